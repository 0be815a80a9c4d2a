declare <8 x float> @llvm.copysign.v8f32(<8 x float>, <8 x float>)
declare <8 x float> @llvm.trunc.v8f32(<8 x float>)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, i32, <8 x i1>, <8 x i32>)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.trunc.f32(float)
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
  %v12 = phi i64 [ 0, %entry ], [ %v223, %end197 ]
  %v13 = phi ptr [ %v4, %entry ], [ %v220, %end197 ]
  %v14 = phi ptr [ %v6, %entry ], [ %v221, %end197 ]
  %v15 = phi ptr [ %v8, %entry ], [ %v222, %end197 ]
  %v16 = icmp slt i64 %v12, %v10
  br i1 %v16, label %body11, label %end11
body11:
  %v17 = and i64 %v2, -32
  br label %head18
head18:
  %v19 = phi i64 [ 0, %body11 ], [ %v49, %body18 ]
  %v20 = phi <8 x i32> [ splat (i32 0), %body11 ], [ %v42, %body18 ]
  %v21 = phi <8 x i32> [ splat (i32 0), %body11 ], [ %v44, %body18 ]
  %v22 = phi <8 x i32> [ splat (i32 0), %body11 ], [ %v46, %body18 ]
  %v23 = phi <8 x i32> [ splat (i32 0), %body11 ], [ %v48, %body18 ]
  %v24 = icmp slt i64 %v19, %v17
  br i1 %v24, label %body18, label %end18
body18:
  %v25 = add i64 %v19, 0
  %v26 = getelementptr [4 x i8], ptr %v13, i64 %v25
  %v27 = load <8 x i32>, ptr %v26, align 4
  %v28 = and <8 x i32> %v27, splat (i32 2147483647)
  %v29 = add i64 %v19, 8
  %v30 = getelementptr [4 x i8], ptr %v13, i64 %v29
  %v31 = load <8 x i32>, ptr %v30, align 4
  %v32 = and <8 x i32> %v31, splat (i32 2147483647)
  %v33 = add i64 %v19, 16
  %v34 = getelementptr [4 x i8], ptr %v13, i64 %v33
  %v35 = load <8 x i32>, ptr %v34, align 4
  %v36 = and <8 x i32> %v35, splat (i32 2147483647)
  %v37 = add i64 %v19, 24
  %v38 = getelementptr [4 x i8], ptr %v13, i64 %v37
  %v39 = load <8 x i32>, ptr %v38, align 4
  %v40 = and <8 x i32> %v39, splat (i32 2147483647)
  %v41 = icmp sgt <8 x i32> %v20, %v28
  %v42 = select <8 x i1> %v41, <8 x i32> %v20, <8 x i32> %v28
  %v43 = icmp sgt <8 x i32> %v21, %v32
  %v44 = select <8 x i1> %v43, <8 x i32> %v21, <8 x i32> %v32
  %v45 = icmp sgt <8 x i32> %v22, %v36
  %v46 = select <8 x i1> %v45, <8 x i32> %v22, <8 x i32> %v36
  %v47 = icmp sgt <8 x i32> %v23, %v40
  %v48 = select <8 x i1> %v47, <8 x i32> %v23, <8 x i32> %v40
  %v49 = add i64 %v19, 32
  br label %head18
end18:
  %v50 = and i64 %v2, -32
  %v51 = icmp sgt <8 x i32> %v20, %v21
  %v52 = select <8 x i1> %v51, <8 x i32> %v20, <8 x i32> %v21
  %v53 = icmp sgt <8 x i32> %v52, %v22
  %v54 = select <8 x i1> %v53, <8 x i32> %v52, <8 x i32> %v22
  %v55 = icmp sgt <8 x i32> %v54, %v23
  %v56 = select <8 x i1> %v55, <8 x i32> %v54, <8 x i32> %v23
  br label %head57
head57:
  %v58 = phi i64 [ %v50, %end18 ], [ %v73, %body57 ]
  %v59 = phi <8 x i32> [ %v56, %end18 ], [ %v72, %body57 ]
  %v60 = icmp slt i64 %v58, %v2
  br i1 %v60, label %body57, label %end57
body57:
  %v61 = sub i64 %v2, %v58
  %v62 = icmp slt i64 %v61, 8
  %v63 = select i1 %v62, i64 %v61, i64 8
  %v64 = trunc i64 %v63 to i32
  %v65 = insertelement <8 x i32> poison, i32 %v64, i32 0
  %v66 = shufflevector <8 x i32> %v65, <8 x i32> poison, <8 x i32> zeroinitializer
  %v67 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v66
  %v68 = getelementptr [4 x i8], ptr %v13, i64 %v58
  %v69 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %v68, i32 4, <8 x i1> %v67, <8 x i32> zeroinitializer)
  %v70 = and <8 x i32> %v69, splat (i32 2147483647)
  %v71 = icmp sgt <8 x i32> %v59, %v70
  %v72 = select <8 x i1> %v71, <8 x i32> %v59, <8 x i32> %v70
  %v73 = add i64 %v58, 8
  br label %head57
end57:
  %v74 = shufflevector <8 x i32> %v59, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v75 = shufflevector <8 x i32> %v59, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v76 = icmp sgt <4 x i32> %v74, %v75
  %v77 = select <4 x i1> %v76, <4 x i32> %v74, <4 x i32> %v75
  %v78 = shufflevector <4 x i32> %v77, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v79 = shufflevector <4 x i32> %v77, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v80 = icmp sgt <2 x i32> %v78, %v79
  %v81 = select <2 x i1> %v80, <2 x i32> %v78, <2 x i32> %v79
  %v82 = extractelement <2 x i32> %v81, i32 0
  %v83 = extractelement <2 x i32> %v81, i32 1
  %v84 = icmp sgt i32 %v82, %v83
  %v85 = select i1 %v84, i32 %v82, i32 %v83
  %v86 = bitcast i32 %v85 to float
  store float %v86, ptr %v15, align 4
  %v87 = fdiv float 0x405FC00000000000, %v86
  %v88 = sub i64 %v2, 0
  %v89 = and i64 %v88, -32
  %v90 = add i64 0, %v89
  br label %head91
head91:
  %v92 = phi i64 [ 0, %end57 ], [ %v170, %body91 ]
  %v93 = icmp slt i64 %v92, %v90
  br i1 %v93, label %body91, label %end91
body91:
  %v94 = add i64 %v92, 0
  %v95 = getelementptr [4 x i8], ptr %v13, i64 %v94
  %v96 = load <8 x float>, ptr %v95, align 4
  %v97 = insertelement <8 x float> poison, float %v87, i32 0
  %v98 = shufflevector <8 x float> %v97, <8 x float> poison, <8 x i32> zeroinitializer
  %v99 = fmul <8 x float> %v96, %v98
  %v100 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v99)
  %v101 = fadd <8 x float> %v99, %v100
  %v102 = call <8 x float> @llvm.trunc.v8f32(<8 x float> %v101)
  %v103 = fcmp ogt <8 x float> %v102, splat (float 0x405FC00000000000)
  %v104 = select <8 x i1> %v103, <8 x float> splat (float 0x405FC00000000000), <8 x float> %v102
  %v105 = fcmp olt <8 x float> %v104, splat (float 0xC05FC00000000000)
  %v106 = select <8 x i1> %v105, <8 x float> splat (float 0xC05FC00000000000), <8 x float> %v104
  %v107 = fcmp oeq <8 x float> %v99, %v99
  %v108 = select <8 x i1> %v107, <8 x float> %v106, <8 x float> splat (float 0x0000000000000000)
  %v109 = fptosi <8 x float> %v108 to <8 x i32>
  %v110 = add <8 x i32> %v109, splat (i32 128)
  %v111 = trunc <8 x i32> %v110 to <8 x i8>
  %v112 = getelementptr [1 x i8], ptr %v14, i64 %v94
  store <8 x i8> %v111, ptr %v112, align 1
  %v113 = add i64 %v92, 8
  %v114 = getelementptr [4 x i8], ptr %v13, i64 %v113
  %v115 = load <8 x float>, ptr %v114, align 4
  %v116 = insertelement <8 x float> poison, float %v87, i32 0
  %v117 = shufflevector <8 x float> %v116, <8 x float> poison, <8 x i32> zeroinitializer
  %v118 = fmul <8 x float> %v115, %v117
  %v119 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v118)
  %v120 = fadd <8 x float> %v118, %v119
  %v121 = call <8 x float> @llvm.trunc.v8f32(<8 x float> %v120)
  %v122 = fcmp ogt <8 x float> %v121, splat (float 0x405FC00000000000)
  %v123 = select <8 x i1> %v122, <8 x float> splat (float 0x405FC00000000000), <8 x float> %v121
  %v124 = fcmp olt <8 x float> %v123, splat (float 0xC05FC00000000000)
  %v125 = select <8 x i1> %v124, <8 x float> splat (float 0xC05FC00000000000), <8 x float> %v123
  %v126 = fcmp oeq <8 x float> %v118, %v118
  %v127 = select <8 x i1> %v126, <8 x float> %v125, <8 x float> splat (float 0x0000000000000000)
  %v128 = fptosi <8 x float> %v127 to <8 x i32>
  %v129 = add <8 x i32> %v128, splat (i32 128)
  %v130 = trunc <8 x i32> %v129 to <8 x i8>
  %v131 = getelementptr [1 x i8], ptr %v14, i64 %v113
  store <8 x i8> %v130, ptr %v131, align 1
  %v132 = add i64 %v92, 16
  %v133 = getelementptr [4 x i8], ptr %v13, i64 %v132
  %v134 = load <8 x float>, ptr %v133, align 4
  %v135 = insertelement <8 x float> poison, float %v87, i32 0
  %v136 = shufflevector <8 x float> %v135, <8 x float> poison, <8 x i32> zeroinitializer
  %v137 = fmul <8 x float> %v134, %v136
  %v138 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v137)
  %v139 = fadd <8 x float> %v137, %v138
  %v140 = call <8 x float> @llvm.trunc.v8f32(<8 x float> %v139)
  %v141 = fcmp ogt <8 x float> %v140, splat (float 0x405FC00000000000)
  %v142 = select <8 x i1> %v141, <8 x float> splat (float 0x405FC00000000000), <8 x float> %v140
  %v143 = fcmp olt <8 x float> %v142, splat (float 0xC05FC00000000000)
  %v144 = select <8 x i1> %v143, <8 x float> splat (float 0xC05FC00000000000), <8 x float> %v142
  %v145 = fcmp oeq <8 x float> %v137, %v137
  %v146 = select <8 x i1> %v145, <8 x float> %v144, <8 x float> splat (float 0x0000000000000000)
  %v147 = fptosi <8 x float> %v146 to <8 x i32>
  %v148 = add <8 x i32> %v147, splat (i32 128)
  %v149 = trunc <8 x i32> %v148 to <8 x i8>
  %v150 = getelementptr [1 x i8], ptr %v14, i64 %v132
  store <8 x i8> %v149, ptr %v150, align 1
  %v151 = add i64 %v92, 24
  %v152 = getelementptr [4 x i8], ptr %v13, i64 %v151
  %v153 = load <8 x float>, ptr %v152, align 4
  %v154 = insertelement <8 x float> poison, float %v87, i32 0
  %v155 = shufflevector <8 x float> %v154, <8 x float> poison, <8 x i32> zeroinitializer
  %v156 = fmul <8 x float> %v153, %v155
  %v157 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v156)
  %v158 = fadd <8 x float> %v156, %v157
  %v159 = call <8 x float> @llvm.trunc.v8f32(<8 x float> %v158)
  %v160 = fcmp ogt <8 x float> %v159, splat (float 0x405FC00000000000)
  %v161 = select <8 x i1> %v160, <8 x float> splat (float 0x405FC00000000000), <8 x float> %v159
  %v162 = fcmp olt <8 x float> %v161, splat (float 0xC05FC00000000000)
  %v163 = select <8 x i1> %v162, <8 x float> splat (float 0xC05FC00000000000), <8 x float> %v161
  %v164 = fcmp oeq <8 x float> %v156, %v156
  %v165 = select <8 x i1> %v164, <8 x float> %v163, <8 x float> splat (float 0x0000000000000000)
  %v166 = fptosi <8 x float> %v165 to <8 x i32>
  %v167 = add <8 x i32> %v166, splat (i32 128)
  %v168 = trunc <8 x i32> %v167 to <8 x i8>
  %v169 = getelementptr [1 x i8], ptr %v14, i64 %v151
  store <8 x i8> %v168, ptr %v169, align 1
  %v170 = add i64 %v92, 32
  br label %head91
end91:
  %v171 = sub i64 %v2, %v90
  %v172 = and i64 %v171, -8
  %v173 = add i64 %v90, %v172
  br label %head174
head174:
  %v175 = phi i64 [ %v90, %end91 ], [ %v196, %body174 ]
  %v176 = icmp slt i64 %v175, %v173
  br i1 %v176, label %body174, label %end174
body174:
  %v177 = add i64 %v175, 0
  %v178 = getelementptr [4 x i8], ptr %v13, i64 %v177
  %v179 = load <8 x float>, ptr %v178, align 4
  %v180 = insertelement <8 x float> poison, float %v87, i32 0
  %v181 = shufflevector <8 x float> %v180, <8 x float> poison, <8 x i32> zeroinitializer
  %v182 = fmul <8 x float> %v179, %v181
  %v183 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v182)
  %v184 = fadd <8 x float> %v182, %v183
  %v185 = call <8 x float> @llvm.trunc.v8f32(<8 x float> %v184)
  %v186 = fcmp ogt <8 x float> %v185, splat (float 0x405FC00000000000)
  %v187 = select <8 x i1> %v186, <8 x float> splat (float 0x405FC00000000000), <8 x float> %v185
  %v188 = fcmp olt <8 x float> %v187, splat (float 0xC05FC00000000000)
  %v189 = select <8 x i1> %v188, <8 x float> splat (float 0xC05FC00000000000), <8 x float> %v187
  %v190 = fcmp oeq <8 x float> %v182, %v182
  %v191 = select <8 x i1> %v190, <8 x float> %v189, <8 x float> splat (float 0x0000000000000000)
  %v192 = fptosi <8 x float> %v191 to <8 x i32>
  %v193 = add <8 x i32> %v192, splat (i32 128)
  %v194 = trunc <8 x i32> %v193 to <8 x i8>
  %v195 = getelementptr [1 x i8], ptr %v14, i64 %v177
  store <8 x i8> %v194, ptr %v195, align 1
  %v196 = add i64 %v175, 8
  br label %head174
end174:
  br label %head197
head197:
  %v198 = phi i64 [ %v173, %end174 ], [ %v216, %body197 ]
  %v199 = icmp slt i64 %v198, %v2
  br i1 %v199, label %body197, label %end197
body197:
  %v200 = getelementptr [4 x i8], ptr %v13, i64 %v198
  %v201 = load float, ptr %v200, align 4
  %v202 = fmul float %v201, %v87
  %v203 = call float @llvm.copysign.f32(float 0x3FE0000000000000, float %v202)
  %v204 = fadd float %v202, %v203
  %v205 = call float @llvm.trunc.f32(float %v204)
  %v206 = fcmp ogt float %v205, 0x405FC00000000000
  %v207 = select i1 %v206, float 0x405FC00000000000, float %v205
  %v208 = fcmp olt float %v207, 0xC05FC00000000000
  %v209 = select i1 %v208, float 0xC05FC00000000000, float %v207
  %v210 = fcmp oeq float %v202, %v202
  %v211 = select i1 %v210, float %v209, float 0x0000000000000000
  %v212 = fptosi float %v211 to i32
  %v213 = add i32 %v212, 128
  %v214 = trunc i32 %v213 to i8
  %v215 = getelementptr [1 x i8], ptr %v14, i64 %v198
  store i8 %v214, ptr %v215, align 1
  %v216 = add i64 %v198, 1
  br label %head197
end197:
  %v217 = mul i64 %v2, 4
  %v218 = getelementptr i8, ptr %arguments, i64 40
  %v219 = load i64, ptr %v218, align 8
  %v220 = getelementptr [1 x i8], ptr %v13, i64 %v217
  %v221 = getelementptr [1 x i8], ptr %v14, i64 %v219
  %v222 = getelementptr [1 x i8], ptr %v15, i64 4
  %v223 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
