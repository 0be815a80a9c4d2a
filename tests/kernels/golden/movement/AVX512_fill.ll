declare void @llvm.masked.store.v16i32.p0(<16 x i32>, ptr, i32, <16 x i1>)
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
  %v9 = and i64 %v8, -64
  %v10 = add i64 0, %v9
  br label %head11
head11:
  %v12 = phi i64 [ 0, %entry ], [ %v30, %body11 ]
  %v13 = icmp slt i64 %v12, %v10
  br i1 %v13, label %body11, label %end11
body11:
  %v14 = add i64 %v12, 0
  %v15 = insertelement <16 x i32> poison, i32 %v3, i32 0
  %v16 = shufflevector <16 x i32> %v15, <16 x i32> poison, <16 x i32> zeroinitializer
  %v17 = getelementptr [4 x i8], ptr %v5, i64 %v14
  store <16 x i32> %v16, ptr %v17, align 4
  %v18 = add i64 %v12, 16
  %v19 = insertelement <16 x i32> poison, i32 %v3, i32 0
  %v20 = shufflevector <16 x i32> %v19, <16 x i32> poison, <16 x i32> zeroinitializer
  %v21 = getelementptr [4 x i8], ptr %v5, i64 %v18
  store <16 x i32> %v20, ptr %v21, align 4
  %v22 = add i64 %v12, 32
  %v23 = insertelement <16 x i32> poison, i32 %v3, i32 0
  %v24 = shufflevector <16 x i32> %v23, <16 x i32> poison, <16 x i32> zeroinitializer
  %v25 = getelementptr [4 x i8], ptr %v5, i64 %v22
  store <16 x i32> %v24, ptr %v25, align 4
  %v26 = add i64 %v12, 48
  %v27 = insertelement <16 x i32> poison, i32 %v3, i32 0
  %v28 = shufflevector <16 x i32> %v27, <16 x i32> poison, <16 x i32> zeroinitializer
  %v29 = getelementptr [4 x i8], ptr %v5, i64 %v26
  store <16 x i32> %v28, ptr %v29, align 4
  %v30 = add i64 %v12, 64
  br label %head11
end11:
  %v31 = sub i64 %v7, %v10
  %v32 = and i64 %v31, -16
  %v33 = add i64 %v10, %v32
  br label %head34
head34:
  %v35 = phi i64 [ %v10, %end11 ], [ %v41, %body34 ]
  %v36 = icmp slt i64 %v35, %v33
  br i1 %v36, label %body34, label %end34
body34:
  %v37 = add i64 %v35, 0
  %v38 = insertelement <16 x i32> poison, i32 %v3, i32 0
  %v39 = shufflevector <16 x i32> %v38, <16 x i32> poison, <16 x i32> zeroinitializer
  %v40 = getelementptr [4 x i8], ptr %v5, i64 %v37
  store <16 x i32> %v39, ptr %v40, align 4
  %v41 = add i64 %v35, 16
  br label %head34
end34:
  %v42 = icmp slt i64 %v33, %v7
  br i1 %v42, label %then43, label %after43
then43:
  %v44 = sub i64 %v7, %v33
  %v45 = icmp slt i64 %v44, 16
  %v46 = select i1 %v45, i64 %v44, i64 16
  %v47 = trunc i64 %v46 to i32
  %v48 = insertelement <16 x i32> poison, i32 %v47, i32 0
  %v49 = shufflevector <16 x i32> %v48, <16 x i32> poison, <16 x i32> zeroinitializer
  %v50 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v49
  %v51 = insertelement <16 x i32> poison, i32 %v3, i32 0
  %v52 = shufflevector <16 x i32> %v51, <16 x i32> poison, <16 x i32> zeroinitializer
  %v53 = getelementptr [4 x i8], ptr %v5, i64 %v33
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %v52, ptr %v53, i32 4, <16 x i1> %v50)
  br label %after43
after43:
  ret void
}
