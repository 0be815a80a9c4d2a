declare <32 x i8> @llvm.masked.load.v32i8.p0(ptr, i32, <32 x i1>, <32 x i8>)
declare void @llvm.masked.store.v64i8.p0(<64 x i8>, ptr, i32, <64 x i1>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 0
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 8
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 16
  %v6 = load i64, ptr %v5, align 8
  %v7 = sub i64 %v6, 0
  %v8 = and i64 %v7, -256
  %v9 = add i64 0, %v8
  br label %head10
head10:
  %v11 = phi i64 [ 0, %entry ], [ %v61, %body10 ]
  %v12 = icmp slt i64 %v11, %v9
  br i1 %v12, label %body10, label %end10
body10:
  %v13 = add i64 %v11, 0
  %v14 = ashr i64 %v13, 1
  %v15 = getelementptr [1 x i8], ptr %v2, i64 %v14
  %v16 = load <32 x i8>, ptr %v15, align 1
  %v17 = zext <32 x i8> %v16 to <32 x i16>
  %v18 = shl <32 x i16> %v17, splat (i16 4)
  %v19 = or <32 x i16> %v17, %v18
  %v20 = and <32 x i16> %v19, splat (i16 3855)
  %v21 = bitcast <32 x i16> %v20 to <64 x i8>
  %v22 = xor <64 x i8> %v21, splat (i8 8)
  %v23 = sub <64 x i8> %v22, splat (i8 8)
  %v24 = getelementptr [1 x i8], ptr %v4, i64 %v13
  store <64 x i8> %v23, ptr %v24, align 1
  %v25 = add i64 %v11, 64
  %v26 = ashr i64 %v25, 1
  %v27 = getelementptr [1 x i8], ptr %v2, i64 %v26
  %v28 = load <32 x i8>, ptr %v27, align 1
  %v29 = zext <32 x i8> %v28 to <32 x i16>
  %v30 = shl <32 x i16> %v29, splat (i16 4)
  %v31 = or <32 x i16> %v29, %v30
  %v32 = and <32 x i16> %v31, splat (i16 3855)
  %v33 = bitcast <32 x i16> %v32 to <64 x i8>
  %v34 = xor <64 x i8> %v33, splat (i8 8)
  %v35 = sub <64 x i8> %v34, splat (i8 8)
  %v36 = getelementptr [1 x i8], ptr %v4, i64 %v25
  store <64 x i8> %v35, ptr %v36, align 1
  %v37 = add i64 %v11, 128
  %v38 = ashr i64 %v37, 1
  %v39 = getelementptr [1 x i8], ptr %v2, i64 %v38
  %v40 = load <32 x i8>, ptr %v39, align 1
  %v41 = zext <32 x i8> %v40 to <32 x i16>
  %v42 = shl <32 x i16> %v41, splat (i16 4)
  %v43 = or <32 x i16> %v41, %v42
  %v44 = and <32 x i16> %v43, splat (i16 3855)
  %v45 = bitcast <32 x i16> %v44 to <64 x i8>
  %v46 = xor <64 x i8> %v45, splat (i8 8)
  %v47 = sub <64 x i8> %v46, splat (i8 8)
  %v48 = getelementptr [1 x i8], ptr %v4, i64 %v37
  store <64 x i8> %v47, ptr %v48, align 1
  %v49 = add i64 %v11, 192
  %v50 = ashr i64 %v49, 1
  %v51 = getelementptr [1 x i8], ptr %v2, i64 %v50
  %v52 = load <32 x i8>, ptr %v51, align 1
  %v53 = zext <32 x i8> %v52 to <32 x i16>
  %v54 = shl <32 x i16> %v53, splat (i16 4)
  %v55 = or <32 x i16> %v53, %v54
  %v56 = and <32 x i16> %v55, splat (i16 3855)
  %v57 = bitcast <32 x i16> %v56 to <64 x i8>
  %v58 = xor <64 x i8> %v57, splat (i8 8)
  %v59 = sub <64 x i8> %v58, splat (i8 8)
  %v60 = getelementptr [1 x i8], ptr %v4, i64 %v49
  store <64 x i8> %v59, ptr %v60, align 1
  %v61 = add i64 %v11, 256
  br label %head10
end10:
  %v62 = sub i64 %v6, %v9
  %v63 = and i64 %v62, -64
  %v64 = add i64 %v9, %v63
  br label %head65
head65:
  %v66 = phi i64 [ %v9, %end10 ], [ %v80, %body65 ]
  %v67 = icmp slt i64 %v66, %v64
  br i1 %v67, label %body65, label %end65
body65:
  %v68 = add i64 %v66, 0
  %v69 = ashr i64 %v68, 1
  %v70 = getelementptr [1 x i8], ptr %v2, i64 %v69
  %v71 = load <32 x i8>, ptr %v70, align 1
  %v72 = zext <32 x i8> %v71 to <32 x i16>
  %v73 = shl <32 x i16> %v72, splat (i16 4)
  %v74 = or <32 x i16> %v72, %v73
  %v75 = and <32 x i16> %v74, splat (i16 3855)
  %v76 = bitcast <32 x i16> %v75 to <64 x i8>
  %v77 = xor <64 x i8> %v76, splat (i8 8)
  %v78 = sub <64 x i8> %v77, splat (i8 8)
  %v79 = getelementptr [1 x i8], ptr %v4, i64 %v68
  store <64 x i8> %v78, ptr %v79, align 1
  %v80 = add i64 %v66, 64
  br label %head65
end65:
  %v81 = icmp slt i64 %v64, %v6
  br i1 %v81, label %then82, label %after82
then82:
  %v83 = sub i64 %v6, %v64
  %v84 = icmp slt i64 %v83, 64
  %v85 = select i1 %v84, i64 %v83, i64 64
  %v86 = trunc i64 %v85 to i32
  %v87 = insertelement <64 x i32> poison, i32 %v86, i32 0
  %v88 = shufflevector <64 x i32> %v87, <64 x i32> poison, <64 x i32> zeroinitializer
  %v89 = icmp slt <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, %v88
  %v90 = ashr i64 %v64, 1
  %v91 = getelementptr [1 x i8], ptr %v2, i64 %v90
  %v92 = shufflevector <64 x i1> %v89, <64 x i1> %v89, <64 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62, i32 64, i32 66, i32 68, i32 70, i32 72, i32 74, i32 76, i32 78, i32 80, i32 82, i32 84, i32 86, i32 88, i32 90, i32 92, i32 94, i32 96, i32 98, i32 100, i32 102, i32 104, i32 106, i32 108, i32 110, i32 112, i32 114, i32 116, i32 118, i32 120, i32 122, i32 124, i32 126>
  %v93 = shufflevector <64 x i1> %v92, <64 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v94 = shufflevector <64 x i1> %v92, <64 x i1> poison, <32 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %v95 = call <32 x i8> @llvm.masked.load.v32i8.p0(ptr %v91, i32 1, <32 x i1> %v93, <32 x i8> zeroinitializer)
  %v96 = zext <32 x i8> %v95 to <32 x i16>
  %v97 = shl <32 x i16> %v96, splat (i16 4)
  %v98 = or <32 x i16> %v96, %v97
  %v99 = and <32 x i16> %v98, splat (i16 3855)
  %v100 = bitcast <32 x i16> %v99 to <64 x i8>
  %v101 = xor <64 x i8> %v100, splat (i8 8)
  %v102 = sub <64 x i8> %v101, splat (i8 8)
  %v103 = getelementptr [1 x i8], ptr %v4, i64 %v64
  call void @llvm.masked.store.v64i8.p0(<64 x i8> %v102, ptr %v103, i32 1, <64 x i1> %v89)
  br label %after82
after82:
  ret void
}
