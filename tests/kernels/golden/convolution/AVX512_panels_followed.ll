declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @windows1x8_some1(ptr %given0, i64 %given1, ptr %given2, ptr %given3, i64 %given4, ptr %given5, i64 %given6, i64 %given7) nounwind {
entry:
  %v43 = mul i64 %given1, 0
  br label %head44
head44:
  %v45 = phi i64 [ 0, %entry ], [ %v104, %body44 ]
  %v46 = phi ptr [ %given3, %entry ], [ %v103, %body44 ]
  %v47 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v67, %body44 ]
  %v48 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v72, %body44 ]
  %v49 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v77, %body44 ]
  %v50 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v82, %body44 ]
  %v51 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v87, %body44 ]
  %v52 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v92, %body44 ]
  %v53 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v97, %body44 ]
  %v54 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v102, %body44 ]
  %v55 = icmp slt i64 %v45, %given4
  br i1 %v55, label %body44, label %end44
body44:
  %v56 = getelementptr [8 x i8], ptr %given2, i64 %v45
  %v57 = load i64, ptr %v56, align 8
  %v58 = getelementptr [1 x i8], ptr %given0, i64 %v57
  %v59 = getelementptr [1 x i8], ptr %v46, i64 2048
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 3, i32 1)
  %v60 = getelementptr [4 x i8], ptr %v46, i64 0
  %v61 = load <16 x float>, ptr %v60, align 4
  %v62 = getelementptr [1 x i8], ptr %v58, i64 %v43
  %v63 = getelementptr [4 x i8], ptr %v62, i64 0
  %v64 = load float, ptr %v63, align 4
  %v65 = insertelement <16 x float> poison, float %v64, i32 0
  %v66 = shufflevector <16 x float> %v65, <16 x float> poison, <16 x i32> zeroinitializer
  %v67 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v66, <16 x float> %v47)
  %v68 = getelementptr [4 x i8], ptr %v62, i64 2
  %v69 = load float, ptr %v68, align 4
  %v70 = insertelement <16 x float> poison, float %v69, i32 0
  %v71 = shufflevector <16 x float> %v70, <16 x float> poison, <16 x i32> zeroinitializer
  %v72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v71, <16 x float> %v48)
  %v73 = getelementptr [4 x i8], ptr %v62, i64 4
  %v74 = load float, ptr %v73, align 4
  %v75 = insertelement <16 x float> poison, float %v74, i32 0
  %v76 = shufflevector <16 x float> %v75, <16 x float> poison, <16 x i32> zeroinitializer
  %v77 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v76, <16 x float> %v49)
  %v78 = getelementptr [4 x i8], ptr %v62, i64 6
  %v79 = load float, ptr %v78, align 4
  %v80 = insertelement <16 x float> poison, float %v79, i32 0
  %v81 = shufflevector <16 x float> %v80, <16 x float> poison, <16 x i32> zeroinitializer
  %v82 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v81, <16 x float> %v50)
  %v83 = getelementptr [4 x i8], ptr %v62, i64 8
  %v84 = load float, ptr %v83, align 4
  %v85 = insertelement <16 x float> poison, float %v84, i32 0
  %v86 = shufflevector <16 x float> %v85, <16 x float> poison, <16 x i32> zeroinitializer
  %v87 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v86, <16 x float> %v51)
  %v88 = getelementptr [4 x i8], ptr %v62, i64 10
  %v89 = load float, ptr %v88, align 4
  %v90 = insertelement <16 x float> poison, float %v89, i32 0
  %v91 = shufflevector <16 x float> %v90, <16 x float> poison, <16 x i32> zeroinitializer
  %v92 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v91, <16 x float> %v52)
  %v93 = getelementptr [4 x i8], ptr %v62, i64 12
  %v94 = load float, ptr %v93, align 4
  %v95 = insertelement <16 x float> poison, float %v94, i32 0
  %v96 = shufflevector <16 x float> %v95, <16 x float> poison, <16 x i32> zeroinitializer
  %v97 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v96, <16 x float> %v53)
  %v98 = getelementptr [4 x i8], ptr %v62, i64 14
  %v99 = load float, ptr %v98, align 4
  %v100 = insertelement <16 x float> poison, float %v99, i32 0
  %v101 = shufflevector <16 x float> %v100, <16 x float> poison, <16 x i32> zeroinitializer
  %v102 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v101, <16 x float> %v54)
  %v103 = getelementptr [1 x i8], ptr %v46, i64 128
  %v104 = add i64 %v45, 1
  br label %head44
end44:
  %v105 = shufflevector <16 x float> %v47, <16 x float> %v49, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v106 = shufflevector <16 x float> %v47, <16 x float> %v49, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v107 = shufflevector <16 x float> %v48, <16 x float> %v50, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v108 = shufflevector <16 x float> %v48, <16 x float> %v50, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v109 = shufflevector <16 x float> %v105, <16 x float> %v107, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v110 = shufflevector <16 x float> %v105, <16 x float> %v107, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v111 = shufflevector <16 x float> %v106, <16 x float> %v108, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v112 = shufflevector <16 x float> %v106, <16 x float> %v108, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v113 = shufflevector <16 x float> %v51, <16 x float> %v53, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v114 = shufflevector <16 x float> %v51, <16 x float> %v53, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v115 = shufflevector <16 x float> %v52, <16 x float> %v54, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v116 = shufflevector <16 x float> %v52, <16 x float> %v54, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v117 = shufflevector <16 x float> %v113, <16 x float> %v115, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v118 = shufflevector <16 x float> %v113, <16 x float> %v115, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v119 = shufflevector <16 x float> %v114, <16 x float> %v116, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v120 = shufflevector <16 x float> %v114, <16 x float> %v116, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v121 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v122 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v123 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v124 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v125 = shufflevector <16 x float> %v121, <16 x float> %v123, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v126 = shufflevector <16 x float> %v121, <16 x float> %v123, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v127 = shufflevector <16 x float> %v122, <16 x float> %v124, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v128 = shufflevector <16 x float> %v122, <16 x float> %v124, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v129 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v130 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v131 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v132 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v133 = shufflevector <16 x float> %v129, <16 x float> %v131, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v134 = shufflevector <16 x float> %v129, <16 x float> %v131, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v135 = shufflevector <16 x float> %v130, <16 x float> %v132, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v136 = shufflevector <16 x float> %v130, <16 x float> %v132, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v137 = shufflevector <16 x float> %v109, <16 x float> %v117, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v138 = shufflevector <16 x float> %v109, <16 x float> %v117, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v139 = shufflevector <16 x float> %v125, <16 x float> %v133, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v140 = shufflevector <16 x float> %v125, <16 x float> %v133, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v141 = shufflevector <16 x float> %v137, <16 x float> %v139, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v142 = shufflevector <16 x float> %v137, <16 x float> %v139, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v143 = shufflevector <16 x float> %v138, <16 x float> %v140, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v144 = shufflevector <16 x float> %v138, <16 x float> %v140, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v145 = shufflevector <16 x float> %v110, <16 x float> %v118, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v146 = shufflevector <16 x float> %v110, <16 x float> %v118, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v147 = shufflevector <16 x float> %v126, <16 x float> %v134, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v148 = shufflevector <16 x float> %v126, <16 x float> %v134, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v149 = shufflevector <16 x float> %v145, <16 x float> %v147, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v150 = shufflevector <16 x float> %v145, <16 x float> %v147, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v151 = shufflevector <16 x float> %v146, <16 x float> %v148, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v152 = shufflevector <16 x float> %v146, <16 x float> %v148, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v153 = shufflevector <16 x float> %v111, <16 x float> %v119, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v154 = shufflevector <16 x float> %v111, <16 x float> %v119, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v155 = shufflevector <16 x float> %v127, <16 x float> %v135, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v156 = shufflevector <16 x float> %v127, <16 x float> %v135, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v157 = shufflevector <16 x float> %v153, <16 x float> %v155, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v158 = shufflevector <16 x float> %v153, <16 x float> %v155, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v159 = shufflevector <16 x float> %v154, <16 x float> %v156, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v160 = shufflevector <16 x float> %v154, <16 x float> %v156, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v161 = shufflevector <16 x float> %v112, <16 x float> %v120, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v162 = shufflevector <16 x float> %v112, <16 x float> %v120, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v163 = shufflevector <16 x float> %v128, <16 x float> %v136, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v164 = shufflevector <16 x float> %v128, <16 x float> %v136, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v165 = shufflevector <16 x float> %v161, <16 x float> %v163, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v166 = shufflevector <16 x float> %v161, <16 x float> %v163, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v167 = shufflevector <16 x float> %v162, <16 x float> %v164, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v168 = shufflevector <16 x float> %v162, <16 x float> %v164, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v169 = mul i64 %given6, 0
  %v170 = getelementptr [1 x i8], ptr %given5, i64 %v169
  %v171 = getelementptr [4 x i8], ptr %v170, i64 0
  %v172 = icmp sgt i64 %given7, 0
  br i1 %v172, label %then173, label %after173
then173:
  %v174 = icmp slt i64 8, 16
  %v175 = select i1 %v174, i64 8, i64 16
  %v176 = trunc i64 %v175 to i32
  %v177 = insertelement <16 x i32> poison, i32 %v176, i32 0
  %v178 = shufflevector <16 x i32> %v177, <16 x i32> poison, <16 x i32> zeroinitializer
  %v179 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v178
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v141, ptr %v171, i32 4, <16 x i1> %v179)
  br label %after173
after173:
  %v180 = mul i64 %given6, 1
  %v181 = getelementptr [1 x i8], ptr %given5, i64 %v180
  %v182 = getelementptr [4 x i8], ptr %v181, i64 0
  %v183 = icmp sgt i64 %given7, 1
  br i1 %v183, label %then184, label %after184
then184:
  %v185 = icmp slt i64 8, 16
  %v186 = select i1 %v185, i64 8, i64 16
  %v187 = trunc i64 %v186 to i32
  %v188 = insertelement <16 x i32> poison, i32 %v187, i32 0
  %v189 = shufflevector <16 x i32> %v188, <16 x i32> poison, <16 x i32> zeroinitializer
  %v190 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v189
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v149, ptr %v182, i32 4, <16 x i1> %v190)
  br label %after184
after184:
  %v191 = mul i64 %given6, 2
  %v192 = getelementptr [1 x i8], ptr %given5, i64 %v191
  %v193 = getelementptr [4 x i8], ptr %v192, i64 0
  %v194 = icmp sgt i64 %given7, 2
  br i1 %v194, label %then195, label %after195
then195:
  %v196 = icmp slt i64 8, 16
  %v197 = select i1 %v196, i64 8, i64 16
  %v198 = trunc i64 %v197 to i32
  %v199 = insertelement <16 x i32> poison, i32 %v198, i32 0
  %v200 = shufflevector <16 x i32> %v199, <16 x i32> poison, <16 x i32> zeroinitializer
  %v201 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v200
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v157, ptr %v193, i32 4, <16 x i1> %v201)
  br label %after195
after195:
  %v202 = mul i64 %given6, 3
  %v203 = getelementptr [1 x i8], ptr %given5, i64 %v202
  %v204 = getelementptr [4 x i8], ptr %v203, i64 0
  %v205 = icmp sgt i64 %given7, 3
  br i1 %v205, label %then206, label %after206
then206:
  %v207 = icmp slt i64 8, 16
  %v208 = select i1 %v207, i64 8, i64 16
  %v209 = trunc i64 %v208 to i32
  %v210 = insertelement <16 x i32> poison, i32 %v209, i32 0
  %v211 = shufflevector <16 x i32> %v210, <16 x i32> poison, <16 x i32> zeroinitializer
  %v212 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v211
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v165, ptr %v204, i32 4, <16 x i1> %v212)
  br label %after206
after206:
  %v213 = mul i64 %given6, 4
  %v214 = getelementptr [1 x i8], ptr %given5, i64 %v213
  %v215 = getelementptr [4 x i8], ptr %v214, i64 0
  %v216 = icmp sgt i64 %given7, 4
  br i1 %v216, label %then217, label %after217
then217:
  %v218 = icmp slt i64 8, 16
  %v219 = select i1 %v218, i64 8, i64 16
  %v220 = trunc i64 %v219 to i32
  %v221 = insertelement <16 x i32> poison, i32 %v220, i32 0
  %v222 = shufflevector <16 x i32> %v221, <16 x i32> poison, <16 x i32> zeroinitializer
  %v223 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v222
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v143, ptr %v215, i32 4, <16 x i1> %v223)
  br label %after217
after217:
  %v224 = mul i64 %given6, 5
  %v225 = getelementptr [1 x i8], ptr %given5, i64 %v224
  %v226 = getelementptr [4 x i8], ptr %v225, i64 0
  %v227 = icmp sgt i64 %given7, 5
  br i1 %v227, label %then228, label %after228
then228:
  %v229 = icmp slt i64 8, 16
  %v230 = select i1 %v229, i64 8, i64 16
  %v231 = trunc i64 %v230 to i32
  %v232 = insertelement <16 x i32> poison, i32 %v231, i32 0
  %v233 = shufflevector <16 x i32> %v232, <16 x i32> poison, <16 x i32> zeroinitializer
  %v234 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v233
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v151, ptr %v226, i32 4, <16 x i1> %v234)
  br label %after228
after228:
  %v235 = mul i64 %given6, 6
  %v236 = getelementptr [1 x i8], ptr %given5, i64 %v235
  %v237 = getelementptr [4 x i8], ptr %v236, i64 0
  %v238 = icmp sgt i64 %given7, 6
  br i1 %v238, label %then239, label %after239
then239:
  %v240 = icmp slt i64 8, 16
  %v241 = select i1 %v240, i64 8, i64 16
  %v242 = trunc i64 %v241 to i32
  %v243 = insertelement <16 x i32> poison, i32 %v242, i32 0
  %v244 = shufflevector <16 x i32> %v243, <16 x i32> poison, <16 x i32> zeroinitializer
  %v245 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v244
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v159, ptr %v237, i32 4, <16 x i1> %v245)
  br label %after239
after239:
  %v246 = mul i64 %given6, 7
  %v247 = getelementptr [1 x i8], ptr %given5, i64 %v246
  %v248 = getelementptr [4 x i8], ptr %v247, i64 0
  %v249 = icmp sgt i64 %given7, 7
  br i1 %v249, label %then250, label %after250
then250:
  %v251 = icmp slt i64 8, 16
  %v252 = select i1 %v251, i64 8, i64 16
  %v253 = trunc i64 %v252 to i32
  %v254 = insertelement <16 x i32> poison, i32 %v253, i32 0
  %v255 = shufflevector <16 x i32> %v254, <16 x i32> poison, <16 x i32> zeroinitializer
  %v256 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v255
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v167, ptr %v248, i32 4, <16 x i1> %v256)
  br label %after250
after250:
  %v257 = mul i64 %given6, 8
  %v258 = getelementptr [1 x i8], ptr %given5, i64 %v257
  %v259 = getelementptr [4 x i8], ptr %v258, i64 0
  %v260 = icmp sgt i64 %given7, 8
  br i1 %v260, label %then261, label %after261
then261:
  %v262 = icmp slt i64 8, 16
  %v263 = select i1 %v262, i64 8, i64 16
  %v264 = trunc i64 %v263 to i32
  %v265 = insertelement <16 x i32> poison, i32 %v264, i32 0
  %v266 = shufflevector <16 x i32> %v265, <16 x i32> poison, <16 x i32> zeroinitializer
  %v267 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v266
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v142, ptr %v259, i32 4, <16 x i1> %v267)
  br label %after261
after261:
  %v268 = mul i64 %given6, 9
  %v269 = getelementptr [1 x i8], ptr %given5, i64 %v268
  %v270 = getelementptr [4 x i8], ptr %v269, i64 0
  %v271 = icmp sgt i64 %given7, 9
  br i1 %v271, label %then272, label %after272
then272:
  %v273 = icmp slt i64 8, 16
  %v274 = select i1 %v273, i64 8, i64 16
  %v275 = trunc i64 %v274 to i32
  %v276 = insertelement <16 x i32> poison, i32 %v275, i32 0
  %v277 = shufflevector <16 x i32> %v276, <16 x i32> poison, <16 x i32> zeroinitializer
  %v278 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v277
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v150, ptr %v270, i32 4, <16 x i1> %v278)
  br label %after272
after272:
  %v279 = mul i64 %given6, 10
  %v280 = getelementptr [1 x i8], ptr %given5, i64 %v279
  %v281 = getelementptr [4 x i8], ptr %v280, i64 0
  %v282 = icmp sgt i64 %given7, 10
  br i1 %v282, label %then283, label %after283
then283:
  %v284 = icmp slt i64 8, 16
  %v285 = select i1 %v284, i64 8, i64 16
  %v286 = trunc i64 %v285 to i32
  %v287 = insertelement <16 x i32> poison, i32 %v286, i32 0
  %v288 = shufflevector <16 x i32> %v287, <16 x i32> poison, <16 x i32> zeroinitializer
  %v289 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v288
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v158, ptr %v281, i32 4, <16 x i1> %v289)
  br label %after283
after283:
  %v290 = mul i64 %given6, 11
  %v291 = getelementptr [1 x i8], ptr %given5, i64 %v290
  %v292 = getelementptr [4 x i8], ptr %v291, i64 0
  %v293 = icmp sgt i64 %given7, 11
  br i1 %v293, label %then294, label %after294
then294:
  %v295 = icmp slt i64 8, 16
  %v296 = select i1 %v295, i64 8, i64 16
  %v297 = trunc i64 %v296 to i32
  %v298 = insertelement <16 x i32> poison, i32 %v297, i32 0
  %v299 = shufflevector <16 x i32> %v298, <16 x i32> poison, <16 x i32> zeroinitializer
  %v300 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v299
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v166, ptr %v292, i32 4, <16 x i1> %v300)
  br label %after294
after294:
  %v301 = mul i64 %given6, 12
  %v302 = getelementptr [1 x i8], ptr %given5, i64 %v301
  %v303 = getelementptr [4 x i8], ptr %v302, i64 0
  %v304 = icmp sgt i64 %given7, 12
  br i1 %v304, label %then305, label %after305
then305:
  %v306 = icmp slt i64 8, 16
  %v307 = select i1 %v306, i64 8, i64 16
  %v308 = trunc i64 %v307 to i32
  %v309 = insertelement <16 x i32> poison, i32 %v308, i32 0
  %v310 = shufflevector <16 x i32> %v309, <16 x i32> poison, <16 x i32> zeroinitializer
  %v311 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v310
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v144, ptr %v303, i32 4, <16 x i1> %v311)
  br label %after305
after305:
  %v312 = mul i64 %given6, 13
  %v313 = getelementptr [1 x i8], ptr %given5, i64 %v312
  %v314 = getelementptr [4 x i8], ptr %v313, i64 0
  %v315 = icmp sgt i64 %given7, 13
  br i1 %v315, label %then316, label %after316
then316:
  %v317 = icmp slt i64 8, 16
  %v318 = select i1 %v317, i64 8, i64 16
  %v319 = trunc i64 %v318 to i32
  %v320 = insertelement <16 x i32> poison, i32 %v319, i32 0
  %v321 = shufflevector <16 x i32> %v320, <16 x i32> poison, <16 x i32> zeroinitializer
  %v322 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v321
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v152, ptr %v314, i32 4, <16 x i1> %v322)
  br label %after316
after316:
  %v323 = mul i64 %given6, 14
  %v324 = getelementptr [1 x i8], ptr %given5, i64 %v323
  %v325 = getelementptr [4 x i8], ptr %v324, i64 0
  %v326 = icmp sgt i64 %given7, 14
  br i1 %v326, label %then327, label %after327
then327:
  %v328 = icmp slt i64 8, 16
  %v329 = select i1 %v328, i64 8, i64 16
  %v330 = trunc i64 %v329 to i32
  %v331 = insertelement <16 x i32> poison, i32 %v330, i32 0
  %v332 = shufflevector <16 x i32> %v331, <16 x i32> poison, <16 x i32> zeroinitializer
  %v333 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v332
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v160, ptr %v325, i32 4, <16 x i1> %v333)
  br label %after327
after327:
  %v334 = mul i64 %given6, 15
  %v335 = getelementptr [1 x i8], ptr %given5, i64 %v334
  %v336 = getelementptr [4 x i8], ptr %v335, i64 0
  %v337 = icmp sgt i64 %given7, 15
  br i1 %v337, label %then338, label %after338
then338:
  %v339 = icmp slt i64 8, 16
  %v340 = select i1 %v339, i64 8, i64 16
  %v341 = trunc i64 %v340 to i32
  %v342 = insertelement <16 x i32> poison, i32 %v341, i32 0
  %v343 = shufflevector <16 x i32> %v342, <16 x i32> poison, <16 x i32> zeroinitializer
  %v344 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v343
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v168, ptr %v336, i32 4, <16 x i1> %v344)
  br label %after338
after338:
  ret void
}
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7, ptr %given8, i64 %given9) nounwind {
entry:
  br label %head345
head345:
  %v346 = phi i64 [ 0, %entry ], [ %v397, %after373 ]
  %v347 = phi ptr [ %given2, %entry ], [ %v393, %after373 ]
  %v348 = phi ptr [ %given4, %entry ], [ %v394, %after373 ]
  %v349 = phi ptr [ %given6, %entry ], [ %v395, %after373 ]
  %v350 = phi ptr [ %given8, %entry ], [ %v396, %after373 ]
  %v351 = icmp slt i64 %v346, %given0
  br i1 %v351, label %body345, label %end345
body345:
  %v352 = sub i64 %given1, 0
  %v353 = and i64 %v352, -16
  %v354 = add i64 0, %v353
  br label %head355
head355:
  %v356 = phi i64 [ 0, %body345 ], [ %v371, %body355 ]
  %v357 = icmp slt i64 %v356, %v354
  br i1 %v357, label %body355, label %end355
body355:
  %v358 = add i64 %v356, 0
  %v359 = getelementptr [4 x i8], ptr %v347, i64 %v358
  %v360 = load <16 x float>, ptr %v359, align 4
  %v361 = load float, ptr %v349, align 4
  %v362 = insertelement <16 x float> poison, float %v361, i32 0
  %v363 = shufflevector <16 x float> %v362, <16 x float> poison, <16 x i32> zeroinitializer
  %v364 = getelementptr [4 x i8], ptr %v350, i64 %v358
  %v365 = load <16 x float>, ptr %v364, align 4
  %v366 = fadd <16 x float> %v360, %v363
  %v367 = fcmp ole <16 x float> %v366, splat (float 0x0000000000000000)
  %v368 = select <16 x i1> %v367, <16 x float> splat (float 0x0000000000000000), <16 x float> %v366
  %v369 = fadd <16 x float> %v368, %v365
  %v370 = getelementptr [4 x i8], ptr %v348, i64 %v358
  store <16 x float> %v369, ptr %v370, align 4
  %v371 = add i64 %v356, 16
  br label %head355
end355:
  %v372 = icmp slt i64 %v354, %given1
  br i1 %v372, label %then373, label %after373
then373:
  %v374 = sub i64 %given1, %v354
  %v375 = icmp slt i64 %v374, 16
  %v376 = select i1 %v375, i64 %v374, i64 16
  %v377 = trunc i64 %v376 to i32
  %v378 = insertelement <16 x i32> poison, i32 %v377, i32 0
  %v379 = shufflevector <16 x i32> %v378, <16 x i32> poison, <16 x i32> zeroinitializer
  %v380 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v379
  %v381 = getelementptr [4 x i8], ptr %v347, i64 %v354
  %v382 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v381, i32 4, <16 x i1> %v380, <16 x float> zeroinitializer)
  %v383 = load float, ptr %v349, align 4
  %v384 = insertelement <16 x float> poison, float %v383, i32 0
  %v385 = shufflevector <16 x float> %v384, <16 x float> poison, <16 x i32> zeroinitializer
  %v386 = getelementptr [4 x i8], ptr %v350, i64 %v354
  %v387 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v386, i32 4, <16 x i1> %v380, <16 x float> zeroinitializer)
  %v388 = fadd <16 x float> %v382, %v385
  %v389 = fcmp ole <16 x float> %v388, splat (float 0x0000000000000000)
  %v390 = select <16 x i1> %v389, <16 x float> splat (float 0x0000000000000000), <16 x float> %v388
  %v391 = fadd <16 x float> %v390, %v387
  %v392 = getelementptr [4 x i8], ptr %v348, i64 %v354
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v391, ptr %v392, i32 4, <16 x i1> %v380)
  br label %after373
after373:
  %v393 = getelementptr [1 x i8], ptr %v347, i64 %given3
  %v394 = getelementptr [1 x i8], ptr %v348, i64 %given5
  %v395 = getelementptr [1 x i8], ptr %v349, i64 %given7
  %v396 = getelementptr [1 x i8], ptr %v350, i64 %given9
  %v397 = add i64 %v346, 1
  br label %head345
end345:
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
  br label %head398
head398:
  %v399 = phi i64 [ %v32, %entry ], [ %v495, %end407 ]
  %v400 = icmp slt i64 %v399, %v34
  br i1 %v400, label %body398, label %end398
body398:
  %v401 = sdiv i64 %v399, %v30
  %v402 = srem i64 %v399, %v30
  %v403 = mul i64 %v402, %v28
  %v404 = add i64 %v403, %v28
  %v405 = icmp slt i64 %v404, %v20
  %v406 = select i1 %v405, i64 %v404, i64 %v20
  br label %head407
head407:
  %v408 = phi i64 [ 0, %body398 ], [ %v494, %end431 ]
  %v409 = icmp slt i64 %v408, %v16
  br i1 %v409, label %body407, label %end407
body407:
  %v410 = mul i64 %v20, %v22
  %v411 = add i64 %v16, 31
  %v412 = and i64 %v411, -32
  %v413 = srem i64 %v401, %v14
  %v414 = mul i64 %v413, %v412
  %v415 = add i64 %v414, %v408
  %v416 = mul i64 %v401, %v24
  %v417 = getelementptr [4 x i8], ptr %v2, i64 %v416
  %v418 = mul i64 %v415, %v18
  %v419 = getelementptr [4 x i8], ptr %v4, i64 %v418
  %v420 = mul i64 %v401, %v16
  %v421 = add i64 %v420, %v408
  %v422 = mul i64 %v421, %v410
  %v423 = getelementptr [4 x i8], ptr %v8, i64 %v422
  %v424 = sub i64 %v16, %v408
  %v425 = mul i64 %v410, 4
  %v426 = mul i64 %v26, 4
  %v427 = sub i64 %v406, %v403
  %v428 = sdiv i64 %v427, 1
  %v429 = mul i64 %v428, 1
  %v430 = add i64 %v403, %v429
  br label %head431
head431:
  %v432 = phi i64 [ %v403, %body407 ], [ %v460, %end439 ]
  %v433 = icmp slt i64 %v432, %v430
  br i1 %v433, label %body431, label %end431
body431:
  %v434 = add i64 %v22, 13
  %v435 = sdiv i64 %v434, 14
  %v436 = sdiv i64 %v22, %v435
  %v437 = mul i64 %v436, %v435
  %v438 = sub i64 %v22, %v437
  br label %head439
head439:
  %v440 = phi i64 [ 0, %body431 ], [ %v459, %body439 ]
  %v441 = icmp slt i64 %v440, %v435
  br i1 %v441, label %body439, label %end439
body439:
  %v442 = mul i64 %v440, %v436
  %v443 = icmp slt i64 %v440, %v438
  %v444 = select i1 %v443, i64 %v440, i64 %v438
  %v445 = add i64 %v442, %v444
  %v446 = mul i64 %v432, %v426
  %v447 = mul i64 %v445, 8
  %v448 = add i64 %v446, %v447
  %v449 = getelementptr [1 x i8], ptr %v417, i64 %v448
  %v450 = mul i64 %v432, %v22
  %v451 = add i64 %v450, %v445
  %v452 = getelementptr [4 x i8], ptr %v423, i64 %v451
  %v453 = icmp slt i64 %v440, %v438
  %v454 = icmp slt i64 %v424, 32
  %v455 = select i1 %v454, ptr @windows1x8_some1, ptr @windows1x8_some1
  %v456 = icmp slt i64 %v424, 32
  %v457 = select i1 %v456, ptr @windows1x8_some1, ptr @windows1x8_some1
  %v458 = select i1 %v453, ptr %v457, ptr %v455
  call void %v458(ptr %v449, i64 %v426, ptr %v6, ptr %v419, i64 %v18, ptr %v452, i64 %v425, i64 %v424)
  %v459 = add i64 %v440, 1
  br label %head439
end439:
  %v460 = add i64 %v432, 1
  br label %head431
end431:
  %v461 = mul i64 %v403, %v22
  %v462 = sub i64 %v406, %v403
  %v463 = mul i64 %v462, %v22
  %v464 = sdiv i64 %v401, %v14
  %v465 = srem i64 %v401, %v14
  %v466 = mul i64 %v465, %v16
  %v467 = add i64 %v466, %v408
  %v468 = getelementptr [4 x i8], ptr %v423, i64 %v461
  %v469 = icmp slt i64 %v424, 32
  %v470 = select i1 %v469, i64 %v424, i64 32
  %v471 = getelementptr i8, ptr %arguments, i64 136
  %v472 = load i64, ptr %v471, align 8
  %v473 = getelementptr i8, ptr %arguments, i64 144
  %v474 = load i64, ptr %v473, align 8
  %v475 = mul i64 %v464, %v472
  %v476 = mul i64 %v467, %v474
  %v477 = add i64 %v475, %v476
  %v478 = getelementptr i8, ptr %arguments, i64 32
  %v479 = load ptr, ptr %v478, align 8
  %v480 = getelementptr [4 x i8], ptr %v479, i64 %v477
  %v481 = mul i64 %v474, 4
  %v482 = getelementptr i8, ptr %arguments, i64 152
  %v483 = load i64, ptr %v482, align 8
  %v484 = getelementptr i8, ptr %arguments, i64 160
  %v485 = load i64, ptr %v484, align 8
  %v486 = mul i64 %v464, %v483
  %v487 = mul i64 %v467, %v485
  %v488 = add i64 %v486, %v487
  %v489 = add i64 %v488, %v461
  %v490 = getelementptr i8, ptr %arguments, i64 40
  %v491 = load ptr, ptr %v490, align 8
  %v492 = getelementptr [4 x i8], ptr %v491, i64 %v489
  %v493 = mul i64 %v485, 4
  call void @epilogue(i64 %v470, i64 %v463, ptr %v468, i64 %v425, ptr %v468, i64 %v425, ptr %v480, i64 %v481, ptr %v492, i64 %v493)
  %v494 = add i64 %v408, 32
  br label %head407
end407:
  %v495 = add i64 %v399, 1
  br label %head398
end398:
  ret void
}
