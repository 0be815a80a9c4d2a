declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 56
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 72
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 80
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 88
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 96
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
  %v21 = getelementptr i8, ptr %arguments, i64 48
  %v22 = load i64, ptr %v21, align 8
  %v23 = getelementptr i8, ptr %arguments, i64 40
  %v24 = load i64, ptr %v23, align 8
  br label %head25
head25:
  %v26 = phi i64 [ 0, %entry ], [ %v267, %end28 ]
  %v27 = icmp slt i64 %v26, %v24
  br i1 %v27, label %body25, label %end25
body25:
  br label %head28
head28:
  %v29 = phi i64 [ 0, %body25 ], [ %v266, %end47 ]
  %v30 = icmp slt i64 %v29, %v22
  br i1 %v30, label %body28, label %end28
body28:
  %v31 = mul i64 %v26, %v22
  %v32 = add i64 %v31, %v29
  %v33 = getelementptr i8, ptr %arguments, i64 64
  %v34 = load i64, ptr %v33, align 8
  %v35 = mul i64 %v32, %v34
  %v36 = mul i64 %v29, %v2
  %v37 = mul i64 %v36, 5
  %v38 = mul i64 %v32, %v4
  %v39 = mul i64 %v38, %v6
  %v40 = mul i64 %v39, 5
  %v41 = getelementptr [4 x i8], ptr %v12, i64 %v35
  %v42 = getelementptr [4 x i8], ptr %v14, i64 %v37
  %v43 = getelementptr [4 x i8], ptr %v18, i64 %v40
  %v44 = sub i64 %v4, 1
  %v45 = mul i64 %v44, %v8
  %v46 = add i64 %v45, %v6
  br label %head47
head47:
  %v48 = phi i64 [ 0, %body28 ], [ %v265, %end215 ]
  %v49 = icmp slt i64 %v48, %v46
  br i1 %v49, label %body47, label %end47
body47:
  %v50 = add i64 %v48, %v10
  %v51 = icmp slt i64 %v50, %v46
  %v52 = select i1 %v51, i64 %v50, i64 %v46
  br label %head53
head53:
  %v54 = phi i64 [ 0, %body47 ], [ %v214, %end62 ]
  %v55 = icmp slt i64 %v54, 1
  br i1 %v55, label %body53, label %end53
body53:
  %v56 = mul i64 %v54, 5
  %v57 = add i64 %v56, 0
  %v58 = mul i64 %v57, %v2
  %v59 = getelementptr [4 x i8], ptr %v42, i64 %v58
  %v60 = mul i64 %v57, %v10
  %v61 = getelementptr [4 x i8], ptr %v20, i64 %v60
  br label %head62
head62:
  %v63 = phi i64 [ %v48, %body53 ], [ %v213, %end66 ]
  %v64 = icmp slt i64 %v63, %v52
  br i1 %v64, label %body62, label %end62
body62:
  %v65 = getelementptr [4 x i8], ptr %v41, i64 %v63
  br label %head66
head66:
  %v67 = phi i64 [ 0, %body62 ], [ %v172, %body66 ]
  %v68 = phi ptr [ %v59, %body62 ], [ %v171, %body66 ]
  %v69 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v113, %body66 ]
  %v70 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v116, %body66 ]
  %v71 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v119, %body66 ]
  %v72 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v122, %body66 ]
  %v73 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v125, %body66 ]
  %v74 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v128, %body66 ]
  %v75 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v131, %body66 ]
  %v76 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v134, %body66 ]
  %v77 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v137, %body66 ]
  %v78 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v140, %body66 ]
  %v79 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v143, %body66 ]
  %v80 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v146, %body66 ]
  %v81 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v149, %body66 ]
  %v82 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v152, %body66 ]
  %v83 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v155, %body66 ]
  %v84 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v158, %body66 ]
  %v85 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v161, %body66 ]
  %v86 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v164, %body66 ]
  %v87 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v167, %body66 ]
  %v88 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v170, %body66 ]
  %v89 = icmp slt i64 %v67, %v2
  br i1 %v89, label %body66, label %end66
body66:
  %v90 = getelementptr [8 x i8], ptr %v16, i64 %v67
  %v91 = load i64, ptr %v90, align 8
  %v92 = getelementptr [1 x i8], ptr %v65, i64 %v91
  %v93 = getelementptr [4 x i8], ptr %v92, i64 0
  %v94 = load <4 x float>, ptr %v93, align 4
  %v95 = getelementptr [4 x i8], ptr %v92, i64 4
  %v96 = load <4 x float>, ptr %v95, align 4
  %v97 = getelementptr [4 x i8], ptr %v92, i64 8
  %v98 = load <4 x float>, ptr %v97, align 4
  %v99 = getelementptr [4 x i8], ptr %v92, i64 12
  %v100 = load <4 x float>, ptr %v99, align 4
  %v101 = getelementptr [4 x i8], ptr %v68, i64 0
  %v102 = load float, ptr %v101, align 4
  %v103 = getelementptr [4 x i8], ptr %v68, i64 1
  %v104 = load float, ptr %v103, align 4
  %v105 = getelementptr [4 x i8], ptr %v68, i64 2
  %v106 = load float, ptr %v105, align 4
  %v107 = getelementptr [4 x i8], ptr %v68, i64 3
  %v108 = load float, ptr %v107, align 4
  %v109 = getelementptr [4 x i8], ptr %v68, i64 4
  %v110 = load float, ptr %v109, align 4
  %v111 = insertelement <4 x float> poison, float %v102, i32 0
  %v112 = shufflevector <4 x float> %v111, <4 x float> poison, <4 x i32> zeroinitializer
  %v113 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v112, <4 x float> %v94, <4 x float> %v69)
  %v114 = insertelement <4 x float> poison, float %v102, i32 0
  %v115 = shufflevector <4 x float> %v114, <4 x float> poison, <4 x i32> zeroinitializer
  %v116 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v115, <4 x float> %v96, <4 x float> %v70)
  %v117 = insertelement <4 x float> poison, float %v102, i32 0
  %v118 = shufflevector <4 x float> %v117, <4 x float> poison, <4 x i32> zeroinitializer
  %v119 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v118, <4 x float> %v98, <4 x float> %v71)
  %v120 = insertelement <4 x float> poison, float %v102, i32 0
  %v121 = shufflevector <4 x float> %v120, <4 x float> poison, <4 x i32> zeroinitializer
  %v122 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v121, <4 x float> %v100, <4 x float> %v72)
  %v123 = insertelement <4 x float> poison, float %v104, i32 0
  %v124 = shufflevector <4 x float> %v123, <4 x float> poison, <4 x i32> zeroinitializer
  %v125 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v124, <4 x float> %v94, <4 x float> %v73)
  %v126 = insertelement <4 x float> poison, float %v104, i32 0
  %v127 = shufflevector <4 x float> %v126, <4 x float> poison, <4 x i32> zeroinitializer
  %v128 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v127, <4 x float> %v96, <4 x float> %v74)
  %v129 = insertelement <4 x float> poison, float %v104, i32 0
  %v130 = shufflevector <4 x float> %v129, <4 x float> poison, <4 x i32> zeroinitializer
  %v131 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v130, <4 x float> %v98, <4 x float> %v75)
  %v132 = insertelement <4 x float> poison, float %v104, i32 0
  %v133 = shufflevector <4 x float> %v132, <4 x float> poison, <4 x i32> zeroinitializer
  %v134 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v133, <4 x float> %v100, <4 x float> %v76)
  %v135 = insertelement <4 x float> poison, float %v106, i32 0
  %v136 = shufflevector <4 x float> %v135, <4 x float> poison, <4 x i32> zeroinitializer
  %v137 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v136, <4 x float> %v94, <4 x float> %v77)
  %v138 = insertelement <4 x float> poison, float %v106, i32 0
  %v139 = shufflevector <4 x float> %v138, <4 x float> poison, <4 x i32> zeroinitializer
  %v140 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v139, <4 x float> %v96, <4 x float> %v78)
  %v141 = insertelement <4 x float> poison, float %v106, i32 0
  %v142 = shufflevector <4 x float> %v141, <4 x float> poison, <4 x i32> zeroinitializer
  %v143 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v142, <4 x float> %v98, <4 x float> %v79)
  %v144 = insertelement <4 x float> poison, float %v106, i32 0
  %v145 = shufflevector <4 x float> %v144, <4 x float> poison, <4 x i32> zeroinitializer
  %v146 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v145, <4 x float> %v100, <4 x float> %v80)
  %v147 = insertelement <4 x float> poison, float %v108, i32 0
  %v148 = shufflevector <4 x float> %v147, <4 x float> poison, <4 x i32> zeroinitializer
  %v149 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v148, <4 x float> %v94, <4 x float> %v81)
  %v150 = insertelement <4 x float> poison, float %v108, i32 0
  %v151 = shufflevector <4 x float> %v150, <4 x float> poison, <4 x i32> zeroinitializer
  %v152 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v151, <4 x float> %v96, <4 x float> %v82)
  %v153 = insertelement <4 x float> poison, float %v108, i32 0
  %v154 = shufflevector <4 x float> %v153, <4 x float> poison, <4 x i32> zeroinitializer
  %v155 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v154, <4 x float> %v98, <4 x float> %v83)
  %v156 = insertelement <4 x float> poison, float %v108, i32 0
  %v157 = shufflevector <4 x float> %v156, <4 x float> poison, <4 x i32> zeroinitializer
  %v158 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v157, <4 x float> %v100, <4 x float> %v84)
  %v159 = insertelement <4 x float> poison, float %v110, i32 0
  %v160 = shufflevector <4 x float> %v159, <4 x float> poison, <4 x i32> zeroinitializer
  %v161 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v160, <4 x float> %v94, <4 x float> %v85)
  %v162 = insertelement <4 x float> poison, float %v110, i32 0
  %v163 = shufflevector <4 x float> %v162, <4 x float> poison, <4 x i32> zeroinitializer
  %v164 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v163, <4 x float> %v96, <4 x float> %v86)
  %v165 = insertelement <4 x float> poison, float %v110, i32 0
  %v166 = shufflevector <4 x float> %v165, <4 x float> poison, <4 x i32> zeroinitializer
  %v167 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v166, <4 x float> %v98, <4 x float> %v87)
  %v168 = insertelement <4 x float> poison, float %v110, i32 0
  %v169 = shufflevector <4 x float> %v168, <4 x float> poison, <4 x i32> zeroinitializer
  %v170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v169, <4 x float> %v100, <4 x float> %v88)
  %v171 = getelementptr [4 x i8], ptr %v68, i64 5
  %v172 = add i64 %v67, 1
  br label %head66
end66:
  %v173 = sub i64 %v63, %v48
  %v174 = mul i64 %v10, 0
  %v175 = add i64 %v173, %v174
  %v176 = getelementptr [4 x i8], ptr %v61, i64 %v175
  %v177 = getelementptr [4 x i8], ptr %v176, i64 0
  store <4 x float> %v69, ptr %v177, align 4
  %v178 = getelementptr [4 x i8], ptr %v176, i64 4
  store <4 x float> %v70, ptr %v178, align 4
  %v179 = getelementptr [4 x i8], ptr %v176, i64 8
  store <4 x float> %v71, ptr %v179, align 4
  %v180 = getelementptr [4 x i8], ptr %v176, i64 12
  store <4 x float> %v72, ptr %v180, align 4
  %v181 = sub i64 %v63, %v48
  %v182 = mul i64 %v10, 1
  %v183 = add i64 %v181, %v182
  %v184 = getelementptr [4 x i8], ptr %v61, i64 %v183
  %v185 = getelementptr [4 x i8], ptr %v184, i64 0
  store <4 x float> %v73, ptr %v185, align 4
  %v186 = getelementptr [4 x i8], ptr %v184, i64 4
  store <4 x float> %v74, ptr %v186, align 4
  %v187 = getelementptr [4 x i8], ptr %v184, i64 8
  store <4 x float> %v75, ptr %v187, align 4
  %v188 = getelementptr [4 x i8], ptr %v184, i64 12
  store <4 x float> %v76, ptr %v188, align 4
  %v189 = sub i64 %v63, %v48
  %v190 = mul i64 %v10, 2
  %v191 = add i64 %v189, %v190
  %v192 = getelementptr [4 x i8], ptr %v61, i64 %v191
  %v193 = getelementptr [4 x i8], ptr %v192, i64 0
  store <4 x float> %v77, ptr %v193, align 4
  %v194 = getelementptr [4 x i8], ptr %v192, i64 4
  store <4 x float> %v78, ptr %v194, align 4
  %v195 = getelementptr [4 x i8], ptr %v192, i64 8
  store <4 x float> %v79, ptr %v195, align 4
  %v196 = getelementptr [4 x i8], ptr %v192, i64 12
  store <4 x float> %v80, ptr %v196, align 4
  %v197 = sub i64 %v63, %v48
  %v198 = mul i64 %v10, 3
  %v199 = add i64 %v197, %v198
  %v200 = getelementptr [4 x i8], ptr %v61, i64 %v199
  %v201 = getelementptr [4 x i8], ptr %v200, i64 0
  store <4 x float> %v81, ptr %v201, align 4
  %v202 = getelementptr [4 x i8], ptr %v200, i64 4
  store <4 x float> %v82, ptr %v202, align 4
  %v203 = getelementptr [4 x i8], ptr %v200, i64 8
  store <4 x float> %v83, ptr %v203, align 4
  %v204 = getelementptr [4 x i8], ptr %v200, i64 12
  store <4 x float> %v84, ptr %v204, align 4
  %v205 = sub i64 %v63, %v48
  %v206 = mul i64 %v10, 4
  %v207 = add i64 %v205, %v206
  %v208 = getelementptr [4 x i8], ptr %v61, i64 %v207
  %v209 = getelementptr [4 x i8], ptr %v208, i64 0
  store <4 x float> %v85, ptr %v209, align 4
  %v210 = getelementptr [4 x i8], ptr %v208, i64 4
  store <4 x float> %v86, ptr %v210, align 4
  %v211 = getelementptr [4 x i8], ptr %v208, i64 8
  store <4 x float> %v87, ptr %v211, align 4
  %v212 = getelementptr [4 x i8], ptr %v208, i64 12
  store <4 x float> %v88, ptr %v212, align 4
  %v213 = add i64 %v63, 16
  br label %head62
end62:
  %v214 = add i64 %v54, 1
  br label %head53
end53:
  br label %head215
head215:
  %v216 = phi i64 [ 0, %end53 ], [ %v264, %end227 ]
  %v217 = icmp slt i64 %v216, 5
  br i1 %v217, label %body215, label %end215
body215:
  %v218 = mul i64 %v216, %v10
  %v219 = getelementptr [4 x i8], ptr %v20, i64 %v218
  %v220 = mul i64 %v216, %v4
  %v221 = mul i64 %v220, %v6
  %v222 = getelementptr [4 x i8], ptr %v43, i64 %v221
  %v223 = sub i64 %v52, 1
  %v224 = sdiv i64 %v223, %v8
  %v225 = add i64 %v224, 1
  %v226 = sdiv i64 %v48, %v8
  br label %head227
head227:
  %v228 = phi i64 [ %v226, %body215 ], [ %v263, %end256 ]
  %v229 = icmp slt i64 %v228, %v225
  br i1 %v229, label %body227, label %end227
body227:
  %v230 = mul i64 %v228, %v8
  %v231 = icmp slt i64 %v48, %v230
  %v232 = select i1 %v231, i64 %v230, i64 %v48
  %v233 = add i64 %v230, %v6
  %v234 = icmp slt i64 %v52, %v233
  %v235 = select i1 %v234, i64 %v52, i64 %v233
  %v236 = sub i64 %v232, %v48
  %v237 = getelementptr [4 x i8], ptr %v219, i64 %v236
  %v238 = mul i64 %v228, %v6
  %v239 = sub i64 %v232, %v230
  %v240 = add i64 %v238, %v239
  %v241 = getelementptr [4 x i8], ptr %v222, i64 %v240
  %v242 = icmp slt i64 %v235, %v232
  %v243 = sub i64 %v235, %v232
  %v244 = select i1 %v242, i64 0, i64 %v243
  %v245 = sub i64 %v244, 0
  %v246 = and i64 %v245, -4
  %v247 = add i64 0, %v246
  br label %head248
head248:
  %v249 = phi i64 [ 0, %body227 ], [ %v255, %body248 ]
  %v250 = icmp slt i64 %v249, %v247
  br i1 %v250, label %body248, label %end248
body248:
  %v251 = add i64 %v249, 0
  %v252 = getelementptr [4 x i8], ptr %v237, i64 %v251
  %v253 = load <4 x float>, ptr %v252, align 4
  %v254 = getelementptr [4 x i8], ptr %v241, i64 %v251
  store <4 x float> %v253, ptr %v254, align 4
  %v255 = add i64 %v249, 4
  br label %head248
end248:
  br label %head256
head256:
  %v257 = phi i64 [ %v247, %end248 ], [ %v262, %body256 ]
  %v258 = icmp slt i64 %v257, %v244
  br i1 %v258, label %body256, label %end256
body256:
  %v259 = getelementptr [4 x i8], ptr %v237, i64 %v257
  %v260 = load float, ptr %v259, align 4
  %v261 = getelementptr [4 x i8], ptr %v241, i64 %v257
  store float %v260, ptr %v261, align 4
  %v262 = add i64 %v257, 1
  br label %head256
end256:
  %v263 = add i64 %v228, 1
  br label %head227
end227:
  %v264 = add i64 %v216, 1
  br label %head215
end215:
  %v265 = add i64 %v48, %v10
  br label %head47
end47:
  %v266 = add i64 %v29, 1
  br label %head28
end28:
  %v267 = add i64 %v26, 1
  br label %head25
end25:
  ret void
}
