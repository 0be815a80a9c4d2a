declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @windows1x8_some1(ptr %given0, i64 %given1, ptr %given2, ptr %given3, i64 %given4, ptr %given5, i64 %given6, i64 %given7) nounwind {
entry:
  %v31 = mul i64 %given1, 0
  br label %head32
head32:
  %v33 = phi i64 [ 0, %entry ], [ %v92, %body32 ]
  %v34 = phi ptr [ %given3, %entry ], [ %v91, %body32 ]
  %v35 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v55, %body32 ]
  %v36 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v60, %body32 ]
  %v37 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v65, %body32 ]
  %v38 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v70, %body32 ]
  %v39 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v75, %body32 ]
  %v40 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v80, %body32 ]
  %v41 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v85, %body32 ]
  %v42 = phi <16 x float> [ splat (float 0x0000000000000000), %entry ], [ %v90, %body32 ]
  %v43 = icmp slt i64 %v33, %given4
  br i1 %v43, label %body32, label %end32
body32:
  %v44 = getelementptr [8 x i8], ptr %given2, i64 %v33
  %v45 = load i64, ptr %v44, align 8
  %v46 = getelementptr [1 x i8], ptr %given0, i64 %v45
  %v47 = getelementptr [1 x i8], ptr %v34, i64 2048
  call void @llvm.prefetch.p0(ptr %v47, i32 0, i32 3, i32 1)
  %v48 = getelementptr [4 x i8], ptr %v34, i64 0
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = getelementptr [1 x i8], ptr %v46, i64 %v31
  %v51 = getelementptr [4 x i8], ptr %v50, i64 0
  %v52 = load float, ptr %v51, align 4
  %v53 = insertelement <16 x float> poison, float %v52, i32 0
  %v54 = shufflevector <16 x float> %v53, <16 x float> poison, <16 x i32> zeroinitializer
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v54, <16 x float> %v35)
  %v56 = getelementptr [4 x i8], ptr %v50, i64 2
  %v57 = load float, ptr %v56, align 4
  %v58 = insertelement <16 x float> poison, float %v57, i32 0
  %v59 = shufflevector <16 x float> %v58, <16 x float> poison, <16 x i32> zeroinitializer
  %v60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v59, <16 x float> %v36)
  %v61 = getelementptr [4 x i8], ptr %v50, i64 4
  %v62 = load float, ptr %v61, align 4
  %v63 = insertelement <16 x float> poison, float %v62, i32 0
  %v64 = shufflevector <16 x float> %v63, <16 x float> poison, <16 x i32> zeroinitializer
  %v65 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v64, <16 x float> %v37)
  %v66 = getelementptr [4 x i8], ptr %v50, i64 6
  %v67 = load float, ptr %v66, align 4
  %v68 = insertelement <16 x float> poison, float %v67, i32 0
  %v69 = shufflevector <16 x float> %v68, <16 x float> poison, <16 x i32> zeroinitializer
  %v70 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v69, <16 x float> %v38)
  %v71 = getelementptr [4 x i8], ptr %v50, i64 8
  %v72 = load float, ptr %v71, align 4
  %v73 = insertelement <16 x float> poison, float %v72, i32 0
  %v74 = shufflevector <16 x float> %v73, <16 x float> poison, <16 x i32> zeroinitializer
  %v75 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v74, <16 x float> %v39)
  %v76 = getelementptr [4 x i8], ptr %v50, i64 10
  %v77 = load float, ptr %v76, align 4
  %v78 = insertelement <16 x float> poison, float %v77, i32 0
  %v79 = shufflevector <16 x float> %v78, <16 x float> poison, <16 x i32> zeroinitializer
  %v80 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v79, <16 x float> %v40)
  %v81 = getelementptr [4 x i8], ptr %v50, i64 12
  %v82 = load float, ptr %v81, align 4
  %v83 = insertelement <16 x float> poison, float %v82, i32 0
  %v84 = shufflevector <16 x float> %v83, <16 x float> poison, <16 x i32> zeroinitializer
  %v85 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v84, <16 x float> %v41)
  %v86 = getelementptr [4 x i8], ptr %v50, i64 14
  %v87 = load float, ptr %v86, align 4
  %v88 = insertelement <16 x float> poison, float %v87, i32 0
  %v89 = shufflevector <16 x float> %v88, <16 x float> poison, <16 x i32> zeroinitializer
  %v90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> %v89, <16 x float> %v42)
  %v91 = getelementptr [1 x i8], ptr %v34, i64 128
  %v92 = add i64 %v33, 1
  br label %head32
end32:
  %v93 = shufflevector <16 x float> %v35, <16 x float> %v37, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v94 = shufflevector <16 x float> %v35, <16 x float> %v37, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v95 = shufflevector <16 x float> %v36, <16 x float> %v38, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v96 = shufflevector <16 x float> %v36, <16 x float> %v38, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v97 = shufflevector <16 x float> %v93, <16 x float> %v95, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v98 = shufflevector <16 x float> %v93, <16 x float> %v95, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v99 = shufflevector <16 x float> %v94, <16 x float> %v96, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v100 = shufflevector <16 x float> %v94, <16 x float> %v96, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v101 = shufflevector <16 x float> %v39, <16 x float> %v41, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v102 = shufflevector <16 x float> %v39, <16 x float> %v41, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v103 = shufflevector <16 x float> %v40, <16 x float> %v42, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v104 = shufflevector <16 x float> %v40, <16 x float> %v42, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v105 = shufflevector <16 x float> %v101, <16 x float> %v103, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v106 = shufflevector <16 x float> %v101, <16 x float> %v103, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v107 = shufflevector <16 x float> %v102, <16 x float> %v104, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v108 = shufflevector <16 x float> %v102, <16 x float> %v104, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v109 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v110 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v111 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v112 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v113 = shufflevector <16 x float> %v109, <16 x float> %v111, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v114 = shufflevector <16 x float> %v109, <16 x float> %v111, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v115 = shufflevector <16 x float> %v110, <16 x float> %v112, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v116 = shufflevector <16 x float> %v110, <16 x float> %v112, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v117 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v118 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v119 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v120 = shufflevector <16 x float> splat (float 0x0000000000000000), <16 x float> splat (float 0x0000000000000000), <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v121 = shufflevector <16 x float> %v117, <16 x float> %v119, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v122 = shufflevector <16 x float> %v117, <16 x float> %v119, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v123 = shufflevector <16 x float> %v118, <16 x float> %v120, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v124 = shufflevector <16 x float> %v118, <16 x float> %v120, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v125 = shufflevector <16 x float> %v97, <16 x float> %v105, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v126 = shufflevector <16 x float> %v97, <16 x float> %v105, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v127 = shufflevector <16 x float> %v113, <16 x float> %v121, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v128 = shufflevector <16 x float> %v113, <16 x float> %v121, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v129 = shufflevector <16 x float> %v125, <16 x float> %v127, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v130 = shufflevector <16 x float> %v125, <16 x float> %v127, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v131 = shufflevector <16 x float> %v126, <16 x float> %v128, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v132 = shufflevector <16 x float> %v126, <16 x float> %v128, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v133 = shufflevector <16 x float> %v98, <16 x float> %v106, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v134 = shufflevector <16 x float> %v98, <16 x float> %v106, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v135 = shufflevector <16 x float> %v114, <16 x float> %v122, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v136 = shufflevector <16 x float> %v114, <16 x float> %v122, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v137 = shufflevector <16 x float> %v133, <16 x float> %v135, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v138 = shufflevector <16 x float> %v133, <16 x float> %v135, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v139 = shufflevector <16 x float> %v134, <16 x float> %v136, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v140 = shufflevector <16 x float> %v134, <16 x float> %v136, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v141 = shufflevector <16 x float> %v99, <16 x float> %v107, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v142 = shufflevector <16 x float> %v99, <16 x float> %v107, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v143 = shufflevector <16 x float> %v115, <16 x float> %v123, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v144 = shufflevector <16 x float> %v115, <16 x float> %v123, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v145 = shufflevector <16 x float> %v141, <16 x float> %v143, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v146 = shufflevector <16 x float> %v141, <16 x float> %v143, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v147 = shufflevector <16 x float> %v142, <16 x float> %v144, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v148 = shufflevector <16 x float> %v142, <16 x float> %v144, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v149 = shufflevector <16 x float> %v100, <16 x float> %v108, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v150 = shufflevector <16 x float> %v100, <16 x float> %v108, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v151 = shufflevector <16 x float> %v116, <16 x float> %v124, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v152 = shufflevector <16 x float> %v116, <16 x float> %v124, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v153 = shufflevector <16 x float> %v149, <16 x float> %v151, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v154 = shufflevector <16 x float> %v149, <16 x float> %v151, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v155 = shufflevector <16 x float> %v150, <16 x float> %v152, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v156 = shufflevector <16 x float> %v150, <16 x float> %v152, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v157 = mul i64 %given6, 0
  %v158 = getelementptr [1 x i8], ptr %given5, i64 %v157
  %v159 = getelementptr [4 x i8], ptr %v158, i64 0
  %v160 = icmp sgt i64 %given7, 0
  br i1 %v160, label %then161, label %after161
then161:
  %v162 = icmp slt i64 8, 16
  %v163 = select i1 %v162, i64 8, i64 16
  %v164 = trunc i64 %v163 to i32
  %v165 = insertelement <16 x i32> poison, i32 %v164, i32 0
  %v166 = shufflevector <16 x i32> %v165, <16 x i32> poison, <16 x i32> zeroinitializer
  %v167 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v166
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v129, ptr %v159, i32 4, <16 x i1> %v167)
  br label %after161
after161:
  %v168 = mul i64 %given6, 1
  %v169 = getelementptr [1 x i8], ptr %given5, i64 %v168
  %v170 = getelementptr [4 x i8], ptr %v169, i64 0
  %v171 = icmp sgt i64 %given7, 1
  br i1 %v171, label %then172, label %after172
then172:
  %v173 = icmp slt i64 8, 16
  %v174 = select i1 %v173, i64 8, i64 16
  %v175 = trunc i64 %v174 to i32
  %v176 = insertelement <16 x i32> poison, i32 %v175, i32 0
  %v177 = shufflevector <16 x i32> %v176, <16 x i32> poison, <16 x i32> zeroinitializer
  %v178 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v177
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v137, ptr %v170, i32 4, <16 x i1> %v178)
  br label %after172
after172:
  %v179 = mul i64 %given6, 2
  %v180 = getelementptr [1 x i8], ptr %given5, i64 %v179
  %v181 = getelementptr [4 x i8], ptr %v180, i64 0
  %v182 = icmp sgt i64 %given7, 2
  br i1 %v182, label %then183, label %after183
then183:
  %v184 = icmp slt i64 8, 16
  %v185 = select i1 %v184, i64 8, i64 16
  %v186 = trunc i64 %v185 to i32
  %v187 = insertelement <16 x i32> poison, i32 %v186, i32 0
  %v188 = shufflevector <16 x i32> %v187, <16 x i32> poison, <16 x i32> zeroinitializer
  %v189 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v188
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v145, ptr %v181, i32 4, <16 x i1> %v189)
  br label %after183
after183:
  %v190 = mul i64 %given6, 3
  %v191 = getelementptr [1 x i8], ptr %given5, i64 %v190
  %v192 = getelementptr [4 x i8], ptr %v191, i64 0
  %v193 = icmp sgt i64 %given7, 3
  br i1 %v193, label %then194, label %after194
then194:
  %v195 = icmp slt i64 8, 16
  %v196 = select i1 %v195, i64 8, i64 16
  %v197 = trunc i64 %v196 to i32
  %v198 = insertelement <16 x i32> poison, i32 %v197, i32 0
  %v199 = shufflevector <16 x i32> %v198, <16 x i32> poison, <16 x i32> zeroinitializer
  %v200 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v199
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v153, ptr %v192, i32 4, <16 x i1> %v200)
  br label %after194
after194:
  %v201 = mul i64 %given6, 4
  %v202 = getelementptr [1 x i8], ptr %given5, i64 %v201
  %v203 = getelementptr [4 x i8], ptr %v202, i64 0
  %v204 = icmp sgt i64 %given7, 4
  br i1 %v204, label %then205, label %after205
then205:
  %v206 = icmp slt i64 8, 16
  %v207 = select i1 %v206, i64 8, i64 16
  %v208 = trunc i64 %v207 to i32
  %v209 = insertelement <16 x i32> poison, i32 %v208, i32 0
  %v210 = shufflevector <16 x i32> %v209, <16 x i32> poison, <16 x i32> zeroinitializer
  %v211 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v210
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v131, ptr %v203, i32 4, <16 x i1> %v211)
  br label %after205
after205:
  %v212 = mul i64 %given6, 5
  %v213 = getelementptr [1 x i8], ptr %given5, i64 %v212
  %v214 = getelementptr [4 x i8], ptr %v213, i64 0
  %v215 = icmp sgt i64 %given7, 5
  br i1 %v215, label %then216, label %after216
then216:
  %v217 = icmp slt i64 8, 16
  %v218 = select i1 %v217, i64 8, i64 16
  %v219 = trunc i64 %v218 to i32
  %v220 = insertelement <16 x i32> poison, i32 %v219, i32 0
  %v221 = shufflevector <16 x i32> %v220, <16 x i32> poison, <16 x i32> zeroinitializer
  %v222 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v221
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v139, ptr %v214, i32 4, <16 x i1> %v222)
  br label %after216
after216:
  %v223 = mul i64 %given6, 6
  %v224 = getelementptr [1 x i8], ptr %given5, i64 %v223
  %v225 = getelementptr [4 x i8], ptr %v224, i64 0
  %v226 = icmp sgt i64 %given7, 6
  br i1 %v226, label %then227, label %after227
then227:
  %v228 = icmp slt i64 8, 16
  %v229 = select i1 %v228, i64 8, i64 16
  %v230 = trunc i64 %v229 to i32
  %v231 = insertelement <16 x i32> poison, i32 %v230, i32 0
  %v232 = shufflevector <16 x i32> %v231, <16 x i32> poison, <16 x i32> zeroinitializer
  %v233 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v232
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v147, ptr %v225, i32 4, <16 x i1> %v233)
  br label %after227
after227:
  %v234 = mul i64 %given6, 7
  %v235 = getelementptr [1 x i8], ptr %given5, i64 %v234
  %v236 = getelementptr [4 x i8], ptr %v235, i64 0
  %v237 = icmp sgt i64 %given7, 7
  br i1 %v237, label %then238, label %after238
then238:
  %v239 = icmp slt i64 8, 16
  %v240 = select i1 %v239, i64 8, i64 16
  %v241 = trunc i64 %v240 to i32
  %v242 = insertelement <16 x i32> poison, i32 %v241, i32 0
  %v243 = shufflevector <16 x i32> %v242, <16 x i32> poison, <16 x i32> zeroinitializer
  %v244 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v243
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v155, ptr %v236, i32 4, <16 x i1> %v244)
  br label %after238
after238:
  %v245 = mul i64 %given6, 8
  %v246 = getelementptr [1 x i8], ptr %given5, i64 %v245
  %v247 = getelementptr [4 x i8], ptr %v246, i64 0
  %v248 = icmp sgt i64 %given7, 8
  br i1 %v248, label %then249, label %after249
then249:
  %v250 = icmp slt i64 8, 16
  %v251 = select i1 %v250, i64 8, i64 16
  %v252 = trunc i64 %v251 to i32
  %v253 = insertelement <16 x i32> poison, i32 %v252, i32 0
  %v254 = shufflevector <16 x i32> %v253, <16 x i32> poison, <16 x i32> zeroinitializer
  %v255 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v254
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v130, ptr %v247, i32 4, <16 x i1> %v255)
  br label %after249
after249:
  %v256 = mul i64 %given6, 9
  %v257 = getelementptr [1 x i8], ptr %given5, i64 %v256
  %v258 = getelementptr [4 x i8], ptr %v257, i64 0
  %v259 = icmp sgt i64 %given7, 9
  br i1 %v259, label %then260, label %after260
then260:
  %v261 = icmp slt i64 8, 16
  %v262 = select i1 %v261, i64 8, i64 16
  %v263 = trunc i64 %v262 to i32
  %v264 = insertelement <16 x i32> poison, i32 %v263, i32 0
  %v265 = shufflevector <16 x i32> %v264, <16 x i32> poison, <16 x i32> zeroinitializer
  %v266 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v265
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v138, ptr %v258, i32 4, <16 x i1> %v266)
  br label %after260
after260:
  %v267 = mul i64 %given6, 10
  %v268 = getelementptr [1 x i8], ptr %given5, i64 %v267
  %v269 = getelementptr [4 x i8], ptr %v268, i64 0
  %v270 = icmp sgt i64 %given7, 10
  br i1 %v270, label %then271, label %after271
then271:
  %v272 = icmp slt i64 8, 16
  %v273 = select i1 %v272, i64 8, i64 16
  %v274 = trunc i64 %v273 to i32
  %v275 = insertelement <16 x i32> poison, i32 %v274, i32 0
  %v276 = shufflevector <16 x i32> %v275, <16 x i32> poison, <16 x i32> zeroinitializer
  %v277 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v276
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v146, ptr %v269, i32 4, <16 x i1> %v277)
  br label %after271
after271:
  %v278 = mul i64 %given6, 11
  %v279 = getelementptr [1 x i8], ptr %given5, i64 %v278
  %v280 = getelementptr [4 x i8], ptr %v279, i64 0
  %v281 = icmp sgt i64 %given7, 11
  br i1 %v281, label %then282, label %after282
then282:
  %v283 = icmp slt i64 8, 16
  %v284 = select i1 %v283, i64 8, i64 16
  %v285 = trunc i64 %v284 to i32
  %v286 = insertelement <16 x i32> poison, i32 %v285, i32 0
  %v287 = shufflevector <16 x i32> %v286, <16 x i32> poison, <16 x i32> zeroinitializer
  %v288 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v287
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v154, ptr %v280, i32 4, <16 x i1> %v288)
  br label %after282
after282:
  %v289 = mul i64 %given6, 12
  %v290 = getelementptr [1 x i8], ptr %given5, i64 %v289
  %v291 = getelementptr [4 x i8], ptr %v290, i64 0
  %v292 = icmp sgt i64 %given7, 12
  br i1 %v292, label %then293, label %after293
then293:
  %v294 = icmp slt i64 8, 16
  %v295 = select i1 %v294, i64 8, i64 16
  %v296 = trunc i64 %v295 to i32
  %v297 = insertelement <16 x i32> poison, i32 %v296, i32 0
  %v298 = shufflevector <16 x i32> %v297, <16 x i32> poison, <16 x i32> zeroinitializer
  %v299 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v298
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v132, ptr %v291, i32 4, <16 x i1> %v299)
  br label %after293
after293:
  %v300 = mul i64 %given6, 13
  %v301 = getelementptr [1 x i8], ptr %given5, i64 %v300
  %v302 = getelementptr [4 x i8], ptr %v301, i64 0
  %v303 = icmp sgt i64 %given7, 13
  br i1 %v303, label %then304, label %after304
then304:
  %v305 = icmp slt i64 8, 16
  %v306 = select i1 %v305, i64 8, i64 16
  %v307 = trunc i64 %v306 to i32
  %v308 = insertelement <16 x i32> poison, i32 %v307, i32 0
  %v309 = shufflevector <16 x i32> %v308, <16 x i32> poison, <16 x i32> zeroinitializer
  %v310 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v309
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v140, ptr %v302, i32 4, <16 x i1> %v310)
  br label %after304
after304:
  %v311 = mul i64 %given6, 14
  %v312 = getelementptr [1 x i8], ptr %given5, i64 %v311
  %v313 = getelementptr [4 x i8], ptr %v312, i64 0
  %v314 = icmp sgt i64 %given7, 14
  br i1 %v314, label %then315, label %after315
then315:
  %v316 = icmp slt i64 8, 16
  %v317 = select i1 %v316, i64 8, i64 16
  %v318 = trunc i64 %v317 to i32
  %v319 = insertelement <16 x i32> poison, i32 %v318, i32 0
  %v320 = shufflevector <16 x i32> %v319, <16 x i32> poison, <16 x i32> zeroinitializer
  %v321 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v320
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v148, ptr %v313, i32 4, <16 x i1> %v321)
  br label %after315
after315:
  %v322 = mul i64 %given6, 15
  %v323 = getelementptr [1 x i8], ptr %given5, i64 %v322
  %v324 = getelementptr [4 x i8], ptr %v323, i64 0
  %v325 = icmp sgt i64 %given7, 15
  br i1 %v325, label %then326, label %after326
then326:
  %v327 = icmp slt i64 8, 16
  %v328 = select i1 %v327, i64 8, i64 16
  %v329 = trunc i64 %v328 to i32
  %v330 = insertelement <16 x i32> poison, i32 %v329, i32 0
  %v331 = shufflevector <16 x i32> %v330, <16 x i32> poison, <16 x i32> zeroinitializer
  %v332 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v331
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v156, ptr %v324, i32 4, <16 x i1> %v332)
  br label %after326
after326:
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
  br label %head333
head333:
  %v334 = phi i64 [ %v28, %entry ], [ %v397, %end342 ]
  %v335 = icmp slt i64 %v334, %v30
  br i1 %v335, label %body333, label %end333
body333:
  %v336 = sdiv i64 %v334, %v26
  %v337 = srem i64 %v334, %v26
  %v338 = mul i64 %v337, %v24
  %v339 = add i64 %v338, %v24
  %v340 = icmp slt i64 %v339, %v16
  %v341 = select i1 %v340, i64 %v339, i64 %v16
  br label %head342
head342:
  %v343 = phi i64 [ 0, %body333 ], [ %v396, %end366 ]
  %v344 = icmp slt i64 %v343, %v12
  br i1 %v344, label %body342, label %end342
body342:
  %v345 = mul i64 %v16, %v18
  %v346 = add i64 %v12, 31
  %v347 = and i64 %v346, -32
  %v348 = srem i64 %v336, %v10
  %v349 = mul i64 %v348, %v347
  %v350 = add i64 %v349, %v343
  %v351 = mul i64 %v336, %v20
  %v352 = getelementptr [4 x i8], ptr %v2, i64 %v351
  %v353 = mul i64 %v350, %v14
  %v354 = getelementptr [4 x i8], ptr %v4, i64 %v353
  %v355 = mul i64 %v336, %v12
  %v356 = add i64 %v355, %v343
  %v357 = mul i64 %v356, %v345
  %v358 = getelementptr [4 x i8], ptr %v8, i64 %v357
  %v359 = sub i64 %v12, %v343
  %v360 = mul i64 %v345, 4
  %v361 = mul i64 %v22, 4
  %v362 = sub i64 %v341, %v338
  %v363 = sdiv i64 %v362, 1
  %v364 = mul i64 %v363, 1
  %v365 = add i64 %v338, %v364
  br label %head366
head366:
  %v367 = phi i64 [ %v338, %body342 ], [ %v395, %end374 ]
  %v368 = icmp slt i64 %v367, %v365
  br i1 %v368, label %body366, label %end366
body366:
  %v369 = add i64 %v18, 13
  %v370 = sdiv i64 %v369, 14
  %v371 = sdiv i64 %v18, %v370
  %v372 = mul i64 %v371, %v370
  %v373 = sub i64 %v18, %v372
  br label %head374
head374:
  %v375 = phi i64 [ 0, %body366 ], [ %v394, %body374 ]
  %v376 = icmp slt i64 %v375, %v370
  br i1 %v376, label %body374, label %end374
body374:
  %v377 = mul i64 %v375, %v371
  %v378 = icmp slt i64 %v375, %v373
  %v379 = select i1 %v378, i64 %v375, i64 %v373
  %v380 = add i64 %v377, %v379
  %v381 = mul i64 %v367, %v361
  %v382 = mul i64 %v380, 8
  %v383 = add i64 %v381, %v382
  %v384 = getelementptr [1 x i8], ptr %v352, i64 %v383
  %v385 = mul i64 %v367, %v18
  %v386 = add i64 %v385, %v380
  %v387 = getelementptr [4 x i8], ptr %v358, i64 %v386
  %v388 = icmp slt i64 %v375, %v373
  %v389 = icmp slt i64 %v359, 32
  %v390 = select i1 %v389, ptr @windows1x8_some1, ptr @windows1x8_some1
  %v391 = icmp slt i64 %v359, 32
  %v392 = select i1 %v391, ptr @windows1x8_some1, ptr @windows1x8_some1
  %v393 = select i1 %v388, ptr %v392, ptr %v390
  call void %v393(ptr %v384, i64 %v361, ptr %v6, ptr %v354, i64 %v14, ptr %v387, i64 %v360, i64 %v359)
  %v394 = add i64 %v375, 1
  br label %head374
end374:
  %v395 = add i64 %v367, 1
  br label %head366
end366:
  %v396 = add i64 %v343, 32
  br label %head342
end342:
  %v397 = add i64 %v334, 1
  br label %head333
end333:
  ret void
}
