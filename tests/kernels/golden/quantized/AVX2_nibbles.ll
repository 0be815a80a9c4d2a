define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 0
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 8
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 16
  %v6 = load i64, ptr %v5, align 8
  %v7 = sub i64 %v6, 0
  %v8 = and i64 %v7, -128
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
  %v16 = load <16 x i8>, ptr %v15, align 1
  %v17 = zext <16 x i8> %v16 to <16 x i16>
  %v18 = shl <16 x i16> %v17, splat (i16 4)
  %v19 = or <16 x i16> %v17, %v18
  %v20 = and <16 x i16> %v19, splat (i16 3855)
  %v21 = bitcast <16 x i16> %v20 to <32 x i8>
  %v22 = xor <32 x i8> %v21, splat (i8 8)
  %v23 = sub <32 x i8> %v22, splat (i8 8)
  %v24 = getelementptr [1 x i8], ptr %v4, i64 %v13
  store <32 x i8> %v23, ptr %v24, align 1
  %v25 = add i64 %v11, 32
  %v26 = ashr i64 %v25, 1
  %v27 = getelementptr [1 x i8], ptr %v2, i64 %v26
  %v28 = load <16 x i8>, ptr %v27, align 1
  %v29 = zext <16 x i8> %v28 to <16 x i16>
  %v30 = shl <16 x i16> %v29, splat (i16 4)
  %v31 = or <16 x i16> %v29, %v30
  %v32 = and <16 x i16> %v31, splat (i16 3855)
  %v33 = bitcast <16 x i16> %v32 to <32 x i8>
  %v34 = xor <32 x i8> %v33, splat (i8 8)
  %v35 = sub <32 x i8> %v34, splat (i8 8)
  %v36 = getelementptr [1 x i8], ptr %v4, i64 %v25
  store <32 x i8> %v35, ptr %v36, align 1
  %v37 = add i64 %v11, 64
  %v38 = ashr i64 %v37, 1
  %v39 = getelementptr [1 x i8], ptr %v2, i64 %v38
  %v40 = load <16 x i8>, ptr %v39, align 1
  %v41 = zext <16 x i8> %v40 to <16 x i16>
  %v42 = shl <16 x i16> %v41, splat (i16 4)
  %v43 = or <16 x i16> %v41, %v42
  %v44 = and <16 x i16> %v43, splat (i16 3855)
  %v45 = bitcast <16 x i16> %v44 to <32 x i8>
  %v46 = xor <32 x i8> %v45, splat (i8 8)
  %v47 = sub <32 x i8> %v46, splat (i8 8)
  %v48 = getelementptr [1 x i8], ptr %v4, i64 %v37
  store <32 x i8> %v47, ptr %v48, align 1
  %v49 = add i64 %v11, 96
  %v50 = ashr i64 %v49, 1
  %v51 = getelementptr [1 x i8], ptr %v2, i64 %v50
  %v52 = load <16 x i8>, ptr %v51, align 1
  %v53 = zext <16 x i8> %v52 to <16 x i16>
  %v54 = shl <16 x i16> %v53, splat (i16 4)
  %v55 = or <16 x i16> %v53, %v54
  %v56 = and <16 x i16> %v55, splat (i16 3855)
  %v57 = bitcast <16 x i16> %v56 to <32 x i8>
  %v58 = xor <32 x i8> %v57, splat (i8 8)
  %v59 = sub <32 x i8> %v58, splat (i8 8)
  %v60 = getelementptr [1 x i8], ptr %v4, i64 %v49
  store <32 x i8> %v59, ptr %v60, align 1
  %v61 = add i64 %v11, 128
  br label %head10
end10:
  %v62 = sub i64 %v6, %v9
  %v63 = and i64 %v62, -32
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
  %v71 = load <16 x i8>, ptr %v70, align 1
  %v72 = zext <16 x i8> %v71 to <16 x i16>
  %v73 = shl <16 x i16> %v72, splat (i16 4)
  %v74 = or <16 x i16> %v72, %v73
  %v75 = and <16 x i16> %v74, splat (i16 3855)
  %v76 = bitcast <16 x i16> %v75 to <32 x i8>
  %v77 = xor <32 x i8> %v76, splat (i8 8)
  %v78 = sub <32 x i8> %v77, splat (i8 8)
  %v79 = getelementptr [1 x i8], ptr %v4, i64 %v68
  store <32 x i8> %v78, ptr %v79, align 1
  %v80 = add i64 %v66, 32
  br label %head65
end65:
  br label %head81
head81:
  %v82 = phi i64 [ %v64, %end65 ], [ %v95, %body81 ]
  %v83 = icmp slt i64 %v82, %v6
  br i1 %v83, label %body81, label %end81
body81:
  %v84 = ashr i64 %v82, 1
  %v85 = getelementptr [1 x i8], ptr %v2, i64 %v84
  %v86 = and i64 %v82, 1
  %v87 = shl i64 %v86, 2
  %v88 = trunc i64 %v87 to i8
  %v89 = load i8, ptr %v85, align 1
  %v90 = lshr i8 %v89, %v88
  %v91 = and i8 %v90, 15
  %v92 = xor i8 %v91, 8
  %v93 = sub i8 %v92, 8
  %v94 = getelementptr [1 x i8], ptr %v4, i64 %v82
  store i8 %v93, ptr %v94, align 1
  %v95 = add i64 %v82, 1
  br label %head81
end81:
  ret void
}
