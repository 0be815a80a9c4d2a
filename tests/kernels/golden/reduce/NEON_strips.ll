declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.ctpop.i64(i64)
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [7168 x float], align 64
  %v1 = getelementptr i8, ptr %arguments, i64 8
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 0
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 24
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 32
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 32
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 16
  %v12 = load i64, ptr %v11, align 8
  br label %head13
head13:
  %v14 = phi i64 [ 0, %entry ], [ %v345, %end16 ]
  %v15 = icmp slt i64 %v14, %v12
  br i1 %v15, label %body13, label %end13
body13:
  br label %head16
head16:
  %v17 = phi i64 [ 0, %body13 ], [ %v344, %end336 ]
  %v18 = icmp slt i64 %v17, %v10
  br i1 %v18, label %body16, label %end16
body16:
  %v19 = mul i64 %v6, %v8
  %v20 = mul i64 %v14, %v19
  %v21 = add i64 %v20, %v17
  %v22 = sub i64 %v10, %v17
  %v23 = getelementptr [4 x i8], ptr %v4, i64 %v21
  %v24 = icmp slt i64 %v22, 1024
  %v25 = select i1 %v24, i64 %v22, i64 1024
  %v26 = mul i64 %v14, %v8
  %v27 = add i64 %v26, %v17
  br label %head28
head28:
  %v29 = phi i64 [ 0, %body16 ], [ %v306, %end251 ]
  %v30 = icmp slt i64 %v29, 64
  br i1 %v30, label %body28, label %end28
body28:
  %v31 = call i64 @llvm.ctpop.i64(i64 %v29)
  %v32 = getelementptr [4096 x i8], ptr %scratch0, i64 %v31
  %v33 = call i64 @llvm.bitreverse.i64(i64 %v29)
  %v34 = ashr i64 %v33, 58
  %v35 = and i64 %v34, 63
  %v36 = sub i64 %v25, 0
  %v37 = and i64 %v36, -8
  %v38 = add i64 0, %v37
  br label %head39
head39:
  %v40 = phi i64 [ 0, %body28 ], [ %v46, %body39 ]
  %v41 = icmp slt i64 %v40, %v38
  br i1 %v41, label %body39, label %end39
body39:
  %v42 = add i64 %v40, 0
  %v43 = getelementptr [4 x i8], ptr %v32, i64 %v42
  store <4 x float> splat (float 0x0000000000000000), ptr %v43, align 4
  %v44 = add i64 %v40, 4
  %v45 = getelementptr [4 x i8], ptr %v32, i64 %v44
  store <4 x float> splat (float 0x0000000000000000), ptr %v45, align 4
  %v46 = add i64 %v40, 8
  br label %head39
end39:
  %v47 = sub i64 %v25, %v38
  %v48 = and i64 %v47, -4
  %v49 = add i64 %v38, %v48
  br label %head50
head50:
  %v51 = phi i64 [ %v38, %end39 ], [ %v55, %body50 ]
  %v52 = icmp slt i64 %v51, %v49
  br i1 %v52, label %body50, label %end50
body50:
  %v53 = add i64 %v51, 0
  %v54 = getelementptr [4 x i8], ptr %v32, i64 %v53
  store <4 x float> splat (float 0x0000000000000000), ptr %v54, align 4
  %v55 = add i64 %v51, 4
  br label %head50
end50:
  br label %head56
head56:
  %v57 = phi i64 [ %v49, %end50 ], [ %v60, %body56 ]
  %v58 = icmp slt i64 %v57, %v25
  br i1 %v58, label %body56, label %end56
body56:
  %v59 = getelementptr [4 x i8], ptr %v32, i64 %v57
  store float 0x0000000000000000, ptr %v59, align 4
  %v60 = add i64 %v57, 1
  br label %head56
end56:
  %v61 = sub i64 %v6, 192
  br label %head62
head62:
  %v63 = phi i64 [ %v35, %end56 ], [ %v184, %end156 ]
  %v64 = phi i64 [ %v35, %end56 ], [ %v183, %end156 ]
  %v65 = icmp slt i64 %v63, %v61
  br i1 %v65, label %body62, label %end62
body62:
  %v66 = add i64 %v63, 0
  %v67 = add i64 %v63, 64
  %v68 = add i64 %v63, 128
  %v69 = add i64 %v63, 192
  %v70 = sub i64 %v25, 0
  %v71 = and i64 %v70, -8
  %v72 = add i64 0, %v71
  br label %head73
head73:
  %v74 = phi i64 [ 0, %body62 ], [ %v124, %body73 ]
  %v75 = icmp slt i64 %v74, %v72
  br i1 %v75, label %body73, label %end73
body73:
  %v76 = add i64 %v74, 0
  %v77 = getelementptr [4 x i8], ptr %v32, i64 %v76
  %v78 = load <4 x float>, ptr %v77, align 4
  %v79 = mul i64 %v66, %v8
  %v80 = add i64 %v79, %v76
  %v81 = getelementptr [4 x i8], ptr %v23, i64 %v80
  %v82 = load <4 x float>, ptr %v81, align 4
  %v83 = fadd <4 x float> %v78, %v82
  %v84 = mul i64 %v67, %v8
  %v85 = add i64 %v84, %v76
  %v86 = getelementptr [4 x i8], ptr %v23, i64 %v85
  %v87 = load <4 x float>, ptr %v86, align 4
  %v88 = fadd <4 x float> %v83, %v87
  %v89 = mul i64 %v68, %v8
  %v90 = add i64 %v89, %v76
  %v91 = getelementptr [4 x i8], ptr %v23, i64 %v90
  %v92 = load <4 x float>, ptr %v91, align 4
  %v93 = fadd <4 x float> %v88, %v92
  %v94 = mul i64 %v69, %v8
  %v95 = add i64 %v94, %v76
  %v96 = getelementptr [4 x i8], ptr %v23, i64 %v95
  %v97 = load <4 x float>, ptr %v96, align 4
  %v98 = fadd <4 x float> %v93, %v97
  %v99 = getelementptr [4 x i8], ptr %v32, i64 %v76
  store <4 x float> %v98, ptr %v99, align 4
  %v100 = add i64 %v74, 4
  %v101 = getelementptr [4 x i8], ptr %v32, i64 %v100
  %v102 = load <4 x float>, ptr %v101, align 4
  %v103 = mul i64 %v66, %v8
  %v104 = add i64 %v103, %v100
  %v105 = getelementptr [4 x i8], ptr %v23, i64 %v104
  %v106 = load <4 x float>, ptr %v105, align 4
  %v107 = fadd <4 x float> %v102, %v106
  %v108 = mul i64 %v67, %v8
  %v109 = add i64 %v108, %v100
  %v110 = getelementptr [4 x i8], ptr %v23, i64 %v109
  %v111 = load <4 x float>, ptr %v110, align 4
  %v112 = fadd <4 x float> %v107, %v111
  %v113 = mul i64 %v68, %v8
  %v114 = add i64 %v113, %v100
  %v115 = getelementptr [4 x i8], ptr %v23, i64 %v114
  %v116 = load <4 x float>, ptr %v115, align 4
  %v117 = fadd <4 x float> %v112, %v116
  %v118 = mul i64 %v69, %v8
  %v119 = add i64 %v118, %v100
  %v120 = getelementptr [4 x i8], ptr %v23, i64 %v119
  %v121 = load <4 x float>, ptr %v120, align 4
  %v122 = fadd <4 x float> %v117, %v121
  %v123 = getelementptr [4 x i8], ptr %v32, i64 %v100
  store <4 x float> %v122, ptr %v123, align 4
  %v124 = add i64 %v74, 8
  br label %head73
end73:
  %v125 = sub i64 %v25, %v72
  %v126 = and i64 %v125, -4
  %v127 = add i64 %v72, %v126
  br label %head128
head128:
  %v129 = phi i64 [ %v72, %end73 ], [ %v155, %body128 ]
  %v130 = icmp slt i64 %v129, %v127
  br i1 %v130, label %body128, label %end128
body128:
  %v131 = add i64 %v129, 0
  %v132 = getelementptr [4 x i8], ptr %v32, i64 %v131
  %v133 = load <4 x float>, ptr %v132, align 4
  %v134 = mul i64 %v66, %v8
  %v135 = add i64 %v134, %v131
  %v136 = getelementptr [4 x i8], ptr %v23, i64 %v135
  %v137 = load <4 x float>, ptr %v136, align 4
  %v138 = fadd <4 x float> %v133, %v137
  %v139 = mul i64 %v67, %v8
  %v140 = add i64 %v139, %v131
  %v141 = getelementptr [4 x i8], ptr %v23, i64 %v140
  %v142 = load <4 x float>, ptr %v141, align 4
  %v143 = fadd <4 x float> %v138, %v142
  %v144 = mul i64 %v68, %v8
  %v145 = add i64 %v144, %v131
  %v146 = getelementptr [4 x i8], ptr %v23, i64 %v145
  %v147 = load <4 x float>, ptr %v146, align 4
  %v148 = fadd <4 x float> %v143, %v147
  %v149 = mul i64 %v69, %v8
  %v150 = add i64 %v149, %v131
  %v151 = getelementptr [4 x i8], ptr %v23, i64 %v150
  %v152 = load <4 x float>, ptr %v151, align 4
  %v153 = fadd <4 x float> %v148, %v152
  %v154 = getelementptr [4 x i8], ptr %v32, i64 %v131
  store <4 x float> %v153, ptr %v154, align 4
  %v155 = add i64 %v129, 4
  br label %head128
end128:
  br label %head156
head156:
  %v157 = phi i64 [ %v127, %end128 ], [ %v182, %body156 ]
  %v158 = icmp slt i64 %v157, %v25
  br i1 %v158, label %body156, label %end156
body156:
  %v159 = getelementptr [4 x i8], ptr %v32, i64 %v157
  %v160 = load float, ptr %v159, align 4
  %v161 = mul i64 %v66, %v8
  %v162 = add i64 %v161, %v157
  %v163 = getelementptr [4 x i8], ptr %v23, i64 %v162
  %v164 = load float, ptr %v163, align 4
  %v165 = fadd float %v160, %v164
  %v166 = mul i64 %v67, %v8
  %v167 = add i64 %v166, %v157
  %v168 = getelementptr [4 x i8], ptr %v23, i64 %v167
  %v169 = load float, ptr %v168, align 4
  %v170 = fadd float %v165, %v169
  %v171 = mul i64 %v68, %v8
  %v172 = add i64 %v171, %v157
  %v173 = getelementptr [4 x i8], ptr %v23, i64 %v172
  %v174 = load float, ptr %v173, align 4
  %v175 = fadd float %v170, %v174
  %v176 = mul i64 %v69, %v8
  %v177 = add i64 %v176, %v157
  %v178 = getelementptr [4 x i8], ptr %v23, i64 %v177
  %v179 = load float, ptr %v178, align 4
  %v180 = fadd float %v175, %v179
  %v181 = getelementptr [4 x i8], ptr %v32, i64 %v157
  store float %v180, ptr %v181, align 4
  %v182 = add i64 %v157, 1
  br label %head156
end156:
  %v183 = add i64 %v63, 256
  %v184 = add i64 %v63, 256
  br label %head62
end62:
  %v185 = sub i64 %v6, 0
  br label %head186
head186:
  %v187 = phi i64 [ %v64, %end62 ], [ %v245, %end232 ]
  %v188 = phi i64 [ %v64, %end62 ], [ %v244, %end232 ]
  %v189 = icmp slt i64 %v187, %v185
  br i1 %v189, label %body186, label %end186
body186:
  %v190 = add i64 %v187, 0
  %v191 = sub i64 %v25, 0
  %v192 = and i64 %v191, -8
  %v193 = add i64 0, %v192
  br label %head194
head194:
  %v195 = phi i64 [ 0, %body186 ], [ %v215, %body194 ]
  %v196 = icmp slt i64 %v195, %v193
  br i1 %v196, label %body194, label %end194
body194:
  %v197 = add i64 %v195, 0
  %v198 = getelementptr [4 x i8], ptr %v32, i64 %v197
  %v199 = load <4 x float>, ptr %v198, align 4
  %v200 = mul i64 %v190, %v8
  %v201 = add i64 %v200, %v197
  %v202 = getelementptr [4 x i8], ptr %v23, i64 %v201
  %v203 = load <4 x float>, ptr %v202, align 4
  %v204 = fadd <4 x float> %v199, %v203
  %v205 = getelementptr [4 x i8], ptr %v32, i64 %v197
  store <4 x float> %v204, ptr %v205, align 4
  %v206 = add i64 %v195, 4
  %v207 = getelementptr [4 x i8], ptr %v32, i64 %v206
  %v208 = load <4 x float>, ptr %v207, align 4
  %v209 = mul i64 %v190, %v8
  %v210 = add i64 %v209, %v206
  %v211 = getelementptr [4 x i8], ptr %v23, i64 %v210
  %v212 = load <4 x float>, ptr %v211, align 4
  %v213 = fadd <4 x float> %v208, %v212
  %v214 = getelementptr [4 x i8], ptr %v32, i64 %v206
  store <4 x float> %v213, ptr %v214, align 4
  %v215 = add i64 %v195, 8
  br label %head194
end194:
  %v216 = sub i64 %v25, %v193
  %v217 = and i64 %v216, -4
  %v218 = add i64 %v193, %v217
  br label %head219
head219:
  %v220 = phi i64 [ %v193, %end194 ], [ %v231, %body219 ]
  %v221 = icmp slt i64 %v220, %v218
  br i1 %v221, label %body219, label %end219
body219:
  %v222 = add i64 %v220, 0
  %v223 = getelementptr [4 x i8], ptr %v32, i64 %v222
  %v224 = load <4 x float>, ptr %v223, align 4
  %v225 = mul i64 %v190, %v8
  %v226 = add i64 %v225, %v222
  %v227 = getelementptr [4 x i8], ptr %v23, i64 %v226
  %v228 = load <4 x float>, ptr %v227, align 4
  %v229 = fadd <4 x float> %v224, %v228
  %v230 = getelementptr [4 x i8], ptr %v32, i64 %v222
  store <4 x float> %v229, ptr %v230, align 4
  %v231 = add i64 %v220, 4
  br label %head219
end219:
  br label %head232
head232:
  %v233 = phi i64 [ %v218, %end219 ], [ %v243, %body232 ]
  %v234 = icmp slt i64 %v233, %v25
  br i1 %v234, label %body232, label %end232
body232:
  %v235 = getelementptr [4 x i8], ptr %v32, i64 %v233
  %v236 = load float, ptr %v235, align 4
  %v237 = mul i64 %v190, %v8
  %v238 = add i64 %v237, %v233
  %v239 = getelementptr [4 x i8], ptr %v23, i64 %v238
  %v240 = load float, ptr %v239, align 4
  %v241 = fadd float %v236, %v240
  %v242 = getelementptr [4 x i8], ptr %v32, i64 %v233
  store float %v241, ptr %v242, align 4
  %v243 = add i64 %v233, 1
  br label %head232
end232:
  %v244 = add i64 %v187, 64
  %v245 = add i64 %v187, 64
  br label %head186
end186:
  %v246 = call i64 @llvm.ctpop.i64(i64 %v29)
  %v247 = add i64 %v29, 1
  %v248 = xor i64 %v247, -1
  %v249 = and i64 %v29, %v248
  %v250 = call i64 @llvm.ctpop.i64(i64 %v249)
  br label %head251
head251:
  %v252 = phi i64 [ 0, %end186 ], [ %v305, %end295 ]
  %v253 = icmp slt i64 %v252, %v250
  br i1 %v253, label %body251, label %end251
body251:
  %v254 = sub i64 %v246, %v252
  %v255 = sub i64 %v254, 1
  %v256 = getelementptr [4096 x i8], ptr %scratch0, i64 %v255
  %v257 = sub i64 %v246, %v252
  %v258 = sub i64 %v257, 0
  %v259 = getelementptr [4096 x i8], ptr %scratch0, i64 %v258
  %v260 = sub i64 %v25, 0
  %v261 = and i64 %v260, -8
  %v262 = add i64 0, %v261
  br label %head263
head263:
  %v264 = phi i64 [ 0, %body251 ], [ %v280, %body263 ]
  %v265 = icmp slt i64 %v264, %v262
  br i1 %v265, label %body263, label %end263
body263:
  %v266 = add i64 %v264, 0
  %v267 = getelementptr [4 x i8], ptr %v256, i64 %v266
  %v268 = load <4 x float>, ptr %v267, align 4
  %v269 = getelementptr [4 x i8], ptr %v259, i64 %v266
  %v270 = load <4 x float>, ptr %v269, align 4
  %v271 = fadd <4 x float> %v268, %v270
  %v272 = getelementptr [4 x i8], ptr %v256, i64 %v266
  store <4 x float> %v271, ptr %v272, align 4
  %v273 = add i64 %v264, 4
  %v274 = getelementptr [4 x i8], ptr %v256, i64 %v273
  %v275 = load <4 x float>, ptr %v274, align 4
  %v276 = getelementptr [4 x i8], ptr %v259, i64 %v273
  %v277 = load <4 x float>, ptr %v276, align 4
  %v278 = fadd <4 x float> %v275, %v277
  %v279 = getelementptr [4 x i8], ptr %v256, i64 %v273
  store <4 x float> %v278, ptr %v279, align 4
  %v280 = add i64 %v264, 8
  br label %head263
end263:
  %v281 = sub i64 %v25, %v262
  %v282 = and i64 %v281, -4
  %v283 = add i64 %v262, %v282
  br label %head284
head284:
  %v285 = phi i64 [ %v262, %end263 ], [ %v294, %body284 ]
  %v286 = icmp slt i64 %v285, %v283
  br i1 %v286, label %body284, label %end284
body284:
  %v287 = add i64 %v285, 0
  %v288 = getelementptr [4 x i8], ptr %v256, i64 %v287
  %v289 = load <4 x float>, ptr %v288, align 4
  %v290 = getelementptr [4 x i8], ptr %v259, i64 %v287
  %v291 = load <4 x float>, ptr %v290, align 4
  %v292 = fadd <4 x float> %v289, %v291
  %v293 = getelementptr [4 x i8], ptr %v256, i64 %v287
  store <4 x float> %v292, ptr %v293, align 4
  %v294 = add i64 %v285, 4
  br label %head284
end284:
  br label %head295
head295:
  %v296 = phi i64 [ %v283, %end284 ], [ %v304, %body295 ]
  %v297 = icmp slt i64 %v296, %v25
  br i1 %v297, label %body295, label %end295
body295:
  %v298 = getelementptr [4 x i8], ptr %v256, i64 %v296
  %v299 = load float, ptr %v298, align 4
  %v300 = getelementptr [4 x i8], ptr %v259, i64 %v296
  %v301 = load float, ptr %v300, align 4
  %v302 = fadd float %v299, %v301
  %v303 = getelementptr [4 x i8], ptr %v256, i64 %v296
  store float %v302, ptr %v303, align 4
  %v304 = add i64 %v296, 1
  br label %head295
end295:
  %v305 = add i64 %v252, 1
  br label %head251
end251:
  %v306 = add i64 %v29, 1
  br label %head28
end28:
  %v307 = sub i64 %v25, 0
  %v308 = and i64 %v307, -8
  %v309 = add i64 0, %v308
  br label %head310
head310:
  %v311 = phi i64 [ 0, %end28 ], [ %v323, %body310 ]
  %v312 = icmp slt i64 %v311, %v309
  br i1 %v312, label %body310, label %end310
body310:
  %v313 = add i64 %v311, 0
  %v314 = getelementptr [4 x i8], ptr %scratch0, i64 %v313
  %v315 = load <4 x float>, ptr %v314, align 4
  %v316 = add i64 %v27, %v313
  %v317 = getelementptr [4 x i8], ptr %v2, i64 %v316
  store <4 x float> %v315, ptr %v317, align 4
  %v318 = add i64 %v311, 4
  %v319 = getelementptr [4 x i8], ptr %scratch0, i64 %v318
  %v320 = load <4 x float>, ptr %v319, align 4
  %v321 = add i64 %v27, %v318
  %v322 = getelementptr [4 x i8], ptr %v2, i64 %v321
  store <4 x float> %v320, ptr %v322, align 4
  %v323 = add i64 %v311, 8
  br label %head310
end310:
  %v324 = sub i64 %v25, %v309
  %v325 = and i64 %v324, -4
  %v326 = add i64 %v309, %v325
  br label %head327
head327:
  %v328 = phi i64 [ %v309, %end310 ], [ %v335, %body327 ]
  %v329 = icmp slt i64 %v328, %v326
  br i1 %v329, label %body327, label %end327
body327:
  %v330 = add i64 %v328, 0
  %v331 = getelementptr [4 x i8], ptr %scratch0, i64 %v330
  %v332 = load <4 x float>, ptr %v331, align 4
  %v333 = add i64 %v27, %v330
  %v334 = getelementptr [4 x i8], ptr %v2, i64 %v333
  store <4 x float> %v332, ptr %v334, align 4
  %v335 = add i64 %v328, 4
  br label %head327
end327:
  br label %head336
head336:
  %v337 = phi i64 [ %v326, %end327 ], [ %v343, %body336 ]
  %v338 = icmp slt i64 %v337, %v25
  br i1 %v338, label %body336, label %end336
body336:
  %v339 = getelementptr [4 x i8], ptr %scratch0, i64 %v337
  %v340 = load float, ptr %v339, align 4
  %v341 = add i64 %v27, %v337
  %v342 = getelementptr [4 x i8], ptr %v2, i64 %v341
  store float %v340, ptr %v342, align 4
  %v343 = add i64 %v337, 1
  br label %head336
end336:
  %v344 = add i64 %v17, 1024
  br label %head16
end16:
  %v345 = add i64 %v14, 1
  br label %head13
end13:
  ret void
}
