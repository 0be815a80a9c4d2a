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
  %v14 = phi i64 [ 0, %entry ], [ %v82, %end58 ]
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
  %v31 = and i64 %v30, -4
  %v32 = add i64 0, %v31
  br label %head33
head33:
  %v34 = phi i64 [ 0, %body13 ], [ %v57, %body33 ]
  %v35 = icmp slt i64 %v34, %v32
  br i1 %v35, label %body33, label %end33
body33:
  %v36 = add i64 %v34, 0
  %v37 = getelementptr [4 x i8], ptr %v18, i64 %v36
  %v38 = load <4 x float>, ptr %v37, align 4
  %v39 = getelementptr [4 x i8], ptr %v20, i64 %v36
  %v40 = load <4 x float>, ptr %v39, align 4
  %v41 = getelementptr [4 x i8], ptr %v21, i64 %v36
  %v42 = load <4 x float>, ptr %v41, align 4
  %v43 = getelementptr [4 x i8], ptr %v23, i64 %v36
  %v44 = load <4 x float>, ptr %v43, align 4
  %v45 = getelementptr [4 x i8], ptr %v24, i64 %v36
  %v46 = load <4 x float>, ptr %v45, align 4
  %v47 = getelementptr [4 x i8], ptr %v26, i64 %v36
  %v48 = load <4 x float>, ptr %v47, align 4
  %v49 = fmul <4 x float> %v38, %v42
  %v50 = fmul <4 x float> %v40, %v46
  %v51 = fsub <4 x float> %v49, %v50
  %v52 = fmul <4 x float> %v40, %v44
  %v53 = fmul <4 x float> %v38, %v48
  %v54 = fadd <4 x float> %v52, %v53
  %v55 = getelementptr [4 x i8], ptr %v27, i64 %v36
  store <4 x float> %v51, ptr %v55, align 4
  %v56 = getelementptr [4 x i8], ptr %v29, i64 %v36
  store <4 x float> %v54, ptr %v56, align 4
  %v57 = add i64 %v34, 4
  br label %head33
end33:
  br label %head58
head58:
  %v59 = phi i64 [ %v32, %end33 ], [ %v81, %body58 ]
  %v60 = icmp slt i64 %v59, %v2
  br i1 %v60, label %body58, label %end58
body58:
  %v61 = getelementptr [4 x i8], ptr %v18, i64 %v59
  %v62 = load float, ptr %v61, align 4
  %v63 = getelementptr [4 x i8], ptr %v20, i64 %v59
  %v64 = load float, ptr %v63, align 4
  %v65 = getelementptr [4 x i8], ptr %v21, i64 %v59
  %v66 = load float, ptr %v65, align 4
  %v67 = getelementptr [4 x i8], ptr %v23, i64 %v59
  %v68 = load float, ptr %v67, align 4
  %v69 = getelementptr [4 x i8], ptr %v24, i64 %v59
  %v70 = load float, ptr %v69, align 4
  %v71 = getelementptr [4 x i8], ptr %v26, i64 %v59
  %v72 = load float, ptr %v71, align 4
  %v73 = fmul float %v62, %v66
  %v74 = fmul float %v64, %v70
  %v75 = fsub float %v73, %v74
  %v76 = fmul float %v64, %v68
  %v77 = fmul float %v62, %v72
  %v78 = fadd float %v76, %v77
  %v79 = getelementptr [4 x i8], ptr %v27, i64 %v59
  store float %v75, ptr %v79, align 4
  %v80 = getelementptr [4 x i8], ptr %v29, i64 %v59
  store float %v78, ptr %v80, align 4
  %v81 = add i64 %v59, 1
  br label %head58
end58:
  %v82 = add i64 %v14, 1
  br label %head13
end13:
  ret void
}
