declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.maximum.v16f32(<16 x float>, <16 x float>)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32 immarg)
declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
declare <8 x float> @llvm.maximum.v8f32(<8 x float>, <8 x float>)
declare float @llvm.maximum.f32(float, float)
declare i1 @llvm.vector.reduce.or.v16i1(<16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 24
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 32
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 0
  %v6 = load ptr, ptr %v5, align 8
  %v7 = getelementptr i8, ptr %arguments, i64 8
  %v8 = load ptr, ptr %v7, align 8
  %v9 = getelementptr i8, ptr %arguments, i64 16
  %v10 = load i64, ptr %v9, align 8
  br label %head11
head11:
  %v12 = phi i64 [ 0, %entry ], [ %v691, %after653 ]
  %v13 = icmp slt i64 %v12, %v10
  br i1 %v13, label %body11, label %end11
body11:
  %v14 = mul i64 %v2, %v4
  %v15 = mul i64 %v12, %v14
  %v16 = getelementptr [4 x i8], ptr %v6, i64 %v15
  %v17 = getelementptr [4 x i8], ptr %v8, i64 %v15
  %v18 = and i64 %v2, -64
  br label %head19
head19:
  %v20 = phi i64 [ 0, %body11 ], [ %v46, %body19 ]
  %v21 = phi <16 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v33, %body19 ]
  %v22 = phi <16 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v37, %body19 ]
  %v23 = phi <16 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v41, %body19 ]
  %v24 = phi <16 x float> [ splat (float 0xFFF0000000000000), %body11 ], [ %v45, %body19 ]
  %v25 = icmp slt i64 %v20, %v18
  br i1 %v25, label %body19, label %end19
body19:
  %v26 = add i64 %v20, 0
  %v27 = add i64 %v20, 16
  %v28 = add i64 %v20, 32
  %v29 = add i64 %v20, 48
  %v30 = getelementptr [4 x i8], ptr %v16, i64 %v26
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = fcmp ogt <16 x float> %v31, %v21
  %v33 = select <16 x i1> %v32, <16 x float> %v31, <16 x float> %v21
  %v34 = getelementptr [4 x i8], ptr %v16, i64 %v27
  %v35 = load <16 x float>, ptr %v34, align 4
  %v36 = fcmp ogt <16 x float> %v35, %v22
  %v37 = select <16 x i1> %v36, <16 x float> %v35, <16 x float> %v22
  %v38 = getelementptr [4 x i8], ptr %v16, i64 %v28
  %v39 = load <16 x float>, ptr %v38, align 4
  %v40 = fcmp ogt <16 x float> %v39, %v23
  %v41 = select <16 x i1> %v40, <16 x float> %v39, <16 x float> %v23
  %v42 = getelementptr [4 x i8], ptr %v16, i64 %v29
  %v43 = load <16 x float>, ptr %v42, align 4
  %v44 = fcmp ogt <16 x float> %v43, %v24
  %v45 = select <16 x i1> %v44, <16 x float> %v43, <16 x float> %v24
  %v46 = add i64 %v20, 64
  br label %head19
end19:
  %v47 = and i64 %v2, -64
  br label %head48
head48:
  %v49 = phi i64 [ %v47, %end19 ], [ %v107, %body48 ]
  %v50 = phi <16 x float> [ %v21, %end19 ], [ %v67, %body48 ]
  %v51 = phi <16 x float> [ %v22, %end19 ], [ %v80, %body48 ]
  %v52 = phi <16 x float> [ %v23, %end19 ], [ %v93, %body48 ]
  %v53 = phi <16 x float> [ %v24, %end19 ], [ %v106, %body48 ]
  %v54 = icmp slt i64 %v49, %v2
  br i1 %v54, label %body48, label %end48
body48:
  %v55 = add i64 %v49, 0
  %v56 = sub i64 %v2, %v55
  %v57 = icmp slt i64 %v56, 16
  %v58 = select i1 %v57, i64 %v56, i64 16
  %v59 = trunc i64 %v58 to i32
  %v60 = insertelement <16 x i32> poison, i32 %v59, i32 0
  %v61 = shufflevector <16 x i32> %v60, <16 x i32> poison, <16 x i32> zeroinitializer
  %v62 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v61
  %v63 = getelementptr [4 x i8], ptr %v16, i64 %v55
  %v64 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v63, i32 4, <16 x i1> %v62, <16 x float> zeroinitializer)
  %v65 = fcmp ogt <16 x float> %v64, %v50
  %v66 = select <16 x i1> %v65, <16 x float> %v64, <16 x float> %v50
  %v67 = select <16 x i1> %v62, <16 x float> %v66, <16 x float> %v50
  %v68 = add i64 %v49, 16
  %v69 = sub i64 %v2, %v68
  %v70 = icmp slt i64 %v69, 16
  %v71 = select i1 %v70, i64 %v69, i64 16
  %v72 = trunc i64 %v71 to i32
  %v73 = insertelement <16 x i32> poison, i32 %v72, i32 0
  %v74 = shufflevector <16 x i32> %v73, <16 x i32> poison, <16 x i32> zeroinitializer
  %v75 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v74
  %v76 = getelementptr [4 x i8], ptr %v16, i64 %v68
  %v77 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v76, i32 4, <16 x i1> %v75, <16 x float> zeroinitializer)
  %v78 = fcmp ogt <16 x float> %v77, %v51
  %v79 = select <16 x i1> %v78, <16 x float> %v77, <16 x float> %v51
  %v80 = select <16 x i1> %v75, <16 x float> %v79, <16 x float> %v51
  %v81 = add i64 %v49, 32
  %v82 = sub i64 %v2, %v81
  %v83 = icmp slt i64 %v82, 16
  %v84 = select i1 %v83, i64 %v82, i64 16
  %v85 = trunc i64 %v84 to i32
  %v86 = insertelement <16 x i32> poison, i32 %v85, i32 0
  %v87 = shufflevector <16 x i32> %v86, <16 x i32> poison, <16 x i32> zeroinitializer
  %v88 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v87
  %v89 = getelementptr [4 x i8], ptr %v16, i64 %v81
  %v90 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v89, i32 4, <16 x i1> %v88, <16 x float> zeroinitializer)
  %v91 = fcmp ogt <16 x float> %v90, %v52
  %v92 = select <16 x i1> %v91, <16 x float> %v90, <16 x float> %v52
  %v93 = select <16 x i1> %v88, <16 x float> %v92, <16 x float> %v52
  %v94 = add i64 %v49, 48
  %v95 = sub i64 %v2, %v94
  %v96 = icmp slt i64 %v95, 16
  %v97 = select i1 %v96, i64 %v95, i64 16
  %v98 = trunc i64 %v97 to i32
  %v99 = insertelement <16 x i32> poison, i32 %v98, i32 0
  %v100 = shufflevector <16 x i32> %v99, <16 x i32> poison, <16 x i32> zeroinitializer
  %v101 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v100
  %v102 = getelementptr [4 x i8], ptr %v16, i64 %v94
  %v103 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v102, i32 4, <16 x i1> %v101, <16 x float> zeroinitializer)
  %v104 = fcmp ogt <16 x float> %v103, %v53
  %v105 = select <16 x i1> %v104, <16 x float> %v103, <16 x float> %v53
  %v106 = select <16 x i1> %v101, <16 x float> %v105, <16 x float> %v53
  %v107 = add i64 %v49, 64
  br label %head48
end48:
  %v108 = fcmp ogt <16 x float> %v52, %v50
  %v109 = select <16 x i1> %v108, <16 x float> %v52, <16 x float> %v50
  %v110 = fcmp ogt <16 x float> %v53, %v51
  %v111 = select <16 x i1> %v110, <16 x float> %v53, <16 x float> %v51
  %v112 = fcmp ogt <16 x float> %v111, %v109
  %v113 = select <16 x i1> %v112, <16 x float> %v111, <16 x float> %v109
  %v114 = shufflevector <16 x float> %v113, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v115 = shufflevector <16 x float> %v113, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v116 = fcmp ogt <8 x float> %v115, %v114
  %v117 = select <8 x i1> %v116, <8 x float> %v115, <8 x float> %v114
  %v118 = shufflevector <8 x float> %v117, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v119 = shufflevector <8 x float> %v117, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v120 = fcmp ogt <4 x float> %v119, %v118
  %v121 = select <4 x i1> %v120, <4 x float> %v119, <4 x float> %v118
  %v122 = shufflevector <4 x float> %v121, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v123 = shufflevector <4 x float> %v121, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v124 = fcmp ogt <2 x float> %v123, %v122
  %v125 = select <2 x i1> %v124, <2 x float> %v123, <2 x float> %v122
  %v126 = extractelement <2 x float> %v125, i32 0
  %v127 = extractelement <2 x float> %v125, i32 1
  %v128 = fcmp ogt float %v127, %v126
  %v129 = select i1 %v128, float %v127, float %v126
  %v130 = fcmp oeq float %v129, 0xFFF0000000000000
  br i1 %v130, label %yes131, label %no131
yes131:
  %v132 = and i64 %v2, -64
  br label %head133
head133:
  %v134 = phi i64 [ 0, %yes131 ], [ %v156, %body133 ]
  %v135 = phi <16 x float> [ splat (float 0xFFF0000000000000), %yes131 ], [ %v146, %body133 ]
  %v136 = phi <16 x float> [ splat (float 0xFFF0000000000000), %yes131 ], [ %v149, %body133 ]
  %v137 = phi <16 x float> [ splat (float 0xFFF0000000000000), %yes131 ], [ %v152, %body133 ]
  %v138 = phi <16 x float> [ splat (float 0xFFF0000000000000), %yes131 ], [ %v155, %body133 ]
  %v139 = icmp slt i64 %v134, %v132
  br i1 %v139, label %body133, label %end133
body133:
  %v140 = add i64 %v134, 0
  %v141 = add i64 %v134, 16
  %v142 = add i64 %v134, 32
  %v143 = add i64 %v134, 48
  %v144 = getelementptr [4 x i8], ptr %v16, i64 %v140
  %v145 = load <16 x float>, ptr %v144, align 4
  %v146 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v145, <16 x float> %v135)
  %v147 = getelementptr [4 x i8], ptr %v16, i64 %v141
  %v148 = load <16 x float>, ptr %v147, align 4
  %v149 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v148, <16 x float> %v136)
  %v150 = getelementptr [4 x i8], ptr %v16, i64 %v142
  %v151 = load <16 x float>, ptr %v150, align 4
  %v152 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v151, <16 x float> %v137)
  %v153 = getelementptr [4 x i8], ptr %v16, i64 %v143
  %v154 = load <16 x float>, ptr %v153, align 4
  %v155 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v154, <16 x float> %v138)
  %v156 = add i64 %v134, 64
  br label %head133
end133:
  %v157 = and i64 %v2, -64
  br label %head158
head158:
  %v159 = phi i64 [ %v157, %end133 ], [ %v213, %body158 ]
  %v160 = phi <16 x float> [ %v135, %end133 ], [ %v176, %body158 ]
  %v161 = phi <16 x float> [ %v136, %end133 ], [ %v188, %body158 ]
  %v162 = phi <16 x float> [ %v137, %end133 ], [ %v200, %body158 ]
  %v163 = phi <16 x float> [ %v138, %end133 ], [ %v212, %body158 ]
  %v164 = icmp slt i64 %v159, %v2
  br i1 %v164, label %body158, label %end158
body158:
  %v165 = add i64 %v159, 0
  %v166 = sub i64 %v2, %v165
  %v167 = icmp slt i64 %v166, 16
  %v168 = select i1 %v167, i64 %v166, i64 16
  %v169 = trunc i64 %v168 to i32
  %v170 = insertelement <16 x i32> poison, i32 %v169, i32 0
  %v171 = shufflevector <16 x i32> %v170, <16 x i32> poison, <16 x i32> zeroinitializer
  %v172 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v171
  %v173 = getelementptr [4 x i8], ptr %v16, i64 %v165
  %v174 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v173, i32 4, <16 x i1> %v172, <16 x float> zeroinitializer)
  %v175 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v174, <16 x float> %v160)
  %v176 = select <16 x i1> %v172, <16 x float> %v175, <16 x float> %v160
  %v177 = add i64 %v159, 16
  %v178 = sub i64 %v2, %v177
  %v179 = icmp slt i64 %v178, 16
  %v180 = select i1 %v179, i64 %v178, i64 16
  %v181 = trunc i64 %v180 to i32
  %v182 = insertelement <16 x i32> poison, i32 %v181, i32 0
  %v183 = shufflevector <16 x i32> %v182, <16 x i32> poison, <16 x i32> zeroinitializer
  %v184 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v183
  %v185 = getelementptr [4 x i8], ptr %v16, i64 %v177
  %v186 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v185, i32 4, <16 x i1> %v184, <16 x float> zeroinitializer)
  %v187 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v186, <16 x float> %v161)
  %v188 = select <16 x i1> %v184, <16 x float> %v187, <16 x float> %v161
  %v189 = add i64 %v159, 32
  %v190 = sub i64 %v2, %v189
  %v191 = icmp slt i64 %v190, 16
  %v192 = select i1 %v191, i64 %v190, i64 16
  %v193 = trunc i64 %v192 to i32
  %v194 = insertelement <16 x i32> poison, i32 %v193, i32 0
  %v195 = shufflevector <16 x i32> %v194, <16 x i32> poison, <16 x i32> zeroinitializer
  %v196 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v195
  %v197 = getelementptr [4 x i8], ptr %v16, i64 %v189
  %v198 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v197, i32 4, <16 x i1> %v196, <16 x float> zeroinitializer)
  %v199 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v198, <16 x float> %v162)
  %v200 = select <16 x i1> %v196, <16 x float> %v199, <16 x float> %v162
  %v201 = add i64 %v159, 48
  %v202 = sub i64 %v2, %v201
  %v203 = icmp slt i64 %v202, 16
  %v204 = select i1 %v203, i64 %v202, i64 16
  %v205 = trunc i64 %v204 to i32
  %v206 = insertelement <16 x i32> poison, i32 %v205, i32 0
  %v207 = shufflevector <16 x i32> %v206, <16 x i32> poison, <16 x i32> zeroinitializer
  %v208 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v207
  %v209 = getelementptr [4 x i8], ptr %v16, i64 %v201
  %v210 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v209, i32 4, <16 x i1> %v208, <16 x float> zeroinitializer)
  %v211 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v210, <16 x float> %v163)
  %v212 = select <16 x i1> %v208, <16 x float> %v211, <16 x float> %v163
  %v213 = add i64 %v159, 64
  br label %head158
end158:
  %v214 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v162, <16 x float> %v160)
  %v215 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v163, <16 x float> %v161)
  %v216 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v215, <16 x float> %v214)
  %v217 = shufflevector <16 x float> %v216, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v218 = shufflevector <16 x float> %v216, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v219 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v218, <8 x float> %v217)
  %v220 = shufflevector <8 x float> %v219, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v221 = shufflevector <8 x float> %v219, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v222 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v221, <4 x float> %v220)
  %v223 = shufflevector <4 x float> %v222, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v224 = shufflevector <4 x float> %v222, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v225 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %v224, <2 x float> %v223)
  %v226 = extractelement <2 x float> %v225, i32 0
  %v227 = extractelement <2 x float> %v225, i32 1
  %v228 = call float @llvm.maximum.f32(float %v227, float %v226)
  br label %joined131
no131:
  br label %joined131
joined131:
  %v229 = phi float [ %v228, %end158 ], [ %v129, %no131 ]
  %v230 = fcmp oeq float %v229, 0xFFF0000000000000
  %v231 = select i1 %v230, float 0x0000000000000000, float %v229
  %v232 = and i64 %v2, -64
  br label %head233
head233:
  %v234 = phi i64 [ 0, %joined131 ], [ %v332, %body233 ]
  %v235 = phi <16 x float> [ splat (float 0x0000000000000000), %joined131 ], [ %v265, %body233 ]
  %v236 = phi <16 x float> [ splat (float 0x0000000000000000), %joined131 ], [ %v287, %body233 ]
  %v237 = phi <16 x float> [ splat (float 0x0000000000000000), %joined131 ], [ %v309, %body233 ]
  %v238 = phi <16 x float> [ splat (float 0x0000000000000000), %joined131 ], [ %v331, %body233 ]
  %v239 = icmp slt i64 %v234, %v232
  br i1 %v239, label %body233, label %end233
body233:
  %v240 = add i64 %v234, 0
  %v241 = add i64 %v234, 16
  %v242 = add i64 %v234, 32
  %v243 = add i64 %v234, 48
  %v244 = getelementptr [4 x i8], ptr %v16, i64 %v240
  %v245 = load <16 x float>, ptr %v244, align 4
  %v246 = insertelement <16 x float> poison, float %v231, i32 0
  %v247 = shufflevector <16 x float> %v246, <16 x float> poison, <16 x i32> zeroinitializer
  %v248 = fsub <16 x float> %v245, %v247
  %v249 = fcmp olt <16 x float> %v248, splat (float 0xC05A400000000000)
  %v250 = select <16 x i1> %v249, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v248
  %v251 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v250, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v252 = fsub <16 x float> %v251, splat (float 0x4168000000000000)
  %v253 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v252, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v250)
  %v254 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v252, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v253)
  %v255 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v254, <16 x float> splat (float 0x3F812397E0000000))
  %v256 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v255, <16 x float> %v254, <16 x float> splat (float 0x3FA5558AE0000000))
  %v257 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v256, <16 x float> %v254, <16 x float> splat (float 0x3FC5554920000000))
  %v258 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v257, <16 x float> %v254, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v259 = fmul <16 x float> %v254, %v254
  %v260 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v258, <16 x float> %v259, <16 x float> %v254)
  %v261 = fadd <16 x float> splat (float 0x3FF0000000000000), %v260
  %v262 = fsub <16 x float> %v251, splat (float 0x4168000000000000)
  %v263 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v261, <16 x float> %v262, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v264 = getelementptr [4 x i8], ptr %v17, i64 %v240
  store <16 x float> %v263, ptr %v264, align 4
  %v265 = fadd <16 x float> %v235, %v263
  %v266 = getelementptr [4 x i8], ptr %v16, i64 %v241
  %v267 = load <16 x float>, ptr %v266, align 4
  %v268 = insertelement <16 x float> poison, float %v231, i32 0
  %v269 = shufflevector <16 x float> %v268, <16 x float> poison, <16 x i32> zeroinitializer
  %v270 = fsub <16 x float> %v267, %v269
  %v271 = fcmp olt <16 x float> %v270, splat (float 0xC05A400000000000)
  %v272 = select <16 x i1> %v271, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v270
  %v273 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v272, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v274 = fsub <16 x float> %v273, splat (float 0x4168000000000000)
  %v275 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v274, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v272)
  %v276 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v274, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v275)
  %v277 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v276, <16 x float> splat (float 0x3F812397E0000000))
  %v278 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v277, <16 x float> %v276, <16 x float> splat (float 0x3FA5558AE0000000))
  %v279 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v278, <16 x float> %v276, <16 x float> splat (float 0x3FC5554920000000))
  %v280 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v279, <16 x float> %v276, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v281 = fmul <16 x float> %v276, %v276
  %v282 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v280, <16 x float> %v281, <16 x float> %v276)
  %v283 = fadd <16 x float> splat (float 0x3FF0000000000000), %v282
  %v284 = fsub <16 x float> %v273, splat (float 0x4168000000000000)
  %v285 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v283, <16 x float> %v284, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v286 = getelementptr [4 x i8], ptr %v17, i64 %v241
  store <16 x float> %v285, ptr %v286, align 4
  %v287 = fadd <16 x float> %v236, %v285
  %v288 = getelementptr [4 x i8], ptr %v16, i64 %v242
  %v289 = load <16 x float>, ptr %v288, align 4
  %v290 = insertelement <16 x float> poison, float %v231, i32 0
  %v291 = shufflevector <16 x float> %v290, <16 x float> poison, <16 x i32> zeroinitializer
  %v292 = fsub <16 x float> %v289, %v291
  %v293 = fcmp olt <16 x float> %v292, splat (float 0xC05A400000000000)
  %v294 = select <16 x i1> %v293, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v292
  %v295 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v294, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v296 = fsub <16 x float> %v295, splat (float 0x4168000000000000)
  %v297 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v296, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v294)
  %v298 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v296, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v297)
  %v299 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v298, <16 x float> splat (float 0x3F812397E0000000))
  %v300 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v299, <16 x float> %v298, <16 x float> splat (float 0x3FA5558AE0000000))
  %v301 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v300, <16 x float> %v298, <16 x float> splat (float 0x3FC5554920000000))
  %v302 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v301, <16 x float> %v298, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v303 = fmul <16 x float> %v298, %v298
  %v304 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v302, <16 x float> %v303, <16 x float> %v298)
  %v305 = fadd <16 x float> splat (float 0x3FF0000000000000), %v304
  %v306 = fsub <16 x float> %v295, splat (float 0x4168000000000000)
  %v307 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v305, <16 x float> %v306, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v308 = getelementptr [4 x i8], ptr %v17, i64 %v242
  store <16 x float> %v307, ptr %v308, align 4
  %v309 = fadd <16 x float> %v237, %v307
  %v310 = getelementptr [4 x i8], ptr %v16, i64 %v243
  %v311 = load <16 x float>, ptr %v310, align 4
  %v312 = insertelement <16 x float> poison, float %v231, i32 0
  %v313 = shufflevector <16 x float> %v312, <16 x float> poison, <16 x i32> zeroinitializer
  %v314 = fsub <16 x float> %v311, %v313
  %v315 = fcmp olt <16 x float> %v314, splat (float 0xC05A400000000000)
  %v316 = select <16 x i1> %v315, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v314
  %v317 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v316, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v318 = fsub <16 x float> %v317, splat (float 0x4168000000000000)
  %v319 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v318, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v316)
  %v320 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v318, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v319)
  %v321 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v320, <16 x float> splat (float 0x3F812397E0000000))
  %v322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v321, <16 x float> %v320, <16 x float> splat (float 0x3FA5558AE0000000))
  %v323 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v322, <16 x float> %v320, <16 x float> splat (float 0x3FC5554920000000))
  %v324 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v323, <16 x float> %v320, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v325 = fmul <16 x float> %v320, %v320
  %v326 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v324, <16 x float> %v325, <16 x float> %v320)
  %v327 = fadd <16 x float> splat (float 0x3FF0000000000000), %v326
  %v328 = fsub <16 x float> %v317, splat (float 0x4168000000000000)
  %v329 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v327, <16 x float> %v328, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v330 = getelementptr [4 x i8], ptr %v17, i64 %v243
  store <16 x float> %v329, ptr %v330, align 4
  %v331 = fadd <16 x float> %v238, %v329
  %v332 = add i64 %v234, 64
  br label %head233
end233:
  %v333 = and i64 %v2, -64
  br label %head334
head334:
  %v335 = phi i64 [ %v333, %end233 ], [ %v465, %body334 ]
  %v336 = phi <16 x float> [ %v235, %end233 ], [ %v371, %body334 ]
  %v337 = phi <16 x float> [ %v236, %end233 ], [ %v402, %body334 ]
  %v338 = phi <16 x float> [ %v237, %end233 ], [ %v433, %body334 ]
  %v339 = phi <16 x float> [ %v238, %end233 ], [ %v464, %body334 ]
  %v340 = icmp slt i64 %v335, %v2
  br i1 %v340, label %body334, label %end334
body334:
  %v341 = add i64 %v335, 0
  %v342 = sub i64 %v2, %v341
  %v343 = icmp slt i64 %v342, 16
  %v344 = select i1 %v343, i64 %v342, i64 16
  %v345 = trunc i64 %v344 to i32
  %v346 = insertelement <16 x i32> poison, i32 %v345, i32 0
  %v347 = shufflevector <16 x i32> %v346, <16 x i32> poison, <16 x i32> zeroinitializer
  %v348 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v347
  %v349 = getelementptr [4 x i8], ptr %v16, i64 %v341
  %v350 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v349, i32 4, <16 x i1> %v348, <16 x float> zeroinitializer)
  %v351 = insertelement <16 x float> poison, float %v231, i32 0
  %v352 = shufflevector <16 x float> %v351, <16 x float> poison, <16 x i32> zeroinitializer
  %v353 = fsub <16 x float> %v350, %v352
  %v354 = fcmp olt <16 x float> %v353, splat (float 0xC05A400000000000)
  %v355 = select <16 x i1> %v354, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v353
  %v356 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v355, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v357 = fsub <16 x float> %v356, splat (float 0x4168000000000000)
  %v358 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v357, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v355)
  %v359 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v357, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v358)
  %v360 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v359, <16 x float> splat (float 0x3F812397E0000000))
  %v361 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v360, <16 x float> %v359, <16 x float> splat (float 0x3FA5558AE0000000))
  %v362 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v361, <16 x float> %v359, <16 x float> splat (float 0x3FC5554920000000))
  %v363 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v362, <16 x float> %v359, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v364 = fmul <16 x float> %v359, %v359
  %v365 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v363, <16 x float> %v364, <16 x float> %v359)
  %v366 = fadd <16 x float> splat (float 0x3FF0000000000000), %v365
  %v367 = fsub <16 x float> %v356, splat (float 0x4168000000000000)
  %v368 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v366, <16 x float> %v367, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v369 = getelementptr [4 x i8], ptr %v17, i64 %v341
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v368, ptr %v369, i32 4, <16 x i1> %v348)
  %v370 = fadd <16 x float> %v336, %v368
  %v371 = select <16 x i1> %v348, <16 x float> %v370, <16 x float> %v336
  %v372 = add i64 %v335, 16
  %v373 = sub i64 %v2, %v372
  %v374 = icmp slt i64 %v373, 16
  %v375 = select i1 %v374, i64 %v373, i64 16
  %v376 = trunc i64 %v375 to i32
  %v377 = insertelement <16 x i32> poison, i32 %v376, i32 0
  %v378 = shufflevector <16 x i32> %v377, <16 x i32> poison, <16 x i32> zeroinitializer
  %v379 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v378
  %v380 = getelementptr [4 x i8], ptr %v16, i64 %v372
  %v381 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v380, i32 4, <16 x i1> %v379, <16 x float> zeroinitializer)
  %v382 = insertelement <16 x float> poison, float %v231, i32 0
  %v383 = shufflevector <16 x float> %v382, <16 x float> poison, <16 x i32> zeroinitializer
  %v384 = fsub <16 x float> %v381, %v383
  %v385 = fcmp olt <16 x float> %v384, splat (float 0xC05A400000000000)
  %v386 = select <16 x i1> %v385, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v384
  %v387 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v386, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v388 = fsub <16 x float> %v387, splat (float 0x4168000000000000)
  %v389 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v388, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v386)
  %v390 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v388, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v389)
  %v391 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v390, <16 x float> splat (float 0x3F812397E0000000))
  %v392 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v391, <16 x float> %v390, <16 x float> splat (float 0x3FA5558AE0000000))
  %v393 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v392, <16 x float> %v390, <16 x float> splat (float 0x3FC5554920000000))
  %v394 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v393, <16 x float> %v390, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v395 = fmul <16 x float> %v390, %v390
  %v396 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v394, <16 x float> %v395, <16 x float> %v390)
  %v397 = fadd <16 x float> splat (float 0x3FF0000000000000), %v396
  %v398 = fsub <16 x float> %v387, splat (float 0x4168000000000000)
  %v399 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v397, <16 x float> %v398, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v400 = getelementptr [4 x i8], ptr %v17, i64 %v372
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v399, ptr %v400, i32 4, <16 x i1> %v379)
  %v401 = fadd <16 x float> %v337, %v399
  %v402 = select <16 x i1> %v379, <16 x float> %v401, <16 x float> %v337
  %v403 = add i64 %v335, 32
  %v404 = sub i64 %v2, %v403
  %v405 = icmp slt i64 %v404, 16
  %v406 = select i1 %v405, i64 %v404, i64 16
  %v407 = trunc i64 %v406 to i32
  %v408 = insertelement <16 x i32> poison, i32 %v407, i32 0
  %v409 = shufflevector <16 x i32> %v408, <16 x i32> poison, <16 x i32> zeroinitializer
  %v410 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v409
  %v411 = getelementptr [4 x i8], ptr %v16, i64 %v403
  %v412 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v411, i32 4, <16 x i1> %v410, <16 x float> zeroinitializer)
  %v413 = insertelement <16 x float> poison, float %v231, i32 0
  %v414 = shufflevector <16 x float> %v413, <16 x float> poison, <16 x i32> zeroinitializer
  %v415 = fsub <16 x float> %v412, %v414
  %v416 = fcmp olt <16 x float> %v415, splat (float 0xC05A400000000000)
  %v417 = select <16 x i1> %v416, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v415
  %v418 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v417, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v419 = fsub <16 x float> %v418, splat (float 0x4168000000000000)
  %v420 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v419, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v417)
  %v421 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v419, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v420)
  %v422 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v421, <16 x float> splat (float 0x3F812397E0000000))
  %v423 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v422, <16 x float> %v421, <16 x float> splat (float 0x3FA5558AE0000000))
  %v424 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v423, <16 x float> %v421, <16 x float> splat (float 0x3FC5554920000000))
  %v425 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v424, <16 x float> %v421, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v426 = fmul <16 x float> %v421, %v421
  %v427 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v425, <16 x float> %v426, <16 x float> %v421)
  %v428 = fadd <16 x float> splat (float 0x3FF0000000000000), %v427
  %v429 = fsub <16 x float> %v418, splat (float 0x4168000000000000)
  %v430 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v428, <16 x float> %v429, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v431 = getelementptr [4 x i8], ptr %v17, i64 %v403
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v430, ptr %v431, i32 4, <16 x i1> %v410)
  %v432 = fadd <16 x float> %v338, %v430
  %v433 = select <16 x i1> %v410, <16 x float> %v432, <16 x float> %v338
  %v434 = add i64 %v335, 48
  %v435 = sub i64 %v2, %v434
  %v436 = icmp slt i64 %v435, 16
  %v437 = select i1 %v436, i64 %v435, i64 16
  %v438 = trunc i64 %v437 to i32
  %v439 = insertelement <16 x i32> poison, i32 %v438, i32 0
  %v440 = shufflevector <16 x i32> %v439, <16 x i32> poison, <16 x i32> zeroinitializer
  %v441 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v440
  %v442 = getelementptr [4 x i8], ptr %v16, i64 %v434
  %v443 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v442, i32 4, <16 x i1> %v441, <16 x float> zeroinitializer)
  %v444 = insertelement <16 x float> poison, float %v231, i32 0
  %v445 = shufflevector <16 x float> %v444, <16 x float> poison, <16 x i32> zeroinitializer
  %v446 = fsub <16 x float> %v443, %v445
  %v447 = fcmp olt <16 x float> %v446, splat (float 0xC05A400000000000)
  %v448 = select <16 x i1> %v447, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v446
  %v449 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v448, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v450 = fsub <16 x float> %v449, splat (float 0x4168000000000000)
  %v451 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v450, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v448)
  %v452 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v450, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v451)
  %v453 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v452, <16 x float> splat (float 0x3F812397E0000000))
  %v454 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v453, <16 x float> %v452, <16 x float> splat (float 0x3FA5558AE0000000))
  %v455 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v454, <16 x float> %v452, <16 x float> splat (float 0x3FC5554920000000))
  %v456 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v455, <16 x float> %v452, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v457 = fmul <16 x float> %v452, %v452
  %v458 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v456, <16 x float> %v457, <16 x float> %v452)
  %v459 = fadd <16 x float> splat (float 0x3FF0000000000000), %v458
  %v460 = fsub <16 x float> %v449, splat (float 0x4168000000000000)
  %v461 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v459, <16 x float> %v460, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v462 = getelementptr [4 x i8], ptr %v17, i64 %v434
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v461, ptr %v462, i32 4, <16 x i1> %v441)
  %v463 = fadd <16 x float> %v339, %v461
  %v464 = select <16 x i1> %v441, <16 x float> %v463, <16 x float> %v339
  %v465 = add i64 %v335, 64
  br label %head334
end334:
  %v466 = fadd <16 x float> %v336, %v338
  %v467 = fadd <16 x float> %v337, %v339
  %v468 = fadd <16 x float> %v466, %v467
  %v469 = shufflevector <16 x float> %v468, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v470 = shufflevector <16 x float> %v468, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v471 = fadd <8 x float> %v469, %v470
  %v472 = shufflevector <8 x float> %v471, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v473 = shufflevector <8 x float> %v471, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v474 = fadd <4 x float> %v472, %v473
  %v475 = shufflevector <4 x float> %v474, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v476 = shufflevector <4 x float> %v474, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v477 = fadd <2 x float> %v475, %v476
  %v478 = extractelement <2 x float> %v477, i32 0
  %v479 = extractelement <2 x float> %v477, i32 1
  %v480 = fadd float %v478, %v479
  %v481 = select i1 %v230, float 0x3FF0000000000000, float %v480
  %v482 = fdiv float 0x3FF0000000000000, %v481
  %v483 = sub i64 %v2, 0
  %v484 = and i64 %v483, -64
  %v485 = add i64 0, %v484
  br label %head486
head486:
  %v487 = phi i64 [ 0, %end334 ], [ %v613, %joined606 ]
  %v488 = icmp slt i64 %v487, %v485
  br i1 %v488, label %body486, label %end486
body486:
  %v489 = add i64 %v487, 0
  %v490 = getelementptr [4 x i8], ptr %v17, i64 %v489
  %v491 = load <16 x float>, ptr %v490, align 4
  %v492 = bitcast <16 x float> %v491 to <16 x i32>
  %v493 = sub <16 x i32> %v492, splat (i32 1)
  %v494 = icmp ult <16 x i32> %v493, splat (i32 528482303)
  %v495 = insertelement <16 x float> poison, float %v482, i32 0
  %v496 = shufflevector <16 x float> %v495, <16 x float> poison, <16 x i32> zeroinitializer
  %v497 = fmul <16 x float> %v491, %v496
  %v498 = fneg <16 x float> %v497
  %v499 = insertelement <16 x float> poison, float %v481, i32 0
  %v500 = shufflevector <16 x float> %v499, <16 x float> poison, <16 x i32> zeroinitializer
  %v501 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v498, <16 x float> %v500, <16 x float> %v491)
  %v502 = insertelement <16 x float> poison, float %v482, i32 0
  %v503 = shufflevector <16 x float> %v502, <16 x float> poison, <16 x i32> zeroinitializer
  %v504 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v501, <16 x float> %v503, <16 x float> %v497)
  %v505 = fneg <16 x float> %v504
  %v506 = insertelement <16 x float> poison, float %v481, i32 0
  %v507 = shufflevector <16 x float> %v506, <16 x float> poison, <16 x i32> zeroinitializer
  %v508 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v505, <16 x float> %v507, <16 x float> %v491)
  %v509 = insertelement <16 x float> poison, float %v482, i32 0
  %v510 = shufflevector <16 x float> %v509, <16 x float> poison, <16 x i32> zeroinitializer
  %v511 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v508, <16 x float> %v510, <16 x float> %v504)
  %v512 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v494)
  br i1 %v512, label %yes513, label %no513
yes513:
  %v514 = insertelement <16 x float> poison, float %v481, i32 0
  %v515 = shufflevector <16 x float> %v514, <16 x float> poison, <16 x i32> zeroinitializer
  %v516 = fdiv <16 x float> %v491, %v515
  %v517 = select <16 x i1> %v494, <16 x float> %v516, <16 x float> %v511
  br label %joined513
no513:
  br label %joined513
joined513:
  %v518 = phi <16 x float> [ %v517, %yes513 ], [ %v511, %no513 ]
  %v519 = getelementptr [4 x i8], ptr %v17, i64 %v489
  store <16 x float> %v518, ptr %v519, align 4
  %v520 = add i64 %v487, 16
  %v521 = getelementptr [4 x i8], ptr %v17, i64 %v520
  %v522 = load <16 x float>, ptr %v521, align 4
  %v523 = bitcast <16 x float> %v522 to <16 x i32>
  %v524 = sub <16 x i32> %v523, splat (i32 1)
  %v525 = icmp ult <16 x i32> %v524, splat (i32 528482303)
  %v526 = insertelement <16 x float> poison, float %v482, i32 0
  %v527 = shufflevector <16 x float> %v526, <16 x float> poison, <16 x i32> zeroinitializer
  %v528 = fmul <16 x float> %v522, %v527
  %v529 = fneg <16 x float> %v528
  %v530 = insertelement <16 x float> poison, float %v481, i32 0
  %v531 = shufflevector <16 x float> %v530, <16 x float> poison, <16 x i32> zeroinitializer
  %v532 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v529, <16 x float> %v531, <16 x float> %v522)
  %v533 = insertelement <16 x float> poison, float %v482, i32 0
  %v534 = shufflevector <16 x float> %v533, <16 x float> poison, <16 x i32> zeroinitializer
  %v535 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v532, <16 x float> %v534, <16 x float> %v528)
  %v536 = fneg <16 x float> %v535
  %v537 = insertelement <16 x float> poison, float %v481, i32 0
  %v538 = shufflevector <16 x float> %v537, <16 x float> poison, <16 x i32> zeroinitializer
  %v539 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v536, <16 x float> %v538, <16 x float> %v522)
  %v540 = insertelement <16 x float> poison, float %v482, i32 0
  %v541 = shufflevector <16 x float> %v540, <16 x float> poison, <16 x i32> zeroinitializer
  %v542 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v539, <16 x float> %v541, <16 x float> %v535)
  %v543 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v525)
  br i1 %v543, label %yes544, label %no544
yes544:
  %v545 = insertelement <16 x float> poison, float %v481, i32 0
  %v546 = shufflevector <16 x float> %v545, <16 x float> poison, <16 x i32> zeroinitializer
  %v547 = fdiv <16 x float> %v522, %v546
  %v548 = select <16 x i1> %v525, <16 x float> %v547, <16 x float> %v542
  br label %joined544
no544:
  br label %joined544
joined544:
  %v549 = phi <16 x float> [ %v548, %yes544 ], [ %v542, %no544 ]
  %v550 = getelementptr [4 x i8], ptr %v17, i64 %v520
  store <16 x float> %v549, ptr %v550, align 4
  %v551 = add i64 %v487, 32
  %v552 = getelementptr [4 x i8], ptr %v17, i64 %v551
  %v553 = load <16 x float>, ptr %v552, align 4
  %v554 = bitcast <16 x float> %v553 to <16 x i32>
  %v555 = sub <16 x i32> %v554, splat (i32 1)
  %v556 = icmp ult <16 x i32> %v555, splat (i32 528482303)
  %v557 = insertelement <16 x float> poison, float %v482, i32 0
  %v558 = shufflevector <16 x float> %v557, <16 x float> poison, <16 x i32> zeroinitializer
  %v559 = fmul <16 x float> %v553, %v558
  %v560 = fneg <16 x float> %v559
  %v561 = insertelement <16 x float> poison, float %v481, i32 0
  %v562 = shufflevector <16 x float> %v561, <16 x float> poison, <16 x i32> zeroinitializer
  %v563 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v560, <16 x float> %v562, <16 x float> %v553)
  %v564 = insertelement <16 x float> poison, float %v482, i32 0
  %v565 = shufflevector <16 x float> %v564, <16 x float> poison, <16 x i32> zeroinitializer
  %v566 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v563, <16 x float> %v565, <16 x float> %v559)
  %v567 = fneg <16 x float> %v566
  %v568 = insertelement <16 x float> poison, float %v481, i32 0
  %v569 = shufflevector <16 x float> %v568, <16 x float> poison, <16 x i32> zeroinitializer
  %v570 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v567, <16 x float> %v569, <16 x float> %v553)
  %v571 = insertelement <16 x float> poison, float %v482, i32 0
  %v572 = shufflevector <16 x float> %v571, <16 x float> poison, <16 x i32> zeroinitializer
  %v573 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v570, <16 x float> %v572, <16 x float> %v566)
  %v574 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v556)
  br i1 %v574, label %yes575, label %no575
yes575:
  %v576 = insertelement <16 x float> poison, float %v481, i32 0
  %v577 = shufflevector <16 x float> %v576, <16 x float> poison, <16 x i32> zeroinitializer
  %v578 = fdiv <16 x float> %v553, %v577
  %v579 = select <16 x i1> %v556, <16 x float> %v578, <16 x float> %v573
  br label %joined575
no575:
  br label %joined575
joined575:
  %v580 = phi <16 x float> [ %v579, %yes575 ], [ %v573, %no575 ]
  %v581 = getelementptr [4 x i8], ptr %v17, i64 %v551
  store <16 x float> %v580, ptr %v581, align 4
  %v582 = add i64 %v487, 48
  %v583 = getelementptr [4 x i8], ptr %v17, i64 %v582
  %v584 = load <16 x float>, ptr %v583, align 4
  %v585 = bitcast <16 x float> %v584 to <16 x i32>
  %v586 = sub <16 x i32> %v585, splat (i32 1)
  %v587 = icmp ult <16 x i32> %v586, splat (i32 528482303)
  %v588 = insertelement <16 x float> poison, float %v482, i32 0
  %v589 = shufflevector <16 x float> %v588, <16 x float> poison, <16 x i32> zeroinitializer
  %v590 = fmul <16 x float> %v584, %v589
  %v591 = fneg <16 x float> %v590
  %v592 = insertelement <16 x float> poison, float %v481, i32 0
  %v593 = shufflevector <16 x float> %v592, <16 x float> poison, <16 x i32> zeroinitializer
  %v594 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v591, <16 x float> %v593, <16 x float> %v584)
  %v595 = insertelement <16 x float> poison, float %v482, i32 0
  %v596 = shufflevector <16 x float> %v595, <16 x float> poison, <16 x i32> zeroinitializer
  %v597 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v594, <16 x float> %v596, <16 x float> %v590)
  %v598 = fneg <16 x float> %v597
  %v599 = insertelement <16 x float> poison, float %v481, i32 0
  %v600 = shufflevector <16 x float> %v599, <16 x float> poison, <16 x i32> zeroinitializer
  %v601 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v598, <16 x float> %v600, <16 x float> %v584)
  %v602 = insertelement <16 x float> poison, float %v482, i32 0
  %v603 = shufflevector <16 x float> %v602, <16 x float> poison, <16 x i32> zeroinitializer
  %v604 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v601, <16 x float> %v603, <16 x float> %v597)
  %v605 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v587)
  br i1 %v605, label %yes606, label %no606
yes606:
  %v607 = insertelement <16 x float> poison, float %v481, i32 0
  %v608 = shufflevector <16 x float> %v607, <16 x float> poison, <16 x i32> zeroinitializer
  %v609 = fdiv <16 x float> %v584, %v608
  %v610 = select <16 x i1> %v587, <16 x float> %v609, <16 x float> %v604
  br label %joined606
no606:
  br label %joined606
joined606:
  %v611 = phi <16 x float> [ %v610, %yes606 ], [ %v604, %no606 ]
  %v612 = getelementptr [4 x i8], ptr %v17, i64 %v582
  store <16 x float> %v611, ptr %v612, align 4
  %v613 = add i64 %v487, 64
  br label %head486
end486:
  %v614 = sub i64 %v2, %v485
  %v615 = and i64 %v614, -16
  %v616 = add i64 %v485, %v615
  br label %head617
head617:
  %v618 = phi i64 [ %v485, %end486 ], [ %v651, %joined644 ]
  %v619 = icmp slt i64 %v618, %v616
  br i1 %v619, label %body617, label %end617
body617:
  %v620 = add i64 %v618, 0
  %v621 = getelementptr [4 x i8], ptr %v17, i64 %v620
  %v622 = load <16 x float>, ptr %v621, align 4
  %v623 = bitcast <16 x float> %v622 to <16 x i32>
  %v624 = sub <16 x i32> %v623, splat (i32 1)
  %v625 = icmp ult <16 x i32> %v624, splat (i32 528482303)
  %v626 = insertelement <16 x float> poison, float %v482, i32 0
  %v627 = shufflevector <16 x float> %v626, <16 x float> poison, <16 x i32> zeroinitializer
  %v628 = fmul <16 x float> %v622, %v627
  %v629 = fneg <16 x float> %v628
  %v630 = insertelement <16 x float> poison, float %v481, i32 0
  %v631 = shufflevector <16 x float> %v630, <16 x float> poison, <16 x i32> zeroinitializer
  %v632 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v629, <16 x float> %v631, <16 x float> %v622)
  %v633 = insertelement <16 x float> poison, float %v482, i32 0
  %v634 = shufflevector <16 x float> %v633, <16 x float> poison, <16 x i32> zeroinitializer
  %v635 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v632, <16 x float> %v634, <16 x float> %v628)
  %v636 = fneg <16 x float> %v635
  %v637 = insertelement <16 x float> poison, float %v481, i32 0
  %v638 = shufflevector <16 x float> %v637, <16 x float> poison, <16 x i32> zeroinitializer
  %v639 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v636, <16 x float> %v638, <16 x float> %v622)
  %v640 = insertelement <16 x float> poison, float %v482, i32 0
  %v641 = shufflevector <16 x float> %v640, <16 x float> poison, <16 x i32> zeroinitializer
  %v642 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v639, <16 x float> %v641, <16 x float> %v635)
  %v643 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v625)
  br i1 %v643, label %yes644, label %no644
yes644:
  %v645 = insertelement <16 x float> poison, float %v481, i32 0
  %v646 = shufflevector <16 x float> %v645, <16 x float> poison, <16 x i32> zeroinitializer
  %v647 = fdiv <16 x float> %v622, %v646
  %v648 = select <16 x i1> %v625, <16 x float> %v647, <16 x float> %v642
  br label %joined644
no644:
  br label %joined644
joined644:
  %v649 = phi <16 x float> [ %v648, %yes644 ], [ %v642, %no644 ]
  %v650 = getelementptr [4 x i8], ptr %v17, i64 %v620
  store <16 x float> %v649, ptr %v650, align 4
  %v651 = add i64 %v618, 16
  br label %head617
end617:
  %v652 = icmp slt i64 %v616, %v2
  br i1 %v652, label %then653, label %after653
then653:
  %v654 = sub i64 %v2, %v616
  %v655 = icmp slt i64 %v654, 16
  %v656 = select i1 %v655, i64 %v654, i64 16
  %v657 = trunc i64 %v656 to i32
  %v658 = insertelement <16 x i32> poison, i32 %v657, i32 0
  %v659 = shufflevector <16 x i32> %v658, <16 x i32> poison, <16 x i32> zeroinitializer
  %v660 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v659
  %v661 = getelementptr [4 x i8], ptr %v17, i64 %v616
  %v662 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v661, i32 4, <16 x i1> %v660, <16 x float> zeroinitializer)
  %v663 = bitcast <16 x float> %v662 to <16 x i32>
  %v664 = sub <16 x i32> %v663, splat (i32 1)
  %v665 = icmp ult <16 x i32> %v664, splat (i32 528482303)
  %v666 = insertelement <16 x float> poison, float %v482, i32 0
  %v667 = shufflevector <16 x float> %v666, <16 x float> poison, <16 x i32> zeroinitializer
  %v668 = fmul <16 x float> %v662, %v667
  %v669 = fneg <16 x float> %v668
  %v670 = insertelement <16 x float> poison, float %v481, i32 0
  %v671 = shufflevector <16 x float> %v670, <16 x float> poison, <16 x i32> zeroinitializer
  %v672 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v669, <16 x float> %v671, <16 x float> %v662)
  %v673 = insertelement <16 x float> poison, float %v482, i32 0
  %v674 = shufflevector <16 x float> %v673, <16 x float> poison, <16 x i32> zeroinitializer
  %v675 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v672, <16 x float> %v674, <16 x float> %v668)
  %v676 = fneg <16 x float> %v675
  %v677 = insertelement <16 x float> poison, float %v481, i32 0
  %v678 = shufflevector <16 x float> %v677, <16 x float> poison, <16 x i32> zeroinitializer
  %v679 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v676, <16 x float> %v678, <16 x float> %v662)
  %v680 = insertelement <16 x float> poison, float %v482, i32 0
  %v681 = shufflevector <16 x float> %v680, <16 x float> poison, <16 x i32> zeroinitializer
  %v682 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v679, <16 x float> %v681, <16 x float> %v675)
  %v683 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v665)
  br i1 %v683, label %yes684, label %no684
yes684:
  %v685 = insertelement <16 x float> poison, float %v481, i32 0
  %v686 = shufflevector <16 x float> %v685, <16 x float> poison, <16 x i32> zeroinitializer
  %v687 = fdiv <16 x float> %v662, %v686
  %v688 = select <16 x i1> %v665, <16 x float> %v687, <16 x float> %v682
  br label %joined684
no684:
  br label %joined684
joined684:
  %v689 = phi <16 x float> [ %v688, %yes684 ], [ %v682, %no684 ]
  %v690 = getelementptr [4 x i8], ptr %v17, i64 %v616
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v689, ptr %v690, i32 4, <16 x i1> %v660)
  br label %after653
after653:
  %v691 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
