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
  %v33 = getelementptr i8, ptr %arguments, i64 0
  %v34 = load ptr, ptr %v33, align 8
  %v35 = getelementptr i8, ptr %arguments, i64 8
  %v36 = load ptr, ptr %v35, align 8
  %v37 = getelementptr i8, ptr %arguments, i64 16
  %v38 = load ptr, ptr %v37, align 8
  %v39 = mul i64 %v10, %v22
  %v40 = getelementptr i8, ptr %arguments, i64 24
  %v41 = load i64, ptr %v40, align 8
  br label %head42
head42:
  %v43 = phi i64 [ 0, %entry ], [ %v210, %end203 ]
  %v44 = icmp slt i64 %v43, %v41
  br i1 %v44, label %body42, label %end42
body42:
  %v45 = sub i64 %v39, 0
  %v46 = and i64 %v45, -16
  %v47 = add i64 0, %v46
  br label %head48
head48:
  %v49 = phi i64 [ 0, %body42 ], [ %v59, %body48 ]
  %v50 = icmp slt i64 %v49, %v47
  br i1 %v50, label %body48, label %end48
body48:
  %v51 = add i64 %v49, 0
  %v52 = getelementptr [4 x i8], ptr %v38, i64 %v51
  store <4 x float> splat (float 0x0000000000000000), ptr %v52, align 4
  %v53 = add i64 %v49, 4
  %v54 = getelementptr [4 x i8], ptr %v38, i64 %v53
  store <4 x float> splat (float 0x0000000000000000), ptr %v54, align 4
  %v55 = add i64 %v49, 8
  %v56 = getelementptr [4 x i8], ptr %v38, i64 %v55
  store <4 x float> splat (float 0x0000000000000000), ptr %v56, align 4
  %v57 = add i64 %v49, 12
  %v58 = getelementptr [4 x i8], ptr %v38, i64 %v57
  store <4 x float> splat (float 0x0000000000000000), ptr %v58, align 4
  %v59 = add i64 %v49, 16
  br label %head48
end48:
  %v60 = sub i64 %v39, %v47
  %v61 = and i64 %v60, -4
  %v62 = add i64 %v47, %v61
  br label %head63
head63:
  %v64 = phi i64 [ %v47, %end48 ], [ %v68, %body63 ]
  %v65 = icmp slt i64 %v64, %v62
  br i1 %v65, label %body63, label %end63
body63:
  %v66 = add i64 %v64, 0
  %v67 = getelementptr [4 x i8], ptr %v38, i64 %v66
  store <4 x float> splat (float 0x0000000000000000), ptr %v67, align 4
  %v68 = add i64 %v64, 4
  br label %head63
end63:
  br label %head69
head69:
  %v70 = phi i64 [ %v62, %end63 ], [ %v73, %body69 ]
  %v71 = icmp slt i64 %v70, %v39
  br i1 %v71, label %body69, label %end69
body69:
  %v72 = getelementptr [4 x i8], ptr %v38, i64 %v70
  store float 0x0000000000000000, ptr %v72, align 4
  %v73 = add i64 %v70, 1
  br label %head69
end69:
  br label %head74
head74:
  %v75 = phi i64 [ 0, %end69 ], [ %v166, %end77 ]
  %v76 = icmp slt i64 %v75, %v20
  br i1 %v76, label %body74, label %end74
body74:
  br label %head77
head77:
  %v78 = phi i64 [ 0, %body74 ], [ %v165, %end123 ]
  %v79 = icmp slt i64 %v78, %v32
  br i1 %v79, label %body77, label %end77
body77:
  %v80 = mul i64 %v43, %v20
  %v81 = add i64 %v80, %v75
  %v82 = mul i64 %v81, %v32
  %v83 = add i64 %v82, %v78
  %v84 = mul i64 %v12, %v24
  %v85 = mul i64 %v83, %v84
  %v86 = getelementptr [4 x i8], ptr %v34, i64 %v85
  %v87 = mul i64 %v75, %v18
  %v88 = sub i64 %v87, %v16
  %v89 = sub i64 0, %v88
  %v90 = sub i64 %v10, %v88
  %v91 = icmp slt i64 %v89, 0
  %v92 = select i1 %v91, i64 0, i64 %v89
  %v93 = sub i64 %v14, 1
  %v94 = add i64 %v92, %v93
  %v95 = sdiv i64 %v94, %v14
  %v96 = icmp slt i64 %v90, 0
  %v97 = select i1 %v96, i64 0, i64 %v90
  %v98 = sub i64 %v14, 1
  %v99 = add i64 %v97, %v98
  %v100 = sdiv i64 %v99, %v14
  %v101 = icmp slt i64 %v100, %v12
  %v102 = select i1 %v101, i64 %v100, i64 %v12
  %v103 = icmp slt i64 %v102, %v95
  %v104 = select i1 %v103, i64 %v95, i64 %v102
  %v105 = mul i64 %v78, %v30
  %v106 = sub i64 %v105, %v28
  %v107 = sub i64 0, %v106
  %v108 = sub i64 %v22, %v106
  %v109 = icmp slt i64 %v107, 0
  %v110 = select i1 %v109, i64 0, i64 %v107
  %v111 = sub i64 %v26, 1
  %v112 = add i64 %v110, %v111
  %v113 = sdiv i64 %v112, %v26
  %v114 = icmp slt i64 %v108, 0
  %v115 = select i1 %v114, i64 0, i64 %v108
  %v116 = sub i64 %v26, 1
  %v117 = add i64 %v115, %v116
  %v118 = sdiv i64 %v117, %v26
  %v119 = icmp slt i64 %v118, %v24
  %v120 = select i1 %v119, i64 %v118, i64 %v24
  %v121 = icmp slt i64 %v120, %v113
  %v122 = select i1 %v121, i64 %v113, i64 %v120
  br label %head123
head123:
  %v124 = phi i64 [ %v95, %body77 ], [ %v164, %end152 ]
  %v125 = icmp slt i64 %v124, %v104
  br i1 %v125, label %body123, label %end123
body123:
  %v126 = mul i64 %v124, %v24
  %v127 = add i64 %v126, %v113
  %v128 = getelementptr [4 x i8], ptr %v86, i64 %v127
  %v129 = mul i64 %v124, %v14
  %v130 = add i64 %v129, %v88
  %v131 = mul i64 %v130, %v22
  %v132 = mul i64 %v113, %v26
  %v133 = add i64 %v131, %v132
  %v134 = add i64 %v133, %v106
  %v135 = sub i64 %v122, %v113
  %v136 = sub i64 %v135, 0
  %v137 = and i64 %v136, -4
  %v138 = add i64 0, %v137
  br label %head139
head139:
  %v140 = phi i64 [ 0, %body123 ], [ %v151, %body139 ]
  %v141 = icmp slt i64 %v140, %v138
  br i1 %v141, label %body139, label %end139
body139:
  %v142 = add i64 %v140, 0
  %v143 = getelementptr [4 x i8], ptr %v128, i64 %v142
  %v144 = load <4 x float>, ptr %v143, align 4
  %v145 = mul i64 %v142, %v26
  %v146 = add i64 %v134, %v145
  %v147 = getelementptr [4 x i8], ptr %v38, i64 %v146
  %v148 = load <4 x float>, ptr %v147, align 4
  %v149 = fadd <4 x float> %v148, %v144
  %v150 = getelementptr [4 x i8], ptr %v38, i64 %v146
  store <4 x float> %v149, ptr %v150, align 4
  %v151 = add i64 %v140, 4
  br label %head139
end139:
  br label %head152
head152:
  %v153 = phi i64 [ %v138, %end139 ], [ %v163, %body152 ]
  %v154 = icmp slt i64 %v153, %v135
  br i1 %v154, label %body152, label %end152
body152:
  %v155 = getelementptr [4 x i8], ptr %v128, i64 %v153
  %v156 = load float, ptr %v155, align 4
  %v157 = mul i64 %v153, %v26
  %v158 = add i64 %v134, %v157
  %v159 = getelementptr [4 x i8], ptr %v38, i64 %v158
  %v160 = load float, ptr %v159, align 4
  %v161 = fadd float %v160, %v156
  %v162 = getelementptr [4 x i8], ptr %v38, i64 %v158
  store float %v161, ptr %v162, align 4
  %v163 = add i64 %v153, 1
  br label %head152
end152:
  %v164 = add i64 %v124, 1
  br label %head123
end123:
  %v165 = add i64 %v78, 1
  br label %head77
end77:
  %v166 = add i64 %v75, 1
  br label %head74
end74:
  %v167 = mul i64 %v43, %v39
  %v168 = getelementptr [4 x i8], ptr %v36, i64 %v167
  %v169 = sub i64 %v39, 0
  %v170 = and i64 %v169, -16
  %v171 = add i64 0, %v170
  br label %head172
head172:
  %v173 = phi i64 [ 0, %end74 ], [ %v191, %body172 ]
  %v174 = icmp slt i64 %v173, %v171
  br i1 %v174, label %body172, label %end172
body172:
  %v175 = add i64 %v173, 0
  %v176 = getelementptr [4 x i8], ptr %v38, i64 %v175
  %v177 = load <4 x float>, ptr %v176, align 4
  %v178 = getelementptr [4 x i8], ptr %v168, i64 %v175
  store <4 x float> %v177, ptr %v178, align 4
  %v179 = add i64 %v173, 4
  %v180 = getelementptr [4 x i8], ptr %v38, i64 %v179
  %v181 = load <4 x float>, ptr %v180, align 4
  %v182 = getelementptr [4 x i8], ptr %v168, i64 %v179
  store <4 x float> %v181, ptr %v182, align 4
  %v183 = add i64 %v173, 8
  %v184 = getelementptr [4 x i8], ptr %v38, i64 %v183
  %v185 = load <4 x float>, ptr %v184, align 4
  %v186 = getelementptr [4 x i8], ptr %v168, i64 %v183
  store <4 x float> %v185, ptr %v186, align 4
  %v187 = add i64 %v173, 12
  %v188 = getelementptr [4 x i8], ptr %v38, i64 %v187
  %v189 = load <4 x float>, ptr %v188, align 4
  %v190 = getelementptr [4 x i8], ptr %v168, i64 %v187
  store <4 x float> %v189, ptr %v190, align 4
  %v191 = add i64 %v173, 16
  br label %head172
end172:
  %v192 = sub i64 %v39, %v171
  %v193 = and i64 %v192, -4
  %v194 = add i64 %v171, %v193
  br label %head195
head195:
  %v196 = phi i64 [ %v171, %end172 ], [ %v202, %body195 ]
  %v197 = icmp slt i64 %v196, %v194
  br i1 %v197, label %body195, label %end195
body195:
  %v198 = add i64 %v196, 0
  %v199 = getelementptr [4 x i8], ptr %v38, i64 %v198
  %v200 = load <4 x float>, ptr %v199, align 4
  %v201 = getelementptr [4 x i8], ptr %v168, i64 %v198
  store <4 x float> %v200, ptr %v201, align 4
  %v202 = add i64 %v196, 4
  br label %head195
end195:
  br label %head203
head203:
  %v204 = phi i64 [ %v194, %end195 ], [ %v209, %body203 ]
  %v205 = icmp slt i64 %v204, %v39
  br i1 %v205, label %body203, label %end203
body203:
  %v206 = getelementptr [4 x i8], ptr %v38, i64 %v204
  %v207 = load float, ptr %v206, align 4
  %v208 = getelementptr [4 x i8], ptr %v168, i64 %v204
  store float %v207, ptr %v208, align 4
  %v209 = add i64 %v204, 1
  br label %head203
end203:
  %v210 = add i64 %v43, 1
  br label %head42
end42:
  ret void
}
