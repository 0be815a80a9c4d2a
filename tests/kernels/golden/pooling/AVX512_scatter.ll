declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
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
  %v43 = phi i64 [ 0, %entry ], [ %v225, %after214 ]
  %v44 = icmp slt i64 %v43, %v41
  br i1 %v44, label %body42, label %end42
body42:
  %v45 = sub i64 %v39, 0
  %v46 = and i64 %v45, -64
  %v47 = add i64 0, %v46
  br label %head48
head48:
  %v49 = phi i64 [ 0, %body42 ], [ %v59, %body48 ]
  %v50 = icmp slt i64 %v49, %v47
  br i1 %v50, label %body48, label %end48
body48:
  %v51 = add i64 %v49, 0
  %v52 = getelementptr [4 x i8], ptr %v38, i64 %v51
  store <16 x float> splat (float 0x0000000000000000), ptr %v52, align 4
  %v53 = add i64 %v49, 16
  %v54 = getelementptr [4 x i8], ptr %v38, i64 %v53
  store <16 x float> splat (float 0x0000000000000000), ptr %v54, align 4
  %v55 = add i64 %v49, 32
  %v56 = getelementptr [4 x i8], ptr %v38, i64 %v55
  store <16 x float> splat (float 0x0000000000000000), ptr %v56, align 4
  %v57 = add i64 %v49, 48
  %v58 = getelementptr [4 x i8], ptr %v38, i64 %v57
  store <16 x float> splat (float 0x0000000000000000), ptr %v58, align 4
  %v59 = add i64 %v49, 64
  br label %head48
end48:
  %v60 = sub i64 %v39, %v47
  %v61 = and i64 %v60, -16
  %v62 = add i64 %v47, %v61
  br label %head63
head63:
  %v64 = phi i64 [ %v47, %end48 ], [ %v68, %body63 ]
  %v65 = icmp slt i64 %v64, %v62
  br i1 %v65, label %body63, label %end63
body63:
  %v66 = add i64 %v64, 0
  %v67 = getelementptr [4 x i8], ptr %v38, i64 %v66
  store <16 x float> splat (float 0x0000000000000000), ptr %v67, align 4
  %v68 = add i64 %v64, 16
  br label %head63
end63:
  %v69 = icmp slt i64 %v62, %v39
  br i1 %v69, label %then70, label %after70
then70:
  %v71 = sub i64 %v39, %v62
  %v72 = icmp slt i64 %v71, 16
  %v73 = select i1 %v72, i64 %v71, i64 16
  %v74 = trunc i64 %v73 to i32
  %v75 = insertelement <16 x i32> poison, i32 %v74, i32 0
  %v76 = shufflevector <16 x i32> %v75, <16 x i32> poison, <16 x i32> zeroinitializer
  %v77 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v76
  %v78 = getelementptr [4 x i8], ptr %v38, i64 %v62
  call void @llvm.masked.store.v16f32.p0(<16 x float> splat (float 0x0000000000000000), ptr %v78, i32 4, <16 x i1> %v77)
  br label %after70
after70:
  br label %head79
head79:
  %v80 = phi i64 [ 0, %after70 ], [ %v176, %end82 ]
  %v81 = icmp slt i64 %v80, %v20
  br i1 %v81, label %body79, label %end79
body79:
  br label %head82
head82:
  %v83 = phi i64 [ 0, %body79 ], [ %v175, %end128 ]
  %v84 = icmp slt i64 %v83, %v32
  br i1 %v84, label %body82, label %end82
body82:
  %v85 = mul i64 %v43, %v20
  %v86 = add i64 %v85, %v80
  %v87 = mul i64 %v86, %v32
  %v88 = add i64 %v87, %v83
  %v89 = mul i64 %v12, %v24
  %v90 = mul i64 %v88, %v89
  %v91 = getelementptr [4 x i8], ptr %v34, i64 %v90
  %v92 = mul i64 %v80, %v18
  %v93 = sub i64 %v92, %v16
  %v94 = sub i64 0, %v93
  %v95 = sub i64 %v10, %v93
  %v96 = icmp slt i64 %v94, 0
  %v97 = select i1 %v96, i64 0, i64 %v94
  %v98 = sub i64 %v14, 1
  %v99 = add i64 %v97, %v98
  %v100 = sdiv i64 %v99, %v14
  %v101 = icmp slt i64 %v95, 0
  %v102 = select i1 %v101, i64 0, i64 %v95
  %v103 = sub i64 %v14, 1
  %v104 = add i64 %v102, %v103
  %v105 = sdiv i64 %v104, %v14
  %v106 = icmp slt i64 %v105, %v12
  %v107 = select i1 %v106, i64 %v105, i64 %v12
  %v108 = icmp slt i64 %v107, %v100
  %v109 = select i1 %v108, i64 %v100, i64 %v107
  %v110 = mul i64 %v83, %v30
  %v111 = sub i64 %v110, %v28
  %v112 = sub i64 0, %v111
  %v113 = sub i64 %v22, %v111
  %v114 = icmp slt i64 %v112, 0
  %v115 = select i1 %v114, i64 0, i64 %v112
  %v116 = sub i64 %v26, 1
  %v117 = add i64 %v115, %v116
  %v118 = sdiv i64 %v117, %v26
  %v119 = icmp slt i64 %v113, 0
  %v120 = select i1 %v119, i64 0, i64 %v113
  %v121 = sub i64 %v26, 1
  %v122 = add i64 %v120, %v121
  %v123 = sdiv i64 %v122, %v26
  %v124 = icmp slt i64 %v123, %v24
  %v125 = select i1 %v124, i64 %v123, i64 %v24
  %v126 = icmp slt i64 %v125, %v118
  %v127 = select i1 %v126, i64 %v118, i64 %v125
  br label %head128
head128:
  %v129 = phi i64 [ %v100, %body82 ], [ %v174, %after158 ]
  %v130 = icmp slt i64 %v129, %v109
  br i1 %v130, label %body128, label %end128
body128:
  %v131 = mul i64 %v129, %v24
  %v132 = add i64 %v131, %v118
  %v133 = getelementptr [4 x i8], ptr %v91, i64 %v132
  %v134 = mul i64 %v129, %v14
  %v135 = add i64 %v134, %v93
  %v136 = mul i64 %v135, %v22
  %v137 = mul i64 %v118, %v26
  %v138 = add i64 %v136, %v137
  %v139 = add i64 %v138, %v111
  %v140 = sub i64 %v127, %v118
  %v141 = sub i64 %v140, 0
  %v142 = and i64 %v141, -16
  %v143 = add i64 0, %v142
  br label %head144
head144:
  %v145 = phi i64 [ 0, %body128 ], [ %v156, %body144 ]
  %v146 = icmp slt i64 %v145, %v143
  br i1 %v146, label %body144, label %end144
body144:
  %v147 = add i64 %v145, 0
  %v148 = getelementptr [4 x i8], ptr %v133, i64 %v147
  %v149 = load <16 x float>, ptr %v148, align 4
  %v150 = mul i64 %v147, %v26
  %v151 = add i64 %v139, %v150
  %v152 = getelementptr [4 x i8], ptr %v38, i64 %v151
  %v153 = load <16 x float>, ptr %v152, align 4
  %v154 = fadd <16 x float> %v153, %v149
  %v155 = getelementptr [4 x i8], ptr %v38, i64 %v151
  store <16 x float> %v154, ptr %v155, align 4
  %v156 = add i64 %v145, 16
  br label %head144
end144:
  %v157 = icmp slt i64 %v143, %v140
  br i1 %v157, label %then158, label %after158
then158:
  %v159 = sub i64 %v140, %v143
  %v160 = icmp slt i64 %v159, 16
  %v161 = select i1 %v160, i64 %v159, i64 16
  %v162 = trunc i64 %v161 to i32
  %v163 = insertelement <16 x i32> poison, i32 %v162, i32 0
  %v164 = shufflevector <16 x i32> %v163, <16 x i32> poison, <16 x i32> zeroinitializer
  %v165 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v164
  %v166 = getelementptr [4 x i8], ptr %v133, i64 %v143
  %v167 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v166, i32 4, <16 x i1> %v165, <16 x float> zeroinitializer)
  %v168 = mul i64 %v143, %v26
  %v169 = add i64 %v139, %v168
  %v170 = getelementptr [4 x i8], ptr %v38, i64 %v169
  %v171 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v170, i32 4, <16 x i1> %v165, <16 x float> zeroinitializer)
  %v172 = fadd <16 x float> %v171, %v167
  %v173 = getelementptr [4 x i8], ptr %v38, i64 %v169
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v172, ptr %v173, i32 4, <16 x i1> %v165)
  br label %after158
after158:
  %v174 = add i64 %v129, 1
  br label %head128
end128:
  %v175 = add i64 %v83, 1
  br label %head82
end82:
  %v176 = add i64 %v80, 1
  br label %head79
end79:
  %v177 = mul i64 %v43, %v39
  %v178 = getelementptr [4 x i8], ptr %v36, i64 %v177
  %v179 = sub i64 %v39, 0
  %v180 = and i64 %v179, -64
  %v181 = add i64 0, %v180
  br label %head182
head182:
  %v183 = phi i64 [ 0, %end79 ], [ %v201, %body182 ]
  %v184 = icmp slt i64 %v183, %v181
  br i1 %v184, label %body182, label %end182
body182:
  %v185 = add i64 %v183, 0
  %v186 = getelementptr [4 x i8], ptr %v38, i64 %v185
  %v187 = load <16 x float>, ptr %v186, align 4
  %v188 = getelementptr [4 x i8], ptr %v178, i64 %v185
  store <16 x float> %v187, ptr %v188, align 4
  %v189 = add i64 %v183, 16
  %v190 = getelementptr [4 x i8], ptr %v38, i64 %v189
  %v191 = load <16 x float>, ptr %v190, align 4
  %v192 = getelementptr [4 x i8], ptr %v178, i64 %v189
  store <16 x float> %v191, ptr %v192, align 4
  %v193 = add i64 %v183, 32
  %v194 = getelementptr [4 x i8], ptr %v38, i64 %v193
  %v195 = load <16 x float>, ptr %v194, align 4
  %v196 = getelementptr [4 x i8], ptr %v178, i64 %v193
  store <16 x float> %v195, ptr %v196, align 4
  %v197 = add i64 %v183, 48
  %v198 = getelementptr [4 x i8], ptr %v38, i64 %v197
  %v199 = load <16 x float>, ptr %v198, align 4
  %v200 = getelementptr [4 x i8], ptr %v178, i64 %v197
  store <16 x float> %v199, ptr %v200, align 4
  %v201 = add i64 %v183, 64
  br label %head182
end182:
  %v202 = sub i64 %v39, %v181
  %v203 = and i64 %v202, -16
  %v204 = add i64 %v181, %v203
  br label %head205
head205:
  %v206 = phi i64 [ %v181, %end182 ], [ %v212, %body205 ]
  %v207 = icmp slt i64 %v206, %v204
  br i1 %v207, label %body205, label %end205
body205:
  %v208 = add i64 %v206, 0
  %v209 = getelementptr [4 x i8], ptr %v38, i64 %v208
  %v210 = load <16 x float>, ptr %v209, align 4
  %v211 = getelementptr [4 x i8], ptr %v178, i64 %v208
  store <16 x float> %v210, ptr %v211, align 4
  %v212 = add i64 %v206, 16
  br label %head205
end205:
  %v213 = icmp slt i64 %v204, %v39
  br i1 %v213, label %then214, label %after214
then214:
  %v215 = sub i64 %v39, %v204
  %v216 = icmp slt i64 %v215, 16
  %v217 = select i1 %v216, i64 %v215, i64 16
  %v218 = trunc i64 %v217 to i32
  %v219 = insertelement <16 x i32> poison, i32 %v218, i32 0
  %v220 = shufflevector <16 x i32> %v219, <16 x i32> poison, <16 x i32> zeroinitializer
  %v221 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v220
  %v222 = getelementptr [4 x i8], ptr %v38, i64 %v204
  %v223 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v222, i32 4, <16 x i1> %v221, <16 x float> zeroinitializer)
  %v224 = getelementptr [4 x i8], ptr %v178, i64 %v204
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v223, ptr %v224, i32 4, <16 x i1> %v221)
  br label %after214
after214:
  %v225 = add i64 %v43, 1
  br label %head42
end42:
  ret void
}
