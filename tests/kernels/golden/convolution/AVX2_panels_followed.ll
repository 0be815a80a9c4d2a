declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @windows1x4_all2(ptr %given0, i64 %given1, ptr %given2, ptr %given3, i64 %given4, ptr %given5, i64 %given6, i64 %given7) nounwind {
entry:
  %v43 = mul i64 %given1, 0
  br label %head44
head44:
  %v45 = phi i64 [ 0, %entry ], [ %v90, %body44 ]
  %v46 = phi ptr [ %given3, %entry ], [ %v89, %body44 ]
  %v47 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v69, %body44 ]
  %v48 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v70, %body44 ]
  %v49 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v75, %body44 ]
  %v50 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v76, %body44 ]
  %v51 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v81, %body44 ]
  %v52 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v82, %body44 ]
  %v53 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v87, %body44 ]
  %v54 = phi <8 x float> [ splat (float 0x0000000000000000), %entry ], [ %v88, %body44 ]
  %v55 = icmp slt i64 %v45, %given4
  br i1 %v55, label %body44, label %end44
body44:
  %v56 = getelementptr [8 x i8], ptr %given2, i64 %v45
  %v57 = load i64, ptr %v56, align 8
  %v58 = getelementptr [1 x i8], ptr %given0, i64 %v57
  %v59 = getelementptr [1 x i8], ptr %v46, i64 2048
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 3, i32 1)
  %v60 = getelementptr [4 x i8], ptr %v46, i64 0
  %v61 = getelementptr [4 x i8], ptr %v46, i64 8
  %v62 = load <8 x float>, ptr %v60, align 4
  %v63 = load <8 x float>, ptr %v61, align 4
  %v64 = getelementptr [1 x i8], ptr %v58, i64 %v43
  %v65 = getelementptr [4 x i8], ptr %v64, i64 0
  %v66 = load float, ptr %v65, align 4
  %v67 = insertelement <8 x float> poison, float %v66, i32 0
  %v68 = shufflevector <8 x float> %v67, <8 x float> poison, <8 x i32> zeroinitializer
  %v69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v62, <8 x float> %v68, <8 x float> %v47)
  %v70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v63, <8 x float> %v68, <8 x float> %v48)
  %v71 = getelementptr [4 x i8], ptr %v64, i64 2
  %v72 = load float, ptr %v71, align 4
  %v73 = insertelement <8 x float> poison, float %v72, i32 0
  %v74 = shufflevector <8 x float> %v73, <8 x float> poison, <8 x i32> zeroinitializer
  %v75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v62, <8 x float> %v74, <8 x float> %v49)
  %v76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v63, <8 x float> %v74, <8 x float> %v50)
  %v77 = getelementptr [4 x i8], ptr %v64, i64 4
  %v78 = load float, ptr %v77, align 4
  %v79 = insertelement <8 x float> poison, float %v78, i32 0
  %v80 = shufflevector <8 x float> %v79, <8 x float> poison, <8 x i32> zeroinitializer
  %v81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v62, <8 x float> %v80, <8 x float> %v51)
  %v82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v63, <8 x float> %v80, <8 x float> %v52)
  %v83 = getelementptr [4 x i8], ptr %v64, i64 6
  %v84 = load float, ptr %v83, align 4
  %v85 = insertelement <8 x float> poison, float %v84, i32 0
  %v86 = shufflevector <8 x float> %v85, <8 x float> poison, <8 x i32> zeroinitializer
  %v87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v62, <8 x float> %v86, <8 x float> %v53)
  %v88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v63, <8 x float> %v86, <8 x float> %v54)
  %v89 = getelementptr [1 x i8], ptr %v46, i64 64
  %v90 = add i64 %v45, 1
  br label %head44
end44:
  %v91 = shufflevector <8 x float> %v47, <8 x float> %v51, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v92 = shufflevector <8 x float> %v47, <8 x float> %v51, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v93 = shufflevector <8 x float> %v49, <8 x float> %v53, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v94 = shufflevector <8 x float> %v49, <8 x float> %v53, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v95 = shufflevector <8 x float> %v91, <8 x float> %v93, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v96 = shufflevector <8 x float> %v91, <8 x float> %v93, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v97 = shufflevector <8 x float> %v92, <8 x float> %v94, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v98 = shufflevector <8 x float> %v92, <8 x float> %v94, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v99 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v100 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v101 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v102 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v103 = shufflevector <8 x float> %v99, <8 x float> %v101, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v104 = shufflevector <8 x float> %v99, <8 x float> %v101, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v105 = shufflevector <8 x float> %v100, <8 x float> %v102, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v106 = shufflevector <8 x float> %v100, <8 x float> %v102, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v107 = shufflevector <8 x float> %v95, <8 x float> %v103, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v108 = shufflevector <8 x float> %v95, <8 x float> %v103, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v109 = shufflevector <8 x float> %v96, <8 x float> %v104, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v110 = shufflevector <8 x float> %v96, <8 x float> %v104, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v111 = shufflevector <8 x float> %v97, <8 x float> %v105, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v112 = shufflevector <8 x float> %v97, <8 x float> %v105, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v113 = shufflevector <8 x float> %v98, <8 x float> %v106, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v114 = shufflevector <8 x float> %v98, <8 x float> %v106, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v115 = mul i64 %given6, 0
  %v116 = getelementptr [1 x i8], ptr %given5, i64 %v115
  %v117 = getelementptr [4 x i8], ptr %v116, i64 0
  %v118 = shufflevector <8 x float> %v107, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v119 = shufflevector <8 x float> %v107, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v118, ptr %v117, align 4
  %v120 = mul i64 %given6, 1
  %v121 = getelementptr [1 x i8], ptr %given5, i64 %v120
  %v122 = getelementptr [4 x i8], ptr %v121, i64 0
  %v123 = shufflevector <8 x float> %v109, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v124 = shufflevector <8 x float> %v109, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v123, ptr %v122, align 4
  %v125 = mul i64 %given6, 2
  %v126 = getelementptr [1 x i8], ptr %given5, i64 %v125
  %v127 = getelementptr [4 x i8], ptr %v126, i64 0
  %v128 = shufflevector <8 x float> %v111, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v129 = shufflevector <8 x float> %v111, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v128, ptr %v127, align 4
  %v130 = mul i64 %given6, 3
  %v131 = getelementptr [1 x i8], ptr %given5, i64 %v130
  %v132 = getelementptr [4 x i8], ptr %v131, i64 0
  %v133 = shufflevector <8 x float> %v113, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v134 = shufflevector <8 x float> %v113, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v133, ptr %v132, align 4
  %v135 = mul i64 %given6, 4
  %v136 = getelementptr [1 x i8], ptr %given5, i64 %v135
  %v137 = getelementptr [4 x i8], ptr %v136, i64 0
  %v138 = shufflevector <8 x float> %v108, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v139 = shufflevector <8 x float> %v108, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v138, ptr %v137, align 4
  %v140 = mul i64 %given6, 5
  %v141 = getelementptr [1 x i8], ptr %given5, i64 %v140
  %v142 = getelementptr [4 x i8], ptr %v141, i64 0
  %v143 = shufflevector <8 x float> %v110, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v144 = shufflevector <8 x float> %v110, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v143, ptr %v142, align 4
  %v145 = mul i64 %given6, 6
  %v146 = getelementptr [1 x i8], ptr %given5, i64 %v145
  %v147 = getelementptr [4 x i8], ptr %v146, i64 0
  %v148 = shufflevector <8 x float> %v112, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v149 = shufflevector <8 x float> %v112, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v148, ptr %v147, align 4
  %v150 = mul i64 %given6, 7
  %v151 = getelementptr [1 x i8], ptr %given5, i64 %v150
  %v152 = getelementptr [4 x i8], ptr %v151, i64 0
  %v153 = shufflevector <8 x float> %v114, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v154 = shufflevector <8 x float> %v114, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v153, ptr %v152, align 4
  %v155 = shufflevector <8 x float> %v48, <8 x float> %v52, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v156 = shufflevector <8 x float> %v48, <8 x float> %v52, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v157 = shufflevector <8 x float> %v50, <8 x float> %v54, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v158 = shufflevector <8 x float> %v50, <8 x float> %v54, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v159 = shufflevector <8 x float> %v155, <8 x float> %v157, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v160 = shufflevector <8 x float> %v155, <8 x float> %v157, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v161 = shufflevector <8 x float> %v156, <8 x float> %v158, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v162 = shufflevector <8 x float> %v156, <8 x float> %v158, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v163 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v164 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v165 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v166 = shufflevector <8 x float> splat (float 0x0000000000000000), <8 x float> splat (float 0x0000000000000000), <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v167 = shufflevector <8 x float> %v163, <8 x float> %v165, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v168 = shufflevector <8 x float> %v163, <8 x float> %v165, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v169 = shufflevector <8 x float> %v164, <8 x float> %v166, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v170 = shufflevector <8 x float> %v164, <8 x float> %v166, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v171 = shufflevector <8 x float> %v159, <8 x float> %v167, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v172 = shufflevector <8 x float> %v159, <8 x float> %v167, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v173 = shufflevector <8 x float> %v160, <8 x float> %v168, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v174 = shufflevector <8 x float> %v160, <8 x float> %v168, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v175 = shufflevector <8 x float> %v161, <8 x float> %v169, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v176 = shufflevector <8 x float> %v161, <8 x float> %v169, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v177 = shufflevector <8 x float> %v162, <8 x float> %v170, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v178 = shufflevector <8 x float> %v162, <8 x float> %v170, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v179 = mul i64 %given6, 8
  %v180 = getelementptr [1 x i8], ptr %given5, i64 %v179
  %v181 = getelementptr [4 x i8], ptr %v180, i64 0
  %v182 = shufflevector <8 x float> %v171, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v183 = shufflevector <8 x float> %v171, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v182, ptr %v181, align 4
  %v184 = mul i64 %given6, 9
  %v185 = getelementptr [1 x i8], ptr %given5, i64 %v184
  %v186 = getelementptr [4 x i8], ptr %v185, i64 0
  %v187 = shufflevector <8 x float> %v173, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v188 = shufflevector <8 x float> %v173, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v187, ptr %v186, align 4
  %v189 = mul i64 %given6, 10
  %v190 = getelementptr [1 x i8], ptr %given5, i64 %v189
  %v191 = getelementptr [4 x i8], ptr %v190, i64 0
  %v192 = shufflevector <8 x float> %v175, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v193 = shufflevector <8 x float> %v175, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v192, ptr %v191, align 4
  %v194 = mul i64 %given6, 11
  %v195 = getelementptr [1 x i8], ptr %given5, i64 %v194
  %v196 = getelementptr [4 x i8], ptr %v195, i64 0
  %v197 = shufflevector <8 x float> %v177, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v198 = shufflevector <8 x float> %v177, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v197, ptr %v196, align 4
  %v199 = mul i64 %given6, 12
  %v200 = getelementptr [1 x i8], ptr %given5, i64 %v199
  %v201 = getelementptr [4 x i8], ptr %v200, i64 0
  %v202 = shufflevector <8 x float> %v172, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v203 = shufflevector <8 x float> %v172, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v202, ptr %v201, align 4
  %v204 = mul i64 %given6, 13
  %v205 = getelementptr [1 x i8], ptr %given5, i64 %v204
  %v206 = getelementptr [4 x i8], ptr %v205, i64 0
  %v207 = shufflevector <8 x float> %v174, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v208 = shufflevector <8 x float> %v174, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v207, ptr %v206, align 4
  %v209 = mul i64 %given6, 14
  %v210 = getelementptr [1 x i8], ptr %given5, i64 %v209
  %v211 = getelementptr [4 x i8], ptr %v210, i64 0
  %v212 = shufflevector <8 x float> %v176, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v213 = shufflevector <8 x float> %v176, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v212, ptr %v211, align 4
  %v214 = mul i64 %given6, 15
  %v215 = getelementptr [1 x i8], ptr %given5, i64 %v214
  %v216 = getelementptr [4 x i8], ptr %v215, i64 0
  %v217 = shufflevector <8 x float> %v178, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v218 = shufflevector <8 x float> %v178, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %v217, ptr %v216, align 4
  ret void
}
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7, ptr %given8, i64 %given9) nounwind {
entry:
  br label %head219
head219:
  %v220 = phi i64 [ 0, %entry ], [ %v264, %end246 ]
  %v221 = phi ptr [ %given2, %entry ], [ %v260, %end246 ]
  %v222 = phi ptr [ %given4, %entry ], [ %v261, %end246 ]
  %v223 = phi ptr [ %given6, %entry ], [ %v262, %end246 ]
  %v224 = phi ptr [ %given8, %entry ], [ %v263, %end246 ]
  %v225 = icmp slt i64 %v220, %given0
  br i1 %v225, label %body219, label %end219
body219:
  %v226 = sub i64 %given1, 0
  %v227 = and i64 %v226, -8
  %v228 = add i64 0, %v227
  br label %head229
head229:
  %v230 = phi i64 [ 0, %body219 ], [ %v245, %body229 ]
  %v231 = icmp slt i64 %v230, %v228
  br i1 %v231, label %body229, label %end229
body229:
  %v232 = add i64 %v230, 0
  %v233 = getelementptr [4 x i8], ptr %v221, i64 %v232
  %v234 = load <8 x float>, ptr %v233, align 4
  %v235 = load float, ptr %v223, align 4
  %v236 = insertelement <8 x float> poison, float %v235, i32 0
  %v237 = shufflevector <8 x float> %v236, <8 x float> poison, <8 x i32> zeroinitializer
  %v238 = getelementptr [4 x i8], ptr %v224, i64 %v232
  %v239 = load <8 x float>, ptr %v238, align 4
  %v240 = fadd <8 x float> %v234, %v237
  %v241 = fcmp ole <8 x float> %v240, splat (float 0x0000000000000000)
  %v242 = select <8 x i1> %v241, <8 x float> splat (float 0x0000000000000000), <8 x float> %v240
  %v243 = fadd <8 x float> %v242, %v239
  %v244 = getelementptr [4 x i8], ptr %v222, i64 %v232
  store <8 x float> %v243, ptr %v244, align 4
  %v245 = add i64 %v230, 8
  br label %head229
end229:
  br label %head246
head246:
  %v247 = phi i64 [ %v228, %end229 ], [ %v259, %body246 ]
  %v248 = icmp slt i64 %v247, %given1
  br i1 %v248, label %body246, label %end246
body246:
  %v249 = getelementptr [4 x i8], ptr %v221, i64 %v247
  %v250 = load float, ptr %v249, align 4
  %v251 = load float, ptr %v223, align 4
  %v252 = getelementptr [4 x i8], ptr %v224, i64 %v247
  %v253 = load float, ptr %v252, align 4
  %v254 = fadd float %v250, %v251
  %v255 = fcmp ole float %v254, 0x0000000000000000
  %v256 = select i1 %v255, float 0x0000000000000000, float %v254
  %v257 = fadd float %v256, %v253
  %v258 = getelementptr [4 x i8], ptr %v222, i64 %v247
  store float %v257, ptr %v258, align 4
  %v259 = add i64 %v247, 1
  br label %head246
end246:
  %v260 = getelementptr [1 x i8], ptr %v221, i64 %given3
  %v261 = getelementptr [1 x i8], ptr %v222, i64 %given5
  %v262 = getelementptr [1 x i8], ptr %v223, i64 %given7
  %v263 = getelementptr [1 x i8], ptr %v224, i64 %given9
  %v264 = add i64 %v220, 1
  br label %head219
end219:
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
  %v10 = load ptr, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 40
  %v12 = load ptr, ptr %v11, align 8
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
  br label %head265
head265:
  %v266 = phi i64 [ %v32, %entry ], [ %v362, %end274 ]
  %v267 = icmp slt i64 %v266, %v34
  br i1 %v267, label %body265, label %end265
body265:
  %v268 = sdiv i64 %v266, %v30
  %v269 = srem i64 %v266, %v30
  %v270 = mul i64 %v269, %v28
  %v271 = add i64 %v270, %v28
  %v272 = icmp slt i64 %v271, %v20
  %v273 = select i1 %v272, i64 %v271, i64 %v20
  br label %head274
head274:
  %v275 = phi i64 [ 0, %body265 ], [ %v361, %end298 ]
  %v276 = icmp slt i64 %v275, %v16
  br i1 %v276, label %body274, label %end274
body274:
  %v277 = mul i64 %v20, %v22
  %v278 = add i64 %v16, 15
  %v279 = and i64 %v278, -16
  %v280 = srem i64 %v268, %v14
  %v281 = mul i64 %v280, %v279
  %v282 = add i64 %v281, %v275
  %v283 = mul i64 %v268, %v24
  %v284 = getelementptr [4 x i8], ptr %v2, i64 %v283
  %v285 = mul i64 %v282, %v18
  %v286 = getelementptr [4 x i8], ptr %v4, i64 %v285
  %v287 = mul i64 %v268, %v16
  %v288 = add i64 %v287, %v275
  %v289 = mul i64 %v288, %v277
  %v290 = getelementptr [4 x i8], ptr %v8, i64 %v289
  %v291 = sub i64 %v16, %v275
  %v292 = mul i64 %v277, 4
  %v293 = mul i64 %v26, 4
  %v294 = sub i64 %v273, %v270
  %v295 = sdiv i64 %v294, 1
  %v296 = mul i64 %v295, 1
  %v297 = add i64 %v270, %v296
  br label %head298
head298:
  %v299 = phi i64 [ %v270, %body274 ], [ %v327, %end306 ]
  %v300 = icmp slt i64 %v299, %v297
  br i1 %v300, label %body298, label %end298
body298:
  %v301 = add i64 %v22, 5
  %v302 = sdiv i64 %v301, 6
  %v303 = sdiv i64 %v22, %v302
  %v304 = mul i64 %v303, %v302
  %v305 = sub i64 %v22, %v304
  br label %head306
head306:
  %v307 = phi i64 [ 0, %body298 ], [ %v326, %body306 ]
  %v308 = icmp slt i64 %v307, %v302
  br i1 %v308, label %body306, label %end306
body306:
  %v309 = mul i64 %v307, %v303
  %v310 = icmp slt i64 %v307, %v305
  %v311 = select i1 %v310, i64 %v307, i64 %v305
  %v312 = add i64 %v309, %v311
  %v313 = mul i64 %v299, %v293
  %v314 = mul i64 %v312, 8
  %v315 = add i64 %v313, %v314
  %v316 = getelementptr [1 x i8], ptr %v284, i64 %v315
  %v317 = mul i64 %v299, %v22
  %v318 = add i64 %v317, %v312
  %v319 = getelementptr [4 x i8], ptr %v290, i64 %v318
  %v320 = icmp slt i64 %v307, %v305
  %v321 = icmp slt i64 %v291, 16
  %v322 = select i1 %v321, ptr @windows1x4_all2, ptr @windows1x4_all2
  %v323 = icmp slt i64 %v291, 16
  %v324 = select i1 %v323, ptr @windows1x4_all2, ptr @windows1x4_all2
  %v325 = select i1 %v320, ptr %v324, ptr %v322
  call void %v325(ptr %v316, i64 %v293, ptr %v6, ptr %v286, i64 %v18, ptr %v319, i64 %v292, i64 %v291)
  %v326 = add i64 %v307, 1
  br label %head306
end306:
  %v327 = add i64 %v299, 1
  br label %head298
end298:
  %v328 = mul i64 %v270, %v22
  %v329 = sub i64 %v273, %v270
  %v330 = mul i64 %v329, %v22
  %v331 = sdiv i64 %v268, %v14
  %v332 = srem i64 %v268, %v14
  %v333 = mul i64 %v332, %v16
  %v334 = add i64 %v333, %v275
  %v335 = getelementptr [4 x i8], ptr %v290, i64 %v328
  %v336 = icmp slt i64 %v291, 16
  %v337 = select i1 %v336, i64 %v291, i64 16
  %v338 = getelementptr i8, ptr %arguments, i64 136
  %v339 = load i64, ptr %v338, align 8
  %v340 = getelementptr i8, ptr %arguments, i64 144
  %v341 = load i64, ptr %v340, align 8
  %v342 = mul i64 %v331, %v339
  %v343 = mul i64 %v334, %v341
  %v344 = add i64 %v342, %v343
  %v345 = getelementptr i8, ptr %arguments, i64 32
  %v346 = load ptr, ptr %v345, align 8
  %v347 = getelementptr [4 x i8], ptr %v346, i64 %v344
  %v348 = mul i64 %v341, 4
  %v349 = getelementptr i8, ptr %arguments, i64 152
  %v350 = load i64, ptr %v349, align 8
  %v351 = getelementptr i8, ptr %arguments, i64 160
  %v352 = load i64, ptr %v351, align 8
  %v353 = mul i64 %v331, %v350
  %v354 = mul i64 %v334, %v352
  %v355 = add i64 %v353, %v354
  %v356 = add i64 %v355, %v328
  %v357 = getelementptr i8, ptr %arguments, i64 40
  %v358 = load ptr, ptr %v357, align 8
  %v359 = getelementptr [4 x i8], ptr %v358, i64 %v356
  %v360 = mul i64 %v352, 4
  call void @epilogue(i64 %v337, i64 %v330, ptr %v335, i64 %v292, ptr %v335, i64 %v292, ptr %v347, i64 %v348, ptr %v359, i64 %v360)
  %v361 = add i64 %v275, 16
  br label %head274
end274:
  %v362 = add i64 %v266, 1
  br label %head265
end265:
  ret void
}
