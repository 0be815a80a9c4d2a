define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [64 x float], align 64
  %scratch1 = alloca [8 x float], align 64
  %v1 = getelementptr i8, ptr %arguments, i64 8
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 24
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 32
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 0
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 16
  %v10 = load i64, ptr %v9, align 8
  br label %head11
head11:
  %v12 = phi i64 [ 0, %entry ], [ %v387, %end204 ]
  %v13 = icmp slt i64 %v12, %v10
  br i1 %v13, label %body11, label %end11
body11:
  %v14 = mul i64 %v4, %v6
  %v15 = mul i64 %v12, %v14
  %v16 = getelementptr [4 x i8], ptr %v8, i64 %v15
  %v17 = sub i64 %v6, 0
  %v18 = and i64 %v17, -8
  %v19 = add i64 0, %v18
  br label %head20
head20:
  %v21 = phi i64 [ 0, %body11 ], [ %v203, %end174 ]
  %v22 = icmp slt i64 %v21, %v19
  br i1 %v22, label %body20, label %end20
body20:
  %v23 = add i64 %v21, 0
  %v24 = mul i64 %v12, %v6
  %v25 = add i64 %v24, %v23
  %v26 = getelementptr [4 x i8], ptr %v16, i64 %v23
  %v27 = icmp slt i64 %v4, 8
  %v28 = select i1 %v27, i64 %v4, i64 8
  br label %head29
head29:
  %v30 = phi i64 [ 0, %body20 ], [ %v173, %joined159 ]
  %v31 = icmp slt i64 %v30, %v28
  br i1 %v31, label %body29, label %end29
body29:
  %v32 = and i64 %v4, -64
  br label %head33
head33:
  %v34 = phi i64 [ 0, %body29 ], [ %v92, %body33 ]
  %v35 = phi <8 x float> [ splat (float 0x0000000000000000), %body29 ], [ %v63, %body33 ]
  %v36 = phi <8 x float> [ splat (float 0x0000000000000000), %body29 ], [ %v67, %body33 ]
  %v37 = phi <8 x float> [ splat (float 0x0000000000000000), %body29 ], [ %v71, %body33 ]
  %v38 = phi <8 x float> [ splat (float 0x0000000000000000), %body29 ], [ %v75, %body33 ]
  %v39 = phi <8 x float> [ splat (float 0x0000000000000000), %body29 ], [ %v79, %body33 ]
  %v40 = phi <8 x float> [ splat (float 0x0000000000000000), %body29 ], [ %v83, %body33 ]
  %v41 = phi <8 x float> [ splat (float 0x0000000000000000), %body29 ], [ %v87, %body33 ]
  %v42 = phi <8 x float> [ splat (float 0x0000000000000000), %body29 ], [ %v91, %body33 ]
  %v43 = icmp slt i64 %v34, %v32
  br i1 %v43, label %body33, label %end33
body33:
  %v44 = add i64 %v34, %v30
  %v45 = add i64 %v44, 0
  %v46 = add i64 %v34, %v30
  %v47 = add i64 %v46, 8
  %v48 = add i64 %v34, %v30
  %v49 = add i64 %v48, 16
  %v50 = add i64 %v34, %v30
  %v51 = add i64 %v50, 24
  %v52 = add i64 %v34, %v30
  %v53 = add i64 %v52, 32
  %v54 = add i64 %v34, %v30
  %v55 = add i64 %v54, 40
  %v56 = add i64 %v34, %v30
  %v57 = add i64 %v56, 48
  %v58 = add i64 %v34, %v30
  %v59 = add i64 %v58, 56
  %v60 = mul i64 %v45, %v6
  %v61 = getelementptr [4 x i8], ptr %v26, i64 %v60
  %v62 = load <8 x float>, ptr %v61, align 4
  %v63 = fadd <8 x float> %v35, %v62
  %v64 = mul i64 %v47, %v6
  %v65 = getelementptr [4 x i8], ptr %v26, i64 %v64
  %v66 = load <8 x float>, ptr %v65, align 4
  %v67 = fadd <8 x float> %v36, %v66
  %v68 = mul i64 %v49, %v6
  %v69 = getelementptr [4 x i8], ptr %v26, i64 %v68
  %v70 = load <8 x float>, ptr %v69, align 4
  %v71 = fadd <8 x float> %v37, %v70
  %v72 = mul i64 %v51, %v6
  %v73 = getelementptr [4 x i8], ptr %v26, i64 %v72
  %v74 = load <8 x float>, ptr %v73, align 4
  %v75 = fadd <8 x float> %v38, %v74
  %v76 = mul i64 %v53, %v6
  %v77 = getelementptr [4 x i8], ptr %v26, i64 %v76
  %v78 = load <8 x float>, ptr %v77, align 4
  %v79 = fadd <8 x float> %v39, %v78
  %v80 = mul i64 %v55, %v6
  %v81 = getelementptr [4 x i8], ptr %v26, i64 %v80
  %v82 = load <8 x float>, ptr %v81, align 4
  %v83 = fadd <8 x float> %v40, %v82
  %v84 = mul i64 %v57, %v6
  %v85 = getelementptr [4 x i8], ptr %v26, i64 %v84
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = fadd <8 x float> %v41, %v86
  %v88 = mul i64 %v59, %v6
  %v89 = getelementptr [4 x i8], ptr %v26, i64 %v88
  %v90 = load <8 x float>, ptr %v89, align 4
  %v91 = fadd <8 x float> %v42, %v90
  %v92 = add i64 %v34, 64
  br label %head33
end33:
  %v93 = add i64 %v32, %v30
  %v94 = add i64 %v93, 0
  %v95 = add i64 %v32, %v30
  %v96 = add i64 %v95, 8
  %v97 = add i64 %v32, %v30
  %v98 = add i64 %v97, 16
  %v99 = add i64 %v32, %v30
  %v100 = add i64 %v99, 24
  %v101 = add i64 %v32, %v30
  %v102 = add i64 %v101, 32
  %v103 = add i64 %v32, %v30
  %v104 = add i64 %v103, 40
  %v105 = add i64 %v32, %v30
  %v106 = add i64 %v105, 48
  %v107 = add i64 %v32, %v30
  %v108 = add i64 %v107, 56
  %v109 = icmp slt i64 %v94, %v4
  br i1 %v109, label %yes110, label %no110
yes110:
  %v111 = mul i64 %v94, %v6
  %v112 = getelementptr [4 x i8], ptr %v26, i64 %v111
  %v113 = load <8 x float>, ptr %v112, align 4
  %v114 = fadd <8 x float> %v35, %v113
  br label %joined110
no110:
  br label %joined110
joined110:
  %v115 = phi <8 x float> [ %v114, %yes110 ], [ %v35, %no110 ]
  %v116 = icmp slt i64 %v96, %v4
  br i1 %v116, label %yes117, label %no117
yes117:
  %v118 = mul i64 %v96, %v6
  %v119 = getelementptr [4 x i8], ptr %v26, i64 %v118
  %v120 = load <8 x float>, ptr %v119, align 4
  %v121 = fadd <8 x float> %v36, %v120
  br label %joined117
no117:
  br label %joined117
joined117:
  %v122 = phi <8 x float> [ %v121, %yes117 ], [ %v36, %no117 ]
  %v123 = icmp slt i64 %v98, %v4
  br i1 %v123, label %yes124, label %no124
yes124:
  %v125 = mul i64 %v98, %v6
  %v126 = getelementptr [4 x i8], ptr %v26, i64 %v125
  %v127 = load <8 x float>, ptr %v126, align 4
  %v128 = fadd <8 x float> %v37, %v127
  br label %joined124
no124:
  br label %joined124
joined124:
  %v129 = phi <8 x float> [ %v128, %yes124 ], [ %v37, %no124 ]
  %v130 = icmp slt i64 %v100, %v4
  br i1 %v130, label %yes131, label %no131
yes131:
  %v132 = mul i64 %v100, %v6
  %v133 = getelementptr [4 x i8], ptr %v26, i64 %v132
  %v134 = load <8 x float>, ptr %v133, align 4
  %v135 = fadd <8 x float> %v38, %v134
  br label %joined131
no131:
  br label %joined131
joined131:
  %v136 = phi <8 x float> [ %v135, %yes131 ], [ %v38, %no131 ]
  %v137 = icmp slt i64 %v102, %v4
  br i1 %v137, label %yes138, label %no138
yes138:
  %v139 = mul i64 %v102, %v6
  %v140 = getelementptr [4 x i8], ptr %v26, i64 %v139
  %v141 = load <8 x float>, ptr %v140, align 4
  %v142 = fadd <8 x float> %v39, %v141
  br label %joined138
no138:
  br label %joined138
joined138:
  %v143 = phi <8 x float> [ %v142, %yes138 ], [ %v39, %no138 ]
  %v144 = icmp slt i64 %v104, %v4
  br i1 %v144, label %yes145, label %no145
yes145:
  %v146 = mul i64 %v104, %v6
  %v147 = getelementptr [4 x i8], ptr %v26, i64 %v146
  %v148 = load <8 x float>, ptr %v147, align 4
  %v149 = fadd <8 x float> %v40, %v148
  br label %joined145
no145:
  br label %joined145
joined145:
  %v150 = phi <8 x float> [ %v149, %yes145 ], [ %v40, %no145 ]
  %v151 = icmp slt i64 %v106, %v4
  br i1 %v151, label %yes152, label %no152
yes152:
  %v153 = mul i64 %v106, %v6
  %v154 = getelementptr [4 x i8], ptr %v26, i64 %v153
  %v155 = load <8 x float>, ptr %v154, align 4
  %v156 = fadd <8 x float> %v41, %v155
  br label %joined152
no152:
  br label %joined152
joined152:
  %v157 = phi <8 x float> [ %v156, %yes152 ], [ %v41, %no152 ]
  %v158 = icmp slt i64 %v108, %v4
  br i1 %v158, label %yes159, label %no159
yes159:
  %v160 = mul i64 %v108, %v6
  %v161 = getelementptr [4 x i8], ptr %v26, i64 %v160
  %v162 = load <8 x float>, ptr %v161, align 4
  %v163 = fadd <8 x float> %v42, %v162
  br label %joined159
no159:
  br label %joined159
joined159:
  %v164 = phi <8 x float> [ %v163, %yes159 ], [ %v42, %no159 ]
  %v165 = fadd <8 x float> %v115, %v143
  %v166 = fadd <8 x float> %v122, %v150
  %v167 = fadd <8 x float> %v129, %v157
  %v168 = fadd <8 x float> %v136, %v164
  %v169 = fadd <8 x float> %v165, %v167
  %v170 = fadd <8 x float> %v166, %v168
  %v171 = fadd <8 x float> %v169, %v170
  %v172 = getelementptr [32 x i8], ptr %scratch0, i64 %v30
  store <8 x float> %v171, ptr %v172, align 4
  %v173 = add i64 %v30, 1
  br label %head29
end29:
  br label %head174
head174:
  %v175 = phi i64 [ %v28, %end29 ], [ %v178, %body174 ]
  %v176 = icmp slt i64 %v175, 8
  br i1 %v176, label %body174, label %end174
body174:
  %v177 = getelementptr [32 x i8], ptr %scratch0, i64 %v175
  store <8 x float> splat (float 0x0000000000000000), ptr %v177, align 4
  %v178 = add i64 %v175, 1
  br label %head174
end174:
  %v179 = getelementptr [32 x i8], ptr %scratch0, i64 0
  %v180 = load <8 x float>, ptr %v179, align 4
  %v181 = getelementptr [32 x i8], ptr %scratch0, i64 1
  %v182 = load <8 x float>, ptr %v181, align 4
  %v183 = getelementptr [32 x i8], ptr %scratch0, i64 2
  %v184 = load <8 x float>, ptr %v183, align 4
  %v185 = getelementptr [32 x i8], ptr %scratch0, i64 3
  %v186 = load <8 x float>, ptr %v185, align 4
  %v187 = getelementptr [32 x i8], ptr %scratch0, i64 4
  %v188 = load <8 x float>, ptr %v187, align 4
  %v189 = getelementptr [32 x i8], ptr %scratch0, i64 5
  %v190 = load <8 x float>, ptr %v189, align 4
  %v191 = getelementptr [32 x i8], ptr %scratch0, i64 6
  %v192 = load <8 x float>, ptr %v191, align 4
  %v193 = getelementptr [32 x i8], ptr %scratch0, i64 7
  %v194 = load <8 x float>, ptr %v193, align 4
  %v195 = fadd <8 x float> %v180, %v188
  %v196 = fadd <8 x float> %v182, %v190
  %v197 = fadd <8 x float> %v184, %v192
  %v198 = fadd <8 x float> %v186, %v194
  %v199 = fadd <8 x float> %v195, %v197
  %v200 = fadd <8 x float> %v196, %v198
  %v201 = fadd <8 x float> %v199, %v200
  %v202 = getelementptr [4 x i8], ptr %v2, i64 %v25
  store <8 x float> %v201, ptr %v202, align 4
  %v203 = add i64 %v21, 8
  br label %head20
end20:
  br label %head204
head204:
  %v205 = phi i64 [ %v19, %end20 ], [ %v386, %end357 ]
  %v206 = icmp slt i64 %v205, %v6
  br i1 %v206, label %body204, label %end204
body204:
  %v207 = mul i64 %v12, %v6
  %v208 = add i64 %v207, %v205
  %v209 = getelementptr [4 x i8], ptr %v16, i64 %v205
  %v210 = icmp slt i64 %v4, 8
  %v211 = select i1 %v210, i64 %v4, i64 8
  br label %head212
head212:
  %v213 = phi i64 [ 0, %body204 ], [ %v356, %joined342 ]
  %v214 = icmp slt i64 %v213, %v211
  br i1 %v214, label %body212, label %end212
body212:
  %v215 = and i64 %v4, -64
  br label %head216
head216:
  %v217 = phi i64 [ 0, %body212 ], [ %v275, %body216 ]
  %v218 = phi float [ 0x0000000000000000, %body212 ], [ %v246, %body216 ]
  %v219 = phi float [ 0x0000000000000000, %body212 ], [ %v250, %body216 ]
  %v220 = phi float [ 0x0000000000000000, %body212 ], [ %v254, %body216 ]
  %v221 = phi float [ 0x0000000000000000, %body212 ], [ %v258, %body216 ]
  %v222 = phi float [ 0x0000000000000000, %body212 ], [ %v262, %body216 ]
  %v223 = phi float [ 0x0000000000000000, %body212 ], [ %v266, %body216 ]
  %v224 = phi float [ 0x0000000000000000, %body212 ], [ %v270, %body216 ]
  %v225 = phi float [ 0x0000000000000000, %body212 ], [ %v274, %body216 ]
  %v226 = icmp slt i64 %v217, %v215
  br i1 %v226, label %body216, label %end216
body216:
  %v227 = add i64 %v217, %v213
  %v228 = add i64 %v227, 0
  %v229 = add i64 %v217, %v213
  %v230 = add i64 %v229, 8
  %v231 = add i64 %v217, %v213
  %v232 = add i64 %v231, 16
  %v233 = add i64 %v217, %v213
  %v234 = add i64 %v233, 24
  %v235 = add i64 %v217, %v213
  %v236 = add i64 %v235, 32
  %v237 = add i64 %v217, %v213
  %v238 = add i64 %v237, 40
  %v239 = add i64 %v217, %v213
  %v240 = add i64 %v239, 48
  %v241 = add i64 %v217, %v213
  %v242 = add i64 %v241, 56
  %v243 = mul i64 %v228, %v6
  %v244 = getelementptr [4 x i8], ptr %v209, i64 %v243
  %v245 = load float, ptr %v244, align 4
  %v246 = fadd float %v218, %v245
  %v247 = mul i64 %v230, %v6
  %v248 = getelementptr [4 x i8], ptr %v209, i64 %v247
  %v249 = load float, ptr %v248, align 4
  %v250 = fadd float %v219, %v249
  %v251 = mul i64 %v232, %v6
  %v252 = getelementptr [4 x i8], ptr %v209, i64 %v251
  %v253 = load float, ptr %v252, align 4
  %v254 = fadd float %v220, %v253
  %v255 = mul i64 %v234, %v6
  %v256 = getelementptr [4 x i8], ptr %v209, i64 %v255
  %v257 = load float, ptr %v256, align 4
  %v258 = fadd float %v221, %v257
  %v259 = mul i64 %v236, %v6
  %v260 = getelementptr [4 x i8], ptr %v209, i64 %v259
  %v261 = load float, ptr %v260, align 4
  %v262 = fadd float %v222, %v261
  %v263 = mul i64 %v238, %v6
  %v264 = getelementptr [4 x i8], ptr %v209, i64 %v263
  %v265 = load float, ptr %v264, align 4
  %v266 = fadd float %v223, %v265
  %v267 = mul i64 %v240, %v6
  %v268 = getelementptr [4 x i8], ptr %v209, i64 %v267
  %v269 = load float, ptr %v268, align 4
  %v270 = fadd float %v224, %v269
  %v271 = mul i64 %v242, %v6
  %v272 = getelementptr [4 x i8], ptr %v209, i64 %v271
  %v273 = load float, ptr %v272, align 4
  %v274 = fadd float %v225, %v273
  %v275 = add i64 %v217, 64
  br label %head216
end216:
  %v276 = add i64 %v215, %v213
  %v277 = add i64 %v276, 0
  %v278 = add i64 %v215, %v213
  %v279 = add i64 %v278, 8
  %v280 = add i64 %v215, %v213
  %v281 = add i64 %v280, 16
  %v282 = add i64 %v215, %v213
  %v283 = add i64 %v282, 24
  %v284 = add i64 %v215, %v213
  %v285 = add i64 %v284, 32
  %v286 = add i64 %v215, %v213
  %v287 = add i64 %v286, 40
  %v288 = add i64 %v215, %v213
  %v289 = add i64 %v288, 48
  %v290 = add i64 %v215, %v213
  %v291 = add i64 %v290, 56
  %v292 = icmp slt i64 %v277, %v4
  br i1 %v292, label %yes293, label %no293
yes293:
  %v294 = mul i64 %v277, %v6
  %v295 = getelementptr [4 x i8], ptr %v209, i64 %v294
  %v296 = load float, ptr %v295, align 4
  %v297 = fadd float %v218, %v296
  br label %joined293
no293:
  br label %joined293
joined293:
  %v298 = phi float [ %v297, %yes293 ], [ %v218, %no293 ]
  %v299 = icmp slt i64 %v279, %v4
  br i1 %v299, label %yes300, label %no300
yes300:
  %v301 = mul i64 %v279, %v6
  %v302 = getelementptr [4 x i8], ptr %v209, i64 %v301
  %v303 = load float, ptr %v302, align 4
  %v304 = fadd float %v219, %v303
  br label %joined300
no300:
  br label %joined300
joined300:
  %v305 = phi float [ %v304, %yes300 ], [ %v219, %no300 ]
  %v306 = icmp slt i64 %v281, %v4
  br i1 %v306, label %yes307, label %no307
yes307:
  %v308 = mul i64 %v281, %v6
  %v309 = getelementptr [4 x i8], ptr %v209, i64 %v308
  %v310 = load float, ptr %v309, align 4
  %v311 = fadd float %v220, %v310
  br label %joined307
no307:
  br label %joined307
joined307:
  %v312 = phi float [ %v311, %yes307 ], [ %v220, %no307 ]
  %v313 = icmp slt i64 %v283, %v4
  br i1 %v313, label %yes314, label %no314
yes314:
  %v315 = mul i64 %v283, %v6
  %v316 = getelementptr [4 x i8], ptr %v209, i64 %v315
  %v317 = load float, ptr %v316, align 4
  %v318 = fadd float %v221, %v317
  br label %joined314
no314:
  br label %joined314
joined314:
  %v319 = phi float [ %v318, %yes314 ], [ %v221, %no314 ]
  %v320 = icmp slt i64 %v285, %v4
  br i1 %v320, label %yes321, label %no321
yes321:
  %v322 = mul i64 %v285, %v6
  %v323 = getelementptr [4 x i8], ptr %v209, i64 %v322
  %v324 = load float, ptr %v323, align 4
  %v325 = fadd float %v222, %v324
  br label %joined321
no321:
  br label %joined321
joined321:
  %v326 = phi float [ %v325, %yes321 ], [ %v222, %no321 ]
  %v327 = icmp slt i64 %v287, %v4
  br i1 %v327, label %yes328, label %no328
yes328:
  %v329 = mul i64 %v287, %v6
  %v330 = getelementptr [4 x i8], ptr %v209, i64 %v329
  %v331 = load float, ptr %v330, align 4
  %v332 = fadd float %v223, %v331
  br label %joined328
no328:
  br label %joined328
joined328:
  %v333 = phi float [ %v332, %yes328 ], [ %v223, %no328 ]
  %v334 = icmp slt i64 %v289, %v4
  br i1 %v334, label %yes335, label %no335
yes335:
  %v336 = mul i64 %v289, %v6
  %v337 = getelementptr [4 x i8], ptr %v209, i64 %v336
  %v338 = load float, ptr %v337, align 4
  %v339 = fadd float %v224, %v338
  br label %joined335
no335:
  br label %joined335
joined335:
  %v340 = phi float [ %v339, %yes335 ], [ %v224, %no335 ]
  %v341 = icmp slt i64 %v291, %v4
  br i1 %v341, label %yes342, label %no342
yes342:
  %v343 = mul i64 %v291, %v6
  %v344 = getelementptr [4 x i8], ptr %v209, i64 %v343
  %v345 = load float, ptr %v344, align 4
  %v346 = fadd float %v225, %v345
  br label %joined342
no342:
  br label %joined342
joined342:
  %v347 = phi float [ %v346, %yes342 ], [ %v225, %no342 ]
  %v348 = fadd float %v298, %v326
  %v349 = fadd float %v305, %v333
  %v350 = fadd float %v312, %v340
  %v351 = fadd float %v319, %v347
  %v352 = fadd float %v348, %v350
  %v353 = fadd float %v349, %v351
  %v354 = fadd float %v352, %v353
  %v355 = getelementptr [4 x i8], ptr %scratch1, i64 %v213
  store float %v354, ptr %v355, align 4
  %v356 = add i64 %v213, 1
  br label %head212
end212:
  br label %head357
head357:
  %v358 = phi i64 [ %v211, %end212 ], [ %v361, %body357 ]
  %v359 = icmp slt i64 %v358, 8
  br i1 %v359, label %body357, label %end357
body357:
  %v360 = getelementptr [4 x i8], ptr %scratch1, i64 %v358
  store float 0x0000000000000000, ptr %v360, align 4
  %v361 = add i64 %v358, 1
  br label %head357
end357:
  %v362 = getelementptr [4 x i8], ptr %scratch1, i64 0
  %v363 = load float, ptr %v362, align 4
  %v364 = getelementptr [4 x i8], ptr %scratch1, i64 1
  %v365 = load float, ptr %v364, align 4
  %v366 = getelementptr [4 x i8], ptr %scratch1, i64 2
  %v367 = load float, ptr %v366, align 4
  %v368 = getelementptr [4 x i8], ptr %scratch1, i64 3
  %v369 = load float, ptr %v368, align 4
  %v370 = getelementptr [4 x i8], ptr %scratch1, i64 4
  %v371 = load float, ptr %v370, align 4
  %v372 = getelementptr [4 x i8], ptr %scratch1, i64 5
  %v373 = load float, ptr %v372, align 4
  %v374 = getelementptr [4 x i8], ptr %scratch1, i64 6
  %v375 = load float, ptr %v374, align 4
  %v376 = getelementptr [4 x i8], ptr %scratch1, i64 7
  %v377 = load float, ptr %v376, align 4
  %v378 = fadd float %v363, %v371
  %v379 = fadd float %v365, %v373
  %v380 = fadd float %v367, %v375
  %v381 = fadd float %v369, %v377
  %v382 = fadd float %v378, %v380
  %v383 = fadd float %v379, %v381
  %v384 = fadd float %v382, %v383
  %v385 = getelementptr [4 x i8], ptr %v2, i64 %v208
  store float %v384, ptr %v385, align 4
  %v386 = add i64 %v205, 1
  br label %head204
end204:
  %v387 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
