declare <4 x i16> @llvm.masked.load.v4i16.p0(ptr, i32, <4 x i1>, <4 x i16>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 16
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 24
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 32
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 0
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 8
  %v10 = load ptr, ptr %v9, align 8
  %v11 = add i64 %v4, 7
  %v12 = sdiv i64 %v11, 8
  %v13 = getelementptr i8, ptr %arguments, i64 48
  %v14 = load i64, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 40
  %v16 = load i64, ptr %v15, align 8
  br label %head17
head17:
  %v18 = phi i64 [ %v16, %entry ], [ %v81, %end32 ]
  %v19 = icmp slt i64 %v18, %v14
  br i1 %v19, label %body17, label %end17
body17:
  %v20 = sdiv i64 %v18, %v6
  %v21 = srem i64 %v18, %v6
  %v22 = mul i64 %v21, 16
  %v23 = add i64 %v22, 16
  %v24 = icmp slt i64 %v23, %v2
  %v25 = select i1 %v24, i64 %v23, i64 %v2
  %v26 = mul i64 %v2, %v4
  %v27 = mul i64 %v20, %v26
  %v28 = getelementptr [2 x i8], ptr %v8, i64 %v27
  %v29 = mul i64 %v20, %v12
  %v30 = mul i64 %v29, %v2
  %v31 = getelementptr [32 x i8], ptr %v10, i64 %v30
  br label %head32
head32:
  %v33 = phi i64 [ 0, %body17 ], [ %v80, %end54 ]
  %v34 = icmp slt i64 %v33, %v12
  br i1 %v34, label %body32, label %end32
body32:
  %v35 = mul i64 %v33, %v2
  %v36 = getelementptr [32 x i8], ptr %v31, i64 %v35
  %v37 = mul i64 %v33, 8
  %v38 = sub i64 %v4, %v37
  %v39 = sub i64 %v38, 0
  %v40 = icmp slt i64 %v39, 4
  %v41 = select i1 %v40, i64 %v39, i64 4
  %v42 = trunc i64 %v41 to i32
  %v43 = insertelement <4 x i32> poison, i32 %v42, i32 0
  %v44 = shufflevector <4 x i32> %v43, <4 x i32> poison, <4 x i32> zeroinitializer
  %v45 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v44
  %v46 = sub i64 %v4, %v37
  %v47 = sub i64 %v46, 4
  %v48 = icmp slt i64 %v47, 4
  %v49 = select i1 %v48, i64 %v47, i64 4
  %v50 = trunc i64 %v49 to i32
  %v51 = insertelement <4 x i32> poison, i32 %v50, i32 0
  %v52 = shufflevector <4 x i32> %v51, <4 x i32> poison, <4 x i32> zeroinitializer
  %v53 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v52
  br label %head54
head54:
  %v55 = phi i64 [ %v22, %body32 ], [ %v79, %body54 ]
  %v56 = icmp slt i64 %v55, %v25
  br i1 %v56, label %body54, label %end54
body54:
  %v57 = add i64 %v37, 0
  %v58 = mul i64 %v55, %v4
  %v59 = add i64 %v58, %v57
  %v60 = getelementptr [2 x i8], ptr %v28, i64 %v59
  %v61 = call <4 x i16> @llvm.masked.load.v4i16.p0(ptr %v60, i32 2, <4 x i1> %v45, <4 x i16> zeroinitializer)
  %v62 = mul i64 %v55, 8
  %v63 = add i64 %v62, 0
  %v64 = zext <4 x i16> %v61 to <4 x i32>
  %v65 = shl <4 x i32> %v64, splat (i32 16)
  %v66 = bitcast <4 x i32> %v65 to <4 x float>
  %v67 = getelementptr [4 x i8], ptr %v36, i64 %v63
  store <4 x float> %v66, ptr %v67, align 4
  %v68 = add i64 %v37, 4
  %v69 = mul i64 %v55, %v4
  %v70 = add i64 %v69, %v68
  %v71 = getelementptr [2 x i8], ptr %v28, i64 %v70
  %v72 = call <4 x i16> @llvm.masked.load.v4i16.p0(ptr %v71, i32 2, <4 x i1> %v53, <4 x i16> zeroinitializer)
  %v73 = mul i64 %v55, 8
  %v74 = add i64 %v73, 4
  %v75 = zext <4 x i16> %v72 to <4 x i32>
  %v76 = shl <4 x i32> %v75, splat (i32 16)
  %v77 = bitcast <4 x i32> %v76 to <4 x float>
  %v78 = getelementptr [4 x i8], ptr %v36, i64 %v74
  store <4 x float> %v77, ptr %v78, align 4
  %v79 = add i64 %v55, 1
  br label %head54
end54:
  %v80 = add i64 %v33, 1
  br label %head32
end32:
  %v81 = add i64 %v18, 1
  br label %head17
end17:
  ret void
}
