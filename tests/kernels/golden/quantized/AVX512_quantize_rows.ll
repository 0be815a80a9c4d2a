declare <16 x float> @llvm.copysign.v16f32(<16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr, i32, <16 x i1>, <16 x i32>)
declare void @llvm.masked.store.v16i8.p0(<16 x i8>, ptr, i32, <16 x i1>)
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
  %v12 = phi i64 [ 0, %entry ], [ %v346, %after200 ]
  %v13 = phi ptr [ %v4, %entry ], [ %v343, %after200 ]
  %v14 = phi ptr [ %v6, %entry ], [ %v344, %after200 ]
  %v15 = phi ptr [ %v8, %entry ], [ %v345, %after200 ]
  %v16 = icmp slt i64 %v12, %v10
  br i1 %v16, label %body11, label %end11
body11:
  %v17 = and i64 %v2, -64
  br label %head18
head18:
  %v19 = phi i64 [ 0, %body11 ], [ %v49, %body18 ]
  %v20 = phi <16 x i32> [ splat (i32 0), %body11 ], [ %v42, %body18 ]
  %v21 = phi <16 x i32> [ splat (i32 0), %body11 ], [ %v44, %body18 ]
  %v22 = phi <16 x i32> [ splat (i32 0), %body11 ], [ %v46, %body18 ]
  %v23 = phi <16 x i32> [ splat (i32 0), %body11 ], [ %v48, %body18 ]
  %v24 = icmp slt i64 %v19, %v17
  br i1 %v24, label %body18, label %end18
body18:
  %v25 = add i64 %v19, 0
  %v26 = getelementptr [4 x i8], ptr %v13, i64 %v25
  %v27 = load <16 x i32>, ptr %v26, align 4
  %v28 = and <16 x i32> %v27, splat (i32 2147483647)
  %v29 = add i64 %v19, 16
  %v30 = getelementptr [4 x i8], ptr %v13, i64 %v29
  %v31 = load <16 x i32>, ptr %v30, align 4
  %v32 = and <16 x i32> %v31, splat (i32 2147483647)
  %v33 = add i64 %v19, 32
  %v34 = getelementptr [4 x i8], ptr %v13, i64 %v33
  %v35 = load <16 x i32>, ptr %v34, align 4
  %v36 = and <16 x i32> %v35, splat (i32 2147483647)
  %v37 = add i64 %v19, 48
  %v38 = getelementptr [4 x i8], ptr %v13, i64 %v37
  %v39 = load <16 x i32>, ptr %v38, align 4
  %v40 = and <16 x i32> %v39, splat (i32 2147483647)
  %v41 = icmp sgt <16 x i32> %v20, %v28
  %v42 = select <16 x i1> %v41, <16 x i32> %v20, <16 x i32> %v28
  %v43 = icmp sgt <16 x i32> %v21, %v32
  %v44 = select <16 x i1> %v43, <16 x i32> %v21, <16 x i32> %v32
  %v45 = icmp sgt <16 x i32> %v22, %v36
  %v46 = select <16 x i1> %v45, <16 x i32> %v22, <16 x i32> %v36
  %v47 = icmp sgt <16 x i32> %v23, %v40
  %v48 = select <16 x i1> %v47, <16 x i32> %v23, <16 x i32> %v40
  %v49 = add i64 %v19, 64
  br label %head18
end18:
  %v50 = and i64 %v2, -64
  %v51 = icmp sgt <16 x i32> %v20, %v21
  %v52 = select <16 x i1> %v51, <16 x i32> %v20, <16 x i32> %v21
  %v53 = icmp sgt <16 x i32> %v52, %v22
  %v54 = select <16 x i1> %v53, <16 x i32> %v52, <16 x i32> %v22
  %v55 = icmp sgt <16 x i32> %v54, %v23
  %v56 = select <16 x i1> %v55, <16 x i32> %v54, <16 x i32> %v23
  br label %head57
head57:
  %v58 = phi i64 [ %v50, %end18 ], [ %v73, %body57 ]
  %v59 = phi <16 x i32> [ %v56, %end18 ], [ %v72, %body57 ]
  %v60 = icmp slt i64 %v58, %v2
  br i1 %v60, label %body57, label %end57
body57:
  %v61 = sub i64 %v2, %v58
  %v62 = icmp slt i64 %v61, 16
  %v63 = select i1 %v62, i64 %v61, i64 16
  %v64 = trunc i64 %v63 to i32
  %v65 = insertelement <16 x i32> poison, i32 %v64, i32 0
  %v66 = shufflevector <16 x i32> %v65, <16 x i32> poison, <16 x i32> zeroinitializer
  %v67 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v66
  %v68 = getelementptr [4 x i8], ptr %v13, i64 %v58
  %v69 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v68, i32 4, <16 x i1> %v67, <16 x i32> zeroinitializer)
  %v70 = and <16 x i32> %v69, splat (i32 2147483647)
  %v71 = icmp sgt <16 x i32> %v59, %v70
  %v72 = select <16 x i1> %v71, <16 x i32> %v59, <16 x i32> %v70
  %v73 = add i64 %v58, 16
  br label %head57
end57:
  %v74 = shufflevector <16 x i32> %v59, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v75 = shufflevector <16 x i32> %v59, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v76 = icmp sgt <8 x i32> %v74, %v75
  %v77 = select <8 x i1> %v76, <8 x i32> %v74, <8 x i32> %v75
  %v78 = shufflevector <8 x i32> %v77, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v79 = shufflevector <8 x i32> %v77, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v80 = icmp sgt <4 x i32> %v78, %v79
  %v81 = select <4 x i1> %v80, <4 x i32> %v78, <4 x i32> %v79
  %v82 = shufflevector <4 x i32> %v81, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v83 = shufflevector <4 x i32> %v81, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v84 = icmp sgt <2 x i32> %v82, %v83
  %v85 = select <2 x i1> %v84, <2 x i32> %v82, <2 x i32> %v83
  %v86 = extractelement <2 x i32> %v85, i32 0
  %v87 = extractelement <2 x i32> %v85, i32 1
  %v88 = icmp sgt i32 %v86, %v87
  %v89 = select i1 %v88, i32 %v86, i32 %v87
  %v90 = bitcast i32 %v89 to float
  store float %v90, ptr %v15, align 4
  %v91 = fdiv float 0x405FC00000000000, %v90
  %v92 = fcmp olt float %v91, 0x7FF0000000000000
  %v93 = select i1 %v92, float %v90, float 0x7FF0000000000000
  %v94 = fcmp olt float %v93, 0x7FF0000000000000
  %v95 = xor i1 %v94, true
  br i1 %v94, label %then96, label %after96
then96:
  %v97 = getelementptr i8, ptr %arguments, i64 32
  %v98 = load i64, ptr %v97, align 8
  %v99 = getelementptr [4 x i8], ptr %v13, i64 %v98
  %v100 = sub i64 %v98, 0
  %v101 = and i64 %v100, -64
  %v102 = add i64 0, %v101
  br label %head103
head103:
  %v104 = phi i64 [ 0, %then96 ], [ %v158, %body103 ]
  %v105 = icmp slt i64 %v104, %v102
  br i1 %v105, label %body103, label %end103
body103:
  %v106 = add i64 %v104, 0
  %v107 = getelementptr [4 x i8], ptr %v13, i64 %v106
  %v108 = load <16 x float>, ptr %v107, align 4
  %v109 = getelementptr [4 x i8], ptr %v99, i64 %v106
  call void @llvm.prefetch.p0(ptr %v109, i32 0, i32 3, i32 1)
  %v110 = insertelement <16 x float> poison, float %v91, i32 0
  %v111 = shufflevector <16 x float> %v110, <16 x float> poison, <16 x i32> zeroinitializer
  %v112 = fmul <16 x float> %v108, %v111
  %v113 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v112)
  %v114 = fadd <16 x float> %v112, %v113
  %v115 = fptosi <16 x float> %v114 to <16 x i32>
  %v116 = add <16 x i32> %v115, splat (i32 128)
  %v117 = trunc <16 x i32> %v116 to <16 x i8>
  %v118 = getelementptr [1 x i8], ptr %v14, i64 %v106
  store <16 x i8> %v117, ptr %v118, align 1
  %v119 = add i64 %v104, 16
  %v120 = getelementptr [4 x i8], ptr %v13, i64 %v119
  %v121 = load <16 x float>, ptr %v120, align 4
  %v122 = getelementptr [4 x i8], ptr %v99, i64 %v119
  call void @llvm.prefetch.p0(ptr %v122, i32 0, i32 3, i32 1)
  %v123 = insertelement <16 x float> poison, float %v91, i32 0
  %v124 = shufflevector <16 x float> %v123, <16 x float> poison, <16 x i32> zeroinitializer
  %v125 = fmul <16 x float> %v121, %v124
  %v126 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v125)
  %v127 = fadd <16 x float> %v125, %v126
  %v128 = fptosi <16 x float> %v127 to <16 x i32>
  %v129 = add <16 x i32> %v128, splat (i32 128)
  %v130 = trunc <16 x i32> %v129 to <16 x i8>
  %v131 = getelementptr [1 x i8], ptr %v14, i64 %v119
  store <16 x i8> %v130, ptr %v131, align 1
  %v132 = add i64 %v104, 32
  %v133 = getelementptr [4 x i8], ptr %v13, i64 %v132
  %v134 = load <16 x float>, ptr %v133, align 4
  %v135 = getelementptr [4 x i8], ptr %v99, i64 %v132
  call void @llvm.prefetch.p0(ptr %v135, i32 0, i32 3, i32 1)
  %v136 = insertelement <16 x float> poison, float %v91, i32 0
  %v137 = shufflevector <16 x float> %v136, <16 x float> poison, <16 x i32> zeroinitializer
  %v138 = fmul <16 x float> %v134, %v137
  %v139 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v138)
  %v140 = fadd <16 x float> %v138, %v139
  %v141 = fptosi <16 x float> %v140 to <16 x i32>
  %v142 = add <16 x i32> %v141, splat (i32 128)
  %v143 = trunc <16 x i32> %v142 to <16 x i8>
  %v144 = getelementptr [1 x i8], ptr %v14, i64 %v132
  store <16 x i8> %v143, ptr %v144, align 1
  %v145 = add i64 %v104, 48
  %v146 = getelementptr [4 x i8], ptr %v13, i64 %v145
  %v147 = load <16 x float>, ptr %v146, align 4
  %v148 = getelementptr [4 x i8], ptr %v99, i64 %v145
  call void @llvm.prefetch.p0(ptr %v148, i32 0, i32 3, i32 1)
  %v149 = insertelement <16 x float> poison, float %v91, i32 0
  %v150 = shufflevector <16 x float> %v149, <16 x float> poison, <16 x i32> zeroinitializer
  %v151 = fmul <16 x float> %v147, %v150
  %v152 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v151)
  %v153 = fadd <16 x float> %v151, %v152
  %v154 = fptosi <16 x float> %v153 to <16 x i32>
  %v155 = add <16 x i32> %v154, splat (i32 128)
  %v156 = trunc <16 x i32> %v155 to <16 x i8>
  %v157 = getelementptr [1 x i8], ptr %v14, i64 %v145
  store <16 x i8> %v156, ptr %v157, align 1
  %v158 = add i64 %v104, 64
  br label %head103
end103:
  %v159 = sub i64 %v98, %v102
  %v160 = and i64 %v159, -16
  %v161 = add i64 %v102, %v160
  br label %head162
head162:
  %v163 = phi i64 [ %v102, %end103 ], [ %v178, %body162 ]
  %v164 = icmp slt i64 %v163, %v161
  br i1 %v164, label %body162, label %end162
body162:
  %v165 = add i64 %v163, 0
  %v166 = getelementptr [4 x i8], ptr %v13, i64 %v165
  %v167 = load <16 x float>, ptr %v166, align 4
  %v168 = getelementptr [4 x i8], ptr %v99, i64 %v165
  call void @llvm.prefetch.p0(ptr %v168, i32 0, i32 3, i32 1)
  %v169 = insertelement <16 x float> poison, float %v91, i32 0
  %v170 = shufflevector <16 x float> %v169, <16 x float> poison, <16 x i32> zeroinitializer
  %v171 = fmul <16 x float> %v167, %v170
  %v172 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v171)
  %v173 = fadd <16 x float> %v171, %v172
  %v174 = fptosi <16 x float> %v173 to <16 x i32>
  %v175 = add <16 x i32> %v174, splat (i32 128)
  %v176 = trunc <16 x i32> %v175 to <16 x i8>
  %v177 = getelementptr [1 x i8], ptr %v14, i64 %v165
  store <16 x i8> %v176, ptr %v177, align 1
  %v178 = add i64 %v163, 16
  br label %head162
end162:
  %v179 = icmp slt i64 %v161, %v98
  br i1 %v179, label %then180, label %after180
then180:
  %v181 = sub i64 %v98, %v161
  %v182 = icmp slt i64 %v181, 16
  %v183 = select i1 %v182, i64 %v181, i64 16
  %v184 = trunc i64 %v183 to i32
  %v185 = insertelement <16 x i32> poison, i32 %v184, i32 0
  %v186 = shufflevector <16 x i32> %v185, <16 x i32> poison, <16 x i32> zeroinitializer
  %v187 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v186
  %v188 = getelementptr [4 x i8], ptr %v13, i64 %v161
  %v189 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v188, i32 4, <16 x i1> %v187, <16 x float> zeroinitializer)
  %v190 = getelementptr [4 x i8], ptr %v99, i64 %v161
  call void @llvm.prefetch.p0(ptr %v190, i32 0, i32 3, i32 1)
  %v191 = insertelement <16 x float> poison, float %v91, i32 0
  %v192 = shufflevector <16 x float> %v191, <16 x float> poison, <16 x i32> zeroinitializer
  %v193 = fmul <16 x float> %v189, %v192
  %v194 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v193)
  %v195 = fadd <16 x float> %v193, %v194
  %v196 = fptosi <16 x float> %v195 to <16 x i32>
  %v197 = add <16 x i32> %v196, splat (i32 128)
  %v198 = trunc <16 x i32> %v197 to <16 x i8>
  %v199 = getelementptr [1 x i8], ptr %v14, i64 %v161
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v198, ptr %v199, i32 1, <16 x i1> %v187)
  br label %after180
after180:
  br label %after96
after96:
  br i1 %v95, label %then200, label %after200
then200:
  %v201 = getelementptr i8, ptr %arguments, i64 32
  %v202 = load i64, ptr %v201, align 8
  %v203 = getelementptr [4 x i8], ptr %v13, i64 %v202
  %v204 = sub i64 %v202, 0
  %v205 = and i64 %v204, -64
  %v206 = add i64 0, %v205
  br label %head207
head207:
  %v208 = phi i64 [ 0, %then200 ], [ %v286, %body207 ]
  %v209 = icmp slt i64 %v208, %v206
  br i1 %v209, label %body207, label %end207
body207:
  %v210 = add i64 %v208, 0
  %v211 = getelementptr [4 x i8], ptr %v13, i64 %v210
  %v212 = load <16 x float>, ptr %v211, align 4
  %v213 = getelementptr [4 x i8], ptr %v203, i64 %v210
  call void @llvm.prefetch.p0(ptr %v213, i32 0, i32 3, i32 1)
  %v214 = insertelement <16 x float> poison, float %v91, i32 0
  %v215 = shufflevector <16 x float> %v214, <16 x float> poison, <16 x i32> zeroinitializer
  %v216 = fmul <16 x float> %v212, %v215
  %v217 = fcmp ogt <16 x float> %v216, splat (float 0x405FC00000000000)
  %v218 = select <16 x i1> %v217, <16 x float> splat (float 0x405FC00000000000), <16 x float> %v216
  %v219 = fcmp olt <16 x float> %v218, splat (float 0xC05FC00000000000)
  %v220 = select <16 x i1> %v219, <16 x float> splat (float 0xC05FC00000000000), <16 x float> %v218
  %v221 = fcmp oeq <16 x float> %v216, %v216
  %v222 = select <16 x i1> %v221, <16 x float> %v220, <16 x float> splat (float 0x0000000000000000)
  %v223 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v222)
  %v224 = fadd <16 x float> %v222, %v223
  %v225 = fptosi <16 x float> %v224 to <16 x i32>
  %v226 = add <16 x i32> %v225, splat (i32 128)
  %v227 = trunc <16 x i32> %v226 to <16 x i8>
  %v228 = getelementptr [1 x i8], ptr %v14, i64 %v210
  store <16 x i8> %v227, ptr %v228, align 1
  %v229 = add i64 %v208, 16
  %v230 = getelementptr [4 x i8], ptr %v13, i64 %v229
  %v231 = load <16 x float>, ptr %v230, align 4
  %v232 = getelementptr [4 x i8], ptr %v203, i64 %v229
  call void @llvm.prefetch.p0(ptr %v232, i32 0, i32 3, i32 1)
  %v233 = insertelement <16 x float> poison, float %v91, i32 0
  %v234 = shufflevector <16 x float> %v233, <16 x float> poison, <16 x i32> zeroinitializer
  %v235 = fmul <16 x float> %v231, %v234
  %v236 = fcmp ogt <16 x float> %v235, splat (float 0x405FC00000000000)
  %v237 = select <16 x i1> %v236, <16 x float> splat (float 0x405FC00000000000), <16 x float> %v235
  %v238 = fcmp olt <16 x float> %v237, splat (float 0xC05FC00000000000)
  %v239 = select <16 x i1> %v238, <16 x float> splat (float 0xC05FC00000000000), <16 x float> %v237
  %v240 = fcmp oeq <16 x float> %v235, %v235
  %v241 = select <16 x i1> %v240, <16 x float> %v239, <16 x float> splat (float 0x0000000000000000)
  %v242 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v241)
  %v243 = fadd <16 x float> %v241, %v242
  %v244 = fptosi <16 x float> %v243 to <16 x i32>
  %v245 = add <16 x i32> %v244, splat (i32 128)
  %v246 = trunc <16 x i32> %v245 to <16 x i8>
  %v247 = getelementptr [1 x i8], ptr %v14, i64 %v229
  store <16 x i8> %v246, ptr %v247, align 1
  %v248 = add i64 %v208, 32
  %v249 = getelementptr [4 x i8], ptr %v13, i64 %v248
  %v250 = load <16 x float>, ptr %v249, align 4
  %v251 = getelementptr [4 x i8], ptr %v203, i64 %v248
  call void @llvm.prefetch.p0(ptr %v251, i32 0, i32 3, i32 1)
  %v252 = insertelement <16 x float> poison, float %v91, i32 0
  %v253 = shufflevector <16 x float> %v252, <16 x float> poison, <16 x i32> zeroinitializer
  %v254 = fmul <16 x float> %v250, %v253
  %v255 = fcmp ogt <16 x float> %v254, splat (float 0x405FC00000000000)
  %v256 = select <16 x i1> %v255, <16 x float> splat (float 0x405FC00000000000), <16 x float> %v254
  %v257 = fcmp olt <16 x float> %v256, splat (float 0xC05FC00000000000)
  %v258 = select <16 x i1> %v257, <16 x float> splat (float 0xC05FC00000000000), <16 x float> %v256
  %v259 = fcmp oeq <16 x float> %v254, %v254
  %v260 = select <16 x i1> %v259, <16 x float> %v258, <16 x float> splat (float 0x0000000000000000)
  %v261 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v260)
  %v262 = fadd <16 x float> %v260, %v261
  %v263 = fptosi <16 x float> %v262 to <16 x i32>
  %v264 = add <16 x i32> %v263, splat (i32 128)
  %v265 = trunc <16 x i32> %v264 to <16 x i8>
  %v266 = getelementptr [1 x i8], ptr %v14, i64 %v248
  store <16 x i8> %v265, ptr %v266, align 1
  %v267 = add i64 %v208, 48
  %v268 = getelementptr [4 x i8], ptr %v13, i64 %v267
  %v269 = load <16 x float>, ptr %v268, align 4
  %v270 = getelementptr [4 x i8], ptr %v203, i64 %v267
  call void @llvm.prefetch.p0(ptr %v270, i32 0, i32 3, i32 1)
  %v271 = insertelement <16 x float> poison, float %v91, i32 0
  %v272 = shufflevector <16 x float> %v271, <16 x float> poison, <16 x i32> zeroinitializer
  %v273 = fmul <16 x float> %v269, %v272
  %v274 = fcmp ogt <16 x float> %v273, splat (float 0x405FC00000000000)
  %v275 = select <16 x i1> %v274, <16 x float> splat (float 0x405FC00000000000), <16 x float> %v273
  %v276 = fcmp olt <16 x float> %v275, splat (float 0xC05FC00000000000)
  %v277 = select <16 x i1> %v276, <16 x float> splat (float 0xC05FC00000000000), <16 x float> %v275
  %v278 = fcmp oeq <16 x float> %v273, %v273
  %v279 = select <16 x i1> %v278, <16 x float> %v277, <16 x float> splat (float 0x0000000000000000)
  %v280 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v279)
  %v281 = fadd <16 x float> %v279, %v280
  %v282 = fptosi <16 x float> %v281 to <16 x i32>
  %v283 = add <16 x i32> %v282, splat (i32 128)
  %v284 = trunc <16 x i32> %v283 to <16 x i8>
  %v285 = getelementptr [1 x i8], ptr %v14, i64 %v267
  store <16 x i8> %v284, ptr %v285, align 1
  %v286 = add i64 %v208, 64
  br label %head207
end207:
  %v287 = sub i64 %v202, %v206
  %v288 = and i64 %v287, -16
  %v289 = add i64 %v206, %v288
  br label %head290
head290:
  %v291 = phi i64 [ %v206, %end207 ], [ %v312, %body290 ]
  %v292 = icmp slt i64 %v291, %v289
  br i1 %v292, label %body290, label %end290
body290:
  %v293 = add i64 %v291, 0
  %v294 = getelementptr [4 x i8], ptr %v13, i64 %v293
  %v295 = load <16 x float>, ptr %v294, align 4
  %v296 = getelementptr [4 x i8], ptr %v203, i64 %v293
  call void @llvm.prefetch.p0(ptr %v296, i32 0, i32 3, i32 1)
  %v297 = insertelement <16 x float> poison, float %v91, i32 0
  %v298 = shufflevector <16 x float> %v297, <16 x float> poison, <16 x i32> zeroinitializer
  %v299 = fmul <16 x float> %v295, %v298
  %v300 = fcmp ogt <16 x float> %v299, splat (float 0x405FC00000000000)
  %v301 = select <16 x i1> %v300, <16 x float> splat (float 0x405FC00000000000), <16 x float> %v299
  %v302 = fcmp olt <16 x float> %v301, splat (float 0xC05FC00000000000)
  %v303 = select <16 x i1> %v302, <16 x float> splat (float 0xC05FC00000000000), <16 x float> %v301
  %v304 = fcmp oeq <16 x float> %v299, %v299
  %v305 = select <16 x i1> %v304, <16 x float> %v303, <16 x float> splat (float 0x0000000000000000)
  %v306 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v305)
  %v307 = fadd <16 x float> %v305, %v306
  %v308 = fptosi <16 x float> %v307 to <16 x i32>
  %v309 = add <16 x i32> %v308, splat (i32 128)
  %v310 = trunc <16 x i32> %v309 to <16 x i8>
  %v311 = getelementptr [1 x i8], ptr %v14, i64 %v293
  store <16 x i8> %v310, ptr %v311, align 1
  %v312 = add i64 %v291, 16
  br label %head290
end290:
  %v313 = icmp slt i64 %v289, %v202
  br i1 %v313, label %then314, label %after314
then314:
  %v315 = sub i64 %v202, %v289
  %v316 = icmp slt i64 %v315, 16
  %v317 = select i1 %v316, i64 %v315, i64 16
  %v318 = trunc i64 %v317 to i32
  %v319 = insertelement <16 x i32> poison, i32 %v318, i32 0
  %v320 = shufflevector <16 x i32> %v319, <16 x i32> poison, <16 x i32> zeroinitializer
  %v321 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v320
  %v322 = getelementptr [4 x i8], ptr %v13, i64 %v289
  %v323 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v322, i32 4, <16 x i1> %v321, <16 x float> zeroinitializer)
  %v324 = getelementptr [4 x i8], ptr %v203, i64 %v289
  call void @llvm.prefetch.p0(ptr %v324, i32 0, i32 3, i32 1)
  %v325 = insertelement <16 x float> poison, float %v91, i32 0
  %v326 = shufflevector <16 x float> %v325, <16 x float> poison, <16 x i32> zeroinitializer
  %v327 = fmul <16 x float> %v323, %v326
  %v328 = fcmp ogt <16 x float> %v327, splat (float 0x405FC00000000000)
  %v329 = select <16 x i1> %v328, <16 x float> splat (float 0x405FC00000000000), <16 x float> %v327
  %v330 = fcmp olt <16 x float> %v329, splat (float 0xC05FC00000000000)
  %v331 = select <16 x i1> %v330, <16 x float> splat (float 0xC05FC00000000000), <16 x float> %v329
  %v332 = fcmp oeq <16 x float> %v327, %v327
  %v333 = select <16 x i1> %v332, <16 x float> %v331, <16 x float> splat (float 0x0000000000000000)
  %v334 = call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 0x3FE0000000000000), <16 x float> %v333)
  %v335 = fadd <16 x float> %v333, %v334
  %v336 = fptosi <16 x float> %v335 to <16 x i32>
  %v337 = add <16 x i32> %v336, splat (i32 128)
  %v338 = trunc <16 x i32> %v337 to <16 x i8>
  %v339 = getelementptr [1 x i8], ptr %v14, i64 %v289
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v338, ptr %v339, i32 1, <16 x i1> %v321)
  br label %after314
after314:
  br label %after200
after200:
  %v340 = mul i64 %v2, 4
  %v341 = getelementptr i8, ptr %arguments, i64 40
  %v342 = load i64, ptr %v341, align 8
  %v343 = getelementptr [1 x i8], ptr %v13, i64 %v340
  %v344 = getelementptr [1 x i8], ptr %v14, i64 %v342
  %v345 = getelementptr [1 x i8], ptr %v15, i64 4
  %v346 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
