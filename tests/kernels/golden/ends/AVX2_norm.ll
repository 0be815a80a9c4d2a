declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)
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
  %v7 = and i64 %v6, -8
  %v8 = add i64 0, %v7
  br label %head9
head9:
  %v10 = phi i64 [ 0, %body1 ], [ %v40, %body9 ]
  %v11 = icmp slt i64 %v10, %v8
  br i1 %v11, label %body9, label %end9
body9:
  %v12 = add i64 %v10, 0
  %v13 = getelementptr [4 x i8], ptr %v3, i64 %v12
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = fneg <8 x float> %v14
  %v16 = fcmp ogt <8 x float> %v15, splat (float 0x4055C00000000000)
  %v17 = select <8 x i1> %v16, <8 x float> splat (float 0x4055C00000000000), <8 x float> %v15
  %v18 = fcmp olt <8 x float> %v17, splat (float 0xC034000000000000)
  %v19 = select <8 x i1> %v18, <8 x float> splat (float 0xC034000000000000), <8 x float> %v17
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v21 = fsub <8 x float> %v20, splat (float 0x4168000000000000)
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v19)
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v22)
  %v24 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v23, <8 x float> splat (float 0x3F812397E0000000))
  %v25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v23, <8 x float> splat (float 0x3FA5558AE0000000))
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v25, <8 x float> %v23, <8 x float> splat (float 0x3FC5554920000000))
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v23, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v28 = fmul <8 x float> %v23, %v23
  %v29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v28, <8 x float> %v23)
  %v30 = bitcast <8 x float> %v20 to <8 x i32>
  %v31 = shl <8 x i32> %v30, splat (i32 23)
  %v32 = add <8 x i32> %v31, splat (i32 1065353216)
  %v33 = bitcast <8 x i32> %v32 to <8 x float>
  %v34 = fadd <8 x float> %v33, splat (float 0x3FF0000000000000)
  %v35 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v33, <8 x float> %v29, <8 x float> %v34)
  %v36 = fdiv <8 x float> %v14, %v35
  %v37 = fcmp olt <8 x float> %v14, splat (float 0xC055C00000000000)
  %v38 = select <8 x i1> %v37, <8 x float> splat (float 0x8000000000000000), <8 x float> %v36
  %v39 = getelementptr [4 x i8], ptr %v4, i64 %v12
  store <8 x float> %v38, ptr %v39, align 4
  %v40 = add i64 %v10, 8
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
  %v75 = getelementptr i8, ptr %arguments, i64 24
  %v76 = load i64, ptr %v75, align 8
  %v77 = getelementptr i8, ptr %arguments, i64 32
  %v78 = load i64, ptr %v77, align 8
  %v79 = getelementptr i8, ptr %arguments, i64 40
  %v80 = load i64, ptr %v79, align 8
  %v81 = getelementptr i8, ptr %arguments, i64 48
  %v82 = load i64, ptr %v81, align 8
  %v83 = getelementptr i8, ptr %arguments, i64 0
  %v84 = load ptr, ptr %v83, align 8
  %v85 = getelementptr i8, ptr %arguments, i64 8
  %v86 = load ptr, ptr %v85, align 8
  %v87 = getelementptr i8, ptr %arguments, i64 16
  %v88 = load ptr, ptr %v87, align 8
  %v89 = mul i64 %v80, %v82
  br label %head90
head90:
  %v91 = phi i64 [ 0, %entry ], [ %v301, %end93 ]
  %v92 = icmp slt i64 %v91, %v76
  br i1 %v92, label %body90, label %end90
body90:
  br label %head93
head93:
  %v94 = phi i64 [ 0, %body90 ], [ %v300, %end290 ]
  %v95 = icmp slt i64 %v94, %v78
  br i1 %v95, label %body93, label %end93
body93:
  %v96 = mul i64 %v91, %v78
  %v97 = add i64 %v96, %v94
  %v98 = mul i64 %v97, %v89
  %v99 = mul i64 %v94, %v89
  %v100 = getelementptr [4 x i8], ptr %v84, i64 %v98
  %v101 = getelementptr [4 x i8], ptr %v86, i64 %v98
  %v102 = getelementptr [4 x i8], ptr %v88, i64 %v98
  %v103 = and i64 %v89, -64
  br label %head104
head104:
  %v105 = phi i64 [ 0, %body93 ], [ %v187, %body104 ]
  %v106 = phi <8 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v130, %body104 ]
  %v107 = phi <8 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v138, %body104 ]
  %v108 = phi <8 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v146, %body104 ]
  %v109 = phi <8 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v154, %body104 ]
  %v110 = phi <8 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v162, %body104 ]
  %v111 = phi <8 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v170, %body104 ]
  %v112 = phi <8 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v178, %body104 ]
  %v113 = phi <8 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v186, %body104 ]
  %v114 = icmp slt i64 %v105, %v103
  br i1 %v114, label %body104, label %end104
body104:
  %v115 = add i64 %v105, 0
  %v116 = add i64 %v105, 8
  %v117 = add i64 %v105, 16
  %v118 = add i64 %v105, 24
  %v119 = add i64 %v105, 32
  %v120 = add i64 %v105, 40
  %v121 = add i64 %v105, 48
  %v122 = add i64 %v105, 56
  %v123 = getelementptr [4 x i8], ptr %v102, i64 %v115
  call void @llvm.prefetch.p0(ptr %v123, i32 1, i32 3, i32 1)
  %v124 = getelementptr [4 x i8], ptr %v100, i64 %v115
  %v125 = load <8 x float>, ptr %v124, align 4
  %v126 = getelementptr [4 x i8], ptr %v101, i64 %v115
  %v127 = load <8 x float>, ptr %v126, align 4
  %v128 = fadd <8 x float> %v125, %v127
  %v129 = getelementptr [4 x i8], ptr %v102, i64 %v115
  store <8 x float> %v128, ptr %v129, align 4
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v128, <8 x float> %v128, <8 x float> %v106)
  %v131 = getelementptr [4 x i8], ptr %v102, i64 %v116
  call void @llvm.prefetch.p0(ptr %v131, i32 1, i32 3, i32 1)
  %v132 = getelementptr [4 x i8], ptr %v100, i64 %v116
  %v133 = load <8 x float>, ptr %v132, align 4
  %v134 = getelementptr [4 x i8], ptr %v101, i64 %v116
  %v135 = load <8 x float>, ptr %v134, align 4
  %v136 = fadd <8 x float> %v133, %v135
  %v137 = getelementptr [4 x i8], ptr %v102, i64 %v116
  store <8 x float> %v136, ptr %v137, align 4
  %v138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v136, <8 x float> %v136, <8 x float> %v107)
  %v139 = getelementptr [4 x i8], ptr %v102, i64 %v117
  call void @llvm.prefetch.p0(ptr %v139, i32 1, i32 3, i32 1)
  %v140 = getelementptr [4 x i8], ptr %v100, i64 %v117
  %v141 = load <8 x float>, ptr %v140, align 4
  %v142 = getelementptr [4 x i8], ptr %v101, i64 %v117
  %v143 = load <8 x float>, ptr %v142, align 4
  %v144 = fadd <8 x float> %v141, %v143
  %v145 = getelementptr [4 x i8], ptr %v102, i64 %v117
  store <8 x float> %v144, ptr %v145, align 4
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v144, <8 x float> %v108)
  %v147 = getelementptr [4 x i8], ptr %v102, i64 %v118
  call void @llvm.prefetch.p0(ptr %v147, i32 1, i32 3, i32 1)
  %v148 = getelementptr [4 x i8], ptr %v100, i64 %v118
  %v149 = load <8 x float>, ptr %v148, align 4
  %v150 = getelementptr [4 x i8], ptr %v101, i64 %v118
  %v151 = load <8 x float>, ptr %v150, align 4
  %v152 = fadd <8 x float> %v149, %v151
  %v153 = getelementptr [4 x i8], ptr %v102, i64 %v118
  store <8 x float> %v152, ptr %v153, align 4
  %v154 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v152, <8 x float> %v152, <8 x float> %v109)
  %v155 = getelementptr [4 x i8], ptr %v102, i64 %v119
  call void @llvm.prefetch.p0(ptr %v155, i32 1, i32 3, i32 1)
  %v156 = getelementptr [4 x i8], ptr %v100, i64 %v119
  %v157 = load <8 x float>, ptr %v156, align 4
  %v158 = getelementptr [4 x i8], ptr %v101, i64 %v119
  %v159 = load <8 x float>, ptr %v158, align 4
  %v160 = fadd <8 x float> %v157, %v159
  %v161 = getelementptr [4 x i8], ptr %v102, i64 %v119
  store <8 x float> %v160, ptr %v161, align 4
  %v162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v160, <8 x float> %v160, <8 x float> %v110)
  %v163 = getelementptr [4 x i8], ptr %v102, i64 %v120
  call void @llvm.prefetch.p0(ptr %v163, i32 1, i32 3, i32 1)
  %v164 = getelementptr [4 x i8], ptr %v100, i64 %v120
  %v165 = load <8 x float>, ptr %v164, align 4
  %v166 = getelementptr [4 x i8], ptr %v101, i64 %v120
  %v167 = load <8 x float>, ptr %v166, align 4
  %v168 = fadd <8 x float> %v165, %v167
  %v169 = getelementptr [4 x i8], ptr %v102, i64 %v120
  store <8 x float> %v168, ptr %v169, align 4
  %v170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v168, <8 x float> %v168, <8 x float> %v111)
  %v171 = getelementptr [4 x i8], ptr %v102, i64 %v121
  call void @llvm.prefetch.p0(ptr %v171, i32 1, i32 3, i32 1)
  %v172 = getelementptr [4 x i8], ptr %v100, i64 %v121
  %v173 = load <8 x float>, ptr %v172, align 4
  %v174 = getelementptr [4 x i8], ptr %v101, i64 %v121
  %v175 = load <8 x float>, ptr %v174, align 4
  %v176 = fadd <8 x float> %v173, %v175
  %v177 = getelementptr [4 x i8], ptr %v102, i64 %v121
  store <8 x float> %v176, ptr %v177, align 4
  %v178 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v176, <8 x float> %v176, <8 x float> %v112)
  %v179 = getelementptr [4 x i8], ptr %v102, i64 %v122
  call void @llvm.prefetch.p0(ptr %v179, i32 1, i32 3, i32 1)
  %v180 = getelementptr [4 x i8], ptr %v100, i64 %v122
  %v181 = load <8 x float>, ptr %v180, align 4
  %v182 = getelementptr [4 x i8], ptr %v101, i64 %v122
  %v183 = load <8 x float>, ptr %v182, align 4
  %v184 = fadd <8 x float> %v181, %v183
  %v185 = getelementptr [4 x i8], ptr %v102, i64 %v122
  store <8 x float> %v184, ptr %v185, align 4
  %v186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v184, <8 x float> %v184, <8 x float> %v113)
  %v187 = add i64 %v105, 64
  br label %head104
end104:
  %v188 = and i64 %v89, -64
  %v189 = getelementptr [4 x i8], ptr %scratch0, i64 0
  %v190 = getelementptr [4 x i8], ptr %scratch0, i64 8
  %v191 = getelementptr [4 x i8], ptr %scratch0, i64 16
  %v192 = getelementptr [4 x i8], ptr %scratch0, i64 24
  %v193 = getelementptr [4 x i8], ptr %scratch0, i64 32
  %v194 = getelementptr [4 x i8], ptr %scratch0, i64 40
  %v195 = getelementptr [4 x i8], ptr %scratch0, i64 48
  %v196 = getelementptr [4 x i8], ptr %scratch0, i64 56
  store <8 x float> %v106, ptr %v189, align 4
  store <8 x float> %v107, ptr %v190, align 4
  store <8 x float> %v108, ptr %v191, align 4
  store <8 x float> %v109, ptr %v192, align 4
  store <8 x float> %v110, ptr %v193, align 4
  store <8 x float> %v111, ptr %v194, align 4
  store <8 x float> %v112, ptr %v195, align 4
  store <8 x float> %v113, ptr %v196, align 4
  br label %head197
head197:
  %v198 = phi i64 [ %v188, %end104 ], [ %v211, %body197 ]
  %v199 = icmp slt i64 %v198, %v89
  br i1 %v199, label %body197, label %end197
body197:
  %v200 = sub i64 %v198, %v188
  %v201 = getelementptr [4 x i8], ptr %scratch0, i64 %v200
  %v202 = load float, ptr %v201, align 4
  %v203 = getelementptr [4 x i8], ptr %v102, i64 %v198
  call void @llvm.prefetch.p0(ptr %v203, i32 1, i32 3, i32 1)
  %v204 = getelementptr [4 x i8], ptr %v100, i64 %v198
  %v205 = load float, ptr %v204, align 4
  %v206 = getelementptr [4 x i8], ptr %v101, i64 %v198
  %v207 = load float, ptr %v206, align 4
  %v208 = fadd float %v205, %v207
  %v209 = getelementptr [4 x i8], ptr %v102, i64 %v198
  store float %v208, ptr %v209, align 4
  %v210 = call float @llvm.fma.f32(float %v208, float %v208, float %v202)
  store float %v210, ptr %v201, align 4
  %v211 = add i64 %v198, 1
  br label %head197
end197:
  %v212 = load <8 x float>, ptr %v189, align 4
  %v213 = load <8 x float>, ptr %v190, align 4
  %v214 = load <8 x float>, ptr %v191, align 4
  %v215 = load <8 x float>, ptr %v192, align 4
  %v216 = load <8 x float>, ptr %v193, align 4
  %v217 = load <8 x float>, ptr %v194, align 4
  %v218 = load <8 x float>, ptr %v195, align 4
  %v219 = load <8 x float>, ptr %v196, align 4
  %v220 = fadd <8 x float> %v212, %v216
  %v221 = fadd <8 x float> %v213, %v217
  %v222 = fadd <8 x float> %v214, %v218
  %v223 = fadd <8 x float> %v215, %v219
  %v224 = fadd <8 x float> %v220, %v222
  %v225 = fadd <8 x float> %v221, %v223
  %v226 = fadd <8 x float> %v224, %v225
  %v227 = shufflevector <8 x float> %v226, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v228 = shufflevector <8 x float> %v226, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v229 = fadd <4 x float> %v227, %v228
  %v230 = shufflevector <4 x float> %v229, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v231 = shufflevector <4 x float> %v229, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v232 = fadd <2 x float> %v230, %v231
  %v233 = extractelement <2 x float> %v232, i32 0
  %v234 = extractelement <2 x float> %v232, i32 1
  %v235 = fadd float %v233, %v234
  %v236 = sitofp i64 %v89 to float
  %v237 = fdiv float %v235, %v236
  %v238 = fadd float %v237, 0x3EE4F8B580000000
  %v239 = call float @llvm.sqrt.f32(float %v238)
  %v240 = fdiv float 0x3FF0000000000000, %v239
  %v241 = sub i64 %v89, 0
  %v242 = and i64 %v241, -32
  %v243 = add i64 0, %v242
  br label %head244
head244:
  %v245 = phi i64 [ 0, %end197 ], [ %v275, %body244 ]
  %v246 = icmp slt i64 %v245, %v243
  br i1 %v246, label %body244, label %end244
body244:
  %v247 = add i64 %v245, 0
  %v248 = getelementptr [4 x i8], ptr %v102, i64 %v247
  %v249 = load <8 x float>, ptr %v248, align 4
  %v250 = insertelement <8 x float> poison, float %v240, i32 0
  %v251 = shufflevector <8 x float> %v250, <8 x float> poison, <8 x i32> zeroinitializer
  %v252 = fmul <8 x float> %v249, %v251
  %v253 = getelementptr [4 x i8], ptr %v102, i64 %v247
  store <8 x float> %v252, ptr %v253, align 4
  %v254 = add i64 %v245, 8
  %v255 = getelementptr [4 x i8], ptr %v102, i64 %v254
  %v256 = load <8 x float>, ptr %v255, align 4
  %v257 = insertelement <8 x float> poison, float %v240, i32 0
  %v258 = shufflevector <8 x float> %v257, <8 x float> poison, <8 x i32> zeroinitializer
  %v259 = fmul <8 x float> %v256, %v258
  %v260 = getelementptr [4 x i8], ptr %v102, i64 %v254
  store <8 x float> %v259, ptr %v260, align 4
  %v261 = add i64 %v245, 16
  %v262 = getelementptr [4 x i8], ptr %v102, i64 %v261
  %v263 = load <8 x float>, ptr %v262, align 4
  %v264 = insertelement <8 x float> poison, float %v240, i32 0
  %v265 = shufflevector <8 x float> %v264, <8 x float> poison, <8 x i32> zeroinitializer
  %v266 = fmul <8 x float> %v263, %v265
  %v267 = getelementptr [4 x i8], ptr %v102, i64 %v261
  store <8 x float> %v266, ptr %v267, align 4
  %v268 = add i64 %v245, 24
  %v269 = getelementptr [4 x i8], ptr %v102, i64 %v268
  %v270 = load <8 x float>, ptr %v269, align 4
  %v271 = insertelement <8 x float> poison, float %v240, i32 0
  %v272 = shufflevector <8 x float> %v271, <8 x float> poison, <8 x i32> zeroinitializer
  %v273 = fmul <8 x float> %v270, %v272
  %v274 = getelementptr [4 x i8], ptr %v102, i64 %v268
  store <8 x float> %v273, ptr %v274, align 4
  %v275 = add i64 %v245, 32
  br label %head244
end244:
  %v276 = sub i64 %v89, %v243
  %v277 = and i64 %v276, -8
  %v278 = add i64 %v243, %v277
  br label %head279
head279:
  %v280 = phi i64 [ %v243, %end244 ], [ %v289, %body279 ]
  %v281 = icmp slt i64 %v280, %v278
  br i1 %v281, label %body279, label %end279
body279:
  %v282 = add i64 %v280, 0
  %v283 = getelementptr [4 x i8], ptr %v102, i64 %v282
  %v284 = load <8 x float>, ptr %v283, align 4
  %v285 = insertelement <8 x float> poison, float %v240, i32 0
  %v286 = shufflevector <8 x float> %v285, <8 x float> poison, <8 x i32> zeroinitializer
  %v287 = fmul <8 x float> %v284, %v286
  %v288 = getelementptr [4 x i8], ptr %v102, i64 %v282
  store <8 x float> %v287, ptr %v288, align 4
  %v289 = add i64 %v280, 8
  br label %head279
end279:
  br label %head290
head290:
  %v291 = phi i64 [ %v278, %end279 ], [ %v297, %body290 ]
  %v292 = icmp slt i64 %v291, %v89
  br i1 %v292, label %body290, label %end290
body290:
  %v293 = getelementptr [4 x i8], ptr %v102, i64 %v291
  %v294 = load float, ptr %v293, align 4
  %v295 = fmul float %v294, %v240
  %v296 = getelementptr [4 x i8], ptr %v102, i64 %v291
  store float %v295, ptr %v296, align 4
  %v297 = add i64 %v291, 1
  br label %head290
end290:
  %v298 = mul i64 0, 4
  %v299 = mul i64 0, 4
  call void @epilogue(i64 1, i64 %v89, ptr %v102, i64 %v298, ptr %v102, i64 %v299)
  %v300 = add i64 %v94, 1
  br label %head93
end93:
  %v301 = add i64 %v91, 1
  br label %head90
end90:
  ret void
}
