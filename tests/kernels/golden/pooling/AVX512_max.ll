declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.masked.store.v16i32.p0(<16 x i32>, ptr, i32, <16 x i1>)
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
  store <16 x i32> splat (i32 -2147483648), ptr %v51, align 4
  %v52 = add i64 %v49, 16
  br label %head48
end48:
  %v53 = mul i64 %v14, %v28
  br label %head54
head54:
  %v55 = phi i64 [ 0, %end48 ], [ %v208, %end59 ]
  %v56 = icmp slt i64 %v55, %v8
  br i1 %v56, label %body54, label %end54
body54:
  %v57 = mul i64 %v55, %v53
  %v58 = getelementptr [4 x i8], ptr %v42, i64 %v57
  br label %head59
head59:
  %v60 = phi i64 [ 0, %body54 ], [ %v207, %after189 ]
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
  %v83 = and i64 %v82, -16
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
  %v93 = phi <16 x i32> [ splat (i32 -2147483648), %body85 ], [ %v107, %body91 ]
  %v94 = icmp slt i64 %v92, %v79
  br i1 %v94, label %body91, label %end91
body91:
  %v95 = mul i64 %v92, %v22
  %v96 = add i64 %v63, %v95
  %v97 = mul i64 %v96, %v28
  %v98 = add i64 %v97, %v88
  %v99 = getelementptr [4 x i8], ptr %v58, i64 %v98
  %v100 = load <16 x float>, ptr %v99, align 4
  %v101 = bitcast <16 x float> %v100 to <16 x i32>
  %v102 = ashr <16 x i32> %v101, splat (i32 31)
  %v103 = and <16 x i32> %v102, splat (i32 2147483647)
  %v104 = xor <16 x i32> %v101, %v103
  %v105 = sub <16 x i32> %v104, splat (i32 8388607)
  %v106 = icmp sgt <16 x i32> %v93, %v105
  %v107 = select <16 x i1> %v106, <16 x i32> %v93, <16 x i32> %v105
  %v108 = add i64 %v92, 1
  br label %head91
end91:
  store <16 x i32> %v93, ptr %v90, align 4
  %v109 = add i64 %v86, 16
  br label %head85
end85:
  %v110 = icmp slt i64 %v84, %v28
  br i1 %v110, label %then111, label %after111
then111:
  %v112 = sub i64 %v28, %v84
  %v113 = icmp slt i64 %v112, 16
  %v114 = select i1 %v113, i64 %v112, i64 16
  %v115 = trunc i64 %v114 to i32
  %v116 = insertelement <16 x i32> poison, i32 %v115, i32 0
  %v117 = shufflevector <16 x i32> %v116, <16 x i32> poison, <16 x i32> zeroinitializer
  %v118 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v117
  %v119 = add i64 %v34, %v84
  %v120 = getelementptr [4 x i8], ptr %v46, i64 %v119
  br label %head121
head121:
  %v122 = phi i64 [ %v77, %then111 ], [ %v138, %body121 ]
  %v123 = phi <16 x i32> [ splat (i32 -2147483648), %then111 ], [ %v137, %body121 ]
  %v124 = icmp slt i64 %v122, %v79
  br i1 %v124, label %body121, label %end121
body121:
  %v125 = mul i64 %v122, %v22
  %v126 = add i64 %v63, %v125
  %v127 = mul i64 %v126, %v28
  %v128 = add i64 %v127, %v84
  %v129 = getelementptr [4 x i8], ptr %v58, i64 %v128
  %v130 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v129, i32 4, <16 x i1> %v118, <16 x float> zeroinitializer)
  %v131 = bitcast <16 x float> %v130 to <16 x i32>
  %v132 = ashr <16 x i32> %v131, splat (i32 31)
  %v133 = and <16 x i32> %v132, splat (i32 2147483647)
  %v134 = xor <16 x i32> %v131, %v133
  %v135 = sub <16 x i32> %v134, splat (i32 8388607)
  %v136 = icmp sgt <16 x i32> %v123, %v135
  %v137 = select <16 x i1> %v136, <16 x i32> %v123, <16 x i32> %v135
  %v138 = add i64 %v122, 1
  br label %head121
end121:
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %v123, ptr %v120, i32 4, <16 x i1> %v118)
  br label %after111
after111:
  br label %head139
head139:
  %v140 = phi i64 [ 0, %after111 ], [ %v167, %end144 ]
  %v141 = icmp slt i64 %v140, %v30
  br i1 %v141, label %body139, label %end139
body139:
  %v142 = mul i64 %v140, %v32
  %v143 = getelementptr [4 x i8], ptr %v46, i64 %v142
  br label %head144
head144:
  %v145 = phi i64 [ 0, %body139 ], [ %v163, %end149 ]
  %v146 = phi <16 x i32> [ splat (i32 -2147483648), %body139 ], [ %v151, %end149 ]
  %v147 = phi ptr [ %v143, %body139 ], [ %v162, %end149 ]
  %v148 = icmp slt i64 %v145, 1
  br i1 %v148, label %body144, label %end144
body144:
  br label %head149
head149:
  %v150 = phi i64 [ %v38, %body144 ], [ %v161, %body149 ]
  %v151 = phi <16 x i32> [ %v146, %body144 ], [ %v160, %body149 ]
  %v152 = icmp slt i64 %v150, %v40
  br i1 %v152, label %body149, label %end149
body149:
  %v153 = mul i64 %v150, %v36
  %v154 = getelementptr [4 x i8], ptr %v147, i64 %v153
  %v155 = getelementptr [4 x i8], ptr %v154, i64 16
  %v156 = load <16 x i32>, ptr %v154, align 4
  %v157 = load <16 x i32>, ptr %v155, align 4
  %v158 = shufflevector <16 x i32> %v156, <16 x i32> %v157, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %v159 = icmp sgt <16 x i32> %v151, %v158
  %v160 = select <16 x i1> %v159, <16 x i32> %v151, <16 x i32> %v158
  %v161 = add i64 %v150, 1
  br label %head149
end149:
  %v162 = getelementptr [4 x i8], ptr %v147, i64 %v12
  %v163 = add i64 %v145, 1
  br label %head144
end144:
  %v164 = mul i64 %v10, %v12
  %v165 = add i64 %v164, %v140
  %v166 = getelementptr [4 x i8], ptr %v46, i64 %v165
  store <16 x i32> %v146, ptr %v166, align 4
  %v167 = add i64 %v140, 16
  br label %head139
end139:
  %v168 = mul i64 %v81, %v30
  %v169 = getelementptr [4 x i8], ptr %v44, i64 %v168
  %v170 = sub i64 %v30, 0
  %v171 = and i64 %v170, -16
  %v172 = add i64 0, %v171
  br label %head173
head173:
  %v174 = phi i64 [ 0, %end139 ], [ %v187, %body173 ]
  %v175 = icmp slt i64 %v174, %v172
  br i1 %v175, label %body173, label %end173
body173:
  %v176 = add i64 %v174, 0
  %v177 = mul i64 %v10, %v12
  %v178 = add i64 %v177, %v176
  %v179 = getelementptr [4 x i8], ptr %v46, i64 %v178
  %v180 = load <16 x i32>, ptr %v179, align 4
  %v181 = add <16 x i32> %v180, splat (i32 8388607)
  %v182 = ashr <16 x i32> %v181, splat (i32 31)
  %v183 = and <16 x i32> %v182, splat (i32 2147483647)
  %v184 = xor <16 x i32> %v181, %v183
  %v185 = bitcast <16 x i32> %v184 to <16 x float>
  %v186 = getelementptr [4 x i8], ptr %v169, i64 %v176
  store <16 x float> %v185, ptr %v186, align 4
  %v187 = add i64 %v174, 16
  br label %head173
end173:
  %v188 = icmp slt i64 %v172, %v30
  br i1 %v188, label %then189, label %after189
then189:
  %v190 = sub i64 %v30, %v172
  %v191 = icmp slt i64 %v190, 16
  %v192 = select i1 %v191, i64 %v190, i64 16
  %v193 = trunc i64 %v192 to i32
  %v194 = insertelement <16 x i32> poison, i32 %v193, i32 0
  %v195 = shufflevector <16 x i32> %v194, <16 x i32> poison, <16 x i32> zeroinitializer
  %v196 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v195
  %v197 = mul i64 %v10, %v12
  %v198 = add i64 %v197, %v172
  %v199 = getelementptr [4 x i8], ptr %v46, i64 %v198
  %v200 = load <16 x i32>, ptr %v199, align 4
  %v201 = add <16 x i32> %v200, splat (i32 8388607)
  %v202 = ashr <16 x i32> %v201, splat (i32 31)
  %v203 = and <16 x i32> %v202, splat (i32 2147483647)
  %v204 = xor <16 x i32> %v201, %v203
  %v205 = bitcast <16 x i32> %v204 to <16 x float>
  %v206 = getelementptr [4 x i8], ptr %v169, i64 %v172
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v205, ptr %v206, i32 4, <16 x i1> %v196)
  br label %after189
after189:
  %v207 = add i64 %v60, 1
  br label %head59
end59:
  %v208 = add i64 %v55, 1
  br label %head54
end54:
  ret void
}
