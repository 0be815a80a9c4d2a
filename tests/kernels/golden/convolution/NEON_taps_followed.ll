declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7, ptr %given8, i64 %given9) nounwind {
entry:
  br label %head21
head21:
  %v22 = phi i64 [ 0, %entry ], [ %v66, %end48 ]
  %v23 = phi ptr [ %given2, %entry ], [ %v62, %end48 ]
  %v24 = phi ptr [ %given4, %entry ], [ %v63, %end48 ]
  %v25 = phi ptr [ %given6, %entry ], [ %v64, %end48 ]
  %v26 = phi ptr [ %given8, %entry ], [ %v65, %end48 ]
  %v27 = icmp slt i64 %v22, %given0
  br i1 %v27, label %body21, label %end21
body21:
  %v28 = sub i64 %given1, 0
  %v29 = and i64 %v28, -4
  %v30 = add i64 0, %v29
  br label %head31
head31:
  %v32 = phi i64 [ 0, %body21 ], [ %v47, %body31 ]
  %v33 = icmp slt i64 %v32, %v30
  br i1 %v33, label %body31, label %end31
body31:
  %v34 = add i64 %v32, 0
  %v35 = getelementptr [4 x i8], ptr %v23, i64 %v34
  %v36 = load <4 x float>, ptr %v35, align 4
  %v37 = load float, ptr %v25, align 4
  %v38 = insertelement <4 x float> poison, float %v37, i32 0
  %v39 = shufflevector <4 x float> %v38, <4 x float> poison, <4 x i32> zeroinitializer
  %v40 = getelementptr [4 x i8], ptr %v26, i64 %v34
  %v41 = load <4 x float>, ptr %v40, align 4
  %v42 = fadd <4 x float> %v36, %v39
  %v43 = fcmp ole <4 x float> %v42, splat (float 0x0000000000000000)
  %v44 = select <4 x i1> %v43, <4 x float> splat (float 0x0000000000000000), <4 x float> %v42
  %v45 = fadd <4 x float> %v44, %v41
  %v46 = getelementptr [4 x i8], ptr %v24, i64 %v34
  store <4 x float> %v45, ptr %v46, align 4
  %v47 = add i64 %v32, 4
  br label %head31
end31:
  br label %head48
head48:
  %v49 = phi i64 [ %v30, %end31 ], [ %v61, %body48 ]
  %v50 = icmp slt i64 %v49, %given1
  br i1 %v50, label %body48, label %end48
body48:
  %v51 = getelementptr [4 x i8], ptr %v23, i64 %v49
  %v52 = load float, ptr %v51, align 4
  %v53 = load float, ptr %v25, align 4
  %v54 = getelementptr [4 x i8], ptr %v26, i64 %v49
  %v55 = load float, ptr %v54, align 4
  %v56 = fadd float %v52, %v53
  %v57 = fcmp ole float %v56, 0x0000000000000000
  %v58 = select i1 %v57, float 0x0000000000000000, float %v56
  %v59 = fadd float %v58, %v55
  %v60 = getelementptr [4 x i8], ptr %v24, i64 %v49
  store float %v59, ptr %v60, align 4
  %v61 = add i64 %v49, 1
  br label %head48
end48:
  %v62 = getelementptr [1 x i8], ptr %v23, i64 %given3
  %v63 = getelementptr [1 x i8], ptr %v24, i64 %given5
  %v64 = getelementptr [1 x i8], ptr %v25, i64 %given7
  %v65 = getelementptr [1 x i8], ptr %v26, i64 %given9
  %v66 = add i64 %v22, 1
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
  %v67 = getelementptr i8, ptr %arguments, i64 64
  %v68 = load i64, ptr %v67, align 8
  %v69 = getelementptr i8, ptr %arguments, i64 56
  %v70 = load i64, ptr %v69, align 8
  br label %head71
head71:
  %v72 = phi i64 [ 0, %entry ], [ %v322, %end74 ]
  %v73 = icmp slt i64 %v72, %v70
  br i1 %v73, label %body71, label %end71
body71:
  br label %head74
head74:
  %v75 = phi i64 [ 0, %body71 ], [ %v321, %end95 ]
  %v76 = icmp slt i64 %v75, %v68
  br i1 %v76, label %body74, label %end74
body74:
  %v77 = getelementptr i8, ptr %arguments, i64 64
  %v78 = load i64, ptr %v77, align 8
  %v79 = mul i64 %v72, %v78
  %v80 = add i64 %v79, %v75
  %v81 = getelementptr i8, ptr %arguments, i64 80
  %v82 = load i64, ptr %v81, align 8
  %v83 = mul i64 %v80, %v82
  %v84 = mul i64 %v75, %v2
  %v85 = mul i64 %v84, 5
  %v86 = mul i64 %v80, %v4
  %v87 = mul i64 %v86, %v6
  %v88 = mul i64 %v87, 5
  %v89 = getelementptr [4 x i8], ptr %v12, i64 %v83
  %v90 = getelementptr [4 x i8], ptr %v14, i64 %v85
  %v91 = getelementptr [4 x i8], ptr %v18, i64 %v88
  %v92 = sub i64 %v4, 1
  %v93 = mul i64 %v92, %v8
  %v94 = add i64 %v93, %v6
  br label %head95
head95:
  %v96 = phi i64 [ 0, %body74 ], [ %v320, %end263 ]
  %v97 = icmp slt i64 %v96, %v94
  br i1 %v97, label %body95, label %end95
body95:
  %v98 = add i64 %v96, %v10
  %v99 = icmp slt i64 %v98, %v94
  %v100 = select i1 %v99, i64 %v98, i64 %v94
  br label %head101
head101:
  %v102 = phi i64 [ 0, %body95 ], [ %v262, %end110 ]
  %v103 = icmp slt i64 %v102, 1
  br i1 %v103, label %body101, label %end101
body101:
  %v104 = mul i64 %v102, 5
  %v105 = add i64 %v104, 0
  %v106 = mul i64 %v105, %v2
  %v107 = getelementptr [4 x i8], ptr %v90, i64 %v106
  %v108 = mul i64 %v105, %v10
  %v109 = getelementptr [4 x i8], ptr %v20, i64 %v108
  br label %head110
head110:
  %v111 = phi i64 [ %v96, %body101 ], [ %v261, %end114 ]
  %v112 = icmp slt i64 %v111, %v100
  br i1 %v112, label %body110, label %end110
body110:
  %v113 = getelementptr [4 x i8], ptr %v89, i64 %v111
  br label %head114
head114:
  %v115 = phi i64 [ 0, %body110 ], [ %v220, %body114 ]
  %v116 = phi ptr [ %v107, %body110 ], [ %v219, %body114 ]
  %v117 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v161, %body114 ]
  %v118 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v164, %body114 ]
  %v119 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v167, %body114 ]
  %v120 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v170, %body114 ]
  %v121 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v173, %body114 ]
  %v122 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v176, %body114 ]
  %v123 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v179, %body114 ]
  %v124 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v182, %body114 ]
  %v125 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v185, %body114 ]
  %v126 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v188, %body114 ]
  %v127 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v191, %body114 ]
  %v128 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v194, %body114 ]
  %v129 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v197, %body114 ]
  %v130 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v200, %body114 ]
  %v131 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v203, %body114 ]
  %v132 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v206, %body114 ]
  %v133 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v209, %body114 ]
  %v134 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v212, %body114 ]
  %v135 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v215, %body114 ]
  %v136 = phi <4 x float> [ splat (float 0x0000000000000000), %body110 ], [ %v218, %body114 ]
  %v137 = icmp slt i64 %v115, %v2
  br i1 %v137, label %body114, label %end114
body114:
  %v138 = getelementptr [8 x i8], ptr %v16, i64 %v115
  %v139 = load i64, ptr %v138, align 8
  %v140 = getelementptr [1 x i8], ptr %v113, i64 %v139
  %v141 = getelementptr [4 x i8], ptr %v140, i64 0
  %v142 = load <4 x float>, ptr %v141, align 4
  %v143 = getelementptr [4 x i8], ptr %v140, i64 4
  %v144 = load <4 x float>, ptr %v143, align 4
  %v145 = getelementptr [4 x i8], ptr %v140, i64 8
  %v146 = load <4 x float>, ptr %v145, align 4
  %v147 = getelementptr [4 x i8], ptr %v140, i64 12
  %v148 = load <4 x float>, ptr %v147, align 4
  %v149 = getelementptr [4 x i8], ptr %v116, i64 0
  %v150 = load float, ptr %v149, align 4
  %v151 = getelementptr [4 x i8], ptr %v116, i64 1
  %v152 = load float, ptr %v151, align 4
  %v153 = getelementptr [4 x i8], ptr %v116, i64 2
  %v154 = load float, ptr %v153, align 4
  %v155 = getelementptr [4 x i8], ptr %v116, i64 3
  %v156 = load float, ptr %v155, align 4
  %v157 = getelementptr [4 x i8], ptr %v116, i64 4
  %v158 = load float, ptr %v157, align 4
  %v159 = insertelement <4 x float> poison, float %v150, i32 0
  %v160 = shufflevector <4 x float> %v159, <4 x float> poison, <4 x i32> zeroinitializer
  %v161 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v160, <4 x float> %v142, <4 x float> %v117)
  %v162 = insertelement <4 x float> poison, float %v150, i32 0
  %v163 = shufflevector <4 x float> %v162, <4 x float> poison, <4 x i32> zeroinitializer
  %v164 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v163, <4 x float> %v144, <4 x float> %v118)
  %v165 = insertelement <4 x float> poison, float %v150, i32 0
  %v166 = shufflevector <4 x float> %v165, <4 x float> poison, <4 x i32> zeroinitializer
  %v167 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v166, <4 x float> %v146, <4 x float> %v119)
  %v168 = insertelement <4 x float> poison, float %v150, i32 0
  %v169 = shufflevector <4 x float> %v168, <4 x float> poison, <4 x i32> zeroinitializer
  %v170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v169, <4 x float> %v148, <4 x float> %v120)
  %v171 = insertelement <4 x float> poison, float %v152, i32 0
  %v172 = shufflevector <4 x float> %v171, <4 x float> poison, <4 x i32> zeroinitializer
  %v173 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v172, <4 x float> %v142, <4 x float> %v121)
  %v174 = insertelement <4 x float> poison, float %v152, i32 0
  %v175 = shufflevector <4 x float> %v174, <4 x float> poison, <4 x i32> zeroinitializer
  %v176 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v175, <4 x float> %v144, <4 x float> %v122)
  %v177 = insertelement <4 x float> poison, float %v152, i32 0
  %v178 = shufflevector <4 x float> %v177, <4 x float> poison, <4 x i32> zeroinitializer
  %v179 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v178, <4 x float> %v146, <4 x float> %v123)
  %v180 = insertelement <4 x float> poison, float %v152, i32 0
  %v181 = shufflevector <4 x float> %v180, <4 x float> poison, <4 x i32> zeroinitializer
  %v182 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v181, <4 x float> %v148, <4 x float> %v124)
  %v183 = insertelement <4 x float> poison, float %v154, i32 0
  %v184 = shufflevector <4 x float> %v183, <4 x float> poison, <4 x i32> zeroinitializer
  %v185 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v184, <4 x float> %v142, <4 x float> %v125)
  %v186 = insertelement <4 x float> poison, float %v154, i32 0
  %v187 = shufflevector <4 x float> %v186, <4 x float> poison, <4 x i32> zeroinitializer
  %v188 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v187, <4 x float> %v144, <4 x float> %v126)
  %v189 = insertelement <4 x float> poison, float %v154, i32 0
  %v190 = shufflevector <4 x float> %v189, <4 x float> poison, <4 x i32> zeroinitializer
  %v191 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v190, <4 x float> %v146, <4 x float> %v127)
  %v192 = insertelement <4 x float> poison, float %v154, i32 0
  %v193 = shufflevector <4 x float> %v192, <4 x float> poison, <4 x i32> zeroinitializer
  %v194 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v193, <4 x float> %v148, <4 x float> %v128)
  %v195 = insertelement <4 x float> poison, float %v156, i32 0
  %v196 = shufflevector <4 x float> %v195, <4 x float> poison, <4 x i32> zeroinitializer
  %v197 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v196, <4 x float> %v142, <4 x float> %v129)
  %v198 = insertelement <4 x float> poison, float %v156, i32 0
  %v199 = shufflevector <4 x float> %v198, <4 x float> poison, <4 x i32> zeroinitializer
  %v200 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v199, <4 x float> %v144, <4 x float> %v130)
  %v201 = insertelement <4 x float> poison, float %v156, i32 0
  %v202 = shufflevector <4 x float> %v201, <4 x float> poison, <4 x i32> zeroinitializer
  %v203 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v202, <4 x float> %v146, <4 x float> %v131)
  %v204 = insertelement <4 x float> poison, float %v156, i32 0
  %v205 = shufflevector <4 x float> %v204, <4 x float> poison, <4 x i32> zeroinitializer
  %v206 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v205, <4 x float> %v148, <4 x float> %v132)
  %v207 = insertelement <4 x float> poison, float %v158, i32 0
  %v208 = shufflevector <4 x float> %v207, <4 x float> poison, <4 x i32> zeroinitializer
  %v209 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v208, <4 x float> %v142, <4 x float> %v133)
  %v210 = insertelement <4 x float> poison, float %v158, i32 0
  %v211 = shufflevector <4 x float> %v210, <4 x float> poison, <4 x i32> zeroinitializer
  %v212 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v211, <4 x float> %v144, <4 x float> %v134)
  %v213 = insertelement <4 x float> poison, float %v158, i32 0
  %v214 = shufflevector <4 x float> %v213, <4 x float> poison, <4 x i32> zeroinitializer
  %v215 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v214, <4 x float> %v146, <4 x float> %v135)
  %v216 = insertelement <4 x float> poison, float %v158, i32 0
  %v217 = shufflevector <4 x float> %v216, <4 x float> poison, <4 x i32> zeroinitializer
  %v218 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v217, <4 x float> %v148, <4 x float> %v136)
  %v219 = getelementptr [4 x i8], ptr %v116, i64 5
  %v220 = add i64 %v115, 1
  br label %head114
end114:
  %v221 = sub i64 %v111, %v96
  %v222 = mul i64 %v10, 0
  %v223 = add i64 %v221, %v222
  %v224 = getelementptr [4 x i8], ptr %v109, i64 %v223
  %v225 = getelementptr [4 x i8], ptr %v224, i64 0
  store <4 x float> %v117, ptr %v225, align 4
  %v226 = getelementptr [4 x i8], ptr %v224, i64 4
  store <4 x float> %v118, ptr %v226, align 4
  %v227 = getelementptr [4 x i8], ptr %v224, i64 8
  store <4 x float> %v119, ptr %v227, align 4
  %v228 = getelementptr [4 x i8], ptr %v224, i64 12
  store <4 x float> %v120, ptr %v228, align 4
  %v229 = sub i64 %v111, %v96
  %v230 = mul i64 %v10, 1
  %v231 = add i64 %v229, %v230
  %v232 = getelementptr [4 x i8], ptr %v109, i64 %v231
  %v233 = getelementptr [4 x i8], ptr %v232, i64 0
  store <4 x float> %v121, ptr %v233, align 4
  %v234 = getelementptr [4 x i8], ptr %v232, i64 4
  store <4 x float> %v122, ptr %v234, align 4
  %v235 = getelementptr [4 x i8], ptr %v232, i64 8
  store <4 x float> %v123, ptr %v235, align 4
  %v236 = getelementptr [4 x i8], ptr %v232, i64 12
  store <4 x float> %v124, ptr %v236, align 4
  %v237 = sub i64 %v111, %v96
  %v238 = mul i64 %v10, 2
  %v239 = add i64 %v237, %v238
  %v240 = getelementptr [4 x i8], ptr %v109, i64 %v239
  %v241 = getelementptr [4 x i8], ptr %v240, i64 0
  store <4 x float> %v125, ptr %v241, align 4
  %v242 = getelementptr [4 x i8], ptr %v240, i64 4
  store <4 x float> %v126, ptr %v242, align 4
  %v243 = getelementptr [4 x i8], ptr %v240, i64 8
  store <4 x float> %v127, ptr %v243, align 4
  %v244 = getelementptr [4 x i8], ptr %v240, i64 12
  store <4 x float> %v128, ptr %v244, align 4
  %v245 = sub i64 %v111, %v96
  %v246 = mul i64 %v10, 3
  %v247 = add i64 %v245, %v246
  %v248 = getelementptr [4 x i8], ptr %v109, i64 %v247
  %v249 = getelementptr [4 x i8], ptr %v248, i64 0
  store <4 x float> %v129, ptr %v249, align 4
  %v250 = getelementptr [4 x i8], ptr %v248, i64 4
  store <4 x float> %v130, ptr %v250, align 4
  %v251 = getelementptr [4 x i8], ptr %v248, i64 8
  store <4 x float> %v131, ptr %v251, align 4
  %v252 = getelementptr [4 x i8], ptr %v248, i64 12
  store <4 x float> %v132, ptr %v252, align 4
  %v253 = sub i64 %v111, %v96
  %v254 = mul i64 %v10, 4
  %v255 = add i64 %v253, %v254
  %v256 = getelementptr [4 x i8], ptr %v109, i64 %v255
  %v257 = getelementptr [4 x i8], ptr %v256, i64 0
  store <4 x float> %v133, ptr %v257, align 4
  %v258 = getelementptr [4 x i8], ptr %v256, i64 4
  store <4 x float> %v134, ptr %v258, align 4
  %v259 = getelementptr [4 x i8], ptr %v256, i64 8
  store <4 x float> %v135, ptr %v259, align 4
  %v260 = getelementptr [4 x i8], ptr %v256, i64 12
  store <4 x float> %v136, ptr %v260, align 4
  %v261 = add i64 %v111, 16
  br label %head110
end110:
  %v262 = add i64 %v102, 1
  br label %head101
end101:
  br label %head263
head263:
  %v264 = phi i64 [ 0, %end101 ], [ %v319, %end275 ]
  %v265 = icmp slt i64 %v264, 5
  br i1 %v265, label %body263, label %end263
body263:
  %v266 = mul i64 %v264, %v10
  %v267 = getelementptr [4 x i8], ptr %v20, i64 %v266
  %v268 = mul i64 %v264, %v4
  %v269 = mul i64 %v268, %v6
  %v270 = getelementptr [4 x i8], ptr %v91, i64 %v269
  %v271 = sub i64 %v100, 1
  %v272 = sdiv i64 %v271, %v8
  %v273 = add i64 %v272, 1
  %v274 = sdiv i64 %v96, %v8
  br label %head275
head275:
  %v276 = phi i64 [ %v274, %body263 ], [ %v318, %body275 ]
  %v277 = icmp slt i64 %v276, %v273
  br i1 %v277, label %body275, label %end275
body275:
  %v278 = mul i64 %v276, %v8
  %v279 = icmp slt i64 %v96, %v278
  %v280 = select i1 %v279, i64 %v278, i64 %v96
  %v281 = add i64 %v278, %v6
  %v282 = icmp slt i64 %v100, %v281
  %v283 = select i1 %v282, i64 %v100, i64 %v281
  %v284 = sub i64 %v280, %v96
  %v285 = getelementptr [4 x i8], ptr %v267, i64 %v284
  %v286 = mul i64 %v276, %v6
  %v287 = sub i64 %v280, %v278
  %v288 = add i64 %v286, %v287
  %v289 = icmp slt i64 %v283, %v280
  %v290 = sub i64 %v283, %v280
  %v291 = select i1 %v289, i64 0, i64 %v290
  %v292 = getelementptr [4 x i8], ptr %v270, i64 %v288
  %v293 = mul i64 %v75, 5
  %v294 = add i64 %v293, %v264
  %v295 = getelementptr i8, ptr %arguments, i64 120
  %v296 = load i64, ptr %v295, align 8
  %v297 = getelementptr i8, ptr %arguments, i64 128
  %v298 = load i64, ptr %v297, align 8
  %v299 = mul i64 %v72, %v296
  %v300 = mul i64 %v294, %v298
  %v301 = add i64 %v299, %v300
  %v302 = getelementptr i8, ptr %arguments, i64 40
  %v303 = load ptr, ptr %v302, align 8
  %v304 = getelementptr [4 x i8], ptr %v303, i64 %v301
  %v305 = mul i64 %v298, 4
  %v306 = getelementptr i8, ptr %arguments, i64 136
  %v307 = load i64, ptr %v306, align 8
  %v308 = getelementptr i8, ptr %arguments, i64 144
  %v309 = load i64, ptr %v308, align 8
  %v310 = mul i64 %v72, %v307
  %v311 = mul i64 %v294, %v309
  %v312 = add i64 %v310, %v311
  %v313 = add i64 %v312, %v288
  %v314 = getelementptr i8, ptr %arguments, i64 48
  %v315 = load ptr, ptr %v314, align 8
  %v316 = getelementptr [4 x i8], ptr %v315, i64 %v313
  %v317 = mul i64 %v309, 4
  call void @epilogue(i64 1, i64 %v291, ptr %v285, i64 0, ptr %v292, i64 0, ptr %v304, i64 %v305, ptr %v316, i64 %v317)
  %v318 = add i64 %v276, 1
  br label %head275
end275:
  %v319 = add i64 %v264, 1
  br label %head263
end263:
  %v320 = add i64 %v96, %v10
  br label %head95
end95:
  %v321 = add i64 %v75, 1
  br label %head74
end74:
  %v322 = add i64 %v72, 1
  br label %head71
end71:
  ret void
}
