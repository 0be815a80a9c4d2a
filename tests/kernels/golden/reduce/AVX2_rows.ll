define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [64 x float], align 64
  %v1 = getelementptr i8, ptr %arguments, i64 8
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 24
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 32
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 0
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 16
  %v10 = load i64, ptr %v9, align 8
  br label %head11
head11:
  %v12 = phi i64 [ 0, %entry ], [ %v106, %end71 ]
  %v13 = icmp slt i64 %v12, %v10
  br i1 %v13, label %body11, label %end11
body11:
  %v14 = mul i64 %v4, %v6
  %v15 = mul i64 %v12, %v14
  %v16 = getelementptr [4 x i8], ptr %v8, i64 %v15
  %v17 = and i64 %v4, -64
  br label %head18
head18:
  %v19 = phi i64 [ 0, %body11 ], [ %v61, %body18 ]
  %v20 = phi <8 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v39, %body18 ]
  %v21 = phi <8 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v42, %body18 ]
  %v22 = phi <8 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v45, %body18 ]
  %v23 = phi <8 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v48, %body18 ]
  %v24 = phi <8 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v51, %body18 ]
  %v25 = phi <8 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v54, %body18 ]
  %v26 = phi <8 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v57, %body18 ]
  %v27 = phi <8 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v60, %body18 ]
  %v28 = icmp slt i64 %v19, %v17
  br i1 %v28, label %body18, label %end18
body18:
  %v29 = add i64 %v19, 0
  %v30 = add i64 %v19, 8
  %v31 = add i64 %v19, 16
  %v32 = add i64 %v19, 24
  %v33 = add i64 %v19, 32
  %v34 = add i64 %v19, 40
  %v35 = add i64 %v19, 48
  %v36 = add i64 %v19, 56
  %v37 = getelementptr [4 x i8], ptr %v16, i64 %v29
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = fadd <8 x float> %v20, %v38
  %v40 = getelementptr [4 x i8], ptr %v16, i64 %v30
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = fadd <8 x float> %v21, %v41
  %v43 = getelementptr [4 x i8], ptr %v16, i64 %v31
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = fadd <8 x float> %v22, %v44
  %v46 = getelementptr [4 x i8], ptr %v16, i64 %v32
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = fadd <8 x float> %v23, %v47
  %v49 = getelementptr [4 x i8], ptr %v16, i64 %v33
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = fadd <8 x float> %v24, %v50
  %v52 = getelementptr [4 x i8], ptr %v16, i64 %v34
  %v53 = load <8 x float>, ptr %v52, align 4
  %v54 = fadd <8 x float> %v25, %v53
  %v55 = getelementptr [4 x i8], ptr %v16, i64 %v35
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = fadd <8 x float> %v26, %v56
  %v58 = getelementptr [4 x i8], ptr %v16, i64 %v36
  %v59 = load <8 x float>, ptr %v58, align 4
  %v60 = fadd <8 x float> %v27, %v59
  %v61 = add i64 %v19, 64
  br label %head18
end18:
  %v62 = and i64 %v4, -64
  %v63 = getelementptr [4 x i8], ptr %scratch0, i64 0
  %v64 = getelementptr [4 x i8], ptr %scratch0, i64 8
  %v65 = getelementptr [4 x i8], ptr %scratch0, i64 16
  %v66 = getelementptr [4 x i8], ptr %scratch0, i64 24
  %v67 = getelementptr [4 x i8], ptr %scratch0, i64 32
  %v68 = getelementptr [4 x i8], ptr %scratch0, i64 40
  %v69 = getelementptr [4 x i8], ptr %scratch0, i64 48
  %v70 = getelementptr [4 x i8], ptr %scratch0, i64 56
  store <8 x float> %v20, ptr %v63, align 4
  store <8 x float> %v21, ptr %v64, align 4
  store <8 x float> %v22, ptr %v65, align 4
  store <8 x float> %v23, ptr %v66, align 4
  store <8 x float> %v24, ptr %v67, align 4
  store <8 x float> %v25, ptr %v68, align 4
  store <8 x float> %v26, ptr %v69, align 4
  store <8 x float> %v27, ptr %v70, align 4
  br label %head71
head71:
  %v72 = phi i64 [ %v62, %end18 ], [ %v80, %body71 ]
  %v73 = icmp slt i64 %v72, %v4
  br i1 %v73, label %body71, label %end71
body71:
  %v74 = sub i64 %v72, %v62
  %v75 = getelementptr [4 x i8], ptr %scratch0, i64 %v74
  %v76 = load float, ptr %v75, align 4
  %v77 = getelementptr [4 x i8], ptr %v16, i64 %v72
  %v78 = load float, ptr %v77, align 4
  %v79 = fadd float %v76, %v78
  store float %v79, ptr %v75, align 4
  %v80 = add i64 %v72, 1
  br label %head71
end71:
  %v81 = load <8 x float>, ptr %v63, align 4
  %v82 = load <8 x float>, ptr %v64, align 4
  %v83 = load <8 x float>, ptr %v65, align 4
  %v84 = load <8 x float>, ptr %v66, align 4
  %v85 = load <8 x float>, ptr %v67, align 4
  %v86 = load <8 x float>, ptr %v68, align 4
  %v87 = load <8 x float>, ptr %v69, align 4
  %v88 = load <8 x float>, ptr %v70, align 4
  %v89 = fadd <8 x float> %v81, %v85
  %v90 = fadd <8 x float> %v82, %v86
  %v91 = fadd <8 x float> %v83, %v87
  %v92 = fadd <8 x float> %v84, %v88
  %v93 = fadd <8 x float> %v89, %v91
  %v94 = fadd <8 x float> %v90, %v92
  %v95 = fadd <8 x float> %v93, %v94
  %v96 = shufflevector <8 x float> %v95, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v97 = shufflevector <8 x float> %v95, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v98 = fadd <4 x float> %v96, %v97
  %v99 = shufflevector <4 x float> %v98, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v100 = shufflevector <4 x float> %v98, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v101 = fadd <2 x float> %v99, %v100
  %v102 = extractelement <2 x float> %v101, i32 0
  %v103 = extractelement <2 x float> %v101, i32 1
  %v104 = fadd float %v102, %v103
  %v105 = getelementptr [4 x i8], ptr %v2, i64 %v12
  store float %v104, ptr %v105, align 4
  %v106 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
