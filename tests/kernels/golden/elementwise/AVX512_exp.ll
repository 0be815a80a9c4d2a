declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32 immarg)
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
  %v8 = and i64 %v7, -16
  %v9 = add i64 0, %v8
  br label %head10
head10:
  %v11 = phi i64 [ 0, %entry ], [ %v34, %body10 ]
  %v12 = icmp slt i64 %v11, %v9
  br i1 %v12, label %body10, label %end10
body10:
  %v13 = add i64 %v11, 0
  %v14 = getelementptr [4 x i8], ptr %v4, i64 %v13
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = fcmp ogt <16 x float> %v15, splat (float 0x4056400000000000)
  %v17 = select <16 x i1> %v16, <16 x float> splat (float 0x4056400000000000), <16 x float> %v15
  %v18 = fcmp olt <16 x float> %v17, splat (float 0xC05A400000000000)
  %v19 = select <16 x i1> %v18, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v17
  %v20 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v19, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v21 = fsub <16 x float> %v20, splat (float 0x4168000000000000)
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v19)
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v22)
  %v24 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v23, <16 x float> splat (float 0x3F812397E0000000))
  %v25 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v24, <16 x float> %v23, <16 x float> splat (float 0x3FA5558AE0000000))
  %v26 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v25, <16 x float> %v23, <16 x float> splat (float 0x3FC5554920000000))
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v23, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v28 = fmul <16 x float> %v23, %v23
  %v29 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v28, <16 x float> %v23)
  %v30 = fadd <16 x float> splat (float 0x3FF0000000000000), %v29
  %v31 = fsub <16 x float> %v20, splat (float 0x4168000000000000)
  %v32 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v30, <16 x float> %v31, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v33 = getelementptr [4 x i8], ptr %v6, i64 %v13
  store <16 x float> %v32, ptr %v33, align 4
  %v34 = add i64 %v11, 16
  br label %head10
end10:
  %v35 = icmp slt i64 %v9, %v2
  br i1 %v35, label %then36, label %after36
then36:
  %v37 = sub i64 %v2, %v9
  %v38 = icmp slt i64 %v37, 16
  %v39 = select i1 %v38, i64 %v37, i64 16
  %v40 = trunc i64 %v39 to i32
  %v41 = insertelement <16 x i32> poison, i32 %v40, i32 0
  %v42 = shufflevector <16 x i32> %v41, <16 x i32> poison, <16 x i32> zeroinitializer
  %v43 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v42
  %v44 = getelementptr [4 x i8], ptr %v4, i64 %v9
  %v45 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v44, i32 4, <16 x i1> %v43, <16 x float> zeroinitializer)
  %v46 = fcmp ogt <16 x float> %v45, splat (float 0x4056400000000000)
  %v47 = select <16 x i1> %v46, <16 x float> splat (float 0x4056400000000000), <16 x float> %v45
  %v48 = fcmp olt <16 x float> %v47, splat (float 0xC05A400000000000)
  %v49 = select <16 x i1> %v48, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v47
  %v50 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v49, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v51 = fsub <16 x float> %v50, splat (float 0x4168000000000000)
  %v52 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v51, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v49)
  %v53 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v51, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v52)
  %v54 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v53, <16 x float> splat (float 0x3F812397E0000000))
  %v55 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v54, <16 x float> %v53, <16 x float> splat (float 0x3FA5558AE0000000))
  %v56 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v55, <16 x float> %v53, <16 x float> splat (float 0x3FC5554920000000))
  %v57 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v56, <16 x float> %v53, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v58 = fmul <16 x float> %v53, %v53
  %v59 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v57, <16 x float> %v58, <16 x float> %v53)
  %v60 = fadd <16 x float> splat (float 0x3FF0000000000000), %v59
  %v61 = fsub <16 x float> %v50, splat (float 0x4168000000000000)
  %v62 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v60, <16 x float> %v61, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v63 = getelementptr [4 x i8], ptr %v6, i64 %v9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v62, ptr %v63, i32 4, <16 x i1> %v43)
  br label %after36
after36:
  ret void
}
