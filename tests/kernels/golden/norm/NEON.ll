declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [64 x float], align 64
  %scratch1 = alloca [64 x float], align 64
  %v1 = getelementptr i8, ptr %arguments, i64 32
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 40
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 48
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 56
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 0
  %v10 = load ptr, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 8
  %v12 = load ptr, ptr %v11, align 8
  %v13 = getelementptr i8, ptr %arguments, i64 16
  %v14 = load ptr, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 24
  %v16 = load ptr, ptr %v15, align 8
  %v17 = mul i64 %v6, %v8
  br label %head18
head18:
  %v19 = phi i64 [ 0, %entry ], [ %v513, %end21 ]
  %v20 = icmp slt i64 %v19, %v2
  br i1 %v20, label %body18, label %end18
body18:
  br label %head21
head21:
  %v22 = phi i64 [ 0, %body18 ], [ %v512, %end497 ]
  %v23 = icmp slt i64 %v22, %v4
  br i1 %v23, label %body21, label %end21
body21:
  %v24 = mul i64 %v19, %v4
  %v25 = add i64 %v24, %v22
  %v26 = mul i64 %v25, %v17
  %v27 = mul i64 %v22, %v17
  %v28 = getelementptr [4 x i8], ptr %v10, i64 %v26
  %v29 = getelementptr [4 x i8], ptr %v12, i64 %v27
  %v30 = getelementptr [4 x i8], ptr %v14, i64 %v27
  %v31 = getelementptr [4 x i8], ptr %v16, i64 %v26
  %v32 = and i64 %v17, -64
  br label %head33
head33:
  %v34 = phi i64 [ 0, %body21 ], [ %v116, %body33 ]
  %v35 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v70, %body33 ]
  %v36 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v73, %body33 ]
  %v37 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v76, %body33 ]
  %v38 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v79, %body33 ]
  %v39 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v82, %body33 ]
  %v40 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v85, %body33 ]
  %v41 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v88, %body33 ]
  %v42 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v91, %body33 ]
  %v43 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v94, %body33 ]
  %v44 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v97, %body33 ]
  %v45 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v100, %body33 ]
  %v46 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v103, %body33 ]
  %v47 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v106, %body33 ]
  %v48 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v109, %body33 ]
  %v49 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v112, %body33 ]
  %v50 = phi <4 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v115, %body33 ]
  %v51 = icmp slt i64 %v34, %v32
  br i1 %v51, label %body33, label %end33
body33:
  %v52 = add i64 %v34, 0
  %v53 = add i64 %v34, 4
  %v54 = add i64 %v34, 8
  %v55 = add i64 %v34, 12
  %v56 = add i64 %v34, 16
  %v57 = add i64 %v34, 20
  %v58 = add i64 %v34, 24
  %v59 = add i64 %v34, 28
  %v60 = add i64 %v34, 32
  %v61 = add i64 %v34, 36
  %v62 = add i64 %v34, 40
  %v63 = add i64 %v34, 44
  %v64 = add i64 %v34, 48
  %v65 = add i64 %v34, 52
  %v66 = add i64 %v34, 56
  %v67 = add i64 %v34, 60
  %v68 = getelementptr [4 x i8], ptr %v28, i64 %v52
  %v69 = load <4 x float>, ptr %v68, align 4
  %v70 = fadd <4 x float> %v35, %v69
  %v71 = getelementptr [4 x i8], ptr %v28, i64 %v53
  %v72 = load <4 x float>, ptr %v71, align 4
  %v73 = fadd <4 x float> %v36, %v72
  %v74 = getelementptr [4 x i8], ptr %v28, i64 %v54
  %v75 = load <4 x float>, ptr %v74, align 4
  %v76 = fadd <4 x float> %v37, %v75
  %v77 = getelementptr [4 x i8], ptr %v28, i64 %v55
  %v78 = load <4 x float>, ptr %v77, align 4
  %v79 = fadd <4 x float> %v38, %v78
  %v80 = getelementptr [4 x i8], ptr %v28, i64 %v56
  %v81 = load <4 x float>, ptr %v80, align 4
  %v82 = fadd <4 x float> %v39, %v81
  %v83 = getelementptr [4 x i8], ptr %v28, i64 %v57
  %v84 = load <4 x float>, ptr %v83, align 4
  %v85 = fadd <4 x float> %v40, %v84
  %v86 = getelementptr [4 x i8], ptr %v28, i64 %v58
  %v87 = load <4 x float>, ptr %v86, align 4
  %v88 = fadd <4 x float> %v41, %v87
  %v89 = getelementptr [4 x i8], ptr %v28, i64 %v59
  %v90 = load <4 x float>, ptr %v89, align 4
  %v91 = fadd <4 x float> %v42, %v90
  %v92 = getelementptr [4 x i8], ptr %v28, i64 %v60
  %v93 = load <4 x float>, ptr %v92, align 4
  %v94 = fadd <4 x float> %v43, %v93
  %v95 = getelementptr [4 x i8], ptr %v28, i64 %v61
  %v96 = load <4 x float>, ptr %v95, align 4
  %v97 = fadd <4 x float> %v44, %v96
  %v98 = getelementptr [4 x i8], ptr %v28, i64 %v62
  %v99 = load <4 x float>, ptr %v98, align 4
  %v100 = fadd <4 x float> %v45, %v99
  %v101 = getelementptr [4 x i8], ptr %v28, i64 %v63
  %v102 = load <4 x float>, ptr %v101, align 4
  %v103 = fadd <4 x float> %v46, %v102
  %v104 = getelementptr [4 x i8], ptr %v28, i64 %v64
  %v105 = load <4 x float>, ptr %v104, align 4
  %v106 = fadd <4 x float> %v47, %v105
  %v107 = getelementptr [4 x i8], ptr %v28, i64 %v65
  %v108 = load <4 x float>, ptr %v107, align 4
  %v109 = fadd <4 x float> %v48, %v108
  %v110 = getelementptr [4 x i8], ptr %v28, i64 %v66
  %v111 = load <4 x float>, ptr %v110, align 4
  %v112 = fadd <4 x float> %v49, %v111
  %v113 = getelementptr [4 x i8], ptr %v28, i64 %v67
  %v114 = load <4 x float>, ptr %v113, align 4
  %v115 = fadd <4 x float> %v50, %v114
  %v116 = add i64 %v34, 64
  br label %head33
end33:
  %v117 = and i64 %v17, -64
  %v118 = getelementptr [4 x i8], ptr %scratch0, i64 0
  %v119 = getelementptr [4 x i8], ptr %scratch0, i64 4
  %v120 = getelementptr [4 x i8], ptr %scratch0, i64 8
  %v121 = getelementptr [4 x i8], ptr %scratch0, i64 12
  %v122 = getelementptr [4 x i8], ptr %scratch0, i64 16
  %v123 = getelementptr [4 x i8], ptr %scratch0, i64 20
  %v124 = getelementptr [4 x i8], ptr %scratch0, i64 24
  %v125 = getelementptr [4 x i8], ptr %scratch0, i64 28
  %v126 = getelementptr [4 x i8], ptr %scratch0, i64 32
  %v127 = getelementptr [4 x i8], ptr %scratch0, i64 36
  %v128 = getelementptr [4 x i8], ptr %scratch0, i64 40
  %v129 = getelementptr [4 x i8], ptr %scratch0, i64 44
  %v130 = getelementptr [4 x i8], ptr %scratch0, i64 48
  %v131 = getelementptr [4 x i8], ptr %scratch0, i64 52
  %v132 = getelementptr [4 x i8], ptr %scratch0, i64 56
  %v133 = getelementptr [4 x i8], ptr %scratch0, i64 60
  store <4 x float> %v35, ptr %v118, align 4
  store <4 x float> %v36, ptr %v119, align 4
  store <4 x float> %v37, ptr %v120, align 4
  store <4 x float> %v38, ptr %v121, align 4
  store <4 x float> %v39, ptr %v122, align 4
  store <4 x float> %v40, ptr %v123, align 4
  store <4 x float> %v41, ptr %v124, align 4
  store <4 x float> %v42, ptr %v125, align 4
  store <4 x float> %v43, ptr %v126, align 4
  store <4 x float> %v44, ptr %v127, align 4
  store <4 x float> %v45, ptr %v128, align 4
  store <4 x float> %v46, ptr %v129, align 4
  store <4 x float> %v47, ptr %v130, align 4
  store <4 x float> %v48, ptr %v131, align 4
  store <4 x float> %v49, ptr %v132, align 4
  store <4 x float> %v50, ptr %v133, align 4
  br label %head134
head134:
  %v135 = phi i64 [ %v117, %end33 ], [ %v143, %body134 ]
  %v136 = icmp slt i64 %v135, %v17
  br i1 %v136, label %body134, label %end134
body134:
  %v137 = sub i64 %v135, %v117
  %v138 = getelementptr [4 x i8], ptr %scratch0, i64 %v137
  %v139 = load float, ptr %v138, align 4
  %v140 = getelementptr [4 x i8], ptr %v28, i64 %v135
  %v141 = load float, ptr %v140, align 4
  %v142 = fadd float %v139, %v141
  store float %v142, ptr %v138, align 4
  %v143 = add i64 %v135, 1
  br label %head134
end134:
  %v144 = load <4 x float>, ptr %v118, align 4
  %v145 = load <4 x float>, ptr %v119, align 4
  %v146 = load <4 x float>, ptr %v120, align 4
  %v147 = load <4 x float>, ptr %v121, align 4
  %v148 = load <4 x float>, ptr %v122, align 4
  %v149 = load <4 x float>, ptr %v123, align 4
  %v150 = load <4 x float>, ptr %v124, align 4
  %v151 = load <4 x float>, ptr %v125, align 4
  %v152 = load <4 x float>, ptr %v126, align 4
  %v153 = load <4 x float>, ptr %v127, align 4
  %v154 = load <4 x float>, ptr %v128, align 4
  %v155 = load <4 x float>, ptr %v129, align 4
  %v156 = load <4 x float>, ptr %v130, align 4
  %v157 = load <4 x float>, ptr %v131, align 4
  %v158 = load <4 x float>, ptr %v132, align 4
  %v159 = load <4 x float>, ptr %v133, align 4
  %v160 = fadd <4 x float> %v144, %v152
  %v161 = fadd <4 x float> %v145, %v153
  %v162 = fadd <4 x float> %v146, %v154
  %v163 = fadd <4 x float> %v147, %v155
  %v164 = fadd <4 x float> %v148, %v156
  %v165 = fadd <4 x float> %v149, %v157
  %v166 = fadd <4 x float> %v150, %v158
  %v167 = fadd <4 x float> %v151, %v159
  %v168 = fadd <4 x float> %v160, %v164
  %v169 = fadd <4 x float> %v161, %v165
  %v170 = fadd <4 x float> %v162, %v166
  %v171 = fadd <4 x float> %v163, %v167
  %v172 = fadd <4 x float> %v168, %v170
  %v173 = fadd <4 x float> %v169, %v171
  %v174 = fadd <4 x float> %v172, %v173
  %v175 = shufflevector <4 x float> %v174, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v176 = shufflevector <4 x float> %v174, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v177 = fadd <2 x float> %v175, %v176
  %v178 = extractelement <2 x float> %v177, i32 0
  %v179 = extractelement <2 x float> %v177, i32 1
  %v180 = fadd float %v178, %v179
  %v181 = sitofp i64 %v17 to float
  %v182 = fdiv float %v180, %v181
  %v183 = and i64 %v17, -64
  br label %head184
head184:
  %v185 = phi i64 [ 0, %end134 ], [ %v331, %body184 ]
  %v186 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v225, %body184 ]
  %v187 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v232, %body184 ]
  %v188 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v239, %body184 ]
  %v189 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v246, %body184 ]
  %v190 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v253, %body184 ]
  %v191 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v260, %body184 ]
  %v192 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v267, %body184 ]
  %v193 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v274, %body184 ]
  %v194 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v281, %body184 ]
  %v195 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v288, %body184 ]
  %v196 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v295, %body184 ]
  %v197 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v302, %body184 ]
  %v198 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v309, %body184 ]
  %v199 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v316, %body184 ]
  %v200 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v323, %body184 ]
  %v201 = phi <4 x float> [ splat (float 0x0000000000000000), %end134 ], [ %v330, %body184 ]
  %v202 = icmp slt i64 %v185, %v183
  br i1 %v202, label %body184, label %end184
body184:
  %v203 = add i64 %v185, 0
  %v204 = add i64 %v185, 4
  %v205 = add i64 %v185, 8
  %v206 = add i64 %v185, 12
  %v207 = add i64 %v185, 16
  %v208 = add i64 %v185, 20
  %v209 = add i64 %v185, 24
  %v210 = add i64 %v185, 28
  %v211 = add i64 %v185, 32
  %v212 = add i64 %v185, 36
  %v213 = add i64 %v185, 40
  %v214 = add i64 %v185, 44
  %v215 = add i64 %v185, 48
  %v216 = add i64 %v185, 52
  %v217 = add i64 %v185, 56
  %v218 = add i64 %v185, 60
  %v219 = getelementptr [4 x i8], ptr %v31, i64 %v203
  call void @llvm.prefetch.p0(ptr %v219, i32 1, i32 3, i32 1)
  %v220 = getelementptr [4 x i8], ptr %v28, i64 %v203
  %v221 = load <4 x float>, ptr %v220, align 4
  %v222 = insertelement <4 x float> poison, float %v182, i32 0
  %v223 = shufflevector <4 x float> %v222, <4 x float> poison, <4 x i32> zeroinitializer
  %v224 = fsub <4 x float> %v221, %v223
  %v225 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v224, <4 x float> %v224, <4 x float> %v186)
  %v226 = getelementptr [4 x i8], ptr %v31, i64 %v204
  call void @llvm.prefetch.p0(ptr %v226, i32 1, i32 3, i32 1)
  %v227 = getelementptr [4 x i8], ptr %v28, i64 %v204
  %v228 = load <4 x float>, ptr %v227, align 4
  %v229 = insertelement <4 x float> poison, float %v182, i32 0
  %v230 = shufflevector <4 x float> %v229, <4 x float> poison, <4 x i32> zeroinitializer
  %v231 = fsub <4 x float> %v228, %v230
  %v232 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v231, <4 x float> %v231, <4 x float> %v187)
  %v233 = getelementptr [4 x i8], ptr %v31, i64 %v205
  call void @llvm.prefetch.p0(ptr %v233, i32 1, i32 3, i32 1)
  %v234 = getelementptr [4 x i8], ptr %v28, i64 %v205
  %v235 = load <4 x float>, ptr %v234, align 4
  %v236 = insertelement <4 x float> poison, float %v182, i32 0
  %v237 = shufflevector <4 x float> %v236, <4 x float> poison, <4 x i32> zeroinitializer
  %v238 = fsub <4 x float> %v235, %v237
  %v239 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v238, <4 x float> %v238, <4 x float> %v188)
  %v240 = getelementptr [4 x i8], ptr %v31, i64 %v206
  call void @llvm.prefetch.p0(ptr %v240, i32 1, i32 3, i32 1)
  %v241 = getelementptr [4 x i8], ptr %v28, i64 %v206
  %v242 = load <4 x float>, ptr %v241, align 4
  %v243 = insertelement <4 x float> poison, float %v182, i32 0
  %v244 = shufflevector <4 x float> %v243, <4 x float> poison, <4 x i32> zeroinitializer
  %v245 = fsub <4 x float> %v242, %v244
  %v246 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v245, <4 x float> %v245, <4 x float> %v189)
  %v247 = getelementptr [4 x i8], ptr %v31, i64 %v207
  call void @llvm.prefetch.p0(ptr %v247, i32 1, i32 3, i32 1)
  %v248 = getelementptr [4 x i8], ptr %v28, i64 %v207
  %v249 = load <4 x float>, ptr %v248, align 4
  %v250 = insertelement <4 x float> poison, float %v182, i32 0
  %v251 = shufflevector <4 x float> %v250, <4 x float> poison, <4 x i32> zeroinitializer
  %v252 = fsub <4 x float> %v249, %v251
  %v253 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v252, <4 x float> %v252, <4 x float> %v190)
  %v254 = getelementptr [4 x i8], ptr %v31, i64 %v208
  call void @llvm.prefetch.p0(ptr %v254, i32 1, i32 3, i32 1)
  %v255 = getelementptr [4 x i8], ptr %v28, i64 %v208
  %v256 = load <4 x float>, ptr %v255, align 4
  %v257 = insertelement <4 x float> poison, float %v182, i32 0
  %v258 = shufflevector <4 x float> %v257, <4 x float> poison, <4 x i32> zeroinitializer
  %v259 = fsub <4 x float> %v256, %v258
  %v260 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v259, <4 x float> %v259, <4 x float> %v191)
  %v261 = getelementptr [4 x i8], ptr %v31, i64 %v209
  call void @llvm.prefetch.p0(ptr %v261, i32 1, i32 3, i32 1)
  %v262 = getelementptr [4 x i8], ptr %v28, i64 %v209
  %v263 = load <4 x float>, ptr %v262, align 4
  %v264 = insertelement <4 x float> poison, float %v182, i32 0
  %v265 = shufflevector <4 x float> %v264, <4 x float> poison, <4 x i32> zeroinitializer
  %v266 = fsub <4 x float> %v263, %v265
  %v267 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v266, <4 x float> %v266, <4 x float> %v192)
  %v268 = getelementptr [4 x i8], ptr %v31, i64 %v210
  call void @llvm.prefetch.p0(ptr %v268, i32 1, i32 3, i32 1)
  %v269 = getelementptr [4 x i8], ptr %v28, i64 %v210
  %v270 = load <4 x float>, ptr %v269, align 4
  %v271 = insertelement <4 x float> poison, float %v182, i32 0
  %v272 = shufflevector <4 x float> %v271, <4 x float> poison, <4 x i32> zeroinitializer
  %v273 = fsub <4 x float> %v270, %v272
  %v274 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v273, <4 x float> %v273, <4 x float> %v193)
  %v275 = getelementptr [4 x i8], ptr %v31, i64 %v211
  call void @llvm.prefetch.p0(ptr %v275, i32 1, i32 3, i32 1)
  %v276 = getelementptr [4 x i8], ptr %v28, i64 %v211
  %v277 = load <4 x float>, ptr %v276, align 4
  %v278 = insertelement <4 x float> poison, float %v182, i32 0
  %v279 = shufflevector <4 x float> %v278, <4 x float> poison, <4 x i32> zeroinitializer
  %v280 = fsub <4 x float> %v277, %v279
  %v281 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v280, <4 x float> %v280, <4 x float> %v194)
  %v282 = getelementptr [4 x i8], ptr %v31, i64 %v212
  call void @llvm.prefetch.p0(ptr %v282, i32 1, i32 3, i32 1)
  %v283 = getelementptr [4 x i8], ptr %v28, i64 %v212
  %v284 = load <4 x float>, ptr %v283, align 4
  %v285 = insertelement <4 x float> poison, float %v182, i32 0
  %v286 = shufflevector <4 x float> %v285, <4 x float> poison, <4 x i32> zeroinitializer
  %v287 = fsub <4 x float> %v284, %v286
  %v288 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v287, <4 x float> %v287, <4 x float> %v195)
  %v289 = getelementptr [4 x i8], ptr %v31, i64 %v213
  call void @llvm.prefetch.p0(ptr %v289, i32 1, i32 3, i32 1)
  %v290 = getelementptr [4 x i8], ptr %v28, i64 %v213
  %v291 = load <4 x float>, ptr %v290, align 4
  %v292 = insertelement <4 x float> poison, float %v182, i32 0
  %v293 = shufflevector <4 x float> %v292, <4 x float> poison, <4 x i32> zeroinitializer
  %v294 = fsub <4 x float> %v291, %v293
  %v295 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v294, <4 x float> %v294, <4 x float> %v196)
  %v296 = getelementptr [4 x i8], ptr %v31, i64 %v214
  call void @llvm.prefetch.p0(ptr %v296, i32 1, i32 3, i32 1)
  %v297 = getelementptr [4 x i8], ptr %v28, i64 %v214
  %v298 = load <4 x float>, ptr %v297, align 4
  %v299 = insertelement <4 x float> poison, float %v182, i32 0
  %v300 = shufflevector <4 x float> %v299, <4 x float> poison, <4 x i32> zeroinitializer
  %v301 = fsub <4 x float> %v298, %v300
  %v302 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v301, <4 x float> %v301, <4 x float> %v197)
  %v303 = getelementptr [4 x i8], ptr %v31, i64 %v215
  call void @llvm.prefetch.p0(ptr %v303, i32 1, i32 3, i32 1)
  %v304 = getelementptr [4 x i8], ptr %v28, i64 %v215
  %v305 = load <4 x float>, ptr %v304, align 4
  %v306 = insertelement <4 x float> poison, float %v182, i32 0
  %v307 = shufflevector <4 x float> %v306, <4 x float> poison, <4 x i32> zeroinitializer
  %v308 = fsub <4 x float> %v305, %v307
  %v309 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v308, <4 x float> %v308, <4 x float> %v198)
  %v310 = getelementptr [4 x i8], ptr %v31, i64 %v216
  call void @llvm.prefetch.p0(ptr %v310, i32 1, i32 3, i32 1)
  %v311 = getelementptr [4 x i8], ptr %v28, i64 %v216
  %v312 = load <4 x float>, ptr %v311, align 4
  %v313 = insertelement <4 x float> poison, float %v182, i32 0
  %v314 = shufflevector <4 x float> %v313, <4 x float> poison, <4 x i32> zeroinitializer
  %v315 = fsub <4 x float> %v312, %v314
  %v316 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v315, <4 x float> %v315, <4 x float> %v199)
  %v317 = getelementptr [4 x i8], ptr %v31, i64 %v217
  call void @llvm.prefetch.p0(ptr %v317, i32 1, i32 3, i32 1)
  %v318 = getelementptr [4 x i8], ptr %v28, i64 %v217
  %v319 = load <4 x float>, ptr %v318, align 4
  %v320 = insertelement <4 x float> poison, float %v182, i32 0
  %v321 = shufflevector <4 x float> %v320, <4 x float> poison, <4 x i32> zeroinitializer
  %v322 = fsub <4 x float> %v319, %v321
  %v323 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v322, <4 x float> %v322, <4 x float> %v200)
  %v324 = getelementptr [4 x i8], ptr %v31, i64 %v218
  call void @llvm.prefetch.p0(ptr %v324, i32 1, i32 3, i32 1)
  %v325 = getelementptr [4 x i8], ptr %v28, i64 %v218
  %v326 = load <4 x float>, ptr %v325, align 4
  %v327 = insertelement <4 x float> poison, float %v182, i32 0
  %v328 = shufflevector <4 x float> %v327, <4 x float> poison, <4 x i32> zeroinitializer
  %v329 = fsub <4 x float> %v326, %v328
  %v330 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v329, <4 x float> %v329, <4 x float> %v201)
  %v331 = add i64 %v185, 64
  br label %head184
end184:
  %v332 = and i64 %v17, -64
  %v333 = getelementptr [4 x i8], ptr %scratch1, i64 0
  %v334 = getelementptr [4 x i8], ptr %scratch1, i64 4
  %v335 = getelementptr [4 x i8], ptr %scratch1, i64 8
  %v336 = getelementptr [4 x i8], ptr %scratch1, i64 12
  %v337 = getelementptr [4 x i8], ptr %scratch1, i64 16
  %v338 = getelementptr [4 x i8], ptr %scratch1, i64 20
  %v339 = getelementptr [4 x i8], ptr %scratch1, i64 24
  %v340 = getelementptr [4 x i8], ptr %scratch1, i64 28
  %v341 = getelementptr [4 x i8], ptr %scratch1, i64 32
  %v342 = getelementptr [4 x i8], ptr %scratch1, i64 36
  %v343 = getelementptr [4 x i8], ptr %scratch1, i64 40
  %v344 = getelementptr [4 x i8], ptr %scratch1, i64 44
  %v345 = getelementptr [4 x i8], ptr %scratch1, i64 48
  %v346 = getelementptr [4 x i8], ptr %scratch1, i64 52
  %v347 = getelementptr [4 x i8], ptr %scratch1, i64 56
  %v348 = getelementptr [4 x i8], ptr %scratch1, i64 60
  store <4 x float> %v186, ptr %v333, align 4
  store <4 x float> %v187, ptr %v334, align 4
  store <4 x float> %v188, ptr %v335, align 4
  store <4 x float> %v189, ptr %v336, align 4
  store <4 x float> %v190, ptr %v337, align 4
  store <4 x float> %v191, ptr %v338, align 4
  store <4 x float> %v192, ptr %v339, align 4
  store <4 x float> %v193, ptr %v340, align 4
  store <4 x float> %v194, ptr %v341, align 4
  store <4 x float> %v195, ptr %v342, align 4
  store <4 x float> %v196, ptr %v343, align 4
  store <4 x float> %v197, ptr %v344, align 4
  store <4 x float> %v198, ptr %v345, align 4
  store <4 x float> %v199, ptr %v346, align 4
  store <4 x float> %v200, ptr %v347, align 4
  store <4 x float> %v201, ptr %v348, align 4
  br label %head349
head349:
  %v350 = phi i64 [ %v332, %end184 ], [ %v360, %body349 ]
  %v351 = icmp slt i64 %v350, %v17
  br i1 %v351, label %body349, label %end349
body349:
  %v352 = sub i64 %v350, %v332
  %v353 = getelementptr [4 x i8], ptr %scratch1, i64 %v352
  %v354 = load float, ptr %v353, align 4
  %v355 = getelementptr [4 x i8], ptr %v31, i64 %v350
  call void @llvm.prefetch.p0(ptr %v355, i32 1, i32 3, i32 1)
  %v356 = getelementptr [4 x i8], ptr %v28, i64 %v350
  %v357 = load float, ptr %v356, align 4
  %v358 = fsub float %v357, %v182
  %v359 = call float @llvm.fma.f32(float %v358, float %v358, float %v354)
  store float %v359, ptr %v353, align 4
  %v360 = add i64 %v350, 1
  br label %head349
end349:
  %v361 = load <4 x float>, ptr %v333, align 4
  %v362 = load <4 x float>, ptr %v334, align 4
  %v363 = load <4 x float>, ptr %v335, align 4
  %v364 = load <4 x float>, ptr %v336, align 4
  %v365 = load <4 x float>, ptr %v337, align 4
  %v366 = load <4 x float>, ptr %v338, align 4
  %v367 = load <4 x float>, ptr %v339, align 4
  %v368 = load <4 x float>, ptr %v340, align 4
  %v369 = load <4 x float>, ptr %v341, align 4
  %v370 = load <4 x float>, ptr %v342, align 4
  %v371 = load <4 x float>, ptr %v343, align 4
  %v372 = load <4 x float>, ptr %v344, align 4
  %v373 = load <4 x float>, ptr %v345, align 4
  %v374 = load <4 x float>, ptr %v346, align 4
  %v375 = load <4 x float>, ptr %v347, align 4
  %v376 = load <4 x float>, ptr %v348, align 4
  %v377 = fadd <4 x float> %v361, %v369
  %v378 = fadd <4 x float> %v362, %v370
  %v379 = fadd <4 x float> %v363, %v371
  %v380 = fadd <4 x float> %v364, %v372
  %v381 = fadd <4 x float> %v365, %v373
  %v382 = fadd <4 x float> %v366, %v374
  %v383 = fadd <4 x float> %v367, %v375
  %v384 = fadd <4 x float> %v368, %v376
  %v385 = fadd <4 x float> %v377, %v381
  %v386 = fadd <4 x float> %v378, %v382
  %v387 = fadd <4 x float> %v379, %v383
  %v388 = fadd <4 x float> %v380, %v384
  %v389 = fadd <4 x float> %v385, %v387
  %v390 = fadd <4 x float> %v386, %v388
  %v391 = fadd <4 x float> %v389, %v390
  %v392 = shufflevector <4 x float> %v391, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v393 = shufflevector <4 x float> %v391, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v394 = fadd <2 x float> %v392, %v393
  %v395 = extractelement <2 x float> %v394, i32 0
  %v396 = extractelement <2 x float> %v394, i32 1
  %v397 = fadd float %v395, %v396
  %v398 = sitofp i64 %v17 to float
  %v399 = fdiv float %v397, %v398
  %v400 = fadd float %v399, 0x3EE4F8B580000000
  %v401 = call float @llvm.sqrt.f32(float %v400)
  %v402 = fdiv float 0x3FF0000000000000, %v401
  %v403 = sub i64 %v17, 0
  %v404 = and i64 %v403, -16
  %v405 = add i64 0, %v404
  br label %head406
head406:
  %v407 = phi i64 [ 0, %end349 ], [ %v473, %body406 ]
  %v408 = icmp slt i64 %v407, %v405
  br i1 %v408, label %body406, label %end406
body406:
  %v409 = add i64 %v407, 0
  %v410 = getelementptr [4 x i8], ptr %v28, i64 %v409
  %v411 = load <4 x float>, ptr %v410, align 4
  %v412 = insertelement <4 x float> poison, float %v182, i32 0
  %v413 = shufflevector <4 x float> %v412, <4 x float> poison, <4 x i32> zeroinitializer
  %v414 = fsub <4 x float> %v411, %v413
  %v415 = insertelement <4 x float> poison, float %v402, i32 0
  %v416 = shufflevector <4 x float> %v415, <4 x float> poison, <4 x i32> zeroinitializer
  %v417 = fmul <4 x float> %v414, %v416
  %v418 = getelementptr [4 x i8], ptr %v29, i64 %v409
  %v419 = load <4 x float>, ptr %v418, align 4
  %v420 = fmul <4 x float> %v417, %v419
  %v421 = getelementptr [4 x i8], ptr %v30, i64 %v409
  %v422 = load <4 x float>, ptr %v421, align 4
  %v423 = fadd <4 x float> %v420, %v422
  %v424 = getelementptr [4 x i8], ptr %v31, i64 %v409
  store <4 x float> %v423, ptr %v424, align 4
  %v425 = add i64 %v407, 4
  %v426 = getelementptr [4 x i8], ptr %v28, i64 %v425
  %v427 = load <4 x float>, ptr %v426, align 4
  %v428 = insertelement <4 x float> poison, float %v182, i32 0
  %v429 = shufflevector <4 x float> %v428, <4 x float> poison, <4 x i32> zeroinitializer
  %v430 = fsub <4 x float> %v427, %v429
  %v431 = insertelement <4 x float> poison, float %v402, i32 0
  %v432 = shufflevector <4 x float> %v431, <4 x float> poison, <4 x i32> zeroinitializer
  %v433 = fmul <4 x float> %v430, %v432
  %v434 = getelementptr [4 x i8], ptr %v29, i64 %v425
  %v435 = load <4 x float>, ptr %v434, align 4
  %v436 = fmul <4 x float> %v433, %v435
  %v437 = getelementptr [4 x i8], ptr %v30, i64 %v425
  %v438 = load <4 x float>, ptr %v437, align 4
  %v439 = fadd <4 x float> %v436, %v438
  %v440 = getelementptr [4 x i8], ptr %v31, i64 %v425
  store <4 x float> %v439, ptr %v440, align 4
  %v441 = add i64 %v407, 8
  %v442 = getelementptr [4 x i8], ptr %v28, i64 %v441
  %v443 = load <4 x float>, ptr %v442, align 4
  %v444 = insertelement <4 x float> poison, float %v182, i32 0
  %v445 = shufflevector <4 x float> %v444, <4 x float> poison, <4 x i32> zeroinitializer
  %v446 = fsub <4 x float> %v443, %v445
  %v447 = insertelement <4 x float> poison, float %v402, i32 0
  %v448 = shufflevector <4 x float> %v447, <4 x float> poison, <4 x i32> zeroinitializer
  %v449 = fmul <4 x float> %v446, %v448
  %v450 = getelementptr [4 x i8], ptr %v29, i64 %v441
  %v451 = load <4 x float>, ptr %v450, align 4
  %v452 = fmul <4 x float> %v449, %v451
  %v453 = getelementptr [4 x i8], ptr %v30, i64 %v441
  %v454 = load <4 x float>, ptr %v453, align 4
  %v455 = fadd <4 x float> %v452, %v454
  %v456 = getelementptr [4 x i8], ptr %v31, i64 %v441
  store <4 x float> %v455, ptr %v456, align 4
  %v457 = add i64 %v407, 12
  %v458 = getelementptr [4 x i8], ptr %v28, i64 %v457
  %v459 = load <4 x float>, ptr %v458, align 4
  %v460 = insertelement <4 x float> poison, float %v182, i32 0
  %v461 = shufflevector <4 x float> %v460, <4 x float> poison, <4 x i32> zeroinitializer
  %v462 = fsub <4 x float> %v459, %v461
  %v463 = insertelement <4 x float> poison, float %v402, i32 0
  %v464 = shufflevector <4 x float> %v463, <4 x float> poison, <4 x i32> zeroinitializer
  %v465 = fmul <4 x float> %v462, %v464
  %v466 = getelementptr [4 x i8], ptr %v29, i64 %v457
  %v467 = load <4 x float>, ptr %v466, align 4
  %v468 = fmul <4 x float> %v465, %v467
  %v469 = getelementptr [4 x i8], ptr %v30, i64 %v457
  %v470 = load <4 x float>, ptr %v469, align 4
  %v471 = fadd <4 x float> %v468, %v470
  %v472 = getelementptr [4 x i8], ptr %v31, i64 %v457
  store <4 x float> %v471, ptr %v472, align 4
  %v473 = add i64 %v407, 16
  br label %head406
end406:
  %v474 = sub i64 %v17, %v405
  %v475 = and i64 %v474, -4
  %v476 = add i64 %v405, %v475
  br label %head477
head477:
  %v478 = phi i64 [ %v405, %end406 ], [ %v496, %body477 ]
  %v479 = icmp slt i64 %v478, %v476
  br i1 %v479, label %body477, label %end477
body477:
  %v480 = add i64 %v478, 0
  %v481 = getelementptr [4 x i8], ptr %v28, i64 %v480
  %v482 = load <4 x float>, ptr %v481, align 4
  %v483 = insertelement <4 x float> poison, float %v182, i32 0
  %v484 = shufflevector <4 x float> %v483, <4 x float> poison, <4 x i32> zeroinitializer
  %v485 = fsub <4 x float> %v482, %v484
  %v486 = insertelement <4 x float> poison, float %v402, i32 0
  %v487 = shufflevector <4 x float> %v486, <4 x float> poison, <4 x i32> zeroinitializer
  %v488 = fmul <4 x float> %v485, %v487
  %v489 = getelementptr [4 x i8], ptr %v29, i64 %v480
  %v490 = load <4 x float>, ptr %v489, align 4
  %v491 = fmul <4 x float> %v488, %v490
  %v492 = getelementptr [4 x i8], ptr %v30, i64 %v480
  %v493 = load <4 x float>, ptr %v492, align 4
  %v494 = fadd <4 x float> %v491, %v493
  %v495 = getelementptr [4 x i8], ptr %v31, i64 %v480
  store <4 x float> %v494, ptr %v495, align 4
  %v496 = add i64 %v478, 4
  br label %head477
end477:
  br label %head497
head497:
  %v498 = phi i64 [ %v476, %end477 ], [ %v511, %body497 ]
  %v499 = icmp slt i64 %v498, %v17
  br i1 %v499, label %body497, label %end497
body497:
  %v500 = getelementptr [4 x i8], ptr %v28, i64 %v498
  %v501 = load float, ptr %v500, align 4
  %v502 = fsub float %v501, %v182
  %v503 = fmul float %v502, %v402
  %v504 = getelementptr [4 x i8], ptr %v29, i64 %v498
  %v505 = load float, ptr %v504, align 4
  %v506 = fmul float %v503, %v505
  %v507 = getelementptr [4 x i8], ptr %v30, i64 %v498
  %v508 = load float, ptr %v507, align 4
  %v509 = fadd float %v506, %v508
  %v510 = getelementptr [4 x i8], ptr %v31, i64 %v498
  store float %v509, ptr %v510, align 4
  %v511 = add i64 %v498, 1
  br label %head497
end497:
  %v512 = add i64 %v22, 1
  br label %head21
end21:
  %v513 = add i64 %v19, 1
  br label %head18
end18:
  ret void
}
