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
  %v19 = phi i64 [ 0, %entry ], [ %v384, %end21 ]
  %v20 = icmp slt i64 %v19, %v2
  br i1 %v20, label %body18, label %end18
body18:
  br label %head21
head21:
  %v22 = phi i64 [ 0, %body18 ], [ %v383, %after360 ]
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
  %v59 = phi i64 [ %v57, %end33 ], [ %v113, %body58 ]
  %v60 = phi <16 x float> [ %v35, %end33 ], [ %v76, %body58 ]
  %v61 = phi <16 x float> [ %v36, %end33 ], [ %v88, %body58 ]
  %v62 = phi <16 x float> [ %v37, %end33 ], [ %v100, %body58 ]
  %v63 = phi <16 x float> [ %v38, %end33 ], [ %v112, %body58 ]
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
  %v78 = sub i64 %v17, %v77
  %v79 = icmp slt i64 %v78, 16
  %v80 = select i1 %v79, i64 %v78, i64 16
  %v81 = trunc i64 %v80 to i32
  %v82 = insertelement <16 x i32> poison, i32 %v81, i32 0
  %v83 = shufflevector <16 x i32> %v82, <16 x i32> poison, <16 x i32> zeroinitializer
  %v84 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v83
  %v85 = getelementptr [4 x i8], ptr %v28, i64 %v77
  %v86 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v85, i32 4, <16 x i1> %v84, <16 x float> zeroinitializer)
  %v87 = fadd <16 x float> %v61, %v86
  %v88 = select <16 x i1> %v84, <16 x float> %v87, <16 x float> %v61
  %v89 = add i64 %v59, 32
  %v90 = sub i64 %v17, %v89
  %v91 = icmp slt i64 %v90, 16
  %v92 = select i1 %v91, i64 %v90, i64 16
  %v93 = trunc i64 %v92 to i32
  %v94 = insertelement <16 x i32> poison, i32 %v93, i32 0
  %v95 = shufflevector <16 x i32> %v94, <16 x i32> poison, <16 x i32> zeroinitializer
  %v96 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v95
  %v97 = getelementptr [4 x i8], ptr %v28, i64 %v89
  %v98 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v97, i32 4, <16 x i1> %v96, <16 x float> zeroinitializer)
  %v99 = fadd <16 x float> %v62, %v98
  %v100 = select <16 x i1> %v96, <16 x float> %v99, <16 x float> %v62
  %v101 = add i64 %v59, 48
  %v102 = sub i64 %v17, %v101
  %v103 = icmp slt i64 %v102, 16
  %v104 = select i1 %v103, i64 %v102, i64 16
  %v105 = trunc i64 %v104 to i32
  %v106 = insertelement <16 x i32> poison, i32 %v105, i32 0
  %v107 = shufflevector <16 x i32> %v106, <16 x i32> poison, <16 x i32> zeroinitializer
  %v108 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v107
  %v109 = getelementptr [4 x i8], ptr %v28, i64 %v101
  %v110 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v109, i32 4, <16 x i1> %v108, <16 x float> zeroinitializer)
  %v111 = fadd <16 x float> %v63, %v110
  %v112 = select <16 x i1> %v108, <16 x float> %v111, <16 x float> %v63
  %v113 = add i64 %v59, 64
  br label %head58
end58:
  %v114 = fadd <16 x float> %v60, %v62
  %v115 = fadd <16 x float> %v61, %v63
  %v116 = fadd <16 x float> %v114, %v115
  %v117 = shufflevector <16 x float> %v116, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v118 = shufflevector <16 x float> %v116, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v119 = fadd <8 x float> %v117, %v118
  %v120 = shufflevector <8 x float> %v119, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v121 = shufflevector <8 x float> %v119, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v122 = fadd <4 x float> %v120, %v121
  %v123 = shufflevector <4 x float> %v122, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v124 = shufflevector <4 x float> %v122, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v125 = fadd <2 x float> %v123, %v124
  %v126 = extractelement <2 x float> %v125, i32 0
  %v127 = extractelement <2 x float> %v125, i32 1
  %v128 = fadd float %v126, %v127
  %v129 = sitofp i64 %v17 to float
  %v130 = fdiv float %v128, %v129
  %v131 = and i64 %v17, -64
  br label %head132
head132:
  %v133 = phi i64 [ 0, %end58 ], [ %v171, %body132 ]
  %v134 = phi <16 x float> [ splat (float 0x0000000000000000), %end58 ], [ %v149, %body132 ]
  %v135 = phi <16 x float> [ splat (float 0x0000000000000000), %end58 ], [ %v156, %body132 ]
  %v136 = phi <16 x float> [ splat (float 0x0000000000000000), %end58 ], [ %v163, %body132 ]
  %v137 = phi <16 x float> [ splat (float 0x0000000000000000), %end58 ], [ %v170, %body132 ]
  %v138 = icmp slt i64 %v133, %v131
  br i1 %v138, label %body132, label %end132
body132:
  %v139 = add i64 %v133, 0
  %v140 = add i64 %v133, 16
  %v141 = add i64 %v133, 32
  %v142 = add i64 %v133, 48
  %v143 = getelementptr [4 x i8], ptr %v31, i64 %v139
  call void @llvm.prefetch.p0(ptr %v143, i32 1, i32 3, i32 1)
  %v144 = getelementptr [4 x i8], ptr %v28, i64 %v139
  %v145 = load <16 x float>, ptr %v144, align 4
  %v146 = insertelement <16 x float> poison, float %v130, i32 0
  %v147 = shufflevector <16 x float> %v146, <16 x float> poison, <16 x i32> zeroinitializer
  %v148 = fsub <16 x float> %v145, %v147
  %v149 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v148, <16 x float> %v148, <16 x float> %v134)
  %v150 = getelementptr [4 x i8], ptr %v31, i64 %v140
  call void @llvm.prefetch.p0(ptr %v150, i32 1, i32 3, i32 1)
  %v151 = getelementptr [4 x i8], ptr %v28, i64 %v140
  %v152 = load <16 x float>, ptr %v151, align 4
  %v153 = insertelement <16 x float> poison, float %v130, i32 0
  %v154 = shufflevector <16 x float> %v153, <16 x float> poison, <16 x i32> zeroinitializer
  %v155 = fsub <16 x float> %v152, %v154
  %v156 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v155, <16 x float> %v155, <16 x float> %v135)
  %v157 = getelementptr [4 x i8], ptr %v31, i64 %v141
  call void @llvm.prefetch.p0(ptr %v157, i32 1, i32 3, i32 1)
  %v158 = getelementptr [4 x i8], ptr %v28, i64 %v141
  %v159 = load <16 x float>, ptr %v158, align 4
  %v160 = insertelement <16 x float> poison, float %v130, i32 0
  %v161 = shufflevector <16 x float> %v160, <16 x float> poison, <16 x i32> zeroinitializer
  %v162 = fsub <16 x float> %v159, %v161
  %v163 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v162, <16 x float> %v162, <16 x float> %v136)
  %v164 = getelementptr [4 x i8], ptr %v31, i64 %v142
  call void @llvm.prefetch.p0(ptr %v164, i32 1, i32 3, i32 1)
  %v165 = getelementptr [4 x i8], ptr %v28, i64 %v142
  %v166 = load <16 x float>, ptr %v165, align 4
  %v167 = insertelement <16 x float> poison, float %v130, i32 0
  %v168 = shufflevector <16 x float> %v167, <16 x float> poison, <16 x i32> zeroinitializer
  %v169 = fsub <16 x float> %v166, %v168
  %v170 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v169, <16 x float> %v169, <16 x float> %v137)
  %v171 = add i64 %v133, 64
  br label %head132
end132:
  %v172 = and i64 %v17, -64
  br label %head173
head173:
  %v174 = phi i64 [ %v172, %end132 ], [ %v244, %body173 ]
  %v175 = phi <16 x float> [ %v134, %end132 ], [ %v195, %body173 ]
  %v176 = phi <16 x float> [ %v135, %end132 ], [ %v211, %body173 ]
  %v177 = phi <16 x float> [ %v136, %end132 ], [ %v227, %body173 ]
  %v178 = phi <16 x float> [ %v137, %end132 ], [ %v243, %body173 ]
  %v179 = icmp slt i64 %v174, %v17
  br i1 %v179, label %body173, label %end173
body173:
  %v180 = add i64 %v174, 0
  %v181 = sub i64 %v17, %v180
  %v182 = icmp slt i64 %v181, 16
  %v183 = select i1 %v182, i64 %v181, i64 16
  %v184 = trunc i64 %v183 to i32
  %v185 = insertelement <16 x i32> poison, i32 %v184, i32 0
  %v186 = shufflevector <16 x i32> %v185, <16 x i32> poison, <16 x i32> zeroinitializer
  %v187 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v186
  %v188 = getelementptr [4 x i8], ptr %v31, i64 %v180
  call void @llvm.prefetch.p0(ptr %v188, i32 1, i32 3, i32 1)
  %v189 = getelementptr [4 x i8], ptr %v28, i64 %v180
  %v190 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v189, i32 4, <16 x i1> %v187, <16 x float> zeroinitializer)
  %v191 = insertelement <16 x float> poison, float %v130, i32 0
  %v192 = shufflevector <16 x float> %v191, <16 x float> poison, <16 x i32> zeroinitializer
  %v193 = fsub <16 x float> %v190, %v192
  %v194 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v193, <16 x float> %v193, <16 x float> %v175)
  %v195 = select <16 x i1> %v187, <16 x float> %v194, <16 x float> %v175
  %v196 = add i64 %v174, 16
  %v197 = sub i64 %v17, %v196
  %v198 = icmp slt i64 %v197, 16
  %v199 = select i1 %v198, i64 %v197, i64 16
  %v200 = trunc i64 %v199 to i32
  %v201 = insertelement <16 x i32> poison, i32 %v200, i32 0
  %v202 = shufflevector <16 x i32> %v201, <16 x i32> poison, <16 x i32> zeroinitializer
  %v203 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v202
  %v204 = getelementptr [4 x i8], ptr %v31, i64 %v196
  call void @llvm.prefetch.p0(ptr %v204, i32 1, i32 3, i32 1)
  %v205 = getelementptr [4 x i8], ptr %v28, i64 %v196
  %v206 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v205, i32 4, <16 x i1> %v203, <16 x float> zeroinitializer)
  %v207 = insertelement <16 x float> poison, float %v130, i32 0
  %v208 = shufflevector <16 x float> %v207, <16 x float> poison, <16 x i32> zeroinitializer
  %v209 = fsub <16 x float> %v206, %v208
  %v210 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v209, <16 x float> %v209, <16 x float> %v176)
  %v211 = select <16 x i1> %v203, <16 x float> %v210, <16 x float> %v176
  %v212 = add i64 %v174, 32
  %v213 = sub i64 %v17, %v212
  %v214 = icmp slt i64 %v213, 16
  %v215 = select i1 %v214, i64 %v213, i64 16
  %v216 = trunc i64 %v215 to i32
  %v217 = insertelement <16 x i32> poison, i32 %v216, i32 0
  %v218 = shufflevector <16 x i32> %v217, <16 x i32> poison, <16 x i32> zeroinitializer
  %v219 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v218
  %v220 = getelementptr [4 x i8], ptr %v31, i64 %v212
  call void @llvm.prefetch.p0(ptr %v220, i32 1, i32 3, i32 1)
  %v221 = getelementptr [4 x i8], ptr %v28, i64 %v212
  %v222 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v221, i32 4, <16 x i1> %v219, <16 x float> zeroinitializer)
  %v223 = insertelement <16 x float> poison, float %v130, i32 0
  %v224 = shufflevector <16 x float> %v223, <16 x float> poison, <16 x i32> zeroinitializer
  %v225 = fsub <16 x float> %v222, %v224
  %v226 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v225, <16 x float> %v225, <16 x float> %v177)
  %v227 = select <16 x i1> %v219, <16 x float> %v226, <16 x float> %v177
  %v228 = add i64 %v174, 48
  %v229 = sub i64 %v17, %v228
  %v230 = icmp slt i64 %v229, 16
  %v231 = select i1 %v230, i64 %v229, i64 16
  %v232 = trunc i64 %v231 to i32
  %v233 = insertelement <16 x i32> poison, i32 %v232, i32 0
  %v234 = shufflevector <16 x i32> %v233, <16 x i32> poison, <16 x i32> zeroinitializer
  %v235 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v234
  %v236 = getelementptr [4 x i8], ptr %v31, i64 %v228
  call void @llvm.prefetch.p0(ptr %v236, i32 1, i32 3, i32 1)
  %v237 = getelementptr [4 x i8], ptr %v28, i64 %v228
  %v238 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v237, i32 4, <16 x i1> %v235, <16 x float> zeroinitializer)
  %v239 = insertelement <16 x float> poison, float %v130, i32 0
  %v240 = shufflevector <16 x float> %v239, <16 x float> poison, <16 x i32> zeroinitializer
  %v241 = fsub <16 x float> %v238, %v240
  %v242 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v241, <16 x float> %v241, <16 x float> %v178)
  %v243 = select <16 x i1> %v235, <16 x float> %v242, <16 x float> %v178
  %v244 = add i64 %v174, 64
  br label %head173
end173:
  %v245 = fadd <16 x float> %v175, %v177
  %v246 = fadd <16 x float> %v176, %v178
  %v247 = fadd <16 x float> %v245, %v246
  %v248 = shufflevector <16 x float> %v247, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v249 = shufflevector <16 x float> %v247, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v250 = fadd <8 x float> %v248, %v249
  %v251 = shufflevector <8 x float> %v250, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v252 = shufflevector <8 x float> %v250, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v253 = fadd <4 x float> %v251, %v252
  %v254 = shufflevector <4 x float> %v253, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v255 = shufflevector <4 x float> %v253, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v256 = fadd <2 x float> %v254, %v255
  %v257 = extractelement <2 x float> %v256, i32 0
  %v258 = extractelement <2 x float> %v256, i32 1
  %v259 = fadd float %v257, %v258
  %v260 = sitofp i64 %v17 to float
  %v261 = fdiv float %v259, %v260
  %v262 = fadd float %v261, 0x3EE4F8B580000000
  %v263 = call float @llvm.sqrt.f32(float %v262)
  %v264 = fdiv float 0x3FF0000000000000, %v263
  %v265 = sub i64 %v17, 0
  %v266 = and i64 %v265, -64
  %v267 = add i64 0, %v266
  br label %head268
head268:
  %v269 = phi i64 [ 0, %end173 ], [ %v335, %body268 ]
  %v270 = icmp slt i64 %v269, %v267
  br i1 %v270, label %body268, label %end268
body268:
  %v271 = add i64 %v269, 0
  %v272 = getelementptr [4 x i8], ptr %v28, i64 %v271
  %v273 = load <16 x float>, ptr %v272, align 4
  %v274 = insertelement <16 x float> poison, float %v130, i32 0
  %v275 = shufflevector <16 x float> %v274, <16 x float> poison, <16 x i32> zeroinitializer
  %v276 = fsub <16 x float> %v273, %v275
  %v277 = insertelement <16 x float> poison, float %v264, i32 0
  %v278 = shufflevector <16 x float> %v277, <16 x float> poison, <16 x i32> zeroinitializer
  %v279 = fmul <16 x float> %v276, %v278
  %v280 = getelementptr [4 x i8], ptr %v29, i64 %v271
  %v281 = load <16 x float>, ptr %v280, align 4
  %v282 = fmul <16 x float> %v279, %v281
  %v283 = getelementptr [4 x i8], ptr %v30, i64 %v271
  %v284 = load <16 x float>, ptr %v283, align 4
  %v285 = fadd <16 x float> %v282, %v284
  %v286 = getelementptr [4 x i8], ptr %v31, i64 %v271
  store <16 x float> %v285, ptr %v286, align 4
  %v287 = add i64 %v269, 16
  %v288 = getelementptr [4 x i8], ptr %v28, i64 %v287
  %v289 = load <16 x float>, ptr %v288, align 4
  %v290 = insertelement <16 x float> poison, float %v130, i32 0
  %v291 = shufflevector <16 x float> %v290, <16 x float> poison, <16 x i32> zeroinitializer
  %v292 = fsub <16 x float> %v289, %v291
  %v293 = insertelement <16 x float> poison, float %v264, i32 0
  %v294 = shufflevector <16 x float> %v293, <16 x float> poison, <16 x i32> zeroinitializer
  %v295 = fmul <16 x float> %v292, %v294
  %v296 = getelementptr [4 x i8], ptr %v29, i64 %v287
  %v297 = load <16 x float>, ptr %v296, align 4
  %v298 = fmul <16 x float> %v295, %v297
  %v299 = getelementptr [4 x i8], ptr %v30, i64 %v287
  %v300 = load <16 x float>, ptr %v299, align 4
  %v301 = fadd <16 x float> %v298, %v300
  %v302 = getelementptr [4 x i8], ptr %v31, i64 %v287
  store <16 x float> %v301, ptr %v302, align 4
  %v303 = add i64 %v269, 32
  %v304 = getelementptr [4 x i8], ptr %v28, i64 %v303
  %v305 = load <16 x float>, ptr %v304, align 4
  %v306 = insertelement <16 x float> poison, float %v130, i32 0
  %v307 = shufflevector <16 x float> %v306, <16 x float> poison, <16 x i32> zeroinitializer
  %v308 = fsub <16 x float> %v305, %v307
  %v309 = insertelement <16 x float> poison, float %v264, i32 0
  %v310 = shufflevector <16 x float> %v309, <16 x float> poison, <16 x i32> zeroinitializer
  %v311 = fmul <16 x float> %v308, %v310
  %v312 = getelementptr [4 x i8], ptr %v29, i64 %v303
  %v313 = load <16 x float>, ptr %v312, align 4
  %v314 = fmul <16 x float> %v311, %v313
  %v315 = getelementptr [4 x i8], ptr %v30, i64 %v303
  %v316 = load <16 x float>, ptr %v315, align 4
  %v317 = fadd <16 x float> %v314, %v316
  %v318 = getelementptr [4 x i8], ptr %v31, i64 %v303
  store <16 x float> %v317, ptr %v318, align 4
  %v319 = add i64 %v269, 48
  %v320 = getelementptr [4 x i8], ptr %v28, i64 %v319
  %v321 = load <16 x float>, ptr %v320, align 4
  %v322 = insertelement <16 x float> poison, float %v130, i32 0
  %v323 = shufflevector <16 x float> %v322, <16 x float> poison, <16 x i32> zeroinitializer
  %v324 = fsub <16 x float> %v321, %v323
  %v325 = insertelement <16 x float> poison, float %v264, i32 0
  %v326 = shufflevector <16 x float> %v325, <16 x float> poison, <16 x i32> zeroinitializer
  %v327 = fmul <16 x float> %v324, %v326
  %v328 = getelementptr [4 x i8], ptr %v29, i64 %v319
  %v329 = load <16 x float>, ptr %v328, align 4
  %v330 = fmul <16 x float> %v327, %v329
  %v331 = getelementptr [4 x i8], ptr %v30, i64 %v319
  %v332 = load <16 x float>, ptr %v331, align 4
  %v333 = fadd <16 x float> %v330, %v332
  %v334 = getelementptr [4 x i8], ptr %v31, i64 %v319
  store <16 x float> %v333, ptr %v334, align 4
  %v335 = add i64 %v269, 64
  br label %head268
end268:
  %v336 = sub i64 %v17, %v267
  %v337 = and i64 %v336, -16
  %v338 = add i64 %v267, %v337
  br label %head339
head339:
  %v340 = phi i64 [ %v267, %end268 ], [ %v358, %body339 ]
  %v341 = icmp slt i64 %v340, %v338
  br i1 %v341, label %body339, label %end339
body339:
  %v342 = add i64 %v340, 0
  %v343 = getelementptr [4 x i8], ptr %v28, i64 %v342
  %v344 = load <16 x float>, ptr %v343, align 4
  %v345 = insertelement <16 x float> poison, float %v130, i32 0
  %v346 = shufflevector <16 x float> %v345, <16 x float> poison, <16 x i32> zeroinitializer
  %v347 = fsub <16 x float> %v344, %v346
  %v348 = insertelement <16 x float> poison, float %v264, i32 0
  %v349 = shufflevector <16 x float> %v348, <16 x float> poison, <16 x i32> zeroinitializer
  %v350 = fmul <16 x float> %v347, %v349
  %v351 = getelementptr [4 x i8], ptr %v29, i64 %v342
  %v352 = load <16 x float>, ptr %v351, align 4
  %v353 = fmul <16 x float> %v350, %v352
  %v354 = getelementptr [4 x i8], ptr %v30, i64 %v342
  %v355 = load <16 x float>, ptr %v354, align 4
  %v356 = fadd <16 x float> %v353, %v355
  %v357 = getelementptr [4 x i8], ptr %v31, i64 %v342
  store <16 x float> %v356, ptr %v357, align 4
  %v358 = add i64 %v340, 16
  br label %head339
end339:
  %v359 = icmp slt i64 %v338, %v17
  br i1 %v359, label %then360, label %after360
then360:
  %v361 = sub i64 %v17, %v338
  %v362 = icmp slt i64 %v361, 16
  %v363 = select i1 %v362, i64 %v361, i64 16
  %v364 = trunc i64 %v363 to i32
  %v365 = insertelement <16 x i32> poison, i32 %v364, i32 0
  %v366 = shufflevector <16 x i32> %v365, <16 x i32> poison, <16 x i32> zeroinitializer
  %v367 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v366
  %v368 = getelementptr [4 x i8], ptr %v28, i64 %v338
  %v369 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v368, i32 4, <16 x i1> %v367, <16 x float> zeroinitializer)
  %v370 = insertelement <16 x float> poison, float %v130, i32 0
  %v371 = shufflevector <16 x float> %v370, <16 x float> poison, <16 x i32> zeroinitializer
  %v372 = fsub <16 x float> %v369, %v371
  %v373 = insertelement <16 x float> poison, float %v264, i32 0
  %v374 = shufflevector <16 x float> %v373, <16 x float> poison, <16 x i32> zeroinitializer
  %v375 = fmul <16 x float> %v372, %v374
  %v376 = getelementptr [4 x i8], ptr %v29, i64 %v338
  %v377 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v376, i32 4, <16 x i1> %v367, <16 x float> zeroinitializer)
  %v378 = fmul <16 x float> %v375, %v377
  %v379 = getelementptr [4 x i8], ptr %v30, i64 %v338
  %v380 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v379, i32 4, <16 x i1> %v367, <16 x float> zeroinitializer)
  %v381 = fadd <16 x float> %v378, %v380
  %v382 = getelementptr [4 x i8], ptr %v31, i64 %v338
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v381, ptr %v382, i32 4, <16 x i1> %v367)
  br label %after360
after360:
  %v383 = add i64 %v22, 1
  br label %head21
end21:
  %v384 = add i64 %v19, 1
  br label %head18
end18:
  ret void
}
