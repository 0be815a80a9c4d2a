declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, i32, <4 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @tile1(ptr %given0, ptr %given1, ptr %given2, ptr %given3, i64 %given4, i64 %given5, i64 %given6, i64 %given7) nounwind {
entry:
  %v1 = sub i64 %given4, 0
  %v2 = icmp slt i64 %v1, 4
  %v3 = select i1 %v2, i64 %v1, i64 4
  %v4 = trunc i64 %v3 to i32
  %v5 = insertelement <4 x i32> poison, i32 %v4, i32 0
  %v6 = shufflevector <4 x i32> %v5, <4 x i32> poison, <4 x i32> zeroinitializer
  %v7 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v6
  %v8 = sub i64 %given4, 4
  %v9 = icmp slt i64 %v8, 4
  %v10 = select i1 %v9, i64 %v8, i64 4
  %v11 = trunc i64 %v10 to i32
  %v12 = insertelement <4 x i32> poison, i32 %v11, i32 0
  %v13 = shufflevector <4 x i32> %v12, <4 x i32> poison, <4 x i32> zeroinitializer
  %v14 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v13
  %v15 = sub i64 %given4, 8
  %v16 = icmp slt i64 %v15, 4
  %v17 = select i1 %v16, i64 %v15, i64 4
  %v18 = trunc i64 %v17 to i32
  %v19 = insertelement <4 x i32> poison, i32 %v18, i32 0
  %v20 = shufflevector <4 x i32> %v19, <4 x i32> poison, <4 x i32> zeroinitializer
  %v21 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v20
  %v22 = sub i64 %given4, 12
  %v23 = icmp slt i64 %v22, 4
  %v24 = select i1 %v23, i64 %v22, i64 4
  %v25 = trunc i64 %v24 to i32
  %v26 = insertelement <4 x i32> poison, i32 %v25, i32 0
  %v27 = shufflevector <4 x i32> %v26, <4 x i32> poison, <4 x i32> zeroinitializer
  %v28 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v27
  %v29 = sub i64 %given4, 16
  %v30 = icmp slt i64 %v29, 4
  %v31 = select i1 %v30, i64 %v29, i64 4
  %v32 = trunc i64 %v31 to i32
  %v33 = insertelement <4 x i32> poison, i32 %v32, i32 0
  %v34 = shufflevector <4 x i32> %v33, <4 x i32> poison, <4 x i32> zeroinitializer
  %v35 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v34
  %v36 = sub i64 %given4, 20
  %v37 = icmp slt i64 %v36, 4
  %v38 = select i1 %v37, i64 %v36, i64 4
  %v39 = trunc i64 %v38 to i32
  %v40 = insertelement <4 x i32> poison, i32 %v39, i32 0
  %v41 = shufflevector <4 x i32> %v40, <4 x i32> poison, <4 x i32> zeroinitializer
  %v42 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v41
  %v43 = sub i64 %given4, 24
  %v44 = icmp slt i64 %v43, 4
  %v45 = select i1 %v44, i64 %v43, i64 4
  %v46 = trunc i64 %v45 to i32
  %v47 = insertelement <4 x i32> poison, i32 %v46, i32 0
  %v48 = shufflevector <4 x i32> %v47, <4 x i32> poison, <4 x i32> zeroinitializer
  %v49 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v48
  %v50 = sub i64 %given4, 28
  %v51 = icmp slt i64 %v50, 4
  %v52 = select i1 %v51, i64 %v50, i64 4
  %v53 = trunc i64 %v52 to i32
  %v54 = insertelement <4 x i32> poison, i32 %v53, i32 0
  %v55 = shufflevector <4 x i32> %v54, <4 x i32> poison, <4 x i32> zeroinitializer
  %v56 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v55
  br label %head57
head57:
  %v58 = phi i64 [ 0, %entry ], [ %v158, %body57 ]
  %v59 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v149, %body57 ]
  %v60 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v150, %body57 ]
  %v61 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v151, %body57 ]
  %v62 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v152, %body57 ]
  %v63 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v153, %body57 ]
  %v64 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v154, %body57 ]
  %v65 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v155, %body57 ]
  %v66 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v156, %body57 ]
  %v67 = phi ptr [ %given1, %entry ], [ %v157, %body57 ]
  %v68 = icmp slt i64 %v58, %given5
  br i1 %v68, label %body57, label %end57
body57:
  %v69 = getelementptr [1 x i8], ptr %v67, i64 2048
  call void @llvm.prefetch.p0(ptr %v69, i32 0, i32 3, i32 1)
  %v70 = getelementptr [1 x i8], ptr %v67, i64 2112
  call void @llvm.prefetch.p0(ptr %v70, i32 0, i32 3, i32 1)
  %v71 = getelementptr [1 x i8], ptr %v67, i64 0
  %v72 = load <4 x i8>, ptr %v71, align 1
  %v73 = getelementptr [4 x i8], ptr %given3, i64 %v58
  %v74 = load float, ptr %v73, align 4
  %v75 = sext <4 x i8> %v72 to <4 x i32>
  %v76 = sitofp <4 x i32> %v75 to <4 x float>
  %v77 = insertelement <4 x float> poison, float %v74, i32 0
  %v78 = shufflevector <4 x float> %v77, <4 x float> poison, <4 x i32> zeroinitializer
  %v79 = fmul <4 x float> %v76, %v78
  %v80 = getelementptr [1 x i8], ptr %v67, i64 4
  %v81 = load <4 x i8>, ptr %v80, align 1
  %v82 = getelementptr [4 x i8], ptr %given3, i64 %v58
  %v83 = load float, ptr %v82, align 4
  %v84 = sext <4 x i8> %v81 to <4 x i32>
  %v85 = sitofp <4 x i32> %v84 to <4 x float>
  %v86 = insertelement <4 x float> poison, float %v83, i32 0
  %v87 = shufflevector <4 x float> %v86, <4 x float> poison, <4 x i32> zeroinitializer
  %v88 = fmul <4 x float> %v85, %v87
  %v89 = getelementptr [1 x i8], ptr %v67, i64 8
  %v90 = load <4 x i8>, ptr %v89, align 1
  %v91 = getelementptr [4 x i8], ptr %given3, i64 %v58
  %v92 = load float, ptr %v91, align 4
  %v93 = sext <4 x i8> %v90 to <4 x i32>
  %v94 = sitofp <4 x i32> %v93 to <4 x float>
  %v95 = insertelement <4 x float> poison, float %v92, i32 0
  %v96 = shufflevector <4 x float> %v95, <4 x float> poison, <4 x i32> zeroinitializer
  %v97 = fmul <4 x float> %v94, %v96
  %v98 = getelementptr [1 x i8], ptr %v67, i64 12
  %v99 = load <4 x i8>, ptr %v98, align 1
  %v100 = getelementptr [4 x i8], ptr %given3, i64 %v58
  %v101 = load float, ptr %v100, align 4
  %v102 = sext <4 x i8> %v99 to <4 x i32>
  %v103 = sitofp <4 x i32> %v102 to <4 x float>
  %v104 = insertelement <4 x float> poison, float %v101, i32 0
  %v105 = shufflevector <4 x float> %v104, <4 x float> poison, <4 x i32> zeroinitializer
  %v106 = fmul <4 x float> %v103, %v105
  %v107 = getelementptr [1 x i8], ptr %v67, i64 16
  %v108 = load <4 x i8>, ptr %v107, align 1
  %v109 = getelementptr [4 x i8], ptr %given3, i64 %v58
  %v110 = load float, ptr %v109, align 4
  %v111 = sext <4 x i8> %v108 to <4 x i32>
  %v112 = sitofp <4 x i32> %v111 to <4 x float>
  %v113 = insertelement <4 x float> poison, float %v110, i32 0
  %v114 = shufflevector <4 x float> %v113, <4 x float> poison, <4 x i32> zeroinitializer
  %v115 = fmul <4 x float> %v112, %v114
  %v116 = getelementptr [1 x i8], ptr %v67, i64 20
  %v117 = load <4 x i8>, ptr %v116, align 1
  %v118 = getelementptr [4 x i8], ptr %given3, i64 %v58
  %v119 = load float, ptr %v118, align 4
  %v120 = sext <4 x i8> %v117 to <4 x i32>
  %v121 = sitofp <4 x i32> %v120 to <4 x float>
  %v122 = insertelement <4 x float> poison, float %v119, i32 0
  %v123 = shufflevector <4 x float> %v122, <4 x float> poison, <4 x i32> zeroinitializer
  %v124 = fmul <4 x float> %v121, %v123
  %v125 = getelementptr [1 x i8], ptr %v67, i64 24
  %v126 = load <4 x i8>, ptr %v125, align 1
  %v127 = getelementptr [4 x i8], ptr %given3, i64 %v58
  %v128 = load float, ptr %v127, align 4
  %v129 = sext <4 x i8> %v126 to <4 x i32>
  %v130 = sitofp <4 x i32> %v129 to <4 x float>
  %v131 = insertelement <4 x float> poison, float %v128, i32 0
  %v132 = shufflevector <4 x float> %v131, <4 x float> poison, <4 x i32> zeroinitializer
  %v133 = fmul <4 x float> %v130, %v132
  %v134 = getelementptr [1 x i8], ptr %v67, i64 28
  %v135 = load <4 x i8>, ptr %v134, align 1
  %v136 = getelementptr [4 x i8], ptr %given3, i64 %v58
  %v137 = load float, ptr %v136, align 4
  %v138 = sext <4 x i8> %v135 to <4 x i32>
  %v139 = sitofp <4 x i32> %v138 to <4 x float>
  %v140 = insertelement <4 x float> poison, float %v137, i32 0
  %v141 = shufflevector <4 x float> %v140, <4 x float> poison, <4 x i32> zeroinitializer
  %v142 = fmul <4 x float> %v139, %v141
  %v143 = mul i64 %given6, 0
  %v144 = getelementptr [4 x i8], ptr %given0, i64 %v143
  %v145 = getelementptr [4 x i8], ptr %v144, i64 %v58
  %v146 = load float, ptr %v145, align 4
  %v147 = insertelement <4 x float> poison, float %v146, i32 0
  %v148 = shufflevector <4 x float> %v147, <4 x float> poison, <4 x i32> zeroinitializer
  %v149 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v148, <4 x float> %v79, <4 x float> %v59)
  %v150 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v148, <4 x float> %v88, <4 x float> %v60)
  %v151 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v148, <4 x float> %v97, <4 x float> %v61)
  %v152 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v148, <4 x float> %v106, <4 x float> %v62)
  %v153 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v148, <4 x float> %v115, <4 x float> %v63)
  %v154 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v148, <4 x float> %v124, <4 x float> %v64)
  %v155 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v148, <4 x float> %v133, <4 x float> %v65)
  %v156 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v148, <4 x float> %v142, <4 x float> %v66)
  %v157 = getelementptr [1 x i8], ptr %v67, i64 128
  %v158 = add i64 %v58, 1
  br label %head57
end57:
  %v159 = mul i64 %given7, 0
  %v160 = getelementptr [1 x i8], ptr %given2, i64 %v159
  %v161 = getelementptr [4 x i8], ptr %v160, i64 0
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v59, ptr %v161, i32 4, <4 x i1> %v7)
  %v162 = mul i64 %given7, 0
  %v163 = getelementptr [1 x i8], ptr %given2, i64 %v162
  %v164 = getelementptr [4 x i8], ptr %v163, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v60, ptr %v164, i32 4, <4 x i1> %v14)
  %v165 = mul i64 %given7, 0
  %v166 = getelementptr [1 x i8], ptr %given2, i64 %v165
  %v167 = getelementptr [4 x i8], ptr %v166, i64 8
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v61, ptr %v167, i32 4, <4 x i1> %v21)
  %v168 = mul i64 %given7, 0
  %v169 = getelementptr [1 x i8], ptr %given2, i64 %v168
  %v170 = getelementptr [4 x i8], ptr %v169, i64 12
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v62, ptr %v170, i32 4, <4 x i1> %v28)
  %v171 = mul i64 %given7, 0
  %v172 = getelementptr [1 x i8], ptr %given2, i64 %v171
  %v173 = getelementptr [4 x i8], ptr %v172, i64 16
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v63, ptr %v173, i32 4, <4 x i1> %v35)
  %v174 = mul i64 %given7, 0
  %v175 = getelementptr [1 x i8], ptr %given2, i64 %v174
  %v176 = getelementptr [4 x i8], ptr %v175, i64 20
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v64, ptr %v176, i32 4, <4 x i1> %v42)
  %v177 = mul i64 %given7, 0
  %v178 = getelementptr [1 x i8], ptr %given2, i64 %v177
  %v179 = getelementptr [4 x i8], ptr %v178, i64 24
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v65, ptr %v179, i32 4, <4 x i1> %v49)
  %v180 = mul i64 %given7, 0
  %v181 = getelementptr [1 x i8], ptr %given2, i64 %v180
  %v182 = getelementptr [4 x i8], ptr %v181, i64 28
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v66, ptr %v182, i32 4, <4 x i1> %v56)
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v183 = getelementptr i8, ptr %arguments, i64 32
  %v184 = load i64, ptr %v183, align 8
  %v185 = getelementptr i8, ptr %arguments, i64 40
  %v186 = load i64, ptr %v185, align 8
  %v187 = getelementptr i8, ptr %arguments, i64 48
  %v188 = load i64, ptr %v187, align 8
  %v189 = add i64 %v184, 13
  %v190 = sdiv i64 %v189, 14
  %v191 = sdiv i64 %v184, %v190
  %v192 = mul i64 %v191, %v190
  %v193 = sub i64 %v184, %v192
  br label %head194
head194:
  %v195 = phi i64 [ 0, %entry ], [ %v249, %end201 ]
  %v196 = icmp slt i64 %v195, %v186
  br i1 %v196, label %body194, label %end194
body194:
  %v197 = add i64 %v195, %v188
  %v198 = icmp slt i64 %v197, %v186
  %v199 = add i64 %v195, %v188
  %v200 = select i1 %v198, i64 %v199, i64 %v186
  br label %head201
head201:
  %v202 = phi i64 [ 0, %body194 ], [ %v248, %end209 ]
  %v203 = icmp slt i64 %v202, %v190
  br i1 %v203, label %body201, label %end201
body201:
  %v204 = icmp slt i64 %v202, %v193
  %v205 = select i1 %v204, i64 %v202, i64 %v193
  %v206 = icmp slt i64 %v202, %v193
  %v207 = add i64 %v191, 1
  %v208 = select i1 %v206, i64 %v207, i64 %v191
  br label %head209
head209:
  %v210 = phi i64 [ %v195, %body201 ], [ %v247, %body209 ]
  %v211 = icmp slt i64 %v210, %v200
  br i1 %v211, label %body209, label %end209
body209:
  %v212 = mul i64 %v202, %v191
  %v213 = add i64 %v212, %v205
  %v214 = getelementptr i8, ptr %arguments, i64 56
  %v215 = load i64, ptr %v214, align 8
  %v216 = getelementptr i8, ptr %arguments, i64 40
  %v217 = load i64, ptr %v216, align 8
  %v218 = getelementptr i8, ptr %arguments, i64 64
  %v219 = load i64, ptr %v218, align 8
  %v220 = getelementptr i8, ptr %arguments, i64 0
  %v221 = load ptr, ptr %v220, align 8
  %v222 = mul i64 %v213, %v219
  %v223 = getelementptr [4 x i8], ptr %v221, i64 %v222
  %v224 = and i64 %v210, -128
  %v225 = mul i64 %v224, %v215
  %v226 = and i64 %v210, 127
  %v227 = add i64 %v225, %v226
  %v228 = getelementptr i8, ptr %arguments, i64 8
  %v229 = load ptr, ptr %v228, align 8
  %v230 = getelementptr [1 x i8], ptr %v229, i64 %v227
  %v231 = getelementptr i8, ptr %arguments, i64 24
  %v232 = load ptr, ptr %v231, align 8
  %v233 = getelementptr [4 x i8], ptr %v232, i64 0
  %v234 = sub i64 %v217, %v210
  %v235 = mul i64 %v217, 4
  %v236 = getelementptr i8, ptr %arguments, i64 40
  %v237 = load i64, ptr %v236, align 8
  %v238 = mul i64 %v213, %v237
  %v239 = add i64 %v238, %v210
  %v240 = getelementptr i8, ptr %arguments, i64 16
  %v241 = load ptr, ptr %v240, align 8
  %v242 = getelementptr [4 x i8], ptr %v241, i64 %v239
  %v243 = icmp eq i64 %v208, 1
  %v244 = select i1 %v243, ptr @tile1, ptr @tile1
  call void %v244(ptr %v223, ptr %v230, ptr %v242, ptr %v233, i64 %v234, i64 %v215, i64 %v219, i64 %v235)
  %v245 = getelementptr i8, ptr %arguments, i64 40
  %v246 = load i64, ptr %v245, align 8
  %v247 = add i64 %v210, 32
  br label %head209
end209:
  %v248 = add i64 %v202, 1
  br label %head201
end201:
  %v249 = add i64 %v195, %v188
  br label %head194
end194:
  ret void
}
