declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.maximum.v8f32(<8 x float>, <8 x float>)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.maximum.f32(float, float)
declare i1 @llvm.vector.reduce.or.v8i1(<8 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5) nounwind {
entry:
  br label %head1
head1:
  %v2 = phi i64 [ 0, %entry ], [ %v74, %end41 ]
  %v3 = phi ptr [ %given2, %entry ], [ %v72, %end41 ]
  %v4 = phi ptr [ %given4, %entry ], [ %v73, %end41 ]
  %v5 = icmp slt i64 %v2, %given0
  br i1 %v5, label %body1, label %end1
body1:
  %v6 = sub i64 %given1, 0
  %v7 = and i64 %v6, -4
  %v8 = add i64 0, %v7
  br label %head9
head9:
  %v10 = phi i64 [ 0, %body1 ], [ %v40, %body9 ]
  %v11 = icmp slt i64 %v10, %v8
  br i1 %v11, label %body9, label %end9
body9:
  %v12 = add i64 %v10, 0
  %v13 = getelementptr [4 x i8], ptr %v3, i64 %v12
  %v14 = load <4 x float>, ptr %v13, align 4
  %v15 = fneg <4 x float> %v14
  %v16 = fcmp ogt <4 x float> %v15, splat (float 0x4055C00000000000)
  %v17 = select <4 x i1> %v16, <4 x float> splat (float 0x4055C00000000000), <4 x float> %v15
  %v18 = fcmp olt <4 x float> %v17, splat (float 0xC034000000000000)
  %v19 = select <4 x i1> %v18, <4 x float> splat (float 0xC034000000000000), <4 x float> %v17
  %v20 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v19, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v21 = fsub <4 x float> %v20, splat (float 0x4168000000000000)
  %v22 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v21, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v19)
  %v23 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v21, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v22)
  %v24 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v23, <4 x float> splat (float 0x3F812397E0000000))
  %v25 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v24, <4 x float> %v23, <4 x float> splat (float 0x3FA5558AE0000000))
  %v26 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v25, <4 x float> %v23, <4 x float> splat (float 0x3FC5554920000000))
  %v27 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v26, <4 x float> %v23, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v28 = fmul <4 x float> %v23, %v23
  %v29 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v27, <4 x float> %v28, <4 x float> %v23)
  %v30 = bitcast <4 x float> %v20 to <4 x i32>
  %v31 = shl <4 x i32> %v30, splat (i32 23)
  %v32 = add <4 x i32> %v31, splat (i32 1065353216)
  %v33 = bitcast <4 x i32> %v32 to <4 x float>
  %v34 = fadd <4 x float> %v33, splat (float 0x3FF0000000000000)
  %v35 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v33, <4 x float> %v29, <4 x float> %v34)
  %v36 = fdiv <4 x float> %v14, %v35
  %v37 = fcmp olt <4 x float> %v14, splat (float 0xC055C00000000000)
  %v38 = select <4 x i1> %v37, <4 x float> splat (float 0x8000000000000000), <4 x float> %v36
  %v39 = getelementptr [4 x i8], ptr %v4, i64 %v12
  store <4 x float> %v38, ptr %v39, align 4
  %v40 = add i64 %v10, 4
  br label %head9
end9:
  br label %head41
head41:
  %v42 = phi i64 [ %v8, %end9 ], [ %v71, %body41 ]
  %v43 = icmp slt i64 %v42, %given1
  br i1 %v43, label %body41, label %end41
body41:
  %v44 = getelementptr [4 x i8], ptr %v3, i64 %v42
  %v45 = load float, ptr %v44, align 4
  %v46 = fneg float %v45
  %v47 = fcmp ogt float %v46, 0x4055C00000000000
  %v48 = select i1 %v47, float 0x4055C00000000000, float %v46
  %v49 = fcmp olt float %v48, 0xC034000000000000
  %v50 = select i1 %v49, float 0xC034000000000000, float %v48
  %v51 = call float @llvm.fma.f32(float %v50, float 0x3FF7154760000000, float 0x4168000000000000)
  %v52 = fsub float %v51, 0x4168000000000000
  %v53 = call float @llvm.fma.f32(float %v52, float 0xBFE62E4000000000, float %v50)
  %v54 = call float @llvm.fma.f32(float %v52, float 0xBEB7F7D1C0000000, float %v53)
  %v55 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v54, float 0x3F812397E0000000)
  %v56 = call float @llvm.fma.f32(float %v55, float %v54, float 0x3FA5558AE0000000)
  %v57 = call float @llvm.fma.f32(float %v56, float %v54, float 0x3FC5554920000000)
  %v58 = call float @llvm.fma.f32(float %v57, float %v54, float 0x3FDFFFFFC0000000)
  %v59 = fmul float %v54, %v54
  %v60 = call float @llvm.fma.f32(float %v58, float %v59, float %v54)
  %v61 = bitcast float %v51 to i32
  %v62 = shl i32 %v61, 23
  %v63 = add i32 %v62, 1065353216
  %v64 = bitcast i32 %v63 to float
  %v65 = fadd float %v64, 0x3FF0000000000000
  %v66 = call float @llvm.fma.f32(float %v64, float %v60, float %v65)
  %v67 = fdiv float %v45, %v66
  %v68 = fcmp olt float %v45, 0xC055C00000000000
  %v69 = select i1 %v68, float 0x8000000000000000, float %v67
  %v70 = getelementptr [4 x i8], ptr %v4, i64 %v42
  store float %v69, ptr %v70, align 4
  %v71 = add i64 %v42, 1
  br label %head41
end41:
  %v72 = getelementptr [1 x i8], ptr %v3, i64 %given3
  %v73 = getelementptr [1 x i8], ptr %v4, i64 %given5
  %v74 = add i64 %v2, 1
  br label %head1
end1:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [64 x float], align 64
  %scratch1 = alloca [8 x float], align 64
  %v75 = getelementptr i8, ptr %arguments, i64 32
  %v76 = load i64, ptr %v75, align 8
  %v77 = getelementptr i8, ptr %arguments, i64 40
  %v78 = load i64, ptr %v77, align 8
  %v79 = getelementptr i8, ptr %arguments, i64 0
  %v80 = load ptr, ptr %v79, align 8
  %v81 = getelementptr i8, ptr %arguments, i64 8
  %v82 = load ptr, ptr %v81, align 8
  %v83 = getelementptr i8, ptr %arguments, i64 16
  %v84 = load ptr, ptr %v83, align 8
  %v85 = getelementptr i8, ptr %arguments, i64 24
  %v86 = load i64, ptr %v85, align 8
  br label %head87
head87:
  %v88 = phi i64 [ 0, %entry ], [ %v2208, %end1154 ]
  %v89 = icmp slt i64 %v88, %v86
  br i1 %v89, label %body87, label %end87
body87:
  %v90 = mul i64 %v76, %v78
  %v91 = mul i64 %v88, %v90
  %v92 = getelementptr [4 x i8], ptr %v80, i64 %v91
  %v93 = getelementptr [4 x i8], ptr %v82, i64 %v91
  %v94 = getelementptr [4 x i8], ptr %v84, i64 %v91
  %v95 = sub i64 %v78, 0
  %v96 = and i64 %v95, -8
  %v97 = add i64 0, %v96
  br label %head98
head98:
  %v99 = phi i64 [ 0, %body87 ], [ %v1153, %end1138 ]
  %v100 = icmp slt i64 %v99, %v97
  br i1 %v100, label %body98, label %end98
body98:
  %v101 = add i64 %v99, 0
  %v102 = mul i64 %v88, %v78
  %v103 = add i64 %v102, %v101
  %v104 = getelementptr [4 x i8], ptr %v92, i64 %v101
  %v105 = getelementptr [4 x i8], ptr %v93, i64 %v101
  %v106 = getelementptr [4 x i8], ptr %v94, i64 %v101
  %v107 = and i64 %v76, -8
  br label %head108
head108:
  %v109 = phi i64 [ 0, %body98 ], [ %v207, %body108 ]
  %v110 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body98 ], [ %v143, %body108 ]
  %v111 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body98 ], [ %v152, %body108 ]
  %v112 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body98 ], [ %v161, %body108 ]
  %v113 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body98 ], [ %v170, %body108 ]
  %v114 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body98 ], [ %v179, %body108 ]
  %v115 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body98 ], [ %v188, %body108 ]
  %v116 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body98 ], [ %v197, %body108 ]
  %v117 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body98 ], [ %v206, %body108 ]
  %v118 = icmp slt i64 %v109, %v107
  br i1 %v118, label %body108, label %end108
body108:
  %v119 = add i64 %v109, 0
  %v120 = add i64 %v119, 0
  %v121 = add i64 %v109, 0
  %v122 = add i64 %v121, 1
  %v123 = add i64 %v109, 0
  %v124 = add i64 %v123, 2
  %v125 = add i64 %v109, 0
  %v126 = add i64 %v125, 3
  %v127 = add i64 %v109, 0
  %v128 = add i64 %v127, 4
  %v129 = add i64 %v109, 0
  %v130 = add i64 %v129, 5
  %v131 = add i64 %v109, 0
  %v132 = add i64 %v131, 6
  %v133 = add i64 %v109, 0
  %v134 = add i64 %v133, 7
  %v135 = mul i64 %v120, %v78
  %v136 = getelementptr [4 x i8], ptr %v104, i64 %v135
  %v137 = load <8 x float>, ptr %v136, align 4
  %v138 = getelementptr [4 x i8], ptr %v105, i64 %v135
  %v139 = load <8 x float>, ptr %v138, align 4
  %v140 = fadd <8 x float> %v137, %v139
  %v141 = getelementptr [4 x i8], ptr %v106, i64 %v135
  store <8 x float> %v140, ptr %v141, align 4
  %v142 = fcmp ogt <8 x float> %v140, %v110
  %v143 = select <8 x i1> %v142, <8 x float> %v140, <8 x float> %v110
  %v144 = mul i64 %v122, %v78
  %v145 = getelementptr [4 x i8], ptr %v104, i64 %v144
  %v146 = load <8 x float>, ptr %v145, align 4
  %v147 = getelementptr [4 x i8], ptr %v105, i64 %v144
  %v148 = load <8 x float>, ptr %v147, align 4
  %v149 = fadd <8 x float> %v146, %v148
  %v150 = getelementptr [4 x i8], ptr %v106, i64 %v144
  store <8 x float> %v149, ptr %v150, align 4
  %v151 = fcmp ogt <8 x float> %v149, %v111
  %v152 = select <8 x i1> %v151, <8 x float> %v149, <8 x float> %v111
  %v153 = mul i64 %v124, %v78
  %v154 = getelementptr [4 x i8], ptr %v104, i64 %v153
  %v155 = load <8 x float>, ptr %v154, align 4
  %v156 = getelementptr [4 x i8], ptr %v105, i64 %v153
  %v157 = load <8 x float>, ptr %v156, align 4
  %v158 = fadd <8 x float> %v155, %v157
  %v159 = getelementptr [4 x i8], ptr %v106, i64 %v153
  store <8 x float> %v158, ptr %v159, align 4
  %v160 = fcmp ogt <8 x float> %v158, %v112
  %v161 = select <8 x i1> %v160, <8 x float> %v158, <8 x float> %v112
  %v162 = mul i64 %v126, %v78
  %v163 = getelementptr [4 x i8], ptr %v104, i64 %v162
  %v164 = load <8 x float>, ptr %v163, align 4
  %v165 = getelementptr [4 x i8], ptr %v105, i64 %v162
  %v166 = load <8 x float>, ptr %v165, align 4
  %v167 = fadd <8 x float> %v164, %v166
  %v168 = getelementptr [4 x i8], ptr %v106, i64 %v162
  store <8 x float> %v167, ptr %v168, align 4
  %v169 = fcmp ogt <8 x float> %v167, %v113
  %v170 = select <8 x i1> %v169, <8 x float> %v167, <8 x float> %v113
  %v171 = mul i64 %v128, %v78
  %v172 = getelementptr [4 x i8], ptr %v104, i64 %v171
  %v173 = load <8 x float>, ptr %v172, align 4
  %v174 = getelementptr [4 x i8], ptr %v105, i64 %v171
  %v175 = load <8 x float>, ptr %v174, align 4
  %v176 = fadd <8 x float> %v173, %v175
  %v177 = getelementptr [4 x i8], ptr %v106, i64 %v171
  store <8 x float> %v176, ptr %v177, align 4
  %v178 = fcmp ogt <8 x float> %v176, %v114
  %v179 = select <8 x i1> %v178, <8 x float> %v176, <8 x float> %v114
  %v180 = mul i64 %v130, %v78
  %v181 = getelementptr [4 x i8], ptr %v104, i64 %v180
  %v182 = load <8 x float>, ptr %v181, align 4
  %v183 = getelementptr [4 x i8], ptr %v105, i64 %v180
  %v184 = load <8 x float>, ptr %v183, align 4
  %v185 = fadd <8 x float> %v182, %v184
  %v186 = getelementptr [4 x i8], ptr %v106, i64 %v180
  store <8 x float> %v185, ptr %v186, align 4
  %v187 = fcmp ogt <8 x float> %v185, %v115
  %v188 = select <8 x i1> %v187, <8 x float> %v185, <8 x float> %v115
  %v189 = mul i64 %v132, %v78
  %v190 = getelementptr [4 x i8], ptr %v104, i64 %v189
  %v191 = load <8 x float>, ptr %v190, align 4
  %v192 = getelementptr [4 x i8], ptr %v105, i64 %v189
  %v193 = load <8 x float>, ptr %v192, align 4
  %v194 = fadd <8 x float> %v191, %v193
  %v195 = getelementptr [4 x i8], ptr %v106, i64 %v189
  store <8 x float> %v194, ptr %v195, align 4
  %v196 = fcmp ogt <8 x float> %v194, %v116
  %v197 = select <8 x i1> %v196, <8 x float> %v194, <8 x float> %v116
  %v198 = mul i64 %v134, %v78
  %v199 = getelementptr [4 x i8], ptr %v104, i64 %v198
  %v200 = load <8 x float>, ptr %v199, align 4
  %v201 = getelementptr [4 x i8], ptr %v105, i64 %v198
  %v202 = load <8 x float>, ptr %v201, align 4
  %v203 = fadd <8 x float> %v200, %v202
  %v204 = getelementptr [4 x i8], ptr %v106, i64 %v198
  store <8 x float> %v203, ptr %v204, align 4
  %v205 = fcmp ogt <8 x float> %v203, %v117
  %v206 = select <8 x i1> %v205, <8 x float> %v203, <8 x float> %v117
  %v207 = add i64 %v109, 8
  br label %head108
end108:
  %v208 = add i64 %v107, 0
  %v209 = add i64 %v208, 0
  %v210 = add i64 %v107, 0
  %v211 = add i64 %v210, 1
  %v212 = add i64 %v107, 0
  %v213 = add i64 %v212, 2
  %v214 = add i64 %v107, 0
  %v215 = add i64 %v214, 3
  %v216 = add i64 %v107, 0
  %v217 = add i64 %v216, 4
  %v218 = add i64 %v107, 0
  %v219 = add i64 %v218, 5
  %v220 = add i64 %v107, 0
  %v221 = add i64 %v220, 6
  %v222 = add i64 %v107, 0
  %v223 = add i64 %v222, 7
  %v224 = icmp slt i64 %v209, %v76
  br i1 %v224, label %yes225, label %no225
yes225:
  %v226 = mul i64 %v209, %v78
  %v227 = getelementptr [4 x i8], ptr %v104, i64 %v226
  %v228 = load <8 x float>, ptr %v227, align 4
  %v229 = getelementptr [4 x i8], ptr %v105, i64 %v226
  %v230 = load <8 x float>, ptr %v229, align 4
  %v231 = fadd <8 x float> %v228, %v230
  %v232 = getelementptr [4 x i8], ptr %v106, i64 %v226
  store <8 x float> %v231, ptr %v232, align 4
  %v233 = fcmp ogt <8 x float> %v231, %v110
  %v234 = select <8 x i1> %v233, <8 x float> %v231, <8 x float> %v110
  br label %joined225
no225:
  br label %joined225
joined225:
  %v235 = phi <8 x float> [ %v234, %yes225 ], [ %v110, %no225 ]
  %v236 = icmp slt i64 %v211, %v76
  br i1 %v236, label %yes237, label %no237
yes237:
  %v238 = mul i64 %v211, %v78
  %v239 = getelementptr [4 x i8], ptr %v104, i64 %v238
  %v240 = load <8 x float>, ptr %v239, align 4
  %v241 = getelementptr [4 x i8], ptr %v105, i64 %v238
  %v242 = load <8 x float>, ptr %v241, align 4
  %v243 = fadd <8 x float> %v240, %v242
  %v244 = getelementptr [4 x i8], ptr %v106, i64 %v238
  store <8 x float> %v243, ptr %v244, align 4
  %v245 = fcmp ogt <8 x float> %v243, %v111
  %v246 = select <8 x i1> %v245, <8 x float> %v243, <8 x float> %v111
  br label %joined237
no237:
  br label %joined237
joined237:
  %v247 = phi <8 x float> [ %v246, %yes237 ], [ %v111, %no237 ]
  %v248 = icmp slt i64 %v213, %v76
  br i1 %v248, label %yes249, label %no249
yes249:
  %v250 = mul i64 %v213, %v78
  %v251 = getelementptr [4 x i8], ptr %v104, i64 %v250
  %v252 = load <8 x float>, ptr %v251, align 4
  %v253 = getelementptr [4 x i8], ptr %v105, i64 %v250
  %v254 = load <8 x float>, ptr %v253, align 4
  %v255 = fadd <8 x float> %v252, %v254
  %v256 = getelementptr [4 x i8], ptr %v106, i64 %v250
  store <8 x float> %v255, ptr %v256, align 4
  %v257 = fcmp ogt <8 x float> %v255, %v112
  %v258 = select <8 x i1> %v257, <8 x float> %v255, <8 x float> %v112
  br label %joined249
no249:
  br label %joined249
joined249:
  %v259 = phi <8 x float> [ %v258, %yes249 ], [ %v112, %no249 ]
  %v260 = icmp slt i64 %v215, %v76
  br i1 %v260, label %yes261, label %no261
yes261:
  %v262 = mul i64 %v215, %v78
  %v263 = getelementptr [4 x i8], ptr %v104, i64 %v262
  %v264 = load <8 x float>, ptr %v263, align 4
  %v265 = getelementptr [4 x i8], ptr %v105, i64 %v262
  %v266 = load <8 x float>, ptr %v265, align 4
  %v267 = fadd <8 x float> %v264, %v266
  %v268 = getelementptr [4 x i8], ptr %v106, i64 %v262
  store <8 x float> %v267, ptr %v268, align 4
  %v269 = fcmp ogt <8 x float> %v267, %v113
  %v270 = select <8 x i1> %v269, <8 x float> %v267, <8 x float> %v113
  br label %joined261
no261:
  br label %joined261
joined261:
  %v271 = phi <8 x float> [ %v270, %yes261 ], [ %v113, %no261 ]
  %v272 = icmp slt i64 %v217, %v76
  br i1 %v272, label %yes273, label %no273
yes273:
  %v274 = mul i64 %v217, %v78
  %v275 = getelementptr [4 x i8], ptr %v104, i64 %v274
  %v276 = load <8 x float>, ptr %v275, align 4
  %v277 = getelementptr [4 x i8], ptr %v105, i64 %v274
  %v278 = load <8 x float>, ptr %v277, align 4
  %v279 = fadd <8 x float> %v276, %v278
  %v280 = getelementptr [4 x i8], ptr %v106, i64 %v274
  store <8 x float> %v279, ptr %v280, align 4
  %v281 = fcmp ogt <8 x float> %v279, %v114
  %v282 = select <8 x i1> %v281, <8 x float> %v279, <8 x float> %v114
  br label %joined273
no273:
  br label %joined273
joined273:
  %v283 = phi <8 x float> [ %v282, %yes273 ], [ %v114, %no273 ]
  %v284 = icmp slt i64 %v219, %v76
  br i1 %v284, label %yes285, label %no285
yes285:
  %v286 = mul i64 %v219, %v78
  %v287 = getelementptr [4 x i8], ptr %v104, i64 %v286
  %v288 = load <8 x float>, ptr %v287, align 4
  %v289 = getelementptr [4 x i8], ptr %v105, i64 %v286
  %v290 = load <8 x float>, ptr %v289, align 4
  %v291 = fadd <8 x float> %v288, %v290
  %v292 = getelementptr [4 x i8], ptr %v106, i64 %v286
  store <8 x float> %v291, ptr %v292, align 4
  %v293 = fcmp ogt <8 x float> %v291, %v115
  %v294 = select <8 x i1> %v293, <8 x float> %v291, <8 x float> %v115
  br label %joined285
no285:
  br label %joined285
joined285:
  %v295 = phi <8 x float> [ %v294, %yes285 ], [ %v115, %no285 ]
  %v296 = icmp slt i64 %v221, %v76
  br i1 %v296, label %yes297, label %no297
yes297:
  %v298 = mul i64 %v221, %v78
  %v299 = getelementptr [4 x i8], ptr %v104, i64 %v298
  %v300 = load <8 x float>, ptr %v299, align 4
  %v301 = getelementptr [4 x i8], ptr %v105, i64 %v298
  %v302 = load <8 x float>, ptr %v301, align 4
  %v303 = fadd <8 x float> %v300, %v302
  %v304 = getelementptr [4 x i8], ptr %v106, i64 %v298
  store <8 x float> %v303, ptr %v304, align 4
  %v305 = fcmp ogt <8 x float> %v303, %v116
  %v306 = select <8 x i1> %v305, <8 x float> %v303, <8 x float> %v116
  br label %joined297
no297:
  br label %joined297
joined297:
  %v307 = phi <8 x float> [ %v306, %yes297 ], [ %v116, %no297 ]
  %v308 = icmp slt i64 %v223, %v76
  br i1 %v308, label %yes309, label %no309
yes309:
  %v310 = mul i64 %v223, %v78
  %v311 = getelementptr [4 x i8], ptr %v104, i64 %v310
  %v312 = load <8 x float>, ptr %v311, align 4
  %v313 = getelementptr [4 x i8], ptr %v105, i64 %v310
  %v314 = load <8 x float>, ptr %v313, align 4
  %v315 = fadd <8 x float> %v312, %v314
  %v316 = getelementptr [4 x i8], ptr %v106, i64 %v310
  store <8 x float> %v315, ptr %v316, align 4
  %v317 = fcmp ogt <8 x float> %v315, %v117
  %v318 = select <8 x i1> %v317, <8 x float> %v315, <8 x float> %v117
  br label %joined309
no309:
  br label %joined309
joined309:
  %v319 = phi <8 x float> [ %v318, %yes309 ], [ %v117, %no309 ]
  %v320 = fcmp ogt <8 x float> %v283, %v235
  %v321 = select <8 x i1> %v320, <8 x float> %v283, <8 x float> %v235
  %v322 = fcmp ogt <8 x float> %v295, %v247
  %v323 = select <8 x i1> %v322, <8 x float> %v295, <8 x float> %v247
  %v324 = fcmp ogt <8 x float> %v307, %v259
  %v325 = select <8 x i1> %v324, <8 x float> %v307, <8 x float> %v259
  %v326 = fcmp ogt <8 x float> %v319, %v271
  %v327 = select <8 x i1> %v326, <8 x float> %v319, <8 x float> %v271
  %v328 = fcmp ogt <8 x float> %v325, %v321
  %v329 = select <8 x i1> %v328, <8 x float> %v325, <8 x float> %v321
  %v330 = fcmp ogt <8 x float> %v327, %v323
  %v331 = select <8 x i1> %v330, <8 x float> %v327, <8 x float> %v323
  %v332 = fcmp ogt <8 x float> %v331, %v329
  %v333 = select <8 x i1> %v332, <8 x float> %v331, <8 x float> %v329
  %v334 = fcmp oeq <8 x float> %v333, splat (float 0xFFF0000000000000)
  %v335 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %v334)
  br i1 %v335, label %yes336, label %no336
yes336:
  %v337 = and i64 %v76, -8
  br label %head338
head338:
  %v339 = phi i64 [ 0, %yes336 ], [ %v397, %body338 ]
  %v340 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes336 ], [ %v368, %body338 ]
  %v341 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes336 ], [ %v372, %body338 ]
  %v342 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes336 ], [ %v376, %body338 ]
  %v343 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes336 ], [ %v380, %body338 ]
  %v344 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes336 ], [ %v384, %body338 ]
  %v345 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes336 ], [ %v388, %body338 ]
  %v346 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes336 ], [ %v392, %body338 ]
  %v347 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes336 ], [ %v396, %body338 ]
  %v348 = icmp slt i64 %v339, %v337
  br i1 %v348, label %body338, label %end338
body338:
  %v349 = add i64 %v339, 0
  %v350 = add i64 %v349, 0
  %v351 = add i64 %v339, 0
  %v352 = add i64 %v351, 1
  %v353 = add i64 %v339, 0
  %v354 = add i64 %v353, 2
  %v355 = add i64 %v339, 0
  %v356 = add i64 %v355, 3
  %v357 = add i64 %v339, 0
  %v358 = add i64 %v357, 4
  %v359 = add i64 %v339, 0
  %v360 = add i64 %v359, 5
  %v361 = add i64 %v339, 0
  %v362 = add i64 %v361, 6
  %v363 = add i64 %v339, 0
  %v364 = add i64 %v363, 7
  %v365 = mul i64 %v350, %v78
  %v366 = getelementptr [4 x i8], ptr %v106, i64 %v365
  %v367 = load <8 x float>, ptr %v366, align 4
  %v368 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v367, <8 x float> %v340)
  %v369 = mul i64 %v352, %v78
  %v370 = getelementptr [4 x i8], ptr %v106, i64 %v369
  %v371 = load <8 x float>, ptr %v370, align 4
  %v372 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v371, <8 x float> %v341)
  %v373 = mul i64 %v354, %v78
  %v374 = getelementptr [4 x i8], ptr %v106, i64 %v373
  %v375 = load <8 x float>, ptr %v374, align 4
  %v376 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v375, <8 x float> %v342)
  %v377 = mul i64 %v356, %v78
  %v378 = getelementptr [4 x i8], ptr %v106, i64 %v377
  %v379 = load <8 x float>, ptr %v378, align 4
  %v380 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v379, <8 x float> %v343)
  %v381 = mul i64 %v358, %v78
  %v382 = getelementptr [4 x i8], ptr %v106, i64 %v381
  %v383 = load <8 x float>, ptr %v382, align 4
  %v384 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v383, <8 x float> %v344)
  %v385 = mul i64 %v360, %v78
  %v386 = getelementptr [4 x i8], ptr %v106, i64 %v385
  %v387 = load <8 x float>, ptr %v386, align 4
  %v388 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v387, <8 x float> %v345)
  %v389 = mul i64 %v362, %v78
  %v390 = getelementptr [4 x i8], ptr %v106, i64 %v389
  %v391 = load <8 x float>, ptr %v390, align 4
  %v392 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v391, <8 x float> %v346)
  %v393 = mul i64 %v364, %v78
  %v394 = getelementptr [4 x i8], ptr %v106, i64 %v393
  %v395 = load <8 x float>, ptr %v394, align 4
  %v396 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v395, <8 x float> %v347)
  %v397 = add i64 %v339, 8
  br label %head338
end338:
  %v398 = add i64 %v337, 0
  %v399 = add i64 %v398, 0
  %v400 = add i64 %v337, 0
  %v401 = add i64 %v400, 1
  %v402 = add i64 %v337, 0
  %v403 = add i64 %v402, 2
  %v404 = add i64 %v337, 0
  %v405 = add i64 %v404, 3
  %v406 = add i64 %v337, 0
  %v407 = add i64 %v406, 4
  %v408 = add i64 %v337, 0
  %v409 = add i64 %v408, 5
  %v410 = add i64 %v337, 0
  %v411 = add i64 %v410, 6
  %v412 = add i64 %v337, 0
  %v413 = add i64 %v412, 7
  %v414 = icmp slt i64 %v399, %v76
  br i1 %v414, label %yes415, label %no415
yes415:
  %v416 = mul i64 %v399, %v78
  %v417 = getelementptr [4 x i8], ptr %v106, i64 %v416
  %v418 = load <8 x float>, ptr %v417, align 4
  %v419 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v418, <8 x float> %v340)
  br label %joined415
no415:
  br label %joined415
joined415:
  %v420 = phi <8 x float> [ %v419, %yes415 ], [ %v340, %no415 ]
  %v421 = icmp slt i64 %v401, %v76
  br i1 %v421, label %yes422, label %no422
yes422:
  %v423 = mul i64 %v401, %v78
  %v424 = getelementptr [4 x i8], ptr %v106, i64 %v423
  %v425 = load <8 x float>, ptr %v424, align 4
  %v426 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v425, <8 x float> %v341)
  br label %joined422
no422:
  br label %joined422
joined422:
  %v427 = phi <8 x float> [ %v426, %yes422 ], [ %v341, %no422 ]
  %v428 = icmp slt i64 %v403, %v76
  br i1 %v428, label %yes429, label %no429
yes429:
  %v430 = mul i64 %v403, %v78
  %v431 = getelementptr [4 x i8], ptr %v106, i64 %v430
  %v432 = load <8 x float>, ptr %v431, align 4
  %v433 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v432, <8 x float> %v342)
  br label %joined429
no429:
  br label %joined429
joined429:
  %v434 = phi <8 x float> [ %v433, %yes429 ], [ %v342, %no429 ]
  %v435 = icmp slt i64 %v405, %v76
  br i1 %v435, label %yes436, label %no436
yes436:
  %v437 = mul i64 %v405, %v78
  %v438 = getelementptr [4 x i8], ptr %v106, i64 %v437
  %v439 = load <8 x float>, ptr %v438, align 4
  %v440 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v439, <8 x float> %v343)
  br label %joined436
no436:
  br label %joined436
joined436:
  %v441 = phi <8 x float> [ %v440, %yes436 ], [ %v343, %no436 ]
  %v442 = icmp slt i64 %v407, %v76
  br i1 %v442, label %yes443, label %no443
yes443:
  %v444 = mul i64 %v407, %v78
  %v445 = getelementptr [4 x i8], ptr %v106, i64 %v444
  %v446 = load <8 x float>, ptr %v445, align 4
  %v447 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v446, <8 x float> %v344)
  br label %joined443
no443:
  br label %joined443
joined443:
  %v448 = phi <8 x float> [ %v447, %yes443 ], [ %v344, %no443 ]
  %v449 = icmp slt i64 %v409, %v76
  br i1 %v449, label %yes450, label %no450
yes450:
  %v451 = mul i64 %v409, %v78
  %v452 = getelementptr [4 x i8], ptr %v106, i64 %v451
  %v453 = load <8 x float>, ptr %v452, align 4
  %v454 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v453, <8 x float> %v345)
  br label %joined450
no450:
  br label %joined450
joined450:
  %v455 = phi <8 x float> [ %v454, %yes450 ], [ %v345, %no450 ]
  %v456 = icmp slt i64 %v411, %v76
  br i1 %v456, label %yes457, label %no457
yes457:
  %v458 = mul i64 %v411, %v78
  %v459 = getelementptr [4 x i8], ptr %v106, i64 %v458
  %v460 = load <8 x float>, ptr %v459, align 4
  %v461 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v460, <8 x float> %v346)
  br label %joined457
no457:
  br label %joined457
joined457:
  %v462 = phi <8 x float> [ %v461, %yes457 ], [ %v346, %no457 ]
  %v463 = icmp slt i64 %v413, %v76
  br i1 %v463, label %yes464, label %no464
yes464:
  %v465 = mul i64 %v413, %v78
  %v466 = getelementptr [4 x i8], ptr %v106, i64 %v465
  %v467 = load <8 x float>, ptr %v466, align 4
  %v468 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v467, <8 x float> %v347)
  br label %joined464
no464:
  br label %joined464
joined464:
  %v469 = phi <8 x float> [ %v468, %yes464 ], [ %v347, %no464 ]
  %v470 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v448, <8 x float> %v420)
  %v471 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v455, <8 x float> %v427)
  %v472 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v462, <8 x float> %v434)
  %v473 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v469, <8 x float> %v441)
  %v474 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v472, <8 x float> %v470)
  %v475 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v473, <8 x float> %v471)
  %v476 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v475, <8 x float> %v474)
  br label %joined336
no336:
  br label %joined336
joined336:
  %v477 = phi <8 x float> [ %v476, %joined464 ], [ %v333, %no336 ]
  %v478 = fcmp oeq <8 x float> %v477, splat (float 0xFFF0000000000000)
  %v479 = select <8 x i1> %v478, <8 x float> splat (float 0x0000000000000000), <8 x float> %v477
  %v480 = icmp slt i64 %v76, 8
  %v481 = select i1 %v480, i64 %v76, i64 8
  br label %head482
head482:
  %v483 = phi i64 [ 0, %joined336 ], [ %v1074, %joined1032 ]
  %v484 = icmp slt i64 %v483, %v481
  br i1 %v484, label %body482, label %end482
body482:
  %v485 = and i64 %v76, -64
  br label %head486
head486:
  %v487 = phi i64 [ 0, %body482 ], [ %v769, %body486 ]
  %v488 = phi <8 x float> [ splat (float 0x0000000000000000), %body482 ], [ %v544, %body486 ]
  %v489 = phi <8 x float> [ splat (float 0x0000000000000000), %body482 ], [ %v576, %body486 ]
  %v490 = phi <8 x float> [ splat (float 0x0000000000000000), %body482 ], [ %v608, %body486 ]
  %v491 = phi <8 x float> [ splat (float 0x0000000000000000), %body482 ], [ %v640, %body486 ]
  %v492 = phi <8 x float> [ splat (float 0x0000000000000000), %body482 ], [ %v672, %body486 ]
  %v493 = phi <8 x float> [ splat (float 0x0000000000000000), %body482 ], [ %v704, %body486 ]
  %v494 = phi <8 x float> [ splat (float 0x0000000000000000), %body482 ], [ %v736, %body486 ]
  %v495 = phi <8 x float> [ splat (float 0x0000000000000000), %body482 ], [ %v768, %body486 ]
  %v496 = icmp slt i64 %v487, %v485
  br i1 %v496, label %body486, label %end486
body486:
  %v497 = add i64 %v487, %v483
  %v498 = add i64 %v497, 0
  %v499 = add i64 %v487, %v483
  %v500 = add i64 %v499, 8
  %v501 = add i64 %v487, %v483
  %v502 = add i64 %v501, 16
  %v503 = add i64 %v487, %v483
  %v504 = add i64 %v503, 24
  %v505 = add i64 %v487, %v483
  %v506 = add i64 %v505, 32
  %v507 = add i64 %v487, %v483
  %v508 = add i64 %v507, 40
  %v509 = add i64 %v487, %v483
  %v510 = add i64 %v509, 48
  %v511 = add i64 %v487, %v483
  %v512 = add i64 %v511, 56
  %v513 = mul i64 %v498, %v78
  %v514 = getelementptr [4 x i8], ptr %v106, i64 %v513
  call void @llvm.prefetch.p0(ptr %v514, i32 1, i32 3, i32 1)
  %v515 = getelementptr [4 x i8], ptr %v106, i64 %v513
  %v516 = load <8 x float>, ptr %v515, align 4
  %v517 = fsub <8 x float> %v516, %v479
  %v518 = fcmp olt <8 x float> %v517, splat (float 0xC05A400000000000)
  %v519 = select <8 x i1> %v518, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v517
  %v520 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v519, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v521 = fsub <8 x float> %v520, splat (float 0x4168000000000000)
  %v522 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v521, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v519)
  %v523 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v521, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v522)
  %v524 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v523, <8 x float> splat (float 0x3F812397E0000000))
  %v525 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v524, <8 x float> %v523, <8 x float> splat (float 0x3FA5558AE0000000))
  %v526 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v525, <8 x float> %v523, <8 x float> splat (float 0x3FC5554920000000))
  %v527 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v526, <8 x float> %v523, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v528 = fmul <8 x float> %v523, %v523
  %v529 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v527, <8 x float> %v528, <8 x float> %v523)
  %v530 = fadd <8 x float> splat (float 0x3FF0000000000000), %v529
  %v531 = fsub <8 x float> %v520, splat (float 0x4168000000000000)
  %v532 = fadd <8 x float> %v531, splat (float 0x4168000000000000)
  %v533 = bitcast <8 x float> %v532 to <8 x i32>
  %v534 = ashr <8 x i32> %v533, splat (i32 1)
  %v535 = shl <8 x i32> %v534, splat (i32 23)
  %v536 = add <8 x i32> %v535, splat (i32 1065353216)
  %v537 = bitcast <8 x i32> %v536 to <8 x float>
  %v538 = fmul <8 x float> %v530, %v537
  %v539 = sub <8 x i32> %v533, %v534
  %v540 = shl <8 x i32> %v539, splat (i32 23)
  %v541 = add <8 x i32> %v540, splat (i32 1065353216)
  %v542 = bitcast <8 x i32> %v541 to <8 x float>
  %v543 = fmul <8 x float> %v538, %v542
  %v544 = fadd <8 x float> %v488, %v543
  %v545 = mul i64 %v500, %v78
  %v546 = getelementptr [4 x i8], ptr %v106, i64 %v545
  call void @llvm.prefetch.p0(ptr %v546, i32 1, i32 3, i32 1)
  %v547 = getelementptr [4 x i8], ptr %v106, i64 %v545
  %v548 = load <8 x float>, ptr %v547, align 4
  %v549 = fsub <8 x float> %v548, %v479
  %v550 = fcmp olt <8 x float> %v549, splat (float 0xC05A400000000000)
  %v551 = select <8 x i1> %v550, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v549
  %v552 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v551, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v553 = fsub <8 x float> %v552, splat (float 0x4168000000000000)
  %v554 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v553, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v551)
  %v555 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v553, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v554)
  %v556 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v555, <8 x float> splat (float 0x3F812397E0000000))
  %v557 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v556, <8 x float> %v555, <8 x float> splat (float 0x3FA5558AE0000000))
  %v558 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v557, <8 x float> %v555, <8 x float> splat (float 0x3FC5554920000000))
  %v559 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v558, <8 x float> %v555, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v560 = fmul <8 x float> %v555, %v555
  %v561 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v559, <8 x float> %v560, <8 x float> %v555)
  %v562 = fadd <8 x float> splat (float 0x3FF0000000000000), %v561
  %v563 = fsub <8 x float> %v552, splat (float 0x4168000000000000)
  %v564 = fadd <8 x float> %v563, splat (float 0x4168000000000000)
  %v565 = bitcast <8 x float> %v564 to <8 x i32>
  %v566 = ashr <8 x i32> %v565, splat (i32 1)
  %v567 = shl <8 x i32> %v566, splat (i32 23)
  %v568 = add <8 x i32> %v567, splat (i32 1065353216)
  %v569 = bitcast <8 x i32> %v568 to <8 x float>
  %v570 = fmul <8 x float> %v562, %v569
  %v571 = sub <8 x i32> %v565, %v566
  %v572 = shl <8 x i32> %v571, splat (i32 23)
  %v573 = add <8 x i32> %v572, splat (i32 1065353216)
  %v574 = bitcast <8 x i32> %v573 to <8 x float>
  %v575 = fmul <8 x float> %v570, %v574
  %v576 = fadd <8 x float> %v489, %v575
  %v577 = mul i64 %v502, %v78
  %v578 = getelementptr [4 x i8], ptr %v106, i64 %v577
  call void @llvm.prefetch.p0(ptr %v578, i32 1, i32 3, i32 1)
  %v579 = getelementptr [4 x i8], ptr %v106, i64 %v577
  %v580 = load <8 x float>, ptr %v579, align 4
  %v581 = fsub <8 x float> %v580, %v479
  %v582 = fcmp olt <8 x float> %v581, splat (float 0xC05A400000000000)
  %v583 = select <8 x i1> %v582, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v581
  %v584 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v583, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v585 = fsub <8 x float> %v584, splat (float 0x4168000000000000)
  %v586 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v585, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v583)
  %v587 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v585, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v586)
  %v588 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v587, <8 x float> splat (float 0x3F812397E0000000))
  %v589 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v588, <8 x float> %v587, <8 x float> splat (float 0x3FA5558AE0000000))
  %v590 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v589, <8 x float> %v587, <8 x float> splat (float 0x3FC5554920000000))
  %v591 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v590, <8 x float> %v587, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v592 = fmul <8 x float> %v587, %v587
  %v593 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v591, <8 x float> %v592, <8 x float> %v587)
  %v594 = fadd <8 x float> splat (float 0x3FF0000000000000), %v593
  %v595 = fsub <8 x float> %v584, splat (float 0x4168000000000000)
  %v596 = fadd <8 x float> %v595, splat (float 0x4168000000000000)
  %v597 = bitcast <8 x float> %v596 to <8 x i32>
  %v598 = ashr <8 x i32> %v597, splat (i32 1)
  %v599 = shl <8 x i32> %v598, splat (i32 23)
  %v600 = add <8 x i32> %v599, splat (i32 1065353216)
  %v601 = bitcast <8 x i32> %v600 to <8 x float>
  %v602 = fmul <8 x float> %v594, %v601
  %v603 = sub <8 x i32> %v597, %v598
  %v604 = shl <8 x i32> %v603, splat (i32 23)
  %v605 = add <8 x i32> %v604, splat (i32 1065353216)
  %v606 = bitcast <8 x i32> %v605 to <8 x float>
  %v607 = fmul <8 x float> %v602, %v606
  %v608 = fadd <8 x float> %v490, %v607
  %v609 = mul i64 %v504, %v78
  %v610 = getelementptr [4 x i8], ptr %v106, i64 %v609
  call void @llvm.prefetch.p0(ptr %v610, i32 1, i32 3, i32 1)
  %v611 = getelementptr [4 x i8], ptr %v106, i64 %v609
  %v612 = load <8 x float>, ptr %v611, align 4
  %v613 = fsub <8 x float> %v612, %v479
  %v614 = fcmp olt <8 x float> %v613, splat (float 0xC05A400000000000)
  %v615 = select <8 x i1> %v614, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v613
  %v616 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v615, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v617 = fsub <8 x float> %v616, splat (float 0x4168000000000000)
  %v618 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v617, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v615)
  %v619 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v617, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v618)
  %v620 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v619, <8 x float> splat (float 0x3F812397E0000000))
  %v621 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v620, <8 x float> %v619, <8 x float> splat (float 0x3FA5558AE0000000))
  %v622 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v621, <8 x float> %v619, <8 x float> splat (float 0x3FC5554920000000))
  %v623 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v622, <8 x float> %v619, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v624 = fmul <8 x float> %v619, %v619
  %v625 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v623, <8 x float> %v624, <8 x float> %v619)
  %v626 = fadd <8 x float> splat (float 0x3FF0000000000000), %v625
  %v627 = fsub <8 x float> %v616, splat (float 0x4168000000000000)
  %v628 = fadd <8 x float> %v627, splat (float 0x4168000000000000)
  %v629 = bitcast <8 x float> %v628 to <8 x i32>
  %v630 = ashr <8 x i32> %v629, splat (i32 1)
  %v631 = shl <8 x i32> %v630, splat (i32 23)
  %v632 = add <8 x i32> %v631, splat (i32 1065353216)
  %v633 = bitcast <8 x i32> %v632 to <8 x float>
  %v634 = fmul <8 x float> %v626, %v633
  %v635 = sub <8 x i32> %v629, %v630
  %v636 = shl <8 x i32> %v635, splat (i32 23)
  %v637 = add <8 x i32> %v636, splat (i32 1065353216)
  %v638 = bitcast <8 x i32> %v637 to <8 x float>
  %v639 = fmul <8 x float> %v634, %v638
  %v640 = fadd <8 x float> %v491, %v639
  %v641 = mul i64 %v506, %v78
  %v642 = getelementptr [4 x i8], ptr %v106, i64 %v641
  call void @llvm.prefetch.p0(ptr %v642, i32 1, i32 3, i32 1)
  %v643 = getelementptr [4 x i8], ptr %v106, i64 %v641
  %v644 = load <8 x float>, ptr %v643, align 4
  %v645 = fsub <8 x float> %v644, %v479
  %v646 = fcmp olt <8 x float> %v645, splat (float 0xC05A400000000000)
  %v647 = select <8 x i1> %v646, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v645
  %v648 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v647, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v649 = fsub <8 x float> %v648, splat (float 0x4168000000000000)
  %v650 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v649, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v647)
  %v651 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v649, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v650)
  %v652 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v651, <8 x float> splat (float 0x3F812397E0000000))
  %v653 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v652, <8 x float> %v651, <8 x float> splat (float 0x3FA5558AE0000000))
  %v654 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v653, <8 x float> %v651, <8 x float> splat (float 0x3FC5554920000000))
  %v655 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v654, <8 x float> %v651, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v656 = fmul <8 x float> %v651, %v651
  %v657 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v655, <8 x float> %v656, <8 x float> %v651)
  %v658 = fadd <8 x float> splat (float 0x3FF0000000000000), %v657
  %v659 = fsub <8 x float> %v648, splat (float 0x4168000000000000)
  %v660 = fadd <8 x float> %v659, splat (float 0x4168000000000000)
  %v661 = bitcast <8 x float> %v660 to <8 x i32>
  %v662 = ashr <8 x i32> %v661, splat (i32 1)
  %v663 = shl <8 x i32> %v662, splat (i32 23)
  %v664 = add <8 x i32> %v663, splat (i32 1065353216)
  %v665 = bitcast <8 x i32> %v664 to <8 x float>
  %v666 = fmul <8 x float> %v658, %v665
  %v667 = sub <8 x i32> %v661, %v662
  %v668 = shl <8 x i32> %v667, splat (i32 23)
  %v669 = add <8 x i32> %v668, splat (i32 1065353216)
  %v670 = bitcast <8 x i32> %v669 to <8 x float>
  %v671 = fmul <8 x float> %v666, %v670
  %v672 = fadd <8 x float> %v492, %v671
  %v673 = mul i64 %v508, %v78
  %v674 = getelementptr [4 x i8], ptr %v106, i64 %v673
  call void @llvm.prefetch.p0(ptr %v674, i32 1, i32 3, i32 1)
  %v675 = getelementptr [4 x i8], ptr %v106, i64 %v673
  %v676 = load <8 x float>, ptr %v675, align 4
  %v677 = fsub <8 x float> %v676, %v479
  %v678 = fcmp olt <8 x float> %v677, splat (float 0xC05A400000000000)
  %v679 = select <8 x i1> %v678, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v677
  %v680 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v679, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v681 = fsub <8 x float> %v680, splat (float 0x4168000000000000)
  %v682 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v681, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v679)
  %v683 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v681, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v682)
  %v684 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v683, <8 x float> splat (float 0x3F812397E0000000))
  %v685 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v684, <8 x float> %v683, <8 x float> splat (float 0x3FA5558AE0000000))
  %v686 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v685, <8 x float> %v683, <8 x float> splat (float 0x3FC5554920000000))
  %v687 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v686, <8 x float> %v683, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v688 = fmul <8 x float> %v683, %v683
  %v689 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v687, <8 x float> %v688, <8 x float> %v683)
  %v690 = fadd <8 x float> splat (float 0x3FF0000000000000), %v689
  %v691 = fsub <8 x float> %v680, splat (float 0x4168000000000000)
  %v692 = fadd <8 x float> %v691, splat (float 0x4168000000000000)
  %v693 = bitcast <8 x float> %v692 to <8 x i32>
  %v694 = ashr <8 x i32> %v693, splat (i32 1)
  %v695 = shl <8 x i32> %v694, splat (i32 23)
  %v696 = add <8 x i32> %v695, splat (i32 1065353216)
  %v697 = bitcast <8 x i32> %v696 to <8 x float>
  %v698 = fmul <8 x float> %v690, %v697
  %v699 = sub <8 x i32> %v693, %v694
  %v700 = shl <8 x i32> %v699, splat (i32 23)
  %v701 = add <8 x i32> %v700, splat (i32 1065353216)
  %v702 = bitcast <8 x i32> %v701 to <8 x float>
  %v703 = fmul <8 x float> %v698, %v702
  %v704 = fadd <8 x float> %v493, %v703
  %v705 = mul i64 %v510, %v78
  %v706 = getelementptr [4 x i8], ptr %v106, i64 %v705
  call void @llvm.prefetch.p0(ptr %v706, i32 1, i32 3, i32 1)
  %v707 = getelementptr [4 x i8], ptr %v106, i64 %v705
  %v708 = load <8 x float>, ptr %v707, align 4
  %v709 = fsub <8 x float> %v708, %v479
  %v710 = fcmp olt <8 x float> %v709, splat (float 0xC05A400000000000)
  %v711 = select <8 x i1> %v710, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v709
  %v712 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v711, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v713 = fsub <8 x float> %v712, splat (float 0x4168000000000000)
  %v714 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v713, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v711)
  %v715 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v713, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v714)
  %v716 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v715, <8 x float> splat (float 0x3F812397E0000000))
  %v717 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v716, <8 x float> %v715, <8 x float> splat (float 0x3FA5558AE0000000))
  %v718 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v717, <8 x float> %v715, <8 x float> splat (float 0x3FC5554920000000))
  %v719 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v718, <8 x float> %v715, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v720 = fmul <8 x float> %v715, %v715
  %v721 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v719, <8 x float> %v720, <8 x float> %v715)
  %v722 = fadd <8 x float> splat (float 0x3FF0000000000000), %v721
  %v723 = fsub <8 x float> %v712, splat (float 0x4168000000000000)
  %v724 = fadd <8 x float> %v723, splat (float 0x4168000000000000)
  %v725 = bitcast <8 x float> %v724 to <8 x i32>
  %v726 = ashr <8 x i32> %v725, splat (i32 1)
  %v727 = shl <8 x i32> %v726, splat (i32 23)
  %v728 = add <8 x i32> %v727, splat (i32 1065353216)
  %v729 = bitcast <8 x i32> %v728 to <8 x float>
  %v730 = fmul <8 x float> %v722, %v729
  %v731 = sub <8 x i32> %v725, %v726
  %v732 = shl <8 x i32> %v731, splat (i32 23)
  %v733 = add <8 x i32> %v732, splat (i32 1065353216)
  %v734 = bitcast <8 x i32> %v733 to <8 x float>
  %v735 = fmul <8 x float> %v730, %v734
  %v736 = fadd <8 x float> %v494, %v735
  %v737 = mul i64 %v512, %v78
  %v738 = getelementptr [4 x i8], ptr %v106, i64 %v737
  call void @llvm.prefetch.p0(ptr %v738, i32 1, i32 3, i32 1)
  %v739 = getelementptr [4 x i8], ptr %v106, i64 %v737
  %v740 = load <8 x float>, ptr %v739, align 4
  %v741 = fsub <8 x float> %v740, %v479
  %v742 = fcmp olt <8 x float> %v741, splat (float 0xC05A400000000000)
  %v743 = select <8 x i1> %v742, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v741
  %v744 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v743, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v745 = fsub <8 x float> %v744, splat (float 0x4168000000000000)
  %v746 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v745, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v743)
  %v747 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v745, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v746)
  %v748 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v747, <8 x float> splat (float 0x3F812397E0000000))
  %v749 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v748, <8 x float> %v747, <8 x float> splat (float 0x3FA5558AE0000000))
  %v750 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v749, <8 x float> %v747, <8 x float> splat (float 0x3FC5554920000000))
  %v751 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v750, <8 x float> %v747, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v752 = fmul <8 x float> %v747, %v747
  %v753 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v751, <8 x float> %v752, <8 x float> %v747)
  %v754 = fadd <8 x float> splat (float 0x3FF0000000000000), %v753
  %v755 = fsub <8 x float> %v744, splat (float 0x4168000000000000)
  %v756 = fadd <8 x float> %v755, splat (float 0x4168000000000000)
  %v757 = bitcast <8 x float> %v756 to <8 x i32>
  %v758 = ashr <8 x i32> %v757, splat (i32 1)
  %v759 = shl <8 x i32> %v758, splat (i32 23)
  %v760 = add <8 x i32> %v759, splat (i32 1065353216)
  %v761 = bitcast <8 x i32> %v760 to <8 x float>
  %v762 = fmul <8 x float> %v754, %v761
  %v763 = sub <8 x i32> %v757, %v758
  %v764 = shl <8 x i32> %v763, splat (i32 23)
  %v765 = add <8 x i32> %v764, splat (i32 1065353216)
  %v766 = bitcast <8 x i32> %v765 to <8 x float>
  %v767 = fmul <8 x float> %v762, %v766
  %v768 = fadd <8 x float> %v495, %v767
  %v769 = add i64 %v487, 64
  br label %head486
end486:
  %v770 = add i64 %v485, %v483
  %v771 = add i64 %v770, 0
  %v772 = add i64 %v485, %v483
  %v773 = add i64 %v772, 8
  %v774 = add i64 %v485, %v483
  %v775 = add i64 %v774, 16
  %v776 = add i64 %v485, %v483
  %v777 = add i64 %v776, 24
  %v778 = add i64 %v485, %v483
  %v779 = add i64 %v778, 32
  %v780 = add i64 %v485, %v483
  %v781 = add i64 %v780, 40
  %v782 = add i64 %v485, %v483
  %v783 = add i64 %v782, 48
  %v784 = add i64 %v485, %v483
  %v785 = add i64 %v784, 56
  %v786 = icmp slt i64 %v771, %v76
  br i1 %v786, label %yes787, label %no787
yes787:
  %v788 = mul i64 %v771, %v78
  %v789 = getelementptr [4 x i8], ptr %v106, i64 %v788
  call void @llvm.prefetch.p0(ptr %v789, i32 1, i32 3, i32 1)
  %v790 = getelementptr [4 x i8], ptr %v106, i64 %v788
  %v791 = load <8 x float>, ptr %v790, align 4
  %v792 = fsub <8 x float> %v791, %v479
  %v793 = fcmp olt <8 x float> %v792, splat (float 0xC05A400000000000)
  %v794 = select <8 x i1> %v793, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v792
  %v795 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v794, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v796 = fsub <8 x float> %v795, splat (float 0x4168000000000000)
  %v797 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v796, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v794)
  %v798 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v796, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v797)
  %v799 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v798, <8 x float> splat (float 0x3F812397E0000000))
  %v800 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v799, <8 x float> %v798, <8 x float> splat (float 0x3FA5558AE0000000))
  %v801 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v800, <8 x float> %v798, <8 x float> splat (float 0x3FC5554920000000))
  %v802 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v801, <8 x float> %v798, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v803 = fmul <8 x float> %v798, %v798
  %v804 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v802, <8 x float> %v803, <8 x float> %v798)
  %v805 = fadd <8 x float> splat (float 0x3FF0000000000000), %v804
  %v806 = fsub <8 x float> %v795, splat (float 0x4168000000000000)
  %v807 = fadd <8 x float> %v806, splat (float 0x4168000000000000)
  %v808 = bitcast <8 x float> %v807 to <8 x i32>
  %v809 = ashr <8 x i32> %v808, splat (i32 1)
  %v810 = shl <8 x i32> %v809, splat (i32 23)
  %v811 = add <8 x i32> %v810, splat (i32 1065353216)
  %v812 = bitcast <8 x i32> %v811 to <8 x float>
  %v813 = fmul <8 x float> %v805, %v812
  %v814 = sub <8 x i32> %v808, %v809
  %v815 = shl <8 x i32> %v814, splat (i32 23)
  %v816 = add <8 x i32> %v815, splat (i32 1065353216)
  %v817 = bitcast <8 x i32> %v816 to <8 x float>
  %v818 = fmul <8 x float> %v813, %v817
  %v819 = fadd <8 x float> %v488, %v818
  br label %joined787
no787:
  br label %joined787
joined787:
  %v820 = phi <8 x float> [ %v819, %yes787 ], [ %v488, %no787 ]
  %v821 = icmp slt i64 %v773, %v76
  br i1 %v821, label %yes822, label %no822
yes822:
  %v823 = mul i64 %v773, %v78
  %v824 = getelementptr [4 x i8], ptr %v106, i64 %v823
  call void @llvm.prefetch.p0(ptr %v824, i32 1, i32 3, i32 1)
  %v825 = getelementptr [4 x i8], ptr %v106, i64 %v823
  %v826 = load <8 x float>, ptr %v825, align 4
  %v827 = fsub <8 x float> %v826, %v479
  %v828 = fcmp olt <8 x float> %v827, splat (float 0xC05A400000000000)
  %v829 = select <8 x i1> %v828, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v827
  %v830 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v829, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v831 = fsub <8 x float> %v830, splat (float 0x4168000000000000)
  %v832 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v831, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v829)
  %v833 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v831, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v832)
  %v834 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v833, <8 x float> splat (float 0x3F812397E0000000))
  %v835 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v834, <8 x float> %v833, <8 x float> splat (float 0x3FA5558AE0000000))
  %v836 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v835, <8 x float> %v833, <8 x float> splat (float 0x3FC5554920000000))
  %v837 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v836, <8 x float> %v833, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v838 = fmul <8 x float> %v833, %v833
  %v839 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v837, <8 x float> %v838, <8 x float> %v833)
  %v840 = fadd <8 x float> splat (float 0x3FF0000000000000), %v839
  %v841 = fsub <8 x float> %v830, splat (float 0x4168000000000000)
  %v842 = fadd <8 x float> %v841, splat (float 0x4168000000000000)
  %v843 = bitcast <8 x float> %v842 to <8 x i32>
  %v844 = ashr <8 x i32> %v843, splat (i32 1)
  %v845 = shl <8 x i32> %v844, splat (i32 23)
  %v846 = add <8 x i32> %v845, splat (i32 1065353216)
  %v847 = bitcast <8 x i32> %v846 to <8 x float>
  %v848 = fmul <8 x float> %v840, %v847
  %v849 = sub <8 x i32> %v843, %v844
  %v850 = shl <8 x i32> %v849, splat (i32 23)
  %v851 = add <8 x i32> %v850, splat (i32 1065353216)
  %v852 = bitcast <8 x i32> %v851 to <8 x float>
  %v853 = fmul <8 x float> %v848, %v852
  %v854 = fadd <8 x float> %v489, %v853
  br label %joined822
no822:
  br label %joined822
joined822:
  %v855 = phi <8 x float> [ %v854, %yes822 ], [ %v489, %no822 ]
  %v856 = icmp slt i64 %v775, %v76
  br i1 %v856, label %yes857, label %no857
yes857:
  %v858 = mul i64 %v775, %v78
  %v859 = getelementptr [4 x i8], ptr %v106, i64 %v858
  call void @llvm.prefetch.p0(ptr %v859, i32 1, i32 3, i32 1)
  %v860 = getelementptr [4 x i8], ptr %v106, i64 %v858
  %v861 = load <8 x float>, ptr %v860, align 4
  %v862 = fsub <8 x float> %v861, %v479
  %v863 = fcmp olt <8 x float> %v862, splat (float 0xC05A400000000000)
  %v864 = select <8 x i1> %v863, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v862
  %v865 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v864, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v866 = fsub <8 x float> %v865, splat (float 0x4168000000000000)
  %v867 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v866, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v864)
  %v868 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v866, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v867)
  %v869 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v868, <8 x float> splat (float 0x3F812397E0000000))
  %v870 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v869, <8 x float> %v868, <8 x float> splat (float 0x3FA5558AE0000000))
  %v871 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v870, <8 x float> %v868, <8 x float> splat (float 0x3FC5554920000000))
  %v872 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v871, <8 x float> %v868, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v873 = fmul <8 x float> %v868, %v868
  %v874 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v872, <8 x float> %v873, <8 x float> %v868)
  %v875 = fadd <8 x float> splat (float 0x3FF0000000000000), %v874
  %v876 = fsub <8 x float> %v865, splat (float 0x4168000000000000)
  %v877 = fadd <8 x float> %v876, splat (float 0x4168000000000000)
  %v878 = bitcast <8 x float> %v877 to <8 x i32>
  %v879 = ashr <8 x i32> %v878, splat (i32 1)
  %v880 = shl <8 x i32> %v879, splat (i32 23)
  %v881 = add <8 x i32> %v880, splat (i32 1065353216)
  %v882 = bitcast <8 x i32> %v881 to <8 x float>
  %v883 = fmul <8 x float> %v875, %v882
  %v884 = sub <8 x i32> %v878, %v879
  %v885 = shl <8 x i32> %v884, splat (i32 23)
  %v886 = add <8 x i32> %v885, splat (i32 1065353216)
  %v887 = bitcast <8 x i32> %v886 to <8 x float>
  %v888 = fmul <8 x float> %v883, %v887
  %v889 = fadd <8 x float> %v490, %v888
  br label %joined857
no857:
  br label %joined857
joined857:
  %v890 = phi <8 x float> [ %v889, %yes857 ], [ %v490, %no857 ]
  %v891 = icmp slt i64 %v777, %v76
  br i1 %v891, label %yes892, label %no892
yes892:
  %v893 = mul i64 %v777, %v78
  %v894 = getelementptr [4 x i8], ptr %v106, i64 %v893
  call void @llvm.prefetch.p0(ptr %v894, i32 1, i32 3, i32 1)
  %v895 = getelementptr [4 x i8], ptr %v106, i64 %v893
  %v896 = load <8 x float>, ptr %v895, align 4
  %v897 = fsub <8 x float> %v896, %v479
  %v898 = fcmp olt <8 x float> %v897, splat (float 0xC05A400000000000)
  %v899 = select <8 x i1> %v898, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v897
  %v900 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v899, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v901 = fsub <8 x float> %v900, splat (float 0x4168000000000000)
  %v902 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v901, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v899)
  %v903 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v901, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v902)
  %v904 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v903, <8 x float> splat (float 0x3F812397E0000000))
  %v905 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v904, <8 x float> %v903, <8 x float> splat (float 0x3FA5558AE0000000))
  %v906 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v905, <8 x float> %v903, <8 x float> splat (float 0x3FC5554920000000))
  %v907 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v906, <8 x float> %v903, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v908 = fmul <8 x float> %v903, %v903
  %v909 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v907, <8 x float> %v908, <8 x float> %v903)
  %v910 = fadd <8 x float> splat (float 0x3FF0000000000000), %v909
  %v911 = fsub <8 x float> %v900, splat (float 0x4168000000000000)
  %v912 = fadd <8 x float> %v911, splat (float 0x4168000000000000)
  %v913 = bitcast <8 x float> %v912 to <8 x i32>
  %v914 = ashr <8 x i32> %v913, splat (i32 1)
  %v915 = shl <8 x i32> %v914, splat (i32 23)
  %v916 = add <8 x i32> %v915, splat (i32 1065353216)
  %v917 = bitcast <8 x i32> %v916 to <8 x float>
  %v918 = fmul <8 x float> %v910, %v917
  %v919 = sub <8 x i32> %v913, %v914
  %v920 = shl <8 x i32> %v919, splat (i32 23)
  %v921 = add <8 x i32> %v920, splat (i32 1065353216)
  %v922 = bitcast <8 x i32> %v921 to <8 x float>
  %v923 = fmul <8 x float> %v918, %v922
  %v924 = fadd <8 x float> %v491, %v923
  br label %joined892
no892:
  br label %joined892
joined892:
  %v925 = phi <8 x float> [ %v924, %yes892 ], [ %v491, %no892 ]
  %v926 = icmp slt i64 %v779, %v76
  br i1 %v926, label %yes927, label %no927
yes927:
  %v928 = mul i64 %v779, %v78
  %v929 = getelementptr [4 x i8], ptr %v106, i64 %v928
  call void @llvm.prefetch.p0(ptr %v929, i32 1, i32 3, i32 1)
  %v930 = getelementptr [4 x i8], ptr %v106, i64 %v928
  %v931 = load <8 x float>, ptr %v930, align 4
  %v932 = fsub <8 x float> %v931, %v479
  %v933 = fcmp olt <8 x float> %v932, splat (float 0xC05A400000000000)
  %v934 = select <8 x i1> %v933, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v932
  %v935 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v934, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v936 = fsub <8 x float> %v935, splat (float 0x4168000000000000)
  %v937 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v936, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v934)
  %v938 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v936, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v937)
  %v939 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v938, <8 x float> splat (float 0x3F812397E0000000))
  %v940 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v939, <8 x float> %v938, <8 x float> splat (float 0x3FA5558AE0000000))
  %v941 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v940, <8 x float> %v938, <8 x float> splat (float 0x3FC5554920000000))
  %v942 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v941, <8 x float> %v938, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v943 = fmul <8 x float> %v938, %v938
  %v944 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v942, <8 x float> %v943, <8 x float> %v938)
  %v945 = fadd <8 x float> splat (float 0x3FF0000000000000), %v944
  %v946 = fsub <8 x float> %v935, splat (float 0x4168000000000000)
  %v947 = fadd <8 x float> %v946, splat (float 0x4168000000000000)
  %v948 = bitcast <8 x float> %v947 to <8 x i32>
  %v949 = ashr <8 x i32> %v948, splat (i32 1)
  %v950 = shl <8 x i32> %v949, splat (i32 23)
  %v951 = add <8 x i32> %v950, splat (i32 1065353216)
  %v952 = bitcast <8 x i32> %v951 to <8 x float>
  %v953 = fmul <8 x float> %v945, %v952
  %v954 = sub <8 x i32> %v948, %v949
  %v955 = shl <8 x i32> %v954, splat (i32 23)
  %v956 = add <8 x i32> %v955, splat (i32 1065353216)
  %v957 = bitcast <8 x i32> %v956 to <8 x float>
  %v958 = fmul <8 x float> %v953, %v957
  %v959 = fadd <8 x float> %v492, %v958
  br label %joined927
no927:
  br label %joined927
joined927:
  %v960 = phi <8 x float> [ %v959, %yes927 ], [ %v492, %no927 ]
  %v961 = icmp slt i64 %v781, %v76
  br i1 %v961, label %yes962, label %no962
yes962:
  %v963 = mul i64 %v781, %v78
  %v964 = getelementptr [4 x i8], ptr %v106, i64 %v963
  call void @llvm.prefetch.p0(ptr %v964, i32 1, i32 3, i32 1)
  %v965 = getelementptr [4 x i8], ptr %v106, i64 %v963
  %v966 = load <8 x float>, ptr %v965, align 4
  %v967 = fsub <8 x float> %v966, %v479
  %v968 = fcmp olt <8 x float> %v967, splat (float 0xC05A400000000000)
  %v969 = select <8 x i1> %v968, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v967
  %v970 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v969, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v971 = fsub <8 x float> %v970, splat (float 0x4168000000000000)
  %v972 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v971, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v969)
  %v973 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v971, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v972)
  %v974 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v973, <8 x float> splat (float 0x3F812397E0000000))
  %v975 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v974, <8 x float> %v973, <8 x float> splat (float 0x3FA5558AE0000000))
  %v976 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v975, <8 x float> %v973, <8 x float> splat (float 0x3FC5554920000000))
  %v977 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v976, <8 x float> %v973, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v978 = fmul <8 x float> %v973, %v973
  %v979 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v977, <8 x float> %v978, <8 x float> %v973)
  %v980 = fadd <8 x float> splat (float 0x3FF0000000000000), %v979
  %v981 = fsub <8 x float> %v970, splat (float 0x4168000000000000)
  %v982 = fadd <8 x float> %v981, splat (float 0x4168000000000000)
  %v983 = bitcast <8 x float> %v982 to <8 x i32>
  %v984 = ashr <8 x i32> %v983, splat (i32 1)
  %v985 = shl <8 x i32> %v984, splat (i32 23)
  %v986 = add <8 x i32> %v985, splat (i32 1065353216)
  %v987 = bitcast <8 x i32> %v986 to <8 x float>
  %v988 = fmul <8 x float> %v980, %v987
  %v989 = sub <8 x i32> %v983, %v984
  %v990 = shl <8 x i32> %v989, splat (i32 23)
  %v991 = add <8 x i32> %v990, splat (i32 1065353216)
  %v992 = bitcast <8 x i32> %v991 to <8 x float>
  %v993 = fmul <8 x float> %v988, %v992
  %v994 = fadd <8 x float> %v493, %v993
  br label %joined962
no962:
  br label %joined962
joined962:
  %v995 = phi <8 x float> [ %v994, %yes962 ], [ %v493, %no962 ]
  %v996 = icmp slt i64 %v783, %v76
  br i1 %v996, label %yes997, label %no997
yes997:
  %v998 = mul i64 %v783, %v78
  %v999 = getelementptr [4 x i8], ptr %v106, i64 %v998
  call void @llvm.prefetch.p0(ptr %v999, i32 1, i32 3, i32 1)
  %v1000 = getelementptr [4 x i8], ptr %v106, i64 %v998
  %v1001 = load <8 x float>, ptr %v1000, align 4
  %v1002 = fsub <8 x float> %v1001, %v479
  %v1003 = fcmp olt <8 x float> %v1002, splat (float 0xC05A400000000000)
  %v1004 = select <8 x i1> %v1003, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v1002
  %v1005 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1004, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v1006 = fsub <8 x float> %v1005, splat (float 0x4168000000000000)
  %v1007 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1006, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v1004)
  %v1008 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1006, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v1007)
  %v1009 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v1008, <8 x float> splat (float 0x3F812397E0000000))
  %v1010 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1009, <8 x float> %v1008, <8 x float> splat (float 0x3FA5558AE0000000))
  %v1011 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1010, <8 x float> %v1008, <8 x float> splat (float 0x3FC5554920000000))
  %v1012 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1011, <8 x float> %v1008, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v1013 = fmul <8 x float> %v1008, %v1008
  %v1014 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1012, <8 x float> %v1013, <8 x float> %v1008)
  %v1015 = fadd <8 x float> splat (float 0x3FF0000000000000), %v1014
  %v1016 = fsub <8 x float> %v1005, splat (float 0x4168000000000000)
  %v1017 = fadd <8 x float> %v1016, splat (float 0x4168000000000000)
  %v1018 = bitcast <8 x float> %v1017 to <8 x i32>
  %v1019 = ashr <8 x i32> %v1018, splat (i32 1)
  %v1020 = shl <8 x i32> %v1019, splat (i32 23)
  %v1021 = add <8 x i32> %v1020, splat (i32 1065353216)
  %v1022 = bitcast <8 x i32> %v1021 to <8 x float>
  %v1023 = fmul <8 x float> %v1015, %v1022
  %v1024 = sub <8 x i32> %v1018, %v1019
  %v1025 = shl <8 x i32> %v1024, splat (i32 23)
  %v1026 = add <8 x i32> %v1025, splat (i32 1065353216)
  %v1027 = bitcast <8 x i32> %v1026 to <8 x float>
  %v1028 = fmul <8 x float> %v1023, %v1027
  %v1029 = fadd <8 x float> %v494, %v1028
  br label %joined997
no997:
  br label %joined997
joined997:
  %v1030 = phi <8 x float> [ %v1029, %yes997 ], [ %v494, %no997 ]
  %v1031 = icmp slt i64 %v785, %v76
  br i1 %v1031, label %yes1032, label %no1032
yes1032:
  %v1033 = mul i64 %v785, %v78
  %v1034 = getelementptr [4 x i8], ptr %v106, i64 %v1033
  call void @llvm.prefetch.p0(ptr %v1034, i32 1, i32 3, i32 1)
  %v1035 = getelementptr [4 x i8], ptr %v106, i64 %v1033
  %v1036 = load <8 x float>, ptr %v1035, align 4
  %v1037 = fsub <8 x float> %v1036, %v479
  %v1038 = fcmp olt <8 x float> %v1037, splat (float 0xC05A400000000000)
  %v1039 = select <8 x i1> %v1038, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v1037
  %v1040 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1039, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v1041 = fsub <8 x float> %v1040, splat (float 0x4168000000000000)
  %v1042 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1041, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v1039)
  %v1043 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1041, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v1042)
  %v1044 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v1043, <8 x float> splat (float 0x3F812397E0000000))
  %v1045 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1044, <8 x float> %v1043, <8 x float> splat (float 0x3FA5558AE0000000))
  %v1046 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1045, <8 x float> %v1043, <8 x float> splat (float 0x3FC5554920000000))
  %v1047 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1046, <8 x float> %v1043, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v1048 = fmul <8 x float> %v1043, %v1043
  %v1049 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1047, <8 x float> %v1048, <8 x float> %v1043)
  %v1050 = fadd <8 x float> splat (float 0x3FF0000000000000), %v1049
  %v1051 = fsub <8 x float> %v1040, splat (float 0x4168000000000000)
  %v1052 = fadd <8 x float> %v1051, splat (float 0x4168000000000000)
  %v1053 = bitcast <8 x float> %v1052 to <8 x i32>
  %v1054 = ashr <8 x i32> %v1053, splat (i32 1)
  %v1055 = shl <8 x i32> %v1054, splat (i32 23)
  %v1056 = add <8 x i32> %v1055, splat (i32 1065353216)
  %v1057 = bitcast <8 x i32> %v1056 to <8 x float>
  %v1058 = fmul <8 x float> %v1050, %v1057
  %v1059 = sub <8 x i32> %v1053, %v1054
  %v1060 = shl <8 x i32> %v1059, splat (i32 23)
  %v1061 = add <8 x i32> %v1060, splat (i32 1065353216)
  %v1062 = bitcast <8 x i32> %v1061 to <8 x float>
  %v1063 = fmul <8 x float> %v1058, %v1062
  %v1064 = fadd <8 x float> %v495, %v1063
  br label %joined1032
no1032:
  br label %joined1032
joined1032:
  %v1065 = phi <8 x float> [ %v1064, %yes1032 ], [ %v495, %no1032 ]
  %v1066 = fadd <8 x float> %v820, %v960
  %v1067 = fadd <8 x float> %v855, %v995
  %v1068 = fadd <8 x float> %v890, %v1030
  %v1069 = fadd <8 x float> %v925, %v1065
  %v1070 = fadd <8 x float> %v1066, %v1068
  %v1071 = fadd <8 x float> %v1067, %v1069
  %v1072 = fadd <8 x float> %v1070, %v1071
  %v1073 = getelementptr [32 x i8], ptr %scratch0, i64 %v483
  store <8 x float> %v1072, ptr %v1073, align 4
  %v1074 = add i64 %v483, 1
  br label %head482
end482:
  br label %head1075
head1075:
  %v1076 = phi i64 [ %v481, %end482 ], [ %v1079, %body1075 ]
  %v1077 = icmp slt i64 %v1076, 8
  br i1 %v1077, label %body1075, label %end1075
body1075:
  %v1078 = getelementptr [32 x i8], ptr %scratch0, i64 %v1076
  store <8 x float> splat (float 0x0000000000000000), ptr %v1078, align 4
  %v1079 = add i64 %v1076, 1
  br label %head1075
end1075:
  %v1080 = getelementptr [32 x i8], ptr %scratch0, i64 0
  %v1081 = load <8 x float>, ptr %v1080, align 4
  %v1082 = getelementptr [32 x i8], ptr %scratch0, i64 1
  %v1083 = load <8 x float>, ptr %v1082, align 4
  %v1084 = getelementptr [32 x i8], ptr %scratch0, i64 2
  %v1085 = load <8 x float>, ptr %v1084, align 4
  %v1086 = getelementptr [32 x i8], ptr %scratch0, i64 3
  %v1087 = load <8 x float>, ptr %v1086, align 4
  %v1088 = getelementptr [32 x i8], ptr %scratch0, i64 4
  %v1089 = load <8 x float>, ptr %v1088, align 4
  %v1090 = getelementptr [32 x i8], ptr %scratch0, i64 5
  %v1091 = load <8 x float>, ptr %v1090, align 4
  %v1092 = getelementptr [32 x i8], ptr %scratch0, i64 6
  %v1093 = load <8 x float>, ptr %v1092, align 4
  %v1094 = getelementptr [32 x i8], ptr %scratch0, i64 7
  %v1095 = load <8 x float>, ptr %v1094, align 4
  %v1096 = fadd <8 x float> %v1081, %v1089
  %v1097 = fadd <8 x float> %v1083, %v1091
  %v1098 = fadd <8 x float> %v1085, %v1093
  %v1099 = fadd <8 x float> %v1087, %v1095
  %v1100 = fadd <8 x float> %v1096, %v1098
  %v1101 = fadd <8 x float> %v1097, %v1099
  %v1102 = fadd <8 x float> %v1100, %v1101
  %v1103 = select <8 x i1> %v478, <8 x float> splat (float 0x3FF0000000000000), <8 x float> %v1102
  %v1104 = fcmp olt <8 x float> %v1103, splat (float 0x3810000000000000)
  %v1105 = fmul <8 x float> %v1103, splat (float 0x4160000000000000)
  %v1106 = select <8 x i1> %v1104, <8 x float> %v1105, <8 x float> %v1103
  %v1107 = bitcast <8 x float> %v1106 to <8 x i32>
  %v1108 = sub <8 x i32> %v1107, splat (i32 1060439283)
  %v1109 = ashr <8 x i32> %v1108, splat (i32 23)
  %v1110 = shl <8 x i32> %v1109, splat (i32 23)
  %v1111 = sub <8 x i32> %v1107, %v1110
  %v1112 = bitcast <8 x i32> %v1111 to <8 x float>
  %v1113 = sitofp <8 x i32> %v1109 to <8 x float>
  %v1114 = select <8 x i1> %v1104, <8 x float> splat (float 0x4037000000000000), <8 x float> splat (float 0x0000000000000000)
  %v1115 = fsub <8 x float> %v1113, %v1114
  %v1116 = fsub <8 x float> %v1112, splat (float 0x3FF0000000000000)
  %v1117 = fmul <8 x float> %v1116, %v1116
  %v1118 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3FB1B43740000000), <8 x float> %v1116, <8 x float> splat (float 0xBFBE2E4820000000))
  %v1119 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1118, <8 x float> %v1116, <8 x float> splat (float 0x3FBE64D700000000))
  %v1120 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1119, <8 x float> %v1116, <8 x float> splat (float 0xBFBFB43DE0000000))
  %v1121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1120, <8 x float> %v1116, <8 x float> splat (float 0x3FC2333060000000))
  %v1122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1121, <8 x float> %v1116, <8 x float> splat (float 0xBFC5562E00000000))
  %v1123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1122, <8 x float> %v1116, <8 x float> splat (float 0x3FC99A5420000000))
  %v1124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1123, <8 x float> %v1116, <8 x float> splat (float 0xBFCFFFFEE0000000))
  %v1125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1124, <8 x float> %v1116, <8 x float> splat (float 0x3FD5555460000000))
  %v1126 = fmul <8 x float> %v1116, %v1125
  %v1127 = fmul <8 x float> %v1117, %v1126
  %v1128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1115, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %v1127)
  %v1129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1117, <8 x float> splat (float 0xBFE0000000000000), <8 x float> %v1128)
  %v1130 = fadd <8 x float> %v1116, %v1129
  %v1131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1115, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %v1130)
  %v1132 = fcmp oeq <8 x float> %v1103, splat (float 0x0000000000000000)
  %v1133 = select <8 x i1> %v1132, <8 x float> splat (float 0xFFF0000000000000), <8 x float> splat (float 0x7FF8000000000000)
  %v1134 = fcmp ogt <8 x float> %v1103, splat (float 0x0000000000000000)
  %v1135 = fcmp olt <8 x float> %v1103, splat (float 0x7FF0000000000000)
  %v1136 = select <8 x i1> %v1135, <8 x float> %v1131, <8 x float> %v1103
  %v1137 = select <8 x i1> %v1134, <8 x float> %v1136, <8 x float> %v1133
  br label %head1138
head1138:
  %v1139 = phi i64 [ 0, %end1075 ], [ %v1147, %body1138 ]
  %v1140 = icmp slt i64 %v1139, %v76
  br i1 %v1140, label %body1138, label %end1138
body1138:
  %v1141 = mul i64 %v1139, %v78
  %v1142 = getelementptr [4 x i8], ptr %v106, i64 %v1141
  %v1143 = load <8 x float>, ptr %v1142, align 4
  %v1144 = fsub <8 x float> %v1143, %v479
  %v1145 = fsub <8 x float> %v1144, %v1137
  %v1146 = getelementptr [4 x i8], ptr %v106, i64 %v1141
  store <8 x float> %v1145, ptr %v1146, align 4
  %v1147 = add i64 %v1139, 1
  br label %head1138
end1138:
  %v1148 = sub i64 %v78, %v101
  %v1149 = icmp slt i64 %v1148, 8
  %v1150 = select i1 %v1149, i64 %v1148, i64 8
  %v1151 = mul i64 %v78, 4
  %v1152 = mul i64 %v78, 4
  call void @epilogue(i64 %v76, i64 %v1150, ptr %v106, i64 %v1151, ptr %v106, i64 %v1152)
  %v1153 = add i64 %v99, 8
  br label %head98
end98:
  br label %head1154
head1154:
  %v1155 = phi i64 [ %v97, %end98 ], [ %v2207, %end2192 ]
  %v1156 = icmp slt i64 %v1155, %v78
  br i1 %v1156, label %body1154, label %end1154
body1154:
  %v1157 = mul i64 %v88, %v78
  %v1158 = add i64 %v1157, %v1155
  %v1159 = getelementptr [4 x i8], ptr %v92, i64 %v1155
  %v1160 = getelementptr [4 x i8], ptr %v93, i64 %v1155
  %v1161 = getelementptr [4 x i8], ptr %v94, i64 %v1155
  %v1162 = and i64 %v76, -8
  br label %head1163
head1163:
  %v1164 = phi i64 [ 0, %body1154 ], [ %v1262, %body1163 ]
  %v1165 = phi float [ 0xFFF0000000000000, %body1154 ], [ %v1198, %body1163 ]
  %v1166 = phi float [ 0xFFF0000000000000, %body1154 ], [ %v1207, %body1163 ]
  %v1167 = phi float [ 0xFFF0000000000000, %body1154 ], [ %v1216, %body1163 ]
  %v1168 = phi float [ 0xFFF0000000000000, %body1154 ], [ %v1225, %body1163 ]
  %v1169 = phi float [ 0xFFF0000000000000, %body1154 ], [ %v1234, %body1163 ]
  %v1170 = phi float [ 0xFFF0000000000000, %body1154 ], [ %v1243, %body1163 ]
  %v1171 = phi float [ 0xFFF0000000000000, %body1154 ], [ %v1252, %body1163 ]
  %v1172 = phi float [ 0xFFF0000000000000, %body1154 ], [ %v1261, %body1163 ]
  %v1173 = icmp slt i64 %v1164, %v1162
  br i1 %v1173, label %body1163, label %end1163
body1163:
  %v1174 = add i64 %v1164, 0
  %v1175 = add i64 %v1174, 0
  %v1176 = add i64 %v1164, 0
  %v1177 = add i64 %v1176, 1
  %v1178 = add i64 %v1164, 0
  %v1179 = add i64 %v1178, 2
  %v1180 = add i64 %v1164, 0
  %v1181 = add i64 %v1180, 3
  %v1182 = add i64 %v1164, 0
  %v1183 = add i64 %v1182, 4
  %v1184 = add i64 %v1164, 0
  %v1185 = add i64 %v1184, 5
  %v1186 = add i64 %v1164, 0
  %v1187 = add i64 %v1186, 6
  %v1188 = add i64 %v1164, 0
  %v1189 = add i64 %v1188, 7
  %v1190 = mul i64 %v1175, %v78
  %v1191 = getelementptr [4 x i8], ptr %v1159, i64 %v1190
  %v1192 = load float, ptr %v1191, align 4
  %v1193 = getelementptr [4 x i8], ptr %v1160, i64 %v1190
  %v1194 = load float, ptr %v1193, align 4
  %v1195 = fadd float %v1192, %v1194
  %v1196 = getelementptr [4 x i8], ptr %v1161, i64 %v1190
  store float %v1195, ptr %v1196, align 4
  %v1197 = fcmp ogt float %v1195, %v1165
  %v1198 = select i1 %v1197, float %v1195, float %v1165
  %v1199 = mul i64 %v1177, %v78
  %v1200 = getelementptr [4 x i8], ptr %v1159, i64 %v1199
  %v1201 = load float, ptr %v1200, align 4
  %v1202 = getelementptr [4 x i8], ptr %v1160, i64 %v1199
  %v1203 = load float, ptr %v1202, align 4
  %v1204 = fadd float %v1201, %v1203
  %v1205 = getelementptr [4 x i8], ptr %v1161, i64 %v1199
  store float %v1204, ptr %v1205, align 4
  %v1206 = fcmp ogt float %v1204, %v1166
  %v1207 = select i1 %v1206, float %v1204, float %v1166
  %v1208 = mul i64 %v1179, %v78
  %v1209 = getelementptr [4 x i8], ptr %v1159, i64 %v1208
  %v1210 = load float, ptr %v1209, align 4
  %v1211 = getelementptr [4 x i8], ptr %v1160, i64 %v1208
  %v1212 = load float, ptr %v1211, align 4
  %v1213 = fadd float %v1210, %v1212
  %v1214 = getelementptr [4 x i8], ptr %v1161, i64 %v1208
  store float %v1213, ptr %v1214, align 4
  %v1215 = fcmp ogt float %v1213, %v1167
  %v1216 = select i1 %v1215, float %v1213, float %v1167
  %v1217 = mul i64 %v1181, %v78
  %v1218 = getelementptr [4 x i8], ptr %v1159, i64 %v1217
  %v1219 = load float, ptr %v1218, align 4
  %v1220 = getelementptr [4 x i8], ptr %v1160, i64 %v1217
  %v1221 = load float, ptr %v1220, align 4
  %v1222 = fadd float %v1219, %v1221
  %v1223 = getelementptr [4 x i8], ptr %v1161, i64 %v1217
  store float %v1222, ptr %v1223, align 4
  %v1224 = fcmp ogt float %v1222, %v1168
  %v1225 = select i1 %v1224, float %v1222, float %v1168
  %v1226 = mul i64 %v1183, %v78
  %v1227 = getelementptr [4 x i8], ptr %v1159, i64 %v1226
  %v1228 = load float, ptr %v1227, align 4
  %v1229 = getelementptr [4 x i8], ptr %v1160, i64 %v1226
  %v1230 = load float, ptr %v1229, align 4
  %v1231 = fadd float %v1228, %v1230
  %v1232 = getelementptr [4 x i8], ptr %v1161, i64 %v1226
  store float %v1231, ptr %v1232, align 4
  %v1233 = fcmp ogt float %v1231, %v1169
  %v1234 = select i1 %v1233, float %v1231, float %v1169
  %v1235 = mul i64 %v1185, %v78
  %v1236 = getelementptr [4 x i8], ptr %v1159, i64 %v1235
  %v1237 = load float, ptr %v1236, align 4
  %v1238 = getelementptr [4 x i8], ptr %v1160, i64 %v1235
  %v1239 = load float, ptr %v1238, align 4
  %v1240 = fadd float %v1237, %v1239
  %v1241 = getelementptr [4 x i8], ptr %v1161, i64 %v1235
  store float %v1240, ptr %v1241, align 4
  %v1242 = fcmp ogt float %v1240, %v1170
  %v1243 = select i1 %v1242, float %v1240, float %v1170
  %v1244 = mul i64 %v1187, %v78
  %v1245 = getelementptr [4 x i8], ptr %v1159, i64 %v1244
  %v1246 = load float, ptr %v1245, align 4
  %v1247 = getelementptr [4 x i8], ptr %v1160, i64 %v1244
  %v1248 = load float, ptr %v1247, align 4
  %v1249 = fadd float %v1246, %v1248
  %v1250 = getelementptr [4 x i8], ptr %v1161, i64 %v1244
  store float %v1249, ptr %v1250, align 4
  %v1251 = fcmp ogt float %v1249, %v1171
  %v1252 = select i1 %v1251, float %v1249, float %v1171
  %v1253 = mul i64 %v1189, %v78
  %v1254 = getelementptr [4 x i8], ptr %v1159, i64 %v1253
  %v1255 = load float, ptr %v1254, align 4
  %v1256 = getelementptr [4 x i8], ptr %v1160, i64 %v1253
  %v1257 = load float, ptr %v1256, align 4
  %v1258 = fadd float %v1255, %v1257
  %v1259 = getelementptr [4 x i8], ptr %v1161, i64 %v1253
  store float %v1258, ptr %v1259, align 4
  %v1260 = fcmp ogt float %v1258, %v1172
  %v1261 = select i1 %v1260, float %v1258, float %v1172
  %v1262 = add i64 %v1164, 8
  br label %head1163
end1163:
  %v1263 = add i64 %v1162, 0
  %v1264 = add i64 %v1263, 0
  %v1265 = add i64 %v1162, 0
  %v1266 = add i64 %v1265, 1
  %v1267 = add i64 %v1162, 0
  %v1268 = add i64 %v1267, 2
  %v1269 = add i64 %v1162, 0
  %v1270 = add i64 %v1269, 3
  %v1271 = add i64 %v1162, 0
  %v1272 = add i64 %v1271, 4
  %v1273 = add i64 %v1162, 0
  %v1274 = add i64 %v1273, 5
  %v1275 = add i64 %v1162, 0
  %v1276 = add i64 %v1275, 6
  %v1277 = add i64 %v1162, 0
  %v1278 = add i64 %v1277, 7
  %v1279 = icmp slt i64 %v1264, %v76
  br i1 %v1279, label %yes1280, label %no1280
yes1280:
  %v1281 = mul i64 %v1264, %v78
  %v1282 = getelementptr [4 x i8], ptr %v1159, i64 %v1281
  %v1283 = load float, ptr %v1282, align 4
  %v1284 = getelementptr [4 x i8], ptr %v1160, i64 %v1281
  %v1285 = load float, ptr %v1284, align 4
  %v1286 = fadd float %v1283, %v1285
  %v1287 = getelementptr [4 x i8], ptr %v1161, i64 %v1281
  store float %v1286, ptr %v1287, align 4
  %v1288 = fcmp ogt float %v1286, %v1165
  %v1289 = select i1 %v1288, float %v1286, float %v1165
  br label %joined1280
no1280:
  br label %joined1280
joined1280:
  %v1290 = phi float [ %v1289, %yes1280 ], [ %v1165, %no1280 ]
  %v1291 = icmp slt i64 %v1266, %v76
  br i1 %v1291, label %yes1292, label %no1292
yes1292:
  %v1293 = mul i64 %v1266, %v78
  %v1294 = getelementptr [4 x i8], ptr %v1159, i64 %v1293
  %v1295 = load float, ptr %v1294, align 4
  %v1296 = getelementptr [4 x i8], ptr %v1160, i64 %v1293
  %v1297 = load float, ptr %v1296, align 4
  %v1298 = fadd float %v1295, %v1297
  %v1299 = getelementptr [4 x i8], ptr %v1161, i64 %v1293
  store float %v1298, ptr %v1299, align 4
  %v1300 = fcmp ogt float %v1298, %v1166
  %v1301 = select i1 %v1300, float %v1298, float %v1166
  br label %joined1292
no1292:
  br label %joined1292
joined1292:
  %v1302 = phi float [ %v1301, %yes1292 ], [ %v1166, %no1292 ]
  %v1303 = icmp slt i64 %v1268, %v76
  br i1 %v1303, label %yes1304, label %no1304
yes1304:
  %v1305 = mul i64 %v1268, %v78
  %v1306 = getelementptr [4 x i8], ptr %v1159, i64 %v1305
  %v1307 = load float, ptr %v1306, align 4
  %v1308 = getelementptr [4 x i8], ptr %v1160, i64 %v1305
  %v1309 = load float, ptr %v1308, align 4
  %v1310 = fadd float %v1307, %v1309
  %v1311 = getelementptr [4 x i8], ptr %v1161, i64 %v1305
  store float %v1310, ptr %v1311, align 4
  %v1312 = fcmp ogt float %v1310, %v1167
  %v1313 = select i1 %v1312, float %v1310, float %v1167
  br label %joined1304
no1304:
  br label %joined1304
joined1304:
  %v1314 = phi float [ %v1313, %yes1304 ], [ %v1167, %no1304 ]
  %v1315 = icmp slt i64 %v1270, %v76
  br i1 %v1315, label %yes1316, label %no1316
yes1316:
  %v1317 = mul i64 %v1270, %v78
  %v1318 = getelementptr [4 x i8], ptr %v1159, i64 %v1317
  %v1319 = load float, ptr %v1318, align 4
  %v1320 = getelementptr [4 x i8], ptr %v1160, i64 %v1317
  %v1321 = load float, ptr %v1320, align 4
  %v1322 = fadd float %v1319, %v1321
  %v1323 = getelementptr [4 x i8], ptr %v1161, i64 %v1317
  store float %v1322, ptr %v1323, align 4
  %v1324 = fcmp ogt float %v1322, %v1168
  %v1325 = select i1 %v1324, float %v1322, float %v1168
  br label %joined1316
no1316:
  br label %joined1316
joined1316:
  %v1326 = phi float [ %v1325, %yes1316 ], [ %v1168, %no1316 ]
  %v1327 = icmp slt i64 %v1272, %v76
  br i1 %v1327, label %yes1328, label %no1328
yes1328:
  %v1329 = mul i64 %v1272, %v78
  %v1330 = getelementptr [4 x i8], ptr %v1159, i64 %v1329
  %v1331 = load float, ptr %v1330, align 4
  %v1332 = getelementptr [4 x i8], ptr %v1160, i64 %v1329
  %v1333 = load float, ptr %v1332, align 4
  %v1334 = fadd float %v1331, %v1333
  %v1335 = getelementptr [4 x i8], ptr %v1161, i64 %v1329
  store float %v1334, ptr %v1335, align 4
  %v1336 = fcmp ogt float %v1334, %v1169
  %v1337 = select i1 %v1336, float %v1334, float %v1169
  br label %joined1328
no1328:
  br label %joined1328
joined1328:
  %v1338 = phi float [ %v1337, %yes1328 ], [ %v1169, %no1328 ]
  %v1339 = icmp slt i64 %v1274, %v76
  br i1 %v1339, label %yes1340, label %no1340
yes1340:
  %v1341 = mul i64 %v1274, %v78
  %v1342 = getelementptr [4 x i8], ptr %v1159, i64 %v1341
  %v1343 = load float, ptr %v1342, align 4
  %v1344 = getelementptr [4 x i8], ptr %v1160, i64 %v1341
  %v1345 = load float, ptr %v1344, align 4
  %v1346 = fadd float %v1343, %v1345
  %v1347 = getelementptr [4 x i8], ptr %v1161, i64 %v1341
  store float %v1346, ptr %v1347, align 4
  %v1348 = fcmp ogt float %v1346, %v1170
  %v1349 = select i1 %v1348, float %v1346, float %v1170
  br label %joined1340
no1340:
  br label %joined1340
joined1340:
  %v1350 = phi float [ %v1349, %yes1340 ], [ %v1170, %no1340 ]
  %v1351 = icmp slt i64 %v1276, %v76
  br i1 %v1351, label %yes1352, label %no1352
yes1352:
  %v1353 = mul i64 %v1276, %v78
  %v1354 = getelementptr [4 x i8], ptr %v1159, i64 %v1353
  %v1355 = load float, ptr %v1354, align 4
  %v1356 = getelementptr [4 x i8], ptr %v1160, i64 %v1353
  %v1357 = load float, ptr %v1356, align 4
  %v1358 = fadd float %v1355, %v1357
  %v1359 = getelementptr [4 x i8], ptr %v1161, i64 %v1353
  store float %v1358, ptr %v1359, align 4
  %v1360 = fcmp ogt float %v1358, %v1171
  %v1361 = select i1 %v1360, float %v1358, float %v1171
  br label %joined1352
no1352:
  br label %joined1352
joined1352:
  %v1362 = phi float [ %v1361, %yes1352 ], [ %v1171, %no1352 ]
  %v1363 = icmp slt i64 %v1278, %v76
  br i1 %v1363, label %yes1364, label %no1364
yes1364:
  %v1365 = mul i64 %v1278, %v78
  %v1366 = getelementptr [4 x i8], ptr %v1159, i64 %v1365
  %v1367 = load float, ptr %v1366, align 4
  %v1368 = getelementptr [4 x i8], ptr %v1160, i64 %v1365
  %v1369 = load float, ptr %v1368, align 4
  %v1370 = fadd float %v1367, %v1369
  %v1371 = getelementptr [4 x i8], ptr %v1161, i64 %v1365
  store float %v1370, ptr %v1371, align 4
  %v1372 = fcmp ogt float %v1370, %v1172
  %v1373 = select i1 %v1372, float %v1370, float %v1172
  br label %joined1364
no1364:
  br label %joined1364
joined1364:
  %v1374 = phi float [ %v1373, %yes1364 ], [ %v1172, %no1364 ]
  %v1375 = fcmp ogt float %v1338, %v1290
  %v1376 = select i1 %v1375, float %v1338, float %v1290
  %v1377 = fcmp ogt float %v1350, %v1302
  %v1378 = select i1 %v1377, float %v1350, float %v1302
  %v1379 = fcmp ogt float %v1362, %v1314
  %v1380 = select i1 %v1379, float %v1362, float %v1314
  %v1381 = fcmp ogt float %v1374, %v1326
  %v1382 = select i1 %v1381, float %v1374, float %v1326
  %v1383 = fcmp ogt float %v1380, %v1376
  %v1384 = select i1 %v1383, float %v1380, float %v1376
  %v1385 = fcmp ogt float %v1382, %v1378
  %v1386 = select i1 %v1385, float %v1382, float %v1378
  %v1387 = fcmp ogt float %v1386, %v1384
  %v1388 = select i1 %v1387, float %v1386, float %v1384
  %v1389 = fcmp oeq float %v1388, 0xFFF0000000000000
  br i1 %v1389, label %yes1390, label %no1390
yes1390:
  %v1391 = and i64 %v76, -8
  br label %head1392
head1392:
  %v1393 = phi i64 [ 0, %yes1390 ], [ %v1451, %body1392 ]
  %v1394 = phi float [ 0xFFF0000000000000, %yes1390 ], [ %v1422, %body1392 ]
  %v1395 = phi float [ 0xFFF0000000000000, %yes1390 ], [ %v1426, %body1392 ]
  %v1396 = phi float [ 0xFFF0000000000000, %yes1390 ], [ %v1430, %body1392 ]
  %v1397 = phi float [ 0xFFF0000000000000, %yes1390 ], [ %v1434, %body1392 ]
  %v1398 = phi float [ 0xFFF0000000000000, %yes1390 ], [ %v1438, %body1392 ]
  %v1399 = phi float [ 0xFFF0000000000000, %yes1390 ], [ %v1442, %body1392 ]
  %v1400 = phi float [ 0xFFF0000000000000, %yes1390 ], [ %v1446, %body1392 ]
  %v1401 = phi float [ 0xFFF0000000000000, %yes1390 ], [ %v1450, %body1392 ]
  %v1402 = icmp slt i64 %v1393, %v1391
  br i1 %v1402, label %body1392, label %end1392
body1392:
  %v1403 = add i64 %v1393, 0
  %v1404 = add i64 %v1403, 0
  %v1405 = add i64 %v1393, 0
  %v1406 = add i64 %v1405, 1
  %v1407 = add i64 %v1393, 0
  %v1408 = add i64 %v1407, 2
  %v1409 = add i64 %v1393, 0
  %v1410 = add i64 %v1409, 3
  %v1411 = add i64 %v1393, 0
  %v1412 = add i64 %v1411, 4
  %v1413 = add i64 %v1393, 0
  %v1414 = add i64 %v1413, 5
  %v1415 = add i64 %v1393, 0
  %v1416 = add i64 %v1415, 6
  %v1417 = add i64 %v1393, 0
  %v1418 = add i64 %v1417, 7
  %v1419 = mul i64 %v1404, %v78
  %v1420 = getelementptr [4 x i8], ptr %v1161, i64 %v1419
  %v1421 = load float, ptr %v1420, align 4
  %v1422 = call float @llvm.maximum.f32(float %v1421, float %v1394)
  %v1423 = mul i64 %v1406, %v78
  %v1424 = getelementptr [4 x i8], ptr %v1161, i64 %v1423
  %v1425 = load float, ptr %v1424, align 4
  %v1426 = call float @llvm.maximum.f32(float %v1425, float %v1395)
  %v1427 = mul i64 %v1408, %v78
  %v1428 = getelementptr [4 x i8], ptr %v1161, i64 %v1427
  %v1429 = load float, ptr %v1428, align 4
  %v1430 = call float @llvm.maximum.f32(float %v1429, float %v1396)
  %v1431 = mul i64 %v1410, %v78
  %v1432 = getelementptr [4 x i8], ptr %v1161, i64 %v1431
  %v1433 = load float, ptr %v1432, align 4
  %v1434 = call float @llvm.maximum.f32(float %v1433, float %v1397)
  %v1435 = mul i64 %v1412, %v78
  %v1436 = getelementptr [4 x i8], ptr %v1161, i64 %v1435
  %v1437 = load float, ptr %v1436, align 4
  %v1438 = call float @llvm.maximum.f32(float %v1437, float %v1398)
  %v1439 = mul i64 %v1414, %v78
  %v1440 = getelementptr [4 x i8], ptr %v1161, i64 %v1439
  %v1441 = load float, ptr %v1440, align 4
  %v1442 = call float @llvm.maximum.f32(float %v1441, float %v1399)
  %v1443 = mul i64 %v1416, %v78
  %v1444 = getelementptr [4 x i8], ptr %v1161, i64 %v1443
  %v1445 = load float, ptr %v1444, align 4
  %v1446 = call float @llvm.maximum.f32(float %v1445, float %v1400)
  %v1447 = mul i64 %v1418, %v78
  %v1448 = getelementptr [4 x i8], ptr %v1161, i64 %v1447
  %v1449 = load float, ptr %v1448, align 4
  %v1450 = call float @llvm.maximum.f32(float %v1449, float %v1401)
  %v1451 = add i64 %v1393, 8
  br label %head1392
end1392:
  %v1452 = add i64 %v1391, 0
  %v1453 = add i64 %v1452, 0
  %v1454 = add i64 %v1391, 0
  %v1455 = add i64 %v1454, 1
  %v1456 = add i64 %v1391, 0
  %v1457 = add i64 %v1456, 2
  %v1458 = add i64 %v1391, 0
  %v1459 = add i64 %v1458, 3
  %v1460 = add i64 %v1391, 0
  %v1461 = add i64 %v1460, 4
  %v1462 = add i64 %v1391, 0
  %v1463 = add i64 %v1462, 5
  %v1464 = add i64 %v1391, 0
  %v1465 = add i64 %v1464, 6
  %v1466 = add i64 %v1391, 0
  %v1467 = add i64 %v1466, 7
  %v1468 = icmp slt i64 %v1453, %v76
  br i1 %v1468, label %yes1469, label %no1469
yes1469:
  %v1470 = mul i64 %v1453, %v78
  %v1471 = getelementptr [4 x i8], ptr %v1161, i64 %v1470
  %v1472 = load float, ptr %v1471, align 4
  %v1473 = call float @llvm.maximum.f32(float %v1472, float %v1394)
  br label %joined1469
no1469:
  br label %joined1469
joined1469:
  %v1474 = phi float [ %v1473, %yes1469 ], [ %v1394, %no1469 ]
  %v1475 = icmp slt i64 %v1455, %v76
  br i1 %v1475, label %yes1476, label %no1476
yes1476:
  %v1477 = mul i64 %v1455, %v78
  %v1478 = getelementptr [4 x i8], ptr %v1161, i64 %v1477
  %v1479 = load float, ptr %v1478, align 4
  %v1480 = call float @llvm.maximum.f32(float %v1479, float %v1395)
  br label %joined1476
no1476:
  br label %joined1476
joined1476:
  %v1481 = phi float [ %v1480, %yes1476 ], [ %v1395, %no1476 ]
  %v1482 = icmp slt i64 %v1457, %v76
  br i1 %v1482, label %yes1483, label %no1483
yes1483:
  %v1484 = mul i64 %v1457, %v78
  %v1485 = getelementptr [4 x i8], ptr %v1161, i64 %v1484
  %v1486 = load float, ptr %v1485, align 4
  %v1487 = call float @llvm.maximum.f32(float %v1486, float %v1396)
  br label %joined1483
no1483:
  br label %joined1483
joined1483:
  %v1488 = phi float [ %v1487, %yes1483 ], [ %v1396, %no1483 ]
  %v1489 = icmp slt i64 %v1459, %v76
  br i1 %v1489, label %yes1490, label %no1490
yes1490:
  %v1491 = mul i64 %v1459, %v78
  %v1492 = getelementptr [4 x i8], ptr %v1161, i64 %v1491
  %v1493 = load float, ptr %v1492, align 4
  %v1494 = call float @llvm.maximum.f32(float %v1493, float %v1397)
  br label %joined1490
no1490:
  br label %joined1490
joined1490:
  %v1495 = phi float [ %v1494, %yes1490 ], [ %v1397, %no1490 ]
  %v1496 = icmp slt i64 %v1461, %v76
  br i1 %v1496, label %yes1497, label %no1497
yes1497:
  %v1498 = mul i64 %v1461, %v78
  %v1499 = getelementptr [4 x i8], ptr %v1161, i64 %v1498
  %v1500 = load float, ptr %v1499, align 4
  %v1501 = call float @llvm.maximum.f32(float %v1500, float %v1398)
  br label %joined1497
no1497:
  br label %joined1497
joined1497:
  %v1502 = phi float [ %v1501, %yes1497 ], [ %v1398, %no1497 ]
  %v1503 = icmp slt i64 %v1463, %v76
  br i1 %v1503, label %yes1504, label %no1504
yes1504:
  %v1505 = mul i64 %v1463, %v78
  %v1506 = getelementptr [4 x i8], ptr %v1161, i64 %v1505
  %v1507 = load float, ptr %v1506, align 4
  %v1508 = call float @llvm.maximum.f32(float %v1507, float %v1399)
  br label %joined1504
no1504:
  br label %joined1504
joined1504:
  %v1509 = phi float [ %v1508, %yes1504 ], [ %v1399, %no1504 ]
  %v1510 = icmp slt i64 %v1465, %v76
  br i1 %v1510, label %yes1511, label %no1511
yes1511:
  %v1512 = mul i64 %v1465, %v78
  %v1513 = getelementptr [4 x i8], ptr %v1161, i64 %v1512
  %v1514 = load float, ptr %v1513, align 4
  %v1515 = call float @llvm.maximum.f32(float %v1514, float %v1400)
  br label %joined1511
no1511:
  br label %joined1511
joined1511:
  %v1516 = phi float [ %v1515, %yes1511 ], [ %v1400, %no1511 ]
  %v1517 = icmp slt i64 %v1467, %v76
  br i1 %v1517, label %yes1518, label %no1518
yes1518:
  %v1519 = mul i64 %v1467, %v78
  %v1520 = getelementptr [4 x i8], ptr %v1161, i64 %v1519
  %v1521 = load float, ptr %v1520, align 4
  %v1522 = call float @llvm.maximum.f32(float %v1521, float %v1401)
  br label %joined1518
no1518:
  br label %joined1518
joined1518:
  %v1523 = phi float [ %v1522, %yes1518 ], [ %v1401, %no1518 ]
  %v1524 = call float @llvm.maximum.f32(float %v1502, float %v1474)
  %v1525 = call float @llvm.maximum.f32(float %v1509, float %v1481)
  %v1526 = call float @llvm.maximum.f32(float %v1516, float %v1488)
  %v1527 = call float @llvm.maximum.f32(float %v1523, float %v1495)
  %v1528 = call float @llvm.maximum.f32(float %v1526, float %v1524)
  %v1529 = call float @llvm.maximum.f32(float %v1527, float %v1525)
  %v1530 = call float @llvm.maximum.f32(float %v1529, float %v1528)
  br label %joined1390
no1390:
  br label %joined1390
joined1390:
  %v1531 = phi float [ %v1530, %joined1518 ], [ %v1388, %no1390 ]
  %v1532 = fcmp oeq float %v1531, 0xFFF0000000000000
  %v1533 = select i1 %v1532, float 0x0000000000000000, float %v1531
  %v1534 = icmp slt i64 %v76, 8
  %v1535 = select i1 %v1534, i64 %v76, i64 8
  br label %head1536
head1536:
  %v1537 = phi i64 [ 0, %joined1390 ], [ %v2128, %joined2086 ]
  %v1538 = icmp slt i64 %v1537, %v1535
  br i1 %v1538, label %body1536, label %end1536
body1536:
  %v1539 = and i64 %v76, -64
  br label %head1540
head1540:
  %v1541 = phi i64 [ 0, %body1536 ], [ %v1823, %body1540 ]
  %v1542 = phi float [ 0x0000000000000000, %body1536 ], [ %v1598, %body1540 ]
  %v1543 = phi float [ 0x0000000000000000, %body1536 ], [ %v1630, %body1540 ]
  %v1544 = phi float [ 0x0000000000000000, %body1536 ], [ %v1662, %body1540 ]
  %v1545 = phi float [ 0x0000000000000000, %body1536 ], [ %v1694, %body1540 ]
  %v1546 = phi float [ 0x0000000000000000, %body1536 ], [ %v1726, %body1540 ]
  %v1547 = phi float [ 0x0000000000000000, %body1536 ], [ %v1758, %body1540 ]
  %v1548 = phi float [ 0x0000000000000000, %body1536 ], [ %v1790, %body1540 ]
  %v1549 = phi float [ 0x0000000000000000, %body1536 ], [ %v1822, %body1540 ]
  %v1550 = icmp slt i64 %v1541, %v1539
  br i1 %v1550, label %body1540, label %end1540
body1540:
  %v1551 = add i64 %v1541, %v1537
  %v1552 = add i64 %v1551, 0
  %v1553 = add i64 %v1541, %v1537
  %v1554 = add i64 %v1553, 8
  %v1555 = add i64 %v1541, %v1537
  %v1556 = add i64 %v1555, 16
  %v1557 = add i64 %v1541, %v1537
  %v1558 = add i64 %v1557, 24
  %v1559 = add i64 %v1541, %v1537
  %v1560 = add i64 %v1559, 32
  %v1561 = add i64 %v1541, %v1537
  %v1562 = add i64 %v1561, 40
  %v1563 = add i64 %v1541, %v1537
  %v1564 = add i64 %v1563, 48
  %v1565 = add i64 %v1541, %v1537
  %v1566 = add i64 %v1565, 56
  %v1567 = mul i64 %v1552, %v78
  %v1568 = getelementptr [4 x i8], ptr %v1161, i64 %v1567
  call void @llvm.prefetch.p0(ptr %v1568, i32 1, i32 3, i32 1)
  %v1569 = getelementptr [4 x i8], ptr %v1161, i64 %v1567
  %v1570 = load float, ptr %v1569, align 4
  %v1571 = fsub float %v1570, %v1533
  %v1572 = fcmp olt float %v1571, 0xC05A400000000000
  %v1573 = select i1 %v1572, float 0xC05A400000000000, float %v1571
  %v1574 = call float @llvm.fma.f32(float %v1573, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1575 = fsub float %v1574, 0x4168000000000000
  %v1576 = call float @llvm.fma.f32(float %v1575, float 0xBFE62E4000000000, float %v1573)
  %v1577 = call float @llvm.fma.f32(float %v1575, float 0xBEB7F7D1C0000000, float %v1576)
  %v1578 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1577, float 0x3F812397E0000000)
  %v1579 = call float @llvm.fma.f32(float %v1578, float %v1577, float 0x3FA5558AE0000000)
  %v1580 = call float @llvm.fma.f32(float %v1579, float %v1577, float 0x3FC5554920000000)
  %v1581 = call float @llvm.fma.f32(float %v1580, float %v1577, float 0x3FDFFFFFC0000000)
  %v1582 = fmul float %v1577, %v1577
  %v1583 = call float @llvm.fma.f32(float %v1581, float %v1582, float %v1577)
  %v1584 = fadd float 0x3FF0000000000000, %v1583
  %v1585 = fsub float %v1574, 0x4168000000000000
  %v1586 = fadd float %v1585, 0x4168000000000000
  %v1587 = bitcast float %v1586 to i32
  %v1588 = ashr i32 %v1587, 1
  %v1589 = shl i32 %v1588, 23
  %v1590 = add i32 %v1589, 1065353216
  %v1591 = bitcast i32 %v1590 to float
  %v1592 = fmul float %v1584, %v1591
  %v1593 = sub i32 %v1587, %v1588
  %v1594 = shl i32 %v1593, 23
  %v1595 = add i32 %v1594, 1065353216
  %v1596 = bitcast i32 %v1595 to float
  %v1597 = fmul float %v1592, %v1596
  %v1598 = fadd float %v1542, %v1597
  %v1599 = mul i64 %v1554, %v78
  %v1600 = getelementptr [4 x i8], ptr %v1161, i64 %v1599
  call void @llvm.prefetch.p0(ptr %v1600, i32 1, i32 3, i32 1)
  %v1601 = getelementptr [4 x i8], ptr %v1161, i64 %v1599
  %v1602 = load float, ptr %v1601, align 4
  %v1603 = fsub float %v1602, %v1533
  %v1604 = fcmp olt float %v1603, 0xC05A400000000000
  %v1605 = select i1 %v1604, float 0xC05A400000000000, float %v1603
  %v1606 = call float @llvm.fma.f32(float %v1605, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1607 = fsub float %v1606, 0x4168000000000000
  %v1608 = call float @llvm.fma.f32(float %v1607, float 0xBFE62E4000000000, float %v1605)
  %v1609 = call float @llvm.fma.f32(float %v1607, float 0xBEB7F7D1C0000000, float %v1608)
  %v1610 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1609, float 0x3F812397E0000000)
  %v1611 = call float @llvm.fma.f32(float %v1610, float %v1609, float 0x3FA5558AE0000000)
  %v1612 = call float @llvm.fma.f32(float %v1611, float %v1609, float 0x3FC5554920000000)
  %v1613 = call float @llvm.fma.f32(float %v1612, float %v1609, float 0x3FDFFFFFC0000000)
  %v1614 = fmul float %v1609, %v1609
  %v1615 = call float @llvm.fma.f32(float %v1613, float %v1614, float %v1609)
  %v1616 = fadd float 0x3FF0000000000000, %v1615
  %v1617 = fsub float %v1606, 0x4168000000000000
  %v1618 = fadd float %v1617, 0x4168000000000000
  %v1619 = bitcast float %v1618 to i32
  %v1620 = ashr i32 %v1619, 1
  %v1621 = shl i32 %v1620, 23
  %v1622 = add i32 %v1621, 1065353216
  %v1623 = bitcast i32 %v1622 to float
  %v1624 = fmul float %v1616, %v1623
  %v1625 = sub i32 %v1619, %v1620
  %v1626 = shl i32 %v1625, 23
  %v1627 = add i32 %v1626, 1065353216
  %v1628 = bitcast i32 %v1627 to float
  %v1629 = fmul float %v1624, %v1628
  %v1630 = fadd float %v1543, %v1629
  %v1631 = mul i64 %v1556, %v78
  %v1632 = getelementptr [4 x i8], ptr %v1161, i64 %v1631
  call void @llvm.prefetch.p0(ptr %v1632, i32 1, i32 3, i32 1)
  %v1633 = getelementptr [4 x i8], ptr %v1161, i64 %v1631
  %v1634 = load float, ptr %v1633, align 4
  %v1635 = fsub float %v1634, %v1533
  %v1636 = fcmp olt float %v1635, 0xC05A400000000000
  %v1637 = select i1 %v1636, float 0xC05A400000000000, float %v1635
  %v1638 = call float @llvm.fma.f32(float %v1637, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1639 = fsub float %v1638, 0x4168000000000000
  %v1640 = call float @llvm.fma.f32(float %v1639, float 0xBFE62E4000000000, float %v1637)
  %v1641 = call float @llvm.fma.f32(float %v1639, float 0xBEB7F7D1C0000000, float %v1640)
  %v1642 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1641, float 0x3F812397E0000000)
  %v1643 = call float @llvm.fma.f32(float %v1642, float %v1641, float 0x3FA5558AE0000000)
  %v1644 = call float @llvm.fma.f32(float %v1643, float %v1641, float 0x3FC5554920000000)
  %v1645 = call float @llvm.fma.f32(float %v1644, float %v1641, float 0x3FDFFFFFC0000000)
  %v1646 = fmul float %v1641, %v1641
  %v1647 = call float @llvm.fma.f32(float %v1645, float %v1646, float %v1641)
  %v1648 = fadd float 0x3FF0000000000000, %v1647
  %v1649 = fsub float %v1638, 0x4168000000000000
  %v1650 = fadd float %v1649, 0x4168000000000000
  %v1651 = bitcast float %v1650 to i32
  %v1652 = ashr i32 %v1651, 1
  %v1653 = shl i32 %v1652, 23
  %v1654 = add i32 %v1653, 1065353216
  %v1655 = bitcast i32 %v1654 to float
  %v1656 = fmul float %v1648, %v1655
  %v1657 = sub i32 %v1651, %v1652
  %v1658 = shl i32 %v1657, 23
  %v1659 = add i32 %v1658, 1065353216
  %v1660 = bitcast i32 %v1659 to float
  %v1661 = fmul float %v1656, %v1660
  %v1662 = fadd float %v1544, %v1661
  %v1663 = mul i64 %v1558, %v78
  %v1664 = getelementptr [4 x i8], ptr %v1161, i64 %v1663
  call void @llvm.prefetch.p0(ptr %v1664, i32 1, i32 3, i32 1)
  %v1665 = getelementptr [4 x i8], ptr %v1161, i64 %v1663
  %v1666 = load float, ptr %v1665, align 4
  %v1667 = fsub float %v1666, %v1533
  %v1668 = fcmp olt float %v1667, 0xC05A400000000000
  %v1669 = select i1 %v1668, float 0xC05A400000000000, float %v1667
  %v1670 = call float @llvm.fma.f32(float %v1669, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1671 = fsub float %v1670, 0x4168000000000000
  %v1672 = call float @llvm.fma.f32(float %v1671, float 0xBFE62E4000000000, float %v1669)
  %v1673 = call float @llvm.fma.f32(float %v1671, float 0xBEB7F7D1C0000000, float %v1672)
  %v1674 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1673, float 0x3F812397E0000000)
  %v1675 = call float @llvm.fma.f32(float %v1674, float %v1673, float 0x3FA5558AE0000000)
  %v1676 = call float @llvm.fma.f32(float %v1675, float %v1673, float 0x3FC5554920000000)
  %v1677 = call float @llvm.fma.f32(float %v1676, float %v1673, float 0x3FDFFFFFC0000000)
  %v1678 = fmul float %v1673, %v1673
  %v1679 = call float @llvm.fma.f32(float %v1677, float %v1678, float %v1673)
  %v1680 = fadd float 0x3FF0000000000000, %v1679
  %v1681 = fsub float %v1670, 0x4168000000000000
  %v1682 = fadd float %v1681, 0x4168000000000000
  %v1683 = bitcast float %v1682 to i32
  %v1684 = ashr i32 %v1683, 1
  %v1685 = shl i32 %v1684, 23
  %v1686 = add i32 %v1685, 1065353216
  %v1687 = bitcast i32 %v1686 to float
  %v1688 = fmul float %v1680, %v1687
  %v1689 = sub i32 %v1683, %v1684
  %v1690 = shl i32 %v1689, 23
  %v1691 = add i32 %v1690, 1065353216
  %v1692 = bitcast i32 %v1691 to float
  %v1693 = fmul float %v1688, %v1692
  %v1694 = fadd float %v1545, %v1693
  %v1695 = mul i64 %v1560, %v78
  %v1696 = getelementptr [4 x i8], ptr %v1161, i64 %v1695
  call void @llvm.prefetch.p0(ptr %v1696, i32 1, i32 3, i32 1)
  %v1697 = getelementptr [4 x i8], ptr %v1161, i64 %v1695
  %v1698 = load float, ptr %v1697, align 4
  %v1699 = fsub float %v1698, %v1533
  %v1700 = fcmp olt float %v1699, 0xC05A400000000000
  %v1701 = select i1 %v1700, float 0xC05A400000000000, float %v1699
  %v1702 = call float @llvm.fma.f32(float %v1701, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1703 = fsub float %v1702, 0x4168000000000000
  %v1704 = call float @llvm.fma.f32(float %v1703, float 0xBFE62E4000000000, float %v1701)
  %v1705 = call float @llvm.fma.f32(float %v1703, float 0xBEB7F7D1C0000000, float %v1704)
  %v1706 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1705, float 0x3F812397E0000000)
  %v1707 = call float @llvm.fma.f32(float %v1706, float %v1705, float 0x3FA5558AE0000000)
  %v1708 = call float @llvm.fma.f32(float %v1707, float %v1705, float 0x3FC5554920000000)
  %v1709 = call float @llvm.fma.f32(float %v1708, float %v1705, float 0x3FDFFFFFC0000000)
  %v1710 = fmul float %v1705, %v1705
  %v1711 = call float @llvm.fma.f32(float %v1709, float %v1710, float %v1705)
  %v1712 = fadd float 0x3FF0000000000000, %v1711
  %v1713 = fsub float %v1702, 0x4168000000000000
  %v1714 = fadd float %v1713, 0x4168000000000000
  %v1715 = bitcast float %v1714 to i32
  %v1716 = ashr i32 %v1715, 1
  %v1717 = shl i32 %v1716, 23
  %v1718 = add i32 %v1717, 1065353216
  %v1719 = bitcast i32 %v1718 to float
  %v1720 = fmul float %v1712, %v1719
  %v1721 = sub i32 %v1715, %v1716
  %v1722 = shl i32 %v1721, 23
  %v1723 = add i32 %v1722, 1065353216
  %v1724 = bitcast i32 %v1723 to float
  %v1725 = fmul float %v1720, %v1724
  %v1726 = fadd float %v1546, %v1725
  %v1727 = mul i64 %v1562, %v78
  %v1728 = getelementptr [4 x i8], ptr %v1161, i64 %v1727
  call void @llvm.prefetch.p0(ptr %v1728, i32 1, i32 3, i32 1)
  %v1729 = getelementptr [4 x i8], ptr %v1161, i64 %v1727
  %v1730 = load float, ptr %v1729, align 4
  %v1731 = fsub float %v1730, %v1533
  %v1732 = fcmp olt float %v1731, 0xC05A400000000000
  %v1733 = select i1 %v1732, float 0xC05A400000000000, float %v1731
  %v1734 = call float @llvm.fma.f32(float %v1733, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1735 = fsub float %v1734, 0x4168000000000000
  %v1736 = call float @llvm.fma.f32(float %v1735, float 0xBFE62E4000000000, float %v1733)
  %v1737 = call float @llvm.fma.f32(float %v1735, float 0xBEB7F7D1C0000000, float %v1736)
  %v1738 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1737, float 0x3F812397E0000000)
  %v1739 = call float @llvm.fma.f32(float %v1738, float %v1737, float 0x3FA5558AE0000000)
  %v1740 = call float @llvm.fma.f32(float %v1739, float %v1737, float 0x3FC5554920000000)
  %v1741 = call float @llvm.fma.f32(float %v1740, float %v1737, float 0x3FDFFFFFC0000000)
  %v1742 = fmul float %v1737, %v1737
  %v1743 = call float @llvm.fma.f32(float %v1741, float %v1742, float %v1737)
  %v1744 = fadd float 0x3FF0000000000000, %v1743
  %v1745 = fsub float %v1734, 0x4168000000000000
  %v1746 = fadd float %v1745, 0x4168000000000000
  %v1747 = bitcast float %v1746 to i32
  %v1748 = ashr i32 %v1747, 1
  %v1749 = shl i32 %v1748, 23
  %v1750 = add i32 %v1749, 1065353216
  %v1751 = bitcast i32 %v1750 to float
  %v1752 = fmul float %v1744, %v1751
  %v1753 = sub i32 %v1747, %v1748
  %v1754 = shl i32 %v1753, 23
  %v1755 = add i32 %v1754, 1065353216
  %v1756 = bitcast i32 %v1755 to float
  %v1757 = fmul float %v1752, %v1756
  %v1758 = fadd float %v1547, %v1757
  %v1759 = mul i64 %v1564, %v78
  %v1760 = getelementptr [4 x i8], ptr %v1161, i64 %v1759
  call void @llvm.prefetch.p0(ptr %v1760, i32 1, i32 3, i32 1)
  %v1761 = getelementptr [4 x i8], ptr %v1161, i64 %v1759
  %v1762 = load float, ptr %v1761, align 4
  %v1763 = fsub float %v1762, %v1533
  %v1764 = fcmp olt float %v1763, 0xC05A400000000000
  %v1765 = select i1 %v1764, float 0xC05A400000000000, float %v1763
  %v1766 = call float @llvm.fma.f32(float %v1765, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1767 = fsub float %v1766, 0x4168000000000000
  %v1768 = call float @llvm.fma.f32(float %v1767, float 0xBFE62E4000000000, float %v1765)
  %v1769 = call float @llvm.fma.f32(float %v1767, float 0xBEB7F7D1C0000000, float %v1768)
  %v1770 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1769, float 0x3F812397E0000000)
  %v1771 = call float @llvm.fma.f32(float %v1770, float %v1769, float 0x3FA5558AE0000000)
  %v1772 = call float @llvm.fma.f32(float %v1771, float %v1769, float 0x3FC5554920000000)
  %v1773 = call float @llvm.fma.f32(float %v1772, float %v1769, float 0x3FDFFFFFC0000000)
  %v1774 = fmul float %v1769, %v1769
  %v1775 = call float @llvm.fma.f32(float %v1773, float %v1774, float %v1769)
  %v1776 = fadd float 0x3FF0000000000000, %v1775
  %v1777 = fsub float %v1766, 0x4168000000000000
  %v1778 = fadd float %v1777, 0x4168000000000000
  %v1779 = bitcast float %v1778 to i32
  %v1780 = ashr i32 %v1779, 1
  %v1781 = shl i32 %v1780, 23
  %v1782 = add i32 %v1781, 1065353216
  %v1783 = bitcast i32 %v1782 to float
  %v1784 = fmul float %v1776, %v1783
  %v1785 = sub i32 %v1779, %v1780
  %v1786 = shl i32 %v1785, 23
  %v1787 = add i32 %v1786, 1065353216
  %v1788 = bitcast i32 %v1787 to float
  %v1789 = fmul float %v1784, %v1788
  %v1790 = fadd float %v1548, %v1789
  %v1791 = mul i64 %v1566, %v78
  %v1792 = getelementptr [4 x i8], ptr %v1161, i64 %v1791
  call void @llvm.prefetch.p0(ptr %v1792, i32 1, i32 3, i32 1)
  %v1793 = getelementptr [4 x i8], ptr %v1161, i64 %v1791
  %v1794 = load float, ptr %v1793, align 4
  %v1795 = fsub float %v1794, %v1533
  %v1796 = fcmp olt float %v1795, 0xC05A400000000000
  %v1797 = select i1 %v1796, float 0xC05A400000000000, float %v1795
  %v1798 = call float @llvm.fma.f32(float %v1797, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1799 = fsub float %v1798, 0x4168000000000000
  %v1800 = call float @llvm.fma.f32(float %v1799, float 0xBFE62E4000000000, float %v1797)
  %v1801 = call float @llvm.fma.f32(float %v1799, float 0xBEB7F7D1C0000000, float %v1800)
  %v1802 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1801, float 0x3F812397E0000000)
  %v1803 = call float @llvm.fma.f32(float %v1802, float %v1801, float 0x3FA5558AE0000000)
  %v1804 = call float @llvm.fma.f32(float %v1803, float %v1801, float 0x3FC5554920000000)
  %v1805 = call float @llvm.fma.f32(float %v1804, float %v1801, float 0x3FDFFFFFC0000000)
  %v1806 = fmul float %v1801, %v1801
  %v1807 = call float @llvm.fma.f32(float %v1805, float %v1806, float %v1801)
  %v1808 = fadd float 0x3FF0000000000000, %v1807
  %v1809 = fsub float %v1798, 0x4168000000000000
  %v1810 = fadd float %v1809, 0x4168000000000000
  %v1811 = bitcast float %v1810 to i32
  %v1812 = ashr i32 %v1811, 1
  %v1813 = shl i32 %v1812, 23
  %v1814 = add i32 %v1813, 1065353216
  %v1815 = bitcast i32 %v1814 to float
  %v1816 = fmul float %v1808, %v1815
  %v1817 = sub i32 %v1811, %v1812
  %v1818 = shl i32 %v1817, 23
  %v1819 = add i32 %v1818, 1065353216
  %v1820 = bitcast i32 %v1819 to float
  %v1821 = fmul float %v1816, %v1820
  %v1822 = fadd float %v1549, %v1821
  %v1823 = add i64 %v1541, 64
  br label %head1540
end1540:
  %v1824 = add i64 %v1539, %v1537
  %v1825 = add i64 %v1824, 0
  %v1826 = add i64 %v1539, %v1537
  %v1827 = add i64 %v1826, 8
  %v1828 = add i64 %v1539, %v1537
  %v1829 = add i64 %v1828, 16
  %v1830 = add i64 %v1539, %v1537
  %v1831 = add i64 %v1830, 24
  %v1832 = add i64 %v1539, %v1537
  %v1833 = add i64 %v1832, 32
  %v1834 = add i64 %v1539, %v1537
  %v1835 = add i64 %v1834, 40
  %v1836 = add i64 %v1539, %v1537
  %v1837 = add i64 %v1836, 48
  %v1838 = add i64 %v1539, %v1537
  %v1839 = add i64 %v1838, 56
  %v1840 = icmp slt i64 %v1825, %v76
  br i1 %v1840, label %yes1841, label %no1841
yes1841:
  %v1842 = mul i64 %v1825, %v78
  %v1843 = getelementptr [4 x i8], ptr %v1161, i64 %v1842
  call void @llvm.prefetch.p0(ptr %v1843, i32 1, i32 3, i32 1)
  %v1844 = getelementptr [4 x i8], ptr %v1161, i64 %v1842
  %v1845 = load float, ptr %v1844, align 4
  %v1846 = fsub float %v1845, %v1533
  %v1847 = fcmp olt float %v1846, 0xC05A400000000000
  %v1848 = select i1 %v1847, float 0xC05A400000000000, float %v1846
  %v1849 = call float @llvm.fma.f32(float %v1848, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1850 = fsub float %v1849, 0x4168000000000000
  %v1851 = call float @llvm.fma.f32(float %v1850, float 0xBFE62E4000000000, float %v1848)
  %v1852 = call float @llvm.fma.f32(float %v1850, float 0xBEB7F7D1C0000000, float %v1851)
  %v1853 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1852, float 0x3F812397E0000000)
  %v1854 = call float @llvm.fma.f32(float %v1853, float %v1852, float 0x3FA5558AE0000000)
  %v1855 = call float @llvm.fma.f32(float %v1854, float %v1852, float 0x3FC5554920000000)
  %v1856 = call float @llvm.fma.f32(float %v1855, float %v1852, float 0x3FDFFFFFC0000000)
  %v1857 = fmul float %v1852, %v1852
  %v1858 = call float @llvm.fma.f32(float %v1856, float %v1857, float %v1852)
  %v1859 = fadd float 0x3FF0000000000000, %v1858
  %v1860 = fsub float %v1849, 0x4168000000000000
  %v1861 = fadd float %v1860, 0x4168000000000000
  %v1862 = bitcast float %v1861 to i32
  %v1863 = ashr i32 %v1862, 1
  %v1864 = shl i32 %v1863, 23
  %v1865 = add i32 %v1864, 1065353216
  %v1866 = bitcast i32 %v1865 to float
  %v1867 = fmul float %v1859, %v1866
  %v1868 = sub i32 %v1862, %v1863
  %v1869 = shl i32 %v1868, 23
  %v1870 = add i32 %v1869, 1065353216
  %v1871 = bitcast i32 %v1870 to float
  %v1872 = fmul float %v1867, %v1871
  %v1873 = fadd float %v1542, %v1872
  br label %joined1841
no1841:
  br label %joined1841
joined1841:
  %v1874 = phi float [ %v1873, %yes1841 ], [ %v1542, %no1841 ]
  %v1875 = icmp slt i64 %v1827, %v76
  br i1 %v1875, label %yes1876, label %no1876
yes1876:
  %v1877 = mul i64 %v1827, %v78
  %v1878 = getelementptr [4 x i8], ptr %v1161, i64 %v1877
  call void @llvm.prefetch.p0(ptr %v1878, i32 1, i32 3, i32 1)
  %v1879 = getelementptr [4 x i8], ptr %v1161, i64 %v1877
  %v1880 = load float, ptr %v1879, align 4
  %v1881 = fsub float %v1880, %v1533
  %v1882 = fcmp olt float %v1881, 0xC05A400000000000
  %v1883 = select i1 %v1882, float 0xC05A400000000000, float %v1881
  %v1884 = call float @llvm.fma.f32(float %v1883, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1885 = fsub float %v1884, 0x4168000000000000
  %v1886 = call float @llvm.fma.f32(float %v1885, float 0xBFE62E4000000000, float %v1883)
  %v1887 = call float @llvm.fma.f32(float %v1885, float 0xBEB7F7D1C0000000, float %v1886)
  %v1888 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1887, float 0x3F812397E0000000)
  %v1889 = call float @llvm.fma.f32(float %v1888, float %v1887, float 0x3FA5558AE0000000)
  %v1890 = call float @llvm.fma.f32(float %v1889, float %v1887, float 0x3FC5554920000000)
  %v1891 = call float @llvm.fma.f32(float %v1890, float %v1887, float 0x3FDFFFFFC0000000)
  %v1892 = fmul float %v1887, %v1887
  %v1893 = call float @llvm.fma.f32(float %v1891, float %v1892, float %v1887)
  %v1894 = fadd float 0x3FF0000000000000, %v1893
  %v1895 = fsub float %v1884, 0x4168000000000000
  %v1896 = fadd float %v1895, 0x4168000000000000
  %v1897 = bitcast float %v1896 to i32
  %v1898 = ashr i32 %v1897, 1
  %v1899 = shl i32 %v1898, 23
  %v1900 = add i32 %v1899, 1065353216
  %v1901 = bitcast i32 %v1900 to float
  %v1902 = fmul float %v1894, %v1901
  %v1903 = sub i32 %v1897, %v1898
  %v1904 = shl i32 %v1903, 23
  %v1905 = add i32 %v1904, 1065353216
  %v1906 = bitcast i32 %v1905 to float
  %v1907 = fmul float %v1902, %v1906
  %v1908 = fadd float %v1543, %v1907
  br label %joined1876
no1876:
  br label %joined1876
joined1876:
  %v1909 = phi float [ %v1908, %yes1876 ], [ %v1543, %no1876 ]
  %v1910 = icmp slt i64 %v1829, %v76
  br i1 %v1910, label %yes1911, label %no1911
yes1911:
  %v1912 = mul i64 %v1829, %v78
  %v1913 = getelementptr [4 x i8], ptr %v1161, i64 %v1912
  call void @llvm.prefetch.p0(ptr %v1913, i32 1, i32 3, i32 1)
  %v1914 = getelementptr [4 x i8], ptr %v1161, i64 %v1912
  %v1915 = load float, ptr %v1914, align 4
  %v1916 = fsub float %v1915, %v1533
  %v1917 = fcmp olt float %v1916, 0xC05A400000000000
  %v1918 = select i1 %v1917, float 0xC05A400000000000, float %v1916
  %v1919 = call float @llvm.fma.f32(float %v1918, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1920 = fsub float %v1919, 0x4168000000000000
  %v1921 = call float @llvm.fma.f32(float %v1920, float 0xBFE62E4000000000, float %v1918)
  %v1922 = call float @llvm.fma.f32(float %v1920, float 0xBEB7F7D1C0000000, float %v1921)
  %v1923 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1922, float 0x3F812397E0000000)
  %v1924 = call float @llvm.fma.f32(float %v1923, float %v1922, float 0x3FA5558AE0000000)
  %v1925 = call float @llvm.fma.f32(float %v1924, float %v1922, float 0x3FC5554920000000)
  %v1926 = call float @llvm.fma.f32(float %v1925, float %v1922, float 0x3FDFFFFFC0000000)
  %v1927 = fmul float %v1922, %v1922
  %v1928 = call float @llvm.fma.f32(float %v1926, float %v1927, float %v1922)
  %v1929 = fadd float 0x3FF0000000000000, %v1928
  %v1930 = fsub float %v1919, 0x4168000000000000
  %v1931 = fadd float %v1930, 0x4168000000000000
  %v1932 = bitcast float %v1931 to i32
  %v1933 = ashr i32 %v1932, 1
  %v1934 = shl i32 %v1933, 23
  %v1935 = add i32 %v1934, 1065353216
  %v1936 = bitcast i32 %v1935 to float
  %v1937 = fmul float %v1929, %v1936
  %v1938 = sub i32 %v1932, %v1933
  %v1939 = shl i32 %v1938, 23
  %v1940 = add i32 %v1939, 1065353216
  %v1941 = bitcast i32 %v1940 to float
  %v1942 = fmul float %v1937, %v1941
  %v1943 = fadd float %v1544, %v1942
  br label %joined1911
no1911:
  br label %joined1911
joined1911:
  %v1944 = phi float [ %v1943, %yes1911 ], [ %v1544, %no1911 ]
  %v1945 = icmp slt i64 %v1831, %v76
  br i1 %v1945, label %yes1946, label %no1946
yes1946:
  %v1947 = mul i64 %v1831, %v78
  %v1948 = getelementptr [4 x i8], ptr %v1161, i64 %v1947
  call void @llvm.prefetch.p0(ptr %v1948, i32 1, i32 3, i32 1)
  %v1949 = getelementptr [4 x i8], ptr %v1161, i64 %v1947
  %v1950 = load float, ptr %v1949, align 4
  %v1951 = fsub float %v1950, %v1533
  %v1952 = fcmp olt float %v1951, 0xC05A400000000000
  %v1953 = select i1 %v1952, float 0xC05A400000000000, float %v1951
  %v1954 = call float @llvm.fma.f32(float %v1953, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1955 = fsub float %v1954, 0x4168000000000000
  %v1956 = call float @llvm.fma.f32(float %v1955, float 0xBFE62E4000000000, float %v1953)
  %v1957 = call float @llvm.fma.f32(float %v1955, float 0xBEB7F7D1C0000000, float %v1956)
  %v1958 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1957, float 0x3F812397E0000000)
  %v1959 = call float @llvm.fma.f32(float %v1958, float %v1957, float 0x3FA5558AE0000000)
  %v1960 = call float @llvm.fma.f32(float %v1959, float %v1957, float 0x3FC5554920000000)
  %v1961 = call float @llvm.fma.f32(float %v1960, float %v1957, float 0x3FDFFFFFC0000000)
  %v1962 = fmul float %v1957, %v1957
  %v1963 = call float @llvm.fma.f32(float %v1961, float %v1962, float %v1957)
  %v1964 = fadd float 0x3FF0000000000000, %v1963
  %v1965 = fsub float %v1954, 0x4168000000000000
  %v1966 = fadd float %v1965, 0x4168000000000000
  %v1967 = bitcast float %v1966 to i32
  %v1968 = ashr i32 %v1967, 1
  %v1969 = shl i32 %v1968, 23
  %v1970 = add i32 %v1969, 1065353216
  %v1971 = bitcast i32 %v1970 to float
  %v1972 = fmul float %v1964, %v1971
  %v1973 = sub i32 %v1967, %v1968
  %v1974 = shl i32 %v1973, 23
  %v1975 = add i32 %v1974, 1065353216
  %v1976 = bitcast i32 %v1975 to float
  %v1977 = fmul float %v1972, %v1976
  %v1978 = fadd float %v1545, %v1977
  br label %joined1946
no1946:
  br label %joined1946
joined1946:
  %v1979 = phi float [ %v1978, %yes1946 ], [ %v1545, %no1946 ]
  %v1980 = icmp slt i64 %v1833, %v76
  br i1 %v1980, label %yes1981, label %no1981
yes1981:
  %v1982 = mul i64 %v1833, %v78
  %v1983 = getelementptr [4 x i8], ptr %v1161, i64 %v1982
  call void @llvm.prefetch.p0(ptr %v1983, i32 1, i32 3, i32 1)
  %v1984 = getelementptr [4 x i8], ptr %v1161, i64 %v1982
  %v1985 = load float, ptr %v1984, align 4
  %v1986 = fsub float %v1985, %v1533
  %v1987 = fcmp olt float %v1986, 0xC05A400000000000
  %v1988 = select i1 %v1987, float 0xC05A400000000000, float %v1986
  %v1989 = call float @llvm.fma.f32(float %v1988, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1990 = fsub float %v1989, 0x4168000000000000
  %v1991 = call float @llvm.fma.f32(float %v1990, float 0xBFE62E4000000000, float %v1988)
  %v1992 = call float @llvm.fma.f32(float %v1990, float 0xBEB7F7D1C0000000, float %v1991)
  %v1993 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1992, float 0x3F812397E0000000)
  %v1994 = call float @llvm.fma.f32(float %v1993, float %v1992, float 0x3FA5558AE0000000)
  %v1995 = call float @llvm.fma.f32(float %v1994, float %v1992, float 0x3FC5554920000000)
  %v1996 = call float @llvm.fma.f32(float %v1995, float %v1992, float 0x3FDFFFFFC0000000)
  %v1997 = fmul float %v1992, %v1992
  %v1998 = call float @llvm.fma.f32(float %v1996, float %v1997, float %v1992)
  %v1999 = fadd float 0x3FF0000000000000, %v1998
  %v2000 = fsub float %v1989, 0x4168000000000000
  %v2001 = fadd float %v2000, 0x4168000000000000
  %v2002 = bitcast float %v2001 to i32
  %v2003 = ashr i32 %v2002, 1
  %v2004 = shl i32 %v2003, 23
  %v2005 = add i32 %v2004, 1065353216
  %v2006 = bitcast i32 %v2005 to float
  %v2007 = fmul float %v1999, %v2006
  %v2008 = sub i32 %v2002, %v2003
  %v2009 = shl i32 %v2008, 23
  %v2010 = add i32 %v2009, 1065353216
  %v2011 = bitcast i32 %v2010 to float
  %v2012 = fmul float %v2007, %v2011
  %v2013 = fadd float %v1546, %v2012
  br label %joined1981
no1981:
  br label %joined1981
joined1981:
  %v2014 = phi float [ %v2013, %yes1981 ], [ %v1546, %no1981 ]
  %v2015 = icmp slt i64 %v1835, %v76
  br i1 %v2015, label %yes2016, label %no2016
yes2016:
  %v2017 = mul i64 %v1835, %v78
  %v2018 = getelementptr [4 x i8], ptr %v1161, i64 %v2017
  call void @llvm.prefetch.p0(ptr %v2018, i32 1, i32 3, i32 1)
  %v2019 = getelementptr [4 x i8], ptr %v1161, i64 %v2017
  %v2020 = load float, ptr %v2019, align 4
  %v2021 = fsub float %v2020, %v1533
  %v2022 = fcmp olt float %v2021, 0xC05A400000000000
  %v2023 = select i1 %v2022, float 0xC05A400000000000, float %v2021
  %v2024 = call float @llvm.fma.f32(float %v2023, float 0x3FF7154760000000, float 0x4168000000000000)
  %v2025 = fsub float %v2024, 0x4168000000000000
  %v2026 = call float @llvm.fma.f32(float %v2025, float 0xBFE62E4000000000, float %v2023)
  %v2027 = call float @llvm.fma.f32(float %v2025, float 0xBEB7F7D1C0000000, float %v2026)
  %v2028 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v2027, float 0x3F812397E0000000)
  %v2029 = call float @llvm.fma.f32(float %v2028, float %v2027, float 0x3FA5558AE0000000)
  %v2030 = call float @llvm.fma.f32(float %v2029, float %v2027, float 0x3FC5554920000000)
  %v2031 = call float @llvm.fma.f32(float %v2030, float %v2027, float 0x3FDFFFFFC0000000)
  %v2032 = fmul float %v2027, %v2027
  %v2033 = call float @llvm.fma.f32(float %v2031, float %v2032, float %v2027)
  %v2034 = fadd float 0x3FF0000000000000, %v2033
  %v2035 = fsub float %v2024, 0x4168000000000000
  %v2036 = fadd float %v2035, 0x4168000000000000
  %v2037 = bitcast float %v2036 to i32
  %v2038 = ashr i32 %v2037, 1
  %v2039 = shl i32 %v2038, 23
  %v2040 = add i32 %v2039, 1065353216
  %v2041 = bitcast i32 %v2040 to float
  %v2042 = fmul float %v2034, %v2041
  %v2043 = sub i32 %v2037, %v2038
  %v2044 = shl i32 %v2043, 23
  %v2045 = add i32 %v2044, 1065353216
  %v2046 = bitcast i32 %v2045 to float
  %v2047 = fmul float %v2042, %v2046
  %v2048 = fadd float %v1547, %v2047
  br label %joined2016
no2016:
  br label %joined2016
joined2016:
  %v2049 = phi float [ %v2048, %yes2016 ], [ %v1547, %no2016 ]
  %v2050 = icmp slt i64 %v1837, %v76
  br i1 %v2050, label %yes2051, label %no2051
yes2051:
  %v2052 = mul i64 %v1837, %v78
  %v2053 = getelementptr [4 x i8], ptr %v1161, i64 %v2052
  call void @llvm.prefetch.p0(ptr %v2053, i32 1, i32 3, i32 1)
  %v2054 = getelementptr [4 x i8], ptr %v1161, i64 %v2052
  %v2055 = load float, ptr %v2054, align 4
  %v2056 = fsub float %v2055, %v1533
  %v2057 = fcmp olt float %v2056, 0xC05A400000000000
  %v2058 = select i1 %v2057, float 0xC05A400000000000, float %v2056
  %v2059 = call float @llvm.fma.f32(float %v2058, float 0x3FF7154760000000, float 0x4168000000000000)
  %v2060 = fsub float %v2059, 0x4168000000000000
  %v2061 = call float @llvm.fma.f32(float %v2060, float 0xBFE62E4000000000, float %v2058)
  %v2062 = call float @llvm.fma.f32(float %v2060, float 0xBEB7F7D1C0000000, float %v2061)
  %v2063 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v2062, float 0x3F812397E0000000)
  %v2064 = call float @llvm.fma.f32(float %v2063, float %v2062, float 0x3FA5558AE0000000)
  %v2065 = call float @llvm.fma.f32(float %v2064, float %v2062, float 0x3FC5554920000000)
  %v2066 = call float @llvm.fma.f32(float %v2065, float %v2062, float 0x3FDFFFFFC0000000)
  %v2067 = fmul float %v2062, %v2062
  %v2068 = call float @llvm.fma.f32(float %v2066, float %v2067, float %v2062)
  %v2069 = fadd float 0x3FF0000000000000, %v2068
  %v2070 = fsub float %v2059, 0x4168000000000000
  %v2071 = fadd float %v2070, 0x4168000000000000
  %v2072 = bitcast float %v2071 to i32
  %v2073 = ashr i32 %v2072, 1
  %v2074 = shl i32 %v2073, 23
  %v2075 = add i32 %v2074, 1065353216
  %v2076 = bitcast i32 %v2075 to float
  %v2077 = fmul float %v2069, %v2076
  %v2078 = sub i32 %v2072, %v2073
  %v2079 = shl i32 %v2078, 23
  %v2080 = add i32 %v2079, 1065353216
  %v2081 = bitcast i32 %v2080 to float
  %v2082 = fmul float %v2077, %v2081
  %v2083 = fadd float %v1548, %v2082
  br label %joined2051
no2051:
  br label %joined2051
joined2051:
  %v2084 = phi float [ %v2083, %yes2051 ], [ %v1548, %no2051 ]
  %v2085 = icmp slt i64 %v1839, %v76
  br i1 %v2085, label %yes2086, label %no2086
yes2086:
  %v2087 = mul i64 %v1839, %v78
  %v2088 = getelementptr [4 x i8], ptr %v1161, i64 %v2087
  call void @llvm.prefetch.p0(ptr %v2088, i32 1, i32 3, i32 1)
  %v2089 = getelementptr [4 x i8], ptr %v1161, i64 %v2087
  %v2090 = load float, ptr %v2089, align 4
  %v2091 = fsub float %v2090, %v1533
  %v2092 = fcmp olt float %v2091, 0xC05A400000000000
  %v2093 = select i1 %v2092, float 0xC05A400000000000, float %v2091
  %v2094 = call float @llvm.fma.f32(float %v2093, float 0x3FF7154760000000, float 0x4168000000000000)
  %v2095 = fsub float %v2094, 0x4168000000000000
  %v2096 = call float @llvm.fma.f32(float %v2095, float 0xBFE62E4000000000, float %v2093)
  %v2097 = call float @llvm.fma.f32(float %v2095, float 0xBEB7F7D1C0000000, float %v2096)
  %v2098 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v2097, float 0x3F812397E0000000)
  %v2099 = call float @llvm.fma.f32(float %v2098, float %v2097, float 0x3FA5558AE0000000)
  %v2100 = call float @llvm.fma.f32(float %v2099, float %v2097, float 0x3FC5554920000000)
  %v2101 = call float @llvm.fma.f32(float %v2100, float %v2097, float 0x3FDFFFFFC0000000)
  %v2102 = fmul float %v2097, %v2097
  %v2103 = call float @llvm.fma.f32(float %v2101, float %v2102, float %v2097)
  %v2104 = fadd float 0x3FF0000000000000, %v2103
  %v2105 = fsub float %v2094, 0x4168000000000000
  %v2106 = fadd float %v2105, 0x4168000000000000
  %v2107 = bitcast float %v2106 to i32
  %v2108 = ashr i32 %v2107, 1
  %v2109 = shl i32 %v2108, 23
  %v2110 = add i32 %v2109, 1065353216
  %v2111 = bitcast i32 %v2110 to float
  %v2112 = fmul float %v2104, %v2111
  %v2113 = sub i32 %v2107, %v2108
  %v2114 = shl i32 %v2113, 23
  %v2115 = add i32 %v2114, 1065353216
  %v2116 = bitcast i32 %v2115 to float
  %v2117 = fmul float %v2112, %v2116
  %v2118 = fadd float %v1549, %v2117
  br label %joined2086
no2086:
  br label %joined2086
joined2086:
  %v2119 = phi float [ %v2118, %yes2086 ], [ %v1549, %no2086 ]
  %v2120 = fadd float %v1874, %v2014
  %v2121 = fadd float %v1909, %v2049
  %v2122 = fadd float %v1944, %v2084
  %v2123 = fadd float %v1979, %v2119
  %v2124 = fadd float %v2120, %v2122
  %v2125 = fadd float %v2121, %v2123
  %v2126 = fadd float %v2124, %v2125
  %v2127 = getelementptr [4 x i8], ptr %scratch1, i64 %v1537
  store float %v2126, ptr %v2127, align 4
  %v2128 = add i64 %v1537, 1
  br label %head1536
end1536:
  br label %head2129
head2129:
  %v2130 = phi i64 [ %v1535, %end1536 ], [ %v2133, %body2129 ]
  %v2131 = icmp slt i64 %v2130, 8
  br i1 %v2131, label %body2129, label %end2129
body2129:
  %v2132 = getelementptr [4 x i8], ptr %scratch1, i64 %v2130
  store float 0x0000000000000000, ptr %v2132, align 4
  %v2133 = add i64 %v2130, 1
  br label %head2129
end2129:
  %v2134 = getelementptr [4 x i8], ptr %scratch1, i64 0
  %v2135 = load float, ptr %v2134, align 4
  %v2136 = getelementptr [4 x i8], ptr %scratch1, i64 1
  %v2137 = load float, ptr %v2136, align 4
  %v2138 = getelementptr [4 x i8], ptr %scratch1, i64 2
  %v2139 = load float, ptr %v2138, align 4
  %v2140 = getelementptr [4 x i8], ptr %scratch1, i64 3
  %v2141 = load float, ptr %v2140, align 4
  %v2142 = getelementptr [4 x i8], ptr %scratch1, i64 4
  %v2143 = load float, ptr %v2142, align 4
  %v2144 = getelementptr [4 x i8], ptr %scratch1, i64 5
  %v2145 = load float, ptr %v2144, align 4
  %v2146 = getelementptr [4 x i8], ptr %scratch1, i64 6
  %v2147 = load float, ptr %v2146, align 4
  %v2148 = getelementptr [4 x i8], ptr %scratch1, i64 7
  %v2149 = load float, ptr %v2148, align 4
  %v2150 = fadd float %v2135, %v2143
  %v2151 = fadd float %v2137, %v2145
  %v2152 = fadd float %v2139, %v2147
  %v2153 = fadd float %v2141, %v2149
  %v2154 = fadd float %v2150, %v2152
  %v2155 = fadd float %v2151, %v2153
  %v2156 = fadd float %v2154, %v2155
  %v2157 = select i1 %v1532, float 0x3FF0000000000000, float %v2156
  %v2158 = fcmp olt float %v2157, 0x3810000000000000
  %v2159 = fmul float %v2157, 0x4160000000000000
  %v2160 = select i1 %v2158, float %v2159, float %v2157
  %v2161 = bitcast float %v2160 to i32
  %v2162 = sub i32 %v2161, 1060439283
  %v2163 = ashr i32 %v2162, 23
  %v2164 = shl i32 %v2163, 23
  %v2165 = sub i32 %v2161, %v2164
  %v2166 = bitcast i32 %v2165 to float
  %v2167 = sitofp i32 %v2163 to float
  %v2168 = select i1 %v2158, float 0x4037000000000000, float 0x0000000000000000
  %v2169 = fsub float %v2167, %v2168
  %v2170 = fsub float %v2166, 0x3FF0000000000000
  %v2171 = fmul float %v2170, %v2170
  %v2172 = call float @llvm.fma.f32(float 0x3FB1B43740000000, float %v2170, float 0xBFBE2E4820000000)
  %v2173 = call float @llvm.fma.f32(float %v2172, float %v2170, float 0x3FBE64D700000000)
  %v2174 = call float @llvm.fma.f32(float %v2173, float %v2170, float 0xBFBFB43DE0000000)
  %v2175 = call float @llvm.fma.f32(float %v2174, float %v2170, float 0x3FC2333060000000)
  %v2176 = call float @llvm.fma.f32(float %v2175, float %v2170, float 0xBFC5562E00000000)
  %v2177 = call float @llvm.fma.f32(float %v2176, float %v2170, float 0x3FC99A5420000000)
  %v2178 = call float @llvm.fma.f32(float %v2177, float %v2170, float 0xBFCFFFFEE0000000)
  %v2179 = call float @llvm.fma.f32(float %v2178, float %v2170, float 0x3FD5555460000000)
  %v2180 = fmul float %v2170, %v2179
  %v2181 = fmul float %v2171, %v2180
  %v2182 = call float @llvm.fma.f32(float %v2169, float 0x3EB7F7D1C0000000, float %v2181)
  %v2183 = call float @llvm.fma.f32(float %v2171, float 0xBFE0000000000000, float %v2182)
  %v2184 = fadd float %v2170, %v2183
  %v2185 = call float @llvm.fma.f32(float %v2169, float 0x3FE62E4000000000, float %v2184)
  %v2186 = fcmp oeq float %v2157, 0x0000000000000000
  %v2187 = select i1 %v2186, float 0xFFF0000000000000, float 0x7FF8000000000000
  %v2188 = fcmp ogt float %v2157, 0x0000000000000000
  %v2189 = fcmp olt float %v2157, 0x7FF0000000000000
  %v2190 = select i1 %v2189, float %v2185, float %v2157
  %v2191 = select i1 %v2188, float %v2190, float %v2187
  br label %head2192
head2192:
  %v2193 = phi i64 [ 0, %end2129 ], [ %v2201, %body2192 ]
  %v2194 = icmp slt i64 %v2193, %v76
  br i1 %v2194, label %body2192, label %end2192
body2192:
  %v2195 = mul i64 %v2193, %v78
  %v2196 = getelementptr [4 x i8], ptr %v1161, i64 %v2195
  %v2197 = load float, ptr %v2196, align 4
  %v2198 = fsub float %v2197, %v1533
  %v2199 = fsub float %v2198, %v2191
  %v2200 = getelementptr [4 x i8], ptr %v1161, i64 %v2195
  store float %v2199, ptr %v2200, align 4
  %v2201 = add i64 %v2193, 1
  br label %head2192
end2192:
  %v2202 = sub i64 %v78, %v1155
  %v2203 = icmp slt i64 %v2202, 1
  %v2204 = select i1 %v2203, i64 %v2202, i64 1
  %v2205 = mul i64 %v78, 4
  %v2206 = mul i64 %v78, 4
  call void @epilogue(i64 %v76, i64 %v2204, ptr %v1161, i64 %v2205, ptr %v1161, i64 %v2206)
  %v2207 = add i64 %v1155, 1
  br label %head1154
end1154:
  %v2208 = add i64 %v88, 1
  br label %head87
end87:
  ret void
}
