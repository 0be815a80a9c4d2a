declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
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
  %v19 = phi i64 [ 0, %entry ], [ %v359, %end21 ]
  %v20 = icmp slt i64 %v19, %v2
  br i1 %v20, label %body18, label %end18
body18:
  br label %head21
head21:
  %v22 = phi i64 [ 0, %body18 ], [ %v358, %end343 ]
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
  %v34 = phi i64 [ 0, %body21 ], [ %v76, %body33 ]
  %v35 = phi <8 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v54, %body33 ]
  %v36 = phi <8 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v57, %body33 ]
  %v37 = phi <8 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v60, %body33 ]
  %v38 = phi <8 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v63, %body33 ]
  %v39 = phi <8 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v66, %body33 ]
  %v40 = phi <8 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v69, %body33 ]
  %v41 = phi <8 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v72, %body33 ]
  %v42 = phi <8 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v75, %body33 ]
  %v43 = icmp slt i64 %v34, %v32
  br i1 %v43, label %body33, label %end33
body33:
  %v44 = add i64 %v34, 0
  %v45 = add i64 %v34, 8
  %v46 = add i64 %v34, 16
  %v47 = add i64 %v34, 24
  %v48 = add i64 %v34, 32
  %v49 = add i64 %v34, 40
  %v50 = add i64 %v34, 48
  %v51 = add i64 %v34, 56
  %v52 = getelementptr [4 x i8], ptr %v28, i64 %v44
  %v53 = load <8 x float>, ptr %v52, align 4
  %v54 = fadd <8 x float> %v35, %v53
  %v55 = getelementptr [4 x i8], ptr %v28, i64 %v45
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = fadd <8 x float> %v36, %v56
  %v58 = getelementptr [4 x i8], ptr %v28, i64 %v46
  %v59 = load <8 x float>, ptr %v58, align 4
  %v60 = fadd <8 x float> %v37, %v59
  %v61 = getelementptr [4 x i8], ptr %v28, i64 %v47
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = fadd <8 x float> %v38, %v62
  %v64 = getelementptr [4 x i8], ptr %v28, i64 %v48
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = fadd <8 x float> %v39, %v65
  %v67 = getelementptr [4 x i8], ptr %v28, i64 %v49
  %v68 = load <8 x float>, ptr %v67, align 4
  %v69 = fadd <8 x float> %v40, %v68
  %v70 = getelementptr [4 x i8], ptr %v28, i64 %v50
  %v71 = load <8 x float>, ptr %v70, align 4
  %v72 = fadd <8 x float> %v41, %v71
  %v73 = getelementptr [4 x i8], ptr %v28, i64 %v51
  %v74 = load <8 x float>, ptr %v73, align 4
  %v75 = fadd <8 x float> %v42, %v74
  %v76 = add i64 %v34, 64
  br label %head33
end33:
  %v77 = and i64 %v17, -64
  %v78 = getelementptr [4 x i8], ptr %scratch0, i64 0
  %v79 = getelementptr [4 x i8], ptr %scratch0, i64 8
  %v80 = getelementptr [4 x i8], ptr %scratch0, i64 16
  %v81 = getelementptr [4 x i8], ptr %scratch0, i64 24
  %v82 = getelementptr [4 x i8], ptr %scratch0, i64 32
  %v83 = getelementptr [4 x i8], ptr %scratch0, i64 40
  %v84 = getelementptr [4 x i8], ptr %scratch0, i64 48
  %v85 = getelementptr [4 x i8], ptr %scratch0, i64 56
  store <8 x float> %v35, ptr %v78, align 4
  store <8 x float> %v36, ptr %v79, align 4
  store <8 x float> %v37, ptr %v80, align 4
  store <8 x float> %v38, ptr %v81, align 4
  store <8 x float> %v39, ptr %v82, align 4
  store <8 x float> %v40, ptr %v83, align 4
  store <8 x float> %v41, ptr %v84, align 4
  store <8 x float> %v42, ptr %v85, align 4
  br label %head86
head86:
  %v87 = phi i64 [ %v77, %end33 ], [ %v95, %body86 ]
  %v88 = icmp slt i64 %v87, %v17
  br i1 %v88, label %body86, label %end86
body86:
  %v89 = sub i64 %v87, %v77
  %v90 = getelementptr [4 x i8], ptr %scratch0, i64 %v89
  %v91 = load float, ptr %v90, align 4
  %v92 = getelementptr [4 x i8], ptr %v28, i64 %v87
  %v93 = load float, ptr %v92, align 4
  %v94 = fadd float %v91, %v93
  store float %v94, ptr %v90, align 4
  %v95 = add i64 %v87, 1
  br label %head86
end86:
  %v96 = load <8 x float>, ptr %v78, align 4
  %v97 = load <8 x float>, ptr %v79, align 4
  %v98 = load <8 x float>, ptr %v80, align 4
  %v99 = load <8 x float>, ptr %v81, align 4
  %v100 = load <8 x float>, ptr %v82, align 4
  %v101 = load <8 x float>, ptr %v83, align 4
  %v102 = load <8 x float>, ptr %v84, align 4
  %v103 = load <8 x float>, ptr %v85, align 4
  %v104 = fadd <8 x float> %v96, %v100
  %v105 = fadd <8 x float> %v97, %v101
  %v106 = fadd <8 x float> %v98, %v102
  %v107 = fadd <8 x float> %v99, %v103
  %v108 = fadd <8 x float> %v104, %v106
  %v109 = fadd <8 x float> %v105, %v107
  %v110 = fadd <8 x float> %v108, %v109
  %v111 = shufflevector <8 x float> %v110, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v112 = shufflevector <8 x float> %v110, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v113 = fadd <4 x float> %v111, %v112
  %v114 = shufflevector <4 x float> %v113, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v115 = shufflevector <4 x float> %v113, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v116 = fadd <2 x float> %v114, %v115
  %v117 = extractelement <2 x float> %v116, i32 0
  %v118 = extractelement <2 x float> %v116, i32 1
  %v119 = fadd float %v117, %v118
  %v120 = sitofp i64 %v17 to float
  %v121 = fdiv float %v119, %v120
  %v122 = and i64 %v17, -64
  br label %head123
head123:
  %v124 = phi i64 [ 0, %end86 ], [ %v198, %body123 ]
  %v125 = phi <8 x float> [ splat (float 0x0000000000000000), %end86 ], [ %v148, %body123 ]
  %v126 = phi <8 x float> [ splat (float 0x0000000000000000), %end86 ], [ %v155, %body123 ]
  %v127 = phi <8 x float> [ splat (float 0x0000000000000000), %end86 ], [ %v162, %body123 ]
  %v128 = phi <8 x float> [ splat (float 0x0000000000000000), %end86 ], [ %v169, %body123 ]
  %v129 = phi <8 x float> [ splat (float 0x0000000000000000), %end86 ], [ %v176, %body123 ]
  %v130 = phi <8 x float> [ splat (float 0x0000000000000000), %end86 ], [ %v183, %body123 ]
  %v131 = phi <8 x float> [ splat (float 0x0000000000000000), %end86 ], [ %v190, %body123 ]
  %v132 = phi <8 x float> [ splat (float 0x0000000000000000), %end86 ], [ %v197, %body123 ]
  %v133 = icmp slt i64 %v124, %v122
  br i1 %v133, label %body123, label %end123
body123:
  %v134 = add i64 %v124, 0
  %v135 = add i64 %v124, 8
  %v136 = add i64 %v124, 16
  %v137 = add i64 %v124, 24
  %v138 = add i64 %v124, 32
  %v139 = add i64 %v124, 40
  %v140 = add i64 %v124, 48
  %v141 = add i64 %v124, 56
  %v142 = getelementptr [4 x i8], ptr %v31, i64 %v134
  call void @llvm.prefetch.p0(ptr %v142, i32 1, i32 3, i32 1)
  %v143 = getelementptr [4 x i8], ptr %v28, i64 %v134
  %v144 = load <8 x float>, ptr %v143, align 4
  %v145 = insertelement <8 x float> poison, float %v121, i32 0
  %v146 = shufflevector <8 x float> %v145, <8 x float> poison, <8 x i32> zeroinitializer
  %v147 = fsub <8 x float> %v144, %v146
  %v148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v147, <8 x float> %v147, <8 x float> %v125)
  %v149 = getelementptr [4 x i8], ptr %v31, i64 %v135
  call void @llvm.prefetch.p0(ptr %v149, i32 1, i32 3, i32 1)
  %v150 = getelementptr [4 x i8], ptr %v28, i64 %v135
  %v151 = load <8 x float>, ptr %v150, align 4
  %v152 = insertelement <8 x float> poison, float %v121, i32 0
  %v153 = shufflevector <8 x float> %v152, <8 x float> poison, <8 x i32> zeroinitializer
  %v154 = fsub <8 x float> %v151, %v153
  %v155 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v154, <8 x float> %v154, <8 x float> %v126)
  %v156 = getelementptr [4 x i8], ptr %v31, i64 %v136
  call void @llvm.prefetch.p0(ptr %v156, i32 1, i32 3, i32 1)
  %v157 = getelementptr [4 x i8], ptr %v28, i64 %v136
  %v158 = load <8 x float>, ptr %v157, align 4
  %v159 = insertelement <8 x float> poison, float %v121, i32 0
  %v160 = shufflevector <8 x float> %v159, <8 x float> poison, <8 x i32> zeroinitializer
  %v161 = fsub <8 x float> %v158, %v160
  %v162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v161, <8 x float> %v161, <8 x float> %v127)
  %v163 = getelementptr [4 x i8], ptr %v31, i64 %v137
  call void @llvm.prefetch.p0(ptr %v163, i32 1, i32 3, i32 1)
  %v164 = getelementptr [4 x i8], ptr %v28, i64 %v137
  %v165 = load <8 x float>, ptr %v164, align 4
  %v166 = insertelement <8 x float> poison, float %v121, i32 0
  %v167 = shufflevector <8 x float> %v166, <8 x float> poison, <8 x i32> zeroinitializer
  %v168 = fsub <8 x float> %v165, %v167
  %v169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v168, <8 x float> %v168, <8 x float> %v128)
  %v170 = getelementptr [4 x i8], ptr %v31, i64 %v138
  call void @llvm.prefetch.p0(ptr %v170, i32 1, i32 3, i32 1)
  %v171 = getelementptr [4 x i8], ptr %v28, i64 %v138
  %v172 = load <8 x float>, ptr %v171, align 4
  %v173 = insertelement <8 x float> poison, float %v121, i32 0
  %v174 = shufflevector <8 x float> %v173, <8 x float> poison, <8 x i32> zeroinitializer
  %v175 = fsub <8 x float> %v172, %v174
  %v176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v175, <8 x float> %v175, <8 x float> %v129)
  %v177 = getelementptr [4 x i8], ptr %v31, i64 %v139
  call void @llvm.prefetch.p0(ptr %v177, i32 1, i32 3, i32 1)
  %v178 = getelementptr [4 x i8], ptr %v28, i64 %v139
  %v179 = load <8 x float>, ptr %v178, align 4
  %v180 = insertelement <8 x float> poison, float %v121, i32 0
  %v181 = shufflevector <8 x float> %v180, <8 x float> poison, <8 x i32> zeroinitializer
  %v182 = fsub <8 x float> %v179, %v181
  %v183 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v182, <8 x float> %v182, <8 x float> %v130)
  %v184 = getelementptr [4 x i8], ptr %v31, i64 %v140
  call void @llvm.prefetch.p0(ptr %v184, i32 1, i32 3, i32 1)
  %v185 = getelementptr [4 x i8], ptr %v28, i64 %v140
  %v186 = load <8 x float>, ptr %v185, align 4
  %v187 = insertelement <8 x float> poison, float %v121, i32 0
  %v188 = shufflevector <8 x float> %v187, <8 x float> poison, <8 x i32> zeroinitializer
  %v189 = fsub <8 x float> %v186, %v188
  %v190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v189, <8 x float> %v189, <8 x float> %v131)
  %v191 = getelementptr [4 x i8], ptr %v31, i64 %v141
  call void @llvm.prefetch.p0(ptr %v191, i32 1, i32 3, i32 1)
  %v192 = getelementptr [4 x i8], ptr %v28, i64 %v141
  %v193 = load <8 x float>, ptr %v192, align 4
  %v194 = insertelement <8 x float> poison, float %v121, i32 0
  %v195 = shufflevector <8 x float> %v194, <8 x float> poison, <8 x i32> zeroinitializer
  %v196 = fsub <8 x float> %v193, %v195
  %v197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v196, <8 x float> %v196, <8 x float> %v132)
  %v198 = add i64 %v124, 64
  br label %head123
end123:
  %v199 = and i64 %v17, -64
  %v200 = getelementptr [4 x i8], ptr %scratch1, i64 0
  %v201 = getelementptr [4 x i8], ptr %scratch1, i64 8
  %v202 = getelementptr [4 x i8], ptr %scratch1, i64 16
  %v203 = getelementptr [4 x i8], ptr %scratch1, i64 24
  %v204 = getelementptr [4 x i8], ptr %scratch1, i64 32
  %v205 = getelementptr [4 x i8], ptr %scratch1, i64 40
  %v206 = getelementptr [4 x i8], ptr %scratch1, i64 48
  %v207 = getelementptr [4 x i8], ptr %scratch1, i64 56
  store <8 x float> %v125, ptr %v200, align 4
  store <8 x float> %v126, ptr %v201, align 4
  store <8 x float> %v127, ptr %v202, align 4
  store <8 x float> %v128, ptr %v203, align 4
  store <8 x float> %v129, ptr %v204, align 4
  store <8 x float> %v130, ptr %v205, align 4
  store <8 x float> %v131, ptr %v206, align 4
  store <8 x float> %v132, ptr %v207, align 4
  br label %head208
head208:
  %v209 = phi i64 [ %v199, %end123 ], [ %v219, %body208 ]
  %v210 = icmp slt i64 %v209, %v17
  br i1 %v210, label %body208, label %end208
body208:
  %v211 = sub i64 %v209, %v199
  %v212 = getelementptr [4 x i8], ptr %scratch1, i64 %v211
  %v213 = load float, ptr %v212, align 4
  %v214 = getelementptr [4 x i8], ptr %v31, i64 %v209
  call void @llvm.prefetch.p0(ptr %v214, i32 1, i32 3, i32 1)
  %v215 = getelementptr [4 x i8], ptr %v28, i64 %v209
  %v216 = load float, ptr %v215, align 4
  %v217 = fsub float %v216, %v121
  %v218 = call float @llvm.fma.f32(float %v217, float %v217, float %v213)
  store float %v218, ptr %v212, align 4
  %v219 = add i64 %v209, 1
  br label %head208
end208:
  %v220 = load <8 x float>, ptr %v200, align 4
  %v221 = load <8 x float>, ptr %v201, align 4
  %v222 = load <8 x float>, ptr %v202, align 4
  %v223 = load <8 x float>, ptr %v203, align 4
  %v224 = load <8 x float>, ptr %v204, align 4
  %v225 = load <8 x float>, ptr %v205, align 4
  %v226 = load <8 x float>, ptr %v206, align 4
  %v227 = load <8 x float>, ptr %v207, align 4
  %v228 = fadd <8 x float> %v220, %v224
  %v229 = fadd <8 x float> %v221, %v225
  %v230 = fadd <8 x float> %v222, %v226
  %v231 = fadd <8 x float> %v223, %v227
  %v232 = fadd <8 x float> %v228, %v230
  %v233 = fadd <8 x float> %v229, %v231
  %v234 = fadd <8 x float> %v232, %v233
  %v235 = shufflevector <8 x float> %v234, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v236 = shufflevector <8 x float> %v234, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v237 = fadd <4 x float> %v235, %v236
  %v238 = shufflevector <4 x float> %v237, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v239 = shufflevector <4 x float> %v237, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v240 = fadd <2 x float> %v238, %v239
  %v241 = extractelement <2 x float> %v240, i32 0
  %v242 = extractelement <2 x float> %v240, i32 1
  %v243 = fadd float %v241, %v242
  %v244 = sitofp i64 %v17 to float
  %v245 = fdiv float %v243, %v244
  %v246 = fadd float %v245, 0x3EE4F8B580000000
  %v247 = call float @llvm.sqrt.f32(float %v246)
  %v248 = fdiv float 0x3FF0000000000000, %v247
  %v249 = sub i64 %v17, 0
  %v250 = and i64 %v249, -32
  %v251 = add i64 0, %v250
  br label %head252
head252:
  %v253 = phi i64 [ 0, %end208 ], [ %v319, %body252 ]
  %v254 = icmp slt i64 %v253, %v251
  br i1 %v254, label %body252, label %end252
body252:
  %v255 = add i64 %v253, 0
  %v256 = getelementptr [4 x i8], ptr %v28, i64 %v255
  %v257 = load <8 x float>, ptr %v256, align 4
  %v258 = insertelement <8 x float> poison, float %v121, i32 0
  %v259 = shufflevector <8 x float> %v258, <8 x float> poison, <8 x i32> zeroinitializer
  %v260 = fsub <8 x float> %v257, %v259
  %v261 = insertelement <8 x float> poison, float %v248, i32 0
  %v262 = shufflevector <8 x float> %v261, <8 x float> poison, <8 x i32> zeroinitializer
  %v263 = fmul <8 x float> %v260, %v262
  %v264 = getelementptr [4 x i8], ptr %v29, i64 %v255
  %v265 = load <8 x float>, ptr %v264, align 4
  %v266 = fmul <8 x float> %v263, %v265
  %v267 = getelementptr [4 x i8], ptr %v30, i64 %v255
  %v268 = load <8 x float>, ptr %v267, align 4
  %v269 = fadd <8 x float> %v266, %v268
  %v270 = getelementptr [4 x i8], ptr %v31, i64 %v255
  store <8 x float> %v269, ptr %v270, align 4
  %v271 = add i64 %v253, 8
  %v272 = getelementptr [4 x i8], ptr %v28, i64 %v271
  %v273 = load <8 x float>, ptr %v272, align 4
  %v274 = insertelement <8 x float> poison, float %v121, i32 0
  %v275 = shufflevector <8 x float> %v274, <8 x float> poison, <8 x i32> zeroinitializer
  %v276 = fsub <8 x float> %v273, %v275
  %v277 = insertelement <8 x float> poison, float %v248, i32 0
  %v278 = shufflevector <8 x float> %v277, <8 x float> poison, <8 x i32> zeroinitializer
  %v279 = fmul <8 x float> %v276, %v278
  %v280 = getelementptr [4 x i8], ptr %v29, i64 %v271
  %v281 = load <8 x float>, ptr %v280, align 4
  %v282 = fmul <8 x float> %v279, %v281
  %v283 = getelementptr [4 x i8], ptr %v30, i64 %v271
  %v284 = load <8 x float>, ptr %v283, align 4
  %v285 = fadd <8 x float> %v282, %v284
  %v286 = getelementptr [4 x i8], ptr %v31, i64 %v271
  store <8 x float> %v285, ptr %v286, align 4
  %v287 = add i64 %v253, 16
  %v288 = getelementptr [4 x i8], ptr %v28, i64 %v287
  %v289 = load <8 x float>, ptr %v288, align 4
  %v290 = insertelement <8 x float> poison, float %v121, i32 0
  %v291 = shufflevector <8 x float> %v290, <8 x float> poison, <8 x i32> zeroinitializer
  %v292 = fsub <8 x float> %v289, %v291
  %v293 = insertelement <8 x float> poison, float %v248, i32 0
  %v294 = shufflevector <8 x float> %v293, <8 x float> poison, <8 x i32> zeroinitializer
  %v295 = fmul <8 x float> %v292, %v294
  %v296 = getelementptr [4 x i8], ptr %v29, i64 %v287
  %v297 = load <8 x float>, ptr %v296, align 4
  %v298 = fmul <8 x float> %v295, %v297
  %v299 = getelementptr [4 x i8], ptr %v30, i64 %v287
  %v300 = load <8 x float>, ptr %v299, align 4
  %v301 = fadd <8 x float> %v298, %v300
  %v302 = getelementptr [4 x i8], ptr %v31, i64 %v287
  store <8 x float> %v301, ptr %v302, align 4
  %v303 = add i64 %v253, 24
  %v304 = getelementptr [4 x i8], ptr %v28, i64 %v303
  %v305 = load <8 x float>, ptr %v304, align 4
  %v306 = insertelement <8 x float> poison, float %v121, i32 0
  %v307 = shufflevector <8 x float> %v306, <8 x float> poison, <8 x i32> zeroinitializer
  %v308 = fsub <8 x float> %v305, %v307
  %v309 = insertelement <8 x float> poison, float %v248, i32 0
  %v310 = shufflevector <8 x float> %v309, <8 x float> poison, <8 x i32> zeroinitializer
  %v311 = fmul <8 x float> %v308, %v310
  %v312 = getelementptr [4 x i8], ptr %v29, i64 %v303
  %v313 = load <8 x float>, ptr %v312, align 4
  %v314 = fmul <8 x float> %v311, %v313
  %v315 = getelementptr [4 x i8], ptr %v30, i64 %v303
  %v316 = load <8 x float>, ptr %v315, align 4
  %v317 = fadd <8 x float> %v314, %v316
  %v318 = getelementptr [4 x i8], ptr %v31, i64 %v303
  store <8 x float> %v317, ptr %v318, align 4
  %v319 = add i64 %v253, 32
  br label %head252
end252:
  %v320 = sub i64 %v17, %v251
  %v321 = and i64 %v320, -8
  %v322 = add i64 %v251, %v321
  br label %head323
head323:
  %v324 = phi i64 [ %v251, %end252 ], [ %v342, %body323 ]
  %v325 = icmp slt i64 %v324, %v322
  br i1 %v325, label %body323, label %end323
body323:
  %v326 = add i64 %v324, 0
  %v327 = getelementptr [4 x i8], ptr %v28, i64 %v326
  %v328 = load <8 x float>, ptr %v327, align 4
  %v329 = insertelement <8 x float> poison, float %v121, i32 0
  %v330 = shufflevector <8 x float> %v329, <8 x float> poison, <8 x i32> zeroinitializer
  %v331 = fsub <8 x float> %v328, %v330
  %v332 = insertelement <8 x float> poison, float %v248, i32 0
  %v333 = shufflevector <8 x float> %v332, <8 x float> poison, <8 x i32> zeroinitializer
  %v334 = fmul <8 x float> %v331, %v333
  %v335 = getelementptr [4 x i8], ptr %v29, i64 %v326
  %v336 = load <8 x float>, ptr %v335, align 4
  %v337 = fmul <8 x float> %v334, %v336
  %v338 = getelementptr [4 x i8], ptr %v30, i64 %v326
  %v339 = load <8 x float>, ptr %v338, align 4
  %v340 = fadd <8 x float> %v337, %v339
  %v341 = getelementptr [4 x i8], ptr %v31, i64 %v326
  store <8 x float> %v340, ptr %v341, align 4
  %v342 = add i64 %v324, 8
  br label %head323
end323:
  br label %head343
head343:
  %v344 = phi i64 [ %v322, %end323 ], [ %v357, %body343 ]
  %v345 = icmp slt i64 %v344, %v17
  br i1 %v345, label %body343, label %end343
body343:
  %v346 = getelementptr [4 x i8], ptr %v28, i64 %v344
  %v347 = load float, ptr %v346, align 4
  %v348 = fsub float %v347, %v121
  %v349 = fmul float %v348, %v248
  %v350 = getelementptr [4 x i8], ptr %v29, i64 %v344
  %v351 = load float, ptr %v350, align 4
  %v352 = fmul float %v349, %v351
  %v353 = getelementptr [4 x i8], ptr %v30, i64 %v344
  %v354 = load float, ptr %v353, align 4
  %v355 = fadd float %v352, %v354
  %v356 = getelementptr [4 x i8], ptr %v31, i64 %v344
  store float %v355, ptr %v356, align 4
  %v357 = add i64 %v344, 1
  br label %head343
end343:
  %v358 = add i64 %v22, 1
  br label %head21
end21:
  %v359 = add i64 %v19, 1
  br label %head18
end18:
  ret void
}
