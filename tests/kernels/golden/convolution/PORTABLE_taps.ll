declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 56
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 72
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 80
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 88
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 96
  %v10 = load i64, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 0
  %v12 = load ptr, ptr %v11, align 8
  %v13 = getelementptr i8, ptr %arguments, i64 8
  %v14 = load ptr, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 16
  %v16 = load ptr, ptr %v15, align 8
  %v17 = getelementptr i8, ptr %arguments, i64 24
  %v18 = load ptr, ptr %v17, align 8
  %v19 = getelementptr i8, ptr %arguments, i64 32
  %v20 = load ptr, ptr %v19, align 8
  %v21 = getelementptr i8, ptr %arguments, i64 48
  %v22 = load i64, ptr %v21, align 8
  %v23 = getelementptr i8, ptr %arguments, i64 40
  %v24 = load i64, ptr %v23, align 8
  br label %head25
head25:
  %v26 = phi i64 [ 0, %entry ], [ %v213, %end28 ]
  %v27 = icmp slt i64 %v26, %v24
  br i1 %v27, label %body25, label %end25
body25:
  br label %head28
head28:
  %v29 = phi i64 [ 0, %body25 ], [ %v212, %end47 ]
  %v30 = icmp slt i64 %v29, %v22
  br i1 %v30, label %body28, label %end28
body28:
  %v31 = mul i64 %v26, %v22
  %v32 = add i64 %v31, %v29
  %v33 = getelementptr i8, ptr %arguments, i64 64
  %v34 = load i64, ptr %v33, align 8
  %v35 = mul i64 %v32, %v34
  %v36 = mul i64 %v29, %v2
  %v37 = mul i64 %v36, 5
  %v38 = mul i64 %v32, %v4
  %v39 = mul i64 %v38, %v6
  %v40 = mul i64 %v39, 5
  %v41 = getelementptr [4 x i8], ptr %v12, i64 %v35
  %v42 = getelementptr [4 x i8], ptr %v14, i64 %v37
  %v43 = getelementptr [4 x i8], ptr %v18, i64 %v40
  %v44 = sub i64 %v4, 1
  %v45 = mul i64 %v44, %v8
  %v46 = add i64 %v45, %v6
  br label %head47
head47:
  %v48 = phi i64 [ 0, %body28 ], [ %v211, %end161 ]
  %v49 = icmp slt i64 %v48, %v46
  br i1 %v49, label %body47, label %end47
body47:
  %v50 = add i64 %v48, %v10
  %v51 = icmp slt i64 %v50, %v46
  %v52 = select i1 %v51, i64 %v50, i64 %v46
  br label %head53
head53:
  %v54 = phi i64 [ 0, %body47 ], [ %v160, %end62 ]
  %v55 = icmp slt i64 %v54, 1
  br i1 %v55, label %body53, label %end53
body53:
  %v56 = mul i64 %v54, 5
  %v57 = add i64 %v56, 0
  %v58 = mul i64 %v57, %v2
  %v59 = getelementptr [4 x i8], ptr %v42, i64 %v58
  %v60 = mul i64 %v57, %v10
  %v61 = getelementptr [4 x i8], ptr %v20, i64 %v60
  br label %head62
head62:
  %v63 = phi i64 [ %v48, %body53 ], [ %v159, %end66 ]
  %v64 = icmp slt i64 %v63, %v52
  br i1 %v64, label %body62, label %end62
body62:
  %v65 = getelementptr [4 x i8], ptr %v41, i64 %v63
  br label %head66
head66:
  %v67 = phi i64 [ 0, %body62 ], [ %v128, %body66 ]
  %v68 = phi ptr [ %v59, %body62 ], [ %v127, %body66 ]
  %v69 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v99, %body66 ]
  %v70 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v102, %body66 ]
  %v71 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v105, %body66 ]
  %v72 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v108, %body66 ]
  %v73 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v111, %body66 ]
  %v74 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v114, %body66 ]
  %v75 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v117, %body66 ]
  %v76 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v120, %body66 ]
  %v77 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v123, %body66 ]
  %v78 = phi <4 x float> [ splat (float 0x0000000000000000), %body62 ], [ %v126, %body66 ]
  %v79 = icmp slt i64 %v67, %v2
  br i1 %v79, label %body66, label %end66
body66:
  %v80 = getelementptr [8 x i8], ptr %v16, i64 %v67
  %v81 = load i64, ptr %v80, align 8
  %v82 = getelementptr [1 x i8], ptr %v65, i64 %v81
  %v83 = getelementptr [4 x i8], ptr %v82, i64 0
  %v84 = load <4 x float>, ptr %v83, align 4
  %v85 = getelementptr [4 x i8], ptr %v82, i64 4
  %v86 = load <4 x float>, ptr %v85, align 4
  %v87 = getelementptr [4 x i8], ptr %v68, i64 0
  %v88 = load float, ptr %v87, align 4
  %v89 = getelementptr [4 x i8], ptr %v68, i64 1
  %v90 = load float, ptr %v89, align 4
  %v91 = getelementptr [4 x i8], ptr %v68, i64 2
  %v92 = load float, ptr %v91, align 4
  %v93 = getelementptr [4 x i8], ptr %v68, i64 3
  %v94 = load float, ptr %v93, align 4
  %v95 = getelementptr [4 x i8], ptr %v68, i64 4
  %v96 = load float, ptr %v95, align 4
  %v97 = insertelement <4 x float> poison, float %v88, i32 0
  %v98 = shufflevector <4 x float> %v97, <4 x float> poison, <4 x i32> zeroinitializer
  %v99 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v98, <4 x float> %v84, <4 x float> %v69)
  %v100 = insertelement <4 x float> poison, float %v88, i32 0
  %v101 = shufflevector <4 x float> %v100, <4 x float> poison, <4 x i32> zeroinitializer
  %v102 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v101, <4 x float> %v86, <4 x float> %v70)
  %v103 = insertelement <4 x float> poison, float %v90, i32 0
  %v104 = shufflevector <4 x float> %v103, <4 x float> poison, <4 x i32> zeroinitializer
  %v105 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v104, <4 x float> %v84, <4 x float> %v71)
  %v106 = insertelement <4 x float> poison, float %v90, i32 0
  %v107 = shufflevector <4 x float> %v106, <4 x float> poison, <4 x i32> zeroinitializer
  %v108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v107, <4 x float> %v86, <4 x float> %v72)
  %v109 = insertelement <4 x float> poison, float %v92, i32 0
  %v110 = shufflevector <4 x float> %v109, <4 x float> poison, <4 x i32> zeroinitializer
  %v111 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v110, <4 x float> %v84, <4 x float> %v73)
  %v112 = insertelement <4 x float> poison, float %v92, i32 0
  %v113 = shufflevector <4 x float> %v112, <4 x float> poison, <4 x i32> zeroinitializer
  %v114 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v113, <4 x float> %v86, <4 x float> %v74)
  %v115 = insertelement <4 x float> poison, float %v94, i32 0
  %v116 = shufflevector <4 x float> %v115, <4 x float> poison, <4 x i32> zeroinitializer
  %v117 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v116, <4 x float> %v84, <4 x float> %v75)
  %v118 = insertelement <4 x float> poison, float %v94, i32 0
  %v119 = shufflevector <4 x float> %v118, <4 x float> poison, <4 x i32> zeroinitializer
  %v120 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v119, <4 x float> %v86, <4 x float> %v76)
  %v121 = insertelement <4 x float> poison, float %v96, i32 0
  %v122 = shufflevector <4 x float> %v121, <4 x float> poison, <4 x i32> zeroinitializer
  %v123 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v122, <4 x float> %v84, <4 x float> %v77)
  %v124 = insertelement <4 x float> poison, float %v96, i32 0
  %v125 = shufflevector <4 x float> %v124, <4 x float> poison, <4 x i32> zeroinitializer
  %v126 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v125, <4 x float> %v86, <4 x float> %v78)
  %v127 = getelementptr [4 x i8], ptr %v68, i64 5
  %v128 = add i64 %v67, 1
  br label %head66
end66:
  %v129 = sub i64 %v63, %v48
  %v130 = mul i64 %v10, 0
  %v131 = add i64 %v129, %v130
  %v132 = getelementptr [4 x i8], ptr %v61, i64 %v131
  %v133 = getelementptr [4 x i8], ptr %v132, i64 0
  store <4 x float> %v69, ptr %v133, align 4
  %v134 = getelementptr [4 x i8], ptr %v132, i64 4
  store <4 x float> %v70, ptr %v134, align 4
  %v135 = sub i64 %v63, %v48
  %v136 = mul i64 %v10, 1
  %v137 = add i64 %v135, %v136
  %v138 = getelementptr [4 x i8], ptr %v61, i64 %v137
  %v139 = getelementptr [4 x i8], ptr %v138, i64 0
  store <4 x float> %v71, ptr %v139, align 4
  %v140 = getelementptr [4 x i8], ptr %v138, i64 4
  store <4 x float> %v72, ptr %v140, align 4
  %v141 = sub i64 %v63, %v48
  %v142 = mul i64 %v10, 2
  %v143 = add i64 %v141, %v142
  %v144 = getelementptr [4 x i8], ptr %v61, i64 %v143
  %v145 = getelementptr [4 x i8], ptr %v144, i64 0
  store <4 x float> %v73, ptr %v145, align 4
  %v146 = getelementptr [4 x i8], ptr %v144, i64 4
  store <4 x float> %v74, ptr %v146, align 4
  %v147 = sub i64 %v63, %v48
  %v148 = mul i64 %v10, 3
  %v149 = add i64 %v147, %v148
  %v150 = getelementptr [4 x i8], ptr %v61, i64 %v149
  %v151 = getelementptr [4 x i8], ptr %v150, i64 0
  store <4 x float> %v75, ptr %v151, align 4
  %v152 = getelementptr [4 x i8], ptr %v150, i64 4
  store <4 x float> %v76, ptr %v152, align 4
  %v153 = sub i64 %v63, %v48
  %v154 = mul i64 %v10, 4
  %v155 = add i64 %v153, %v154
  %v156 = getelementptr [4 x i8], ptr %v61, i64 %v155
  %v157 = getelementptr [4 x i8], ptr %v156, i64 0
  store <4 x float> %v77, ptr %v157, align 4
  %v158 = getelementptr [4 x i8], ptr %v156, i64 4
  store <4 x float> %v78, ptr %v158, align 4
  %v159 = add i64 %v63, 8
  br label %head62
end62:
  %v160 = add i64 %v54, 1
  br label %head53
end53:
  br label %head161
head161:
  %v162 = phi i64 [ 0, %end53 ], [ %v210, %end173 ]
  %v163 = icmp slt i64 %v162, 5
  br i1 %v163, label %body161, label %end161
body161:
  %v164 = mul i64 %v162, %v10
  %v165 = getelementptr [4 x i8], ptr %v20, i64 %v164
  %v166 = mul i64 %v162, %v4
  %v167 = mul i64 %v166, %v6
  %v168 = getelementptr [4 x i8], ptr %v43, i64 %v167
  %v169 = sub i64 %v52, 1
  %v170 = sdiv i64 %v169, %v8
  %v171 = add i64 %v170, 1
  %v172 = sdiv i64 %v48, %v8
  br label %head173
head173:
  %v174 = phi i64 [ %v172, %body161 ], [ %v209, %end202 ]
  %v175 = icmp slt i64 %v174, %v171
  br i1 %v175, label %body173, label %end173
body173:
  %v176 = mul i64 %v174, %v8
  %v177 = icmp slt i64 %v48, %v176
  %v178 = select i1 %v177, i64 %v176, i64 %v48
  %v179 = add i64 %v176, %v6
  %v180 = icmp slt i64 %v52, %v179
  %v181 = select i1 %v180, i64 %v52, i64 %v179
  %v182 = sub i64 %v178, %v48
  %v183 = getelementptr [4 x i8], ptr %v165, i64 %v182
  %v184 = mul i64 %v174, %v6
  %v185 = sub i64 %v178, %v176
  %v186 = add i64 %v184, %v185
  %v187 = getelementptr [4 x i8], ptr %v168, i64 %v186
  %v188 = icmp slt i64 %v181, %v178
  %v189 = sub i64 %v181, %v178
  %v190 = select i1 %v188, i64 0, i64 %v189
  %v191 = sub i64 %v190, 0
  %v192 = and i64 %v191, -4
  %v193 = add i64 0, %v192
  br label %head194
head194:
  %v195 = phi i64 [ 0, %body173 ], [ %v201, %body194 ]
  %v196 = icmp slt i64 %v195, %v193
  br i1 %v196, label %body194, label %end194
body194:
  %v197 = add i64 %v195, 0
  %v198 = getelementptr [4 x i8], ptr %v183, i64 %v197
  %v199 = load <4 x float>, ptr %v198, align 4
  %v200 = getelementptr [4 x i8], ptr %v187, i64 %v197
  store <4 x float> %v199, ptr %v200, align 4
  %v201 = add i64 %v195, 4
  br label %head194
end194:
  br label %head202
head202:
  %v203 = phi i64 [ %v193, %end194 ], [ %v208, %body202 ]
  %v204 = icmp slt i64 %v203, %v190
  br i1 %v204, label %body202, label %end202
body202:
  %v205 = getelementptr [4 x i8], ptr %v183, i64 %v203
  %v206 = load float, ptr %v205, align 4
  %v207 = getelementptr [4 x i8], ptr %v187, i64 %v203
  store float %v206, ptr %v207, align 4
  %v208 = add i64 %v203, 1
  br label %head202
end202:
  %v209 = add i64 %v174, 1
  br label %head173
end173:
  %v210 = add i64 %v162, 1
  br label %head161
end161:
  %v211 = add i64 %v48, %v10
  br label %head47
end47:
  %v212 = add i64 %v29, 1
  br label %head28
end28:
  %v213 = add i64 %v26, 1
  br label %head25
end25:
  ret void
}
