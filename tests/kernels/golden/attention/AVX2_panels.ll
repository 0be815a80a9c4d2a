declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <32 x float> @llvm.fma.v32f32(<32 x float>, <32 x float>, <32 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare float @llvm.fma.f32(float, float, float)
declare i1 @llvm.vector.reduce.or.v16i1(<16 x i1>)
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
  %v12 = getelementptr [1 x i8], ptr %v3, i64 64
  call void @llvm.prefetch.p0(ptr %v12, i32 1, i32 3, i32 1)
  %v13 = getelementptr [1 x i8], ptr %v5, i64 64
  call void @llvm.prefetch.p0(ptr %v13, i32 1, i32 3, i32 1)
  %v14 = getelementptr [1 x i8], ptr %v7, i64 64
  call void @llvm.prefetch.p0(ptr %v14, i32 1, i32 3, i32 1)
  %v15 = getelementptr [1 x i8], ptr %v9, i64 64
  call void @llvm.prefetch.p0(ptr %v15, i32 1, i32 3, i32 1)
  %v16 = getelementptr [1 x i8], ptr %v11, i64 64
  call void @llvm.prefetch.p0(ptr %v16, i32 1, i32 3, i32 1)
  %v17 = icmp ne i64 %given7, 0
  br i1 %v17, label %yes18, label %no18
yes18:
  br label %joined18
no18:
  %v19 = getelementptr [1 x i8], ptr %v3, i64 0
  %v20 = getelementptr [1 x i8], ptr %v3, i64 32
  %v21 = getelementptr [1 x i8], ptr %v5, i64 0
  %v22 = getelementptr [1 x i8], ptr %v5, i64 32
  %v23 = getelementptr [1 x i8], ptr %v7, i64 0
  %v24 = getelementptr [1 x i8], ptr %v7, i64 32
  %v25 = getelementptr [1 x i8], ptr %v9, i64 0
  %v26 = getelementptr [1 x i8], ptr %v9, i64 32
  %v27 = getelementptr [1 x i8], ptr %v11, i64 0
  %v28 = getelementptr [1 x i8], ptr %v11, i64 32
  %v29 = load <8 x float>, ptr %v19, align 4
  %v30 = load <8 x float>, ptr %v20, align 4
  %v31 = load <8 x float>, ptr %v21, align 4
  %v32 = load <8 x float>, ptr %v22, align 4
  %v33 = load <8 x float>, ptr %v23, align 4
  %v34 = load <8 x float>, ptr %v24, align 4
  %v35 = load <8 x float>, ptr %v25, align 4
  %v36 = load <8 x float>, ptr %v26, align 4
  %v37 = load <8 x float>, ptr %v27, align 4
  %v38 = load <8 x float>, ptr %v28, align 4
  br label %joined18
joined18:
  %v39 = phi <8 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v29, %no18 ]
  %v40 = phi <8 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v30, %no18 ]
  %v41 = phi <8 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v31, %no18 ]
  %v42 = phi <8 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v32, %no18 ]
  %v43 = phi <8 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v33, %no18 ]
  %v44 = phi <8 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v34, %no18 ]
  %v45 = phi <8 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v35, %no18 ]
  %v46 = phi <8 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v36, %no18 ]
  %v47 = phi <8 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v37, %no18 ]
  %v48 = phi <8 x float> [ splat (float 0x0000000000000000), %yes18 ], [ %v38, %no18 ]
  %v49 = mul i64 %given1, 0
  %v50 = getelementptr [1 x i8], ptr %given0, i64 %v49
  %v51 = mul i64 %given1, 3
  %v52 = getelementptr [1 x i8], ptr %given0, i64 %v51
  %v53 = mul i64 0, %given3
  %v54 = getelementptr [1 x i8], ptr %given2, i64 %v53
  br label %head55
head55:
  %v56 = phi i64 [ 0, %joined18 ], [ %v111, %body55 ]
  %v57 = phi <8 x float> [ %v39, %joined18 ], [ %v81, %body55 ]
  %v58 = phi <8 x float> [ %v40, %joined18 ], [ %v82, %body55 ]
  %v59 = phi <8 x float> [ %v41, %joined18 ], [ %v87, %body55 ]
  %v60 = phi <8 x float> [ %v42, %joined18 ], [ %v88, %body55 ]
  %v61 = phi <8 x float> [ %v43, %joined18 ], [ %v93, %body55 ]
  %v62 = phi <8 x float> [ %v44, %joined18 ], [ %v94, %body55 ]
  %v63 = phi <8 x float> [ %v45, %joined18 ], [ %v99, %body55 ]
  %v64 = phi <8 x float> [ %v46, %joined18 ], [ %v100, %body55 ]
  %v65 = phi <8 x float> [ %v47, %joined18 ], [ %v105, %body55 ]
  %v66 = phi <8 x float> [ %v48, %joined18 ], [ %v106, %body55 ]
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
  %v74 = load <8 x float>, ptr %v73, align 4
  %v75 = getelementptr [1 x i8], ptr %v69, i64 32
  %v76 = load <8 x float>, ptr %v75, align 4
  %v77 = getelementptr [1 x i8], ptr %v67, i64 0
  %v78 = load float, ptr %v77, align 4
  %v79 = insertelement <8 x float> poison, float %v78, i32 0
  %v80 = shufflevector <8 x float> %v79, <8 x float> poison, <8 x i32> zeroinitializer
  %v81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v80, <8 x float> %v74, <8 x float> %v57)
  %v82 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v80, <8 x float> %v76, <8 x float> %v58)
  %v83 = getelementptr [1 x i8], ptr %v67, i64 %given1
  %v84 = load float, ptr %v83, align 4
  %v85 = insertelement <8 x float> poison, float %v84, i32 0
  %v86 = shufflevector <8 x float> %v85, <8 x float> poison, <8 x i32> zeroinitializer
  %v87 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v86, <8 x float> %v74, <8 x float> %v59)
  %v88 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v86, <8 x float> %v76, <8 x float> %v60)
  %v89 = getelementptr [1 x i8], ptr %v67, i64 %v1
  %v90 = load float, ptr %v89, align 4
  %v91 = insertelement <8 x float> poison, float %v90, i32 0
  %v92 = shufflevector <8 x float> %v91, <8 x float> poison, <8 x i32> zeroinitializer
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v74, <8 x float> %v61)
  %v94 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v92, <8 x float> %v76, <8 x float> %v62)
  %v95 = getelementptr [1 x i8], ptr %v68, i64 0
  %v96 = load float, ptr %v95, align 4
  %v97 = insertelement <8 x float> poison, float %v96, i32 0
  %v98 = shufflevector <8 x float> %v97, <8 x float> poison, <8 x i32> zeroinitializer
  %v99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v74, <8 x float> %v63)
  %v100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v76, <8 x float> %v64)
  %v101 = getelementptr [1 x i8], ptr %v68, i64 %given1
  %v102 = load float, ptr %v101, align 4
  %v103 = insertelement <8 x float> poison, float %v102, i32 0
  %v104 = shufflevector <8 x float> %v103, <8 x float> poison, <8 x i32> zeroinitializer
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v74, <8 x float> %v65)
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v76, <8 x float> %v66)
  %v107 = getelementptr [1 x i8], ptr %v67, i64 4
  %v108 = getelementptr [1 x i8], ptr %v68, i64 4
  %v109 = getelementptr [1 x i8], ptr %v69, i64 64
  %v110 = getelementptr [1 x i8], ptr %v70, i64 %given10
  %v111 = add i64 %v56, 1
  br label %head55
end55:
  %v112 = getelementptr [1 x i8], ptr %v3, i64 0
  %v113 = getelementptr [1 x i8], ptr %v3, i64 32
  %v114 = getelementptr [1 x i8], ptr %v5, i64 0
  %v115 = getelementptr [1 x i8], ptr %v5, i64 32
  %v116 = getelementptr [1 x i8], ptr %v7, i64 0
  %v117 = getelementptr [1 x i8], ptr %v7, i64 32
  %v118 = getelementptr [1 x i8], ptr %v9, i64 0
  %v119 = getelementptr [1 x i8], ptr %v9, i64 32
  %v120 = getelementptr [1 x i8], ptr %v11, i64 0
  %v121 = getelementptr [1 x i8], ptr %v11, i64 32
  store <8 x float> %v57, ptr %v112, align 4
  store <8 x float> %v58, ptr %v113, align 4
  store <8 x float> %v59, ptr %v114, align 4
  store <8 x float> %v60, ptr %v115, align 4
  store <8 x float> %v61, ptr %v116, align 4
  store <8 x float> %v62, ptr %v117, align 4
  store <8 x float> %v63, ptr %v118, align 4
  store <8 x float> %v64, ptr %v119, align 4
  store <8 x float> %v65, ptr %v120, align 4
  store <8 x float> %v66, ptr %v121, align 4
  ret void
}
define internal void @keys1(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v122 = mul i64 %given1, 2
  %v123 = mul i64 %given5, 0
  %v124 = getelementptr [1 x i8], ptr %given4, i64 %v123
  %v125 = getelementptr [1 x i8], ptr %v124, i64 64
  call void @llvm.prefetch.p0(ptr %v125, i32 1, i32 3, i32 1)
  %v126 = icmp ne i64 %given7, 0
  br i1 %v126, label %yes127, label %no127
yes127:
  br label %joined127
no127:
  %v128 = getelementptr [1 x i8], ptr %v124, i64 0
  %v129 = getelementptr [1 x i8], ptr %v124, i64 32
  %v130 = load <8 x float>, ptr %v128, align 4
  %v131 = load <8 x float>, ptr %v129, align 4
  br label %joined127
joined127:
  %v132 = phi <8 x float> [ splat (float 0x0000000000000000), %yes127 ], [ %v130, %no127 ]
  %v133 = phi <8 x float> [ splat (float 0x0000000000000000), %yes127 ], [ %v131, %no127 ]
  %v134 = mul i64 %given1, 0
  %v135 = getelementptr [1 x i8], ptr %given0, i64 %v134
  %v136 = mul i64 0, %given3
  %v137 = getelementptr [1 x i8], ptr %given2, i64 %v136
  br label %head138
head138:
  %v139 = phi i64 [ 0, %joined127 ], [ %v160, %body138 ]
  %v140 = phi <8 x float> [ %v132, %joined127 ], [ %v155, %body138 ]
  %v141 = phi <8 x float> [ %v133, %joined127 ], [ %v156, %body138 ]
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
  %v148 = load <8 x float>, ptr %v147, align 4
  %v149 = getelementptr [1 x i8], ptr %v143, i64 32
  %v150 = load <8 x float>, ptr %v149, align 4
  %v151 = getelementptr [1 x i8], ptr %v142, i64 0
  %v152 = load float, ptr %v151, align 4
  %v153 = insertelement <8 x float> poison, float %v152, i32 0
  %v154 = shufflevector <8 x float> %v153, <8 x float> poison, <8 x i32> zeroinitializer
  %v155 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v154, <8 x float> %v148, <8 x float> %v140)
  %v156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v154, <8 x float> %v150, <8 x float> %v141)
  %v157 = getelementptr [1 x i8], ptr %v142, i64 4
  %v158 = getelementptr [1 x i8], ptr %v143, i64 64
  %v159 = getelementptr [1 x i8], ptr %v144, i64 %given10
  %v160 = add i64 %v139, 1
  br label %head138
end138:
  %v161 = getelementptr [1 x i8], ptr %v124, i64 0
  %v162 = getelementptr [1 x i8], ptr %v124, i64 32
  store <8 x float> %v140, ptr %v161, align 4
  store <8 x float> %v141, ptr %v162, align 4
  ret void
}
define internal void @tile5(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
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
  %v172 = mul i64 %given5, 4
  %v173 = getelementptr [1 x i8], ptr %given4, i64 %v172
  %v174 = getelementptr [1 x i8], ptr %v165, i64 64
  call void @llvm.prefetch.p0(ptr %v174, i32 1, i32 3, i32 1)
  %v175 = getelementptr [1 x i8], ptr %v167, i64 64
  call void @llvm.prefetch.p0(ptr %v175, i32 1, i32 3, i32 1)
  %v176 = getelementptr [1 x i8], ptr %v169, i64 64
  call void @llvm.prefetch.p0(ptr %v176, i32 1, i32 3, i32 1)
  %v177 = getelementptr [1 x i8], ptr %v171, i64 64
  call void @llvm.prefetch.p0(ptr %v177, i32 1, i32 3, i32 1)
  %v178 = getelementptr [1 x i8], ptr %v173, i64 64
  call void @llvm.prefetch.p0(ptr %v178, i32 1, i32 3, i32 1)
  %v179 = icmp ne i64 %given7, 0
  br i1 %v179, label %yes180, label %no180
yes180:
  br label %joined180
no180:
  %v181 = getelementptr [1 x i8], ptr %v165, i64 0
  %v182 = getelementptr [1 x i8], ptr %v165, i64 32
  %v183 = getelementptr [1 x i8], ptr %v167, i64 0
  %v184 = getelementptr [1 x i8], ptr %v167, i64 32
  %v185 = getelementptr [1 x i8], ptr %v169, i64 0
  %v186 = getelementptr [1 x i8], ptr %v169, i64 32
  %v187 = getelementptr [1 x i8], ptr %v171, i64 0
  %v188 = getelementptr [1 x i8], ptr %v171, i64 32
  %v189 = getelementptr [1 x i8], ptr %v173, i64 0
  %v190 = getelementptr [1 x i8], ptr %v173, i64 32
  %v191 = load <8 x float>, ptr %v181, align 4
  %v192 = load <8 x float>, ptr %v182, align 4
  %v193 = load <8 x float>, ptr %v183, align 4
  %v194 = load <8 x float>, ptr %v184, align 4
  %v195 = load <8 x float>, ptr %v185, align 4
  %v196 = load <8 x float>, ptr %v186, align 4
  %v197 = load <8 x float>, ptr %v187, align 4
  %v198 = load <8 x float>, ptr %v188, align 4
  %v199 = load <8 x float>, ptr %v189, align 4
  %v200 = load <8 x float>, ptr %v190, align 4
  br label %joined180
joined180:
  %v201 = phi <8 x float> [ splat (float 0x0000000000000000), %yes180 ], [ %v191, %no180 ]
  %v202 = phi <8 x float> [ splat (float 0x0000000000000000), %yes180 ], [ %v192, %no180 ]
  %v203 = phi <8 x float> [ splat (float 0x0000000000000000), %yes180 ], [ %v193, %no180 ]
  %v204 = phi <8 x float> [ splat (float 0x0000000000000000), %yes180 ], [ %v194, %no180 ]
  %v205 = phi <8 x float> [ splat (float 0x0000000000000000), %yes180 ], [ %v195, %no180 ]
  %v206 = phi <8 x float> [ splat (float 0x0000000000000000), %yes180 ], [ %v196, %no180 ]
  %v207 = phi <8 x float> [ splat (float 0x0000000000000000), %yes180 ], [ %v197, %no180 ]
  %v208 = phi <8 x float> [ splat (float 0x0000000000000000), %yes180 ], [ %v198, %no180 ]
  %v209 = phi <8 x float> [ splat (float 0x0000000000000000), %yes180 ], [ %v199, %no180 ]
  %v210 = phi <8 x float> [ splat (float 0x0000000000000000), %yes180 ], [ %v200, %no180 ]
  %v211 = mul i64 %given1, 0
  %v212 = getelementptr [1 x i8], ptr %given0, i64 %v211
  %v213 = mul i64 %given1, 3
  %v214 = getelementptr [1 x i8], ptr %given0, i64 %v213
  br label %head215
head215:
  %v216 = phi i64 [ 0, %joined180 ], [ %v272, %body215 ]
  %v217 = phi <8 x float> [ %v201, %joined180 ], [ %v242, %body215 ]
  %v218 = phi <8 x float> [ %v202, %joined180 ], [ %v243, %body215 ]
  %v219 = phi <8 x float> [ %v203, %joined180 ], [ %v248, %body215 ]
  %v220 = phi <8 x float> [ %v204, %joined180 ], [ %v249, %body215 ]
  %v221 = phi <8 x float> [ %v205, %joined180 ], [ %v254, %body215 ]
  %v222 = phi <8 x float> [ %v206, %joined180 ], [ %v255, %body215 ]
  %v223 = phi <8 x float> [ %v207, %joined180 ], [ %v260, %body215 ]
  %v224 = phi <8 x float> [ %v208, %joined180 ], [ %v261, %body215 ]
  %v225 = phi <8 x float> [ %v209, %joined180 ], [ %v266, %body215 ]
  %v226 = phi <8 x float> [ %v210, %joined180 ], [ %v267, %body215 ]
  %v227 = phi ptr [ %v212, %joined180 ], [ %v268, %body215 ]
  %v228 = phi ptr [ %v214, %joined180 ], [ %v269, %body215 ]
  %v229 = phi ptr [ %given2, %joined180 ], [ %v270, %body215 ]
  %v230 = phi ptr [ %given9, %joined180 ], [ %v271, %body215 ]
  %v231 = icmp slt i64 %v216, %given6
  br i1 %v231, label %body215, label %end215
body215:
  %v232 = getelementptr [1 x i8], ptr %v230, i64 0
  call void @llvm.prefetch.p0(ptr %v232, i32 0, i32 3, i32 1)
  %v233 = getelementptr [1 x i8], ptr %v229, i64 0
  %v234 = getelementptr [1 x i8], ptr %v233, i64 0
  %v235 = load <8 x float>, ptr %v234, align 4
  %v236 = getelementptr [1 x i8], ptr %v233, i64 32
  %v237 = load <8 x float>, ptr %v236, align 4
  %v238 = getelementptr [1 x i8], ptr %v227, i64 0
  %v239 = load float, ptr %v238, align 4
  %v240 = insertelement <8 x float> poison, float %v239, i32 0
  %v241 = shufflevector <8 x float> %v240, <8 x float> poison, <8 x i32> zeroinitializer
  %v242 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v241, <8 x float> %v235, <8 x float> %v217)
  %v243 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v241, <8 x float> %v237, <8 x float> %v218)
  %v244 = getelementptr [1 x i8], ptr %v227, i64 %given1
  %v245 = load float, ptr %v244, align 4
  %v246 = insertelement <8 x float> poison, float %v245, i32 0
  %v247 = shufflevector <8 x float> %v246, <8 x float> poison, <8 x i32> zeroinitializer
  %v248 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v247, <8 x float> %v235, <8 x float> %v219)
  %v249 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v247, <8 x float> %v237, <8 x float> %v220)
  %v250 = getelementptr [1 x i8], ptr %v227, i64 %v163
  %v251 = load float, ptr %v250, align 4
  %v252 = insertelement <8 x float> poison, float %v251, i32 0
  %v253 = shufflevector <8 x float> %v252, <8 x float> poison, <8 x i32> zeroinitializer
  %v254 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v253, <8 x float> %v235, <8 x float> %v221)
  %v255 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v253, <8 x float> %v237, <8 x float> %v222)
  %v256 = getelementptr [1 x i8], ptr %v228, i64 0
  %v257 = load float, ptr %v256, align 4
  %v258 = insertelement <8 x float> poison, float %v257, i32 0
  %v259 = shufflevector <8 x float> %v258, <8 x float> poison, <8 x i32> zeroinitializer
  %v260 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v259, <8 x float> %v235, <8 x float> %v223)
  %v261 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v259, <8 x float> %v237, <8 x float> %v224)
  %v262 = getelementptr [1 x i8], ptr %v228, i64 %given1
  %v263 = load float, ptr %v262, align 4
  %v264 = insertelement <8 x float> poison, float %v263, i32 0
  %v265 = shufflevector <8 x float> %v264, <8 x float> poison, <8 x i32> zeroinitializer
  %v266 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v265, <8 x float> %v235, <8 x float> %v225)
  %v267 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v265, <8 x float> %v237, <8 x float> %v226)
  %v268 = getelementptr [1 x i8], ptr %v227, i64 64
  %v269 = getelementptr [1 x i8], ptr %v228, i64 64
  %v270 = getelementptr [1 x i8], ptr %v229, i64 %given3
  %v271 = getelementptr [1 x i8], ptr %v230, i64 %given10
  %v272 = add i64 %v216, 1
  br label %head215
end215:
  %v273 = getelementptr [1 x i8], ptr %v165, i64 0
  %v274 = getelementptr [1 x i8], ptr %v165, i64 32
  %v275 = getelementptr [1 x i8], ptr %v167, i64 0
  %v276 = getelementptr [1 x i8], ptr %v167, i64 32
  %v277 = getelementptr [1 x i8], ptr %v169, i64 0
  %v278 = getelementptr [1 x i8], ptr %v169, i64 32
  %v279 = getelementptr [1 x i8], ptr %v171, i64 0
  %v280 = getelementptr [1 x i8], ptr %v171, i64 32
  %v281 = getelementptr [1 x i8], ptr %v173, i64 0
  %v282 = getelementptr [1 x i8], ptr %v173, i64 32
  store <8 x float> %v217, ptr %v273, align 4
  store <8 x float> %v218, ptr %v274, align 4
  store <8 x float> %v219, ptr %v275, align 4
  store <8 x float> %v220, ptr %v276, align 4
  store <8 x float> %v221, ptr %v277, align 4
  store <8 x float> %v222, ptr %v278, align 4
  store <8 x float> %v223, ptr %v279, align 4
  store <8 x float> %v224, ptr %v280, align 4
  store <8 x float> %v225, ptr %v281, align 4
  store <8 x float> %v226, ptr %v282, align 4
  ret void
}
define internal void @tile6(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v283 = mul i64 %given1, 2
  %v284 = mul i64 %given5, 0
  %v285 = getelementptr [1 x i8], ptr %given4, i64 %v284
  %v286 = mul i64 %given5, 1
  %v287 = getelementptr [1 x i8], ptr %given4, i64 %v286
  %v288 = mul i64 %given5, 2
  %v289 = getelementptr [1 x i8], ptr %given4, i64 %v288
  %v290 = mul i64 %given5, 3
  %v291 = getelementptr [1 x i8], ptr %given4, i64 %v290
  %v292 = mul i64 %given5, 4
  %v293 = getelementptr [1 x i8], ptr %given4, i64 %v292
  %v294 = mul i64 %given5, 5
  %v295 = getelementptr [1 x i8], ptr %given4, i64 %v294
  %v296 = getelementptr [1 x i8], ptr %v285, i64 64
  call void @llvm.prefetch.p0(ptr %v296, i32 1, i32 3, i32 1)
  %v297 = getelementptr [1 x i8], ptr %v287, i64 64
  call void @llvm.prefetch.p0(ptr %v297, i32 1, i32 3, i32 1)
  %v298 = getelementptr [1 x i8], ptr %v289, i64 64
  call void @llvm.prefetch.p0(ptr %v298, i32 1, i32 3, i32 1)
  %v299 = getelementptr [1 x i8], ptr %v291, i64 64
  call void @llvm.prefetch.p0(ptr %v299, i32 1, i32 3, i32 1)
  %v300 = getelementptr [1 x i8], ptr %v293, i64 64
  call void @llvm.prefetch.p0(ptr %v300, i32 1, i32 3, i32 1)
  %v301 = getelementptr [1 x i8], ptr %v295, i64 64
  call void @llvm.prefetch.p0(ptr %v301, i32 1, i32 3, i32 1)
  %v302 = icmp ne i64 %given7, 0
  br i1 %v302, label %yes303, label %no303
yes303:
  br label %joined303
no303:
  %v304 = getelementptr [1 x i8], ptr %v285, i64 0
  %v305 = getelementptr [1 x i8], ptr %v285, i64 32
  %v306 = getelementptr [1 x i8], ptr %v287, i64 0
  %v307 = getelementptr [1 x i8], ptr %v287, i64 32
  %v308 = getelementptr [1 x i8], ptr %v289, i64 0
  %v309 = getelementptr [1 x i8], ptr %v289, i64 32
  %v310 = getelementptr [1 x i8], ptr %v291, i64 0
  %v311 = getelementptr [1 x i8], ptr %v291, i64 32
  %v312 = getelementptr [1 x i8], ptr %v293, i64 0
  %v313 = getelementptr [1 x i8], ptr %v293, i64 32
  %v314 = getelementptr [1 x i8], ptr %v295, i64 0
  %v315 = getelementptr [1 x i8], ptr %v295, i64 32
  %v316 = load <8 x float>, ptr %v304, align 4
  %v317 = load <8 x float>, ptr %v305, align 4
  %v318 = load <8 x float>, ptr %v306, align 4
  %v319 = load <8 x float>, ptr %v307, align 4
  %v320 = load <8 x float>, ptr %v308, align 4
  %v321 = load <8 x float>, ptr %v309, align 4
  %v322 = load <8 x float>, ptr %v310, align 4
  %v323 = load <8 x float>, ptr %v311, align 4
  %v324 = load <8 x float>, ptr %v312, align 4
  %v325 = load <8 x float>, ptr %v313, align 4
  %v326 = load <8 x float>, ptr %v314, align 4
  %v327 = load <8 x float>, ptr %v315, align 4
  br label %joined303
joined303:
  %v328 = phi <8 x float> [ splat (float 0x0000000000000000), %yes303 ], [ %v316, %no303 ]
  %v329 = phi <8 x float> [ splat (float 0x0000000000000000), %yes303 ], [ %v317, %no303 ]
  %v330 = phi <8 x float> [ splat (float 0x0000000000000000), %yes303 ], [ %v318, %no303 ]
  %v331 = phi <8 x float> [ splat (float 0x0000000000000000), %yes303 ], [ %v319, %no303 ]
  %v332 = phi <8 x float> [ splat (float 0x0000000000000000), %yes303 ], [ %v320, %no303 ]
  %v333 = phi <8 x float> [ splat (float 0x0000000000000000), %yes303 ], [ %v321, %no303 ]
  %v334 = phi <8 x float> [ splat (float 0x0000000000000000), %yes303 ], [ %v322, %no303 ]
  %v335 = phi <8 x float> [ splat (float 0x0000000000000000), %yes303 ], [ %v323, %no303 ]
  %v336 = phi <8 x float> [ splat (float 0x0000000000000000), %yes303 ], [ %v324, %no303 ]
  %v337 = phi <8 x float> [ splat (float 0x0000000000000000), %yes303 ], [ %v325, %no303 ]
  %v338 = phi <8 x float> [ splat (float 0x0000000000000000), %yes303 ], [ %v326, %no303 ]
  %v339 = phi <8 x float> [ splat (float 0x0000000000000000), %yes303 ], [ %v327, %no303 ]
  %v340 = mul i64 %given1, 0
  %v341 = getelementptr [1 x i8], ptr %given0, i64 %v340
  %v342 = mul i64 %given1, 3
  %v343 = getelementptr [1 x i8], ptr %given0, i64 %v342
  br label %head344
head344:
  %v345 = phi i64 [ 0, %joined303 ], [ %v409, %body344 ]
  %v346 = phi <8 x float> [ %v328, %joined303 ], [ %v373, %body344 ]
  %v347 = phi <8 x float> [ %v329, %joined303 ], [ %v374, %body344 ]
  %v348 = phi <8 x float> [ %v330, %joined303 ], [ %v379, %body344 ]
  %v349 = phi <8 x float> [ %v331, %joined303 ], [ %v380, %body344 ]
  %v350 = phi <8 x float> [ %v332, %joined303 ], [ %v385, %body344 ]
  %v351 = phi <8 x float> [ %v333, %joined303 ], [ %v386, %body344 ]
  %v352 = phi <8 x float> [ %v334, %joined303 ], [ %v391, %body344 ]
  %v353 = phi <8 x float> [ %v335, %joined303 ], [ %v392, %body344 ]
  %v354 = phi <8 x float> [ %v336, %joined303 ], [ %v397, %body344 ]
  %v355 = phi <8 x float> [ %v337, %joined303 ], [ %v398, %body344 ]
  %v356 = phi <8 x float> [ %v338, %joined303 ], [ %v403, %body344 ]
  %v357 = phi <8 x float> [ %v339, %joined303 ], [ %v404, %body344 ]
  %v358 = phi ptr [ %v341, %joined303 ], [ %v405, %body344 ]
  %v359 = phi ptr [ %v343, %joined303 ], [ %v406, %body344 ]
  %v360 = phi ptr [ %given2, %joined303 ], [ %v407, %body344 ]
  %v361 = phi ptr [ %given9, %joined303 ], [ %v408, %body344 ]
  %v362 = icmp slt i64 %v345, %given6
  br i1 %v362, label %body344, label %end344
body344:
  %v363 = getelementptr [1 x i8], ptr %v361, i64 0
  call void @llvm.prefetch.p0(ptr %v363, i32 0, i32 3, i32 1)
  %v364 = getelementptr [1 x i8], ptr %v360, i64 0
  %v365 = getelementptr [1 x i8], ptr %v364, i64 0
  %v366 = load <8 x float>, ptr %v365, align 4
  %v367 = getelementptr [1 x i8], ptr %v364, i64 32
  %v368 = load <8 x float>, ptr %v367, align 4
  %v369 = getelementptr [1 x i8], ptr %v358, i64 0
  %v370 = load float, ptr %v369, align 4
  %v371 = insertelement <8 x float> poison, float %v370, i32 0
  %v372 = shufflevector <8 x float> %v371, <8 x float> poison, <8 x i32> zeroinitializer
  %v373 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v372, <8 x float> %v366, <8 x float> %v346)
  %v374 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v372, <8 x float> %v368, <8 x float> %v347)
  %v375 = getelementptr [1 x i8], ptr %v358, i64 %given1
  %v376 = load float, ptr %v375, align 4
  %v377 = insertelement <8 x float> poison, float %v376, i32 0
  %v378 = shufflevector <8 x float> %v377, <8 x float> poison, <8 x i32> zeroinitializer
  %v379 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v378, <8 x float> %v366, <8 x float> %v348)
  %v380 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v378, <8 x float> %v368, <8 x float> %v349)
  %v381 = getelementptr [1 x i8], ptr %v358, i64 %v283
  %v382 = load float, ptr %v381, align 4
  %v383 = insertelement <8 x float> poison, float %v382, i32 0
  %v384 = shufflevector <8 x float> %v383, <8 x float> poison, <8 x i32> zeroinitializer
  %v385 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v384, <8 x float> %v366, <8 x float> %v350)
  %v386 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v384, <8 x float> %v368, <8 x float> %v351)
  %v387 = getelementptr [1 x i8], ptr %v359, i64 0
  %v388 = load float, ptr %v387, align 4
  %v389 = insertelement <8 x float> poison, float %v388, i32 0
  %v390 = shufflevector <8 x float> %v389, <8 x float> poison, <8 x i32> zeroinitializer
  %v391 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v390, <8 x float> %v366, <8 x float> %v352)
  %v392 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v390, <8 x float> %v368, <8 x float> %v353)
  %v393 = getelementptr [1 x i8], ptr %v359, i64 %given1
  %v394 = load float, ptr %v393, align 4
  %v395 = insertelement <8 x float> poison, float %v394, i32 0
  %v396 = shufflevector <8 x float> %v395, <8 x float> poison, <8 x i32> zeroinitializer
  %v397 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v396, <8 x float> %v366, <8 x float> %v354)
  %v398 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v396, <8 x float> %v368, <8 x float> %v355)
  %v399 = getelementptr [1 x i8], ptr %v359, i64 %v283
  %v400 = load float, ptr %v399, align 4
  %v401 = insertelement <8 x float> poison, float %v400, i32 0
  %v402 = shufflevector <8 x float> %v401, <8 x float> poison, <8 x i32> zeroinitializer
  %v403 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v402, <8 x float> %v366, <8 x float> %v356)
  %v404 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v402, <8 x float> %v368, <8 x float> %v357)
  %v405 = getelementptr [1 x i8], ptr %v358, i64 64
  %v406 = getelementptr [1 x i8], ptr %v359, i64 64
  %v407 = getelementptr [1 x i8], ptr %v360, i64 %given3
  %v408 = getelementptr [1 x i8], ptr %v361, i64 %given10
  %v409 = add i64 %v345, 1
  br label %head344
end344:
  %v410 = getelementptr [1 x i8], ptr %v285, i64 0
  %v411 = getelementptr [1 x i8], ptr %v285, i64 32
  %v412 = getelementptr [1 x i8], ptr %v287, i64 0
  %v413 = getelementptr [1 x i8], ptr %v287, i64 32
  %v414 = getelementptr [1 x i8], ptr %v289, i64 0
  %v415 = getelementptr [1 x i8], ptr %v289, i64 32
  %v416 = getelementptr [1 x i8], ptr %v291, i64 0
  %v417 = getelementptr [1 x i8], ptr %v291, i64 32
  %v418 = getelementptr [1 x i8], ptr %v293, i64 0
  %v419 = getelementptr [1 x i8], ptr %v293, i64 32
  %v420 = getelementptr [1 x i8], ptr %v295, i64 0
  %v421 = getelementptr [1 x i8], ptr %v295, i64 32
  store <8 x float> %v346, ptr %v410, align 4
  store <8 x float> %v347, ptr %v411, align 4
  store <8 x float> %v348, ptr %v412, align 4
  store <8 x float> %v349, ptr %v413, align 4
  store <8 x float> %v350, ptr %v414, align 4
  store <8 x float> %v351, ptr %v415, align 4
  store <8 x float> %v352, ptr %v416, align 4
  store <8 x float> %v353, ptr %v417, align 4
  store <8 x float> %v354, ptr %v418, align 4
  store <8 x float> %v355, ptr %v419, align 4
  store <8 x float> %v356, ptr %v420, align 4
  store <8 x float> %v357, ptr %v421, align 4
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [16 x float], align 64
  %v422 = getelementptr i8, ptr %arguments, i64 80
  %v423 = load i64, ptr %v422, align 8
  %v424 = trunc i64 %v423 to i32
  %v425 = bitcast i32 %v424 to float
  %v426 = getelementptr i8, ptr %arguments, i64 0
  %v427 = load ptr, ptr %v426, align 8
  %v428 = getelementptr i8, ptr %arguments, i64 8
  %v429 = load ptr, ptr %v428, align 8
  %v430 = getelementptr i8, ptr %arguments, i64 16
  %v431 = load ptr, ptr %v430, align 8
  %v432 = getelementptr i8, ptr %arguments, i64 24
  %v433 = load ptr, ptr %v432, align 8
  %v434 = getelementptr i8, ptr %arguments, i64 32
  %v435 = load ptr, ptr %v434, align 8
  %v436 = getelementptr i8, ptr %arguments, i64 40
  %v437 = load i64, ptr %v436, align 8
  %v438 = getelementptr i8, ptr %arguments, i64 48
  %v439 = load i64, ptr %v438, align 8
  %v440 = getelementptr i8, ptr %arguments, i64 56
  %v441 = load i64, ptr %v440, align 8
  %v442 = getelementptr i8, ptr %arguments, i64 64
  %v443 = load i64, ptr %v442, align 8
  %v444 = getelementptr i8, ptr %arguments, i64 72
  %v445 = load i64, ptr %v444, align 8
  %v446 = getelementptr i8, ptr %arguments, i64 80
  %v447 = load i64, ptr %v446, align 8
  %v448 = getelementptr i8, ptr %arguments, i64 88
  %v449 = load i64, ptr %v448, align 8
  %v450 = getelementptr i8, ptr %arguments, i64 96
  %v451 = load i64, ptr %v450, align 8
  %v452 = getelementptr i8, ptr %arguments, i64 104
  %v453 = load i64, ptr %v452, align 8
  %v454 = getelementptr i8, ptr %arguments, i64 112
  %v455 = load i64, ptr %v454, align 8
  %v456 = mul i64 %v453, %v455
  %v457 = getelementptr [1 x i8], ptr %v435, i64 %v456
  br label %head458
head458:
  %v459 = phi i64 [ %v449, %entry ], [ %v1011, %end467 ]
  %v460 = icmp slt i64 %v459, %v451
  br i1 %v460, label %body458, label %end458
body458:
  %v461 = sdiv i64 %v459, %v441
  %v462 = srem i64 %v459, %v441
  %v463 = mul i64 %v462, 32
  %v464 = add i64 %v463, 32
  %v465 = icmp slt i64 %v464, %v437
  %v466 = select i1 %v465, i64 %v464, i64 %v437
  br label %head467
head467:
  %v468 = phi i64 [ %v463, %body458 ], [ %v1010, %end1003 ]
  %v469 = icmp slt i64 %v468, %v466
  br i1 %v469, label %body467, label %end467
body467:
  %v470 = sdiv i64 %v461, %v443
  %v471 = add i64 %v468, 16
  %v472 = add i64 %v437, 15
  %v473 = and i64 %v472, -16
  %v474 = mul i64 %v473, %v461
  %v475 = add i64 %v474, %v468
  %v476 = mul i64 %v475, %v439
  %v477 = getelementptr [4 x i8], ptr %v427, i64 %v476
  %v478 = mul i64 %v470, %v445
  %v479 = mul i64 %v478, %v439
  %v480 = getelementptr [4 x i8], ptr %v429, i64 %v479
  %v481 = getelementptr [4 x i8], ptr %v431, i64 %v479
  %v482 = icmp slt i64 %v445, %v471
  %v483 = select i1 %v482, i64 %v445, i64 %v471
  %v484 = add i64 0, %v483
  %v485 = mul i64 %v439, 16
  %v486 = getelementptr [4 x i8], ptr %v457, i64 %v485
  br label %head487
head487:
  %v488 = phi i64 [ 0, %body467 ], [ %v491, %body487 ]
  %v489 = icmp slt i64 %v488, %v439
  br i1 %v489, label %body487, label %end487
body487:
  %v490 = getelementptr [64 x i8], ptr %v457, i64 %v488
  store <16 x float> splat (float 0x0000000000000000), ptr %v490, align 4
  %v491 = add i64 %v488, 1
  br label %head487
end487:
  store <16 x float> splat (float 0xFFF0000000000000), ptr %scratch0, align 4
  %v492 = icmp slt i64 %v483, 5
  %v493 = select i1 %v492, i64 0, i64 %v483
  br label %head494
head494:
  %v495 = phi i64 [ 0, %end487 ], [ %v531, %end511 ]
  %v496 = icmp slt i64 %v495, %v493
  br i1 %v496, label %body494, label %end494
body494:
  %v497 = sub i64 %v483, 5
  %v498 = icmp slt i64 %v495, %v497
  %v499 = select i1 %v498, i64 %v495, i64 %v497
  %v500 = mul i64 %v439, 4
  %v501 = mul i64 %v500, %v499
  %v502 = getelementptr [1 x i8], ptr %v480, i64 %v501
  %v503 = mul i64 %v439, 4
  %v504 = add i64 0, %v499
  %v505 = getelementptr [64 x i8], ptr %v486, i64 %v504
  %v506 = mul i64 %v439, 4
  %v507 = mul i64 %v506, 5
  %v508 = getelementptr [1 x i8], ptr %v502, i64 %v507
  call void @keys5(ptr %v502, i64 %v503, ptr %v477, i64 0, ptr %v505, i64 64, i64 %v439, i64 1, i64 16, ptr %v508, i64 64)
  %v509 = add i64 %v499, 5
  %v510 = load <16 x float>, ptr %scratch0, align 4
  br label %head511
head511:
  %v512 = phi i64 [ %v499, %body494 ], [ %v530, %body511 ]
  %v513 = phi <16 x float> [ %v510, %body494 ], [ %v529, %body511 ]
  %v514 = icmp slt i64 %v512, %v509
  br i1 %v514, label %body511, label %end511
body511:
  %v515 = add i64 0, %v512
  %v516 = getelementptr [64 x i8], ptr %v486, i64 %v515
  %v517 = load <16 x float>, ptr %v516, align 4
  %v518 = insertelement <16 x float> poison, float %v425, i32 0
  %v519 = shufflevector <16 x float> %v518, <16 x float> poison, <16 x i32> zeroinitializer
  %v520 = fdiv <16 x float> %v517, %v519
  %v521 = sub i64 %v512, %v468
  %v522 = trunc i64 %v521 to i32
  %v523 = insertelement <16 x i32> poison, i32 %v522, i32 0
  %v524 = shufflevector <16 x i32> %v523, <16 x i32> poison, <16 x i32> zeroinitializer
  %v525 = icmp sge <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v524
  %v526 = select <16 x i1> %v525, <16 x float> %v520, <16 x float> splat (float 0xFFF0000000000000)
  %v527 = getelementptr [64 x i8], ptr %v486, i64 %v515
  store <16 x float> %v526, ptr %v527, align 4
  %v528 = fcmp ogt <16 x float> %v526, %v513
  %v529 = select <16 x i1> %v528, <16 x float> %v526, <16 x float> %v513
  %v530 = add i64 %v512, 1
  br label %head511
end511:
  store <16 x float> %v513, ptr %scratch0, align 4
  %v531 = add i64 %v495, 5
  br label %head494
end494:
  %v532 = select i1 %v492, i64 %v483, i64 0
  br label %head533
head533:
  %v534 = phi i64 [ 0, %end494 ], [ %v567, %end547 ]
  %v535 = icmp slt i64 %v534, %v532
  br i1 %v535, label %body533, label %end533
body533:
  %v536 = mul i64 %v439, 4
  %v537 = mul i64 %v536, %v534
  %v538 = getelementptr [1 x i8], ptr %v480, i64 %v537
  %v539 = mul i64 %v439, 4
  %v540 = add i64 0, %v534
  %v541 = getelementptr [64 x i8], ptr %v486, i64 %v540
  %v542 = mul i64 %v439, 4
  %v543 = mul i64 %v542, 1
  %v544 = getelementptr [1 x i8], ptr %v538, i64 %v543
  call void @keys1(ptr %v538, i64 %v539, ptr %v477, i64 0, ptr %v541, i64 64, i64 %v439, i64 1, i64 16, ptr %v544, i64 64)
  %v545 = add i64 %v534, 1
  %v546 = load <16 x float>, ptr %scratch0, align 4
  br label %head547
head547:
  %v548 = phi i64 [ %v534, %body533 ], [ %v566, %body547 ]
  %v549 = phi <16 x float> [ %v546, %body533 ], [ %v565, %body547 ]
  %v550 = icmp slt i64 %v548, %v545
  br i1 %v550, label %body547, label %end547
body547:
  %v551 = add i64 0, %v548
  %v552 = getelementptr [64 x i8], ptr %v486, i64 %v551
  %v553 = load <16 x float>, ptr %v552, align 4
  %v554 = insertelement <16 x float> poison, float %v425, i32 0
  %v555 = shufflevector <16 x float> %v554, <16 x float> poison, <16 x i32> zeroinitializer
  %v556 = fdiv <16 x float> %v553, %v555
  %v557 = sub i64 %v548, %v468
  %v558 = trunc i64 %v557 to i32
  %v559 = insertelement <16 x i32> poison, i32 %v558, i32 0
  %v560 = shufflevector <16 x i32> %v559, <16 x i32> poison, <16 x i32> zeroinitializer
  %v561 = icmp sge <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v560
  %v562 = select <16 x i1> %v561, <16 x float> %v556, <16 x float> splat (float 0xFFF0000000000000)
  %v563 = getelementptr [64 x i8], ptr %v486, i64 %v551
  store <16 x float> %v562, ptr %v563, align 4
  %v564 = fcmp ogt <16 x float> %v562, %v549
  %v565 = select <16 x i1> %v564, <16 x float> %v562, <16 x float> %v549
  %v566 = add i64 %v548, 1
  br label %head547
end547:
  store <16 x float> %v549, ptr %scratch0, align 4
  %v567 = add i64 %v534, 1
  br label %head533
end533:
  %v568 = load <16 x float>, ptr %scratch0, align 4
  %v569 = fcmp oeq <16 x float> %v568, splat (float 0xFFF0000000000000)
  %v570 = select <16 x i1> %v569, <16 x float> splat (float 0x0000000000000000), <16 x float> %v568
  %v571 = add i64 0, %v483
  br label %head572
head572:
  %v573 = phi i64 [ 0, %end533 ], [ %v608, %body572 ]
  %v574 = phi <16 x float> [ splat (float 0x0000000000000000), %end533 ], [ %v607, %body572 ]
  %v575 = icmp slt i64 %v573, %v571
  br i1 %v575, label %body572, label %end572
body572:
  %v576 = getelementptr [64 x i8], ptr %v486, i64 %v573
  %v577 = load <16 x float>, ptr %v576, align 4
  %v578 = fsub <16 x float> %v577, %v570
  %v579 = fcmp olt <16 x float> %v578, splat (float 0xC05A400000000000)
  %v580 = select <16 x i1> %v579, <16 x float> splat (float 0x0000000000000000), <16 x float> %v578
  %v581 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v580, <16 x float> splat (float 0x3FF7154760000000), <16 x float> splat (float 0x4168000000000000))
  %v582 = fsub <16 x float> %v581, splat (float 0x4168000000000000)
  %v583 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v582, <16 x float> splat (float 0xBFE62E4000000000), <16 x float> %v580)
  %v584 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v582, <16 x float> splat (float 0xBEB7F7D1C0000000), <16 x float> %v583)
  %v585 = call <16 x float> @llvm.fma.v16f32(<16 x float> splat (float 0x3F56A4F140000000), <16 x float> %v584, <16 x float> splat (float 0x3F812397E0000000))
  %v586 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v585, <16 x float> %v584, <16 x float> splat (float 0x3FA5558AE0000000))
  %v587 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v586, <16 x float> %v584, <16 x float> splat (float 0x3FC5554920000000))
  %v588 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v587, <16 x float> %v584, <16 x float> splat (float 0x3FDFFFFFC0000000))
  %v589 = fmul <16 x float> %v584, %v584
  %v590 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v588, <16 x float> %v589, <16 x float> %v584)
  %v591 = fadd <16 x float> splat (float 0x3FF0000000000000), %v590
  %v592 = fsub <16 x float> %v581, splat (float 0x4168000000000000)
  %v593 = fadd <16 x float> %v592, splat (float 0x4168000000000000)
  %v594 = bitcast <16 x float> %v593 to <16 x i32>
  %v595 = ashr <16 x i32> %v594, splat (i32 1)
  %v596 = shl <16 x i32> %v595, splat (i32 23)
  %v597 = add <16 x i32> %v596, splat (i32 1065353216)
  %v598 = bitcast <16 x i32> %v597 to <16 x float>
  %v599 = fmul <16 x float> %v591, %v598
  %v600 = sub <16 x i32> %v594, %v595
  %v601 = shl <16 x i32> %v600, splat (i32 23)
  %v602 = add <16 x i32> %v601, splat (i32 1065353216)
  %v603 = bitcast <16 x i32> %v602 to <16 x float>
  %v604 = fmul <16 x float> %v599, %v603
  %v605 = select <16 x i1> %v579, <16 x float> splat (float 0x0000000000000000), <16 x float> %v604
  %v606 = getelementptr [64 x i8], ptr %v486, i64 %v573
  store <16 x float> %v605, ptr %v606, align 4
  %v607 = fadd <16 x float> %v574, %v605
  %v608 = add i64 %v573, 1
  br label %head572
end572:
  %v609 = fcmp oeq <16 x float> %v574, splat (float 0x0000000000000000)
  %v610 = select <16 x i1> %v609, <16 x float> splat (float 0x3FF0000000000000), <16 x float> %v574
  %v611 = fdiv <16 x float> splat (float 0x3FF0000000000000), %v610
  br label %head612
head612:
  %v613 = phi i64 [ 0, %end572 ], [ %v983, %after873 ]
  %v614 = icmp slt i64 %v613, %v483
  br i1 %v614, label %body612, label %end612
body612:
  %v615 = add i64 %v613, 128
  %v616 = icmp slt i64 %v615, %v483
  %v617 = select i1 %v616, i64 %v615, i64 %v483
  br label %head618
head618:
  %v619 = phi i64 [ %v613, %body612 ], [ %v646, %joined635 ]
  %v620 = icmp slt i64 %v619, %v617
  br i1 %v620, label %body618, label %end618
body618:
  %v621 = add i64 0, %v619
  %v622 = getelementptr [64 x i8], ptr %v486, i64 %v621
  %v623 = load <16 x float>, ptr %v622, align 4
  %v624 = bitcast <16 x float> %v623 to <16 x i32>
  %v625 = sub <16 x i32> %v624, splat (i32 1)
  %v626 = icmp ult <16 x i32> %v625, splat (i32 528482303)
  %v627 = fmul <16 x float> %v623, %v611
  %v628 = fneg <16 x float> %v627
  %v629 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v628, <16 x float> %v610, <16 x float> %v623)
  %v630 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v629, <16 x float> %v611, <16 x float> %v627)
  %v631 = fneg <16 x float> %v630
  %v632 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v631, <16 x float> %v610, <16 x float> %v623)
  %v633 = call <16 x float> @llvm.fma.v16f32(<16 x float> %v632, <16 x float> %v611, <16 x float> %v630)
  %v634 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %v626)
  br i1 %v634, label %yes635, label %no635
yes635:
  %v636 = fdiv <16 x float> %v623, %v610
  %v637 = select <16 x i1> %v626, <16 x float> %v636, <16 x float> %v633
  br label %joined635
no635:
  br label %joined635
joined635:
  %v638 = phi <16 x float> [ %v637, %yes635 ], [ %v633, %no635 ]
  %v639 = sub i64 %v619, %v468
  %v640 = trunc i64 %v639 to i32
  %v641 = insertelement <16 x i32> poison, i32 %v640, i32 0
  %v642 = shufflevector <16 x i32> %v641, <16 x i32> poison, <16 x i32> zeroinitializer
  %v643 = icmp sge <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v642
  %v644 = select <16 x i1> %v643, <16 x float> %v638, <16 x float> splat (float 0xBFF0000000000000)
  %v645 = getelementptr [64 x i8], ptr %v486, i64 %v621
  store <16 x float> %v644, ptr %v645, align 4
  %v646 = add i64 %v619, 1
  br label %head618
end618:
  %v647 = add i64 %v468, 0
  %v648 = icmp slt i64 %v647, %v437
  br i1 %v648, label %then649, label %after649
then649:
  %v650 = add i64 %v468, 0
  %v651 = add i64 %v650, 1
  %v652 = icmp slt i64 %v651, %v483
  %v653 = select i1 %v652, i64 %v651, i64 %v483
  %v654 = icmp slt i64 %v653, %v483
  %v655 = select i1 %v654, i64 %v653, i64 %v483
  %v656 = icmp sgt i64 %v655, %v613
  %v657 = select i1 %v656, i64 %v655, i64 %v613
  %v658 = icmp slt i64 %v657, %v617
  %v659 = select i1 %v658, i64 %v657, i64 %v617
  %v660 = add i64 0, %v613
  %v661 = mul i64 %v439, 4
  %v662 = mul i64 %v661, %v613
  %v663 = getelementptr [1 x i8], ptr %v481, i64 %v662
  %v664 = sub i64 %v659, %v613
  br label %head665
head665:
  %v666 = phi i64 [ 0, %then649 ], [ %v683, %body665 ]
  %v667 = icmp slt i64 %v666, %v439
  br i1 %v667, label %body665, label %end665
body665:
  %v668 = sub i64 %v439, %v666
  %v669 = getelementptr [4 x i8], ptr %v663, i64 %v666
  %v670 = mul i64 %v439, 4
  %v671 = getelementptr [64 x i8], ptr %v486, i64 %v660
  %v672 = mul i64 4, 0
  %v673 = getelementptr [1 x i8], ptr %v671, i64 %v672
  %v674 = mul i64 %v439, 4
  %v675 = mul i64 %v674, 0
  %v676 = getelementptr [1 x i8], ptr %v457, i64 %v675
  %v677 = getelementptr [4 x i8], ptr %v676, i64 %v666
  %v678 = mul i64 %v439, 4
  %v679 = mul i64 %v678, 16
  %v680 = getelementptr [1 x i8], ptr %v669, i64 %v679
  %v681 = icmp slt i64 %v668, 16
  %v682 = select i1 %v681, ptr @tile6, ptr @tile6
  call void %v682(ptr %v673, i64 4, ptr %v669, i64 %v670, ptr %v677, i64 %v670, i64 %v664, i64 0, i64 %v668, ptr %v680, i64 %v670)
  %v683 = add i64 %v666, 16
  br label %head665
end665:
  br label %head684
head684:
  %v685 = phi i64 [ 0, %end665 ], [ %v758, %end735 ]
  %v686 = icmp slt i64 %v685, 6
  br i1 %v686, label %body684, label %end684
body684:
  %v687 = add i64 %v468, %v685
  %v688 = add i64 %v687, 1
  %v689 = icmp slt i64 %v688, %v483
  %v690 = select i1 %v689, i64 %v688, i64 %v483
  %v691 = icmp slt i64 %v690, %v617
  %v692 = select i1 %v691, i64 %v690, i64 %v617
  %v693 = add i64 0, %v659
  %v694 = mul i64 %v439, 4
  %v695 = mul i64 %v694, %v659
  %v696 = getelementptr [1 x i8], ptr %v481, i64 %v695
  %v697 = sub i64 %v692, %v659
  %v698 = getelementptr [64 x i8], ptr %v486, i64 %v693
  %v699 = mul i64 4, %v685
  %v700 = getelementptr [1 x i8], ptr %v698, i64 %v699
  %v701 = mul i64 %v439, 4
  %v702 = mul i64 %v701, %v685
  %v703 = getelementptr [1 x i8], ptr %v457, i64 %v702
  %v704 = sub i64 %v439, 0
  %v705 = and i64 %v704, -32
  %v706 = add i64 0, %v705
  br label %head707
head707:
  %v708 = phi i64 [ 0, %body684 ], [ %v734, %end714 ]
  %v709 = icmp slt i64 %v708, %v706
  br i1 %v709, label %body707, label %end707
body707:
  %v710 = add i64 %v708, 0
  %v711 = getelementptr [4 x i8], ptr %v703, i64 %v710
  %v712 = getelementptr [4 x i8], ptr %v696, i64 %v710
  %v713 = load <32 x float>, ptr %v711, align 4
  br label %head714
head714:
  %v715 = phi i64 [ 0, %body707 ], [ %v733, %body714 ]
  %v716 = phi <32 x float> [ %v713, %body707 ], [ %v732, %body714 ]
  %v717 = phi ptr [ %v700, %body707 ], [ %v725, %body714 ]
  %v718 = phi ptr [ %v712, %body707 ], [ %v727, %body714 ]
  %v719 = icmp slt i64 %v715, %v697
  br i1 %v719, label %body714, label %end714
body714:
  %v720 = load float, ptr %v717, align 4
  %v721 = load <32 x float>, ptr %v718, align 4
  %v722 = insertelement <32 x float> poison, float %v720, i32 0
  %v723 = shufflevector <32 x float> %v722, <32 x float> poison, <32 x i32> zeroinitializer
  %v724 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v723, <32 x float> %v721, <32 x float> %v716)
  %v725 = getelementptr [1 x i8], ptr %v717, i64 64
  %v726 = mul i64 %v439, 4
  %v727 = getelementptr [1 x i8], ptr %v718, i64 %v726
  %v728 = fcmp olt float %v720, 0x0000000000000000
  %v729 = xor i1 %v728, true
  %v730 = insertelement <32 x i1> poison, i1 %v729, i32 0
  %v731 = shufflevector <32 x i1> %v730, <32 x i1> poison, <32 x i32> zeroinitializer
  %v732 = select <32 x i1> %v731, <32 x float> %v724, <32 x float> %v716
  %v733 = add i64 %v715, 1
  br label %head714
end714:
  store <32 x float> %v716, ptr %v711, align 4
  %v734 = add i64 %v708, 32
  br label %head707
end707:
  br label %head735
head735:
  %v736 = phi i64 [ %v706, %end707 ], [ %v757, %end741 ]
  %v737 = icmp slt i64 %v736, %v439
  br i1 %v737, label %body735, label %end735
body735:
  %v738 = getelementptr [4 x i8], ptr %v703, i64 %v736
  %v739 = getelementptr [4 x i8], ptr %v696, i64 %v736
  %v740 = load float, ptr %v738, align 4
  br label %head741
head741:
  %v742 = phi i64 [ 0, %body735 ], [ %v756, %body741 ]
  %v743 = phi float [ %v740, %body735 ], [ %v755, %body741 ]
  %v744 = phi ptr [ %v700, %body735 ], [ %v750, %body741 ]
  %v745 = phi ptr [ %v739, %body735 ], [ %v752, %body741 ]
  %v746 = icmp slt i64 %v742, %v697
  br i1 %v746, label %body741, label %end741
body741:
  %v747 = load float, ptr %v744, align 4
  %v748 = load float, ptr %v745, align 4
  %v749 = call float @llvm.fma.f32(float %v747, float %v748, float %v743)
  %v750 = getelementptr [1 x i8], ptr %v744, i64 64
  %v751 = mul i64 %v439, 4
  %v752 = getelementptr [1 x i8], ptr %v745, i64 %v751
  %v753 = fcmp olt float %v747, 0x0000000000000000
  %v754 = xor i1 %v753, true
  %v755 = select i1 %v754, float %v749, float %v743
  %v756 = add i64 %v742, 1
  br label %head741
end741:
  store float %v743, ptr %v738, align 4
  %v757 = add i64 %v736, 1
  br label %head735
end735:
  %v758 = add i64 %v685, 1
  br label %head684
end684:
  br label %after649
after649:
  %v759 = add i64 %v468, 6
  %v760 = icmp slt i64 %v759, %v437
  br i1 %v760, label %then761, label %after761
then761:
  %v762 = add i64 %v468, 6
  %v763 = add i64 %v762, 1
  %v764 = icmp slt i64 %v763, %v483
  %v765 = select i1 %v764, i64 %v763, i64 %v483
  %v766 = icmp slt i64 %v765, %v483
  %v767 = select i1 %v766, i64 %v765, i64 %v483
  %v768 = icmp sgt i64 %v767, %v613
  %v769 = select i1 %v768, i64 %v767, i64 %v613
  %v770 = icmp slt i64 %v769, %v617
  %v771 = select i1 %v770, i64 %v769, i64 %v617
  %v772 = add i64 0, %v613
  %v773 = mul i64 %v439, 4
  %v774 = mul i64 %v773, %v613
  %v775 = getelementptr [1 x i8], ptr %v481, i64 %v774
  %v776 = sub i64 %v771, %v613
  br label %head777
head777:
  %v778 = phi i64 [ 0, %then761 ], [ %v795, %body777 ]
  %v779 = icmp slt i64 %v778, %v439
  br i1 %v779, label %body777, label %end777
body777:
  %v780 = sub i64 %v439, %v778
  %v781 = getelementptr [4 x i8], ptr %v775, i64 %v778
  %v782 = mul i64 %v439, 4
  %v783 = getelementptr [64 x i8], ptr %v486, i64 %v772
  %v784 = mul i64 4, 6
  %v785 = getelementptr [1 x i8], ptr %v783, i64 %v784
  %v786 = mul i64 %v439, 4
  %v787 = mul i64 %v786, 6
  %v788 = getelementptr [1 x i8], ptr %v457, i64 %v787
  %v789 = getelementptr [4 x i8], ptr %v788, i64 %v778
  %v790 = mul i64 %v439, 4
  %v791 = mul i64 %v790, 16
  %v792 = getelementptr [1 x i8], ptr %v781, i64 %v791
  %v793 = icmp slt i64 %v780, 16
  %v794 = select i1 %v793, ptr @tile5, ptr @tile5
  call void %v794(ptr %v785, i64 4, ptr %v781, i64 %v782, ptr %v789, i64 %v782, i64 %v776, i64 0, i64 %v780, ptr %v792, i64 %v782)
  %v795 = add i64 %v778, 16
  br label %head777
end777:
  br label %head796
head796:
  %v797 = phi i64 [ 6, %end777 ], [ %v870, %end847 ]
  %v798 = icmp slt i64 %v797, 11
  br i1 %v798, label %body796, label %end796
body796:
  %v799 = add i64 %v468, %v797
  %v800 = add i64 %v799, 1
  %v801 = icmp slt i64 %v800, %v483
  %v802 = select i1 %v801, i64 %v800, i64 %v483
  %v803 = icmp slt i64 %v802, %v617
  %v804 = select i1 %v803, i64 %v802, i64 %v617
  %v805 = add i64 0, %v771
  %v806 = mul i64 %v439, 4
  %v807 = mul i64 %v806, %v771
  %v808 = getelementptr [1 x i8], ptr %v481, i64 %v807
  %v809 = sub i64 %v804, %v771
  %v810 = getelementptr [64 x i8], ptr %v486, i64 %v805
  %v811 = mul i64 4, %v797
  %v812 = getelementptr [1 x i8], ptr %v810, i64 %v811
  %v813 = mul i64 %v439, 4
  %v814 = mul i64 %v813, %v797
  %v815 = getelementptr [1 x i8], ptr %v457, i64 %v814
  %v816 = sub i64 %v439, 0
  %v817 = and i64 %v816, -32
  %v818 = add i64 0, %v817
  br label %head819
head819:
  %v820 = phi i64 [ 0, %body796 ], [ %v846, %end826 ]
  %v821 = icmp slt i64 %v820, %v818
  br i1 %v821, label %body819, label %end819
body819:
  %v822 = add i64 %v820, 0
  %v823 = getelementptr [4 x i8], ptr %v815, i64 %v822
  %v824 = getelementptr [4 x i8], ptr %v808, i64 %v822
  %v825 = load <32 x float>, ptr %v823, align 4
  br label %head826
head826:
  %v827 = phi i64 [ 0, %body819 ], [ %v845, %body826 ]
  %v828 = phi <32 x float> [ %v825, %body819 ], [ %v844, %body826 ]
  %v829 = phi ptr [ %v812, %body819 ], [ %v837, %body826 ]
  %v830 = phi ptr [ %v824, %body819 ], [ %v839, %body826 ]
  %v831 = icmp slt i64 %v827, %v809
  br i1 %v831, label %body826, label %end826
body826:
  %v832 = load float, ptr %v829, align 4
  %v833 = load <32 x float>, ptr %v830, align 4
  %v834 = insertelement <32 x float> poison, float %v832, i32 0
  %v835 = shufflevector <32 x float> %v834, <32 x float> poison, <32 x i32> zeroinitializer
  %v836 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v835, <32 x float> %v833, <32 x float> %v828)
  %v837 = getelementptr [1 x i8], ptr %v829, i64 64
  %v838 = mul i64 %v439, 4
  %v839 = getelementptr [1 x i8], ptr %v830, i64 %v838
  %v840 = fcmp olt float %v832, 0x0000000000000000
  %v841 = xor i1 %v840, true
  %v842 = insertelement <32 x i1> poison, i1 %v841, i32 0
  %v843 = shufflevector <32 x i1> %v842, <32 x i1> poison, <32 x i32> zeroinitializer
  %v844 = select <32 x i1> %v843, <32 x float> %v836, <32 x float> %v828
  %v845 = add i64 %v827, 1
  br label %head826
end826:
  store <32 x float> %v828, ptr %v823, align 4
  %v846 = add i64 %v820, 32
  br label %head819
end819:
  br label %head847
head847:
  %v848 = phi i64 [ %v818, %end819 ], [ %v869, %end853 ]
  %v849 = icmp slt i64 %v848, %v439
  br i1 %v849, label %body847, label %end847
body847:
  %v850 = getelementptr [4 x i8], ptr %v815, i64 %v848
  %v851 = getelementptr [4 x i8], ptr %v808, i64 %v848
  %v852 = load float, ptr %v850, align 4
  br label %head853
head853:
  %v854 = phi i64 [ 0, %body847 ], [ %v868, %body853 ]
  %v855 = phi float [ %v852, %body847 ], [ %v867, %body853 ]
  %v856 = phi ptr [ %v812, %body847 ], [ %v862, %body853 ]
  %v857 = phi ptr [ %v851, %body847 ], [ %v864, %body853 ]
  %v858 = icmp slt i64 %v854, %v809
  br i1 %v858, label %body853, label %end853
body853:
  %v859 = load float, ptr %v856, align 4
  %v860 = load float, ptr %v857, align 4
  %v861 = call float @llvm.fma.f32(float %v859, float %v860, float %v855)
  %v862 = getelementptr [1 x i8], ptr %v856, i64 64
  %v863 = mul i64 %v439, 4
  %v864 = getelementptr [1 x i8], ptr %v857, i64 %v863
  %v865 = fcmp olt float %v859, 0x0000000000000000
  %v866 = xor i1 %v865, true
  %v867 = select i1 %v866, float %v861, float %v855
  %v868 = add i64 %v854, 1
  br label %head853
end853:
  store float %v855, ptr %v850, align 4
  %v869 = add i64 %v848, 1
  br label %head847
end847:
  %v870 = add i64 %v797, 1
  br label %head796
end796:
  br label %after761
after761:
  %v871 = add i64 %v468, 11
  %v872 = icmp slt i64 %v871, %v437
  br i1 %v872, label %then873, label %after873
then873:
  %v874 = add i64 %v468, 11
  %v875 = add i64 %v874, 1
  %v876 = icmp slt i64 %v875, %v483
  %v877 = select i1 %v876, i64 %v875, i64 %v483
  %v878 = icmp slt i64 %v877, %v483
  %v879 = select i1 %v878, i64 %v877, i64 %v483
  %v880 = icmp sgt i64 %v879, %v613
  %v881 = select i1 %v880, i64 %v879, i64 %v613
  %v882 = icmp slt i64 %v881, %v617
  %v883 = select i1 %v882, i64 %v881, i64 %v617
  %v884 = add i64 0, %v613
  %v885 = mul i64 %v439, 4
  %v886 = mul i64 %v885, %v613
  %v887 = getelementptr [1 x i8], ptr %v481, i64 %v886
  %v888 = sub i64 %v883, %v613
  br label %head889
head889:
  %v890 = phi i64 [ 0, %then873 ], [ %v907, %body889 ]
  %v891 = icmp slt i64 %v890, %v439
  br i1 %v891, label %body889, label %end889
body889:
  %v892 = sub i64 %v439, %v890
  %v893 = getelementptr [4 x i8], ptr %v887, i64 %v890
  %v894 = mul i64 %v439, 4
  %v895 = getelementptr [64 x i8], ptr %v486, i64 %v884
  %v896 = mul i64 4, 11
  %v897 = getelementptr [1 x i8], ptr %v895, i64 %v896
  %v898 = mul i64 %v439, 4
  %v899 = mul i64 %v898, 11
  %v900 = getelementptr [1 x i8], ptr %v457, i64 %v899
  %v901 = getelementptr [4 x i8], ptr %v900, i64 %v890
  %v902 = mul i64 %v439, 4
  %v903 = mul i64 %v902, 16
  %v904 = getelementptr [1 x i8], ptr %v893, i64 %v903
  %v905 = icmp slt i64 %v892, 16
  %v906 = select i1 %v905, ptr @tile5, ptr @tile5
  call void %v906(ptr %v897, i64 4, ptr %v893, i64 %v894, ptr %v901, i64 %v894, i64 %v888, i64 0, i64 %v892, ptr %v904, i64 %v894)
  %v907 = add i64 %v890, 16
  br label %head889
end889:
  br label %head908
head908:
  %v909 = phi i64 [ 11, %end889 ], [ %v982, %end959 ]
  %v910 = icmp slt i64 %v909, 16
  br i1 %v910, label %body908, label %end908
body908:
  %v911 = add i64 %v468, %v909
  %v912 = add i64 %v911, 1
  %v913 = icmp slt i64 %v912, %v483
  %v914 = select i1 %v913, i64 %v912, i64 %v483
  %v915 = icmp slt i64 %v914, %v617
  %v916 = select i1 %v915, i64 %v914, i64 %v617
  %v917 = add i64 0, %v883
  %v918 = mul i64 %v439, 4
  %v919 = mul i64 %v918, %v883
  %v920 = getelementptr [1 x i8], ptr %v481, i64 %v919
  %v921 = sub i64 %v916, %v883
  %v922 = getelementptr [64 x i8], ptr %v486, i64 %v917
  %v923 = mul i64 4, %v909
  %v924 = getelementptr [1 x i8], ptr %v922, i64 %v923
  %v925 = mul i64 %v439, 4
  %v926 = mul i64 %v925, %v909
  %v927 = getelementptr [1 x i8], ptr %v457, i64 %v926
  %v928 = sub i64 %v439, 0
  %v929 = and i64 %v928, -32
  %v930 = add i64 0, %v929
  br label %head931
head931:
  %v932 = phi i64 [ 0, %body908 ], [ %v958, %end938 ]
  %v933 = icmp slt i64 %v932, %v930
  br i1 %v933, label %body931, label %end931
body931:
  %v934 = add i64 %v932, 0
  %v935 = getelementptr [4 x i8], ptr %v927, i64 %v934
  %v936 = getelementptr [4 x i8], ptr %v920, i64 %v934
  %v937 = load <32 x float>, ptr %v935, align 4
  br label %head938
head938:
  %v939 = phi i64 [ 0, %body931 ], [ %v957, %body938 ]
  %v940 = phi <32 x float> [ %v937, %body931 ], [ %v956, %body938 ]
  %v941 = phi ptr [ %v924, %body931 ], [ %v949, %body938 ]
  %v942 = phi ptr [ %v936, %body931 ], [ %v951, %body938 ]
  %v943 = icmp slt i64 %v939, %v921
  br i1 %v943, label %body938, label %end938
body938:
  %v944 = load float, ptr %v941, align 4
  %v945 = load <32 x float>, ptr %v942, align 4
  %v946 = insertelement <32 x float> poison, float %v944, i32 0
  %v947 = shufflevector <32 x float> %v946, <32 x float> poison, <32 x i32> zeroinitializer
  %v948 = call <32 x float> @llvm.fma.v32f32(<32 x float> %v947, <32 x float> %v945, <32 x float> %v940)
  %v949 = getelementptr [1 x i8], ptr %v941, i64 64
  %v950 = mul i64 %v439, 4
  %v951 = getelementptr [1 x i8], ptr %v942, i64 %v950
  %v952 = fcmp olt float %v944, 0x0000000000000000
  %v953 = xor i1 %v952, true
  %v954 = insertelement <32 x i1> poison, i1 %v953, i32 0
  %v955 = shufflevector <32 x i1> %v954, <32 x i1> poison, <32 x i32> zeroinitializer
  %v956 = select <32 x i1> %v955, <32 x float> %v948, <32 x float> %v940
  %v957 = add i64 %v939, 1
  br label %head938
end938:
  store <32 x float> %v940, ptr %v935, align 4
  %v958 = add i64 %v932, 32
  br label %head931
end931:
  br label %head959
head959:
  %v960 = phi i64 [ %v930, %end931 ], [ %v981, %end965 ]
  %v961 = icmp slt i64 %v960, %v439
  br i1 %v961, label %body959, label %end959
body959:
  %v962 = getelementptr [4 x i8], ptr %v927, i64 %v960
  %v963 = getelementptr [4 x i8], ptr %v920, i64 %v960
  %v964 = load float, ptr %v962, align 4
  br label %head965
head965:
  %v966 = phi i64 [ 0, %body959 ], [ %v980, %body965 ]
  %v967 = phi float [ %v964, %body959 ], [ %v979, %body965 ]
  %v968 = phi ptr [ %v924, %body959 ], [ %v974, %body965 ]
  %v969 = phi ptr [ %v963, %body959 ], [ %v976, %body965 ]
  %v970 = icmp slt i64 %v966, %v921
  br i1 %v970, label %body965, label %end965
body965:
  %v971 = load float, ptr %v968, align 4
  %v972 = load float, ptr %v969, align 4
  %v973 = call float @llvm.fma.f32(float %v971, float %v972, float %v967)
  %v974 = getelementptr [1 x i8], ptr %v968, i64 64
  %v975 = mul i64 %v439, 4
  %v976 = getelementptr [1 x i8], ptr %v969, i64 %v975
  %v977 = fcmp olt float %v971, 0x0000000000000000
  %v978 = xor i1 %v977, true
  %v979 = select i1 %v978, float %v973, float %v967
  %v980 = add i64 %v966, 1
  br label %head965
end965:
  store float %v967, ptr %v962, align 4
  %v981 = add i64 %v960, 1
  br label %head959
end959:
  %v982 = add i64 %v909, 1
  br label %head908
end908:
  br label %after873
after873:
  %v983 = add i64 %v613, 128
  br label %head612
end612:
  %v984 = mul i64 %v461, %v437
  %v985 = add i64 %v984, %v468
  %v986 = mul i64 %v985, %v439
  %v987 = sub i64 %v437, %v468
  %v988 = icmp slt i64 %v987, 16
  %v989 = select i1 %v988, i64 %v987, i64 16
  %v990 = mul i64 %v989, %v439
  %v991 = getelementptr [4 x i8], ptr %v433, i64 %v986
  %v992 = sub i64 %v990, 0
  %v993 = and i64 %v992, -8
  %v994 = add i64 0, %v993
  br label %head995
head995:
  %v996 = phi i64 [ 0, %end612 ], [ %v1002, %body995 ]
  %v997 = icmp slt i64 %v996, %v994
  br i1 %v997, label %body995, label %end995
body995:
  %v998 = add i64 %v996, 0
  %v999 = getelementptr [4 x i8], ptr %v457, i64 %v998
  %v1000 = load <8 x float>, ptr %v999, align 4
  %v1001 = getelementptr [4 x i8], ptr %v991, i64 %v998
  store <8 x float> %v1000, ptr %v1001, align 4
  %v1002 = add i64 %v996, 8
  br label %head995
end995:
  br label %head1003
head1003:
  %v1004 = phi i64 [ %v994, %end995 ], [ %v1009, %body1003 ]
  %v1005 = icmp slt i64 %v1004, %v990
  br i1 %v1005, label %body1003, label %end1003
body1003:
  %v1006 = getelementptr [4 x i8], ptr %v457, i64 %v1004
  %v1007 = load float, ptr %v1006, align 4
  %v1008 = getelementptr [4 x i8], ptr %v991, i64 %v1004
  store float %v1007, ptr %v1008, align 4
  %v1009 = add i64 %v1004, 1
  br label %head1003
end1003:
  %v1010 = add i64 %v468, 16
  br label %head467
end467:
  %v1011 = add i64 %v459, 1
  br label %head458
end458:
  ret void
}
