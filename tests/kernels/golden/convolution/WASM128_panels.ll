declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @windows1x4_all2(ptr %given0, i64 %given1, ptr %given2, ptr %given3, i64 %given4, ptr %given5, i64 %given6, i64 %given7) nounwind {
entry:
  %v31 = mul i64 %given1, 0
  br label %head32
head32:
  %v33 = phi i64 [ 0, %entry ], [ %v78, %body32 ]
  %v34 = phi ptr [ %given3, %entry ], [ %v77, %body32 ]
  %v35 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v57, %body32 ]
  %v36 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v58, %body32 ]
  %v37 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v63, %body32 ]
  %v38 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v64, %body32 ]
  %v39 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v69, %body32 ]
  %v40 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v70, %body32 ]
  %v41 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v75, %body32 ]
  %v42 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v76, %body32 ]
  %v43 = icmp slt i64 %v33, %given4
  br i1 %v43, label %body32, label %end32
body32:
  %v44 = getelementptr [8 x i8], ptr %given2, i64 %v33
  %v45 = load i64, ptr %v44, align 8
  %v46 = getelementptr [1 x i8], ptr %given0, i64 %v45
  %v47 = getelementptr [1 x i8], ptr %v34, i64 2048
  call void @llvm.prefetch.p0(ptr %v47, i32 0, i32 3, i32 1)
  %v48 = getelementptr [4 x i8], ptr %v34, i64 0
  %v49 = getelementptr [4 x i8], ptr %v34, i64 4
  %v50 = load <4 x float>, ptr %v48, align 4
  %v51 = load <4 x float>, ptr %v49, align 4
  %v52 = getelementptr [1 x i8], ptr %v46, i64 %v31
  %v53 = getelementptr [4 x i8], ptr %v52, i64 0
  %v54 = load float, ptr %v53, align 4
  %v55 = insertelement <4 x float> poison, float %v54, i32 0
  %v56 = shufflevector <4 x float> %v55, <4 x float> poison, <4 x i32> zeroinitializer
  %v57 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v50, <4 x float> %v56, <4 x float> %v35)
  %v58 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v51, <4 x float> %v56, <4 x float> %v36)
  %v59 = getelementptr [4 x i8], ptr %v52, i64 2
  %v60 = load float, ptr %v59, align 4
  %v61 = insertelement <4 x float> poison, float %v60, i32 0
  %v62 = shufflevector <4 x float> %v61, <4 x float> poison, <4 x i32> zeroinitializer
  %v63 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v50, <4 x float> %v62, <4 x float> %v37)
  %v64 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v51, <4 x float> %v62, <4 x float> %v38)
  %v65 = getelementptr [4 x i8], ptr %v52, i64 4
  %v66 = load float, ptr %v65, align 4
  %v67 = insertelement <4 x float> poison, float %v66, i32 0
  %v68 = shufflevector <4 x float> %v67, <4 x float> poison, <4 x i32> zeroinitializer
  %v69 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v50, <4 x float> %v68, <4 x float> %v39)
  %v70 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v51, <4 x float> %v68, <4 x float> %v40)
  %v71 = getelementptr [4 x i8], ptr %v52, i64 6
  %v72 = load float, ptr %v71, align 4
  %v73 = insertelement <4 x float> poison, float %v72, i32 0
  %v74 = shufflevector <4 x float> %v73, <4 x float> poison, <4 x i32> zeroinitializer
  %v75 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v50, <4 x float> %v74, <4 x float> %v41)
  %v76 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v51, <4 x float> %v74, <4 x float> %v42)
  %v77 = getelementptr [1 x i8], ptr %v34, i64 32
  %v78 = add i64 %v33, 1
  br label %head32
end32:
  %v79 = shufflevector <4 x float> %v35, <4 x float> %v39, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v80 = shufflevector <4 x float> %v35, <4 x float> %v39, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v81 = shufflevector <4 x float> %v37, <4 x float> %v41, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v82 = shufflevector <4 x float> %v37, <4 x float> %v41, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v83 = shufflevector <4 x float> %v79, <4 x float> %v81, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v84 = shufflevector <4 x float> %v79, <4 x float> %v81, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v85 = shufflevector <4 x float> %v80, <4 x float> %v82, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v86 = shufflevector <4 x float> %v80, <4 x float> %v82, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v87 = mul i64 %given6, 0
  %v88 = getelementptr [1 x i8], ptr %given5, i64 %v87
  %v89 = getelementptr [4 x i8], ptr %v88, i64 0
  store <4 x float> %v83, ptr %v89, align 4
  %v90 = mul i64 %given6, 1
  %v91 = getelementptr [1 x i8], ptr %given5, i64 %v90
  %v92 = getelementptr [4 x i8], ptr %v91, i64 0
  store <4 x float> %v84, ptr %v92, align 4
  %v93 = mul i64 %given6, 2
  %v94 = getelementptr [1 x i8], ptr %given5, i64 %v93
  %v95 = getelementptr [4 x i8], ptr %v94, i64 0
  store <4 x float> %v85, ptr %v95, align 4
  %v96 = mul i64 %given6, 3
  %v97 = getelementptr [1 x i8], ptr %given5, i64 %v96
  %v98 = getelementptr [4 x i8], ptr %v97, i64 0
  store <4 x float> %v86, ptr %v98, align 4
  %v99 = shufflevector <4 x float> %v36, <4 x float> %v40, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v100 = shufflevector <4 x float> %v36, <4 x float> %v40, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v101 = shufflevector <4 x float> %v38, <4 x float> %v42, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v102 = shufflevector <4 x float> %v38, <4 x float> %v42, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v103 = shufflevector <4 x float> %v99, <4 x float> %v101, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v104 = shufflevector <4 x float> %v99, <4 x float> %v101, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v105 = shufflevector <4 x float> %v100, <4 x float> %v102, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %v106 = shufflevector <4 x float> %v100, <4 x float> %v102, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %v107 = mul i64 %given6, 4
  %v108 = getelementptr [1 x i8], ptr %given5, i64 %v107
  %v109 = getelementptr [4 x i8], ptr %v108, i64 0
  store <4 x float> %v103, ptr %v109, align 4
  %v110 = mul i64 %given6, 5
  %v111 = getelementptr [1 x i8], ptr %given5, i64 %v110
  %v112 = getelementptr [4 x i8], ptr %v111, i64 0
  store <4 x float> %v104, ptr %v112, align 4
  %v113 = mul i64 %given6, 6
  %v114 = getelementptr [1 x i8], ptr %given5, i64 %v113
  %v115 = getelementptr [4 x i8], ptr %v114, i64 0
  store <4 x float> %v105, ptr %v115, align 4
  %v116 = mul i64 %given6, 7
  %v117 = getelementptr [1 x i8], ptr %given5, i64 %v116
  %v118 = getelementptr [4 x i8], ptr %v117, i64 0
  store <4 x float> %v106, ptr %v118, align 4
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 0
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 8
  %v4 = load ptr, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 16
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 24
  %v8 = load ptr, ptr %v7, align 8
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
  br label %head119
head119:
  %v120 = phi i64 [ %v28, %entry ], [ %v183, %end128 ]
  %v121 = icmp slt i64 %v120, %v30
  br i1 %v121, label %body119, label %end119
body119:
  %v122 = sdiv i64 %v120, %v26
  %v123 = srem i64 %v120, %v26
  %v124 = mul i64 %v123, %v24
  %v125 = add i64 %v124, %v24
  %v126 = icmp slt i64 %v125, %v16
  %v127 = select i1 %v126, i64 %v125, i64 %v16
  br label %head128
head128:
  %v129 = phi i64 [ 0, %body119 ], [ %v182, %end152 ]
  %v130 = icmp slt i64 %v129, %v12
  br i1 %v130, label %body128, label %end128
body128:
  %v131 = mul i64 %v16, %v18
  %v132 = add i64 %v12, 7
  %v133 = and i64 %v132, -8
  %v134 = srem i64 %v122, %v10
  %v135 = mul i64 %v134, %v133
  %v136 = add i64 %v135, %v129
  %v137 = mul i64 %v122, %v20
  %v138 = getelementptr [4 x i8], ptr %v2, i64 %v137
  %v139 = mul i64 %v136, %v14
  %v140 = getelementptr [4 x i8], ptr %v4, i64 %v139
  %v141 = mul i64 %v122, %v12
  %v142 = add i64 %v141, %v129
  %v143 = mul i64 %v142, %v131
  %v144 = getelementptr [4 x i8], ptr %v8, i64 %v143
  %v145 = sub i64 %v12, %v129
  %v146 = mul i64 %v131, 4
  %v147 = mul i64 %v22, 4
  %v148 = sub i64 %v127, %v124
  %v149 = sdiv i64 %v148, 1
  %v150 = mul i64 %v149, 1
  %v151 = add i64 %v124, %v150
  br label %head152
head152:
  %v153 = phi i64 [ %v124, %body128 ], [ %v181, %end160 ]
  %v154 = icmp slt i64 %v153, %v151
  br i1 %v154, label %body152, label %end152
body152:
  %v155 = add i64 %v18, 5
  %v156 = sdiv i64 %v155, 6
  %v157 = sdiv i64 %v18, %v156
  %v158 = mul i64 %v157, %v156
  %v159 = sub i64 %v18, %v158
  br label %head160
head160:
  %v161 = phi i64 [ 0, %body152 ], [ %v180, %body160 ]
  %v162 = icmp slt i64 %v161, %v156
  br i1 %v162, label %body160, label %end160
body160:
  %v163 = mul i64 %v161, %v157
  %v164 = icmp slt i64 %v161, %v159
  %v165 = select i1 %v164, i64 %v161, i64 %v159
  %v166 = add i64 %v163, %v165
  %v167 = mul i64 %v153, %v147
  %v168 = mul i64 %v166, 8
  %v169 = add i64 %v167, %v168
  %v170 = getelementptr [1 x i8], ptr %v138, i64 %v169
  %v171 = mul i64 %v153, %v18
  %v172 = add i64 %v171, %v166
  %v173 = getelementptr [4 x i8], ptr %v144, i64 %v172
  %v174 = icmp slt i64 %v161, %v159
  %v175 = icmp slt i64 %v145, 8
  %v176 = select i1 %v175, ptr @windows1x4_all2, ptr @windows1x4_all2
  %v177 = icmp slt i64 %v145, 8
  %v178 = select i1 %v177, ptr @windows1x4_all2, ptr @windows1x4_all2
  %v179 = select i1 %v174, ptr %v178, ptr %v176
  call void %v179(ptr %v170, i64 %v147, ptr %v6, ptr %v140, i64 %v14, ptr %v173, i64 %v146, i64 %v145)
  %v180 = add i64 %v161, 1
  br label %head160
end160:
  %v181 = add i64 %v153, 1
  br label %head152
end152:
  %v182 = add i64 %v129, 8
  br label %head128
end128:
  %v183 = add i64 %v120, 1
  br label %head119
end119:
  ret void
}
