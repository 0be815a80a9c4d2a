declare <32 x float> @llvm.fabs.v32f32(<32 x float>)
declare <32 x float> @llvm.floor.v32f32(<32 x float>)
declare <32 x float> @llvm.fma.v32f32(<32 x float>, <32 x float>, <32 x float>)
declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, i32, <32 x i1>, <32 x float>)
declare void @llvm.masked.store.v32f32.p0(<32 x float>, ptr, i32, <32 x i1>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 40
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 48
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 24
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 32
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 0
  %v10 = load ptr, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 8
  %v12 = load ptr, ptr %v11, align 8
  %v13 = getelementptr i8, ptr %arguments, i64 16
  %v14 = load i64, ptr %v13, align 8
  br label %head15
head15:
  %v16 = phi i64 [ 0, %entry ], [ %v156, %end22 ]
  %v17 = icmp slt i64 %v16, %v14
  br i1 %v17, label %body15, label %end15
body15:
  %v18 = mul i64 %v6, %v8
  %v19 = mul i64 %v16, %v18
  %v20 = getelementptr [4 x i8], ptr %v10, i64 %v19
  %v21 = getelementptr [4 x i8], ptr %v12, i64 %v19
  br label %head22
head22:
  %v23 = phi i64 [ 0, %body15 ], [ %v155, %end36 ]
  %v24 = icmp slt i64 %v23, %v8
  br i1 %v24, label %body22, label %end22
body22:
  %v25 = sub i64 %v8, %v23
  %v26 = icmp slt i64 %v25, 32
  %v27 = select i1 %v26, i64 %v25, i64 32
  %v28 = trunc i64 %v27 to i32
  %v29 = insertelement <32 x i32> poison, i32 %v28, i32 0
  %v30 = shufflevector <32 x i32> %v29, <32 x i32> poison, <32 x i32> zeroinitializer
  %v31 = icmp slt <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v30
  %v32 = mul i64 %v16, %v8
  %v33 = add i64 %v32, %v23
  %v34 = getelementptr [4 x i8], ptr %v20, i64 %v23
  %v35 = getelementptr [4 x i8], ptr %v21, i64 %v23
  br label %head36
head36:
  %v37 = phi i64 [ 0, %body22 ], [ %v154, %end46 ]
  %v38 = icmp slt i64 %v37, %v6
  br i1 %v38, label %body36, label %end36
body36:
  %v39 = add i64 %v37, %v4
  %v40 = add i64 %v39, 1
  %v41 = icmp sgt i64 %v37, %v2
  %v42 = sub i64 %v37, %v2
  %v43 = select i1 %v41, i64 %v42, i64 0
  %v44 = icmp slt i64 %v40, %v6
  %v45 = select i1 %v44, i64 %v40, i64 %v6
  br label %head46
head46:
  %v47 = phi i64 [ %v43, %body36 ], [ %v54, %body46 ]
  %v48 = phi <32 x float> [ splat (float 0x0000000000000000), %body36 ], [ %v53, %body46 ]
  %v49 = icmp slt i64 %v47, %v45
  br i1 %v49, label %body46, label %end46
body46:
  %v50 = mul i64 %v47, %v8
  %v51 = getelementptr [4 x i8], ptr %v34, i64 %v50
  %v52 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v51, i32 4, <32 x i1> %v31, <32 x float> zeroinitializer)
  %v53 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v52, <32 x float> %v52, <32 x float> %v48)
  %v54 = add i64 %v47, 1
  br label %head46
end46:
  %v55 = mul i64 %v37, %v8
  %v56 = fmul <32 x float> %v48, splat (float 0x3F1A36E2E0000000)
  %v57 = fadd <32 x float> %v56, splat (float 0x3FF0000000000000)
  %v58 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %v57)
  %v59 = fpext <32 x float> splat (float 0x3FE8000000000000) to <32 x double>
  %v60 = fpext <32 x float> %v58 to <32 x double>
  %v61 = bitcast <32 x double> %v60 to <32 x i64>
  %v62 = sub <32 x i64> %v61, splat (i64 4604544271217802189)
  %v63 = ashr <32 x i64> %v62, splat (i64 52)
  %v64 = shl <32 x i64> %v63, splat (i64 52)
  %v65 = sub <32 x i64> %v61, %v64
  %v66 = bitcast <32 x i64> %v65 to <32 x double>
  %v67 = fsub <32 x double> %v66, splat (double 0x3FF0000000000000)
  %v68 = fadd <32 x double> %v67, splat (double 0x4000000000000000)
  %v69 = fdiv <32 x double> %v67, %v68
  %v70 = trunc <32 x i64> %v63 to <32 x i32>
  %v71 = sitofp <32 x i32> %v70 to <32 x double>
  %v72 = fmul <32 x double> %v69, %v69
  %v73 = fmul <32 x double> %v72, splat (double 0x3FD21B33F5BFE121)
  %v74 = fadd <32 x double> %v73, splat (double 0x3FD479529CDFBC66)
  %v75 = fmul <32 x double> %v72, %v74
  %v76 = fadd <32 x double> %v75, splat (double 0x3FDA61A2FF2C6220)
  %v77 = fmul <32 x double> %v72, %v76
  %v78 = fadd <32 x double> %v77, splat (double 0x3FE2776C291A537F)
  %v79 = fmul <32 x double> %v72, %v78
  %v80 = fadd <32 x double> %v79, splat (double 0x3FEEC709DC53DFFD)
  %v81 = fmul <32 x double> %v72, %v80
  %v82 = fadd <32 x double> %v81, splat (double 0x40071547652B8250)
  %v83 = fmul <32 x double> %v69, %v82
  %v84 = fadd <32 x double> %v71, %v83
  %v85 = fmul <32 x double> %v59, %v84
  %v86 = fcmp ogt <32 x double> %v85, splat (double 0x4069000000000000)
  %v87 = select <32 x i1> %v86, <32 x double> splat (double 0x4069000000000000), <32 x double> %v85
  %v88 = fcmp olt <32 x double> %v87, splat (double 0xC069000000000000)
  %v89 = select <32 x i1> %v88, <32 x double> splat (double 0xC069000000000000), <32 x double> %v87
  %v90 = fadd <32 x double> %v89, splat (double 0x4338000000000000)
  %v91 = bitcast <32 x double> %v90 to <32 x i64>
  %v92 = sub <32 x i64> %v91, splat (i64 4843621399236968448)
  %v93 = shl <32 x i64> %v92, splat (i64 52)
  %v94 = add <32 x i64> %v93, splat (i64 4607182418800017408)
  %v95 = fsub <32 x double> %v90, splat (double 0x4338000000000000)
  %v96 = fsub <32 x double> %v89, %v95
  %v97 = fmul <32 x double> %v96, splat (double 0x3EF00F12C2527C26)
  %v98 = fadd <32 x double> %v97, splat (double 0x3F2445E6AFBE1B2D)
  %v99 = fmul <32 x double> %v96, %v98
  %v100 = fadd <32 x double> %v99, splat (double 0x3F55D8723B32BCA4)
  %v101 = fmul <32 x double> %v96, %v100
  %v102 = fadd <32 x double> %v101, splat (double 0x3F83B29F0FD5D07C)
  %v103 = fmul <32 x double> %v96, %v102
  %v104 = fadd <32 x double> %v103, splat (double 0x3FAC6B08DF456184)
  %v105 = fmul <32 x double> %v96, %v104
  %v106 = fadd <32 x double> %v105, splat (double 0x3FCEBFBE07AB93D3)
  %v107 = fmul <32 x double> %v96, %v106
  %v108 = fadd <32 x double> %v107, splat (double 0x3FE62E42FEF7B675)
  %v109 = fmul <32 x double> %v96, %v108
  %v110 = fadd <32 x double> %v109, splat (double 0x3FF0000000000000)
  %v111 = bitcast <32 x i64> %v94 to <32 x double>
  %v112 = fmul <32 x double> %v110, %v111
  %v113 = fptrunc <32 x double> %v112 to <32 x float>
  %v114 = fcmp ogt <32 x float> splat (float 0x3FE8000000000000), splat (float 0x0000000000000000)
  %v115 = select <32 x i1> %v114, <32 x float> splat (float 0x0000000000000000), <32 x float> splat (float 0x7FF0000000000000)
  %v116 = fcmp ogt <32 x float> splat (float 0x3FE8000000000000), splat (float 0x0000000000000000)
  %v117 = select <32 x i1> %v116, <32 x float> splat (float 0x7FF0000000000000), <32 x float> splat (float 0x0000000000000000)
  %v118 = fcmp oeq <32 x float> %v58, splat (float 0x7FF0000000000000)
  %v119 = fcmp oeq <32 x float> %v58, splat (float 0x0000000000000000)
  %v120 = select <32 x i1> %v119, <32 x float> %v115, <32 x float> %v113
  %v121 = select <32 x i1> %v118, <32 x float> %v117, <32 x float> %v120
  %v122 = fcmp oeq <32 x float> %v58, splat (float 0x3FF0000000000000)
  %v123 = select <32 x i1> %v122, <32 x float> splat (float 0x3FF0000000000000), <32 x float> %v121
  %v124 = call <32 x float> @llvm.floor.v32f32(<32 x float> splat (float 0x3FE8000000000000))
  %v125 = fmul <32 x float> splat (float 0x3FE8000000000000), splat (float 0x3FE0000000000000)
  %v126 = call <32 x float> @llvm.floor.v32f32(<32 x float> %v125)
  %v127 = fmul <32 x float> %v126, splat (float 0x4000000000000000)
  %v128 = fcmp une <32 x float> %v127, %v124
  %v129 = fcmp oeq <32 x float> %v124, splat (float 0x3FE8000000000000)
  %v130 = bitcast <32 x float> %v57 to <32 x i32>
  %v131 = icmp slt <32 x i32> %v130, splat (i32 0)
  %v132 = and <32 x i1> %v131, %v129
  %v133 = and <32 x i1> %v132, %v128
  %v134 = fneg <32 x float> %v123
  %v135 = select <32 x i1> %v133, <32 x float> %v134, <32 x float> %v123
  %v136 = fcmp olt <32 x float> %v57, splat (float 0x0000000000000000)
  %v137 = fcmp ogt <32 x float> %v57, splat (float 0xFFF0000000000000)
  %v138 = and <32 x i1> %v136, %v137
  %v139 = xor <32 x i1> %v129, splat (i1 true)
  %v140 = and <32 x i1> %v138, %v139
  %v141 = fcmp une <32 x float> %v57, %v57
  %v142 = or <32 x i1> %v140, %v141
  %v143 = fcmp une <32 x float> splat (float 0x3FE8000000000000), splat (float 0x3FE8000000000000)
  %v144 = or <32 x i1> %v142, %v143
  %v145 = select <32 x i1> %v144, <32 x float> splat (float 0x7FF8000000000000), <32 x float> %v135
  %v146 = fcmp oeq <32 x float> %v57, splat (float 0x3FF0000000000000)
  %v147 = fcmp oeq <32 x float> splat (float 0x3FE8000000000000), splat (float 0x0000000000000000)
  %v148 = or <32 x i1> %v146, %v147
  %v149 = select <32 x i1> %v148, <32 x float> splat (float 0x3FF0000000000000), <32 x float> %v145
  %v150 = getelementptr [4 x i8], ptr %v34, i64 %v55
  %v151 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v150, i32 4, <32 x i1> %v31, <32 x float> zeroinitializer)
  %v152 = fdiv <32 x float> %v151, %v149
  %v153 = getelementptr [4 x i8], ptr %v35, i64 %v55
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v152, ptr %v153, i32 4, <32 x i1> %v31)
  %v154 = add i64 %v37, 1
  br label %head36
end36:
  %v155 = add i64 %v23, 32
  br label %head22
end22:
  %v156 = add i64 %v16, 1
  br label %head15
end15:
  ret void
}
