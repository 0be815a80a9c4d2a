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
  %v41 = getelementptr i8, ptr %arguments, i64 160
  %v42 = load i64, ptr %v41, align 8
  %v43 = getelementptr i8, ptr %arguments, i64 168
  %v44 = load i64, ptr %v43, align 8
  %v45 = getelementptr i8, ptr %arguments, i64 0
  %v46 = load ptr, ptr %v45, align 8
  %v47 = getelementptr i8, ptr %arguments, i64 8
  %v48 = load ptr, ptr %v47, align 8
  %v49 = getelementptr i8, ptr %arguments, i64 16
  %v50 = load ptr, ptr %v49, align 8
  %v51 = mul i64 %v14, %v16
  br label %head52
head52:
  %v53 = phi i64 [ 0, %entry ], [ %v56, %body52 ]
  %v54 = icmp slt i64 %v53, %v51
  br i1 %v54, label %body52, label %end52
body52:
  %v55 = getelementptr [4 x i8], ptr %v50, i64 %v53
  store <4 x float> splat (float 0x0000000000000000), ptr %v55, align 4
  %v56 = add i64 %v53, 4
  br label %head52
end52:
  %v57 = mul i64 %v18, %v32
  br label %head58
head58:
  %v59 = phi i64 [ 0, %end52 ], [ %v203, %end63 ]
  %v60 = icmp slt i64 %v59, %v12
  br i1 %v60, label %body58, label %end58
body58:
  %v61 = mul i64 %v59, %v57
  %v62 = getelementptr [4 x i8], ptr %v46, i64 %v61
  br label %head63
head63:
  %v64 = phi i64 [ 0, %body58 ], [ %v202, %end181 ]
  %v65 = icmp slt i64 %v64, %v20
  br i1 %v65, label %body63, label %end63
body63:
  %v66 = mul i64 %v64, %v22
  %v67 = sub i64 %v66, %v24
  %v68 = sub i64 0, %v67
  %v69 = icmp slt i64 %v68, 0
  %v70 = select i1 %v69, i64 0, i64 %v68
  %v71 = sub i64 %v26, 1
  %v72 = add i64 %v70, %v71
  %v73 = sdiv i64 %v72, %v26
  %v74 = sub i64 %v18, %v67
  %v75 = icmp slt i64 %v74, 0
  %v76 = select i1 %v75, i64 0, i64 %v74
  %v77 = sub i64 %v26, 1
  %v78 = add i64 %v76, %v77
  %v79 = sdiv i64 %v78, %v26
  %v80 = icmp slt i64 %v73, %v28
  %v81 = select i1 %v80, i64 %v28, i64 %v73
  %v82 = icmp slt i64 %v79, %v30
  %v83 = select i1 %v82, i64 %v79, i64 %v30
  %v84 = mul i64 %v59, %v20
  %v85 = add i64 %v84, %v64
  %v86 = sub i64 %v32, 0
  %v87 = and i64 %v86, -4
  %v88 = add i64 0, %v87
  br label %head89
head89:
  %v90 = phi i64 [ 0, %body63 ], [ %v107, %end95 ]
  %v91 = icmp slt i64 %v90, %v88
  br i1 %v91, label %body89, label %end89
body89:
  %v92 = add i64 %v90, 0
  %v93 = add i64 %v38, %v92
  %v94 = getelementptr [4 x i8], ptr %v50, i64 %v93
  br label %head95
head95:
  %v96 = phi i64 [ %v81, %body89 ], [ %v106, %body95 ]
  %v97 = phi ptr [ %v94, %body89 ], [ %v105, %body95 ]
  %v98 = icmp slt i64 %v96, %v83
  br i1 %v98, label %body95, label %end95
body95:
  %v99 = mul i64 %v96, %v26
  %v100 = add i64 %v67, %v99
  %v101 = mul i64 %v100, %v32
  %v102 = add i64 %v101, %v92
  %v103 = getelementptr [4 x i8], ptr %v62, i64 %v102
  %v104 = load <4 x float>, ptr %v103, align 4
  store <4 x float> %v104, ptr %v97, align 4
  %v105 = getelementptr [4 x i8], ptr %v97, i64 %v16
  %v106 = add i64 %v96, 1
  br label %head95
end95:
  %v107 = add i64 %v90, 4
  br label %head89
end89:
  br label %head108
head108:
  %v109 = phi i64 [ %v88, %end89 ], [ %v125, %end113 ]
  %v110 = icmp slt i64 %v109, %v32
  br i1 %v110, label %body108, label %end108
body108:
  %v111 = add i64 %v38, %v109
  %v112 = getelementptr [4 x i8], ptr %v50, i64 %v111
  br label %head113
head113:
  %v114 = phi i64 [ %v81, %body108 ], [ %v124, %body113 ]
  %v115 = phi ptr [ %v112, %body108 ], [ %v123, %body113 ]
  %v116 = icmp slt i64 %v114, %v83
  br i1 %v116, label %body113, label %end113
body113:
  %v117 = mul i64 %v114, %v26
  %v118 = add i64 %v67, %v117
  %v119 = mul i64 %v118, %v32
  %v120 = add i64 %v119, %v109
  %v121 = getelementptr [4 x i8], ptr %v62, i64 %v120
  %v122 = load float, ptr %v121, align 4
  store float %v122, ptr %v115, align 4
  %v123 = getelementptr [4 x i8], ptr %v115, i64 %v16
  %v124 = add i64 %v114, 1
  br label %head113
end113:
  %v125 = add i64 %v109, 1
  br label %head108
end108:
  %v126 = sub i64 %v83, %v81
  br label %head127
head127:
  %v128 = phi i64 [ 0, %end108 ], [ %v151, %end132 ]
  %v129 = icmp slt i64 %v128, %v34
  br i1 %v129, label %body127, label %end127
body127:
  %v130 = mul i64 %v128, %v36
  %v131 = getelementptr [4 x i8], ptr %v50, i64 %v130
  br label %head132
head132:
  %v133 = phi i64 [ 0, %body127 ], [ %v147, %end137 ]
  %v134 = phi <4 x float> [ splat (float 0x0000000000000000), %body127 ], [ %v139, %end137 ]
  %v135 = phi ptr [ %v131, %body127 ], [ %v146, %end137 ]
  %v136 = icmp slt i64 %v133, %v126
  br i1 %v136, label %body132, label %end132
body132:
  br label %head137
head137:
  %v138 = phi i64 [ %v42, %body132 ], [ %v145, %body137 ]
  %v139 = phi <4 x float> [ %v134, %body132 ], [ %v144, %body137 ]
  %v140 = icmp slt i64 %v138, %v44
  br i1 %v140, label %body137, label %end137
body137:
  %v141 = mul i64 %v138, %v40
  %v142 = getelementptr [4 x i8], ptr %v135, i64 %v141
  %v143 = load <4 x float>, ptr %v142, align 4
  %v144 = fadd <4 x float> %v139, %v143
  %v145 = add i64 %v138, 1
  br label %head137
end137:
  %v146 = getelementptr [4 x i8], ptr %v135, i64 %v16
  %v147 = add i64 %v133, 1
  br label %head132
end132:
  %v148 = mul i64 %v14, %v16
  %v149 = add i64 %v148, %v128
  %v150 = getelementptr [4 x i8], ptr %v50, i64 %v149
  store <4 x float> %v134, ptr %v150, align 4
  %v151 = add i64 %v128, 4
  br label %head127
end127:
  %v152 = mul i64 %v85, %v34
  %v153 = getelementptr [4 x i8], ptr %v48, i64 %v152
  %v154 = sub i64 %v34, 0
  %v155 = and i64 %v154, -4
  %v156 = add i64 0, %v155
  br label %head157
head157:
  %v158 = phi i64 [ 0, %end127 ], [ %v180, %body157 ]
  %v159 = icmp slt i64 %v158, %v156
  br i1 %v159, label %body157, label %end157
body157:
  %v160 = add i64 %v158, 0
  %v161 = mul i64 %v14, %v16
  %v162 = add i64 %v161, %v160
  %v163 = getelementptr [4 x i8], ptr %v50, i64 %v162
  %v164 = load <4 x float>, ptr %v163, align 4
  %v165 = srem i64 %v85, %v20
  %v166 = getelementptr i8, ptr %arguments, i64 24
  %v167 = load ptr, ptr %v166, align 8
  %v168 = getelementptr [8 x i8], ptr %v167, i64 %v165
  %v169 = load i64, ptr %v168, align 8
  %v170 = getelementptr i8, ptr %arguments, i64 32
  %v171 = load ptr, ptr %v170, align 8
  %v172 = getelementptr [8 x i8], ptr %v171, i64 %v160
  %v173 = load <4 x i64>, ptr %v172, align 8
  %v174 = insertelement <4 x i64> poison, i64 %v169, i32 0
  %v175 = shufflevector <4 x i64> %v174, <4 x i64> poison, <4 x i32> zeroinitializer
  %v176 = mul <4 x i64> %v173, %v175
  %v177 = sitofp <4 x i64> %v176 to <4 x float>
  %v178 = fdiv <4 x float> %v164, %v177
  %v179 = getelementptr [4 x i8], ptr %v153, i64 %v160
  store <4 x float> %v178, ptr %v179, align 4
  %v180 = add i64 %v158, 4
  br label %head157
end157:
  br label %head181
head181:
  %v182 = phi i64 [ %v156, %end157 ], [ %v201, %body181 ]
  %v183 = icmp slt i64 %v182, %v34
  br i1 %v183, label %body181, label %end181
body181:
  %v184 = mul i64 %v14, %v16
  %v185 = add i64 %v184, %v182
  %v186 = getelementptr [4 x i8], ptr %v50, i64 %v185
  %v187 = load float, ptr %v186, align 4
  %v188 = srem i64 %v85, %v20
  %v189 = getelementptr i8, ptr %arguments, i64 24
  %v190 = load ptr, ptr %v189, align 8
  %v191 = getelementptr [8 x i8], ptr %v190, i64 %v188
  %v192 = load i64, ptr %v191, align 8
  %v193 = getelementptr i8, ptr %arguments, i64 32
  %v194 = load ptr, ptr %v193, align 8
  %v195 = getelementptr [8 x i8], ptr %v194, i64 %v182
  %v196 = load i64, ptr %v195, align 8
  %v197 = mul i64 %v196, %v192
  %v198 = sitofp i64 %v197 to float
  %v199 = fdiv float %v187, %v198
  %v200 = getelementptr [4 x i8], ptr %v153, i64 %v182
  store float %v199, ptr %v200, align 4
  %v201 = add i64 %v182, 1
  br label %head181
end181:
  %v202 = add i64 %v64, 1
  br label %head63
end63:
  %v203 = add i64 %v59, 1
  br label %head58
end58:
  ret void
}
