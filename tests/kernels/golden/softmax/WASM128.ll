declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.maximum.f32(float, float)
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
  %v12 = phi i64 [ 0, %entry ], [ %v1071, %end1063 ]
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
  %v20 = phi i64 [ 0, %body11 ], [ %v118, %body19 ]
  %v21 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v57, %body19 ]
  %v22 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v61, %body19 ]
  %v23 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v65, %body19 ]
  %v24 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v69, %body19 ]
  %v25 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v73, %body19 ]
  %v26 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v77, %body19 ]
  %v27 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v81, %body19 ]
  %v28 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v85, %body19 ]
  %v29 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v89, %body19 ]
  %v30 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v93, %body19 ]
  %v31 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v97, %body19 ]
  %v32 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v101, %body19 ]
  %v33 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v105, %body19 ]
  %v34 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v109, %body19 ]
  %v35 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v113, %body19 ]
  %v36 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v117, %body19 ]
  %v37 = icmp slt i64 %v20, %v18
  br i1 %v37, label %body19, label %end19
body19:
  %v38 = add i64 %v20, 0
  %v39 = add i64 %v20, 4
  %v40 = add i64 %v20, 8
  %v41 = add i64 %v20, 12
  %v42 = add i64 %v20, 16
  %v43 = add i64 %v20, 20
  %v44 = add i64 %v20, 24
  %v45 = add i64 %v20, 28
  %v46 = add i64 %v20, 32
  %v47 = add i64 %v20, 36
  %v48 = add i64 %v20, 40
  %v49 = add i64 %v20, 44
  %v50 = add i64 %v20, 48
  %v51 = add i64 %v20, 52
  %v52 = add i64 %v20, 56
  %v53 = add i64 %v20, 60
  %v54 = getelementptr [4 x i8], ptr %v16, i64 %v38
  %v55 = load <4 x float>, ptr %v54, align 4
  %v56 = fcmp ogt <4 x float> %v55, %v21
  %v57 = select <4 x i1> %v56, <4 x float> %v55, <4 x float> %v21
  %v58 = getelementptr [4 x i8], ptr %v16, i64 %v39
  %v59 = load <4 x float>, ptr %v58, align 4
  %v60 = fcmp ogt <4 x float> %v59, %v22
  %v61 = select <4 x i1> %v60, <4 x float> %v59, <4 x float> %v22
  %v62 = getelementptr [4 x i8], ptr %v16, i64 %v40
  %v63 = load <4 x float>, ptr %v62, align 4
  %v64 = fcmp ogt <4 x float> %v63, %v23
  %v65 = select <4 x i1> %v64, <4 x float> %v63, <4 x float> %v23
  %v66 = getelementptr [4 x i8], ptr %v16, i64 %v41
  %v67 = load <4 x float>, ptr %v66, align 4
  %v68 = fcmp ogt <4 x float> %v67, %v24
  %v69 = select <4 x i1> %v68, <4 x float> %v67, <4 x float> %v24
  %v70 = getelementptr [4 x i8], ptr %v16, i64 %v42
  %v71 = load <4 x float>, ptr %v70, align 4
  %v72 = fcmp ogt <4 x float> %v71, %v25
  %v73 = select <4 x i1> %v72, <4 x float> %v71, <4 x float> %v25
  %v74 = getelementptr [4 x i8], ptr %v16, i64 %v43
  %v75 = load <4 x float>, ptr %v74, align 4
  %v76 = fcmp ogt <4 x float> %v75, %v26
  %v77 = select <4 x i1> %v76, <4 x float> %v75, <4 x float> %v26
  %v78 = getelementptr [4 x i8], ptr %v16, i64 %v44
  %v79 = load <4 x float>, ptr %v78, align 4
  %v80 = fcmp ogt <4 x float> %v79, %v27
  %v81 = select <4 x i1> %v80, <4 x float> %v79, <4 x float> %v27
  %v82 = getelementptr [4 x i8], ptr %v16, i64 %v45
  %v83 = load <4 x float>, ptr %v82, align 4
  %v84 = fcmp ogt <4 x float> %v83, %v28
  %v85 = select <4 x i1> %v84, <4 x float> %v83, <4 x float> %v28
  %v86 = getelementptr [4 x i8], ptr %v16, i64 %v46
  %v87 = load <4 x float>, ptr %v86, align 4
  %v88 = fcmp ogt <4 x float> %v87, %v29
  %v89 = select <4 x i1> %v88, <4 x float> %v87, <4 x float> %v29
  %v90 = getelementptr [4 x i8], ptr %v16, i64 %v47
  %v91 = load <4 x float>, ptr %v90, align 4
  %v92 = fcmp ogt <4 x float> %v91, %v30
  %v93 = select <4 x i1> %v92, <4 x float> %v91, <4 x float> %v30
  %v94 = getelementptr [4 x i8], ptr %v16, i64 %v48
  %v95 = load <4 x float>, ptr %v94, align 4
  %v96 = fcmp ogt <4 x float> %v95, %v31
  %v97 = select <4 x i1> %v96, <4 x float> %v95, <4 x float> %v31
  %v98 = getelementptr [4 x i8], ptr %v16, i64 %v49
  %v99 = load <4 x float>, ptr %v98, align 4
  %v100 = fcmp ogt <4 x float> %v99, %v32
  %v101 = select <4 x i1> %v100, <4 x float> %v99, <4 x float> %v32
  %v102 = getelementptr [4 x i8], ptr %v16, i64 %v50
  %v103 = load <4 x float>, ptr %v102, align 4
  %v104 = fcmp ogt <4 x float> %v103, %v33
  %v105 = select <4 x i1> %v104, <4 x float> %v103, <4 x float> %v33
  %v106 = getelementptr [4 x i8], ptr %v16, i64 %v51
  %v107 = load <4 x float>, ptr %v106, align 4
  %v108 = fcmp ogt <4 x float> %v107, %v34
  %v109 = select <4 x i1> %v108, <4 x float> %v107, <4 x float> %v34
  %v110 = getelementptr [4 x i8], ptr %v16, i64 %v52
  %v111 = load <4 x float>, ptr %v110, align 4
  %v112 = fcmp ogt <4 x float> %v111, %v35
  %v113 = select <4 x i1> %v112, <4 x float> %v111, <4 x float> %v35
  %v114 = getelementptr [4 x i8], ptr %v16, i64 %v53
  %v115 = load <4 x float>, ptr %v114, align 4
  %v116 = fcmp ogt <4 x float> %v115, %v36
  %v117 = select <4 x i1> %v116, <4 x float> %v115, <4 x float> %v36
  %v118 = add i64 %v20, 64
  br label %head19
end19:
  %v119 = and i64 %v2, -64
  %v120 = getelementptr [4 x i8], ptr %scratch0, i64 0
  %v121 = getelementptr [4 x i8], ptr %scratch0, i64 4
  %v122 = getelementptr [4 x i8], ptr %scratch0, i64 8
  %v123 = getelementptr [4 x i8], ptr %scratch0, i64 12
  %v124 = getelementptr [4 x i8], ptr %scratch0, i64 16
  %v125 = getelementptr [4 x i8], ptr %scratch0, i64 20
  %v126 = getelementptr [4 x i8], ptr %scratch0, i64 24
  %v127 = getelementptr [4 x i8], ptr %scratch0, i64 28
  %v128 = getelementptr [4 x i8], ptr %scratch0, i64 32
  %v129 = getelementptr [4 x i8], ptr %scratch0, i64 36
  %v130 = getelementptr [4 x i8], ptr %scratch0, i64 40
  %v131 = getelementptr [4 x i8], ptr %scratch0, i64 44
  %v132 = getelementptr [4 x i8], ptr %scratch0, i64 48
  %v133 = getelementptr [4 x i8], ptr %scratch0, i64 52
  %v134 = getelementptr [4 x i8], ptr %scratch0, i64 56
  %v135 = getelementptr [4 x i8], ptr %scratch0, i64 60
  store <4 x float> %v21, ptr %v120, align 4
  store <4 x float> %v22, ptr %v121, align 4
  store <4 x float> %v23, ptr %v122, align 4
  store <4 x float> %v24, ptr %v123, align 4
  store <4 x float> %v25, ptr %v124, align 4
  store <4 x float> %v26, ptr %v125, align 4
  store <4 x float> %v27, ptr %v126, align 4
  store <4 x float> %v28, ptr %v127, align 4
  store <4 x float> %v29, ptr %v128, align 4
  store <4 x float> %v30, ptr %v129, align 4
  store <4 x float> %v31, ptr %v130, align 4
  store <4 x float> %v32, ptr %v131, align 4
  store <4 x float> %v33, ptr %v132, align 4
  store <4 x float> %v34, ptr %v133, align 4
  store <4 x float> %v35, ptr %v134, align 4
  store <4 x float> %v36, ptr %v135, align 4
  br label %head136
head136:
  %v137 = phi i64 [ %v119, %end19 ], [ %v146, %body136 ]
  %v138 = icmp slt i64 %v137, %v2
  br i1 %v138, label %body136, label %end136
body136:
  %v139 = sub i64 %v137, %v119
  %v140 = getelementptr [4 x i8], ptr %scratch0, i64 %v139
  %v141 = load float, ptr %v140, align 4
  %v142 = getelementptr [4 x i8], ptr %v16, i64 %v137
  %v143 = load float, ptr %v142, align 4
  %v144 = fcmp ogt float %v143, %v141
  %v145 = select i1 %v144, float %v143, float %v141
  store float %v145, ptr %v140, align 4
  %v146 = add i64 %v137, 1
  br label %head136
end136:
  %v147 = load <4 x float>, ptr %v120, align 4
  %v148 = load <4 x float>, ptr %v121, align 4
  %v149 = load <4 x float>, ptr %v122, align 4
  %v150 = load <4 x float>, ptr %v123, align 4
  %v151 = load <4 x float>, ptr %v124, align 4
  %v152 = load <4 x float>, ptr %v125, align 4
  %v153 = load <4 x float>, ptr %v126, align 4
  %v154 = load <4 x float>, ptr %v127, align 4
  %v155 = load <4 x float>, ptr %v128, align 4
  %v156 = load <4 x float>, ptr %v129, align 4
  %v157 = load <4 x float>, ptr %v130, align 4
  %v158 = load <4 x float>, ptr %v131, align 4
  %v159 = load <4 x float>, ptr %v132, align 4
  %v160 = load <4 x float>, ptr %v133, align 4
  %v161 = load <4 x float>, ptr %v134, align 4
  %v162 = load <4 x float>, ptr %v135, align 4
  %v163 = fcmp ogt <4 x float> %v155, %v147
  %v164 = select <4 x i1> %v163, <4 x float> %v155, <4 x float> %v147
  %v165 = fcmp ogt <4 x float> %v156, %v148
  %v166 = select <4 x i1> %v165, <4 x float> %v156, <4 x float> %v148
  %v167 = fcmp ogt <4 x float> %v157, %v149
  %v168 = select <4 x i1> %v167, <4 x float> %v157, <4 x float> %v149
  %v169 = fcmp ogt <4 x float> %v158, %v150
  %v170 = select <4 x i1> %v169, <4 x float> %v158, <4 x float> %v150
  %v171 = fcmp ogt <4 x float> %v159, %v151
  %v172 = select <4 x i1> %v171, <4 x float> %v159, <4 x float> %v151
  %v173 = fcmp ogt <4 x float> %v160, %v152
  %v174 = select <4 x i1> %v173, <4 x float> %v160, <4 x float> %v152
  %v175 = fcmp ogt <4 x float> %v161, %v153
  %v176 = select <4 x i1> %v175, <4 x float> %v161, <4 x float> %v153
  %v177 = fcmp ogt <4 x float> %v162, %v154
  %v178 = select <4 x i1> %v177, <4 x float> %v162, <4 x float> %v154
  %v179 = fcmp ogt <4 x float> %v172, %v164
  %v180 = select <4 x i1> %v179, <4 x float> %v172, <4 x float> %v164
  %v181 = fcmp ogt <4 x float> %v174, %v166
  %v182 = select <4 x i1> %v181, <4 x float> %v174, <4 x float> %v166
  %v183 = fcmp ogt <4 x float> %v176, %v168
  %v184 = select <4 x i1> %v183, <4 x float> %v176, <4 x float> %v168
  %v185 = fcmp ogt <4 x float> %v178, %v170
  %v186 = select <4 x i1> %v185, <4 x float> %v178, <4 x float> %v170
  %v187 = fcmp ogt <4 x float> %v184, %v180
  %v188 = select <4 x i1> %v187, <4 x float> %v184, <4 x float> %v180
  %v189 = fcmp ogt <4 x float> %v186, %v182
  %v190 = select <4 x i1> %v189, <4 x float> %v186, <4 x float> %v182
  %v191 = fcmp ogt <4 x float> %v190, %v188
  %v192 = select <4 x i1> %v191, <4 x float> %v190, <4 x float> %v188
  %v193 = shufflevector <4 x float> %v192, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v194 = shufflevector <4 x float> %v192, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v195 = fcmp ogt <2 x float> %v194, %v193
  %v196 = select <2 x i1> %v195, <2 x float> %v194, <2 x float> %v193
  %v197 = extractelement <2 x float> %v196, i32 0
  %v198 = extractelement <2 x float> %v196, i32 1
  %v199 = fcmp ogt float %v198, %v197
  %v200 = select i1 %v199, float %v198, float %v197
  %v201 = fcmp oeq float %v200, 0xFFF0000000000000
  br i1 %v201, label %yes202, label %no202
yes202:
  %v203 = and i64 %v2, -64
  br label %head204
head204:
  %v205 = phi i64 [ 0, %yes202 ], [ %v287, %body204 ]
  %v206 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v241, %body204 ]
  %v207 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v244, %body204 ]
  %v208 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v247, %body204 ]
  %v209 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v250, %body204 ]
  %v210 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v253, %body204 ]
  %v211 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v256, %body204 ]
  %v212 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v259, %body204 ]
  %v213 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v262, %body204 ]
  %v214 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v265, %body204 ]
  %v215 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v268, %body204 ]
  %v216 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v271, %body204 ]
  %v217 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v274, %body204 ]
  %v218 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v277, %body204 ]
  %v219 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v280, %body204 ]
  %v220 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v283, %body204 ]
  %v221 = phi <4 x float> [ splat (float 0xFFF0000000000000), %yes202 ], [ %v286, %body204 ]
  %v222 = icmp slt i64 %v205, %v203
  br i1 %v222, label %body204, label %end204
body204:
  %v223 = add i64 %v205, 0
  %v224 = add i64 %v205, 4
  %v225 = add i64 %v205, 8
  %v226 = add i64 %v205, 12
  %v227 = add i64 %v205, 16
  %v228 = add i64 %v205, 20
  %v229 = add i64 %v205, 24
  %v230 = add i64 %v205, 28
  %v231 = add i64 %v205, 32
  %v232 = add i64 %v205, 36
  %v233 = add i64 %v205, 40
  %v234 = add i64 %v205, 44
  %v235 = add i64 %v205, 48
  %v236 = add i64 %v205, 52
  %v237 = add i64 %v205, 56
  %v238 = add i64 %v205, 60
  %v239 = getelementptr [4 x i8], ptr %v16, i64 %v223
  %v240 = load <4 x float>, ptr %v239, align 4
  %v241 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v240, <4 x float> %v206)
  %v242 = getelementptr [4 x i8], ptr %v16, i64 %v224
  %v243 = load <4 x float>, ptr %v242, align 4
  %v244 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v243, <4 x float> %v207)
  %v245 = getelementptr [4 x i8], ptr %v16, i64 %v225
  %v246 = load <4 x float>, ptr %v245, align 4
  %v247 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v246, <4 x float> %v208)
  %v248 = getelementptr [4 x i8], ptr %v16, i64 %v226
  %v249 = load <4 x float>, ptr %v248, align 4
  %v250 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v249, <4 x float> %v209)
  %v251 = getelementptr [4 x i8], ptr %v16, i64 %v227
  %v252 = load <4 x float>, ptr %v251, align 4
  %v253 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v252, <4 x float> %v210)
  %v254 = getelementptr [4 x i8], ptr %v16, i64 %v228
  %v255 = load <4 x float>, ptr %v254, align 4
  %v256 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v255, <4 x float> %v211)
  %v257 = getelementptr [4 x i8], ptr %v16, i64 %v229
  %v258 = load <4 x float>, ptr %v257, align 4
  %v259 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v258, <4 x float> %v212)
  %v260 = getelementptr [4 x i8], ptr %v16, i64 %v230
  %v261 = load <4 x float>, ptr %v260, align 4
  %v262 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v261, <4 x float> %v213)
  %v263 = getelementptr [4 x i8], ptr %v16, i64 %v231
  %v264 = load <4 x float>, ptr %v263, align 4
  %v265 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v264, <4 x float> %v214)
  %v266 = getelementptr [4 x i8], ptr %v16, i64 %v232
  %v267 = load <4 x float>, ptr %v266, align 4
  %v268 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v267, <4 x float> %v215)
  %v269 = getelementptr [4 x i8], ptr %v16, i64 %v233
  %v270 = load <4 x float>, ptr %v269, align 4
  %v271 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v270, <4 x float> %v216)
  %v272 = getelementptr [4 x i8], ptr %v16, i64 %v234
  %v273 = load <4 x float>, ptr %v272, align 4
  %v274 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v273, <4 x float> %v217)
  %v275 = getelementptr [4 x i8], ptr %v16, i64 %v235
  %v276 = load <4 x float>, ptr %v275, align 4
  %v277 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v276, <4 x float> %v218)
  %v278 = getelementptr [4 x i8], ptr %v16, i64 %v236
  %v279 = load <4 x float>, ptr %v278, align 4
  %v280 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v279, <4 x float> %v219)
  %v281 = getelementptr [4 x i8], ptr %v16, i64 %v237
  %v282 = load <4 x float>, ptr %v281, align 4
  %v283 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v282, <4 x float> %v220)
  %v284 = getelementptr [4 x i8], ptr %v16, i64 %v238
  %v285 = load <4 x float>, ptr %v284, align 4
  %v286 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v285, <4 x float> %v221)
  %v287 = add i64 %v205, 64
  br label %head204
end204:
  %v288 = and i64 %v2, -64
  %v289 = getelementptr [4 x i8], ptr %scratch1, i64 0
  %v290 = getelementptr [4 x i8], ptr %scratch1, i64 4
  %v291 = getelementptr [4 x i8], ptr %scratch1, i64 8
  %v292 = getelementptr [4 x i8], ptr %scratch1, i64 12
  %v293 = getelementptr [4 x i8], ptr %scratch1, i64 16
  %v294 = getelementptr [4 x i8], ptr %scratch1, i64 20
  %v295 = getelementptr [4 x i8], ptr %scratch1, i64 24
  %v296 = getelementptr [4 x i8], ptr %scratch1, i64 28
  %v297 = getelementptr [4 x i8], ptr %scratch1, i64 32
  %v298 = getelementptr [4 x i8], ptr %scratch1, i64 36
  %v299 = getelementptr [4 x i8], ptr %scratch1, i64 40
  %v300 = getelementptr [4 x i8], ptr %scratch1, i64 44
  %v301 = getelementptr [4 x i8], ptr %scratch1, i64 48
  %v302 = getelementptr [4 x i8], ptr %scratch1, i64 52
  %v303 = getelementptr [4 x i8], ptr %scratch1, i64 56
  %v304 = getelementptr [4 x i8], ptr %scratch1, i64 60
  store <4 x float> %v206, ptr %v289, align 4
  store <4 x float> %v207, ptr %v290, align 4
  store <4 x float> %v208, ptr %v291, align 4
  store <4 x float> %v209, ptr %v292, align 4
  store <4 x float> %v210, ptr %v293, align 4
  store <4 x float> %v211, ptr %v294, align 4
  store <4 x float> %v212, ptr %v295, align 4
  store <4 x float> %v213, ptr %v296, align 4
  store <4 x float> %v214, ptr %v297, align 4
  store <4 x float> %v215, ptr %v298, align 4
  store <4 x float> %v216, ptr %v299, align 4
  store <4 x float> %v217, ptr %v300, align 4
  store <4 x float> %v218, ptr %v301, align 4
  store <4 x float> %v219, ptr %v302, align 4
  store <4 x float> %v220, ptr %v303, align 4
  store <4 x float> %v221, ptr %v304, align 4
  br label %head305
head305:
  %v306 = phi i64 [ %v288, %end204 ], [ %v314, %body305 ]
  %v307 = icmp slt i64 %v306, %v2
  br i1 %v307, label %body305, label %end305
body305:
  %v308 = sub i64 %v306, %v288
  %v309 = getelementptr [4 x i8], ptr %scratch1, i64 %v308
  %v310 = load float, ptr %v309, align 4
  %v311 = getelementptr [4 x i8], ptr %v16, i64 %v306
  %v312 = load float, ptr %v311, align 4
  %v313 = call float @llvm.maximum.f32(float %v312, float %v310)
  store float %v313, ptr %v309, align 4
  %v314 = add i64 %v306, 1
  br label %head305
end305:
  %v315 = load <4 x float>, ptr %v289, align 4
  %v316 = load <4 x float>, ptr %v290, align 4
  %v317 = load <4 x float>, ptr %v291, align 4
  %v318 = load <4 x float>, ptr %v292, align 4
  %v319 = load <4 x float>, ptr %v293, align 4
  %v320 = load <4 x float>, ptr %v294, align 4
  %v321 = load <4 x float>, ptr %v295, align 4
  %v322 = load <4 x float>, ptr %v296, align 4
  %v323 = load <4 x float>, ptr %v297, align 4
  %v324 = load <4 x float>, ptr %v298, align 4
  %v325 = load <4 x float>, ptr %v299, align 4
  %v326 = load <4 x float>, ptr %v300, align 4
  %v327 = load <4 x float>, ptr %v301, align 4
  %v328 = load <4 x float>, ptr %v302, align 4
  %v329 = load <4 x float>, ptr %v303, align 4
  %v330 = load <4 x float>, ptr %v304, align 4
  %v331 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v323, <4 x float> %v315)
  %v332 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v324, <4 x float> %v316)
  %v333 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v325, <4 x float> %v317)
  %v334 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v326, <4 x float> %v318)
  %v335 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v327, <4 x float> %v319)
  %v336 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v328, <4 x float> %v320)
  %v337 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v329, <4 x float> %v321)
  %v338 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v330, <4 x float> %v322)
  %v339 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v335, <4 x float> %v331)
  %v340 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v336, <4 x float> %v332)
  %v341 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v337, <4 x float> %v333)
  %v342 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v338, <4 x float> %v334)
  %v343 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v341, <4 x float> %v339)
  %v344 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v342, <4 x float> %v340)
  %v345 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v344, <4 x float> %v343)
  %v346 = shufflevector <4 x float> %v345, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v347 = shufflevector <4 x float> %v345, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v348 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %v347, <2 x float> %v346)
  %v349 = extractelement <2 x float> %v348, i32 0
  %v350 = extractelement <2 x float> %v348, i32 1
  %v351 = call float @llvm.maximum.f32(float %v350, float %v349)
  br label %joined202
no202:
  br label %joined202
joined202:
  %v352 = phi float [ %v351, %end305 ], [ %v200, %no202 ]
  %v353 = fcmp oeq float %v352, 0xFFF0000000000000
  %v354 = select i1 %v353, float 0x0000000000000000, float %v352
  %v355 = and i64 %v2, -64
  br label %head356
head356:
  %v357 = phi i64 [ 0, %joined202 ], [ %v919, %body356 ]
  %v358 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v423, %body356 ]
  %v359 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v456, %body356 ]
  %v360 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v489, %body356 ]
  %v361 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v522, %body356 ]
  %v362 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v555, %body356 ]
  %v363 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v588, %body356 ]
  %v364 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v621, %body356 ]
  %v365 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v654, %body356 ]
  %v366 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v687, %body356 ]
  %v367 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v720, %body356 ]
  %v368 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v753, %body356 ]
  %v369 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v786, %body356 ]
  %v370 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v819, %body356 ]
  %v371 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v852, %body356 ]
  %v372 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v885, %body356 ]
  %v373 = phi <4 x float> [ splat (float 0x0000000000000000), %joined202 ], [ %v918, %body356 ]
  %v374 = icmp slt i64 %v357, %v355
  br i1 %v374, label %body356, label %end356
body356:
  %v375 = add i64 %v357, 0
  %v376 = add i64 %v357, 4
  %v377 = add i64 %v357, 8
  %v378 = add i64 %v357, 12
  %v379 = add i64 %v357, 16
  %v380 = add i64 %v357, 20
  %v381 = add i64 %v357, 24
  %v382 = add i64 %v357, 28
  %v383 = add i64 %v357, 32
  %v384 = add i64 %v357, 36
  %v385 = add i64 %v357, 40
  %v386 = add i64 %v357, 44
  %v387 = add i64 %v357, 48
  %v388 = add i64 %v357, 52
  %v389 = add i64 %v357, 56
  %v390 = add i64 %v357, 60
  %v391 = getelementptr [4 x i8], ptr %v16, i64 %v375
  %v392 = load <4 x float>, ptr %v391, align 4
  %v393 = insertelement <4 x float> poison, float %v354, i32 0
  %v394 = shufflevector <4 x float> %v393, <4 x float> poison, <4 x i32> zeroinitializer
  %v395 = fsub <4 x float> %v392, %v394
  %v396 = fcmp olt <4 x float> %v395, splat (float 0xC05A400000000000)
  %v397 = select <4 x i1> %v396, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v395
  %v398 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v397, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v399 = fsub <4 x float> %v398, splat (float 0x4168000000000000)
  %v400 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v399, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v397)
  %v401 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v399, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v400)
  %v402 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v401, <4 x float> splat (float 0x3F812397E0000000))
  %v403 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v402, <4 x float> %v401, <4 x float> splat (float 0x3FA5558AE0000000))
  %v404 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v403, <4 x float> %v401, <4 x float> splat (float 0x3FC5554920000000))
  %v405 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v404, <4 x float> %v401, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v406 = fmul <4 x float> %v401, %v401
  %v407 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v405, <4 x float> %v406, <4 x float> %v401)
  %v408 = fadd <4 x float> splat (float 0x3FF0000000000000), %v407
  %v409 = fsub <4 x float> %v398, splat (float 0x4168000000000000)
  %v410 = fadd <4 x float> %v409, splat (float 0x4168000000000000)
  %v411 = bitcast <4 x float> %v410 to <4 x i32>
  %v412 = ashr <4 x i32> %v411, splat (i32 1)
  %v413 = shl <4 x i32> %v412, splat (i32 23)
  %v414 = add <4 x i32> %v413, splat (i32 1065353216)
  %v415 = bitcast <4 x i32> %v414 to <4 x float>
  %v416 = fmul <4 x float> %v408, %v415
  %v417 = sub <4 x i32> %v411, %v412
  %v418 = shl <4 x i32> %v417, splat (i32 23)
  %v419 = add <4 x i32> %v418, splat (i32 1065353216)
  %v420 = bitcast <4 x i32> %v419 to <4 x float>
  %v421 = fmul <4 x float> %v416, %v420
  %v422 = getelementptr [4 x i8], ptr %v17, i64 %v375
  store <4 x float> %v421, ptr %v422, align 4
  %v423 = fadd <4 x float> %v358, %v421
  %v424 = getelementptr [4 x i8], ptr %v16, i64 %v376
  %v425 = load <4 x float>, ptr %v424, align 4
  %v426 = insertelement <4 x float> poison, float %v354, i32 0
  %v427 = shufflevector <4 x float> %v426, <4 x float> poison, <4 x i32> zeroinitializer
  %v428 = fsub <4 x float> %v425, %v427
  %v429 = fcmp olt <4 x float> %v428, splat (float 0xC05A400000000000)
  %v430 = select <4 x i1> %v429, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v428
  %v431 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v430, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v432 = fsub <4 x float> %v431, splat (float 0x4168000000000000)
  %v433 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v432, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v430)
  %v434 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v432, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v433)
  %v435 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v434, <4 x float> splat (float 0x3F812397E0000000))
  %v436 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v435, <4 x float> %v434, <4 x float> splat (float 0x3FA5558AE0000000))
  %v437 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v436, <4 x float> %v434, <4 x float> splat (float 0x3FC5554920000000))
  %v438 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v437, <4 x float> %v434, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v439 = fmul <4 x float> %v434, %v434
  %v440 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v438, <4 x float> %v439, <4 x float> %v434)
  %v441 = fadd <4 x float> splat (float 0x3FF0000000000000), %v440
  %v442 = fsub <4 x float> %v431, splat (float 0x4168000000000000)
  %v443 = fadd <4 x float> %v442, splat (float 0x4168000000000000)
  %v444 = bitcast <4 x float> %v443 to <4 x i32>
  %v445 = ashr <4 x i32> %v444, splat (i32 1)
  %v446 = shl <4 x i32> %v445, splat (i32 23)
  %v447 = add <4 x i32> %v446, splat (i32 1065353216)
  %v448 = bitcast <4 x i32> %v447 to <4 x float>
  %v449 = fmul <4 x float> %v441, %v448
  %v450 = sub <4 x i32> %v444, %v445
  %v451 = shl <4 x i32> %v450, splat (i32 23)
  %v452 = add <4 x i32> %v451, splat (i32 1065353216)
  %v453 = bitcast <4 x i32> %v452 to <4 x float>
  %v454 = fmul <4 x float> %v449, %v453
  %v455 = getelementptr [4 x i8], ptr %v17, i64 %v376
  store <4 x float> %v454, ptr %v455, align 4
  %v456 = fadd <4 x float> %v359, %v454
  %v457 = getelementptr [4 x i8], ptr %v16, i64 %v377
  %v458 = load <4 x float>, ptr %v457, align 4
  %v459 = insertelement <4 x float> poison, float %v354, i32 0
  %v460 = shufflevector <4 x float> %v459, <4 x float> poison, <4 x i32> zeroinitializer
  %v461 = fsub <4 x float> %v458, %v460
  %v462 = fcmp olt <4 x float> %v461, splat (float 0xC05A400000000000)
  %v463 = select <4 x i1> %v462, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v461
  %v464 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v463, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v465 = fsub <4 x float> %v464, splat (float 0x4168000000000000)
  %v466 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v465, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v463)
  %v467 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v465, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v466)
  %v468 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v467, <4 x float> splat (float 0x3F812397E0000000))
  %v469 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v468, <4 x float> %v467, <4 x float> splat (float 0x3FA5558AE0000000))
  %v470 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v469, <4 x float> %v467, <4 x float> splat (float 0x3FC5554920000000))
  %v471 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v470, <4 x float> %v467, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v472 = fmul <4 x float> %v467, %v467
  %v473 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v471, <4 x float> %v472, <4 x float> %v467)
  %v474 = fadd <4 x float> splat (float 0x3FF0000000000000), %v473
  %v475 = fsub <4 x float> %v464, splat (float 0x4168000000000000)
  %v476 = fadd <4 x float> %v475, splat (float 0x4168000000000000)
  %v477 = bitcast <4 x float> %v476 to <4 x i32>
  %v478 = ashr <4 x i32> %v477, splat (i32 1)
  %v479 = shl <4 x i32> %v478, splat (i32 23)
  %v480 = add <4 x i32> %v479, splat (i32 1065353216)
  %v481 = bitcast <4 x i32> %v480 to <4 x float>
  %v482 = fmul <4 x float> %v474, %v481
  %v483 = sub <4 x i32> %v477, %v478
  %v484 = shl <4 x i32> %v483, splat (i32 23)
  %v485 = add <4 x i32> %v484, splat (i32 1065353216)
  %v486 = bitcast <4 x i32> %v485 to <4 x float>
  %v487 = fmul <4 x float> %v482, %v486
  %v488 = getelementptr [4 x i8], ptr %v17, i64 %v377
  store <4 x float> %v487, ptr %v488, align 4
  %v489 = fadd <4 x float> %v360, %v487
  %v490 = getelementptr [4 x i8], ptr %v16, i64 %v378
  %v491 = load <4 x float>, ptr %v490, align 4
  %v492 = insertelement <4 x float> poison, float %v354, i32 0
  %v493 = shufflevector <4 x float> %v492, <4 x float> poison, <4 x i32> zeroinitializer
  %v494 = fsub <4 x float> %v491, %v493
  %v495 = fcmp olt <4 x float> %v494, splat (float 0xC05A400000000000)
  %v496 = select <4 x i1> %v495, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v494
  %v497 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v496, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v498 = fsub <4 x float> %v497, splat (float 0x4168000000000000)
  %v499 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v498, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v496)
  %v500 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v498, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v499)
  %v501 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v500, <4 x float> splat (float 0x3F812397E0000000))
  %v502 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v501, <4 x float> %v500, <4 x float> splat (float 0x3FA5558AE0000000))
  %v503 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v502, <4 x float> %v500, <4 x float> splat (float 0x3FC5554920000000))
  %v504 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v503, <4 x float> %v500, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v505 = fmul <4 x float> %v500, %v500
  %v506 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v504, <4 x float> %v505, <4 x float> %v500)
  %v507 = fadd <4 x float> splat (float 0x3FF0000000000000), %v506
  %v508 = fsub <4 x float> %v497, splat (float 0x4168000000000000)
  %v509 = fadd <4 x float> %v508, splat (float 0x4168000000000000)
  %v510 = bitcast <4 x float> %v509 to <4 x i32>
  %v511 = ashr <4 x i32> %v510, splat (i32 1)
  %v512 = shl <4 x i32> %v511, splat (i32 23)
  %v513 = add <4 x i32> %v512, splat (i32 1065353216)
  %v514 = bitcast <4 x i32> %v513 to <4 x float>
  %v515 = fmul <4 x float> %v507, %v514
  %v516 = sub <4 x i32> %v510, %v511
  %v517 = shl <4 x i32> %v516, splat (i32 23)
  %v518 = add <4 x i32> %v517, splat (i32 1065353216)
  %v519 = bitcast <4 x i32> %v518 to <4 x float>
  %v520 = fmul <4 x float> %v515, %v519
  %v521 = getelementptr [4 x i8], ptr %v17, i64 %v378
  store <4 x float> %v520, ptr %v521, align 4
  %v522 = fadd <4 x float> %v361, %v520
  %v523 = getelementptr [4 x i8], ptr %v16, i64 %v379
  %v524 = load <4 x float>, ptr %v523, align 4
  %v525 = insertelement <4 x float> poison, float %v354, i32 0
  %v526 = shufflevector <4 x float> %v525, <4 x float> poison, <4 x i32> zeroinitializer
  %v527 = fsub <4 x float> %v524, %v526
  %v528 = fcmp olt <4 x float> %v527, splat (float 0xC05A400000000000)
  %v529 = select <4 x i1> %v528, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v527
  %v530 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v529, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v531 = fsub <4 x float> %v530, splat (float 0x4168000000000000)
  %v532 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v531, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v529)
  %v533 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v531, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v532)
  %v534 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v533, <4 x float> splat (float 0x3F812397E0000000))
  %v535 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v534, <4 x float> %v533, <4 x float> splat (float 0x3FA5558AE0000000))
  %v536 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v535, <4 x float> %v533, <4 x float> splat (float 0x3FC5554920000000))
  %v537 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v536, <4 x float> %v533, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v538 = fmul <4 x float> %v533, %v533
  %v539 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v537, <4 x float> %v538, <4 x float> %v533)
  %v540 = fadd <4 x float> splat (float 0x3FF0000000000000), %v539
  %v541 = fsub <4 x float> %v530, splat (float 0x4168000000000000)
  %v542 = fadd <4 x float> %v541, splat (float 0x4168000000000000)
  %v543 = bitcast <4 x float> %v542 to <4 x i32>
  %v544 = ashr <4 x i32> %v543, splat (i32 1)
  %v545 = shl <4 x i32> %v544, splat (i32 23)
  %v546 = add <4 x i32> %v545, splat (i32 1065353216)
  %v547 = bitcast <4 x i32> %v546 to <4 x float>
  %v548 = fmul <4 x float> %v540, %v547
  %v549 = sub <4 x i32> %v543, %v544
  %v550 = shl <4 x i32> %v549, splat (i32 23)
  %v551 = add <4 x i32> %v550, splat (i32 1065353216)
  %v552 = bitcast <4 x i32> %v551 to <4 x float>
  %v553 = fmul <4 x float> %v548, %v552
  %v554 = getelementptr [4 x i8], ptr %v17, i64 %v379
  store <4 x float> %v553, ptr %v554, align 4
  %v555 = fadd <4 x float> %v362, %v553
  %v556 = getelementptr [4 x i8], ptr %v16, i64 %v380
  %v557 = load <4 x float>, ptr %v556, align 4
  %v558 = insertelement <4 x float> poison, float %v354, i32 0
  %v559 = shufflevector <4 x float> %v558, <4 x float> poison, <4 x i32> zeroinitializer
  %v560 = fsub <4 x float> %v557, %v559
  %v561 = fcmp olt <4 x float> %v560, splat (float 0xC05A400000000000)
  %v562 = select <4 x i1> %v561, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v560
  %v563 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v562, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v564 = fsub <4 x float> %v563, splat (float 0x4168000000000000)
  %v565 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v564, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v562)
  %v566 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v564, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v565)
  %v567 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v566, <4 x float> splat (float 0x3F812397E0000000))
  %v568 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v567, <4 x float> %v566, <4 x float> splat (float 0x3FA5558AE0000000))
  %v569 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v568, <4 x float> %v566, <4 x float> splat (float 0x3FC5554920000000))
  %v570 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v569, <4 x float> %v566, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v571 = fmul <4 x float> %v566, %v566
  %v572 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v570, <4 x float> %v571, <4 x float> %v566)
  %v573 = fadd <4 x float> splat (float 0x3FF0000000000000), %v572
  %v574 = fsub <4 x float> %v563, splat (float 0x4168000000000000)
  %v575 = fadd <4 x float> %v574, splat (float 0x4168000000000000)
  %v576 = bitcast <4 x float> %v575 to <4 x i32>
  %v577 = ashr <4 x i32> %v576, splat (i32 1)
  %v578 = shl <4 x i32> %v577, splat (i32 23)
  %v579 = add <4 x i32> %v578, splat (i32 1065353216)
  %v580 = bitcast <4 x i32> %v579 to <4 x float>
  %v581 = fmul <4 x float> %v573, %v580
  %v582 = sub <4 x i32> %v576, %v577
  %v583 = shl <4 x i32> %v582, splat (i32 23)
  %v584 = add <4 x i32> %v583, splat (i32 1065353216)
  %v585 = bitcast <4 x i32> %v584 to <4 x float>
  %v586 = fmul <4 x float> %v581, %v585
  %v587 = getelementptr [4 x i8], ptr %v17, i64 %v380
  store <4 x float> %v586, ptr %v587, align 4
  %v588 = fadd <4 x float> %v363, %v586
  %v589 = getelementptr [4 x i8], ptr %v16, i64 %v381
  %v590 = load <4 x float>, ptr %v589, align 4
  %v591 = insertelement <4 x float> poison, float %v354, i32 0
  %v592 = shufflevector <4 x float> %v591, <4 x float> poison, <4 x i32> zeroinitializer
  %v593 = fsub <4 x float> %v590, %v592
  %v594 = fcmp olt <4 x float> %v593, splat (float 0xC05A400000000000)
  %v595 = select <4 x i1> %v594, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v593
  %v596 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v595, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v597 = fsub <4 x float> %v596, splat (float 0x4168000000000000)
  %v598 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v597, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v595)
  %v599 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v597, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v598)
  %v600 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v599, <4 x float> splat (float 0x3F812397E0000000))
  %v601 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v600, <4 x float> %v599, <4 x float> splat (float 0x3FA5558AE0000000))
  %v602 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v601, <4 x float> %v599, <4 x float> splat (float 0x3FC5554920000000))
  %v603 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v602, <4 x float> %v599, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v604 = fmul <4 x float> %v599, %v599
  %v605 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v603, <4 x float> %v604, <4 x float> %v599)
  %v606 = fadd <4 x float> splat (float 0x3FF0000000000000), %v605
  %v607 = fsub <4 x float> %v596, splat (float 0x4168000000000000)
  %v608 = fadd <4 x float> %v607, splat (float 0x4168000000000000)
  %v609 = bitcast <4 x float> %v608 to <4 x i32>
  %v610 = ashr <4 x i32> %v609, splat (i32 1)
  %v611 = shl <4 x i32> %v610, splat (i32 23)
  %v612 = add <4 x i32> %v611, splat (i32 1065353216)
  %v613 = bitcast <4 x i32> %v612 to <4 x float>
  %v614 = fmul <4 x float> %v606, %v613
  %v615 = sub <4 x i32> %v609, %v610
  %v616 = shl <4 x i32> %v615, splat (i32 23)
  %v617 = add <4 x i32> %v616, splat (i32 1065353216)
  %v618 = bitcast <4 x i32> %v617 to <4 x float>
  %v619 = fmul <4 x float> %v614, %v618
  %v620 = getelementptr [4 x i8], ptr %v17, i64 %v381
  store <4 x float> %v619, ptr %v620, align 4
  %v621 = fadd <4 x float> %v364, %v619
  %v622 = getelementptr [4 x i8], ptr %v16, i64 %v382
  %v623 = load <4 x float>, ptr %v622, align 4
  %v624 = insertelement <4 x float> poison, float %v354, i32 0
  %v625 = shufflevector <4 x float> %v624, <4 x float> poison, <4 x i32> zeroinitializer
  %v626 = fsub <4 x float> %v623, %v625
  %v627 = fcmp olt <4 x float> %v626, splat (float 0xC05A400000000000)
  %v628 = select <4 x i1> %v627, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v626
  %v629 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v628, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v630 = fsub <4 x float> %v629, splat (float 0x4168000000000000)
  %v631 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v630, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v628)
  %v632 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v630, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v631)
  %v633 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v632, <4 x float> splat (float 0x3F812397E0000000))
  %v634 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v633, <4 x float> %v632, <4 x float> splat (float 0x3FA5558AE0000000))
  %v635 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v634, <4 x float> %v632, <4 x float> splat (float 0x3FC5554920000000))
  %v636 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v635, <4 x float> %v632, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v637 = fmul <4 x float> %v632, %v632
  %v638 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v636, <4 x float> %v637, <4 x float> %v632)
  %v639 = fadd <4 x float> splat (float 0x3FF0000000000000), %v638
  %v640 = fsub <4 x float> %v629, splat (float 0x4168000000000000)
  %v641 = fadd <4 x float> %v640, splat (float 0x4168000000000000)
  %v642 = bitcast <4 x float> %v641 to <4 x i32>
  %v643 = ashr <4 x i32> %v642, splat (i32 1)
  %v644 = shl <4 x i32> %v643, splat (i32 23)
  %v645 = add <4 x i32> %v644, splat (i32 1065353216)
  %v646 = bitcast <4 x i32> %v645 to <4 x float>
  %v647 = fmul <4 x float> %v639, %v646
  %v648 = sub <4 x i32> %v642, %v643
  %v649 = shl <4 x i32> %v648, splat (i32 23)
  %v650 = add <4 x i32> %v649, splat (i32 1065353216)
  %v651 = bitcast <4 x i32> %v650 to <4 x float>
  %v652 = fmul <4 x float> %v647, %v651
  %v653 = getelementptr [4 x i8], ptr %v17, i64 %v382
  store <4 x float> %v652, ptr %v653, align 4
  %v654 = fadd <4 x float> %v365, %v652
  %v655 = getelementptr [4 x i8], ptr %v16, i64 %v383
  %v656 = load <4 x float>, ptr %v655, align 4
  %v657 = insertelement <4 x float> poison, float %v354, i32 0
  %v658 = shufflevector <4 x float> %v657, <4 x float> poison, <4 x i32> zeroinitializer
  %v659 = fsub <4 x float> %v656, %v658
  %v660 = fcmp olt <4 x float> %v659, splat (float 0xC05A400000000000)
  %v661 = select <4 x i1> %v660, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v659
  %v662 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v661, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v663 = fsub <4 x float> %v662, splat (float 0x4168000000000000)
  %v664 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v663, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v661)
  %v665 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v663, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v664)
  %v666 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v665, <4 x float> splat (float 0x3F812397E0000000))
  %v667 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v666, <4 x float> %v665, <4 x float> splat (float 0x3FA5558AE0000000))
  %v668 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v667, <4 x float> %v665, <4 x float> splat (float 0x3FC5554920000000))
  %v669 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v668, <4 x float> %v665, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v670 = fmul <4 x float> %v665, %v665
  %v671 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v669, <4 x float> %v670, <4 x float> %v665)
  %v672 = fadd <4 x float> splat (float 0x3FF0000000000000), %v671
  %v673 = fsub <4 x float> %v662, splat (float 0x4168000000000000)
  %v674 = fadd <4 x float> %v673, splat (float 0x4168000000000000)
  %v675 = bitcast <4 x float> %v674 to <4 x i32>
  %v676 = ashr <4 x i32> %v675, splat (i32 1)
  %v677 = shl <4 x i32> %v676, splat (i32 23)
  %v678 = add <4 x i32> %v677, splat (i32 1065353216)
  %v679 = bitcast <4 x i32> %v678 to <4 x float>
  %v680 = fmul <4 x float> %v672, %v679
  %v681 = sub <4 x i32> %v675, %v676
  %v682 = shl <4 x i32> %v681, splat (i32 23)
  %v683 = add <4 x i32> %v682, splat (i32 1065353216)
  %v684 = bitcast <4 x i32> %v683 to <4 x float>
  %v685 = fmul <4 x float> %v680, %v684
  %v686 = getelementptr [4 x i8], ptr %v17, i64 %v383
  store <4 x float> %v685, ptr %v686, align 4
  %v687 = fadd <4 x float> %v366, %v685
  %v688 = getelementptr [4 x i8], ptr %v16, i64 %v384
  %v689 = load <4 x float>, ptr %v688, align 4
  %v690 = insertelement <4 x float> poison, float %v354, i32 0
  %v691 = shufflevector <4 x float> %v690, <4 x float> poison, <4 x i32> zeroinitializer
  %v692 = fsub <4 x float> %v689, %v691
  %v693 = fcmp olt <4 x float> %v692, splat (float 0xC05A400000000000)
  %v694 = select <4 x i1> %v693, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v692
  %v695 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v694, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v696 = fsub <4 x float> %v695, splat (float 0x4168000000000000)
  %v697 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v696, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v694)
  %v698 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v696, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v697)
  %v699 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v698, <4 x float> splat (float 0x3F812397E0000000))
  %v700 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v699, <4 x float> %v698, <4 x float> splat (float 0x3FA5558AE0000000))
  %v701 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v700, <4 x float> %v698, <4 x float> splat (float 0x3FC5554920000000))
  %v702 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v701, <4 x float> %v698, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v703 = fmul <4 x float> %v698, %v698
  %v704 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v702, <4 x float> %v703, <4 x float> %v698)
  %v705 = fadd <4 x float> splat (float 0x3FF0000000000000), %v704
  %v706 = fsub <4 x float> %v695, splat (float 0x4168000000000000)
  %v707 = fadd <4 x float> %v706, splat (float 0x4168000000000000)
  %v708 = bitcast <4 x float> %v707 to <4 x i32>
  %v709 = ashr <4 x i32> %v708, splat (i32 1)
  %v710 = shl <4 x i32> %v709, splat (i32 23)
  %v711 = add <4 x i32> %v710, splat (i32 1065353216)
  %v712 = bitcast <4 x i32> %v711 to <4 x float>
  %v713 = fmul <4 x float> %v705, %v712
  %v714 = sub <4 x i32> %v708, %v709
  %v715 = shl <4 x i32> %v714, splat (i32 23)
  %v716 = add <4 x i32> %v715, splat (i32 1065353216)
  %v717 = bitcast <4 x i32> %v716 to <4 x float>
  %v718 = fmul <4 x float> %v713, %v717
  %v719 = getelementptr [4 x i8], ptr %v17, i64 %v384
  store <4 x float> %v718, ptr %v719, align 4
  %v720 = fadd <4 x float> %v367, %v718
  %v721 = getelementptr [4 x i8], ptr %v16, i64 %v385
  %v722 = load <4 x float>, ptr %v721, align 4
  %v723 = insertelement <4 x float> poison, float %v354, i32 0
  %v724 = shufflevector <4 x float> %v723, <4 x float> poison, <4 x i32> zeroinitializer
  %v725 = fsub <4 x float> %v722, %v724
  %v726 = fcmp olt <4 x float> %v725, splat (float 0xC05A400000000000)
  %v727 = select <4 x i1> %v726, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v725
  %v728 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v727, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v729 = fsub <4 x float> %v728, splat (float 0x4168000000000000)
  %v730 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v729, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v727)
  %v731 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v729, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v730)
  %v732 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v731, <4 x float> splat (float 0x3F812397E0000000))
  %v733 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v732, <4 x float> %v731, <4 x float> splat (float 0x3FA5558AE0000000))
  %v734 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v733, <4 x float> %v731, <4 x float> splat (float 0x3FC5554920000000))
  %v735 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v734, <4 x float> %v731, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v736 = fmul <4 x float> %v731, %v731
  %v737 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v735, <4 x float> %v736, <4 x float> %v731)
  %v738 = fadd <4 x float> splat (float 0x3FF0000000000000), %v737
  %v739 = fsub <4 x float> %v728, splat (float 0x4168000000000000)
  %v740 = fadd <4 x float> %v739, splat (float 0x4168000000000000)
  %v741 = bitcast <4 x float> %v740 to <4 x i32>
  %v742 = ashr <4 x i32> %v741, splat (i32 1)
  %v743 = shl <4 x i32> %v742, splat (i32 23)
  %v744 = add <4 x i32> %v743, splat (i32 1065353216)
  %v745 = bitcast <4 x i32> %v744 to <4 x float>
  %v746 = fmul <4 x float> %v738, %v745
  %v747 = sub <4 x i32> %v741, %v742
  %v748 = shl <4 x i32> %v747, splat (i32 23)
  %v749 = add <4 x i32> %v748, splat (i32 1065353216)
  %v750 = bitcast <4 x i32> %v749 to <4 x float>
  %v751 = fmul <4 x float> %v746, %v750
  %v752 = getelementptr [4 x i8], ptr %v17, i64 %v385
  store <4 x float> %v751, ptr %v752, align 4
  %v753 = fadd <4 x float> %v368, %v751
  %v754 = getelementptr [4 x i8], ptr %v16, i64 %v386
  %v755 = load <4 x float>, ptr %v754, align 4
  %v756 = insertelement <4 x float> poison, float %v354, i32 0
  %v757 = shufflevector <4 x float> %v756, <4 x float> poison, <4 x i32> zeroinitializer
  %v758 = fsub <4 x float> %v755, %v757
  %v759 = fcmp olt <4 x float> %v758, splat (float 0xC05A400000000000)
  %v760 = select <4 x i1> %v759, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v758
  %v761 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v760, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v762 = fsub <4 x float> %v761, splat (float 0x4168000000000000)
  %v763 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v762, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v760)
  %v764 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v762, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v763)
  %v765 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v764, <4 x float> splat (float 0x3F812397E0000000))
  %v766 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v765, <4 x float> %v764, <4 x float> splat (float 0x3FA5558AE0000000))
  %v767 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v766, <4 x float> %v764, <4 x float> splat (float 0x3FC5554920000000))
  %v768 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v767, <4 x float> %v764, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v769 = fmul <4 x float> %v764, %v764
  %v770 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v768, <4 x float> %v769, <4 x float> %v764)
  %v771 = fadd <4 x float> splat (float 0x3FF0000000000000), %v770
  %v772 = fsub <4 x float> %v761, splat (float 0x4168000000000000)
  %v773 = fadd <4 x float> %v772, splat (float 0x4168000000000000)
  %v774 = bitcast <4 x float> %v773 to <4 x i32>
  %v775 = ashr <4 x i32> %v774, splat (i32 1)
  %v776 = shl <4 x i32> %v775, splat (i32 23)
  %v777 = add <4 x i32> %v776, splat (i32 1065353216)
  %v778 = bitcast <4 x i32> %v777 to <4 x float>
  %v779 = fmul <4 x float> %v771, %v778
  %v780 = sub <4 x i32> %v774, %v775
  %v781 = shl <4 x i32> %v780, splat (i32 23)
  %v782 = add <4 x i32> %v781, splat (i32 1065353216)
  %v783 = bitcast <4 x i32> %v782 to <4 x float>
  %v784 = fmul <4 x float> %v779, %v783
  %v785 = getelementptr [4 x i8], ptr %v17, i64 %v386
  store <4 x float> %v784, ptr %v785, align 4
  %v786 = fadd <4 x float> %v369, %v784
  %v787 = getelementptr [4 x i8], ptr %v16, i64 %v387
  %v788 = load <4 x float>, ptr %v787, align 4
  %v789 = insertelement <4 x float> poison, float %v354, i32 0
  %v790 = shufflevector <4 x float> %v789, <4 x float> poison, <4 x i32> zeroinitializer
  %v791 = fsub <4 x float> %v788, %v790
  %v792 = fcmp olt <4 x float> %v791, splat (float 0xC05A400000000000)
  %v793 = select <4 x i1> %v792, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v791
  %v794 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v793, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v795 = fsub <4 x float> %v794, splat (float 0x4168000000000000)
  %v796 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v795, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v793)
  %v797 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v795, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v796)
  %v798 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v797, <4 x float> splat (float 0x3F812397E0000000))
  %v799 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v798, <4 x float> %v797, <4 x float> splat (float 0x3FA5558AE0000000))
  %v800 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v799, <4 x float> %v797, <4 x float> splat (float 0x3FC5554920000000))
  %v801 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v800, <4 x float> %v797, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v802 = fmul <4 x float> %v797, %v797
  %v803 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v801, <4 x float> %v802, <4 x float> %v797)
  %v804 = fadd <4 x float> splat (float 0x3FF0000000000000), %v803
  %v805 = fsub <4 x float> %v794, splat (float 0x4168000000000000)
  %v806 = fadd <4 x float> %v805, splat (float 0x4168000000000000)
  %v807 = bitcast <4 x float> %v806 to <4 x i32>
  %v808 = ashr <4 x i32> %v807, splat (i32 1)
  %v809 = shl <4 x i32> %v808, splat (i32 23)
  %v810 = add <4 x i32> %v809, splat (i32 1065353216)
  %v811 = bitcast <4 x i32> %v810 to <4 x float>
  %v812 = fmul <4 x float> %v804, %v811
  %v813 = sub <4 x i32> %v807, %v808
  %v814 = shl <4 x i32> %v813, splat (i32 23)
  %v815 = add <4 x i32> %v814, splat (i32 1065353216)
  %v816 = bitcast <4 x i32> %v815 to <4 x float>
  %v817 = fmul <4 x float> %v812, %v816
  %v818 = getelementptr [4 x i8], ptr %v17, i64 %v387
  store <4 x float> %v817, ptr %v818, align 4
  %v819 = fadd <4 x float> %v370, %v817
  %v820 = getelementptr [4 x i8], ptr %v16, i64 %v388
  %v821 = load <4 x float>, ptr %v820, align 4
  %v822 = insertelement <4 x float> poison, float %v354, i32 0
  %v823 = shufflevector <4 x float> %v822, <4 x float> poison, <4 x i32> zeroinitializer
  %v824 = fsub <4 x float> %v821, %v823
  %v825 = fcmp olt <4 x float> %v824, splat (float 0xC05A400000000000)
  %v826 = select <4 x i1> %v825, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v824
  %v827 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v826, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v828 = fsub <4 x float> %v827, splat (float 0x4168000000000000)
  %v829 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v828, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v826)
  %v830 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v828, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v829)
  %v831 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v830, <4 x float> splat (float 0x3F812397E0000000))
  %v832 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v831, <4 x float> %v830, <4 x float> splat (float 0x3FA5558AE0000000))
  %v833 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v832, <4 x float> %v830, <4 x float> splat (float 0x3FC5554920000000))
  %v834 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v833, <4 x float> %v830, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v835 = fmul <4 x float> %v830, %v830
  %v836 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v834, <4 x float> %v835, <4 x float> %v830)
  %v837 = fadd <4 x float> splat (float 0x3FF0000000000000), %v836
  %v838 = fsub <4 x float> %v827, splat (float 0x4168000000000000)
  %v839 = fadd <4 x float> %v838, splat (float 0x4168000000000000)
  %v840 = bitcast <4 x float> %v839 to <4 x i32>
  %v841 = ashr <4 x i32> %v840, splat (i32 1)
  %v842 = shl <4 x i32> %v841, splat (i32 23)
  %v843 = add <4 x i32> %v842, splat (i32 1065353216)
  %v844 = bitcast <4 x i32> %v843 to <4 x float>
  %v845 = fmul <4 x float> %v837, %v844
  %v846 = sub <4 x i32> %v840, %v841
  %v847 = shl <4 x i32> %v846, splat (i32 23)
  %v848 = add <4 x i32> %v847, splat (i32 1065353216)
  %v849 = bitcast <4 x i32> %v848 to <4 x float>
  %v850 = fmul <4 x float> %v845, %v849
  %v851 = getelementptr [4 x i8], ptr %v17, i64 %v388
  store <4 x float> %v850, ptr %v851, align 4
  %v852 = fadd <4 x float> %v371, %v850
  %v853 = getelementptr [4 x i8], ptr %v16, i64 %v389
  %v854 = load <4 x float>, ptr %v853, align 4
  %v855 = insertelement <4 x float> poison, float %v354, i32 0
  %v856 = shufflevector <4 x float> %v855, <4 x float> poison, <4 x i32> zeroinitializer
  %v857 = fsub <4 x float> %v854, %v856
  %v858 = fcmp olt <4 x float> %v857, splat (float 0xC05A400000000000)
  %v859 = select <4 x i1> %v858, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v857
  %v860 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v859, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v861 = fsub <4 x float> %v860, splat (float 0x4168000000000000)
  %v862 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v861, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v859)
  %v863 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v861, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v862)
  %v864 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v863, <4 x float> splat (float 0x3F812397E0000000))
  %v865 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v864, <4 x float> %v863, <4 x float> splat (float 0x3FA5558AE0000000))
  %v866 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v865, <4 x float> %v863, <4 x float> splat (float 0x3FC5554920000000))
  %v867 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v866, <4 x float> %v863, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v868 = fmul <4 x float> %v863, %v863
  %v869 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v867, <4 x float> %v868, <4 x float> %v863)
  %v870 = fadd <4 x float> splat (float 0x3FF0000000000000), %v869
  %v871 = fsub <4 x float> %v860, splat (float 0x4168000000000000)
  %v872 = fadd <4 x float> %v871, splat (float 0x4168000000000000)
  %v873 = bitcast <4 x float> %v872 to <4 x i32>
  %v874 = ashr <4 x i32> %v873, splat (i32 1)
  %v875 = shl <4 x i32> %v874, splat (i32 23)
  %v876 = add <4 x i32> %v875, splat (i32 1065353216)
  %v877 = bitcast <4 x i32> %v876 to <4 x float>
  %v878 = fmul <4 x float> %v870, %v877
  %v879 = sub <4 x i32> %v873, %v874
  %v880 = shl <4 x i32> %v879, splat (i32 23)
  %v881 = add <4 x i32> %v880, splat (i32 1065353216)
  %v882 = bitcast <4 x i32> %v881 to <4 x float>
  %v883 = fmul <4 x float> %v878, %v882
  %v884 = getelementptr [4 x i8], ptr %v17, i64 %v389
  store <4 x float> %v883, ptr %v884, align 4
  %v885 = fadd <4 x float> %v372, %v883
  %v886 = getelementptr [4 x i8], ptr %v16, i64 %v390
  %v887 = load <4 x float>, ptr %v886, align 4
  %v888 = insertelement <4 x float> poison, float %v354, i32 0
  %v889 = shufflevector <4 x float> %v888, <4 x float> poison, <4 x i32> zeroinitializer
  %v890 = fsub <4 x float> %v887, %v889
  %v891 = fcmp olt <4 x float> %v890, splat (float 0xC05A400000000000)
  %v892 = select <4 x i1> %v891, <4 x float> splat (float 0xC05A400000000000), <4 x float> %v890
  %v893 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v892, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v894 = fsub <4 x float> %v893, splat (float 0x4168000000000000)
  %v895 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v894, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v892)
  %v896 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v894, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v895)
  %v897 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v896, <4 x float> splat (float 0x3F812397E0000000))
  %v898 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v897, <4 x float> %v896, <4 x float> splat (float 0x3FA5558AE0000000))
  %v899 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v898, <4 x float> %v896, <4 x float> splat (float 0x3FC5554920000000))
  %v900 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v899, <4 x float> %v896, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v901 = fmul <4 x float> %v896, %v896
  %v902 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v900, <4 x float> %v901, <4 x float> %v896)
  %v903 = fadd <4 x float> splat (float 0x3FF0000000000000), %v902
  %v904 = fsub <4 x float> %v893, splat (float 0x4168000000000000)
  %v905 = fadd <4 x float> %v904, splat (float 0x4168000000000000)
  %v906 = bitcast <4 x float> %v905 to <4 x i32>
  %v907 = ashr <4 x i32> %v906, splat (i32 1)
  %v908 = shl <4 x i32> %v907, splat (i32 23)
  %v909 = add <4 x i32> %v908, splat (i32 1065353216)
  %v910 = bitcast <4 x i32> %v909 to <4 x float>
  %v911 = fmul <4 x float> %v903, %v910
  %v912 = sub <4 x i32> %v906, %v907
  %v913 = shl <4 x i32> %v912, splat (i32 23)
  %v914 = add <4 x i32> %v913, splat (i32 1065353216)
  %v915 = bitcast <4 x i32> %v914 to <4 x float>
  %v916 = fmul <4 x float> %v911, %v915
  %v917 = getelementptr [4 x i8], ptr %v17, i64 %v390
  store <4 x float> %v916, ptr %v917, align 4
  %v918 = fadd <4 x float> %v373, %v916
  %v919 = add i64 %v357, 64
  br label %head356
end356:
  %v920 = and i64 %v2, -64
  %v921 = getelementptr [4 x i8], ptr %scratch2, i64 0
  %v922 = getelementptr [4 x i8], ptr %scratch2, i64 4
  %v923 = getelementptr [4 x i8], ptr %scratch2, i64 8
  %v924 = getelementptr [4 x i8], ptr %scratch2, i64 12
  %v925 = getelementptr [4 x i8], ptr %scratch2, i64 16
  %v926 = getelementptr [4 x i8], ptr %scratch2, i64 20
  %v927 = getelementptr [4 x i8], ptr %scratch2, i64 24
  %v928 = getelementptr [4 x i8], ptr %scratch2, i64 28
  %v929 = getelementptr [4 x i8], ptr %scratch2, i64 32
  %v930 = getelementptr [4 x i8], ptr %scratch2, i64 36
  %v931 = getelementptr [4 x i8], ptr %scratch2, i64 40
  %v932 = getelementptr [4 x i8], ptr %scratch2, i64 44
  %v933 = getelementptr [4 x i8], ptr %scratch2, i64 48
  %v934 = getelementptr [4 x i8], ptr %scratch2, i64 52
  %v935 = getelementptr [4 x i8], ptr %scratch2, i64 56
  %v936 = getelementptr [4 x i8], ptr %scratch2, i64 60
  store <4 x float> %v358, ptr %v921, align 4
  store <4 x float> %v359, ptr %v922, align 4
  store <4 x float> %v360, ptr %v923, align 4
  store <4 x float> %v361, ptr %v924, align 4
  store <4 x float> %v362, ptr %v925, align 4
  store <4 x float> %v363, ptr %v926, align 4
  store <4 x float> %v364, ptr %v927, align 4
  store <4 x float> %v365, ptr %v928, align 4
  store <4 x float> %v366, ptr %v929, align 4
  store <4 x float> %v367, ptr %v930, align 4
  store <4 x float> %v368, ptr %v931, align 4
  store <4 x float> %v369, ptr %v932, align 4
  store <4 x float> %v370, ptr %v933, align 4
  store <4 x float> %v371, ptr %v934, align 4
  store <4 x float> %v372, ptr %v935, align 4
  store <4 x float> %v373, ptr %v936, align 4
  br label %head937
head937:
  %v938 = phi i64 [ %v920, %end356 ], [ %v974, %body937 ]
  %v939 = icmp slt i64 %v938, %v2
  br i1 %v939, label %body937, label %end937
body937:
  %v940 = sub i64 %v938, %v920
  %v941 = getelementptr [4 x i8], ptr %scratch2, i64 %v940
  %v942 = load float, ptr %v941, align 4
  %v943 = getelementptr [4 x i8], ptr %v16, i64 %v938
  %v944 = load float, ptr %v943, align 4
  %v945 = fsub float %v944, %v354
  %v946 = fcmp olt float %v945, 0xC05A400000000000
  %v947 = select i1 %v946, float 0xC05A400000000000, float %v945
  %v948 = call float @llvm.fma.f32(float %v947, float 0x3FF7154760000000, float 0x4168000000000000)
  %v949 = fsub float %v948, 0x4168000000000000
  %v950 = call float @llvm.fma.f32(float %v949, float 0xBFE62E4000000000, float %v947)
  %v951 = call float @llvm.fma.f32(float %v949, float 0xBEB7F7D1C0000000, float %v950)
  %v952 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v951, float 0x3F812397E0000000)
  %v953 = call float @llvm.fma.f32(float %v952, float %v951, float 0x3FA5558AE0000000)
  %v954 = call float @llvm.fma.f32(float %v953, float %v951, float 0x3FC5554920000000)
  %v955 = call float @llvm.fma.f32(float %v954, float %v951, float 0x3FDFFFFFC0000000)
  %v956 = fmul float %v951, %v951
  %v957 = call float @llvm.fma.f32(float %v955, float %v956, float %v951)
  %v958 = fadd float 0x3FF0000000000000, %v957
  %v959 = fsub float %v948, 0x4168000000000000
  %v960 = fadd float %v959, 0x4168000000000000
  %v961 = bitcast float %v960 to i32
  %v962 = ashr i32 %v961, 1
  %v963 = shl i32 %v962, 23
  %v964 = add i32 %v963, 1065353216
  %v965 = bitcast i32 %v964 to float
  %v966 = fmul float %v958, %v965
  %v967 = sub i32 %v961, %v962
  %v968 = shl i32 %v967, 23
  %v969 = add i32 %v968, 1065353216
  %v970 = bitcast i32 %v969 to float
  %v971 = fmul float %v966, %v970
  %v972 = getelementptr [4 x i8], ptr %v17, i64 %v938
  store float %v971, ptr %v972, align 4
  %v973 = fadd float %v942, %v971
  store float %v973, ptr %v941, align 4
  %v974 = add i64 %v938, 1
  br label %head937
end937:
  %v975 = load <4 x float>, ptr %v921, align 4
  %v976 = load <4 x float>, ptr %v922, align 4
  %v977 = load <4 x float>, ptr %v923, align 4
  %v978 = load <4 x float>, ptr %v924, align 4
  %v979 = load <4 x float>, ptr %v925, align 4
  %v980 = load <4 x float>, ptr %v926, align 4
  %v981 = load <4 x float>, ptr %v927, align 4
  %v982 = load <4 x float>, ptr %v928, align 4
  %v983 = load <4 x float>, ptr %v929, align 4
  %v984 = load <4 x float>, ptr %v930, align 4
  %v985 = load <4 x float>, ptr %v931, align 4
  %v986 = load <4 x float>, ptr %v932, align 4
  %v987 = load <4 x float>, ptr %v933, align 4
  %v988 = load <4 x float>, ptr %v934, align 4
  %v989 = load <4 x float>, ptr %v935, align 4
  %v990 = load <4 x float>, ptr %v936, align 4
  %v991 = fadd <4 x float> %v975, %v983
  %v992 = fadd <4 x float> %v976, %v984
  %v993 = fadd <4 x float> %v977, %v985
  %v994 = fadd <4 x float> %v978, %v986
  %v995 = fadd <4 x float> %v979, %v987
  %v996 = fadd <4 x float> %v980, %v988
  %v997 = fadd <4 x float> %v981, %v989
  %v998 = fadd <4 x float> %v982, %v990
  %v999 = fadd <4 x float> %v991, %v995
  %v1000 = fadd <4 x float> %v992, %v996
  %v1001 = fadd <4 x float> %v993, %v997
  %v1002 = fadd <4 x float> %v994, %v998
  %v1003 = fadd <4 x float> %v999, %v1001
  %v1004 = fadd <4 x float> %v1000, %v1002
  %v1005 = fadd <4 x float> %v1003, %v1004
  %v1006 = shufflevector <4 x float> %v1005, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v1007 = shufflevector <4 x float> %v1005, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v1008 = fadd <2 x float> %v1006, %v1007
  %v1009 = extractelement <2 x float> %v1008, i32 0
  %v1010 = extractelement <2 x float> %v1008, i32 1
  %v1011 = fadd float %v1009, %v1010
  %v1012 = select i1 %v353, float 0x3FF0000000000000, float %v1011
  %v1013 = fdiv float 0x3FF0000000000000, %v1012
  %v1014 = sub i64 %v2, 0
  %v1015 = and i64 %v1014, -16
  %v1016 = add i64 0, %v1015
  br label %head1017
head1017:
  %v1018 = phi i64 [ 0, %end937 ], [ %v1048, %body1017 ]
  %v1019 = icmp slt i64 %v1018, %v1016
  br i1 %v1019, label %body1017, label %end1017
body1017:
  %v1020 = add i64 %v1018, 0
  %v1021 = getelementptr [4 x i8], ptr %v17, i64 %v1020
  %v1022 = load <4 x float>, ptr %v1021, align 4
  %v1023 = insertelement <4 x float> poison, float %v1012, i32 0
  %v1024 = shufflevector <4 x float> %v1023, <4 x float> poison, <4 x i32> zeroinitializer
  %v1025 = fdiv <4 x float> %v1022, %v1024
  %v1026 = getelementptr [4 x i8], ptr %v17, i64 %v1020
  store <4 x float> %v1025, ptr %v1026, align 4
  %v1027 = add i64 %v1018, 4
  %v1028 = getelementptr [4 x i8], ptr %v17, i64 %v1027
  %v1029 = load <4 x float>, ptr %v1028, align 4
  %v1030 = insertelement <4 x float> poison, float %v1012, i32 0
  %v1031 = shufflevector <4 x float> %v1030, <4 x float> poison, <4 x i32> zeroinitializer
  %v1032 = fdiv <4 x float> %v1029, %v1031
  %v1033 = getelementptr [4 x i8], ptr %v17, i64 %v1027
  store <4 x float> %v1032, ptr %v1033, align 4
  %v1034 = add i64 %v1018, 8
  %v1035 = getelementptr [4 x i8], ptr %v17, i64 %v1034
  %v1036 = load <4 x float>, ptr %v1035, align 4
  %v1037 = insertelement <4 x float> poison, float %v1012, i32 0
  %v1038 = shufflevector <4 x float> %v1037, <4 x float> poison, <4 x i32> zeroinitializer
  %v1039 = fdiv <4 x float> %v1036, %v1038
  %v1040 = getelementptr [4 x i8], ptr %v17, i64 %v1034
  store <4 x float> %v1039, ptr %v1040, align 4
  %v1041 = add i64 %v1018, 12
  %v1042 = getelementptr [4 x i8], ptr %v17, i64 %v1041
  %v1043 = load <4 x float>, ptr %v1042, align 4
  %v1044 = insertelement <4 x float> poison, float %v1012, i32 0
  %v1045 = shufflevector <4 x float> %v1044, <4 x float> poison, <4 x i32> zeroinitializer
  %v1046 = fdiv <4 x float> %v1043, %v1045
  %v1047 = getelementptr [4 x i8], ptr %v17, i64 %v1041
  store <4 x float> %v1046, ptr %v1047, align 4
  %v1048 = add i64 %v1018, 16
  br label %head1017
end1017:
  %v1049 = sub i64 %v2, %v1016
  %v1050 = and i64 %v1049, -4
  %v1051 = add i64 %v1016, %v1050
  br label %head1052
head1052:
  %v1053 = phi i64 [ %v1016, %end1017 ], [ %v1062, %body1052 ]
  %v1054 = icmp slt i64 %v1053, %v1051
  br i1 %v1054, label %body1052, label %end1052
body1052:
  %v1055 = add i64 %v1053, 0
  %v1056 = getelementptr [4 x i8], ptr %v17, i64 %v1055
  %v1057 = load <4 x float>, ptr %v1056, align 4
  %v1058 = insertelement <4 x float> poison, float %v1012, i32 0
  %v1059 = shufflevector <4 x float> %v1058, <4 x float> poison, <4 x i32> zeroinitializer
  %v1060 = fdiv <4 x float> %v1057, %v1059
  %v1061 = getelementptr [4 x i8], ptr %v17, i64 %v1055
  store <4 x float> %v1060, ptr %v1061, align 4
  %v1062 = add i64 %v1053, 4
  br label %head1052
end1052:
  br label %head1063
head1063:
  %v1064 = phi i64 [ %v1051, %end1052 ], [ %v1070, %body1063 ]
  %v1065 = icmp slt i64 %v1064, %v2
  br i1 %v1065, label %body1063, label %end1063
body1063:
  %v1066 = getelementptr [4 x i8], ptr %v17, i64 %v1064
  %v1067 = load float, ptr %v1066, align 4
  %v1068 = fdiv float %v1067, %v1012
  %v1069 = getelementptr [4 x i8], ptr %v17, i64 %v1064
  store float %v1068, ptr %v1069, align 4
  %v1070 = add i64 %v1064, 1
  br label %head1063
end1063:
  %v1071 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
