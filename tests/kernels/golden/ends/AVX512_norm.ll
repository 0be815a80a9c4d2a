declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare float @llvm.sqrt.f32(float)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
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
  %v80 = getelementptr i8, ptr %arguments, i64 24
  %v81 = load i64, ptr %v80, align 8
  %v82 = getelementptr i8, ptr %arguments, i64 32
  %v83 = load i64, ptr %v82, align 8
  %v84 = getelementptr i8, ptr %arguments, i64 40
  %v85 = load i64, ptr %v84, align 8
  %v86 = getelementptr i8, ptr %arguments, i64 48
  %v87 = load i64, ptr %v86, align 8
  %v88 = getelementptr i8, ptr %arguments, i64 0
  %v89 = load ptr, ptr %v88, align 8
  %v90 = getelementptr i8, ptr %arguments, i64 8
  %v91 = load ptr, ptr %v90, align 8
  %v92 = getelementptr i8, ptr %arguments, i64 16
  %v93 = load ptr, ptr %v92, align 8
  %v94 = mul i64 %v85, %v87
  br label %head95
head95:
  %v96 = phi i64 [ 0, %entry ], [ %v320, %end98 ]
  %v97 = icmp slt i64 %v96, %v81
  br i1 %v97, label %body95, label %end95
body95:
  br label %head98
head98:
  %v99 = phi i64 [ 0, %body95 ], [ %v319, %after300 ]
  %v100 = icmp slt i64 %v99, %v83
  br i1 %v100, label %body98, label %end98
body98:
  %v101 = mul i64 %v96, %v83
  %v102 = add i64 %v101, %v99
  %v103 = mul i64 %v102, %v94
  %v104 = mul i64 %v99, %v94
  %v105 = getelementptr [4 x i8], ptr %v89, i64 %v103
  %v106 = getelementptr [4 x i8], ptr %v91, i64 %v103
  %v107 = getelementptr [4 x i8], ptr %v93, i64 %v103
  %v108 = and i64 %v94, -64
  br label %head109
head109:
  %v110 = phi i64 [ 0, %body98 ], [ %v152, %body109 ]
  %v111 = phi <16 x float> [ splat (float 0x0000000000000000), %body98 ], [ %v127, %body109 ]
  %v112 = phi <16 x float> [ splat (float 0x0000000000000000), %body98 ], [ %v135, %body109 ]
  %v113 = phi <16 x float> [ splat (float 0x0000000000000000), %body98 ], [ %v143, %body109 ]
  %v114 = phi <16 x float> [ splat (float 0x0000000000000000), %body98 ], [ %v151, %body109 ]
  %v115 = icmp slt i64 %v110, %v108
  br i1 %v115, label %body109, label %end109
body109:
  %v116 = add i64 %v110, 0
  %v117 = add i64 %v110, 16
  %v118 = add i64 %v110, 32
  %v119 = add i64 %v110, 48
  %v120 = getelementptr [4 x i8], ptr %v107, i64 %v116
  call void @llvm.prefetch.p0(ptr %v120, i32 1, i32 3, i32 1)
  %v121 = getelementptr [4 x i8], ptr %v105, i64 %v116
  %v122 = load <16 x float>, ptr %v121, align 4
  %v123 = getelementptr [4 x i8], ptr %v106, i64 %v116
  %v124 = load <16 x float>, ptr %v123, align 4
  %v125 = fadd <16 x float> %v122, %v124
  %v126 = getelementptr [4 x i8], ptr %v107, i64 %v116
  store <16 x float> %v125, ptr %v126, align 4
  %v127 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v125, <16 x float> %v125, <16 x float> %v111)
  %v128 = getelementptr [4 x i8], ptr %v107, i64 %v117
  call void @llvm.prefetch.p0(ptr %v128, i32 1, i32 3, i32 1)
  %v129 = getelementptr [4 x i8], ptr %v105, i64 %v117
  %v130 = load <16 x float>, ptr %v129, align 4
  %v131 = getelementptr [4 x i8], ptr %v106, i64 %v117
  %v132 = load <16 x float>, ptr %v131, align 4
  %v133 = fadd <16 x float> %v130, %v132
  %v134 = getelementptr [4 x i8], ptr %v107, i64 %v117
  store <16 x float> %v133, ptr %v134, align 4
  %v135 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v133, <16 x float> %v133, <16 x float> %v112)
  %v136 = getelementptr [4 x i8], ptr %v107, i64 %v118
  call void @llvm.prefetch.p0(ptr %v136, i32 1, i32 3, i32 1)
  %v137 = getelementptr [4 x i8], ptr %v105, i64 %v118
  %v138 = load <16 x float>, ptr %v137, align 4
  %v139 = getelementptr [4 x i8], ptr %v106, i64 %v118
  %v140 = load <16 x float>, ptr %v139, align 4
  %v141 = fadd <16 x float> %v138, %v140
  %v142 = getelementptr [4 x i8], ptr %v107, i64 %v118
  store <16 x float> %v141, ptr %v142, align 4
  %v143 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v141, <16 x float> %v141, <16 x float> %v113)
  %v144 = getelementptr [4 x i8], ptr %v107, i64 %v119
  call void @llvm.prefetch.p0(ptr %v144, i32 1, i32 3, i32 1)
  %v145 = getelementptr [4 x i8], ptr %v105, i64 %v119
  %v146 = load <16 x float>, ptr %v145, align 4
  %v147 = getelementptr [4 x i8], ptr %v106, i64 %v119
  %v148 = load <16 x float>, ptr %v147, align 4
  %v149 = fadd <16 x float> %v146, %v148
  %v150 = getelementptr [4 x i8], ptr %v107, i64 %v119
  store <16 x float> %v149, ptr %v150, align 4
  %v151 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v149, <16 x float> %v149, <16 x float> %v114)
  %v152 = add i64 %v110, 64
  br label %head109
end109:
  %v153 = and i64 %v94, -64
  br label %head154
head154:
  %v155 = phi i64 [ %v153, %end109 ], [ %v229, %body154 ]
  %v156 = phi <16 x float> [ %v111, %end109 ], [ %v177, %body154 ]
  %v157 = phi <16 x float> [ %v112, %end109 ], [ %v194, %body154 ]
  %v158 = phi <16 x float> [ %v113, %end109 ], [ %v211, %body154 ]
  %v159 = phi <16 x float> [ %v114, %end109 ], [ %v228, %body154 ]
  %v160 = icmp slt i64 %v155, %v94
  br i1 %v160, label %body154, label %end154
body154:
  %v161 = add i64 %v155, 0
  %v162 = sub i64 %v94, %v161
  %v163 = icmp slt i64 %v162, 16
  %v164 = select i1 %v163, i64 %v162, i64 16
  %v165 = trunc i64 %v164 to i32
  %v166 = insertelement <16 x i32> poison, i32 %v165, i32 0
  %v167 = shufflevector <16 x i32> %v166, <16 x i32> poison, <16 x i32> zeroinitializer
  %v168 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v167
  %v169 = getelementptr [4 x i8], ptr %v107, i64 %v161
  call void @llvm.prefetch.p0(ptr %v169, i32 1, i32 3, i32 1)
  %v170 = getelementptr [4 x i8], ptr %v105, i64 %v161
  %v171 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v170, i32 4, <16 x i1> %v168, <16 x float> zeroinitializer)
  %v172 = getelementptr [4 x i8], ptr %v106, i64 %v161
  %v173 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v172, i32 4, <16 x i1> %v168, <16 x float> zeroinitializer)
  %v174 = fadd <16 x float> %v171, %v173
  %v175 = getelementptr [4 x i8], ptr %v107, i64 %v161
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v174, ptr %v175, i32 4, <16 x i1> %v168)
  %v176 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v174, <16 x float> %v174, <16 x float> %v156)
  %v177 = select <16 x i1> %v168, <16 x float> %v176, <16 x float> %v156
  %v178 = add i64 %v155, 16
  %v179 = sub i64 %v94, %v178
  %v180 = icmp slt i64 %v179, 16
  %v181 = select i1 %v180, i64 %v179, i64 16
  %v182 = trunc i64 %v181 to i32
  %v183 = insertelement <16 x i32> poison, i32 %v182, i32 0
  %v184 = shufflevector <16 x i32> %v183, <16 x i32> poison, <16 x i32> zeroinitializer
  %v185 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v184
  %v186 = getelementptr [4 x i8], ptr %v107, i64 %v178
  call void @llvm.prefetch.p0(ptr %v186, i32 1, i32 3, i32 1)
  %v187 = getelementptr [4 x i8], ptr %v105, i64 %v178
  %v188 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v187, i32 4, <16 x i1> %v185, <16 x float> zeroinitializer)
  %v189 = getelementptr [4 x i8], ptr %v106, i64 %v178
  %v190 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v189, i32 4, <16 x i1> %v185, <16 x float> zeroinitializer)
  %v191 = fadd <16 x float> %v188, %v190
  %v192 = getelementptr [4 x i8], ptr %v107, i64 %v178
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v191, ptr %v192, i32 4, <16 x i1> %v185)
  %v193 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v191, <16 x float> %v191, <16 x float> %v157)
  %v194 = select <16 x i1> %v185, <16 x float> %v193, <16 x float> %v157
  %v195 = add i64 %v155, 32
  %v196 = sub i64 %v94, %v195
  %v197 = icmp slt i64 %v196, 16
  %v198 = select i1 %v197, i64 %v196, i64 16
  %v199 = trunc i64 %v198 to i32
  %v200 = insertelement <16 x i32> poison, i32 %v199, i32 0
  %v201 = shufflevector <16 x i32> %v200, <16 x i32> poison, <16 x i32> zeroinitializer
  %v202 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v201
  %v203 = getelementptr [4 x i8], ptr %v107, i64 %v195
  call void @llvm.prefetch.p0(ptr %v203, i32 1, i32 3, i32 1)
  %v204 = getelementptr [4 x i8], ptr %v105, i64 %v195
  %v205 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v204, i32 4, <16 x i1> %v202, <16 x float> zeroinitializer)
  %v206 = getelementptr [4 x i8], ptr %v106, i64 %v195
  %v207 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v206, i32 4, <16 x i1> %v202, <16 x float> zeroinitializer)
  %v208 = fadd <16 x float> %v205, %v207
  %v209 = getelementptr [4 x i8], ptr %v107, i64 %v195
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v208, ptr %v209, i32 4, <16 x i1> %v202)
  %v210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v208, <16 x float> %v208, <16 x float> %v158)
  %v211 = select <16 x i1> %v202, <16 x float> %v210, <16 x float> %v158
  %v212 = add i64 %v155, 48
  %v213 = sub i64 %v94, %v212
  %v214 = icmp slt i64 %v213, 16
  %v215 = select i1 %v214, i64 %v213, i64 16
  %v216 = trunc i64 %v215 to i32
  %v217 = insertelement <16 x i32> poison, i32 %v216, i32 0
  %v218 = shufflevector <16 x i32> %v217, <16 x i32> poison, <16 x i32> zeroinitializer
  %v219 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v218
  %v220 = getelementptr [4 x i8], ptr %v107, i64 %v212
  call void @llvm.prefetch.p0(ptr %v220, i32 1, i32 3, i32 1)
  %v221 = getelementptr [4 x i8], ptr %v105, i64 %v212
  %v222 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v221, i32 4, <16 x i1> %v219, <16 x float> zeroinitializer)
  %v223 = getelementptr [4 x i8], ptr %v106, i64 %v212
  %v224 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v223, i32 4, <16 x i1> %v219, <16 x float> zeroinitializer)
  %v225 = fadd <16 x float> %v222, %v224
  %v226 = getelementptr [4 x i8], ptr %v107, i64 %v212
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v225, ptr %v226, i32 4, <16 x i1> %v219)
  %v227 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v225, <16 x float> %v225, <16 x float> %v159)
  %v228 = select <16 x i1> %v219, <16 x float> %v227, <16 x float> %v159
  %v229 = add i64 %v155, 64
  br label %head154
end154:
  %v230 = fadd <16 x float> %v156, %v158
  %v231 = fadd <16 x float> %v157, %v159
  %v232 = fadd <16 x float> %v230, %v231
  %v233 = shufflevector <16 x float> %v232, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v234 = shufflevector <16 x float> %v232, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v235 = fadd <8 x float> %v233, %v234
  %v236 = shufflevector <8 x float> %v235, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v237 = shufflevector <8 x float> %v235, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v238 = fadd <4 x float> %v236, %v237
  %v239 = shufflevector <4 x float> %v238, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v240 = shufflevector <4 x float> %v238, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v241 = fadd <2 x float> %v239, %v240
  %v242 = extractelement <2 x float> %v241, i32 0
  %v243 = extractelement <2 x float> %v241, i32 1
  %v244 = fadd float %v242, %v243
  %v245 = sitofp i64 %v94 to float
  %v246 = fdiv float %v244, %v245
  %v247 = fadd float %v246, 0x3EE4F8B580000000
  %v248 = call float @llvm.sqrt.f32(float %v247)
  %v249 = fdiv float 0x3FF0000000000000, %v248
  %v250 = sub i64 %v94, 0
  %v251 = and i64 %v250, -64
  %v252 = add i64 0, %v251
  br label %head253
head253:
  %v254 = phi i64 [ 0, %end154 ], [ %v284, %body253 ]
  %v255 = icmp slt i64 %v254, %v252
  br i1 %v255, label %body253, label %end253
body253:
  %v256 = add i64 %v254, 0
  %v257 = getelementptr [4 x i8], ptr %v107, i64 %v256
  %v258 = load <16 x float>, ptr %v257, align 4
  %v259 = insertelement <16 x float> poison, float %v249, i32 0
  %v260 = shufflevector <16 x float> %v259, <16 x float> poison, <16 x i32> zeroinitializer
  %v261 = fmul <16 x float> %v258, %v260
  %v262 = getelementptr [4 x i8], ptr %v107, i64 %v256
  store <16 x float> %v261, ptr %v262, align 4
  %v263 = add i64 %v254, 16
  %v264 = getelementptr [4 x i8], ptr %v107, i64 %v263
  %v265 = load <16 x float>, ptr %v264, align 4
  %v266 = insertelement <16 x float> poison, float %v249, i32 0
  %v267 = shufflevector <16 x float> %v266, <16 x float> poison, <16 x i32> zeroinitializer
  %v268 = fmul <16 x float> %v265, %v267
  %v269 = getelementptr [4 x i8], ptr %v107, i64 %v263
  store <16 x float> %v268, ptr %v269, align 4
  %v270 = add i64 %v254, 32
  %v271 = getelementptr [4 x i8], ptr %v107, i64 %v270
  %v272 = load <16 x float>, ptr %v271, align 4
  %v273 = insertelement <16 x float> poison, float %v249, i32 0
  %v274 = shufflevector <16 x float> %v273, <16 x float> poison, <16 x i32> zeroinitializer
  %v275 = fmul <16 x float> %v272, %v274
  %v276 = getelementptr [4 x i8], ptr %v107, i64 %v270
  store <16 x float> %v275, ptr %v276, align 4
  %v277 = add i64 %v254, 48
  %v278 = getelementptr [4 x i8], ptr %v107, i64 %v277
  %v279 = load <16 x float>, ptr %v278, align 4
  %v280 = insertelement <16 x float> poison, float %v249, i32 0
  %v281 = shufflevector <16 x float> %v280, <16 x float> poison, <16 x i32> zeroinitializer
  %v282 = fmul <16 x float> %v279, %v281
  %v283 = getelementptr [4 x i8], ptr %v107, i64 %v277
  store <16 x float> %v282, ptr %v283, align 4
  %v284 = add i64 %v254, 64
  br label %head253
end253:
  %v285 = sub i64 %v94, %v252
  %v286 = and i64 %v285, -16
  %v287 = add i64 %v252, %v286
  br label %head288
head288:
  %v289 = phi i64 [ %v252, %end253 ], [ %v298, %body288 ]
  %v290 = icmp slt i64 %v289, %v287
  br i1 %v290, label %body288, label %end288
body288:
  %v291 = add i64 %v289, 0
  %v292 = getelementptr [4 x i8], ptr %v107, i64 %v291
  %v293 = load <16 x float>, ptr %v292, align 4
  %v294 = insertelement <16 x float> poison, float %v249, i32 0
  %v295 = shufflevector <16 x float> %v294, <16 x float> poison, <16 x i32> zeroinitializer
  %v296 = fmul <16 x float> %v293, %v295
  %v297 = getelementptr [4 x i8], ptr %v107, i64 %v291
  store <16 x float> %v296, ptr %v297, align 4
  %v298 = add i64 %v289, 16
  br label %head288
end288:
  %v299 = icmp slt i64 %v287, %v94
  br i1 %v299, label %then300, label %after300
then300:
  %v301 = sub i64 %v94, %v287
  %v302 = icmp slt i64 %v301, 16
  %v303 = select i1 %v302, i64 %v301, i64 16
  %v304 = trunc i64 %v303 to i32
  %v305 = insertelement <16 x i32> poison, i32 %v304, i32 0
  %v306 = shufflevector <16 x i32> %v305, <16 x i32> poison, <16 x i32> zeroinitializer
  %v307 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v306
  %v308 = getelementptr [4 x i8], ptr %v105, i64 %v287
  %v309 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v308, i32 4, <16 x i1> %v307, <16 x float> zeroinitializer)
  %v310 = getelementptr [4 x i8], ptr %v106, i64 %v287
  %v311 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v310, i32 4, <16 x i1> %v307, <16 x float> zeroinitializer)
  %v312 = fadd <16 x float> %v309, %v311
  %v313 = insertelement <16 x float> poison, float %v249, i32 0
  %v314 = shufflevector <16 x float> %v313, <16 x float> poison, <16 x i32> zeroinitializer
  %v315 = fmul <16 x float> %v312, %v314
  %v316 = getelementptr [4 x i8], ptr %v107, i64 %v287
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v315, ptr %v316, i32 4, <16 x i1> %v307)
  br label %after300
after300:
  %v317 = mul i64 0, 4
  %v318 = mul i64 0, 4
  call void @epilogue(i64 1, i64 %v94, ptr %v107, i64 %v317, ptr %v107, i64 %v318)
  %v319 = add i64 %v99, 1
  br label %head98
end98:
  %v320 = add i64 %v96, 1
  br label %head95
end95:
  ret void
}
