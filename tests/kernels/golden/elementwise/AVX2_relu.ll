define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 16
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 0
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 8
  %v6 = load ptr, ptr %v5, align 8
  %v7 = sub i64 %v2, 0
  %v8 = and i64 %v7, -32
  %v9 = add i64 0, %v8
  br label %head10
head10:
  %v11 = phi i64 [ 0, %entry ], [ %v37, %body10 ]
  %v12 = icmp slt i64 %v11, %v9
  br i1 %v12, label %body10, label %end10
body10:
  %v13 = add i64 %v11, 0
  %v14 = getelementptr [4 x i8], ptr %v4, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = fcmp ole <8 x float> %v15, splat (float 0x0000000000000000)
  %v17 = select <8 x i1> %v16, <8 x float> splat (float 0x0000000000000000), <8 x float> %v15
  %v18 = getelementptr [4 x i8], ptr %v6, i64 %v13
  store <8 x float> %v17, ptr %v18, align 4
  %v19 = add i64 %v11, 8
  %v20 = getelementptr [4 x i8], ptr %v4, i64 %v19
  %v21 = load <8 x float>, ptr %v20, align 4
  %v22 = fcmp ole <8 x float> %v21, splat (float 0x0000000000000000)
  %v23 = select <8 x i1> %v22, <8 x float> splat (float 0x0000000000000000), <8 x float> %v21
  %v24 = getelementptr [4 x i8], ptr %v6, i64 %v19
  store <8 x float> %v23, ptr %v24, align 4
  %v25 = add i64 %v11, 16
  %v26 = getelementptr [4 x i8], ptr %v4, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = fcmp ole <8 x float> %v27, splat (float 0x0000000000000000)
  %v29 = select <8 x i1> %v28, <8 x float> splat (float 0x0000000000000000), <8 x float> %v27
  %v30 = getelementptr [4 x i8], ptr %v6, i64 %v25
  store <8 x float> %v29, ptr %v30, align 4
  %v31 = add i64 %v11, 24
  %v32 = getelementptr [4 x i8], ptr %v4, i64 %v31
  %v33 = load <8 x float>, ptr %v32, align 4
  %v34 = fcmp ole <8 x float> %v33, splat (float 0x0000000000000000)
  %v35 = select <8 x i1> %v34, <8 x float> splat (float 0x0000000000000000), <8 x float> %v33
  %v36 = getelementptr [4 x i8], ptr %v6, i64 %v31
  store <8 x float> %v35, ptr %v36, align 4
  %v37 = add i64 %v11, 32
  br label %head10
end10:
  %v38 = sub i64 %v2, %v9
  %v39 = and i64 %v38, -8
  %v40 = add i64 %v9, %v39
  br label %head41
head41:
  %v42 = phi i64 [ %v9, %end10 ], [ %v50, %body41 ]
  %v43 = icmp slt i64 %v42, %v40
  br i1 %v43, label %body41, label %end41
body41:
  %v44 = add i64 %v42, 0
  %v45 = getelementptr [4 x i8], ptr %v4, i64 %v44
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = fcmp ole <8 x float> %v46, splat (float 0x0000000000000000)
  %v48 = select <8 x i1> %v47, <8 x float> splat (float 0x0000000000000000), <8 x float> %v46
  %v49 = getelementptr [4 x i8], ptr %v6, i64 %v44
  store <8 x float> %v48, ptr %v49, align 4
  %v50 = add i64 %v42, 8
  br label %head41
end41:
  br label %head51
head51:
  %v52 = phi i64 [ %v40, %end41 ], [ %v59, %body51 ]
  %v53 = icmp slt i64 %v52, %v2
  br i1 %v53, label %body51, label %end51
body51:
  %v54 = getelementptr [4 x i8], ptr %v4, i64 %v52
  %v55 = load float, ptr %v54, align 4
  %v56 = fcmp ole float %v55, 0x0000000000000000
  %v57 = select i1 %v56, float 0x0000000000000000, float %v55
  %v58 = getelementptr [4 x i8], ptr %v6, i64 %v52
  store float %v57, ptr %v58, align 4
  %v59 = add i64 %v52, 1
  br label %head51
end51:
  ret void
}
