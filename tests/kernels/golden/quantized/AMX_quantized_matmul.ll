declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32>, <64 x i8>, <64 x i8>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @tile1(ptr %given0, ptr %given1, ptr %given2, ptr %given3, ptr %given4, ptr %given5, i64 %given6, i64 %given7, i64 %given8, i64 %given9) nounwind {
entry:
  %v1 = and i64 %given7, -4
  br label %head2
head2:
  %v3 = phi i64 [ 0, %entry ], [ %v105, %body2 ]
  %v4 = phi <16 x i32> [ splat (i32 0), %entry ], [ %v30, %body2 ]
  %v5 = phi <16 x i32> [ splat (i32 0), %entry ], [ %v35, %body2 ]
  %v6 = phi <16 x i32> [ splat (i32 0), %entry ], [ %v53, %body2 ]
  %v7 = phi <16 x i32> [ splat (i32 0), %entry ], [ %v58, %body2 ]
  %v8 = phi <16 x i32> [ splat (i32 0), %entry ], [ %v76, %body2 ]
  %v9 = phi <16 x i32> [ splat (i32 0), %entry ], [ %v81, %body2 ]
  %v10 = phi <16 x i32> [ splat (i32 0), %entry ], [ %v99, %body2 ]
  %v11 = phi <16 x i32> [ splat (i32 0), %entry ], [ %v104, %body2 ]
  %v12 = icmp slt i64 %v3, %v1
  br i1 %v12, label %body2, label %end2
body2:
  %v13 = add i64 %v3, 0
  %v14 = mul i64 %v13, 32
  %v15 = getelementptr [4 x i8], ptr %given1, i64 %v14
  %v16 = getelementptr [1 x i8], ptr %v15, i64 2048
  call void @llvm.prefetch.p0(ptr %v16, i32 0, i32 3, i32 1)
  %v17 = getelementptr [1 x i8], ptr %v15, i64 2112
  call void @llvm.prefetch.p0(ptr %v17, i32 0, i32 3, i32 1)
  %v18 = getelementptr [4 x i8], ptr %v15, i64 0
  %v19 = load <16 x i32>, ptr %v18, align 4
  %v20 = getelementptr [4 x i8], ptr %v15, i64 16
  %v21 = load <16 x i32>, ptr %v20, align 4
  %v22 = mul i64 %given8, 0
  %v23 = getelementptr [1 x i8], ptr %given0, i64 %v22
  %v24 = getelementptr [4 x i8], ptr %v23, i64 %v13
  %v25 = load i32, ptr %v24, align 4
  %v26 = insertelement <16 x i32> poison, i32 %v25, i32 0
  %v27 = shufflevector <16 x i32> %v26, <16 x i32> poison, <16 x i32> zeroinitializer
  %v28 = bitcast <16 x i32> %v27 to <64 x i8>
  %v29 = bitcast <16 x i32> %v19 to <64 x i8>
  %v30 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v4, <64 x i8> %v28, <64 x i8> %v29)
  %v31 = insertelement <16 x i32> poison, i32 %v25, i32 0
  %v32 = shufflevector <16 x i32> %v31, <16 x i32> poison, <16 x i32> zeroinitializer
  %v33 = bitcast <16 x i32> %v32 to <64 x i8>
  %v34 = bitcast <16 x i32> %v21 to <64 x i8>
  %v35 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v5, <64 x i8> %v33, <64 x i8> %v34)
  %v36 = add i64 %v3, 1
  %v37 = mul i64 %v36, 32
  %v38 = getelementptr [4 x i8], ptr %given1, i64 %v37
  %v39 = getelementptr [1 x i8], ptr %v38, i64 2048
  call void @llvm.prefetch.p0(ptr %v39, i32 0, i32 3, i32 1)
  %v40 = getelementptr [1 x i8], ptr %v38, i64 2112
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 3, i32 1)
  %v41 = getelementptr [4 x i8], ptr %v38, i64 0
  %v42 = load <16 x i32>, ptr %v41, align 4
  %v43 = getelementptr [4 x i8], ptr %v38, i64 16
  %v44 = load <16 x i32>, ptr %v43, align 4
  %v45 = mul i64 %given8, 0
  %v46 = getelementptr [1 x i8], ptr %given0, i64 %v45
  %v47 = getelementptr [4 x i8], ptr %v46, i64 %v36
  %v48 = load i32, ptr %v47, align 4
  %v49 = insertelement <16 x i32> poison, i32 %v48, i32 0
  %v50 = shufflevector <16 x i32> %v49, <16 x i32> poison, <16 x i32> zeroinitializer
  %v51 = bitcast <16 x i32> %v50 to <64 x i8>
  %v52 = bitcast <16 x i32> %v42 to <64 x i8>
  %v53 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v6, <64 x i8> %v51, <64 x i8> %v52)
  %v54 = insertelement <16 x i32> poison, i32 %v48, i32 0
  %v55 = shufflevector <16 x i32> %v54, <16 x i32> poison, <16 x i32> zeroinitializer
  %v56 = bitcast <16 x i32> %v55 to <64 x i8>
  %v57 = bitcast <16 x i32> %v44 to <64 x i8>
  %v58 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v7, <64 x i8> %v56, <64 x i8> %v57)
  %v59 = add i64 %v3, 2
  %v60 = mul i64 %v59, 32
  %v61 = getelementptr [4 x i8], ptr %given1, i64 %v60
  %v62 = getelementptr [1 x i8], ptr %v61, i64 2048
  call void @llvm.prefetch.p0(ptr %v62, i32 0, i32 3, i32 1)
  %v63 = getelementptr [1 x i8], ptr %v61, i64 2112
  call void @llvm.prefetch.p0(ptr %v63, i32 0, i32 3, i32 1)
  %v64 = getelementptr [4 x i8], ptr %v61, i64 0
  %v65 = load <16 x i32>, ptr %v64, align 4
  %v66 = getelementptr [4 x i8], ptr %v61, i64 16
  %v67 = load <16 x i32>, ptr %v66, align 4
  %v68 = mul i64 %given8, 0
  %v69 = getelementptr [1 x i8], ptr %given0, i64 %v68
  %v70 = getelementptr [4 x i8], ptr %v69, i64 %v59
  %v71 = load i32, ptr %v70, align 4
  %v72 = insertelement <16 x i32> poison, i32 %v71, i32 0
  %v73 = shufflevector <16 x i32> %v72, <16 x i32> poison, <16 x i32> zeroinitializer
  %v74 = bitcast <16 x i32> %v73 to <64 x i8>
  %v75 = bitcast <16 x i32> %v65 to <64 x i8>
  %v76 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v8, <64 x i8> %v74, <64 x i8> %v75)
  %v77 = insertelement <16 x i32> poison, i32 %v71, i32 0
  %v78 = shufflevector <16 x i32> %v77, <16 x i32> poison, <16 x i32> zeroinitializer
  %v79 = bitcast <16 x i32> %v78 to <64 x i8>
  %v80 = bitcast <16 x i32> %v67 to <64 x i8>
  %v81 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v9, <64 x i8> %v79, <64 x i8> %v80)
  %v82 = add i64 %v3, 3
  %v83 = mul i64 %v82, 32
  %v84 = getelementptr [4 x i8], ptr %given1, i64 %v83
  %v85 = getelementptr [1 x i8], ptr %v84, i64 2048
  call void @llvm.prefetch.p0(ptr %v85, i32 0, i32 3, i32 1)
  %v86 = getelementptr [1 x i8], ptr %v84, i64 2112
  call void @llvm.prefetch.p0(ptr %v86, i32 0, i32 3, i32 1)
  %v87 = getelementptr [4 x i8], ptr %v84, i64 0
  %v88 = load <16 x i32>, ptr %v87, align 4
  %v89 = getelementptr [4 x i8], ptr %v84, i64 16
  %v90 = load <16 x i32>, ptr %v89, align 4
  %v91 = mul i64 %given8, 0
  %v92 = getelementptr [1 x i8], ptr %given0, i64 %v91
  %v93 = getelementptr [4 x i8], ptr %v92, i64 %v82
  %v94 = load i32, ptr %v93, align 4
  %v95 = insertelement <16 x i32> poison, i32 %v94, i32 0
  %v96 = shufflevector <16 x i32> %v95, <16 x i32> poison, <16 x i32> zeroinitializer
  %v97 = bitcast <16 x i32> %v96 to <64 x i8>
  %v98 = bitcast <16 x i32> %v88 to <64 x i8>
  %v99 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v10, <64 x i8> %v97, <64 x i8> %v98)
  %v100 = insertelement <16 x i32> poison, i32 %v94, i32 0
  %v101 = shufflevector <16 x i32> %v100, <16 x i32> poison, <16 x i32> zeroinitializer
  %v102 = bitcast <16 x i32> %v101 to <64 x i8>
  %v103 = bitcast <16 x i32> %v90 to <64 x i8>
  %v104 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v11, <64 x i8> %v102, <64 x i8> %v103)
  %v105 = add i64 %v3, 4
  br label %head2
end2:
  %v106 = add <16 x i32> %v4, %v6
  %v107 = add <16 x i32> %v106, %v8
  %v108 = add <16 x i32> %v107, %v10
  %v109 = add <16 x i32> %v5, %v7
  %v110 = add <16 x i32> %v109, %v9
  %v111 = add <16 x i32> %v110, %v11
  br label %head112
head112:
  %v113 = phi i64 [ %v1, %end2 ], [ %v139, %body112 ]
  %v114 = phi <16 x i32> [ %v108, %end2 ], [ %v133, %body112 ]
  %v115 = phi <16 x i32> [ %v111, %end2 ], [ %v138, %body112 ]
  %v116 = icmp slt i64 %v113, %given7
  br i1 %v116, label %body112, label %end112
body112:
  %v117 = mul i64 %v113, 32
  %v118 = getelementptr [4 x i8], ptr %given1, i64 %v117
  %v119 = getelementptr [1 x i8], ptr %v118, i64 2048
  call void @llvm.prefetch.p0(ptr %v119, i32 0, i32 3, i32 1)
  %v120 = getelementptr [1 x i8], ptr %v118, i64 2112
  call void @llvm.prefetch.p0(ptr %v120, i32 0, i32 3, i32 1)
  %v121 = getelementptr [4 x i8], ptr %v118, i64 0
  %v122 = load <16 x i32>, ptr %v121, align 4
  %v123 = getelementptr [4 x i8], ptr %v118, i64 16
  %v124 = load <16 x i32>, ptr %v123, align 4
  %v125 = mul i64 %given8, 0
  %v126 = getelementptr [1 x i8], ptr %given0, i64 %v125
  %v127 = getelementptr [4 x i8], ptr %v126, i64 %v113
  %v128 = load i32, ptr %v127, align 4
  %v129 = insertelement <16 x i32> poison, i32 %v128, i32 0
  %v130 = shufflevector <16 x i32> %v129, <16 x i32> poison, <16 x i32> zeroinitializer
  %v131 = bitcast <16 x i32> %v130 to <64 x i8>
  %v132 = bitcast <16 x i32> %v122 to <64 x i8>
  %v133 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v114, <64 x i8> %v131, <64 x i8> %v132)
  %v134 = insertelement <16 x i32> poison, i32 %v128, i32 0
  %v135 = shufflevector <16 x i32> %v134, <16 x i32> poison, <16 x i32> zeroinitializer
  %v136 = bitcast <16 x i32> %v135 to <64 x i8>
  %v137 = bitcast <16 x i32> %v124 to <64 x i8>
  %v138 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v115, <64 x i8> %v136, <64 x i8> %v137)
  %v139 = add i64 %v113, 1
  br label %head112
end112:
  %v140 = sub i64 %given6, 0
  %v141 = icmp slt i64 %v140, 16
  %v142 = select i1 %v141, i64 %v140, i64 16
  %v143 = trunc i64 %v142 to i32
  %v144 = insertelement <16 x i32> poison, i32 %v143, i32 0
  %v145 = shufflevector <16 x i32> %v144, <16 x i32> poison, <16 x i32> zeroinitializer
  %v146 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v145
  %v147 = sub i64 %given6, 16
  %v148 = icmp slt i64 %v147, 16
  %v149 = select i1 %v148, i64 %v147, i64 16
  %v150 = trunc i64 %v149 to i32
  %v151 = insertelement <16 x i32> poison, i32 %v150, i32 0
  %v152 = shufflevector <16 x i32> %v151, <16 x i32> poison, <16 x i32> zeroinitializer
  %v153 = icmp slt <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v152
  %v154 = getelementptr [4 x i8], ptr %given5, i64 0
  %v155 = getelementptr [4 x i8], ptr %given5, i64 16
  %v156 = getelementptr [4 x i8], ptr %given4, i64 0
  %v157 = getelementptr [4 x i8], ptr %given4, i64 16
  %v158 = load <16 x i32>, ptr %v154, align 4
  %v159 = load <16 x i32>, ptr %v155, align 4
  %v160 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v156, i32 4, <16 x i1> %v146, <16 x float> zeroinitializer)
  %v161 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v157, i32 4, <16 x i1> %v153, <16 x float> zeroinitializer)
  %v162 = mul i64 %given9, 0
  %v163 = getelementptr [1 x i8], ptr %given2, i64 %v162
  %v164 = getelementptr [4 x i8], ptr %given3, i64 0
  %v165 = load float, ptr %v164, align 4
  %v166 = fdiv float %v165, 0x405FC00000000000
  %v167 = insertelement <16 x float> poison, float %v165, i32 0
  %v168 = shufflevector <16 x float> %v167, <16 x float> poison, <16 x i32> zeroinitializer
  %v169 = fcmp oeq <16 x float> %v168, splat (float 0x0000000000000000)
  %v170 = sub <16 x i32> %v114, %v158
  %v171 = sitofp <16 x i32> %v170 to <16 x float>
  %v172 = insertelement <16 x float> poison, float %v166, i32 0
  %v173 = shufflevector <16 x float> %v172, <16 x float> poison, <16 x i32> zeroinitializer
  %v174 = fmul <16 x float> %v160, %v173
  %v175 = fmul <16 x float> %v171, %v174
  %v176 = select <16 x i1> %v169, <16 x float> splat (float 0x0000000000000000), <16 x float> %v175
  %v177 = getelementptr [4 x i8], ptr %v163, i64 0
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v176, ptr %v177, i32 4, <16 x i1> %v146)
  %v178 = sub <16 x i32> %v115, %v159
  %v179 = sitofp <16 x i32> %v178 to <16 x float>
  %v180 = insertelement <16 x float> poison, float %v166, i32 0
  %v181 = shufflevector <16 x float> %v180, <16 x float> poison, <16 x i32> zeroinitializer
  %v182 = fmul <16 x float> %v161, %v181
  %v183 = fmul <16 x float> %v179, %v182
  %v184 = select <16 x i1> %v169, <16 x float> splat (float 0x0000000000000000), <16 x float> %v183
  %v185 = getelementptr [4 x i8], ptr %v163, i64 16
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v184, ptr %v185, i32 4, <16 x i1> %v153)
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v186 = getelementptr i8, ptr %arguments, i64 48
  %v187 = load i64, ptr %v186, align 8
  %v188 = getelementptr i8, ptr %arguments, i64 56
  %v189 = load i64, ptr %v188, align 8
  %v190 = getelementptr i8, ptr %arguments, i64 64
  %v191 = load i64, ptr %v190, align 8
  %v192 = add i64 %v187, 13
  %v193 = sdiv i64 %v192, 14
  %v194 = sdiv i64 %v187, %v193
  %v195 = mul i64 %v194, %v193
  %v196 = sub i64 %v187, %v195
  br label %head197
head197:
  %v198 = phi i64 [ 0, %entry ], [ %v259, %end204 ]
  %v199 = icmp slt i64 %v198, %v189
  br i1 %v199, label %body197, label %end197
body197:
  %v200 = add i64 %v198, %v191
  %v201 = icmp slt i64 %v200, %v189
  %v202 = add i64 %v198, %v191
  %v203 = select i1 %v201, i64 %v202, i64 %v189
  br label %head204
head204:
  %v205 = phi i64 [ 0, %body197 ], [ %v258, %end212 ]
  %v206 = icmp slt i64 %v205, %v193
  br i1 %v206, label %body204, label %end204
body204:
  %v207 = icmp slt i64 %v205, %v196
  %v208 = select i1 %v207, i64 %v205, i64 %v196
  %v209 = icmp slt i64 %v205, %v196
  %v210 = add i64 %v194, 1
  %v211 = select i1 %v209, i64 %v210, i64 %v194
  br label %head212
head212:
  %v213 = phi i64 [ %v198, %body204 ], [ %v257, %body212 ]
  %v214 = icmp slt i64 %v213, %v203
  br i1 %v214, label %body212, label %end212
body212:
  %v215 = mul i64 %v205, %v194
  %v216 = add i64 %v215, %v208
  %v217 = getelementptr i8, ptr %arguments, i64 0
  %v218 = load ptr, ptr %v217, align 8
  %v219 = getelementptr i8, ptr %arguments, i64 88
  %v220 = load i64, ptr %v219, align 8
  %v221 = mul i64 %v216, %v220
  %v222 = getelementptr [1 x i8], ptr %v218, i64 %v221
  %v223 = getelementptr i8, ptr %arguments, i64 8
  %v224 = load ptr, ptr %v223, align 8
  %v225 = getelementptr i8, ptr %arguments, i64 80
  %v226 = load i64, ptr %v225, align 8
  %v227 = mul i64 %v213, %v226
  %v228 = getelementptr [4 x i8], ptr %v224, i64 %v227
  %v229 = getelementptr i8, ptr %arguments, i64 24
  %v230 = load ptr, ptr %v229, align 8
  %v231 = getelementptr [4 x i8], ptr %v230, i64 %v216
  %v232 = getelementptr i8, ptr %arguments, i64 32
  %v233 = load ptr, ptr %v232, align 8
  %v234 = getelementptr [4 x i8], ptr %v233, i64 %v213
  %v235 = getelementptr i8, ptr %arguments, i64 40
  %v236 = load ptr, ptr %v235, align 8
  %v237 = getelementptr [4 x i8], ptr %v236, i64 %v213
  %v238 = getelementptr i8, ptr %arguments, i64 56
  %v239 = load i64, ptr %v238, align 8
  %v240 = sub i64 %v239, %v213
  %v241 = getelementptr i8, ptr %arguments, i64 72
  %v242 = load i64, ptr %v241, align 8
  %v243 = getelementptr i8, ptr %arguments, i64 88
  %v244 = load i64, ptr %v243, align 8
  %v245 = mul i64 %v239, 4
  %v246 = getelementptr i8, ptr %arguments, i64 56
  %v247 = load i64, ptr %v246, align 8
  %v248 = mul i64 %v216, %v247
  %v249 = add i64 %v248, %v213
  %v250 = getelementptr i8, ptr %arguments, i64 16
  %v251 = load ptr, ptr %v250, align 8
  %v252 = getelementptr [4 x i8], ptr %v251, i64 %v249
  %v253 = icmp eq i64 %v211, 1
  %v254 = select i1 %v253, ptr @tile1, ptr @tile1
  call void %v254(ptr %v222, ptr %v228, ptr %v252, ptr %v231, ptr %v234, ptr %v237, i64 %v240, i64 %v242, i64 %v244, i64 %v245)
  %v255 = getelementptr i8, ptr %arguments, i64 56
  %v256 = load i64, ptr %v255, align 8
  %v257 = add i64 %v213, 32
  br label %head212
end212:
  %v258 = add i64 %v205, 1
  br label %head204
end204:
  %v259 = add i64 %v198, %v191
  br label %head197
end197:
  ret void
}
