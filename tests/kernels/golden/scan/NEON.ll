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
  %v12 = phi i64 [ 0, %entry ], [ %v58, %end40 ]
  %v13 = icmp slt i64 %v12, %v10
  br i1 %v13, label %body11, label %end11
body11:
  %v14 = mul i64 %v2, %v4
  %v15 = mul i64 %v12, %v14
  %v16 = getelementptr [4 x i8], ptr %v6, i64 %v15
  %v17 = getelementptr [4 x i8], ptr %v8, i64 %v15
  %v18 = sub i64 %v4, 0
  %v19 = and i64 %v18, -8
  %v20 = add i64 0, %v19
  br label %head21
head21:
  %v22 = phi i64 [ 0, %body11 ], [ %v39, %end29 ]
  %v23 = icmp slt i64 %v22, %v20
  br i1 %v23, label %body21, label %end21
body21:
  %v24 = add i64 %v22, 0
  %v25 = mul i64 %v12, %v4
  %v26 = add i64 %v25, %v24
  %v27 = getelementptr [4 x i8], ptr %v16, i64 %v24
  %v28 = getelementptr [4 x i8], ptr %v17, i64 %v24
  br label %head29
head29:
  %v30 = phi i64 [ 0, %body21 ], [ %v38, %body29 ]
  %v31 = phi <8 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v36, %body29 ]
  %v32 = icmp slt i64 %v30, %v2
  br i1 %v32, label %body29, label %end29
body29:
  %v33 = mul i64 %v30, %v4
  %v34 = getelementptr [4 x i8], ptr %v27, i64 %v33
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = fadd <8 x float> %v31, %v35
  %v37 = getelementptr [4 x i8], ptr %v28, i64 %v33
  store <8 x float> %v36, ptr %v37, align 4
  %v38 = add i64 %v30, 1
  br label %head29
end29:
  %v39 = add i64 %v22, 8
  br label %head21
end21:
  br label %head40
head40:
  %v41 = phi i64 [ %v20, %end21 ], [ %v57, %end47 ]
  %v42 = icmp slt i64 %v41, %v4
  br i1 %v42, label %body40, label %end40
body40:
  %v43 = mul i64 %v12, %v4
  %v44 = add i64 %v43, %v41
  %v45 = getelementptr [4 x i8], ptr %v16, i64 %v41
  %v46 = getelementptr [4 x i8], ptr %v17, i64 %v41
  br label %head47
head47:
  %v48 = phi i64 [ 0, %body40 ], [ %v56, %body47 ]
  %v49 = phi float [ 0x0000000000000000, %body40 ], [ %v54, %body47 ]
  %v50 = icmp slt i64 %v48, %v2
  br i1 %v50, label %body47, label %end47
body47:
  %v51 = mul i64 %v48, %v4
  %v52 = getelementptr [4 x i8], ptr %v45, i64 %v51
  %v53 = load float, ptr %v52, align 4
  %v54 = fadd float %v49, %v53
  %v55 = getelementptr [4 x i8], ptr %v46, i64 %v51
  store float %v54, ptr %v55, align 4
  %v56 = add i64 %v48, 1
  br label %head47
end47:
  %v57 = add i64 %v41, 1
  br label %head40
end40:
  %v58 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
