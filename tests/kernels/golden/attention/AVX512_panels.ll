declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32 immarg)
declare <32 x float> @llvm.fma.v32f32(<32 x float>, <32 x float>, <32 x float>)
declare <64 x float> @llvm.fma.v64f32(<64 x float>, <64 x float>, <64 x float>)
declare <64 x float> @llvm.masked.load.v64f32.p0(ptr, i32, <64 x i1>, <64 x float>)
declare i1 @llvm.vector.reduce.or.v32i1(<32 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.masked.store.v64f32.p0(<64 x float>, ptr, i32, <64 x i1>)
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
  %v28 = getelementptr [1 x i8], ptr %v3, i64 128
  call void @llvm.prefetch.p0(ptr %v28, i32 1, i32 3, i32 1)
  %v29 = getelementptr [1 x i8], ptr %v3, i64 192
  call void @llvm.prefetch.p0(ptr %v29, i32 1, i32 3, i32 1)
  %v30 = getelementptr [1 x i8], ptr %v5, i64 128
  call void @llvm.prefetch.p0(ptr %v30, i32 1, i32 3, i32 1)
  %v31 = getelementptr [1 x i8], ptr %v5, i64 192
  call void @llvm.prefetch.p0(ptr %v31, i32 1, i32 3, i32 1)
  %v32 = getelementptr [1 x i8], ptr %v7, i64 128
  call void @llvm.prefetch.p0(ptr %v32, i32 1, i32 3, i32 1)
  %v33 = getelementptr [1 x i8], ptr %v7, i64 192
  call void @llvm.prefetch.p0(ptr %v33, i32 1, i32 3, i32 1)
  %v34 = getelementptr [1 x i8], ptr %v9, i64 128
  call void @llvm.prefetch.p0(ptr %v34, i32 1, i32 3, i32 1)
  %v35 = getelementptr [1 x i8], ptr %v9, i64 192
  call void @llvm.prefetch.p0(ptr %v35, i32 1, i32 3, i32 1)
  %v36 = getelementptr [1 x i8], ptr %v11, i64 128
  call void @llvm.prefetch.p0(ptr %v36, i32 1, i32 3, i32 1)
  %v37 = getelementptr [1 x i8], ptr %v11, i64 192
  call void @llvm.prefetch.p0(ptr %v37, i32 1, i32 3, i32 1)
  %v38 = getelementptr [1 x i8], ptr %v13, i64 128
  call void @llvm.prefetch.p0(ptr %v38, i32 1, i32 3, i32 1)
  %v39 = getelementptr [1 x i8], ptr %v13, i64 192
  call void @llvm.prefetch.p0(ptr %v39, i32 1, i32 3, i32 1)
  %v40 = getelementptr [1 x i8], ptr %v15, i64 128
  call void @llvm.prefetch.p0(ptr %v40, i32 1, i32 3, i32 1)
  %v41 = getelementptr [1 x i8], ptr %v15, i64 192
  call void @llvm.prefetch.p0(ptr %v41, i32 1, i32 3, i32 1)
  %v42 = getelementptr [1 x i8], ptr %v17, i64 128
  call void @llvm.prefetch.p0(ptr %v42, i32 1, i32 3, i32 1)
  %v43 = getelementptr [1 x i8], ptr %v17, i64 192
  call void @llvm.prefetch.p0(ptr %v43, i32 1, i32 3, i32 1)
  %v44 = getelementptr [1 x i8], ptr %v19, i64 128
  call void @llvm.prefetch.p0(ptr %v44, i32 1, i32 3, i32 1)
  %v45 = getelementptr [1 x i8], ptr %v19, i64 192
  call void @llvm.prefetch.p0(ptr %v45, i32 1, i32 3, i32 1)
  %v46 = getelementptr [1 x i8], ptr %v21, i64 128
  call void @llvm.prefetch.p0(ptr %v46, i32 1, i32 3, i32 1)
  %v47 = getelementptr [1 x i8], ptr %v21, i64 192
  call void @llvm.prefetch.p0(ptr %v47, i32 1, i32 3, i32 1)
  %v48 = getelementptr [1 x i8], ptr %v23, i64 128
  call void @llvm.prefetch.p0(ptr %v48, i32 1, i32 3, i32 1)
  %v49 = getelementptr [1 x i8], ptr %v23, i64 192
  call void @llvm.prefetch.p0(ptr %v49, i32 1, i32 3, i32 1)
  %v50 = getelementptr [1 x i8], ptr %v25, i64 128
  call void @llvm.prefetch.p0(ptr %v50, i32 1, i32 3, i32 1)
  %v51 = getelementptr [1 x i8], ptr %v25, i64 192
  call void @llvm.prefetch.p0(ptr %v51, i32 1, i32 3, i32 1)
  %v52 = getelementptr [1 x i8], ptr %v27, i64 128
  call void @llvm.prefetch.p0(ptr %v52, i32 1, i32 3, i32 1)
  %v53 = getelementptr [1 x i8], ptr %v27, i64 192
  call void @llvm.prefetch.p0(ptr %v53, i32 1, i32 3, i32 1)
  %v54 = icmp ne i64 %given7, 0
  br i1 %v54, label %yes55, label %no55
yes55:
  br label %joined55
no55:
  %v56 = getelementptr [1 x i8], ptr %v3, i64 0
  %v57 = getelementptr [1 x i8], ptr %v3, i64 64
  %v58 = getelementptr [1 x i8], ptr %v5, i64 0
  %v59 = getelementptr [1 x i8], ptr %v5, i64 64
  %v60 = getelementptr [1 x i8], ptr %v7, i64 0
  %v61 = getelementptr [1 x i8], ptr %v7, i64 64
  %v62 = getelementptr [1 x i8], ptr %v9, i64 0
  %v63 = getelementptr [1 x i8], ptr %v9, i64 64
  %v64 = getelementptr [1 x i8], ptr %v11, i64 0
  %v65 = getelementptr [1 x i8], ptr %v11, i64 64
  %v66 = getelementptr [1 x i8], ptr %v13, i64 0
  %v67 = getelementptr [1 x i8], ptr %v13, i64 64
  %v68 = getelementptr [1 x i8], ptr %v15, i64 0
  %v69 = getelementptr [1 x i8], ptr %v15, i64 64
  %v70 = getelementptr [1 x i8], ptr %v17, i64 0
  %v71 = getelementptr [1 x i8], ptr %v17, i64 64
  %v72 = getelementptr [1 x i8], ptr %v19, i64 0
  %v73 = getelementptr [1 x i8], ptr %v19, i64 64
  %v74 = getelementptr [1 x i8], ptr %v21, i64 0
  %v75 = getelementptr [1 x i8], ptr %v21, i64 64
  %v76 = getelementptr [1 x i8], ptr %v23, i64 0
  %v77 = getelementptr [1 x i8], ptr %v23, i64 64
  %v78 = getelementptr [1 x i8], ptr %v25, i64 0
  %v79 = getelementptr [1 x i8], ptr %v25, i64 64
  %v80 = getelementptr [1 x i8], ptr %v27, i64 0
  %v81 = getelementptr [1 x i8], ptr %v27, i64 64
  %v82 = load <16 x float>, ptr %v56, align 4
  %v83 = load <16 x float>, ptr %v57, align 4
  %v84 = load <16 x float>, ptr %v58, align 4
  %v85 = load <16 x float>, ptr %v59, align 4
  %v86 = load <16 x float>, ptr %v60, align 4
  %v87 = load <16 x float>, ptr %v61, align 4
  %v88 = load <16 x float>, ptr %v62, align 4
  %v89 = load <16 x float>, ptr %v63, align 4
  %v90 = load <16 x float>, ptr %v64, align 4
  %v91 = load <16 x float>, ptr %v65, align 4
  %v92 = load <16 x float>, ptr %v66, align 4
  %v93 = load <16 x float>, ptr %v67, align 4
  %v94 = load <16 x float>, ptr %v68, align 4
  %v95 = load <16 x float>, ptr %v69, align 4
  %v96 = load <16 x float>, ptr %v70, align 4
  %v97 = load <16 x float>, ptr %v71, align 4
  %v98 = load <16 x float>, ptr %v72, align 4
  %v99 = load <16 x float>, ptr %v73, align 4
  %v100 = load <16 x float>, ptr %v74, align 4
  %v101 = load <16 x float>, ptr %v75, align 4
  %v102 = load <16 x float>, ptr %v76, align 4
  %v103 = load <16 x float>, ptr %v77, align 4
  %v104 = load <16 x float>, ptr %v78, align 4
  %v105 = load <16 x float>, ptr %v79, align 4
  %v106 = load <16 x float>, ptr %v80, align 4
  %v107 = load <16 x float>, ptr %v81, align 4
  br label %joined55
joined55:
  %v108 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v82, %no55 ]
  %v109 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v83, %no55 ]
  %v110 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v84, %no55 ]
  %v111 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v85, %no55 ]
  %v112 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v86, %no55 ]
  %v113 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v87, %no55 ]
  %v114 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v88, %no55 ]
  %v115 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v89, %no55 ]
  %v116 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v90, %no55 ]
  %v117 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v91, %no55 ]
  %v118 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v92, %no55 ]
  %v119 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v93, %no55 ]
  %v120 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v94, %no55 ]
  %v121 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v95, %no55 ]
  %v122 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v96, %no55 ]
  %v123 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v97, %no55 ]
  %v124 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v98, %no55 ]
  %v125 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v99, %no55 ]
  %v126 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v100, %no55 ]
  %v127 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v101, %no55 ]
  %v128 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v102, %no55 ]
  %v129 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v103, %no55 ]
  %v130 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v104, %no55 ]
  %v131 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v105, %no55 ]
  %v132 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v106, %no55 ]
  %v133 = phi <16 x float> [ splat (float 0x0000000000000000), %yes55 ], [ %v107, %no55 ]
  %v134 = mul i64 %given1, 0
  %v135 = getelementptr [1 x i8], ptr %given0, i64 %v134
  %v136 = mul i64 %given1, 3
  %v137 = getelementptr [1 x i8], ptr %given0, i64 %v136
  %v138 = mul i64 %given1, 6
  %v139 = getelementptr [1 x i8], ptr %given0, i64 %v138
  %v140 = mul i64 %given1, 9
  %v141 = getelementptr [1 x i8], ptr %given0, i64 %v140
  %v142 = mul i64 %given1, 12
  %v143 = getelementptr [1 x i8], ptr %given0, i64 %v142
  %v144 = mul i64 0, %given3
  %v145 = getelementptr [1 x i8], ptr %given2, i64 %v144
  br label %head146
head146:
  %v147 = phi i64 [ 0, %joined55 ], [ %v273, %body146 ]
  %v148 = phi <16 x float> [ %v108, %joined55 ], [ %v192, %body146 ]
  %v149 = phi <16 x float> [ %v109, %joined55 ], [ %v193, %body146 ]
  %v150 = phi <16 x float> [ %v110, %joined55 ], [ %v198, %body146 ]
  %v151 = phi <16 x float> [ %v111, %joined55 ], [ %v199, %body146 ]
  %v152 = phi <16 x float> [ %v112, %joined55 ], [ %v204, %body146 ]
  %v153 = phi <16 x float> [ %v113, %joined55 ], [ %v205, %body146 ]
  %v154 = phi <16 x float> [ %v114, %joined55 ], [ %v210, %body146 ]
  %v155 = phi <16 x float> [ %v115, %joined55 ], [ %v211, %body146 ]
  %v156 = phi <16 x float> [ %v116, %joined55 ], [ %v216, %body146 ]
  %v157 = phi <16 x float> [ %v117, %joined55 ], [ %v217, %body146 ]
  %v158 = phi <16 x float> [ %v118, %joined55 ], [ %v222, %body146 ]
  %v159 = phi <16 x float> [ %v119, %joined55 ], [ %v223, %body146 ]
  %v160 = phi <16 x float> [ %v120, %joined55 ], [ %v228, %body146 ]
  %v161 = phi <16 x float> [ %v121, %joined55 ], [ %v229, %body146 ]
  %v162 = phi <16 x float> [ %v122, %joined55 ], [ %v234, %body146 ]
  %v163 = phi <16 x float> [ %v123, %joined55 ], [ %v235, %body146 ]
  %v164 = phi <16 x float> [ %v124, %joined55 ], [ %v240, %body146 ]
  %v165 = phi <16 x float> [ %v125, %joined55 ], [ %v241, %body146 ]
  %v166 = phi <16 x float> [ %v126, %joined55 ], [ %v246, %body146 ]
  %v167 = phi <16 x float> [ %v127, %joined55 ], [ %v247, %body146 ]
  %v168 = phi <16 x float> [ %v128, %joined55 ], [ %v252, %body146 ]
  %v169 = phi <16 x float> [ %v129, %joined55 ], [ %v253, %body146 ]
  %v170 = phi <16 x float> [ %v130, %joined55 ], [ %v258, %body146 ]
  %v171 = phi <16 x float> [ %v131, %joined55 ], [ %v259, %body146 ]
  %v172 = phi <16 x float> [ %v132, %joined55 ], [ %v264, %body146 ]
  %v173 = phi <16 x float> [ %v133, %joined55 ], [ %v265, %body146 ]
  %v174 = phi ptr [ %v135, %joined55 ], [ %v266, %body146 ]
  %v175 = phi ptr [ %v137, %joined55 ], [ %v267, %body146 ]
  %v176 = phi ptr [ %v139, %joined55 ], [ %v268, %body146 ]
  %v177 = phi ptr [ %v141, %joined55 ], [ %v269, %body146 ]
  %v178 = phi ptr [ %v143, %joined55 ], [ %v270, %body146 ]
  %v179 = phi ptr [ %v145, %joined55 ], [ %v271, %body146 ]
  %v180 = phi ptr [ %given9, %joined55 ], [ %v272, %body146 ]
  %v181 = icmp slt i64 %v147, %given6
  br i1 %v181, label %body146, label %end146
body146:
  %v182 = getelementptr [1 x i8], ptr %v179, i64 2048
  call void @llvm.prefetch.p0(ptr %v182, i32 0, i32 3, i32 1)
  %v183 = getelementptr [1 x i8], ptr %v179, i64 2112
  call void @llvm.prefetch.p0(ptr %v183, i32 0, i32 3, i32 1)
  call void @llvm.prefetch.p0(ptr %v180, i32 0, i32 2, i32 1)
  %v184 = getelementptr [1 x i8], ptr %v179, i64 0
  %v185 = load <16 x float>, ptr %v184, align 4
  %v186 = getelementptr [1 x i8], ptr %v179, i64 64
  %v187 = load <16 x float>, ptr %v186, align 4
  %v188 = getelementptr [1 x i8], ptr %v174, i64 0
  %v189 = load float, ptr %v188, align 4
  %v190 = insertelement <16 x float> poison, float %v189, i32 0
  %v191 = shufflevector <16 x float> %v190, <16 x float> poison, <16 x i32> zeroinitializer
  %v192 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v191, <16 x float> %v185, <16 x float> %v148)
  %v193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v191, <16 x float> %v187, <16 x float> %v149)
  %v194 = getelementptr [1 x i8], ptr %v174, i64 %given1
  %v195 = load float, ptr %v194, align 4
  %v196 = insertelement <16 x float> poison, float %v195, i32 0
  %v197 = shufflevector <16 x float> %v196, <16 x float> poison, <16 x i32> zeroinitializer
  %v198 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v197, <16 x float> %v185, <16 x float> %v150)
  %v199 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v197, <16 x float> %v187, <16 x float> %v151)
  %v200 = getelementptr [1 x i8], ptr %v174, i64 %v1
  %v201 = load float, ptr %v200, align 4
  %v202 = insertelement <16 x float> poison, float %v201, i32 0
  %v203 = shufflevector <16 x float> %v202, <16 x float> poison, <16 x i32> zeroinitializer
  %v204 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v203, <16 x float> %v185, <16 x float> %v152)
  %v205 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v203, <16 x float> %v187, <16 x float> %v153)
  %v206 = getelementptr [1 x i8], ptr %v175, i64 0
  %v207 = load float, ptr %v206, align 4
  %v208 = insertelement <16 x float> poison, float %v207, i32 0
  %v209 = shufflevector <16 x float> %v208, <16 x float> poison, <16 x i32> zeroinitializer
  %v210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v209, <16 x float> %v185, <16 x float> %v154)
  %v211 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v209, <16 x float> %v187, <16 x float> %v155)
  %v212 = getelementptr [1 x i8], ptr %v175, i64 %given1
  %v213 = load float, ptr %v212, align 4
  %v214 = insertelement <16 x float> poison, float %v213, i32 0
  %v215 = shufflevector <16 x float> %v214, <16 x float> poison, <16 x i32> zeroinitializer
  %v216 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v215, <16 x float> %v185, <16 x float> %v156)
  %v217 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v215, <16 x float> %v187, <16 x float> %v157)
  %v218 = getelementptr [1 x i8], ptr %v175, i64 %v1
  %v219 = load float, ptr %v218, align 4
  %v220 = insertelement <16 x float> poison, float %v219, i32 0
  %v221 = shufflevector <16 x float> %v220, <16 x float> poison, <16 x i32> zeroinitializer
  %v222 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v221, <16 x float> %v185, <16 x float> %v158)
  %v223 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v221, <16 x float> %v187, <16 x float> %v159)
  %v224 = getelementptr [1 x i8], ptr %v176, i64 0
  %v225 = load float, ptr %v224, align 4
  %v226 = insertelement <16 x float> poison, float %v225, i32 0
  %v227 = shufflevector <16 x float> %v226, <16 x float> poison, <16 x i32> zeroinitializer
  %v228 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v227, <16 x float> %v185, <16 x float> %v160)
  %v229 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v227, <16 x float> %v187, <16 x float> %v161)
  %v230 = getelementptr [1 x i8], ptr %v176, i64 %given1
  %v231 = load float, ptr %v230, align 4
  %v232 = insertelement <16 x float> poison, float %v231, i32 0
  %v233 = shufflevector <16 x float> %v232, <16 x float> poison, <16 x i32> zeroinitializer
  %v234 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v233, <16 x float> %v185, <16 x float> %v162)
  %v235 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v233, <16 x float> %v187, <16 x float> %v163)
  %v236 = getelementptr [1 x i8], ptr %v176, i64 %v1
  %v237 = load float, ptr %v236, align 4
  %v238 = insertelement <16 x float> poison, float %v237, i32 0
  %v239 = shufflevector <16 x float> %v238, <16 x float> poison, <16 x i32> zeroinitializer
  %v240 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v239, <16 x float> %v185, <16 x float> %v164)
  %v241 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v239, <16 x float> %v187, <16 x float> %v165)
  %v242 = getelementptr [1 x i8], ptr %v177, i64 0
  %v243 = load float, ptr %v242, align 4
  %v244 = insertelement <16 x float> poison, float %v243, i32 0
  %v245 = shufflevector <16 x float> %v244, <16 x float> poison, <16 x i32> zeroinitializer
  %v246 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v245, <16 x float> %v185, <16 x float> %v166)
  %v247 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v245, <16 x float> %v187, <16 x float> %v167)
  %v248 = getelementptr [1 x i8], ptr %v177, i64 %given1
  %v249 = load float, ptr %v248, align 4
  %v250 = insertelement <16 x float> poison, float %v249, i32 0
  %v251 = shufflevector <16 x float> %v250, <16 x float> poison, <16 x i32> zeroinitializer
  %v252 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v251, <16 x float> %v185, <16 x float> %v168)
  %v253 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v251, <16 x float> %v187, <16 x float> %v169)
  %v254 = getelementptr [1 x i8], ptr %v177, i64 %v1
  %v255 = load float, ptr %v254, align 4
  %v256 = insertelement <16 x float> poison, float %v255, i32 0
  %v257 = shufflevector <16 x float> %v256, <16 x float> poison, <16 x i32> zeroinitializer
  %v258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v257, <16 x float> %v185, <16 x float> %v170)
  %v259 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v257, <16 x float> %v187, <16 x float> %v171)
  %v260 = getelementptr [1 x i8], ptr %v178, i64 0
  %v261 = load float, ptr %v260, align 4
  %v262 = insertelement <16 x float> poison, float %v261, i32 0
  %v263 = shufflevector <16 x float> %v262, <16 x float> poison, <16 x i32> zeroinitializer
  %v264 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v263, <16 x float> %v185, <16 x float> %v172)
  %v265 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v263, <16 x float> %v187, <16 x float> %v173)
  %v266 = getelementptr [1 x i8], ptr %v174, i64 4
  %v267 = getelementptr [1 x i8], ptr %v175, i64 4
  %v268 = getelementptr [1 x i8], ptr %v176, i64 4
  %v269 = getelementptr [1 x i8], ptr %v177, i64 4
  %v270 = getelementptr [1 x i8], ptr %v178, i64 4
  %v271 = getelementptr [1 x i8], ptr %v179, i64 128
  %v272 = getelementptr [1 x i8], ptr %v180, i64 %given10
  %v273 = add i64 %v147, 1
  br label %head146
end146:
  %v274 = getelementptr [1 x i8], ptr %v3, i64 0
  %v275 = getelementptr [1 x i8], ptr %v3, i64 64
  %v276 = getelementptr [1 x i8], ptr %v5, i64 0
  %v277 = getelementptr [1 x i8], ptr %v5, i64 64
  %v278 = getelementptr [1 x i8], ptr %v7, i64 0
  %v279 = getelementptr [1 x i8], ptr %v7, i64 64
  %v280 = getelementptr [1 x i8], ptr %v9, i64 0
  %v281 = getelementptr [1 x i8], ptr %v9, i64 64
  %v282 = getelementptr [1 x i8], ptr %v11, i64 0
  %v283 = getelementptr [1 x i8], ptr %v11, i64 64
  %v284 = getelementptr [1 x i8], ptr %v13, i64 0
  %v285 = getelementptr [1 x i8], ptr %v13, i64 64
  %v286 = getelementptr [1 x i8], ptr %v15, i64 0
  %v287 = getelementptr [1 x i8], ptr %v15, i64 64
  %v288 = getelementptr [1 x i8], ptr %v17, i64 0
  %v289 = getelementptr [1 x i8], ptr %v17, i64 64
  %v290 = getelementptr [1 x i8], ptr %v19, i64 0
  %v291 = getelementptr [1 x i8], ptr %v19, i64 64
  %v292 = getelementptr [1 x i8], ptr %v21, i64 0
  %v293 = getelementptr [1 x i8], ptr %v21, i64 64
  %v294 = getelementptr [1 x i8], ptr %v23, i64 0
  %v295 = getelementptr [1 x i8], ptr %v23, i64 64
  %v296 = getelementptr [1 x i8], ptr %v25, i64 0
  %v297 = getelementptr [1 x i8], ptr %v25, i64 64
  %v298 = getelementptr [1 x i8], ptr %v27, i64 0
  %v299 = getelementptr [1 x i8], ptr %v27, i64 64
  store <16 x float> %v148, ptr %v274, align 4
  store <16 x float> %v149, ptr %v275, align 4
  store <16 x float> %v150, ptr %v276, align 4
  store <16 x float> %v151, ptr %v277, align 4
  store <16 x float> %v152, ptr %v278, align 4
  store <16 x float> %v153, ptr %v279, align 4
  store <16 x float> %v154, ptr %v280, align 4
  store <16 x float> %v155, ptr %v281, align 4
  store <16 x float> %v156, ptr %v282, align 4
  store <16 x float> %v157, ptr %v283, align 4
  store <16 x float> %v158, ptr %v284, align 4
  store <16 x float> %v159, ptr %v285, align 4
  store <16 x float> %v160, ptr %v286, align 4
  store <16 x float> %v161, ptr %v287, align 4
  store <16 x float> %v162, ptr %v288, align 4
  store <16 x float> %v163, ptr %v289, align 4
  store <16 x float> %v164, ptr %v290, align 4
  store <16 x float> %v165, ptr %v291, align 4
  store <16 x float> %v166, ptr %v292, align 4
  store <16 x float> %v167, ptr %v293, align 4
  store <16 x float> %v168, ptr %v294, align 4
  store <16 x float> %v169, ptr %v295, align 4
  store <16 x float> %v170, ptr %v296, align 4
  store <16 x float> %v171, ptr %v297, align 4
  store <16 x float> %v172, ptr %v298, align 4
  store <16 x float> %v173, ptr %v299, align 4
  ret void
}
define internal void @keys1(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v300 = mul i64 %given1, 2
  %v301 = mul i64 %given5, 0
  %v302 = getelementptr [1 x i8], ptr %given4, i64 %v301
  %v303 = getelementptr [1 x i8], ptr %v302, i64 128
  call void @llvm.prefetch.p0(ptr %v303, i32 1, i32 3, i32 1)
  %v304 = getelementptr [1 x i8], ptr %v302, i64 192
  call void @llvm.prefetch.p0(ptr %v304, i32 1, i32 3, i32 1)
  %v305 = icmp ne i64 %given7, 0
  br i1 %v305, label %yes306, label %no306
yes306:
  br label %joined306
no306:
  %v307 = getelementptr [1 x i8], ptr %v302, i64 0
  %v308 = getelementptr [1 x i8], ptr %v302, i64 64
  %v309 = load <16 x float>, ptr %v307, align 4
  %v310 = load <16 x float>, ptr %v308, align 4
  br label %joined306
joined306:
  %v311 = phi <16 x float> [ splat (float 0x0000000000000000), %yes306 ], [ %v309, %no306 ]
  %v312 = phi <16 x float> [ splat (float 0x0000000000000000), %yes306 ], [ %v310, %no306 ]
  %v313 = mul i64 %given1, 0
  %v314 = getelementptr [1 x i8], ptr %given0, i64 %v313
  %v315 = mul i64 0, %given3
  %v316 = getelementptr [1 x i8], ptr %given2, i64 %v315
  br label %head317
head317:
  %v318 = phi i64 [ 0, %joined306 ], [ %v340, %body317 ]
  %v319 = phi <16 x float> [ %v311, %joined306 ], [ %v335, %body317 ]
  %v320 = phi <16 x float> [ %v312, %joined306 ], [ %v336, %body317 ]
  %v321 = phi ptr [ %v314, %joined306 ], [ %v337, %body317 ]
  %v322 = phi ptr [ %v316, %joined306 ], [ %v338, %body317 ]
  %v323 = phi ptr [ %given9, %joined306 ], [ %v339, %body317 ]
  %v324 = icmp slt i64 %v318, %given6
  br i1 %v324, label %body317, label %end317
body317:
  %v325 = getelementptr [1 x i8], ptr %v322, i64 2048
  call void @llvm.prefetch.p0(ptr %v325, i32 0, i32 3, i32 1)
  %v326 = getelementptr [1 x i8], ptr %v322, i64 2112
  call void @llvm.prefetch.p0(ptr %v326, i32 0, i32 3, i32 1)
  call void @llvm.prefetch.p0(ptr %v323, i32 0, i32 2, i32 1)
  %v327 = getelementptr [1 x i8], ptr %v322, i64 0
  %v328 = load <16 x float>, ptr %v327, align 4
  %v329 = getelementptr [1 x i8], ptr %v322, i64 64
  %v330 = load <16 x float>, ptr %v329, align 4
  %v331 = getelementptr [1 x i8], ptr %v321, i64 0
  %v332 = load float, ptr %v331, align 4
  %v333 = insertelement <16 x float> poison, float %v332, i32 0
  %v334 = shufflevector <16 x float> %v333, <16 x float> poison, <16 x i32> zeroinitializer
  %v335 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v334, <16 x float> %v328, <16 x float> %v319)
  %v336 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v334, <16 x float> %v330, <16 x float> %v320)
  %v337 = getelementptr [1 x i8], ptr %v321, i64 4
  %v338 = getelementptr [1 x i8], ptr %v322, i64 128
  %v339 = getelementptr [1 x i8], ptr %v323, i64 %given10
  %v340 = add i64 %v318, 1
  br label %head317
end317:
  %v341 = getelementptr [1 x i8], ptr %v302, i64 0
  %v342 = getelementptr [1 x i8], ptr %v302, i64 64
  store <16 x float> %v319, ptr %v341, align 4
  store <16 x float> %v320, ptr %v342, align 4
  ret void
}
define internal void @tile10(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v343 = mul i64 %given1, 2
  %v344 = mul i64 %given5, 0
  %v345 = getelementptr [1 x i8], ptr %given4, i64 %v344
  %v346 = mul i64 %given5, 1
  %v347 = getelementptr [1 x i8], ptr %given4, i64 %v346
  %v348 = mul i64 %given5, 2
  %v349 = getelementptr [1 x i8], ptr %given4, i64 %v348
  %v350 = mul i64 %given5, 3
  %v351 = getelementptr [1 x i8], ptr %given4, i64 %v350
  %v352 = mul i64 %given5, 4
  %v353 = getelementptr [1 x i8], ptr %given4, i64 %v352
  %v354 = mul i64 %given5, 5
  %v355 = getelementptr [1 x i8], ptr %given4, i64 %v354
  %v356 = mul i64 %given5, 6
  %v357 = getelementptr [1 x i8], ptr %given4, i64 %v356
  %v358 = mul i64 %given5, 7
  %v359 = getelementptr [1 x i8], ptr %given4, i64 %v358
  %v360 = mul i64 %given5, 8
  %v361 = getelementptr [1 x i8], ptr %given4, i64 %v360
  %v362 = mul i64 %given5, 9
  %v363 = getelementptr [1 x i8], ptr %given4, i64 %v362
  %v364 = getelementptr [1 x i8], ptr %v345, i64 128
  call void @llvm.prefetch.p0(ptr %v364, i32 1, i32 3, i32 1)
  %v365 = getelementptr [1 x i8], ptr %v345, i64 192
  call void @llvm.prefetch.p0(ptr %v365, i32 1, i32 3, i32 1)
  %v366 = getelementptr [1 x i8], ptr %v347, i64 128
  call void @llvm.prefetch.p0(ptr %v366, i32 1, i32 3, i32 1)
  %v367 = getelementptr [1 x i8], ptr %v347, i64 192
  call void @llvm.prefetch.p0(ptr %v367, i32 1, i32 3, i32 1)
  %v368 = getelementptr [1 x i8], ptr %v349, i64 128
  call void @llvm.prefetch.p0(ptr %v368, i32 1, i32 3, i32 1)
  %v369 = getelementptr [1 x i8], ptr %v349, i64 192
  call void @llvm.prefetch.p0(ptr %v369, i32 1, i32 3, i32 1)
  %v370 = getelementptr [1 x i8], ptr %v351, i64 128
  call void @llvm.prefetch.p0(ptr %v370, i32 1, i32 3, i32 1)
  %v371 = getelementptr [1 x i8], ptr %v351, i64 192
  call void @llvm.prefetch.p0(ptr %v371, i32 1, i32 3, i32 1)
  %v372 = getelementptr [1 x i8], ptr %v353, i64 128
  call void @llvm.prefetch.p0(ptr %v372, i32 1, i32 3, i32 1)
  %v373 = getelementptr [1 x i8], ptr %v353, i64 192
  call void @llvm.prefetch.p0(ptr %v373, i32 1, i32 3, i32 1)
  %v374 = getelementptr [1 x i8], ptr %v355, i64 128
  call void @llvm.prefetch.p0(ptr %v374, i32 1, i32 3, i32 1)
  %v375 = getelementptr [1 x i8], ptr %v355, i64 192
  call void @llvm.prefetch.p0(ptr %v375, i32 1, i32 3, i32 1)
  %v376 = getelementptr [1 x i8], ptr %v357, i64 128
  call void @llvm.prefetch.p0(ptr %v376, i32 1, i32 3, i32 1)
  %v377 = getelementptr [1 x i8], ptr %v357, i64 192
  call void @llvm.prefetch.p0(ptr %v377, i32 1, i32 3, i32 1)
  %v378 = getelementptr [1 x i8], ptr %v359, i64 128
  call void @llvm.prefetch.p0(ptr %v378, i32 1, i32 3, i32 1)
  %v379 = getelementptr [1 x i8], ptr %v359, i64 192
  call void @llvm.prefetch.p0(ptr %v379, i32 1, i32 3, i32 1)
  %v380 = getelementptr [1 x i8], ptr %v361, i64 128
  call void @llvm.prefetch.p0(ptr %v380, i32 1, i32 3, i32 1)
  %v381 = getelementptr [1 x i8], ptr %v361, i64 192
  call void @llvm.prefetch.p0(ptr %v381, i32 1, i32 3, i32 1)
  %v382 = getelementptr [1 x i8], ptr %v363, i64 128
  call void @llvm.prefetch.p0(ptr %v382, i32 1, i32 3, i32 1)
  %v383 = getelementptr [1 x i8], ptr %v363, i64 192
  call void @llvm.prefetch.p0(ptr %v383, i32 1, i32 3, i32 1)
  %v384 = icmp ne i64 %given7, 0
  br i1 %v384, label %yes385, label %no385
yes385:
  br label %joined385
no385:
  %v386 = getelementptr [1 x i8], ptr %v345, i64 0
  %v387 = getelementptr [1 x i8], ptr %v345, i64 64
  %v388 = getelementptr [1 x i8], ptr %v347, i64 0
  %v389 = getelementptr [1 x i8], ptr %v347, i64 64
  %v390 = getelementptr [1 x i8], ptr %v349, i64 0
  %v391 = getelementptr [1 x i8], ptr %v349, i64 64
  %v392 = getelementptr [1 x i8], ptr %v351, i64 0
  %v393 = getelementptr [1 x i8], ptr %v351, i64 64
  %v394 = getelementptr [1 x i8], ptr %v353, i64 0
  %v395 = getelementptr [1 x i8], ptr %v353, i64 64
  %v396 = getelementptr [1 x i8], ptr %v355, i64 0
  %v397 = getelementptr [1 x i8], ptr %v355, i64 64
  %v398 = getelementptr [1 x i8], ptr %v357, i64 0
  %v399 = getelementptr [1 x i8], ptr %v357, i64 64
  %v400 = getelementptr [1 x i8], ptr %v359, i64 0
  %v401 = getelementptr [1 x i8], ptr %v359, i64 64
  %v402 = getelementptr [1 x i8], ptr %v361, i64 0
  %v403 = getelementptr [1 x i8], ptr %v361, i64 64
  %v404 = getelementptr [1 x i8], ptr %v363, i64 0
  %v405 = getelementptr [1 x i8], ptr %v363, i64 64
  %v406 = load <16 x float>, ptr %v386, align 4
  %v407 = load <16 x float>, ptr %v387, align 4
  %v408 = load <16 x float>, ptr %v388, align 4
  %v409 = load <16 x float>, ptr %v389, align 4
  %v410 = load <16 x float>, ptr %v390, align 4
  %v411 = load <16 x float>, ptr %v391, align 4
  %v412 = load <16 x float>, ptr %v392, align 4
  %v413 = load <16 x float>, ptr %v393, align 4
  %v414 = load <16 x float>, ptr %v394, align 4
  %v415 = load <16 x float>, ptr %v395, align 4
  %v416 = load <16 x float>, ptr %v396, align 4
  %v417 = load <16 x float>, ptr %v397, align 4
  %v418 = load <16 x float>, ptr %v398, align 4
  %v419 = load <16 x float>, ptr %v399, align 4
  %v420 = load <16 x float>, ptr %v400, align 4
  %v421 = load <16 x float>, ptr %v401, align 4
  %v422 = load <16 x float>, ptr %v402, align 4
  %v423 = load <16 x float>, ptr %v403, align 4
  %v424 = load <16 x float>, ptr %v404, align 4
  %v425 = load <16 x float>, ptr %v405, align 4
  br label %joined385
joined385:
  %v426 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v406, %no385 ]
  %v427 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v407, %no385 ]
  %v428 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v408, %no385 ]
  %v429 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v409, %no385 ]
  %v430 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v410, %no385 ]
  %v431 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v411, %no385 ]
  %v432 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v412, %no385 ]
  %v433 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v413, %no385 ]
  %v434 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v414, %no385 ]
  %v435 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v415, %no385 ]
  %v436 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v416, %no385 ]
  %v437 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v417, %no385 ]
  %v438 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v418, %no385 ]
  %v439 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v419, %no385 ]
  %v440 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v420, %no385 ]
  %v441 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v421, %no385 ]
  %v442 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v422, %no385 ]
  %v443 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v423, %no385 ]
  %v444 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v424, %no385 ]
  %v445 = phi <16 x float> [ splat (float 0x0000000000000000), %yes385 ], [ %v425, %no385 ]
  %v446 = mul i64 %given1, 0
  %v447 = getelementptr [1 x i8], ptr %given0, i64 %v446
  %v448 = mul i64 %given1, 3
  %v449 = getelementptr [1 x i8], ptr %given0, i64 %v448
  %v450 = mul i64 %given1, 6
  %v451 = getelementptr [1 x i8], ptr %given0, i64 %v450
  %v452 = mul i64 %given1, 9
  %v453 = getelementptr [1 x i8], ptr %given0, i64 %v452
  br label %head454
head454:
  %v455 = phi i64 [ 0, %joined385 ], [ %v556, %body454 ]
  %v456 = phi <16 x float> [ %v426, %joined385 ], [ %v494, %body454 ]
  %v457 = phi <16 x float> [ %v427, %joined385 ], [ %v495, %body454 ]
  %v458 = phi <16 x float> [ %v428, %joined385 ], [ %v500, %body454 ]
  %v459 = phi <16 x float> [ %v429, %joined385 ], [ %v501, %body454 ]
  %v460 = phi <16 x float> [ %v430, %joined385 ], [ %v506, %body454 ]
  %v461 = phi <16 x float> [ %v431, %joined385 ], [ %v507, %body454 ]
  %v462 = phi <16 x float> [ %v432, %joined385 ], [ %v512, %body454 ]
  %v463 = phi <16 x float> [ %v433, %joined385 ], [ %v513, %body454 ]
  %v464 = phi <16 x float> [ %v434, %joined385 ], [ %v518, %body454 ]
  %v465 = phi <16 x float> [ %v435, %joined385 ], [ %v519, %body454 ]
  %v466 = phi <16 x float> [ %v436, %joined385 ], [ %v524, %body454 ]
  %v467 = phi <16 x float> [ %v437, %joined385 ], [ %v525, %body454 ]
  %v468 = phi <16 x float> [ %v438, %joined385 ], [ %v530, %body454 ]
  %v469 = phi <16 x float> [ %v439, %joined385 ], [ %v531, %body454 ]
  %v470 = phi <16 x float> [ %v440, %joined385 ], [ %v536, %body454 ]
  %v471 = phi <16 x float> [ %v441, %joined385 ], [ %v537, %body454 ]
  %v472 = phi <16 x float> [ %v442, %joined385 ], [ %v542, %body454 ]
  %v473 = phi <16 x float> [ %v443, %joined385 ], [ %v543, %body454 ]
  %v474 = phi <16 x float> [ %v444, %joined385 ], [ %v548, %body454 ]
  %v475 = phi <16 x float> [ %v445, %joined385 ], [ %v549, %body454 ]
  %v476 = phi ptr [ %v447, %joined385 ], [ %v550, %body454 ]
  %v477 = phi ptr [ %v449, %joined385 ], [ %v551, %body454 ]
  %v478 = phi ptr [ %v451, %joined385 ], [ %v552, %body454 ]
  %v479 = phi ptr [ %v453, %joined385 ], [ %v553, %body454 ]
  %v480 = phi ptr [ %given2, %joined385 ], [ %v554, %body454 ]
  %v481 = phi ptr [ %given9, %joined385 ], [ %v555, %body454 ]
  %v482 = icmp slt i64 %v455, %given6
  br i1 %v482, label %body454, label %end454
body454:
  %v483 = getelementptr [1 x i8], ptr %v481, i64 0
  call void @llvm.prefetch.p0(ptr %v483, i32 0, i32 3, i32 1)
  %v484 = getelementptr [1 x i8], ptr %v481, i64 64
  call void @llvm.prefetch.p0(ptr %v484, i32 0, i32 3, i32 1)
  %v485 = getelementptr [1 x i8], ptr %v480, i64 0
  %v486 = getelementptr [1 x i8], ptr %v485, i64 0
  %v487 = load <16 x float>, ptr %v486, align 4
  %v488 = getelementptr [1 x i8], ptr %v485, i64 64
  %v489 = load <16 x float>, ptr %v488, align 4
  %v490 = getelementptr [1 x i8], ptr %v476, i64 0
  %v491 = load float, ptr %v490, align 4
  %v492 = insertelement <16 x float> poison, float %v491, i32 0
  %v493 = shufflevector <16 x float> %v492, <16 x float> poison, <16 x i32> zeroinitializer
  %v494 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v493, <16 x float> %v487, <16 x float> %v456)
  %v495 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v493, <16 x float> %v489, <16 x float> %v457)
  %v496 = getelementptr [1 x i8], ptr %v476, i64 %given1
  %v497 = load float, ptr %v496, align 4
  %v498 = insertelement <16 x float> poison, float %v497, i32 0
  %v499 = shufflevector <16 x float> %v498, <16 x float> poison, <16 x i32> zeroinitializer
  %v500 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v499, <16 x float> %v487, <16 x float> %v458)
  %v501 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v499, <16 x float> %v489, <16 x float> %v459)
  %v502 = getelementptr [1 x i8], ptr %v476, i64 %v343
  %v503 = load float, ptr %v502, align 4
  %v504 = insertelement <16 x float> poison, float %v503, i32 0
  %v505 = shufflevector <16 x float> %v504, <16 x float> poison, <16 x i32> zeroinitializer
  %v506 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v505, <16 x float> %v487, <16 x float> %v460)
  %v507 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v505, <16 x float> %v489, <16 x float> %v461)
  %v508 = getelementptr [1 x i8], ptr %v477, i64 0
  %v509 = load float, ptr %v508, align 4
  %v510 = insertelement <16 x float> poison, float %v509, i32 0
  %v511 = shufflevector <16 x float> %v510, <16 x float> poison, <16 x i32> zeroinitializer
  %v512 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v511, <16 x float> %v487, <16 x float> %v462)
  %v513 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v511, <16 x float> %v489, <16 x float> %v463)
  %v514 = getelementptr [1 x i8], ptr %v477, i64 %given1
  %v515 = load float, ptr %v514, align 4
  %v516 = insertelement <16 x float> poison, float %v515, i32 0
  %v517 = shufflevector <16 x float> %v516, <16 x float> poison, <16 x i32> zeroinitializer
  %v518 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v517, <16 x float> %v487, <16 x float> %v464)
  %v519 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v517, <16 x float> %v489, <16 x float> %v465)
  %v520 = getelementptr [1 x i8], ptr %v477, i64 %v343
  %v521 = load float, ptr %v520, align 4
  %v522 = insertelement <16 x float> poison, float %v521, i32 0
  %v523 = shufflevector <16 x float> %v522, <16 x float> poison, <16 x i32> zeroinitializer
  %v524 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v523, <16 x float> %v487, <16 x float> %v466)
  %v525 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v523, <16 x float> %v489, <16 x float> %v467)
  %v526 = getelementptr [1 x i8], ptr %v478, i64 0
  %v527 = load float, ptr %v526, align 4
  %v528 = insertelement <16 x float> poison, float %v527, i32 0
  %v529 = shufflevector <16 x float> %v528, <16 x float> poison, <16 x i32> zeroinitializer
  %v530 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v529, <16 x float> %v487, <16 x float> %v468)
  %v531 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v529, <16 x float> %v489, <16 x float> %v469)
  %v532 = getelementptr [1 x i8], ptr %v478, i64 %given1
  %v533 = load float, ptr %v532, align 4
  %v534 = insertelement <16 x float> poison, float %v533, i32 0
  %v535 = shufflevector <16 x float> %v534, <16 x float> poison, <16 x i32> zeroinitializer
  %v536 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v535, <16 x float> %v487, <16 x float> %v470)
  %v537 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v535, <16 x float> %v489, <16 x float> %v471)
  %v538 = getelementptr [1 x i8], ptr %v478, i64 %v343
  %v539 = load float, ptr %v538, align 4
  %v540 = insertelement <16 x float> poison, float %v539, i32 0
  %v541 = shufflevector <16 x float> %v540, <16 x float> poison, <16 x i32> zeroinitializer
  %v542 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v541, <16 x float> %v487, <16 x float> %v472)
  %v543 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v541, <16 x float> %v489, <16 x float> %v473)
  %v544 = getelementptr [1 x i8], ptr %v479, i64 0
  %v545 = load float, ptr %v544, align 4
  %v546 = insertelement <16 x float> poison, float %v545, i32 0
  %v547 = shufflevector <16 x float> %v546, <16 x float> poison, <16 x i32> zeroinitializer
  %v548 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v547, <16 x float> %v487, <16 x float> %v474)
  %v549 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v547, <16 x float> %v489, <16 x float> %v475)
  %v550 = getelementptr [1 x i8], ptr %v476, i64 128
  %v551 = getelementptr [1 x i8], ptr %v477, i64 128
  %v552 = getelementptr [1 x i8], ptr %v478, i64 128
  %v553 = getelementptr [1 x i8], ptr %v479, i64 128
  %v554 = getelementptr [1 x i8], ptr %v480, i64 %given3
  %v555 = getelementptr [1 x i8], ptr %v481, i64 %given10
  %v556 = add i64 %v455, 1
  br label %head454
end454:
  %v557 = getelementptr [1 x i8], ptr %v345, i64 0
  %v558 = getelementptr [1 x i8], ptr %v345, i64 64
  %v559 = getelementptr [1 x i8], ptr %v347, i64 0
  %v560 = getelementptr [1 x i8], ptr %v347, i64 64
  %v561 = getelementptr [1 x i8], ptr %v349, i64 0
  %v562 = getelementptr [1 x i8], ptr %v349, i64 64
  %v563 = getelementptr [1 x i8], ptr %v351, i64 0
  %v564 = getelementptr [1 x i8], ptr %v351, i64 64
  %v565 = getelementptr [1 x i8], ptr %v353, i64 0
  %v566 = getelementptr [1 x i8], ptr %v353, i64 64
  %v567 = getelementptr [1 x i8], ptr %v355, i64 0
  %v568 = getelementptr [1 x i8], ptr %v355, i64 64
  %v569 = getelementptr [1 x i8], ptr %v357, i64 0
  %v570 = getelementptr [1 x i8], ptr %v357, i64 64
  %v571 = getelementptr [1 x i8], ptr %v359, i64 0
  %v572 = getelementptr [1 x i8], ptr %v359, i64 64
  %v573 = getelementptr [1 x i8], ptr %v361, i64 0
  %v574 = getelementptr [1 x i8], ptr %v361, i64 64
  %v575 = getelementptr [1 x i8], ptr %v363, i64 0
  %v576 = getelementptr [1 x i8], ptr %v363, i64 64
  store <16 x float> %v456, ptr %v557, align 4
  store <16 x float> %v457, ptr %v558, align 4
  store <16 x float> %v458, ptr %v559, align 4
  store <16 x float> %v459, ptr %v560, align 4
  store <16 x float> %v460, ptr %v561, align 4
  store <16 x float> %v461, ptr %v562, align 4
  store <16 x float> %v462, ptr %v563, align 4
  store <16 x float> %v463, ptr %v564, align 4
  store <16 x float> %v464, ptr %v565, align 4
  store <16 x float> %v465, ptr %v566, align 4
  store <16 x float> %v466, ptr %v567, align 4
  store <16 x float> %v467, ptr %v568, align 4
  store <16 x float> %v468, ptr %v569, align 4
  store <16 x float> %v469, ptr %v570, align 4
  store <16 x float> %v470, ptr %v571, align 4
  store <16 x float> %v471, ptr %v572, align 4
  store <16 x float> %v472, ptr %v573, align 4
  store <16 x float> %v473, ptr %v574, align 4
  store <16 x float> %v474, ptr %v575, align 4
  store <16 x float> %v475, ptr %v576, align 4
  ret void
}
define internal void @tile11(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v577 = mul i64 %given1, 2
  %v578 = mul i64 %given5, 0
  %v579 = getelementptr [1 x i8], ptr %given4, i64 %v578
  %v580 = mul i64 %given5, 1
  %v581 = getelementptr [1 x i8], ptr %given4, i64 %v580
  %v582 = mul i64 %given5, 2
  %v583 = getelementptr [1 x i8], ptr %given4, i64 %v582
  %v584 = mul i64 %given5, 3
  %v585 = getelementptr [1 x i8], ptr %given4, i64 %v584
  %v586 = mul i64 %given5, 4
  %v587 = getelementptr [1 x i8], ptr %given4, i64 %v586
  %v588 = mul i64 %given5, 5
  %v589 = getelementptr [1 x i8], ptr %given4, i64 %v588
  %v590 = mul i64 %given5, 6
  %v591 = getelementptr [1 x i8], ptr %given4, i64 %v590
  %v592 = mul i64 %given5, 7
  %v593 = getelementptr [1 x i8], ptr %given4, i64 %v592
  %v594 = mul i64 %given5, 8
  %v595 = getelementptr [1 x i8], ptr %given4, i64 %v594
  %v596 = mul i64 %given5, 9
  %v597 = getelementptr [1 x i8], ptr %given4, i64 %v596
  %v598 = mul i64 %given5, 10
  %v599 = getelementptr [1 x i8], ptr %given4, i64 %v598
  %v600 = getelementptr [1 x i8], ptr %v579, i64 128
  call void @llvm.prefetch.p0(ptr %v600, i32 1, i32 3, i32 1)
  %v601 = getelementptr [1 x i8], ptr %v579, i64 192
  call void @llvm.prefetch.p0(ptr %v601, i32 1, i32 3, i32 1)
  %v602 = getelementptr [1 x i8], ptr %v581, i64 128
  call void @llvm.prefetch.p0(ptr %v602, i32 1, i32 3, i32 1)
  %v603 = getelementptr [1 x i8], ptr %v581, i64 192
  call void @llvm.prefetch.p0(ptr %v603, i32 1, i32 3, i32 1)
  %v604 = getelementptr [1 x i8], ptr %v583, i64 128
  call void @llvm.prefetch.p0(ptr %v604, i32 1, i32 3, i32 1)
  %v605 = getelementptr [1 x i8], ptr %v583, i64 192
  call void @llvm.prefetch.p0(ptr %v605, i32 1, i32 3, i32 1)
  %v606 = getelementptr [1 x i8], ptr %v585, i64 128
  call void @llvm.prefetch.p0(ptr %v606, i32 1, i32 3, i32 1)
  %v607 = getelementptr [1 x i8], ptr %v585, i64 192
  call void @llvm.prefetch.p0(ptr %v607, i32 1, i32 3, i32 1)
  %v608 = getelementptr [1 x i8], ptr %v587, i64 128
  call void @llvm.prefetch.p0(ptr %v608, i32 1, i32 3, i32 1)
  %v609 = getelementptr [1 x i8], ptr %v587, i64 192
  call void @llvm.prefetch.p0(ptr %v609, i32 1, i32 3, i32 1)
  %v610 = getelementptr [1 x i8], ptr %v589, i64 128
  call void @llvm.prefetch.p0(ptr %v610, i32 1, i32 3, i32 1)
  %v611 = getelementptr [1 x i8], ptr %v589, i64 192
  call void @llvm.prefetch.p0(ptr %v611, i32 1, i32 3, i32 1)
  %v612 = getelementptr [1 x i8], ptr %v591, i64 128
  call void @llvm.prefetch.p0(ptr %v612, i32 1, i32 3, i32 1)
  %v613 = getelementptr [1 x i8], ptr %v591, i64 192
  call void @llvm.prefetch.p0(ptr %v613, i32 1, i32 3, i32 1)
  %v614 = getelementptr [1 x i8], ptr %v593, i64 128
  call void @llvm.prefetch.p0(ptr %v614, i32 1, i32 3, i32 1)
  %v615 = getelementptr [1 x i8], ptr %v593, i64 192
  call void @llvm.prefetch.p0(ptr %v615, i32 1, i32 3, i32 1)
  %v616 = getelementptr [1 x i8], ptr %v595, i64 128
  call void @llvm.prefetch.p0(ptr %v616, i32 1, i32 3, i32 1)
  %v617 = getelementptr [1 x i8], ptr %v595, i64 192
  call void @llvm.prefetch.p0(ptr %v617, i32 1, i32 3, i32 1)
  %v618 = getelementptr [1 x i8], ptr %v597, i64 128
  call void @llvm.prefetch.p0(ptr %v618, i32 1, i32 3, i32 1)
  %v619 = getelementptr [1 x i8], ptr %v597, i64 192
  call void @llvm.prefetch.p0(ptr %v619, i32 1, i32 3, i32 1)
  %v620 = getelementptr [1 x i8], ptr %v599, i64 128
  call void @llvm.prefetch.p0(ptr %v620, i32 1, i32 3, i32 1)
  %v621 = getelementptr [1 x i8], ptr %v599, i64 192
  call void @llvm.prefetch.p0(ptr %v621, i32 1, i32 3, i32 1)
  %v622 = icmp ne i64 %given7, 0
  br i1 %v622, label %yes623, label %no623
yes623:
  br label %joined623
no623:
  %v624 = getelementptr [1 x i8], ptr %v579, i64 0
  %v625 = getelementptr [1 x i8], ptr %v579, i64 64
  %v626 = getelementptr [1 x i8], ptr %v581, i64 0
  %v627 = getelementptr [1 x i8], ptr %v581, i64 64
  %v628 = getelementptr [1 x i8], ptr %v583, i64 0
  %v629 = getelementptr [1 x i8], ptr %v583, i64 64
  %v630 = getelementptr [1 x i8], ptr %v585, i64 0
  %v631 = getelementptr [1 x i8], ptr %v585, i64 64
  %v632 = getelementptr [1 x i8], ptr %v587, i64 0
  %v633 = getelementptr [1 x i8], ptr %v587, i64 64
  %v634 = getelementptr [1 x i8], ptr %v589, i64 0
  %v635 = getelementptr [1 x i8], ptr %v589, i64 64
  %v636 = getelementptr [1 x i8], ptr %v591, i64 0
  %v637 = getelementptr [1 x i8], ptr %v591, i64 64
  %v638 = getelementptr [1 x i8], ptr %v593, i64 0
  %v639 = getelementptr [1 x i8], ptr %v593, i64 64
  %v640 = getelementptr [1 x i8], ptr %v595, i64 0
  %v641 = getelementptr [1 x i8], ptr %v595, i64 64
  %v642 = getelementptr [1 x i8], ptr %v597, i64 0
  %v643 = getelementptr [1 x i8], ptr %v597, i64 64
  %v644 = getelementptr [1 x i8], ptr %v599, i64 0
  %v645 = getelementptr [1 x i8], ptr %v599, i64 64
  %v646 = load <16 x float>, ptr %v624, align 4
  %v647 = load <16 x float>, ptr %v625, align 4
  %v648 = load <16 x float>, ptr %v626, align 4
  %v649 = load <16 x float>, ptr %v627, align 4
  %v650 = load <16 x float>, ptr %v628, align 4
  %v651 = load <16 x float>, ptr %v629, align 4
  %v652 = load <16 x float>, ptr %v630, align 4
  %v653 = load <16 x float>, ptr %v631, align 4
  %v654 = load <16 x float>, ptr %v632, align 4
  %v655 = load <16 x float>, ptr %v633, align 4
  %v656 = load <16 x float>, ptr %v634, align 4
  %v657 = load <16 x float>, ptr %v635, align 4
  %v658 = load <16 x float>, ptr %v636, align 4
  %v659 = load <16 x float>, ptr %v637, align 4
  %v660 = load <16 x float>, ptr %v638, align 4
  %v661 = load <16 x float>, ptr %v639, align 4
  %v662 = load <16 x float>, ptr %v640, align 4
  %v663 = load <16 x float>, ptr %v641, align 4
  %v664 = load <16 x float>, ptr %v642, align 4
  %v665 = load <16 x float>, ptr %v643, align 4
  %v666 = load <16 x float>, ptr %v644, align 4
  %v667 = load <16 x float>, ptr %v645, align 4
  br label %joined623
joined623:
  %v668 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v646, %no623 ]
  %v669 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v647, %no623 ]
  %v670 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v648, %no623 ]
  %v671 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v649, %no623 ]
  %v672 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v650, %no623 ]
  %v673 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v651, %no623 ]
  %v674 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v652, %no623 ]
  %v675 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v653, %no623 ]
  %v676 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v654, %no623 ]
  %v677 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v655, %no623 ]
  %v678 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v656, %no623 ]
  %v679 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v657, %no623 ]
  %v680 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v658, %no623 ]
  %v681 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v659, %no623 ]
  %v682 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v660, %no623 ]
  %v683 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v661, %no623 ]
  %v684 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v662, %no623 ]
  %v685 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v663, %no623 ]
  %v686 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v664, %no623 ]
  %v687 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v665, %no623 ]
  %v688 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v666, %no623 ]
  %v689 = phi <16 x float> [ splat (float 0x0000000000000000), %yes623 ], [ %v667, %no623 ]
  %v690 = mul i64 %given1, 0
  %v691 = getelementptr [1 x i8], ptr %given0, i64 %v690
  %v692 = mul i64 %given1, 3
  %v693 = getelementptr [1 x i8], ptr %given0, i64 %v692
  %v694 = mul i64 %given1, 6
  %v695 = getelementptr [1 x i8], ptr %given0, i64 %v694
  %v696 = mul i64 %given1, 9
  %v697 = getelementptr [1 x i8], ptr %given0, i64 %v696
  br label %head698
head698:
  %v699 = phi i64 [ 0, %joined623 ], [ %v808, %body698 ]
  %v700 = phi <16 x float> [ %v668, %joined623 ], [ %v740, %body698 ]
  %v701 = phi <16 x float> [ %v669, %joined623 ], [ %v741, %body698 ]
  %v702 = phi <16 x float> [ %v670, %joined623 ], [ %v746, %body698 ]
  %v703 = phi <16 x float> [ %v671, %joined623 ], [ %v747, %body698 ]
  %v704 = phi <16 x float> [ %v672, %joined623 ], [ %v752, %body698 ]
  %v705 = phi <16 x float> [ %v673, %joined623 ], [ %v753, %body698 ]
  %v706 = phi <16 x float> [ %v674, %joined623 ], [ %v758, %body698 ]
  %v707 = phi <16 x float> [ %v675, %joined623 ], [ %v759, %body698 ]
  %v708 = phi <16 x float> [ %v676, %joined623 ], [ %v764, %body698 ]
  %v709 = phi <16 x float> [ %v677, %joined623 ], [ %v765, %body698 ]
  %v710 = phi <16 x float> [ %v678, %joined623 ], [ %v770, %body698 ]
  %v711 = phi <16 x float> [ %v679, %joined623 ], [ %v771, %body698 ]
  %v712 = phi <16 x float> [ %v680, %joined623 ], [ %v776, %body698 ]
  %v713 = phi <16 x float> [ %v681, %joined623 ], [ %v777, %body698 ]
  %v714 = phi <16 x float> [ %v682, %joined623 ], [ %v782, %body698 ]
  %v715 = phi <16 x float> [ %v683, %joined623 ], [ %v783, %body698 ]
  %v716 = phi <16 x float> [ %v684, %joined623 ], [ %v788, %body698 ]
  %v717 = phi <16 x float> [ %v685, %joined623 ], [ %v789, %body698 ]
  %v718 = phi <16 x float> [ %v686, %joined623 ], [ %v794, %body698 ]
  %v719 = phi <16 x float> [ %v687, %joined623 ], [ %v795, %body698 ]
  %v720 = phi <16 x float> [ %v688, %joined623 ], [ %v800, %body698 ]
  %v721 = phi <16 x float> [ %v689, %joined623 ], [ %v801, %body698 ]
  %v722 = phi ptr [ %v691, %joined623 ], [ %v802, %body698 ]
  %v723 = phi ptr [ %v693, %joined623 ], [ %v803, %body698 ]
  %v724 = phi ptr [ %v695, %joined623 ], [ %v804, %body698 ]
  %v725 = phi ptr [ %v697, %joined623 ], [ %v805, %body698 ]
  %v726 = phi ptr [ %given2, %joined623 ], [ %v806, %body698 ]
  %v727 = phi ptr [ %given9, %joined623 ], [ %v807, %body698 ]
  %v728 = icmp slt i64 %v699, %given6
  br i1 %v728, label %body698, label %end698
body698:
  %v729 = getelementptr [1 x i8], ptr %v727, i64 0
  call void @llvm.prefetch.p0(ptr %v729, i32 0, i32 3, i32 1)
  %v730 = getelementptr [1 x i8], ptr %v727, i64 64
  call void @llvm.prefetch.p0(ptr %v730, i32 0, i32 3, i32 1)
  %v731 = getelementptr [1 x i8], ptr %v726, i64 0
  %v732 = getelementptr [1 x i8], ptr %v731, i64 0
  %v733 = load <16 x float>, ptr %v732, align 4
  %v734 = getelementptr [1 x i8], ptr %v731, i64 64
  %v735 = load <16 x float>, ptr %v734, align 4
  %v736 = getelementptr [1 x i8], ptr %v722, i64 0
  %v737 = load float, ptr %v736, align 4
  %v738 = insertelement <16 x float> poison, float %v737, i32 0
  %v739 = shufflevector <16 x float> %v738, <16 x float> poison, <16 x i32> zeroinitializer
  %v740 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v739, <16 x float> %v733, <16 x float> %v700)
  %v741 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v739, <16 x float> %v735, <16 x float> %v701)
  %v742 = getelementptr [1 x i8], ptr %v722, i64 %given1
  %v743 = load float, ptr %v742, align 4
  %v744 = insertelement <16 x float> poison, float %v743, i32 0
  %v745 = shufflevector <16 x float> %v744, <16 x float> poison, <16 x i32> zeroinitializer
  %v746 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v745, <16 x float> %v733, <16 x float> %v702)
  %v747 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v745, <16 x float> %v735, <16 x float> %v703)
  %v748 = getelementptr [1 x i8], ptr %v722, i64 %v577
  %v749 = load float, ptr %v748, align 4
  %v750 = insertelement <16 x float> poison, float %v749, i32 0
  %v751 = shufflevector <16 x float> %v750, <16 x float> poison, <16 x i32> zeroinitializer
  %v752 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v751, <16 x float> %v733, <16 x float> %v704)
  %v753 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v751, <16 x float> %v735, <16 x float> %v705)
  %v754 = getelementptr [1 x i8], ptr %v723, i64 0
  %v755 = load float, ptr %v754, align 4
  %v756 = insertelement <16 x float> poison, float %v755, i32 0
  %v757 = shufflevector <16 x float> %v756, <16 x float> poison, <16 x i32> zeroinitializer
  %v758 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v757, <16 x float> %v733, <16 x float> %v706)
  %v759 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v757, <16 x float> %v735, <16 x float> %v707)
  %v760 = getelementptr [1 x i8], ptr %v723, i64 %given1
  %v761 = load float, ptr %v760, align 4
  %v762 = insertelement <16 x float> poison, float %v761, i32 0
  %v763 = shufflevector <16 x float> %v762, <16 x float> poison, <16 x i32> zeroinitializer
  %v764 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v763, <16 x float> %v733, <16 x float> %v708)
  %v765 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v763, <16 x float> %v735, <16 x float> %v709)
  %v766 = getelementptr [1 x i8], ptr %v723, i64 %v577
  %v767 = load float, ptr %v766, align 4
  %v768 = insertelement <16 x float> poison, float %v767, i32 0
  %v769 = shufflevector <16 x float> %v768, <16 x float> poison, <16 x i32> zeroinitializer
  %v770 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v769, <16 x float> %v733, <16 x float> %v710)
  %v771 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v769, <16 x float> %v735, <16 x float> %v711)
  %v772 = getelementptr [1 x i8], ptr %v724, i64 0
  %v773 = load float, ptr %v772, align 4
  %v774 = insertelement <16 x float> poison, float %v773, i32 0
  %v775 = shufflevector <16 x float> %v774, <16 x float> poison, <16 x i32> zeroinitializer
  %v776 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v775, <16 x float> %v733, <16 x float> %v712)
  %v777 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v775, <16 x float> %v735, <16 x float> %v713)
  %v778 = getelementptr [1 x i8], ptr %v724, i64 %given1
  %v779 = load float, ptr %v778, align 4
  %v780 = insertelement <16 x float> poison, float %v779, i32 0
  %v781 = shufflevector <16 x float> %v780, <16 x float> poison, <16 x i32> zeroinitializer
  %v782 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v781, <16 x float> %v733, <16 x float> %v714)
  %v783 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v781, <16 x float> %v735, <16 x float> %v715)
  %v784 = getelementptr [1 x i8], ptr %v724, i64 %v577
  %v785 = load float, ptr %v784, align 4
  %v786 = insertelement <16 x float> poison, float %v785, i32 0
  %v787 = shufflevector <16 x float> %v786, <16 x float> poison, <16 x i32> zeroinitializer
  %v788 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v787, <16 x float> %v733, <16 x float> %v716)
  %v789 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v787, <16 x float> %v735, <16 x float> %v717)
  %v790 = getelementptr [1 x i8], ptr %v725, i64 0
  %v791 = load float, ptr %v790, align 4
  %v792 = insertelement <16 x float> poison, float %v791, i32 0
  %v793 = shufflevector <16 x float> %v792, <16 x float> poison, <16 x i32> zeroinitializer
  %v794 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v793, <16 x float> %v733, <16 x float> %v718)
  %v795 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v793, <16 x float> %v735, <16 x float> %v719)
  %v796 = getelementptr [1 x i8], ptr %v725, i64 %given1
  %v797 = load float, ptr %v796, align 4
  %v798 = insertelement <16 x float> poison, float %v797, i32 0
  %v799 = shufflevector <16 x float> %v798, <16 x float> poison, <16 x i32> zeroinitializer
  %v800 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v799, <16 x float> %v733, <16 x float> %v720)
  %v801 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v799, <16 x float> %v735, <16 x float> %v721)
  %v802 = getelementptr [1 x i8], ptr %v722, i64 128
  %v803 = getelementptr [1 x i8], ptr %v723, i64 128
  %v804 = getelementptr [1 x i8], ptr %v724, i64 128
  %v805 = getelementptr [1 x i8], ptr %v725, i64 128
  %v806 = getelementptr [1 x i8], ptr %v726, i64 %given3
  %v807 = getelementptr [1 x i8], ptr %v727, i64 %given10
  %v808 = add i64 %v699, 1
  br label %head698
end698:
  %v809 = getelementptr [1 x i8], ptr %v579, i64 0
  %v810 = getelementptr [1 x i8], ptr %v579, i64 64
  %v811 = getelementptr [1 x i8], ptr %v581, i64 0
  %v812 = getelementptr [1 x i8], ptr %v581, i64 64
  %v813 = getelementptr [1 x i8], ptr %v583, i64 0
  %v814 = getelementptr [1 x i8], ptr %v583, i64 64
  %v815 = getelementptr [1 x i8], ptr %v585, i64 0
  %v816 = getelementptr [1 x i8], ptr %v585, i64 64
  %v817 = getelementptr [1 x i8], ptr %v587, i64 0
  %v818 = getelementptr [1 x i8], ptr %v587, i64 64
  %v819 = getelementptr [1 x i8], ptr %v589, i64 0
  %v820 = getelementptr [1 x i8], ptr %v589, i64 64
  %v821 = getelementptr [1 x i8], ptr %v591, i64 0
  %v822 = getelementptr [1 x i8], ptr %v591, i64 64
  %v823 = getelementptr [1 x i8], ptr %v593, i64 0
  %v824 = getelementptr [1 x i8], ptr %v593, i64 64
  %v825 = getelementptr [1 x i8], ptr %v595, i64 0
  %v826 = getelementptr [1 x i8], ptr %v595, i64 64
  %v827 = getelementptr [1 x i8], ptr %v597, i64 0
  %v828 = getelementptr [1 x i8], ptr %v597, i64 64
  %v829 = getelementptr [1 x i8], ptr %v599, i64 0
  %v830 = getelementptr [1 x i8], ptr %v599, i64 64
  store <16 x float> %v700, ptr %v809, align 4
  store <16 x float> %v701, ptr %v810, align 4
  store <16 x float> %v702, ptr %v811, align 4
  store <16 x float> %v703, ptr %v812, align 4
  store <16 x float> %v704, ptr %v813, align 4
  store <16 x float> %v705, ptr %v814, align 4
  store <16 x float> %v706, ptr %v815, align 4
  store <16 x float> %v707, ptr %v816, align 4
  store <16 x float> %v708, ptr %v817, align 4
  store <16 x float> %v709, ptr %v818, align 4
  store <16 x float> %v710, ptr %v819, align 4
  store <16 x float> %v711, ptr %v820, align 4
  store <16 x float> %v712, ptr %v821, align 4
  store <16 x float> %v713, ptr %v822, align 4
  store <16 x float> %v714, ptr %v823, align 4
  store <16 x float> %v715, ptr %v824, align 4
  store <16 x float> %v716, ptr %v825, align 4
  store <16 x float> %v717, ptr %v826, align 4
  store <16 x float> %v718, ptr %v827, align 4
  store <16 x float> %v719, ptr %v828, align 4
  store <16 x float> %v720, ptr %v829, align 4
  store <16 x float> %v721, ptr %v830, align 4
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [32 x float], align 64
  %v831 = getelementptr i8, ptr %arguments, i64 80
  %v832 = load i64, ptr %v831, align 8
  %v833 = trunc i64 %v832 to i32
  %v834 = bitcast i32 %v833 to float
  %v835 = getelementptr i8, ptr %arguments, i64 0
  %v836 = load ptr, ptr %v835, align 8
  %v837 = getelementptr i8, ptr %arguments, i64 8
  %v838 = load ptr, ptr %v837, align 8
  %v839 = getelementptr i8, ptr %arguments, i64 16
  %v840 = load ptr, ptr %v839, align 8
  %v841 = getelementptr i8, ptr %arguments, i64 24
  %v842 = load ptr, ptr %v841, align 8
  %v843 = getelementptr i8, ptr %arguments, i64 32
  %v844 = load ptr, ptr %v843, align 8
  %v845 = getelementptr i8, ptr %arguments, i64 40
  %v846 = load i64, ptr %v845, align 8
  %v847 = getelementptr i8, ptr %arguments, i64 48
  %v848 = load i64, ptr %v847, align 8
  %v849 = getelementptr i8, ptr %arguments, i64 56
  %v850 = load i64, ptr %v849, align 8
  %v851 = getelementptr i8, ptr %arguments, i64 64
  %v852 = load i64, ptr %v851, align 8
  %v853 = getelementptr i8, ptr %arguments, i64 72
  %v854 = load i64, ptr %v853, align 8
  %v855 = getelementptr i8, ptr %arguments, i64 80
  %v856 = load i64, ptr %v855, align 8
  %v857 = getelementptr i8, ptr %arguments, i64 88
  %v858 = load i64, ptr %v857, align 8
  %v859 = getelementptr i8, ptr %arguments, i64 96
  %v860 = load i64, ptr %v859, align 8
  %v861 = getelementptr i8, ptr %arguments, i64 104
  %v862 = load i64, ptr %v861, align 8
  %v863 = getelementptr i8, ptr %arguments, i64 112
  %v864 = load i64, ptr %v863, align 8
  %v865 = mul i64 %v862, %v864
  %v866 = getelementptr [1 x i8], ptr %v844, i64 %v865
  br label %head867
head867:
  %v868 = phi i64 [ %v858, %entry ], [ %v1447, %end876 ]
  %v869 = icmp slt i64 %v868, %v860
  br i1 %v869, label %body867, label %end867
body867:
  %v870 = sdiv i64 %v868, %v850
  %v871 = srem i64 %v868, %v850
  %v872 = mul i64 %v871, 32
  %v873 = add i64 %v872, 32
  %v874 = icmp slt i64 %v873, %v846
  %v875 = select i1 %v874, i64 %v873, i64 %v846
  br label %head876
head876:
  %v877 = phi i64 [ %v872, %body867 ], [ %v1446, %after1435 ]
  %v878 = icmp slt i64 %v877, %v875
  br i1 %v878, label %body876, label %end876
body876:
  %v879 = sdiv i64 %v870, %v852
  %v880 = add i64 %v877, 32
  %v881 = add i64 %v846, 31
  %v882 = and i64 %v881, -32
  %v883 = mul i64 %v882, %v870
  %v884 = add i64 %v883, %v877
  %v885 = mul i64 %v884, %v848
  %v886 = getelementptr [4 x i8], ptr %v836, i64 %v885
  %v887 = mul i64 %v879, %v854
  %v888 = mul i64 %v887, %v848
  %v889 = getelementptr [4 x i8], ptr %v838, i64 %v888
  %v890 = getelementptr [4 x i8], ptr %v840, i64 %v888
  %v891 = icmp slt i64 %v854, %v880
  %v892 = select i1 %v891, i64 %v854, i64 %v880
  %v893 = add i64 0, %v892
  %v894 = mul i64 %v848, 32
  %v895 = getelementptr [4 x i8], ptr %v866, i64 %v894
  br label %head896
head896:
  %v897 = phi i64 [ 0, %body876 ], [ %v900, %body896 ]
  %v898 = icmp slt i64 %v897, %v848
  br i1 %v898, label %body896, label %end896
body896:
  %v899 = getelementptr [128 x i8], ptr %v866, i64 %v897
  store <32 x float> splat (float 0x0000000000000000), ptr %v899, align 4
  %v900 = add i64 %v897, 1
  br label %head896
end896:
  store <32 x float> splat (float 0xFFF0000000000000), ptr %scratch0, align 4
  %v901 = icmp slt i64 %v892, 13
  %v902 = select i1 %v901, i64 0, i64 %v892
  br label %head903
head903:
  %v904 = phi i64 [ 0, %end896 ], [ %v940, %end920 ]
  %v905 = icmp slt i64 %v904, %v902
  br i1 %v905, label %body903, label %end903
body903:
  %v906 = sub i64 %v892, 13
  %v907 = icmp slt i64 %v904, %v906
  %v908 = select i1 %v907, i64 %v904, i64 %v906
  %v909 = mul i64 %v848, 4
  %v910 = mul i64 %v909, %v908
  %v911 = getelementptr [1 x i8], ptr %v889, i64 %v910
  %v912 = mul i64 %v848, 4
  %v913 = add i64 0, %v908
  %v914 = getelementptr [128 x i8], ptr %v895, i64 %v913
  %v915 = mul i64 %v848, 4
  %v916 = mul i64 %v915, 13
  %v917 = getelementptr [1 x i8], ptr %v911, i64 %v916
  call void @keys13(ptr %v911, i64 %v912, ptr %v886, i64 0, ptr %v914, i64 128, i64 %v848, i64 1, i64 32, ptr %v917, i64 64)
  %v918 = add i64 %v908, 13
  %v919 = load <32 x float>, ptr %scratch0, align 4
  br label %head920
head920:
  %v921 = phi i64 [ %v908, %body903 ], [ %v939, %body920 ]
  %v922 = phi <32 x float> [ %v919, %body903 ], [ %v938, %body920 ]
  %v923 = icmp slt i64 %v921, %v918
  br i1 %v923, label %body920, label %end920
body920:
  %v924 = add i64 0, %v921
  %v925 = getelementptr [128 x i8], ptr %v895, i64 %v924
  %v926 = load <32 x float>, ptr %v925, align 4
  %v927 = insertelement <32 x float> poison, float %v834, i32 0
  %v928 = shufflevector <32 x float> %v927, <32 x float> poison, <32 x i32> zeroinitializer
  %v929 = fdiv <32 x float> %v926, %v928
  %v930 = sub i64 %v921, %v877
  %v931 = trunc i64 %v930 to i32
  %v932 = insertelement <32 x i32> poison, i32 %v931, i32 0
  %v933 = shufflevector <32 x i32> %v932, <32 x i32> poison, <32 x i32> zeroinitializer
  %v934 = icmp sge <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v933
  %v935 = select <32 x i1> %v934, <32 x float> %v929, <32 x float> splat (float 0xFFF0000000000000)
  %v936 = getelementptr [128 x i8], ptr %v895, i64 %v924
  store <32 x float> %v935, ptr %v936, align 4
  %v937 = fcmp ogt <32 x float> %v935, %v922
  %v938 = select <32 x i1> %v937, <32 x float> %v935, <32 x float> %v922
  %v939 = add i64 %v921, 1
  br label %head920
end920:
  store <32 x float> %v922, ptr %scratch0, align 4
  %v940 = add i64 %v904, 13
  br label %head903
end903:
  %v941 = select i1 %v901, i64 %v892, i64 0
  br label %head942
head942:
  %v943 = phi i64 [ 0, %end903 ], [ %v976, %end956 ]
  %v944 = icmp slt i64 %v943, %v941
  br i1 %v944, label %body942, label %end942
body942:
  %v945 = mul i64 %v848, 4
  %v946 = mul i64 %v945, %v943
  %v947 = getelementptr [1 x i8], ptr %v889, i64 %v946
  %v948 = mul i64 %v848, 4
  %v949 = add i64 0, %v943
  %v950 = getelementptr [128 x i8], ptr %v895, i64 %v949
  %v951 = mul i64 %v848, 4
  %v952 = mul i64 %v951, 1
  %v953 = getelementptr [1 x i8], ptr %v947, i64 %v952
  call void @keys1(ptr %v947, i64 %v948, ptr %v886, i64 0, ptr %v950, i64 128, i64 %v848, i64 1, i64 32, ptr %v953, i64 64)
  %v954 = add i64 %v943, 1
  %v955 = load <32 x float>, ptr %scratch0, align 4
  br label %head956
head956:
  %v957 = phi i64 [ %v943, %body942 ], [ %v975, %body956 ]
  %v958 = phi <32 x float> [ %v955, %body942 ], [ %v974, %body956 ]
  %v959 = icmp slt i64 %v957, %v954
  br i1 %v959, label %body956, label %end956
body956:
  %v960 = add i64 0, %v957
  %v961 = getelementptr [128 x i8], ptr %v895, i64 %v960
  %v962 = load <32 x float>, ptr %v961, align 4
  %v963 = insertelement <32 x float> poison, float %v834, i32 0
  %v964 = shufflevector <32 x float> %v963, <32 x float> poison, <32 x i32> zeroinitializer
  %v965 = fdiv <32 x float> %v962, %v964
  %v966 = sub i64 %v957, %v877
  %v967 = trunc i64 %v966 to i32
  %v968 = insertelement <32 x i32> poison, i32 %v967, i32 0
  %v969 = shufflevector <32 x i32> %v968, <32 x i32> poison, <32 x i32> zeroinitializer
  %v970 = icmp sge <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v969
  %v971 = select <32 x i1> %v970, <32 x float> %v965, <32 x float> splat (float 0xFFF0000000000000)
  %v972 = getelementptr [128 x i8], ptr %v895, i64 %v960
  store <32 x float> %v971, ptr %v972, align 4
  %v973 = fcmp ogt <32 x float> %v971, %v958
  %v974 = select <32 x i1> %v973, <32 x float> %v971, <32 x float> %v958
  %v975 = add i64 %v957, 1
  br label %head956
end956:
  store <32 x float> %v958, ptr %scratch0, align 4
  %v976 = add i64 %v943, 1
  br label %head942
end942:
  %v977 = load <32 x float>, ptr %scratch0, align 4
  %v978 = fcmp oeq <32 x float> %v977, splat (float 0xFFF0000000000000)
  %v979 = select <32 x i1> %v978, <32 x float> splat (float 0x0000000000000000), <32 x float> %v977
  %v980 = add i64 0, %v892
  br label %head981
head981:
  %v982 = phi i64 [ 0, %end942 ], [ %v1012, %body981 ]
  %v983 = phi <32 x float> [ splat (float 0x0000000000000000), %end942 ], [ %v1011, %body981 ]
  %v984 = icmp slt i64 %v982, %v980
  br i1 %v984, label %body981, label %end981
body981:
  %v985 = getelementptr [128 x i8], ptr %v895, i64 %v982
  %v986 = load <32 x float>, ptr %v985, align 4
  %v987 = fsub <32 x float> %v986, %v979
  %v988 = fcmp olt <32 x float> %v987, splat (float 0xC05A400000000000)
  %v989 = select <32 x i1> %v988, <32 x float> splat (float 0x0000000000000000), <32 x float> %v987
  %v990 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v989, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v991 = fsub <32 x float> %v990, splat (float 0x4168000000000000)
  %v992 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v991, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v989)
  %v993 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v991, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v992)
  %v994 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v993, <32 x float> splat (float 0x3F812397E0000000))
  %v995 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v994, <32 x float> %v993, <32 x float> splat (float 0x3FA5558AE0000000))
  %v996 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v995, <32 x float> %v993, <32 x float> splat (float 0x3FC5554920000000))
  %v997 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v996, <32 x float> %v993, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v998 = fmul <32 x float> %v993, %v993
  %v999 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v997, <32 x float> %v998, <32 x float> %v993)
  %v1000 = fadd <32 x float> splat (float 0x3FF0000000000000), %v999
  %v1001 = fsub <32 x float> %v990, splat (float 0x4168000000000000)
  %v1002 = shufflevector <32 x float> %v1000, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v1003 = shufflevector <32 x float> %v1000, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v1004 = shufflevector <32 x float> %v1001, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v1005 = shufflevector <32 x float> %v1001, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v1006 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v1002, <16 x float> %v1004, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v1007 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v1003, <16 x float> %v1005, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v1008 = shufflevector <16 x float> %v1006, <16 x float> %v1007, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v1009 = select <32 x i1> %v988, <32 x float> splat (float 0x0000000000000000), <32 x float> %v1008
  %v1010 = getelementptr [128 x i8], ptr %v895, i64 %v982
  store <32 x float> %v1009, ptr %v1010, align 4
  %v1011 = fadd <32 x float> %v983, %v1009
  %v1012 = add i64 %v982, 1
  br label %head981
end981:
  %v1013 = fcmp oeq <32 x float> %v983, splat (float 0x0000000000000000)
  %v1014 = select <32 x i1> %v1013, <32 x float> splat (float 0x3FF0000000000000), <32 x float> %v983
  %v1015 = fdiv <32 x float> splat (float 0x3FF0000000000000), %v1014
  br label %head1016
head1016:
  %v1017 = phi i64 [ 0, %end981 ], [ %v1414, %after1295 ]
  %v1018 = icmp slt i64 %v1017, %v892
  br i1 %v1018, label %body1016, label %end1016
body1016:
  %v1019 = add i64 %v1017, 128
  %v1020 = icmp slt i64 %v1019, %v892
  %v1021 = select i1 %v1020, i64 %v1019, i64 %v892
  br label %head1022
head1022:
  %v1023 = phi i64 [ %v1017, %body1016 ], [ %v1050, %joined1039 ]
  %v1024 = icmp slt i64 %v1023, %v1021
  br i1 %v1024, label %body1022, label %end1022
body1022:
  %v1025 = add i64 0, %v1023
  %v1026 = getelementptr [128 x i8], ptr %v895, i64 %v1025
  %v1027 = load <32 x float>, ptr %v1026, align 4
  %v1028 = bitcast <32 x float> %v1027 to <32 x i32>
  %v1029 = sub <32 x i32> %v1028, splat (i32 1)
  %v1030 = icmp ult <32 x i32> %v1029, splat (i32 528482303)
  %v1031 = fmul <32 x float> %v1027, %v1015
  %v1032 = fneg <32 x float> %v1031
  %v1033 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1032, <32 x float> %v1014, <32 x float> %v1027)
  %v1034 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1033, <32 x float> %v1015, <32 x float> %v1031)
  %v1035 = fneg <32 x float> %v1034
  %v1036 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1035, <32 x float> %v1014, <32 x float> %v1027)
  %v1037 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1036, <32 x float> %v1015, <32 x float> %v1034)
  %v1038 = call i1 @llvm.vector.reduce.or.v32i1(<32 x i1> %v1030)
  br i1 %v1038, label %yes1039, label %no1039
yes1039:
  %v1040 = fdiv <32 x float> %v1027, %v1014
  %v1041 = select <32 x i1> %v1030, <32 x float> %v1040, <32 x float> %v1037
  br label %joined1039
no1039:
  br label %joined1039
joined1039:
  %v1042 = phi <32 x float> [ %v1041, %yes1039 ], [ %v1037, %no1039 ]
  %v1043 = sub i64 %v1023, %v877
  %v1044 = trunc i64 %v1043 to i32
  %v1045 = insertelement <32 x i32> poison, i32 %v1044, i32 0
  %v1046 = shufflevector <32 x i32> %v1045, <32 x i32> poison, <32 x i32> zeroinitializer
  %v1047 = icmp sge <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v1046
  %v1048 = select <32 x i1> %v1047, <32 x float> %v1042, <32 x float> splat (float 0xBFF0000000000000)
  %v1049 = getelementptr [128 x i8], ptr %v895, i64 %v1025
  store <32 x float> %v1048, ptr %v1049, align 4
  %v1050 = add i64 %v1023, 1
  br label %head1022
end1022:
  %v1051 = add i64 %v877, 0
  %v1052 = icmp slt i64 %v1051, %v846
  br i1 %v1052, label %then1053, label %after1053
then1053:
  %v1054 = add i64 %v877, 0
  %v1055 = add i64 %v1054, 1
  %v1056 = icmp slt i64 %v1055, %v892
  %v1057 = select i1 %v1056, i64 %v1055, i64 %v892
  %v1058 = icmp slt i64 %v1057, %v892
  %v1059 = select i1 %v1058, i64 %v1057, i64 %v892
  %v1060 = icmp sgt i64 %v1059, %v1017
  %v1061 = select i1 %v1060, i64 %v1059, i64 %v1017
  %v1062 = icmp slt i64 %v1061, %v1021
  %v1063 = select i1 %v1062, i64 %v1061, i64 %v1021
  %v1064 = add i64 0, %v1017
  %v1065 = mul i64 %v848, 4
  %v1066 = mul i64 %v1065, %v1017
  %v1067 = getelementptr [1 x i8], ptr %v890, i64 %v1066
  %v1068 = sub i64 %v1063, %v1017
  br label %head1069
head1069:
  %v1070 = phi i64 [ 0, %then1053 ], [ %v1087, %body1069 ]
  %v1071 = icmp slt i64 %v1070, %v848
  br i1 %v1071, label %body1069, label %end1069
body1069:
  %v1072 = sub i64 %v848, %v1070
  %v1073 = getelementptr [4 x i8], ptr %v1067, i64 %v1070
  %v1074 = mul i64 %v848, 4
  %v1075 = getelementptr [128 x i8], ptr %v895, i64 %v1064
  %v1076 = mul i64 4, 0
  %v1077 = getelementptr [1 x i8], ptr %v1075, i64 %v1076
  %v1078 = mul i64 %v848, 4
  %v1079 = mul i64 %v1078, 0
  %v1080 = getelementptr [1 x i8], ptr %v866, i64 %v1079
  %v1081 = getelementptr [4 x i8], ptr %v1080, i64 %v1070
  %v1082 = mul i64 %v848, 4
  %v1083 = mul i64 %v1082, 16
  %v1084 = getelementptr [1 x i8], ptr %v1073, i64 %v1083
  %v1085 = icmp slt i64 %v1072, 32
  %v1086 = select i1 %v1085, ptr @tile11, ptr @tile11
  call void %v1086(ptr %v1077, i64 4, ptr %v1073, i64 %v1074, ptr %v1081, i64 %v1074, i64 %v1068, i64 0, i64 %v1072, ptr %v1084, i64 %v1074)
  %v1087 = add i64 %v1070, 32
  br label %head1069
end1069:
  br label %head1088
head1088:
  %v1089 = phi i64 [ 0, %end1069 ], [ %v1171, %after1140 ]
  %v1090 = icmp slt i64 %v1089, 11
  br i1 %v1090, label %body1088, label %end1088
body1088:
  %v1091 = add i64 %v877, %v1089
  %v1092 = add i64 %v1091, 1
  %v1093 = icmp slt i64 %v1092, %v892
  %v1094 = select i1 %v1093, i64 %v1092, i64 %v892
  %v1095 = icmp slt i64 %v1094, %v1021
  %v1096 = select i1 %v1095, i64 %v1094, i64 %v1021
  %v1097 = add i64 0, %v1063
  %v1098 = mul i64 %v848, 4
  %v1099 = mul i64 %v1098, %v1063
  %v1100 = getelementptr [1 x i8], ptr %v890, i64 %v1099
  %v1101 = sub i64 %v1096, %v1063
  %v1102 = getelementptr [128 x i8], ptr %v895, i64 %v1097
  %v1103 = mul i64 4, %v1089
  %v1104 = getelementptr [1 x i8], ptr %v1102, i64 %v1103
  %v1105 = mul i64 %v848, 4
  %v1106 = mul i64 %v1105, %v1089
  %v1107 = getelementptr [1 x i8], ptr %v866, i64 %v1106
  %v1108 = sub i64 %v848, 0
  %v1109 = and i64 %v1108, -64
  %v1110 = add i64 0, %v1109
  br label %head1111
head1111:
  %v1112 = phi i64 [ 0, %body1088 ], [ %v1138, %end1118 ]
  %v1113 = icmp slt i64 %v1112, %v1110
  br i1 %v1113, label %body1111, label %end1111
body1111:
  %v1114 = add i64 %v1112, 0
  %v1115 = getelementptr [4 x i8], ptr %v1107, i64 %v1114
  %v1116 = getelementptr [4 x i8], ptr %v1100, i64 %v1114
  %v1117 = load <64 x float>, ptr %v1115, align 4
  br label %head1118
head1118:
  %v1119 = phi i64 [ 0, %body1111 ], [ %v1137, %body1118 ]
  %v1120 = phi <64 x float> [ %v1117, %body1111 ], [ %v1136, %body1118 ]
  %v1121 = phi ptr [ %v1104, %body1111 ], [ %v1129, %body1118 ]
  %v1122 = phi ptr [ %v1116, %body1111 ], [ %v1131, %body1118 ]
  %v1123 = icmp slt i64 %v1119, %v1101
  br i1 %v1123, label %body1118, label %end1118
body1118:
  %v1124 = load float, ptr %v1121, align 4
  %v1125 = load <64 x float>, ptr %v1122, align 4
  %v1126 = insertelement <64 x float> poison, float %v1124, i32 0
  %v1127 = shufflevector <64 x float> %v1126, <64 x float> poison, <64 x i32> zeroinitializer
  %v1128 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v1127, <64 x float> %v1125, <64 x float> %v1120)
  %v1129 = getelementptr [1 x i8], ptr %v1121, i64 128
  %v1130 = mul i64 %v848, 4
  %v1131 = getelementptr [1 x i8], ptr %v1122, i64 %v1130
  %v1132 = fcmp olt float %v1124, 0x0000000000000000
  %v1133 = xor i1 %v1132, true
  %v1134 = insertelement <64 x i1> poison, i1 %v1133, i32 0
  %v1135 = shufflevector <64 x i1> %v1134, <64 x i1> poison, <64 x i32> zeroinitializer
  %v1136 = select <64 x i1> %v1135, <64 x float> %v1128, <64 x float> %v1120
  %v1137 = add i64 %v1119, 1
  br label %head1118
end1118:
  store <64 x float> %v1120, ptr %v1115, align 4
  %v1138 = add i64 %v1112, 64
  br label %head1111
end1111:
  %v1139 = icmp slt i64 %v1110, %v848
  br i1 %v1139, label %then1140, label %after1140
then1140:
  %v1141 = sub i64 %v848, %v1110
  %v1142 = icmp slt i64 %v1141, 64
  %v1143 = select i1 %v1142, i64 %v1141, i64 64
  %v1144 = trunc i64 %v1143 to i32
  %v1145 = insertelement <64 x i32> poison, i32 %v1144, i32 0
  %v1146 = shufflevector <64 x i32> %v1145, <64 x i32> poison, <64 x i32> zeroinitializer
  %v1147 = icmp slt <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, %v1146
  %v1148 = getelementptr [4 x i8], ptr %v1107, i64 %v1110
  %v1149 = getelementptr [4 x i8], ptr %v1100, i64 %v1110
  %v1150 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v1148, i32 4, <64 x i1> %v1147, <64 x float> zeroinitializer)
  br label %head1151
head1151:
  %v1152 = phi i64 [ 0, %then1140 ], [ %v1170, %body1151 ]
  %v1153 = phi <64 x float> [ %v1150, %then1140 ], [ %v1169, %body1151 ]
  %v1154 = phi ptr [ %v1104, %then1140 ], [ %v1162, %body1151 ]
  %v1155 = phi ptr [ %v1149, %then1140 ], [ %v1164, %body1151 ]
  %v1156 = icmp slt i64 %v1152, %v1101
  br i1 %v1156, label %body1151, label %end1151
body1151:
  %v1157 = load float, ptr %v1154, align 4
  %v1158 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v1155, i32 4, <64 x i1> %v1147, <64 x float> zeroinitializer)
  %v1159 = insertelement <64 x float> poison, float %v1157, i32 0
  %v1160 = shufflevector <64 x float> %v1159, <64 x float> poison, <64 x i32> zeroinitializer
  %v1161 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v1160, <64 x float> %v1158, <64 x float> %v1153)
  %v1162 = getelementptr [1 x i8], ptr %v1154, i64 128
  %v1163 = mul i64 %v848, 4
  %v1164 = getelementptr [1 x i8], ptr %v1155, i64 %v1163
  %v1165 = fcmp olt float %v1157, 0x0000000000000000
  %v1166 = xor i1 %v1165, true
  %v1167 = insertelement <64 x i1> poison, i1 %v1166, i32 0
  %v1168 = shufflevector <64 x i1> %v1167, <64 x i1> poison, <64 x i32> zeroinitializer
  %v1169 = select <64 x i1> %v1168, <64 x float> %v1161, <64 x float> %v1153
  %v1170 = add i64 %v1152, 1
  br label %head1151
end1151:
  call void @llvm.masked.store.v64f32.p0(<64 x float> %v1153, ptr %v1148, i32 4, <64 x i1> %v1147)
  br label %after1140
after1140:
  %v1171 = add i64 %v1089, 1
  br label %head1088
end1088:
  br label %after1053
after1053:
  %v1172 = add i64 %v877, 11
  %v1173 = icmp slt i64 %v1172, %v846
  br i1 %v1173, label %then1174, label %after1174
then1174:
  %v1175 = add i64 %v877, 11
  %v1176 = add i64 %v1175, 1
  %v1177 = icmp slt i64 %v1176, %v892
  %v1178 = select i1 %v1177, i64 %v1176, i64 %v892
  %v1179 = icmp slt i64 %v1178, %v892
  %v1180 = select i1 %v1179, i64 %v1178, i64 %v892
  %v1181 = icmp sgt i64 %v1180, %v1017
  %v1182 = select i1 %v1181, i64 %v1180, i64 %v1017
  %v1183 = icmp slt i64 %v1182, %v1021
  %v1184 = select i1 %v1183, i64 %v1182, i64 %v1021
  %v1185 = add i64 0, %v1017
  %v1186 = mul i64 %v848, 4
  %v1187 = mul i64 %v1186, %v1017
  %v1188 = getelementptr [1 x i8], ptr %v890, i64 %v1187
  %v1189 = sub i64 %v1184, %v1017
  br label %head1190
head1190:
  %v1191 = phi i64 [ 0, %then1174 ], [ %v1208, %body1190 ]
  %v1192 = icmp slt i64 %v1191, %v848
  br i1 %v1192, label %body1190, label %end1190
body1190:
  %v1193 = sub i64 %v848, %v1191
  %v1194 = getelementptr [4 x i8], ptr %v1188, i64 %v1191
  %v1195 = mul i64 %v848, 4
  %v1196 = getelementptr [128 x i8], ptr %v895, i64 %v1185
  %v1197 = mul i64 4, 11
  %v1198 = getelementptr [1 x i8], ptr %v1196, i64 %v1197
  %v1199 = mul i64 %v848, 4
  %v1200 = mul i64 %v1199, 11
  %v1201 = getelementptr [1 x i8], ptr %v866, i64 %v1200
  %v1202 = getelementptr [4 x i8], ptr %v1201, i64 %v1191
  %v1203 = mul i64 %v848, 4
  %v1204 = mul i64 %v1203, 16
  %v1205 = getelementptr [1 x i8], ptr %v1194, i64 %v1204
  %v1206 = icmp slt i64 %v1193, 32
  %v1207 = select i1 %v1206, ptr @tile11, ptr @tile11
  call void %v1207(ptr %v1198, i64 4, ptr %v1194, i64 %v1195, ptr %v1202, i64 %v1195, i64 %v1189, i64 0, i64 %v1193, ptr %v1205, i64 %v1195)
  %v1208 = add i64 %v1191, 32
  br label %head1190
end1190:
  br label %head1209
head1209:
  %v1210 = phi i64 [ 11, %end1190 ], [ %v1292, %after1261 ]
  %v1211 = icmp slt i64 %v1210, 22
  br i1 %v1211, label %body1209, label %end1209
body1209:
  %v1212 = add i64 %v877, %v1210
  %v1213 = add i64 %v1212, 1
  %v1214 = icmp slt i64 %v1213, %v892
  %v1215 = select i1 %v1214, i64 %v1213, i64 %v892
  %v1216 = icmp slt i64 %v1215, %v1021
  %v1217 = select i1 %v1216, i64 %v1215, i64 %v1021
  %v1218 = add i64 0, %v1184
  %v1219 = mul i64 %v848, 4
  %v1220 = mul i64 %v1219, %v1184
  %v1221 = getelementptr [1 x i8], ptr %v890, i64 %v1220
  %v1222 = sub i64 %v1217, %v1184
  %v1223 = getelementptr [128 x i8], ptr %v895, i64 %v1218
  %v1224 = mul i64 4, %v1210
  %v1225 = getelementptr [1 x i8], ptr %v1223, i64 %v1224
  %v1226 = mul i64 %v848, 4
  %v1227 = mul i64 %v1226, %v1210
  %v1228 = getelementptr [1 x i8], ptr %v866, i64 %v1227
  %v1229 = sub i64 %v848, 0
  %v1230 = and i64 %v1229, -64
  %v1231 = add i64 0, %v1230
  br label %head1232
head1232:
  %v1233 = phi i64 [ 0, %body1209 ], [ %v1259, %end1239 ]
  %v1234 = icmp slt i64 %v1233, %v1231
  br i1 %v1234, label %body1232, label %end1232
body1232:
  %v1235 = add i64 %v1233, 0
  %v1236 = getelementptr [4 x i8], ptr %v1228, i64 %v1235
  %v1237 = getelementptr [4 x i8], ptr %v1221, i64 %v1235
  %v1238 = load <64 x float>, ptr %v1236, align 4
  br label %head1239
head1239:
  %v1240 = phi i64 [ 0, %body1232 ], [ %v1258, %body1239 ]
  %v1241 = phi <64 x float> [ %v1238, %body1232 ], [ %v1257, %body1239 ]
  %v1242 = phi ptr [ %v1225, %body1232 ], [ %v1250, %body1239 ]
  %v1243 = phi ptr [ %v1237, %body1232 ], [ %v1252, %body1239 ]
  %v1244 = icmp slt i64 %v1240, %v1222
  br i1 %v1244, label %body1239, label %end1239
body1239:
  %v1245 = load float, ptr %v1242, align 4
  %v1246 = load <64 x float>, ptr %v1243, align 4
  %v1247 = insertelement <64 x float> poison, float %v1245, i32 0
  %v1248 = shufflevector <64 x float> %v1247, <64 x float> poison, <64 x i32> zeroinitializer
  %v1249 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v1248, <64 x float> %v1246, <64 x float> %v1241)
  %v1250 = getelementptr [1 x i8], ptr %v1242, i64 128
  %v1251 = mul i64 %v848, 4
  %v1252 = getelementptr [1 x i8], ptr %v1243, i64 %v1251
  %v1253 = fcmp olt float %v1245, 0x0000000000000000
  %v1254 = xor i1 %v1253, true
  %v1255 = insertelement <64 x i1> poison, i1 %v1254, i32 0
  %v1256 = shufflevector <64 x i1> %v1255, <64 x i1> poison, <64 x i32> zeroinitializer
  %v1257 = select <64 x i1> %v1256, <64 x float> %v1249, <64 x float> %v1241
  %v1258 = add i64 %v1240, 1
  br label %head1239
end1239:
  store <64 x float> %v1241, ptr %v1236, align 4
  %v1259 = add i64 %v1233, 64
  br label %head1232
end1232:
  %v1260 = icmp slt i64 %v1231, %v848
  br i1 %v1260, label %then1261, label %after1261
then1261:
  %v1262 = sub i64 %v848, %v1231
  %v1263 = icmp slt i64 %v1262, 64
  %v1264 = select i1 %v1263, i64 %v1262, i64 64
  %v1265 = trunc i64 %v1264 to i32
  %v1266 = insertelement <64 x i32> poison, i32 %v1265, i32 0
  %v1267 = shufflevector <64 x i32> %v1266, <64 x i32> poison, <64 x i32> zeroinitializer
  %v1268 = icmp slt <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, %v1267
  %v1269 = getelementptr [4 x i8], ptr %v1228, i64 %v1231
  %v1270 = getelementptr [4 x i8], ptr %v1221, i64 %v1231
  %v1271 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v1269, i32 4, <64 x i1> %v1268, <64 x float> zeroinitializer)
  br label %head1272
head1272:
  %v1273 = phi i64 [ 0, %then1261 ], [ %v1291, %body1272 ]
  %v1274 = phi <64 x float> [ %v1271, %then1261 ], [ %v1290, %body1272 ]
  %v1275 = phi ptr [ %v1225, %then1261 ], [ %v1283, %body1272 ]
  %v1276 = phi ptr [ %v1270, %then1261 ], [ %v1285, %body1272 ]
  %v1277 = icmp slt i64 %v1273, %v1222
  br i1 %v1277, label %body1272, label %end1272
body1272:
  %v1278 = load float, ptr %v1275, align 4
  %v1279 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v1276, i32 4, <64 x i1> %v1268, <64 x float> zeroinitializer)
  %v1280 = insertelement <64 x float> poison, float %v1278, i32 0
  %v1281 = shufflevector <64 x float> %v1280, <64 x float> poison, <64 x i32> zeroinitializer
  %v1282 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v1281, <64 x float> %v1279, <64 x float> %v1274)
  %v1283 = getelementptr [1 x i8], ptr %v1275, i64 128
  %v1284 = mul i64 %v848, 4
  %v1285 = getelementptr [1 x i8], ptr %v1276, i64 %v1284
  %v1286 = fcmp olt float %v1278, 0x0000000000000000
  %v1287 = xor i1 %v1286, true
  %v1288 = insertelement <64 x i1> poison, i1 %v1287, i32 0
  %v1289 = shufflevector <64 x i1> %v1288, <64 x i1> poison, <64 x i32> zeroinitializer
  %v1290 = select <64 x i1> %v1289, <64 x float> %v1282, <64 x float> %v1274
  %v1291 = add i64 %v1273, 1
  br label %head1272
end1272:
  call void @llvm.masked.store.v64f32.p0(<64 x float> %v1274, ptr %v1269, i32 4, <64 x i1> %v1268)
  br label %after1261
after1261:
  %v1292 = add i64 %v1210, 1
  br label %head1209
end1209:
  br label %after1174
after1174:
  %v1293 = add i64 %v877, 22
  %v1294 = icmp slt i64 %v1293, %v846
  br i1 %v1294, label %then1295, label %after1295
then1295:
  %v1296 = add i64 %v877, 22
  %v1297 = add i64 %v1296, 1
  %v1298 = icmp slt i64 %v1297, %v892
  %v1299 = select i1 %v1298, i64 %v1297, i64 %v892
  %v1300 = icmp slt i64 %v1299, %v892
  %v1301 = select i1 %v1300, i64 %v1299, i64 %v892
  %v1302 = icmp sgt i64 %v1301, %v1017
  %v1303 = select i1 %v1302, i64 %v1301, i64 %v1017
  %v1304 = icmp slt i64 %v1303, %v1021
  %v1305 = select i1 %v1304, i64 %v1303, i64 %v1021
  %v1306 = add i64 0, %v1017
  %v1307 = mul i64 %v848, 4
  %v1308 = mul i64 %v1307, %v1017
  %v1309 = getelementptr [1 x i8], ptr %v890, i64 %v1308
  %v1310 = sub i64 %v1305, %v1017
  br label %head1311
head1311:
  %v1312 = phi i64 [ 0, %then1295 ], [ %v1329, %body1311 ]
  %v1313 = icmp slt i64 %v1312, %v848
  br i1 %v1313, label %body1311, label %end1311
body1311:
  %v1314 = sub i64 %v848, %v1312
  %v1315 = getelementptr [4 x i8], ptr %v1309, i64 %v1312
  %v1316 = mul i64 %v848, 4
  %v1317 = getelementptr [128 x i8], ptr %v895, i64 %v1306
  %v1318 = mul i64 4, 22
  %v1319 = getelementptr [1 x i8], ptr %v1317, i64 %v1318
  %v1320 = mul i64 %v848, 4
  %v1321 = mul i64 %v1320, 22
  %v1322 = getelementptr [1 x i8], ptr %v866, i64 %v1321
  %v1323 = getelementptr [4 x i8], ptr %v1322, i64 %v1312
  %v1324 = mul i64 %v848, 4
  %v1325 = mul i64 %v1324, 16
  %v1326 = getelementptr [1 x i8], ptr %v1315, i64 %v1325
  %v1327 = icmp slt i64 %v1314, 32
  %v1328 = select i1 %v1327, ptr @tile10, ptr @tile10
  call void %v1328(ptr %v1319, i64 4, ptr %v1315, i64 %v1316, ptr %v1323, i64 %v1316, i64 %v1310, i64 0, i64 %v1314, ptr %v1326, i64 %v1316)
  %v1329 = add i64 %v1312, 32
  br label %head1311
end1311:
  br label %head1330
head1330:
  %v1331 = phi i64 [ 22, %end1311 ], [ %v1413, %after1382 ]
  %v1332 = icmp slt i64 %v1331, 32
  br i1 %v1332, label %body1330, label %end1330
body1330:
  %v1333 = add i64 %v877, %v1331
  %v1334 = add i64 %v1333, 1
  %v1335 = icmp slt i64 %v1334, %v892
  %v1336 = select i1 %v1335, i64 %v1334, i64 %v892
  %v1337 = icmp slt i64 %v1336, %v1021
  %v1338 = select i1 %v1337, i64 %v1336, i64 %v1021
  %v1339 = add i64 0, %v1305
  %v1340 = mul i64 %v848, 4
  %v1341 = mul i64 %v1340, %v1305
  %v1342 = getelementptr [1 x i8], ptr %v890, i64 %v1341
  %v1343 = sub i64 %v1338, %v1305
  %v1344 = getelementptr [128 x i8], ptr %v895, i64 %v1339
  %v1345 = mul i64 4, %v1331
  %v1346 = getelementptr [1 x i8], ptr %v1344, i64 %v1345
  %v1347 = mul i64 %v848, 4
  %v1348 = mul i64 %v1347, %v1331
  %v1349 = getelementptr [1 x i8], ptr %v866, i64 %v1348
  %v1350 = sub i64 %v848, 0
  %v1351 = and i64 %v1350, -64
  %v1352 = add i64 0, %v1351
  br label %head1353
head1353:
  %v1354 = phi i64 [ 0, %body1330 ], [ %v1380, %end1360 ]
  %v1355 = icmp slt i64 %v1354, %v1352
  br i1 %v1355, label %body1353, label %end1353
body1353:
  %v1356 = add i64 %v1354, 0
  %v1357 = getelementptr [4 x i8], ptr %v1349, i64 %v1356
  %v1358 = getelementptr [4 x i8], ptr %v1342, i64 %v1356
  %v1359 = load <64 x float>, ptr %v1357, align 4
  br label %head1360
head1360:
  %v1361 = phi i64 [ 0, %body1353 ], [ %v1379, %body1360 ]
  %v1362 = phi <64 x float> [ %v1359, %body1353 ], [ %v1378, %body1360 ]
  %v1363 = phi ptr [ %v1346, %body1353 ], [ %v1371, %body1360 ]
  %v1364 = phi ptr [ %v1358, %body1353 ], [ %v1373, %body1360 ]
  %v1365 = icmp slt i64 %v1361, %v1343
  br i1 %v1365, label %body1360, label %end1360
body1360:
  %v1366 = load float, ptr %v1363, align 4
  %v1367 = load <64 x float>, ptr %v1364, align 4
  %v1368 = insertelement <64 x float> poison, float %v1366, i32 0
  %v1369 = shufflevector <64 x float> %v1368, <64 x float> poison, <64 x i32> zeroinitializer
  %v1370 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v1369, <64 x float> %v1367, <64 x float> %v1362)
  %v1371 = getelementptr [1 x i8], ptr %v1363, i64 128
  %v1372 = mul i64 %v848, 4
  %v1373 = getelementptr [1 x i8], ptr %v1364, i64 %v1372
  %v1374 = fcmp olt float %v1366, 0x0000000000000000
  %v1375 = xor i1 %v1374, true
  %v1376 = insertelement <64 x i1> poison, i1 %v1375, i32 0
  %v1377 = shufflevector <64 x i1> %v1376, <64 x i1> poison, <64 x i32> zeroinitializer
  %v1378 = select <64 x i1> %v1377, <64 x float> %v1370, <64 x float> %v1362
  %v1379 = add i64 %v1361, 1
  br label %head1360
end1360:
  store <64 x float> %v1362, ptr %v1357, align 4
  %v1380 = add i64 %v1354, 64
  br label %head1353
end1353:
  %v1381 = icmp slt i64 %v1352, %v848
  br i1 %v1381, label %then1382, label %after1382
then1382:
  %v1383 = sub i64 %v848, %v1352
  %v1384 = icmp slt i64 %v1383, 64
  %v1385 = select i1 %v1384, i64 %v1383, i64 64
  %v1386 = trunc i64 %v1385 to i32
  %v1387 = insertelement <64 x i32> poison, i32 %v1386, i32 0
  %v1388 = shufflevector <64 x i32> %v1387, <64 x i32> poison, <64 x i32> zeroinitializer
  %v1389 = icmp slt <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, %v1388
  %v1390 = getelementptr [4 x i8], ptr %v1349, i64 %v1352
  %v1391 = getelementptr [4 x i8], ptr %v1342, i64 %v1352
  %v1392 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v1390, i32 4, <64 x i1> %v1389, <64 x float> zeroinitializer)
  br label %head1393
head1393:
  %v1394 = phi i64 [ 0, %then1382 ], [ %v1412, %body1393 ]
  %v1395 = phi <64 x float> [ %v1392, %then1382 ], [ %v1411, %body1393 ]
  %v1396 = phi ptr [ %v1346, %then1382 ], [ %v1404, %body1393 ]
  %v1397 = phi ptr [ %v1391, %then1382 ], [ %v1406, %body1393 ]
  %v1398 = icmp slt i64 %v1394, %v1343
  br i1 %v1398, label %body1393, label %end1393
body1393:
  %v1399 = load float, ptr %v1396, align 4
  %v1400 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr %v1397, i32 4, <64 x i1> %v1389, <64 x float> zeroinitializer)
  %v1401 = insertelement <64 x float> poison, float %v1399, i32 0
  %v1402 = shufflevector <64 x float> %v1401, <64 x float> poison, <64 x i32> zeroinitializer
  %v1403 = call <64 x float> @llvm.fma.v64f32(<64 x float> %v1402, <64 x float> %v1400, <64 x float> %v1395)
  %v1404 = getelementptr [1 x i8], ptr %v1396, i64 128
  %v1405 = mul i64 %v848, 4
  %v1406 = getelementptr [1 x i8], ptr %v1397, i64 %v1405
  %v1407 = fcmp olt float %v1399, 0x0000000000000000
  %v1408 = xor i1 %v1407, true
  %v1409 = insertelement <64 x i1> poison, i1 %v1408, i32 0
  %v1410 = shufflevector <64 x i1> %v1409, <64 x i1> poison, <64 x i32> zeroinitializer
  %v1411 = select <64 x i1> %v1410, <64 x float> %v1403, <64 x float> %v1395
  %v1412 = add i64 %v1394, 1
  br label %head1393
end1393:
  call void @llvm.masked.store.v64f32.p0(<64 x float> %v1395, ptr %v1390, i32 4, <64 x i1> %v1389)
  br label %after1382
after1382:
  %v1413 = add i64 %v1331, 1
  br label %head1330
end1330:
  br label %after1295
after1295:
  %v1414 = add i64 %v1017, 128
  br label %head1016
end1016:
  %v1415 = mul i64 %v870, %v846
  %v1416 = add i64 %v1415, %v877
  %v1417 = mul i64 %v1416, %v848
  %v1418 = sub i64 %v846, %v877
  %v1419 = icmp slt i64 %v1418, 32
  %v1420 = select i1 %v1419, i64 %v1418, i64 32
  %v1421 = mul i64 %v1420, %v848
  %v1422 = getelementptr [4 x i8], ptr %v842, i64 %v1417
  %v1423 = sub i64 %v1421, 0
  %v1424 = and i64 %v1423, -16
  %v1425 = add i64 0, %v1424
  br label %head1426
head1426:
  %v1427 = phi i64 [ 0, %end1016 ], [ %v1433, %body1426 ]
  %v1428 = icmp slt i64 %v1427, %v1425
  br i1 %v1428, label %body1426, label %end1426
body1426:
  %v1429 = add i64 %v1427, 0
  %v1430 = getelementptr [4 x i8], ptr %v866, i64 %v1429
  %v1431 = load <16 x float>, ptr %v1430, align 4
  %v1432 = getelementptr [4 x i8], ptr %v1422, i64 %v1429
  store <16 x float> %v1431, ptr %v1432, align 4
  %v1433 = add i64 %v1427, 16
  br label %head1426
end1426:
  %v1434 = icmp slt i64 %v1425, %v1421
  br i1 %v1434, label %then1435, label %after1435
then1435:
  %v1436 = sub i64 %v1421, %v1425
  %v1437 = icmp slt i64 %v1436, 16
  %v1438 = select i1 %v1437, i64 %v1436, i64 16
  %v1439 = trunc i64 %v1438 to i32
  %v1440 = insertelement <16 x i32> poison, i32 %v1439, i32 0
  %v1441 = shufflevector <16 x i32> %v1440, <16 x i32> poison, <16 x i32> zeroinitializer
  %v1442 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v1441
  %v1443 = getelementptr [4 x i8], ptr %v866, i64 %v1425
  %v1444 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v1443, i32 4, <16 x i1> %v1442, <16 x float> zeroinitializer)
  %v1445 = getelementptr [4 x i8], ptr %v1422, i64 %v1425
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v1444, ptr %v1445, i32 4, <16 x i1> %v1442)
  br label %after1435
after1435:
  %v1446 = add i64 %v877, 32
  br label %head876
end876:
  %v1447 = add i64 %v868, 1
  br label %head867
end867:
  ret void
}
