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
  %v12 = phi i64 [ 0, %entry ], [ %v718, %after680 ]
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
  %v49 = phi i64 [ %v47, %end19 ], [ %v116, %joined102 ]
  %v50 = phi <16 x float> [ %v21, %end19 ], [ %v67, %joined102 ]
  %v51 = phi <16 x float> [ %v22, %end19 ], [ %v83, %joined102 ]
  %v52 = phi <16 x float> [ %v23, %end19 ], [ %v99, %joined102 ]
  %v53 = phi <16 x float> [ %v24, %end19 ], [ %v115, %joined102 ]
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
  %v69 = icmp slt i64 %v68, %v2
  br i1 %v69, label %yes70, label %no70
yes70:
  %v71 = sub i64 %v2, %v68
  %v72 = icmp slt i64 %v71, 16
  %v73 = select i1 %v72, i64 %v71, i64 16
  %v74 = trunc i64 %v73 to i32
  %v75 = insertelement <16 x i32> poison, i32 %v74, i32 0
  %v76 = shufflevector <16 x i32> %v75, <16 x i32> poison, <16 x i32> zeroinitializer
  %v77 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v76
  %v78 = getelementptr [4 x i8], ptr %v16, i64 %v68
  %v79 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v78, i32 4, <16 x i1> %v77, <16 x float> zeroinitializer)
  %v80 = fcmp ogt <16 x float> %v79, %v51
  %v81 = select <16 x i1> %v80, <16 x float> %v79, <16 x float> %v51
  %v82 = select <16 x i1> %v77, <16 x float> %v81, <16 x float> %v51
  br label %joined70
no70:
  br label %joined70
joined70:
  %v83 = phi <16 x float> [ %v82, %yes70 ], [ %v51, %no70 ]
  %v84 = add i64 %v49, 32
  %v85 = icmp slt i64 %v84, %v2
  br i1 %v85, label %yes86, label %no86
yes86:
  %v87 = sub i64 %v2, %v84
  %v88 = icmp slt i64 %v87, 16
  %v89 = select i1 %v88, i64 %v87, i64 16
  %v90 = trunc i64 %v89 to i32
  %v91 = insertelement <16 x i32> poison, i32 %v90, i32 0
  %v92 = shufflevector <16 x i32> %v91, <16 x i32> poison, <16 x i32> zeroinitializer
  %v93 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v92
  %v94 = getelementptr [4 x i8], ptr %v16, i64 %v84
  %v95 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v94, i32 4, <16 x i1> %v93, <16 x float> zeroinitializer)
  %v96 = fcmp ogt <16 x float> %v95, %v52
  %v97 = select <16 x i1> %v96, <16 x float> %v95, <16 x float> %v52
  %v98 = select <16 x i1> %v93, <16 x float> %v97, <16 x float> %v52
  br label %joined86
no86:
  br label %joined86
joined86:
  %v99 = phi <16 x float> [ %v98, %yes86 ], [ %v52, %no86 ]
  %v100 = add i64 %v49, 48
  %v101 = icmp slt i64 %v100, %v2
  br i1 %v101, label %yes102, label %no102
yes102:
  %v103 = sub i64 %v2, %v100
  %v104 = icmp slt i64 %v103, 16
  %v105 = select i1 %v104, i64 %v103, i64 16
  %v106 = trunc i64 %v105 to i32
  %v107 = insertelement <16 x i32> poison, i32 %v106, i32 0
  %v108 = shufflevector <16 x i32> %v107, <16 x i32> poison, <16 x i32> zeroinitializer
  %v109 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v108
  %v110 = getelementptr [4 x i8], ptr %v16, i64 %v100
  %v111 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v110, i32 4, <16 x i1> %v109, <16 x float> zeroinitializer)
  %v112 = fcmp ogt <16 x float> %v111, %v53
  %v113 = select <16 x i1> %v112, <16 x float> %v111, <16 x float> %v53
  %v114 = select <16 x i1> %v109, <16 x float> %v113, <16 x float> %v53
  br label %joined102
no102:
  br label %joined102
joined102:
  %v115 = phi <16 x float> [ %v114, %yes102 ], [ %v53, %no102 ]
  %v116 = add i64 %v49, 64
  br label %head48
end48:
  %v117 = fcmp ogt <16 x float> %v52, %v50
  %v118 = select <16 x i1> %v117, <16 x float> %v52, <16 x float> %v50
  %v119 = fcmp ogt <16 x float> %v53, %v51
  %v120 = select <16 x i1> %v119, <16 x float> %v53, <16 x float> %v51
  %v121 = fcmp ogt <16 x float> %v120, %v118
  %v122 = select <16 x i1> %v121, <16 x float> %v120, <16 x float> %v118
  %v123 = shufflevector <16 x float> %v122, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v124 = shufflevector <16 x float> %v122, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v125 = fcmp ogt <8 x float> %v124, %v123
  %v126 = select <8 x i1> %v125, <8 x float> %v124, <8 x float> %v123
  %v127 = shufflevector <8 x float> %v126, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v128 = shufflevector <8 x float> %v126, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v129 = fcmp ogt <4 x float> %v128, %v127
  %v130 = select <4 x i1> %v129, <4 x float> %v128, <4 x float> %v127
  %v131 = shufflevector <4 x float> %v130, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v132 = shufflevector <4 x float> %v130, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v133 = fcmp ogt <2 x float> %v132, %v131
  %v134 = select <2 x i1> %v133, <2 x float> %v132, <2 x float> %v131
  %v135 = extractelement <2 x float> %v134, i32 0
  %v136 = extractelement <2 x float> %v134, i32 1
  %v137 = fcmp ogt float %v136, %v135
  %v138 = select i1 %v137, float %v136, float %v135
  %v139 = fcmp oeq float %v138, 0xFFF0000000000000
  br i1 %v139, label %yes140, label %no140
yes140:
  %v141 = and i64 %v2, -64
  br label %head142
head142:
  %v143 = phi i64 [ 0, %yes140 ], [ %v165, %body142 ]
  %v144 = phi <16 x float> [ splat (float 0xFFF0000000000000), %yes140 ], [ %v155, %body142 ]
  %v145 = phi <16 x float> [ splat (float 0xFFF0000000000000), %yes140 ], [ %v158, %body142 ]
  %v146 = phi <16 x float> [ splat (float 0xFFF0000000000000), %yes140 ], [ %v161, %body142 ]
  %v147 = phi <16 x float> [ splat (float 0xFFF0000000000000), %yes140 ], [ %v164, %body142 ]
  %v148 = icmp slt i64 %v143, %v141
  br i1 %v148, label %body142, label %end142
body142:
  %v149 = add i64 %v143, 0
  %v150 = add i64 %v143, 16
  %v151 = add i64 %v143, 32
  %v152 = add i64 %v143, 48
  %v153 = getelementptr [4 x i8], ptr %v16, i64 %v149
  %v154 = load <16 x float>, ptr %v153, align 4
  %v155 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v154, <16 x float> %v144)
  %v156 = getelementptr [4 x i8], ptr %v16, i64 %v150
  %v157 = load <16 x float>, ptr %v156, align 4
  %v158 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v157, <16 x float> %v145)
  %v159 = getelementptr [4 x i8], ptr %v16, i64 %v151
  %v160 = load <16 x float>, ptr %v159, align 4
  %v161 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v160, <16 x float> %v146)
  %v162 = getelementptr [4 x i8], ptr %v16, i64 %v152
  %v163 = load <16 x float>, ptr %v162, align 4
  %v164 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v163, <16 x float> %v147)
  %v165 = add i64 %v143, 64
  br label %head142
end142:
  %v166 = and i64 %v2, -64
  br label %head167
head167:
  %v168 = phi i64 [ %v166, %end142 ], [ %v231, %joined218 ]
  %v169 = phi <16 x float> [ %v144, %end142 ], [ %v185, %joined218 ]
  %v170 = phi <16 x float> [ %v145, %end142 ], [ %v200, %joined218 ]
  %v171 = phi <16 x float> [ %v146, %end142 ], [ %v215, %joined218 ]
  %v172 = phi <16 x float> [ %v147, %end142 ], [ %v230, %joined218 ]
  %v173 = icmp slt i64 %v168, %v2
  br i1 %v173, label %body167, label %end167
body167:
  %v174 = add i64 %v168, 0
  %v175 = sub i64 %v2, %v174
  %v176 = icmp slt i64 %v175, 16
  %v177 = select i1 %v176, i64 %v175, i64 16
  %v178 = trunc i64 %v177 to i32
  %v179 = insertelement <16 x i32> poison, i32 %v178, i32 0
  %v180 = shufflevector <16 x i32> %v179, <16 x i32> poison, <16 x i32> zeroinitializer
  %v181 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v180
  %v182 = getelementptr [4 x i8], ptr %v16, i64 %v174
  %v183 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v182, i32 4, <16 x i1> %v181, <16 x float> zeroinitializer)
  %v184 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v183, <16 x float> %v169)
  %v185 = select <16 x i1> %v181, <16 x float> %v184, <16 x float> %v169
  %v186 = add i64 %v168, 16
  %v187 = icmp slt i64 %v186, %v2
  br i1 %v187, label %yes188, label %no188
yes188:
  %v189 = sub i64 %v2, %v186
  %v190 = icmp slt i64 %v189, 16
  %v191 = select i1 %v190, i64 %v189, i64 16
  %v192 = trunc i64 %v191 to i32
  %v193 = insertelement <16 x i32> poison, i32 %v192, i32 0
  %v194 = shufflevector <16 x i32> %v193, <16 x i32> poison, <16 x i32> zeroinitializer
  %v195 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v194
  %v196 = getelementptr [4 x i8], ptr %v16, i64 %v186
  %v197 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v196, i32 4, <16 x i1> %v195, <16 x float> zeroinitializer)
  %v198 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v197, <16 x float> %v170)
  %v199 = select <16 x i1> %v195, <16 x float> %v198, <16 x float> %v170
  br label %joined188
no188:
  br label %joined188
joined188:
  %v200 = phi <16 x float> [ %v199, %yes188 ], [ %v170, %no188 ]
  %v201 = add i64 %v168, 32
  %v202 = icmp slt i64 %v201, %v2
  br i1 %v202, label %yes203, label %no203
yes203:
  %v204 = sub i64 %v2, %v201
  %v205 = icmp slt i64 %v204, 16
  %v206 = select i1 %v205, i64 %v204, i64 16
  %v207 = trunc i64 %v206 to i32
  %v208 = insertelement <16 x i32> poison, i32 %v207, i32 0
  %v209 = shufflevector <16 x i32> %v208, <16 x i32> poison, <16 x i32> zeroinitializer
  %v210 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v209
  %v211 = getelementptr [4 x i8], ptr %v16, i64 %v201
  %v212 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v211, i32 4, <16 x i1> %v210, <16 x float> zeroinitializer)
  %v213 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v212, <16 x float> %v171)
  %v214 = select <16 x i1> %v210, <16 x float> %v213, <16 x float> %v171
  br label %joined203
no203:
  br label %joined203
joined203:
  %v215 = phi <16 x float> [ %v214, %yes203 ], [ %v171, %no203 ]
  %v216 = add i64 %v168, 48
  %v217 = icmp slt i64 %v216, %v2
  br i1 %v217, label %yes218, label %no218
yes218:
  %v219 = sub i64 %v2, %v216
  %v220 = icmp slt i64 %v219, 16
  %v221 = select i1 %v220, i64 %v219, i64 16
  %v222 = trunc i64 %v221 to i32
  %v223 = insertelement <16 x i32> poison, i32 %v222, i32 0
  %v224 = shufflevector <16 x i32> %v223, <16 x i32> poison, <16 x i32> zeroinitializer
  %v225 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v224
  %v226 = getelementptr [4 x i8], ptr %v16, i64 %v216
  %v227 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v226, i32 4, <16 x i1> %v225, <16 x float> zeroinitializer)
  %v228 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v227, <16 x float> %v172)
  %v229 = select <16 x i1> %v225, <16 x float> %v228, <16 x float> %v172
  br label %joined218
no218:
  br label %joined218
joined218:
  %v230 = phi <16 x float> [ %v229, %yes218 ], [ %v172, %no218 ]
  %v231 = add i64 %v168, 64
  br label %head167
end167:
  %v232 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v171, <16 x float> %v169)
  %v233 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v172, <16 x float> %v170)
  %v234 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v233, <16 x float> %v232)
  %v235 = shufflevector <16 x float> %v234, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v236 = shufflevector <16 x float> %v234, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v237 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v236, <8 x float> %v235)
  %v238 = shufflevector <8 x float> %v237, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v239 = shufflevector <8 x float> %v237, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v240 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v239, <4 x float> %v238)
  %v241 = shufflevector <4 x float> %v240, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v242 = shufflevector <4 x float> %v240, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v243 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %v242, <2 x float> %v241)
  %v244 = extractelement <2 x float> %v243, i32 0
  %v245 = extractelement <2 x float> %v243, i32 1
  %v246 = call float @llvm.maximum.f32(float %v245, float %v244)
  br label %joined140
no140:
  br label %joined140
joined140:
  %v247 = phi float [ %v246, %end167 ], [ %v138, %no140 ]
  %v248 = fcmp oeq float %v247, 0xFFF0000000000000
  %v249 = select i1 %v248, float 0x0000000000000000, float %v247
  %v250 = and i64 %v2, -64
  br label %head251
head251:
  %v252 = phi i64 [ 0, %joined140 ], [ %v350, %body251 ]
  %v253 = phi <16 x float> [ splat (float 0x0000000000000000), %joined140 ], [ %v283, %body251 ]
  %v254 = phi <16 x float> [ splat (float 0x0000000000000000), %joined140 ], [ %v305, %body251 ]
  %v255 = phi <16 x float> [ splat (float 0x0000000000000000), %joined140 ], [ %v327, %body251 ]
  %v256 = phi <16 x float> [ splat (float 0x0000000000000000), %joined140 ], [ %v349, %body251 ]
  %v257 = icmp slt i64 %v252, %v250
  br i1 %v257, label %body251, label %end251
body251:
  %v258 = add i64 %v252, 0
  %v259 = add i64 %v252, 16
  %v260 = add i64 %v252, 32
  %v261 = add i64 %v252, 48
  %v262 = getelementptr [4 x i8], ptr %v16, i64 %v258
  %v263 = load <16 x float>, ptr %v262, align 4
  %v264 = insertelement <16 x float> poison, float %v249, i32 0
  %v265 = shufflevector <16 x float> %v264, <16 x float> poison, <16 x i32> zeroinitializer
  %v266 = fsub <16 x float> %v263, %v265
  %v267 = fcmp olt <16 x float> %v266, splat (float 0xC05A400000000000)
  %v268 = select <16 x i1> %v267, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v266
  %v269 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v268, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v270 = fsub <16 x float> %v269, splat (float 0x4168000000000000)
  %v271 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v270, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v268)
  %v272 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v270, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v271)
  %v273 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v272, <16 x float> splat (float 0x3F812397E0000000))
  %v274 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v273, <16 x float> %v272, <16 x float> splat (float 0x3FA5558AE0000000))
  %v275 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v274, <16 x float> %v272, <16 x float> splat (float 0x3FC5554920000000))
  %v276 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v275, <16 x float> %v272, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v277 = fmul <16 x float> %v272, %v272
  %v278 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v276, <16 x float> %v277, <16 x float> %v272)
  %v279 = fadd <16 x float> splat (float 0x3FF0000000000000), %v278
  %v280 = fsub <16 x float> %v269, splat (float 0x4168000000000000)
  %v281 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v279, <16 x float> %v280, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v282 = getelementptr [4 x i8], ptr %v17, i64 %v258
  store <16 x float> %v281, ptr %v282, align 4
  %v283 = fadd <16 x float> %v253, %v281
  %v284 = getelementptr [4 x i8], ptr %v16, i64 %v259
  %v285 = load <16 x float>, ptr %v284, align 4
  %v286 = insertelement <16 x float> poison, float %v249, i32 0
  %v287 = shufflevector <16 x float> %v286, <16 x float> poison, <16 x i32> zeroinitializer
  %v288 = fsub <16 x float> %v285, %v287
  %v289 = fcmp olt <16 x float> %v288, splat (float 0xC05A400000000000)
  %v290 = select <16 x i1> %v289, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v288
  %v291 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v290, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v292 = fsub <16 x float> %v291, splat (float 0x4168000000000000)
  %v293 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v292, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v290)
  %v294 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v292, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v293)
  %v295 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v294, <16 x float> splat (float 0x3F812397E0000000))
  %v296 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v295, <16 x float> %v294, <16 x float> splat (float 0x3FA5558AE0000000))
  %v297 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v296, <16 x float> %v294, <16 x float> splat (float 0x3FC5554920000000))
  %v298 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v297, <16 x float> %v294, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v299 = fmul <16 x float> %v294, %v294
  %v300 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v298, <16 x float> %v299, <16 x float> %v294)
  %v301 = fadd <16 x float> splat (float 0x3FF0000000000000), %v300
  %v302 = fsub <16 x float> %v291, splat (float 0x4168000000000000)
  %v303 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v301, <16 x float> %v302, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v304 = getelementptr [4 x i8], ptr %v17, i64 %v259
  store <16 x float> %v303, ptr %v304, align 4
  %v305 = fadd <16 x float> %v254, %v303
  %v306 = getelementptr [4 x i8], ptr %v16, i64 %v260
  %v307 = load <16 x float>, ptr %v306, align 4
  %v308 = insertelement <16 x float> poison, float %v249, i32 0
  %v309 = shufflevector <16 x float> %v308, <16 x float> poison, <16 x i32> zeroinitializer
  %v310 = fsub <16 x float> %v307, %v309
  %v311 = fcmp olt <16 x float> %v310, splat (float 0xC05A400000000000)
  %v312 = select <16 x i1> %v311, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v310
  %v313 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v312, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v314 = fsub <16 x float> %v313, splat (float 0x4168000000000000)
  %v315 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v314, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v312)
  %v316 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v314, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v315)
  %v317 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v316, <16 x float> splat (float 0x3F812397E0000000))
  %v318 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v317, <16 x float> %v316, <16 x float> splat (float 0x3FA5558AE0000000))
  %v319 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v318, <16 x float> %v316, <16 x float> splat (float 0x3FC5554920000000))
  %v320 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v319, <16 x float> %v316, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v321 = fmul <16 x float> %v316, %v316
  %v322 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v320, <16 x float> %v321, <16 x float> %v316)
  %v323 = fadd <16 x float> splat (float 0x3FF0000000000000), %v322
  %v324 = fsub <16 x float> %v313, splat (float 0x4168000000000000)
  %v325 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v323, <16 x float> %v324, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v326 = getelementptr [4 x i8], ptr %v17, i64 %v260
  store <16 x float> %v325, ptr %v326, align 4
  %v327 = fadd <16 x float> %v255, %v325
  %v328 = getelementptr [4 x i8], ptr %v16, i64 %v261
  %v329 = load <16 x float>, ptr %v328, align 4
  %v330 = insertelement <16 x float> poison, float %v249, i32 0
  %v331 = shufflevector <16 x float> %v330, <16 x float> poison, <16 x i32> zeroinitializer
  %v332 = fsub <16 x float> %v329, %v331
  %v333 = fcmp olt <16 x float> %v332, splat (float 0xC05A400000000000)
  %v334 = select <16 x i1> %v333, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v332
  %v335 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v334, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v336 = fsub <16 x float> %v335, splat (float 0x4168000000000000)
  %v337 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v336, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v334)
  %v338 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v336, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v337)
  %v339 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v338, <16 x float> splat (float 0x3F812397E0000000))
  %v340 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v339, <16 x float> %v338, <16 x float> splat (float 0x3FA5558AE0000000))
  %v341 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v340, <16 x float> %v338, <16 x float> splat (float 0x3FC5554920000000))
  %v342 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v341, <16 x float> %v338, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v343 = fmul <16 x float> %v338, %v338
  %v344 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v342, <16 x float> %v343, <16 x float> %v338)
  %v345 = fadd <16 x float> splat (float 0x3FF0000000000000), %v344
  %v346 = fsub <16 x float> %v335, splat (float 0x4168000000000000)
  %v347 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v345, <16 x float> %v346, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v348 = getelementptr [4 x i8], ptr %v17, i64 %v261
  store <16 x float> %v347, ptr %v348, align 4
  %v349 = fadd <16 x float> %v256, %v347
  %v350 = add i64 %v252, 64
  br label %head251
end251:
  %v351 = and i64 %v2, -64
  br label %head352
head352:
  %v353 = phi i64 [ %v351, %end251 ], [ %v492, %joined460 ]
  %v354 = phi <16 x float> [ %v253, %end251 ], [ %v389, %joined460 ]
  %v355 = phi <16 x float> [ %v254, %end251 ], [ %v423, %joined460 ]
  %v356 = phi <16 x float> [ %v255, %end251 ], [ %v457, %joined460 ]
  %v357 = phi <16 x float> [ %v256, %end251 ], [ %v491, %joined460 ]
  %v358 = icmp slt i64 %v353, %v2
  br i1 %v358, label %body352, label %end352
body352:
  %v359 = add i64 %v353, 0
  %v360 = sub i64 %v2, %v359
  %v361 = icmp slt i64 %v360, 16
  %v362 = select i1 %v361, i64 %v360, i64 16
  %v363 = trunc i64 %v362 to i32
  %v364 = insertelement <16 x i32> poison, i32 %v363, i32 0
  %v365 = shufflevector <16 x i32> %v364, <16 x i32> poison, <16 x i32> zeroinitializer
  %v366 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v365
  %v367 = getelementptr [4 x i8], ptr %v16, i64 %v359
  %v368 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v367, i32 4, <16 x i1> %v366, <16 x float> zeroinitializer)
  %v369 = insertelement <16 x float> poison, float %v249, i32 0
  %v370 = shufflevector <16 x float> %v369, <16 x float> poison, <16 x i32> zeroinitializer
  %v371 = fsub <16 x float> %v368, %v370
  %v372 = fcmp olt <16 x float> %v371, splat (float 0xC05A400000000000)
  %v373 = select <16 x i1> %v372, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v371
  %v374 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v373, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v375 = fsub <16 x float> %v374, splat (float 0x4168000000000000)
  %v376 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v375, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v373)
  %v377 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v375, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v376)
  %v378 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v377, <16 x float> splat (float 0x3F812397E0000000))
  %v379 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v378, <16 x float> %v377, <16 x float> splat (float 0x3FA5558AE0000000))
  %v380 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v379, <16 x float> %v377, <16 x float> splat (float 0x3FC5554920000000))
  %v381 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v380, <16 x float> %v377, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v382 = fmul <16 x float> %v377, %v377
  %v383 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v381, <16 x float> %v382, <16 x float> %v377)
  %v384 = fadd <16 x float> splat (float 0x3FF0000000000000), %v383
  %v385 = fsub <16 x float> %v374, splat (float 0x4168000000000000)
  %v386 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v384, <16 x float> %v385, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v387 = getelementptr [4 x i8], ptr %v17, i64 %v359
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v386, ptr %v387, i32 4, <16 x i1> %v366)
  %v388 = fadd <16 x float> %v354, %v386
  %v389 = select <16 x i1> %v366, <16 x float> %v388, <16 x float> %v354
  %v390 = add i64 %v353, 16
  %v391 = icmp slt i64 %v390, %v2
  br i1 %v391, label %yes392, label %no392
yes392:
  %v393 = sub i64 %v2, %v390
  %v394 = icmp slt i64 %v393, 16
  %v395 = select i1 %v394, i64 %v393, i64 16
  %v396 = trunc i64 %v395 to i32
  %v397 = insertelement <16 x i32> poison, i32 %v396, i32 0
  %v398 = shufflevector <16 x i32> %v397, <16 x i32> poison, <16 x i32> zeroinitializer
  %v399 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v398
  %v400 = getelementptr [4 x i8], ptr %v16, i64 %v390
  %v401 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v400, i32 4, <16 x i1> %v399, <16 x float> zeroinitializer)
  %v402 = insertelement <16 x float> poison, float %v249, i32 0
  %v403 = shufflevector <16 x float> %v402, <16 x float> poison, <16 x i32> zeroinitializer
  %v404 = fsub <16 x float> %v401, %v403
  %v405 = fcmp olt <16 x float> %v404, splat (float 0xC05A400000000000)
  %v406 = select <16 x i1> %v405, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v404
  %v407 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v406, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v408 = fsub <16 x float> %v407, splat (float 0x4168000000000000)
  %v409 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v408, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v406)
  %v410 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v408, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v409)
  %v411 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v410, <16 x float> splat (float 0x3F812397E0000000))
  %v412 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v411, <16 x float> %v410, <16 x float> splat (float 0x3FA5558AE0000000))
  %v413 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v412, <16 x float> %v410, <16 x float> splat (float 0x3FC5554920000000))
  %v414 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v413, <16 x float> %v410, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v415 = fmul <16 x float> %v410, %v410
  %v416 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v414, <16 x float> %v415, <16 x float> %v410)
  %v417 = fadd <16 x float> splat (float 0x3FF0000000000000), %v416
  %v418 = fsub <16 x float> %v407, splat (float 0x4168000000000000)
  %v419 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v417, <16 x float> %v418, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v420 = getelementptr [4 x i8], ptr %v17, i64 %v390
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v419, ptr %v420, i32 4, <16 x i1> %v399)
  %v421 = fadd <16 x float> %v355, %v419
  %v422 = select <16 x i1> %v399, <16 x float> %v421, <16 x float> %v355
  br label %joined392
no392:
  br label %joined392
joined392:
  %v423 = phi <16 x float> [ %v422, %yes392 ], [ %v355, %no392 ]
  %v424 = add i64 %v353, 32
  %v425 = icmp slt i64 %v424, %v2
  br i1 %v425, label %yes426, label %no426
yes426:
  %v427 = sub i64 %v2, %v424
  %v428 = icmp slt i64 %v427, 16
  %v429 = select i1 %v428, i64 %v427, i64 16
  %v430 = trunc i64 %v429 to i32
  %v431 = insertelement <16 x i32> poison, i32 %v430, i32 0
  %v432 = shufflevector <16 x i32> %v431, <16 x i32> poison, <16 x i32> zeroinitializer
  %v433 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v432
  %v434 = getelementptr [4 x i8], ptr %v16, i64 %v424
  %v435 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v434, i32 4, <16 x i1> %v433, <16 x float> zeroinitializer)
  %v436 = insertelement <16 x float> poison, float %v249, i32 0
  %v437 = shufflevector <16 x float> %v436, <16 x float> poison, <16 x i32> zeroinitializer
  %v438 = fsub <16 x float> %v435, %v437
  %v439 = fcmp olt <16 x float> %v438, splat (float 0xC05A400000000000)
  %v440 = select <16 x i1> %v439, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v438
  %v441 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v440, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v442 = fsub <16 x float> %v441, splat (float 0x4168000000000000)
  %v443 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v442, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v440)
  %v444 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v442, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v443)
  %v445 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v444, <16 x float> splat (float 0x3F812397E0000000))
  %v446 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v445, <16 x float> %v444, <16 x float> splat (float 0x3FA5558AE0000000))
  %v447 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v446, <16 x float> %v444, <16 x float> splat (float 0x3FC5554920000000))
  %v448 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v447, <16 x float> %v444, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v449 = fmul <16 x float> %v444, %v444
  %v450 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v448, <16 x float> %v449, <16 x float> %v444)
  %v451 = fadd <16 x float> splat (float 0x3FF0000000000000), %v450
  %v452 = fsub <16 x float> %v441, splat (float 0x4168000000000000)
  %v453 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v451, <16 x float> %v452, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v454 = getelementptr [4 x i8], ptr %v17, i64 %v424
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v453, ptr %v454, i32 4, <16 x i1> %v433)
  %v455 = fadd <16 x float> %v356, %v453
  %v456 = select <16 x i1> %v433, <16 x float> %v455, <16 x float> %v356
  br label %joined426
no426:
  br label %joined426
joined426:
  %v457 = phi <16 x float> [ %v456, %yes426 ], [ %v356, %no426 ]
  %v458 = add i64 %v353, 48
  %v459 = icmp slt i64 %v458, %v2
  br i1 %v459, label %yes460, label %no460
yes460:
  %v461 = sub i64 %v2, %v458
  %v462 = icmp slt i64 %v461, 16
  %v463 = select i1 %v462, i64 %v461, i64 16
  %v464 = trunc i64 %v463 to i32
  %v465 = insertelement <16 x i32> poison, i32 %v464, i32 0
  %v466 = shufflevector <16 x i32> %v465, <16 x i32> poison, <16 x i32> zeroinitializer
  %v467 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v466
  %v468 = getelementptr [4 x i8], ptr %v16, i64 %v458
  %v469 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v468, i32 4, <16 x i1> %v467, <16 x float> zeroinitializer)
  %v470 = insertelement <16 x float> poison, float %v249, i32 0
  %v471 = shufflevector <16 x float> %v470, <16 x float> poison, <16 x i32> zeroinitializer
  %v472 = fsub <16 x float> %v469, %v471
  %v473 = fcmp olt <16 x float> %v472, splat (float 0xC05A400000000000)
  %v474 = select <16 x i1> %v473, <16 x float> splat (float 0xC05A400000000000), <16 x float> %v472
  %v475 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v474, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v476 = fsub <16 x float> %v475, splat (float 0x4168000000000000)
  %v477 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v476, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v474)
  %v478 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v476, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v477)
  %v479 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v478, <16 x float> splat (float 0x3F812397E0000000))
  %v480 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v479, <16 x float> %v478, <16 x float> splat (float 0x3FA5558AE0000000))
  %v481 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v480, <16 x float> %v478, <16 x float> splat (float 0x3FC5554920000000))
  %v482 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v481, <16 x float> %v478, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v483 = fmul <16 x float> %v478, %v478
  %v484 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v482, <16 x float> %v483, <16 x float> %v478)
  %v485 = fadd <16 x float> splat (float 0x3FF0000000000000), %v484
  %v486 = fsub <16 x float> %v475, splat (float 0x4168000000000000)
  %v487 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %v485, <16 x float> %v486, <16 x float> zeroinitializer, i16 -1, i32 4)
  %v488 = getelementptr [4 x i8], ptr %v17, i64 %v458
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v487, ptr %v488, i32 4, <16 x i1> %v467)
  %v489 = fadd <16 x float> %v357, %v487
  %v490 = select <16 x i1> %v467, <16 x float> %v489, <16 x float> %v357
  br label %joined460
no460:
  br label %joined460
joined460:
  %v491 = phi <16 x float> [ %v490, %yes460 ], [ %v357, %no460 ]
  %v492 = add i64 %v353, 64
  br label %head352
end352:
  %v493 = fadd <16 x float> %v354, %v356
  %v494 = fadd <16 x float> %v355, %v357
  %v495 = fadd <16 x float> %v493, %v494
  %v496 = shufflevector <16 x float> %v495, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v497 = shufflevector <16 x float> %v495, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v498 = fadd <8 x float> %v496, %v497
  %v499 = shufflevector <8 x float> %v498, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v500 = shufflevector <8 x float> %v498, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v501 = fadd <4 x float> %v499, %v500
  %v502 = shufflevector <4 x float> %v501, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v503 = shufflevector <4 x float> %v501, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v504 = fadd <2 x float> %v502, %v503
  %v505 = extractelement <2 x float> %v504, i32 0
  %v506 = extractelement <2 x float> %v504, i32 1
  %v507 = fadd float %v505, %v506
  %v508 = select i1 %v248, float 0x3FF0000000000000, float %v507
  %v509 = fdiv float 0x3FF0000000000000, %v508
  %v510 = sub i64 %v2, 0
  %v511 = and i64 %v510, -64
  %v512 = add i64 0, %v511
  br label %head513
head513:
  %v514 = phi i64 [ 0, %end352 ], [ %v640, %joined633 ]
  %v515 = icmp slt i64 %v514, %v512
  br i1 %v515, label %body513, label %end513
body513:
  %v516 = add i64 %v514, 0
  %v517 = getelementptr [4 x i8], ptr %v17, i64 %v516
  %v518 = load <16 x float>, ptr %v517, align 4
  %v519 = bitcast <16 x float> %v518 to <16 x i32>
  %v520 = sub <16 x i32> %v519, splat (i32 1)
  %v521 = icmp ult <16 x i32> %v520, splat (i32 528482303)
  %v522 = insertelement <16 x float> poison, float %v509, i32 0
  %v523 = shufflevector <16 x float> %v522, <16 x float> poison, <16 x i32> zeroinitializer
  %v524 = fmul <16 x float> %v518, %v523
  %v525 = fneg <16 x float> %v524
  %v526 = insertelement <16 x float> poison, float %v508, i32 0
  %v527 = shufflevector <16 x float> %v526, <16 x float> poison, <16 x i32> zeroinitializer
  %v528 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v525, <16 x float> %v527, <16 x float> %v518)
  %v529 = insertelement <16 x float> poison, float %v509, i32 0
  %v530 = shufflevector <16 x float> %v529, <16 x float> poison, <16 x i32> zeroinitializer
  %v531 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v528, <16 x float> %v530, <16 x float> %v524)
  %v532 = fneg <16 x float> %v531
  %v533 = insertelement <16 x float> poison, float %v508, i32 0
  %v534 = shufflevector <16 x float> %v533, <16 x float> poison, <16 x i32> zeroinitializer
  %v535 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v532, <16 x float> %v534, <16 x float> %v518)
  %v536 = insertelement <16 x float> poison, float %v509, i32 0
  %v537 = shufflevector <16 x float> %v536, <16 x float> poison, <16 x i32> zeroinitializer
  %v538 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v535, <16 x float> %v537, <16 x float> %v531)
  %v539 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v521)
  br i1 %v539, label %yes540, label %no540
yes540:
  %v541 = insertelement <16 x float> poison, float %v508, i32 0
  %v542 = shufflevector <16 x float> %v541, <16 x float> poison, <16 x i32> zeroinitializer
  %v543 = fdiv <16 x float> %v518, %v542
  %v544 = select <16 x i1> %v521, <16 x float> %v543, <16 x float> %v538
  br label %joined540
no540:
  br label %joined540
joined540:
  %v545 = phi <16 x float> [ %v544, %yes540 ], [ %v538, %no540 ]
  %v546 = getelementptr [4 x i8], ptr %v17, i64 %v516
  store <16 x float> %v545, ptr %v546, align 4
  %v547 = add i64 %v514, 16
  %v548 = getelementptr [4 x i8], ptr %v17, i64 %v547
  %v549 = load <16 x float>, ptr %v548, align 4
  %v550 = bitcast <16 x float> %v549 to <16 x i32>
  %v551 = sub <16 x i32> %v550, splat (i32 1)
  %v552 = icmp ult <16 x i32> %v551, splat (i32 528482303)
  %v553 = insertelement <16 x float> poison, float %v509, i32 0
  %v554 = shufflevector <16 x float> %v553, <16 x float> poison, <16 x i32> zeroinitializer
  %v555 = fmul <16 x float> %v549, %v554
  %v556 = fneg <16 x float> %v555
  %v557 = insertelement <16 x float> poison, float %v508, i32 0
  %v558 = shufflevector <16 x float> %v557, <16 x float> poison, <16 x i32> zeroinitializer
  %v559 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v556, <16 x float> %v558, <16 x float> %v549)
  %v560 = insertelement <16 x float> poison, float %v509, i32 0
  %v561 = shufflevector <16 x float> %v560, <16 x float> poison, <16 x i32> zeroinitializer
  %v562 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v559, <16 x float> %v561, <16 x float> %v555)
  %v563 = fneg <16 x float> %v562
  %v564 = insertelement <16 x float> poison, float %v508, i32 0
  %v565 = shufflevector <16 x float> %v564, <16 x float> poison, <16 x i32> zeroinitializer
  %v566 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v563, <16 x float> %v565, <16 x float> %v549)
  %v567 = insertelement <16 x float> poison, float %v509, i32 0
  %v568 = shufflevector <16 x float> %v567, <16 x float> poison, <16 x i32> zeroinitializer
  %v569 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v566, <16 x float> %v568, <16 x float> %v562)
  %v570 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v552)
  br i1 %v570, label %yes571, label %no571
yes571:
  %v572 = insertelement <16 x float> poison, float %v508, i32 0
  %v573 = shufflevector <16 x float> %v572, <16 x float> poison, <16 x i32> zeroinitializer
  %v574 = fdiv <16 x float> %v549, %v573
  %v575 = select <16 x i1> %v552, <16 x float> %v574, <16 x float> %v569
  br label %joined571
no571:
  br label %joined571
joined571:
  %v576 = phi <16 x float> [ %v575, %yes571 ], [ %v569, %no571 ]
  %v577 = getelementptr [4 x i8], ptr %v17, i64 %v547
  store <16 x float> %v576, ptr %v577, align 4
  %v578 = add i64 %v514, 32
  %v579 = getelementptr [4 x i8], ptr %v17, i64 %v578
  %v580 = load <16 x float>, ptr %v579, align 4
  %v581 = bitcast <16 x float> %v580 to <16 x i32>
  %v582 = sub <16 x i32> %v581, splat (i32 1)
  %v583 = icmp ult <16 x i32> %v582, splat (i32 528482303)
  %v584 = insertelement <16 x float> poison, float %v509, i32 0
  %v585 = shufflevector <16 x float> %v584, <16 x float> poison, <16 x i32> zeroinitializer
  %v586 = fmul <16 x float> %v580, %v585
  %v587 = fneg <16 x float> %v586
  %v588 = insertelement <16 x float> poison, float %v508, i32 0
  %v589 = shufflevector <16 x float> %v588, <16 x float> poison, <16 x i32> zeroinitializer
  %v590 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v587, <16 x float> %v589, <16 x float> %v580)
  %v591 = insertelement <16 x float> poison, float %v509, i32 0
  %v592 = shufflevector <16 x float> %v591, <16 x float> poison, <16 x i32> zeroinitializer
  %v593 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v590, <16 x float> %v592, <16 x float> %v586)
  %v594 = fneg <16 x float> %v593
  %v595 = insertelement <16 x float> poison, float %v508, i32 0
  %v596 = shufflevector <16 x float> %v595, <16 x float> poison, <16 x i32> zeroinitializer
  %v597 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v594, <16 x float> %v596, <16 x float> %v580)
  %v598 = insertelement <16 x float> poison, float %v509, i32 0
  %v599 = shufflevector <16 x float> %v598, <16 x float> poison, <16 x i32> zeroinitializer
  %v600 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v597, <16 x float> %v599, <16 x float> %v593)
  %v601 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v583)
  br i1 %v601, label %yes602, label %no602
yes602:
  %v603 = insertelement <16 x float> poison, float %v508, i32 0
  %v604 = shufflevector <16 x float> %v603, <16 x float> poison, <16 x i32> zeroinitializer
  %v605 = fdiv <16 x float> %v580, %v604
  %v606 = select <16 x i1> %v583, <16 x float> %v605, <16 x float> %v600
  br label %joined602
no602:
  br label %joined602
joined602:
  %v607 = phi <16 x float> [ %v606, %yes602 ], [ %v600, %no602 ]
  %v608 = getelementptr [4 x i8], ptr %v17, i64 %v578
  store <16 x float> %v607, ptr %v608, align 4
  %v609 = add i64 %v514, 48
  %v610 = getelementptr [4 x i8], ptr %v17, i64 %v609
  %v611 = load <16 x float>, ptr %v610, align 4
  %v612 = bitcast <16 x float> %v611 to <16 x i32>
  %v613 = sub <16 x i32> %v612, splat (i32 1)
  %v614 = icmp ult <16 x i32> %v613, splat (i32 528482303)
  %v615 = insertelement <16 x float> poison, float %v509, i32 0
  %v616 = shufflevector <16 x float> %v615, <16 x float> poison, <16 x i32> zeroinitializer
  %v617 = fmul <16 x float> %v611, %v616
  %v618 = fneg <16 x float> %v617
  %v619 = insertelement <16 x float> poison, float %v508, i32 0
  %v620 = shufflevector <16 x float> %v619, <16 x float> poison, <16 x i32> zeroinitializer
  %v621 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v618, <16 x float> %v620, <16 x float> %v611)
  %v622 = insertelement <16 x float> poison, float %v509, i32 0
  %v623 = shufflevector <16 x float> %v622, <16 x float> poison, <16 x i32> zeroinitializer
  %v624 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v621, <16 x float> %v623, <16 x float> %v617)
  %v625 = fneg <16 x float> %v624
  %v626 = insertelement <16 x float> poison, float %v508, i32 0
  %v627 = shufflevector <16 x float> %v626, <16 x float> poison, <16 x i32> zeroinitializer
  %v628 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v625, <16 x float> %v627, <16 x float> %v611)
  %v629 = insertelement <16 x float> poison, float %v509, i32 0
  %v630 = shufflevector <16 x float> %v629, <16 x float> poison, <16 x i32> zeroinitializer
  %v631 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v628, <16 x float> %v630, <16 x float> %v624)
  %v632 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v614)
  br i1 %v632, label %yes633, label %no633
yes633:
  %v634 = insertelement <16 x float> poison, float %v508, i32 0
  %v635 = shufflevector <16 x float> %v634, <16 x float> poison, <16 x i32> zeroinitializer
  %v636 = fdiv <16 x float> %v611, %v635
  %v637 = select <16 x i1> %v614, <16 x float> %v636, <16 x float> %v631
  br label %joined633
no633:
  br label %joined633
joined633:
  %v638 = phi <16 x float> [ %v637, %yes633 ], [ %v631, %no633 ]
  %v639 = getelementptr [4 x i8], ptr %v17, i64 %v609
  store <16 x float> %v638, ptr %v639, align 4
  %v640 = add i64 %v514, 64
  br label %head513
end513:
  %v641 = sub i64 %v2, %v512
  %v642 = and i64 %v641, -16
  %v643 = add i64 %v512, %v642
  br label %head644
head644:
  %v645 = phi i64 [ %v512, %end513 ], [ %v678, %joined671 ]
  %v646 = icmp slt i64 %v645, %v643
  br i1 %v646, label %body644, label %end644
body644:
  %v647 = add i64 %v645, 0
  %v648 = getelementptr [4 x i8], ptr %v17, i64 %v647
  %v649 = load <16 x float>, ptr %v648, align 4
  %v650 = bitcast <16 x float> %v649 to <16 x i32>
  %v651 = sub <16 x i32> %v650, splat (i32 1)
  %v652 = icmp ult <16 x i32> %v651, splat (i32 528482303)
  %v653 = insertelement <16 x float> poison, float %v509, i32 0
  %v654 = shufflevector <16 x float> %v653, <16 x float> poison, <16 x i32> zeroinitializer
  %v655 = fmul <16 x float> %v649, %v654
  %v656 = fneg <16 x float> %v655
  %v657 = insertelement <16 x float> poison, float %v508, i32 0
  %v658 = shufflevector <16 x float> %v657, <16 x float> poison, <16 x i32> zeroinitializer
  %v659 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v656, <16 x float> %v658, <16 x float> %v649)
  %v660 = insertelement <16 x float> poison, float %v509, i32 0
  %v661 = shufflevector <16 x float> %v660, <16 x float> poison, <16 x i32> zeroinitializer
  %v662 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v659, <16 x float> %v661, <16 x float> %v655)
  %v663 = fneg <16 x float> %v662
  %v664 = insertelement <16 x float> poison, float %v508, i32 0
  %v665 = shufflevector <16 x float> %v664, <16 x float> poison, <16 x i32> zeroinitializer
  %v666 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v663, <16 x float> %v665, <16 x float> %v649)
  %v667 = insertelement <16 x float> poison, float %v509, i32 0
  %v668 = shufflevector <16 x float> %v667, <16 x float> poison, <16 x i32> zeroinitializer
  %v669 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v666, <16 x float> %v668, <16 x float> %v662)
  %v670 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v652)
  br i1 %v670, label %yes671, label %no671
yes671:
  %v672 = insertelement <16 x float> poison, float %v508, i32 0
  %v673 = shufflevector <16 x float> %v672, <16 x float> poison, <16 x i32> zeroinitializer
  %v674 = fdiv <16 x float> %v649, %v673
  %v675 = select <16 x i1> %v652, <16 x float> %v674, <16 x float> %v669
  br label %joined671
no671:
  br label %joined671
joined671:
  %v676 = phi <16 x float> [ %v675, %yes671 ], [ %v669, %no671 ]
  %v677 = getelementptr [4 x i8], ptr %v17, i64 %v647
  store <16 x float> %v676, ptr %v677, align 4
  %v678 = add i64 %v645, 16
  br label %head644
end644:
  %v679 = icmp slt i64 %v643, %v2
  br i1 %v679, label %then680, label %after680
then680:
  %v681 = sub i64 %v2, %v643
  %v682 = icmp slt i64 %v681, 16
  %v683 = select i1 %v682, i64 %v681, i64 16
  %v684 = trunc i64 %v683 to i32
  %v685 = insertelement <16 x i32> poison, i32 %v684, i32 0
  %v686 = shufflevector <16 x i32> %v685, <16 x i32> poison, <16 x i32> zeroinitializer
  %v687 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v686
  %v688 = getelementptr [4 x i8], ptr %v17, i64 %v643
  %v689 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v688, i32 4, <16 x i1> %v687, <16 x float> zeroinitializer)
  %v690 = bitcast <16 x float> %v689 to <16 x i32>
  %v691 = sub <16 x i32> %v690, splat (i32 1)
  %v692 = icmp ult <16 x i32> %v691, splat (i32 528482303)
  %v693 = insertelement <16 x float> poison, float %v509, i32 0
  %v694 = shufflevector <16 x float> %v693, <16 x float> poison, <16 x i32> zeroinitializer
  %v695 = fmul <16 x float> %v689, %v694
  %v696 = fneg <16 x float> %v695
  %v697 = insertelement <16 x float> poison, float %v508, i32 0
  %v698 = shufflevector <16 x float> %v697, <16 x float> poison, <16 x i32> zeroinitializer
  %v699 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v696, <16 x float> %v698, <16 x float> %v689)
  %v700 = insertelement <16 x float> poison, float %v509, i32 0
  %v701 = shufflevector <16 x float> %v700, <16 x float> poison, <16 x i32> zeroinitializer
  %v702 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v699, <16 x float> %v701, <16 x float> %v695)
  %v703 = fneg <16 x float> %v702
  %v704 = insertelement <16 x float> poison, float %v508, i32 0
  %v705 = shufflevector <16 x float> %v704, <16 x float> poison, <16 x i32> zeroinitializer
  %v706 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v703, <16 x float> %v705, <16 x float> %v689)
  %v707 = insertelement <16 x float> poison, float %v509, i32 0
  %v708 = shufflevector <16 x float> %v707, <16 x float> poison, <16 x i32> zeroinitializer
  %v709 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v706, <16 x float> %v708, <16 x float> %v702)
  %v710 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v692)
  br i1 %v710, label %yes711, label %no711
yes711:
  %v712 = insertelement <16 x float> poison, float %v508, i32 0
  %v713 = shufflevector <16 x float> %v712, <16 x float> poison, <16 x i32> zeroinitializer
  %v714 = fdiv <16 x float> %v689, %v713
  %v715 = select <16 x i1> %v692, <16 x float> %v714, <16 x float> %v709
  br label %joined711
no711:
  br label %joined711
joined711:
  %v716 = phi <16 x float> [ %v715, %yes711 ], [ %v709, %no711 ]
  %v717 = getelementptr [4 x i8], ptr %v17, i64 %v643
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v716, ptr %v717, i32 4, <16 x i1> %v687)
  br label %after680
after680:
  %v718 = add i64 %v12, 1
  br label %head11
end11:
  ret void
}
