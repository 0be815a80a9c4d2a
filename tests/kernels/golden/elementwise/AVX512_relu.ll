declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 16
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 0
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 8
  %v6 = load ptr, ptr %v5, align 8
  %v7 = sub i64 %v2, 0
  %v8 = and i64 %v7, -64
  %v9 = add i64 0, %v8
  br label %head10
head10:
  %v11 = phi i64 [ 0, %entry ], [ %v37, %body10 ]
  %v12 = icmp slt i64 %v11, %v9
  br i1 %v12, label %body10, label %end10
body10:
  %v13 = add i64 %v11, 0
  %v14 = getelementptr [4 x i8], ptr %v4, i64 %v13
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = fcmp ole <16 x float> %v15, splat (float 0x0000000000000000)
  %v17 = select <16 x i1> %v16, <16 x float> splat (float 0x0000000000000000), <16 x float> %v15
  %v18 = getelementptr [4 x i8], ptr %v6, i64 %v13
  store <16 x float> %v17, ptr %v18, align 4
  %v19 = add i64 %v11, 16
  %v20 = getelementptr [4 x i8], ptr %v4, i64 %v19
  %v21 = load <16 x float>, ptr %v20, align 4
  %v22 = fcmp ole <16 x float> %v21, splat (float 0x0000000000000000)
  %v23 = select <16 x i1> %v22, <16 x float> splat (float 0x0000000000000000), <16 x float> %v21
  %v24 = getelementptr [4 x i8], ptr %v6, i64 %v19
  store <16 x float> %v23, ptr %v24, align 4
  %v25 = add i64 %v11, 32
  %v26 = getelementptr [4 x i8], ptr %v4, i64 %v25
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = fcmp ole <16 x float> %v27, splat (float 0x0000000000000000)
  %v29 = select <16 x i1> %v28, <16 x float> splat (float 0x0000000000000000), <16 x float> %v27
  %v30 = getelementptr [4 x i8], ptr %v6, i64 %v25
  store <16 x float> %v29, ptr %v30, align 4
  %v31 = add i64 %v11, 48
  %v32 = getelementptr [4 x i8], ptr %v4, i64 %v31
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = fcmp ole <16 x float> %v33, splat (float 0x0000000000000000)
  %v35 = select <16 x i1> %v34, <16 x float> splat (float 0x0000000000000000), <16 x float> %v33
  %v36 = getelementptr [4 x i8], ptr %v6, i64 %v31
  store <16 x float> %v35, ptr %v36, align 4
  %v37 = add i64 %v11, 64
  br label %head10
end10:
  %v38 = sub i64 %v2, %v9
  %v39 = and i64 %v38, -16
  %v40 = add i64 %v9, %v39
  br label %head41
head41:
  %v42 = phi i64 [ %v9, %end10 ], [ %v50, %body41 ]
  %v43 = icmp slt i64 %v42, %v40
  br i1 %v43, label %body41, label %end41
body41:
  %v44 = add i64 %v42, 0
  %v45 = getelementptr [4 x i8], ptr %v4, i64 %v44
  %v46 = load <16 x float>, ptr %v45, align 4
  %v47 = fcmp ole <16 x float> %v46, splat (float 0x0000000000000000)
  %v48 = select <16 x i1> %v47, <16 x float> splat (float 0x0000000000000000), <16 x float> %v46
  %v49 = getelementptr [4 x i8], ptr %v6, i64 %v44
  store <16 x float> %v48, ptr %v49, align 4
  %v50 = add i64 %v42, 16
  br label %head41
end41:
  %v51 = icmp slt i64 %v40, %v2
  br i1 %v51, label %then52, label %after52
then52:
  %v53 = sub i64 %v2, %v40
  %v54 = icmp slt i64 %v53, 16
  %v55 = select i1 %v54, i64 %v53, i64 16
  %v56 = trunc i64 %v55 to i32
  %v57 = insertelement <16 x i32> poison, i32 %v56, i32 0
  %v58 = shufflevector <16 x i32> %v57, <16 x i32> poison, <16 x i32> zeroinitializer
  %v59 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v58
  %v60 = getelementptr [4 x i8], ptr %v4, i64 %v40
  %v61 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v60, i32 4, <16 x i1> %v59, <16 x float> zeroinitializer)
  %v62 = fcmp ole <16 x float> %v61, splat (float 0x0000000000000000)
  %v63 = select <16 x i1> %v62, <16 x float> splat (float 0x0000000000000000), <16 x float> %v61
  %v64 = getelementptr [4 x i8], ptr %v6, i64 %v40
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v63, ptr %v64, i32 4, <16 x i1> %v59)
  br label %after52
after52:
  ret void
}
