declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, i32, <4 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @tile2(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v1 = mul i64 %given1, 2
  %v2 = mul i64 %given5, 0
  %v3 = getelementptr [1 x i8], ptr %given4, i64 %v2
  %v4 = mul i64 %given5, 1
  %v5 = getelementptr [1 x i8], ptr %given4, i64 %v4
  %v6 = getelementptr [1 x i8], ptr %v3, i64 128
  call void @llvm.prefetch.p0(ptr %v6, i32 1, i32 3, i32 1)
  %v7 = getelementptr [1 x i8], ptr %v3, i64 192
  call void @llvm.prefetch.p0(ptr %v7, i32 1, i32 3, i32 1)
  %v8 = getelementptr [1 x i8], ptr %v5, i64 128
  call void @llvm.prefetch.p0(ptr %v8, i32 1, i32 3, i32 1)
  %v9 = getelementptr [1 x i8], ptr %v5, i64 192
  call void @llvm.prefetch.p0(ptr %v9, i32 1, i32 3, i32 1)
  %v10 = icmp ne i64 %given7, 0
  br i1 %v10, label %yes11, label %no11
yes11:
  br label %joined11
no11:
  %v12 = getelementptr [1 x i8], ptr %v3, i64 0
  %v13 = getelementptr [1 x i8], ptr %v3, i64 16
  %v14 = getelementptr [1 x i8], ptr %v3, i64 32
  %v15 = getelementptr [1 x i8], ptr %v3, i64 48
  %v16 = getelementptr [1 x i8], ptr %v3, i64 64
  %v17 = getelementptr [1 x i8], ptr %v3, i64 80
  %v18 = getelementptr [1 x i8], ptr %v3, i64 96
  %v19 = getelementptr [1 x i8], ptr %v3, i64 112
  %v20 = getelementptr [1 x i8], ptr %v5, i64 0
  %v21 = getelementptr [1 x i8], ptr %v5, i64 16
  %v22 = getelementptr [1 x i8], ptr %v5, i64 32
  %v23 = getelementptr [1 x i8], ptr %v5, i64 48
  %v24 = getelementptr [1 x i8], ptr %v5, i64 64
  %v25 = getelementptr [1 x i8], ptr %v5, i64 80
  %v26 = getelementptr [1 x i8], ptr %v5, i64 96
  %v27 = getelementptr [1 x i8], ptr %v5, i64 112
  %v28 = load <4 x float>, ptr %v12, align 4
  %v29 = load <4 x float>, ptr %v13, align 4
  %v30 = load <4 x float>, ptr %v14, align 4
  %v31 = load <4 x float>, ptr %v15, align 4
  %v32 = load <4 x float>, ptr %v16, align 4
  %v33 = load <4 x float>, ptr %v17, align 4
  %v34 = load <4 x float>, ptr %v18, align 4
  %v35 = load <4 x float>, ptr %v19, align 4
  %v36 = load <4 x float>, ptr %v20, align 4
  %v37 = load <4 x float>, ptr %v21, align 4
  %v38 = load <4 x float>, ptr %v22, align 4
  %v39 = load <4 x float>, ptr %v23, align 4
  %v40 = load <4 x float>, ptr %v24, align 4
  %v41 = load <4 x float>, ptr %v25, align 4
  %v42 = load <4 x float>, ptr %v26, align 4
  %v43 = load <4 x float>, ptr %v27, align 4
  br label %joined11
joined11:
  %v44 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v28, %no11 ]
  %v45 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v29, %no11 ]
  %v46 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v30, %no11 ]
  %v47 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v31, %no11 ]
  %v48 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v32, %no11 ]
  %v49 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v33, %no11 ]
  %v50 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v34, %no11 ]
  %v51 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v35, %no11 ]
  %v52 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v36, %no11 ]
  %v53 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v37, %no11 ]
  %v54 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v38, %no11 ]
  %v55 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v39, %no11 ]
  %v56 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v40, %no11 ]
  %v57 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v41, %no11 ]
  %v58 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v42, %no11 ]
  %v59 = phi <4 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v43, %no11 ]
  %v60 = mul i64 %given1, 0
  %v61 = getelementptr [1 x i8], ptr %given0, i64 %v60
  br label %head62
head62:
  %v63 = phi i64 [ 0, %joined11 ], [ %v133, %body62 ]
  %v64 = phi <4 x float> [ %v44, %joined11 ], [ %v95, %body62 ]
  %v65 = phi <4 x float> [ %v45, %joined11 ], [ %v96, %body62 ]
  %v66 = phi <4 x float> [ %v46, %joined11 ], [ %v108, %body62 ]
  %v67 = phi <4 x float> [ %v47, %joined11 ], [ %v109, %body62 ]
  %v68 = phi <4 x float> [ %v48, %joined11 ], [ %v117, %body62 ]
  %v69 = phi <4 x float> [ %v49, %joined11 ], [ %v118, %body62 ]
  %v70 = phi <4 x float> [ %v50, %joined11 ], [ %v126, %body62 ]
  %v71 = phi <4 x float> [ %v51, %joined11 ], [ %v127, %body62 ]
  %v72 = phi <4 x float> [ %v52, %joined11 ], [ %v101, %body62 ]
  %v73 = phi <4 x float> [ %v53, %joined11 ], [ %v102, %body62 ]
  %v74 = phi <4 x float> [ %v54, %joined11 ], [ %v110, %body62 ]
  %v75 = phi <4 x float> [ %v55, %joined11 ], [ %v111, %body62 ]
  %v76 = phi <4 x float> [ %v56, %joined11 ], [ %v119, %body62 ]
  %v77 = phi <4 x float> [ %v57, %joined11 ], [ %v120, %body62 ]
  %v78 = phi <4 x float> [ %v58, %joined11 ], [ %v128, %body62 ]
  %v79 = phi <4 x float> [ %v59, %joined11 ], [ %v129, %body62 ]
  %v80 = phi ptr [ %v61, %joined11 ], [ %v130, %body62 ]
  %v81 = phi ptr [ %given2, %joined11 ], [ %v131, %body62 ]
  %v82 = phi ptr [ %given9, %joined11 ], [ %v132, %body62 ]
  %v83 = icmp slt i64 %v63, %given6
  br i1 %v83, label %body62, label %end62
body62:
  %v84 = getelementptr [1 x i8], ptr %v82, i64 0
  call void @llvm.prefetch.p0(ptr %v84, i32 0, i32 3, i32 1)
  %v85 = getelementptr [1 x i8], ptr %v82, i64 64
  call void @llvm.prefetch.p0(ptr %v85, i32 0, i32 3, i32 1)
  %v86 = getelementptr [1 x i8], ptr %v81, i64 0
  %v87 = getelementptr [1 x i8], ptr %v86, i64 0
  %v88 = load <4 x float>, ptr %v87, align 4
  %v89 = getelementptr [1 x i8], ptr %v86, i64 16
  %v90 = load <4 x float>, ptr %v89, align 4
  %v91 = getelementptr [1 x i8], ptr %v80, i64 0
  %v92 = load float, ptr %v91, align 4
  %v93 = insertelement <4 x float> poison, float %v92, i32 0
  %v94 = shufflevector <4 x float> %v93, <4 x float> poison, <4 x i32> zeroinitializer
  %v95 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v88, <4 x float> %v64)
  %v96 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v90, <4 x float> %v65)
  %v97 = getelementptr [1 x i8], ptr %v80, i64 %given1
  %v98 = load float, ptr %v97, align 4
  %v99 = insertelement <4 x float> poison, float %v98, i32 0
  %v100 = shufflevector <4 x float> %v99, <4 x float> poison, <4 x i32> zeroinitializer
  %v101 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v88, <4 x float> %v72)
  %v102 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v90, <4 x float> %v73)
  %v103 = getelementptr [1 x i8], ptr %v81, i64 32
  %v104 = getelementptr [1 x i8], ptr %v103, i64 0
  %v105 = load <4 x float>, ptr %v104, align 4
  %v106 = getelementptr [1 x i8], ptr %v103, i64 16
  %v107 = load <4 x float>, ptr %v106, align 4
  %v108 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v105, <4 x float> %v66)
  %v109 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v107, <4 x float> %v67)
  %v110 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v105, <4 x float> %v74)
  %v111 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v107, <4 x float> %v75)
  %v112 = getelementptr [1 x i8], ptr %v81, i64 64
  %v113 = getelementptr [1 x i8], ptr %v112, i64 0
  %v114 = load <4 x float>, ptr %v113, align 4
  %v115 = getelementptr [1 x i8], ptr %v112, i64 16
  %v116 = load <4 x float>, ptr %v115, align 4
  %v117 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v114, <4 x float> %v68)
  %v118 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v116, <4 x float> %v69)
  %v119 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v114, <4 x float> %v76)
  %v120 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v116, <4 x float> %v77)
  %v121 = getelementptr [1 x i8], ptr %v81, i64 96
  %v122 = getelementptr [1 x i8], ptr %v121, i64 0
  %v123 = load <4 x float>, ptr %v122, align 4
  %v124 = getelementptr [1 x i8], ptr %v121, i64 16
  %v125 = load <4 x float>, ptr %v124, align 4
  %v126 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v123, <4 x float> %v70)
  %v127 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v94, <4 x float> %v125, <4 x float> %v71)
  %v128 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v123, <4 x float> %v78)
  %v129 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v100, <4 x float> %v125, <4 x float> %v79)
  %v130 = getelementptr [1 x i8], ptr %v80, i64 4
  %v131 = getelementptr [1 x i8], ptr %v81, i64 %given3
  %v132 = getelementptr [1 x i8], ptr %v82, i64 %given10
  %v133 = add i64 %v63, 1
  br label %head62
end62:
  %v134 = getelementptr [1 x i8], ptr %v3, i64 0
  %v135 = getelementptr [1 x i8], ptr %v3, i64 16
  %v136 = getelementptr [1 x i8], ptr %v3, i64 32
  %v137 = getelementptr [1 x i8], ptr %v3, i64 48
  %v138 = getelementptr [1 x i8], ptr %v3, i64 64
  %v139 = getelementptr [1 x i8], ptr %v3, i64 80
  %v140 = getelementptr [1 x i8], ptr %v3, i64 96
  %v141 = getelementptr [1 x i8], ptr %v3, i64 112
  %v142 = getelementptr [1 x i8], ptr %v5, i64 0
  %v143 = getelementptr [1 x i8], ptr %v5, i64 16
  %v144 = getelementptr [1 x i8], ptr %v5, i64 32
  %v145 = getelementptr [1 x i8], ptr %v5, i64 48
  %v146 = getelementptr [1 x i8], ptr %v5, i64 64
  %v147 = getelementptr [1 x i8], ptr %v5, i64 80
  %v148 = getelementptr [1 x i8], ptr %v5, i64 96
  %v149 = getelementptr [1 x i8], ptr %v5, i64 112
  store <4 x float> %v64, ptr %v134, align 4
  store <4 x float> %v65, ptr %v135, align 4
  store <4 x float> %v66, ptr %v136, align 4
  store <4 x float> %v67, ptr %v137, align 4
  store <4 x float> %v68, ptr %v138, align 4
  store <4 x float> %v69, ptr %v139, align 4
  store <4 x float> %v70, ptr %v140, align 4
  store <4 x float> %v71, ptr %v141, align 4
  store <4 x float> %v72, ptr %v142, align 4
  store <4 x float> %v73, ptr %v143, align 4
  store <4 x float> %v74, ptr %v144, align 4
  store <4 x float> %v75, ptr %v145, align 4
  store <4 x float> %v76, ptr %v146, align 4
  store <4 x float> %v77, ptr %v147, align 4
  store <4 x float> %v78, ptr %v148, align 4
  store <4 x float> %v79, ptr %v149, align 4
  ret void
}
define internal void @edge2(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v150 = sub i64 %given8, 0
  %v151 = icmp slt i64 %v150, 4
  %v152 = select i1 %v151, i64 %v150, i64 4
  %v153 = trunc i64 %v152 to i32
  %v154 = insertelement <4 x i32> poison, i32 %v153, i32 0
  %v155 = shufflevector <4 x i32> %v154, <4 x i32> poison, <4 x i32> zeroinitializer
  %v156 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v155
  %v157 = sub i64 %given8, 4
  %v158 = icmp slt i64 %v157, 4
  %v159 = select i1 %v158, i64 %v157, i64 4
  %v160 = trunc i64 %v159 to i32
  %v161 = insertelement <4 x i32> poison, i32 %v160, i32 0
  %v162 = shufflevector <4 x i32> %v161, <4 x i32> poison, <4 x i32> zeroinitializer
  %v163 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v162
  %v164 = sub i64 %given8, 8
  %v165 = icmp slt i64 %v164, 4
  %v166 = select i1 %v165, i64 %v164, i64 4
  %v167 = trunc i64 %v166 to i32
  %v168 = insertelement <4 x i32> poison, i32 %v167, i32 0
  %v169 = shufflevector <4 x i32> %v168, <4 x i32> poison, <4 x i32> zeroinitializer
  %v170 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v169
  %v171 = sub i64 %given8, 12
  %v172 = icmp slt i64 %v171, 4
  %v173 = select i1 %v172, i64 %v171, i64 4
  %v174 = trunc i64 %v173 to i32
  %v175 = insertelement <4 x i32> poison, i32 %v174, i32 0
  %v176 = shufflevector <4 x i32> %v175, <4 x i32> poison, <4 x i32> zeroinitializer
  %v177 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v176
  %v178 = sub i64 %given8, 16
  %v179 = icmp slt i64 %v178, 4
  %v180 = select i1 %v179, i64 %v178, i64 4
  %v181 = trunc i64 %v180 to i32
  %v182 = insertelement <4 x i32> poison, i32 %v181, i32 0
  %v183 = shufflevector <4 x i32> %v182, <4 x i32> poison, <4 x i32> zeroinitializer
  %v184 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v183
  %v185 = sub i64 %given8, 20
  %v186 = icmp slt i64 %v185, 4
  %v187 = select i1 %v186, i64 %v185, i64 4
  %v188 = trunc i64 %v187 to i32
  %v189 = insertelement <4 x i32> poison, i32 %v188, i32 0
  %v190 = shufflevector <4 x i32> %v189, <4 x i32> poison, <4 x i32> zeroinitializer
  %v191 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v190
  %v192 = sub i64 %given8, 24
  %v193 = icmp slt i64 %v192, 4
  %v194 = select i1 %v193, i64 %v192, i64 4
  %v195 = trunc i64 %v194 to i32
  %v196 = insertelement <4 x i32> poison, i32 %v195, i32 0
  %v197 = shufflevector <4 x i32> %v196, <4 x i32> poison, <4 x i32> zeroinitializer
  %v198 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v197
  %v199 = sub i64 %given8, 28
  %v200 = icmp slt i64 %v199, 4
  %v201 = select i1 %v200, i64 %v199, i64 4
  %v202 = trunc i64 %v201 to i32
  %v203 = insertelement <4 x i32> poison, i32 %v202, i32 0
  %v204 = shufflevector <4 x i32> %v203, <4 x i32> poison, <4 x i32> zeroinitializer
  %v205 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v204
  %v206 = mul i64 %given1, 2
  %v207 = mul i64 %given5, 0
  %v208 = getelementptr [1 x i8], ptr %given4, i64 %v207
  %v209 = mul i64 %given5, 1
  %v210 = getelementptr [1 x i8], ptr %given4, i64 %v209
  %v211 = getelementptr [1 x i8], ptr %v208, i64 128
  call void @llvm.prefetch.p0(ptr %v211, i32 1, i32 3, i32 1)
  %v212 = getelementptr [1 x i8], ptr %v208, i64 192
  call void @llvm.prefetch.p0(ptr %v212, i32 1, i32 3, i32 1)
  %v213 = getelementptr [1 x i8], ptr %v210, i64 128
  call void @llvm.prefetch.p0(ptr %v213, i32 1, i32 3, i32 1)
  %v214 = getelementptr [1 x i8], ptr %v210, i64 192
  call void @llvm.prefetch.p0(ptr %v214, i32 1, i32 3, i32 1)
  %v215 = icmp ne i64 %given7, 0
  br i1 %v215, label %yes216, label %no216
yes216:
  br label %joined216
no216:
  %v217 = getelementptr [1 x i8], ptr %v208, i64 0
  %v218 = getelementptr [1 x i8], ptr %v208, i64 16
  %v219 = getelementptr [1 x i8], ptr %v208, i64 32
  %v220 = getelementptr [1 x i8], ptr %v208, i64 48
  %v221 = getelementptr [1 x i8], ptr %v208, i64 64
  %v222 = getelementptr [1 x i8], ptr %v208, i64 80
  %v223 = getelementptr [1 x i8], ptr %v208, i64 96
  %v224 = getelementptr [1 x i8], ptr %v208, i64 112
  %v225 = getelementptr [1 x i8], ptr %v210, i64 0
  %v226 = getelementptr [1 x i8], ptr %v210, i64 16
  %v227 = getelementptr [1 x i8], ptr %v210, i64 32
  %v228 = getelementptr [1 x i8], ptr %v210, i64 48
  %v229 = getelementptr [1 x i8], ptr %v210, i64 64
  %v230 = getelementptr [1 x i8], ptr %v210, i64 80
  %v231 = getelementptr [1 x i8], ptr %v210, i64 96
  %v232 = getelementptr [1 x i8], ptr %v210, i64 112
  %v233 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v217, i32 4, <4 x i1> %v156, <4 x float> zeroinitializer)
  %v234 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v218, i32 4, <4 x i1> %v163, <4 x float> zeroinitializer)
  %v235 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v219, i32 4, <4 x i1> %v170, <4 x float> zeroinitializer)
  %v236 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v220, i32 4, <4 x i1> %v177, <4 x float> zeroinitializer)
  %v237 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v221, i32 4, <4 x i1> %v184, <4 x float> zeroinitializer)
  %v238 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v222, i32 4, <4 x i1> %v191, <4 x float> zeroinitializer)
  %v239 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v223, i32 4, <4 x i1> %v198, <4 x float> zeroinitializer)
  %v240 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v224, i32 4, <4 x i1> %v205, <4 x float> zeroinitializer)
  %v241 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v225, i32 4, <4 x i1> %v156, <4 x float> zeroinitializer)
  %v242 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v226, i32 4, <4 x i1> %v163, <4 x float> zeroinitializer)
  %v243 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v227, i32 4, <4 x i1> %v170, <4 x float> zeroinitializer)
  %v244 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v228, i32 4, <4 x i1> %v177, <4 x float> zeroinitializer)
  %v245 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v229, i32 4, <4 x i1> %v184, <4 x float> zeroinitializer)
  %v246 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v230, i32 4, <4 x i1> %v191, <4 x float> zeroinitializer)
  %v247 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v231, i32 4, <4 x i1> %v198, <4 x float> zeroinitializer)
  %v248 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v232, i32 4, <4 x i1> %v205, <4 x float> zeroinitializer)
  br label %joined216
joined216:
  %v249 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v233, %no216 ]
  %v250 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v234, %no216 ]
  %v251 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v235, %no216 ]
  %v252 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v236, %no216 ]
  %v253 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v237, %no216 ]
  %v254 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v238, %no216 ]
  %v255 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v239, %no216 ]
  %v256 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v240, %no216 ]
  %v257 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v241, %no216 ]
  %v258 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v242, %no216 ]
  %v259 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v243, %no216 ]
  %v260 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v244, %no216 ]
  %v261 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v245, %no216 ]
  %v262 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v246, %no216 ]
  %v263 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v247, %no216 ]
  %v264 = phi <4 x float> [ splat (float 0x0000000000000000), %yes216 ], [ %v248, %no216 ]
  %v265 = mul i64 %given1, 0
  %v266 = getelementptr [1 x i8], ptr %given0, i64 %v265
  br label %head267
head267:
  %v268 = phi i64 [ 0, %joined216 ], [ %v338, %body267 ]
  %v269 = phi <4 x float> [ %v249, %joined216 ], [ %v300, %body267 ]
  %v270 = phi <4 x float> [ %v250, %joined216 ], [ %v301, %body267 ]
  %v271 = phi <4 x float> [ %v251, %joined216 ], [ %v313, %body267 ]
  %v272 = phi <4 x float> [ %v252, %joined216 ], [ %v314, %body267 ]
  %v273 = phi <4 x float> [ %v253, %joined216 ], [ %v322, %body267 ]
  %v274 = phi <4 x float> [ %v254, %joined216 ], [ %v323, %body267 ]
  %v275 = phi <4 x float> [ %v255, %joined216 ], [ %v331, %body267 ]
  %v276 = phi <4 x float> [ %v256, %joined216 ], [ %v332, %body267 ]
  %v277 = phi <4 x float> [ %v257, %joined216 ], [ %v306, %body267 ]
  %v278 = phi <4 x float> [ %v258, %joined216 ], [ %v307, %body267 ]
  %v279 = phi <4 x float> [ %v259, %joined216 ], [ %v315, %body267 ]
  %v280 = phi <4 x float> [ %v260, %joined216 ], [ %v316, %body267 ]
  %v281 = phi <4 x float> [ %v261, %joined216 ], [ %v324, %body267 ]
  %v282 = phi <4 x float> [ %v262, %joined216 ], [ %v325, %body267 ]
  %v283 = phi <4 x float> [ %v263, %joined216 ], [ %v333, %body267 ]
  %v284 = phi <4 x float> [ %v264, %joined216 ], [ %v334, %body267 ]
  %v285 = phi ptr [ %v266, %joined216 ], [ %v335, %body267 ]
  %v286 = phi ptr [ %given2, %joined216 ], [ %v336, %body267 ]
  %v287 = phi ptr [ %given9, %joined216 ], [ %v337, %body267 ]
  %v288 = icmp slt i64 %v268, %given6
  br i1 %v288, label %body267, label %end267
body267:
  %v289 = getelementptr [1 x i8], ptr %v287, i64 0
  call void @llvm.prefetch.p0(ptr %v289, i32 0, i32 3, i32 1)
  %v290 = getelementptr [1 x i8], ptr %v287, i64 64
  call void @llvm.prefetch.p0(ptr %v290, i32 0, i32 3, i32 1)
  %v291 = getelementptr [1 x i8], ptr %v286, i64 0
  %v292 = getelementptr [1 x i8], ptr %v291, i64 0
  %v293 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v292, i32 4, <4 x i1> %v156, <4 x float> zeroinitializer)
  %v294 = getelementptr [1 x i8], ptr %v291, i64 16
  %v295 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v294, i32 4, <4 x i1> %v163, <4 x float> zeroinitializer)
  %v296 = getelementptr [1 x i8], ptr %v285, i64 0
  %v297 = load float, ptr %v296, align 4
  %v298 = insertelement <4 x float> poison, float %v297, i32 0
  %v299 = shufflevector <4 x float> %v298, <4 x float> poison, <4 x i32> zeroinitializer
  %v300 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v299, <4 x float> %v293, <4 x float> %v269)
  %v301 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v299, <4 x float> %v295, <4 x float> %v270)
  %v302 = getelementptr [1 x i8], ptr %v285, i64 %given1
  %v303 = load float, ptr %v302, align 4
  %v304 = insertelement <4 x float> poison, float %v303, i32 0
  %v305 = shufflevector <4 x float> %v304, <4 x float> poison, <4 x i32> zeroinitializer
  %v306 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v305, <4 x float> %v293, <4 x float> %v277)
  %v307 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v305, <4 x float> %v295, <4 x float> %v278)
  %v308 = getelementptr [1 x i8], ptr %v286, i64 32
  %v309 = getelementptr [1 x i8], ptr %v308, i64 0
  %v310 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v309, i32 4, <4 x i1> %v170, <4 x float> zeroinitializer)
  %v311 = getelementptr [1 x i8], ptr %v308, i64 16
  %v312 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v311, i32 4, <4 x i1> %v177, <4 x float> zeroinitializer)
  %v313 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v299, <4 x float> %v310, <4 x float> %v271)
  %v314 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v299, <4 x float> %v312, <4 x float> %v272)
  %v315 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v305, <4 x float> %v310, <4 x float> %v279)
  %v316 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v305, <4 x float> %v312, <4 x float> %v280)
  %v317 = getelementptr [1 x i8], ptr %v286, i64 64
  %v318 = getelementptr [1 x i8], ptr %v317, i64 0
  %v319 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v318, i32 4, <4 x i1> %v184, <4 x float> zeroinitializer)
  %v320 = getelementptr [1 x i8], ptr %v317, i64 16
  %v321 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v320, i32 4, <4 x i1> %v191, <4 x float> zeroinitializer)
  %v322 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v299, <4 x float> %v319, <4 x float> %v273)
  %v323 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v299, <4 x float> %v321, <4 x float> %v274)
  %v324 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v305, <4 x float> %v319, <4 x float> %v281)
  %v325 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v305, <4 x float> %v321, <4 x float> %v282)
  %v326 = getelementptr [1 x i8], ptr %v286, i64 96
  %v327 = getelementptr [1 x i8], ptr %v326, i64 0
  %v328 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v327, i32 4, <4 x i1> %v198, <4 x float> zeroinitializer)
  %v329 = getelementptr [1 x i8], ptr %v326, i64 16
  %v330 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v329, i32 4, <4 x i1> %v205, <4 x float> zeroinitializer)
  %v331 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v299, <4 x float> %v328, <4 x float> %v275)
  %v332 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v299, <4 x float> %v330, <4 x float> %v276)
  %v333 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v305, <4 x float> %v328, <4 x float> %v283)
  %v334 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v305, <4 x float> %v330, <4 x float> %v284)
  %v335 = getelementptr [1 x i8], ptr %v285, i64 4
  %v336 = getelementptr [1 x i8], ptr %v286, i64 %given3
  %v337 = getelementptr [1 x i8], ptr %v287, i64 %given10
  %v338 = add i64 %v268, 1
  br label %head267
end267:
  %v339 = getelementptr [1 x i8], ptr %v208, i64 0
  %v340 = getelementptr [1 x i8], ptr %v208, i64 16
  %v341 = getelementptr [1 x i8], ptr %v208, i64 32
  %v342 = getelementptr [1 x i8], ptr %v208, i64 48
  %v343 = getelementptr [1 x i8], ptr %v208, i64 64
  %v344 = getelementptr [1 x i8], ptr %v208, i64 80
  %v345 = getelementptr [1 x i8], ptr %v208, i64 96
  %v346 = getelementptr [1 x i8], ptr %v208, i64 112
  %v347 = getelementptr [1 x i8], ptr %v210, i64 0
  %v348 = getelementptr [1 x i8], ptr %v210, i64 16
  %v349 = getelementptr [1 x i8], ptr %v210, i64 32
  %v350 = getelementptr [1 x i8], ptr %v210, i64 48
  %v351 = getelementptr [1 x i8], ptr %v210, i64 64
  %v352 = getelementptr [1 x i8], ptr %v210, i64 80
  %v353 = getelementptr [1 x i8], ptr %v210, i64 96
  %v354 = getelementptr [1 x i8], ptr %v210, i64 112
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v269, ptr %v339, i32 4, <4 x i1> %v156)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v270, ptr %v340, i32 4, <4 x i1> %v163)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v271, ptr %v341, i32 4, <4 x i1> %v170)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v272, ptr %v342, i32 4, <4 x i1> %v177)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v273, ptr %v343, i32 4, <4 x i1> %v184)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v274, ptr %v344, i32 4, <4 x i1> %v191)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v275, ptr %v345, i32 4, <4 x i1> %v198)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v276, ptr %v346, i32 4, <4 x i1> %v205)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v277, ptr %v347, i32 4, <4 x i1> %v156)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v278, ptr %v348, i32 4, <4 x i1> %v163)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v279, ptr %v349, i32 4, <4 x i1> %v170)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v280, ptr %v350, i32 4, <4 x i1> %v177)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v281, ptr %v351, i32 4, <4 x i1> %v184)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v282, ptr %v352, i32 4, <4 x i1> %v191)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v283, ptr %v353, i32 4, <4 x i1> %v198)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v284, ptr %v354, i32 4, <4 x i1> %v205)
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v355 = getelementptr i8, ptr %arguments, i64 0
  %v356 = load ptr, ptr %v355, align 8
  %v357 = getelementptr i8, ptr %arguments, i64 8
  %v358 = load ptr, ptr %v357, align 8
  %v359 = getelementptr i8, ptr %arguments, i64 16
  %v360 = load ptr, ptr %v359, align 8
  %v361 = getelementptr i8, ptr %arguments, i64 24
  %v362 = load i64, ptr %v361, align 8
  %v363 = getelementptr i8, ptr %arguments, i64 32
  %v364 = load i64, ptr %v363, align 8
  %v365 = getelementptr i8, ptr %arguments, i64 40
  %v366 = load i64, ptr %v365, align 8
  %v367 = getelementptr i8, ptr %arguments, i64 48
  %v368 = load i64, ptr %v367, align 8
  %v369 = getelementptr i8, ptr %arguments, i64 56
  %v370 = load i64, ptr %v369, align 8
  %v371 = getelementptr i8, ptr %arguments, i64 64
  %v372 = load i64, ptr %v371, align 8
  %v373 = getelementptr i8, ptr %arguments, i64 72
  %v374 = load i64, ptr %v373, align 8
  %v375 = getelementptr i8, ptr %arguments, i64 80
  %v376 = load i64, ptr %v375, align 8
  %v377 = getelementptr i8, ptr %arguments, i64 88
  %v378 = load i64, ptr %v377, align 8
  %v379 = getelementptr i8, ptr %arguments, i64 96
  %v380 = load i64, ptr %v379, align 8
  %v381 = getelementptr i8, ptr %arguments, i64 104
  %v382 = load i64, ptr %v381, align 8
  %v383 = getelementptr i8, ptr %arguments, i64 112
  %v384 = load i64, ptr %v383, align 8
  %v385 = getelementptr i8, ptr %arguments, i64 120
  %v386 = load i64, ptr %v385, align 8
  %v387 = getelementptr i8, ptr %arguments, i64 128
  %v388 = load i64, ptr %v387, align 8
  %v389 = add i64 %v362, 13
  %v390 = sdiv i64 %v389, 14
  %v391 = sdiv i64 %v362, %v390
  %v392 = mul i64 %v391, %v390
  %v393 = sub i64 %v362, %v392
  %v394 = mul i64 %v366, 32
  %v395 = mul i64 %v370, 4
  %v396 = add i64 %v364, 7
  %v397 = sdiv i64 %v396, 8
  %v398 = mul i64 %v368, 4
  %v399 = mul i64 %v362, %v366
  %v400 = mul i64 %v399, 4
  %v401 = mul i64 %v395, %v366
  %v402 = mul i64 %v362, %v364
  br label %head403
head403:
  %v404 = phi i64 [ %v380, %entry ], [ %v482, %end433 ]
  %v405 = icmp slt i64 %v404, %v382
  br i1 %v405, label %body403, label %end403
body403:
  %v406 = srem i64 %v404, %v378
  %v407 = sdiv i64 %v404, %v378
  %v408 = srem i64 %v407, %v376
  %v409 = mul i64 %v408, %v374
  %v410 = add i64 %v409, %v374
  %v411 = icmp slt i64 %v410, %v364
  %v412 = select i1 %v411, i64 %v410, i64 %v364
  %v413 = mul i64 %v390, %v406
  %v414 = sdiv i64 %v413, %v378
  %v415 = add i64 %v406, 1
  %v416 = mul i64 %v390, %v415
  %v417 = sdiv i64 %v416, %v378
  %v418 = sdiv i64 %v407, %v376
  %v419 = srem i64 %v418, %v384
  %v420 = sdiv i64 %v418, %v384
  %v421 = mul i64 %v419, %v386
  %v422 = add i64 0, %v421
  %v423 = mul i64 %v419, %v388
  %v424 = add i64 0, %v423
  %v425 = mul i64 %v422, %v400
  %v426 = getelementptr [1 x i8], ptr %v356, i64 %v425
  %v427 = mul i64 %v424, %v401
  %v428 = getelementptr [1 x i8], ptr %v358, i64 %v427
  %v429 = mul i64 %v418, %v402
  %v430 = getelementptr [4 x i8], ptr %v360, i64 %v429
  %v431 = icmp sgt i64 %v366, 1
  %v432 = select i1 %v431, i64 %v366, i64 1
  br label %head433
head433:
  %v434 = phi i64 [ 0, %body403 ], [ %v481, %end441 ]
  %v435 = icmp slt i64 %v434, %v432
  br i1 %v435, label %body433, label %end433
body433:
  %v436 = sub i64 %v366, %v434
  %v437 = icmp slt i64 %v436, %v372
  %v438 = select i1 %v437, i64 %v436, i64 %v372
  %v439 = add i64 %v434, %v372
  %v440 = icmp sge i64 %v439, %v432
  br label %head441
head441:
  %v442 = phi i64 [ %v414, %body433 ], [ %v480, %end460 ]
  %v443 = icmp slt i64 %v442, %v417
  br i1 %v443, label %body441, label %end441
body441:
  %v444 = icmp slt i64 %v442, %v393
  %v445 = mul i64 %v442, %v391
  %v446 = icmp slt i64 %v442, %v393
  %v447 = select i1 %v446, i64 %v442, i64 %v393
  %v448 = add i64 %v445, %v447
  %v449 = zext i1 %v444 to i64
  %v450 = add i64 %v391, %v449
  %v451 = mul i64 %v364, 4
  %v452 = mul i64 %v448, %v451
  %v453 = getelementptr [1 x i8], ptr %v430, i64 %v452
  %v454 = icmp sle i64 %v434, 0
  %v455 = zext i1 %v454 to i64
  %v456 = mul i64 %v448, %v398
  %v457 = mul i64 %v434, 4
  %v458 = add i64 %v456, %v457
  %v459 = getelementptr [1 x i8], ptr %v426, i64 %v458
  br label %head460
head460:
  %v461 = phi i64 [ %v409, %body441 ], [ %v479, %body460 ]
  %v462 = icmp slt i64 %v461, %v412
  br i1 %v462, label %body460, label %end460
body460:
  %v463 = sub i64 %v412, %v461
  %v464 = mul i64 %v434, %v395
  %v465 = mul i64 %v461, 4
  %v466 = add i64 %v464, %v465
  %v467 = getelementptr [1 x i8], ptr %v428, i64 %v466
  %v468 = mul i64 %v434, %v395
  %v469 = mul i64 %v461, 4
  %v470 = add i64 %v468, %v469
  %v471 = getelementptr [1 x i8], ptr %v428, i64 %v470
  %v472 = mul i64 %v395, 8
  %v473 = getelementptr [1 x i8], ptr %v471, i64 %v472
  %v474 = getelementptr [4 x i8], ptr %v453, i64 %v461
  %v475 = select i1 %v444, ptr @tile2, ptr @tile2
  %v476 = select i1 %v444, ptr @edge2, ptr @edge2
  %v477 = icmp slt i64 %v463, 32
  %v478 = select i1 %v477, ptr %v476, ptr %v475
  call void %v478(ptr %v459, i64 %v398, ptr %v467, i64 %v395, ptr %v474, i64 %v451, i64 %v438, i64 %v455, i64 %v463, ptr %v473, i64 %v395)
  %v479 = add i64 %v461, 32
  br label %head460
end460:
  %v480 = add i64 %v442, 1
  br label %head441
end441:
  %v481 = add i64 %v434, %v372
  br label %head433
end433:
  %v482 = add i64 %v404, 1
  br label %head403
end403:
  ret void
}
