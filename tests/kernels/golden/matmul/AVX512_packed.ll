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
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7) nounwind {
entry:
  br label %head236
head236:
  %v237 = phi i64 [ 0, %entry ], [ %v278, %after259 ]
  %v238 = phi ptr [ %given2, %entry ], [ %v275, %after259 ]
  %v239 = phi ptr [ %given4, %entry ], [ %v276, %after259 ]
  %v240 = phi ptr [ %given6, %entry ], [ %v277, %after259 ]
  %v241 = icmp slt i64 %v237, %given0
  br i1 %v241, label %body236, label %end236
body236:
  %v242 = sub i64 %given1, 0
  %v243 = and i64 %v242, -16
  %v244 = add i64 0, %v243
  br label %head245
head245:
  %v246 = phi i64 [ 0, %body236 ], [ %v257, %body245 ]
  %v247 = icmp slt i64 %v246, %v244
  br i1 %v247, label %body245, label %end245
body245:
  %v248 = add i64 %v246, 0
  %v249 = getelementptr [4 x i8], ptr %v238, i64 %v248
  %v250 = load <16 x float>, ptr %v249, align 4
  %v251 = getelementptr [4 x i8], ptr %v240, i64 %v248
  %v252 = load <16 x float>, ptr %v251, align 4
  %v253 = fadd <16 x float> %v250, %v252
  %v254 = fcmp ole <16 x float> %v253, splat (float 0x0000000000000000)
  %v255 = select <16 x i1> %v254, <16 x float> splat (float 0x0000000000000000), <16 x float> %v253
  %v256 = getelementptr [4 x i8], ptr %v239, i64 %v248
  store <16 x float> %v255, ptr %v256, align 4
  %v257 = add i64 %v246, 16
  br label %head245
end245:
  %v258 = icmp slt i64 %v244, %given1
  br i1 %v258, label %then259, label %after259
then259:
  %v260 = sub i64 %given1, %v244
  %v261 = icmp slt i64 %v260, 16
  %v262 = select i1 %v261, i64 %v260, i64 16
  %v263 = trunc i64 %v262 to i32
  %v264 = insertelement <16 x i32> poison, i32 %v263, i32 0
  %v265 = shufflevector <16 x i32> %v264, <16 x i32> poison, <16 x i32> zeroinitializer
  %v266 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v265
  %v267 = getelementptr [4 x i8], ptr %v238, i64 %v244
  %v268 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v267, i32 4, <16 x i1> %v266, <16 x float> zeroinitializer)
  %v269 = getelementptr [4 x i8], ptr %v240, i64 %v244
  %v270 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v269, i32 4, <16 x i1> %v266, <16 x float> zeroinitializer)
  %v271 = fadd <16 x float> %v268, %v270
  %v272 = fcmp ole <16 x float> %v271, splat (float 0x0000000000000000)
  %v273 = select <16 x i1> %v272, <16 x float> splat (float 0x0000000000000000), <16 x float> %v271
  %v274 = getelementptr [4 x i8], ptr %v239, i64 %v244
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v273, ptr %v274, i32 4, <16 x i1> %v266)
  br label %after259
after259:
  %v275 = getelementptr [1 x i8], ptr %v238, i64 %given3
  %v276 = getelementptr [1 x i8], ptr %v239, i64 %given5
  %v277 = getelementptr [1 x i8], ptr %v240, i64 %given7
  %v278 = add i64 %v237, 1
  br label %head236
end236:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v279 = getelementptr i8, ptr %arguments, i64 0
  %v280 = load ptr, ptr %v279, align 8
  %v281 = getelementptr i8, ptr %arguments, i64 8
  %v282 = load ptr, ptr %v281, align 8
  %v283 = getelementptr i8, ptr %arguments, i64 16
  %v284 = load ptr, ptr %v283, align 8
  %v285 = getelementptr i8, ptr %arguments, i64 24
  %v286 = load ptr, ptr %v285, align 8
  %v287 = getelementptr i8, ptr %arguments, i64 32
  %v288 = load i64, ptr %v287, align 8
  %v289 = getelementptr i8, ptr %arguments, i64 40
  %v290 = load i64, ptr %v289, align 8
  %v291 = getelementptr i8, ptr %arguments, i64 48
  %v292 = load i64, ptr %v291, align 8
  %v293 = getelementptr i8, ptr %arguments, i64 56
  %v294 = load i64, ptr %v293, align 8
  %v295 = getelementptr i8, ptr %arguments, i64 64
  %v296 = load i64, ptr %v295, align 8
  %v297 = getelementptr i8, ptr %arguments, i64 72
  %v298 = load i64, ptr %v297, align 8
  %v299 = getelementptr i8, ptr %arguments, i64 80
  %v300 = load i64, ptr %v299, align 8
  %v301 = getelementptr i8, ptr %arguments, i64 88
  %v302 = load i64, ptr %v301, align 8
  %v303 = getelementptr i8, ptr %arguments, i64 96
  %v304 = load i64, ptr %v303, align 8
  %v305 = getelementptr i8, ptr %arguments, i64 104
  %v306 = load i64, ptr %v305, align 8
  %v307 = getelementptr i8, ptr %arguments, i64 112
  %v308 = load i64, ptr %v307, align 8
  %v309 = getelementptr i8, ptr %arguments, i64 120
  %v310 = load i64, ptr %v309, align 8
  %v311 = add i64 %v288, 13
  %v312 = sdiv i64 %v311, 14
  %v313 = sdiv i64 %v288, %v312
  %v314 = mul i64 %v313, %v312
  %v315 = sub i64 %v288, %v314
  %v316 = mul i64 %v292, 128
  %v317 = mul i64 %v296, 4
  %v318 = add i64 %v290, 31
  %v319 = sdiv i64 %v318, 32
  %v320 = mul i64 %v294, 4
  %v321 = mul i64 %v288, %v292
  %v322 = mul i64 %v321, 4
  %v323 = mul i64 %v316, %v319
  %v324 = mul i64 %v288, %v290
  br label %head325
head325:
  %v326 = phi i64 [ %v308, %entry ], [ %v432, %end351 ]
  %v327 = icmp slt i64 %v326, %v310
  br i1 %v327, label %body325, label %end325
body325:
  %v328 = srem i64 %v326, %v306
  %v329 = sdiv i64 %v326, %v306
  %v330 = srem i64 %v329, %v304
  %v331 = mul i64 %v330, %v302
  %v332 = add i64 %v331, %v302
  %v333 = icmp slt i64 %v332, %v290
  %v334 = select i1 %v333, i64 %v332, i64 %v290
  %v335 = mul i64 %v312, %v328
  %v336 = sdiv i64 %v335, %v306
  %v337 = add i64 %v328, 1
  %v338 = mul i64 %v312, %v337
  %v339 = sdiv i64 %v338, %v306
  %v340 = sdiv i64 %v329, %v304
  %v341 = mul i64 0, %v322
  %v342 = getelementptr [1 x i8], ptr %v280, i64 %v341
  %v343 = mul i64 0, %v323
  %v344 = getelementptr [1 x i8], ptr %v282, i64 %v343
  %v345 = mul i64 0, 4
  %v346 = getelementptr [1 x i8], ptr %v286, i64 %v345
  %v347 = mul i64 %v340, %v324
  %v348 = getelementptr [4 x i8], ptr %v284, i64 %v347
  %v349 = icmp sgt i64 %v292, 1
  %v350 = select i1 %v349, i64 %v292, i64 1
  br label %head351
head351:
  %v352 = phi i64 [ 0, %body325 ], [ %v431, %end359 ]
  %v353 = icmp slt i64 %v352, %v350
  br i1 %v353, label %body351, label %end351
body351:
  %v354 = sub i64 %v292, %v352
  %v355 = icmp slt i64 %v354, %v300
  %v356 = select i1 %v355, i64 %v354, i64 %v300
  %v357 = add i64 %v352, %v300
  %v358 = icmp sge i64 %v357, %v350
  br label %head359
head359:
  %v360 = phi i64 [ %v336, %body351 ], [ %v430, %after418 ]
  %v361 = icmp slt i64 %v360, %v339
  br i1 %v361, label %body359, label %end359
body359:
  %v362 = icmp slt i64 %v360, %v315
  %v363 = mul i64 %v360, %v313
  %v364 = icmp slt i64 %v360, %v315
  %v365 = select i1 %v364, i64 %v360, i64 %v315
  %v366 = add i64 %v363, %v365
  %v367 = zext i1 %v362 to i64
  %v368 = add i64 %v313, %v367
  %v369 = mul i64 %v290, 4
  %v370 = mul i64 %v366, %v369
  %v371 = getelementptr [1 x i8], ptr %v348, i64 %v370
  %v372 = icmp sle i64 %v352, 0
  %v373 = zext i1 %v372 to i64
  %v374 = mul i64 %v366, %v320
  %v375 = mul i64 %v352, 4
  %v376 = add i64 %v374, %v375
  %v377 = getelementptr [1 x i8], ptr %v342, i64 %v376
  br label %head378
head378:
  %v379 = phi i64 [ %v331, %body359 ], [ %v417, %body378 ]
  %v380 = icmp slt i64 %v379, %v334
  br i1 %v380, label %body378, label %end378
body378:
  %v381 = sub i64 %v334, %v379
  %v382 = mul i64 %v379, %v292
  %v383 = mul i64 %v382, 4
  %v384 = mul i64 %v352, 128
  %v385 = add i64 %v383, %v384
  %v386 = getelementptr [1 x i8], ptr %v344, i64 %v385
  %v387 = mul i64 %v379, %v292
  %v388 = mul i64 %v387, 4
  %v389 = mul i64 %v352, 128
  %v390 = add i64 %v388, %v389
  %v391 = getelementptr [1 x i8], ptr %v344, i64 %v390
  %v392 = sub i64 %v379, %v331
  %v393 = sdiv i64 %v392, 32
  %v394 = add i64 %v368, %v393
  %v395 = sdiv i64 128, %v312
  %v396 = icmp sle i64 %v312, 1
  %v397 = mul i64 %v300, 128
  %v398 = mul i64 %v302, %v292
  %v399 = mul i64 %v398, 4
  %v400 = mul i64 %v352, 128
  %v401 = sub i64 %v399, %v400
  %v402 = select i1 %v358, i64 %v401, i64 %v397
  %v403 = mul i64 %v360, %v356
  %v404 = mul i64 %v403, %v395
  %v405 = add i64 %v402, %v404
  %v406 = select i1 %v396, i64 16384, i64 %v405
  %v407 = mul i64 %v394, %v320
  %v408 = getelementptr [1 x i8], ptr %v377, i64 %v407
  %v409 = getelementptr [1 x i8], ptr %v391, i64 %v406
  %v410 = icmp sge i64 %v312, 8
  %v411 = select i1 %v410, ptr %v408, ptr %v409
  %v412 = select i1 %v410, i64 4, i64 %v395
  %v413 = getelementptr [4 x i8], ptr %v371, i64 %v379
  %v414 = select i1 %v362, ptr @edge2, ptr @edge2
  %v415 = icmp slt i64 %v381, 128
  %v416 = select i1 %v415, ptr %v414, ptr %v414
  call void %v416(ptr %v377, i64 %v320, ptr %v386, i64 %v316, ptr %v413, i64 %v369, i64 %v356, i64 %v373, i64 %v381, ptr %v411, i64 %v412)
  %v417 = add i64 %v379, 128
  br label %head378
end378:
  br i1 %v358, label %then418, label %after418
then418:
  %v419 = mul i64 %v366, %v290
  %v420 = add i64 %v419, %v331
  %v421 = getelementptr [4 x i8], ptr %v348, i64 %v420
  %v422 = getelementptr [4 x i8], ptr %v371, i64 %v331
  %v423 = mul i64 %v290, 4
  %v424 = mul i64 %v290, 4
  %v425 = mul i64 %v366, %v298
  %v426 = add i64 %v425, %v331
  %v427 = getelementptr [4 x i8], ptr %v346, i64 %v426
  %v428 = mul i64 %v298, 4
  %v429 = sub i64 %v334, %v331
  call void @epilogue(i64 %v368, i64 %v429, ptr %v422, i64 %v423, ptr %v421, i64 %v424, ptr %v427, i64 %v428)
  br label %after418
after418:
  %v430 = add i64 %v360, 1
  br label %head359
end359:
  %v431 = add i64 %v352, %v300
  br label %head351
end351:
  %v432 = add i64 %v326, 1
  br label %head325
end325:
  ret void
}
