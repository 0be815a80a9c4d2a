declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 40
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 0
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 8
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 16
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 24
  %v10 = load ptr, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 32
  %v12 = load i64, ptr %v11, align 8
  br label %head13
head13:
  %v14 = phi i64 [ 0, %entry ], [ %v87, %after59 ]
  %v15 = icmp slt i64 %v14, %v12
  br i1 %v15, label %body13, label %end13
body13:
  %v16 = mul i64 %v14, %v2
  %v17 = mul i64 %v16, 2
  %v18 = getelementptr [4 x i8], ptr %v4, i64 %v17
  %v19 = add i64 %v17, %v2
  %v20 = getelementptr [4 x i8], ptr %v4, i64 %v19
  %v21 = getelementptr [4 x i8], ptr %v6, i64 %v17
  %v22 = add i64 %v17, %v2
  %v23 = getelementptr [4 x i8], ptr %v6, i64 %v22
  %v24 = getelementptr [4 x i8], ptr %v8, i64 %v17
  %v25 = add i64 %v17, %v2
  %v26 = getelementptr [4 x i8], ptr %v8, i64 %v25
  %v27 = getelementptr [4 x i8], ptr %v10, i64 %v17
  %v28 = add i64 %v17, %v2
  %v29 = getelementptr [4 x i8], ptr %v10, i64 %v28
  %v30 = sub i64 %v2, 0
  %v31 = and i64 %v30, -16
  %v32 = add i64 0, %v31
  br label %head33
head33:
  %v34 = phi i64 [ 0, %body13 ], [ %v57, %body33 ]
  %v35 = icmp slt i64 %v34, %v32
  br i1 %v35, label %body33, label %end33
body33:
  %v36 = add i64 %v34, 0
  %v37 = getelementptr [4 x i8], ptr %v18, i64 %v36
  %v38 = load <16 x float>, ptr %v37, align 4
  %v39 = getelementptr [4 x i8], ptr %v20, i64 %v36
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = getelementptr [4 x i8], ptr %v21, i64 %v36
  %v42 = load <16 x float>, ptr %v41, align 4
  %v43 = getelementptr [4 x i8], ptr %v23, i64 %v36
  %v44 = load <16 x float>, ptr %v43, align 4
  %v45 = getelementptr [4 x i8], ptr %v24, i64 %v36
  %v46 = load <16 x float>, ptr %v45, align 4
  %v47 = getelementptr [4 x i8], ptr %v26, i64 %v36
  %v48 = load <16 x float>, ptr %v47, align 4
  %v49 = fmul <16 x float> %v38, %v42
  %v50 = fmul <16 x float> %v40, %v46
  %v51 = fsub <16 x float> %v49, %v50
  %v52 = fmul <16 x float> %v40, %v44
  %v53 = fmul <16 x float> %v38, %v48
  %v54 = fadd <16 x float> %v52, %v53
  %v55 = getelementptr [4 x i8], ptr %v27, i64 %v36
  store <16 x float> %v51, ptr %v55, align 4
  %v56 = getelementptr [4 x i8], ptr %v29, i64 %v36
  store <16 x float> %v54, ptr %v56, align 4
  %v57 = add i64 %v34, 16
  br label %head33
end33:
  %v58 = icmp slt i64 %v32, %v2
  br i1 %v58, label %then59, label %after59
then59:
  %v60 = sub i64 %v2, %v32
  %v61 = icmp slt i64 %v60, 16
  %v62 = select i1 %v61, i64 %v60, i64 16
  %v63 = trunc i64 %v62 to i32
  %v64 = insertelement <16 x i32> poison, i32 %v63, i32 0
  %v65 = shufflevector <16 x i32> %v64, <16 x i32> poison, <16 x i32> zeroinitializer
  %v66 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v65
  %v67 = getelementptr [4 x i8], ptr %v18, i64 %v32
  %v68 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v67, i32 4, <16 x i1> %v66, <16 x float> zeroinitializer)
  %v69 = getelementptr [4 x i8], ptr %v20, i64 %v32
  %v70 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v69, i32 4, <16 x i1> %v66, <16 x float> zeroinitializer)
  %v71 = getelementptr [4 x i8], ptr %v21, i64 %v32
  %v72 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v71, i32 4, <16 x i1> %v66, <16 x float> zeroinitializer)
  %v73 = getelementptr [4 x i8], ptr %v23, i64 %v32
  %v74 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v73, i32 4, <16 x i1> %v66, <16 x float> zeroinitializer)
  %v75 = getelementptr [4 x i8], ptr %v24, i64 %v32
  %v76 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v75, i32 4, <16 x i1> %v66, <16 x float> zeroinitializer)
  %v77 = getelementptr [4 x i8], ptr %v26, i64 %v32
  %v78 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v77, i32 4, <16 x i1> %v66, <16 x float> zeroinitializer)
  %v79 = fmul <16 x float> %v68, %v72
  %v80 = fmul <16 x float> %v70, %v76
  %v81 = fsub <16 x float> %v79, %v80
  %v82 = fmul <16 x float> %v70, %v74
  %v83 = fmul <16 x float> %v68, %v78
  %v84 = fadd <16 x float> %v82, %v83
  %v85 = getelementptr [4 x i8], ptr %v27, i64 %v32
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v81, ptr %v85, i32 4, <16 x i1> %v66)
  %v86 = getelementptr [4 x i8], ptr %v29, i64 %v32
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v84, ptr %v86, i32 4, <16 x i1> %v66)
  br label %after59
after59:
  %v87 = add i64 %v14, 1
  br label %head13
end13:
  ret void
}
