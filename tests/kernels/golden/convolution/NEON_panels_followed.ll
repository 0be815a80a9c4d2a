declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @windows1x8_all2(ptr %given0, i64 %given1, ptr %given2, ptr %given3, i64 %given4, ptr %given5, i64 %given6, i64 %given7) nounwind {
entry:
  %v43 = mul i64 %given1, 0
  br label %head44
head44:
  %v45 = phi i64 [ 0, %entry ], [ %v122, %body44 ]
  %v46 = phi ptr [ %given3, %entry ], [ %v121, %body44 ]
  %v47 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v77, %body44 ]
  %v48 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v78, %body44 ]
  %v49 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v83, %body44 ]
  %v50 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v84, %body44 ]
  %v51 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v89, %body44 ]
  %v52 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v90, %body44 ]
  %v53 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v95, %body44 ]
  %v54 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v96, %body44 ]
  %v55 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v101, %body44 ]
  %v56 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v102, %body44 ]
  %v57 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v107, %body44 ]
  %v58 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v108, %body44 ]
  %v59 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v113, %body44 ]
  %v60 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v114, %body44 ]
  %v61 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v119, %body44 ]
  %v62 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v120, %body44 ]
  %v63 = icmp slt i64 %v45, %given4
  br i1 %v63, label %body44, label %end44
body44:
  %v64 = getelementptr [8 x i8], ptr %given2, i64 %v45
  %v65 = load i64, ptr %v64, align 8
  %v66 = getelementptr [1 x i8], ptr %given0, i64 %v65
  %v67 = getelementptr [1 x i8], ptr %v46, i64 2048
  call void @llvm.prefetch.p0(ptr %v67, i32 0, i32 3, i32 1)
  %v68 = getelementptr [4 x i8], ptr %v46, i64 0
  %v69 = getelementptr [4 x i8], ptr %v46, i64 4
  %v70 = load <4 x float>, ptr %v68, align 4
  %v71 = load <4 x float>, ptr %v69, align 4
  %v72 = getelementptr [1 x i8], ptr %v66, i64 %v43
  %v73 = getelementptr [4 x i8], ptr %v72, i64 0
  %v74 = load float, ptr %v73, align 4
  %v75 = insertelement <4 x float> poison, float %v74, i32 0
  %v76 = shufflevector <4 x float> %v75, <4 x float> poison, <4 x i32> zeroinitializer
  %v77 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v70, <4 x float> %v76, <4 x float> %v47)
  %v78 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v71, <4 x float> %v76, <4 x float> %v48)
  %v79 = getelementptr [4 x i8], ptr %v72, i64 2
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <4 x float> poison, float %v80, i32 0
  %v82 = shufflevector <4 x float> %v81, <4 x float> poison, <4 x i32> zeroinitializer
  %v83 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v70, <4 x float> %v82, <4 x float> %v49)
  %v84 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v71, <4 x float> %v82, <4 x float> %v50)
  %v85 = getelementptr [4 x i8], ptr %v72, i64 4
  %v86 = load float, ptr %v85, align 4
  %v87 = insertelement <4 x float> poison, float %v86, i32 0
  %v88 = shufflevector <4 x float> %v87, <4 x float> poison, <4 x i32> zeroinitializer
  %v89 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v70, <4 x float> %v88, <4 x float> %v51)
  %v90 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v71, <4 x float> %v88, <4 x float> %v52)
  %v91 = getelementptr [4 x i8], ptr %v72, i64 6
  %v92 = load float, ptr %v91, align 4
  %v93 = insertelement <4 x float> poison, float %v92, i32 0
  %v94 = shufflevector <4 x float> %v93, <4 x float> poison, <4 x i32> zeroinitializer
  %v95 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v70, <4 x float> %v94, <4 x float> %v53)
  %v96 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v71, <4 x float> %v94, <4 x float> %v54)
  %v97 = getelementptr [4 x i8], ptr %v72, i64 8
  %v98 = load float, ptr %v97, align 4
  %v99 = insertelement <4 x float> poison, float %v98, i32 0
  %v100 = shufflevector <4 x float> %v99, <4 x float> poison, <4 x i32> zeroinitializer
  %v101 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v70, <4 x float> %v100, <4 x float> %v55)
  %v102 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v71, <4 x float> %v100, <4 x float> %v56)
  %v103 = getelementptr [4 x i8], ptr %v72, i64 10
  %v104 = load float, ptr %v103, align 4
  %v105 = insertelement <4 x float> poison, float %v104, i32 0
  %v106 = shufflevector <4 x float> %v105, <4 x float> poison, <4 x i32> zeroinitializer
  %v107 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v70, <4 x float> %v106, <4 x float> %v57)
  %v108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v71, <4 x float> %v106, <4 x float> %v58)
  %v109 = getelementptr [4 x i8], ptr %v72, i64 12
  %v110 = load float, ptr %v109, align 4
  %v111 = insertelement <4 x float> poison, float %v110, i32 0
  %v112 = shufflevector <4 x float> %v111, <4 x float> poison, <4 x i32> zeroinitializer
  %v113 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v70, <4 x float> %v112, <4 x float> %v59)
  %v114 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v71, <4 x float> %v112, <4 x float> %v60)
  %v115 = getelementptr [4 x i8], ptr %v72, i64 14
  %v116 = load float, ptr %v115, align 4
  %v117 = insertelement <4 x float> poison, float %v116, i32 0
  %v118 = shufflevector <4 x float> %v117, <4 x float> poison, <4 x i32> zeroinitializer
  %v119 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v70, <4 x float> %v118, <4 x float> %v61)
  %v120 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v71, <4 x float> %v118, <4 x float> %v62)
  %v121 = getelementptr [1 x i8], ptr %v46, i64 32
  %v122 = add i64 %v45, 1
  br label %head44
end44:
  %v123 = shufflevector <4 x float> %v47, <4 x float> %v51, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v124 = shufflevector <4 x float> %v47, <4 x float> %v51, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v125 = shufflevector <4 x float> %v49, <4 x float> %v53, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v126 = shufflevector <4 x float> %v49, <4 x float> %v53, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v127 = shufflevector <4 x float> %v123, <4 x float> %v125, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v128 = shufflevector <4 x float> %v123, <4 x float> %v125, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v129 = shufflevector <4 x float> %v124, <4 x float> %v126, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v130 = shufflevector <4 x float> %v124, <4 x float> %v126, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v131 = mul i64 %given6, 0
  %v132 = getelementptr [1 x i8], ptr %given5, i64 %v131
  %v133 = getelementptr [4 x i8], ptr %v132, i64 0
  store <4 x float> %v127, ptr %v133, align 4
  %v134 = mul i64 %given6, 1
  %v135 = getelementptr [1 x i8], ptr %given5, i64 %v134
  %v136 = getelementptr [4 x i8], ptr %v135, i64 0
  store <4 x float> %v128, ptr %v136, align 4
  %v137 = mul i64 %given6, 2
  %v138 = getelementptr [1 x i8], ptr %given5, i64 %v137
  %v139 = getelementptr [4 x i8], ptr %v138, i64 0
  store <4 x float> %v129, ptr %v139, align 4
  %v140 = mul i64 %given6, 3
  %v141 = getelementptr [1 x i8], ptr %given5, i64 %v140
  %v142 = getelementptr [4 x i8], ptr %v141, i64 0
  store <4 x float> %v130, ptr %v142, align 4
  %v143 = shufflevector <4 x float> %v55, <4 x float> %v59, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v144 = shufflevector <4 x float> %v55, <4 x float> %v59, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v145 = shufflevector <4 x float> %v57, <4 x float> %v61, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v146 = shufflevector <4 x float> %v57, <4 x float> %v61, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v147 = shufflevector <4 x float> %v143, <4 x float> %v145, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v148 = shufflevector <4 x float> %v143, <4 x float> %v145, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v149 = shufflevector <4 x float> %v144, <4 x float> %v146, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v150 = shufflevector <4 x float> %v144, <4 x float> %v146, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v151 = mul i64 %given6, 0
  %v152 = getelementptr [1 x i8], ptr %given5, i64 %v151
  %v153 = getelementptr [4 x i8], ptr %v152, i64 4
  store <4 x float> %v147, ptr %v153, align 4
  %v154 = mul i64 %given6, 1
  %v155 = getelementptr [1 x i8], ptr %given5, i64 %v154
  %v156 = getelementptr [4 x i8], ptr %v155, i64 4
  store <4 x float> %v148, ptr %v156, align 4
  %v157 = mul i64 %given6, 2
  %v158 = getelementptr [1 x i8], ptr %given5, i64 %v157
  %v159 = getelementptr [4 x i8], ptr %v158, i64 4
  store <4 x float> %v149, ptr %v159, align 4
  %v160 = mul i64 %given6, 3
  %v161 = getelementptr [1 x i8], ptr %given5, i64 %v160
  %v162 = getelementptr [4 x i8], ptr %v161, i64 4
  store <4 x float> %v150, ptr %v162, align 4
  %v163 = shufflevector <4 x float> %v48, <4 x float> %v52, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v164 = shufflevector <4 x float> %v48, <4 x float> %v52, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v165 = shufflevector <4 x float> %v50, <4 x float> %v54, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v166 = shufflevector <4 x float> %v50, <4 x float> %v54, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v167 = shufflevector <4 x float> %v163, <4 x float> %v165, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v168 = shufflevector <4 x float> %v163, <4 x float> %v165, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v169 = shufflevector <4 x float> %v164, <4 x float> %v166, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v170 = shufflevector <4 x float> %v164, <4 x float> %v166, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v171 = mul i64 %given6, 4
  %v172 = getelementptr [1 x i8], ptr %given5, i64 %v171
  %v173 = getelementptr [4 x i8], ptr %v172, i64 0
  store <4 x float> %v167, ptr %v173, align 4
  %v174 = mul i64 %given6, 5
  %v175 = getelementptr [1 x i8], ptr %given5, i64 %v174
  %v176 = getelementptr [4 x i8], ptr %v175, i64 0
  store <4 x float> %v168, ptr %v176, align 4
  %v177 = mul i64 %given6, 6
  %v178 = getelementptr [1 x i8], ptr %given5, i64 %v177
  %v179 = getelementptr [4 x i8], ptr %v178, i64 0
  store <4 x float> %v169, ptr %v179, align 4
  %v180 = mul i64 %given6, 7
  %v181 = getelementptr [1 x i8], ptr %given5, i64 %v180
  %v182 = getelementptr [4 x i8], ptr %v181, i64 0
  store <4 x float> %v170, ptr %v182, align 4
  %v183 = shufflevector <4 x float> %v56, <4 x float> %v60, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v184 = shufflevector <4 x float> %v56, <4 x float> %v60, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v185 = shufflevector <4 x float> %v58, <4 x float> %v62, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v186 = shufflevector <4 x float> %v58, <4 x float> %v62, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v187 = shufflevector <4 x float> %v183, <4 x float> %v185, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v188 = shufflevector <4 x float> %v183, <4 x float> %v185, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v189 = shufflevector <4 x float> %v184, <4 x float> %v186, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v190 = shufflevector <4 x float> %v184, <4 x float> %v186, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v191 = mul i64 %given6, 4
  %v192 = getelementptr [1 x i8], ptr %given5, i64 %v191
  %v193 = getelementptr [4 x i8], ptr %v192, i64 4
  store <4 x float> %v187, ptr %v193, align 4
  %v194 = mul i64 %given6, 5
  %v195 = getelementptr [1 x i8], ptr %given5, i64 %v194
  %v196 = getelementptr [4 x i8], ptr %v195, i64 4
  store <4 x float> %v188, ptr %v196, align 4
  %v197 = mul i64 %given6, 6
  %v198 = getelementptr [1 x i8], ptr %given5, i64 %v197
  %v199 = getelementptr [4 x i8], ptr %v198, i64 4
  store <4 x float> %v189, ptr %v199, align 4
  %v200 = mul i64 %given6, 7
  %v201 = getelementptr [1 x i8], ptr %given5, i64 %v200
  %v202 = getelementptr [4 x i8], ptr %v201, i64 4
  store <4 x float> %v190, ptr %v202, align 4
  ret void
}
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7, ptr %given8, i64 %given9) nounwind {
entry:
  br label %head203
head203:
  %v204 = phi i64 [ 0, %entry ], [ %v248, %end230 ]
  %v205 = phi ptr [ %given2, %entry ], [ %v244, %end230 ]
  %v206 = phi ptr [ %given4, %entry ], [ %v245, %end230 ]
  %v207 = phi ptr [ %given6, %entry ], [ %v246, %end230 ]
  %v208 = phi ptr [ %given8, %entry ], [ %v247, %end230 ]
  %v209 = icmp slt i64 %v204, %given0
  br i1 %v209, label %body203, label %end203
body203:
  %v210 = sub i64 %given1, 0
  %v211 = and i64 %v210, -4
  %v212 = add i64 0, %v211
  br label %head213
head213:
  %v214 = phi i64 [ 0, %body203 ], [ %v229, %body213 ]
  %v215 = icmp slt i64 %v214, %v212
  br i1 %v215, label %body213, label %end213
body213:
  %v216 = add i64 %v214, 0
  %v217 = getelementptr [4 x i8], ptr %v205, i64 %v216
  %v218 = load <4 x float>, ptr %v217, align 4
  %v219 = load float, ptr %v207, align 4
  %v220 = insertelement <4 x float> poison, float %v219, i32 0
  %v221 = shufflevector <4 x float> %v220, <4 x float> poison, <4 x i32> zeroinitializer
  %v222 = getelementptr [4 x i8], ptr %v208, i64 %v216
  %v223 = load <4 x float>, ptr %v222, align 4
  %v224 = fadd <4 x float> %v218, %v221
  %v225 = fcmp ole <4 x float> %v224, splat (float 0x0000000000000000)
  %v226 = select <4 x i1> %v225, <4 x float> splat (float 0x0000000000000000), <4 x float> %v224
  %v227 = fadd <4 x float> %v226, %v223
  %v228 = getelementptr [4 x i8], ptr %v206, i64 %v216
  store <4 x float> %v227, ptr %v228, align 4
  %v229 = add i64 %v214, 4
  br label %head213
end213:
  br label %head230
head230:
  %v231 = phi i64 [ %v212, %end213 ], [ %v243, %body230 ]
  %v232 = icmp slt i64 %v231, %given1
  br i1 %v232, label %body230, label %end230
body230:
  %v233 = getelementptr [4 x i8], ptr %v205, i64 %v231
  %v234 = load float, ptr %v233, align 4
  %v235 = load float, ptr %v207, align 4
  %v236 = getelementptr [4 x i8], ptr %v208, i64 %v231
  %v237 = load float, ptr %v236, align 4
  %v238 = fadd float %v234, %v235
  %v239 = fcmp ole float %v238, 0x0000000000000000
  %v240 = select i1 %v239, float 0x0000000000000000, float %v238
  %v241 = fadd float %v240, %v237
  %v242 = getelementptr [4 x i8], ptr %v206, i64 %v231
  store float %v241, ptr %v242, align 4
  %v243 = add i64 %v231, 1
  br label %head230
end230:
  %v244 = getelementptr [1 x i8], ptr %v205, i64 %given3
  %v245 = getelementptr [1 x i8], ptr %v206, i64 %given5
  %v246 = getelementptr [1 x i8], ptr %v207, i64 %given7
  %v247 = getelementptr [1 x i8], ptr %v208, i64 %given9
  %v248 = add i64 %v204, 1
  br label %head203
end203:
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
  br label %head249
head249:
  %v250 = phi i64 [ %v32, %entry ], [ %v346, %end258 ]
  %v251 = icmp slt i64 %v250, %v34
  br i1 %v251, label %body249, label %end249
body249:
  %v252 = sdiv i64 %v250, %v30
  %v253 = srem i64 %v250, %v30
  %v254 = mul i64 %v253, %v28
  %v255 = add i64 %v254, %v28
  %v256 = icmp slt i64 %v255, %v20
  %v257 = select i1 %v256, i64 %v255, i64 %v20
  br label %head258
head258:
  %v259 = phi i64 [ 0, %body249 ], [ %v345, %end282 ]
  %v260 = icmp slt i64 %v259, %v16
  br i1 %v260, label %body258, label %end258
body258:
  %v261 = mul i64 %v20, %v22
  %v262 = add i64 %v16, 7
  %v263 = and i64 %v262, -8
  %v264 = srem i64 %v252, %v14
  %v265 = mul i64 %v264, %v263
  %v266 = add i64 %v265, %v259
  %v267 = mul i64 %v252, %v24
  %v268 = getelementptr [4 x i8], ptr %v2, i64 %v267
  %v269 = mul i64 %v266, %v18
  %v270 = getelementptr [4 x i8], ptr %v4, i64 %v269
  %v271 = mul i64 %v252, %v16
  %v272 = add i64 %v271, %v259
  %v273 = mul i64 %v272, %v261
  %v274 = getelementptr [4 x i8], ptr %v8, i64 %v273
  %v275 = sub i64 %v16, %v259
  %v276 = mul i64 %v261, 4
  %v277 = mul i64 %v26, 4
  %v278 = sub i64 %v257, %v254
  %v279 = sdiv i64 %v278, 1
  %v280 = mul i64 %v279, 1
  %v281 = add i64 %v254, %v280
  br label %head282
head282:
  %v283 = phi i64 [ %v254, %body258 ], [ %v311, %end290 ]
  %v284 = icmp slt i64 %v283, %v281
  br i1 %v284, label %body282, label %end282
body282:
  %v285 = add i64 %v22, 13
  %v286 = sdiv i64 %v285, 14
  %v287 = sdiv i64 %v22, %v286
  %v288 = mul i64 %v287, %v286
  %v289 = sub i64 %v22, %v288
  br label %head290
head290:
  %v291 = phi i64 [ 0, %body282 ], [ %v310, %body290 ]
  %v292 = icmp slt i64 %v291, %v286
  br i1 %v292, label %body290, label %end290
body290:
  %v293 = mul i64 %v291, %v287
  %v294 = icmp slt i64 %v291, %v289
  %v295 = select i1 %v294, i64 %v291, i64 %v289
  %v296 = add i64 %v293, %v295
  %v297 = mul i64 %v283, %v277
  %v298 = mul i64 %v296, 8
  %v299 = add i64 %v297, %v298
  %v300 = getelementptr [1 x i8], ptr %v268, i64 %v299
  %v301 = mul i64 %v283, %v22
  %v302 = add i64 %v301, %v296
  %v303 = getelementptr [4 x i8], ptr %v274, i64 %v302
  %v304 = icmp slt i64 %v291, %v289
  %v305 = icmp slt i64 %v275, 8
  %v306 = select i1 %v305, ptr @windows1x8_all2, ptr @windows1x8_all2
  %v307 = icmp slt i64 %v275, 8
  %v308 = select i1 %v307, ptr @windows1x8_all2, ptr @windows1x8_all2
  %v309 = select i1 %v304, ptr %v308, ptr %v306
  call void %v309(ptr %v300, i64 %v277, ptr %v6, ptr %v270, i64 %v18, ptr %v303, i64 %v276, i64 %v275)
  %v310 = add i64 %v291, 1
  br label %head290
end290:
  %v311 = add i64 %v283, 1
  br label %head282
end282:
  %v312 = mul i64 %v254, %v22
  %v313 = sub i64 %v257, %v254
  %v314 = mul i64 %v313, %v22
  %v315 = sdiv i64 %v252, %v14
  %v316 = srem i64 %v252, %v14
  %v317 = mul i64 %v316, %v16
  %v318 = add i64 %v317, %v259
  %v319 = getelementptr [4 x i8], ptr %v274, i64 %v312
  %v320 = icmp slt i64 %v275, 8
  %v321 = select i1 %v320, i64 %v275, i64 8
  %v322 = getelementptr i8, ptr %arguments, i64 136
  %v323 = load i64, ptr %v322, align 8
  %v324 = getelementptr i8, ptr %arguments, i64 144
  %v325 = load i64, ptr %v324, align 8
  %v326 = mul i64 %v315, %v323
  %v327 = mul i64 %v318, %v325
  %v328 = add i64 %v326, %v327
  %v329 = getelementptr i8, ptr %arguments, i64 32
  %v330 = load ptr, ptr %v329, align 8
  %v331 = getelementptr [4 x i8], ptr %v330, i64 %v328
  %v332 = mul i64 %v325, 4
  %v333 = getelementptr i8, ptr %arguments, i64 152
  %v334 = load i64, ptr %v333, align 8
  %v335 = getelementptr i8, ptr %arguments, i64 160
  %v336 = load i64, ptr %v335, align 8
  %v337 = mul i64 %v315, %v334
  %v338 = mul i64 %v318, %v336
  %v339 = add i64 %v337, %v338
  %v340 = add i64 %v339, %v312
  %v341 = getelementptr i8, ptr %arguments, i64 40
  %v342 = load ptr, ptr %v341, align 8
  %v343 = getelementptr [4 x i8], ptr %v342, i64 %v340
  %v344 = mul i64 %v336, 4
  call void @epilogue(i64 %v321, i64 %v314, ptr %v319, i64 %v276, ptr %v319, i64 %v276, ptr %v331, i64 %v332, ptr %v343, i64 %v344)
  %v345 = add i64 %v259, 8
  br label %head258
end258:
  %v346 = add i64 %v250, 1
  br label %head249
end249:
  ret void
}
