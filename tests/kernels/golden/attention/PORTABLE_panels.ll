declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare float @llvm.fma.f32(float, float, float)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @keys5(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v1 = mul i64 %given1, 2
  %v2 = mul i64 %given5, 0
  %v3 = getelementptr [1 x i8], ptr %given4, i64 %v2
  %v4 = mul i64 %given5, 1
  %v5 = getelementptr [1 x i8], ptr %given4, i64 %v4
  %v6 = mul i64 %given5, 2
  %v7 = getelementptr [1 x i8], ptr %given4, i64 %v6
  %v8 = mul i64 %given5, 3
  %v9 = getelementptr [1 x i8], ptr %given4, i64 %v8
  %v10 = mul i64 %given5, 4
  %v11 = getelementptr [1 x i8], ptr %given4, i64 %v10
  %v12 = getelementptr [1 x i8], ptr %v3, i64 32
  call void @llvm.prefetch.p0(ptr %v12, i32 1, i32 3, i32 1)
  %v13 = getelementptr [1 x i8], ptr %v5, i64 32
  call void @llvm.prefetch.p0(ptr %v13, i32 1, i32 3, i32 1)
  %v14 = getelementptr [1 x i8], ptr %v7, i64 32
  call void @llvm.prefetch.p0(ptr %v14, i32 1, i32 3, i32 1)
  %v15 = getelementptr [1 x i8], ptr %v9, i64 32
  call void @llvm.prefetch.p0(ptr %v15, i32 1, i32 3, i32 1)
  %v16 = getelementptr [1 x i8], ptr %v11, i64 32
  call void @llvm.prefetch.p0(ptr %v16, i32 1, i32 3, i32 1)
  %v17 = icmp ne i64 %given7, 0
  br i1 %v17, label %yes18, label %no18
yes18:
  br label %joined18
no18:
  %v19 = getelementptr [1 x i8], ptr %v3, i64 0
  %v20 = getelementptr [1 x i8], ptr %v3, i64 16
  %v21 = getelementptr [1 x i8], ptr %v5, i64 0
  %v22 = getelementptr [1 x i8], ptr %v5, i64 16
  %v23 = getelementptr [1 x i8], ptr %v7, i64 0
  %v24 = getelementptr [1 x i8], ptr %v7, i64 16
  %v25 = getelementptr [1 x i8], ptr %v9, i64 0
  %v26 = getelementptr [1 x i8], ptr %v9, i64 16
  %v27 = getelementptr [1 x i8], ptr %v11, i64 0
  %v28 = getelementptr [1 x i8], ptr %v11, i64 16
  %v29 = load <4 x float>, ptr %v19, align 4
  %v30 = load <4 x float>, ptr %v20, align 4
  %v31 = load <4 x float>, ptr %v21, align 4
  %v32 = load <4 x float>, ptr %v22, align 4
  %v33 = load <4 x float>, ptr %v23, align 4
  %v34 = load <4 x float>, ptr %v24, align 4
  %v35 = load <4 x float>, ptr %v25, align 4
  %v36 = load <4 x float>, ptr %v26, align 4
  %v37 = load <4 x float>, ptr %v27, align 4
  %v38 = load <4 x float>, ptr %v28, align 4
  br label %joined18
joined18:
  %v39 = phi <4 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v29, %no18 ]
  %v40 = phi <4 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v30, %no18 ]
  %v41 = phi <4 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v31, %no18 ]
  %v42 = phi <4 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v32, %no18 ]
  %v43 = phi <4 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v33, %no18 ]
  %v44 = phi <4 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v34, %no18 ]
  %v45 = phi <4 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v35, %no18 ]
  %v46 = phi <4 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v36, %no18 ]
  %v47 = phi <4 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v37, %no18 ]
  %v48 = phi <4 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v38, %no18 ]
  %v49 = mul i64 %given1, 0
  %v50 = getelementptr [1 x i8], ptr %given0, i64 %v49
  %v51 = mul i64 %given1, 3
  %v52 = getelementptr [1 x i8], ptr %given0, i64 %v51
  %v53 = mul i64 0, %given3
  %v54 = getelementptr [1 x i8], ptr %given2, i64 %v53
  br label %head55
head55:
  %v56 = phi i64 [ 0, %joined18 ], [ %v111, %body55 ]
  %v57 = phi <4 x float> [ %v39, %joined18 ], [ %v81, %body55 ]
  %v58 = phi <4 x float> [ %v40, %joined18 ], [ %v82, %body55 ]
  %v59 = phi <4 x float> [ %v41, %joined18 ], [ %v87, %body55 ]
  %v60 = phi <4 x float> [ %v42, %joined18 ], [ %v88, %body55 ]
  %v61 = phi <4 x float> [ %v43, %joined18 ], [ %v93, %body55 ]
  %v62 = phi <4 x float> [ %v44, %joined18 ], [ %v94, %body55 ]
  %v63 = phi <4 x float> [ %v45, %joined18 ], [ %v99, %body55 ]
  %v64 = phi <4 x float> [ %v46, %joined18 ], [ %v100, %body55 ]
  %v65 = phi <4 x float> [ %v47, %joined18 ], [ %v105, %body55 ]
  %v66 = phi <4 x float> [ %v48, %joined18 ], [ %v106, %body55 ]
  %v67 = phi ptr [ %v50, %joined18 ], [ %v107, %body55 ]
  %v68 = phi ptr [ %v52, %joined18 ], [ %v108, %body55 ]
  %v69 = phi ptr [ %v54, %joined18 ], [ %v109, %body55 ]
  %v70 = phi ptr [ %given9, %joined18 ], [ %v110, %body55 ]
  %v71 = icmp slt i64 %v56, %given6
  br i1 %v71, label %body55, label %end55
body55:
  %v72 = getelementptr [1 x i8], ptr %v69, i64 2048
  call void @llvm.prefetch.p0(ptr %v72, i32 0, i32 3, i32 1)
  call void @llvm.prefetch.p0(ptr %v70, i32 0, i32 2, i32 1)
  %v73 = getelementptr [1 x i8], ptr %v69, i64 0
  %v74 = load <4 x float>, ptr %v73, align 4
  %v75 = getelementptr [1 x i8], ptr %v69, i64 16
  %v76 = load <4 x float>, ptr %v75, align 4
  %v77 = getelementptr [1 x i8], ptr %v67, i64 0
  %v78 = load float, ptr %v77, align 4
  %v79 = insertelement <4 x float> poison, float %v78, i32 0
  %v80 = shufflevector <4 x float> %v79, <4 x float> poison, <4 x i32> zeroinitializer
  %v81 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v80, <4 x float> %v74, <4 x float> %v57)
  %v82 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v80, <4 x float> %v76, <4 x float> %v58)
  %v83 = getelementptr [1 x i8], ptr %v67, i64 %given1
  %v84 = load float, ptr %v83, align 4
  %v85 = insertelement <4 x float> poison, float %v84, i32 0
  %v86 = shufflevector <4 x float> %v85, <4 x float> poison, <4 x i32> zeroinitializer
  %v87 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v86, <4 x float> %v74, <4 x float> %v59)
  %v88 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v86, <4 x float> %v76, <4 x float> %v60)
  %v89 = getelementptr [1 x i8], ptr %v67, i64 %v1
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <4 x float> poison, float %v90, i32 0
  %v92 = shufflevector <4 x float> %v91, <4 x float> poison, <4 x i32> zeroinitializer
  %v93 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v92, <4 x float> %v74, <4 x float> %v61)
  %v94 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v92, <4 x float> %v76, <4 x float> %v62)
  %v95 = getelementptr [1 x i8], ptr %v68, i64 0
  %v96 = load float, ptr %v95, align 4
  %v97 = insertelement <4 x float> poison, float %v96, i32 0
  %v98 = shufflevector <4 x float> %v97, <4 x float> poison, <4 x i32> zeroinitializer
  %v99 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v98, <4 x float> %v74, <4 x float> %v63)
  %v100 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v98, <4 x float> %v76, <4 x float> %v64)
  %v101 = getelementptr [1 x i8], ptr %v68, i64 %given1
  %v102 = load float, ptr %v101, align 4
  %v103 = insertelement <4 x float> poison, float %v102, i32 0
  %v104 = shufflevector <4 x float> %v103, <4 x float> poison, <4 x i32> zeroinitializer
  %v105 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v104, <4 x float> %v74, <4 x float> %v65)
  %v106 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v104, <4 x float> %v76, <4 x float> %v66)
  %v107 = getelementptr [1 x i8], ptr %v67, i64 4
  %v108 = getelementptr [1 x i8], ptr %v68, i64 4
  %v109 = getelementptr [1 x i8], ptr %v69, i64 32
  %v110 = getelementptr [1 x i8], ptr %v70, i64 %given10
  %v111 = add i64 %v56, 1
  br label %head55
end55:
  %v112 = getelementptr [1 x i8], ptr %v3, i64 0
  %v113 = getelementptr [1 x i8], ptr %v3, i64 16
  %v114 = getelementptr [1 x i8], ptr %v5, i64 0
  %v115 = getelementptr [1 x i8], ptr %v5, i64 16
  %v116 = getelementptr [1 x i8], ptr %v7, i64 0
  %v117 = getelementptr [1 x i8], ptr %v7, i64 16
  %v118 = getelementptr [1 x i8], ptr %v9, i64 0
  %v119 = getelementptr [1 x i8], ptr %v9, i64 16
  %v120 = getelementptr [1 x i8], ptr %v11, i64 0
  %v121 = getelementptr [1 x i8], ptr %v11, i64 16
  store <4 x float> %v57, ptr %v112, align 4
  store <4 x float> %v58, ptr %v113, align 4
  store <4 x float> %v59, ptr %v114, align 4
  store <4 x float> %v60, ptr %v115, align 4
  store <4 x float> %v61, ptr %v116, align 4
  store <4 x float> %v62, ptr %v117, align 4
  store <4 x float> %v63, ptr %v118, align 4
  store <4 x float> %v64, ptr %v119, align 4
  store <4 x float> %v65, ptr %v120, align 4
  store <4 x float> %v66, ptr %v121, align 4
  ret void
}
define internal void @keys1(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v122 = mul i64 %given1, 2
  %v123 = mul i64 %given5, 0
  %v124 = getelementptr [1 x i8], ptr %given4, i64 %v123
  %v125 = getelementptr [1 x i8], ptr %v124, i64 32
  call void @llvm.prefetch.p0(ptr %v125, i32 1, i32 3, i32 1)
  %v126 = icmp ne i64 %given7, 0
  br i1 %v126, label %yes127, label %no127
yes127:
  br label %joined127
no127:
  %v128 = getelementptr [1 x i8], ptr %v124, i64 0
  %v129 = getelementptr [1 x i8], ptr %v124, i64 16
  %v130 = load <4 x float>, ptr %v128, align 4
  %v131 = load <4 x float>, ptr %v129, align 4
  br label %joined127
joined127:
  %v132 = phi <4 x float> [ splat (float 0x0000000000000000), %yes127 ], [ %v130, %no127 ]
  %v133 = phi <4 x float> [ splat (float 0x0000000000000000), %yes127 ], [ %v131, %no127 ]
  %v134 = mul i64 %given1, 0
  %v135 = getelementptr [1 x i8], ptr %given0, i64 %v134
  %v136 = mul i64 0, %given3
  %v137 = getelementptr [1 x i8], ptr %given2, i64 %v136
  br label %head138
head138:
  %v139 = phi i64 [ 0, %joined127 ], [ %v160, %body138 ]
  %v140 = phi <4 x float> [ %v132, %joined127 ], [ %v155, %body138 ]
  %v141 = phi <4 x float> [ %v133, %joined127 ], [ %v156, %body138 ]
  %v142 = phi ptr [ %v135, %joined127 ], [ %v157, %body138 ]
  %v143 = phi ptr [ %v137, %joined127 ], [ %v158, %body138 ]
  %v144 = phi ptr [ %given9, %joined127 ], [ %v159, %body138 ]
  %v145 = icmp slt i64 %v139, %given6
  br i1 %v145, label %body138, label %end138
body138:
  %v146 = getelementptr [1 x i8], ptr %v143, i64 2048
  call void @llvm.prefetch.p0(ptr %v146, i32 0, i32 3, i32 1)
  call void @llvm.prefetch.p0(ptr %v144, i32 0, i32 2, i32 1)
  %v147 = getelementptr [1 x i8], ptr %v143, i64 0
  %v148 = load <4 x float>, ptr %v147, align 4
  %v149 = getelementptr [1 x i8], ptr %v143, i64 16
  %v150 = load <4 x float>, ptr %v149, align 4
  %v151 = getelementptr [1 x i8], ptr %v142, i64 0
  %v152 = load float, ptr %v151, align 4
  %v153 = insertelement <4 x float> poison, float %v152, i32 0
  %v154 = shufflevector <4 x float> %v153, <4 x float> poison, <4 x i32> zeroinitializer
  %v155 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v154, <4 x float> %v148, <4 x float> %v140)
  %v156 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v154, <4 x float> %v150, <4 x float> %v141)
  %v157 = getelementptr [1 x i8], ptr %v142, i64 4
  %v158 = getelementptr [1 x i8], ptr %v143, i64 32
  %v159 = getelementptr [1 x i8], ptr %v144, i64 %given10
  %v160 = add i64 %v139, 1
  br label %head138
end138:
  %v161 = getelementptr [1 x i8], ptr %v124, i64 0
  %v162 = getelementptr [1 x i8], ptr %v124, i64 16
  store <4 x float> %v140, ptr %v161, align 4
  store <4 x float> %v141, ptr %v162, align 4
  ret void
}
define internal void @tile4(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v163 = mul i64 %given1, 2
  %v164 = mul i64 %given5, 0
  %v165 = getelementptr [1 x i8], ptr %given4, i64 %v164
  %v166 = mul i64 %given5, 1
  %v167 = getelementptr [1 x i8], ptr %given4, i64 %v166
  %v168 = mul i64 %given5, 2
  %v169 = getelementptr [1 x i8], ptr %given4, i64 %v168
  %v170 = mul i64 %given5, 3
  %v171 = getelementptr [1 x i8], ptr %given4, i64 %v170
  %v172 = getelementptr [1 x i8], ptr %v165, i64 32
  call void @llvm.prefetch.p0(ptr %v172, i32 1, i32 3, i32 1)
  %v173 = getelementptr [1 x i8], ptr %v167, i64 32
  call void @llvm.prefetch.p0(ptr %v173, i32 1, i32 3, i32 1)
  %v174 = getelementptr [1 x i8], ptr %v169, i64 32
  call void @llvm.prefetch.p0(ptr %v174, i32 1, i32 3, i32 1)
  %v175 = getelementptr [1 x i8], ptr %v171, i64 32
  call void @llvm.prefetch.p0(ptr %v175, i32 1, i32 3, i32 1)
  %v176 = icmp ne i64 %given7, 0
  br i1 %v176, label %yes177, label %no177
yes177:
  br label %joined177
no177:
  %v178 = getelementptr [1 x i8], ptr %v165, i64 0
  %v179 = getelementptr [1 x i8], ptr %v165, i64 16
  %v180 = getelementptr [1 x i8], ptr %v167, i64 0
  %v181 = getelementptr [1 x i8], ptr %v167, i64 16
  %v182 = getelementptr [1 x i8], ptr %v169, i64 0
  %v183 = getelementptr [1 x i8], ptr %v169, i64 16
  %v184 = getelementptr [1 x i8], ptr %v171, i64 0
  %v185 = getelementptr [1 x i8], ptr %v171, i64 16
  %v186 = load <4 x float>, ptr %v178, align 4
  %v187 = load <4 x float>, ptr %v179, align 4
  %v188 = load <4 x float>, ptr %v180, align 4
  %v189 = load <4 x float>, ptr %v181, align 4
  %v190 = load <4 x float>, ptr %v182, align 4
  %v191 = load <4 x float>, ptr %v183, align 4
  %v192 = load <4 x float>, ptr %v184, align 4
  %v193 = load <4 x float>, ptr %v185, align 4
  br label %joined177
joined177:
  %v194 = phi <4 x float> [ splat (float 0x0000000000000000), %yes177 ], [ %v186, %no177 ]
  %v195 = phi <4 x float> [ splat (float 0x0000000000000000), %yes177 ], [ %v187, %no177 ]
  %v196 = phi <4 x float> [ splat (float 0x0000000000000000), %yes177 ], [ %v188, %no177 ]
  %v197 = phi <4 x float> [ splat (float 0x0000000000000000), %yes177 ], [ %v189, %no177 ]
  %v198 = phi <4 x float> [ splat (float 0x0000000000000000), %yes177 ], [ %v190, %no177 ]
  %v199 = phi <4 x float> [ splat (float 0x0000000000000000), %yes177 ], [ %v191, %no177 ]
  %v200 = phi <4 x float> [ splat (float 0x0000000000000000), %yes177 ], [ %v192, %no177 ]
  %v201 = phi <4 x float> [ splat (float 0x0000000000000000), %yes177 ], [ %v193, %no177 ]
  %v202 = mul i64 %given1, 0
  %v203 = getelementptr [1 x i8], ptr %given0, i64 %v202
  %v204 = mul i64 %given1, 3
  %v205 = getelementptr [1 x i8], ptr %given0, i64 %v204
  br label %head206
head206:
  %v207 = phi i64 [ 0, %joined177 ], [ %v255, %body206 ]
  %v208 = phi <4 x float> [ %v194, %joined177 ], [ %v231, %body206 ]
  %v209 = phi <4 x float> [ %v195, %joined177 ], [ %v232, %body206 ]
  %v210 = phi <4 x float> [ %v196, %joined177 ], [ %v237, %body206 ]
  %v211 = phi <4 x float> [ %v197, %joined177 ], [ %v238, %body206 ]
  %v212 = phi <4 x float> [ %v198, %joined177 ], [ %v243, %body206 ]
  %v213 = phi <4 x float> [ %v199, %joined177 ], [ %v244, %body206 ]
  %v214 = phi <4 x float> [ %v200, %joined177 ], [ %v249, %body206 ]
  %v215 = phi <4 x float> [ %v201, %joined177 ], [ %v250, %body206 ]
  %v216 = phi ptr [ %v203, %joined177 ], [ %v251, %body206 ]
  %v217 = phi ptr [ %v205, %joined177 ], [ %v252, %body206 ]
  %v218 = phi ptr [ %given2, %joined177 ], [ %v253, %body206 ]
  %v219 = phi ptr [ %given9, %joined177 ], [ %v254, %body206 ]
  %v220 = icmp slt i64 %v207, %given6
  br i1 %v220, label %body206, label %end206
body206:
  %v221 = getelementptr [1 x i8], ptr %v219, i64 0
  call void @llvm.prefetch.p0(ptr %v221, i32 0, i32 3, i32 1)
  %v222 = getelementptr [1 x i8], ptr %v218, i64 0
  %v223 = getelementptr [1 x i8], ptr %v222, i64 0
  %v224 = load <4 x float>, ptr %v223, align 4
  %v225 = getelementptr [1 x i8], ptr %v222, i64 16
  %v226 = load <4 x float>, ptr %v225, align 4
  %v227 = getelementptr [1 x i8], ptr %v216, i64 0
  %v228 = load float, ptr %v227, align 4
  %v229 = insertelement <4 x float> poison, float %v228, i32 0
  %v230 = shufflevector <4 x float> %v229, <4 x float> poison, <4 x i32> zeroinitializer
  %v231 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v230, <4 x float> %v224, <4 x float> %v208)
  %v232 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v230, <4 x float> %v226, <4 x float> %v209)
  %v233 = getelementptr [1 x i8], ptr %v216, i64 %given1
  %v234 = load float, ptr %v233, align 4
  %v235 = insertelement <4 x float> poison, float %v234, i32 0
  %v236 = shufflevector <4 x float> %v235, <4 x float> poison, <4 x i32> zeroinitializer
  %v237 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v236, <4 x float> %v224, <4 x float> %v210)
  %v238 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v236, <4 x float> %v226, <4 x float> %v211)
  %v239 = getelementptr [1 x i8], ptr %v216, i64 %v163
  %v240 = load float, ptr %v239, align 4
  %v241 = insertelement <4 x float> poison, float %v240, i32 0
  %v242 = shufflevector <4 x float> %v241, <4 x float> poison, <4 x i32> zeroinitializer
  %v243 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v242, <4 x float> %v224, <4 x float> %v212)
  %v244 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v242, <4 x float> %v226, <4 x float> %v213)
  %v245 = getelementptr [1 x i8], ptr %v217, i64 0
  %v246 = load float, ptr %v245, align 4
  %v247 = insertelement <4 x float> poison, float %v246, i32 0
  %v248 = shufflevector <4 x float> %v247, <4 x float> poison, <4 x i32> zeroinitializer
  %v249 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v248, <4 x float> %v224, <4 x float> %v214)
  %v250 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v248, <4 x float> %v226, <4 x float> %v215)
  %v251 = getelementptr [1 x i8], ptr %v216, i64 32
  %v252 = getelementptr [1 x i8], ptr %v217, i64 32
  %v253 = getelementptr [1 x i8], ptr %v218, i64 %given3
  %v254 = getelementptr [1 x i8], ptr %v219, i64 %given10
  %v255 = add i64 %v207, 1
  br label %head206
end206:
  %v256 = getelementptr [1 x i8], ptr %v165, i64 0
  %v257 = getelementptr [1 x i8], ptr %v165, i64 16
  %v258 = getelementptr [1 x i8], ptr %v167, i64 0
  %v259 = getelementptr [1 x i8], ptr %v167, i64 16
  %v260 = getelementptr [1 x i8], ptr %v169, i64 0
  %v261 = getelementptr [1 x i8], ptr %v169, i64 16
  %v262 = getelementptr [1 x i8], ptr %v171, i64 0
  %v263 = getelementptr [1 x i8], ptr %v171, i64 16
  store <4 x float> %v208, ptr %v256, align 4
  store <4 x float> %v209, ptr %v257, align 4
  store <4 x float> %v210, ptr %v258, align 4
  store <4 x float> %v211, ptr %v259, align 4
  store <4 x float> %v212, ptr %v260, align 4
  store <4 x float> %v213, ptr %v261, align 4
  store <4 x float> %v214, ptr %v262, align 4
  store <4 x float> %v215, ptr %v263, align 4
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [8 x float], align 64
  %v264 = getelementptr i8, ptr %arguments, i64 80
  %v265 = load i64, ptr %v264, align 8
  %v266 = trunc i64 %v265 to i32
  %v267 = bitcast i32 %v266 to float
  %v268 = getelementptr i8, ptr %arguments, i64 0
  %v269 = load ptr, ptr %v268, align 8
  %v270 = getelementptr i8, ptr %arguments, i64 8
  %v271 = load ptr, ptr %v270, align 8
  %v272 = getelementptr i8, ptr %arguments, i64 16
  %v273 = load ptr, ptr %v272, align 8
  %v274 = getelementptr i8, ptr %arguments, i64 24
  %v275 = load ptr, ptr %v274, align 8
  %v276 = getelementptr i8, ptr %arguments, i64 32
  %v277 = load ptr, ptr %v276, align 8
  %v278 = getelementptr i8, ptr %arguments, i64 40
  %v279 = load i64, ptr %v278, align 8
  %v280 = getelementptr i8, ptr %arguments, i64 48
  %v281 = load i64, ptr %v280, align 8
  %v282 = getelementptr i8, ptr %arguments, i64 56
  %v283 = load i64, ptr %v282, align 8
  %v284 = getelementptr i8, ptr %arguments, i64 64
  %v285 = load i64, ptr %v284, align 8
  %v286 = getelementptr i8, ptr %arguments, i64 72
  %v287 = load i64, ptr %v286, align 8
  %v288 = getelementptr i8, ptr %arguments, i64 80
  %v289 = load i64, ptr %v288, align 8
  %v290 = getelementptr i8, ptr %arguments, i64 88
  %v291 = load i64, ptr %v290, align 8
  %v292 = getelementptr i8, ptr %arguments, i64 96
  %v293 = load i64, ptr %v292, align 8
  %v294 = getelementptr i8, ptr %arguments, i64 104
  %v295 = load i64, ptr %v294, align 8
  %v296 = getelementptr i8, ptr %arguments, i64 112
  %v297 = load i64, ptr %v296, align 8
  %v298 = mul i64 %v295, %v297
  %v299 = getelementptr [1 x i8], ptr %v277, i64 %v298
  br label %head300
head300:
  %v301 = phi i64 [ %v291, %entry ], [ %v727, %end309 ]
  %v302 = icmp slt i64 %v301, %v293
  br i1 %v302, label %body300, label %end300
body300:
  %v303 = sdiv i64 %v301, %v283
  %v304 = srem i64 %v301, %v283
  %v305 = mul i64 %v304, 32
  %v306 = add i64 %v305, 32
  %v307 = icmp slt i64 %v306, %v279
  %v308 = select i1 %v307, i64 %v306, i64 %v279
  br label %head309
head309:
  %v310 = phi i64 [ %v305, %body300 ], [ %v726, %end719 ]
  %v311 = icmp slt i64 %v310, %v308
  br i1 %v311, label %body309, label %end309
body309:
  %v312 = sdiv i64 %v303, %v285
  %v313 = add i64 %v310, 8
  %v314 = add i64 %v279, 7
  %v315 = and i64 %v314, -8
  %v316 = mul i64 %v315, %v303
  %v317 = add i64 %v316, %v310
  %v318 = mul i64 %v317, %v281
  %v319 = getelementptr [4 x i8], ptr %v269, i64 %v318
  %v320 = mul i64 %v312, %v287
  %v321 = mul i64 %v320, %v281
  %v322 = getelementptr [4 x i8], ptr %v271, i64 %v321
  %v323 = getelementptr [4 x i8], ptr %v273, i64 %v321
  %v324 = icmp slt i64 %v287, %v313
  %v325 = select i1 %v324, i64 %v287, i64 %v313
  %v326 = add i64 0, %v325
  %v327 = mul i64 %v281, 8
  %v328 = getelementptr [4 x i8], ptr %v299, i64 %v327
  br label %head329
head329:
  %v330 = phi i64 [ 0, %body309 ], [ %v333, %body329 ]
  %v331 = icmp slt i64 %v330, %v281
  br i1 %v331, label %body329, label %end329
body329:
  %v332 = getelementptr [32 x i8], ptr %v299, i64 %v330
  store <8 x float> splat (float 0x0000000000000000), ptr %v332, align 4
  %v333 = add i64 %v330, 1
  br label %head329
end329:
  store <8 x float> splat (float 0xFFF0000000000000), ptr %scratch0, align 4
  %v334 = icmp slt i64 %v325, 5
  %v335 = select i1 %v334, i64 0, i64 %v325
  br label %head336
head336:
  %v337 = phi i64 [ 0, %end329 ], [ %v373, %end353 ]
  %v338 = icmp slt i64 %v337, %v335
  br i1 %v338, label %body336, label %end336
body336:
  %v339 = sub i64 %v325, 5
  %v340 = icmp slt i64 %v337, %v339
  %v341 = select i1 %v340, i64 %v337, i64 %v339
  %v342 = mul i64 %v281, 4
  %v343 = mul i64 %v342, %v341
  %v344 = getelementptr [1 x i8], ptr %v322, i64 %v343
  %v345 = mul i64 %v281, 4
  %v346 = add i64 0, %v341
  %v347 = getelementptr [32 x i8], ptr %v328, i64 %v346
  %v348 = mul i64 %v281, 4
  %v349 = mul i64 %v348, 5
  %v350 = getelementptr [1 x i8], ptr %v344, i64 %v349
  call void @keys5(ptr %v344, i64 %v345, ptr %v319, i64 0, ptr %v347, i64 32, i64 %v281, i64 1, i64 8, ptr %v350, i64 64)
  %v351 = add i64 %v341, 5
  %v352 = load <8 x float>, ptr %scratch0, align 4
  br label %head353
head353:
  %v354 = phi i64 [ %v341, %body336 ], [ %v372, %body353 ]
  %v355 = phi <8 x float> [ %v352, %body336 ], [ %v371, %body353 ]
  %v356 = icmp slt i64 %v354, %v351
  br i1 %v356, label %body353, label %end353
body353:
  %v357 = add i64 0, %v354
  %v358 = getelementptr [32 x i8], ptr %v328, i64 %v357
  %v359 = load <8 x float>, ptr %v358, align 4
  %v360 = insertelement <8 x float> poison, float %v267, i32 0
  %v361 = shufflevector <8 x float> %v360, <8 x float> poison, <8 x i32> zeroinitializer
  %v362 = fdiv <8 x float> %v359, %v361
  %v363 = sub i64 %v354, %v310
  %v364 = trunc i64 %v363 to i32
  %v365 = insertelement <8 x i32> poison, i32 %v364, i32 0
  %v366 = shufflevector <8 x i32> %v365, <8 x i32> poison, <8 x i32> zeroinitializer
  %v367 = icmp sge <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v366
  %v368 = select <8 x i1> %v367, <8 x float> %v362, <8 x float> splat (float 0xFFF0000000000000)
  %v369 = getelementptr [32 x i8], ptr %v328, i64 %v357
  store <8 x float> %v368, ptr %v369, align 4
  %v370 = fcmp ogt <8 x float> %v368, %v355
  %v371 = select <8 x i1> %v370, <8 x float> %v368, <8 x float> %v355
  %v372 = add i64 %v354, 1
  br label %head353
end353:
  store <8 x float> %v355, ptr %scratch0, align 4
  %v373 = add i64 %v337, 5
  br label %head336
end336:
  %v374 = select i1 %v334, i64 %v325, i64 0
  br label %head375
head375:
  %v376 = phi i64 [ 0, %end336 ], [ %v409, %end389 ]
  %v377 = icmp slt i64 %v376, %v374
  br i1 %v377, label %body375, label %end375
body375:
  %v378 = mul i64 %v281, 4
  %v379 = mul i64 %v378, %v376
  %v380 = getelementptr [1 x i8], ptr %v322, i64 %v379
  %v381 = mul i64 %v281, 4
  %v382 = add i64 0, %v376
  %v383 = getelementptr [32 x i8], ptr %v328, i64 %v382
  %v384 = mul i64 %v281, 4
  %v385 = mul i64 %v384, 1
  %v386 = getelementptr [1 x i8], ptr %v380, i64 %v385
  call void @keys1(ptr %v380, i64 %v381, ptr %v319, i64 0, ptr %v383, i64 32, i64 %v281, i64 1, i64 8, ptr %v386, i64 64)
  %v387 = add i64 %v376, 1
  %v388 = load <8 x float>, ptr %scratch0, align 4
  br label %head389
head389:
  %v390 = phi i64 [ %v376, %body375 ], [ %v408, %body389 ]
  %v391 = phi <8 x float> [ %v388, %body375 ], [ %v407, %body389 ]
  %v392 = icmp slt i64 %v390, %v387
  br i1 %v392, label %body389, label %end389
body389:
  %v393 = add i64 0, %v390
  %v394 = getelementptr [32 x i8], ptr %v328, i64 %v393
  %v395 = load <8 x float>, ptr %v394, align 4
  %v396 = insertelement <8 x float> poison, float %v267, i32 0
  %v397 = shufflevector <8 x float> %v396, <8 x float> poison, <8 x i32> zeroinitializer
  %v398 = fdiv <8 x float> %v395, %v397
  %v399 = sub i64 %v390, %v310
  %v400 = trunc i64 %v399 to i32
  %v401 = insertelement <8 x i32> poison, i32 %v400, i32 0
  %v402 = shufflevector <8 x i32> %v401, <8 x i32> poison, <8 x i32> zeroinitializer
  %v403 = icmp sge <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v402
  %v404 = select <8 x i1> %v403, <8 x float> %v398, <8 x float> splat (float 0xFFF0000000000000)
  %v405 = getelementptr [32 x i8], ptr %v328, i64 %v393
  store <8 x float> %v404, ptr %v405, align 4
  %v406 = fcmp ogt <8 x float> %v404, %v391
  %v407 = select <8 x i1> %v406, <8 x float> %v404, <8 x float> %v391
  %v408 = add i64 %v390, 1
  br label %head389
end389:
  store <8 x float> %v391, ptr %scratch0, align 4
  %v409 = add i64 %v376, 1
  br label %head375
end375:
  %v410 = load <8 x float>, ptr %scratch0, align 4
  %v411 = fcmp oeq <8 x float> %v410, splat (float 0xFFF0000000000000)
  %v412 = select <8 x i1> %v411, <8 x float> splat (float 0x0000000000000000), <8 x float> %v410
  %v413 = add i64 0, %v325
  br label %head414
head414:
  %v415 = phi i64 [ 0, %end375 ], [ %v450, %body414 ]
  %v416 = phi <8 x float> [ splat (float 0x0000000000000000), %end375 ], [ %v449, %body414 ]
  %v417 = icmp slt i64 %v415, %v413
  br i1 %v417, label %body414, label %end414
body414:
  %v418 = getelementptr [32 x i8], ptr %v328, i64 %v415
  %v419 = load <8 x float>, ptr %v418, align 4
  %v420 = fsub <8 x float> %v419, %v412
  %v421 = fcmp olt <8 x float> %v420, splat (float 0xC05A400000000000)
  %v422 = select <8 x i1> %v421, <8 x float> splat (float 0x0000000000000000), <8 x float> %v420
  %v423 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v422, <8 x float> splat (float 0x3FF7154760000000), <8 x float> splat (float 0x4168000000000000))
  %v424 = fsub <8 x float> %v423, splat (float 0x4168000000000000)
  %v425 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v424, <8 x float> splat (float 0xBFE62E4000000000), <8 x float> %v422)
  %v426 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v424, <8 x float> splat (float 0xBEB7F7D1C0000000), <8 x float> %v425)
  %v427 = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3F56A4F140000000), <8 x float> %v426, <8 x float> splat (float 0x3F812397E0000000))
  %v428 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v427, <8 x float> %v426, <8 x float> splat (float 0x3FA5558AE0000000))
  %v429 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v428, <8 x float> %v426, <8 x float> splat (float 0x3FC5554920000000))
  %v430 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v429, <8 x float> %v426, <8 x float> splat (float 0x3FDFFFFFC0000000))
  %v431 = fmul <8 x float> %v426, %v426
  %v432 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v430, <8 x float> %v431, <8 x float> %v426)
  %v433 = fadd <8 x float> splat (float 0x3FF0000000000000), %v432
  %v434 = fsub <8 x float> %v423, splat (float 0x4168000000000000)
  %v435 = fadd <8 x float> %v434, splat (float 0x4168000000000000)
  %v436 = bitcast <8 x float> %v435 to <8 x i32>
  %v437 = ashr <8 x i32> %v436, splat (i32 1)
  %v438 = shl <8 x i32> %v437, splat (i32 23)
  %v439 = add <8 x i32> %v438, splat (i32 1065353216)
  %v440 = bitcast <8 x i32> %v439 to <8 x float>
  %v441 = fmul <8 x float> %v433, %v440
  %v442 = sub <8 x i32> %v436, %v437
  %v443 = shl <8 x i32> %v442, splat (i32 23)
  %v444 = add <8 x i32> %v443, splat (i32 1065353216)
  %v445 = bitcast <8 x i32> %v444 to <8 x float>
  %v446 = fmul <8 x float> %v441, %v445
  %v447 = select <8 x i1> %v421, <8 x float> splat (float 0x0000000000000000), <8 x float> %v446
  %v448 = getelementptr [32 x i8], ptr %v328, i64 %v415
  store <8 x float> %v447, ptr %v448, align 4
  %v449 = fadd <8 x float> %v416, %v447
  %v450 = add i64 %v415, 1
  br label %head414
end414:
  %v451 = fcmp oeq <8 x float> %v416, splat (float 0x0000000000000000)
  %v452 = select <8 x i1> %v451, <8 x float> splat (float 0x3FF0000000000000), <8 x float> %v416
  %v453 = fdiv <8 x float> splat (float 0x3FF0000000000000), %v452
  br label %head454
head454:
  %v455 = phi i64 [ 0, %end414 ], [ %v699, %after589 ]
  %v456 = icmp slt i64 %v455, %v325
  br i1 %v456, label %body454, label %end454
body454:
  %v457 = add i64 %v455, 128
  %v458 = icmp slt i64 %v457, %v325
  %v459 = select i1 %v458, i64 %v457, i64 %v325
  br label %head460
head460:
  %v461 = phi i64 [ %v455, %body454 ], [ %v474, %body460 ]
  %v462 = icmp slt i64 %v461, %v459
  br i1 %v462, label %body460, label %end460
body460:
  %v463 = add i64 0, %v461
  %v464 = getelementptr [32 x i8], ptr %v328, i64 %v463
  %v465 = load <8 x float>, ptr %v464, align 4
  %v466 = fdiv <8 x float> %v465, %v452
  %v467 = sub i64 %v461, %v310
  %v468 = trunc i64 %v467 to i32
  %v469 = insertelement <8 x i32> poison, i32 %v468, i32 0
  %v470 = shufflevector <8 x i32> %v469, <8 x i32> poison, <8 x i32> zeroinitializer
  %v471 = icmp sge <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v470
  %v472 = select <8 x i1> %v471, <8 x float> %v466, <8 x float> splat (float 0xBFF0000000000000)
  %v473 = getelementptr [32 x i8], ptr %v328, i64 %v463
  store <8 x float> %v472, ptr %v473, align 4
  %v474 = add i64 %v461, 1
  br label %head460
end460:
  %v475 = add i64 %v310, 0
  %v476 = icmp slt i64 %v475, %v279
  br i1 %v476, label %then477, label %after477
then477:
  %v478 = add i64 %v310, 0
  %v479 = add i64 %v478, 1
  %v480 = icmp slt i64 %v479, %v325
  %v481 = select i1 %v480, i64 %v479, i64 %v325
  %v482 = icmp slt i64 %v481, %v325
  %v483 = select i1 %v482, i64 %v481, i64 %v325
  %v484 = icmp sgt i64 %v483, %v455
  %v485 = select i1 %v484, i64 %v483, i64 %v455
  %v486 = icmp slt i64 %v485, %v459
  %v487 = select i1 %v486, i64 %v485, i64 %v459
  %v488 = add i64 0, %v455
  %v489 = mul i64 %v281, 4
  %v490 = mul i64 %v489, %v455
  %v491 = getelementptr [1 x i8], ptr %v323, i64 %v490
  %v492 = sub i64 %v487, %v455
  br label %head493
head493:
  %v494 = phi i64 [ 0, %then477 ], [ %v511, %body493 ]
  %v495 = icmp slt i64 %v494, %v281
  br i1 %v495, label %body493, label %end493
body493:
  %v496 = sub i64 %v281, %v494
  %v497 = getelementptr [4 x i8], ptr %v491, i64 %v494
  %v498 = mul i64 %v281, 4
  %v499 = getelementptr [32 x i8], ptr %v328, i64 %v488
  %v500 = mul i64 4, 0
  %v501 = getelementptr [1 x i8], ptr %v499, i64 %v500
  %v502 = mul i64 %v281, 4
  %v503 = mul i64 %v502, 0
  %v504 = getelementptr [1 x i8], ptr %v299, i64 %v503
  %v505 = getelementptr [4 x i8], ptr %v504, i64 %v494
  %v506 = mul i64 %v281, 4
  %v507 = mul i64 %v506, 16
  %v508 = getelementptr [1 x i8], ptr %v497, i64 %v507
  %v509 = icmp slt i64 %v496, 8
  %v510 = select i1 %v509, ptr @tile4, ptr @tile4
  call void %v510(ptr %v501, i64 4, ptr %v497, i64 %v498, ptr %v505, i64 %v498, i64 %v492, i64 0, i64 %v496, ptr %v508, i64 %v498)
  %v511 = add i64 %v494, 8
  br label %head493
end493:
  br label %head512
head512:
  %v513 = phi i64 [ 0, %end493 ], [ %v586, %end563 ]
  %v514 = icmp slt i64 %v513, 4
  br i1 %v514, label %body512, label %end512
body512:
  %v515 = add i64 %v310, %v513
  %v516 = add i64 %v515, 1
  %v517 = icmp slt i64 %v516, %v325
  %v518 = select i1 %v517, i64 %v516, i64 %v325
  %v519 = icmp slt i64 %v518, %v459
  %v520 = select i1 %v519, i64 %v518, i64 %v459
  %v521 = add i64 0, %v487
  %v522 = mul i64 %v281, 4
  %v523 = mul i64 %v522, %v487
  %v524 = getelementptr [1 x i8], ptr %v323, i64 %v523
  %v525 = sub i64 %v520, %v487
  %v526 = getelementptr [32 x i8], ptr %v328, i64 %v521
  %v527 = mul i64 4, %v513
  %v528 = getelementptr [1 x i8], ptr %v526, i64 %v527
  %v529 = mul i64 %v281, 4
  %v530 = mul i64 %v529, %v513
  %v531 = getelementptr [1 x i8], ptr %v299, i64 %v530
  %v532 = sub i64 %v281, 0
  %v533 = and i64 %v532, -16
  %v534 = add i64 0, %v533
  br label %head535
head535:
  %v536 = phi i64 [ 0, %body512 ], [ %v562, %end542 ]
  %v537 = icmp slt i64 %v536, %v534
  br i1 %v537, label %body535, label %end535
body535:
  %v538 = add i64 %v536, 0
  %v539 = getelementptr [4 x i8], ptr %v531, i64 %v538
  %v540 = getelementptr [4 x i8], ptr %v524, i64 %v538
  %v541 = load <16 x float>, ptr %v539, align 4
  br label %head542
head542:
  %v543 = phi i64 [ 0, %body535 ], [ %v561, %body542 ]
  %v544 = phi <16 x float> [ %v541, %body535 ], [ %v560, %body542 ]
  %v545 = phi ptr [ %v528, %body535 ], [ %v553, %body542 ]
  %v546 = phi ptr [ %v540, %body535 ], [ %v555, %body542 ]
  %v547 = icmp slt i64 %v543, %v525
  br i1 %v547, label %body542, label %end542
body542:
  %v548 = load float, ptr %v545, align 4
  %v549 = load <16 x float>, ptr %v546, align 4
  %v550 = insertelement <16 x float> poison, float %v548, i32 0
  %v551 = shufflevector <16 x float> %v550, <16 x float> poison, <16 x i32> zeroinitializer
  %v552 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v551, <16 x float> %v549, <16 x float> %v544)
  %v553 = getelementptr [1 x i8], ptr %v545, i64 32
  %v554 = mul i64 %v281, 4
  %v555 = getelementptr [1 x i8], ptr %v546, i64 %v554
  %v556 = fcmp olt float %v548, 0x0000000000000000
  %v557 = xor i1 %v556, true
  %v558 = insertelement <16 x i1> poison, i1 %v557, i32 0
  %v559 = shufflevector <16 x i1> %v558, <16 x i1> poison, <16 x i32> zeroinitializer
  %v560 = select <16 x i1> %v559, <16 x float> %v552, <16 x float> %v544
  %v561 = add i64 %v543, 1
  br label %head542
end542:
  store <16 x float> %v544, ptr %v539, align 4
  %v562 = add i64 %v536, 16
  br label %head535
end535:
  br label %head563
head563:
  %v564 = phi i64 [ %v534, %end535 ], [ %v585, %end569 ]
  %v565 = icmp slt i64 %v564, %v281
  br i1 %v565, label %body563, label %end563
body563:
  %v566 = getelementptr [4 x i8], ptr %v531, i64 %v564
  %v567 = getelementptr [4 x i8], ptr %v524, i64 %v564
  %v568 = load float, ptr %v566, align 4
  br label %head569
head569:
  %v570 = phi i64 [ 0, %body563 ], [ %v584, %body569 ]
  %v571 = phi float [ %v568, %body563 ], [ %v583, %body569 ]
  %v572 = phi ptr [ %v528, %body563 ], [ %v578, %body569 ]
  %v573 = phi ptr [ %v567, %body563 ], [ %v580, %body569 ]
  %v574 = icmp slt i64 %v570, %v525
  br i1 %v574, label %body569, label %end569
body569:
  %v575 = load float, ptr %v572, align 4
  %v576 = load float, ptr %v573, align 4
  %v577 = call float @llvm.fma.f32(float %v575, float %v576, float %v571)
  %v578 = getelementptr [1 x i8], ptr %v572, i64 32
  %v579 = mul i64 %v281, 4
  %v580 = getelementptr [1 x i8], ptr %v573, i64 %v579
  %v581 = fcmp olt float %v575, 0x0000000000000000
  %v582 = xor i1 %v581, true
  %v583 = select i1 %v582, float %v577, float %v571
  %v584 = add i64 %v570, 1
  br label %head569
end569:
  store float %v571, ptr %v566, align 4
  %v585 = add i64 %v564, 1
  br label %head563
end563:
  %v586 = add i64 %v513, 1
  br label %head512
end512:
  br label %after477
after477:
  %v587 = add i64 %v310, 4
  %v588 = icmp slt i64 %v587, %v279
  br i1 %v588, label %then589, label %after589
then589:
  %v590 = add i64 %v310, 4
  %v591 = add i64 %v590, 1
  %v592 = icmp slt i64 %v591, %v325
  %v593 = select i1 %v592, i64 %v591, i64 %v325
  %v594 = icmp slt i64 %v593, %v325
  %v595 = select i1 %v594, i64 %v593, i64 %v325
  %v596 = icmp sgt i64 %v595, %v455
  %v597 = select i1 %v596, i64 %v595, i64 %v455
  %v598 = icmp slt i64 %v597, %v459
  %v599 = select i1 %v598, i64 %v597, i64 %v459
  %v600 = add i64 0, %v455
  %v601 = mul i64 %v281, 4
  %v602 = mul i64 %v601, %v455
  %v603 = getelementptr [1 x i8], ptr %v323, i64 %v602
  %v604 = sub i64 %v599, %v455
  br label %head605
head605:
  %v606 = phi i64 [ 0, %then589 ], [ %v623, %body605 ]
  %v607 = icmp slt i64 %v606, %v281
  br i1 %v607, label %body605, label %end605
body605:
  %v608 = sub i64 %v281, %v606
  %v609 = getelementptr [4 x i8], ptr %v603, i64 %v606
  %v610 = mul i64 %v281, 4
  %v611 = getelementptr [32 x i8], ptr %v328, i64 %v600
  %v612 = mul i64 4, 4
  %v613 = getelementptr [1 x i8], ptr %v611, i64 %v612
  %v614 = mul i64 %v281, 4
  %v615 = mul i64 %v614, 4
  %v616 = getelementptr [1 x i8], ptr %v299, i64 %v615
  %v617 = getelementptr [4 x i8], ptr %v616, i64 %v606
  %v618 = mul i64 %v281, 4
  %v619 = mul i64 %v618, 16
  %v620 = getelementptr [1 x i8], ptr %v609, i64 %v619
  %v621 = icmp slt i64 %v608, 8
  %v622 = select i1 %v621, ptr @tile4, ptr @tile4
  call void %v622(ptr %v613, i64 4, ptr %v609, i64 %v610, ptr %v617, i64 %v610, i64 %v604, i64 0, i64 %v608, ptr %v620, i64 %v610)
  %v623 = add i64 %v606, 8
  br label %head605
end605:
  br label %head624
head624:
  %v625 = phi i64 [ 4, %end605 ], [ %v698, %end675 ]
  %v626 = icmp slt i64 %v625, 8
  br i1 %v626, label %body624, label %end624
body624:
  %v627 = add i64 %v310, %v625
  %v628 = add i64 %v627, 1
  %v629 = icmp slt i64 %v628, %v325
  %v630 = select i1 %v629, i64 %v628, i64 %v325
  %v631 = icmp slt i64 %v630, %v459
  %v632 = select i1 %v631, i64 %v630, i64 %v459
  %v633 = add i64 0, %v599
  %v634 = mul i64 %v281, 4
  %v635 = mul i64 %v634, %v599
  %v636 = getelementptr [1 x i8], ptr %v323, i64 %v635
  %v637 = sub i64 %v632, %v599
  %v638 = getelementptr [32 x i8], ptr %v328, i64 %v633
  %v639 = mul i64 4, %v625
  %v640 = getelementptr [1 x i8], ptr %v638, i64 %v639
  %v641 = mul i64 %v281, 4
  %v642 = mul i64 %v641, %v625
  %v643 = getelementptr [1 x i8], ptr %v299, i64 %v642
  %v644 = sub i64 %v281, 0
  %v645 = and i64 %v644, -16
  %v646 = add i64 0, %v645
  br label %head647
head647:
  %v648 = phi i64 [ 0, %body624 ], [ %v674, %end654 ]
  %v649 = icmp slt i64 %v648, %v646
  br i1 %v649, label %body647, label %end647
body647:
  %v650 = add i64 %v648, 0
  %v651 = getelementptr [4 x i8], ptr %v643, i64 %v650
  %v652 = getelementptr [4 x i8], ptr %v636, i64 %v650
  %v653 = load <16 x float>, ptr %v651, align 4
  br label %head654
head654:
  %v655 = phi i64 [ 0, %body647 ], [ %v673, %body654 ]
  %v656 = phi <16 x float> [ %v653, %body647 ], [ %v672, %body654 ]
  %v657 = phi ptr [ %v640, %body647 ], [ %v665, %body654 ]
  %v658 = phi ptr [ %v652, %body647 ], [ %v667, %body654 ]
  %v659 = icmp slt i64 %v655, %v637
  br i1 %v659, label %body654, label %end654
body654:
  %v660 = load float, ptr %v657, align 4
  %v661 = load <16 x float>, ptr %v658, align 4
  %v662 = insertelement <16 x float> poison, float %v660, i32 0
  %v663 = shufflevector <16 x float> %v662, <16 x float> poison, <16 x i32> zeroinitializer
  %v664 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v663, <16 x float> %v661, <16 x float> %v656)
  %v665 = getelementptr [1 x i8], ptr %v657, i64 32
  %v666 = mul i64 %v281, 4
  %v667 = getelementptr [1 x i8], ptr %v658, i64 %v666
  %v668 = fcmp olt float %v660, 0x0000000000000000
  %v669 = xor i1 %v668, true
  %v670 = insertelement <16 x i1> poison, i1 %v669, i32 0
  %v671 = shufflevector <16 x i1> %v670, <16 x i1> poison, <16 x i32> zeroinitializer
  %v672 = select <16 x i1> %v671, <16 x float> %v664, <16 x float> %v656
  %v673 = add i64 %v655, 1
  br label %head654
end654:
  store <16 x float> %v656, ptr %v651, align 4
  %v674 = add i64 %v648, 16
  br label %head647
end647:
  br label %head675
head675:
  %v676 = phi i64 [ %v646, %end647 ], [ %v697, %end681 ]
  %v677 = icmp slt i64 %v676, %v281
  br i1 %v677, label %body675, label %end675
body675:
  %v678 = getelementptr [4 x i8], ptr %v643, i64 %v676
  %v679 = getelementptr [4 x i8], ptr %v636, i64 %v676
  %v680 = load float, ptr %v678, align 4
  br label %head681
head681:
  %v682 = phi i64 [ 0, %body675 ], [ %v696, %body681 ]
  %v683 = phi float [ %v680, %body675 ], [ %v695, %body681 ]
  %v684 = phi ptr [ %v640, %body675 ], [ %v690, %body681 ]
  %v685 = phi ptr [ %v679, %body675 ], [ %v692, %body681 ]
  %v686 = icmp slt i64 %v682, %v637
  br i1 %v686, label %body681, label %end681
body681:
  %v687 = load float, ptr %v684, align 4
  %v688 = load float, ptr %v685, align 4
  %v689 = call float @llvm.fma.f32(float %v687, float %v688, float %v683)
  %v690 = getelementptr [1 x i8], ptr %v684, i64 32
  %v691 = mul i64 %v281, 4
  %v692 = getelementptr [1 x i8], ptr %v685, i64 %v691
  %v693 = fcmp olt float %v687, 0x0000000000000000
  %v694 = xor i1 %v693, true
  %v695 = select i1 %v694, float %v689, float %v683
  %v696 = add i64 %v682, 1
  br label %head681
end681:
  store float %v683, ptr %v678, align 4
  %v697 = add i64 %v676, 1
  br label %head675
end675:
  %v698 = add i64 %v625, 1
  br label %head624
end624:
  br label %after589
after589:
  %v699 = add i64 %v455, 128
  br label %head454
end454:
  %v700 = mul i64 %v303, %v279
  %v701 = add i64 %v700, %v310
  %v702 = mul i64 %v701, %v281
  %v703 = sub i64 %v279, %v310
  %v704 = icmp slt i64 %v703, 8
  %v705 = select i1 %v704, i64 %v703, i64 8
  %v706 = mul i64 %v705, %v281
  %v707 = getelementptr [4 x i8], ptr %v275, i64 %v702
  %v708 = sub i64 %v706, 0
  %v709 = and i64 %v708, -4
  %v710 = add i64 0, %v709
  br label %head711
head711:
  %v712 = phi i64 [ 0, %end454 ], [ %v718, %body711 ]
  %v713 = icmp slt i64 %v712, %v710
  br i1 %v713, label %body711, label %end711
body711:
  %v714 = add i64 %v712, 0
  %v715 = getelementptr [4 x i8], ptr %v299, i64 %v714
  %v716 = load <4 x float>, ptr %v715, align 4
  %v717 = getelementptr [4 x i8], ptr %v707, i64 %v714
  store <4 x float> %v716, ptr %v717, align 4
  %v718 = add i64 %v712, 4
  br label %head711
end711:
  br label %head719
head719:
  %v720 = phi i64 [ %v710, %end711 ], [ %v725, %body719 ]
  %v721 = icmp slt i64 %v720, %v706
  br i1 %v721, label %body719, label %end719
body719:
  %v722 = getelementptr [4 x i8], ptr %v299, i64 %v720
  %v723 = load float, ptr %v722, align 4
  %v724 = getelementptr [4 x i8], ptr %v707, i64 %v720
  store float %v723, ptr %v724, align 4
  %v725 = add i64 %v720, 1
  br label %head719
end719:
  %v726 = add i64 %v310, 8
  br label %head309
end309:
  %v727 = add i64 %v301, 1
  br label %head300
end300:
  ret void
}
