define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 0
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 8
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 24
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 16
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 8
  %v10 = load i64, ptr %v9, align 8
  br label %head11
head11:
  %v12 = phi i64 [ 0, %entry ], [ %v18, %body11 ]
  %v13 = icmp slt i64 %v12, %v4
  br i1 %v13, label %body11, label %end11
body11:
  %v14 = mul i64 %v12, %v8
  %v15 = sdiv i64 %v14, %v10
  %v16 = mul i64 %v15, %v6
  %v17 = getelementptr [8 x i8], ptr %v2, i64 %v12
  store i64 %v16, ptr %v17, align 8
  %v18 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
