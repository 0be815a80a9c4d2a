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
  %v140 = phi i64 [ %v129, %entry ], [ %v2760, %after2749 ]
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
  %v1219 = phi i64 [ 0, %end697 ], [ %v1885, %after1854 ]
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
  %v1340 = phi i64 [ %v1338, %end1222 ], [ %v1495, %joined1459 ]
  %v1341 = phi <16 x float> [ %v1224, %end1222 ], [ %v1380, %joined1459 ]
  %v1342 = phi <16 x float> [ %v1225, %end1222 ], [ %v1418, %joined1459 ]
  %v1343 = phi <16 x float> [ %v1226, %end1222 ], [ %v1456, %joined1459 ]
  %v1344 = phi <16 x float> [ %v1227, %end1222 ], [ %v1494, %joined1459 ]
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
  %v1382 = icmp slt i64 %v1381, %v123
  br i1 %v1382, label %yes1383, label %no1383
yes1383:
  %v1384 = sub i64 %v123, %v1381
  %v1385 = icmp slt i64 %v1384, 16
  %v1386 = select i1 %v1385, i64 %v1384, i64 16
  %v1387 = trunc i64 %v1386 to i32
  %v1388 = insertelement <16 x i32> poison, i32 %v1387, i32 0
  %v1389 = shufflevector <16 x i32> %v1388, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1390 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1389
  %v1391 = add i64 0, %v1381
  %v1392 = mul i64 %v156, %v1219
  %v1393 = getelementptr [4 x i8], ptr %v154, i64 %v1392
  %v1394 = getelementptr [4 x i8], ptr %v1393, i64 %v1391
  %v1395 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1394, i32 4, <16 x i1> %v1390, <16 x float> zeroinitializer)
  %v1396 = insertelement <16 x float> poison, float %v101, i32 0
  %v1397 = shufflevector <16 x float> %v1396, <16 x float> poison, <16 x i32> zeroinitializer
  %v1398 = fdiv <16 x float> %v1395, %v1397
  %v1399 = srem i64 %v1219, %v119
  %v1400 = add i64 %v148, %v125
  %v1401 = mul i64 %v1399, %v1400
  %v1402 = add i64 %v1401, %v1391
  %v1403 = getelementptr [4 x i8], ptr %v113, i64 %v1402
  %v1404 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1403, i32 4, <16 x i1> %v1390, <16 x float> zeroinitializer)
  %v1405 = fadd <16 x float> %v1398, %v1404
  %v1406 = srem i64 %v1219, %v119
  %v1407 = add i64 0, %v1381
  %v1408 = add i64 %v148, %v125
  %v1409 = mul i64 %v1406, %v1408
  %v1410 = add i64 %v1409, %v1407
  %v1411 = getelementptr [4 x i8], ptr %v113, i64 %v1410
  %v1412 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1411, i32 4, <16 x i1> %v1390, <16 x float> zeroinitializer)
  %v1413 = fcmp une <16 x float> %v1412, splat (float 0xFFF0000000000000)
  %v1414 = select <16 x i1> %v1413, <16 x float> %v1405, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1414, ptr %v1394, i32 4, <16 x i1> %v1390)
  %v1415 = fcmp ogt <16 x float> %v1342, %v1414
  %v1416 = select <16 x i1> %v1415, <16 x float> %v1342, <16 x float> %v1414
  %v1417 = select <16 x i1> %v1390, <16 x float> %v1416, <16 x float> %v1342
  br label %joined1383
no1383:
  br label %joined1383
joined1383:
  %v1418 = phi <16 x float> [ %v1417, %yes1383 ], [ %v1342, %no1383 ]
  %v1419 = add i64 %v1340, 32
  %v1420 = icmp slt i64 %v1419, %v123
  br i1 %v1420, label %yes1421, label %no1421
yes1421:
  %v1422 = sub i64 %v123, %v1419
  %v1423 = icmp slt i64 %v1422, 16
  %v1424 = select i1 %v1423, i64 %v1422, i64 16
  %v1425 = trunc i64 %v1424 to i32
  %v1426 = insertelement <16 x i32> poison, i32 %v1425, i32 0
  %v1427 = shufflevector <16 x i32> %v1426, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1428 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1427
  %v1429 = add i64 0, %v1419
  %v1430 = mul i64 %v156, %v1219
  %v1431 = getelementptr [4 x i8], ptr %v154, i64 %v1430
  %v1432 = getelementptr [4 x i8], ptr %v1431, i64 %v1429
  %v1433 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1432, i32 4, <16 x i1> %v1428, <16 x float> zeroinitializer)
  %v1434 = insertelement <16 x float> poison, float %v101, i32 0
  %v1435 = shufflevector <16 x float> %v1434, <16 x float> poison, <16 x i32> zeroinitializer
  %v1436 = fdiv <16 x float> %v1433, %v1435
  %v1437 = srem i64 %v1219, %v119
  %v1438 = add i64 %v148, %v125
  %v1439 = mul i64 %v1437, %v1438
  %v1440 = add i64 %v1439, %v1429
  %v1441 = getelementptr [4 x i8], ptr %v113, i64 %v1440
  %v1442 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1441, i32 4, <16 x i1> %v1428, <16 x float> zeroinitializer)
  %v1443 = fadd <16 x float> %v1436, %v1442
  %v1444 = srem i64 %v1219, %v119
  %v1445 = add i64 0, %v1419
  %v1446 = add i64 %v148, %v125
  %v1447 = mul i64 %v1444, %v1446
  %v1448 = add i64 %v1447, %v1445
  %v1449 = getelementptr [4 x i8], ptr %v113, i64 %v1448
  %v1450 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1449, i32 4, <16 x i1> %v1428, <16 x float> zeroinitializer)
  %v1451 = fcmp une <16 x float> %v1450, splat (float 0xFFF0000000000000)
  %v1452 = select <16 x i1> %v1451, <16 x float> %v1443, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1452, ptr %v1432, i32 4, <16 x i1> %v1428)
  %v1453 = fcmp ogt <16 x float> %v1343, %v1452
  %v1454 = select <16 x i1> %v1453, <16 x float> %v1343, <16 x float> %v1452
  %v1455 = select <16 x i1> %v1428, <16 x float> %v1454, <16 x float> %v1343
  br label %joined1421
no1421:
  br label %joined1421
joined1421:
  %v1456 = phi <16 x float> [ %v1455, %yes1421 ], [ %v1343, %no1421 ]
  %v1457 = add i64 %v1340, 48
  %v1458 = icmp slt i64 %v1457, %v123
  br i1 %v1458, label %yes1459, label %no1459
yes1459:
  %v1460 = sub i64 %v123, %v1457
  %v1461 = icmp slt i64 %v1460, 16
  %v1462 = select i1 %v1461, i64 %v1460, i64 16
  %v1463 = trunc i64 %v1462 to i32
  %v1464 = insertelement <16 x i32> poison, i32 %v1463, i32 0
  %v1465 = shufflevector <16 x i32> %v1464, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1466 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1465
  %v1467 = add i64 0, %v1457
  %v1468 = mul i64 %v156, %v1219
  %v1469 = getelementptr [4 x i8], ptr %v154, i64 %v1468
  %v1470 = getelementptr [4 x i8], ptr %v1469, i64 %v1467
  %v1471 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1470, i32 4, <16 x i1> %v1466, <16 x float> zeroinitializer)
  %v1472 = insertelement <16 x float> poison, float %v101, i32 0
  %v1473 = shufflevector <16 x float> %v1472, <16 x float> poison, <16 x i32> zeroinitializer
  %v1474 = fdiv <16 x float> %v1471, %v1473
  %v1475 = srem i64 %v1219, %v119
  %v1476 = add i64 %v148, %v125
  %v1477 = mul i64 %v1475, %v1476
  %v1478 = add i64 %v1477, %v1467
  %v1479 = getelementptr [4 x i8], ptr %v113, i64 %v1478
  %v1480 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1479, i32 4, <16 x i1> %v1466, <16 x float> zeroinitializer)
  %v1481 = fadd <16 x float> %v1474, %v1480
  %v1482 = srem i64 %v1219, %v119
  %v1483 = add i64 0, %v1457
  %v1484 = add i64 %v148, %v125
  %v1485 = mul i64 %v1482, %v1484
  %v1486 = add i64 %v1485, %v1483
  %v1487 = getelementptr [4 x i8], ptr %v113, i64 %v1486
  %v1488 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1487, i32 4, <16 x i1> %v1466, <16 x float> zeroinitializer)
  %v1489 = fcmp une <16 x float> %v1488, splat (float 0xFFF0000000000000)
  %v1490 = select <16 x i1> %v1489, <16 x float> %v1481, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1490, ptr %v1470, i32 4, <16 x i1> %v1466)
  %v1491 = fcmp ogt <16 x float> %v1344, %v1490
  %v1492 = select <16 x i1> %v1491, <16 x float> %v1344, <16 x float> %v1490
  %v1493 = select <16 x i1> %v1466, <16 x float> %v1492, <16 x float> %v1344
  br label %joined1459
no1459:
  br label %joined1459
joined1459:
  %v1494 = phi <16 x float> [ %v1493, %yes1459 ], [ %v1344, %no1459 ]
  %v1495 = add i64 %v1340, 64
  br label %head1339
end1339:
  %v1496 = fcmp ogt <16 x float> %v1341, %v1343
  %v1497 = select <16 x i1> %v1496, <16 x float> %v1341, <16 x float> %v1343
  %v1498 = fcmp ogt <16 x float> %v1342, %v1344
  %v1499 = select <16 x i1> %v1498, <16 x float> %v1342, <16 x float> %v1344
  %v1500 = fcmp ogt <16 x float> %v1497, %v1499
  %v1501 = select <16 x i1> %v1500, <16 x float> %v1497, <16 x float> %v1499
  %v1502 = shufflevector <16 x float> %v1501, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v1503 = shufflevector <16 x float> %v1501, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v1504 = fcmp ogt <8 x float> %v1502, %v1503
  %v1505 = select <8 x i1> %v1504, <8 x float> %v1502, <8 x float> %v1503
  %v1506 = shufflevector <8 x float> %v1505, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v1507 = shufflevector <8 x float> %v1505, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v1508 = fcmp ogt <4 x float> %v1506, %v1507
  %v1509 = select <4 x i1> %v1508, <4 x float> %v1506, <4 x float> %v1507
  %v1510 = shufflevector <4 x float> %v1509, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v1511 = shufflevector <4 x float> %v1509, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v1512 = fcmp ogt <2 x float> %v1510, %v1511
  %v1513 = select <2 x i1> %v1512, <2 x float> %v1510, <2 x float> %v1511
  %v1514 = extractelement <2 x float> %v1513, i32 0
  %v1515 = extractelement <2 x float> %v1513, i32 1
  %v1516 = fcmp ogt float %v1514, %v1515
  %v1517 = select i1 %v1516, float %v1514, float %v1515
  %v1518 = fcmp ogt float %v1517, 0xFFF0000000000000
  %v1519 = select i1 %v1518, float %v1517, float 0xFFF0000000000000
  %v1520 = and i64 %v125, -64
  br label %head1521
head1521:
  %v1522 = phi i64 [ 0, %end1339 ], [ %v1636, %body1521 ]
  %v1523 = phi <16 x float> [ splat (float 0xFFF0000000000000), %end1339 ], [ %v1557, %body1521 ]
  %v1524 = phi <16 x float> [ splat (float 0xFFF0000000000000), %end1339 ], [ %v1583, %body1521 ]
  %v1525 = phi <16 x float> [ splat (float 0xFFF0000000000000), %end1339 ], [ %v1609, %body1521 ]
  %v1526 = phi <16 x float> [ splat (float 0xFFF0000000000000), %end1339 ], [ %v1635, %body1521 ]
  %v1527 = icmp slt i64 %v1522, %v1520
  br i1 %v1527, label %body1521, label %end1521
body1521:
  %v1528 = add i64 %v1522, 0
  %v1529 = add i64 %v1522, 16
  %v1530 = add i64 %v1522, 32
  %v1531 = add i64 %v1522, 48
  %v1532 = add i64 %v148, %v1528
  %v1533 = mul i64 %v156, %v1219
  %v1534 = getelementptr [4 x i8], ptr %v154, i64 %v1533
  %v1535 = getelementptr [4 x i8], ptr %v1534, i64 %v1532
  %v1536 = load <16 x float>, ptr %v1535, align 4
  %v1537 = insertelement <16 x float> poison, float %v101, i32 0
  %v1538 = shufflevector <16 x float> %v1537, <16 x float> poison, <16 x i32> zeroinitializer
  %v1539 = fdiv <16 x float> %v1536, %v1538
  %v1540 = srem i64 %v1219, %v119
  %v1541 = add i64 %v148, %v125
  %v1542 = mul i64 %v1540, %v1541
  %v1543 = add i64 %v1542, %v1532
  %v1544 = getelementptr [4 x i8], ptr %v113, i64 %v1543
  %v1545 = load <16 x float>, ptr %v1544, align 4
  %v1546 = fadd <16 x float> %v1539, %v1545
  %v1547 = srem i64 %v1219, %v119
  %v1548 = add i64 %v148, %v1528
  %v1549 = add i64 %v148, %v125
  %v1550 = mul i64 %v1547, %v1549
  %v1551 = add i64 %v1550, %v1548
  %v1552 = getelementptr [4 x i8], ptr %v113, i64 %v1551
  %v1553 = load <16 x float>, ptr %v1552, align 4
  %v1554 = fcmp une <16 x float> %v1553, splat (float 0xFFF0000000000000)
  %v1555 = select <16 x i1> %v1554, <16 x float> %v1546, <16 x float> splat (float 0xFFF0000000000000)
  store <16 x float> %v1555, ptr %v1535, align 4
  %v1556 = fcmp ogt <16 x float> %v1523, %v1555
  %v1557 = select <16 x i1> %v1556, <16 x float> %v1523, <16 x float> %v1555
  %v1558 = add i64 %v148, %v1529
  %v1559 = mul i64 %v156, %v1219
  %v1560 = getelementptr [4 x i8], ptr %v154, i64 %v1559
  %v1561 = getelementptr [4 x i8], ptr %v1560, i64 %v1558
  %v1562 = load <16 x float>, ptr %v1561, align 4
  %v1563 = insertelement <16 x float> poison, float %v101, i32 0
  %v1564 = shufflevector <16 x float> %v1563, <16 x float> poison, <16 x i32> zeroinitializer
  %v1565 = fdiv <16 x float> %v1562, %v1564
  %v1566 = srem i64 %v1219, %v119
  %v1567 = add i64 %v148, %v125
  %v1568 = mul i64 %v1566, %v1567
  %v1569 = add i64 %v1568, %v1558
  %v1570 = getelementptr [4 x i8], ptr %v113, i64 %v1569
  %v1571 = load <16 x float>, ptr %v1570, align 4
  %v1572 = fadd <16 x float> %v1565, %v1571
  %v1573 = srem i64 %v1219, %v119
  %v1574 = add i64 %v148, %v1529
  %v1575 = add i64 %v148, %v125
  %v1576 = mul i64 %v1573, %v1575
  %v1577 = add i64 %v1576, %v1574
  %v1578 = getelementptr [4 x i8], ptr %v113, i64 %v1577
  %v1579 = load <16 x float>, ptr %v1578, align 4
  %v1580 = fcmp une <16 x float> %v1579, splat (float 0xFFF0000000000000)
  %v1581 = select <16 x i1> %v1580, <16 x float> %v1572, <16 x float> splat (float 0xFFF0000000000000)
  store <16 x float> %v1581, ptr %v1561, align 4
  %v1582 = fcmp ogt <16 x float> %v1524, %v1581
  %v1583 = select <16 x i1> %v1582, <16 x float> %v1524, <16 x float> %v1581
  %v1584 = add i64 %v148, %v1530
  %v1585 = mul i64 %v156, %v1219
  %v1586 = getelementptr [4 x i8], ptr %v154, i64 %v1585
  %v1587 = getelementptr [4 x i8], ptr %v1586, i64 %v1584
  %v1588 = load <16 x float>, ptr %v1587, align 4
  %v1589 = insertelement <16 x float> poison, float %v101, i32 0
  %v1590 = shufflevector <16 x float> %v1589, <16 x float> poison, <16 x i32> zeroinitializer
  %v1591 = fdiv <16 x float> %v1588, %v1590
  %v1592 = srem i64 %v1219, %v119
  %v1593 = add i64 %v148, %v125
  %v1594 = mul i64 %v1592, %v1593
  %v1595 = add i64 %v1594, %v1584
  %v1596 = getelementptr [4 x i8], ptr %v113, i64 %v1595
  %v1597 = load <16 x float>, ptr %v1596, align 4
  %v1598 = fadd <16 x float> %v1591, %v1597
  %v1599 = srem i64 %v1219, %v119
  %v1600 = add i64 %v148, %v1530
  %v1601 = add i64 %v148, %v125
  %v1602 = mul i64 %v1599, %v1601
  %v1603 = add i64 %v1602, %v1600
  %v1604 = getelementptr [4 x i8], ptr %v113, i64 %v1603
  %v1605 = load <16 x float>, ptr %v1604, align 4
  %v1606 = fcmp une <16 x float> %v1605, splat (float 0xFFF0000000000000)
  %v1607 = select <16 x i1> %v1606, <16 x float> %v1598, <16 x float> splat (float 0xFFF0000000000000)
  store <16 x float> %v1607, ptr %v1587, align 4
  %v1608 = fcmp ogt <16 x float> %v1525, %v1607
  %v1609 = select <16 x i1> %v1608, <16 x float> %v1525, <16 x float> %v1607
  %v1610 = add i64 %v148, %v1531
  %v1611 = mul i64 %v156, %v1219
  %v1612 = getelementptr [4 x i8], ptr %v154, i64 %v1611
  %v1613 = getelementptr [4 x i8], ptr %v1612, i64 %v1610
  %v1614 = load <16 x float>, ptr %v1613, align 4
  %v1615 = insertelement <16 x float> poison, float %v101, i32 0
  %v1616 = shufflevector <16 x float> %v1615, <16 x float> poison, <16 x i32> zeroinitializer
  %v1617 = fdiv <16 x float> %v1614, %v1616
  %v1618 = srem i64 %v1219, %v119
  %v1619 = add i64 %v148, %v125
  %v1620 = mul i64 %v1618, %v1619
  %v1621 = add i64 %v1620, %v1610
  %v1622 = getelementptr [4 x i8], ptr %v113, i64 %v1621
  %v1623 = load <16 x float>, ptr %v1622, align 4
  %v1624 = fadd <16 x float> %v1617, %v1623
  %v1625 = srem i64 %v1219, %v119
  %v1626 = add i64 %v148, %v1531
  %v1627 = add i64 %v148, %v125
  %v1628 = mul i64 %v1625, %v1627
  %v1629 = add i64 %v1628, %v1626
  %v1630 = getelementptr [4 x i8], ptr %v113, i64 %v1629
  %v1631 = load <16 x float>, ptr %v1630, align 4
  %v1632 = fcmp une <16 x float> %v1631, splat (float 0xFFF0000000000000)
  %v1633 = select <16 x i1> %v1632, <16 x float> %v1624, <16 x float> splat (float 0xFFF0000000000000)
  store <16 x float> %v1633, ptr %v1613, align 4
  %v1634 = fcmp ogt <16 x float> %v1526, %v1633
  %v1635 = select <16 x i1> %v1634, <16 x float> %v1526, <16 x float> %v1633
  %v1636 = add i64 %v1522, 64
  br label %head1521
end1521:
  %v1637 = and i64 %v125, -64
  br label %head1638
head1638:
  %v1639 = phi i64 [ %v1637, %end1521 ], [ %v1794, %joined1758 ]
  %v1640 = phi <16 x float> [ %v1523, %end1521 ], [ %v1679, %joined1758 ]
  %v1641 = phi <16 x float> [ %v1524, %end1521 ], [ %v1717, %joined1758 ]
  %v1642 = phi <16 x float> [ %v1525, %end1521 ], [ %v1755, %joined1758 ]
  %v1643 = phi <16 x float> [ %v1526, %end1521 ], [ %v1793, %joined1758 ]
  %v1644 = icmp slt i64 %v1639, %v125
  br i1 %v1644, label %body1638, label %end1638
body1638:
  %v1645 = add i64 %v1639, 0
  %v1646 = sub i64 %v125, %v1645
  %v1647 = icmp slt i64 %v1646, 16
  %v1648 = select i1 %v1647, i64 %v1646, i64 16
  %v1649 = trunc i64 %v1648 to i32
  %v1650 = insertelement <16 x i32> poison, i32 %v1649, i32 0
  %v1651 = shufflevector <16 x i32> %v1650, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1652 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1651
  %v1653 = add i64 %v148, %v1645
  %v1654 = mul i64 %v156, %v1219
  %v1655 = getelementptr [4 x i8], ptr %v154, i64 %v1654
  %v1656 = getelementptr [4 x i8], ptr %v1655, i64 %v1653
  %v1657 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1656, i32 4, <16 x i1> %v1652, <16 x float> zeroinitializer)
  %v1658 = insertelement <16 x float> poison, float %v101, i32 0
  %v1659 = shufflevector <16 x float> %v1658, <16 x float> poison, <16 x i32> zeroinitializer
  %v1660 = fdiv <16 x float> %v1657, %v1659
  %v1661 = srem i64 %v1219, %v119
  %v1662 = add i64 %v148, %v125
  %v1663 = mul i64 %v1661, %v1662
  %v1664 = add i64 %v1663, %v1653
  %v1665 = getelementptr [4 x i8], ptr %v113, i64 %v1664
  %v1666 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1665, i32 4, <16 x i1> %v1652, <16 x float> zeroinitializer)
  %v1667 = fadd <16 x float> %v1660, %v1666
  %v1668 = srem i64 %v1219, %v119
  %v1669 = add i64 %v148, %v1645
  %v1670 = add i64 %v148, %v125
  %v1671 = mul i64 %v1668, %v1670
  %v1672 = add i64 %v1671, %v1669
  %v1673 = getelementptr [4 x i8], ptr %v113, i64 %v1672
  %v1674 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1673, i32 4, <16 x i1> %v1652, <16 x float> zeroinitializer)
  %v1675 = fcmp une <16 x float> %v1674, splat (float 0xFFF0000000000000)
  %v1676 = select <16 x i1> %v1675, <16 x float> %v1667, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1676, ptr %v1656, i32 4, <16 x i1> %v1652)
  %v1677 = fcmp ogt <16 x float> %v1640, %v1676
  %v1678 = select <16 x i1> %v1677, <16 x float> %v1640, <16 x float> %v1676
  %v1679 = select <16 x i1> %v1652, <16 x float> %v1678, <16 x float> %v1640
  %v1680 = add i64 %v1639, 16
  %v1681 = icmp slt i64 %v1680, %v125
  br i1 %v1681, label %yes1682, label %no1682
yes1682:
  %v1683 = sub i64 %v125, %v1680
  %v1684 = icmp slt i64 %v1683, 16
  %v1685 = select i1 %v1684, i64 %v1683, i64 16
  %v1686 = trunc i64 %v1685 to i32
  %v1687 = insertelement <16 x i32> poison, i32 %v1686, i32 0
  %v1688 = shufflevector <16 x i32> %v1687, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1689 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1688
  %v1690 = add i64 %v148, %v1680
  %v1691 = mul i64 %v156, %v1219
  %v1692 = getelementptr [4 x i8], ptr %v154, i64 %v1691
  %v1693 = getelementptr [4 x i8], ptr %v1692, i64 %v1690
  %v1694 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1693, i32 4, <16 x i1> %v1689, <16 x float> zeroinitializer)
  %v1695 = insertelement <16 x float> poison, float %v101, i32 0
  %v1696 = shufflevector <16 x float> %v1695, <16 x float> poison, <16 x i32> zeroinitializer
  %v1697 = fdiv <16 x float> %v1694, %v1696
  %v1698 = srem i64 %v1219, %v119
  %v1699 = add i64 %v148, %v125
  %v1700 = mul i64 %v1698, %v1699
  %v1701 = add i64 %v1700, %v1690
  %v1702 = getelementptr [4 x i8], ptr %v113, i64 %v1701
  %v1703 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1702, i32 4, <16 x i1> %v1689, <16 x float> zeroinitializer)
  %v1704 = fadd <16 x float> %v1697, %v1703
  %v1705 = srem i64 %v1219, %v119
  %v1706 = add i64 %v148, %v1680
  %v1707 = add i64 %v148, %v125
  %v1708 = mul i64 %v1705, %v1707
  %v1709 = add i64 %v1708, %v1706
  %v1710 = getelementptr [4 x i8], ptr %v113, i64 %v1709
  %v1711 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1710, i32 4, <16 x i1> %v1689, <16 x float> zeroinitializer)
  %v1712 = fcmp une <16 x float> %v1711, splat (float 0xFFF0000000000000)
  %v1713 = select <16 x i1> %v1712, <16 x float> %v1704, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1713, ptr %v1693, i32 4, <16 x i1> %v1689)
  %v1714 = fcmp ogt <16 x float> %v1641, %v1713
  %v1715 = select <16 x i1> %v1714, <16 x float> %v1641, <16 x float> %v1713
  %v1716 = select <16 x i1> %v1689, <16 x float> %v1715, <16 x float> %v1641
  br label %joined1682
no1682:
  br label %joined1682
joined1682:
  %v1717 = phi <16 x float> [ %v1716, %yes1682 ], [ %v1641, %no1682 ]
  %v1718 = add i64 %v1639, 32
  %v1719 = icmp slt i64 %v1718, %v125
  br i1 %v1719, label %yes1720, label %no1720
yes1720:
  %v1721 = sub i64 %v125, %v1718
  %v1722 = icmp slt i64 %v1721, 16
  %v1723 = select i1 %v1722, i64 %v1721, i64 16
  %v1724 = trunc i64 %v1723 to i32
  %v1725 = insertelement <16 x i32> poison, i32 %v1724, i32 0
  %v1726 = shufflevector <16 x i32> %v1725, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1727 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1726
  %v1728 = add i64 %v148, %v1718
  %v1729 = mul i64 %v156, %v1219
  %v1730 = getelementptr [4 x i8], ptr %v154, i64 %v1729
  %v1731 = getelementptr [4 x i8], ptr %v1730, i64 %v1728
  %v1732 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1731, i32 4, <16 x i1> %v1727, <16 x float> zeroinitializer)
  %v1733 = insertelement <16 x float> poison, float %v101, i32 0
  %v1734 = shufflevector <16 x float> %v1733, <16 x float> poison, <16 x i32> zeroinitializer
  %v1735 = fdiv <16 x float> %v1732, %v1734
  %v1736 = srem i64 %v1219, %v119
  %v1737 = add i64 %v148, %v125
  %v1738 = mul i64 %v1736, %v1737
  %v1739 = add i64 %v1738, %v1728
  %v1740 = getelementptr [4 x i8], ptr %v113, i64 %v1739
  %v1741 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1740, i32 4, <16 x i1> %v1727, <16 x float> zeroinitializer)
  %v1742 = fadd <16 x float> %v1735, %v1741
  %v1743 = srem i64 %v1219, %v119
  %v1744 = add i64 %v148, %v1718
  %v1745 = add i64 %v148, %v125
  %v1746 = mul i64 %v1743, %v1745
  %v1747 = add i64 %v1746, %v1744
  %v1748 = getelementptr [4 x i8], ptr %v113, i64 %v1747
  %v1749 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1748, i32 4, <16 x i1> %v1727, <16 x float> zeroinitializer)
  %v1750 = fcmp une <16 x float> %v1749, splat (float 0xFFF0000000000000)
  %v1751 = select <16 x i1> %v1750, <16 x float> %v1742, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1751, ptr %v1731, i32 4, <16 x i1> %v1727)
  %v1752 = fcmp ogt <16 x float> %v1642, %v1751
  %v1753 = select <16 x i1> %v1752, <16 x float> %v1642, <16 x float> %v1751
  %v1754 = select <16 x i1> %v1727, <16 x float> %v1753, <16 x float> %v1642
  br label %joined1720
no1720:
  br label %joined1720
joined1720:
  %v1755 = phi <16 x float> [ %v1754, %yes1720 ], [ %v1642, %no1720 ]
  %v1756 = add i64 %v1639, 48
  %v1757 = icmp slt i64 %v1756, %v125
  br i1 %v1757, label %yes1758, label %no1758
yes1758:
  %v1759 = sub i64 %v125, %v1756
  %v1760 = icmp slt i64 %v1759, 16
  %v1761 = select i1 %v1760, i64 %v1759, i64 16
  %v1762 = trunc i64 %v1761 to i32
  %v1763 = insertelement <16 x i32> poison, i32 %v1762, i32 0
  %v1764 = shufflevector <16 x i32> %v1763, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1765 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1764
  %v1766 = add i64 %v148, %v1756
  %v1767 = mul i64 %v156, %v1219
  %v1768 = getelementptr [4 x i8], ptr %v154, i64 %v1767
  %v1769 = getelementptr [4 x i8], ptr %v1768, i64 %v1766
  %v1770 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1769, i32 4, <16 x i1> %v1765, <16 x float> zeroinitializer)
  %v1771 = insertelement <16 x float> poison, float %v101, i32 0
  %v1772 = shufflevector <16 x float> %v1771, <16 x float> poison, <16 x i32> zeroinitializer
  %v1773 = fdiv <16 x float> %v1770, %v1772
  %v1774 = srem i64 %v1219, %v119
  %v1775 = add i64 %v148, %v125
  %v1776 = mul i64 %v1774, %v1775
  %v1777 = add i64 %v1776, %v1766
  %v1778 = getelementptr [4 x i8], ptr %v113, i64 %v1777
  %v1779 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1778, i32 4, <16 x i1> %v1765, <16 x float> zeroinitializer)
  %v1780 = fadd <16 x float> %v1773, %v1779
  %v1781 = srem i64 %v1219, %v119
  %v1782 = add i64 %v148, %v1756
  %v1783 = add i64 %v148, %v125
  %v1784 = mul i64 %v1781, %v1783
  %v1785 = add i64 %v1784, %v1782
  %v1786 = getelementptr [4 x i8], ptr %v113, i64 %v1785
  %v1787 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1786, i32 4, <16 x i1> %v1765, <16 x float> zeroinitializer)
  %v1788 = fcmp une <16 x float> %v1787, splat (float 0xFFF0000000000000)
  %v1789 = select <16 x i1> %v1788, <16 x float> %v1780, <16 x float> splat (float 0xFFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1789, ptr %v1769, i32 4, <16 x i1> %v1765)
  %v1790 = fcmp ogt <16 x float> %v1643, %v1789
  %v1791 = select <16 x i1> %v1790, <16 x float> %v1643, <16 x float> %v1789
  %v1792 = select <16 x i1> %v1765, <16 x float> %v1791, <16 x float> %v1643
  br label %joined1758
no1758:
  br label %joined1758
joined1758:
  %v1793 = phi <16 x float> [ %v1792, %yes1758 ], [ %v1643, %no1758 ]
  %v1794 = add i64 %v1639, 64
  br label %head1638
end1638:
  %v1795 = fcmp ogt <16 x float> %v1640, %v1642
  %v1796 = select <16 x i1> %v1795, <16 x float> %v1640, <16 x float> %v1642
  %v1797 = fcmp ogt <16 x float> %v1641, %v1643
  %v1798 = select <16 x i1> %v1797, <16 x float> %v1641, <16 x float> %v1643
  %v1799 = fcmp ogt <16 x float> %v1796, %v1798
  %v1800 = select <16 x i1> %v1799, <16 x float> %v1796, <16 x float> %v1798
  %v1801 = shufflevector <16 x float> %v1800, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v1802 = shufflevector <16 x float> %v1800, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v1803 = fcmp ogt <8 x float> %v1801, %v1802
  %v1804 = select <8 x i1> %v1803, <8 x float> %v1801, <8 x float> %v1802
  %v1805 = shufflevector <8 x float> %v1804, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v1806 = shufflevector <8 x float> %v1804, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v1807 = fcmp ogt <4 x float> %v1805, %v1806
  %v1808 = select <4 x i1> %v1807, <4 x float> %v1805, <4 x float> %v1806
  %v1809 = shufflevector <4 x float> %v1808, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v1810 = shufflevector <4 x float> %v1808, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v1811 = fcmp ogt <2 x float> %v1809, %v1810
  %v1812 = select <2 x i1> %v1811, <2 x float> %v1809, <2 x float> %v1810
  %v1813 = extractelement <2 x float> %v1812, i32 0
  %v1814 = extractelement <2 x float> %v1812, i32 1
  %v1815 = fcmp ogt float %v1813, %v1814
  %v1816 = select i1 %v1815, float %v1813, float %v1814
  %v1817 = fcmp ogt float %v1816, %v1519
  %v1818 = select i1 %v1817, float %v1816, float %v1519
  %v1819 = fcmp oeq float %v1818, 0xFFF0000000000000
  %v1820 = select i1 %v1819, float 0x0000000000000000, float %v1818
  %v1821 = add i64 %v148, %v125
  %v1822 = sub i64 %v1821, 0
  %v1823 = and i64 %v1822, -16
  %v1824 = add i64 0, %v1823
  br label %head1825
head1825:
  %v1826 = phi i64 [ 0, %end1638 ], [ %v1852, %body1825 ]
  %v1827 = icmp slt i64 %v1826, %v1824
  br i1 %v1827, label %body1825, label %end1825
body1825:
  %v1828 = add i64 %v1826, 0
  %v1829 = mul i64 %v156, %v1219
  %v1830 = getelementptr [4 x i8], ptr %v154, i64 %v1829
  %v1831 = getelementptr [4 x i8], ptr %v1830, i64 %v1828
  %v1832 = load <16 x float>, ptr %v1831, align 4
  %v1833 = insertelement <16 x float> poison, float %v1820, i32 0
  %v1834 = shufflevector <16 x float> %v1833, <16 x float> poison, <16 x i32> zeroinitializer
  %v1835 = fsub <16 x float> %v1832, %v1834
  %v1836 = fcmp olt <16 x float> %v1835, splat (float 0xC05A400000000000)
  %v1837 = select <16 x i1> %v1836, <16 x float> splat (float 0x0000000000000000), <16 x float> %v1835
  %v1838 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1837, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v1839 = fsub <16 x float> %v1838, splat (float 0x4168000000000000)
  %v1840 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1839, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v1837)
  %v1841 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1839, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v1840)
  %v1842 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v1841, <16 x float> splat (float 0x3F812397E0000000))
  %v1843 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1842, <16 x float> %v1841, <16 x float> splat (float 0x3FA5558AE0000000))
  %v1844 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1843, <16 x float> %v1841, <16 x float> splat (float 0x3FC5554920000000))
  %v1845 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1844, <16 x float> %v1841, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v1846 = fmul <16 x float> %v1841, %v1841
  %v1847 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1845, <16 x float> %v1846, <16 x float> %v1841)
  %v1848 = fadd <16 x float> splat (float 0x3FF0000000000000), %v1847
  %v1849 = fsub <16 x float> %v1838, splat (float 0x4168000000000000)
  %v1850 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v1848, <16 x float> %v1849, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v1851 = select <16 x i1> %v1836, <16 x float> splat (float 0x0000000000000000), <16 x float> %v1850
  store <16 x float> %v1851, ptr %v1831, align 4
  %v1852 = add i64 %v1826, 16
  br label %head1825
end1825:
  %v1853 = icmp slt i64 %v1824, %v1821
  br i1 %v1853, label %then1854, label %after1854
then1854:
  %v1855 = sub i64 %v1821, %v1824
  %v1856 = icmp slt i64 %v1855, 16
  %v1857 = select i1 %v1856, i64 %v1855, i64 16
  %v1858 = trunc i64 %v1857 to i32
  %v1859 = insertelement <16 x i32> poison, i32 %v1858, i32 0
  %v1860 = shufflevector <16 x i32> %v1859, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1861 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1860
  %v1862 = mul i64 %v156, %v1219
  %v1863 = getelementptr [4 x i8], ptr %v154, i64 %v1862
  %v1864 = getelementptr [4 x i8], ptr %v1863, i64 %v1824
  %v1865 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1864, i32 4, <16 x i1> %v1861, <16 x float> zeroinitializer)
  %v1866 = insertelement <16 x float> poison, float %v1820, i32 0
  %v1867 = shufflevector <16 x float> %v1866, <16 x float> poison, <16 x i32> zeroinitializer
  %v1868 = fsub <16 x float> %v1865, %v1867
  %v1869 = fcmp olt <16 x float> %v1868, splat (float 0xC05A400000000000)
  %v1870 = select <16 x i1> %v1869, <16 x float> splat (float 0x0000000000000000), <16 x float> %v1868
  %v1871 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1870, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v1872 = fsub <16 x float> %v1871, splat (float 0x4168000000000000)
  %v1873 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1872, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v1870)
  %v1874 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1872, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v1873)
  %v1875 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v1874, <16 x float> splat (float 0x3F812397E0000000))
  %v1876 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1875, <16 x float> %v1874, <16 x float> splat (float 0x3FA5558AE0000000))
  %v1877 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1876, <16 x float> %v1874, <16 x float> splat (float 0x3FC5554920000000))
  %v1878 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1877, <16 x float> %v1874, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v1879 = fmul <16 x float> %v1874, %v1874
  %v1880 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1878, <16 x float> %v1879, <16 x float> %v1874)
  %v1881 = fadd <16 x float> splat (float 0x3FF0000000000000), %v1880
  %v1882 = fsub <16 x float> %v1871, splat (float 0x4168000000000000)
  %v1883 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v1881, <16 x float> %v1882, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v1884 = select <16 x i1> %v1869, <16 x float> splat (float 0x0000000000000000), <16 x float> %v1883
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1884, ptr %v1864, i32 4, <16 x i1> %v1861)
  br label %after1854
after1854:
  %v1885 = add i64 %v1219, 1
  br label %head1218
end1218:
  %v1886 = add i64 %v148, %v125
  br label %head1887
head1887:
  %v1888 = phi i64 [ 0, %end1218 ], [ %v1902, %body1887 ]
  %v1889 = phi float [ 0x0000000000000000, %end1218 ], [ %v1900, %body1887 ]
  %v1890 = phi float [ 0x0000000000000000, %end1218 ], [ %v1901, %body1887 ]
  %v1891 = icmp slt i64 %v1888, %v1886
  br i1 %v1891, label %body1887, label %end1887
body1887:
  %v1892 = mul i64 %v156, 0
  %v1893 = getelementptr [4 x i8], ptr %v154, i64 %v1892
  %v1894 = getelementptr [4 x i8], ptr %v1893, i64 %v1888
  %v1895 = load float, ptr %v1894, align 4
  %v1896 = mul i64 %v156, 1
  %v1897 = getelementptr [4 x i8], ptr %v154, i64 %v1896
  %v1898 = getelementptr [4 x i8], ptr %v1897, i64 %v1888
  %v1899 = load float, ptr %v1898, align 4
  %v1900 = fadd float %v1889, %v1895
  %v1901 = fadd float %v1890, %v1899
  %v1902 = add i64 %v1888, 1
  br label %head1887
end1887:
  %v1903 = fcmp oeq float %v1889, 0x0000000000000000
  %v1904 = select i1 %v1903, float 0x3FF0000000000000, float %v1889
  %v1905 = getelementptr [4 x i8], ptr %scratch0, i64 0
  store float %v1904, ptr %v1905, align 4
  %v1906 = fcmp oeq float %v1890, 0x0000000000000000
  %v1907 = select i1 %v1906, float 0x3FF0000000000000, float %v1890
  %v1908 = getelementptr [4 x i8], ptr %scratch0, i64 1
  store float %v1907, ptr %v1908, align 4
  br label %head1909
head1909:
  %v1910 = phi i64 [ 0, %end1887 ], [ %v2116, %after2067 ]
  %v1911 = icmp slt i64 %v1910, 2
  br i1 %v1911, label %body1909, label %end1909
body1909:
  %v1912 = getelementptr [4 x i8], ptr %scratch0, i64 %v1910
  %v1913 = load float, ptr %v1912, align 4
  %v1914 = fdiv float 0x3FF0000000000000, %v1913
  %v1915 = sub i64 %v123, 0
  %v1916 = and i64 %v1915, -16
  %v1917 = add i64 0, %v1916
  br label %head1918
head1918:
  %v1919 = phi i64 [ 0, %body1909 ], [ %v1963, %joined1948 ]
  %v1920 = icmp slt i64 %v1919, %v1917
  br i1 %v1920, label %body1918, label %end1918
body1918:
  %v1921 = add i64 %v1919, 0
  %v1922 = add i64 0, %v1921
  %v1923 = mul i64 %v156, %v1910
  %v1924 = getelementptr [4 x i8], ptr %v154, i64 %v1923
  %v1925 = getelementptr [4 x i8], ptr %v1924, i64 %v1922
  %v1926 = load <16 x float>, ptr %v1925, align 4
  %v1927 = bitcast <16 x float> %v1926 to <16 x i32>
  %v1928 = sub <16 x i32> %v1927, splat (i32 1)
  %v1929 = icmp ult <16 x i32> %v1928, splat (i32 528482303)
  %v1930 = insertelement <16 x float> poison, float %v1914, i32 0
  %v1931 = shufflevector <16 x float> %v1930, <16 x float> poison, <16 x i32> zeroinitializer
  %v1932 = fmul <16 x float> %v1926, %v1931
  %v1933 = fneg <16 x float> %v1932
  %v1934 = insertelement <16 x float> poison, float %v1913, i32 0
  %v1935 = shufflevector <16 x float> %v1934, <16 x float> poison, <16 x i32> zeroinitializer
  %v1936 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1933, <16 x float> %v1935, <16 x float> %v1926)
  %v1937 = insertelement <16 x float> poison, float %v1914, i32 0
  %v1938 = shufflevector <16 x float> %v1937, <16 x float> poison, <16 x i32> zeroinitializer
  %v1939 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1936, <16 x float> %v1938, <16 x float> %v1932)
  %v1940 = fneg <16 x float> %v1939
  %v1941 = insertelement <16 x float> poison, float %v1913, i32 0
  %v1942 = shufflevector <16 x float> %v1941, <16 x float> poison, <16 x i32> zeroinitializer
  %v1943 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1940, <16 x float> %v1942, <16 x float> %v1926)
  %v1944 = insertelement <16 x float> poison, float %v1914, i32 0
  %v1945 = shufflevector <16 x float> %v1944, <16 x float> poison, <16 x i32> zeroinitializer
  %v1946 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1943, <16 x float> %v1945, <16 x float> %v1939)
  %v1947 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v1929)
  br i1 %v1947, label %yes1948, label %no1948
yes1948:
  %v1949 = insertelement <16 x float> poison, float %v1913, i32 0
  %v1950 = shufflevector <16 x float> %v1949, <16 x float> poison, <16 x i32> zeroinitializer
  %v1951 = fdiv <16 x float> %v1926, %v1950
  %v1952 = select <16 x i1> %v1929, <16 x float> %v1951, <16 x float> %v1946
  br label %joined1948
no1948:
  br label %joined1948
joined1948:
  %v1953 = phi <16 x float> [ %v1952, %yes1948 ], [ %v1946, %no1948 ]
  %v1954 = srem i64 %v1910, %v119
  %v1955 = add i64 0, %v1921
  %v1956 = add i64 %v148, %v125
  %v1957 = mul i64 %v1954, %v1956
  %v1958 = add i64 %v1957, %v1955
  %v1959 = getelementptr [4 x i8], ptr %v113, i64 %v1958
  %v1960 = load <16 x float>, ptr %v1959, align 4
  %v1961 = fcmp une <16 x float> %v1960, splat (float 0xFFF0000000000000)
  %v1962 = select <16 x i1> %v1961, <16 x float> %v1953, <16 x float> splat (float 0xBFF0000000000000)
  store <16 x float> %v1962, ptr %v1925, align 4
  %v1963 = add i64 %v1919, 16
  br label %head1918
end1918:
  %v1964 = icmp slt i64 %v1917, %v123
  br i1 %v1964, label %then1965, label %after1965
then1965:
  %v1966 = sub i64 %v123, %v1917
  %v1967 = icmp slt i64 %v1966, 16
  %v1968 = select i1 %v1967, i64 %v1966, i64 16
  %v1969 = trunc i64 %v1968 to i32
  %v1970 = insertelement <16 x i32> poison, i32 %v1969, i32 0
  %v1971 = shufflevector <16 x i32> %v1970, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1972 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1971
  %v1973 = add i64 0, %v1917
  %v1974 = mul i64 %v156, %v1910
  %v1975 = getelementptr [4 x i8], ptr %v154, i64 %v1974
  %v1976 = getelementptr [4 x i8], ptr %v1975, i64 %v1973
  %v1977 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1976, i32 4, <16 x i1> %v1972, <16 x float> zeroinitializer)
  %v1978 = bitcast <16 x float> %v1977 to <16 x i32>
  %v1979 = sub <16 x i32> %v1978, splat (i32 1)
  %v1980 = icmp ult <16 x i32> %v1979, splat (i32 528482303)
  %v1981 = insertelement <16 x float> poison, float %v1914, i32 0
  %v1982 = shufflevector <16 x float> %v1981, <16 x float> poison, <16 x i32> zeroinitializer
  %v1983 = fmul <16 x float> %v1977, %v1982
  %v1984 = fneg <16 x float> %v1983
  %v1985 = insertelement <16 x float> poison, float %v1913, i32 0
  %v1986 = shufflevector <16 x float> %v1985, <16 x float> poison, <16 x i32> zeroinitializer
  %v1987 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1984, <16 x float> %v1986, <16 x float> %v1977)
  %v1988 = insertelement <16 x float> poison, float %v1914, i32 0
  %v1989 = shufflevector <16 x float> %v1988, <16 x float> poison, <16 x i32> zeroinitializer
  %v1990 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1987, <16 x float> %v1989, <16 x float> %v1983)
  %v1991 = fneg <16 x float> %v1990
  %v1992 = insertelement <16 x float> poison, float %v1913, i32 0
  %v1993 = shufflevector <16 x float> %v1992, <16 x float> poison, <16 x i32> zeroinitializer
  %v1994 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1991, <16 x float> %v1993, <16 x float> %v1977)
  %v1995 = insertelement <16 x float> poison, float %v1914, i32 0
  %v1996 = shufflevector <16 x float> %v1995, <16 x float> poison, <16 x i32> zeroinitializer
  %v1997 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v1994, <16 x float> %v1996, <16 x float> %v1990)
  %v1998 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v1980)
  br i1 %v1998, label %yes1999, label %no1999
yes1999:
  %v2000 = insertelement <16 x float> poison, float %v1913, i32 0
  %v2001 = shufflevector <16 x float> %v2000, <16 x float> poison, <16 x i32> zeroinitializer
  %v2002 = fdiv <16 x float> %v1977, %v2001
  %v2003 = select <16 x i1> %v1980, <16 x float> %v2002, <16 x float> %v1997
  br label %joined1999
no1999:
  br label %joined1999
joined1999:
  %v2004 = phi <16 x float> [ %v2003, %yes1999 ], [ %v1997, %no1999 ]
  %v2005 = srem i64 %v1910, %v119
  %v2006 = add i64 0, %v1917
  %v2007 = add i64 %v148, %v125
  %v2008 = mul i64 %v2005, %v2007
  %v2009 = add i64 %v2008, %v2006
  %v2010 = getelementptr [4 x i8], ptr %v113, i64 %v2009
  %v2011 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2010, i32 4, <16 x i1> %v1972, <16 x float> zeroinitializer)
  %v2012 = fcmp une <16 x float> %v2011, splat (float 0xFFF0000000000000)
  %v2013 = select <16 x i1> %v2012, <16 x float> %v2004, <16 x float> splat (float 0xBFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v2013, ptr %v1976, i32 4, <16 x i1> %v1972)
  br label %after1965
after1965:
  %v2014 = getelementptr [4 x i8], ptr %scratch0, i64 %v1910
  %v2015 = load float, ptr %v2014, align 4
  %v2016 = fdiv float 0x3FF0000000000000, %v2015
  %v2017 = sub i64 %v125, 0
  %v2018 = and i64 %v2017, -16
  %v2019 = add i64 0, %v2018
  br label %head2020
head2020:
  %v2021 = phi i64 [ 0, %after1965 ], [ %v2065, %joined2050 ]
  %v2022 = icmp slt i64 %v2021, %v2019
  br i1 %v2022, label %body2020, label %end2020
body2020:
  %v2023 = add i64 %v2021, 0
  %v2024 = add i64 %v148, %v2023
  %v2025 = mul i64 %v156, %v1910
  %v2026 = getelementptr [4 x i8], ptr %v154, i64 %v2025
  %v2027 = getelementptr [4 x i8], ptr %v2026, i64 %v2024
  %v2028 = load <16 x float>, ptr %v2027, align 4
  %v2029 = bitcast <16 x float> %v2028 to <16 x i32>
  %v2030 = sub <16 x i32> %v2029, splat (i32 1)
  %v2031 = icmp ult <16 x i32> %v2030, splat (i32 528482303)
  %v2032 = insertelement <16 x float> poison, float %v2016, i32 0
  %v2033 = shufflevector <16 x float> %v2032, <16 x float> poison, <16 x i32> zeroinitializer
  %v2034 = fmul <16 x float> %v2028, %v2033
  %v2035 = fneg <16 x float> %v2034
  %v2036 = insertelement <16 x float> poison, float %v2015, i32 0
  %v2037 = shufflevector <16 x float> %v2036, <16 x float> poison, <16 x i32> zeroinitializer
  %v2038 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2035, <16 x float> %v2037, <16 x float> %v2028)
  %v2039 = insertelement <16 x float> poison, float %v2016, i32 0
  %v2040 = shufflevector <16 x float> %v2039, <16 x float> poison, <16 x i32> zeroinitializer
  %v2041 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2038, <16 x float> %v2040, <16 x float> %v2034)
  %v2042 = fneg <16 x float> %v2041
  %v2043 = insertelement <16 x float> poison, float %v2015, i32 0
  %v2044 = shufflevector <16 x float> %v2043, <16 x float> poison, <16 x i32> zeroinitializer
  %v2045 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2042, <16 x float> %v2044, <16 x float> %v2028)
  %v2046 = insertelement <16 x float> poison, float %v2016, i32 0
  %v2047 = shufflevector <16 x float> %v2046, <16 x float> poison, <16 x i32> zeroinitializer
  %v2048 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2045, <16 x float> %v2047, <16 x float> %v2041)
  %v2049 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v2031)
  br i1 %v2049, label %yes2050, label %no2050
yes2050:
  %v2051 = insertelement <16 x float> poison, float %v2015, i32 0
  %v2052 = shufflevector <16 x float> %v2051, <16 x float> poison, <16 x i32> zeroinitializer
  %v2053 = fdiv <16 x float> %v2028, %v2052
  %v2054 = select <16 x i1> %v2031, <16 x float> %v2053, <16 x float> %v2048
  br label %joined2050
no2050:
  br label %joined2050
joined2050:
  %v2055 = phi <16 x float> [ %v2054, %yes2050 ], [ %v2048, %no2050 ]
  %v2056 = srem i64 %v1910, %v119
  %v2057 = add i64 %v148, %v2023
  %v2058 = add i64 %v148, %v125
  %v2059 = mul i64 %v2056, %v2058
  %v2060 = add i64 %v2059, %v2057
  %v2061 = getelementptr [4 x i8], ptr %v113, i64 %v2060
  %v2062 = load <16 x float>, ptr %v2061, align 4
  %v2063 = fcmp une <16 x float> %v2062, splat (float 0xFFF0000000000000)
  %v2064 = select <16 x i1> %v2063, <16 x float> %v2055, <16 x float> splat (float 0xBFF0000000000000)
  store <16 x float> %v2064, ptr %v2027, align 4
  %v2065 = add i64 %v2021, 16
  br label %head2020
end2020:
  %v2066 = icmp slt i64 %v2019, %v125
  br i1 %v2066, label %then2067, label %after2067
then2067:
  %v2068 = sub i64 %v125, %v2019
  %v2069 = icmp slt i64 %v2068, 16
  %v2070 = select i1 %v2069, i64 %v2068, i64 16
  %v2071 = trunc i64 %v2070 to i32
  %v2072 = insertelement <16 x i32> poison, i32 %v2071, i32 0
  %v2073 = shufflevector <16 x i32> %v2072, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2074 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2073
  %v2075 = add i64 %v148, %v2019
  %v2076 = mul i64 %v156, %v1910
  %v2077 = getelementptr [4 x i8], ptr %v154, i64 %v2076
  %v2078 = getelementptr [4 x i8], ptr %v2077, i64 %v2075
  %v2079 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2078, i32 4, <16 x i1> %v2074, <16 x float> zeroinitializer)
  %v2080 = bitcast <16 x float> %v2079 to <16 x i32>
  %v2081 = sub <16 x i32> %v2080, splat (i32 1)
  %v2082 = icmp ult <16 x i32> %v2081, splat (i32 528482303)
  %v2083 = insertelement <16 x float> poison, float %v2016, i32 0
  %v2084 = shufflevector <16 x float> %v2083, <16 x float> poison, <16 x i32> zeroinitializer
  %v2085 = fmul <16 x float> %v2079, %v2084
  %v2086 = fneg <16 x float> %v2085
  %v2087 = insertelement <16 x float> poison, float %v2015, i32 0
  %v2088 = shufflevector <16 x float> %v2087, <16 x float> poison, <16 x i32> zeroinitializer
  %v2089 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2086, <16 x float> %v2088, <16 x float> %v2079)
  %v2090 = insertelement <16 x float> poison, float %v2016, i32 0
  %v2091 = shufflevector <16 x float> %v2090, <16 x float> poison, <16 x i32> zeroinitializer
  %v2092 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2089, <16 x float> %v2091, <16 x float> %v2085)
  %v2093 = fneg <16 x float> %v2092
  %v2094 = insertelement <16 x float> poison, float %v2015, i32 0
  %v2095 = shufflevector <16 x float> %v2094, <16 x float> poison, <16 x i32> zeroinitializer
  %v2096 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2093, <16 x float> %v2095, <16 x float> %v2079)
  %v2097 = insertelement <16 x float> poison, float %v2016, i32 0
  %v2098 = shufflevector <16 x float> %v2097, <16 x float> poison, <16 x i32> zeroinitializer
  %v2099 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2096, <16 x float> %v2098, <16 x float> %v2092)
  %v2100 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v2082)
  br i1 %v2100, label %yes2101, label %no2101
yes2101:
  %v2102 = insertelement <16 x float> poison, float %v2015, i32 0
  %v2103 = shufflevector <16 x float> %v2102, <16 x float> poison, <16 x i32> zeroinitializer
  %v2104 = fdiv <16 x float> %v2079, %v2103
  %v2105 = select <16 x i1> %v2082, <16 x float> %v2104, <16 x float> %v2099
  br label %joined2101
no2101:
  br label %joined2101
joined2101:
  %v2106 = phi <16 x float> [ %v2105, %yes2101 ], [ %v2099, %no2101 ]
  %v2107 = srem i64 %v1910, %v119
  %v2108 = add i64 %v148, %v2019
  %v2109 = add i64 %v148, %v125
  %v2110 = mul i64 %v2107, %v2109
  %v2111 = add i64 %v2110, %v2108
  %v2112 = getelementptr [4 x i8], ptr %v113, i64 %v2111
  %v2113 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2112, i32 4, <16 x i1> %v2074, <16 x float> zeroinitializer)
  %v2114 = fcmp une <16 x float> %v2113, splat (float 0xFFF0000000000000)
  %v2115 = select <16 x i1> %v2114, <16 x float> %v2106, <16 x float> splat (float 0xBFF0000000000000)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v2115, ptr %v2078, i32 4, <16 x i1> %v2074)
  br label %after2067
after2067:
  %v2116 = add i64 %v1910, 1
  br label %head1909
end1909:
  br label %head2117
head2117:
  %v2118 = phi i64 [ 0, %end1909 ], [ %v2325, %end2191 ]
  %v2119 = phi i64 [ %v123, %end1909 ], [ %v2324, %end2191 ]
  %v2120 = icmp slt i64 %v2118, %v119
  br i1 %v2120, label %body2117, label %end2117
body2117:
  %v2121 = and i64 %v123, -64
  br label %head2122
head2122:
  %v2123 = phi i64 [ 0, %body2117 ], [ %v2189, %body2122 ]
  %v2124 = phi <16 x i32> [ splat (i32 2147483647), %body2117 ], [ %v2146, %body2122 ]
  %v2125 = phi <16 x i32> [ splat (i32 2147483647), %body2117 ], [ %v2160, %body2122 ]
  %v2126 = phi <16 x i32> [ splat (i32 2147483647), %body2117 ], [ %v2174, %body2122 ]
  %v2127 = phi <16 x i32> [ splat (i32 2147483647), %body2117 ], [ %v2188, %body2122 ]
  %v2128 = icmp slt i64 %v2123, %v2121
  br i1 %v2128, label %body2122, label %end2122
body2122:
  %v2129 = add i64 %v2123, 0
  %v2130 = add i64 %v2123, 16
  %v2131 = add i64 %v2123, 32
  %v2132 = add i64 %v2123, 48
  %v2133 = add i64 0, %v2129
  %v2134 = add i64 %v148, %v125
  %v2135 = mul i64 %v2118, %v2134
  %v2136 = add i64 %v2135, %v2133
  %v2137 = getelementptr [4 x i8], ptr %v113, i64 %v2136
  %v2138 = load <16 x float>, ptr %v2137, align 4
  %v2139 = fcmp oeq <16 x float> %v2138, splat (float 0xFFF0000000000000)
  %v2140 = trunc i64 %v2129 to i32
  %v2141 = insertelement <16 x i32> poison, i32 %v2140, i32 0
  %v2142 = shufflevector <16 x i32> %v2141, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2143 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2142
  %v2144 = select <16 x i1> %v2139, <16 x i32> %v2143, <16 x i32> splat (i32 2147483647)
  %v2145 = icmp slt <16 x i32> %v2124, %v2144
  %v2146 = select <16 x i1> %v2145, <16 x i32> %v2124, <16 x i32> %v2144
  %v2147 = add i64 0, %v2130
  %v2148 = add i64 %v148, %v125
  %v2149 = mul i64 %v2118, %v2148
  %v2150 = add i64 %v2149, %v2147
  %v2151 = getelementptr [4 x i8], ptr %v113, i64 %v2150
  %v2152 = load <16 x float>, ptr %v2151, align 4
  %v2153 = fcmp oeq <16 x float> %v2152, splat (float 0xFFF0000000000000)
  %v2154 = trunc i64 %v2130 to i32
  %v2155 = insertelement <16 x i32> poison, i32 %v2154, i32 0
  %v2156 = shufflevector <16 x i32> %v2155, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2157 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2156
  %v2158 = select <16 x i1> %v2153, <16 x i32> %v2157, <16 x i32> splat (i32 2147483647)
  %v2159 = icmp slt <16 x i32> %v2125, %v2158
  %v2160 = select <16 x i1> %v2159, <16 x i32> %v2125, <16 x i32> %v2158
  %v2161 = add i64 0, %v2131
  %v2162 = add i64 %v148, %v125
  %v2163 = mul i64 %v2118, %v2162
  %v2164 = add i64 %v2163, %v2161
  %v2165 = getelementptr [4 x i8], ptr %v113, i64 %v2164
  %v2166 = load <16 x float>, ptr %v2165, align 4
  %v2167 = fcmp oeq <16 x float> %v2166, splat (float 0xFFF0000000000000)
  %v2168 = trunc i64 %v2131 to i32
  %v2169 = insertelement <16 x i32> poison, i32 %v2168, i32 0
  %v2170 = shufflevector <16 x i32> %v2169, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2171 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2170
  %v2172 = select <16 x i1> %v2167, <16 x i32> %v2171, <16 x i32> splat (i32 2147483647)
  %v2173 = icmp slt <16 x i32> %v2126, %v2172
  %v2174 = select <16 x i1> %v2173, <16 x i32> %v2126, <16 x i32> %v2172
  %v2175 = add i64 0, %v2132
  %v2176 = add i64 %v148, %v125
  %v2177 = mul i64 %v2118, %v2176
  %v2178 = add i64 %v2177, %v2175
  %v2179 = getelementptr [4 x i8], ptr %v113, i64 %v2178
  %v2180 = load <16 x float>, ptr %v2179, align 4
  %v2181 = fcmp oeq <16 x float> %v2180, splat (float 0xFFF0000000000000)
  %v2182 = trunc i64 %v2132 to i32
  %v2183 = insertelement <16 x i32> poison, i32 %v2182, i32 0
  %v2184 = shufflevector <16 x i32> %v2183, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2185 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2184
  %v2186 = select <16 x i1> %v2181, <16 x i32> %v2185, <16 x i32> splat (i32 2147483647)
  %v2187 = icmp slt <16 x i32> %v2127, %v2186
  %v2188 = select <16 x i1> %v2187, <16 x i32> %v2127, <16 x i32> %v2186
  %v2189 = add i64 %v2123, 64
  br label %head2122
end2122:
  %v2190 = and i64 %v123, -64
  br label %head2191
head2191:
  %v2192 = phi i64 [ %v2190, %end2122 ], [ %v2299, %joined2275 ]
  %v2193 = phi <16 x i32> [ %v2124, %end2122 ], [ %v2220, %joined2275 ]
  %v2194 = phi <16 x i32> [ %v2125, %end2122 ], [ %v2246, %joined2275 ]
  %v2195 = phi <16 x i32> [ %v2126, %end2122 ], [ %v2272, %joined2275 ]
  %v2196 = phi <16 x i32> [ %v2127, %end2122 ], [ %v2298, %joined2275 ]
  %v2197 = icmp slt i64 %v2192, %v123
  br i1 %v2197, label %body2191, label %end2191
body2191:
  %v2198 = add i64 %v2192, 0
  %v2199 = sub i64 %v123, %v2198
  %v2200 = icmp slt i64 %v2199, 16
  %v2201 = select i1 %v2200, i64 %v2199, i64 16
  %v2202 = trunc i64 %v2201 to i32
  %v2203 = insertelement <16 x i32> poison, i32 %v2202, i32 0
  %v2204 = shufflevector <16 x i32> %v2203, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2205 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2204
  %v2206 = add i64 0, %v2198
  %v2207 = add i64 %v148, %v125
  %v2208 = mul i64 %v2118, %v2207
  %v2209 = add i64 %v2208, %v2206
  %v2210 = getelementptr [4 x i8], ptr %v113, i64 %v2209
  %v2211 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2210, i32 4, <16 x i1> %v2205, <16 x float> zeroinitializer)
  %v2212 = fcmp oeq <16 x float> %v2211, splat (float 0xFFF0000000000000)
  %v2213 = trunc i64 %v2198 to i32
  %v2214 = insertelement <16 x i32> poison, i32 %v2213, i32 0
  %v2215 = shufflevector <16 x i32> %v2214, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2216 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2215
  %v2217 = select <16 x i1> %v2212, <16 x i32> %v2216, <16 x i32> splat (i32 2147483647)
  %v2218 = icmp slt <16 x i32> %v2193, %v2217
  %v2219 = select <16 x i1> %v2218, <16 x i32> %v2193, <16 x i32> %v2217
  %v2220 = select <16 x i1> %v2205, <16 x i32> %v2219, <16 x i32> %v2193
  %v2221 = add i64 %v2192, 16
  %v2222 = icmp slt i64 %v2221, %v123
  br i1 %v2222, label %yes2223, label %no2223
yes2223:
  %v2224 = sub i64 %v123, %v2221
  %v2225 = icmp slt i64 %v2224, 16
  %v2226 = select i1 %v2225, i64 %v2224, i64 16
  %v2227 = trunc i64 %v2226 to i32
  %v2228 = insertelement <16 x i32> poison, i32 %v2227, i32 0
  %v2229 = shufflevector <16 x i32> %v2228, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2230 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2229
  %v2231 = add i64 0, %v2221
  %v2232 = add i64 %v148, %v125
  %v2233 = mul i64 %v2118, %v2232
  %v2234 = add i64 %v2233, %v2231
  %v2235 = getelementptr [4 x i8], ptr %v113, i64 %v2234
  %v2236 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2235, i32 4, <16 x i1> %v2230, <16 x float> zeroinitializer)
  %v2237 = fcmp oeq <16 x float> %v2236, splat (float 0xFFF0000000000000)
  %v2238 = trunc i64 %v2221 to i32
  %v2239 = insertelement <16 x i32> poison, i32 %v2238, i32 0
  %v2240 = shufflevector <16 x i32> %v2239, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2241 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2240
  %v2242 = select <16 x i1> %v2237, <16 x i32> %v2241, <16 x i32> splat (i32 2147483647)
  %v2243 = icmp slt <16 x i32> %v2194, %v2242
  %v2244 = select <16 x i1> %v2243, <16 x i32> %v2194, <16 x i32> %v2242
  %v2245 = select <16 x i1> %v2230, <16 x i32> %v2244, <16 x i32> %v2194
  br label %joined2223
no2223:
  br label %joined2223
joined2223:
  %v2246 = phi <16 x i32> [ %v2245, %yes2223 ], [ %v2194, %no2223 ]
  %v2247 = add i64 %v2192, 32
  %v2248 = icmp slt i64 %v2247, %v123
  br i1 %v2248, label %yes2249, label %no2249
yes2249:
  %v2250 = sub i64 %v123, %v2247
  %v2251 = icmp slt i64 %v2250, 16
  %v2252 = select i1 %v2251, i64 %v2250, i64 16
  %v2253 = trunc i64 %v2252 to i32
  %v2254 = insertelement <16 x i32> poison, i32 %v2253, i32 0
  %v2255 = shufflevector <16 x i32> %v2254, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2256 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2255
  %v2257 = add i64 0, %v2247
  %v2258 = add i64 %v148, %v125
  %v2259 = mul i64 %v2118, %v2258
  %v2260 = add i64 %v2259, %v2257
  %v2261 = getelementptr [4 x i8], ptr %v113, i64 %v2260
  %v2262 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2261, i32 4, <16 x i1> %v2256, <16 x float> zeroinitializer)
  %v2263 = fcmp oeq <16 x float> %v2262, splat (float 0xFFF0000000000000)
  %v2264 = trunc i64 %v2247 to i32
  %v2265 = insertelement <16 x i32> poison, i32 %v2264, i32 0
  %v2266 = shufflevector <16 x i32> %v2265, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2267 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2266
  %v2268 = select <16 x i1> %v2263, <16 x i32> %v2267, <16 x i32> splat (i32 2147483647)
  %v2269 = icmp slt <16 x i32> %v2195, %v2268
  %v2270 = select <16 x i1> %v2269, <16 x i32> %v2195, <16 x i32> %v2268
  %v2271 = select <16 x i1> %v2256, <16 x i32> %v2270, <16 x i32> %v2195
  br label %joined2249
no2249:
  br label %joined2249
joined2249:
  %v2272 = phi <16 x i32> [ %v2271, %yes2249 ], [ %v2195, %no2249 ]
  %v2273 = add i64 %v2192, 48
  %v2274 = icmp slt i64 %v2273, %v123
  br i1 %v2274, label %yes2275, label %no2275
yes2275:
  %v2276 = sub i64 %v123, %v2273
  %v2277 = icmp slt i64 %v2276, 16
  %v2278 = select i1 %v2277, i64 %v2276, i64 16
  %v2279 = trunc i64 %v2278 to i32
  %v2280 = insertelement <16 x i32> poison, i32 %v2279, i32 0
  %v2281 = shufflevector <16 x i32> %v2280, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2282 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2281
  %v2283 = add i64 0, %v2273
  %v2284 = add i64 %v148, %v125
  %v2285 = mul i64 %v2118, %v2284
  %v2286 = add i64 %v2285, %v2283
  %v2287 = getelementptr [4 x i8], ptr %v113, i64 %v2286
  %v2288 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2287, i32 4, <16 x i1> %v2282, <16 x float> zeroinitializer)
  %v2289 = fcmp oeq <16 x float> %v2288, splat (float 0xFFF0000000000000)
  %v2290 = trunc i64 %v2273 to i32
  %v2291 = insertelement <16 x i32> poison, i32 %v2290, i32 0
  %v2292 = shufflevector <16 x i32> %v2291, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2293 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2292
  %v2294 = select <16 x i1> %v2289, <16 x i32> %v2293, <16 x i32> splat (i32 2147483647)
  %v2295 = icmp slt <16 x i32> %v2196, %v2294
  %v2296 = select <16 x i1> %v2295, <16 x i32> %v2196, <16 x i32> %v2294
  %v2297 = select <16 x i1> %v2282, <16 x i32> %v2296, <16 x i32> %v2196
  br label %joined2275
no2275:
  br label %joined2275
joined2275:
  %v2298 = phi <16 x i32> [ %v2297, %yes2275 ], [ %v2196, %no2275 ]
  %v2299 = add i64 %v2192, 64
  br label %head2191
end2191:
  %v2300 = icmp slt <16 x i32> %v2193, %v2195
  %v2301 = select <16 x i1> %v2300, <16 x i32> %v2193, <16 x i32> %v2195
  %v2302 = icmp slt <16 x i32> %v2194, %v2196
  %v2303 = select <16 x i1> %v2302, <16 x i32> %v2194, <16 x i32> %v2196
  %v2304 = icmp slt <16 x i32> %v2301, %v2303
  %v2305 = select <16 x i1> %v2304, <16 x i32> %v2301, <16 x i32> %v2303
  %v2306 = shufflevector <16 x i32> %v2305, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v2307 = shufflevector <16 x i32> %v2305, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v2308 = icmp slt <8 x i32> %v2306, %v2307
  %v2309 = select <8 x i1> %v2308, <8 x i32> %v2306, <8 x i32> %v2307
  %v2310 = shufflevector <8 x i32> %v2309, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v2311 = shufflevector <8 x i32> %v2309, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v2312 = icmp slt <4 x i32> %v2310, %v2311
  %v2313 = select <4 x i1> %v2312, <4 x i32> %v2310, <4 x i32> %v2311
  %v2314 = shufflevector <4 x i32> %v2313, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v2315 = shufflevector <4 x i32> %v2313, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v2316 = icmp slt <2 x i32> %v2314, %v2315
  %v2317 = select <2 x i1> %v2316, <2 x i32> %v2314, <2 x i32> %v2315
  %v2318 = extractelement <2 x i32> %v2317, i32 0
  %v2319 = extractelement <2 x i32> %v2317, i32 1
  %v2320 = icmp slt i32 %v2318, %v2319
  %v2321 = select i1 %v2320, i32 %v2318, i32 %v2319
  %v2322 = sext i32 %v2321 to i64
  %v2323 = icmp slt i64 %v2119, %v2322
  %v2324 = select i1 %v2323, i64 %v2119, i64 %v2322
  %v2325 = add i64 %v2118, 1
  br label %head2117
end2117:
  %v2326 = mul i64 %v156, 4
  br label %head2327
head2327:
  %v2328 = phi i64 [ 0, %end2117 ], [ %v2345, %body2327 ]
  %v2329 = icmp slt i64 %v2328, %v121
  br i1 %v2329, label %body2327, label %end2327
body2327:
  %v2330 = sub i64 %v121, %v2328
  %v2331 = getelementptr [4 x i8], ptr %v147, i64 %v2328
  %v2332 = mul i64 %v121, 4
  %v2333 = getelementptr [4 x i8], ptr %v154, i64 0
  %v2334 = mul i64 %v2326, 0
  %v2335 = getelementptr [1 x i8], ptr %v2333, i64 %v2334
  %v2336 = mul i64 %v121, 4
  %v2337 = mul i64 %v2336, 0
  %v2338 = getelementptr [1 x i8], ptr %v137, i64 %v2337
  %v2339 = getelementptr [4 x i8], ptr %v2338, i64 %v2328
  %v2340 = mul i64 %v121, 4
  %v2341 = mul i64 %v2340, 16
  %v2342 = getelementptr [1 x i8], ptr %v2331, i64 %v2341
  %v2343 = icmp slt i64 %v2330, 64
  %v2344 = select i1 %v2343, ptr @tile2, ptr @tile2
  call void %v2344(ptr %v2335, i64 %v2326, ptr %v2331, i64 %v2332, ptr %v2339, i64 %v2332, i64 %v2119, i64 0, i64 %v2330, ptr %v2342, i64 %v2332)
  %v2345 = add i64 %v2328, 64
  br label %head2327
end2327:
  %v2346 = mul i64 %v156, 4
  %v2347 = mul i64 %v121, 4
  %v2348 = mul i64 %v2347, %v2119
  %v2349 = getelementptr [1 x i8], ptr %v147, i64 %v2348
  br label %head2350
head2350:
  %v2351 = phi i64 [ 0, %end2327 ], [ %v2425, %after2394 ]
  %v2352 = icmp slt i64 %v2351, 2
  br i1 %v2352, label %body2350, label %end2350
body2350:
  %v2353 = add i64 0, %v2119
  %v2354 = sub i64 %v123, %v2119
  %v2355 = mul i64 %v156, 4
  %v2356 = getelementptr [4 x i8], ptr %v154, i64 %v2353
  %v2357 = mul i64 %v2355, %v2351
  %v2358 = getelementptr [1 x i8], ptr %v2356, i64 %v2357
  %v2359 = mul i64 %v121, 4
  %v2360 = mul i64 %v2359, %v2351
  %v2361 = getelementptr [1 x i8], ptr %v137, i64 %v2360
  %v2362 = sub i64 %v121, 0
  %v2363 = and i64 %v2362, -64
  %v2364 = add i64 0, %v2363
  br label %head2365
head2365:
  %v2366 = phi i64 [ 0, %body2350 ], [ %v2392, %end2372 ]
  %v2367 = icmp slt i64 %v2366, %v2364
  br i1 %v2367, label %body2365, label %end2365
body2365:
  %v2368 = add i64 %v2366, 0
  %v2369 = getelementptr [4 x i8], ptr %v2361, i64 %v2368
  %v2370 = getelementptr [4 x i8], ptr %v2349, i64 %v2368
  %v2371 = load <64 x float>, ptr %v2369, align 4
  br label %head2372
head2372:
  %v2373 = phi i64 [ 0, %body2365 ], [ %v2391, %body2372 ]
  %v2374 = phi <64 x float> [ %v2371, %body2365 ], [ %v2390, %body2372 ]
  %v2375 = phi ptr [ %v2358, %body2365 ], [ %v2383, %body2372 ]
  %v2376 = phi ptr [ %v2370, %body2365 ], [ %v2385, %body2372 ]
  %v2377 = icmp slt i64 %v2373, %v2354
  br i1 %v2377, label %body2372, label %end2372
body2372:
  %v2378 = load float, ptr %v2375, align 4
  %v2379 = load <64 x float>, ptr %v2376, align 4
  %v2380 = insertelement <64 x float> poison, float %v2378, i32 0
  %v2381 = shufflevector <64 x float> %v2380, <64 x float> poison, <64 x i32> zeroinitializer
  %v2382 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v2381, <64 x float> %v2379, <64 x float> %v2374)
  %v2383 = getelementptr [1 x i8], ptr %v2375, i64 4
  %v2384 = mul i64 %v121, 4
  %v2385 = getelementptr [1 x i8], ptr %v2376, i64 %v2384
  %v2386 = fcmp olt float %v2378, 0x0000000000000000
  %v2387 = xor i1 %v2386, true
  %v2388 = insertelement <64 x i1> poison, i1 %v2387, i32 0
  %v2389 = shufflevector <64 x i1> %v2388, <64 x i1> poison, <64 x i32> zeroinitializer
  %v2390 = select <64 x i1> %v2389, <64 x float> %v2382, <64 x float> %v2374
  %v2391 = add i64 %v2373, 1
  br label %head2372
end2372:
  store <64 x float> %v2374, ptr %v2369, align 4
  %v2392 = add i64 %v2366, 64
  br label %head2365
end2365:
  %v2393 = icmp slt i64 %v2364, %v121
  br i1 %v2393, label %then2394, label %after2394
then2394:
  %v2395 = sub i64 %v121, %v2364
  %v2396 = icmp slt i64 %v2395, 64
  %v2397 = select i1 %v2396, i64 %v2395, i64 64
  %v2398 = trunc i64 %v2397 to i32
  %v2399 = insertelement <64 x i32> poison, i32 %v2398, i32 0
  %v2400 = shufflevector <64 x i32> %v2399, <64 x i32> poison, <64 x i32> zeroinitializer
  %v2401 = icmp slt <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, %v2400
  %v2402 = getelementptr [4 x i8], ptr %v2361, i64 %v2364
  %v2403 = getelementptr [4 x i8], ptr %v2349, i64 %v2364
  %v2404 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v2402, i32 4, <64 x i1> %v2401, <64 x float> zeroinitializer)
  br label %head2405
head2405:
  %v2406 = phi i64 [ 0, %then2394 ], [ %v2424, %body2405 ]
  %v2407 = phi <64 x float> [ %v2404, %then2394 ], [ %v2423, %body2405 ]
  %v2408 = phi ptr [ %v2358, %then2394 ], [ %v2416, %body2405 ]
  %v2409 = phi ptr [ %v2403, %then2394 ], [ %v2418, %body2405 ]
  %v2410 = icmp slt i64 %v2406, %v2354
  br i1 %v2410, label %body2405, label %end2405
body2405:
  %v2411 = load float, ptr %v2408, align 4
  %v2412 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v2409, i32 4, <64 x i1> %v2401, <64 x float> zeroinitializer)
  %v2413 = insertelement <64 x float> poison, float %v2411, i32 0
  %v2414 = shufflevector <64 x float> %v2413, <64 x float> poison, <64 x i32> zeroinitializer
  %v2415 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v2414, <64 x float> %v2412, <64 x float> %v2407)
  %v2416 = getelementptr [1 x i8], ptr %v2408, i64 4
  %v2417 = mul i64 %v121, 4
  %v2418 = getelementptr [1 x i8], ptr %v2409, i64 %v2417
  %v2419 = fcmp olt float %v2411, 0x0000000000000000
  %v2420 = xor i1 %v2419, true
  %v2421 = insertelement <64 x i1> poison, i1 %v2420, i32 0
  %v2422 = shufflevector <64 x i1> %v2421, <64 x i1> poison, <64 x i32> zeroinitializer
  %v2423 = select <64 x i1> %v2422, <64 x float> %v2415, <64 x float> %v2407
  %v2424 = add i64 %v2406, 1
  br label %head2405
end2405:
  call void @llvm.masked.store.v64f32.p0(<64 x float> %v2407, ptr %v2402, i32 4, <64 x i1> %v2401)
  br label %after2394
after2394:
  %v2425 = add i64 %v2351, 1
  br label %head2350
end2350:
  br label %head2426
head2426:
  %v2427 = phi i64 [ 0, %end2350 ], [ %v2634, %end2500 ]
  %v2428 = phi i64 [ %v125, %end2350 ], [ %v2633, %end2500 ]
  %v2429 = icmp slt i64 %v2427, %v119
  br i1 %v2429, label %body2426, label %end2426
body2426:
  %v2430 = and i64 %v125, -64
  br label %head2431
head2431:
  %v2432 = phi i64 [ 0, %body2426 ], [ %v2498, %body2431 ]
  %v2433 = phi <16 x i32> [ splat (i32 2147483647), %body2426 ], [ %v2455, %body2431 ]
  %v2434 = phi <16 x i32> [ splat (i32 2147483647), %body2426 ], [ %v2469, %body2431 ]
  %v2435 = phi <16 x i32> [ splat (i32 2147483647), %body2426 ], [ %v2483, %body2431 ]
  %v2436 = phi <16 x i32> [ splat (i32 2147483647), %body2426 ], [ %v2497, %body2431 ]
  %v2437 = icmp slt i64 %v2432, %v2430
  br i1 %v2437, label %body2431, label %end2431
body2431:
  %v2438 = add i64 %v2432, 0
  %v2439 = add i64 %v2432, 16
  %v2440 = add i64 %v2432, 32
  %v2441 = add i64 %v2432, 48
  %v2442 = add i64 %v148, %v2438
  %v2443 = add i64 %v148, %v125
  %v2444 = mul i64 %v2427, %v2443
  %v2445 = add i64 %v2444, %v2442
  %v2446 = getelementptr [4 x i8], ptr %v113, i64 %v2445
  %v2447 = load <16 x float>, ptr %v2446, align 4
  %v2448 = fcmp oeq <16 x float> %v2447, splat (float 0xFFF0000000000000)
  %v2449 = trunc i64 %v2438 to i32
  %v2450 = insertelement <16 x i32> poison, i32 %v2449, i32 0
  %v2451 = shufflevector <16 x i32> %v2450, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2452 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2451
  %v2453 = select <16 x i1> %v2448, <16 x i32> %v2452, <16 x i32> splat (i32 2147483647)
  %v2454 = icmp slt <16 x i32> %v2433, %v2453
  %v2455 = select <16 x i1> %v2454, <16 x i32> %v2433, <16 x i32> %v2453
  %v2456 = add i64 %v148, %v2439
  %v2457 = add i64 %v148, %v125
  %v2458 = mul i64 %v2427, %v2457
  %v2459 = add i64 %v2458, %v2456
  %v2460 = getelementptr [4 x i8], ptr %v113, i64 %v2459
  %v2461 = load <16 x float>, ptr %v2460, align 4
  %v2462 = fcmp oeq <16 x float> %v2461, splat (float 0xFFF0000000000000)
  %v2463 = trunc i64 %v2439 to i32
  %v2464 = insertelement <16 x i32> poison, i32 %v2463, i32 0
  %v2465 = shufflevector <16 x i32> %v2464, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2466 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2465
  %v2467 = select <16 x i1> %v2462, <16 x i32> %v2466, <16 x i32> splat (i32 2147483647)
  %v2468 = icmp slt <16 x i32> %v2434, %v2467
  %v2469 = select <16 x i1> %v2468, <16 x i32> %v2434, <16 x i32> %v2467
  %v2470 = add i64 %v148, %v2440
  %v2471 = add i64 %v148, %v125
  %v2472 = mul i64 %v2427, %v2471
  %v2473 = add i64 %v2472, %v2470
  %v2474 = getelementptr [4 x i8], ptr %v113, i64 %v2473
  %v2475 = load <16 x float>, ptr %v2474, align 4
  %v2476 = fcmp oeq <16 x float> %v2475, splat (float 0xFFF0000000000000)
  %v2477 = trunc i64 %v2440 to i32
  %v2478 = insertelement <16 x i32> poison, i32 %v2477, i32 0
  %v2479 = shufflevector <16 x i32> %v2478, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2480 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2479
  %v2481 = select <16 x i1> %v2476, <16 x i32> %v2480, <16 x i32> splat (i32 2147483647)
  %v2482 = icmp slt <16 x i32> %v2435, %v2481
  %v2483 = select <16 x i1> %v2482, <16 x i32> %v2435, <16 x i32> %v2481
  %v2484 = add i64 %v148, %v2441
  %v2485 = add i64 %v148, %v125
  %v2486 = mul i64 %v2427, %v2485
  %v2487 = add i64 %v2486, %v2484
  %v2488 = getelementptr [4 x i8], ptr %v113, i64 %v2487
  %v2489 = load <16 x float>, ptr %v2488, align 4
  %v2490 = fcmp oeq <16 x float> %v2489, splat (float 0xFFF0000000000000)
  %v2491 = trunc i64 %v2441 to i32
  %v2492 = insertelement <16 x i32> poison, i32 %v2491, i32 0
  %v2493 = shufflevector <16 x i32> %v2492, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2494 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2493
  %v2495 = select <16 x i1> %v2490, <16 x i32> %v2494, <16 x i32> splat (i32 2147483647)
  %v2496 = icmp slt <16 x i32> %v2436, %v2495
  %v2497 = select <16 x i1> %v2496, <16 x i32> %v2436, <16 x i32> %v2495
  %v2498 = add i64 %v2432, 64
  br label %head2431
end2431:
  %v2499 = and i64 %v125, -64
  br label %head2500
head2500:
  %v2501 = phi i64 [ %v2499, %end2431 ], [ %v2608, %joined2584 ]
  %v2502 = phi <16 x i32> [ %v2433, %end2431 ], [ %v2529, %joined2584 ]
  %v2503 = phi <16 x i32> [ %v2434, %end2431 ], [ %v2555, %joined2584 ]
  %v2504 = phi <16 x i32> [ %v2435, %end2431 ], [ %v2581, %joined2584 ]
  %v2505 = phi <16 x i32> [ %v2436, %end2431 ], [ %v2607, %joined2584 ]
  %v2506 = icmp slt i64 %v2501, %v125
  br i1 %v2506, label %body2500, label %end2500
body2500:
  %v2507 = add i64 %v2501, 0
  %v2508 = sub i64 %v125, %v2507
  %v2509 = icmp slt i64 %v2508, 16
  %v2510 = select i1 %v2509, i64 %v2508, i64 16
  %v2511 = trunc i64 %v2510 to i32
  %v2512 = insertelement <16 x i32> poison, i32 %v2511, i32 0
  %v2513 = shufflevector <16 x i32> %v2512, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2514 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2513
  %v2515 = add i64 %v148, %v2507
  %v2516 = add i64 %v148, %v125
  %v2517 = mul i64 %v2427, %v2516
  %v2518 = add i64 %v2517, %v2515
  %v2519 = getelementptr [4 x i8], ptr %v113, i64 %v2518
  %v2520 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2519, i32 4, <16 x i1> %v2514, <16 x float> zeroinitializer)
  %v2521 = fcmp oeq <16 x float> %v2520, splat (float 0xFFF0000000000000)
  %v2522 = trunc i64 %v2507 to i32
  %v2523 = insertelement <16 x i32> poison, i32 %v2522, i32 0
  %v2524 = shufflevector <16 x i32> %v2523, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2525 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2524
  %v2526 = select <16 x i1> %v2521, <16 x i32> %v2525, <16 x i32> splat (i32 2147483647)
  %v2527 = icmp slt <16 x i32> %v2502, %v2526
  %v2528 = select <16 x i1> %v2527, <16 x i32> %v2502, <16 x i32> %v2526
  %v2529 = select <16 x i1> %v2514, <16 x i32> %v2528, <16 x i32> %v2502
  %v2530 = add i64 %v2501, 16
  %v2531 = icmp slt i64 %v2530, %v125
  br i1 %v2531, label %yes2532, label %no2532
yes2532:
  %v2533 = sub i64 %v125, %v2530
  %v2534 = icmp slt i64 %v2533, 16
  %v2535 = select i1 %v2534, i64 %v2533, i64 16
  %v2536 = trunc i64 %v2535 to i32
  %v2537 = insertelement <16 x i32> poison, i32 %v2536, i32 0
  %v2538 = shufflevector <16 x i32> %v2537, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2539 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2538
  %v2540 = add i64 %v148, %v2530
  %v2541 = add i64 %v148, %v125
  %v2542 = mul i64 %v2427, %v2541
  %v2543 = add i64 %v2542, %v2540
  %v2544 = getelementptr [4 x i8], ptr %v113, i64 %v2543
  %v2545 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2544, i32 4, <16 x i1> %v2539, <16 x float> zeroinitializer)
  %v2546 = fcmp oeq <16 x float> %v2545, splat (float 0xFFF0000000000000)
  %v2547 = trunc i64 %v2530 to i32
  %v2548 = insertelement <16 x i32> poison, i32 %v2547, i32 0
  %v2549 = shufflevector <16 x i32> %v2548, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2550 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2549
  %v2551 = select <16 x i1> %v2546, <16 x i32> %v2550, <16 x i32> splat (i32 2147483647)
  %v2552 = icmp slt <16 x i32> %v2503, %v2551
  %v2553 = select <16 x i1> %v2552, <16 x i32> %v2503, <16 x i32> %v2551
  %v2554 = select <16 x i1> %v2539, <16 x i32> %v2553, <16 x i32> %v2503
  br label %joined2532
no2532:
  br label %joined2532
joined2532:
  %v2555 = phi <16 x i32> [ %v2554, %yes2532 ], [ %v2503, %no2532 ]
  %v2556 = add i64 %v2501, 32
  %v2557 = icmp slt i64 %v2556, %v125
  br i1 %v2557, label %yes2558, label %no2558
yes2558:
  %v2559 = sub i64 %v125, %v2556
  %v2560 = icmp slt i64 %v2559, 16
  %v2561 = select i1 %v2560, i64 %v2559, i64 16
  %v2562 = trunc i64 %v2561 to i32
  %v2563 = insertelement <16 x i32> poison, i32 %v2562, i32 0
  %v2564 = shufflevector <16 x i32> %v2563, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2565 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2564
  %v2566 = add i64 %v148, %v2556
  %v2567 = add i64 %v148, %v125
  %v2568 = mul i64 %v2427, %v2567
  %v2569 = add i64 %v2568, %v2566
  %v2570 = getelementptr [4 x i8], ptr %v113, i64 %v2569
  %v2571 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2570, i32 4, <16 x i1> %v2565, <16 x float> zeroinitializer)
  %v2572 = fcmp oeq <16 x float> %v2571, splat (float 0xFFF0000000000000)
  %v2573 = trunc i64 %v2556 to i32
  %v2574 = insertelement <16 x i32> poison, i32 %v2573, i32 0
  %v2575 = shufflevector <16 x i32> %v2574, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2576 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2575
  %v2577 = select <16 x i1> %v2572, <16 x i32> %v2576, <16 x i32> splat (i32 2147483647)
  %v2578 = icmp slt <16 x i32> %v2504, %v2577
  %v2579 = select <16 x i1> %v2578, <16 x i32> %v2504, <16 x i32> %v2577
  %v2580 = select <16 x i1> %v2565, <16 x i32> %v2579, <16 x i32> %v2504
  br label %joined2558
no2558:
  br label %joined2558
joined2558:
  %v2581 = phi <16 x i32> [ %v2580, %yes2558 ], [ %v2504, %no2558 ]
  %v2582 = add i64 %v2501, 48
  %v2583 = icmp slt i64 %v2582, %v125
  br i1 %v2583, label %yes2584, label %no2584
yes2584:
  %v2585 = sub i64 %v125, %v2582
  %v2586 = icmp slt i64 %v2585, 16
  %v2587 = select i1 %v2586, i64 %v2585, i64 16
  %v2588 = trunc i64 %v2587 to i32
  %v2589 = insertelement <16 x i32> poison, i32 %v2588, i32 0
  %v2590 = shufflevector <16 x i32> %v2589, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2591 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2590
  %v2592 = add i64 %v148, %v2582
  %v2593 = add i64 %v148, %v125
  %v2594 = mul i64 %v2427, %v2593
  %v2595 = add i64 %v2594, %v2592
  %v2596 = getelementptr [4 x i8], ptr %v113, i64 %v2595
  %v2597 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2596, i32 4, <16 x i1> %v2591, <16 x float> zeroinitializer)
  %v2598 = fcmp oeq <16 x float> %v2597, splat (float 0xFFF0000000000000)
  %v2599 = trunc i64 %v2582 to i32
  %v2600 = insertelement <16 x i32> poison, i32 %v2599, i32 0
  %v2601 = shufflevector <16 x i32> %v2600, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2602 = add <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2601
  %v2603 = select <16 x i1> %v2598, <16 x i32> %v2602, <16 x i32> splat (i32 2147483647)
  %v2604 = icmp slt <16 x i32> %v2505, %v2603
  %v2605 = select <16 x i1> %v2604, <16 x i32> %v2505, <16 x i32> %v2603
  %v2606 = select <16 x i1> %v2591, <16 x i32> %v2605, <16 x i32> %v2505
  br label %joined2584
no2584:
  br label %joined2584
joined2584:
  %v2607 = phi <16 x i32> [ %v2606, %yes2584 ], [ %v2505, %no2584 ]
  %v2608 = add i64 %v2501, 64
  br label %head2500
end2500:
  %v2609 = icmp slt <16 x i32> %v2502, %v2504
  %v2610 = select <16 x i1> %v2609, <16 x i32> %v2502, <16 x i32> %v2504
  %v2611 = icmp slt <16 x i32> %v2503, %v2505
  %v2612 = select <16 x i1> %v2611, <16 x i32> %v2503, <16 x i32> %v2505
  %v2613 = icmp slt <16 x i32> %v2610, %v2612
  %v2614 = select <16 x i1> %v2613, <16 x i32> %v2610, <16 x i32> %v2612
  %v2615 = shufflevector <16 x i32> %v2614, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v2616 = shufflevector <16 x i32> %v2614, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v2617 = icmp slt <8 x i32> %v2615, %v2616
  %v2618 = select <8 x i1> %v2617, <8 x i32> %v2615, <8 x i32> %v2616
  %v2619 = shufflevector <8 x i32> %v2618, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v2620 = shufflevector <8 x i32> %v2618, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v2621 = icmp slt <4 x i32> %v2619, %v2620
  %v2622 = select <4 x i1> %v2621, <4 x i32> %v2619, <4 x i32> %v2620
  %v2623 = shufflevector <4 x i32> %v2622, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v2624 = shufflevector <4 x i32> %v2622, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v2625 = icmp slt <2 x i32> %v2623, %v2624
  %v2626 = select <2 x i1> %v2625, <2 x i32> %v2623, <2 x i32> %v2624
  %v2627 = extractelement <2 x i32> %v2626, i32 0
  %v2628 = extractelement <2 x i32> %v2626, i32 1
  %v2629 = icmp slt i32 %v2627, %v2628
  %v2630 = select i1 %v2629, i32 %v2627, i32 %v2628
  %v2631 = sext i32 %v2630 to i64
  %v2632 = icmp slt i64 %v2428, %v2631
  %v2633 = select i1 %v2632, i64 %v2428, i64 %v2631
  %v2634 = add i64 %v2427, 1
  br label %head2426
end2426:
  %v2635 = mul i64 %v156, 4
  br label %head2636
head2636:
  %v2637 = phi i64 [ 0, %end2426 ], [ %v2654, %body2636 ]
  %v2638 = icmp slt i64 %v2637, %v121
  br i1 %v2638, label %body2636, label %end2636
body2636:
  %v2639 = sub i64 %v121, %v2637
  %v2640 = getelementptr [4 x i8], ptr %v152, i64 %v2637
  %v2641 = mul i64 %v121, 4
  %v2642 = getelementptr [4 x i8], ptr %v154, i64 %v148
  %v2643 = mul i64 %v2635, 0
  %v2644 = getelementptr [1 x i8], ptr %v2642, i64 %v2643
  %v2645 = mul i64 %v121, 4
  %v2646 = mul i64 %v2645, 0
  %v2647 = getelementptr [1 x i8], ptr %v137, i64 %v2646
  %v2648 = getelementptr [4 x i8], ptr %v2647, i64 %v2637
  %v2649 = mul i64 %v121, 4
  %v2650 = mul i64 %v2649, 16
  %v2651 = getelementptr [1 x i8], ptr %v2640, i64 %v2650
  %v2652 = icmp slt i64 %v2639, 64
  %v2653 = select i1 %v2652, ptr @tile2, ptr @tile2
  call void %v2653(ptr %v2644, i64 %v2635, ptr %v2640, i64 %v2641, ptr %v2648, i64 %v2641, i64 %v2428, i64 0, i64 %v2639, ptr %v2651, i64 %v2641)
  %v2654 = add i64 %v2637, 64
  br label %head2636
end2636:
  %v2655 = mul i64 %v156, 4
  %v2656 = mul i64 %v121, 4
  %v2657 = mul i64 %v2656, %v2428
  %v2658 = getelementptr [1 x i8], ptr %v152, i64 %v2657
  br label %head2659
head2659:
  %v2660 = phi i64 [ 0, %end2636 ], [ %v2734, %after2703 ]
  %v2661 = icmp slt i64 %v2660, 2
  br i1 %v2661, label %body2659, label %end2659
body2659:
  %v2662 = add i64 %v148, %v2428
  %v2663 = sub i64 %v125, %v2428
  %v2664 = mul i64 %v156, 4
  %v2665 = getelementptr [4 x i8], ptr %v154, i64 %v2662
  %v2666 = mul i64 %v2664, %v2660
  %v2667 = getelementptr [1 x i8], ptr %v2665, i64 %v2666
  %v2668 = mul i64 %v121, 4
  %v2669 = mul i64 %v2668, %v2660
  %v2670 = getelementptr [1 x i8], ptr %v137, i64 %v2669
  %v2671 = sub i64 %v121, 0
  %v2672 = and i64 %v2671, -64
  %v2673 = add i64 0, %v2672
  br label %head2674
head2674:
  %v2675 = phi i64 [ 0, %body2659 ], [ %v2701, %end2681 ]
  %v2676 = icmp slt i64 %v2675, %v2673
  br i1 %v2676, label %body2674, label %end2674
body2674:
  %v2677 = add i64 %v2675, 0
  %v2678 = getelementptr [4 x i8], ptr %v2670, i64 %v2677
  %v2679 = getelementptr [4 x i8], ptr %v2658, i64 %v2677
  %v2680 = load <64 x float>, ptr %v2678, align 4
  br label %head2681
head2681:
  %v2682 = phi i64 [ 0, %body2674 ], [ %v2700, %body2681 ]
  %v2683 = phi <64 x float> [ %v2680, %body2674 ], [ %v2699, %body2681 ]
  %v2684 = phi ptr [ %v2667, %body2674 ], [ %v2692, %body2681 ]
  %v2685 = phi ptr [ %v2679, %body2674 ], [ %v2694, %body2681 ]
  %v2686 = icmp slt i64 %v2682, %v2663
  br i1 %v2686, label %body2681, label %end2681
body2681:
  %v2687 = load float, ptr %v2684, align 4
  %v2688 = load <64 x float>, ptr %v2685, align 4
  %v2689 = insertelement <64 x float> poison, float %v2687, i32 0
  %v2690 = shufflevector <64 x float> %v2689, <64 x float> poison, <64 x i32> zeroinitializer
  %v2691 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v2690, <64 x float> %v2688, <64 x float> %v2683)
  %v2692 = getelementptr [1 x i8], ptr %v2684, i64 4
  %v2693 = mul i64 %v121, 4
  %v2694 = getelementptr [1 x i8], ptr %v2685, i64 %v2693
  %v2695 = fcmp olt float %v2687, 0x0000000000000000
  %v2696 = xor i1 %v2695, true
  %v2697 = insertelement <64 x i1> poison, i1 %v2696, i32 0
  %v2698 = shufflevector <64 x i1> %v2697, <64 x i1> poison, <64 x i32> zeroinitializer
  %v2699 = select <64 x i1> %v2698, <64 x float> %v2691, <64 x float> %v2683
  %v2700 = add i64 %v2682, 1
  br label %head2681
end2681:
  store <64 x float> %v2683, ptr %v2678, align 4
  %v2701 = add i64 %v2675, 64
  br label %head2674
end2674:
  %v2702 = icmp slt i64 %v2673, %v121
  br i1 %v2702, label %then2703, label %after2703
then2703:
  %v2704 = sub i64 %v121, %v2673
  %v2705 = icmp slt i64 %v2704, 64
  %v2706 = select i1 %v2705, i64 %v2704, i64 64
  %v2707 = trunc i64 %v2706 to i32
  %v2708 = insertelement <64 x i32> poison, i32 %v2707, i32 0
  %v2709 = shufflevector <64 x i32> %v2708, <64 x i32> poison, <64 x i32> zeroinitializer
  %v2710 = icmp slt <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, %v2709
  %v2711 = getelementptr [4 x i8], ptr %v2670, i64 %v2673
  %v2712 = getelementptr [4 x i8], ptr %v2658, i64 %v2673
  %v2713 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v2711, i32 4, <64 x i1> %v2710, <64 x float> zeroinitializer)
  br label %head2714
head2714:
  %v2715 = phi i64 [ 0, %then2703 ], [ %v2733, %body2714 ]
  %v2716 = phi <64 x float> [ %v2713, %then2703 ], [ %v2732, %body2714 ]
  %v2717 = phi ptr [ %v2667, %then2703 ], [ %v2725, %body2714 ]
  %v2718 = phi ptr [ %v2712, %then2703 ], [ %v2727, %body2714 ]
  %v2719 = icmp slt i64 %v2715, %v2663
  br i1 %v2719, label %body2714, label %end2714
body2714:
  %v2720 = load float, ptr %v2717, align 4
  %v2721 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v2718, i32 4, <64 x i1> %v2710, <64 x float> zeroinitializer)
  %v2722 = insertelement <64 x float> poison, float %v2720, i32 0
  %v2723 = shufflevector <64 x float> %v2722, <64 x float> poison, <64 x i32> zeroinitializer
  %v2724 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v2723, <64 x float> %v2721, <64 x float> %v2716)
  %v2725 = getelementptr [1 x i8], ptr %v2717, i64 4
  %v2726 = mul i64 %v121, 4
  %v2727 = getelementptr [1 x i8], ptr %v2718, i64 %v2726
  %v2728 = fcmp olt float %v2720, 0x0000000000000000
  %v2729 = xor i1 %v2728, true
  %v2730 = insertelement <64 x i1> poison, i1 %v2729, i32 0
  %v2731 = shufflevector <64 x i1> %v2730, <64 x i1> poison, <64 x i32> zeroinitializer
  %v2732 = select <64 x i1> %v2731, <64 x float> %v2724, <64 x float> %v2716
  %v2733 = add i64 %v2715, 1
  br label %head2714
end2714:
  call void @llvm.masked.store.v64f32.p0(<64 x float> %v2716, ptr %v2711, i32 4, <64 x i1> %v2710)
  br label %after2703
after2703:
  %v2734 = add i64 %v2660, 1
  br label %head2659
end2659:
  %v2735 = mul i64 %v138, %v140
  %v2736 = getelementptr [4 x i8], ptr %v115, i64 %v2735
  %v2737 = sub i64 %v138, 0
  %v2738 = and i64 %v2737, -16
  %v2739 = add i64 0, %v2738
  br label %head2740
head2740:
  %v2741 = phi i64 [ 0, %end2659 ], [ %v2747, %body2740 ]
  %v2742 = icmp slt i64 %v2741, %v2739
  br i1 %v2742, label %body2740, label %end2740
body2740:
  %v2743 = add i64 %v2741, 0
  %v2744 = getelementptr [4 x i8], ptr %v137, i64 %v2743
  %v2745 = load <16 x float>, ptr %v2744, align 4
  %v2746 = getelementptr [4 x i8], ptr %v2736, i64 %v2743
  store <16 x float> %v2745, ptr %v2746, align 4
  %v2747 = add i64 %v2741, 16
  br label %head2740
end2740:
  %v2748 = icmp slt i64 %v2739, %v138
  br i1 %v2748, label %then2749, label %after2749
then2749:
  %v2750 = sub i64 %v138, %v2739
  %v2751 = icmp slt i64 %v2750, 16
  %v2752 = select i1 %v2751, i64 %v2750, i64 16
  %v2753 = trunc i64 %v2752 to i32
  %v2754 = insertelement <16 x i32> poison, i32 %v2753, i32 0
  %v2755 = shufflevector <16 x i32> %v2754, <16 x i32> poison, <16 x i32> zeroinitializer
  %v2756 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v2755
  %v2757 = getelementptr [4 x i8], ptr %v137, i64 %v2739
  %v2758 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v2757, i32 4, <16 x i1> %v2756, <16 x float> zeroinitializer)
  %v2759 = getelementptr [4 x i8], ptr %v2736, i64 %v2739
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v2758, ptr %v2759, i32 4, <16 x i1> %v2756)
  br label %after2749
after2749:
  %v2760 = add i64 %v140, 1
  br label %head139
end139:
  ret void
}
