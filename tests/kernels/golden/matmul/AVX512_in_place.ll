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
  br label %head130
head130:
  %v131 = phi i64 [ 0, %joined79 ], [ %v207, %body130 ]
  %v132 = phi <16 x float> [ %v112, %joined79 ], [ %v169, %body130 ]
  %v133 = phi <16 x float> [ %v113, %joined79 ], [ %v170, %body130 ]
  %v134 = phi <16 x float> [ %v114, %joined79 ], [ %v182, %body130 ]
  %v135 = phi <16 x float> [ %v115, %joined79 ], [ %v183, %body130 ]
  %v136 = phi <16 x float> [ %v116, %joined79 ], [ %v191, %body130 ]
  %v137 = phi <16 x float> [ %v117, %joined79 ], [ %v192, %body130 ]
  %v138 = phi <16 x float> [ %v118, %joined79 ], [ %v200, %body130 ]
  %v139 = phi <16 x float> [ %v119, %joined79 ], [ %v201, %body130 ]
  %v140 = phi <16 x float> [ %v120, %joined79 ], [ %v175, %body130 ]
  %v141 = phi <16 x float> [ %v121, %joined79 ], [ %v176, %body130 ]
  %v142 = phi <16 x float> [ %v122, %joined79 ], [ %v184, %body130 ]
  %v143 = phi <16 x float> [ %v123, %joined79 ], [ %v185, %body130 ]
  %v144 = phi <16 x float> [ %v124, %joined79 ], [ %v193, %body130 ]
  %v145 = phi <16 x float> [ %v125, %joined79 ], [ %v194, %body130 ]
  %v146 = phi <16 x float> [ %v126, %joined79 ], [ %v202, %body130 ]
  %v147 = phi <16 x float> [ %v127, %joined79 ], [ %v203, %body130 ]
  %v148 = phi ptr [ %v129, %joined79 ], [ %v204, %body130 ]
  %v149 = phi ptr [ %given2, %joined79 ], [ %v205, %body130 ]
  %v150 = phi ptr [ %given9, %joined79 ], [ %v206, %body130 ]
  %v151 = icmp slt i64 %v131, %given6
  br i1 %v151, label %body130, label %end130
body130:
  %v152 = getelementptr [1 x i8], ptr %v150, i64 0
  call void @llvm.prefetch.p0(ptr %v152, i32 0, i32 3, i32 1)
  %v153 = getelementptr [1 x i8], ptr %v150, i64 64
  call void @llvm.prefetch.p0(ptr %v153, i32 0, i32 3, i32 1)
  %v154 = getelementptr [1 x i8], ptr %v150, i64 128
  call void @llvm.prefetch.p0(ptr %v154, i32 0, i32 3, i32 1)
  %v155 = getelementptr [1 x i8], ptr %v150, i64 192
  call void @llvm.prefetch.p0(ptr %v155, i32 0, i32 3, i32 1)
  %v156 = getelementptr [1 x i8], ptr %v150, i64 256
  call void @llvm.prefetch.p0(ptr %v156, i32 0, i32 3, i32 1)
  %v157 = getelementptr [1 x i8], ptr %v150, i64 320
  call void @llvm.prefetch.p0(ptr %v157, i32 0, i32 3, i32 1)
  %v158 = getelementptr [1 x i8], ptr %v150, i64 384
  call void @llvm.prefetch.p0(ptr %v158, i32 0, i32 3, i32 1)
  %v159 = getelementptr [1 x i8], ptr %v150, i64 448
  call void @llvm.prefetch.p0(ptr %v159, i32 0, i32 3, i32 1)
  %v160 = getelementptr [1 x i8], ptr %v149, i64 0
  %v161 = getelementptr [1 x i8], ptr %v160, i64 0
  %v162 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v161, i32 4, <16 x i1> %v7, <16 x float> zeroinitializer)
  %v163 = getelementptr [1 x i8], ptr %v160, i64 64
  %v164 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v163, i32 4, <16 x i1> %v14, <16 x float> zeroinitializer)
  %v165 = getelementptr [1 x i8], ptr %v148, i64 0
  %v166 = load float, ptr %v165, align 4
  %v167 = insertelement <16 x float> poison, float %v166, i32 0
  %v168 = shufflevector <16 x float> %v167, <16 x float> poison, <16 x i32> zeroinitializer
  %v169 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v168, <16 x float> %v162, <16 x float> %v132)
  %v170 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v168, <16 x float> %v164, <16 x float> %v133)
  %v171 = getelementptr [1 x i8], ptr %v148, i64 %given1
  %v172 = load float, ptr %v171, align 4
  %v173 = insertelement <16 x float> poison, float %v172, i32 0
  %v174 = shufflevector <16 x float> %v173, <16 x float> poison, <16 x i32> zeroinitializer
  %v175 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v174, <16 x float> %v162, <16 x float> %v140)
  %v176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v174, <16 x float> %v164, <16 x float> %v141)
  %v177 = getelementptr [1 x i8], ptr %v149, i64 128
  %v178 = getelementptr [1 x i8], ptr %v177, i64 0
  %v179 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v178, i32 4, <16 x i1> %v21, <16 x float> zeroinitializer)
  %v180 = getelementptr [1 x i8], ptr %v177, i64 64
  %v181 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v180, i32 4, <16 x i1> %v28, <16 x float> zeroinitializer)
  %v182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v168, <16 x float> %v179, <16 x float> %v134)
  %v183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v168, <16 x float> %v181, <16 x float> %v135)
  %v184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v174, <16 x float> %v179, <16 x float> %v142)
  %v185 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v174, <16 x float> %v181, <16 x float> %v143)
  %v186 = getelementptr [1 x i8], ptr %v149, i64 256
  %v187 = getelementptr [1 x i8], ptr %v186, i64 0
  %v188 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v187, i32 4, <16 x i1> %v35, <16 x float> zeroinitializer)
  %v189 = getelementptr [1 x i8], ptr %v186, i64 64
  %v190 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v189, i32 4, <16 x i1> %v42, <16 x float> zeroinitializer)
  %v191 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v168, <16 x float> %v188, <16 x float> %v136)
  %v192 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v168, <16 x float> %v190, <16 x float> %v137)
  %v193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v174, <16 x float> %v188, <16 x float> %v144)
  %v194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v174, <16 x float> %v190, <16 x float> %v145)
  %v195 = getelementptr [1 x i8], ptr %v149, i64 384
  %v196 = getelementptr [1 x i8], ptr %v195, i64 0
  %v197 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v196, i32 4, <16 x i1> %v49, <16 x float> zeroinitializer)
  %v198 = getelementptr [1 x i8], ptr %v195, i64 64
  %v199 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v198, i32 4, <16 x i1> %v56, <16 x float> zeroinitializer)
  %v200 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v168, <16 x float> %v197, <16 x float> %v138)
  %v201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v168, <16 x float> %v199, <16 x float> %v139)
  %v202 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v174, <16 x float> %v197, <16 x float> %v146)
  %v203 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v174, <16 x float> %v199, <16 x float> %v147)
  %v204 = getelementptr [1 x i8], ptr %v148, i64 4
  %v205 = getelementptr [1 x i8], ptr %v149, i64 %given3
  %v206 = getelementptr [1 x i8], ptr %v150, i64 %given10
  %v207 = add i64 %v131, 1
  br label %head130
end130:
  %v208 = getelementptr [1 x i8], ptr %v59, i64 0
  %v209 = getelementptr [1 x i8], ptr %v59, i64 64
  %v210 = getelementptr [1 x i8], ptr %v59, i64 128
  %v211 = getelementptr [1 x i8], ptr %v59, i64 192
  %v212 = getelementptr [1 x i8], ptr %v59, i64 256
  %v213 = getelementptr [1 x i8], ptr %v59, i64 320
  %v214 = getelementptr [1 x i8], ptr %v59, i64 384
  %v215 = getelementptr [1 x i8], ptr %v59, i64 448
  %v216 = getelementptr [1 x i8], ptr %v61, i64 0
  %v217 = getelementptr [1 x i8], ptr %v61, i64 64
  %v218 = getelementptr [1 x i8], ptr %v61, i64 128
  %v219 = getelementptr [1 x i8], ptr %v61, i64 192
  %v220 = getelementptr [1 x i8], ptr %v61, i64 256
  %v221 = getelementptr [1 x i8], ptr %v61, i64 320
  %v222 = getelementptr [1 x i8], ptr %v61, i64 384
  %v223 = getelementptr [1 x i8], ptr %v61, i64 448
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v132, ptr %v208, i32 4, <16 x i1> %v7)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v133, ptr %v209, i32 4, <16 x i1> %v14)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v134, ptr %v210, i32 4, <16 x i1> %v21)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v135, ptr %v211, i32 4, <16 x i1> %v28)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v136, ptr %v212, i32 4, <16 x i1> %v35)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v137, ptr %v213, i32 4, <16 x i1> %v42)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v138, ptr %v214, i32 4, <16 x i1> %v49)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v139, ptr %v215, i32 4, <16 x i1> %v56)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v140, ptr %v216, i32 4, <16 x i1> %v7)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v141, ptr %v217, i32 4, <16 x i1> %v14)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v142, ptr %v218, i32 4, <16 x i1> %v21)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v143, ptr %v219, i32 4, <16 x i1> %v28)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v144, ptr %v220, i32 4, <16 x i1> %v35)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v145, ptr %v221, i32 4, <16 x i1> %v42)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v146, ptr %v222, i32 4, <16 x i1> %v49)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v147, ptr %v223, i32 4, <16 x i1> %v56)
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v224 = getelementptr i8, ptr %arguments, i64 0
  %v225 = load ptr, ptr %v224, align 8
  %v226 = getelementptr i8, ptr %arguments, i64 8
  %v227 = load ptr, ptr %v226, align 8
  %v228 = getelementptr i8, ptr %arguments, i64 16
  %v229 = load ptr, ptr %v228, align 8
  %v230 = getelementptr i8, ptr %arguments, i64 24
  %v231 = load i64, ptr %v230, align 8
  %v232 = getelementptr i8, ptr %arguments, i64 32
  %v233 = load i64, ptr %v232, align 8
  %v234 = getelementptr i8, ptr %arguments, i64 40
  %v235 = load i64, ptr %v234, align 8
  %v236 = getelementptr i8, ptr %arguments, i64 48
  %v237 = load i64, ptr %v236, align 8
  %v238 = getelementptr i8, ptr %arguments, i64 56
  %v239 = load i64, ptr %v238, align 8
  %v240 = getelementptr i8, ptr %arguments, i64 64
  %v241 = load i64, ptr %v240, align 8
  %v242 = getelementptr i8, ptr %arguments, i64 72
  %v243 = load i64, ptr %v242, align 8
  %v244 = getelementptr i8, ptr %arguments, i64 80
  %v245 = load i64, ptr %v244, align 8
  %v246 = getelementptr i8, ptr %arguments, i64 88
  %v247 = load i64, ptr %v246, align 8
  %v248 = getelementptr i8, ptr %arguments, i64 96
  %v249 = load i64, ptr %v248, align 8
  %v250 = getelementptr i8, ptr %arguments, i64 104
  %v251 = load i64, ptr %v250, align 8
  %v252 = getelementptr i8, ptr %arguments, i64 112
  %v253 = load i64, ptr %v252, align 8
  %v254 = getelementptr i8, ptr %arguments, i64 120
  %v255 = load i64, ptr %v254, align 8
  %v256 = getelementptr i8, ptr %arguments, i64 128
  %v257 = load i64, ptr %v256, align 8
  %v258 = add i64 %v231, 13
  %v259 = sdiv i64 %v258, 14
  %v260 = sdiv i64 %v231, %v259
  %v261 = mul i64 %v260, %v259
  %v262 = sub i64 %v231, %v261
  %v263 = mul i64 %v235, 128
  %v264 = mul i64 %v239, 4
  %v265 = add i64 %v233, 31
  %v266 = sdiv i64 %v265, 32
  %v267 = mul i64 %v237, 4
  %v268 = mul i64 %v231, %v235
  %v269 = mul i64 %v268, 4
  %v270 = mul i64 %v264, %v235
  %v271 = mul i64 %v231, %v233
  br label %head272
head272:
  %v273 = phi i64 [ %v249, %entry ], [ %v350, %end302 ]
  %v274 = icmp slt i64 %v273, %v251
  br i1 %v274, label %body272, label %end272
body272:
  %v275 = srem i64 %v273, %v247
  %v276 = sdiv i64 %v273, %v247
  %v277 = srem i64 %v276, %v245
  %v278 = mul i64 %v277, %v243
  %v279 = add i64 %v278, %v243
  %v280 = icmp slt i64 %v279, %v233
  %v281 = select i1 %v280, i64 %v279, i64 %v233
  %v282 = mul i64 %v259, %v275
  %v283 = sdiv i64 %v282, %v247
  %v284 = add i64 %v275, 1
  %v285 = mul i64 %v259, %v284
  %v286 = sdiv i64 %v285, %v247
  %v287 = sdiv i64 %v276, %v245
  %v288 = srem i64 %v287, %v253
  %v289 = sdiv i64 %v287, %v253
  %v290 = mul i64 %v288, %v255
  %v291 = add i64 0, %v290
  %v292 = mul i64 %v288, %v257
  %v293 = add i64 0, %v292
  %v294 = mul i64 %v291, %v269
  %v295 = getelementptr [1 x i8], ptr %v225, i64 %v294
  %v296 = mul i64 %v293, %v270
  %v297 = getelementptr [1 x i8], ptr %v227, i64 %v296
  %v298 = mul i64 %v287, %v271
  %v299 = getelementptr [4 x i8], ptr %v229, i64 %v298
  %v300 = icmp sgt i64 %v235, 1
  %v301 = select i1 %v300, i64 %v235, i64 1
  br label %head302
head302:
  %v303 = phi i64 [ 0, %body272 ], [ %v349, %end310 ]
  %v304 = icmp slt i64 %v303, %v301
  br i1 %v304, label %body302, label %end302
body302:
  %v305 = sub i64 %v235, %v303
  %v306 = icmp slt i64 %v305, %v241
  %v307 = select i1 %v306, i64 %v305, i64 %v241
  %v308 = add i64 %v303, %v241
  %v309 = icmp sge i64 %v308, %v301
  br label %head310
head310:
  %v311 = phi i64 [ %v283, %body302 ], [ %v348, %end329 ]
  %v312 = icmp slt i64 %v311, %v286
  br i1 %v312, label %body310, label %end310
body310:
  %v313 = icmp slt i64 %v311, %v262
  %v314 = mul i64 %v311, %v260
  %v315 = icmp slt i64 %v311, %v262
  %v316 = select i1 %v315, i64 %v311, i64 %v262
  %v317 = add i64 %v314, %v316
  %v318 = zext i1 %v313 to i64
  %v319 = add i64 %v260, %v318
  %v320 = mul i64 %v233, 4
  %v321 = mul i64 %v317, %v320
  %v322 = getelementptr [1 x i8], ptr %v299, i64 %v321
  %v323 = icmp sle i64 %v303, 0
  %v324 = zext i1 %v323 to i64
  %v325 = mul i64 %v317, %v267
  %v326 = mul i64 %v303, 4
  %v327 = add i64 %v325, %v326
  %v328 = getelementptr [1 x i8], ptr %v295, i64 %v327
  br label %head329
head329:
  %v330 = phi i64 [ %v278, %body310 ], [ %v347, %body329 ]
  %v331 = icmp slt i64 %v330, %v281
  br i1 %v331, label %body329, label %end329
body329:
  %v332 = sub i64 %v281, %v330
  %v333 = mul i64 %v303, %v264
  %v334 = mul i64 %v330, 4
  %v335 = add i64 %v333, %v334
  %v336 = getelementptr [1 x i8], ptr %v297, i64 %v335
  %v337 = mul i64 %v303, %v264
  %v338 = mul i64 %v330, 4
  %v339 = add i64 %v337, %v338
  %v340 = getelementptr [1 x i8], ptr %v297, i64 %v339
  %v341 = mul i64 %v264, 8
  %v342 = getelementptr [1 x i8], ptr %v340, i64 %v341
  %v343 = getelementptr [4 x i8], ptr %v322, i64 %v330
  %v344 = select i1 %v313, ptr @edge2, ptr @edge2
  %v345 = icmp slt i64 %v332, 128
  %v346 = select i1 %v345, ptr %v344, ptr %v344
  call void %v346(ptr %v328, i64 %v267, ptr %v336, i64 %v264, ptr %v343, i64 %v320, i64 %v307, i64 %v324, i64 %v332, ptr %v342, i64 %v264)
  %v347 = add i64 %v330, 128
  br label %head329
end329:
  %v348 = add i64 %v311, 1
  br label %head310
end310:
  %v349 = add i64 %v303, %v241
  br label %head302
end302:
  %v350 = add i64 %v273, 1
  br label %head272
end272:
  ret void
}
