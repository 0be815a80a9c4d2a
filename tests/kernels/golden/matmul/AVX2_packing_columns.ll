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
  %v11 = add i64 %v4, 15
  %v12 = sdiv i64 %v11, 16
  %v13 = getelementptr i8, ptr %arguments, i64 48
  %v14 = load i64, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 40
  %v16 = load i64, ptr %v15, align 8
  br label %head17
head17:
  %v18 = phi i64 [ %v16, %entry ], [ %v197, %end32 ]
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
  %v31 = getelementptr [64 x i8], ptr %v10, i64 %v30
  br label %head32
head32:
  %v33 = phi i64 [ 0, %body17 ], [ %v196, %end177 ]
  %v34 = icmp slt i64 %v33, %v12
  br i1 %v34, label %body32, label %end32
body32:
  %v35 = mul i64 %v33, %v2
  %v36 = getelementptr [64 x i8], ptr %v31, i64 %v35
  %v37 = mul i64 %v33, 16
  %v38 = sub i64 %v25, %v22
  %v39 = and i64 %v38, -8
  %v40 = add i64 %v22, %v39
  br label %head41
head41:
  %v42 = phi i64 [ %v22, %body32 ], [ %v176, %end44 ]
  %v43 = icmp slt i64 %v42, %v40
  br i1 %v43, label %body41, label %end41
body41:
  br label %head44
head44:
  %v45 = phi i64 [ 0, %body41 ], [ %v175, %body44 ]
  %v46 = icmp slt i64 %v45, 16
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
  %v55 = load <8 x float>, ptr %v54, align 4
  %v56 = add i64 %v37, %v45
  %v57 = add i64 %v56, 1
  %v58 = sub i64 %v4, 1
  %v59 = icmp slt i64 %v57, %v58
  %v60 = select i1 %v59, i64 %v57, i64 %v58
  %v61 = mul i64 %v60, %v2
  %v62 = add i64 %v61, %v42
  %v63 = getelementptr [4 x i8], ptr %v28, i64 %v62
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = add i64 %v37, %v45
  %v66 = add i64 %v65, 2
  %v67 = sub i64 %v4, 1
  %v68 = icmp slt i64 %v66, %v67
  %v69 = select i1 %v68, i64 %v66, i64 %v67
  %v70 = mul i64 %v69, %v2
  %v71 = add i64 %v70, %v42
  %v72 = getelementptr [4 x i8], ptr %v28, i64 %v71
  %v73 = load <8 x float>, ptr %v72, align 4
  %v74 = add i64 %v37, %v45
  %v75 = add i64 %v74, 3
  %v76 = sub i64 %v4, 1
  %v77 = icmp slt i64 %v75, %v76
  %v78 = select i1 %v77, i64 %v75, i64 %v76
  %v79 = mul i64 %v78, %v2
  %v80 = add i64 %v79, %v42
  %v81 = getelementptr [4 x i8], ptr %v28, i64 %v80
  %v82 = load <8 x float>, ptr %v81, align 4
  %v83 = add i64 %v37, %v45
  %v84 = add i64 %v83, 4
  %v85 = sub i64 %v4, 1
  %v86 = icmp slt i64 %v84, %v85
  %v87 = select i1 %v86, i64 %v84, i64 %v85
  %v88 = mul i64 %v87, %v2
  %v89 = add i64 %v88, %v42
  %v90 = getelementptr [4 x i8], ptr %v28, i64 %v89
  %v91 = load <8 x float>, ptr %v90, align 4
  %v92 = add i64 %v37, %v45
  %v93 = add i64 %v92, 5
  %v94 = sub i64 %v4, 1
  %v95 = icmp slt i64 %v93, %v94
  %v96 = select i1 %v95, i64 %v93, i64 %v94
  %v97 = mul i64 %v96, %v2
  %v98 = add i64 %v97, %v42
  %v99 = getelementptr [4 x i8], ptr %v28, i64 %v98
  %v100 = load <8 x float>, ptr %v99, align 4
  %v101 = add i64 %v37, %v45
  %v102 = add i64 %v101, 6
  %v103 = sub i64 %v4, 1
  %v104 = icmp slt i64 %v102, %v103
  %v105 = select i1 %v104, i64 %v102, i64 %v103
  %v106 = mul i64 %v105, %v2
  %v107 = add i64 %v106, %v42
  %v108 = getelementptr [4 x i8], ptr %v28, i64 %v107
  %v109 = load <8 x float>, ptr %v108, align 4
  %v110 = add i64 %v37, %v45
  %v111 = add i64 %v110, 7
  %v112 = sub i64 %v4, 1
  %v113 = icmp slt i64 %v111, %v112
  %v114 = select i1 %v113, i64 %v111, i64 %v112
  %v115 = mul i64 %v114, %v2
  %v116 = add i64 %v115, %v42
  %v117 = getelementptr [4 x i8], ptr %v28, i64 %v116
  %v118 = load <8 x float>, ptr %v117, align 4
  %v119 = shufflevector <8 x float> %v55, <8 x float> %v91, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v120 = shufflevector <8 x float> %v55, <8 x float> %v91, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v121 = shufflevector <8 x float> %v64, <8 x float> %v100, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v122 = shufflevector <8 x float> %v64, <8 x float> %v100, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v123 = shufflevector <8 x float> %v73, <8 x float> %v109, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v124 = shufflevector <8 x float> %v73, <8 x float> %v109, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v125 = shufflevector <8 x float> %v82, <8 x float> %v118, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v126 = shufflevector <8 x float> %v82, <8 x float> %v118, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v127 = shufflevector <8 x float> %v119, <8 x float> %v123, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v128 = shufflevector <8 x float> %v119, <8 x float> %v123, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v129 = shufflevector <8 x float> %v120, <8 x float> %v124, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v130 = shufflevector <8 x float> %v120, <8 x float> %v124, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v131 = shufflevector <8 x float> %v121, <8 x float> %v125, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v132 = shufflevector <8 x float> %v121, <8 x float> %v125, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v133 = shufflevector <8 x float> %v122, <8 x float> %v126, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v134 = shufflevector <8 x float> %v122, <8 x float> %v126, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v135 = shufflevector <8 x float> %v127, <8 x float> %v131, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v136 = shufflevector <8 x float> %v127, <8 x float> %v131, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v137 = shufflevector <8 x float> %v128, <8 x float> %v132, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v138 = shufflevector <8 x float> %v128, <8 x float> %v132, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v139 = shufflevector <8 x float> %v129, <8 x float> %v133, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v140 = shufflevector <8 x float> %v129, <8 x float> %v133, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v141 = shufflevector <8 x float> %v130, <8 x float> %v134, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %v142 = shufflevector <8 x float> %v130, <8 x float> %v134, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %v143 = add i64 %v42, 0
  %v144 = mul i64 %v143, 16
  %v145 = add i64 %v144, %v45
  %v146 = getelementptr [4 x i8], ptr %v36, i64 %v145
  store <8 x float> %v135, ptr %v146, align 4
  %v147 = add i64 %v42, 1
  %v148 = mul i64 %v147, 16
  %v149 = add i64 %v148, %v45
  %v150 = getelementptr [4 x i8], ptr %v36, i64 %v149
  store <8 x float> %v136, ptr %v150, align 4
  %v151 = add i64 %v42, 2
  %v152 = mul i64 %v151, 16
  %v153 = add i64 %v152, %v45
  %v154 = getelementptr [4 x i8], ptr %v36, i64 %v153
  store <8 x float> %v137, ptr %v154, align 4
  %v155 = add i64 %v42, 3
  %v156 = mul i64 %v155, 16
  %v157 = add i64 %v156, %v45
  %v158 = getelementptr [4 x i8], ptr %v36, i64 %v157
  store <8 x float> %v138, ptr %v158, align 4
  %v159 = add i64 %v42, 4
  %v160 = mul i64 %v159, 16
  %v161 = add i64 %v160, %v45
  %v162 = getelementptr [4 x i8], ptr %v36, i64 %v161
  store <8 x float> %v139, ptr %v162, align 4
  %v163 = add i64 %v42, 5
  %v164 = mul i64 %v163, 16
  %v165 = add i64 %v164, %v45
  %v166 = getelementptr [4 x i8], ptr %v36, i64 %v165
  store <8 x float> %v140, ptr %v166, align 4
  %v167 = add i64 %v42, 6
  %v168 = mul i64 %v167, 16
  %v169 = add i64 %v168, %v45
  %v170 = getelementptr [4 x i8], ptr %v36, i64 %v169
  store <8 x float> %v141, ptr %v170, align 4
  %v171 = add i64 %v42, 7
  %v172 = mul i64 %v171, 16
  %v173 = add i64 %v172, %v45
  %v174 = getelementptr [4 x i8], ptr %v36, i64 %v173
  store <8 x float> %v142, ptr %v174, align 4
  %v175 = add i64 %v45, 8
  br label %head44
end44:
  %v176 = add i64 %v42, 8
  br label %head41
end41:
  br label %head177
head177:
  %v178 = phi i64 [ %v40, %end41 ], [ %v195, %end180 ]
  %v179 = icmp slt i64 %v178, %v25
  br i1 %v179, label %body177, label %end177
body177:
  br label %head180
head180:
  %v181 = phi i64 [ 0, %body177 ], [ %v194, %body180 ]
  %v182 = icmp slt i64 %v181, 16
  br i1 %v182, label %body180, label %end180
body180:
  %v183 = add i64 %v37, %v181
  %v184 = sub i64 %v4, 1
  %v185 = icmp slt i64 %v183, %v184
  %v186 = select i1 %v185, i64 %v183, i64 %v184
  %v187 = mul i64 %v186, %v2
  %v188 = add i64 %v187, %v178
  %v189 = getelementptr [4 x i8], ptr %v28, i64 %v188
  %v190 = load float, ptr %v189, align 4
  %v191 = mul i64 %v178, 16
  %v192 = add i64 %v191, %v181
  %v193 = getelementptr [4 x i8], ptr %v36, i64 %v192
  store float %v190, ptr %v193, align 4
  %v194 = add i64 %v181, 1
  br label %head180
end180:
  %v195 = add i64 %v178, 1
  br label %head177
end177:
  %v196 = add i64 %v33, 1
  br label %head32
end32:
  %v197 = add i64 %v18, 1
  br label %head17
end17:
  ret void
}
