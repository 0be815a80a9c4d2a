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
  %v96 = phi i64 [ 0, %entry ], [ %v329, %end98 ]
  %v97 = icmp slt i64 %v96, %v81
  br i1 %v97, label %body95, label %end95
body95:
  br label %head98
head98:
  %v99 = phi i64 [ 0, %body95 ], [ %v328, %after309 ]
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
  %v155 = phi i64 [ %v153, %end109 ], [ %v238, %joined220 ]
  %v156 = phi <16 x float> [ %v111, %end109 ], [ %v177, %joined220 ]
  %v157 = phi <16 x float> [ %v112, %end109 ], [ %v197, %joined220 ]
  %v158 = phi <16 x float> [ %v113, %end109 ], [ %v217, %joined220 ]
  %v159 = phi <16 x float> [ %v114, %end109 ], [ %v237, %joined220 ]
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
  %v179 = icmp slt i64 %v178, %v94
  br i1 %v179, label %yes180, label %no180
yes180:
  %v181 = sub i64 %v94, %v178
  %v182 = icmp slt i64 %v181, 16
  %v183 = select i1 %v182, i64 %v181, i64 16
  %v184 = trunc i64 %v183 to i32
  %v185 = insertelement <16 x i32> poison, i32 %v184, i32 0
  %v186 = shufflevector <16 x i32> %v185, <16 x i32> poison, <16 x i32> zeroinitializer
  %v187 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v186
  %v188 = getelementptr [4 x i8], ptr %v107, i64 %v178
  call void @llvm.prefetch.p0(ptr %v188, i32 1, i32 3, i32 1)
  %v189 = getelementptr [4 x i8], ptr %v105, i64 %v178
  %v190 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v189, i32 4, <16 x i1> %v187, <16 x float> zeroinitializer)
  %v191 = getelementptr [4 x i8], ptr %v106, i64 %v178
  %v192 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v191, i32 4, <16 x i1> %v187, <16 x float> zeroinitializer)
  %v193 = fadd <16 x float> %v190, %v192
  %v194 = getelementptr [4 x i8], ptr %v107, i64 %v178
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v193, ptr %v194, i32 4, <16 x i1> %v187)
  %v195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v193, <16 x float> %v193, <16 x float> %v157)
  %v196 = select <16 x i1> %v187, <16 x float> %v195, <16 x float> %v157
  br label %joined180
no180:
  br label %joined180
joined180:
  %v197 = phi <16 x float> [ %v196, %yes180 ], [ %v157, %no180 ]
  %v198 = add i64 %v155, 32
  %v199 = icmp slt i64 %v198, %v94
  br i1 %v199, label %yes200, label %no200
yes200:
  %v201 = sub i64 %v94, %v198
  %v202 = icmp slt i64 %v201, 16
  %v203 = select i1 %v202, i64 %v201, i64 16
  %v204 = trunc i64 %v203 to i32
  %v205 = insertelement <16 x i32> poison, i32 %v204, i32 0
  %v206 = shufflevector <16 x i32> %v205, <16 x i32> poison, <16 x i32> zeroinitializer
  %v207 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v206
  %v208 = getelementptr [4 x i8], ptr %v107, i64 %v198
  call void @llvm.prefetch.p0(ptr %v208, i32 1, i32 3, i32 1)
  %v209 = getelementptr [4 x i8], ptr %v105, i64 %v198
  %v210 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v209, i32 4, <16 x i1> %v207, <16 x float> zeroinitializer)
  %v211 = getelementptr [4 x i8], ptr %v106, i64 %v198
  %v212 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v211, i32 4, <16 x i1> %v207, <16 x float> zeroinitializer)
  %v213 = fadd <16 x float> %v210, %v212
  %v214 = getelementptr [4 x i8], ptr %v107, i64 %v198
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v213, ptr %v214, i32 4, <16 x i1> %v207)
  %v215 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v213, <16 x float> %v213, <16 x float> %v158)
  %v216 = select <16 x i1> %v207, <16 x float> %v215, <16 x float> %v158
  br label %joined200
no200:
  br label %joined200
joined200:
  %v217 = phi <16 x float> [ %v216, %yes200 ], [ %v158, %no200 ]
  %v218 = add i64 %v155, 48
  %v219 = icmp slt i64 %v218, %v94
  br i1 %v219, label %yes220, label %no220
yes220:
  %v221 = sub i64 %v94, %v218
  %v222 = icmp slt i64 %v221, 16
  %v223 = select i1 %v222, i64 %v221, i64 16
  %v224 = trunc i64 %v223 to i32
  %v225 = insertelement <16 x i32> poison, i32 %v224, i32 0
  %v226 = shufflevector <16 x i32> %v225, <16 x i32> poison, <16 x i32> zeroinitializer
  %v227 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v226
  %v228 = getelementptr [4 x i8], ptr %v107, i64 %v218
  call void @llvm.prefetch.p0(ptr %v228, i32 1, i32 3, i32 1)
  %v229 = getelementptr [4 x i8], ptr %v105, i64 %v218
  %v230 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v229, i32 4, <16 x i1> %v227, <16 x float> zeroinitializer)
  %v231 = getelementptr [4 x i8], ptr %v106, i64 %v218
  %v232 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v231, i32 4, <16 x i1> %v227, <16 x float> zeroinitializer)
  %v233 = fadd <16 x float> %v230, %v232
  %v234 = getelementptr [4 x i8], ptr %v107, i64 %v218
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v233, ptr %v234, i32 4, <16 x i1> %v227)
  %v235 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v233, <16 x float> %v233, <16 x float> %v159)
  %v236 = select <16 x i1> %v227, <16 x float> %v235, <16 x float> %v159
  br label %joined220
no220:
  br label %joined220
joined220:
  %v237 = phi <16 x float> [ %v236, %yes220 ], [ %v159, %no220 ]
  %v238 = add i64 %v155, 64
  br label %head154
end154:
  %v239 = fadd <16 x float> %v156, %v158
  %v240 = fadd <16 x float> %v157, %v159
  %v241 = fadd <16 x float> %v239, %v240
  %v242 = shufflevector <16 x float> %v241, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v243 = shufflevector <16 x float> %v241, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v244 = fadd <8 x float> %v242, %v243
  %v245 = shufflevector <8 x float> %v244, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v246 = shufflevector <8 x float> %v244, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v247 = fadd <4 x float> %v245, %v246
  %v248 = shufflevector <4 x float> %v247, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v249 = shufflevector <4 x float> %v247, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v250 = fadd <2 x float> %v248, %v249
  %v251 = extractelement <2 x float> %v250, i32 0
  %v252 = extractelement <2 x float> %v250, i32 1
  %v253 = fadd float %v251, %v252
  %v254 = sitofp i64 %v94 to float
  %v255 = fdiv float %v253, %v254
  %v256 = fadd float %v255, 0x3EE4F8B580000000
  %v257 = call float @llvm.sqrt.f32(float %v256)
  %v258 = fdiv float 0x3FF0000000000000, %v257
  %v259 = sub i64 %v94, 0
  %v260 = and i64 %v259, -64
  %v261 = add i64 0, %v260
  br label %head262
head262:
  %v263 = phi i64 [ 0, %end154 ], [ %v293, %body262 ]
  %v264 = icmp slt i64 %v263, %v261
  br i1 %v264, label %body262, label %end262
body262:
  %v265 = add i64 %v263, 0
  %v266 = getelementptr [4 x i8], ptr %v107, i64 %v265
  %v267 = load <16 x float>, ptr %v266, align 4
  %v268 = insertelement <16 x float> poison, float %v258, i32 0
  %v269 = shufflevector <16 x float> %v268, <16 x float> poison, <16 x i32> zeroinitializer
  %v270 = fmul <16 x float> %v267, %v269
  %v271 = getelementptr [4 x i8], ptr %v107, i64 %v265
  store <16 x float> %v270, ptr %v271, align 4
  %v272 = add i64 %v263, 16
  %v273 = getelementptr [4 x i8], ptr %v107, i64 %v272
  %v274 = load <16 x float>, ptr %v273, align 4
  %v275 = insertelement <16 x float> poison, float %v258, i32 0
  %v276 = shufflevector <16 x float> %v275, <16 x float> poison, <16 x i32> zeroinitializer
  %v277 = fmul <16 x float> %v274, %v276
  %v278 = getelementptr [4 x i8], ptr %v107, i64 %v272
  store <16 x float> %v277, ptr %v278, align 4
  %v279 = add i64 %v263, 32
  %v280 = getelementptr [4 x i8], ptr %v107, i64 %v279
  %v281 = load <16 x float>, ptr %v280, align 4
  %v282 = insertelement <16 x float> poison, float %v258, i32 0
  %v283 = shufflevector <16 x float> %v282, <16 x float> poison, <16 x i32> zeroinitializer
  %v284 = fmul <16 x float> %v281, %v283
  %v285 = getelementptr [4 x i8], ptr %v107, i64 %v279
  store <16 x float> %v284, ptr %v285, align 4
  %v286 = add i64 %v263, 48
  %v287 = getelementptr [4 x i8], ptr %v107, i64 %v286
  %v288 = load <16 x float>, ptr %v287, align 4
  %v289 = insertelement <16 x float> poison, float %v258, i32 0
  %v290 = shufflevector <16 x float> %v289, <16 x float> poison, <16 x i32> zeroinitializer
  %v291 = fmul <16 x float> %v288, %v290
  %v292 = getelementptr [4 x i8], ptr %v107, i64 %v286
  store <16 x float> %v291, ptr %v292, align 4
  %v293 = add i64 %v263, 64
  br label %head262
end262:
  %v294 = sub i64 %v94, %v261
  %v295 = and i64 %v294, -16
  %v296 = add i64 %v261, %v295
  br label %head297
head297:
  %v298 = phi i64 [ %v261, %end262 ], [ %v307, %body297 ]
  %v299 = icmp slt i64 %v298, %v296
  br i1 %v299, label %body297, label %end297
body297:
  %v300 = add i64 %v298, 0
  %v301 = getelementptr [4 x i8], ptr %v107, i64 %v300
  %v302 = load <16 x float>, ptr %v301, align 4
  %v303 = insertelement <16 x float> poison, float %v258, i32 0
  %v304 = shufflevector <16 x float> %v303, <16 x float> poison, <16 x i32> zeroinitializer
  %v305 = fmul <16 x float> %v302, %v304
  %v306 = getelementptr [4 x i8], ptr %v107, i64 %v300
  store <16 x float> %v305, ptr %v306, align 4
  %v307 = add i64 %v298, 16
  br label %head297
end297:
  %v308 = icmp slt i64 %v296, %v94
  br i1 %v308, label %then309, label %after309
then309:
  %v310 = sub i64 %v94, %v296
  %v311 = icmp slt i64 %v310, 16
  %v312 = select i1 %v311, i64 %v310, i64 16
  %v313 = trunc i64 %v312 to i32
  %v314 = insertelement <16 x i32> poison, i32 %v313, i32 0
  %v315 = shufflevector <16 x i32> %v314, <16 x i32> poison, <16 x i32> zeroinitializer
  %v316 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v315
  %v317 = getelementptr [4 x i8], ptr %v105, i64 %v296
  %v318 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v317, i32 4, <16 x i1> %v316, <16 x float> zeroinitializer)
  %v319 = getelementptr [4 x i8], ptr %v106, i64 %v296
  %v320 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v319, i32 4, <16 x i1> %v316, <16 x float> zeroinitializer)
  %v321 = fadd <16 x float> %v318, %v320
  %v322 = insertelement <16 x float> poison, float %v258, i32 0
  %v323 = shufflevector <16 x float> %v322, <16 x float> poison, <16 x i32> zeroinitializer
  %v324 = fmul <16 x float> %v321, %v323
  %v325 = getelementptr [4 x i8], ptr %v107, i64 %v296
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v324, ptr %v325, i32 4, <16 x i1> %v316)
  br label %after309
after309:
  %v326 = mul i64 0, 4
  %v327 = mul i64 0, 4
  call void @epilogue(i64 1, i64 %v94, ptr %v107, i64 %v326, ptr %v107, i64 %v327)
  %v328 = add i64 %v99, 1
  br label %head98
end98:
  %v329 = add i64 %v96, 1
  br label %head95
end95:
  ret void
}
