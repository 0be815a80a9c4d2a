declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7, ptr %given8, i64 %given9) nounwind {
entry:
  br label %head21
head21:
  %v22 = phi i64 [ 0, %entry ], [ %v66, %end48 ]
  %v23 = phi ptr [ %given2, %entry ], [ %v62, %end48 ]
  %v24 = phi ptr [ %given4, %entry ], [ %v63, %end48 ]
  %v25 = phi ptr [ %given6, %entry ], [ %v64, %end48 ]
  %v26 = phi ptr [ %given8, %entry ], [ %v65, %end48 ]
  %v27 = icmp slt i64 %v22, %given0
  br i1 %v27, label %body21, label %end21
body21:
  %v28 = sub i64 %given1, 0
  %v29 = and i64 %v28, -8
  %v30 = add i64 0, %v29
  br label %head31
head31:
  %v32 = phi i64 [ 0, %body21 ], [ %v47, %body31 ]
  %v33 = icmp slt i64 %v32, %v30
  br i1 %v33, label %body31, label %end31
body31:
  %v34 = add i64 %v32, 0
  %v35 = getelementptr [4 x i8], ptr %v23, i64 %v34
  %v36 = load <8 x float>, ptr %v35, align 4
  %v37 = load float, ptr %v25, align 4
  %v38 = insertelement <8 x float> poison, float %v37, i32 0
  %v39 = shufflevector <8 x float> %v38, <8 x float> poison, <8 x i32> zeroinitializer
  %v40 = getelementptr [4 x i8], ptr %v26, i64 %v34
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = fadd <8 x float> %v36, %v39
  %v43 = fcmp ole <8 x float> %v42, splat (float 0x0000000000000000)
  %v44 = select <8 x i1> %v43, <8 x float> splat (float 0x0000000000000000), <8 x float> %v42
  %v45 = fadd <8 x float> %v44, %v41
  %v46 = getelementptr [4 x i8], ptr %v24, i64 %v34
  store <8 x float> %v45, ptr %v46, align 4
  %v47 = add i64 %v32, 8
  br label %head31
end31:
  br label %head48
head48:
  %v49 = phi i64 [ %v30, %end31 ], [ %v61, %body48 ]
  %v50 = icmp slt i64 %v49, %given1
  br i1 %v50, label %body48, label %end48
body48:
  %v51 = getelementptr [4 x i8], ptr %v23, i64 %v49
  %v52 = load float, ptr %v51, align 4
  %v53 = load float, ptr %v25, align 4
  %v54 = getelementptr [4 x i8], ptr %v26, i64 %v49
  %v55 = load float, ptr %v54, align 4
  %v56 = fadd float %v52, %v53
  %v57 = fcmp ole float %v56, 0x0000000000000000
  %v58 = select i1 %v57, float 0x0000000000000000, float %v56
  %v59 = fadd float %v58, %v55
  %v60 = getelementptr [4 x i8], ptr %v24, i64 %v49
  store float %v59, ptr %v60, align 4
  %v61 = add i64 %v49, 1
  br label %head48
end48:
  %v62 = getelementptr [1 x i8], ptr %v23, i64 %given3
  %v63 = getelementptr [1 x i8], ptr %v24, i64 %given5
  %v64 = getelementptr [1 x i8], ptr %v25, i64 %given7
  %v65 = getelementptr [1 x i8], ptr %v26, i64 %given9
  %v66 = add i64 %v22, 1
  br label %head21
end21:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 72
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 88
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 96
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 104
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 112
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 0
  %v12 = load ptr, ptr %v11, align 8
  %v13 = getelementptr i8, ptr %arguments, i64 8
  %v14 = load ptr, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 16
  %v16 = load ptr, ptr %v15, align 8
  %v17 = getelementptr i8, ptr %arguments, i64 24
  %v18 = load ptr, ptr %v17, align 8
  %v19 = getelementptr i8, ptr %arguments, i64 32
  %v20 = load ptr, ptr %v19, align 8
  %v67 = getelementptr i8, ptr %arguments, i64 64
  %v68 = load i64, ptr %v67, align 8
  %v69 = getelementptr i8, ptr %arguments, i64 56
  %v70 = load i64, ptr %v69, align 8
  br label %head71
head71:
  %v72 = phi i64 [ 0, %entry ], [ %v268, %end74 ]
  %v73 = icmp slt i64 %v72, %v70
  br i1 %v73, label %body71, label %end71
body71:
  br label %head74
head74:
  %v75 = phi i64 [ 0, %body71 ], [ %v267, %end95 ]
  %v76 = icmp slt i64 %v75, %v68
  br i1 %v76, label %body74, label %end74
body74:
  %v77 = getelementptr i8, ptr %arguments, i64 64
  %v78 = load i64, ptr %v77, align 8
  %v79 = mul i64 %v72, %v78
  %v80 = add i64 %v79, %v75
  %v81 = getelementptr i8, ptr %arguments, i64 80
  %v82 = load i64, ptr %v81, align 8
  %v83 = mul i64 %v80, %v82
  %v84 = mul i64 %v75, %v2
  %v85 = mul i64 %v84, 5
  %v86 = mul i64 %v80, %v4
  %v87 = mul i64 %v86, %v6
  %v88 = mul i64 %v87, 5
  %v89 = getelementptr [4 x i8], ptr %v12, i64 %v83
  %v90 = getelementptr [4 x i8], ptr %v14, i64 %v85
  %v91 = getelementptr [4 x i8], ptr %v18, i64 %v88
  %v92 = sub i64 %v4, 1
  %v93 = mul i64 %v92, %v8
  %v94 = add i64 %v93, %v6
  br label %head95
head95:
  %v96 = phi i64 [ 0, %body74 ], [ %v266, %end209 ]
  %v97 = icmp slt i64 %v96, %v94
  br i1 %v97, label %body95, label %end95
body95:
  %v98 = add i64 %v96, %v10
  %v99 = icmp slt i64 %v98, %v94
  %v100 = select i1 %v99, i64 %v98, i64 %v94
  br label %head101
head101:
  %v102 = phi i64 [ 0, %body95 ], [ %v208, %end110 ]
  %v103 = icmp slt i64 %v102, 1
  br i1 %v103, label %body101, label %end101
body101:
  %v104 = mul i64 %v102, 5
  %v105 = add i64 %v104, 0
  %v106 = mul i64 %v105, %v2
  %v107 = getelementptr [4 x i8], ptr %v90, i64 %v106
  %v108 = mul i64 %v105, %v10
  %v109 = getelementptr [4 x i8], ptr %v20, i64 %v108
  br label %head110
head110:
  %v111 = phi i64 [ %v96, %body101 ], [ %v207, %end114 ]
  %v112 = icmp slt i64 %v111, %v100
  br i1 %v112, label %body110, label %end110
body110:
  %v113 = getelementptr [4 x i8], ptr %v89, i64 %v111
  br label %head114
head114:
  %v115 = phi i64 [ 0, %body110 ], [ %v176, %body114 ]
  %v116 = phi ptr [ %v107, %body110 ], [ %v175, %body114 ]
  %v117 = phi <8 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v147, %body114 ]
  %v118 = phi <8 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v150, %body114 ]
  %v119 = phi <8 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v153, %body114 ]
  %v120 = phi <8 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v156, %body114 ]
  %v121 = phi <8 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v159, %body114 ]
  %v122 = phi <8 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v162, %body114 ]
  %v123 = phi <8 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v165, %body114 ]
  %v124 = phi <8 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v168, %body114 ]
  %v125 = phi <8 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v171, %body114 ]
  %v126 = phi <8 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v174, %body114 ]
  %v127 = icmp slt i64 %v115, %v2
  br i1 %v127, label %body114, label %end114
body114:
  %v128 = getelementptr [8 x i8], ptr %v16, i64 %v115
  %v129 = load i64, ptr %v128, align 8
  %v130 = getelementptr [1 x i8], ptr %v113, i64 %v129
  %v131 = getelementptr [4 x i8], ptr %v130, i64 0
  %v132 = load <8 x float>, ptr %v131, align 4
  %v133 = getelementptr [4 x i8], ptr %v130, i64 8
  %v134 = load <8 x float>, ptr %v133, align 4
  %v135 = getelementptr [4 x i8], ptr %v116, i64 0
  %v136 = load float, ptr %v135, align 4
  %v137 = getelementptr [4 x i8], ptr %v116, i64 1
  %v138 = load float, ptr %v137, align 4
  %v139 = getelementptr [4 x i8], ptr %v116, i64 2
  %v140 = load float, ptr %v139, align 4
  %v141 = getelementptr [4 x i8], ptr %v116, i64 3
  %v142 = load float, ptr %v141, align 4
  %v143 = getelementptr [4 x i8], ptr %v116, i64 4
  %v144 = load float, ptr %v143, align 4
  %v145 = insertelement <8 x float> poison, float %v136, i32 0
  %v146 = shufflevector <8 x float> %v145, <8 x float> poison, <8 x i32> zeroinitializer
  %v147 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v146, <8 x float> %v132, <8 x float> %v117)
  %v148 = insertelement <8 x float> poison, float %v136, i32 0
  %v149 = shufflevector <8 x float> %v148, <8 x float> poison, <8 x i32> zeroinitializer
  %v150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v149, <8 x float> %v134, <8 x float> %v118)
  %v151 = insertelement <8 x float> poison, float %v138, i32 0
  %v152 = shufflevector <8 x float> %v151, <8 x float> poison, <8 x i32> zeroinitializer
  %v153 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v152, <8 x float> %v132, <8 x float> %v119)
  %v154 = insertelement <8 x float> poison, float %v138, i32 0
  %v155 = shufflevector <8 x float> %v154, <8 x float> poison, <8 x i32> zeroinitializer
  %v156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v155, <8 x float> %v134, <8 x float> %v120)
  %v157 = insertelement <8 x float> poison, float %v140, i32 0
  %v158 = shufflevector <8 x float> %v157, <8 x float> poison, <8 x i32> zeroinitializer
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v158, <8 x float> %v132, <8 x float> %v121)
  %v160 = insertelement <8 x float> poison, float %v140, i32 0
  %v161 = shufflevector <8 x float> %v160, <8 x float> poison, <8 x i32> zeroinitializer
  %v162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v161, <8 x float> %v134, <8 x float> %v122)
  %v163 = insertelement <8 x float> poison, float %v142, i32 0
  %v164 = shufflevector <8 x float> %v163, <8 x float> poison, <8 x i32> zeroinitializer
  %v165 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v164, <8 x float> %v132, <8 x float> %v123)
  %v166 = insertelement <8 x float> poison, float %v142, i32 0
  %v167 = shufflevector <8 x float> %v166, <8 x float> poison, <8 x i32> zeroinitializer
  %v168 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v167, <8 x float> %v134, <8 x float> %v124)
  %v169 = insertelement <8 x float> poison, float %v144, i32 0
  %v170 = shufflevector <8 x float> %v169, <8 x float> poison, <8 x i32> zeroinitializer
  %v171 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v170, <8 x float> %v132, <8 x float> %v125)
  %v172 = insertelement <8 x float> poison, float %v144, i32 0
  %v173 = shufflevector <8 x float> %v172, <8 x float> poison, <8 x i32> zeroinitializer
  %v174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v173, <8 x float> %v134, <8 x float> %v126)
  %v175 = getelementptr [4 x i8], ptr %v116, i64 5
  %v176 = add i64 %v115, 1
  br label %head114
end114:
  %v177 = sub i64 %v111, %v96
  %v178 = mul i64 %v10, 0
  %v179 = add i64 %v177, %v178
  %v180 = getelementptr [4 x i8], ptr %v109, i64 %v179
  %v181 = getelementptr [4 x i8], ptr %v180, i64 0
  store <8 x float> %v117, ptr %v181, align 4
  %v182 = getelementptr [4 x i8], ptr %v180, i64 8
  store <8 x float> %v118, ptr %v182, align 4
  %v183 = sub i64 %v111, %v96
  %v184 = mul i64 %v10, 1
  %v185 = add i64 %v183, %v184
  %v186 = getelementptr [4 x i8], ptr %v109, i64 %v185
  %v187 = getelementptr [4 x i8], ptr %v186, i64 0
  store <8 x float> %v119, ptr %v187, align 4
  %v188 = getelementptr [4 x i8], ptr %v186, i64 8
  store <8 x float> %v120, ptr %v188, align 4
  %v189 = sub i64 %v111, %v96
  %v190 = mul i64 %v10, 2
  %v191 = add i64 %v189, %v190
  %v192 = getelementptr [4 x i8], ptr %v109, i64 %v191
  %v193 = getelementptr [4 x i8], ptr %v192, i64 0
  store <8 x float> %v121, ptr %v193, align 4
  %v194 = getelementptr [4 x i8], ptr %v192, i64 8
  store <8 x float> %v122, ptr %v194, align 4
  %v195 = sub i64 %v111, %v96
  %v196 = mul i64 %v10, 3
  %v197 = add i64 %v195, %v196
  %v198 = getelementptr [4 x i8], ptr %v109, i64 %v197
  %v199 = getelementptr [4 x i8], ptr %v198, i64 0
  store <8 x float> %v123, ptr %v199, align 4
  %v200 = getelementptr [4 x i8], ptr %v198, i64 8
  store <8 x float> %v124, ptr %v200, align 4
  %v201 = sub i64 %v111, %v96
  %v202 = mul i64 %v10, 4
  %v203 = add i64 %v201, %v202
  %v204 = getelementptr [4 x i8], ptr %v109, i64 %v203
  %v205 = getelementptr [4 x i8], ptr %v204, i64 0
  store <8 x float> %v125, ptr %v205, align 4
  %v206 = getelementptr [4 x i8], ptr %v204, i64 8
  store <8 x float> %v126, ptr %v206, align 4
  %v207 = add i64 %v111, 16
  br label %head110
end110:
  %v208 = add i64 %v102, 1
  br label %head101
end101:
  br label %head209
head209:
  %v210 = phi i64 [ 0, %end101 ], [ %v265, %end221 ]
  %v211 = icmp slt i64 %v210, 5
  br i1 %v211, label %body209, label %end209
body209:
  %v212 = mul i64 %v210, %v10
  %v213 = getelementptr [4 x i8], ptr %v20, i64 %v212
  %v214 = mul i64 %v210, %v4
  %v215 = mul i64 %v214, %v6
  %v216 = getelementptr [4 x i8], ptr %v91, i64 %v215
  %v217 = sub i64 %v100, 1
  %v218 = sdiv i64 %v217, %v8
  %v219 = add i64 %v218, 1
  %v220 = sdiv i64 %v96, %v8
  br label %head221
head221:
  %v222 = phi i64 [ %v220, %body209 ], [ %v264, %body221 ]
  %v223 = icmp slt i64 %v222, %v219
  br i1 %v223, label %body221, label %end221
body221:
  %v224 = mul i64 %v222, %v8
  %v225 = icmp slt i64 %v96, %v224
  %v226 = select i1 %v225, i64 %v224, i64 %v96
  %v227 = add i64 %v224, %v6
  %v228 = icmp slt i64 %v100, %v227
  %v229 = select i1 %v228, i64 %v100, i64 %v227
  %v230 = sub i64 %v226, %v96
  %v231 = getelementptr [4 x i8], ptr %v213, i64 %v230
  %v232 = mul i64 %v222, %v6
  %v233 = sub i64 %v226, %v224
  %v234 = add i64 %v232, %v233
  %v235 = icmp slt i64 %v229, %v226
  %v236 = sub i64 %v229, %v226
  %v237 = select i1 %v235, i64 0, i64 %v236
  %v238 = getelementptr [4 x i8], ptr %v216, i64 %v234
  %v239 = mul i64 %v75, 5
  %v240 = add i64 %v239, %v210
  %v241 = getelementptr i8, ptr %arguments, i64 120
  %v242 = load i64, ptr %v241, align 8
  %v243 = getelementptr i8, ptr %arguments, i64 128
  %v244 = load i64, ptr %v243, align 8
  %v245 = mul i64 %v72, %v242
  %v246 = mul i64 %v240, %v244
  %v247 = add i64 %v245, %v246
  %v248 = getelementptr i8, ptr %arguments, i64 40
  %v249 = load ptr, ptr %v248, align 8
  %v250 = getelementptr [4 x i8], ptr %v249, i64 %v247
  %v251 = mul i64 %v244, 4
  %v252 = getelementptr i8, ptr %arguments, i64 136
  %v253 = load i64, ptr %v252, align 8
  %v254 = getelementptr i8, ptr %arguments, i64 144
  %v255 = load i64, ptr %v254, align 8
  %v256 = mul i64 %v72, %v253
  %v257 = mul i64 %v240, %v255
  %v258 = add i64 %v256, %v257
  %v259 = add i64 %v258, %v234
  %v260 = getelementptr i8, ptr %arguments, i64 48
  %v261 = load ptr, ptr %v260, align 8
  %v262 = getelementptr [4 x i8], ptr %v261, i64 %v259
  %v263 = mul i64 %v255, 4
  call void @epilogue(i64 1, i64 %v237, ptr %v231, i64 0, ptr %v238, i64 0, ptr %v250, i64 %v251, ptr %v262, i64 %v263)
  %v264 = add i64 %v222, 1
  br label %head221
end221:
  %v265 = add i64 %v210, 1
  br label %head209
end209:
  %v266 = add i64 %v96, %v10
  br label %head95
end95:
  %v267 = add i64 %v75, 1
  br label %head74
end74:
  %v268 = add i64 %v72, 1
  br label %head71
end71:
  ret void
}
