declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32 immarg)
declare <32 x float> @llvm.fma.v32f32(<32 x float>, <32 x float>, <32 x float>)
declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, i32, <32 x i1>, <32 x float>)
declare <32 x float> @llvm.maximum.v32f32(<32 x float>, <32 x float>)
declare i1 @llvm.vector.reduce.or.v32i1(<32 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.masked.store.v32f32.p0(<32 x float>, ptr, i32, <32 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5) nounwind {
entry:
  br label %head1
head1:
  %v2 = phi i64 [ 0, %entry ], [ %v79, %after42 ]
  %v3 = phi ptr [ %given2, %entry ], [ %v77, %after42 ]
  %v4 = phi ptr [ %given4, %entry ], [ %v78, %after42 ]
  %v5 = icmp slt i64 %v2, %given0
  br i1 %v5, label %body1, label %end1
body1:
  %v6 = sub i64 %given1, 0
  %v7 = and i64 %v6, -16
  %v8 = add i64 0, %v7
  br label %head9
head9:
  %v10 = phi i64 [ 0, %body1 ], [ %v40, %body9 ]
  %v11 = icmp slt i64 %v10, %v8
  br i1 %v11, label %body9, label %end9
body9:
  %v12 = add i64 %v10, 0
  %v13 = getelementptr [4 x i8], ptr %v3, i64 %v12
  %v14 = load <16 x float>, ptr %v13, align 4
  %v15 = fneg <16 x float> %v14
  %v16 = fcmp ogt <16 x float> %v15, splat (float 0x4055C00000000000)
  %v17 = select <16 x i1> %v16, <16 x float> splat (float 0x4055C00000000000), <16 x float> %v15
  %v18 = fcmp olt <16 x float> %v17, splat (float 0xC034000000000000)
  %v19 = select <16 x i1> %v18, <16 x float> splat (float 0xC034000000000000), <16 x float> %v17
  %v20 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v19, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v21 = fsub <16 x float> %v20, splat (float 0x4168000000000000)
  %v22 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v19)
  %v23 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v21, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v22)
  %v24 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v23, <16 x float> splat (float 0x3F812397E0000000))
  %v25 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v24, <16 x float> %v23, <16 x float> splat (float 0x3FA5558AE0000000))
  %v26 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v25, <16 x float> %v23, <16 x float> splat (float 0x3FC5554920000000))
  %v27 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v26, <16 x float> %v23, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v28 = fmul <16 x float> %v23, %v23
  %v29 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v27, <16 x float> %v28, <16 x float> %v23)
  %v30 = bitcast <16 x float> %v20 to <16 x i32>
  %v31 = shl <16 x i32> %v30, splat (i32 23)
  %v32 = add <16 x i32> %v31, splat (i32 1065353216)
  %v33 = bitcast <16 x i32> %v32 to <16 x float>
  %v34 = fadd <16 x float> %v33, splat (float 0x3FF0000000000000)
  %v35 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v33, <16 x float> %v29, <16 x float> %v34)
  %v36 = fdiv <16 x float> %v14, %v35
  %v37 = fcmp olt <16 x float> %v14, splat (float 0xC055C00000000000)
  %v38 = select <16 x i1> %v37, <16 x float> splat (float 0x8000000000000000), <16 x float> %v36
  %v39 = getelementptr [4 x i8], ptr %v4, i64 %v12
  store <16 x float> %v38, ptr %v39, align 4
  %v40 = add i64 %v10, 16
  br label %head9
end9:
  %v41 = icmp slt i64 %v8, %given1
  br i1 %v41, label %then42, label %after42
then42:
  %v43 = sub i64 %given1, %v8
  %v44 = icmp slt i64 %v43, 16
  %v45 = select i1 %v44, i64 %v43, i64 16
  %v46 = trunc i64 %v45 to i32
  %v47 = insertelement <16 x i32> poison, i32 %v46, i32 0
  %v48 = shufflevector <16 x i32> %v47, <16 x i32> poison, <16 x i32> zeroinitializer
  %v49 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v48
  %v50 = getelementptr [4 x i8], ptr %v3, i64 %v8
  %v51 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v50, i32 4, <16 x i1> %v49, <16 x float> zeroinitializer)
  %v52 = fneg <16 x float> %v51
  %v53 = fcmp ogt <16 x float> %v52, splat (float 0x4055C00000000000)
  %v54 = select <16 x i1> %v53, <16 x float> splat (float 0x4055C00000000000), <16 x float> %v52
  %v55 = fcmp olt <16 x float> %v54, splat (float 0xC034000000000000)
  %v56 = select <16 x i1> %v55, <16 x float> splat (float 0xC034000000000000), <16 x float> %v54
  %v57 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v56, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v58 = fsub <16 x float> %v57, splat (float 0x4168000000000000)
  %v59 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v58, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v56)
  %v60 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v58, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v59)
  %v61 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v60, <16 x float> splat (float 0x3F812397E0000000))
  %v62 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v61, <16 x float> %v60, <16 x float> splat (float 0x3FA5558AE0000000))
  %v63 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v62, <16 x float> %v60, <16 x float> splat (float 0x3FC5554920000000))
  %v64 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v63, <16 x float> %v60, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v65 = fmul <16 x float> %v60, %v60
  %v66 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v64, <16 x float> %v65, <16 x float> %v60)
  %v67 = bitcast <16 x float> %v57 to <16 x i32>
  %v68 = shl <16 x i32> %v67, splat (i32 23)
  %v69 = add <16 x i32> %v68, splat (i32 1065353216)
  %v70 = bitcast <16 x i32> %v69 to <16 x float>
  %v71 = fadd <16 x float> %v70, splat (float 0x3FF0000000000000)
  %v72 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v70, <16 x float> %v66, <16 x float> %v71)
  %v73 = fdiv <16 x float> %v51, %v72
  %v74 = fcmp olt <16 x float> %v51, splat (float 0xC055C00000000000)
  %v75 = select <16 x i1> %v74, <16 x float> splat (float 0x8000000000000000), <16 x float> %v73
  %v76 = getelementptr [4 x i8], ptr %v4, i64 %v8
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v75, ptr %v76, i32 4, <16 x i1> %v49)
  br label %after42
after42:
  %v77 = getelementptr [1 x i8], ptr %v3, i64 %given3
  %v78 = getelementptr [1 x i8], ptr %v4, i64 %given5
  %v79 = add i64 %v2, 1
  br label %head1
end1:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [256 x float], align 64
  %v80 = getelementptr i8, ptr %arguments, i64 32
  %v81 = load i64, ptr %v80, align 8
  %v82 = getelementptr i8, ptr %arguments, i64 40
  %v83 = load i64, ptr %v82, align 8
  %v84 = getelementptr i8, ptr %arguments, i64 0
  %v85 = load ptr, ptr %v84, align 8
  %v86 = getelementptr i8, ptr %arguments, i64 8
  %v87 = load ptr, ptr %v86, align 8
  %v88 = getelementptr i8, ptr %arguments, i64 16
  %v89 = load ptr, ptr %v88, align 8
  %v90 = getelementptr i8, ptr %arguments, i64 24
  %v91 = load i64, ptr %v90, align 8
  br label %head92
head92:
  %v93 = phi i64 [ 0, %entry ], [ %v1082, %end100 ]
  %v94 = icmp slt i64 %v93, %v91
  br i1 %v94, label %body92, label %end92
body92:
  %v95 = mul i64 %v81, %v83
  %v96 = mul i64 %v93, %v95
  %v97 = getelementptr [4 x i8], ptr %v85, i64 %v96
  %v98 = getelementptr [4 x i8], ptr %v87, i64 %v96
  %v99 = getelementptr [4 x i8], ptr %v89, i64 %v96
  br label %head100
head100:
  %v101 = phi i64 [ 0, %body92 ], [ %v1081, %end1066 ]
  %v102 = icmp slt i64 %v101, %v83
  br i1 %v102, label %body100, label %end100
body100:
  %v103 = sub i64 %v83, %v101
  %v104 = icmp slt i64 %v103, 32
  %v105 = select i1 %v104, i64 %v103, i64 32
  %v106 = trunc i64 %v105 to i32
  %v107 = insertelement <32 x i32> poison, i32 %v106, i32 0
  %v108 = shufflevector <32 x i32> %v107, <32 x i32> poison, <32 x i32> zeroinitializer
  %v109 = icmp slt <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v108
  %v110 = mul i64 %v93, %v83
  %v111 = add i64 %v110, %v101
  %v112 = getelementptr [4 x i8], ptr %v97, i64 %v101
  %v113 = getelementptr [4 x i8], ptr %v98, i64 %v101
  %v114 = getelementptr [4 x i8], ptr %v99, i64 %v101
  %v115 = and i64 %v81, -8
  br label %head116
head116:
  %v117 = phi i64 [ 0, %body100 ], [ %v215, %body116 ]
  %v118 = phi <32 x float> [ splat (float 0xFFF0000000000000), %body100 ], [ %v151, %body116 ]
  %v119 = phi <32 x float> [ splat (float 0xFFF0000000000000), %body100 ], [ %v160, %body116 ]
  %v120 = phi <32 x float> [ splat (float 0xFFF0000000000000), %body100 ], [ %v169, %body116 ]
  %v121 = phi <32 x float> [ splat (float 0xFFF0000000000000), %body100 ], [ %v178, %body116 ]
  %v122 = phi <32 x float> [ splat (float 0xFFF0000000000000), %body100 ], [ %v187, %body116 ]
  %v123 = phi <32 x float> [ splat (float 0xFFF0000000000000), %body100 ], [ %v196, %body116 ]
  %v124 = phi <32 x float> [ splat (float 0xFFF0000000000000), %body100 ], [ %v205, %body116 ]
  %v125 = phi <32 x float> [ splat (float 0xFFF0000000000000), %body100 ], [ %v214, %body116 ]
  %v126 = icmp slt i64 %v117, %v115
  br i1 %v126, label %body116, label %end116
body116:
  %v127 = add i64 %v117, 0
  %v128 = add i64 %v127, 0
  %v129 = add i64 %v117, 0
  %v130 = add i64 %v129, 1
  %v131 = add i64 %v117, 0
  %v132 = add i64 %v131, 2
  %v133 = add i64 %v117, 0
  %v134 = add i64 %v133, 3
  %v135 = add i64 %v117, 0
  %v136 = add i64 %v135, 4
  %v137 = add i64 %v117, 0
  %v138 = add i64 %v137, 5
  %v139 = add i64 %v117, 0
  %v140 = add i64 %v139, 6
  %v141 = add i64 %v117, 0
  %v142 = add i64 %v141, 7
  %v143 = mul i64 %v128, %v83
  %v144 = getelementptr [4 x i8], ptr %v112, i64 %v143
  %v145 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v144, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v146 = getelementptr [4 x i8], ptr %v113, i64 %v143
  %v147 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v146, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v148 = fadd <32 x float> %v145, %v147
  %v149 = getelementptr [4 x i8], ptr %v114, i64 %v143
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v148, ptr %v149, i32 4, <32 x i1> %v109)
  %v150 = fcmp ogt <32 x float> %v148, %v118
  %v151 = select <32 x i1> %v150, <32 x float> %v148, <32 x float> %v118
  %v152 = mul i64 %v130, %v83
  %v153 = getelementptr [4 x i8], ptr %v112, i64 %v152
  %v154 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v153, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v155 = getelementptr [4 x i8], ptr %v113, i64 %v152
  %v156 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v155, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v157 = fadd <32 x float> %v154, %v156
  %v158 = getelementptr [4 x i8], ptr %v114, i64 %v152
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v157, ptr %v158, i32 4, <32 x i1> %v109)
  %v159 = fcmp ogt <32 x float> %v157, %v119
  %v160 = select <32 x i1> %v159, <32 x float> %v157, <32 x float> %v119
  %v161 = mul i64 %v132, %v83
  %v162 = getelementptr [4 x i8], ptr %v112, i64 %v161
  %v163 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v162, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v164 = getelementptr [4 x i8], ptr %v113, i64 %v161
  %v165 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v164, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v166 = fadd <32 x float> %v163, %v165
  %v167 = getelementptr [4 x i8], ptr %v114, i64 %v161
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v166, ptr %v167, i32 4, <32 x i1> %v109)
  %v168 = fcmp ogt <32 x float> %v166, %v120
  %v169 = select <32 x i1> %v168, <32 x float> %v166, <32 x float> %v120
  %v170 = mul i64 %v134, %v83
  %v171 = getelementptr [4 x i8], ptr %v112, i64 %v170
  %v172 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v171, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v173 = getelementptr [4 x i8], ptr %v113, i64 %v170
  %v174 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v173, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v175 = fadd <32 x float> %v172, %v174
  %v176 = getelementptr [4 x i8], ptr %v114, i64 %v170
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v175, ptr %v176, i32 4, <32 x i1> %v109)
  %v177 = fcmp ogt <32 x float> %v175, %v121
  %v178 = select <32 x i1> %v177, <32 x float> %v175, <32 x float> %v121
  %v179 = mul i64 %v136, %v83
  %v180 = getelementptr [4 x i8], ptr %v112, i64 %v179
  %v181 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v180, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v182 = getelementptr [4 x i8], ptr %v113, i64 %v179
  %v183 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v182, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v184 = fadd <32 x float> %v181, %v183
  %v185 = getelementptr [4 x i8], ptr %v114, i64 %v179
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v184, ptr %v185, i32 4, <32 x i1> %v109)
  %v186 = fcmp ogt <32 x float> %v184, %v122
  %v187 = select <32 x i1> %v186, <32 x float> %v184, <32 x float> %v122
  %v188 = mul i64 %v138, %v83
  %v189 = getelementptr [4 x i8], ptr %v112, i64 %v188
  %v190 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v189, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v191 = getelementptr [4 x i8], ptr %v113, i64 %v188
  %v192 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v191, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v193 = fadd <32 x float> %v190, %v192
  %v194 = getelementptr [4 x i8], ptr %v114, i64 %v188
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v193, ptr %v194, i32 4, <32 x i1> %v109)
  %v195 = fcmp ogt <32 x float> %v193, %v123
  %v196 = select <32 x i1> %v195, <32 x float> %v193, <32 x float> %v123
  %v197 = mul i64 %v140, %v83
  %v198 = getelementptr [4 x i8], ptr %v112, i64 %v197
  %v199 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v198, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v200 = getelementptr [4 x i8], ptr %v113, i64 %v197
  %v201 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v200, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v202 = fadd <32 x float> %v199, %v201
  %v203 = getelementptr [4 x i8], ptr %v114, i64 %v197
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v202, ptr %v203, i32 4, <32 x i1> %v109)
  %v204 = fcmp ogt <32 x float> %v202, %v124
  %v205 = select <32 x i1> %v204, <32 x float> %v202, <32 x float> %v124
  %v206 = mul i64 %v142, %v83
  %v207 = getelementptr [4 x i8], ptr %v112, i64 %v206
  %v208 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v207, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v209 = getelementptr [4 x i8], ptr %v113, i64 %v206
  %v210 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v209, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v211 = fadd <32 x float> %v208, %v210
  %v212 = getelementptr [4 x i8], ptr %v114, i64 %v206
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v211, ptr %v212, i32 4, <32 x i1> %v109)
  %v213 = fcmp ogt <32 x float> %v211, %v125
  %v214 = select <32 x i1> %v213, <32 x float> %v211, <32 x float> %v125
  %v215 = add i64 %v117, 8
  br label %head116
end116:
  %v216 = add i64 %v115, 0
  %v217 = add i64 %v216, 0
  %v218 = add i64 %v115, 0
  %v219 = add i64 %v218, 1
  %v220 = add i64 %v115, 0
  %v221 = add i64 %v220, 2
  %v222 = add i64 %v115, 0
  %v223 = add i64 %v222, 3
  %v224 = add i64 %v115, 0
  %v225 = add i64 %v224, 4
  %v226 = add i64 %v115, 0
  %v227 = add i64 %v226, 5
  %v228 = add i64 %v115, 0
  %v229 = add i64 %v228, 6
  %v230 = add i64 %v115, 0
  %v231 = add i64 %v230, 7
  %v232 = icmp slt i64 %v217, %v81
  br i1 %v232, label %yes233, label %no233
yes233:
  %v234 = mul i64 %v217, %v83
  %v235 = getelementptr [4 x i8], ptr %v112, i64 %v234
  %v236 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v235, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v237 = getelementptr [4 x i8], ptr %v113, i64 %v234
  %v238 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v237, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v239 = fadd <32 x float> %v236, %v238
  %v240 = getelementptr [4 x i8], ptr %v114, i64 %v234
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v239, ptr %v240, i32 4, <32 x i1> %v109)
  %v241 = fcmp ogt <32 x float> %v239, %v118
  %v242 = select <32 x i1> %v241, <32 x float> %v239, <32 x float> %v118
  br label %joined233
no233:
  br label %joined233
joined233:
  %v243 = phi <32 x float> [ %v242, %yes233 ], [ %v118, %no233 ]
  %v244 = icmp slt i64 %v219, %v81
  br i1 %v244, label %yes245, label %no245
yes245:
  %v246 = mul i64 %v219, %v83
  %v247 = getelementptr [4 x i8], ptr %v112, i64 %v246
  %v248 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v247, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v249 = getelementptr [4 x i8], ptr %v113, i64 %v246
  %v250 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v249, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v251 = fadd <32 x float> %v248, %v250
  %v252 = getelementptr [4 x i8], ptr %v114, i64 %v246
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v251, ptr %v252, i32 4, <32 x i1> %v109)
  %v253 = fcmp ogt <32 x float> %v251, %v119
  %v254 = select <32 x i1> %v253, <32 x float> %v251, <32 x float> %v119
  br label %joined245
no245:
  br label %joined245
joined245:
  %v255 = phi <32 x float> [ %v254, %yes245 ], [ %v119, %no245 ]
  %v256 = icmp slt i64 %v221, %v81
  br i1 %v256, label %yes257, label %no257
yes257:
  %v258 = mul i64 %v221, %v83
  %v259 = getelementptr [4 x i8], ptr %v112, i64 %v258
  %v260 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v259, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v261 = getelementptr [4 x i8], ptr %v113, i64 %v258
  %v262 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v261, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v263 = fadd <32 x float> %v260, %v262
  %v264 = getelementptr [4 x i8], ptr %v114, i64 %v258
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v263, ptr %v264, i32 4, <32 x i1> %v109)
  %v265 = fcmp ogt <32 x float> %v263, %v120
  %v266 = select <32 x i1> %v265, <32 x float> %v263, <32 x float> %v120
  br label %joined257
no257:
  br label %joined257
joined257:
  %v267 = phi <32 x float> [ %v266, %yes257 ], [ %v120, %no257 ]
  %v268 = icmp slt i64 %v223, %v81
  br i1 %v268, label %yes269, label %no269
yes269:
  %v270 = mul i64 %v223, %v83
  %v271 = getelementptr [4 x i8], ptr %v112, i64 %v270
  %v272 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v271, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v273 = getelementptr [4 x i8], ptr %v113, i64 %v270
  %v274 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v273, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v275 = fadd <32 x float> %v272, %v274
  %v276 = getelementptr [4 x i8], ptr %v114, i64 %v270
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v275, ptr %v276, i32 4, <32 x i1> %v109)
  %v277 = fcmp ogt <32 x float> %v275, %v121
  %v278 = select <32 x i1> %v277, <32 x float> %v275, <32 x float> %v121
  br label %joined269
no269:
  br label %joined269
joined269:
  %v279 = phi <32 x float> [ %v278, %yes269 ], [ %v121, %no269 ]
  %v280 = icmp slt i64 %v225, %v81
  br i1 %v280, label %yes281, label %no281
yes281:
  %v282 = mul i64 %v225, %v83
  %v283 = getelementptr [4 x i8], ptr %v112, i64 %v282
  %v284 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v283, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v285 = getelementptr [4 x i8], ptr %v113, i64 %v282
  %v286 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v285, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v287 = fadd <32 x float> %v284, %v286
  %v288 = getelementptr [4 x i8], ptr %v114, i64 %v282
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v287, ptr %v288, i32 4, <32 x i1> %v109)
  %v289 = fcmp ogt <32 x float> %v287, %v122
  %v290 = select <32 x i1> %v289, <32 x float> %v287, <32 x float> %v122
  br label %joined281
no281:
  br label %joined281
joined281:
  %v291 = phi <32 x float> [ %v290, %yes281 ], [ %v122, %no281 ]
  %v292 = icmp slt i64 %v227, %v81
  br i1 %v292, label %yes293, label %no293
yes293:
  %v294 = mul i64 %v227, %v83
  %v295 = getelementptr [4 x i8], ptr %v112, i64 %v294
  %v296 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v295, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v297 = getelementptr [4 x i8], ptr %v113, i64 %v294
  %v298 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v297, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v299 = fadd <32 x float> %v296, %v298
  %v300 = getelementptr [4 x i8], ptr %v114, i64 %v294
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v299, ptr %v300, i32 4, <32 x i1> %v109)
  %v301 = fcmp ogt <32 x float> %v299, %v123
  %v302 = select <32 x i1> %v301, <32 x float> %v299, <32 x float> %v123
  br label %joined293
no293:
  br label %joined293
joined293:
  %v303 = phi <32 x float> [ %v302, %yes293 ], [ %v123, %no293 ]
  %v304 = icmp slt i64 %v229, %v81
  br i1 %v304, label %yes305, label %no305
yes305:
  %v306 = mul i64 %v229, %v83
  %v307 = getelementptr [4 x i8], ptr %v112, i64 %v306
  %v308 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v307, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v309 = getelementptr [4 x i8], ptr %v113, i64 %v306
  %v310 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v309, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v311 = fadd <32 x float> %v308, %v310
  %v312 = getelementptr [4 x i8], ptr %v114, i64 %v306
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v311, ptr %v312, i32 4, <32 x i1> %v109)
  %v313 = fcmp ogt <32 x float> %v311, %v124
  %v314 = select <32 x i1> %v313, <32 x float> %v311, <32 x float> %v124
  br label %joined305
no305:
  br label %joined305
joined305:
  %v315 = phi <32 x float> [ %v314, %yes305 ], [ %v124, %no305 ]
  %v316 = icmp slt i64 %v231, %v81
  br i1 %v316, label %yes317, label %no317
yes317:
  %v318 = mul i64 %v231, %v83
  %v319 = getelementptr [4 x i8], ptr %v112, i64 %v318
  %v320 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v319, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v321 = getelementptr [4 x i8], ptr %v113, i64 %v318
  %v322 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v321, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v323 = fadd <32 x float> %v320, %v322
  %v324 = getelementptr [4 x i8], ptr %v114, i64 %v318
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v323, ptr %v324, i32 4, <32 x i1> %v109)
  %v325 = fcmp ogt <32 x float> %v323, %v125
  %v326 = select <32 x i1> %v325, <32 x float> %v323, <32 x float> %v125
  br label %joined317
no317:
  br label %joined317
joined317:
  %v327 = phi <32 x float> [ %v326, %yes317 ], [ %v125, %no317 ]
  %v328 = fcmp ogt <32 x float> %v291, %v243
  %v329 = select <32 x i1> %v328, <32 x float> %v291, <32 x float> %v243
  %v330 = fcmp ogt <32 x float> %v303, %v255
  %v331 = select <32 x i1> %v330, <32 x float> %v303, <32 x float> %v255
  %v332 = fcmp ogt <32 x float> %v315, %v267
  %v333 = select <32 x i1> %v332, <32 x float> %v315, <32 x float> %v267
  %v334 = fcmp ogt <32 x float> %v327, %v279
  %v335 = select <32 x i1> %v334, <32 x float> %v327, <32 x float> %v279
  %v336 = fcmp ogt <32 x float> %v333, %v329
  %v337 = select <32 x i1> %v336, <32 x float> %v333, <32 x float> %v329
  %v338 = fcmp ogt <32 x float> %v335, %v331
  %v339 = select <32 x i1> %v338, <32 x float> %v335, <32 x float> %v331
  %v340 = fcmp ogt <32 x float> %v339, %v337
  %v341 = select <32 x i1> %v340, <32 x float> %v339, <32 x float> %v337
  %v342 = fcmp oeq <32 x float> %v341, splat (float 0xFFF0000000000000)
  %v343 = call i1 @llvm.vector.reduce.or.v32i1(<32 x i1> %v342)
  br i1 %v343, label %yes344, label %no344
yes344:
  %v345 = and i64 %v81, -8
  br label %head346
head346:
  %v347 = phi i64 [ 0, %yes344 ], [ %v405, %body346 ]
  %v348 = phi <32 x float> [ splat (float 0xFFF0000000000000), %yes344 ], [ %v376, %body346 ]
  %v349 = phi <32 x float> [ splat (float 0xFFF0000000000000), %yes344 ], [ %v380, %body346 ]
  %v350 = phi <32 x float> [ splat (float 0xFFF0000000000000), %yes344 ], [ %v384, %body346 ]
  %v351 = phi <32 x float> [ splat (float 0xFFF0000000000000), %yes344 ], [ %v388, %body346 ]
  %v352 = phi <32 x float> [ splat (float 0xFFF0000000000000), %yes344 ], [ %v392, %body346 ]
  %v353 = phi <32 x float> [ splat (float 0xFFF0000000000000), %yes344 ], [ %v396, %body346 ]
  %v354 = phi <32 x float> [ splat (float 0xFFF0000000000000), %yes344 ], [ %v400, %body346 ]
  %v355 = phi <32 x float> [ splat (float 0xFFF0000000000000), %yes344 ], [ %v404, %body346 ]
  %v356 = icmp slt i64 %v347, %v345
  br i1 %v356, label %body346, label %end346
body346:
  %v357 = add i64 %v347, 0
  %v358 = add i64 %v357, 0
  %v359 = add i64 %v347, 0
  %v360 = add i64 %v359, 1
  %v361 = add i64 %v347, 0
  %v362 = add i64 %v361, 2
  %v363 = add i64 %v347, 0
  %v364 = add i64 %v363, 3
  %v365 = add i64 %v347, 0
  %v366 = add i64 %v365, 4
  %v367 = add i64 %v347, 0
  %v368 = add i64 %v367, 5
  %v369 = add i64 %v347, 0
  %v370 = add i64 %v369, 6
  %v371 = add i64 %v347, 0
  %v372 = add i64 %v371, 7
  %v373 = mul i64 %v358, %v83
  %v374 = getelementptr [4 x i8], ptr %v114, i64 %v373
  %v375 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v374, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v376 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v375, <32 x float> %v348)
  %v377 = mul i64 %v360, %v83
  %v378 = getelementptr [4 x i8], ptr %v114, i64 %v377
  %v379 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v378, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v380 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v379, <32 x float> %v349)
  %v381 = mul i64 %v362, %v83
  %v382 = getelementptr [4 x i8], ptr %v114, i64 %v381
  %v383 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v382, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v384 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v383, <32 x float> %v350)
  %v385 = mul i64 %v364, %v83
  %v386 = getelementptr [4 x i8], ptr %v114, i64 %v385
  %v387 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v386, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v388 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v387, <32 x float> %v351)
  %v389 = mul i64 %v366, %v83
  %v390 = getelementptr [4 x i8], ptr %v114, i64 %v389
  %v391 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v390, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v392 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v391, <32 x float> %v352)
  %v393 = mul i64 %v368, %v83
  %v394 = getelementptr [4 x i8], ptr %v114, i64 %v393
  %v395 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v394, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v396 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v395, <32 x float> %v353)
  %v397 = mul i64 %v370, %v83
  %v398 = getelementptr [4 x i8], ptr %v114, i64 %v397
  %v399 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v398, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v400 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v399, <32 x float> %v354)
  %v401 = mul i64 %v372, %v83
  %v402 = getelementptr [4 x i8], ptr %v114, i64 %v401
  %v403 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v402, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v404 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v403, <32 x float> %v355)
  %v405 = add i64 %v347, 8
  br label %head346
end346:
  %v406 = add i64 %v345, 0
  %v407 = add i64 %v406, 0
  %v408 = add i64 %v345, 0
  %v409 = add i64 %v408, 1
  %v410 = add i64 %v345, 0
  %v411 = add i64 %v410, 2
  %v412 = add i64 %v345, 0
  %v413 = add i64 %v412, 3
  %v414 = add i64 %v345, 0
  %v415 = add i64 %v414, 4
  %v416 = add i64 %v345, 0
  %v417 = add i64 %v416, 5
  %v418 = add i64 %v345, 0
  %v419 = add i64 %v418, 6
  %v420 = add i64 %v345, 0
  %v421 = add i64 %v420, 7
  %v422 = icmp slt i64 %v407, %v81
  br i1 %v422, label %yes423, label %no423
yes423:
  %v424 = mul i64 %v407, %v83
  %v425 = getelementptr [4 x i8], ptr %v114, i64 %v424
  %v426 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v425, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v427 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v426, <32 x float> %v348)
  br label %joined423
no423:
  br label %joined423
joined423:
  %v428 = phi <32 x float> [ %v427, %yes423 ], [ %v348, %no423 ]
  %v429 = icmp slt i64 %v409, %v81
  br i1 %v429, label %yes430, label %no430
yes430:
  %v431 = mul i64 %v409, %v83
  %v432 = getelementptr [4 x i8], ptr %v114, i64 %v431
  %v433 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v432, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v434 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v433, <32 x float> %v349)
  br label %joined430
no430:
  br label %joined430
joined430:
  %v435 = phi <32 x float> [ %v434, %yes430 ], [ %v349, %no430 ]
  %v436 = icmp slt i64 %v411, %v81
  br i1 %v436, label %yes437, label %no437
yes437:
  %v438 = mul i64 %v411, %v83
  %v439 = getelementptr [4 x i8], ptr %v114, i64 %v438
  %v440 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v439, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v441 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v440, <32 x float> %v350)
  br label %joined437
no437:
  br label %joined437
joined437:
  %v442 = phi <32 x float> [ %v441, %yes437 ], [ %v350, %no437 ]
  %v443 = icmp slt i64 %v413, %v81
  br i1 %v443, label %yes444, label %no444
yes444:
  %v445 = mul i64 %v413, %v83
  %v446 = getelementptr [4 x i8], ptr %v114, i64 %v445
  %v447 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v446, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v448 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v447, <32 x float> %v351)
  br label %joined444
no444:
  br label %joined444
joined444:
  %v449 = phi <32 x float> [ %v448, %yes444 ], [ %v351, %no444 ]
  %v450 = icmp slt i64 %v415, %v81
  br i1 %v450, label %yes451, label %no451
yes451:
  %v452 = mul i64 %v415, %v83
  %v453 = getelementptr [4 x i8], ptr %v114, i64 %v452
  %v454 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v453, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v455 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v454, <32 x float> %v352)
  br label %joined451
no451:
  br label %joined451
joined451:
  %v456 = phi <32 x float> [ %v455, %yes451 ], [ %v352, %no451 ]
  %v457 = icmp slt i64 %v417, %v81
  br i1 %v457, label %yes458, label %no458
yes458:
  %v459 = mul i64 %v417, %v83
  %v460 = getelementptr [4 x i8], ptr %v114, i64 %v459
  %v461 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v460, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v462 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v461, <32 x float> %v353)
  br label %joined458
no458:
  br label %joined458
joined458:
  %v463 = phi <32 x float> [ %v462, %yes458 ], [ %v353, %no458 ]
  %v464 = icmp slt i64 %v419, %v81
  br i1 %v464, label %yes465, label %no465
yes465:
  %v466 = mul i64 %v419, %v83
  %v467 = getelementptr [4 x i8], ptr %v114, i64 %v466
  %v468 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v467, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v469 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v468, <32 x float> %v354)
  br label %joined465
no465:
  br label %joined465
joined465:
  %v470 = phi <32 x float> [ %v469, %yes465 ], [ %v354, %no465 ]
  %v471 = icmp slt i64 %v421, %v81
  br i1 %v471, label %yes472, label %no472
yes472:
  %v473 = mul i64 %v421, %v83
  %v474 = getelementptr [4 x i8], ptr %v114, i64 %v473
  %v475 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v474, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v476 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v475, <32 x float> %v355)
  br label %joined472
no472:
  br label %joined472
joined472:
  %v477 = phi <32 x float> [ %v476, %yes472 ], [ %v355, %no472 ]
  %v478 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v456, <32 x float> %v428)
  %v479 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v463, <32 x float> %v435)
  %v480 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v470, <32 x float> %v442)
  %v481 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v477, <32 x float> %v449)
  %v482 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v480, <32 x float> %v478)
  %v483 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v481, <32 x float> %v479)
  %v484 = call <32 x float> @llvm.maximum.v32f32(<32 x float> %v483, <32 x float> %v482)
  br label %joined344
no344:
  br label %joined344
joined344:
  %v485 = phi <32 x float> [ %v484, %joined472 ], [ %v341, %no344 ]
  %v486 = fcmp oeq <32 x float> %v485, splat (float 0xFFF0000000000000)
  %v487 = select <32 x i1> %v486, <32 x float> splat (float 0x0000000000000000), <32 x float> %v485
  %v488 = icmp slt i64 %v81, 8
  %v489 = select i1 %v488, i64 %v81, i64 8
  br label %head490
head490:
  %v491 = phi i64 [ 0, %joined344 ], [ %v1002, %joined965 ]
  %v492 = icmp slt i64 %v491, %v489
  br i1 %v492, label %body490, label %end490
body490:
  %v493 = and i64 %v81, -64
  br label %head494
head494:
  %v495 = phi i64 [ 0, %body490 ], [ %v737, %body494 ]
  %v496 = phi <32 x float> [ splat (float 0x0000000000000000), %body490 ], [ %v547, %body494 ]
  %v497 = phi <32 x float> [ splat (float 0x0000000000000000), %body490 ], [ %v574, %body494 ]
  %v498 = phi <32 x float> [ splat (float 0x0000000000000000), %body490 ], [ %v601, %body494 ]
  %v499 = phi <32 x float> [ splat (float 0x0000000000000000), %body490 ], [ %v628, %body494 ]
  %v500 = phi <32 x float> [ splat (float 0x0000000000000000), %body490 ], [ %v655, %body494 ]
  %v501 = phi <32 x float> [ splat (float 0x0000000000000000), %body490 ], [ %v682, %body494 ]
  %v502 = phi <32 x float> [ splat (float 0x0000000000000000), %body490 ], [ %v709, %body494 ]
  %v503 = phi <32 x float> [ splat (float 0x0000000000000000), %body490 ], [ %v736, %body494 ]
  %v504 = icmp slt i64 %v495, %v493
  br i1 %v504, label %body494, label %end494
body494:
  %v505 = add i64 %v495, %v491
  %v506 = add i64 %v505, 0
  %v507 = add i64 %v495, %v491
  %v508 = add i64 %v507, 8
  %v509 = add i64 %v495, %v491
  %v510 = add i64 %v509, 16
  %v511 = add i64 %v495, %v491
  %v512 = add i64 %v511, 24
  %v513 = add i64 %v495, %v491
  %v514 = add i64 %v513, 32
  %v515 = add i64 %v495, %v491
  %v516 = add i64 %v515, 40
  %v517 = add i64 %v495, %v491
  %v518 = add i64 %v517, 48
  %v519 = add i64 %v495, %v491
  %v520 = add i64 %v519, 56
  %v521 = mul i64 %v506, %v83
  %v522 = getelementptr [4 x i8], ptr %v114, i64 %v521
  call void @llvm.prefetch.p0(ptr %v522, i32 1, i32 3, i32 1)
  %v523 = getelementptr [4 x i8], ptr %v114, i64 %v521
  %v524 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v523, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v525 = fsub <32 x float> %v524, %v487
  %v526 = fcmp olt <32 x float> %v525, splat (float 0xC05A400000000000)
  %v527 = select <32 x i1> %v526, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v525
  %v528 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v527, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v529 = fsub <32 x float> %v528, splat (float 0x4168000000000000)
  %v530 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v529, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v527)
  %v531 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v529, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v530)
  %v532 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v531, <32 x float> splat (float 0x3F812397E0000000))
  %v533 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v532, <32 x float> %v531, <32 x float> splat (float 0x3FA5558AE0000000))
  %v534 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v533, <32 x float> %v531, <32 x float> splat (float 0x3FC5554920000000))
  %v535 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v534, <32 x float> %v531, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v536 = fmul <32 x float> %v531, %v531
  %v537 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v535, <32 x float> %v536, <32 x float> %v531)
  %v538 = fadd <32 x float> splat (float 0x3FF0000000000000), %v537
  %v539 = fsub <32 x float> %v528, splat (float 0x4168000000000000)
  %v540 = shufflevector <32 x float> %v538, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v541 = shufflevector <32 x float> %v538, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v542 = shufflevector <32 x float> %v539, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v543 = shufflevector <32 x float> %v539, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v544 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v540, <16 x float> %v542, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v545 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v541, <16 x float> %v543, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v546 = shufflevector <16 x float> %v544, <16 x float> %v545, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v547 = fadd <32 x float> %v496, %v546
  %v548 = mul i64 %v508, %v83
  %v549 = getelementptr [4 x i8], ptr %v114, i64 %v548
  call void @llvm.prefetch.p0(ptr %v549, i32 1, i32 3, i32 1)
  %v550 = getelementptr [4 x i8], ptr %v114, i64 %v548
  %v551 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v550, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v552 = fsub <32 x float> %v551, %v487
  %v553 = fcmp olt <32 x float> %v552, splat (float 0xC05A400000000000)
  %v554 = select <32 x i1> %v553, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v552
  %v555 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v554, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v556 = fsub <32 x float> %v555, splat (float 0x4168000000000000)
  %v557 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v556, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v554)
  %v558 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v556, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v557)
  %v559 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v558, <32 x float> splat (float 0x3F812397E0000000))
  %v560 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v559, <32 x float> %v558, <32 x float> splat (float 0x3FA5558AE0000000))
  %v561 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v560, <32 x float> %v558, <32 x float> splat (float 0x3FC5554920000000))
  %v562 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v561, <32 x float> %v558, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v563 = fmul <32 x float> %v558, %v558
  %v564 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v562, <32 x float> %v563, <32 x float> %v558)
  %v565 = fadd <32 x float> splat (float 0x3FF0000000000000), %v564
  %v566 = fsub <32 x float> %v555, splat (float 0x4168000000000000)
  %v567 = shufflevector <32 x float> %v565, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v568 = shufflevector <32 x float> %v565, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v569 = shufflevector <32 x float> %v566, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v570 = shufflevector <32 x float> %v566, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v571 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v567, <16 x float> %v569, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v572 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v568, <16 x float> %v570, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v573 = shufflevector <16 x float> %v571, <16 x float> %v572, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v574 = fadd <32 x float> %v497, %v573
  %v575 = mul i64 %v510, %v83
  %v576 = getelementptr [4 x i8], ptr %v114, i64 %v575
  call void @llvm.prefetch.p0(ptr %v576, i32 1, i32 3, i32 1)
  %v577 = getelementptr [4 x i8], ptr %v114, i64 %v575
  %v578 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v577, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v579 = fsub <32 x float> %v578, %v487
  %v580 = fcmp olt <32 x float> %v579, splat (float 0xC05A400000000000)
  %v581 = select <32 x i1> %v580, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v579
  %v582 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v581, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v583 = fsub <32 x float> %v582, splat (float 0x4168000000000000)
  %v584 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v583, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v581)
  %v585 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v583, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v584)
  %v586 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v585, <32 x float> splat (float 0x3F812397E0000000))
  %v587 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v586, <32 x float> %v585, <32 x float> splat (float 0x3FA5558AE0000000))
  %v588 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v587, <32 x float> %v585, <32 x float> splat (float 0x3FC5554920000000))
  %v589 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v588, <32 x float> %v585, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v590 = fmul <32 x float> %v585, %v585
  %v591 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v589, <32 x float> %v590, <32 x float> %v585)
  %v592 = fadd <32 x float> splat (float 0x3FF0000000000000), %v591
  %v593 = fsub <32 x float> %v582, splat (float 0x4168000000000000)
  %v594 = shufflevector <32 x float> %v592, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v595 = shufflevector <32 x float> %v592, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v596 = shufflevector <32 x float> %v593, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v597 = shufflevector <32 x float> %v593, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v598 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v594, <16 x float> %v596, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v599 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v595, <16 x float> %v597, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v600 = shufflevector <16 x float> %v598, <16 x float> %v599, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v601 = fadd <32 x float> %v498, %v600
  %v602 = mul i64 %v512, %v83
  %v603 = getelementptr [4 x i8], ptr %v114, i64 %v602
  call void @llvm.prefetch.p0(ptr %v603, i32 1, i32 3, i32 1)
  %v604 = getelementptr [4 x i8], ptr %v114, i64 %v602
  %v605 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v604, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v606 = fsub <32 x float> %v605, %v487
  %v607 = fcmp olt <32 x float> %v606, splat (float 0xC05A400000000000)
  %v608 = select <32 x i1> %v607, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v606
  %v609 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v608, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v610 = fsub <32 x float> %v609, splat (float 0x4168000000000000)
  %v611 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v610, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v608)
  %v612 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v610, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v611)
  %v613 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v612, <32 x float> splat (float 0x3F812397E0000000))
  %v614 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v613, <32 x float> %v612, <32 x float> splat (float 0x3FA5558AE0000000))
  %v615 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v614, <32 x float> %v612, <32 x float> splat (float 0x3FC5554920000000))
  %v616 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v615, <32 x float> %v612, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v617 = fmul <32 x float> %v612, %v612
  %v618 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v616, <32 x float> %v617, <32 x float> %v612)
  %v619 = fadd <32 x float> splat (float 0x3FF0000000000000), %v618
  %v620 = fsub <32 x float> %v609, splat (float 0x4168000000000000)
  %v621 = shufflevector <32 x float> %v619, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v622 = shufflevector <32 x float> %v619, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v623 = shufflevector <32 x float> %v620, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v624 = shufflevector <32 x float> %v620, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v625 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v621, <16 x float> %v623, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v626 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v622, <16 x float> %v624, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v627 = shufflevector <16 x float> %v625, <16 x float> %v626, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v628 = fadd <32 x float> %v499, %v627
  %v629 = mul i64 %v514, %v83
  %v630 = getelementptr [4 x i8], ptr %v114, i64 %v629
  call void @llvm.prefetch.p0(ptr %v630, i32 1, i32 3, i32 1)
  %v631 = getelementptr [4 x i8], ptr %v114, i64 %v629
  %v632 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v631, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v633 = fsub <32 x float> %v632, %v487
  %v634 = fcmp olt <32 x float> %v633, splat (float 0xC05A400000000000)
  %v635 = select <32 x i1> %v634, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v633
  %v636 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v635, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v637 = fsub <32 x float> %v636, splat (float 0x4168000000000000)
  %v638 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v637, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v635)
  %v639 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v637, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v638)
  %v640 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v639, <32 x float> splat (float 0x3F812397E0000000))
  %v641 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v640, <32 x float> %v639, <32 x float> splat (float 0x3FA5558AE0000000))
  %v642 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v641, <32 x float> %v639, <32 x float> splat (float 0x3FC5554920000000))
  %v643 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v642, <32 x float> %v639, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v644 = fmul <32 x float> %v639, %v639
  %v645 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v643, <32 x float> %v644, <32 x float> %v639)
  %v646 = fadd <32 x float> splat (float 0x3FF0000000000000), %v645
  %v647 = fsub <32 x float> %v636, splat (float 0x4168000000000000)
  %v648 = shufflevector <32 x float> %v646, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v649 = shufflevector <32 x float> %v646, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v650 = shufflevector <32 x float> %v647, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v651 = shufflevector <32 x float> %v647, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v652 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v648, <16 x float> %v650, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v653 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v649, <16 x float> %v651, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v654 = shufflevector <16 x float> %v652, <16 x float> %v653, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v655 = fadd <32 x float> %v500, %v654
  %v656 = mul i64 %v516, %v83
  %v657 = getelementptr [4 x i8], ptr %v114, i64 %v656
  call void @llvm.prefetch.p0(ptr %v657, i32 1, i32 3, i32 1)
  %v658 = getelementptr [4 x i8], ptr %v114, i64 %v656
  %v659 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v658, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v660 = fsub <32 x float> %v659, %v487
  %v661 = fcmp olt <32 x float> %v660, splat (float 0xC05A400000000000)
  %v662 = select <32 x i1> %v661, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v660
  %v663 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v662, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v664 = fsub <32 x float> %v663, splat (float 0x4168000000000000)
  %v665 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v664, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v662)
  %v666 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v664, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v665)
  %v667 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v666, <32 x float> splat (float 0x3F812397E0000000))
  %v668 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v667, <32 x float> %v666, <32 x float> splat (float 0x3FA5558AE0000000))
  %v669 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v668, <32 x float> %v666, <32 x float> splat (float 0x3FC5554920000000))
  %v670 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v669, <32 x float> %v666, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v671 = fmul <32 x float> %v666, %v666
  %v672 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v670, <32 x float> %v671, <32 x float> %v666)
  %v673 = fadd <32 x float> splat (float 0x3FF0000000000000), %v672
  %v674 = fsub <32 x float> %v663, splat (float 0x4168000000000000)
  %v675 = shufflevector <32 x float> %v673, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v676 = shufflevector <32 x float> %v673, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v677 = shufflevector <32 x float> %v674, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v678 = shufflevector <32 x float> %v674, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v679 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v675, <16 x float> %v677, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v680 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v676, <16 x float> %v678, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v681 = shufflevector <16 x float> %v679, <16 x float> %v680, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v682 = fadd <32 x float> %v501, %v681
  %v683 = mul i64 %v518, %v83
  %v684 = getelementptr [4 x i8], ptr %v114, i64 %v683
  call void @llvm.prefetch.p0(ptr %v684, i32 1, i32 3, i32 1)
  %v685 = getelementptr [4 x i8], ptr %v114, i64 %v683
  %v686 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v685, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v687 = fsub <32 x float> %v686, %v487
  %v688 = fcmp olt <32 x float> %v687, splat (float 0xC05A400000000000)
  %v689 = select <32 x i1> %v688, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v687
  %v690 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v689, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v691 = fsub <32 x float> %v690, splat (float 0x4168000000000000)
  %v692 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v691, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v689)
  %v693 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v691, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v692)
  %v694 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v693, <32 x float> splat (float 0x3F812397E0000000))
  %v695 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v694, <32 x float> %v693, <32 x float> splat (float 0x3FA5558AE0000000))
  %v696 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v695, <32 x float> %v693, <32 x float> splat (float 0x3FC5554920000000))
  %v697 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v696, <32 x float> %v693, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v698 = fmul <32 x float> %v693, %v693
  %v699 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v697, <32 x float> %v698, <32 x float> %v693)
  %v700 = fadd <32 x float> splat (float 0x3FF0000000000000), %v699
  %v701 = fsub <32 x float> %v690, splat (float 0x4168000000000000)
  %v702 = shufflevector <32 x float> %v700, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v703 = shufflevector <32 x float> %v700, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v704 = shufflevector <32 x float> %v701, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v705 = shufflevector <32 x float> %v701, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v706 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v702, <16 x float> %v704, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v707 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v703, <16 x float> %v705, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v708 = shufflevector <16 x float> %v706, <16 x float> %v707, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v709 = fadd <32 x float> %v502, %v708
  %v710 = mul i64 %v520, %v83
  %v711 = getelementptr [4 x i8], ptr %v114, i64 %v710
  call void @llvm.prefetch.p0(ptr %v711, i32 1, i32 3, i32 1)
  %v712 = getelementptr [4 x i8], ptr %v114, i64 %v710
  %v713 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v712, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v714 = fsub <32 x float> %v713, %v487
  %v715 = fcmp olt <32 x float> %v714, splat (float 0xC05A400000000000)
  %v716 = select <32 x i1> %v715, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v714
  %v717 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v716, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v718 = fsub <32 x float> %v717, splat (float 0x4168000000000000)
  %v719 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v718, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v716)
  %v720 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v718, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v719)
  %v721 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v720, <32 x float> splat (float 0x3F812397E0000000))
  %v722 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v721, <32 x float> %v720, <32 x float> splat (float 0x3FA5558AE0000000))
  %v723 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v722, <32 x float> %v720, <32 x float> splat (float 0x3FC5554920000000))
  %v724 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v723, <32 x float> %v720, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v725 = fmul <32 x float> %v720, %v720
  %v726 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v724, <32 x float> %v725, <32 x float> %v720)
  %v727 = fadd <32 x float> splat (float 0x3FF0000000000000), %v726
  %v728 = fsub <32 x float> %v717, splat (float 0x4168000000000000)
  %v729 = shufflevector <32 x float> %v727, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v730 = shufflevector <32 x float> %v727, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v731 = shufflevector <32 x float> %v728, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v732 = shufflevector <32 x float> %v728, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v733 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v729, <16 x float> %v731, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v734 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v730, <16 x float> %v732, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v735 = shufflevector <16 x float> %v733, <16 x float> %v734, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v736 = fadd <32 x float> %v503, %v735
  %v737 = add i64 %v495, 64
  br label %head494
end494:
  %v738 = add i64 %v493, %v491
  %v739 = add i64 %v738, 0
  %v740 = add i64 %v493, %v491
  %v741 = add i64 %v740, 8
  %v742 = add i64 %v493, %v491
  %v743 = add i64 %v742, 16
  %v744 = add i64 %v493, %v491
  %v745 = add i64 %v744, 24
  %v746 = add i64 %v493, %v491
  %v747 = add i64 %v746, 32
  %v748 = add i64 %v493, %v491
  %v749 = add i64 %v748, 40
  %v750 = add i64 %v493, %v491
  %v751 = add i64 %v750, 48
  %v752 = add i64 %v493, %v491
  %v753 = add i64 %v752, 56
  %v754 = icmp slt i64 %v739, %v81
  br i1 %v754, label %yes755, label %no755
yes755:
  %v756 = mul i64 %v739, %v83
  %v757 = getelementptr [4 x i8], ptr %v114, i64 %v756
  call void @llvm.prefetch.p0(ptr %v757, i32 1, i32 3, i32 1)
  %v758 = getelementptr [4 x i8], ptr %v114, i64 %v756
  %v759 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v758, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v760 = fsub <32 x float> %v759, %v487
  %v761 = fcmp olt <32 x float> %v760, splat (float 0xC05A400000000000)
  %v762 = select <32 x i1> %v761, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v760
  %v763 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v762, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v764 = fsub <32 x float> %v763, splat (float 0x4168000000000000)
  %v765 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v764, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v762)
  %v766 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v764, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v765)
  %v767 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v766, <32 x float> splat (float 0x3F812397E0000000))
  %v768 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v767, <32 x float> %v766, <32 x float> splat (float 0x3FA5558AE0000000))
  %v769 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v768, <32 x float> %v766, <32 x float> splat (float 0x3FC5554920000000))
  %v770 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v769, <32 x float> %v766, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v771 = fmul <32 x float> %v766, %v766
  %v772 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v770, <32 x float> %v771, <32 x float> %v766)
  %v773 = fadd <32 x float> splat (float 0x3FF0000000000000), %v772
  %v774 = fsub <32 x float> %v763, splat (float 0x4168000000000000)
  %v775 = shufflevector <32 x float> %v773, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v776 = shufflevector <32 x float> %v773, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v777 = shufflevector <32 x float> %v774, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v778 = shufflevector <32 x float> %v774, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v779 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v775, <16 x float> %v777, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v780 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v776, <16 x float> %v778, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v781 = shufflevector <16 x float> %v779, <16 x float> %v780, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v782 = fadd <32 x float> %v496, %v781
  br label %joined755
no755:
  br label %joined755
joined755:
  %v783 = phi <32 x float> [ %v782, %yes755 ], [ %v496, %no755 ]
  %v784 = icmp slt i64 %v741, %v81
  br i1 %v784, label %yes785, label %no785
yes785:
  %v786 = mul i64 %v741, %v83
  %v787 = getelementptr [4 x i8], ptr %v114, i64 %v786
  call void @llvm.prefetch.p0(ptr %v787, i32 1, i32 3, i32 1)
  %v788 = getelementptr [4 x i8], ptr %v114, i64 %v786
  %v789 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v788, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v790 = fsub <32 x float> %v789, %v487
  %v791 = fcmp olt <32 x float> %v790, splat (float 0xC05A400000000000)
  %v792 = select <32 x i1> %v791, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v790
  %v793 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v792, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v794 = fsub <32 x float> %v793, splat (float 0x4168000000000000)
  %v795 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v794, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v792)
  %v796 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v794, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v795)
  %v797 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v796, <32 x float> splat (float 0x3F812397E0000000))
  %v798 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v797, <32 x float> %v796, <32 x float> splat (float 0x3FA5558AE0000000))
  %v799 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v798, <32 x float> %v796, <32 x float> splat (float 0x3FC5554920000000))
  %v800 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v799, <32 x float> %v796, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v801 = fmul <32 x float> %v796, %v796
  %v802 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v800, <32 x float> %v801, <32 x float> %v796)
  %v803 = fadd <32 x float> splat (float 0x3FF0000000000000), %v802
  %v804 = fsub <32 x float> %v793, splat (float 0x4168000000000000)
  %v805 = shufflevector <32 x float> %v803, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v806 = shufflevector <32 x float> %v803, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v807 = shufflevector <32 x float> %v804, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v808 = shufflevector <32 x float> %v804, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v809 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v805, <16 x float> %v807, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v810 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v806, <16 x float> %v808, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v811 = shufflevector <16 x float> %v809, <16 x float> %v810, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v812 = fadd <32 x float> %v497, %v811
  br label %joined785
no785:
  br label %joined785
joined785:
  %v813 = phi <32 x float> [ %v812, %yes785 ], [ %v497, %no785 ]
  %v814 = icmp slt i64 %v743, %v81
  br i1 %v814, label %yes815, label %no815
yes815:
  %v816 = mul i64 %v743, %v83
  %v817 = getelementptr [4 x i8], ptr %v114, i64 %v816
  call void @llvm.prefetch.p0(ptr %v817, i32 1, i32 3, i32 1)
  %v818 = getelementptr [4 x i8], ptr %v114, i64 %v816
  %v819 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v818, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v820 = fsub <32 x float> %v819, %v487
  %v821 = fcmp olt <32 x float> %v820, splat (float 0xC05A400000000000)
  %v822 = select <32 x i1> %v821, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v820
  %v823 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v822, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v824 = fsub <32 x float> %v823, splat (float 0x4168000000000000)
  %v825 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v824, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v822)
  %v826 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v824, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v825)
  %v827 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v826, <32 x float> splat (float 0x3F812397E0000000))
  %v828 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v827, <32 x float> %v826, <32 x float> splat (float 0x3FA5558AE0000000))
  %v829 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v828, <32 x float> %v826, <32 x float> splat (float 0x3FC5554920000000))
  %v830 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v829, <32 x float> %v826, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v831 = fmul <32 x float> %v826, %v826
  %v832 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v830, <32 x float> %v831, <32 x float> %v826)
  %v833 = fadd <32 x float> splat (float 0x3FF0000000000000), %v832
  %v834 = fsub <32 x float> %v823, splat (float 0x4168000000000000)
  %v835 = shufflevector <32 x float> %v833, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v836 = shufflevector <32 x float> %v833, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v837 = shufflevector <32 x float> %v834, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v838 = shufflevector <32 x float> %v834, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v839 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v835, <16 x float> %v837, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v840 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v836, <16 x float> %v838, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v841 = shufflevector <16 x float> %v839, <16 x float> %v840, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v842 = fadd <32 x float> %v498, %v841
  br label %joined815
no815:
  br label %joined815
joined815:
  %v843 = phi <32 x float> [ %v842, %yes815 ], [ %v498, %no815 ]
  %v844 = icmp slt i64 %v745, %v81
  br i1 %v844, label %yes845, label %no845
yes845:
  %v846 = mul i64 %v745, %v83
  %v847 = getelementptr [4 x i8], ptr %v114, i64 %v846
  call void @llvm.prefetch.p0(ptr %v847, i32 1, i32 3, i32 1)
  %v848 = getelementptr [4 x i8], ptr %v114, i64 %v846
  %v849 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v848, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v850 = fsub <32 x float> %v849, %v487
  %v851 = fcmp olt <32 x float> %v850, splat (float 0xC05A400000000000)
  %v852 = select <32 x i1> %v851, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v850
  %v853 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v852, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v854 = fsub <32 x float> %v853, splat (float 0x4168000000000000)
  %v855 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v854, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v852)
  %v856 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v854, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v855)
  %v857 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v856, <32 x float> splat (float 0x3F812397E0000000))
  %v858 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v857, <32 x float> %v856, <32 x float> splat (float 0x3FA5558AE0000000))
  %v859 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v858, <32 x float> %v856, <32 x float> splat (float 0x3FC5554920000000))
  %v860 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v859, <32 x float> %v856, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v861 = fmul <32 x float> %v856, %v856
  %v862 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v860, <32 x float> %v861, <32 x float> %v856)
  %v863 = fadd <32 x float> splat (float 0x3FF0000000000000), %v862
  %v864 = fsub <32 x float> %v853, splat (float 0x4168000000000000)
  %v865 = shufflevector <32 x float> %v863, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v866 = shufflevector <32 x float> %v863, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v867 = shufflevector <32 x float> %v864, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v868 = shufflevector <32 x float> %v864, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v869 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v865, <16 x float> %v867, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v870 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v866, <16 x float> %v868, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v871 = shufflevector <16 x float> %v869, <16 x float> %v870, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v872 = fadd <32 x float> %v499, %v871
  br label %joined845
no845:
  br label %joined845
joined845:
  %v873 = phi <32 x float> [ %v872, %yes845 ], [ %v499, %no845 ]
  %v874 = icmp slt i64 %v747, %v81
  br i1 %v874, label %yes875, label %no875
yes875:
  %v876 = mul i64 %v747, %v83
  %v877 = getelementptr [4 x i8], ptr %v114, i64 %v876
  call void @llvm.prefetch.p0(ptr %v877, i32 1, i32 3, i32 1)
  %v878 = getelementptr [4 x i8], ptr %v114, i64 %v876
  %v879 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v878, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v880 = fsub <32 x float> %v879, %v487
  %v881 = fcmp olt <32 x float> %v880, splat (float 0xC05A400000000000)
  %v882 = select <32 x i1> %v881, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v880
  %v883 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v882, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v884 = fsub <32 x float> %v883, splat (float 0x4168000000000000)
  %v885 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v884, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v882)
  %v886 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v884, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v885)
  %v887 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v886, <32 x float> splat (float 0x3F812397E0000000))
  %v888 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v887, <32 x float> %v886, <32 x float> splat (float 0x3FA5558AE0000000))
  %v889 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v888, <32 x float> %v886, <32 x float> splat (float 0x3FC5554920000000))
  %v890 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v889, <32 x float> %v886, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v891 = fmul <32 x float> %v886, %v886
  %v892 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v890, <32 x float> %v891, <32 x float> %v886)
  %v893 = fadd <32 x float> splat (float 0x3FF0000000000000), %v892
  %v894 = fsub <32 x float> %v883, splat (float 0x4168000000000000)
  %v895 = shufflevector <32 x float> %v893, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v896 = shufflevector <32 x float> %v893, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v897 = shufflevector <32 x float> %v894, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v898 = shufflevector <32 x float> %v894, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v899 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v895, <16 x float> %v897, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v900 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v896, <16 x float> %v898, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v901 = shufflevector <16 x float> %v899, <16 x float> %v900, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v902 = fadd <32 x float> %v500, %v901
  br label %joined875
no875:
  br label %joined875
joined875:
  %v903 = phi <32 x float> [ %v902, %yes875 ], [ %v500, %no875 ]
  %v904 = icmp slt i64 %v749, %v81
  br i1 %v904, label %yes905, label %no905
yes905:
  %v906 = mul i64 %v749, %v83
  %v907 = getelementptr [4 x i8], ptr %v114, i64 %v906
  call void @llvm.prefetch.p0(ptr %v907, i32 1, i32 3, i32 1)
  %v908 = getelementptr [4 x i8], ptr %v114, i64 %v906
  %v909 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v908, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v910 = fsub <32 x float> %v909, %v487
  %v911 = fcmp olt <32 x float> %v910, splat (float 0xC05A400000000000)
  %v912 = select <32 x i1> %v911, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v910
  %v913 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v912, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v914 = fsub <32 x float> %v913, splat (float 0x4168000000000000)
  %v915 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v914, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v912)
  %v916 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v914, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v915)
  %v917 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v916, <32 x float> splat (float 0x3F812397E0000000))
  %v918 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v917, <32 x float> %v916, <32 x float> splat (float 0x3FA5558AE0000000))
  %v919 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v918, <32 x float> %v916, <32 x float> splat (float 0x3FC5554920000000))
  %v920 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v919, <32 x float> %v916, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v921 = fmul <32 x float> %v916, %v916
  %v922 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v920, <32 x float> %v921, <32 x float> %v916)
  %v923 = fadd <32 x float> splat (float 0x3FF0000000000000), %v922
  %v924 = fsub <32 x float> %v913, splat (float 0x4168000000000000)
  %v925 = shufflevector <32 x float> %v923, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v926 = shufflevector <32 x float> %v923, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v927 = shufflevector <32 x float> %v924, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v928 = shufflevector <32 x float> %v924, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v929 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v925, <16 x float> %v927, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v930 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v926, <16 x float> %v928, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v931 = shufflevector <16 x float> %v929, <16 x float> %v930, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v932 = fadd <32 x float> %v501, %v931
  br label %joined905
no905:
  br label %joined905
joined905:
  %v933 = phi <32 x float> [ %v932, %yes905 ], [ %v501, %no905 ]
  %v934 = icmp slt i64 %v751, %v81
  br i1 %v934, label %yes935, label %no935
yes935:
  %v936 = mul i64 %v751, %v83
  %v937 = getelementptr [4 x i8], ptr %v114, i64 %v936
  call void @llvm.prefetch.p0(ptr %v937, i32 1, i32 3, i32 1)
  %v938 = getelementptr [4 x i8], ptr %v114, i64 %v936
  %v939 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v938, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v940 = fsub <32 x float> %v939, %v487
  %v941 = fcmp olt <32 x float> %v940, splat (float 0xC05A400000000000)
  %v942 = select <32 x i1> %v941, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v940
  %v943 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v942, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v944 = fsub <32 x float> %v943, splat (float 0x4168000000000000)
  %v945 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v944, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v942)
  %v946 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v944, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v945)
  %v947 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v946, <32 x float> splat (float 0x3F812397E0000000))
  %v948 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v947, <32 x float> %v946, <32 x float> splat (float 0x3FA5558AE0000000))
  %v949 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v948, <32 x float> %v946, <32 x float> splat (float 0x3FC5554920000000))
  %v950 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v949, <32 x float> %v946, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v951 = fmul <32 x float> %v946, %v946
  %v952 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v950, <32 x float> %v951, <32 x float> %v946)
  %v953 = fadd <32 x float> splat (float 0x3FF0000000000000), %v952
  %v954 = fsub <32 x float> %v943, splat (float 0x4168000000000000)
  %v955 = shufflevector <32 x float> %v953, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v956 = shufflevector <32 x float> %v953, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v957 = shufflevector <32 x float> %v954, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v958 = shufflevector <32 x float> %v954, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v959 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v955, <16 x float> %v957, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v960 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v956, <16 x float> %v958, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v961 = shufflevector <16 x float> %v959, <16 x float> %v960, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v962 = fadd <32 x float> %v502, %v961
  br label %joined935
no935:
  br label %joined935
joined935:
  %v963 = phi <32 x float> [ %v962, %yes935 ], [ %v502, %no935 ]
  %v964 = icmp slt i64 %v753, %v81
  br i1 %v964, label %yes965, label %no965
yes965:
  %v966 = mul i64 %v753, %v83
  %v967 = getelementptr [4 x i8], ptr %v114, i64 %v966
  call void @llvm.prefetch.p0(ptr %v967, i32 1, i32 3, i32 1)
  %v968 = getelementptr [4 x i8], ptr %v114, i64 %v966
  %v969 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v968, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v970 = fsub <32 x float> %v969, %v487
  %v971 = fcmp olt <32 x float> %v970, splat (float 0xC05A400000000000)
  %v972 = select <32 x i1> %v971, <32 x float> splat (float 0xC05A400000000000), <32 x float> %v970
  %v973 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v972, <32 x float> splat (float 0x3FF7154760000000), <32 x float> splat (float 0x4168000000000000))
  %v974 = fsub <32 x float> %v973, splat (float 0x4168000000000000)
  %v975 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v974, <32 x float> splat (float 0xBFE62E4000000000), <32 x float> %v972)
  %v976 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v974, <32 x float> splat (float 0xBEB7F7D1C0000000), <32 x float> %v975)
  %v977 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3F56A4F140000000), <32 x float> %v976, <32 x float> splat (float 0x3F812397E0000000))
  %v978 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v977, <32 x float> %v976, <32 x float> splat (float 0x3FA5558AE0000000))
  %v979 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v978, <32 x float> %v976, <32 x float> splat (float 0x3FC5554920000000))
  %v980 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v979, <32 x float> %v976, <32 x float> splat (float 0x3FDFFFFFC0000000))
  %v981 = fmul <32 x float> %v976, %v976
  %v982 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v980, <32 x float> %v981, <32 x float> %v976)
  %v983 = fadd <32 x float> splat (float 0x3FF0000000000000), %v982
  %v984 = fsub <32 x float> %v973, splat (float 0x4168000000000000)
  %v985 = shufflevector <32 x float> %v983, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v986 = shufflevector <32 x float> %v983, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v987 = shufflevector <32 x float> %v984, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v988 = shufflevector <32 x float> %v984, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v989 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v985, <16 x float> %v987, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v990 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v986, <16 x float> %v988, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v991 = shufflevector <16 x float> %v989, <16 x float> %v990, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v992 = fadd <32 x float> %v503, %v991
  br label %joined965
no965:
  br label %joined965
joined965:
  %v993 = phi <32 x float> [ %v992, %yes965 ], [ %v503, %no965 ]
  %v994 = fadd <32 x float> %v783, %v903
  %v995 = fadd <32 x float> %v813, %v933
  %v996 = fadd <32 x float> %v843, %v963
  %v997 = fadd <32 x float> %v873, %v993
  %v998 = fadd <32 x float> %v994, %v996
  %v999 = fadd <32 x float> %v995, %v997
  %v1000 = fadd <32 x float> %v998, %v999
  %v1001 = getelementptr [128 x i8], ptr %scratch0, i64 %v491
  store <32 x float> %v1000, ptr %v1001, align 4
  %v1002 = add i64 %v491, 1
  br label %head490
end490:
  br label %head1003
head1003:
  %v1004 = phi i64 [ %v489, %end490 ], [ %v1007, %body1003 ]
  %v1005 = icmp slt i64 %v1004, 8
  br i1 %v1005, label %body1003, label %end1003
body1003:
  %v1006 = getelementptr [128 x i8], ptr %scratch0, i64 %v1004
  store <32 x float> splat (float 0x0000000000000000), ptr %v1006, align 4
  %v1007 = add i64 %v1004, 1
  br label %head1003
end1003:
  %v1008 = getelementptr [128 x i8], ptr %scratch0, i64 0
  %v1009 = load <32 x float>, ptr %v1008, align 4
  %v1010 = getelementptr [128 x i8], ptr %scratch0, i64 1
  %v1011 = load <32 x float>, ptr %v1010, align 4
  %v1012 = getelementptr [128 x i8], ptr %scratch0, i64 2
  %v1013 = load <32 x float>, ptr %v1012, align 4
  %v1014 = getelementptr [128 x i8], ptr %scratch0, i64 3
  %v1015 = load <32 x float>, ptr %v1014, align 4
  %v1016 = getelementptr [128 x i8], ptr %scratch0, i64 4
  %v1017 = load <32 x float>, ptr %v1016, align 4
  %v1018 = getelementptr [128 x i8], ptr %scratch0, i64 5
  %v1019 = load <32 x float>, ptr %v1018, align 4
  %v1020 = getelementptr [128 x i8], ptr %scratch0, i64 6
  %v1021 = load <32 x float>, ptr %v1020, align 4
  %v1022 = getelementptr [128 x i8], ptr %scratch0, i64 7
  %v1023 = load <32 x float>, ptr %v1022, align 4
  %v1024 = fadd <32 x float> %v1009, %v1017
  %v1025 = fadd <32 x float> %v1011, %v1019
  %v1026 = fadd <32 x float> %v1013, %v1021
  %v1027 = fadd <32 x float> %v1015, %v1023
  %v1028 = fadd <32 x float> %v1024, %v1026
  %v1029 = fadd <32 x float> %v1025, %v1027
  %v1030 = fadd <32 x float> %v1028, %v1029
  %v1031 = select <32 x i1> %v486, <32 x float> splat (float 0x3FF0000000000000), <32 x float> %v1030
  %v1032 = fcmp olt <32 x float> %v1031, splat (float 0x3810000000000000)
  %v1033 = fmul <32 x float> %v1031, splat (float 0x4160000000000000)
  %v1034 = select <32 x i1> %v1032, <32 x float> %v1033, <32 x float> %v1031
  %v1035 = bitcast <32 x float> %v1034 to <32 x i32>
  %v1036 = sub <32 x i32> %v1035, splat (i32 1060439283)
  %v1037 = ashr <32 x i32> %v1036, splat (i32 23)
  %v1038 = shl <32 x i32> %v1037, splat (i32 23)
  %v1039 = sub <32 x i32> %v1035, %v1038
  %v1040 = bitcast <32 x i32> %v1039 to <32 x float>
  %v1041 = sitofp <32 x i32> %v1037 to <32 x float>
  %v1042 = select <32 x i1> %v1032, <32 x float> splat (float 0x4037000000000000), <32 x float> splat (float 0x0000000000000000)
  %v1043 = fsub <32 x float> %v1041, %v1042
  %v1044 = fsub <32 x float> %v1040, splat (float 0x3FF0000000000000)
  %v1045 = fmul <32 x float> %v1044, %v1044
  %v1046 = call <32 x float> @llvm.fma.v32f32(<32 x float> splat (float 0x3FB1B43740000000), <32 x float> %v1044, <32 x float> splat (float 0xBFBE2E4820000000))
  %v1047 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1046, <32 x float> %v1044, <32 x float> splat (float 0x3FBE64D700000000))
  %v1048 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1047, <32 x float> %v1044, <32 x float> splat (float 0xBFBFB43DE0000000))
  %v1049 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1048, <32 x float> %v1044, <32 x float> splat (float 0x3FC2333060000000))
  %v1050 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1049, <32 x float> %v1044, <32 x float> splat (float 0xBFC5562E00000000))
  %v1051 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1050, <32 x float> %v1044, <32 x float> splat (float 0x3FC99A5420000000))
  %v1052 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1051, <32 x float> %v1044, <32 x float> splat (float 0xBFCFFFFEE0000000))
  %v1053 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1052, <32 x float> %v1044, <32 x float> splat (float 0x3FD5555460000000))
  %v1054 = fmul <32 x float> %v1044, %v1053
  %v1055 = fmul <32 x float> %v1045, %v1054
  %v1056 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1043, <32 x float> splat (float 0x3EB7F7D1C0000000), <32 x float> %v1055)
  %v1057 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1045, <32 x float> splat (float 0xBFE0000000000000), <32 x float> %v1056)
  %v1058 = fadd <32 x float> %v1044, %v1057
  %v1059 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v1043, <32 x float> splat (float 0x3FE62E4000000000), <32 x float> %v1058)
  %v1060 = fcmp oeq <32 x float> %v1031, splat (float 0x0000000000000000)
  %v1061 = select <32 x i1> %v1060, <32 x float> splat (float 0xFFF0000000000000), <32 x float> splat (float 0x7FF8000000000000)
  %v1062 = fcmp ogt <32 x float> %v1031, splat (float 0x0000000000000000)
  %v1063 = fcmp olt <32 x float> %v1031, splat (float 0x7FF0000000000000)
  %v1064 = select <32 x i1> %v1063, <32 x float> %v1059, <32 x float> %v1031
  %v1065 = select <32 x i1> %v1062, <32 x float> %v1064, <32 x float> %v1061
  br label %head1066
head1066:
  %v1067 = phi i64 [ 0, %end1003 ], [ %v1075, %body1066 ]
  %v1068 = icmp slt i64 %v1067, %v81
  br i1 %v1068, label %body1066, label %end1066
body1066:
  %v1069 = mul i64 %v1067, %v83
  %v1070 = getelementptr [4 x i8], ptr %v114, i64 %v1069
  %v1071 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v1070, i32 4, <32 x i1> %v109, <32 x float> zeroinitializer)
  %v1072 = fsub <32 x float> %v1071, %v487
  %v1073 = fsub <32 x float> %v1072, %v1065
  %v1074 = getelementptr [4 x i8], ptr %v114, i64 %v1069
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v1073, ptr %v1074, i32 4, <32 x i1> %v109)
  %v1075 = add i64 %v1067, 1
  br label %head1066
end1066:
  %v1076 = sub i64 %v83, %v101
  %v1077 = icmp slt i64 %v1076, 32
  %v1078 = select i1 %v1077, i64 %v1076, i64 32
  %v1079 = mul i64 %v83, 4
  %v1080 = mul i64 %v83, 4
  call void @epilogue(i64 %v81, i64 %v1078, ptr %v114, i64 %v1079, ptr %v114, i64 %v1080)
  %v1081 = add i64 %v101, 32
  br label %head100
end100:
  %v1082 = add i64 %v93, 1
  br label %head92
end92:
  ret void
}
