declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
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
  %v91 = phi i64 [ 0, %entry ], [ %v402, %end93 ]
  %v92 = icmp slt i64 %v91, %v76
  br i1 %v92, label %body90, label %end90
body90:
  br label %head93
head93:
  %v94 = phi i64 [ 0, %body90 ], [ %v401, %end391 ]
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
  %v105 = phi i64 [ 0, %body93 ], [ %v267, %body104 ]
  %v106 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v146, %body104 ]
  %v107 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v154, %body104 ]
  %v108 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v162, %body104 ]
  %v109 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v170, %body104 ]
  %v110 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v178, %body104 ]
  %v111 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v186, %body104 ]
  %v112 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v194, %body104 ]
  %v113 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v202, %body104 ]
  %v114 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v210, %body104 ]
  %v115 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v218, %body104 ]
  %v116 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v226, %body104 ]
  %v117 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v234, %body104 ]
  %v118 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v242, %body104 ]
  %v119 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v250, %body104 ]
  %v120 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v258, %body104 ]
  %v121 = phi <4 x float> [ splat (float 0x0000000000000000), %body93 ], [ %v266, %body104 ]
  %v122 = icmp slt i64 %v105, %v103
  br i1 %v122, label %body104, label %end104
body104:
  %v123 = add i64 %v105, 0
  %v124 = add i64 %v105, 4
  %v125 = add i64 %v105, 8
  %v126 = add i64 %v105, 12
  %v127 = add i64 %v105, 16
  %v128 = add i64 %v105, 20
  %v129 = add i64 %v105, 24
  %v130 = add i64 %v105, 28
  %v131 = add i64 %v105, 32
  %v132 = add i64 %v105, 36
  %v133 = add i64 %v105, 40
  %v134 = add i64 %v105, 44
  %v135 = add i64 %v105, 48
  %v136 = add i64 %v105, 52
  %v137 = add i64 %v105, 56
  %v138 = add i64 %v105, 60
  %v139 = getelementptr [4 x i8], ptr %v102, i64 %v123
  call void @llvm.prefetch.p0(ptr %v139, i32 1, i32 3, i32 1)
  %v140 = getelementptr [4 x i8], ptr %v100, i64 %v123
  %v141 = load <4 x float>, ptr %v140, align 4
  %v142 = getelementptr [4 x i8], ptr %v101, i64 %v123
  %v143 = load <4 x float>, ptr %v142, align 4
  %v144 = fadd <4 x float> %v141, %v143
  %v145 = getelementptr [4 x i8], ptr %v102, i64 %v123
  store <4 x float> %v144, ptr %v145, align 4
  %v146 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v144, <4 x float> %v144, <4 x float> %v106)
  %v147 = getelementptr [4 x i8], ptr %v102, i64 %v124
  call void @llvm.prefetch.p0(ptr %v147, i32 1, i32 3, i32 1)
  %v148 = getelementptr [4 x i8], ptr %v100, i64 %v124
  %v149 = load <4 x float>, ptr %v148, align 4
  %v150 = getelementptr [4 x i8], ptr %v101, i64 %v124
  %v151 = load <4 x float>, ptr %v150, align 4
  %v152 = fadd <4 x float> %v149, %v151
  %v153 = getelementptr [4 x i8], ptr %v102, i64 %v124
  store <4 x float> %v152, ptr %v153, align 4
  %v154 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v152, <4 x float> %v152, <4 x float> %v107)
  %v155 = getelementptr [4 x i8], ptr %v102, i64 %v125
  call void @llvm.prefetch.p0(ptr %v155, i32 1, i32 3, i32 1)
  %v156 = getelementptr [4 x i8], ptr %v100, i64 %v125
  %v157 = load <4 x float>, ptr %v156, align 4
  %v158 = getelementptr [4 x i8], ptr %v101, i64 %v125
  %v159 = load <4 x float>, ptr %v158, align 4
  %v160 = fadd <4 x float> %v157, %v159
  %v161 = getelementptr [4 x i8], ptr %v102, i64 %v125
  store <4 x float> %v160, ptr %v161, align 4
  %v162 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v160, <4 x float> %v160, <4 x float> %v108)
  %v163 = getelementptr [4 x i8], ptr %v102, i64 %v126
  call void @llvm.prefetch.p0(ptr %v163, i32 1, i32 3, i32 1)
  %v164 = getelementptr [4 x i8], ptr %v100, i64 %v126
  %v165 = load <4 x float>, ptr %v164, align 4
  %v166 = getelementptr [4 x i8], ptr %v101, i64 %v126
  %v167 = load <4 x float>, ptr %v166, align 4
  %v168 = fadd <4 x float> %v165, %v167
  %v169 = getelementptr [4 x i8], ptr %v102, i64 %v126
  store <4 x float> %v168, ptr %v169, align 4
  %v170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v168, <4 x float> %v168, <4 x float> %v109)
  %v171 = getelementptr [4 x i8], ptr %v102, i64 %v127
  call void @llvm.prefetch.p0(ptr %v171, i32 1, i32 3, i32 1)
  %v172 = getelementptr [4 x i8], ptr %v100, i64 %v127
  %v173 = load <4 x float>, ptr %v172, align 4
  %v174 = getelementptr [4 x i8], ptr %v101, i64 %v127
  %v175 = load <4 x float>, ptr %v174, align 4
  %v176 = fadd <4 x float> %v173, %v175
  %v177 = getelementptr [4 x i8], ptr %v102, i64 %v127
  store <4 x float> %v176, ptr %v177, align 4
  %v178 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v176, <4 x float> %v176, <4 x float> %v110)
  %v179 = getelementptr [4 x i8], ptr %v102, i64 %v128
  call void @llvm.prefetch.p0(ptr %v179, i32 1, i32 3, i32 1)
  %v180 = getelementptr [4 x i8], ptr %v100, i64 %v128
  %v181 = load <4 x float>, ptr %v180, align 4
  %v182 = getelementptr [4 x i8], ptr %v101, i64 %v128
  %v183 = load <4 x float>, ptr %v182, align 4
  %v184 = fadd <4 x float> %v181, %v183
  %v185 = getelementptr [4 x i8], ptr %v102, i64 %v128
  store <4 x float> %v184, ptr %v185, align 4
  %v186 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v184, <4 x float> %v184, <4 x float> %v111)
  %v187 = getelementptr [4 x i8], ptr %v102, i64 %v129
  call void @llvm.prefetch.p0(ptr %v187, i32 1, i32 3, i32 1)
  %v188 = getelementptr [4 x i8], ptr %v100, i64 %v129
  %v189 = load <4 x float>, ptr %v188, align 4
  %v190 = getelementptr [4 x i8], ptr %v101, i64 %v129
  %v191 = load <4 x float>, ptr %v190, align 4
  %v192 = fadd <4 x float> %v189, %v191
  %v193 = getelementptr [4 x i8], ptr %v102, i64 %v129
  store <4 x float> %v192, ptr %v193, align 4
  %v194 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v192, <4 x float> %v192, <4 x float> %v112)
  %v195 = getelementptr [4 x i8], ptr %v102, i64 %v130
  call void @llvm.prefetch.p0(ptr %v195, i32 1, i32 3, i32 1)
  %v196 = getelementptr [4 x i8], ptr %v100, i64 %v130
  %v197 = load <4 x float>, ptr %v196, align 4
  %v198 = getelementptr [4 x i8], ptr %v101, i64 %v130
  %v199 = load <4 x float>, ptr %v198, align 4
  %v200 = fadd <4 x float> %v197, %v199
  %v201 = getelementptr [4 x i8], ptr %v102, i64 %v130
  store <4 x float> %v200, ptr %v201, align 4
  %v202 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v200, <4 x float> %v200, <4 x float> %v113)
  %v203 = getelementptr [4 x i8], ptr %v102, i64 %v131
  call void @llvm.prefetch.p0(ptr %v203, i32 1, i32 3, i32 1)
  %v204 = getelementptr [4 x i8], ptr %v100, i64 %v131
  %v205 = load <4 x float>, ptr %v204, align 4
  %v206 = getelementptr [4 x i8], ptr %v101, i64 %v131
  %v207 = load <4 x float>, ptr %v206, align 4
  %v208 = fadd <4 x float> %v205, %v207
  %v209 = getelementptr [4 x i8], ptr %v102, i64 %v131
  store <4 x float> %v208, ptr %v209, align 4
  %v210 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v208, <4 x float> %v208, <4 x float> %v114)
  %v211 = getelementptr [4 x i8], ptr %v102, i64 %v132
  call void @llvm.prefetch.p0(ptr %v211, i32 1, i32 3, i32 1)
  %v212 = getelementptr [4 x i8], ptr %v100, i64 %v132
  %v213 = load <4 x float>, ptr %v212, align 4
  %v214 = getelementptr [4 x i8], ptr %v101, i64 %v132
  %v215 = load <4 x float>, ptr %v214, align 4
  %v216 = fadd <4 x float> %v213, %v215
  %v217 = getelementptr [4 x i8], ptr %v102, i64 %v132
  store <4 x float> %v216, ptr %v217, align 4
  %v218 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v216, <4 x float> %v216, <4 x float> %v115)
  %v219 = getelementptr [4 x i8], ptr %v102, i64 %v133
  call void @llvm.prefetch.p0(ptr %v219, i32 1, i32 3, i32 1)
  %v220 = getelementptr [4 x i8], ptr %v100, i64 %v133
  %v221 = load <4 x float>, ptr %v220, align 4
  %v222 = getelementptr [4 x i8], ptr %v101, i64 %v133
  %v223 = load <4 x float>, ptr %v222, align 4
  %v224 = fadd <4 x float> %v221, %v223
  %v225 = getelementptr [4 x i8], ptr %v102, i64 %v133
  store <4 x float> %v224, ptr %v225, align 4
  %v226 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v224, <4 x float> %v224, <4 x float> %v116)
  %v227 = getelementptr [4 x i8], ptr %v102, i64 %v134
  call void @llvm.prefetch.p0(ptr %v227, i32 1, i32 3, i32 1)
  %v228 = getelementptr [4 x i8], ptr %v100, i64 %v134
  %v229 = load <4 x float>, ptr %v228, align 4
  %v230 = getelementptr [4 x i8], ptr %v101, i64 %v134
  %v231 = load <4 x float>, ptr %v230, align 4
  %v232 = fadd <4 x float> %v229, %v231
  %v233 = getelementptr [4 x i8], ptr %v102, i64 %v134
  store <4 x float> %v232, ptr %v233, align 4
  %v234 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v232, <4 x float> %v232, <4 x float> %v117)
  %v235 = getelementptr [4 x i8], ptr %v102, i64 %v135
  call void @llvm.prefetch.p0(ptr %v235, i32 1, i32 3, i32 1)
  %v236 = getelementptr [4 x i8], ptr %v100, i64 %v135
  %v237 = load <4 x float>, ptr %v236, align 4
  %v238 = getelementptr [4 x i8], ptr %v101, i64 %v135
  %v239 = load <4 x float>, ptr %v238, align 4
  %v240 = fadd <4 x float> %v237, %v239
  %v241 = getelementptr [4 x i8], ptr %v102, i64 %v135
  store <4 x float> %v240, ptr %v241, align 4
  %v242 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v240, <4 x float> %v240, <4 x float> %v118)
  %v243 = getelementptr [4 x i8], ptr %v102, i64 %v136
  call void @llvm.prefetch.p0(ptr %v243, i32 1, i32 3, i32 1)
  %v244 = getelementptr [4 x i8], ptr %v100, i64 %v136
  %v245 = load <4 x float>, ptr %v244, align 4
  %v246 = getelementptr [4 x i8], ptr %v101, i64 %v136
  %v247 = load <4 x float>, ptr %v246, align 4
  %v248 = fadd <4 x float> %v245, %v247
  %v249 = getelementptr [4 x i8], ptr %v102, i64 %v136
  store <4 x float> %v248, ptr %v249, align 4
  %v250 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v248, <4 x float> %v248, <4 x float> %v119)
  %v251 = getelementptr [4 x i8], ptr %v102, i64 %v137
  call void @llvm.prefetch.p0(ptr %v251, i32 1, i32 3, i32 1)
  %v252 = getelementptr [4 x i8], ptr %v100, i64 %v137
  %v253 = load <4 x float>, ptr %v252, align 4
  %v254 = getelementptr [4 x i8], ptr %v101, i64 %v137
  %v255 = load <4 x float>, ptr %v254, align 4
  %v256 = fadd <4 x float> %v253, %v255
  %v257 = getelementptr [4 x i8], ptr %v102, i64 %v137
  store <4 x float> %v256, ptr %v257, align 4
  %v258 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v256, <4 x float> %v256, <4 x float> %v120)
  %v259 = getelementptr [4 x i8], ptr %v102, i64 %v138
  call void @llvm.prefetch.p0(ptr %v259, i32 1, i32 3, i32 1)
  %v260 = getelementptr [4 x i8], ptr %v100, i64 %v138
  %v261 = load <4 x float>, ptr %v260, align 4
  %v262 = getelementptr [4 x i8], ptr %v101, i64 %v138
  %v263 = load <4 x float>, ptr %v262, align 4
  %v264 = fadd <4 x float> %v261, %v263
  %v265 = getelementptr [4 x i8], ptr %v102, i64 %v138
  store <4 x float> %v264, ptr %v265, align 4
  %v266 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v264, <4 x float> %v264, <4 x float> %v121)
  %v267 = add i64 %v105, 64
  br label %head104
end104:
  %v268 = and i64 %v89, -64
  %v269 = getelementptr [4 x i8], ptr %scratch0, i64 0
  %v270 = getelementptr [4 x i8], ptr %scratch0, i64 4
  %v271 = getelementptr [4 x i8], ptr %scratch0, i64 8
  %v272 = getelementptr [4 x i8], ptr %scratch0, i64 12
  %v273 = getelementptr [4 x i8], ptr %scratch0, i64 16
  %v274 = getelementptr [4 x i8], ptr %scratch0, i64 20
  %v275 = getelementptr [4 x i8], ptr %scratch0, i64 24
  %v276 = getelementptr [4 x i8], ptr %scratch0, i64 28
  %v277 = getelementptr [4 x i8], ptr %scratch0, i64 32
  %v278 = getelementptr [4 x i8], ptr %scratch0, i64 36
  %v279 = getelementptr [4 x i8], ptr %scratch0, i64 40
  %v280 = getelementptr [4 x i8], ptr %scratch0, i64 44
  %v281 = getelementptr [4 x i8], ptr %scratch0, i64 48
  %v282 = getelementptr [4 x i8], ptr %scratch0, i64 52
  %v283 = getelementptr [4 x i8], ptr %scratch0, i64 56
  %v284 = getelementptr [4 x i8], ptr %scratch0, i64 60
  store <4 x float> %v106, ptr %v269, align 4
  store <4 x float> %v107, ptr %v270, align 4
  store <4 x float> %v108, ptr %v271, align 4
  store <4 x float> %v109, ptr %v272, align 4
  store <4 x float> %v110, ptr %v273, align 4
  store <4 x float> %v111, ptr %v274, align 4
  store <4 x float> %v112, ptr %v275, align 4
  store <4 x float> %v113, ptr %v276, align 4
  store <4 x float> %v114, ptr %v277, align 4
  store <4 x float> %v115, ptr %v278, align 4
  store <4 x float> %v116, ptr %v279, align 4
  store <4 x float> %v117, ptr %v280, align 4
  store <4 x float> %v118, ptr %v281, align 4
  store <4 x float> %v119, ptr %v282, align 4
  store <4 x float> %v120, ptr %v283, align 4
  store <4 x float> %v121, ptr %v284, align 4
  br label %head285
head285:
  %v286 = phi i64 [ %v268, %end104 ], [ %v299, %body285 ]
  %v287 = icmp slt i64 %v286, %v89
  br i1 %v287, label %body285, label %end285
body285:
  %v288 = sub i64 %v286, %v268
  %v289 = getelementptr [4 x i8], ptr %scratch0, i64 %v288
  %v290 = load float, ptr %v289, align 4
  %v291 = getelementptr [4 x i8], ptr %v102, i64 %v286
  call void @llvm.prefetch.p0(ptr %v291, i32 1, i32 3, i32 1)
  %v292 = getelementptr [4 x i8], ptr %v100, i64 %v286
  %v293 = load float, ptr %v292, align 4
  %v294 = getelementptr [4 x i8], ptr %v101, i64 %v286
  %v295 = load float, ptr %v294, align 4
  %v296 = fadd float %v293, %v295
  %v297 = getelementptr [4 x i8], ptr %v102, i64 %v286
  store float %v296, ptr %v297, align 4
  %v298 = call float @llvm.fma.f32(float %v296, float %v296, float %v290)
  store float %v298, ptr %v289, align 4
  %v299 = add i64 %v286, 1
  br label %head285
end285:
  %v300 = load <4 x float>, ptr %v269, align 4
  %v301 = load <4 x float>, ptr %v270, align 4
  %v302 = load <4 x float>, ptr %v271, align 4
  %v303 = load <4 x float>, ptr %v272, align 4
  %v304 = load <4 x float>, ptr %v273, align 4
  %v305 = load <4 x float>, ptr %v274, align 4
  %v306 = load <4 x float>, ptr %v275, align 4
  %v307 = load <4 x float>, ptr %v276, align 4
  %v308 = load <4 x float>, ptr %v277, align 4
  %v309 = load <4 x float>, ptr %v278, align 4
  %v310 = load <4 x float>, ptr %v279, align 4
  %v311 = load <4 x float>, ptr %v280, align 4
  %v312 = load <4 x float>, ptr %v281, align 4
  %v313 = load <4 x float>, ptr %v282, align 4
  %v314 = load <4 x float>, ptr %v283, align 4
  %v315 = load <4 x float>, ptr %v284, align 4
  %v316 = fadd <4 x float> %v300, %v308
  %v317 = fadd <4 x float> %v301, %v309
  %v318 = fadd <4 x float> %v302, %v310
  %v319 = fadd <4 x float> %v303, %v311
  %v320 = fadd <4 x float> %v304, %v312
  %v321 = fadd <4 x float> %v305, %v313
  %v322 = fadd <4 x float> %v306, %v314
  %v323 = fadd <4 x float> %v307, %v315
  %v324 = fadd <4 x float> %v316, %v320
  %v325 = fadd <4 x float> %v317, %v321
  %v326 = fadd <4 x float> %v318, %v322
  %v327 = fadd <4 x float> %v319, %v323
  %v328 = fadd <4 x float> %v324, %v326
  %v329 = fadd <4 x float> %v325, %v327
  %v330 = fadd <4 x float> %v328, %v329
  %v331 = shufflevector <4 x float> %v330, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v332 = shufflevector <4 x float> %v330, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v333 = fadd <2 x float> %v331, %v332
  %v334 = extractelement <2 x float> %v333, i32 0
  %v335 = extractelement <2 x float> %v333, i32 1
  %v336 = fadd float %v334, %v335
  %v337 = sitofp i64 %v89 to float
  %v338 = fdiv float %v336, %v337
  %v339 = fadd float %v338, 0x3EE4F8B580000000
  %v340 = call float @llvm.sqrt.f32(float %v339)
  %v341 = fdiv float 0x3FF0000000000000, %v340
  %v342 = sub i64 %v89, 0
  %v343 = and i64 %v342, -16
  %v344 = add i64 0, %v343
  br label %head345
head345:
  %v346 = phi i64 [ 0, %end285 ], [ %v376, %body345 ]
  %v347 = icmp slt i64 %v346, %v344
  br i1 %v347, label %body345, label %end345
body345:
  %v348 = add i64 %v346, 0
  %v349 = getelementptr [4 x i8], ptr %v102, i64 %v348
  %v350 = load <4 x float>, ptr %v349, align 4
  %v351 = insertelement <4 x float> poison, float %v341, i32 0
  %v352 = shufflevector <4 x float> %v351, <4 x float> poison, <4 x i32> zeroinitializer
  %v353 = fmul <4 x float> %v350, %v352
  %v354 = getelementptr [4 x i8], ptr %v102, i64 %v348
  store <4 x float> %v353, ptr %v354, align 4
  %v355 = add i64 %v346, 4
  %v356 = getelementptr [4 x i8], ptr %v102, i64 %v355
  %v357 = load <4 x float>, ptr %v356, align 4
  %v358 = insertelement <4 x float> poison, float %v341, i32 0
  %v359 = shufflevector <4 x float> %v358, <4 x float> poison, <4 x i32> zeroinitializer
  %v360 = fmul <4 x float> %v357, %v359
  %v361 = getelementptr [4 x i8], ptr %v102, i64 %v355
  store <4 x float> %v360, ptr %v361, align 4
  %v362 = add i64 %v346, 8
  %v363 = getelementptr [4 x i8], ptr %v102, i64 %v362
  %v364 = load <4 x float>, ptr %v363, align 4
  %v365 = insertelement <4 x float> poison, float %v341, i32 0
  %v366 = shufflevector <4 x float> %v365, <4 x float> poison, <4 x i32> zeroinitializer
  %v367 = fmul <4 x float> %v364, %v366
  %v368 = getelementptr [4 x i8], ptr %v102, i64 %v362
  store <4 x float> %v367, ptr %v368, align 4
  %v369 = add i64 %v346, 12
  %v370 = getelementptr [4 x i8], ptr %v102, i64 %v369
  %v371 = load <4 x float>, ptr %v370, align 4
  %v372 = insertelement <4 x float> poison, float %v341, i32 0
  %v373 = shufflevector <4 x float> %v372, <4 x float> poison, <4 x i32> zeroinitializer
  %v374 = fmul <4 x float> %v371, %v373
  %v375 = getelementptr [4 x i8], ptr %v102, i64 %v369
  store <4 x float> %v374, ptr %v375, align 4
  %v376 = add i64 %v346, 16
  br label %head345
end345:
  %v377 = sub i64 %v89, %v344
  %v378 = and i64 %v377, -4
  %v379 = add i64 %v344, %v378
  br label %head380
head380:
  %v381 = phi i64 [ %v344, %end345 ], [ %v390, %body380 ]
  %v382 = icmp slt i64 %v381, %v379
  br i1 %v382, label %body380, label %end380
body380:
  %v383 = add i64 %v381, 0
  %v384 = getelementptr [4 x i8], ptr %v102, i64 %v383
  %v385 = load <4 x float>, ptr %v384, align 4
  %v386 = insertelement <4 x float> poison, float %v341, i32 0
  %v387 = shufflevector <4 x float> %v386, <4 x float> poison, <4 x i32> zeroinitializer
  %v388 = fmul <4 x float> %v385, %v387
  %v389 = getelementptr [4 x i8], ptr %v102, i64 %v383
  store <4 x float> %v388, ptr %v389, align 4
  %v390 = add i64 %v381, 4
  br label %head380
end380:
  br label %head391
head391:
  %v392 = phi i64 [ %v379, %end380 ], [ %v398, %body391 ]
  %v393 = icmp slt i64 %v392, %v89
  br i1 %v393, label %body391, label %end391
body391:
  %v394 = getelementptr [4 x i8], ptr %v102, i64 %v392
  %v395 = load float, ptr %v394, align 4
  %v396 = fmul float %v395, %v341
  %v397 = getelementptr [4 x i8], ptr %v102, i64 %v392
  store float %v396, ptr %v397, align 4
  %v398 = add i64 %v392, 1
  br label %head391
end391:
  %v399 = mul i64 0, 4
  %v400 = mul i64 0, 4
  call void @epilogue(i64 1, i64 %v89, ptr %v102, i64 %v399, ptr %v102, i64 %v400)
  %v401 = add i64 %v94, 1
  br label %head93
end93:
  %v402 = add i64 %v91, 1
  br label %head90
end90:
  ret void
}
