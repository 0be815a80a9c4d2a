declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr, i32, <16 x i1>, <16 x i32>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @tile2(ptr %given0, ptr %given1, ptr %given2, ptr %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8) nounwind {
entry:
  %v1 = sub i64 %given5, 0
  %v2 = icmp slt i64 %v1, 16
  %v3 = select i1 %v2, i64 %v1, i64 16
  %v4 = trunc i64 %v3 to i32
  %v5 = insertelement <16 x i32> poison, i32 %v4, i32 0
  %v6 = shufflevector <16 x i32> %v5, <16 x i32> poison, <16 x i32> zeroinitializer
  %v7 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v6
  %v8 = sub i64 %given5, 16
  %v9 = icmp slt i64 %v8, 16
  %v10 = select i1 %v9, i64 %v8, i64 16
  %v11 = trunc i64 %v10 to i32
  %v12 = insertelement <16 x i32> poison, i32 %v11, i32 0
  %v13 = shufflevector <16 x i32> %v12, <16 x i32> poison, <16 x i32> zeroinitializer
  %v14 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v13
  %v15 = sub i64 %given5, 32
  %v16 = icmp slt i64 %v15, 16
  %v17 = select i1 %v16, i64 %v15, i64 16
  %v18 = trunc i64 %v17 to i32
  %v19 = insertelement <16 x i32> poison, i32 %v18, i32 0
  %v20 = shufflevector <16 x i32> %v19, <16 x i32> poison, <16 x i32> zeroinitializer
  %v21 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v20
  %v22 = sub i64 %given5, 48
  %v23 = icmp slt i64 %v22, 16
  %v24 = select i1 %v23, i64 %v22, i64 16
  %v25 = trunc i64 %v24 to i32
  %v26 = insertelement <16 x i32> poison, i32 %v25, i32 0
  %v27 = shufflevector <16 x i32> %v26, <16 x i32> poison, <16 x i32> zeroinitializer
  %v28 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v27
  %v29 = sub i64 %given5, 64
  %v30 = icmp slt i64 %v29, 16
  %v31 = select i1 %v30, i64 %v29, i64 16
  %v32 = trunc i64 %v31 to i32
  %v33 = insertelement <16 x i32> poison, i32 %v32, i32 0
  %v34 = shufflevector <16 x i32> %v33, <16 x i32> poison, <16 x i32> zeroinitializer
  %v35 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v34
  %v36 = sub i64 %given5, 80
  %v37 = icmp slt i64 %v36, 16
  %v38 = select i1 %v37, i64 %v36, i64 16
  %v39 = trunc i64 %v38 to i32
  %v40 = insertelement <16 x i32> poison, i32 %v39, i32 0
  %v41 = shufflevector <16 x i32> %v40, <16 x i32> poison, <16 x i32> zeroinitializer
  %v42 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v41
  %v43 = sub i64 %given5, 96
  %v44 = icmp slt i64 %v43, 16
  %v45 = select i1 %v44, i64 %v43, i64 16
  %v46 = trunc i64 %v45 to i32
  %v47 = insertelement <16 x i32> poison, i32 %v46, i32 0
  %v48 = shufflevector <16 x i32> %v47, <16 x i32> poison, <16 x i32> zeroinitializer
  %v49 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v48
  %v50 = sub i64 %given5, 112
  %v51 = icmp slt i64 %v50, 16
  %v52 = select i1 %v51, i64 %v50, i64 16
  %v53 = trunc i64 %v52 to i32
  %v54 = insertelement <16 x i32> poison, i32 %v53, i32 0
  %v55 = shufflevector <16 x i32> %v54, <16 x i32> poison, <16 x i32> zeroinitializer
  %v56 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v55
  %v57 = getelementptr [4 x i8], ptr %given3, i64 0
  %v58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v57, i32 4, <16 x i1> %v7, <16 x float> zeroinitializer)
  %v59 = getelementptr [4 x i8], ptr %given4, i64 0
  %v60 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v59, i32 4, <16 x i1> %v7, <16 x i32> zeroinitializer)
  %v61 = getelementptr [4 x i8], ptr %given3, i64 16
  %v62 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v61, i32 4, <16 x i1> %v14, <16 x float> zeroinitializer)
  %v63 = getelementptr [4 x i8], ptr %given4, i64 16
  %v64 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v63, i32 4, <16 x i1> %v14, <16 x i32> zeroinitializer)
  %v65 = getelementptr [4 x i8], ptr %given3, i64 32
  %v66 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v65, i32 4, <16 x i1> %v21, <16 x float> zeroinitializer)
  %v67 = getelementptr [4 x i8], ptr %given4, i64 32
  %v68 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v67, i32 4, <16 x i1> %v21, <16 x i32> zeroinitializer)
  %v69 = getelementptr [4 x i8], ptr %given3, i64 48
  %v70 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v69, i32 4, <16 x i1> %v28, <16 x float> zeroinitializer)
  %v71 = getelementptr [4 x i8], ptr %given4, i64 48
  %v72 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v71, i32 4, <16 x i1> %v28, <16 x i32> zeroinitializer)
  %v73 = getelementptr [4 x i8], ptr %given3, i64 64
  %v74 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v73, i32 4, <16 x i1> %v35, <16 x float> zeroinitializer)
  %v75 = getelementptr [4 x i8], ptr %given4, i64 64
  %v76 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v75, i32 4, <16 x i1> %v35, <16 x i32> zeroinitializer)
  %v77 = getelementptr [4 x i8], ptr %given3, i64 80
  %v78 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v77, i32 4, <16 x i1> %v42, <16 x float> zeroinitializer)
  %v79 = getelementptr [4 x i8], ptr %given4, i64 80
  %v80 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v79, i32 4, <16 x i1> %v42, <16 x i32> zeroinitializer)
  %v81 = getelementptr [4 x i8], ptr %given3, i64 96
  %v82 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v81, i32 4, <16 x i1> %v49, <16 x float> zeroinitializer)
  %v83 = getelementptr [4 x i8], ptr %given4, i64 96
  %v84 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v83, i32 4, <16 x i1> %v49, <16 x i32> zeroinitializer)
  %v85 = getelementptr [4 x i8], ptr %given3, i64 112
  %v86 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v85, i32 4, <16 x i1> %v56, <16 x float> zeroinitializer)
  %v87 = getelementptr [4 x i8], ptr %given4, i64 112
  %v88 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v87, i32 4, <16 x i1> %v56, <16 x i32> zeroinitializer)
  br label %head89
head89:
  %v90 = phi i64 [ 0, %entry ], [ %v188, %body89 ]
  %v91 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v165, %body89 ]
  %v92 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v166, %body89 ]
  %v93 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v167, %body89 ]
  %v94 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v168, %body89 ]
  %v95 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v169, %body89 ]
  %v96 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v170, %body89 ]
  %v97 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v171, %body89 ]
  %v98 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v172, %body89 ]
  %v99 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v179, %body89 ]
  %v100 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v180, %body89 ]
  %v101 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v181, %body89 ]
  %v102 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v182, %body89 ]
  %v103 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v183, %body89 ]
  %v104 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v184, %body89 ]
  %v105 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v185, %body89 ]
  %v106 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v186, %body89 ]
  %v107 = phi ptr [ %given1, %entry ], [ %v187, %body89 ]
  %v108 = icmp slt i64 %v90, %given6
  br i1 %v108, label %body89, label %end89
body89:
  %v109 = getelementptr [1 x i8], ptr %v107, i64 2048
  call void @llvm.prefetch.p0(ptr %v109, i32 0, i32 3, i32 1)
  %v110 = getelementptr [1 x i8], ptr %v107, i64 2112
  call void @llvm.prefetch.p0(ptr %v110, i32 0, i32 3, i32 1)
  %v111 = getelementptr [1 x i8], ptr %v107, i64 0
  %v112 = load <16 x i8>, ptr %v111, align 1
  %v113 = zext <16 x i8> %v112 to <16 x i32>
  %v114 = sub <16 x i32> %v113, %v60
  %v115 = sitofp <16 x i32> %v114 to <16 x float>
  %v116 = fmul <16 x float> %v115, %v58
  %v117 = getelementptr [1 x i8], ptr %v107, i64 16
  %v118 = load <16 x i8>, ptr %v117, align 1
  %v119 = zext <16 x i8> %v118 to <16 x i32>
  %v120 = sub <16 x i32> %v119, %v64
  %v121 = sitofp <16 x i32> %v120 to <16 x float>
  %v122 = fmul <16 x float> %v121, %v62
  %v123 = getelementptr [1 x i8], ptr %v107, i64 32
  %v124 = load <16 x i8>, ptr %v123, align 1
  %v125 = zext <16 x i8> %v124 to <16 x i32>
  %v126 = sub <16 x i32> %v125, %v68
  %v127 = sitofp <16 x i32> %v126 to <16 x float>
  %v128 = fmul <16 x float> %v127, %v66
  %v129 = getelementptr [1 x i8], ptr %v107, i64 48
  %v130 = load <16 x i8>, ptr %v129, align 1
  %v131 = zext <16 x i8> %v130 to <16 x i32>
  %v132 = sub <16 x i32> %v131, %v72
  %v133 = sitofp <16 x i32> %v132 to <16 x float>
  %v134 = fmul <16 x float> %v133, %v70
  %v135 = getelementptr [1 x i8], ptr %v107, i64 64
  %v136 = load <16 x i8>, ptr %v135, align 1
  %v137 = zext <16 x i8> %v136 to <16 x i32>
  %v138 = sub <16 x i32> %v137, %v76
  %v139 = sitofp <16 x i32> %v138 to <16 x float>
  %v140 = fmul <16 x float> %v139, %v74
  %v141 = getelementptr [1 x i8], ptr %v107, i64 80
  %v142 = load <16 x i8>, ptr %v141, align 1
  %v143 = zext <16 x i8> %v142 to <16 x i32>
  %v144 = sub <16 x i32> %v143, %v80
  %v145 = sitofp <16 x i32> %v144 to <16 x float>
  %v146 = fmul <16 x float> %v145, %v78
  %v147 = getelementptr [1 x i8], ptr %v107, i64 96
  %v148 = load <16 x i8>, ptr %v147, align 1
  %v149 = zext <16 x i8> %v148 to <16 x i32>
  %v150 = sub <16 x i32> %v149, %v84
  %v151 = sitofp <16 x i32> %v150 to <16 x float>
  %v152 = fmul <16 x float> %v151, %v82
  %v153 = getelementptr [1 x i8], ptr %v107, i64 112
  %v154 = load <16 x i8>, ptr %v153, align 1
  %v155 = zext <16 x i8> %v154 to <16 x i32>
  %v156 = sub <16 x i32> %v155, %v88
  %v157 = sitofp <16 x i32> %v156 to <16 x float>
  %v158 = fmul <16 x float> %v157, %v86
  %v159 = mul i64 %given7, 0
  %v160 = getelementptr [4 x i8], ptr %given0, i64 %v159
  %v161 = getelementptr [4 x i8], ptr %v160, i64 %v90
  %v162 = load float, ptr %v161, align 4
  %v163 = insertelement <16 x float> poison, float %v162, i32 0
  %v164 = shufflevector <16 x float> %v163, <16 x float> poison, <16 x i32> zeroinitializer
  %v165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v116, <16 x float> %v91)
  %v166 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v122, <16 x float> %v92)
  %v167 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v128, <16 x float> %v93)
  %v168 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v134, <16 x float> %v94)
  %v169 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v140, <16 x float> %v95)
  %v170 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v146, <16 x float> %v96)
  %v171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v152, <16 x float> %v97)
  %v172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v158, <16 x float> %v98)
  %v173 = mul i64 %given7, 1
  %v174 = getelementptr [4 x i8], ptr %given0, i64 %v173
  %v175 = getelementptr [4 x i8], ptr %v174, i64 %v90
  %v176 = load float, ptr %v175, align 4
  %v177 = insertelement <16 x float> poison, float %v176, i32 0
  %v178 = shufflevector <16 x float> %v177, <16 x float> poison, <16 x i32> zeroinitializer
  %v179 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v116, <16 x float> %v99)
  %v180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v122, <16 x float> %v100)
  %v181 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v128, <16 x float> %v101)
  %v182 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v134, <16 x float> %v102)
  %v183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v140, <16 x float> %v103)
  %v184 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v146, <16 x float> %v104)
  %v185 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v152, <16 x float> %v105)
  %v186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v158, <16 x float> %v106)
  %v187 = getelementptr [1 x i8], ptr %v107, i64 128
  %v188 = add i64 %v90, 1
  br label %head89
end89:
  %v189 = mul i64 %given8, 0
  %v190 = getelementptr [1 x i8], ptr %given2, i64 %v189
  %v191 = getelementptr [4 x i8], ptr %v190, i64 0
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v91, ptr %v191, i32 4, <16 x i1> %v7)
  %v192 = mul i64 %given8, 0
  %v193 = getelementptr [1 x i8], ptr %given2, i64 %v192
  %v194 = getelementptr [4 x i8], ptr %v193, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v92, ptr %v194, i32 4, <16 x i1> %v14)
  %v195 = mul i64 %given8, 0
  %v196 = getelementptr [1 x i8], ptr %given2, i64 %v195
  %v197 = getelementptr [4 x i8], ptr %v196, i64 32
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v93, ptr %v197, i32 4, <16 x i1> %v21)
  %v198 = mul i64 %given8, 0
  %v199 = getelementptr [1 x i8], ptr %given2, i64 %v198
  %v200 = getelementptr [4 x i8], ptr %v199, i64 48
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v94, ptr %v200, i32 4, <16 x i1> %v28)
  %v201 = mul i64 %given8, 0
  %v202 = getelementptr [1 x i8], ptr %given2, i64 %v201
  %v203 = getelementptr [4 x i8], ptr %v202, i64 64
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v95, ptr %v203, i32 4, <16 x i1> %v35)
  %v204 = mul i64 %given8, 0
  %v205 = getelementptr [1 x i8], ptr %given2, i64 %v204
  %v206 = getelementptr [4 x i8], ptr %v205, i64 80
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v96, ptr %v206, i32 4, <16 x i1> %v42)
  %v207 = mul i64 %given8, 0
  %v208 = getelementptr [1 x i8], ptr %given2, i64 %v207
  %v209 = getelementptr [4 x i8], ptr %v208, i64 96
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v97, ptr %v209, i32 4, <16 x i1> %v49)
  %v210 = mul i64 %given8, 0
  %v211 = getelementptr [1 x i8], ptr %given2, i64 %v210
  %v212 = getelementptr [4 x i8], ptr %v211, i64 112
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v98, ptr %v212, i32 4, <16 x i1> %v56)
  %v213 = mul i64 %given8, 1
  %v214 = getelementptr [1 x i8], ptr %given2, i64 %v213
  %v215 = getelementptr [4 x i8], ptr %v214, i64 0
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v99, ptr %v215, i32 4, <16 x i1> %v7)
  %v216 = mul i64 %given8, 1
  %v217 = getelementptr [1 x i8], ptr %given2, i64 %v216
  %v218 = getelementptr [4 x i8], ptr %v217, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v100, ptr %v218, i32 4, <16 x i1> %v14)
  %v219 = mul i64 %given8, 1
  %v220 = getelementptr [1 x i8], ptr %given2, i64 %v219
  %v221 = getelementptr [4 x i8], ptr %v220, i64 32
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v101, ptr %v221, i32 4, <16 x i1> %v21)
  %v222 = mul i64 %given8, 1
  %v223 = getelementptr [1 x i8], ptr %given2, i64 %v222
  %v224 = getelementptr [4 x i8], ptr %v223, i64 48
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v102, ptr %v224, i32 4, <16 x i1> %v28)
  %v225 = mul i64 %given8, 1
  %v226 = getelementptr [1 x i8], ptr %given2, i64 %v225
  %v227 = getelementptr [4 x i8], ptr %v226, i64 64
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v103, ptr %v227, i32 4, <16 x i1> %v35)
  %v228 = mul i64 %given8, 1
  %v229 = getelementptr [1 x i8], ptr %given2, i64 %v228
  %v230 = getelementptr [4 x i8], ptr %v229, i64 80
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v104, ptr %v230, i32 4, <16 x i1> %v42)
  %v231 = mul i64 %given8, 1
  %v232 = getelementptr [1 x i8], ptr %given2, i64 %v231
  %v233 = getelementptr [4 x i8], ptr %v232, i64 96
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v105, ptr %v233, i32 4, <16 x i1> %v49)
  %v234 = mul i64 %given8, 1
  %v235 = getelementptr [1 x i8], ptr %given2, i64 %v234
  %v236 = getelementptr [4 x i8], ptr %v235, i64 112
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v106, ptr %v236, i32 4, <16 x i1> %v56)
  ret void
}
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7) nounwind {
entry:
  br label %head237
head237:
  %v238 = phi i64 [ 0, %entry ], [ %v279, %after260 ]
  %v239 = phi ptr [ %given2, %entry ], [ %v276, %after260 ]
  %v240 = phi ptr [ %given4, %entry ], [ %v277, %after260 ]
  %v241 = phi ptr [ %given6, %entry ], [ %v278, %after260 ]
  %v242 = icmp slt i64 %v238, %given0
  br i1 %v242, label %body237, label %end237
body237:
  %v243 = sub i64 %given1, 0
  %v244 = and i64 %v243, -16
  %v245 = add i64 0, %v244
  br label %head246
head246:
  %v247 = phi i64 [ 0, %body237 ], [ %v258, %body246 ]
  %v248 = icmp slt i64 %v247, %v245
  br i1 %v248, label %body246, label %end246
body246:
  %v249 = add i64 %v247, 0
  %v250 = getelementptr [4 x i8], ptr %v239, i64 %v249
  %v251 = load <16 x float>, ptr %v250, align 4
  %v252 = getelementptr [4 x i8], ptr %v241, i64 %v249
  %v253 = load <16 x float>, ptr %v252, align 4
  %v254 = fadd <16 x float> %v251, %v253
  %v255 = fcmp ole <16 x float> %v254, splat (float 0x0000000000000000)
  %v256 = select <16 x i1> %v255, <16 x float> splat (float 0x0000000000000000), <16 x float> %v254
  %v257 = getelementptr [4 x i8], ptr %v240, i64 %v249
  store <16 x float> %v256, ptr %v257, align 4
  %v258 = add i64 %v247, 16
  br label %head246
end246:
  %v259 = icmp slt i64 %v245, %given1
  br i1 %v259, label %then260, label %after260
then260:
  %v261 = sub i64 %given1, %v245
  %v262 = icmp slt i64 %v261, 16
  %v263 = select i1 %v262, i64 %v261, i64 16
  %v264 = trunc i64 %v263 to i32
  %v265 = insertelement <16 x i32> poison, i32 %v264, i32 0
  %v266 = shufflevector <16 x i32> %v265, <16 x i32> poison, <16 x i32> zeroinitializer
  %v267 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v266
  %v268 = getelementptr [4 x i8], ptr %v239, i64 %v245
  %v269 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v268, i32 4, <16 x i1> %v267, <16 x float> zeroinitializer)
  %v270 = getelementptr [4 x i8], ptr %v241, i64 %v245
  %v271 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v270, i32 4, <16 x i1> %v267, <16 x float> zeroinitializer)
  %v272 = fadd <16 x float> %v269, %v271
  %v273 = fcmp ole <16 x float> %v272, splat (float 0x0000000000000000)
  %v274 = select <16 x i1> %v273, <16 x float> splat (float 0x0000000000000000), <16 x float> %v272
  %v275 = getelementptr [4 x i8], ptr %v240, i64 %v245
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v274, ptr %v275, i32 4, <16 x i1> %v267)
  br label %after260
after260:
  %v276 = getelementptr [1 x i8], ptr %v239, i64 %given3
  %v277 = getelementptr [1 x i8], ptr %v240, i64 %given5
  %v278 = getelementptr [1 x i8], ptr %v241, i64 %given7
  %v279 = add i64 %v238, 1
  br label %head237
end237:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v280 = getelementptr i8, ptr %arguments, i64 48
  %v281 = load i64, ptr %v280, align 8
  %v282 = getelementptr i8, ptr %arguments, i64 56
  %v283 = load i64, ptr %v282, align 8
  %v284 = getelementptr i8, ptr %arguments, i64 64
  %v285 = load i64, ptr %v284, align 8
  %v286 = add i64 %v281, 13
  %v287 = sdiv i64 %v286, 14
  %v288 = sdiv i64 %v281, %v287
  %v289 = mul i64 %v288, %v287
  %v290 = sub i64 %v281, %v289
  br label %head291
head291:
  %v292 = phi i64 [ 0, %entry ], [ %v368, %end298 ]
  %v293 = icmp slt i64 %v292, %v283
  br i1 %v293, label %body291, label %end291
body291:
  %v294 = add i64 %v292, %v285
  %v295 = icmp slt i64 %v294, %v283
  %v296 = add i64 %v292, %v285
  %v297 = select i1 %v295, i64 %v296, i64 %v283
  br label %head298
head298:
  %v299 = phi i64 [ 0, %body291 ], [ %v367, %end306 ]
  %v300 = icmp slt i64 %v299, %v287
  br i1 %v300, label %body298, label %end298
body298:
  %v301 = icmp slt i64 %v299, %v290
  %v302 = select i1 %v301, i64 %v299, i64 %v290
  %v303 = icmp slt i64 %v299, %v290
  %v304 = add i64 %v288, 1
  %v305 = select i1 %v303, i64 %v304, i64 %v288
  br label %head306
head306:
  %v307 = phi i64 [ %v292, %body298 ], [ %v366, %body306 ]
  %v308 = icmp slt i64 %v307, %v297
  br i1 %v308, label %body306, label %end306
body306:
  %v309 = mul i64 %v299, %v288
  %v310 = add i64 %v309, %v302
  %v311 = getelementptr i8, ptr %arguments, i64 72
  %v312 = load i64, ptr %v311, align 8
  %v313 = getelementptr i8, ptr %arguments, i64 56
  %v314 = load i64, ptr %v313, align 8
  %v315 = getelementptr i8, ptr %arguments, i64 80
  %v316 = load i64, ptr %v315, align 8
  %v317 = getelementptr i8, ptr %arguments, i64 0
  %v318 = load ptr, ptr %v317, align 8
  %v319 = mul i64 %v310, %v316
  %v320 = getelementptr [4 x i8], ptr %v318, i64 %v319
  %v321 = and i64 %v307, -128
  %v322 = mul i64 %v321, %v312
  %v323 = and i64 %v307, 127
  %v324 = add i64 %v322, %v323
  %v325 = getelementptr i8, ptr %arguments, i64 8
  %v326 = load ptr, ptr %v325, align 8
  %v327 = getelementptr [1 x i8], ptr %v326, i64 %v324
  %v328 = getelementptr i8, ptr %arguments, i64 24
  %v329 = load ptr, ptr %v328, align 8
  %v330 = getelementptr [4 x i8], ptr %v329, i64 %v307
  %v331 = getelementptr i8, ptr %arguments, i64 32
  %v332 = load ptr, ptr %v331, align 8
  %v333 = getelementptr [4 x i8], ptr %v332, i64 %v307
  %v334 = sub i64 %v314, %v307
  %v335 = mul i64 %v314, 4
  %v336 = getelementptr i8, ptr %arguments, i64 56
  %v337 = load i64, ptr %v336, align 8
  %v338 = mul i64 %v310, %v337
  %v339 = add i64 %v338, %v307
  %v340 = getelementptr i8, ptr %arguments, i64 16
  %v341 = load ptr, ptr %v340, align 8
  %v342 = getelementptr [4 x i8], ptr %v341, i64 %v339
  %v343 = icmp eq i64 %v305, 2
  %v344 = select i1 %v343, ptr @tile2, ptr @tile2
  call void %v344(ptr %v320, ptr %v327, ptr %v342, ptr %v330, ptr %v333, i64 %v334, i64 %v312, i64 %v316, i64 %v335)
  %v345 = getelementptr i8, ptr %arguments, i64 56
  %v346 = load i64, ptr %v345, align 8
  %v347 = sub i64 %v346, %v307
  %v348 = mul i64 %v346, 4
  %v349 = getelementptr i8, ptr %arguments, i64 56
  %v350 = load i64, ptr %v349, align 8
  %v351 = mul i64 %v310, %v350
  %v352 = add i64 %v351, %v307
  %v353 = getelementptr i8, ptr %arguments, i64 16
  %v354 = load ptr, ptr %v353, align 8
  %v355 = getelementptr [4 x i8], ptr %v354, i64 %v352
  %v356 = getelementptr i8, ptr %arguments, i64 88
  %v357 = load i64, ptr %v356, align 8
  %v358 = mul i64 %v310, %v357
  %v359 = add i64 %v358, %v307
  %v360 = getelementptr i8, ptr %arguments, i64 40
  %v361 = load ptr, ptr %v360, align 8
  %v362 = getelementptr [4 x i8], ptr %v361, i64 %v359
  %v363 = mul i64 %v357, 4
  %v364 = icmp slt i64 %v347, 128
  %v365 = select i1 %v364, i64 %v347, i64 128
  call void @epilogue(i64 %v305, i64 %v365, ptr %v355, i64 %v348, ptr %v355, i64 %v348, ptr %v362, i64 %v363)
  %v366 = add i64 %v307, 128
  br label %head306
end306:
  %v367 = add i64 %v299, 1
  br label %head298
end298:
  %v368 = add i64 %v292, %v285
  br label %head291
end291:
  ret void
}
