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
  %scratch0 = alloca [128 x float], align 64
  %scratch1 = alloca [16 x float], align 64
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
  %v88 = phi i64 [ 0, %entry ], [ %v1312, %end706 ]
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
  %v99 = phi i64 [ 0, %body87 ], [ %v705, %end690 ]
  %v100 = icmp slt i64 %v99, %v97
  br i1 %v100, label %body98, label %end98
body98:
  %v101 = add i64 %v99, 0
  %v102 = mul i64 %v88, %v78
  %v103 = add i64 %v102, %v101
  %v104 = getelementptr [4 x i8], ptr %v92, i64 %v101
  %v105 = getelementptr [4 x i8], ptr %v93, i64 %v101
  %v106 = getelementptr [4 x i8], ptr %v94, i64 %v101
  %v107 = and i64 %v76, -4
  br label %head108
head108:
  %v109 = phi i64 [ 0, %body98 ], [ %v159, %body108 ]
  %v110 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body98 ], [ %v131, %body108 ]
  %v111 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body98 ], [ %v140, %body108 ]
  %v112 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body98 ], [ %v149, %body108 ]
  %v113 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body98 ], [ %v158, %body108 ]
  %v114 = icmp slt i64 %v109, %v107
  br i1 %v114, label %body108, label %end108
body108:
  %v115 = add i64 %v109, 0
  %v116 = add i64 %v115, 0
  %v117 = add i64 %v109, 0
  %v118 = add i64 %v117, 1
  %v119 = add i64 %v109, 0
  %v120 = add i64 %v119, 2
  %v121 = add i64 %v109, 0
  %v122 = add i64 %v121, 3
  %v123 = mul i64 %v116, %v78
  %v124 = getelementptr [4 x i8], ptr %v104, i64 %v123
  %v125 = load <8 x float>, ptr %v124, align 4
  %v126 = getelementptr [4 x i8], ptr %v105, i64 %v123
  %v127 = load <8 x float>, ptr %v126, align 4
  %v128 = fadd <8 x float> %v125, %v127
  %v129 = getelementptr [4 x i8], ptr %v106, i64 %v123
  store <8 x float> %v128, ptr %v129, align 4
  %v130 = fcmp ogt <8 x float> %v128, %v110
  %v131 = select <8 x i1> %v130, <8 x float> %v128, <8 x float> %v110
  %v132 = mul i64 %v118, %v78
  %v133 = getelementptr [4 x i8], ptr %v104, i64 %v132
  %v134 = load <8 x float>, ptr %v133, align 4
  %v135 = getelementptr [4 x i8], ptr %v105, i64 %v132
  %v136 = load <8 x float>, ptr %v135, align 4
  %v137 = fadd <8 x float> %v134, %v136
  %v138 = getelementptr [4 x i8], ptr %v106, i64 %v132
  store <8 x float> %v137, ptr %v138, align 4
  %v139 = fcmp ogt <8 x float> %v137, %v111
  %v140 = select <8 x i1> %v139, <8 x float> %v137, <8 x float> %v111
  %v141 = mul i64 %v120, %v78
  %v142 = getelementptr [4 x i8], ptr %v104, i64 %v141
  %v143 = load <8 x float>, ptr %v142, align 4
  %v144 = getelementptr [4 x i8], ptr %v105, i64 %v141
  %v145 = load <8 x float>, ptr %v144, align 4
  %v146 = fadd <8 x float> %v143, %v145
  %v147 = getelementptr [4 x i8], ptr %v106, i64 %v141
  store <8 x float> %v146, ptr %v147, align 4
  %v148 = fcmp ogt <8 x float> %v146, %v112
  %v149 = select <8 x i1> %v148, <8 x float> %v146, <8 x float> %v112
  %v150 = mul i64 %v122, %v78
  %v151 = getelementptr [4 x i8], ptr %v104, i64 %v150
  %v152 = load <8 x float>, ptr %v151, align 4
  %v153 = getelementptr [4 x i8], ptr %v105, i64 %v150
  %v154 = load <8 x float>, ptr %v153, align 4
  %v155 = fadd <8 x float> %v152, %v154
  %v156 = getelementptr [4 x i8], ptr %v106, i64 %v150
  store <8 x float> %v155, ptr %v156, align 4
  %v157 = fcmp ogt <8 x float> %v155, %v113
  %v158 = select <8 x i1> %v157, <8 x float> %v155, <8 x float> %v113
  %v159 = add i64 %v109, 4
  br label %head108
end108:
  %v160 = add i64 %v107, 0
  %v161 = add i64 %v160, 0
  %v162 = add i64 %v107, 0
  %v163 = add i64 %v162, 1
  %v164 = add i64 %v107, 0
  %v165 = add i64 %v164, 2
  %v166 = add i64 %v107, 0
  %v167 = add i64 %v166, 3
  %v168 = icmp slt i64 %v161, %v76
  br i1 %v168, label %yes169, label %no169
yes169:
  %v170 = mul i64 %v161, %v78
  %v171 = getelementptr [4 x i8], ptr %v104, i64 %v170
  %v172 = load <8 x float>, ptr %v171, align 4
  %v173 = getelementptr [4 x i8], ptr %v105, i64 %v170
  %v174 = load <8 x float>, ptr %v173, align 4
  %v175 = fadd <8 x float> %v172, %v174
  %v176 = getelementptr [4 x i8], ptr %v106, i64 %v170
  store <8 x float> %v175, ptr %v176, align 4
  %v177 = fcmp ogt <8 x float> %v175, %v110
  %v178 = select <8 x i1> %v177, <8 x float> %v175, <8 x float> %v110
  br label %joined169
no169:
  br label %joined169
joined169:
  %v179 = phi <8 x float> [ %v178, %yes169 ], [ %v110, %no169 ]
  %v180 = icmp slt i64 %v163, %v76
  br i1 %v180, label %yes181, label %no181
yes181:
  %v182 = mul i64 %v163, %v78
  %v183 = getelementptr [4 x i8], ptr %v104, i64 %v182
  %v184 = load <8 x float>, ptr %v183, align 4
  %v185 = getelementptr [4 x i8], ptr %v105, i64 %v182
  %v186 = load <8 x float>, ptr %v185, align 4
  %v187 = fadd <8 x float> %v184, %v186
  %v188 = getelementptr [4 x i8], ptr %v106, i64 %v182
  store <8 x float> %v187, ptr %v188, align 4
  %v189 = fcmp ogt <8 x float> %v187, %v111
  %v190 = select <8 x i1> %v189, <8 x float> %v187, <8 x float> %v111
  br label %joined181
no181:
  br label %joined181
joined181:
  %v191 = phi <8 x float> [ %v190, %yes181 ], [ %v111, %no181 ]
  %v192 = icmp slt i64 %v165, %v76
  br i1 %v192, label %yes193, label %no193
yes193:
  %v194 = mul i64 %v165, %v78
  %v195 = getelementptr [4 x i8], ptr %v104, i64 %v194
  %v196 = load <8 x float>, ptr %v195, align 4
  %v197 = getelementptr [4 x i8], ptr %v105, i64 %v194
  %v198 = load <8 x float>, ptr %v197, align 4
  %v199 = fadd <8 x float> %v196, %v198
  %v200 = getelementptr [4 x i8], ptr %v106, i64 %v194
  store <8 x float> %v199, ptr %v200, align 4
  %v201 = fcmp ogt <8 x float> %v199, %v112
  %v202 = select <8 x i1> %v201, <8 x float> %v199, <8 x float> %v112
  br label %joined193
no193:
  br label %joined193
joined193:
  %v203 = phi <8 x float> [ %v202, %yes193 ], [ %v112, %no193 ]
  %v204 = icmp slt i64 %v167, %v76
  br i1 %v204, label %yes205, label %no205
yes205:
  %v206 = mul i64 %v167, %v78
  %v207 = getelementptr [4 x i8], ptr %v104, i64 %v206
  %v208 = load <8 x float>, ptr %v207, align 4
  %v209 = getelementptr [4 x i8], ptr %v105, i64 %v206
  %v210 = load <8 x float>, ptr %v209, align 4
  %v211 = fadd <8 x float> %v208, %v210
  %v212 = getelementptr [4 x i8], ptr %v106, i64 %v206
  store <8 x float> %v211, ptr %v212, align 4
  %v213 = fcmp ogt <8 x float> %v211, %v113
  %v214 = select <8 x i1> %v213, <8 x float> %v211, <8 x float> %v113
  br label %joined205
no205:
  br label %joined205
joined205:
  %v215 = phi <8 x float> [ %v214, %yes205 ], [ %v113, %no205 ]
  %v216 = fcmp ogt <8 x float> %v203, %v179
  %v217 = select <8 x i1> %v216, <8 x float> %v203, <8 x float> %v179
  %v218 = fcmp ogt <8 x float> %v215, %v191
  %v219 = select <8 x i1> %v218, <8 x float> %v215, <8 x float> %v191
  %v220 = fcmp ogt <8 x float> %v219, %v217
  %v221 = select <8 x i1> %v220, <8 x float> %v219, <8 x float> %v217
  %v222 = fcmp oeq <8 x float> %v221, splat (float 0xFFF0000000000000)
  %v223 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %v222)
  br i1 %v223, label %yes224, label %no224
yes224:
  %v225 = and i64 %v76, -4
  br label %head226
head226:
  %v227 = phi i64 [ 0, %yes224 ], [ %v257, %body226 ]
  %v228 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes224 ], [ %v244, %body226 ]
  %v229 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes224 ], [ %v248, %body226 ]
  %v230 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes224 ], [ %v252, %body226 ]
  %v231 = phi <8 x float> [ splat (float 0xFFF0000000000000), %yes224 ], [ %v256, %body226 ]
  %v232 = icmp slt i64 %v227, %v225
  br i1 %v232, label %body226, label %end226
body226:
  %v233 = add i64 %v227, 0
  %v234 = add i64 %v233, 0
  %v235 = add i64 %v227, 0
  %v236 = add i64 %v235, 1
  %v237 = add i64 %v227, 0
  %v238 = add i64 %v237, 2
  %v239 = add i64 %v227, 0
  %v240 = add i64 %v239, 3
  %v241 = mul i64 %v234, %v78
  %v242 = getelementptr [4 x i8], ptr %v106, i64 %v241
  %v243 = load <8 x float>, ptr %v242, align 4
  %v244 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v243, <8 x float> %v228)
  %v245 = mul i64 %v236, %v78
  %v246 = getelementptr [4 x i8], ptr %v106, i64 %v245
  %v247 = load <8 x float>, ptr %v246, align 4
  %v248 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v247, <8 x float> %v229)
  %v249 = mul i64 %v238, %v78
  %v250 = getelementptr [4 x i8], ptr %v106, i64 %v249
  %v251 = load <8 x float>, ptr %v250, align 4
  %v252 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v251, <8 x float> %v230)
  %v253 = mul i64 %v240, %v78
  %v254 = getelementptr [4 x i8], ptr %v106, i64 %v253
  %v255 = load <8 x float>, ptr %v254, align 4
  %v256 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v255, <8 x float> %v231)
  %v257 = add i64 %v227, 4
  br label %head226
end226:
  %v258 = add i64 %v225, 0
  %v259 = add i64 %v258, 0
  %v260 = add i64 %v225, 0
  %v261 = add i64 %v260, 1
  %v262 = add i64 %v225, 0
  %v263 = add i64 %v262, 2
  %v264 = add i64 %v225, 0
  %v265 = add i64 %v264, 3
  %v266 = icmp slt i64 %v259, %v76
  br i1 %v266, label %yes267, label %no267
yes267:
  %v268 = mul i64 %v259, %v78
  %v269 = getelementptr [4 x i8], ptr %v106, i64 %v268
  %v270 = load <8 x float>, ptr %v269, align 4
  %v271 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v270, <8 x float> %v228)
  br label %joined267
no267:
  br label %joined267
joined267:
  %v272 = phi <8 x float> [ %v271, %yes267 ], [ %v228, %no267 ]
  %v273 = icmp slt i64 %v261, %v76
  br i1 %v273, label %yes274, label %no274
yes274:
  %v275 = mul i64 %v261, %v78
  %v276 = getelementptr [4 x i8], ptr %v106, i64 %v275
  %v277 = load <8 x float>, ptr %v276, align 4
  %v278 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v277, <8 x float> %v229)
  br label %joined274
no274:
  br label %joined274
joined274:
  %v279 = phi <8 x float> [ %v278, %yes274 ], [ %v229, %no274 ]
  %v280 = icmp slt i64 %v263, %v76
  br i1 %v280, label %yes281, label %no281
yes281:
  %v282 = mul i64 %v263, %v78
  %v283 = getelementptr [4 x i8], ptr %v106, i64 %v282
  %v284 = load <8 x float>, ptr %v283, align 4
  %v285 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v284, <8 x float> %v230)
  br label %joined281
no281:
  br label %joined281
joined281:
  %v286 = phi <8 x float> [ %v285, %yes281 ], [ %v230, %no281 ]
  %v287 = icmp slt i64 %v265, %v76
  br i1 %v287, label %yes288, label %no288
yes288:
  %v289 = mul i64 %v265, %v78
  %v290 = getelementptr [4 x i8], ptr %v106, i64 %v289
  %v291 = load <8 x float>, ptr %v290, align 4
  %v292 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v291, <8 x float> %v231)
  br label %joined288
no288:
  br label %joined288
joined288:
  %v293 = phi <8 x float> [ %v292, %yes288 ], [ %v231, %no288 ]
  %v294 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v286, <8 x float> %v272)
  %v295 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v293, <8 x float> %v279)
  %v296 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v295, <8 x float> %v294)
  br label %joined224
no224:
  br label %joined224
joined224:
  %v297 = phi <8 x float> [ %v296, %joined288 ], [ %v221, %no224 ]
  %v298 = fcmp oeq <8 x float> %v297, splat (float 0xFFF0000000000000)
  %v299 = select <8 x i1> %v298, <8 x float> splat (float 0x0000000000000000), <8 x float> %v297
  %v300 = icmp slt i64 %v76, 16
  %v301 = select i1 %v300, i64 %v76, i64 16
  br label %head302
head302:
  %v303 = phi i64 [ 0, %joined224 ], [ %v602, %joined564 ]
  %v304 = icmp slt i64 %v303, %v301
  br i1 %v304, label %body302, label %end302
body302:
  %v305 = and i64 %v76, -64
  br label %head306
head306:
  %v307 = phi i64 [ 0, %body302 ], [ %v449, %body306 ]
  %v308 = phi <8 x float> [ splat (float 0x0000000000000000), %body302 ], [ %v352, %body306 ]
  %v309 = phi <8 x float> [ splat (float 0x0000000000000000), %body302 ], [ %v384, %body306 ]
  %v310 = phi <8 x float> [ splat (float 0x0000000000000000), %body302 ], [ %v416, %body306 ]
  %v311 = phi <8 x float> [ splat (float 0x0000000000000000), %body302 ], [ %v448, %body306 ]
  %v312 = icmp slt i64 %v307, %v305
  br i1 %v312, label %body306, label %end306
body306:
  %v313 = add i64 %v307, %v303
  %v314 = add i64 %v313, 0
  %v315 = add i64 %v307, %v303
  %v316 = add i64 %v315, 16
  %v317 = add i64 %v307, %v303
  %v318 = add i64 %v317, 32
  %v319 = add i64 %v307, %v303
  %v320 = add i64 %v319, 48
  %v321 = mul i64 %v314, %v78
  %v322 = getelementptr [4 x i8], ptr %v106, i64 %v321
  call void @llvm.prefetch.p0(ptr %v322, i32 1, i32 3, i32 1)
  %v323 = getelementptr [4 x i8], ptr %v106, i64 %v321
  %v324 = load <8 x float>, ptr %v323, align 4
  %v325 = fsub <8 x float> %v324, %v299
  %v326 = fcmp olt <8 x float> %v325, splat (float 0xC05A400000000000)
  %v327 = select <8 x i1> %v326, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v325
  %v328 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v327, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v329 = fsub <8 x float> %v328, splat (float 0x4168000000000000)
  %v330 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v329, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v327)
  %v331 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v329, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v330)
  %v332 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v331, <8 x float> splat (float 0x3F812397E0000000))
  %v333 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v332, <8 x float> %v331, <8 x float> splat (float 0x3FA5558AE0000000))
  %v334 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v333, <8 x float> %v331, <8 x float> splat (float 0x3FC5554920000000))
  %v335 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v334, <8 x float> %v331, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v336 = fmul <8 x float> %v331, %v331
  %v337 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v335, <8 x float> %v336, <8 x float> %v331)
  %v338 = fadd <8 x float> splat (float 0x3FF0000000000000), %v337
  %v339 = fsub <8 x float> %v328, splat (float 0x4168000000000000)
  %v340 = fadd <8 x float> %v339, splat (float 0x4168000000000000)
  %v341 = bitcast <8 x float> %v340 to <8 x i32>
  %v342 = ashr <8 x i32> %v341, splat (i32 1)
  %v343 = shl <8 x i32> %v342, splat (i32 23)
  %v344 = add <8 x i32> %v343, splat (i32 1065353216)
  %v345 = bitcast <8 x i32> %v344 to <8 x float>
  %v346 = fmul <8 x float> %v338, %v345
  %v347 = sub <8 x i32> %v341, %v342
  %v348 = shl <8 x i32> %v347, splat (i32 23)
  %v349 = add <8 x i32> %v348, splat (i32 1065353216)
  %v350 = bitcast <8 x i32> %v349 to <8 x float>
  %v351 = fmul <8 x float> %v346, %v350
  %v352 = fadd <8 x float> %v308, %v351
  %v353 = mul i64 %v316, %v78
  %v354 = getelementptr [4 x i8], ptr %v106, i64 %v353
  call void @llvm.prefetch.p0(ptr %v354, i32 1, i32 3, i32 1)
  %v355 = getelementptr [4 x i8], ptr %v106, i64 %v353
  %v356 = load <8 x float>, ptr %v355, align 4
  %v357 = fsub <8 x float> %v356, %v299
  %v358 = fcmp olt <8 x float> %v357, splat (float 0xC05A400000000000)
  %v359 = select <8 x i1> %v358, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v357
  %v360 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v359, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v361 = fsub <8 x float> %v360, splat (float 0x4168000000000000)
  %v362 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v361, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v359)
  %v363 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v361, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v362)
  %v364 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v363, <8 x float> splat (float 0x3F812397E0000000))
  %v365 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v364, <8 x float> %v363, <8 x float> splat (float 0x3FA5558AE0000000))
  %v366 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v365, <8 x float> %v363, <8 x float> splat (float 0x3FC5554920000000))
  %v367 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v366, <8 x float> %v363, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v368 = fmul <8 x float> %v363, %v363
  %v369 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v367, <8 x float> %v368, <8 x float> %v363)
  %v370 = fadd <8 x float> splat (float 0x3FF0000000000000), %v369
  %v371 = fsub <8 x float> %v360, splat (float 0x4168000000000000)
  %v372 = fadd <8 x float> %v371, splat (float 0x4168000000000000)
  %v373 = bitcast <8 x float> %v372 to <8 x i32>
  %v374 = ashr <8 x i32> %v373, splat (i32 1)
  %v375 = shl <8 x i32> %v374, splat (i32 23)
  %v376 = add <8 x i32> %v375, splat (i32 1065353216)
  %v377 = bitcast <8 x i32> %v376 to <8 x float>
  %v378 = fmul <8 x float> %v370, %v377
  %v379 = sub <8 x i32> %v373, %v374
  %v380 = shl <8 x i32> %v379, splat (i32 23)
  %v381 = add <8 x i32> %v380, splat (i32 1065353216)
  %v382 = bitcast <8 x i32> %v381 to <8 x float>
  %v383 = fmul <8 x float> %v378, %v382
  %v384 = fadd <8 x float> %v309, %v383
  %v385 = mul i64 %v318, %v78
  %v386 = getelementptr [4 x i8], ptr %v106, i64 %v385
  call void @llvm.prefetch.p0(ptr %v386, i32 1, i32 3, i32 1)
  %v387 = getelementptr [4 x i8], ptr %v106, i64 %v385
  %v388 = load <8 x float>, ptr %v387, align 4
  %v389 = fsub <8 x float> %v388, %v299
  %v390 = fcmp olt <8 x float> %v389, splat (float 0xC05A400000000000)
  %v391 = select <8 x i1> %v390, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v389
  %v392 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v391, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v393 = fsub <8 x float> %v392, splat (float 0x4168000000000000)
  %v394 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v393, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v391)
  %v395 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v393, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v394)
  %v396 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v395, <8 x float> splat (float 0x3F812397E0000000))
  %v397 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v396, <8 x float> %v395, <8 x float> splat (float 0x3FA5558AE0000000))
  %v398 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v397, <8 x float> %v395, <8 x float> splat (float 0x3FC5554920000000))
  %v399 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v398, <8 x float> %v395, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v400 = fmul <8 x float> %v395, %v395
  %v401 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v399, <8 x float> %v400, <8 x float> %v395)
  %v402 = fadd <8 x float> splat (float 0x3FF0000000000000), %v401
  %v403 = fsub <8 x float> %v392, splat (float 0x4168000000000000)
  %v404 = fadd <8 x float> %v403, splat (float 0x4168000000000000)
  %v405 = bitcast <8 x float> %v404 to <8 x i32>
  %v406 = ashr <8 x i32> %v405, splat (i32 1)
  %v407 = shl <8 x i32> %v406, splat (i32 23)
  %v408 = add <8 x i32> %v407, splat (i32 1065353216)
  %v409 = bitcast <8 x i32> %v408 to <8 x float>
  %v410 = fmul <8 x float> %v402, %v409
  %v411 = sub <8 x i32> %v405, %v406
  %v412 = shl <8 x i32> %v411, splat (i32 23)
  %v413 = add <8 x i32> %v412, splat (i32 1065353216)
  %v414 = bitcast <8 x i32> %v413 to <8 x float>
  %v415 = fmul <8 x float> %v410, %v414
  %v416 = fadd <8 x float> %v310, %v415
  %v417 = mul i64 %v320, %v78
  %v418 = getelementptr [4 x i8], ptr %v106, i64 %v417
  call void @llvm.prefetch.p0(ptr %v418, i32 1, i32 3, i32 1)
  %v419 = getelementptr [4 x i8], ptr %v106, i64 %v417
  %v420 = load <8 x float>, ptr %v419, align 4
  %v421 = fsub <8 x float> %v420, %v299
  %v422 = fcmp olt <8 x float> %v421, splat (float 0xC05A400000000000)
  %v423 = select <8 x i1> %v422, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v421
  %v424 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v423, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v425 = fsub <8 x float> %v424, splat (float 0x4168000000000000)
  %v426 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v425, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v423)
  %v427 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v425, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v426)
  %v428 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v427, <8 x float> splat (float 0x3F812397E0000000))
  %v429 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v428, <8 x float> %v427, <8 x float> splat (float 0x3FA5558AE0000000))
  %v430 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v429, <8 x float> %v427, <8 x float> splat (float 0x3FC5554920000000))
  %v431 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v430, <8 x float> %v427, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v432 = fmul <8 x float> %v427, %v427
  %v433 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v431, <8 x float> %v432, <8 x float> %v427)
  %v434 = fadd <8 x float> splat (float 0x3FF0000000000000), %v433
  %v435 = fsub <8 x float> %v424, splat (float 0x4168000000000000)
  %v436 = fadd <8 x float> %v435, splat (float 0x4168000000000000)
  %v437 = bitcast <8 x float> %v436 to <8 x i32>
  %v438 = ashr <8 x i32> %v437, splat (i32 1)
  %v439 = shl <8 x i32> %v438, splat (i32 23)
  %v440 = add <8 x i32> %v439, splat (i32 1065353216)
  %v441 = bitcast <8 x i32> %v440 to <8 x float>
  %v442 = fmul <8 x float> %v434, %v441
  %v443 = sub <8 x i32> %v437, %v438
  %v444 = shl <8 x i32> %v443, splat (i32 23)
  %v445 = add <8 x i32> %v444, splat (i32 1065353216)
  %v446 = bitcast <8 x i32> %v445 to <8 x float>
  %v447 = fmul <8 x float> %v442, %v446
  %v448 = fadd <8 x float> %v311, %v447
  %v449 = add i64 %v307, 64
  br label %head306
end306:
  %v450 = add i64 %v305, %v303
  %v451 = add i64 %v450, 0
  %v452 = add i64 %v305, %v303
  %v453 = add i64 %v452, 16
  %v454 = add i64 %v305, %v303
  %v455 = add i64 %v454, 32
  %v456 = add i64 %v305, %v303
  %v457 = add i64 %v456, 48
  %v458 = icmp slt i64 %v451, %v76
  br i1 %v458, label %yes459, label %no459
yes459:
  %v460 = mul i64 %v451, %v78
  %v461 = getelementptr [4 x i8], ptr %v106, i64 %v460
  call void @llvm.prefetch.p0(ptr %v461, i32 1, i32 3, i32 1)
  %v462 = getelementptr [4 x i8], ptr %v106, i64 %v460
  %v463 = load <8 x float>, ptr %v462, align 4
  %v464 = fsub <8 x float> %v463, %v299
  %v465 = fcmp olt <8 x float> %v464, splat (float 0xC05A400000000000)
  %v466 = select <8 x i1> %v465, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v464
  %v467 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v466, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v468 = fsub <8 x float> %v467, splat (float 0x4168000000000000)
  %v469 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v468, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v466)
  %v470 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v468, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v469)
  %v471 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v470, <8 x float> splat (float 0x3F812397E0000000))
  %v472 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v471, <8 x float> %v470, <8 x float> splat (float 0x3FA5558AE0000000))
  %v473 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v472, <8 x float> %v470, <8 x float> splat (float 0x3FC5554920000000))
  %v474 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v473, <8 x float> %v470, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v475 = fmul <8 x float> %v470, %v470
  %v476 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v474, <8 x float> %v475, <8 x float> %v470)
  %v477 = fadd <8 x float> splat (float 0x3FF0000000000000), %v476
  %v478 = fsub <8 x float> %v467, splat (float 0x4168000000000000)
  %v479 = fadd <8 x float> %v478, splat (float 0x4168000000000000)
  %v480 = bitcast <8 x float> %v479 to <8 x i32>
  %v481 = ashr <8 x i32> %v480, splat (i32 1)
  %v482 = shl <8 x i32> %v481, splat (i32 23)
  %v483 = add <8 x i32> %v482, splat (i32 1065353216)
  %v484 = bitcast <8 x i32> %v483 to <8 x float>
  %v485 = fmul <8 x float> %v477, %v484
  %v486 = sub <8 x i32> %v480, %v481
  %v487 = shl <8 x i32> %v486, splat (i32 23)
  %v488 = add <8 x i32> %v487, splat (i32 1065353216)
  %v489 = bitcast <8 x i32> %v488 to <8 x float>
  %v490 = fmul <8 x float> %v485, %v489
  %v491 = fadd <8 x float> %v308, %v490
  br label %joined459
no459:
  br label %joined459
joined459:
  %v492 = phi <8 x float> [ %v491, %yes459 ], [ %v308, %no459 ]
  %v493 = icmp slt i64 %v453, %v76
  br i1 %v493, label %yes494, label %no494
yes494:
  %v495 = mul i64 %v453, %v78
  %v496 = getelementptr [4 x i8], ptr %v106, i64 %v495
  call void @llvm.prefetch.p0(ptr %v496, i32 1, i32 3, i32 1)
  %v497 = getelementptr [4 x i8], ptr %v106, i64 %v495
  %v498 = load <8 x float>, ptr %v497, align 4
  %v499 = fsub <8 x float> %v498, %v299
  %v500 = fcmp olt <8 x float> %v499, splat (float 0xC05A400000000000)
  %v501 = select <8 x i1> %v500, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v499
  %v502 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v501, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v503 = fsub <8 x float> %v502, splat (float 0x4168000000000000)
  %v504 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v503, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v501)
  %v505 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v503, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v504)
  %v506 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v505, <8 x float> splat (float 0x3F812397E0000000))
  %v507 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v506, <8 x float> %v505, <8 x float> splat (float 0x3FA5558AE0000000))
  %v508 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v507, <8 x float> %v505, <8 x float> splat (float 0x3FC5554920000000))
  %v509 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v508, <8 x float> %v505, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v510 = fmul <8 x float> %v505, %v505
  %v511 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v509, <8 x float> %v510, <8 x float> %v505)
  %v512 = fadd <8 x float> splat (float 0x3FF0000000000000), %v511
  %v513 = fsub <8 x float> %v502, splat (float 0x4168000000000000)
  %v514 = fadd <8 x float> %v513, splat (float 0x4168000000000000)
  %v515 = bitcast <8 x float> %v514 to <8 x i32>
  %v516 = ashr <8 x i32> %v515, splat (i32 1)
  %v517 = shl <8 x i32> %v516, splat (i32 23)
  %v518 = add <8 x i32> %v517, splat (i32 1065353216)
  %v519 = bitcast <8 x i32> %v518 to <8 x float>
  %v520 = fmul <8 x float> %v512, %v519
  %v521 = sub <8 x i32> %v515, %v516
  %v522 = shl <8 x i32> %v521, splat (i32 23)
  %v523 = add <8 x i32> %v522, splat (i32 1065353216)
  %v524 = bitcast <8 x i32> %v523 to <8 x float>
  %v525 = fmul <8 x float> %v520, %v524
  %v526 = fadd <8 x float> %v309, %v525
  br label %joined494
no494:
  br label %joined494
joined494:
  %v527 = phi <8 x float> [ %v526, %yes494 ], [ %v309, %no494 ]
  %v528 = icmp slt i64 %v455, %v76
  br i1 %v528, label %yes529, label %no529
yes529:
  %v530 = mul i64 %v455, %v78
  %v531 = getelementptr [4 x i8], ptr %v106, i64 %v530
  call void @llvm.prefetch.p0(ptr %v531, i32 1, i32 3, i32 1)
  %v532 = getelementptr [4 x i8], ptr %v106, i64 %v530
  %v533 = load <8 x float>, ptr %v532, align 4
  %v534 = fsub <8 x float> %v533, %v299
  %v535 = fcmp olt <8 x float> %v534, splat (float 0xC05A400000000000)
  %v536 = select <8 x i1> %v535, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v534
  %v537 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v536, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v538 = fsub <8 x float> %v537, splat (float 0x4168000000000000)
  %v539 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v538, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v536)
  %v540 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v538, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v539)
  %v541 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v540, <8 x float> splat (float 0x3F812397E0000000))
  %v542 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v541, <8 x float> %v540, <8 x float> splat (float 0x3FA5558AE0000000))
  %v543 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v542, <8 x float> %v540, <8 x float> splat (float 0x3FC5554920000000))
  %v544 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v543, <8 x float> %v540, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v545 = fmul <8 x float> %v540, %v540
  %v546 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v544, <8 x float> %v545, <8 x float> %v540)
  %v547 = fadd <8 x float> splat (float 0x3FF0000000000000), %v546
  %v548 = fsub <8 x float> %v537, splat (float 0x4168000000000000)
  %v549 = fadd <8 x float> %v548, splat (float 0x4168000000000000)
  %v550 = bitcast <8 x float> %v549 to <8 x i32>
  %v551 = ashr <8 x i32> %v550, splat (i32 1)
  %v552 = shl <8 x i32> %v551, splat (i32 23)
  %v553 = add <8 x i32> %v552, splat (i32 1065353216)
  %v554 = bitcast <8 x i32> %v553 to <8 x float>
  %v555 = fmul <8 x float> %v547, %v554
  %v556 = sub <8 x i32> %v550, %v551
  %v557 = shl <8 x i32> %v556, splat (i32 23)
  %v558 = add <8 x i32> %v557, splat (i32 1065353216)
  %v559 = bitcast <8 x i32> %v558 to <8 x float>
  %v560 = fmul <8 x float> %v555, %v559
  %v561 = fadd <8 x float> %v310, %v560
  br label %joined529
no529:
  br label %joined529
joined529:
  %v562 = phi <8 x float> [ %v561, %yes529 ], [ %v310, %no529 ]
  %v563 = icmp slt i64 %v457, %v76
  br i1 %v563, label %yes564, label %no564
yes564:
  %v565 = mul i64 %v457, %v78
  %v566 = getelementptr [4 x i8], ptr %v106, i64 %v565
  call void @llvm.prefetch.p0(ptr %v566, i32 1, i32 3, i32 1)
  %v567 = getelementptr [4 x i8], ptr %v106, i64 %v565
  %v568 = load <8 x float>, ptr %v567, align 4
  %v569 = fsub <8 x float> %v568, %v299
  %v570 = fcmp olt <8 x float> %v569, splat (float 0xC05A400000000000)
  %v571 = select <8 x i1> %v570, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v569
  %v572 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v571, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v573 = fsub <8 x float> %v572, splat (float 0x4168000000000000)
  %v574 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v573, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v571)
  %v575 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v573, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v574)
  %v576 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v575, <8 x float> splat (float 0x3F812397E0000000))
  %v577 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v576, <8 x float> %v575, <8 x float> splat (float 0x3FA5558AE0000000))
  %v578 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v577, <8 x float> %v575, <8 x float> splat (float 0x3FC5554920000000))
  %v579 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v578, <8 x float> %v575, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v580 = fmul <8 x float> %v575, %v575
  %v581 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v579, <8 x float> %v580, <8 x float> %v575)
  %v582 = fadd <8 x float> splat (float 0x3FF0000000000000), %v581
  %v583 = fsub <8 x float> %v572, splat (float 0x4168000000000000)
  %v584 = fadd <8 x float> %v583, splat (float 0x4168000000000000)
  %v585 = bitcast <8 x float> %v584 to <8 x i32>
  %v586 = ashr <8 x i32> %v585, splat (i32 1)
  %v587 = shl <8 x i32> %v586, splat (i32 23)
  %v588 = add <8 x i32> %v587, splat (i32 1065353216)
  %v589 = bitcast <8 x i32> %v588 to <8 x float>
  %v590 = fmul <8 x float> %v582, %v589
  %v591 = sub <8 x i32> %v585, %v586
  %v592 = shl <8 x i32> %v591, splat (i32 23)
  %v593 = add <8 x i32> %v592, splat (i32 1065353216)
  %v594 = bitcast <8 x i32> %v593 to <8 x float>
  %v595 = fmul <8 x float> %v590, %v594
  %v596 = fadd <8 x float> %v311, %v595
  br label %joined564
no564:
  br label %joined564
joined564:
  %v597 = phi <8 x float> [ %v596, %yes564 ], [ %v311, %no564 ]
  %v598 = fadd <8 x float> %v492, %v562
  %v599 = fadd <8 x float> %v527, %v597
  %v600 = fadd <8 x float> %v598, %v599
  %v601 = getelementptr [32 x i8], ptr %scratch0, i64 %v303
  store <8 x float> %v600, ptr %v601, align 4
  %v602 = add i64 %v303, 1
  br label %head302
end302:
  br label %head603
head603:
  %v604 = phi i64 [ %v301, %end302 ], [ %v607, %body603 ]
  %v605 = icmp slt i64 %v604, 16
  br i1 %v605, label %body603, label %end603
body603:
  %v606 = getelementptr [32 x i8], ptr %scratch0, i64 %v604
  store <8 x float> splat (float 0x0000000000000000), ptr %v606, align 4
  %v607 = add i64 %v604, 1
  br label %head603
end603:
  %v608 = getelementptr [32 x i8], ptr %scratch0, i64 0
  %v609 = load <8 x float>, ptr %v608, align 4
  %v610 = getelementptr [32 x i8], ptr %scratch0, i64 1
  %v611 = load <8 x float>, ptr %v610, align 4
  %v612 = getelementptr [32 x i8], ptr %scratch0, i64 2
  %v613 = load <8 x float>, ptr %v612, align 4
  %v614 = getelementptr [32 x i8], ptr %scratch0, i64 3
  %v615 = load <8 x float>, ptr %v614, align 4
  %v616 = getelementptr [32 x i8], ptr %scratch0, i64 4
  %v617 = load <8 x float>, ptr %v616, align 4
  %v618 = getelementptr [32 x i8], ptr %scratch0, i64 5
  %v619 = load <8 x float>, ptr %v618, align 4
  %v620 = getelementptr [32 x i8], ptr %scratch0, i64 6
  %v621 = load <8 x float>, ptr %v620, align 4
  %v622 = getelementptr [32 x i8], ptr %scratch0, i64 7
  %v623 = load <8 x float>, ptr %v622, align 4
  %v624 = getelementptr [32 x i8], ptr %scratch0, i64 8
  %v625 = load <8 x float>, ptr %v624, align 4
  %v626 = getelementptr [32 x i8], ptr %scratch0, i64 9
  %v627 = load <8 x float>, ptr %v626, align 4
  %v628 = getelementptr [32 x i8], ptr %scratch0, i64 10
  %v629 = load <8 x float>, ptr %v628, align 4
  %v630 = getelementptr [32 x i8], ptr %scratch0, i64 11
  %v631 = load <8 x float>, ptr %v630, align 4
  %v632 = getelementptr [32 x i8], ptr %scratch0, i64 12
  %v633 = load <8 x float>, ptr %v632, align 4
  %v634 = getelementptr [32 x i8], ptr %scratch0, i64 13
  %v635 = load <8 x float>, ptr %v634, align 4
  %v636 = getelementptr [32 x i8], ptr %scratch0, i64 14
  %v637 = load <8 x float>, ptr %v636, align 4
  %v638 = getelementptr [32 x i8], ptr %scratch0, i64 15
  %v639 = load <8 x float>, ptr %v638, align 4
  %v640 = fadd <8 x float> %v609, %v625
  %v641 = fadd <8 x float> %v611, %v627
  %v642 = fadd <8 x float> %v613, %v629
  %v643 = fadd <8 x float> %v615, %v631
  %v644 = fadd <8 x float> %v617, %v633
  %v645 = fadd <8 x float> %v619, %v635
  %v646 = fadd <8 x float> %v621, %v637
  %v647 = fadd <8 x float> %v623, %v639
  %v648 = fadd <8 x float> %v640, %v644
  %v649 = fadd <8 x float> %v641, %v645
  %v650 = fadd <8 x float> %v642, %v646
  %v651 = fadd <8 x float> %v643, %v647
  %v652 = fadd <8 x float> %v648, %v650
  %v653 = fadd <8 x float> %v649, %v651
  %v654 = fadd <8 x float> %v652, %v653
  %v655 = select <8 x i1> %v298, <8 x float> splat (float 0x3FF0000000000000), <8 x float> %v654
  %v656 = fcmp olt <8 x float> %v655, splat (float 0x3810000000000000)
  %v657 = fmul <8 x float> %v655, splat (float 0x4160000000000000)
  %v658 = select <8 x i1> %v656, <8 x float> %v657, <8 x float> %v655
  %v659 = bitcast <8 x float> %v658 to <8 x i32>
  %v660 = sub <8 x i32> %v659, splat (i32 1060439283)
  %v661 = ashr <8 x i32> %v660, splat (i32 23)
  %v662 = shl <8 x i32> %v661, splat (i32 23)
  %v663 = sub <8 x i32> %v659, %v662
  %v664 = bitcast <8 x i32> %v663 to <8 x float>
  %v665 = sitofp <8 x i32> %v661 to <8 x float>
  %v666 = select <8 x i1> %v656, <8 x float> splat (float 0x4037000000000000), <8 x float> splat (float 0x0000000000000000)
  %v667 = fsub <8 x float> %v665, %v666
  %v668 = fsub <8 x float> %v664, splat (float 0x3FF0000000000000)
  %v669 = fmul <8 x float> %v668, %v668
  %v670 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3FB1B43740000000), <8 x float> %v668, <8 x float> splat (float 0xBFBE2E4820000000))
  %v671 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v670, <8 x float> %v668, <8 x float> splat (float 0x3FBE64D700000000))
  %v672 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v671, <8 x float> %v668, <8 x float> splat (float 0xBFBFB43DE0000000))
  %v673 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v672, <8 x float> %v668, <8 x float> splat (float 0x3FC2333060000000))
  %v674 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v673, <8 x float> %v668, <8 x float> splat (float 0xBFC5562E00000000))
  %v675 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v674, <8 x float> %v668, <8 x float> splat (float 0x3FC99A5420000000))
  %v676 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v675, <8 x float> %v668, <8 x float> splat (float 0xBFCFFFFEE0000000))
  %v677 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v676, <8 x float> %v668, <8 x float> splat (float 0x3FD5555460000000))
  %v678 = fmul <8 x float> %v668, %v677
  %v679 = fmul <8 x float> %v669, %v678
  %v680 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v667, <8 x float> splat (float 0x3EB7F7D1C0000000), <8 x float> %v679)
  %v681 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v669, <8 x float> splat (float 0xBFE0000000000000), <8 x float> %v680)
  %v682 = fadd <8 x float> %v668, %v681
  %v683 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v667, <8 x float> splat (float 0x3FE62E4000000000), <8 x float> %v682)
  %v684 = fcmp oeq <8 x float> %v655, splat (float 0x0000000000000000)
  %v685 = select <8 x i1> %v684, <8 x float> splat (float 0xFFF0000000000000), <8 x float> splat (float 0x7FF8000000000000)
  %v686 = fcmp ogt <8 x float> %v655, splat (float 0x0000000000000000)
  %v687 = fcmp olt <8 x float> %v655, splat (float 0x7FF0000000000000)
  %v688 = select <8 x i1> %v687, <8 x float> %v683, <8 x float> %v655
  %v689 = select <8 x i1> %v686, <8 x float> %v688, <8 x float> %v685
  br label %head690
head690:
  %v691 = phi i64 [ 0, %end603 ], [ %v699, %body690 ]
  %v692 = icmp slt i64 %v691, %v76
  br i1 %v692, label %body690, label %end690
body690:
  %v693 = mul i64 %v691, %v78
  %v694 = getelementptr [4 x i8], ptr %v106, i64 %v693
  %v695 = load <8 x float>, ptr %v694, align 4
  %v696 = fsub <8 x float> %v695, %v299
  %v697 = fsub <8 x float> %v696, %v689
  %v698 = getelementptr [4 x i8], ptr %v106, i64 %v693
  store <8 x float> %v697, ptr %v698, align 4
  %v699 = add i64 %v691, 1
  br label %head690
end690:
  %v700 = sub i64 %v78, %v101
  %v701 = icmp slt i64 %v700, 8
  %v702 = select i1 %v701, i64 %v700, i64 8
  %v703 = mul i64 %v78, 4
  %v704 = mul i64 %v78, 4
  call void @epilogue(i64 %v76, i64 %v702, ptr %v106, i64 %v703, ptr %v106, i64 %v704)
  %v705 = add i64 %v99, 8
  br label %head98
end98:
  br label %head706
head706:
  %v707 = phi i64 [ %v97, %end98 ], [ %v1311, %end1296 ]
  %v708 = icmp slt i64 %v707, %v78
  br i1 %v708, label %body706, label %end706
body706:
  %v709 = mul i64 %v88, %v78
  %v710 = add i64 %v709, %v707
  %v711 = getelementptr [4 x i8], ptr %v92, i64 %v707
  %v712 = getelementptr [4 x i8], ptr %v93, i64 %v707
  %v713 = getelementptr [4 x i8], ptr %v94, i64 %v707
  %v714 = and i64 %v76, -4
  br label %head715
head715:
  %v716 = phi i64 [ 0, %body706 ], [ %v766, %body715 ]
  %v717 = phi float [ 0xFFF0000000000000, %body706 ], [ %v738, %body715 ]
  %v718 = phi float [ 0xFFF0000000000000, %body706 ], [ %v747, %body715 ]
  %v719 = phi float [ 0xFFF0000000000000, %body706 ], [ %v756, %body715 ]
  %v720 = phi float [ 0xFFF0000000000000, %body706 ], [ %v765, %body715 ]
  %v721 = icmp slt i64 %v716, %v714
  br i1 %v721, label %body715, label %end715
body715:
  %v722 = add i64 %v716, 0
  %v723 = add i64 %v722, 0
  %v724 = add i64 %v716, 0
  %v725 = add i64 %v724, 1
  %v726 = add i64 %v716, 0
  %v727 = add i64 %v726, 2
  %v728 = add i64 %v716, 0
  %v729 = add i64 %v728, 3
  %v730 = mul i64 %v723, %v78
  %v731 = getelementptr [4 x i8], ptr %v711, i64 %v730
  %v732 = load float, ptr %v731, align 4
  %v733 = getelementptr [4 x i8], ptr %v712, i64 %v730
  %v734 = load float, ptr %v733, align 4
  %v735 = fadd float %v732, %v734
  %v736 = getelementptr [4 x i8], ptr %v713, i64 %v730
  store float %v735, ptr %v736, align 4
  %v737 = fcmp ogt float %v735, %v717
  %v738 = select i1 %v737, float %v735, float %v717
  %v739 = mul i64 %v725, %v78
  %v740 = getelementptr [4 x i8], ptr %v711, i64 %v739
  %v741 = load float, ptr %v740, align 4
  %v742 = getelementptr [4 x i8], ptr %v712, i64 %v739
  %v743 = load float, ptr %v742, align 4
  %v744 = fadd float %v741, %v743
  %v745 = getelementptr [4 x i8], ptr %v713, i64 %v739
  store float %v744, ptr %v745, align 4
  %v746 = fcmp ogt float %v744, %v718
  %v747 = select i1 %v746, float %v744, float %v718
  %v748 = mul i64 %v727, %v78
  %v749 = getelementptr [4 x i8], ptr %v711, i64 %v748
  %v750 = load float, ptr %v749, align 4
  %v751 = getelementptr [4 x i8], ptr %v712, i64 %v748
  %v752 = load float, ptr %v751, align 4
  %v753 = fadd float %v750, %v752
  %v754 = getelementptr [4 x i8], ptr %v713, i64 %v748
  store float %v753, ptr %v754, align 4
  %v755 = fcmp ogt float %v753, %v719
  %v756 = select i1 %v755, float %v753, float %v719
  %v757 = mul i64 %v729, %v78
  %v758 = getelementptr [4 x i8], ptr %v711, i64 %v757
  %v759 = load float, ptr %v758, align 4
  %v760 = getelementptr [4 x i8], ptr %v712, i64 %v757
  %v761 = load float, ptr %v760, align 4
  %v762 = fadd float %v759, %v761
  %v763 = getelementptr [4 x i8], ptr %v713, i64 %v757
  store float %v762, ptr %v763, align 4
  %v764 = fcmp ogt float %v762, %v720
  %v765 = select i1 %v764, float %v762, float %v720
  %v766 = add i64 %v716, 4
  br label %head715
end715:
  %v767 = add i64 %v714, 0
  %v768 = add i64 %v767, 0
  %v769 = add i64 %v714, 0
  %v770 = add i64 %v769, 1
  %v771 = add i64 %v714, 0
  %v772 = add i64 %v771, 2
  %v773 = add i64 %v714, 0
  %v774 = add i64 %v773, 3
  %v775 = icmp slt i64 %v768, %v76
  br i1 %v775, label %yes776, label %no776
yes776:
  %v777 = mul i64 %v768, %v78
  %v778 = getelementptr [4 x i8], ptr %v711, i64 %v777
  %v779 = load float, ptr %v778, align 4
  %v780 = getelementptr [4 x i8], ptr %v712, i64 %v777
  %v781 = load float, ptr %v780, align 4
  %v782 = fadd float %v779, %v781
  %v783 = getelementptr [4 x i8], ptr %v713, i64 %v777
  store float %v782, ptr %v783, align 4
  %v784 = fcmp ogt float %v782, %v717
  %v785 = select i1 %v784, float %v782, float %v717
  br label %joined776
no776:
  br label %joined776
joined776:
  %v786 = phi float [ %v785, %yes776 ], [ %v717, %no776 ]
  %v787 = icmp slt i64 %v770, %v76
  br i1 %v787, label %yes788, label %no788
yes788:
  %v789 = mul i64 %v770, %v78
  %v790 = getelementptr [4 x i8], ptr %v711, i64 %v789
  %v791 = load float, ptr %v790, align 4
  %v792 = getelementptr [4 x i8], ptr %v712, i64 %v789
  %v793 = load float, ptr %v792, align 4
  %v794 = fadd float %v791, %v793
  %v795 = getelementptr [4 x i8], ptr %v713, i64 %v789
  store float %v794, ptr %v795, align 4
  %v796 = fcmp ogt float %v794, %v718
  %v797 = select i1 %v796, float %v794, float %v718
  br label %joined788
no788:
  br label %joined788
joined788:
  %v798 = phi float [ %v797, %yes788 ], [ %v718, %no788 ]
  %v799 = icmp slt i64 %v772, %v76
  br i1 %v799, label %yes800, label %no800
yes800:
  %v801 = mul i64 %v772, %v78
  %v802 = getelementptr [4 x i8], ptr %v711, i64 %v801
  %v803 = load float, ptr %v802, align 4
  %v804 = getelementptr [4 x i8], ptr %v712, i64 %v801
  %v805 = load float, ptr %v804, align 4
  %v806 = fadd float %v803, %v805
  %v807 = getelementptr [4 x i8], ptr %v713, i64 %v801
  store float %v806, ptr %v807, align 4
  %v808 = fcmp ogt float %v806, %v719
  %v809 = select i1 %v808, float %v806, float %v719
  br label %joined800
no800:
  br label %joined800
joined800:
  %v810 = phi float [ %v809, %yes800 ], [ %v719, %no800 ]
  %v811 = icmp slt i64 %v774, %v76
  br i1 %v811, label %yes812, label %no812
yes812:
  %v813 = mul i64 %v774, %v78
  %v814 = getelementptr [4 x i8], ptr %v711, i64 %v813
  %v815 = load float, ptr %v814, align 4
  %v816 = getelementptr [4 x i8], ptr %v712, i64 %v813
  %v817 = load float, ptr %v816, align 4
  %v818 = fadd float %v815, %v817
  %v819 = getelementptr [4 x i8], ptr %v713, i64 %v813
  store float %v818, ptr %v819, align 4
  %v820 = fcmp ogt float %v818, %v720
  %v821 = select i1 %v820, float %v818, float %v720
  br label %joined812
no812:
  br label %joined812
joined812:
  %v822 = phi float [ %v821, %yes812 ], [ %v720, %no812 ]
  %v823 = fcmp ogt float %v810, %v786
  %v824 = select i1 %v823, float %v810, float %v786
  %v825 = fcmp ogt float %v822, %v798
  %v826 = select i1 %v825, float %v822, float %v798
  %v827 = fcmp ogt float %v826, %v824
  %v828 = select i1 %v827, float %v826, float %v824
  %v829 = fcmp oeq float %v828, 0xFFF0000000000000
  br i1 %v829, label %yes830, label %no830
yes830:
  %v831 = and i64 %v76, -4
  br label %head832
head832:
  %v833 = phi i64 [ 0, %yes830 ], [ %v863, %body832 ]
  %v834 = phi float [ 0xFFF0000000000000, %yes830 ], [ %v850, %body832 ]
  %v835 = phi float [ 0xFFF0000000000000, %yes830 ], [ %v854, %body832 ]
  %v836 = phi float [ 0xFFF0000000000000, %yes830 ], [ %v858, %body832 ]
  %v837 = phi float [ 0xFFF0000000000000, %yes830 ], [ %v862, %body832 ]
  %v838 = icmp slt i64 %v833, %v831
  br i1 %v838, label %body832, label %end832
body832:
  %v839 = add i64 %v833, 0
  %v840 = add i64 %v839, 0
  %v841 = add i64 %v833, 0
  %v842 = add i64 %v841, 1
  %v843 = add i64 %v833, 0
  %v844 = add i64 %v843, 2
  %v845 = add i64 %v833, 0
  %v846 = add i64 %v845, 3
  %v847 = mul i64 %v840, %v78
  %v848 = getelementptr [4 x i8], ptr %v713, i64 %v847
  %v849 = load float, ptr %v848, align 4
  %v850 = call float @llvm.maximum.f32(float %v849, float %v834)
  %v851 = mul i64 %v842, %v78
  %v852 = getelementptr [4 x i8], ptr %v713, i64 %v851
  %v853 = load float, ptr %v852, align 4
  %v854 = call float @llvm.maximum.f32(float %v853, float %v835)
  %v855 = mul i64 %v844, %v78
  %v856 = getelementptr [4 x i8], ptr %v713, i64 %v855
  %v857 = load float, ptr %v856, align 4
  %v858 = call float @llvm.maximum.f32(float %v857, float %v836)
  %v859 = mul i64 %v846, %v78
  %v860 = getelementptr [4 x i8], ptr %v713, i64 %v859
  %v861 = load float, ptr %v860, align 4
  %v862 = call float @llvm.maximum.f32(float %v861, float %v837)
  %v863 = add i64 %v833, 4
  br label %head832
end832:
  %v864 = add i64 %v831, 0
  %v865 = add i64 %v864, 0
  %v866 = add i64 %v831, 0
  %v867 = add i64 %v866, 1
  %v868 = add i64 %v831, 0
  %v869 = add i64 %v868, 2
  %v870 = add i64 %v831, 0
  %v871 = add i64 %v870, 3
  %v872 = icmp slt i64 %v865, %v76
  br i1 %v872, label %yes873, label %no873
yes873:
  %v874 = mul i64 %v865, %v78
  %v875 = getelementptr [4 x i8], ptr %v713, i64 %v874
  %v876 = load float, ptr %v875, align 4
  %v877 = call float @llvm.maximum.f32(float %v876, float %v834)
  br label %joined873
no873:
  br label %joined873
joined873:
  %v878 = phi float [ %v877, %yes873 ], [ %v834, %no873 ]
  %v879 = icmp slt i64 %v867, %v76
  br i1 %v879, label %yes880, label %no880
yes880:
  %v881 = mul i64 %v867, %v78
  %v882 = getelementptr [4 x i8], ptr %v713, i64 %v881
  %v883 = load float, ptr %v882, align 4
  %v884 = call float @llvm.maximum.f32(float %v883, float %v835)
  br label %joined880
no880:
  br label %joined880
joined880:
  %v885 = phi float [ %v884, %yes880 ], [ %v835, %no880 ]
  %v886 = icmp slt i64 %v869, %v76
  br i1 %v886, label %yes887, label %no887
yes887:
  %v888 = mul i64 %v869, %v78
  %v889 = getelementptr [4 x i8], ptr %v713, i64 %v888
  %v890 = load float, ptr %v889, align 4
  %v891 = call float @llvm.maximum.f32(float %v890, float %v836)
  br label %joined887
no887:
  br label %joined887
joined887:
  %v892 = phi float [ %v891, %yes887 ], [ %v836, %no887 ]
  %v893 = icmp slt i64 %v871, %v76
  br i1 %v893, label %yes894, label %no894
yes894:
  %v895 = mul i64 %v871, %v78
  %v896 = getelementptr [4 x i8], ptr %v713, i64 %v895
  %v897 = load float, ptr %v896, align 4
  %v898 = call float @llvm.maximum.f32(float %v897, float %v837)
  br label %joined894
no894:
  br label %joined894
joined894:
  %v899 = phi float [ %v898, %yes894 ], [ %v837, %no894 ]
  %v900 = call float @llvm.maximum.f32(float %v892, float %v878)
  %v901 = call float @llvm.maximum.f32(float %v899, float %v885)
  %v902 = call float @llvm.maximum.f32(float %v901, float %v900)
  br label %joined830
no830:
  br label %joined830
joined830:
  %v903 = phi float [ %v902, %joined894 ], [ %v828, %no830 ]
  %v904 = fcmp oeq float %v903, 0xFFF0000000000000
  %v905 = select i1 %v904, float 0x0000000000000000, float %v903
  %v906 = icmp slt i64 %v76, 16
  %v907 = select i1 %v906, i64 %v76, i64 16
  br label %head908
head908:
  %v909 = phi i64 [ 0, %joined830 ], [ %v1208, %joined1170 ]
  %v910 = icmp slt i64 %v909, %v907
  br i1 %v910, label %body908, label %end908
body908:
  %v911 = and i64 %v76, -64
  br label %head912
head912:
  %v913 = phi i64 [ 0, %body908 ], [ %v1055, %body912 ]
  %v914 = phi float [ 0x0000000000000000, %body908 ], [ %v958, %body912 ]
  %v915 = phi float [ 0x0000000000000000, %body908 ], [ %v990, %body912 ]
  %v916 = phi float [ 0x0000000000000000, %body908 ], [ %v1022, %body912 ]
  %v917 = phi float [ 0x0000000000000000, %body908 ], [ %v1054, %body912 ]
  %v918 = icmp slt i64 %v913, %v911
  br i1 %v918, label %body912, label %end912
body912:
  %v919 = add i64 %v913, %v909
  %v920 = add i64 %v919, 0
  %v921 = add i64 %v913, %v909
  %v922 = add i64 %v921, 16
  %v923 = add i64 %v913, %v909
  %v924 = add i64 %v923, 32
  %v925 = add i64 %v913, %v909
  %v926 = add i64 %v925, 48
  %v927 = mul i64 %v920, %v78
  %v928 = getelementptr [4 x i8], ptr %v713, i64 %v927
  call void @llvm.prefetch.p0(ptr %v928, i32 1, i32 3, i32 1)
  %v929 = getelementptr [4 x i8], ptr %v713, i64 %v927
  %v930 = load float, ptr %v929, align 4
  %v931 = fsub float %v930, %v905
  %v932 = fcmp olt float %v931, 0xC05A400000000000
  %v933 = select i1 %v932, float 0xC05A400000000000, float %v931
  %v934 = call float @llvm.fma.f32(float %v933, float 0x3FF7154760000000, float 0x4168000000000000)
  %v935 = fsub float %v934, 0x4168000000000000
  %v936 = call float @llvm.fma.f32(float %v935, float 0xBFE62E4000000000, float %v933)
  %v937 = call float @llvm.fma.f32(float %v935, float 0xBEB7F7D1C0000000, float %v936)
  %v938 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v937, float 0x3F812397E0000000)
  %v939 = call float @llvm.fma.f32(float %v938, float %v937, float 0x3FA5558AE0000000)
  %v940 = call float @llvm.fma.f32(float %v939, float %v937, float 0x3FC5554920000000)
  %v941 = call float @llvm.fma.f32(float %v940, float %v937, float 0x3FDFFFFFC0000000)
  %v942 = fmul float %v937, %v937
  %v943 = call float @llvm.fma.f32(float %v941, float %v942, float %v937)
  %v944 = fadd float 0x3FF0000000000000, %v943
  %v945 = fsub float %v934, 0x4168000000000000
  %v946 = fadd float %v945, 0x4168000000000000
  %v947 = bitcast float %v946 to i32
  %v948 = ashr i32 %v947, 1
  %v949 = shl i32 %v948, 23
  %v950 = add i32 %v949, 1065353216
  %v951 = bitcast i32 %v950 to float
  %v952 = fmul float %v944, %v951
  %v953 = sub i32 %v947, %v948
  %v954 = shl i32 %v953, 23
  %v955 = add i32 %v954, 1065353216
  %v956 = bitcast i32 %v955 to float
  %v957 = fmul float %v952, %v956
  %v958 = fadd float %v914, %v957
  %v959 = mul i64 %v922, %v78
  %v960 = getelementptr [4 x i8], ptr %v713, i64 %v959
  call void @llvm.prefetch.p0(ptr %v960, i32 1, i32 3, i32 1)
  %v961 = getelementptr [4 x i8], ptr %v713, i64 %v959
  %v962 = load float, ptr %v961, align 4
  %v963 = fsub float %v962, %v905
  %v964 = fcmp olt float %v963, 0xC05A400000000000
  %v965 = select i1 %v964, float 0xC05A400000000000, float %v963
  %v966 = call float @llvm.fma.f32(float %v965, float 0x3FF7154760000000, float 0x4168000000000000)
  %v967 = fsub float %v966, 0x4168000000000000
  %v968 = call float @llvm.fma.f32(float %v967, float 0xBFE62E4000000000, float %v965)
  %v969 = call float @llvm.fma.f32(float %v967, float 0xBEB7F7D1C0000000, float %v968)
  %v970 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v969, float 0x3F812397E0000000)
  %v971 = call float @llvm.fma.f32(float %v970, float %v969, float 0x3FA5558AE0000000)
  %v972 = call float @llvm.fma.f32(float %v971, float %v969, float 0x3FC5554920000000)
  %v973 = call float @llvm.fma.f32(float %v972, float %v969, float 0x3FDFFFFFC0000000)
  %v974 = fmul float %v969, %v969
  %v975 = call float @llvm.fma.f32(float %v973, float %v974, float %v969)
  %v976 = fadd float 0x3FF0000000000000, %v975
  %v977 = fsub float %v966, 0x4168000000000000
  %v978 = fadd float %v977, 0x4168000000000000
  %v979 = bitcast float %v978 to i32
  %v980 = ashr i32 %v979, 1
  %v981 = shl i32 %v980, 23
  %v982 = add i32 %v981, 1065353216
  %v983 = bitcast i32 %v982 to float
  %v984 = fmul float %v976, %v983
  %v985 = sub i32 %v979, %v980
  %v986 = shl i32 %v985, 23
  %v987 = add i32 %v986, 1065353216
  %v988 = bitcast i32 %v987 to float
  %v989 = fmul float %v984, %v988
  %v990 = fadd float %v915, %v989
  %v991 = mul i64 %v924, %v78
  %v992 = getelementptr [4 x i8], ptr %v713, i64 %v991
  call void @llvm.prefetch.p0(ptr %v992, i32 1, i32 3, i32 1)
  %v993 = getelementptr [4 x i8], ptr %v713, i64 %v991
  %v994 = load float, ptr %v993, align 4
  %v995 = fsub float %v994, %v905
  %v996 = fcmp olt float %v995, 0xC05A400000000000
  %v997 = select i1 %v996, float 0xC05A400000000000, float %v995
  %v998 = call float @llvm.fma.f32(float %v997, float 0x3FF7154760000000, float 0x4168000000000000)
  %v999 = fsub float %v998, 0x4168000000000000
  %v1000 = call float @llvm.fma.f32(float %v999, float 0xBFE62E4000000000, float %v997)
  %v1001 = call float @llvm.fma.f32(float %v999, float 0xBEB7F7D1C0000000, float %v1000)
  %v1002 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1001, float 0x3F812397E0000000)
  %v1003 = call float @llvm.fma.f32(float %v1002, float %v1001, float 0x3FA5558AE0000000)
  %v1004 = call float @llvm.fma.f32(float %v1003, float %v1001, float 0x3FC5554920000000)
  %v1005 = call float @llvm.fma.f32(float %v1004, float %v1001, float 0x3FDFFFFFC0000000)
  %v1006 = fmul float %v1001, %v1001
  %v1007 = call float @llvm.fma.f32(float %v1005, float %v1006, float %v1001)
  %v1008 = fadd float 0x3FF0000000000000, %v1007
  %v1009 = fsub float %v998, 0x4168000000000000
  %v1010 = fadd float %v1009, 0x4168000000000000
  %v1011 = bitcast float %v1010 to i32
  %v1012 = ashr i32 %v1011, 1
  %v1013 = shl i32 %v1012, 23
  %v1014 = add i32 %v1013, 1065353216
  %v1015 = bitcast i32 %v1014 to float
  %v1016 = fmul float %v1008, %v1015
  %v1017 = sub i32 %v1011, %v1012
  %v1018 = shl i32 %v1017, 23
  %v1019 = add i32 %v1018, 1065353216
  %v1020 = bitcast i32 %v1019 to float
  %v1021 = fmul float %v1016, %v1020
  %v1022 = fadd float %v916, %v1021
  %v1023 = mul i64 %v926, %v78
  %v1024 = getelementptr [4 x i8], ptr %v713, i64 %v1023
  call void @llvm.prefetch.p0(ptr %v1024, i32 1, i32 3, i32 1)
  %v1025 = getelementptr [4 x i8], ptr %v713, i64 %v1023
  %v1026 = load float, ptr %v1025, align 4
  %v1027 = fsub float %v1026, %v905
  %v1028 = fcmp olt float %v1027, 0xC05A400000000000
  %v1029 = select i1 %v1028, float 0xC05A400000000000, float %v1027
  %v1030 = call float @llvm.fma.f32(float %v1029, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1031 = fsub float %v1030, 0x4168000000000000
  %v1032 = call float @llvm.fma.f32(float %v1031, float 0xBFE62E4000000000, float %v1029)
  %v1033 = call float @llvm.fma.f32(float %v1031, float 0xBEB7F7D1C0000000, float %v1032)
  %v1034 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1033, float 0x3F812397E0000000)
  %v1035 = call float @llvm.fma.f32(float %v1034, float %v1033, float 0x3FA5558AE0000000)
  %v1036 = call float @llvm.fma.f32(float %v1035, float %v1033, float 0x3FC5554920000000)
  %v1037 = call float @llvm.fma.f32(float %v1036, float %v1033, float 0x3FDFFFFFC0000000)
  %v1038 = fmul float %v1033, %v1033
  %v1039 = call float @llvm.fma.f32(float %v1037, float %v1038, float %v1033)
  %v1040 = fadd float 0x3FF0000000000000, %v1039
  %v1041 = fsub float %v1030, 0x4168000000000000
  %v1042 = fadd float %v1041, 0x4168000000000000
  %v1043 = bitcast float %v1042 to i32
  %v1044 = ashr i32 %v1043, 1
  %v1045 = shl i32 %v1044, 23
  %v1046 = add i32 %v1045, 1065353216
  %v1047 = bitcast i32 %v1046 to float
  %v1048 = fmul float %v1040, %v1047
  %v1049 = sub i32 %v1043, %v1044
  %v1050 = shl i32 %v1049, 23
  %v1051 = add i32 %v1050, 1065353216
  %v1052 = bitcast i32 %v1051 to float
  %v1053 = fmul float %v1048, %v1052
  %v1054 = fadd float %v917, %v1053
  %v1055 = add i64 %v913, 64
  br label %head912
end912:
  %v1056 = add i64 %v911, %v909
  %v1057 = add i64 %v1056, 0
  %v1058 = add i64 %v911, %v909
  %v1059 = add i64 %v1058, 16
  %v1060 = add i64 %v911, %v909
  %v1061 = add i64 %v1060, 32
  %v1062 = add i64 %v911, %v909
  %v1063 = add i64 %v1062, 48
  %v1064 = icmp slt i64 %v1057, %v76
  br i1 %v1064, label %yes1065, label %no1065
yes1065:
  %v1066 = mul i64 %v1057, %v78
  %v1067 = getelementptr [4 x i8], ptr %v713, i64 %v1066
  call void @llvm.prefetch.p0(ptr %v1067, i32 1, i32 3, i32 1)
  %v1068 = getelementptr [4 x i8], ptr %v713, i64 %v1066
  %v1069 = load float, ptr %v1068, align 4
  %v1070 = fsub float %v1069, %v905
  %v1071 = fcmp olt float %v1070, 0xC05A400000000000
  %v1072 = select i1 %v1071, float 0xC05A400000000000, float %v1070
  %v1073 = call float @llvm.fma.f32(float %v1072, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1074 = fsub float %v1073, 0x4168000000000000
  %v1075 = call float @llvm.fma.f32(float %v1074, float 0xBFE62E4000000000, float %v1072)
  %v1076 = call float @llvm.fma.f32(float %v1074, float 0xBEB7F7D1C0000000, float %v1075)
  %v1077 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1076, float 0x3F812397E0000000)
  %v1078 = call float @llvm.fma.f32(float %v1077, float %v1076, float 0x3FA5558AE0000000)
  %v1079 = call float @llvm.fma.f32(float %v1078, float %v1076, float 0x3FC5554920000000)
  %v1080 = call float @llvm.fma.f32(float %v1079, float %v1076, float 0x3FDFFFFFC0000000)
  %v1081 = fmul float %v1076, %v1076
  %v1082 = call float @llvm.fma.f32(float %v1080, float %v1081, float %v1076)
  %v1083 = fadd float 0x3FF0000000000000, %v1082
  %v1084 = fsub float %v1073, 0x4168000000000000
  %v1085 = fadd float %v1084, 0x4168000000000000
  %v1086 = bitcast float %v1085 to i32
  %v1087 = ashr i32 %v1086, 1
  %v1088 = shl i32 %v1087, 23
  %v1089 = add i32 %v1088, 1065353216
  %v1090 = bitcast i32 %v1089 to float
  %v1091 = fmul float %v1083, %v1090
  %v1092 = sub i32 %v1086, %v1087
  %v1093 = shl i32 %v1092, 23
  %v1094 = add i32 %v1093, 1065353216
  %v1095 = bitcast i32 %v1094 to float
  %v1096 = fmul float %v1091, %v1095
  %v1097 = fadd float %v914, %v1096
  br label %joined1065
no1065:
  br label %joined1065
joined1065:
  %v1098 = phi float [ %v1097, %yes1065 ], [ %v914, %no1065 ]
  %v1099 = icmp slt i64 %v1059, %v76
  br i1 %v1099, label %yes1100, label %no1100
yes1100:
  %v1101 = mul i64 %v1059, %v78
  %v1102 = getelementptr [4 x i8], ptr %v713, i64 %v1101
  call void @llvm.prefetch.p0(ptr %v1102, i32 1, i32 3, i32 1)
  %v1103 = getelementptr [4 x i8], ptr %v713, i64 %v1101
  %v1104 = load float, ptr %v1103, align 4
  %v1105 = fsub float %v1104, %v905
  %v1106 = fcmp olt float %v1105, 0xC05A400000000000
  %v1107 = select i1 %v1106, float 0xC05A400000000000, float %v1105
  %v1108 = call float @llvm.fma.f32(float %v1107, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1109 = fsub float %v1108, 0x4168000000000000
  %v1110 = call float @llvm.fma.f32(float %v1109, float 0xBFE62E4000000000, float %v1107)
  %v1111 = call float @llvm.fma.f32(float %v1109, float 0xBEB7F7D1C0000000, float %v1110)
  %v1112 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1111, float 0x3F812397E0000000)
  %v1113 = call float @llvm.fma.f32(float %v1112, float %v1111, float 0x3FA5558AE0000000)
  %v1114 = call float @llvm.fma.f32(float %v1113, float %v1111, float 0x3FC5554920000000)
  %v1115 = call float @llvm.fma.f32(float %v1114, float %v1111, float 0x3FDFFFFFC0000000)
  %v1116 = fmul float %v1111, %v1111
  %v1117 = call float @llvm.fma.f32(float %v1115, float %v1116, float %v1111)
  %v1118 = fadd float 0x3FF0000000000000, %v1117
  %v1119 = fsub float %v1108, 0x4168000000000000
  %v1120 = fadd float %v1119, 0x4168000000000000
  %v1121 = bitcast float %v1120 to i32
  %v1122 = ashr i32 %v1121, 1
  %v1123 = shl i32 %v1122, 23
  %v1124 = add i32 %v1123, 1065353216
  %v1125 = bitcast i32 %v1124 to float
  %v1126 = fmul float %v1118, %v1125
  %v1127 = sub i32 %v1121, %v1122
  %v1128 = shl i32 %v1127, 23
  %v1129 = add i32 %v1128, 1065353216
  %v1130 = bitcast i32 %v1129 to float
  %v1131 = fmul float %v1126, %v1130
  %v1132 = fadd float %v915, %v1131
  br label %joined1100
no1100:
  br label %joined1100
joined1100:
  %v1133 = phi float [ %v1132, %yes1100 ], [ %v915, %no1100 ]
  %v1134 = icmp slt i64 %v1061, %v76
  br i1 %v1134, label %yes1135, label %no1135
yes1135:
  %v1136 = mul i64 %v1061, %v78
  %v1137 = getelementptr [4 x i8], ptr %v713, i64 %v1136
  call void @llvm.prefetch.p0(ptr %v1137, i32 1, i32 3, i32 1)
  %v1138 = getelementptr [4 x i8], ptr %v713, i64 %v1136
  %v1139 = load float, ptr %v1138, align 4
  %v1140 = fsub float %v1139, %v905
  %v1141 = fcmp olt float %v1140, 0xC05A400000000000
  %v1142 = select i1 %v1141, float 0xC05A400000000000, float %v1140
  %v1143 = call float @llvm.fma.f32(float %v1142, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1144 = fsub float %v1143, 0x4168000000000000
  %v1145 = call float @llvm.fma.f32(float %v1144, float 0xBFE62E4000000000, float %v1142)
  %v1146 = call float @llvm.fma.f32(float %v1144, float 0xBEB7F7D1C0000000, float %v1145)
  %v1147 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1146, float 0x3F812397E0000000)
  %v1148 = call float @llvm.fma.f32(float %v1147, float %v1146, float 0x3FA5558AE0000000)
  %v1149 = call float @llvm.fma.f32(float %v1148, float %v1146, float 0x3FC5554920000000)
  %v1150 = call float @llvm.fma.f32(float %v1149, float %v1146, float 0x3FDFFFFFC0000000)
  %v1151 = fmul float %v1146, %v1146
  %v1152 = call float @llvm.fma.f32(float %v1150, float %v1151, float %v1146)
  %v1153 = fadd float 0x3FF0000000000000, %v1152
  %v1154 = fsub float %v1143, 0x4168000000000000
  %v1155 = fadd float %v1154, 0x4168000000000000
  %v1156 = bitcast float %v1155 to i32
  %v1157 = ashr i32 %v1156, 1
  %v1158 = shl i32 %v1157, 23
  %v1159 = add i32 %v1158, 1065353216
  %v1160 = bitcast i32 %v1159 to float
  %v1161 = fmul float %v1153, %v1160
  %v1162 = sub i32 %v1156, %v1157
  %v1163 = shl i32 %v1162, 23
  %v1164 = add i32 %v1163, 1065353216
  %v1165 = bitcast i32 %v1164 to float
  %v1166 = fmul float %v1161, %v1165
  %v1167 = fadd float %v916, %v1166
  br label %joined1135
no1135:
  br label %joined1135
joined1135:
  %v1168 = phi float [ %v1167, %yes1135 ], [ %v916, %no1135 ]
  %v1169 = icmp slt i64 %v1063, %v76
  br i1 %v1169, label %yes1170, label %no1170
yes1170:
  %v1171 = mul i64 %v1063, %v78
  %v1172 = getelementptr [4 x i8], ptr %v713, i64 %v1171
  call void @llvm.prefetch.p0(ptr %v1172, i32 1, i32 3, i32 1)
  %v1173 = getelementptr [4 x i8], ptr %v713, i64 %v1171
  %v1174 = load float, ptr %v1173, align 4
  %v1175 = fsub float %v1174, %v905
  %v1176 = fcmp olt float %v1175, 0xC05A400000000000
  %v1177 = select i1 %v1176, float 0xC05A400000000000, float %v1175
  %v1178 = call float @llvm.fma.f32(float %v1177, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1179 = fsub float %v1178, 0x4168000000000000
  %v1180 = call float @llvm.fma.f32(float %v1179, float 0xBFE62E4000000000, float %v1177)
  %v1181 = call float @llvm.fma.f32(float %v1179, float 0xBEB7F7D1C0000000, float %v1180)
  %v1182 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1181, float 0x3F812397E0000000)
  %v1183 = call float @llvm.fma.f32(float %v1182, float %v1181, float 0x3FA5558AE0000000)
  %v1184 = call float @llvm.fma.f32(float %v1183, float %v1181, float 0x3FC5554920000000)
  %v1185 = call float @llvm.fma.f32(float %v1184, float %v1181, float 0x3FDFFFFFC0000000)
  %v1186 = fmul float %v1181, %v1181
  %v1187 = call float @llvm.fma.f32(float %v1185, float %v1186, float %v1181)
  %v1188 = fadd float 0x3FF0000000000000, %v1187
  %v1189 = fsub float %v1178, 0x4168000000000000
  %v1190 = fadd float %v1189, 0x4168000000000000
  %v1191 = bitcast float %v1190 to i32
  %v1192 = ashr i32 %v1191, 1
  %v1193 = shl i32 %v1192, 23
  %v1194 = add i32 %v1193, 1065353216
  %v1195 = bitcast i32 %v1194 to float
  %v1196 = fmul float %v1188, %v1195
  %v1197 = sub i32 %v1191, %v1192
  %v1198 = shl i32 %v1197, 23
  %v1199 = add i32 %v1198, 1065353216
  %v1200 = bitcast i32 %v1199 to float
  %v1201 = fmul float %v1196, %v1200
  %v1202 = fadd float %v917, %v1201
  br label %joined1170
no1170:
  br label %joined1170
joined1170:
  %v1203 = phi float [ %v1202, %yes1170 ], [ %v917, %no1170 ]
  %v1204 = fadd float %v1098, %v1168
  %v1205 = fadd float %v1133, %v1203
  %v1206 = fadd float %v1204, %v1205
  %v1207 = getelementptr [4 x i8], ptr %scratch1, i64 %v909
  store float %v1206, ptr %v1207, align 4
  %v1208 = add i64 %v909, 1
  br label %head908
end908:
  br label %head1209
head1209:
  %v1210 = phi i64 [ %v907, %end908 ], [ %v1213, %body1209 ]
  %v1211 = icmp slt i64 %v1210, 16
  br i1 %v1211, label %body1209, label %end1209
body1209:
  %v1212 = getelementptr [4 x i8], ptr %scratch1, i64 %v1210
  store float 0x0000000000000000, ptr %v1212, align 4
  %v1213 = add i64 %v1210, 1
  br label %head1209
end1209:
  %v1214 = getelementptr [4 x i8], ptr %scratch1, i64 0
  %v1215 = load float, ptr %v1214, align 4
  %v1216 = getelementptr [4 x i8], ptr %scratch1, i64 1
  %v1217 = load float, ptr %v1216, align 4
  %v1218 = getelementptr [4 x i8], ptr %scratch1, i64 2
  %v1219 = load float, ptr %v1218, align 4
  %v1220 = getelementptr [4 x i8], ptr %scratch1, i64 3
  %v1221 = load float, ptr %v1220, align 4
  %v1222 = getelementptr [4 x i8], ptr %scratch1, i64 4
  %v1223 = load float, ptr %v1222, align 4
  %v1224 = getelementptr [4 x i8], ptr %scratch1, i64 5
  %v1225 = load float, ptr %v1224, align 4
  %v1226 = getelementptr [4 x i8], ptr %scratch1, i64 6
  %v1227 = load float, ptr %v1226, align 4
  %v1228 = getelementptr [4 x i8], ptr %scratch1, i64 7
  %v1229 = load float, ptr %v1228, align 4
  %v1230 = getelementptr [4 x i8], ptr %scratch1, i64 8
  %v1231 = load float, ptr %v1230, align 4
  %v1232 = getelementptr [4 x i8], ptr %scratch1, i64 9
  %v1233 = load float, ptr %v1232, align 4
  %v1234 = getelementptr [4 x i8], ptr %scratch1, i64 10
  %v1235 = load float, ptr %v1234, align 4
  %v1236 = getelementptr [4 x i8], ptr %scratch1, i64 11
  %v1237 = load float, ptr %v1236, align 4
  %v1238 = getelementptr [4 x i8], ptr %scratch1, i64 12
  %v1239 = load float, ptr %v1238, align 4
  %v1240 = getelementptr [4 x i8], ptr %scratch1, i64 13
  %v1241 = load float, ptr %v1240, align 4
  %v1242 = getelementptr [4 x i8], ptr %scratch1, i64 14
  %v1243 = load float, ptr %v1242, align 4
  %v1244 = getelementptr [4 x i8], ptr %scratch1, i64 15
  %v1245 = load float, ptr %v1244, align 4
  %v1246 = fadd float %v1215, %v1231
  %v1247 = fadd float %v1217, %v1233
  %v1248 = fadd float %v1219, %v1235
  %v1249 = fadd float %v1221, %v1237
  %v1250 = fadd float %v1223, %v1239
  %v1251 = fadd float %v1225, %v1241
  %v1252 = fadd float %v1227, %v1243
  %v1253 = fadd float %v1229, %v1245
  %v1254 = fadd float %v1246, %v1250
  %v1255 = fadd float %v1247, %v1251
  %v1256 = fadd float %v1248, %v1252
  %v1257 = fadd float %v1249, %v1253
  %v1258 = fadd float %v1254, %v1256
  %v1259 = fadd float %v1255, %v1257
  %v1260 = fadd float %v1258, %v1259
  %v1261 = select i1 %v904, float 0x3FF0000000000000, float %v1260
  %v1262 = fcmp olt float %v1261, 0x3810000000000000
  %v1263 = fmul float %v1261, 0x4160000000000000
  %v1264 = select i1 %v1262, float %v1263, float %v1261
  %v1265 = bitcast float %v1264 to i32
  %v1266 = sub i32 %v1265, 1060439283
  %v1267 = ashr i32 %v1266, 23
  %v1268 = shl i32 %v1267, 23
  %v1269 = sub i32 %v1265, %v1268
  %v1270 = bitcast i32 %v1269 to float
  %v1271 = sitofp i32 %v1267 to float
  %v1272 = select i1 %v1262, float 0x4037000000000000, float 0x0000000000000000
  %v1273 = fsub float %v1271, %v1272
  %v1274 = fsub float %v1270, 0x3FF0000000000000
  %v1275 = fmul float %v1274, %v1274
  %v1276 = call float @llvm.fma.f32(float 0x3FB1B43740000000, float %v1274, float 0xBFBE2E4820000000)
  %v1277 = call float @llvm.fma.f32(float %v1276, float %v1274, float 0x3FBE64D700000000)
  %v1278 = call float @llvm.fma.f32(float %v1277, float %v1274, float 0xBFBFB43DE0000000)
  %v1279 = call float @llvm.fma.f32(float %v1278, float %v1274, float 0x3FC2333060000000)
  %v1280 = call float @llvm.fma.f32(float %v1279, float %v1274, float 0xBFC5562E00000000)
  %v1281 = call float @llvm.fma.f32(float %v1280, float %v1274, float 0x3FC99A5420000000)
  %v1282 = call float @llvm.fma.f32(float %v1281, float %v1274, float 0xBFCFFFFEE0000000)
  %v1283 = call float @llvm.fma.f32(float %v1282, float %v1274, float 0x3FD5555460000000)
  %v1284 = fmul float %v1274, %v1283
  %v1285 = fmul float %v1275, %v1284
  %v1286 = call float @llvm.fma.f32(float %v1273, float 0x3EB7F7D1C0000000, float %v1285)
  %v1287 = call float @llvm.fma.f32(float %v1275, float 0xBFE0000000000000, float %v1286)
  %v1288 = fadd float %v1274, %v1287
  %v1289 = call float @llvm.fma.f32(float %v1273, float 0x3FE62E4000000000, float %v1288)
  %v1290 = fcmp oeq float %v1261, 0x0000000000000000
  %v1291 = select i1 %v1290, float 0xFFF0000000000000, float 0x7FF8000000000000
  %v1292 = fcmp ogt float %v1261, 0x0000000000000000
  %v1293 = fcmp olt float %v1261, 0x7FF0000000000000
  %v1294 = select i1 %v1293, float %v1289, float %v1261
  %v1295 = select i1 %v1292, float %v1294, float %v1291
  br label %head1296
head1296:
  %v1297 = phi i64 [ 0, %end1209 ], [ %v1305, %body1296 ]
  %v1298 = icmp slt i64 %v1297, %v76
  br i1 %v1298, label %body1296, label %end1296
body1296:
  %v1299 = mul i64 %v1297, %v78
  %v1300 = getelementptr [4 x i8], ptr %v713, i64 %v1299
  %v1301 = load float, ptr %v1300, align 4
  %v1302 = fsub float %v1301, %v905
  %v1303 = fsub float %v1302, %v1295
  %v1304 = getelementptr [4 x i8], ptr %v713, i64 %v1299
  store float %v1303, ptr %v1304, align 4
  %v1305 = add i64 %v1297, 1
  br label %head1296
end1296:
  %v1306 = sub i64 %v78, %v707
  %v1307 = icmp slt i64 %v1306, 1
  %v1308 = select i1 %v1307, i64 %v1306, i64 1
  %v1309 = mul i64 %v78, 4
  %v1310 = mul i64 %v78, 4
  call void @epilogue(i64 %v76, i64 %v1308, ptr %v713, i64 %v1309, ptr %v713, i64 %v1310)
  %v1311 = add i64 %v707, 1
  br label %head706
end706:
  %v1312 = add i64 %v88, 1
  br label %head87
end87:
  ret void
}
