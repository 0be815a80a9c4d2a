define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 16
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 24
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 32
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 0
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 8
  %v10 = load ptr, ptr %v9, align 8
  %v11 = add i64 %v4, 31
  %v12 = sdiv i64 %v11, 32
  %v13 = getelementptr i8, ptr %arguments, i64 48
  %v14 = load i64, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 40
  %v16 = load i64, ptr %v15, align 8
  br label %head17
head17:
  %v18 = phi i64 [ %v16, %entry ], [ %v341, %end32 ]
  %v19 = icmp slt i64 %v18, %v14
  br i1 %v19, label %body17, label %end17
body17:
  %v20 = sdiv i64 %v18, %v6
  %v21 = srem i64 %v18, %v6
  %v22 = mul i64 %v21, 16
  %v23 = add i64 %v22, 16
  %v24 = icmp slt i64 %v23, %v2
  %v25 = select i1 %v24, i64 %v23, i64 %v2
  %v26 = mul i64 %v2, %v4
  %v27 = mul i64 %v20, %v26
  %v28 = getelementptr [4 x i8], ptr %v8, i64 %v27
  %v29 = mul i64 %v20, %v12
  %v30 = mul i64 %v29, %v2
  %v31 = getelementptr [128 x i8], ptr %v10, i64 %v30
  br label %head32
head32:
  %v33 = phi i64 [ 0, %body17 ], [ %v340, %end321 ]
  %v34 = icmp slt i64 %v33, %v12
  br i1 %v34, label %body32, label %end32
body32:
  %v35 = mul i64 %v33, %v2
  %v36 = getelementptr [128 x i8], ptr %v31, i64 %v35
  %v37 = mul i64 %v33, 32
  %v38 = sub i64 %v25, %v22
  %v39 = and i64 %v38, -16
  %v40 = add i64 %v22, %v39
  br label %head41
head41:
  %v42 = phi i64 [ %v22, %body32 ], [ %v320, %end44 ]
  %v43 = icmp slt i64 %v42, %v40
  br i1 %v43, label %body41, label %end41
body41:
  br label %head44
head44:
  %v45 = phi i64 [ 0, %body41 ], [ %v319, %body44 ]
  %v46 = icmp slt i64 %v45, 32
  br i1 %v46, label %body44, label %end44
body44:
  %v47 = add i64 %v37, %v45
  %v48 = add i64 %v47, 0
  %v49 = sub i64 %v4, 1
  %v50 = icmp slt i64 %v48, %v49
  %v51 = select i1 %v50, i64 %v48, i64 %v49
  %v52 = mul i64 %v51, %v2
  %v53 = add i64 %v52, %v42
  %v54 = getelementptr [4 x i8], ptr %v28, i64 %v53
  %v55 = load <16 x float>, ptr %v54, align 4
  %v56 = add i64 %v37, %v45
  %v57 = add i64 %v56, 1
  %v58 = sub i64 %v4, 1
  %v59 = icmp slt i64 %v57, %v58
  %v60 = select i1 %v59, i64 %v57, i64 %v58
  %v61 = mul i64 %v60, %v2
  %v62 = add i64 %v61, %v42
  %v63 = getelementptr [4 x i8], ptr %v28, i64 %v62
  %v64 = load <16 x float>, ptr %v63, align 4
  %v65 = add i64 %v37, %v45
  %v66 = add i64 %v65, 2
  %v67 = sub i64 %v4, 1
  %v68 = icmp slt i64 %v66, %v67
  %v69 = select i1 %v68, i64 %v66, i64 %v67
  %v70 = mul i64 %v69, %v2
  %v71 = add i64 %v70, %v42
  %v72 = getelementptr [4 x i8], ptr %v28, i64 %v71
  %v73 = load <16 x float>, ptr %v72, align 4
  %v74 = add i64 %v37, %v45
  %v75 = add i64 %v74, 3
  %v76 = sub i64 %v4, 1
  %v77 = icmp slt i64 %v75, %v76
  %v78 = select i1 %v77, i64 %v75, i64 %v76
  %v79 = mul i64 %v78, %v2
  %v80 = add i64 %v79, %v42
  %v81 = getelementptr [4 x i8], ptr %v28, i64 %v80
  %v82 = load <16 x float>, ptr %v81, align 4
  %v83 = add i64 %v37, %v45
  %v84 = add i64 %v83, 4
  %v85 = sub i64 %v4, 1
  %v86 = icmp slt i64 %v84, %v85
  %v87 = select i1 %v86, i64 %v84, i64 %v85
  %v88 = mul i64 %v87, %v2
  %v89 = add i64 %v88, %v42
  %v90 = getelementptr [4 x i8], ptr %v28, i64 %v89
  %v91 = load <16 x float>, ptr %v90, align 4
  %v92 = add i64 %v37, %v45
  %v93 = add i64 %v92, 5
  %v94 = sub i64 %v4, 1
  %v95 = icmp slt i64 %v93, %v94
  %v96 = select i1 %v95, i64 %v93, i64 %v94
  %v97 = mul i64 %v96, %v2
  %v98 = add i64 %v97, %v42
  %v99 = getelementptr [4 x i8], ptr %v28, i64 %v98
  %v100 = load <16 x float>, ptr %v99, align 4
  %v101 = add i64 %v37, %v45
  %v102 = add i64 %v101, 6
  %v103 = sub i64 %v4, 1
  %v104 = icmp slt i64 %v102, %v103
  %v105 = select i1 %v104, i64 %v102, i64 %v103
  %v106 = mul i64 %v105, %v2
  %v107 = add i64 %v106, %v42
  %v108 = getelementptr [4 x i8], ptr %v28, i64 %v107
  %v109 = load <16 x float>, ptr %v108, align 4
  %v110 = add i64 %v37, %v45
  %v111 = add i64 %v110, 7
  %v112 = sub i64 %v4, 1
  %v113 = icmp slt i64 %v111, %v112
  %v114 = select i1 %v113, i64 %v111, i64 %v112
  %v115 = mul i64 %v114, %v2
  %v116 = add i64 %v115, %v42
  %v117 = getelementptr [4 x i8], ptr %v28, i64 %v116
  %v118 = load <16 x float>, ptr %v117, align 4
  %v119 = add i64 %v37, %v45
  %v120 = add i64 %v119, 8
  %v121 = sub i64 %v4, 1
  %v122 = icmp slt i64 %v120, %v121
  %v123 = select i1 %v122, i64 %v120, i64 %v121
  %v124 = mul i64 %v123, %v2
  %v125 = add i64 %v124, %v42
  %v126 = getelementptr [4 x i8], ptr %v28, i64 %v125
  %v127 = load <16 x float>, ptr %v126, align 4
  %v128 = add i64 %v37, %v45
  %v129 = add i64 %v128, 9
  %v130 = sub i64 %v4, 1
  %v131 = icmp slt i64 %v129, %v130
  %v132 = select i1 %v131, i64 %v129, i64 %v130
  %v133 = mul i64 %v132, %v2
  %v134 = add i64 %v133, %v42
  %v135 = getelementptr [4 x i8], ptr %v28, i64 %v134
  %v136 = load <16 x float>, ptr %v135, align 4
  %v137 = add i64 %v37, %v45
  %v138 = add i64 %v137, 10
  %v139 = sub i64 %v4, 1
  %v140 = icmp slt i64 %v138, %v139
  %v141 = select i1 %v140, i64 %v138, i64 %v139
  %v142 = mul i64 %v141, %v2
  %v143 = add i64 %v142, %v42
  %v144 = getelementptr [4 x i8], ptr %v28, i64 %v143
  %v145 = load <16 x float>, ptr %v144, align 4
  %v146 = add i64 %v37, %v45
  %v147 = add i64 %v146, 11
  %v148 = sub i64 %v4, 1
  %v149 = icmp slt i64 %v147, %v148
  %v150 = select i1 %v149, i64 %v147, i64 %v148
  %v151 = mul i64 %v150, %v2
  %v152 = add i64 %v151, %v42
  %v153 = getelementptr [4 x i8], ptr %v28, i64 %v152
  %v154 = load <16 x float>, ptr %v153, align 4
  %v155 = add i64 %v37, %v45
  %v156 = add i64 %v155, 12
  %v157 = sub i64 %v4, 1
  %v158 = icmp slt i64 %v156, %v157
  %v159 = select i1 %v158, i64 %v156, i64 %v157
  %v160 = mul i64 %v159, %v2
  %v161 = add i64 %v160, %v42
  %v162 = getelementptr [4 x i8], ptr %v28, i64 %v161
  %v163 = load <16 x float>, ptr %v162, align 4
  %v164 = add i64 %v37, %v45
  %v165 = add i64 %v164, 13
  %v166 = sub i64 %v4, 1
  %v167 = icmp slt i64 %v165, %v166
  %v168 = select i1 %v167, i64 %v165, i64 %v166
  %v169 = mul i64 %v168, %v2
  %v170 = add i64 %v169, %v42
  %v171 = getelementptr [4 x i8], ptr %v28, i64 %v170
  %v172 = load <16 x float>, ptr %v171, align 4
  %v173 = add i64 %v37, %v45
  %v174 = add i64 %v173, 14
  %v175 = sub i64 %v4, 1
  %v176 = icmp slt i64 %v174, %v175
  %v177 = select i1 %v176, i64 %v174, i64 %v175
  %v178 = mul i64 %v177, %v2
  %v179 = add i64 %v178, %v42
  %v180 = getelementptr [4 x i8], ptr %v28, i64 %v179
  %v181 = load <16 x float>, ptr %v180, align 4
  %v182 = add i64 %v37, %v45
  %v183 = add i64 %v182, 15
  %v184 = sub i64 %v4, 1
  %v185 = icmp slt i64 %v183, %v184
  %v186 = select i1 %v185, i64 %v183, i64 %v184
  %v187 = mul i64 %v186, %v2
  %v188 = add i64 %v187, %v42
  %v189 = getelementptr [4 x i8], ptr %v28, i64 %v188
  %v190 = load <16 x float>, ptr %v189, align 4
  %v191 = shufflevector <16 x float> %v55, <16 x float> %v127, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v192 = shufflevector <16 x float> %v55, <16 x float> %v127, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v193 = shufflevector <16 x float> %v64, <16 x float> %v136, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v194 = shufflevector <16 x float> %v64, <16 x float> %v136, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v195 = shufflevector <16 x float> %v73, <16 x float> %v145, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v196 = shufflevector <16 x float> %v73, <16 x float> %v145, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v197 = shufflevector <16 x float> %v82, <16 x float> %v154, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v198 = shufflevector <16 x float> %v82, <16 x float> %v154, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v199 = shufflevector <16 x float> %v91, <16 x float> %v163, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v200 = shufflevector <16 x float> %v91, <16 x float> %v163, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v201 = shufflevector <16 x float> %v100, <16 x float> %v172, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v202 = shufflevector <16 x float> %v100, <16 x float> %v172, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v203 = shufflevector <16 x float> %v109, <16 x float> %v181, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v204 = shufflevector <16 x float> %v109, <16 x float> %v181, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v205 = shufflevector <16 x float> %v118, <16 x float> %v190, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v206 = shufflevector <16 x float> %v118, <16 x float> %v190, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v207 = shufflevector <16 x float> %v191, <16 x float> %v199, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v208 = shufflevector <16 x float> %v191, <16 x float> %v199, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v209 = shufflevector <16 x float> %v192, <16 x float> %v200, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v210 = shufflevector <16 x float> %v192, <16 x float> %v200, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v211 = shufflevector <16 x float> %v193, <16 x float> %v201, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v212 = shufflevector <16 x float> %v193, <16 x float> %v201, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v213 = shufflevector <16 x float> %v194, <16 x float> %v202, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v214 = shufflevector <16 x float> %v194, <16 x float> %v202, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v215 = shufflevector <16 x float> %v195, <16 x float> %v203, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v216 = shufflevector <16 x float> %v195, <16 x float> %v203, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v217 = shufflevector <16 x float> %v196, <16 x float> %v204, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v218 = shufflevector <16 x float> %v196, <16 x float> %v204, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v219 = shufflevector <16 x float> %v197, <16 x float> %v205, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v220 = shufflevector <16 x float> %v197, <16 x float> %v205, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v221 = shufflevector <16 x float> %v198, <16 x float> %v206, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v222 = shufflevector <16 x float> %v198, <16 x float> %v206, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v223 = shufflevector <16 x float> %v207, <16 x float> %v215, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v224 = shufflevector <16 x float> %v207, <16 x float> %v215, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v225 = shufflevector <16 x float> %v208, <16 x float> %v216, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v226 = shufflevector <16 x float> %v208, <16 x float> %v216, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v227 = shufflevector <16 x float> %v209, <16 x float> %v217, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v228 = shufflevector <16 x float> %v209, <16 x float> %v217, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v229 = shufflevector <16 x float> %v210, <16 x float> %v218, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v230 = shufflevector <16 x float> %v210, <16 x float> %v218, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v231 = shufflevector <16 x float> %v211, <16 x float> %v219, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v232 = shufflevector <16 x float> %v211, <16 x float> %v219, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v233 = shufflevector <16 x float> %v212, <16 x float> %v220, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v234 = shufflevector <16 x float> %v212, <16 x float> %v220, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v235 = shufflevector <16 x float> %v213, <16 x float> %v221, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v236 = shufflevector <16 x float> %v213, <16 x float> %v221, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v237 = shufflevector <16 x float> %v214, <16 x float> %v222, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v238 = shufflevector <16 x float> %v214, <16 x float> %v222, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v239 = shufflevector <16 x float> %v223, <16 x float> %v231, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v240 = shufflevector <16 x float> %v223, <16 x float> %v231, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v241 = shufflevector <16 x float> %v224, <16 x float> %v232, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v242 = shufflevector <16 x float> %v224, <16 x float> %v232, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v243 = shufflevector <16 x float> %v225, <16 x float> %v233, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v244 = shufflevector <16 x float> %v225, <16 x float> %v233, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v245 = shufflevector <16 x float> %v226, <16 x float> %v234, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v246 = shufflevector <16 x float> %v226, <16 x float> %v234, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v247 = shufflevector <16 x float> %v227, <16 x float> %v235, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v248 = shufflevector <16 x float> %v227, <16 x float> %v235, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v249 = shufflevector <16 x float> %v228, <16 x float> %v236, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v250 = shufflevector <16 x float> %v228, <16 x float> %v236, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v251 = shufflevector <16 x float> %v229, <16 x float> %v237, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v252 = shufflevector <16 x float> %v229, <16 x float> %v237, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v253 = shufflevector <16 x float> %v230, <16 x float> %v238, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v254 = shufflevector <16 x float> %v230, <16 x float> %v238, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %v255 = add i64 %v42, 0
  %v256 = mul i64 %v255, 32
  %v257 = add i64 %v256, %v45
  %v258 = getelementptr [4 x i8], ptr %v36, i64 %v257
  store <16 x float> %v239, ptr %v258, align 4
  %v259 = add i64 %v42, 1
  %v260 = mul i64 %v259, 32
  %v261 = add i64 %v260, %v45
  %v262 = getelementptr [4 x i8], ptr %v36, i64 %v261
  store <16 x float> %v240, ptr %v262, align 4
  %v263 = add i64 %v42, 2
  %v264 = mul i64 %v263, 32
  %v265 = add i64 %v264, %v45
  %v266 = getelementptr [4 x i8], ptr %v36, i64 %v265
  store <16 x float> %v241, ptr %v266, align 4
  %v267 = add i64 %v42, 3
  %v268 = mul i64 %v267, 32
  %v269 = add i64 %v268, %v45
  %v270 = getelementptr [4 x i8], ptr %v36, i64 %v269
  store <16 x float> %v242, ptr %v270, align 4
  %v271 = add i64 %v42, 4
  %v272 = mul i64 %v271, 32
  %v273 = add i64 %v272, %v45
  %v274 = getelementptr [4 x i8], ptr %v36, i64 %v273
  store <16 x float> %v243, ptr %v274, align 4
  %v275 = add i64 %v42, 5
  %v276 = mul i64 %v275, 32
  %v277 = add i64 %v276, %v45
  %v278 = getelementptr [4 x i8], ptr %v36, i64 %v277
  store <16 x float> %v244, ptr %v278, align 4
  %v279 = add i64 %v42, 6
  %v280 = mul i64 %v279, 32
  %v281 = add i64 %v280, %v45
  %v282 = getelementptr [4 x i8], ptr %v36, i64 %v281
  store <16 x float> %v245, ptr %v282, align 4
  %v283 = add i64 %v42, 7
  %v284 = mul i64 %v283, 32
  %v285 = add i64 %v284, %v45
  %v286 = getelementptr [4 x i8], ptr %v36, i64 %v285
  store <16 x float> %v246, ptr %v286, align 4
  %v287 = add i64 %v42, 8
  %v288 = mul i64 %v287, 32
  %v289 = add i64 %v288, %v45
  %v290 = getelementptr [4 x i8], ptr %v36, i64 %v289
  store <16 x float> %v247, ptr %v290, align 4
  %v291 = add i64 %v42, 9
  %v292 = mul i64 %v291, 32
  %v293 = add i64 %v292, %v45
  %v294 = getelementptr [4 x i8], ptr %v36, i64 %v293
  store <16 x float> %v248, ptr %v294, align 4
  %v295 = add i64 %v42, 10
  %v296 = mul i64 %v295, 32
  %v297 = add i64 %v296, %v45
  %v298 = getelementptr [4 x i8], ptr %v36, i64 %v297
  store <16 x float> %v249, ptr %v298, align 4
  %v299 = add i64 %v42, 11
  %v300 = mul i64 %v299, 32
  %v301 = add i64 %v300, %v45
  %v302 = getelementptr [4 x i8], ptr %v36, i64 %v301
  store <16 x float> %v250, ptr %v302, align 4
  %v303 = add i64 %v42, 12
  %v304 = mul i64 %v303, 32
  %v305 = add i64 %v304, %v45
  %v306 = getelementptr [4 x i8], ptr %v36, i64 %v305
  store <16 x float> %v251, ptr %v306, align 4
  %v307 = add i64 %v42, 13
  %v308 = mul i64 %v307, 32
  %v309 = add i64 %v308, %v45
  %v310 = getelementptr [4 x i8], ptr %v36, i64 %v309
  store <16 x float> %v252, ptr %v310, align 4
  %v311 = add i64 %v42, 14
  %v312 = mul i64 %v311, 32
  %v313 = add i64 %v312, %v45
  %v314 = getelementptr [4 x i8], ptr %v36, i64 %v313
  store <16 x float> %v253, ptr %v314, align 4
  %v315 = add i64 %v42, 15
  %v316 = mul i64 %v315, 32
  %v317 = add i64 %v316, %v45
  %v318 = getelementptr [4 x i8], ptr %v36, i64 %v317
  store <16 x float> %v254, ptr %v318, align 4
  %v319 = add i64 %v45, 16
  br label %head44
end44:
  %v320 = add i64 %v42, 16
  br label %head41
end41:
  br label %head321
head321:
  %v322 = phi i64 [ %v40, %end41 ], [ %v339, %end324 ]
  %v323 = icmp slt i64 %v322, %v25
  br i1 %v323, label %body321, label %end321
body321:
  br label %head324
head324:
  %v325 = phi i64 [ 0, %body321 ], [ %v338, %body324 ]
  %v326 = icmp slt i64 %v325, 32
  br i1 %v326, label %body324, label %end324
body324:
  %v327 = add i64 %v37, %v325
  %v328 = sub i64 %v4, 1
  %v329 = icmp slt i64 %v327, %v328
  %v330 = select i1 %v329, i64 %v327, i64 %v328
  %v331 = mul i64 %v330, %v2
  %v332 = add i64 %v331, %v322
  %v333 = getelementptr [4 x i8], ptr %v28, i64 %v332
  %v334 = load float, ptr %v333, align 4
  %v335 = mul i64 %v322, 32
  %v336 = add i64 %v335, %v325
  %v337 = getelementptr [4 x i8], ptr %v36, i64 %v336
  store float %v334, ptr %v337, align 4
  %v338 = add i64 %v325, 1
  br label %head324
end324:
  %v339 = add i64 %v322, 1
  br label %head321
end321:
  %v340 = add i64 %v33, 1
  br label %head32
end32:
  %v341 = add i64 %v18, 1
  br label %head17
end17:
  ret void
}
