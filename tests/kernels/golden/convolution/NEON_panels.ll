declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @windows1x8_all2(ptr %given0, i64 %given1, ptr %given2, ptr %given3, i64 %given4, ptr %given5, i64 %given6, i64 %given7) nounwind {
entry:
  %v31 = mul i64 %given1, 0
  br label %head32
head32:
  %v33 = phi i64 [ 0, %entry ], [ %v110, %body32 ]
  %v34 = phi ptr [ %given3, %entry ], [ %v109, %body32 ]
  %v35 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v65, %body32 ]
  %v36 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v66, %body32 ]
  %v37 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v71, %body32 ]
  %v38 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v72, %body32 ]
  %v39 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v77, %body32 ]
  %v40 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v78, %body32 ]
  %v41 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v83, %body32 ]
  %v42 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v84, %body32 ]
  %v43 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v89, %body32 ]
  %v44 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v90, %body32 ]
  %v45 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v95, %body32 ]
  %v46 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v96, %body32 ]
  %v47 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v101, %body32 ]
  %v48 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v102, %body32 ]
  %v49 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v107, %body32 ]
  %v50 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v108, %body32 ]
  %v51 = icmp slt i64 %v33, %given4
  br i1 %v51, label %body32, label %end32
body32:
  %v52 = getelementptr [8 x i8], ptr %given2, i64 %v33
  %v53 = load i64, ptr %v52, align 8
  %v54 = getelementptr [1 x i8], ptr %given0, i64 %v53
  %v55 = getelementptr [1 x i8], ptr %v34, i64 2048
  call void @llvm.prefetch.p0(ptr %v55, i32 0, i32 3, i32 1)
  %v56 = getelementptr [4 x i8], ptr %v34, i64 0
  %v57 = getelementptr [4 x i8], ptr %v34, i64 4
  %v58 = load <4 x float>, ptr %v56, align 4
  %v59 = load <4 x float>, ptr %v57, align 4
  %v60 = getelementptr [1 x i8], ptr %v54, i64 %v31
  %v61 = getelementptr [4 x i8], ptr %v60, i64 0
  %v62 = load float, ptr %v61, align 4
  %v63 = insertelement <4 x float> poison, float %v62, i32 0
  %v64 = shufflevector <4 x float> %v63, <4 x float> poison, <4 x i32> zeroinitializer
  %v65 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v58, <4 x float> %v64, <4 x float> %v35)
  %v66 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v64, <4 x float> %v36)
  %v67 = getelementptr [4 x i8], ptr %v60, i64 2
  %v68 = load float, ptr %v67, align 4
  %v69 = insertelement <4 x float> poison, float %v68, i32 0
  %v70 = shufflevector <4 x float> %v69, <4 x float> poison, <4 x i32> zeroinitializer
  %v71 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v58, <4 x float> %v70, <4 x float> %v37)
  %v72 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v70, <4 x float> %v38)
  %v73 = getelementptr [4 x i8], ptr %v60, i64 4
  %v74 = load float, ptr %v73, align 4
  %v75 = insertelement <4 x float> poison, float %v74, i32 0
  %v76 = shufflevector <4 x float> %v75, <4 x float> poison, <4 x i32> zeroinitializer
  %v77 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v58, <4 x float> %v76, <4 x float> %v39)
  %v78 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v76, <4 x float> %v40)
  %v79 = getelementptr [4 x i8], ptr %v60, i64 6
  %v80 = load float, ptr %v79, align 4
  %v81 = insertelement <4 x float> poison, float %v80, i32 0
  %v82 = shufflevector <4 x float> %v81, <4 x float> poison, <4 x i32> zeroinitializer
  %v83 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v58, <4 x float> %v82, <4 x float> %v41)
  %v84 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v82, <4 x float> %v42)
  %v85 = getelementptr [4 x i8], ptr %v60, i64 8
  %v86 = load float, ptr %v85, align 4
  %v87 = insertelement <4 x float> poison, float %v86, i32 0
  %v88 = shufflevector <4 x float> %v87, <4 x float> poison, <4 x i32> zeroinitializer
  %v89 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v58, <4 x float> %v88, <4 x float> %v43)
  %v90 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v88, <4 x float> %v44)
  %v91 = getelementptr [4 x i8], ptr %v60, i64 10
  %v92 = load float, ptr %v91, align 4
  %v93 = insertelement <4 x float> poison, float %v92, i32 0
  %v94 = shufflevector <4 x float> %v93, <4 x float> poison, <4 x i32> zeroinitializer
  %v95 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v58, <4 x float> %v94, <4 x float> %v45)
  %v96 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v94, <4 x float> %v46)
  %v97 = getelementptr [4 x i8], ptr %v60, i64 12
  %v98 = load float, ptr %v97, align 4
  %v99 = insertelement <4 x float> poison, float %v98, i32 0
  %v100 = shufflevector <4 x float> %v99, <4 x float> poison, <4 x i32> zeroinitializer
  %v101 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v58, <4 x float> %v100, <4 x float> %v47)
  %v102 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v100, <4 x float> %v48)
  %v103 = getelementptr [4 x i8], ptr %v60, i64 14
  %v104 = load float, ptr %v103, align 4
  %v105 = insertelement <4 x float> poison, float %v104, i32 0
  %v106 = shufflevector <4 x float> %v105, <4 x float> poison, <4 x i32> zeroinitializer
  %v107 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v58, <4 x float> %v106, <4 x float> %v49)
  %v108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v106, <4 x float> %v50)
  %v109 = getelementptr [1 x i8], ptr %v34, i64 32
  %v110 = add i64 %v33, 1
  br label %head32
end32:
  %v111 = shufflevector <4 x float> %v35, <4 x float> %v39, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v112 = shufflevector <4 x float> %v35, <4 x float> %v39, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v113 = shufflevector <4 x float> %v37, <4 x float> %v41, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v114 = shufflevector <4 x float> %v37, <4 x float> %v41, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v115 = shufflevector <4 x float> %v111, <4 x float> %v113, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v116 = shufflevector <4 x float> %v111, <4 x float> %v113, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v117 = shufflevector <4 x float> %v112, <4 x float> %v114, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v118 = shufflevector <4 x float> %v112, <4 x float> %v114, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v119 = mul i64 %given6, 0
  %v120 = getelementptr [1 x i8], ptr %given5, i64 %v119
  %v121 = getelementptr [4 x i8], ptr %v120, i64 0
  store <4 x float> %v115, ptr %v121, align 4
  %v122 = mul i64 %given6, 1
  %v123 = getelementptr [1 x i8], ptr %given5, i64 %v122
  %v124 = getelementptr [4 x i8], ptr %v123, i64 0
  store <4 x float> %v116, ptr %v124, align 4
  %v125 = mul i64 %given6, 2
  %v126 = getelementptr [1 x i8], ptr %given5, i64 %v125
  %v127 = getelementptr [4 x i8], ptr %v126, i64 0
  store <4 x float> %v117, ptr %v127, align 4
  %v128 = mul i64 %given6, 3
  %v129 = getelementptr [1 x i8], ptr %given5, i64 %v128
  %v130 = getelementptr [4 x i8], ptr %v129, i64 0
  store <4 x float> %v118, ptr %v130, align 4
  %v131 = shufflevector <4 x float> %v43, <4 x float> %v47, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v132 = shufflevector <4 x float> %v43, <4 x float> %v47, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v133 = shufflevector <4 x float> %v45, <4 x float> %v49, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v134 = shufflevector <4 x float> %v45, <4 x float> %v49, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v135 = shufflevector <4 x float> %v131, <4 x float> %v133, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v136 = shufflevector <4 x float> %v131, <4 x float> %v133, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v137 = shufflevector <4 x float> %v132, <4 x float> %v134, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v138 = shufflevector <4 x float> %v132, <4 x float> %v134, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v139 = mul i64 %given6, 0
  %v140 = getelementptr [1 x i8], ptr %given5, i64 %v139
  %v141 = getelementptr [4 x i8], ptr %v140, i64 4
  store <4 x float> %v135, ptr %v141, align 4
  %v142 = mul i64 %given6, 1
  %v143 = getelementptr [1 x i8], ptr %given5, i64 %v142
  %v144 = getelementptr [4 x i8], ptr %v143, i64 4
  store <4 x float> %v136, ptr %v144, align 4
  %v145 = mul i64 %given6, 2
  %v146 = getelementptr [1 x i8], ptr %given5, i64 %v145
  %v147 = getelementptr [4 x i8], ptr %v146, i64 4
  store <4 x float> %v137, ptr %v147, align 4
  %v148 = mul i64 %given6, 3
  %v149 = getelementptr [1 x i8], ptr %given5, i64 %v148
  %v150 = getelementptr [4 x i8], ptr %v149, i64 4
  store <4 x float> %v138, ptr %v150, align 4
  %v151 = shufflevector <4 x float> %v36, <4 x float> %v40, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v152 = shufflevector <4 x float> %v36, <4 x float> %v40, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v153 = shufflevector <4 x float> %v38, <4 x float> %v42, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v154 = shufflevector <4 x float> %v38, <4 x float> %v42, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v155 = shufflevector <4 x float> %v151, <4 x float> %v153, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v156 = shufflevector <4 x float> %v151, <4 x float> %v153, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v157 = shufflevector <4 x float> %v152, <4 x float> %v154, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v158 = shufflevector <4 x float> %v152, <4 x float> %v154, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v159 = mul i64 %given6, 4
  %v160 = getelementptr [1 x i8], ptr %given5, i64 %v159
  %v161 = getelementptr [4 x i8], ptr %v160, i64 0
  store <4 x float> %v155, ptr %v161, align 4
  %v162 = mul i64 %given6, 5
  %v163 = getelementptr [1 x i8], ptr %given5, i64 %v162
  %v164 = getelementptr [4 x i8], ptr %v163, i64 0
  store <4 x float> %v156, ptr %v164, align 4
  %v165 = mul i64 %given6, 6
  %v166 = getelementptr [1 x i8], ptr %given5, i64 %v165
  %v167 = getelementptr [4 x i8], ptr %v166, i64 0
  store <4 x float> %v157, ptr %v167, align 4
  %v168 = mul i64 %given6, 7
  %v169 = getelementptr [1 x i8], ptr %given5, i64 %v168
  %v170 = getelementptr [4 x i8], ptr %v169, i64 0
  store <4 x float> %v158, ptr %v170, align 4
  %v171 = shufflevector <4 x float> %v44, <4 x float> %v48, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v172 = shufflevector <4 x float> %v44, <4 x float> %v48, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v173 = shufflevector <4 x float> %v46, <4 x float> %v50, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v174 = shufflevector <4 x float> %v46, <4 x float> %v50, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v175 = shufflevector <4 x float> %v171, <4 x float> %v173, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v176 = shufflevector <4 x float> %v171, <4 x float> %v173, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v177 = shufflevector <4 x float> %v172, <4 x float> %v174, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v178 = shufflevector <4 x float> %v172, <4 x float> %v174, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v179 = mul i64 %given6, 4
  %v180 = getelementptr [1 x i8], ptr %given5, i64 %v179
  %v181 = getelementptr [4 x i8], ptr %v180, i64 4
  store <4 x float> %v175, ptr %v181, align 4
  %v182 = mul i64 %given6, 5
  %v183 = getelementptr [1 x i8], ptr %given5, i64 %v182
  %v184 = getelementptr [4 x i8], ptr %v183, i64 4
  store <4 x float> %v176, ptr %v184, align 4
  %v185 = mul i64 %given6, 6
  %v186 = getelementptr [1 x i8], ptr %given5, i64 %v185
  %v187 = getelementptr [4 x i8], ptr %v186, i64 4
  store <4 x float> %v177, ptr %v187, align 4
  %v188 = mul i64 %given6, 7
  %v189 = getelementptr [1 x i8], ptr %given5, i64 %v188
  %v190 = getelementptr [4 x i8], ptr %v189, i64 4
  store <4 x float> %v178, ptr %v190, align 4
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
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 40
  %v12 = load i64, ptr %v11, align 8
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
  br label %head191
head191:
  %v192 = phi i64 [ %v28, %entry ], [ %v255, %end200 ]
  %v193 = icmp slt i64 %v192, %v30
  br i1 %v193, label %body191, label %end191
body191:
  %v194 = sdiv i64 %v192, %v26
  %v195 = srem i64 %v192, %v26
  %v196 = mul i64 %v195, %v24
  %v197 = add i64 %v196, %v24
  %v198 = icmp slt i64 %v197, %v16
  %v199 = select i1 %v198, i64 %v197, i64 %v16
  br label %head200
head200:
  %v201 = phi i64 [ 0, %body191 ], [ %v254, %end224 ]
  %v202 = icmp slt i64 %v201, %v12
  br i1 %v202, label %body200, label %end200
body200:
  %v203 = mul i64 %v16, %v18
  %v204 = add i64 %v12, 7
  %v205 = and i64 %v204, -8
  %v206 = srem i64 %v194, %v10
  %v207 = mul i64 %v206, %v205
  %v208 = add i64 %v207, %v201
  %v209 = mul i64 %v194, %v20
  %v210 = getelementptr [4 x i8], ptr %v2, i64 %v209
  %v211 = mul i64 %v208, %v14
  %v212 = getelementptr [4 x i8], ptr %v4, i64 %v211
  %v213 = mul i64 %v194, %v12
  %v214 = add i64 %v213, %v201
  %v215 = mul i64 %v214, %v203
  %v216 = getelementptr [4 x i8], ptr %v8, i64 %v215
  %v217 = sub i64 %v12, %v201
  %v218 = mul i64 %v203, 4
  %v219 = mul i64 %v22, 4
  %v220 = sub i64 %v199, %v196
  %v221 = sdiv i64 %v220, 1
  %v222 = mul i64 %v221, 1
  %v223 = add i64 %v196, %v222
  br label %head224
head224:
  %v225 = phi i64 [ %v196, %body200 ], [ %v253, %end232 ]
  %v226 = icmp slt i64 %v225, %v223
  br i1 %v226, label %body224, label %end224
body224:
  %v227 = add i64 %v18, 13
  %v228 = sdiv i64 %v227, 14
  %v229 = sdiv i64 %v18, %v228
  %v230 = mul i64 %v229, %v228
  %v231 = sub i64 %v18, %v230
  br label %head232
head232:
  %v233 = phi i64 [ 0, %body224 ], [ %v252, %body232 ]
  %v234 = icmp slt i64 %v233, %v228
  br i1 %v234, label %body232, label %end232
body232:
  %v235 = mul i64 %v233, %v229
  %v236 = icmp slt i64 %v233, %v231
  %v237 = select i1 %v236, i64 %v233, i64 %v231
  %v238 = add i64 %v235, %v237
  %v239 = mul i64 %v225, %v219
  %v240 = mul i64 %v238, 8
  %v241 = add i64 %v239, %v240
  %v242 = getelementptr [1 x i8], ptr %v210, i64 %v241
  %v243 = mul i64 %v225, %v18
  %v244 = add i64 %v243, %v238
  %v245 = getelementptr [4 x i8], ptr %v216, i64 %v244
  %v246 = icmp slt i64 %v233, %v231
  %v247 = icmp slt i64 %v217, 8
  %v248 = select i1 %v247, ptr @windows1x8_all2, ptr @windows1x8_all2
  %v249 = icmp slt i64 %v217, 8
  %v250 = select i1 %v249, ptr @windows1x8_all2, ptr @windows1x8_all2
  %v251 = select i1 %v246, ptr %v250, ptr %v248
  call void %v251(ptr %v242, i64 %v219, ptr %v6, ptr %v212, i64 %v14, ptr %v245, i64 %v218, i64 %v217)
  %v252 = add i64 %v233, 1
  br label %head232
end232:
  %v253 = add i64 %v225, 1
  br label %head224
end224:
  %v254 = add i64 %v201, 8
  br label %head200
end200:
  %v255 = add i64 %v192, 1
  br label %head191
end191:
  ret void
}
