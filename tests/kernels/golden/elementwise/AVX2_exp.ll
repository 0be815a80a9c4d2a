declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare float @llvm.fma.f32(float, float, float)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 16
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 0
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 8
  %v6 = load ptr, ptr %v5, align 8
  %v7 = sub i64 %v2, 0
  %v8 = and i64 %v7, -8
  %v9 = add i64 0, %v8
  br label %head10
head10:
  %v11 = phi i64 [ 0, %entry ], [ %v45, %body10 ]
  %v12 = icmp slt i64 %v11, %v9
  br i1 %v12, label %body10, label %end10
body10:
  %v13 = add i64 %v11, 0
  %v14 = getelementptr [4 x i8], ptr %v4, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = fcmp ogt <8 x float> %v15, splat (float 0x4056400000000000)
  %v17 = select <8 x i1> %v16, <8 x float> splat (float 0x4056400000000000), <8 x float> %v15
  %v18 = fcmp olt <8 x float> %v17, splat (float 0xC05A400000000000)
  %v19 = select <8 x i1> %v18, <8 x float> splat (float 0xC05A400000000000), <8 x float> %v17
  %v20 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v19, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v21 = fsub <8 x float> %v20, splat (float 0x4168000000000000)
  %v22 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v19)
  %v23 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v21, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v22)
  %v24 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v23, <8 x float> splat (float 0x3F812397E0000000))
  %v25 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v24, <8 x float> %v23, <8 x float> splat (float 0x3FA5558AE0000000))
  %v26 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v25, <8 x float> %v23, <8 x float> splat (float 0x3FC5554920000000))
  %v27 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v26, <8 x float> %v23, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v28 = fmul <8 x float> %v23, %v23
  %v29 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v27, <8 x float> %v28, <8 x float> %v23)
  %v30 = fadd <8 x float> splat (float 0x3FF0000000000000), %v29
  %v31 = fsub <8 x float> %v20, splat (float 0x4168000000000000)
  %v32 = fadd <8 x float> %v31, splat (float 0x4168000000000000)
  %v33 = bitcast <8 x float> %v32 to <8 x i32>
  %v34 = ashr <8 x i32> %v33, splat (i32 1)
  %v35 = shl <8 x i32> %v34, splat (i32 23)
  %v36 = add <8 x i32> %v35, splat (i32 1065353216)
  %v37 = bitcast <8 x i32> %v36 to <8 x float>
  %v38 = fmul <8 x float> %v30, %v37
  %v39 = sub <8 x i32> %v33, %v34
  %v40 = shl <8 x i32> %v39, splat (i32 23)
  %v41 = add <8 x i32> %v40, splat (i32 1065353216)
  %v42 = bitcast <8 x i32> %v41 to <8 x float>
  %v43 = fmul <8 x float> %v38, %v42
  %v44 = getelementptr [4 x i8], ptr %v6, i64 %v13
  store <8 x float> %v43, ptr %v44, align 4
  %v45 = add i64 %v11, 8
  br label %head10
end10:
  br label %head46
head46:
  %v47 = phi i64 [ %v9, %end10 ], [ %v80, %body46 ]
  %v48 = icmp slt i64 %v47, %v2
  br i1 %v48, label %body46, label %end46
body46:
  %v49 = getelementptr [4 x i8], ptr %v4, i64 %v47
  %v50 = load float, ptr %v49, align 4
  %v51 = fcmp ogt float %v50, 0x4056400000000000
  %v52 = select i1 %v51, float 0x4056400000000000, float %v50
  %v53 = fcmp olt float %v52, 0xC05A400000000000
  %v54 = select i1 %v53, float 0xC05A400000000000, float %v52
  %v55 = call float @llvm.fma.f32(float %v54, float 0x3FF7154760000000, float 0x4168000000000000)
  %v56 = fsub float %v55, 0x4168000000000000
  %v57 = call float @llvm.fma.f32(float %v56, float 0xBFE62E4000000000, float %v54)
  %v58 = call float @llvm.fma.f32(float %v56, float 0xBEB7F7D1C0000000, float %v57)
  %v59 = call float @llvm.fma.f32(float 0x3F56A4F140000000, float %v58, float 0x3F812397E0000000)
  %v60 = call float @llvm.fma.f32(float %v59, float %v58, float 0x3FA5558AE0000000)
  %v61 = call float @llvm.fma.f32(float %v60, float %v58, float 0x3FC5554920000000)
  %v62 = call float @llvm.fma.f32(float %v61, float %v58, float 0x3FDFFFFFC0000000)
  %v63 = fmul float %v58, %v58
  %v64 = call float @llvm.fma.f32(float %v62, float %v63, float %v58)
  %v65 = fadd float 0x3FF0000000000000, %v64
  %v66 = fsub float %v55, 0x4168000000000000
  %v67 = fadd float %v66, 0x4168000000000000
  %v68 = bitcast float %v67 to i32
  %v69 = ashr i32 %v68, 1
  %v70 = shl i32 %v69, 23
  %v71 = add i32 %v70, 1065353216
  %v72 = bitcast i32 %v71 to float
  %v73 = fmul float %v65, %v72
  %v74 = sub i32 %v68, %v69
  %v75 = shl i32 %v74, 23
  %v76 = add i32 %v75, 1065353216
  %v77 = bitcast i32 %v76 to float
  %v78 = fmul float %v73, %v77
  %v79 = getelementptr [4 x i8], ptr %v6, i64 %v47
  store float %v78, ptr %v79, align 4
  %v80 = add i64 %v47, 1
  br label %head46
end46:
  ret void
}
