declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
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
  %v26 = phi i64 [ 0, %entry ], [ %v215, %end28 ]
  %v27 = icmp slt i64 %v26, %v24
  br i1 %v27, label %body25, label %end25
body25:
  br label %head28
head28:
  %v29 = phi i64 [ 0, %body25 ], [ %v214, %end49 ]
  %v30 = icmp slt i64 %v29, %v22
  br i1 %v30, label %body28, label %end28
body28:
  %v31 = getelementptr i8, ptr %arguments, i64 48
  %v32 = load i64, ptr %v31, align 8
  %v33 = mul i64 %v26, %v32
  %v34 = add i64 %v33, %v29
  %v35 = getelementptr i8, ptr %arguments, i64 64
  %v36 = load i64, ptr %v35, align 8
  %v37 = mul i64 %v34, %v36
  %v38 = mul i64 %v29, %v2
  %v39 = mul i64 %v38, 5
  %v40 = mul i64 %v34, %v4
  %v41 = mul i64 %v40, %v6
  %v42 = mul i64 %v41, 5
  %v43 = getelementptr [4 x i8], ptr %v12, i64 %v37
  %v44 = getelementptr [4 x i8], ptr %v14, i64 %v39
  %v45 = getelementptr [4 x i8], ptr %v18, i64 %v42
  %v46 = sub i64 %v4, 1
  %v47 = mul i64 %v46, %v8
  %v48 = add i64 %v47, %v6
  br label %head49
head49:
  %v50 = phi i64 [ 0, %body28 ], [ %v213, %end163 ]
  %v51 = icmp slt i64 %v50, %v48
  br i1 %v51, label %body49, label %end49
body49:
  %v52 = add i64 %v50, %v10
  %v53 = icmp slt i64 %v52, %v48
  %v54 = select i1 %v53, i64 %v52, i64 %v48
  br label %head55
head55:
  %v56 = phi i64 [ 0, %body49 ], [ %v162, %end64 ]
  %v57 = icmp slt i64 %v56, 1
  br i1 %v57, label %body55, label %end55
body55:
  %v58 = mul i64 %v56, 5
  %v59 = add i64 %v58, 0
  %v60 = mul i64 %v59, %v2
  %v61 = getelementptr [4 x i8], ptr %v44, i64 %v60
  %v62 = mul i64 %v59, %v10
  %v63 = getelementptr [4 x i8], ptr %v20, i64 %v62
  br label %head64
head64:
  %v65 = phi i64 [ %v50, %body55 ], [ %v161, %end68 ]
  %v66 = icmp slt i64 %v65, %v54
  br i1 %v66, label %body64, label %end64
body64:
  %v67 = getelementptr [4 x i8], ptr %v43, i64 %v65
  br label %head68
head68:
  %v69 = phi i64 [ 0, %body64 ], [ %v130, %body68 ]
  %v70 = phi ptr [ %v61, %body64 ], [ %v129, %body68 ]
  %v71 = phi <8 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v101, %body68 ]
  %v72 = phi <8 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v104, %body68 ]
  %v73 = phi <8 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v107, %body68 ]
  %v74 = phi <8 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v110, %body68 ]
  %v75 = phi <8 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v113, %body68 ]
  %v76 = phi <8 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v116, %body68 ]
  %v77 = phi <8 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v119, %body68 ]
  %v78 = phi <8 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v122, %body68 ]
  %v79 = phi <8 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v125, %body68 ]
  %v80 = phi <8 x float> [ splat (float 0x0000000000000000), %body64 ], [ %v128, %body68 ]
  %v81 = icmp slt i64 %v69, %v2
  br i1 %v81, label %body68, label %end68
body68:
  %v82 = getelementptr [8 x i8], ptr %v16, i64 %v69
  %v83 = load i64, ptr %v82, align 8
  %v84 = getelementptr [1 x i8], ptr %v67, i64 %v83
  %v85 = getelementptr [4 x i8], ptr %v84, i64 0
  %v86 = load <8 x float>, ptr %v85, align 4
  %v87 = getelementptr [4 x i8], ptr %v84, i64 8
  %v88 = load <8 x float>, ptr %v87, align 4
  %v89 = getelementptr [4 x i8], ptr %v70, i64 0
  %v90 = load float, ptr %v89, align 4
  %v91 = getelementptr [4 x i8], ptr %v70, i64 1
  %v92 = load float, ptr %v91, align 4
  %v93 = getelementptr [4 x i8], ptr %v70, i64 2
  %v94 = load float, ptr %v93, align 4
  %v95 = getelementptr [4 x i8], ptr %v70, i64 3
  %v96 = load float, ptr %v95, align 4
  %v97 = getelementptr [4 x i8], ptr %v70, i64 4
  %v98 = load float, ptr %v97, align 4
  %v99 = insertelement <8 x float> poison, float %v90, i32 0
  %v100 = shufflevector <8 x float> %v99, <8 x float> poison, <8 x i32> zeroinitializer
  %v101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v100, <8 x float> %v86, <8 x float> %v71)
  %v102 = insertelement <8 x float> poison, float %v90, i32 0
  %v103 = shufflevector <8 x float> %v102, <8 x float> poison, <8 x i32> zeroinitializer
  %v104 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v103, <8 x float> %v88, <8 x float> %v72)
  %v105 = insertelement <8 x float> poison, float %v92, i32 0
  %v106 = shufflevector <8 x float> %v105, <8 x float> poison, <8 x i32> zeroinitializer
  %v107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v106, <8 x float> %v86, <8 x float> %v73)
  %v108 = insertelement <8 x float> poison, float %v92, i32 0
  %v109 = shufflevector <8 x float> %v108, <8 x float> poison, <8 x i32> zeroinitializer
  %v110 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v109, <8 x float> %v88, <8 x float> %v74)
  %v111 = insertelement <8 x float> poison, float %v94, i32 0
  %v112 = shufflevector <8 x float> %v111, <8 x float> poison, <8 x i32> zeroinitializer
  %v113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v112, <8 x float> %v86, <8 x float> %v75)
  %v114 = insertelement <8 x float> poison, float %v94, i32 0
  %v115 = shufflevector <8 x float> %v114, <8 x float> poison, <8 x i32> zeroinitializer
  %v116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v115, <8 x float> %v88, <8 x float> %v76)
  %v117 = insertelement <8 x float> poison, float %v96, i32 0
  %v118 = shufflevector <8 x float> %v117, <8 x float> poison, <8 x i32> zeroinitializer
  %v119 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v118, <8 x float> %v86, <8 x float> %v77)
  %v120 = insertelement <8 x float> poison, float %v96, i32 0
  %v121 = shufflevector <8 x float> %v120, <8 x float> poison, <8 x i32> zeroinitializer
  %v122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v121, <8 x float> %v88, <8 x float> %v78)
  %v123 = insertelement <8 x float> poison, float %v98, i32 0
  %v124 = shufflevector <8 x float> %v123, <8 x float> poison, <8 x i32> zeroinitializer
  %v125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v124, <8 x float> %v86, <8 x float> %v79)
  %v126 = insertelement <8 x float> poison, float %v98, i32 0
  %v127 = shufflevector <8 x float> %v126, <8 x float> poison, <8 x i32> zeroinitializer
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v127, <8 x float> %v88, <8 x float> %v80)
  %v129 = getelementptr [4 x i8], ptr %v70, i64 5
  %v130 = add i64 %v69, 1
  br label %head68
end68:
  %v131 = sub i64 %v65, %v50
  %v132 = mul i64 %v10, 0
  %v133 = add i64 %v131, %v132
  %v134 = getelementptr [4 x i8], ptr %v63, i64 %v133
  %v135 = getelementptr [4 x i8], ptr %v134, i64 0
  store <8 x float> %v71, ptr %v135, align 4
  %v136 = getelementptr [4 x i8], ptr %v134, i64 8
  store <8 x float> %v72, ptr %v136, align 4
  %v137 = sub i64 %v65, %v50
  %v138 = mul i64 %v10, 1
  %v139 = add i64 %v137, %v138
  %v140 = getelementptr [4 x i8], ptr %v63, i64 %v139
  %v141 = getelementptr [4 x i8], ptr %v140, i64 0
  store <8 x float> %v73, ptr %v141, align 4
  %v142 = getelementptr [4 x i8], ptr %v140, i64 8
  store <8 x float> %v74, ptr %v142, align 4
  %v143 = sub i64 %v65, %v50
  %v144 = mul i64 %v10, 2
  %v145 = add i64 %v143, %v144
  %v146 = getelementptr [4 x i8], ptr %v63, i64 %v145
  %v147 = getelementptr [4 x i8], ptr %v146, i64 0
  store <8 x float> %v75, ptr %v147, align 4
  %v148 = getelementptr [4 x i8], ptr %v146, i64 8
  store <8 x float> %v76, ptr %v148, align 4
  %v149 = sub i64 %v65, %v50
  %v150 = mul i64 %v10, 3
  %v151 = add i64 %v149, %v150
  %v152 = getelementptr [4 x i8], ptr %v63, i64 %v151
  %v153 = getelementptr [4 x i8], ptr %v152, i64 0
  store <8 x float> %v77, ptr %v153, align 4
  %v154 = getelementptr [4 x i8], ptr %v152, i64 8
  store <8 x float> %v78, ptr %v154, align 4
  %v155 = sub i64 %v65, %v50
  %v156 = mul i64 %v10, 4
  %v157 = add i64 %v155, %v156
  %v158 = getelementptr [4 x i8], ptr %v63, i64 %v157
  %v159 = getelementptr [4 x i8], ptr %v158, i64 0
  store <8 x float> %v79, ptr %v159, align 4
  %v160 = getelementptr [4 x i8], ptr %v158, i64 8
  store <8 x float> %v80, ptr %v160, align 4
  %v161 = add i64 %v65, 16
  br label %head64
end64:
  %v162 = add i64 %v56, 1
  br label %head55
end55:
  br label %head163
head163:
  %v164 = phi i64 [ 0, %end55 ], [ %v212, %end175 ]
  %v165 = icmp slt i64 %v164, 5
  br i1 %v165, label %body163, label %end163
body163:
  %v166 = mul i64 %v164, %v10
  %v167 = getelementptr [4 x i8], ptr %v20, i64 %v166
  %v168 = mul i64 %v164, %v4
  %v169 = mul i64 %v168, %v6
  %v170 = getelementptr [4 x i8], ptr %v45, i64 %v169
  %v171 = sub i64 %v54, 1
  %v172 = sdiv i64 %v171, %v8
  %v173 = add i64 %v172, 1
  %v174 = sdiv i64 %v50, %v8
  br label %head175
head175:
  %v176 = phi i64 [ %v174, %body163 ], [ %v211, %end204 ]
  %v177 = icmp slt i64 %v176, %v173
  br i1 %v177, label %body175, label %end175
body175:
  %v178 = mul i64 %v176, %v8
  %v179 = icmp slt i64 %v50, %v178
  %v180 = select i1 %v179, i64 %v178, i64 %v50
  %v181 = add i64 %v178, %v6
  %v182 = icmp slt i64 %v54, %v181
  %v183 = select i1 %v182, i64 %v54, i64 %v181
  %v184 = sub i64 %v180, %v50
  %v185 = getelementptr [4 x i8], ptr %v167, i64 %v184
  %v186 = mul i64 %v176, %v6
  %v187 = sub i64 %v180, %v178
  %v188 = add i64 %v186, %v187
  %v189 = icmp slt i64 %v183, %v180
  %v190 = sub i64 %v183, %v180
  %v191 = select i1 %v189, i64 0, i64 %v190
  %v192 = getelementptr [4 x i8], ptr %v170, i64 %v188
  %v193 = sub i64 %v191, 0
  %v194 = and i64 %v193, -8
  %v195 = add i64 0, %v194
  br label %head196
head196:
  %v197 = phi i64 [ 0, %body175 ], [ %v203, %body196 ]
  %v198 = icmp slt i64 %v197, %v195
  br i1 %v198, label %body196, label %end196
body196:
  %v199 = add i64 %v197, 0
  %v200 = getelementptr [4 x i8], ptr %v185, i64 %v199
  %v201 = load <8 x float>, ptr %v200, align 4
  %v202 = getelementptr [4 x i8], ptr %v192, i64 %v199
  store <8 x float> %v201, ptr %v202, align 4
  %v203 = add i64 %v197, 8
  br label %head196
end196:
  br label %head204
head204:
  %v205 = phi i64 [ %v195, %end196 ], [ %v210, %body204 ]
  %v206 = icmp slt i64 %v205, %v191
  br i1 %v206, label %body204, label %end204
body204:
  %v207 = getelementptr [4 x i8], ptr %v185, i64 %v205
  %v208 = load float, ptr %v207, align 4
  %v209 = getelementptr [4 x i8], ptr %v192, i64 %v205
  store float %v208, ptr %v209, align 4
  %v210 = add i64 %v205, 1
  br label %head204
end204:
  %v211 = add i64 %v176, 1
  br label %head175
end175:
  %v212 = add i64 %v164, 1
  br label %head163
end163:
  %v213 = add i64 %v50, %v10
  br label %head49
end49:
  %v214 = add i64 %v29, 1
  br label %head28
end28:
  %v215 = add i64 %v26, 1
  br label %head25
end25:
  ret void
}
