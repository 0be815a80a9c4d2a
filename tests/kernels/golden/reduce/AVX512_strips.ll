declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.ctpop.i64(i64)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
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
  %v14 = phi i64 [ 0, %entry ], [ %v370, %end16 ]
  %v15 = icmp slt i64 %v14, %v12
  br i1 %v15, label %body13, label %end13
body13:
  br label %head16
head16:
  %v17 = phi i64 [ 0, %body13 ], [ %v369, %after357 ]
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
  %v29 = phi i64 [ 0, %body16 ], [ %v326, %end266 ]
  %v30 = icmp slt i64 %v29, 64
  br i1 %v30, label %body28, label %end28
body28:
  %v31 = call i64 @llvm.ctpop.i64(i64 %v29)
  %v32 = getelementptr [4096 x i8], ptr %scratch0, i64 %v31
  %v33 = call i64 @llvm.bitreverse.i64(i64 %v29)
  %v34 = ashr i64 %v33, 58
  %v35 = and i64 %v34, 63
  %v36 = sub i64 %v25, 0
  %v37 = and i64 %v36, -32
  %v38 = add i64 0, %v37
  br label %head39
head39:
  %v40 = phi i64 [ 0, %body28 ], [ %v46, %body39 ]
  %v41 = icmp slt i64 %v40, %v38
  br i1 %v41, label %body39, label %end39
body39:
  %v42 = add i64 %v40, 0
  %v43 = getelementptr [4 x i8], ptr %v32, i64 %v42
  store <16 x float> splat (float 0x0000000000000000), ptr %v43, align 4
  %v44 = add i64 %v40, 16
  %v45 = getelementptr [4 x i8], ptr %v32, i64 %v44
  store <16 x float> splat (float 0x0000000000000000), ptr %v45, align 4
  %v46 = add i64 %v40, 32
  br label %head39
end39:
  %v47 = sub i64 %v25, %v38
  %v48 = and i64 %v47, -16
  %v49 = add i64 %v38, %v48
  br label %head50
head50:
  %v51 = phi i64 [ %v38, %end39 ], [ %v55, %body50 ]
  %v52 = icmp slt i64 %v51, %v49
  br i1 %v52, label %body50, label %end50
body50:
  %v53 = add i64 %v51, 0
  %v54 = getelementptr [4 x i8], ptr %v32, i64 %v53
  store <16 x float> splat (float 0x0000000000000000), ptr %v54, align 4
  %v55 = add i64 %v51, 16
  br label %head50
end50:
  %v56 = icmp slt i64 %v49, %v25
  br i1 %v56, label %then57, label %after57
then57:
  %v58 = sub i64 %v25, %v49
  %v59 = icmp slt i64 %v58, 16
  %v60 = select i1 %v59, i64 %v58, i64 16
  %v61 = trunc i64 %v60 to i32
  %v62 = insertelement <16 x i32> poison, i32 %v61, i32 0
  %v63 = shufflevector <16 x i32> %v62, <16 x i32> poison, <16 x i32> zeroinitializer
  %v64 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v63
  %v65 = getelementptr [4 x i8], ptr %v32, i64 %v49
  store <16 x float> splat (float 0x0000000000000000), ptr %v65, align 4
  br label %after57
after57:
  %v66 = sub i64 %v6, 192
  br label %head67
head67:
  %v68 = phi i64 [ %v35, %after57 ], [ %v194, %after162 ]
  %v69 = phi i64 [ %v35, %after57 ], [ %v193, %after162 ]
  %v70 = icmp slt i64 %v68, %v66
  br i1 %v70, label %body67, label %end67
body67:
  %v71 = add i64 %v68, 0
  %v72 = add i64 %v68, 64
  %v73 = add i64 %v68, 128
  %v74 = add i64 %v68, 192
  %v75 = sub i64 %v25, 0
  %v76 = and i64 %v75, -32
  %v77 = add i64 0, %v76
  br label %head78
head78:
  %v79 = phi i64 [ 0, %body67 ], [ %v129, %body78 ]
  %v80 = icmp slt i64 %v79, %v77
  br i1 %v80, label %body78, label %end78
body78:
  %v81 = add i64 %v79, 0
  %v82 = getelementptr [4 x i8], ptr %v32, i64 %v81
  %v83 = load <16 x float>, ptr %v82, align 4
  %v84 = mul i64 %v71, %v8
  %v85 = add i64 %v84, %v81
  %v86 = getelementptr [4 x i8], ptr %v23, i64 %v85
  %v87 = load <16 x float>, ptr %v86, align 4
  %v88 = fadd <16 x float> %v83, %v87
  %v89 = mul i64 %v72, %v8
  %v90 = add i64 %v89, %v81
  %v91 = getelementptr [4 x i8], ptr %v23, i64 %v90
  %v92 = load <16 x float>, ptr %v91, align 4
  %v93 = fadd <16 x float> %v88, %v92
  %v94 = mul i64 %v73, %v8
  %v95 = add i64 %v94, %v81
  %v96 = getelementptr [4 x i8], ptr %v23, i64 %v95
  %v97 = load <16 x float>, ptr %v96, align 4
  %v98 = fadd <16 x float> %v93, %v97
  %v99 = mul i64 %v74, %v8
  %v100 = add i64 %v99, %v81
  %v101 = getelementptr [4 x i8], ptr %v23, i64 %v100
  %v102 = load <16 x float>, ptr %v101, align 4
  %v103 = fadd <16 x float> %v98, %v102
  %v104 = getelementptr [4 x i8], ptr %v32, i64 %v81
  store <16 x float> %v103, ptr %v104, align 4
  %v105 = add i64 %v79, 16
  %v106 = getelementptr [4 x i8], ptr %v32, i64 %v105
  %v107 = load <16 x float>, ptr %v106, align 4
  %v108 = mul i64 %v71, %v8
  %v109 = add i64 %v108, %v105
  %v110 = getelementptr [4 x i8], ptr %v23, i64 %v109
  %v111 = load <16 x float>, ptr %v110, align 4
  %v112 = fadd <16 x float> %v107, %v111
  %v113 = mul i64 %v72, %v8
  %v114 = add i64 %v113, %v105
  %v115 = getelementptr [4 x i8], ptr %v23, i64 %v114
  %v116 = load <16 x float>, ptr %v115, align 4
  %v117 = fadd <16 x float> %v112, %v116
  %v118 = mul i64 %v73, %v8
  %v119 = add i64 %v118, %v105
  %v120 = getelementptr [4 x i8], ptr %v23, i64 %v119
  %v121 = load <16 x float>, ptr %v120, align 4
  %v122 = fadd <16 x float> %v117, %v121
  %v123 = mul i64 %v74, %v8
  %v124 = add i64 %v123, %v105
  %v125 = getelementptr [4 x i8], ptr %v23, i64 %v124
  %v126 = load <16 x float>, ptr %v125, align 4
  %v127 = fadd <16 x float> %v122, %v126
  %v128 = getelementptr [4 x i8], ptr %v32, i64 %v105
  store <16 x float> %v127, ptr %v128, align 4
  %v129 = add i64 %v79, 32
  br label %head78
end78:
  %v130 = sub i64 %v25, %v77
  %v131 = and i64 %v130, -16
  %v132 = add i64 %v77, %v131
  br label %head133
head133:
  %v134 = phi i64 [ %v77, %end78 ], [ %v160, %body133 ]
  %v135 = icmp slt i64 %v134, %v132
  br i1 %v135, label %body133, label %end133
body133:
  %v136 = add i64 %v134, 0
  %v137 = getelementptr [4 x i8], ptr %v32, i64 %v136
  %v138 = load <16 x float>, ptr %v137, align 4
  %v139 = mul i64 %v71, %v8
  %v140 = add i64 %v139, %v136
  %v141 = getelementptr [4 x i8], ptr %v23, i64 %v140
  %v142 = load <16 x float>, ptr %v141, align 4
  %v143 = fadd <16 x float> %v138, %v142
  %v144 = mul i64 %v72, %v8
  %v145 = add i64 %v144, %v136
  %v146 = getelementptr [4 x i8], ptr %v23, i64 %v145
  %v147 = load <16 x float>, ptr %v146, align 4
  %v148 = fadd <16 x float> %v143, %v147
  %v149 = mul i64 %v73, %v8
  %v150 = add i64 %v149, %v136
  %v151 = getelementptr [4 x i8], ptr %v23, i64 %v150
  %v152 = load <16 x float>, ptr %v151, align 4
  %v153 = fadd <16 x float> %v148, %v152
  %v154 = mul i64 %v74, %v8
  %v155 = add i64 %v154, %v136
  %v156 = getelementptr [4 x i8], ptr %v23, i64 %v155
  %v157 = load <16 x float>, ptr %v156, align 4
  %v158 = fadd <16 x float> %v153, %v157
  %v159 = getelementptr [4 x i8], ptr %v32, i64 %v136
  store <16 x float> %v158, ptr %v159, align 4
  %v160 = add i64 %v134, 16
  br label %head133
end133:
  %v161 = icmp slt i64 %v132, %v25
  br i1 %v161, label %then162, label %after162
then162:
  %v163 = sub i64 %v25, %v132
  %v164 = icmp slt i64 %v163, 16
  %v165 = select i1 %v164, i64 %v163, i64 16
  %v166 = trunc i64 %v165 to i32
  %v167 = insertelement <16 x i32> poison, i32 %v166, i32 0
  %v168 = shufflevector <16 x i32> %v167, <16 x i32> poison, <16 x i32> zeroinitializer
  %v169 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v168
  %v170 = getelementptr [4 x i8], ptr %v32, i64 %v132
  %v171 = load <16 x float>, ptr %v170, align 4
  %v172 = mul i64 %v71, %v8
  %v173 = add i64 %v172, %v132
  %v174 = getelementptr [4 x i8], ptr %v23, i64 %v173
  %v175 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v174, i32 4, <16 x i1> %v169, <16 x float> zeroinitializer)
  %v176 = fadd <16 x float> %v171, %v175
  %v177 = mul i64 %v72, %v8
  %v178 = add i64 %v177, %v132
  %v179 = getelementptr [4 x i8], ptr %v23, i64 %v178
  %v180 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v179, i32 4, <16 x i1> %v169, <16 x float> zeroinitializer)
  %v181 = fadd <16 x float> %v176, %v180
  %v182 = mul i64 %v73, %v8
  %v183 = add i64 %v182, %v132
  %v184 = getelementptr [4 x i8], ptr %v23, i64 %v183
  %v185 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v184, i32 4, <16 x i1> %v169, <16 x float> zeroinitializer)
  %v186 = fadd <16 x float> %v181, %v185
  %v187 = mul i64 %v74, %v8
  %v188 = add i64 %v187, %v132
  %v189 = getelementptr [4 x i8], ptr %v23, i64 %v188
  %v190 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v189, i32 4, <16 x i1> %v169, <16 x float> zeroinitializer)
  %v191 = fadd <16 x float> %v186, %v190
  %v192 = getelementptr [4 x i8], ptr %v32, i64 %v132
  store <16 x float> %v191, ptr %v192, align 4
  br label %after162
after162:
  %v193 = add i64 %v68, 256
  %v194 = add i64 %v68, 256
  br label %head67
end67:
  %v195 = sub i64 %v6, 0
  br label %head196
head196:
  %v197 = phi i64 [ %v69, %end67 ], [ %v260, %after243 ]
  %v198 = phi i64 [ %v69, %end67 ], [ %v259, %after243 ]
  %v199 = icmp slt i64 %v197, %v195
  br i1 %v199, label %body196, label %end196
body196:
  %v200 = add i64 %v197, 0
  %v201 = sub i64 %v25, 0
  %v202 = and i64 %v201, -32
  %v203 = add i64 0, %v202
  br label %head204
head204:
  %v205 = phi i64 [ 0, %body196 ], [ %v225, %body204 ]
  %v206 = icmp slt i64 %v205, %v203
  br i1 %v206, label %body204, label %end204
body204:
  %v207 = add i64 %v205, 0
  %v208 = getelementptr [4 x i8], ptr %v32, i64 %v207
  %v209 = load <16 x float>, ptr %v208, align 4
  %v210 = mul i64 %v200, %v8
  %v211 = add i64 %v210, %v207
  %v212 = getelementptr [4 x i8], ptr %v23, i64 %v211
  %v213 = load <16 x float>, ptr %v212, align 4
  %v214 = fadd <16 x float> %v209, %v213
  %v215 = getelementptr [4 x i8], ptr %v32, i64 %v207
  store <16 x float> %v214, ptr %v215, align 4
  %v216 = add i64 %v205, 16
  %v217 = getelementptr [4 x i8], ptr %v32, i64 %v216
  %v218 = load <16 x float>, ptr %v217, align 4
  %v219 = mul i64 %v200, %v8
  %v220 = add i64 %v219, %v216
  %v221 = getelementptr [4 x i8], ptr %v23, i64 %v220
  %v222 = load <16 x float>, ptr %v221, align 4
  %v223 = fadd <16 x float> %v218, %v222
  %v224 = getelementptr [4 x i8], ptr %v32, i64 %v216
  store <16 x float> %v223, ptr %v224, align 4
  %v225 = add i64 %v205, 32
  br label %head204
end204:
  %v226 = sub i64 %v25, %v203
  %v227 = and i64 %v226, -16
  %v228 = add i64 %v203, %v227
  br label %head229
head229:
  %v230 = phi i64 [ %v203, %end204 ], [ %v241, %body229 ]
  %v231 = icmp slt i64 %v230, %v228
  br i1 %v231, label %body229, label %end229
body229:
  %v232 = add i64 %v230, 0
  %v233 = getelementptr [4 x i8], ptr %v32, i64 %v232
  %v234 = load <16 x float>, ptr %v233, align 4
  %v235 = mul i64 %v200, %v8
  %v236 = add i64 %v235, %v232
  %v237 = getelementptr [4 x i8], ptr %v23, i64 %v236
  %v238 = load <16 x float>, ptr %v237, align 4
  %v239 = fadd <16 x float> %v234, %v238
  %v240 = getelementptr [4 x i8], ptr %v32, i64 %v232
  store <16 x float> %v239, ptr %v240, align 4
  %v241 = add i64 %v230, 16
  br label %head229
end229:
  %v242 = icmp slt i64 %v228, %v25
  br i1 %v242, label %then243, label %after243
then243:
  %v244 = sub i64 %v25, %v228
  %v245 = icmp slt i64 %v244, 16
  %v246 = select i1 %v245, i64 %v244, i64 16
  %v247 = trunc i64 %v246 to i32
  %v248 = insertelement <16 x i32> poison, i32 %v247, i32 0
  %v249 = shufflevector <16 x i32> %v248, <16 x i32> poison, <16 x i32> zeroinitializer
  %v250 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v249
  %v251 = getelementptr [4 x i8], ptr %v32, i64 %v228
  %v252 = load <16 x float>, ptr %v251, align 4
  %v253 = mul i64 %v200, %v8
  %v254 = add i64 %v253, %v228
  %v255 = getelementptr [4 x i8], ptr %v23, i64 %v254
  %v256 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v255, i32 4, <16 x i1> %v250, <16 x float> zeroinitializer)
  %v257 = fadd <16 x float> %v252, %v256
  %v258 = getelementptr [4 x i8], ptr %v32, i64 %v228
  store <16 x float> %v257, ptr %v258, align 4
  br label %after243
after243:
  %v259 = add i64 %v197, 64
  %v260 = add i64 %v197, 64
  br label %head196
end196:
  %v261 = call i64 @llvm.ctpop.i64(i64 %v29)
  %v262 = add i64 %v29, 1
  %v263 = xor i64 %v262, -1
  %v264 = and i64 %v29, %v263
  %v265 = call i64 @llvm.ctpop.i64(i64 %v264)
  br label %head266
head266:
  %v267 = phi i64 [ 0, %end196 ], [ %v325, %after311 ]
  %v268 = icmp slt i64 %v267, %v265
  br i1 %v268, label %body266, label %end266
body266:
  %v269 = sub i64 %v261, %v267
  %v270 = sub i64 %v269, 1
  %v271 = getelementptr [4096 x i8], ptr %scratch0, i64 %v270
  %v272 = sub i64 %v261, %v267
  %v273 = sub i64 %v272, 0
  %v274 = getelementptr [4096 x i8], ptr %scratch0, i64 %v273
  %v275 = sub i64 %v25, 0
  %v276 = and i64 %v275, -32
  %v277 = add i64 0, %v276
  br label %head278
head278:
  %v279 = phi i64 [ 0, %body266 ], [ %v295, %body278 ]
  %v280 = icmp slt i64 %v279, %v277
  br i1 %v280, label %body278, label %end278
body278:
  %v281 = add i64 %v279, 0
  %v282 = getelementptr [4 x i8], ptr %v271, i64 %v281
  %v283 = load <16 x float>, ptr %v282, align 4
  %v284 = getelementptr [4 x i8], ptr %v274, i64 %v281
  %v285 = load <16 x float>, ptr %v284, align 4
  %v286 = fadd <16 x float> %v283, %v285
  %v287 = getelementptr [4 x i8], ptr %v271, i64 %v281
  store <16 x float> %v286, ptr %v287, align 4
  %v288 = add i64 %v279, 16
  %v289 = getelementptr [4 x i8], ptr %v271, i64 %v288
  %v290 = load <16 x float>, ptr %v289, align 4
  %v291 = getelementptr [4 x i8], ptr %v274, i64 %v288
  %v292 = load <16 x float>, ptr %v291, align 4
  %v293 = fadd <16 x float> %v290, %v292
  %v294 = getelementptr [4 x i8], ptr %v271, i64 %v288
  store <16 x float> %v293, ptr %v294, align 4
  %v295 = add i64 %v279, 32
  br label %head278
end278:
  %v296 = sub i64 %v25, %v277
  %v297 = and i64 %v296, -16
  %v298 = add i64 %v277, %v297
  br label %head299
head299:
  %v300 = phi i64 [ %v277, %end278 ], [ %v309, %body299 ]
  %v301 = icmp slt i64 %v300, %v298
  br i1 %v301, label %body299, label %end299
body299:
  %v302 = add i64 %v300, 0
  %v303 = getelementptr [4 x i8], ptr %v271, i64 %v302
  %v304 = load <16 x float>, ptr %v303, align 4
  %v305 = getelementptr [4 x i8], ptr %v274, i64 %v302
  %v306 = load <16 x float>, ptr %v305, align 4
  %v307 = fadd <16 x float> %v304, %v306
  %v308 = getelementptr [4 x i8], ptr %v271, i64 %v302
  store <16 x float> %v307, ptr %v308, align 4
  %v309 = add i64 %v300, 16
  br label %head299
end299:
  %v310 = icmp slt i64 %v298, %v25
  br i1 %v310, label %then311, label %after311
then311:
  %v312 = sub i64 %v25, %v298
  %v313 = icmp slt i64 %v312, 16
  %v314 = select i1 %v313, i64 %v312, i64 16
  %v315 = trunc i64 %v314 to i32
  %v316 = insertelement <16 x i32> poison, i32 %v315, i32 0
  %v317 = shufflevector <16 x i32> %v316, <16 x i32> poison, <16 x i32> zeroinitializer
  %v318 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v317
  %v319 = getelementptr [4 x i8], ptr %v271, i64 %v298
  %v320 = load <16 x float>, ptr %v319, align 4
  %v321 = getelementptr [4 x i8], ptr %v274, i64 %v298
  %v322 = load <16 x float>, ptr %v321, align 4
  %v323 = fadd <16 x float> %v320, %v322
  %v324 = getelementptr [4 x i8], ptr %v271, i64 %v298
  store <16 x float> %v323, ptr %v324, align 4
  br label %after311
after311:
  %v325 = add i64 %v267, 1
  br label %head266
end266:
  %v326 = add i64 %v29, 1
  br label %head28
end28:
  %v327 = sub i64 %v25, 0
  %v328 = and i64 %v327, -32
  %v329 = add i64 0, %v328
  br label %head330
head330:
  %v331 = phi i64 [ 0, %end28 ], [ %v343, %body330 ]
  %v332 = icmp slt i64 %v331, %v329
  br i1 %v332, label %body330, label %end330
body330:
  %v333 = add i64 %v331, 0
  %v334 = getelementptr [4 x i8], ptr %scratch0, i64 %v333
  %v335 = load <16 x float>, ptr %v334, align 4
  %v336 = add i64 %v27, %v333
  %v337 = getelementptr [4 x i8], ptr %v2, i64 %v336
  store <16 x float> %v335, ptr %v337, align 4
  %v338 = add i64 %v331, 16
  %v339 = getelementptr [4 x i8], ptr %scratch0, i64 %v338
  %v340 = load <16 x float>, ptr %v339, align 4
  %v341 = add i64 %v27, %v338
  %v342 = getelementptr [4 x i8], ptr %v2, i64 %v341
  store <16 x float> %v340, ptr %v342, align 4
  %v343 = add i64 %v331, 32
  br label %head330
end330:
  %v344 = sub i64 %v25, %v329
  %v345 = and i64 %v344, -16
  %v346 = add i64 %v329, %v345
  br label %head347
head347:
  %v348 = phi i64 [ %v329, %end330 ], [ %v355, %body347 ]
  %v349 = icmp slt i64 %v348, %v346
  br i1 %v349, label %body347, label %end347
body347:
  %v350 = add i64 %v348, 0
  %v351 = getelementptr [4 x i8], ptr %scratch0, i64 %v350
  %v352 = load <16 x float>, ptr %v351, align 4
  %v353 = add i64 %v27, %v350
  %v354 = getelementptr [4 x i8], ptr %v2, i64 %v353
  store <16 x float> %v352, ptr %v354, align 4
  %v355 = add i64 %v348, 16
  br label %head347
end347:
  %v356 = icmp slt i64 %v346, %v25
  br i1 %v356, label %then357, label %after357
then357:
  %v358 = sub i64 %v25, %v346
  %v359 = icmp slt i64 %v358, 16
  %v360 = select i1 %v359, i64 %v358, i64 16
  %v361 = trunc i64 %v360 to i32
  %v362 = insertelement <16 x i32> poison, i32 %v361, i32 0
  %v363 = shufflevector <16 x i32> %v362, <16 x i32> poison, <16 x i32> zeroinitializer
  %v364 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v363
  %v365 = getelementptr [4 x i8], ptr %scratch0, i64 %v346
  %v366 = load <16 x float>, ptr %v365, align 4
  %v367 = add i64 %v27, %v346
  %v368 = getelementptr [4 x i8], ptr %v2, i64 %v367
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v366, ptr %v368, i32 4, <16 x i1> %v364)
  br label %after357
after357:
  %v369 = add i64 %v17, 1024
  br label %head16
end16:
  %v370 = add i64 %v14, 1
  br label %head13
end13:
  ret void
}
