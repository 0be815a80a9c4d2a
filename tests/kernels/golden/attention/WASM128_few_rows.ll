declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x float>)
declare float @llvm.fma.f32(float, float, float)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @tile2(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v1 = mul i64 %given1, 2
  %v2 = mul i64 %given5, 0
  %v3 = getelementptr [1 x i8], ptr %given4, i64 %v2
  %v4 = mul i64 %given5, 1
  %v5 = getelementptr [1 x i8], ptr %given4, i64 %v4
  %v6 = getelementptr [1 x i8], ptr %v3, i64 64
  call void @llvm.prefetch.p0(ptr %v6, i32 1, i32 3, i32 1)
  %v7 = getelementptr [1 x i8], ptr %v5, i64 64
  call void @llvm.prefetch.p0(ptr %v7, i32 1, i32 3, i32 1)
  %v8 = icmp ne i64 %given7, 0
  br i1 %v8, label %yes9, label %no9
yes9:
  br label %joined9
no9:
  %v10 = getelementptr [1 x i8], ptr %v3, i64 0
  %v11 = getelementptr [1 x i8], ptr %v3, i64 16
  %v12 = getelementptr [1 x i8], ptr %v3, i64 32
  %v13 = getelementptr [1 x i8], ptr %v3, i64 48
  %v14 = getelementptr [1 x i8], ptr %v5, i64 0
  %v15 = getelementptr [1 x i8], ptr %v5, i64 16
  %v16 = getelementptr [1 x i8], ptr %v5, i64 32
  %v17 = getelementptr [1 x i8], ptr %v5, i64 48
  %v18 = load <4 x float>, ptr %v10, align 4
  %v19 = load <4 x float>, ptr %v11, align 4
  %v20 = load <4 x float>, ptr %v12, align 4
  %v21 = load <4 x float>, ptr %v13, align 4
  %v22 = load <4 x float>, ptr %v14, align 4
  %v23 = load <4 x float>, ptr %v15, align 4
  %v24 = load <4 x float>, ptr %v16, align 4
  %v25 = load <4 x float>, ptr %v17, align 4
  br label %joined9
joined9:
  %v26 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v18, %no9 ]
  %v27 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v19, %no9 ]
  %v28 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v20, %no9 ]
  %v29 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v21, %no9 ]
  %v30 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v22, %no9 ]
  %v31 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v23, %no9 ]
  %v32 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v24, %no9 ]
  %v33 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v25, %no9 ]
  %v34 = mul i64 %given1, 0
  %v35 = getelementptr [1 x i8], ptr %given0, i64 %v34
  br label %head36
head36:
  %v37 = phi i64 [ 0, %joined9 ], [ %v80, %body36 ]
  %v38 = phi <4 x float> [ %v26, %joined9 ], [ %v60, %body36 ]
  %v39 = phi <4 x float> [ %v27, %joined9 ], [ %v61, %body36 ]
  %v40 = phi <4 x float> [ %v28, %joined9 ], [ %v73, %body36 ]
  %v41 = phi <4 x float> [ %v29, %joined9 ], [ %v74, %body36 ]
  %v42 = phi <4 x float> [ %v30, %joined9 ], [ %v66, %body36 ]
  %v43 = phi <4 x float> [ %v31, %joined9 ], [ %v67, %body36 ]
  %v44 = phi <4 x float> [ %v32, %joined9 ], [ %v75, %body36 ]
  %v45 = phi <4 x float> [ %v33, %joined9 ], [ %v76, %body36 ]
  %v46 = phi ptr [ %v35, %joined9 ], [ %v77, %body36 ]
  %v47 = phi ptr [ %given2, %joined9 ], [ %v78, %body36 ]
  %v48 = phi ptr [ %given9, %joined9 ], [ %v79, %body36 ]
  %v49 = icmp slt i64 %v37, %given6
  br i1 %v49, label %body36, label %end36
body36:
  %v50 = getelementptr [1 x i8], ptr %v48, i64 0
  call void @llvm.prefetch.p0(ptr %v50, i32 0, i32 3, i32 1)
  %v51 = getelementptr [1 x i8], ptr %v47, i64 0
  %v52 = getelementptr [1 x i8], ptr %v51, i64 0
  %v53 = load <4 x float>, ptr %v52, align 4
  %v54 = getelementptr [1 x i8], ptr %v51, i64 16
  %v55 = load <4 x float>, ptr %v54, align 4
  %v56 = getelementptr [1 x i8], ptr %v46, i64 0
  %v57 = load float, ptr %v56, align 4
  %v58 = insertelement <4 x float> poison, float %v57, i32 0
  %v59 = shufflevector <4 x float> %v58, <4 x float> poison, <4 x i32> zeroinitializer
  %v60 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v53, <4 x float> %v38)
  %v61 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v55, <4 x float> %v39)
  %v62 = getelementptr [1 x i8], ptr %v46, i64 %given1
  %v63 = load float, ptr %v62, align 4
  %v64 = insertelement <4 x float> poison, float %v63, i32 0
  %v65 = shufflevector <4 x float> %v64, <4 x float> poison, <4 x i32> zeroinitializer
  %v66 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v53, <4 x float> %v42)
  %v67 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v55, <4 x float> %v43)
  %v68 = getelementptr [1 x i8], ptr %v47, i64 32
  %v69 = getelementptr [1 x i8], ptr %v68, i64 0
  %v70 = load <4 x float>, ptr %v69, align 4
  %v71 = getelementptr [1 x i8], ptr %v68, i64 16
  %v72 = load <4 x float>, ptr %v71, align 4
  %v73 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v70, <4 x float> %v40)
  %v74 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v72, <4 x float> %v41)
  %v75 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v70, <4 x float> %v44)
  %v76 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v72, <4 x float> %v45)
  %v77 = getelementptr [1 x i8], ptr %v46, i64 4
  %v78 = getelementptr [1 x i8], ptr %v47, i64 %given3
  %v79 = getelementptr [1 x i8], ptr %v48, i64 %given10
  %v80 = add i64 %v37, 1
  br label %head36
end36:
  %v81 = getelementptr [1 x i8], ptr %v3, i64 0
  %v82 = getelementptr [1 x i8], ptr %v3, i64 16
  %v83 = getelementptr [1 x i8], ptr %v3, i64 32
  %v84 = getelementptr [1 x i8], ptr %v3, i64 48
  %v85 = getelementptr [1 x i8], ptr %v5, i64 0
  %v86 = getelementptr [1 x i8], ptr %v5, i64 16
  %v87 = getelementptr [1 x i8], ptr %v5, i64 32
  %v88 = getelementptr [1 x i8], ptr %v5, i64 48
  store <4 x float> %v38, ptr %v81, align 4
  store <4 x float> %v39, ptr %v82, align 4
  store <4 x float> %v40, ptr %v83, align 4
  store <4 x float> %v41, ptr %v84, align 4
  store <4 x float> %v42, ptr %v85, align 4
  store <4 x float> %v43, ptr %v86, align 4
  store <4 x float> %v44, ptr %v87, align 4
  store <4 x float> %v45, ptr %v88, align 4
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [2 x float], align 64
  %scratch1 = alloca [64 x float], align 64
  %scratch2 = alloca [64 x float], align 64
  %scratch3 = alloca [64 x i32], align 64
  %scratch4 = alloca [64 x i32], align 64
  %v89 = getelementptr i8, ptr %arguments, i64 96
  %v90 = load i64, ptr %v89, align 8
  %v91 = trunc i64 %v90 to i32
  %v92 = bitcast i32 %v91 to float
  %v93 = getelementptr i8, ptr %arguments, i64 0
  %v94 = load ptr, ptr %v93, align 8
  %v95 = getelementptr i8, ptr %arguments, i64 8
  %v96 = load ptr, ptr %v95, align 8
  %v97 = getelementptr i8, ptr %arguments, i64 16
  %v98 = load ptr, ptr %v97, align 8
  %v99 = getelementptr i8, ptr %arguments, i64 24
  %v100 = load ptr, ptr %v99, align 8
  %v101 = getelementptr i8, ptr %arguments, i64 32
  %v102 = load ptr, ptr %v101, align 8
  %v103 = getelementptr i8, ptr %arguments, i64 40
  %v104 = load ptr, ptr %v103, align 8
  %v105 = getelementptr i8, ptr %arguments, i64 48
  %v106 = load ptr, ptr %v105, align 8
  %v107 = getelementptr i8, ptr %arguments, i64 56
  %v108 = load ptr, ptr %v107, align 8
  %v109 = getelementptr i8, ptr %arguments, i64 64
  %v110 = load i64, ptr %v109, align 8
  %v111 = getelementptr i8, ptr %arguments, i64 72
  %v112 = load i64, ptr %v111, align 8
  %v113 = getelementptr i8, ptr %arguments, i64 80
  %v114 = load i64, ptr %v113, align 8
  %v115 = getelementptr i8, ptr %arguments, i64 88
  %v116 = load i64, ptr %v115, align 8
  %v117 = getelementptr i8, ptr %arguments, i64 96
  %v118 = load i64, ptr %v117, align 8
  %v119 = getelementptr i8, ptr %arguments, i64 104
  %v120 = load i64, ptr %v119, align 8
  %v121 = getelementptr i8, ptr %arguments, i64 112
  %v122 = load i64, ptr %v121, align 8
  %v123 = getelementptr i8, ptr %arguments, i64 120
  %v124 = load i64, ptr %v123, align 8
  %v125 = getelementptr i8, ptr %arguments, i64 128
  %v126 = load i64, ptr %v125, align 8
  %v127 = mul i64 %v124, %v126
  %v128 = getelementptr [1 x i8], ptr %v108, i64 %v127
  %v129 = mul i64 %v112, 2
  br label %head130
head130:
  %v131 = phi i64 [ %v120, %entry ], [ %v2732, %end2725 ]
  %v132 = icmp slt i64 %v131, %v122
  br i1 %v132, label %body130, label %end130
body130:
  %v133 = mul i64 %v129, %v131
  %v134 = getelementptr [4 x i8], ptr %v94, i64 %v133
  %v135 = mul i64 %v131, %v114
  %v136 = mul i64 %v135, %v112
  %v137 = getelementptr [4 x i8], ptr %v96, i64 %v136
  %v138 = getelementptr [4 x i8], ptr %v98, i64 %v136
  %v139 = add i64 0, %v114
  %v140 = mul i64 %v131, %v116
  %v141 = mul i64 %v140, %v112
  %v142 = getelementptr [4 x i8], ptr %v100, i64 %v141
  %v143 = getelementptr [4 x i8], ptr %v102, i64 %v141
  %v144 = add i64 %v139, %v116
  %v145 = getelementptr [4 x i8], ptr %v128, i64 %v129
  %v146 = add i64 4, %v114
  %v147 = add i64 %v146, %v116
  %v148 = sub i64 %v129, 0
  %v149 = and i64 %v148, -4
  %v150 = add i64 0, %v149
  br label %head151
head151:
  %v152 = phi i64 [ 0, %body130 ], [ %v156, %body151 ]
  %v153 = icmp slt i64 %v152, %v150
  br i1 %v153, label %body151, label %end151
body151:
  %v154 = add i64 %v152, 0
  %v155 = getelementptr [4 x i8], ptr %v128, i64 %v154
  store <4 x float> splat (float 0x0000000000000000), ptr %v155, align 4
  %v156 = add i64 %v152, 4
  br label %head151
end151:
  br label %head157
head157:
  %v158 = phi i64 [ %v150, %end151 ], [ %v161, %body157 ]
  %v159 = icmp slt i64 %v158, %v129
  br i1 %v159, label %body157, label %end157
body157:
  %v160 = getelementptr [4 x i8], ptr %v128, i64 %v158
  store float 0x0000000000000000, ptr %v160, align 4
  %v161 = add i64 %v158, 1
  br label %head157
end157:
  br label %head162
head162:
  %v163 = phi i64 [ 0, %end157 ], [ %v326, %end295 ]
  %v164 = icmp slt i64 %v163, %v114
  br i1 %v164, label %body162, label %end162
body162:
  %v165 = insertelement <4 x i64> poison, i64 %v163, i32 0
  %v166 = shufflevector <4 x i64> %v165, <4 x i64> poison, <4 x i32> zeroinitializer
  %v167 = add <4 x i64> <i64 0, i64 1, i64 2, i64 3>, %v166
  %v168 = insertelement <4 x i64> poison, i64 %v114, i32 0
  %v169 = shufflevector <4 x i64> %v168, <4 x i64> poison, <4 x i32> zeroinitializer
  %v170 = icmp slt <4 x i64> %v167, %v169
  %v171 = sub i64 %v114, 1
  %v172 = insertelement <4 x i64> poison, i64 %v171, i32 0
  %v173 = shufflevector <4 x i64> %v172, <4 x i64> poison, <4 x i32> zeroinitializer
  %v174 = select <4 x i1> %v170, <4 x i64> %v167, <4 x i64> %v173
  %v175 = add i64 %v163, 0
  %v176 = icmp slt i64 %v175, %v114
  %v177 = sub i64 %v114, 1
  %v178 = select i1 %v176, i64 %v175, i64 %v177
  %v179 = add i64 %v163, 1
  %v180 = icmp slt i64 %v179, %v114
  %v181 = sub i64 %v114, 1
  %v182 = select i1 %v180, i64 %v179, i64 %v181
  %v183 = add i64 %v163, 2
  %v184 = icmp slt i64 %v183, %v114
  %v185 = sub i64 %v114, 1
  %v186 = select i1 %v184, i64 %v183, i64 %v185
  %v187 = add i64 %v163, 3
  %v188 = icmp slt i64 %v187, %v114
  %v189 = sub i64 %v114, 1
  %v190 = select i1 %v188, i64 %v187, i64 %v189
  %v191 = mul i64 %v178, %v112
  %v192 = getelementptr [4 x i8], ptr %v137, i64 %v191
  %v193 = mul i64 %v182, %v112
  %v194 = getelementptr [4 x i8], ptr %v137, i64 %v193
  %v195 = mul i64 %v186, %v112
  %v196 = getelementptr [4 x i8], ptr %v137, i64 %v195
  %v197 = mul i64 %v190, %v112
  %v198 = getelementptr [4 x i8], ptr %v137, i64 %v197
  %v199 = mul i64 %v112, 8
  %v200 = and i64 %v112, -4
  br label %head201
head201:
  %v202 = phi i64 [ 0, %body162 ], [ %v290, %body201 ]
  %v203 = phi <4 x float> [ splat (float 0x0000000000000000), %body162 ], [ %v282, %body201 ]
  %v204 = phi <4 x float> [ splat (float 0x0000000000000000), %body162 ], [ %v289, %body201 ]
  %v205 = icmp slt i64 %v202, %v200
  br i1 %v205, label %body201, label %end201
body201:
  %v206 = add i64 %v202, %v199
  %v207 = getelementptr [4 x i8], ptr %v192, i64 %v206
  call void @llvm.prefetch.p0(ptr %v207, i32 0, i32 3, i32 1)
  %v208 = add i64 %v202, %v199
  %v209 = getelementptr [4 x i8], ptr %v194, i64 %v208
  call void @llvm.prefetch.p0(ptr %v209, i32 0, i32 3, i32 1)
  %v210 = add i64 %v202, %v199
  %v211 = getelementptr [4 x i8], ptr %v196, i64 %v210
  call void @llvm.prefetch.p0(ptr %v211, i32 0, i32 3, i32 1)
  %v212 = add i64 %v202, %v199
  %v213 = getelementptr [4 x i8], ptr %v198, i64 %v212
  call void @llvm.prefetch.p0(ptr %v213, i32 0, i32 3, i32 1)
  %v214 = getelementptr [4 x i8], ptr %v192, i64 %v202
  %v215 = load <4 x float>, ptr %v214, align 4
  %v216 = getelementptr [4 x i8], ptr %v194, i64 %v202
  %v217 = load <4 x float>, ptr %v216, align 4
  %v218 = getelementptr [4 x i8], ptr %v196, i64 %v202
  %v219 = load <4 x float>, ptr %v218, align 4
  %v220 = getelementptr [4 x i8], ptr %v198, i64 %v202
  %v221 = load <4 x float>, ptr %v220, align 4
  %v222 = shufflevector <4 x float> %v215, <4 x float> %v219, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v223 = shufflevector <4 x float> %v215, <4 x float> %v219, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v224 = shufflevector <4 x float> %v217, <4 x float> %v221, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v225 = shufflevector <4 x float> %v217, <4 x float> %v221, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v226 = shufflevector <4 x float> %v222, <4 x float> %v224, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v227 = shufflevector <4 x float> %v222, <4 x float> %v224, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v228 = shufflevector <4 x float> %v223, <4 x float> %v225, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v229 = shufflevector <4 x float> %v223, <4 x float> %v225, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v230 = add i64 %v202, 0
  %v231 = mul i64 %v112, 0
  %v232 = getelementptr [4 x i8], ptr %v134, i64 %v231
  %v233 = getelementptr [4 x i8], ptr %v232, i64 %v230
  %v234 = load float, ptr %v233, align 4
  %v235 = insertelement <4 x float> poison, float %v234, i32 0
  %v236 = shufflevector <4 x float> %v235, <4 x float> poison, <4 x i32> zeroinitializer
  %v237 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v236, <4 x float> %v226, <4 x float> %v203)
  %v238 = mul i64 %v112, 1
  %v239 = getelementptr [4 x i8], ptr %v134, i64 %v238
  %v240 = getelementptr [4 x i8], ptr %v239, i64 %v230
  %v241 = load float, ptr %v240, align 4
  %v242 = insertelement <4 x float> poison, float %v241, i32 0
  %v243 = shufflevector <4 x float> %v242, <4 x float> poison, <4 x i32> zeroinitializer
  %v244 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v243, <4 x float> %v226, <4 x float> %v204)
  %v245 = add i64 %v202, 1
  %v246 = mul i64 %v112, 0
  %v247 = getelementptr [4 x i8], ptr %v134, i64 %v246
  %v248 = getelementptr [4 x i8], ptr %v247, i64 %v245
  %v249 = load float, ptr %v248, align 4
  %v250 = insertelement <4 x float> poison, float %v249, i32 0
  %v251 = shufflevector <4 x float> %v250, <4 x float> poison, <4 x i32> zeroinitializer
  %v252 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v251, <4 x float> %v227, <4 x float> %v237)
  %v253 = mul i64 %v112, 1
  %v254 = getelementptr [4 x i8], ptr %v134, i64 %v253
  %v255 = getelementptr [4 x i8], ptr %v254, i64 %v245
  %v256 = load float, ptr %v255, align 4
  %v257 = insertelement <4 x float> poison, float %v256, i32 0
  %v258 = shufflevector <4 x float> %v257, <4 x float> poison, <4 x i32> zeroinitializer
  %v259 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v258, <4 x float> %v227, <4 x float> %v244)
  %v260 = add i64 %v202, 2
  %v261 = mul i64 %v112, 0
  %v262 = getelementptr [4 x i8], ptr %v134, i64 %v261
  %v263 = getelementptr [4 x i8], ptr %v262, i64 %v260
  %v264 = load float, ptr %v263, align 4
  %v265 = insertelement <4 x float> poison, float %v264, i32 0
  %v266 = shufflevector <4 x float> %v265, <4 x float> poison, <4 x i32> zeroinitializer
  %v267 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v266, <4 x float> %v228, <4 x float> %v252)
  %v268 = mul i64 %v112, 1
  %v269 = getelementptr [4 x i8], ptr %v134, i64 %v268
  %v270 = getelementptr [4 x i8], ptr %v269, i64 %v260
  %v271 = load float, ptr %v270, align 4
  %v272 = insertelement <4 x float> poison, float %v271, i32 0
  %v273 = shufflevector <4 x float> %v272, <4 x float> poison, <4 x i32> zeroinitializer
  %v274 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v273, <4 x float> %v228, <4 x float> %v259)
  %v275 = add i64 %v202, 3
  %v276 = mul i64 %v112, 0
  %v277 = getelementptr [4 x i8], ptr %v134, i64 %v276
  %v278 = getelementptr [4 x i8], ptr %v277, i64 %v275
  %v279 = load float, ptr %v278, align 4
  %v280 = insertelement <4 x float> poison, float %v279, i32 0
  %v281 = shufflevector <4 x float> %v280, <4 x float> poison, <4 x i32> zeroinitializer
  %v282 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v281, <4 x float> %v229, <4 x float> %v267)
  %v283 = mul i64 %v112, 1
  %v284 = getelementptr [4 x i8], ptr %v134, i64 %v283
  %v285 = getelementptr [4 x i8], ptr %v284, i64 %v275
  %v286 = load float, ptr %v285, align 4
  %v287 = insertelement <4 x float> poison, float %v286, i32 0
  %v288 = shufflevector <4 x float> %v287, <4 x float> poison, <4 x i32> zeroinitializer
  %v289 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v288, <4 x float> %v229, <4 x float> %v274)
  %v290 = add i64 %v202, 4
  br label %head201
end201:
  %v291 = insertelement <4 x i64> poison, i64 %v112, i32 0
  %v292 = shufflevector <4 x i64> %v291, <4 x i64> poison, <4 x i32> zeroinitializer
  %v293 = mul <4 x i64> %v174, %v292
  %v294 = and i64 %v112, -4
  br label %head295
head295:
  %v296 = phi i64 [ %v294, %end201 ], [ %v317, %body295 ]
  %v297 = phi <4 x float> [ %v203, %end201 ], [ %v309, %body295 ]
  %v298 = phi <4 x float> [ %v204, %end201 ], [ %v316, %body295 ]
  %v299 = icmp slt i64 %v296, %v112
  br i1 %v299, label %body295, label %end295
body295:
  %v300 = getelementptr [4 x i8], ptr %v137, i64 %v296
  %v301 = getelementptr [4 x i8], ptr %v300, <4 x i64> %v293
  %v302 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> %v301, i32 4, <4 x i1> splat (i1 true), <4 x float> poison)
  %v303 = mul i64 %v112, 0
  %v304 = getelementptr [4 x i8], ptr %v134, i64 %v303
  %v305 = getelementptr [4 x i8], ptr %v304, i64 %v296
  %v306 = load float, ptr %v305, align 4
  %v307 = insertelement <4 x float> poison, float %v306, i32 0
  %v308 = shufflevector <4 x float> %v307, <4 x float> poison, <4 x i32> zeroinitializer
  %v309 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v308, <4 x float> %v302, <4 x float> %v297)
  %v310 = mul i64 %v112, 1
  %v311 = getelementptr [4 x i8], ptr %v134, i64 %v310
  %v312 = getelementptr [4 x i8], ptr %v311, i64 %v296
  %v313 = load float, ptr %v312, align 4
  %v314 = insertelement <4 x float> poison, float %v313, i32 0
  %v315 = shufflevector <4 x float> %v314, <4 x float> poison, <4 x i32> zeroinitializer
  %v316 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v315, <4 x float> %v302, <4 x float> %v298)
  %v317 = add i64 %v296, 1
  br label %head295
end295:
  %v318 = add i64 0, %v163
  %v319 = mul i64 %v147, 0
  %v320 = getelementptr [4 x i8], ptr %v145, i64 %v319
  %v321 = getelementptr [4 x i8], ptr %v320, i64 %v318
  store <4 x float> %v297, ptr %v321, align 4
  %v322 = add i64 0, %v163
  %v323 = mul i64 %v147, 1
  %v324 = getelementptr [4 x i8], ptr %v145, i64 %v323
  %v325 = getelementptr [4 x i8], ptr %v324, i64 %v322
  store <4 x float> %v298, ptr %v325, align 4
  %v326 = add i64 %v163, 4
  br label %head162
end162:
  br label %head327
head327:
  %v328 = phi i64 [ 0, %end162 ], [ %v491, %end460 ]
  %v329 = icmp slt i64 %v328, %v116
  br i1 %v329, label %body327, label %end327
body327:
  %v330 = insertelement <4 x i64> poison, i64 %v328, i32 0
  %v331 = shufflevector <4 x i64> %v330, <4 x i64> poison, <4 x i32> zeroinitializer
  %v332 = add <4 x i64> <i64 0, i64 1, i64 2, i64 3>, %v331
  %v333 = insertelement <4 x i64> poison, i64 %v116, i32 0
  %v334 = shufflevector <4 x i64> %v333, <4 x i64> poison, <4 x i32> zeroinitializer
  %v335 = icmp slt <4 x i64> %v332, %v334
  %v336 = sub i64 %v116, 1
  %v337 = insertelement <4 x i64> poison, i64 %v336, i32 0
  %v338 = shufflevector <4 x i64> %v337, <4 x i64> poison, <4 x i32> zeroinitializer
  %v339 = select <4 x i1> %v335, <4 x i64> %v332, <4 x i64> %v338
  %v340 = add i64 %v328, 0
  %v341 = icmp slt i64 %v340, %v116
  %v342 = sub i64 %v116, 1
  %v343 = select i1 %v341, i64 %v340, i64 %v342
  %v344 = add i64 %v328, 1
  %v345 = icmp slt i64 %v344, %v116
  %v346 = sub i64 %v116, 1
  %v347 = select i1 %v345, i64 %v344, i64 %v346
  %v348 = add i64 %v328, 2
  %v349 = icmp slt i64 %v348, %v116
  %v350 = sub i64 %v116, 1
  %v351 = select i1 %v349, i64 %v348, i64 %v350
  %v352 = add i64 %v328, 3
  %v353 = icmp slt i64 %v352, %v116
  %v354 = sub i64 %v116, 1
  %v355 = select i1 %v353, i64 %v352, i64 %v354
  %v356 = mul i64 %v343, %v112
  %v357 = getelementptr [4 x i8], ptr %v142, i64 %v356
  %v358 = mul i64 %v347, %v112
  %v359 = getelementptr [4 x i8], ptr %v142, i64 %v358
  %v360 = mul i64 %v351, %v112
  %v361 = getelementptr [4 x i8], ptr %v142, i64 %v360
  %v362 = mul i64 %v355, %v112
  %v363 = getelementptr [4 x i8], ptr %v142, i64 %v362
  %v364 = mul i64 %v112, 8
  %v365 = and i64 %v112, -4
  br label %head366
head366:
  %v367 = phi i64 [ 0, %body327 ], [ %v455, %body366 ]
  %v368 = phi <4 x float> [ splat (float 0x0000000000000000), %body327 ], [ %v447, %body366 ]
  %v369 = phi <4 x float> [ splat (float 0x0000000000000000), %body327 ], [ %v454, %body366 ]
  %v370 = icmp slt i64 %v367, %v365
  br i1 %v370, label %body366, label %end366
body366:
  %v371 = add i64 %v367, %v364
  %v372 = getelementptr [4 x i8], ptr %v357, i64 %v371
  call void @llvm.prefetch.p0(ptr %v372, i32 0, i32 3, i32 1)
  %v373 = add i64 %v367, %v364
  %v374 = getelementptr [4 x i8], ptr %v359, i64 %v373
  call void @llvm.prefetch.p0(ptr %v374, i32 0, i32 3, i32 1)
  %v375 = add i64 %v367, %v364
  %v376 = getelementptr [4 x i8], ptr %v361, i64 %v375
  call void @llvm.prefetch.p0(ptr %v376, i32 0, i32 3, i32 1)
  %v377 = add i64 %v367, %v364
  %v378 = getelementptr [4 x i8], ptr %v363, i64 %v377
  call void @llvm.prefetch.p0(ptr %v378, i32 0, i32 3, i32 1)
  %v379 = getelementptr [4 x i8], ptr %v357, i64 %v367
  %v380 = load <4 x float>, ptr %v379, align 4
  %v381 = getelementptr [4 x i8], ptr %v359, i64 %v367
  %v382 = load <4 x float>, ptr %v381, align 4
  %v383 = getelementptr [4 x i8], ptr %v361, i64 %v367
  %v384 = load <4 x float>, ptr %v383, align 4
  %v385 = getelementptr [4 x i8], ptr %v363, i64 %v367
  %v386 = load <4 x float>, ptr %v385, align 4
  %v387 = shufflevector <4 x float> %v380, <4 x float> %v384, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v388 = shufflevector <4 x float> %v380, <4 x float> %v384, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v389 = shufflevector <4 x float> %v382, <4 x float> %v386, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v390 = shufflevector <4 x float> %v382, <4 x float> %v386, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v391 = shufflevector <4 x float> %v387, <4 x float> %v389, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v392 = shufflevector <4 x float> %v387, <4 x float> %v389, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v393 = shufflevector <4 x float> %v388, <4 x float> %v390, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v394 = shufflevector <4 x float> %v388, <4 x float> %v390, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v395 = add i64 %v367, 0
  %v396 = mul i64 %v112, 0
  %v397 = getelementptr [4 x i8], ptr %v134, i64 %v396
  %v398 = getelementptr [4 x i8], ptr %v397, i64 %v395
  %v399 = load float, ptr %v398, align 4
  %v400 = insertelement <4 x float> poison, float %v399, i32 0
  %v401 = shufflevector <4 x float> %v400, <4 x float> poison, <4 x i32> zeroinitializer
  %v402 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v401, <4 x float> %v391, <4 x float> %v368)
  %v403 = mul i64 %v112, 1
  %v404 = getelementptr [4 x i8], ptr %v134, i64 %v403
  %v405 = getelementptr [4 x i8], ptr %v404, i64 %v395
  %v406 = load float, ptr %v405, align 4
  %v407 = insertelement <4 x float> poison, float %v406, i32 0
  %v408 = shufflevector <4 x float> %v407, <4 x float> poison, <4 x i32> zeroinitializer
  %v409 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v408, <4 x float> %v391, <4 x float> %v369)
  %v410 = add i64 %v367, 1
  %v411 = mul i64 %v112, 0
  %v412 = getelementptr [4 x i8], ptr %v134, i64 %v411
  %v413 = getelementptr [4 x i8], ptr %v412, i64 %v410
  %v414 = load float, ptr %v413, align 4
  %v415 = insertelement <4 x float> poison, float %v414, i32 0
  %v416 = shufflevector <4 x float> %v415, <4 x float> poison, <4 x i32> zeroinitializer
  %v417 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v416, <4 x float> %v392, <4 x float> %v402)
  %v418 = mul i64 %v112, 1
  %v419 = getelementptr [4 x i8], ptr %v134, i64 %v418
  %v420 = getelementptr [4 x i8], ptr %v419, i64 %v410
  %v421 = load float, ptr %v420, align 4
  %v422 = insertelement <4 x float> poison, float %v421, i32 0
  %v423 = shufflevector <4 x float> %v422, <4 x float> poison, <4 x i32> zeroinitializer
  %v424 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v423, <4 x float> %v392, <4 x float> %v409)
  %v425 = add i64 %v367, 2
  %v426 = mul i64 %v112, 0
  %v427 = getelementptr [4 x i8], ptr %v134, i64 %v426
  %v428 = getelementptr [4 x i8], ptr %v427, i64 %v425
  %v429 = load float, ptr %v428, align 4
  %v430 = insertelement <4 x float> poison, float %v429, i32 0
  %v431 = shufflevector <4 x float> %v430, <4 x float> poison, <4 x i32> zeroinitializer
  %v432 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v431, <4 x float> %v393, <4 x float> %v417)
  %v433 = mul i64 %v112, 1
  %v434 = getelementptr [4 x i8], ptr %v134, i64 %v433
  %v435 = getelementptr [4 x i8], ptr %v434, i64 %v425
  %v436 = load float, ptr %v435, align 4
  %v437 = insertelement <4 x float> poison, float %v436, i32 0
  %v438 = shufflevector <4 x float> %v437, <4 x float> poison, <4 x i32> zeroinitializer
  %v439 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v438, <4 x float> %v393, <4 x float> %v424)
  %v440 = add i64 %v367, 3
  %v441 = mul i64 %v112, 0
  %v442 = getelementptr [4 x i8], ptr %v134, i64 %v441
  %v443 = getelementptr [4 x i8], ptr %v442, i64 %v440
  %v444 = load float, ptr %v443, align 4
  %v445 = insertelement <4 x float> poison, float %v444, i32 0
  %v446 = shufflevector <4 x float> %v445, <4 x float> poison, <4 x i32> zeroinitializer
  %v447 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v446, <4 x float> %v394, <4 x float> %v432)
  %v448 = mul i64 %v112, 1
  %v449 = getelementptr [4 x i8], ptr %v134, i64 %v448
  %v450 = getelementptr [4 x i8], ptr %v449, i64 %v440
  %v451 = load float, ptr %v450, align 4
  %v452 = insertelement <4 x float> poison, float %v451, i32 0
  %v453 = shufflevector <4 x float> %v452, <4 x float> poison, <4 x i32> zeroinitializer
  %v454 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v453, <4 x float> %v394, <4 x float> %v439)
  %v455 = add i64 %v367, 4
  br label %head366
end366:
  %v456 = insertelement <4 x i64> poison, i64 %v112, i32 0
  %v457 = shufflevector <4 x i64> %v456, <4 x i64> poison, <4 x i32> zeroinitializer
  %v458 = mul <4 x i64> %v339, %v457
  %v459 = and i64 %v112, -4
  br label %head460
head460:
  %v461 = phi i64 [ %v459, %end366 ], [ %v482, %body460 ]
  %v462 = phi <4 x float> [ %v368, %end366 ], [ %v474, %body460 ]
  %v463 = phi <4 x float> [ %v369, %end366 ], [ %v481, %body460 ]
  %v464 = icmp slt i64 %v461, %v112
  br i1 %v464, label %body460, label %end460
body460:
  %v465 = getelementptr [4 x i8], ptr %v142, i64 %v461
  %v466 = getelementptr [4 x i8], ptr %v465, <4 x i64> %v458
  %v467 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> %v466, i32 4, <4 x i1> splat (i1 true), <4 x float> poison)
  %v468 = mul i64 %v112, 0
  %v469 = getelementptr [4 x i8], ptr %v134, i64 %v468
  %v470 = getelementptr [4 x i8], ptr %v469, i64 %v461
  %v471 = load float, ptr %v470, align 4
  %v472 = insertelement <4 x float> poison, float %v471, i32 0
  %v473 = shufflevector <4 x float> %v472, <4 x float> poison, <4 x i32> zeroinitializer
  %v474 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v473, <4 x float> %v467, <4 x float> %v462)
  %v475 = mul i64 %v112, 1
  %v476 = getelementptr [4 x i8], ptr %v134, i64 %v475
  %v477 = getelementptr [4 x i8], ptr %v476, i64 %v461
  %v478 = load float, ptr %v477, align 4
  %v479 = insertelement <4 x float> poison, float %v478, i32 0
  %v480 = shufflevector <4 x float> %v479, <4 x float> poison, <4 x i32> zeroinitializer
  %v481 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v480, <4 x float> %v467, <4 x float> %v463)
  %v482 = add i64 %v461, 1
  br label %head460
end460:
  %v483 = add i64 %v139, %v328
  %v484 = mul i64 %v147, 0
  %v485 = getelementptr [4 x i8], ptr %v145, i64 %v484
  %v486 = getelementptr [4 x i8], ptr %v485, i64 %v483
  store <4 x float> %v462, ptr %v486, align 4
  %v487 = add i64 %v139, %v328
  %v488 = mul i64 %v147, 1
  %v489 = getelementptr [4 x i8], ptr %v145, i64 %v488
  %v490 = getelementptr [4 x i8], ptr %v489, i64 %v487
  store <4 x float> %v463, ptr %v490, align 4
  %v491 = add i64 %v328, 4
  br label %head327
end327:
  br label %head492
head492:
  %v493 = phi i64 [ 0, %end327 ], [ %v1690, %end1654 ]
  %v494 = icmp slt i64 %v493, 2
  br i1 %v494, label %body492, label %end492
body492:
  %v495 = and i64 %v114, -64
  br label %head496
head496:
  %v497 = phi i64 [ 0, %body492 ], [ %v947, %body496 ]
  %v498 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v556, %body496 ]
  %v499 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v582, %body496 ]
  %v500 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v608, %body496 ]
  %v501 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v634, %body496 ]
  %v502 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v660, %body496 ]
  %v503 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v686, %body496 ]
  %v504 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v712, %body496 ]
  %v505 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v738, %body496 ]
  %v506 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v764, %body496 ]
  %v507 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v790, %body496 ]
  %v508 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v816, %body496 ]
  %v509 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v842, %body496 ]
  %v510 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v868, %body496 ]
  %v511 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v894, %body496 ]
  %v512 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v920, %body496 ]
  %v513 = phi <4 x float> [ splat (float 0xFFF0000000000000), %body492 ], [ %v946, %body496 ]
  %v514 = icmp slt i64 %v497, %v495
  br i1 %v514, label %body496, label %end496
body496:
  %v515 = add i64 %v497, 0
  %v516 = add i64 %v497, 4
  %v517 = add i64 %v497, 8
  %v518 = add i64 %v497, 12
  %v519 = add i64 %v497, 16
  %v520 = add i64 %v497, 20
  %v521 = add i64 %v497, 24
  %v522 = add i64 %v497, 28
  %v523 = add i64 %v497, 32
  %v524 = add i64 %v497, 36
  %v525 = add i64 %v497, 40
  %v526 = add i64 %v497, 44
  %v527 = add i64 %v497, 48
  %v528 = add i64 %v497, 52
  %v529 = add i64 %v497, 56
  %v530 = add i64 %v497, 60
  %v531 = add i64 0, %v515
  %v532 = mul i64 %v147, %v493
  %v533 = getelementptr [4 x i8], ptr %v145, i64 %v532
  %v534 = getelementptr [4 x i8], ptr %v533, i64 %v531
  %v535 = load <4 x float>, ptr %v534, align 4
  %v536 = insertelement <4 x float> poison, float %v92, i32 0
  %v537 = shufflevector <4 x float> %v536, <4 x float> poison, <4 x i32> zeroinitializer
  %v538 = fdiv <4 x float> %v535, %v537
  %v539 = srem i64 %v493, %v110
  %v540 = add i64 %v139, %v116
  %v541 = mul i64 %v539, %v540
  %v542 = add i64 %v541, %v531
  %v543 = getelementptr [4 x i8], ptr %v104, i64 %v542
  %v544 = load <4 x float>, ptr %v543, align 4
  %v545 = fadd <4 x float> %v538, %v544
  %v546 = srem i64 %v493, %v110
  %v547 = add i64 0, %v515
  %v548 = add i64 %v139, %v116
  %v549 = mul i64 %v546, %v548
  %v550 = add i64 %v549, %v547
  %v551 = getelementptr [4 x i8], ptr %v104, i64 %v550
  %v552 = load <4 x float>, ptr %v551, align 4
  %v553 = fcmp une <4 x float> %v552, splat (float 0xFFF0000000000000)
  %v554 = select <4 x i1> %v553, <4 x float> %v545, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v554, ptr %v534, align 4
  %v555 = fcmp ogt <4 x float> %v498, %v554
  %v556 = select <4 x i1> %v555, <4 x float> %v498, <4 x float> %v554
  %v557 = add i64 0, %v516
  %v558 = mul i64 %v147, %v493
  %v559 = getelementptr [4 x i8], ptr %v145, i64 %v558
  %v560 = getelementptr [4 x i8], ptr %v559, i64 %v557
  %v561 = load <4 x float>, ptr %v560, align 4
  %v562 = insertelement <4 x float> poison, float %v92, i32 0
  %v563 = shufflevector <4 x float> %v562, <4 x float> poison, <4 x i32> zeroinitializer
  %v564 = fdiv <4 x float> %v561, %v563
  %v565 = srem i64 %v493, %v110
  %v566 = add i64 %v139, %v116
  %v567 = mul i64 %v565, %v566
  %v568 = add i64 %v567, %v557
  %v569 = getelementptr [4 x i8], ptr %v104, i64 %v568
  %v570 = load <4 x float>, ptr %v569, align 4
  %v571 = fadd <4 x float> %v564, %v570
  %v572 = srem i64 %v493, %v110
  %v573 = add i64 0, %v516
  %v574 = add i64 %v139, %v116
  %v575 = mul i64 %v572, %v574
  %v576 = add i64 %v575, %v573
  %v577 = getelementptr [4 x i8], ptr %v104, i64 %v576
  %v578 = load <4 x float>, ptr %v577, align 4
  %v579 = fcmp une <4 x float> %v578, splat (float 0xFFF0000000000000)
  %v580 = select <4 x i1> %v579, <4 x float> %v571, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v580, ptr %v560, align 4
  %v581 = fcmp ogt <4 x float> %v499, %v580
  %v582 = select <4 x i1> %v581, <4 x float> %v499, <4 x float> %v580
  %v583 = add i64 0, %v517
  %v584 = mul i64 %v147, %v493
  %v585 = getelementptr [4 x i8], ptr %v145, i64 %v584
  %v586 = getelementptr [4 x i8], ptr %v585, i64 %v583
  %v587 = load <4 x float>, ptr %v586, align 4
  %v588 = insertelement <4 x float> poison, float %v92, i32 0
  %v589 = shufflevector <4 x float> %v588, <4 x float> poison, <4 x i32> zeroinitializer
  %v590 = fdiv <4 x float> %v587, %v589
  %v591 = srem i64 %v493, %v110
  %v592 = add i64 %v139, %v116
  %v593 = mul i64 %v591, %v592
  %v594 = add i64 %v593, %v583
  %v595 = getelementptr [4 x i8], ptr %v104, i64 %v594
  %v596 = load <4 x float>, ptr %v595, align 4
  %v597 = fadd <4 x float> %v590, %v596
  %v598 = srem i64 %v493, %v110
  %v599 = add i64 0, %v517
  %v600 = add i64 %v139, %v116
  %v601 = mul i64 %v598, %v600
  %v602 = add i64 %v601, %v599
  %v603 = getelementptr [4 x i8], ptr %v104, i64 %v602
  %v604 = load <4 x float>, ptr %v603, align 4
  %v605 = fcmp une <4 x float> %v604, splat (float 0xFFF0000000000000)
  %v606 = select <4 x i1> %v605, <4 x float> %v597, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v606, ptr %v586, align 4
  %v607 = fcmp ogt <4 x float> %v500, %v606
  %v608 = select <4 x i1> %v607, <4 x float> %v500, <4 x float> %v606
  %v609 = add i64 0, %v518
  %v610 = mul i64 %v147, %v493
  %v611 = getelementptr [4 x i8], ptr %v145, i64 %v610
  %v612 = getelementptr [4 x i8], ptr %v611, i64 %v609
  %v613 = load <4 x float>, ptr %v612, align 4
  %v614 = insertelement <4 x float> poison, float %v92, i32 0
  %v615 = shufflevector <4 x float> %v614, <4 x float> poison, <4 x i32> zeroinitializer
  %v616 = fdiv <4 x float> %v613, %v615
  %v617 = srem i64 %v493, %v110
  %v618 = add i64 %v139, %v116
  %v619 = mul i64 %v617, %v618
  %v620 = add i64 %v619, %v609
  %v621 = getelementptr [4 x i8], ptr %v104, i64 %v620
  %v622 = load <4 x float>, ptr %v621, align 4
  %v623 = fadd <4 x float> %v616, %v622
  %v624 = srem i64 %v493, %v110
  %v625 = add i64 0, %v518
  %v626 = add i64 %v139, %v116
  %v627 = mul i64 %v624, %v626
  %v628 = add i64 %v627, %v625
  %v629 = getelementptr [4 x i8], ptr %v104, i64 %v628
  %v630 = load <4 x float>, ptr %v629, align 4
  %v631 = fcmp une <4 x float> %v630, splat (float 0xFFF0000000000000)
  %v632 = select <4 x i1> %v631, <4 x float> %v623, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v632, ptr %v612, align 4
  %v633 = fcmp ogt <4 x float> %v501, %v632
  %v634 = select <4 x i1> %v633, <4 x float> %v501, <4 x float> %v632
  %v635 = add i64 0, %v519
  %v636 = mul i64 %v147, %v493
  %v637 = getelementptr [4 x i8], ptr %v145, i64 %v636
  %v638 = getelementptr [4 x i8], ptr %v637, i64 %v635
  %v639 = load <4 x float>, ptr %v638, align 4
  %v640 = insertelement <4 x float> poison, float %v92, i32 0
  %v641 = shufflevector <4 x float> %v640, <4 x float> poison, <4 x i32> zeroinitializer
  %v642 = fdiv <4 x float> %v639, %v641
  %v643 = srem i64 %v493, %v110
  %v644 = add i64 %v139, %v116
  %v645 = mul i64 %v643, %v644
  %v646 = add i64 %v645, %v635
  %v647 = getelementptr [4 x i8], ptr %v104, i64 %v646
  %v648 = load <4 x float>, ptr %v647, align 4
  %v649 = fadd <4 x float> %v642, %v648
  %v650 = srem i64 %v493, %v110
  %v651 = add i64 0, %v519
  %v652 = add i64 %v139, %v116
  %v653 = mul i64 %v650, %v652
  %v654 = add i64 %v653, %v651
  %v655 = getelementptr [4 x i8], ptr %v104, i64 %v654
  %v656 = load <4 x float>, ptr %v655, align 4
  %v657 = fcmp une <4 x float> %v656, splat (float 0xFFF0000000000000)
  %v658 = select <4 x i1> %v657, <4 x float> %v649, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v658, ptr %v638, align 4
  %v659 = fcmp ogt <4 x float> %v502, %v658
  %v660 = select <4 x i1> %v659, <4 x float> %v502, <4 x float> %v658
  %v661 = add i64 0, %v520
  %v662 = mul i64 %v147, %v493
  %v663 = getelementptr [4 x i8], ptr %v145, i64 %v662
  %v664 = getelementptr [4 x i8], ptr %v663, i64 %v661
  %v665 = load <4 x float>, ptr %v664, align 4
  %v666 = insertelement <4 x float> poison, float %v92, i32 0
  %v667 = shufflevector <4 x float> %v666, <4 x float> poison, <4 x i32> zeroinitializer
  %v668 = fdiv <4 x float> %v665, %v667
  %v669 = srem i64 %v493, %v110
  %v670 = add i64 %v139, %v116
  %v671 = mul i64 %v669, %v670
  %v672 = add i64 %v671, %v661
  %v673 = getelementptr [4 x i8], ptr %v104, i64 %v672
  %v674 = load <4 x float>, ptr %v673, align 4
  %v675 = fadd <4 x float> %v668, %v674
  %v676 = srem i64 %v493, %v110
  %v677 = add i64 0, %v520
  %v678 = add i64 %v139, %v116
  %v679 = mul i64 %v676, %v678
  %v680 = add i64 %v679, %v677
  %v681 = getelementptr [4 x i8], ptr %v104, i64 %v680
  %v682 = load <4 x float>, ptr %v681, align 4
  %v683 = fcmp une <4 x float> %v682, splat (float 0xFFF0000000000000)
  %v684 = select <4 x i1> %v683, <4 x float> %v675, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v684, ptr %v664, align 4
  %v685 = fcmp ogt <4 x float> %v503, %v684
  %v686 = select <4 x i1> %v685, <4 x float> %v503, <4 x float> %v684
  %v687 = add i64 0, %v521
  %v688 = mul i64 %v147, %v493
  %v689 = getelementptr [4 x i8], ptr %v145, i64 %v688
  %v690 = getelementptr [4 x i8], ptr %v689, i64 %v687
  %v691 = load <4 x float>, ptr %v690, align 4
  %v692 = insertelement <4 x float> poison, float %v92, i32 0
  %v693 = shufflevector <4 x float> %v692, <4 x float> poison, <4 x i32> zeroinitializer
  %v694 = fdiv <4 x float> %v691, %v693
  %v695 = srem i64 %v493, %v110
  %v696 = add i64 %v139, %v116
  %v697 = mul i64 %v695, %v696
  %v698 = add i64 %v697, %v687
  %v699 = getelementptr [4 x i8], ptr %v104, i64 %v698
  %v700 = load <4 x float>, ptr %v699, align 4
  %v701 = fadd <4 x float> %v694, %v700
  %v702 = srem i64 %v493, %v110
  %v703 = add i64 0, %v521
  %v704 = add i64 %v139, %v116
  %v705 = mul i64 %v702, %v704
  %v706 = add i64 %v705, %v703
  %v707 = getelementptr [4 x i8], ptr %v104, i64 %v706
  %v708 = load <4 x float>, ptr %v707, align 4
  %v709 = fcmp une <4 x float> %v708, splat (float 0xFFF0000000000000)
  %v710 = select <4 x i1> %v709, <4 x float> %v701, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v710, ptr %v690, align 4
  %v711 = fcmp ogt <4 x float> %v504, %v710
  %v712 = select <4 x i1> %v711, <4 x float> %v504, <4 x float> %v710
  %v713 = add i64 0, %v522
  %v714 = mul i64 %v147, %v493
  %v715 = getelementptr [4 x i8], ptr %v145, i64 %v714
  %v716 = getelementptr [4 x i8], ptr %v715, i64 %v713
  %v717 = load <4 x float>, ptr %v716, align 4
  %v718 = insertelement <4 x float> poison, float %v92, i32 0
  %v719 = shufflevector <4 x float> %v718, <4 x float> poison, <4 x i32> zeroinitializer
  %v720 = fdiv <4 x float> %v717, %v719
  %v721 = srem i64 %v493, %v110
  %v722 = add i64 %v139, %v116
  %v723 = mul i64 %v721, %v722
  %v724 = add i64 %v723, %v713
  %v725 = getelementptr [4 x i8], ptr %v104, i64 %v724
  %v726 = load <4 x float>, ptr %v725, align 4
  %v727 = fadd <4 x float> %v720, %v726
  %v728 = srem i64 %v493, %v110
  %v729 = add i64 0, %v522
  %v730 = add i64 %v139, %v116
  %v731 = mul i64 %v728, %v730
  %v732 = add i64 %v731, %v729
  %v733 = getelementptr [4 x i8], ptr %v104, i64 %v732
  %v734 = load <4 x float>, ptr %v733, align 4
  %v735 = fcmp une <4 x float> %v734, splat (float 0xFFF0000000000000)
  %v736 = select <4 x i1> %v735, <4 x float> %v727, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v736, ptr %v716, align 4
  %v737 = fcmp ogt <4 x float> %v505, %v736
  %v738 = select <4 x i1> %v737, <4 x float> %v505, <4 x float> %v736
  %v739 = add i64 0, %v523
  %v740 = mul i64 %v147, %v493
  %v741 = getelementptr [4 x i8], ptr %v145, i64 %v740
  %v742 = getelementptr [4 x i8], ptr %v741, i64 %v739
  %v743 = load <4 x float>, ptr %v742, align 4
  %v744 = insertelement <4 x float> poison, float %v92, i32 0
  %v745 = shufflevector <4 x float> %v744, <4 x float> poison, <4 x i32> zeroinitializer
  %v746 = fdiv <4 x float> %v743, %v745
  %v747 = srem i64 %v493, %v110
  %v748 = add i64 %v139, %v116
  %v749 = mul i64 %v747, %v748
  %v750 = add i64 %v749, %v739
  %v751 = getelementptr [4 x i8], ptr %v104, i64 %v750
  %v752 = load <4 x float>, ptr %v751, align 4
  %v753 = fadd <4 x float> %v746, %v752
  %v754 = srem i64 %v493, %v110
  %v755 = add i64 0, %v523
  %v756 = add i64 %v139, %v116
  %v757 = mul i64 %v754, %v756
  %v758 = add i64 %v757, %v755
  %v759 = getelementptr [4 x i8], ptr %v104, i64 %v758
  %v760 = load <4 x float>, ptr %v759, align 4
  %v761 = fcmp une <4 x float> %v760, splat (float 0xFFF0000000000000)
  %v762 = select <4 x i1> %v761, <4 x float> %v753, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v762, ptr %v742, align 4
  %v763 = fcmp ogt <4 x float> %v506, %v762
  %v764 = select <4 x i1> %v763, <4 x float> %v506, <4 x float> %v762
  %v765 = add i64 0, %v524
  %v766 = mul i64 %v147, %v493
  %v767 = getelementptr [4 x i8], ptr %v145, i64 %v766
  %v768 = getelementptr [4 x i8], ptr %v767, i64 %v765
  %v769 = load <4 x float>, ptr %v768, align 4
  %v770 = insertelement <4 x float> poison, float %v92, i32 0
  %v771 = shufflevector <4 x float> %v770, <4 x float> poison, <4 x i32> zeroinitializer
  %v772 = fdiv <4 x float> %v769, %v771
  %v773 = srem i64 %v493, %v110
  %v774 = add i64 %v139, %v116
  %v775 = mul i64 %v773, %v774
  %v776 = add i64 %v775, %v765
  %v777 = getelementptr [4 x i8], ptr %v104, i64 %v776
  %v778 = load <4 x float>, ptr %v777, align 4
  %v779 = fadd <4 x float> %v772, %v778
  %v780 = srem i64 %v493, %v110
  %v781 = add i64 0, %v524
  %v782 = add i64 %v139, %v116
  %v783 = mul i64 %v780, %v782
  %v784 = add i64 %v783, %v781
  %v785 = getelementptr [4 x i8], ptr %v104, i64 %v784
  %v786 = load <4 x float>, ptr %v785, align 4
  %v787 = fcmp une <4 x float> %v786, splat (float 0xFFF0000000000000)
  %v788 = select <4 x i1> %v787, <4 x float> %v779, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v788, ptr %v768, align 4
  %v789 = fcmp ogt <4 x float> %v507, %v788
  %v790 = select <4 x i1> %v789, <4 x float> %v507, <4 x float> %v788
  %v791 = add i64 0, %v525
  %v792 = mul i64 %v147, %v493
  %v793 = getelementptr [4 x i8], ptr %v145, i64 %v792
  %v794 = getelementptr [4 x i8], ptr %v793, i64 %v791
  %v795 = load <4 x float>, ptr %v794, align 4
  %v796 = insertelement <4 x float> poison, float %v92, i32 0
  %v797 = shufflevector <4 x float> %v796, <4 x float> poison, <4 x i32> zeroinitializer
  %v798 = fdiv <4 x float> %v795, %v797
  %v799 = srem i64 %v493, %v110
  %v800 = add i64 %v139, %v116
  %v801 = mul i64 %v799, %v800
  %v802 = add i64 %v801, %v791
  %v803 = getelementptr [4 x i8], ptr %v104, i64 %v802
  %v804 = load <4 x float>, ptr %v803, align 4
  %v805 = fadd <4 x float> %v798, %v804
  %v806 = srem i64 %v493, %v110
  %v807 = add i64 0, %v525
  %v808 = add i64 %v139, %v116
  %v809 = mul i64 %v806, %v808
  %v810 = add i64 %v809, %v807
  %v811 = getelementptr [4 x i8], ptr %v104, i64 %v810
  %v812 = load <4 x float>, ptr %v811, align 4
  %v813 = fcmp une <4 x float> %v812, splat (float 0xFFF0000000000000)
  %v814 = select <4 x i1> %v813, <4 x float> %v805, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v814, ptr %v794, align 4
  %v815 = fcmp ogt <4 x float> %v508, %v814
  %v816 = select <4 x i1> %v815, <4 x float> %v508, <4 x float> %v814
  %v817 = add i64 0, %v526
  %v818 = mul i64 %v147, %v493
  %v819 = getelementptr [4 x i8], ptr %v145, i64 %v818
  %v820 = getelementptr [4 x i8], ptr %v819, i64 %v817
  %v821 = load <4 x float>, ptr %v820, align 4
  %v822 = insertelement <4 x float> poison, float %v92, i32 0
  %v823 = shufflevector <4 x float> %v822, <4 x float> poison, <4 x i32> zeroinitializer
  %v824 = fdiv <4 x float> %v821, %v823
  %v825 = srem i64 %v493, %v110
  %v826 = add i64 %v139, %v116
  %v827 = mul i64 %v825, %v826
  %v828 = add i64 %v827, %v817
  %v829 = getelementptr [4 x i8], ptr %v104, i64 %v828
  %v830 = load <4 x float>, ptr %v829, align 4
  %v831 = fadd <4 x float> %v824, %v830
  %v832 = srem i64 %v493, %v110
  %v833 = add i64 0, %v526
  %v834 = add i64 %v139, %v116
  %v835 = mul i64 %v832, %v834
  %v836 = add i64 %v835, %v833
  %v837 = getelementptr [4 x i8], ptr %v104, i64 %v836
  %v838 = load <4 x float>, ptr %v837, align 4
  %v839 = fcmp une <4 x float> %v838, splat (float 0xFFF0000000000000)
  %v840 = select <4 x i1> %v839, <4 x float> %v831, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v840, ptr %v820, align 4
  %v841 = fcmp ogt <4 x float> %v509, %v840
  %v842 = select <4 x i1> %v841, <4 x float> %v509, <4 x float> %v840
  %v843 = add i64 0, %v527
  %v844 = mul i64 %v147, %v493
  %v845 = getelementptr [4 x i8], ptr %v145, i64 %v844
  %v846 = getelementptr [4 x i8], ptr %v845, i64 %v843
  %v847 = load <4 x float>, ptr %v846, align 4
  %v848 = insertelement <4 x float> poison, float %v92, i32 0
  %v849 = shufflevector <4 x float> %v848, <4 x float> poison, <4 x i32> zeroinitializer
  %v850 = fdiv <4 x float> %v847, %v849
  %v851 = srem i64 %v493, %v110
  %v852 = add i64 %v139, %v116
  %v853 = mul i64 %v851, %v852
  %v854 = add i64 %v853, %v843
  %v855 = getelementptr [4 x i8], ptr %v104, i64 %v854
  %v856 = load <4 x float>, ptr %v855, align 4
  %v857 = fadd <4 x float> %v850, %v856
  %v858 = srem i64 %v493, %v110
  %v859 = add i64 0, %v527
  %v860 = add i64 %v139, %v116
  %v861 = mul i64 %v858, %v860
  %v862 = add i64 %v861, %v859
  %v863 = getelementptr [4 x i8], ptr %v104, i64 %v862
  %v864 = load <4 x float>, ptr %v863, align 4
  %v865 = fcmp une <4 x float> %v864, splat (float 0xFFF0000000000000)
  %v866 = select <4 x i1> %v865, <4 x float> %v857, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v866, ptr %v846, align 4
  %v867 = fcmp ogt <4 x float> %v510, %v866
  %v868 = select <4 x i1> %v867, <4 x float> %v510, <4 x float> %v866
  %v869 = add i64 0, %v528
  %v870 = mul i64 %v147, %v493
  %v871 = getelementptr [4 x i8], ptr %v145, i64 %v870
  %v872 = getelementptr [4 x i8], ptr %v871, i64 %v869
  %v873 = load <4 x float>, ptr %v872, align 4
  %v874 = insertelement <4 x float> poison, float %v92, i32 0
  %v875 = shufflevector <4 x float> %v874, <4 x float> poison, <4 x i32> zeroinitializer
  %v876 = fdiv <4 x float> %v873, %v875
  %v877 = srem i64 %v493, %v110
  %v878 = add i64 %v139, %v116
  %v879 = mul i64 %v877, %v878
  %v880 = add i64 %v879, %v869
  %v881 = getelementptr [4 x i8], ptr %v104, i64 %v880
  %v882 = load <4 x float>, ptr %v881, align 4
  %v883 = fadd <4 x float> %v876, %v882
  %v884 = srem i64 %v493, %v110
  %v885 = add i64 0, %v528
  %v886 = add i64 %v139, %v116
  %v887 = mul i64 %v884, %v886
  %v888 = add i64 %v887, %v885
  %v889 = getelementptr [4 x i8], ptr %v104, i64 %v888
  %v890 = load <4 x float>, ptr %v889, align 4
  %v891 = fcmp une <4 x float> %v890, splat (float 0xFFF0000000000000)
  %v892 = select <4 x i1> %v891, <4 x float> %v883, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v892, ptr %v872, align 4
  %v893 = fcmp ogt <4 x float> %v511, %v892
  %v894 = select <4 x i1> %v893, <4 x float> %v511, <4 x float> %v892
  %v895 = add i64 0, %v529
  %v896 = mul i64 %v147, %v493
  %v897 = getelementptr [4 x i8], ptr %v145, i64 %v896
  %v898 = getelementptr [4 x i8], ptr %v897, i64 %v895
  %v899 = load <4 x float>, ptr %v898, align 4
  %v900 = insertelement <4 x float> poison, float %v92, i32 0
  %v901 = shufflevector <4 x float> %v900, <4 x float> poison, <4 x i32> zeroinitializer
  %v902 = fdiv <4 x float> %v899, %v901
  %v903 = srem i64 %v493, %v110
  %v904 = add i64 %v139, %v116
  %v905 = mul i64 %v903, %v904
  %v906 = add i64 %v905, %v895
  %v907 = getelementptr [4 x i8], ptr %v104, i64 %v906
  %v908 = load <4 x float>, ptr %v907, align 4
  %v909 = fadd <4 x float> %v902, %v908
  %v910 = srem i64 %v493, %v110
  %v911 = add i64 0, %v529
  %v912 = add i64 %v139, %v116
  %v913 = mul i64 %v910, %v912
  %v914 = add i64 %v913, %v911
  %v915 = getelementptr [4 x i8], ptr %v104, i64 %v914
  %v916 = load <4 x float>, ptr %v915, align 4
  %v917 = fcmp une <4 x float> %v916, splat (float 0xFFF0000000000000)
  %v918 = select <4 x i1> %v917, <4 x float> %v909, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v918, ptr %v898, align 4
  %v919 = fcmp ogt <4 x float> %v512, %v918
  %v920 = select <4 x i1> %v919, <4 x float> %v512, <4 x float> %v918
  %v921 = add i64 0, %v530
  %v922 = mul i64 %v147, %v493
  %v923 = getelementptr [4 x i8], ptr %v145, i64 %v922
  %v924 = getelementptr [4 x i8], ptr %v923, i64 %v921
  %v925 = load <4 x float>, ptr %v924, align 4
  %v926 = insertelement <4 x float> poison, float %v92, i32 0
  %v927 = shufflevector <4 x float> %v926, <4 x float> poison, <4 x i32> zeroinitializer
  %v928 = fdiv <4 x float> %v925, %v927
  %v929 = srem i64 %v493, %v110
  %v930 = add i64 %v139, %v116
  %v931 = mul i64 %v929, %v930
  %v932 = add i64 %v931, %v921
  %v933 = getelementptr [4 x i8], ptr %v104, i64 %v932
  %v934 = load <4 x float>, ptr %v933, align 4
  %v935 = fadd <4 x float> %v928, %v934
  %v936 = srem i64 %v493, %v110
  %v937 = add i64 0, %v530
  %v938 = add i64 %v139, %v116
  %v939 = mul i64 %v936, %v938
  %v940 = add i64 %v939, %v937
  %v941 = getelementptr [4 x i8], ptr %v104, i64 %v940
  %v942 = load <4 x float>, ptr %v941, align 4
  %v943 = fcmp une <4 x float> %v942, splat (float 0xFFF0000000000000)
  %v944 = select <4 x i1> %v943, <4 x float> %v935, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v944, ptr %v924, align 4
  %v945 = fcmp ogt <4 x float> %v513, %v944
  %v946 = select <4 x i1> %v945, <4 x float> %v513, <4 x float> %v944
  %v947 = add i64 %v497, 64
  br label %head496
end496:
  %v948 = and i64 %v114, -64
  %v949 = getelementptr [4 x i8], ptr %scratch1, i64 0
  %v950 = getelementptr [4 x i8], ptr %scratch1, i64 4
  %v951 = getelementptr [4 x i8], ptr %scratch1, i64 8
  %v952 = getelementptr [4 x i8], ptr %scratch1, i64 12
  %v953 = getelementptr [4 x i8], ptr %scratch1, i64 16
  %v954 = getelementptr [4 x i8], ptr %scratch1, i64 20
  %v955 = getelementptr [4 x i8], ptr %scratch1, i64 24
  %v956 = getelementptr [4 x i8], ptr %scratch1, i64 28
  %v957 = getelementptr [4 x i8], ptr %scratch1, i64 32
  %v958 = getelementptr [4 x i8], ptr %scratch1, i64 36
  %v959 = getelementptr [4 x i8], ptr %scratch1, i64 40
  %v960 = getelementptr [4 x i8], ptr %scratch1, i64 44
  %v961 = getelementptr [4 x i8], ptr %scratch1, i64 48
  %v962 = getelementptr [4 x i8], ptr %scratch1, i64 52
  %v963 = getelementptr [4 x i8], ptr %scratch1, i64 56
  %v964 = getelementptr [4 x i8], ptr %scratch1, i64 60
  store <4 x float> %v498, ptr %v949, align 4
  store <4 x float> %v499, ptr %v950, align 4
  store <4 x float> %v500, ptr %v951, align 4
  store <4 x float> %v501, ptr %v952, align 4
  store <4 x float> %v502, ptr %v953, align 4
  store <4 x float> %v503, ptr %v954, align 4
  store <4 x float> %v504, ptr %v955, align 4
  store <4 x float> %v505, ptr %v956, align 4
  store <4 x float> %v506, ptr %v957, align 4
  store <4 x float> %v507, ptr %v958, align 4
  store <4 x float> %v508, ptr %v959, align 4
  store <4 x float> %v509, ptr %v960, align 4
  store <4 x float> %v510, ptr %v961, align 4
  store <4 x float> %v511, ptr %v962, align 4
  store <4 x float> %v512, ptr %v963, align 4
  store <4 x float> %v513, ptr %v964, align 4
  br label %head965
head965:
  %v966 = phi i64 [ %v948, %end496 ], [ %v995, %body965 ]
  %v967 = icmp slt i64 %v966, %v114
  br i1 %v967, label %body965, label %end965
body965:
  %v968 = sub i64 %v966, %v948
  %v969 = getelementptr [4 x i8], ptr %scratch1, i64 %v968
  %v970 = load float, ptr %v969, align 4
  %v971 = add i64 0, %v966
  %v972 = mul i64 %v147, %v493
  %v973 = getelementptr [4 x i8], ptr %v145, i64 %v972
  %v974 = getelementptr [4 x i8], ptr %v973, i64 %v971
  %v975 = load float, ptr %v974, align 4
  %v976 = fdiv float %v975, %v92
  %v977 = srem i64 %v493, %v110
  %v978 = add i64 %v139, %v116
  %v979 = mul i64 %v977, %v978
  %v980 = add i64 %v979, %v971
  %v981 = getelementptr [4 x i8], ptr %v104, i64 %v980
  %v982 = load float, ptr %v981, align 4
  %v983 = fadd float %v976, %v982
  %v984 = srem i64 %v493, %v110
  %v985 = add i64 0, %v966
  %v986 = add i64 %v139, %v116
  %v987 = mul i64 %v984, %v986
  %v988 = add i64 %v987, %v985
  %v989 = getelementptr [4 x i8], ptr %v104, i64 %v988
  %v990 = load float, ptr %v989, align 4
  %v991 = fcmp une float %v990, 0xFFF0000000000000
  %v992 = select i1 %v991, float %v983, float 0xFFF0000000000000
  store float %v992, ptr %v974, align 4
  %v993 = fcmp ogt float %v970, %v992
  %v994 = select i1 %v993, float %v970, float %v992
  store float %v994, ptr %v969, align 4
  %v995 = add i64 %v966, 1
  br label %head965
end965:
  %v996 = load <4 x float>, ptr %v949, align 4
  %v997 = load <4 x float>, ptr %v950, align 4
  %v998 = load <4 x float>, ptr %v951, align 4
  %v999 = load <4 x float>, ptr %v952, align 4
  %v1000 = load <4 x float>, ptr %v953, align 4
  %v1001 = load <4 x float>, ptr %v954, align 4
  %v1002 = load <4 x float>, ptr %v955, align 4
  %v1003 = load <4 x float>, ptr %v956, align 4
  %v1004 = load <4 x float>, ptr %v957, align 4
  %v1005 = load <4 x float>, ptr %v958, align 4
  %v1006 = load <4 x float>, ptr %v959, align 4
  %v1007 = load <4 x float>, ptr %v960, align 4
  %v1008 = load <4 x float>, ptr %v961, align 4
  %v1009 = load <4 x float>, ptr %v962, align 4
  %v1010 = load <4 x float>, ptr %v963, align 4
  %v1011 = load <4 x float>, ptr %v964, align 4
  %v1012 = fcmp ogt <4 x float> %v996, %v1004
  %v1013 = select <4 x i1> %v1012, <4 x float> %v996, <4 x float> %v1004
  %v1014 = fcmp ogt <4 x float> %v997, %v1005
  %v1015 = select <4 x i1> %v1014, <4 x float> %v997, <4 x float> %v1005
  %v1016 = fcmp ogt <4 x float> %v998, %v1006
  %v1017 = select <4 x i1> %v1016, <4 x float> %v998, <4 x float> %v1006
  %v1018 = fcmp ogt <4 x float> %v999, %v1007
  %v1019 = select <4 x i1> %v1018, <4 x float> %v999, <4 x float> %v1007
  %v1020 = fcmp ogt <4 x float> %v1000, %v1008
  %v1021 = select <4 x i1> %v1020, <4 x float> %v1000, <4 x float> %v1008
  %v1022 = fcmp ogt <4 x float> %v1001, %v1009
  %v1023 = select <4 x i1> %v1022, <4 x float> %v1001, <4 x float> %v1009
  %v1024 = fcmp ogt <4 x float> %v1002, %v1010
  %v1025 = select <4 x i1> %v1024, <4 x float> %v1002, <4 x float> %v1010
  %v1026 = fcmp ogt <4 x float> %v1003, %v1011
  %v1027 = select <4 x i1> %v1026, <4 x float> %v1003, <4 x float> %v1011
  %v1028 = fcmp ogt <4 x float> %v1013, %v1021
  %v1029 = select <4 x i1> %v1028, <4 x float> %v1013, <4 x float> %v1021
  %v1030 = fcmp ogt <4 x float> %v1015, %v1023
  %v1031 = select <4 x i1> %v1030, <4 x float> %v1015, <4 x float> %v1023
  %v1032 = fcmp ogt <4 x float> %v1017, %v1025
  %v1033 = select <4 x i1> %v1032, <4 x float> %v1017, <4 x float> %v1025
  %v1034 = fcmp ogt <4 x float> %v1019, %v1027
  %v1035 = select <4 x i1> %v1034, <4 x float> %v1019, <4 x float> %v1027
  %v1036 = fcmp ogt <4 x float> %v1029, %v1033
  %v1037 = select <4 x i1> %v1036, <4 x float> %v1029, <4 x float> %v1033
  %v1038 = fcmp ogt <4 x float> %v1031, %v1035
  %v1039 = select <4 x i1> %v1038, <4 x float> %v1031, <4 x float> %v1035
  %v1040 = fcmp ogt <4 x float> %v1037, %v1039
  %v1041 = select <4 x i1> %v1040, <4 x float> %v1037, <4 x float> %v1039
  %v1042 = shufflevector <4 x float> %v1041, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v1043 = shufflevector <4 x float> %v1041, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v1044 = fcmp ogt <2 x float> %v1042, %v1043
  %v1045 = select <2 x i1> %v1044, <2 x float> %v1042, <2 x float> %v1043
  %v1046 = extractelement <2 x float> %v1045, i32 0
  %v1047 = extractelement <2 x float> %v1045, i32 1
  %v1048 = fcmp ogt float %v1046, %v1047
  %v1049 = select i1 %v1048, float %v1046, float %v1047
  %v1050 = fcmp ogt float %v1049, 0xFFF0000000000000
  %v1051 = select i1 %v1050, float %v1049, float 0xFFF0000000000000
  %v1052 = and i64 %v116, -64
  br label %head1053
head1053:
  %v1054 = phi i64 [ 0, %end965 ], [ %v1504, %body1053 ]
  %v1055 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1113, %body1053 ]
  %v1056 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1139, %body1053 ]
  %v1057 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1165, %body1053 ]
  %v1058 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1191, %body1053 ]
  %v1059 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1217, %body1053 ]
  %v1060 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1243, %body1053 ]
  %v1061 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1269, %body1053 ]
  %v1062 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1295, %body1053 ]
  %v1063 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1321, %body1053 ]
  %v1064 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1347, %body1053 ]
  %v1065 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1373, %body1053 ]
  %v1066 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1399, %body1053 ]
  %v1067 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1425, %body1053 ]
  %v1068 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1451, %body1053 ]
  %v1069 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1477, %body1053 ]
  %v1070 = phi <4 x float> [ splat (float 0xFFF0000000000000), %end965 ], [ %v1503, %body1053 ]
  %v1071 = icmp slt i64 %v1054, %v1052
  br i1 %v1071, label %body1053, label %end1053
body1053:
  %v1072 = add i64 %v1054, 0
  %v1073 = add i64 %v1054, 4
  %v1074 = add i64 %v1054, 8
  %v1075 = add i64 %v1054, 12
  %v1076 = add i64 %v1054, 16
  %v1077 = add i64 %v1054, 20
  %v1078 = add i64 %v1054, 24
  %v1079 = add i64 %v1054, 28
  %v1080 = add i64 %v1054, 32
  %v1081 = add i64 %v1054, 36
  %v1082 = add i64 %v1054, 40
  %v1083 = add i64 %v1054, 44
  %v1084 = add i64 %v1054, 48
  %v1085 = add i64 %v1054, 52
  %v1086 = add i64 %v1054, 56
  %v1087 = add i64 %v1054, 60
  %v1088 = add i64 %v139, %v1072
  %v1089 = mul i64 %v147, %v493
  %v1090 = getelementptr [4 x i8], ptr %v145, i64 %v1089
  %v1091 = getelementptr [4 x i8], ptr %v1090, i64 %v1088
  %v1092 = load <4 x float>, ptr %v1091, align 4
  %v1093 = insertelement <4 x float> poison, float %v92, i32 0
  %v1094 = shufflevector <4 x float> %v1093, <4 x float> poison, <4 x i32> zeroinitializer
  %v1095 = fdiv <4 x float> %v1092, %v1094
  %v1096 = srem i64 %v493, %v110
  %v1097 = add i64 %v139, %v116
  %v1098 = mul i64 %v1096, %v1097
  %v1099 = add i64 %v1098, %v1088
  %v1100 = getelementptr [4 x i8], ptr %v104, i64 %v1099
  %v1101 = load <4 x float>, ptr %v1100, align 4
  %v1102 = fadd <4 x float> %v1095, %v1101
  %v1103 = srem i64 %v493, %v110
  %v1104 = add i64 %v139, %v1072
  %v1105 = add i64 %v139, %v116
  %v1106 = mul i64 %v1103, %v1105
  %v1107 = add i64 %v1106, %v1104
  %v1108 = getelementptr [4 x i8], ptr %v104, i64 %v1107
  %v1109 = load <4 x float>, ptr %v1108, align 4
  %v1110 = fcmp une <4 x float> %v1109, splat (float 0xFFF0000000000000)
  %v1111 = select <4 x i1> %v1110, <4 x float> %v1102, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1111, ptr %v1091, align 4
  %v1112 = fcmp ogt <4 x float> %v1055, %v1111
  %v1113 = select <4 x i1> %v1112, <4 x float> %v1055, <4 x float> %v1111
  %v1114 = add i64 %v139, %v1073
  %v1115 = mul i64 %v147, %v493
  %v1116 = getelementptr [4 x i8], ptr %v145, i64 %v1115
  %v1117 = getelementptr [4 x i8], ptr %v1116, i64 %v1114
  %v1118 = load <4 x float>, ptr %v1117, align 4
  %v1119 = insertelement <4 x float> poison, float %v92, i32 0
  %v1120 = shufflevector <4 x float> %v1119, <4 x float> poison, <4 x i32> zeroinitializer
  %v1121 = fdiv <4 x float> %v1118, %v1120
  %v1122 = srem i64 %v493, %v110
  %v1123 = add i64 %v139, %v116
  %v1124 = mul i64 %v1122, %v1123
  %v1125 = add i64 %v1124, %v1114
  %v1126 = getelementptr [4 x i8], ptr %v104, i64 %v1125
  %v1127 = load <4 x float>, ptr %v1126, align 4
  %v1128 = fadd <4 x float> %v1121, %v1127
  %v1129 = srem i64 %v493, %v110
  %v1130 = add i64 %v139, %v1073
  %v1131 = add i64 %v139, %v116
  %v1132 = mul i64 %v1129, %v1131
  %v1133 = add i64 %v1132, %v1130
  %v1134 = getelementptr [4 x i8], ptr %v104, i64 %v1133
  %v1135 = load <4 x float>, ptr %v1134, align 4
  %v1136 = fcmp une <4 x float> %v1135, splat (float 0xFFF0000000000000)
  %v1137 = select <4 x i1> %v1136, <4 x float> %v1128, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1137, ptr %v1117, align 4
  %v1138 = fcmp ogt <4 x float> %v1056, %v1137
  %v1139 = select <4 x i1> %v1138, <4 x float> %v1056, <4 x float> %v1137
  %v1140 = add i64 %v139, %v1074
  %v1141 = mul i64 %v147, %v493
  %v1142 = getelementptr [4 x i8], ptr %v145, i64 %v1141
  %v1143 = getelementptr [4 x i8], ptr %v1142, i64 %v1140
  %v1144 = load <4 x float>, ptr %v1143, align 4
  %v1145 = insertelement <4 x float> poison, float %v92, i32 0
  %v1146 = shufflevector <4 x float> %v1145, <4 x float> poison, <4 x i32> zeroinitializer
  %v1147 = fdiv <4 x float> %v1144, %v1146
  %v1148 = srem i64 %v493, %v110
  %v1149 = add i64 %v139, %v116
  %v1150 = mul i64 %v1148, %v1149
  %v1151 = add i64 %v1150, %v1140
  %v1152 = getelementptr [4 x i8], ptr %v104, i64 %v1151
  %v1153 = load <4 x float>, ptr %v1152, align 4
  %v1154 = fadd <4 x float> %v1147, %v1153
  %v1155 = srem i64 %v493, %v110
  %v1156 = add i64 %v139, %v1074
  %v1157 = add i64 %v139, %v116
  %v1158 = mul i64 %v1155, %v1157
  %v1159 = add i64 %v1158, %v1156
  %v1160 = getelementptr [4 x i8], ptr %v104, i64 %v1159
  %v1161 = load <4 x float>, ptr %v1160, align 4
  %v1162 = fcmp une <4 x float> %v1161, splat (float 0xFFF0000000000000)
  %v1163 = select <4 x i1> %v1162, <4 x float> %v1154, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1163, ptr %v1143, align 4
  %v1164 = fcmp ogt <4 x float> %v1057, %v1163
  %v1165 = select <4 x i1> %v1164, <4 x float> %v1057, <4 x float> %v1163
  %v1166 = add i64 %v139, %v1075
  %v1167 = mul i64 %v147, %v493
  %v1168 = getelementptr [4 x i8], ptr %v145, i64 %v1167
  %v1169 = getelementptr [4 x i8], ptr %v1168, i64 %v1166
  %v1170 = load <4 x float>, ptr %v1169, align 4
  %v1171 = insertelement <4 x float> poison, float %v92, i32 0
  %v1172 = shufflevector <4 x float> %v1171, <4 x float> poison, <4 x i32> zeroinitializer
  %v1173 = fdiv <4 x float> %v1170, %v1172
  %v1174 = srem i64 %v493, %v110
  %v1175 = add i64 %v139, %v116
  %v1176 = mul i64 %v1174, %v1175
  %v1177 = add i64 %v1176, %v1166
  %v1178 = getelementptr [4 x i8], ptr %v104, i64 %v1177
  %v1179 = load <4 x float>, ptr %v1178, align 4
  %v1180 = fadd <4 x float> %v1173, %v1179
  %v1181 = srem i64 %v493, %v110
  %v1182 = add i64 %v139, %v1075
  %v1183 = add i64 %v139, %v116
  %v1184 = mul i64 %v1181, %v1183
  %v1185 = add i64 %v1184, %v1182
  %v1186 = getelementptr [4 x i8], ptr %v104, i64 %v1185
  %v1187 = load <4 x float>, ptr %v1186, align 4
  %v1188 = fcmp une <4 x float> %v1187, splat (float 0xFFF0000000000000)
  %v1189 = select <4 x i1> %v1188, <4 x float> %v1180, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1189, ptr %v1169, align 4
  %v1190 = fcmp ogt <4 x float> %v1058, %v1189
  %v1191 = select <4 x i1> %v1190, <4 x float> %v1058, <4 x float> %v1189
  %v1192 = add i64 %v139, %v1076
  %v1193 = mul i64 %v147, %v493
  %v1194 = getelementptr [4 x i8], ptr %v145, i64 %v1193
  %v1195 = getelementptr [4 x i8], ptr %v1194, i64 %v1192
  %v1196 = load <4 x float>, ptr %v1195, align 4
  %v1197 = insertelement <4 x float> poison, float %v92, i32 0
  %v1198 = shufflevector <4 x float> %v1197, <4 x float> poison, <4 x i32> zeroinitializer
  %v1199 = fdiv <4 x float> %v1196, %v1198
  %v1200 = srem i64 %v493, %v110
  %v1201 = add i64 %v139, %v116
  %v1202 = mul i64 %v1200, %v1201
  %v1203 = add i64 %v1202, %v1192
  %v1204 = getelementptr [4 x i8], ptr %v104, i64 %v1203
  %v1205 = load <4 x float>, ptr %v1204, align 4
  %v1206 = fadd <4 x float> %v1199, %v1205
  %v1207 = srem i64 %v493, %v110
  %v1208 = add i64 %v139, %v1076
  %v1209 = add i64 %v139, %v116
  %v1210 = mul i64 %v1207, %v1209
  %v1211 = add i64 %v1210, %v1208
  %v1212 = getelementptr [4 x i8], ptr %v104, i64 %v1211
  %v1213 = load <4 x float>, ptr %v1212, align 4
  %v1214 = fcmp une <4 x float> %v1213, splat (float 0xFFF0000000000000)
  %v1215 = select <4 x i1> %v1214, <4 x float> %v1206, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1215, ptr %v1195, align 4
  %v1216 = fcmp ogt <4 x float> %v1059, %v1215
  %v1217 = select <4 x i1> %v1216, <4 x float> %v1059, <4 x float> %v1215
  %v1218 = add i64 %v139, %v1077
  %v1219 = mul i64 %v147, %v493
  %v1220 = getelementptr [4 x i8], ptr %v145, i64 %v1219
  %v1221 = getelementptr [4 x i8], ptr %v1220, i64 %v1218
  %v1222 = load <4 x float>, ptr %v1221, align 4
  %v1223 = insertelement <4 x float> poison, float %v92, i32 0
  %v1224 = shufflevector <4 x float> %v1223, <4 x float> poison, <4 x i32> zeroinitializer
  %v1225 = fdiv <4 x float> %v1222, %v1224
  %v1226 = srem i64 %v493, %v110
  %v1227 = add i64 %v139, %v116
  %v1228 = mul i64 %v1226, %v1227
  %v1229 = add i64 %v1228, %v1218
  %v1230 = getelementptr [4 x i8], ptr %v104, i64 %v1229
  %v1231 = load <4 x float>, ptr %v1230, align 4
  %v1232 = fadd <4 x float> %v1225, %v1231
  %v1233 = srem i64 %v493, %v110
  %v1234 = add i64 %v139, %v1077
  %v1235 = add i64 %v139, %v116
  %v1236 = mul i64 %v1233, %v1235
  %v1237 = add i64 %v1236, %v1234
  %v1238 = getelementptr [4 x i8], ptr %v104, i64 %v1237
  %v1239 = load <4 x float>, ptr %v1238, align 4
  %v1240 = fcmp une <4 x float> %v1239, splat (float 0xFFF0000000000000)
  %v1241 = select <4 x i1> %v1240, <4 x float> %v1232, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1241, ptr %v1221, align 4
  %v1242 = fcmp ogt <4 x float> %v1060, %v1241
  %v1243 = select <4 x i1> %v1242, <4 x float> %v1060, <4 x float> %v1241
  %v1244 = add i64 %v139, %v1078
  %v1245 = mul i64 %v147, %v493
  %v1246 = getelementptr [4 x i8], ptr %v145, i64 %v1245
  %v1247 = getelementptr [4 x i8], ptr %v1246, i64 %v1244
  %v1248 = load <4 x float>, ptr %v1247, align 4
  %v1249 = insertelement <4 x float> poison, float %v92, i32 0
  %v1250 = shufflevector <4 x float> %v1249, <4 x float> poison, <4 x i32> zeroinitializer
  %v1251 = fdiv <4 x float> %v1248, %v1250
  %v1252 = srem i64 %v493, %v110
  %v1253 = add i64 %v139, %v116
  %v1254 = mul i64 %v1252, %v1253
  %v1255 = add i64 %v1254, %v1244
  %v1256 = getelementptr [4 x i8], ptr %v104, i64 %v1255
  %v1257 = load <4 x float>, ptr %v1256, align 4
  %v1258 = fadd <4 x float> %v1251, %v1257
  %v1259 = srem i64 %v493, %v110
  %v1260 = add i64 %v139, %v1078
  %v1261 = add i64 %v139, %v116
  %v1262 = mul i64 %v1259, %v1261
  %v1263 = add i64 %v1262, %v1260
  %v1264 = getelementptr [4 x i8], ptr %v104, i64 %v1263
  %v1265 = load <4 x float>, ptr %v1264, align 4
  %v1266 = fcmp une <4 x float> %v1265, splat (float 0xFFF0000000000000)
  %v1267 = select <4 x i1> %v1266, <4 x float> %v1258, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1267, ptr %v1247, align 4
  %v1268 = fcmp ogt <4 x float> %v1061, %v1267
  %v1269 = select <4 x i1> %v1268, <4 x float> %v1061, <4 x float> %v1267
  %v1270 = add i64 %v139, %v1079
  %v1271 = mul i64 %v147, %v493
  %v1272 = getelementptr [4 x i8], ptr %v145, i64 %v1271
  %v1273 = getelementptr [4 x i8], ptr %v1272, i64 %v1270
  %v1274 = load <4 x float>, ptr %v1273, align 4
  %v1275 = insertelement <4 x float> poison, float %v92, i32 0
  %v1276 = shufflevector <4 x float> %v1275, <4 x float> poison, <4 x i32> zeroinitializer
  %v1277 = fdiv <4 x float> %v1274, %v1276
  %v1278 = srem i64 %v493, %v110
  %v1279 = add i64 %v139, %v116
  %v1280 = mul i64 %v1278, %v1279
  %v1281 = add i64 %v1280, %v1270
  %v1282 = getelementptr [4 x i8], ptr %v104, i64 %v1281
  %v1283 = load <4 x float>, ptr %v1282, align 4
  %v1284 = fadd <4 x float> %v1277, %v1283
  %v1285 = srem i64 %v493, %v110
  %v1286 = add i64 %v139, %v1079
  %v1287 = add i64 %v139, %v116
  %v1288 = mul i64 %v1285, %v1287
  %v1289 = add i64 %v1288, %v1286
  %v1290 = getelementptr [4 x i8], ptr %v104, i64 %v1289
  %v1291 = load <4 x float>, ptr %v1290, align 4
  %v1292 = fcmp une <4 x float> %v1291, splat (float 0xFFF0000000000000)
  %v1293 = select <4 x i1> %v1292, <4 x float> %v1284, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1293, ptr %v1273, align 4
  %v1294 = fcmp ogt <4 x float> %v1062, %v1293
  %v1295 = select <4 x i1> %v1294, <4 x float> %v1062, <4 x float> %v1293
  %v1296 = add i64 %v139, %v1080
  %v1297 = mul i64 %v147, %v493
  %v1298 = getelementptr [4 x i8], ptr %v145, i64 %v1297
  %v1299 = getelementptr [4 x i8], ptr %v1298, i64 %v1296
  %v1300 = load <4 x float>, ptr %v1299, align 4
  %v1301 = insertelement <4 x float> poison, float %v92, i32 0
  %v1302 = shufflevector <4 x float> %v1301, <4 x float> poison, <4 x i32> zeroinitializer
  %v1303 = fdiv <4 x float> %v1300, %v1302
  %v1304 = srem i64 %v493, %v110
  %v1305 = add i64 %v139, %v116
  %v1306 = mul i64 %v1304, %v1305
  %v1307 = add i64 %v1306, %v1296
  %v1308 = getelementptr [4 x i8], ptr %v104, i64 %v1307
  %v1309 = load <4 x float>, ptr %v1308, align 4
  %v1310 = fadd <4 x float> %v1303, %v1309
  %v1311 = srem i64 %v493, %v110
  %v1312 = add i64 %v139, %v1080
  %v1313 = add i64 %v139, %v116
  %v1314 = mul i64 %v1311, %v1313
  %v1315 = add i64 %v1314, %v1312
  %v1316 = getelementptr [4 x i8], ptr %v104, i64 %v1315
  %v1317 = load <4 x float>, ptr %v1316, align 4
  %v1318 = fcmp une <4 x float> %v1317, splat (float 0xFFF0000000000000)
  %v1319 = select <4 x i1> %v1318, <4 x float> %v1310, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1319, ptr %v1299, align 4
  %v1320 = fcmp ogt <4 x float> %v1063, %v1319
  %v1321 = select <4 x i1> %v1320, <4 x float> %v1063, <4 x float> %v1319
  %v1322 = add i64 %v139, %v1081
  %v1323 = mul i64 %v147, %v493
  %v1324 = getelementptr [4 x i8], ptr %v145, i64 %v1323
  %v1325 = getelementptr [4 x i8], ptr %v1324, i64 %v1322
  %v1326 = load <4 x float>, ptr %v1325, align 4
  %v1327 = insertelement <4 x float> poison, float %v92, i32 0
  %v1328 = shufflevector <4 x float> %v1327, <4 x float> poison, <4 x i32> zeroinitializer
  %v1329 = fdiv <4 x float> %v1326, %v1328
  %v1330 = srem i64 %v493, %v110
  %v1331 = add i64 %v139, %v116
  %v1332 = mul i64 %v1330, %v1331
  %v1333 = add i64 %v1332, %v1322
  %v1334 = getelementptr [4 x i8], ptr %v104, i64 %v1333
  %v1335 = load <4 x float>, ptr %v1334, align 4
  %v1336 = fadd <4 x float> %v1329, %v1335
  %v1337 = srem i64 %v493, %v110
  %v1338 = add i64 %v139, %v1081
  %v1339 = add i64 %v139, %v116
  %v1340 = mul i64 %v1337, %v1339
  %v1341 = add i64 %v1340, %v1338
  %v1342 = getelementptr [4 x i8], ptr %v104, i64 %v1341
  %v1343 = load <4 x float>, ptr %v1342, align 4
  %v1344 = fcmp une <4 x float> %v1343, splat (float 0xFFF0000000000000)
  %v1345 = select <4 x i1> %v1344, <4 x float> %v1336, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1345, ptr %v1325, align 4
  %v1346 = fcmp ogt <4 x float> %v1064, %v1345
  %v1347 = select <4 x i1> %v1346, <4 x float> %v1064, <4 x float> %v1345
  %v1348 = add i64 %v139, %v1082
  %v1349 = mul i64 %v147, %v493
  %v1350 = getelementptr [4 x i8], ptr %v145, i64 %v1349
  %v1351 = getelementptr [4 x i8], ptr %v1350, i64 %v1348
  %v1352 = load <4 x float>, ptr %v1351, align 4
  %v1353 = insertelement <4 x float> poison, float %v92, i32 0
  %v1354 = shufflevector <4 x float> %v1353, <4 x float> poison, <4 x i32> zeroinitializer
  %v1355 = fdiv <4 x float> %v1352, %v1354
  %v1356 = srem i64 %v493, %v110
  %v1357 = add i64 %v139, %v116
  %v1358 = mul i64 %v1356, %v1357
  %v1359 = add i64 %v1358, %v1348
  %v1360 = getelementptr [4 x i8], ptr %v104, i64 %v1359
  %v1361 = load <4 x float>, ptr %v1360, align 4
  %v1362 = fadd <4 x float> %v1355, %v1361
  %v1363 = srem i64 %v493, %v110
  %v1364 = add i64 %v139, %v1082
  %v1365 = add i64 %v139, %v116
  %v1366 = mul i64 %v1363, %v1365
  %v1367 = add i64 %v1366, %v1364
  %v1368 = getelementptr [4 x i8], ptr %v104, i64 %v1367
  %v1369 = load <4 x float>, ptr %v1368, align 4
  %v1370 = fcmp une <4 x float> %v1369, splat (float 0xFFF0000000000000)
  %v1371 = select <4 x i1> %v1370, <4 x float> %v1362, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1371, ptr %v1351, align 4
  %v1372 = fcmp ogt <4 x float> %v1065, %v1371
  %v1373 = select <4 x i1> %v1372, <4 x float> %v1065, <4 x float> %v1371
  %v1374 = add i64 %v139, %v1083
  %v1375 = mul i64 %v147, %v493
  %v1376 = getelementptr [4 x i8], ptr %v145, i64 %v1375
  %v1377 = getelementptr [4 x i8], ptr %v1376, i64 %v1374
  %v1378 = load <4 x float>, ptr %v1377, align 4
  %v1379 = insertelement <4 x float> poison, float %v92, i32 0
  %v1380 = shufflevector <4 x float> %v1379, <4 x float> poison, <4 x i32> zeroinitializer
  %v1381 = fdiv <4 x float> %v1378, %v1380
  %v1382 = srem i64 %v493, %v110
  %v1383 = add i64 %v139, %v116
  %v1384 = mul i64 %v1382, %v1383
  %v1385 = add i64 %v1384, %v1374
  %v1386 = getelementptr [4 x i8], ptr %v104, i64 %v1385
  %v1387 = load <4 x float>, ptr %v1386, align 4
  %v1388 = fadd <4 x float> %v1381, %v1387
  %v1389 = srem i64 %v493, %v110
  %v1390 = add i64 %v139, %v1083
  %v1391 = add i64 %v139, %v116
  %v1392 = mul i64 %v1389, %v1391
  %v1393 = add i64 %v1392, %v1390
  %v1394 = getelementptr [4 x i8], ptr %v104, i64 %v1393
  %v1395 = load <4 x float>, ptr %v1394, align 4
  %v1396 = fcmp une <4 x float> %v1395, splat (float 0xFFF0000000000000)
  %v1397 = select <4 x i1> %v1396, <4 x float> %v1388, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1397, ptr %v1377, align 4
  %v1398 = fcmp ogt <4 x float> %v1066, %v1397
  %v1399 = select <4 x i1> %v1398, <4 x float> %v1066, <4 x float> %v1397
  %v1400 = add i64 %v139, %v1084
  %v1401 = mul i64 %v147, %v493
  %v1402 = getelementptr [4 x i8], ptr %v145, i64 %v1401
  %v1403 = getelementptr [4 x i8], ptr %v1402, i64 %v1400
  %v1404 = load <4 x float>, ptr %v1403, align 4
  %v1405 = insertelement <4 x float> poison, float %v92, i32 0
  %v1406 = shufflevector <4 x float> %v1405, <4 x float> poison, <4 x i32> zeroinitializer
  %v1407 = fdiv <4 x float> %v1404, %v1406
  %v1408 = srem i64 %v493, %v110
  %v1409 = add i64 %v139, %v116
  %v1410 = mul i64 %v1408, %v1409
  %v1411 = add i64 %v1410, %v1400
  %v1412 = getelementptr [4 x i8], ptr %v104, i64 %v1411
  %v1413 = load <4 x float>, ptr %v1412, align 4
  %v1414 = fadd <4 x float> %v1407, %v1413
  %v1415 = srem i64 %v493, %v110
  %v1416 = add i64 %v139, %v1084
  %v1417 = add i64 %v139, %v116
  %v1418 = mul i64 %v1415, %v1417
  %v1419 = add i64 %v1418, %v1416
  %v1420 = getelementptr [4 x i8], ptr %v104, i64 %v1419
  %v1421 = load <4 x float>, ptr %v1420, align 4
  %v1422 = fcmp une <4 x float> %v1421, splat (float 0xFFF0000000000000)
  %v1423 = select <4 x i1> %v1422, <4 x float> %v1414, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1423, ptr %v1403, align 4
  %v1424 = fcmp ogt <4 x float> %v1067, %v1423
  %v1425 = select <4 x i1> %v1424, <4 x float> %v1067, <4 x float> %v1423
  %v1426 = add i64 %v139, %v1085
  %v1427 = mul i64 %v147, %v493
  %v1428 = getelementptr [4 x i8], ptr %v145, i64 %v1427
  %v1429 = getelementptr [4 x i8], ptr %v1428, i64 %v1426
  %v1430 = load <4 x float>, ptr %v1429, align 4
  %v1431 = insertelement <4 x float> poison, float %v92, i32 0
  %v1432 = shufflevector <4 x float> %v1431, <4 x float> poison, <4 x i32> zeroinitializer
  %v1433 = fdiv <4 x float> %v1430, %v1432
  %v1434 = srem i64 %v493, %v110
  %v1435 = add i64 %v139, %v116
  %v1436 = mul i64 %v1434, %v1435
  %v1437 = add i64 %v1436, %v1426
  %v1438 = getelementptr [4 x i8], ptr %v104, i64 %v1437
  %v1439 = load <4 x float>, ptr %v1438, align 4
  %v1440 = fadd <4 x float> %v1433, %v1439
  %v1441 = srem i64 %v493, %v110
  %v1442 = add i64 %v139, %v1085
  %v1443 = add i64 %v139, %v116
  %v1444 = mul i64 %v1441, %v1443
  %v1445 = add i64 %v1444, %v1442
  %v1446 = getelementptr [4 x i8], ptr %v104, i64 %v1445
  %v1447 = load <4 x float>, ptr %v1446, align 4
  %v1448 = fcmp une <4 x float> %v1447, splat (float 0xFFF0000000000000)
  %v1449 = select <4 x i1> %v1448, <4 x float> %v1440, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1449, ptr %v1429, align 4
  %v1450 = fcmp ogt <4 x float> %v1068, %v1449
  %v1451 = select <4 x i1> %v1450, <4 x float> %v1068, <4 x float> %v1449
  %v1452 = add i64 %v139, %v1086
  %v1453 = mul i64 %v147, %v493
  %v1454 = getelementptr [4 x i8], ptr %v145, i64 %v1453
  %v1455 = getelementptr [4 x i8], ptr %v1454, i64 %v1452
  %v1456 = load <4 x float>, ptr %v1455, align 4
  %v1457 = insertelement <4 x float> poison, float %v92, i32 0
  %v1458 = shufflevector <4 x float> %v1457, <4 x float> poison, <4 x i32> zeroinitializer
  %v1459 = fdiv <4 x float> %v1456, %v1458
  %v1460 = srem i64 %v493, %v110
  %v1461 = add i64 %v139, %v116
  %v1462 = mul i64 %v1460, %v1461
  %v1463 = add i64 %v1462, %v1452
  %v1464 = getelementptr [4 x i8], ptr %v104, i64 %v1463
  %v1465 = load <4 x float>, ptr %v1464, align 4
  %v1466 = fadd <4 x float> %v1459, %v1465
  %v1467 = srem i64 %v493, %v110
  %v1468 = add i64 %v139, %v1086
  %v1469 = add i64 %v139, %v116
  %v1470 = mul i64 %v1467, %v1469
  %v1471 = add i64 %v1470, %v1468
  %v1472 = getelementptr [4 x i8], ptr %v104, i64 %v1471
  %v1473 = load <4 x float>, ptr %v1472, align 4
  %v1474 = fcmp une <4 x float> %v1473, splat (float 0xFFF0000000000000)
  %v1475 = select <4 x i1> %v1474, <4 x float> %v1466, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1475, ptr %v1455, align 4
  %v1476 = fcmp ogt <4 x float> %v1069, %v1475
  %v1477 = select <4 x i1> %v1476, <4 x float> %v1069, <4 x float> %v1475
  %v1478 = add i64 %v139, %v1087
  %v1479 = mul i64 %v147, %v493
  %v1480 = getelementptr [4 x i8], ptr %v145, i64 %v1479
  %v1481 = getelementptr [4 x i8], ptr %v1480, i64 %v1478
  %v1482 = load <4 x float>, ptr %v1481, align 4
  %v1483 = insertelement <4 x float> poison, float %v92, i32 0
  %v1484 = shufflevector <4 x float> %v1483, <4 x float> poison, <4 x i32> zeroinitializer
  %v1485 = fdiv <4 x float> %v1482, %v1484
  %v1486 = srem i64 %v493, %v110
  %v1487 = add i64 %v139, %v116
  %v1488 = mul i64 %v1486, %v1487
  %v1489 = add i64 %v1488, %v1478
  %v1490 = getelementptr [4 x i8], ptr %v104, i64 %v1489
  %v1491 = load <4 x float>, ptr %v1490, align 4
  %v1492 = fadd <4 x float> %v1485, %v1491
  %v1493 = srem i64 %v493, %v110
  %v1494 = add i64 %v139, %v1087
  %v1495 = add i64 %v139, %v116
  %v1496 = mul i64 %v1493, %v1495
  %v1497 = add i64 %v1496, %v1494
  %v1498 = getelementptr [4 x i8], ptr %v104, i64 %v1497
  %v1499 = load <4 x float>, ptr %v1498, align 4
  %v1500 = fcmp une <4 x float> %v1499, splat (float 0xFFF0000000000000)
  %v1501 = select <4 x i1> %v1500, <4 x float> %v1492, <4 x float> splat (float 0xFFF0000000000000)
  store <4 x float> %v1501, ptr %v1481, align 4
  %v1502 = fcmp ogt <4 x float> %v1070, %v1501
  %v1503 = select <4 x i1> %v1502, <4 x float> %v1070, <4 x float> %v1501
  %v1504 = add i64 %v1054, 64
  br label %head1053
end1053:
  %v1505 = and i64 %v116, -64
  %v1506 = getelementptr [4 x i8], ptr %scratch2, i64 0
  %v1507 = getelementptr [4 x i8], ptr %scratch2, i64 4
  %v1508 = getelementptr [4 x i8], ptr %scratch2, i64 8
  %v1509 = getelementptr [4 x i8], ptr %scratch2, i64 12
  %v1510 = getelementptr [4 x i8], ptr %scratch2, i64 16
  %v1511 = getelementptr [4 x i8], ptr %scratch2, i64 20
  %v1512 = getelementptr [4 x i8], ptr %scratch2, i64 24
  %v1513 = getelementptr [4 x i8], ptr %scratch2, i64 28
  %v1514 = getelementptr [4 x i8], ptr %scratch2, i64 32
  %v1515 = getelementptr [4 x i8], ptr %scratch2, i64 36
  %v1516 = getelementptr [4 x i8], ptr %scratch2, i64 40
  %v1517 = getelementptr [4 x i8], ptr %scratch2, i64 44
  %v1518 = getelementptr [4 x i8], ptr %scratch2, i64 48
  %v1519 = getelementptr [4 x i8], ptr %scratch2, i64 52
  %v1520 = getelementptr [4 x i8], ptr %scratch2, i64 56
  %v1521 = getelementptr [4 x i8], ptr %scratch2, i64 60
  store <4 x float> %v1055, ptr %v1506, align 4
  store <4 x float> %v1056, ptr %v1507, align 4
  store <4 x float> %v1057, ptr %v1508, align 4
  store <4 x float> %v1058, ptr %v1509, align 4
  store <4 x float> %v1059, ptr %v1510, align 4
  store <4 x float> %v1060, ptr %v1511, align 4
  store <4 x float> %v1061, ptr %v1512, align 4
  store <4 x float> %v1062, ptr %v1513, align 4
  store <4 x float> %v1063, ptr %v1514, align 4
  store <4 x float> %v1064, ptr %v1515, align 4
  store <4 x float> %v1065, ptr %v1516, align 4
  store <4 x float> %v1066, ptr %v1517, align 4
  store <4 x float> %v1067, ptr %v1518, align 4
  store <4 x float> %v1068, ptr %v1519, align 4
  store <4 x float> %v1069, ptr %v1520, align 4
  store <4 x float> %v1070, ptr %v1521, align 4
  br label %head1522
head1522:
  %v1523 = phi i64 [ %v1505, %end1053 ], [ %v1552, %body1522 ]
  %v1524 = icmp slt i64 %v1523, %v116
  br i1 %v1524, label %body1522, label %end1522
body1522:
  %v1525 = sub i64 %v1523, %v1505
  %v1526 = getelementptr [4 x i8], ptr %scratch2, i64 %v1525
  %v1527 = load float, ptr %v1526, align 4
  %v1528 = add i64 %v139, %v1523
  %v1529 = mul i64 %v147, %v493
  %v1530 = getelementptr [4 x i8], ptr %v145, i64 %v1529
  %v1531 = getelementptr [4 x i8], ptr %v1530, i64 %v1528
  %v1532 = load float, ptr %v1531, align 4
  %v1533 = fdiv float %v1532, %v92
  %v1534 = srem i64 %v493, %v110
  %v1535 = add i64 %v139, %v116
  %v1536 = mul i64 %v1534, %v1535
  %v1537 = add i64 %v1536, %v1528
  %v1538 = getelementptr [4 x i8], ptr %v104, i64 %v1537
  %v1539 = load float, ptr %v1538, align 4
  %v1540 = fadd float %v1533, %v1539
  %v1541 = srem i64 %v493, %v110
  %v1542 = add i64 %v139, %v1523
  %v1543 = add i64 %v139, %v116
  %v1544 = mul i64 %v1541, %v1543
  %v1545 = add i64 %v1544, %v1542
  %v1546 = getelementptr [4 x i8], ptr %v104, i64 %v1545
  %v1547 = load float, ptr %v1546, align 4
  %v1548 = fcmp une float %v1547, 0xFFF0000000000000
  %v1549 = select i1 %v1548, float %v1540, float 0xFFF0000000000000
  store float %v1549, ptr %v1531, align 4
  %v1550 = fcmp ogt float %v1527, %v1549
  %v1551 = select i1 %v1550, float %v1527, float %v1549
  store float %v1551, ptr %v1526, align 4
  %v1552 = add i64 %v1523, 1
  br label %head1522
end1522:
  %v1553 = load <4 x float>, ptr %v1506, align 4
  %v1554 = load <4 x float>, ptr %v1507, align 4
  %v1555 = load <4 x float>, ptr %v1508, align 4
  %v1556 = load <4 x float>, ptr %v1509, align 4
  %v1557 = load <4 x float>, ptr %v1510, align 4
  %v1558 = load <4 x float>, ptr %v1511, align 4
  %v1559 = load <4 x float>, ptr %v1512, align 4
  %v1560 = load <4 x float>, ptr %v1513, align 4
  %v1561 = load <4 x float>, ptr %v1514, align 4
  %v1562 = load <4 x float>, ptr %v1515, align 4
  %v1563 = load <4 x float>, ptr %v1516, align 4
  %v1564 = load <4 x float>, ptr %v1517, align 4
  %v1565 = load <4 x float>, ptr %v1518, align 4
  %v1566 = load <4 x float>, ptr %v1519, align 4
  %v1567 = load <4 x float>, ptr %v1520, align 4
  %v1568 = load <4 x float>, ptr %v1521, align 4
  %v1569 = fcmp ogt <4 x float> %v1553, %v1561
  %v1570 = select <4 x i1> %v1569, <4 x float> %v1553, <4 x float> %v1561
  %v1571 = fcmp ogt <4 x float> %v1554, %v1562
  %v1572 = select <4 x i1> %v1571, <4 x float> %v1554, <4 x float> %v1562
  %v1573 = fcmp ogt <4 x float> %v1555, %v1563
  %v1574 = select <4 x i1> %v1573, <4 x float> %v1555, <4 x float> %v1563
  %v1575 = fcmp ogt <4 x float> %v1556, %v1564
  %v1576 = select <4 x i1> %v1575, <4 x float> %v1556, <4 x float> %v1564
  %v1577 = fcmp ogt <4 x float> %v1557, %v1565
  %v1578 = select <4 x i1> %v1577, <4 x float> %v1557, <4 x float> %v1565
  %v1579 = fcmp ogt <4 x float> %v1558, %v1566
  %v1580 = select <4 x i1> %v1579, <4 x float> %v1558, <4 x float> %v1566
  %v1581 = fcmp ogt <4 x float> %v1559, %v1567
  %v1582 = select <4 x i1> %v1581, <4 x float> %v1559, <4 x float> %v1567
  %v1583 = fcmp ogt <4 x float> %v1560, %v1568
  %v1584 = select <4 x i1> %v1583, <4 x float> %v1560, <4 x float> %v1568
  %v1585 = fcmp ogt <4 x float> %v1570, %v1578
  %v1586 = select <4 x i1> %v1585, <4 x float> %v1570, <4 x float> %v1578
  %v1587 = fcmp ogt <4 x float> %v1572, %v1580
  %v1588 = select <4 x i1> %v1587, <4 x float> %v1572, <4 x float> %v1580
  %v1589 = fcmp ogt <4 x float> %v1574, %v1582
  %v1590 = select <4 x i1> %v1589, <4 x float> %v1574, <4 x float> %v1582
  %v1591 = fcmp ogt <4 x float> %v1576, %v1584
  %v1592 = select <4 x i1> %v1591, <4 x float> %v1576, <4 x float> %v1584
  %v1593 = fcmp ogt <4 x float> %v1586, %v1590
  %v1594 = select <4 x i1> %v1593, <4 x float> %v1586, <4 x float> %v1590
  %v1595 = fcmp ogt <4 x float> %v1588, %v1592
  %v1596 = select <4 x i1> %v1595, <4 x float> %v1588, <4 x float> %v1592
  %v1597 = fcmp ogt <4 x float> %v1594, %v1596
  %v1598 = select <4 x i1> %v1597, <4 x float> %v1594, <4 x float> %v1596
  %v1599 = shufflevector <4 x float> %v1598, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v1600 = shufflevector <4 x float> %v1598, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v1601 = fcmp ogt <2 x float> %v1599, %v1600
  %v1602 = select <2 x i1> %v1601, <2 x float> %v1599, <2 x float> %v1600
  %v1603 = extractelement <2 x float> %v1602, i32 0
  %v1604 = extractelement <2 x float> %v1602, i32 1
  %v1605 = fcmp ogt float %v1603, %v1604
  %v1606 = select i1 %v1605, float %v1603, float %v1604
  %v1607 = fcmp ogt float %v1606, %v1051
  %v1608 = select i1 %v1607, float %v1606, float %v1051
  %v1609 = fcmp oeq float %v1608, 0xFFF0000000000000
  %v1610 = select i1 %v1609, float 0x0000000000000000, float %v1608
  %v1611 = add i64 %v139, %v116
  %v1612 = sub i64 %v1611, 0
  %v1613 = and i64 %v1612, -4
  %v1614 = add i64 0, %v1613
  br label %head1615
head1615:
  %v1616 = phi i64 [ 0, %end1522 ], [ %v1653, %body1615 ]
  %v1617 = icmp slt i64 %v1616, %v1614
  br i1 %v1617, label %body1615, label %end1615
body1615:
  %v1618 = add i64 %v1616, 0
  %v1619 = mul i64 %v147, %v493
  %v1620 = getelementptr [4 x i8], ptr %v145, i64 %v1619
  %v1621 = getelementptr [4 x i8], ptr %v1620, i64 %v1618
  %v1622 = load <4 x float>, ptr %v1621, align 4
  %v1623 = insertelement <4 x float> poison, float %v1610, i32 0
  %v1624 = shufflevector <4 x float> %v1623, <4 x float> poison, <4 x i32> zeroinitializer
  %v1625 = fsub <4 x float> %v1622, %v1624
  %v1626 = fcmp olt <4 x float> %v1625, splat (float 0xC05A400000000000)
  %v1627 = select <4 x i1> %v1626, <4 x float> splat (float 0x0000000000000000), <4 x float> %v1625
  %v1628 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1627, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 0x4168000000000000))
  %v1629 = fsub <4 x float> %v1628, splat (float 0x4168000000000000)
  %v1630 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1629, <4 x float> splat (float 0xBFE62E4000000000), <4 x float> %v1627)
  %v1631 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1629, <4 x float> splat (float 0xBEB7F7D1C0000000), <4 x float> %v1630)
  %v1632 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F56A4F140000000), <4 x float> %v1631, <4 x float> splat (float 0x3F812397E0000000))
  %v1633 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1632, <4 x float> %v1631, <4 x float> splat (float 0x3FA5558AE0000000))
  %v1634 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1633, <4 x float> %v1631, <4 x float> splat (float 0x3FC5554920000000))
  %v1635 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1634, <4 x float> %v1631, <4 x float> splat (float 0x3FDFFFFFC0000000))
  %v1636 = fmul <4 x float> %v1631, %v1631
  %v1637 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v1635, <4 x float> %v1636, <4 x float> %v1631)
  %v1638 = fadd <4 x float> splat (float 0x3FF0000000000000), %v1637
  %v1639 = fsub <4 x float> %v1628, splat (float 0x4168000000000000)
  %v1640 = fadd <4 x float> %v1639, splat (float 0x4168000000000000)
  %v1641 = bitcast <4 x float> %v1640 to <4 x i32>
  %v1642 = ashr <4 x i32> %v1641, splat (i32 1)
  %v1643 = shl <4 x i32> %v1642, splat (i32 23)
  %v1644 = add <4 x i32> %v1643, splat (i32 1065353216)
  %v1645 = bitcast <4 x i32> %v1644 to <4 x float>
  %v1646 = fmul <4 x float> %v1638, %v1645
  %v1647 = sub <4 x i32> %v1641, %v1642
  %v1648 = shl <4 x i32> %v1647, splat (i32 23)
  %v1649 = add <4 x i32> %v1648, splat (i32 1065353216)
  %v1650 = bitcast <4 x i32> %v1649 to <4 x float>
  %v1651 = fmul <4 x float> %v1646, %v1650
  %v1652 = select <4 x i1> %v1626, <4 x float> splat (float 0x0000000000000000), <4 x float> %v1651
  store <4 x float> %v1652, ptr %v1621, align 4
  %v1653 = add i64 %v1616, 4
  br label %head1615
end1615:
  br label %head1654
head1654:
  %v1655 = phi i64 [ %v1614, %end1615 ], [ %v1689, %body1654 ]
  %v1656 = icmp slt i64 %v1655, %v1611
  br i1 %v1656, label %body1654, label %end1654
body1654:
  %v1657 = mul i64 %v147, %v493
  %v1658 = getelementptr [4 x i8], ptr %v145, i64 %v1657
  %v1659 = getelementptr [4 x i8], ptr %v1658, i64 %v1655
  %v1660 = load float, ptr %v1659, align 4
  %v1661 = fsub float %v1660, %v1610
  %v1662 = fcmp olt float %v1661, 0xC05A400000000000
  %v1663 = select i1 %v1662, float 0x0000000000000000, float %v1661
  %v1664 = call float @llvm.fma.f32(float %v1663, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1665 = fsub float %v1664, 0x4168000000000000
  %v1666 = call float @llvm.fma.f32(float %v1665, float 0xBFE62E4000000000, float %v1663)
  %v1667 = call float @llvm.fma.f32(float %v1665, float 0xBEB7F7D1C0000000, float %v1666)
  %v1668 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v1667, float 0x3F812397E0000000)
  %v1669 = call float @llvm.fma.f32(float %v1668, float %v1667, float 0x3FA5558AE0000000)
  %v1670 = call float @llvm.fma.f32(float %v1669, float %v1667, float 0x3FC5554920000000)
  %v1671 = call float @llvm.fma.f32(float %v1670, float %v1667, float 0x3FDFFFFFC0000000)
  %v1672 = fmul float %v1667, %v1667
  %v1673 = call float @llvm.fma.f32(float %v1671, float %v1672, float %v1667)
  %v1674 = fadd float 0x3FF0000000000000, %v1673
  %v1675 = fsub float %v1664, 0x4168000000000000
  %v1676 = fadd float %v1675, 0x4168000000000000
  %v1677 = bitcast float %v1676 to i32
  %v1678 = ashr i32 %v1677, 1
  %v1679 = shl i32 %v1678, 23
  %v1680 = add i32 %v1679, 1065353216
  %v1681 = bitcast i32 %v1680 to float
  %v1682 = fmul float %v1674, %v1681
  %v1683 = sub i32 %v1677, %v1678
  %v1684 = shl i32 %v1683, 23
  %v1685 = add i32 %v1684, 1065353216
  %v1686 = bitcast i32 %v1685 to float
  %v1687 = fmul float %v1682, %v1686
  %v1688 = select i1 %v1662, float 0x0000000000000000, float %v1687
  store float %v1688, ptr %v1659, align 4
  %v1689 = add i64 %v1655, 1
  br label %head1654
end1654:
  %v1690 = add i64 %v493, 1
  br label %head492
end492:
  %v1691 = add i64 %v139, %v116
  br label %head1692
head1692:
  %v1693 = phi i64 [ 0, %end492 ], [ %v1707, %body1692 ]
  %v1694 = phi float [ 0x0000000000000000, %end492 ], [ %v1705, %body1692 ]
  %v1695 = phi float [ 0x0000000000000000, %end492 ], [ %v1706, %body1692 ]
  %v1696 = icmp slt i64 %v1693, %v1691
  br i1 %v1696, label %body1692, label %end1692
body1692:
  %v1697 = mul i64 %v147, 0
  %v1698 = getelementptr [4 x i8], ptr %v145, i64 %v1697
  %v1699 = getelementptr [4 x i8], ptr %v1698, i64 %v1693
  %v1700 = load float, ptr %v1699, align 4
  %v1701 = mul i64 %v147, 1
  %v1702 = getelementptr [4 x i8], ptr %v145, i64 %v1701
  %v1703 = getelementptr [4 x i8], ptr %v1702, i64 %v1693
  %v1704 = load float, ptr %v1703, align 4
  %v1705 = fadd float %v1694, %v1700
  %v1706 = fadd float %v1695, %v1704
  %v1707 = add i64 %v1693, 1
  br label %head1692
end1692:
  %v1708 = fcmp oeq float %v1694, 0x0000000000000000
  %v1709 = select i1 %v1708, float 0x3FF0000000000000, float %v1694
  %v1710 = getelementptr [4 x i8], ptr %scratch0, i64 0
  store float %v1709, ptr %v1710, align 4
  %v1711 = fcmp oeq float %v1695, 0x0000000000000000
  %v1712 = select i1 %v1711, float 0x3FF0000000000000, float %v1695
  %v1713 = getelementptr [4 x i8], ptr %scratch0, i64 1
  store float %v1712, ptr %v1713, align 4
  br label %head1714
head1714:
  %v1715 = phi i64 [ 0, %end1692 ], [ %v1811, %end1792 ]
  %v1716 = icmp slt i64 %v1715, 2
  br i1 %v1716, label %body1714, label %end1714
body1714:
  %v1717 = getelementptr [4 x i8], ptr %scratch0, i64 %v1715
  %v1718 = load float, ptr %v1717, align 4
  %v1719 = fdiv float 0x3FF0000000000000, %v1718
  %v1720 = sub i64 %v114, 0
  %v1721 = and i64 %v1720, -4
  %v1722 = add i64 0, %v1721
  br label %head1723
head1723:
  %v1724 = phi i64 [ 0, %body1714 ], [ %v1744, %body1723 ]
  %v1725 = icmp slt i64 %v1724, %v1722
  br i1 %v1725, label %body1723, label %end1723
body1723:
  %v1726 = add i64 %v1724, 0
  %v1727 = add i64 0, %v1726
  %v1728 = mul i64 %v147, %v1715
  %v1729 = getelementptr [4 x i8], ptr %v145, i64 %v1728
  %v1730 = getelementptr [4 x i8], ptr %v1729, i64 %v1727
  %v1731 = load <4 x float>, ptr %v1730, align 4
  %v1732 = insertelement <4 x float> poison, float %v1718, i32 0
  %v1733 = shufflevector <4 x float> %v1732, <4 x float> poison, <4 x i32> zeroinitializer
  %v1734 = fdiv <4 x float> %v1731, %v1733
  %v1735 = srem i64 %v1715, %v110
  %v1736 = add i64 0, %v1726
  %v1737 = add i64 %v139, %v116
  %v1738 = mul i64 %v1735, %v1737
  %v1739 = add i64 %v1738, %v1736
  %v1740 = getelementptr [4 x i8], ptr %v104, i64 %v1739
  %v1741 = load <4 x float>, ptr %v1740, align 4
  %v1742 = fcmp une <4 x float> %v1741, splat (float 0xFFF0000000000000)
  %v1743 = select <4 x i1> %v1742, <4 x float> %v1734, <4 x float> splat (float 0xBFF0000000000000)
  store <4 x float> %v1743, ptr %v1730, align 4
  %v1744 = add i64 %v1724, 4
  br label %head1723
end1723:
  br label %head1745
head1745:
  %v1746 = phi i64 [ %v1722, %end1723 ], [ %v1763, %body1745 ]
  %v1747 = icmp slt i64 %v1746, %v114
  br i1 %v1747, label %body1745, label %end1745
body1745:
  %v1748 = add i64 0, %v1746
  %v1749 = mul i64 %v147, %v1715
  %v1750 = getelementptr [4 x i8], ptr %v145, i64 %v1749
  %v1751 = getelementptr [4 x i8], ptr %v1750, i64 %v1748
  %v1752 = load float, ptr %v1751, align 4
  %v1753 = fdiv float %v1752, %v1718
  %v1754 = srem i64 %v1715, %v110
  %v1755 = add i64 0, %v1746
  %v1756 = add i64 %v139, %v116
  %v1757 = mul i64 %v1754, %v1756
  %v1758 = add i64 %v1757, %v1755
  %v1759 = getelementptr [4 x i8], ptr %v104, i64 %v1758
  %v1760 = load float, ptr %v1759, align 4
  %v1761 = fcmp une float %v1760, 0xFFF0000000000000
  %v1762 = select i1 %v1761, float %v1753, float 0xBFF0000000000000
  store float %v1762, ptr %v1751, align 4
  %v1763 = add i64 %v1746, 1
  br label %head1745
end1745:
  %v1764 = getelementptr [4 x i8], ptr %scratch0, i64 %v1715
  %v1765 = load float, ptr %v1764, align 4
  %v1766 = fdiv float 0x3FF0000000000000, %v1765
  %v1767 = sub i64 %v116, 0
  %v1768 = and i64 %v1767, -4
  %v1769 = add i64 0, %v1768
  br label %head1770
head1770:
  %v1771 = phi i64 [ 0, %end1745 ], [ %v1791, %body1770 ]
  %v1772 = icmp slt i64 %v1771, %v1769
  br i1 %v1772, label %body1770, label %end1770
body1770:
  %v1773 = add i64 %v1771, 0
  %v1774 = add i64 %v139, %v1773
  %v1775 = mul i64 %v147, %v1715
  %v1776 = getelementptr [4 x i8], ptr %v145, i64 %v1775
  %v1777 = getelementptr [4 x i8], ptr %v1776, i64 %v1774
  %v1778 = load <4 x float>, ptr %v1777, align 4
  %v1779 = insertelement <4 x float> poison, float %v1765, i32 0
  %v1780 = shufflevector <4 x float> %v1779, <4 x float> poison, <4 x i32> zeroinitializer
  %v1781 = fdiv <4 x float> %v1778, %v1780
  %v1782 = srem i64 %v1715, %v110
  %v1783 = add i64 %v139, %v1773
  %v1784 = add i64 %v139, %v116
  %v1785 = mul i64 %v1782, %v1784
  %v1786 = add i64 %v1785, %v1783
  %v1787 = getelementptr [4 x i8], ptr %v104, i64 %v1786
  %v1788 = load <4 x float>, ptr %v1787, align 4
  %v1789 = fcmp une <4 x float> %v1788, splat (float 0xFFF0000000000000)
  %v1790 = select <4 x i1> %v1789, <4 x float> %v1781, <4 x float> splat (float 0xBFF0000000000000)
  store <4 x float> %v1790, ptr %v1777, align 4
  %v1791 = add i64 %v1771, 4
  br label %head1770
end1770:
  br label %head1792
head1792:
  %v1793 = phi i64 [ %v1769, %end1770 ], [ %v1810, %body1792 ]
  %v1794 = icmp slt i64 %v1793, %v116
  br i1 %v1794, label %body1792, label %end1792
body1792:
  %v1795 = add i64 %v139, %v1793
  %v1796 = mul i64 %v147, %v1715
  %v1797 = getelementptr [4 x i8], ptr %v145, i64 %v1796
  %v1798 = getelementptr [4 x i8], ptr %v1797, i64 %v1795
  %v1799 = load float, ptr %v1798, align 4
  %v1800 = fdiv float %v1799, %v1765
  %v1801 = srem i64 %v1715, %v110
  %v1802 = add i64 %v139, %v1793
  %v1803 = add i64 %v139, %v116
  %v1804 = mul i64 %v1801, %v1803
  %v1805 = add i64 %v1804, %v1802
  %v1806 = getelementptr [4 x i8], ptr %v104, i64 %v1805
  %v1807 = load float, ptr %v1806, align 4
  %v1808 = fcmp une float %v1807, 0xFFF0000000000000
  %v1809 = select i1 %v1808, float %v1800, float 0xBFF0000000000000
  store float %v1809, ptr %v1798, align 4
  %v1810 = add i64 %v1793, 1
  br label %head1792
end1792:
  %v1811 = add i64 %v1715, 1
  br label %head1714
end1714:
  br label %head1812
head1812:
  %v1813 = phi i64 [ 0, %end1714 ], [ %v2170, %end2094 ]
  %v1814 = phi i64 [ %v114, %end1714 ], [ %v2169, %end2094 ]
  %v1815 = icmp slt i64 %v1813, %v110
  br i1 %v1815, label %body1812, label %end1812
body1812:
  %v1816 = and i64 %v114, -64
  br label %head1817
head1817:
  %v1818 = phi i64 [ 0, %body1812 ], [ %v2076, %body1817 ]
  %v1819 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v1865, %body1817 ]
  %v1820 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v1879, %body1817 ]
  %v1821 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v1893, %body1817 ]
  %v1822 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v1907, %body1817 ]
  %v1823 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v1921, %body1817 ]
  %v1824 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v1935, %body1817 ]
  %v1825 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v1949, %body1817 ]
  %v1826 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v1963, %body1817 ]
  %v1827 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v1977, %body1817 ]
  %v1828 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v1991, %body1817 ]
  %v1829 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v2005, %body1817 ]
  %v1830 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v2019, %body1817 ]
  %v1831 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v2033, %body1817 ]
  %v1832 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v2047, %body1817 ]
  %v1833 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v2061, %body1817 ]
  %v1834 = phi <4 x i32> [ splat (i32 2147483647), %body1812 ], [ %v2075, %body1817 ]
  %v1835 = icmp slt i64 %v1818, %v1816
  br i1 %v1835, label %body1817, label %end1817
body1817:
  %v1836 = add i64 %v1818, 0
  %v1837 = add i64 %v1818, 4
  %v1838 = add i64 %v1818, 8
  %v1839 = add i64 %v1818, 12
  %v1840 = add i64 %v1818, 16
  %v1841 = add i64 %v1818, 20
  %v1842 = add i64 %v1818, 24
  %v1843 = add i64 %v1818, 28
  %v1844 = add i64 %v1818, 32
  %v1845 = add i64 %v1818, 36
  %v1846 = add i64 %v1818, 40
  %v1847 = add i64 %v1818, 44
  %v1848 = add i64 %v1818, 48
  %v1849 = add i64 %v1818, 52
  %v1850 = add i64 %v1818, 56
  %v1851 = add i64 %v1818, 60
  %v1852 = add i64 0, %v1836
  %v1853 = add i64 %v139, %v116
  %v1854 = mul i64 %v1813, %v1853
  %v1855 = add i64 %v1854, %v1852
  %v1856 = getelementptr [4 x i8], ptr %v104, i64 %v1855
  %v1857 = load <4 x float>, ptr %v1856, align 4
  %v1858 = fcmp oeq <4 x float> %v1857, splat (float 0xFFF0000000000000)
  %v1859 = trunc i64 %v1836 to i32
  %v1860 = insertelement <4 x i32> poison, i32 %v1859, i32 0
  %v1861 = shufflevector <4 x i32> %v1860, <4 x i32> poison, <4 x i32> zeroinitializer
  %v1862 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v1861
  %v1863 = select <4 x i1> %v1858, <4 x i32> %v1862, <4 x i32> splat (i32 2147483647)
  %v1864 = icmp slt <4 x i32> %v1819, %v1863
  %v1865 = select <4 x i1> %v1864, <4 x i32> %v1819, <4 x i32> %v1863
  %v1866 = add i64 0, %v1837
  %v1867 = add i64 %v139, %v116
  %v1868 = mul i64 %v1813, %v1867
  %v1869 = add i64 %v1868, %v1866
  %v1870 = getelementptr [4 x i8], ptr %v104, i64 %v1869
  %v1871 = load <4 x float>, ptr %v1870, align 4
  %v1872 = fcmp oeq <4 x float> %v1871, splat (float 0xFFF0000000000000)
  %v1873 = trunc i64 %v1837 to i32
  %v1874 = insertelement <4 x i32> poison, i32 %v1873, i32 0
  %v1875 = shufflevector <4 x i32> %v1874, <4 x i32> poison, <4 x i32> zeroinitializer
  %v1876 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v1875
  %v1877 = select <4 x i1> %v1872, <4 x i32> %v1876, <4 x i32> splat (i32 2147483647)
  %v1878 = icmp slt <4 x i32> %v1820, %v1877
  %v1879 = select <4 x i1> %v1878, <4 x i32> %v1820, <4 x i32> %v1877
  %v1880 = add i64 0, %v1838
  %v1881 = add i64 %v139, %v116
  %v1882 = mul i64 %v1813, %v1881
  %v1883 = add i64 %v1882, %v1880
  %v1884 = getelementptr [4 x i8], ptr %v104, i64 %v1883
  %v1885 = load <4 x float>, ptr %v1884, align 4
  %v1886 = fcmp oeq <4 x float> %v1885, splat (float 0xFFF0000000000000)
  %v1887 = trunc i64 %v1838 to i32
  %v1888 = insertelement <4 x i32> poison, i32 %v1887, i32 0
  %v1889 = shufflevector <4 x i32> %v1888, <4 x i32> poison, <4 x i32> zeroinitializer
  %v1890 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v1889
  %v1891 = select <4 x i1> %v1886, <4 x i32> %v1890, <4 x i32> splat (i32 2147483647)
  %v1892 = icmp slt <4 x i32> %v1821, %v1891
  %v1893 = select <4 x i1> %v1892, <4 x i32> %v1821, <4 x i32> %v1891
  %v1894 = add i64 0, %v1839
  %v1895 = add i64 %v139, %v116
  %v1896 = mul i64 %v1813, %v1895
  %v1897 = add i64 %v1896, %v1894
  %v1898 = getelementptr [4 x i8], ptr %v104, i64 %v1897
  %v1899 = load <4 x float>, ptr %v1898, align 4
  %v1900 = fcmp oeq <4 x float> %v1899, splat (float 0xFFF0000000000000)
  %v1901 = trunc i64 %v1839 to i32
  %v1902 = insertelement <4 x i32> poison, i32 %v1901, i32 0
  %v1903 = shufflevector <4 x i32> %v1902, <4 x i32> poison, <4 x i32> zeroinitializer
  %v1904 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v1903
  %v1905 = select <4 x i1> %v1900, <4 x i32> %v1904, <4 x i32> splat (i32 2147483647)
  %v1906 = icmp slt <4 x i32> %v1822, %v1905
  %v1907 = select <4 x i1> %v1906, <4 x i32> %v1822, <4 x i32> %v1905
  %v1908 = add i64 0, %v1840
  %v1909 = add i64 %v139, %v116
  %v1910 = mul i64 %v1813, %v1909
  %v1911 = add i64 %v1910, %v1908
  %v1912 = getelementptr [4 x i8], ptr %v104, i64 %v1911
  %v1913 = load <4 x float>, ptr %v1912, align 4
  %v1914 = fcmp oeq <4 x float> %v1913, splat (float 0xFFF0000000000000)
  %v1915 = trunc i64 %v1840 to i32
  %v1916 = insertelement <4 x i32> poison, i32 %v1915, i32 0
  %v1917 = shufflevector <4 x i32> %v1916, <4 x i32> poison, <4 x i32> zeroinitializer
  %v1918 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v1917
  %v1919 = select <4 x i1> %v1914, <4 x i32> %v1918, <4 x i32> splat (i32 2147483647)
  %v1920 = icmp slt <4 x i32> %v1823, %v1919
  %v1921 = select <4 x i1> %v1920, <4 x i32> %v1823, <4 x i32> %v1919
  %v1922 = add i64 0, %v1841
  %v1923 = add i64 %v139, %v116
  %v1924 = mul i64 %v1813, %v1923
  %v1925 = add i64 %v1924, %v1922
  %v1926 = getelementptr [4 x i8], ptr %v104, i64 %v1925
  %v1927 = load <4 x float>, ptr %v1926, align 4
  %v1928 = fcmp oeq <4 x float> %v1927, splat (float 0xFFF0000000000000)
  %v1929 = trunc i64 %v1841 to i32
  %v1930 = insertelement <4 x i32> poison, i32 %v1929, i32 0
  %v1931 = shufflevector <4 x i32> %v1930, <4 x i32> poison, <4 x i32> zeroinitializer
  %v1932 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v1931
  %v1933 = select <4 x i1> %v1928, <4 x i32> %v1932, <4 x i32> splat (i32 2147483647)
  %v1934 = icmp slt <4 x i32> %v1824, %v1933
  %v1935 = select <4 x i1> %v1934, <4 x i32> %v1824, <4 x i32> %v1933
  %v1936 = add i64 0, %v1842
  %v1937 = add i64 %v139, %v116
  %v1938 = mul i64 %v1813, %v1937
  %v1939 = add i64 %v1938, %v1936
  %v1940 = getelementptr [4 x i8], ptr %v104, i64 %v1939
  %v1941 = load <4 x float>, ptr %v1940, align 4
  %v1942 = fcmp oeq <4 x float> %v1941, splat (float 0xFFF0000000000000)
  %v1943 = trunc i64 %v1842 to i32
  %v1944 = insertelement <4 x i32> poison, i32 %v1943, i32 0
  %v1945 = shufflevector <4 x i32> %v1944, <4 x i32> poison, <4 x i32> zeroinitializer
  %v1946 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v1945
  %v1947 = select <4 x i1> %v1942, <4 x i32> %v1946, <4 x i32> splat (i32 2147483647)
  %v1948 = icmp slt <4 x i32> %v1825, %v1947
  %v1949 = select <4 x i1> %v1948, <4 x i32> %v1825, <4 x i32> %v1947
  %v1950 = add i64 0, %v1843
  %v1951 = add i64 %v139, %v116
  %v1952 = mul i64 %v1813, %v1951
  %v1953 = add i64 %v1952, %v1950
  %v1954 = getelementptr [4 x i8], ptr %v104, i64 %v1953
  %v1955 = load <4 x float>, ptr %v1954, align 4
  %v1956 = fcmp oeq <4 x float> %v1955, splat (float 0xFFF0000000000000)
  %v1957 = trunc i64 %v1843 to i32
  %v1958 = insertelement <4 x i32> poison, i32 %v1957, i32 0
  %v1959 = shufflevector <4 x i32> %v1958, <4 x i32> poison, <4 x i32> zeroinitializer
  %v1960 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v1959
  %v1961 = select <4 x i1> %v1956, <4 x i32> %v1960, <4 x i32> splat (i32 2147483647)
  %v1962 = icmp slt <4 x i32> %v1826, %v1961
  %v1963 = select <4 x i1> %v1962, <4 x i32> %v1826, <4 x i32> %v1961
  %v1964 = add i64 0, %v1844
  %v1965 = add i64 %v139, %v116
  %v1966 = mul i64 %v1813, %v1965
  %v1967 = add i64 %v1966, %v1964
  %v1968 = getelementptr [4 x i8], ptr %v104, i64 %v1967
  %v1969 = load <4 x float>, ptr %v1968, align 4
  %v1970 = fcmp oeq <4 x float> %v1969, splat (float 0xFFF0000000000000)
  %v1971 = trunc i64 %v1844 to i32
  %v1972 = insertelement <4 x i32> poison, i32 %v1971, i32 0
  %v1973 = shufflevector <4 x i32> %v1972, <4 x i32> poison, <4 x i32> zeroinitializer
  %v1974 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v1973
  %v1975 = select <4 x i1> %v1970, <4 x i32> %v1974, <4 x i32> splat (i32 2147483647)
  %v1976 = icmp slt <4 x i32> %v1827, %v1975
  %v1977 = select <4 x i1> %v1976, <4 x i32> %v1827, <4 x i32> %v1975
  %v1978 = add i64 0, %v1845
  %v1979 = add i64 %v139, %v116
  %v1980 = mul i64 %v1813, %v1979
  %v1981 = add i64 %v1980, %v1978
  %v1982 = getelementptr [4 x i8], ptr %v104, i64 %v1981
  %v1983 = load <4 x float>, ptr %v1982, align 4
  %v1984 = fcmp oeq <4 x float> %v1983, splat (float 0xFFF0000000000000)
  %v1985 = trunc i64 %v1845 to i32
  %v1986 = insertelement <4 x i32> poison, i32 %v1985, i32 0
  %v1987 = shufflevector <4 x i32> %v1986, <4 x i32> poison, <4 x i32> zeroinitializer
  %v1988 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v1987
  %v1989 = select <4 x i1> %v1984, <4 x i32> %v1988, <4 x i32> splat (i32 2147483647)
  %v1990 = icmp slt <4 x i32> %v1828, %v1989
  %v1991 = select <4 x i1> %v1990, <4 x i32> %v1828, <4 x i32> %v1989
  %v1992 = add i64 0, %v1846
  %v1993 = add i64 %v139, %v116
  %v1994 = mul i64 %v1813, %v1993
  %v1995 = add i64 %v1994, %v1992
  %v1996 = getelementptr [4 x i8], ptr %v104, i64 %v1995
  %v1997 = load <4 x float>, ptr %v1996, align 4
  %v1998 = fcmp oeq <4 x float> %v1997, splat (float 0xFFF0000000000000)
  %v1999 = trunc i64 %v1846 to i32
  %v2000 = insertelement <4 x i32> poison, i32 %v1999, i32 0
  %v2001 = shufflevector <4 x i32> %v2000, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2002 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2001
  %v2003 = select <4 x i1> %v1998, <4 x i32> %v2002, <4 x i32> splat (i32 2147483647)
  %v2004 = icmp slt <4 x i32> %v1829, %v2003
  %v2005 = select <4 x i1> %v2004, <4 x i32> %v1829, <4 x i32> %v2003
  %v2006 = add i64 0, %v1847
  %v2007 = add i64 %v139, %v116
  %v2008 = mul i64 %v1813, %v2007
  %v2009 = add i64 %v2008, %v2006
  %v2010 = getelementptr [4 x i8], ptr %v104, i64 %v2009
  %v2011 = load <4 x float>, ptr %v2010, align 4
  %v2012 = fcmp oeq <4 x float> %v2011, splat (float 0xFFF0000000000000)
  %v2013 = trunc i64 %v1847 to i32
  %v2014 = insertelement <4 x i32> poison, i32 %v2013, i32 0
  %v2015 = shufflevector <4 x i32> %v2014, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2016 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2015
  %v2017 = select <4 x i1> %v2012, <4 x i32> %v2016, <4 x i32> splat (i32 2147483647)
  %v2018 = icmp slt <4 x i32> %v1830, %v2017
  %v2019 = select <4 x i1> %v2018, <4 x i32> %v1830, <4 x i32> %v2017
  %v2020 = add i64 0, %v1848
  %v2021 = add i64 %v139, %v116
  %v2022 = mul i64 %v1813, %v2021
  %v2023 = add i64 %v2022, %v2020
  %v2024 = getelementptr [4 x i8], ptr %v104, i64 %v2023
  %v2025 = load <4 x float>, ptr %v2024, align 4
  %v2026 = fcmp oeq <4 x float> %v2025, splat (float 0xFFF0000000000000)
  %v2027 = trunc i64 %v1848 to i32
  %v2028 = insertelement <4 x i32> poison, i32 %v2027, i32 0
  %v2029 = shufflevector <4 x i32> %v2028, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2030 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2029
  %v2031 = select <4 x i1> %v2026, <4 x i32> %v2030, <4 x i32> splat (i32 2147483647)
  %v2032 = icmp slt <4 x i32> %v1831, %v2031
  %v2033 = select <4 x i1> %v2032, <4 x i32> %v1831, <4 x i32> %v2031
  %v2034 = add i64 0, %v1849
  %v2035 = add i64 %v139, %v116
  %v2036 = mul i64 %v1813, %v2035
  %v2037 = add i64 %v2036, %v2034
  %v2038 = getelementptr [4 x i8], ptr %v104, i64 %v2037
  %v2039 = load <4 x float>, ptr %v2038, align 4
  %v2040 = fcmp oeq <4 x float> %v2039, splat (float 0xFFF0000000000000)
  %v2041 = trunc i64 %v1849 to i32
  %v2042 = insertelement <4 x i32> poison, i32 %v2041, i32 0
  %v2043 = shufflevector <4 x i32> %v2042, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2044 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2043
  %v2045 = select <4 x i1> %v2040, <4 x i32> %v2044, <4 x i32> splat (i32 2147483647)
  %v2046 = icmp slt <4 x i32> %v1832, %v2045
  %v2047 = select <4 x i1> %v2046, <4 x i32> %v1832, <4 x i32> %v2045
  %v2048 = add i64 0, %v1850
  %v2049 = add i64 %v139, %v116
  %v2050 = mul i64 %v1813, %v2049
  %v2051 = add i64 %v2050, %v2048
  %v2052 = getelementptr [4 x i8], ptr %v104, i64 %v2051
  %v2053 = load <4 x float>, ptr %v2052, align 4
  %v2054 = fcmp oeq <4 x float> %v2053, splat (float 0xFFF0000000000000)
  %v2055 = trunc i64 %v1850 to i32
  %v2056 = insertelement <4 x i32> poison, i32 %v2055, i32 0
  %v2057 = shufflevector <4 x i32> %v2056, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2058 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2057
  %v2059 = select <4 x i1> %v2054, <4 x i32> %v2058, <4 x i32> splat (i32 2147483647)
  %v2060 = icmp slt <4 x i32> %v1833, %v2059
  %v2061 = select <4 x i1> %v2060, <4 x i32> %v1833, <4 x i32> %v2059
  %v2062 = add i64 0, %v1851
  %v2063 = add i64 %v139, %v116
  %v2064 = mul i64 %v1813, %v2063
  %v2065 = add i64 %v2064, %v2062
  %v2066 = getelementptr [4 x i8], ptr %v104, i64 %v2065
  %v2067 = load <4 x float>, ptr %v2066, align 4
  %v2068 = fcmp oeq <4 x float> %v2067, splat (float 0xFFF0000000000000)
  %v2069 = trunc i64 %v1851 to i32
  %v2070 = insertelement <4 x i32> poison, i32 %v2069, i32 0
  %v2071 = shufflevector <4 x i32> %v2070, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2072 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2071
  %v2073 = select <4 x i1> %v2068, <4 x i32> %v2072, <4 x i32> splat (i32 2147483647)
  %v2074 = icmp slt <4 x i32> %v1834, %v2073
  %v2075 = select <4 x i1> %v2074, <4 x i32> %v1834, <4 x i32> %v2073
  %v2076 = add i64 %v1818, 64
  br label %head1817
end1817:
  %v2077 = and i64 %v114, -64
  %v2078 = getelementptr [4 x i8], ptr %scratch3, i64 0
  %v2079 = getelementptr [4 x i8], ptr %scratch3, i64 4
  %v2080 = getelementptr [4 x i8], ptr %scratch3, i64 8
  %v2081 = getelementptr [4 x i8], ptr %scratch3, i64 12
  %v2082 = getelementptr [4 x i8], ptr %scratch3, i64 16
  %v2083 = getelementptr [4 x i8], ptr %scratch3, i64 20
  %v2084 = getelementptr [4 x i8], ptr %scratch3, i64 24
  %v2085 = getelementptr [4 x i8], ptr %scratch3, i64 28
  %v2086 = getelementptr [4 x i8], ptr %scratch3, i64 32
  %v2087 = getelementptr [4 x i8], ptr %scratch3, i64 36
  %v2088 = getelementptr [4 x i8], ptr %scratch3, i64 40
  %v2089 = getelementptr [4 x i8], ptr %scratch3, i64 44
  %v2090 = getelementptr [4 x i8], ptr %scratch3, i64 48
  %v2091 = getelementptr [4 x i8], ptr %scratch3, i64 52
  %v2092 = getelementptr [4 x i8], ptr %scratch3, i64 56
  %v2093 = getelementptr [4 x i8], ptr %scratch3, i64 60
  store <4 x i32> %v1819, ptr %v2078, align 4
  store <4 x i32> %v1820, ptr %v2079, align 4
  store <4 x i32> %v1821, ptr %v2080, align 4
  store <4 x i32> %v1822, ptr %v2081, align 4
  store <4 x i32> %v1823, ptr %v2082, align 4
  store <4 x i32> %v1824, ptr %v2083, align 4
  store <4 x i32> %v1825, ptr %v2084, align 4
  store <4 x i32> %v1826, ptr %v2085, align 4
  store <4 x i32> %v1827, ptr %v2086, align 4
  store <4 x i32> %v1828, ptr %v2087, align 4
  store <4 x i32> %v1829, ptr %v2088, align 4
  store <4 x i32> %v1830, ptr %v2089, align 4
  store <4 x i32> %v1831, ptr %v2090, align 4
  store <4 x i32> %v1832, ptr %v2091, align 4
  store <4 x i32> %v1833, ptr %v2092, align 4
  store <4 x i32> %v1834, ptr %v2093, align 4
  br label %head2094
head2094:
  %v2095 = phi i64 [ %v2077, %end1817 ], [ %v2112, %body2094 ]
  %v2096 = icmp slt i64 %v2095, %v114
  br i1 %v2096, label %body2094, label %end2094
body2094:
  %v2097 = sub i64 %v2095, %v2077
  %v2098 = getelementptr [4 x i8], ptr %scratch3, i64 %v2097
  %v2099 = load i32, ptr %v2098, align 4
  %v2100 = add i64 0, %v2095
  %v2101 = add i64 %v139, %v116
  %v2102 = mul i64 %v1813, %v2101
  %v2103 = add i64 %v2102, %v2100
  %v2104 = getelementptr [4 x i8], ptr %v104, i64 %v2103
  %v2105 = load float, ptr %v2104, align 4
  %v2106 = fcmp oeq float %v2105, 0xFFF0000000000000
  %v2107 = trunc i64 %v2095 to i32
  %v2108 = add i32 0, %v2107
  %v2109 = select i1 %v2106, i32 %v2108, i32 2147483647
  %v2110 = icmp slt i32 %v2099, %v2109
  %v2111 = select i1 %v2110, i32 %v2099, i32 %v2109
  store i32 %v2111, ptr %v2098, align 4
  %v2112 = add i64 %v2095, 1
  br label %head2094
end2094:
  %v2113 = load <4 x i32>, ptr %v2078, align 4
  %v2114 = load <4 x i32>, ptr %v2079, align 4
  %v2115 = load <4 x i32>, ptr %v2080, align 4
  %v2116 = load <4 x i32>, ptr %v2081, align 4
  %v2117 = load <4 x i32>, ptr %v2082, align 4
  %v2118 = load <4 x i32>, ptr %v2083, align 4
  %v2119 = load <4 x i32>, ptr %v2084, align 4
  %v2120 = load <4 x i32>, ptr %v2085, align 4
  %v2121 = load <4 x i32>, ptr %v2086, align 4
  %v2122 = load <4 x i32>, ptr %v2087, align 4
  %v2123 = load <4 x i32>, ptr %v2088, align 4
  %v2124 = load <4 x i32>, ptr %v2089, align 4
  %v2125 = load <4 x i32>, ptr %v2090, align 4
  %v2126 = load <4 x i32>, ptr %v2091, align 4
  %v2127 = load <4 x i32>, ptr %v2092, align 4
  %v2128 = load <4 x i32>, ptr %v2093, align 4
  %v2129 = icmp slt <4 x i32> %v2113, %v2121
  %v2130 = select <4 x i1> %v2129, <4 x i32> %v2113, <4 x i32> %v2121
  %v2131 = icmp slt <4 x i32> %v2114, %v2122
  %v2132 = select <4 x i1> %v2131, <4 x i32> %v2114, <4 x i32> %v2122
  %v2133 = icmp slt <4 x i32> %v2115, %v2123
  %v2134 = select <4 x i1> %v2133, <4 x i32> %v2115, <4 x i32> %v2123
  %v2135 = icmp slt <4 x i32> %v2116, %v2124
  %v2136 = select <4 x i1> %v2135, <4 x i32> %v2116, <4 x i32> %v2124
  %v2137 = icmp slt <4 x i32> %v2117, %v2125
  %v2138 = select <4 x i1> %v2137, <4 x i32> %v2117, <4 x i32> %v2125
  %v2139 = icmp slt <4 x i32> %v2118, %v2126
  %v2140 = select <4 x i1> %v2139, <4 x i32> %v2118, <4 x i32> %v2126
  %v2141 = icmp slt <4 x i32> %v2119, %v2127
  %v2142 = select <4 x i1> %v2141, <4 x i32> %v2119, <4 x i32> %v2127
  %v2143 = icmp slt <4 x i32> %v2120, %v2128
  %v2144 = select <4 x i1> %v2143, <4 x i32> %v2120, <4 x i32> %v2128
  %v2145 = icmp slt <4 x i32> %v2130, %v2138
  %v2146 = select <4 x i1> %v2145, <4 x i32> %v2130, <4 x i32> %v2138
  %v2147 = icmp slt <4 x i32> %v2132, %v2140
  %v2148 = select <4 x i1> %v2147, <4 x i32> %v2132, <4 x i32> %v2140
  %v2149 = icmp slt <4 x i32> %v2134, %v2142
  %v2150 = select <4 x i1> %v2149, <4 x i32> %v2134, <4 x i32> %v2142
  %v2151 = icmp slt <4 x i32> %v2136, %v2144
  %v2152 = select <4 x i1> %v2151, <4 x i32> %v2136, <4 x i32> %v2144
  %v2153 = icmp slt <4 x i32> %v2146, %v2150
  %v2154 = select <4 x i1> %v2153, <4 x i32> %v2146, <4 x i32> %v2150
  %v2155 = icmp slt <4 x i32> %v2148, %v2152
  %v2156 = select <4 x i1> %v2155, <4 x i32> %v2148, <4 x i32> %v2152
  %v2157 = icmp slt <4 x i32> %v2154, %v2156
  %v2158 = select <4 x i1> %v2157, <4 x i32> %v2154, <4 x i32> %v2156
  %v2159 = shufflevector <4 x i32> %v2158, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v2160 = shufflevector <4 x i32> %v2158, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v2161 = icmp slt <2 x i32> %v2159, %v2160
  %v2162 = select <2 x i1> %v2161, <2 x i32> %v2159, <2 x i32> %v2160
  %v2163 = extractelement <2 x i32> %v2162, i32 0
  %v2164 = extractelement <2 x i32> %v2162, i32 1
  %v2165 = icmp slt i32 %v2163, %v2164
  %v2166 = select i1 %v2165, i32 %v2163, i32 %v2164
  %v2167 = sext i32 %v2166 to i64
  %v2168 = icmp slt i64 %v1814, %v2167
  %v2169 = select i1 %v2168, i64 %v1814, i64 %v2167
  %v2170 = add i64 %v1813, 1
  br label %head1812
end1812:
  %v2171 = mul i64 %v147, 4
  br label %head2172
head2172:
  %v2173 = phi i64 [ 0, %end1812 ], [ %v2190, %body2172 ]
  %v2174 = icmp slt i64 %v2173, %v112
  br i1 %v2174, label %body2172, label %end2172
body2172:
  %v2175 = sub i64 %v112, %v2173
  %v2176 = getelementptr [4 x i8], ptr %v138, i64 %v2173
  %v2177 = mul i64 %v112, 4
  %v2178 = getelementptr [4 x i8], ptr %v145, i64 0
  %v2179 = mul i64 %v2171, 0
  %v2180 = getelementptr [1 x i8], ptr %v2178, i64 %v2179
  %v2181 = mul i64 %v112, 4
  %v2182 = mul i64 %v2181, 0
  %v2183 = getelementptr [1 x i8], ptr %v128, i64 %v2182
  %v2184 = getelementptr [4 x i8], ptr %v2183, i64 %v2173
  %v2185 = mul i64 %v112, 4
  %v2186 = mul i64 %v2185, 16
  %v2187 = getelementptr [1 x i8], ptr %v2176, i64 %v2186
  %v2188 = icmp slt i64 %v2175, 16
  %v2189 = select i1 %v2188, ptr @tile2, ptr @tile2
  call void %v2189(ptr %v2180, i64 %v2171, ptr %v2176, i64 %v2177, ptr %v2184, i64 %v2177, i64 %v1814, i64 0, i64 %v2175, ptr %v2187, i64 %v2177)
  %v2190 = add i64 %v2173, 16
  br label %head2172
end2172:
  %v2191 = mul i64 %v147, 4
  %v2192 = mul i64 %v112, 4
  %v2193 = mul i64 %v2192, %v1814
  %v2194 = getelementptr [1 x i8], ptr %v138, i64 %v2193
  br label %head2195
head2195:
  %v2196 = phi i64 [ 0, %end2172 ], [ %v2261, %end2238 ]
  %v2197 = icmp slt i64 %v2196, 2
  br i1 %v2197, label %body2195, label %end2195
body2195:
  %v2198 = add i64 0, %v1814
  %v2199 = sub i64 %v114, %v1814
  %v2200 = mul i64 %v147, 4
  %v2201 = getelementptr [4 x i8], ptr %v145, i64 %v2198
  %v2202 = mul i64 %v2200, %v2196
  %v2203 = getelementptr [1 x i8], ptr %v2201, i64 %v2202
  %v2204 = mul i64 %v112, 4
  %v2205 = mul i64 %v2204, %v2196
  %v2206 = getelementptr [1 x i8], ptr %v128, i64 %v2205
  %v2207 = sub i64 %v112, 0
  %v2208 = and i64 %v2207, -16
  %v2209 = add i64 0, %v2208
  br label %head2210
head2210:
  %v2211 = phi i64 [ 0, %body2195 ], [ %v2237, %end2217 ]
  %v2212 = icmp slt i64 %v2211, %v2209
  br i1 %v2212, label %body2210, label %end2210
body2210:
  %v2213 = add i64 %v2211, 0
  %v2214 = getelementptr [4 x i8], ptr %v2206, i64 %v2213
  %v2215 = getelementptr [4 x i8], ptr %v2194, i64 %v2213
  %v2216 = load <16 x float>, ptr %v2214, align 4
  br label %head2217
head2217:
  %v2218 = phi i64 [ 0, %body2210 ], [ %v2236, %body2217 ]
  %v2219 = phi <16 x float> [ %v2216, %body2210 ], [ %v2235, %body2217 ]
  %v2220 = phi ptr [ %v2203, %body2210 ], [ %v2228, %body2217 ]
  %v2221 = phi ptr [ %v2215, %body2210 ], [ %v2230, %body2217 ]
  %v2222 = icmp slt i64 %v2218, %v2199
  br i1 %v2222, label %body2217, label %end2217
body2217:
  %v2223 = load float, ptr %v2220, align 4
  %v2224 = load <16 x float>, ptr %v2221, align 4
  %v2225 = insertelement <16 x float> poison, float %v2223, i32 0
  %v2226 = shufflevector <16 x float> %v2225, <16 x float> poison, <16 x i32> zeroinitializer
  %v2227 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2226, <16 x float> %v2224, <16 x float> %v2219)
  %v2228 = getelementptr [1 x i8], ptr %v2220, i64 4
  %v2229 = mul i64 %v112, 4
  %v2230 = getelementptr [1 x i8], ptr %v2221, i64 %v2229
  %v2231 = fcmp olt float %v2223, 0x0000000000000000
  %v2232 = xor i1 %v2231, true
  %v2233 = insertelement <16 x i1> poison, i1 %v2232, i32 0
  %v2234 = shufflevector <16 x i1> %v2233, <16 x i1> poison, <16 x i32> zeroinitializer
  %v2235 = select <16 x i1> %v2234, <16 x float> %v2227, <16 x float> %v2219
  %v2236 = add i64 %v2218, 1
  br label %head2217
end2217:
  store <16 x float> %v2219, ptr %v2214, align 4
  %v2237 = add i64 %v2211, 16
  br label %head2210
end2210:
  br label %head2238
head2238:
  %v2239 = phi i64 [ %v2209, %end2210 ], [ %v2260, %end2244 ]
  %v2240 = icmp slt i64 %v2239, %v112
  br i1 %v2240, label %body2238, label %end2238
body2238:
  %v2241 = getelementptr [4 x i8], ptr %v2206, i64 %v2239
  %v2242 = getelementptr [4 x i8], ptr %v2194, i64 %v2239
  %v2243 = load float, ptr %v2241, align 4
  br label %head2244
head2244:
  %v2245 = phi i64 [ 0, %body2238 ], [ %v2259, %body2244 ]
  %v2246 = phi float [ %v2243, %body2238 ], [ %v2258, %body2244 ]
  %v2247 = phi ptr [ %v2203, %body2238 ], [ %v2253, %body2244 ]
  %v2248 = phi ptr [ %v2242, %body2238 ], [ %v2255, %body2244 ]
  %v2249 = icmp slt i64 %v2245, %v2199
  br i1 %v2249, label %body2244, label %end2244
body2244:
  %v2250 = load float, ptr %v2247, align 4
  %v2251 = load float, ptr %v2248, align 4
  %v2252 = call float @llvm.fma.f32(float %v2250, float %v2251, float %v2246)
  %v2253 = getelementptr [1 x i8], ptr %v2247, i64 4
  %v2254 = mul i64 %v112, 4
  %v2255 = getelementptr [1 x i8], ptr %v2248, i64 %v2254
  %v2256 = fcmp olt float %v2250, 0x0000000000000000
  %v2257 = xor i1 %v2256, true
  %v2258 = select i1 %v2257, float %v2252, float %v2246
  %v2259 = add i64 %v2245, 1
  br label %head2244
end2244:
  store float %v2246, ptr %v2241, align 4
  %v2260 = add i64 %v2239, 1
  br label %head2238
end2238:
  %v2261 = add i64 %v2196, 1
  br label %head2195
end2195:
  br label %head2262
head2262:
  %v2263 = phi i64 [ 0, %end2195 ], [ %v2620, %end2544 ]
  %v2264 = phi i64 [ %v116, %end2195 ], [ %v2619, %end2544 ]
  %v2265 = icmp slt i64 %v2263, %v110
  br i1 %v2265, label %body2262, label %end2262
body2262:
  %v2266 = and i64 %v116, -64
  br label %head2267
head2267:
  %v2268 = phi i64 [ 0, %body2262 ], [ %v2526, %body2267 ]
  %v2269 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2315, %body2267 ]
  %v2270 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2329, %body2267 ]
  %v2271 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2343, %body2267 ]
  %v2272 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2357, %body2267 ]
  %v2273 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2371, %body2267 ]
  %v2274 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2385, %body2267 ]
  %v2275 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2399, %body2267 ]
  %v2276 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2413, %body2267 ]
  %v2277 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2427, %body2267 ]
  %v2278 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2441, %body2267 ]
  %v2279 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2455, %body2267 ]
  %v2280 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2469, %body2267 ]
  %v2281 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2483, %body2267 ]
  %v2282 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2497, %body2267 ]
  %v2283 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2511, %body2267 ]
  %v2284 = phi <4 x i32> [ splat (i32 2147483647), %body2262 ], [ %v2525, %body2267 ]
  %v2285 = icmp slt i64 %v2268, %v2266
  br i1 %v2285, label %body2267, label %end2267
body2267:
  %v2286 = add i64 %v2268, 0
  %v2287 = add i64 %v2268, 4
  %v2288 = add i64 %v2268, 8
  %v2289 = add i64 %v2268, 12
  %v2290 = add i64 %v2268, 16
  %v2291 = add i64 %v2268, 20
  %v2292 = add i64 %v2268, 24
  %v2293 = add i64 %v2268, 28
  %v2294 = add i64 %v2268, 32
  %v2295 = add i64 %v2268, 36
  %v2296 = add i64 %v2268, 40
  %v2297 = add i64 %v2268, 44
  %v2298 = add i64 %v2268, 48
  %v2299 = add i64 %v2268, 52
  %v2300 = add i64 %v2268, 56
  %v2301 = add i64 %v2268, 60
  %v2302 = add i64 %v139, %v2286
  %v2303 = add i64 %v139, %v116
  %v2304 = mul i64 %v2263, %v2303
  %v2305 = add i64 %v2304, %v2302
  %v2306 = getelementptr [4 x i8], ptr %v104, i64 %v2305
  %v2307 = load <4 x float>, ptr %v2306, align 4
  %v2308 = fcmp oeq <4 x float> %v2307, splat (float 0xFFF0000000000000)
  %v2309 = trunc i64 %v2286 to i32
  %v2310 = insertelement <4 x i32> poison, i32 %v2309, i32 0
  %v2311 = shufflevector <4 x i32> %v2310, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2312 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2311
  %v2313 = select <4 x i1> %v2308, <4 x i32> %v2312, <4 x i32> splat (i32 2147483647)
  %v2314 = icmp slt <4 x i32> %v2269, %v2313
  %v2315 = select <4 x i1> %v2314, <4 x i32> %v2269, <4 x i32> %v2313
  %v2316 = add i64 %v139, %v2287
  %v2317 = add i64 %v139, %v116
  %v2318 = mul i64 %v2263, %v2317
  %v2319 = add i64 %v2318, %v2316
  %v2320 = getelementptr [4 x i8], ptr %v104, i64 %v2319
  %v2321 = load <4 x float>, ptr %v2320, align 4
  %v2322 = fcmp oeq <4 x float> %v2321, splat (float 0xFFF0000000000000)
  %v2323 = trunc i64 %v2287 to i32
  %v2324 = insertelement <4 x i32> poison, i32 %v2323, i32 0
  %v2325 = shufflevector <4 x i32> %v2324, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2326 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2325
  %v2327 = select <4 x i1> %v2322, <4 x i32> %v2326, <4 x i32> splat (i32 2147483647)
  %v2328 = icmp slt <4 x i32> %v2270, %v2327
  %v2329 = select <4 x i1> %v2328, <4 x i32> %v2270, <4 x i32> %v2327
  %v2330 = add i64 %v139, %v2288
  %v2331 = add i64 %v139, %v116
  %v2332 = mul i64 %v2263, %v2331
  %v2333 = add i64 %v2332, %v2330
  %v2334 = getelementptr [4 x i8], ptr %v104, i64 %v2333
  %v2335 = load <4 x float>, ptr %v2334, align 4
  %v2336 = fcmp oeq <4 x float> %v2335, splat (float 0xFFF0000000000000)
  %v2337 = trunc i64 %v2288 to i32
  %v2338 = insertelement <4 x i32> poison, i32 %v2337, i32 0
  %v2339 = shufflevector <4 x i32> %v2338, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2340 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2339
  %v2341 = select <4 x i1> %v2336, <4 x i32> %v2340, <4 x i32> splat (i32 2147483647)
  %v2342 = icmp slt <4 x i32> %v2271, %v2341
  %v2343 = select <4 x i1> %v2342, <4 x i32> %v2271, <4 x i32> %v2341
  %v2344 = add i64 %v139, %v2289
  %v2345 = add i64 %v139, %v116
  %v2346 = mul i64 %v2263, %v2345
  %v2347 = add i64 %v2346, %v2344
  %v2348 = getelementptr [4 x i8], ptr %v104, i64 %v2347
  %v2349 = load <4 x float>, ptr %v2348, align 4
  %v2350 = fcmp oeq <4 x float> %v2349, splat (float 0xFFF0000000000000)
  %v2351 = trunc i64 %v2289 to i32
  %v2352 = insertelement <4 x i32> poison, i32 %v2351, i32 0
  %v2353 = shufflevector <4 x i32> %v2352, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2354 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2353
  %v2355 = select <4 x i1> %v2350, <4 x i32> %v2354, <4 x i32> splat (i32 2147483647)
  %v2356 = icmp slt <4 x i32> %v2272, %v2355
  %v2357 = select <4 x i1> %v2356, <4 x i32> %v2272, <4 x i32> %v2355
  %v2358 = add i64 %v139, %v2290
  %v2359 = add i64 %v139, %v116
  %v2360 = mul i64 %v2263, %v2359
  %v2361 = add i64 %v2360, %v2358
  %v2362 = getelementptr [4 x i8], ptr %v104, i64 %v2361
  %v2363 = load <4 x float>, ptr %v2362, align 4
  %v2364 = fcmp oeq <4 x float> %v2363, splat (float 0xFFF0000000000000)
  %v2365 = trunc i64 %v2290 to i32
  %v2366 = insertelement <4 x i32> poison, i32 %v2365, i32 0
  %v2367 = shufflevector <4 x i32> %v2366, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2368 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2367
  %v2369 = select <4 x i1> %v2364, <4 x i32> %v2368, <4 x i32> splat (i32 2147483647)
  %v2370 = icmp slt <4 x i32> %v2273, %v2369
  %v2371 = select <4 x i1> %v2370, <4 x i32> %v2273, <4 x i32> %v2369
  %v2372 = add i64 %v139, %v2291
  %v2373 = add i64 %v139, %v116
  %v2374 = mul i64 %v2263, %v2373
  %v2375 = add i64 %v2374, %v2372
  %v2376 = getelementptr [4 x i8], ptr %v104, i64 %v2375
  %v2377 = load <4 x float>, ptr %v2376, align 4
  %v2378 = fcmp oeq <4 x float> %v2377, splat (float 0xFFF0000000000000)
  %v2379 = trunc i64 %v2291 to i32
  %v2380 = insertelement <4 x i32> poison, i32 %v2379, i32 0
  %v2381 = shufflevector <4 x i32> %v2380, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2382 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2381
  %v2383 = select <4 x i1> %v2378, <4 x i32> %v2382, <4 x i32> splat (i32 2147483647)
  %v2384 = icmp slt <4 x i32> %v2274, %v2383
  %v2385 = select <4 x i1> %v2384, <4 x i32> %v2274, <4 x i32> %v2383
  %v2386 = add i64 %v139, %v2292
  %v2387 = add i64 %v139, %v116
  %v2388 = mul i64 %v2263, %v2387
  %v2389 = add i64 %v2388, %v2386
  %v2390 = getelementptr [4 x i8], ptr %v104, i64 %v2389
  %v2391 = load <4 x float>, ptr %v2390, align 4
  %v2392 = fcmp oeq <4 x float> %v2391, splat (float 0xFFF0000000000000)
  %v2393 = trunc i64 %v2292 to i32
  %v2394 = insertelement <4 x i32> poison, i32 %v2393, i32 0
  %v2395 = shufflevector <4 x i32> %v2394, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2396 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2395
  %v2397 = select <4 x i1> %v2392, <4 x i32> %v2396, <4 x i32> splat (i32 2147483647)
  %v2398 = icmp slt <4 x i32> %v2275, %v2397
  %v2399 = select <4 x i1> %v2398, <4 x i32> %v2275, <4 x i32> %v2397
  %v2400 = add i64 %v139, %v2293
  %v2401 = add i64 %v139, %v116
  %v2402 = mul i64 %v2263, %v2401
  %v2403 = add i64 %v2402, %v2400
  %v2404 = getelementptr [4 x i8], ptr %v104, i64 %v2403
  %v2405 = load <4 x float>, ptr %v2404, align 4
  %v2406 = fcmp oeq <4 x float> %v2405, splat (float 0xFFF0000000000000)
  %v2407 = trunc i64 %v2293 to i32
  %v2408 = insertelement <4 x i32> poison, i32 %v2407, i32 0
  %v2409 = shufflevector <4 x i32> %v2408, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2410 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2409
  %v2411 = select <4 x i1> %v2406, <4 x i32> %v2410, <4 x i32> splat (i32 2147483647)
  %v2412 = icmp slt <4 x i32> %v2276, %v2411
  %v2413 = select <4 x i1> %v2412, <4 x i32> %v2276, <4 x i32> %v2411
  %v2414 = add i64 %v139, %v2294
  %v2415 = add i64 %v139, %v116
  %v2416 = mul i64 %v2263, %v2415
  %v2417 = add i64 %v2416, %v2414
  %v2418 = getelementptr [4 x i8], ptr %v104, i64 %v2417
  %v2419 = load <4 x float>, ptr %v2418, align 4
  %v2420 = fcmp oeq <4 x float> %v2419, splat (float 0xFFF0000000000000)
  %v2421 = trunc i64 %v2294 to i32
  %v2422 = insertelement <4 x i32> poison, i32 %v2421, i32 0
  %v2423 = shufflevector <4 x i32> %v2422, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2424 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2423
  %v2425 = select <4 x i1> %v2420, <4 x i32> %v2424, <4 x i32> splat (i32 2147483647)
  %v2426 = icmp slt <4 x i32> %v2277, %v2425
  %v2427 = select <4 x i1> %v2426, <4 x i32> %v2277, <4 x i32> %v2425
  %v2428 = add i64 %v139, %v2295
  %v2429 = add i64 %v139, %v116
  %v2430 = mul i64 %v2263, %v2429
  %v2431 = add i64 %v2430, %v2428
  %v2432 = getelementptr [4 x i8], ptr %v104, i64 %v2431
  %v2433 = load <4 x float>, ptr %v2432, align 4
  %v2434 = fcmp oeq <4 x float> %v2433, splat (float 0xFFF0000000000000)
  %v2435 = trunc i64 %v2295 to i32
  %v2436 = insertelement <4 x i32> poison, i32 %v2435, i32 0
  %v2437 = shufflevector <4 x i32> %v2436, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2438 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2437
  %v2439 = select <4 x i1> %v2434, <4 x i32> %v2438, <4 x i32> splat (i32 2147483647)
  %v2440 = icmp slt <4 x i32> %v2278, %v2439
  %v2441 = select <4 x i1> %v2440, <4 x i32> %v2278, <4 x i32> %v2439
  %v2442 = add i64 %v139, %v2296
  %v2443 = add i64 %v139, %v116
  %v2444 = mul i64 %v2263, %v2443
  %v2445 = add i64 %v2444, %v2442
  %v2446 = getelementptr [4 x i8], ptr %v104, i64 %v2445
  %v2447 = load <4 x float>, ptr %v2446, align 4
  %v2448 = fcmp oeq <4 x float> %v2447, splat (float 0xFFF0000000000000)
  %v2449 = trunc i64 %v2296 to i32
  %v2450 = insertelement <4 x i32> poison, i32 %v2449, i32 0
  %v2451 = shufflevector <4 x i32> %v2450, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2452 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2451
  %v2453 = select <4 x i1> %v2448, <4 x i32> %v2452, <4 x i32> splat (i32 2147483647)
  %v2454 = icmp slt <4 x i32> %v2279, %v2453
  %v2455 = select <4 x i1> %v2454, <4 x i32> %v2279, <4 x i32> %v2453
  %v2456 = add i64 %v139, %v2297
  %v2457 = add i64 %v139, %v116
  %v2458 = mul i64 %v2263, %v2457
  %v2459 = add i64 %v2458, %v2456
  %v2460 = getelementptr [4 x i8], ptr %v104, i64 %v2459
  %v2461 = load <4 x float>, ptr %v2460, align 4
  %v2462 = fcmp oeq <4 x float> %v2461, splat (float 0xFFF0000000000000)
  %v2463 = trunc i64 %v2297 to i32
  %v2464 = insertelement <4 x i32> poison, i32 %v2463, i32 0
  %v2465 = shufflevector <4 x i32> %v2464, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2466 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2465
  %v2467 = select <4 x i1> %v2462, <4 x i32> %v2466, <4 x i32> splat (i32 2147483647)
  %v2468 = icmp slt <4 x i32> %v2280, %v2467
  %v2469 = select <4 x i1> %v2468, <4 x i32> %v2280, <4 x i32> %v2467
  %v2470 = add i64 %v139, %v2298
  %v2471 = add i64 %v139, %v116
  %v2472 = mul i64 %v2263, %v2471
  %v2473 = add i64 %v2472, %v2470
  %v2474 = getelementptr [4 x i8], ptr %v104, i64 %v2473
  %v2475 = load <4 x float>, ptr %v2474, align 4
  %v2476 = fcmp oeq <4 x float> %v2475, splat (float 0xFFF0000000000000)
  %v2477 = trunc i64 %v2298 to i32
  %v2478 = insertelement <4 x i32> poison, i32 %v2477, i32 0
  %v2479 = shufflevector <4 x i32> %v2478, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2480 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2479
  %v2481 = select <4 x i1> %v2476, <4 x i32> %v2480, <4 x i32> splat (i32 2147483647)
  %v2482 = icmp slt <4 x i32> %v2281, %v2481
  %v2483 = select <4 x i1> %v2482, <4 x i32> %v2281, <4 x i32> %v2481
  %v2484 = add i64 %v139, %v2299
  %v2485 = add i64 %v139, %v116
  %v2486 = mul i64 %v2263, %v2485
  %v2487 = add i64 %v2486, %v2484
  %v2488 = getelementptr [4 x i8], ptr %v104, i64 %v2487
  %v2489 = load <4 x float>, ptr %v2488, align 4
  %v2490 = fcmp oeq <4 x float> %v2489, splat (float 0xFFF0000000000000)
  %v2491 = trunc i64 %v2299 to i32
  %v2492 = insertelement <4 x i32> poison, i32 %v2491, i32 0
  %v2493 = shufflevector <4 x i32> %v2492, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2494 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2493
  %v2495 = select <4 x i1> %v2490, <4 x i32> %v2494, <4 x i32> splat (i32 2147483647)
  %v2496 = icmp slt <4 x i32> %v2282, %v2495
  %v2497 = select <4 x i1> %v2496, <4 x i32> %v2282, <4 x i32> %v2495
  %v2498 = add i64 %v139, %v2300
  %v2499 = add i64 %v139, %v116
  %v2500 = mul i64 %v2263, %v2499
  %v2501 = add i64 %v2500, %v2498
  %v2502 = getelementptr [4 x i8], ptr %v104, i64 %v2501
  %v2503 = load <4 x float>, ptr %v2502, align 4
  %v2504 = fcmp oeq <4 x float> %v2503, splat (float 0xFFF0000000000000)
  %v2505 = trunc i64 %v2300 to i32
  %v2506 = insertelement <4 x i32> poison, i32 %v2505, i32 0
  %v2507 = shufflevector <4 x i32> %v2506, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2508 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2507
  %v2509 = select <4 x i1> %v2504, <4 x i32> %v2508, <4 x i32> splat (i32 2147483647)
  %v2510 = icmp slt <4 x i32> %v2283, %v2509
  %v2511 = select <4 x i1> %v2510, <4 x i32> %v2283, <4 x i32> %v2509
  %v2512 = add i64 %v139, %v2301
  %v2513 = add i64 %v139, %v116
  %v2514 = mul i64 %v2263, %v2513
  %v2515 = add i64 %v2514, %v2512
  %v2516 = getelementptr [4 x i8], ptr %v104, i64 %v2515
  %v2517 = load <4 x float>, ptr %v2516, align 4
  %v2518 = fcmp oeq <4 x float> %v2517, splat (float 0xFFF0000000000000)
  %v2519 = trunc i64 %v2301 to i32
  %v2520 = insertelement <4 x i32> poison, i32 %v2519, i32 0
  %v2521 = shufflevector <4 x i32> %v2520, <4 x i32> poison, <4 x i32> zeroinitializer
  %v2522 = add <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v2521
  %v2523 = select <4 x i1> %v2518, <4 x i32> %v2522, <4 x i32> splat (i32 2147483647)
  %v2524 = icmp slt <4 x i32> %v2284, %v2523
  %v2525 = select <4 x i1> %v2524, <4 x i32> %v2284, <4 x i32> %v2523
  %v2526 = add i64 %v2268, 64
  br label %head2267
end2267:
  %v2527 = and i64 %v116, -64
  %v2528 = getelementptr [4 x i8], ptr %scratch4, i64 0
  %v2529 = getelementptr [4 x i8], ptr %scratch4, i64 4
  %v2530 = getelementptr [4 x i8], ptr %scratch4, i64 8
  %v2531 = getelementptr [4 x i8], ptr %scratch4, i64 12
  %v2532 = getelementptr [4 x i8], ptr %scratch4, i64 16
  %v2533 = getelementptr [4 x i8], ptr %scratch4, i64 20
  %v2534 = getelementptr [4 x i8], ptr %scratch4, i64 24
  %v2535 = getelementptr [4 x i8], ptr %scratch4, i64 28
  %v2536 = getelementptr [4 x i8], ptr %scratch4, i64 32
  %v2537 = getelementptr [4 x i8], ptr %scratch4, i64 36
  %v2538 = getelementptr [4 x i8], ptr %scratch4, i64 40
  %v2539 = getelementptr [4 x i8], ptr %scratch4, i64 44
  %v2540 = getelementptr [4 x i8], ptr %scratch4, i64 48
  %v2541 = getelementptr [4 x i8], ptr %scratch4, i64 52
  %v2542 = getelementptr [4 x i8], ptr %scratch4, i64 56
  %v2543 = getelementptr [4 x i8], ptr %scratch4, i64 60
  store <4 x i32> %v2269, ptr %v2528, align 4
  store <4 x i32> %v2270, ptr %v2529, align 4
  store <4 x i32> %v2271, ptr %v2530, align 4
  store <4 x i32> %v2272, ptr %v2531, align 4
  store <4 x i32> %v2273, ptr %v2532, align 4
  store <4 x i32> %v2274, ptr %v2533, align 4
  store <4 x i32> %v2275, ptr %v2534, align 4
  store <4 x i32> %v2276, ptr %v2535, align 4
  store <4 x i32> %v2277, ptr %v2536, align 4
  store <4 x i32> %v2278, ptr %v2537, align 4
  store <4 x i32> %v2279, ptr %v2538, align 4
  store <4 x i32> %v2280, ptr %v2539, align 4
  store <4 x i32> %v2281, ptr %v2540, align 4
  store <4 x i32> %v2282, ptr %v2541, align 4
  store <4 x i32> %v2283, ptr %v2542, align 4
  store <4 x i32> %v2284, ptr %v2543, align 4
  br label %head2544
head2544:
  %v2545 = phi i64 [ %v2527, %end2267 ], [ %v2562, %body2544 ]
  %v2546 = icmp slt i64 %v2545, %v116
  br i1 %v2546, label %body2544, label %end2544
body2544:
  %v2547 = sub i64 %v2545, %v2527
  %v2548 = getelementptr [4 x i8], ptr %scratch4, i64 %v2547
  %v2549 = load i32, ptr %v2548, align 4
  %v2550 = add i64 %v139, %v2545
  %v2551 = add i64 %v139, %v116
  %v2552 = mul i64 %v2263, %v2551
  %v2553 = add i64 %v2552, %v2550
  %v2554 = getelementptr [4 x i8], ptr %v104, i64 %v2553
  %v2555 = load float, ptr %v2554, align 4
  %v2556 = fcmp oeq float %v2555, 0xFFF0000000000000
  %v2557 = trunc i64 %v2545 to i32
  %v2558 = add i32 0, %v2557
  %v2559 = select i1 %v2556, i32 %v2558, i32 2147483647
  %v2560 = icmp slt i32 %v2549, %v2559
  %v2561 = select i1 %v2560, i32 %v2549, i32 %v2559
  store i32 %v2561, ptr %v2548, align 4
  %v2562 = add i64 %v2545, 1
  br label %head2544
end2544:
  %v2563 = load <4 x i32>, ptr %v2528, align 4
  %v2564 = load <4 x i32>, ptr %v2529, align 4
  %v2565 = load <4 x i32>, ptr %v2530, align 4
  %v2566 = load <4 x i32>, ptr %v2531, align 4
  %v2567 = load <4 x i32>, ptr %v2532, align 4
  %v2568 = load <4 x i32>, ptr %v2533, align 4
  %v2569 = load <4 x i32>, ptr %v2534, align 4
  %v2570 = load <4 x i32>, ptr %v2535, align 4
  %v2571 = load <4 x i32>, ptr %v2536, align 4
  %v2572 = load <4 x i32>, ptr %v2537, align 4
  %v2573 = load <4 x i32>, ptr %v2538, align 4
  %v2574 = load <4 x i32>, ptr %v2539, align 4
  %v2575 = load <4 x i32>, ptr %v2540, align 4
  %v2576 = load <4 x i32>, ptr %v2541, align 4
  %v2577 = load <4 x i32>, ptr %v2542, align 4
  %v2578 = load <4 x i32>, ptr %v2543, align 4
  %v2579 = icmp slt <4 x i32> %v2563, %v2571
  %v2580 = select <4 x i1> %v2579, <4 x i32> %v2563, <4 x i32> %v2571
  %v2581 = icmp slt <4 x i32> %v2564, %v2572
  %v2582 = select <4 x i1> %v2581, <4 x i32> %v2564, <4 x i32> %v2572
  %v2583 = icmp slt <4 x i32> %v2565, %v2573
  %v2584 = select <4 x i1> %v2583, <4 x i32> %v2565, <4 x i32> %v2573
  %v2585 = icmp slt <4 x i32> %v2566, %v2574
  %v2586 = select <4 x i1> %v2585, <4 x i32> %v2566, <4 x i32> %v2574
  %v2587 = icmp slt <4 x i32> %v2567, %v2575
  %v2588 = select <4 x i1> %v2587, <4 x i32> %v2567, <4 x i32> %v2575
  %v2589 = icmp slt <4 x i32> %v2568, %v2576
  %v2590 = select <4 x i1> %v2589, <4 x i32> %v2568, <4 x i32> %v2576
  %v2591 = icmp slt <4 x i32> %v2569, %v2577
  %v2592 = select <4 x i1> %v2591, <4 x i32> %v2569, <4 x i32> %v2577
  %v2593 = icmp slt <4 x i32> %v2570, %v2578
  %v2594 = select <4 x i1> %v2593, <4 x i32> %v2570, <4 x i32> %v2578
  %v2595 = icmp slt <4 x i32> %v2580, %v2588
  %v2596 = select <4 x i1> %v2595, <4 x i32> %v2580, <4 x i32> %v2588
  %v2597 = icmp slt <4 x i32> %v2582, %v2590
  %v2598 = select <4 x i1> %v2597, <4 x i32> %v2582, <4 x i32> %v2590
  %v2599 = icmp slt <4 x i32> %v2584, %v2592
  %v2600 = select <4 x i1> %v2599, <4 x i32> %v2584, <4 x i32> %v2592
  %v2601 = icmp slt <4 x i32> %v2586, %v2594
  %v2602 = select <4 x i1> %v2601, <4 x i32> %v2586, <4 x i32> %v2594
  %v2603 = icmp slt <4 x i32> %v2596, %v2600
  %v2604 = select <4 x i1> %v2603, <4 x i32> %v2596, <4 x i32> %v2600
  %v2605 = icmp slt <4 x i32> %v2598, %v2602
  %v2606 = select <4 x i1> %v2605, <4 x i32> %v2598, <4 x i32> %v2602
  %v2607 = icmp slt <4 x i32> %v2604, %v2606
  %v2608 = select <4 x i1> %v2607, <4 x i32> %v2604, <4 x i32> %v2606
  %v2609 = shufflevector <4 x i32> %v2608, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v2610 = shufflevector <4 x i32> %v2608, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v2611 = icmp slt <2 x i32> %v2609, %v2610
  %v2612 = select <2 x i1> %v2611, <2 x i32> %v2609, <2 x i32> %v2610
  %v2613 = extractelement <2 x i32> %v2612, i32 0
  %v2614 = extractelement <2 x i32> %v2612, i32 1
  %v2615 = icmp slt i32 %v2613, %v2614
  %v2616 = select i1 %v2615, i32 %v2613, i32 %v2614
  %v2617 = sext i32 %v2616 to i64
  %v2618 = icmp slt i64 %v2264, %v2617
  %v2619 = select i1 %v2618, i64 %v2264, i64 %v2617
  %v2620 = add i64 %v2263, 1
  br label %head2262
end2262:
  %v2621 = mul i64 %v147, 4
  br label %head2622
head2622:
  %v2623 = phi i64 [ 0, %end2262 ], [ %v2640, %body2622 ]
  %v2624 = icmp slt i64 %v2623, %v112
  br i1 %v2624, label %body2622, label %end2622
body2622:
  %v2625 = sub i64 %v112, %v2623
  %v2626 = getelementptr [4 x i8], ptr %v143, i64 %v2623
  %v2627 = mul i64 %v112, 4
  %v2628 = getelementptr [4 x i8], ptr %v145, i64 %v139
  %v2629 = mul i64 %v2621, 0
  %v2630 = getelementptr [1 x i8], ptr %v2628, i64 %v2629
  %v2631 = mul i64 %v112, 4
  %v2632 = mul i64 %v2631, 0
  %v2633 = getelementptr [1 x i8], ptr %v128, i64 %v2632
  %v2634 = getelementptr [4 x i8], ptr %v2633, i64 %v2623
  %v2635 = mul i64 %v112, 4
  %v2636 = mul i64 %v2635, 16
  %v2637 = getelementptr [1 x i8], ptr %v2626, i64 %v2636
  %v2638 = icmp slt i64 %v2625, 16
  %v2639 = select i1 %v2638, ptr @tile2, ptr @tile2
  call void %v2639(ptr %v2630, i64 %v2621, ptr %v2626, i64 %v2627, ptr %v2634, i64 %v2627, i64 %v2264, i64 0, i64 %v2625, ptr %v2637, i64 %v2627)
  %v2640 = add i64 %v2623, 16
  br label %head2622
end2622:
  %v2641 = mul i64 %v147, 4
  %v2642 = mul i64 %v112, 4
  %v2643 = mul i64 %v2642, %v2264
  %v2644 = getelementptr [1 x i8], ptr %v143, i64 %v2643
  br label %head2645
head2645:
  %v2646 = phi i64 [ 0, %end2622 ], [ %v2711, %end2688 ]
  %v2647 = icmp slt i64 %v2646, 2
  br i1 %v2647, label %body2645, label %end2645
body2645:
  %v2648 = add i64 %v139, %v2264
  %v2649 = sub i64 %v116, %v2264
  %v2650 = mul i64 %v147, 4
  %v2651 = getelementptr [4 x i8], ptr %v145, i64 %v2648
  %v2652 = mul i64 %v2650, %v2646
  %v2653 = getelementptr [1 x i8], ptr %v2651, i64 %v2652
  %v2654 = mul i64 %v112, 4
  %v2655 = mul i64 %v2654, %v2646
  %v2656 = getelementptr [1 x i8], ptr %v128, i64 %v2655
  %v2657 = sub i64 %v112, 0
  %v2658 = and i64 %v2657, -16
  %v2659 = add i64 0, %v2658
  br label %head2660
head2660:
  %v2661 = phi i64 [ 0, %body2645 ], [ %v2687, %end2667 ]
  %v2662 = icmp slt i64 %v2661, %v2659
  br i1 %v2662, label %body2660, label %end2660
body2660:
  %v2663 = add i64 %v2661, 0
  %v2664 = getelementptr [4 x i8], ptr %v2656, i64 %v2663
  %v2665 = getelementptr [4 x i8], ptr %v2644, i64 %v2663
  %v2666 = load <16 x float>, ptr %v2664, align 4
  br label %head2667
head2667:
  %v2668 = phi i64 [ 0, %body2660 ], [ %v2686, %body2667 ]
  %v2669 = phi <16 x float> [ %v2666, %body2660 ], [ %v2685, %body2667 ]
  %v2670 = phi ptr [ %v2653, %body2660 ], [ %v2678, %body2667 ]
  %v2671 = phi ptr [ %v2665, %body2660 ], [ %v2680, %body2667 ]
  %v2672 = icmp slt i64 %v2668, %v2649
  br i1 %v2672, label %body2667, label %end2667
body2667:
  %v2673 = load float, ptr %v2670, align 4
  %v2674 = load <16 x float>, ptr %v2671, align 4
  %v2675 = insertelement <16 x float> poison, float %v2673, i32 0
  %v2676 = shufflevector <16 x float> %v2675, <16 x float> poison, <16 x i32> zeroinitializer
  %v2677 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v2676, <16 x float> %v2674, <16 x float> %v2669)
  %v2678 = getelementptr [1 x i8], ptr %v2670, i64 4
  %v2679 = mul i64 %v112, 4
  %v2680 = getelementptr [1 x i8], ptr %v2671, i64 %v2679
  %v2681 = fcmp olt float %v2673, 0x0000000000000000
  %v2682 = xor i1 %v2681, true
  %v2683 = insertelement <16 x i1> poison, i1 %v2682, i32 0
  %v2684 = shufflevector <16 x i1> %v2683, <16 x i1> poison, <16 x i32> zeroinitializer
  %v2685 = select <16 x i1> %v2684, <16 x float> %v2677, <16 x float> %v2669
  %v2686 = add i64 %v2668, 1
  br label %head2667
end2667:
  store <16 x float> %v2669, ptr %v2664, align 4
  %v2687 = add i64 %v2661, 16
  br label %head2660
end2660:
  br label %head2688
head2688:
  %v2689 = phi i64 [ %v2659, %end2660 ], [ %v2710, %end2694 ]
  %v2690 = icmp slt i64 %v2689, %v112
  br i1 %v2690, label %body2688, label %end2688
body2688:
  %v2691 = getelementptr [4 x i8], ptr %v2656, i64 %v2689
  %v2692 = getelementptr [4 x i8], ptr %v2644, i64 %v2689
  %v2693 = load float, ptr %v2691, align 4
  br label %head2694
head2694:
  %v2695 = phi i64 [ 0, %body2688 ], [ %v2709, %body2694 ]
  %v2696 = phi float [ %v2693, %body2688 ], [ %v2708, %body2694 ]
  %v2697 = phi ptr [ %v2653, %body2688 ], [ %v2703, %body2694 ]
  %v2698 = phi ptr [ %v2692, %body2688 ], [ %v2705, %body2694 ]
  %v2699 = icmp slt i64 %v2695, %v2649
  br i1 %v2699, label %body2694, label %end2694
body2694:
  %v2700 = load float, ptr %v2697, align 4
  %v2701 = load float, ptr %v2698, align 4
  %v2702 = call float @llvm.fma.f32(float %v2700, float %v2701, float %v2696)
  %v2703 = getelementptr [1 x i8], ptr %v2697, i64 4
  %v2704 = mul i64 %v112, 4
  %v2705 = getelementptr [1 x i8], ptr %v2698, i64 %v2704
  %v2706 = fcmp olt float %v2700, 0x0000000000000000
  %v2707 = xor i1 %v2706, true
  %v2708 = select i1 %v2707, float %v2702, float %v2696
  %v2709 = add i64 %v2695, 1
  br label %head2694
end2694:
  store float %v2696, ptr %v2691, align 4
  %v2710 = add i64 %v2689, 1
  br label %head2688
end2688:
  %v2711 = add i64 %v2646, 1
  br label %head2645
end2645:
  %v2712 = mul i64 %v129, %v131
  %v2713 = getelementptr [4 x i8], ptr %v106, i64 %v2712
  %v2714 = sub i64 %v129, 0
  %v2715 = and i64 %v2714, -4
  %v2716 = add i64 0, %v2715
  br label %head2717
head2717:
  %v2718 = phi i64 [ 0, %end2645 ], [ %v2724, %body2717 ]
  %v2719 = icmp slt i64 %v2718, %v2716
  br i1 %v2719, label %body2717, label %end2717
body2717:
  %v2720 = add i64 %v2718, 0
  %v2721 = getelementptr [4 x i8], ptr %v128, i64 %v2720
  %v2722 = load <4 x float>, ptr %v2721, align 4
  %v2723 = getelementptr [4 x i8], ptr %v2713, i64 %v2720
  store <4 x float> %v2722, ptr %v2723, align 4
  %v2724 = add i64 %v2718, 4
  br label %head2717
end2717:
  br label %head2725
head2725:
  %v2726 = phi i64 [ %v2716, %end2717 ], [ %v2731, %body2725 ]
  %v2727 = icmp slt i64 %v2726, %v129
  br i1 %v2727, label %body2725, label %end2725
body2725:
  %v2728 = getelementptr [4 x i8], ptr %v128, i64 %v2726
  %v2729 = load float, ptr %v2728, align 4
  %v2730 = getelementptr [4 x i8], ptr %v2713, i64 %v2726
  store float %v2729, ptr %v2730, align 4
  %v2731 = add i64 %v2726, 1
  br label %head2725
end2725:
  %v2732 = add i64 %v131, 1
  br label %head130
end130:
  ret void
}
