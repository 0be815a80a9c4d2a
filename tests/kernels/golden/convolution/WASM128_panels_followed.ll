declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @windows1x4_all2(ptr %given0, i64 %given1, ptr %given2, ptr %given3, i64 %given4, ptr %given5, i64 %given6, i64 %given7) nounwind {
entry:
  %v43 = mul i64 %given1, 0
  br label %head44
head44:
  %v45 = phi i64 [ 0, %entry ], [ %v90, %body44 ]
  %v46 = phi ptr [ %given3, %entry ], [ %v89, %body44 ]
  %v47 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v69, %body44 ]
  %v48 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v70, %body44 ]
  %v49 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v75, %body44 ]
  %v50 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v76, %body44 ]
  %v51 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v81, %body44 ]
  %v52 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v82, %body44 ]
  %v53 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v87, %body44 ]
  %v54 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v88, %body44 ]
  %v55 = icmp slt i64 %v45, %given4
  br i1 %v55, label %body44, label %end44
body44:
  %v56 = getelementptr [8 x i8], ptr %given2, i64 %v45
  %v57 = load i64, ptr %v56, align 8
  %v58 = getelementptr [1 x i8], ptr %given0, i64 %v57
  %v59 = getelementptr [1 x i8], ptr %v46, i64 2048
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 3, i32 1)
  %v60 = getelementptr [4 x i8], ptr %v46, i64 0
  %v61 = getelementptr [4 x i8], ptr %v46, i64 4
  %v62 = load <4 x float>, ptr %v60, align 4
  %v63 = load <4 x float>, ptr %v61, align 4
  %v64 = getelementptr [1 x i8], ptr %v58, i64 %v43
  %v65 = getelementptr [4 x i8], ptr %v64, i64 0
  %v66 = load float, ptr %v65, align 4
  %v67 = insertelement <4 x float> poison, float %v66, i32 0
  %v68 = shufflevector <4 x float> %v67, <4 x float> poison, <4 x i32> zeroinitializer
  %v69 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v62, <4 x float> %v68, <4 x float> %v47)
  %v70 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v63, <4 x float> %v68, <4 x float> %v48)
  %v71 = getelementptr [4 x i8], ptr %v64, i64 2
  %v72 = load float, ptr %v71, align 4
  %v73 = insertelement <4 x float> poison, float %v72, i32 0
  %v74 = shufflevector <4 x float> %v73, <4 x float> poison, <4 x i32> zeroinitializer
  %v75 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v62, <4 x float> %v74, <4 x float> %v49)
  %v76 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v63, <4 x float> %v74, <4 x float> %v50)
  %v77 = getelementptr [4 x i8], ptr %v64, i64 4
  %v78 = load float, ptr %v77, align 4
  %v79 = insertelement <4 x float> poison, float %v78, i32 0
  %v80 = shufflevector <4 x float> %v79, <4 x float> poison, <4 x i32> zeroinitializer
  %v81 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v62, <4 x float> %v80, <4 x float> %v51)
  %v82 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v63, <4 x float> %v80, <4 x float> %v52)
  %v83 = getelementptr [4 x i8], ptr %v64, i64 6
  %v84 = load float, ptr %v83, align 4
  %v85 = insertelement <4 x float> poison, float %v84, i32 0
  %v86 = shufflevector <4 x float> %v85, <4 x float> poison, <4 x i32> zeroinitializer
  %v87 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v62, <4 x float> %v86, <4 x float> %v53)
  %v88 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v63, <4 x float> %v86, <4 x float> %v54)
  %v89 = getelementptr [1 x i8], ptr %v46, i64 32
  %v90 = add i64 %v45, 1
  br label %head44
end44:
  %v91 = shufflevector <4 x float> %v47, <4 x float> %v51, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v92 = shufflevector <4 x float> %v47, <4 x float> %v51, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v93 = shufflevector <4 x float> %v49, <4 x float> %v53, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v94 = shufflevector <4 x float> %v49, <4 x float> %v53, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v95 = shufflevector <4 x float> %v91, <4 x float> %v93, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v96 = shufflevector <4 x float> %v91, <4 x float> %v93, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v97 = shufflevector <4 x float> %v92, <4 x float> %v94, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v98 = shufflevector <4 x float> %v92, <4 x float> %v94, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v99 = mul i64 %given6, 0
  %v100 = getelementptr [1 x i8], ptr %given5, i64 %v99
  %v101 = getelementptr [4 x i8], ptr %v100, i64 0
  store <4 x float> %v95, ptr %v101, align 4
  %v102 = mul i64 %given6, 1
  %v103 = getelementptr [1 x i8], ptr %given5, i64 %v102
  %v104 = getelementptr [4 x i8], ptr %v103, i64 0
  store <4 x float> %v96, ptr %v104, align 4
  %v105 = mul i64 %given6, 2
  %v106 = getelementptr [1 x i8], ptr %given5, i64 %v105
  %v107 = getelementptr [4 x i8], ptr %v106, i64 0
  store <4 x float> %v97, ptr %v107, align 4
  %v108 = mul i64 %given6, 3
  %v109 = getelementptr [1 x i8], ptr %given5, i64 %v108
  %v110 = getelementptr [4 x i8], ptr %v109, i64 0
  store <4 x float> %v98, ptr %v110, align 4
  %v111 = shufflevector <4 x float> %v48, <4 x float> %v52, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v112 = shufflevector <4 x float> %v48, <4 x float> %v52, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v113 = shufflevector <4 x float> %v50, <4 x float> %v54, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v114 = shufflevector <4 x float> %v50, <4 x float> %v54, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v115 = shufflevector <4 x float> %v111, <4 x float> %v113, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v116 = shufflevector <4 x float> %v111, <4 x float> %v113, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v117 = shufflevector <4 x float> %v112, <4 x float> %v114, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v118 = shufflevector <4 x float> %v112, <4 x float> %v114, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v119 = mul i64 %given6, 4
  %v120 = getelementptr [1 x i8], ptr %given5, i64 %v119
  %v121 = getelementptr [4 x i8], ptr %v120, i64 0
  store <4 x float> %v115, ptr %v121, align 4
  %v122 = mul i64 %given6, 5
  %v123 = getelementptr [1 x i8], ptr %given5, i64 %v122
  %v124 = getelementptr [4 x i8], ptr %v123, i64 0
  store <4 x float> %v116, ptr %v124, align 4
  %v125 = mul i64 %given6, 6
  %v126 = getelementptr [1 x i8], ptr %given5, i64 %v125
  %v127 = getelementptr [4 x i8], ptr %v126, i64 0
  store <4 x float> %v117, ptr %v127, align 4
  %v128 = mul i64 %given6, 7
  %v129 = getelementptr [1 x i8], ptr %given5, i64 %v128
  %v130 = getelementptr [4 x i8], ptr %v129, i64 0
  store <4 x float> %v118, ptr %v130, align 4
  ret void
}
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7, ptr %given8, i64 %given9) nounwind {
entry:
  br label %head131
head131:
  %v132 = phi i64 [ 0, %entry ], [ %v176, %end158 ]
  %v133 = phi ptr [ %given2, %entry ], [ %v172, %end158 ]
  %v134 = phi ptr [ %given4, %entry ], [ %v173, %end158 ]
  %v135 = phi ptr [ %given6, %entry ], [ %v174, %end158 ]
  %v136 = phi ptr [ %given8, %entry ], [ %v175, %end158 ]
  %v137 = icmp slt i64 %v132, %given0
  br i1 %v137, label %body131, label %end131
body131:
  %v138 = sub i64 %given1, 0
  %v139 = and i64 %v138, -4
  %v140 = add i64 0, %v139
  br label %head141
head141:
  %v142 = phi i64 [ 0, %body131 ], [ %v157, %body141 ]
  %v143 = icmp slt i64 %v142, %v140
  br i1 %v143, label %body141, label %end141
body141:
  %v144 = add i64 %v142, 0
  %v145 = getelementptr [4 x i8], ptr %v133, i64 %v144
  %v146 = load <4 x float>, ptr %v145, align 4
  %v147 = load float, ptr %v135, align 4
  %v148 = insertelement <4 x float> poison, float %v147, i32 0
  %v149 = shufflevector <4 x float> %v148, <4 x float> poison, <4 x i32> zeroinitializer
  %v150 = getelementptr [4 x i8], ptr %v136, i64 %v144
  %v151 = load <4 x float>, ptr %v150, align 4
  %v152 = fadd <4 x float> %v146, %v149
  %v153 = fcmp ole <4 x float> %v152, splat (float 0x0000000000000000)
  %v154 = select <4 x i1> %v153, <4 x float> splat (float 0x0000000000000000), <4 x float> %v152
  %v155 = fadd <4 x float> %v154, %v151
  %v156 = getelementptr [4 x i8], ptr %v134, i64 %v144
  store <4 x float> %v155, ptr %v156, align 4
  %v157 = add i64 %v142, 4
  br label %head141
end141:
  br label %head158
head158:
  %v159 = phi i64 [ %v140, %end141 ], [ %v171, %body158 ]
  %v160 = icmp slt i64 %v159, %given1
  br i1 %v160, label %body158, label %end158
body158:
  %v161 = getelementptr [4 x i8], ptr %v133, i64 %v159
  %v162 = load float, ptr %v161, align 4
  %v163 = load float, ptr %v135, align 4
  %v164 = getelementptr [4 x i8], ptr %v136, i64 %v159
  %v165 = load float, ptr %v164, align 4
  %v166 = fadd float %v162, %v163
  %v167 = fcmp ole float %v166, 0x0000000000000000
  %v168 = select i1 %v167, float 0x0000000000000000, float %v166
  %v169 = fadd float %v168, %v165
  %v170 = getelementptr [4 x i8], ptr %v134, i64 %v159
  store float %v169, ptr %v170, align 4
  %v171 = add i64 %v159, 1
  br label %head158
end158:
  %v172 = getelementptr [1 x i8], ptr %v133, i64 %given3
  %v173 = getelementptr [1 x i8], ptr %v134, i64 %given5
  %v174 = getelementptr [1 x i8], ptr %v135, i64 %given7
  %v175 = getelementptr [1 x i8], ptr %v136, i64 %given9
  %v176 = add i64 %v132, 1
  br label %head131
end131:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 0
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 8
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 16
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 24
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 32
  %v10 = load ptr, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 40
  %v12 = load ptr, ptr %v11, align 8
  %v13 = getelementptr i8, ptr %arguments, i64 48
  %v14 = load i64, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 56
  %v16 = load i64, ptr %v15, align 8
  %v17 = getelementptr i8, ptr %arguments, i64 64
  %v18 = load i64, ptr %v17, align 8
  %v19 = getelementptr i8, ptr %arguments, i64 72
  %v20 = load i64, ptr %v19, align 8
  %v21 = getelementptr i8, ptr %arguments, i64 80
  %v22 = load i64, ptr %v21, align 8
  %v23 = getelementptr i8, ptr %arguments, i64 88
  %v24 = load i64, ptr %v23, align 8
  %v25 = getelementptr i8, ptr %arguments, i64 96
  %v26 = load i64, ptr %v25, align 8
  %v27 = getelementptr i8, ptr %arguments, i64 104
  %v28 = load i64, ptr %v27, align 8
  %v29 = getelementptr i8, ptr %arguments, i64 112
  %v30 = load i64, ptr %v29, align 8
  %v31 = getelementptr i8, ptr %arguments, i64 120
  %v32 = load i64, ptr %v31, align 8
  %v33 = getelementptr i8, ptr %arguments, i64 128
  %v34 = load i64, ptr %v33, align 8
  %v35 = getelementptr i8, ptr %arguments, i64 136
  %v36 = load i64, ptr %v35, align 8
  %v37 = getelementptr i8, ptr %arguments, i64 144
  %v38 = load i64, ptr %v37, align 8
  %v39 = getelementptr i8, ptr %arguments, i64 152
  %v40 = load i64, ptr %v39, align 8
  %v41 = getelementptr i8, ptr %arguments, i64 160
  %v42 = load i64, ptr %v41, align 8
  br label %head177
head177:
  %v178 = phi i64 [ %v32, %entry ], [ %v274, %end186 ]
  %v179 = icmp slt i64 %v178, %v34
  br i1 %v179, label %body177, label %end177
body177:
  %v180 = sdiv i64 %v178, %v30
  %v181 = srem i64 %v178, %v30
  %v182 = mul i64 %v181, %v28
  %v183 = add i64 %v182, %v28
  %v184 = icmp slt i64 %v183, %v20
  %v185 = select i1 %v184, i64 %v183, i64 %v20
  br label %head186
head186:
  %v187 = phi i64 [ 0, %body177 ], [ %v273, %end210 ]
  %v188 = icmp slt i64 %v187, %v16
  br i1 %v188, label %body186, label %end186
body186:
  %v189 = mul i64 %v20, %v22
  %v190 = add i64 %v16, 7
  %v191 = and i64 %v190, -8
  %v192 = srem i64 %v180, %v14
  %v193 = mul i64 %v192, %v191
  %v194 = add i64 %v193, %v187
  %v195 = mul i64 %v180, %v24
  %v196 = getelementptr [4 x i8], ptr %v2, i64 %v195
  %v197 = mul i64 %v194, %v18
  %v198 = getelementptr [4 x i8], ptr %v4, i64 %v197
  %v199 = mul i64 %v180, %v16
  %v200 = add i64 %v199, %v187
  %v201 = mul i64 %v200, %v189
  %v202 = getelementptr [4 x i8], ptr %v8, i64 %v201
  %v203 = sub i64 %v16, %v187
  %v204 = mul i64 %v189, 4
  %v205 = mul i64 %v26, 4
  %v206 = sub i64 %v185, %v182
  %v207 = sdiv i64 %v206, 1
  %v208 = mul i64 %v207, 1
  %v209 = add i64 %v182, %v208
  br label %head210
head210:
  %v211 = phi i64 [ %v182, %body186 ], [ %v239, %end218 ]
  %v212 = icmp slt i64 %v211, %v209
  br i1 %v212, label %body210, label %end210
body210:
  %v213 = add i64 %v22, 5
  %v214 = sdiv i64 %v213, 6
  %v215 = sdiv i64 %v22, %v214
  %v216 = mul i64 %v215, %v214
  %v217 = sub i64 %v22, %v216
  br label %head218
head218:
  %v219 = phi i64 [ 0, %body210 ], [ %v238, %body218 ]
  %v220 = icmp slt i64 %v219, %v214
  br i1 %v220, label %body218, label %end218
body218:
  %v221 = mul i64 %v219, %v215
  %v222 = icmp slt i64 %v219, %v217
  %v223 = select i1 %v222, i64 %v219, i64 %v217
  %v224 = add i64 %v221, %v223
  %v225 = mul i64 %v211, %v205
  %v226 = mul i64 %v224, 8
  %v227 = add i64 %v225, %v226
  %v228 = getelementptr [1 x i8], ptr %v196, i64 %v227
  %v229 = mul i64 %v211, %v22
  %v230 = add i64 %v229, %v224
  %v231 = getelementptr [4 x i8], ptr %v202, i64 %v230
  %v232 = icmp slt i64 %v219, %v217
  %v233 = icmp slt i64 %v203, 8
  %v234 = select i1 %v233, ptr @windows1x4_all2, ptr @windows1x4_all2
  %v235 = icmp slt i64 %v203, 8
  %v236 = select i1 %v235, ptr @windows1x4_all2, ptr @windows1x4_all2
  %v237 = select i1 %v232, ptr %v236, ptr %v234
  call void %v237(ptr %v228, i64 %v205, ptr %v6, ptr %v198, i64 %v18, ptr %v231, i64 %v204, i64 %v203)
  %v238 = add i64 %v219, 1
  br label %head218
end218:
  %v239 = add i64 %v211, 1
  br label %head210
end210:
  %v240 = mul i64 %v182, %v22
  %v241 = sub i64 %v185, %v182
  %v242 = mul i64 %v241, %v22
  %v243 = sdiv i64 %v180, %v14
  %v244 = srem i64 %v180, %v14
  %v245 = mul i64 %v244, %v16
  %v246 = add i64 %v245, %v187
  %v247 = getelementptr [4 x i8], ptr %v202, i64 %v240
  %v248 = icmp slt i64 %v203, 8
  %v249 = select i1 %v248, i64 %v203, i64 8
  %v250 = getelementptr i8, ptr %arguments, i64 136
  %v251 = load i64, ptr %v250, align 8
  %v252 = getelementptr i8, ptr %arguments, i64 144
  %v253 = load i64, ptr %v252, align 8
  %v254 = mul i64 %v243, %v251
  %v255 = mul i64 %v246, %v253
  %v256 = add i64 %v254, %v255
  %v257 = getelementptr i8, ptr %arguments, i64 32
  %v258 = load ptr, ptr %v257, align 8
  %v259 = getelementptr [4 x i8], ptr %v258, i64 %v256
  %v260 = mul i64 %v253, 4
  %v261 = getelementptr i8, ptr %arguments, i64 152
  %v262 = load i64, ptr %v261, align 8
  %v263 = getelementptr i8, ptr %arguments, i64 160
  %v264 = load i64, ptr %v263, align 8
  %v265 = mul i64 %v243, %v262
  %v266 = mul i64 %v246, %v264
  %v267 = add i64 %v265, %v266
  %v268 = add i64 %v267, %v240
  %v269 = getelementptr i8, ptr %arguments, i64 40
  %v270 = load ptr, ptr %v269, align 8
  %v271 = getelementptr [4 x i8], ptr %v270, i64 %v268
  %v272 = mul i64 %v264, 4
  call void @epilogue(i64 %v249, i64 %v242, ptr %v247, i64 %v204, ptr %v247, i64 %v204, ptr %v259, i64 %v260, ptr %v271, i64 %v272)
  %v273 = add i64 %v187, 8
  br label %head186
end186:
  %v274 = add i64 %v178, 1
  br label %head177
end177:
  ret void
}
