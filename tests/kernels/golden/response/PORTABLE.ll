declare <8 x float> @llvm.fabs.v8f32(<8 x float>)
declare <8 x float> @llvm.floor.v8f32(<8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.fma.f32(float, float, float)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 40
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 48
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 24
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 32
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 0
  %v10 = load ptr, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 8
  %v12 = load ptr, ptr %v11, align 8
  %v13 = getelementptr i8, ptr %arguments, i64 16
  %v14 = load i64, ptr %v13, align 8
  br label %head15
head15:
  %v16 = phi i64 [ 0, %entry ], [ %v280, %end153 ]
  %v17 = icmp slt i64 %v16, %v14
  br i1 %v17, label %body15, label %end15
body15:
  %v18 = mul i64 %v6, %v8
  %v19 = mul i64 %v16, %v18
  %v20 = getelementptr [4 x i8], ptr %v10, i64 %v19
  %v21 = getelementptr [4 x i8], ptr %v12, i64 %v19
  %v22 = sub i64 %v8, 0
  %v23 = and i64 %v22, -8
  %v24 = add i64 0, %v23
  br label %head25
head25:
  %v26 = phi i64 [ 0, %body15 ], [ %v152, %end33 ]
  %v27 = icmp slt i64 %v26, %v24
  br i1 %v27, label %body25, label %end25
body25:
  %v28 = add i64 %v26, 0
  %v29 = mul i64 %v16, %v8
  %v30 = add i64 %v29, %v28
  %v31 = getelementptr [4 x i8], ptr %v20, i64 %v28
  %v32 = getelementptr [4 x i8], ptr %v21, i64 %v28
  br label %head33
head33:
  %v34 = phi i64 [ 0, %body25 ], [ %v151, %end43 ]
  %v35 = icmp slt i64 %v34, %v6
  br i1 %v35, label %body33, label %end33
body33:
  %v36 = add i64 %v34, %v4
  %v37 = add i64 %v36, 1
  %v38 = icmp sgt i64 %v34, %v2
  %v39 = sub i64 %v34, %v2
  %v40 = select i1 %v38, i64 %v39, i64 0
  %v41 = icmp slt i64 %v37, %v6
  %v42 = select i1 %v41, i64 %v37, i64 %v6
  br label %head43
head43:
  %v44 = phi i64 [ %v40, %body33 ], [ %v51, %body43 ]
  %v45 = phi <8 x float> [ splat (float 0x0000000000000000), %body33 ], [ %v50, %body43 ]
  %v46 = icmp slt i64 %v44, %v42
  br i1 %v46, label %body43, label %end43
body43:
  %v47 = mul i64 %v44, %v8
  %v48 = getelementptr [4 x i8], ptr %v31, i64 %v47
  %v49 = load <8 x float>, ptr %v48, align 4
  %v50 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v49, <8 x float> %v49, <8 x float> %v45)
  %v51 = add i64 %v44, 1
  br label %head43
end43:
  %v52 = mul i64 %v34, %v8
  %v53 = fmul <8 x float> %v45, splat (float 0x3F1A36E2E0000000)
  %v54 = fadd <8 x float> %v53, splat (float 0x3FF0000000000000)
  %v55 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %v54)
  %v56 = fpext <8 x float> splat (float 0x3FE8000000000000) to <8 x double>
  %v57 = fpext <8 x float> %v55 to <8 x double>
  %v58 = bitcast <8 x double> %v57 to <8 x i64>
  %v59 = sub <8 x i64> %v58, splat (i64 4604544271217802189)
  %v60 = ashr <8 x i64> %v59, splat (i64 52)
  %v61 = shl <8 x i64> %v60, splat (i64 52)
  %v62 = sub <8 x i64> %v58, %v61
  %v63 = bitcast <8 x i64> %v62 to <8 x double>
  %v64 = fsub <8 x double> %v63, splat (double 0x3FF0000000000000)
  %v65 = fadd <8 x double> %v64, splat (double 0x4000000000000000)
  %v66 = fdiv <8 x double> %v64, %v65
  %v67 = trunc <8 x i64> %v60 to <8 x i32>
  %v68 = sitofp <8 x i32> %v67 to <8 x double>
  %v69 = fmul <8 x double> %v66, %v66
  %v70 = fmul <8 x double> %v69, splat (double 0x3FD21B33F5BFE121)
  %v71 = fadd <8 x double> %v70, splat (double 0x3FD479529CDFBC66)
  %v72 = fmul <8 x double> %v69, %v71
  %v73 = fadd <8 x double> %v72, splat (double 0x3FDA61A2FF2C6220)
  %v74 = fmul <8 x double> %v69, %v73
  %v75 = fadd <8 x double> %v74, splat (double 0x3FE2776C291A537F)
  %v76 = fmul <8 x double> %v69, %v75
  %v77 = fadd <8 x double> %v76, splat (double 0x3FEEC709DC53DFFD)
  %v78 = fmul <8 x double> %v69, %v77
  %v79 = fadd <8 x double> %v78, splat (double 0x40071547652B8250)
  %v80 = fmul <8 x double> %v66, %v79
  %v81 = fadd <8 x double> %v68, %v80
  %v82 = fmul <8 x double> %v56, %v81
  %v83 = fcmp ogt <8 x double> %v82, splat (double 0x4069000000000000)
  %v84 = select <8 x i1> %v83, <8 x double> splat (double 0x4069000000000000), <8 x double> %v82
  %v85 = fcmp olt <8 x double> %v84, splat (double 0xC069000000000000)
  %v86 = select <8 x i1> %v85, <8 x double> splat (double 0xC069000000000000), <8 x double> %v84
  %v87 = fadd <8 x double> %v86, splat (double 0x4338000000000000)
  %v88 = bitcast <8 x double> %v87 to <8 x i64>
  %v89 = sub <8 x i64> %v88, splat (i64 4843621399236968448)
  %v90 = shl <8 x i64> %v89, splat (i64 52)
  %v91 = add <8 x i64> %v90, splat (i64 4607182418800017408)
  %v92 = fsub <8 x double> %v87, splat (double 0x4338000000000000)
  %v93 = fsub <8 x double> %v86, %v92
  %v94 = fmul <8 x double> %v93, splat (double 0x3EF00F12C2527C26)
  %v95 = fadd <8 x double> %v94, splat (double 0x3F2445E6AFBE1B2D)
  %v96 = fmul <8 x double> %v93, %v95
  %v97 = fadd <8 x double> %v96, splat (double 0x3F55D8723B32BCA4)
  %v98 = fmul <8 x double> %v93, %v97
  %v99 = fadd <8 x double> %v98, splat (double 0x3F83B29F0FD5D07C)
  %v100 = fmul <8 x double> %v93, %v99
  %v101 = fadd <8 x double> %v100, splat (double 0x3FAC6B08DF456184)
  %v102 = fmul <8 x double> %v93, %v101
  %v103 = fadd <8 x double> %v102, splat (double 0x3FCEBFBE07AB93D3)
  %v104 = fmul <8 x double> %v93, %v103
  %v105 = fadd <8 x double> %v104, splat (double 0x3FE62E42FEF7B675)
  %v106 = fmul <8 x double> %v93, %v105
  %v107 = fadd <8 x double> %v106, splat (double 0x3FF0000000000000)
  %v108 = bitcast <8 x i64> %v91 to <8 x double>
  %v109 = fmul <8 x double> %v107, %v108
  %v110 = fptrunc <8 x double> %v109 to <8 x float>
  %v111 = fcmp ogt <8 x float> splat (float 0x3FE8000000000000), splat (float 0x0000000000000000)
  %v112 = select <8 x i1> %v111, <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x7FF0000000000000)
  %v113 = fcmp ogt <8 x float> splat (float 0x3FE8000000000000), splat (float 0x0000000000000000)
  %v114 = select <8 x i1> %v113, <8 x float> splat (float 0x7FF0000000000000), <8 x float> splat (float 0x0000000000000000)
  %v115 = fcmp oeq <8 x float> %v55, splat (float 0x7FF0000000000000)
  %v116 = fcmp oeq <8 x float> %v55, splat (float 0x0000000000000000)
  %v117 = select <8 x i1> %v116, <8 x float> %v112, <8 x float> %v110
  %v118 = select <8 x i1> %v115, <8 x float> %v114, <8 x float> %v117
  %v119 = fcmp oeq <8 x float> %v55, splat (float 0x3FF0000000000000)
  %v120 = select <8 x i1> %v119, <8 x float> splat (float 0x3FF0000000000000), <8 x float> %v118
  %v121 = call <8 x float> @llvm.floor.v8f32(<8 x float> splat (float 0x3FE8000000000000))
  %v122 = fmul <8 x float> splat (float 0x3FE8000000000000), splat (float 0x3FE0000000000000)
  %v123 = call <8 x float> @llvm.floor.v8f32(<8 x float> %v122)
  %v124 = fmul <8 x float> %v123, splat (float 0x4000000000000000)
  %v125 = fcmp une <8 x float> %v124, %v121
  %v126 = fcmp oeq <8 x float> %v121, splat (float 0x3FE8000000000000)
  %v127 = bitcast <8 x float> %v54 to <8 x i32>
  %v128 = icmp slt <8 x i32> %v127, splat (i32 0)
  %v129 = and <8 x i1> %v128, %v126
  %v130 = and <8 x i1> %v129, %v125
  %v131 = fneg <8 x float> %v120
  %v132 = select <8 x i1> %v130, <8 x float> %v131, <8 x float> %v120
  %v133 = fcmp olt <8 x float> %v54, splat (float 0x0000000000000000)
  %v134 = fcmp ogt <8 x float> %v54, splat (float 0xFFF0000000000000)
  %v135 = and <8 x i1> %v133, %v134
  %v136 = xor <8 x i1> %v126, splat (i1 true)
  %v137 = and <8 x i1> %v135, %v136
  %v138 = fcmp une <8 x float> %v54, %v54
  %v139 = or <8 x i1> %v137, %v138
  %v140 = fcmp une <8 x float> splat (float 0x3FE8000000000000), splat (float 0x3FE8000000000000)
  %v141 = or <8 x i1> %v139, %v140
  %v142 = select <8 x i1> %v141, <8 x float> splat (float 0x7FF8000000000000), <8 x float> %v132
  %v143 = fcmp oeq <8 x float> %v54, splat (float 0x3FF0000000000000)
  %v144 = fcmp oeq <8 x float> splat (float 0x3FE8000000000000), splat (float 0x0000000000000000)
  %v145 = or <8 x i1> %v143, %v144
  %v146 = select <8 x i1> %v145, <8 x float> splat (float 0x3FF0000000000000), <8 x float> %v142
  %v147 = getelementptr [4 x i8], ptr %v31, i64 %v52
  %v148 = load <8 x float>, ptr %v147, align 4
  %v149 = fdiv <8 x float> %v148, %v146
  %v150 = getelementptr [4 x i8], ptr %v32, i64 %v52
  store <8 x float> %v149, ptr %v150, align 4
  %v151 = add i64 %v34, 1
  br label %head33
end33:
  %v152 = add i64 %v26, 8
  br label %head25
end25:
  br label %head153
head153:
  %v154 = phi i64 [ %v24, %end25 ], [ %v279, %end160 ]
  %v155 = icmp slt i64 %v154, %v8
  br i1 %v155, label %body153, label %end153
body153:
  %v156 = mul i64 %v16, %v8
  %v157 = add i64 %v156, %v154
  %v158 = getelementptr [4 x i8], ptr %v20, i64 %v154
  %v159 = getelementptr [4 x i8], ptr %v21, i64 %v154
  br label %head160
head160:
  %v161 = phi i64 [ 0, %body153 ], [ %v278, %end170 ]
  %v162 = icmp slt i64 %v161, %v6
  br i1 %v162, label %body160, label %end160
body160:
  %v163 = add i64 %v161, %v4
  %v164 = add i64 %v163, 1
  %v165 = icmp sgt i64 %v161, %v2
  %v166 = sub i64 %v161, %v2
  %v167 = select i1 %v165, i64 %v166, i64 0
  %v168 = icmp slt i64 %v164, %v6
  %v169 = select i1 %v168, i64 %v164, i64 %v6
  br label %head170
head170:
  %v171 = phi i64 [ %v167, %body160 ], [ %v178, %body170 ]
  %v172 = phi float [ 0x0000000000000000, %body160 ], [ %v177, %body170 ]
  %v173 = icmp slt i64 %v171, %v169
  br i1 %v173, label %body170, label %end170
body170:
  %v174 = mul i64 %v171, %v8
  %v175 = getelementptr [4 x i8], ptr %v158, i64 %v174
  %v176 = load float, ptr %v175, align 4
  %v177 = call float @llvm.fma.f32(float %v176, float %v176, float %v172)
  %v178 = add i64 %v171, 1
  br label %head170
end170:
  %v179 = mul i64 %v161, %v8
  %v180 = fmul float %v172, 0x3F1A36E2E0000000
  %v181 = fadd float %v180, 0x3FF0000000000000
  %v182 = call float @llvm.fabs.f32(float %v181)
  %v183 = fpext float 0x3FE8000000000000 to double
  %v184 = fpext float %v182 to double
  %v185 = bitcast double %v184 to i64
  %v186 = sub i64 %v185, 4604544271217802189
  %v187 = ashr i64 %v186, 52
  %v188 = shl i64 %v187, 52
  %v189 = sub i64 %v185, %v188
  %v190 = bitcast i64 %v189 to double
  %v191 = fsub double %v190, 0x3FF0000000000000
  %v192 = fadd double %v191, 0x4000000000000000
  %v193 = fdiv double %v191, %v192
  %v194 = trunc i64 %v187 to i32
  %v195 = sitofp i32 %v194 to double
  %v196 = fmul double %v193, %v193
  %v197 = fmul double %v196, 0x3FD21B33F5BFE121
  %v198 = fadd double %v197, 0x3FD479529CDFBC66
  %v199 = fmul double %v196, %v198
  %v200 = fadd double %v199, 0x3FDA61A2FF2C6220
  %v201 = fmul double %v196, %v200
  %v202 = fadd double %v201, 0x3FE2776C291A537F
  %v203 = fmul double %v196, %v202
  %v204 = fadd double %v203, 0x3FEEC709DC53DFFD
  %v205 = fmul double %v196, %v204
  %v206 = fadd double %v205, 0x40071547652B8250
  %v207 = fmul double %v193, %v206
  %v208 = fadd double %v195, %v207
  %v209 = fmul double %v183, %v208
  %v210 = fcmp ogt double %v209, 0x4069000000000000
  %v211 = select i1 %v210, double 0x4069000000000000, double %v209
  %v212 = fcmp olt double %v211, 0xC069000000000000
  %v213 = select i1 %v212, double 0xC069000000000000, double %v211
  %v214 = fadd double %v213, 0x4338000000000000
  %v215 = bitcast double %v214 to i64
  %v216 = sub i64 %v215, 4843621399236968448
  %v217 = shl i64 %v216, 52
  %v218 = add i64 %v217, 4607182418800017408
  %v219 = fsub double %v214, 0x4338000000000000
  %v220 = fsub double %v213, %v219
  %v221 = fmul double %v220, 0x3EF00F12C2527C26
  %v222 = fadd double %v221, 0x3F2445E6AFBE1B2D
  %v223 = fmul double %v220, %v222
  %v224 = fadd double %v223, 0x3F55D8723B32BCA4
  %v225 = fmul double %v220, %v224
  %v226 = fadd double %v225, 0x3F83B29F0FD5D07C
  %v227 = fmul double %v220, %v226
  %v228 = fadd double %v227, 0x3FAC6B08DF456184
  %v229 = fmul double %v220, %v228
  %v230 = fadd double %v229, 0x3FCEBFBE07AB93D3
  %v231 = fmul double %v220, %v230
  %v232 = fadd double %v231, 0x3FE62E42FEF7B675
  %v233 = fmul double %v220, %v232
  %v234 = fadd double %v233, 0x3FF0000000000000
  %v235 = bitcast i64 %v218 to double
  %v236 = fmul double %v234, %v235
  %v237 = fptrunc double %v236 to float
  %v238 = fcmp ogt float 0x3FE8000000000000, 0x0000000000000000
  %v239 = select i1 %v238, float 0x0000000000000000, float 0x7FF0000000000000
  %v240 = fcmp ogt float 0x3FE8000000000000, 0x0000000000000000
  %v241 = select i1 %v240, float 0x7FF0000000000000, float 0x0000000000000000
  %v242 = fcmp oeq float %v182, 0x7FF0000000000000
  %v243 = fcmp oeq float %v182, 0x0000000000000000
  %v244 = select i1 %v243, float %v239, float %v237
  %v245 = select i1 %v242, float %v241, float %v244
  %v246 = fcmp oeq float %v182, 0x3FF0000000000000
  %v247 = select i1 %v246, float 0x3FF0000000000000, float %v245
  %v248 = call float @llvm.floor.f32(float 0x3FE8000000000000)
  %v249 = fmul float 0x3FE8000000000000, 0x3FE0000000000000
  %v250 = call float @llvm.floor.f32(float %v249)
  %v251 = fmul float %v250, 0x4000000000000000
  %v252 = fcmp une float %v251, %v248
  %v253 = fcmp oeq float %v248, 0x3FE8000000000000
  %v254 = bitcast float %v181 to i32
  %v255 = icmp slt i32 %v254, 0
  %v256 = and i1 %v255, %v253
  %v257 = and i1 %v256, %v252
  %v258 = fneg float %v247
  %v259 = select i1 %v257, float %v258, float %v247
  %v260 = fcmp olt float %v181, 0x0000000000000000
  %v261 = fcmp ogt float %v181, 0xFFF0000000000000
  %v262 = and i1 %v260, %v261
  %v263 = xor i1 %v253, true
  %v264 = and i1 %v262, %v263
  %v265 = fcmp une float %v181, %v181
  %v266 = or i1 %v264, %v265
  %v267 = fcmp une float 0x3FE8000000000000, 0x3FE8000000000000
  %v268 = or i1 %v266, %v267
  %v269 = select i1 %v268, float 0x7FF8000000000000, float %v259
  %v270 = fcmp oeq float %v181, 0x3FF0000000000000
  %v271 = fcmp oeq float 0x3FE8000000000000, 0x0000000000000000
  %v272 = or i1 %v270, %v271
  %v273 = select i1 %v272, float 0x3FF0000000000000, float %v269
  %v274 = getelementptr [4 x i8], ptr %v158, i64 %v179
  %v275 = load float, ptr %v274, align 4
  %v276 = fdiv float %v275, %v273
  %v277 = getelementptr [4 x i8], ptr %v159, i64 %v179
  store float %v276, ptr %v277, align 4
  %v278 = add i64 %v161, 1
  br label %head160
end160:
  %v279 = add i64 %v154, 1
  br label %head153
end153:
  %v280 = add i64 %v16, 1
  br label %head15
end15:
  ret void
}
