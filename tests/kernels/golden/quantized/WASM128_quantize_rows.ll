declare <4 x float> @llvm.copysign.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.trunc.v4f32(<4 x float>)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
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
  %v12 = phi i64 [ 0, %entry ], [ %v219, %end193 ]
  %v13 = phi ptr [ %v4, %entry ], [ %v216, %end193 ]
  %v14 = phi ptr [ %v6, %entry ], [ %v217, %end193 ]
  %v15 = phi ptr [ %v8, %entry ], [ %v218, %end193 ]
  %v16 = icmp slt i64 %v12, %v10
  br i1 %v16, label %body11, label %end11
body11:
  %v17 = and i64 %v2, -16
  br label %head18
head18:
  %v19 = phi i64 [ 0, %body11 ], [ %v49, %body18 ]
  %v20 = phi <4 x i32> [ splat (i32 0), %body11 ], [ %v42, %body18 ]
  %v21 = phi <4 x i32> [ splat (i32 0), %body11 ], [ %v44, %body18 ]
  %v22 = phi <4 x i32> [ splat (i32 0), %body11 ], [ %v46, %body18 ]
  %v23 = phi <4 x i32> [ splat (i32 0), %body11 ], [ %v48, %body18 ]
  %v24 = icmp slt i64 %v19, %v17
  br i1 %v24, label %body18, label %end18
body18:
  %v25 = add i64 %v19, 0
  %v26 = getelementptr [4 x i8], ptr %v13, i64 %v25
  %v27 = load <4 x i32>, ptr %v26, align 4
  %v28 = and <4 x i32> %v27, splat (i32 2147483647)
  %v29 = add i64 %v19, 4
  %v30 = getelementptr [4 x i8], ptr %v13, i64 %v29
  %v31 = load <4 x i32>, ptr %v30, align 4
  %v32 = and <4 x i32> %v31, splat (i32 2147483647)
  %v33 = add i64 %v19, 8
  %v34 = getelementptr [4 x i8], ptr %v13, i64 %v33
  %v35 = load <4 x i32>, ptr %v34, align 4
  %v36 = and <4 x i32> %v35, splat (i32 2147483647)
  %v37 = add i64 %v19, 12
  %v38 = getelementptr [4 x i8], ptr %v13, i64 %v37
  %v39 = load <4 x i32>, ptr %v38, align 4
  %v40 = and <4 x i32> %v39, splat (i32 2147483647)
  %v41 = icmp sgt <4 x i32> %v20, %v28
  %v42 = select <4 x i1> %v41, <4 x i32> %v20, <4 x i32> %v28
  %v43 = icmp sgt <4 x i32> %v21, %v32
  %v44 = select <4 x i1> %v43, <4 x i32> %v21, <4 x i32> %v32
  %v45 = icmp sgt <4 x i32> %v22, %v36
  %v46 = select <4 x i1> %v45, <4 x i32> %v22, <4 x i32> %v36
  %v47 = icmp sgt <4 x i32> %v23, %v40
  %v48 = select <4 x i1> %v47, <4 x i32> %v23, <4 x i32> %v40
  %v49 = add i64 %v19, 16
  br label %head18
end18:
  %v50 = and i64 %v2, -16
  %v51 = icmp sgt <4 x i32> %v20, %v21
  %v52 = select <4 x i1> %v51, <4 x i32> %v20, <4 x i32> %v21
  %v53 = icmp sgt <4 x i32> %v52, %v22
  %v54 = select <4 x i1> %v53, <4 x i32> %v52, <4 x i32> %v22
  %v55 = icmp sgt <4 x i32> %v54, %v23
  %v56 = select <4 x i1> %v55, <4 x i32> %v54, <4 x i32> %v23
  br label %head57
head57:
  %v58 = phi i64 [ %v50, %end18 ], [ %v73, %body57 ]
  %v59 = phi <4 x i32> [ %v56, %end18 ], [ %v72, %body57 ]
  %v60 = icmp slt i64 %v58, %v2
  br i1 %v60, label %body57, label %end57
body57:
  %v61 = sub i64 %v2, %v58
  %v62 = icmp slt i64 %v61, 4
  %v63 = select i1 %v62, i64 %v61, i64 4
  %v64 = trunc i64 %v63 to i32
  %v65 = insertelement <4 x i32> poison, i32 %v64, i32 0
  %v66 = shufflevector <4 x i32> %v65, <4 x i32> poison, <4 x i32> zeroinitializer
  %v67 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v66
  %v68 = getelementptr [4 x i8], ptr %v13, i64 %v58
  %v69 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %v68, i32 4, <4 x i1> %v67, <4 x i32> zeroinitializer)
  %v70 = and <4 x i32> %v69, splat (i32 2147483647)
  %v71 = icmp sgt <4 x i32> %v59, %v70
  %v72 = select <4 x i1> %v71, <4 x i32> %v59, <4 x i32> %v70
  %v73 = add i64 %v58, 4
  br label %head57
end57:
  %v74 = shufflevector <4 x i32> %v59, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v75 = shufflevector <4 x i32> %v59, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v76 = icmp sgt <2 x i32> %v74, %v75
  %v77 = select <2 x i1> %v76, <2 x i32> %v74, <2 x i32> %v75
  %v78 = extractelement <2 x i32> %v77, i32 0
  %v79 = extractelement <2 x i32> %v77, i32 1
  %v80 = icmp sgt i32 %v78, %v79
  %v81 = select i1 %v80, i32 %v78, i32 %v79
  %v82 = bitcast i32 %v81 to float
  store float %v82, ptr %v15, align 4
  %v83 = fdiv float 0x405FC00000000000, %v82
  %v84 = sub i64 %v2, 0
  %v85 = and i64 %v84, -16
  %v86 = add i64 0, %v85
  br label %head87
head87:
  %v88 = phi i64 [ 0, %end57 ], [ %v166, %body87 ]
  %v89 = icmp slt i64 %v88, %v86
  br i1 %v89, label %body87, label %end87
body87:
  %v90 = add i64 %v88, 0
  %v91 = getelementptr [4 x i8], ptr %v13, i64 %v90
  %v92 = load <4 x float>, ptr %v91, align 4
  %v93 = insertelement <4 x float> poison, float %v83, i32 0
  %v94 = shufflevector <4 x float> %v93, <4 x float> poison, <4 x i32> zeroinitializer
  %v95 = fmul <4 x float> %v92, %v94
  %v96 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v95)
  %v97 = fadd <4 x float> %v95, %v96
  %v98 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %v97)
  %v99 = fcmp ogt <4 x float> %v98, splat (float 0x405FC00000000000)
  %v100 = select <4 x i1> %v99, <4 x float> splat (float 0x405FC00000000000), <4 x float> %v98
  %v101 = fcmp olt <4 x float> %v100, splat (float 0xC05FC00000000000)
  %v102 = select <4 x i1> %v101, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %v100
  %v103 = fcmp oeq <4 x float> %v95, %v95
  %v104 = select <4 x i1> %v103, <4 x float> %v102, <4 x float> splat (float 0x0000000000000000)
  %v105 = fptosi <4 x float> %v104 to <4 x i32>
  %v106 = add <4 x i32> %v105, splat (i32 128)
  %v107 = trunc <4 x i32> %v106 to <4 x i8>
  %v108 = getelementptr [1 x i8], ptr %v14, i64 %v90
  store <4 x i8> %v107, ptr %v108, align 1
  %v109 = add i64 %v88, 4
  %v110 = getelementptr [4 x i8], ptr %v13, i64 %v109
  %v111 = load <4 x float>, ptr %v110, align 4
  %v112 = insertelement <4 x float> poison, float %v83, i32 0
  %v113 = shufflevector <4 x float> %v112, <4 x float> poison, <4 x i32> zeroinitializer
  %v114 = fmul <4 x float> %v111, %v113
  %v115 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v114)
  %v116 = fadd <4 x float> %v114, %v115
  %v117 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %v116)
  %v118 = fcmp ogt <4 x float> %v117, splat (float 0x405FC00000000000)
  %v119 = select <4 x i1> %v118, <4 x float> splat (float 0x405FC00000000000), <4 x float> %v117
  %v120 = fcmp olt <4 x float> %v119, splat (float 0xC05FC00000000000)
  %v121 = select <4 x i1> %v120, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %v119
  %v122 = fcmp oeq <4 x float> %v114, %v114
  %v123 = select <4 x i1> %v122, <4 x float> %v121, <4 x float> splat (float 0x0000000000000000)
  %v124 = fptosi <4 x float> %v123 to <4 x i32>
  %v125 = add <4 x i32> %v124, splat (i32 128)
  %v126 = trunc <4 x i32> %v125 to <4 x i8>
  %v127 = getelementptr [1 x i8], ptr %v14, i64 %v109
  store <4 x i8> %v126, ptr %v127, align 1
  %v128 = add i64 %v88, 8
  %v129 = getelementptr [4 x i8], ptr %v13, i64 %v128
  %v130 = load <4 x float>, ptr %v129, align 4
  %v131 = insertelement <4 x float> poison, float %v83, i32 0
  %v132 = shufflevector <4 x float> %v131, <4 x float> poison, <4 x i32> zeroinitializer
  %v133 = fmul <4 x float> %v130, %v132
  %v134 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v133)
  %v135 = fadd <4 x float> %v133, %v134
  %v136 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %v135)
  %v137 = fcmp ogt <4 x float> %v136, splat (float 0x405FC00000000000)
  %v138 = select <4 x i1> %v137, <4 x float> splat (float 0x405FC00000000000), <4 x float> %v136
  %v139 = fcmp olt <4 x float> %v138, splat (float 0xC05FC00000000000)
  %v140 = select <4 x i1> %v139, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %v138
  %v141 = fcmp oeq <4 x float> %v133, %v133
  %v142 = select <4 x i1> %v141, <4 x float> %v140, <4 x float> splat (float 0x0000000000000000)
  %v143 = fptosi <4 x float> %v142 to <4 x i32>
  %v144 = add <4 x i32> %v143, splat (i32 128)
  %v145 = trunc <4 x i32> %v144 to <4 x i8>
  %v146 = getelementptr [1 x i8], ptr %v14, i64 %v128
  store <4 x i8> %v145, ptr %v146, align 1
  %v147 = add i64 %v88, 12
  %v148 = getelementptr [4 x i8], ptr %v13, i64 %v147
  %v149 = load <4 x float>, ptr %v148, align 4
  %v150 = insertelement <4 x float> poison, float %v83, i32 0
  %v151 = shufflevector <4 x float> %v150, <4 x float> poison, <4 x i32> zeroinitializer
  %v152 = fmul <4 x float> %v149, %v151
  %v153 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v152)
  %v154 = fadd <4 x float> %v152, %v153
  %v155 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %v154)
  %v156 = fcmp ogt <4 x float> %v155, splat (float 0x405FC00000000000)
  %v157 = select <4 x i1> %v156, <4 x float> splat (float 0x405FC00000000000), <4 x float> %v155
  %v158 = fcmp olt <4 x float> %v157, splat (float 0xC05FC00000000000)
  %v159 = select <4 x i1> %v158, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %v157
  %v160 = fcmp oeq <4 x float> %v152, %v152
  %v161 = select <4 x i1> %v160, <4 x float> %v159, <4 x float> splat (float 0x0000000000000000)
  %v162 = fptosi <4 x float> %v161 to <4 x i32>
  %v163 = add <4 x i32> %v162, splat (i32 128)
  %v164 = trunc <4 x i32> %v163 to <4 x i8>
  %v165 = getelementptr [1 x i8], ptr %v14, i64 %v147
  store <4 x i8> %v164, ptr %v165, align 1
  %v166 = add i64 %v88, 16
  br label %head87
end87:
  %v167 = sub i64 %v2, %v86
  %v168 = and i64 %v167, -4
  %v169 = add i64 %v86, %v168
  br label %head170
head170:
  %v171 = phi i64 [ %v86, %end87 ], [ %v192, %body170 ]
  %v172 = icmp slt i64 %v171, %v169
  br i1 %v172, label %body170, label %end170
body170:
  %v173 = add i64 %v171, 0
  %v174 = getelementptr [4 x i8], ptr %v13, i64 %v173
  %v175 = load <4 x float>, ptr %v174, align 4
  %v176 = insertelement <4 x float> poison, float %v83, i32 0
  %v177 = shufflevector <4 x float> %v176, <4 x float> poison, <4 x i32> zeroinitializer
  %v178 = fmul <4 x float> %v175, %v177
  %v179 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v178)
  %v180 = fadd <4 x float> %v178, %v179
  %v181 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %v180)
  %v182 = fcmp ogt <4 x float> %v181, splat (float 0x405FC00000000000)
  %v183 = select <4 x i1> %v182, <4 x float> splat (float 0x405FC00000000000), <4 x float> %v181
  %v184 = fcmp olt <4 x float> %v183, splat (float 0xC05FC00000000000)
  %v185 = select <4 x i1> %v184, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %v183
  %v186 = fcmp oeq <4 x float> %v178, %v178
  %v187 = select <4 x i1> %v186, <4 x float> %v185, <4 x float> splat (float 0x0000000000000000)
  %v188 = fptosi <4 x float> %v187 to <4 x i32>
  %v189 = add <4 x i32> %v188, splat (i32 128)
  %v190 = trunc <4 x i32> %v189 to <4 x i8>
  %v191 = getelementptr [1 x i8], ptr %v14, i64 %v173
  store <4 x i8> %v190, ptr %v191, align 1
  %v192 = add i64 %v171, 4
  br label %head170
end170:
  br label %head193
head193:
  %v194 = phi i64 [ %v169, %end170 ], [ %v212, %body193 ]
  %v195 = icmp slt i64 %v194, %v2
  br i1 %v195, label %body193, label %end193
body193:
  %v196 = getelementptr [4 x i8], ptr %v13, i64 %v194
  %v197 = load float, ptr %v196, align 4
  %v198 = fmul float %v197, %v83
  %v199 = call float @llvm.copysign.f32(float 0x3FE0000000000000, float %v198)
  %v200 = fadd float %v198, %v199
  %v201 = call float @llvm.trunc.f32(float %v200)
  %v202 = fcmp ogt float %v201, 0x405FC00000000000
  %v203 = select i1 %v202, float 0x405FC00000000000, float %v201
  %v204 = fcmp olt float %v203, 0xC05FC00000000000
  %v205 = select i1 %v204, float 0xC05FC00000000000, float %v203
  %v206 = fcmp oeq float %v198, %v198
  %v207 = select i1 %v206, float %v205, float 0x0000000000000000
  %v208 = fptosi float %v207 to i32
  %v209 = add i32 %v208, 128
  %v210 = trunc i32 %v209 to i8
  %v211 = getelementptr [1 x i8], ptr %v14, i64 %v194
  store i8 %v210, ptr %v211, align 1
  %v212 = add i64 %v194, 1
  br label %head193
end193:
  %v213 = mul i64 %v2, 4
  %v214 = getelementptr i8, ptr %arguments, i64 40
  %v215 = load i64, ptr %v214, align 8
  %v216 = getelementptr [1 x i8], ptr %v13, i64 %v213
  %v217 = getelementptr [1 x i8], ptr %v14, i64 %v215
  %v218 = getelementptr [1 x i8], ptr %v15, i64 4
  %v219 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
