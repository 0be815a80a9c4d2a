declare <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x i32>)
declare <16 x i8> @llvm.masked.load.v16i8.p0(ptr, i32, <16 x i1>, <16 x i8>)
declare void @llvm.masked.store.v16i8.p0(<16 x i8>, ptr, i32, <16 x i1>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 32
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 24
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 0
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 16
  %v8 = load ptr, ptr %v7, align 8
  br label %head9
head9:
  %v10 = phi i64 [ 0, %entry ], [ %v141, %after77 ]
  %v11 = phi ptr [ %v6, %entry ], [ %v139, %after77 ]
  %v12 = phi ptr [ %v8, %entry ], [ %v140, %after77 ]
  %v13 = icmp slt i64 %v10, %v4
  br i1 %v13, label %body9, label %end9
body9:
  %v14 = sub i64 %v2, 0
  %v15 = and i64 %v14, -16
  %v16 = add i64 0, %v15
  br label %head17
head17:
  %v18 = phi i64 [ 0, %body9 ], [ %v75, %body17 ]
  %v19 = icmp slt i64 %v18, %v16
  br i1 %v19, label %body17, label %end17
body17:
  %v20 = add i64 %v18, 0
  %v21 = getelementptr [1 x i8], ptr %v11, i64 %v20
  %v22 = load <16 x i8>, ptr %v21, align 1
  %v23 = zext <16 x i8> %v22 to <16 x i32>
  %v24 = mul <16 x i32> %v23, splat (i32 8)
  %v25 = getelementptr i8, ptr %arguments, i64 8
  %v26 = load ptr, ptr %v25, align 8
  %v27 = getelementptr [1 x i8], ptr %v26, i64 0
  %v28 = getelementptr [1 x i8], ptr %v27, <16 x i32> %v24
  %v29 = call <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr> %v28, i32 1, <16 x i1> splat (i1 true), <16 x i32> poison)
  %v30 = mul i64 %v2, 0
  %v31 = getelementptr [1 x i8], ptr %v12, i64 %v30
  %v32 = getelementptr [1 x i8], ptr %v31, i64 %v20
  %v33 = lshr <16 x i32> %v29, splat (i32 0)
  %v34 = trunc <16 x i32> %v33 to <16 x i8>
  store <16 x i8> %v34, ptr %v32, align 1
  %v35 = mul i64 %v2, 1
  %v36 = getelementptr [1 x i8], ptr %v12, i64 %v35
  %v37 = getelementptr [1 x i8], ptr %v36, i64 %v20
  %v38 = lshr <16 x i32> %v29, splat (i32 8)
  %v39 = trunc <16 x i32> %v38 to <16 x i8>
  store <16 x i8> %v39, ptr %v37, align 1
  %v40 = mul i64 %v2, 2
  %v41 = getelementptr [1 x i8], ptr %v12, i64 %v40
  %v42 = getelementptr [1 x i8], ptr %v41, i64 %v20
  %v43 = lshr <16 x i32> %v29, splat (i32 16)
  %v44 = trunc <16 x i32> %v43 to <16 x i8>
  store <16 x i8> %v44, ptr %v42, align 1
  %v45 = mul i64 %v2, 3
  %v46 = getelementptr [1 x i8], ptr %v12, i64 %v45
  %v47 = getelementptr [1 x i8], ptr %v46, i64 %v20
  %v48 = lshr <16 x i32> %v29, splat (i32 24)
  %v49 = trunc <16 x i32> %v48 to <16 x i8>
  store <16 x i8> %v49, ptr %v47, align 1
  %v50 = getelementptr i8, ptr %arguments, i64 8
  %v51 = load ptr, ptr %v50, align 8
  %v52 = getelementptr [1 x i8], ptr %v51, i64 4
  %v53 = getelementptr [1 x i8], ptr %v52, <16 x i32> %v24
  %v54 = call <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr> %v53, i32 1, <16 x i1> splat (i1 true), <16 x i32> poison)
  %v55 = mul i64 %v2, 4
  %v56 = getelementptr [1 x i8], ptr %v12, i64 %v55
  %v57 = getelementptr [1 x i8], ptr %v56, i64 %v20
  %v58 = lshr <16 x i32> %v54, splat (i32 0)
  %v59 = trunc <16 x i32> %v58 to <16 x i8>
  store <16 x i8> %v59, ptr %v57, align 1
  %v60 = mul i64 %v2, 5
  %v61 = getelementptr [1 x i8], ptr %v12, i64 %v60
  %v62 = getelementptr [1 x i8], ptr %v61, i64 %v20
  %v63 = lshr <16 x i32> %v54, splat (i32 8)
  %v64 = trunc <16 x i32> %v63 to <16 x i8>
  store <16 x i8> %v64, ptr %v62, align 1
  %v65 = mul i64 %v2, 6
  %v66 = getelementptr [1 x i8], ptr %v12, i64 %v65
  %v67 = getelementptr [1 x i8], ptr %v66, i64 %v20
  %v68 = lshr <16 x i32> %v54, splat (i32 16)
  %v69 = trunc <16 x i32> %v68 to <16 x i8>
  store <16 x i8> %v69, ptr %v67, align 1
  %v70 = mul i64 %v2, 7
  %v71 = getelementptr [1 x i8], ptr %v12, i64 %v70
  %v72 = getelementptr [1 x i8], ptr %v71, i64 %v20
  %v73 = lshr <16 x i32> %v54, splat (i32 24)
  %v74 = trunc <16 x i32> %v73 to <16 x i8>
  store <16 x i8> %v74, ptr %v72, align 1
  %v75 = add i64 %v18, 16
  br label %head17
end17:
  %v76 = icmp slt i64 %v16, %v2
  br i1 %v76, label %then77, label %after77
then77:
  %v78 = sub i64 %v2, %v16
  %v79 = icmp slt i64 %v78, 16
  %v80 = select i1 %v79, i64 %v78, i64 16
  %v81 = trunc i64 %v80 to i32
  %v82 = insertelement <16 x i32> poison, i32 %v81, i32 0
  %v83 = shufflevector <16 x i32> %v82, <16 x i32> poison, <16 x i32> zeroinitializer
  %v84 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v83
  %v85 = getelementptr [1 x i8], ptr %v11, i64 %v16
  %v86 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr %v85, i32 1, <16 x i1> %v84, <16 x i8> zeroinitializer)
  %v87 = zext <16 x i8> %v86 to <16 x i32>
  %v88 = mul <16 x i32> %v87, splat (i32 8)
  %v89 = getelementptr i8, ptr %arguments, i64 8
  %v90 = load ptr, ptr %v89, align 8
  %v91 = getelementptr [1 x i8], ptr %v90, i64 0
  %v92 = getelementptr [1 x i8], ptr %v91, <16 x i32> %v88
  %v93 = call <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr> %v92, i32 1, <16 x i1> splat (i1 true), <16 x i32> poison)
  %v94 = mul i64 %v2, 0
  %v95 = getelementptr [1 x i8], ptr %v12, i64 %v94
  %v96 = getelementptr [1 x i8], ptr %v95, i64 %v16
  %v97 = lshr <16 x i32> %v93, splat (i32 0)
  %v98 = trunc <16 x i32> %v97 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v98, ptr %v96, i32 1, <16 x i1> %v84)
  %v99 = mul i64 %v2, 1
  %v100 = getelementptr [1 x i8], ptr %v12, i64 %v99
  %v101 = getelementptr [1 x i8], ptr %v100, i64 %v16
  %v102 = lshr <16 x i32> %v93, splat (i32 8)
  %v103 = trunc <16 x i32> %v102 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v103, ptr %v101, i32 1, <16 x i1> %v84)
  %v104 = mul i64 %v2, 2
  %v105 = getelementptr [1 x i8], ptr %v12, i64 %v104
  %v106 = getelementptr [1 x i8], ptr %v105, i64 %v16
  %v107 = lshr <16 x i32> %v93, splat (i32 16)
  %v108 = trunc <16 x i32> %v107 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v108, ptr %v106, i32 1, <16 x i1> %v84)
  %v109 = mul i64 %v2, 3
  %v110 = getelementptr [1 x i8], ptr %v12, i64 %v109
  %v111 = getelementptr [1 x i8], ptr %v110, i64 %v16
  %v112 = lshr <16 x i32> %v93, splat (i32 24)
  %v113 = trunc <16 x i32> %v112 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v113, ptr %v111, i32 1, <16 x i1> %v84)
  %v114 = getelementptr i8, ptr %arguments, i64 8
  %v115 = load ptr, ptr %v114, align 8
  %v116 = getelementptr [1 x i8], ptr %v115, i64 4
  %v117 = getelementptr [1 x i8], ptr %v116, <16 x i32> %v88
  %v118 = call <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr> %v117, i32 1, <16 x i1> splat (i1 true), <16 x i32> poison)
  %v119 = mul i64 %v2, 4
  %v120 = getelementptr [1 x i8], ptr %v12, i64 %v119
  %v121 = getelementptr [1 x i8], ptr %v120, i64 %v16
  %v122 = lshr <16 x i32> %v118, splat (i32 0)
  %v123 = trunc <16 x i32> %v122 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v123, ptr %v121, i32 1, <16 x i1> %v84)
  %v124 = mul i64 %v2, 5
  %v125 = getelementptr [1 x i8], ptr %v12, i64 %v124
  %v126 = getelementptr [1 x i8], ptr %v125, i64 %v16
  %v127 = lshr <16 x i32> %v118, splat (i32 8)
  %v128 = trunc <16 x i32> %v127 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v128, ptr %v126, i32 1, <16 x i1> %v84)
  %v129 = mul i64 %v2, 6
  %v130 = getelementptr [1 x i8], ptr %v12, i64 %v129
  %v131 = getelementptr [1 x i8], ptr %v130, i64 %v16
  %v132 = lshr <16 x i32> %v118, splat (i32 16)
  %v133 = trunc <16 x i32> %v132 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v133, ptr %v131, i32 1, <16 x i1> %v84)
  %v134 = mul i64 %v2, 7
  %v135 = getelementptr [1 x i8], ptr %v12, i64 %v134
  %v136 = getelementptr [1 x i8], ptr %v135, i64 %v16
  %v137 = lshr <16 x i32> %v118, splat (i32 24)
  %v138 = trunc <16 x i32> %v137 to <16 x i8>
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %v138, ptr %v136, i32 1, <16 x i1> %v84)
  br label %after77
after77:
  %v139 = getelementptr [1 x i8], ptr %v11, i64 %v2
  %v140 = getelementptr [8 x i8], ptr %v12, i64 %v2
  %v141 = add i64 %v10, 1
  br label %head9
end9:
  ret void
}
