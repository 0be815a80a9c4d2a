declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.x86.ldtilecfg(ptr)
declare void @llvm.x86.tdpbusd(i8 immarg, i8 immarg, i8 immarg)
declare void @llvm.x86.tileloadd64(i8 immarg, ptr, i64)
declare void @llvm.x86.tileloaddt164(i8 immarg, ptr, i64)
declare void @llvm.x86.tilerelease()
declare void @llvm.x86.tilestored64(i8 immarg, ptr, i64)
declare void @llvm.x86.tilezero(i8 immarg)
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7) nounwind {
entry:
  br label %head1
head1:
  %v2 = phi i64 [ 0, %entry ], [ %v43, %after24 ]
  %v3 = phi ptr [ %given2, %entry ], [ %v40, %after24 ]
  %v4 = phi ptr [ %given4, %entry ], [ %v41, %after24 ]
  %v5 = phi ptr [ %given6, %entry ], [ %v42, %after24 ]
  %v6 = icmp slt i64 %v2, %given0
  br i1 %v6, label %body1, label %end1
body1:
  %v7 = sub i64 %given1, 0
  %v8 = and i64 %v7, -16
  %v9 = add i64 0, %v8
  br label %head10
head10:
  %v11 = phi i64 [ 0, %body1 ], [ %v22, %body10 ]
  %v12 = icmp slt i64 %v11, %v9
  br i1 %v12, label %body10, label %end10
body10:
  %v13 = add i64 %v11, 0
  %v14 = getelementptr [4 x i8], ptr %v3, i64 %v13
  %v15 = load <16 x float>, ptr %v14, align 4
  %v16 = getelementptr [4 x i8], ptr %v5, i64 %v13
  %v17 = load <16 x float>, ptr %v16, align 4
  %v18 = fadd <16 x float> %v15, %v17
  %v19 = fcmp ole <16 x float> %v18, splat (float 0x0000000000000000)
  %v20 = select <16 x i1> %v19, <16 x float> splat (float 0x0000000000000000), <16 x float> %v18
  %v21 = getelementptr [4 x i8], ptr %v4, i64 %v13
  store <16 x float> %v20, ptr %v21, align 4
  %v22 = add i64 %v11, 16
  br label %head10
end10:
  %v23 = icmp slt i64 %v9, %given1
  br i1 %v23, label %then24, label %after24
then24:
  %v25 = sub i64 %given1, %v9
  %v26 = icmp slt i64 %v25, 16
  %v27 = select i1 %v26, i64 %v25, i64 16
  %v28 = trunc i64 %v27 to i32
  %v29 = insertelement <16 x i32> poison, i32 %v28, i32 0
  %v30 = shufflevector <16 x i32> %v29, <16 x i32> poison, <16 x i32> zeroinitializer
  %v31 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v30
  %v32 = getelementptr [4 x i8], ptr %v3, i64 %v9
  %v33 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v32, i32 4, <16 x i1> %v31, <16 x float> zeroinitializer)
  %v34 = getelementptr [4 x i8], ptr %v5, i64 %v9
  %v35 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v34, i32 4, <16 x i1> %v31, <16 x float> zeroinitializer)
  %v36 = fadd <16 x float> %v33, %v35
  %v37 = fcmp ole <16 x float> %v36, splat (float 0x0000000000000000)
  %v38 = select <16 x i1> %v37, <16 x float> splat (float 0x0000000000000000), <16 x float> %v36
  %v39 = getelementptr [4 x i8], ptr %v4, i64 %v9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v38, ptr %v39, i32 4, <16 x i1> %v31)
  br label %after24
after24:
  %v40 = getelementptr [1 x i8], ptr %v3, i64 %given3
  %v41 = getelementptr [1 x i8], ptr %v4, i64 %given5
  %v42 = getelementptr [1 x i8], ptr %v5, i64 %given7
  %v43 = add i64 %v2, 1
  br label %head1
end1:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [1024 x i32], align 64
  %scratch1 = alloca [2 x i64], align 64
  %scratch2 = alloca [8 x i64], align 64
  %v44 = getelementptr i8, ptr %arguments, i64 56
  %v45 = load i64, ptr %v44, align 8
  %v46 = getelementptr i8, ptr %arguments, i64 64
  %v47 = load i64, ptr %v46, align 8
  %v48 = getelementptr i8, ptr %arguments, i64 80
  %v49 = load i64, ptr %v48, align 8
  %v50 = getelementptr i8, ptr %arguments, i64 88
  %v51 = load i64, ptr %v50, align 8
  %v52 = getelementptr i8, ptr %arguments, i64 96
  %v53 = load i64, ptr %v52, align 8
  %v54 = add i64 %v45, 31
  %v55 = sdiv i64 %v54, 32
  %v56 = mul i64 %v55, 2
  %v57 = sub i64 %v56, 1
  %v58 = add i64 %v45, %v57
  %v59 = sdiv i64 %v58, %v56
  %v60 = getelementptr i8, ptr %arguments, i64 72
  %v61 = load i64, ptr %v60, align 8
  %v62 = mul i64 %v61, 2
  %v63 = mul i64 %v59, 1103823438081
  %v64 = add i64 %v63, 1157425104234217472
  %v65 = getelementptr [1 x i8], ptr %scratch2, i64 0
  store i64 1, ptr %v65, align 8
  %v66 = getelementptr [1 x i8], ptr %scratch2, i64 8
  store i64 0, ptr %v66, align 8
  %v67 = getelementptr [1 x i8], ptr %scratch2, i64 16
  store i64 18014673391583296, ptr %v67, align 8
  %v68 = getelementptr [1 x i8], ptr %scratch2, i64 24
  store i64 18014673391583296, ptr %v68, align 8
  %v69 = getelementptr [1 x i8], ptr %scratch2, i64 32
  store i64 0, ptr %v69, align 8
  %v70 = getelementptr [1 x i8], ptr %scratch2, i64 40
  store i64 0, ptr %v70, align 8
  %v71 = getelementptr [1 x i8], ptr %scratch2, i64 48
  store i64 %v64, ptr %v71, align 8
  %v72 = getelementptr [1 x i8], ptr %scratch2, i64 56
  store i64 0, ptr %v72, align 8
  call void @llvm.x86.ldtilecfg(ptr %scratch2)
  %v73 = getelementptr [8 x i8], ptr %scratch1, i64 0
  store i64 %v45, ptr %v73, align 8
  %v74 = getelementptr [8 x i8], ptr %scratch1, i64 1
  store i64 0, ptr %v74, align 8
  br label %head75
head75:
  %v76 = phi i64 [ 0, %entry ], [ %v302, %end82 ]
  %v77 = icmp slt i64 %v76, %v47
  br i1 %v77, label %body75, label %end75
body75:
  %v78 = add i64 %v76, %v62
  %v79 = icmp slt i64 %v78, %v47
  %v80 = select i1 %v79, i64 %v78, i64 %v47
  %v81 = mul i64 %v59, 2
  br label %head82
head82:
  %v83 = phi i64 [ 0, %body75 ], [ %v301, %end89 ]
  %v84 = icmp slt i64 %v83, %v45
  br i1 %v84, label %body82, label %end82
body82:
  %v85 = icmp eq i64 %v83, 0
  %v86 = mul i64 %v47, %v51
  %v87 = icmp sgt i64 %v86, 262144
  %v88 = and i1 %v85, %v87
  br label %head89
head89:
  %v90 = phi i64 [ %v76, %body82 ], [ %v300, %end232 ]
  %v91 = icmp slt i64 %v90, %v80
  br i1 %v91, label %body89, label %end89
body89:
  %v92 = getelementptr [8 x i8], ptr %scratch1, i64 0
  %v93 = load i64, ptr %v92, align 8
  %v94 = getelementptr [8 x i8], ptr %scratch1, i64 1
  %v95 = load i64, ptr %v94, align 8
  %v96 = sub i64 %v45, %v93
  %v97 = mul i64 %v59, 2
  %v98 = icmp slt i64 %v96, %v97
  %v99 = select i1 %v98, i64 %v96, i64 %v97
  %v100 = getelementptr i8, ptr %arguments, i64 64
  %v101 = load i64, ptr %v100, align 8
  %v102 = mul i64 %v93, %v101
  %v103 = add i64 %v102, %v95
  %v104 = getelementptr i8, ptr %arguments, i64 16
  %v105 = load ptr, ptr %v104, align 8
  %v106 = getelementptr [4 x i8], ptr %v105, i64 %v103
  %v107 = getelementptr i8, ptr %arguments, i64 24
  %v108 = load ptr, ptr %v107, align 8
  %v109 = getelementptr [4 x i8], ptr %v108, i64 %v93
  %v110 = getelementptr i8, ptr %arguments, i64 40
  %v111 = load ptr, ptr %v110, align 8
  %v112 = getelementptr [4 x i8], ptr %v111, i64 %v95
  %v113 = getelementptr i8, ptr %arguments, i64 32
  %v114 = load ptr, ptr %v113, align 8
  %v115 = getelementptr [4 x i8], ptr %v114, i64 %v95
  %v116 = sub i64 %v47, %v95
  %v117 = sub i64 %v116, 0
  %v118 = icmp slt i64 %v117, 16
  %v119 = select i1 %v118, i64 %v117, i64 16
  %v120 = trunc i64 %v119 to i32
  %v121 = insertelement <16 x i32> poison, i32 %v120, i32 0
  %v122 = shufflevector <16 x i32> %v121, <16 x i32> poison, <16 x i32> zeroinitializer
  %v123 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v122
  %v124 = sub i64 %v116, 16
  %v125 = icmp slt i64 %v124, 16
  %v126 = select i1 %v125, i64 %v124, i64 16
  %v127 = trunc i64 %v126 to i32
  %v128 = insertelement <16 x i32> poison, i32 %v127, i32 0
  %v129 = shufflevector <16 x i32> %v128, <16 x i32> poison, <16 x i32> zeroinitializer
  %v130 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v129
  %v131 = getelementptr [4 x i8], ptr %v112, i64 0
  %v132 = getelementptr [4 x i8], ptr %v112, i64 16
  %v133 = getelementptr [4 x i8], ptr %v115, i64 0
  %v134 = getelementptr [4 x i8], ptr %v115, i64 16
  %v135 = load <16 x i32>, ptr %v131, align 4
  %v136 = load <16 x i32>, ptr %v132, align 4
  %v137 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v133, i32 4, <16 x i1> %v123, <16 x float> zeroinitializer)
  %v138 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v134, i32 4, <16 x i1> %v130, <16 x float> zeroinitializer)
  %v139 = getelementptr i8, ptr %arguments, i64 0
  %v140 = load ptr, ptr %v139, align 8
  %v141 = mul i64 %v83, %v53
  %v142 = getelementptr [1 x i8], ptr %v140, i64 %v141
  %v143 = getelementptr i8, ptr %arguments, i64 8
  %v144 = load ptr, ptr %v143, align 8
  %v145 = mul i64 %v90, %v51
  %v146 = getelementptr [4 x i8], ptr %v144, i64 %v145
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tilezero(i8 1)
  call void @llvm.x86.tilezero(i8 2)
  call void @llvm.x86.tilezero(i8 3)
  br label %head147
head147:
  %v148 = phi i64 [ 0, %body89 ], [ %v231, %end198 ]
  %v149 = phi i64 [ 0, %body89 ], [ %v194, %end198 ]
  %v150 = icmp slt i64 %v148, %v49
  br i1 %v150, label %body147, label %end147
body147:
  %v151 = getelementptr [4 x i8], ptr %v142, i64 %v148
  %v152 = getelementptr [128 x i8], ptr %v146, i64 %v148
  br i1 %v88, label %then153, label %after153
then153:
  %v154 = getelementptr [1 x i8], ptr %v152, i64 8192
  call void @llvm.prefetch.p0(ptr %v154, i32 0, i32 2, i32 1)
  %v155 = getelementptr [1 x i8], ptr %v152, i64 8256
  call void @llvm.prefetch.p0(ptr %v155, i32 0, i32 2, i32 1)
  %v156 = getelementptr [1 x i8], ptr %v152, i64 8320
  call void @llvm.prefetch.p0(ptr %v156, i32 0, i32 2, i32 1)
  %v157 = getelementptr [1 x i8], ptr %v152, i64 8384
  call void @llvm.prefetch.p0(ptr %v157, i32 0, i32 2, i32 1)
  %v158 = getelementptr [1 x i8], ptr %v152, i64 8448
  call void @llvm.prefetch.p0(ptr %v158, i32 0, i32 2, i32 1)
  %v159 = getelementptr [1 x i8], ptr %v152, i64 8512
  call void @llvm.prefetch.p0(ptr %v159, i32 0, i32 2, i32 1)
  %v160 = getelementptr [1 x i8], ptr %v152, i64 8576
  call void @llvm.prefetch.p0(ptr %v160, i32 0, i32 2, i32 1)
  %v161 = getelementptr [1 x i8], ptr %v152, i64 8640
  call void @llvm.prefetch.p0(ptr %v161, i32 0, i32 2, i32 1)
  %v162 = getelementptr [1 x i8], ptr %v152, i64 8704
  call void @llvm.prefetch.p0(ptr %v162, i32 0, i32 2, i32 1)
  %v163 = getelementptr [1 x i8], ptr %v152, i64 8768
  call void @llvm.prefetch.p0(ptr %v163, i32 0, i32 2, i32 1)
  %v164 = getelementptr [1 x i8], ptr %v152, i64 8832
  call void @llvm.prefetch.p0(ptr %v164, i32 0, i32 2, i32 1)
  %v165 = getelementptr [1 x i8], ptr %v152, i64 8896
  call void @llvm.prefetch.p0(ptr %v165, i32 0, i32 2, i32 1)
  %v166 = getelementptr [1 x i8], ptr %v152, i64 8960
  call void @llvm.prefetch.p0(ptr %v166, i32 0, i32 2, i32 1)
  %v167 = getelementptr [1 x i8], ptr %v152, i64 9024
  call void @llvm.prefetch.p0(ptr %v167, i32 0, i32 2, i32 1)
  %v168 = getelementptr [1 x i8], ptr %v152, i64 9088
  call void @llvm.prefetch.p0(ptr %v168, i32 0, i32 2, i32 1)
  %v169 = getelementptr [1 x i8], ptr %v152, i64 9152
  call void @llvm.prefetch.p0(ptr %v169, i32 0, i32 2, i32 1)
  %v170 = getelementptr [1 x i8], ptr %v152, i64 9216
  call void @llvm.prefetch.p0(ptr %v170, i32 0, i32 2, i32 1)
  %v171 = getelementptr [1 x i8], ptr %v152, i64 9280
  call void @llvm.prefetch.p0(ptr %v171, i32 0, i32 2, i32 1)
  %v172 = getelementptr [1 x i8], ptr %v152, i64 9344
  call void @llvm.prefetch.p0(ptr %v172, i32 0, i32 2, i32 1)
  %v173 = getelementptr [1 x i8], ptr %v152, i64 9408
  call void @llvm.prefetch.p0(ptr %v173, i32 0, i32 2, i32 1)
  %v174 = getelementptr [1 x i8], ptr %v152, i64 9472
  call void @llvm.prefetch.p0(ptr %v174, i32 0, i32 2, i32 1)
  %v175 = getelementptr [1 x i8], ptr %v152, i64 9536
  call void @llvm.prefetch.p0(ptr %v175, i32 0, i32 2, i32 1)
  %v176 = getelementptr [1 x i8], ptr %v152, i64 9600
  call void @llvm.prefetch.p0(ptr %v176, i32 0, i32 2, i32 1)
  %v177 = getelementptr [1 x i8], ptr %v152, i64 9664
  call void @llvm.prefetch.p0(ptr %v177, i32 0, i32 2, i32 1)
  %v178 = getelementptr [1 x i8], ptr %v152, i64 9728
  call void @llvm.prefetch.p0(ptr %v178, i32 0, i32 2, i32 1)
  %v179 = getelementptr [1 x i8], ptr %v152, i64 9792
  call void @llvm.prefetch.p0(ptr %v179, i32 0, i32 2, i32 1)
  %v180 = getelementptr [1 x i8], ptr %v152, i64 9856
  call void @llvm.prefetch.p0(ptr %v180, i32 0, i32 2, i32 1)
  %v181 = getelementptr [1 x i8], ptr %v152, i64 9920
  call void @llvm.prefetch.p0(ptr %v181, i32 0, i32 2, i32 1)
  %v182 = getelementptr [1 x i8], ptr %v152, i64 9984
  call void @llvm.prefetch.p0(ptr %v182, i32 0, i32 2, i32 1)
  %v183 = getelementptr [1 x i8], ptr %v152, i64 10048
  call void @llvm.prefetch.p0(ptr %v183, i32 0, i32 2, i32 1)
  %v184 = getelementptr [1 x i8], ptr %v152, i64 10112
  call void @llvm.prefetch.p0(ptr %v184, i32 0, i32 2, i32 1)
  %v185 = getelementptr [1 x i8], ptr %v152, i64 10176
  call void @llvm.prefetch.p0(ptr %v185, i32 0, i32 2, i32 1)
  br label %after153
after153:
  %v186 = mul i64 %v53, %v59
  %v187 = mul i64 %v186, 0
  %v188 = getelementptr [1 x i8], ptr %v151, i64 %v187
  call void @llvm.x86.tileloadd64(i8 4, ptr %v188, i64 %v53)
  %v189 = getelementptr [1 x i8], ptr %v152, i64 0
  call void @llvm.x86.tileloaddt164(i8 6, ptr %v189, i64 128)
  %v190 = mul i64 %v53, %v59
  %v191 = mul i64 %v190, 1
  %v192 = getelementptr [1 x i8], ptr %v151, i64 %v191
  call void @llvm.x86.tileloadd64(i8 5, ptr %v192, i64 %v53)
  %v193 = getelementptr [1 x i8], ptr %v152, i64 64
  call void @llvm.x86.tileloaddt164(i8 7, ptr %v193, i64 128)
  call void @llvm.x86.tdpbusd(i8 0, i8 4, i8 6)
  call void @llvm.x86.tdpbusd(i8 1, i8 4, i8 7)
  call void @llvm.x86.tdpbusd(i8 2, i8 5, i8 6)
  call void @llvm.x86.tdpbusd(i8 3, i8 5, i8 7)
  %v194 = add i64 %v149, 2
  %v195 = add i64 %v149, 2
  %v196 = icmp slt i64 %v195, %v99
  %v197 = select i1 %v196, i64 %v195, i64 %v99
  br label %head198
head198:
  %v199 = phi i64 [ %v149, %after153 ], [ %v230, %body198 ]
  %v200 = icmp slt i64 %v199, %v197
  br i1 %v200, label %body198, label %end198
body198:
  %v201 = getelementptr [128 x i8], ptr %scratch0, i64 %v199
  %v202 = getelementptr [4 x i8], ptr %v201, i64 0
  %v203 = load <16 x i32>, ptr %v202, align 4
  %v204 = getelementptr [4 x i8], ptr %v201, i64 16
  %v205 = load <16 x i32>, ptr %v204, align 4
  %v206 = mul i64 %v199, %v47
  %v207 = getelementptr [4 x i8], ptr %v106, i64 %v206
  %v208 = getelementptr [4 x i8], ptr %v109, i64 %v199
  %v209 = load float, ptr %v208, align 4
  %v210 = fdiv float %v209, 0x405FC00000000000
  %v211 = insertelement <16 x float> poison, float %v209, i32 0
  %v212 = shufflevector <16 x float> %v211, <16 x float> poison, <16 x i32> zeroinitializer
  %v213 = fcmp oeq <16 x float> %v212, splat (float 0x0000000000000000)
  %v214 = sub <16 x i32> %v203, %v135
  %v215 = sitofp <16 x i32> %v214 to <16 x float>
  %v216 = insertelement <16 x float> poison, float %v210, i32 0
  %v217 = shufflevector <16 x float> %v216, <16 x float> poison, <16 x i32> zeroinitializer
  %v218 = fmul <16 x float> %v137, %v217
  %v219 = fmul <16 x float> %v215, %v218
  %v220 = select <16 x i1> %v213, <16 x float> splat (float 0x0000000000000000), <16 x float> %v219
  %v221 = getelementptr [4 x i8], ptr %v207, i64 0
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v220, ptr %v221, i32 4, <16 x i1> %v123)
  %v222 = sub <16 x i32> %v205, %v136
  %v223 = sitofp <16 x i32> %v222 to <16 x float>
  %v224 = insertelement <16 x float> poison, float %v210, i32 0
  %v225 = shufflevector <16 x float> %v224, <16 x float> poison, <16 x i32> zeroinitializer
  %v226 = fmul <16 x float> %v138, %v225
  %v227 = fmul <16 x float> %v223, %v226
  %v228 = select <16 x i1> %v213, <16 x float> splat (float 0x0000000000000000), <16 x float> %v227
  %v229 = getelementptr [4 x i8], ptr %v207, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v228, ptr %v229, i32 4, <16 x i1> %v130)
  %v230 = add i64 %v199, 1
  br label %head198
end198:
  %v231 = add i64 %v148, 16
  br label %head147
end147:
  br label %head232
head232:
  %v233 = phi i64 [ %v149, %end147 ], [ %v264, %body232 ]
  %v234 = icmp slt i64 %v233, %v99
  br i1 %v234, label %body232, label %end232
body232:
  %v235 = getelementptr [128 x i8], ptr %scratch0, i64 %v233
  %v236 = getelementptr [4 x i8], ptr %v235, i64 0
  %v237 = load <16 x i32>, ptr %v236, align 4
  %v238 = getelementptr [4 x i8], ptr %v235, i64 16
  %v239 = load <16 x i32>, ptr %v238, align 4
  %v240 = mul i64 %v233, %v47
  %v241 = getelementptr [4 x i8], ptr %v106, i64 %v240
  %v242 = getelementptr [4 x i8], ptr %v109, i64 %v233
  %v243 = load float, ptr %v242, align 4
  %v244 = fdiv float %v243, 0x405FC00000000000
  %v245 = insertelement <16 x float> poison, float %v243, i32 0
  %v246 = shufflevector <16 x float> %v245, <16 x float> poison, <16 x i32> zeroinitializer
  %v247 = fcmp oeq <16 x float> %v246, splat (float 0x0000000000000000)
  %v248 = sub <16 x i32> %v237, %v135
  %v249 = sitofp <16 x i32> %v248 to <16 x float>
  %v250 = insertelement <16 x float> poison, float %v244, i32 0
  %v251 = shufflevector <16 x float> %v250, <16 x float> poison, <16 x i32> zeroinitializer
  %v252 = fmul <16 x float> %v137, %v251
  %v253 = fmul <16 x float> %v249, %v252
  %v254 = select <16 x i1> %v247, <16 x float> splat (float 0x0000000000000000), <16 x float> %v253
  %v255 = getelementptr [4 x i8], ptr %v241, i64 0
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v254, ptr %v255, i32 4, <16 x i1> %v123)
  %v256 = sub <16 x i32> %v239, %v136
  %v257 = sitofp <16 x i32> %v256 to <16 x float>
  %v258 = insertelement <16 x float> poison, float %v244, i32 0
  %v259 = shufflevector <16 x float> %v258, <16 x float> poison, <16 x i32> zeroinitializer
  %v260 = fmul <16 x float> %v138, %v259
  %v261 = fmul <16 x float> %v257, %v260
  %v262 = select <16 x i1> %v247, <16 x float> splat (float 0x0000000000000000), <16 x float> %v261
  %v263 = getelementptr [4 x i8], ptr %v241, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v262, ptr %v263, i32 4, <16 x i1> %v130)
  %v264 = add i64 %v233, 1
  br label %head232
end232:
  %v265 = getelementptr i8, ptr %arguments, i64 64
  %v266 = load i64, ptr %v265, align 8
  %v267 = sub i64 %v266, %v95
  %v268 = mul i64 %v266, 4
  %v269 = getelementptr i8, ptr %arguments, i64 64
  %v270 = load i64, ptr %v269, align 8
  %v271 = mul i64 %v93, %v270
  %v272 = add i64 %v271, %v95
  %v273 = getelementptr i8, ptr %arguments, i64 16
  %v274 = load ptr, ptr %v273, align 8
  %v275 = getelementptr [4 x i8], ptr %v274, i64 %v272
  %v276 = getelementptr i8, ptr %arguments, i64 104
  %v277 = load i64, ptr %v276, align 8
  %v278 = mul i64 %v93, %v277
  %v279 = add i64 %v278, %v95
  %v280 = getelementptr i8, ptr %arguments, i64 48
  %v281 = load ptr, ptr %v280, align 8
  %v282 = getelementptr [4 x i8], ptr %v281, i64 %v279
  %v283 = mul i64 %v277, 4
  %v284 = icmp slt i64 %v267, 32
  %v285 = select i1 %v284, i64 %v267, i64 32
  call void @epilogue(i64 %v99, i64 %v285, ptr %v275, i64 %v268, ptr %v275, i64 %v268, ptr %v282, i64 %v283)
  %v286 = mul i64 %v59, 0
  %v287 = getelementptr [128 x i8], ptr %scratch0, i64 %v286
  %v288 = getelementptr [1 x i8], ptr %v287, i64 0
  call void @llvm.x86.tilestored64(i8 0, ptr %v288, i64 128)
  %v289 = mul i64 %v59, 0
  %v290 = getelementptr [128 x i8], ptr %scratch0, i64 %v289
  %v291 = getelementptr [1 x i8], ptr %v290, i64 64
  call void @llvm.x86.tilestored64(i8 1, ptr %v291, i64 128)
  %v292 = mul i64 %v59, 1
  %v293 = getelementptr [128 x i8], ptr %scratch0, i64 %v292
  %v294 = getelementptr [1 x i8], ptr %v293, i64 0
  call void @llvm.x86.tilestored64(i8 2, ptr %v294, i64 128)
  %v295 = mul i64 %v59, 1
  %v296 = getelementptr [128 x i8], ptr %scratch0, i64 %v295
  %v297 = getelementptr [1 x i8], ptr %v296, i64 64
  call void @llvm.x86.tilestored64(i8 3, ptr %v297, i64 128)
  %v298 = getelementptr [8 x i8], ptr %scratch1, i64 0
  store i64 %v83, ptr %v298, align 8
  %v299 = getelementptr [8 x i8], ptr %scratch1, i64 1
  store i64 %v90, ptr %v299, align 8
  %v300 = add i64 %v90, 32
  br label %head89
end89:
  %v301 = add i64 %v83, %v81
  br label %head82
end82:
  %v302 = add i64 %v76, %v62
  br label %head75
end75:
  %v303 = getelementptr [8 x i8], ptr %scratch1, i64 0
  %v304 = load i64, ptr %v303, align 8
  %v305 = getelementptr [8 x i8], ptr %scratch1, i64 1
  %v306 = load i64, ptr %v305, align 8
  %v307 = sub i64 %v45, %v304
  %v308 = mul i64 %v59, 2
  %v309 = icmp slt i64 %v307, %v308
  %v310 = select i1 %v309, i64 %v307, i64 %v308
  %v311 = getelementptr i8, ptr %arguments, i64 64
  %v312 = load i64, ptr %v311, align 8
  %v313 = mul i64 %v304, %v312
  %v314 = add i64 %v313, %v306
  %v315 = getelementptr i8, ptr %arguments, i64 16
  %v316 = load ptr, ptr %v315, align 8
  %v317 = getelementptr [4 x i8], ptr %v316, i64 %v314
  %v318 = getelementptr i8, ptr %arguments, i64 24
  %v319 = load ptr, ptr %v318, align 8
  %v320 = getelementptr [4 x i8], ptr %v319, i64 %v304
  %v321 = getelementptr i8, ptr %arguments, i64 40
  %v322 = load ptr, ptr %v321, align 8
  %v323 = getelementptr [4 x i8], ptr %v322, i64 %v306
  %v324 = getelementptr i8, ptr %arguments, i64 32
  %v325 = load ptr, ptr %v324, align 8
  %v326 = getelementptr [4 x i8], ptr %v325, i64 %v306
  %v327 = sub i64 %v47, %v306
  %v328 = sub i64 %v327, 0
  %v329 = icmp slt i64 %v328, 16
  %v330 = select i1 %v329, i64 %v328, i64 16
  %v331 = trunc i64 %v330 to i32
  %v332 = insertelement <16 x i32> poison, i32 %v331, i32 0
  %v333 = shufflevector <16 x i32> %v332, <16 x i32> poison, <16 x i32> zeroinitializer
  %v334 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v333
  %v335 = sub i64 %v327, 16
  %v336 = icmp slt i64 %v335, 16
  %v337 = select i1 %v336, i64 %v335, i64 16
  %v338 = trunc i64 %v337 to i32
  %v339 = insertelement <16 x i32> poison, i32 %v338, i32 0
  %v340 = shufflevector <16 x i32> %v339, <16 x i32> poison, <16 x i32> zeroinitializer
  %v341 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v340
  %v342 = getelementptr [4 x i8], ptr %v323, i64 0
  %v343 = getelementptr [4 x i8], ptr %v323, i64 16
  %v344 = getelementptr [4 x i8], ptr %v326, i64 0
  %v345 = getelementptr [4 x i8], ptr %v326, i64 16
  %v346 = load <16 x i32>, ptr %v342, align 4
  %v347 = load <16 x i32>, ptr %v343, align 4
  %v348 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v344, i32 4, <16 x i1> %v334, <16 x float> zeroinitializer)
  %v349 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v345, i32 4, <16 x i1> %v341, <16 x float> zeroinitializer)
  br label %head350
head350:
  %v351 = phi i64 [ 0, %end75 ], [ %v382, %body350 ]
  %v352 = icmp slt i64 %v351, %v310
  br i1 %v352, label %body350, label %end350
body350:
  %v353 = getelementptr [128 x i8], ptr %scratch0, i64 %v351
  %v354 = getelementptr [4 x i8], ptr %v353, i64 0
  %v355 = load <16 x i32>, ptr %v354, align 4
  %v356 = getelementptr [4 x i8], ptr %v353, i64 16
  %v357 = load <16 x i32>, ptr %v356, align 4
  %v358 = mul i64 %v351, %v47
  %v359 = getelementptr [4 x i8], ptr %v317, i64 %v358
  %v360 = getelementptr [4 x i8], ptr %v320, i64 %v351
  %v361 = load float, ptr %v360, align 4
  %v362 = fdiv float %v361, 0x405FC00000000000
  %v363 = insertelement <16 x float> poison, float %v361, i32 0
  %v364 = shufflevector <16 x float> %v363, <16 x float> poison, <16 x i32> zeroinitializer
  %v365 = fcmp oeq <16 x float> %v364, splat (float 0x0000000000000000)
  %v366 = sub <16 x i32> %v355, %v346
  %v367 = sitofp <16 x i32> %v366 to <16 x float>
  %v368 = insertelement <16 x float> poison, float %v362, i32 0
  %v369 = shufflevector <16 x float> %v368, <16 x float> poison, <16 x i32> zeroinitializer
  %v370 = fmul <16 x float> %v348, %v369
  %v371 = fmul <16 x float> %v367, %v370
  %v372 = select <16 x i1> %v365, <16 x float> splat (float 0x0000000000000000), <16 x float> %v371
  %v373 = getelementptr [4 x i8], ptr %v359, i64 0
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v372, ptr %v373, i32 4, <16 x i1> %v334)
  %v374 = sub <16 x i32> %v357, %v347
  %v375 = sitofp <16 x i32> %v374 to <16 x float>
  %v376 = insertelement <16 x float> poison, float %v362, i32 0
  %v377 = shufflevector <16 x float> %v376, <16 x float> poison, <16 x i32> zeroinitializer
  %v378 = fmul <16 x float> %v349, %v377
  %v379 = fmul <16 x float> %v375, %v378
  %v380 = select <16 x i1> %v365, <16 x float> splat (float 0x0000000000000000), <16 x float> %v379
  %v381 = getelementptr [4 x i8], ptr %v359, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v380, ptr %v381, i32 4, <16 x i1> %v341)
  %v382 = add i64 %v351, 1
  br label %head350
end350:
  %v383 = getelementptr i8, ptr %arguments, i64 64
  %v384 = load i64, ptr %v383, align 8
  %v385 = sub i64 %v384, %v306
  %v386 = mul i64 %v384, 4
  %v387 = getelementptr i8, ptr %arguments, i64 64
  %v388 = load i64, ptr %v387, align 8
  %v389 = mul i64 %v304, %v388
  %v390 = add i64 %v389, %v306
  %v391 = getelementptr i8, ptr %arguments, i64 16
  %v392 = load ptr, ptr %v391, align 8
  %v393 = getelementptr [4 x i8], ptr %v392, i64 %v390
  %v394 = getelementptr i8, ptr %arguments, i64 104
  %v395 = load i64, ptr %v394, align 8
  %v396 = mul i64 %v304, %v395
  %v397 = add i64 %v396, %v306
  %v398 = getelementptr i8, ptr %arguments, i64 48
  %v399 = load ptr, ptr %v398, align 8
  %v400 = getelementptr [4 x i8], ptr %v399, i64 %v397
  %v401 = mul i64 %v395, 4
  %v402 = icmp slt i64 %v385, 32
  %v403 = select i1 %v402, i64 %v385, i64 32
  call void @epilogue(i64 %v310, i64 %v403, ptr %v393, i64 %v386, ptr %v393, i64 %v386, ptr %v400, i64 %v401)
  call void @llvm.x86.tilerelease()
  ret void
}
