declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare float @llvm.fma.f32(float, float, float)
declare i1 @llvm.vector.reduce.or.v8i1(<8 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @keys13(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v1 = mul i64 %given1, 2
  %v2 = mul i64 %given5, 0
  %v3 = getelementptr [1 x i8], ptr %given4, i64 %v2
  %v4 = mul i64 %given5, 1
  %v5 = getelementptr [1 x i8], ptr %given4, i64 %v4
  %v6 = mul i64 %given5, 2
  %v7 = getelementptr [1 x i8], ptr %given4, i64 %v6
  %v8 = mul i64 %given5, 3
  %v9 = getelementptr [1 x i8], ptr %given4, i64 %v8
  %v10 = mul i64 %given5, 4
  %v11 = getelementptr [1 x i8], ptr %given4, i64 %v10
  %v12 = mul i64 %given5, 5
  %v13 = getelementptr [1 x i8], ptr %given4, i64 %v12
  %v14 = mul i64 %given5, 6
  %v15 = getelementptr [1 x i8], ptr %given4, i64 %v14
  %v16 = mul i64 %given5, 7
  %v17 = getelementptr [1 x i8], ptr %given4, i64 %v16
  %v18 = mul i64 %given5, 8
  %v19 = getelementptr [1 x i8], ptr %given4, i64 %v18
  %v20 = mul i64 %given5, 9
  %v21 = getelementptr [1 x i8], ptr %given4, i64 %v20
  %v22 = mul i64 %given5, 10
  %v23 = getelementptr [1 x i8], ptr %given4, i64 %v22
  %v24 = mul i64 %given5, 11
  %v25 = getelementptr [1 x i8], ptr %given4, i64 %v24
  %v26 = mul i64 %given5, 12
  %v27 = getelementptr [1 x i8], ptr %given4, i64 %v26
  %v28 = getelementptr [1 x i8], ptr %v3, i64 32
  call void @llvm.prefetch.p0(ptr %v28, i32 1, i32 3, i32 1)
  %v29 = getelementptr [1 x i8], ptr %v5, i64 32
  call void @llvm.prefetch.p0(ptr %v29, i32 1, i32 3, i32 1)
  %v30 = getelementptr [1 x i8], ptr %v7, i64 32
  call void @llvm.prefetch.p0(ptr %v30, i32 1, i32 3, i32 1)
  %v31 = getelementptr [1 x i8], ptr %v9, i64 32
  call void @llvm.prefetch.p0(ptr %v31, i32 1, i32 3, i32 1)
  %v32 = getelementptr [1 x i8], ptr %v11, i64 32
  call void @llvm.prefetch.p0(ptr %v32, i32 1, i32 3, i32 1)
  %v33 = getelementptr [1 x i8], ptr %v13, i64 32
  call void @llvm.prefetch.p0(ptr %v33, i32 1, i32 3, i32 1)
  %v34 = getelementptr [1 x i8], ptr %v15, i64 32
  call void @llvm.prefetch.p0(ptr %v34, i32 1, i32 3, i32 1)
  %v35 = getelementptr [1 x i8], ptr %v17, i64 32
  call void @llvm.prefetch.p0(ptr %v35, i32 1, i32 3, i32 1)
  %v36 = getelementptr [1 x i8], ptr %v19, i64 32
  call void @llvm.prefetch.p0(ptr %v36, i32 1, i32 3, i32 1)
  %v37 = getelementptr [1 x i8], ptr %v21, i64 32
  call void @llvm.prefetch.p0(ptr %v37, i32 1, i32 3, i32 1)
  %v38 = getelementptr [1 x i8], ptr %v23, i64 32
  call void @llvm.prefetch.p0(ptr %v38, i32 1, i32 3, i32 1)
  %v39 = getelementptr [1 x i8], ptr %v25, i64 32
  call void @llvm.prefetch.p0(ptr %v39, i32 1, i32 3, i32 1)
  %v40 = getelementptr [1 x i8], ptr %v27, i64 32
  call void @llvm.prefetch.p0(ptr %v40, i32 1, i32 3, i32 1)
  %v41 = icmp ne i64 %given7, 0
  br i1 %v41, label %yes42, label %no42
yes42:
  br label %joined42
no42:
  %v43 = getelementptr [1 x i8], ptr %v3, i64 0
  %v44 = getelementptr [1 x i8], ptr %v3, i64 16
  %v45 = getelementptr [1 x i8], ptr %v5, i64 0
  %v46 = getelementptr [1 x i8], ptr %v5, i64 16
  %v47 = getelementptr [1 x i8], ptr %v7, i64 0
  %v48 = getelementptr [1 x i8], ptr %v7, i64 16
  %v49 = getelementptr [1 x i8], ptr %v9, i64 0
  %v50 = getelementptr [1 x i8], ptr %v9, i64 16
  %v51 = getelementptr [1 x i8], ptr %v11, i64 0
  %v52 = getelementptr [1 x i8], ptr %v11, i64 16
  %v53 = getelementptr [1 x i8], ptr %v13, i64 0
  %v54 = getelementptr [1 x i8], ptr %v13, i64 16
  %v55 = getelementptr [1 x i8], ptr %v15, i64 0
  %v56 = getelementptr [1 x i8], ptr %v15, i64 16
  %v57 = getelementptr [1 x i8], ptr %v17, i64 0
  %v58 = getelementptr [1 x i8], ptr %v17, i64 16
  %v59 = getelementptr [1 x i8], ptr %v19, i64 0
  %v60 = getelementptr [1 x i8], ptr %v19, i64 16
  %v61 = getelementptr [1 x i8], ptr %v21, i64 0
  %v62 = getelementptr [1 x i8], ptr %v21, i64 16
  %v63 = getelementptr [1 x i8], ptr %v23, i64 0
  %v64 = getelementptr [1 x i8], ptr %v23, i64 16
  %v65 = getelementptr [1 x i8], ptr %v25, i64 0
  %v66 = getelementptr [1 x i8], ptr %v25, i64 16
  %v67 = getelementptr [1 x i8], ptr %v27, i64 0
  %v68 = getelementptr [1 x i8], ptr %v27, i64 16
  %v69 = load <4 x float>, ptr %v43, align 4
  %v70 = load <4 x float>, ptr %v44, align 4
  %v71 = load <4 x float>, ptr %v45, align 4
  %v72 = load <4 x float>, ptr %v46, align 4
  %v73 = load <4 x float>, ptr %v47, align 4
  %v74 = load <4 x float>, ptr %v48, align 4
  %v75 = load <4 x float>, ptr %v49, align 4
  %v76 = load <4 x float>, ptr %v50, align 4
  %v77 = load <4 x float>, ptr %v51, align 4
  %v78 = load <4 x float>, ptr %v52, align 4
  %v79 = load <4 x float>, ptr %v53, align 4
  %v80 = load <4 x float>, ptr %v54, align 4
  %v81 = load <4 x float>, ptr %v55, align 4
  %v82 = load <4 x float>, ptr %v56, align 4
  %v83 = load <4 x float>, ptr %v57, align 4
  %v84 = load <4 x float>, ptr %v58, align 4
  %v85 = load <4 x float>, ptr %v59, align 4
  %v86 = load <4 x float>, ptr %v60, align 4
  %v87 = load <4 x float>, ptr %v61, align 4
  %v88 = load <4 x float>, ptr %v62, align 4
  %v89 = load <4 x float>, ptr %v63, align 4
  %v90 = load <4 x float>, ptr %v64, align 4
  %v91 = load <4 x float>, ptr %v65, align 4
  %v92 = load <4 x float>, ptr %v66, align 4
  %v93 = load <4 x float>, ptr %v67, align 4
  %v94 = load <4 x float>, ptr %v68, align 4
  br label %joined42
joined42:
  %v95 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v69, %no42 ]
  %v96 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v70, %no42 ]
  %v97 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v71, %no42 ]
  %v98 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v72, %no42 ]
  %v99 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v73, %no42 ]
  %v100 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v74, %no42 ]
  %v101 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v75, %no42 ]
  %v102 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v76, %no42 ]
  %v103 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v77, %no42 ]
  %v104 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v78, %no42 ]
  %v105 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v79, %no42 ]
  %v106 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v80, %no42 ]
  %v107 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v81, %no42 ]
  %v108 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v82, %no42 ]
  %v109 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v83, %no42 ]
  %v110 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v84, %no42 ]
  %v111 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v85, %no42 ]
  %v112 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v86, %no42 ]
  %v113 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v87, %no42 ]
  %v114 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v88, %no42 ]
  %v115 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v89, %no42 ]
  %v116 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v90, %no42 ]
  %v117 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v91, %no42 ]
  %v118 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v92, %no42 ]
  %v119 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v93, %no42 ]
  %v120 = phi <4 x float> [ splat (float 0x0000000000000000), %yes42 ], [ %v94, %no42 ]
  %v121 = mul i64 %given1, 0
  %v122 = getelementptr [1 x i8], ptr %given0, i64 %v121
  %v123 = mul i64 %given1, 3
  %v124 = getelementptr [1 x i8], ptr %given0, i64 %v123
  %v125 = mul i64 %given1, 6
  %v126 = getelementptr [1 x i8], ptr %given0, i64 %v125
  %v127 = mul i64 %given1, 9
  %v128 = getelementptr [1 x i8], ptr %given0, i64 %v127
  %v129 = mul i64 %given1, 12
  %v130 = getelementptr [1 x i8], ptr %given0, i64 %v129
  %v131 = mul i64 0, %given3
  %v132 = getelementptr [1 x i8], ptr %given2, i64 %v131
  br label %head133
head133:
  %v134 = phi i64 [ 0, %joined42 ], [ %v259, %body133 ]
  %v135 = phi <4 x float> [ %v95, %joined42 ], [ %v178, %body133 ]
  %v136 = phi <4 x float> [ %v96, %joined42 ], [ %v179, %body133 ]
  %v137 = phi <4 x float> [ %v97, %joined42 ], [ %v184, %body133 ]
  %v138 = phi <4 x float> [ %v98, %joined42 ], [ %v185, %body133 ]
  %v139 = phi <4 x float> [ %v99, %joined42 ], [ %v190, %body133 ]
  %v140 = phi <4 x float> [ %v100, %joined42 ], [ %v191, %body133 ]
  %v141 = phi <4 x float> [ %v101, %joined42 ], [ %v196, %body133 ]
  %v142 = phi <4 x float> [ %v102, %joined42 ], [ %v197, %body133 ]
  %v143 = phi <4 x float> [ %v103, %joined42 ], [ %v202, %body133 ]
  %v144 = phi <4 x float> [ %v104, %joined42 ], [ %v203, %body133 ]
  %v145 = phi <4 x float> [ %v105, %joined42 ], [ %v208, %body133 ]
  %v146 = phi <4 x float> [ %v106, %joined42 ], [ %v209, %body133 ]
  %v147 = phi <4 x float> [ %v107, %joined42 ], [ %v214, %body133 ]
  %v148 = phi <4 x float> [ %v108, %joined42 ], [ %v215, %body133 ]
  %v149 = phi <4 x float> [ %v109, %joined42 ], [ %v220, %body133 ]
  %v150 = phi <4 x float> [ %v110, %joined42 ], [ %v221, %body133 ]
  %v151 = phi <4 x float> [ %v111, %joined42 ], [ %v226, %body133 ]
  %v152 = phi <4 x float> [ %v112, %joined42 ], [ %v227, %body133 ]
  %v153 = phi <4 x float> [ %v113, %joined42 ], [ %v232, %body133 ]
  %v154 = phi <4 x float> [ %v114, %joined42 ], [ %v233, %body133 ]
  %v155 = phi <4 x float> [ %v115, %joined42 ], [ %v238, %body133 ]
  %v156 = phi <4 x float> [ %v116, %joined42 ], [ %v239, %body133 ]
  %v157 = phi <4 x float> [ %v117, %joined42 ], [ %v244, %body133 ]
  %v158 = phi <4 x float> [ %v118, %joined42 ], [ %v245, %body133 ]
  %v159 = phi <4 x float> [ %v119, %joined42 ], [ %v250, %body133 ]
  %v160 = phi <4 x float> [ %v120, %joined42 ], [ %v251, %body133 ]
  %v161 = phi ptr [ %v122, %joined42 ], [ %v252, %body133 ]
  %v162 = phi ptr [ %v124, %joined42 ], [ %v253, %body133 ]
  %v163 = phi ptr [ %v126, %joined42 ], [ %v254, %body133 ]
  %v164 = phi ptr [ %v128, %joined42 ], [ %v255, %body133 ]
  %v165 = phi ptr [ %v130, %joined42 ], [ %v256, %body133 ]
  %v166 = phi ptr [ %v132, %joined42 ], [ %v257, %body133 ]
  %v167 = phi ptr [ %given9, %joined42 ], [ %v258, %body133 ]
  %v168 = icmp slt i64 %v134, %given6
  br i1 %v168, label %body133, label %end133
body133:
  %v169 = getelementptr [1 x i8], ptr %v166, i64 2048
  call void @llvm.prefetch.p0(ptr %v169, i32 0, i32 3, i32 1)
  call void @llvm.prefetch.p0(ptr %v167, i32 0, i32 2, i32 1)
  %v170 = getelementptr [1 x i8], ptr %v166, i64 0
  %v171 = load <4 x float>, ptr %v170, align 4
  %v172 = getelementptr [1 x i8], ptr %v166, i64 16
  %v173 = load <4 x float>, ptr %v172, align 4
  %v174 = getelementptr [1 x i8], ptr %v161, i64 0
  %v175 = load float, ptr %v174, align 4
  %v176 = insertelement <4 x float> poison, float %v175, i32 0
  %v177 = shufflevector <4 x float> %v176, <4 x float> poison, <4 x i32> zeroinitializer
  %v178 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v177, <4 x float> %v171, <4 x float> %v135)
  %v179 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v177, <4 x float> %v173, <4 x float> %v136)
  %v180 = getelementptr [1 x i8], ptr %v161, i64 %given1
  %v181 = load float, ptr %v180, align 4
  %v182 = insertelement <4 x float> poison, float %v181, i32 0
  %v183 = shufflevector <4 x float> %v182, <4 x float> poison, <4 x i32> zeroinitializer
  %v184 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v183, <4 x float> %v171, <4 x float> %v137)
  %v185 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v183, <4 x float> %v173, <4 x float> %v138)
  %v186 = getelementptr [1 x i8], ptr %v161, i64 %v1
  %v187 = load float, ptr %v186, align 4
  %v188 = insertelement <4 x float> poison, float %v187, i32 0
  %v189 = shufflevector <4 x float> %v188, <4 x float> poison, <4 x i32> zeroinitializer
  %v190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v189, <4 x float> %v171, <4 x float> %v139)
  %v191 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v189, <4 x float> %v173, <4 x float> %v140)
  %v192 = getelementptr [1 x i8], ptr %v162, i64 0
  %v193 = load float, ptr %v192, align 4
  %v194 = insertelement <4 x float> poison, float %v193, i32 0
  %v195 = shufflevector <4 x float> %v194, <4 x float> poison, <4 x i32> zeroinitializer
  %v196 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v195, <4 x float> %v171, <4 x float> %v141)
  %v197 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v195, <4 x float> %v173, <4 x float> %v142)
  %v198 = getelementptr [1 x i8], ptr %v162, i64 %given1
  %v199 = load float, ptr %v198, align 4
  %v200 = insertelement <4 x float> poison, float %v199, i32 0
  %v201 = shufflevector <4 x float> %v200, <4 x float> poison, <4 x i32> zeroinitializer
  %v202 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v201, <4 x float> %v171, <4 x float> %v143)
  %v203 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v201, <4 x float> %v173, <4 x float> %v144)
  %v204 = getelementptr [1 x i8], ptr %v162, i64 %v1
  %v205 = load float, ptr %v204, align 4
  %v206 = insertelement <4 x float> poison, float %v205, i32 0
  %v207 = shufflevector <4 x float> %v206, <4 x float> poison, <4 x i32> zeroinitializer
  %v208 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v207, <4 x float> %v171, <4 x float> %v145)
  %v209 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v207, <4 x float> %v173, <4 x float> %v146)
  %v210 = getelementptr [1 x i8], ptr %v163, i64 0
  %v211 = load float, ptr %v210, align 4
  %v212 = insertelement <4 x float> poison, float %v211, i32 0
  %v213 = shufflevector <4 x float> %v212, <4 x float> poison, <4 x i32> zeroinitializer
  %v214 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v213, <4 x float> %v171, <4 x float> %v147)
  %v215 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v213, <4 x float> %v173, <4 x float> %v148)
  %v216 = getelementptr [1 x i8], ptr %v163, i64 %given1
  %v217 = load float, ptr %v216, align 4
  %v218 = insertelement <4 x float> poison, float %v217, i32 0
  %v219 = shufflevector <4 x float> %v218, <4 x float> poison, <4 x i32> zeroinitializer
  %v220 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v219, <4 x float> %v171, <4 x float> %v149)
  %v221 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v219, <4 x float> %v173, <4 x float> %v150)
  %v222 = getelementptr [1 x i8], ptr %v163, i64 %v1
  %v223 = load float, ptr %v222, align 4
  %v224 = insertelement <4 x float> poison, float %v223, i32 0
  %v225 = shufflevector <4 x float> %v224, <4 x float> poison, <4 x i32> zeroinitializer
  %v226 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v225, <4 x float> %v171, <4 x float> %v151)
  %v227 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v225, <4 x float> %v173, <4 x float> %v152)
  %v228 = getelementptr [1 x i8], ptr %v164, i64 0
  %v229 = load float, ptr %v228, align 4
  %v230 = insertelement <4 x float> poison, float %v229, i32 0
  %v231 = shufflevector <4 x float> %v230, <4 x float> poison, <4 x i32> zeroinitializer
  %v232 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v231, <4 x float> %v171, <4 x float> %v153)
  %v233 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v231, <4 x float> %v173, <4 x float> %v154)
  %v234 = getelementptr [1 x i8], ptr %v164, i64 %given1
  %v235 = load float, ptr %v234, align 4
  %v236 = insertelement <4 x float> poison, float %v235, i32 0
  %v237 = shufflevector <4 x float> %v236, <4 x float> poison, <4 x i32> zeroinitializer
  %v238 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v237, <4 x float> %v171, <4 x float> %v155)
  %v239 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v237, <4 x float> %v173, <4 x float> %v156)
  %v240 = getelementptr [1 x i8], ptr %v164, i64 %v1
  %v241 = load float, ptr %v240, align 4
  %v242 = insertelement <4 x float> poison, float %v241, i32 0
  %v243 = shufflevector <4 x float> %v242, <4 x float> poison, <4 x i32> zeroinitializer
  %v244 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v243, <4 x float> %v171, <4 x float> %v157)
  %v245 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v243, <4 x float> %v173, <4 x float> %v158)
  %v246 = getelementptr [1 x i8], ptr %v165, i64 0
  %v247 = load float, ptr %v246, align 4
  %v248 = insertelement <4 x float> poison, float %v247, i32 0
  %v249 = shufflevector <4 x float> %v248, <4 x float> poison, <4 x i32> zeroinitializer
  %v250 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v249, <4 x float> %v171, <4 x float> %v159)
  %v251 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v249, <4 x float> %v173, <4 x float> %v160)
  %v252 = getelementptr [1 x i8], ptr %v161, i64 4
  %v253 = getelementptr [1 x i8], ptr %v162, i64 4
  %v254 = getelementptr [1 x i8], ptr %v163, i64 4
  %v255 = getelementptr [1 x i8], ptr %v164, i64 4
  %v256 = getelementptr [1 x i8], ptr %v165, i64 4
  %v257 = getelementptr [1 x i8], ptr %v166, i64 32
  %v258 = getelementptr [1 x i8], ptr %v167, i64 %given10
  %v259 = add i64 %v134, 1
  br label %head133
end133:
  %v260 = getelementptr [1 x i8], ptr %v3, i64 0
  %v261 = getelementptr [1 x i8], ptr %v3, i64 16
  %v262 = getelementptr [1 x i8], ptr %v5, i64 0
  %v263 = getelementptr [1 x i8], ptr %v5, i64 16
  %v264 = getelementptr [1 x i8], ptr %v7, i64 0
  %v265 = getelementptr [1 x i8], ptr %v7, i64 16
  %v266 = getelementptr [1 x i8], ptr %v9, i64 0
  %v267 = getelementptr [1 x i8], ptr %v9, i64 16
  %v268 = getelementptr [1 x i8], ptr %v11, i64 0
  %v269 = getelementptr [1 x i8], ptr %v11, i64 16
  %v270 = getelementptr [1 x i8], ptr %v13, i64 0
  %v271 = getelementptr [1 x i8], ptr %v13, i64 16
  %v272 = getelementptr [1 x i8], ptr %v15, i64 0
  %v273 = getelementptr [1 x i8], ptr %v15, i64 16
  %v274 = getelementptr [1 x i8], ptr %v17, i64 0
  %v275 = getelementptr [1 x i8], ptr %v17, i64 16
  %v276 = getelementptr [1 x i8], ptr %v19, i64 0
  %v277 = getelementptr [1 x i8], ptr %v19, i64 16
  %v278 = getelementptr [1 x i8], ptr %v21, i64 0
  %v279 = getelementptr [1 x i8], ptr %v21, i64 16
  %v280 = getelementptr [1 x i8], ptr %v23, i64 0
  %v281 = getelementptr [1 x i8], ptr %v23, i64 16
  %v282 = getelementptr [1 x i8], ptr %v25, i64 0
  %v283 = getelementptr [1 x i8], ptr %v25, i64 16
  %v284 = getelementptr [1 x i8], ptr %v27, i64 0
  %v285 = getelementptr [1 x i8], ptr %v27, i64 16
  store <4 x float> %v135, ptr %v260, align 4
  store <4 x float> %v136, ptr %v261, align 4
  store <4 x float> %v137, ptr %v262, align 4
  store <4 x float> %v138, ptr %v263, align 4
  store <4 x float> %v139, ptr %v264, align 4
  store <4 x float> %v140, ptr %v265, align 4
  store <4 x float> %v141, ptr %v266, align 4
  store <4 x float> %v142, ptr %v267, align 4
  store <4 x float> %v143, ptr %v268, align 4
  store <4 x float> %v144, ptr %v269, align 4
  store <4 x float> %v145, ptr %v270, align 4
  store <4 x float> %v146, ptr %v271, align 4
  store <4 x float> %v147, ptr %v272, align 4
  store <4 x float> %v148, ptr %v273, align 4
  store <4 x float> %v149, ptr %v274, align 4
  store <4 x float> %v150, ptr %v275, align 4
  store <4 x float> %v151, ptr %v276, align 4
  store <4 x float> %v152, ptr %v277, align 4
  store <4 x float> %v153, ptr %v278, align 4
  store <4 x float> %v154, ptr %v279, align 4
  store <4 x float> %v155, ptr %v280, align 4
  store <4 x float> %v156, ptr %v281, align 4
  store <4 x float> %v157, ptr %v282, align 4
  store <4 x float> %v158, ptr %v283, align 4
  store <4 x float> %v159, ptr %v284, align 4
  store <4 x float> %v160, ptr %v285, align 4
  ret void
}
define internal void @keys1(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v286 = mul i64 %given1, 2
  %v287 = mul i64 %given5, 0
  %v288 = getelementptr [1 x i8], ptr %given4, i64 %v287
  %v289 = getelementptr [1 x i8], ptr %v288, i64 32
  call void @llvm.prefetch.p0(ptr %v289, i32 1, i32 3, i32 1)
  %v290 = icmp ne i64 %given7, 0
  br i1 %v290, label %yes291, label %no291
yes291:
  br label %joined291
no291:
  %v292 = getelementptr [1 x i8], ptr %v288, i64 0
  %v293 = getelementptr [1 x i8], ptr %v288, i64 16
  %v294 = load <4 x float>, ptr %v292, align 4
  %v295 = load <4 x float>, ptr %v293, align 4
  br label %joined291
joined291:
  %v296 = phi <4 x float> [ splat (float 0x0000000000000000), %yes291 ], [ %v294, %no291 ]
  %v297 = phi <4 x float> [ splat (float 0x0000000000000000), %yes291 ], [ %v295, %no291 ]
  %v298 = mul i64 %given1, 0
  %v299 = getelementptr [1 x i8], ptr %given0, i64 %v298
  %v300 = mul i64 0, %given3
  %v301 = getelementptr [1 x i8], ptr %given2, i64 %v300
  br label %head302
head302:
  %v303 = phi i64 [ 0, %joined291 ], [ %v324, %body302 ]
  %v304 = phi <4 x float> [ %v296, %joined291 ], [ %v319, %body302 ]
  %v305 = phi <4 x float> [ %v297, %joined291 ], [ %v320, %body302 ]
  %v306 = phi ptr [ %v299, %joined291 ], [ %v321, %body302 ]
  %v307 = phi ptr [ %v301, %joined291 ], [ %v322, %body302 ]
  %v308 = phi ptr [ %given9, %joined291 ], [ %v323, %body302 ]
  %v309 = icmp slt i64 %v303, %given6
  br i1 %v309, label %body302, label %end302
body302:
  %v310 = getelementptr [1 x i8], ptr %v307, i64 2048
  call void @llvm.prefetch.p0(ptr %v310, i32 0, i32 3, i32 1)
  call void @llvm.prefetch.p0(ptr %v308, i32 0, i32 2, i32 1)
  %v311 = getelementptr [1 x i8], ptr %v307, i64 0
  %v312 = load <4 x float>, ptr %v311, align 4
  %v313 = getelementptr [1 x i8], ptr %v307, i64 16
  %v314 = load <4 x float>, ptr %v313, align 4
  %v315 = getelementptr [1 x i8], ptr %v306, i64 0
  %v316 = load float, ptr %v315, align 4
  %v317 = insertelement <4 x float> poison, float %v316, i32 0
  %v318 = shufflevector <4 x float> %v317, <4 x float> poison, <4 x i32> zeroinitializer
  %v319 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v318, <4 x float> %v312, <4 x float> %v304)
  %v320 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v318, <4 x float> %v314, <4 x float> %v305)
  %v321 = getelementptr [1 x i8], ptr %v306, i64 4
  %v322 = getelementptr [1 x i8], ptr %v307, i64 32
  %v323 = getelementptr [1 x i8], ptr %v308, i64 %given10
  %v324 = add i64 %v303, 1
  br label %head302
end302:
  %v325 = getelementptr [1 x i8], ptr %v288, i64 0
  %v326 = getelementptr [1 x i8], ptr %v288, i64 16
  store <4 x float> %v304, ptr %v325, align 4
  store <4 x float> %v305, ptr %v326, align 4
  ret void
}
define internal void @tile8(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v327 = mul i64 %given1, 2
  %v328 = mul i64 %given5, 0
  %v329 = getelementptr [1 x i8], ptr %given4, i64 %v328
  %v330 = mul i64 %given5, 1
  %v331 = getelementptr [1 x i8], ptr %given4, i64 %v330
  %v332 = mul i64 %given5, 2
  %v333 = getelementptr [1 x i8], ptr %given4, i64 %v332
  %v334 = mul i64 %given5, 3
  %v335 = getelementptr [1 x i8], ptr %given4, i64 %v334
  %v336 = mul i64 %given5, 4
  %v337 = getelementptr [1 x i8], ptr %given4, i64 %v336
  %v338 = mul i64 %given5, 5
  %v339 = getelementptr [1 x i8], ptr %given4, i64 %v338
  %v340 = mul i64 %given5, 6
  %v341 = getelementptr [1 x i8], ptr %given4, i64 %v340
  %v342 = mul i64 %given5, 7
  %v343 = getelementptr [1 x i8], ptr %given4, i64 %v342
  %v344 = getelementptr [1 x i8], ptr %v329, i64 32
  call void @llvm.prefetch.p0(ptr %v344, i32 1, i32 3, i32 1)
  %v345 = getelementptr [1 x i8], ptr %v331, i64 32
  call void @llvm.prefetch.p0(ptr %v345, i32 1, i32 3, i32 1)
  %v346 = getelementptr [1 x i8], ptr %v333, i64 32
  call void @llvm.prefetch.p0(ptr %v346, i32 1, i32 3, i32 1)
  %v347 = getelementptr [1 x i8], ptr %v335, i64 32
  call void @llvm.prefetch.p0(ptr %v347, i32 1, i32 3, i32 1)
  %v348 = getelementptr [1 x i8], ptr %v337, i64 32
  call void @llvm.prefetch.p0(ptr %v348, i32 1, i32 3, i32 1)
  %v349 = getelementptr [1 x i8], ptr %v339, i64 32
  call void @llvm.prefetch.p0(ptr %v349, i32 1, i32 3, i32 1)
  %v350 = getelementptr [1 x i8], ptr %v341, i64 32
  call void @llvm.prefetch.p0(ptr %v350, i32 1, i32 3, i32 1)
  %v351 = getelementptr [1 x i8], ptr %v343, i64 32
  call void @llvm.prefetch.p0(ptr %v351, i32 1, i32 3, i32 1)
  %v352 = icmp ne i64 %given7, 0
  br i1 %v352, label %yes353, label %no353
yes353:
  br label %joined353
no353:
  %v354 = getelementptr [1 x i8], ptr %v329, i64 0
  %v355 = getelementptr [1 x i8], ptr %v329, i64 16
  %v356 = getelementptr [1 x i8], ptr %v331, i64 0
  %v357 = getelementptr [1 x i8], ptr %v331, i64 16
  %v358 = getelementptr [1 x i8], ptr %v333, i64 0
  %v359 = getelementptr [1 x i8], ptr %v333, i64 16
  %v360 = getelementptr [1 x i8], ptr %v335, i64 0
  %v361 = getelementptr [1 x i8], ptr %v335, i64 16
  %v362 = getelementptr [1 x i8], ptr %v337, i64 0
  %v363 = getelementptr [1 x i8], ptr %v337, i64 16
  %v364 = getelementptr [1 x i8], ptr %v339, i64 0
  %v365 = getelementptr [1 x i8], ptr %v339, i64 16
  %v366 = getelementptr [1 x i8], ptr %v341, i64 0
  %v367 = getelementptr [1 x i8], ptr %v341, i64 16
  %v368 = getelementptr [1 x i8], ptr %v343, i64 0
  %v369 = getelementptr [1 x i8], ptr %v343, i64 16
  %v370 = load <4 x float>, ptr %v354, align 4
  %v371 = load <4 x float>, ptr %v355, align 4
  %v372 = load <4 x float>, ptr %v356, align 4
  %v373 = load <4 x float>, ptr %v357, align 4
  %v374 = load <4 x float>, ptr %v358, align 4
  %v375 = load <4 x float>, ptr %v359, align 4
  %v376 = load <4 x float>, ptr %v360, align 4
  %v377 = load <4 x float>, ptr %v361, align 4
  %v378 = load <4 x float>, ptr %v362, align 4
  %v379 = load <4 x float>, ptr %v363, align 4
  %v380 = load <4 x float>, ptr %v364, align 4
  %v381 = load <4 x float>, ptr %v365, align 4
  %v382 = load <4 x float>, ptr %v366, align 4
  %v383 = load <4 x float>, ptr %v367, align 4
  %v384 = load <4 x float>, ptr %v368, align 4
  %v385 = load <4 x float>, ptr %v369, align 4
  br label %joined353
joined353:
  %v386 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v370, %no353 ]
  %v387 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v371, %no353 ]
  %v388 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v372, %no353 ]
  %v389 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v373, %no353 ]
  %v390 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v374, %no353 ]
  %v391 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v375, %no353 ]
  %v392 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v376, %no353 ]
  %v393 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v377, %no353 ]
  %v394 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v378, %no353 ]
  %v395 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v379, %no353 ]
  %v396 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v380, %no353 ]
  %v397 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v381, %no353 ]
  %v398 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v382, %no353 ]
  %v399 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v383, %no353 ]
  %v400 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v384, %no353 ]
  %v401 = phi <4 x float> [ splat (float 0x0000000000000000), %yes353 ], [ %v385, %no353 ]
  %v402 = mul i64 %given1, 0
  %v403 = getelementptr [1 x i8], ptr %given0, i64 %v402
  %v404 = mul i64 %given1, 3
  %v405 = getelementptr [1 x i8], ptr %given0, i64 %v404
  %v406 = mul i64 %given1, 6
  %v407 = getelementptr [1 x i8], ptr %given0, i64 %v406
  br label %head408
head408:
  %v409 = phi i64 [ 0, %joined353 ], [ %v491, %body408 ]
  %v410 = phi <4 x float> [ %v386, %joined353 ], [ %v442, %body408 ]
  %v411 = phi <4 x float> [ %v387, %joined353 ], [ %v443, %body408 ]
  %v412 = phi <4 x float> [ %v388, %joined353 ], [ %v448, %body408 ]
  %v413 = phi <4 x float> [ %v389, %joined353 ], [ %v449, %body408 ]
  %v414 = phi <4 x float> [ %v390, %joined353 ], [ %v454, %body408 ]
  %v415 = phi <4 x float> [ %v391, %joined353 ], [ %v455, %body408 ]
  %v416 = phi <4 x float> [ %v392, %joined353 ], [ %v460, %body408 ]
  %v417 = phi <4 x float> [ %v393, %joined353 ], [ %v461, %body408 ]
  %v418 = phi <4 x float> [ %v394, %joined353 ], [ %v466, %body408 ]
  %v419 = phi <4 x float> [ %v395, %joined353 ], [ %v467, %body408 ]
  %v420 = phi <4 x float> [ %v396, %joined353 ], [ %v472, %body408 ]
  %v421 = phi <4 x float> [ %v397, %joined353 ], [ %v473, %body408 ]
  %v422 = phi <4 x float> [ %v398, %joined353 ], [ %v478, %body408 ]
  %v423 = phi <4 x float> [ %v399, %joined353 ], [ %v479, %body408 ]
  %v424 = phi <4 x float> [ %v400, %joined353 ], [ %v484, %body408 ]
  %v425 = phi <4 x float> [ %v401, %joined353 ], [ %v485, %body408 ]
  %v426 = phi ptr [ %v403, %joined353 ], [ %v486, %body408 ]
  %v427 = phi ptr [ %v405, %joined353 ], [ %v487, %body408 ]
  %v428 = phi ptr [ %v407, %joined353 ], [ %v488, %body408 ]
  %v429 = phi ptr [ %given2, %joined353 ], [ %v489, %body408 ]
  %v430 = phi ptr [ %given9, %joined353 ], [ %v490, %body408 ]
  %v431 = icmp slt i64 %v409, %given6
  br i1 %v431, label %body408, label %end408
body408:
  %v432 = getelementptr [1 x i8], ptr %v430, i64 0
  call void @llvm.prefetch.p0(ptr %v432, i32 0, i32 3, i32 1)
  %v433 = getelementptr [1 x i8], ptr %v429, i64 0
  %v434 = getelementptr [1 x i8], ptr %v433, i64 0
  %v435 = load <4 x float>, ptr %v434, align 4
  %v436 = getelementptr [1 x i8], ptr %v433, i64 16
  %v437 = load <4 x float>, ptr %v436, align 4
  %v438 = getelementptr [1 x i8], ptr %v426, i64 0
  %v439 = load float, ptr %v438, align 4
  %v440 = insertelement <4 x float> poison, float %v439, i32 0
  %v441 = shufflevector <4 x float> %v440, <4 x float> poison, <4 x i32> zeroinitializer
  %v442 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v441, <4 x float> %v435, <4 x float> %v410)
  %v443 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v441, <4 x float> %v437, <4 x float> %v411)
  %v444 = getelementptr [1 x i8], ptr %v426, i64 %given1
  %v445 = load float, ptr %v444, align 4
  %v446 = insertelement <4 x float> poison, float %v445, i32 0
  %v447 = shufflevector <4 x float> %v446, <4 x float> poison, <4 x i32> zeroinitializer
  %v448 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v447, <4 x float> %v435, <4 x float> %v412)
  %v449 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v447, <4 x float> %v437, <4 x float> %v413)
  %v450 = getelementptr [1 x i8], ptr %v426, i64 %v327
  %v451 = load float, ptr %v450, align 4
  %v452 = insertelement <4 x float> poison, float %v451, i32 0
  %v453 = shufflevector <4 x float> %v452, <4 x float> poison, <4 x i32> zeroinitializer
  %v454 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v453, <4 x float> %v435, <4 x float> %v414)
  %v455 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v453, <4 x float> %v437, <4 x float> %v415)
  %v456 = getelementptr [1 x i8], ptr %v427, i64 0
  %v457 = load float, ptr %v456, align 4
  %v458 = insertelement <4 x float> poison, float %v457, i32 0
  %v459 = shufflevector <4 x float> %v458, <4 x float> poison, <4 x i32> zeroinitializer
  %v460 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v459, <4 x float> %v435, <4 x float> %v416)
  %v461 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v459, <4 x float> %v437, <4 x float> %v417)
  %v462 = getelementptr [1 x i8], ptr %v427, i64 %given1
  %v463 = load float, ptr %v462, align 4
  %v464 = insertelement <4 x float> poison, float %v463, i32 0
  %v465 = shufflevector <4 x float> %v464, <4 x float> poison, <4 x i32> zeroinitializer
  %v466 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v465, <4 x float> %v435, <4 x float> %v418)
  %v467 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v465, <4 x float> %v437, <4 x float> %v419)
  %v468 = getelementptr [1 x i8], ptr %v427, i64 %v327
  %v469 = load float, ptr %v468, align 4
  %v470 = insertelement <4 x float> poison, float %v469, i32 0
  %v471 = shufflevector <4 x float> %v470, <4 x float> poison, <4 x i32> zeroinitializer
  %v472 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v471, <4 x float> %v435, <4 x float> %v420)
  %v473 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v471, <4 x float> %v437, <4 x float> %v421)
  %v474 = getelementptr [1 x i8], ptr %v428, i64 0
  %v475 = load float, ptr %v474, align 4
  %v476 = insertelement <4 x float> poison, float %v475, i32 0
  %v477 = shufflevector <4 x float> %v476, <4 x float> poison, <4 x i32> zeroinitializer
  %v478 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v477, <4 x float> %v435, <4 x float> %v422)
  %v479 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v477, <4 x float> %v437, <4 x float> %v423)
  %v480 = getelementptr [1 x i8], ptr %v428, i64 %given1
  %v481 = load float, ptr %v480, align 4
  %v482 = insertelement <4 x float> poison, float %v481, i32 0
  %v483 = shufflevector <4 x float> %v482, <4 x float> poison, <4 x i32> zeroinitializer
  %v484 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v483, <4 x float> %v435, <4 x float> %v424)
  %v485 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v483, <4 x float> %v437, <4 x float> %v425)
  %v486 = getelementptr [1 x i8], ptr %v426, i64 32
  %v487 = getelementptr [1 x i8], ptr %v427, i64 32
  %v488 = getelementptr [1 x i8], ptr %v428, i64 32
  %v489 = getelementptr [1 x i8], ptr %v429, i64 %given3
  %v490 = getelementptr [1 x i8], ptr %v430, i64 %given10
  %v491 = add i64 %v409, 1
  br label %head408
end408:
  %v492 = getelementptr [1 x i8], ptr %v329, i64 0
  %v493 = getelementptr [1 x i8], ptr %v329, i64 16
  %v494 = getelementptr [1 x i8], ptr %v331, i64 0
  %v495 = getelementptr [1 x i8], ptr %v331, i64 16
  %v496 = getelementptr [1 x i8], ptr %v333, i64 0
  %v497 = getelementptr [1 x i8], ptr %v333, i64 16
  %v498 = getelementptr [1 x i8], ptr %v335, i64 0
  %v499 = getelementptr [1 x i8], ptr %v335, i64 16
  %v500 = getelementptr [1 x i8], ptr %v337, i64 0
  %v501 = getelementptr [1 x i8], ptr %v337, i64 16
  %v502 = getelementptr [1 x i8], ptr %v339, i64 0
  %v503 = getelementptr [1 x i8], ptr %v339, i64 16
  %v504 = getelementptr [1 x i8], ptr %v341, i64 0
  %v505 = getelementptr [1 x i8], ptr %v341, i64 16
  %v506 = getelementptr [1 x i8], ptr %v343, i64 0
  %v507 = getelementptr [1 x i8], ptr %v343, i64 16
  store <4 x float> %v410, ptr %v492, align 4
  store <4 x float> %v411, ptr %v493, align 4
  store <4 x float> %v412, ptr %v494, align 4
  store <4 x float> %v413, ptr %v495, align 4
  store <4 x float> %v414, ptr %v496, align 4
  store <4 x float> %v415, ptr %v497, align 4
  store <4 x float> %v416, ptr %v498, align 4
  store <4 x float> %v417, ptr %v499, align 4
  store <4 x float> %v418, ptr %v500, align 4
  store <4 x float> %v419, ptr %v501, align 4
  store <4 x float> %v420, ptr %v502, align 4
  store <4 x float> %v421, ptr %v503, align 4
  store <4 x float> %v422, ptr %v504, align 4
  store <4 x float> %v423, ptr %v505, align 4
  store <4 x float> %v424, ptr %v506, align 4
  store <4 x float> %v425, ptr %v507, align 4
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [8 x float], align 64
  %v508 = getelementptr i8, ptr %arguments, i64 80
  %v509 = load i64, ptr %v508, align 8
  %v510 = trunc i64 %v509 to i32
  %v511 = bitcast i32 %v510 to float
  %v512 = getelementptr i8, ptr %arguments, i64 0
  %v513 = load ptr, ptr %v512, align 8
  %v514 = getelementptr i8, ptr %arguments, i64 8
  %v515 = load ptr, ptr %v514, align 8
  %v516 = getelementptr i8, ptr %arguments, i64 16
  %v517 = load ptr, ptr %v516, align 8
  %v518 = getelementptr i8, ptr %arguments, i64 24
  %v519 = load ptr, ptr %v518, align 8
  %v520 = getelementptr i8, ptr %arguments, i64 32
  %v521 = load ptr, ptr %v520, align 8
  %v522 = getelementptr i8, ptr %arguments, i64 40
  %v523 = load i64, ptr %v522, align 8
  %v524 = getelementptr i8, ptr %arguments, i64 48
  %v525 = load i64, ptr %v524, align 8
  %v526 = getelementptr i8, ptr %arguments, i64 56
  %v527 = load i64, ptr %v526, align 8
  %v528 = getelementptr i8, ptr %arguments, i64 64
  %v529 = load i64, ptr %v528, align 8
  %v530 = getelementptr i8, ptr %arguments, i64 72
  %v531 = load i64, ptr %v530, align 8
  %v532 = getelementptr i8, ptr %arguments, i64 80
  %v533 = load i64, ptr %v532, align 8
  %v534 = getelementptr i8, ptr %arguments, i64 88
  %v535 = load i64, ptr %v534, align 8
  %v536 = getelementptr i8, ptr %arguments, i64 96
  %v537 = load i64, ptr %v536, align 8
  %v538 = getelementptr i8, ptr %arguments, i64 104
  %v539 = load i64, ptr %v538, align 8
  %v540 = getelementptr i8, ptr %arguments, i64 112
  %v541 = load i64, ptr %v540, align 8
  %v542 = mul i64 %v539, %v541
  %v543 = getelementptr [1 x i8], ptr %v521, i64 %v542
  br label %head544
head544:
  %v545 = phi i64 [ %v535, %entry ], [ %v873, %end553 ]
  %v546 = icmp slt i64 %v545, %v537
  br i1 %v546, label %body544, label %end544
body544:
  %v547 = sdiv i64 %v545, %v527
  %v548 = srem i64 %v545, %v527
  %v549 = mul i64 %v548, 32
  %v550 = add i64 %v549, 32
  %v551 = icmp slt i64 %v550, %v523
  %v552 = select i1 %v551, i64 %v550, i64 %v523
  br label %head553
head553:
  %v554 = phi i64 [ %v549, %body544 ], [ %v872, %end865 ]
  %v555 = icmp slt i64 %v554, %v552
  br i1 %v555, label %body553, label %end553
body553:
  %v556 = sdiv i64 %v547, %v529
  %v557 = add i64 %v554, 8
  %v558 = add i64 %v523, 7
  %v559 = and i64 %v558, -8
  %v560 = mul i64 %v559, %v547
  %v561 = add i64 %v560, %v554
  %v562 = mul i64 %v561, %v525
  %v563 = getelementptr [4 x i8], ptr %v513, i64 %v562
  %v564 = mul i64 %v556, %v531
  %v565 = mul i64 %v564, %v525
  %v566 = getelementptr [4 x i8], ptr %v515, i64 %v565
  %v567 = getelementptr [4 x i8], ptr %v517, i64 %v565
  %v568 = icmp slt i64 %v531, %v557
  %v569 = select i1 %v568, i64 %v531, i64 %v557
  %v570 = add i64 0, %v569
  %v571 = mul i64 %v525, 8
  %v572 = getelementptr [4 x i8], ptr %v543, i64 %v571
  br label %head573
head573:
  %v574 = phi i64 [ 0, %body553 ], [ %v577, %body573 ]
  %v575 = icmp slt i64 %v574, %v525
  br i1 %v575, label %body573, label %end573
body573:
  %v576 = getelementptr [32 x i8], ptr %v543, i64 %v574
  store <8 x float> splat (float 0x0000000000000000), ptr %v576, align 4
  %v577 = add i64 %v574, 1
  br label %head573
end573:
  store <8 x float> splat (float 0xFFF0000000000000), ptr %scratch0, align 4
  %v578 = icmp slt i64 %v569, 13
  %v579 = select i1 %v578, i64 0, i64 %v569
  br label %head580
head580:
  %v581 = phi i64 [ 0, %end573 ], [ %v617, %end597 ]
  %v582 = icmp slt i64 %v581, %v579
  br i1 %v582, label %body580, label %end580
body580:
  %v583 = sub i64 %v569, 13
  %v584 = icmp slt i64 %v581, %v583
  %v585 = select i1 %v584, i64 %v581, i64 %v583
  %v586 = mul i64 %v525, 4
  %v587 = mul i64 %v586, %v585
  %v588 = getelementptr [1 x i8], ptr %v566, i64 %v587
  %v589 = mul i64 %v525, 4
  %v590 = add i64 0, %v585
  %v591 = getelementptr [32 x i8], ptr %v572, i64 %v590
  %v592 = mul i64 %v525, 4
  %v593 = mul i64 %v592, 13
  %v594 = getelementptr [1 x i8], ptr %v588, i64 %v593
  call void @keys13(ptr %v588, i64 %v589, ptr %v563, i64 0, ptr %v591, i64 32, i64 %v525, i64 1, i64 8, ptr %v594, i64 64)
  %v595 = add i64 %v585, 13
  %v596 = load <8 x float>, ptr %scratch0, align 4
  br label %head597
head597:
  %v598 = phi i64 [ %v585, %body580 ], [ %v616, %body597 ]
  %v599 = phi <8 x float> [ %v596, %body580 ], [ %v615, %body597 ]
  %v600 = icmp slt i64 %v598, %v595
  br i1 %v600, label %body597, label %end597
body597:
  %v601 = add i64 0, %v598
  %v602 = getelementptr [32 x i8], ptr %v572, i64 %v601
  %v603 = load <8 x float>, ptr %v602, align 4
  %v604 = insertelement <8 x float> poison, float %v511, i32 0
  %v605 = shufflevector <8 x float> %v604, <8 x float> poison, <8 x i32> zeroinitializer
  %v606 = fdiv <8 x float> %v603, %v605
  %v607 = sub i64 %v598, %v554
  %v608 = trunc i64 %v607 to i32
  %v609 = insertelement <8 x i32> poison, i32 %v608, i32 0
  %v610 = shufflevector <8 x i32> %v609, <8 x i32> poison, <8 x i32> zeroinitializer
  %v611 = icmp sge <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v610
  %v612 = select <8 x i1> %v611, <8 x float> %v606, <8 x float> splat (float 0xFFF0000000000000)
  %v613 = getelementptr [32 x i8], ptr %v572, i64 %v601
  store <8 x float> %v612, ptr %v613, align 4
  %v614 = fcmp ogt <8 x float> %v612, %v599
  %v615 = select <8 x i1> %v614, <8 x float> %v612, <8 x float> %v599
  %v616 = add i64 %v598, 1
  br label %head597
end597:
  store <8 x float> %v599, ptr %scratch0, align 4
  %v617 = add i64 %v581, 13
  br label %head580
end580:
  %v618 = select i1 %v578, i64 %v569, i64 0
  br label %head619
head619:
  %v620 = phi i64 [ 0, %end580 ], [ %v653, %end633 ]
  %v621 = icmp slt i64 %v620, %v618
  br i1 %v621, label %body619, label %end619
body619:
  %v622 = mul i64 %v525, 4
  %v623 = mul i64 %v622, %v620
  %v624 = getelementptr [1 x i8], ptr %v566, i64 %v623
  %v625 = mul i64 %v525, 4
  %v626 = add i64 0, %v620
  %v627 = getelementptr [32 x i8], ptr %v572, i64 %v626
  %v628 = mul i64 %v525, 4
  %v629 = mul i64 %v628, 1
  %v630 = getelementptr [1 x i8], ptr %v624, i64 %v629
  call void @keys1(ptr %v624, i64 %v625, ptr %v563, i64 0, ptr %v627, i64 32, i64 %v525, i64 1, i64 8, ptr %v630, i64 64)
  %v631 = add i64 %v620, 1
  %v632 = load <8 x float>, ptr %scratch0, align 4
  br label %head633
head633:
  %v634 = phi i64 [ %v620, %body619 ], [ %v652, %body633 ]
  %v635 = phi <8 x float> [ %v632, %body619 ], [ %v651, %body633 ]
  %v636 = icmp slt i64 %v634, %v631
  br i1 %v636, label %body633, label %end633
body633:
  %v637 = add i64 0, %v634
  %v638 = getelementptr [32 x i8], ptr %v572, i64 %v637
  %v639 = load <8 x float>, ptr %v638, align 4
  %v640 = insertelement <8 x float> poison, float %v511, i32 0
  %v641 = shufflevector <8 x float> %v640, <8 x float> poison, <8 x i32> zeroinitializer
  %v642 = fdiv <8 x float> %v639, %v641
  %v643 = sub i64 %v634, %v554
  %v644 = trunc i64 %v643 to i32
  %v645 = insertelement <8 x i32> poison, i32 %v644, i32 0
  %v646 = shufflevector <8 x i32> %v645, <8 x i32> poison, <8 x i32> zeroinitializer
  %v647 = icmp sge <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v646
  %v648 = select <8 x i1> %v647, <8 x float> %v642, <8 x float> splat (float 0xFFF0000000000000)
  %v649 = getelementptr [32 x i8], ptr %v572, i64 %v637
  store <8 x float> %v648, ptr %v649, align 4
  %v650 = fcmp ogt <8 x float> %v648, %v635
  %v651 = select <8 x i1> %v650, <8 x float> %v648, <8 x float> %v635
  %v652 = add i64 %v634, 1
  br label %head633
end633:
  store <8 x float> %v635, ptr %scratch0, align 4
  %v653 = add i64 %v620, 1
  br label %head619
end619:
  %v654 = load <8 x float>, ptr %scratch0, align 4
  %v655 = fcmp oeq <8 x float> %v654, splat (float 0xFFF0000000000000)
  %v656 = select <8 x i1> %v655, <8 x float> splat (float 0x0000000000000000), <8 x float> %v654
  %v657 = add i64 0, %v569
  br label %head658
head658:
  %v659 = phi i64 [ 0, %end619 ], [ %v694, %body658 ]
  %v660 = phi <8 x float> [ splat (float 0x0000000000000000), %end619 ], [ %v693, %body658 ]
  %v661 = icmp slt i64 %v659, %v657
  br i1 %v661, label %body658, label %end658
body658:
  %v662 = getelementptr [32 x i8], ptr %v572, i64 %v659
  %v663 = load <8 x float>, ptr %v662, align 4
  %v664 = fsub <8 x float> %v663, %v656
  %v665 = fcmp olt <8 x float> %v664, splat (float 0xC05A400000000000)
  %v666 = select <8 x i1> %v665, <8 x float> splat (float 0x0000000000000000), <8 x float> %v664
  %v667 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v666, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v668 = fsub <8 x float> %v667, splat (float 0x4168000000000000)
  %v669 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v668, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v666)
  %v670 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v668, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v669)
  %v671 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v670, <8 x float> splat (float 0x3F812397E0000000))
  %v672 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v671, <8 x float> %v670, <8 x float> splat (float 0x3FA5558AE0000000))
  %v673 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v672, <8 x float> %v670, <8 x float> splat (float 0x3FC5554920000000))
  %v674 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v673, <8 x float> %v670, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v675 = fmul <8 x float> %v670, %v670
  %v676 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v674, <8 x float> %v675, <8 x float> %v670)
  %v677 = fadd <8 x float> splat (float 0x3FF0000000000000), %v676
  %v678 = fsub <8 x float> %v667, splat (float 0x4168000000000000)
  %v679 = fadd <8 x float> %v678, splat (float 0x4168000000000000)
  %v680 = bitcast <8 x float> %v679 to <8 x i32>
  %v681 = ashr <8 x i32> %v680, splat (i32 1)
  %v682 = shl <8 x i32> %v681, splat (i32 23)
  %v683 = add <8 x i32> %v682, splat (i32 1065353216)
  %v684 = bitcast <8 x i32> %v683 to <8 x float>
  %v685 = fmul <8 x float> %v677, %v684
  %v686 = sub <8 x i32> %v680, %v681
  %v687 = shl <8 x i32> %v686, splat (i32 23)
  %v688 = add <8 x i32> %v687, splat (i32 1065353216)
  %v689 = bitcast <8 x i32> %v688 to <8 x float>
  %v690 = fmul <8 x float> %v685, %v689
  %v691 = select <8 x i1> %v665, <8 x float> splat (float 0x0000000000000000), <8 x float> %v690
  %v692 = getelementptr [32 x i8], ptr %v572, i64 %v659
  store <8 x float> %v691, ptr %v692, align 4
  %v693 = fadd <8 x float> %v660, %v691
  %v694 = add i64 %v659, 1
  br label %head658
end658:
  %v695 = fcmp oeq <8 x float> %v660, splat (float 0x0000000000000000)
  %v696 = select <8 x i1> %v695, <8 x float> splat (float 0x3FF0000000000000), <8 x float> %v660
  %v697 = fdiv <8 x float> splat (float 0x3FF0000000000000), %v696
  br label %head698
head698:
  %v699 = phi i64 [ 0, %end658 ], [ %v845, %after735 ]
  %v700 = icmp slt i64 %v699, %v569
  br i1 %v700, label %body698, label %end698
body698:
  %v701 = add i64 %v699, 128
  %v702 = icmp slt i64 %v701, %v569
  %v703 = select i1 %v702, i64 %v701, i64 %v569
  br label %head704
head704:
  %v705 = phi i64 [ %v699, %body698 ], [ %v732, %joined721 ]
  %v706 = icmp slt i64 %v705, %v703
  br i1 %v706, label %body704, label %end704
body704:
  %v707 = add i64 0, %v705
  %v708 = getelementptr [32 x i8], ptr %v572, i64 %v707
  %v709 = load <8 x float>, ptr %v708, align 4
  %v710 = bitcast <8 x float> %v709 to <8 x i32>
  %v711 = sub <8 x i32> %v710, splat (i32 1)
  %v712 = icmp ult <8 x i32> %v711, splat (i32 528482303)
  %v713 = fmul <8 x float> %v709, %v697
  %v714 = fneg <8 x float> %v713
  %v715 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v714, <8 x float> %v696, <8 x float> %v709)
  %v716 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v715, <8 x float> %v697, <8 x float> %v713)
  %v717 = fneg <8 x float> %v716
  %v718 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v717, <8 x float> %v696, <8 x float> %v709)
  %v719 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v718, <8 x float> %v697, <8 x float> %v716)
  %v720 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %v712)
  br i1 %v720, label %yes721, label %no721
yes721:
  %v722 = fdiv <8 x float> %v709, %v696
  %v723 = select <8 x i1> %v712, <8 x float> %v722, <8 x float> %v719
  br label %joined721
no721:
  br label %joined721
joined721:
  %v724 = phi <8 x float> [ %v723, %yes721 ], [ %v719, %no721 ]
  %v725 = sub i64 %v705, %v554
  %v726 = trunc i64 %v725 to i32
  %v727 = insertelement <8 x i32> poison, i32 %v726, i32 0
  %v728 = shufflevector <8 x i32> %v727, <8 x i32> poison, <8 x i32> zeroinitializer
  %v729 = icmp sge <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v728
  %v730 = select <8 x i1> %v729, <8 x float> %v724, <8 x float> splat (float 0xBFF0000000000000)
  %v731 = getelementptr [32 x i8], ptr %v572, i64 %v707
  store <8 x float> %v730, ptr %v731, align 4
  %v732 = add i64 %v705, 1
  br label %head704
end704:
  %v733 = add i64 %v554, 0
  %v734 = icmp slt i64 %v733, %v523
  br i1 %v734, label %then735, label %after735
then735:
  %v736 = add i64 %v554, 0
  %v737 = add i64 %v736, 1
  %v738 = icmp slt i64 %v737, %v569
  %v739 = select i1 %v738, i64 %v737, i64 %v569
  %v740 = icmp slt i64 %v739, %v569
  %v741 = select i1 %v740, i64 %v739, i64 %v569
  %v742 = icmp sgt i64 %v741, %v699
  %v743 = select i1 %v742, i64 %v741, i64 %v699
  %v744 = icmp slt i64 %v743, %v703
  %v745 = select i1 %v744, i64 %v743, i64 %v703
  %v746 = add i64 0, %v699
  %v747 = mul i64 %v525, 4
  %v748 = mul i64 %v747, %v699
  %v749 = getelementptr [1 x i8], ptr %v567, i64 %v748
  %v750 = sub i64 %v745, %v699
  br label %head751
head751:
  %v752 = phi i64 [ 0, %then735 ], [ %v769, %body751 ]
  %v753 = icmp slt i64 %v752, %v525
  br i1 %v753, label %body751, label %end751
body751:
  %v754 = sub i64 %v525, %v752
  %v755 = getelementptr [4 x i8], ptr %v749, i64 %v752
  %v756 = mul i64 %v525, 4
  %v757 = getelementptr [32 x i8], ptr %v572, i64 %v746
  %v758 = mul i64 4, 0
  %v759 = getelementptr [1 x i8], ptr %v757, i64 %v758
  %v760 = mul i64 %v525, 4
  %v761 = mul i64 %v760, 0
  %v762 = getelementptr [1 x i8], ptr %v543, i64 %v761
  %v763 = getelementptr [4 x i8], ptr %v762, i64 %v752
  %v764 = mul i64 %v525, 4
  %v765 = mul i64 %v764, 16
  %v766 = getelementptr [1 x i8], ptr %v755, i64 %v765
  %v767 = icmp slt i64 %v754, 8
  %v768 = select i1 %v767, ptr @tile8, ptr @tile8
  call void %v768(ptr %v759, i64 4, ptr %v755, i64 %v756, ptr %v763, i64 %v756, i64 %v750, i64 0, i64 %v754, ptr %v766, i64 %v756)
  %v769 = add i64 %v752, 8
  br label %head751
end751:
  br label %head770
head770:
  %v771 = phi i64 [ 0, %end751 ], [ %v844, %end821 ]
  %v772 = icmp slt i64 %v771, 8
  br i1 %v772, label %body770, label %end770
body770:
  %v773 = add i64 %v554, %v771
  %v774 = add i64 %v773, 1
  %v775 = icmp slt i64 %v774, %v569
  %v776 = select i1 %v775, i64 %v774, i64 %v569
  %v777 = icmp slt i64 %v776, %v703
  %v778 = select i1 %v777, i64 %v776, i64 %v703
  %v779 = add i64 0, %v745
  %v780 = mul i64 %v525, 4
  %v781 = mul i64 %v780, %v745
  %v782 = getelementptr [1 x i8], ptr %v567, i64 %v781
  %v783 = sub i64 %v778, %v745
  %v784 = getelementptr [32 x i8], ptr %v572, i64 %v779
  %v785 = mul i64 4, %v771
  %v786 = getelementptr [1 x i8], ptr %v784, i64 %v785
  %v787 = mul i64 %v525, 4
  %v788 = mul i64 %v787, %v771
  %v789 = getelementptr [1 x i8], ptr %v543, i64 %v788
  %v790 = sub i64 %v525, 0
  %v791 = and i64 %v790, -16
  %v792 = add i64 0, %v791
  br label %head793
head793:
  %v794 = phi i64 [ 0, %body770 ], [ %v820, %end800 ]
  %v795 = icmp slt i64 %v794, %v792
  br i1 %v795, label %body793, label %end793
body793:
  %v796 = add i64 %v794, 0
  %v797 = getelementptr [4 x i8], ptr %v789, i64 %v796
  %v798 = getelementptr [4 x i8], ptr %v782, i64 %v796
  %v799 = load <16 x float>, ptr %v797, align 4
  br label %head800
head800:
  %v801 = phi i64 [ 0, %body793 ], [ %v819, %body800 ]
  %v802 = phi <16 x float> [ %v799, %body793 ], [ %v818, %body800 ]
  %v803 = phi ptr [ %v786, %body793 ], [ %v811, %body800 ]
  %v804 = phi ptr [ %v798, %body793 ], [ %v813, %body800 ]
  %v805 = icmp slt i64 %v801, %v783
  br i1 %v805, label %body800, label %end800
body800:
  %v806 = load float, ptr %v803, align 4
  %v807 = load <16 x float>, ptr %v804, align 4
  %v808 = insertelement <16 x float> poison, float %v806, i32 0
  %v809 = shufflevector <16 x float> %v808, <16 x float> poison, <16 x i32> zeroinitializer
  %v810 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v809, <16 x float> %v807, <16 x float> %v802)
  %v811 = getelementptr [1 x i8], ptr %v803, i64 32
  %v812 = mul i64 %v525, 4
  %v813 = getelementptr [1 x i8], ptr %v804, i64 %v812
  %v814 = fcmp olt float %v806, 0x0000000000000000
  %v815 = xor i1 %v814, true
  %v816 = insertelement <16 x i1> poison, i1 %v815, i32 0
  %v817 = shufflevector <16 x i1> %v816, <16 x i1> poison, <16 x i32> zeroinitializer
  %v818 = select <16 x i1> %v817, <16 x float> %v810, <16 x float> %v802
  %v819 = add i64 %v801, 1
  br label %head800
end800:
  store <16 x float> %v802, ptr %v797, align 4
  %v820 = add i64 %v794, 16
  br label %head793
end793:
  br label %head821
head821:
  %v822 = phi i64 [ %v792, %end793 ], [ %v843, %end827 ]
  %v823 = icmp slt i64 %v822, %v525
  br i1 %v823, label %body821, label %end821
body821:
  %v824 = getelementptr [4 x i8], ptr %v789, i64 %v822
  %v825 = getelementptr [4 x i8], ptr %v782, i64 %v822
  %v826 = load float, ptr %v824, align 4
  br label %head827
head827:
  %v828 = phi i64 [ 0, %body821 ], [ %v842, %body827 ]
  %v829 = phi float [ %v826, %body821 ], [ %v841, %body827 ]
  %v830 = phi ptr [ %v786, %body821 ], [ %v836, %body827 ]
  %v831 = phi ptr [ %v825, %body821 ], [ %v838, %body827 ]
  %v832 = icmp slt i64 %v828, %v783
  br i1 %v832, label %body827, label %end827
body827:
  %v833 = load float, ptr %v830, align 4
  %v834 = load float, ptr %v831, align 4
  %v835 = call float @llvm.fma.f32(float %v833, float %v834, float %v829)
  %v836 = getelementptr [1 x i8], ptr %v830, i64 32
  %v837 = mul i64 %v525, 4
  %v838 = getelementptr [1 x i8], ptr %v831, i64 %v837
  %v839 = fcmp olt float %v833, 0x0000000000000000
  %v840 = xor i1 %v839, true
  %v841 = select i1 %v840, float %v835, float %v829
  %v842 = add i64 %v828, 1
  br label %head827
end827:
  store float %v829, ptr %v824, align 4
  %v843 = add i64 %v822, 1
  br label %head821
end821:
  %v844 = add i64 %v771, 1
  br label %head770
end770:
  br label %after735
after735:
  %v845 = add i64 %v699, 128
  br label %head698
end698:
  %v846 = mul i64 %v547, %v523
  %v847 = add i64 %v846, %v554
  %v848 = mul i64 %v847, %v525
  %v849 = sub i64 %v523, %v554
  %v850 = icmp slt i64 %v849, 8
  %v851 = select i1 %v850, i64 %v849, i64 8
  %v852 = mul i64 %v851, %v525
  %v853 = getelementptr [4 x i8], ptr %v519, i64 %v848
  %v854 = sub i64 %v852, 0
  %v855 = and i64 %v854, -4
  %v856 = add i64 0, %v855
  br label %head857
head857:
  %v858 = phi i64 [ 0, %end698 ], [ %v864, %body857 ]
  %v859 = icmp slt i64 %v858, %v856
  br i1 %v859, label %body857, label %end857
body857:
  %v860 = add i64 %v858, 0
  %v861 = getelementptr [4 x i8], ptr %v543, i64 %v860
  %v862 = load <4 x float>, ptr %v861, align 4
  %v863 = getelementptr [4 x i8], ptr %v853, i64 %v860
  store <4 x float> %v862, ptr %v863, align 4
  %v864 = add i64 %v858, 4
  br label %head857
end857:
  br label %head865
head865:
  %v866 = phi i64 [ %v856, %end857 ], [ %v871, %body865 ]
  %v867 = icmp slt i64 %v866, %v852
  br i1 %v867, label %body865, label %end865
body865:
  %v868 = getelementptr [4 x i8], ptr %v543, i64 %v866
  %v869 = load float, ptr %v868, align 4
  %v870 = getelementptr [4 x i8], ptr %v853, i64 %v866
  store float %v869, ptr %v870, align 4
  %v871 = add i64 %v866, 1
  br label %head865
end865:
  %v872 = add i64 %v554, 8
  br label %head553
end553:
  %v873 = add i64 %v545, 1
  br label %head544
end544:
  ret void
}
