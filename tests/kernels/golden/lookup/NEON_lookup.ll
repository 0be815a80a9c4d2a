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
  %v10 = and i64 %v9, -4
  %v11 = add i64 0, %v10
  br label %head12
head12:
  %v13 = phi i64 [ 0, %entry ], [ %v47, %body12 ]
  %v14 = icmp slt i64 %v13, %v11
  br i1 %v14, label %body12, label %end12
body12:
  %v15 = add i64 %v13, 0
  %v16 = getelementptr [2 x i8], ptr %v2, i64 %v15
  %v17 = load i16, ptr %v16, align 2
  %v18 = zext i16 %v17 to i32
  %v19 = sext i32 %v18 to i64
  %v20 = getelementptr [2 x i8], ptr %v4, i64 %v19
  %v21 = load i16, ptr %v20, align 2
  %v22 = getelementptr [2 x i8], ptr %v6, i64 %v15
  store i16 %v21, ptr %v22, align 2
  %v23 = add i64 %v13, 1
  %v24 = getelementptr [2 x i8], ptr %v2, i64 %v23
  %v25 = load i16, ptr %v24, align 2
  %v26 = zext i16 %v25 to i32
  %v27 = sext i32 %v26 to i64
  %v28 = getelementptr [2 x i8], ptr %v4, i64 %v27
  %v29 = load i16, ptr %v28, align 2
  %v30 = getelementptr [2 x i8], ptr %v6, i64 %v23
  store i16 %v29, ptr %v30, align 2
  %v31 = add i64 %v13, 2
  %v32 = getelementptr [2 x i8], ptr %v2, i64 %v31
  %v33 = load i16, ptr %v32, align 2
  %v34 = zext i16 %v33 to i32
  %v35 = sext i32 %v34 to i64
  %v36 = getelementptr [2 x i8], ptr %v4, i64 %v35
  %v37 = load i16, ptr %v36, align 2
  %v38 = getelementptr [2 x i8], ptr %v6, i64 %v31
  store i16 %v37, ptr %v38, align 2
  %v39 = add i64 %v13, 3
  %v40 = getelementptr [2 x i8], ptr %v2, i64 %v39
  %v41 = load i16, ptr %v40, align 2
  %v42 = zext i16 %v41 to i32
  %v43 = sext i32 %v42 to i64
  %v44 = getelementptr [2 x i8], ptr %v4, i64 %v43
  %v45 = load i16, ptr %v44, align 2
  %v46 = getelementptr [2 x i8], ptr %v6, i64 %v39
  store i16 %v45, ptr %v46, align 2
  %v47 = add i64 %v13, 4
  br label %head12
end12:
  %v48 = sub i64 %v8, %v11
  %v49 = and i64 %v48, -1
  %v50 = add i64 %v11, %v49
  br label %head51
head51:
  %v52 = phi i64 [ %v11, %end12 ], [ %v62, %body51 ]
  %v53 = icmp slt i64 %v52, %v50
  br i1 %v53, label %body51, label %end51
body51:
  %v54 = add i64 %v52, 0
  %v55 = getelementptr [2 x i8], ptr %v2, i64 %v54
  %v56 = load i16, ptr %v55, align 2
  %v57 = zext i16 %v56 to i32
  %v58 = sext i32 %v57 to i64
  %v59 = getelementptr [2 x i8], ptr %v4, i64 %v58
  %v60 = load i16, ptr %v59, align 2
  %v61 = getelementptr [2 x i8], ptr %v6, i64 %v54
  store i16 %v60, ptr %v61, align 2
  %v62 = add i64 %v52, 1
  br label %head51
end51:
  br label %head63
head63:
  %v64 = phi i64 [ %v50, %end51 ], [ %v73, %body63 ]
  %v65 = icmp slt i64 %v64, %v8
  br i1 %v65, label %body63, label %end63
body63:
  %v66 = getelementptr [2 x i8], ptr %v2, i64 %v64
  %v67 = load i16, ptr %v66, align 2
  %v68 = zext i16 %v67 to i32
  %v69 = sext i32 %v68 to i64
  %v70 = getelementptr [2 x i8], ptr %v4, i64 %v69
  %v71 = load i16, ptr %v70, align 2
  %v72 = getelementptr [2 x i8], ptr %v6, i64 %v64
  store i16 %v71, ptr %v72, align 2
  %v73 = add i64 %v64, 1
  br label %head63
end63:
  ret void
}
