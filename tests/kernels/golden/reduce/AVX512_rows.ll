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
  %v12 = phi i64 [ 0, %entry ], [ %v115, %end43 ]
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
  %v44 = phi i64 [ %v42, %end18 ], [ %v98, %body43 ]
  %v45 = phi <16 x float> [ %v20, %end18 ], [ %v61, %body43 ]
  %v46 = phi <16 x float> [ %v21, %end18 ], [ %v73, %body43 ]
  %v47 = phi <16 x float> [ %v22, %end18 ], [ %v85, %body43 ]
  %v48 = phi <16 x float> [ %v23, %end18 ], [ %v97, %body43 ]
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
  %v63 = sub i64 %v4, %v62
  %v64 = icmp slt i64 %v63, 16
  %v65 = select i1 %v64, i64 %v63, i64 16
  %v66 = trunc i64 %v65 to i32
  %v67 = insertelement <16 x i32> poison, i32 %v66, i32 0
  %v68 = shufflevector <16 x i32> %v67, <16 x i32> poison, <16 x i32> zeroinitializer
  %v69 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v68
  %v70 = getelementptr [4 x i8], ptr %v16, i64 %v62
  %v71 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v70, i32 4, <16 x i1> %v69, <16 x float> zeroinitializer)
  %v72 = fadd <16 x float> %v46, %v71
  %v73 = select <16 x i1> %v69, <16 x float> %v72, <16 x float> %v46
  %v74 = add i64 %v44, 32
  %v75 = sub i64 %v4, %v74
  %v76 = icmp slt i64 %v75, 16
  %v77 = select i1 %v76, i64 %v75, i64 16
  %v78 = trunc i64 %v77 to i32
  %v79 = insertelement <16 x i32> poison, i32 %v78, i32 0
  %v80 = shufflevector <16 x i32> %v79, <16 x i32> poison, <16 x i32> zeroinitializer
  %v81 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v80
  %v82 = getelementptr [4 x i8], ptr %v16, i64 %v74
  %v83 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v82, i32 4, <16 x i1> %v81, <16 x float> zeroinitializer)
  %v84 = fadd <16 x float> %v47, %v83
  %v85 = select <16 x i1> %v81, <16 x float> %v84, <16 x float> %v47
  %v86 = add i64 %v44, 48
  %v87 = sub i64 %v4, %v86
  %v88 = icmp slt i64 %v87, 16
  %v89 = select i1 %v88, i64 %v87, i64 16
  %v90 = trunc i64 %v89 to i32
  %v91 = insertelement <16 x i32> poison, i32 %v90, i32 0
  %v92 = shufflevector <16 x i32> %v91, <16 x i32> poison, <16 x i32> zeroinitializer
  %v93 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v92
  %v94 = getelementptr [4 x i8], ptr %v16, i64 %v86
  %v95 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v94, i32 4, <16 x i1> %v93, <16 x float> zeroinitializer)
  %v96 = fadd <16 x float> %v48, %v95
  %v97 = select <16 x i1> %v93, <16 x float> %v96, <16 x float> %v48
  %v98 = add i64 %v44, 64
  br label %head43
end43:
  %v99 = fadd <16 x float> %v45, %v47
  %v100 = fadd <16 x float> %v46, %v48
  %v101 = fadd <16 x float> %v99, %v100
  %v102 = shufflevector <16 x float> %v101, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v103 = shufflevector <16 x float> %v101, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v104 = fadd <8 x float> %v102, %v103
  %v105 = shufflevector <8 x float> %v104, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v106 = shufflevector <8 x float> %v104, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v107 = fadd <4 x float> %v105, %v106
  %v108 = shufflevector <4 x float> %v107, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v109 = shufflevector <4 x float> %v107, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v110 = fadd <2 x float> %v108, %v109
  %v111 = extractelement <2 x float> %v110, i32 0
  %v112 = extractelement <2 x float> %v110, i32 1
  %v113 = fadd float %v111, %v112
  %v114 = getelementptr [4 x i8], ptr %v2, i64 %v12
  store float %v113, ptr %v114, align 4
  %v115 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
