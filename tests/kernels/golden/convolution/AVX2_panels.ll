declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @windows1x4_all2(ptr %given0, i64 %given1, ptr %given2, ptr %given3, i64 %given4, ptr %given5, i64 %given6, i64 %given7) nounwind {
entry:
  %v31 = mul i64 %given1, 0
  br label %head32
head32:
  %v33 = phi i64 [ 0, %entry ], [ %v78, %body32 ]
  %v34 = phi ptr [ %given3, %entry ], [ %v77, %body32 ]
  %v35 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v57, %body32 ]
  %v36 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v58, %body32 ]
  %v37 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v63, %body32 ]
  %v38 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v64, %body32 ]
  %v39 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v69, %body32 ]
  %v40 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v70, %body32 ]
  %v41 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v75, %body32 ]
  %v42 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v76, %body32 ]
  %v43 = icmp slt i64 %v33, %given4
  br i1 %v43, label %body32, label %end32
body32:
  %v44 = getelementptr [8 x i8], ptr %given2, i64 %v33
  %v45 = load i64, ptr %v44, align 8
  %v46 = getelementptr [1 x i8], ptr %given0, i64 %v45
  %v47 = getelementptr [1 x i8], ptr %v34, i64 2048
  call void @llvm.prefetch.p0(ptr %v47, i32 0, i32 3, i32 1)
  %v48 = getelementptr [4 x i8], ptr %v34, i64 0
  %v49 = getelementptr [4 x i8], ptr %v34, i64 8
  %v50 = load <8 x float>, ptr %v48, align 4
  %v51 = load <8 x float>, ptr %v49, align 4
  %v52 = getelementptr [1 x i8], ptr %v46, i64 %v31
  %v53 = getelementptr [4 x i8], ptr %v52, i64 0
  %v54 = load float, ptr %v53, align 4
  %v55 = insertelement <8 x float> poison, float %v54, i32 0
  %v56 = shufflevector <8 x float> %v55, <8 x float> poison, <8 x i32> zeroinitializer
  %v57 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v50, <8 x float> %v56, <8 x float> %v35)
  %v58 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v51, <8 x float> %v56, <8 x float> %v36)
  %v59 = getelementptr [4 x i8], ptr %v52, i64 2
  %v60 = load float, ptr %v59, align 4
  %v61 = insertelement <8 x float> poison, float %v60, i32 0
  %v62 = shufflevector <8 x float> %v61, <8 x float> poison, <8 x i32> zeroinitializer
  %v63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v50, <8 x float> %v62, <8 x float> %v37)
  %v64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v51, <8 x float> %v62, <8 x float> %v38)
  %v65 = getelementptr [4 x i8], ptr %v52, i64 4
  %v66 = load float, ptr %v65, align 4
  %v67 = insertelement <8 x float> poison, float %v66, i32 0
  %v68 = shufflevector <8 x float> %v67, <8 x float> poison, <8 x i32> zeroinitializer
  %v69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v50, <8 x float> %v68, <8 x float> %v39)
  %v70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v51, <8 x float> %v68, <8 x float> %v40)
  %v71 = getelementptr [4 x i8], ptr %v52, i64 6
  %v72 = load float, ptr %v71, align 4
  %v73 = insertelement <8 x float> poison, float %v72, i32 0
  %v74 = shufflevector <8 x float> %v73, <8 x float> poison, <8 x i32> zeroinitializer
  %v75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v50, <8 x float> %v74, <8 x float> %v41)
  %v76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v51, <8 x float> %v74, <8 x float> %v42)
  %v77 = getelementptr [1 x i8], ptr %v34, i64 64
  %v78 = add i64 %v33, 1
  br label %head32
end32:
  %v79 = shufflevector <8 x float> %v35, <8 x float> %v39, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v80 = shufflevector <8 x float> %v35, <8 x float> %v39, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v81 = shufflevector <8 x float> %v37, <8 x float> %v41, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v82 = shufflevector <8 x float> %v37, <8 x float> %v41, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v83 = shufflevector <8 x float> %v79, <8 x float> %v81, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v84 = shufflevector <8 x float> %v79, <8 x float> %v81, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v85 = shufflevector <8 x float> %v80, <8 x float> %v82, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v86 = shufflevector <8 x float> %v80, <8 x float> %v82, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v87 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v88 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v89 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v90 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v91 = shufflevector <8 x float> %v87, <8 x float> %v89, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v92 = shufflevector <8 x float> %v87, <8 x float> %v89, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v93 = shufflevector <8 x float> %v88, <8 x float> %v90, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v94 = shufflevector <8 x float> %v88, <8 x float> %v90, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v95 = shufflevector <8 x float> %v83, <8 x float> %v91, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v96 = shufflevector <8 x float> %v83, <8 x float> %v91, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v97 = shufflevector <8 x float> %v84, <8 x float> %v92, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v98 = shufflevector <8 x float> %v84, <8 x float> %v92, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v99 = shufflevector <8 x float> %v85, <8 x float> %v93, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v100 = shufflevector <8 x float> %v85, <8 x float> %v93, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v101 = shufflevector <8 x float> %v86, <8 x float> %v94, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v102 = shufflevector <8 x float> %v86, <8 x float> %v94, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v103 = mul i64 %given6, 0
  %v104 = getelementptr [1 x i8], ptr %given5, i64 %v103
  %v105 = getelementptr [4 x i8], ptr %v104, i64 0
  %v106 = shufflevector <8 x float> %v95, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v107 = shufflevector <8 x float> %v95, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v106, ptr %v105, align 4
  %v108 = mul i64 %given6, 1
  %v109 = getelementptr [1 x i8], ptr %given5, i64 %v108
  %v110 = getelementptr [4 x i8], ptr %v109, i64 0
  %v111 = shufflevector <8 x float> %v97, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v112 = shufflevector <8 x float> %v97, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v111, ptr %v110, align 4
  %v113 = mul i64 %given6, 2
  %v114 = getelementptr [1 x i8], ptr %given5, i64 %v113
  %v115 = getelementptr [4 x i8], ptr %v114, i64 0
  %v116 = shufflevector <8 x float> %v99, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v117 = shufflevector <8 x float> %v99, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v116, ptr %v115, align 4
  %v118 = mul i64 %given6, 3
  %v119 = getelementptr [1 x i8], ptr %given5, i64 %v118
  %v120 = getelementptr [4 x i8], ptr %v119, i64 0
  %v121 = shufflevector <8 x float> %v101, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v122 = shufflevector <8 x float> %v101, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v121, ptr %v120, align 4
  %v123 = mul i64 %given6, 4
  %v124 = getelementptr [1 x i8], ptr %given5, i64 %v123
  %v125 = getelementptr [4 x i8], ptr %v124, i64 0
  %v126 = shufflevector <8 x float> %v96, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v127 = shufflevector <8 x float> %v96, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v126, ptr %v125, align 4
  %v128 = mul i64 %given6, 5
  %v129 = getelementptr [1 x i8], ptr %given5, i64 %v128
  %v130 = getelementptr [4 x i8], ptr %v129, i64 0
  %v131 = shufflevector <8 x float> %v98, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v132 = shufflevector <8 x float> %v98, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v131, ptr %v130, align 4
  %v133 = mul i64 %given6, 6
  %v134 = getelementptr [1 x i8], ptr %given5, i64 %v133
  %v135 = getelementptr [4 x i8], ptr %v134, i64 0
  %v136 = shufflevector <8 x float> %v100, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v137 = shufflevector <8 x float> %v100, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v136, ptr %v135, align 4
  %v138 = mul i64 %given6, 7
  %v139 = getelementptr [1 x i8], ptr %given5, i64 %v138
  %v140 = getelementptr [4 x i8], ptr %v139, i64 0
  %v141 = shufflevector <8 x float> %v102, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v142 = shufflevector <8 x float> %v102, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v141, ptr %v140, align 4
  %v143 = shufflevector <8 x float> %v36, <8 x float> %v40, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v144 = shufflevector <8 x float> %v36, <8 x float> %v40, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v145 = shufflevector <8 x float> %v38, <8 x float> %v42, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v146 = shufflevector <8 x float> %v38, <8 x float> %v42, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v147 = shufflevector <8 x float> %v143, <8 x float> %v145, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v148 = shufflevector <8 x float> %v143, <8 x float> %v145, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v149 = shufflevector <8 x float> %v144, <8 x float> %v146, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v150 = shufflevector <8 x float> %v144, <8 x float> %v146, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v151 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v152 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v153 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v154 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v155 = shufflevector <8 x float> %v151, <8 x float> %v153, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v156 = shufflevector <8 x float> %v151, <8 x float> %v153, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v157 = shufflevector <8 x float> %v152, <8 x float> %v154, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v158 = shufflevector <8 x float> %v152, <8 x float> %v154, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v159 = shufflevector <8 x float> %v147, <8 x float> %v155, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v160 = shufflevector <8 x float> %v147, <8 x float> %v155, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v161 = shufflevector <8 x float> %v148, <8 x float> %v156, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v162 = shufflevector <8 x float> %v148, <8 x float> %v156, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v163 = shufflevector <8 x float> %v149, <8 x float> %v157, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v164 = shufflevector <8 x float> %v149, <8 x float> %v157, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v165 = shufflevector <8 x float> %v150, <8 x float> %v158, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v166 = shufflevector <8 x float> %v150, <8 x float> %v158, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v167 = mul i64 %given6, 8
  %v168 = getelementptr [1 x i8], ptr %given5, i64 %v167
  %v169 = getelementptr [4 x i8], ptr %v168, i64 0
  %v170 = shufflevector <8 x float> %v159, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v171 = shufflevector <8 x float> %v159, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v170, ptr %v169, align 4
  %v172 = mul i64 %given6, 9
  %v173 = getelementptr [1 x i8], ptr %given5, i64 %v172
  %v174 = getelementptr [4 x i8], ptr %v173, i64 0
  %v175 = shufflevector <8 x float> %v161, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v176 = shufflevector <8 x float> %v161, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v175, ptr %v174, align 4
  %v177 = mul i64 %given6, 10
  %v178 = getelementptr [1 x i8], ptr %given5, i64 %v177
  %v179 = getelementptr [4 x i8], ptr %v178, i64 0
  %v180 = shufflevector <8 x float> %v163, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v181 = shufflevector <8 x float> %v163, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v180, ptr %v179, align 4
  %v182 = mul i64 %given6, 11
  %v183 = getelementptr [1 x i8], ptr %given5, i64 %v182
  %v184 = getelementptr [4 x i8], ptr %v183, i64 0
  %v185 = shufflevector <8 x float> %v165, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v186 = shufflevector <8 x float> %v165, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v185, ptr %v184, align 4
  %v187 = mul i64 %given6, 12
  %v188 = getelementptr [1 x i8], ptr %given5, i64 %v187
  %v189 = getelementptr [4 x i8], ptr %v188, i64 0
  %v190 = shufflevector <8 x float> %v160, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v191 = shufflevector <8 x float> %v160, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v190, ptr %v189, align 4
  %v192 = mul i64 %given6, 13
  %v193 = getelementptr [1 x i8], ptr %given5, i64 %v192
  %v194 = getelementptr [4 x i8], ptr %v193, i64 0
  %v195 = shufflevector <8 x float> %v162, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v196 = shufflevector <8 x float> %v162, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v195, ptr %v194, align 4
  %v197 = mul i64 %given6, 14
  %v198 = getelementptr [1 x i8], ptr %given5, i64 %v197
  %v199 = getelementptr [4 x i8], ptr %v198, i64 0
  %v200 = shufflevector <8 x float> %v164, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v201 = shufflevector <8 x float> %v164, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v200, ptr %v199, align 4
  %v202 = mul i64 %given6, 15
  %v203 = getelementptr [1 x i8], ptr %given5, i64 %v202
  %v204 = getelementptr [4 x i8], ptr %v203, i64 0
  %v205 = shufflevector <8 x float> %v166, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v206 = shufflevector <8 x float> %v166, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v205, ptr %v204, align 4
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
  br label %head207
head207:
  %v208 = phi i64 [ %v28, %entry ], [ %v271, %end216 ]
  %v209 = icmp slt i64 %v208, %v30
  br i1 %v209, label %body207, label %end207
body207:
  %v210 = sdiv i64 %v208, %v26
  %v211 = srem i64 %v208, %v26
  %v212 = mul i64 %v211, %v24
  %v213 = add i64 %v212, %v24
  %v214 = icmp slt i64 %v213, %v16
  %v215 = select i1 %v214, i64 %v213, i64 %v16
  br label %head216
head216:
  %v217 = phi i64 [ 0, %body207 ], [ %v270, %end240 ]
  %v218 = icmp slt i64 %v217, %v12
  br i1 %v218, label %body216, label %end216
body216:
  %v219 = mul i64 %v16, %v18
  %v220 = add i64 %v12, 15
  %v221 = and i64 %v220, -16
  %v222 = srem i64 %v210, %v10
  %v223 = mul i64 %v222, %v221
  %v224 = add i64 %v223, %v217
  %v225 = mul i64 %v210, %v20
  %v226 = getelementptr [4 x i8], ptr %v2, i64 %v225
  %v227 = mul i64 %v224, %v14
  %v228 = getelementptr [4 x i8], ptr %v4, i64 %v227
  %v229 = mul i64 %v210, %v12
  %v230 = add i64 %v229, %v217
  %v231 = mul i64 %v230, %v219
  %v232 = getelementptr [4 x i8], ptr %v8, i64 %v231
  %v233 = sub i64 %v12, %v217
  %v234 = mul i64 %v219, 4
  %v235 = mul i64 %v22, 4
  %v236 = sub i64 %v215, %v212
  %v237 = sdiv i64 %v236, 1
  %v238 = mul i64 %v237, 1
  %v239 = add i64 %v212, %v238
  br label %head240
head240:
  %v241 = phi i64 [ %v212, %body216 ], [ %v269, %end248 ]
  %v242 = icmp slt i64 %v241, %v239
  br i1 %v242, label %body240, label %end240
body240:
  %v243 = add i64 %v18, 5
  %v244 = sdiv i64 %v243, 6
  %v245 = sdiv i64 %v18, %v244
  %v246 = mul i64 %v245, %v244
  %v247 = sub i64 %v18, %v246
  br label %head248
head248:
  %v249 = phi i64 [ 0, %body240 ], [ %v268, %body248 ]
  %v250 = icmp slt i64 %v249, %v244
  br i1 %v250, label %body248, label %end248
body248:
  %v251 = mul i64 %v249, %v245
  %v252 = icmp slt i64 %v249, %v247
  %v253 = select i1 %v252, i64 %v249, i64 %v247
  %v254 = add i64 %v251, %v253
  %v255 = mul i64 %v241, %v235
  %v256 = mul i64 %v254, 8
  %v257 = add i64 %v255, %v256
  %v258 = getelementptr [1 x i8], ptr %v226, i64 %v257
  %v259 = mul i64 %v241, %v18
  %v260 = add i64 %v259, %v254
  %v261 = getelementptr [4 x i8], ptr %v232, i64 %v260
  %v262 = icmp slt i64 %v249, %v247
  %v263 = icmp slt i64 %v233, 16
  %v264 = select i1 %v263, ptr @windows1x4_all2, ptr @windows1x4_all2
  %v265 = icmp slt i64 %v233, 16
  %v266 = select i1 %v265, ptr @windows1x4_all2, ptr @windows1x4_all2
  %v267 = select i1 %v262, ptr %v266, ptr %v264
  call void %v267(ptr %v258, i64 %v235, ptr %v6, ptr %v228, i64 %v14, ptr %v261, i64 %v234, i64 %v233)
  %v268 = add i64 %v249, 1
  br label %head248
end248:
  %v269 = add i64 %v241, 1
  br label %head240
end240:
  %v270 = add i64 %v217, 16
  br label %head216
end216:
  %v271 = add i64 %v208, 1
  br label %head207
end207:
  ret void
}
