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
  %v18 = phi i64 [ 0, %entry ], [ %v215, %joined29 ]
  %v19 = phi ptr [ %v5, %entry ], [ %v213, %joined29 ]
  %v20 = phi ptr [ %v10, %entry ], [ %v214, %joined29 ]
  %v21 = icmp slt i64 %v18, %v16
  br i1 %v21, label %body17, label %end17
body17:
  %v22 = getelementptr i8, ptr %arguments, i64 32
  %v23 = load i64, ptr %v22, align 8
  %v24 = getelementptr i8, ptr %arguments, i64 40
  %v25 = load i64, ptr %v24, align 8
  %v26 = icmp sge i64 %v23, 4
  %v27 = icmp sge i64 %v25, 4
  %v28 = and i1 %v26, %v27
  br i1 %v28, label %yes29, label %no29
yes29:
  br label %head30
head30:
  %v31 = phi i64 [ 0, %yes29 ], [ %v92, %end36 ]
  %v32 = icmp slt i64 %v31, %v23
  br i1 %v32, label %body30, label %end30
body30:
  %v33 = add i64 %v31, 16
  %v34 = icmp slt i64 %v33, %v23
  %v35 = select i1 %v34, i64 %v33, i64 %v23
  br label %head36
head36:
  %v37 = phi i64 [ 0, %body30 ], [ %v91, %end42 ]
  %v38 = icmp slt i64 %v37, %v25
  br i1 %v38, label %body36, label %end36
body36:
  %v39 = sub i64 %v25, 4
  %v40 = icmp slt i64 %v37, %v39
  %v41 = select i1 %v40, i64 %v37, i64 %v39
  br label %head42
head42:
  %v43 = phi i64 [ %v31, %body36 ], [ %v90, %body42 ]
  %v44 = icmp slt i64 %v43, %v35
  br i1 %v44, label %body42, label %end42
body42:
  %v45 = sub i64 %v23, 4
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
  %v68 = getelementptr i8, ptr %arguments, i64 56
  %v69 = load i64, ptr %v68, align 8
  %v70 = mul i64 %v69, 0
  %v71 = getelementptr [4 x i8], ptr %v57, i64 %v70
  %v72 = mul i64 %v69, 1
  %v73 = getelementptr [4 x i8], ptr %v57, i64 %v72
  %v74 = mul i64 %v69, 2
  %v75 = getelementptr [4 x i8], ptr %v57, i64 %v74
  %v76 = mul i64 %v69, 3
  %v77 = getelementptr [4 x i8], ptr %v57, i64 %v76
  %v78 = load <4 x i32>, ptr %v61, align 4
  %v79 = load <4 x i32>, ptr %v63, align 4
  %v80 = load <4 x i32>, ptr %v65, align 4
  %v81 = load <4 x i32>, ptr %v67, align 4
  %v82 = shufflevector <4 x i32> %v78, <4 x i32> %v80, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v83 = shufflevector <4 x i32> %v78, <4 x i32> %v80, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v84 = shufflevector <4 x i32> %v79, <4 x i32> %v81, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v85 = shufflevector <4 x i32> %v79, <4 x i32> %v81, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v86 = shufflevector <4 x i32> %v82, <4 x i32> %v84, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v87 = shufflevector <4 x i32> %v82, <4 x i32> %v84, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v88 = shufflevector <4 x i32> %v83, <4 x i32> %v85, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v89 = shufflevector <4 x i32> %v83, <4 x i32> %v85, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x i32> %v86, ptr %v71, align 4
  store <4 x i32> %v87, ptr %v73, align 4
  store <4 x i32> %v88, ptr %v75, align 4
  store <4 x i32> %v89, ptr %v77, align 4
  %v90 = add i64 %v43, 4
  br label %head42
end42:
  %v91 = add i64 %v37, 4
  br label %head36
end36:
  %v92 = add i64 %v31, 16
  br label %head30
end30:
  br label %joined29
no29:
  %v93 = getelementptr i8, ptr %arguments, i64 32
  %v94 = load i64, ptr %v93, align 8
  %v95 = getelementptr i8, ptr %arguments, i64 40
  %v96 = load i64, ptr %v95, align 8
  %v97 = getelementptr i8, ptr %arguments, i64 48
  %v98 = load i64, ptr %v97, align 8
  %v99 = getelementptr i8, ptr %arguments, i64 56
  %v100 = load i64, ptr %v99, align 8
  %v101 = icmp sgt i64 %v94, %v96
  br i1 %v101, label %yes102, label %no102
yes102:
  br label %head103
head103:
  %v104 = phi i64 [ 0, %yes102 ], [ %v157, %end144 ]
  %v105 = phi ptr [ %v19, %yes102 ], [ %v155, %end144 ]
  %v106 = phi ptr [ %v20, %yes102 ], [ %v156, %end144 ]
  %v107 = icmp slt i64 %v104, %v96
  br i1 %v107, label %body103, label %end103
body103:
  %v108 = and i64 %v94, -4
  %v109 = mul i64 %v98, 0
  %v110 = mul i64 1, 0
  %v111 = mul i64 %v98, 1
  %v112 = mul i64 1, 1
  %v113 = mul i64 %v98, 2
  %v114 = mul i64 1, 2
  %v115 = mul i64 %v98, 3
  %v116 = mul i64 1, 3
  %v117 = mul i64 %v98, 4
  %v118 = mul i64 1, 4
  br label %head119
head119:
  %v120 = phi i64 [ 0, %body103 ], [ %v138, %body119 ]
  %v121 = phi ptr [ %v105, %body103 ], [ %v136, %body119 ]
  %v122 = phi ptr [ %v106, %body103 ], [ %v137, %body119 ]
  %v123 = icmp slt i64 %v120, %v108
  br i1 %v123, label %body119, label %end119
body119:
  %v124 = getelementptr [4 x i8], ptr %v121, i64 %v109
  %v125 = getelementptr [4 x i8], ptr %v122, i64 %v110
  %v126 = load i32, ptr %v124, align 4
  store i32 %v126, ptr %v125, align 4
  %v127 = getelementptr [4 x i8], ptr %v121, i64 %v111
  %v128 = getelementptr [4 x i8], ptr %v122, i64 %v112
  %v129 = load i32, ptr %v127, align 4
  store i32 %v129, ptr %v128, align 4
  %v130 = getelementptr [4 x i8], ptr %v121, i64 %v113
  %v131 = getelementptr [4 x i8], ptr %v122, i64 %v114
  %v132 = load i32, ptr %v130, align 4
  store i32 %v132, ptr %v131, align 4
  %v133 = getelementptr [4 x i8], ptr %v121, i64 %v115
  %v134 = getelementptr [4 x i8], ptr %v122, i64 %v116
  %v135 = load i32, ptr %v133, align 4
  store i32 %v135, ptr %v134, align 4
  %v136 = getelementptr [4 x i8], ptr %v121, i64 %v117
  %v137 = getelementptr [4 x i8], ptr %v122, i64 %v118
  %v138 = add i64 %v120, 4
  br label %head119
end119:
  %v139 = and i64 %v94, -1
  %v140 = mul i64 %v98, 0
  %v141 = mul i64 1, 0
  %v142 = mul i64 %v98, 1
  %v143 = mul i64 1, 1
  br label %head144
head144:
  %v145 = phi i64 [ %v108, %end119 ], [ %v154, %body144 ]
  %v146 = phi ptr [ %v121, %end119 ], [ %v152, %body144 ]
  %v147 = phi ptr [ %v122, %end119 ], [ %v153, %body144 ]
  %v148 = icmp slt i64 %v145, %v139
  br i1 %v148, label %body144, label %end144
body144:
  %v149 = getelementptr [4 x i8], ptr %v146, i64 %v140
  %v150 = getelementptr [4 x i8], ptr %v147, i64 %v141
  %v151 = load i32, ptr %v149, align 4
  store i32 %v151, ptr %v150, align 4
  %v152 = getelementptr [4 x i8], ptr %v146, i64 %v142
  %v153 = getelementptr [4 x i8], ptr %v147, i64 %v143
  %v154 = add i64 %v145, 1
  br label %head144
end144:
  %v155 = getelementptr [4 x i8], ptr %v105, i64 1
  %v156 = getelementptr [4 x i8], ptr %v106, i64 %v100
  %v157 = add i64 %v104, 1
  br label %head103
end103:
  br label %joined102
no102:
  br label %head158
head158:
  %v159 = phi i64 [ 0, %no102 ], [ %v212, %end199 ]
  %v160 = phi ptr [ %v19, %no102 ], [ %v210, %end199 ]
  %v161 = phi ptr [ %v20, %no102 ], [ %v211, %end199 ]
  %v162 = icmp slt i64 %v159, %v94
  br i1 %v162, label %body158, label %end158
body158:
  %v163 = and i64 %v96, -4
  %v164 = mul i64 1, 0
  %v165 = mul i64 %v100, 0
  %v166 = mul i64 1, 1
  %v167 = mul i64 %v100, 1
  %v168 = mul i64 1, 2
  %v169 = mul i64 %v100, 2
  %v170 = mul i64 1, 3
  %v171 = mul i64 %v100, 3
  %v172 = mul i64 1, 4
  %v173 = mul i64 %v100, 4
  br label %head174
head174:
  %v175 = phi i64 [ 0, %body158 ], [ %v193, %body174 ]
  %v176 = phi ptr [ %v160, %body158 ], [ %v191, %body174 ]
  %v177 = phi ptr [ %v161, %body158 ], [ %v192, %body174 ]
  %v178 = icmp slt i64 %v175, %v163
  br i1 %v178, label %body174, label %end174
body174:
  %v179 = getelementptr [4 x i8], ptr %v176, i64 %v164
  %v180 = getelementptr [4 x i8], ptr %v177, i64 %v165
  %v181 = load i32, ptr %v179, align 4
  store i32 %v181, ptr %v180, align 4
  %v182 = getelementptr [4 x i8], ptr %v176, i64 %v166
  %v183 = getelementptr [4 x i8], ptr %v177, i64 %v167
  %v184 = load i32, ptr %v182, align 4
  store i32 %v184, ptr %v183, align 4
  %v185 = getelementptr [4 x i8], ptr %v176, i64 %v168
  %v186 = getelementptr [4 x i8], ptr %v177, i64 %v169
  %v187 = load i32, ptr %v185, align 4
  store i32 %v187, ptr %v186, align 4
  %v188 = getelementptr [4 x i8], ptr %v176, i64 %v170
  %v189 = getelementptr [4 x i8], ptr %v177, i64 %v171
  %v190 = load i32, ptr %v188, align 4
  store i32 %v190, ptr %v189, align 4
  %v191 = getelementptr [4 x i8], ptr %v176, i64 %v172
  %v192 = getelementptr [4 x i8], ptr %v177, i64 %v173
  %v193 = add i64 %v175, 4
  br label %head174
end174:
  %v194 = and i64 %v96, -1
  %v195 = mul i64 1, 0
  %v196 = mul i64 %v100, 0
  %v197 = mul i64 1, 1
  %v198 = mul i64 %v100, 1
  br label %head199
head199:
  %v200 = phi i64 [ %v163, %end174 ], [ %v209, %body199 ]
  %v201 = phi ptr [ %v176, %end174 ], [ %v207, %body199 ]
  %v202 = phi ptr [ %v177, %end174 ], [ %v208, %body199 ]
  %v203 = icmp slt i64 %v200, %v194
  br i1 %v203, label %body199, label %end199
body199:
  %v204 = getelementptr [4 x i8], ptr %v201, i64 %v195
  %v205 = getelementptr [4 x i8], ptr %v202, i64 %v196
  %v206 = load i32, ptr %v204, align 4
  store i32 %v206, ptr %v205, align 4
  %v207 = getelementptr [4 x i8], ptr %v201, i64 %v197
  %v208 = getelementptr [4 x i8], ptr %v202, i64 %v198
  %v209 = add i64 %v200, 1
  br label %head199
end199:
  %v210 = getelementptr [4 x i8], ptr %v160, i64 %v98
  %v211 = getelementptr [4 x i8], ptr %v161, i64 1
  %v212 = add i64 %v159, 1
  br label %head158
end158:
  br label %joined102
joined102:
  br label %joined29
joined29:
  %v213 = getelementptr [4 x i8], ptr %v19, i64 %v12
  %v214 = getelementptr [4 x i8], ptr %v20, i64 %v14
  %v215 = add i64 %v18, 1
  br label %head17
end17:
  ret void
}
