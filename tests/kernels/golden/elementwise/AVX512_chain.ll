declare <16 x i16> @llvm.masked.load.v16i16.p0(ptr, i32, <16 x i1>, <16 x i16>)
declare void @llvm.masked.store.v16i16.p0(<16 x i16>, ptr, i32, <16 x i1>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 32
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 0
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 8
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 16
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 24
  %v10 = load ptr, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 40
  %v12 = load i64, ptr %v11, align 8
  %v13 = getelementptr i8, ptr %arguments, i64 48
  %v14 = load i64, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 56
  %v16 = load i64, ptr %v15, align 8
  %v17 = getelementptr i8, ptr %arguments, i64 64
  %v18 = load i64, ptr %v17, align 8
  br label %head19
head19:
  %v20 = phi i64 [ 0, %entry ], [ %v177, %after101 ]
  %v21 = phi ptr [ %v4, %entry ], [ %v173, %after101 ]
  %v22 = phi ptr [ %v6, %entry ], [ %v174, %after101 ]
  %v23 = phi ptr [ %v8, %entry ], [ %v175, %after101 ]
  %v24 = phi ptr [ %v10, %entry ], [ %v176, %after101 ]
  %v25 = icmp slt i64 %v20, %v12
  br i1 %v25, label %body19, label %end19
body19:
  %v26 = load i16, ptr %v23, align 2
  %v27 = zext i16 %v26 to i32
  %v28 = shl i32 %v27, 16
  %v29 = bitcast i32 %v28 to float
  %v30 = sub i64 %v2, 0
  %v31 = and i64 %v30, -16
  %v32 = add i64 0, %v31
  br label %head33
head33:
  %v34 = phi i64 [ 0, %body19 ], [ %v99, %body33 ]
  %v35 = icmp slt i64 %v34, %v32
  br i1 %v35, label %body33, label %end33
body33:
  %v36 = add i64 %v34, 0
  %v37 = getelementptr [2 x i8], ptr %v21, i64 %v36
  %v38 = load <16 x i16>, ptr %v37, align 2
  %v39 = zext <16 x i16> %v38 to <16 x i32>
  %v40 = shl <16 x i32> %v39, splat (i32 16)
  %v41 = bitcast <16 x i32> %v40 to <16 x float>
  %v42 = getelementptr [2 x i8], ptr %v22, i64 %v36
  %v43 = load <16 x i16>, ptr %v42, align 2
  %v44 = zext <16 x i16> %v43 to <16 x i32>
  %v45 = shl <16 x i32> %v44, splat (i32 16)
  %v46 = bitcast <16 x i32> %v45 to <16 x float>
  %v47 = insertelement <16 x float> poison, float %v29, i32 0
  %v48 = shufflevector <16 x float> %v47, <16 x float> poison, <16 x i32> zeroinitializer
  %v49 = fmul <16 x float> %v41, %v46
  %v50 = bitcast <16 x float> %v49 to <16 x i32>
  %v51 = lshr <16 x i32> %v50, splat (i32 16)
  %v52 = and <16 x i32> %v51, splat (i32 1)
  %v53 = add <16 x i32> %v52, splat (i32 32767)
  %v54 = add <16 x i32> %v50, %v53
  %v55 = lshr <16 x i32> %v54, splat (i32 16)
  %v56 = lshr <16 x i32> %v50, splat (i32 16)
  %v57 = and <16 x i32> %v56, splat (i32 32768)
  %v58 = or <16 x i32> %v57, splat (i32 32704)
  %v59 = and <16 x i32> %v50, splat (i32 2147483647)
  %v60 = icmp ugt <16 x i32> %v59, splat (i32 2139095040)
  %v61 = select <16 x i1> %v60, <16 x i32> %v58, <16 x i32> %v55
  %v62 = trunc <16 x i32> %v61 to <16 x i16>
  %v63 = zext <16 x i16> %v62 to <16 x i32>
  %v64 = shl <16 x i32> %v63, splat (i32 16)
  %v65 = bitcast <16 x i32> %v64 to <16 x float>
  %v66 = fadd <16 x float> %v65, %v48
  %v67 = bitcast <16 x float> %v66 to <16 x i32>
  %v68 = lshr <16 x i32> %v67, splat (i32 16)
  %v69 = and <16 x i32> %v68, splat (i32 1)
  %v70 = add <16 x i32> %v69, splat (i32 32767)
  %v71 = add <16 x i32> %v67, %v70
  %v72 = lshr <16 x i32> %v71, splat (i32 16)
  %v73 = lshr <16 x i32> %v67, splat (i32 16)
  %v74 = and <16 x i32> %v73, splat (i32 32768)
  %v75 = or <16 x i32> %v74, splat (i32 32704)
  %v76 = and <16 x i32> %v67, splat (i32 2147483647)
  %v77 = icmp ugt <16 x i32> %v76, splat (i32 2139095040)
  %v78 = select <16 x i1> %v77, <16 x i32> %v75, <16 x i32> %v72
  %v79 = trunc <16 x i32> %v78 to <16 x i16>
  %v80 = zext <16 x i16> %v79 to <16 x i32>
  %v81 = shl <16 x i32> %v80, splat (i32 16)
  %v82 = bitcast <16 x i32> %v81 to <16 x float>
  %v83 = fcmp ole <16 x float> %v82, splat (float 0x0000000000000000)
  %v84 = select <16 x i1> %v83, <16 x float> splat (float 0x0000000000000000), <16 x float> %v82
  %v85 = bitcast <16 x float> %v84 to <16 x i32>
  %v86 = lshr <16 x i32> %v85, splat (i32 16)
  %v87 = and <16 x i32> %v86, splat (i32 1)
  %v88 = add <16 x i32> %v87, splat (i32 32767)
  %v89 = add <16 x i32> %v85, %v88
  %v90 = lshr <16 x i32> %v89, splat (i32 16)
  %v91 = lshr <16 x i32> %v85, splat (i32 16)
  %v92 = and <16 x i32> %v91, splat (i32 32768)
  %v93 = or <16 x i32> %v92, splat (i32 32704)
  %v94 = and <16 x i32> %v85, splat (i32 2147483647)
  %v95 = icmp ugt <16 x i32> %v94, splat (i32 2139095040)
  %v96 = select <16 x i1> %v95, <16 x i32> %v93, <16 x i32> %v90
  %v97 = trunc <16 x i32> %v96 to <16 x i16>
  %v98 = getelementptr [2 x i8], ptr %v24, i64 %v36
  store <16 x i16> %v97, ptr %v98, align 2
  %v99 = add i64 %v34, 16
  br label %head33
end33:
  %v100 = icmp slt i64 %v32, %v2
  br i1 %v100, label %then101, label %after101
then101:
  %v102 = sub i64 %v2, %v32
  %v103 = icmp slt i64 %v102, 16
  %v104 = select i1 %v103, i64 %v102, i64 16
  %v105 = trunc i64 %v104 to i32
  %v106 = insertelement <16 x i32> poison, i32 %v105, i32 0
  %v107 = shufflevector <16 x i32> %v106, <16 x i32> poison, <16 x i32> zeroinitializer
  %v108 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v107
  %v109 = getelementptr [2 x i8], ptr %v21, i64 %v32
  %v110 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v109, i32 2, <16 x i1> %v108, <16 x i16> zeroinitializer)
  %v111 = zext <16 x i16> %v110 to <16 x i32>
  %v112 = shl <16 x i32> %v111, splat (i32 16)
  %v113 = bitcast <16 x i32> %v112 to <16 x float>
  %v114 = getelementptr [2 x i8], ptr %v22, i64 %v32
  %v115 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v114, i32 2, <16 x i1> %v108, <16 x i16> zeroinitializer)
  %v116 = zext <16 x i16> %v115 to <16 x i32>
  %v117 = shl <16 x i32> %v116, splat (i32 16)
  %v118 = bitcast <16 x i32> %v117 to <16 x float>
  %v119 = insertelement <16 x float> poison, float %v29, i32 0
  %v120 = shufflevector <16 x float> %v119, <16 x float> poison, <16 x i32> zeroinitializer
  %v121 = fmul <16 x float> %v113, %v118
  %v122 = bitcast <16 x float> %v121 to <16 x i32>
  %v123 = lshr <16 x i32> %v122, splat (i32 16)
  %v124 = and <16 x i32> %v123, splat (i32 1)
  %v125 = add <16 x i32> %v124, splat (i32 32767)
  %v126 = add <16 x i32> %v122, %v125
  %v127 = lshr <16 x i32> %v126, splat (i32 16)
  %v128 = lshr <16 x i32> %v122, splat (i32 16)
  %v129 = and <16 x i32> %v128, splat (i32 32768)
  %v130 = or <16 x i32> %v129, splat (i32 32704)
  %v131 = and <16 x i32> %v122, splat (i32 2147483647)
  %v132 = icmp ugt <16 x i32> %v131, splat (i32 2139095040)
  %v133 = select <16 x i1> %v132, <16 x i32> %v130, <16 x i32> %v127
  %v134 = trunc <16 x i32> %v133 to <16 x i16>
  %v135 = zext <16 x i16> %v134 to <16 x i32>
  %v136 = shl <16 x i32> %v135, splat (i32 16)
  %v137 = bitcast <16 x i32> %v136 to <16 x float>
  %v138 = fadd <16 x float> %v137, %v120
  %v139 = bitcast <16 x float> %v138 to <16 x i32>
  %v140 = lshr <16 x i32> %v139, splat (i32 16)
  %v141 = and <16 x i32> %v140, splat (i32 1)
  %v142 = add <16 x i32> %v141, splat (i32 32767)
  %v143 = add <16 x i32> %v139, %v142
  %v144 = lshr <16 x i32> %v143, splat (i32 16)
  %v145 = lshr <16 x i32> %v139, splat (i32 16)
  %v146 = and <16 x i32> %v145, splat (i32 32768)
  %v147 = or <16 x i32> %v146, splat (i32 32704)
  %v148 = and <16 x i32> %v139, splat (i32 2147483647)
  %v149 = icmp ugt <16 x i32> %v148, splat (i32 2139095040)
  %v150 = select <16 x i1> %v149, <16 x i32> %v147, <16 x i32> %v144
  %v151 = trunc <16 x i32> %v150 to <16 x i16>
  %v152 = zext <16 x i16> %v151 to <16 x i32>
  %v153 = shl <16 x i32> %v152, splat (i32 16)
  %v154 = bitcast <16 x i32> %v153 to <16 x float>
  %v155 = fcmp ole <16 x float> %v154, splat (float 0x0000000000000000)
  %v156 = select <16 x i1> %v155, <16 x float> splat (float 0x0000000000000000), <16 x float> %v154
  %v157 = bitcast <16 x float> %v156 to <16 x i32>
  %v158 = lshr <16 x i32> %v157, splat (i32 16)
  %v159 = and <16 x i32> %v158, splat (i32 1)
  %v160 = add <16 x i32> %v159, splat (i32 32767)
  %v161 = add <16 x i32> %v157, %v160
  %v162 = lshr <16 x i32> %v161, splat (i32 16)
  %v163 = lshr <16 x i32> %v157, splat (i32 16)
  %v164 = and <16 x i32> %v163, splat (i32 32768)
  %v165 = or <16 x i32> %v164, splat (i32 32704)
  %v166 = and <16 x i32> %v157, splat (i32 2147483647)
  %v167 = icmp ugt <16 x i32> %v166, splat (i32 2139095040)
  %v168 = select <16 x i1> %v167, <16 x i32> %v165, <16 x i32> %v162
  %v169 = trunc <16 x i32> %v168 to <16 x i16>
  %v170 = getelementptr [2 x i8], ptr %v24, i64 %v32
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %v169, ptr %v170, i32 2, <16 x i1> %v108)
  br label %after101
after101:
  %v171 = getelementptr i8, ptr %arguments, i64 32
  %v172 = load i64, ptr %v171, align 8
  %v173 = getelementptr [2 x i8], ptr %v21, i64 %v14
  %v174 = getelementptr [2 x i8], ptr %v22, i64 %v16
  %v175 = getelementptr [2 x i8], ptr %v23, i64 %v18
  %v176 = getelementptr [2 x i8], ptr %v24, i64 %v172
  %v177 = add i64 %v20, 1
  br label %head19
end19:
  ret void
}
