declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7, ptr %given8, i64 %given9) nounwind {
entry:
  br label %head21
head21:
  %v22 = phi i64 [ 0, %entry ], [ %v73, %after49 ]
  %v23 = phi ptr [ %given2, %entry ], [ %v69, %after49 ]
  %v24 = phi ptr [ %given4, %entry ], [ %v70, %after49 ]
  %v25 = phi ptr [ %given6, %entry ], [ %v71, %after49 ]
  %v26 = phi ptr [ %given8, %entry ], [ %v72, %after49 ]
  %v27 = icmp slt i64 %v22, %given0
  br i1 %v27, label %body21, label %end21
body21:
  %v28 = sub i64 %given1, 0
  %v29 = and i64 %v28, -16
  %v30 = add i64 0, %v29
  br label %head31
head31:
  %v32 = phi i64 [ 0, %body21 ], [ %v47, %body31 ]
  %v33 = icmp slt i64 %v32, %v30
  br i1 %v33, label %body31, label %end31
body31:
  %v34 = add i64 %v32, 0
  %v35 = getelementptr [4 x i8], ptr %v23, i64 %v34
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = load float, ptr %v25, align 4
  %v38 = insertelement <16 x float> poison, float %v37, i32 0
  %v39 = shufflevector <16 x float> %v38, <16 x float> poison, <16 x i32> zeroinitializer
  %v40 = getelementptr [4 x i8], ptr %v26, i64 %v34
  %v41 = load <16 x float>, ptr %v40, align 4
  %v42 = fadd <16 x float> %v36, %v39
  %v43 = fcmp ole <16 x float> %v42, splat (float 0x0000000000000000)
  %v44 = select <16 x i1> %v43, <16 x float> splat (float 0x0000000000000000), <16 x float> %v42
  %v45 = fadd <16 x float> %v44, %v41
  %v46 = getelementptr [4 x i8], ptr %v24, i64 %v34
  store <16 x float> %v45, ptr %v46, align 4
  %v47 = add i64 %v32, 16
  br label %head31
end31:
  %v48 = icmp slt i64 %v30, %given1
  br i1 %v48, label %then49, label %after49
then49:
  %v50 = sub i64 %given1, %v30
  %v51 = icmp slt i64 %v50, 16
  %v52 = select i1 %v51, i64 %v50, i64 16
  %v53 = trunc i64 %v52 to i32
  %v54 = insertelement <16 x i32> poison, i32 %v53, i32 0
  %v55 = shufflevector <16 x i32> %v54, <16 x i32> poison, <16 x i32> zeroinitializer
  %v56 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v55
  %v57 = getelementptr [4 x i8], ptr %v23, i64 %v30
  %v58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v57, i32 4, <16 x i1> %v56, <16 x float> zeroinitializer)
  %v59 = load float, ptr %v25, align 4
  %v60 = insertelement <16 x float> poison, float %v59, i32 0
  %v61 = shufflevector <16 x float> %v60, <16 x float> poison, <16 x i32> zeroinitializer
  %v62 = getelementptr [4 x i8], ptr %v26, i64 %v30
  %v63 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v62, i32 4, <16 x i1> %v56, <16 x float> zeroinitializer)
  %v64 = fadd <16 x float> %v58, %v61
  %v65 = fcmp ole <16 x float> %v64, splat (float 0x0000000000000000)
  %v66 = select <16 x i1> %v65, <16 x float> splat (float 0x0000000000000000), <16 x float> %v64
  %v67 = fadd <16 x float> %v66, %v63
  %v68 = getelementptr [4 x i8], ptr %v24, i64 %v30
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v67, ptr %v68, i32 4, <16 x i1> %v56)
  br label %after49
after49:
  %v69 = getelementptr [1 x i8], ptr %v23, i64 %given3
  %v70 = getelementptr [1 x i8], ptr %v24, i64 %given5
  %v71 = getelementptr [1 x i8], ptr %v25, i64 %given7
  %v72 = getelementptr [1 x i8], ptr %v26, i64 %given9
  %v73 = add i64 %v22, 1
  br label %head21
end21:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 72
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 88
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 96
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 104
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 112
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
  %v74 = getelementptr i8, ptr %arguments, i64 64
  %v75 = load i64, ptr %v74, align 8
  %v76 = getelementptr i8, ptr %arguments, i64 56
  %v77 = load i64, ptr %v76, align 8
  br label %head78
head78:
  %v79 = phi i64 [ 0, %entry ], [ %v329, %end81 ]
  %v80 = icmp slt i64 %v79, %v77
  br i1 %v80, label %body78, label %end78
body78:
  br label %head81
head81:
  %v82 = phi i64 [ 0, %body78 ], [ %v328, %end102 ]
  %v83 = icmp slt i64 %v82, %v75
  br i1 %v83, label %body81, label %end81
body81:
  %v84 = getelementptr i8, ptr %arguments, i64 64
  %v85 = load i64, ptr %v84, align 8
  %v86 = mul i64 %v79, %v85
  %v87 = add i64 %v86, %v82
  %v88 = getelementptr i8, ptr %arguments, i64 80
  %v89 = load i64, ptr %v88, align 8
  %v90 = mul i64 %v87, %v89
  %v91 = mul i64 %v82, %v2
  %v92 = mul i64 %v91, 5
  %v93 = mul i64 %v87, %v4
  %v94 = mul i64 %v93, %v6
  %v95 = mul i64 %v94, 5
  %v96 = getelementptr [4 x i8], ptr %v12, i64 %v90
  %v97 = getelementptr [4 x i8], ptr %v14, i64 %v92
  %v98 = getelementptr [4 x i8], ptr %v18, i64 %v95
  %v99 = sub i64 %v4, 1
  %v100 = mul i64 %v99, %v8
  %v101 = add i64 %v100, %v6
  br label %head102
head102:
  %v103 = phi i64 [ 0, %body81 ], [ %v327, %end270 ]
  %v104 = icmp slt i64 %v103, %v101
  br i1 %v104, label %body102, label %end102
body102:
  %v105 = add i64 %v103, %v10
  %v106 = icmp slt i64 %v105, %v101
  %v107 = select i1 %v106, i64 %v105, i64 %v101
  br label %head108
head108:
  %v109 = phi i64 [ 0, %body102 ], [ %v269, %end117 ]
  %v110 = icmp slt i64 %v109, 1
  br i1 %v110, label %body108, label %end108
body108:
  %v111 = mul i64 %v109, 5
  %v112 = add i64 %v111, 0
  %v113 = mul i64 %v112, %v2
  %v114 = getelementptr [4 x i8], ptr %v97, i64 %v113
  %v115 = mul i64 %v112, %v10
  %v116 = getelementptr [4 x i8], ptr %v20, i64 %v115
  br label %head117
head117:
  %v118 = phi i64 [ %v103, %body108 ], [ %v268, %end121 ]
  %v119 = icmp slt i64 %v118, %v107
  br i1 %v119, label %body117, label %end117
body117:
  %v120 = getelementptr [4 x i8], ptr %v96, i64 %v118
  br label %head121
head121:
  %v122 = phi i64 [ 0, %body117 ], [ %v227, %body121 ]
  %v123 = phi ptr [ %v114, %body117 ], [ %v226, %body121 ]
  %v124 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v168, %body121 ]
  %v125 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v171, %body121 ]
  %v126 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v174, %body121 ]
  %v127 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v177, %body121 ]
  %v128 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v180, %body121 ]
  %v129 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v183, %body121 ]
  %v130 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v186, %body121 ]
  %v131 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v189, %body121 ]
  %v132 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v192, %body121 ]
  %v133 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v195, %body121 ]
  %v134 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v198, %body121 ]
  %v135 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v201, %body121 ]
  %v136 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v204, %body121 ]
  %v137 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v207, %body121 ]
  %v138 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v210, %body121 ]
  %v139 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v213, %body121 ]
  %v140 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v216, %body121 ]
  %v141 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v219, %body121 ]
  %v142 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v222, %body121 ]
  %v143 = phi <16 x float> [ splat (float 0x0000000000000000), %body117 ], [ %v225, %body121 ]
  %v144 = icmp slt i64 %v122, %v2
  br i1 %v144, label %body121, label %end121
body121:
  %v145 = getelementptr [8 x i8], ptr %v16, i64 %v122
  %v146 = load i64, ptr %v145, align 8
  %v147 = getelementptr [1 x i8], ptr %v120, i64 %v146
  %v148 = getelementptr [4 x i8], ptr %v147, i64 0
  %v149 = load <16 x float>, ptr %v148, align 4
  %v150 = getelementptr [4 x i8], ptr %v147, i64 16
  %v151 = load <16 x float>, ptr %v150, align 4
  %v152 = getelementptr [4 x i8], ptr %v147, i64 32
  %v153 = load <16 x float>, ptr %v152, align 4
  %v154 = getelementptr [4 x i8], ptr %v147, i64 48
  %v155 = load <16 x float>, ptr %v154, align 4
  %v156 = getelementptr [4 x i8], ptr %v123, i64 0
  %v157 = load float, ptr %v156, align 4
  %v158 = getelementptr [4 x i8], ptr %v123, i64 1
  %v159 = load float, ptr %v158, align 4
  %v160 = getelementptr [4 x i8], ptr %v123, i64 2
  %v161 = load float, ptr %v160, align 4
  %v162 = getelementptr [4 x i8], ptr %v123, i64 3
  %v163 = load float, ptr %v162, align 4
  %v164 = getelementptr [4 x i8], ptr %v123, i64 4
  %v165 = load float, ptr %v164, align 4
  %v166 = insertelement <16 x float> poison, float %v157, i32 0
  %v167 = shufflevector <16 x float> %v166, <16 x float> poison, <16 x i32> zeroinitializer
  %v168 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v167, <16 x float> %v149, <16 x float> %v124)
  %v169 = insertelement <16 x float> poison, float %v157, i32 0
  %v170 = shufflevector <16 x float> %v169, <16 x float> poison, <16 x i32> zeroinitializer
  %v171 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v170, <16 x float> %v151, <16 x float> %v125)
  %v172 = insertelement <16 x float> poison, float %v157, i32 0
  %v173 = shufflevector <16 x float> %v172, <16 x float> poison, <16 x i32> zeroinitializer
  %v174 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v173, <16 x float> %v153, <16 x float> %v126)
  %v175 = insertelement <16 x float> poison, float %v157, i32 0
  %v176 = shufflevector <16 x float> %v175, <16 x float> poison, <16 x i32> zeroinitializer
  %v177 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v176, <16 x float> %v155, <16 x float> %v127)
  %v178 = insertelement <16 x float> poison, float %v159, i32 0
  %v179 = shufflevector <16 x float> %v178, <16 x float> poison, <16 x i32> zeroinitializer
  %v180 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v179, <16 x float> %v149, <16 x float> %v128)
  %v181 = insertelement <16 x float> poison, float %v159, i32 0
  %v182 = shufflevector <16 x float> %v181, <16 x float> poison, <16 x i32> zeroinitializer
  %v183 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v182, <16 x float> %v151, <16 x float> %v129)
  %v184 = insertelement <16 x float> poison, float %v159, i32 0
  %v185 = shufflevector <16 x float> %v184, <16 x float> poison, <16 x i32> zeroinitializer
  %v186 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v185, <16 x float> %v153, <16 x float> %v130)
  %v187 = insertelement <16 x float> poison, float %v159, i32 0
  %v188 = shufflevector <16 x float> %v187, <16 x float> poison, <16 x i32> zeroinitializer
  %v189 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v188, <16 x float> %v155, <16 x float> %v131)
  %v190 = insertelement <16 x float> poison, float %v161, i32 0
  %v191 = shufflevector <16 x float> %v190, <16 x float> poison, <16 x i32> zeroinitializer
  %v192 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v191, <16 x float> %v149, <16 x float> %v132)
  %v193 = insertelement <16 x float> poison, float %v161, i32 0
  %v194 = shufflevector <16 x float> %v193, <16 x float> poison, <16 x i32> zeroinitializer
  %v195 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v194, <16 x float> %v151, <16 x float> %v133)
  %v196 = insertelement <16 x float> poison, float %v161, i32 0
  %v197 = shufflevector <16 x float> %v196, <16 x float> poison, <16 x i32> zeroinitializer
  %v198 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v197, <16 x float> %v153, <16 x float> %v134)
  %v199 = insertelement <16 x float> poison, float %v161, i32 0
  %v200 = shufflevector <16 x float> %v199, <16 x float> poison, <16 x i32> zeroinitializer
  %v201 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v200, <16 x float> %v155, <16 x float> %v135)
  %v202 = insertelement <16 x float> poison, float %v163, i32 0
  %v203 = shufflevector <16 x float> %v202, <16 x float> poison, <16 x i32> zeroinitializer
  %v204 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v203, <16 x float> %v149, <16 x float> %v136)
  %v205 = insertelement <16 x float> poison, float %v163, i32 0
  %v206 = shufflevector <16 x float> %v205, <16 x float> poison, <16 x i32> zeroinitializer
  %v207 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v206, <16 x float> %v151, <16 x float> %v137)
  %v208 = insertelement <16 x float> poison, float %v163, i32 0
  %v209 = shufflevector <16 x float> %v208, <16 x float> poison, <16 x i32> zeroinitializer
  %v210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v209, <16 x float> %v153, <16 x float> %v138)
  %v211 = insertelement <16 x float> poison, float %v163, i32 0
  %v212 = shufflevector <16 x float> %v211, <16 x float> poison, <16 x i32> zeroinitializer
  %v213 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v212, <16 x float> %v155, <16 x float> %v139)
  %v214 = insertelement <16 x float> poison, float %v165, i32 0
  %v215 = shufflevector <16 x float> %v214, <16 x float> poison, <16 x i32> zeroinitializer
  %v216 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v215, <16 x float> %v149, <16 x float> %v140)
  %v217 = insertelement <16 x float> poison, float %v165, i32 0
  %v218 = shufflevector <16 x float> %v217, <16 x float> poison, <16 x i32> zeroinitializer
  %v219 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v218, <16 x float> %v151, <16 x float> %v141)
  %v220 = insertelement <16 x float> poison, float %v165, i32 0
  %v221 = shufflevector <16 x float> %v220, <16 x float> poison, <16 x i32> zeroinitializer
  %v222 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v221, <16 x float> %v153, <16 x float> %v142)
  %v223 = insertelement <16 x float> poison, float %v165, i32 0
  %v224 = shufflevector <16 x float> %v223, <16 x float> poison, <16 x i32> zeroinitializer
  %v225 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v224, <16 x float> %v155, <16 x float> %v143)
  %v226 = getelementptr [4 x i8], ptr %v123, i64 5
  %v227 = add i64 %v122, 1
  br label %head121
end121:
  %v228 = sub i64 %v118, %v103
  %v229 = mul i64 %v10, 0
  %v230 = add i64 %v228, %v229
  %v231 = getelementptr [4 x i8], ptr %v116, i64 %v230
  %v232 = getelementptr [4 x i8], ptr %v231, i64 0
  store <16 x float> %v124, ptr %v232, align 4
  %v233 = getelementptr [4 x i8], ptr %v231, i64 16
  store <16 x float> %v125, ptr %v233, align 4
  %v234 = getelementptr [4 x i8], ptr %v231, i64 32
  store <16 x float> %v126, ptr %v234, align 4
  %v235 = getelementptr [4 x i8], ptr %v231, i64 48
  store <16 x float> %v127, ptr %v235, align 4
  %v236 = sub i64 %v118, %v103
  %v237 = mul i64 %v10, 1
  %v238 = add i64 %v236, %v237
  %v239 = getelementptr [4 x i8], ptr %v116, i64 %v238
  %v240 = getelementptr [4 x i8], ptr %v239, i64 0
  store <16 x float> %v128, ptr %v240, align 4
  %v241 = getelementptr [4 x i8], ptr %v239, i64 16
  store <16 x float> %v129, ptr %v241, align 4
  %v242 = getelementptr [4 x i8], ptr %v239, i64 32
  store <16 x float> %v130, ptr %v242, align 4
  %v243 = getelementptr [4 x i8], ptr %v239, i64 48
  store <16 x float> %v131, ptr %v243, align 4
  %v244 = sub i64 %v118, %v103
  %v245 = mul i64 %v10, 2
  %v246 = add i64 %v244, %v245
  %v247 = getelementptr [4 x i8], ptr %v116, i64 %v246
  %v248 = getelementptr [4 x i8], ptr %v247, i64 0
  store <16 x float> %v132, ptr %v248, align 4
  %v249 = getelementptr [4 x i8], ptr %v247, i64 16
  store <16 x float> %v133, ptr %v249, align 4
  %v250 = getelementptr [4 x i8], ptr %v247, i64 32
  store <16 x float> %v134, ptr %v250, align 4
  %v251 = getelementptr [4 x i8], ptr %v247, i64 48
  store <16 x float> %v135, ptr %v251, align 4
  %v252 = sub i64 %v118, %v103
  %v253 = mul i64 %v10, 3
  %v254 = add i64 %v252, %v253
  %v255 = getelementptr [4 x i8], ptr %v116, i64 %v254
  %v256 = getelementptr [4 x i8], ptr %v255, i64 0
  store <16 x float> %v136, ptr %v256, align 4
  %v257 = getelementptr [4 x i8], ptr %v255, i64 16
  store <16 x float> %v137, ptr %v257, align 4
  %v258 = getelementptr [4 x i8], ptr %v255, i64 32
  store <16 x float> %v138, ptr %v258, align 4
  %v259 = getelementptr [4 x i8], ptr %v255, i64 48
  store <16 x float> %v139, ptr %v259, align 4
  %v260 = sub i64 %v118, %v103
  %v261 = mul i64 %v10, 4
  %v262 = add i64 %v260, %v261
  %v263 = getelementptr [4 x i8], ptr %v116, i64 %v262
  %v264 = getelementptr [4 x i8], ptr %v263, i64 0
  store <16 x float> %v140, ptr %v264, align 4
  %v265 = getelementptr [4 x i8], ptr %v263, i64 16
  store <16 x float> %v141, ptr %v265, align 4
  %v266 = getelementptr [4 x i8], ptr %v263, i64 32
  store <16 x float> %v142, ptr %v266, align 4
  %v267 = getelementptr [4 x i8], ptr %v263, i64 48
  store <16 x float> %v143, ptr %v267, align 4
  %v268 = add i64 %v118, 64
  br label %head117
end117:
  %v269 = add i64 %v109, 1
  br label %head108
end108:
  br label %head270
head270:
  %v271 = phi i64 [ 0, %end108 ], [ %v326, %end282 ]
  %v272 = icmp slt i64 %v271, 5
  br i1 %v272, label %body270, label %end270
body270:
  %v273 = mul i64 %v271, %v10
  %v274 = getelementptr [4 x i8], ptr %v20, i64 %v273
  %v275 = mul i64 %v271, %v4
  %v276 = mul i64 %v275, %v6
  %v277 = getelementptr [4 x i8], ptr %v98, i64 %v276
  %v278 = sub i64 %v107, 1
  %v279 = sdiv i64 %v278, %v8
  %v280 = add i64 %v279, 1
  %v281 = sdiv i64 %v103, %v8
  br label %head282
head282:
  %v283 = phi i64 [ %v281, %body270 ], [ %v325, %body282 ]
  %v284 = icmp slt i64 %v283, %v280
  br i1 %v284, label %body282, label %end282
body282:
  %v285 = mul i64 %v283, %v8
  %v286 = icmp slt i64 %v103, %v285
  %v287 = select i1 %v286, i64 %v285, i64 %v103
  %v288 = add i64 %v285, %v6
  %v289 = icmp slt i64 %v107, %v288
  %v290 = select i1 %v289, i64 %v107, i64 %v288
  %v291 = sub i64 %v287, %v103
  %v292 = getelementptr [4 x i8], ptr %v274, i64 %v291
  %v293 = mul i64 %v283, %v6
  %v294 = sub i64 %v287, %v285
  %v295 = add i64 %v293, %v294
  %v296 = icmp slt i64 %v290, %v287
  %v297 = sub i64 %v290, %v287
  %v298 = select i1 %v296, i64 0, i64 %v297
  %v299 = getelementptr [4 x i8], ptr %v277, i64 %v295
  %v300 = mul i64 %v82, 5
  %v301 = add i64 %v300, %v271
  %v302 = getelementptr i8, ptr %arguments, i64 120
  %v303 = load i64, ptr %v302, align 8
  %v304 = getelementptr i8, ptr %arguments, i64 128
  %v305 = load i64, ptr %v304, align 8
  %v306 = mul i64 %v79, %v303
  %v307 = mul i64 %v301, %v305
  %v308 = add i64 %v306, %v307
  %v309 = getelementptr i8, ptr %arguments, i64 40
  %v310 = load ptr, ptr %v309, align 8
  %v311 = getelementptr [4 x i8], ptr %v310, i64 %v308
  %v312 = mul i64 %v305, 4
  %v313 = getelementptr i8, ptr %arguments, i64 136
  %v314 = load i64, ptr %v313, align 8
  %v315 = getelementptr i8, ptr %arguments, i64 144
  %v316 = load i64, ptr %v315, align 8
  %v317 = mul i64 %v79, %v314
  %v318 = mul i64 %v301, %v316
  %v319 = add i64 %v317, %v318
  %v320 = add i64 %v319, %v295
  %v321 = getelementptr i8, ptr %arguments, i64 48
  %v322 = load ptr, ptr %v321, align 8
  %v323 = getelementptr [4 x i8], ptr %v322, i64 %v320
  %v324 = mul i64 %v316, 4
  call void @epilogue(i64 1, i64 %v298, ptr %v292, i64 0, ptr %v299, i64 0, ptr %v311, i64 %v312, ptr %v323, i64 %v324)
  %v325 = add i64 %v283, 1
  br label %head282
end282:
  %v326 = add i64 %v271, 1
  br label %head270
end270:
  %v327 = add i64 %v103, %v10
  br label %head102
end102:
  %v328 = add i64 %v82, 1
  br label %head81
end81:
  %v329 = add i64 %v79, 1
  br label %head78
end78:
  ret void
}
