define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 16
  %v2 = load i64, ptr %v1, align 8
  %v3 = trunc i64 %v2 to i32
  %v4 = getelementptr i8, ptr %arguments, i64 0
  %v5 = load ptr, ptr %v4, align 8
  %v6 = getelementptr i8, ptr %arguments, i64 8
  %v7 = load i64, ptr %v6, align 8
  %v8 = sub i64 %v7, 0
  %v9 = and i64 %v8, -32
  %v10 = add i64 0, %v9
  br label %head11
head11:
  %v12 = phi i64 [ 0, %entry ], [ %v30, %body11 ]
  %v13 = icmp slt i64 %v12, %v10
  br i1 %v13, label %body11, label %end11
body11:
  %v14 = add i64 %v12, 0
  %v15 = insertelement <8 x i32> poison, i32 %v3, i32 0
  %v16 = shufflevector <8 x i32> %v15, <8 x i32> poison, <8 x i32> zeroinitializer
  %v17 = getelementptr [4 x i8], ptr %v5, i64 %v14
  store <8 x i32> %v16, ptr %v17, align 4
  %v18 = add i64 %v12, 8
  %v19 = insertelement <8 x i32> poison, i32 %v3, i32 0
  %v20 = shufflevector <8 x i32> %v19, <8 x i32> poison, <8 x i32> zeroinitializer
  %v21 = getelementptr [4 x i8], ptr %v5, i64 %v18
  store <8 x i32> %v20, ptr %v21, align 4
  %v22 = add i64 %v12, 16
  %v23 = insertelement <8 x i32> poison, i32 %v3, i32 0
  %v24 = shufflevector <8 x i32> %v23, <8 x i32> poison, <8 x i32> zeroinitializer
  %v25 = getelementptr [4 x i8], ptr %v5, i64 %v22
  store <8 x i32> %v24, ptr %v25, align 4
  %v26 = add i64 %v12, 24
  %v27 = insertelement <8 x i32> poison, i32 %v3, i32 0
  %v28 = shufflevector <8 x i32> %v27, <8 x i32> poison, <8 x i32> zeroinitializer
  %v29 = getelementptr [4 x i8], ptr %v5, i64 %v26
  store <8 x i32> %v28, ptr %v29, align 4
  %v30 = add i64 %v12, 32
  br label %head11
end11:
  %v31 = sub i64 %v7, %v10
  %v32 = and i64 %v31, -8
  %v33 = add i64 %v10, %v32
  br label %head34
head34:
  %v35 = phi i64 [ %v10, %end11 ], [ %v41, %body34 ]
  %v36 = icmp slt i64 %v35, %v33
  br i1 %v36, label %body34, label %end34
body34:
  %v37 = add i64 %v35, 0
  %v38 = insertelement <8 x i32> poison, i32 %v3, i32 0
  %v39 = shufflevector <8 x i32> %v38, <8 x i32> poison, <8 x i32> zeroinitializer
  %v40 = getelementptr [4 x i8], ptr %v5, i64 %v37
  store <8 x i32> %v39, ptr %v40, align 4
  %v41 = add i64 %v35, 8
  br label %head34
end34:
  br label %head42
head42:
  %v43 = phi i64 [ %v33, %end34 ], [ %v46, %body42 ]
  %v44 = icmp slt i64 %v43, %v7
  br i1 %v44, label %body42, label %end42
body42:
  %v45 = getelementptr [4 x i8], ptr %v5, i64 %v43
  store i32 %v3, ptr %v45, align 4
  %v46 = add i64 %v43, 1
  br label %head42
end42:
  ret void
}
