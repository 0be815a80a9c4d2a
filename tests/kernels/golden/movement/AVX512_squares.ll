define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 0
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 16
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr [4 x i8], ptr %v2, i64 %v4
  %v6 = getelementptr i8, ptr %arguments, i64 8
  %v7 = load ptr, ptr %v6, align 8
  %v8 = getelementptr i8, ptr %arguments, i64 24
  %v9 = load i64, ptr %v8, align 8
  %v10 = getelementptr [4 x i8], ptr %v7, i64 %v9
  %v11 = getelementptr i8, ptr %arguments, i64 72
  %v12 = load i64, ptr %v11, align 8
  %v13 = getelementptr i8, ptr %arguments, i64 80
  %v14 = load i64, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 64
  %v16 = load i64, ptr %v15, align 8
  br label %head17
head17:
  %v18 = phi i64 [ 0, %entry ], [ %v331, %joined29 ]
  %v19 = phi ptr [ %v5, %entry ], [ %v329, %joined29 ]
  %v20 = phi ptr [ %v10, %entry ], [ %v330, %joined29 ]
  %v21 = icmp slt i64 %v18, %v16
  br i1 %v21, label %body17, label %end17
body17:
  %v22 = getelementptr i8, ptr %arguments, i64 32
  %v23 = load i64, ptr %v22, align 8
  %v24 = getelementptr i8, ptr %arguments, i64 40
  %v25 = load i64, ptr %v24, align 8
  %v26 = icmp sge i64 %v23, 16
  %v27 = icmp sge i64 %v25, 16
  %v28 = and i1 %v26, %v27
  br i1 %v28, label %yes29, label %no29
yes29:
  br label %head30
head30:
  %v31 = phi i64 [ 0, %yes29 ], [ %v208, %end36 ]
  %v32 = icmp slt i64 %v31, %v23
  br i1 %v32, label %body30, label %end30
body30:
  %v33 = add i64 %v31, 64
  %v34 = icmp slt i64 %v33, %v23
  %v35 = select i1 %v34, i64 %v33, i64 %v23
  br label %head36
head36:
  %v37 = phi i64 [ 0, %body30 ], [ %v207, %end42 ]
  %v38 = icmp slt i64 %v37, %v25
  br i1 %v38, label %body36, label %end36
body36:
  %v39 = sub i64 %v25, 16
  %v40 = icmp slt i64 %v37, %v39
  %v41 = select i1 %v40, i64 %v37, i64 %v39
  br label %head42
head42:
  %v43 = phi i64 [ %v31, %body36 ], [ %v206, %body42 ]
  %v44 = icmp slt i64 %v43, %v35
  br i1 %v44, label %body42, label %end42
body42:
  %v45 = sub i64 %v23, 16
  %v46 = icmp slt i64 %v43, %v45
  %v47 = select i1 %v46, i64 %v43, i64 %v45
  %v48 = getelementptr i8, ptr %arguments, i64 48
  %v49 = load i64, ptr %v48, align 8
  %v50 = mul i64 %v47, %v49
  %v51 = add i64 %v50, %v41
  %v52 = getelementptr i8, ptr %arguments, i64 56
  %v53 = load i64, ptr %v52, align 8
  %v54 = mul i64 %v41, %v53
  %v55 = add i64 %v54, %v47
  %v56 = getelementptr [4 x i8], ptr %v19, i64 %v51
  %v57 = getelementptr [4 x i8], ptr %v20, i64 %v55
  %v58 = getelementptr i8, ptr %arguments, i64 48
  %v59 = load i64, ptr %v58, align 8
  %v60 = mul i64 %v59, 0
  %v61 = getelementptr [4 x i8], ptr %v56, i64 %v60
  %v62 = mul i64 %v59, 1
  %v63 = getelementptr [4 x i8], ptr %v56, i64 %v62
  %v64 = mul i64 %v59, 2
  %v65 = getelementptr [4 x i8], ptr %v56, i64 %v64
  %v66 = mul i64 %v59, 3
  %v67 = getelementptr [4 x i8], ptr %v56, i64 %v66
  %v68 = mul i64 %v59, 4
  %v69 = getelementptr [4 x i8], ptr %v56, i64 %v68
  %v70 = mul i64 %v59, 5
  %v71 = getelementptr [4 x i8], ptr %v56, i64 %v70
  %v72 = mul i64 %v59, 6
  %v73 = getelementptr [4 x i8], ptr %v56, i64 %v72
  %v74 = mul i64 %v59, 7
  %v75 = getelementptr [4 x i8], ptr %v56, i64 %v74
  %v76 = mul i64 %v59, 8
  %v77 = getelementptr [4 x i8], ptr %v56, i64 %v76
  %v78 = mul i64 %v59, 9
  %v79 = getelementptr [4 x i8], ptr %v56, i64 %v78
  %v80 = mul i64 %v59, 10
  %v81 = getelementptr [4 x i8], ptr %v56, i64 %v80
  %v82 = mul i64 %v59, 11
  %v83 = getelementptr [4 x i8], ptr %v56, i64 %v82
  %v84 = mul i64 %v59, 12
  %v85 = getelementptr [4 x i8], ptr %v56, i64 %v84
  %v86 = mul i64 %v59, 13
  %v87 = getelementptr [4 x i8], ptr %v56, i64 %v86
  %v88 = mul i64 %v59, 14
  %v89 = getelementptr [4 x i8], ptr %v56, i64 %v88
  %v90 = mul i64 %v59, 15
  %v91 = getelementptr [4 x i8], ptr %v56, i64 %v90
  %v92 = getelementptr i8, ptr %arguments, i64 56
  %v93 = load i64, ptr %v92, align 8
  %v94 = mul i64 %v93, 0
  %v95 = getelementptr [4 x i8], ptr %v57, i64 %v94
  %v96 = mul i64 %v93, 1
  %v97 = getelementptr [4 x i8], ptr %v57, i64 %v96
  %v98 = mul i64 %v93, 2
  %v99 = getelementptr [4 x i8], ptr %v57, i64 %v98
  %v100 = mul i64 %v93, 3
  %v101 = getelementptr [4 x i8], ptr %v57, i64 %v100
  %v102 = mul i64 %v93, 4
  %v103 = getelementptr [4 x i8], ptr %v57, i64 %v102
  %v104 = mul i64 %v93, 5
  %v105 = getelementptr [4 x i8], ptr %v57, i64 %v104
  %v106 = mul i64 %v93, 6
  %v107 = getelementptr [4 x i8], ptr %v57, i64 %v106
  %v108 = mul i64 %v93, 7
  %v109 = getelementptr [4 x i8], ptr %v57, i64 %v108
  %v110 = mul i64 %v93, 8
  %v111 = getelementptr [4 x i8], ptr %v57, i64 %v110
  %v112 = mul i64 %v93, 9
  %v113 = getelementptr [4 x i8], ptr %v57, i64 %v112
  %v114 = mul i64 %v93, 10
  %v115 = getelementptr [4 x i8], ptr %v57, i64 %v114
  %v116 = mul i64 %v93, 11
  %v117 = getelementptr [4 x i8], ptr %v57, i64 %v116
  %v118 = mul i64 %v93, 12
  %v119 = getelementptr [4 x i8], ptr %v57, i64 %v118
  %v120 = mul i64 %v93, 13
  %v121 = getelementptr [4 x i8], ptr %v57, i64 %v120
  %v122 = mul i64 %v93, 14
  %v123 = getelementptr [4 x i8], ptr %v57, i64 %v122
  %v124 = mul i64 %v93, 15
  %v125 = getelementptr [4 x i8], ptr %v57, i64 %v124
  %v126 = load <16 x i32>, ptr %v61, align 4
  %v127 = load <16 x i32>, ptr %v63, align 4
  %v128 = load <16 x i32>, ptr %v65, align 4
  %v129 = load <16 x i32>, ptr %v67, align 4
  %v130 = load <16 x i32>, ptr %v69, align 4
  %v131 = load <16 x i32>, ptr %v71, align 4
  %v132 = load <16 x i32>, ptr %v73, align 4
  %v133 = load <16 x i32>, ptr %v75, align 4
  %v134 = load <16 x i32>, ptr %v77, align 4
  %v135 = load <16 x i32>, ptr %v79, align 4
  %v136 = load <16 x i32>, ptr %v81, align 4
  %v137 = load <16 x i32>, ptr %v83, align 4
  %v138 = load <16 x i32>, ptr %v85, align 4
  %v139 = load <16 x i32>, ptr %v87, align 4
  %v140 = load <16 x i32>, ptr %v89, align 4
  %v141 = load <16 x i32>, ptr %v91, align 4
  %v142 = shufflevector <16 x i32> %v126, <16 x i32> %v128, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v143 = shufflevector <16 x i32> %v126, <16 x i32> %v128, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v144 = shufflevector <16 x i32> %v127, <16 x i32> %v129, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v145 = shufflevector <16 x i32> %v127, <16 x i32> %v129, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v146 = shufflevector <16 x i32> %v142, <16 x i32> %v144, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v147 = shufflevector <16 x i32> %v142, <16 x i32> %v144, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v148 = shufflevector <16 x i32> %v143, <16 x i32> %v145, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v149 = shufflevector <16 x i32> %v143, <16 x i32> %v145, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v150 = shufflevector <16 x i32> %v130, <16 x i32> %v132, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v151 = shufflevector <16 x i32> %v130, <16 x i32> %v132, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v152 = shufflevector <16 x i32> %v131, <16 x i32> %v133, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v153 = shufflevector <16 x i32> %v131, <16 x i32> %v133, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v154 = shufflevector <16 x i32> %v150, <16 x i32> %v152, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v155 = shufflevector <16 x i32> %v150, <16 x i32> %v152, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v156 = shufflevector <16 x i32> %v151, <16 x i32> %v153, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v157 = shufflevector <16 x i32> %v151, <16 x i32> %v153, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v158 = shufflevector <16 x i32> %v134, <16 x i32> %v136, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v159 = shufflevector <16 x i32> %v134, <16 x i32> %v136, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v160 = shufflevector <16 x i32> %v135, <16 x i32> %v137, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v161 = shufflevector <16 x i32> %v135, <16 x i32> %v137, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v162 = shufflevector <16 x i32> %v158, <16 x i32> %v160, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v163 = shufflevector <16 x i32> %v158, <16 x i32> %v160, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v164 = shufflevector <16 x i32> %v159, <16 x i32> %v161, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v165 = shufflevector <16 x i32> %v159, <16 x i32> %v161, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v166 = shufflevector <16 x i32> %v138, <16 x i32> %v140, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v167 = shufflevector <16 x i32> %v138, <16 x i32> %v140, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v168 = shufflevector <16 x i32> %v139, <16 x i32> %v141, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v169 = shufflevector <16 x i32> %v139, <16 x i32> %v141, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v170 = shufflevector <16 x i32> %v166, <16 x i32> %v168, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v171 = shufflevector <16 x i32> %v166, <16 x i32> %v168, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v172 = shufflevector <16 x i32> %v167, <16 x i32> %v169, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %v173 = shufflevector <16 x i32> %v167, <16 x i32> %v169, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %v174 = shufflevector <16 x i32> %v146, <16 x i32> %v154, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v175 = shufflevector <16 x i32> %v146, <16 x i32> %v154, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v176 = shufflevector <16 x i32> %v162, <16 x i32> %v170, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v177 = shufflevector <16 x i32> %v162, <16 x i32> %v170, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v178 = shufflevector <16 x i32> %v174, <16 x i32> %v176, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v179 = shufflevector <16 x i32> %v174, <16 x i32> %v176, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v180 = shufflevector <16 x i32> %v175, <16 x i32> %v177, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v181 = shufflevector <16 x i32> %v175, <16 x i32> %v177, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v182 = shufflevector <16 x i32> %v147, <16 x i32> %v155, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v183 = shufflevector <16 x i32> %v147, <16 x i32> %v155, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v184 = shufflevector <16 x i32> %v163, <16 x i32> %v171, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v185 = shufflevector <16 x i32> %v163, <16 x i32> %v171, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v186 = shufflevector <16 x i32> %v182, <16 x i32> %v184, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v187 = shufflevector <16 x i32> %v182, <16 x i32> %v184, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v188 = shufflevector <16 x i32> %v183, <16 x i32> %v185, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v189 = shufflevector <16 x i32> %v183, <16 x i32> %v185, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v190 = shufflevector <16 x i32> %v148, <16 x i32> %v156, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v191 = shufflevector <16 x i32> %v148, <16 x i32> %v156, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v192 = shufflevector <16 x i32> %v164, <16 x i32> %v172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v193 = shufflevector <16 x i32> %v164, <16 x i32> %v172, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v194 = shufflevector <16 x i32> %v190, <16 x i32> %v192, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v195 = shufflevector <16 x i32> %v190, <16 x i32> %v192, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v196 = shufflevector <16 x i32> %v191, <16 x i32> %v193, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v197 = shufflevector <16 x i32> %v191, <16 x i32> %v193, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v198 = shufflevector <16 x i32> %v149, <16 x i32> %v157, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v199 = shufflevector <16 x i32> %v149, <16 x i32> %v157, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v200 = shufflevector <16 x i32> %v165, <16 x i32> %v173, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v201 = shufflevector <16 x i32> %v165, <16 x i32> %v173, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v202 = shufflevector <16 x i32> %v198, <16 x i32> %v200, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v203 = shufflevector <16 x i32> %v198, <16 x i32> %v200, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  %v204 = shufflevector <16 x i32> %v199, <16 x i32> %v201, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19, i32 24, i32 25, i32 26, i32 27>
  %v205 = shufflevector <16 x i32> %v199, <16 x i32> %v201, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15, i32 20, i32 21, i32 22, i32 23, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %v178, ptr %v95, align 4
  store <16 x i32> %v186, ptr %v97, align 4
  store <16 x i32> %v194, ptr %v99, align 4
  store <16 x i32> %v202, ptr %v101, align 4
  store <16 x i32> %v180, ptr %v103, align 4
  store <16 x i32> %v188, ptr %v105, align 4
  store <16 x i32> %v196, ptr %v107, align 4
  store <16 x i32> %v204, ptr %v109, align 4
  store <16 x i32> %v179, ptr %v111, align 4
  store <16 x i32> %v187, ptr %v113, align 4
  store <16 x i32> %v195, ptr %v115, align 4
  store <16 x i32> %v203, ptr %v117, align 4
  store <16 x i32> %v181, ptr %v119, align 4
  store <16 x i32> %v189, ptr %v121, align 4
  store <16 x i32> %v197, ptr %v123, align 4
  store <16 x i32> %v205, ptr %v125, align 4
  %v206 = add i64 %v43, 16
  br label %head42
end42:
  %v207 = add i64 %v37, 16
  br label %head36
end36:
  %v208 = add i64 %v31, 64
  br label %head30
end30:
  br label %joined29
no29:
  %v209 = getelementptr i8, ptr %arguments, i64 32
  %v210 = load i64, ptr %v209, align 8
  %v211 = getelementptr i8, ptr %arguments, i64 40
  %v212 = load i64, ptr %v211, align 8
  %v213 = getelementptr i8, ptr %arguments, i64 48
  %v214 = load i64, ptr %v213, align 8
  %v215 = getelementptr i8, ptr %arguments, i64 56
  %v216 = load i64, ptr %v215, align 8
  %v217 = icmp sgt i64 %v210, %v212
  br i1 %v217, label %yes218, label %no218
yes218:
  br label %head219
head219:
  %v220 = phi i64 [ 0, %yes218 ], [ %v273, %end260 ]
  %v221 = phi ptr [ %v19, %yes218 ], [ %v271, %end260 ]
  %v222 = phi ptr [ %v20, %yes218 ], [ %v272, %end260 ]
  %v223 = icmp slt i64 %v220, %v212
  br i1 %v223, label %body219, label %end219
body219:
  %v224 = and i64 %v210, -4
  %v225 = mul i64 %v214, 0
  %v226 = mul i64 1, 0
  %v227 = mul i64 %v214, 1
  %v228 = mul i64 1, 1
  %v229 = mul i64 %v214, 2
  %v230 = mul i64 1, 2
  %v231 = mul i64 %v214, 3
  %v232 = mul i64 1, 3
  %v233 = mul i64 %v214, 4
  %v234 = mul i64 1, 4
  br label %head235
head235:
  %v236 = phi i64 [ 0, %body219 ], [ %v254, %body235 ]
  %v237 = phi ptr [ %v221, %body219 ], [ %v252, %body235 ]
  %v238 = phi ptr [ %v222, %body219 ], [ %v253, %body235 ]
  %v239 = icmp slt i64 %v236, %v224
  br i1 %v239, label %body235, label %end235
body235:
  %v240 = getelementptr [4 x i8], ptr %v237, i64 %v225
  %v241 = getelementptr [4 x i8], ptr %v238, i64 %v226
  %v242 = load i32, ptr %v240, align 4
  store i32 %v242, ptr %v241, align 4
  %v243 = getelementptr [4 x i8], ptr %v237, i64 %v227
  %v244 = getelementptr [4 x i8], ptr %v238, i64 %v228
  %v245 = load i32, ptr %v243, align 4
  store i32 %v245, ptr %v244, align 4
  %v246 = getelementptr [4 x i8], ptr %v237, i64 %v229
  %v247 = getelementptr [4 x i8], ptr %v238, i64 %v230
  %v248 = load i32, ptr %v246, align 4
  store i32 %v248, ptr %v247, align 4
  %v249 = getelementptr [4 x i8], ptr %v237, i64 %v231
  %v250 = getelementptr [4 x i8], ptr %v238, i64 %v232
  %v251 = load i32, ptr %v249, align 4
  store i32 %v251, ptr %v250, align 4
  %v252 = getelementptr [4 x i8], ptr %v237, i64 %v233
  %v253 = getelementptr [4 x i8], ptr %v238, i64 %v234
  %v254 = add i64 %v236, 4
  br label %head235
end235:
  %v255 = and i64 %v210, -1
  %v256 = mul i64 %v214, 0
  %v257 = mul i64 1, 0
  %v258 = mul i64 %v214, 1
  %v259 = mul i64 1, 1
  br label %head260
head260:
  %v261 = phi i64 [ %v224, %end235 ], [ %v270, %body260 ]
  %v262 = phi ptr [ %v237, %end235 ], [ %v268, %body260 ]
  %v263 = phi ptr [ %v238, %end235 ], [ %v269, %body260 ]
  %v264 = icmp slt i64 %v261, %v255
  br i1 %v264, label %body260, label %end260
body260:
  %v265 = getelementptr [4 x i8], ptr %v262, i64 %v256
  %v266 = getelementptr [4 x i8], ptr %v263, i64 %v257
  %v267 = load i32, ptr %v265, align 4
  store i32 %v267, ptr %v266, align 4
  %v268 = getelementptr [4 x i8], ptr %v262, i64 %v258
  %v269 = getelementptr [4 x i8], ptr %v263, i64 %v259
  %v270 = add i64 %v261, 1
  br label %head260
end260:
  %v271 = getelementptr [4 x i8], ptr %v221, i64 1
  %v272 = getelementptr [4 x i8], ptr %v222, i64 %v216
  %v273 = add i64 %v220, 1
  br label %head219
end219:
  br label %joined218
no218:
  br label %head274
head274:
  %v275 = phi i64 [ 0, %no218 ], [ %v328, %end315 ]
  %v276 = phi ptr [ %v19, %no218 ], [ %v326, %end315 ]
  %v277 = phi ptr [ %v20, %no218 ], [ %v327, %end315 ]
  %v278 = icmp slt i64 %v275, %v210
  br i1 %v278, label %body274, label %end274
body274:
  %v279 = and i64 %v212, -4
  %v280 = mul i64 1, 0
  %v281 = mul i64 %v216, 0
  %v282 = mul i64 1, 1
  %v283 = mul i64 %v216, 1
  %v284 = mul i64 1, 2
  %v285 = mul i64 %v216, 2
  %v286 = mul i64 1, 3
  %v287 = mul i64 %v216, 3
  %v288 = mul i64 1, 4
  %v289 = mul i64 %v216, 4
  br label %head290
head290:
  %v291 = phi i64 [ 0, %body274 ], [ %v309, %body290 ]
  %v292 = phi ptr [ %v276, %body274 ], [ %v307, %body290 ]
  %v293 = phi ptr [ %v277, %body274 ], [ %v308, %body290 ]
  %v294 = icmp slt i64 %v291, %v279
  br i1 %v294, label %body290, label %end290
body290:
  %v295 = getelementptr [4 x i8], ptr %v292, i64 %v280
  %v296 = getelementptr [4 x i8], ptr %v293, i64 %v281
  %v297 = load i32, ptr %v295, align 4
  store i32 %v297, ptr %v296, align 4
  %v298 = getelementptr [4 x i8], ptr %v292, i64 %v282
  %v299 = getelementptr [4 x i8], ptr %v293, i64 %v283
  %v300 = load i32, ptr %v298, align 4
  store i32 %v300, ptr %v299, align 4
  %v301 = getelementptr [4 x i8], ptr %v292, i64 %v284
  %v302 = getelementptr [4 x i8], ptr %v293, i64 %v285
  %v303 = load i32, ptr %v301, align 4
  store i32 %v303, ptr %v302, align 4
  %v304 = getelementptr [4 x i8], ptr %v292, i64 %v286
  %v305 = getelementptr [4 x i8], ptr %v293, i64 %v287
  %v306 = load i32, ptr %v304, align 4
  store i32 %v306, ptr %v305, align 4
  %v307 = getelementptr [4 x i8], ptr %v292, i64 %v288
  %v308 = getelementptr [4 x i8], ptr %v293, i64 %v289
  %v309 = add i64 %v291, 4
  br label %head290
end290:
  %v310 = and i64 %v212, -1
  %v311 = mul i64 1, 0
  %v312 = mul i64 %v216, 0
  %v313 = mul i64 1, 1
  %v314 = mul i64 %v216, 1
  br label %head315
head315:
  %v316 = phi i64 [ %v279, %end290 ], [ %v325, %body315 ]
  %v317 = phi ptr [ %v292, %end290 ], [ %v323, %body315 ]
  %v318 = phi ptr [ %v293, %end290 ], [ %v324, %body315 ]
  %v319 = icmp slt i64 %v316, %v310
  br i1 %v319, label %body315, label %end315
body315:
  %v320 = getelementptr [4 x i8], ptr %v317, i64 %v311
  %v321 = getelementptr [4 x i8], ptr %v318, i64 %v312
  %v322 = load i32, ptr %v320, align 4
  store i32 %v322, ptr %v321, align 4
  %v323 = getelementptr [4 x i8], ptr %v317, i64 %v313
  %v324 = getelementptr [4 x i8], ptr %v318, i64 %v314
  %v325 = add i64 %v316, 1
  br label %head315
end315:
  %v326 = getelementptr [4 x i8], ptr %v276, i64 %v214
  %v327 = getelementptr [4 x i8], ptr %v277, i64 1
  %v328 = add i64 %v275, 1
  br label %head274
end274:
  br label %joined218
joined218:
  br label %joined29
joined29:
  %v329 = getelementptr [4 x i8], ptr %v19, i64 %v12
  %v330 = getelementptr [4 x i8], ptr %v20, i64 %v14
  %v331 = add i64 %v18, 1
  br label %head17
end17:
  ret void
}
