declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @edge2(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v1 = sub i64 %given8, 0
  %v2 = icmp slt i64 %v1, 16
  %v3 = select i1 %v2, i64 %v1, i64 16
  %v4 = trunc i64 %v3 to i32
  %v5 = insertelement <16 x i32> poison, i32 %v4, i32 0
  %v6 = shufflevector <16 x i32> %v5, <16 x i32> poison, <16 x i32> zeroinitializer
  %v7 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v6
  %v8 = sub i64 %given8, 16
  %v9 = icmp slt i64 %v8, 16
  %v10 = select i1 %v9, i64 %v8, i64 16
  %v11 = trunc i64 %v10 to i32
  %v12 = insertelement <16 x i32> poison, i32 %v11, i32 0
  %v13 = shufflevector <16 x i32> %v12, <16 x i32> poison, <16 x i32> zeroinitializer
  %v14 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v13
  %v15 = sub i64 %given8, 32
  %v16 = icmp slt i64 %v15, 16
  %v17 = select i1 %v16, i64 %v15, i64 16
  %v18 = trunc i64 %v17 to i32
  %v19 = insertelement <16 x i32> poison, i32 %v18, i32 0
  %v20 = shufflevector <16 x i32> %v19, <16 x i32> poison, <16 x i32> zeroinitializer
  %v21 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v20
  %v22 = sub i64 %given8, 48
  %v23 = icmp slt i64 %v22, 16
  %v24 = select i1 %v23, i64 %v22, i64 16
  %v25 = trunc i64 %v24 to i32
  %v26 = insertelement <16 x i32> poison, i32 %v25, i32 0
  %v27 = shufflevector <16 x i32> %v26, <16 x i32> poison, <16 x i32> zeroinitializer
  %v28 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v27
  %v29 = sub i64 %given8, 64
  %v30 = icmp slt i64 %v29, 16
  %v31 = select i1 %v30, i64 %v29, i64 16
  %v32 = trunc i64 %v31 to i32
  %v33 = insertelement <16 x i32> poison, i32 %v32, i32 0
  %v34 = shufflevector <16 x i32> %v33, <16 x i32> poison, <16 x i32> zeroinitializer
  %v35 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v34
  %v36 = sub i64 %given8, 80
  %v37 = icmp slt i64 %v36, 16
  %v38 = select i1 %v37, i64 %v36, i64 16
  %v39 = trunc i64 %v38 to i32
  %v40 = insertelement <16 x i32> poison, i32 %v39, i32 0
  %v41 = shufflevector <16 x i32> %v40, <16 x i32> poison, <16 x i32> zeroinitializer
  %v42 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v41
  %v43 = sub i64 %given8, 96
  %v44 = icmp slt i64 %v43, 16
  %v45 = select i1 %v44, i64 %v43, i64 16
  %v46 = trunc i64 %v45 to i32
  %v47 = insertelement <16 x i32> poison, i32 %v46, i32 0
  %v48 = shufflevector <16 x i32> %v47, <16 x i32> poison, <16 x i32> zeroinitializer
  %v49 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v48
  %v50 = sub i64 %given8, 112
  %v51 = icmp slt i64 %v50, 16
  %v52 = select i1 %v51, i64 %v50, i64 16
  %v53 = trunc i64 %v52 to i32
  %v54 = insertelement <16 x i32> poison, i32 %v53, i32 0
  %v55 = shufflevector <16 x i32> %v54, <16 x i32> poison, <16 x i32> zeroinitializer
  %v56 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v55
  %v57 = mul i64 %given1, 2
  %v58 = mul i64 %given5, 0
  %v59 = getelementptr [1 x i8], ptr %given4, i64 %v58
  %v60 = mul i64 %given5, 1
  %v61 = getelementptr [1 x i8], ptr %given4, i64 %v60
  %v62 = getelementptr [1 x i8], ptr %v59, i64 512
  call void @llvm.prefetch.p0(ptr %v62, i32 1, i32 3, i32 1)
  %v63 = getelementptr [1 x i8], ptr %v59, i64 576
  call void @llvm.prefetch.p0(ptr %v63, i32 1, i32 3, i32 1)
  %v64 = getelementptr [1 x i8], ptr %v59, i64 640
  call void @llvm.prefetch.p0(ptr %v64, i32 1, i32 3, i32 1)
  %v65 = getelementptr [1 x i8], ptr %v59, i64 704
  call void @llvm.prefetch.p0(ptr %v65, i32 1, i32 3, i32 1)
  %v66 = getelementptr [1 x i8], ptr %v59, i64 768
  call void @llvm.prefetch.p0(ptr %v66, i32 1, i32 3, i32 1)
  %v67 = getelementptr [1 x i8], ptr %v59, i64 832
  call void @llvm.prefetch.p0(ptr %v67, i32 1, i32 3, i32 1)
  %v68 = getelementptr [1 x i8], ptr %v59, i64 896
  call void @llvm.prefetch.p0(ptr %v68, i32 1, i32 3, i32 1)
  %v69 = getelementptr [1 x i8], ptr %v59, i64 960
  call void @llvm.prefetch.p0(ptr %v69, i32 1, i32 3, i32 1)
  %v70 = getelementptr [1 x i8], ptr %v61, i64 512
  call void @llvm.prefetch.p0(ptr %v70, i32 1, i32 3, i32 1)
  %v71 = getelementptr [1 x i8], ptr %v61, i64 576
  call void @llvm.prefetch.p0(ptr %v71, i32 1, i32 3, i32 1)
  %v72 = getelementptr [1 x i8], ptr %v61, i64 640
  call void @llvm.prefetch.p0(ptr %v72, i32 1, i32 3, i32 1)
  %v73 = getelementptr [1 x i8], ptr %v61, i64 704
  call void @llvm.prefetch.p0(ptr %v73, i32 1, i32 3, i32 1)
  %v74 = getelementptr [1 x i8], ptr %v61, i64 768
  call void @llvm.prefetch.p0(ptr %v74, i32 1, i32 3, i32 1)
  %v75 = getelementptr [1 x i8], ptr %v61, i64 832
  call void @llvm.prefetch.p0(ptr %v75, i32 1, i32 3, i32 1)
  %v76 = getelementptr [1 x i8], ptr %v61, i64 896
  call void @llvm.prefetch.p0(ptr %v76, i32 1, i32 3, i32 1)
  %v77 = getelementptr [1 x i8], ptr %v61, i64 960
  call void @llvm.prefetch.p0(ptr %v77, i32 1, i32 3, i32 1)
  %v78 = icmp ne i64 %given7, 0
  br i1 %v78, label %yes79, label %no79
yes79:
  br label %joined79
no79:
  %v80 = getelementptr [1 x i8], ptr %v59, i64 0
  %v81 = getelementptr [1 x i8], ptr %v59, i64 64
  %v82 = getelementptr [1 x i8], ptr %v59, i64 128
  %v83 = getelementptr [1 x i8], ptr %v59, i64 192
  %v84 = getelementptr [1 x i8], ptr %v59, i64 256
  %v85 = getelementptr [1 x i8], ptr %v59, i64 320
  %v86 = getelementptr [1 x i8], ptr %v59, i64 384
  %v87 = getelementptr [1 x i8], ptr %v59, i64 448
  %v88 = getelementptr [1 x i8], ptr %v61, i64 0
  %v89 = getelementptr [1 x i8], ptr %v61, i64 64
  %v90 = getelementptr [1 x i8], ptr %v61, i64 128
  %v91 = getelementptr [1 x i8], ptr %v61, i64 192
  %v92 = getelementptr [1 x i8], ptr %v61, i64 256
  %v93 = getelementptr [1 x i8], ptr %v61, i64 320
  %v94 = getelementptr [1 x i8], ptr %v61, i64 384
  %v95 = getelementptr [1 x i8], ptr %v61, i64 448
  %v96 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v80, i32 4, <16 x i1> %v7, <16 x float> zeroinitializer)
  %v97 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v81, i32 4, <16 x i1> %v14, <16 x float> zeroinitializer)
  %v98 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v82, i32 4, <16 x i1> %v21, <16 x float> zeroinitializer)
  %v99 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v83, i32 4, <16 x i1> %v28, <16 x float> zeroinitializer)
  %v100 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v84, i32 4, <16 x i1> %v35, <16 x float> zeroinitializer)
  %v101 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v85, i32 4, <16 x i1> %v42, <16 x float> zeroinitializer)
  %v102 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v86, i32 4, <16 x i1> %v49, <16 x float> zeroinitializer)
  %v103 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v87, i32 4, <16 x i1> %v56, <16 x float> zeroinitializer)
  %v104 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v88, i32 4, <16 x i1> %v7, <16 x float> zeroinitializer)
  %v105 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v89, i32 4, <16 x i1> %v14, <16 x float> zeroinitializer)
  %v106 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v90, i32 4, <16 x i1> %v21, <16 x float> zeroinitializer)
  %v107 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v91, i32 4, <16 x i1> %v28, <16 x float> zeroinitializer)
  %v108 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v92, i32 4, <16 x i1> %v35, <16 x float> zeroinitializer)
  %v109 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v93, i32 4, <16 x i1> %v42, <16 x float> zeroinitializer)
  %v110 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v94, i32 4, <16 x i1> %v49, <16 x float> zeroinitializer)
  %v111 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v95, i32 4, <16 x i1> %v56, <16 x float> zeroinitializer)
  br label %joined79
joined79:
  %v112 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v96, %no79 ]
  %v113 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v97, %no79 ]
  %v114 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v98, %no79 ]
  %v115 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v99, %no79 ]
  %v116 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v100, %no79 ]
  %v117 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v101, %no79 ]
  %v118 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v102, %no79 ]
  %v119 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v103, %no79 ]
  %v120 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v104, %no79 ]
  %v121 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v105, %no79 ]
  %v122 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v106, %no79 ]
  %v123 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v107, %no79 ]
  %v124 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v108, %no79 ]
  %v125 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v109, %no79 ]
  %v126 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v110, %no79 ]
  %v127 = phi <16 x float> [ splat (float 0x0000000000000000), %yes79 ], [ %v111, %no79 ]
  %v128 = mul i64 %given1, 0
  %v129 = getelementptr [1 x i8], ptr %given0, i64 %v128
  %v130 = sub i64 %given8, 1
  %v131 = sdiv i64 %v130, 32
  %v132 = icmp slt i64 %v131, 0
  %v133 = select i1 %v132, i64 %v131, i64 0
  %v134 = icmp slt i64 %v131, 1
  %v135 = select i1 %v134, i64 %v131, i64 1
  %v136 = icmp slt i64 %v131, 2
  %v137 = select i1 %v136, i64 %v131, i64 2
  %v138 = icmp slt i64 %v131, 3
  %v139 = select i1 %v138, i64 %v131, i64 3
  %v140 = mul i64 %v133, %given3
  %v141 = getelementptr [1 x i8], ptr %given2, i64 %v140
  %v142 = mul i64 %v135, %given3
  %v143 = getelementptr [1 x i8], ptr %given2, i64 %v142
  %v144 = mul i64 %v137, %given3
  %v145 = getelementptr [1 x i8], ptr %given2, i64 %v144
  %v146 = mul i64 %v139, %given3
  %v147 = getelementptr [1 x i8], ptr %given2, i64 %v146
  br label %head148
head148:
  %v149 = phi i64 [ 0, %joined79 ], [ %v219, %body148 ]
  %v150 = phi <16 x float> [ %v112, %joined79 ], [ %v181, %body148 ]
  %v151 = phi <16 x float> [ %v113, %joined79 ], [ %v182, %body148 ]
  %v152 = phi <16 x float> [ %v114, %joined79 ], [ %v193, %body148 ]
  %v153 = phi <16 x float> [ %v115, %joined79 ], [ %v194, %body148 ]
  %v154 = phi <16 x float> [ %v116, %joined79 ], [ %v201, %body148 ]
  %v155 = phi <16 x float> [ %v117, %joined79 ], [ %v202, %body148 ]
  %v156 = phi <16 x float> [ %v118, %joined79 ], [ %v209, %body148 ]
  %v157 = phi <16 x float> [ %v119, %joined79 ], [ %v210, %body148 ]
  %v158 = phi <16 x float> [ %v120, %joined79 ], [ %v187, %body148 ]
  %v159 = phi <16 x float> [ %v121, %joined79 ], [ %v188, %body148 ]
  %v160 = phi <16 x float> [ %v122, %joined79 ], [ %v195, %body148 ]
  %v161 = phi <16 x float> [ %v123, %joined79 ], [ %v196, %body148 ]
  %v162 = phi <16 x float> [ %v124, %joined79 ], [ %v203, %body148 ]
  %v163 = phi <16 x float> [ %v125, %joined79 ], [ %v204, %body148 ]
  %v164 = phi <16 x float> [ %v126, %joined79 ], [ %v211, %body148 ]
  %v165 = phi <16 x float> [ %v127, %joined79 ], [ %v212, %body148 ]
  %v166 = phi ptr [ %v129, %joined79 ], [ %v213, %body148 ]
  %v167 = phi ptr [ %v141, %joined79 ], [ %v214, %body148 ]
  %v168 = phi ptr [ %v143, %joined79 ], [ %v215, %body148 ]
  %v169 = phi ptr [ %v145, %joined79 ], [ %v216, %body148 ]
  %v170 = phi ptr [ %v147, %joined79 ], [ %v217, %body148 ]
  %v171 = phi ptr [ %given9, %joined79 ], [ %v218, %body148 ]
  %v172 = icmp slt i64 %v149, %given6
  br i1 %v172, label %body148, label %end148
body148:
  %v173 = getelementptr [1 x i8], ptr %v167, i64 0
  %v174 = load <16 x float>, ptr %v173, align 4
  %v175 = getelementptr [1 x i8], ptr %v167, i64 64
  %v176 = load <16 x float>, ptr %v175, align 4
  %v177 = getelementptr [1 x i8], ptr %v166, i64 0
  %v178 = load float, ptr %v177, align 4
  %v179 = insertelement <16 x float> poison, float %v178, i32 0
  %v180 = shufflevector <16 x float> %v179, <16 x float> poison, <16 x i32> zeroinitializer
  %v181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v180, <16 x float> %v174, <16 x float> %v150)
  %v182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v180, <16 x float> %v176, <16 x float> %v151)
  %v183 = getelementptr [1 x i8], ptr %v166, i64 %given1
  %v184 = load float, ptr %v183, align 4
  %v185 = insertelement <16 x float> poison, float %v184, i32 0
  %v186 = shufflevector <16 x float> %v185, <16 x float> poison, <16 x i32> zeroinitializer
  %v187 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v174, <16 x float> %v158)
  %v188 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v176, <16 x float> %v159)
  %v189 = getelementptr [1 x i8], ptr %v168, i64 0
  %v190 = load <16 x float>, ptr %v189, align 4
  %v191 = getelementptr [1 x i8], ptr %v168, i64 64
  %v192 = load <16 x float>, ptr %v191, align 4
  %v193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v180, <16 x float> %v190, <16 x float> %v152)
  %v194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v180, <16 x float> %v192, <16 x float> %v153)
  %v195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v190, <16 x float> %v160)
  %v196 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v192, <16 x float> %v161)
  %v197 = getelementptr [1 x i8], ptr %v169, i64 0
  %v198 = load <16 x float>, ptr %v197, align 4
  %v199 = getelementptr [1 x i8], ptr %v169, i64 64
  %v200 = load <16 x float>, ptr %v199, align 4
  %v201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v180, <16 x float> %v198, <16 x float> %v154)
  %v202 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v180, <16 x float> %v200, <16 x float> %v155)
  %v203 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v198, <16 x float> %v162)
  %v204 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v200, <16 x float> %v163)
  %v205 = getelementptr [1 x i8], ptr %v170, i64 0
  %v206 = load <16 x float>, ptr %v205, align 4
  %v207 = getelementptr [1 x i8], ptr %v170, i64 64
  %v208 = load <16 x float>, ptr %v207, align 4
  %v209 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v180, <16 x float> %v206, <16 x float> %v156)
  %v210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v180, <16 x float> %v208, <16 x float> %v157)
  %v211 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v206, <16 x float> %v164)
  %v212 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v186, <16 x float> %v208, <16 x float> %v165)
  %v213 = getelementptr [1 x i8], ptr %v166, i64 4
  %v214 = getelementptr [1 x i8], ptr %v167, i64 128
  %v215 = getelementptr [1 x i8], ptr %v168, i64 128
  %v216 = getelementptr [1 x i8], ptr %v169, i64 128
  %v217 = getelementptr [1 x i8], ptr %v170, i64 128
  %v218 = getelementptr [1 x i8], ptr %v171, i64 %given10
  %v219 = add i64 %v149, 1
  br label %head148
end148:
  %v220 = getelementptr [1 x i8], ptr %v59, i64 0
  %v221 = getelementptr [1 x i8], ptr %v59, i64 64
  %v222 = getelementptr [1 x i8], ptr %v59, i64 128
  %v223 = getelementptr [1 x i8], ptr %v59, i64 192
  %v224 = getelementptr [1 x i8], ptr %v59, i64 256
  %v225 = getelementptr [1 x i8], ptr %v59, i64 320
  %v226 = getelementptr [1 x i8], ptr %v59, i64 384
  %v227 = getelementptr [1 x i8], ptr %v59, i64 448
  %v228 = getelementptr [1 x i8], ptr %v61, i64 0
  %v229 = getelementptr [1 x i8], ptr %v61, i64 64
  %v230 = getelementptr [1 x i8], ptr %v61, i64 128
  %v231 = getelementptr [1 x i8], ptr %v61, i64 192
  %v232 = getelementptr [1 x i8], ptr %v61, i64 256
  %v233 = getelementptr [1 x i8], ptr %v61, i64 320
  %v234 = getelementptr [1 x i8], ptr %v61, i64 384
  %v235 = getelementptr [1 x i8], ptr %v61, i64 448
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v150, ptr %v220, i32 4, <16 x i1> %v7)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v151, ptr %v221, i32 4, <16 x i1> %v14)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v152, ptr %v222, i32 4, <16 x i1> %v21)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v153, ptr %v223, i32 4, <16 x i1> %v28)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v154, ptr %v224, i32 4, <16 x i1> %v35)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v155, ptr %v225, i32 4, <16 x i1> %v42)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v156, ptr %v226, i32 4, <16 x i1> %v49)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v157, ptr %v227, i32 4, <16 x i1> %v56)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v158, ptr %v228, i32 4, <16 x i1> %v7)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v159, ptr %v229, i32 4, <16 x i1> %v14)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v160, ptr %v230, i32 4, <16 x i1> %v21)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v161, ptr %v231, i32 4, <16 x i1> %v28)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v162, ptr %v232, i32 4, <16 x i1> %v35)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v163, ptr %v233, i32 4, <16 x i1> %v42)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v164, ptr %v234, i32 4, <16 x i1> %v49)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v165, ptr %v235, i32 4, <16 x i1> %v56)
  ret void
}
define internal void @copy(ptr %given0, i64 %given1, ptr %given2, i64 %given3, i64 %given4) nounwind {
entry:
  br label %head236
head236:
  %v237 = phi i64 [ 0, %entry ], [ %v266, %after253 ]
  %v238 = phi ptr [ %given0, %entry ], [ %v264, %after253 ]
  %v239 = phi ptr [ %given2, %entry ], [ %v265, %after253 ]
  %v240 = icmp slt i64 %v237, %given3
  br i1 %v240, label %body236, label %end236
body236:
  %v241 = sub i64 %given4, 0
  %v242 = and i64 %v241, -16
  %v243 = add i64 0, %v242
  br label %head244
head244:
  %v245 = phi i64 [ 0, %body236 ], [ %v251, %body244 ]
  %v246 = icmp slt i64 %v245, %v243
  br i1 %v246, label %body244, label %end244
body244:
  %v247 = add i64 %v245, 0
  %v248 = getelementptr [4 x i8], ptr %v238, i64 %v247
  %v249 = load <16 x float>, ptr %v248, align 4
  %v250 = getelementptr [4 x i8], ptr %v239, i64 %v247
  store <16 x float> %v249, ptr %v250, align 4
  %v251 = add i64 %v245, 16
  br label %head244
end244:
  %v252 = icmp slt i64 %v243, %given4
  br i1 %v252, label %then253, label %after253
then253:
  %v254 = sub i64 %given4, %v243
  %v255 = icmp slt i64 %v254, 16
  %v256 = select i1 %v255, i64 %v254, i64 16
  %v257 = trunc i64 %v256 to i32
  %v258 = insertelement <16 x i32> poison, i32 %v257, i32 0
  %v259 = shufflevector <16 x i32> %v258, <16 x i32> poison, <16 x i32> zeroinitializer
  %v260 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v259
  %v261 = getelementptr [4 x i8], ptr %v238, i64 %v243
  %v262 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v261, i32 4, <16 x i1> %v260, <16 x float> zeroinitializer)
  %v263 = getelementptr [4 x i8], ptr %v239, i64 %v243
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v262, ptr %v263, i32 4, <16 x i1> %v260)
  br label %after253
after253:
  %v264 = getelementptr [1 x i8], ptr %v238, i64 %given1
  %v265 = getelementptr [4 x i8], ptr %v239, i64 528
  %v266 = add i64 %v237, 1
  br label %head236
end236:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [8192 x float], align 64
  %v267 = getelementptr i8, ptr %arguments, i64 0
  %v268 = load ptr, ptr %v267, align 8
  %v269 = getelementptr i8, ptr %arguments, i64 8
  %v270 = load ptr, ptr %v269, align 8
  %v271 = getelementptr i8, ptr %arguments, i64 16
  %v272 = load ptr, ptr %v271, align 8
  %v273 = getelementptr i8, ptr %arguments, i64 24
  %v274 = load i64, ptr %v273, align 8
  %v275 = getelementptr i8, ptr %arguments, i64 32
  %v276 = load i64, ptr %v275, align 8
  %v277 = getelementptr i8, ptr %arguments, i64 40
  %v278 = load i64, ptr %v277, align 8
  %v279 = getelementptr i8, ptr %arguments, i64 48
  %v280 = load i64, ptr %v279, align 8
  %v281 = getelementptr i8, ptr %arguments, i64 56
  %v282 = load i64, ptr %v281, align 8
  %v283 = getelementptr i8, ptr %arguments, i64 64
  %v284 = load i64, ptr %v283, align 8
  %v285 = getelementptr i8, ptr %arguments, i64 72
  %v286 = load i64, ptr %v285, align 8
  %v287 = getelementptr i8, ptr %arguments, i64 80
  %v288 = load i64, ptr %v287, align 8
  %v289 = getelementptr i8, ptr %arguments, i64 88
  %v290 = load i64, ptr %v289, align 8
  %v291 = getelementptr i8, ptr %arguments, i64 96
  %v292 = load i64, ptr %v291, align 8
  %v293 = getelementptr i8, ptr %arguments, i64 104
  %v294 = load i64, ptr %v293, align 8
  %v295 = add i64 %v274, 13
  %v296 = sdiv i64 %v295, 14
  %v297 = sdiv i64 %v274, %v296
  %v298 = mul i64 %v297, %v296
  %v299 = sub i64 %v274, %v298
  %v300 = mul i64 %v278, 128
  %v301 = mul i64 %v282, 4
  %v302 = add i64 %v276, 31
  %v303 = sdiv i64 %v302, 32
  %v304 = mul i64 %v280, 4
  %v305 = mul i64 %v274, %v278
  %v306 = mul i64 %v305, 4
  %v307 = mul i64 %v300, %v303
  %v308 = mul i64 %v274, %v276
  br label %head309
head309:
  %v310 = phi i64 [ %v292, %entry ], [ %v402, %end333 ]
  %v311 = icmp slt i64 %v310, %v294
  br i1 %v311, label %body309, label %end309
body309:
  %v312 = srem i64 %v310, %v290
  %v313 = sdiv i64 %v310, %v290
  %v314 = srem i64 %v313, %v288
  %v315 = mul i64 %v314, %v286
  %v316 = add i64 %v315, %v286
  %v317 = icmp slt i64 %v316, %v276
  %v318 = select i1 %v317, i64 %v316, i64 %v276
  %v319 = mul i64 %v296, %v312
  %v320 = sdiv i64 %v319, %v290
  %v321 = add i64 %v312, 1
  %v322 = mul i64 %v296, %v321
  %v323 = sdiv i64 %v322, %v290
  %v324 = sdiv i64 %v313, %v288
  %v325 = mul i64 0, %v306
  %v326 = getelementptr [1 x i8], ptr %v268, i64 %v325
  %v327 = mul i64 0, %v307
  %v328 = getelementptr [1 x i8], ptr %v270, i64 %v327
  %v329 = mul i64 %v324, %v308
  %v330 = getelementptr [4 x i8], ptr %v272, i64 %v329
  %v331 = icmp sgt i64 %v278, 1
  %v332 = select i1 %v331, i64 %v278, i64 1
  br label %head333
head333:
  %v334 = phi i64 [ 0, %body309 ], [ %v401, %end341 ]
  %v335 = icmp slt i64 %v334, %v332
  br i1 %v335, label %body333, label %end333
body333:
  %v336 = sub i64 %v278, %v334
  %v337 = icmp slt i64 %v336, %v284
  %v338 = select i1 %v337, i64 %v336, i64 %v284
  %v339 = add i64 %v334, %v284
  %v340 = icmp sge i64 %v339, %v332
  br label %head341
head341:
  %v342 = phi i64 [ %v320, %body333 ], [ %v400, %end360 ]
  %v343 = icmp slt i64 %v342, %v323
  br i1 %v343, label %body341, label %end341
body341:
  %v344 = icmp slt i64 %v342, %v299
  %v345 = mul i64 %v342, %v297
  %v346 = icmp slt i64 %v342, %v299
  %v347 = select i1 %v346, i64 %v342, i64 %v299
  %v348 = add i64 %v345, %v347
  %v349 = zext i1 %v344 to i64
  %v350 = add i64 %v297, %v349
  %v351 = mul i64 %v276, 4
  %v352 = mul i64 %v348, %v351
  %v353 = getelementptr [1 x i8], ptr %v330, i64 %v352
  %v354 = icmp sle i64 %v334, 0
  %v355 = zext i1 %v354 to i64
  %v356 = mul i64 %v348, %v304
  %v357 = mul i64 %v334, 4
  %v358 = add i64 %v356, %v357
  %v359 = getelementptr [1 x i8], ptr %v326, i64 %v358
  call void @copy(ptr %v359, i64 %v304, ptr %scratch0, i64 %v350, i64 %v338)
  br label %head360
head360:
  %v361 = phi i64 [ %v315, %body341 ], [ %v399, %body360 ]
  %v362 = icmp slt i64 %v361, %v318
  br i1 %v362, label %body360, label %end360
body360:
  %v363 = sub i64 %v318, %v361
  %v364 = mul i64 %v361, %v278
  %v365 = mul i64 %v364, 4
  %v366 = mul i64 %v334, 128
  %v367 = add i64 %v365, %v366
  %v368 = getelementptr [1 x i8], ptr %v328, i64 %v367
  %v369 = mul i64 %v361, %v278
  %v370 = mul i64 %v369, 4
  %v371 = mul i64 %v334, 128
  %v372 = add i64 %v370, %v371
  %v373 = getelementptr [1 x i8], ptr %v328, i64 %v372
  %v374 = sub i64 %v361, %v315
  %v375 = sdiv i64 %v374, 32
  %v376 = add i64 %v350, %v375
  %v377 = sdiv i64 128, %v296
  %v378 = icmp sle i64 %v296, 1
  %v379 = mul i64 %v284, 128
  %v380 = mul i64 %v286, %v278
  %v381 = mul i64 %v380, 4
  %v382 = mul i64 %v334, 128
  %v383 = sub i64 %v381, %v382
  %v384 = select i1 %v340, i64 %v383, i64 %v379
  %v385 = mul i64 %v342, %v338
  %v386 = mul i64 %v385, %v377
  %v387 = add i64 %v384, %v386
  %v388 = select i1 %v378, i64 16384, i64 %v387
  %v389 = mul i64 %v376, %v304
  %v390 = getelementptr [1 x i8], ptr %v359, i64 %v389
  %v391 = getelementptr [1 x i8], ptr %v373, i64 %v388
  %v392 = icmp sge i64 %v296, 8
  %v393 = select i1 %v392, ptr %v390, ptr %v391
  %v394 = select i1 %v392, i64 4, i64 %v377
  %v395 = getelementptr [4 x i8], ptr %v353, i64 %v361
  %v396 = select i1 %v344, ptr @edge2, ptr @edge2
  %v397 = icmp slt i64 %v363, 128
  %v398 = select i1 %v397, ptr %v396, ptr %v396
  call void %v398(ptr %scratch0, i64 2112, ptr %v368, i64 %v300, ptr %v395, i64 %v351, i64 %v338, i64 %v355, i64 %v363, ptr %v393, i64 %v394)
  %v399 = add i64 %v361, 128
  br label %head360
end360:
  %v400 = add i64 %v342, 1
  br label %head341
end341:
  %v401 = add i64 %v334, %v284
  br label %head333
end333:
  %v402 = add i64 %v310, 1
  br label %head309
end309:
  ret void
}
