declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
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
  %v26 = phi i64 [ 0, %entry ], [ %v274, %end28 ]
  %v27 = icmp slt i64 %v26, %v24
  br i1 %v27, label %body25, label %end25
body25:
  br label %head28
head28:
  %v29 = phi i64 [ 0, %body25 ], [ %v273, %end49 ]
  %v30 = icmp slt i64 %v29, %v22
  br i1 %v30, label %body28, label %end28
body28:
  %v31 = getelementptr i8, ptr %arguments, i64 48
  %v32 = load i64, ptr %v31, align 8
  %v33 = mul i64 %v26, %v32
  %v34 = add i64 %v33, %v29
  %v35 = getelementptr i8, ptr %arguments, i64 64
  %v36 = load i64, ptr %v35, align 8
  %v37 = mul i64 %v34, %v36
  %v38 = mul i64 %v29, %v2
  %v39 = mul i64 %v38, 5
  %v40 = mul i64 %v34, %v4
  %v41 = mul i64 %v40, %v6
  %v42 = mul i64 %v41, 5
  %v43 = getelementptr [4 x i8], ptr %v12, i64 %v37
  %v44 = getelementptr [4 x i8], ptr %v14, i64 %v39
  %v45 = getelementptr [4 x i8], ptr %v18, i64 %v42
  %v46 = sub i64 %v4, 1
  %v47 = mul i64 %v46, %v8
  %v48 = add i64 %v47, %v6
  br label %head49
head49:
  %v50 = phi i64 [ 0, %body28 ], [ %v272, %end217 ]
  %v51 = icmp slt i64 %v50, %v48
  br i1 %v51, label %body49, label %end49
body49:
  %v52 = add i64 %v50, %v10
  %v53 = icmp slt i64 %v52, %v48
  %v54 = select i1 %v53, i64 %v52, i64 %v48
  br label %head55
head55:
  %v56 = phi i64 [ 0, %body49 ], [ %v216, %end64 ]
  %v57 = icmp slt i64 %v56, 1
  br i1 %v57, label %body55, label %end55
body55:
  %v58 = mul i64 %v56, 5
  %v59 = add i64 %v58, 0
  %v60 = mul i64 %v59, %v2
  %v61 = getelementptr [4 x i8], ptr %v44, i64 %v60
  %v62 = mul i64 %v59, %v10
  %v63 = getelementptr [4 x i8], ptr %v20, i64 %v62
  br label %head64
head64:
  %v65 = phi i64 [ %v50, %body55 ], [ %v215, %end68 ]
  %v66 = icmp slt i64 %v65, %v54
  br i1 %v66, label %body64, label %end64
body64:
  %v67 = getelementptr [4 x i8], ptr %v43, i64 %v65
  br label %head68
head68:
  %v69 = phi i64 [ 0, %body64 ], [ %v174, %body68 ]
  %v70 = phi ptr [ %v61, %body64 ], [ %v173, %body68 ]
  %v71 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v115, %body68 ]
  %v72 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v118, %body68 ]
  %v73 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v121, %body68 ]
  %v74 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v124, %body68 ]
  %v75 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v127, %body68 ]
  %v76 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v130, %body68 ]
  %v77 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v133, %body68 ]
  %v78 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v136, %body68 ]
  %v79 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v139, %body68 ]
  %v80 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v142, %body68 ]
  %v81 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v145, %body68 ]
  %v82 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v148, %body68 ]
  %v83 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v151, %body68 ]
  %v84 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v154, %body68 ]
  %v85 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v157, %body68 ]
  %v86 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v160, %body68 ]
  %v87 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v163, %body68 ]
  %v88 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v166, %body68 ]
  %v89 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v169, %body68 ]
  %v90 = phi <16 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v172, %body68 ]
  %v91 = icmp slt i64 %v69, %v2
  br i1 %v91, label %body68, label %end68
body68:
  %v92 = getelementptr [8 x i8], ptr %v16, i64 %v69
  %v93 = load i64, ptr %v92, align 8
  %v94 = getelementptr [1 x i8], ptr %v67, i64 %v93
  %v95 = getelementptr [4 x i8], ptr %v94, i64 0
  %v96 = load <16 x float>, ptr %v95, align 4
  %v97 = getelementptr [4 x i8], ptr %v94, i64 16
  %v98 = load <16 x float>, ptr %v97, align 4
  %v99 = getelementptr [4 x i8], ptr %v94, i64 32
  %v100 = load <16 x float>, ptr %v99, align 4
  %v101 = getelementptr [4 x i8], ptr %v94, i64 48
  %v102 = load <16 x float>, ptr %v101, align 4
  %v103 = getelementptr [4 x i8], ptr %v70, i64 0
  %v104 = load float, ptr %v103, align 4
  %v105 = getelementptr [4 x i8], ptr %v70, i64 1
  %v106 = load float, ptr %v105, align 4
  %v107 = getelementptr [4 x i8], ptr %v70, i64 2
  %v108 = load float, ptr %v107, align 4
  %v109 = getelementptr [4 x i8], ptr %v70, i64 3
  %v110 = load float, ptr %v109, align 4
  %v111 = getelementptr [4 x i8], ptr %v70, i64 4
  %v112 = load float, ptr %v111, align 4
  %v113 = insertelement <16 x float> poison, float %v104, i32 0
  %v114 = shufflevector <16 x float> %v113, <16 x float> poison, <16 x i32> zeroinitializer
  %v115 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v114, <16 x float> %v96, <16 x float> %v71)
  %v116 = insertelement <16 x float> poison, float %v104, i32 0
  %v117 = shufflevector <16 x float> %v116, <16 x float> poison, <16 x i32> zeroinitializer
  %v118 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v117, <16 x float> %v98, <16 x float> %v72)
  %v119 = insertelement <16 x float> poison, float %v104, i32 0
  %v120 = shufflevector <16 x float> %v119, <16 x float> poison, <16 x i32> zeroinitializer
  %v121 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v120, <16 x float> %v100, <16 x float> %v73)
  %v122 = insertelement <16 x float> poison, float %v104, i32 0
  %v123 = shufflevector <16 x float> %v122, <16 x float> poison, <16 x i32> zeroinitializer
  %v124 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v123, <16 x float> %v102, <16 x float> %v74)
  %v125 = insertelement <16 x float> poison, float %v106, i32 0
  %v126 = shufflevector <16 x float> %v125, <16 x float> poison, <16 x i32> zeroinitializer
  %v127 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v126, <16 x float> %v96, <16 x float> %v75)
  %v128 = insertelement <16 x float> poison, float %v106, i32 0
  %v129 = shufflevector <16 x float> %v128, <16 x float> poison, <16 x i32> zeroinitializer
  %v130 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v129, <16 x float> %v98, <16 x float> %v76)
  %v131 = insertelement <16 x float> poison, float %v106, i32 0
  %v132 = shufflevector <16 x float> %v131, <16 x float> poison, <16 x i32> zeroinitializer
  %v133 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v132, <16 x float> %v100, <16 x float> %v77)
  %v134 = insertelement <16 x float> poison, float %v106, i32 0
  %v135 = shufflevector <16 x float> %v134, <16 x float> poison, <16 x i32> zeroinitializer
  %v136 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v135, <16 x float> %v102, <16 x float> %v78)
  %v137 = insertelement <16 x float> poison, float %v108, i32 0
  %v138 = shufflevector <16 x float> %v137, <16 x float> poison, <16 x i32> zeroinitializer
  %v139 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v138, <16 x float> %v96, <16 x float> %v79)
  %v140 = insertelement <16 x float> poison, float %v108, i32 0
  %v141 = shufflevector <16 x float> %v140, <16 x float> poison, <16 x i32> zeroinitializer
  %v142 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v141, <16 x float> %v98, <16 x float> %v80)
  %v143 = insertelement <16 x float> poison, float %v108, i32 0
  %v144 = shufflevector <16 x float> %v143, <16 x float> poison, <16 x i32> zeroinitializer
  %v145 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v144, <16 x float> %v100, <16 x float> %v81)
  %v146 = insertelement <16 x float> poison, float %v108, i32 0
  %v147 = shufflevector <16 x float> %v146, <16 x float> poison, <16 x i32> zeroinitializer
  %v148 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v147, <16 x float> %v102, <16 x float> %v82)
  %v149 = insertelement <16 x float> poison, float %v110, i32 0
  %v150 = shufflevector <16 x float> %v149, <16 x float> poison, <16 x i32> zeroinitializer
  %v151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v150, <16 x float> %v96, <16 x float> %v83)
  %v152 = insertelement <16 x float> poison, float %v110, i32 0
  %v153 = shufflevector <16 x float> %v152, <16 x float> poison, <16 x i32> zeroinitializer
  %v154 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v153, <16 x float> %v98, <16 x float> %v84)
  %v155 = insertelement <16 x float> poison, float %v110, i32 0
  %v156 = shufflevector <16 x float> %v155, <16 x float> poison, <16 x i32> zeroinitializer
  %v157 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v156, <16 x float> %v100, <16 x float> %v85)
  %v158 = insertelement <16 x float> poison, float %v110, i32 0
  %v159 = shufflevector <16 x float> %v158, <16 x float> poison, <16 x i32> zeroinitializer
  %v160 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v159, <16 x float> %v102, <16 x float> %v86)
  %v161 = insertelement <16 x float> poison, float %v112, i32 0
  %v162 = shufflevector <16 x float> %v161, <16 x float> poison, <16 x i32> zeroinitializer
  %v163 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v162, <16 x float> %v96, <16 x float> %v87)
  %v164 = insertelement <16 x float> poison, float %v112, i32 0
  %v165 = shufflevector <16 x float> %v164, <16 x float> poison, <16 x i32> zeroinitializer
  %v166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v165, <16 x float> %v98, <16 x float> %v88)
  %v167 = insertelement <16 x float> poison, float %v112, i32 0
  %v168 = shufflevector <16 x float> %v167, <16 x float> poison, <16 x i32> zeroinitializer
  %v169 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v168, <16 x float> %v100, <16 x float> %v89)
  %v170 = insertelement <16 x float> poison, float %v112, i32 0
  %v171 = shufflevector <16 x float> %v170, <16 x float> poison, <16 x i32> zeroinitializer
  %v172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v171, <16 x float> %v102, <16 x float> %v90)
  %v173 = getelementptr [4 x i8], ptr %v70, i64 5
  %v174 = add i64 %v69, 1
  br label %head68
end68:
  %v175 = sub i64 %v65, %v50
  %v176 = mul i64 %v10, 0
  %v177 = add i64 %v175, %v176
  %v178 = getelementptr [4 x i8], ptr %v63, i64 %v177
  %v179 = getelementptr [4 x i8], ptr %v178, i64 0
  store <16 x float> %v71, ptr %v179, align 4
  %v180 = getelementptr [4 x i8], ptr %v178, i64 16
  store <16 x float> %v72, ptr %v180, align 4
  %v181 = getelementptr [4 x i8], ptr %v178, i64 32
  store <16 x float> %v73, ptr %v181, align 4
  %v182 = getelementptr [4 x i8], ptr %v178, i64 48
  store <16 x float> %v74, ptr %v182, align 4
  %v183 = sub i64 %v65, %v50
  %v184 = mul i64 %v10, 1
  %v185 = add i64 %v183, %v184
  %v186 = getelementptr [4 x i8], ptr %v63, i64 %v185
  %v187 = getelementptr [4 x i8], ptr %v186, i64 0
  store <16 x float> %v75, ptr %v187, align 4
  %v188 = getelementptr [4 x i8], ptr %v186, i64 16
  store <16 x float> %v76, ptr %v188, align 4
  %v189 = getelementptr [4 x i8], ptr %v186, i64 32
  store <16 x float> %v77, ptr %v189, align 4
  %v190 = getelementptr [4 x i8], ptr %v186, i64 48
  store <16 x float> %v78, ptr %v190, align 4
  %v191 = sub i64 %v65, %v50
  %v192 = mul i64 %v10, 2
  %v193 = add i64 %v191, %v192
  %v194 = getelementptr [4 x i8], ptr %v63, i64 %v193
  %v195 = getelementptr [4 x i8], ptr %v194, i64 0
  store <16 x float> %v79, ptr %v195, align 4
  %v196 = getelementptr [4 x i8], ptr %v194, i64 16
  store <16 x float> %v80, ptr %v196, align 4
  %v197 = getelementptr [4 x i8], ptr %v194, i64 32
  store <16 x float> %v81, ptr %v197, align 4
  %v198 = getelementptr [4 x i8], ptr %v194, i64 48
  store <16 x float> %v82, ptr %v198, align 4
  %v199 = sub i64 %v65, %v50
  %v200 = mul i64 %v10, 3
  %v201 = add i64 %v199, %v200
  %v202 = getelementptr [4 x i8], ptr %v63, i64 %v201
  %v203 = getelementptr [4 x i8], ptr %v202, i64 0
  store <16 x float> %v83, ptr %v203, align 4
  %v204 = getelementptr [4 x i8], ptr %v202, i64 16
  store <16 x float> %v84, ptr %v204, align 4
  %v205 = getelementptr [4 x i8], ptr %v202, i64 32
  store <16 x float> %v85, ptr %v205, align 4
  %v206 = getelementptr [4 x i8], ptr %v202, i64 48
  store <16 x float> %v86, ptr %v206, align 4
  %v207 = sub i64 %v65, %v50
  %v208 = mul i64 %v10, 4
  %v209 = add i64 %v207, %v208
  %v210 = getelementptr [4 x i8], ptr %v63, i64 %v209
  %v211 = getelementptr [4 x i8], ptr %v210, i64 0
  store <16 x float> %v87, ptr %v211, align 4
  %v212 = getelementptr [4 x i8], ptr %v210, i64 16
  store <16 x float> %v88, ptr %v212, align 4
  %v213 = getelementptr [4 x i8], ptr %v210, i64 32
  store <16 x float> %v89, ptr %v213, align 4
  %v214 = getelementptr [4 x i8], ptr %v210, i64 48
  store <16 x float> %v90, ptr %v214, align 4
  %v215 = add i64 %v65, 64
  br label %head64
end64:
  %v216 = add i64 %v56, 1
  br label %head55
end55:
  br label %head217
head217:
  %v218 = phi i64 [ 0, %end55 ], [ %v271, %end229 ]
  %v219 = icmp slt i64 %v218, 5
  br i1 %v219, label %body217, label %end217
body217:
  %v220 = mul i64 %v218, %v10
  %v221 = getelementptr [4 x i8], ptr %v20, i64 %v220
  %v222 = mul i64 %v218, %v4
  %v223 = mul i64 %v222, %v6
  %v224 = getelementptr [4 x i8], ptr %v45, i64 %v223
  %v225 = sub i64 %v54, 1
  %v226 = sdiv i64 %v225, %v8
  %v227 = add i64 %v226, 1
  %v228 = sdiv i64 %v50, %v8
  br label %head229
head229:
  %v230 = phi i64 [ %v228, %body217 ], [ %v270, %after259 ]
  %v231 = icmp slt i64 %v230, %v227
  br i1 %v231, label %body229, label %end229
body229:
  %v232 = mul i64 %v230, %v8
  %v233 = icmp slt i64 %v50, %v232
  %v234 = select i1 %v233, i64 %v232, i64 %v50
  %v235 = add i64 %v232, %v6
  %v236 = icmp slt i64 %v54, %v235
  %v237 = select i1 %v236, i64 %v54, i64 %v235
  %v238 = sub i64 %v234, %v50
  %v239 = getelementptr [4 x i8], ptr %v221, i64 %v238
  %v240 = mul i64 %v230, %v6
  %v241 = sub i64 %v234, %v232
  %v242 = add i64 %v240, %v241
  %v243 = icmp slt i64 %v237, %v234
  %v244 = sub i64 %v237, %v234
  %v245 = select i1 %v243, i64 0, i64 %v244
  %v246 = getelementptr [4 x i8], ptr %v224, i64 %v242
  %v247 = sub i64 %v245, 0
  %v248 = and i64 %v247, -16
  %v249 = add i64 0, %v248
  br label %head250
head250:
  %v251 = phi i64 [ 0, %body229 ], [ %v257, %body250 ]
  %v252 = icmp slt i64 %v251, %v249
  br i1 %v252, label %body250, label %end250
body250:
  %v253 = add i64 %v251, 0
  %v254 = getelementptr [4 x i8], ptr %v239, i64 %v253
  %v255 = load <16 x float>, ptr %v254, align 4
  %v256 = getelementptr [4 x i8], ptr %v246, i64 %v253
  store <16 x float> %v255, ptr %v256, align 4
  %v257 = add i64 %v251, 16
  br label %head250
end250:
  %v258 = icmp slt i64 %v249, %v245
  br i1 %v258, label %then259, label %after259
then259:
  %v260 = sub i64 %v245, %v249
  %v261 = icmp slt i64 %v260, 16
  %v262 = select i1 %v261, i64 %v260, i64 16
  %v263 = trunc i64 %v262 to i32
  %v264 = insertelement <16 x i32> poison, i32 %v263, i32 0
  %v265 = shufflevector <16 x i32> %v264, <16 x i32> poison, <16 x i32> zeroinitializer
  %v266 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v265
  %v267 = getelementptr [4 x i8], ptr %v239, i64 %v249
  %v268 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v267, i32 4, <16 x i1> %v266, <16 x float> zeroinitializer)
  %v269 = getelementptr [4 x i8], ptr %v246, i64 %v249
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v268, ptr %v269, i32 4, <16 x i1> %v266)
  br label %after259
after259:
  %v270 = add i64 %v230, 1
  br label %head229
end229:
  %v271 = add i64 %v218, 1
  br label %head217
end217:
  %v272 = add i64 %v50, %v10
  br label %head49
end49:
  %v273 = add i64 %v29, 1
  br label %head28
end28:
  %v274 = add i64 %v26, 1
  br label %head25
end25:
  ret void
}
