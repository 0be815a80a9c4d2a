declare <16 x i16> @llvm.masked.load.v16i16.p0(ptr, i32, <16 x i1>, <16 x i16>)
declare <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x i32>)
declare void @llvm.masked.store.v16i16.p0(<16 x i16>, ptr, i32, <16 x i1>)
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
  %v13 = phi i64 [ 0, %entry ], [ %v51, %body12 ]
  %v14 = icmp slt i64 %v13, %v11
  br i1 %v14, label %body12, label %end12
body12:
  %v15 = add i64 %v13, 0
  %v16 = getelementptr [2 x i8], ptr %v2, i64 %v15
  %v17 = load <16 x i16>, ptr %v16, align 2
  %v18 = zext <16 x i16> %v17 to <16 x i32>
  %v19 = getelementptr [2 x i8], ptr %v4, <16 x i32> %v18
  %v20 = call <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr> %v19, i32 2, <16 x i1> splat (i1 true), <16 x i32> poison)
  %v21 = trunc <16 x i32> %v20 to <16 x i16>
  %v22 = getelementptr [2 x i8], ptr %v6, i64 %v15
  %v23 = getelementptr [1 x i8], ptr %v22, i64 2048
  call void @llvm.prefetch.p0(ptr %v23, i32 1, i32 3, i32 1)
  store <16 x i16> %v21, ptr %v22, align 2
  %v24 = add i64 %v13, 16
  %v25 = getelementptr [2 x i8], ptr %v2, i64 %v24
  %v26 = load <16 x i16>, ptr %v25, align 2
  %v27 = zext <16 x i16> %v26 to <16 x i32>
  %v28 = getelementptr [2 x i8], ptr %v4, <16 x i32> %v27
  %v29 = call <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr> %v28, i32 2, <16 x i1> splat (i1 true), <16 x i32> poison)
  %v30 = trunc <16 x i32> %v29 to <16 x i16>
  %v31 = getelementptr [2 x i8], ptr %v6, i64 %v24
  %v32 = getelementptr [1 x i8], ptr %v31, i64 2048
  call void @llvm.prefetch.p0(ptr %v32, i32 1, i32 3, i32 1)
  store <16 x i16> %v30, ptr %v31, align 2
  %v33 = add i64 %v13, 32
  %v34 = getelementptr [2 x i8], ptr %v2, i64 %v33
  %v35 = load <16 x i16>, ptr %v34, align 2
  %v36 = zext <16 x i16> %v35 to <16 x i32>
  %v37 = getelementptr [2 x i8], ptr %v4, <16 x i32> %v36
  %v38 = call <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr> %v37, i32 2, <16 x i1> splat (i1 true), <16 x i32> poison)
  %v39 = trunc <16 x i32> %v38 to <16 x i16>
  %v40 = getelementptr [2 x i8], ptr %v6, i64 %v33
  %v41 = getelementptr [1 x i8], ptr %v40, i64 2048
  call void @llvm.prefetch.p0(ptr %v41, i32 1, i32 3, i32 1)
  store <16 x i16> %v39, ptr %v40, align 2
  %v42 = add i64 %v13, 48
  %v43 = getelementptr [2 x i8], ptr %v2, i64 %v42
  %v44 = load <16 x i16>, ptr %v43, align 2
  %v45 = zext <16 x i16> %v44 to <16 x i32>
  %v46 = getelementptr [2 x i8], ptr %v4, <16 x i32> %v45
  %v47 = call <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr> %v46, i32 2, <16 x i1> splat (i1 true), <16 x i32> poison)
  %v48 = trunc <16 x i32> %v47 to <16 x i16>
  %v49 = getelementptr [2 x i8], ptr %v6, i64 %v42
  %v50 = getelementptr [1 x i8], ptr %v49, i64 2048
  call void @llvm.prefetch.p0(ptr %v50, i32 1, i32 3, i32 1)
  store <16 x i16> %v48, ptr %v49, align 2
  %v51 = add i64 %v13, 64
  br label %head12
end12:
  %v52 = sub i64 %v8, %v11
  %v53 = and i64 %v52, -16
  %v54 = add i64 %v11, %v53
  br label %head55
head55:
  %v56 = phi i64 [ %v11, %end12 ], [ %v67, %body55 ]
  %v57 = icmp slt i64 %v56, %v54
  br i1 %v57, label %body55, label %end55
body55:
  %v58 = add i64 %v56, 0
  %v59 = getelementptr [2 x i8], ptr %v2, i64 %v58
  %v60 = load <16 x i16>, ptr %v59, align 2
  %v61 = zext <16 x i16> %v60 to <16 x i32>
  %v62 = getelementptr [2 x i8], ptr %v4, <16 x i32> %v61
  %v63 = call <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr> %v62, i32 2, <16 x i1> splat (i1 true), <16 x i32> poison)
  %v64 = trunc <16 x i32> %v63 to <16 x i16>
  %v65 = getelementptr [2 x i8], ptr %v6, i64 %v58
  %v66 = getelementptr [1 x i8], ptr %v65, i64 2048
  call void @llvm.prefetch.p0(ptr %v66, i32 1, i32 3, i32 1)
  store <16 x i16> %v64, ptr %v65, align 2
  %v67 = add i64 %v56, 16
  br label %head55
end55:
  %v68 = icmp slt i64 %v54, %v8
  br i1 %v68, label %then69, label %after69
then69:
  %v70 = sub i64 %v8, %v54
  %v71 = icmp slt i64 %v70, 16
  %v72 = select i1 %v71, i64 %v70, i64 16
  %v73 = trunc i64 %v72 to i32
  %v74 = insertelement <16 x i32> poison, i32 %v73, i32 0
  %v75 = shufflevector <16 x i32> %v74, <16 x i32> poison, <16 x i32> zeroinitializer
  %v76 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v75
  %v77 = getelementptr [2 x i8], ptr %v2, i64 %v54
  %v78 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v77, i32 2, <16 x i1> %v76, <16 x i16> zeroinitializer)
  %v79 = zext <16 x i16> %v78 to <16 x i32>
  %v80 = getelementptr [2 x i8], ptr %v4, <16 x i32> %v79
  %v81 = call <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr> %v80, i32 2, <16 x i1> splat (i1 true), <16 x i32> poison)
  %v82 = trunc <16 x i32> %v81 to <16 x i16>
  %v83 = getelementptr [2 x i8], ptr %v6, i64 %v54
  %v84 = getelementptr [1 x i8], ptr %v83, i64 2048
  call void @llvm.prefetch.p0(ptr %v84, i32 1, i32 3, i32 1)
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v82, ptr %v83, i32 2, <16 x i1> %v76)
  br label %after69
after69:
  ret void
}
