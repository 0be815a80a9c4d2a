declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x float>)
declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, i32, <8 x i1>, <8 x i8>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 0
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 8
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 16
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 24
  %v8 = load i64, ptr %v7, align 8
  %v9 = sub i64 %v8, 0
  %v10 = and i64 %v9, -64
  %v11 = add i64 0, %v10
  br label %head12
head12:
  %v13 = phi i64 [ 0, %entry ], [ %v71, %body12 ]
  %v14 = icmp slt i64 %v13, %v11
  br i1 %v14, label %body12, label %end12
body12:
  %v15 = add i64 %v13, 0
  %v16 = ashr i64 %v15, 1
  %v17 = getelementptr [1 x i8], ptr %v2, i64 %v16
  %v18 = load <8 x i8>, ptr %v17, align 1
  %v19 = zext <8 x i8> %v18 to <8 x i16>
  %v20 = shl <8 x i16> %v19, splat (i16 4)
  %v21 = or <8 x i16> %v19, %v20
  %v22 = and <8 x i16> %v21, splat (i16 3855)
  %v23 = bitcast <8 x i16> %v22 to <16 x i8>
  %v24 = zext <16 x i8> %v23 to <16 x i32>
  %v25 = getelementptr [4 x i8], ptr %v4, <16 x i32> %v24
  %v26 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %v25, i32 4, <16 x i1> splat (i1 true), <16 x float> poison)
  %v27 = getelementptr [4 x i8], ptr %v6, i64 %v15
  %v28 = getelementptr [1 x i8], ptr %v27, i64 2048
  call void @llvm.prefetch.p0(ptr %v28, i32 1, i32 3, i32 1)
  store <16 x float> %v26, ptr %v27, align 4
  %v29 = add i64 %v13, 16
  %v30 = ashr i64 %v29, 1
  %v31 = getelementptr [1 x i8], ptr %v2, i64 %v30
  %v32 = load <8 x i8>, ptr %v31, align 1
  %v33 = zext <8 x i8> %v32 to <8 x i16>
  %v34 = shl <8 x i16> %v33, splat (i16 4)
  %v35 = or <8 x i16> %v33, %v34
  %v36 = and <8 x i16> %v35, splat (i16 3855)
  %v37 = bitcast <8 x i16> %v36 to <16 x i8>
  %v38 = zext <16 x i8> %v37 to <16 x i32>
  %v39 = getelementptr [4 x i8], ptr %v4, <16 x i32> %v38
  %v40 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %v39, i32 4, <16 x i1> splat (i1 true), <16 x float> poison)
  %v41 = getelementptr [4 x i8], ptr %v6, i64 %v29
  %v42 = getelementptr [1 x i8], ptr %v41, i64 2048
  call void @llvm.prefetch.p0(ptr %v42, i32 1, i32 3, i32 1)
  store <16 x float> %v40, ptr %v41, align 4
  %v43 = add i64 %v13, 32
  %v44 = ashr i64 %v43, 1
  %v45 = getelementptr [1 x i8], ptr %v2, i64 %v44
  %v46 = load <8 x i8>, ptr %v45, align 1
  %v47 = zext <8 x i8> %v46 to <8 x i16>
  %v48 = shl <8 x i16> %v47, splat (i16 4)
  %v49 = or <8 x i16> %v47, %v48
  %v50 = and <8 x i16> %v49, splat (i16 3855)
  %v51 = bitcast <8 x i16> %v50 to <16 x i8>
  %v52 = zext <16 x i8> %v51 to <16 x i32>
  %v53 = getelementptr [4 x i8], ptr %v4, <16 x i32> %v52
  %v54 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %v53, i32 4, <16 x i1> splat (i1 true), <16 x float> poison)
  %v55 = getelementptr [4 x i8], ptr %v6, i64 %v43
  %v56 = getelementptr [1 x i8], ptr %v55, i64 2048
  call void @llvm.prefetch.p0(ptr %v56, i32 1, i32 3, i32 1)
  store <16 x float> %v54, ptr %v55, align 4
  %v57 = add i64 %v13, 48
  %v58 = ashr i64 %v57, 1
  %v59 = getelementptr [1 x i8], ptr %v2, i64 %v58
  %v60 = load <8 x i8>, ptr %v59, align 1
  %v61 = zext <8 x i8> %v60 to <8 x i16>
  %v62 = shl <8 x i16> %v61, splat (i16 4)
  %v63 = or <8 x i16> %v61, %v62
  %v64 = and <8 x i16> %v63, splat (i16 3855)
  %v65 = bitcast <8 x i16> %v64 to <16 x i8>
  %v66 = zext <16 x i8> %v65 to <16 x i32>
  %v67 = getelementptr [4 x i8], ptr %v4, <16 x i32> %v66
  %v68 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %v67, i32 4, <16 x i1> splat (i1 true), <16 x float> poison)
  %v69 = getelementptr [4 x i8], ptr %v6, i64 %v57
  %v70 = getelementptr [1 x i8], ptr %v69, i64 2048
  call void @llvm.prefetch.p0(ptr %v70, i32 1, i32 3, i32 1)
  store <16 x float> %v68, ptr %v69, align 4
  %v71 = add i64 %v13, 64
  br label %head12
end12:
  %v72 = sub i64 %v8, %v11
  %v73 = and i64 %v72, -16
  %v74 = add i64 %v11, %v73
  br label %head75
head75:
  %v76 = phi i64 [ %v11, %end12 ], [ %v92, %body75 ]
  %v77 = icmp slt i64 %v76, %v74
  br i1 %v77, label %body75, label %end75
body75:
  %v78 = add i64 %v76, 0
  %v79 = ashr i64 %v78, 1
  %v80 = getelementptr [1 x i8], ptr %v2, i64 %v79
  %v81 = load <8 x i8>, ptr %v80, align 1
  %v82 = zext <8 x i8> %v81 to <8 x i16>
  %v83 = shl <8 x i16> %v82, splat (i16 4)
  %v84 = or <8 x i16> %v82, %v83
  %v85 = and <8 x i16> %v84, splat (i16 3855)
  %v86 = bitcast <8 x i16> %v85 to <16 x i8>
  %v87 = zext <16 x i8> %v86 to <16 x i32>
  %v88 = getelementptr [4 x i8], ptr %v4, <16 x i32> %v87
  %v89 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %v88, i32 4, <16 x i1> splat (i1 true), <16 x float> poison)
  %v90 = getelementptr [4 x i8], ptr %v6, i64 %v78
  %v91 = getelementptr [1 x i8], ptr %v90, i64 2048
  call void @llvm.prefetch.p0(ptr %v91, i32 1, i32 3, i32 1)
  store <16 x float> %v89, ptr %v90, align 4
  %v92 = add i64 %v76, 16
  br label %head75
end75:
  %v93 = icmp slt i64 %v74, %v8
  br i1 %v93, label %then94, label %after94
then94:
  %v95 = sub i64 %v8, %v74
  %v96 = icmp slt i64 %v95, 16
  %v97 = select i1 %v96, i64 %v95, i64 16
  %v98 = trunc i64 %v97 to i32
  %v99 = insertelement <16 x i32> poison, i32 %v98, i32 0
  %v100 = shufflevector <16 x i32> %v99, <16 x i32> poison, <16 x i32> zeroinitializer
  %v101 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v100
  %v102 = ashr i64 %v74, 1
  %v103 = getelementptr [1 x i8], ptr %v2, i64 %v102
  %v104 = shufflevector <16 x i1> %v101, <16 x i1> %v101, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %v105 = shufflevector <16 x i1> %v104, <16 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v106 = shufflevector <16 x i1> %v104, <16 x i1> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v107 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %v103, i32 1, <8 x i1> %v105, <8 x i8> zeroinitializer)
  %v108 = zext <8 x i8> %v107 to <8 x i16>
  %v109 = shl <8 x i16> %v108, splat (i16 4)
  %v110 = or <8 x i16> %v108, %v109
  %v111 = and <8 x i16> %v110, splat (i16 3855)
  %v112 = bitcast <8 x i16> %v111 to <16 x i8>
  %v113 = zext <16 x i8> %v112 to <16 x i32>
  %v114 = getelementptr [4 x i8], ptr %v4, <16 x i32> %v113
  %v115 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %v114, i32 4, <16 x i1> splat (i1 true), <16 x float> poison)
  %v116 = getelementptr [4 x i8], ptr %v6, i64 %v74
  %v117 = getelementptr [1 x i8], ptr %v116, i64 2048
  call void @llvm.prefetch.p0(ptr %v117, i32 1, i32 3, i32 1)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v115, ptr %v116, i32 4, <16 x i1> %v101)
  br label %after94
after94:
  ret void
}
