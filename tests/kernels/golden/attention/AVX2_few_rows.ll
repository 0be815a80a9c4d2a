declare <32 x float> @llvm.fma.v32f32(<32 x float>, <32 x float>, <32 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr>, i32, <8 x i1>, <8 x float>)
declare float @llvm.fma.f32(float, float, float)
declare i1 @llvm.vector.reduce.or.v8i1(<8 x i1>)
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
  %v13 = getelementptr [1 x i8], ptr %v3, i64 32
  %v14 = getelementptr [1 x i8], ptr %v3, i64 64
  %v15 = getelementptr [1 x i8], ptr %v3, i64 96
  %v16 = getelementptr [1 x i8], ptr %v5, i64 0
  %v17 = getelementptr [1 x i8], ptr %v5, i64 32
  %v18 = getelementptr [1 x i8], ptr %v5, i64 64
  %v19 = getelementptr [1 x i8], ptr %v5, i64 96
  %v20 = load <8 x float>, ptr %v12, align 4
  %v21 = load <8 x float>, ptr %v13, align 4
  %v22 = load <8 x float>, ptr %v14, align 4
  %v23 = load <8 x float>, ptr %v15, align 4
  %v24 = load <8 x float>, ptr %v16, align 4
  %v25 = load <8 x float>, ptr %v17, align 4
  %v26 = load <8 x float>, ptr %v18, align 4
  %v27 = load <8 x float>, ptr %v19, align 4
  br label %joined11
joined11:
  %v28 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v20, %no11 ]
  %v29 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v21, %no11 ]
  %v30 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v22, %no11 ]
  %v31 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v23, %no11 ]
  %v32 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v24, %no11 ]
  %v33 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v25, %no11 ]
  %v34 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v26, %no11 ]
  %v35 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v27, %no11 ]
  %v36 = mul i64 %given1, 0
  %v37 = getelementptr [1 x i8], ptr %given0, i64 %v36
  br label %head38
head38:
  %v39 = phi i64 [ 0, %joined11 ], [ %v83, %body38 ]
  %v40 = phi <8 x float> [ %v28, %joined11 ], [ %v63, %body38 ]
  %v41 = phi <8 x float> [ %v29, %joined11 ], [ %v64, %body38 ]
  %v42 = phi <8 x float> [ %v30, %joined11 ], [ %v76, %body38 ]
  %v43 = phi <8 x float> [ %v31, %joined11 ], [ %v77, %body38 ]
  %v44 = phi <8 x float> [ %v32, %joined11 ], [ %v69, %body38 ]
  %v45 = phi <8 x float> [ %v33, %joined11 ], [ %v70, %body38 ]
  %v46 = phi <8 x float> [ %v34, %joined11 ], [ %v78, %body38 ]
  %v47 = phi <8 x float> [ %v35, %joined11 ], [ %v79, %body38 ]
  %v48 = phi ptr [ %v37, %joined11 ], [ %v80, %body38 ]
  %v49 = phi ptr [ %given2, %joined11 ], [ %v81, %body38 ]
  %v50 = phi ptr [ %given9, %joined11 ], [ %v82, %body38 ]
  %v51 = icmp slt i64 %v39, %given6
  br i1 %v51, label %body38, label %end38
body38:
  %v52 = getelementptr [1 x i8], ptr %v50, i64 0
  call void @llvm.prefetch.p0(ptr %v52, i32 0, i32 3, i32 1)
  %v53 = getelementptr [1 x i8], ptr %v50, i64 64
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 3, i32 1)
  %v54 = getelementptr [1 x i8], ptr %v49, i64 0
  %v55 = getelementptr [1 x i8], ptr %v54, i64 0
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = getelementptr [1 x i8], ptr %v54, i64 32
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = getelementptr [1 x i8], ptr %v48, i64 0
  %v60 = load float, ptr %v59, align 4
  %v61 = insertelement <8 x float> poison, float %v60, i32 0
  %v62 = shufflevector <8 x float> %v61, <8 x float> poison, <8 x i32> zeroinitializer
  %v63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v62, <8 x float> %v56, <8 x float> %v40)
  %v64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v62, <8 x float> %v58, <8 x float> %v41)
  %v65 = getelementptr [1 x i8], ptr %v48, i64 %given1
  %v66 = load float, ptr %v65, align 4
  %v67 = insertelement <8 x float> poison, float %v66, i32 0
  %v68 = shufflevector <8 x float> %v67, <8 x float> poison, <8 x i32> zeroinitializer
  %v69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v68, <8 x float> %v56, <8 x float> %v44)
  %v70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v68, <8 x float> %v58, <8 x float> %v45)
  %v71 = getelementptr [1 x i8], ptr %v49, i64 64
  %v72 = getelementptr [1 x i8], ptr %v71, i64 0
  %v73 = load <8 x float>, ptr %v72, align 4
  %v74 = getelementptr [1 x i8], ptr %v71, i64 32
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v62, <8 x float> %v73, <8 x float> %v42)
  %v77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v62, <8 x float> %v75, <8 x float> %v43)
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v68, <8 x float> %v73, <8 x float> %v46)
  %v79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v68, <8 x float> %v75, <8 x float> %v47)
  %v80 = getelementptr [1 x i8], ptr %v48, i64 4
  %v81 = getelementptr [1 x i8], ptr %v49, i64 %given3
  %v82 = getelementptr [1 x i8], ptr %v50, i64 %given10
  %v83 = add i64 %v39, 1
  br label %head38
end38:
  %v84 = getelementptr [1 x i8], ptr %v3, i64 0
  %v85 = getelementptr [1 x i8], ptr %v3, i64 32
  %v86 = getelementptr [1 x i8], ptr %v3, i64 64
  %v87 = getelementptr [1 x i8], ptr %v3, i64 96
  %v88 = getelementptr [1 x i8], ptr %v5, i64 0
  %v89 = getelementptr [1 x i8], ptr %v5, i64 32
  %v90 = getelementptr [1 x i8], ptr %v5, i64 64
  %v91 = getelementptr [1 x i8], ptr %v5, i64 96
  store <8 x float> %v40, ptr %v84, align 4
  store <8 x float> %v41, ptr %v85, align 4
  store <8 x float> %v42, ptr %v86, align 4
  store <8 x float> %v43, ptr %v87, align 4
  store <8 x float> %v44, ptr %v88, align 4
  store <8 x float> %v45, ptr %v89, align 4
  store <8 x float> %v46, ptr %v90, align 4
  store <8 x float> %v47, ptr %v91, align 4
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [2 x float], align 64
  %scratch1 = alloca [64 x float], align 64
  %scratch2 = alloca [64 x float], align 64
  %scratch3 = alloca [64 x i32], align 64
  %scratch4 = alloca [64 x i32], align 64
  %v92 = getelementptr i8, ptr %arguments, i64 96
  %v93 = load i64, ptr %v92, align 8
  %v94 = trunc i64 %v93 to i32
  %v95 = bitcast i32 %v94 to float
  %v96 = getelementptr i8, ptr %arguments, i64 0
  %v97 = load ptr, ptr %v96, align 8
  %v98 = getelementptr i8, ptr %arguments, i64 8
  %v99 = load ptr, ptr %v98, align 8
  %v100 = getelementptr i8, ptr %arguments, i64 16
  %v101 = load ptr, ptr %v100, align 8
  %v102 = getelementptr i8, ptr %arguments, i64 24
  %v103 = load ptr, ptr %v102, align 8
  %v104 = getelementptr i8, ptr %arguments, i64 32
  %v105 = load ptr, ptr %v104, align 8
  %v106 = getelementptr i8, ptr %arguments, i64 40
  %v107 = load ptr, ptr %v106, align 8
  %v108 = getelementptr i8, ptr %arguments, i64 48
  %v109 = load ptr, ptr %v108, align 8
  %v110 = getelementptr i8, ptr %arguments, i64 56
  %v111 = load ptr, ptr %v110, align 8
  %v112 = getelementptr i8, ptr %arguments, i64 64
  %v113 = load i64, ptr %v112, align 8
  %v114 = getelementptr i8, ptr %arguments, i64 72
  %v115 = load i64, ptr %v114, align 8
  %v116 = getelementptr i8, ptr %arguments, i64 80
  %v117 = load i64, ptr %v116, align 8
  %v118 = getelementptr i8, ptr %arguments, i64 88
  %v119 = load i64, ptr %v118, align 8
  %v120 = getelementptr i8, ptr %arguments, i64 96
  %v121 = load i64, ptr %v120, align 8
  %v122 = getelementptr i8, ptr %arguments, i64 104
  %v123 = load i64, ptr %v122, align 8
  %v124 = getelementptr i8, ptr %arguments, i64 112
  %v125 = load i64, ptr %v124, align 8
  %v126 = getelementptr i8, ptr %arguments, i64 120
  %v127 = load i64, ptr %v126, align 8
  %v128 = getelementptr i8, ptr %arguments, i64 128
  %v129 = load i64, ptr %v128, align 8
  %v130 = mul i64 %v127, %v129
  %v131 = getelementptr [1 x i8], ptr %v111, i64 %v130
  %v132 = mul i64 %v115, 2
  br label %head133
head133:
  %v134 = phi i64 [ %v123, %entry ], [ %v2225, %end2218 ]
  %v135 = icmp slt i64 %v134, %v125
  br i1 %v135, label %body133, label %end133
body133:
  %v136 = mul i64 %v132, %v134
  %v137 = getelementptr [4 x i8], ptr %v97, i64 %v136
  %v138 = mul i64 %v134, %v117
  %v139 = mul i64 %v138, %v115
  %v140 = getelementptr [4 x i8], ptr %v99, i64 %v139
  %v141 = getelementptr [4 x i8], ptr %v101, i64 %v139
  %v142 = add i64 0, %v117
  %v143 = mul i64 %v134, %v119
  %v144 = mul i64 %v143, %v115
  %v145 = getelementptr [4 x i8], ptr %v103, i64 %v144
  %v146 = getelementptr [4 x i8], ptr %v105, i64 %v144
  %v147 = add i64 %v142, %v119
  %v148 = getelementptr [4 x i8], ptr %v131, i64 %v132
  %v149 = add i64 8, %v117
  %v150 = add i64 %v149, %v119
  %v151 = sub i64 %v132, 0
  %v152 = and i64 %v151, -8
  %v153 = add i64 0, %v152
  br label %head154
head154:
  %v155 = phi i64 [ 0, %body133 ], [ %v159, %body154 ]
  %v156 = icmp slt i64 %v155, %v153
  br i1 %v156, label %body154, label %end154
body154:
  %v157 = add i64 %v155, 0
  %v158 = getelementptr [4 x i8], ptr %v131, i64 %v157
  store <8 x float> splat (float 0x0000000000000000), ptr %v158, align 4
  %v159 = add i64 %v155, 8
  br label %head154
end154:
  br label %head160
head160:
  %v161 = phi i64 [ %v153, %end154 ], [ %v164, %body160 ]
  %v162 = icmp slt i64 %v161, %v132
  br i1 %v162, label %body160, label %end160
body160:
  %v163 = getelementptr [4 x i8], ptr %v131, i64 %v161
  store float 0x0000000000000000, ptr %v163, align 4
  %v164 = add i64 %v161, 1
  br label %head160
end160:
  br label %head165
head165:
  %v166 = phi i64 [ 0, %end160 ], [ %v445, %end414 ]
  %v167 = icmp slt i64 %v166, %v117
  br i1 %v167, label %body165, label %end165
body165:
  %v168 = insertelement <8 x i64> poison, i64 %v166, i32 0
  %v169 = shufflevector <8 x i64> %v168, <8 x i64> poison, <8 x i32> zeroinitializer
  %v170 = add <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %v169
  %v171 = insertelement <8 x i64> poison, i64 %v117, i32 0
  %v172 = shufflevector <8 x i64> %v171, <8 x i64> poison, <8 x i32> zeroinitializer
  %v173 = icmp slt <8 x i64> %v170, %v172
  %v174 = sub i64 %v117, 1
  %v175 = insertelement <8 x i64> poison, i64 %v174, i32 0
  %v176 = shufflevector <8 x i64> %v175, <8 x i64> poison, <8 x i32> zeroinitializer
  %v177 = select <8 x i1> %v173, <8 x i64> %v170, <8 x i64> %v176
  %v178 = add i64 %v166, 0
  %v179 = icmp slt i64 %v178, %v117
  %v180 = sub i64 %v117, 1
  %v181 = select i1 %v179, i64 %v178, i64 %v180
  %v182 = add i64 %v166, 1
  %v183 = icmp slt i64 %v182, %v117
  %v184 = sub i64 %v117, 1
  %v185 = select i1 %v183, i64 %v182, i64 %v184
  %v186 = add i64 %v166, 2
  %v187 = icmp slt i64 %v186, %v117
  %v188 = sub i64 %v117, 1
  %v189 = select i1 %v187, i64 %v186, i64 %v188
  %v190 = add i64 %v166, 3
  %v191 = icmp slt i64 %v190, %v117
  %v192 = sub i64 %v117, 1
  %v193 = select i1 %v191, i64 %v190, i64 %v192
  %v194 = add i64 %v166, 4
  %v195 = icmp slt i64 %v194, %v117
  %v196 = sub i64 %v117, 1
  %v197 = select i1 %v195, i64 %v194, i64 %v196
  %v198 = add i64 %v166, 5
  %v199 = icmp slt i64 %v198, %v117
  %v200 = sub i64 %v117, 1
  %v201 = select i1 %v199, i64 %v198, i64 %v200
  %v202 = add i64 %v166, 6
  %v203 = icmp slt i64 %v202, %v117
  %v204 = sub i64 %v117, 1
  %v205 = select i1 %v203, i64 %v202, i64 %v204
  %v206 = add i64 %v166, 7
  %v207 = icmp slt i64 %v206, %v117
  %v208 = sub i64 %v117, 1
  %v209 = select i1 %v207, i64 %v206, i64 %v208
  %v210 = mul i64 %v181, %v115
  %v211 = getelementptr [4 x i8], ptr %v140, i64 %v210
  %v212 = mul i64 %v185, %v115
  %v213 = getelementptr [4 x i8], ptr %v140, i64 %v212
  %v214 = mul i64 %v189, %v115
  %v215 = getelementptr [4 x i8], ptr %v140, i64 %v214
  %v216 = mul i64 %v193, %v115
  %v217 = getelementptr [4 x i8], ptr %v140, i64 %v216
  %v218 = mul i64 %v197, %v115
  %v219 = getelementptr [4 x i8], ptr %v140, i64 %v218
  %v220 = mul i64 %v201, %v115
  %v221 = getelementptr [4 x i8], ptr %v140, i64 %v220
  %v222 = mul i64 %v205, %v115
  %v223 = getelementptr [4 x i8], ptr %v140, i64 %v222
  %v224 = mul i64 %v209, %v115
  %v225 = getelementptr [4 x i8], ptr %v140, i64 %v224
  %v226 = mul i64 %v115, 16
  %v227 = and i64 %v115, -8
  br label %head228
head228:
  %v229 = phi i64 [ 0, %body165 ], [ %v409, %body228 ]
  %v230 = phi <8 x float> [ splat (float 0x0000000000000000), %body165 ], [ %v401, %body228 ]
  %v231 = phi <8 x float> [ splat (float 0x0000000000000000), %body165 ], [ %v408, %body228 ]
  %v232 = icmp slt i64 %v229, %v227
  br i1 %v232, label %body228, label %end228
body228:
  %v233 = add i64 %v229, %v226
  %v234 = getelementptr [4 x i8], ptr %v211, i64 %v233
  call void @llvm.prefetch.p0(ptr %v234, i32 0, i32 3, i32 1)
  %v235 = add i64 %v229, %v226
  %v236 = getelementptr [4 x i8], ptr %v213, i64 %v235
  call void @llvm.prefetch.p0(ptr %v236, i32 0, i32 3, i32 1)
  %v237 = add i64 %v229, %v226
  %v238 = getelementptr [4 x i8], ptr %v215, i64 %v237
  call void @llvm.prefetch.p0(ptr %v238, i32 0, i32 3, i32 1)
  %v239 = add i64 %v229, %v226
  %v240 = getelementptr [4 x i8], ptr %v217, i64 %v239
  call void @llvm.prefetch.p0(ptr %v240, i32 0, i32 3, i32 1)
  %v241 = add i64 %v229, %v226
  %v242 = getelementptr [4 x i8], ptr %v219, i64 %v241
  call void @llvm.prefetch.p0(ptr %v242, i32 0, i32 3, i32 1)
  %v243 = add i64 %v229, %v226
  %v244 = getelementptr [4 x i8], ptr %v221, i64 %v243
  call void @llvm.prefetch.p0(ptr %v244, i32 0, i32 3, i32 1)
  %v245 = add i64 %v229, %v226
  %v246 = getelementptr [4 x i8], ptr %v223, i64 %v245
  call void @llvm.prefetch.p0(ptr %v246, i32 0, i32 3, i32 1)
  %v247 = add i64 %v229, %v226
  %v248 = getelementptr [4 x i8], ptr %v225, i64 %v247
  call void @llvm.prefetch.p0(ptr %v248, i32 0, i32 3, i32 1)
  %v249 = getelementptr [4 x i8], ptr %v211, i64 %v229
  %v250 = load <8 x float>, ptr %v249, align 4
  %v251 = getelementptr [4 x i8], ptr %v213, i64 %v229
  %v252 = load <8 x float>, ptr %v251, align 4
  %v253 = getelementptr [4 x i8], ptr %v215, i64 %v229
  %v254 = load <8 x float>, ptr %v253, align 4
  %v255 = getelementptr [4 x i8], ptr %v217, i64 %v229
  %v256 = load <8 x float>, ptr %v255, align 4
  %v257 = getelementptr [4 x i8], ptr %v219, i64 %v229
  %v258 = load <8 x float>, ptr %v257, align 4
  %v259 = getelementptr [4 x i8], ptr %v221, i64 %v229
  %v260 = load <8 x float>, ptr %v259, align 4
  %v261 = getelementptr [4 x i8], ptr %v223, i64 %v229
  %v262 = load <8 x float>, ptr %v261, align 4
  %v263 = getelementptr [4 x i8], ptr %v225, i64 %v229
  %v264 = load <8 x float>, ptr %v263, align 4
  %v265 = shufflevector <8 x float> %v250, <8 x float> %v258, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v266 = shufflevector <8 x float> %v250, <8 x float> %v258, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v267 = shufflevector <8 x float> %v252, <8 x float> %v260, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v268 = shufflevector <8 x float> %v252, <8 x float> %v260, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v269 = shufflevector <8 x float> %v254, <8 x float> %v262, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v270 = shufflevector <8 x float> %v254, <8 x float> %v262, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v271 = shufflevector <8 x float> %v256, <8 x float> %v264, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v272 = shufflevector <8 x float> %v256, <8 x float> %v264, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v273 = shufflevector <8 x float> %v265, <8 x float> %v269, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v274 = shufflevector <8 x float> %v265, <8 x float> %v269, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v275 = shufflevector <8 x float> %v266, <8 x float> %v270, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v276 = shufflevector <8 x float> %v266, <8 x float> %v270, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v277 = shufflevector <8 x float> %v267, <8 x float> %v271, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v278 = shufflevector <8 x float> %v267, <8 x float> %v271, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v279 = shufflevector <8 x float> %v268, <8 x float> %v272, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v280 = shufflevector <8 x float> %v268, <8 x float> %v272, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v281 = shufflevector <8 x float> %v273, <8 x float> %v277, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v282 = shufflevector <8 x float> %v273, <8 x float> %v277, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v283 = shufflevector <8 x float> %v274, <8 x float> %v278, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v284 = shufflevector <8 x float> %v274, <8 x float> %v278, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v285 = shufflevector <8 x float> %v275, <8 x float> %v279, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v286 = shufflevector <8 x float> %v275, <8 x float> %v279, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v287 = shufflevector <8 x float> %v276, <8 x float> %v280, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v288 = shufflevector <8 x float> %v276, <8 x float> %v280, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v289 = add i64 %v229, 0
  %v290 = mul i64 %v115, 0
  %v291 = getelementptr [4 x i8], ptr %v137, i64 %v290
  %v292 = getelementptr [4 x i8], ptr %v291, i64 %v289
  %v293 = load float, ptr %v292, align 4
  %v294 = insertelement <8 x float> poison, float %v293, i32 0
  %v295 = shufflevector <8 x float> %v294, <8 x float> poison, <8 x i32> zeroinitializer
  %v296 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v295, <8 x float> %v281, <8 x float> %v230)
  %v297 = mul i64 %v115, 1
  %v298 = getelementptr [4 x i8], ptr %v137, i64 %v297
  %v299 = getelementptr [4 x i8], ptr %v298, i64 %v289
  %v300 = load float, ptr %v299, align 4
  %v301 = insertelement <8 x float> poison, float %v300, i32 0
  %v302 = shufflevector <8 x float> %v301, <8 x float> poison, <8 x i32> zeroinitializer
  %v303 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v302, <8 x float> %v281, <8 x float> %v231)
  %v304 = add i64 %v229, 1
  %v305 = mul i64 %v115, 0
  %v306 = getelementptr [4 x i8], ptr %v137, i64 %v305
  %v307 = getelementptr [4 x i8], ptr %v306, i64 %v304
  %v308 = load float, ptr %v307, align 4
  %v309 = insertelement <8 x float> poison, float %v308, i32 0
  %v310 = shufflevector <8 x float> %v309, <8 x float> poison, <8 x i32> zeroinitializer
  %v311 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v310, <8 x float> %v282, <8 x float> %v296)
  %v312 = mul i64 %v115, 1
  %v313 = getelementptr [4 x i8], ptr %v137, i64 %v312
  %v314 = getelementptr [4 x i8], ptr %v313, i64 %v304
  %v315 = load float, ptr %v314, align 4
  %v316 = insertelement <8 x float> poison, float %v315, i32 0
  %v317 = shufflevector <8 x float> %v316, <8 x float> poison, <8 x i32> zeroinitializer
  %v318 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v317, <8 x float> %v282, <8 x float> %v303)
  %v319 = add i64 %v229, 2
  %v320 = mul i64 %v115, 0
  %v321 = getelementptr [4 x i8], ptr %v137, i64 %v320
  %v322 = getelementptr [4 x i8], ptr %v321, i64 %v319
  %v323 = load float, ptr %v322, align 4
  %v324 = insertelement <8 x float> poison, float %v323, i32 0
  %v325 = shufflevector <8 x float> %v324, <8 x float> poison, <8 x i32> zeroinitializer
  %v326 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v325, <8 x float> %v283, <8 x float> %v311)
  %v327 = mul i64 %v115, 1
  %v328 = getelementptr [4 x i8], ptr %v137, i64 %v327
  %v329 = getelementptr [4 x i8], ptr %v328, i64 %v319
  %v330 = load float, ptr %v329, align 4
  %v331 = insertelement <8 x float> poison, float %v330, i32 0
  %v332 = shufflevector <8 x float> %v331, <8 x float> poison, <8 x i32> zeroinitializer
  %v333 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v332, <8 x float> %v283, <8 x float> %v318)
  %v334 = add i64 %v229, 3
  %v335 = mul i64 %v115, 0
  %v336 = getelementptr [4 x i8], ptr %v137, i64 %v335
  %v337 = getelementptr [4 x i8], ptr %v336, i64 %v334
  %v338 = load float, ptr %v337, align 4
  %v339 = insertelement <8 x float> poison, float %v338, i32 0
  %v340 = shufflevector <8 x float> %v339, <8 x float> poison, <8 x i32> zeroinitializer
  %v341 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v340, <8 x float> %v284, <8 x float> %v326)
  %v342 = mul i64 %v115, 1
  %v343 = getelementptr [4 x i8], ptr %v137, i64 %v342
  %v344 = getelementptr [4 x i8], ptr %v343, i64 %v334
  %v345 = load float, ptr %v344, align 4
  %v346 = insertelement <8 x float> poison, float %v345, i32 0
  %v347 = shufflevector <8 x float> %v346, <8 x float> poison, <8 x i32> zeroinitializer
  %v348 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v347, <8 x float> %v284, <8 x float> %v333)
  %v349 = add i64 %v229, 4
  %v350 = mul i64 %v115, 0
  %v351 = getelementptr [4 x i8], ptr %v137, i64 %v350
  %v352 = getelementptr [4 x i8], ptr %v351, i64 %v349
  %v353 = load float, ptr %v352, align 4
  %v354 = insertelement <8 x float> poison, float %v353, i32 0
  %v355 = shufflevector <8 x float> %v354, <8 x float> poison, <8 x i32> zeroinitializer
  %v356 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v355, <8 x float> %v285, <8 x float> %v341)
  %v357 = mul i64 %v115, 1
  %v358 = getelementptr [4 x i8], ptr %v137, i64 %v357
  %v359 = getelementptr [4 x i8], ptr %v358, i64 %v349
  %v360 = load float, ptr %v359, align 4
  %v361 = insertelement <8 x float> poison, float %v360, i32 0
  %v362 = shufflevector <8 x float> %v361, <8 x float> poison, <8 x i32> zeroinitializer
  %v363 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v362, <8 x float> %v285, <8 x float> %v348)
  %v364 = add i64 %v229, 5
  %v365 = mul i64 %v115, 0
  %v366 = getelementptr [4 x i8], ptr %v137, i64 %v365
  %v367 = getelementptr [4 x i8], ptr %v366, i64 %v364
  %v368 = load float, ptr %v367, align 4
  %v369 = insertelement <8 x float> poison, float %v368, i32 0
  %v370 = shufflevector <8 x float> %v369, <8 x float> poison, <8 x i32> zeroinitializer
  %v371 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v370, <8 x float> %v286, <8 x float> %v356)
  %v372 = mul i64 %v115, 1
  %v373 = getelementptr [4 x i8], ptr %v137, i64 %v372
  %v374 = getelementptr [4 x i8], ptr %v373, i64 %v364
  %v375 = load float, ptr %v374, align 4
  %v376 = insertelement <8 x float> poison, float %v375, i32 0
  %v377 = shufflevector <8 x float> %v376, <8 x float> poison, <8 x i32> zeroinitializer
  %v378 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v377, <8 x float> %v286, <8 x float> %v363)
  %v379 = add i64 %v229, 6
  %v380 = mul i64 %v115, 0
  %v381 = getelementptr [4 x i8], ptr %v137, i64 %v380
  %v382 = getelementptr [4 x i8], ptr %v381, i64 %v379
  %v383 = load float, ptr %v382, align 4
  %v384 = insertelement <8 x float> poison, float %v383, i32 0
  %v385 = shufflevector <8 x float> %v384, <8 x float> poison, <8 x i32> zeroinitializer
  %v386 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v385, <8 x float> %v287, <8 x float> %v371)
  %v387 = mul i64 %v115, 1
  %v388 = getelementptr [4 x i8], ptr %v137, i64 %v387
  %v389 = getelementptr [4 x i8], ptr %v388, i64 %v379
  %v390 = load float, ptr %v389, align 4
  %v391 = insertelement <8 x float> poison, float %v390, i32 0
  %v392 = shufflevector <8 x float> %v391, <8 x float> poison, <8 x i32> zeroinitializer
  %v393 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v392, <8 x float> %v287, <8 x float> %v378)
  %v394 = add i64 %v229, 7
  %v395 = mul i64 %v115, 0
  %v396 = getelementptr [4 x i8], ptr %v137, i64 %v395
  %v397 = getelementptr [4 x i8], ptr %v396, i64 %v394
  %v398 = load float, ptr %v397, align 4
  %v399 = insertelement <8 x float> poison, float %v398, i32 0
  %v400 = shufflevector <8 x float> %v399, <8 x float> poison, <8 x i32> zeroinitializer
  %v401 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v400, <8 x float> %v288, <8 x float> %v386)
  %v402 = mul i64 %v115, 1
  %v403 = getelementptr [4 x i8], ptr %v137, i64 %v402
  %v404 = getelementptr [4 x i8], ptr %v403, i64 %v394
  %v405 = load float, ptr %v404, align 4
  %v406 = insertelement <8 x float> poison, float %v405, i32 0
  %v407 = shufflevector <8 x float> %v406, <8 x float> poison, <8 x i32> zeroinitializer
  %v408 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v407, <8 x float> %v288, <8 x float> %v393)
  %v409 = add i64 %v229, 8
  br label %head228
end228:
  %v410 = insertelement <8 x i64> poison, i64 %v115, i32 0
  %v411 = shufflevector <8 x i64> %v410, <8 x i64> poison, <8 x i32> zeroinitializer
  %v412 = mul <8 x i64> %v177, %v411
  %v413 = and i64 %v115, -8
  br label %head414
head414:
  %v415 = phi i64 [ %v413, %end228 ], [ %v436, %body414 ]
  %v416 = phi <8 x float> [ %v230, %end228 ], [ %v428, %body414 ]
  %v417 = phi <8 x float> [ %v231, %end228 ], [ %v435, %body414 ]
  %v418 = icmp slt i64 %v415, %v115
  br i1 %v418, label %body414, label %end414
body414:
  %v419 = getelementptr [4 x i8], ptr %v140, i64 %v415
  %v420 = getelementptr [4 x i8], ptr %v419, <8 x i64> %v412
  %v421 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %v420, i32 4, <8 x i1> splat (i1 true), <8 x float> poison)
  %v422 = mul i64 %v115, 0
  %v423 = getelementptr [4 x i8], ptr %v137, i64 %v422
  %v424 = getelementptr [4 x i8], ptr %v423, i64 %v415
  %v425 = load float, ptr %v424, align 4
  %v426 = insertelement <8 x float> poison, float %v425, i32 0
  %v427 = shufflevector <8 x float> %v426, <8 x float> poison, <8 x i32> zeroinitializer
  %v428 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v427, <8 x float> %v421, <8 x float> %v416)
  %v429 = mul i64 %v115, 1
  %v430 = getelementptr [4 x i8], ptr %v137, i64 %v429
  %v431 = getelementptr [4 x i8], ptr %v430, i64 %v415
  %v432 = load float, ptr %v431, align 4
  %v433 = insertelement <8 x float> poison, float %v432, i32 0
  %v434 = shufflevector <8 x float> %v433, <8 x float> poison, <8 x i32> zeroinitializer
  %v435 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v434, <8 x float> %v421, <8 x float> %v417)
  %v436 = add i64 %v415, 1
  br label %head414
end414:
  %v437 = add i64 0, %v166
  %v438 = mul i64 %v150, 0
  %v439 = getelementptr [4 x i8], ptr %v148, i64 %v438
  %v440 = getelementptr [4 x i8], ptr %v439, i64 %v437
  store <8 x float> %v416, ptr %v440, align 4
  %v441 = add i64 0, %v166
  %v442 = mul i64 %v150, 1
  %v443 = getelementptr [4 x i8], ptr %v148, i64 %v442
  %v444 = getelementptr [4 x i8], ptr %v443, i64 %v441
  store <8 x float> %v417, ptr %v444, align 4
  %v445 = add i64 %v166, 8
  br label %head165
end165:
  br label %head446
head446:
  %v447 = phi i64 [ 0, %end165 ], [ %v726, %end695 ]
  %v448 = icmp slt i64 %v447, %v119
  br i1 %v448, label %body446, label %end446
body446:
  %v449 = insertelement <8 x i64> poison, i64 %v447, i32 0
  %v450 = shufflevector <8 x i64> %v449, <8 x i64> poison, <8 x i32> zeroinitializer
  %v451 = add <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %v450
  %v452 = insertelement <8 x i64> poison, i64 %v119, i32 0
  %v453 = shufflevector <8 x i64> %v452, <8 x i64> poison, <8 x i32> zeroinitializer
  %v454 = icmp slt <8 x i64> %v451, %v453
  %v455 = sub i64 %v119, 1
  %v456 = insertelement <8 x i64> poison, i64 %v455, i32 0
  %v457 = shufflevector <8 x i64> %v456, <8 x i64> poison, <8 x i32> zeroinitializer
  %v458 = select <8 x i1> %v454, <8 x i64> %v451, <8 x i64> %v457
  %v459 = add i64 %v447, 0
  %v460 = icmp slt i64 %v459, %v119
  %v461 = sub i64 %v119, 1
  %v462 = select i1 %v460, i64 %v459, i64 %v461
  %v463 = add i64 %v447, 1
  %v464 = icmp slt i64 %v463, %v119
  %v465 = sub i64 %v119, 1
  %v466 = select i1 %v464, i64 %v463, i64 %v465
  %v467 = add i64 %v447, 2
  %v468 = icmp slt i64 %v467, %v119
  %v469 = sub i64 %v119, 1
  %v470 = select i1 %v468, i64 %v467, i64 %v469
  %v471 = add i64 %v447, 3
  %v472 = icmp slt i64 %v471, %v119
  %v473 = sub i64 %v119, 1
  %v474 = select i1 %v472, i64 %v471, i64 %v473
  %v475 = add i64 %v447, 4
  %v476 = icmp slt i64 %v475, %v119
  %v477 = sub i64 %v119, 1
  %v478 = select i1 %v476, i64 %v475, i64 %v477
  %v479 = add i64 %v447, 5
  %v480 = icmp slt i64 %v479, %v119
  %v481 = sub i64 %v119, 1
  %v482 = select i1 %v480, i64 %v479, i64 %v481
  %v483 = add i64 %v447, 6
  %v484 = icmp slt i64 %v483, %v119
  %v485 = sub i64 %v119, 1
  %v486 = select i1 %v484, i64 %v483, i64 %v485
  %v487 = add i64 %v447, 7
  %v488 = icmp slt i64 %v487, %v119
  %v489 = sub i64 %v119, 1
  %v490 = select i1 %v488, i64 %v487, i64 %v489
  %v491 = mul i64 %v462, %v115
  %v492 = getelementptr [4 x i8], ptr %v145, i64 %v491
  %v493 = mul i64 %v466, %v115
  %v494 = getelementptr [4 x i8], ptr %v145, i64 %v493
  %v495 = mul i64 %v470, %v115
  %v496 = getelementptr [4 x i8], ptr %v145, i64 %v495
  %v497 = mul i64 %v474, %v115
  %v498 = getelementptr [4 x i8], ptr %v145, i64 %v497
  %v499 = mul i64 %v478, %v115
  %v500 = getelementptr [4 x i8], ptr %v145, i64 %v499
  %v501 = mul i64 %v482, %v115
  %v502 = getelementptr [4 x i8], ptr %v145, i64 %v501
  %v503 = mul i64 %v486, %v115
  %v504 = getelementptr [4 x i8], ptr %v145, i64 %v503
  %v505 = mul i64 %v490, %v115
  %v506 = getelementptr [4 x i8], ptr %v145, i64 %v505
  %v507 = mul i64 %v115, 16
  %v508 = and i64 %v115, -8
  br label %head509
head509:
  %v510 = phi i64 [ 0, %body446 ], [ %v690, %body509 ]
  %v511 = phi <8 x float> [ splat (float 0x0000000000000000), %body446 ], [ %v682, %body509 ]
  %v512 = phi <8 x float> [ splat (float 0x0000000000000000), %body446 ], [ %v689, %body509 ]
  %v513 = icmp slt i64 %v510, %v508
  br i1 %v513, label %body509, label %end509
body509:
  %v514 = add i64 %v510, %v507
  %v515 = getelementptr [4 x i8], ptr %v492, i64 %v514
  call void @llvm.prefetch.p0(ptr %v515, i32 0, i32 3, i32 1)
  %v516 = add i64 %v510, %v507
  %v517 = getelementptr [4 x i8], ptr %v494, i64 %v516
  call void @llvm.prefetch.p0(ptr %v517, i32 0, i32 3, i32 1)
  %v518 = add i64 %v510, %v507
  %v519 = getelementptr [4 x i8], ptr %v496, i64 %v518
  call void @llvm.prefetch.p0(ptr %v519, i32 0, i32 3, i32 1)
  %v520 = add i64 %v510, %v507
  %v521 = getelementptr [4 x i8], ptr %v498, i64 %v520
  call void @llvm.prefetch.p0(ptr %v521, i32 0, i32 3, i32 1)
  %v522 = add i64 %v510, %v507
  %v523 = getelementptr [4 x i8], ptr %v500, i64 %v522
  call void @llvm.prefetch.p0(ptr %v523, i32 0, i32 3, i32 1)
  %v524 = add i64 %v510, %v507
  %v525 = getelementptr [4 x i8], ptr %v502, i64 %v524
  call void @llvm.prefetch.p0(ptr %v525, i32 0, i32 3, i32 1)
  %v526 = add i64 %v510, %v507
  %v527 = getelementptr [4 x i8], ptr %v504, i64 %v526
  call void @llvm.prefetch.p0(ptr %v527, i32 0, i32 3, i32 1)
  %v528 = add i64 %v510, %v507
  %v529 = getelementptr [4 x i8], ptr %v506, i64 %v528
  call void @llvm.prefetch.p0(ptr %v529, i32 0, i32 3, i32 1)
  %v530 = getelementptr [4 x i8], ptr %v492, i64 %v510
  %v531 = load <8 x float>, ptr %v530, align 4
  %v532 = getelementptr [4 x i8], ptr %v494, i64 %v510
  %v533 = load <8 x float>, ptr %v532, align 4
  %v534 = getelementptr [4 x i8], ptr %v496, i64 %v510
  %v535 = load <8 x float>, ptr %v534, align 4
  %v536 = getelementptr [4 x i8], ptr %v498, i64 %v510
  %v537 = load <8 x float>, ptr %v536, align 4
  %v538 = getelementptr [4 x i8], ptr %v500, i64 %v510
  %v539 = load <8 x float>, ptr %v538, align 4
  %v540 = getelementptr [4 x i8], ptr %v502, i64 %v510
  %v541 = load <8 x float>, ptr %v540, align 4
  %v542 = getelementptr [4 x i8], ptr %v504, i64 %v510
  %v543 = load <8 x float>, ptr %v542, align 4
  %v544 = getelementptr [4 x i8], ptr %v506, i64 %v510
  %v545 = load <8 x float>, ptr %v544, align 4
  %v546 = shufflevector <8 x float> %v531, <8 x float> %v539, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v547 = shufflevector <8 x float> %v531, <8 x float> %v539, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v548 = shufflevector <8 x float> %v533, <8 x float> %v541, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v549 = shufflevector <8 x float> %v533, <8 x float> %v541, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v550 = shufflevector <8 x float> %v535, <8 x float> %v543, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v551 = shufflevector <8 x float> %v535, <8 x float> %v543, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v552 = shufflevector <8 x float> %v537, <8 x float> %v545, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v553 = shufflevector <8 x float> %v537, <8 x float> %v545, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v554 = shufflevector <8 x float> %v546, <8 x float> %v550, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v555 = shufflevector <8 x float> %v546, <8 x float> %v550, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v556 = shufflevector <8 x float> %v547, <8 x float> %v551, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v557 = shufflevector <8 x float> %v547, <8 x float> %v551, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v558 = shufflevector <8 x float> %v548, <8 x float> %v552, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v559 = shufflevector <8 x float> %v548, <8 x float> %v552, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v560 = shufflevector <8 x float> %v549, <8 x float> %v553, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v561 = shufflevector <8 x float> %v549, <8 x float> %v553, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v562 = shufflevector <8 x float> %v554, <8 x float> %v558, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v563 = shufflevector <8 x float> %v554, <8 x float> %v558, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v564 = shufflevector <8 x float> %v555, <8 x float> %v559, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v565 = shufflevector <8 x float> %v555, <8 x float> %v559, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v566 = shufflevector <8 x float> %v556, <8 x float> %v560, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v567 = shufflevector <8 x float> %v556, <8 x float> %v560, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v568 = shufflevector <8 x float> %v557, <8 x float> %v561, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v569 = shufflevector <8 x float> %v557, <8 x float> %v561, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v570 = add i64 %v510, 0
  %v571 = mul i64 %v115, 0
  %v572 = getelementptr [4 x i8], ptr %v137, i64 %v571
  %v573 = getelementptr [4 x i8], ptr %v572, i64 %v570
  %v574 = load float, ptr %v573, align 4
  %v575 = insertelement <8 x float> poison, float %v574, i32 0
  %v576 = shufflevector <8 x float> %v575, <8 x float> poison, <8 x i32> zeroinitializer
  %v577 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v576, <8 x float> %v562, <8 x float> %v511)
  %v578 = mul i64 %v115, 1
  %v579 = getelementptr [4 x i8], ptr %v137, i64 %v578
  %v580 = getelementptr [4 x i8], ptr %v579, i64 %v570
  %v581 = load float, ptr %v580, align 4
  %v582 = insertelement <8 x float> poison, float %v581, i32 0
  %v583 = shufflevector <8 x float> %v582, <8 x float> poison, <8 x i32> zeroinitializer
  %v584 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v583, <8 x float> %v562, <8 x float> %v512)
  %v585 = add i64 %v510, 1
  %v586 = mul i64 %v115, 0
  %v587 = getelementptr [4 x i8], ptr %v137, i64 %v586
  %v588 = getelementptr [4 x i8], ptr %v587, i64 %v585
  %v589 = load float, ptr %v588, align 4
  %v590 = insertelement <8 x float> poison, float %v589, i32 0
  %v591 = shufflevector <8 x float> %v590, <8 x float> poison, <8 x i32> zeroinitializer
  %v592 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v591, <8 x float> %v563, <8 x float> %v577)
  %v593 = mul i64 %v115, 1
  %v594 = getelementptr [4 x i8], ptr %v137, i64 %v593
  %v595 = getelementptr [4 x i8], ptr %v594, i64 %v585
  %v596 = load float, ptr %v595, align 4
  %v597 = insertelement <8 x float> poison, float %v596, i32 0
  %v598 = shufflevector <8 x float> %v597, <8 x float> poison, <8 x i32> zeroinitializer
  %v599 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v598, <8 x float> %v563, <8 x float> %v584)
  %v600 = add i64 %v510, 2
  %v601 = mul i64 %v115, 0
  %v602 = getelementptr [4 x i8], ptr %v137, i64 %v601
  %v603 = getelementptr [4 x i8], ptr %v602, i64 %v600
  %v604 = load float, ptr %v603, align 4
  %v605 = insertelement <8 x float> poison, float %v604, i32 0
  %v606 = shufflevector <8 x float> %v605, <8 x float> poison, <8 x i32> zeroinitializer
  %v607 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v606, <8 x float> %v564, <8 x float> %v592)
  %v608 = mul i64 %v115, 1
  %v609 = getelementptr [4 x i8], ptr %v137, i64 %v608
  %v610 = getelementptr [4 x i8], ptr %v609, i64 %v600
  %v611 = load float, ptr %v610, align 4
  %v612 = insertelement <8 x float> poison, float %v611, i32 0
  %v613 = shufflevector <8 x float> %v612, <8 x float> poison, <8 x i32> zeroinitializer
  %v614 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v613, <8 x float> %v564, <8 x float> %v599)
  %v615 = add i64 %v510, 3
  %v616 = mul i64 %v115, 0
  %v617 = getelementptr [4 x i8], ptr %v137, i64 %v616
  %v618 = getelementptr [4 x i8], ptr %v617, i64 %v615
  %v619 = load float, ptr %v618, align 4
  %v620 = insertelement <8 x float> poison, float %v619, i32 0
  %v621 = shufflevector <8 x float> %v620, <8 x float> poison, <8 x i32> zeroinitializer
  %v622 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v621, <8 x float> %v565, <8 x float> %v607)
  %v623 = mul i64 %v115, 1
  %v624 = getelementptr [4 x i8], ptr %v137, i64 %v623
  %v625 = getelementptr [4 x i8], ptr %v624, i64 %v615
  %v626 = load float, ptr %v625, align 4
  %v627 = insertelement <8 x float> poison, float %v626, i32 0
  %v628 = shufflevector <8 x float> %v627, <8 x float> poison, <8 x i32> zeroinitializer
  %v629 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v628, <8 x float> %v565, <8 x float> %v614)
  %v630 = add i64 %v510, 4
  %v631 = mul i64 %v115, 0
  %v632 = getelementptr [4 x i8], ptr %v137, i64 %v631
  %v633 = getelementptr [4 x i8], ptr %v632, i64 %v630
  %v634 = load float, ptr %v633, align 4
  %v635 = insertelement <8 x float> poison, float %v634, i32 0
  %v636 = shufflevector <8 x float> %v635, <8 x float> poison, <8 x i32> zeroinitializer
  %v637 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v636, <8 x float> %v566, <8 x float> %v622)
  %v638 = mul i64 %v115, 1
  %v639 = getelementptr [4 x i8], ptr %v137, i64 %v638
  %v640 = getelementptr [4 x i8], ptr %v639, i64 %v630
  %v641 = load float, ptr %v640, align 4
  %v642 = insertelement <8 x float> poison, float %v641, i32 0
  %v643 = shufflevector <8 x float> %v642, <8 x float> poison, <8 x i32> zeroinitializer
  %v644 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v643, <8 x float> %v566, <8 x float> %v629)
  %v645 = add i64 %v510, 5
  %v646 = mul i64 %v115, 0
  %v647 = getelementptr [4 x i8], ptr %v137, i64 %v646
  %v648 = getelementptr [4 x i8], ptr %v647, i64 %v645
  %v649 = load float, ptr %v648, align 4
  %v650 = insertelement <8 x float> poison, float %v649, i32 0
  %v651 = shufflevector <8 x float> %v650, <8 x float> poison, <8 x i32> zeroinitializer
  %v652 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v651, <8 x float> %v567, <8 x float> %v637)
  %v653 = mul i64 %v115, 1
  %v654 = getelementptr [4 x i8], ptr %v137, i64 %v653
  %v655 = getelementptr [4 x i8], ptr %v654, i64 %v645
  %v656 = load float, ptr %v655, align 4
  %v657 = insertelement <8 x float> poison, float %v656, i32 0
  %v658 = shufflevector <8 x float> %v657, <8 x float> poison, <8 x i32> zeroinitializer
  %v659 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v658, <8 x float> %v567, <8 x float> %v644)
  %v660 = add i64 %v510, 6
  %v661 = mul i64 %v115, 0
  %v662 = getelementptr [4 x i8], ptr %v137, i64 %v661
  %v663 = getelementptr [4 x i8], ptr %v662, i64 %v660
  %v664 = load float, ptr %v663, align 4
  %v665 = insertelement <8 x float> poison, float %v664, i32 0
  %v666 = shufflevector <8 x float> %v665, <8 x float> poison, <8 x i32> zeroinitializer
  %v667 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v666, <8 x float> %v568, <8 x float> %v652)
  %v668 = mul i64 %v115, 1
  %v669 = getelementptr [4 x i8], ptr %v137, i64 %v668
  %v670 = getelementptr [4 x i8], ptr %v669, i64 %v660
  %v671 = load float, ptr %v670, align 4
  %v672 = insertelement <8 x float> poison, float %v671, i32 0
  %v673 = shufflevector <8 x float> %v672, <8 x float> poison, <8 x i32> zeroinitializer
  %v674 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v673, <8 x float> %v568, <8 x float> %v659)
  %v675 = add i64 %v510, 7
  %v676 = mul i64 %v115, 0
  %v677 = getelementptr [4 x i8], ptr %v137, i64 %v676
  %v678 = getelementptr [4 x i8], ptr %v677, i64 %v675
  %v679 = load float, ptr %v678, align 4
  %v680 = insertelement <8 x float> poison, float %v679, i32 0
  %v681 = shufflevector <8 x float> %v680, <8 x float> poison, <8 x i32> zeroinitializer
  %v682 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v681, <8 x float> %v569, <8 x float> %v667)
  %v683 = mul i64 %v115, 1
  %v684 = getelementptr [4 x i8], ptr %v137, i64 %v683
  %v685 = getelementptr [4 x i8], ptr %v684, i64 %v675
  %v686 = load float, ptr %v685, align 4
  %v687 = insertelement <8 x float> poison, float %v686, i32 0
  %v688 = shufflevector <8 x float> %v687, <8 x float> poison, <8 x i32> zeroinitializer
  %v689 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v688, <8 x float> %v569, <8 x float> %v674)
  %v690 = add i64 %v510, 8
  br label %head509
end509:
  %v691 = insertelement <8 x i64> poison, i64 %v115, i32 0
  %v692 = shufflevector <8 x i64> %v691, <8 x i64> poison, <8 x i32> zeroinitializer
  %v693 = mul <8 x i64> %v458, %v692
  %v694 = and i64 %v115, -8
  br label %head695
head695:
  %v696 = phi i64 [ %v694, %end509 ], [ %v717, %body695 ]
  %v697 = phi <8 x float> [ %v511, %end509 ], [ %v709, %body695 ]
  %v698 = phi <8 x float> [ %v512, %end509 ], [ %v716, %body695 ]
  %v699 = icmp slt i64 %v696, %v115
  br i1 %v699, label %body695, label %end695
body695:
  %v700 = getelementptr [4 x i8], ptr %v145, i64 %v696
  %v701 = getelementptr [4 x i8], ptr %v700, <8 x i64> %v693
  %v702 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %v701, i32 4, <8 x i1> splat (i1 true), <8 x float> poison)
  %v703 = mul i64 %v115, 0
  %v704 = getelementptr [4 x i8], ptr %v137, i64 %v703
  %v705 = getelementptr [4 x i8], ptr %v704, i64 %v696
  %v706 = load float, ptr %v705, align 4
  %v707 = insertelement <8 x float> poison, float %v706, i32 0
  %v708 = shufflevector <8 x float> %v707, <8 x float> poison, <8 x i32> zeroinitializer
  %v709 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v708, <8 x float> %v702, <8 x float> %v697)
  %v710 = mul i64 %v115, 1
  %v711 = getelementptr [4 x i8], ptr %v137, i64 %v710
  %v712 = getelementptr [4 x i8], ptr %v711, i64 %v696
  %v713 = load float, ptr %v712, align 4
  %v714 = insertelement <8 x float> poison, float %v713, i32 0
  %v715 = shufflevector <8 x float> %v714, <8 x float> poison, <8 x i32> zeroinitializer
  %v716 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v715, <8 x float> %v702, <8 x float> %v698)
  %v717 = add i64 %v696, 1
  br label %head695
end695:
  %v718 = add i64 %v142, %v447
  %v719 = mul i64 %v150, 0
  %v720 = getelementptr [4 x i8], ptr %v148, i64 %v719
  %v721 = getelementptr [4 x i8], ptr %v720, i64 %v718
  store <8 x float> %v697, ptr %v721, align 4
  %v722 = add i64 %v142, %v447
  %v723 = mul i64 %v150, 1
  %v724 = getelementptr [4 x i8], ptr %v148, i64 %v723
  %v725 = getelementptr [4 x i8], ptr %v724, i64 %v722
  store <8 x float> %v698, ptr %v725, align 4
  %v726 = add i64 %v447, 8
  br label %head446
end446:
  br label %head727
head727:
  %v728 = phi i64 [ 0, %end446 ], [ %v1421, %end1385 ]
  %v729 = icmp slt i64 %v728, 2
  br i1 %v729, label %body727, label %end727
body727:
  %v730 = and i64 %v117, -64
  br label %head731
head731:
  %v732 = phi i64 [ 0, %body727 ], [ %v958, %body731 ]
  %v733 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body727 ], [ %v775, %body731 ]
  %v734 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body727 ], [ %v801, %body731 ]
  %v735 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body727 ], [ %v827, %body731 ]
  %v736 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body727 ], [ %v853, %body731 ]
  %v737 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body727 ], [ %v879, %body731 ]
  %v738 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body727 ], [ %v905, %body731 ]
  %v739 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body727 ], [ %v931, %body731 ]
  %v740 = phi <8 x float> [ splat (float 0xFFF0000000000000), %body727 ], [ %v957, %body731 ]
  %v741 = icmp slt i64 %v732, %v730
  br i1 %v741, label %body731, label %end731
body731:
  %v742 = add i64 %v732, 0
  %v743 = add i64 %v732, 8
  %v744 = add i64 %v732, 16
  %v745 = add i64 %v732, 24
  %v746 = add i64 %v732, 32
  %v747 = add i64 %v732, 40
  %v748 = add i64 %v732, 48
  %v749 = add i64 %v732, 56
  %v750 = add i64 0, %v742
  %v751 = mul i64 %v150, %v728
  %v752 = getelementptr [4 x i8], ptr %v148, i64 %v751
  %v753 = getelementptr [4 x i8], ptr %v752, i64 %v750
  %v754 = load <8 x float>, ptr %v753, align 4
  %v755 = insertelement <8 x float> poison, float %v95, i32 0
  %v756 = shufflevector <8 x float> %v755, <8 x float> poison, <8 x i32> zeroinitializer
  %v757 = fdiv <8 x float> %v754, %v756
  %v758 = srem i64 %v728, %v113
  %v759 = add i64 %v142, %v119
  %v760 = mul i64 %v758, %v759
  %v761 = add i64 %v760, %v750
  %v762 = getelementptr [4 x i8], ptr %v107, i64 %v761
  %v763 = load <8 x float>, ptr %v762, align 4
  %v764 = fadd <8 x float> %v757, %v763
  %v765 = srem i64 %v728, %v113
  %v766 = add i64 0, %v742
  %v767 = add i64 %v142, %v119
  %v768 = mul i64 %v765, %v767
  %v769 = add i64 %v768, %v766
  %v770 = getelementptr [4 x i8], ptr %v107, i64 %v769
  %v771 = load <8 x float>, ptr %v770, align 4
  %v772 = fcmp une <8 x float> %v771, splat (float 0xFFF0000000000000)
  %v773 = select <8 x i1> %v772, <8 x float> %v764, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v773, ptr %v753, align 4
  %v774 = fcmp ogt <8 x float> %v733, %v773
  %v775 = select <8 x i1> %v774, <8 x float> %v733, <8 x float> %v773
  %v776 = add i64 0, %v743
  %v777 = mul i64 %v150, %v728
  %v778 = getelementptr [4 x i8], ptr %v148, i64 %v777
  %v779 = getelementptr [4 x i8], ptr %v778, i64 %v776
  %v780 = load <8 x float>, ptr %v779, align 4
  %v781 = insertelement <8 x float> poison, float %v95, i32 0
  %v782 = shufflevector <8 x float> %v781, <8 x float> poison, <8 x i32> zeroinitializer
  %v783 = fdiv <8 x float> %v780, %v782
  %v784 = srem i64 %v728, %v113
  %v785 = add i64 %v142, %v119
  %v786 = mul i64 %v784, %v785
  %v787 = add i64 %v786, %v776
  %v788 = getelementptr [4 x i8], ptr %v107, i64 %v787
  %v789 = load <8 x float>, ptr %v788, align 4
  %v790 = fadd <8 x float> %v783, %v789
  %v791 = srem i64 %v728, %v113
  %v792 = add i64 0, %v743
  %v793 = add i64 %v142, %v119
  %v794 = mul i64 %v791, %v793
  %v795 = add i64 %v794, %v792
  %v796 = getelementptr [4 x i8], ptr %v107, i64 %v795
  %v797 = load <8 x float>, ptr %v796, align 4
  %v798 = fcmp une <8 x float> %v797, splat (float 0xFFF0000000000000)
  %v799 = select <8 x i1> %v798, <8 x float> %v790, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v799, ptr %v779, align 4
  %v800 = fcmp ogt <8 x float> %v734, %v799
  %v801 = select <8 x i1> %v800, <8 x float> %v734, <8 x float> %v799
  %v802 = add i64 0, %v744
  %v803 = mul i64 %v150, %v728
  %v804 = getelementptr [4 x i8], ptr %v148, i64 %v803
  %v805 = getelementptr [4 x i8], ptr %v804, i64 %v802
  %v806 = load <8 x float>, ptr %v805, align 4
  %v807 = insertelement <8 x float> poison, float %v95, i32 0
  %v808 = shufflevector <8 x float> %v807, <8 x float> poison, <8 x i32> zeroinitializer
  %v809 = fdiv <8 x float> %v806, %v808
  %v810 = srem i64 %v728, %v113
  %v811 = add i64 %v142, %v119
  %v812 = mul i64 %v810, %v811
  %v813 = add i64 %v812, %v802
  %v814 = getelementptr [4 x i8], ptr %v107, i64 %v813
  %v815 = load <8 x float>, ptr %v814, align 4
  %v816 = fadd <8 x float> %v809, %v815
  %v817 = srem i64 %v728, %v113
  %v818 = add i64 0, %v744
  %v819 = add i64 %v142, %v119
  %v820 = mul i64 %v817, %v819
  %v821 = add i64 %v820, %v818
  %v822 = getelementptr [4 x i8], ptr %v107, i64 %v821
  %v823 = load <8 x float>, ptr %v822, align 4
  %v824 = fcmp une <8 x float> %v823, splat (float 0xFFF0000000000000)
  %v825 = select <8 x i1> %v824, <8 x float> %v816, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v825, ptr %v805, align 4
  %v826 = fcmp ogt <8 x float> %v735, %v825
  %v827 = select <8 x i1> %v826, <8 x float> %v735, <8 x float> %v825
  %v828 = add i64 0, %v745
  %v829 = mul i64 %v150, %v728
  %v830 = getelementptr [4 x i8], ptr %v148, i64 %v829
  %v831 = getelementptr [4 x i8], ptr %v830, i64 %v828
  %v832 = load <8 x float>, ptr %v831, align 4
  %v833 = insertelement <8 x float> poison, float %v95, i32 0
  %v834 = shufflevector <8 x float> %v833, <8 x float> poison, <8 x i32> zeroinitializer
  %v835 = fdiv <8 x float> %v832, %v834
  %v836 = srem i64 %v728, %v113
  %v837 = add i64 %v142, %v119
  %v838 = mul i64 %v836, %v837
  %v839 = add i64 %v838, %v828
  %v840 = getelementptr [4 x i8], ptr %v107, i64 %v839
  %v841 = load <8 x float>, ptr %v840, align 4
  %v842 = fadd <8 x float> %v835, %v841
  %v843 = srem i64 %v728, %v113
  %v844 = add i64 0, %v745
  %v845 = add i64 %v142, %v119
  %v846 = mul i64 %v843, %v845
  %v847 = add i64 %v846, %v844
  %v848 = getelementptr [4 x i8], ptr %v107, i64 %v847
  %v849 = load <8 x float>, ptr %v848, align 4
  %v850 = fcmp une <8 x float> %v849, splat (float 0xFFF0000000000000)
  %v851 = select <8 x i1> %v850, <8 x float> %v842, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v851, ptr %v831, align 4
  %v852 = fcmp ogt <8 x float> %v736, %v851
  %v853 = select <8 x i1> %v852, <8 x float> %v736, <8 x float> %v851
  %v854 = add i64 0, %v746
  %v855 = mul i64 %v150, %v728
  %v856 = getelementptr [4 x i8], ptr %v148, i64 %v855
  %v857 = getelementptr [4 x i8], ptr %v856, i64 %v854
  %v858 = load <8 x float>, ptr %v857, align 4
  %v859 = insertelement <8 x float> poison, float %v95, i32 0
  %v860 = shufflevector <8 x float> %v859, <8 x float> poison, <8 x i32> zeroinitializer
  %v861 = fdiv <8 x float> %v858, %v860
  %v862 = srem i64 %v728, %v113
  %v863 = add i64 %v142, %v119
  %v864 = mul i64 %v862, %v863
  %v865 = add i64 %v864, %v854
  %v866 = getelementptr [4 x i8], ptr %v107, i64 %v865
  %v867 = load <8 x float>, ptr %v866, align 4
  %v868 = fadd <8 x float> %v861, %v867
  %v869 = srem i64 %v728, %v113
  %v870 = add i64 0, %v746
  %v871 = add i64 %v142, %v119
  %v872 = mul i64 %v869, %v871
  %v873 = add i64 %v872, %v870
  %v874 = getelementptr [4 x i8], ptr %v107, i64 %v873
  %v875 = load <8 x float>, ptr %v874, align 4
  %v876 = fcmp une <8 x float> %v875, splat (float 0xFFF0000000000000)
  %v877 = select <8 x i1> %v876, <8 x float> %v868, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v877, ptr %v857, align 4
  %v878 = fcmp ogt <8 x float> %v737, %v877
  %v879 = select <8 x i1> %v878, <8 x float> %v737, <8 x float> %v877
  %v880 = add i64 0, %v747
  %v881 = mul i64 %v150, %v728
  %v882 = getelementptr [4 x i8], ptr %v148, i64 %v881
  %v883 = getelementptr [4 x i8], ptr %v882, i64 %v880
  %v884 = load <8 x float>, ptr %v883, align 4
  %v885 = insertelement <8 x float> poison, float %v95, i32 0
  %v886 = shufflevector <8 x float> %v885, <8 x float> poison, <8 x i32> zeroinitializer
  %v887 = fdiv <8 x float> %v884, %v886
  %v888 = srem i64 %v728, %v113
  %v889 = add i64 %v142, %v119
  %v890 = mul i64 %v888, %v889
  %v891 = add i64 %v890, %v880
  %v892 = getelementptr [4 x i8], ptr %v107, i64 %v891
  %v893 = load <8 x float>, ptr %v892, align 4
  %v894 = fadd <8 x float> %v887, %v893
  %v895 = srem i64 %v728, %v113
  %v896 = add i64 0, %v747
  %v897 = add i64 %v142, %v119
  %v898 = mul i64 %v895, %v897
  %v899 = add i64 %v898, %v896
  %v900 = getelementptr [4 x i8], ptr %v107, i64 %v899
  %v901 = load <8 x float>, ptr %v900, align 4
  %v902 = fcmp une <8 x float> %v901, splat (float 0xFFF0000000000000)
  %v903 = select <8 x i1> %v902, <8 x float> %v894, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v903, ptr %v883, align 4
  %v904 = fcmp ogt <8 x float> %v738, %v903
  %v905 = select <8 x i1> %v904, <8 x float> %v738, <8 x float> %v903
  %v906 = add i64 0, %v748
  %v907 = mul i64 %v150, %v728
  %v908 = getelementptr [4 x i8], ptr %v148, i64 %v907
  %v909 = getelementptr [4 x i8], ptr %v908, i64 %v906
  %v910 = load <8 x float>, ptr %v909, align 4
  %v911 = insertelement <8 x float> poison, float %v95, i32 0
  %v912 = shufflevector <8 x float> %v911, <8 x float> poison, <8 x i32> zeroinitializer
  %v913 = fdiv <8 x float> %v910, %v912
  %v914 = srem i64 %v728, %v113
  %v915 = add i64 %v142, %v119
  %v916 = mul i64 %v914, %v915
  %v917 = add i64 %v916, %v906
  %v918 = getelementptr [4 x i8], ptr %v107, i64 %v917
  %v919 = load <8 x float>, ptr %v918, align 4
  %v920 = fadd <8 x float> %v913, %v919
  %v921 = srem i64 %v728, %v113
  %v922 = add i64 0, %v748
  %v923 = add i64 %v142, %v119
  %v924 = mul i64 %v921, %v923
  %v925 = add i64 %v924, %v922
  %v926 = getelementptr [4 x i8], ptr %v107, i64 %v925
  %v927 = load <8 x float>, ptr %v926, align 4
  %v928 = fcmp une <8 x float> %v927, splat (float 0xFFF0000000000000)
  %v929 = select <8 x i1> %v928, <8 x float> %v920, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v929, ptr %v909, align 4
  %v930 = fcmp ogt <8 x float> %v739, %v929
  %v931 = select <8 x i1> %v930, <8 x float> %v739, <8 x float> %v929
  %v932 = add i64 0, %v749
  %v933 = mul i64 %v150, %v728
  %v934 = getelementptr [4 x i8], ptr %v148, i64 %v933
  %v935 = getelementptr [4 x i8], ptr %v934, i64 %v932
  %v936 = load <8 x float>, ptr %v935, align 4
  %v937 = insertelement <8 x float> poison, float %v95, i32 0
  %v938 = shufflevector <8 x float> %v937, <8 x float> poison, <8 x i32> zeroinitializer
  %v939 = fdiv <8 x float> %v936, %v938
  %v940 = srem i64 %v728, %v113
  %v941 = add i64 %v142, %v119
  %v942 = mul i64 %v940, %v941
  %v943 = add i64 %v942, %v932
  %v944 = getelementptr [4 x i8], ptr %v107, i64 %v943
  %v945 = load <8 x float>, ptr %v944, align 4
  %v946 = fadd <8 x float> %v939, %v945
  %v947 = srem i64 %v728, %v113
  %v948 = add i64 0, %v749
  %v949 = add i64 %v142, %v119
  %v950 = mul i64 %v947, %v949
  %v951 = add i64 %v950, %v948
  %v952 = getelementptr [4 x i8], ptr %v107, i64 %v951
  %v953 = load <8 x float>, ptr %v952, align 4
  %v954 = fcmp une <8 x float> %v953, splat (float 0xFFF0000000000000)
  %v955 = select <8 x i1> %v954, <8 x float> %v946, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v955, ptr %v935, align 4
  %v956 = fcmp ogt <8 x float> %v740, %v955
  %v957 = select <8 x i1> %v956, <8 x float> %v740, <8 x float> %v955
  %v958 = add i64 %v732, 64
  br label %head731
end731:
  %v959 = and i64 %v117, -64
  %v960 = getelementptr [4 x i8], ptr %scratch1, i64 0
  %v961 = getelementptr [4 x i8], ptr %scratch1, i64 8
  %v962 = getelementptr [4 x i8], ptr %scratch1, i64 16
  %v963 = getelementptr [4 x i8], ptr %scratch1, i64 24
  %v964 = getelementptr [4 x i8], ptr %scratch1, i64 32
  %v965 = getelementptr [4 x i8], ptr %scratch1, i64 40
  %v966 = getelementptr [4 x i8], ptr %scratch1, i64 48
  %v967 = getelementptr [4 x i8], ptr %scratch1, i64 56
  store <8 x float> %v733, ptr %v960, align 4
  store <8 x float> %v734, ptr %v961, align 4
  store <8 x float> %v735, ptr %v962, align 4
  store <8 x float> %v736, ptr %v963, align 4
  store <8 x float> %v737, ptr %v964, align 4
  store <8 x float> %v738, ptr %v965, align 4
  store <8 x float> %v739, ptr %v966, align 4
  store <8 x float> %v740, ptr %v967, align 4
  br label %head968
head968:
  %v969 = phi i64 [ %v959, %end731 ], [ %v998, %body968 ]
  %v970 = icmp slt i64 %v969, %v117
  br i1 %v970, label %body968, label %end968
body968:
  %v971 = sub i64 %v969, %v959
  %v972 = getelementptr [4 x i8], ptr %scratch1, i64 %v971
  %v973 = load float, ptr %v972, align 4
  %v974 = add i64 0, %v969
  %v975 = mul i64 %v150, %v728
  %v976 = getelementptr [4 x i8], ptr %v148, i64 %v975
  %v977 = getelementptr [4 x i8], ptr %v976, i64 %v974
  %v978 = load float, ptr %v977, align 4
  %v979 = fdiv float %v978, %v95
  %v980 = srem i64 %v728, %v113
  %v981 = add i64 %v142, %v119
  %v982 = mul i64 %v980, %v981
  %v983 = add i64 %v982, %v974
  %v984 = getelementptr [4 x i8], ptr %v107, i64 %v983
  %v985 = load float, ptr %v984, align 4
  %v986 = fadd float %v979, %v985
  %v987 = srem i64 %v728, %v113
  %v988 = add i64 0, %v969
  %v989 = add i64 %v142, %v119
  %v990 = mul i64 %v987, %v989
  %v991 = add i64 %v990, %v988
  %v992 = getelementptr [4 x i8], ptr %v107, i64 %v991
  %v993 = load float, ptr %v992, align 4
  %v994 = fcmp une float %v993, 0xFFF0000000000000
  %v995 = select i1 %v994, float %v986, float 0xFFF0000000000000
  store float %v995, ptr %v977, align 4
  %v996 = fcmp ogt float %v973, %v995
  %v997 = select i1 %v996, float %v973, float %v995
  store float %v997, ptr %v972, align 4
  %v998 = add i64 %v969, 1
  br label %head968
end968:
  %v999 = load <8 x float>, ptr %v960, align 4
  %v1000 = load <8 x float>, ptr %v961, align 4
  %v1001 = load <8 x float>, ptr %v962, align 4
  %v1002 = load <8 x float>, ptr %v963, align 4
  %v1003 = load <8 x float>, ptr %v964, align 4
  %v1004 = load <8 x float>, ptr %v965, align 4
  %v1005 = load <8 x float>, ptr %v966, align 4
  %v1006 = load <8 x float>, ptr %v967, align 4
  %v1007 = fcmp ogt <8 x float> %v999, %v1003
  %v1008 = select <8 x i1> %v1007, <8 x float> %v999, <8 x float> %v1003
  %v1009 = fcmp ogt <8 x float> %v1000, %v1004
  %v1010 = select <8 x i1> %v1009, <8 x float> %v1000, <8 x float> %v1004
  %v1011 = fcmp ogt <8 x float> %v1001, %v1005
  %v1012 = select <8 x i1> %v1011, <8 x float> %v1001, <8 x float> %v1005
  %v1013 = fcmp ogt <8 x float> %v1002, %v1006
  %v1014 = select <8 x i1> %v1013, <8 x float> %v1002, <8 x float> %v1006
  %v1015 = fcmp ogt <8 x float> %v1008, %v1012
  %v1016 = select <8 x i1> %v1015, <8 x float> %v1008, <8 x float> %v1012
  %v1017 = fcmp ogt <8 x float> %v1010, %v1014
  %v1018 = select <8 x i1> %v1017, <8 x float> %v1010, <8 x float> %v1014
  %v1019 = fcmp ogt <8 x float> %v1016, %v1018
  %v1020 = select <8 x i1> %v1019, <8 x float> %v1016, <8 x float> %v1018
  %v1021 = shufflevector <8 x float> %v1020, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v1022 = shufflevector <8 x float> %v1020, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v1023 = fcmp ogt <4 x float> %v1021, %v1022
  %v1024 = select <4 x i1> %v1023, <4 x float> %v1021, <4 x float> %v1022
  %v1025 = shufflevector <4 x float> %v1024, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v1026 = shufflevector <4 x float> %v1024, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v1027 = fcmp ogt <2 x float> %v1025, %v1026
  %v1028 = select <2 x i1> %v1027, <2 x float> %v1025, <2 x float> %v1026
  %v1029 = extractelement <2 x float> %v1028, i32 0
  %v1030 = extractelement <2 x float> %v1028, i32 1
  %v1031 = fcmp ogt float %v1029, %v1030
  %v1032 = select i1 %v1031, float %v1029, float %v1030
  %v1033 = fcmp ogt float %v1032, 0xFFF0000000000000
  %v1034 = select i1 %v1033, float %v1032, float 0xFFF0000000000000
  %v1035 = and i64 %v119, -64
  br label %head1036
head1036:
  %v1037 = phi i64 [ 0, %end968 ], [ %v1263, %body1036 ]
  %v1038 = phi <8 x float> [ splat (float 0xFFF0000000000000), %end968 ], [ %v1080, %body1036 ]
  %v1039 = phi <8 x float> [ splat (float 0xFFF0000000000000), %end968 ], [ %v1106, %body1036 ]
  %v1040 = phi <8 x float> [ splat (float 0xFFF0000000000000), %end968 ], [ %v1132, %body1036 ]
  %v1041 = phi <8 x float> [ splat (float 0xFFF0000000000000), %end968 ], [ %v1158, %body1036 ]
  %v1042 = phi <8 x float> [ splat (float 0xFFF0000000000000), %end968 ], [ %v1184, %body1036 ]
  %v1043 = phi <8 x float> [ splat (float 0xFFF0000000000000), %end968 ], [ %v1210, %body1036 ]
  %v1044 = phi <8 x float> [ splat (float 0xFFF0000000000000), %end968 ], [ %v1236, %body1036 ]
  %v1045 = phi <8 x float> [ splat (float 0xFFF0000000000000), %end968 ], [ %v1262, %body1036 ]
  %v1046 = icmp slt i64 %v1037, %v1035
  br i1 %v1046, label %body1036, label %end1036
body1036:
  %v1047 = add i64 %v1037, 0
  %v1048 = add i64 %v1037, 8
  %v1049 = add i64 %v1037, 16
  %v1050 = add i64 %v1037, 24
  %v1051 = add i64 %v1037, 32
  %v1052 = add i64 %v1037, 40
  %v1053 = add i64 %v1037, 48
  %v1054 = add i64 %v1037, 56
  %v1055 = add i64 %v142, %v1047
  %v1056 = mul i64 %v150, %v728
  %v1057 = getelementptr [4 x i8], ptr %v148, i64 %v1056
  %v1058 = getelementptr [4 x i8], ptr %v1057, i64 %v1055
  %v1059 = load <8 x float>, ptr %v1058, align 4
  %v1060 = insertelement <8 x float> poison, float %v95, i32 0
  %v1061 = shufflevector <8 x float> %v1060, <8 x float> poison, <8 x i32> zeroinitializer
  %v1062 = fdiv <8 x float> %v1059, %v1061
  %v1063 = srem i64 %v728, %v113
  %v1064 = add i64 %v142, %v119
  %v1065 = mul i64 %v1063, %v1064
  %v1066 = add i64 %v1065, %v1055
  %v1067 = getelementptr [4 x i8], ptr %v107, i64 %v1066
  %v1068 = load <8 x float>, ptr %v1067, align 4
  %v1069 = fadd <8 x float> %v1062, %v1068
  %v1070 = srem i64 %v728, %v113
  %v1071 = add i64 %v142, %v1047
  %v1072 = add i64 %v142, %v119
  %v1073 = mul i64 %v1070, %v1072
  %v1074 = add i64 %v1073, %v1071
  %v1075 = getelementptr [4 x i8], ptr %v107, i64 %v1074
  %v1076 = load <8 x float>, ptr %v1075, align 4
  %v1077 = fcmp une <8 x float> %v1076, splat (float 0xFFF0000000000000)
  %v1078 = select <8 x i1> %v1077, <8 x float> %v1069, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v1078, ptr %v1058, align 4
  %v1079 = fcmp ogt <8 x float> %v1038, %v1078
  %v1080 = select <8 x i1> %v1079, <8 x float> %v1038, <8 x float> %v1078
  %v1081 = add i64 %v142, %v1048
  %v1082 = mul i64 %v150, %v728
  %v1083 = getelementptr [4 x i8], ptr %v148, i64 %v1082
  %v1084 = getelementptr [4 x i8], ptr %v1083, i64 %v1081
  %v1085 = load <8 x float>, ptr %v1084, align 4
  %v1086 = insertelement <8 x float> poison, float %v95, i32 0
  %v1087 = shufflevector <8 x float> %v1086, <8 x float> poison, <8 x i32> zeroinitializer
  %v1088 = fdiv <8 x float> %v1085, %v1087
  %v1089 = srem i64 %v728, %v113
  %v1090 = add i64 %v142, %v119
  %v1091 = mul i64 %v1089, %v1090
  %v1092 = add i64 %v1091, %v1081
  %v1093 = getelementptr [4 x i8], ptr %v107, i64 %v1092
  %v1094 = load <8 x float>, ptr %v1093, align 4
  %v1095 = fadd <8 x float> %v1088, %v1094
  %v1096 = srem i64 %v728, %v113
  %v1097 = add i64 %v142, %v1048
  %v1098 = add i64 %v142, %v119
  %v1099 = mul i64 %v1096, %v1098
  %v1100 = add i64 %v1099, %v1097
  %v1101 = getelementptr [4 x i8], ptr %v107, i64 %v1100
  %v1102 = load <8 x float>, ptr %v1101, align 4
  %v1103 = fcmp une <8 x float> %v1102, splat (float 0xFFF0000000000000)
  %v1104 = select <8 x i1> %v1103, <8 x float> %v1095, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v1104, ptr %v1084, align 4
  %v1105 = fcmp ogt <8 x float> %v1039, %v1104
  %v1106 = select <8 x i1> %v1105, <8 x float> %v1039, <8 x float> %v1104
  %v1107 = add i64 %v142, %v1049
  %v1108 = mul i64 %v150, %v728
  %v1109 = getelementptr [4 x i8], ptr %v148, i64 %v1108
  %v1110 = getelementptr [4 x i8], ptr %v1109, i64 %v1107
  %v1111 = load <8 x float>, ptr %v1110, align 4
  %v1112 = insertelement <8 x float> poison, float %v95, i32 0
  %v1113 = shufflevector <8 x float> %v1112, <8 x float> poison, <8 x i32> zeroinitializer
  %v1114 = fdiv <8 x float> %v1111, %v1113
  %v1115 = srem i64 %v728, %v113
  %v1116 = add i64 %v142, %v119
  %v1117 = mul i64 %v1115, %v1116
  %v1118 = add i64 %v1117, %v1107
  %v1119 = getelementptr [4 x i8], ptr %v107, i64 %v1118
  %v1120 = load <8 x float>, ptr %v1119, align 4
  %v1121 = fadd <8 x float> %v1114, %v1120
  %v1122 = srem i64 %v728, %v113
  %v1123 = add i64 %v142, %v1049
  %v1124 = add i64 %v142, %v119
  %v1125 = mul i64 %v1122, %v1124
  %v1126 = add i64 %v1125, %v1123
  %v1127 = getelementptr [4 x i8], ptr %v107, i64 %v1126
  %v1128 = load <8 x float>, ptr %v1127, align 4
  %v1129 = fcmp une <8 x float> %v1128, splat (float 0xFFF0000000000000)
  %v1130 = select <8 x i1> %v1129, <8 x float> %v1121, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v1130, ptr %v1110, align 4
  %v1131 = fcmp ogt <8 x float> %v1040, %v1130
  %v1132 = select <8 x i1> %v1131, <8 x float> %v1040, <8 x float> %v1130
  %v1133 = add i64 %v142, %v1050
  %v1134 = mul i64 %v150, %v728
  %v1135 = getelementptr [4 x i8], ptr %v148, i64 %v1134
  %v1136 = getelementptr [4 x i8], ptr %v1135, i64 %v1133
  %v1137 = load <8 x float>, ptr %v1136, align 4
  %v1138 = insertelement <8 x float> poison, float %v95, i32 0
  %v1139 = shufflevector <8 x float> %v1138, <8 x float> poison, <8 x i32> zeroinitializer
  %v1140 = fdiv <8 x float> %v1137, %v1139
  %v1141 = srem i64 %v728, %v113
  %v1142 = add i64 %v142, %v119
  %v1143 = mul i64 %v1141, %v1142
  %v1144 = add i64 %v1143, %v1133
  %v1145 = getelementptr [4 x i8], ptr %v107, i64 %v1144
  %v1146 = load <8 x float>, ptr %v1145, align 4
  %v1147 = fadd <8 x float> %v1140, %v1146
  %v1148 = srem i64 %v728, %v113
  %v1149 = add i64 %v142, %v1050
  %v1150 = add i64 %v142, %v119
  %v1151 = mul i64 %v1148, %v1150
  %v1152 = add i64 %v1151, %v1149
  %v1153 = getelementptr [4 x i8], ptr %v107, i64 %v1152
  %v1154 = load <8 x float>, ptr %v1153, align 4
  %v1155 = fcmp une <8 x float> %v1154, splat (float 0xFFF0000000000000)
  %v1156 = select <8 x i1> %v1155, <8 x float> %v1147, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v1156, ptr %v1136, align 4
  %v1157 = fcmp ogt <8 x float> %v1041, %v1156
  %v1158 = select <8 x i1> %v1157, <8 x float> %v1041, <8 x float> %v1156
  %v1159 = add i64 %v142, %v1051
  %v1160 = mul i64 %v150, %v728
  %v1161 = getelementptr [4 x i8], ptr %v148, i64 %v1160
  %v1162 = getelementptr [4 x i8], ptr %v1161, i64 %v1159
  %v1163 = load <8 x float>, ptr %v1162, align 4
  %v1164 = insertelement <8 x float> poison, float %v95, i32 0
  %v1165 = shufflevector <8 x float> %v1164, <8 x float> poison, <8 x i32> zeroinitializer
  %v1166 = fdiv <8 x float> %v1163, %v1165
  %v1167 = srem i64 %v728, %v113
  %v1168 = add i64 %v142, %v119
  %v1169 = mul i64 %v1167, %v1168
  %v1170 = add i64 %v1169, %v1159
  %v1171 = getelementptr [4 x i8], ptr %v107, i64 %v1170
  %v1172 = load <8 x float>, ptr %v1171, align 4
  %v1173 = fadd <8 x float> %v1166, %v1172
  %v1174 = srem i64 %v728, %v113
  %v1175 = add i64 %v142, %v1051
  %v1176 = add i64 %v142, %v119
  %v1177 = mul i64 %v1174, %v1176
  %v1178 = add i64 %v1177, %v1175
  %v1179 = getelementptr [4 x i8], ptr %v107, i64 %v1178
  %v1180 = load <8 x float>, ptr %v1179, align 4
  %v1181 = fcmp une <8 x float> %v1180, splat (float 0xFFF0000000000000)
  %v1182 = select <8 x i1> %v1181, <8 x float> %v1173, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v1182, ptr %v1162, align 4
  %v1183 = fcmp ogt <8 x float> %v1042, %v1182
  %v1184 = select <8 x i1> %v1183, <8 x float> %v1042, <8 x float> %v1182
  %v1185 = add i64 %v142, %v1052
  %v1186 = mul i64 %v150, %v728
  %v1187 = getelementptr [4 x i8], ptr %v148, i64 %v1186
  %v1188 = getelementptr [4 x i8], ptr %v1187, i64 %v1185
  %v1189 = load <8 x float>, ptr %v1188, align 4
  %v1190 = insertelement <8 x float> poison, float %v95, i32 0
  %v1191 = shufflevector <8 x float> %v1190, <8 x float> poison, <8 x i32> zeroinitializer
  %v1192 = fdiv <8 x float> %v1189, %v1191
  %v1193 = srem i64 %v728, %v113
  %v1194 = add i64 %v142, %v119
  %v1195 = mul i64 %v1193, %v1194
  %v1196 = add i64 %v1195, %v1185
  %v1197 = getelementptr [4 x i8], ptr %v107, i64 %v1196
  %v1198 = load <8 x float>, ptr %v1197, align 4
  %v1199 = fadd <8 x float> %v1192, %v1198
  %v1200 = srem i64 %v728, %v113
  %v1201 = add i64 %v142, %v1052
  %v1202 = add i64 %v142, %v119
  %v1203 = mul i64 %v1200, %v1202
  %v1204 = add i64 %v1203, %v1201
  %v1205 = getelementptr [4 x i8], ptr %v107, i64 %v1204
  %v1206 = load <8 x float>, ptr %v1205, align 4
  %v1207 = fcmp une <8 x float> %v1206, splat (float 0xFFF0000000000000)
  %v1208 = select <8 x i1> %v1207, <8 x float> %v1199, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v1208, ptr %v1188, align 4
  %v1209 = fcmp ogt <8 x float> %v1043, %v1208
  %v1210 = select <8 x i1> %v1209, <8 x float> %v1043, <8 x float> %v1208
  %v1211 = add i64 %v142, %v1053
  %v1212 = mul i64 %v150, %v728
  %v1213 = getelementptr [4 x i8], ptr %v148, i64 %v1212
  %v1214 = getelementptr [4 x i8], ptr %v1213, i64 %v1211
  %v1215 = load <8 x float>, ptr %v1214, align 4
  %v1216 = insertelement <8 x float> poison, float %v95, i32 0
  %v1217 = shufflevector <8 x float> %v1216, <8 x float> poison, <8 x i32> zeroinitializer
  %v1218 = fdiv <8 x float> %v1215, %v1217
  %v1219 = srem i64 %v728, %v113
  %v1220 = add i64 %v142, %v119
  %v1221 = mul i64 %v1219, %v1220
  %v1222 = add i64 %v1221, %v1211
  %v1223 = getelementptr [4 x i8], ptr %v107, i64 %v1222
  %v1224 = load <8 x float>, ptr %v1223, align 4
  %v1225 = fadd <8 x float> %v1218, %v1224
  %v1226 = srem i64 %v728, %v113
  %v1227 = add i64 %v142, %v1053
  %v1228 = add i64 %v142, %v119
  %v1229 = mul i64 %v1226, %v1228
  %v1230 = add i64 %v1229, %v1227
  %v1231 = getelementptr [4 x i8], ptr %v107, i64 %v1230
  %v1232 = load <8 x float>, ptr %v1231, align 4
  %v1233 = fcmp une <8 x float> %v1232, splat (float 0xFFF0000000000000)
  %v1234 = select <8 x i1> %v1233, <8 x float> %v1225, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v1234, ptr %v1214, align 4
  %v1235 = fcmp ogt <8 x float> %v1044, %v1234
  %v1236 = select <8 x i1> %v1235, <8 x float> %v1044, <8 x float> %v1234
  %v1237 = add i64 %v142, %v1054
  %v1238 = mul i64 %v150, %v728
  %v1239 = getelementptr [4 x i8], ptr %v148, i64 %v1238
  %v1240 = getelementptr [4 x i8], ptr %v1239, i64 %v1237
  %v1241 = load <8 x float>, ptr %v1240, align 4
  %v1242 = insertelement <8 x float> poison, float %v95, i32 0
  %v1243 = shufflevector <8 x float> %v1242, <8 x float> poison, <8 x i32> zeroinitializer
  %v1244 = fdiv <8 x float> %v1241, %v1243
  %v1245 = srem i64 %v728, %v113
  %v1246 = add i64 %v142, %v119
  %v1247 = mul i64 %v1245, %v1246
  %v1248 = add i64 %v1247, %v1237
  %v1249 = getelementptr [4 x i8], ptr %v107, i64 %v1248
  %v1250 = load <8 x float>, ptr %v1249, align 4
  %v1251 = fadd <8 x float> %v1244, %v1250
  %v1252 = srem i64 %v728, %v113
  %v1253 = add i64 %v142, %v1054
  %v1254 = add i64 %v142, %v119
  %v1255 = mul i64 %v1252, %v1254
  %v1256 = add i64 %v1255, %v1253
  %v1257 = getelementptr [4 x i8], ptr %v107, i64 %v1256
  %v1258 = load <8 x float>, ptr %v1257, align 4
  %v1259 = fcmp une <8 x float> %v1258, splat (float 0xFFF0000000000000)
  %v1260 = select <8 x i1> %v1259, <8 x float> %v1251, <8 x float> splat (float 0xFFF0000000000000)
  store <8 x float> %v1260, ptr %v1240, align 4
  %v1261 = fcmp ogt <8 x float> %v1045, %v1260
  %v1262 = select <8 x i1> %v1261, <8 x float> %v1045, <8 x float> %v1260
  %v1263 = add i64 %v1037, 64
  br label %head1036
end1036:
  %v1264 = and i64 %v119, -64
  %v1265 = getelementptr [4 x i8], ptr %scratch2, i64 0
  %v1266 = getelementptr [4 x i8], ptr %scratch2, i64 8
  %v1267 = getelementptr [4 x i8], ptr %scratch2, i64 16
  %v1268 = getelementptr [4 x i8], ptr %scratch2, i64 24
  %v1269 = getelementptr [4 x i8], ptr %scratch2, i64 32
  %v1270 = getelementptr [4 x i8], ptr %scratch2, i64 40
  %v1271 = getelementptr [4 x i8], ptr %scratch2, i64 48
  %v1272 = getelementptr [4 x i8], ptr %scratch2, i64 56
  store <8 x float> %v1038, ptr %v1265, align 4
  store <8 x float> %v1039, ptr %v1266, align 4
  store <8 x float> %v1040, ptr %v1267, align 4
  store <8 x float> %v1041, ptr %v1268, align 4
  store <8 x float> %v1042, ptr %v1269, align 4
  store <8 x float> %v1043, ptr %v1270, align 4
  store <8 x float> %v1044, ptr %v1271, align 4
  store <8 x float> %v1045, ptr %v1272, align 4
  br label %head1273
head1273:
  %v1274 = phi i64 [ %v1264, %end1036 ], [ %v1303, %body1273 ]
  %v1275 = icmp slt i64 %v1274, %v119
  br i1 %v1275, label %body1273, label %end1273
body1273:
  %v1276 = sub i64 %v1274, %v1264
  %v1277 = getelementptr [4 x i8], ptr %scratch2, i64 %v1276
  %v1278 = load float, ptr %v1277, align 4
  %v1279 = add i64 %v142, %v1274
  %v1280 = mul i64 %v150, %v728
  %v1281 = getelementptr [4 x i8], ptr %v148, i64 %v1280
  %v1282 = getelementptr [4 x i8], ptr %v1281, i64 %v1279
  %v1283 = load float, ptr %v1282, align 4
  %v1284 = fdiv float %v1283, %v95
  %v1285 = srem i64 %v728, %v113
  %v1286 = add i64 %v142, %v119
  %v1287 = mul i64 %v1285, %v1286
  %v1288 = add i64 %v1287, %v1279
  %v1289 = getelementptr [4 x i8], ptr %v107, i64 %v1288
  %v1290 = load float, ptr %v1289, align 4
  %v1291 = fadd float %v1284, %v1290
  %v1292 = srem i64 %v728, %v113
  %v1293 = add i64 %v142, %v1274
  %v1294 = add i64 %v142, %v119
  %v1295 = mul i64 %v1292, %v1294
  %v1296 = add i64 %v1295, %v1293
  %v1297 = getelementptr [4 x i8], ptr %v107, i64 %v1296
  %v1298 = load float, ptr %v1297, align 4
  %v1299 = fcmp une float %v1298, 0xFFF0000000000000
  %v1300 = select i1 %v1299, float %v1291, float 0xFFF0000000000000
  store float %v1300, ptr %v1282, align 4
  %v1301 = fcmp ogt float %v1278, %v1300
  %v1302 = select i1 %v1301, float %v1278, float %v1300
  store float %v1302, ptr %v1277, align 4
  %v1303 = add i64 %v1274, 1
  br label %head1273
end1273:
  %v1304 = load <8 x float>, ptr %v1265, align 4
  %v1305 = load <8 x float>, ptr %v1266, align 4
  %v1306 = load <8 x float>, ptr %v1267, align 4
  %v1307 = load <8 x float>, ptr %v1268, align 4
  %v1308 = load <8 x float>, ptr %v1269, align 4
  %v1309 = load <8 x float>, ptr %v1270, align 4
  %v1310 = load <8 x float>, ptr %v1271, align 4
  %v1311 = load <8 x float>, ptr %v1272, align 4
  %v1312 = fcmp ogt <8 x float> %v1304, %v1308
  %v1313 = select <8 x i1> %v1312, <8 x float> %v1304, <8 x float> %v1308
  %v1314 = fcmp ogt <8 x float> %v1305, %v1309
  %v1315 = select <8 x i1> %v1314, <8 x float> %v1305, <8 x float> %v1309
  %v1316 = fcmp ogt <8 x float> %v1306, %v1310
  %v1317 = select <8 x i1> %v1316, <8 x float> %v1306, <8 x float> %v1310
  %v1318 = fcmp ogt <8 x float> %v1307, %v1311
  %v1319 = select <8 x i1> %v1318, <8 x float> %v1307, <8 x float> %v1311
  %v1320 = fcmp ogt <8 x float> %v1313, %v1317
  %v1321 = select <8 x i1> %v1320, <8 x float> %v1313, <8 x float> %v1317
  %v1322 = fcmp ogt <8 x float> %v1315, %v1319
  %v1323 = select <8 x i1> %v1322, <8 x float> %v1315, <8 x float> %v1319
  %v1324 = fcmp ogt <8 x float> %v1321, %v1323
  %v1325 = select <8 x i1> %v1324, <8 x float> %v1321, <8 x float> %v1323
  %v1326 = shufflevector <8 x float> %v1325, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v1327 = shufflevector <8 x float> %v1325, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v1328 = fcmp ogt <4 x float> %v1326, %v1327
  %v1329 = select <4 x i1> %v1328, <4 x float> %v1326, <4 x float> %v1327
  %v1330 = shufflevector <4 x float> %v1329, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v1331 = shufflevector <4 x float> %v1329, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v1332 = fcmp ogt <2 x float> %v1330, %v1331
  %v1333 = select <2 x i1> %v1332, <2 x float> %v1330, <2 x float> %v1331
  %v1334 = extractelement <2 x float> %v1333, i32 0
  %v1335 = extractelement <2 x float> %v1333, i32 1
  %v1336 = fcmp ogt float %v1334, %v1335
  %v1337 = select i1 %v1336, float %v1334, float %v1335
  %v1338 = fcmp ogt float %v1337, %v1034
  %v1339 = select i1 %v1338, float %v1337, float %v1034
  %v1340 = fcmp oeq float %v1339, 0xFFF0000000000000
  %v1341 = select i1 %v1340, float 0x0000000000000000, float %v1339
  %v1342 = add i64 %v142, %v119
  %v1343 = sub i64 %v1342, 0
  %v1344 = and i64 %v1343, -8
  %v1345 = add i64 0, %v1344
  br label %head1346
head1346:
  %v1347 = phi i64 [ 0, %end1273 ], [ %v1384, %body1346 ]
  %v1348 = icmp slt i64 %v1347, %v1345
  br i1 %v1348, label %body1346, label %end1346
body1346:
  %v1349 = add i64 %v1347, 0
  %v1350 = mul i64 %v150, %v728
  %v1351 = getelementptr [4 x i8], ptr %v148, i64 %v1350
  %v1352 = getelementptr [4 x i8], ptr %v1351, i64 %v1349
  %v1353 = load <8 x float>, ptr %v1352, align 4
  %v1354 = insertelement <8 x float> poison, float %v1341, i32 0
  %v1355 = shufflevector <8 x float> %v1354, <8 x float> poison, <8 x i32> zeroinitializer
  %v1356 = fsub <8 x float> %v1353, %v1355
  %v1357 = fcmp olt <8 x float> %v1356, splat (float 0xC05A400000000000)
  %v1358 = select <8 x i1> %v1357, <8 x float> splat (float 0x0000000000000000), <8 x float> %v1356
  %v1359 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1358, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v1360 = fsub <8 x float> %v1359, splat (float 0x4168000000000000)
  %v1361 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1360, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v1358)
  %v1362 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1360, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v1361)
  %v1363 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v1362, <8 x float> splat (float 0x3F812397E0000000))
  %v1364 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1363, <8 x float> %v1362, <8 x float> splat (float 0x3FA5558AE0000000))
  %v1365 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1364, <8 x float> %v1362, <8 x float> splat (float 0x3FC5554920000000))
  %v1366 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1365, <8 x float> %v1362, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v1367 = fmul <8 x float> %v1362, %v1362
  %v1368 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1366, <8 x float> %v1367, <8 x float> %v1362)
  %v1369 = fadd <8 x float> splat (float 0x3FF0000000000000), %v1368
  %v1370 = fsub <8 x float> %v1359, splat (float 0x4168000000000000)
  %v1371 = fadd <8 x float> %v1370, splat (float 0x4168000000000000)
  %v1372 = bitcast <8 x float> %v1371 to <8 x i32>
  %v1373 = ashr <8 x i32> %v1372, splat (i32 1)
  %v1374 = shl <8 x i32> %v1373, splat (i32 23)
  %v1375 = add <8 x i32> %v1374, splat (i32 1065353216)
  %v1376 = bitcast <8 x i32> %v1375 to <8 x float>
  %v1377 = fmul <8 x float> %v1369, %v1376
  %v1378 = sub <8 x i32> %v1372, %v1373
  %v1379 = shl <8 x i32> %v1378, splat (i32 23)
  %v1380 = add <8 x i32> %v1379, splat (i32 1065353216)
  %v1381 = bitcast <8 x i32> %v1380 to <8 x float>
  %v1382 = fmul <8 x float> %v1377, %v1381
  %v1383 = select <8 x i1> %v1357, <8 x float> splat (float 0x0000000000000000), <8 x float> %v1382
  store <8 x float> %v1383, ptr %v1352, align 4
  %v1384 = add i64 %v1347, 8
  br label %head1346
end1346:
  br label %head1385
head1385:
  %v1386 = phi i64 [ %v1345, %end1346 ], [ %v1420, %body1385 ]
  %v1387 = icmp slt i64 %v1386, %v1342
  br i1 %v1387, label %body1385, label %end1385
body1385:
  %v1388 = mul i64 %v150, %v728
  %v1389 = getelementptr [4 x i8], ptr %v148, i64 %v1388
  %v1390 = getelementptr [4 x i8], ptr %v1389, i64 %v1386
  %v1391 = load float, ptr %v1390, align 4
  %v1392 = fsub float %v1391, %v1341
  %v1393 = fcmp olt float %v1392, 0xC05A400000000000
  %v1394 = select i1 %v1393, float 0x0000000000000000, float %v1392
  %v1395 = call float @llvm.fma.f32(float %v1394, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1396 = fsub float %v1395, 0x4168000000000000
  %v1397 = call float @llvm.fma.f32(float %v1396, float 0xBFE62E4000000000, float %v1394)
  %v1398 = call float @llvm.fma.f32(float %v1396, float 0xBEB7F7D1C0000000, float %v1397)
  %v1399 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1398, float 0x3F812397E0000000)
  %v1400 = call float @llvm.fma.f32(float %v1399, float %v1398, float 0x3FA5558AE0000000)
  %v1401 = call float @llvm.fma.f32(float %v1400, float %v1398, float 0x3FC5554920000000)
  %v1402 = call float @llvm.fma.f32(float %v1401, float %v1398, float 0x3FDFFFFFC0000000)
  %v1403 = fmul float %v1398, %v1398
  %v1404 = call float @llvm.fma.f32(float %v1402, float %v1403, float %v1398)
  %v1405 = fadd float 0x3FF0000000000000, %v1404
  %v1406 = fsub float %v1395, 0x4168000000000000
  %v1407 = fadd float %v1406, 0x4168000000000000
  %v1408 = bitcast float %v1407 to i32
  %v1409 = ashr i32 %v1408, 1
  %v1410 = shl i32 %v1409, 23
  %v1411 = add i32 %v1410, 1065353216
  %v1412 = bitcast i32 %v1411 to float
  %v1413 = fmul float %v1405, %v1412
  %v1414 = sub i32 %v1408, %v1409
  %v1415 = shl i32 %v1414, 23
  %v1416 = add i32 %v1415, 1065353216
  %v1417 = bitcast i32 %v1416 to float
  %v1418 = fmul float %v1413, %v1417
  %v1419 = select i1 %v1393, float 0x0000000000000000, float %v1418
  store float %v1419, ptr %v1390, align 4
  %v1420 = add i64 %v1386, 1
  br label %head1385
end1385:
  %v1421 = add i64 %v728, 1
  br label %head727
end727:
  %v1422 = add i64 %v142, %v119
  br label %head1423
head1423:
  %v1424 = phi i64 [ 0, %end727 ], [ %v1438, %body1423 ]
  %v1425 = phi float [ 0x0000000000000000, %end727 ], [ %v1436, %body1423 ]
  %v1426 = phi float [ 0x0000000000000000, %end727 ], [ %v1437, %body1423 ]
  %v1427 = icmp slt i64 %v1424, %v1422
  br i1 %v1427, label %body1423, label %end1423
body1423:
  %v1428 = mul i64 %v150, 0
  %v1429 = getelementptr [4 x i8], ptr %v148, i64 %v1428
  %v1430 = getelementptr [4 x i8], ptr %v1429, i64 %v1424
  %v1431 = load float, ptr %v1430, align 4
  %v1432 = mul i64 %v150, 1
  %v1433 = getelementptr [4 x i8], ptr %v148, i64 %v1432
  %v1434 = getelementptr [4 x i8], ptr %v1433, i64 %v1424
  %v1435 = load float, ptr %v1434, align 4
  %v1436 = fadd float %v1425, %v1431
  %v1437 = fadd float %v1426, %v1435
  %v1438 = add i64 %v1424, 1
  br label %head1423
end1423:
  %v1439 = fcmp oeq float %v1425, 0x0000000000000000
  %v1440 = select i1 %v1439, float 0x3FF0000000000000, float %v1425
  %v1441 = getelementptr [4 x i8], ptr %scratch0, i64 0
  store float %v1440, ptr %v1441, align 4
  %v1442 = fcmp oeq float %v1426, 0x0000000000000000
  %v1443 = select i1 %v1442, float 0x3FF0000000000000, float %v1426
  %v1444 = getelementptr [4 x i8], ptr %scratch0, i64 1
  store float %v1443, ptr %v1444, align 4
  br label %head1445
head1445:
  %v1446 = phi i64 [ 0, %end1423 ], [ %v1616, %end1584 ]
  %v1447 = icmp slt i64 %v1446, 2
  br i1 %v1447, label %body1445, label %end1445
body1445:
  %v1448 = getelementptr [4 x i8], ptr %scratch0, i64 %v1446
  %v1449 = load float, ptr %v1448, align 4
  %v1450 = fdiv float 0x3FF0000000000000, %v1449
  %v1451 = sub i64 %v117, 0
  %v1452 = and i64 %v1451, -8
  %v1453 = add i64 0, %v1452
  br label %head1454
head1454:
  %v1455 = phi i64 [ 0, %body1445 ], [ %v1499, %joined1484 ]
  %v1456 = icmp slt i64 %v1455, %v1453
  br i1 %v1456, label %body1454, label %end1454
body1454:
  %v1457 = add i64 %v1455, 0
  %v1458 = add i64 0, %v1457
  %v1459 = mul i64 %v150, %v1446
  %v1460 = getelementptr [4 x i8], ptr %v148, i64 %v1459
  %v1461 = getelementptr [4 x i8], ptr %v1460, i64 %v1458
  %v1462 = load <8 x float>, ptr %v1461, align 4
  %v1463 = bitcast <8 x float> %v1462 to <8 x i32>
  %v1464 = sub <8 x i32> %v1463, splat (i32 1)
  %v1465 = icmp ult <8 x i32> %v1464, splat (i32 528482303)
  %v1466 = insertelement <8 x float> poison, float %v1450, i32 0
  %v1467 = shufflevector <8 x float> %v1466, <8 x float> poison, <8 x i32> zeroinitializer
  %v1468 = fmul <8 x float> %v1462, %v1467
  %v1469 = fneg <8 x float> %v1468
  %v1470 = insertelement <8 x float> poison, float %v1449, i32 0
  %v1471 = shufflevector <8 x float> %v1470, <8 x float> poison, <8 x i32> zeroinitializer
  %v1472 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1469, <8 x float> %v1471, <8 x float> %v1462)
  %v1473 = insertelement <8 x float> poison, float %v1450, i32 0
  %v1474 = shufflevector <8 x float> %v1473, <8 x float> poison, <8 x i32> zeroinitializer
  %v1475 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1472, <8 x float> %v1474, <8 x float> %v1468)
  %v1476 = fneg <8 x float> %v1475
  %v1477 = insertelement <8 x float> poison, float %v1449, i32 0
  %v1478 = shufflevector <8 x float> %v1477, <8 x float> poison, <8 x i32> zeroinitializer
  %v1479 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1476, <8 x float> %v1478, <8 x float> %v1462)
  %v1480 = insertelement <8 x float> poison, float %v1450, i32 0
  %v1481 = shufflevector <8 x float> %v1480, <8 x float> poison, <8 x i32> zeroinitializer
  %v1482 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1479, <8 x float> %v1481, <8 x float> %v1475)
  %v1483 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %v1465)
  br i1 %v1483, label %yes1484, label %no1484
yes1484:
  %v1485 = insertelement <8 x float> poison, float %v1449, i32 0
  %v1486 = shufflevector <8 x float> %v1485, <8 x float> poison, <8 x i32> zeroinitializer
  %v1487 = fdiv <8 x float> %v1462, %v1486
  %v1488 = select <8 x i1> %v1465, <8 x float> %v1487, <8 x float> %v1482
  br label %joined1484
no1484:
  br label %joined1484
joined1484:
  %v1489 = phi <8 x float> [ %v1488, %yes1484 ], [ %v1482, %no1484 ]
  %v1490 = srem i64 %v1446, %v113
  %v1491 = add i64 0, %v1457
  %v1492 = add i64 %v142, %v119
  %v1493 = mul i64 %v1490, %v1492
  %v1494 = add i64 %v1493, %v1491
  %v1495 = getelementptr [4 x i8], ptr %v107, i64 %v1494
  %v1496 = load <8 x float>, ptr %v1495, align 4
  %v1497 = fcmp une <8 x float> %v1496, splat (float 0xFFF0000000000000)
  %v1498 = select <8 x i1> %v1497, <8 x float> %v1489, <8 x float> splat (float 0xBFF0000000000000)
  store <8 x float> %v1498, ptr %v1461, align 4
  %v1499 = add i64 %v1455, 8
  br label %head1454
end1454:
  br label %head1500
head1500:
  %v1501 = phi i64 [ %v1453, %end1454 ], [ %v1531, %joined1518 ]
  %v1502 = icmp slt i64 %v1501, %v117
  br i1 %v1502, label %body1500, label %end1500
body1500:
  %v1503 = add i64 0, %v1501
  %v1504 = mul i64 %v150, %v1446
  %v1505 = getelementptr [4 x i8], ptr %v148, i64 %v1504
  %v1506 = getelementptr [4 x i8], ptr %v1505, i64 %v1503
  %v1507 = load float, ptr %v1506, align 4
  %v1508 = bitcast float %v1507 to i32
  %v1509 = sub i32 %v1508, 1
  %v1510 = icmp ult i32 %v1509, 528482303
  %v1511 = fmul float %v1507, %v1450
  %v1512 = fneg float %v1511
  %v1513 = call float @llvm.fma.f32(float %v1512, float %v1449, float %v1507)
  %v1514 = call float @llvm.fma.f32(float %v1513, float %v1450, float %v1511)
  %v1515 = fneg float %v1514
  %v1516 = call float @llvm.fma.f32(float %v1515, float %v1449, float %v1507)
  %v1517 = call float @llvm.fma.f32(float %v1516, float %v1450, float %v1514)
  br i1 %v1510, label %yes1518, label %no1518
yes1518:
  %v1519 = fdiv float %v1507, %v1449
  %v1520 = select i1 %v1510, float %v1519, float %v1517
  br label %joined1518
no1518:
  br label %joined1518
joined1518:
  %v1521 = phi float [ %v1520, %yes1518 ], [ %v1517, %no1518 ]
  %v1522 = srem i64 %v1446, %v113
  %v1523 = add i64 0, %v1501
  %v1524 = add i64 %v142, %v119
  %v1525 = mul i64 %v1522, %v1524
  %v1526 = add i64 %v1525, %v1523
  %v1527 = getelementptr [4 x i8], ptr %v107, i64 %v1526
  %v1528 = load float, ptr %v1527, align 4
  %v1529 = fcmp une float %v1528, 0xFFF0000000000000
  %v1530 = select i1 %v1529, float %v1521, float 0xBFF0000000000000
  store float %v1530, ptr %v1506, align 4
  %v1531 = add i64 %v1501, 1
  br label %head1500
end1500:
  %v1532 = getelementptr [4 x i8], ptr %scratch0, i64 %v1446
  %v1533 = load float, ptr %v1532, align 4
  %v1534 = fdiv float 0x3FF0000000000000, %v1533
  %v1535 = sub i64 %v119, 0
  %v1536 = and i64 %v1535, -8
  %v1537 = add i64 0, %v1536
  br label %head1538
head1538:
  %v1539 = phi i64 [ 0, %end1500 ], [ %v1583, %joined1568 ]
  %v1540 = icmp slt i64 %v1539, %v1537
  br i1 %v1540, label %body1538, label %end1538
body1538:
  %v1541 = add i64 %v1539, 0
  %v1542 = add i64 %v142, %v1541
  %v1543 = mul i64 %v150, %v1446
  %v1544 = getelementptr [4 x i8], ptr %v148, i64 %v1543
  %v1545 = getelementptr [4 x i8], ptr %v1544, i64 %v1542
  %v1546 = load <8 x float>, ptr %v1545, align 4
  %v1547 = bitcast <8 x float> %v1546 to <8 x i32>
  %v1548 = sub <8 x i32> %v1547, splat (i32 1)
  %v1549 = icmp ult <8 x i32> %v1548, splat (i32 528482303)
  %v1550 = insertelement <8 x float> poison, float %v1534, i32 0
  %v1551 = shufflevector <8 x float> %v1550, <8 x float> poison, <8 x i32> zeroinitializer
  %v1552 = fmul <8 x float> %v1546, %v1551
  %v1553 = fneg <8 x float> %v1552
  %v1554 = insertelement <8 x float> poison, float %v1533, i32 0
  %v1555 = shufflevector <8 x float> %v1554, <8 x float> poison, <8 x i32> zeroinitializer
  %v1556 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1553, <8 x float> %v1555, <8 x float> %v1546)
  %v1557 = insertelement <8 x float> poison, float %v1534, i32 0
  %v1558 = shufflevector <8 x float> %v1557, <8 x float> poison, <8 x i32> zeroinitializer
  %v1559 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1556, <8 x float> %v1558, <8 x float> %v1552)
  %v1560 = fneg <8 x float> %v1559
  %v1561 = insertelement <8 x float> poison, float %v1533, i32 0
  %v1562 = shufflevector <8 x float> %v1561, <8 x float> poison, <8 x i32> zeroinitializer
  %v1563 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1560, <8 x float> %v1562, <8 x float> %v1546)
  %v1564 = insertelement <8 x float> poison, float %v1534, i32 0
  %v1565 = shufflevector <8 x float> %v1564, <8 x float> poison, <8 x i32> zeroinitializer
  %v1566 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1563, <8 x float> %v1565, <8 x float> %v1559)
  %v1567 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %v1549)
  br i1 %v1567, label %yes1568, label %no1568
yes1568:
  %v1569 = insertelement <8 x float> poison, float %v1533, i32 0
  %v1570 = shufflevector <8 x float> %v1569, <8 x float> poison, <8 x i32> zeroinitializer
  %v1571 = fdiv <8 x float> %v1546, %v1570
  %v1572 = select <8 x i1> %v1549, <8 x float> %v1571, <8 x float> %v1566
  br label %joined1568
no1568:
  br label %joined1568
joined1568:
  %v1573 = phi <8 x float> [ %v1572, %yes1568 ], [ %v1566, %no1568 ]
  %v1574 = srem i64 %v1446, %v113
  %v1575 = add i64 %v142, %v1541
  %v1576 = add i64 %v142, %v119
  %v1577 = mul i64 %v1574, %v1576
  %v1578 = add i64 %v1577, %v1575
  %v1579 = getelementptr [4 x i8], ptr %v107, i64 %v1578
  %v1580 = load <8 x float>, ptr %v1579, align 4
  %v1581 = fcmp une <8 x float> %v1580, splat (float 0xFFF0000000000000)
  %v1582 = select <8 x i1> %v1581, <8 x float> %v1573, <8 x float> splat (float 0xBFF0000000000000)
  store <8 x float> %v1582, ptr %v1545, align 4
  %v1583 = add i64 %v1539, 8
  br label %head1538
end1538:
  br label %head1584
head1584:
  %v1585 = phi i64 [ %v1537, %end1538 ], [ %v1615, %joined1602 ]
  %v1586 = icmp slt i64 %v1585, %v119
  br i1 %v1586, label %body1584, label %end1584
body1584:
  %v1587 = add i64 %v142, %v1585
  %v1588 = mul i64 %v150, %v1446
  %v1589 = getelementptr [4 x i8], ptr %v148, i64 %v1588
  %v1590 = getelementptr [4 x i8], ptr %v1589, i64 %v1587
  %v1591 = load float, ptr %v1590, align 4
  %v1592 = bitcast float %v1591 to i32
  %v1593 = sub i32 %v1592, 1
  %v1594 = icmp ult i32 %v1593, 528482303
  %v1595 = fmul float %v1591, %v1534
  %v1596 = fneg float %v1595
  %v1597 = call float @llvm.fma.f32(float %v1596, float %v1533, float %v1591)
  %v1598 = call float @llvm.fma.f32(float %v1597, float %v1534, float %v1595)
  %v1599 = fneg float %v1598
  %v1600 = call float @llvm.fma.f32(float %v1599, float %v1533, float %v1591)
  %v1601 = call float @llvm.fma.f32(float %v1600, float %v1534, float %v1598)
  br i1 %v1594, label %yes1602, label %no1602
yes1602:
  %v1603 = fdiv float %v1591, %v1533
  %v1604 = select i1 %v1594, float %v1603, float %v1601
  br label %joined1602
no1602:
  br label %joined1602
joined1602:
  %v1605 = phi float [ %v1604, %yes1602 ], [ %v1601, %no1602 ]
  %v1606 = srem i64 %v1446, %v113
  %v1607 = add i64 %v142, %v1585
  %v1608 = add i64 %v142, %v119
  %v1609 = mul i64 %v1606, %v1608
  %v1610 = add i64 %v1609, %v1607
  %v1611 = getelementptr [4 x i8], ptr %v107, i64 %v1610
  %v1612 = load float, ptr %v1611, align 4
  %v1613 = fcmp une float %v1612, 0xFFF0000000000000
  %v1614 = select i1 %v1613, float %v1605, float 0xBFF0000000000000
  store float %v1614, ptr %v1590, align 4
  %v1615 = add i64 %v1585, 1
  br label %head1584
end1584:
  %v1616 = add i64 %v1446, 1
  br label %head1445
end1445:
  br label %head1617
head1617:
  %v1618 = phi i64 [ 0, %end1445 ], [ %v1819, %end1763 ]
  %v1619 = phi i64 [ %v117, %end1445 ], [ %v1818, %end1763 ]
  %v1620 = icmp slt i64 %v1618, %v113
  br i1 %v1620, label %body1617, label %end1617
body1617:
  %v1621 = and i64 %v117, -64
  br label %head1622
head1622:
  %v1623 = phi i64 [ 0, %body1617 ], [ %v1753, %body1622 ]
  %v1624 = phi <8 x i32> [ splat (i32 2147483647), %body1617 ], [ %v1654, %body1622 ]
  %v1625 = phi <8 x i32> [ splat (i32 2147483647), %body1617 ], [ %v1668, %body1622 ]
  %v1626 = phi <8 x i32> [ splat (i32 2147483647), %body1617 ], [ %v1682, %body1622 ]
  %v1627 = phi <8 x i32> [ splat (i32 2147483647), %body1617 ], [ %v1696, %body1622 ]
  %v1628 = phi <8 x i32> [ splat (i32 2147483647), %body1617 ], [ %v1710, %body1622 ]
  %v1629 = phi <8 x i32> [ splat (i32 2147483647), %body1617 ], [ %v1724, %body1622 ]
  %v1630 = phi <8 x i32> [ splat (i32 2147483647), %body1617 ], [ %v1738, %body1622 ]
  %v1631 = phi <8 x i32> [ splat (i32 2147483647), %body1617 ], [ %v1752, %body1622 ]
  %v1632 = icmp slt i64 %v1623, %v1621
  br i1 %v1632, label %body1622, label %end1622
body1622:
  %v1633 = add i64 %v1623, 0
  %v1634 = add i64 %v1623, 8
  %v1635 = add i64 %v1623, 16
  %v1636 = add i64 %v1623, 24
  %v1637 = add i64 %v1623, 32
  %v1638 = add i64 %v1623, 40
  %v1639 = add i64 %v1623, 48
  %v1640 = add i64 %v1623, 56
  %v1641 = add i64 0, %v1633
  %v1642 = add i64 %v142, %v119
  %v1643 = mul i64 %v1618, %v1642
  %v1644 = add i64 %v1643, %v1641
  %v1645 = getelementptr [4 x i8], ptr %v107, i64 %v1644
  %v1646 = load <8 x float>, ptr %v1645, align 4
  %v1647 = fcmp oeq <8 x float> %v1646, splat (float 0xFFF0000000000000)
  %v1648 = trunc i64 %v1633 to i32
  %v1649 = insertelement <8 x i32> poison, i32 %v1648, i32 0
  %v1650 = shufflevector <8 x i32> %v1649, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1651 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v1650
  %v1652 = select <8 x i1> %v1647, <8 x i32> %v1651, <8 x i32> splat (i32 2147483647)
  %v1653 = icmp slt <8 x i32> %v1624, %v1652
  %v1654 = select <8 x i1> %v1653, <8 x i32> %v1624, <8 x i32> %v1652
  %v1655 = add i64 0, %v1634
  %v1656 = add i64 %v142, %v119
  %v1657 = mul i64 %v1618, %v1656
  %v1658 = add i64 %v1657, %v1655
  %v1659 = getelementptr [4 x i8], ptr %v107, i64 %v1658
  %v1660 = load <8 x float>, ptr %v1659, align 4
  %v1661 = fcmp oeq <8 x float> %v1660, splat (float 0xFFF0000000000000)
  %v1662 = trunc i64 %v1634 to i32
  %v1663 = insertelement <8 x i32> poison, i32 %v1662, i32 0
  %v1664 = shufflevector <8 x i32> %v1663, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1665 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v1664
  %v1666 = select <8 x i1> %v1661, <8 x i32> %v1665, <8 x i32> splat (i32 2147483647)
  %v1667 = icmp slt <8 x i32> %v1625, %v1666
  %v1668 = select <8 x i1> %v1667, <8 x i32> %v1625, <8 x i32> %v1666
  %v1669 = add i64 0, %v1635
  %v1670 = add i64 %v142, %v119
  %v1671 = mul i64 %v1618, %v1670
  %v1672 = add i64 %v1671, %v1669
  %v1673 = getelementptr [4 x i8], ptr %v107, i64 %v1672
  %v1674 = load <8 x float>, ptr %v1673, align 4
  %v1675 = fcmp oeq <8 x float> %v1674, splat (float 0xFFF0000000000000)
  %v1676 = trunc i64 %v1635 to i32
  %v1677 = insertelement <8 x i32> poison, i32 %v1676, i32 0
  %v1678 = shufflevector <8 x i32> %v1677, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1679 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v1678
  %v1680 = select <8 x i1> %v1675, <8 x i32> %v1679, <8 x i32> splat (i32 2147483647)
  %v1681 = icmp slt <8 x i32> %v1626, %v1680
  %v1682 = select <8 x i1> %v1681, <8 x i32> %v1626, <8 x i32> %v1680
  %v1683 = add i64 0, %v1636
  %v1684 = add i64 %v142, %v119
  %v1685 = mul i64 %v1618, %v1684
  %v1686 = add i64 %v1685, %v1683
  %v1687 = getelementptr [4 x i8], ptr %v107, i64 %v1686
  %v1688 = load <8 x float>, ptr %v1687, align 4
  %v1689 = fcmp oeq <8 x float> %v1688, splat (float 0xFFF0000000000000)
  %v1690 = trunc i64 %v1636 to i32
  %v1691 = insertelement <8 x i32> poison, i32 %v1690, i32 0
  %v1692 = shufflevector <8 x i32> %v1691, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1693 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v1692
  %v1694 = select <8 x i1> %v1689, <8 x i32> %v1693, <8 x i32> splat (i32 2147483647)
  %v1695 = icmp slt <8 x i32> %v1627, %v1694
  %v1696 = select <8 x i1> %v1695, <8 x i32> %v1627, <8 x i32> %v1694
  %v1697 = add i64 0, %v1637
  %v1698 = add i64 %v142, %v119
  %v1699 = mul i64 %v1618, %v1698
  %v1700 = add i64 %v1699, %v1697
  %v1701 = getelementptr [4 x i8], ptr %v107, i64 %v1700
  %v1702 = load <8 x float>, ptr %v1701, align 4
  %v1703 = fcmp oeq <8 x float> %v1702, splat (float 0xFFF0000000000000)
  %v1704 = trunc i64 %v1637 to i32
  %v1705 = insertelement <8 x i32> poison, i32 %v1704, i32 0
  %v1706 = shufflevector <8 x i32> %v1705, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1707 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v1706
  %v1708 = select <8 x i1> %v1703, <8 x i32> %v1707, <8 x i32> splat (i32 2147483647)
  %v1709 = icmp slt <8 x i32> %v1628, %v1708
  %v1710 = select <8 x i1> %v1709, <8 x i32> %v1628, <8 x i32> %v1708
  %v1711 = add i64 0, %v1638
  %v1712 = add i64 %v142, %v119
  %v1713 = mul i64 %v1618, %v1712
  %v1714 = add i64 %v1713, %v1711
  %v1715 = getelementptr [4 x i8], ptr %v107, i64 %v1714
  %v1716 = load <8 x float>, ptr %v1715, align 4
  %v1717 = fcmp oeq <8 x float> %v1716, splat (float 0xFFF0000000000000)
  %v1718 = trunc i64 %v1638 to i32
  %v1719 = insertelement <8 x i32> poison, i32 %v1718, i32 0
  %v1720 = shufflevector <8 x i32> %v1719, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1721 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v1720
  %v1722 = select <8 x i1> %v1717, <8 x i32> %v1721, <8 x i32> splat (i32 2147483647)
  %v1723 = icmp slt <8 x i32> %v1629, %v1722
  %v1724 = select <8 x i1> %v1723, <8 x i32> %v1629, <8 x i32> %v1722
  %v1725 = add i64 0, %v1639
  %v1726 = add i64 %v142, %v119
  %v1727 = mul i64 %v1618, %v1726
  %v1728 = add i64 %v1727, %v1725
  %v1729 = getelementptr [4 x i8], ptr %v107, i64 %v1728
  %v1730 = load <8 x float>, ptr %v1729, align 4
  %v1731 = fcmp oeq <8 x float> %v1730, splat (float 0xFFF0000000000000)
  %v1732 = trunc i64 %v1639 to i32
  %v1733 = insertelement <8 x i32> poison, i32 %v1732, i32 0
  %v1734 = shufflevector <8 x i32> %v1733, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1735 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v1734
  %v1736 = select <8 x i1> %v1731, <8 x i32> %v1735, <8 x i32> splat (i32 2147483647)
  %v1737 = icmp slt <8 x i32> %v1630, %v1736
  %v1738 = select <8 x i1> %v1737, <8 x i32> %v1630, <8 x i32> %v1736
  %v1739 = add i64 0, %v1640
  %v1740 = add i64 %v142, %v119
  %v1741 = mul i64 %v1618, %v1740
  %v1742 = add i64 %v1741, %v1739
  %v1743 = getelementptr [4 x i8], ptr %v107, i64 %v1742
  %v1744 = load <8 x float>, ptr %v1743, align 4
  %v1745 = fcmp oeq <8 x float> %v1744, splat (float 0xFFF0000000000000)
  %v1746 = trunc i64 %v1640 to i32
  %v1747 = insertelement <8 x i32> poison, i32 %v1746, i32 0
  %v1748 = shufflevector <8 x i32> %v1747, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1749 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v1748
  %v1750 = select <8 x i1> %v1745, <8 x i32> %v1749, <8 x i32> splat (i32 2147483647)
  %v1751 = icmp slt <8 x i32> %v1631, %v1750
  %v1752 = select <8 x i1> %v1751, <8 x i32> %v1631, <8 x i32> %v1750
  %v1753 = add i64 %v1623, 64
  br label %head1622
end1622:
  %v1754 = and i64 %v117, -64
  %v1755 = getelementptr [4 x i8], ptr %scratch3, i64 0
  %v1756 = getelementptr [4 x i8], ptr %scratch3, i64 8
  %v1757 = getelementptr [4 x i8], ptr %scratch3, i64 16
  %v1758 = getelementptr [4 x i8], ptr %scratch3, i64 24
  %v1759 = getelementptr [4 x i8], ptr %scratch3, i64 32
  %v1760 = getelementptr [4 x i8], ptr %scratch3, i64 40
  %v1761 = getelementptr [4 x i8], ptr %scratch3, i64 48
  %v1762 = getelementptr [4 x i8], ptr %scratch3, i64 56
  store <8 x i32> %v1624, ptr %v1755, align 4
  store <8 x i32> %v1625, ptr %v1756, align 4
  store <8 x i32> %v1626, ptr %v1757, align 4
  store <8 x i32> %v1627, ptr %v1758, align 4
  store <8 x i32> %v1628, ptr %v1759, align 4
  store <8 x i32> %v1629, ptr %v1760, align 4
  store <8 x i32> %v1630, ptr %v1761, align 4
  store <8 x i32> %v1631, ptr %v1762, align 4
  br label %head1763
head1763:
  %v1764 = phi i64 [ %v1754, %end1622 ], [ %v1781, %body1763 ]
  %v1765 = icmp slt i64 %v1764, %v117
  br i1 %v1765, label %body1763, label %end1763
body1763:
  %v1766 = sub i64 %v1764, %v1754
  %v1767 = getelementptr [4 x i8], ptr %scratch3, i64 %v1766
  %v1768 = load i32, ptr %v1767, align 4
  %v1769 = add i64 0, %v1764
  %v1770 = add i64 %v142, %v119
  %v1771 = mul i64 %v1618, %v1770
  %v1772 = add i64 %v1771, %v1769
  %v1773 = getelementptr [4 x i8], ptr %v107, i64 %v1772
  %v1774 = load float, ptr %v1773, align 4
  %v1775 = fcmp oeq float %v1774, 0xFFF0000000000000
  %v1776 = trunc i64 %v1764 to i32
  %v1777 = add i32 0, %v1776
  %v1778 = select i1 %v1775, i32 %v1777, i32 2147483647
  %v1779 = icmp slt i32 %v1768, %v1778
  %v1780 = select i1 %v1779, i32 %v1768, i32 %v1778
  store i32 %v1780, ptr %v1767, align 4
  %v1781 = add i64 %v1764, 1
  br label %head1763
end1763:
  %v1782 = load <8 x i32>, ptr %v1755, align 4
  %v1783 = load <8 x i32>, ptr %v1756, align 4
  %v1784 = load <8 x i32>, ptr %v1757, align 4
  %v1785 = load <8 x i32>, ptr %v1758, align 4
  %v1786 = load <8 x i32>, ptr %v1759, align 4
  %v1787 = load <8 x i32>, ptr %v1760, align 4
  %v1788 = load <8 x i32>, ptr %v1761, align 4
  %v1789 = load <8 x i32>, ptr %v1762, align 4
  %v1790 = icmp slt <8 x i32> %v1782, %v1786
  %v1791 = select <8 x i1> %v1790, <8 x i32> %v1782, <8 x i32> %v1786
  %v1792 = icmp slt <8 x i32> %v1783, %v1787
  %v1793 = select <8 x i1> %v1792, <8 x i32> %v1783, <8 x i32> %v1787
  %v1794 = icmp slt <8 x i32> %v1784, %v1788
  %v1795 = select <8 x i1> %v1794, <8 x i32> %v1784, <8 x i32> %v1788
  %v1796 = icmp slt <8 x i32> %v1785, %v1789
  %v1797 = select <8 x i1> %v1796, <8 x i32> %v1785, <8 x i32> %v1789
  %v1798 = icmp slt <8 x i32> %v1791, %v1795
  %v1799 = select <8 x i1> %v1798, <8 x i32> %v1791, <8 x i32> %v1795
  %v1800 = icmp slt <8 x i32> %v1793, %v1797
  %v1801 = select <8 x i1> %v1800, <8 x i32> %v1793, <8 x i32> %v1797
  %v1802 = icmp slt <8 x i32> %v1799, %v1801
  %v1803 = select <8 x i1> %v1802, <8 x i32> %v1799, <8 x i32> %v1801
  %v1804 = shufflevector <8 x i32> %v1803, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v1805 = shufflevector <8 x i32> %v1803, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v1806 = icmp slt <4 x i32> %v1804, %v1805
  %v1807 = select <4 x i1> %v1806, <4 x i32> %v1804, <4 x i32> %v1805
  %v1808 = shufflevector <4 x i32> %v1807, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v1809 = shufflevector <4 x i32> %v1807, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v1810 = icmp slt <2 x i32> %v1808, %v1809
  %v1811 = select <2 x i1> %v1810, <2 x i32> %v1808, <2 x i32> %v1809
  %v1812 = extractelement <2 x i32> %v1811, i32 0
  %v1813 = extractelement <2 x i32> %v1811, i32 1
  %v1814 = icmp slt i32 %v1812, %v1813
  %v1815 = select i1 %v1814, i32 %v1812, i32 %v1813
  %v1816 = sext i32 %v1815 to i64
  %v1817 = icmp slt i64 %v1619, %v1816
  %v1818 = select i1 %v1817, i64 %v1619, i64 %v1816
  %v1819 = add i64 %v1618, 1
  br label %head1617
end1617:
  %v1820 = mul i64 %v150, 4
  br label %head1821
head1821:
  %v1822 = phi i64 [ 0, %end1617 ], [ %v1839, %body1821 ]
  %v1823 = icmp slt i64 %v1822, %v115
  br i1 %v1823, label %body1821, label %end1821
body1821:
  %v1824 = sub i64 %v115, %v1822
  %v1825 = getelementptr [4 x i8], ptr %v141, i64 %v1822
  %v1826 = mul i64 %v115, 4
  %v1827 = getelementptr [4 x i8], ptr %v148, i64 0
  %v1828 = mul i64 %v1820, 0
  %v1829 = getelementptr [1 x i8], ptr %v1827, i64 %v1828
  %v1830 = mul i64 %v115, 4
  %v1831 = mul i64 %v1830, 0
  %v1832 = getelementptr [1 x i8], ptr %v131, i64 %v1831
  %v1833 = getelementptr [4 x i8], ptr %v1832, i64 %v1822
  %v1834 = mul i64 %v115, 4
  %v1835 = mul i64 %v1834, 16
  %v1836 = getelementptr [1 x i8], ptr %v1825, i64 %v1835
  %v1837 = icmp slt i64 %v1824, 32
  %v1838 = select i1 %v1837, ptr @tile2, ptr @tile2
  call void %v1838(ptr %v1829, i64 %v1820, ptr %v1825, i64 %v1826, ptr %v1833, i64 %v1826, i64 %v1619, i64 0, i64 %v1824, ptr %v1836, i64 %v1826)
  %v1839 = add i64 %v1822, 32
  br label %head1821
end1821:
  %v1840 = mul i64 %v150, 4
  %v1841 = mul i64 %v115, 4
  %v1842 = mul i64 %v1841, %v1619
  %v1843 = getelementptr [1 x i8], ptr %v141, i64 %v1842
  br label %head1844
head1844:
  %v1845 = phi i64 [ 0, %end1821 ], [ %v1910, %end1887 ]
  %v1846 = icmp slt i64 %v1845, 2
  br i1 %v1846, label %body1844, label %end1844
body1844:
  %v1847 = add i64 0, %v1619
  %v1848 = sub i64 %v117, %v1619
  %v1849 = mul i64 %v150, 4
  %v1850 = getelementptr [4 x i8], ptr %v148, i64 %v1847
  %v1851 = mul i64 %v1849, %v1845
  %v1852 = getelementptr [1 x i8], ptr %v1850, i64 %v1851
  %v1853 = mul i64 %v115, 4
  %v1854 = mul i64 %v1853, %v1845
  %v1855 = getelementptr [1 x i8], ptr %v131, i64 %v1854
  %v1856 = sub i64 %v115, 0
  %v1857 = and i64 %v1856, -32
  %v1858 = add i64 0, %v1857
  br label %head1859
head1859:
  %v1860 = phi i64 [ 0, %body1844 ], [ %v1886, %end1866 ]
  %v1861 = icmp slt i64 %v1860, %v1858
  br i1 %v1861, label %body1859, label %end1859
body1859:
  %v1862 = add i64 %v1860, 0
  %v1863 = getelementptr [4 x i8], ptr %v1855, i64 %v1862
  %v1864 = getelementptr [4 x i8], ptr %v1843, i64 %v1862
  %v1865 = load <32 x float>, ptr %v1863, align 4
  br label %head1866
head1866:
  %v1867 = phi i64 [ 0, %body1859 ], [ %v1885, %body1866 ]
  %v1868 = phi <32 x float> [ %v1865, %body1859 ], [ %v1884, %body1866 ]
  %v1869 = phi ptr [ %v1852, %body1859 ], [ %v1877, %body1866 ]
  %v1870 = phi ptr [ %v1864, %body1859 ], [ %v1879, %body1866 ]
  %v1871 = icmp slt i64 %v1867, %v1848
  br i1 %v1871, label %body1866, label %end1866
body1866:
  %v1872 = load float, ptr %v1869, align 4
  %v1873 = load <32 x float>, ptr %v1870, align 4
  %v1874 = insertelement <32 x float> poison, float %v1872, i32 0
  %v1875 = shufflevector <32 x float> %v1874, <32 x float> poison, <32 x i32> zeroinitializer
  %v1876 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1875, <32 x float> %v1873, <32 x float> %v1868)
  %v1877 = getelementptr [1 x i8], ptr %v1869, i64 4
  %v1878 = mul i64 %v115, 4
  %v1879 = getelementptr [1 x i8], ptr %v1870, i64 %v1878
  %v1880 = fcmp olt float %v1872, 0x0000000000000000
  %v1881 = xor i1 %v1880, true
  %v1882 = insertelement <32 x i1> poison, i1 %v1881, i32 0
  %v1883 = shufflevector <32 x i1> %v1882, <32 x i1> poison, <32 x i32> zeroinitializer
  %v1884 = select <32 x i1> %v1883, <32 x float> %v1876, <32 x float> %v1868
  %v1885 = add i64 %v1867, 1
  br label %head1866
end1866:
  store <32 x float> %v1868, ptr %v1863, align 4
  %v1886 = add i64 %v1860, 32
  br label %head1859
end1859:
  br label %head1887
head1887:
  %v1888 = phi i64 [ %v1858, %end1859 ], [ %v1909, %end1893 ]
  %v1889 = icmp slt i64 %v1888, %v115
  br i1 %v1889, label %body1887, label %end1887
body1887:
  %v1890 = getelementptr [4 x i8], ptr %v1855, i64 %v1888
  %v1891 = getelementptr [4 x i8], ptr %v1843, i64 %v1888
  %v1892 = load float, ptr %v1890, align 4
  br label %head1893
head1893:
  %v1894 = phi i64 [ 0, %body1887 ], [ %v1908, %body1893 ]
  %v1895 = phi float [ %v1892, %body1887 ], [ %v1907, %body1893 ]
  %v1896 = phi ptr [ %v1852, %body1887 ], [ %v1902, %body1893 ]
  %v1897 = phi ptr [ %v1891, %body1887 ], [ %v1904, %body1893 ]
  %v1898 = icmp slt i64 %v1894, %v1848
  br i1 %v1898, label %body1893, label %end1893
body1893:
  %v1899 = load float, ptr %v1896, align 4
  %v1900 = load float, ptr %v1897, align 4
  %v1901 = call float @llvm.fma.f32(float %v1899, float %v1900, float %v1895)
  %v1902 = getelementptr [1 x i8], ptr %v1896, i64 4
  %v1903 = mul i64 %v115, 4
  %v1904 = getelementptr [1 x i8], ptr %v1897, i64 %v1903
  %v1905 = fcmp olt float %v1899, 0x0000000000000000
  %v1906 = xor i1 %v1905, true
  %v1907 = select i1 %v1906, float %v1901, float %v1895
  %v1908 = add i64 %v1894, 1
  br label %head1893
end1893:
  store float %v1895, ptr %v1890, align 4
  %v1909 = add i64 %v1888, 1
  br label %head1887
end1887:
  %v1910 = add i64 %v1845, 1
  br label %head1844
end1844:
  br label %head1911
head1911:
  %v1912 = phi i64 [ 0, %end1844 ], [ %v2113, %end2057 ]
  %v1913 = phi i64 [ %v119, %end1844 ], [ %v2112, %end2057 ]
  %v1914 = icmp slt i64 %v1912, %v113
  br i1 %v1914, label %body1911, label %end1911
body1911:
  %v1915 = and i64 %v119, -64
  br label %head1916
head1916:
  %v1917 = phi i64 [ 0, %body1911 ], [ %v2047, %body1916 ]
  %v1918 = phi <8 x i32> [ splat (i32 2147483647), %body1911 ], [ %v1948, %body1916 ]
  %v1919 = phi <8 x i32> [ splat (i32 2147483647), %body1911 ], [ %v1962, %body1916 ]
  %v1920 = phi <8 x i32> [ splat (i32 2147483647), %body1911 ], [ %v1976, %body1916 ]
  %v1921 = phi <8 x i32> [ splat (i32 2147483647), %body1911 ], [ %v1990, %body1916 ]
  %v1922 = phi <8 x i32> [ splat (i32 2147483647), %body1911 ], [ %v2004, %body1916 ]
  %v1923 = phi <8 x i32> [ splat (i32 2147483647), %body1911 ], [ %v2018, %body1916 ]
  %v1924 = phi <8 x i32> [ splat (i32 2147483647), %body1911 ], [ %v2032, %body1916 ]
  %v1925 = phi <8 x i32> [ splat (i32 2147483647), %body1911 ], [ %v2046, %body1916 ]
  %v1926 = icmp slt i64 %v1917, %v1915
  br i1 %v1926, label %body1916, label %end1916
body1916:
  %v1927 = add i64 %v1917, 0
  %v1928 = add i64 %v1917, 8
  %v1929 = add i64 %v1917, 16
  %v1930 = add i64 %v1917, 24
  %v1931 = add i64 %v1917, 32
  %v1932 = add i64 %v1917, 40
  %v1933 = add i64 %v1917, 48
  %v1934 = add i64 %v1917, 56
  %v1935 = add i64 %v142, %v1927
  %v1936 = add i64 %v142, %v119
  %v1937 = mul i64 %v1912, %v1936
  %v1938 = add i64 %v1937, %v1935
  %v1939 = getelementptr [4 x i8], ptr %v107, i64 %v1938
  %v1940 = load <8 x float>, ptr %v1939, align 4
  %v1941 = fcmp oeq <8 x float> %v1940, splat (float 0xFFF0000000000000)
  %v1942 = trunc i64 %v1927 to i32
  %v1943 = insertelement <8 x i32> poison, i32 %v1942, i32 0
  %v1944 = shufflevector <8 x i32> %v1943, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1945 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v1944
  %v1946 = select <8 x i1> %v1941, <8 x i32> %v1945, <8 x i32> splat (i32 2147483647)
  %v1947 = icmp slt <8 x i32> %v1918, %v1946
  %v1948 = select <8 x i1> %v1947, <8 x i32> %v1918, <8 x i32> %v1946
  %v1949 = add i64 %v142, %v1928
  %v1950 = add i64 %v142, %v119
  %v1951 = mul i64 %v1912, %v1950
  %v1952 = add i64 %v1951, %v1949
  %v1953 = getelementptr [4 x i8], ptr %v107, i64 %v1952
  %v1954 = load <8 x float>, ptr %v1953, align 4
  %v1955 = fcmp oeq <8 x float> %v1954, splat (float 0xFFF0000000000000)
  %v1956 = trunc i64 %v1928 to i32
  %v1957 = insertelement <8 x i32> poison, i32 %v1956, i32 0
  %v1958 = shufflevector <8 x i32> %v1957, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1959 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v1958
  %v1960 = select <8 x i1> %v1955, <8 x i32> %v1959, <8 x i32> splat (i32 2147483647)
  %v1961 = icmp slt <8 x i32> %v1919, %v1960
  %v1962 = select <8 x i1> %v1961, <8 x i32> %v1919, <8 x i32> %v1960
  %v1963 = add i64 %v142, %v1929
  %v1964 = add i64 %v142, %v119
  %v1965 = mul i64 %v1912, %v1964
  %v1966 = add i64 %v1965, %v1963
  %v1967 = getelementptr [4 x i8], ptr %v107, i64 %v1966
  %v1968 = load <8 x float>, ptr %v1967, align 4
  %v1969 = fcmp oeq <8 x float> %v1968, splat (float 0xFFF0000000000000)
  %v1970 = trunc i64 %v1929 to i32
  %v1971 = insertelement <8 x i32> poison, i32 %v1970, i32 0
  %v1972 = shufflevector <8 x i32> %v1971, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1973 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v1972
  %v1974 = select <8 x i1> %v1969, <8 x i32> %v1973, <8 x i32> splat (i32 2147483647)
  %v1975 = icmp slt <8 x i32> %v1920, %v1974
  %v1976 = select <8 x i1> %v1975, <8 x i32> %v1920, <8 x i32> %v1974
  %v1977 = add i64 %v142, %v1930
  %v1978 = add i64 %v142, %v119
  %v1979 = mul i64 %v1912, %v1978
  %v1980 = add i64 %v1979, %v1977
  %v1981 = getelementptr [4 x i8], ptr %v107, i64 %v1980
  %v1982 = load <8 x float>, ptr %v1981, align 4
  %v1983 = fcmp oeq <8 x float> %v1982, splat (float 0xFFF0000000000000)
  %v1984 = trunc i64 %v1930 to i32
  %v1985 = insertelement <8 x i32> poison, i32 %v1984, i32 0
  %v1986 = shufflevector <8 x i32> %v1985, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1987 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v1986
  %v1988 = select <8 x i1> %v1983, <8 x i32> %v1987, <8 x i32> splat (i32 2147483647)
  %v1989 = icmp slt <8 x i32> %v1921, %v1988
  %v1990 = select <8 x i1> %v1989, <8 x i32> %v1921, <8 x i32> %v1988
  %v1991 = add i64 %v142, %v1931
  %v1992 = add i64 %v142, %v119
  %v1993 = mul i64 %v1912, %v1992
  %v1994 = add i64 %v1993, %v1991
  %v1995 = getelementptr [4 x i8], ptr %v107, i64 %v1994
  %v1996 = load <8 x float>, ptr %v1995, align 4
  %v1997 = fcmp oeq <8 x float> %v1996, splat (float 0xFFF0000000000000)
  %v1998 = trunc i64 %v1931 to i32
  %v1999 = insertelement <8 x i32> poison, i32 %v1998, i32 0
  %v2000 = shufflevector <8 x i32> %v1999, <8 x i32> poison, <8 x i32> zeroinitializer
  %v2001 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v2000
  %v2002 = select <8 x i1> %v1997, <8 x i32> %v2001, <8 x i32> splat (i32 2147483647)
  %v2003 = icmp slt <8 x i32> %v1922, %v2002
  %v2004 = select <8 x i1> %v2003, <8 x i32> %v1922, <8 x i32> %v2002
  %v2005 = add i64 %v142, %v1932
  %v2006 = add i64 %v142, %v119
  %v2007 = mul i64 %v1912, %v2006
  %v2008 = add i64 %v2007, %v2005
  %v2009 = getelementptr [4 x i8], ptr %v107, i64 %v2008
  %v2010 = load <8 x float>, ptr %v2009, align 4
  %v2011 = fcmp oeq <8 x float> %v2010, splat (float 0xFFF0000000000000)
  %v2012 = trunc i64 %v1932 to i32
  %v2013 = insertelement <8 x i32> poison, i32 %v2012, i32 0
  %v2014 = shufflevector <8 x i32> %v2013, <8 x i32> poison, <8 x i32> zeroinitializer
  %v2015 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v2014
  %v2016 = select <8 x i1> %v2011, <8 x i32> %v2015, <8 x i32> splat (i32 2147483647)
  %v2017 = icmp slt <8 x i32> %v1923, %v2016
  %v2018 = select <8 x i1> %v2017, <8 x i32> %v1923, <8 x i32> %v2016
  %v2019 = add i64 %v142, %v1933
  %v2020 = add i64 %v142, %v119
  %v2021 = mul i64 %v1912, %v2020
  %v2022 = add i64 %v2021, %v2019
  %v2023 = getelementptr [4 x i8], ptr %v107, i64 %v2022
  %v2024 = load <8 x float>, ptr %v2023, align 4
  %v2025 = fcmp oeq <8 x float> %v2024, splat (float 0xFFF0000000000000)
  %v2026 = trunc i64 %v1933 to i32
  %v2027 = insertelement <8 x i32> poison, i32 %v2026, i32 0
  %v2028 = shufflevector <8 x i32> %v2027, <8 x i32> poison, <8 x i32> zeroinitializer
  %v2029 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v2028
  %v2030 = select <8 x i1> %v2025, <8 x i32> %v2029, <8 x i32> splat (i32 2147483647)
  %v2031 = icmp slt <8 x i32> %v1924, %v2030
  %v2032 = select <8 x i1> %v2031, <8 x i32> %v1924, <8 x i32> %v2030
  %v2033 = add i64 %v142, %v1934
  %v2034 = add i64 %v142, %v119
  %v2035 = mul i64 %v1912, %v2034
  %v2036 = add i64 %v2035, %v2033
  %v2037 = getelementptr [4 x i8], ptr %v107, i64 %v2036
  %v2038 = load <8 x float>, ptr %v2037, align 4
  %v2039 = fcmp oeq <8 x float> %v2038, splat (float 0xFFF0000000000000)
  %v2040 = trunc i64 %v1934 to i32
  %v2041 = insertelement <8 x i32> poison, i32 %v2040, i32 0
  %v2042 = shufflevector <8 x i32> %v2041, <8 x i32> poison, <8 x i32> zeroinitializer
  %v2043 = add <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v2042
  %v2044 = select <8 x i1> %v2039, <8 x i32> %v2043, <8 x i32> splat (i32 2147483647)
  %v2045 = icmp slt <8 x i32> %v1925, %v2044
  %v2046 = select <8 x i1> %v2045, <8 x i32> %v1925, <8 x i32> %v2044
  %v2047 = add i64 %v1917, 64
  br label %head1916
end1916:
  %v2048 = and i64 %v119, -64
  %v2049 = getelementptr [4 x i8], ptr %scratch4, i64 0
  %v2050 = getelementptr [4 x i8], ptr %scratch4, i64 8
  %v2051 = getelementptr [4 x i8], ptr %scratch4, i64 16
  %v2052 = getelementptr [4 x i8], ptr %scratch4, i64 24
  %v2053 = getelementptr [4 x i8], ptr %scratch4, i64 32
  %v2054 = getelementptr [4 x i8], ptr %scratch4, i64 40
  %v2055 = getelementptr [4 x i8], ptr %scratch4, i64 48
  %v2056 = getelementptr [4 x i8], ptr %scratch4, i64 56
  store <8 x i32> %v1918, ptr %v2049, align 4
  store <8 x i32> %v1919, ptr %v2050, align 4
  store <8 x i32> %v1920, ptr %v2051, align 4
  store <8 x i32> %v1921, ptr %v2052, align 4
  store <8 x i32> %v1922, ptr %v2053, align 4
  store <8 x i32> %v1923, ptr %v2054, align 4
  store <8 x i32> %v1924, ptr %v2055, align 4
  store <8 x i32> %v1925, ptr %v2056, align 4
  br label %head2057
head2057:
  %v2058 = phi i64 [ %v2048, %end1916 ], [ %v2075, %body2057 ]
  %v2059 = icmp slt i64 %v2058, %v119
  br i1 %v2059, label %body2057, label %end2057
body2057:
  %v2060 = sub i64 %v2058, %v2048
  %v2061 = getelementptr [4 x i8], ptr %scratch4, i64 %v2060
  %v2062 = load i32, ptr %v2061, align 4
  %v2063 = add i64 %v142, %v2058
  %v2064 = add i64 %v142, %v119
  %v2065 = mul i64 %v1912, %v2064
  %v2066 = add i64 %v2065, %v2063
  %v2067 = getelementptr [4 x i8], ptr %v107, i64 %v2066
  %v2068 = load float, ptr %v2067, align 4
  %v2069 = fcmp oeq float %v2068, 0xFFF0000000000000
  %v2070 = trunc i64 %v2058 to i32
  %v2071 = add i32 0, %v2070
  %v2072 = select i1 %v2069, i32 %v2071, i32 2147483647
  %v2073 = icmp slt i32 %v2062, %v2072
  %v2074 = select i1 %v2073, i32 %v2062, i32 %v2072
  store i32 %v2074, ptr %v2061, align 4
  %v2075 = add i64 %v2058, 1
  br label %head2057
end2057:
  %v2076 = load <8 x i32>, ptr %v2049, align 4
  %v2077 = load <8 x i32>, ptr %v2050, align 4
  %v2078 = load <8 x i32>, ptr %v2051, align 4
  %v2079 = load <8 x i32>, ptr %v2052, align 4
  %v2080 = load <8 x i32>, ptr %v2053, align 4
  %v2081 = load <8 x i32>, ptr %v2054, align 4
  %v2082 = load <8 x i32>, ptr %v2055, align 4
  %v2083 = load <8 x i32>, ptr %v2056, align 4
  %v2084 = icmp slt <8 x i32> %v2076, %v2080
  %v2085 = select <8 x i1> %v2084, <8 x i32> %v2076, <8 x i32> %v2080
  %v2086 = icmp slt <8 x i32> %v2077, %v2081
  %v2087 = select <8 x i1> %v2086, <8 x i32> %v2077, <8 x i32> %v2081
  %v2088 = icmp slt <8 x i32> %v2078, %v2082
  %v2089 = select <8 x i1> %v2088, <8 x i32> %v2078, <8 x i32> %v2082
  %v2090 = icmp slt <8 x i32> %v2079, %v2083
  %v2091 = select <8 x i1> %v2090, <8 x i32> %v2079, <8 x i32> %v2083
  %v2092 = icmp slt <8 x i32> %v2085, %v2089
  %v2093 = select <8 x i1> %v2092, <8 x i32> %v2085, <8 x i32> %v2089
  %v2094 = icmp slt <8 x i32> %v2087, %v2091
  %v2095 = select <8 x i1> %v2094, <8 x i32> %v2087, <8 x i32> %v2091
  %v2096 = icmp slt <8 x i32> %v2093, %v2095
  %v2097 = select <8 x i1> %v2096, <8 x i32> %v2093, <8 x i32> %v2095
  %v2098 = shufflevector <8 x i32> %v2097, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v2099 = shufflevector <8 x i32> %v2097, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v2100 = icmp slt <4 x i32> %v2098, %v2099
  %v2101 = select <4 x i1> %v2100, <4 x i32> %v2098, <4 x i32> %v2099
  %v2102 = shufflevector <4 x i32> %v2101, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v2103 = shufflevector <4 x i32> %v2101, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v2104 = icmp slt <2 x i32> %v2102, %v2103
  %v2105 = select <2 x i1> %v2104, <2 x i32> %v2102, <2 x i32> %v2103
  %v2106 = extractelement <2 x i32> %v2105, i32 0
  %v2107 = extractelement <2 x i32> %v2105, i32 1
  %v2108 = icmp slt i32 %v2106, %v2107
  %v2109 = select i1 %v2108, i32 %v2106, i32 %v2107
  %v2110 = sext i32 %v2109 to i64
  %v2111 = icmp slt i64 %v1913, %v2110
  %v2112 = select i1 %v2111, i64 %v1913, i64 %v2110
  %v2113 = add i64 %v1912, 1
  br label %head1911
end1911:
  %v2114 = mul i64 %v150, 4
  br label %head2115
head2115:
  %v2116 = phi i64 [ 0, %end1911 ], [ %v2133, %body2115 ]
  %v2117 = icmp slt i64 %v2116, %v115
  br i1 %v2117, label %body2115, label %end2115
body2115:
  %v2118 = sub i64 %v115, %v2116
  %v2119 = getelementptr [4 x i8], ptr %v146, i64 %v2116
  %v2120 = mul i64 %v115, 4
  %v2121 = getelementptr [4 x i8], ptr %v148, i64 %v142
  %v2122 = mul i64 %v2114, 0
  %v2123 = getelementptr [1 x i8], ptr %v2121, i64 %v2122
  %v2124 = mul i64 %v115, 4
  %v2125 = mul i64 %v2124, 0
  %v2126 = getelementptr [1 x i8], ptr %v131, i64 %v2125
  %v2127 = getelementptr [4 x i8], ptr %v2126, i64 %v2116
  %v2128 = mul i64 %v115, 4
  %v2129 = mul i64 %v2128, 16
  %v2130 = getelementptr [1 x i8], ptr %v2119, i64 %v2129
  %v2131 = icmp slt i64 %v2118, 32
  %v2132 = select i1 %v2131, ptr @tile2, ptr @tile2
  call void %v2132(ptr %v2123, i64 %v2114, ptr %v2119, i64 %v2120, ptr %v2127, i64 %v2120, i64 %v1913, i64 0, i64 %v2118, ptr %v2130, i64 %v2120)
  %v2133 = add i64 %v2116, 32
  br label %head2115
end2115:
  %v2134 = mul i64 %v150, 4
  %v2135 = mul i64 %v115, 4
  %v2136 = mul i64 %v2135, %v1913
  %v2137 = getelementptr [1 x i8], ptr %v146, i64 %v2136
  br label %head2138
head2138:
  %v2139 = phi i64 [ 0, %end2115 ], [ %v2204, %end2181 ]
  %v2140 = icmp slt i64 %v2139, 2
  br i1 %v2140, label %body2138, label %end2138
body2138:
  %v2141 = add i64 %v142, %v1913
  %v2142 = sub i64 %v119, %v1913
  %v2143 = mul i64 %v150, 4
  %v2144 = getelementptr [4 x i8], ptr %v148, i64 %v2141
  %v2145 = mul i64 %v2143, %v2139
  %v2146 = getelementptr [1 x i8], ptr %v2144, i64 %v2145
  %v2147 = mul i64 %v115, 4
  %v2148 = mul i64 %v2147, %v2139
  %v2149 = getelementptr [1 x i8], ptr %v131, i64 %v2148
  %v2150 = sub i64 %v115, 0
  %v2151 = and i64 %v2150, -32
  %v2152 = add i64 0, %v2151
  br label %head2153
head2153:
  %v2154 = phi i64 [ 0, %body2138 ], [ %v2180, %end2160 ]
  %v2155 = icmp slt i64 %v2154, %v2152
  br i1 %v2155, label %body2153, label %end2153
body2153:
  %v2156 = add i64 %v2154, 0
  %v2157 = getelementptr [4 x i8], ptr %v2149, i64 %v2156
  %v2158 = getelementptr [4 x i8], ptr %v2137, i64 %v2156
  %v2159 = load <32 x float>, ptr %v2157, align 4
  br label %head2160
head2160:
  %v2161 = phi i64 [ 0, %body2153 ], [ %v2179, %body2160 ]
  %v2162 = phi <32 x float> [ %v2159, %body2153 ], [ %v2178, %body2160 ]
  %v2163 = phi ptr [ %v2146, %body2153 ], [ %v2171, %body2160 ]
  %v2164 = phi ptr [ %v2158, %body2153 ], [ %v2173, %body2160 ]
  %v2165 = icmp slt i64 %v2161, %v2142
  br i1 %v2165, label %body2160, label %end2160
body2160:
  %v2166 = load float, ptr %v2163, align 4
  %v2167 = load <32 x float>, ptr %v2164, align 4
  %v2168 = insertelement <32 x float> poison, float %v2166, i32 0
  %v2169 = shufflevector <32 x float> %v2168, <32 x float> poison, <32 x i32> zeroinitializer
  %v2170 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v2169, <32 x float> %v2167, <32 x float> %v2162)
  %v2171 = getelementptr [1 x i8], ptr %v2163, i64 4
  %v2172 = mul i64 %v115, 4
  %v2173 = getelementptr [1 x i8], ptr %v2164, i64 %v2172
  %v2174 = fcmp olt float %v2166, 0x0000000000000000
  %v2175 = xor i1 %v2174, true
  %v2176 = insertelement <32 x i1> poison, i1 %v2175, i32 0
  %v2177 = shufflevector <32 x i1> %v2176, <32 x i1> poison, <32 x i32> zeroinitializer
  %v2178 = select <32 x i1> %v2177, <32 x float> %v2170, <32 x float> %v2162
  %v2179 = add i64 %v2161, 1
  br label %head2160
end2160:
  store <32 x float> %v2162, ptr %v2157, align 4
  %v2180 = add i64 %v2154, 32
  br label %head2153
end2153:
  br label %head2181
head2181:
  %v2182 = phi i64 [ %v2152, %end2153 ], [ %v2203, %end2187 ]
  %v2183 = icmp slt i64 %v2182, %v115
  br i1 %v2183, label %body2181, label %end2181
body2181:
  %v2184 = getelementptr [4 x i8], ptr %v2149, i64 %v2182
  %v2185 = getelementptr [4 x i8], ptr %v2137, i64 %v2182
  %v2186 = load float, ptr %v2184, align 4
  br label %head2187
head2187:
  %v2188 = phi i64 [ 0, %body2181 ], [ %v2202, %body2187 ]
  %v2189 = phi float [ %v2186, %body2181 ], [ %v2201, %body2187 ]
  %v2190 = phi ptr [ %v2146, %body2181 ], [ %v2196, %body2187 ]
  %v2191 = phi ptr [ %v2185, %body2181 ], [ %v2198, %body2187 ]
  %v2192 = icmp slt i64 %v2188, %v2142
  br i1 %v2192, label %body2187, label %end2187
body2187:
  %v2193 = load float, ptr %v2190, align 4
  %v2194 = load float, ptr %v2191, align 4
  %v2195 = call float @llvm.fma.f32(float %v2193, float %v2194, float %v2189)
  %v2196 = getelementptr [1 x i8], ptr %v2190, i64 4
  %v2197 = mul i64 %v115, 4
  %v2198 = getelementptr [1 x i8], ptr %v2191, i64 %v2197
  %v2199 = fcmp olt float %v2193, 0x0000000000000000
  %v2200 = xor i1 %v2199, true
  %v2201 = select i1 %v2200, float %v2195, float %v2189
  %v2202 = add i64 %v2188, 1
  br label %head2187
end2187:
  store float %v2189, ptr %v2184, align 4
  %v2203 = add i64 %v2182, 1
  br label %head2181
end2181:
  %v2204 = add i64 %v2139, 1
  br label %head2138
end2138:
  %v2205 = mul i64 %v132, %v134
  %v2206 = getelementptr [4 x i8], ptr %v109, i64 %v2205
  %v2207 = sub i64 %v132, 0
  %v2208 = and i64 %v2207, -8
  %v2209 = add i64 0, %v2208
  br label %head2210
head2210:
  %v2211 = phi i64 [ 0, %end2138 ], [ %v2217, %body2210 ]
  %v2212 = icmp slt i64 %v2211, %v2209
  br i1 %v2212, label %body2210, label %end2210
body2210:
  %v2213 = add i64 %v2211, 0
  %v2214 = getelementptr [4 x i8], ptr %v131, i64 %v2213
  %v2215 = load <8 x float>, ptr %v2214, align 4
  %v2216 = getelementptr [4 x i8], ptr %v2206, i64 %v2213
  store <8 x float> %v2215, ptr %v2216, align 4
  %v2217 = add i64 %v2211, 8
  br label %head2210
end2210:
  br label %head2218
head2218:
  %v2219 = phi i64 [ %v2209, %end2210 ], [ %v2224, %body2218 ]
  %v2220 = icmp slt i64 %v2219, %v132
  br i1 %v2220, label %body2218, label %end2218
body2218:
  %v2221 = getelementptr [4 x i8], ptr %v131, i64 %v2219
  %v2222 = load float, ptr %v2221, align 4
  %v2223 = getelementptr [4 x i8], ptr %v2206, i64 %v2219
  store float %v2222, ptr %v2223, align 4
  %v2224 = add i64 %v2219, 1
  br label %head2218
end2218:
  %v2225 = add i64 %v134, 1
  br label %head133
end133:
  ret void
}
