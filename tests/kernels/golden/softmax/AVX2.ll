declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.maximum.v8f32(<8 x float>, <8 x float>)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.maximum.f32(float, float)
declare i1 @llvm.vector.reduce.or.v8i1(<8 x i1>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [64 x float], align 64
  %scratch1 = alloca [64 x float], align 64
  %scratch2 = alloca [64 x float], align 64
  %v1 = getelementptr i8, ptr %arguments, i64 24
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 32
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 0
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 8
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 16
  %v10 = load i64, ptr %v9, align 8
  br label %head11
head11:
  %v12 = phi i64 [ 0, %entry ], [ %v766, %end745 ]
  %v13 = icmp slt i64 %v12, %v10
  br i1 %v13, label %body11, label %end11
body11:
  %v14 = mul i64 %v2, %v4
  %v15 = mul i64 %v12, %v14
  %v16 = getelementptr [4 x i8], ptr %v6, i64 %v15
  %v17 = getelementptr [4 x i8], ptr %v8, i64 %v15
  %v18 = and i64 %v2, -64
  br label %head19
head19:
  %v20 = phi i64 [ 0, %body11 ], [ %v70, %body19 ]
  %v21 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v41, %body19 ]
  %v22 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v45, %body19 ]
  %v23 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v49, %body19 ]
  %v24 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v53, %body19 ]
  %v25 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v57, %body19 ]
  %v26 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v61, %body19 ]
  %v27 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v65, %body19 ]
  %v28 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v69, %body19 ]
  %v29 = icmp slt i64 %v20, %v18
  br i1 %v29, label %body19, label %end19
body19:
  %v30 = add i64 %v20, 0
  %v31 = add i64 %v20, 8
  %v32 = add i64 %v20, 16
  %v33 = add i64 %v20, 24
  %v34 = add i64 %v20, 32
  %v35 = add i64 %v20, 40
  %v36 = add i64 %v20, 48
  %v37 = add i64 %v20, 56
  %v38 = getelementptr [4 x i8], ptr %v16, i64 %v30
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = fcmp ogt <8 x float> %v39, %v21
  %v41 = select <8 x i1> %v40, <8 x float> %v39, <8 x float> %v21
  %v42 = getelementptr [4 x i8], ptr %v16, i64 %v31
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = fcmp ogt <8 x float> %v43, %v22
  %v45 = select <8 x i1> %v44, <8 x float> %v43, <8 x float> %v22
  %v46 = getelementptr [4 x i8], ptr %v16, i64 %v32
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = fcmp ogt <8 x float> %v47, %v23
  %v49 = select <8 x i1> %v48, <8 x float> %v47, <8 x float> %v23
  %v50 = getelementptr [4 x i8], ptr %v16, i64 %v33
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = fcmp ogt <8 x float> %v51, %v24
  %v53 = select <8 x i1> %v52, <8 x float> %v51, <8 x float> %v24
  %v54 = getelementptr [4 x i8], ptr %v16, i64 %v34
  %v55 = load <8 x float>, ptr %v54, align 4
  %v56 = fcmp ogt <8 x float> %v55, %v25
  %v57 = select <8 x i1> %v56, <8 x float> %v55, <8 x float> %v25
  %v58 = getelementptr [4 x i8], ptr %v16, i64 %v35
  %v59 = load <8 x float>, ptr %v58, align 4
  %v60 = fcmp ogt <8 x float> %v59, %v26
  %v61 = select <8 x i1> %v60, <8 x float> %v59, <8 x float> %v26
  %v62 = getelementptr [4 x i8], ptr %v16, i64 %v36
  %v63 = load <8 x float>, ptr %v62, align 4
  %v64 = fcmp ogt <8 x float> %v63, %v27
  %v65 = select <8 x i1> %v64, <8 x float> %v63, <8 x float> %v27
  %v66 = getelementptr [4 x i8], ptr %v16, i64 %v37
  %v67 = load <8 x float>, ptr %v66, align 4
  %v68 = fcmp ogt <8 x float> %v67, %v28
  %v69 = select <8 x i1> %v68, <8 x float> %v67, <8 x float> %v28
  %v70 = add i64 %v20, 64
  br label %head19
end19:
  %v71 = and i64 %v2, -64
  %v72 = getelementptr [4 x i8], ptr %scratch0, i64 0
  %v73 = getelementptr [4 x i8], ptr %scratch0, i64 8
  %v74 = getelementptr [4 x i8], ptr %scratch0, i64 16
  %v75 = getelementptr [4 x i8], ptr %scratch0, i64 24
  %v76 = getelementptr [4 x i8], ptr %scratch0, i64 32
  %v77 = getelementptr [4 x i8], ptr %scratch0, i64 40
  %v78 = getelementptr [4 x i8], ptr %scratch0, i64 48
  %v79 = getelementptr [4 x i8], ptr %scratch0, i64 56
  store <8 x float> %v21, ptr %v72, align 4
  store <8 x float> %v22, ptr %v73, align 4
  store <8 x float> %v23, ptr %v74, align 4
  store <8 x float> %v24, ptr %v75, align 4
  store <8 x float> %v25, ptr %v76, align 4
  store <8 x float> %v26, ptr %v77, align 4
  store <8 x float> %v27, ptr %v78, align 4
  store <8 x float> %v28, ptr %v79, align 4
  br label %head80
head80:
  %v81 = phi i64 [ %v71, %end19 ], [ %v90, %body80 ]
  %v82 = icmp slt i64 %v81, %v2
  br i1 %v82, label %body80, label %end80
body80:
  %v83 = sub i64 %v81, %v71
  %v84 = getelementptr [4 x i8], ptr %scratch0, i64 %v83
  %v85 = load float, ptr %v84, align 4
  %v86 = getelementptr [4 x i8], ptr %v16, i64 %v81
  %v87 = load float, ptr %v86, align 4
  %v88 = fcmp ogt float %v87, %v85
  %v89 = select i1 %v88, float %v87, float %v85
  store float %v89, ptr %v84, align 4
  %v90 = add i64 %v81, 1
  br label %head80
end80:
  %v91 = load <8 x float>, ptr %v72, align 4
  %v92 = load <8 x float>, ptr %v73, align 4
  %v93 = load <8 x float>, ptr %v74, align 4
  %v94 = load <8 x float>, ptr %v75, align 4
  %v95 = load <8 x float>, ptr %v76, align 4
  %v96 = load <8 x float>, ptr %v77, align 4
  %v97 = load <8 x float>, ptr %v78, align 4
  %v98 = load <8 x float>, ptr %v79, align 4
  %v99 = fcmp ogt <8 x float> %v95, %v91
  %v100 = select <8 x i1> %v99, <8 x float> %v95, <8 x float> %v91
  %v101 = fcmp ogt <8 x float> %v96, %v92
  %v102 = select <8 x i1> %v101, <8 x float> %v96, <8 x float> %v92
  %v103 = fcmp ogt <8 x float> %v97, %v93
  %v104 = select <8 x i1> %v103, <8 x float> %v97, <8 x float> %v93
  %v105 = fcmp ogt <8 x float> %v98, %v94
  %v106 = select <8 x i1> %v105, <8 x float> %v98, <8 x float> %v94
  %v107 = fcmp ogt <8 x float> %v104, %v100
  %v108 = select <8 x i1> %v107, <8 x float> %v104, <8 x float> %v100
  %v109 = fcmp ogt <8 x float> %v106, %v102
  %v110 = select <8 x i1> %v109, <8 x float> %v106, <8 x float> %v102
  %v111 = fcmp ogt <8 x float> %v110, %v108
  %v112 = select <8 x i1> %v111, <8 x float> %v110, <8 x float> %v108
  %v113 = shufflevector <8 x float> %v112, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v114 = shufflevector <8 x float> %v112, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v115 = fcmp ogt <4 x float> %v114, %v113
  %v116 = select <4 x i1> %v115, <4 x float> %v114, <4 x float> %v113
  %v117 = shufflevector <4 x float> %v116, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v118 = shufflevector <4 x float> %v116, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v119 = fcmp ogt <2 x float> %v118, %v117
  %v120 = select <2 x i1> %v119, <2 x float> %v118, <2 x float> %v117
  %v121 = extractelement <2 x float> %v120, i32 0
  %v122 = extractelement <2 x float> %v120, i32 1
  %v123 = fcmp ogt float %v122, %v121
  %v124 = select i1 %v123, float %v122, float %v121
  %v125 = fcmp oeq float %v124, 0xFFF0000000000000
  br i1 %v125, label %yes126, label %no126
yes126:
  %v127 = and i64 %v2, -64
  br label %head128
head128:
  %v129 = phi i64 [ 0, %yes126 ], [ %v171, %body128 ]
  %v130 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes126 ], [ %v149, %body128 ]
  %v131 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes126 ], [ %v152, %body128 ]
  %v132 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes126 ], [ %v155, %body128 ]
  %v133 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes126 ], [ %v158, %body128 ]
  %v134 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes126 ], [ %v161, %body128 ]
  %v135 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes126 ], [ %v164, %body128 ]
  %v136 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes126 ], [ %v167, %body128 ]
  %v137 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes126 ], [ %v170, %body128 ]
  %v138 = icmp slt i64 %v129, %v127
  br i1 %v138, label %body128, label %end128
body128:
  %v139 = add i64 %v129, 0
  %v140 = add i64 %v129, 8
  %v141 = add i64 %v129, 16
  %v142 = add i64 %v129, 24
  %v143 = add i64 %v129, 32
  %v144 = add i64 %v129, 40
  %v145 = add i64 %v129, 48
  %v146 = add i64 %v129, 56
  %v147 = getelementptr [4 x i8], ptr %v16, i64 %v139
  %v148 = load <8 x float>, ptr %v147, align 4
  %v149 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v148, <8 x float> %v130)
  %v150 = getelementptr [4 x i8], ptr %v16, i64 %v140
  %v151 = load <8 x float>, ptr %v150, align 4
  %v152 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v151, <8 x float> %v131)
  %v153 = getelementptr [4 x i8], ptr %v16, i64 %v141
  %v154 = load <8 x float>, ptr %v153, align 4
  %v155 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v154, <8 x float> %v132)
  %v156 = getelementptr [4 x i8], ptr %v16, i64 %v142
  %v157 = load <8 x float>, ptr %v156, align 4
  %v158 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v157, <8 x float> %v133)
  %v159 = getelementptr [4 x i8], ptr %v16, i64 %v143
  %v160 = load <8 x float>, ptr %v159, align 4
  %v161 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v160, <8 x float> %v134)
  %v162 = getelementptr [4 x i8], ptr %v16, i64 %v144
  %v163 = load <8 x float>, ptr %v162, align 4
  %v164 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v163, <8 x float> %v135)
  %v165 = getelementptr [4 x i8], ptr %v16, i64 %v145
  %v166 = load <8 x float>, ptr %v165, align 4
  %v167 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v166, <8 x float> %v136)
  %v168 = getelementptr [4 x i8], ptr %v16, i64 %v146
  %v169 = load <8 x float>, ptr %v168, align 4
  %v170 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v169, <8 x float> %v137)
  %v171 = add i64 %v129, 64
  br label %head128
end128:
  %v172 = and i64 %v2, -64
  %v173 = getelementptr [4 x i8], ptr %scratch1, i64 0
  %v174 = getelementptr [4 x i8], ptr %scratch1, i64 8
  %v175 = getelementptr [4 x i8], ptr %scratch1, i64 16
  %v176 = getelementptr [4 x i8], ptr %scratch1, i64 24
  %v177 = getelementptr [4 x i8], ptr %scratch1, i64 32
  %v178 = getelementptr [4 x i8], ptr %scratch1, i64 40
  %v179 = getelementptr [4 x i8], ptr %scratch1, i64 48
  %v180 = getelementptr [4 x i8], ptr %scratch1, i64 56
  store <8 x float> %v130, ptr %v173, align 4
  store <8 x float> %v131, ptr %v174, align 4
  store <8 x float> %v132, ptr %v175, align 4
  store <8 x float> %v133, ptr %v176, align 4
  store <8 x float> %v134, ptr %v177, align 4
  store <8 x float> %v135, ptr %v178, align 4
  store <8 x float> %v136, ptr %v179, align 4
  store <8 x float> %v137, ptr %v180, align 4
  br label %head181
head181:
  %v182 = phi i64 [ %v172, %end128 ], [ %v190, %body181 ]
  %v183 = icmp slt i64 %v182, %v2
  br i1 %v183, label %body181, label %end181
body181:
  %v184 = sub i64 %v182, %v172
  %v185 = getelementptr [4 x i8], ptr %scratch1, i64 %v184
  %v186 = load float, ptr %v185, align 4
  %v187 = getelementptr [4 x i8], ptr %v16, i64 %v182
  %v188 = load float, ptr %v187, align 4
  %v189 = call float @llvm.maximum.f32(float %v188, float %v186)
  store float %v189, ptr %v185, align 4
  %v190 = add i64 %v182, 1
  br label %head181
end181:
  %v191 = load <8 x float>, ptr %v173, align 4
  %v192 = load <8 x float>, ptr %v174, align 4
  %v193 = load <8 x float>, ptr %v175, align 4
  %v194 = load <8 x float>, ptr %v176, align 4
  %v195 = load <8 x float>, ptr %v177, align 4
  %v196 = load <8 x float>, ptr %v178, align 4
  %v197 = load <8 x float>, ptr %v179, align 4
  %v198 = load <8 x float>, ptr %v180, align 4
  %v199 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v195, <8 x float> %v191)
  %v200 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v196, <8 x float> %v192)
  %v201 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v197, <8 x float> %v193)
  %v202 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v198, <8 x float> %v194)
  %v203 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v201, <8 x float> %v199)
  %v204 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v202, <8 x float> %v200)
  %v205 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v204, <8 x float> %v203)
  %v206 = shufflevector <8 x float> %v205, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v207 = shufflevector <8 x float> %v205, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v208 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v207, <4 x float> %v206)
  %v209 = shufflevector <4 x float> %v208, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v210 = shufflevector <4 x float> %v208, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v211 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %v210, <2 x float> %v209)
  %v212 = extractelement <2 x float> %v211, i32 0
  %v213 = extractelement <2 x float> %v211, i32 1
  %v214 = call float @llvm.maximum.f32(float %v213, float %v212)
  br label %joined126
no126:
  br label %joined126
joined126:
  %v215 = phi float [ %v214, %end181 ], [ %v124, %no126 ]
  %v216 = fcmp oeq float %v215, 0xFFF0000000000000
  %v217 = select i1 %v216, float 0x0000000000000000, float %v215
  %v218 = and i64 %v2, -64
  br label %head219
head219:
  %v220 = phi i64 [ 0, %joined126 ], [ %v502, %body219 ]
  %v221 = phi <8 x float> [ splat (float 0x0000000000000000), %joined126 ], [ %v270, %body219 ]
  %v222 = phi <8 x float> [ splat (float 0x0000000000000000), %joined126 ], [ %v303, %body219 ]
  %v223 = phi <8 x float> [ splat (float 0x0000000000000000), %joined126 ], [ %v336, %body219 ]
  %v224 = phi <8 x float> [ splat (float 0x0000000000000000), %joined126 ], [ %v369, %body219 ]
  %v225 = phi <8 x float> [ splat (float 0x0000000000000000), %joined126 ], [ %v402, %body219 ]
  %v226 = phi <8 x float> [ splat (float 0x0000000000000000), %joined126 ], [ %v435, %body219 ]
  %v227 = phi <8 x float> [ splat (float 0x0000000000000000), %joined126 ], [ %v468, %body219 ]
  %v228 = phi <8 x float> [ splat (float 0x0000000000000000), %joined126 ], [ %v501, %body219 ]
  %v229 = icmp slt i64 %v220, %v218
  br i1 %v229, label %body219, label %end219
body219:
  %v230 = add i64 %v220, 0
  %v231 = add i64 %v220, 8
  %v232 = add i64 %v220, 16
  %v233 = add i64 %v220, 24
  %v234 = add i64 %v220, 32
  %v235 = add i64 %v220, 40
  %v236 = add i64 %v220, 48
  %v237 = add i64 %v220, 56
  %v238 = getelementptr [4 x i8], ptr %v16, i64 %v230
  %v239 = load <8 x float>, ptr %v238, align 4
  %v240 = insertelement <8 x float> poison, float %v217, i32 0
  %v241 = shufflevector <8 x float> %v240, <8 x float> poison, <8 x i32> zeroinitializer
  %v242 = fsub <8 x float> %v239, %v241
  %v243 = fcmp olt <8 x float> %v242, splat (float 0xC05A400000000000)
  %v244 = select <8 x i1> %v243, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v242
  %v245 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v244, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v246 = fsub <8 x float> %v245, splat (float 0x4168000000000000)
  %v247 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v246, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v244)
  %v248 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v246, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v247)
  %v249 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v248, <8 x float> splat (float 0x3F812397E0000000))
  %v250 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v249, <8 x float> %v248, <8 x float> splat (float 0x3FA5558AE0000000))
  %v251 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v250, <8 x float> %v248, <8 x float> splat (float 0x3FC5554920000000))
  %v252 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v251, <8 x float> %v248, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v253 = fmul <8 x float> %v248, %v248
  %v254 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v252, <8 x float> %v253, <8 x float> %v248)
  %v255 = fadd <8 x float> splat (float 0x3FF0000000000000), %v254
  %v256 = fsub <8 x float> %v245, splat (float 0x4168000000000000)
  %v257 = fadd <8 x float> %v256, splat (float 0x4168000000000000)
  %v258 = bitcast <8 x float> %v257 to <8 x i32>
  %v259 = ashr <8 x i32> %v258, splat (i32 1)
  %v260 = shl <8 x i32> %v259, splat (i32 23)
  %v261 = add <8 x i32> %v260, splat (i32 1065353216)
  %v262 = bitcast <8 x i32> %v261 to <8 x float>
  %v263 = fmul <8 x float> %v255, %v262
  %v264 = sub <8 x i32> %v258, %v259
  %v265 = shl <8 x i32> %v264, splat (i32 23)
  %v266 = add <8 x i32> %v265, splat (i32 1065353216)
  %v267 = bitcast <8 x i32> %v266 to <8 x float>
  %v268 = fmul <8 x float> %v263, %v267
  %v269 = getelementptr [4 x i8], ptr %v17, i64 %v230
  store <8 x float> %v268, ptr %v269, align 4
  %v270 = fadd <8 x float> %v221, %v268
  %v271 = getelementptr [4 x i8], ptr %v16, i64 %v231
  %v272 = load <8 x float>, ptr %v271, align 4
  %v273 = insertelement <8 x float> poison, float %v217, i32 0
  %v274 = shufflevector <8 x float> %v273, <8 x float> poison, <8 x i32> zeroinitializer
  %v275 = fsub <8 x float> %v272, %v274
  %v276 = fcmp olt <8 x float> %v275, splat (float 0xC05A400000000000)
  %v277 = select <8 x i1> %v276, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v275
  %v278 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v277, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v279 = fsub <8 x float> %v278, splat (float 0x4168000000000000)
  %v280 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v279, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v277)
  %v281 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v279, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v280)
  %v282 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v281, <8 x float> splat (float 0x3F812397E0000000))
  %v283 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v282, <8 x float> %v281, <8 x float> splat (float 0x3FA5558AE0000000))
  %v284 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v283, <8 x float> %v281, <8 x float> splat (float 0x3FC5554920000000))
  %v285 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v284, <8 x float> %v281, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v286 = fmul <8 x float> %v281, %v281
  %v287 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v285, <8 x float> %v286, <8 x float> %v281)
  %v288 = fadd <8 x float> splat (float 0x3FF0000000000000), %v287
  %v289 = fsub <8 x float> %v278, splat (float 0x4168000000000000)
  %v290 = fadd <8 x float> %v289, splat (float 0x4168000000000000)
  %v291 = bitcast <8 x float> %v290 to <8 x i32>
  %v292 = ashr <8 x i32> %v291, splat (i32 1)
  %v293 = shl <8 x i32> %v292, splat (i32 23)
  %v294 = add <8 x i32> %v293, splat (i32 1065353216)
  %v295 = bitcast <8 x i32> %v294 to <8 x float>
  %v296 = fmul <8 x float> %v288, %v295
  %v297 = sub <8 x i32> %v291, %v292
  %v298 = shl <8 x i32> %v297, splat (i32 23)
  %v299 = add <8 x i32> %v298, splat (i32 1065353216)
  %v300 = bitcast <8 x i32> %v299 to <8 x float>
  %v301 = fmul <8 x float> %v296, %v300
  %v302 = getelementptr [4 x i8], ptr %v17, i64 %v231
  store <8 x float> %v301, ptr %v302, align 4
  %v303 = fadd <8 x float> %v222, %v301
  %v304 = getelementptr [4 x i8], ptr %v16, i64 %v232
  %v305 = load <8 x float>, ptr %v304, align 4
  %v306 = insertelement <8 x float> poison, float %v217, i32 0
  %v307 = shufflevector <8 x float> %v306, <8 x float> poison, <8 x i32> zeroinitializer
  %v308 = fsub <8 x float> %v305, %v307
  %v309 = fcmp olt <8 x float> %v308, splat (float 0xC05A400000000000)
  %v310 = select <8 x i1> %v309, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v308
  %v311 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v310, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v312 = fsub <8 x float> %v311, splat (float 0x4168000000000000)
  %v313 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v312, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v310)
  %v314 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v312, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v313)
  %v315 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v314, <8 x float> splat (float 0x3F812397E0000000))
  %v316 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v315, <8 x float> %v314, <8 x float> splat (float 0x3FA5558AE0000000))
  %v317 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v316, <8 x float> %v314, <8 x float> splat (float 0x3FC5554920000000))
  %v318 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v317, <8 x float> %v314, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v319 = fmul <8 x float> %v314, %v314
  %v320 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v318, <8 x float> %v319, <8 x float> %v314)
  %v321 = fadd <8 x float> splat (float 0x3FF0000000000000), %v320
  %v322 = fsub <8 x float> %v311, splat (float 0x4168000000000000)
  %v323 = fadd <8 x float> %v322, splat (float 0x4168000000000000)
  %v324 = bitcast <8 x float> %v323 to <8 x i32>
  %v325 = ashr <8 x i32> %v324, splat (i32 1)
  %v326 = shl <8 x i32> %v325, splat (i32 23)
  %v327 = add <8 x i32> %v326, splat (i32 1065353216)
  %v328 = bitcast <8 x i32> %v327 to <8 x float>
  %v329 = fmul <8 x float> %v321, %v328
  %v330 = sub <8 x i32> %v324, %v325
  %v331 = shl <8 x i32> %v330, splat (i32 23)
  %v332 = add <8 x i32> %v331, splat (i32 1065353216)
  %v333 = bitcast <8 x i32> %v332 to <8 x float>
  %v334 = fmul <8 x float> %v329, %v333
  %v335 = getelementptr [4 x i8], ptr %v17, i64 %v232
  store <8 x float> %v334, ptr %v335, align 4
  %v336 = fadd <8 x float> %v223, %v334
  %v337 = getelementptr [4 x i8], ptr %v16, i64 %v233
  %v338 = load <8 x float>, ptr %v337, align 4
  %v339 = insertelement <8 x float> poison, float %v217, i32 0
  %v340 = shufflevector <8 x float> %v339, <8 x float> poison, <8 x i32> zeroinitializer
  %v341 = fsub <8 x float> %v338, %v340
  %v342 = fcmp olt <8 x float> %v341, splat (float 0xC05A400000000000)
  %v343 = select <8 x i1> %v342, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v341
  %v344 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v343, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v345 = fsub <8 x float> %v344, splat (float 0x4168000000000000)
  %v346 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v345, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v343)
  %v347 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v345, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v346)
  %v348 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v347, <8 x float> splat (float 0x3F812397E0000000))
  %v349 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v348, <8 x float> %v347, <8 x float> splat (float 0x3FA5558AE0000000))
  %v350 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v349, <8 x float> %v347, <8 x float> splat (float 0x3FC5554920000000))
  %v351 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v350, <8 x float> %v347, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v352 = fmul <8 x float> %v347, %v347
  %v353 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v351, <8 x float> %v352, <8 x float> %v347)
  %v354 = fadd <8 x float> splat (float 0x3FF0000000000000), %v353
  %v355 = fsub <8 x float> %v344, splat (float 0x4168000000000000)
  %v356 = fadd <8 x float> %v355, splat (float 0x4168000000000000)
  %v357 = bitcast <8 x float> %v356 to <8 x i32>
  %v358 = ashr <8 x i32> %v357, splat (i32 1)
  %v359 = shl <8 x i32> %v358, splat (i32 23)
  %v360 = add <8 x i32> %v359, splat (i32 1065353216)
  %v361 = bitcast <8 x i32> %v360 to <8 x float>
  %v362 = fmul <8 x float> %v354, %v361
  %v363 = sub <8 x i32> %v357, %v358
  %v364 = shl <8 x i32> %v363, splat (i32 23)
  %v365 = add <8 x i32> %v364, splat (i32 1065353216)
  %v366 = bitcast <8 x i32> %v365 to <8 x float>
  %v367 = fmul <8 x float> %v362, %v366
  %v368 = getelementptr [4 x i8], ptr %v17, i64 %v233
  store <8 x float> %v367, ptr %v368, align 4
  %v369 = fadd <8 x float> %v224, %v367
  %v370 = getelementptr [4 x i8], ptr %v16, i64 %v234
  %v371 = load <8 x float>, ptr %v370, align 4
  %v372 = insertelement <8 x float> poison, float %v217, i32 0
  %v373 = shufflevector <8 x float> %v372, <8 x float> poison, <8 x i32> zeroinitializer
  %v374 = fsub <8 x float> %v371, %v373
  %v375 = fcmp olt <8 x float> %v374, splat (float 0xC05A400000000000)
  %v376 = select <8 x i1> %v375, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v374
  %v377 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v376, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v378 = fsub <8 x float> %v377, splat (float 0x4168000000000000)
  %v379 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v378, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v376)
  %v380 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v378, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v379)
  %v381 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v380, <8 x float> splat (float 0x3F812397E0000000))
  %v382 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v381, <8 x float> %v380, <8 x float> splat (float 0x3FA5558AE0000000))
  %v383 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v382, <8 x float> %v380, <8 x float> splat (float 0x3FC5554920000000))
  %v384 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v383, <8 x float> %v380, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v385 = fmul <8 x float> %v380, %v380
  %v386 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v384, <8 x float> %v385, <8 x float> %v380)
  %v387 = fadd <8 x float> splat (float 0x3FF0000000000000), %v386
  %v388 = fsub <8 x float> %v377, splat (float 0x4168000000000000)
  %v389 = fadd <8 x float> %v388, splat (float 0x4168000000000000)
  %v390 = bitcast <8 x float> %v389 to <8 x i32>
  %v391 = ashr <8 x i32> %v390, splat (i32 1)
  %v392 = shl <8 x i32> %v391, splat (i32 23)
  %v393 = add <8 x i32> %v392, splat (i32 1065353216)
  %v394 = bitcast <8 x i32> %v393 to <8 x float>
  %v395 = fmul <8 x float> %v387, %v394
  %v396 = sub <8 x i32> %v390, %v391
  %v397 = shl <8 x i32> %v396, splat (i32 23)
  %v398 = add <8 x i32> %v397, splat (i32 1065353216)
  %v399 = bitcast <8 x i32> %v398 to <8 x float>
  %v400 = fmul <8 x float> %v395, %v399
  %v401 = getelementptr [4 x i8], ptr %v17, i64 %v234
  store <8 x float> %v400, ptr %v401, align 4
  %v402 = fadd <8 x float> %v225, %v400
  %v403 = getelementptr [4 x i8], ptr %v16, i64 %v235
  %v404 = load <8 x float>, ptr %v403, align 4
  %v405 = insertelement <8 x float> poison, float %v217, i32 0
  %v406 = shufflevector <8 x float> %v405, <8 x float> poison, <8 x i32> zeroinitializer
  %v407 = fsub <8 x float> %v404, %v406
  %v408 = fcmp olt <8 x float> %v407, splat (float 0xC05A400000000000)
  %v409 = select <8 x i1> %v408, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v407
  %v410 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v409, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v411 = fsub <8 x float> %v410, splat (float 0x4168000000000000)
  %v412 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v411, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v409)
  %v413 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v411, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v412)
  %v414 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v413, <8 x float> splat (float 0x3F812397E0000000))
  %v415 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v414, <8 x float> %v413, <8 x float> splat (float 0x3FA5558AE0000000))
  %v416 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v415, <8 x float> %v413, <8 x float> splat (float 0x3FC5554920000000))
  %v417 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v416, <8 x float> %v413, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v418 = fmul <8 x float> %v413, %v413
  %v419 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v417, <8 x float> %v418, <8 x float> %v413)
  %v420 = fadd <8 x float> splat (float 0x3FF0000000000000), %v419
  %v421 = fsub <8 x float> %v410, splat (float 0x4168000000000000)
  %v422 = fadd <8 x float> %v421, splat (float 0x4168000000000000)
  %v423 = bitcast <8 x float> %v422 to <8 x i32>
  %v424 = ashr <8 x i32> %v423, splat (i32 1)
  %v425 = shl <8 x i32> %v424, splat (i32 23)
  %v426 = add <8 x i32> %v425, splat (i32 1065353216)
  %v427 = bitcast <8 x i32> %v426 to <8 x float>
  %v428 = fmul <8 x float> %v420, %v427
  %v429 = sub <8 x i32> %v423, %v424
  %v430 = shl <8 x i32> %v429, splat (i32 23)
  %v431 = add <8 x i32> %v430, splat (i32 1065353216)
  %v432 = bitcast <8 x i32> %v431 to <8 x float>
  %v433 = fmul <8 x float> %v428, %v432
  %v434 = getelementptr [4 x i8], ptr %v17, i64 %v235
  store <8 x float> %v433, ptr %v434, align 4
  %v435 = fadd <8 x float> %v226, %v433
  %v436 = getelementptr [4 x i8], ptr %v16, i64 %v236
  %v437 = load <8 x float>, ptr %v436, align 4
  %v438 = insertelement <8 x float> poison, float %v217, i32 0
  %v439 = shufflevector <8 x float> %v438, <8 x float> poison, <8 x i32> zeroinitializer
  %v440 = fsub <8 x float> %v437, %v439
  %v441 = fcmp olt <8 x float> %v440, splat (float 0xC05A400000000000)
  %v442 = select <8 x i1> %v441, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v440
  %v443 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v442, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v444 = fsub <8 x float> %v443, splat (float 0x4168000000000000)
  %v445 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v444, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v442)
  %v446 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v444, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v445)
  %v447 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v446, <8 x float> splat (float 0x3F812397E0000000))
  %v448 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v447, <8 x float> %v446, <8 x float> splat (float 0x3FA5558AE0000000))
  %v449 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v448, <8 x float> %v446, <8 x float> splat (float 0x3FC5554920000000))
  %v450 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v449, <8 x float> %v446, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v451 = fmul <8 x float> %v446, %v446
  %v452 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v450, <8 x float> %v451, <8 x float> %v446)
  %v453 = fadd <8 x float> splat (float 0x3FF0000000000000), %v452
  %v454 = fsub <8 x float> %v443, splat (float 0x4168000000000000)
  %v455 = fadd <8 x float> %v454, splat (float 0x4168000000000000)
  %v456 = bitcast <8 x float> %v455 to <8 x i32>
  %v457 = ashr <8 x i32> %v456, splat (i32 1)
  %v458 = shl <8 x i32> %v457, splat (i32 23)
  %v459 = add <8 x i32> %v458, splat (i32 1065353216)
  %v460 = bitcast <8 x i32> %v459 to <8 x float>
  %v461 = fmul <8 x float> %v453, %v460
  %v462 = sub <8 x i32> %v456, %v457
  %v463 = shl <8 x i32> %v462, splat (i32 23)
  %v464 = add <8 x i32> %v463, splat (i32 1065353216)
  %v465 = bitcast <8 x i32> %v464 to <8 x float>
  %v466 = fmul <8 x float> %v461, %v465
  %v467 = getelementptr [4 x i8], ptr %v17, i64 %v236
  store <8 x float> %v466, ptr %v467, align 4
  %v468 = fadd <8 x float> %v227, %v466
  %v469 = getelementptr [4 x i8], ptr %v16, i64 %v237
  %v470 = load <8 x float>, ptr %v469, align 4
  %v471 = insertelement <8 x float> poison, float %v217, i32 0
  %v472 = shufflevector <8 x float> %v471, <8 x float> poison, <8 x i32> zeroinitializer
  %v473 = fsub <8 x float> %v470, %v472
  %v474 = fcmp olt <8 x float> %v473, splat (float 0xC05A400000000000)
  %v475 = select <8 x i1> %v474, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v473
  %v476 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v475, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v477 = fsub <8 x float> %v476, splat (float 0x4168000000000000)
  %v478 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v477, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v475)
  %v479 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v477, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v478)
  %v480 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v479, <8 x float> splat (float 0x3F812397E0000000))
  %v481 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v480, <8 x float> %v479, <8 x float> splat (float 0x3FA5558AE0000000))
  %v482 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v481, <8 x float> %v479, <8 x float> splat (float 0x3FC5554920000000))
  %v483 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v482, <8 x float> %v479, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v484 = fmul <8 x float> %v479, %v479
  %v485 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v483, <8 x float> %v484, <8 x float> %v479)
  %v486 = fadd <8 x float> splat (float 0x3FF0000000000000), %v485
  %v487 = fsub <8 x float> %v476, splat (float 0x4168000000000000)
  %v488 = fadd <8 x float> %v487, splat (float 0x4168000000000000)
  %v489 = bitcast <8 x float> %v488 to <8 x i32>
  %v490 = ashr <8 x i32> %v489, splat (i32 1)
  %v491 = shl <8 x i32> %v490, splat (i32 23)
  %v492 = add <8 x i32> %v491, splat (i32 1065353216)
  %v493 = bitcast <8 x i32> %v492 to <8 x float>
  %v494 = fmul <8 x float> %v486, %v493
  %v495 = sub <8 x i32> %v489, %v490
  %v496 = shl <8 x i32> %v495, splat (i32 23)
  %v497 = add <8 x i32> %v496, splat (i32 1065353216)
  %v498 = bitcast <8 x i32> %v497 to <8 x float>
  %v499 = fmul <8 x float> %v494, %v498
  %v500 = getelementptr [4 x i8], ptr %v17, i64 %v237
  store <8 x float> %v499, ptr %v500, align 4
  %v501 = fadd <8 x float> %v228, %v499
  %v502 = add i64 %v220, 64
  br label %head219
end219:
  %v503 = and i64 %v2, -64
  %v504 = getelementptr [4 x i8], ptr %scratch2, i64 0
  %v505 = getelementptr [4 x i8], ptr %scratch2, i64 8
  %v506 = getelementptr [4 x i8], ptr %scratch2, i64 16
  %v507 = getelementptr [4 x i8], ptr %scratch2, i64 24
  %v508 = getelementptr [4 x i8], ptr %scratch2, i64 32
  %v509 = getelementptr [4 x i8], ptr %scratch2, i64 40
  %v510 = getelementptr [4 x i8], ptr %scratch2, i64 48
  %v511 = getelementptr [4 x i8], ptr %scratch2, i64 56
  store <8 x float> %v221, ptr %v504, align 4
  store <8 x float> %v222, ptr %v505, align 4
  store <8 x float> %v223, ptr %v506, align 4
  store <8 x float> %v224, ptr %v507, align 4
  store <8 x float> %v225, ptr %v508, align 4
  store <8 x float> %v226, ptr %v509, align 4
  store <8 x float> %v227, ptr %v510, align 4
  store <8 x float> %v228, ptr %v511, align 4
  br label %head512
head512:
  %v513 = phi i64 [ %v503, %end219 ], [ %v549, %body512 ]
  %v514 = icmp slt i64 %v513, %v2
  br i1 %v514, label %body512, label %end512
body512:
  %v515 = sub i64 %v513, %v503
  %v516 = getelementptr [4 x i8], ptr %scratch2, i64 %v515
  %v517 = load float, ptr %v516, align 4
  %v518 = getelementptr [4 x i8], ptr %v16, i64 %v513
  %v519 = load float, ptr %v518, align 4
  %v520 = fsub float %v519, %v217
  %v521 = fcmp olt float %v520, 0xC05A400000000000
  %v522 = select i1 %v521, float 0xC05A400000000000, float %v520
  %v523 = call float @llvm.fma.f32(float %v522, float 0x3FF7154760000000, float 0x4168000000000000)
  %v524 = fsub float %v523, 0x4168000000000000
  %v525 = call float @llvm.fma.f32(float %v524, float 0xBFE62E4000000000, float %v522)
  %v526 = call float @llvm.fma.f32(float %v524, float 0xBEB7F7D1C0000000, float %v525)
  %v527 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v526, float 0x3F812397E0000000)
  %v528 = call float @llvm.fma.f32(float %v527, float %v526, float 0x3FA5558AE0000000)
  %v529 = call float @llvm.fma.f32(float %v528, float %v526, float 0x3FC5554920000000)
  %v530 = call float @llvm.fma.f32(float %v529, float %v526, float 0x3FDFFFFFC0000000)
  %v531 = fmul float %v526, %v526
  %v532 = call float @llvm.fma.f32(float %v530, float %v531, float %v526)
  %v533 = fadd float 0x3FF0000000000000, %v532
  %v534 = fsub float %v523, 0x4168000000000000
  %v535 = fadd float %v534, 0x4168000000000000
  %v536 = bitcast float %v535 to i32
  %v537 = ashr i32 %v536, 1
  %v538 = shl i32 %v537, 23
  %v539 = add i32 %v538, 1065353216
  %v540 = bitcast i32 %v539 to float
  %v541 = fmul float %v533, %v540
  %v542 = sub i32 %v536, %v537
  %v543 = shl i32 %v542, 23
  %v544 = add i32 %v543, 1065353216
  %v545 = bitcast i32 %v544 to float
  %v546 = fmul float %v541, %v545
  %v547 = getelementptr [4 x i8], ptr %v17, i64 %v513
  store float %v546, ptr %v547, align 4
  %v548 = fadd float %v517, %v546
  store float %v548, ptr %v516, align 4
  %v549 = add i64 %v513, 1
  br label %head512
end512:
  %v550 = load <8 x float>, ptr %v504, align 4
  %v551 = load <8 x float>, ptr %v505, align 4
  %v552 = load <8 x float>, ptr %v506, align 4
  %v553 = load <8 x float>, ptr %v507, align 4
  %v554 = load <8 x float>, ptr %v508, align 4
  %v555 = load <8 x float>, ptr %v509, align 4
  %v556 = load <8 x float>, ptr %v510, align 4
  %v557 = load <8 x float>, ptr %v511, align 4
  %v558 = fadd <8 x float> %v550, %v554
  %v559 = fadd <8 x float> %v551, %v555
  %v560 = fadd <8 x float> %v552, %v556
  %v561 = fadd <8 x float> %v553, %v557
  %v562 = fadd <8 x float> %v558, %v560
  %v563 = fadd <8 x float> %v559, %v561
  %v564 = fadd <8 x float> %v562, %v563
  %v565 = shufflevector <8 x float> %v564, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v566 = shufflevector <8 x float> %v564, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v567 = fadd <4 x float> %v565, %v566
  %v568 = shufflevector <4 x float> %v567, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v569 = shufflevector <4 x float> %v567, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v570 = fadd <2 x float> %v568, %v569
  %v571 = extractelement <2 x float> %v570, i32 0
  %v572 = extractelement <2 x float> %v570, i32 1
  %v573 = fadd float %v571, %v572
  %v574 = select i1 %v216, float 0x3FF0000000000000, float %v573
  %v575 = fdiv float 0x3FF0000000000000, %v574
  %v576 = sub i64 %v2, 0
  %v577 = and i64 %v576, -32
  %v578 = add i64 0, %v577
  br label %head579
head579:
  %v580 = phi i64 [ 0, %end512 ], [ %v706, %joined699 ]
  %v581 = icmp slt i64 %v580, %v578
  br i1 %v581, label %body579, label %end579
body579:
  %v582 = add i64 %v580, 0
  %v583 = getelementptr [4 x i8], ptr %v17, i64 %v582
  %v584 = load <8 x float>, ptr %v583, align 4
  %v585 = bitcast <8 x float> %v584 to <8 x i32>
  %v586 = sub <8 x i32> %v585, splat (i32 1)
  %v587 = icmp ult <8 x i32> %v586, splat (i32 528482303)
  %v588 = insertelement <8 x float> poison, float %v575, i32 0
  %v589 = shufflevector <8 x float> %v588, <8 x float> poison, <8 x i32> zeroinitializer
  %v590 = fmul <8 x float> %v584, %v589
  %v591 = fneg <8 x float> %v590
  %v592 = insertelement <8 x float> poison, float %v574, i32 0
  %v593 = shufflevector <8 x float> %v592, <8 x float> poison, <8 x i32> zeroinitializer
  %v594 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v591, <8 x float> %v593, <8 x float> %v584)
  %v595 = insertelement <8 x float> poison, float %v575, i32 0
  %v596 = shufflevector <8 x float> %v595, <8 x float> poison, <8 x i32> zeroinitializer
  %v597 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v594, <8 x float> %v596, <8 x float> %v590)
  %v598 = fneg <8 x float> %v597
  %v599 = insertelement <8 x float> poison, float %v574, i32 0
  %v600 = shufflevector <8 x float> %v599, <8 x float> poison, <8 x i32> zeroinitializer
  %v601 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v598, <8 x float> %v600, <8 x float> %v584)
  %v602 = insertelement <8 x float> poison, float %v575, i32 0
  %v603 = shufflevector <8 x float> %v602, <8 x float> poison, <8 x i32> zeroinitializer
  %v604 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v601, <8 x float> %v603, <8 x float> %v597)
  %v605 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %v587)
  br i1 %v605, label %yes606, label %no606
yes606:
  %v607 = insertelement <8 x float> poison, float %v574, i32 0
  %v608 = shufflevector <8 x float> %v607, <8 x float> poison, <8 x i32> zeroinitializer
  %v609 = fdiv <8 x float> %v584, %v608
  %v610 = select <8 x i1> %v587, <8 x float> %v609, <8 x float> %v604
  br label %joined606
no606:
  br label %joined606
joined606:
  %v611 = phi <8 x float> [ %v610, %yes606 ], [ %v604, %no606 ]
  %v612 = getelementptr [4 x i8], ptr %v17, i64 %v582
  store <8 x float> %v611, ptr %v612, align 4
  %v613 = add i64 %v580, 8
  %v614 = getelementptr [4 x i8], ptr %v17, i64 %v613
  %v615 = load <8 x float>, ptr %v614, align 4
  %v616 = bitcast <8 x float> %v615 to <8 x i32>
  %v617 = sub <8 x i32> %v616, splat (i32 1)
  %v618 = icmp ult <8 x i32> %v617, splat (i32 528482303)
  %v619 = insertelement <8 x float> poison, float %v575, i32 0
  %v620 = shufflevector <8 x float> %v619, <8 x float> poison, <8 x i32> zeroinitializer
  %v621 = fmul <8 x float> %v615, %v620
  %v622 = fneg <8 x float> %v621
  %v623 = insertelement <8 x float> poison, float %v574, i32 0
  %v624 = shufflevector <8 x float> %v623, <8 x float> poison, <8 x i32> zeroinitializer
  %v625 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v622, <8 x float> %v624, <8 x float> %v615)
  %v626 = insertelement <8 x float> poison, float %v575, i32 0
  %v627 = shufflevector <8 x float> %v626, <8 x float> poison, <8 x i32> zeroinitializer
  %v628 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v625, <8 x float> %v627, <8 x float> %v621)
  %v629 = fneg <8 x float> %v628
  %v630 = insertelement <8 x float> poison, float %v574, i32 0
  %v631 = shufflevector <8 x float> %v630, <8 x float> poison, <8 x i32> zeroinitializer
  %v632 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v629, <8 x float> %v631, <8 x float> %v615)
  %v633 = insertelement <8 x float> poison, float %v575, i32 0
  %v634 = shufflevector <8 x float> %v633, <8 x float> poison, <8 x i32> zeroinitializer
  %v635 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v632, <8 x float> %v634, <8 x float> %v628)
  %v636 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %v618)
  br i1 %v636, label %yes637, label %no637
yes637:
  %v638 = insertelement <8 x float> poison, float %v574, i32 0
  %v639 = shufflevector <8 x float> %v638, <8 x float> poison, <8 x i32> zeroinitializer
  %v640 = fdiv <8 x float> %v615, %v639
  %v641 = select <8 x i1> %v618, <8 x float> %v640, <8 x float> %v635
  br label %joined637
no637:
  br label %joined637
joined637:
  %v642 = phi <8 x float> [ %v641, %yes637 ], [ %v635, %no637 ]
  %v643 = getelementptr [4 x i8], ptr %v17, i64 %v613
  store <8 x float> %v642, ptr %v643, align 4
  %v644 = add i64 %v580, 16
  %v645 = getelementptr [4 x i8], ptr %v17, i64 %v644
  %v646 = load <8 x float>, ptr %v645, align 4
  %v647 = bitcast <8 x float> %v646 to <8 x i32>
  %v648 = sub <8 x i32> %v647, splat (i32 1)
  %v649 = icmp ult <8 x i32> %v648, splat (i32 528482303)
  %v650 = insertelement <8 x float> poison, float %v575, i32 0
  %v651 = shufflevector <8 x float> %v650, <8 x float> poison, <8 x i32> zeroinitializer
  %v652 = fmul <8 x float> %v646, %v651
  %v653 = fneg <8 x float> %v652
  %v654 = insertelement <8 x float> poison, float %v574, i32 0
  %v655 = shufflevector <8 x float> %v654, <8 x float> poison, <8 x i32> zeroinitializer
  %v656 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v653, <8 x float> %v655, <8 x float> %v646)
  %v657 = insertelement <8 x float> poison, float %v575, i32 0
  %v658 = shufflevector <8 x float> %v657, <8 x float> poison, <8 x i32> zeroinitializer
  %v659 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v656, <8 x float> %v658, <8 x float> %v652)
  %v660 = fneg <8 x float> %v659
  %v661 = insertelement <8 x float> poison, float %v574, i32 0
  %v662 = shufflevector <8 x float> %v661, <8 x float> poison, <8 x i32> zeroinitializer
  %v663 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v660, <8 x float> %v662, <8 x float> %v646)
  %v664 = insertelement <8 x float> poison, float %v575, i32 0
  %v665 = shufflevector <8 x float> %v664, <8 x float> poison, <8 x i32> zeroinitializer
  %v666 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v663, <8 x float> %v665, <8 x float> %v659)
  %v667 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %v649)
  br i1 %v667, label %yes668, label %no668
yes668:
  %v669 = insertelement <8 x float> poison, float %v574, i32 0
  %v670 = shufflevector <8 x float> %v669, <8 x float> poison, <8 x i32> zeroinitializer
  %v671 = fdiv <8 x float> %v646, %v670
  %v672 = select <8 x i1> %v649, <8 x float> %v671, <8 x float> %v666
  br label %joined668
no668:
  br label %joined668
joined668:
  %v673 = phi <8 x float> [ %v672, %yes668 ], [ %v666, %no668 ]
  %v674 = getelementptr [4 x i8], ptr %v17, i64 %v644
  store <8 x float> %v673, ptr %v674, align 4
  %v675 = add i64 %v580, 24
  %v676 = getelementptr [4 x i8], ptr %v17, i64 %v675
  %v677 = load <8 x float>, ptr %v676, align 4
  %v678 = bitcast <8 x float> %v677 to <8 x i32>
  %v679 = sub <8 x i32> %v678, splat (i32 1)
  %v680 = icmp ult <8 x i32> %v679, splat (i32 528482303)
  %v681 = insertelement <8 x float> poison, float %v575, i32 0
  %v682 = shufflevector <8 x float> %v681, <8 x float> poison, <8 x i32> zeroinitializer
  %v683 = fmul <8 x float> %v677, %v682
  %v684 = fneg <8 x float> %v683
  %v685 = insertelement <8 x float> poison, float %v574, i32 0
  %v686 = shufflevector <8 x float> %v685, <8 x float> poison, <8 x i32> zeroinitializer
  %v687 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v684, <8 x float> %v686, <8 x float> %v677)
  %v688 = insertelement <8 x float> poison, float %v575, i32 0
  %v689 = shufflevector <8 x float> %v688, <8 x float> poison, <8 x i32> zeroinitializer
  %v690 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v687, <8 x float> %v689, <8 x float> %v683)
  %v691 = fneg <8 x float> %v690
  %v692 = insertelement <8 x float> poison, float %v574, i32 0
  %v693 = shufflevector <8 x float> %v692, <8 x float> poison, <8 x i32> zeroinitializer
  %v694 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v691, <8 x float> %v693, <8 x float> %v677)
  %v695 = insertelement <8 x float> poison, float %v575, i32 0
  %v696 = shufflevector <8 x float> %v695, <8 x float> poison, <8 x i32> zeroinitializer
  %v697 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v694, <8 x float> %v696, <8 x float> %v690)
  %v698 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %v680)
  br i1 %v698, label %yes699, label %no699
yes699:
  %v700 = insertelement <8 x float> poison, float %v574, i32 0
  %v701 = shufflevector <8 x float> %v700, <8 x float> poison, <8 x i32> zeroinitializer
  %v702 = fdiv <8 x float> %v677, %v701
  %v703 = select <8 x i1> %v680, <8 x float> %v702, <8 x float> %v697
  br label %joined699
no699:
  br label %joined699
joined699:
  %v704 = phi <8 x float> [ %v703, %yes699 ], [ %v697, %no699 ]
  %v705 = getelementptr [4 x i8], ptr %v17, i64 %v675
  store <8 x float> %v704, ptr %v705, align 4
  %v706 = add i64 %v580, 32
  br label %head579
end579:
  %v707 = sub i64 %v2, %v578
  %v708 = and i64 %v707, -8
  %v709 = add i64 %v578, %v708
  br label %head710
head710:
  %v711 = phi i64 [ %v578, %end579 ], [ %v744, %joined737 ]
  %v712 = icmp slt i64 %v711, %v709
  br i1 %v712, label %body710, label %end710
body710:
  %v713 = add i64 %v711, 0
  %v714 = getelementptr [4 x i8], ptr %v17, i64 %v713
  %v715 = load <8 x float>, ptr %v714, align 4
  %v716 = bitcast <8 x float> %v715 to <8 x i32>
  %v717 = sub <8 x i32> %v716, splat (i32 1)
  %v718 = icmp ult <8 x i32> %v717, splat (i32 528482303)
  %v719 = insertelement <8 x float> poison, float %v575, i32 0
  %v720 = shufflevector <8 x float> %v719, <8 x float> poison, <8 x i32> zeroinitializer
  %v721 = fmul <8 x float> %v715, %v720
  %v722 = fneg <8 x float> %v721
  %v723 = insertelement <8 x float> poison, float %v574, i32 0
  %v724 = shufflevector <8 x float> %v723, <8 x float> poison, <8 x i32> zeroinitializer
  %v725 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v722, <8 x float> %v724, <8 x float> %v715)
  %v726 = insertelement <8 x float> poison, float %v575, i32 0
  %v727 = shufflevector <8 x float> %v726, <8 x float> poison, <8 x i32> zeroinitializer
  %v728 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v725, <8 x float> %v727, <8 x float> %v721)
  %v729 = fneg <8 x float> %v728
  %v730 = insertelement <8 x float> poison, float %v574, i32 0
  %v731 = shufflevector <8 x float> %v730, <8 x float> poison, <8 x i32> zeroinitializer
  %v732 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v729, <8 x float> %v731, <8 x float> %v715)
  %v733 = insertelement <8 x float> poison, float %v575, i32 0
  %v734 = shufflevector <8 x float> %v733, <8 x float> poison, <8 x i32> zeroinitializer
  %v735 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v732, <8 x float> %v734, <8 x float> %v728)
  %v736 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %v718)
  br i1 %v736, label %yes737, label %no737
yes737:
  %v738 = insertelement <8 x float> poison, float %v574, i32 0
  %v739 = shufflevector <8 x float> %v738, <8 x float> poison, <8 x i32> zeroinitializer
  %v740 = fdiv <8 x float> %v715, %v739
  %v741 = select <8 x i1> %v718, <8 x float> %v740, <8 x float> %v735
  br label %joined737
no737:
  br label %joined737
joined737:
  %v742 = phi <8 x float> [ %v741, %yes737 ], [ %v735, %no737 ]
  %v743 = getelementptr [4 x i8], ptr %v17, i64 %v713
  store <8 x float> %v742, ptr %v743, align 4
  %v744 = add i64 %v711, 8
  br label %head710
end710:
  br label %head745
head745:
  %v746 = phi i64 [ %v709, %end710 ], [ %v765, %joined760 ]
  %v747 = icmp slt i64 %v746, %v2
  br i1 %v747, label %body745, label %end745
body745:
  %v748 = getelementptr [4 x i8], ptr %v17, i64 %v746
  %v749 = load float, ptr %v748, align 4
  %v750 = bitcast float %v749 to i32
  %v751 = sub i32 %v750, 1
  %v752 = icmp ult i32 %v751, 528482303
  %v753 = fmul float %v749, %v575
  %v754 = fneg float %v753
  %v755 = call float @llvm.fma.f32(float %v754, float %v574, float %v749)
  %v756 = call float @llvm.fma.f32(float %v755, float %v575, float %v753)
  %v757 = fneg float %v756
  %v758 = call float @llvm.fma.f32(float %v757, float %v574, float %v749)
  %v759 = call float @llvm.fma.f32(float %v758, float %v575, float %v756)
  br i1 %v752, label %yes760, label %no760
yes760:
  %v761 = fdiv float %v749, %v574
  %v762 = select i1 %v752, float %v761, float %v759
  br label %joined760
no760:
  br label %joined760
joined760:
  %v763 = phi float [ %v762, %yes760 ], [ %v759, %no760 ]
  %v764 = getelementptr [4 x i8], ptr %v17, i64 %v746
  store float %v763, ptr %v764, align 4
  %v765 = add i64 %v746, 1
  br label %head745
end745:
  %v766 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
