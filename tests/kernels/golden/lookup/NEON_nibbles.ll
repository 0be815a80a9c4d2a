define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 0
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 8
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 16
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 24
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 %v8, 0
  %v10 = and i64 %v9, -4
  %v11 = add i64 0, %v10
  br label %head12
head12:
  %v13 = phi i64 [ 0, %entry ], [ %v71, %body12 ]
  %v14 = icmp slt i64 %v13, %v11
  br i1 %v14, label %body12, label %end12
body12:
  %v15 = add i64 %v13, 0
  %v16 = ashr i64 %v15, 1
  %v17 = getelementptr [1 x i8], ptr %v2, i64 %v16
  %v18 = and i64 %v15, 1
  %v19 = shl i64 %v18, 2
  %v20 = trunc i64 %v19 to i8
  %v21 = load i8, ptr %v17, align 1
  %v22 = lshr i8 %v21, %v20
  %v23 = and i8 %v22, 15
  %v24 = zext i8 %v23 to i32
  %v25 = sext i32 %v24 to i64
  %v26 = getelementptr [4 x i8], ptr %v4, i64 %v25
  %v27 = load float, ptr %v26, align 4
  %v28 = getelementptr [4 x i8], ptr %v6, i64 %v15
  store float %v27, ptr %v28, align 4
  %v29 = add i64 %v13, 1
  %v30 = ashr i64 %v29, 1
  %v31 = getelementptr [1 x i8], ptr %v2, i64 %v30
  %v32 = and i64 %v29, 1
  %v33 = shl i64 %v32, 2
  %v34 = trunc i64 %v33 to i8
  %v35 = load i8, ptr %v31, align 1
  %v36 = lshr i8 %v35, %v34
  %v37 = and i8 %v36, 15
  %v38 = zext i8 %v37 to i32
  %v39 = sext i32 %v38 to i64
  %v40 = getelementptr [4 x i8], ptr %v4, i64 %v39
  %v41 = load float, ptr %v40, align 4
  %v42 = getelementptr [4 x i8], ptr %v6, i64 %v29
  store float %v41, ptr %v42, align 4
  %v43 = add i64 %v13, 2
  %v44 = ashr i64 %v43, 1
  %v45 = getelementptr [1 x i8], ptr %v2, i64 %v44
  %v46 = and i64 %v43, 1
  %v47 = shl i64 %v46, 2
  %v48 = trunc i64 %v47 to i8
  %v49 = load i8, ptr %v45, align 1
  %v50 = lshr i8 %v49, %v48
  %v51 = and i8 %v50, 15
  %v52 = zext i8 %v51 to i32
  %v53 = sext i32 %v52 to i64
  %v54 = getelementptr [4 x i8], ptr %v4, i64 %v53
  %v55 = load float, ptr %v54, align 4
  %v56 = getelementptr [4 x i8], ptr %v6, i64 %v43
  store float %v55, ptr %v56, align 4
  %v57 = add i64 %v13, 3
  %v58 = ashr i64 %v57, 1
  %v59 = getelementptr [1 x i8], ptr %v2, i64 %v58
  %v60 = and i64 %v57, 1
  %v61 = shl i64 %v60, 2
  %v62 = trunc i64 %v61 to i8
  %v63 = load i8, ptr %v59, align 1
  %v64 = lshr i8 %v63, %v62
  %v65 = and i8 %v64, 15
  %v66 = zext i8 %v65 to i32
  %v67 = sext i32 %v66 to i64
  %v68 = getelementptr [4 x i8], ptr %v4, i64 %v67
  %v69 = load float, ptr %v68, align 4
  %v70 = getelementptr [4 x i8], ptr %v6, i64 %v57
  store float %v69, ptr %v70, align 4
  %v71 = add i64 %v13, 4
  br label %head12
end12:
  %v72 = sub i64 %v8, %v11
  %v73 = and i64 %v72, -1
  %v74 = add i64 %v11, %v73
  br label %head75
head75:
  %v76 = phi i64 [ %v11, %end12 ], [ %v92, %body75 ]
  %v77 = icmp slt i64 %v76, %v74
  br i1 %v77, label %body75, label %end75
body75:
  %v78 = add i64 %v76, 0
  %v79 = ashr i64 %v78, 1
  %v80 = getelementptr [1 x i8], ptr %v2, i64 %v79
  %v81 = and i64 %v78, 1
  %v82 = shl i64 %v81, 2
  %v83 = trunc i64 %v82 to i8
  %v84 = load i8, ptr %v80, align 1
  %v85 = lshr i8 %v84, %v83
  %v86 = and i8 %v85, 15
  %v87 = zext i8 %v86 to i32
  %v88 = sext i32 %v87 to i64
  %v89 = getelementptr [4 x i8], ptr %v4, i64 %v88
  %v90 = load float, ptr %v89, align 4
  %v91 = getelementptr [4 x i8], ptr %v6, i64 %v78
  store float %v90, ptr %v91, align 4
  %v92 = add i64 %v76, 1
  br label %head75
end75:
  br label %head93
head93:
  %v94 = phi i64 [ %v74, %end75 ], [ %v109, %body93 ]
  %v95 = icmp slt i64 %v94, %v8
  br i1 %v95, label %body93, label %end93
body93:
  %v96 = ashr i64 %v94, 1
  %v97 = getelementptr [1 x i8], ptr %v2, i64 %v96
  %v98 = and i64 %v94, 1
  %v99 = shl i64 %v98, 2
  %v100 = trunc i64 %v99 to i8
  %v101 = load i8, ptr %v97, align 1
  %v102 = lshr i8 %v101, %v100
  %v103 = and i8 %v102, 15
  %v104 = zext i8 %v103 to i32
  %v105 = sext i32 %v104 to i64
  %v106 = getelementptr [4 x i8], ptr %v4, i64 %v105
  %v107 = load float, ptr %v106, align 4
  %v108 = getelementptr [4 x i8], ptr %v6, i64 %v94
  store float %v107, ptr %v108, align 4
  %v109 = add i64 %v94, 1
  br label %head93
end93:
  ret void
}
