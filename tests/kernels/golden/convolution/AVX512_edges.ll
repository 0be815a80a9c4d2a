declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 16
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 24
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 32
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 40
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 48
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 56
  %v12 = load i64, ptr %v11, align 8
  %v13 = getelementptr i8, ptr %arguments, i64 64
  %v14 = load i64, ptr %v13, align 8
  %v15 = add i64 %v10, %v6
  %v16 = add i64 %v15, %v14
  %v17 = getelementptr i8, ptr %arguments, i64 0
  %v18 = load ptr, ptr %v17, align 8
  %v19 = getelementptr i8, ptr %arguments, i64 8
  %v20 = load ptr, ptr %v19, align 8
  br label %head21
head21:
  %v22 = phi i64 [ 0, %entry ], [ %v139, %after129 ]
  %v23 = phi ptr [ %v18, %entry ], [ %v49, %after129 ]
  %v24 = phi ptr [ %v20, %entry ], [ %v138, %after129 ]
  %v25 = icmp slt i64 %v22, %v2
  br i1 %v25, label %body21, label %end21
body21:
  %v26 = mul i64 %v8, %v16
  %v27 = sub i64 %v26, 0
  %v28 = and i64 %v27, -16
  %v29 = add i64 0, %v28
  br label %head30
head30:
  %v31 = phi i64 [ 0, %body21 ], [ %v35, %body30 ]
  %v32 = icmp slt i64 %v31, %v29
  br i1 %v32, label %body30, label %end30
body30:
  %v33 = add i64 %v31, 0
  %v34 = getelementptr [4 x i8], ptr %v24, i64 %v33
  store <16 x float> splat (float 0x0000000000000000), ptr %v34, align 4
  %v35 = add i64 %v31, 16
  br label %head30
end30:
  %v36 = icmp slt i64 %v29, %v26
  br i1 %v36, label %then37, label %after37
then37:
  %v38 = sub i64 %v26, %v29
  %v39 = icmp slt i64 %v38, 16
  %v40 = select i1 %v39, i64 %v38, i64 16
  %v41 = trunc i64 %v40 to i32
  %v42 = insertelement <16 x i32> poison, i32 %v41, i32 0
  %v43 = shufflevector <16 x i32> %v42, <16 x i32> poison, <16 x i32> zeroinitializer
  %v44 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v43
  %v45 = getelementptr [4 x i8], ptr %v24, i64 %v29
  call void @llvm.masked.store.v16f32.p0(<16 x float> splat (float 0x0000000000000000), ptr %v45, i32 4, <16 x i1> %v44)
  br label %after37
after37:
  %v46 = getelementptr [4 x i8], ptr %v24, i64 %v26
  br label %head47
head47:
  %v48 = phi i64 [ 0, %after37 ], [ %v117, %after107 ]
  %v49 = phi ptr [ %v23, %after37 ], [ %v95, %after107 ]
  %v50 = phi ptr [ %v46, %after37 ], [ %v116, %after107 ]
  %v51 = icmp slt i64 %v48, %v4
  br i1 %v51, label %body47, label %end47
body47:
  %v52 = sub i64 %v10, 0
  %v53 = and i64 %v52, -16
  %v54 = add i64 0, %v53
  br label %head55
head55:
  %v56 = phi i64 [ 0, %body47 ], [ %v60, %body55 ]
  %v57 = icmp slt i64 %v56, %v54
  br i1 %v57, label %body55, label %end55
body55:
  %v58 = add i64 %v56, 0
  %v59 = getelementptr [4 x i8], ptr %v50, i64 %v58
  store <16 x float> splat (float 0x0000000000000000), ptr %v59, align 4
  %v60 = add i64 %v56, 16
  br label %head55
end55:
  %v61 = icmp slt i64 %v54, %v10
  br i1 %v61, label %then62, label %after62
then62:
  %v63 = sub i64 %v10, %v54
  %v64 = icmp slt i64 %v63, 16
  %v65 = select i1 %v64, i64 %v63, i64 16
  %v66 = trunc i64 %v65 to i32
  %v67 = insertelement <16 x i32> poison, i32 %v66, i32 0
  %v68 = shufflevector <16 x i32> %v67, <16 x i32> poison, <16 x i32> zeroinitializer
  %v69 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v68
  %v70 = getelementptr [4 x i8], ptr %v50, i64 %v54
  call void @llvm.masked.store.v16f32.p0(<16 x float> splat (float 0x0000000000000000), ptr %v70, i32 4, <16 x i1> %v69)
  br label %after62
after62:
  %v71 = getelementptr [4 x i8], ptr %v50, i64 %v10
  %v72 = sub i64 %v6, 0
  %v73 = and i64 %v72, -16
  %v74 = add i64 0, %v73
  br label %head75
head75:
  %v76 = phi i64 [ 0, %after62 ], [ %v82, %body75 ]
  %v77 = icmp slt i64 %v76, %v74
  br i1 %v77, label %body75, label %end75
body75:
  %v78 = add i64 %v76, 0
  %v79 = getelementptr [4 x i8], ptr %v49, i64 %v78
  %v80 = getelementptr [4 x i8], ptr %v71, i64 %v78
  %v81 = load <16 x float>, ptr %v79, align 4
  store <16 x float> %v81, ptr %v80, align 4
  %v82 = add i64 %v76, 16
  br label %head75
end75:
  %v83 = icmp slt i64 %v74, %v6
  br i1 %v83, label %then84, label %after84
then84:
  %v85 = sub i64 %v6, %v74
  %v86 = icmp slt i64 %v85, 16
  %v87 = select i1 %v86, i64 %v85, i64 16
  %v88 = trunc i64 %v87 to i32
  %v89 = insertelement <16 x i32> poison, i32 %v88, i32 0
  %v90 = shufflevector <16 x i32> %v89, <16 x i32> poison, <16 x i32> zeroinitializer
  %v91 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v90
  %v92 = getelementptr [4 x i8], ptr %v49, i64 %v74
  %v93 = getelementptr [4 x i8], ptr %v71, i64 %v74
  %v94 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v92, i32 4, <16 x i1> %v91, <16 x float> zeroinitializer)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v94, ptr %v93, i32 4, <16 x i1> %v91)
  br label %after84
after84:
  %v95 = getelementptr [4 x i8], ptr %v49, i64 %v6
  %v96 = getelementptr [4 x i8], ptr %v71, i64 %v6
  %v97 = sub i64 %v14, 0
  %v98 = and i64 %v97, -16
  %v99 = add i64 0, %v98
  br label %head100
head100:
  %v101 = phi i64 [ 0, %after84 ], [ %v105, %body100 ]
  %v102 = icmp slt i64 %v101, %v99
  br i1 %v102, label %body100, label %end100
body100:
  %v103 = add i64 %v101, 0
  %v104 = getelementptr [4 x i8], ptr %v96, i64 %v103
  store <16 x float> splat (float 0x0000000000000000), ptr %v104, align 4
  %v105 = add i64 %v101, 16
  br label %head100
end100:
  %v106 = icmp slt i64 %v99, %v14
  br i1 %v106, label %then107, label %after107
then107:
  %v108 = sub i64 %v14, %v99
  %v109 = icmp slt i64 %v108, 16
  %v110 = select i1 %v109, i64 %v108, i64 16
  %v111 = trunc i64 %v110 to i32
  %v112 = insertelement <16 x i32> poison, i32 %v111, i32 0
  %v113 = shufflevector <16 x i32> %v112, <16 x i32> poison, <16 x i32> zeroinitializer
  %v114 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v113
  %v115 = getelementptr [4 x i8], ptr %v96, i64 %v99
  call void @llvm.masked.store.v16f32.p0(<16 x float> splat (float 0x0000000000000000), ptr %v115, i32 4, <16 x i1> %v114)
  br label %after107
after107:
  %v116 = getelementptr [4 x i8], ptr %v96, i64 %v14
  %v117 = add i64 %v48, 1
  br label %head47
end47:
  %v118 = mul i64 %v12, %v16
  %v119 = sub i64 %v118, 0
  %v120 = and i64 %v119, -16
  %v121 = add i64 0, %v120
  br label %head122
head122:
  %v123 = phi i64 [ 0, %end47 ], [ %v127, %body122 ]
  %v124 = icmp slt i64 %v123, %v121
  br i1 %v124, label %body122, label %end122
body122:
  %v125 = add i64 %v123, 0
  %v126 = getelementptr [4 x i8], ptr %v50, i64 %v125
  store <16 x float> splat (float 0x0000000000000000), ptr %v126, align 4
  %v127 = add i64 %v123, 16
  br label %head122
end122:
  %v128 = icmp slt i64 %v121, %v118
  br i1 %v128, label %then129, label %after129
then129:
  %v130 = sub i64 %v118, %v121
  %v131 = icmp slt i64 %v130, 16
  %v132 = select i1 %v131, i64 %v130, i64 16
  %v133 = trunc i64 %v132 to i32
  %v134 = insertelement <16 x i32> poison, i32 %v133, i32 0
  %v135 = shufflevector <16 x i32> %v134, <16 x i32> poison, <16 x i32> zeroinitializer
  %v136 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v135
  %v137 = getelementptr [4 x i8], ptr %v50, i64 %v121
  call void @llvm.masked.store.v16f32.p0(<16 x float> splat (float 0x0000000000000000), ptr %v137, i32 4, <16 x i1> %v136)
  br label %after129
after129:
  %v138 = getelementptr [4 x i8], ptr %v50, i64 %v118
  %v139 = add i64 %v22, 1
  br label %head21
end21:
  ret void
}
