declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, i32, <32 x i1>, <32 x float>)
declare void @llvm.masked.store.v32f32.p0(<32 x float>, ptr, i32, <32 x i1>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 24
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 32
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 0
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 8
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 16
  %v10 = load i64, ptr %v9, align 8
  br label %head11
head11:
  %v12 = phi i64 [ 0, %entry ], [ %v43, %end18 ]
  %v13 = icmp slt i64 %v12, %v10
  br i1 %v13, label %body11, label %end11
body11:
  %v14 = mul i64 %v2, %v4
  %v15 = mul i64 %v12, %v14
  %v16 = getelementptr [4 x i8], ptr %v6, i64 %v15
  %v17 = getelementptr [4 x i8], ptr %v8, i64 %v15
  br label %head18
head18:
  %v19 = phi i64 [ 0, %body11 ], [ %v42, %end32 ]
  %v20 = icmp slt i64 %v19, %v4
  br i1 %v20, label %body18, label %end18
body18:
  %v21 = sub i64 %v4, %v19
  %v22 = icmp slt i64 %v21, 32
  %v23 = select i1 %v22, i64 %v21, i64 32
  %v24 = trunc i64 %v23 to i32
  %v25 = insertelement <32 x i32> poison, i32 %v24, i32 0
  %v26 = shufflevector <32 x i32> %v25, <32 x i32> poison, <32 x i32> zeroinitializer
  %v27 = icmp slt <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v26
  %v28 = mul i64 %v12, %v4
  %v29 = add i64 %v28, %v19
  %v30 = getelementptr [4 x i8], ptr %v16, i64 %v19
  %v31 = getelementptr [4 x i8], ptr %v17, i64 %v19
  br label %head32
head32:
  %v33 = phi i64 [ 0, %body18 ], [ %v41, %body32 ]
  %v34 = phi <32 x float> [ splat (float 0x0000000000000000), %body18 ], [ %v39, %body32 ]
  %v35 = icmp slt i64 %v33, %v2
  br i1 %v35, label %body32, label %end32
body32:
  %v36 = mul i64 %v33, %v4
  %v37 = getelementptr [4 x i8], ptr %v30, i64 %v36
  %v38 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v37, i32 4, <32 x i1> %v27, <32 x float> zeroinitializer)
  %v39 = fadd <32 x float> %v34, %v38
  %v40 = getelementptr [4 x i8], ptr %v31, i64 %v36
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v39, ptr %v40, i32 4, <32 x i1> %v27)
  %v41 = add i64 %v33, 1
  br label %head32
end32:
  %v42 = add i64 %v19, 32
  br label %head18
end18:
  %v43 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
