define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [256 x float], align 64
  %scratch1 = alloca [16 x float], align 64
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
  %v12 = phi i64 [ 0, %entry ], [ %v299, %end160 ]
  %v13 = icmp slt i64 %v12, %v10
  br i1 %v13, label %body11, label %end11
body11:
  %v14 = mul i64 %v4, %v6
  %v15 = mul i64 %v12, %v14
  %v16 = getelementptr [4 x i8], ptr %v8, i64 %v15
  %v17 = sub i64 %v6, 0
  %v18 = and i64 %v17, -16
  %v19 = add i64 0, %v18
  br label %head20
head20:
  %v21 = phi i64 [ 0, %body11 ], [ %v159, %end106 ]
  %v22 = icmp slt i64 %v21, %v19
  br i1 %v22, label %body20, label %end20
body20:
  %v23 = add i64 %v21, 0
  %v24 = mul i64 %v12, %v6
  %v25 = add i64 %v24, %v23
  %v26 = getelementptr [4 x i8], ptr %v16, i64 %v23
  %v27 = icmp slt i64 %v4, 16
  %v28 = select i1 %v27, i64 %v4, i64 16
  br label %head29
head29:
  %v30 = phi i64 [ 0, %body20 ], [ %v105, %joined95 ]
  %v31 = icmp slt i64 %v30, %v28
  br i1 %v31, label %body29, label %end29
body29:
  %v32 = and i64 %v4, -64
  br label %head33
head33:
  %v34 = phi i64 [ 0, %body29 ], [ %v64, %body33 ]
  %v35 = phi <16 x float> [ splat (float 0x0000000000000000), %body29 ], [ %v51, %body33 ]
  %v36 = phi <16 x float> [ splat (float 0x0000000000000000), %body29 ], [ %v55, %body33 ]
  %v37 = phi <16 x float> [ splat (float 0x0000000000000000), %body29 ], [ %v59, %body33 ]
  %v38 = phi <16 x float> [ splat (float 0x0000000000000000), %body29 ], [ %v63, %body33 ]
  %v39 = icmp slt i64 %v34, %v32
  br i1 %v39, label %body33, label %end33
body33:
  %v40 = add i64 %v34, %v30
  %v41 = add i64 %v40, 0
  %v42 = add i64 %v34, %v30
  %v43 = add i64 %v42, 16
  %v44 = add i64 %v34, %v30
  %v45 = add i64 %v44, 32
  %v46 = add i64 %v34, %v30
  %v47 = add i64 %v46, 48
  %v48 = mul i64 %v41, %v6
  %v49 = getelementptr [4 x i8], ptr %v26, i64 %v48
  %v50 = load <16 x float>, ptr %v49, align 4
  %v51 = fadd <16 x float> %v35, %v50
  %v52 = mul i64 %v43, %v6
  %v53 = getelementptr [4 x i8], ptr %v26, i64 %v52
  %v54 = load <16 x float>, ptr %v53, align 4
  %v55 = fadd <16 x float> %v36, %v54
  %v56 = mul i64 %v45, %v6
  %v57 = getelementptr [4 x i8], ptr %v26, i64 %v56
  %v58 = load <16 x float>, ptr %v57, align 4
  %v59 = fadd <16 x float> %v37, %v58
  %v60 = mul i64 %v47, %v6
  %v61 = getelementptr [4 x i8], ptr %v26, i64 %v60
  %v62 = load <16 x float>, ptr %v61, align 4
  %v63 = fadd <16 x float> %v38, %v62
  %v64 = add i64 %v34, 64
  br label %head33
end33:
  %v65 = add i64 %v32, %v30
  %v66 = add i64 %v65, 0
  %v67 = add i64 %v32, %v30
  %v68 = add i64 %v67, 16
  %v69 = add i64 %v32, %v30
  %v70 = add i64 %v69, 32
  %v71 = add i64 %v32, %v30
  %v72 = add i64 %v71, 48
  %v73 = icmp slt i64 %v66, %v4
  br i1 %v73, label %yes74, label %no74
yes74:
  %v75 = mul i64 %v66, %v6
  %v76 = getelementptr [4 x i8], ptr %v26, i64 %v75
  %v77 = load <16 x float>, ptr %v76, align 4
  %v78 = fadd <16 x float> %v35, %v77
  br label %joined74
no74:
  br label %joined74
joined74:
  %v79 = phi <16 x float> [ %v78, %yes74 ], [ %v35, %no74 ]
  %v80 = icmp slt i64 %v68, %v4
  br i1 %v80, label %yes81, label %no81
yes81:
  %v82 = mul i64 %v68, %v6
  %v83 = getelementptr [4 x i8], ptr %v26, i64 %v82
  %v84 = load <16 x float>, ptr %v83, align 4
  %v85 = fadd <16 x float> %v36, %v84
  br label %joined81
no81:
  br label %joined81
joined81:
  %v86 = phi <16 x float> [ %v85, %yes81 ], [ %v36, %no81 ]
  %v87 = icmp slt i64 %v70, %v4
  br i1 %v87, label %yes88, label %no88
yes88:
  %v89 = mul i64 %v70, %v6
  %v90 = getelementptr [4 x i8], ptr %v26, i64 %v89
  %v91 = load <16 x float>, ptr %v90, align 4
  %v92 = fadd <16 x float> %v37, %v91
  br label %joined88
no88:
  br label %joined88
joined88:
  %v93 = phi <16 x float> [ %v92, %yes88 ], [ %v37, %no88 ]
  %v94 = icmp slt i64 %v72, %v4
  br i1 %v94, label %yes95, label %no95
yes95:
  %v96 = mul i64 %v72, %v6
  %v97 = getelementptr [4 x i8], ptr %v26, i64 %v96
  %v98 = load <16 x float>, ptr %v97, align 4
  %v99 = fadd <16 x float> %v38, %v98
  br label %joined95
no95:
  br label %joined95
joined95:
  %v100 = phi <16 x float> [ %v99, %yes95 ], [ %v38, %no95 ]
  %v101 = fadd <16 x float> %v79, %v93
  %v102 = fadd <16 x float> %v86, %v100
  %v103 = fadd <16 x float> %v101, %v102
  %v104 = getelementptr [64 x i8], ptr %scratch0, i64 %v30
  store <16 x float> %v103, ptr %v104, align 4
  %v105 = add i64 %v30, 1
  br label %head29
end29:
  br label %head106
head106:
  %v107 = phi i64 [ %v28, %end29 ], [ %v110, %body106 ]
  %v108 = icmp slt i64 %v107, 16
  br i1 %v108, label %body106, label %end106
body106:
  %v109 = getelementptr [64 x i8], ptr %scratch0, i64 %v107
  store <16 x float> splat (float 0x0000000000000000), ptr %v109, align 4
  %v110 = add i64 %v107, 1
  br label %head106
end106:
  %v111 = getelementptr [64 x i8], ptr %scratch0, i64 0
  %v112 = load <16 x float>, ptr %v111, align 4
  %v113 = getelementptr [64 x i8], ptr %scratch0, i64 1
  %v114 = load <16 x float>, ptr %v113, align 4
  %v115 = getelementptr [64 x i8], ptr %scratch0, i64 2
  %v116 = load <16 x float>, ptr %v115, align 4
  %v117 = getelementptr [64 x i8], ptr %scratch0, i64 3
  %v118 = load <16 x float>, ptr %v117, align 4
  %v119 = getelementptr [64 x i8], ptr %scratch0, i64 4
  %v120 = load <16 x float>, ptr %v119, align 4
  %v121 = getelementptr [64 x i8], ptr %scratch0, i64 5
  %v122 = load <16 x float>, ptr %v121, align 4
  %v123 = getelementptr [64 x i8], ptr %scratch0, i64 6
  %v124 = load <16 x float>, ptr %v123, align 4
  %v125 = getelementptr [64 x i8], ptr %scratch0, i64 7
  %v126 = load <16 x float>, ptr %v125, align 4
  %v127 = getelementptr [64 x i8], ptr %scratch0, i64 8
  %v128 = load <16 x float>, ptr %v127, align 4
  %v129 = getelementptr [64 x i8], ptr %scratch0, i64 9
  %v130 = load <16 x float>, ptr %v129, align 4
  %v131 = getelementptr [64 x i8], ptr %scratch0, i64 10
  %v132 = load <16 x float>, ptr %v131, align 4
  %v133 = getelementptr [64 x i8], ptr %scratch0, i64 11
  %v134 = load <16 x float>, ptr %v133, align 4
  %v135 = getelementptr [64 x i8], ptr %scratch0, i64 12
  %v136 = load <16 x float>, ptr %v135, align 4
  %v137 = getelementptr [64 x i8], ptr %scratch0, i64 13
  %v138 = load <16 x float>, ptr %v137, align 4
  %v139 = getelementptr [64 x i8], ptr %scratch0, i64 14
  %v140 = load <16 x float>, ptr %v139, align 4
  %v141 = getelementptr [64 x i8], ptr %scratch0, i64 15
  %v142 = load <16 x float>, ptr %v141, align 4
  %v143 = fadd <16 x float> %v112, %v128
  %v144 = fadd <16 x float> %v114, %v130
  %v145 = fadd <16 x float> %v116, %v132
  %v146 = fadd <16 x float> %v118, %v134
  %v147 = fadd <16 x float> %v120, %v136
  %v148 = fadd <16 x float> %v122, %v138
  %v149 = fadd <16 x float> %v124, %v140
  %v150 = fadd <16 x float> %v126, %v142
  %v151 = fadd <16 x float> %v143, %v147
  %v152 = fadd <16 x float> %v144, %v148
  %v153 = fadd <16 x float> %v145, %v149
  %v154 = fadd <16 x float> %v146, %v150
  %v155 = fadd <16 x float> %v151, %v153
  %v156 = fadd <16 x float> %v152, %v154
  %v157 = fadd <16 x float> %v155, %v156
  %v158 = getelementptr [4 x i8], ptr %v2, i64 %v25
  store <16 x float> %v157, ptr %v158, align 4
  %v159 = add i64 %v21, 16
  br label %head20
end20:
  br label %head160
head160:
  %v161 = phi i64 [ %v19, %end20 ], [ %v298, %end245 ]
  %v162 = icmp slt i64 %v161, %v6
  br i1 %v162, label %body160, label %end160
body160:
  %v163 = mul i64 %v12, %v6
  %v164 = add i64 %v163, %v161
  %v165 = getelementptr [4 x i8], ptr %v16, i64 %v161
  %v166 = icmp slt i64 %v4, 16
  %v167 = select i1 %v166, i64 %v4, i64 16
  br label %head168
head168:
  %v169 = phi i64 [ 0, %body160 ], [ %v244, %joined234 ]
  %v170 = icmp slt i64 %v169, %v167
  br i1 %v170, label %body168, label %end168
body168:
  %v171 = and i64 %v4, -64
  br label %head172
head172:
  %v173 = phi i64 [ 0, %body168 ], [ %v203, %body172 ]
  %v174 = phi float [ 0x0000000000000000, %body168 ], [ %v190, %body172 ]
  %v175 = phi float [ 0x0000000000000000, %body168 ], [ %v194, %body172 ]
  %v176 = phi float [ 0x0000000000000000, %body168 ], [ %v198, %body172 ]
  %v177 = phi float [ 0x0000000000000000, %body168 ], [ %v202, %body172 ]
  %v178 = icmp slt i64 %v173, %v171
  br i1 %v178, label %body172, label %end172
body172:
  %v179 = add i64 %v173, %v169
  %v180 = add i64 %v179, 0
  %v181 = add i64 %v173, %v169
  %v182 = add i64 %v181, 16
  %v183 = add i64 %v173, %v169
  %v184 = add i64 %v183, 32
  %v185 = add i64 %v173, %v169
  %v186 = add i64 %v185, 48
  %v187 = mul i64 %v180, %v6
  %v188 = getelementptr [4 x i8], ptr %v165, i64 %v187
  %v189 = load float, ptr %v188, align 4
  %v190 = fadd float %v174, %v189
  %v191 = mul i64 %v182, %v6
  %v192 = getelementptr [4 x i8], ptr %v165, i64 %v191
  %v193 = load float, ptr %v192, align 4
  %v194 = fadd float %v175, %v193
  %v195 = mul i64 %v184, %v6
  %v196 = getelementptr [4 x i8], ptr %v165, i64 %v195
  %v197 = load float, ptr %v196, align 4
  %v198 = fadd float %v176, %v197
  %v199 = mul i64 %v186, %v6
  %v200 = getelementptr [4 x i8], ptr %v165, i64 %v199
  %v201 = load float, ptr %v200, align 4
  %v202 = fadd float %v177, %v201
  %v203 = add i64 %v173, 64
  br label %head172
end172:
  %v204 = add i64 %v171, %v169
  %v205 = add i64 %v204, 0
  %v206 = add i64 %v171, %v169
  %v207 = add i64 %v206, 16
  %v208 = add i64 %v171, %v169
  %v209 = add i64 %v208, 32
  %v210 = add i64 %v171, %v169
  %v211 = add i64 %v210, 48
  %v212 = icmp slt i64 %v205, %v4
  br i1 %v212, label %yes213, label %no213
yes213:
  %v214 = mul i64 %v205, %v6
  %v215 = getelementptr [4 x i8], ptr %v165, i64 %v214
  %v216 = load float, ptr %v215, align 4
  %v217 = fadd float %v174, %v216
  br label %joined213
no213:
  br label %joined213
joined213:
  %v218 = phi float [ %v217, %yes213 ], [ %v174, %no213 ]
  %v219 = icmp slt i64 %v207, %v4
  br i1 %v219, label %yes220, label %no220
yes220:
  %v221 = mul i64 %v207, %v6
  %v222 = getelementptr [4 x i8], ptr %v165, i64 %v221
  %v223 = load float, ptr %v222, align 4
  %v224 = fadd float %v175, %v223
  br label %joined220
no220:
  br label %joined220
joined220:
  %v225 = phi float [ %v224, %yes220 ], [ %v175, %no220 ]
  %v226 = icmp slt i64 %v209, %v4
  br i1 %v226, label %yes227, label %no227
yes227:
  %v228 = mul i64 %v209, %v6
  %v229 = getelementptr [4 x i8], ptr %v165, i64 %v228
  %v230 = load float, ptr %v229, align 4
  %v231 = fadd float %v176, %v230
  br label %joined227
no227:
  br label %joined227
joined227:
  %v232 = phi float [ %v231, %yes227 ], [ %v176, %no227 ]
  %v233 = icmp slt i64 %v211, %v4
  br i1 %v233, label %yes234, label %no234
yes234:
  %v235 = mul i64 %v211, %v6
  %v236 = getelementptr [4 x i8], ptr %v165, i64 %v235
  %v237 = load float, ptr %v236, align 4
  %v238 = fadd float %v177, %v237
  br label %joined234
no234:
  br label %joined234
joined234:
  %v239 = phi float [ %v238, %yes234 ], [ %v177, %no234 ]
  %v240 = fadd float %v218, %v232
  %v241 = fadd float %v225, %v239
  %v242 = fadd float %v240, %v241
  %v243 = getelementptr [4 x i8], ptr %scratch1, i64 %v169
  store float %v242, ptr %v243, align 4
  %v244 = add i64 %v169, 1
  br label %head168
end168:
  br label %head245
head245:
  %v246 = phi i64 [ %v167, %end168 ], [ %v249, %body245 ]
  %v247 = icmp slt i64 %v246, 16
  br i1 %v247, label %body245, label %end245
body245:
  %v248 = getelementptr [4 x i8], ptr %scratch1, i64 %v246
  store float 0x0000000000000000, ptr %v248, align 4
  %v249 = add i64 %v246, 1
  br label %head245
end245:
  %v250 = getelementptr [4 x i8], ptr %scratch1, i64 0
  %v251 = load float, ptr %v250, align 4
  %v252 = getelementptr [4 x i8], ptr %scratch1, i64 1
  %v253 = load float, ptr %v252, align 4
  %v254 = getelementptr [4 x i8], ptr %scratch1, i64 2
  %v255 = load float, ptr %v254, align 4
  %v256 = getelementptr [4 x i8], ptr %scratch1, i64 3
  %v257 = load float, ptr %v256, align 4
  %v258 = getelementptr [4 x i8], ptr %scratch1, i64 4
  %v259 = load float, ptr %v258, align 4
  %v260 = getelementptr [4 x i8], ptr %scratch1, i64 5
  %v261 = load float, ptr %v260, align 4
  %v262 = getelementptr [4 x i8], ptr %scratch1, i64 6
  %v263 = load float, ptr %v262, align 4
  %v264 = getelementptr [4 x i8], ptr %scratch1, i64 7
  %v265 = load float, ptr %v264, align 4
  %v266 = getelementptr [4 x i8], ptr %scratch1, i64 8
  %v267 = load float, ptr %v266, align 4
  %v268 = getelementptr [4 x i8], ptr %scratch1, i64 9
  %v269 = load float, ptr %v268, align 4
  %v270 = getelementptr [4 x i8], ptr %scratch1, i64 10
  %v271 = load float, ptr %v270, align 4
  %v272 = getelementptr [4 x i8], ptr %scratch1, i64 11
  %v273 = load float, ptr %v272, align 4
  %v274 = getelementptr [4 x i8], ptr %scratch1, i64 12
  %v275 = load float, ptr %v274, align 4
  %v276 = getelementptr [4 x i8], ptr %scratch1, i64 13
  %v277 = load float, ptr %v276, align 4
  %v278 = getelementptr [4 x i8], ptr %scratch1, i64 14
  %v279 = load float, ptr %v278, align 4
  %v280 = getelementptr [4 x i8], ptr %scratch1, i64 15
  %v281 = load float, ptr %v280, align 4
  %v282 = fadd float %v251, %v267
  %v283 = fadd float %v253, %v269
  %v284 = fadd float %v255, %v271
  %v285 = fadd float %v257, %v273
  %v286 = fadd float %v259, %v275
  %v287 = fadd float %v261, %v277
  %v288 = fadd float %v263, %v279
  %v289 = fadd float %v265, %v281
  %v290 = fadd float %v282, %v286
  %v291 = fadd float %v283, %v287
  %v292 = fadd float %v284, %v288
  %v293 = fadd float %v285, %v289
  %v294 = fadd float %v290, %v292
  %v295 = fadd float %v291, %v293
  %v296 = fadd float %v294, %v295
  %v297 = getelementptr [4 x i8], ptr %v2, i64 %v164
  store float %v296, ptr %v297, align 4
  %v298 = add i64 %v161, 1
  br label %head160
end160:
  %v299 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
