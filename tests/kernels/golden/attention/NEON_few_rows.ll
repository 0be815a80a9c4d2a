declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x float>)
declare float @llvm.fma.f32(float, float, float)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @tile2(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v1 = mul i64 %given1, 2
  %v2 = mul i64 %given5, 0
  %v3 = getelementptr [1 x i8], ptr %given4, i64 %v2
  %v4 = mul i64 %given5, 1
  %v5 = getelementptr [1 x i8], ptr %given4, i64 %v4
  %v6 = getelementptr [1 x i8], ptr %v3, i64 128
  call void @llvm.prefetch.p0(ptr %v6, i32 1, i32 3, i32 1)
  %v7 = getelementptr [1 x i8], ptr %v3, i64 192
  call void @llvm.prefetch.p0(ptr %v7, i32 1, i32 3, i32 1)
  %v8 = getelementptr [1 x i8], ptr %v5, i64 128
  call void @llvm.prefetch.p0(ptr %v8, i32 1, i32 3, i32 1)
  %v9 = getelementptr [1 x i8], ptr %v5, i64 192
  call void @llvm.prefetch.p0(ptr %v9, i32 1, i32 3, i32 1)
  %v10 = icmp ne i64 %given7, 0
  br i1 %v10, label %yes11, label %no11
yes11:
  br label %joined11
no11:
  %v12 = getelementptr [1 x i8], ptr %v3, i64 0
  %v13 = getelementptr [1 x i8], ptr %v3, i64 16
  %v14 = getelementptr [1 x i8], ptr %v3, i64 32
  %v15 = getelementptr [1 x i8], ptr %v3, i64 48
  %v16 = getelementptr [1 x i8], ptr %v3, i64 64
  %v17 = getelementptr [1 x i8], ptr %v3, i64 80
  %v18 = getelementptr [1 x i8], ptr %v3, i64 96
  %v19 = getelementptr [1 x i8], ptr %v3, i64 112
  %v20 = getelementptr [1 x i8], ptr %v5, i64 0
  %v21 = getelementptr [1 x i8], ptr %v5, i64 16
  %v22 = getelementptr [1 x i8], ptr %v5, i64 32
  %v23 = getelementptr [1 x i8], ptr %v5, i64 48
  %v24 = getelementptr [1 x i8], ptr %v5, i64 64
  %v25 = getelementptr [1 x i8], ptr %v5, i64 80
  %v26 = getelementptr [1 x i8], ptr %v5, i64 96
  %v27 = getelementptr [1 x i8], ptr %v5, i64 112
  %v28 = load <4 x float>, ptr %v12, align 4
  %v29 = load <4 x float>, ptr %v13, align 4
  %v30 = load <4 x float>, ptr %v14, align 4
  %v31 = load <4 x float>, ptr %v15, align 4
  %v32 = load <4 x float>, ptr %v16, align 4
  %v33 = load <4 x float>, ptr %v17, align 4
  %v34 = load <4 x float>, ptr %v18, align 4
  %v35 = load <4 x float>, ptr %v19, align 4
  %v36 = load <4 x float>, ptr %v20, align 4
  %v37 = load <4 x float>, ptr %v21, align 4
  %v38 = load <4 x float>, ptr %v22, align 4
  %v39 = load <4 x float>, ptr %v23, align 4
  %v40 = load <4 x float>, ptr %v24, align 4
  %v41 = load <4 x float>, ptr %v25, align 4
  %v42 = load <4 x float>, ptr %v26, align 4
  %v43 = load <4 x float>, ptr %v27, align 4
  br label %joined11
joined11:
  %v44 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v28, %no11 ]
  %v45 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v29, %no11 ]
  %v46 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v30, %no11 ]
  %v47 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v31, %no11 ]
  %v48 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v32, %no11 ]
  %v49 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v33, %no11 ]
  %v50 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v34, %no11 ]
  %v51 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v35, %no11 ]
  %v52 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v36, %no11 ]
  %v53 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v37, %no11 ]
  %v54 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v38, %no11 ]
  %v55 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v39, %no11 ]
  %v56 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v40, %no11 ]
  %v57 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v41, %no11 ]
  %v58 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v42, %no11 ]
  %v59 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v43, %no11 ]
  %v60 = mul i64 %given1, 0
  %v61 = getelementptr [1 x i8], ptr %given0, i64 %v60
  br label %head62
head62:
  %v63 = phi i64 [ 0, %joined11 ], [ %v133, %body62 ]
  %v64 = phi <4 x float> [ %v44, %joined11 ], [ %v95, %body62 ]
  %v65 = phi <4 x float> [ %v45, %joined11 ], [ %v96, %body62 ]
  %v66 = phi <4 x float> [ %v46, %joined11 ], [ %v108, %body62 ]
  %v67 = phi <4 x float> [ %v47, %joined11 ], [ %v109, %body62 ]
  %v68 = phi <4 x float> [ %v48, %joined11 ], [ %v117, %body62 ]
  %v69 = phi <4 x float> [ %v49, %joined11 ], [ %v118, %body62 ]
  %v70 = phi <4 x float> [ %v50, %joined11 ], [ %v126, %body62 ]
  %v71 = phi <4 x float> [ %v51, %joined11 ], [ %v127, %body62 ]
  %v72 = phi <4 x float> [ %v52, %joined11 ], [ %v101, %body62 ]
  %v73 = phi <4 x float> [ %v53, %joined11 ], [ %v102, %body62 ]
  %v74 = phi <4 x float> [ %v54, %joined11 ], [ %v110, %body62 ]
  %v75 = phi <4 x float> [ %v55, %joined11 ], [ %v111, %body62 ]
  %v76 = phi <4 x float> [ %v56, %joined11 ], [ %v119, %body62 ]
  %v77 = phi <4 x float> [ %v57, %joined11 ], [ %v120, %body62 ]
  %v78 = phi <4 x float> [ %v58, %joined11 ], [ %v128, %body62 ]
  %v79 = phi <4 x float> [ %v59, %joined11 ], [ %v129, %body62 ]
  %v80 = phi ptr [ %v61, %joined11 ], [ %v130, %body62 ]
  %v81 = phi ptr [ %given2, %joined11 ], [ %v131, %body62 ]
  %v82 = phi ptr [ %given9, %joined11 ], [ %v132, %body62 ]
  %v83 = icmp slt i64 %v63, %given6
  br i1 %v83, label %body62, label %end62
body62:
  %v84 = getelementptr [1 x i8], ptr %v82, i64 0
  call void @llvm.prefetch.p0(ptr %v84, i32 0, i32 3, i32 1)
  %v85 = getelementptr [1 x i8], ptr %v82, i64 64
  call void @llvm.prefetch.p0(ptr %v85, i32 0, i32 3, i32 1)
  %v86 = getelementptr [1 x i8], ptr %v81, i64 0
  %v87 = getelementptr [1 x i8], ptr %v86, i64 0
  %v88 = load <4 x float>, ptr %v87, align 4
  %v89 = getelementptr [1 x i8], ptr %v86, i64 16
  %v90 = load <4 x float>, ptr %v89, align 4
  %v91 = getelementptr [1 x i8], ptr %v80, i64 0
  %v92 = load float, ptr %v91, align 4
  %v93 = insertelement <4 x float> poison, float %v92, i32 0
  %v94 = shufflevector <4 x float> %v93, <4 x float> poison, <4 x i32> zeroinitializer
  %v95 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v88, <4 x float> %v64)
  %v96 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v90, <4 x float> %v65)
  %v97 = getelementptr [1 x i8], ptr %v80, i64 %given1
  %v98 = load float, ptr %v97, align 4
  %v99 = insertelement <4 x float> poison, float %v98, i32 0
  %v100 = shufflevector <4 x float> %v99, <4 x float> poison, <4 x i32> zeroinitializer
  %v101 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v88, <4 x float> %v72)
  %v102 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v90, <4 x float> %v73)
  %v103 = getelementptr [1 x i8], ptr %v81, i64 32
  %v104 = getelementptr [1 x i8], ptr %v103, i64 0
  %v105 = load <4 x float>, ptr %v104, align 4
  %v106 = getelementptr [1 x i8], ptr %v103, i64 16
  %v107 = load <4 x float>, ptr %v106, align 4
  %v108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v105, <4 x float> %v66)
  %v109 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v107, <4 x float> %v67)
  %v110 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v105, <4 x float> %v74)
  %v111 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v107, <4 x float> %v75)
  %v112 = getelementptr [1 x i8], ptr %v81, i64 64
  %v113 = getelementptr [1 x i8], ptr %v112, i64 0
  %v114 = load <4 x float>, ptr %v113, align 4
  %v115 = getelementptr [1 x i8], ptr %v112, i64 16
  %v116 = load <4 x float>, ptr %v115, align 4
  %v117 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v114, <4 x float> %v68)
  %v118 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v116, <4 x float> %v69)
  %v119 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v114, <4 x float> %v76)
  %v120 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v116, <4 x float> %v77)
  %v121 = getelementptr [1 x i8], ptr %v81, i64 96
  %v122 = getelementptr [1 x i8], ptr %v121, i64 0
  %v123 = load <4 x float>, ptr %v122, align 4
  %v124 = getelementptr [1 x i8], ptr %v121, i64 16
  %v125 = load <4 x float>, ptr %v124, align 4
  %v126 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v123, <4 x float> %v70)
  %v127 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v125, <4 x float> %v71)
  %v128 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v123, <4 x float> %v78)
  %v129 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v125, <4 x float> %v79)
  %v130 = getelementptr [1 x i8], ptr %v80, i64 4
  %v131 = getelementptr [1 x i8], ptr %v81, i64 %given3
  %v132 = getelementptr [1 x i8], ptr %v82, i64 %given10
  %v133 = add i64 %v63, 1
  br label %head62
end62:
  %v134 = getelementptr [1 x i8], ptr %v3, i64 0
  %v135 = getelementptr [1 x i8], ptr %v3, i64 16
  %v136 = getelementptr [1 x i8], ptr %v3, i64 32
  %v137 = getelementptr [1 x i8], ptr %v3, i64 48
  %v138 = getelementptr [1 x i8], ptr %v3, i64 64
  %v139 = getelementptr [1 x i8], ptr %v3, i64 80
  %v140 = getelementptr [1 x i8], ptr %v3, i64 96
  %v141 = getelementptr [1 x i8], ptr %v3, i64 112
  %v142 = getelementptr [1 x i8], ptr %v5, i64 0
  %v143 = getelementptr [1 x i8], ptr %v5, i64 16
  %v144 = getelementptr [1 x i8], ptr %v5, i64 32
  %v145 = getelementptr [1 x i8], ptr %v5, i64 48
  %v146 = getelementptr [1 x i8], ptr %v5, i64 64
  %v147 = getelementptr [1 x i8], ptr %v5, i64 80
  %v148 = getelementptr [1 x i8], ptr %v5, i64 96
  %v149 = getelementptr [1 x i8], ptr %v5, i64 112
  store <4 x float> %v64, ptr %v134, align 4
  store <4 x float> %v65, ptr %v135, align 4
  store <4 x float> %v66, ptr %v136, align 4
  store <4 x float> %v67, ptr %v137, align 4
  store <4 x float> %v68, ptr %v138, align 4
  store <4 x float> %v69, ptr %v139, align 4
  store <4 x float> %v70, ptr %v140, align 4
  store <4 x float> %v71, ptr %v141, align 4
  store <4 x float> %v72, ptr %v142, align 4
  store <4 x float> %v73, ptr %v143, align 4
  store <4 x float> %v74, ptr %v144, align 4
  store <4 x float> %v75, ptr %v145, align 4
  store <4 x float> %v76, ptr %v146, align 4
  store <4 x float> %v77, ptr %v147, align 4
  store <4 x float> %v78, ptr %v148, align 4
  store <4 x float> %v79, ptr %v149, align 4
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [2 x float], align 64
  %scratch1 = alloca [64 x float], align 64
  %scratch2 = alloca [64 x float], align 64
  %scratch3 = alloca [64 x i32], align 64
  %scratch4 = alloca [64 x i32], align 64
  %v150 = getelementptr i8, ptr %arguments, i64 96
  %v151 = load i64, ptr %v150, align 8
  %v152 = trunc i64 %v151 to i32
  %v153 = bitcast i32 %v152 to float
  %v154 = getelementptr i8, ptr %arguments, i64 0
  %v155 = load ptr, ptr %v154, align 8
  %v156 = getelementptr i8, ptr %arguments, i64 8
  %v157 = load ptr, ptr %v156, align 8
  %v158 = getelementptr i8, ptr %arguments, i64 16
  %v159 = load ptr, ptr %v158, align 8
  %v160 = getelementptr i8, ptr %arguments, i64 24
  %v161 = load ptr, ptr %v160, align 8
  %v162 = getelementptr i8, ptr %arguments, i64 32
  %v163 = load ptr, ptr %v162, align 8
  %v164 = getelementptr i8, ptr %arguments, i64 40
  %v165 = load ptr, ptr %v164, align 8
  %v166 = getelementptr i8, ptr %arguments, i64 48
  %v167 = load ptr, ptr %v166, align 8
  %v168 = getelementptr i8, ptr %arguments, i64 56
  %v169 = load ptr, ptr %v168, align 8
  %v170 = getelementptr i8, ptr %arguments, i64 64
  %v171 = load i64, ptr %v170, align 8
  %v172 = getelementptr i8, ptr %arguments, i64 72
  %v173 = load i64, ptr %v172, align 8
  %v174 = getelementptr i8, ptr %arguments, i64 80
  %v175 = load i64, ptr %v174, align 8
  %v176 = getelementptr i8, ptr %arguments, i64 88
  %v177 = load i64, ptr %v176, align 8
  %v178 = getelementptr i8, ptr %arguments, i64 96
  %v179 = load i64, ptr %v178, align 8
  %v180 = getelementptr i8, ptr %arguments, i64 104
  %v181 = load i64, ptr %v180, align 8
  %v182 = getelementptr i8, ptr %arguments, i64 112
  %v183 = load i64, ptr %v182, align 8
  %v184 = getelementptr i8, ptr %arguments, i64 120
  %v185 = load i64, ptr %v184, align 8
  %v186 = getelementptr i8, ptr %arguments, i64 128
  %v187 = load i64, ptr %v186, align 8
  %v188 = mul i64 %v185, %v187
  %v189 = getelementptr [1 x i8], ptr %v169, i64 %v188
  %v190 = mul i64 %v173, 2
  br label %head191
head191:
  %v192 = phi i64 [ %v181, %entry ], [ %v2867, %end2860 ]
  %v193 = icmp slt i64 %v192, %v183
  br i1 %v193, label %body191, label %end191
body191:
  %v194 = mul i64 %v190, %v192
  %v195 = getelementptr [4 x i8], ptr %v155, i64 %v194
  %v196 = mul i64 %v192, %v175
  %v197 = mul i64 %v196, %v173
  %v198 = getelementptr [4 x i8], ptr %v157, i64 %v197
  %v199 = getelementptr [4 x i8], ptr %v159, i64 %v197
  %v200 = add i64 0, %v175
  %v201 = mul i64 %v192, %v177
  %v202 = mul i64 %v201, %v173
  %v203 = getelementptr [4 x i8], ptr %v161, i64 %v202
  %v204 = getelementptr [4 x i8], ptr %v163, i64 %v202
  %v205 = add i64 %v200, %v177
  %v206 = getelementptr [4 x i8], ptr %v189, i64 %v190
  %v207 = add i64 4, %v175
  %v208 = add i64 %v207, %v177
  %v209 = sub i64 %v190, 0
  %v210 = and i64 %v209, -4
  %v211 = add i64 0, %v210
  br label %head212
head212:
  %v213 = phi i64 [ 0, %body191 ], [ %v217, %body212 ]
  %v214 = icmp slt i64 %v213, %v211
  br i1 %v214, label %body212, label %end212
body212:
  %v215 = add i64 %v213, 0
  %v216 = getelementptr [4 x i8], ptr %v189, i64 %v215
  store <4 x float> splat (float 0x0000000000000000), ptr %v216, align 4
  %v217 = add i64 %v213, 4
  br label %head212
end212:
  br label %head218
head218:
  %v219 = phi i64 [ %v211, %end212 ], [ %v222, %body218 ]
  %v220 = icmp slt i64 %v219, %v190
  br i1 %v220, label %body218, label %end218
body218:
  %v221 = getelementptr [4 x i8], ptr %v189, i64 %v219
  store float 0x0000000000000000, ptr %v221, align 4
  %v222 = add i64 %v219, 1
  br label %head218
end218:
  br label %head223
head223:
  %v224 = phi i64 [ 0, %end218 ], [ %v387, %end356 ]
  %v225 = icmp slt i64 %v224, %v175
  br i1 %v225, label %body223, label %end223
body223:
  %v226 = insertelement <4 x i64> poison, i64 %v224, i32 0
  %v227 = shufflevector <4 x i64> %v226, <4 x i64> poison, <4 x i32> zeroinitializer
  %v228 = add <4 x i64> <i64 0, i64 1, i64 2, i64 3>, %v227
  %v229 = insertelement <4 x i64> poison, i64 %v175, i32 0
  %v230 = shufflevector <4 x i64> %v229, <4 x i64> poison, <4 x i32> zeroinitializer
  %v231 = icmp slt <4 x i64> %v228, %v230
  %v232 = sub i64 %v175, 1
  %v233 = insertelement <4 x i64> poison, i64 %v232, i32 0
  %v234 = shufflevector <4 x i64> %v233, <4 x i64> poison, <4 x i32> zeroinitializer
  %v235 = select <4 x i1> %v231, <4 x i64> %v228, <4 x i64> %v234
  %v236 = add i64 %v224, 0
  %v237 = icmp slt i64 %v236, %v175
  %v238 = sub i64 %v175, 1
  %v239 = select i1 %v237, i64 %v236, i64 %v238
  %v240 = add i64 %v224, 1
  %v241 = icmp slt i64 %v240, %v175
  %v242 = sub i64 %v175, 1
  %v243 = select i1 %v241, i64 %v240, i64 %v242
  %v244 = add i64 %v224, 2
  %v245 = icmp slt i64 %v244, %v175
  %v246 = sub i64 %v175, 1
  %v247 = select i1 %v245, i64 %v244, i64 %v246
  %v248 = add i64 %v224, 3
  %v249 = icmp slt i64 %v248, %v175
  %v250 = sub i64 %v175, 1
  %v251 = select i1 %v249, i64 %v248, i64 %v250
  %v252 = mul i64 %v239, %v173
  %v253 = getelementptr [4 x i8], ptr %v198, i64 %v252
  %v254 = mul i64 %v243, %v173
  %v255 = getelementptr [4 x i8], ptr %v198, i64 %v254
  %v256 = mul i64 %v247, %v173
  %v257 = getelementptr [4 x i8], ptr %v198, i64 %v256
  %v258 = mul i64 %v251, %v173
  %v259 = getelementptr [4 x i8], ptr %v198, i64 %v258
  %v260 = mul i64 %v173, 8
  %v261 = and i64 %v173, -4
  br label %head262
head262:
  %v263 = phi i64 [ 0, %body223 ], [ %v351, %body262 ]
  %v264 = phi <4 x float> [ splat (float 0x0000000000000000), %body223 ], [ %v343, %body262 ]
  %v265 = phi <4 x float> [ splat (float 0x0000000000000000), %body223 ], [ %v350, %body262 ]
  %v266 = icmp slt i64 %v263, %v261
  br i1 %v266, label %body262, label %end262
body262:
  %v267 = add i64 %v263, %v260
  %v268 = getelementptr [4 x i8], ptr %v253, i64 %v267
  call void @llvm.prefetch.p0(ptr %v268, i32 0, i32 3, i32 1)
  %v269 = add i64 %v263, %v260
  %v270 = getelementptr [4 x i8], ptr %v255, i64 %v269
  call void @llvm.prefetch.p0(ptr %v270, i32 0, i32 3, i32 1)
  %v271 = add i64 %v263, %v260
  %v272 = getelementptr [4 x i8], ptr %v257, i64 %v271
  call void @llvm.prefetch.p0(ptr %v272, i32 0, i32 3, i32 1)
  %v273 = add i64 %v263, %v260
  %v274 = getelementptr [4 x i8], ptr %v259, i64 %v273
  call void @llvm.prefetch.p0(ptr %v274, i32 0, i32 3, i32 1)
  %v275 = getelementptr [4 x i8], ptr %v253, i64 %v263
  %v276 = load <4 x float>, ptr %v275, align 4
  %v277 = getelementptr [4 x i8], ptr %v255, i64 %v263
  %v278 = load <4 x float>, ptr %v277, align 4
  %v279 = getelementptr [4 x i8], ptr %v257, i64 %v263
  %v280 = load <4 x float>, ptr %v279, align 4
  %v281 = getelementptr [4 x i8], ptr %v259, i64 %v263
  %v282 = load <4 x float>, ptr %v281, align 4
  %v283 = shufflevector <4 x float> %v276, <4 x float> %v280, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v284 = shufflevector <4 x float> %v276, <4 x float> %v280, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v285 = shufflevector <4 x float> %v278, <4 x float> %v282, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v286 = shufflevector <4 x float> %v278, <4 x float> %v282, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v287 = shufflevector <4 x float> %v283, <4 x float> %v285, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v288 = shufflevector <4 x float> %v283, <4 x float> %v285, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v289 = shufflevector <4 x float> %v284, <4 x float> %v286, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v290 = shufflevector <4 x float> %v284, <4 x float> %v286, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v291 = add i64 %v263, 0
  %v292 = mul i64 %v173, 0
  %v293 = getelementptr [4 x i8], ptr %v195, i64 %v292
  %v294 = getelementptr [4 x i8], ptr %v293, i64 %v291
  %v295 = load float, ptr %v294, align 4
  %v296 = insertelement <4 x float> poison, float %v295, i32 0
  %v297 = shufflevector <4 x float> %v296, <4 x float> poison, <4 x i32> zeroinitializer
  %v298 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v297, <4 x float> %v287, <4 x float> %v264)
  %v299 = mul i64 %v173, 1
  %v300 = getelementptr [4 x i8], ptr %v195, i64 %v299
  %v301 = getelementptr [4 x i8], ptr %v300, i64 %v291
  %v302 = load float, ptr %v301, align 4
  %v303 = insertelement <4 x float> poison, float %v302, i32 0
  %v304 = shufflevector <4 x float> %v303, <4 x float> poison, <4 x i32> zeroinitializer
  %v305 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v304, <4 x float> %v287, <4 x float> %v265)
  %v306 = add i64 %v263, 1
  %v307 = mul i64 %v173, 0
  %v308 = getelementptr [4 x i8], ptr %v195, i64 %v307
  %v309 = getelementptr [4 x i8], ptr %v308, i64 %v306
  %v310 = load float, ptr %v309, align 4
  %v311 = insertelement <4 x float> poison, float %v310, i32 0
  %v312 = shufflevector <4 x float> %v311, <4 x float> poison, <4 x i32> zeroinitializer
  %v313 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v312, <4 x float> %v288, <4 x float> %v298)
  %v314 = mul i64 %v173, 1
  %v315 = getelementptr [4 x i8], ptr %v195, i64 %v314
  %v316 = getelementptr [4 x i8], ptr %v315, i64 %v306
  %v317 = load float, ptr %v316, align 4
  %v318 = insertelement <4 x float> poison, float %v317, i32 0
  %v319 = shufflevector <4 x float> %v318, <4 x float> poison, <4 x i32> zeroinitializer
  %v320 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v319, <4 x float> %v288, <4 x float> %v305)
  %v321 = add i64 %v263, 2
  %v322 = mul i64 %v173, 0
  %v323 = getelementptr [4 x i8], ptr %v195, i64 %v322
  %v324 = getelementptr [4 x i8], ptr %v323, i64 %v321
  %v325 = load float, ptr %v324, align 4
  %v326 = insertelement <4 x float> poison, float %v325, i32 0
  %v327 = shufflevector <4 x float> %v326, <4 x float> poison, <4 x i32> zeroinitializer
  %v328 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v327, <4 x float> %v289, <4 x float> %v313)
  %v329 = mul i64 %v173, 1
  %v330 = getelementptr [4 x i8], ptr %v195, i64 %v329
  %v331 = getelementptr [4 x i8], ptr %v330, i64 %v321
  %v332 = load float, ptr %v331, align 4
  %v333 = insertelement <4 x float> poison, float %v332, i32 0
  %v334 = shufflevector <4 x float> %v333, <4 x float> poison, <4 x i32> zeroinitializer
  %v335 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v334, <4 x float> %v289, <4 x float> %v320)
  %v336 = add i64 %v263, 3
  %v337 = mul i64 %v173, 0
  %v338 = getelementptr [4 x i8], ptr %v195, i64 %v337
  %v339 = getelementptr [4 x i8], ptr %v338, i64 %v336
  %v340 = load float, ptr %v339, align 4
  %v341 = insertelement <4 x float> poison, float %v340, i32 0
  %v342 = shufflevector <4 x float> %v341, <4 x float> poison, <4 x i32> zeroinitializer
  %v343 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v342, <4 x float> %v290, <4 x float> %v328)
  %v344 = mul i64 %v173, 1
  %v345 = getelementptr [4 x i8], ptr %v195, i64 %v344
  %v346 = getelementptr [4 x i8], ptr %v345, i64 %v336
  %v347 = load float, ptr %v346, align 4
  %v348 = insertelement <4 x float> poison, float %v347, i32 0
  %v349 = shufflevector <4 x float> %v348, <4 x float> poison, <4 x i32> zeroinitializer
  %v350 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v349, <4 x float> %v290, <4 x float> %v335)
  %v351 = add i64 %v263, 4
  br label %head262
end262:
  %v352 = insertelement <4 x i64> poison, i64 %v173, i32 0
  %v353 = shufflevector <4 x i64> %v352, <4 x i64> poison, <4 x i32> zeroinitializer
  %v354 = mul <4 x i64> %v235, %v353
  %v355 = and i64 %v173, -4
  br label %head356
head356:
  %v357 = phi i64 [ %v355, %end262 ], [ %v378, %body356 ]
  %v358 = phi <4 x float> [ %v264, %end262 ], [ %v370, %body356 ]
  %v359 = phi <4 x float> [ %v265, %end262 ], [ %v377, %body356 ]
  %v360 = icmp slt i64 %v357, %v173
  br i1 %v360, label %body356, label %end356
body356:
  %v361 = getelementptr [4 x i8], ptr %v198, i64 %v357
  %v362 = getelementptr [4 x i8], ptr %v361, <4 x i64> %v354
  %v363 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> %v362, i32 4, <4 x i1> splat (i1 true), <4 x float> poison)
  %v364 = mul i64 %v173, 0
  %v365 = getelementptr [4 x i8], ptr %v195, i64 %v364
  %v366 = getelementptr [4 x i8], ptr %v365, i64 %v357
  %v367 = load float, ptr %v366, align 4
  %v368 = insertelement <4 x float> poison, float %v367, i32 0
  %v369 = shufflevector <4 x float> %v368, <4 x float> poison, <4 x i32> zeroinitializer
  %v370 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v369, <4 x float> %v363, <4 x float> %v358)
  %v371 = mul i64 %v173, 1
  %v372 = getelementptr [4 x i8], ptr %v195, i64 %v371
  %v373 = getelementptr [4 x i8], ptr %v372, i64 %v357
  %v374 = load float, ptr %v373, align 4
  %v375 = insertelement <4 x float> poison, float %v374, i32 0
  %v376 = shufflevector <4 x float> %v375, <4 x float> poison, <4 x i32> zeroinitializer
  %v377 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v376, <4 x float> %v363, <4 x float> %v359)
  %v378 = add i64 %v357, 1
  br label %head356
end356:
  %v379 = add i64 0, %v224
  %v380 = mul i64 %v208, 0
  %v381 = getelementptr [4 x i8], ptr %v206, i64 %v380
  %v382 = getelementptr [4 x i8], ptr %v381, i64 %v379
  store <4 x float> %v358, ptr %v382, align 4
  %v383 = add i64 0, %v224
  %v384 = mul i64 %v208, 1
  %v385 = getelementptr [4 x i8], ptr %v206, i64 %v384
  %v386 = getelementptr [4 x i8], ptr %v385, i64 %v383
  store <4 x float> %v359, ptr %v386, align 4
  %v387 = add i64 %v224, 4
  br label %head223
end223:
  br label %head388
head388:
  %v389 = phi i64 [ 0, %end223 ], [ %v552, %end521 ]
  %v390 = icmp slt i64 %v389, %v177
  br i1 %v390, label %body388, label %end388
body388:
  %v391 = insertelement <4 x i64> poison, i64 %v389, i32 0
  %v392 = shufflevector <4 x i64> %v391, <4 x i64> poison, <4 x i32> zeroinitializer
  %v393 = add <4 x i64> <i64 0, i64 1, i64 2, i64 3>, %v392
  %v394 = insertelement <4 x i64> poison, i64 %v177, i32 0
  %v395 = shufflevector <4 x i64> %v394, <4 x i64> poison, <4 x i32> zeroinitializer
  %v396 = icmp slt <4 x i64> %v393, %v395
  %v397 = sub i64 %v177, 1
  %v398 = insertelement <4 x i64> poison, i64 %v397, i32 0
  %v399 = shufflevector <4 x i64> %v398, <4 x i64> poison, <4 x i32> zeroinitializer
  %v400 = select <4 x i1> %v396, <4 x i64> %v393, <4 x i64> %v399
  %v401 = add i64 %v389, 0
  %v402 = icmp slt i64 %v401, %v177
  %v403 = sub i64 %v177, 1
  %v404 = select i1 %v402, i64 %v401, i64 %v403
  %v405 = add i64 %v389, 1
  %v406 = icmp slt i64 %v405, %v177
  %v407 = sub i64 %v177, 1
  %v408 = select i1 %v406, i64 %v405, i64 %v407
  %v409 = add i64 %v389, 2
  %v410 = icmp slt i64 %v409, %v177
  %v411 = sub i64 %v177, 1
  %v412 = select i1 %v410, i64 %v409, i64 %v411
  %v413 = add i64 %v389, 3
  %v414 = icmp slt i64 %v413, %v177
  %v415 = sub i64 %v177, 1
  %v416 = select i1 %v414, i64 %v413, i64 %v415
  %v417 = mul i64 %v404, %v173
  %v418 = getelementptr [4 x i8], ptr %v203, i64 %v417
  %v419 = mul i64 %v408, %v173
  %v420 = getelementptr [4 x i8], ptr %v203, i64 %v419
  %v421 = mul i64 %v412, %v173
  %v422 = getelementptr [4 x i8], ptr %v203, i64 %v421
  %v423 = mul i64 %v416, %v173
  %v424 = getelementptr [4 x i8], ptr %v203, i64 %v423
  %v425 = mul i64 %v173, 8
  %v426 = and i64 %v173, -4
  br label %head427
head427:
  %v428 = phi i64 [ 0, %body388 ], [ %v516, %body427 ]
  %v429 = phi <4 x float> [ splat (float 0x0000000000000000), %body388 ], [ %v508, %body427 ]
  %v430 = phi <4 x float> [ splat (float 0x0000000000000000), %body388 ], [ %v515, %body427 ]
  %v431 = icmp slt i64 %v428, %v426
  br i1 %v431, label %body427, label %end427
body427:
  %v432 = add i64 %v428, %v425
  %v433 = getelementptr [4 x i8], ptr %v418, i64 %v432
  call void @llvm.prefetch.p0(ptr %v433, i32 0, i32 3, i32 1)
  %v434 = add i64 %v428, %v425
  %v435 = getelementptr [4 x i8], ptr %v420, i64 %v434
  call void @llvm.prefetch.p0(ptr %v435, i32 0, i32 3, i32 1)
  %v436 = add i64 %v428, %v425
  %v437 = getelementptr [4 x i8], ptr %v422, i64 %v436
  call void @llvm.prefetch.p0(ptr %v437, i32 0, i32 3, i32 1)
  %v438 = add i64 %v428, %v425
  %v439 = getelementptr [4 x i8], ptr %v424, i64 %v438
  call void @llvm.prefetch.p0(ptr %v439, i32 0, i32 3, i32 1)
  %v440 = getelementptr [4 x i8], ptr %v418, i64 %v428
  %v441 = load <4 x float>, ptr %v440, align 4
  %v442 = getelementptr [4 x i8], ptr %v420, i64 %v428
  %v443 = load <4 x float>, ptr %v442, align 4
  %v444 = getelementptr [4 x i8], ptr %v422, i64 %v428
  %v445 = load <4 x float>, ptr %v444, align 4
  %v446 = getelementptr [4 x i8], ptr %v424, i64 %v428
  %v447 = load <4 x float>, ptr %v446, align 4
  %v448 = shufflevector <4 x float> %v441, <4 x float> %v445, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v449 = shufflevector <4 x float> %v441, <4 x float> %v445, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v450 = shufflevector <4 x float> %v443, <4 x float> %v447, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v451 = shufflevector <4 x float> %v443, <4 x float> %v447, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v452 = shufflevector <4 x float> %v448, <4 x float> %v450, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v453 = shufflevector <4 x float> %v448, <4 x float> %v450, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v454 = shufflevector <4 x float> %v449, <4 x float> %v451, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v455 = shufflevector <4 x float> %v449, <4 x float> %v451, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v456 = add i64 %v428, 0
  %v457 = mul i64 %v173, 0
  %v458 = getelementptr [4 x i8], ptr %v195, i64 %v457
  %v459 = getelementptr [4 x i8], ptr %v458, i64 %v456
  %v460 = load float, ptr %v459, align 4
  %v461 = insertelement <4 x float> poison, float %v460, i32 0
  %v462 = shufflevector <4 x float> %v461, <4 x float> poison, <4 x i32> zeroinitializer
  %v463 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v462, <4 x float> %v452, <4 x float> %v429)
  %v464 = mul i64 %v173, 1
  %v465 = getelementptr [4 x i8], ptr %v195, i64 %v464
  %v466 = getelementptr [4 x i8], ptr %v465, i64 %v456
  %v467 = load float, ptr %v466, align 4
  %v468 = insertelement <4 x float> poison, float %v467, i32 0
  %v469 = shufflevector <4 x float> %v468, <4 x float> poison, <4 x i32> zeroinitializer
  %v470 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v469, <4 x float> %v452, <4 x float> %v430)
  %v471 = add i64 %v428, 1
  %v472 = mul i64 %v173, 0
  %v473 = getelementptr [4 x i8], ptr %v195, i64 %v472
  %v474 = getelementptr [4 x i8], ptr %v473, i64 %v471
  %v475 = load float, ptr %v474, align 4
  %v476 = insertelement <4 x float> poison, float %v475, i32 0
  %v477 = shufflevector <4 x float> %v476, <4 x float> poison, <4 x i32> zeroinitializer
  %v478 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v477, <4 x float> %v453, <4 x float> %v463)
  %v479 = mul i64 %v173, 1
  %v480 = getelementptr [4 x i8], ptr %v195, i64 %v479
  %v481 = getelementptr [4 x i8], ptr %v480, i64 %v471
  %v482 = load float, ptr %v481, align 4
  %v483 = insertelement <4 x float> poison, float %v482, i32 0
  %v484 = shufflevector <4 x float> %v483, <4 x float> poison, <4 x i32> zeroinitializer
  %v485 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v484, <4 x float> %v453, <4 x float> %v470)
  %v486 = add i64 %v428, 2
  %v487 = mul i64 %v173, 0
  %v488 = getelementptr [4 x i8], ptr %v195, i64 %v487
  %v489 = getelementptr [4 x i8], ptr %v488, i64 %v486
  %v490 = load float, ptr %v489, align 4
  %v491 = insertelement <4 x float> poison, float %v490, i32 0
  %v492 = shufflevector <4 x float> %v491, <4 x float> poison, <4 x i32> zeroinitializer
  %v493 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v492, <4 x float> %v454, <4 x float> %v478)
  %v494 = mul i64 %v173, 1
  %v495 = getelementptr [4 x i8], ptr %v195, i64 %v494
  %v496 = getelementptr [4 x i8], ptr %v495, i64 %v486
  %v497 = load float, ptr %v496, align 4
  %v498 = insertelement <4 x float> poison, float %v497, i32 0
  %v499 = shufflevector <4 x float> %v498, <4 x float> poison, <4 x i32> zeroinitializer
  %v500 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v499, <4 x float> %v454, <4 x float> %v485)
  %v501 = add i64 %v428, 3
  %v502 = mul i64 %v173, 0
  %v503 = getelementptr [4 x i8], ptr %v195, i64 %v502
  %v504 = getelementptr [4 x i8], ptr %v503, i64 %v501
  %v505 = load float, ptr %v504, align 4
  %v506 = insertelement <4 x float> poison, float %v505, i32 0
  %v507 = shufflevector <4 x float> %v506, <4 x float> poison, <4 x i32> zeroinitializer
  %v508 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v507, <4 x float> %v455, <4 x float> %v493)
  %v509 = mul i64 %v173, 1
  %v510 = getelementptr [4 x i8], ptr %v195, i64 %v509
  %v511 = getelementptr [4 x i8], ptr %v510, i64 %v501
  %v512 = load float, ptr %v511, align 4
  %v513 = insertelement <4 x float> poison, float %v512, i32 0
  %v514 = shufflevector <4 x float> %v513, <4 x float> poison, <4 x i32> zeroinitializer
  %v515 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v514, <4 x float> %v455, <4 x float> %v500)
  %v516 = add i64 %v428, 4
  br label %head427
end427:
  %v517 = insertelement <4 x i64> poison, i64 %v173, i32 0
  %v518 = shufflevector <4 x i64> %v517, <4 x i64> poison, <4 x i32> zeroinitializer
  %v519 = mul <4 x i64> %v400, %v518
  %v520 = and i64 %v173, -4
  br label %head521
head521:
  %v522 = phi i64 [ %v520, %end427 ], [ %v543, %body521 ]
  %v523 = phi <4 x float> [ %v429, %end427 ], [ %v535, %body521 ]
  %v524 = phi <4 x float> [ %v430, %end427 ], [ %v542, %body521 ]
  %v525 = icmp slt i64 %v522, %v173
  br i1 %v525, label %body521, label %end521
body521:
  %v526 = getelementptr [4 x i8], ptr %v203, i64 %v522
  %v527 = getelementptr [4 x i8], ptr %v526, <4 x i64> %v519
  %v528 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> %v527, i32 4, <4 x i1> splat (i1 true), <4 x float> poison)
  %v529 = mul i64 %v173, 0
  %v530 = getelementptr [4 x i8], ptr %v195, i64 %v529
  %v531 = getelementptr [4 x i8], ptr %v530, i64 %v522
  %v532 = load float, ptr %v531, align 4
  %v533 = insertelement <4 x float> poison, float %v532, i32 0
  %v534 = shufflevector <4 x float> %v533, <4 x float> poison, <4 x i32> zeroinitializer
  %v535 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v534, <4 x float> %v528, <4 x float> %v523)
  %v536 = mul i64 %v173, 1
  %v537 = getelementptr [4 x i8], ptr %v195, i64 %v536
  %v538 = getelementptr [4 x i8], ptr %v537, i64 %v522
  %v539 = load float, ptr %v538, align 4
  %v540 = insertelement <4 x float> poison, float %v539, i32 0
  %v541 = shufflevector <4 x float> %v540, <4 x float> poison, <4 x i32> zeroinitializer
  %v542 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v541, <4 x float> %v528, <4 x float> %v524)
  %v543 = add i64 %v522, 1
  br label %head521
end521:
  %v544 = add i64 %v200, %v389
  %v545 = mul i64 %v208, 0
  %v546 = getelementptr [4 x i8], ptr %v206, i64 %v545
  %v547 = getelementptr [4 x i8], ptr %v546, i64 %v544
  store <4 x float> %v523, ptr %v547, align 4
  %v548 = add i64 %v200, %v389
  %v549 = mul i64 %v208, 1
  %v550 = getelementptr [4 x i8], ptr %v206, i64 %v549
  %v551 = getelementptr [4 x i8], ptr %v550, i64 %v548
  store <4 x float> %v524, ptr %v551, align 4
  %v552 = add i64 %v389, 4
  br label %head388
end388:
  br label %head553
head553:
  %v554 = phi i64 [ 0, %end388 ], [ %v1751, %end1715 ]
  %v555 = icmp slt i64 %v554, 2
  br i1 %v555, label %body553, label %end553
body553:
  %v556 = and i64 %v175, -64
  br label %head557
head557:
  %v558 = phi i64 [ 0, %body553 ], [ %v1008, %body557 ]
  %v559 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v617, %body557 ]
  %v560 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v643, %body557 ]
  %v561 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v669, %body557 ]
  %v562 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v695, %body557 ]
  %v563 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v721, %body557 ]
  %v564 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v747, %body557 ]
  %v565 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v773, %body557 ]
  %v566 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v799, %body557 ]
  %v567 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v825, %body557 ]
  %v568 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v851, %body557 ]
  %v569 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v877, %body557 ]
  %v570 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v903, %body557 ]
  %v571 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v929, %body557 ]
  %v572 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v955, %body557 ]
  %v573 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v981, %body557 ]
  %v574 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body553 ], [ %v1007, %body557 ]
  %v575 = icmp slt i64 %v558, %v556
  br i1 %v575, label %body557, label %end557
body557:
  %v576 = add i64 %v558, 0
  %v577 = add i64 %v558, 4
  %v578 = add i64 %v558, 8
  %v579 = add i64 %v558, 12
  %v580 = add i64 %v558, 16
  %v581 = add i64 %v558, 20
  %v582 = add i64 %v558, 24
  %v583 = add i64 %v558, 28
  %v584 = add i64 %v558, 32
  %v585 = add i64 %v558, 36
  %v586 = add i64 %v558, 40
  %v587 = add i64 %v558, 44
  %v588 = add i64 %v558, 48
  %v589 = add i64 %v558, 52
  %v590 = add i64 %v558, 56
  %v591 = add i64 %v558, 60
  %v592 = add i64 0, %v576
  %v593 = mul i64 %v208, %v554
  %v594 = getelementptr [4 x i8], ptr %v206, i64 %v593
  %v595 = getelementptr [4 x i8], ptr %v594, i64 %v592
  %v596 = load <4 x float>, ptr %v595, align 4
  %v597 = insertelement <4 x float> poison, float %v153, i32 0
  %v598 = shufflevector <4 x float> %v597, <4 x float> poison, <4 x i32> zeroinitializer
  %v599 = fdiv <4 x float> %v596, %v598
  %v600 = srem i64 %v554, %v171
  %v601 = add i64 %v200, %v177
  %v602 = mul i64 %v600, %v601
  %v603 = add i64 %v602, %v592
  %v604 = getelementptr [4 x i8], ptr %v165, i64 %v603
  %v605 = load <4 x float>, ptr %v604, align 4
  %v606 = fadd <4 x float> %v599, %v605
  %v607 = srem i64 %v554, %v171
  %v608 = add i64 0, %v576
  %v609 = add i64 %v200, %v177
  %v610 = mul i64 %v607, %v609
  %v611 = add i64 %v610, %v608
  %v612 = getelementptr [4 x i8], ptr %v165, i64 %v611
  %v613 = load <4 x float>, ptr %v612, align 4
  %v614 = fcmp une <4 x float> %v613, splat (float 0xFFF0000000000000)
  %v615 = select <4 x i1> %v614, <4 x float> %v606, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v615, ptr %v595, align 4
  %v616 = fcmp ogt <4 x float> %v559, %v615
  %v617 = select <4 x i1> %v616, <4 x float> %v559, <4 x float> %v615
  %v618 = add i64 0, %v577
  %v619 = mul i64 %v208, %v554
  %v620 = getelementptr [4 x i8], ptr %v206, i64 %v619
  %v621 = getelementptr [4 x i8], ptr %v620, i64 %v618
  %v622 = load <4 x float>, ptr %v621, align 4
  %v623 = insertelement <4 x float> poison, float %v153, i32 0
  %v624 = shufflevector <4 x float> %v623, <4 x float> poison, <4 x i32> zeroinitializer
  %v625 = fdiv <4 x float> %v622, %v624
  %v626 = srem i64 %v554, %v171
  %v627 = add i64 %v200, %v177
  %v628 = mul i64 %v626, %v627
  %v629 = add i64 %v628, %v618
  %v630 = getelementptr [4 x i8], ptr %v165, i64 %v629
  %v631 = load <4 x float>, ptr %v630, align 4
  %v632 = fadd <4 x float> %v625, %v631
  %v633 = srem i64 %v554, %v171
  %v634 = add i64 0, %v577
  %v635 = add i64 %v200, %v177
  %v636 = mul i64 %v633, %v635
  %v637 = add i64 %v636, %v634
  %v638 = getelementptr [4 x i8], ptr %v165, i64 %v637
  %v639 = load <4 x float>, ptr %v638, align 4
  %v640 = fcmp une <4 x float> %v639, splat (float 0xFFF0000000000000)
  %v641 = select <4 x i1> %v640, <4 x float> %v632, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v641, ptr %v621, align 4
  %v642 = fcmp ogt <4 x float> %v560, %v641
  %v643 = select <4 x i1> %v642, <4 x float> %v560, <4 x float> %v641
  %v644 = add i64 0, %v578
  %v645 = mul i64 %v208, %v554
  %v646 = getelementptr [4 x i8], ptr %v206, i64 %v645
  %v647 = getelementptr [4 x i8], ptr %v646, i64 %v644
  %v648 = load <4 x float>, ptr %v647, align 4
  %v649 = insertelement <4 x float> poison, float %v153, i32 0
  %v650 = shufflevector <4 x float> %v649, <4 x float> poison, <4 x i32> zeroinitializer
  %v651 = fdiv <4 x float> %v648, %v650
  %v652 = srem i64 %v554, %v171
  %v653 = add i64 %v200, %v177
  %v654 = mul i64 %v652, %v653
  %v655 = add i64 %v654, %v644
  %v656 = getelementptr [4 x i8], ptr %v165, i64 %v655
  %v657 = load <4 x float>, ptr %v656, align 4
  %v658 = fadd <4 x float> %v651, %v657
  %v659 = srem i64 %v554, %v171
  %v660 = add i64 0, %v578
  %v661 = add i64 %v200, %v177
  %v662 = mul i64 %v659, %v661
  %v663 = add i64 %v662, %v660
  %v664 = getelementptr [4 x i8], ptr %v165, i64 %v663
  %v665 = load <4 x float>, ptr %v664, align 4
  %v666 = fcmp une <4 x float> %v665, splat (float 0xFFF0000000000000)
  %v667 = select <4 x i1> %v666, <4 x float> %v658, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v667, ptr %v647, align 4
  %v668 = fcmp ogt <4 x float> %v561, %v667
  %v669 = select <4 x i1> %v668, <4 x float> %v561, <4 x float> %v667
  %v670 = add i64 0, %v579
  %v671 = mul i64 %v208, %v554
  %v672 = getelementptr [4 x i8], ptr %v206, i64 %v671
  %v673 = getelementptr [4 x i8], ptr %v672, i64 %v670
  %v674 = load <4 x float>, ptr %v673, align 4
  %v675 = insertelement <4 x float> poison, float %v153, i32 0
  %v676 = shufflevector <4 x float> %v675, <4 x float> poison, <4 x i32> zeroinitializer
  %v677 = fdiv <4 x float> %v674, %v676
  %v678 = srem i64 %v554, %v171
  %v679 = add i64 %v200, %v177
  %v680 = mul i64 %v678, %v679
  %v681 = add i64 %v680, %v670
  %v682 = getelementptr [4 x i8], ptr %v165, i64 %v681
  %v683 = load <4 x float>, ptr %v682, align 4
  %v684 = fadd <4 x float> %v677, %v683
  %v685 = srem i64 %v554, %v171
  %v686 = add i64 0, %v579
  %v687 = add i64 %v200, %v177
  %v688 = mul i64 %v685, %v687
  %v689 = add i64 %v688, %v686
  %v690 = getelementptr [4 x i8], ptr %v165, i64 %v689
  %v691 = load <4 x float>, ptr %v690, align 4
  %v692 = fcmp une <4 x float> %v691, splat (float 0xFFF0000000000000)
  %v693 = select <4 x i1> %v692, <4 x float> %v684, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v693, ptr %v673, align 4
  %v694 = fcmp ogt <4 x float> %v562, %v693
  %v695 = select <4 x i1> %v694, <4 x float> %v562, <4 x float> %v693
  %v696 = add i64 0, %v580
  %v697 = mul i64 %v208, %v554
  %v698 = getelementptr [4 x i8], ptr %v206, i64 %v697
  %v699 = getelementptr [4 x i8], ptr %v698, i64 %v696
  %v700 = load <4 x float>, ptr %v699, align 4
  %v701 = insertelement <4 x float> poison, float %v153, i32 0
  %v702 = shufflevector <4 x float> %v701, <4 x float> poison, <4 x i32> zeroinitializer
  %v703 = fdiv <4 x float> %v700, %v702
  %v704 = srem i64 %v554, %v171
  %v705 = add i64 %v200, %v177
  %v706 = mul i64 %v704, %v705
  %v707 = add i64 %v706, %v696
  %v708 = getelementptr [4 x i8], ptr %v165, i64 %v707
  %v709 = load <4 x float>, ptr %v708, align 4
  %v710 = fadd <4 x float> %v703, %v709
  %v711 = srem i64 %v554, %v171
  %v712 = add i64 0, %v580
  %v713 = add i64 %v200, %v177
  %v714 = mul i64 %v711, %v713
  %v715 = add i64 %v714, %v712
  %v716 = getelementptr [4 x i8], ptr %v165, i64 %v715
  %v717 = load <4 x float>, ptr %v716, align 4
  %v718 = fcmp une <4 x float> %v717, splat (float 0xFFF0000000000000)
  %v719 = select <4 x i1> %v718, <4 x float> %v710, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v719, ptr %v699, align 4
  %v720 = fcmp ogt <4 x float> %v563, %v719
  %v721 = select <4 x i1> %v720, <4 x float> %v563, <4 x float> %v719
  %v722 = add i64 0, %v581
  %v723 = mul i64 %v208, %v554
  %v724 = getelementptr [4 x i8], ptr %v206, i64 %v723
  %v725 = getelementptr [4 x i8], ptr %v724, i64 %v722
  %v726 = load <4 x float>, ptr %v725, align 4
  %v727 = insertelement <4 x float> poison, float %v153, i32 0
  %v728 = shufflevector <4 x float> %v727, <4 x float> poison, <4 x i32> zeroinitializer
  %v729 = fdiv <4 x float> %v726, %v728
  %v730 = srem i64 %v554, %v171
  %v731 = add i64 %v200, %v177
  %v732 = mul i64 %v730, %v731
  %v733 = add i64 %v732, %v722
  %v734 = getelementptr [4 x i8], ptr %v165, i64 %v733
  %v735 = load <4 x float>, ptr %v734, align 4
  %v736 = fadd <4 x float> %v729, %v735
  %v737 = srem i64 %v554, %v171
  %v738 = add i64 0, %v581
  %v739 = add i64 %v200, %v177
  %v740 = mul i64 %v737, %v739
  %v741 = add i64 %v740, %v738
  %v742 = getelementptr [4 x i8], ptr %v165, i64 %v741
  %v743 = load <4 x float>, ptr %v742, align 4
  %v744 = fcmp une <4 x float> %v743, splat (float 0xFFF0000000000000)
  %v745 = select <4 x i1> %v744, <4 x float> %v736, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v745, ptr %v725, align 4
  %v746 = fcmp ogt <4 x float> %v564, %v745
  %v747 = select <4 x i1> %v746, <4 x float> %v564, <4 x float> %v745
  %v748 = add i64 0, %v582
  %v749 = mul i64 %v208, %v554
  %v750 = getelementptr [4 x i8], ptr %v206, i64 %v749
  %v751 = getelementptr [4 x i8], ptr %v750, i64 %v748
  %v752 = load <4 x float>, ptr %v751, align 4
  %v753 = insertelement <4 x float> poison, float %v153, i32 0
  %v754 = shufflevector <4 x float> %v753, <4 x float> poison, <4 x i32> zeroinitializer
  %v755 = fdiv <4 x float> %v752, %v754
  %v756 = srem i64 %v554, %v171
  %v757 = add i64 %v200, %v177
  %v758 = mul i64 %v756, %v757
  %v759 = add i64 %v758, %v748
  %v760 = getelementptr [4 x i8], ptr %v165, i64 %v759
  %v761 = load <4 x float>, ptr %v760, align 4
  %v762 = fadd <4 x float> %v755, %v761
  %v763 = srem i64 %v554, %v171
  %v764 = add i64 0, %v582
  %v765 = add i64 %v200, %v177
  %v766 = mul i64 %v763, %v765
  %v767 = add i64 %v766, %v764
  %v768 = getelementptr [4 x i8], ptr %v165, i64 %v767
  %v769 = load <4 x float>, ptr %v768, align 4
  %v770 = fcmp une <4 x float> %v769, splat (float 0xFFF0000000000000)
  %v771 = select <4 x i1> %v770, <4 x float> %v762, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v771, ptr %v751, align 4
  %v772 = fcmp ogt <4 x float> %v565, %v771
  %v773 = select <4 x i1> %v772, <4 x float> %v565, <4 x float> %v771
  %v774 = add i64 0, %v583
  %v775 = mul i64 %v208, %v554
  %v776 = getelementptr [4 x i8], ptr %v206, i64 %v775
  %v777 = getelementptr [4 x i8], ptr %v776, i64 %v774
  %v778 = load <4 x float>, ptr %v777, align 4
  %v779 = insertelement <4 x float> poison, float %v153, i32 0
  %v780 = shufflevector <4 x float> %v779, <4 x float> poison, <4 x i32> zeroinitializer
  %v781 = fdiv <4 x float> %v778, %v780
  %v782 = srem i64 %v554, %v171
  %v783 = add i64 %v200, %v177
  %v784 = mul i64 %v782, %v783
  %v785 = add i64 %v784, %v774
  %v786 = getelementptr [4 x i8], ptr %v165, i64 %v785
  %v787 = load <4 x float>, ptr %v786, align 4
  %v788 = fadd <4 x float> %v781, %v787
  %v789 = srem i64 %v554, %v171
  %v790 = add i64 0, %v583
  %v791 = add i64 %v200, %v177
  %v792 = mul i64 %v789, %v791
  %v793 = add i64 %v792, %v790
  %v794 = getelementptr [4 x i8], ptr %v165, i64 %v793
  %v795 = load <4 x float>, ptr %v794, align 4
  %v796 = fcmp une <4 x float> %v795, splat (float 0xFFF0000000000000)
  %v797 = select <4 x i1> %v796, <4 x float> %v788, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v797, ptr %v777, align 4
  %v798 = fcmp ogt <4 x float> %v566, %v797
  %v799 = select <4 x i1> %v798, <4 x float> %v566, <4 x float> %v797
  %v800 = add i64 0, %v584
  %v801 = mul i64 %v208, %v554
  %v802 = getelementptr [4 x i8], ptr %v206, i64 %v801
  %v803 = getelementptr [4 x i8], ptr %v802, i64 %v800
  %v804 = load <4 x float>, ptr %v803, align 4
  %v805 = insertelement <4 x float> poison, float %v153, i32 0
  %v806 = shufflevector <4 x float> %v805, <4 x float> poison, <4 x i32> zeroinitializer
  %v807 = fdiv <4 x float> %v804, %v806
  %v808 = srem i64 %v554, %v171
  %v809 = add i64 %v200, %v177
  %v810 = mul i64 %v808, %v809
  %v811 = add i64 %v810, %v800
  %v812 = getelementptr [4 x i8], ptr %v165, i64 %v811
  %v813 = load <4 x float>, ptr %v812, align 4
  %v814 = fadd <4 x float> %v807, %v813
  %v815 = srem i64 %v554, %v171
  %v816 = add i64 0, %v584
  %v817 = add i64 %v200, %v177
  %v818 = mul i64 %v815, %v817
  %v819 = add i64 %v818, %v816
  %v820 = getelementptr [4 x i8], ptr %v165, i64 %v819
  %v821 = load <4 x float>, ptr %v820, align 4
  %v822 = fcmp une <4 x float> %v821, splat (float 0xFFF0000000000000)
  %v823 = select <4 x i1> %v822, <4 x float> %v814, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v823, ptr %v803, align 4
  %v824 = fcmp ogt <4 x float> %v567, %v823
  %v825 = select <4 x i1> %v824, <4 x float> %v567, <4 x float> %v823
  %v826 = add i64 0, %v585
  %v827 = mul i64 %v208, %v554
  %v828 = getelementptr [4 x i8], ptr %v206, i64 %v827
  %v829 = getelementptr [4 x i8], ptr %v828, i64 %v826
  %v830 = load <4 x float>, ptr %v829, align 4
  %v831 = insertelement <4 x float> poison, float %v153, i32 0
  %v832 = shufflevector <4 x float> %v831, <4 x float> poison, <4 x i32> zeroinitializer
  %v833 = fdiv <4 x float> %v830, %v832
  %v834 = srem i64 %v554, %v171
  %v835 = add i64 %v200, %v177
  %v836 = mul i64 %v834, %v835
  %v837 = add i64 %v836, %v826
  %v838 = getelementptr [4 x i8], ptr %v165, i64 %v837
  %v839 = load <4 x float>, ptr %v838, align 4
  %v840 = fadd <4 x float> %v833, %v839
  %v841 = srem i64 %v554, %v171
  %v842 = add i64 0, %v585
  %v843 = add i64 %v200, %v177
  %v844 = mul i64 %v841, %v843
  %v845 = add i64 %v844, %v842
  %v846 = getelementptr [4 x i8], ptr %v165, i64 %v845
  %v847 = load <4 x float>, ptr %v846, align 4
  %v848 = fcmp une <4 x float> %v847, splat (float 0xFFF0000000000000)
  %v849 = select <4 x i1> %v848, <4 x float> %v840, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v849, ptr %v829, align 4
  %v850 = fcmp ogt <4 x float> %v568, %v849
  %v851 = select <4 x i1> %v850, <4 x float> %v568, <4 x float> %v849
  %v852 = add i64 0, %v586
  %v853 = mul i64 %v208, %v554
  %v854 = getelementptr [4 x i8], ptr %v206, i64 %v853
  %v855 = getelementptr [4 x i8], ptr %v854, i64 %v852
  %v856 = load <4 x float>, ptr %v855, align 4
  %v857 = insertelement <4 x float> poison, float %v153, i32 0
  %v858 = shufflevector <4 x float> %v857, <4 x float> poison, <4 x i32> zeroinitializer
  %v859 = fdiv <4 x float> %v856, %v858
  %v860 = srem i64 %v554, %v171
  %v861 = add i64 %v200, %v177
  %v862 = mul i64 %v860, %v861
  %v863 = add i64 %v862, %v852
  %v864 = getelementptr [4 x i8], ptr %v165, i64 %v863
  %v865 = load <4 x float>, ptr %v864, align 4
  %v866 = fadd <4 x float> %v859, %v865
  %v867 = srem i64 %v554, %v171
  %v868 = add i64 0, %v586
  %v869 = add i64 %v200, %v177
  %v870 = mul i64 %v867, %v869
  %v871 = add i64 %v870, %v868
  %v872 = getelementptr [4 x i8], ptr %v165, i64 %v871
  %v873 = load <4 x float>, ptr %v872, align 4
  %v874 = fcmp une <4 x float> %v873, splat (float 0xFFF0000000000000)
  %v875 = select <4 x i1> %v874, <4 x float> %v866, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v875, ptr %v855, align 4
  %v876 = fcmp ogt <4 x float> %v569, %v875
  %v877 = select <4 x i1> %v876, <4 x float> %v569, <4 x float> %v875
  %v878 = add i64 0, %v587
  %v879 = mul i64 %v208, %v554
  %v880 = getelementptr [4 x i8], ptr %v206, i64 %v879
  %v881 = getelementptr [4 x i8], ptr %v880, i64 %v878
  %v882 = load <4 x float>, ptr %v881, align 4
  %v883 = insertelement <4 x float> poison, float %v153, i32 0
  %v884 = shufflevector <4 x float> %v883, <4 x float> poison, <4 x i32> zeroinitializer
  %v885 = fdiv <4 x float> %v882, %v884
  %v886 = srem i64 %v554, %v171
  %v887 = add i64 %v200, %v177
  %v888 = mul i64 %v886, %v887
  %v889 = add i64 %v888, %v878
  %v890 = getelementptr [4 x i8], ptr %v165, i64 %v889
  %v891 = load <4 x float>, ptr %v890, align 4
  %v892 = fadd <4 x float> %v885, %v891
  %v893 = srem i64 %v554, %v171
  %v894 = add i64 0, %v587
  %v895 = add i64 %v200, %v177
  %v896 = mul i64 %v893, %v895
  %v897 = add i64 %v896, %v894
  %v898 = getelementptr [4 x i8], ptr %v165, i64 %v897
  %v899 = load <4 x float>, ptr %v898, align 4
  %v900 = fcmp une <4 x float> %v899, splat (float 0xFFF0000000000000)
  %v901 = select <4 x i1> %v900, <4 x float> %v892, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v901, ptr %v881, align 4
  %v902 = fcmp ogt <4 x float> %v570, %v901
  %v903 = select <4 x i1> %v902, <4 x float> %v570, <4 x float> %v901
  %v904 = add i64 0, %v588
  %v905 = mul i64 %v208, %v554
  %v906 = getelementptr [4 x i8], ptr %v206, i64 %v905
  %v907 = getelementptr [4 x i8], ptr %v906, i64 %v904
  %v908 = load <4 x float>, ptr %v907, align 4
  %v909 = insertelement <4 x float> poison, float %v153, i32 0
  %v910 = shufflevector <4 x float> %v909, <4 x float> poison, <4 x i32> zeroinitializer
  %v911 = fdiv <4 x float> %v908, %v910
  %v912 = srem i64 %v554, %v171
  %v913 = add i64 %v200, %v177
  %v914 = mul i64 %v912, %v913
  %v915 = add i64 %v914, %v904
  %v916 = getelementptr [4 x i8], ptr %v165, i64 %v915
  %v917 = load <4 x float>, ptr %v916, align 4
  %v918 = fadd <4 x float> %v911, %v917
  %v919 = srem i64 %v554, %v171
  %v920 = add i64 0, %v588
  %v921 = add i64 %v200, %v177
  %v922 = mul i64 %v919, %v921
  %v923 = add i64 %v922, %v920
  %v924 = getelementptr [4 x i8], ptr %v165, i64 %v923
  %v925 = load <4 x float>, ptr %v924, align 4
  %v926 = fcmp une <4 x float> %v925, splat (float 0xFFF0000000000000)
  %v927 = select <4 x i1> %v926, <4 x float> %v918, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v927, ptr %v907, align 4
  %v928 = fcmp ogt <4 x float> %v571, %v927
  %v929 = select <4 x i1> %v928, <4 x float> %v571, <4 x float> %v927
  %v930 = add i64 0, %v589
  %v931 = mul i64 %v208, %v554
  %v932 = getelementptr [4 x i8], ptr %v206, i64 %v931
  %v933 = getelementptr [4 x i8], ptr %v932, i64 %v930
  %v934 = load <4 x float>, ptr %v933, align 4
  %v935 = insertelement <4 x float> poison, float %v153, i32 0
  %v936 = shufflevector <4 x float> %v935, <4 x float> poison, <4 x i32> zeroinitializer
  %v937 = fdiv <4 x float> %v934, %v936
  %v938 = srem i64 %v554, %v171
  %v939 = add i64 %v200, %v177
  %v940 = mul i64 %v938, %v939
  %v941 = add i64 %v940, %v930
  %v942 = getelementptr [4 x i8], ptr %v165, i64 %v941
  %v943 = load <4 x float>, ptr %v942, align 4
  %v944 = fadd <4 x float> %v937, %v943
  %v945 = srem i64 %v554, %v171
  %v946 = add i64 0, %v589
  %v947 = add i64 %v200, %v177
  %v948 = mul i64 %v945, %v947
  %v949 = add i64 %v948, %v946
  %v950 = getelementptr [4 x i8], ptr %v165, i64 %v949
  %v951 = load <4 x float>, ptr %v950, align 4
  %v952 = fcmp une <4 x float> %v951, splat (float 0xFFF0000000000000)
  %v953 = select <4 x i1> %v952, <4 x float> %v944, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v953, ptr %v933, align 4
  %v954 = fcmp ogt <4 x float> %v572, %v953
  %v955 = select <4 x i1> %v954, <4 x float> %v572, <4 x float> %v953
  %v956 = add i64 0, %v590
  %v957 = mul i64 %v208, %v554
  %v958 = getelementptr [4 x i8], ptr %v206, i64 %v957
  %v959 = getelementptr [4 x i8], ptr %v958, i64 %v956
  %v960 = load <4 x float>, ptr %v959, align 4
  %v961 = insertelement <4 x float> poison, float %v153, i32 0
  %v962 = shufflevector <4 x float> %v961, <4 x float> poison, <4 x i32> zeroinitializer
  %v963 = fdiv <4 x float> %v960, %v962
  %v964 = srem i64 %v554, %v171
  %v965 = add i64 %v200, %v177
  %v966 = mul i64 %v964, %v965
  %v967 = add i64 %v966, %v956
  %v968 = getelementptr [4 x i8], ptr %v165, i64 %v967
  %v969 = load <4 x float>, ptr %v968, align 4
  %v970 = fadd <4 x float> %v963, %v969
  %v971 = srem i64 %v554, %v171
  %v972 = add i64 0, %v590
  %v973 = add i64 %v200, %v177
  %v974 = mul i64 %v971, %v973
  %v975 = add i64 %v974, %v972
  %v976 = getelementptr [4 x i8], ptr %v165, i64 %v975
  %v977 = load <4 x float>, ptr %v976, align 4
  %v978 = fcmp une <4 x float> %v977, splat (float 0xFFF0000000000000)
  %v979 = select <4 x i1> %v978, <4 x float> %v970, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v979, ptr %v959, align 4
  %v980 = fcmp ogt <4 x float> %v573, %v979
  %v981 = select <4 x i1> %v980, <4 x float> %v573, <4 x float> %v979
  %v982 = add i64 0, %v591
  %v983 = mul i64 %v208, %v554
  %v984 = getelementptr [4 x i8], ptr %v206, i64 %v983
  %v985 = getelementptr [4 x i8], ptr %v984, i64 %v982
  %v986 = load <4 x float>, ptr %v985, align 4
  %v987 = insertelement <4 x float> poison, float %v153, i32 0
  %v988 = shufflevector <4 x float> %v987, <4 x float> poison, <4 x i32> zeroinitializer
  %v989 = fdiv <4 x float> %v986, %v988
  %v990 = srem i64 %v554, %v171
  %v991 = add i64 %v200, %v177
  %v992 = mul i64 %v990, %v991
  %v993 = add i64 %v992, %v982
  %v994 = getelementptr [4 x i8], ptr %v165, i64 %v993
  %v995 = load <4 x float>, ptr %v994, align 4
  %v996 = fadd <4 x float> %v989, %v995
  %v997 = srem i64 %v554, %v171
  %v998 = add i64 0, %v591
  %v999 = add i64 %v200, %v177
  %v1000 = mul i64 %v997, %v999
  %v1001 = add i64 %v1000, %v998
  %v1002 = getelementptr [4 x i8], ptr %v165, i64 %v1001
  %v1003 = load <4 x float>, ptr %v1002, align 4
  %v1004 = fcmp une <4 x float> %v1003, splat (float 0xFFF0000000000000)
  %v1005 = select <4 x i1> %v1004, <4 x float> %v996, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1005, ptr %v985, align 4
  %v1006 = fcmp ogt <4 x float> %v574, %v1005
  %v1007 = select <4 x i1> %v1006, <4 x float> %v574, <4 x float> %v1005
  %v1008 = add i64 %v558, 64
  br label %head557
end557:
  %v1009 = and i64 %v175, -64
  %v1010 = getelementptr [4 x i8], ptr %scratch1, i64 0
  %v1011 = getelementptr [4 x i8], ptr %scratch1, i64 4
  %v1012 = getelementptr [4 x i8], ptr %scratch1, i64 8
  %v1013 = getelementptr [4 x i8], ptr %scratch1, i64 12
  %v1014 = getelementptr [4 x i8], ptr %scratch1, i64 16
  %v1015 = getelementptr [4 x i8], ptr %scratch1, i64 20
  %v1016 = getelementptr [4 x i8], ptr %scratch1, i64 24
  %v1017 = getelementptr [4 x i8], ptr %scratch1, i64 28
  %v1018 = getelementptr [4 x i8], ptr %scratch1, i64 32
  %v1019 = getelementptr [4 x i8], ptr %scratch1, i64 36
  %v1020 = getelementptr [4 x i8], ptr %scratch1, i64 40
  %v1021 = getelementptr [4 x i8], ptr %scratch1, i64 44
  %v1022 = getelementptr [4 x i8], ptr %scratch1, i64 48
  %v1023 = getelementptr [4 x i8], ptr %scratch1, i64 52
  %v1024 = getelementptr [4 x i8], ptr %scratch1, i64 56
  %v1025 = getelementptr [4 x i8], ptr %scratch1, i64 60
  store <4 x float> %v559, ptr %v1010, align 4
  store <4 x float> %v560, ptr %v1011, align 4
  store <4 x float> %v561, ptr %v1012, align 4
  store <4 x float> %v562, ptr %v1013, align 4
  store <4 x float> %v563, ptr %v1014, align 4
  store <4 x float> %v564, ptr %v1015, align 4
  store <4 x float> %v565, ptr %v1016, align 4
  store <4 x float> %v566, ptr %v1017, align 4
  store <4 x float> %v567, ptr %v1018, align 4
  store <4 x float> %v568, ptr %v1019, align 4
  store <4 x float> %v569, ptr %v1020, align 4
  store <4 x float> %v570, ptr %v1021, align 4
  store <4 x float> %v571, ptr %v1022, align 4
  store <4 x float> %v572, ptr %v1023, align 4
  store <4 x float> %v573, ptr %v1024, align 4
  store <4 x float> %v574, ptr %v1025, align 4
  br label %head1026
head1026:
  %v1027 = phi i64 [ %v1009, %end557 ], [ %v1056, %body1026 ]
  %v1028 = icmp slt i64 %v1027, %v175
  br i1 %v1028, label %body1026, label %end1026
body1026:
  %v1029 = sub i64 %v1027, %v1009
  %v1030 = getelementptr [4 x i8], ptr %scratch1, i64 %v1029
  %v1031 = load float, ptr %v1030, align 4
  %v1032 = add i64 0, %v1027
  %v1033 = mul i64 %v208, %v554
  %v1034 = getelementptr [4 x i8], ptr %v206, i64 %v1033
  %v1035 = getelementptr [4 x i8], ptr %v1034, i64 %v1032
  %v1036 = load float, ptr %v1035, align 4
  %v1037 = fdiv float %v1036, %v153
  %v1038 = srem i64 %v554, %v171
  %v1039 = add i64 %v200, %v177
  %v1040 = mul i64 %v1038, %v1039
  %v1041 = add i64 %v1040, %v1032
  %v1042 = getelementptr [4 x i8], ptr %v165, i64 %v1041
  %v1043 = load float, ptr %v1042, align 4
  %v1044 = fadd float %v1037, %v1043
  %v1045 = srem i64 %v554, %v171
  %v1046 = add i64 0, %v1027
  %v1047 = add i64 %v200, %v177
  %v1048 = mul i64 %v1045, %v1047
  %v1049 = add i64 %v1048, %v1046
  %v1050 = getelementptr [4 x i8], ptr %v165, i64 %v1049
  %v1051 = load float, ptr %v1050, align 4
  %v1052 = fcmp une float %v1051, 0xFFF0000000000000
  %v1053 = select i1 %v1052, float %v1044, float 0xFFF0000000000000
  store float %v1053, ptr %v1035, align 4
  %v1054 = fcmp ogt float %v1031, %v1053
  %v1055 = select i1 %v1054, float %v1031, float %v1053
  store float %v1055, ptr %v1030, align 4
  %v1056 = add i64 %v1027, 1
  br label %head1026
end1026:
  %v1057 = load <4 x float>, ptr %v1010, align 4
  %v1058 = load <4 x float>, ptr %v1011, align 4
  %v1059 = load <4 x float>, ptr %v1012, align 4
  %v1060 = load <4 x float>, ptr %v1013, align 4
  %v1061 = load <4 x float>, ptr %v1014, align 4
  %v1062 = load <4 x float>, ptr %v1015, align 4
  %v1063 = load <4 x float>, ptr %v1016, align 4
  %v1064 = load <4 x float>, ptr %v1017, align 4
  %v1065 = load <4 x float>, ptr %v1018, align 4
  %v1066 = load <4 x float>, ptr %v1019, align 4
  %v1067 = load <4 x float>, ptr %v1020, align 4
  %v1068 = load <4 x float>, ptr %v1021, align 4
  %v1069 = load <4 x float>, ptr %v1022, align 4
  %v1070 = load <4 x float>, ptr %v1023, align 4
  %v1071 = load <4 x float>, ptr %v1024, align 4
  %v1072 = load <4 x float>, ptr %v1025, align 4
  %v1073 = fcmp ogt <4 x float> %v1057, %v1065
  %v1074 = select <4 x i1> %v1073, <4 x float> %v1057, <4 x float> %v1065
  %v1075 = fcmp ogt <4 x float> %v1058, %v1066
  %v1076 = select <4 x i1> %v1075, <4 x float> %v1058, <4 x float> %v1066
  %v1077 = fcmp ogt <4 x float> %v1059, %v1067
  %v1078 = select <4 x i1> %v1077, <4 x float> %v1059, <4 x float> %v1067
  %v1079 = fcmp ogt <4 x float> %v1060, %v1068
  %v1080 = select <4 x i1> %v1079, <4 x float> %v1060, <4 x float> %v1068
  %v1081 = fcmp ogt <4 x float> %v1061, %v1069
  %v1082 = select <4 x i1> %v1081, <4 x float> %v1061, <4 x float> %v1069
  %v1083 = fcmp ogt <4 x float> %v1062, %v1070
  %v1084 = select <4 x i1> %v1083, <4 x float> %v1062, <4 x float> %v1070
  %v1085 = fcmp ogt <4 x float> %v1063, %v1071
  %v1086 = select <4 x i1> %v1085, <4 x float> %v1063, <4 x float> %v1071
  %v1087 = fcmp ogt <4 x float> %v1064, %v1072
  %v1088 = select <4 x i1> %v1087, <4 x float> %v1064, <4 x float> %v1072
  %v1089 = fcmp ogt <4 x float> %v1074, %v1082
  %v1090 = select <4 x i1> %v1089, <4 x float> %v1074, <4 x float> %v1082
  %v1091 = fcmp ogt <4 x float> %v1076, %v1084
  %v1092 = select <4 x i1> %v1091, <4 x float> %v1076, <4 x float> %v1084
  %v1093 = fcmp ogt <4 x float> %v1078, %v1086
  %v1094 = select <4 x i1> %v1093, <4 x float> %v1078, <4 x float> %v1086
  %v1095 = fcmp ogt <4 x float> %v1080, %v1088
  %v1096 = select <4 x i1> %v1095, <4 x float> %v1080, <4 x float> %v1088
  %v1097 = fcmp ogt <4 x float> %v1090, %v1094
  %v1098 = select <4 x i1> %v1097, <4 x float> %v1090, <4 x float> %v1094
  %v1099 = fcmp ogt <4 x float> %v1092, %v1096
  %v1100 = select <4 x i1> %v1099, <4 x float> %v1092, <4 x float> %v1096
  %v1101 = fcmp ogt <4 x float> %v1098, %v1100
  %v1102 = select <4 x i1> %v1101, <4 x float> %v1098, <4 x float> %v1100
  %v1103 = shufflevector <4 x float> %v1102, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v1104 = shufflevector <4 x float> %v1102, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v1105 = fcmp ogt <2 x float> %v1103, %v1104
  %v1106 = select <2 x i1> %v1105, <2 x float> %v1103, <2 x float> %v1104
  %v1107 = extractelement <2 x float> %v1106, i32 0
  %v1108 = extractelement <2 x float> %v1106, i32 1
  %v1109 = fcmp ogt float %v1107, %v1108
  %v1110 = select i1 %v1109, float %v1107, float %v1108
  %v1111 = fcmp ogt float %v1110, 0xFFF0000000000000
  %v1112 = select i1 %v1111, float %v1110, float 0xFFF0000000000000
  %v1113 = and i64 %v177, -64
  br label %head1114
head1114:
  %v1115 = phi i64 [ 0, %end1026 ], [ %v1565, %body1114 ]
  %v1116 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1174, %body1114 ]
  %v1117 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1200, %body1114 ]
  %v1118 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1226, %body1114 ]
  %v1119 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1252, %body1114 ]
  %v1120 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1278, %body1114 ]
  %v1121 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1304, %body1114 ]
  %v1122 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1330, %body1114 ]
  %v1123 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1356, %body1114 ]
  %v1124 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1382, %body1114 ]
  %v1125 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1408, %body1114 ]
  %v1126 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1434, %body1114 ]
  %v1127 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1460, %body1114 ]
  %v1128 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1486, %body1114 ]
  %v1129 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1512, %body1114 ]
  %v1130 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1538, %body1114 ]
  %v1131 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end1026 ], [ %v1564, %body1114 ]
  %v1132 = icmp slt i64 %v1115, %v1113
  br i1 %v1132, label %body1114, label %end1114
body1114:
  %v1133 = add i64 %v1115, 0
  %v1134 = add i64 %v1115, 4
  %v1135 = add i64 %v1115, 8
  %v1136 = add i64 %v1115, 12
  %v1137 = add i64 %v1115, 16
  %v1138 = add i64 %v1115, 20
  %v1139 = add i64 %v1115, 24
  %v1140 = add i64 %v1115, 28
  %v1141 = add i64 %v1115, 32
  %v1142 = add i64 %v1115, 36
  %v1143 = add i64 %v1115, 40
  %v1144 = add i64 %v1115, 44
  %v1145 = add i64 %v1115, 48
  %v1146 = add i64 %v1115, 52
  %v1147 = add i64 %v1115, 56
  %v1148 = add i64 %v1115, 60
  %v1149 = add i64 %v200, %v1133
  %v1150 = mul i64 %v208, %v554
  %v1151 = getelementptr [4 x i8], ptr %v206, i64 %v1150
  %v1152 = getelementptr [4 x i8], ptr %v1151, i64 %v1149
  %v1153 = load <4 x float>, ptr %v1152, align 4
  %v1154 = insertelement <4 x float> poison, float %v153, i32 0
  %v1155 = shufflevector <4 x float> %v1154, <4 x float> poison, <4 x i32> zeroinitializer
  %v1156 = fdiv <4 x float> %v1153, %v1155
  %v1157 = srem i64 %v554, %v171
  %v1158 = add i64 %v200, %v177
  %v1159 = mul i64 %v1157, %v1158
  %v1160 = add i64 %v1159, %v1149
  %v1161 = getelementptr [4 x i8], ptr %v165, i64 %v1160
  %v1162 = load <4 x float>, ptr %v1161, align 4
  %v1163 = fadd <4 x float> %v1156, %v1162
  %v1164 = srem i64 %v554, %v171
  %v1165 = add i64 %v200, %v1133
  %v1166 = add i64 %v200, %v177
  %v1167 = mul i64 %v1164, %v1166
  %v1168 = add i64 %v1167, %v1165
  %v1169 = getelementptr [4 x i8], ptr %v165, i64 %v1168
  %v1170 = load <4 x float>, ptr %v1169, align 4
  %v1171 = fcmp une <4 x float> %v1170, splat (float 0xFFF0000000000000)
  %v1172 = select <4 x i1> %v1171, <4 x float> %v1163, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1172, ptr %v1152, align 4
  %v1173 = fcmp ogt <4 x float> %v1116, %v1172
  %v1174 = select <4 x i1> %v1173, <4 x float> %v1116, <4 x float> %v1172
  %v1175 = add i64 %v200, %v1134
  %v1176 = mul i64 %v208, %v554
  %v1177 = getelementptr [4 x i8], ptr %v206, i64 %v1176
  %v1178 = getelementptr [4 x i8], ptr %v1177, i64 %v1175
  %v1179 = load <4 x float>, ptr %v1178, align 4
  %v1180 = insertelement <4 x float> poison, float %v153, i32 0
  %v1181 = shufflevector <4 x float> %v1180, <4 x float> poison, <4 x i32> zeroinitializer
  %v1182 = fdiv <4 x float> %v1179, %v1181
  %v1183 = srem i64 %v554, %v171
  %v1184 = add i64 %v200, %v177
  %v1185 = mul i64 %v1183, %v1184
  %v1186 = add i64 %v1185, %v1175
  %v1187 = getelementptr [4 x i8], ptr %v165, i64 %v1186
  %v1188 = load <4 x float>, ptr %v1187, align 4
  %v1189 = fadd <4 x float> %v1182, %v1188
  %v1190 = srem i64 %v554, %v171
  %v1191 = add i64 %v200, %v1134
  %v1192 = add i64 %v200, %v177
  %v1193 = mul i64 %v1190, %v1192
  %v1194 = add i64 %v1193, %v1191
  %v1195 = getelementptr [4 x i8], ptr %v165, i64 %v1194
  %v1196 = load <4 x float>, ptr %v1195, align 4
  %v1197 = fcmp une <4 x float> %v1196, splat (float 0xFFF0000000000000)
  %v1198 = select <4 x i1> %v1197, <4 x float> %v1189, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1198, ptr %v1178, align 4
  %v1199 = fcmp ogt <4 x float> %v1117, %v1198
  %v1200 = select <4 x i1> %v1199, <4 x float> %v1117, <4 x float> %v1198
  %v1201 = add i64 %v200, %v1135
  %v1202 = mul i64 %v208, %v554
  %v1203 = getelementptr [4 x i8], ptr %v206, i64 %v1202
  %v1204 = getelementptr [4 x i8], ptr %v1203, i64 %v1201
  %v1205 = load <4 x float>, ptr %v1204, align 4
  %v1206 = insertelement <4 x float> poison, float %v153, i32 0
  %v1207 = shufflevector <4 x float> %v1206, <4 x float> poison, <4 x i32> zeroinitializer
  %v1208 = fdiv <4 x float> %v1205, %v1207
  %v1209 = srem i64 %v554, %v171
  %v1210 = add i64 %v200, %v177
  %v1211 = mul i64 %v1209, %v1210
  %v1212 = add i64 %v1211, %v1201
  %v1213 = getelementptr [4 x i8], ptr %v165, i64 %v1212
  %v1214 = load <4 x float>, ptr %v1213, align 4
  %v1215 = fadd <4 x float> %v1208, %v1214
  %v1216 = srem i64 %v554, %v171
  %v1217 = add i64 %v200, %v1135
  %v1218 = add i64 %v200, %v177
  %v1219 = mul i64 %v1216, %v1218
  %v1220 = add i64 %v1219, %v1217
  %v1221 = getelementptr [4 x i8], ptr %v165, i64 %v1220
  %v1222 = load <4 x float>, ptr %v1221, align 4
  %v1223 = fcmp une <4 x float> %v1222, splat (float 0xFFF0000000000000)
  %v1224 = select <4 x i1> %v1223, <4 x float> %v1215, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1224, ptr %v1204, align 4
  %v1225 = fcmp ogt <4 x float> %v1118, %v1224
  %v1226 = select <4 x i1> %v1225, <4 x float> %v1118, <4 x float> %v1224
  %v1227 = add i64 %v200, %v1136
  %v1228 = mul i64 %v208, %v554
  %v1229 = getelementptr [4 x i8], ptr %v206, i64 %v1228
  %v1230 = getelementptr [4 x i8], ptr %v1229, i64 %v1227
  %v1231 = load <4 x float>, ptr %v1230, align 4
  %v1232 = insertelement <4 x float> poison, float %v153, i32 0
  %v1233 = shufflevector <4 x float> %v1232, <4 x float> poison, <4 x i32> zeroinitializer
  %v1234 = fdiv <4 x float> %v1231, %v1233
  %v1235 = srem i64 %v554, %v171
  %v1236 = add i64 %v200, %v177
  %v1237 = mul i64 %v1235, %v1236
  %v1238 = add i64 %v1237, %v1227
  %v1239 = getelementptr [4 x i8], ptr %v165, i64 %v1238
  %v1240 = load <4 x float>, ptr %v1239, align 4
  %v1241 = fadd <4 x float> %v1234, %v1240
  %v1242 = srem i64 %v554, %v171
  %v1243 = add i64 %v200, %v1136
  %v1244 = add i64 %v200, %v177
  %v1245 = mul i64 %v1242, %v1244
  %v1246 = add i64 %v1245, %v1243
  %v1247 = getelementptr [4 x i8], ptr %v165, i64 %v1246
  %v1248 = load <4 x float>, ptr %v1247, align 4
  %v1249 = fcmp une <4 x float> %v1248, splat (float 0xFFF0000000000000)
  %v1250 = select <4 x i1> %v1249, <4 x float> %v1241, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1250, ptr %v1230, align 4
  %v1251 = fcmp ogt <4 x float> %v1119, %v1250
  %v1252 = select <4 x i1> %v1251, <4 x float> %v1119, <4 x float> %v1250
  %v1253 = add i64 %v200, %v1137
  %v1254 = mul i64 %v208, %v554
  %v1255 = getelementptr [4 x i8], ptr %v206, i64 %v1254
  %v1256 = getelementptr [4 x i8], ptr %v1255, i64 %v1253
  %v1257 = load <4 x float>, ptr %v1256, align 4
  %v1258 = insertelement <4 x float> poison, float %v153, i32 0
  %v1259 = shufflevector <4 x float> %v1258, <4 x float> poison, <4 x i32> zeroinitializer
  %v1260 = fdiv <4 x float> %v1257, %v1259
  %v1261 = srem i64 %v554, %v171
  %v1262 = add i64 %v200, %v177
  %v1263 = mul i64 %v1261, %v1262
  %v1264 = add i64 %v1263, %v1253
  %v1265 = getelementptr [4 x i8], ptr %v165, i64 %v1264
  %v1266 = load <4 x float>, ptr %v1265, align 4
  %v1267 = fadd <4 x float> %v1260, %v1266
  %v1268 = srem i64 %v554, %v171
  %v1269 = add i64 %v200, %v1137
  %v1270 = add i64 %v200, %v177
  %v1271 = mul i64 %v1268, %v1270
  %v1272 = add i64 %v1271, %v1269
  %v1273 = getelementptr [4 x i8], ptr %v165, i64 %v1272
  %v1274 = load <4 x float>, ptr %v1273, align 4
  %v1275 = fcmp une <4 x float> %v1274, splat (float 0xFFF0000000000000)
  %v1276 = select <4 x i1> %v1275, <4 x float> %v1267, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1276, ptr %v1256, align 4
  %v1277 = fcmp ogt <4 x float> %v1120, %v1276
  %v1278 = select <4 x i1> %v1277, <4 x float> %v1120, <4 x float> %v1276
  %v1279 = add i64 %v200, %v1138
  %v1280 = mul i64 %v208, %v554
  %v1281 = getelementptr [4 x i8], ptr %v206, i64 %v1280
  %v1282 = getelementptr [4 x i8], ptr %v1281, i64 %v1279
  %v1283 = load <4 x float>, ptr %v1282, align 4
  %v1284 = insertelement <4 x float> poison, float %v153, i32 0
  %v1285 = shufflevector <4 x float> %v1284, <4 x float> poison, <4 x i32> zeroinitializer
  %v1286 = fdiv <4 x float> %v1283, %v1285
  %v1287 = srem i64 %v554, %v171
  %v1288 = add i64 %v200, %v177
  %v1289 = mul i64 %v1287, %v1288
  %v1290 = add i64 %v1289, %v1279
  %v1291 = getelementptr [4 x i8], ptr %v165, i64 %v1290
  %v1292 = load <4 x float>, ptr %v1291, align 4
  %v1293 = fadd <4 x float> %v1286, %v1292
  %v1294 = srem i64 %v554, %v171
  %v1295 = add i64 %v200, %v1138
  %v1296 = add i64 %v200, %v177
  %v1297 = mul i64 %v1294, %v1296
  %v1298 = add i64 %v1297, %v1295
  %v1299 = getelementptr [4 x i8], ptr %v165, i64 %v1298
  %v1300 = load <4 x float>, ptr %v1299, align 4
  %v1301 = fcmp une <4 x float> %v1300, splat (float 0xFFF0000000000000)
  %v1302 = select <4 x i1> %v1301, <4 x float> %v1293, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1302, ptr %v1282, align 4
  %v1303 = fcmp ogt <4 x float> %v1121, %v1302
  %v1304 = select <4 x i1> %v1303, <4 x float> %v1121, <4 x float> %v1302
  %v1305 = add i64 %v200, %v1139
  %v1306 = mul i64 %v208, %v554
  %v1307 = getelementptr [4 x i8], ptr %v206, i64 %v1306
  %v1308 = getelementptr [4 x i8], ptr %v1307, i64 %v1305
  %v1309 = load <4 x float>, ptr %v1308, align 4
  %v1310 = insertelement <4 x float> poison, float %v153, i32 0
  %v1311 = shufflevector <4 x float> %v1310, <4 x float> poison, <4 x i32> zeroinitializer
  %v1312 = fdiv <4 x float> %v1309, %v1311
  %v1313 = srem i64 %v554, %v171
  %v1314 = add i64 %v200, %v177
  %v1315 = mul i64 %v1313, %v1314
  %v1316 = add i64 %v1315, %v1305
  %v1317 = getelementptr [4 x i8], ptr %v165, i64 %v1316
  %v1318 = load <4 x float>, ptr %v1317, align 4
  %v1319 = fadd <4 x float> %v1312, %v1318
  %v1320 = srem i64 %v554, %v171
  %v1321 = add i64 %v200, %v1139
  %v1322 = add i64 %v200, %v177
  %v1323 = mul i64 %v1320, %v1322
  %v1324 = add i64 %v1323, %v1321
  %v1325 = getelementptr [4 x i8], ptr %v165, i64 %v1324
  %v1326 = load <4 x float>, ptr %v1325, align 4
  %v1327 = fcmp une <4 x float> %v1326, splat (float 0xFFF0000000000000)
  %v1328 = select <4 x i1> %v1327, <4 x float> %v1319, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1328, ptr %v1308, align 4
  %v1329 = fcmp ogt <4 x float> %v1122, %v1328
  %v1330 = select <4 x i1> %v1329, <4 x float> %v1122, <4 x float> %v1328
  %v1331 = add i64 %v200, %v1140
  %v1332 = mul i64 %v208, %v554
  %v1333 = getelementptr [4 x i8], ptr %v206, i64 %v1332
  %v1334 = getelementptr [4 x i8], ptr %v1333, i64 %v1331
  %v1335 = load <4 x float>, ptr %v1334, align 4
  %v1336 = insertelement <4 x float> poison, float %v153, i32 0
  %v1337 = shufflevector <4 x float> %v1336, <4 x float> poison, <4 x i32> zeroinitializer
  %v1338 = fdiv <4 x float> %v1335, %v1337
  %v1339 = srem i64 %v554, %v171
  %v1340 = add i64 %v200, %v177
  %v1341 = mul i64 %v1339, %v1340
  %v1342 = add i64 %v1341, %v1331
  %v1343 = getelementptr [4 x i8], ptr %v165, i64 %v1342
  %v1344 = load <4 x float>, ptr %v1343, align 4
  %v1345 = fadd <4 x float> %v1338, %v1344
  %v1346 = srem i64 %v554, %v171
  %v1347 = add i64 %v200, %v1140
  %v1348 = add i64 %v200, %v177
  %v1349 = mul i64 %v1346, %v1348
  %v1350 = add i64 %v1349, %v1347
  %v1351 = getelementptr [4 x i8], ptr %v165, i64 %v1350
  %v1352 = load <4 x float>, ptr %v1351, align 4
  %v1353 = fcmp une <4 x float> %v1352, splat (float 0xFFF0000000000000)
  %v1354 = select <4 x i1> %v1353, <4 x float> %v1345, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1354, ptr %v1334, align 4
  %v1355 = fcmp ogt <4 x float> %v1123, %v1354
  %v1356 = select <4 x i1> %v1355, <4 x float> %v1123, <4 x float> %v1354
  %v1357 = add i64 %v200, %v1141
  %v1358 = mul i64 %v208, %v554
  %v1359 = getelementptr [4 x i8], ptr %v206, i64 %v1358
  %v1360 = getelementptr [4 x i8], ptr %v1359, i64 %v1357
  %v1361 = load <4 x float>, ptr %v1360, align 4
  %v1362 = insertelement <4 x float> poison, float %v153, i32 0
  %v1363 = shufflevector <4 x float> %v1362, <4 x float> poison, <4 x i32> zeroinitializer
  %v1364 = fdiv <4 x float> %v1361, %v1363
  %v1365 = srem i64 %v554, %v171
  %v1366 = add i64 %v200, %v177
  %v1367 = mul i64 %v1365, %v1366
  %v1368 = add i64 %v1367, %v1357
  %v1369 = getelementptr [4 x i8], ptr %v165, i64 %v1368
  %v1370 = load <4 x float>, ptr %v1369, align 4
  %v1371 = fadd <4 x float> %v1364, %v1370
  %v1372 = srem i64 %v554, %v171
  %v1373 = add i64 %v200, %v1141
  %v1374 = add i64 %v200, %v177
  %v1375 = mul i64 %v1372, %v1374
  %v1376 = add i64 %v1375, %v1373
  %v1377 = getelementptr [4 x i8], ptr %v165, i64 %v1376
  %v1378 = load <4 x float>, ptr %v1377, align 4
  %v1379 = fcmp une <4 x float> %v1378, splat (float 0xFFF0000000000000)
  %v1380 = select <4 x i1> %v1379, <4 x float> %v1371, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1380, ptr %v1360, align 4
  %v1381 = fcmp ogt <4 x float> %v1124, %v1380
  %v1382 = select <4 x i1> %v1381, <4 x float> %v1124, <4 x float> %v1380
  %v1383 = add i64 %v200, %v1142
  %v1384 = mul i64 %v208, %v554
  %v1385 = getelementptr [4 x i8], ptr %v206, i64 %v1384
  %v1386 = getelementptr [4 x i8], ptr %v1385, i64 %v1383
  %v1387 = load <4 x float>, ptr %v1386, align 4
  %v1388 = insertelement <4 x float> poison, float %v153, i32 0
  %v1389 = shufflevector <4 x float> %v1388, <4 x float> poison, <4 x i32> zeroinitializer
  %v1390 = fdiv <4 x float> %v1387, %v1389
  %v1391 = srem i64 %v554, %v171
  %v1392 = add i64 %v200, %v177
  %v1393 = mul i64 %v1391, %v1392
  %v1394 = add i64 %v1393, %v1383
  %v1395 = getelementptr [4 x i8], ptr %v165, i64 %v1394
  %v1396 = load <4 x float>, ptr %v1395, align 4
  %v1397 = fadd <4 x float> %v1390, %v1396
  %v1398 = srem i64 %v554, %v171
  %v1399 = add i64 %v200, %v1142
  %v1400 = add i64 %v200, %v177
  %v1401 = mul i64 %v1398, %v1400
  %v1402 = add i64 %v1401, %v1399
  %v1403 = getelementptr [4 x i8], ptr %v165, i64 %v1402
  %v1404 = load <4 x float>, ptr %v1403, align 4
  %v1405 = fcmp une <4 x float> %v1404, splat (float 0xFFF0000000000000)
  %v1406 = select <4 x i1> %v1405, <4 x float> %v1397, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1406, ptr %v1386, align 4
  %v1407 = fcmp ogt <4 x float> %v1125, %v1406
  %v1408 = select <4 x i1> %v1407, <4 x float> %v1125, <4 x float> %v1406
  %v1409 = add i64 %v200, %v1143
  %v1410 = mul i64 %v208, %v554
  %v1411 = getelementptr [4 x i8], ptr %v206, i64 %v1410
  %v1412 = getelementptr [4 x i8], ptr %v1411, i64 %v1409
  %v1413 = load <4 x float>, ptr %v1412, align 4
  %v1414 = insertelement <4 x float> poison, float %v153, i32 0
  %v1415 = shufflevector <4 x float> %v1414, <4 x float> poison, <4 x i32> zeroinitializer
  %v1416 = fdiv <4 x float> %v1413, %v1415
  %v1417 = srem i64 %v554, %v171
  %v1418 = add i64 %v200, %v177
  %v1419 = mul i64 %v1417, %v1418
  %v1420 = add i64 %v1419, %v1409
  %v1421 = getelementptr [4 x i8], ptr %v165, i64 %v1420
  %v1422 = load <4 x float>, ptr %v1421, align 4
  %v1423 = fadd <4 x float> %v1416, %v1422
  %v1424 = srem i64 %v554, %v171
  %v1425 = add i64 %v200, %v1143
  %v1426 = add i64 %v200, %v177
  %v1427 = mul i64 %v1424, %v1426
  %v1428 = add i64 %v1427, %v1425
  %v1429 = getelementptr [4 x i8], ptr %v165, i64 %v1428
  %v1430 = load <4 x float>, ptr %v1429, align 4
  %v1431 = fcmp une <4 x float> %v1430, splat (float 0xFFF0000000000000)
  %v1432 = select <4 x i1> %v1431, <4 x float> %v1423, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1432, ptr %v1412, align 4
  %v1433 = fcmp ogt <4 x float> %v1126, %v1432
  %v1434 = select <4 x i1> %v1433, <4 x float> %v1126, <4 x float> %v1432
  %v1435 = add i64 %v200, %v1144
  %v1436 = mul i64 %v208, %v554
  %v1437 = getelementptr [4 x i8], ptr %v206, i64 %v1436
  %v1438 = getelementptr [4 x i8], ptr %v1437, i64 %v1435
  %v1439 = load <4 x float>, ptr %v1438, align 4
  %v1440 = insertelement <4 x float> poison, float %v153, i32 0
  %v1441 = shufflevector <4 x float> %v1440, <4 x float> poison, <4 x i32> zeroinitializer
  %v1442 = fdiv <4 x float> %v1439, %v1441
  %v1443 = srem i64 %v554, %v171
  %v1444 = add i64 %v200, %v177
  %v1445 = mul i64 %v1443, %v1444
  %v1446 = add i64 %v1445, %v1435
  %v1447 = getelementptr [4 x i8], ptr %v165, i64 %v1446
  %v1448 = load <4 x float>, ptr %v1447, align 4
  %v1449 = fadd <4 x float> %v1442, %v1448
  %v1450 = srem i64 %v554, %v171
  %v1451 = add i64 %v200, %v1144
  %v1452 = add i64 %v200, %v177
  %v1453 = mul i64 %v1450, %v1452
  %v1454 = add i64 %v1453, %v1451
  %v1455 = getelementptr [4 x i8], ptr %v165, i64 %v1454
  %v1456 = load <4 x float>, ptr %v1455, align 4
  %v1457 = fcmp une <4 x float> %v1456, splat (float 0xFFF0000000000000)
  %v1458 = select <4 x i1> %v1457, <4 x float> %v1449, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1458, ptr %v1438, align 4
  %v1459 = fcmp ogt <4 x float> %v1127, %v1458
  %v1460 = select <4 x i1> %v1459, <4 x float> %v1127, <4 x float> %v1458
  %v1461 = add i64 %v200, %v1145
  %v1462 = mul i64 %v208, %v554
  %v1463 = getelementptr [4 x i8], ptr %v206, i64 %v1462
  %v1464 = getelementptr [4 x i8], ptr %v1463, i64 %v1461
  %v1465 = load <4 x float>, ptr %v1464, align 4
  %v1466 = insertelement <4 x float> poison, float %v153, i32 0
  %v1467 = shufflevector <4 x float> %v1466, <4 x float> poison, <4 x i32> zeroinitializer
  %v1468 = fdiv <4 x float> %v1465, %v1467
  %v1469 = srem i64 %v554, %v171
  %v1470 = add i64 %v200, %v177
  %v1471 = mul i64 %v1469, %v1470
  %v1472 = add i64 %v1471, %v1461
  %v1473 = getelementptr [4 x i8], ptr %v165, i64 %v1472
  %v1474 = load <4 x float>, ptr %v1473, align 4
  %v1475 = fadd <4 x float> %v1468, %v1474
  %v1476 = srem i64 %v554, %v171
  %v1477 = add i64 %v200, %v1145
  %v1478 = add i64 %v200, %v177
  %v1479 = mul i64 %v1476, %v1478
  %v1480 = add i64 %v1479, %v1477
  %v1481 = getelementptr [4 x i8], ptr %v165, i64 %v1480
  %v1482 = load <4 x float>, ptr %v1481, align 4
  %v1483 = fcmp une <4 x float> %v1482, splat (float 0xFFF0000000000000)
  %v1484 = select <4 x i1> %v1483, <4 x float> %v1475, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1484, ptr %v1464, align 4
  %v1485 = fcmp ogt <4 x float> %v1128, %v1484
  %v1486 = select <4 x i1> %v1485, <4 x float> %v1128, <4 x float> %v1484
  %v1487 = add i64 %v200, %v1146
  %v1488 = mul i64 %v208, %v554
  %v1489 = getelementptr [4 x i8], ptr %v206, i64 %v1488
  %v1490 = getelementptr [4 x i8], ptr %v1489, i64 %v1487
  %v1491 = load <4 x float>, ptr %v1490, align 4
  %v1492 = insertelement <4 x float> poison, float %v153, i32 0
  %v1493 = shufflevector <4 x float> %v1492, <4 x float> poison, <4 x i32> zeroinitializer
  %v1494 = fdiv <4 x float> %v1491, %v1493
  %v1495 = srem i64 %v554, %v171
  %v1496 = add i64 %v200, %v177
  %v1497 = mul i64 %v1495, %v1496
  %v1498 = add i64 %v1497, %v1487
  %v1499 = getelementptr [4 x i8], ptr %v165, i64 %v1498
  %v1500 = load <4 x float>, ptr %v1499, align 4
  %v1501 = fadd <4 x float> %v1494, %v1500
  %v1502 = srem i64 %v554, %v171
  %v1503 = add i64 %v200, %v1146
  %v1504 = add i64 %v200, %v177
  %v1505 = mul i64 %v1502, %v1504
  %v1506 = add i64 %v1505, %v1503
  %v1507 = getelementptr [4 x i8], ptr %v165, i64 %v1506
  %v1508 = load <4 x float>, ptr %v1507, align 4
  %v1509 = fcmp une <4 x float> %v1508, splat (float 0xFFF0000000000000)
  %v1510 = select <4 x i1> %v1509, <4 x float> %v1501, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1510, ptr %v1490, align 4
  %v1511 = fcmp ogt <4 x float> %v1129, %v1510
  %v1512 = select <4 x i1> %v1511, <4 x float> %v1129, <4 x float> %v1510
  %v1513 = add i64 %v200, %v1147
  %v1514 = mul i64 %v208, %v554
  %v1515 = getelementptr [4 x i8], ptr %v206, i64 %v1514
  %v1516 = getelementptr [4 x i8], ptr %v1515, i64 %v1513
  %v1517 = load <4 x float>, ptr %v1516, align 4
  %v1518 = insertelement <4 x float> poison, float %v153, i32 0
  %v1519 = shufflevector <4 x float> %v1518, <4 x float> poison, <4 x i32> zeroinitializer
  %v1520 = fdiv <4 x float> %v1517, %v1519
  %v1521 = srem i64 %v554, %v171
  %v1522 = add i64 %v200, %v177
  %v1523 = mul i64 %v1521, %v1522
  %v1524 = add i64 %v1523, %v1513
  %v1525 = getelementptr [4 x i8], ptr %v165, i64 %v1524
  %v1526 = load <4 x float>, ptr %v1525, align 4
  %v1527 = fadd <4 x float> %v1520, %v1526
  %v1528 = srem i64 %v554, %v171
  %v1529 = add i64 %v200, %v1147
  %v1530 = add i64 %v200, %v177
  %v1531 = mul i64 %v1528, %v1530
  %v1532 = add i64 %v1531, %v1529
  %v1533 = getelementptr [4 x i8], ptr %v165, i64 %v1532
  %v1534 = load <4 x float>, ptr %v1533, align 4
  %v1535 = fcmp une <4 x float> %v1534, splat (float 0xFFF0000000000000)
  %v1536 = select <4 x i1> %v1535, <4 x float> %v1527, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1536, ptr %v1516, align 4
  %v1537 = fcmp ogt <4 x float> %v1130, %v1536
  %v1538 = select <4 x i1> %v1537, <4 x float> %v1130, <4 x float> %v1536
  %v1539 = add i64 %v200, %v1148
  %v1540 = mul i64 %v208, %v554
  %v1541 = getelementptr [4 x i8], ptr %v206, i64 %v1540
  %v1542 = getelementptr [4 x i8], ptr %v1541, i64 %v1539
  %v1543 = load <4 x float>, ptr %v1542, align 4
  %v1544 = insertelement <4 x float> poison, float %v153, i32 0
  %v1545 = shufflevector <4 x float> %v1544, <4 x float> poison, <4 x i32> zeroinitializer
  %v1546 = fdiv <4 x float> %v1543, %v1545
  %v1547 = srem i64 %v554, %v171
  %v1548 = add i64 %v200, %v177
  %v1549 = mul i64 %v1547, %v1548
  %v1550 = add i64 %v1549, %v1539
  %v1551 = getelementptr [4 x i8], ptr %v165, i64 %v1550
  %v1552 = load <4 x float>, ptr %v1551, align 4
  %v1553 = fadd <4 x float> %v1546, %v1552
  %v1554 = srem i64 %v554, %v171
  %v1555 = add i64 %v200, %v1148
  %v1556 = add i64 %v200, %v177
  %v1557 = mul i64 %v1554, %v1556
  %v1558 = add i64 %v1557, %v1555
  %v1559 = getelementptr [4 x i8], ptr %v165, i64 %v1558
  %v1560 = load <4 x float>, ptr %v1559, align 4
  %v1561 = fcmp une <4 x float> %v1560, splat (float 0xFFF0000000000000)
  %v1562 = select <4 x i1> %v1561, <4 x float> %v1553, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1562, ptr %v1542, align 4
  %v1563 = fcmp ogt <4 x float> %v1131, %v1562
  %v1564 = select <4 x i1> %v1563, <4 x float> %v1131, <4 x float> %v1562
  %v1565 = add i64 %v1115, 64
  br label %head1114
end1114:
  %v1566 = and i64 %v177, -64
  %v1567 = getelementptr [4 x i8], ptr %scratch2, i64 0
  %v1568 = getelementptr [4 x i8], ptr %scratch2, i64 4
  %v1569 = getelementptr [4 x i8], ptr %scratch2, i64 8
  %v1570 = getelementptr [4 x i8], ptr %scratch2, i64 12
  %v1571 = getelementptr [4 x i8], ptr %scratch2, i64 16
  %v1572 = getelementptr [4 x i8], ptr %scratch2, i64 20
  %v1573 = getelementptr [4 x i8], ptr %scratch2, i64 24
  %v1574 = getelementptr [4 x i8], ptr %scratch2, i64 28
  %v1575 = getelementptr [4 x i8], ptr %scratch2, i64 32
  %v1576 = getelementptr [4 x i8], ptr %scratch2, i64 36
  %v1577 = getelementptr [4 x i8], ptr %scratch2, i64 40
  %v1578 = getelementptr [4 x i8], ptr %scratch2, i64 44
  %v1579 = getelementptr [4 x i8], ptr %scratch2, i64 48
  %v1580 = getelementptr [4 x i8], ptr %scratch2, i64 52
  %v1581 = getelementptr [4 x i8], ptr %scratch2, i64 56
  %v1582 = getelementptr [4 x i8], ptr %scratch2, i64 60
  store <4 x float> %v1116, ptr %v1567, align 4
  store <4 x float> %v1117, ptr %v1568, align 4
  store <4 x float> %v1118, ptr %v1569, align 4
  store <4 x float> %v1119, ptr %v1570, align 4
  store <4 x float> %v1120, ptr %v1571, align 4
  store <4 x float> %v1121, ptr %v1572, align 4
  store <4 x float> %v1122, ptr %v1573, align 4
  store <4 x float> %v1123, ptr %v1574, align 4
  store <4 x float> %v1124, ptr %v1575, align 4
  store <4 x float> %v1125, ptr %v1576, align 4
  store <4 x float> %v1126, ptr %v1577, align 4
  store <4 x float> %v1127, ptr %v1578, align 4
  store <4 x float> %v1128, ptr %v1579, align 4
  store <4 x float> %v1129, ptr %v1580, align 4
  store <4 x float> %v1130, ptr %v1581, align 4
  store <4 x float> %v1131, ptr %v1582, align 4
  br label %head1583
head1583:
  %v1584 = phi i64 [ %v1566, %end1114 ], [ %v1613, %body1583 ]
  %v1585 = icmp slt i64 %v1584, %v177
  br i1 %v1585, label %body1583, label %end1583
body1583:
  %v1586 = sub i64 %v1584, %v1566
  %v1587 = getelementptr [4 x i8], ptr %scratch2, i64 %v1586
  %v1588 = load float, ptr %v1587, align 4
  %v1589 = add i64 %v200, %v1584
  %v1590 = mul i64 %v208, %v554
  %v1591 = getelementptr [4 x i8], ptr %v206, i64 %v1590
  %v1592 = getelementptr [4 x i8], ptr %v1591, i64 %v1589
  %v1593 = load float, ptr %v1592, align 4
  %v1594 = fdiv float %v1593, %v153
  %v1595 = srem i64 %v554, %v171
  %v1596 = add i64 %v200, %v177
  %v1597 = mul i64 %v1595, %v1596
  %v1598 = add i64 %v1597, %v1589
  %v1599 = getelementptr [4 x i8], ptr %v165, i64 %v1598
  %v1600 = load float, ptr %v1599, align 4
  %v1601 = fadd float %v1594, %v1600
  %v1602 = srem i64 %v554, %v171
  %v1603 = add i64 %v200, %v1584
  %v1604 = add i64 %v200, %v177
  %v1605 = mul i64 %v1602, %v1604
  %v1606 = add i64 %v1605, %v1603
  %v1607 = getelementptr [4 x i8], ptr %v165, i64 %v1606
  %v1608 = load float, ptr %v1607, align 4
  %v1609 = fcmp une float %v1608, 0xFFF0000000000000
  %v1610 = select i1 %v1609, float %v1601, float 0xFFF0000000000000
  store float %v1610, ptr %v1592, align 4
  %v1611 = fcmp ogt float %v1588, %v1610
  %v1612 = select i1 %v1611, float %v1588, float %v1610
  store float %v1612, ptr %v1587, align 4
  %v1613 = add i64 %v1584, 1
  br label %head1583
end1583:
  %v1614 = load <4 x float>, ptr %v1567, align 4
  %v1615 = load <4 x float>, ptr %v1568, align 4
  %v1616 = load <4 x float>, ptr %v1569, align 4
  %v1617 = load <4 x float>, ptr %v1570, align 4
  %v1618 = load <4 x float>, ptr %v1571, align 4
  %v1619 = load <4 x float>, ptr %v1572, align 4
  %v1620 = load <4 x float>, ptr %v1573, align 4
  %v1621 = load <4 x float>, ptr %v1574, align 4
  %v1622 = load <4 x float>, ptr %v1575, align 4
  %v1623 = load <4 x float>, ptr %v1576, align 4
  %v1624 = load <4 x float>, ptr %v1577, align 4
  %v1625 = load <4 x float>, ptr %v1578, align 4
  %v1626 = load <4 x float>, ptr %v1579, align 4
  %v1627 = load <4 x float>, ptr %v1580, align 4
  %v1628 = load <4 x float>, ptr %v1581, align 4
  %v1629 = load <4 x float>, ptr %v1582, align 4
  %v1630 = fcmp ogt <4 x float> %v1614, %v1622
  %v1631 = select <4 x i1> %v1630, <4 x float> %v1614, <4 x float> %v1622
  %v1632 = fcmp ogt <4 x float> %v1615, %v1623
  %v1633 = select <4 x i1> %v1632, <4 x float> %v1615, <4 x float> %v1623
  %v1634 = fcmp ogt <4 x float> %v1616, %v1624
  %v1635 = select <4 x i1> %v1634, <4 x float> %v1616, <4 x float> %v1624
  %v1636 = fcmp ogt <4 x float> %v1617, %v1625
  %v1637 = select <4 x i1> %v1636, <4 x float> %v1617, <4 x float> %v1625
  %v1638 = fcmp ogt <4 x float> %v1618, %v1626
  %v1639 = select <4 x i1> %v1638, <4 x float> %v1618, <4 x float> %v1626
  %v1640 = fcmp ogt <4 x float> %v1619, %v1627
  %v1641 = select <4 x i1> %v1640, <4 x float> %v1619, <4 x float> %v1627
  %v1642 = fcmp ogt <4 x float> %v1620, %v1628
  %v1643 = select <4 x i1> %v1642, <4 x float> %v1620, <4 x float> %v1628
  %v1644 = fcmp ogt <4 x float> %v1621, %v1629
  %v1645 = select <4 x i1> %v1644, <4 x float> %v1621, <4 x float> %v1629
  %v1646 = fcmp ogt <4 x float> %v1631, %v1639
  %v1647 = select <4 x i1> %v1646, <4 x float> %v1631, <4 x float> %v1639
  %v1648 = fcmp ogt <4 x float> %v1633, %v1641
  %v1649 = select <4 x i1> %v1648, <4 x float> %v1633, <4 x float> %v1641
  %v1650 = fcmp ogt <4 x float> %v1635, %v1643
  %v1651 = select <4 x i1> %v1650, <4 x float> %v1635, <4 x float> %v1643
  %v1652 = fcmp ogt <4 x float> %v1637, %v1645
  %v1653 = select <4 x i1> %v1652, <4 x float> %v1637, <4 x float> %v1645
  %v1654 = fcmp ogt <4 x float> %v1647, %v1651
  %v1655 = select <4 x i1> %v1654, <4 x float> %v1647, <4 x float> %v1651
  %v1656 = fcmp ogt <4 x float> %v1649, %v1653
  %v1657 = select <4 x i1> %v1656, <4 x float> %v1649, <4 x float> %v1653
  %v1658 = fcmp ogt <4 x float> %v1655, %v1657
  %v1659 = select <4 x i1> %v1658, <4 x float> %v1655, <4 x float> %v1657
  %v1660 = shufflevector <4 x float> %v1659, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v1661 = shufflevector <4 x float> %v1659, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v1662 = fcmp ogt <2 x float> %v1660, %v1661
  %v1663 = select <2 x i1> %v1662, <2 x float> %v1660, <2 x float> %v1661
  %v1664 = extractelement <2 x float> %v1663, i32 0
  %v1665 = extractelement <2 x float> %v1663, i32 1
  %v1666 = fcmp ogt float %v1664, %v1665
  %v1667 = select i1 %v1666, float %v1664, float %v1665
  %v1668 = fcmp ogt float %v1667, %v1112
  %v1669 = select i1 %v1668, float %v1667, float %v1112
  %v1670 = fcmp oeq float %v1669, 0xFFF0000000000000
  %v1671 = select i1 %v1670, float 0x0000000000000000, float %v1669
  %v1672 = add i64 %v200, %v177
  %v1673 = sub i64 %v1672, 0
  %v1674 = and i64 %v1673, -4
  %v1675 = add i64 0, %v1674
  br label %head1676
head1676:
  %v1677 = phi i64 [ 0, %end1583 ], [ %v1714, %body1676 ]
  %v1678 = icmp slt i64 %v1677, %v1675
  br i1 %v1678, label %body1676, label %end1676
body1676:
  %v1679 = add i64 %v1677, 0
  %v1680 = mul i64 %v208, %v554
  %v1681 = getelementptr [4 x i8], ptr %v206, i64 %v1680
  %v1682 = getelementptr [4 x i8], ptr %v1681, i64 %v1679
  %v1683 = load <4 x float>, ptr %v1682, align 4
  %v1684 = insertelement <4 x float> poison, float %v1671, i32 0
  %v1685 = shufflevector <4 x float> %v1684, <4 x float> poison, <4 x i32> zeroinitializer
  %v1686 = fsub <4 x float> %v1683, %v1685
  %v1687 = fcmp olt <4 x float> %v1686, splat (float 0xC05A400000000000)
  %v1688 = select <4 x i1> %v1687, <4 x float> splat (float 0x0000000000000000), <4 x float> %v1686
  %v1689 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1688, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v1690 = fsub <4 x float> %v1689, splat (float 0x4168000000000000)
  %v1691 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1690, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v1688)
  %v1692 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1690, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v1691)
  %v1693 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v1692, <4 x float> splat (float 0x3F812397E0000000))
  %v1694 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1693, <4 x float> %v1692, <4 x float> splat (float 0x3FA5558AE0000000))
  %v1695 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1694, <4 x float> %v1692, <4 x float> splat (float 0x3FC5554920000000))
  %v1696 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1695, <4 x float> %v1692, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v1697 = fmul <4 x float> %v1692, %v1692
  %v1698 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1696, <4 x float> %v1697, <4 x float> %v1692)
  %v1699 = fadd <4 x float> splat (float 0x3FF0000000000000), %v1698
  %v1700 = fsub <4 x float> %v1689, splat (float 0x4168000000000000)
  %v1701 = fadd <4 x float> %v1700, splat (float 0x4168000000000000)
  %v1702 = bitcast <4 x float> %v1701 to <4 x i32>
  %v1703 = ashr <4 x i32> %v1702, splat (i32 1)
  %v1704 = shl <4 x i32> %v1703, splat (i32 23)
  %v1705 = add <4 x i32> %v1704, splat (i32 1065353216)
  %v1706 = bitcast <4 x i32> %v1705 to <4 x float>
  %v1707 = fmul <4 x float> %v1699, %v1706
  %v1708 = sub <4 x i32> %v1702, %v1703
  %v1709 = shl <4 x i32> %v1708, splat (i32 23)
  %v1710 = add <4 x i32> %v1709, splat (i32 1065353216)
  %v1711 = bitcast <4 x i32> %v1710 to <4 x float>
  %v1712 = fmul <4 x float> %v1707, %v1711
  %v1713 = select <4 x i1> %v1687, <4 x float> splat (float 0x0000000000000000), <4 x float> %v1712
  store <4 x float> %v1713, ptr %v1682, align 4
  %v1714 = add i64 %v1677, 4
  br label %head1676
end1676:
  br label %head1715
head1715:
  %v1716 = phi i64 [ %v1675, %end1676 ], [ %v1750, %body1715 ]
  %v1717 = icmp slt i64 %v1716, %v1672
  br i1 %v1717, label %body1715, label %end1715
body1715:
  %v1718 = mul i64 %v208, %v554
  %v1719 = getelementptr [4 x i8], ptr %v206, i64 %v1718
  %v1720 = getelementptr [4 x i8], ptr %v1719, i64 %v1716
  %v1721 = load float, ptr %v1720, align 4
  %v1722 = fsub float %v1721, %v1671
  %v1723 = fcmp olt float %v1722, 0xC05A400000000000
  %v1724 = select i1 %v1723, float 0x0000000000000000, float %v1722
  %v1725 = call float @llvm.fma.f32(float %v1724, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1726 = fsub float %v1725, 0x4168000000000000
  %v1727 = call float @llvm.fma.f32(float %v1726, float 0xBFE62E4000000000, float %v1724)
  %v1728 = call float @llvm.fma.f32(float %v1726, float 0xBEB7F7D1C0000000, float %v1727)
  %v1729 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1728, float 0x3F812397E0000000)
  %v1730 = call float @llvm.fma.f32(float %v1729, float %v1728, float 0x3FA5558AE0000000)
  %v1731 = call float @llvm.fma.f32(float %v1730, float %v1728, float 0x3FC5554920000000)
  %v1732 = call float @llvm.fma.f32(float %v1731, float %v1728, float 0x3FDFFFFFC0000000)
  %v1733 = fmul float %v1728, %v1728
  %v1734 = call float @llvm.fma.f32(float %v1732, float %v1733, float %v1728)
  %v1735 = fadd float 0x3FF0000000000000, %v1734
  %v1736 = fsub float %v1725, 0x4168000000000000
  %v1737 = fadd float %v1736, 0x4168000000000000
  %v1738 = bitcast float %v1737 to i32
  %v1739 = ashr i32 %v1738, 1
  %v1740 = shl i32 %v1739, 23
  %v1741 = add i32 %v1740, 1065353216
  %v1742 = bitcast i32 %v1741 to float
  %v1743 = fmul float %v1735, %v1742
  %v1744 = sub i32 %v1738, %v1739
  %v1745 = shl i32 %v1744, 23
  %v1746 = add i32 %v1745, 1065353216
  %v1747 = bitcast i32 %v1746 to float
  %v1748 = fmul float %v1743, %v1747
  %v1749 = select i1 %v1723, float 0x0000000000000000, float %v1748
  store float %v1749, ptr %v1720, align 4
  %v1750 = add i64 %v1716, 1
  br label %head1715
end1715:
  %v1751 = add i64 %v554, 1
  br label %head553
end553:
  %v1752 = add i64 %v200, %v177
  br label %head1753
head1753:
  %v1754 = phi i64 [ 0, %end553 ], [ %v1768, %body1753 ]
  %v1755 = phi float [ 0x0000000000000000, %end553 ], [ %v1766, %body1753 ]
  %v1756 = phi float [ 0x0000000000000000, %end553 ], [ %v1767, %body1753 ]
  %v1757 = icmp slt i64 %v1754, %v1752
  br i1 %v1757, label %body1753, label %end1753
body1753:
  %v1758 = mul i64 %v208, 0
  %v1759 = getelementptr [4 x i8], ptr %v206, i64 %v1758
  %v1760 = getelementptr [4 x i8], ptr %v1759, i64 %v1754
  %v1761 = load float, ptr %v1760, align 4
  %v1762 = mul i64 %v208, 1
  %v1763 = getelementptr [4 x i8], ptr %v206, i64 %v1762
  %v1764 = getelementptr [4 x i8], ptr %v1763, i64 %v1754
  %v1765 = load float, ptr %v1764, align 4
  %v1766 = fadd float %v1755, %v1761
  %v1767 = fadd float %v1756, %v1765
  %v1768 = add i64 %v1754, 1
  br label %head1753
end1753:
  %v1769 = fcmp oeq float %v1755, 0x0000000000000000
  %v1770 = select i1 %v1769, float 0x3FF0000000000000, float %v1755
  %v1771 = getelementptr [4 x i8], ptr %scratch0, i64 0
  store float %v1770, ptr %v1771, align 4
  %v1772 = fcmp oeq float %v1756, 0x0000000000000000
  %v1773 = select i1 %v1772, float 0x3FF0000000000000, float %v1756
  %v1774 = getelementptr [4 x i8], ptr %scratch0, i64 1
  store float %v1773, ptr %v1774, align 4
  br label %head1775
head1775:
  %v1776 = phi i64 [ 0, %end1753 ], [ %v1946, %end1914 ]
  %v1777 = icmp slt i64 %v1776, 2
  br i1 %v1777, label %body1775, label %end1775
body1775:
  %v1778 = getelementptr [4 x i8], ptr %scratch0, i64 %v1776
  %v1779 = load float, ptr %v1778, align 4
  %v1780 = fdiv float 0x3FF0000000000000, %v1779
  %v1781 = sub i64 %v175, 0
  %v1782 = and i64 %v1781, -4
  %v1783 = add i64 0, %v1782
  br label %head1784
head1784:
  %v1785 = phi i64 [ 0, %body1775 ], [ %v1829, %joined1814 ]
  %v1786 = icmp slt i64 %v1785, %v1783
  br i1 %v1786, label %body1784, label %end1784
body1784:
  %v1787 = add i64 %v1785, 0
  %v1788 = add i64 0, %v1787
  %v1789 = mul i64 %v208, %v1776
  %v1790 = getelementptr [4 x i8], ptr %v206, i64 %v1789
  %v1791 = getelementptr [4 x i8], ptr %v1790, i64 %v1788
  %v1792 = load <4 x float>, ptr %v1791, align 4
  %v1793 = bitcast <4 x float> %v1792 to <4 x i32>
  %v1794 = sub <4 x i32> %v1793, splat (i32 1)
  %v1795 = icmp ult <4 x i32> %v1794, splat (i32 528482303)
  %v1796 = insertelement <4 x float> poison, float %v1780, i32 0
  %v1797 = shufflevector <4 x float> %v1796, <4 x float> poison, <4 x i32> zeroinitializer
  %v1798 = fmul <4 x float> %v1792, %v1797
  %v1799 = fneg <4 x float> %v1798
  %v1800 = insertelement <4 x float> poison, float %v1779, i32 0
  %v1801 = shufflevector <4 x float> %v1800, <4 x float> poison, <4 x i32> zeroinitializer
  %v1802 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1799, <4 x float> %v1801, <4 x float> %v1792)
  %v1803 = insertelement <4 x float> poison, float %v1780, i32 0
  %v1804 = shufflevector <4 x float> %v1803, <4 x float> poison, <4 x i32> zeroinitializer
  %v1805 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1802, <4 x float> %v1804, <4 x float> %v1798)
  %v1806 = fneg <4 x float> %v1805
  %v1807 = insertelement <4 x float> poison, float %v1779, i32 0
  %v1808 = shufflevector <4 x float> %v1807, <4 x float> poison, <4 x i32> zeroinitializer
  %v1809 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1806, <4 x float> %v1808, <4 x float> %v1792)
  %v1810 = insertelement <4 x float> poison, float %v1780, i32 0
  %v1811 = shufflevector <4 x float> %v1810, <4 x float> poison, <4 x i32> zeroinitializer
  %v1812 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1809, <4 x float> %v1811, <4 x float> %v1805)
  %v1813 = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %v1795)
  br i1 %v1813, label %yes1814, label %no1814
yes1814:
  %v1815 = insertelement <4 x float> poison, float %v1779, i32 0
  %v1816 = shufflevector <4 x float> %v1815, <4 x float> poison, <4 x i32> zeroinitializer
  %v1817 = fdiv <4 x float> %v1792, %v1816
  %v1818 = select <4 x i1> %v1795, <4 x float> %v1817, <4 x float> %v1812
  br label %joined1814
no1814:
  br label %joined1814
joined1814:
  %v1819 = phi <4 x float> [ %v1818, %yes1814 ], [ %v1812, %no1814 ]
  %v1820 = srem i64 %v1776, %v171
  %v1821 = add i64 0, %v1787
  %v1822 = add i64 %v200, %v177
  %v1823 = mul i64 %v1820, %v1822
  %v1824 = add i64 %v1823, %v1821
  %v1825 = getelementptr [4 x i8], ptr %v165, i64 %v1824
  %v1826 = load <4 x float>, ptr %v1825, align 4
  %v1827 = fcmp une <4 x float> %v1826, splat (float 0xFFF0000000000000)
  %v1828 = select <4 x i1> %v1827, <4 x float> %v1819, <4 x float> splat (float 0xBFF0000000000000)
  store <4 x float> %v1828, ptr %v1791, align 4
  %v1829 = add i64 %v1785, 4
  br label %head1784
end1784:
  br label %head1830
head1830:
  %v1831 = phi i64 [ %v1783, %end1784 ], [ %v1861, %joined1848 ]
  %v1832 = icmp slt i64 %v1831, %v175
  br i1 %v1832, label %body1830, label %end1830
body1830:
  %v1833 = add i64 0, %v1831
  %v1834 = mul i64 %v208, %v1776
  %v1835 = getelementptr [4 x i8], ptr %v206, i64 %v1834
  %v1836 = getelementptr [4 x i8], ptr %v1835, i64 %v1833
  %v1837 = load float, ptr %v1836, align 4
  %v1838 = bitcast float %v1837 to i32
  %v1839 = sub i32 %v1838, 1
  %v1840 = icmp ult i32 %v1839, 528482303
  %v1841 = fmul float %v1837, %v1780
  %v1842 = fneg float %v1841
  %v1843 = call float @llvm.fma.f32(float %v1842, float %v1779, float %v1837)
  %v1844 = call float @llvm.fma.f32(float %v1843, float %v1780, float %v1841)
  %v1845 = fneg float %v1844
  %v1846 = call float @llvm.fma.f32(float %v1845, float %v1779, float %v1837)
  %v1847 = call float @llvm.fma.f32(float %v1846, float %v1780, float %v1844)
  br i1 %v1840, label %yes1848, label %no1848
yes1848:
  %v1849 = fdiv float %v1837, %v1779
  %v1850 = select i1 %v1840, float %v1849, float %v1847
  br label %joined1848
no1848:
  br label %joined1848
joined1848:
  %v1851 = phi float [ %v1850, %yes1848 ], [ %v1847, %no1848 ]
  %v1852 = srem i64 %v1776, %v171
  %v1853 = add i64 0, %v1831
  %v1854 = add i64 %v200, %v177
  %v1855 = mul i64 %v1852, %v1854
  %v1856 = add i64 %v1855, %v1853
  %v1857 = getelementptr [4 x i8], ptr %v165, i64 %v1856
  %v1858 = load float, ptr %v1857, align 4
  %v1859 = fcmp une float %v1858, 0xFFF0000000000000
  %v1860 = select i1 %v1859, float %v1851, float 0xBFF0000000000000
  store float %v1860, ptr %v1836, align 4
  %v1861 = add i64 %v1831, 1
  br label %head1830
end1830:
  %v1862 = getelementptr [4 x i8], ptr %scratch0, i64 %v1776
  %v1863 = load float, ptr %v1862, align 4
  %v1864 = fdiv float 0x3FF0000000000000, %v1863
  %v1865 = sub i64 %v177, 0
  %v1866 = and i64 %v1865, -4
  %v1867 = add i64 0, %v1866
  br label %head1868
head1868:
  %v1869 = phi i64 [ 0, %end1830 ], [ %v1913, %joined1898 ]
  %v1870 = icmp slt i64 %v1869, %v1867
  br i1 %v1870, label %body1868, label %end1868
body1868:
  %v1871 = add i64 %v1869, 0
  %v1872 = add i64 %v200, %v1871
  %v1873 = mul i64 %v208, %v1776
  %v1874 = getelementptr [4 x i8], ptr %v206, i64 %v1873
  %v1875 = getelementptr [4 x i8], ptr %v1874, i64 %v1872
  %v1876 = load <4 x float>, ptr %v1875, align 4
  %v1877 = bitcast <4 x float> %v1876 to <4 x i32>
  %v1878 = sub <4 x i32> %v1877, splat (i32 1)
  %v1879 = icmp ult <4 x i32> %v1878, splat (i32 528482303)
  %v1880 = insertelement <4 x float> poison, float %v1864, i32 0
  %v1881 = shufflevector <4 x float> %v1880, <4 x float> poison, <4 x i32> zeroinitializer
  %v1882 = fmul <4 x float> %v1876, %v1881
  %v1883 = fneg <4 x float> %v1882
  %v1884 = insertelement <4 x float> poison, float %v1863, i32 0
  %v1885 = shufflevector <4 x float> %v1884, <4 x float> poison, <4 x i32> zeroinitializer
  %v1886 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1883, <4 x float> %v1885, <4 x float> %v1876)
  %v1887 = insertelement <4 x float> poison, float %v1864, i32 0
  %v1888 = shufflevector <4 x float> %v1887, <4 x float> poison, <4 x i32> zeroinitializer
  %v1889 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1886, <4 x float> %v1888, <4 x float> %v1882)
  %v1890 = fneg <4 x float> %v1889
  %v1891 = insertelement <4 x float> poison, float %v1863, i32 0
  %v1892 = shufflevector <4 x float> %v1891, <4 x float> poison, <4 x i32> zeroinitializer
  %v1893 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1890, <4 x float> %v1892, <4 x float> %v1876)
  %v1894 = insertelement <4 x float> poison, float %v1864, i32 0
  %v1895 = shufflevector <4 x float> %v1894, <4 x float> poison, <4 x i32> zeroinitializer
  %v1896 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1893, <4 x float> %v1895, <4 x float> %v1889)
  %v1897 = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %v1879)
  br i1 %v1897, label %yes1898, label %no1898
yes1898:
  %v1899 = insertelement <4 x float> poison, float %v1863, i32 0
  %v1900 = shufflevector <4 x float> %v1899, <4 x float> poison, <4 x i32> zeroinitializer
  %v1901 = fdiv <4 x float> %v1876, %v1900
  %v1902 = select <4 x i1> %v1879, <4 x float> %v1901, <4 x float> %v1896
  br label %joined1898
no1898:
  br label %joined1898
joined1898:
  %v1903 = phi <4 x float> [ %v1902, %yes1898 ], [ %v1896, %no1898 ]
  %v1904 = srem i64 %v1776, %v171
  %v1905 = add i64 %v200, %v1871
  %v1906 = add i64 %v200, %v177
  %v1907 = mul i64 %v1904, %v1906
  %v1908 = add i64 %v1907, %v1905
  %v1909 = getelementptr [4 x i8], ptr %v165, i64 %v1908
  %v1910 = load <4 x float>, ptr %v1909, align 4
  %v1911 = fcmp une <4 x float> %v1910, splat (float 0xFFF0000000000000)
  %v1912 = select <4 x i1> %v1911, <4 x float> %v1903, <4 x float> splat (float 0xBFF0000000000000)
  store <4 x float> %v1912, ptr %v1875, align 4
  %v1913 = add i64 %v1869, 4
  br label %head1868
end1868:
  br label %head1914
head1914:
  %v1915 = phi i64 [ %v1867, %end1868 ], [ %v1945, %joined1932 ]
  %v1916 = icmp slt i64 %v1915, %v177
  br i1 %v1916, label %body1914, label %end1914
body1914:
  %v1917 = add i64 %v200, %v1915
  %v1918 = mul i64 %v208, %v1776
  %v1919 = getelementptr [4 x i8], ptr %v206, i64 %v1918
  %v1920 = getelementptr [4 x i8], ptr %v1919, i64 %v1917
  %v1921 = load float, ptr %v1920, align 4
  %v1922 = bitcast float %v1921 to i32
  %v1923 = sub i32 %v1922, 1
  %v1924 = icmp ult i32 %v1923, 528482303
  %v1925 = fmul float %v1921, %v1864
  %v1926 = fneg float %v1925
  %v1927 = call float @llvm.fma.f32(float %v1926, float %v1863, float %v1921)
  %v1928 = call float @llvm.fma.f32(float %v1927, float %v1864, float %v1925)
  %v1929 = fneg float %v1928
  %v1930 = call float @llvm.fma.f32(float %v1929, float %v1863, float %v1921)
  %v1931 = call float @llvm.fma.f32(float %v1930, float %v1864, float %v1928)
  br i1 %v1924, label %yes1932, label %no1932
yes1932:
  %v1933 = fdiv float %v1921, %v1863
  %v1934 = select i1 %v1924, float %v1933, float %v1931
  br label %joined1932
no1932:
  br label %joined1932
joined1932:
  %v1935 = phi float [ %v1934, %yes1932 ], [ %v1931, %no1932 ]
  %v1936 = srem i64 %v1776, %v171
  %v1937 = add i64 %v200, %v1915
  %v1938 = add i64 %v200, %v177
  %v1939 = mul i64 %v1936, %v1938
  %v1940 = add i64 %v1939, %v1937
  %v1941 = getelementptr [4 x i8], ptr %v165, i64 %v1940
  %v1942 = load float, ptr %v1941, align 4
  %v1943 = fcmp une float %v1942, 0xFFF0000000000000
  %v1944 = select i1 %v1943, float %v1935, float 0xBFF0000000000000
  store float %v1944, ptr %v1920, align 4
  %v1945 = add i64 %v1915, 1
  br label %head1914
end1914:
  %v1946 = add i64 %v1776, 1
  br label %head1775
end1775:
  br label %head1947
head1947:
  %v1948 = phi i64 [ 0, %end1775 ], [ %v2305, %end2229 ]
  %v1949 = phi i64 [ %v175, %end1775 ], [ %v2304, %end2229 ]
  %v1950 = icmp slt i64 %v1948, %v171
  br i1 %v1950, label %body1947, label %end1947
body1947:
  %v1951 = and i64 %v175, -64
  br label %head1952
head1952:
  %v1953 = phi i64 [ 0, %body1947 ], [ %v2211, %body1952 ]
  %v1954 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2000, %body1952 ]
  %v1955 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2014, %body1952 ]
  %v1956 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2028, %body1952 ]
  %v1957 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2042, %body1952 ]
  %v1958 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2056, %body1952 ]
  %v1959 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2070, %body1952 ]
  %v1960 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2084, %body1952 ]
  %v1961 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2098, %body1952 ]
  %v1962 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2112, %body1952 ]
  %v1963 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2126, %body1952 ]
  %v1964 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2140, %body1952 ]
  %v1965 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2154, %body1952 ]
  %v1966 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2168, %body1952 ]
  %v1967 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2182, %body1952 ]
  %v1968 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2196, %body1952 ]
  %v1969 = phi <4 x i32> [ splat (i32 2147483647), %body1947 ], [ %v2210, %body1952 ]
  %v1970 = icmp slt i64 %v1953, %v1951
  br i1 %v1970, label %body1952, label %end1952
body1952:
  %v1971 = add i64 %v1953, 0
  %v1972 = add i64 %v1953, 4
  %v1973 = add i64 %v1953, 8
  %v1974 = add i64 %v1953, 12
  %v1975 = add i64 %v1953, 16
  %v1976 = add i64 %v1953, 20
  %v1977 = add i64 %v1953, 24
  %v1978 = add i64 %v1953, 28
  %v1979 = add i64 %v1953, 32
  %v1980 = add i64 %v1953, 36
  %v1981 = add i64 %v1953, 40
  %v1982 = add i64 %v1953, 44
  %v1983 = add i64 %v1953, 48
  %v1984 = add i64 %v1953, 52
  %v1985 = add i64 %v1953, 56
  %v1986 = add i64 %v1953, 60
  %v1987 = add i64 0, %v1971
  %v1988 = add i64 %v200, %v177
  %v1989 = mul i64 %v1948, %v1988
  %v1990 = add i64 %v1989, %v1987
  %v1991 = getelementptr [4 x i8], ptr %v165, i64 %v1990
  %v1992 = load <4 x float>, ptr %v1991, align 4
  %v1993 = fcmp oeq <4 x float> %v1992, splat (float 0xFFF0000000000000)
  %v1994 = trunc i64 %v1971 to i32
  %v1995 = insertelement <4 x i32> poison, i32 %v1994, i32 0
  %v1996 = shufflevector <4 x i32> %v1995, <4 x i32> poison, <4 x i32> zeroinitializer
  %v1997 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v1996
  %v1998 = select <4 x i1> %v1993, <4 x i32> %v1997, <4 x i32> splat (i32 2147483647)
  %v1999 = icmp slt <4 x i32> %v1954, %v1998
  %v2000 = select <4 x i1> %v1999, <4 x i32> %v1954, <4 x i32> %v1998
  %v2001 = add i64 0, %v1972
  %v2002 = add i64 %v200, %v177
  %v2003 = mul i64 %v1948, %v2002
  %v2004 = add i64 %v2003, %v2001
  %v2005 = getelementptr [4 x i8], ptr %v165, i64 %v2004
  %v2006 = load <4 x float>, ptr %v2005, align 4
  %v2007 = fcmp oeq <4 x float> %v2006, splat (float 0xFFF0000000000000)
  %v2008 = trunc i64 %v1972 to i32
  %v2009 = insertelement <4 x i32> poison, i32 %v2008, i32 0
  %v2010 = shufflevector <4 x i32> %v2009, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2011 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2010
  %v2012 = select <4 x i1> %v2007, <4 x i32> %v2011, <4 x i32> splat (i32 2147483647)
  %v2013 = icmp slt <4 x i32> %v1955, %v2012
  %v2014 = select <4 x i1> %v2013, <4 x i32> %v1955, <4 x i32> %v2012
  %v2015 = add i64 0, %v1973
  %v2016 = add i64 %v200, %v177
  %v2017 = mul i64 %v1948, %v2016
  %v2018 = add i64 %v2017, %v2015
  %v2019 = getelementptr [4 x i8], ptr %v165, i64 %v2018
  %v2020 = load <4 x float>, ptr %v2019, align 4
  %v2021 = fcmp oeq <4 x float> %v2020, splat (float 0xFFF0000000000000)
  %v2022 = trunc i64 %v1973 to i32
  %v2023 = insertelement <4 x i32> poison, i32 %v2022, i32 0
  %v2024 = shufflevector <4 x i32> %v2023, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2025 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2024
  %v2026 = select <4 x i1> %v2021, <4 x i32> %v2025, <4 x i32> splat (i32 2147483647)
  %v2027 = icmp slt <4 x i32> %v1956, %v2026
  %v2028 = select <4 x i1> %v2027, <4 x i32> %v1956, <4 x i32> %v2026
  %v2029 = add i64 0, %v1974
  %v2030 = add i64 %v200, %v177
  %v2031 = mul i64 %v1948, %v2030
  %v2032 = add i64 %v2031, %v2029
  %v2033 = getelementptr [4 x i8], ptr %v165, i64 %v2032
  %v2034 = load <4 x float>, ptr %v2033, align 4
  %v2035 = fcmp oeq <4 x float> %v2034, splat (float 0xFFF0000000000000)
  %v2036 = trunc i64 %v1974 to i32
  %v2037 = insertelement <4 x i32> poison, i32 %v2036, i32 0
  %v2038 = shufflevector <4 x i32> %v2037, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2039 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2038
  %v2040 = select <4 x i1> %v2035, <4 x i32> %v2039, <4 x i32> splat (i32 2147483647)
  %v2041 = icmp slt <4 x i32> %v1957, %v2040
  %v2042 = select <4 x i1> %v2041, <4 x i32> %v1957, <4 x i32> %v2040
  %v2043 = add i64 0, %v1975
  %v2044 = add i64 %v200, %v177
  %v2045 = mul i64 %v1948, %v2044
  %v2046 = add i64 %v2045, %v2043
  %v2047 = getelementptr [4 x i8], ptr %v165, i64 %v2046
  %v2048 = load <4 x float>, ptr %v2047, align 4
  %v2049 = fcmp oeq <4 x float> %v2048, splat (float 0xFFF0000000000000)
  %v2050 = trunc i64 %v1975 to i32
  %v2051 = insertelement <4 x i32> poison, i32 %v2050, i32 0
  %v2052 = shufflevector <4 x i32> %v2051, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2053 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2052
  %v2054 = select <4 x i1> %v2049, <4 x i32> %v2053, <4 x i32> splat (i32 2147483647)
  %v2055 = icmp slt <4 x i32> %v1958, %v2054
  %v2056 = select <4 x i1> %v2055, <4 x i32> %v1958, <4 x i32> %v2054
  %v2057 = add i64 0, %v1976
  %v2058 = add i64 %v200, %v177
  %v2059 = mul i64 %v1948, %v2058
  %v2060 = add i64 %v2059, %v2057
  %v2061 = getelementptr [4 x i8], ptr %v165, i64 %v2060
  %v2062 = load <4 x float>, ptr %v2061, align 4
  %v2063 = fcmp oeq <4 x float> %v2062, splat (float 0xFFF0000000000000)
  %v2064 = trunc i64 %v1976 to i32
  %v2065 = insertelement <4 x i32> poison, i32 %v2064, i32 0
  %v2066 = shufflevector <4 x i32> %v2065, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2067 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2066
  %v2068 = select <4 x i1> %v2063, <4 x i32> %v2067, <4 x i32> splat (i32 2147483647)
  %v2069 = icmp slt <4 x i32> %v1959, %v2068
  %v2070 = select <4 x i1> %v2069, <4 x i32> %v1959, <4 x i32> %v2068
  %v2071 = add i64 0, %v1977
  %v2072 = add i64 %v200, %v177
  %v2073 = mul i64 %v1948, %v2072
  %v2074 = add i64 %v2073, %v2071
  %v2075 = getelementptr [4 x i8], ptr %v165, i64 %v2074
  %v2076 = load <4 x float>, ptr %v2075, align 4
  %v2077 = fcmp oeq <4 x float> %v2076, splat (float 0xFFF0000000000000)
  %v2078 = trunc i64 %v1977 to i32
  %v2079 = insertelement <4 x i32> poison, i32 %v2078, i32 0
  %v2080 = shufflevector <4 x i32> %v2079, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2081 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2080
  %v2082 = select <4 x i1> %v2077, <4 x i32> %v2081, <4 x i32> splat (i32 2147483647)
  %v2083 = icmp slt <4 x i32> %v1960, %v2082
  %v2084 = select <4 x i1> %v2083, <4 x i32> %v1960, <4 x i32> %v2082
  %v2085 = add i64 0, %v1978
  %v2086 = add i64 %v200, %v177
  %v2087 = mul i64 %v1948, %v2086
  %v2088 = add i64 %v2087, %v2085
  %v2089 = getelementptr [4 x i8], ptr %v165, i64 %v2088
  %v2090 = load <4 x float>, ptr %v2089, align 4
  %v2091 = fcmp oeq <4 x float> %v2090, splat (float 0xFFF0000000000000)
  %v2092 = trunc i64 %v1978 to i32
  %v2093 = insertelement <4 x i32> poison, i32 %v2092, i32 0
  %v2094 = shufflevector <4 x i32> %v2093, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2095 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2094
  %v2096 = select <4 x i1> %v2091, <4 x i32> %v2095, <4 x i32> splat (i32 2147483647)
  %v2097 = icmp slt <4 x i32> %v1961, %v2096
  %v2098 = select <4 x i1> %v2097, <4 x i32> %v1961, <4 x i32> %v2096
  %v2099 = add i64 0, %v1979
  %v2100 = add i64 %v200, %v177
  %v2101 = mul i64 %v1948, %v2100
  %v2102 = add i64 %v2101, %v2099
  %v2103 = getelementptr [4 x i8], ptr %v165, i64 %v2102
  %v2104 = load <4 x float>, ptr %v2103, align 4
  %v2105 = fcmp oeq <4 x float> %v2104, splat (float 0xFFF0000000000000)
  %v2106 = trunc i64 %v1979 to i32
  %v2107 = insertelement <4 x i32> poison, i32 %v2106, i32 0
  %v2108 = shufflevector <4 x i32> %v2107, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2109 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2108
  %v2110 = select <4 x i1> %v2105, <4 x i32> %v2109, <4 x i32> splat (i32 2147483647)
  %v2111 = icmp slt <4 x i32> %v1962, %v2110
  %v2112 = select <4 x i1> %v2111, <4 x i32> %v1962, <4 x i32> %v2110
  %v2113 = add i64 0, %v1980
  %v2114 = add i64 %v200, %v177
  %v2115 = mul i64 %v1948, %v2114
  %v2116 = add i64 %v2115, %v2113
  %v2117 = getelementptr [4 x i8], ptr %v165, i64 %v2116
  %v2118 = load <4 x float>, ptr %v2117, align 4
  %v2119 = fcmp oeq <4 x float> %v2118, splat (float 0xFFF0000000000000)
  %v2120 = trunc i64 %v1980 to i32
  %v2121 = insertelement <4 x i32> poison, i32 %v2120, i32 0
  %v2122 = shufflevector <4 x i32> %v2121, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2123 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2122
  %v2124 = select <4 x i1> %v2119, <4 x i32> %v2123, <4 x i32> splat (i32 2147483647)
  %v2125 = icmp slt <4 x i32> %v1963, %v2124
  %v2126 = select <4 x i1> %v2125, <4 x i32> %v1963, <4 x i32> %v2124
  %v2127 = add i64 0, %v1981
  %v2128 = add i64 %v200, %v177
  %v2129 = mul i64 %v1948, %v2128
  %v2130 = add i64 %v2129, %v2127
  %v2131 = getelementptr [4 x i8], ptr %v165, i64 %v2130
  %v2132 = load <4 x float>, ptr %v2131, align 4
  %v2133 = fcmp oeq <4 x float> %v2132, splat (float 0xFFF0000000000000)
  %v2134 = trunc i64 %v1981 to i32
  %v2135 = insertelement <4 x i32> poison, i32 %v2134, i32 0
  %v2136 = shufflevector <4 x i32> %v2135, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2137 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2136
  %v2138 = select <4 x i1> %v2133, <4 x i32> %v2137, <4 x i32> splat (i32 2147483647)
  %v2139 = icmp slt <4 x i32> %v1964, %v2138
  %v2140 = select <4 x i1> %v2139, <4 x i32> %v1964, <4 x i32> %v2138
  %v2141 = add i64 0, %v1982
  %v2142 = add i64 %v200, %v177
  %v2143 = mul i64 %v1948, %v2142
  %v2144 = add i64 %v2143, %v2141
  %v2145 = getelementptr [4 x i8], ptr %v165, i64 %v2144
  %v2146 = load <4 x float>, ptr %v2145, align 4
  %v2147 = fcmp oeq <4 x float> %v2146, splat (float 0xFFF0000000000000)
  %v2148 = trunc i64 %v1982 to i32
  %v2149 = insertelement <4 x i32> poison, i32 %v2148, i32 0
  %v2150 = shufflevector <4 x i32> %v2149, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2151 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2150
  %v2152 = select <4 x i1> %v2147, <4 x i32> %v2151, <4 x i32> splat (i32 2147483647)
  %v2153 = icmp slt <4 x i32> %v1965, %v2152
  %v2154 = select <4 x i1> %v2153, <4 x i32> %v1965, <4 x i32> %v2152
  %v2155 = add i64 0, %v1983
  %v2156 = add i64 %v200, %v177
  %v2157 = mul i64 %v1948, %v2156
  %v2158 = add i64 %v2157, %v2155
  %v2159 = getelementptr [4 x i8], ptr %v165, i64 %v2158
  %v2160 = load <4 x float>, ptr %v2159, align 4
  %v2161 = fcmp oeq <4 x float> %v2160, splat (float 0xFFF0000000000000)
  %v2162 = trunc i64 %v1983 to i32
  %v2163 = insertelement <4 x i32> poison, i32 %v2162, i32 0
  %v2164 = shufflevector <4 x i32> %v2163, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2165 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2164
  %v2166 = select <4 x i1> %v2161, <4 x i32> %v2165, <4 x i32> splat (i32 2147483647)
  %v2167 = icmp slt <4 x i32> %v1966, %v2166
  %v2168 = select <4 x i1> %v2167, <4 x i32> %v1966, <4 x i32> %v2166
  %v2169 = add i64 0, %v1984
  %v2170 = add i64 %v200, %v177
  %v2171 = mul i64 %v1948, %v2170
  %v2172 = add i64 %v2171, %v2169
  %v2173 = getelementptr [4 x i8], ptr %v165, i64 %v2172
  %v2174 = load <4 x float>, ptr %v2173, align 4
  %v2175 = fcmp oeq <4 x float> %v2174, splat (float 0xFFF0000000000000)
  %v2176 = trunc i64 %v1984 to i32
  %v2177 = insertelement <4 x i32> poison, i32 %v2176, i32 0
  %v2178 = shufflevector <4 x i32> %v2177, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2179 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2178
  %v2180 = select <4 x i1> %v2175, <4 x i32> %v2179, <4 x i32> splat (i32 2147483647)
  %v2181 = icmp slt <4 x i32> %v1967, %v2180
  %v2182 = select <4 x i1> %v2181, <4 x i32> %v1967, <4 x i32> %v2180
  %v2183 = add i64 0, %v1985
  %v2184 = add i64 %v200, %v177
  %v2185 = mul i64 %v1948, %v2184
  %v2186 = add i64 %v2185, %v2183
  %v2187 = getelementptr [4 x i8], ptr %v165, i64 %v2186
  %v2188 = load <4 x float>, ptr %v2187, align 4
  %v2189 = fcmp oeq <4 x float> %v2188, splat (float 0xFFF0000000000000)
  %v2190 = trunc i64 %v1985 to i32
  %v2191 = insertelement <4 x i32> poison, i32 %v2190, i32 0
  %v2192 = shufflevector <4 x i32> %v2191, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2193 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2192
  %v2194 = select <4 x i1> %v2189, <4 x i32> %v2193, <4 x i32> splat (i32 2147483647)
  %v2195 = icmp slt <4 x i32> %v1968, %v2194
  %v2196 = select <4 x i1> %v2195, <4 x i32> %v1968, <4 x i32> %v2194
  %v2197 = add i64 0, %v1986
  %v2198 = add i64 %v200, %v177
  %v2199 = mul i64 %v1948, %v2198
  %v2200 = add i64 %v2199, %v2197
  %v2201 = getelementptr [4 x i8], ptr %v165, i64 %v2200
  %v2202 = load <4 x float>, ptr %v2201, align 4
  %v2203 = fcmp oeq <4 x float> %v2202, splat (float 0xFFF0000000000000)
  %v2204 = trunc i64 %v1986 to i32
  %v2205 = insertelement <4 x i32> poison, i32 %v2204, i32 0
  %v2206 = shufflevector <4 x i32> %v2205, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2207 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2206
  %v2208 = select <4 x i1> %v2203, <4 x i32> %v2207, <4 x i32> splat (i32 2147483647)
  %v2209 = icmp slt <4 x i32> %v1969, %v2208
  %v2210 = select <4 x i1> %v2209, <4 x i32> %v1969, <4 x i32> %v2208
  %v2211 = add i64 %v1953, 64
  br label %head1952
end1952:
  %v2212 = and i64 %v175, -64
  %v2213 = getelementptr [4 x i8], ptr %scratch3, i64 0
  %v2214 = getelementptr [4 x i8], ptr %scratch3, i64 4
  %v2215 = getelementptr [4 x i8], ptr %scratch3, i64 8
  %v2216 = getelementptr [4 x i8], ptr %scratch3, i64 12
  %v2217 = getelementptr [4 x i8], ptr %scratch3, i64 16
  %v2218 = getelementptr [4 x i8], ptr %scratch3, i64 20
  %v2219 = getelementptr [4 x i8], ptr %scratch3, i64 24
  %v2220 = getelementptr [4 x i8], ptr %scratch3, i64 28
  %v2221 = getelementptr [4 x i8], ptr %scratch3, i64 32
  %v2222 = getelementptr [4 x i8], ptr %scratch3, i64 36
  %v2223 = getelementptr [4 x i8], ptr %scratch3, i64 40
  %v2224 = getelementptr [4 x i8], ptr %scratch3, i64 44
  %v2225 = getelementptr [4 x i8], ptr %scratch3, i64 48
  %v2226 = getelementptr [4 x i8], ptr %scratch3, i64 52
  %v2227 = getelementptr [4 x i8], ptr %scratch3, i64 56
  %v2228 = getelementptr [4 x i8], ptr %scratch3, i64 60
  store <4 x i32> %v1954, ptr %v2213, align 4
  store <4 x i32> %v1955, ptr %v2214, align 4
  store <4 x i32> %v1956, ptr %v2215, align 4
  store <4 x i32> %v1957, ptr %v2216, align 4
  store <4 x i32> %v1958, ptr %v2217, align 4
  store <4 x i32> %v1959, ptr %v2218, align 4
  store <4 x i32> %v1960, ptr %v2219, align 4
  store <4 x i32> %v1961, ptr %v2220, align 4
  store <4 x i32> %v1962, ptr %v2221, align 4
  store <4 x i32> %v1963, ptr %v2222, align 4
  store <4 x i32> %v1964, ptr %v2223, align 4
  store <4 x i32> %v1965, ptr %v2224, align 4
  store <4 x i32> %v1966, ptr %v2225, align 4
  store <4 x i32> %v1967, ptr %v2226, align 4
  store <4 x i32> %v1968, ptr %v2227, align 4
  store <4 x i32> %v1969, ptr %v2228, align 4
  br label %head2229
head2229:
  %v2230 = phi i64 [ %v2212, %end1952 ], [ %v2247, %body2229 ]
  %v2231 = icmp slt i64 %v2230, %v175
  br i1 %v2231, label %body2229, label %end2229
body2229:
  %v2232 = sub i64 %v2230, %v2212
  %v2233 = getelementptr [4 x i8], ptr %scratch3, i64 %v2232
  %v2234 = load i32, ptr %v2233, align 4
  %v2235 = add i64 0, %v2230
  %v2236 = add i64 %v200, %v177
  %v2237 = mul i64 %v1948, %v2236
  %v2238 = add i64 %v2237, %v2235
  %v2239 = getelementptr [4 x i8], ptr %v165, i64 %v2238
  %v2240 = load float, ptr %v2239, align 4
  %v2241 = fcmp oeq float %v2240, 0xFFF0000000000000
  %v2242 = trunc i64 %v2230 to i32
  %v2243 = add i32 0, %v2242
  %v2244 = select i1 %v2241, i32 %v2243, i32 2147483647
  %v2245 = icmp slt i32 %v2234, %v2244
  %v2246 = select i1 %v2245, i32 %v2234, i32 %v2244
  store i32 %v2246, ptr %v2233, align 4
  %v2247 = add i64 %v2230, 1
  br label %head2229
end2229:
  %v2248 = load <4 x i32>, ptr %v2213, align 4
  %v2249 = load <4 x i32>, ptr %v2214, align 4
  %v2250 = load <4 x i32>, ptr %v2215, align 4
  %v2251 = load <4 x i32>, ptr %v2216, align 4
  %v2252 = load <4 x i32>, ptr %v2217, align 4
  %v2253 = load <4 x i32>, ptr %v2218, align 4
  %v2254 = load <4 x i32>, ptr %v2219, align 4
  %v2255 = load <4 x i32>, ptr %v2220, align 4
  %v2256 = load <4 x i32>, ptr %v2221, align 4
  %v2257 = load <4 x i32>, ptr %v2222, align 4
  %v2258 = load <4 x i32>, ptr %v2223, align 4
  %v2259 = load <4 x i32>, ptr %v2224, align 4
  %v2260 = load <4 x i32>, ptr %v2225, align 4
  %v2261 = load <4 x i32>, ptr %v2226, align 4
  %v2262 = load <4 x i32>, ptr %v2227, align 4
  %v2263 = load <4 x i32>, ptr %v2228, align 4
  %v2264 = icmp slt <4 x i32> %v2248, %v2256
  %v2265 = select <4 x i1> %v2264, <4 x i32> %v2248, <4 x i32> %v2256
  %v2266 = icmp slt <4 x i32> %v2249, %v2257
  %v2267 = select <4 x i1> %v2266, <4 x i32> %v2249, <4 x i32> %v2257
  %v2268 = icmp slt <4 x i32> %v2250, %v2258
  %v2269 = select <4 x i1> %v2268, <4 x i32> %v2250, <4 x i32> %v2258
  %v2270 = icmp slt <4 x i32> %v2251, %v2259
  %v2271 = select <4 x i1> %v2270, <4 x i32> %v2251, <4 x i32> %v2259
  %v2272 = icmp slt <4 x i32> %v2252, %v2260
  %v2273 = select <4 x i1> %v2272, <4 x i32> %v2252, <4 x i32> %v2260
  %v2274 = icmp slt <4 x i32> %v2253, %v2261
  %v2275 = select <4 x i1> %v2274, <4 x i32> %v2253, <4 x i32> %v2261
  %v2276 = icmp slt <4 x i32> %v2254, %v2262
  %v2277 = select <4 x i1> %v2276, <4 x i32> %v2254, <4 x i32> %v2262
  %v2278 = icmp slt <4 x i32> %v2255, %v2263
  %v2279 = select <4 x i1> %v2278, <4 x i32> %v2255, <4 x i32> %v2263
  %v2280 = icmp slt <4 x i32> %v2265, %v2273
  %v2281 = select <4 x i1> %v2280, <4 x i32> %v2265, <4 x i32> %v2273
  %v2282 = icmp slt <4 x i32> %v2267, %v2275
  %v2283 = select <4 x i1> %v2282, <4 x i32> %v2267, <4 x i32> %v2275
  %v2284 = icmp slt <4 x i32> %v2269, %v2277
  %v2285 = select <4 x i1> %v2284, <4 x i32> %v2269, <4 x i32> %v2277
  %v2286 = icmp slt <4 x i32> %v2271, %v2279
  %v2287 = select <4 x i1> %v2286, <4 x i32> %v2271, <4 x i32> %v2279
  %v2288 = icmp slt <4 x i32> %v2281, %v2285
  %v2289 = select <4 x i1> %v2288, <4 x i32> %v2281, <4 x i32> %v2285
  %v2290 = icmp slt <4 x i32> %v2283, %v2287
  %v2291 = select <4 x i1> %v2290, <4 x i32> %v2283, <4 x i32> %v2287
  %v2292 = icmp slt <4 x i32> %v2289, %v2291
  %v2293 = select <4 x i1> %v2292, <4 x i32> %v2289, <4 x i32> %v2291
  %v2294 = shufflevector <4 x i32> %v2293, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v2295 = shufflevector <4 x i32> %v2293, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v2296 = icmp slt <2 x i32> %v2294, %v2295
  %v2297 = select <2 x i1> %v2296, <2 x i32> %v2294, <2 x i32> %v2295
  %v2298 = extractelement <2 x i32> %v2297, i32 0
  %v2299 = extractelement <2 x i32> %v2297, i32 1
  %v2300 = icmp slt i32 %v2298, %v2299
  %v2301 = select i1 %v2300, i32 %v2298, i32 %v2299
  %v2302 = sext i32 %v2301 to i64
  %v2303 = icmp slt i64 %v1949, %v2302
  %v2304 = select i1 %v2303, i64 %v1949, i64 %v2302
  %v2305 = add i64 %v1948, 1
  br label %head1947
end1947:
  %v2306 = mul i64 %v208, 4
  br label %head2307
head2307:
  %v2308 = phi i64 [ 0, %end1947 ], [ %v2325, %body2307 ]
  %v2309 = icmp slt i64 %v2308, %v173
  br i1 %v2309, label %body2307, label %end2307
body2307:
  %v2310 = sub i64 %v173, %v2308
  %v2311 = getelementptr [4 x i8], ptr %v199, i64 %v2308
  %v2312 = mul i64 %v173, 4
  %v2313 = getelementptr [4 x i8], ptr %v206, i64 0
  %v2314 = mul i64 %v2306, 0
  %v2315 = getelementptr [1 x i8], ptr %v2313, i64 %v2314
  %v2316 = mul i64 %v173, 4
  %v2317 = mul i64 %v2316, 0
  %v2318 = getelementptr [1 x i8], ptr %v189, i64 %v2317
  %v2319 = getelementptr [4 x i8], ptr %v2318, i64 %v2308
  %v2320 = mul i64 %v173, 4
  %v2321 = mul i64 %v2320, 16
  %v2322 = getelementptr [1 x i8], ptr %v2311, i64 %v2321
  %v2323 = icmp slt i64 %v2310, 32
  %v2324 = select i1 %v2323, ptr @tile2, ptr @tile2
  call void %v2324(ptr %v2315, i64 %v2306, ptr %v2311, i64 %v2312, ptr %v2319, i64 %v2312, i64 %v1949, i64 0, i64 %v2310, ptr %v2322, i64 %v2312)
  %v2325 = add i64 %v2308, 32
  br label %head2307
end2307:
  %v2326 = mul i64 %v208, 4
  %v2327 = mul i64 %v173, 4
  %v2328 = mul i64 %v2327, %v1949
  %v2329 = getelementptr [1 x i8], ptr %v199, i64 %v2328
  br label %head2330
head2330:
  %v2331 = phi i64 [ 0, %end2307 ], [ %v2396, %end2373 ]
  %v2332 = icmp slt i64 %v2331, 2
  br i1 %v2332, label %body2330, label %end2330
body2330:
  %v2333 = add i64 0, %v1949
  %v2334 = sub i64 %v175, %v1949
  %v2335 = mul i64 %v208, 4
  %v2336 = getelementptr [4 x i8], ptr %v206, i64 %v2333
  %v2337 = mul i64 %v2335, %v2331
  %v2338 = getelementptr [1 x i8], ptr %v2336, i64 %v2337
  %v2339 = mul i64 %v173, 4
  %v2340 = mul i64 %v2339, %v2331
  %v2341 = getelementptr [1 x i8], ptr %v189, i64 %v2340
  %v2342 = sub i64 %v173, 0
  %v2343 = and i64 %v2342, -16
  %v2344 = add i64 0, %v2343
  br label %head2345
head2345:
  %v2346 = phi i64 [ 0, %body2330 ], [ %v2372, %end2352 ]
  %v2347 = icmp slt i64 %v2346, %v2344
  br i1 %v2347, label %body2345, label %end2345
body2345:
  %v2348 = add i64 %v2346, 0
  %v2349 = getelementptr [4 x i8], ptr %v2341, i64 %v2348
  %v2350 = getelementptr [4 x i8], ptr %v2329, i64 %v2348
  %v2351 = load <16 x float>, ptr %v2349, align 4
  br label %head2352
head2352:
  %v2353 = phi i64 [ 0, %body2345 ], [ %v2371, %body2352 ]
  %v2354 = phi <16 x float> [ %v2351, %body2345 ], [ %v2370, %body2352 ]
  %v2355 = phi ptr [ %v2338, %body2345 ], [ %v2363, %body2352 ]
  %v2356 = phi ptr [ %v2350, %body2345 ], [ %v2365, %body2352 ]
  %v2357 = icmp slt i64 %v2353, %v2334
  br i1 %v2357, label %body2352, label %end2352
body2352:
  %v2358 = load float, ptr %v2355, align 4
  %v2359 = load <16 x float>, ptr %v2356, align 4
  %v2360 = insertelement <16 x float> poison, float %v2358, i32 0
  %v2361 = shufflevector <16 x float> %v2360, <16 x float> poison, <16 x i32> zeroinitializer
  %v2362 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2361, <16 x float> %v2359, <16 x float> %v2354)
  %v2363 = getelementptr [1 x i8], ptr %v2355, i64 4
  %v2364 = mul i64 %v173, 4
  %v2365 = getelementptr [1 x i8], ptr %v2356, i64 %v2364
  %v2366 = fcmp olt float %v2358, 0x0000000000000000
  %v2367 = xor i1 %v2366, true
  %v2368 = insertelement <16 x i1> poison, i1 %v2367, i32 0
  %v2369 = shufflevector <16 x i1> %v2368, <16 x i1> poison, <16 x i32> zeroinitializer
  %v2370 = select <16 x i1> %v2369, <16 x float> %v2362, <16 x float> %v2354
  %v2371 = add i64 %v2353, 1
  br label %head2352
end2352:
  store <16 x float> %v2354, ptr %v2349, align 4
  %v2372 = add i64 %v2346, 16
  br label %head2345
end2345:
  br label %head2373
head2373:
  %v2374 = phi i64 [ %v2344, %end2345 ], [ %v2395, %end2379 ]
  %v2375 = icmp slt i64 %v2374, %v173
  br i1 %v2375, label %body2373, label %end2373
body2373:
  %v2376 = getelementptr [4 x i8], ptr %v2341, i64 %v2374
  %v2377 = getelementptr [4 x i8], ptr %v2329, i64 %v2374
  %v2378 = load float, ptr %v2376, align 4
  br label %head2379
head2379:
  %v2380 = phi i64 [ 0, %body2373 ], [ %v2394, %body2379 ]
  %v2381 = phi float [ %v2378, %body2373 ], [ %v2393, %body2379 ]
  %v2382 = phi ptr [ %v2338, %body2373 ], [ %v2388, %body2379 ]
  %v2383 = phi ptr [ %v2377, %body2373 ], [ %v2390, %body2379 ]
  %v2384 = icmp slt i64 %v2380, %v2334
  br i1 %v2384, label %body2379, label %end2379
body2379:
  %v2385 = load float, ptr %v2382, align 4
  %v2386 = load float, ptr %v2383, align 4
  %v2387 = call float @llvm.fma.f32(float %v2385, float %v2386, float %v2381)
  %v2388 = getelementptr [1 x i8], ptr %v2382, i64 4
  %v2389 = mul i64 %v173, 4
  %v2390 = getelementptr [1 x i8], ptr %v2383, i64 %v2389
  %v2391 = fcmp olt float %v2385, 0x0000000000000000
  %v2392 = xor i1 %v2391, true
  %v2393 = select i1 %v2392, float %v2387, float %v2381
  %v2394 = add i64 %v2380, 1
  br label %head2379
end2379:
  store float %v2381, ptr %v2376, align 4
  %v2395 = add i64 %v2374, 1
  br label %head2373
end2373:
  %v2396 = add i64 %v2331, 1
  br label %head2330
end2330:
  br label %head2397
head2397:
  %v2398 = phi i64 [ 0, %end2330 ], [ %v2755, %end2679 ]
  %v2399 = phi i64 [ %v177, %end2330 ], [ %v2754, %end2679 ]
  %v2400 = icmp slt i64 %v2398, %v171
  br i1 %v2400, label %body2397, label %end2397
body2397:
  %v2401 = and i64 %v177, -64
  br label %head2402
head2402:
  %v2403 = phi i64 [ 0, %body2397 ], [ %v2661, %body2402 ]
  %v2404 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2450, %body2402 ]
  %v2405 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2464, %body2402 ]
  %v2406 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2478, %body2402 ]
  %v2407 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2492, %body2402 ]
  %v2408 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2506, %body2402 ]
  %v2409 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2520, %body2402 ]
  %v2410 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2534, %body2402 ]
  %v2411 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2548, %body2402 ]
  %v2412 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2562, %body2402 ]
  %v2413 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2576, %body2402 ]
  %v2414 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2590, %body2402 ]
  %v2415 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2604, %body2402 ]
  %v2416 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2618, %body2402 ]
  %v2417 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2632, %body2402 ]
  %v2418 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2646, %body2402 ]
  %v2419 = phi <4 x i32> [ splat (i32 2147483647), %body2397 ], [ %v2660, %body2402 ]
  %v2420 = icmp slt i64 %v2403, %v2401
  br i1 %v2420, label %body2402, label %end2402
body2402:
  %v2421 = add i64 %v2403, 0
  %v2422 = add i64 %v2403, 4
  %v2423 = add i64 %v2403, 8
  %v2424 = add i64 %v2403, 12
  %v2425 = add i64 %v2403, 16
  %v2426 = add i64 %v2403, 20
  %v2427 = add i64 %v2403, 24
  %v2428 = add i64 %v2403, 28
  %v2429 = add i64 %v2403, 32
  %v2430 = add i64 %v2403, 36
  %v2431 = add i64 %v2403, 40
  %v2432 = add i64 %v2403, 44
  %v2433 = add i64 %v2403, 48
  %v2434 = add i64 %v2403, 52
  %v2435 = add i64 %v2403, 56
  %v2436 = add i64 %v2403, 60
  %v2437 = add i64 %v200, %v2421
  %v2438 = add i64 %v200, %v177
  %v2439 = mul i64 %v2398, %v2438
  %v2440 = add i64 %v2439, %v2437
  %v2441 = getelementptr [4 x i8], ptr %v165, i64 %v2440
  %v2442 = load <4 x float>, ptr %v2441, align 4
  %v2443 = fcmp oeq <4 x float> %v2442, splat (float 0xFFF0000000000000)
  %v2444 = trunc i64 %v2421 to i32
  %v2445 = insertelement <4 x i32> poison, i32 %v2444, i32 0
  %v2446 = shufflevector <4 x i32> %v2445, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2447 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2446
  %v2448 = select <4 x i1> %v2443, <4 x i32> %v2447, <4 x i32> splat (i32 2147483647)
  %v2449 = icmp slt <4 x i32> %v2404, %v2448
  %v2450 = select <4 x i1> %v2449, <4 x i32> %v2404, <4 x i32> %v2448
  %v2451 = add i64 %v200, %v2422
  %v2452 = add i64 %v200, %v177
  %v2453 = mul i64 %v2398, %v2452
  %v2454 = add i64 %v2453, %v2451
  %v2455 = getelementptr [4 x i8], ptr %v165, i64 %v2454
  %v2456 = load <4 x float>, ptr %v2455, align 4
  %v2457 = fcmp oeq <4 x float> %v2456, splat (float 0xFFF0000000000000)
  %v2458 = trunc i64 %v2422 to i32
  %v2459 = insertelement <4 x i32> poison, i32 %v2458, i32 0
  %v2460 = shufflevector <4 x i32> %v2459, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2461 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2460
  %v2462 = select <4 x i1> %v2457, <4 x i32> %v2461, <4 x i32> splat (i32 2147483647)
  %v2463 = icmp slt <4 x i32> %v2405, %v2462
  %v2464 = select <4 x i1> %v2463, <4 x i32> %v2405, <4 x i32> %v2462
  %v2465 = add i64 %v200, %v2423
  %v2466 = add i64 %v200, %v177
  %v2467 = mul i64 %v2398, %v2466
  %v2468 = add i64 %v2467, %v2465
  %v2469 = getelementptr [4 x i8], ptr %v165, i64 %v2468
  %v2470 = load <4 x float>, ptr %v2469, align 4
  %v2471 = fcmp oeq <4 x float> %v2470, splat (float 0xFFF0000000000000)
  %v2472 = trunc i64 %v2423 to i32
  %v2473 = insertelement <4 x i32> poison, i32 %v2472, i32 0
  %v2474 = shufflevector <4 x i32> %v2473, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2475 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2474
  %v2476 = select <4 x i1> %v2471, <4 x i32> %v2475, <4 x i32> splat (i32 2147483647)
  %v2477 = icmp slt <4 x i32> %v2406, %v2476
  %v2478 = select <4 x i1> %v2477, <4 x i32> %v2406, <4 x i32> %v2476
  %v2479 = add i64 %v200, %v2424
  %v2480 = add i64 %v200, %v177
  %v2481 = mul i64 %v2398, %v2480
  %v2482 = add i64 %v2481, %v2479
  %v2483 = getelementptr [4 x i8], ptr %v165, i64 %v2482
  %v2484 = load <4 x float>, ptr %v2483, align 4
  %v2485 = fcmp oeq <4 x float> %v2484, splat (float 0xFFF0000000000000)
  %v2486 = trunc i64 %v2424 to i32
  %v2487 = insertelement <4 x i32> poison, i32 %v2486, i32 0
  %v2488 = shufflevector <4 x i32> %v2487, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2489 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2488
  %v2490 = select <4 x i1> %v2485, <4 x i32> %v2489, <4 x i32> splat (i32 2147483647)
  %v2491 = icmp slt <4 x i32> %v2407, %v2490
  %v2492 = select <4 x i1> %v2491, <4 x i32> %v2407, <4 x i32> %v2490
  %v2493 = add i64 %v200, %v2425
  %v2494 = add i64 %v200, %v177
  %v2495 = mul i64 %v2398, %v2494
  %v2496 = add i64 %v2495, %v2493
  %v2497 = getelementptr [4 x i8], ptr %v165, i64 %v2496
  %v2498 = load <4 x float>, ptr %v2497, align 4
  %v2499 = fcmp oeq <4 x float> %v2498, splat (float 0xFFF0000000000000)
  %v2500 = trunc i64 %v2425 to i32
  %v2501 = insertelement <4 x i32> poison, i32 %v2500, i32 0
  %v2502 = shufflevector <4 x i32> %v2501, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2503 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2502
  %v2504 = select <4 x i1> %v2499, <4 x i32> %v2503, <4 x i32> splat (i32 2147483647)
  %v2505 = icmp slt <4 x i32> %v2408, %v2504
  %v2506 = select <4 x i1> %v2505, <4 x i32> %v2408, <4 x i32> %v2504
  %v2507 = add i64 %v200, %v2426
  %v2508 = add i64 %v200, %v177
  %v2509 = mul i64 %v2398, %v2508
  %v2510 = add i64 %v2509, %v2507
  %v2511 = getelementptr [4 x i8], ptr %v165, i64 %v2510
  %v2512 = load <4 x float>, ptr %v2511, align 4
  %v2513 = fcmp oeq <4 x float> %v2512, splat (float 0xFFF0000000000000)
  %v2514 = trunc i64 %v2426 to i32
  %v2515 = insertelement <4 x i32> poison, i32 %v2514, i32 0
  %v2516 = shufflevector <4 x i32> %v2515, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2517 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2516
  %v2518 = select <4 x i1> %v2513, <4 x i32> %v2517, <4 x i32> splat (i32 2147483647)
  %v2519 = icmp slt <4 x i32> %v2409, %v2518
  %v2520 = select <4 x i1> %v2519, <4 x i32> %v2409, <4 x i32> %v2518
  %v2521 = add i64 %v200, %v2427
  %v2522 = add i64 %v200, %v177
  %v2523 = mul i64 %v2398, %v2522
  %v2524 = add i64 %v2523, %v2521
  %v2525 = getelementptr [4 x i8], ptr %v165, i64 %v2524
  %v2526 = load <4 x float>, ptr %v2525, align 4
  %v2527 = fcmp oeq <4 x float> %v2526, splat (float 0xFFF0000000000000)
  %v2528 = trunc i64 %v2427 to i32
  %v2529 = insertelement <4 x i32> poison, i32 %v2528, i32 0
  %v2530 = shufflevector <4 x i32> %v2529, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2531 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2530
  %v2532 = select <4 x i1> %v2527, <4 x i32> %v2531, <4 x i32> splat (i32 2147483647)
  %v2533 = icmp slt <4 x i32> %v2410, %v2532
  %v2534 = select <4 x i1> %v2533, <4 x i32> %v2410, <4 x i32> %v2532
  %v2535 = add i64 %v200, %v2428
  %v2536 = add i64 %v200, %v177
  %v2537 = mul i64 %v2398, %v2536
  %v2538 = add i64 %v2537, %v2535
  %v2539 = getelementptr [4 x i8], ptr %v165, i64 %v2538
  %v2540 = load <4 x float>, ptr %v2539, align 4
  %v2541 = fcmp oeq <4 x float> %v2540, splat (float 0xFFF0000000000000)
  %v2542 = trunc i64 %v2428 to i32
  %v2543 = insertelement <4 x i32> poison, i32 %v2542, i32 0
  %v2544 = shufflevector <4 x i32> %v2543, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2545 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2544
  %v2546 = select <4 x i1> %v2541, <4 x i32> %v2545, <4 x i32> splat (i32 2147483647)
  %v2547 = icmp slt <4 x i32> %v2411, %v2546
  %v2548 = select <4 x i1> %v2547, <4 x i32> %v2411, <4 x i32> %v2546
  %v2549 = add i64 %v200, %v2429
  %v2550 = add i64 %v200, %v177
  %v2551 = mul i64 %v2398, %v2550
  %v2552 = add i64 %v2551, %v2549
  %v2553 = getelementptr [4 x i8], ptr %v165, i64 %v2552
  %v2554 = load <4 x float>, ptr %v2553, align 4
  %v2555 = fcmp oeq <4 x float> %v2554, splat (float 0xFFF0000000000000)
  %v2556 = trunc i64 %v2429 to i32
  %v2557 = insertelement <4 x i32> poison, i32 %v2556, i32 0
  %v2558 = shufflevector <4 x i32> %v2557, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2559 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2558
  %v2560 = select <4 x i1> %v2555, <4 x i32> %v2559, <4 x i32> splat (i32 2147483647)
  %v2561 = icmp slt <4 x i32> %v2412, %v2560
  %v2562 = select <4 x i1> %v2561, <4 x i32> %v2412, <4 x i32> %v2560
  %v2563 = add i64 %v200, %v2430
  %v2564 = add i64 %v200, %v177
  %v2565 = mul i64 %v2398, %v2564
  %v2566 = add i64 %v2565, %v2563
  %v2567 = getelementptr [4 x i8], ptr %v165, i64 %v2566
  %v2568 = load <4 x float>, ptr %v2567, align 4
  %v2569 = fcmp oeq <4 x float> %v2568, splat (float 0xFFF0000000000000)
  %v2570 = trunc i64 %v2430 to i32
  %v2571 = insertelement <4 x i32> poison, i32 %v2570, i32 0
  %v2572 = shufflevector <4 x i32> %v2571, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2573 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2572
  %v2574 = select <4 x i1> %v2569, <4 x i32> %v2573, <4 x i32> splat (i32 2147483647)
  %v2575 = icmp slt <4 x i32> %v2413, %v2574
  %v2576 = select <4 x i1> %v2575, <4 x i32> %v2413, <4 x i32> %v2574
  %v2577 = add i64 %v200, %v2431
  %v2578 = add i64 %v200, %v177
  %v2579 = mul i64 %v2398, %v2578
  %v2580 = add i64 %v2579, %v2577
  %v2581 = getelementptr [4 x i8], ptr %v165, i64 %v2580
  %v2582 = load <4 x float>, ptr %v2581, align 4
  %v2583 = fcmp oeq <4 x float> %v2582, splat (float 0xFFF0000000000000)
  %v2584 = trunc i64 %v2431 to i32
  %v2585 = insertelement <4 x i32> poison, i32 %v2584, i32 0
  %v2586 = shufflevector <4 x i32> %v2585, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2587 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2586
  %v2588 = select <4 x i1> %v2583, <4 x i32> %v2587, <4 x i32> splat (i32 2147483647)
  %v2589 = icmp slt <4 x i32> %v2414, %v2588
  %v2590 = select <4 x i1> %v2589, <4 x i32> %v2414, <4 x i32> %v2588
  %v2591 = add i64 %v200, %v2432
  %v2592 = add i64 %v200, %v177
  %v2593 = mul i64 %v2398, %v2592
  %v2594 = add i64 %v2593, %v2591
  %v2595 = getelementptr [4 x i8], ptr %v165, i64 %v2594
  %v2596 = load <4 x float>, ptr %v2595, align 4
  %v2597 = fcmp oeq <4 x float> %v2596, splat (float 0xFFF0000000000000)
  %v2598 = trunc i64 %v2432 to i32
  %v2599 = insertelement <4 x i32> poison, i32 %v2598, i32 0
  %v2600 = shufflevector <4 x i32> %v2599, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2601 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2600
  %v2602 = select <4 x i1> %v2597, <4 x i32> %v2601, <4 x i32> splat (i32 2147483647)
  %v2603 = icmp slt <4 x i32> %v2415, %v2602
  %v2604 = select <4 x i1> %v2603, <4 x i32> %v2415, <4 x i32> %v2602
  %v2605 = add i64 %v200, %v2433
  %v2606 = add i64 %v200, %v177
  %v2607 = mul i64 %v2398, %v2606
  %v2608 = add i64 %v2607, %v2605
  %v2609 = getelementptr [4 x i8], ptr %v165, i64 %v2608
  %v2610 = load <4 x float>, ptr %v2609, align 4
  %v2611 = fcmp oeq <4 x float> %v2610, splat (float 0xFFF0000000000000)
  %v2612 = trunc i64 %v2433 to i32
  %v2613 = insertelement <4 x i32> poison, i32 %v2612, i32 0
  %v2614 = shufflevector <4 x i32> %v2613, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2615 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2614
  %v2616 = select <4 x i1> %v2611, <4 x i32> %v2615, <4 x i32> splat (i32 2147483647)
  %v2617 = icmp slt <4 x i32> %v2416, %v2616
  %v2618 = select <4 x i1> %v2617, <4 x i32> %v2416, <4 x i32> %v2616
  %v2619 = add i64 %v200, %v2434
  %v2620 = add i64 %v200, %v177
  %v2621 = mul i64 %v2398, %v2620
  %v2622 = add i64 %v2621, %v2619
  %v2623 = getelementptr [4 x i8], ptr %v165, i64 %v2622
  %v2624 = load <4 x float>, ptr %v2623, align 4
  %v2625 = fcmp oeq <4 x float> %v2624, splat (float 0xFFF0000000000000)
  %v2626 = trunc i64 %v2434 to i32
  %v2627 = insertelement <4 x i32> poison, i32 %v2626, i32 0
  %v2628 = shufflevector <4 x i32> %v2627, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2629 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2628
  %v2630 = select <4 x i1> %v2625, <4 x i32> %v2629, <4 x i32> splat (i32 2147483647)
  %v2631 = icmp slt <4 x i32> %v2417, %v2630
  %v2632 = select <4 x i1> %v2631, <4 x i32> %v2417, <4 x i32> %v2630
  %v2633 = add i64 %v200, %v2435
  %v2634 = add i64 %v200, %v177
  %v2635 = mul i64 %v2398, %v2634
  %v2636 = add i64 %v2635, %v2633
  %v2637 = getelementptr [4 x i8], ptr %v165, i64 %v2636
  %v2638 = load <4 x float>, ptr %v2637, align 4
  %v2639 = fcmp oeq <4 x float> %v2638, splat (float 0xFFF0000000000000)
  %v2640 = trunc i64 %v2435 to i32
  %v2641 = insertelement <4 x i32> poison, i32 %v2640, i32 0
  %v2642 = shufflevector <4 x i32> %v2641, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2643 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2642
  %v2644 = select <4 x i1> %v2639, <4 x i32> %v2643, <4 x i32> splat (i32 2147483647)
  %v2645 = icmp slt <4 x i32> %v2418, %v2644
  %v2646 = select <4 x i1> %v2645, <4 x i32> %v2418, <4 x i32> %v2644
  %v2647 = add i64 %v200, %v2436
  %v2648 = add i64 %v200, %v177
  %v2649 = mul i64 %v2398, %v2648
  %v2650 = add i64 %v2649, %v2647
  %v2651 = getelementptr [4 x i8], ptr %v165, i64 %v2650
  %v2652 = load <4 x float>, ptr %v2651, align 4
  %v2653 = fcmp oeq <4 x float> %v2652, splat (float 0xFFF0000000000000)
  %v2654 = trunc i64 %v2436 to i32
  %v2655 = insertelement <4 x i32> poison, i32 %v2654, i32 0
  %v2656 = shufflevector <4 x i32> %v2655, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2657 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2656
  %v2658 = select <4 x i1> %v2653, <4 x i32> %v2657, <4 x i32> splat (i32 2147483647)
  %v2659 = icmp slt <4 x i32> %v2419, %v2658
  %v2660 = select <4 x i1> %v2659, <4 x i32> %v2419, <4 x i32> %v2658
  %v2661 = add i64 %v2403, 64
  br label %head2402
end2402:
  %v2662 = and i64 %v177, -64
  %v2663 = getelementptr [4 x i8], ptr %scratch4, i64 0
  %v2664 = getelementptr [4 x i8], ptr %scratch4, i64 4
  %v2665 = getelementptr [4 x i8], ptr %scratch4, i64 8
  %v2666 = getelementptr [4 x i8], ptr %scratch4, i64 12
  %v2667 = getelementptr [4 x i8], ptr %scratch4, i64 16
  %v2668 = getelementptr [4 x i8], ptr %scratch4, i64 20
  %v2669 = getelementptr [4 x i8], ptr %scratch4, i64 24
  %v2670 = getelementptr [4 x i8], ptr %scratch4, i64 28
  %v2671 = getelementptr [4 x i8], ptr %scratch4, i64 32
  %v2672 = getelementptr [4 x i8], ptr %scratch4, i64 36
  %v2673 = getelementptr [4 x i8], ptr %scratch4, i64 40
  %v2674 = getelementptr [4 x i8], ptr %scratch4, i64 44
  %v2675 = getelementptr [4 x i8], ptr %scratch4, i64 48
  %v2676 = getelementptr [4 x i8], ptr %scratch4, i64 52
  %v2677 = getelementptr [4 x i8], ptr %scratch4, i64 56
  %v2678 = getelementptr [4 x i8], ptr %scratch4, i64 60
  store <4 x i32> %v2404, ptr %v2663, align 4
  store <4 x i32> %v2405, ptr %v2664, align 4
  store <4 x i32> %v2406, ptr %v2665, align 4
  store <4 x i32> %v2407, ptr %v2666, align 4
  store <4 x i32> %v2408, ptr %v2667, align 4
  store <4 x i32> %v2409, ptr %v2668, align 4
  store <4 x i32> %v2410, ptr %v2669, align 4
  store <4 x i32> %v2411, ptr %v2670, align 4
  store <4 x i32> %v2412, ptr %v2671, align 4
  store <4 x i32> %v2413, ptr %v2672, align 4
  store <4 x i32> %v2414, ptr %v2673, align 4
  store <4 x i32> %v2415, ptr %v2674, align 4
  store <4 x i32> %v2416, ptr %v2675, align 4
  store <4 x i32> %v2417, ptr %v2676, align 4
  store <4 x i32> %v2418, ptr %v2677, align 4
  store <4 x i32> %v2419, ptr %v2678, align 4
  br label %head2679
head2679:
  %v2680 = phi i64 [ %v2662, %end2402 ], [ %v2697, %body2679 ]
  %v2681 = icmp slt i64 %v2680, %v177
  br i1 %v2681, label %body2679, label %end2679
body2679:
  %v2682 = sub i64 %v2680, %v2662
  %v2683 = getelementptr [4 x i8], ptr %scratch4, i64 %v2682
  %v2684 = load i32, ptr %v2683, align 4
  %v2685 = add i64 %v200, %v2680
  %v2686 = add i64 %v200, %v177
  %v2687 = mul i64 %v2398, %v2686
  %v2688 = add i64 %v2687, %v2685
  %v2689 = getelementptr [4 x i8], ptr %v165, i64 %v2688
  %v2690 = load float, ptr %v2689, align 4
  %v2691 = fcmp oeq float %v2690, 0xFFF0000000000000
  %v2692 = trunc i64 %v2680 to i32
  %v2693 = add i32 0, %v2692
  %v2694 = select i1 %v2691, i32 %v2693, i32 2147483647
  %v2695 = icmp slt i32 %v2684, %v2694
  %v2696 = select i1 %v2695, i32 %v2684, i32 %v2694
  store i32 %v2696, ptr %v2683, align 4
  %v2697 = add i64 %v2680, 1
  br label %head2679
end2679:
  %v2698 = load <4 x i32>, ptr %v2663, align 4
  %v2699 = load <4 x i32>, ptr %v2664, align 4
  %v2700 = load <4 x i32>, ptr %v2665, align 4
  %v2701 = load <4 x i32>, ptr %v2666, align 4
  %v2702 = load <4 x i32>, ptr %v2667, align 4
  %v2703 = load <4 x i32>, ptr %v2668, align 4
  %v2704 = load <4 x i32>, ptr %v2669, align 4
  %v2705 = load <4 x i32>, ptr %v2670, align 4
  %v2706 = load <4 x i32>, ptr %v2671, align 4
  %v2707 = load <4 x i32>, ptr %v2672, align 4
  %v2708 = load <4 x i32>, ptr %v2673, align 4
  %v2709 = load <4 x i32>, ptr %v2674, align 4
  %v2710 = load <4 x i32>, ptr %v2675, align 4
  %v2711 = load <4 x i32>, ptr %v2676, align 4
  %v2712 = load <4 x i32>, ptr %v2677, align 4
  %v2713 = load <4 x i32>, ptr %v2678, align 4
  %v2714 = icmp slt <4 x i32> %v2698, %v2706
  %v2715 = select <4 x i1> %v2714, <4 x i32> %v2698, <4 x i32> %v2706
  %v2716 = icmp slt <4 x i32> %v2699, %v2707
  %v2717 = select <4 x i1> %v2716, <4 x i32> %v2699, <4 x i32> %v2707
  %v2718 = icmp slt <4 x i32> %v2700, %v2708
  %v2719 = select <4 x i1> %v2718, <4 x i32> %v2700, <4 x i32> %v2708
  %v2720 = icmp slt <4 x i32> %v2701, %v2709
  %v2721 = select <4 x i1> %v2720, <4 x i32> %v2701, <4 x i32> %v2709
  %v2722 = icmp slt <4 x i32> %v2702, %v2710
  %v2723 = select <4 x i1> %v2722, <4 x i32> %v2702, <4 x i32> %v2710
  %v2724 = icmp slt <4 x i32> %v2703, %v2711
  %v2725 = select <4 x i1> %v2724, <4 x i32> %v2703, <4 x i32> %v2711
  %v2726 = icmp slt <4 x i32> %v2704, %v2712
  %v2727 = select <4 x i1> %v2726, <4 x i32> %v2704, <4 x i32> %v2712
  %v2728 = icmp slt <4 x i32> %v2705, %v2713
  %v2729 = select <4 x i1> %v2728, <4 x i32> %v2705, <4 x i32> %v2713
  %v2730 = icmp slt <4 x i32> %v2715, %v2723
  %v2731 = select <4 x i1> %v2730, <4 x i32> %v2715, <4 x i32> %v2723
  %v2732 = icmp slt <4 x i32> %v2717, %v2725
  %v2733 = select <4 x i1> %v2732, <4 x i32> %v2717, <4 x i32> %v2725
  %v2734 = icmp slt <4 x i32> %v2719, %v2727
  %v2735 = select <4 x i1> %v2734, <4 x i32> %v2719, <4 x i32> %v2727
  %v2736 = icmp slt <4 x i32> %v2721, %v2729
  %v2737 = select <4 x i1> %v2736, <4 x i32> %v2721, <4 x i32> %v2729
  %v2738 = icmp slt <4 x i32> %v2731, %v2735
  %v2739 = select <4 x i1> %v2738, <4 x i32> %v2731, <4 x i32> %v2735
  %v2740 = icmp slt <4 x i32> %v2733, %v2737
  %v2741 = select <4 x i1> %v2740, <4 x i32> %v2733, <4 x i32> %v2737
  %v2742 = icmp slt <4 x i32> %v2739, %v2741
  %v2743 = select <4 x i1> %v2742, <4 x i32> %v2739, <4 x i32> %v2741
  %v2744 = shufflevector <4 x i32> %v2743, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v2745 = shufflevector <4 x i32> %v2743, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v2746 = icmp slt <2 x i32> %v2744, %v2745
  %v2747 = select <2 x i1> %v2746, <2 x i32> %v2744, <2 x i32> %v2745
  %v2748 = extractelement <2 x i32> %v2747, i32 0
  %v2749 = extractelement <2 x i32> %v2747, i32 1
  %v2750 = icmp slt i32 %v2748, %v2749
  %v2751 = select i1 %v2750, i32 %v2748, i32 %v2749
  %v2752 = sext i32 %v2751 to i64
  %v2753 = icmp slt i64 %v2399, %v2752
  %v2754 = select i1 %v2753, i64 %v2399, i64 %v2752
  %v2755 = add i64 %v2398, 1
  br label %head2397
end2397:
  %v2756 = mul i64 %v208, 4
  br label %head2757
head2757:
  %v2758 = phi i64 [ 0, %end2397 ], [ %v2775, %body2757 ]
  %v2759 = icmp slt i64 %v2758, %v173
  br i1 %v2759, label %body2757, label %end2757
body2757:
  %v2760 = sub i64 %v173, %v2758
  %v2761 = getelementptr [4 x i8], ptr %v204, i64 %v2758
  %v2762 = mul i64 %v173, 4
  %v2763 = getelementptr [4 x i8], ptr %v206, i64 %v200
  %v2764 = mul i64 %v2756, 0
  %v2765 = getelementptr [1 x i8], ptr %v2763, i64 %v2764
  %v2766 = mul i64 %v173, 4
  %v2767 = mul i64 %v2766, 0
  %v2768 = getelementptr [1 x i8], ptr %v189, i64 %v2767
  %v2769 = getelementptr [4 x i8], ptr %v2768, i64 %v2758
  %v2770 = mul i64 %v173, 4
  %v2771 = mul i64 %v2770, 16
  %v2772 = getelementptr [1 x i8], ptr %v2761, i64 %v2771
  %v2773 = icmp slt i64 %v2760, 32
  %v2774 = select i1 %v2773, ptr @tile2, ptr @tile2
  call void %v2774(ptr %v2765, i64 %v2756, ptr %v2761, i64 %v2762, ptr %v2769, i64 %v2762, i64 %v2399, i64 0, i64 %v2760, ptr %v2772, i64 %v2762)
  %v2775 = add i64 %v2758, 32
  br label %head2757
end2757:
  %v2776 = mul i64 %v208, 4
  %v2777 = mul i64 %v173, 4
  %v2778 = mul i64 %v2777, %v2399
  %v2779 = getelementptr [1 x i8], ptr %v204, i64 %v2778
  br label %head2780
head2780:
  %v2781 = phi i64 [ 0, %end2757 ], [ %v2846, %end2823 ]
  %v2782 = icmp slt i64 %v2781, 2
  br i1 %v2782, label %body2780, label %end2780
body2780:
  %v2783 = add i64 %v200, %v2399
  %v2784 = sub i64 %v177, %v2399
  %v2785 = mul i64 %v208, 4
  %v2786 = getelementptr [4 x i8], ptr %v206, i64 %v2783
  %v2787 = mul i64 %v2785, %v2781
  %v2788 = getelementptr [1 x i8], ptr %v2786, i64 %v2787
  %v2789 = mul i64 %v173, 4
  %v2790 = mul i64 %v2789, %v2781
  %v2791 = getelementptr [1 x i8], ptr %v189, i64 %v2790
  %v2792 = sub i64 %v173, 0
  %v2793 = and i64 %v2792, -16
  %v2794 = add i64 0, %v2793
  br label %head2795
head2795:
  %v2796 = phi i64 [ 0, %body2780 ], [ %v2822, %end2802 ]
  %v2797 = icmp slt i64 %v2796, %v2794
  br i1 %v2797, label %body2795, label %end2795
body2795:
  %v2798 = add i64 %v2796, 0
  %v2799 = getelementptr [4 x i8], ptr %v2791, i64 %v2798
  %v2800 = getelementptr [4 x i8], ptr %v2779, i64 %v2798
  %v2801 = load <16 x float>, ptr %v2799, align 4
  br label %head2802
head2802:
  %v2803 = phi i64 [ 0, %body2795 ], [ %v2821, %body2802 ]
  %v2804 = phi <16 x float> [ %v2801, %body2795 ], [ %v2820, %body2802 ]
  %v2805 = phi ptr [ %v2788, %body2795 ], [ %v2813, %body2802 ]
  %v2806 = phi ptr [ %v2800, %body2795 ], [ %v2815, %body2802 ]
  %v2807 = icmp slt i64 %v2803, %v2784
  br i1 %v2807, label %body2802, label %end2802
body2802:
  %v2808 = load float, ptr %v2805, align 4
  %v2809 = load <16 x float>, ptr %v2806, align 4
  %v2810 = insertelement <16 x float> poison, float %v2808, i32 0
  %v2811 = shufflevector <16 x float> %v2810, <16 x float> poison, <16 x i32> zeroinitializer
  %v2812 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2811, <16 x float> %v2809, <16 x float> %v2804)
  %v2813 = getelementptr [1 x i8], ptr %v2805, i64 4
  %v2814 = mul i64 %v173, 4
  %v2815 = getelementptr [1 x i8], ptr %v2806, i64 %v2814
  %v2816 = fcmp olt float %v2808, 0x0000000000000000
  %v2817 = xor i1 %v2816, true
  %v2818 = insertelement <16 x i1> poison, i1 %v2817, i32 0
  %v2819 = shufflevector <16 x i1> %v2818, <16 x i1> poison, <16 x i32> zeroinitializer
  %v2820 = select <16 x i1> %v2819, <16 x float> %v2812, <16 x float> %v2804
  %v2821 = add i64 %v2803, 1
  br label %head2802
end2802:
  store <16 x float> %v2804, ptr %v2799, align 4
  %v2822 = add i64 %v2796, 16
  br label %head2795
end2795:
  br label %head2823
head2823:
  %v2824 = phi i64 [ %v2794, %end2795 ], [ %v2845, %end2829 ]
  %v2825 = icmp slt i64 %v2824, %v173
  br i1 %v2825, label %body2823, label %end2823
body2823:
  %v2826 = getelementptr [4 x i8], ptr %v2791, i64 %v2824
  %v2827 = getelementptr [4 x i8], ptr %v2779, i64 %v2824
  %v2828 = load float, ptr %v2826, align 4
  br label %head2829
head2829:
  %v2830 = phi i64 [ 0, %body2823 ], [ %v2844, %body2829 ]
  %v2831 = phi float [ %v2828, %body2823 ], [ %v2843, %body2829 ]
  %v2832 = phi ptr [ %v2788, %body2823 ], [ %v2838, %body2829 ]
  %v2833 = phi ptr [ %v2827, %body2823 ], [ %v2840, %body2829 ]
  %v2834 = icmp slt i64 %v2830, %v2784
  br i1 %v2834, label %body2829, label %end2829
body2829:
  %v2835 = load float, ptr %v2832, align 4
  %v2836 = load float, ptr %v2833, align 4
  %v2837 = call float @llvm.fma.f32(float %v2835, float %v2836, float %v2831)
  %v2838 = getelementptr [1 x i8], ptr %v2832, i64 4
  %v2839 = mul i64 %v173, 4
  %v2840 = getelementptr [1 x i8], ptr %v2833, i64 %v2839
  %v2841 = fcmp olt float %v2835, 0x0000000000000000
  %v2842 = xor i1 %v2841, true
  %v2843 = select i1 %v2842, float %v2837, float %v2831
  %v2844 = add i64 %v2830, 1
  br label %head2829
end2829:
  store float %v2831, ptr %v2826, align 4
  %v2845 = add i64 %v2824, 1
  br label %head2823
end2823:
  %v2846 = add i64 %v2781, 1
  br label %head2780
end2780:
  %v2847 = mul i64 %v190, %v192
  %v2848 = getelementptr [4 x i8], ptr %v167, i64 %v2847
  %v2849 = sub i64 %v190, 0
  %v2850 = and i64 %v2849, -4
  %v2851 = add i64 0, %v2850
  br label %head2852
head2852:
  %v2853 = phi i64 [ 0, %end2780 ], [ %v2859, %body2852 ]
  %v2854 = icmp slt i64 %v2853, %v2851
  br i1 %v2854, label %body2852, label %end2852
body2852:
  %v2855 = add i64 %v2853, 0
  %v2856 = getelementptr [4 x i8], ptr %v189, i64 %v2855
  %v2857 = load <4 x float>, ptr %v2856, align 4
  %v2858 = getelementptr [4 x i8], ptr %v2848, i64 %v2855
  store <4 x float> %v2857, ptr %v2858, align 4
  %v2859 = add i64 %v2853, 4
  br label %head2852
end2852:
  br label %head2860
head2860:
  %v2861 = phi i64 [ %v2851, %end2852 ], [ %v2866, %body2860 ]
  %v2862 = icmp slt i64 %v2861, %v190
  br i1 %v2862, label %body2860, label %end2860
body2860:
  %v2863 = getelementptr [4 x i8], ptr %v189, i64 %v2861
  %v2864 = load float, ptr %v2863, align 4
  %v2865 = getelementptr [4 x i8], ptr %v2848, i64 %v2861
  store float %v2864, ptr %v2865, align 4
  %v2866 = add i64 %v2861, 1
  br label %head2860
end2860:
  %v2867 = add i64 %v192, 1
  br label %head191
end191:
  ret void
}
