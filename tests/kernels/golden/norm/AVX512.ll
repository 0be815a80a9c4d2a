declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare float @llvm.sqrt.f32(float)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 32
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 40
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 48
  %v6 = load i64, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 56
  %v8 = load i64, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 0
  %v10 = load ptr, ptr %v9, align 8
  %v11 = getelementptr i8, ptr %arguments, i64 8
  %v12 = load ptr, ptr %v11, align 8
  %v13 = getelementptr i8, ptr %arguments, i64 16
  %v14 = load ptr, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 24
  %v16 = load ptr, ptr %v15, align 8
  %v17 = mul i64 %v6, %v8
  br label %head18
head18:
  %v19 = phi i64 [ 0, %entry ], [ %v402, %end21 ]
  %v20 = icmp slt i64 %v19, %v2
  br i1 %v20, label %body18, label %end18
body18:
  br label %head21
head21:
  %v22 = phi i64 [ 0, %body18 ], [ %v401, %after378 ]
  %v23 = icmp slt i64 %v22, %v4
  br i1 %v23, label %body21, label %end21
body21:
  %v24 = mul i64 %v19, %v4
  %v25 = add i64 %v24, %v22
  %v26 = mul i64 %v25, %v17
  %v27 = mul i64 %v22, %v17
  %v28 = getelementptr [4 x i8], ptr %v10, i64 %v26
  %v29 = getelementptr [4 x i8], ptr %v12, i64 %v27
  %v30 = getelementptr [4 x i8], ptr %v14, i64 %v27
  %v31 = getelementptr [4 x i8], ptr %v16, i64 %v26
  %v32 = and i64 %v17, -64
  br label %head33
head33:
  %v34 = phi i64 [ 0, %body21 ], [ %v56, %body33 ]
  %v35 = phi <16 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v46, %body33 ]
  %v36 = phi <16 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v49, %body33 ]
  %v37 = phi <16 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v52, %body33 ]
  %v38 = phi <16 x float> [ splat (float 0x0000000000000000), %body21 ], [ %v55, %body33 ]
  %v39 = icmp slt i64 %v34, %v32
  br i1 %v39, label %body33, label %end33
body33:
  %v40 = add i64 %v34, 0
  %v41 = add i64 %v34, 16
  %v42 = add i64 %v34, 32
  %v43 = add i64 %v34, 48
  %v44 = getelementptr [4 x i8], ptr %v28, i64 %v40
  %v45 = load <16 x float>, ptr %v44, align 4
  %v46 = fadd <16 x float> %v35, %v45
  %v47 = getelementptr [4 x i8], ptr %v28, i64 %v41
  %v48 = load <16 x float>, ptr %v47, align 4
  %v49 = fadd <16 x float> %v36, %v48
  %v50 = getelementptr [4 x i8], ptr %v28, i64 %v42
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = fadd <16 x float> %v37, %v51
  %v53 = getelementptr [4 x i8], ptr %v28, i64 %v43
  %v54 = load <16 x float>, ptr %v53, align 4
  %v55 = fadd <16 x float> %v38, %v54
  %v56 = add i64 %v34, 64
  br label %head33
end33:
  %v57 = and i64 %v17, -64
  br label %head58
head58:
  %v59 = phi i64 [ %v57, %end33 ], [ %v122, %joined109 ]
  %v60 = phi <16 x float> [ %v35, %end33 ], [ %v76, %joined109 ]
  %v61 = phi <16 x float> [ %v36, %end33 ], [ %v91, %joined109 ]
  %v62 = phi <16 x float> [ %v37, %end33 ], [ %v106, %joined109 ]
  %v63 = phi <16 x float> [ %v38, %end33 ], [ %v121, %joined109 ]
  %v64 = icmp slt i64 %v59, %v17
  br i1 %v64, label %body58, label %end58
body58:
  %v65 = add i64 %v59, 0
  %v66 = sub i64 %v17, %v65
  %v67 = icmp slt i64 %v66, 16
  %v68 = select i1 %v67, i64 %v66, i64 16
  %v69 = trunc i64 %v68 to i32
  %v70 = insertelement <16 x i32> poison, i32 %v69, i32 0
  %v71 = shufflevector <16 x i32> %v70, <16 x i32> poison, <16 x i32> zeroinitializer
  %v72 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v71
  %v73 = getelementptr [4 x i8], ptr %v28, i64 %v65
  %v74 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v73, i32 4, <16 x i1> %v72, <16 x float> zeroinitializer)
  %v75 = fadd <16 x float> %v60, %v74
  %v76 = select <16 x i1> %v72, <16 x float> %v75, <16 x float> %v60
  %v77 = add i64 %v59, 16
  %v78 = icmp slt i64 %v77, %v17
  br i1 %v78, label %yes79, label %no79
yes79:
  %v80 = sub i64 %v17, %v77
  %v81 = icmp slt i64 %v80, 16
  %v82 = select i1 %v81, i64 %v80, i64 16
  %v83 = trunc i64 %v82 to i32
  %v84 = insertelement <16 x i32> poison, i32 %v83, i32 0
  %v85 = shufflevector <16 x i32> %v84, <16 x i32> poison, <16 x i32> zeroinitializer
  %v86 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v85
  %v87 = getelementptr [4 x i8], ptr %v28, i64 %v77
  %v88 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v87, i32 4, <16 x i1> %v86, <16 x float> zeroinitializer)
  %v89 = fadd <16 x float> %v61, %v88
  %v90 = select <16 x i1> %v86, <16 x float> %v89, <16 x float> %v61
  br label %joined79
no79:
  br label %joined79
joined79:
  %v91 = phi <16 x float> [ %v90, %yes79 ], [ %v61, %no79 ]
  %v92 = add i64 %v59, 32
  %v93 = icmp slt i64 %v92, %v17
  br i1 %v93, label %yes94, label %no94
yes94:
  %v95 = sub i64 %v17, %v92
  %v96 = icmp slt i64 %v95, 16
  %v97 = select i1 %v96, i64 %v95, i64 16
  %v98 = trunc i64 %v97 to i32
  %v99 = insertelement <16 x i32> poison, i32 %v98, i32 0
  %v100 = shufflevector <16 x i32> %v99, <16 x i32> poison, <16 x i32> zeroinitializer
  %v101 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v100
  %v102 = getelementptr [4 x i8], ptr %v28, i64 %v92
  %v103 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v102, i32 4, <16 x i1> %v101, <16 x float> zeroinitializer)
  %v104 = fadd <16 x float> %v62, %v103
  %v105 = select <16 x i1> %v101, <16 x float> %v104, <16 x float> %v62
  br label %joined94
no94:
  br label %joined94
joined94:
  %v106 = phi <16 x float> [ %v105, %yes94 ], [ %v62, %no94 ]
  %v107 = add i64 %v59, 48
  %v108 = icmp slt i64 %v107, %v17
  br i1 %v108, label %yes109, label %no109
yes109:
  %v110 = sub i64 %v17, %v107
  %v111 = icmp slt i64 %v110, 16
  %v112 = select i1 %v111, i64 %v110, i64 16
  %v113 = trunc i64 %v112 to i32
  %v114 = insertelement <16 x i32> poison, i32 %v113, i32 0
  %v115 = shufflevector <16 x i32> %v114, <16 x i32> poison, <16 x i32> zeroinitializer
  %v116 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v115
  %v117 = getelementptr [4 x i8], ptr %v28, i64 %v107
  %v118 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v117, i32 4, <16 x i1> %v116, <16 x float> zeroinitializer)
  %v119 = fadd <16 x float> %v63, %v118
  %v120 = select <16 x i1> %v116, <16 x float> %v119, <16 x float> %v63
  br label %joined109
no109:
  br label %joined109
joined109:
  %v121 = phi <16 x float> [ %v120, %yes109 ], [ %v63, %no109 ]
  %v122 = add i64 %v59, 64
  br label %head58
end58:
  %v123 = fadd <16 x float> %v60, %v62
  %v124 = fadd <16 x float> %v61, %v63
  %v125 = fadd <16 x float> %v123, %v124
  %v126 = shufflevector <16 x float> %v125, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v127 = shufflevector <16 x float> %v125, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v128 = fadd <8 x float> %v126, %v127
  %v129 = shufflevector <8 x float> %v128, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v130 = shufflevector <8 x float> %v128, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v131 = fadd <4 x float> %v129, %v130
  %v132 = shufflevector <4 x float> %v131, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v133 = shufflevector <4 x float> %v131, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v134 = fadd <2 x float> %v132, %v133
  %v135 = extractelement <2 x float> %v134, i32 0
  %v136 = extractelement <2 x float> %v134, i32 1
  %v137 = fadd float %v135, %v136
  %v138 = sitofp i64 %v17 to float
  %v139 = fdiv float %v137, %v138
  %v140 = and i64 %v17, -64
  br label %head141
head141:
  %v142 = phi i64 [ 0, %end58 ], [ %v180, %body141 ]
  %v143 = phi <16 x float> [ splat (float 0x0000000000000000), %end58 ], [ %v158, %body141 ]
  %v144 = phi <16 x float> [ splat (float 0x0000000000000000), %end58 ], [ %v165, %body141 ]
  %v145 = phi <16 x float> [ splat (float 0x0000000000000000), %end58 ], [ %v172, %body141 ]
  %v146 = phi <16 x float> [ splat (float 0x0000000000000000), %end58 ], [ %v179, %body141 ]
  %v147 = icmp slt i64 %v142, %v140
  br i1 %v147, label %body141, label %end141
body141:
  %v148 = add i64 %v142, 0
  %v149 = add i64 %v142, 16
  %v150 = add i64 %v142, 32
  %v151 = add i64 %v142, 48
  %v152 = getelementptr [4 x i8], ptr %v31, i64 %v148
  call void @llvm.prefetch.p0(ptr %v152, i32 1, i32 3, i32 1)
  %v153 = getelementptr [4 x i8], ptr %v28, i64 %v148
  %v154 = load <16 x float>, ptr %v153, align 4
  %v155 = insertelement <16 x float> poison, float %v139, i32 0
  %v156 = shufflevector <16 x float> %v155, <16 x float> poison, <16 x i32> zeroinitializer
  %v157 = fsub <16 x float> %v154, %v156
  %v158 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v157, <16 x float> %v157, <16 x float> %v143)
  %v159 = getelementptr [4 x i8], ptr %v31, i64 %v149
  call void @llvm.prefetch.p0(ptr %v159, i32 1, i32 3, i32 1)
  %v160 = getelementptr [4 x i8], ptr %v28, i64 %v149
  %v161 = load <16 x float>, ptr %v160, align 4
  %v162 = insertelement <16 x float> poison, float %v139, i32 0
  %v163 = shufflevector <16 x float> %v162, <16 x float> poison, <16 x i32> zeroinitializer
  %v164 = fsub <16 x float> %v161, %v163
  %v165 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v164, <16 x float> %v164, <16 x float> %v144)
  %v166 = getelementptr [4 x i8], ptr %v31, i64 %v150
  call void @llvm.prefetch.p0(ptr %v166, i32 1, i32 3, i32 1)
  %v167 = getelementptr [4 x i8], ptr %v28, i64 %v150
  %v168 = load <16 x float>, ptr %v167, align 4
  %v169 = insertelement <16 x float> poison, float %v139, i32 0
  %v170 = shufflevector <16 x float> %v169, <16 x float> poison, <16 x i32> zeroinitializer
  %v171 = fsub <16 x float> %v168, %v170
  %v172 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v171, <16 x float> %v171, <16 x float> %v145)
  %v173 = getelementptr [4 x i8], ptr %v31, i64 %v151
  call void @llvm.prefetch.p0(ptr %v173, i32 1, i32 3, i32 1)
  %v174 = getelementptr [4 x i8], ptr %v28, i64 %v151
  %v175 = load <16 x float>, ptr %v174, align 4
  %v176 = insertelement <16 x float> poison, float %v139, i32 0
  %v177 = shufflevector <16 x float> %v176, <16 x float> poison, <16 x i32> zeroinitializer
  %v178 = fsub <16 x float> %v175, %v177
  %v179 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v178, <16 x float> %v178, <16 x float> %v146)
  %v180 = add i64 %v142, 64
  br label %head141
end141:
  %v181 = and i64 %v17, -64
  br label %head182
head182:
  %v183 = phi i64 [ %v181, %end141 ], [ %v262, %joined245 ]
  %v184 = phi <16 x float> [ %v143, %end141 ], [ %v204, %joined245 ]
  %v185 = phi <16 x float> [ %v144, %end141 ], [ %v223, %joined245 ]
  %v186 = phi <16 x float> [ %v145, %end141 ], [ %v242, %joined245 ]
  %v187 = phi <16 x float> [ %v146, %end141 ], [ %v261, %joined245 ]
  %v188 = icmp slt i64 %v183, %v17
  br i1 %v188, label %body182, label %end182
body182:
  %v189 = add i64 %v183, 0
  %v190 = sub i64 %v17, %v189
  %v191 = icmp slt i64 %v190, 16
  %v192 = select i1 %v191, i64 %v190, i64 16
  %v193 = trunc i64 %v192 to i32
  %v194 = insertelement <16 x i32> poison, i32 %v193, i32 0
  %v195 = shufflevector <16 x i32> %v194, <16 x i32> poison, <16 x i32> zeroinitializer
  %v196 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v195
  %v197 = getelementptr [4 x i8], ptr %v31, i64 %v189
  call void @llvm.prefetch.p0(ptr %v197, i32 1, i32 3, i32 1)
  %v198 = getelementptr [4 x i8], ptr %v28, i64 %v189
  %v199 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v198, i32 4, <16 x i1> %v196, <16 x float> zeroinitializer)
  %v200 = insertelement <16 x float> poison, float %v139, i32 0
  %v201 = shufflevector <16 x float> %v200, <16 x float> poison, <16 x i32> zeroinitializer
  %v202 = fsub <16 x float> %v199, %v201
  %v203 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v202, <16 x float> %v202, <16 x float> %v184)
  %v204 = select <16 x i1> %v196, <16 x float> %v203, <16 x float> %v184
  %v205 = add i64 %v183, 16
  %v206 = icmp slt i64 %v205, %v17
  br i1 %v206, label %yes207, label %no207
yes207:
  %v208 = sub i64 %v17, %v205
  %v209 = icmp slt i64 %v208, 16
  %v210 = select i1 %v209, i64 %v208, i64 16
  %v211 = trunc i64 %v210 to i32
  %v212 = insertelement <16 x i32> poison, i32 %v211, i32 0
  %v213 = shufflevector <16 x i32> %v212, <16 x i32> poison, <16 x i32> zeroinitializer
  %v214 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v213
  %v215 = getelementptr [4 x i8], ptr %v31, i64 %v205
  call void @llvm.prefetch.p0(ptr %v215, i32 1, i32 3, i32 1)
  %v216 = getelementptr [4 x i8], ptr %v28, i64 %v205
  %v217 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v216, i32 4, <16 x i1> %v214, <16 x float> zeroinitializer)
  %v218 = insertelement <16 x float> poison, float %v139, i32 0
  %v219 = shufflevector <16 x float> %v218, <16 x float> poison, <16 x i32> zeroinitializer
  %v220 = fsub <16 x float> %v217, %v219
  %v221 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v220, <16 x float> %v220, <16 x float> %v185)
  %v222 = select <16 x i1> %v214, <16 x float> %v221, <16 x float> %v185
  br label %joined207
no207:
  br label %joined207
joined207:
  %v223 = phi <16 x float> [ %v222, %yes207 ], [ %v185, %no207 ]
  %v224 = add i64 %v183, 32
  %v225 = icmp slt i64 %v224, %v17
  br i1 %v225, label %yes226, label %no226
yes226:
  %v227 = sub i64 %v17, %v224
  %v228 = icmp slt i64 %v227, 16
  %v229 = select i1 %v228, i64 %v227, i64 16
  %v230 = trunc i64 %v229 to i32
  %v231 = insertelement <16 x i32> poison, i32 %v230, i32 0
  %v232 = shufflevector <16 x i32> %v231, <16 x i32> poison, <16 x i32> zeroinitializer
  %v233 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v232
  %v234 = getelementptr [4 x i8], ptr %v31, i64 %v224
  call void @llvm.prefetch.p0(ptr %v234, i32 1, i32 3, i32 1)
  %v235 = getelementptr [4 x i8], ptr %v28, i64 %v224
  %v236 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v235, i32 4, <16 x i1> %v233, <16 x float> zeroinitializer)
  %v237 = insertelement <16 x float> poison, float %v139, i32 0
  %v238 = shufflevector <16 x float> %v237, <16 x float> poison, <16 x i32> zeroinitializer
  %v239 = fsub <16 x float> %v236, %v238
  %v240 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v239, <16 x float> %v239, <16 x float> %v186)
  %v241 = select <16 x i1> %v233, <16 x float> %v240, <16 x float> %v186
  br label %joined226
no226:
  br label %joined226
joined226:
  %v242 = phi <16 x float> [ %v241, %yes226 ], [ %v186, %no226 ]
  %v243 = add i64 %v183, 48
  %v244 = icmp slt i64 %v243, %v17
  br i1 %v244, label %yes245, label %no245
yes245:
  %v246 = sub i64 %v17, %v243
  %v247 = icmp slt i64 %v246, 16
  %v248 = select i1 %v247, i64 %v246, i64 16
  %v249 = trunc i64 %v248 to i32
  %v250 = insertelement <16 x i32> poison, i32 %v249, i32 0
  %v251 = shufflevector <16 x i32> %v250, <16 x i32> poison, <16 x i32> zeroinitializer
  %v252 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v251
  %v253 = getelementptr [4 x i8], ptr %v31, i64 %v243
  call void @llvm.prefetch.p0(ptr %v253, i32 1, i32 3, i32 1)
  %v254 = getelementptr [4 x i8], ptr %v28, i64 %v243
  %v255 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v254, i32 4, <16 x i1> %v252, <16 x float> zeroinitializer)
  %v256 = insertelement <16 x float> poison, float %v139, i32 0
  %v257 = shufflevector <16 x float> %v256, <16 x float> poison, <16 x i32> zeroinitializer
  %v258 = fsub <16 x float> %v255, %v257
  %v259 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v258, <16 x float> %v258, <16 x float> %v187)
  %v260 = select <16 x i1> %v252, <16 x float> %v259, <16 x float> %v187
  br label %joined245
no245:
  br label %joined245
joined245:
  %v261 = phi <16 x float> [ %v260, %yes245 ], [ %v187, %no245 ]
  %v262 = add i64 %v183, 64
  br label %head182
end182:
  %v263 = fadd <16 x float> %v184, %v186
  %v264 = fadd <16 x float> %v185, %v187
  %v265 = fadd <16 x float> %v263, %v264
  %v266 = shufflevector <16 x float> %v265, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v267 = shufflevector <16 x float> %v265, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v268 = fadd <8 x float> %v266, %v267
  %v269 = shufflevector <8 x float> %v268, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v270 = shufflevector <8 x float> %v268, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v271 = fadd <4 x float> %v269, %v270
  %v272 = shufflevector <4 x float> %v271, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v273 = shufflevector <4 x float> %v271, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v274 = fadd <2 x float> %v272, %v273
  %v275 = extractelement <2 x float> %v274, i32 0
  %v276 = extractelement <2 x float> %v274, i32 1
  %v277 = fadd float %v275, %v276
  %v278 = sitofp i64 %v17 to float
  %v279 = fdiv float %v277, %v278
  %v280 = fadd float %v279, 0x3EE4F8B580000000
  %v281 = call float @llvm.sqrt.f32(float %v280)
  %v282 = fdiv float 0x3FF0000000000000, %v281
  %v283 = sub i64 %v17, 0
  %v284 = and i64 %v283, -64
  %v285 = add i64 0, %v284
  br label %head286
head286:
  %v287 = phi i64 [ 0, %end182 ], [ %v353, %body286 ]
  %v288 = icmp slt i64 %v287, %v285
  br i1 %v288, label %body286, label %end286
body286:
  %v289 = add i64 %v287, 0
  %v290 = getelementptr [4 x i8], ptr %v28, i64 %v289
  %v291 = load <16 x float>, ptr %v290, align 4
  %v292 = insertelement <16 x float> poison, float %v139, i32 0
  %v293 = shufflevector <16 x float> %v292, <16 x float> poison, <16 x i32> zeroinitializer
  %v294 = fsub <16 x float> %v291, %v293
  %v295 = insertelement <16 x float> poison, float %v282, i32 0
  %v296 = shufflevector <16 x float> %v295, <16 x float> poison, <16 x i32> zeroinitializer
  %v297 = fmul <16 x float> %v294, %v296
  %v298 = getelementptr [4 x i8], ptr %v29, i64 %v289
  %v299 = load <16 x float>, ptr %v298, align 4
  %v300 = fmul <16 x float> %v297, %v299
  %v301 = getelementptr [4 x i8], ptr %v30, i64 %v289
  %v302 = load <16 x float>, ptr %v301, align 4
  %v303 = fadd <16 x float> %v300, %v302
  %v304 = getelementptr [4 x i8], ptr %v31, i64 %v289
  store <16 x float> %v303, ptr %v304, align 4
  %v305 = add i64 %v287, 16
  %v306 = getelementptr [4 x i8], ptr %v28, i64 %v305
  %v307 = load <16 x float>, ptr %v306, align 4
  %v308 = insertelement <16 x float> poison, float %v139, i32 0
  %v309 = shufflevector <16 x float> %v308, <16 x float> poison, <16 x i32> zeroinitializer
  %v310 = fsub <16 x float> %v307, %v309
  %v311 = insertelement <16 x float> poison, float %v282, i32 0
  %v312 = shufflevector <16 x float> %v311, <16 x float> poison, <16 x i32> zeroinitializer
  %v313 = fmul <16 x float> %v310, %v312
  %v314 = getelementptr [4 x i8], ptr %v29, i64 %v305
  %v315 = load <16 x float>, ptr %v314, align 4
  %v316 = fmul <16 x float> %v313, %v315
  %v317 = getelementptr [4 x i8], ptr %v30, i64 %v305
  %v318 = load <16 x float>, ptr %v317, align 4
  %v319 = fadd <16 x float> %v316, %v318
  %v320 = getelementptr [4 x i8], ptr %v31, i64 %v305
  store <16 x float> %v319, ptr %v320, align 4
  %v321 = add i64 %v287, 32
  %v322 = getelementptr [4 x i8], ptr %v28, i64 %v321
  %v323 = load <16 x float>, ptr %v322, align 4
  %v324 = insertelement <16 x float> poison, float %v139, i32 0
  %v325 = shufflevector <16 x float> %v324, <16 x float> poison, <16 x i32> zeroinitializer
  %v326 = fsub <16 x float> %v323, %v325
  %v327 = insertelement <16 x float> poison, float %v282, i32 0
  %v328 = shufflevector <16 x float> %v327, <16 x float> poison, <16 x i32> zeroinitializer
  %v329 = fmul <16 x float> %v326, %v328
  %v330 = getelementptr [4 x i8], ptr %v29, i64 %v321
  %v331 = load <16 x float>, ptr %v330, align 4
  %v332 = fmul <16 x float> %v329, %v331
  %v333 = getelementptr [4 x i8], ptr %v30, i64 %v321
  %v334 = load <16 x float>, ptr %v333, align 4
  %v335 = fadd <16 x float> %v332, %v334
  %v336 = getelementptr [4 x i8], ptr %v31, i64 %v321
  store <16 x float> %v335, ptr %v336, align 4
  %v337 = add i64 %v287, 48
  %v338 = getelementptr [4 x i8], ptr %v28, i64 %v337
  %v339 = load <16 x float>, ptr %v338, align 4
  %v340 = insertelement <16 x float> poison, float %v139, i32 0
  %v341 = shufflevector <16 x float> %v340, <16 x float> poison, <16 x i32> zeroinitializer
  %v342 = fsub <16 x float> %v339, %v341
  %v343 = insertelement <16 x float> poison, float %v282, i32 0
  %v344 = shufflevector <16 x float> %v343, <16 x float> poison, <16 x i32> zeroinitializer
  %v345 = fmul <16 x float> %v342, %v344
  %v346 = getelementptr [4 x i8], ptr %v29, i64 %v337
  %v347 = load <16 x float>, ptr %v346, align 4
  %v348 = fmul <16 x float> %v345, %v347
  %v349 = getelementptr [4 x i8], ptr %v30, i64 %v337
  %v350 = load <16 x float>, ptr %v349, align 4
  %v351 = fadd <16 x float> %v348, %v350
  %v352 = getelementptr [4 x i8], ptr %v31, i64 %v337
  store <16 x float> %v351, ptr %v352, align 4
  %v353 = add i64 %v287, 64
  br label %head286
end286:
  %v354 = sub i64 %v17, %v285
  %v355 = and i64 %v354, -16
  %v356 = add i64 %v285, %v355
  br label %head357
head357:
  %v358 = phi i64 [ %v285, %end286 ], [ %v376, %body357 ]
  %v359 = icmp slt i64 %v358, %v356
  br i1 %v359, label %body357, label %end357
body357:
  %v360 = add i64 %v358, 0
  %v361 = getelementptr [4 x i8], ptr %v28, i64 %v360
  %v362 = load <16 x float>, ptr %v361, align 4
  %v363 = insertelement <16 x float> poison, float %v139, i32 0
  %v364 = shufflevector <16 x float> %v363, <16 x float> poison, <16 x i32> zeroinitializer
  %v365 = fsub <16 x float> %v362, %v364
  %v366 = insertelement <16 x float> poison, float %v282, i32 0
  %v367 = shufflevector <16 x float> %v366, <16 x float> poison, <16 x i32> zeroinitializer
  %v368 = fmul <16 x float> %v365, %v367
  %v369 = getelementptr [4 x i8], ptr %v29, i64 %v360
  %v370 = load <16 x float>, ptr %v369, align 4
  %v371 = fmul <16 x float> %v368, %v370
  %v372 = getelementptr [4 x i8], ptr %v30, i64 %v360
  %v373 = load <16 x float>, ptr %v372, align 4
  %v374 = fadd <16 x float> %v371, %v373
  %v375 = getelementptr [4 x i8], ptr %v31, i64 %v360
  store <16 x float> %v374, ptr %v375, align 4
  %v376 = add i64 %v358, 16
  br label %head357
end357:
  %v377 = icmp slt i64 %v356, %v17
  br i1 %v377, label %then378, label %after378
then378:
  %v379 = sub i64 %v17, %v356
  %v380 = icmp slt i64 %v379, 16
  %v381 = select i1 %v380, i64 %v379, i64 16
  %v382 = trunc i64 %v381 to i32
  %v383 = insertelement <16 x i32> poison, i32 %v382, i32 0
  %v384 = shufflevector <16 x i32> %v383, <16 x i32> poison, <16 x i32> zeroinitializer
  %v385 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v384
  %v386 = getelementptr [4 x i8], ptr %v28, i64 %v356
  %v387 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v386, i32 4, <16 x i1> %v385, <16 x float> zeroinitializer)
  %v388 = insertelement <16 x float> poison, float %v139, i32 0
  %v389 = shufflevector <16 x float> %v388, <16 x float> poison, <16 x i32> zeroinitializer
  %v390 = fsub <16 x float> %v387, %v389
  %v391 = insertelement <16 x float> poison, float %v282, i32 0
  %v392 = shufflevector <16 x float> %v391, <16 x float> poison, <16 x i32> zeroinitializer
  %v393 = fmul <16 x float> %v390, %v392
  %v394 = getelementptr [4 x i8], ptr %v29, i64 %v356
  %v395 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v394, i32 4, <16 x i1> %v385, <16 x float> zeroinitializer)
  %v396 = fmul <16 x float> %v393, %v395
  %v397 = getelementptr [4 x i8], ptr %v30, i64 %v356
  %v398 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v397, i32 4, <16 x i1> %v385, <16 x float> zeroinitializer)
  %v399 = fadd <16 x float> %v396, %v398
  %v400 = getelementptr [4 x i8], ptr %v31, i64 %v356
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v399, ptr %v400, i32 4, <16 x i1> %v385)
  br label %after378
after378:
  %v401 = add i64 %v22, 1
  br label %head21
end21:
  %v402 = add i64 %v19, 1
  br label %head18
end18:
  ret void
}
