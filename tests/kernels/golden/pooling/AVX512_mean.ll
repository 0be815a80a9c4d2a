declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x i64> @llvm.masked.load.v16i64.p0(ptr, i32, <16 x i1>, <16 x i64>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
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
  store <16 x float> splat (float 0x0000000000000000), ptr %v55, align 4
  %v56 = add i64 %v53, 16
  br label %head52
end52:
  %v57 = mul i64 %v18, %v32
  br label %head58
head58:
  %v59 = phi i64 [ 0, %end52 ], [ %v215, %end63 ]
  %v60 = icmp slt i64 %v59, %v12
  br i1 %v60, label %body58, label %end58
body58:
  %v61 = mul i64 %v59, %v57
  %v62 = getelementptr [4 x i8], ptr %v46, i64 %v61
  br label %head63
head63:
  %v64 = phi i64 [ 0, %body58 ], [ %v214, %after187 ]
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
  %v87 = and i64 %v86, -16
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
  %v104 = load <16 x float>, ptr %v103, align 4
  store <16 x float> %v104, ptr %v97, align 4
  %v105 = getelementptr [4 x i8], ptr %v97, i64 %v16
  %v106 = add i64 %v96, 1
  br label %head95
end95:
  %v107 = add i64 %v90, 16
  br label %head89
end89:
  %v108 = icmp slt i64 %v88, %v32
  br i1 %v108, label %then109, label %after109
then109:
  %v110 = sub i64 %v32, %v88
  %v111 = icmp slt i64 %v110, 16
  %v112 = select i1 %v111, i64 %v110, i64 16
  %v113 = trunc i64 %v112 to i32
  %v114 = insertelement <16 x i32> poison, i32 %v113, i32 0
  %v115 = shufflevector <16 x i32> %v114, <16 x i32> poison, <16 x i32> zeroinitializer
  %v116 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v115
  %v117 = add i64 %v38, %v88
  %v118 = getelementptr [4 x i8], ptr %v50, i64 %v117
  br label %head119
head119:
  %v120 = phi i64 [ %v81, %then109 ], [ %v130, %body119 ]
  %v121 = phi ptr [ %v118, %then109 ], [ %v129, %body119 ]
  %v122 = icmp slt i64 %v120, %v83
  br i1 %v122, label %body119, label %end119
body119:
  %v123 = mul i64 %v120, %v26
  %v124 = add i64 %v67, %v123
  %v125 = mul i64 %v124, %v32
  %v126 = add i64 %v125, %v88
  %v127 = getelementptr [4 x i8], ptr %v62, i64 %v126
  %v128 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v127, i32 4, <16 x i1> %v116, <16 x float> zeroinitializer)
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v128, ptr %v121, i32 4, <16 x i1> %v116)
  %v129 = getelementptr [4 x i8], ptr %v121, i64 %v16
  %v130 = add i64 %v120, 1
  br label %head119
end119:
  br label %after109
after109:
  %v131 = sub i64 %v83, %v81
  br label %head132
head132:
  %v133 = phi i64 [ 0, %after109 ], [ %v156, %end137 ]
  %v134 = icmp slt i64 %v133, %v34
  br i1 %v134, label %body132, label %end132
body132:
  %v135 = mul i64 %v133, %v36
  %v136 = getelementptr [4 x i8], ptr %v50, i64 %v135
  br label %head137
head137:
  %v138 = phi i64 [ 0, %body132 ], [ %v152, %end142 ]
  %v139 = phi <16 x float> [ splat (float 0x0000000000000000), %body132 ], [ %v144, %end142 ]
  %v140 = phi ptr [ %v136, %body132 ], [ %v151, %end142 ]
  %v141 = icmp slt i64 %v138, %v131
  br i1 %v141, label %body137, label %end137
body137:
  br label %head142
head142:
  %v143 = phi i64 [ %v42, %body137 ], [ %v150, %body142 ]
  %v144 = phi <16 x float> [ %v139, %body137 ], [ %v149, %body142 ]
  %v145 = icmp slt i64 %v143, %v44
  br i1 %v145, label %body142, label %end142
body142:
  %v146 = mul i64 %v143, %v40
  %v147 = getelementptr [4 x i8], ptr %v140, i64 %v146
  %v148 = load <16 x float>, ptr %v147, align 4
  %v149 = fadd <16 x float> %v144, %v148
  %v150 = add i64 %v143, 1
  br label %head142
end142:
  %v151 = getelementptr [4 x i8], ptr %v140, i64 %v16
  %v152 = add i64 %v138, 1
  br label %head137
end137:
  %v153 = mul i64 %v14, %v16
  %v154 = add i64 %v153, %v133
  %v155 = getelementptr [4 x i8], ptr %v50, i64 %v154
  store <16 x float> %v139, ptr %v155, align 4
  %v156 = add i64 %v133, 16
  br label %head132
end132:
  %v157 = mul i64 %v85, %v34
  %v158 = getelementptr [4 x i8], ptr %v48, i64 %v157
  %v159 = sub i64 %v34, 0
  %v160 = and i64 %v159, -16
  %v161 = add i64 0, %v160
  br label %head162
head162:
  %v163 = phi i64 [ 0, %end132 ], [ %v185, %body162 ]
  %v164 = icmp slt i64 %v163, %v161
  br i1 %v164, label %body162, label %end162
body162:
  %v165 = add i64 %v163, 0
  %v166 = mul i64 %v14, %v16
  %v167 = add i64 %v166, %v165
  %v168 = getelementptr [4 x i8], ptr %v50, i64 %v167
  %v169 = load <16 x float>, ptr %v168, align 4
  %v170 = srem i64 %v85, %v20
  %v171 = getelementptr i8, ptr %arguments, i64 24
  %v172 = load ptr, ptr %v171, align 8
  %v173 = getelementptr [8 x i8], ptr %v172, i64 %v170
  %v174 = load i64, ptr %v173, align 8
  %v175 = getelementptr i8, ptr %arguments, i64 32
  %v176 = load ptr, ptr %v175, align 8
  %v177 = getelementptr [8 x i8], ptr %v176, i64 %v165
  %v178 = load <16 x i64>, ptr %v177, align 8
  %v179 = insertelement <16 x i64> poison, i64 %v174, i32 0
  %v180 = shufflevector <16 x i64> %v179, <16 x i64> poison, <16 x i32> zeroinitializer
  %v181 = mul <16 x i64> %v178, %v180
  %v182 = sitofp <16 x i64> %v181 to <16 x float>
  %v183 = fdiv <16 x float> %v169, %v182
  %v184 = getelementptr [4 x i8], ptr %v158, i64 %v165
  store <16 x float> %v183, ptr %v184, align 4
  %v185 = add i64 %v163, 16
  br label %head162
end162:
  %v186 = icmp slt i64 %v161, %v34
  br i1 %v186, label %then187, label %after187
then187:
  %v188 = sub i64 %v34, %v161
  %v189 = icmp slt i64 %v188, 16
  %v190 = select i1 %v189, i64 %v188, i64 16
  %v191 = trunc i64 %v190 to i32
  %v192 = insertelement <16 x i32> poison, i32 %v191, i32 0
  %v193 = shufflevector <16 x i32> %v192, <16 x i32> poison, <16 x i32> zeroinitializer
  %v194 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v193
  %v195 = mul i64 %v14, %v16
  %v196 = add i64 %v195, %v161
  %v197 = getelementptr [4 x i8], ptr %v50, i64 %v196
  %v198 = load <16 x float>, ptr %v197, align 4
  %v199 = srem i64 %v85, %v20
  %v200 = getelementptr i8, ptr %arguments, i64 24
  %v201 = load ptr, ptr %v200, align 8
  %v202 = getelementptr [8 x i8], ptr %v201, i64 %v199
  %v203 = load i64, ptr %v202, align 8
  %v204 = getelementptr i8, ptr %arguments, i64 32
  %v205 = load ptr, ptr %v204, align 8
  %v206 = getelementptr [8 x i8], ptr %v205, i64 %v161
  %v207 = call <16 x i64> @llvm.masked.load.v16i64.p0(ptr %v206, i32 8, <16 x i1> %v194, <16 x i64> zeroinitializer)
  %v208 = insertelement <16 x i64> poison, i64 %v203, i32 0
  %v209 = shufflevector <16 x i64> %v208, <16 x i64> poison, <16 x i32> zeroinitializer
  %v210 = mul <16 x i64> %v207, %v209
  %v211 = sitofp <16 x i64> %v210 to <16 x float>
  %v212 = fdiv <16 x float> %v198, %v211
  %v213 = getelementptr [4 x i8], ptr %v158, i64 %v161
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v212, ptr %v213, i32 4, <16 x i1> %v194)
  br label %after187
after187:
  %v214 = add i64 %v64, 1
  br label %head63
end63:
  %v215 = add i64 %v59, 1
  br label %head58
end58:
  ret void
}
