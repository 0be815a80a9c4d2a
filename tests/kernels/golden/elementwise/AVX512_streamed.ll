declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
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
  %v14 = and i64 %v13, 63
  %v15 = sdiv i64 %v14, 4
  %v16 = icmp slt i64 %v15, %v11
  %v17 = select i1 %v16, i64 %v15, i64 %v11
  %v18 = sub i64 %v11, %v17
  %v19 = and i64 %v18, -16
  %v20 = add i64 %v17, %v19
  %v21 = icmp slt i64 0, %v17
  br i1 %v21, label %then22, label %after22
then22:
  %v23 = sub i64 %v17, 0
  %v24 = icmp slt i64 %v23, 16
  %v25 = select i1 %v24, i64 %v23, i64 16
  %v26 = trunc i64 %v25 to i32
  %v27 = insertelement <16 x i32> poison, i32 %v26, i32 0
  %v28 = shufflevector <16 x i32> %v27, <16 x i32> poison, <16 x i32> zeroinitializer
  %v29 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v28
  %v30 = getelementptr [4 x i8], ptr %v4, i64 0
  %v31 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v30, i32 4, <16 x i1> %v29, <16 x float> zeroinitializer)
  %v32 = insertelement <16 x float> poison, float %v9, i32 0
  %v33 = shufflevector <16 x float> %v32, <16 x float> poison, <16 x i32> zeroinitializer
  %v34 = fadd <16 x float> %v31, %v33
  %v35 = getelementptr [4 x i8], ptr %v8, i64 0
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v34, ptr %v35, i32 4, <16 x i1> %v29)
  br label %after22
after22:
  br label %head36
head36:
  %v37 = phi i64 [ %v17, %after22 ], [ %v47, %body36 ]
  %v38 = icmp slt i64 %v37, %v20
  br i1 %v38, label %body36, label %end36
body36:
  %v39 = add i64 %v37, 1024
  %v40 = getelementptr [4 x i8], ptr %v4, i64 %v39
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 3, i32 1)
  %v41 = getelementptr [4 x i8], ptr %v4, i64 %v37
  %v42 = load <16 x float>, ptr %v41, align 4
  %v43 = insertelement <16 x float> poison, float %v9, i32 0
  %v44 = shufflevector <16 x float> %v43, <16 x float> poison, <16 x i32> zeroinitializer
  %v45 = fadd <16 x float> %v42, %v44
  %v46 = getelementptr [4 x i8], ptr %v8, i64 %v37
  store <16 x float> %v45, ptr %v46, align 64, !nontemporal !0
  %v47 = add i64 %v37, 16
  br label %head36
end36:
  %v48 = icmp slt i64 %v20, %v11
  br i1 %v48, label %then49, label %after49
then49:
  %v50 = sub i64 %v11, %v20
  %v51 = icmp slt i64 %v50, 16
  %v52 = select i1 %v51, i64 %v50, i64 16
  %v53 = trunc i64 %v52 to i32
  %v54 = insertelement <16 x i32> poison, i32 %v53, i32 0
  %v55 = shufflevector <16 x i32> %v54, <16 x i32> poison, <16 x i32> zeroinitializer
  %v56 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v55
  %v57 = getelementptr [4 x i8], ptr %v4, i64 %v20
  %v58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v57, i32 4, <16 x i1> %v56, <16 x float> zeroinitializer)
  %v59 = insertelement <16 x float> poison, float %v9, i32 0
  %v60 = shufflevector <16 x float> %v59, <16 x float> poison, <16 x i32> zeroinitializer
  %v61 = fadd <16 x float> %v58, %v60
  %v62 = getelementptr [4 x i8], ptr %v8, i64 %v20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v61, ptr %v62, i32 4, <16 x i1> %v56)
  br label %after49
after49:
  fence seq_cst
  ret void
}
!0 = !{i32 1}
