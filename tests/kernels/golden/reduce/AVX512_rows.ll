declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
define void @kernel(ptr %arguments) nounwind {
entry:
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
  %v12 = phi i64 [ 0, %entry ], [ %v124, %end43 ]
  %v13 = icmp slt i64 %v12, %v10
  br i1 %v13, label %body11, label %end11
body11:
  %v14 = mul i64 %v4, %v6
  %v15 = mul i64 %v12, %v14
  %v16 = getelementptr [4 x i8], ptr %v8, i64 %v15
  %v17 = and i64 %v4, -64
  br label %head18
head18:
  %v19 = phi i64 [ 0, %body11 ], [ %v41, %body18 ]
  %v20 = phi <16 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v31, %body18 ]
  %v21 = phi <16 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v34, %body18 ]
  %v22 = phi <16 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v37, %body18 ]
  %v23 = phi <16 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v40, %body18 ]
  %v24 = icmp slt i64 %v19, %v17
  br i1 %v24, label %body18, label %end18
body18:
  %v25 = add i64 %v19, 0
  %v26 = add i64 %v19, 16
  %v27 = add i64 %v19, 32
  %v28 = add i64 %v19, 48
  %v29 = getelementptr [4 x i8], ptr %v16, i64 %v25
  %v30 = load <16 x float>, ptr %v29, align 4
  %v31 = fadd <16 x float> %v20, %v30
  %v32 = getelementptr [4 x i8], ptr %v16, i64 %v26
  %v33 = load <16 x float>, ptr %v32, align 4
  %v34 = fadd <16 x float> %v21, %v33
  %v35 = getelementptr [4 x i8], ptr %v16, i64 %v27
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = fadd <16 x float> %v22, %v36
  %v38 = getelementptr [4 x i8], ptr %v16, i64 %v28
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = fadd <16 x float> %v23, %v39
  %v41 = add i64 %v19, 64
  br label %head18
end18:
  %v42 = and i64 %v4, -64
  br label %head43
head43:
  %v44 = phi i64 [ %v42, %end18 ], [ %v107, %joined94 ]
  %v45 = phi <16 x float> [ %v20, %end18 ], [ %v61, %joined94 ]
  %v46 = phi <16 x float> [ %v21, %end18 ], [ %v76, %joined94 ]
  %v47 = phi <16 x float> [ %v22, %end18 ], [ %v91, %joined94 ]
  %v48 = phi <16 x float> [ %v23, %end18 ], [ %v106, %joined94 ]
  %v49 = icmp slt i64 %v44, %v4
  br i1 %v49, label %body43, label %end43
body43:
  %v50 = add i64 %v44, 0
  %v51 = sub i64 %v4, %v50
  %v52 = icmp slt i64 %v51, 16
  %v53 = select i1 %v52, i64 %v51, i64 16
  %v54 = trunc i64 %v53 to i32
  %v55 = insertelement <16 x i32> poison, i32 %v54, i32 0
  %v56 = shufflevector <16 x i32> %v55, <16 x i32> poison, <16 x i32> zeroinitializer
  %v57 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v56
  %v58 = getelementptr [4 x i8], ptr %v16, i64 %v50
  %v59 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v58, i32 4, <16 x i1> %v57, <16 x float> zeroinitializer)
  %v60 = fadd <16 x float> %v45, %v59
  %v61 = select <16 x i1> %v57, <16 x float> %v60, <16 x float> %v45
  %v62 = add i64 %v44, 16
  %v63 = icmp slt i64 %v62, %v4
  br i1 %v63, label %yes64, label %no64
yes64:
  %v65 = sub i64 %v4, %v62
  %v66 = icmp slt i64 %v65, 16
  %v67 = select i1 %v66, i64 %v65, i64 16
  %v68 = trunc i64 %v67 to i32
  %v69 = insertelement <16 x i32> poison, i32 %v68, i32 0
  %v70 = shufflevector <16 x i32> %v69, <16 x i32> poison, <16 x i32> zeroinitializer
  %v71 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v70
  %v72 = getelementptr [4 x i8], ptr %v16, i64 %v62
  %v73 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v72, i32 4, <16 x i1> %v71, <16 x float> zeroinitializer)
  %v74 = fadd <16 x float> %v46, %v73
  %v75 = select <16 x i1> %v71, <16 x float> %v74, <16 x float> %v46
  br label %joined64
no64:
  br label %joined64
joined64:
  %v76 = phi <16 x float> [ %v75, %yes64 ], [ %v46, %no64 ]
  %v77 = add i64 %v44, 32
  %v78 = icmp slt i64 %v77, %v4
  br i1 %v78, label %yes79, label %no79
yes79:
  %v80 = sub i64 %v4, %v77
  %v81 = icmp slt i64 %v80, 16
  %v82 = select i1 %v81, i64 %v80, i64 16
  %v83 = trunc i64 %v82 to i32
  %v84 = insertelement <16 x i32> poison, i32 %v83, i32 0
  %v85 = shufflevector <16 x i32> %v84, <16 x i32> poison, <16 x i32> zeroinitializer
  %v86 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v85
  %v87 = getelementptr [4 x i8], ptr %v16, i64 %v77
  %v88 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v87, i32 4, <16 x i1> %v86, <16 x float> zeroinitializer)
  %v89 = fadd <16 x float> %v47, %v88
  %v90 = select <16 x i1> %v86, <16 x float> %v89, <16 x float> %v47
  br label %joined79
no79:
  br label %joined79
joined79:
  %v91 = phi <16 x float> [ %v90, %yes79 ], [ %v47, %no79 ]
  %v92 = add i64 %v44, 48
  %v93 = icmp slt i64 %v92, %v4
  br i1 %v93, label %yes94, label %no94
yes94:
  %v95 = sub i64 %v4, %v92
  %v96 = icmp slt i64 %v95, 16
  %v97 = select i1 %v96, i64 %v95, i64 16
  %v98 = trunc i64 %v97 to i32
  %v99 = insertelement <16 x i32> poison, i32 %v98, i32 0
  %v100 = shufflevector <16 x i32> %v99, <16 x i32> poison, <16 x i32> zeroinitializer
  %v101 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v100
  %v102 = getelementptr [4 x i8], ptr %v16, i64 %v92
  %v103 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v102, i32 4, <16 x i1> %v101, <16 x float> zeroinitializer)
  %v104 = fadd <16 x float> %v48, %v103
  %v105 = select <16 x i1> %v101, <16 x float> %v104, <16 x float> %v48
  br label %joined94
no94:
  br label %joined94
joined94:
  %v106 = phi <16 x float> [ %v105, %yes94 ], [ %v48, %no94 ]
  %v107 = add i64 %v44, 64
  br label %head43
end43:
  %v108 = fadd <16 x float> %v45, %v47
  %v109 = fadd <16 x float> %v46, %v48
  %v110 = fadd <16 x float> %v108, %v109
  %v111 = shufflevector <16 x float> %v110, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v112 = shufflevector <16 x float> %v110, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v113 = fadd <8 x float> %v111, %v112
  %v114 = shufflevector <8 x float> %v113, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v115 = shufflevector <8 x float> %v113, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v116 = fadd <4 x float> %v114, %v115
  %v117 = shufflevector <4 x float> %v116, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v118 = shufflevector <4 x float> %v116, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v119 = fadd <2 x float> %v117, %v118
  %v120 = extractelement <2 x float> %v119, i32 0
  %v121 = extractelement <2 x float> %v119, i32 1
  %v122 = fadd float %v120, %v121
  %v123 = getelementptr [4 x i8], ptr %v2, i64 %v12
  store float %v122, ptr %v123, align 4
  %v124 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
