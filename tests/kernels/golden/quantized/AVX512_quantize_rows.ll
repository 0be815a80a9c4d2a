declare <16 x float> @llvm.copysign.v16f32(<16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.trunc.v16f32(<16 x float>)
declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr, i32, <16 x i1>, <16 x i32>)
declare void @llvm.masked.store.v16i8.p0(<16 x i8>, ptr, i32, <16 x i1>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 32
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 0
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 8
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 16
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 24
  %v10 = load i64, ptr %v9, align 8
  br label %head11
head11:
  %v12 = phi i64 [ 0, %entry ], [ %v234, %after202 ]
  %v13 = phi ptr [ %v4, %entry ], [ %v231, %after202 ]
  %v14 = phi ptr [ %v6, %entry ], [ %v232, %after202 ]
  %v15 = phi ptr [ %v8, %entry ], [ %v233, %after202 ]
  %v16 = icmp slt i64 %v12, %v10
  br i1 %v16, label %body11, label %end11
body11:
  %v17 = and i64 %v2, -64
  br label %head18
head18:
  %v19 = phi i64 [ 0, %body11 ], [ %v49, %body18 ]
  %v20 = phi <16 x i32> [ splat (i32 0), %body11 ], [ %v42, %body18 ]
  %v21 = phi <16 x i32> [ splat (i32 0), %body11 ], [ %v44, %body18 ]
  %v22 = phi <16 x i32> [ splat (i32 0), %body11 ], [ %v46, %body18 ]
  %v23 = phi <16 x i32> [ splat (i32 0), %body11 ], [ %v48, %body18 ]
  %v24 = icmp slt i64 %v19, %v17
  br i1 %v24, label %body18, label %end18
body18:
  %v25 = add i64 %v19, 0
  %v26 = getelementptr [4 x i8], ptr %v13, i64 %v25
  %v27 = load <16 x i32>, ptr %v26, align 4
  %v28 = and <16 x i32> %v27, splat (i32 2147483647)
  %v29 = add i64 %v19, 16
  %v30 = getelementptr [4 x i8], ptr %v13, i64 %v29
  %v31 = load <16 x i32>, ptr %v30, align 4
  %v32 = and <16 x i32> %v31, splat (i32 2147483647)
  %v33 = add i64 %v19, 32
  %v34 = getelementptr [4 x i8], ptr %v13, i64 %v33
  %v35 = load <16 x i32>, ptr %v34, align 4
  %v36 = and <16 x i32> %v35, splat (i32 2147483647)
  %v37 = add i64 %v19, 48
  %v38 = getelementptr [4 x i8], ptr %v13, i64 %v37
  %v39 = load <16 x i32>, ptr %v38, align 4
  %v40 = and <16 x i32> %v39, splat (i32 2147483647)
  %v41 = icmp sgt <16 x i32> %v20, %v28
  %v42 = select <16 x i1> %v41, <16 x i32> %v20, <16 x i32> %v28
  %v43 = icmp sgt <16 x i32> %v21, %v32
  %v44 = select <16 x i1> %v43, <16 x i32> %v21, <16 x i32> %v32
  %v45 = icmp sgt <16 x i32> %v22, %v36
  %v46 = select <16 x i1> %v45, <16 x i32> %v22, <16 x i32> %v36
  %v47 = icmp sgt <16 x i32> %v23, %v40
  %v48 = select <16 x i1> %v47, <16 x i32> %v23, <16 x i32> %v40
  %v49 = add i64 %v19, 64
  br label %head18
end18:
  %v50 = and i64 %v2, -64
  %v51 = icmp sgt <16 x i32> %v20, %v21
  %v52 = select <16 x i1> %v51, <16 x i32> %v20, <16 x i32> %v21
  %v53 = icmp sgt <16 x i32> %v52, %v22
  %v54 = select <16 x i1> %v53, <16 x i32> %v52, <16 x i32> %v22
  %v55 = icmp sgt <16 x i32> %v54, %v23
  %v56 = select <16 x i1> %v55, <16 x i32> %v54, <16 x i32> %v23
  br label %head57
head57:
  %v58 = phi i64 [ %v50, %end18 ], [ %v73, %body57 ]
  %v59 = phi <16 x i32> [ %v56, %end18 ], [ %v72, %body57 ]
  %v60 = icmp slt i64 %v58, %v2
  br i1 %v60, label %body57, label %end57
body57:
  %v61 = sub i64 %v2, %v58
  %v62 = icmp slt i64 %v61, 16
  %v63 = select i1 %v62, i64 %v61, i64 16
  %v64 = trunc i64 %v63 to i32
  %v65 = insertelement <16 x i32> poison, i32 %v64, i32 0
  %v66 = shufflevector <16 x i32> %v65, <16 x i32> poison, <16 x i32> zeroinitializer
  %v67 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v66
  %v68 = getelementptr [4 x i8], ptr %v13, i64 %v58
  %v69 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v68, i32 4, <16 x i1> %v67, <16 x i32> zeroinitializer)
  %v70 = and <16 x i32> %v69, splat (i32 2147483647)
  %v71 = icmp sgt <16 x i32> %v59, %v70
  %v72 = select <16 x i1> %v71, <16 x i32> %v59, <16 x i32> %v70
  %v73 = add i64 %v58, 16
  br label %head57
end57:
  %v74 = shufflevector <16 x i32> %v59, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v75 = shufflevector <16 x i32> %v59, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v76 = icmp sgt <8 x i32> %v74, %v75
  %v77 = select <8 x i1> %v76, <8 x i32> %v74, <8 x i32> %v75
  %v78 = shufflevector <8 x i32> %v77, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v79 = shufflevector <8 x i32> %v77, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v80 = icmp sgt <4 x i32> %v78, %v79
  %v81 = select <4 x i1> %v80, <4 x i32> %v78, <4 x i32> %v79
  %v82 = shufflevector <4 x i32> %v81, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v83 = shufflevector <4 x i32> %v81, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v84 = icmp sgt <2 x i32> %v82, %v83
  %v85 = select <2 x i1> %v84, <2 x i32> %v82, <2 x i32> %v83
  %v86 = extractelement <2 x i32> %v85, i32 0
  %v87 = extractelement <2 x i32> %v85, i32 1
  %v88 = icmp sgt i32 %v86, %v87
  %v89 = select i1 %v88, i32 %v86, i32 %v87
  %v90 = bitcast i32 %v89 to float
  store float %v90, ptr %v15, align 4
  %v91 = fdiv float 0x405FC00000000000, %v90
  %v92 = sub i64 %v2, 0
  %v93 = and i64 %v92, -64
  %v94 = add i64 0, %v93
  br label %head95
head95:
  %v96 = phi i64 [ 0, %end57 ], [ %v174, %body95 ]
  %v97 = icmp slt i64 %v96, %v94
  br i1 %v97, label %body95, label %end95
body95:
  %v98 = add i64 %v96, 0
  %v99 = getelementptr [4 x i8], ptr %v13, i64 %v98
  %v100 = load <16 x float>, ptr %v99, align 4
  %v101 = insertelement <16 x float> poison, float %v91, i32 0
  %v102 = shufflevector <16 x float> %v101, <16 x float> poison, <16 x i32> zeroinitializer
  %v103 = fmul <16 x float> %v100, %v102
  %v104 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v103)
  %v105 = fadd <16 x float> %v103, %v104
  %v106 = call <16 x float> @llvm.trunc.v16f32(<16 x float> %v105)
  %v107 = fcmp ogt <16 x float> %v106, splat (float 0x405FC00000000000)
  %v108 = select <16 x i1> %v107, <16 x float> splat (float 0x405FC00000000000), <16 x float> %v106
  %v109 = fcmp olt <16 x float> %v108, splat (float 0xC05FC00000000000)
  %v110 = select <16 x i1> %v109, <16 x float> splat (float 0xC05FC00000000000), <16 x float> %v108
  %v111 = fcmp oeq <16 x float> %v103, %v103
  %v112 = select <16 x i1> %v111, <16 x float> %v110, <16 x float> splat (float 0x0000000000000000)
  %v113 = fptosi <16 x float> %v112 to <16 x i32>
  %v114 = add <16 x i32> %v113, splat (i32 128)
  %v115 = trunc <16 x i32> %v114 to <16 x i8>
  %v116 = getelementptr [1 x i8], ptr %v14, i64 %v98
  store <16 x i8> %v115, ptr %v116, align 1
  %v117 = add i64 %v96, 16
  %v118 = getelementptr [4 x i8], ptr %v13, i64 %v117
  %v119 = load <16 x float>, ptr %v118, align 4
  %v120 = insertelement <16 x float> poison, float %v91, i32 0
  %v121 = shufflevector <16 x float> %v120, <16 x float> poison, <16 x i32> zeroinitializer
  %v122 = fmul <16 x float> %v119, %v121
  %v123 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v122)
  %v124 = fadd <16 x float> %v122, %v123
  %v125 = call <16 x float> @llvm.trunc.v16f32(<16 x float> %v124)
  %v126 = fcmp ogt <16 x float> %v125, splat (float 0x405FC00000000000)
  %v127 = select <16 x i1> %v126, <16 x float> splat (float 0x405FC00000000000), <16 x float> %v125
  %v128 = fcmp olt <16 x float> %v127, splat (float 0xC05FC00000000000)
  %v129 = select <16 x i1> %v128, <16 x float> splat (float 0xC05FC00000000000), <16 x float> %v127
  %v130 = fcmp oeq <16 x float> %v122, %v122
  %v131 = select <16 x i1> %v130, <16 x float> %v129, <16 x float> splat (float 0x0000000000000000)
  %v132 = fptosi <16 x float> %v131 to <16 x i32>
  %v133 = add <16 x i32> %v132, splat (i32 128)
  %v134 = trunc <16 x i32> %v133 to <16 x i8>
  %v135 = getelementptr [1 x i8], ptr %v14, i64 %v117
  store <16 x i8> %v134, ptr %v135, align 1
  %v136 = add i64 %v96, 32
  %v137 = getelementptr [4 x i8], ptr %v13, i64 %v136
  %v138 = load <16 x float>, ptr %v137, align 4
  %v139 = insertelement <16 x float> poison, float %v91, i32 0
  %v140 = shufflevector <16 x float> %v139, <16 x float> poison, <16 x i32> zeroinitializer
  %v141 = fmul <16 x float> %v138, %v140
  %v142 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v141)
  %v143 = fadd <16 x float> %v141, %v142
  %v144 = call <16 x float> @llvm.trunc.v16f32(<16 x float> %v143)
  %v145 = fcmp ogt <16 x float> %v144, splat (float 0x405FC00000000000)
  %v146 = select <16 x i1> %v145, <16 x float> splat (float 0x405FC00000000000), <16 x float> %v144
  %v147 = fcmp olt <16 x float> %v146, splat (float 0xC05FC00000000000)
  %v148 = select <16 x i1> %v147, <16 x float> splat (float 0xC05FC00000000000), <16 x float> %v146
  %v149 = fcmp oeq <16 x float> %v141, %v141
  %v150 = select <16 x i1> %v149, <16 x float> %v148, <16 x float> splat (float 0x0000000000000000)
  %v151 = fptosi <16 x float> %v150 to <16 x i32>
  %v152 = add <16 x i32> %v151, splat (i32 128)
  %v153 = trunc <16 x i32> %v152 to <16 x i8>
  %v154 = getelementptr [1 x i8], ptr %v14, i64 %v136
  store <16 x i8> %v153, ptr %v154, align 1
  %v155 = add i64 %v96, 48
  %v156 = getelementptr [4 x i8], ptr %v13, i64 %v155
  %v157 = load <16 x float>, ptr %v156, align 4
  %v158 = insertelement <16 x float> poison, float %v91, i32 0
  %v159 = shufflevector <16 x float> %v158, <16 x float> poison, <16 x i32> zeroinitializer
  %v160 = fmul <16 x float> %v157, %v159
  %v161 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v160)
  %v162 = fadd <16 x float> %v160, %v161
  %v163 = call <16 x float> @llvm.trunc.v16f32(<16 x float> %v162)
  %v164 = fcmp ogt <16 x float> %v163, splat (float 0x405FC00000000000)
  %v165 = select <16 x i1> %v164, <16 x float> splat (float 0x405FC00000000000), <16 x float> %v163
  %v166 = fcmp olt <16 x float> %v165, splat (float 0xC05FC00000000000)
  %v167 = select <16 x i1> %v166, <16 x float> splat (float 0xC05FC00000000000), <16 x float> %v165
  %v168 = fcmp oeq <16 x float> %v160, %v160
  %v169 = select <16 x i1> %v168, <16 x float> %v167, <16 x float> splat (float 0x0000000000000000)
  %v170 = fptosi <16 x float> %v169 to <16 x i32>
  %v171 = add <16 x i32> %v170, splat (i32 128)
  %v172 = trunc <16 x i32> %v171 to <16 x i8>
  %v173 = getelementptr [1 x i8], ptr %v14, i64 %v155
  store <16 x i8> %v172, ptr %v173, align 1
  %v174 = add i64 %v96, 64
  br label %head95
end95:
  %v175 = sub i64 %v2, %v94
  %v176 = and i64 %v175, -16
  %v177 = add i64 %v94, %v176
  br label %head178
head178:
  %v179 = phi i64 [ %v94, %end95 ], [ %v200, %body178 ]
  %v180 = icmp slt i64 %v179, %v177
  br i1 %v180, label %body178, label %end178
body178:
  %v181 = add i64 %v179, 0
  %v182 = getelementptr [4 x i8], ptr %v13, i64 %v181
  %v183 = load <16 x float>, ptr %v182, align 4
  %v184 = insertelement <16 x float> poison, float %v91, i32 0
  %v185 = shufflevector <16 x float> %v184, <16 x float> poison, <16 x i32> zeroinitializer
  %v186 = fmul <16 x float> %v183, %v185
  %v187 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v186)
  %v188 = fadd <16 x float> %v186, %v187
  %v189 = call <16 x float> @llvm.trunc.v16f32(<16 x float> %v188)
  %v190 = fcmp ogt <16 x float> %v189, splat (float 0x405FC00000000000)
  %v191 = select <16 x i1> %v190, <16 x float> splat (float 0x405FC00000000000), <16 x float> %v189
  %v192 = fcmp olt <16 x float> %v191, splat (float 0xC05FC00000000000)
  %v193 = select <16 x i1> %v192, <16 x float> splat (float 0xC05FC00000000000), <16 x float> %v191
  %v194 = fcmp oeq <16 x float> %v186, %v186
  %v195 = select <16 x i1> %v194, <16 x float> %v193, <16 x float> splat (float 0x0000000000000000)
  %v196 = fptosi <16 x float> %v195 to <16 x i32>
  %v197 = add <16 x i32> %v196, splat (i32 128)
  %v198 = trunc <16 x i32> %v197 to <16 x i8>
  %v199 = getelementptr [1 x i8], ptr %v14, i64 %v181
  store <16 x i8> %v198, ptr %v199, align 1
  %v200 = add i64 %v179, 16
  br label %head178
end178:
  %v201 = icmp slt i64 %v177, %v2
  br i1 %v201, label %then202, label %after202
then202:
  %v203 = sub i64 %v2, %v177
  %v204 = icmp slt i64 %v203, 16
  %v205 = select i1 %v204, i64 %v203, i64 16
  %v206 = trunc i64 %v205 to i32
  %v207 = insertelement <16 x i32> poison, i32 %v206, i32 0
  %v208 = shufflevector <16 x i32> %v207, <16 x i32> poison, <16 x i32> zeroinitializer
  %v209 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v208
  %v210 = getelementptr [4 x i8], ptr %v13, i64 %v177
  %v211 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v210, i32 4, <16 x i1> %v209, <16 x float> zeroinitializer)
  %v212 = insertelement <16 x float> poison, float %v91, i32 0
  %v213 = shufflevector <16 x float> %v212, <16 x float> poison, <16 x i32> zeroinitializer
  %v214 = fmul <16 x float> %v211, %v213
  %v215 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v214)
  %v216 = fadd <16 x float> %v214, %v215
  %v217 = call <16 x float> @llvm.trunc.v16f32(<16 x float> %v216)
  %v218 = fcmp ogt <16 x float> %v217, splat (float 0x405FC00000000000)
  %v219 = select <16 x i1> %v218, <16 x float> splat (float 0x405FC00000000000), <16 x float> %v217
  %v220 = fcmp olt <16 x float> %v219, splat (float 0xC05FC00000000000)
  %v221 = select <16 x i1> %v220, <16 x float> splat (float 0xC05FC00000000000), <16 x float> %v219
  %v222 = fcmp oeq <16 x float> %v214, %v214
  %v223 = select <16 x i1> %v222, <16 x float> %v221, <16 x float> splat (float 0x0000000000000000)
  %v224 = fptosi <16 x float> %v223 to <16 x i32>
  %v225 = add <16 x i32> %v224, splat (i32 128)
  %v226 = trunc <16 x i32> %v225 to <16 x i8>
  %v227 = getelementptr [1 x i8], ptr %v14, i64 %v177
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v226, ptr %v227, i32 1, <16 x i1> %v209)
  br label %after202
after202:
  %v228 = mul i64 %v2, 4
  %v229 = getelementptr i8, ptr %arguments, i64 40
  %v230 = load i64, ptr %v229, align 8
  %v231 = getelementptr [1 x i8], ptr %v13, i64 %v228
  %v232 = getelementptr [1 x i8], ptr %v14, i64 %v230
  %v233 = getelementptr [1 x i8], ptr %v15, i64 4
  %v234 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
