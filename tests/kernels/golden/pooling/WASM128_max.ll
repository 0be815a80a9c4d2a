define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 0
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 8
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 16
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 24
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 32
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 40
  %v12 = load i64, ptr %v11, align 8
  %v13 = getelementptr i8, ptr %arguments, i64 48
  %v14 = load i64, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 56
  %v16 = load i64, ptr %v15, align 8
  %v17 = getelementptr i8, ptr %arguments, i64 64
  %v18 = load i64, ptr %v17, align 8
  %v19 = getelementptr i8, ptr %arguments, i64 72
  %v20 = load i64, ptr %v19, align 8
  %v21 = getelementptr i8, ptr %arguments, i64 80
  %v22 = load i64, ptr %v21, align 8
  %v23 = getelementptr i8, ptr %arguments, i64 88
  %v24 = load i64, ptr %v23, align 8
  %v25 = getelementptr i8, ptr %arguments, i64 96
  %v26 = load i64, ptr %v25, align 8
  %v27 = getelementptr i8, ptr %arguments, i64 104
  %v28 = load i64, ptr %v27, align 8
  %v29 = getelementptr i8, ptr %arguments, i64 112
  %v30 = load i64, ptr %v29, align 8
  %v31 = getelementptr i8, ptr %arguments, i64 120
  %v32 = load i64, ptr %v31, align 8
  %v33 = getelementptr i8, ptr %arguments, i64 128
  %v34 = load i64, ptr %v33, align 8
  %v35 = getelementptr i8, ptr %arguments, i64 136
  %v36 = load i64, ptr %v35, align 8
  %v37 = getelementptr i8, ptr %arguments, i64 144
  %v38 = load i64, ptr %v37, align 8
  %v39 = getelementptr i8, ptr %arguments, i64 152
  %v40 = load i64, ptr %v39, align 8
  %v41 = getelementptr i8, ptr %arguments, i64 0
  %v42 = load ptr, ptr %v41, align 8
  %v43 = getelementptr i8, ptr %arguments, i64 8
  %v44 = load ptr, ptr %v43, align 8
  %v45 = getelementptr i8, ptr %arguments, i64 16
  %v46 = load ptr, ptr %v45, align 8
  %v47 = mul i64 %v10, %v12
  br label %head48
head48:
  %v49 = phi i64 [ 0, %entry ], [ %v52, %body48 ]
  %v50 = icmp slt i64 %v49, %v47
  br i1 %v50, label %body48, label %end48
body48:
  %v51 = getelementptr [4 x i8], ptr %v46, i64 %v49
  store <4 x i32> splat (i32 -2147483648), ptr %v51, align 4
  %v52 = add i64 %v49, 4
  br label %head48
end48:
  %v53 = mul i64 %v14, %v28
  br label %head54
head54:
  %v55 = phi i64 [ 0, %end48 ], [ %v198, %end59 ]
  %v56 = icmp slt i64 %v55, %v8
  br i1 %v56, label %body54, label %end54
body54:
  %v57 = mul i64 %v55, %v53
  %v58 = getelementptr [4 x i8], ptr %v42, i64 %v57
  br label %head59
head59:
  %v60 = phi i64 [ 0, %body54 ], [ %v197, %end183 ]
  %v61 = icmp slt i64 %v60, %v16
  br i1 %v61, label %body59, label %end59
body59:
  %v62 = mul i64 %v60, %v18
  %v63 = sub i64 %v62, %v20
  %v64 = sub i64 0, %v63
  %v65 = icmp slt i64 %v64, 0
  %v66 = select i1 %v65, i64 0, i64 %v64
  %v67 = sub i64 %v22, 1
  %v68 = add i64 %v66, %v67
  %v69 = sdiv i64 %v68, %v22
  %v70 = sub i64 %v14, %v63
  %v71 = icmp slt i64 %v70, 0
  %v72 = select i1 %v71, i64 0, i64 %v70
  %v73 = sub i64 %v22, 1
  %v74 = add i64 %v72, %v73
  %v75 = sdiv i64 %v74, %v22
  %v76 = icmp slt i64 %v69, %v24
  %v77 = select i1 %v76, i64 %v24, i64 %v69
  %v78 = icmp slt i64 %v75, %v26
  %v79 = select i1 %v78, i64 %v75, i64 %v26
  %v80 = mul i64 %v55, %v16
  %v81 = add i64 %v80, %v60
  %v82 = sub i64 %v28, 0
  %v83 = and i64 %v82, -4
  %v84 = add i64 0, %v83
  br label %head85
head85:
  %v86 = phi i64 [ 0, %body59 ], [ %v109, %end91 ]
  %v87 = icmp slt i64 %v86, %v84
  br i1 %v87, label %body85, label %end85
body85:
  %v88 = add i64 %v86, 0
  %v89 = add i64 %v34, %v88
  %v90 = getelementptr [4 x i8], ptr %v46, i64 %v89
  br label %head91
head91:
  %v92 = phi i64 [ %v77, %body85 ], [ %v108, %body91 ]
  %v93 = phi <4 x i32> [ splat (i32 -2147483648), %body85 ], [ %v107, %body91 ]
  %v94 = icmp slt i64 %v92, %v79
  br i1 %v94, label %body91, label %end91
body91:
  %v95 = mul i64 %v92, %v22
  %v96 = add i64 %v63, %v95
  %v97 = mul i64 %v96, %v28
  %v98 = add i64 %v97, %v88
  %v99 = getelementptr [4 x i8], ptr %v58, i64 %v98
  %v100 = load <4 x float>, ptr %v99, align 4
  %v101 = bitcast <4 x float> %v100 to <4 x i32>
  %v102 = ashr <4 x i32> %v101, splat (i32 31)
  %v103 = and <4 x i32> %v102, splat (i32 2147483647)
  %v104 = xor <4 x i32> %v101, %v103
  %v105 = sub <4 x i32> %v104, splat (i32 8388607)
  %v106 = icmp sgt <4 x i32> %v93, %v105
  %v107 = select <4 x i1> %v106, <4 x i32> %v93, <4 x i32> %v105
  %v108 = add i64 %v92, 1
  br label %head91
end91:
  store <4 x i32> %v93, ptr %v90, align 4
  %v109 = add i64 %v86, 4
  br label %head85
end85:
  br label %head110
head110:
  %v111 = phi i64 [ %v84, %end85 ], [ %v133, %end115 ]
  %v112 = icmp slt i64 %v111, %v28
  br i1 %v112, label %body110, label %end110
body110:
  %v113 = add i64 %v34, %v111
  %v114 = getelementptr [4 x i8], ptr %v46, i64 %v113
  br label %head115
head115:
  %v116 = phi i64 [ %v77, %body110 ], [ %v132, %body115 ]
  %v117 = phi i32 [ -2147483648, %body110 ], [ %v131, %body115 ]
  %v118 = icmp slt i64 %v116, %v79
  br i1 %v118, label %body115, label %end115
body115:
  %v119 = mul i64 %v116, %v22
  %v120 = add i64 %v63, %v119
  %v121 = mul i64 %v120, %v28
  %v122 = add i64 %v121, %v111
  %v123 = getelementptr [4 x i8], ptr %v58, i64 %v122
  %v124 = load float, ptr %v123, align 4
  %v125 = bitcast float %v124 to i32
  %v126 = ashr i32 %v125, 31
  %v127 = and i32 %v126, 2147483647
  %v128 = xor i32 %v125, %v127
  %v129 = sub i32 %v128, 8388607
  %v130 = icmp sgt i32 %v117, %v129
  %v131 = select i1 %v130, i32 %v117, i32 %v129
  %v132 = add i64 %v116, 1
  br label %head115
end115:
  store i32 %v117, ptr %v114, align 4
  %v133 = add i64 %v111, 1
  br label %head110
end110:
  br label %head134
head134:
  %v135 = phi i64 [ 0, %end110 ], [ %v162, %end139 ]
  %v136 = icmp slt i64 %v135, %v30
  br i1 %v136, label %body134, label %end134
body134:
  %v137 = mul i64 %v135, %v32
  %v138 = getelementptr [4 x i8], ptr %v46, i64 %v137
  br label %head139
head139:
  %v140 = phi i64 [ 0, %body134 ], [ %v158, %end144 ]
  %v141 = phi <4 x i32> [ splat (i32 -2147483648), %body134 ], [ %v146, %end144 ]
  %v142 = phi ptr [ %v138, %body134 ], [ %v157, %end144 ]
  %v143 = icmp slt i64 %v140, 1
  br i1 %v143, label %body139, label %end139
body139:
  br label %head144
head144:
  %v145 = phi i64 [ %v38, %body139 ], [ %v156, %body144 ]
  %v146 = phi <4 x i32> [ %v141, %body139 ], [ %v155, %body144 ]
  %v147 = icmp slt i64 %v145, %v40
  br i1 %v147, label %body144, label %end144
body144:
  %v148 = mul i64 %v145, %v36
  %v149 = getelementptr [4 x i8], ptr %v142, i64 %v148
  %v150 = getelementptr [4 x i8], ptr %v149, i64 4
  %v151 = load <4 x i32>, ptr %v149, align 4
  %v152 = load <4 x i32>, ptr %v150, align 4
  %v153 = shufflevector <4 x i32> %v151, <4 x i32> %v152, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %v154 = icmp sgt <4 x i32> %v146, %v153
  %v155 = select <4 x i1> %v154, <4 x i32> %v146, <4 x i32> %v153
  %v156 = add i64 %v145, 1
  br label %head144
end144:
  %v157 = getelementptr [4 x i8], ptr %v142, i64 %v12
  %v158 = add i64 %v140, 1
  br label %head139
end139:
  %v159 = mul i64 %v10, %v12
  %v160 = add i64 %v159, %v135
  %v161 = getelementptr [4 x i8], ptr %v46, i64 %v160
  store <4 x i32> %v141, ptr %v161, align 4
  %v162 = add i64 %v135, 4
  br label %head134
end134:
  %v163 = mul i64 %v81, %v30
  %v164 = getelementptr [4 x i8], ptr %v44, i64 %v163
  %v165 = sub i64 %v30, 0
  %v166 = and i64 %v165, -4
  %v167 = add i64 0, %v166
  br label %head168
head168:
  %v169 = phi i64 [ 0, %end134 ], [ %v182, %body168 ]
  %v170 = icmp slt i64 %v169, %v167
  br i1 %v170, label %body168, label %end168
body168:
  %v171 = add i64 %v169, 0
  %v172 = mul i64 %v10, %v12
  %v173 = add i64 %v172, %v171
  %v174 = getelementptr [4 x i8], ptr %v46, i64 %v173
  %v175 = load <4 x i32>, ptr %v174, align 4
  %v176 = add <4 x i32> %v175, splat (i32 8388607)
  %v177 = ashr <4 x i32> %v176, splat (i32 31)
  %v178 = and <4 x i32> %v177, splat (i32 2147483647)
  %v179 = xor <4 x i32> %v176, %v178
  %v180 = bitcast <4 x i32> %v179 to <4 x float>
  %v181 = getelementptr [4 x i8], ptr %v164, i64 %v171
  store <4 x float> %v180, ptr %v181, align 4
  %v182 = add i64 %v169, 4
  br label %head168
end168:
  br label %head183
head183:
  %v184 = phi i64 [ %v167, %end168 ], [ %v196, %body183 ]
  %v185 = icmp slt i64 %v184, %v30
  br i1 %v185, label %body183, label %end183
body183:
  %v186 = mul i64 %v10, %v12
  %v187 = add i64 %v186, %v184
  %v188 = getelementptr [4 x i8], ptr %v46, i64 %v187
  %v189 = load i32, ptr %v188, align 4
  %v190 = add i32 %v189, 8388607
  %v191 = ashr i32 %v190, 31
  %v192 = and i32 %v191, 2147483647
  %v193 = xor i32 %v190, %v192
  %v194 = bitcast i32 %v193 to float
  %v195 = getelementptr [4 x i8], ptr %v164, i64 %v184
  store float %v194, ptr %v195, align 4
  %v196 = add i64 %v184, 1
  br label %head183
end183:
  %v197 = add i64 %v60, 1
  br label %head59
end59:
  %v198 = add i64 %v55, 1
  br label %head54
end54:
  ret void
}
