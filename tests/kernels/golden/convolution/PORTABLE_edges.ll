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
  %v22 = phi i64 [ 0, %entry ], [ %v114, %end108 ]
  %v23 = phi ptr [ %v18, %entry ], [ %v44, %end108 ]
  %v24 = phi ptr [ %v20, %entry ], [ %v113, %end108 ]
  %v25 = icmp slt i64 %v22, %v2
  br i1 %v25, label %body21, label %end21
body21:
  %v26 = mul i64 %v8, %v16
  %v27 = sub i64 %v26, 0
  %v28 = and i64 %v27, -4
  %v29 = add i64 0, %v28
  br label %head30
head30:
  %v31 = phi i64 [ 0, %body21 ], [ %v35, %body30 ]
  %v32 = icmp slt i64 %v31, %v29
  br i1 %v32, label %body30, label %end30
body30:
  %v33 = add i64 %v31, 0
  %v34 = getelementptr [4 x i8], ptr %v24, i64 %v33
  store <4 x float> splat (float 0x0000000000000000), ptr %v34, align 4
  %v35 = add i64 %v31, 4
  br label %head30
end30:
  br label %head36
head36:
  %v37 = phi i64 [ %v29, %end30 ], [ %v40, %body36 ]
  %v38 = icmp slt i64 %v37, %v26
  br i1 %v38, label %body36, label %end36
body36:
  %v39 = getelementptr [4 x i8], ptr %v24, i64 %v37
  store float 0x0000000000000000, ptr %v39, align 4
  %v40 = add i64 %v37, 1
  br label %head36
end36:
  %v41 = getelementptr [4 x i8], ptr %v24, i64 %v26
  br label %head42
head42:
  %v43 = phi i64 [ 0, %end36 ], [ %v97, %end91 ]
  %v44 = phi ptr [ %v23, %end36 ], [ %v80, %end91 ]
  %v45 = phi ptr [ %v41, %end36 ], [ %v96, %end91 ]
  %v46 = icmp slt i64 %v43, %v4
  br i1 %v46, label %body42, label %end42
body42:
  %v47 = sub i64 %v10, 0
  %v48 = and i64 %v47, -4
  %v49 = add i64 0, %v48
  br label %head50
head50:
  %v51 = phi i64 [ 0, %body42 ], [ %v55, %body50 ]
  %v52 = icmp slt i64 %v51, %v49
  br i1 %v52, label %body50, label %end50
body50:
  %v53 = add i64 %v51, 0
  %v54 = getelementptr [4 x i8], ptr %v45, i64 %v53
  store <4 x float> splat (float 0x0000000000000000), ptr %v54, align 4
  %v55 = add i64 %v51, 4
  br label %head50
end50:
  br label %head56
head56:
  %v57 = phi i64 [ %v49, %end50 ], [ %v60, %body56 ]
  %v58 = icmp slt i64 %v57, %v10
  br i1 %v58, label %body56, label %end56
body56:
  %v59 = getelementptr [4 x i8], ptr %v45, i64 %v57
  store float 0x0000000000000000, ptr %v59, align 4
  %v60 = add i64 %v57, 1
  br label %head56
end56:
  %v61 = getelementptr [4 x i8], ptr %v45, i64 %v10
  %v62 = sub i64 %v6, 0
  %v63 = and i64 %v62, -4
  %v64 = add i64 0, %v63
  br label %head65
head65:
  %v66 = phi i64 [ 0, %end56 ], [ %v72, %body65 ]
  %v67 = icmp slt i64 %v66, %v64
  br i1 %v67, label %body65, label %end65
body65:
  %v68 = add i64 %v66, 0
  %v69 = getelementptr [4 x i8], ptr %v44, i64 %v68
  %v70 = getelementptr [4 x i8], ptr %v61, i64 %v68
  %v71 = load <4 x float>, ptr %v69, align 4
  store <4 x float> %v71, ptr %v70, align 4
  %v72 = add i64 %v66, 4
  br label %head65
end65:
  br label %head73
head73:
  %v74 = phi i64 [ %v64, %end65 ], [ %v79, %body73 ]
  %v75 = icmp slt i64 %v74, %v6
  br i1 %v75, label %body73, label %end73
body73:
  %v76 = getelementptr [4 x i8], ptr %v44, i64 %v74
  %v77 = getelementptr [4 x i8], ptr %v61, i64 %v74
  %v78 = load float, ptr %v76, align 4
  store float %v78, ptr %v77, align 4
  %v79 = add i64 %v74, 1
  br label %head73
end73:
  %v80 = getelementptr [4 x i8], ptr %v44, i64 %v6
  %v81 = getelementptr [4 x i8], ptr %v61, i64 %v6
  %v82 = sub i64 %v14, 0
  %v83 = and i64 %v82, -4
  %v84 = add i64 0, %v83
  br label %head85
head85:
  %v86 = phi i64 [ 0, %end73 ], [ %v90, %body85 ]
  %v87 = icmp slt i64 %v86, %v84
  br i1 %v87, label %body85, label %end85
body85:
  %v88 = add i64 %v86, 0
  %v89 = getelementptr [4 x i8], ptr %v81, i64 %v88
  store <4 x float> splat (float 0x0000000000000000), ptr %v89, align 4
  %v90 = add i64 %v86, 4
  br label %head85
end85:
  br label %head91
head91:
  %v92 = phi i64 [ %v84, %end85 ], [ %v95, %body91 ]
  %v93 = icmp slt i64 %v92, %v14
  br i1 %v93, label %body91, label %end91
body91:
  %v94 = getelementptr [4 x i8], ptr %v81, i64 %v92
  store float 0x0000000000000000, ptr %v94, align 4
  %v95 = add i64 %v92, 1
  br label %head91
end91:
  %v96 = getelementptr [4 x i8], ptr %v81, i64 %v14
  %v97 = add i64 %v43, 1
  br label %head42
end42:
  %v98 = mul i64 %v12, %v16
  %v99 = sub i64 %v98, 0
  %v100 = and i64 %v99, -4
  %v101 = add i64 0, %v100
  br label %head102
head102:
  %v103 = phi i64 [ 0, %end42 ], [ %v107, %body102 ]
  %v104 = icmp slt i64 %v103, %v101
  br i1 %v104, label %body102, label %end102
body102:
  %v105 = add i64 %v103, 0
  %v106 = getelementptr [4 x i8], ptr %v45, i64 %v105
  store <4 x float> splat (float 0x0000000000000000), ptr %v106, align 4
  %v107 = add i64 %v103, 4
  br label %head102
end102:
  br label %head108
head108:
  %v109 = phi i64 [ %v101, %end102 ], [ %v112, %body108 ]
  %v110 = icmp slt i64 %v109, %v98
  br i1 %v110, label %body108, label %end108
body108:
  %v111 = getelementptr [4 x i8], ptr %v45, i64 %v109
  store float 0x0000000000000000, ptr %v111, align 4
  %v112 = add i64 %v109, 1
  br label %head108
end108:
  %v113 = getelementptr [4 x i8], ptr %v45, i64 %v98
  %v114 = add i64 %v22, 1
  br label %head21
end21:
  ret void
}
