define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 16
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 24
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 32
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 0
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 8
  %v10 = load ptr, ptr %v9, align 8
  %v11 = add i64 %v4, 7
  %v12 = sdiv i64 %v11, 8
  %v13 = getelementptr i8, ptr %arguments, i64 48
  %v14 = load i64, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 40
  %v16 = load i64, ptr %v15, align 8
  br label %head17
head17:
  %v18 = phi i64 [ %v16, %entry ], [ %v129, %end32 ]
  %v19 = icmp slt i64 %v18, %v14
  br i1 %v19, label %body17, label %end17
body17:
  %v20 = sdiv i64 %v18, %v6
  %v21 = srem i64 %v18, %v6
  %v22 = mul i64 %v21, 16
  %v23 = add i64 %v22, 16
  %v24 = icmp slt i64 %v23, %v2
  %v25 = select i1 %v24, i64 %v23, i64 %v2
  %v26 = mul i64 %v2, %v4
  %v27 = mul i64 %v20, %v26
  %v28 = getelementptr [4 x i8], ptr %v8, i64 %v27
  %v29 = mul i64 %v20, %v12
  %v30 = mul i64 %v29, %v2
  %v31 = getelementptr [32 x i8], ptr %v10, i64 %v30
  br label %head32
head32:
  %v33 = phi i64 [ 0, %body17 ], [ %v128, %end109 ]
  %v34 = icmp slt i64 %v33, %v12
  br i1 %v34, label %body32, label %end32
body32:
  %v35 = mul i64 %v33, %v2
  %v36 = getelementptr [32 x i8], ptr %v31, i64 %v35
  %v37 = mul i64 %v33, 8
  %v38 = sub i64 %v25, %v22
  %v39 = and i64 %v38, -4
  %v40 = add i64 %v22, %v39
  br label %head41
head41:
  %v42 = phi i64 [ %v22, %body32 ], [ %v108, %end44 ]
  %v43 = icmp slt i64 %v42, %v40
  br i1 %v43, label %body41, label %end41
body41:
  br label %head44
head44:
  %v45 = phi i64 [ 0, %body41 ], [ %v107, %body44 ]
  %v46 = icmp slt i64 %v45, 8
  br i1 %v46, label %body44, label %end44
body44:
  %v47 = add i64 %v37, %v45
  %v48 = add i64 %v47, 0
  %v49 = sub i64 %v4, 1
  %v50 = icmp slt i64 %v48, %v49
  %v51 = select i1 %v50, i64 %v48, i64 %v49
  %v52 = mul i64 %v51, %v2
  %v53 = add i64 %v52, %v42
  %v54 = getelementptr [4 x i8], ptr %v28, i64 %v53
  %v55 = load <4 x float>, ptr %v54, align 4
  %v56 = add i64 %v37, %v45
  %v57 = add i64 %v56, 1
  %v58 = sub i64 %v4, 1
  %v59 = icmp slt i64 %v57, %v58
  %v60 = select i1 %v59, i64 %v57, i64 %v58
  %v61 = mul i64 %v60, %v2
  %v62 = add i64 %v61, %v42
  %v63 = getelementptr [4 x i8], ptr %v28, i64 %v62
  %v64 = load <4 x float>, ptr %v63, align 4
  %v65 = add i64 %v37, %v45
  %v66 = add i64 %v65, 2
  %v67 = sub i64 %v4, 1
  %v68 = icmp slt i64 %v66, %v67
  %v69 = select i1 %v68, i64 %v66, i64 %v67
  %v70 = mul i64 %v69, %v2
  %v71 = add i64 %v70, %v42
  %v72 = getelementptr [4 x i8], ptr %v28, i64 %v71
  %v73 = load <4 x float>, ptr %v72, align 4
  %v74 = add i64 %v37, %v45
  %v75 = add i64 %v74, 3
  %v76 = sub i64 %v4, 1
  %v77 = icmp slt i64 %v75, %v76
  %v78 = select i1 %v77, i64 %v75, i64 %v76
  %v79 = mul i64 %v78, %v2
  %v80 = add i64 %v79, %v42
  %v81 = getelementptr [4 x i8], ptr %v28, i64 %v80
  %v82 = load <4 x float>, ptr %v81, align 4
  %v83 = shufflevector <4 x float> %v55, <4 x float> %v73, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v84 = shufflevector <4 x float> %v55, <4 x float> %v73, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v85 = shufflevector <4 x float> %v64, <4 x float> %v82, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v86 = shufflevector <4 x float> %v64, <4 x float> %v82, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v87 = shufflevector <4 x float> %v83, <4 x float> %v85, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v88 = shufflevector <4 x float> %v83, <4 x float> %v85, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v89 = shufflevector <4 x float> %v84, <4 x float> %v86, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v90 = shufflevector <4 x float> %v84, <4 x float> %v86, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v91 = add i64 %v42, 0
  %v92 = mul i64 %v91, 8
  %v93 = add i64 %v92, %v45
  %v94 = getelementptr [4 x i8], ptr %v36, i64 %v93
  store <4 x float> %v87, ptr %v94, align 4
  %v95 = add i64 %v42, 1
  %v96 = mul i64 %v95, 8
  %v97 = add i64 %v96, %v45
  %v98 = getelementptr [4 x i8], ptr %v36, i64 %v97
  store <4 x float> %v88, ptr %v98, align 4
  %v99 = add i64 %v42, 2
  %v100 = mul i64 %v99, 8
  %v101 = add i64 %v100, %v45
  %v102 = getelementptr [4 x i8], ptr %v36, i64 %v101
  store <4 x float> %v89, ptr %v102, align 4
  %v103 = add i64 %v42, 3
  %v104 = mul i64 %v103, 8
  %v105 = add i64 %v104, %v45
  %v106 = getelementptr [4 x i8], ptr %v36, i64 %v105
  store <4 x float> %v90, ptr %v106, align 4
  %v107 = add i64 %v45, 4
  br label %head44
end44:
  %v108 = add i64 %v42, 4
  br label %head41
end41:
  br label %head109
head109:
  %v110 = phi i64 [ %v40, %end41 ], [ %v127, %end112 ]
  %v111 = icmp slt i64 %v110, %v25
  br i1 %v111, label %body109, label %end109
body109:
  br label %head112
head112:
  %v113 = phi i64 [ 0, %body109 ], [ %v126, %body112 ]
  %v114 = icmp slt i64 %v113, 8
  br i1 %v114, label %body112, label %end112
body112:
  %v115 = add i64 %v37, %v113
  %v116 = sub i64 %v4, 1
  %v117 = icmp slt i64 %v115, %v116
  %v118 = select i1 %v117, i64 %v115, i64 %v116
  %v119 = mul i64 %v118, %v2
  %v120 = add i64 %v119, %v110
  %v121 = getelementptr [4 x i8], ptr %v28, i64 %v120
  %v122 = load float, ptr %v121, align 4
  %v123 = mul i64 %v110, 8
  %v124 = add i64 %v123, %v113
  %v125 = getelementptr [4 x i8], ptr %v36, i64 %v124
  store float %v122, ptr %v125, align 4
  %v126 = add i64 %v113, 1
  br label %head112
end112:
  %v127 = add i64 %v110, 1
  br label %head109
end109:
  %v128 = add i64 %v33, 1
  br label %head32
end32:
  %v129 = add i64 %v18, 1
  br label %head17
end17:
  ret void
}
