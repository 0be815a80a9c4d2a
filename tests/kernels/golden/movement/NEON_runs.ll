define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 0
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 16
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr [4 x i8], ptr %v2, i64 %v4
  %v6 = getelementptr i8, ptr %arguments, i64 8
  %v7 = load ptr, ptr %v6, align 8
  %v8 = getelementptr i8, ptr %arguments, i64 24
  %v9 = load i64, ptr %v8, align 8
  %v10 = getelementptr [4 x i8], ptr %v7, i64 %v9
  %v11 = getelementptr i8, ptr %arguments, i64 48
  %v12 = load i64, ptr %v11, align 8
  %v13 = getelementptr i8, ptr %arguments, i64 56
  %v14 = load i64, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 72
  %v16 = load i64, ptr %v15, align 8
  %v17 = getelementptr i8, ptr %arguments, i64 64
  %v18 = load ptr, ptr %v17, align 8
  %v19 = getelementptr i8, ptr %arguments, i64 40
  %v20 = load i64, ptr %v19, align 8
  br label %head21
head21:
  %v22 = phi i64 [ 0, %entry ], [ %v82, %after34 ]
  %v23 = icmp slt i64 %v22, %v20
  br i1 %v23, label %body21, label %end21
body21:
  %v24 = getelementptr [8 x i8], ptr %v18, i64 %v22
  %v25 = load i64, ptr %v24, align 8
  %v26 = icmp slt i64 %v25, 0
  %v27 = add i64 %v25, %v16
  %v28 = select i1 %v26, i64 %v27, i64 %v25
  %v29 = icmp ult i64 %v28, %v16
  %v30 = xor i1 %v29, true
  br i1 %v30, label %then31, label %after31
then31:
  %v32 = getelementptr i8, ptr %arguments, i64 80
  %v33 = load ptr, ptr %v32, align 8
  store i64 1, ptr %v33, align 8
  br label %after31
after31:
  br i1 %v29, label %then34, label %after34
then34:
  %v35 = mul i64 %v28, %v12
  %v36 = getelementptr [4 x i8], ptr %v5, i64 %v35
  %v37 = mul i64 %v22, %v14
  %v38 = getelementptr [4 x i8], ptr %v10, i64 %v37
  %v39 = getelementptr i8, ptr %arguments, i64 32
  %v40 = load i64, ptr %v39, align 8
  %v41 = sub i64 %v40, 0
  %v42 = and i64 %v41, -16
  %v43 = add i64 0, %v42
  br label %head44
head44:
  %v45 = phi i64 [ 0, %then34 ], [ %v63, %body44 ]
  %v46 = icmp slt i64 %v45, %v43
  br i1 %v46, label %body44, label %end44
body44:
  %v47 = add i64 %v45, 0
  %v48 = getelementptr [4 x i8], ptr %v36, i64 %v47
  %v49 = getelementptr [4 x i8], ptr %v38, i64 %v47
  %v50 = load <4 x i32>, ptr %v48, align 4
  store <4 x i32> %v50, ptr %v49, align 4
  %v51 = add i64 %v45, 4
  %v52 = getelementptr [4 x i8], ptr %v36, i64 %v51
  %v53 = getelementptr [4 x i8], ptr %v38, i64 %v51
  %v54 = load <4 x i32>, ptr %v52, align 4
  store <4 x i32> %v54, ptr %v53, align 4
  %v55 = add i64 %v45, 8
  %v56 = getelementptr [4 x i8], ptr %v36, i64 %v55
  %v57 = getelementptr [4 x i8], ptr %v38, i64 %v55
  %v58 = load <4 x i32>, ptr %v56, align 4
  store <4 x i32> %v58, ptr %v57, align 4
  %v59 = add i64 %v45, 12
  %v60 = getelementptr [4 x i8], ptr %v36, i64 %v59
  %v61 = getelementptr [4 x i8], ptr %v38, i64 %v59
  %v62 = load <4 x i32>, ptr %v60, align 4
  store <4 x i32> %v62, ptr %v61, align 4
  %v63 = add i64 %v45, 16
  br label %head44
end44:
  %v64 = sub i64 %v40, %v43
  %v65 = and i64 %v64, -4
  %v66 = add i64 %v43, %v65
  br label %head67
head67:
  %v68 = phi i64 [ %v43, %end44 ], [ %v74, %body67 ]
  %v69 = icmp slt i64 %v68, %v66
  br i1 %v69, label %body67, label %end67
body67:
  %v70 = add i64 %v68, 0
  %v71 = getelementptr [4 x i8], ptr %v36, i64 %v70
  %v72 = getelementptr [4 x i8], ptr %v38, i64 %v70
  %v73 = load <4 x i32>, ptr %v71, align 4
  store <4 x i32> %v73, ptr %v72, align 4
  %v74 = add i64 %v68, 4
  br label %head67
end67:
  br label %head75
head75:
  %v76 = phi i64 [ %v66, %end67 ], [ %v81, %body75 ]
  %v77 = icmp slt i64 %v76, %v40
  br i1 %v77, label %body75, label %end75
body75:
  %v78 = getelementptr [4 x i8], ptr %v36, i64 %v76
  %v79 = getelementptr [4 x i8], ptr %v38, i64 %v76
  %v80 = load i32, ptr %v78, align 4
  store i32 %v80, ptr %v79, align 4
  %v81 = add i64 %v76, 1
  br label %head75
end75:
  br label %after34
after34:
  %v82 = add i64 %v22, 1
  br label %head21
end21:
  ret void
}
