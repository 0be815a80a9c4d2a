declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32 immarg)
declare <64 x float> @llvm.fma.v64f32(<64 x float>, <64 x float>, <64 x float>)
declare <64 x float> @llvm.masked.load.v64f32.p0(ptr, i32, <64 x i1>, <64 x float>)
declare i1 @llvm.vector.reduce.or.v16i1(<16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.masked.store.v64f32.p0(<64 x float>, ptr, i32, <64 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @tile2(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v1 = mul i64 %given1, 2
  %v2 = mul i64 %given5, 0
  %v3 = getelementptr [1 x i8], ptr %given4, i64 %v2
  %v4 = mul i64 %given5, 1
  %v5 = getelementptr [1 x i8], ptr %given4, i64 %v4
  %v6 = getelementptr [1 x i8], ptr %v3, i64 256
  call void @llvm.prefetch.p0(ptr %v6, i32 1, i32 3, i32 1)
  %v7 = getelementptr [1 x i8], ptr %v3, i64 320
  call void @llvm.prefetch.p0(ptr %v7, i32 1, i32 3, i32 1)
  %v8 = getelementptr [1 x i8], ptr %v3, i64 384
  call void @llvm.prefetch.p0(ptr %v8, i32 1, i32 3, i32 1)
  %v9 = getelementptr [1 x i8], ptr %v3, i64 448
  call void @llvm.prefetch.p0(ptr %v9, i32 1, i32 3, i32 1)
  %v10 = getelementptr [1 x i8], ptr %v5, i64 256
  call void @llvm.prefetch.p0(ptr %v10, i32 1, i32 3, i32 1)
  %v11 = getelementptr [1 x i8], ptr %v5, i64 320
  call void @llvm.prefetch.p0(ptr %v11, i32 1, i32 3, i32 1)
  %v12 = getelementptr [1 x i8], ptr %v5, i64 384
  call void @llvm.prefetch.p0(ptr %v12, i32 1, i32 3, i32 1)
  %v13 = getelementptr [1 x i8], ptr %v5, i64 448
  call void @llvm.prefetch.p0(ptr %v13, i32 1, i32 3, i32 1)
  %v14 = icmp ne i64 %given7, 0
  br i1 %v14, label %yes15, label %no15
yes15:
  br label %joined15
no15:
  %v16 = getelementptr [1 x i8], ptr %v3, i64 0
  %v17 = getelementptr [1 x i8], ptr %v3, i64 64
  %v18 = getelementptr [1 x i8], ptr %v3, i64 128
  %v19 = getelementptr [1 x i8], ptr %v3, i64 192
  %v20 = getelementptr [1 x i8], ptr %v5, i64 0
  %v21 = getelementptr [1 x i8], ptr %v5, i64 64
  %v22 = getelementptr [1 x i8], ptr %v5, i64 128
  %v23 = getelementptr [1 x i8], ptr %v5, i64 192
  %v24 = load <16 x float>, ptr %v16, align 4
  %v25 = load <16 x float>, ptr %v17, align 4
  %v26 = load <16 x float>, ptr %v18, align 4
  %v27 = load <16 x float>, ptr %v19, align 4
  %v28 = load <16 x float>, ptr %v20, align 4
  %v29 = load <16 x float>, ptr %v21, align 4
  %v30 = load <16 x float>, ptr %v22, align 4
  %v31 = load <16 x float>, ptr %v23, align 4
  br label %joined15
joined15:
  %v32 = phi <16 x float> [ splat (float 0x0000000000000000), %yes15 ], [ %v24, %no15 ]
  %v33 = phi <16 x float> [ splat (float 0x0000000000000000), %yes15 ], [ %v25, %no15 ]
  %v34 = phi <16 x float> [ splat (float 0x0000000000000000), %yes15 ], [ %v26, %no15 ]
  %v35 = phi <16 x float> [ splat (float 0x0000000000000000), %yes15 ], [ %v27, %no15 ]
  %v36 = phi <16 x float> [ splat (float 0x0000000000000000), %yes15 ], [ %v28, %no15 ]
  %v37 = phi <16 x float> [ splat (float 0x0000000000000000), %yes15 ], [ %v29, %no15 ]
  %v38 = phi <16 x float> [ splat (float 0x0000000000000000), %yes15 ], [ %v30, %no15 ]
  %v39 = phi <16 x float> [ splat (float 0x0000000000000000), %yes15 ], [ %v31, %no15 ]
  %v40 = mul i64 %given1, 0
  %v41 = getelementptr [1 x i8], ptr %given0, i64 %v40
  br label %head42
head42:
  %v43 = phi i64 [ 0, %joined15 ], [ %v89, %body42 ]
  %v44 = phi <16 x float> [ %v32, %joined15 ], [ %v69, %body42 ]
  %v45 = phi <16 x float> [ %v33, %joined15 ], [ %v70, %body42 ]
  %v46 = phi <16 x float> [ %v34, %joined15 ], [ %v82, %body42 ]
  %v47 = phi <16 x float> [ %v35, %joined15 ], [ %v83, %body42 ]
  %v48 = phi <16 x float> [ %v36, %joined15 ], [ %v75, %body42 ]
  %v49 = phi <16 x float> [ %v37, %joined15 ], [ %v76, %body42 ]
  %v50 = phi <16 x float> [ %v38, %joined15 ], [ %v84, %body42 ]
  %v51 = phi <16 x float> [ %v39, %joined15 ], [ %v85, %body42 ]
  %v52 = phi ptr [ %v41, %joined15 ], [ %v86, %body42 ]
  %v53 = phi ptr [ %given2, %joined15 ], [ %v87, %body42 ]
  %v54 = phi ptr [ %given9, %joined15 ], [ %v88, %body42 ]
  %v55 = icmp slt i64 %v43, %given6
  br i1 %v55, label %body42, label %end42
body42:
  %v56 = getelementptr [1 x i8], ptr %v54, i64 0
  call void @llvm.prefetch.p0(ptr %v56, i32 0, i32 3, i32 1)
  %v57 = getelementptr [1 x i8], ptr %v54, i64 64
  call void @llvm.prefetch.p0(ptr %v57, i32 0, i32 3, i32 1)
  %v58 = getelementptr [1 x i8], ptr %v54, i64 128
  call void @llvm.prefetch.p0(ptr %v58, i32 0, i32 3, i32 1)
  %v59 = getelementptr [1 x i8], ptr %v54, i64 192
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 3, i32 1)
  %v60 = getelementptr [1 x i8], ptr %v53, i64 0
  %v61 = getelementptr [1 x i8], ptr %v60, i64 0
  %v62 = load <16 x float>, ptr %v61, align 4
  %v63 = getelementptr [1 x i8], ptr %v60, i64 64
  %v64 = load <16 x float>, ptr %v63, align 4
  %v65 = getelementptr [1 x i8], ptr %v52, i64 0
  %v66 = load float, ptr %v65, align 4
  %v67 = insertelement <16 x float> poison, float %v66, i32 0
  %v68 = shufflevector <16 x float> %v67, <16 x float> poison, <16 x i32> zeroinitializer
  %v69 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v68, <16 x float> %v62, <16 x float> %v44)
  %v70 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v68, <16 x float> %v64, <16 x float> %v45)
  %v71 = getelementptr [1 x i8], ptr %v52, i64 %given1
  %v72 = load float, ptr %v71, align 4
  %v73 = insertelement <16 x float> poison, float %v72, i32 0
  %v74 = shufflevector <16 x float> %v73, <16 x float> poison, <16 x i32> zeroinitializer
  %v75 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v74, <16 x float> %v62, <16 x float> %v48)
  %v76 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v74, <16 x float> %v64, <16 x float> %v49)
  %v77 = getelementptr [1 x i8], ptr %v53, i64 128
  %v78 = getelementptr [1 x i8], ptr %v77, i64 0
  %v79 = load <16 x float>, ptr %v78, align 4
  %v80 = getelementptr [1 x i8], ptr %v77, i64 64
  %v81 = load <16 x float>, ptr %v80, align 4
  %v82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v68, <16 x float> %v79, <16 x float> %v46)
  %v83 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v68, <16 x float> %v81, <16 x float> %v47)
  %v84 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v74, <16 x float> %v79, <16 x float> %v50)
  %v85 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v74, <16 x float> %v81, <16 x float> %v51)
  %v86 = getelementptr [1 x i8], ptr %v52, i64 4
  %v87 = getelementptr [1 x i8], ptr %v53, i64 %given3
  %v88 = getelementptr [1 x i8], ptr %v54, i64 %given10
  %v89 = add i64 %v43, 1
  br label %head42
end42:
  %v90 = getelementptr [1 x i8], ptr %v3, i64 0
  %v91 = getelementptr [1 x i8], ptr %v3, i64 64
  %v92 = getelementptr [1 x i8], ptr %v3, i64 128
  %v93 = getelementptr [1 x i8], ptr %v3, i64 192
  %v94 = getelementptr [1 x i8], ptr %v5, i64 0
  %v95 = getelementptr [1 x i8], ptr %v5, i64 64
  %v96 = getelementptr [1 x i8], ptr %v5, i64 128
  %v97 = getelementptr [1 x i8], ptr %v5, i64 192
  store <16 x float> %v44, ptr %v90, align 4
  store <16 x float> %v45, ptr %v91, align 4
  store <16 x float> %v46, ptr %v92, align 4
  store <16 x float> %v47, ptr %v93, align 4
  store <16 x float> %v48, ptr %v94, align 4
  store <16 x float> %v49, ptr %v95, align 4
  store <16 x float> %v50, ptr %v96, align 4
  store <16 x float> %v51, ptr %v97, align 4
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [2 x float], align 64
  %v98 = getelementptr i8, ptr %arguments, i64 96
  %v99 = load i64, ptr %v98, align 8
  %v100 = trunc i64 %v99 to i32
  %v101 = bitcast i32 %v100 to float
  %v102 = getelementptr i8, ptr %arguments, i64 0
  %v103 = load ptr, ptr %v102, align 8
  %v104 = getelementptr i8, ptr %arguments, i64 8
  %v105 = load ptr, ptr %v104, align 8
  %v106 = getelementptr i8, ptr %arguments, i64 16
  %v107 = load ptr, ptr %v106, align 8
  %v108 = getelementptr i8, ptr %arguments, i64 24
  %v109 = load ptr, ptr %v108, align 8
  %v110 = getelementptr i8, ptr %arguments, i64 32
  %v111 = load ptr, ptr %v110, align 8
  %v112 = getelementptr i8, ptr %arguments, i64 40
  %v113 = load ptr, ptr %v112, align 8
  %v114 = getelementptr i8, ptr %arguments, i64 48
  %v115 = load ptr, ptr %v114, align 8
  %v116 = getelementptr i8, ptr %arguments, i64 56
  %v117 = load ptr, ptr %v116, align 8
  %v118 = getelementptr i8, ptr %arguments, i64 64
  %v119 = load i64, ptr %v118, align 8
  %v120 = getelementptr i8, ptr %arguments, i64 72
  %v121 = load i64, ptr %v120, align 8
  %v122 = getelementptr i8, ptr %arguments, i64 80
  %v123 = load i64, ptr %v122, align 8
  %v124 = getelementptr i8, ptr %arguments, i64 88
  %v125 = load i64, ptr %v124, align 8
  %v126 = getelementptr i8, ptr %arguments, i64 96
  %v127 = load i64, ptr %v126, align 8
  %v128 = getelementptr i8, ptr %arguments, i64 104
  %v129 = load i64, ptr %v128, align 8
  %v130 = getelementptr i8, ptr %arguments, i64 112
  %v131 = load i64, ptr %v130, align 8
  %v132 = getelementptr i8, ptr %arguments, i64 120
  %v133 = load i64, ptr %v132, align 8
  %v134 = getelementptr i8, ptr %arguments, i64 128
  %v135 = load i64, ptr %v134, align 8
  %v136 = mul i64 %v133, %v135
  %v137 = getelementptr [1 x i8], ptr %v117, i64 %v136
  %v138 = mul i64 %v121, 2
  br label %head139
head139:
  %v140 = phi i64 [ %v129, %entry ], [ %v2724, %after2713 ]
  %v141 = icmp slt i64 %v140, %v131
  br i1 %v141, label %body139, label %end139
body139:
  %v142 = mul i64 %v138, %v140
  %v143 = getelementptr [4 x i8], ptr %v103, i64 %v142
  %v144 = mul i64 %v140, %v123
  %v145 = mul i64 %v144, %v121
  %v146 = getelementptr [4 x i8], ptr %v105, i64 %v145
  %v147 = getelementptr [4 x i8], ptr %v107, i64 %v145
  %v148 = add i64 0, %v123
  %v149 = mul i64 %v140, %v125
  %v150 = mul i64 %v149, %v121
  %v151 = getelementptr [4 x i8], ptr %v109, i64 %v150
  %v152 = getelementptr [4 x i8], ptr %v111, i64 %v150
  %v153 = add i64 %v148, %v125
  %v154 = getelementptr [4 x i8], ptr %v137, i64 %v138
  %v155 = add i64 16, %v123
  %v156 = add i64 %v155, %v125
  %v157 = sub i64 %v138, 0
  %v158 = and i64 %v157, -16
  %v159 = add i64 0, %v158
  br label %head160
head160:
  %v161 = phi i64 [ 0, %body139 ], [ %v165, %body160 ]
  %v162 = icmp slt i64 %v161, %v159
  br i1 %v162, label %body160, label %end160
body160:
  %v163 = add i64 %v161, 0
  %v164 = getelementptr [4 x i8], ptr %v137, i64 %v163
  store <16 x float> splat (float 0x0000000000000000), ptr %v164, align 4
  %v165 = add i64 %v161, 16
  br label %head160
end160:
  %v166 = icmp slt i64 %v159, %v138
  br i1 %v166, label %then167, label %after167
then167:
  %v168 = sub i64 %v138, %v159
  %v169 = icmp slt i64 %v168, 16
  %v170 = select i1 %v169, i64 %v168, i64 16
  %v171 = trunc i64 %v170 to i32
  %v172 = insertelement <16 x i32> poison, i32 %v171, i32 0
  %v173 = shufflevector <16 x i32> %v172, <16 x i32> poison, <16 x i32> zeroinitializer
  %v174 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v173
  %v175 = getelementptr [4 x i8], ptr %v137, i64 %v159
  call void @llvm.masked.store.v16f32.p0(<16 x float> splat (float 0x0000000000000000), ptr %v175, i32 4, <16 x i1> %v174)
  br label %after167
after167:
  br label %head176
head176:
  %v177 = phi i64 [ 0, %after167 ], [ %v696, %end665 ]
  %v178 = icmp slt i64 %v177, %v123
  br i1 %v178, label %body176, label %end176
body176:
  %v179 = insertelement <16 x i64> poison, i64 %v177, i32 0
  %v180 = shufflevector <16 x i64> %v179, <16 x i64> poison, <16 x i32> zeroinitializer
  %v181 = add <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v180
  %v182 = insertelement <16 x i64> poison, i64 %v123, i32 0
  %v183 = shufflevector <16 x i64> %v182, <16 x i64> poison, <16 x i32> zeroinitializer
  %v184 = icmp slt <16 x i64> %v181, %v183
  %v185 = sub i64 %v123, 1
  %v186 = insertelement <16 x i64> poison, i64 %v185, i32 0
  %v187 = shufflevector <16 x i64> %v186, <16 x i64> poison, <16 x i32> zeroinitializer
  %v188 = select <16 x i1> %v184, <16 x i64> %v181, <16 x i64> %v187
  %v189 = add i64 %v177, 0
  %v190 = icmp slt i64 %v189, %v123
  %v191 = sub i64 %v123, 1
  %v192 = select i1 %v190, i64 %v189, i64 %v191
  %v193 = add i64 %v177, 1
  %v194 = icmp slt i64 %v193, %v123
  %v195 = sub i64 %v123, 1
  %v196 = select i1 %v194, i64 %v193, i64 %v195
  %v197 = add i64 %v177, 2
  %v198 = icmp slt i64 %v197, %v123
  %v199 = sub i64 %v123, 1
  %v200 = select i1 %v198, i64 %v197, i64 %v199
  %v201 = add i64 %v177, 3
  %v202 = icmp slt i64 %v201, %v123
  %v203 = sub i64 %v123, 1
  %v204 = select i1 %v202, i64 %v201, i64 %v203
  %v205 = add i64 %v177, 4
  %v206 = icmp slt i64 %v205, %v123
  %v207 = sub i64 %v123, 1
  %v208 = select i1 %v206, i64 %v205, i64 %v207
  %v209 = add i64 %v177, 5
  %v210 = icmp slt i64 %v209, %v123
  %v211 = sub i64 %v123, 1
  %v212 = select i1 %v210, i64 %v209, i64 %v211
  %v213 = add i64 %v177, 6
  %v214 = icmp slt i64 %v213, %v123
  %v215 = sub i64 %v123, 1
  %v216 = select i1 %v214, i64 %v213, i64 %v215
  %v217 = add i64 %v177, 7
  %v218 = icmp slt i64 %v217, %v123
  %v219 = sub i64 %v123, 1
  %v220 = select i1 %v218, i64 %v217, i64 %v219
  %v221 = add i64 %v177, 8
  %v222 = icmp slt i64 %v221, %v123
  %v223 = sub i64 %v123, 1
  %v224 = select i1 %v222, i64 %v221, i64 %v223
  %v225 = add i64 %v177, 9
  %v226 = icmp slt i64 %v225, %v123
  %v227 = sub i64 %v123, 1
  %v228 = select i1 %v226, i64 %v225, i64 %v227
  %v229 = add i64 %v177, 10
  %v230 = icmp slt i64 %v229, %v123
  %v231 = sub i64 %v123, 1
  %v232 = select i1 %v230, i64 %v229, i64 %v231
  %v233 = add i64 %v177, 11
  %v234 = icmp slt i64 %v233, %v123
  %v235 = sub i64 %v123, 1
  %v236 = select i1 %v234, i64 %v233, i64 %v235
  %v237 = add i64 %v177, 12
  %v238 = icmp slt i64 %v237, %v123
  %v239 = sub i64 %v123, 1
  %v240 = select i1 %v238, i64 %v237, i64 %v239
  %v241 = add i64 %v177, 13
  %v242 = icmp slt i64 %v241, %v123
  %v243 = sub i64 %v123, 1
  %v244 = select i1 %v242, i64 %v241, i64 %v243
  %v245 = add i64 %v177, 14
  %v246 = icmp slt i64 %v245, %v123
  %v247 = sub i64 %v123, 1
  %v248 = select i1 %v246, i64 %v245, i64 %v247
  %v249 = add i64 %v177, 15
  %v250 = icmp slt i64 %v249, %v123
  %v251 = sub i64 %v123, 1
  %v252 = select i1 %v250, i64 %v249, i64 %v251
  %v253 = mul i64 %v192, %v121
  %v254 = getelementptr [4 x i8], ptr %v146, i64 %v253
  %v255 = mul i64 %v196, %v121
  %v256 = getelementptr [4 x i8], ptr %v146, i64 %v255
  %v257 = mul i64 %v200, %v121
  %v258 = getelementptr [4 x i8], ptr %v146, i64 %v257
  %v259 = mul i64 %v204, %v121
  %v260 = getelementptr [4 x i8], ptr %v146, i64 %v259
  %v261 = mul i64 %v208, %v121
  %v262 = getelementptr [4 x i8], ptr %v146, i64 %v261
  %v263 = mul i64 %v212, %v121
  %v264 = getelementptr [4 x i8], ptr %v146, i64 %v263
  %v265 = mul i64 %v216, %v121
  %v266 = getelementptr [4 x i8], ptr %v146, i64 %v265
  %v267 = mul i64 %v220, %v121
  %v268 = getelementptr [4 x i8], ptr %v146, i64 %v267
  %v269 = mul i64 %v224, %v121
  %v270 = getelementptr [4 x i8], ptr %v146, i64 %v269
  %v271 = mul i64 %v228, %v121
  %v272 = getelementptr [4 x i8], ptr %v146, i64 %v271
  %v273 = mul i64 %v232, %v121
  %v274 = getelementptr [4 x i8], ptr %v146, i64 %v273
  %v275 = mul i64 %v236, %v121
  %v276 = getelementptr [4 x i8], ptr %v146, i64 %v275
  %v277 = mul i64 %v240, %v121
  %v278 = getelementptr [4 x i8], ptr %v146, i64 %v277
  %v279 = mul i64 %v244, %v121
  %v280 = getelementptr [4 x i8], ptr %v146, i64 %v279
  %v281 = mul i64 %v248, %v121
  %v282 = getelementptr [4 x i8], ptr %v146, i64 %v281
  %v283 = mul i64 %v252, %v121
  %v284 = getelementptr [4 x i8], ptr %v146, i64 %v283
  %v285 = mul i64 %v121, 32
  %v286 = and i64 %v121, -16
  br label %head287
head287:
  %v288 = phi i64 [ 0, %body176 ], [ %v660, %body287 ]
  %v289 = phi <16 x float> [ splat (float 0x0000000000000000), %body176 ], [ %v652, %body287 ]
  %v290 = phi <16 x float> [ splat (float 0x0000000000000000), %body176 ], [ %v659, %body287 ]
  %v291 = icmp slt i64 %v288, %v286
  br i1 %v291, label %body287, label %end287
body287:
  %v292 = add i64 %v288, %v285
  %v293 = getelementptr [4 x i8], ptr %v254, i64 %v292
  call void @llvm.prefetch.p0(ptr %v293, i32 0, i32 3, i32 1)
  %v294 = add i64 %v288, %v285
  %v295 = getelementptr [4 x i8], ptr %v256, i64 %v294
  call void @llvm.prefetch.p0(ptr %v295, i32 0, i32 3, i32 1)
  %v296 = add i64 %v288, %v285
  %v297 = getelementptr [4 x i8], ptr %v258, i64 %v296
  call void @llvm.prefetch.p0(ptr %v297, i32 0, i32 3, i32 1)
  %v298 = add i64 %v288, %v285
  %v299 = getelementptr [4 x i8], ptr %v260, i64 %v298
  call void @llvm.prefetch.p0(ptr %v299, i32 0, i32 3, i32 1)
  %v300 = add i64 %v288, %v285
  %v301 = getelementptr [4 x i8], ptr %v262, i64 %v300
  call void @llvm.prefetch.p0(ptr %v301, i32 0, i32 3, i32 1)
  %v302 = add i64 %v288, %v285
  %v303 = getelementptr [4 x i8], ptr %v264, i64 %v302
  call void @llvm.prefetch.p0(ptr %v303, i32 0, i32 3, i32 1)
  %v304 = add i64 %v288, %v285
  %v305 = getelementptr [4 x i8], ptr %v266, i64 %v304
  call void @llvm.prefetch.p0(ptr %v305, i32 0, i32 3, i32 1)
  %v306 = add i64 %v288, %v285
  %v307 = getelementptr [4 x i8], ptr %v268, i64 %v306
  call void @llvm.prefetch.p0(ptr %v307, i32 0, i32 3, i32 1)
  %v308 = add i64 %v288, %v285
  %v309 = getelementptr [4 x i8], ptr %v270, i64 %v308
  call void @llvm.prefetch.p0(ptr %v309, i32 0, i32 3, i32 1)
  %v310 = add i64 %v288, %v285
  %v311 = getelementptr [4 x i8], ptr %v272, i64 %v310
  call void @llvm.prefetch.p0(ptr %v311, i32 0, i32 3, i32 1)
  %v312 = add i64 %v288, %v285
  %v313 = getelementptr [4 x i8], ptr %v274, i64 %v312
  call void @llvm.prefetch.p0(ptr %v313, i32 0, i32 3, i32 1)
  %v314 = add i64 %v288, %v285
  %v315 = getelementptr [4 x i8], ptr %v276, i64 %v314
  call void @llvm.prefetch.p0(ptr %v315, i32 0, i32 3, i32 1)
  %v316 = add i64 %v288, %v285
  %v317 = getelementptr [4 x i8], ptr %v278, i64 %v316
  call void @llvm.prefetch.p0(ptr %v317, i32 0, i32 3, i32 1)
  %v318 = add i64 %v288, %v285
  %v319 = getelementptr [4 x i8], ptr %v280, i64 %v318
  call void @llvm.prefetch.p0(ptr %v319, i32 0, i32 3, i32 1)
  %v320 = add i64 %v288, %v285
  %v321 = getelementptr [4 x i8], ptr %v282, i64 %v320
  call void @llvm.prefetch.p0(ptr %v321, i32 0, i32 3, i32 1)
  %v322 = add i64 %v288, %v285
  %v323 = getelementptr [4 x i8], ptr %v284, i64 %v322
  call void @llvm.prefetch.p0(ptr %v323, i32 0, i32 3, i32 1)
  %v324 = getelementptr [4 x i8], ptr %v254, i64 %v288
  %v325 = load <16 x float>, ptr %v324, align 4
  %v326 = getelementptr [4 x i8], ptr %v256, i64 %v288
  %v327 = load <16 x float>, ptr %v326, align 4
  %v328 = getelementptr [4 x i8], ptr %v258, i64 %v288
  %v329 = load <16 x float>, ptr %v328, align 4
  %v330 = getelementptr [4 x i8], ptr %v260, i64 %v288
  %v331 = load <16 x float>, ptr %v330, align 4
  %v332 = getelementptr [4 x i8], ptr %v262, i64 %v288
  %v333 = load <16 x float>, ptr %v332, align 4
  %v334 = getelementptr [4 x i8], ptr %v264, i64 %v288
  %v335 = load <16 x float>, ptr %v334, align 4
  %v336 = getelementptr [4 x i8], ptr %v266, i64 %v288
  %v337 = load <16 x float>, ptr %v336, align 4
  %v338 = getelementptr [4 x i8], ptr %v268, i64 %v288
  %v339 = load <16 x float>, ptr %v338, align 4
  %v340 = getelementptr [4 x i8], ptr %v270, i64 %v288
  %v341 = load <16 x float>, ptr %v340, align 4
  %v342 = getelementptr [4 x i8], ptr %v272, i64 %v288
  %v343 = load <16 x float>, ptr %v342, align 4
  %v344 = getelementptr [4 x i8], ptr %v274, i64 %v288
  %v345 = load <16 x float>, ptr %v344, align 4
  %v346 = getelementptr [4 x i8], ptr %v276, i64 %v288
  %v347 = load <16 x float>, ptr %v346, align 4
  %v348 = getelementptr [4 x i8], ptr %v278, i64 %v288
  %v349 = load <16 x float>, ptr %v348, align 4
  %v350 = getelementptr [4 x i8], ptr %v280, i64 %v288
  %v351 = load <16 x float>, ptr %v350, align 4
  %v352 = getelementptr [4 x i8], ptr %v282, i64 %v288
  %v353 = load <16 x float>, ptr %v352, align 4
  %v354 = getelementptr [4 x i8], ptr %v284, i64 %v288
  %v355 = load <16 x float>, ptr %v354, align 4
  %v356 = shufflevector <16 x float> %v325, <16 x float> %v341, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v357 = shufflevector <16 x float> %v325, <16 x float> %v341, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v358 = shufflevector <16 x float> %v327, <16 x float> %v343, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v359 = shufflevector <16 x float> %v327, <16 x float> %v343, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v360 = shufflevector <16 x float> %v329, <16 x float> %v345, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v361 = shufflevector <16 x float> %v329, <16 x float> %v345, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v362 = shufflevector <16 x float> %v331, <16 x float> %v347, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v363 = shufflevector <16 x float> %v331, <16 x float> %v347, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v364 = shufflevector <16 x float> %v333, <16 x float> %v349, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v365 = shufflevector <16 x float> %v333, <16 x float> %v349, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v366 = shufflevector <16 x float> %v335, <16 x float> %v351, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v367 = shufflevector <16 x float> %v335, <16 x float> %v351, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v368 = shufflevector <16 x float> %v337, <16 x float> %v353, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v369 = shufflevector <16 x float> %v337, <16 x float> %v353, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v370 = shufflevector <16 x float> %v339, <16 x float> %v355, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v371 = shufflevector <16 x float> %v339, <16 x float> %v355, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v372 = shufflevector <16 x float> %v356, <16 x float> %v364, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v373 = shufflevector <16 x float> %v356, <16 x float> %v364, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v374 = shufflevector <16 x float> %v357, <16 x float> %v365, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v375 = shufflevector <16 x float> %v357, <16 x float> %v365, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v376 = shufflevector <16 x float> %v358, <16 x float> %v366, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v377 = shufflevector <16 x float> %v358, <16 x float> %v366, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v378 = shufflevector <16 x float> %v359, <16 x float> %v367, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v379 = shufflevector <16 x float> %v359, <16 x float> %v367, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v380 = shufflevector <16 x float> %v360, <16 x float> %v368, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v381 = shufflevector <16 x float> %v360, <16 x float> %v368, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v382 = shufflevector <16 x float> %v361, <16 x float> %v369, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v383 = shufflevector <16 x float> %v361, <16 x float> %v369, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v384 = shufflevector <16 x float> %v362, <16 x float> %v370, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v385 = shufflevector <16 x float> %v362, <16 x float> %v370, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v386 = shufflevector <16 x float> %v363, <16 x float> %v371, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v387 = shufflevector <16 x float> %v363, <16 x float> %v371, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v388 = shufflevector <16 x float> %v372, <16 x float> %v380, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v389 = shufflevector <16 x float> %v372, <16 x float> %v380, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v390 = shufflevector <16 x float> %v373, <16 x float> %v381, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v391 = shufflevector <16 x float> %v373, <16 x float> %v381, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v392 = shufflevector <16 x float> %v374, <16 x float> %v382, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v393 = shufflevector <16 x float> %v374, <16 x float> %v382, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v394 = shufflevector <16 x float> %v375, <16 x float> %v383, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v395 = shufflevector <16 x float> %v375, <16 x float> %v383, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v396 = shufflevector <16 x float> %v376, <16 x float> %v384, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v397 = shufflevector <16 x float> %v376, <16 x float> %v384, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v398 = shufflevector <16 x float> %v377, <16 x float> %v385, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v399 = shufflevector <16 x float> %v377, <16 x float> %v385, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v400 = shufflevector <16 x float> %v378, <16 x float> %v386, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v401 = shufflevector <16 x float> %v378, <16 x float> %v386, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v402 = shufflevector <16 x float> %v379, <16 x float> %v387, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v403 = shufflevector <16 x float> %v379, <16 x float> %v387, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v404 = shufflevector <16 x float> %v388, <16 x float> %v396, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v405 = shufflevector <16 x float> %v388, <16 x float> %v396, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v406 = shufflevector <16 x float> %v389, <16 x float> %v397, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v407 = shufflevector <16 x float> %v389, <16 x float> %v397, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v408 = shufflevector <16 x float> %v390, <16 x float> %v398, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v409 = shufflevector <16 x float> %v390, <16 x float> %v398, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v410 = shufflevector <16 x float> %v391, <16 x float> %v399, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v411 = shufflevector <16 x float> %v391, <16 x float> %v399, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v412 = shufflevector <16 x float> %v392, <16 x float> %v400, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v413 = shufflevector <16 x float> %v392, <16 x float> %v400, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v414 = shufflevector <16 x float> %v393, <16 x float> %v401, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v415 = shufflevector <16 x float> %v393, <16 x float> %v401, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v416 = shufflevector <16 x float> %v394, <16 x float> %v402, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v417 = shufflevector <16 x float> %v394, <16 x float> %v402, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v418 = shufflevector <16 x float> %v395, <16 x float> %v403, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v419 = shufflevector <16 x float> %v395, <16 x float> %v403, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v420 = add i64 %v288, 0
  %v421 = mul i64 %v121, 0
  %v422 = getelementptr [4 x i8], ptr %v143, i64 %v421
  %v423 = getelementptr [4 x i8], ptr %v422, i64 %v420
  %v424 = load float, ptr %v423, align 4
  %v425 = insertelement <16 x float> poison, float %v424, i32 0
  %v426 = shufflevector <16 x float> %v425, <16 x float> poison, <16 x i32> zeroinitializer
  %v427 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v426, <16 x float> %v404, <16 x float> %v289)
  %v428 = mul i64 %v121, 1
  %v429 = getelementptr [4 x i8], ptr %v143, i64 %v428
  %v430 = getelementptr [4 x i8], ptr %v429, i64 %v420
  %v431 = load float, ptr %v430, align 4
  %v432 = insertelement <16 x float> poison, float %v431, i32 0
  %v433 = shufflevector <16 x float> %v432, <16 x float> poison, <16 x i32> zeroinitializer
  %v434 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v433, <16 x float> %v404, <16 x float> %v290)
  %v435 = add i64 %v288, 1
  %v436 = mul i64 %v121, 0
  %v437 = getelementptr [4 x i8], ptr %v143, i64 %v436
  %v438 = getelementptr [4 x i8], ptr %v437, i64 %v435
  %v439 = load float, ptr %v438, align 4
  %v440 = insertelement <16 x float> poison, float %v439, i32 0
  %v441 = shufflevector <16 x float> %v440, <16 x float> poison, <16 x i32> zeroinitializer
  %v442 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v441, <16 x float> %v405, <16 x float> %v427)
  %v443 = mul i64 %v121, 1
  %v444 = getelementptr [4 x i8], ptr %v143, i64 %v443
  %v445 = getelementptr [4 x i8], ptr %v444, i64 %v435
  %v446 = load float, ptr %v445, align 4
  %v447 = insertelement <16 x float> poison, float %v446, i32 0
  %v448 = shufflevector <16 x float> %v447, <16 x float> poison, <16 x i32> zeroinitializer
  %v449 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v448, <16 x float> %v405, <16 x float> %v434)
  %v450 = add i64 %v288, 2
  %v451 = mul i64 %v121, 0
  %v452 = getelementptr [4 x i8], ptr %v143, i64 %v451
  %v453 = getelementptr [4 x i8], ptr %v452, i64 %v450
  %v454 = load float, ptr %v453, align 4
  %v455 = insertelement <16 x float> poison, float %v454, i32 0
  %v456 = shufflevector <16 x float> %v455, <16 x float> poison, <16 x i32> zeroinitializer
  %v457 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v456, <16 x float> %v406, <16 x float> %v442)
  %v458 = mul i64 %v121, 1
  %v459 = getelementptr [4 x i8], ptr %v143, i64 %v458
  %v460 = getelementptr [4 x i8], ptr %v459, i64 %v450
  %v461 = load float, ptr %v460, align 4
  %v462 = insertelement <16 x float> poison, float %v461, i32 0
  %v463 = shufflevector <16 x float> %v462, <16 x float> poison, <16 x i32> zeroinitializer
  %v464 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v463, <16 x float> %v406, <16 x float> %v449)
  %v465 = add i64 %v288, 3
  %v466 = mul i64 %v121, 0
  %v467 = getelementptr [4 x i8], ptr %v143, i64 %v466
  %v468 = getelementptr [4 x i8], ptr %v467, i64 %v465
  %v469 = load float, ptr %v468, align 4
  %v470 = insertelement <16 x float> poison, float %v469, i32 0
  %v471 = shufflevector <16 x float> %v470, <16 x float> poison, <16 x i32> zeroinitializer
  %v472 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v471, <16 x float> %v407, <16 x float> %v457)
  %v473 = mul i64 %v121, 1
  %v474 = getelementptr [4 x i8], ptr %v143, i64 %v473
  %v475 = getelementptr [4 x i8], ptr %v474, i64 %v465
  %v476 = load float, ptr %v475, align 4
  %v477 = insertelement <16 x float> poison, float %v476, i32 0
  %v478 = shufflevector <16 x float> %v477, <16 x float> poison, <16 x i32> zeroinitializer
  %v479 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v478, <16 x float> %v407, <16 x float> %v464)
  %v480 = add i64 %v288, 4
  %v481 = mul i64 %v121, 0
  %v482 = getelementptr [4 x i8], ptr %v143, i64 %v481
  %v483 = getelementptr [4 x i8], ptr %v482, i64 %v480
  %v484 = load float, ptr %v483, align 4
  %v485 = insertelement <16 x float> poison, float %v484, i32 0
  %v486 = shufflevector <16 x float> %v485, <16 x float> poison, <16 x i32> zeroinitializer
  %v487 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v486, <16 x float> %v408, <16 x float> %v472)
  %v488 = mul i64 %v121, 1
  %v489 = getelementptr [4 x i8], ptr %v143, i64 %v488
  %v490 = getelementptr [4 x i8], ptr %v489, i64 %v480
  %v491 = load float, ptr %v490, align 4
  %v492 = insertelement <16 x float> poison, float %v491, i32 0
  %v493 = shufflevector <16 x float> %v492, <16 x float> poison, <16 x i32> zeroinitializer
  %v494 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v493, <16 x float> %v408, <16 x float> %v479)
  %v495 = add i64 %v288, 5
  %v496 = mul i64 %v121, 0
  %v497 = getelementptr [4 x i8], ptr %v143, i64 %v496
  %v498 = getelementptr [4 x i8], ptr %v497, i64 %v495
  %v499 = load float, ptr %v498, align 4
  %v500 = insertelement <16 x float> poison, float %v499, i32 0
  %v501 = shufflevector <16 x float> %v500, <16 x float> poison, <16 x i32> zeroinitializer
  %v502 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v501, <16 x float> %v409, <16 x float> %v487)
  %v503 = mul i64 %v121, 1
  %v504 = getelementptr [4 x i8], ptr %v143, i64 %v503
  %v505 = getelementptr [4 x i8], ptr %v504, i64 %v495
  %v506 = load float, ptr %v505, align 4
  %v507 = insertelement <16 x float> poison, float %v506, i32 0
  %v508 = shufflevector <16 x float> %v507, <16 x float> poison, <16 x i32> zeroinitializer
  %v509 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v508, <16 x float> %v409, <16 x float> %v494)
  %v510 = add i64 %v288, 6
  %v511 = mul i64 %v121, 0
  %v512 = getelementptr [4 x i8], ptr %v143, i64 %v511
  %v513 = getelementptr [4 x i8], ptr %v512, i64 %v510
  %v514 = load float, ptr %v513, align 4
  %v515 = insertelement <16 x float> poison, float %v514, i32 0
  %v516 = shufflevector <16 x float> %v515, <16 x float> poison, <16 x i32> zeroinitializer
  %v517 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v516, <16 x float> %v410, <16 x float> %v502)
  %v518 = mul i64 %v121, 1
  %v519 = getelementptr [4 x i8], ptr %v143, i64 %v518
  %v520 = getelementptr [4 x i8], ptr %v519, i64 %v510
  %v521 = load float, ptr %v520, align 4
  %v522 = insertelement <16 x float> poison, float %v521, i32 0
  %v523 = shufflevector <16 x float> %v522, <16 x float> poison, <16 x i32> zeroinitializer
  %v524 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v523, <16 x float> %v410, <16 x float> %v509)
  %v525 = add i64 %v288, 7
  %v526 = mul i64 %v121, 0
  %v527 = getelementptr [4 x i8], ptr %v143, i64 %v526
  %v528 = getelementptr [4 x i8], ptr %v527, i64 %v525
  %v529 = load float, ptr %v528, align 4
  %v530 = insertelement <16 x float> poison, float %v529, i32 0
  %v531 = shufflevector <16 x float> %v530, <16 x float> poison, <16 x i32> zeroinitializer
  %v532 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v531, <16 x float> %v411, <16 x float> %v517)
  %v533 = mul i64 %v121, 1
  %v534 = getelementptr [4 x i8], ptr %v143, i64 %v533
  %v535 = getelementptr [4 x i8], ptr %v534, i64 %v525
  %v536 = load float, ptr %v535, align 4
  %v537 = insertelement <16 x float> poison, float %v536, i32 0
  %v538 = shufflevector <16 x float> %v537, <16 x float> poison, <16 x i32> zeroinitializer
  %v539 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v538, <16 x float> %v411, <16 x float> %v524)
  %v540 = add i64 %v288, 8
  %v541 = mul i64 %v121, 0
  %v542 = getelementptr [4 x i8], ptr %v143, i64 %v541
  %v543 = getelementptr [4 x i8], ptr %v542, i64 %v540
  %v544 = load float, ptr %v543, align 4
  %v545 = insertelement <16 x float> poison, float %v544, i32 0
  %v546 = shufflevector <16 x float> %v545, <16 x float> poison, <16 x i32> zeroinitializer
  %v547 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v546, <16 x float> %v412, <16 x float> %v532)
  %v548 = mul i64 %v121, 1
  %v549 = getelementptr [4 x i8], ptr %v143, i64 %v548
  %v550 = getelementptr [4 x i8], ptr %v549, i64 %v540
  %v551 = load float, ptr %v550, align 4
  %v552 = insertelement <16 x float> poison, float %v551, i32 0
  %v553 = shufflevector <16 x float> %v552, <16 x float> poison, <16 x i32> zeroinitializer
  %v554 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v553, <16 x float> %v412, <16 x float> %v539)
  %v555 = add i64 %v288, 9
  %v556 = mul i64 %v121, 0
  %v557 = getelementptr [4 x i8], ptr %v143, i64 %v556
  %v558 = getelementptr [4 x i8], ptr %v557, i64 %v555
  %v559 = load float, ptr %v558, align 4
  %v560 = insertelement <16 x float> poison, float %v559, i32 0
  %v561 = shufflevector <16 x float> %v560, <16 x float> poison, <16 x i32> zeroinitializer
  %v562 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v561, <16 x float> %v413, <16 x float> %v547)
  %v563 = mul i64 %v121, 1
  %v564 = getelementptr [4 x i8], ptr %v143, i64 %v563
  %v565 = getelementptr [4 x i8], ptr %v564, i64 %v555
  %v566 = load float, ptr %v565, align 4
  %v567 = insertelement <16 x float> poison, float %v566, i32 0
  %v568 = shufflevector <16 x float> %v567, <16 x float> poison, <16 x i32> zeroinitializer
  %v569 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v568, <16 x float> %v413, <16 x float> %v554)
  %v570 = add i64 %v288, 10
  %v571 = mul i64 %v121, 0
  %v572 = getelementptr [4 x i8], ptr %v143, i64 %v571
  %v573 = getelementptr [4 x i8], ptr %v572, i64 %v570
  %v574 = load float, ptr %v573, align 4
  %v575 = insertelement <16 x float> poison, float %v574, i32 0
  %v576 = shufflevector <16 x float> %v575, <16 x float> poison, <16 x i32> zeroinitializer
  %v577 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v576, <16 x float> %v414, <16 x float> %v562)
  %v578 = mul i64 %v121, 1
  %v579 = getelementptr [4 x i8], ptr %v143, i64 %v578
  %v580 = getelementptr [4 x i8], ptr %v579, i64 %v570
  %v581 = load float, ptr %v580, align 4
  %v582 = insertelement <16 x float> poison, float %v581, i32 0
  %v583 = shufflevector <16 x float> %v582, <16 x float> poison, <16 x i32> zeroinitializer
  %v584 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v583, <16 x float> %v414, <16 x float> %v569)
  %v585 = add i64 %v288, 11
  %v586 = mul i64 %v121, 0
  %v587 = getelementptr [4 x i8], ptr %v143, i64 %v586
  %v588 = getelementptr [4 x i8], ptr %v587, i64 %v585
  %v589 = load float, ptr %v588, align 4
  %v590 = insertelement <16 x float> poison, float %v589, i32 0
  %v591 = shufflevector <16 x float> %v590, <16 x float> poison, <16 x i32> zeroinitializer
  %v592 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v591, <16 x float> %v415, <16 x float> %v577)
  %v593 = mul i64 %v121, 1
  %v594 = getelementptr [4 x i8], ptr %v143, i64 %v593
  %v595 = getelementptr [4 x i8], ptr %v594, i64 %v585
  %v596 = load float, ptr %v595, align 4
  %v597 = insertelement <16 x float> poison, float %v596, i32 0
  %v598 = shufflevector <16 x float> %v597, <16 x float> poison, <16 x i32> zeroinitializer
  %v599 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v598, <16 x float> %v415, <16 x float> %v584)
  %v600 = add i64 %v288, 12
  %v601 = mul i64 %v121, 0
  %v602 = getelementptr [4 x i8], ptr %v143, i64 %v601
  %v603 = getelementptr [4 x i8], ptr %v602, i64 %v600
  %v604 = load float, ptr %v603, align 4
  %v605 = insertelement <16 x float> poison, float %v604, i32 0
  %v606 = shufflevector <16 x float> %v605, <16 x float> poison, <16 x i32> zeroinitializer
  %v607 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v606, <16 x float> %v416, <16 x float> %v592)
  %v608 = mul i64 %v121, 1
  %v609 = getelementptr [4 x i8], ptr %v143, i64 %v608
  %v610 = getelementptr [4 x i8], ptr %v609, i64 %v600
  %v611 = load float, ptr %v610, align 4
  %v612 = insertelement <16 x float> poison, float %v611, i32 0
  %v613 = shufflevector <16 x float> %v612, <16 x float> poison, <16 x i32> zeroinitializer
  %v614 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v613, <16 x float> %v416, <16 x float> %v599)
  %v615 = add i64 %v288, 13
  %v616 = mul i64 %v121, 0
  %v617 = getelementptr [4 x i8], ptr %v143, i64 %v616
  %v618 = getelementptr [4 x i8], ptr %v617, i64 %v615
  %v619 = load float, ptr %v618, align 4
  %v620 = insertelement <16 x float> poison, float %v619, i32 0
  %v621 = shufflevector <16 x float> %v620, <16 x float> poison, <16 x i32> zeroinitializer
  %v622 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v621, <16 x float> %v417, <16 x float> %v607)
  %v623 = mul i64 %v121, 1
  %v624 = getelementptr [4 x i8], ptr %v143, i64 %v623
  %v625 = getelementptr [4 x i8], ptr %v624, i64 %v615
  %v626 = load float, ptr %v625, align 4
  %v627 = insertelement <16 x float> poison, float %v626, i32 0
  %v628 = shufflevector <16 x float> %v627, <16 x float> poison, <16 x i32> zeroinitializer
  %v629 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v628, <16 x float> %v417, <16 x float> %v614)
  %v630 = add i64 %v288, 14
  %v631 = mul i64 %v121, 0
  %v632 = getelementptr [4 x i8], ptr %v143, i64 %v631
  %v633 = getelementptr [4 x i8], ptr %v632, i64 %v630
  %v634 = load float, ptr %v633, align 4
  %v635 = insertelement <16 x float> poison, float %v634, i32 0
  %v636 = shufflevector <16 x float> %v635, <16 x float> poison, <16 x i32> zeroinitializer
  %v637 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v636, <16 x float> %v418, <16 x float> %v622)
  %v638 = mul i64 %v121, 1
  %v639 = getelementptr [4 x i8], ptr %v143, i64 %v638
  %v640 = getelementptr [4 x i8], ptr %v639, i64 %v630
  %v641 = load float, ptr %v640, align 4
  %v642 = insertelement <16 x float> poison, float %v641, i32 0
  %v643 = shufflevector <16 x float> %v642, <16 x float> poison, <16 x i32> zeroinitializer
  %v644 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v643, <16 x float> %v418, <16 x float> %v629)
  %v645 = add i64 %v288, 15
  %v646 = mul i64 %v121, 0
  %v647 = getelementptr [4 x i8], ptr %v143, i64 %v646
  %v648 = getelementptr [4 x i8], ptr %v647, i64 %v645
  %v649 = load float, ptr %v648, align 4
  %v650 = insertelement <16 x float> poison, float %v649, i32 0
  %v651 = shufflevector <16 x float> %v650, <16 x float> poison, <16 x i32> zeroinitializer
  %v652 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v651, <16 x float> %v419, <16 x float> %v637)
  %v653 = mul i64 %v121, 1
  %v654 = getelementptr [4 x i8], ptr %v143, i64 %v653
  %v655 = getelementptr [4 x i8], ptr %v654, i64 %v645
  %v656 = load float, ptr %v655, align 4
  %v657 = insertelement <16 x float> poison, float %v656, i32 0
  %v658 = shufflevector <16 x float> %v657, <16 x float> poison, <16 x i32> zeroinitializer
  %v659 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v658, <16 x float> %v419, <16 x float> %v644)
  %v660 = add i64 %v288, 16
  br label %head287
end287:
  %v661 = insertelement <16 x i64> poison, i64 %v121, i32 0
  %v662 = shufflevector <16 x i64> %v661, <16 x i64> poison, <16 x i32> zeroinitializer
  %v663 = mul <16 x i64> %v188, %v662
  %v664 = and i64 %v121, -16
  br label %head665
head665:
  %v666 = phi i64 [ %v664, %end287 ], [ %v687, %body665 ]
  %v667 = phi <16 x float> [ %v289, %end287 ], [ %v679, %body665 ]
  %v668 = phi <16 x float> [ %v290, %end287 ], [ %v686, %body665 ]
  %v669 = icmp slt i64 %v666, %v121
  br i1 %v669, label %body665, label %end665
body665:
  %v670 = getelementptr [4 x i8], ptr %v146, i64 %v666
  %v671 = getelementptr [4 x i8], ptr %v670, <16 x i64> %v663
  %v672 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %v671, i32 4, <16 x i1> splat (i1 true), <16 x float> poison)
  %v673 = mul i64 %v121, 0
  %v674 = getelementptr [4 x i8], ptr %v143, i64 %v673
  %v675 = getelementptr [4 x i8], ptr %v674, i64 %v666
  %v676 = load float, ptr %v675, align 4
  %v677 = insertelement <16 x float> poison, float %v676, i32 0
  %v678 = shufflevector <16 x float> %v677, <16 x float> poison, <16 x i32> zeroinitializer
  %v679 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v678, <16 x float> %v672, <16 x float> %v667)
  %v680 = mul i64 %v121, 1
  %v681 = getelementptr [4 x i8], ptr %v143, i64 %v680
  %v682 = getelementptr [4 x i8], ptr %v681, i64 %v666
  %v683 = load float, ptr %v682, align 4
  %v684 = insertelement <16 x float> poison, float %v683, i32 0
  %v685 = shufflevector <16 x float> %v684, <16 x float> poison, <16 x i32> zeroinitializer
  %v686 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v685, <16 x float> %v672, <16 x float> %v668)
  %v687 = add i64 %v666, 1
  br label %head665
end665:
  %v688 = add i64 0, %v177
  %v689 = mul i64 %v156, 0
  %v690 = getelementptr [4 x i8], ptr %v154, i64 %v689
  %v691 = getelementptr [4 x i8], ptr %v690, i64 %v688
  store <16 x float> %v667, ptr %v691, align 4
  %v692 = add i64 0, %v177
  %v693 = mul i64 %v156, 1
  %v694 = getelementptr [4 x i8], ptr %v154, i64 %v693
  %v695 = getelementptr [4 x i8], ptr %v694, i64 %v692
  store <16 x float> %v668, ptr %v695, align 4
  %v696 = add i64 %v177, 16
  br label %head176
end176:
  br label %head697
head697:
  %v698 = phi i64 [ 0, %end176 ], [ %v1217, %end1186 ]
  %v699 = icmp slt i64 %v698, %v125
  br i1 %v699, label %body697, label %end697
body697:
  %v700 = insertelement <16 x i64> poison, i64 %v698, i32 0
  %v701 = shufflevector <16 x i64> %v700, <16 x i64> poison, <16 x i32> zeroinitializer
  %v702 = add <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>, %v701
  %v703 = insertelement <16 x i64> poison, i64 %v125, i32 0
  %v704 = shufflevector <16 x i64> %v703, <16 x i64> poison, <16 x i32> zeroinitializer
  %v705 = icmp slt <16 x i64> %v702, %v704
  %v706 = sub i64 %v125, 1
  %v707 = insertelement <16 x i64> poison, i64 %v706, i32 0
  %v708 = shufflevector <16 x i64> %v707, <16 x i64> poison, <16 x i32> zeroinitializer
  %v709 = select <16 x i1> %v705, <16 x i64> %v702, <16 x i64> %v708
  %v710 = add i64 %v698, 0
  %v711 = icmp slt i64 %v710, %v125
  %v712 = sub i64 %v125, 1
  %v713 = select i1 %v711, i64 %v710, i64 %v712
  %v714 = add i64 %v698, 1
  %v715 = icmp slt i64 %v714, %v125
  %v716 = sub i64 %v125, 1
  %v717 = select i1 %v715, i64 %v714, i64 %v716
  %v718 = add i64 %v698, 2
  %v719 = icmp slt i64 %v718, %v125
  %v720 = sub i64 %v125, 1
  %v721 = select i1 %v719, i64 %v718, i64 %v720
  %v722 = add i64 %v698, 3
  %v723 = icmp slt i64 %v722, %v125
  %v724 = sub i64 %v125, 1
  %v725 = select i1 %v723, i64 %v722, i64 %v724
  %v726 = add i64 %v698, 4
  %v727 = icmp slt i64 %v726, %v125
  %v728 = sub i64 %v125, 1
  %v729 = select i1 %v727, i64 %v726, i64 %v728
  %v730 = add i64 %v698, 5
  %v731 = icmp slt i64 %v730, %v125
  %v732 = sub i64 %v125, 1
  %v733 = select i1 %v731, i64 %v730, i64 %v732
  %v734 = add i64 %v698, 6
  %v735 = icmp slt i64 %v734, %v125
  %v736 = sub i64 %v125, 1
  %v737 = select i1 %v735, i64 %v734, i64 %v736
  %v738 = add i64 %v698, 7
  %v739 = icmp slt i64 %v738, %v125
  %v740 = sub i64 %v125, 1
  %v741 = select i1 %v739, i64 %v738, i64 %v740
  %v742 = add i64 %v698, 8
  %v743 = icmp slt i64 %v742, %v125
  %v744 = sub i64 %v125, 1
  %v745 = select i1 %v743, i64 %v742, i64 %v744
  %v746 = add i64 %v698, 9
  %v747 = icmp slt i64 %v746, %v125
  %v748 = sub i64 %v125, 1
  %v749 = select i1 %v747, i64 %v746, i64 %v748
  %v750 = add i64 %v698, 10
  %v751 = icmp slt i64 %v750, %v125
  %v752 = sub i64 %v125, 1
  %v753 = select i1 %v751, i64 %v750, i64 %v752
  %v754 = add i64 %v698, 11
  %v755 = icmp slt i64 %v754, %v125
  %v756 = sub i64 %v125, 1
  %v757 = select i1 %v755, i64 %v754, i64 %v756
  %v758 = add i64 %v698, 12
  %v759 = icmp slt i64 %v758, %v125
  %v760 = sub i64 %v125, 1
  %v761 = select i1 %v759, i64 %v758, i64 %v760
  %v762 = add i64 %v698, 13
  %v763 = icmp slt i64 %v762, %v125
  %v764 = sub i64 %v125, 1
  %v765 = select i1 %v763, i64 %v762, i64 %v764
  %v766 = add i64 %v698, 14
  %v767 = icmp slt i64 %v766, %v125
  %v768 = sub i64 %v125, 1
  %v769 = select i1 %v767, i64 %v766, i64 %v768
  %v770 = add i64 %v698, 15
  %v771 = icmp slt i64 %v770, %v125
  %v772 = sub i64 %v125, 1
  %v773 = select i1 %v771, i64 %v770, i64 %v772
  %v774 = mul i64 %v713, %v121
  %v775 = getelementptr [4 x i8], ptr %v151, i64 %v774
  %v776 = mul i64 %v717, %v121
  %v777 = getelementptr [4 x i8], ptr %v151, i64 %v776
  %v778 = mul i64 %v721, %v121
  %v779 = getelementptr [4 x i8], ptr %v151, i64 %v778
  %v780 = mul i64 %v725, %v121
  %v781 = getelementptr [4 x i8], ptr %v151, i64 %v780
  %v782 = mul i64 %v729, %v121
  %v783 = getelementptr [4 x i8], ptr %v151, i64 %v782
  %v784 = mul i64 %v733, %v121
  %v785 = getelementptr [4 x i8], ptr %v151, i64 %v784
  %v786 = mul i64 %v737, %v121
  %v787 = getelementptr [4 x i8], ptr %v151, i64 %v786
  %v788 = mul i64 %v741, %v121
  %v789 = getelementptr [4 x i8], ptr %v151, i64 %v788
  %v790 = mul i64 %v745, %v121
  %v791 = getelementptr [4 x i8], ptr %v151, i64 %v790
  %v792 = mul i64 %v749, %v121
  %v793 = getelementptr [4 x i8], ptr %v151, i64 %v792
  %v794 = mul i64 %v753, %v121
  %v795 = getelementptr [4 x i8], ptr %v151, i64 %v794
  %v796 = mul i64 %v757, %v121
  %v797 = getelementptr [4 x i8], ptr %v151, i64 %v796
  %v798 = mul i64 %v761, %v121
  %v799 = getelementptr [4 x i8], ptr %v151, i64 %v798
  %v800 = mul i64 %v765, %v121
  %v801 = getelementptr [4 x i8], ptr %v151, i64 %v800
  %v802 = mul i64 %v769, %v121
  %v803 = getelementptr [4 x i8], ptr %v151, i64 %v802
  %v804 = mul i64 %v773, %v121
  %v805 = getelementptr [4 x i8], ptr %v151, i64 %v804
  %v806 = mul i64 %v121, 32
  %v807 = and i64 %v121, -16
  br label %head808
head808:
  %v809 = phi i64 [ 0, %body697 ], [ %v1181, %body808 ]
  %v810 = phi <16 x float> [ splat (float 0x0000000000000000), %body697 ], [ %v1173, %body808 ]
  %v811 = phi <16 x float> [ splat (float 0x0000000000000000), %body697 ], [ %v1180, %body808 ]
  %v812 = icmp slt i64 %v809, %v807
  br i1 %v812, label %body808, label %end808
body808:
  %v813 = add i64 %v809, %v806
  %v814 = getelementptr [4 x i8], ptr %v775, i64 %v813
  call void @llvm.prefetch.p0(ptr %v814, i32 0, i32 3, i32 1)
  %v815 = add i64 %v809, %v806
  %v816 = getelementptr [4 x i8], ptr %v777, i64 %v815
  call void @llvm.prefetch.p0(ptr %v816, i32 0, i32 3, i32 1)
  %v817 = add i64 %v809, %v806
  %v818 = getelementptr [4 x i8], ptr %v779, i64 %v817
  call void @llvm.prefetch.p0(ptr %v818, i32 0, i32 3, i32 1)
  %v819 = add i64 %v809, %v806
  %v820 = getelementptr [4 x i8], ptr %v781, i64 %v819
  call void @llvm.prefetch.p0(ptr %v820, i32 0, i32 3, i32 1)
  %v821 = add i64 %v809, %v806
  %v822 = getelementptr [4 x i8], ptr %v783, i64 %v821
  call void @llvm.prefetch.p0(ptr %v822, i32 0, i32 3, i32 1)
  %v823 = add i64 %v809, %v806
  %v824 = getelementptr [4 x i8], ptr %v785, i64 %v823
  call void @llvm.prefetch.p0(ptr %v824, i32 0, i32 3, i32 1)
  %v825 = add i64 %v809, %v806
  %v826 = getelementptr [4 x i8], ptr %v787, i64 %v825
  call void @llvm.prefetch.p0(ptr %v826, i32 0, i32 3, i32 1)
  %v827 = add i64 %v809, %v806
  %v828 = getelementptr [4 x i8], ptr %v789, i64 %v827
  call void @llvm.prefetch.p0(ptr %v828, i32 0, i32 3, i32 1)
  %v829 = add i64 %v809, %v806
  %v830 = getelementptr [4 x i8], ptr %v791, i64 %v829
  call void @llvm.prefetch.p0(ptr %v830, i32 0, i32 3, i32 1)
  %v831 = add i64 %v809, %v806
  %v832 = getelementptr [4 x i8], ptr %v793, i64 %v831
  call void @llvm.prefetch.p0(ptr %v832, i32 0, i32 3, i32 1)
  %v833 = add i64 %v809, %v806
  %v834 = getelementptr [4 x i8], ptr %v795, i64 %v833
  call void @llvm.prefetch.p0(ptr %v834, i32 0, i32 3, i32 1)
  %v835 = add i64 %v809, %v806
  %v836 = getelementptr [4 x i8], ptr %v797, i64 %v835
  call void @llvm.prefetch.p0(ptr %v836, i32 0, i32 3, i32 1)
  %v837 = add i64 %v809, %v806
  %v838 = getelementptr [4 x i8], ptr %v799, i64 %v837
  call void @llvm.prefetch.p0(ptr %v838, i32 0, i32 3, i32 1)
  %v839 = add i64 %v809, %v806
  %v840 = getelementptr [4 x i8], ptr %v801, i64 %v839
  call void @llvm.prefetch.p0(ptr %v840, i32 0, i32 3, i32 1)
  %v841 = add i64 %v809, %v806
  %v842 = getelementptr [4 x i8], ptr %v803, i64 %v841
  call void @llvm.prefetch.p0(ptr %v842, i32 0, i32 3, i32 1)
  %v843 = add i64 %v809, %v806
  %v844 = getelementptr [4 x i8], ptr %v805, i64 %v843
  call void @llvm.prefetch.p0(ptr %v844, i32 0, i32 3, i32 1)
  %v845 = getelementptr [4 x i8], ptr %v775, i64 %v809
  %v846 = load <16 x float>, ptr %v845, align 4
  %v847 = getelementptr [4 x i8], ptr %v777, i64 %v809
  %v848 = load <16 x float>, ptr %v847, align 4
  %v849 = getelementptr [4 x i8], ptr %v779, i64 %v809
  %v850 = load <16 x float>, ptr %v849, align 4
  %v851 = getelementptr [4 x i8], ptr %v781, i64 %v809
  %v852 = load <16 x float>, ptr %v851, align 4
  %v853 = getelementptr [4 x i8], ptr %v783, i64 %v809
  %v854 = load <16 x float>, ptr %v853, align 4
  %v855 = getelementptr [4 x i8], ptr %v785, i64 %v809
  %v856 = load <16 x float>, ptr %v855, align 4
  %v857 = getelementptr [4 x i8], ptr %v787, i64 %v809
  %v858 = load <16 x float>, ptr %v857, align 4
  %v859 = getelementptr [4 x i8], ptr %v789, i64 %v809
  %v860 = load <16 x float>, ptr %v859, align 4
  %v861 = getelementptr [4 x i8], ptr %v791, i64 %v809
  %v862 = load <16 x float>, ptr %v861, align 4
  %v863 = getelementptr [4 x i8], ptr %v793, i64 %v809
  %v864 = load <16 x float>, ptr %v863, align 4
  %v865 = getelementptr [4 x i8], ptr %v795, i64 %v809
  %v866 = load <16 x float>, ptr %v865, align 4
  %v867 = getelementptr [4 x i8], ptr %v797, i64 %v809
  %v868 = load <16 x float>, ptr %v867, align 4
  %v869 = getelementptr [4 x i8], ptr %v799, i64 %v809
  %v870 = load <16 x float>, ptr %v869, align 4
  %v871 = getelementptr [4 x i8], ptr %v801, i64 %v809
  %v872 = load <16 x float>, ptr %v871, align 4
  %v873 = getelementptr [4 x i8], ptr %v803, i64 %v809
  %v874 = load <16 x float>, ptr %v873, align 4
  %v875 = getelementptr [4 x i8], ptr %v805, i64 %v809
  %v876 = load <16 x float>, ptr %v875, align 4
  %v877 = shufflevector <16 x float> %v846, <16 x float> %v862, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v878 = shufflevector <16 x float> %v846, <16 x float> %v862, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v879 = shufflevector <16 x float> %v848, <16 x float> %v864, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v880 = shufflevector <16 x float> %v848, <16 x float> %v864, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v881 = shufflevector <16 x float> %v850, <16 x float> %v866, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v882 = shufflevector <16 x float> %v850, <16 x float> %v866, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v883 = shufflevector <16 x float> %v852, <16 x float> %v868, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v884 = shufflevector <16 x float> %v852, <16 x float> %v868, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v885 = shufflevector <16 x float> %v854, <16 x float> %v870, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v886 = shufflevector <16 x float> %v854, <16 x float> %v870, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v887 = shufflevector <16 x float> %v856, <16 x float> %v872, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v888 = shufflevector <16 x float> %v856, <16 x float> %v872, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v889 = shufflevector <16 x float> %v858, <16 x float> %v874, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v890 = shufflevector <16 x float> %v858, <16 x float> %v874, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v891 = shufflevector <16 x float> %v860, <16 x float> %v876, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v892 = shufflevector <16 x float> %v860, <16 x float> %v876, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v893 = shufflevector <16 x float> %v877, <16 x float> %v885, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v894 = shufflevector <16 x float> %v877, <16 x float> %v885, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v895 = shufflevector <16 x float> %v878, <16 x float> %v886, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v896 = shufflevector <16 x float> %v878, <16 x float> %v886, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v897 = shufflevector <16 x float> %v879, <16 x float> %v887, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v898 = shufflevector <16 x float> %v879, <16 x float> %v887, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v899 = shufflevector <16 x float> %v880, <16 x float> %v888, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v900 = shufflevector <16 x float> %v880, <16 x float> %v888, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v901 = shufflevector <16 x float> %v881, <16 x float> %v889, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v902 = shufflevector <16 x float> %v881, <16 x float> %v889, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v903 = shufflevector <16 x float> %v882, <16 x float> %v890, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v904 = shufflevector <16 x float> %v882, <16 x float> %v890, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v905 = shufflevector <16 x float> %v883, <16 x float> %v891, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v906 = shufflevector <16 x float> %v883, <16 x float> %v891, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v907 = shufflevector <16 x float> %v884, <16 x float> %v892, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v908 = shufflevector <16 x float> %v884, <16 x float> %v892, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v909 = shufflevector <16 x float> %v893, <16 x float> %v901, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v910 = shufflevector <16 x float> %v893, <16 x float> %v901, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v911 = shufflevector <16 x float> %v894, <16 x float> %v902, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v912 = shufflevector <16 x float> %v894, <16 x float> %v902, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v913 = shufflevector <16 x float> %v895, <16 x float> %v903, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v914 = shufflevector <16 x float> %v895, <16 x float> %v903, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v915 = shufflevector <16 x float> %v896, <16 x float> %v904, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v916 = shufflevector <16 x float> %v896, <16 x float> %v904, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v917 = shufflevector <16 x float> %v897, <16 x float> %v905, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v918 = shufflevector <16 x float> %v897, <16 x float> %v905, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v919 = shufflevector <16 x float> %v898, <16 x float> %v906, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v920 = shufflevector <16 x float> %v898, <16 x float> %v906, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v921 = shufflevector <16 x float> %v899, <16 x float> %v907, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v922 = shufflevector <16 x float> %v899, <16 x float> %v907, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v923 = shufflevector <16 x float> %v900, <16 x float> %v908, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v924 = shufflevector <16 x float> %v900, <16 x float> %v908, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v925 = shufflevector <16 x float> %v909, <16 x float> %v917, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v926 = shufflevector <16 x float> %v909, <16 x float> %v917, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v927 = shufflevector <16 x float> %v910, <16 x float> %v918, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v928 = shufflevector <16 x float> %v910, <16 x float> %v918, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v929 = shufflevector <16 x float> %v911, <16 x float> %v919, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v930 = shufflevector <16 x float> %v911, <16 x float> %v919, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v931 = shufflevector <16 x float> %v912, <16 x float> %v920, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v932 = shufflevector <16 x float> %v912, <16 x float> %v920, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v933 = shufflevector <16 x float> %v913, <16 x float> %v921, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v934 = shufflevector <16 x float> %v913, <16 x float> %v921, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v935 = shufflevector <16 x float> %v914, <16 x float> %v922, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v936 = shufflevector <16 x float> %v914, <16 x float> %v922, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v937 = shufflevector <16 x float> %v915, <16 x float> %v923, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v938 = shufflevector <16 x float> %v915, <16 x float> %v923, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v939 = shufflevector <16 x float> %v916, <16 x float> %v924, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v940 = shufflevector <16 x float> %v916, <16 x float> %v924, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v941 = add i64 %v809, 0
  %v942 = mul i64 %v121, 0
  %v943 = getelementptr [4 x i8], ptr %v143, i64 %v942
  %v944 = getelementptr [4 x i8], ptr %v943, i64 %v941
  %v945 = load float, ptr %v944, align 4
  %v946 = insertelement <16 x float> poison, float %v945, i32 0
  %v947 = shufflevector <16 x float> %v946, <16 x float> poison, <16 x i32> zeroinitializer
  %v948 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v947, <16 x float> %v925, <16 x float> %v810)
  %v949 = mul i64 %v121, 1
  %v950 = getelementptr [4 x i8], ptr %v143, i64 %v949
  %v951 = getelementptr [4 x i8], ptr %v950, i64 %v941
  %v952 = load float, ptr %v951, align 4
  %v953 = insertelement <16 x float> poison, float %v952, i32 0
  %v954 = shufflevector <16 x float> %v953, <16 x float> poison, <16 x i32> zeroinitializer
  %v955 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v954, <16 x float> %v925, <16 x float> %v811)
  %v956 = add i64 %v809, 1
  %v957 = mul i64 %v121, 0
  %v958 = getelementptr [4 x i8], ptr %v143, i64 %v957
  %v959 = getelementptr [4 x i8], ptr %v958, i64 %v956
  %v960 = load float, ptr %v959, align 4
  %v961 = insertelement <16 x float> poison, float %v960, i32 0
  %v962 = shufflevector <16 x float> %v961, <16 x float> poison, <16 x i32> zeroinitializer
  %v963 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v962, <16 x float> %v926, <16 x float> %v948)
  %v964 = mul i64 %v121, 1
  %v965 = getelementptr [4 x i8], ptr %v143, i64 %v964
  %v966 = getelementptr [4 x i8], ptr %v965, i64 %v956
  %v967 = load float, ptr %v966, align 4
  %v968 = insertelement <16 x float> poison, float %v967, i32 0
  %v969 = shufflevector <16 x float> %v968, <16 x float> poison, <16 x i32> zeroinitializer
  %v970 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v969, <16 x float> %v926, <16 x float> %v955)
  %v971 = add i64 %v809, 2
  %v972 = mul i64 %v121, 0
  %v973 = getelementptr [4 x i8], ptr %v143, i64 %v972
  %v974 = getelementptr [4 x i8], ptr %v973, i64 %v971
  %v975 = load float, ptr %v974, align 4
  %v976 = insertelement <16 x float> poison, float %v975, i32 0
  %v977 = shufflevector <16 x float> %v976, <16 x float> poison, <16 x i32> zeroinitializer
  %v978 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v977, <16 x float> %v927, <16 x float> %v963)
  %v979 = mul i64 %v121, 1
  %v980 = getelementptr [4 x i8], ptr %v143, i64 %v979
  %v981 = getelementptr [4 x i8], ptr %v980, i64 %v971
  %v982 = load float, ptr %v981, align 4
  %v983 = insertelement <16 x float> poison, float %v982, i32 0
  %v984 = shufflevector <16 x float> %v983, <16 x float> poison, <16 x i32> zeroinitializer
  %v985 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v984, <16 x float> %v927, <16 x float> %v970)
  %v986 = add i64 %v809, 3
  %v987 = mul i64 %v121, 0
  %v988 = getelementptr [4 x i8], ptr %v143, i64 %v987
  %v989 = getelementptr [4 x i8], ptr %v988, i64 %v986
  %v990 = load float, ptr %v989, align 4
  %v991 = insertelement <16 x float> poison, float %v990, i32 0
  %v992 = shufflevector <16 x float> %v991, <16 x float> poison, <16 x i32> zeroinitializer
  %v993 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v992, <16 x float> %v928, <16 x float> %v978)
  %v994 = mul i64 %v121, 1
  %v995 = getelementptr [4 x i8], ptr %v143, i64 %v994
  %v996 = getelementptr [4 x i8], ptr %v995, i64 %v986
  %v997 = load float, ptr %v996, align 4
  %v998 = insertelement <16 x float> poison, float %v997, i32 0
  %v999 = shufflevector <16 x float> %v998, <16 x float> poison, <16 x i32> zeroinitializer
  %v1000 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v999, <16 x float> %v928, <16 x float> %v985)
  %v1001 = add i64 %v809, 4
  %v1002 = mul i64 %v121, 0
  %v1003 = getelementptr [4 x i8], ptr %v143, i64 %v1002
  %v1004 = getelementptr [4 x i8], ptr %v1003, i64 %v1001
  %v1005 = load float, ptr %v1004, align 4
  %v1006 = insertelement <16 x float> poison, float %v1005, i32 0
  %v1007 = shufflevector <16 x float> %v1006, <16 x float> poison, <16 x i32> zeroinitializer
  %v1008 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1007, <16 x float> %v929, <16 x float> %v993)
  %v1009 = mul i64 %v121, 1
  %v1010 = getelementptr [4 x i8], ptr %v143, i64 %v1009
  %v1011 = getelementptr [4 x i8], ptr %v1010, i64 %v1001
  %v1012 = load float, ptr %v1011, align 4
  %v1013 = insertelement <16 x float> poison, float %v1012, i32 0
  %v1014 = shufflevector <16 x float> %v1013, <16 x float> poison, <16 x i32> zeroinitializer
  %v1015 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1014, <16 x float> %v929, <16 x float> %v1000)
  %v1016 = add i64 %v809, 5
  %v1017 = mul i64 %v121, 0
  %v1018 = getelementptr [4 x i8], ptr %v143, i64 %v1017
  %v1019 = getelementptr [4 x i8], ptr %v1018, i64 %v1016
  %v1020 = load float, ptr %v1019, align 4
  %v1021 = insertelement <16 x float> poison, float %v1020, i32 0
  %v1022 = shufflevector <16 x float> %v1021, <16 x float> poison, <16 x i32> zeroinitializer
  %v1023 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1022, <16 x float> %v930, <16 x float> %v1008)
  %v1024 = mul i64 %v121, 1
  %v1025 = getelementptr [4 x i8], ptr %v143, i64 %v1024
  %v1026 = getelementptr [4 x i8], ptr %v1025, i64 %v1016
  %v1027 = load float, ptr %v1026, align 4
  %v1028 = insertelement <16 x float> poison, float %v1027, i32 0
  %v1029 = shufflevector <16 x float> %v1028, <16 x float> poison, <16 x i32> zeroinitializer
  %v1030 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1029, <16 x float> %v930, <16 x float> %v1015)
  %v1031 = add i64 %v809, 6
  %v1032 = mul i64 %v121, 0
  %v1033 = getelementptr [4 x i8], ptr %v143, i64 %v1032
  %v1034 = getelementptr [4 x i8], ptr %v1033, i64 %v1031
  %v1035 = load float, ptr %v1034, align 4
  %v1036 = insertelement <16 x float> poison, float %v1035, i32 0
  %v1037 = shufflevector <16 x float> %v1036, <16 x float> poison, <16 x i32> zeroinitializer
  %v1038 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1037, <16 x float> %v931, <16 x float> %v1023)
  %v1039 = mul i64 %v121, 1
  %v1040 = getelementptr [4 x i8], ptr %v143, i64 %v1039
  %v1041 = getelementptr [4 x i8], ptr %v1040, i64 %v1031
  %v1042 = load float, ptr %v1041, align 4
  %v1043 = insertelement <16 x float> poison, float %v1042, i32 0
  %v1044 = shufflevector <16 x float> %v1043, <16 x float> poison, <16 x i32> zeroinitializer
  %v1045 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1044, <16 x float> %v931, <16 x float> %v1030)
  %v1046 = add i64 %v809, 7
  %v1047 = mul i64 %v121, 0
  %v1048 = getelementptr [4 x i8], ptr %v143, i64 %v1047
  %v1049 = getelementptr [4 x i8], ptr %v1048, i64 %v1046
  %v1050 = load float, ptr %v1049, align 4
  %v1051 = insertelement <16 x float> poison, float %v1050, i32 0
  %v1052 = shufflevector <16 x float> %v1051, <16 x float> poison, <16 x i32> zeroinitializer
  %v1053 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1052, <16 x float> %v932, <16 x float> %v1038)
  %v1054 = mul i64 %v121, 1
  %v1055 = getelementptr [4 x i8], ptr %v143, i64 %v1054
  %v1056 = getelementptr [4 x i8], ptr %v1055, i64 %v1046
  %v1057 = load float, ptr %v1056, align 4
  %v1058 = insertelement <16 x float> poison, float %v1057, i32 0
  %v1059 = shufflevector <16 x float> %v1058, <16 x float> poison, <16 x i32> zeroinitializer
  %v1060 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1059, <16 x float> %v932, <16 x float> %v1045)
  %v1061 = add i64 %v809, 8
  %v1062 = mul i64 %v121, 0
  %v1063 = getelementptr [4 x i8], ptr %v143, i64 %v1062
  %v1064 = getelementptr [4 x i8], ptr %v1063, i64 %v1061
  %v1065 = load float, ptr %v1064, align 4
  %v1066 = insertelement <16 x float> poison, float %v1065, i32 0
  %v1067 = shufflevector <16 x float> %v1066, <16 x float> poison, <16 x i32> zeroinitializer
  %v1068 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1067, <16 x float> %v933, <16 x float> %v1053)
  %v1069 = mul i64 %v121, 1
  %v1070 = getelementptr [4 x i8], ptr %v143, i64 %v1069
  %v1071 = getelementptr [4 x i8], ptr %v1070, i64 %v1061
  %v1072 = load float, ptr %v1071, align 4
  %v1073 = insertelement <16 x float> poison, float %v1072, i32 0
  %v1074 = shufflevector <16 x float> %v1073, <16 x float> poison, <16 x i32> zeroinitializer
  %v1075 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1074, <16 x float> %v933, <16 x float> %v1060)
  %v1076 = add i64 %v809, 9
  %v1077 = mul i64 %v121, 0
  %v1078 = getelementptr [4 x i8], ptr %v143, i64 %v1077
  %v1079 = getelementptr [4 x i8], ptr %v1078, i64 %v1076
  %v1080 = load float, ptr %v1079, align 4
  %v1081 = insertelement <16 x float> poison, float %v1080, i32 0
  %v1082 = shufflevector <16 x float> %v1081, <16 x float> poison, <16 x i32> zeroinitializer
  %v1083 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1082, <16 x float> %v934, <16 x float> %v1068)
  %v1084 = mul i64 %v121, 1
  %v1085 = getelementptr [4 x i8], ptr %v143, i64 %v1084
  %v1086 = getelementptr [4 x i8], ptr %v1085, i64 %v1076
  %v1087 = load float, ptr %v1086, align 4
  %v1088 = insertelement <16 x float> poison, float %v1087, i32 0
  %v1089 = shufflevector <16 x float> %v1088, <16 x float> poison, <16 x i32> zeroinitializer
  %v1090 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1089, <16 x float> %v934, <16 x float> %v1075)
  %v1091 = add i64 %v809, 10
  %v1092 = mul i64 %v121, 0
  %v1093 = getelementptr [4 x i8], ptr %v143, i64 %v1092
  %v1094 = getelementptr [4 x i8], ptr %v1093, i64 %v1091
  %v1095 = load float, ptr %v1094, align 4
  %v1096 = insertelement <16 x float> poison, float %v1095, i32 0
  %v1097 = shufflevector <16 x float> %v1096, <16 x float> poison, <16 x i32> zeroinitializer
  %v1098 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1097, <16 x float> %v935, <16 x float> %v1083)
  %v1099 = mul i64 %v121, 1
  %v1100 = getelementptr [4 x i8], ptr %v143, i64 %v1099
  %v1101 = getelementptr [4 x i8], ptr %v1100, i64 %v1091
  %v1102 = load float, ptr %v1101, align 4
  %v1103 = insertelement <16 x float> poison, float %v1102, i32 0
  %v1104 = shufflevector <16 x float> %v1103, <16 x float> poison, <16 x i32> zeroinitializer
  %v1105 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1104, <16 x float> %v935, <16 x float> %v1090)
  %v1106 = add i64 %v809, 11
  %v1107 = mul i64 %v121, 0
  %v1108 = getelementptr [4 x i8], ptr %v143, i64 %v1107
  %v1109 = getelementptr [4 x i8], ptr %v1108, i64 %v1106
  %v1110 = load float, ptr %v1109, align 4
  %v1111 = insertelement <16 x float> poison, float %v1110, i32 0
  %v1112 = shufflevector <16 x float> %v1111, <16 x float> poison, <16 x i32> zeroinitializer
  %v1113 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1112, <16 x float> %v936, <16 x float> %v1098)
  %v1114 = mul i64 %v121, 1
  %v1115 = getelementptr [4 x i8], ptr %v143, i64 %v1114
  %v1116 = getelementptr [4 x i8], ptr %v1115, i64 %v1106
  %v1117 = load float, ptr %v1116, align 4
  %v1118 = insertelement <16 x float> poison, float %v1117, i32 0
  %v1119 = shufflevector <16 x float> %v1118, <16 x float> poison, <16 x i32> zeroinitializer
  %v1120 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1119, <16 x float> %v936, <16 x float> %v1105)
  %v1121 = add i64 %v809, 12
  %v1122 = mul i64 %v121, 0
  %v1123 = getelementptr [4 x i8], ptr %v143, i64 %v1122
  %v1124 = getelementptr [4 x i8], ptr %v1123, i64 %v1121
  %v1125 = load float, ptr %v1124, align 4
  %v1126 = insertelement <16 x float> poison, float %v1125, i32 0
  %v1127 = shufflevector <16 x float> %v1126, <16 x float> poison, <16 x i32> zeroinitializer
  %v1128 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1127, <16 x float> %v937, <16 x float> %v1113)
  %v1129 = mul i64 %v121, 1
  %v1130 = getelementptr [4 x i8], ptr %v143, i64 %v1129
  %v1131 = getelementptr [4 x i8], ptr %v1130, i64 %v1121
  %v1132 = load float, ptr %v1131, align 4
  %v1133 = insertelement <16 x float> poison, float %v1132, i32 0
  %v1134 = shufflevector <16 x float> %v1133, <16 x float> poison, <16 x i32> zeroinitializer
  %v1135 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1134, <16 x float> %v937, <16 x float> %v1120)
  %v1136 = add i64 %v809, 13
  %v1137 = mul i64 %v121, 0
  %v1138 = getelementptr [4 x i8], ptr %v143, i64 %v1137
  %v1139 = getelementptr [4 x i8], ptr %v1138, i64 %v1136
  %v1140 = load float, ptr %v1139, align 4
  %v1141 = insertelement <16 x float> poison, float %v1140, i32 0
  %v1142 = shufflevector <16 x float> %v1141, <16 x float> poison, <16 x i32> zeroinitializer
  %v1143 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1142, <16 x float> %v938, <16 x float> %v1128)
  %v1144 = mul i64 %v121, 1
  %v1145 = getelementptr [4 x i8], ptr %v143, i64 %v1144
  %v1146 = getelementptr [4 x i8], ptr %v1145, i64 %v1136
  %v1147 = load float, ptr %v1146, align 4
  %v1148 = insertelement <16 x float> poison, float %v1147, i32 0
  %v1149 = shufflevector <16 x float> %v1148, <16 x float> poison, <16 x i32> zeroinitializer
  %v1150 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1149, <16 x float> %v938, <16 x float> %v1135)
  %v1151 = add i64 %v809, 14
  %v1152 = mul i64 %v121, 0
  %v1153 = getelementptr [4 x i8], ptr %v143, i64 %v1152
  %v1154 = getelementptr [4 x i8], ptr %v1153, i64 %v1151
  %v1155 = load float, ptr %v1154, align 4
  %v1156 = insertelement <16 x float> poison, float %v1155, i32 0
  %v1157 = shufflevector <16 x float> %v1156, <16 x float> poison, <16 x i32> zeroinitializer
  %v1158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1157, <16 x float> %v939, <16 x float> %v1143)
  %v1159 = mul i64 %v121, 1
  %v1160 = getelementptr [4 x i8], ptr %v143, i64 %v1159
  %v1161 = getelementptr [4 x i8], ptr %v1160, i64 %v1151
  %v1162 = load float, ptr %v1161, align 4
  %v1163 = insertelement <16 x float> poison, float %v1162, i32 0
  %v1164 = shufflevector <16 x float> %v1163, <16 x float> poison, <16 x i32> zeroinitializer
  %v1165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1164, <16 x float> %v939, <16 x float> %v1150)
  %v1166 = add i64 %v809, 15
  %v1167 = mul i64 %v121, 0
  %v1168 = getelementptr [4 x i8], ptr %v143, i64 %v1167
  %v1169 = getelementptr [4 x i8], ptr %v1168, i64 %v1166
  %v1170 = load float, ptr %v1169, align 4
  %v1171 = insertelement <16 x float> poison, float %v1170, i32 0
  %v1172 = shufflevector <16 x float> %v1171, <16 x float> poison, <16 x i32> zeroinitializer
  %v1173 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1172, <16 x float> %v940, <16 x float> %v1158)
  %v1174 = mul i64 %v121, 1
  %v1175 = getelementptr [4 x i8], ptr %v143, i64 %v1174
  %v1176 = getelementptr [4 x i8], ptr %v1175, i64 %v1166
  %v1177 = load float, ptr %v1176, align 4
  %v1178 = insertelement <16 x float> poison, float %v1177, i32 0
  %v1179 = shufflevector <16 x float> %v1178, <16 x float> poison, <16 x i32> zeroinitializer
  %v1180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1179, <16 x float> %v940, <16 x float> %v1165)
  %v1181 = add i64 %v809, 16
  br label %head808
end808:
  %v1182 = insertelement <16 x i64> poison, i64 %v121, i32 0
  %v1183 = shufflevector <16 x i64> %v1182, <16 x i64> poison, <16 x i32> zeroinitializer
  %v1184 = mul <16 x i64> %v709, %v1183
  %v1185 = and i64 %v121, -16
  br label %head1186
head1186:
  %v1187 = phi i64 [ %v1185, %end808 ], [ %v1208, %body1186 ]
  %v1188 = phi <16 x float> [ %v810, %end808 ], [ %v1200, %body1186 ]
  %v1189 = phi <16 x float> [ %v811, %end808 ], [ %v1207, %body1186 ]
  %v1190 = icmp slt i64 %v1187, %v121
  br i1 %v1190, label %body1186, label %end1186
body1186:
  %v1191 = getelementptr [4 x i8], ptr %v151, i64 %v1187
  %v1192 = getelementptr [4 x i8], ptr %v1191, <16 x i64> %v1184
  %v1193 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %v1192, i32 4, <16 x i1> splat (i1 true), <16 x float> poison)
  %v1194 = mul i64 %v121, 0
  %v1195 = getelementptr [4 x i8], ptr %v143, i64 %v1194
  %v1196 = getelementptr [4 x i8], ptr %v1195, i64 %v1187
  %v1197 = load float, ptr %v1196, align 4
  %v1198 = insertelement <16 x float> poison, float %v1197, i32 0
  %v1199 = shufflevector <16 x float> %v1198, <16 x float> poison, <16 x i32> zeroinitializer
  %v1200 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1199, <16 x float> %v1193, <16 x float> %v1188)
  %v1201 = mul i64 %v121, 1
  %v1202 = getelementptr [4 x i8], ptr %v143, i64 %v1201
  %v1203 = getelementptr [4 x i8], ptr %v1202, i64 %v1187
  %v1204 = load float, ptr %v1203, align 4
  %v1205 = insertelement <16 x float> poison, float %v1204, i32 0
  %v1206 = shufflevector <16 x float> %v1205, <16 x float> poison, <16 x i32> zeroinitializer
  %v1207 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1206, <16 x float> %v1193, <16 x float> %v1189)
  %v1208 = add i64 %v1187, 1
  br label %head1186
end1186:
  %v1209 = add i64 %v148, %v698
  %v1210 = mul i64 %v156, 0
  %v1211 = getelementptr [4 x i8], ptr %v154, i64 %v1210
  %v1212 = getelementptr [4 x i8], ptr %v1211, i64 %v1209
  store <16 x float> %v1188, ptr %v1212, align 4
  %v1213 = add i64 %v148, %v698
  %v1214 = mul i64 %v156, 1
  %v1215 = getelementptr [4 x i8], ptr %v154, i64 %v1214
  %v1216 = getelementptr [4 x i8], ptr %v1215, i64 %v1213
  store <16 x float> %v1189, ptr %v1216, align 4
  %v1217 = add i64 %v698, 16
  br label %head697
end697:
  br label %head1218
head1218:
  %v1219 = phi i64 [ 0, %end697 ], [ %v1867, %after1836 ]
  %v1220 = icmp slt i64 %v1219, 2
  br i1 %v1220, label %body1218, label %end1218
body1218:
  %v1221 = and i64 %v123, -64
  br label %head1222
head1222:
  %v1223 = phi i64 [ 0, %body1218 ], [ %v1337, %body1222 ]
  %v1224 = phi <16 x float> [ splat (float 0xFFF0000000000000), %body1218 ], [ %v1258, %body1222 ]
  %v1225 = phi <16 x float> [ splat (float 0xFFF0000000000000), %body1218 ], [ %v1284, %body1222 ]
  %v1226 = phi <16 x float> [ splat (float 0xFFF0000000000000), %body1218 ], [ %v1310, %body1222 ]
  %v1227 = phi <16 x float> [ splat (float 0xFFF0000000000000), %body1218 ], [ %v1336, %body1222 ]
  %v1228 = icmp slt i64 %v1223, %v1221
  br i1 %v1228, label %body1222, label %end1222
body1222:
  %v1229 = add i64 %v1223, 0
  %v1230 = add i64 %v1223, 16
  %v1231 = add i64 %v1223, 32
  %v1232 = add i64 %v1223, 48
  %v1233 = add i64 0, %v1229
  %v1234 = mul i64 %v156, %v1219
  %v1235 = getelementptr [4 x i8], ptr %v154, i64 %v1234
  %v1236 = getelementptr [4 x i8], ptr %v1235, i64 %v1233
  %v1237 = load <16 x float>, ptr %v1236, align 4
  %v1238 = insertelement <16 x float> poison, float %v101, i32 0
  %v1239 = shufflevector <16 x float> %v1238, <16 x float> poison, <16 x i32> zeroinitializer
  %v1240 = fdiv <16 x float> %v1237, %v1239
  %v1241 = srem i64 %v1219, %v119
  %v1242 = add i64 %v148, %v125
  %v1243 = mul i64 %v1241, %v1242
  %v1244 = add i64 %v1243, %v1233
  %v1245 = getelementptr [4 x i8], ptr %v113, i64 %v1244
  %v1246 = load <16 x float>, ptr %v1245, align 4
  %v1247 = fadd <16 x float> %v1240, %v1246
  %v1248 = srem i64 %v1219, %v119
  %v1249 = add i64 0, %v1229
  %v1250 = add i64 %v148, %v125
  %v1251 = mul i64 %v1248, %v1250
  %v1252 = add i64 %v1251, %v1249
  %v1253 = getelementptr [4 x i8], ptr %v113, i64 %v1252
  %v1254 = load <16 x float>, ptr %v1253, align 4
  %v1255 = fcmp une <16 x float> %v1254, splat (float 0xFFF0000000000000)
  %v1256 = select <16 x i1> %v1255, <16 x float> %v1247, <16 x float> splat (float 0xFFF0000000000000)
  store <16 x float> %v1256, ptr %v1236, align 4
  %v1257 = fcmp ogt <16 x float> %v1224, %v1256
  %v1258 = select <16 x i1> %v1257, <16 x float> %v1224, <16 x float> %v1256
  %v1259 = add i64 0, %v1230
  %v1260 = mul i64 %v156, %v1219
  %v1261 = getelementptr [4 x i8], ptr %v154, i64 %v1260
  %v1262 = getelementptr [4 x i8], ptr %v1261, i64 %v1259
  %v1263 = load <16 x float>, ptr %v1262, align 4
  %v1264 = insertelement <16 x float> poison, float %v101, i32 0
  %v1265 = shufflevector <16 x float> %v1264, <16 x float> poison, <16 x i32> zeroinitializer
  %v1266 = fdiv <16 x float> %v1263, %v1265
  %v1267 = srem i64 %v1219, %v119
  %v1268 = add i64 %v148, %v125
  %v1269 = mul i64 %v1267, %v1268
  %v1270 = add i64 %v1269, %v1259
  %v1271 = getelementptr [4 x i8], ptr %v113, i64 %v1270
  %v1272 = load <16 x float>, ptr %v1271, align 4
  %v1273 = fadd <16 x float> %v1266, %v1272
  %v1274 = srem i64 %v1219, %v119
  %v1275 = add i64 0, %v1230
  %v1276 = add i64 %v148, %v125
  %v1277 = mul i64 %v1274, %v1276
  %v1278 = add i64 %v1277, %v1275
  %v1279 = getelementptr [4 x i8], ptr %v113, i64 %v1278
  %v1280 = load <16 x float>, ptr %v1279, align 4
  %v1281 = fcmp une <16 x float> %v1280, splat (float 0xFFF0000000000000)
  %v1282 = select <16 x i1> %v1281, <16 x float> %v1273, <16 x float> splat (float 0xFFF0000000000000)
  store <16 x float> %v1282, ptr %v1262, align 4
  %v1283 = fcmp ogt <16 x float> %v1225, %v1282
  %v1284 = select <16 x i1> %v1283, <16 x float> %v1225, <16 x float> %v1282
  %v1285 = add i64 0, %v1231
  %v1286 = mul i64 %v156, %v1219
  %v1287 = getelementptr [4 x i8], ptr %v154, i64 %v1286
  %v1288 = getelementptr [4 x i8], ptr %v1287, i64 %v1285
  %v1289 = load <16 x float>, ptr %v1288, align 4
  %v1290 = insertelement <16 x float> poison, float %v101, i32 0
  %v1291 = shufflevector <16 x float> %v1290, <16 x float> poison, <16 x i32> zeroinitializer
  %v1292 = fdiv <16 x float> %v1289, %v1291
  %v1293 = srem i64 %v1219, %v119
  %v1294 = add i64 %v148, %v125
  %v1295 = mul i64 %v1293, %v1294
  %v1296 = add i64 %v1295, %v1285
  %v1297 = getelementptr [4 x i8], ptr %v113, i64 %v1296
  %v1298 = load <16 x float>, ptr %v1297, align 4
  %v1299 = fadd <16 x float> %v1292, %v1298
  %v1300 = srem i64 %v1219, %v119
  %v1301 = add i64 0, %v1231
  %v1302 = add i64 %v148, %v125
  %v1303 = mul i64 %v1300, %v1302
  %v1304 = add i64 %v1303, %v1301
  %v1305 = getelementptr [4 x i8], ptr %v113, i64 %v1304
  %v1306 = load <16 x float>, ptr %v1305, align 4
  %v1307 = fcmp une <16 x float> %v1306, splat (float 0xFFF0000000000000)
  %v1308 = select <16 x i1> %v1307, <16 x float> %v1299, <16 x float> splat (float 0xFFF0000000000000)
  store <16 x float> %v1308, ptr %v1288, align 4
  %v1309 = fcmp ogt <16 x float> %v1226, %v1308
  %v1310 = select <16 x i1> %v1309, <16 x float> %v1226, <16 x float> %v1308
  %v1311 = add i64 0, %v1232
  %v1312 = mul i64 %v156, %v1219
  %v1313 = getelementptr [4 x i8], ptr %v154, i64 %v1312
  %v1314 = getelementptr [4 x i8], ptr %v1313, i64 %v1311
  %v1315 = load <16 x float>, ptr %v1314, align 4
  %v1316 = insertelement <16 x float> poison, float %v101, i32 0
  %v1317 = shufflevector <16 x float> %v1316, <16 x float> poison, <16 x i32> zeroinitializer
  %v1318 = fdiv <16 x float> %v1315, %v1317
  %v1319 = srem i64 %v1219, %v119
  %v1320 = add i64 %v148, %v125
  %v1321 = mul i64 %v1319, %v1320
  %v1322 = add i64 %v1321, %v1311
  %v1323 = getelementptr [4 x i8], ptr %v113, i64 %v1322
  %v1324 = load <16 x float>, ptr %v1323, align 4
  %v1325 = fadd <16 x float> %v1318, %v1324
  %v1326 = srem i64 %v1219, %v119
  %v1327 = add i64 0, %v1232
  %v1328 = add i64 %v148, %v125
  %v1329 = mul i64 %v1326, %v1328
  %v1330 = add i64 %v1329, %v1327
  %v1331 = getelementptr [4 x i8], ptr %v113, i64 %v1330
  %v1332 = load <16 x float>, ptr %v1331, align 4
  %v1333 = fcmp une <16 x float> %v1332, splat (float 0xFFF0000000000000)
  %v1334 = select <16 x i1> %v1333, <16 x float> %v1325, <16 x float> splat (float 0xFFF0000000000000)
  store <16 x float> %v1334, ptr %v1314, align 4
  %v1335 = fcmp ogt <16 x float> %v1227, %v1334
  %v1336 = select <16 x i1> %v1335, <16 x float> %v1227, <16 x float> %v1334
  %v1337 = add i64 %v1223, 64
  br label %head1222
end1222:
  %v1338 = and i64 %v123, -64
  br label %head1339
head1339:
  %v1340 = phi i64 [ %v1338, %end1222 ], [ %v1486, %body1339 ]
  %v1341 = phi <16 x float> [ %v1224, %end1222 ], [ %v1380, %body1339 ]
  %v1342 = phi <16 x float> [ %v1225, %end1222 ], [ %v1415, %body1339 ]
  %v1343 = phi <16 x float> [ %v1226, %end1222 ], [ %v1450, %body1339 ]
  %v1344 = phi <16 x float> [ %v1227, %end1222 ], [ %v1485, %body1339 ]
  %v1345 = icmp slt i64 %v1340, %v123
  br i1 %v1345, label %body1339, label %end1339
body1339:
  %v1346 = add i64 %v1340, 0
  %v1347 = sub i64 %v123, %v1346
  %v1348 = icmp slt i64 %v1347, 16
  %v1349 = select i1 %v1348, i64 %v1347, i64 16
  %v1350 = trunc i64 %v1349 to i32
  %v1351 = insertelement <16 x i32> poison, i32 %v1350, i32 0
  %v1352 = shufflevector <16 x i32> %v1351, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1353 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1352
  %v1354 = add i64 0, %v1346
  %v1355 = mul i64 %v156, %v1219
  %v1356 = getelementptr [4 x i8], ptr %v154, i64 %v1355
  %v1357 = getelementptr [4 x i8], ptr %v1356, i64 %v1354
  %v1358 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1357, i32 4, <16 x i1> %v1353, <16 x float> zeroinitializer)
  %v1359 = insertelement <16 x float> poison, float %v101, i32 0
  %v1360 = shufflevector <16 x float> %v1359, <16 x float> poison, <16 x i32> zeroinitializer
  %v1361 = fdiv <16 x float> %v1358, %v1360
  %v1362 = srem i64 %v1219, %v119
  %v1363 = add i64 %v148, %v125
  %v1364 = mul i64 %v1362, %v1363
  %v1365 = add i64 %v1364, %v1354
  %v1366 = getelementptr [4 x i8], ptr %v113, i64 %v1365
  %v1367 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1366, i32 4, <16 x i1> %v1353, <16 x float> zeroinitializer)
  %v1368 = fadd <16 x float> %v1361, %v1367
  %v1369 = srem i64 %v1219, %v119
  %v1370 = add i64 0, %v1346
  %v1371 = add i64 %v148, %v125
  %v1372 = mul i64 %v1369, %v1371
  %v1373 = add i64 %v1372, %v1370
  %v1374 = getelementptr [4 x i8], ptr %v113, i64 %v1373
  %v1375 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1374, i32 4, <16 x i1> %v1353, <16 x float> zeroinitializer)
  %v1376 = fcmp une <16 x float> %v1375, splat (float 0xFFF0000000000000)
  %v1377 = select <16 x i1> %v1376, <16 x float> %v1368, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1377, ptr %v1357, i32 4, <16 x i1> %v1353)
  %v1378 = fcmp ogt <16 x float> %v1341, %v1377
  %v1379 = select <16 x i1> %v1378, <16 x float> %v1341, <16 x float> %v1377
  %v1380 = select <16 x i1> %v1353, <16 x float> %v1379, <16 x float> %v1341
  %v1381 = add i64 %v1340, 16
  %v1382 = sub i64 %v123, %v1381
  %v1383 = icmp slt i64 %v1382, 16
  %v1384 = select i1 %v1383, i64 %v1382, i64 16
  %v1385 = trunc i64 %v1384 to i32
  %v1386 = insertelement <16 x i32> poison, i32 %v1385, i32 0
  %v1387 = shufflevector <16 x i32> %v1386, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1388 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1387
  %v1389 = add i64 0, %v1381
  %v1390 = mul i64 %v156, %v1219
  %v1391 = getelementptr [4 x i8], ptr %v154, i64 %v1390
  %v1392 = getelementptr [4 x i8], ptr %v1391, i64 %v1389
  %v1393 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1392, i32 4, <16 x i1> %v1388, <16 x float> zeroinitializer)
  %v1394 = insertelement <16 x float> poison, float %v101, i32 0
  %v1395 = shufflevector <16 x float> %v1394, <16 x float> poison, <16 x i32> zeroinitializer
  %v1396 = fdiv <16 x float> %v1393, %v1395
  %v1397 = srem i64 %v1219, %v119
  %v1398 = add i64 %v148, %v125
  %v1399 = mul i64 %v1397, %v1398
  %v1400 = add i64 %v1399, %v1389
  %v1401 = getelementptr [4 x i8], ptr %v113, i64 %v1400
  %v1402 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1401, i32 4, <16 x i1> %v1388, <16 x float> zeroinitializer)
  %v1403 = fadd <16 x float> %v1396, %v1402
  %v1404 = srem i64 %v1219, %v119
  %v1405 = add i64 0, %v1381
  %v1406 = add i64 %v148, %v125
  %v1407 = mul i64 %v1404, %v1406
  %v1408 = add i64 %v1407, %v1405
  %v1409 = getelementptr [4 x i8], ptr %v113, i64 %v1408
  %v1410 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1409, i32 4, <16 x i1> %v1388, <16 x float> zeroinitializer)
  %v1411 = fcmp une <16 x float> %v1410, splat (float 0xFFF0000000000000)
  %v1412 = select <16 x i1> %v1411, <16 x float> %v1403, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1412, ptr %v1392, i32 4, <16 x i1> %v1388)
  %v1413 = fcmp ogt <16 x float> %v1342, %v1412
  %v1414 = select <16 x i1> %v1413, <16 x float> %v1342, <16 x float> %v1412
  %v1415 = select <16 x i1> %v1388, <16 x float> %v1414, <16 x float> %v1342
  %v1416 = add i64 %v1340, 32
  %v1417 = sub i64 %v123, %v1416
  %v1418 = icmp slt i64 %v1417, 16
  %v1419 = select i1 %v1418, i64 %v1417, i64 16
  %v1420 = trunc i64 %v1419 to i32
  %v1421 = insertelement <16 x i32> poison, i32 %v1420, i32 0
  %v1422 = shufflevector <16 x i32> %v1421, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1423 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1422
  %v1424 = add i64 0, %v1416
  %v1425 = mul i64 %v156, %v1219
  %v1426 = getelementptr [4 x i8], ptr %v154, i64 %v1425
  %v1427 = getelementptr [4 x i8], ptr %v1426, i64 %v1424
  %v1428 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1427, i32 4, <16 x i1> %v1423, <16 x float> zeroinitializer)
  %v1429 = insertelement <16 x float> poison, float %v101, i32 0
  %v1430 = shufflevector <16 x float> %v1429, <16 x float> poison, <16 x i32> zeroinitializer
  %v1431 = fdiv <16 x float> %v1428, %v1430
  %v1432 = srem i64 %v1219, %v119
  %v1433 = add i64 %v148, %v125
  %v1434 = mul i64 %v1432, %v1433
  %v1435 = add i64 %v1434, %v1424
  %v1436 = getelementptr [4 x i8], ptr %v113, i64 %v1435
  %v1437 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1436, i32 4, <16 x i1> %v1423, <16 x float> zeroinitializer)
  %v1438 = fadd <16 x float> %v1431, %v1437
  %v1439 = srem i64 %v1219, %v119
  %v1440 = add i64 0, %v1416
  %v1441 = add i64 %v148, %v125
  %v1442 = mul i64 %v1439, %v1441
  %v1443 = add i64 %v1442, %v1440
  %v1444 = getelementptr [4 x i8], ptr %v113, i64 %v1443
  %v1445 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1444, i32 4, <16 x i1> %v1423, <16 x float> zeroinitializer)
  %v1446 = fcmp une <16 x float> %v1445, splat (float 0xFFF0000000000000)
  %v1447 = select <16 x i1> %v1446, <16 x float> %v1438, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1447, ptr %v1427, i32 4, <16 x i1> %v1423)
  %v1448 = fcmp ogt <16 x float> %v1343, %v1447
  %v1449 = select <16 x i1> %v1448, <16 x float> %v1343, <16 x float> %v1447
  %v1450 = select <16 x i1> %v1423, <16 x float> %v1449, <16 x float> %v1343
  %v1451 = add i64 %v1340, 48
  %v1452 = sub i64 %v123, %v1451
  %v1453 = icmp slt i64 %v1452, 16
  %v1454 = select i1 %v1453, i64 %v1452, i64 16
  %v1455 = trunc i64 %v1454 to i32
  %v1456 = insertelement <16 x i32> poison, i32 %v1455, i32 0
  %v1457 = shufflevector <16 x i32> %v1456, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1458 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1457
  %v1459 = add i64 0, %v1451
  %v1460 = mul i64 %v156, %v1219
  %v1461 = getelementptr [4 x i8], ptr %v154, i64 %v1460
  %v1462 = getelementptr [4 x i8], ptr %v1461, i64 %v1459
  %v1463 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1462, i32 4, <16 x i1> %v1458, <16 x float> zeroinitializer)
  %v1464 = insertelement <16 x float> poison, float %v101, i32 0
  %v1465 = shufflevector <16 x float> %v1464, <16 x float> poison, <16 x i32> zeroinitializer
  %v1466 = fdiv <16 x float> %v1463, %v1465
  %v1467 = srem i64 %v1219, %v119
  %v1468 = add i64 %v148, %v125
  %v1469 = mul i64 %v1467, %v1468
  %v1470 = add i64 %v1469, %v1459
  %v1471 = getelementptr [4 x i8], ptr %v113, i64 %v1470
  %v1472 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1471, i32 4, <16 x i1> %v1458, <16 x float> zeroinitializer)
  %v1473 = fadd <16 x float> %v1466, %v1472
  %v1474 = srem i64 %v1219, %v119
  %v1475 = add i64 0, %v1451
  %v1476 = add i64 %v148, %v125
  %v1477 = mul i64 %v1474, %v1476
  %v1478 = add i64 %v1477, %v1475
  %v1479 = getelementptr [4 x i8], ptr %v113, i64 %v1478
  %v1480 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1479, i32 4, <16 x i1> %v1458, <16 x float> zeroinitializer)
  %v1481 = fcmp une <16 x float> %v1480, splat (float 0xFFF0000000000000)
  %v1482 = select <16 x i1> %v1481, <16 x float> %v1473, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1482, ptr %v1462, i32 4, <16 x i1> %v1458)
  %v1483 = fcmp ogt <16 x float> %v1344, %v1482
  %v1484 = select <16 x i1> %v1483, <16 x float> %v1344, <16 x float> %v1482
  %v1485 = select <16 x i1> %v1458, <16 x float> %v1484, <16 x float> %v1344
  %v1486 = add i64 %v1340, 64
  br label %head1339
end1339:
  %v1487 = fcmp ogt <16 x float> %v1341, %v1343
  %v1488 = select <16 x i1> %v1487, <16 x float> %v1341, <16 x float> %v1343
  %v1489 = fcmp ogt <16 x float> %v1342, %v1344
  %v1490 = select <16 x i1> %v1489, <16 x float> %v1342, <16 x float> %v1344
  %v1491 = fcmp ogt <16 x float> %v1488, %v1490
  %v1492 = select <16 x i1> %v1491, <16 x float> %v1488, <16 x float> %v1490
  %v1493 = shufflevector <16 x float> %v1492, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v1494 = shufflevector <16 x float> %v1492, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v1495 = fcmp ogt <8 x float> %v1493, %v1494
  %v1496 = select <8 x i1> %v1495, <8 x float> %v1493, <8 x float> %v1494
  %v1497 = shufflevector <8 x float> %v1496, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v1498 = shufflevector <8 x float> %v1496, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v1499 = fcmp ogt <4 x float> %v1497, %v1498
  %v1500 = select <4 x i1> %v1499, <4 x float> %v1497, <4 x float> %v1498
  %v1501 = shufflevector <4 x float> %v1500, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v1502 = shufflevector <4 x float> %v1500, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v1503 = fcmp ogt <2 x float> %v1501, %v1502
  %v1504 = select <2 x i1> %v1503, <2 x float> %v1501, <2 x float> %v1502
  %v1505 = extractelement <2 x float> %v1504, i32 0
  %v1506 = extractelement <2 x float> %v1504, i32 1
  %v1507 = fcmp ogt float %v1505, %v1506
  %v1508 = select i1 %v1507, float %v1505, float %v1506
  %v1509 = fcmp ogt float %v1508, 0xFFF0000000000000
  %v1510 = select i1 %v1509, float %v1508, float 0xFFF0000000000000
  %v1511 = and i64 %v125, -64
  br label %head1512
head1512:
  %v1513 = phi i64 [ 0, %end1339 ], [ %v1627, %body1512 ]
  %v1514 = phi <16 x float> [ splat (float 0xFFF0000000000000), %end1339 ], [ %v1548, %body1512 ]
  %v1515 = phi <16 x float> [ splat (float 0xFFF0000000000000), %end1339 ], [ %v1574, %body1512 ]
  %v1516 = phi <16 x float> [ splat (float 0xFFF0000000000000), %end1339 ], [ %v1600, %body1512 ]
  %v1517 = phi <16 x float> [ splat (float 0xFFF0000000000000), %end1339 ], [ %v1626, %body1512 ]
  %v1518 = icmp slt i64 %v1513, %v1511
  br i1 %v1518, label %body1512, label %end1512
body1512:
  %v1519 = add i64 %v1513, 0
  %v1520 = add i64 %v1513, 16
  %v1521 = add i64 %v1513, 32
  %v1522 = add i64 %v1513, 48
  %v1523 = add i64 %v148, %v1519
  %v1524 = mul i64 %v156, %v1219
  %v1525 = getelementptr [4 x i8], ptr %v154, i64 %v1524
  %v1526 = getelementptr [4 x i8], ptr %v1525, i64 %v1523
  %v1527 = load <16 x float>, ptr %v1526, align 4
  %v1528 = insertelement <16 x float> poison, float %v101, i32 0
  %v1529 = shufflevector <16 x float> %v1528, <16 x float> poison, <16 x i32> zeroinitializer
  %v1530 = fdiv <16 x float> %v1527, %v1529
  %v1531 = srem i64 %v1219, %v119
  %v1532 = add i64 %v148, %v125
  %v1533 = mul i64 %v1531, %v1532
  %v1534 = add i64 %v1533, %v1523
  %v1535 = getelementptr [4 x i8], ptr %v113, i64 %v1534
  %v1536 = load <16 x float>, ptr %v1535, align 4
  %v1537 = fadd <16 x float> %v1530, %v1536
  %v1538 = srem i64 %v1219, %v119
  %v1539 = add i64 %v148, %v1519
  %v1540 = add i64 %v148, %v125
  %v1541 = mul i64 %v1538, %v1540
  %v1542 = add i64 %v1541, %v1539
  %v1543 = getelementptr [4 x i8], ptr %v113, i64 %v1542
  %v1544 = load <16 x float>, ptr %v1543, align 4
  %v1545 = fcmp une <16 x float> %v1544, splat (float 0xFFF0000000000000)
  %v1546 = select <16 x i1> %v1545, <16 x float> %v1537, <16 x float> splat (float 0xFFF0000000000000)
  store <16 x float> %v1546, ptr %v1526, align 4
  %v1547 = fcmp ogt <16 x float> %v1514, %v1546
  %v1548 = select <16 x i1> %v1547, <16 x float> %v1514, <16 x float> %v1546
  %v1549 = add i64 %v148, %v1520
  %v1550 = mul i64 %v156, %v1219
  %v1551 = getelementptr [4 x i8], ptr %v154, i64 %v1550
  %v1552 = getelementptr [4 x i8], ptr %v1551, i64 %v1549
  %v1553 = load <16 x float>, ptr %v1552, align 4
  %v1554 = insertelement <16 x float> poison, float %v101, i32 0
  %v1555 = shufflevector <16 x float> %v1554, <16 x float> poison, <16 x i32> zeroinitializer
  %v1556 = fdiv <16 x float> %v1553, %v1555
  %v1557 = srem i64 %v1219, %v119
  %v1558 = add i64 %v148, %v125
  %v1559 = mul i64 %v1557, %v1558
  %v1560 = add i64 %v1559, %v1549
  %v1561 = getelementptr [4 x i8], ptr %v113, i64 %v1560
  %v1562 = load <16 x float>, ptr %v1561, align 4
  %v1563 = fadd <16 x float> %v1556, %v1562
  %v1564 = srem i64 %v1219, %v119
  %v1565 = add i64 %v148, %v1520
  %v1566 = add i64 %v148, %v125
  %v1567 = mul i64 %v1564, %v1566
  %v1568 = add i64 %v1567, %v1565
  %v1569 = getelementptr [4 x i8], ptr %v113, i64 %v1568
  %v1570 = load <16 x float>, ptr %v1569, align 4
  %v1571 = fcmp une <16 x float> %v1570, splat (float 0xFFF0000000000000)
  %v1572 = select <16 x i1> %v1571, <16 x float> %v1563, <16 x float> splat (float 0xFFF0000000000000)
  store <16 x float> %v1572, ptr %v1552, align 4
  %v1573 = fcmp ogt <16 x float> %v1515, %v1572
  %v1574 = select <16 x i1> %v1573, <16 x float> %v1515, <16 x float> %v1572
  %v1575 = add i64 %v148, %v1521
  %v1576 = mul i64 %v156, %v1219
  %v1577 = getelementptr [4 x i8], ptr %v154, i64 %v1576
  %v1578 = getelementptr [4 x i8], ptr %v1577, i64 %v1575
  %v1579 = load <16 x float>, ptr %v1578, align 4
  %v1580 = insertelement <16 x float> poison, float %v101, i32 0
  %v1581 = shufflevector <16 x float> %v1580, <16 x float> poison, <16 x i32> zeroinitializer
  %v1582 = fdiv <16 x float> %v1579, %v1581
  %v1583 = srem i64 %v1219, %v119
  %v1584 = add i64 %v148, %v125
  %v1585 = mul i64 %v1583, %v1584
  %v1586 = add i64 %v1585, %v1575
  %v1587 = getelementptr [4 x i8], ptr %v113, i64 %v1586
  %v1588 = load <16 x float>, ptr %v1587, align 4
  %v1589 = fadd <16 x float> %v1582, %v1588
  %v1590 = srem i64 %v1219, %v119
  %v1591 = add i64 %v148, %v1521
  %v1592 = add i64 %v148, %v125
  %v1593 = mul i64 %v1590, %v1592
  %v1594 = add i64 %v1593, %v1591
  %v1595 = getelementptr [4 x i8], ptr %v113, i64 %v1594
  %v1596 = load <16 x float>, ptr %v1595, align 4
  %v1597 = fcmp une <16 x float> %v1596, splat (float 0xFFF0000000000000)
  %v1598 = select <16 x i1> %v1597, <16 x float> %v1589, <16 x float> splat (float 0xFFF0000000000000)
  store <16 x float> %v1598, ptr %v1578, align 4
  %v1599 = fcmp ogt <16 x float> %v1516, %v1598
  %v1600 = select <16 x i1> %v1599, <16 x float> %v1516, <16 x float> %v1598
  %v1601 = add i64 %v148, %v1522
  %v1602 = mul i64 %v156, %v1219
  %v1603 = getelementptr [4 x i8], ptr %v154, i64 %v1602
  %v1604 = getelementptr [4 x i8], ptr %v1603, i64 %v1601
  %v1605 = load <16 x float>, ptr %v1604, align 4
  %v1606 = insertelement <16 x float> poison, float %v101, i32 0
  %v1607 = shufflevector <16 x float> %v1606, <16 x float> poison, <16 x i32> zeroinitializer
  %v1608 = fdiv <16 x float> %v1605, %v1607
  %v1609 = srem i64 %v1219, %v119
  %v1610 = add i64 %v148, %v125
  %v1611 = mul i64 %v1609, %v1610
  %v1612 = add i64 %v1611, %v1601
  %v1613 = getelementptr [4 x i8], ptr %v113, i64 %v1612
  %v1614 = load <16 x float>, ptr %v1613, align 4
  %v1615 = fadd <16 x float> %v1608, %v1614
  %v1616 = srem i64 %v1219, %v119
  %v1617 = add i64 %v148, %v1522
  %v1618 = add i64 %v148, %v125
  %v1619 = mul i64 %v1616, %v1618
  %v1620 = add i64 %v1619, %v1617
  %v1621 = getelementptr [4 x i8], ptr %v113, i64 %v1620
  %v1622 = load <16 x float>, ptr %v1621, align 4
  %v1623 = fcmp une <16 x float> %v1622, splat (float 0xFFF0000000000000)
  %v1624 = select <16 x i1> %v1623, <16 x float> %v1615, <16 x float> splat (float 0xFFF0000000000000)
  store <16 x float> %v1624, ptr %v1604, align 4
  %v1625 = fcmp ogt <16 x float> %v1517, %v1624
  %v1626 = select <16 x i1> %v1625, <16 x float> %v1517, <16 x float> %v1624
  %v1627 = add i64 %v1513, 64
  br label %head1512
end1512:
  %v1628 = and i64 %v125, -64
  br label %head1629
head1629:
  %v1630 = phi i64 [ %v1628, %end1512 ], [ %v1776, %body1629 ]
  %v1631 = phi <16 x float> [ %v1514, %end1512 ], [ %v1670, %body1629 ]
  %v1632 = phi <16 x float> [ %v1515, %end1512 ], [ %v1705, %body1629 ]
  %v1633 = phi <16 x float> [ %v1516, %end1512 ], [ %v1740, %body1629 ]
  %v1634 = phi <16 x float> [ %v1517, %end1512 ], [ %v1775, %body1629 ]
  %v1635 = icmp slt i64 %v1630, %v125
  br i1 %v1635, label %body1629, label %end1629
body1629:
  %v1636 = add i64 %v1630, 0
  %v1637 = sub i64 %v125, %v1636
  %v1638 = icmp slt i64 %v1637, 16
  %v1639 = select i1 %v1638, i64 %v1637, i64 16
  %v1640 = trunc i64 %v1639 to i32
  %v1641 = insertelement <16 x i32> poison, i32 %v1640, i32 0
  %v1642 = shufflevector <16 x i32> %v1641, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1643 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1642
  %v1644 = add i64 %v148, %v1636
  %v1645 = mul i64 %v156, %v1219
  %v1646 = getelementptr [4 x i8], ptr %v154, i64 %v1645
  %v1647 = getelementptr [4 x i8], ptr %v1646, i64 %v1644
  %v1648 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1647, i32 4, <16 x i1> %v1643, <16 x float> zeroinitializer)
  %v1649 = insertelement <16 x float> poison, float %v101, i32 0
  %v1650 = shufflevector <16 x float> %v1649, <16 x float> poison, <16 x i32> zeroinitializer
  %v1651 = fdiv <16 x float> %v1648, %v1650
  %v1652 = srem i64 %v1219, %v119
  %v1653 = add i64 %v148, %v125
  %v1654 = mul i64 %v1652, %v1653
  %v1655 = add i64 %v1654, %v1644
  %v1656 = getelementptr [4 x i8], ptr %v113, i64 %v1655
  %v1657 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1656, i32 4, <16 x i1> %v1643, <16 x float> zeroinitializer)
  %v1658 = fadd <16 x float> %v1651, %v1657
  %v1659 = srem i64 %v1219, %v119
  %v1660 = add i64 %v148, %v1636
  %v1661 = add i64 %v148, %v125
  %v1662 = mul i64 %v1659, %v1661
  %v1663 = add i64 %v1662, %v1660
  %v1664 = getelementptr [4 x i8], ptr %v113, i64 %v1663
  %v1665 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1664, i32 4, <16 x i1> %v1643, <16 x float> zeroinitializer)
  %v1666 = fcmp une <16 x float> %v1665, splat (float 0xFFF0000000000000)
  %v1667 = select <16 x i1> %v1666, <16 x float> %v1658, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1667, ptr %v1647, i32 4, <16 x i1> %v1643)
  %v1668 = fcmp ogt <16 x float> %v1631, %v1667
  %v1669 = select <16 x i1> %v1668, <16 x float> %v1631, <16 x float> %v1667
  %v1670 = select <16 x i1> %v1643, <16 x float> %v1669, <16 x float> %v1631
  %v1671 = add i64 %v1630, 16
  %v1672 = sub i64 %v125, %v1671
  %v1673 = icmp slt i64 %v1672, 16
  %v1674 = select i1 %v1673, i64 %v1672, i64 16
  %v1675 = trunc i64 %v1674 to i32
  %v1676 = insertelement <16 x i32> poison, i32 %v1675, i32 0
  %v1677 = shufflevector <16 x i32> %v1676, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1678 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1677
  %v1679 = add i64 %v148, %v1671
  %v1680 = mul i64 %v156, %v1219
  %v1681 = getelementptr [4 x i8], ptr %v154, i64 %v1680
  %v1682 = getelementptr [4 x i8], ptr %v1681, i64 %v1679
  %v1683 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1682, i32 4, <16 x i1> %v1678, <16 x float> zeroinitializer)
  %v1684 = insertelement <16 x float> poison, float %v101, i32 0
  %v1685 = shufflevector <16 x float> %v1684, <16 x float> poison, <16 x i32> zeroinitializer
  %v1686 = fdiv <16 x float> %v1683, %v1685
  %v1687 = srem i64 %v1219, %v119
  %v1688 = add i64 %v148, %v125
  %v1689 = mul i64 %v1687, %v1688
  %v1690 = add i64 %v1689, %v1679
  %v1691 = getelementptr [4 x i8], ptr %v113, i64 %v1690
  %v1692 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1691, i32 4, <16 x i1> %v1678, <16 x float> zeroinitializer)
  %v1693 = fadd <16 x float> %v1686, %v1692
  %v1694 = srem i64 %v1219, %v119
  %v1695 = add i64 %v148, %v1671
  %v1696 = add i64 %v148, %v125
  %v1697 = mul i64 %v1694, %v1696
  %v1698 = add i64 %v1697, %v1695
  %v1699 = getelementptr [4 x i8], ptr %v113, i64 %v1698
  %v1700 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1699, i32 4, <16 x i1> %v1678, <16 x float> zeroinitializer)
  %v1701 = fcmp une <16 x float> %v1700, splat (float 0xFFF0000000000000)
  %v1702 = select <16 x i1> %v1701, <16 x float> %v1693, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1702, ptr %v1682, i32 4, <16 x i1> %v1678)
  %v1703 = fcmp ogt <16 x float> %v1632, %v1702
  %v1704 = select <16 x i1> %v1703, <16 x float> %v1632, <16 x float> %v1702
  %v1705 = select <16 x i1> %v1678, <16 x float> %v1704, <16 x float> %v1632
  %v1706 = add i64 %v1630, 32
  %v1707 = sub i64 %v125, %v1706
  %v1708 = icmp slt i64 %v1707, 16
  %v1709 = select i1 %v1708, i64 %v1707, i64 16
  %v1710 = trunc i64 %v1709 to i32
  %v1711 = insertelement <16 x i32> poison, i32 %v1710, i32 0
  %v1712 = shufflevector <16 x i32> %v1711, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1713 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1712
  %v1714 = add i64 %v148, %v1706
  %v1715 = mul i64 %v156, %v1219
  %v1716 = getelementptr [4 x i8], ptr %v154, i64 %v1715
  %v1717 = getelementptr [4 x i8], ptr %v1716, i64 %v1714
  %v1718 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1717, i32 4, <16 x i1> %v1713, <16 x float> zeroinitializer)
  %v1719 = insertelement <16 x float> poison, float %v101, i32 0
  %v1720 = shufflevector <16 x float> %v1719, <16 x float> poison, <16 x i32> zeroinitializer
  %v1721 = fdiv <16 x float> %v1718, %v1720
  %v1722 = srem i64 %v1219, %v119
  %v1723 = add i64 %v148, %v125
  %v1724 = mul i64 %v1722, %v1723
  %v1725 = add i64 %v1724, %v1714
  %v1726 = getelementptr [4 x i8], ptr %v113, i64 %v1725
  %v1727 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1726, i32 4, <16 x i1> %v1713, <16 x float> zeroinitializer)
  %v1728 = fadd <16 x float> %v1721, %v1727
  %v1729 = srem i64 %v1219, %v119
  %v1730 = add i64 %v148, %v1706
  %v1731 = add i64 %v148, %v125
  %v1732 = mul i64 %v1729, %v1731
  %v1733 = add i64 %v1732, %v1730
  %v1734 = getelementptr [4 x i8], ptr %v113, i64 %v1733
  %v1735 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1734, i32 4, <16 x i1> %v1713, <16 x float> zeroinitializer)
  %v1736 = fcmp une <16 x float> %v1735, splat (float 0xFFF0000000000000)
  %v1737 = select <16 x i1> %v1736, <16 x float> %v1728, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1737, ptr %v1717, i32 4, <16 x i1> %v1713)
  %v1738 = fcmp ogt <16 x float> %v1633, %v1737
  %v1739 = select <16 x i1> %v1738, <16 x float> %v1633, <16 x float> %v1737
  %v1740 = select <16 x i1> %v1713, <16 x float> %v1739, <16 x float> %v1633
  %v1741 = add i64 %v1630, 48
  %v1742 = sub i64 %v125, %v1741
  %v1743 = icmp slt i64 %v1742, 16
  %v1744 = select i1 %v1743, i64 %v1742, i64 16
  %v1745 = trunc i64 %v1744 to i32
  %v1746 = insertelement <16 x i32> poison, i32 %v1745, i32 0
  %v1747 = shufflevector <16 x i32> %v1746, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1748 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1747
  %v1749 = add i64 %v148, %v1741
  %v1750 = mul i64 %v156, %v1219
  %v1751 = getelementptr [4 x i8], ptr %v154, i64 %v1750
  %v1752 = getelementptr [4 x i8], ptr %v1751, i64 %v1749
  %v1753 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1752, i32 4, <16 x i1> %v1748, <16 x float> zeroinitializer)
  %v1754 = insertelement <16 x float> poison, float %v101, i32 0
  %v1755 = shufflevector <16 x float> %v1754, <16 x float> poison, <16 x i32> zeroinitializer
  %v1756 = fdiv <16 x float> %v1753, %v1755
  %v1757 = srem i64 %v1219, %v119
  %v1758 = add i64 %v148, %v125
  %v1759 = mul i64 %v1757, %v1758
  %v1760 = add i64 %v1759, %v1749
  %v1761 = getelementptr [4 x i8], ptr %v113, i64 %v1760
  %v1762 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1761, i32 4, <16 x i1> %v1748, <16 x float> zeroinitializer)
  %v1763 = fadd <16 x float> %v1756, %v1762
  %v1764 = srem i64 %v1219, %v119
  %v1765 = add i64 %v148, %v1741
  %v1766 = add i64 %v148, %v125
  %v1767 = mul i64 %v1764, %v1766
  %v1768 = add i64 %v1767, %v1765
  %v1769 = getelementptr [4 x i8], ptr %v113, i64 %v1768
  %v1770 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1769, i32 4, <16 x i1> %v1748, <16 x float> zeroinitializer)
  %v1771 = fcmp une <16 x float> %v1770, splat (float 0xFFF0000000000000)
  %v1772 = select <16 x i1> %v1771, <16 x float> %v1763, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1772, ptr %v1752, i32 4, <16 x i1> %v1748)
  %v1773 = fcmp ogt <16 x float> %v1634, %v1772
  %v1774 = select <16 x i1> %v1773, <16 x float> %v1634, <16 x float> %v1772
  %v1775 = select <16 x i1> %v1748, <16 x float> %v1774, <16 x float> %v1634
  %v1776 = add i64 %v1630, 64
  br label %head1629
end1629:
  %v1777 = fcmp ogt <16 x float> %v1631, %v1633
  %v1778 = select <16 x i1> %v1777, <16 x float> %v1631, <16 x float> %v1633
  %v1779 = fcmp ogt <16 x float> %v1632, %v1634
  %v1780 = select <16 x i1> %v1779, <16 x float> %v1632, <16 x float> %v1634
  %v1781 = fcmp ogt <16 x float> %v1778, %v1780
  %v1782 = select <16 x i1> %v1781, <16 x float> %v1778, <16 x float> %v1780
  %v1783 = shufflevector <16 x float> %v1782, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v1784 = shufflevector <16 x float> %v1782, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v1785 = fcmp ogt <8 x float> %v1783, %v1784
  %v1786 = select <8 x i1> %v1785, <8 x float> %v1783, <8 x float> %v1784
  %v1787 = shufflevector <8 x float> %v1786, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v1788 = shufflevector <8 x float> %v1786, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v1789 = fcmp ogt <4 x float> %v1787, %v1788
  %v1790 = select <4 x i1> %v1789, <4 x float> %v1787, <4 x float> %v1788
  %v1791 = shufflevector <4 x float> %v1790, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v1792 = shufflevector <4 x float> %v1790, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v1793 = fcmp ogt <2 x float> %v1791, %v1792
  %v1794 = select <2 x i1> %v1793, <2 x float> %v1791, <2 x float> %v1792
  %v1795 = extractelement <2 x float> %v1794, i32 0
  %v1796 = extractelement <2 x float> %v1794, i32 1
  %v1797 = fcmp ogt float %v1795, %v1796
  %v1798 = select i1 %v1797, float %v1795, float %v1796
  %v1799 = fcmp ogt float %v1798, %v1510
  %v1800 = select i1 %v1799, float %v1798, float %v1510
  %v1801 = fcmp oeq float %v1800, 0xFFF0000000000000
  %v1802 = select i1 %v1801, float 0x0000000000000000, float %v1800
  %v1803 = add i64 %v148, %v125
  %v1804 = sub i64 %v1803, 0
  %v1805 = and i64 %v1804, -16
  %v1806 = add i64 0, %v1805
  br label %head1807
head1807:
  %v1808 = phi i64 [ 0, %end1629 ], [ %v1834, %body1807 ]
  %v1809 = icmp slt i64 %v1808, %v1806
  br i1 %v1809, label %body1807, label %end1807
body1807:
  %v1810 = add i64 %v1808, 0
  %v1811 = mul i64 %v156, %v1219
  %v1812 = getelementptr [4 x i8], ptr %v154, i64 %v1811
  %v1813 = getelementptr [4 x i8], ptr %v1812, i64 %v1810
  %v1814 = load <16 x float>, ptr %v1813, align 4
  %v1815 = insertelement <16 x float> poison, float %v1802, i32 0
  %v1816 = shufflevector <16 x float> %v1815, <16 x float> poison, <16 x i32> zeroinitializer
  %v1817 = fsub <16 x float> %v1814, %v1816
  %v1818 = fcmp olt <16 x float> %v1817, splat (float 0xC05A400000000000)
  %v1819 = select <16 x i1> %v1818, <16 x float> splat (float 0x0000000000000000), <16 x float> %v1817
  %v1820 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1819, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v1821 = fsub <16 x float> %v1820, splat (float 0x4168000000000000)
  %v1822 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1821, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v1819)
  %v1823 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1821, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v1822)
  %v1824 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v1823, <16 x float> splat (float 0x3F812397E0000000))
  %v1825 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1824, <16 x float> %v1823, <16 x float> splat (float 0x3FA5558AE0000000))
  %v1826 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1825, <16 x float> %v1823, <16 x float> splat (float 0x3FC5554920000000))
  %v1827 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1826, <16 x float> %v1823, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v1828 = fmul <16 x float> %v1823, %v1823
  %v1829 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1827, <16 x float> %v1828, <16 x float> %v1823)
  %v1830 = fadd <16 x float> splat (float 0x3FF0000000000000), %v1829
  %v1831 = fsub <16 x float> %v1820, splat (float 0x4168000000000000)
  %v1832 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v1830, <16 x float> %v1831, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v1833 = select <16 x i1> %v1818, <16 x float> splat (float 0x0000000000000000), <16 x float> %v1832
  store <16 x float> %v1833, ptr %v1813, align 4
  %v1834 = add i64 %v1808, 16
  br label %head1807
end1807:
  %v1835 = icmp slt i64 %v1806, %v1803
  br i1 %v1835, label %then1836, label %after1836
then1836:
  %v1837 = sub i64 %v1803, %v1806
  %v1838 = icmp slt i64 %v1837, 16
  %v1839 = select i1 %v1838, i64 %v1837, i64 16
  %v1840 = trunc i64 %v1839 to i32
  %v1841 = insertelement <16 x i32> poison, i32 %v1840, i32 0
  %v1842 = shufflevector <16 x i32> %v1841, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1843 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1842
  %v1844 = mul i64 %v156, %v1219
  %v1845 = getelementptr [4 x i8], ptr %v154, i64 %v1844
  %v1846 = getelementptr [4 x i8], ptr %v1845, i64 %v1806
  %v1847 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1846, i32 4, <16 x i1> %v1843, <16 x float> zeroinitializer)
  %v1848 = insertelement <16 x float> poison, float %v1802, i32 0
  %v1849 = shufflevector <16 x float> %v1848, <16 x float> poison, <16 x i32> zeroinitializer
  %v1850 = fsub <16 x float> %v1847, %v1849
  %v1851 = fcmp olt <16 x float> %v1850, splat (float 0xC05A400000000000)
  %v1852 = select <16 x i1> %v1851, <16 x float> splat (float 0x0000000000000000), <16 x float> %v1850
  %v1853 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1852, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v1854 = fsub <16 x float> %v1853, splat (float 0x4168000000000000)
  %v1855 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1854, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v1852)
  %v1856 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1854, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v1855)
  %v1857 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v1856, <16 x float> splat (float 0x3F812397E0000000))
  %v1858 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1857, <16 x float> %v1856, <16 x float> splat (float 0x3FA5558AE0000000))
  %v1859 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1858, <16 x float> %v1856, <16 x float> splat (float 0x3FC5554920000000))
  %v1860 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1859, <16 x float> %v1856, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v1861 = fmul <16 x float> %v1856, %v1856
  %v1862 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1860, <16 x float> %v1861, <16 x float> %v1856)
  %v1863 = fadd <16 x float> splat (float 0x3FF0000000000000), %v1862
  %v1864 = fsub <16 x float> %v1853, splat (float 0x4168000000000000)
  %v1865 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v1863, <16 x float> %v1864, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v1866 = select <16 x i1> %v1851, <16 x float> splat (float 0x0000000000000000), <16 x float> %v1865
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1866, ptr %v1846, i32 4, <16 x i1> %v1843)
  br label %after1836
after1836:
  %v1867 = add i64 %v1219, 1
  br label %head1218
end1218:
  %v1868 = add i64 %v148, %v125
  br label %head1869
head1869:
  %v1870 = phi i64 [ 0, %end1218 ], [ %v1884, %body1869 ]
  %v1871 = phi float [ 0x0000000000000000, %end1218 ], [ %v1882, %body1869 ]
  %v1872 = phi float [ 0x0000000000000000, %end1218 ], [ %v1883, %body1869 ]
  %v1873 = icmp slt i64 %v1870, %v1868
  br i1 %v1873, label %body1869, label %end1869
body1869:
  %v1874 = mul i64 %v156, 0
  %v1875 = getelementptr [4 x i8], ptr %v154, i64 %v1874
  %v1876 = getelementptr [4 x i8], ptr %v1875, i64 %v1870
  %v1877 = load float, ptr %v1876, align 4
  %v1878 = mul i64 %v156, 1
  %v1879 = getelementptr [4 x i8], ptr %v154, i64 %v1878
  %v1880 = getelementptr [4 x i8], ptr %v1879, i64 %v1870
  %v1881 = load float, ptr %v1880, align 4
  %v1882 = fadd float %v1871, %v1877
  %v1883 = fadd float %v1872, %v1881
  %v1884 = add i64 %v1870, 1
  br label %head1869
end1869:
  %v1885 = fcmp oeq float %v1871, 0x0000000000000000
  %v1886 = select i1 %v1885, float 0x3FF0000000000000, float %v1871
  %v1887 = getelementptr [4 x i8], ptr %scratch0, i64 0
  store float %v1886, ptr %v1887, align 4
  %v1888 = fcmp oeq float %v1872, 0x0000000000000000
  %v1889 = select i1 %v1888, float 0x3FF0000000000000, float %v1872
  %v1890 = getelementptr [4 x i8], ptr %scratch0, i64 1
  store float %v1889, ptr %v1890, align 4
  br label %head1891
head1891:
  %v1892 = phi i64 [ 0, %end1869 ], [ %v2098, %after2049 ]
  %v1893 = icmp slt i64 %v1892, 2
  br i1 %v1893, label %body1891, label %end1891
body1891:
  %v1894 = getelementptr [4 x i8], ptr %scratch0, i64 %v1892
  %v1895 = load float, ptr %v1894, align 4
  %v1896 = fdiv float 0x3FF0000000000000, %v1895
  %v1897 = sub i64 %v123, 0
  %v1898 = and i64 %v1897, -16
  %v1899 = add i64 0, %v1898
  br label %head1900
head1900:
  %v1901 = phi i64 [ 0, %body1891 ], [ %v1945, %joined1930 ]
  %v1902 = icmp slt i64 %v1901, %v1899
  br i1 %v1902, label %body1900, label %end1900
body1900:
  %v1903 = add i64 %v1901, 0
  %v1904 = add i64 0, %v1903
  %v1905 = mul i64 %v156, %v1892
  %v1906 = getelementptr [4 x i8], ptr %v154, i64 %v1905
  %v1907 = getelementptr [4 x i8], ptr %v1906, i64 %v1904
  %v1908 = load <16 x float>, ptr %v1907, align 4
  %v1909 = bitcast <16 x float> %v1908 to <16 x i32>
  %v1910 = sub <16 x i32> %v1909, splat (i32 1)
  %v1911 = icmp ult <16 x i32> %v1910, splat (i32 528482303)
  %v1912 = insertelement <16 x float> poison, float %v1896, i32 0
  %v1913 = shufflevector <16 x float> %v1912, <16 x float> poison, <16 x i32> zeroinitializer
  %v1914 = fmul <16 x float> %v1908, %v1913
  %v1915 = fneg <16 x float> %v1914
  %v1916 = insertelement <16 x float> poison, float %v1895, i32 0
  %v1917 = shufflevector <16 x float> %v1916, <16 x float> poison, <16 x i32> zeroinitializer
  %v1918 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1915, <16 x float> %v1917, <16 x float> %v1908)
  %v1919 = insertelement <16 x float> poison, float %v1896, i32 0
  %v1920 = shufflevector <16 x float> %v1919, <16 x float> poison, <16 x i32> zeroinitializer
  %v1921 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1918, <16 x float> %v1920, <16 x float> %v1914)
  %v1922 = fneg <16 x float> %v1921
  %v1923 = insertelement <16 x float> poison, float %v1895, i32 0
  %v1924 = shufflevector <16 x float> %v1923, <16 x float> poison, <16 x i32> zeroinitializer
  %v1925 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1922, <16 x float> %v1924, <16 x float> %v1908)
  %v1926 = insertelement <16 x float> poison, float %v1896, i32 0
  %v1927 = shufflevector <16 x float> %v1926, <16 x float> poison, <16 x i32> zeroinitializer
  %v1928 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1925, <16 x float> %v1927, <16 x float> %v1921)
  %v1929 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v1911)
  br i1 %v1929, label %yes1930, label %no1930
yes1930:
  %v1931 = insertelement <16 x float> poison, float %v1895, i32 0
  %v1932 = shufflevector <16 x float> %v1931, <16 x float> poison, <16 x i32> zeroinitializer
  %v1933 = fdiv <16 x float> %v1908, %v1932
  %v1934 = select <16 x i1> %v1911, <16 x float> %v1933, <16 x float> %v1928
  br label %joined1930
no1930:
  br label %joined1930
joined1930:
  %v1935 = phi <16 x float> [ %v1934, %yes1930 ], [ %v1928, %no1930 ]
  %v1936 = srem i64 %v1892, %v119
  %v1937 = add i64 0, %v1903
  %v1938 = add i64 %v148, %v125
  %v1939 = mul i64 %v1936, %v1938
  %v1940 = add i64 %v1939, %v1937
  %v1941 = getelementptr [4 x i8], ptr %v113, i64 %v1940
  %v1942 = load <16 x float>, ptr %v1941, align 4
  %v1943 = fcmp une <16 x float> %v1942, splat (float 0xFFF0000000000000)
  %v1944 = select <16 x i1> %v1943, <16 x float> %v1935, <16 x float> splat (float 0xBFF0000000000000)
  store <16 x float> %v1944, ptr %v1907, align 4
  %v1945 = add i64 %v1901, 16
  br label %head1900
end1900:
  %v1946 = icmp slt i64 %v1899, %v123
  br i1 %v1946, label %then1947, label %after1947
then1947:
  %v1948 = sub i64 %v123, %v1899
  %v1949 = icmp slt i64 %v1948, 16
  %v1950 = select i1 %v1949, i64 %v1948, i64 16
  %v1951 = trunc i64 %v1950 to i32
  %v1952 = insertelement <16 x i32> poison, i32 %v1951, i32 0
  %v1953 = shufflevector <16 x i32> %v1952, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1954 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1953
  %v1955 = add i64 0, %v1899
  %v1956 = mul i64 %v156, %v1892
  %v1957 = getelementptr [4 x i8], ptr %v154, i64 %v1956
  %v1958 = getelementptr [4 x i8], ptr %v1957, i64 %v1955
  %v1959 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1958, i32 4, <16 x i1> %v1954, <16 x float> zeroinitializer)
  %v1960 = bitcast <16 x float> %v1959 to <16 x i32>
  %v1961 = sub <16 x i32> %v1960, splat (i32 1)
  %v1962 = icmp ult <16 x i32> %v1961, splat (i32 528482303)
  %v1963 = insertelement <16 x float> poison, float %v1896, i32 0
  %v1964 = shufflevector <16 x float> %v1963, <16 x float> poison, <16 x i32> zeroinitializer
  %v1965 = fmul <16 x float> %v1959, %v1964
  %v1966 = fneg <16 x float> %v1965
  %v1967 = insertelement <16 x float> poison, float %v1895, i32 0
  %v1968 = shufflevector <16 x float> %v1967, <16 x float> poison, <16 x i32> zeroinitializer
  %v1969 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1966, <16 x float> %v1968, <16 x float> %v1959)
  %v1970 = insertelement <16 x float> poison, float %v1896, i32 0
  %v1971 = shufflevector <16 x float> %v1970, <16 x float> poison, <16 x i32> zeroinitializer
  %v1972 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1969, <16 x float> %v1971, <16 x float> %v1965)
  %v1973 = fneg <16 x float> %v1972
  %v1974 = insertelement <16 x float> poison, float %v1895, i32 0
  %v1975 = shufflevector <16 x float> %v1974, <16 x float> poison, <16 x i32> zeroinitializer
  %v1976 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1973, <16 x float> %v1975, <16 x float> %v1959)
  %v1977 = insertelement <16 x float> poison, float %v1896, i32 0
  %v1978 = shufflevector <16 x float> %v1977, <16 x float> poison, <16 x i32> zeroinitializer
  %v1979 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1976, <16 x float> %v1978, <16 x float> %v1972)
  %v1980 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v1962)
  br i1 %v1980, label %yes1981, label %no1981
yes1981:
  %v1982 = insertelement <16 x float> poison, float %v1895, i32 0
  %v1983 = shufflevector <16 x float> %v1982, <16 x float> poison, <16 x i32> zeroinitializer
  %v1984 = fdiv <16 x float> %v1959, %v1983
  %v1985 = select <16 x i1> %v1962, <16 x float> %v1984, <16 x float> %v1979
  br label %joined1981
no1981:
  br label %joined1981
joined1981:
  %v1986 = phi <16 x float> [ %v1985, %yes1981 ], [ %v1979, %no1981 ]
  %v1987 = srem i64 %v1892, %v119
  %v1988 = add i64 0, %v1899
  %v1989 = add i64 %v148, %v125
  %v1990 = mul i64 %v1987, %v1989
  %v1991 = add i64 %v1990, %v1988
  %v1992 = getelementptr [4 x i8], ptr %v113, i64 %v1991
  %v1993 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1992, i32 4, <16 x i1> %v1954, <16 x float> zeroinitializer)
  %v1994 = fcmp une <16 x float> %v1993, splat (float 0xFFF0000000000000)
  %v1995 = select <16 x i1> %v1994, <16 x float> %v1986, <16 x float> splat (float 0xBFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1995, ptr %v1958, i32 4, <16 x i1> %v1954)
  br label %after1947
after1947:
  %v1996 = getelementptr [4 x i8], ptr %scratch0, i64 %v1892
  %v1997 = load float, ptr %v1996, align 4
  %v1998 = fdiv float 0x3FF0000000000000, %v1997
  %v1999 = sub i64 %v125, 0
  %v2000 = and i64 %v1999, -16
  %v2001 = add i64 0, %v2000
  br label %head2002
head2002:
  %v2003 = phi i64 [ 0, %after1947 ], [ %v2047, %joined2032 ]
  %v2004 = icmp slt i64 %v2003, %v2001
  br i1 %v2004, label %body2002, label %end2002
body2002:
  %v2005 = add i64 %v2003, 0
  %v2006 = add i64 %v148, %v2005
  %v2007 = mul i64 %v156, %v1892
  %v2008 = getelementptr [4 x i8], ptr %v154, i64 %v2007
  %v2009 = getelementptr [4 x i8], ptr %v2008, i64 %v2006
  %v2010 = load <16 x float>, ptr %v2009, align 4
  %v2011 = bitcast <16 x float> %v2010 to <16 x i32>
  %v2012 = sub <16 x i32> %v2011, splat (i32 1)
  %v2013 = icmp ult <16 x i32> %v2012, splat (i32 528482303)
  %v2014 = insertelement <16 x float> poison, float %v1998, i32 0
  %v2015 = shufflevector <16 x float> %v2014, <16 x float> poison, <16 x i32> zeroinitializer
  %v2016 = fmul <16 x float> %v2010, %v2015
  %v2017 = fneg <16 x float> %v2016
  %v2018 = insertelement <16 x float> poison, float %v1997, i32 0
  %v2019 = shufflevector <16 x float> %v2018, <16 x float> poison, <16 x i32> zeroinitializer
  %v2020 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2017, <16 x float> %v2019, <16 x float> %v2010)
  %v2021 = insertelement <16 x float> poison, float %v1998, i32 0
  %v2022 = shufflevector <16 x float> %v2021, <16 x float> poison, <16 x i32> zeroinitializer
  %v2023 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2020, <16 x float> %v2022, <16 x float> %v2016)
  %v2024 = fneg <16 x float> %v2023
  %v2025 = insertelement <16 x float> poison, float %v1997, i32 0
  %v2026 = shufflevector <16 x float> %v2025, <16 x float> poison, <16 x i32> zeroinitializer
  %v2027 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2024, <16 x float> %v2026, <16 x float> %v2010)
  %v2028 = insertelement <16 x float> poison, float %v1998, i32 0
  %v2029 = shufflevector <16 x float> %v2028, <16 x float> poison, <16 x i32> zeroinitializer
  %v2030 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2027, <16 x float> %v2029, <16 x float> %v2023)
  %v2031 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v2013)
  br i1 %v2031, label %yes2032, label %no2032
yes2032:
  %v2033 = insertelement <16 x float> poison, float %v1997, i32 0
  %v2034 = shufflevector <16 x float> %v2033, <16 x float> poison, <16 x i32> zeroinitializer
  %v2035 = fdiv <16 x float> %v2010, %v2034
  %v2036 = select <16 x i1> %v2013, <16 x float> %v2035, <16 x float> %v2030
  br label %joined2032
no2032:
  br label %joined2032
joined2032:
  %v2037 = phi <16 x float> [ %v2036, %yes2032 ], [ %v2030, %no2032 ]
  %v2038 = srem i64 %v1892, %v119
  %v2039 = add i64 %v148, %v2005
  %v2040 = add i64 %v148, %v125
  %v2041 = mul i64 %v2038, %v2040
  %v2042 = add i64 %v2041, %v2039
  %v2043 = getelementptr [4 x i8], ptr %v113, i64 %v2042
  %v2044 = load <16 x float>, ptr %v2043, align 4
  %v2045 = fcmp une <16 x float> %v2044, splat (float 0xFFF0000000000000)
  %v2046 = select <16 x i1> %v2045, <16 x float> %v2037, <16 x float> splat (float 0xBFF0000000000000)
  store <16 x float> %v2046, ptr %v2009, align 4
  %v2047 = add i64 %v2003, 16
  br label %head2002
end2002:
  %v2048 = icmp slt i64 %v2001, %v125
  br i1 %v2048, label %then2049, label %after2049
then2049:
  %v2050 = sub i64 %v125, %v2001
  %v2051 = icmp slt i64 %v2050, 16
  %v2052 = select i1 %v2051, i64 %v2050, i64 16
  %v2053 = trunc i64 %v2052 to i32
  %v2054 = insertelement <16 x i32> poison, i32 %v2053, i32 0
  %v2055 = shufflevector <16 x i32> %v2054, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2056 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2055
  %v2057 = add i64 %v148, %v2001
  %v2058 = mul i64 %v156, %v1892
  %v2059 = getelementptr [4 x i8], ptr %v154, i64 %v2058
  %v2060 = getelementptr [4 x i8], ptr %v2059, i64 %v2057
  %v2061 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2060, i32 4, <16 x i1> %v2056, <16 x float> zeroinitializer)
  %v2062 = bitcast <16 x float> %v2061 to <16 x i32>
  %v2063 = sub <16 x i32> %v2062, splat (i32 1)
  %v2064 = icmp ult <16 x i32> %v2063, splat (i32 528482303)
  %v2065 = insertelement <16 x float> poison, float %v1998, i32 0
  %v2066 = shufflevector <16 x float> %v2065, <16 x float> poison, <16 x i32> zeroinitializer
  %v2067 = fmul <16 x float> %v2061, %v2066
  %v2068 = fneg <16 x float> %v2067
  %v2069 = insertelement <16 x float> poison, float %v1997, i32 0
  %v2070 = shufflevector <16 x float> %v2069, <16 x float> poison, <16 x i32> zeroinitializer
  %v2071 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2068, <16 x float> %v2070, <16 x float> %v2061)
  %v2072 = insertelement <16 x float> poison, float %v1998, i32 0
  %v2073 = shufflevector <16 x float> %v2072, <16 x float> poison, <16 x i32> zeroinitializer
  %v2074 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2071, <16 x float> %v2073, <16 x float> %v2067)
  %v2075 = fneg <16 x float> %v2074
  %v2076 = insertelement <16 x float> poison, float %v1997, i32 0
  %v2077 = shufflevector <16 x float> %v2076, <16 x float> poison, <16 x i32> zeroinitializer
  %v2078 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2075, <16 x float> %v2077, <16 x float> %v2061)
  %v2079 = insertelement <16 x float> poison, float %v1998, i32 0
  %v2080 = shufflevector <16 x float> %v2079, <16 x float> poison, <16 x i32> zeroinitializer
  %v2081 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2078, <16 x float> %v2080, <16 x float> %v2074)
  %v2082 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v2064)
  br i1 %v2082, label %yes2083, label %no2083
yes2083:
  %v2084 = insertelement <16 x float> poison, float %v1997, i32 0
  %v2085 = shufflevector <16 x float> %v2084, <16 x float> poison, <16 x i32> zeroinitializer
  %v2086 = fdiv <16 x float> %v2061, %v2085
  %v2087 = select <16 x i1> %v2064, <16 x float> %v2086, <16 x float> %v2081
  br label %joined2083
no2083:
  br label %joined2083
joined2083:
  %v2088 = phi <16 x float> [ %v2087, %yes2083 ], [ %v2081, %no2083 ]
  %v2089 = srem i64 %v1892, %v119
  %v2090 = add i64 %v148, %v2001
  %v2091 = add i64 %v148, %v125
  %v2092 = mul i64 %v2089, %v2091
  %v2093 = add i64 %v2092, %v2090
  %v2094 = getelementptr [4 x i8], ptr %v113, i64 %v2093
  %v2095 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2094, i32 4, <16 x i1> %v2056, <16 x float> zeroinitializer)
  %v2096 = fcmp une <16 x float> %v2095, splat (float 0xFFF0000000000000)
  %v2097 = select <16 x i1> %v2096, <16 x float> %v2088, <16 x float> splat (float 0xBFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v2097, ptr %v2060, i32 4, <16 x i1> %v2056)
  br label %after2049
after2049:
  %v2098 = add i64 %v1892, 1
  br label %head1891
end1891:
  br label %head2099
head2099:
  %v2100 = phi i64 [ 0, %end1891 ], [ %v2298, %end2173 ]
  %v2101 = phi i64 [ %v123, %end1891 ], [ %v2297, %end2173 ]
  %v2102 = icmp slt i64 %v2100, %v119
  br i1 %v2102, label %body2099, label %end2099
body2099:
  %v2103 = and i64 %v123, -64
  br label %head2104
head2104:
  %v2105 = phi i64 [ 0, %body2099 ], [ %v2171, %body2104 ]
  %v2106 = phi <16 x i32> [ splat (i32 2147483647), %body2099 ], [ %v2128, %body2104 ]
  %v2107 = phi <16 x i32> [ splat (i32 2147483647), %body2099 ], [ %v2142, %body2104 ]
  %v2108 = phi <16 x i32> [ splat (i32 2147483647), %body2099 ], [ %v2156, %body2104 ]
  %v2109 = phi <16 x i32> [ splat (i32 2147483647), %body2099 ], [ %v2170, %body2104 ]
  %v2110 = icmp slt i64 %v2105, %v2103
  br i1 %v2110, label %body2104, label %end2104
body2104:
  %v2111 = add i64 %v2105, 0
  %v2112 = add i64 %v2105, 16
  %v2113 = add i64 %v2105, 32
  %v2114 = add i64 %v2105, 48
  %v2115 = add i64 0, %v2111
  %v2116 = add i64 %v148, %v125
  %v2117 = mul i64 %v2100, %v2116
  %v2118 = add i64 %v2117, %v2115
  %v2119 = getelementptr [4 x i8], ptr %v113, i64 %v2118
  %v2120 = load <16 x float>, ptr %v2119, align 4
  %v2121 = fcmp oeq <16 x float> %v2120, splat (float 0xFFF0000000000000)
  %v2122 = trunc i64 %v2111 to i32
  %v2123 = insertelement <16 x i32> poison, i32 %v2122, i32 0
  %v2124 = shufflevector <16 x i32> %v2123, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2125 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2124
  %v2126 = select <16 x i1> %v2121, <16 x i32> %v2125, <16 x i32> splat (i32 2147483647)
  %v2127 = icmp slt <16 x i32> %v2106, %v2126
  %v2128 = select <16 x i1> %v2127, <16 x i32> %v2106, <16 x i32> %v2126
  %v2129 = add i64 0, %v2112
  %v2130 = add i64 %v148, %v125
  %v2131 = mul i64 %v2100, %v2130
  %v2132 = add i64 %v2131, %v2129
  %v2133 = getelementptr [4 x i8], ptr %v113, i64 %v2132
  %v2134 = load <16 x float>, ptr %v2133, align 4
  %v2135 = fcmp oeq <16 x float> %v2134, splat (float 0xFFF0000000000000)
  %v2136 = trunc i64 %v2112 to i32
  %v2137 = insertelement <16 x i32> poison, i32 %v2136, i32 0
  %v2138 = shufflevector <16 x i32> %v2137, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2139 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2138
  %v2140 = select <16 x i1> %v2135, <16 x i32> %v2139, <16 x i32> splat (i32 2147483647)
  %v2141 = icmp slt <16 x i32> %v2107, %v2140
  %v2142 = select <16 x i1> %v2141, <16 x i32> %v2107, <16 x i32> %v2140
  %v2143 = add i64 0, %v2113
  %v2144 = add i64 %v148, %v125
  %v2145 = mul i64 %v2100, %v2144
  %v2146 = add i64 %v2145, %v2143
  %v2147 = getelementptr [4 x i8], ptr %v113, i64 %v2146
  %v2148 = load <16 x float>, ptr %v2147, align 4
  %v2149 = fcmp oeq <16 x float> %v2148, splat (float 0xFFF0000000000000)
  %v2150 = trunc i64 %v2113 to i32
  %v2151 = insertelement <16 x i32> poison, i32 %v2150, i32 0
  %v2152 = shufflevector <16 x i32> %v2151, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2153 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2152
  %v2154 = select <16 x i1> %v2149, <16 x i32> %v2153, <16 x i32> splat (i32 2147483647)
  %v2155 = icmp slt <16 x i32> %v2108, %v2154
  %v2156 = select <16 x i1> %v2155, <16 x i32> %v2108, <16 x i32> %v2154
  %v2157 = add i64 0, %v2114
  %v2158 = add i64 %v148, %v125
  %v2159 = mul i64 %v2100, %v2158
  %v2160 = add i64 %v2159, %v2157
  %v2161 = getelementptr [4 x i8], ptr %v113, i64 %v2160
  %v2162 = load <16 x float>, ptr %v2161, align 4
  %v2163 = fcmp oeq <16 x float> %v2162, splat (float 0xFFF0000000000000)
  %v2164 = trunc i64 %v2114 to i32
  %v2165 = insertelement <16 x i32> poison, i32 %v2164, i32 0
  %v2166 = shufflevector <16 x i32> %v2165, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2167 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2166
  %v2168 = select <16 x i1> %v2163, <16 x i32> %v2167, <16 x i32> splat (i32 2147483647)
  %v2169 = icmp slt <16 x i32> %v2109, %v2168
  %v2170 = select <16 x i1> %v2169, <16 x i32> %v2109, <16 x i32> %v2168
  %v2171 = add i64 %v2105, 64
  br label %head2104
end2104:
  %v2172 = and i64 %v123, -64
  br label %head2173
head2173:
  %v2174 = phi i64 [ %v2172, %end2104 ], [ %v2272, %body2173 ]
  %v2175 = phi <16 x i32> [ %v2106, %end2104 ], [ %v2202, %body2173 ]
  %v2176 = phi <16 x i32> [ %v2107, %end2104 ], [ %v2225, %body2173 ]
  %v2177 = phi <16 x i32> [ %v2108, %end2104 ], [ %v2248, %body2173 ]
  %v2178 = phi <16 x i32> [ %v2109, %end2104 ], [ %v2271, %body2173 ]
  %v2179 = icmp slt i64 %v2174, %v123
  br i1 %v2179, label %body2173, label %end2173
body2173:
  %v2180 = add i64 %v2174, 0
  %v2181 = sub i64 %v123, %v2180
  %v2182 = icmp slt i64 %v2181, 16
  %v2183 = select i1 %v2182, i64 %v2181, i64 16
  %v2184 = trunc i64 %v2183 to i32
  %v2185 = insertelement <16 x i32> poison, i32 %v2184, i32 0
  %v2186 = shufflevector <16 x i32> %v2185, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2187 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2186
  %v2188 = add i64 0, %v2180
  %v2189 = add i64 %v148, %v125
  %v2190 = mul i64 %v2100, %v2189
  %v2191 = add i64 %v2190, %v2188
  %v2192 = getelementptr [4 x i8], ptr %v113, i64 %v2191
  %v2193 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2192, i32 4, <16 x i1> %v2187, <16 x float> zeroinitializer)
  %v2194 = fcmp oeq <16 x float> %v2193, splat (float 0xFFF0000000000000)
  %v2195 = trunc i64 %v2180 to i32
  %v2196 = insertelement <16 x i32> poison, i32 %v2195, i32 0
  %v2197 = shufflevector <16 x i32> %v2196, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2198 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2197
  %v2199 = select <16 x i1> %v2194, <16 x i32> %v2198, <16 x i32> splat (i32 2147483647)
  %v2200 = icmp slt <16 x i32> %v2175, %v2199
  %v2201 = select <16 x i1> %v2200, <16 x i32> %v2175, <16 x i32> %v2199
  %v2202 = select <16 x i1> %v2187, <16 x i32> %v2201, <16 x i32> %v2175
  %v2203 = add i64 %v2174, 16
  %v2204 = sub i64 %v123, %v2203
  %v2205 = icmp slt i64 %v2204, 16
  %v2206 = select i1 %v2205, i64 %v2204, i64 16
  %v2207 = trunc i64 %v2206 to i32
  %v2208 = insertelement <16 x i32> poison, i32 %v2207, i32 0
  %v2209 = shufflevector <16 x i32> %v2208, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2210 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2209
  %v2211 = add i64 0, %v2203
  %v2212 = add i64 %v148, %v125
  %v2213 = mul i64 %v2100, %v2212
  %v2214 = add i64 %v2213, %v2211
  %v2215 = getelementptr [4 x i8], ptr %v113, i64 %v2214
  %v2216 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2215, i32 4, <16 x i1> %v2210, <16 x float> zeroinitializer)
  %v2217 = fcmp oeq <16 x float> %v2216, splat (float 0xFFF0000000000000)
  %v2218 = trunc i64 %v2203 to i32
  %v2219 = insertelement <16 x i32> poison, i32 %v2218, i32 0
  %v2220 = shufflevector <16 x i32> %v2219, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2221 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2220
  %v2222 = select <16 x i1> %v2217, <16 x i32> %v2221, <16 x i32> splat (i32 2147483647)
  %v2223 = icmp slt <16 x i32> %v2176, %v2222
  %v2224 = select <16 x i1> %v2223, <16 x i32> %v2176, <16 x i32> %v2222
  %v2225 = select <16 x i1> %v2210, <16 x i32> %v2224, <16 x i32> %v2176
  %v2226 = add i64 %v2174, 32
  %v2227 = sub i64 %v123, %v2226
  %v2228 = icmp slt i64 %v2227, 16
  %v2229 = select i1 %v2228, i64 %v2227, i64 16
  %v2230 = trunc i64 %v2229 to i32
  %v2231 = insertelement <16 x i32> poison, i32 %v2230, i32 0
  %v2232 = shufflevector <16 x i32> %v2231, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2233 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2232
  %v2234 = add i64 0, %v2226
  %v2235 = add i64 %v148, %v125
  %v2236 = mul i64 %v2100, %v2235
  %v2237 = add i64 %v2236, %v2234
  %v2238 = getelementptr [4 x i8], ptr %v113, i64 %v2237
  %v2239 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2238, i32 4, <16 x i1> %v2233, <16 x float> zeroinitializer)
  %v2240 = fcmp oeq <16 x float> %v2239, splat (float 0xFFF0000000000000)
  %v2241 = trunc i64 %v2226 to i32
  %v2242 = insertelement <16 x i32> poison, i32 %v2241, i32 0
  %v2243 = shufflevector <16 x i32> %v2242, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2244 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2243
  %v2245 = select <16 x i1> %v2240, <16 x i32> %v2244, <16 x i32> splat (i32 2147483647)
  %v2246 = icmp slt <16 x i32> %v2177, %v2245
  %v2247 = select <16 x i1> %v2246, <16 x i32> %v2177, <16 x i32> %v2245
  %v2248 = select <16 x i1> %v2233, <16 x i32> %v2247, <16 x i32> %v2177
  %v2249 = add i64 %v2174, 48
  %v2250 = sub i64 %v123, %v2249
  %v2251 = icmp slt i64 %v2250, 16
  %v2252 = select i1 %v2251, i64 %v2250, i64 16
  %v2253 = trunc i64 %v2252 to i32
  %v2254 = insertelement <16 x i32> poison, i32 %v2253, i32 0
  %v2255 = shufflevector <16 x i32> %v2254, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2256 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2255
  %v2257 = add i64 0, %v2249
  %v2258 = add i64 %v148, %v125
  %v2259 = mul i64 %v2100, %v2258
  %v2260 = add i64 %v2259, %v2257
  %v2261 = getelementptr [4 x i8], ptr %v113, i64 %v2260
  %v2262 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2261, i32 4, <16 x i1> %v2256, <16 x float> zeroinitializer)
  %v2263 = fcmp oeq <16 x float> %v2262, splat (float 0xFFF0000000000000)
  %v2264 = trunc i64 %v2249 to i32
  %v2265 = insertelement <16 x i32> poison, i32 %v2264, i32 0
  %v2266 = shufflevector <16 x i32> %v2265, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2267 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2266
  %v2268 = select <16 x i1> %v2263, <16 x i32> %v2267, <16 x i32> splat (i32 2147483647)
  %v2269 = icmp slt <16 x i32> %v2178, %v2268
  %v2270 = select <16 x i1> %v2269, <16 x i32> %v2178, <16 x i32> %v2268
  %v2271 = select <16 x i1> %v2256, <16 x i32> %v2270, <16 x i32> %v2178
  %v2272 = add i64 %v2174, 64
  br label %head2173
end2173:
  %v2273 = icmp slt <16 x i32> %v2175, %v2177
  %v2274 = select <16 x i1> %v2273, <16 x i32> %v2175, <16 x i32> %v2177
  %v2275 = icmp slt <16 x i32> %v2176, %v2178
  %v2276 = select <16 x i1> %v2275, <16 x i32> %v2176, <16 x i32> %v2178
  %v2277 = icmp slt <16 x i32> %v2274, %v2276
  %v2278 = select <16 x i1> %v2277, <16 x i32> %v2274, <16 x i32> %v2276
  %v2279 = shufflevector <16 x i32> %v2278, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v2280 = shufflevector <16 x i32> %v2278, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v2281 = icmp slt <8 x i32> %v2279, %v2280
  %v2282 = select <8 x i1> %v2281, <8 x i32> %v2279, <8 x i32> %v2280
  %v2283 = shufflevector <8 x i32> %v2282, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v2284 = shufflevector <8 x i32> %v2282, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v2285 = icmp slt <4 x i32> %v2283, %v2284
  %v2286 = select <4 x i1> %v2285, <4 x i32> %v2283, <4 x i32> %v2284
  %v2287 = shufflevector <4 x i32> %v2286, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v2288 = shufflevector <4 x i32> %v2286, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v2289 = icmp slt <2 x i32> %v2287, %v2288
  %v2290 = select <2 x i1> %v2289, <2 x i32> %v2287, <2 x i32> %v2288
  %v2291 = extractelement <2 x i32> %v2290, i32 0
  %v2292 = extractelement <2 x i32> %v2290, i32 1
  %v2293 = icmp slt i32 %v2291, %v2292
  %v2294 = select i1 %v2293, i32 %v2291, i32 %v2292
  %v2295 = sext i32 %v2294 to i64
  %v2296 = icmp slt i64 %v2101, %v2295
  %v2297 = select i1 %v2296, i64 %v2101, i64 %v2295
  %v2298 = add i64 %v2100, 1
  br label %head2099
end2099:
  %v2299 = mul i64 %v156, 4
  br label %head2300
head2300:
  %v2301 = phi i64 [ 0, %end2099 ], [ %v2318, %body2300 ]
  %v2302 = icmp slt i64 %v2301, %v121
  br i1 %v2302, label %body2300, label %end2300
body2300:
  %v2303 = sub i64 %v121, %v2301
  %v2304 = getelementptr [4 x i8], ptr %v147, i64 %v2301
  %v2305 = mul i64 %v121, 4
  %v2306 = getelementptr [4 x i8], ptr %v154, i64 0
  %v2307 = mul i64 %v2299, 0
  %v2308 = getelementptr [1 x i8], ptr %v2306, i64 %v2307
  %v2309 = mul i64 %v121, 4
  %v2310 = mul i64 %v2309, 0
  %v2311 = getelementptr [1 x i8], ptr %v137, i64 %v2310
  %v2312 = getelementptr [4 x i8], ptr %v2311, i64 %v2301
  %v2313 = mul i64 %v121, 4
  %v2314 = mul i64 %v2313, 16
  %v2315 = getelementptr [1 x i8], ptr %v2304, i64 %v2314
  %v2316 = icmp slt i64 %v2303, 64
  %v2317 = select i1 %v2316, ptr @tile2, ptr @tile2
  call void %v2317(ptr %v2308, i64 %v2299, ptr %v2304, i64 %v2305, ptr %v2312, i64 %v2305, i64 %v2101, i64 0, i64 %v2303, ptr %v2315, i64 %v2305)
  %v2318 = add i64 %v2301, 64
  br label %head2300
end2300:
  %v2319 = mul i64 %v156, 4
  %v2320 = mul i64 %v121, 4
  %v2321 = mul i64 %v2320, %v2101
  %v2322 = getelementptr [1 x i8], ptr %v147, i64 %v2321
  br label %head2323
head2323:
  %v2324 = phi i64 [ 0, %end2300 ], [ %v2398, %after2367 ]
  %v2325 = icmp slt i64 %v2324, 2
  br i1 %v2325, label %body2323, label %end2323
body2323:
  %v2326 = add i64 0, %v2101
  %v2327 = sub i64 %v123, %v2101
  %v2328 = mul i64 %v156, 4
  %v2329 = getelementptr [4 x i8], ptr %v154, i64 %v2326
  %v2330 = mul i64 %v2328, %v2324
  %v2331 = getelementptr [1 x i8], ptr %v2329, i64 %v2330
  %v2332 = mul i64 %v121, 4
  %v2333 = mul i64 %v2332, %v2324
  %v2334 = getelementptr [1 x i8], ptr %v137, i64 %v2333
  %v2335 = sub i64 %v121, 0
  %v2336 = and i64 %v2335, -64
  %v2337 = add i64 0, %v2336
  br label %head2338
head2338:
  %v2339 = phi i64 [ 0, %body2323 ], [ %v2365, %end2345 ]
  %v2340 = icmp slt i64 %v2339, %v2337
  br i1 %v2340, label %body2338, label %end2338
body2338:
  %v2341 = add i64 %v2339, 0
  %v2342 = getelementptr [4 x i8], ptr %v2334, i64 %v2341
  %v2343 = getelementptr [4 x i8], ptr %v2322, i64 %v2341
  %v2344 = load <64 x float>, ptr %v2342, align 4
  br label %head2345
head2345:
  %v2346 = phi i64 [ 0, %body2338 ], [ %v2364, %body2345 ]
  %v2347 = phi <64 x float> [ %v2344, %body2338 ], [ %v2363, %body2345 ]
  %v2348 = phi ptr [ %v2331, %body2338 ], [ %v2356, %body2345 ]
  %v2349 = phi ptr [ %v2343, %body2338 ], [ %v2358, %body2345 ]
  %v2350 = icmp slt i64 %v2346, %v2327
  br i1 %v2350, label %body2345, label %end2345
body2345:
  %v2351 = load float, ptr %v2348, align 4
  %v2352 = load <64 x float>, ptr %v2349, align 4
  %v2353 = insertelement <64 x float> poison, float %v2351, i32 0
  %v2354 = shufflevector <64 x float> %v2353, <64 x float> poison, <64 x i32> zeroinitializer
  %v2355 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v2354, <64 x float> %v2352, <64 x float> %v2347)
  %v2356 = getelementptr [1 x i8], ptr %v2348, i64 4
  %v2357 = mul i64 %v121, 4
  %v2358 = getelementptr [1 x i8], ptr %v2349, i64 %v2357
  %v2359 = fcmp olt float %v2351, 0x0000000000000000
  %v2360 = xor i1 %v2359, true
  %v2361 = insertelement <64 x i1> poison, i1 %v2360, i32 0
  %v2362 = shufflevector <64 x i1> %v2361, <64 x i1> poison, <64 x i32> zeroinitializer
  %v2363 = select <64 x i1> %v2362, <64 x float> %v2355, <64 x float> %v2347
  %v2364 = add i64 %v2346, 1
  br label %head2345
end2345:
  store <64 x float> %v2347, ptr %v2342, align 4
  %v2365 = add i64 %v2339, 64
  br label %head2338
end2338:
  %v2366 = icmp slt i64 %v2337, %v121
  br i1 %v2366, label %then2367, label %after2367
then2367:
  %v2368 = sub i64 %v121, %v2337
  %v2369 = icmp slt i64 %v2368, 64
  %v2370 = select i1 %v2369, i64 %v2368, i64 64
  %v2371 = trunc i64 %v2370 to i32
  %v2372 = insertelement <64 x i32> poison, i32 %v2371, i32 0
  %v2373 = shufflevector <64 x i32> %v2372, <64 x i32> poison, <64 x i32> zeroinitializer
  %v2374 = icmp slt <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, %v2373
  %v2375 = getelementptr [4 x i8], ptr %v2334, i64 %v2337
  %v2376 = getelementptr [4 x i8], ptr %v2322, i64 %v2337
  %v2377 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v2375, i32 4, <64 x i1> %v2374, <64 x float> zeroinitializer)
  br label %head2378
head2378:
  %v2379 = phi i64 [ 0, %then2367 ], [ %v2397, %body2378 ]
  %v2380 = phi <64 x float> [ %v2377, %then2367 ], [ %v2396, %body2378 ]
  %v2381 = phi ptr [ %v2331, %then2367 ], [ %v2389, %body2378 ]
  %v2382 = phi ptr [ %v2376, %then2367 ], [ %v2391, %body2378 ]
  %v2383 = icmp slt i64 %v2379, %v2327
  br i1 %v2383, label %body2378, label %end2378
body2378:
  %v2384 = load float, ptr %v2381, align 4
  %v2385 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v2382, i32 4, <64 x i1> %v2374, <64 x float> zeroinitializer)
  %v2386 = insertelement <64 x float> poison, float %v2384, i32 0
  %v2387 = shufflevector <64 x float> %v2386, <64 x float> poison, <64 x i32> zeroinitializer
  %v2388 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v2387, <64 x float> %v2385, <64 x float> %v2380)
  %v2389 = getelementptr [1 x i8], ptr %v2381, i64 4
  %v2390 = mul i64 %v121, 4
  %v2391 = getelementptr [1 x i8], ptr %v2382, i64 %v2390
  %v2392 = fcmp olt float %v2384, 0x0000000000000000
  %v2393 = xor i1 %v2392, true
  %v2394 = insertelement <64 x i1> poison, i1 %v2393, i32 0
  %v2395 = shufflevector <64 x i1> %v2394, <64 x i1> poison, <64 x i32> zeroinitializer
  %v2396 = select <64 x i1> %v2395, <64 x float> %v2388, <64 x float> %v2380
  %v2397 = add i64 %v2379, 1
  br label %head2378
end2378:
  call void @llvm.masked.store.v64f32.p0(<64 x float> %v2380, ptr %v2375, i32 4, <64 x i1> %v2374)
  br label %after2367
after2367:
  %v2398 = add i64 %v2324, 1
  br label %head2323
end2323:
  br label %head2399
head2399:
  %v2400 = phi i64 [ 0, %end2323 ], [ %v2598, %end2473 ]
  %v2401 = phi i64 [ %v125, %end2323 ], [ %v2597, %end2473 ]
  %v2402 = icmp slt i64 %v2400, %v119
  br i1 %v2402, label %body2399, label %end2399
body2399:
  %v2403 = and i64 %v125, -64
  br label %head2404
head2404:
  %v2405 = phi i64 [ 0, %body2399 ], [ %v2471, %body2404 ]
  %v2406 = phi <16 x i32> [ splat (i32 2147483647), %body2399 ], [ %v2428, %body2404 ]
  %v2407 = phi <16 x i32> [ splat (i32 2147483647), %body2399 ], [ %v2442, %body2404 ]
  %v2408 = phi <16 x i32> [ splat (i32 2147483647), %body2399 ], [ %v2456, %body2404 ]
  %v2409 = phi <16 x i32> [ splat (i32 2147483647), %body2399 ], [ %v2470, %body2404 ]
  %v2410 = icmp slt i64 %v2405, %v2403
  br i1 %v2410, label %body2404, label %end2404
body2404:
  %v2411 = add i64 %v2405, 0
  %v2412 = add i64 %v2405, 16
  %v2413 = add i64 %v2405, 32
  %v2414 = add i64 %v2405, 48
  %v2415 = add i64 %v148, %v2411
  %v2416 = add i64 %v148, %v125
  %v2417 = mul i64 %v2400, %v2416
  %v2418 = add i64 %v2417, %v2415
  %v2419 = getelementptr [4 x i8], ptr %v113, i64 %v2418
  %v2420 = load <16 x float>, ptr %v2419, align 4
  %v2421 = fcmp oeq <16 x float> %v2420, splat (float 0xFFF0000000000000)
  %v2422 = trunc i64 %v2411 to i32
  %v2423 = insertelement <16 x i32> poison, i32 %v2422, i32 0
  %v2424 = shufflevector <16 x i32> %v2423, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2425 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2424
  %v2426 = select <16 x i1> %v2421, <16 x i32> %v2425, <16 x i32> splat (i32 2147483647)
  %v2427 = icmp slt <16 x i32> %v2406, %v2426
  %v2428 = select <16 x i1> %v2427, <16 x i32> %v2406, <16 x i32> %v2426
  %v2429 = add i64 %v148, %v2412
  %v2430 = add i64 %v148, %v125
  %v2431 = mul i64 %v2400, %v2430
  %v2432 = add i64 %v2431, %v2429
  %v2433 = getelementptr [4 x i8], ptr %v113, i64 %v2432
  %v2434 = load <16 x float>, ptr %v2433, align 4
  %v2435 = fcmp oeq <16 x float> %v2434, splat (float 0xFFF0000000000000)
  %v2436 = trunc i64 %v2412 to i32
  %v2437 = insertelement <16 x i32> poison, i32 %v2436, i32 0
  %v2438 = shufflevector <16 x i32> %v2437, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2439 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2438
  %v2440 = select <16 x i1> %v2435, <16 x i32> %v2439, <16 x i32> splat (i32 2147483647)
  %v2441 = icmp slt <16 x i32> %v2407, %v2440
  %v2442 = select <16 x i1> %v2441, <16 x i32> %v2407, <16 x i32> %v2440
  %v2443 = add i64 %v148, %v2413
  %v2444 = add i64 %v148, %v125
  %v2445 = mul i64 %v2400, %v2444
  %v2446 = add i64 %v2445, %v2443
  %v2447 = getelementptr [4 x i8], ptr %v113, i64 %v2446
  %v2448 = load <16 x float>, ptr %v2447, align 4
  %v2449 = fcmp oeq <16 x float> %v2448, splat (float 0xFFF0000000000000)
  %v2450 = trunc i64 %v2413 to i32
  %v2451 = insertelement <16 x i32> poison, i32 %v2450, i32 0
  %v2452 = shufflevector <16 x i32> %v2451, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2453 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2452
  %v2454 = select <16 x i1> %v2449, <16 x i32> %v2453, <16 x i32> splat (i32 2147483647)
  %v2455 = icmp slt <16 x i32> %v2408, %v2454
  %v2456 = select <16 x i1> %v2455, <16 x i32> %v2408, <16 x i32> %v2454
  %v2457 = add i64 %v148, %v2414
  %v2458 = add i64 %v148, %v125
  %v2459 = mul i64 %v2400, %v2458
  %v2460 = add i64 %v2459, %v2457
  %v2461 = getelementptr [4 x i8], ptr %v113, i64 %v2460
  %v2462 = load <16 x float>, ptr %v2461, align 4
  %v2463 = fcmp oeq <16 x float> %v2462, splat (float 0xFFF0000000000000)
  %v2464 = trunc i64 %v2414 to i32
  %v2465 = insertelement <16 x i32> poison, i32 %v2464, i32 0
  %v2466 = shufflevector <16 x i32> %v2465, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2467 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2466
  %v2468 = select <16 x i1> %v2463, <16 x i32> %v2467, <16 x i32> splat (i32 2147483647)
  %v2469 = icmp slt <16 x i32> %v2409, %v2468
  %v2470 = select <16 x i1> %v2469, <16 x i32> %v2409, <16 x i32> %v2468
  %v2471 = add i64 %v2405, 64
  br label %head2404
end2404:
  %v2472 = and i64 %v125, -64
  br label %head2473
head2473:
  %v2474 = phi i64 [ %v2472, %end2404 ], [ %v2572, %body2473 ]
  %v2475 = phi <16 x i32> [ %v2406, %end2404 ], [ %v2502, %body2473 ]
  %v2476 = phi <16 x i32> [ %v2407, %end2404 ], [ %v2525, %body2473 ]
  %v2477 = phi <16 x i32> [ %v2408, %end2404 ], [ %v2548, %body2473 ]
  %v2478 = phi <16 x i32> [ %v2409, %end2404 ], [ %v2571, %body2473 ]
  %v2479 = icmp slt i64 %v2474, %v125
  br i1 %v2479, label %body2473, label %end2473
body2473:
  %v2480 = add i64 %v2474, 0
  %v2481 = sub i64 %v125, %v2480
  %v2482 = icmp slt i64 %v2481, 16
  %v2483 = select i1 %v2482, i64 %v2481, i64 16
  %v2484 = trunc i64 %v2483 to i32
  %v2485 = insertelement <16 x i32> poison, i32 %v2484, i32 0
  %v2486 = shufflevector <16 x i32> %v2485, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2487 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2486
  %v2488 = add i64 %v148, %v2480
  %v2489 = add i64 %v148, %v125
  %v2490 = mul i64 %v2400, %v2489
  %v2491 = add i64 %v2490, %v2488
  %v2492 = getelementptr [4 x i8], ptr %v113, i64 %v2491
  %v2493 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2492, i32 4, <16 x i1> %v2487, <16 x float> zeroinitializer)
  %v2494 = fcmp oeq <16 x float> %v2493, splat (float 0xFFF0000000000000)
  %v2495 = trunc i64 %v2480 to i32
  %v2496 = insertelement <16 x i32> poison, i32 %v2495, i32 0
  %v2497 = shufflevector <16 x i32> %v2496, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2498 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2497
  %v2499 = select <16 x i1> %v2494, <16 x i32> %v2498, <16 x i32> splat (i32 2147483647)
  %v2500 = icmp slt <16 x i32> %v2475, %v2499
  %v2501 = select <16 x i1> %v2500, <16 x i32> %v2475, <16 x i32> %v2499
  %v2502 = select <16 x i1> %v2487, <16 x i32> %v2501, <16 x i32> %v2475
  %v2503 = add i64 %v2474, 16
  %v2504 = sub i64 %v125, %v2503
  %v2505 = icmp slt i64 %v2504, 16
  %v2506 = select i1 %v2505, i64 %v2504, i64 16
  %v2507 = trunc i64 %v2506 to i32
  %v2508 = insertelement <16 x i32> poison, i32 %v2507, i32 0
  %v2509 = shufflevector <16 x i32> %v2508, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2510 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2509
  %v2511 = add i64 %v148, %v2503
  %v2512 = add i64 %v148, %v125
  %v2513 = mul i64 %v2400, %v2512
  %v2514 = add i64 %v2513, %v2511
  %v2515 = getelementptr [4 x i8], ptr %v113, i64 %v2514
  %v2516 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2515, i32 4, <16 x i1> %v2510, <16 x float> zeroinitializer)
  %v2517 = fcmp oeq <16 x float> %v2516, splat (float 0xFFF0000000000000)
  %v2518 = trunc i64 %v2503 to i32
  %v2519 = insertelement <16 x i32> poison, i32 %v2518, i32 0
  %v2520 = shufflevector <16 x i32> %v2519, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2521 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2520
  %v2522 = select <16 x i1> %v2517, <16 x i32> %v2521, <16 x i32> splat (i32 2147483647)
  %v2523 = icmp slt <16 x i32> %v2476, %v2522
  %v2524 = select <16 x i1> %v2523, <16 x i32> %v2476, <16 x i32> %v2522
  %v2525 = select <16 x i1> %v2510, <16 x i32> %v2524, <16 x i32> %v2476
  %v2526 = add i64 %v2474, 32
  %v2527 = sub i64 %v125, %v2526
  %v2528 = icmp slt i64 %v2527, 16
  %v2529 = select i1 %v2528, i64 %v2527, i64 16
  %v2530 = trunc i64 %v2529 to i32
  %v2531 = insertelement <16 x i32> poison, i32 %v2530, i32 0
  %v2532 = shufflevector <16 x i32> %v2531, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2533 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2532
  %v2534 = add i64 %v148, %v2526
  %v2535 = add i64 %v148, %v125
  %v2536 = mul i64 %v2400, %v2535
  %v2537 = add i64 %v2536, %v2534
  %v2538 = getelementptr [4 x i8], ptr %v113, i64 %v2537
  %v2539 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2538, i32 4, <16 x i1> %v2533, <16 x float> zeroinitializer)
  %v2540 = fcmp oeq <16 x float> %v2539, splat (float 0xFFF0000000000000)
  %v2541 = trunc i64 %v2526 to i32
  %v2542 = insertelement <16 x i32> poison, i32 %v2541, i32 0
  %v2543 = shufflevector <16 x i32> %v2542, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2544 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2543
  %v2545 = select <16 x i1> %v2540, <16 x i32> %v2544, <16 x i32> splat (i32 2147483647)
  %v2546 = icmp slt <16 x i32> %v2477, %v2545
  %v2547 = select <16 x i1> %v2546, <16 x i32> %v2477, <16 x i32> %v2545
  %v2548 = select <16 x i1> %v2533, <16 x i32> %v2547, <16 x i32> %v2477
  %v2549 = add i64 %v2474, 48
  %v2550 = sub i64 %v125, %v2549
  %v2551 = icmp slt i64 %v2550, 16
  %v2552 = select i1 %v2551, i64 %v2550, i64 16
  %v2553 = trunc i64 %v2552 to i32
  %v2554 = insertelement <16 x i32> poison, i32 %v2553, i32 0
  %v2555 = shufflevector <16 x i32> %v2554, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2556 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2555
  %v2557 = add i64 %v148, %v2549
  %v2558 = add i64 %v148, %v125
  %v2559 = mul i64 %v2400, %v2558
  %v2560 = add i64 %v2559, %v2557
  %v2561 = getelementptr [4 x i8], ptr %v113, i64 %v2560
  %v2562 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2561, i32 4, <16 x i1> %v2556, <16 x float> zeroinitializer)
  %v2563 = fcmp oeq <16 x float> %v2562, splat (float 0xFFF0000000000000)
  %v2564 = trunc i64 %v2549 to i32
  %v2565 = insertelement <16 x i32> poison, i32 %v2564, i32 0
  %v2566 = shufflevector <16 x i32> %v2565, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2567 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2566
  %v2568 = select <16 x i1> %v2563, <16 x i32> %v2567, <16 x i32> splat (i32 2147483647)
  %v2569 = icmp slt <16 x i32> %v2478, %v2568
  %v2570 = select <16 x i1> %v2569, <16 x i32> %v2478, <16 x i32> %v2568
  %v2571 = select <16 x i1> %v2556, <16 x i32> %v2570, <16 x i32> %v2478
  %v2572 = add i64 %v2474, 64
  br label %head2473
end2473:
  %v2573 = icmp slt <16 x i32> %v2475, %v2477
  %v2574 = select <16 x i1> %v2573, <16 x i32> %v2475, <16 x i32> %v2477
  %v2575 = icmp slt <16 x i32> %v2476, %v2478
  %v2576 = select <16 x i1> %v2575, <16 x i32> %v2476, <16 x i32> %v2478
  %v2577 = icmp slt <16 x i32> %v2574, %v2576
  %v2578 = select <16 x i1> %v2577, <16 x i32> %v2574, <16 x i32> %v2576
  %v2579 = shufflevector <16 x i32> %v2578, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v2580 = shufflevector <16 x i32> %v2578, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v2581 = icmp slt <8 x i32> %v2579, %v2580
  %v2582 = select <8 x i1> %v2581, <8 x i32> %v2579, <8 x i32> %v2580
  %v2583 = shufflevector <8 x i32> %v2582, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v2584 = shufflevector <8 x i32> %v2582, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v2585 = icmp slt <4 x i32> %v2583, %v2584
  %v2586 = select <4 x i1> %v2585, <4 x i32> %v2583, <4 x i32> %v2584
  %v2587 = shufflevector <4 x i32> %v2586, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v2588 = shufflevector <4 x i32> %v2586, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v2589 = icmp slt <2 x i32> %v2587, %v2588
  %v2590 = select <2 x i1> %v2589, <2 x i32> %v2587, <2 x i32> %v2588
  %v2591 = extractelement <2 x i32> %v2590, i32 0
  %v2592 = extractelement <2 x i32> %v2590, i32 1
  %v2593 = icmp slt i32 %v2591, %v2592
  %v2594 = select i1 %v2593, i32 %v2591, i32 %v2592
  %v2595 = sext i32 %v2594 to i64
  %v2596 = icmp slt i64 %v2401, %v2595
  %v2597 = select i1 %v2596, i64 %v2401, i64 %v2595
  %v2598 = add i64 %v2400, 1
  br label %head2399
end2399:
  %v2599 = mul i64 %v156, 4
  br label %head2600
head2600:
  %v2601 = phi i64 [ 0, %end2399 ], [ %v2618, %body2600 ]
  %v2602 = icmp slt i64 %v2601, %v121
  br i1 %v2602, label %body2600, label %end2600
body2600:
  %v2603 = sub i64 %v121, %v2601
  %v2604 = getelementptr [4 x i8], ptr %v152, i64 %v2601
  %v2605 = mul i64 %v121, 4
  %v2606 = getelementptr [4 x i8], ptr %v154, i64 %v148
  %v2607 = mul i64 %v2599, 0
  %v2608 = getelementptr [1 x i8], ptr %v2606, i64 %v2607
  %v2609 = mul i64 %v121, 4
  %v2610 = mul i64 %v2609, 0
  %v2611 = getelementptr [1 x i8], ptr %v137, i64 %v2610
  %v2612 = getelementptr [4 x i8], ptr %v2611, i64 %v2601
  %v2613 = mul i64 %v121, 4
  %v2614 = mul i64 %v2613, 16
  %v2615 = getelementptr [1 x i8], ptr %v2604, i64 %v2614
  %v2616 = icmp slt i64 %v2603, 64
  %v2617 = select i1 %v2616, ptr @tile2, ptr @tile2
  call void %v2617(ptr %v2608, i64 %v2599, ptr %v2604, i64 %v2605, ptr %v2612, i64 %v2605, i64 %v2401, i64 0, i64 %v2603, ptr %v2615, i64 %v2605)
  %v2618 = add i64 %v2601, 64
  br label %head2600
end2600:
  %v2619 = mul i64 %v156, 4
  %v2620 = mul i64 %v121, 4
  %v2621 = mul i64 %v2620, %v2401
  %v2622 = getelementptr [1 x i8], ptr %v152, i64 %v2621
  br label %head2623
head2623:
  %v2624 = phi i64 [ 0, %end2600 ], [ %v2698, %after2667 ]
  %v2625 = icmp slt i64 %v2624, 2
  br i1 %v2625, label %body2623, label %end2623
body2623:
  %v2626 = add i64 %v148, %v2401
  %v2627 = sub i64 %v125, %v2401
  %v2628 = mul i64 %v156, 4
  %v2629 = getelementptr [4 x i8], ptr %v154, i64 %v2626
  %v2630 = mul i64 %v2628, %v2624
  %v2631 = getelementptr [1 x i8], ptr %v2629, i64 %v2630
  %v2632 = mul i64 %v121, 4
  %v2633 = mul i64 %v2632, %v2624
  %v2634 = getelementptr [1 x i8], ptr %v137, i64 %v2633
  %v2635 = sub i64 %v121, 0
  %v2636 = and i64 %v2635, -64
  %v2637 = add i64 0, %v2636
  br label %head2638
head2638:
  %v2639 = phi i64 [ 0, %body2623 ], [ %v2665, %end2645 ]
  %v2640 = icmp slt i64 %v2639, %v2637
  br i1 %v2640, label %body2638, label %end2638
body2638:
  %v2641 = add i64 %v2639, 0
  %v2642 = getelementptr [4 x i8], ptr %v2634, i64 %v2641
  %v2643 = getelementptr [4 x i8], ptr %v2622, i64 %v2641
  %v2644 = load <64 x float>, ptr %v2642, align 4
  br label %head2645
head2645:
  %v2646 = phi i64 [ 0, %body2638 ], [ %v2664, %body2645 ]
  %v2647 = phi <64 x float> [ %v2644, %body2638 ], [ %v2663, %body2645 ]
  %v2648 = phi ptr [ %v2631, %body2638 ], [ %v2656, %body2645 ]
  %v2649 = phi ptr [ %v2643, %body2638 ], [ %v2658, %body2645 ]
  %v2650 = icmp slt i64 %v2646, %v2627
  br i1 %v2650, label %body2645, label %end2645
body2645:
  %v2651 = load float, ptr %v2648, align 4
  %v2652 = load <64 x float>, ptr %v2649, align 4
  %v2653 = insertelement <64 x float> poison, float %v2651, i32 0
  %v2654 = shufflevector <64 x float> %v2653, <64 x float> poison, <64 x i32> zeroinitializer
  %v2655 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v2654, <64 x float> %v2652, <64 x float> %v2647)
  %v2656 = getelementptr [1 x i8], ptr %v2648, i64 4
  %v2657 = mul i64 %v121, 4
  %v2658 = getelementptr [1 x i8], ptr %v2649, i64 %v2657
  %v2659 = fcmp olt float %v2651, 0x0000000000000000
  %v2660 = xor i1 %v2659, true
  %v2661 = insertelement <64 x i1> poison, i1 %v2660, i32 0
  %v2662 = shufflevector <64 x i1> %v2661, <64 x i1> poison, <64 x i32> zeroinitializer
  %v2663 = select <64 x i1> %v2662, <64 x float> %v2655, <64 x float> %v2647
  %v2664 = add i64 %v2646, 1
  br label %head2645
end2645:
  store <64 x float> %v2647, ptr %v2642, align 4
  %v2665 = add i64 %v2639, 64
  br label %head2638
end2638:
  %v2666 = icmp slt i64 %v2637, %v121
  br i1 %v2666, label %then2667, label %after2667
then2667:
  %v2668 = sub i64 %v121, %v2637
  %v2669 = icmp slt i64 %v2668, 64
  %v2670 = select i1 %v2669, i64 %v2668, i64 64
  %v2671 = trunc i64 %v2670 to i32
  %v2672 = insertelement <64 x i32> poison, i32 %v2671, i32 0
  %v2673 = shufflevector <64 x i32> %v2672, <64 x i32> poison, <64 x i32> zeroinitializer
  %v2674 = icmp slt <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, %v2673
  %v2675 = getelementptr [4 x i8], ptr %v2634, i64 %v2637
  %v2676 = getelementptr [4 x i8], ptr %v2622, i64 %v2637
  %v2677 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v2675, i32 4, <64 x i1> %v2674, <64 x float> zeroinitializer)
  br label %head2678
head2678:
  %v2679 = phi i64 [ 0, %then2667 ], [ %v2697, %body2678 ]
  %v2680 = phi <64 x float> [ %v2677, %then2667 ], [ %v2696, %body2678 ]
  %v2681 = phi ptr [ %v2631, %then2667 ], [ %v2689, %body2678 ]
  %v2682 = phi ptr [ %v2676, %then2667 ], [ %v2691, %body2678 ]
  %v2683 = icmp slt i64 %v2679, %v2627
  br i1 %v2683, label %body2678, label %end2678
body2678:
  %v2684 = load float, ptr %v2681, align 4
  %v2685 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v2682, i32 4, <64 x i1> %v2674, <64 x float> zeroinitializer)
  %v2686 = insertelement <64 x float> poison, float %v2684, i32 0
  %v2687 = shufflevector <64 x float> %v2686, <64 x float> poison, <64 x i32> zeroinitializer
  %v2688 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v2687, <64 x float> %v2685, <64 x float> %v2680)
  %v2689 = getelementptr [1 x i8], ptr %v2681, i64 4
  %v2690 = mul i64 %v121, 4
  %v2691 = getelementptr [1 x i8], ptr %v2682, i64 %v2690
  %v2692 = fcmp olt float %v2684, 0x0000000000000000
  %v2693 = xor i1 %v2692, true
  %v2694 = insertelement <64 x i1> poison, i1 %v2693, i32 0
  %v2695 = shufflevector <64 x i1> %v2694, <64 x i1> poison, <64 x i32> zeroinitializer
  %v2696 = select <64 x i1> %v2695, <64 x float> %v2688, <64 x float> %v2680
  %v2697 = add i64 %v2679, 1
  br label %head2678
end2678:
  call void @llvm.masked.store.v64f32.p0(<64 x float> %v2680, ptr %v2675, i32 4, <64 x i1> %v2674)
  br label %after2667
after2667:
  %v2698 = add i64 %v2624, 1
  br label %head2623
end2623:
  %v2699 = mul i64 %v138, %v140
  %v2700 = getelementptr [4 x i8], ptr %v115, i64 %v2699
  %v2701 = sub i64 %v138, 0
  %v2702 = and i64 %v2701, -16
  %v2703 = add i64 0, %v2702
  br label %head2704
head2704:
  %v2705 = phi i64 [ 0, %end2623 ], [ %v2711, %body2704 ]
  %v2706 = icmp slt i64 %v2705, %v2703
  br i1 %v2706, label %body2704, label %end2704
body2704:
  %v2707 = add i64 %v2705, 0
  %v2708 = getelementptr [4 x i8], ptr %v137, i64 %v2707
  %v2709 = load <16 x float>, ptr %v2708, align 4
  %v2710 = getelementptr [4 x i8], ptr %v2700, i64 %v2707
  store <16 x float> %v2709, ptr %v2710, align 4
  %v2711 = add i64 %v2705, 16
  br label %head2704
end2704:
  %v2712 = icmp slt i64 %v2703, %v138
  br i1 %v2712, label %then2713, label %after2713
then2713:
  %v2714 = sub i64 %v138, %v2703
  %v2715 = icmp slt i64 %v2714, 16
  %v2716 = select i1 %v2715, i64 %v2714, i64 16
  %v2717 = trunc i64 %v2716 to i32
  %v2718 = insertelement <16 x i32> poison, i32 %v2717, i32 0
  %v2719 = shufflevector <16 x i32> %v2718, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2720 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2719
  %v2721 = getelementptr [4 x i8], ptr %v137, i64 %v2703
  %v2722 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2721, i32 4, <16 x i1> %v2720, <16 x float> zeroinitializer)
  %v2723 = getelementptr [4 x i8], ptr %v2700, i64 %v2703
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v2722, ptr %v2723, i32 4, <16 x i1> %v2720)
  br label %after2713
after2713:
  %v2724 = add i64 %v140, 1
  br label %head139
end139:
  ret void
}
