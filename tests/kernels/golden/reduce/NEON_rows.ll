define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [64 x float], align 64
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
  %v12 = phi i64 [ 0, %entry ], [ %v167, %end119 ]
  %v13 = icmp slt i64 %v12, %v10
  br i1 %v13, label %body11, label %end11
body11:
  %v14 = mul i64 %v4, %v6
  %v15 = mul i64 %v12, %v14
  %v16 = getelementptr [4 x i8], ptr %v8, i64 %v15
  %v17 = and i64 %v4, -64
  br label %head18
head18:
  %v19 = phi i64 [ 0, %body11 ], [ %v101, %body18 ]
  %v20 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v55, %body18 ]
  %v21 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v58, %body18 ]
  %v22 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v61, %body18 ]
  %v23 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v64, %body18 ]
  %v24 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v67, %body18 ]
  %v25 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v70, %body18 ]
  %v26 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v73, %body18 ]
  %v27 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v76, %body18 ]
  %v28 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v79, %body18 ]
  %v29 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v82, %body18 ]
  %v30 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v85, %body18 ]
  %v31 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v88, %body18 ]
  %v32 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v91, %body18 ]
  %v33 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v94, %body18 ]
  %v34 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v97, %body18 ]
  %v35 = phi <4 x float> [ splat (float 0x0000000000000000), %body11 ], [ %v100, %body18 ]
  %v36 = icmp slt i64 %v19, %v17
  br i1 %v36, label %body18, label %end18
body18:
  %v37 = add i64 %v19, 0
  %v38 = add i64 %v19, 4
  %v39 = add i64 %v19, 8
  %v40 = add i64 %v19, 12
  %v41 = add i64 %v19, 16
  %v42 = add i64 %v19, 20
  %v43 = add i64 %v19, 24
  %v44 = add i64 %v19, 28
  %v45 = add i64 %v19, 32
  %v46 = add i64 %v19, 36
  %v47 = add i64 %v19, 40
  %v48 = add i64 %v19, 44
  %v49 = add i64 %v19, 48
  %v50 = add i64 %v19, 52
  %v51 = add i64 %v19, 56
  %v52 = add i64 %v19, 60
  %v53 = getelementptr [4 x i8], ptr %v16, i64 %v37
  %v54 = load <4 x float>, ptr %v53, align 4
  %v55 = fadd <4 x float> %v20, %v54
  %v56 = getelementptr [4 x i8], ptr %v16, i64 %v38
  %v57 = load <4 x float>, ptr %v56, align 4
  %v58 = fadd <4 x float> %v21, %v57
  %v59 = getelementptr [4 x i8], ptr %v16, i64 %v39
  %v60 = load <4 x float>, ptr %v59, align 4
  %v61 = fadd <4 x float> %v22, %v60
  %v62 = getelementptr [4 x i8], ptr %v16, i64 %v40
  %v63 = load <4 x float>, ptr %v62, align 4
  %v64 = fadd <4 x float> %v23, %v63
  %v65 = getelementptr [4 x i8], ptr %v16, i64 %v41
  %v66 = load <4 x float>, ptr %v65, align 4
  %v67 = fadd <4 x float> %v24, %v66
  %v68 = getelementptr [4 x i8], ptr %v16, i64 %v42
  %v69 = load <4 x float>, ptr %v68, align 4
  %v70 = fadd <4 x float> %v25, %v69
  %v71 = getelementptr [4 x i8], ptr %v16, i64 %v43
  %v72 = load <4 x float>, ptr %v71, align 4
  %v73 = fadd <4 x float> %v26, %v72
  %v74 = getelementptr [4 x i8], ptr %v16, i64 %v44
  %v75 = load <4 x float>, ptr %v74, align 4
  %v76 = fadd <4 x float> %v27, %v75
  %v77 = getelementptr [4 x i8], ptr %v16, i64 %v45
  %v78 = load <4 x float>, ptr %v77, align 4
  %v79 = fadd <4 x float> %v28, %v78
  %v80 = getelementptr [4 x i8], ptr %v16, i64 %v46
  %v81 = load <4 x float>, ptr %v80, align 4
  %v82 = fadd <4 x float> %v29, %v81
  %v83 = getelementptr [4 x i8], ptr %v16, i64 %v47
  %v84 = load <4 x float>, ptr %v83, align 4
  %v85 = fadd <4 x float> %v30, %v84
  %v86 = getelementptr [4 x i8], ptr %v16, i64 %v48
  %v87 = load <4 x float>, ptr %v86, align 4
  %v88 = fadd <4 x float> %v31, %v87
  %v89 = getelementptr [4 x i8], ptr %v16, i64 %v49
  %v90 = load <4 x float>, ptr %v89, align 4
  %v91 = fadd <4 x float> %v32, %v90
  %v92 = getelementptr [4 x i8], ptr %v16, i64 %v50
  %v93 = load <4 x float>, ptr %v92, align 4
  %v94 = fadd <4 x float> %v33, %v93
  %v95 = getelementptr [4 x i8], ptr %v16, i64 %v51
  %v96 = load <4 x float>, ptr %v95, align 4
  %v97 = fadd <4 x float> %v34, %v96
  %v98 = getelementptr [4 x i8], ptr %v16, i64 %v52
  %v99 = load <4 x float>, ptr %v98, align 4
  %v100 = fadd <4 x float> %v35, %v99
  %v101 = add i64 %v19, 64
  br label %head18
end18:
  %v102 = and i64 %v4, -64
  %v103 = getelementptr [4 x i8], ptr %scratch0, i64 0
  %v104 = getelementptr [4 x i8], ptr %scratch0, i64 4
  %v105 = getelementptr [4 x i8], ptr %scratch0, i64 8
  %v106 = getelementptr [4 x i8], ptr %scratch0, i64 12
  %v107 = getelementptr [4 x i8], ptr %scratch0, i64 16
  %v108 = getelementptr [4 x i8], ptr %scratch0, i64 20
  %v109 = getelementptr [4 x i8], ptr %scratch0, i64 24
  %v110 = getelementptr [4 x i8], ptr %scratch0, i64 28
  %v111 = getelementptr [4 x i8], ptr %scratch0, i64 32
  %v112 = getelementptr [4 x i8], ptr %scratch0, i64 36
  %v113 = getelementptr [4 x i8], ptr %scratch0, i64 40
  %v114 = getelementptr [4 x i8], ptr %scratch0, i64 44
  %v115 = getelementptr [4 x i8], ptr %scratch0, i64 48
  %v116 = getelementptr [4 x i8], ptr %scratch0, i64 52
  %v117 = getelementptr [4 x i8], ptr %scratch0, i64 56
  %v118 = getelementptr [4 x i8], ptr %scratch0, i64 60
  store <4 x float> %v20, ptr %v103, align 4
  store <4 x float> %v21, ptr %v104, align 4
  store <4 x float> %v22, ptr %v105, align 4
  store <4 x float> %v23, ptr %v106, align 4
  store <4 x float> %v24, ptr %v107, align 4
  store <4 x float> %v25, ptr %v108, align 4
  store <4 x float> %v26, ptr %v109, align 4
  store <4 x float> %v27, ptr %v110, align 4
  store <4 x float> %v28, ptr %v111, align 4
  store <4 x float> %v29, ptr %v112, align 4
  store <4 x float> %v30, ptr %v113, align 4
  store <4 x float> %v31, ptr %v114, align 4
  store <4 x float> %v32, ptr %v115, align 4
  store <4 x float> %v33, ptr %v116, align 4
  store <4 x float> %v34, ptr %v117, align 4
  store <4 x float> %v35, ptr %v118, align 4
  br label %head119
head119:
  %v120 = phi i64 [ %v102, %end18 ], [ %v128, %body119 ]
  %v121 = icmp slt i64 %v120, %v4
  br i1 %v121, label %body119, label %end119
body119:
  %v122 = sub i64 %v120, %v102
  %v123 = getelementptr [4 x i8], ptr %scratch0, i64 %v122
  %v124 = load float, ptr %v123, align 4
  %v125 = getelementptr [4 x i8], ptr %v16, i64 %v120
  %v126 = load float, ptr %v125, align 4
  %v127 = fadd float %v124, %v126
  store float %v127, ptr %v123, align 4
  %v128 = add i64 %v120, 1
  br label %head119
end119:
  %v129 = load <4 x float>, ptr %v103, align 4
  %v130 = load <4 x float>, ptr %v104, align 4
  %v131 = load <4 x float>, ptr %v105, align 4
  %v132 = load <4 x float>, ptr %v106, align 4
  %v133 = load <4 x float>, ptr %v107, align 4
  %v134 = load <4 x float>, ptr %v108, align 4
  %v135 = load <4 x float>, ptr %v109, align 4
  %v136 = load <4 x float>, ptr %v110, align 4
  %v137 = load <4 x float>, ptr %v111, align 4
  %v138 = load <4 x float>, ptr %v112, align 4
  %v139 = load <4 x float>, ptr %v113, align 4
  %v140 = load <4 x float>, ptr %v114, align 4
  %v141 = load <4 x float>, ptr %v115, align 4
  %v142 = load <4 x float>, ptr %v116, align 4
  %v143 = load <4 x float>, ptr %v117, align 4
  %v144 = load <4 x float>, ptr %v118, align 4
  %v145 = fadd <4 x float> %v129, %v137
  %v146 = fadd <4 x float> %v130, %v138
  %v147 = fadd <4 x float> %v131, %v139
  %v148 = fadd <4 x float> %v132, %v140
  %v149 = fadd <4 x float> %v133, %v141
  %v150 = fadd <4 x float> %v134, %v142
  %v151 = fadd <4 x float> %v135, %v143
  %v152 = fadd <4 x float> %v136, %v144
  %v153 = fadd <4 x float> %v145, %v149
  %v154 = fadd <4 x float> %v146, %v150
  %v155 = fadd <4 x float> %v147, %v151
  %v156 = fadd <4 x float> %v148, %v152
  %v157 = fadd <4 x float> %v153, %v155
  %v158 = fadd <4 x float> %v154, %v156
  %v159 = fadd <4 x float> %v157, %v158
  %v160 = shufflevector <4 x float> %v159, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v161 = shufflevector <4 x float> %v159, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v162 = fadd <2 x float> %v160, %v161
  %v163 = extractelement <2 x float> %v162, i32 0
  %v164 = extractelement <2 x float> %v162, i32 1
  %v165 = fadd float %v163, %v164
  %v166 = getelementptr [4 x i8], ptr %v2, i64 %v12
  store float %v165, ptr %v166, align 4
  %v167 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
