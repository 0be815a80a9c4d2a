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
  %v20 = phi i64 [ 0, %entry ], [ %v170, %end100 ]
  %v21 = phi ptr [ %v4, %entry ], [ %v166, %end100 ]
  %v22 = phi ptr [ %v6, %entry ], [ %v167, %end100 ]
  %v23 = phi ptr [ %v8, %entry ], [ %v168, %end100 ]
  %v24 = phi ptr [ %v10, %entry ], [ %v169, %end100 ]
  %v25 = icmp slt i64 %v20, %v12
  br i1 %v25, label %body19, label %end19
body19:
  %v26 = load i16, ptr %v23, align 2
  %v27 = zext i16 %v26 to i32
  %v28 = shl i32 %v27, 16
  %v29 = bitcast i32 %v28 to float
  %v30 = sub i64 %v2, 0
  %v31 = and i64 %v30, -4
  %v32 = add i64 0, %v31
  br label %head33
head33:
  %v34 = phi i64 [ 0, %body19 ], [ %v99, %body33 ]
  %v35 = icmp slt i64 %v34, %v32
  br i1 %v35, label %body33, label %end33
body33:
  %v36 = add i64 %v34, 0
  %v37 = getelementptr [2 x i8], ptr %v21, i64 %v36
  %v38 = load <4 x i16>, ptr %v37, align 2
  %v39 = zext <4 x i16> %v38 to <4 x i32>
  %v40 = shl <4 x i32> %v39, splat (i32 16)
  %v41 = bitcast <4 x i32> %v40 to <4 x float>
  %v42 = getelementptr [2 x i8], ptr %v22, i64 %v36
  %v43 = load <4 x i16>, ptr %v42, align 2
  %v44 = zext <4 x i16> %v43 to <4 x i32>
  %v45 = shl <4 x i32> %v44, splat (i32 16)
  %v46 = bitcast <4 x i32> %v45 to <4 x float>
  %v47 = insertelement <4 x float> poison, float %v29, i32 0
  %v48 = shufflevector <4 x float> %v47, <4 x float> poison, <4 x i32> zeroinitializer
  %v49 = fmul <4 x float> %v41, %v46
  %v50 = bitcast <4 x float> %v49 to <4 x i32>
  %v51 = lshr <4 x i32> %v50, splat (i32 16)
  %v52 = and <4 x i32> %v51, splat (i32 1)
  %v53 = add <4 x i32> %v52, splat (i32 32767)
  %v54 = add <4 x i32> %v50, %v53
  %v55 = lshr <4 x i32> %v54, splat (i32 16)
  %v56 = lshr <4 x i32> %v50, splat (i32 16)
  %v57 = and <4 x i32> %v56, splat (i32 32768)
  %v58 = or <4 x i32> %v57, splat (i32 32704)
  %v59 = and <4 x i32> %v50, splat (i32 2147483647)
  %v60 = icmp ugt <4 x i32> %v59, splat (i32 2139095040)
  %v61 = select <4 x i1> %v60, <4 x i32> %v58, <4 x i32> %v55
  %v62 = trunc <4 x i32> %v61 to <4 x i16>
  %v63 = zext <4 x i16> %v62 to <4 x i32>
  %v64 = shl <4 x i32> %v63, splat (i32 16)
  %v65 = bitcast <4 x i32> %v64 to <4 x float>
  %v66 = fadd <4 x float> %v65, %v48
  %v67 = bitcast <4 x float> %v66 to <4 x i32>
  %v68 = lshr <4 x i32> %v67, splat (i32 16)
  %v69 = and <4 x i32> %v68, splat (i32 1)
  %v70 = add <4 x i32> %v69, splat (i32 32767)
  %v71 = add <4 x i32> %v67, %v70
  %v72 = lshr <4 x i32> %v71, splat (i32 16)
  %v73 = lshr <4 x i32> %v67, splat (i32 16)
  %v74 = and <4 x i32> %v73, splat (i32 32768)
  %v75 = or <4 x i32> %v74, splat (i32 32704)
  %v76 = and <4 x i32> %v67, splat (i32 2147483647)
  %v77 = icmp ugt <4 x i32> %v76, splat (i32 2139095040)
  %v78 = select <4 x i1> %v77, <4 x i32> %v75, <4 x i32> %v72
  %v79 = trunc <4 x i32> %v78 to <4 x i16>
  %v80 = zext <4 x i16> %v79 to <4 x i32>
  %v81 = shl <4 x i32> %v80, splat (i32 16)
  %v82 = bitcast <4 x i32> %v81 to <4 x float>
  %v83 = fcmp ole <4 x float> %v82, splat (float 0x0000000000000000)
  %v84 = select <4 x i1> %v83, <4 x float> splat (float 0x0000000000000000), <4 x float> %v82
  %v85 = bitcast <4 x float> %v84 to <4 x i32>
  %v86 = lshr <4 x i32> %v85, splat (i32 16)
  %v87 = and <4 x i32> %v86, splat (i32 1)
  %v88 = add <4 x i32> %v87, splat (i32 32767)
  %v89 = add <4 x i32> %v85, %v88
  %v90 = lshr <4 x i32> %v89, splat (i32 16)
  %v91 = lshr <4 x i32> %v85, splat (i32 16)
  %v92 = and <4 x i32> %v91, splat (i32 32768)
  %v93 = or <4 x i32> %v92, splat (i32 32704)
  %v94 = and <4 x i32> %v85, splat (i32 2147483647)
  %v95 = icmp ugt <4 x i32> %v94, splat (i32 2139095040)
  %v96 = select <4 x i1> %v95, <4 x i32> %v93, <4 x i32> %v90
  %v97 = trunc <4 x i32> %v96 to <4 x i16>
  %v98 = getelementptr [2 x i8], ptr %v24, i64 %v36
  store <4 x i16> %v97, ptr %v98, align 2
  %v99 = add i64 %v34, 4
  br label %head33
end33:
  br label %head100
head100:
  %v101 = phi i64 [ %v32, %end33 ], [ %v163, %body100 ]
  %v102 = icmp slt i64 %v101, %v2
  br i1 %v102, label %body100, label %end100
body100:
  %v103 = getelementptr [2 x i8], ptr %v21, i64 %v101
  %v104 = load i16, ptr %v103, align 2
  %v105 = zext i16 %v104 to i32
  %v106 = shl i32 %v105, 16
  %v107 = bitcast i32 %v106 to float
  %v108 = getelementptr [2 x i8], ptr %v22, i64 %v101
  %v109 = load i16, ptr %v108, align 2
  %v110 = zext i16 %v109 to i32
  %v111 = shl i32 %v110, 16
  %v112 = bitcast i32 %v111 to float
  %v113 = fmul float %v107, %v112
  %v114 = bitcast float %v113 to i32
  %v115 = lshr i32 %v114, 16
  %v116 = and i32 %v115, 1
  %v117 = add i32 %v116, 32767
  %v118 = add i32 %v114, %v117
  %v119 = lshr i32 %v118, 16
  %v120 = lshr i32 %v114, 16
  %v121 = and i32 %v120, 32768
  %v122 = or i32 %v121, 32704
  %v123 = and i32 %v114, 2147483647
  %v124 = icmp ugt i32 %v123, 2139095040
  %v125 = select i1 %v124, i32 %v122, i32 %v119
  %v126 = trunc i32 %v125 to i16
  %v127 = zext i16 %v126 to i32
  %v128 = shl i32 %v127, 16
  %v129 = bitcast i32 %v128 to float
  %v130 = fadd float %v129, %v29
  %v131 = bitcast float %v130 to i32
  %v132 = lshr i32 %v131, 16
  %v133 = and i32 %v132, 1
  %v134 = add i32 %v133, 32767
  %v135 = add i32 %v131, %v134
  %v136 = lshr i32 %v135, 16
  %v137 = lshr i32 %v131, 16
  %v138 = and i32 %v137, 32768
  %v139 = or i32 %v138, 32704
  %v140 = and i32 %v131, 2147483647
  %v141 = icmp ugt i32 %v140, 2139095040
  %v142 = select i1 %v141, i32 %v139, i32 %v136
  %v143 = trunc i32 %v142 to i16
  %v144 = zext i16 %v143 to i32
  %v145 = shl i32 %v144, 16
  %v146 = bitcast i32 %v145 to float
  %v147 = fcmp ole float %v146, 0x0000000000000000
  %v148 = select i1 %v147, float 0x0000000000000000, float %v146
  %v149 = bitcast float %v148 to i32
  %v150 = lshr i32 %v149, 16
  %v151 = and i32 %v150, 1
  %v152 = add i32 %v151, 32767
  %v153 = add i32 %v149, %v152
  %v154 = lshr i32 %v153, 16
  %v155 = lshr i32 %v149, 16
  %v156 = and i32 %v155, 32768
  %v157 = or i32 %v156, 32704
  %v158 = and i32 %v149, 2147483647
  %v159 = icmp ugt i32 %v158, 2139095040
  %v160 = select i1 %v159, i32 %v157, i32 %v154
  %v161 = trunc i32 %v160 to i16
  %v162 = getelementptr [2 x i8], ptr %v24, i64 %v101
  store i16 %v161, ptr %v162, align 2
  %v163 = add i64 %v101, 1
  br label %head100
end100:
  %v164 = getelementptr i8, ptr %arguments, i64 32
  %v165 = load i64, ptr %v164, align 8
  %v166 = getelementptr [2 x i8], ptr %v21, i64 %v14
  %v167 = getelementptr [2 x i8], ptr %v22, i64 %v16
  %v168 = getelementptr [2 x i8], ptr %v23, i64 %v18
  %v169 = getelementptr [2 x i8], ptr %v24, i64 %v165
  %v170 = add i64 %v20, 1
  br label %head19
end19:
  ret void
}
