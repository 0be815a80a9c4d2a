declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 24
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 0
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 8
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 16
  %v8 = load ptr, ptr %v7, align 8
  %v9 = load float, ptr %v6, align 4
  %v10 = getelementptr i8, ptr %arguments, i64 24
  %v11 = load i64, ptr %v10, align 8
  %v12 = ptrtoint ptr %v8 to i64
  %v13 = sub i64 0, %v12
  %v14 = and i64 %v13, 31
  %v15 = sdiv i64 %v14, 4
  %v16 = icmp slt i64 %v15, %v11
  %v17 = select i1 %v16, i64 %v15, i64 %v11
  %v18 = sub i64 %v11, %v17
  %v19 = and i64 %v18, -8
  %v20 = add i64 %v17, %v19
  br label %head21
head21:
  %v22 = phi i64 [ 0, %entry ], [ %v28, %body21 ]
  %v23 = icmp slt i64 %v22, %v17
  br i1 %v23, label %body21, label %end21
body21:
  %v24 = getelementptr [4 x i8], ptr %v4, i64 %v22
  %v25 = load float, ptr %v24, align 4
  %v26 = fadd float %v25, %v9
  %v27 = getelementptr [4 x i8], ptr %v8, i64 %v22
  store float %v26, ptr %v27, align 4
  %v28 = add i64 %v22, 1
  br label %head21
end21:
  br label %head29
head29:
  %v30 = phi i64 [ %v17, %end21 ], [ %v40, %body29 ]
  %v31 = icmp slt i64 %v30, %v20
  br i1 %v31, label %body29, label %end29
body29:
  %v32 = add i64 %v30, 1024
  %v33 = getelementptr [4 x i8], ptr %v4, i64 %v32
  call void @llvm.prefetch.p0(ptr %v33, i32 0, i32 3, i32 1)
  %v34 = getelementptr [4 x i8], ptr %v4, i64 %v30
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = insertelement <8 x float> poison, float %v9, i32 0
  %v37 = shufflevector <8 x float> %v36, <8 x float> poison, <8 x i32> zeroinitializer
  %v38 = fadd <8 x float> %v35, %v37
  %v39 = getelementptr [4 x i8], ptr %v8, i64 %v30
  store <8 x float> %v38, ptr %v39, align 32, !nontemporal !0
  %v40 = add i64 %v30, 8
  br label %head29
end29:
  br label %head41
head41:
  %v42 = phi i64 [ %v20, %end29 ], [ %v48, %body41 ]
  %v43 = icmp slt i64 %v42, %v11
  br i1 %v43, label %body41, label %end41
body41:
  %v44 = getelementptr [4 x i8], ptr %v4, i64 %v42
  %v45 = load float, ptr %v44, align 4
  %v46 = fadd float %v45, %v9
  %v47 = getelementptr [4 x i8], ptr %v8, i64 %v42
  store float %v46, ptr %v47, align 4
  %v48 = add i64 %v42, 1
  br label %head41
end41:
  fence seq_cst
  ret void
}
!0 = !{i32 1}
