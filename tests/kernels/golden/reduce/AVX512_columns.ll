declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, i32, <32 x i1>, <32 x float>)
declare void @llvm.masked.store.v32f32.p0(<32 x float>, ptr, i32, <32 x i1>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [256 x float], align 64
  %v1 = getelementptr i8, ptr %arguments, i64 8
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 24
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 32
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 0
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 16
  %v10 = load i64, ptr %v9, align 8
  br label %head11
head11:
  %v12 = phi i64 [ 0, %entry ], [ %v207, %end17 ]
  %v13 = icmp slt i64 %v12, %v10
  br i1 %v13, label %body11, label %end11
body11:
  %v14 = mul i64 %v4, %v6
  %v15 = mul i64 %v12, %v14
  %v16 = getelementptr [4 x i8], ptr %v8, i64 %v15
  br label %head17
head17:
  %v18 = phi i64 [ 0, %body11 ], [ %v206, %end177 ]
  %v19 = icmp slt i64 %v18, %v6
  br i1 %v19, label %body17, label %end17
body17:
  %v20 = sub i64 %v6, %v18
  %v21 = icmp slt i64 %v20, 32
  %v22 = select i1 %v21, i64 %v20, i64 32
  %v23 = trunc i64 %v22 to i32
  %v24 = insertelement <32 x i32> poison, i32 %v23, i32 0
  %v25 = shufflevector <32 x i32> %v24, <32 x i32> poison, <32 x i32> zeroinitializer
  %v26 = icmp slt <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v25
  %v27 = mul i64 %v12, %v6
  %v28 = add i64 %v27, %v18
  %v29 = getelementptr [4 x i8], ptr %v16, i64 %v18
  %v30 = icmp slt i64 %v4, 8
  %v31 = select i1 %v30, i64 %v4, i64 8
  br label %head32
head32:
  %v33 = phi i64 [ 0, %body17 ], [ %v176, %joined162 ]
  %v34 = icmp slt i64 %v33, %v31
  br i1 %v34, label %body32, label %end32
body32:
  %v35 = and i64 %v4, -64
  br label %head36
head36:
  %v37 = phi i64 [ 0, %body32 ], [ %v95, %body36 ]
  %v38 = phi <32 x float> [ splat (float 0x0000000000000000), %body32 ], [ %v66, %body36 ]
  %v39 = phi <32 x float> [ splat (float 0x0000000000000000), %body32 ], [ %v70, %body36 ]
  %v40 = phi <32 x float> [ splat (float 0x0000000000000000), %body32 ], [ %v74, %body36 ]
  %v41 = phi <32 x float> [ splat (float 0x0000000000000000), %body32 ], [ %v78, %body36 ]
  %v42 = phi <32 x float> [ splat (float 0x0000000000000000), %body32 ], [ %v82, %body36 ]
  %v43 = phi <32 x float> [ splat (float 0x0000000000000000), %body32 ], [ %v86, %body36 ]
  %v44 = phi <32 x float> [ splat (float 0x0000000000000000), %body32 ], [ %v90, %body36 ]
  %v45 = phi <32 x float> [ splat (float 0x0000000000000000), %body32 ], [ %v94, %body36 ]
  %v46 = icmp slt i64 %v37, %v35
  br i1 %v46, label %body36, label %end36
body36:
  %v47 = add i64 %v37, %v33
  %v48 = add i64 %v47, 0
  %v49 = add i64 %v37, %v33
  %v50 = add i64 %v49, 8
  %v51 = add i64 %v37, %v33
  %v52 = add i64 %v51, 16
  %v53 = add i64 %v37, %v33
  %v54 = add i64 %v53, 24
  %v55 = add i64 %v37, %v33
  %v56 = add i64 %v55, 32
  %v57 = add i64 %v37, %v33
  %v58 = add i64 %v57, 40
  %v59 = add i64 %v37, %v33
  %v60 = add i64 %v59, 48
  %v61 = add i64 %v37, %v33
  %v62 = add i64 %v61, 56
  %v63 = mul i64 %v48, %v6
  %v64 = getelementptr [4 x i8], ptr %v29, i64 %v63
  %v65 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v64, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v66 = fadd <32 x float> %v38, %v65
  %v67 = mul i64 %v50, %v6
  %v68 = getelementptr [4 x i8], ptr %v29, i64 %v67
  %v69 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v68, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v70 = fadd <32 x float> %v39, %v69
  %v71 = mul i64 %v52, %v6
  %v72 = getelementptr [4 x i8], ptr %v29, i64 %v71
  %v73 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v72, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v74 = fadd <32 x float> %v40, %v73
  %v75 = mul i64 %v54, %v6
  %v76 = getelementptr [4 x i8], ptr %v29, i64 %v75
  %v77 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v76, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v78 = fadd <32 x float> %v41, %v77
  %v79 = mul i64 %v56, %v6
  %v80 = getelementptr [4 x i8], ptr %v29, i64 %v79
  %v81 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v80, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v82 = fadd <32 x float> %v42, %v81
  %v83 = mul i64 %v58, %v6
  %v84 = getelementptr [4 x i8], ptr %v29, i64 %v83
  %v85 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v84, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v86 = fadd <32 x float> %v43, %v85
  %v87 = mul i64 %v60, %v6
  %v88 = getelementptr [4 x i8], ptr %v29, i64 %v87
  %v89 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v88, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v90 = fadd <32 x float> %v44, %v89
  %v91 = mul i64 %v62, %v6
  %v92 = getelementptr [4 x i8], ptr %v29, i64 %v91
  %v93 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v92, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v94 = fadd <32 x float> %v45, %v93
  %v95 = add i64 %v37, 64
  br label %head36
end36:
  %v96 = add i64 %v35, %v33
  %v97 = add i64 %v96, 0
  %v98 = add i64 %v35, %v33
  %v99 = add i64 %v98, 8
  %v100 = add i64 %v35, %v33
  %v101 = add i64 %v100, 16
  %v102 = add i64 %v35, %v33
  %v103 = add i64 %v102, 24
  %v104 = add i64 %v35, %v33
  %v105 = add i64 %v104, 32
  %v106 = add i64 %v35, %v33
  %v107 = add i64 %v106, 40
  %v108 = add i64 %v35, %v33
  %v109 = add i64 %v108, 48
  %v110 = add i64 %v35, %v33
  %v111 = add i64 %v110, 56
  %v112 = icmp slt i64 %v97, %v4
  br i1 %v112, label %yes113, label %no113
yes113:
  %v114 = mul i64 %v97, %v6
  %v115 = getelementptr [4 x i8], ptr %v29, i64 %v114
  %v116 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v115, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v117 = fadd <32 x float> %v38, %v116
  br label %joined113
no113:
  br label %joined113
joined113:
  %v118 = phi <32 x float> [ %v117, %yes113 ], [ %v38, %no113 ]
  %v119 = icmp slt i64 %v99, %v4
  br i1 %v119, label %yes120, label %no120
yes120:
  %v121 = mul i64 %v99, %v6
  %v122 = getelementptr [4 x i8], ptr %v29, i64 %v121
  %v123 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v122, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v124 = fadd <32 x float> %v39, %v123
  br label %joined120
no120:
  br label %joined120
joined120:
  %v125 = phi <32 x float> [ %v124, %yes120 ], [ %v39, %no120 ]
  %v126 = icmp slt i64 %v101, %v4
  br i1 %v126, label %yes127, label %no127
yes127:
  %v128 = mul i64 %v101, %v6
  %v129 = getelementptr [4 x i8], ptr %v29, i64 %v128
  %v130 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v129, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v131 = fadd <32 x float> %v40, %v130
  br label %joined127
no127:
  br label %joined127
joined127:
  %v132 = phi <32 x float> [ %v131, %yes127 ], [ %v40, %no127 ]
  %v133 = icmp slt i64 %v103, %v4
  br i1 %v133, label %yes134, label %no134
yes134:
  %v135 = mul i64 %v103, %v6
  %v136 = getelementptr [4 x i8], ptr %v29, i64 %v135
  %v137 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v136, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v138 = fadd <32 x float> %v41, %v137
  br label %joined134
no134:
  br label %joined134
joined134:
  %v139 = phi <32 x float> [ %v138, %yes134 ], [ %v41, %no134 ]
  %v140 = icmp slt i64 %v105, %v4
  br i1 %v140, label %yes141, label %no141
yes141:
  %v142 = mul i64 %v105, %v6
  %v143 = getelementptr [4 x i8], ptr %v29, i64 %v142
  %v144 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v143, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v145 = fadd <32 x float> %v42, %v144
  br label %joined141
no141:
  br label %joined141
joined141:
  %v146 = phi <32 x float> [ %v145, %yes141 ], [ %v42, %no141 ]
  %v147 = icmp slt i64 %v107, %v4
  br i1 %v147, label %yes148, label %no148
yes148:
  %v149 = mul i64 %v107, %v6
  %v150 = getelementptr [4 x i8], ptr %v29, i64 %v149
  %v151 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v150, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v152 = fadd <32 x float> %v43, %v151
  br label %joined148
no148:
  br label %joined148
joined148:
  %v153 = phi <32 x float> [ %v152, %yes148 ], [ %v43, %no148 ]
  %v154 = icmp slt i64 %v109, %v4
  br i1 %v154, label %yes155, label %no155
yes155:
  %v156 = mul i64 %v109, %v6
  %v157 = getelementptr [4 x i8], ptr %v29, i64 %v156
  %v158 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v157, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v159 = fadd <32 x float> %v44, %v158
  br label %joined155
no155:
  br label %joined155
joined155:
  %v160 = phi <32 x float> [ %v159, %yes155 ], [ %v44, %no155 ]
  %v161 = icmp slt i64 %v111, %v4
  br i1 %v161, label %yes162, label %no162
yes162:
  %v163 = mul i64 %v111, %v6
  %v164 = getelementptr [4 x i8], ptr %v29, i64 %v163
  %v165 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v164, i32 4, <32 x i1> %v26, <32 x float> zeroinitializer)
  %v166 = fadd <32 x float> %v45, %v165
  br label %joined162
no162:
  br label %joined162
joined162:
  %v167 = phi <32 x float> [ %v166, %yes162 ], [ %v45, %no162 ]
  %v168 = fadd <32 x float> %v118, %v146
  %v169 = fadd <32 x float> %v125, %v153
  %v170 = fadd <32 x float> %v132, %v160
  %v171 = fadd <32 x float> %v139, %v167
  %v172 = fadd <32 x float> %v168, %v170
  %v173 = fadd <32 x float> %v169, %v171
  %v174 = fadd <32 x float> %v172, %v173
  %v175 = getelementptr [128 x i8], ptr %scratch0, i64 %v33
  store <32 x float> %v174, ptr %v175, align 4
  %v176 = add i64 %v33, 1
  br label %head32
end32:
  br label %head177
head177:
  %v178 = phi i64 [ %v31, %end32 ], [ %v181, %body177 ]
  %v179 = icmp slt i64 %v178, 8
  br i1 %v179, label %body177, label %end177
body177:
  %v180 = getelementptr [128 x i8], ptr %scratch0, i64 %v178
  store <32 x float> splat (float 0x0000000000000000), ptr %v180, align 4
  %v181 = add i64 %v178, 1
  br label %head177
end177:
  %v182 = getelementptr [128 x i8], ptr %scratch0, i64 0
  %v183 = load <32 x float>, ptr %v182, align 4
  %v184 = getelementptr [128 x i8], ptr %scratch0, i64 1
  %v185 = load <32 x float>, ptr %v184, align 4
  %v186 = getelementptr [128 x i8], ptr %scratch0, i64 2
  %v187 = load <32 x float>, ptr %v186, align 4
  %v188 = getelementptr [128 x i8], ptr %scratch0, i64 3
  %v189 = load <32 x float>, ptr %v188, align 4
  %v190 = getelementptr [128 x i8], ptr %scratch0, i64 4
  %v191 = load <32 x float>, ptr %v190, align 4
  %v192 = getelementptr [128 x i8], ptr %scratch0, i64 5
  %v193 = load <32 x float>, ptr %v192, align 4
  %v194 = getelementptr [128 x i8], ptr %scratch0, i64 6
  %v195 = load <32 x float>, ptr %v194, align 4
  %v196 = getelementptr [128 x i8], ptr %scratch0, i64 7
  %v197 = load <32 x float>, ptr %v196, align 4
  %v198 = fadd <32 x float> %v183, %v191
  %v199 = fadd <32 x float> %v185, %v193
  %v200 = fadd <32 x float> %v187, %v195
  %v201 = fadd <32 x float> %v189, %v197
  %v202 = fadd <32 x float> %v198, %v200
  %v203 = fadd <32 x float> %v199, %v201
  %v204 = fadd <32 x float> %v202, %v203
  %v205 = getelementptr [4 x i8], ptr %v2, i64 %v28
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v204, ptr %v205, i32 4, <32 x i1> %v26)
  %v206 = add i64 %v18, 32
  br label %head17
end17:
  %v207 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
