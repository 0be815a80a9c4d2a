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
  %v10 = phi i64 [ 0, %entry ], [ %v140, %end78 ]
  %v11 = phi ptr [ %v6, %entry ], [ %v138, %end78 ]
  %v12 = phi ptr [ %v8, %entry ], [ %v139, %end78 ]
  %v13 = icmp slt i64 %v10, %v4
  br i1 %v13, label %body9, label %end9
body9:
  %v14 = sub i64 %v2, 0
  %v15 = and i64 %v14, -1
  %v16 = add i64 0, %v15
  br label %head17
head17:
  %v18 = phi i64 [ 0, %body9 ], [ %v77, %body17 ]
  %v19 = icmp slt i64 %v18, %v16
  br i1 %v19, label %body17, label %end17
body17:
  %v20 = add i64 %v18, 0
  %v21 = getelementptr [1 x i8], ptr %v11, i64 %v20
  %v22 = load i8, ptr %v21, align 1
  %v23 = zext i8 %v22 to i32
  %v24 = mul i32 %v23, 8
  %v25 = getelementptr i8, ptr %arguments, i64 8
  %v26 = load ptr, ptr %v25, align 8
  %v27 = getelementptr [1 x i8], ptr %v26, i64 0
  %v28 = sext i32 %v24 to i64
  %v29 = getelementptr [1 x i8], ptr %v27, i64 %v28
  %v30 = load i32, ptr %v29, align 4
  %v31 = mul i64 %v2, 0
  %v32 = getelementptr [1 x i8], ptr %v12, i64 %v31
  %v33 = getelementptr [1 x i8], ptr %v32, i64 %v20
  %v34 = lshr i32 %v30, 0
  %v35 = trunc i32 %v34 to i8
  store i8 %v35, ptr %v33, align 1
  %v36 = mul i64 %v2, 1
  %v37 = getelementptr [1 x i8], ptr %v12, i64 %v36
  %v38 = getelementptr [1 x i8], ptr %v37, i64 %v20
  %v39 = lshr i32 %v30, 8
  %v40 = trunc i32 %v39 to i8
  store i8 %v40, ptr %v38, align 1
  %v41 = mul i64 %v2, 2
  %v42 = getelementptr [1 x i8], ptr %v12, i64 %v41
  %v43 = getelementptr [1 x i8], ptr %v42, i64 %v20
  %v44 = lshr i32 %v30, 16
  %v45 = trunc i32 %v44 to i8
  store i8 %v45, ptr %v43, align 1
  %v46 = mul i64 %v2, 3
  %v47 = getelementptr [1 x i8], ptr %v12, i64 %v46
  %v48 = getelementptr [1 x i8], ptr %v47, i64 %v20
  %v49 = lshr i32 %v30, 24
  %v50 = trunc i32 %v49 to i8
  store i8 %v50, ptr %v48, align 1
  %v51 = getelementptr i8, ptr %arguments, i64 8
  %v52 = load ptr, ptr %v51, align 8
  %v53 = getelementptr [1 x i8], ptr %v52, i64 4
  %v54 = sext i32 %v24 to i64
  %v55 = getelementptr [1 x i8], ptr %v53, i64 %v54
  %v56 = load i32, ptr %v55, align 4
  %v57 = mul i64 %v2, 4
  %v58 = getelementptr [1 x i8], ptr %v12, i64 %v57
  %v59 = getelementptr [1 x i8], ptr %v58, i64 %v20
  %v60 = lshr i32 %v56, 0
  %v61 = trunc i32 %v60 to i8
  store i8 %v61, ptr %v59, align 1
  %v62 = mul i64 %v2, 5
  %v63 = getelementptr [1 x i8], ptr %v12, i64 %v62
  %v64 = getelementptr [1 x i8], ptr %v63, i64 %v20
  %v65 = lshr i32 %v56, 8
  %v66 = trunc i32 %v65 to i8
  store i8 %v66, ptr %v64, align 1
  %v67 = mul i64 %v2, 6
  %v68 = getelementptr [1 x i8], ptr %v12, i64 %v67
  %v69 = getelementptr [1 x i8], ptr %v68, i64 %v20
  %v70 = lshr i32 %v56, 16
  %v71 = trunc i32 %v70 to i8
  store i8 %v71, ptr %v69, align 1
  %v72 = mul i64 %v2, 7
  %v73 = getelementptr [1 x i8], ptr %v12, i64 %v72
  %v74 = getelementptr [1 x i8], ptr %v73, i64 %v20
  %v75 = lshr i32 %v56, 24
  %v76 = trunc i32 %v75 to i8
  store i8 %v76, ptr %v74, align 1
  %v77 = add i64 %v18, 1
  br label %head17
end17:
  br label %head78
head78:
  %v79 = phi i64 [ %v16, %end17 ], [ %v137, %body78 ]
  %v80 = icmp slt i64 %v79, %v2
  br i1 %v80, label %body78, label %end78
body78:
  %v81 = getelementptr [1 x i8], ptr %v11, i64 %v79
  %v82 = load i8, ptr %v81, align 1
  %v83 = zext i8 %v82 to i32
  %v84 = mul i32 %v83, 8
  %v85 = getelementptr i8, ptr %arguments, i64 8
  %v86 = load ptr, ptr %v85, align 8
  %v87 = getelementptr [1 x i8], ptr %v86, i64 0
  %v88 = sext i32 %v84 to i64
  %v89 = getelementptr [1 x i8], ptr %v87, i64 %v88
  %v90 = load i32, ptr %v89, align 4
  %v91 = mul i64 %v2, 0
  %v92 = getelementptr [1 x i8], ptr %v12, i64 %v91
  %v93 = getelementptr [1 x i8], ptr %v92, i64 %v79
  %v94 = lshr i32 %v90, 0
  %v95 = trunc i32 %v94 to i8
  store i8 %v95, ptr %v93, align 1
  %v96 = mul i64 %v2, 1
  %v97 = getelementptr [1 x i8], ptr %v12, i64 %v96
  %v98 = getelementptr [1 x i8], ptr %v97, i64 %v79
  %v99 = lshr i32 %v90, 8
  %v100 = trunc i32 %v99 to i8
  store i8 %v100, ptr %v98, align 1
  %v101 = mul i64 %v2, 2
  %v102 = getelementptr [1 x i8], ptr %v12, i64 %v101
  %v103 = getelementptr [1 x i8], ptr %v102, i64 %v79
  %v104 = lshr i32 %v90, 16
  %v105 = trunc i32 %v104 to i8
  store i8 %v105, ptr %v103, align 1
  %v106 = mul i64 %v2, 3
  %v107 = getelementptr [1 x i8], ptr %v12, i64 %v106
  %v108 = getelementptr [1 x i8], ptr %v107, i64 %v79
  %v109 = lshr i32 %v90, 24
  %v110 = trunc i32 %v109 to i8
  store i8 %v110, ptr %v108, align 1
  %v111 = getelementptr i8, ptr %arguments, i64 8
  %v112 = load ptr, ptr %v111, align 8
  %v113 = getelementptr [1 x i8], ptr %v112, i64 4
  %v114 = sext i32 %v84 to i64
  %v115 = getelementptr [1 x i8], ptr %v113, i64 %v114
  %v116 = load i32, ptr %v115, align 4
  %v117 = mul i64 %v2, 4
  %v118 = getelementptr [1 x i8], ptr %v12, i64 %v117
  %v119 = getelementptr [1 x i8], ptr %v118, i64 %v79
  %v120 = lshr i32 %v116, 0
  %v121 = trunc i32 %v120 to i8
  store i8 %v121, ptr %v119, align 1
  %v122 = mul i64 %v2, 5
  %v123 = getelementptr [1 x i8], ptr %v12, i64 %v122
  %v124 = getelementptr [1 x i8], ptr %v123, i64 %v79
  %v125 = lshr i32 %v116, 8
  %v126 = trunc i32 %v125 to i8
  store i8 %v126, ptr %v124, align 1
  %v127 = mul i64 %v2, 6
  %v128 = getelementptr [1 x i8], ptr %v12, i64 %v127
  %v129 = getelementptr [1 x i8], ptr %v128, i64 %v79
  %v130 = lshr i32 %v116, 16
  %v131 = trunc i32 %v130 to i8
  store i8 %v131, ptr %v129, align 1
  %v132 = mul i64 %v2, 7
  %v133 = getelementptr [1 x i8], ptr %v12, i64 %v132
  %v134 = getelementptr [1 x i8], ptr %v133, i64 %v79
  %v135 = lshr i32 %v116, 24
  %v136 = trunc i32 %v135 to i8
  store i8 %v136, ptr %v134, align 1
  %v137 = add i64 %v79, 1
  br label %head78
end78:
  %v138 = getelementptr [1 x i8], ptr %v11, i64 %v2
  %v139 = getelementptr [8 x i8], ptr %v12, i64 %v2
  %v140 = add i64 %v10, 1
  br label %head9
end9:
  ret void
}
