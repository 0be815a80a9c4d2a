declare <4 x float> @llvm.copysign.v4f32(<4 x float>, <4 x float>)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare float @llvm.copysign.f32(float, float)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
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
  %v12 = phi i64 [ 0, %entry ], [ %v324, %after185 ]
  %v13 = phi ptr [ %v4, %entry ], [ %v321, %after185 ]
  %v14 = phi ptr [ %v6, %entry ], [ %v322, %after185 ]
  %v15 = phi ptr [ %v8, %entry ], [ %v323, %after185 ]
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
  %v84 = fcmp olt float %v83, 0x7FF0000000000000
  %v85 = select i1 %v84, float %v82, float 0x7FF0000000000000
  %v86 = fcmp olt float %v85, 0x7FF0000000000000
  %v87 = xor i1 %v86, true
  br i1 %v86, label %then88, label %after88
then88:
  %v89 = getelementptr i8, ptr %arguments, i64 32
  %v90 = load i64, ptr %v89, align 8
  %v91 = getelementptr [4 x i8], ptr %v13, i64 %v90
  %v92 = sub i64 %v90, 0
  %v93 = and i64 %v92, -16
  %v94 = add i64 0, %v93
  br label %head95
head95:
  %v96 = phi i64 [ 0, %then88 ], [ %v150, %body95 ]
  %v97 = icmp slt i64 %v96, %v94
  br i1 %v97, label %body95, label %end95
body95:
  %v98 = add i64 %v96, 0
  %v99 = getelementptr [4 x i8], ptr %v13, i64 %v98
  %v100 = load <4 x float>, ptr %v99, align 4
  %v101 = getelementptr [4 x i8], ptr %v91, i64 %v98
  call void @llvm.prefetch.p0(ptr %v101, i32 0, i32 3, i32 1)
  %v102 = insertelement <4 x float> poison, float %v83, i32 0
  %v103 = shufflevector <4 x float> %v102, <4 x float> poison, <4 x i32> zeroinitializer
  %v104 = fmul <4 x float> %v100, %v103
  %v105 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v104)
  %v106 = fadd <4 x float> %v104, %v105
  %v107 = fptosi <4 x float> %v106 to <4 x i32>
  %v108 = add <4 x i32> %v107, splat (i32 128)
  %v109 = trunc <4 x i32> %v108 to <4 x i8>
  %v110 = getelementptr [1 x i8], ptr %v14, i64 %v98
  store <4 x i8> %v109, ptr %v110, align 1
  %v111 = add i64 %v96, 4
  %v112 = getelementptr [4 x i8], ptr %v13, i64 %v111
  %v113 = load <4 x float>, ptr %v112, align 4
  %v114 = getelementptr [4 x i8], ptr %v91, i64 %v111
  call void @llvm.prefetch.p0(ptr %v114, i32 0, i32 3, i32 1)
  %v115 = insertelement <4 x float> poison, float %v83, i32 0
  %v116 = shufflevector <4 x float> %v115, <4 x float> poison, <4 x i32> zeroinitializer
  %v117 = fmul <4 x float> %v113, %v116
  %v118 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v117)
  %v119 = fadd <4 x float> %v117, %v118
  %v120 = fptosi <4 x float> %v119 to <4 x i32>
  %v121 = add <4 x i32> %v120, splat (i32 128)
  %v122 = trunc <4 x i32> %v121 to <4 x i8>
  %v123 = getelementptr [1 x i8], ptr %v14, i64 %v111
  store <4 x i8> %v122, ptr %v123, align 1
  %v124 = add i64 %v96, 8
  %v125 = getelementptr [4 x i8], ptr %v13, i64 %v124
  %v126 = load <4 x float>, ptr %v125, align 4
  %v127 = getelementptr [4 x i8], ptr %v91, i64 %v124
  call void @llvm.prefetch.p0(ptr %v127, i32 0, i32 3, i32 1)
  %v128 = insertelement <4 x float> poison, float %v83, i32 0
  %v129 = shufflevector <4 x float> %v128, <4 x float> poison, <4 x i32> zeroinitializer
  %v130 = fmul <4 x float> %v126, %v129
  %v131 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v130)
  %v132 = fadd <4 x float> %v130, %v131
  %v133 = fptosi <4 x float> %v132 to <4 x i32>
  %v134 = add <4 x i32> %v133, splat (i32 128)
  %v135 = trunc <4 x i32> %v134 to <4 x i8>
  %v136 = getelementptr [1 x i8], ptr %v14, i64 %v124
  store <4 x i8> %v135, ptr %v136, align 1
  %v137 = add i64 %v96, 12
  %v138 = getelementptr [4 x i8], ptr %v13, i64 %v137
  %v139 = load <4 x float>, ptr %v138, align 4
  %v140 = getelementptr [4 x i8], ptr %v91, i64 %v137
  call void @llvm.prefetch.p0(ptr %v140, i32 0, i32 3, i32 1)
  %v141 = insertelement <4 x float> poison, float %v83, i32 0
  %v142 = shufflevector <4 x float> %v141, <4 x float> poison, <4 x i32> zeroinitializer
  %v143 = fmul <4 x float> %v139, %v142
  %v144 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v143)
  %v145 = fadd <4 x float> %v143, %v144
  %v146 = fptosi <4 x float> %v145 to <4 x i32>
  %v147 = add <4 x i32> %v146, splat (i32 128)
  %v148 = trunc <4 x i32> %v147 to <4 x i8>
  %v149 = getelementptr [1 x i8], ptr %v14, i64 %v137
  store <4 x i8> %v148, ptr %v149, align 1
  %v150 = add i64 %v96, 16
  br label %head95
end95:
  %v151 = sub i64 %v90, %v94
  %v152 = and i64 %v151, -4
  %v153 = add i64 %v94, %v152
  br label %head154
head154:
  %v155 = phi i64 [ %v94, %end95 ], [ %v170, %body154 ]
  %v156 = icmp slt i64 %v155, %v153
  br i1 %v156, label %body154, label %end154
body154:
  %v157 = add i64 %v155, 0
  %v158 = getelementptr [4 x i8], ptr %v13, i64 %v157
  %v159 = load <4 x float>, ptr %v158, align 4
  %v160 = getelementptr [4 x i8], ptr %v91, i64 %v157
  call void @llvm.prefetch.p0(ptr %v160, i32 0, i32 3, i32 1)
  %v161 = insertelement <4 x float> poison, float %v83, i32 0
  %v162 = shufflevector <4 x float> %v161, <4 x float> poison, <4 x i32> zeroinitializer
  %v163 = fmul <4 x float> %v159, %v162
  %v164 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v163)
  %v165 = fadd <4 x float> %v163, %v164
  %v166 = fptosi <4 x float> %v165 to <4 x i32>
  %v167 = add <4 x i32> %v166, splat (i32 128)
  %v168 = trunc <4 x i32> %v167 to <4 x i8>
  %v169 = getelementptr [1 x i8], ptr %v14, i64 %v157
  store <4 x i8> %v168, ptr %v169, align 1
  %v170 = add i64 %v155, 4
  br label %head154
end154:
  br label %head171
head171:
  %v172 = phi i64 [ %v153, %end154 ], [ %v184, %body171 ]
  %v173 = icmp slt i64 %v172, %v90
  br i1 %v173, label %body171, label %end171
body171:
  %v174 = getelementptr [4 x i8], ptr %v13, i64 %v172
  %v175 = load float, ptr %v174, align 4
  %v176 = getelementptr [4 x i8], ptr %v91, i64 %v172
  call void @llvm.prefetch.p0(ptr %v176, i32 0, i32 3, i32 1)
  %v177 = fmul float %v175, %v83
  %v178 = call float @llvm.copysign.f32(float 0x3FE0000000000000, float %v177)
  %v179 = fadd float %v177, %v178
  %v180 = fptosi float %v179 to i32
  %v181 = add i32 %v180, 128
  %v182 = trunc i32 %v181 to i8
  %v183 = getelementptr [1 x i8], ptr %v14, i64 %v172
  store i8 %v182, ptr %v183, align 1
  %v184 = add i64 %v172, 1
  br label %head171
end171:
  br label %after88
after88:
  br i1 %v87, label %then185, label %after185
then185:
  %v186 = getelementptr i8, ptr %arguments, i64 32
  %v187 = load i64, ptr %v186, align 8
  %v188 = getelementptr [4 x i8], ptr %v13, i64 %v187
  %v189 = sub i64 %v187, 0
  %v190 = and i64 %v189, -16
  %v191 = add i64 0, %v190
  br label %head192
head192:
  %v193 = phi i64 [ 0, %then185 ], [ %v271, %body192 ]
  %v194 = icmp slt i64 %v193, %v191
  br i1 %v194, label %body192, label %end192
body192:
  %v195 = add i64 %v193, 0
  %v196 = getelementptr [4 x i8], ptr %v13, i64 %v195
  %v197 = load <4 x float>, ptr %v196, align 4
  %v198 = getelementptr [4 x i8], ptr %v188, i64 %v195
  call void @llvm.prefetch.p0(ptr %v198, i32 0, i32 3, i32 1)
  %v199 = insertelement <4 x float> poison, float %v83, i32 0
  %v200 = shufflevector <4 x float> %v199, <4 x float> poison, <4 x i32> zeroinitializer
  %v201 = fmul <4 x float> %v197, %v200
  %v202 = fcmp ogt <4 x float> %v201, splat (float 0x405FC00000000000)
  %v203 = select <4 x i1> %v202, <4 x float> splat (float 0x405FC00000000000), <4 x float> %v201
  %v204 = fcmp olt <4 x float> %v203, splat (float 0xC05FC00000000000)
  %v205 = select <4 x i1> %v204, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %v203
  %v206 = fcmp oeq <4 x float> %v201, %v201
  %v207 = select <4 x i1> %v206, <4 x float> %v205, <4 x float> splat (float 0x0000000000000000)
  %v208 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v207)
  %v209 = fadd <4 x float> %v207, %v208
  %v210 = fptosi <4 x float> %v209 to <4 x i32>
  %v211 = add <4 x i32> %v210, splat (i32 128)
  %v212 = trunc <4 x i32> %v211 to <4 x i8>
  %v213 = getelementptr [1 x i8], ptr %v14, i64 %v195
  store <4 x i8> %v212, ptr %v213, align 1
  %v214 = add i64 %v193, 4
  %v215 = getelementptr [4 x i8], ptr %v13, i64 %v214
  %v216 = load <4 x float>, ptr %v215, align 4
  %v217 = getelementptr [4 x i8], ptr %v188, i64 %v214
  call void @llvm.prefetch.p0(ptr %v217, i32 0, i32 3, i32 1)
  %v218 = insertelement <4 x float> poison, float %v83, i32 0
  %v219 = shufflevector <4 x float> %v218, <4 x float> poison, <4 x i32> zeroinitializer
  %v220 = fmul <4 x float> %v216, %v219
  %v221 = fcmp ogt <4 x float> %v220, splat (float 0x405FC00000000000)
  %v222 = select <4 x i1> %v221, <4 x float> splat (float 0x405FC00000000000), <4 x float> %v220
  %v223 = fcmp olt <4 x float> %v222, splat (float 0xC05FC00000000000)
  %v224 = select <4 x i1> %v223, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %v222
  %v225 = fcmp oeq <4 x float> %v220, %v220
  %v226 = select <4 x i1> %v225, <4 x float> %v224, <4 x float> splat (float 0x0000000000000000)
  %v227 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v226)
  %v228 = fadd <4 x float> %v226, %v227
  %v229 = fptosi <4 x float> %v228 to <4 x i32>
  %v230 = add <4 x i32> %v229, splat (i32 128)
  %v231 = trunc <4 x i32> %v230 to <4 x i8>
  %v232 = getelementptr [1 x i8], ptr %v14, i64 %v214
  store <4 x i8> %v231, ptr %v232, align 1
  %v233 = add i64 %v193, 8
  %v234 = getelementptr [4 x i8], ptr %v13, i64 %v233
  %v235 = load <4 x float>, ptr %v234, align 4
  %v236 = getelementptr [4 x i8], ptr %v188, i64 %v233
  call void @llvm.prefetch.p0(ptr %v236, i32 0, i32 3, i32 1)
  %v237 = insertelement <4 x float> poison, float %v83, i32 0
  %v238 = shufflevector <4 x float> %v237, <4 x float> poison, <4 x i32> zeroinitializer
  %v239 = fmul <4 x float> %v235, %v238
  %v240 = fcmp ogt <4 x float> %v239, splat (float 0x405FC00000000000)
  %v241 = select <4 x i1> %v240, <4 x float> splat (float 0x405FC00000000000), <4 x float> %v239
  %v242 = fcmp olt <4 x float> %v241, splat (float 0xC05FC00000000000)
  %v243 = select <4 x i1> %v242, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %v241
  %v244 = fcmp oeq <4 x float> %v239, %v239
  %v245 = select <4 x i1> %v244, <4 x float> %v243, <4 x float> splat (float 0x0000000000000000)
  %v246 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v245)
  %v247 = fadd <4 x float> %v245, %v246
  %v248 = fptosi <4 x float> %v247 to <4 x i32>
  %v249 = add <4 x i32> %v248, splat (i32 128)
  %v250 = trunc <4 x i32> %v249 to <4 x i8>
  %v251 = getelementptr [1 x i8], ptr %v14, i64 %v233
  store <4 x i8> %v250, ptr %v251, align 1
  %v252 = add i64 %v193, 12
  %v253 = getelementptr [4 x i8], ptr %v13, i64 %v252
  %v254 = load <4 x float>, ptr %v253, align 4
  %v255 = getelementptr [4 x i8], ptr %v188, i64 %v252
  call void @llvm.prefetch.p0(ptr %v255, i32 0, i32 3, i32 1)
  %v256 = insertelement <4 x float> poison, float %v83, i32 0
  %v257 = shufflevector <4 x float> %v256, <4 x float> poison, <4 x i32> zeroinitializer
  %v258 = fmul <4 x float> %v254, %v257
  %v259 = fcmp ogt <4 x float> %v258, splat (float 0x405FC00000000000)
  %v260 = select <4 x i1> %v259, <4 x float> splat (float 0x405FC00000000000), <4 x float> %v258
  %v261 = fcmp olt <4 x float> %v260, splat (float 0xC05FC00000000000)
  %v262 = select <4 x i1> %v261, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %v260
  %v263 = fcmp oeq <4 x float> %v258, %v258
  %v264 = select <4 x i1> %v263, <4 x float> %v262, <4 x float> splat (float 0x0000000000000000)
  %v265 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v264)
  %v266 = fadd <4 x float> %v264, %v265
  %v267 = fptosi <4 x float> %v266 to <4 x i32>
  %v268 = add <4 x i32> %v267, splat (i32 128)
  %v269 = trunc <4 x i32> %v268 to <4 x i8>
  %v270 = getelementptr [1 x i8], ptr %v14, i64 %v252
  store <4 x i8> %v269, ptr %v270, align 1
  %v271 = add i64 %v193, 16
  br label %head192
end192:
  %v272 = sub i64 %v187, %v191
  %v273 = and i64 %v272, -4
  %v274 = add i64 %v191, %v273
  br label %head275
head275:
  %v276 = phi i64 [ %v191, %end192 ], [ %v297, %body275 ]
  %v277 = icmp slt i64 %v276, %v274
  br i1 %v277, label %body275, label %end275
body275:
  %v278 = add i64 %v276, 0
  %v279 = getelementptr [4 x i8], ptr %v13, i64 %v278
  %v280 = load <4 x float>, ptr %v279, align 4
  %v281 = getelementptr [4 x i8], ptr %v188, i64 %v278
  call void @llvm.prefetch.p0(ptr %v281, i32 0, i32 3, i32 1)
  %v282 = insertelement <4 x float> poison, float %v83, i32 0
  %v283 = shufflevector <4 x float> %v282, <4 x float> poison, <4 x i32> zeroinitializer
  %v284 = fmul <4 x float> %v280, %v283
  %v285 = fcmp ogt <4 x float> %v284, splat (float 0x405FC00000000000)
  %v286 = select <4 x i1> %v285, <4 x float> splat (float 0x405FC00000000000), <4 x float> %v284
  %v287 = fcmp olt <4 x float> %v286, splat (float 0xC05FC00000000000)
  %v288 = select <4 x i1> %v287, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %v286
  %v289 = fcmp oeq <4 x float> %v284, %v284
  %v290 = select <4 x i1> %v289, <4 x float> %v288, <4 x float> splat (float 0x0000000000000000)
  %v291 = call <4 x float> @llvm.copysign.v4f32(<4 x float> splat (float 0x3FE0000000000000), <4 x float> %v290)
  %v292 = fadd <4 x float> %v290, %v291
  %v293 = fptosi <4 x float> %v292 to <4 x i32>
  %v294 = add <4 x i32> %v293, splat (i32 128)
  %v295 = trunc <4 x i32> %v294 to <4 x i8>
  %v296 = getelementptr [1 x i8], ptr %v14, i64 %v278
  store <4 x i8> %v295, ptr %v296, align 1
  %v297 = add i64 %v276, 4
  br label %head275
end275:
  br label %head298
head298:
  %v299 = phi i64 [ %v274, %end275 ], [ %v317, %body298 ]
  %v300 = icmp slt i64 %v299, %v187
  br i1 %v300, label %body298, label %end298
body298:
  %v301 = getelementptr [4 x i8], ptr %v13, i64 %v299
  %v302 = load float, ptr %v301, align 4
  %v303 = getelementptr [4 x i8], ptr %v188, i64 %v299
  call void @llvm.prefetch.p0(ptr %v303, i32 0, i32 3, i32 1)
  %v304 = fmul float %v302, %v83
  %v305 = fcmp ogt float %v304, 0x405FC00000000000
  %v306 = select i1 %v305, float 0x405FC00000000000, float %v304
  %v307 = fcmp olt float %v306, 0xC05FC00000000000
  %v308 = select i1 %v307, float 0xC05FC00000000000, float %v306
  %v309 = fcmp oeq float %v304, %v304
  %v310 = select i1 %v309, float %v308, float 0x0000000000000000
  %v311 = call float @llvm.copysign.f32(float 0x3FE0000000000000, float %v310)
  %v312 = fadd float %v310, %v311
  %v313 = fptosi float %v312 to i32
  %v314 = add i32 %v313, 128
  %v315 = trunc i32 %v314 to i8
  %v316 = getelementptr [1 x i8], ptr %v14, i64 %v299
  store i8 %v315, ptr %v316, align 1
  %v317 = add i64 %v299, 1
  br label %head298
end298:
  br label %after185
after185:
  %v318 = mul i64 %v2, 4
  %v319 = getelementptr i8, ptr %arguments, i64 40
  %v320 = load i64, ptr %v319, align 8
  %v321 = getelementptr [1 x i8], ptr %v13, i64 %v318
  %v322 = getelementptr [1 x i8], ptr %v14, i64 %v320
  %v323 = getelementptr [1 x i8], ptr %v15, i64 4
  %v324 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
