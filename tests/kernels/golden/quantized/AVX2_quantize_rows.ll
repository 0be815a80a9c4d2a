declare <8 x float> @llvm.copysign.v8f32(<8 x float>, <8 x float>)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, i32, <8 x i1>, <8 x i32>)
declare float @llvm.copysign.f32(float, float)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 32
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 0
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 8
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 16
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 24
  %v10 = load i64, ptr %v9, align 8
  br label %head11
head11:
  %v12 = phi i64 [ 0, %entry ], [ %v328, %after189 ]
  %v13 = phi ptr [ %v4, %entry ], [ %v325, %after189 ]
  %v14 = phi ptr [ %v6, %entry ], [ %v326, %after189 ]
  %v15 = phi ptr [ %v8, %entry ], [ %v327, %after189 ]
  %v16 = icmp slt i64 %v12, %v10
  br i1 %v16, label %body11, label %end11
body11:
  %v17 = and i64 %v2, -32
  br label %head18
head18:
  %v19 = phi i64 [ 0, %body11 ], [ %v49, %body18 ]
  %v20 = phi <8 x i32> [ splat (i32 0), %body11 ], [ %v42, %body18 ]
  %v21 = phi <8 x i32> [ splat (i32 0), %body11 ], [ %v44, %body18 ]
  %v22 = phi <8 x i32> [ splat (i32 0), %body11 ], [ %v46, %body18 ]
  %v23 = phi <8 x i32> [ splat (i32 0), %body11 ], [ %v48, %body18 ]
  %v24 = icmp slt i64 %v19, %v17
  br i1 %v24, label %body18, label %end18
body18:
  %v25 = add i64 %v19, 0
  %v26 = getelementptr [4 x i8], ptr %v13, i64 %v25
  %v27 = load <8 x i32>, ptr %v26, align 4
  %v28 = and <8 x i32> %v27, splat (i32 2147483647)
  %v29 = add i64 %v19, 8
  %v30 = getelementptr [4 x i8], ptr %v13, i64 %v29
  %v31 = load <8 x i32>, ptr %v30, align 4
  %v32 = and <8 x i32> %v31, splat (i32 2147483647)
  %v33 = add i64 %v19, 16
  %v34 = getelementptr [4 x i8], ptr %v13, i64 %v33
  %v35 = load <8 x i32>, ptr %v34, align 4
  %v36 = and <8 x i32> %v35, splat (i32 2147483647)
  %v37 = add i64 %v19, 24
  %v38 = getelementptr [4 x i8], ptr %v13, i64 %v37
  %v39 = load <8 x i32>, ptr %v38, align 4
  %v40 = and <8 x i32> %v39, splat (i32 2147483647)
  %v41 = icmp sgt <8 x i32> %v20, %v28
  %v42 = select <8 x i1> %v41, <8 x i32> %v20, <8 x i32> %v28
  %v43 = icmp sgt <8 x i32> %v21, %v32
  %v44 = select <8 x i1> %v43, <8 x i32> %v21, <8 x i32> %v32
  %v45 = icmp sgt <8 x i32> %v22, %v36
  %v46 = select <8 x i1> %v45, <8 x i32> %v22, <8 x i32> %v36
  %v47 = icmp sgt <8 x i32> %v23, %v40
  %v48 = select <8 x i1> %v47, <8 x i32> %v23, <8 x i32> %v40
  %v49 = add i64 %v19, 32
  br label %head18
end18:
  %v50 = and i64 %v2, -32
  %v51 = icmp sgt <8 x i32> %v20, %v21
  %v52 = select <8 x i1> %v51, <8 x i32> %v20, <8 x i32> %v21
  %v53 = icmp sgt <8 x i32> %v52, %v22
  %v54 = select <8 x i1> %v53, <8 x i32> %v52, <8 x i32> %v22
  %v55 = icmp sgt <8 x i32> %v54, %v23
  %v56 = select <8 x i1> %v55, <8 x i32> %v54, <8 x i32> %v23
  br label %head57
head57:
  %v58 = phi i64 [ %v50, %end18 ], [ %v73, %body57 ]
  %v59 = phi <8 x i32> [ %v56, %end18 ], [ %v72, %body57 ]
  %v60 = icmp slt i64 %v58, %v2
  br i1 %v60, label %body57, label %end57
body57:
  %v61 = sub i64 %v2, %v58
  %v62 = icmp slt i64 %v61, 8
  %v63 = select i1 %v62, i64 %v61, i64 8
  %v64 = trunc i64 %v63 to i32
  %v65 = insertelement <8 x i32> poison, i32 %v64, i32 0
  %v66 = shufflevector <8 x i32> %v65, <8 x i32> poison, <8 x i32> zeroinitializer
  %v67 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v66
  %v68 = getelementptr [4 x i8], ptr %v13, i64 %v58
  %v69 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %v68, i32 4, <8 x i1> %v67, <8 x i32> zeroinitializer)
  %v70 = and <8 x i32> %v69, splat (i32 2147483647)
  %v71 = icmp sgt <8 x i32> %v59, %v70
  %v72 = select <8 x i1> %v71, <8 x i32> %v59, <8 x i32> %v70
  %v73 = add i64 %v58, 8
  br label %head57
end57:
  %v74 = shufflevector <8 x i32> %v59, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v75 = shufflevector <8 x i32> %v59, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v76 = icmp sgt <4 x i32> %v74, %v75
  %v77 = select <4 x i1> %v76, <4 x i32> %v74, <4 x i32> %v75
  %v78 = shufflevector <4 x i32> %v77, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v79 = shufflevector <4 x i32> %v77, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v80 = icmp sgt <2 x i32> %v78, %v79
  %v81 = select <2 x i1> %v80, <2 x i32> %v78, <2 x i32> %v79
  %v82 = extractelement <2 x i32> %v81, i32 0
  %v83 = extractelement <2 x i32> %v81, i32 1
  %v84 = icmp sgt i32 %v82, %v83
  %v85 = select i1 %v84, i32 %v82, i32 %v83
  %v86 = bitcast i32 %v85 to float
  store float %v86, ptr %v15, align 4
  %v87 = fdiv float 0x405FC00000000000, %v86
  %v88 = fcmp olt float %v87, 0x7FF0000000000000
  %v89 = select i1 %v88, float %v86, float 0x7FF0000000000000
  %v90 = fcmp olt float %v89, 0x7FF0000000000000
  %v91 = xor i1 %v90, true
  br i1 %v90, label %then92, label %after92
then92:
  %v93 = getelementptr i8, ptr %arguments, i64 32
  %v94 = load i64, ptr %v93, align 8
  %v95 = getelementptr [4 x i8], ptr %v13, i64 %v94
  %v96 = sub i64 %v94, 0
  %v97 = and i64 %v96, -32
  %v98 = add i64 0, %v97
  br label %head99
head99:
  %v100 = phi i64 [ 0, %then92 ], [ %v154, %body99 ]
  %v101 = icmp slt i64 %v100, %v98
  br i1 %v101, label %body99, label %end99
body99:
  %v102 = add i64 %v100, 0
  %v103 = getelementptr [4 x i8], ptr %v13, i64 %v102
  %v104 = load <8 x float>, ptr %v103, align 4
  %v105 = getelementptr [4 x i8], ptr %v95, i64 %v102
  call void @llvm.prefetch.p0(ptr %v105, i32 0, i32 3, i32 1)
  %v106 = insertelement <8 x float> poison, float %v87, i32 0
  %v107 = shufflevector <8 x float> %v106, <8 x float> poison, <8 x i32> zeroinitializer
  %v108 = fmul <8 x float> %v104, %v107
  %v109 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v108)
  %v110 = fadd <8 x float> %v108, %v109
  %v111 = fptosi <8 x float> %v110 to <8 x i32>
  %v112 = add <8 x i32> %v111, splat (i32 128)
  %v113 = trunc <8 x i32> %v112 to <8 x i8>
  %v114 = getelementptr [1 x i8], ptr %v14, i64 %v102
  store <8 x i8> %v113, ptr %v114, align 1
  %v115 = add i64 %v100, 8
  %v116 = getelementptr [4 x i8], ptr %v13, i64 %v115
  %v117 = load <8 x float>, ptr %v116, align 4
  %v118 = getelementptr [4 x i8], ptr %v95, i64 %v115
  call void @llvm.prefetch.p0(ptr %v118, i32 0, i32 3, i32 1)
  %v119 = insertelement <8 x float> poison, float %v87, i32 0
  %v120 = shufflevector <8 x float> %v119, <8 x float> poison, <8 x i32> zeroinitializer
  %v121 = fmul <8 x float> %v117, %v120
  %v122 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v121)
  %v123 = fadd <8 x float> %v121, %v122
  %v124 = fptosi <8 x float> %v123 to <8 x i32>
  %v125 = add <8 x i32> %v124, splat (i32 128)
  %v126 = trunc <8 x i32> %v125 to <8 x i8>
  %v127 = getelementptr [1 x i8], ptr %v14, i64 %v115
  store <8 x i8> %v126, ptr %v127, align 1
  %v128 = add i64 %v100, 16
  %v129 = getelementptr [4 x i8], ptr %v13, i64 %v128
  %v130 = load <8 x float>, ptr %v129, align 4
  %v131 = getelementptr [4 x i8], ptr %v95, i64 %v128
  call void @llvm.prefetch.p0(ptr %v131, i32 0, i32 3, i32 1)
  %v132 = insertelement <8 x float> poison, float %v87, i32 0
  %v133 = shufflevector <8 x float> %v132, <8 x float> poison, <8 x i32> zeroinitializer
  %v134 = fmul <8 x float> %v130, %v133
  %v135 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v134)
  %v136 = fadd <8 x float> %v134, %v135
  %v137 = fptosi <8 x float> %v136 to <8 x i32>
  %v138 = add <8 x i32> %v137, splat (i32 128)
  %v139 = trunc <8 x i32> %v138 to <8 x i8>
  %v140 = getelementptr [1 x i8], ptr %v14, i64 %v128
  store <8 x i8> %v139, ptr %v140, align 1
  %v141 = add i64 %v100, 24
  %v142 = getelementptr [4 x i8], ptr %v13, i64 %v141
  %v143 = load <8 x float>, ptr %v142, align 4
  %v144 = getelementptr [4 x i8], ptr %v95, i64 %v141
  call void @llvm.prefetch.p0(ptr %v144, i32 0, i32 3, i32 1)
  %v145 = insertelement <8 x float> poison, float %v87, i32 0
  %v146 = shufflevector <8 x float> %v145, <8 x float> poison, <8 x i32> zeroinitializer
  %v147 = fmul <8 x float> %v143, %v146
  %v148 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v147)
  %v149 = fadd <8 x float> %v147, %v148
  %v150 = fptosi <8 x float> %v149 to <8 x i32>
  %v151 = add <8 x i32> %v150, splat (i32 128)
  %v152 = trunc <8 x i32> %v151 to <8 x i8>
  %v153 = getelementptr [1 x i8], ptr %v14, i64 %v141
  store <8 x i8> %v152, ptr %v153, align 1
  %v154 = add i64 %v100, 32
  br label %head99
end99:
  %v155 = sub i64 %v94, %v98
  %v156 = and i64 %v155, -8
  %v157 = add i64 %v98, %v156
  br label %head158
head158:
  %v159 = phi i64 [ %v98, %end99 ], [ %v174, %body158 ]
  %v160 = icmp slt i64 %v159, %v157
  br i1 %v160, label %body158, label %end158
body158:
  %v161 = add i64 %v159, 0
  %v162 = getelementptr [4 x i8], ptr %v13, i64 %v161
  %v163 = load <8 x float>, ptr %v162, align 4
  %v164 = getelementptr [4 x i8], ptr %v95, i64 %v161
  call void @llvm.prefetch.p0(ptr %v164, i32 0, i32 3, i32 1)
  %v165 = insertelement <8 x float> poison, float %v87, i32 0
  %v166 = shufflevector <8 x float> %v165, <8 x float> poison, <8 x i32> zeroinitializer
  %v167 = fmul <8 x float> %v163, %v166
  %v168 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v167)
  %v169 = fadd <8 x float> %v167, %v168
  %v170 = fptosi <8 x float> %v169 to <8 x i32>
  %v171 = add <8 x i32> %v170, splat (i32 128)
  %v172 = trunc <8 x i32> %v171 to <8 x i8>
  %v173 = getelementptr [1 x i8], ptr %v14, i64 %v161
  store <8 x i8> %v172, ptr %v173, align 1
  %v174 = add i64 %v159, 8
  br label %head158
end158:
  br label %head175
head175:
  %v176 = phi i64 [ %v157, %end158 ], [ %v188, %body175 ]
  %v177 = icmp slt i64 %v176, %v94
  br i1 %v177, label %body175, label %end175
body175:
  %v178 = getelementptr [4 x i8], ptr %v13, i64 %v176
  %v179 = load float, ptr %v178, align 4
  %v180 = getelementptr [4 x i8], ptr %v95, i64 %v176
  call void @llvm.prefetch.p0(ptr %v180, i32 0, i32 3, i32 1)
  %v181 = fmul float %v179, %v87
  %v182 = call float @llvm.copysign.f32(float 0x3FE0000000000000, float %v181)
  %v183 = fadd float %v181, %v182
  %v184 = fptosi float %v183 to i32
  %v185 = add i32 %v184, 128
  %v186 = trunc i32 %v185 to i8
  %v187 = getelementptr [1 x i8], ptr %v14, i64 %v176
  store i8 %v186, ptr %v187, align 1
  %v188 = add i64 %v176, 1
  br label %head175
end175:
  br label %after92
after92:
  br i1 %v91, label %then189, label %after189
then189:
  %v190 = getelementptr i8, ptr %arguments, i64 32
  %v191 = load i64, ptr %v190, align 8
  %v192 = getelementptr [4 x i8], ptr %v13, i64 %v191
  %v193 = sub i64 %v191, 0
  %v194 = and i64 %v193, -32
  %v195 = add i64 0, %v194
  br label %head196
head196:
  %v197 = phi i64 [ 0, %then189 ], [ %v275, %body196 ]
  %v198 = icmp slt i64 %v197, %v195
  br i1 %v198, label %body196, label %end196
body196:
  %v199 = add i64 %v197, 0
  %v200 = getelementptr [4 x i8], ptr %v13, i64 %v199
  %v201 = load <8 x float>, ptr %v200, align 4
  %v202 = getelementptr [4 x i8], ptr %v192, i64 %v199
  call void @llvm.prefetch.p0(ptr %v202, i32 0, i32 3, i32 1)
  %v203 = insertelement <8 x float> poison, float %v87, i32 0
  %v204 = shufflevector <8 x float> %v203, <8 x float> poison, <8 x i32> zeroinitializer
  %v205 = fmul <8 x float> %v201, %v204
  %v206 = fcmp ogt <8 x float> %v205, splat (float 0x405FC00000000000)
  %v207 = select <8 x i1> %v206, <8 x float> splat (float 0x405FC00000000000), <8 x float> %v205
  %v208 = fcmp olt <8 x float> %v207, splat (float 0xC05FC00000000000)
  %v209 = select <8 x i1> %v208, <8 x float> splat (float 0xC05FC00000000000), <8 x float> %v207
  %v210 = fcmp oeq <8 x float> %v205, %v205
  %v211 = select <8 x i1> %v210, <8 x float> %v209, <8 x float> splat (float 0x0000000000000000)
  %v212 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v211)
  %v213 = fadd <8 x float> %v211, %v212
  %v214 = fptosi <8 x float> %v213 to <8 x i32>
  %v215 = add <8 x i32> %v214, splat (i32 128)
  %v216 = trunc <8 x i32> %v215 to <8 x i8>
  %v217 = getelementptr [1 x i8], ptr %v14, i64 %v199
  store <8 x i8> %v216, ptr %v217, align 1
  %v218 = add i64 %v197, 8
  %v219 = getelementptr [4 x i8], ptr %v13, i64 %v218
  %v220 = load <8 x float>, ptr %v219, align 4
  %v221 = getelementptr [4 x i8], ptr %v192, i64 %v218
  call void @llvm.prefetch.p0(ptr %v221, i32 0, i32 3, i32 1)
  %v222 = insertelement <8 x float> poison, float %v87, i32 0
  %v223 = shufflevector <8 x float> %v222, <8 x float> poison, <8 x i32> zeroinitializer
  %v224 = fmul <8 x float> %v220, %v223
  %v225 = fcmp ogt <8 x float> %v224, splat (float 0x405FC00000000000)
  %v226 = select <8 x i1> %v225, <8 x float> splat (float 0x405FC00000000000), <8 x float> %v224
  %v227 = fcmp olt <8 x float> %v226, splat (float 0xC05FC00000000000)
  %v228 = select <8 x i1> %v227, <8 x float> splat (float 0xC05FC00000000000), <8 x float> %v226
  %v229 = fcmp oeq <8 x float> %v224, %v224
  %v230 = select <8 x i1> %v229, <8 x float> %v228, <8 x float> splat (float 0x0000000000000000)
  %v231 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v230)
  %v232 = fadd <8 x float> %v230, %v231
  %v233 = fptosi <8 x float> %v232 to <8 x i32>
  %v234 = add <8 x i32> %v233, splat (i32 128)
  %v235 = trunc <8 x i32> %v234 to <8 x i8>
  %v236 = getelementptr [1 x i8], ptr %v14, i64 %v218
  store <8 x i8> %v235, ptr %v236, align 1
  %v237 = add i64 %v197, 16
  %v238 = getelementptr [4 x i8], ptr %v13, i64 %v237
  %v239 = load <8 x float>, ptr %v238, align 4
  %v240 = getelementptr [4 x i8], ptr %v192, i64 %v237
  call void @llvm.prefetch.p0(ptr %v240, i32 0, i32 3, i32 1)
  %v241 = insertelement <8 x float> poison, float %v87, i32 0
  %v242 = shufflevector <8 x float> %v241, <8 x float> poison, <8 x i32> zeroinitializer
  %v243 = fmul <8 x float> %v239, %v242
  %v244 = fcmp ogt <8 x float> %v243, splat (float 0x405FC00000000000)
  %v245 = select <8 x i1> %v244, <8 x float> splat (float 0x405FC00000000000), <8 x float> %v243
  %v246 = fcmp olt <8 x float> %v245, splat (float 0xC05FC00000000000)
  %v247 = select <8 x i1> %v246, <8 x float> splat (float 0xC05FC00000000000), <8 x float> %v245
  %v248 = fcmp oeq <8 x float> %v243, %v243
  %v249 = select <8 x i1> %v248, <8 x float> %v247, <8 x float> splat (float 0x0000000000000000)
  %v250 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v249)
  %v251 = fadd <8 x float> %v249, %v250
  %v252 = fptosi <8 x float> %v251 to <8 x i32>
  %v253 = add <8 x i32> %v252, splat (i32 128)
  %v254 = trunc <8 x i32> %v253 to <8 x i8>
  %v255 = getelementptr [1 x i8], ptr %v14, i64 %v237
  store <8 x i8> %v254, ptr %v255, align 1
  %v256 = add i64 %v197, 24
  %v257 = getelementptr [4 x i8], ptr %v13, i64 %v256
  %v258 = load <8 x float>, ptr %v257, align 4
  %v259 = getelementptr [4 x i8], ptr %v192, i64 %v256
  call void @llvm.prefetch.p0(ptr %v259, i32 0, i32 3, i32 1)
  %v260 = insertelement <8 x float> poison, float %v87, i32 0
  %v261 = shufflevector <8 x float> %v260, <8 x float> poison, <8 x i32> zeroinitializer
  %v262 = fmul <8 x float> %v258, %v261
  %v263 = fcmp ogt <8 x float> %v262, splat (float 0x405FC00000000000)
  %v264 = select <8 x i1> %v263, <8 x float> splat (float 0x405FC00000000000), <8 x float> %v262
  %v265 = fcmp olt <8 x float> %v264, splat (float 0xC05FC00000000000)
  %v266 = select <8 x i1> %v265, <8 x float> splat (float 0xC05FC00000000000), <8 x float> %v264
  %v267 = fcmp oeq <8 x float> %v262, %v262
  %v268 = select <8 x i1> %v267, <8 x float> %v266, <8 x float> splat (float 0x0000000000000000)
  %v269 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v268)
  %v270 = fadd <8 x float> %v268, %v269
  %v271 = fptosi <8 x float> %v270 to <8 x i32>
  %v272 = add <8 x i32> %v271, splat (i32 128)
  %v273 = trunc <8 x i32> %v272 to <8 x i8>
  %v274 = getelementptr [1 x i8], ptr %v14, i64 %v256
  store <8 x i8> %v273, ptr %v274, align 1
  %v275 = add i64 %v197, 32
  br label %head196
end196:
  %v276 = sub i64 %v191, %v195
  %v277 = and i64 %v276, -8
  %v278 = add i64 %v195, %v277
  br label %head279
head279:
  %v280 = phi i64 [ %v195, %end196 ], [ %v301, %body279 ]
  %v281 = icmp slt i64 %v280, %v278
  br i1 %v281, label %body279, label %end279
body279:
  %v282 = add i64 %v280, 0
  %v283 = getelementptr [4 x i8], ptr %v13, i64 %v282
  %v284 = load <8 x float>, ptr %v283, align 4
  %v285 = getelementptr [4 x i8], ptr %v192, i64 %v282
  call void @llvm.prefetch.p0(ptr %v285, i32 0, i32 3, i32 1)
  %v286 = insertelement <8 x float> poison, float %v87, i32 0
  %v287 = shufflevector <8 x float> %v286, <8 x float> poison, <8 x i32> zeroinitializer
  %v288 = fmul <8 x float> %v284, %v287
  %v289 = fcmp ogt <8 x float> %v288, splat (float 0x405FC00000000000)
  %v290 = select <8 x i1> %v289, <8 x float> splat (float 0x405FC00000000000), <8 x float> %v288
  %v291 = fcmp olt <8 x float> %v290, splat (float 0xC05FC00000000000)
  %v292 = select <8 x i1> %v291, <8 x float> splat (float 0xC05FC00000000000), <8 x float> %v290
  %v293 = fcmp oeq <8 x float> %v288, %v288
  %v294 = select <8 x i1> %v293, <8 x float> %v292, <8 x float> splat (float 0x0000000000000000)
  %v295 = call <8 x float> @llvm.copysign.v8f32(<8 x float> splat (float 0x3FE0000000000000), <8 x float> %v294)
  %v296 = fadd <8 x float> %v294, %v295
  %v297 = fptosi <8 x float> %v296 to <8 x i32>
  %v298 = add <8 x i32> %v297, splat (i32 128)
  %v299 = trunc <8 x i32> %v298 to <8 x i8>
  %v300 = getelementptr [1 x i8], ptr %v14, i64 %v282
  store <8 x i8> %v299, ptr %v300, align 1
  %v301 = add i64 %v280, 8
  br label %head279
end279:
  br label %head302
head302:
  %v303 = phi i64 [ %v278, %end279 ], [ %v321, %body302 ]
  %v304 = icmp slt i64 %v303, %v191
  br i1 %v304, label %body302, label %end302
body302:
  %v305 = getelementptr [4 x i8], ptr %v13, i64 %v303
  %v306 = load float, ptr %v305, align 4
  %v307 = getelementptr [4 x i8], ptr %v192, i64 %v303
  call void @llvm.prefetch.p0(ptr %v307, i32 0, i32 3, i32 1)
  %v308 = fmul float %v306, %v87
  %v309 = fcmp ogt float %v308, 0x405FC00000000000
  %v310 = select i1 %v309, float 0x405FC00000000000, float %v308
  %v311 = fcmp olt float %v310, 0xC05FC00000000000
  %v312 = select i1 %v311, float 0xC05FC00000000000, float %v310
  %v313 = fcmp oeq float %v308, %v308
  %v314 = select i1 %v313, float %v312, float 0x0000000000000000
  %v315 = call float @llvm.copysign.f32(float 0x3FE0000000000000, float %v314)
  %v316 = fadd float %v314, %v315
  %v317 = fptosi float %v316 to i32
  %v318 = add i32 %v317, 128
  %v319 = trunc i32 %v318 to i8
  %v320 = getelementptr [1 x i8], ptr %v14, i64 %v303
  store i8 %v319, ptr %v320, align 1
  %v321 = add i64 %v303, 1
  br label %head302
end302:
  br label %after189
after189:
  %v322 = mul i64 %v2, 4
  %v323 = getelementptr i8, ptr %arguments, i64 40
  %v324 = load i64, ptr %v323, align 8
  %v325 = getelementptr [1 x i8], ptr %v13, i64 %v322
  %v326 = getelementptr [1 x i8], ptr %v14, i64 %v324
  %v327 = getelementptr [1 x i8], ptr %v15, i64 4
  %v328 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
