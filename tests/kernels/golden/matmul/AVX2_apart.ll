declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)
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
  %v13 = getelementptr [1 x i8], ptr %v3, i64 32
  %v14 = getelementptr [1 x i8], ptr %v3, i64 64
  %v15 = getelementptr [1 x i8], ptr %v3, i64 96
  %v16 = getelementptr [1 x i8], ptr %v5, i64 0
  %v17 = getelementptr [1 x i8], ptr %v5, i64 32
  %v18 = getelementptr [1 x i8], ptr %v5, i64 64
  %v19 = getelementptr [1 x i8], ptr %v5, i64 96
  %v20 = load <8 x float>, ptr %v12, align 4
  %v21 = load <8 x float>, ptr %v13, align 4
  %v22 = load <8 x float>, ptr %v14, align 4
  %v23 = load <8 x float>, ptr %v15, align 4
  %v24 = load <8 x float>, ptr %v16, align 4
  %v25 = load <8 x float>, ptr %v17, align 4
  %v26 = load <8 x float>, ptr %v18, align 4
  %v27 = load <8 x float>, ptr %v19, align 4
  br label %joined11
joined11:
  %v28 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v20, %no11 ]
  %v29 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v21, %no11 ]
  %v30 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v22, %no11 ]
  %v31 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v23, %no11 ]
  %v32 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v24, %no11 ]
  %v33 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v25, %no11 ]
  %v34 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v26, %no11 ]
  %v35 = phi <8 x float> [ splat (float 0x0000000000000000), %yes11 ], [ %v27, %no11 ]
  %v36 = mul i64 %given1, 0
  %v37 = getelementptr [1 x i8], ptr %given0, i64 %v36
  %v38 = mul i64 0, %given3
  %v39 = getelementptr [1 x i8], ptr %given2, i64 %v38
  %v40 = mul i64 1, %given3
  %v41 = getelementptr [1 x i8], ptr %given2, i64 %v40
  br label %head42
head42:
  %v43 = phi i64 [ 0, %joined11 ], [ %v85, %body42 ]
  %v44 = phi <8 x float> [ %v28, %joined11 ], [ %v65, %body42 ]
  %v45 = phi <8 x float> [ %v29, %joined11 ], [ %v66, %body42 ]
  %v46 = phi <8 x float> [ %v30, %joined11 ], [ %v77, %body42 ]
  %v47 = phi <8 x float> [ %v31, %joined11 ], [ %v78, %body42 ]
  %v48 = phi <8 x float> [ %v32, %joined11 ], [ %v71, %body42 ]
  %v49 = phi <8 x float> [ %v33, %joined11 ], [ %v72, %body42 ]
  %v50 = phi <8 x float> [ %v34, %joined11 ], [ %v79, %body42 ]
  %v51 = phi <8 x float> [ %v35, %joined11 ], [ %v80, %body42 ]
  %v52 = phi ptr [ %v37, %joined11 ], [ %v81, %body42 ]
  %v53 = phi ptr [ %v39, %joined11 ], [ %v82, %body42 ]
  %v54 = phi ptr [ %v41, %joined11 ], [ %v83, %body42 ]
  %v55 = phi ptr [ %given9, %joined11 ], [ %v84, %body42 ]
  %v56 = icmp slt i64 %v43, %given6
  br i1 %v56, label %body42, label %end42
body42:
  %v57 = getelementptr [1 x i8], ptr %v53, i64 0
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = getelementptr [1 x i8], ptr %v53, i64 32
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = getelementptr [1 x i8], ptr %v52, i64 0
  %v62 = load float, ptr %v61, align 4
  %v63 = insertelement <8 x float> poison, float %v62, i32 0
  %v64 = shufflevector <8 x float> %v63, <8 x float> poison, <8 x i32> zeroinitializer
  %v65 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v58, <8 x float> %v44)
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v60, <8 x float> %v45)
  %v67 = getelementptr [1 x i8], ptr %v52, i64 %given1
  %v68 = load float, ptr %v67, align 4
  %v69 = insertelement <8 x float> poison, float %v68, i32 0
  %v70 = shufflevector <8 x float> %v69, <8 x float> poison, <8 x i32> zeroinitializer
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v58, <8 x float> %v48)
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v60, <8 x float> %v49)
  %v73 = getelementptr [1 x i8], ptr %v54, i64 0
  %v74 = load <8 x float>, ptr %v73, align 4
  %v75 = getelementptr [1 x i8], ptr %v54, i64 32
  %v76 = load <8 x float>, ptr %v75, align 4
  %v77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v74, <8 x float> %v46)
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v76, <8 x float> %v47)
  %v79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v74, <8 x float> %v50)
  %v80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v70, <8 x float> %v76, <8 x float> %v51)
  %v81 = getelementptr [1 x i8], ptr %v52, i64 4
  %v82 = getelementptr [1 x i8], ptr %v53, i64 64
  %v83 = getelementptr [1 x i8], ptr %v54, i64 64
  %v84 = getelementptr [1 x i8], ptr %v55, i64 %given10
  %v85 = add i64 %v43, 1
  br label %head42
end42:
  %v86 = getelementptr [1 x i8], ptr %v3, i64 0
  %v87 = getelementptr [1 x i8], ptr %v3, i64 32
  %v88 = getelementptr [1 x i8], ptr %v3, i64 64
  %v89 = getelementptr [1 x i8], ptr %v3, i64 96
  %v90 = getelementptr [1 x i8], ptr %v5, i64 0
  %v91 = getelementptr [1 x i8], ptr %v5, i64 32
  %v92 = getelementptr [1 x i8], ptr %v5, i64 64
  %v93 = getelementptr [1 x i8], ptr %v5, i64 96
  store <8 x float> %v44, ptr %v86, align 4
  store <8 x float> %v45, ptr %v87, align 4
  store <8 x float> %v46, ptr %v88, align 4
  store <8 x float> %v47, ptr %v89, align 4
  store <8 x float> %v48, ptr %v90, align 4
  store <8 x float> %v49, ptr %v91, align 4
  store <8 x float> %v50, ptr %v92, align 4
  store <8 x float> %v51, ptr %v93, align 4
  ret void
}
define internal void @edge2(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v94 = sub i64 %given8, 0
  %v95 = icmp slt i64 %v94, 8
  %v96 = select i1 %v95, i64 %v94, i64 8
  %v97 = trunc i64 %v96 to i32
  %v98 = insertelement <8 x i32> poison, i32 %v97, i32 0
  %v99 = shufflevector <8 x i32> %v98, <8 x i32> poison, <8 x i32> zeroinitializer
  %v100 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v99
  %v101 = sub i64 %given8, 8
  %v102 = icmp slt i64 %v101, 8
  %v103 = select i1 %v102, i64 %v101, i64 8
  %v104 = trunc i64 %v103 to i32
  %v105 = insertelement <8 x i32> poison, i32 %v104, i32 0
  %v106 = shufflevector <8 x i32> %v105, <8 x i32> poison, <8 x i32> zeroinitializer
  %v107 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v106
  %v108 = sub i64 %given8, 16
  %v109 = icmp slt i64 %v108, 8
  %v110 = select i1 %v109, i64 %v108, i64 8
  %v111 = trunc i64 %v110 to i32
  %v112 = insertelement <8 x i32> poison, i32 %v111, i32 0
  %v113 = shufflevector <8 x i32> %v112, <8 x i32> poison, <8 x i32> zeroinitializer
  %v114 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v113
  %v115 = sub i64 %given8, 24
  %v116 = icmp slt i64 %v115, 8
  %v117 = select i1 %v116, i64 %v115, i64 8
  %v118 = trunc i64 %v117 to i32
  %v119 = insertelement <8 x i32> poison, i32 %v118, i32 0
  %v120 = shufflevector <8 x i32> %v119, <8 x i32> poison, <8 x i32> zeroinitializer
  %v121 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v120
  %v122 = mul i64 %given1, 2
  %v123 = mul i64 %given5, 0
  %v124 = getelementptr [1 x i8], ptr %given4, i64 %v123
  %v125 = mul i64 %given5, 1
  %v126 = getelementptr [1 x i8], ptr %given4, i64 %v125
  %v127 = getelementptr [1 x i8], ptr %v124, i64 128
  call void @llvm.prefetch.p0(ptr %v127, i32 1, i32 3, i32 1)
  %v128 = getelementptr [1 x i8], ptr %v124, i64 192
  call void @llvm.prefetch.p0(ptr %v128, i32 1, i32 3, i32 1)
  %v129 = getelementptr [1 x i8], ptr %v126, i64 128
  call void @llvm.prefetch.p0(ptr %v129, i32 1, i32 3, i32 1)
  %v130 = getelementptr [1 x i8], ptr %v126, i64 192
  call void @llvm.prefetch.p0(ptr %v130, i32 1, i32 3, i32 1)
  %v131 = icmp ne i64 %given7, 0
  br i1 %v131, label %yes132, label %no132
yes132:
  br label %joined132
no132:
  %v133 = getelementptr [1 x i8], ptr %v124, i64 0
  %v134 = getelementptr [1 x i8], ptr %v124, i64 32
  %v135 = getelementptr [1 x i8], ptr %v124, i64 64
  %v136 = getelementptr [1 x i8], ptr %v124, i64 96
  %v137 = getelementptr [1 x i8], ptr %v126, i64 0
  %v138 = getelementptr [1 x i8], ptr %v126, i64 32
  %v139 = getelementptr [1 x i8], ptr %v126, i64 64
  %v140 = getelementptr [1 x i8], ptr %v126, i64 96
  %v141 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v133, i32 4, <8 x i1> %v100, <8 x float> zeroinitializer)
  %v142 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v134, i32 4, <8 x i1> %v107, <8 x float> zeroinitializer)
  %v143 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v135, i32 4, <8 x i1> %v114, <8 x float> zeroinitializer)
  %v144 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v136, i32 4, <8 x i1> %v121, <8 x float> zeroinitializer)
  %v145 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v137, i32 4, <8 x i1> %v100, <8 x float> zeroinitializer)
  %v146 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v138, i32 4, <8 x i1> %v107, <8 x float> zeroinitializer)
  %v147 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v139, i32 4, <8 x i1> %v114, <8 x float> zeroinitializer)
  %v148 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v140, i32 4, <8 x i1> %v121, <8 x float> zeroinitializer)
  br label %joined132
joined132:
  %v149 = phi <8 x float> [ splat (float 0x0000000000000000), %yes132 ], [ %v141, %no132 ]
  %v150 = phi <8 x float> [ splat (float 0x0000000000000000), %yes132 ], [ %v142, %no132 ]
  %v151 = phi <8 x float> [ splat (float 0x0000000000000000), %yes132 ], [ %v143, %no132 ]
  %v152 = phi <8 x float> [ splat (float 0x0000000000000000), %yes132 ], [ %v144, %no132 ]
  %v153 = phi <8 x float> [ splat (float 0x0000000000000000), %yes132 ], [ %v145, %no132 ]
  %v154 = phi <8 x float> [ splat (float 0x0000000000000000), %yes132 ], [ %v146, %no132 ]
  %v155 = phi <8 x float> [ splat (float 0x0000000000000000), %yes132 ], [ %v147, %no132 ]
  %v156 = phi <8 x float> [ splat (float 0x0000000000000000), %yes132 ], [ %v148, %no132 ]
  %v157 = mul i64 %given1, 0
  %v158 = getelementptr [1 x i8], ptr %given0, i64 %v157
  %v159 = sub i64 %given8, 1
  %v160 = sdiv i64 %v159, 16
  %v161 = icmp slt i64 %v160, 0
  %v162 = select i1 %v161, i64 %v160, i64 0
  %v163 = icmp slt i64 %v160, 1
  %v164 = select i1 %v163, i64 %v160, i64 1
  %v165 = mul i64 %v162, %given3
  %v166 = getelementptr [1 x i8], ptr %given2, i64 %v165
  %v167 = mul i64 %v164, %given3
  %v168 = getelementptr [1 x i8], ptr %given2, i64 %v167
  br label %head169
head169:
  %v170 = phi i64 [ 0, %joined132 ], [ %v212, %body169 ]
  %v171 = phi <8 x float> [ %v149, %joined132 ], [ %v192, %body169 ]
  %v172 = phi <8 x float> [ %v150, %joined132 ], [ %v193, %body169 ]
  %v173 = phi <8 x float> [ %v151, %joined132 ], [ %v204, %body169 ]
  %v174 = phi <8 x float> [ %v152, %joined132 ], [ %v205, %body169 ]
  %v175 = phi <8 x float> [ %v153, %joined132 ], [ %v198, %body169 ]
  %v176 = phi <8 x float> [ %v154, %joined132 ], [ %v199, %body169 ]
  %v177 = phi <8 x float> [ %v155, %joined132 ], [ %v206, %body169 ]
  %v178 = phi <8 x float> [ %v156, %joined132 ], [ %v207, %body169 ]
  %v179 = phi ptr [ %v158, %joined132 ], [ %v208, %body169 ]
  %v180 = phi ptr [ %v166, %joined132 ], [ %v209, %body169 ]
  %v181 = phi ptr [ %v168, %joined132 ], [ %v210, %body169 ]
  %v182 = phi ptr [ %given9, %joined132 ], [ %v211, %body169 ]
  %v183 = icmp slt i64 %v170, %given6
  br i1 %v183, label %body169, label %end169
body169:
  %v184 = getelementptr [1 x i8], ptr %v180, i64 0
  %v185 = load <8 x float>, ptr %v184, align 4
  %v186 = getelementptr [1 x i8], ptr %v180, i64 32
  %v187 = load <8 x float>, ptr %v186, align 4
  %v188 = getelementptr [1 x i8], ptr %v179, i64 0
  %v189 = load float, ptr %v188, align 4
  %v190 = insertelement <8 x float> poison, float %v189, i32 0
  %v191 = shufflevector <8 x float> %v190, <8 x float> poison, <8 x i32> zeroinitializer
  %v192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v191, <8 x float> %v185, <8 x float> %v171)
  %v193 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v191, <8 x float> %v187, <8 x float> %v172)
  %v194 = getelementptr [1 x i8], ptr %v179, i64 %given1
  %v195 = load float, ptr %v194, align 4
  %v196 = insertelement <8 x float> poison, float %v195, i32 0
  %v197 = shufflevector <8 x float> %v196, <8 x float> poison, <8 x i32> zeroinitializer
  %v198 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v197, <8 x float> %v185, <8 x float> %v175)
  %v199 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v197, <8 x float> %v187, <8 x float> %v176)
  %v200 = getelementptr [1 x i8], ptr %v181, i64 0
  %v201 = load <8 x float>, ptr %v200, align 4
  %v202 = getelementptr [1 x i8], ptr %v181, i64 32
  %v203 = load <8 x float>, ptr %v202, align 4
  %v204 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v191, <8 x float> %v201, <8 x float> %v173)
  %v205 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v191, <8 x float> %v203, <8 x float> %v174)
  %v206 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v197, <8 x float> %v201, <8 x float> %v177)
  %v207 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v197, <8 x float> %v203, <8 x float> %v178)
  %v208 = getelementptr [1 x i8], ptr %v179, i64 4
  %v209 = getelementptr [1 x i8], ptr %v180, i64 64
  %v210 = getelementptr [1 x i8], ptr %v181, i64 64
  %v211 = getelementptr [1 x i8], ptr %v182, i64 %given10
  %v212 = add i64 %v170, 1
  br label %head169
end169:
  %v213 = getelementptr [1 x i8], ptr %v124, i64 0
  %v214 = getelementptr [1 x i8], ptr %v124, i64 32
  %v215 = getelementptr [1 x i8], ptr %v124, i64 64
  %v216 = getelementptr [1 x i8], ptr %v124, i64 96
  %v217 = getelementptr [1 x i8], ptr %v126, i64 0
  %v218 = getelementptr [1 x i8], ptr %v126, i64 32
  %v219 = getelementptr [1 x i8], ptr %v126, i64 64
  %v220 = getelementptr [1 x i8], ptr %v126, i64 96
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v171, ptr %v213, i32 4, <8 x i1> %v100)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v172, ptr %v214, i32 4, <8 x i1> %v107)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v173, ptr %v215, i32 4, <8 x i1> %v114)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v174, ptr %v216, i32 4, <8 x i1> %v121)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v175, ptr %v217, i32 4, <8 x i1> %v100)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v176, ptr %v218, i32 4, <8 x i1> %v107)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v177, ptr %v219, i32 4, <8 x i1> %v114)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v178, ptr %v220, i32 4, <8 x i1> %v121)
  ret void
}
define internal void @copy(ptr %given0, i64 %given1, ptr %given2, i64 %given3, i64 %given4) nounwind {
entry:
  br label %head221
head221:
  %v222 = phi i64 [ 0, %entry ], [ %v246, %end237 ]
  %v223 = phi ptr [ %given0, %entry ], [ %v244, %end237 ]
  %v224 = phi ptr [ %given2, %entry ], [ %v245, %end237 ]
  %v225 = icmp slt i64 %v222, %given3
  br i1 %v225, label %body221, label %end221
body221:
  %v226 = sub i64 %given4, 0
  %v227 = and i64 %v226, -8
  %v228 = add i64 0, %v227
  br label %head229
head229:
  %v230 = phi i64 [ 0, %body221 ], [ %v236, %body229 ]
  %v231 = icmp slt i64 %v230, %v228
  br i1 %v231, label %body229, label %end229
body229:
  %v232 = add i64 %v230, 0
  %v233 = getelementptr [4 x i8], ptr %v223, i64 %v232
  %v234 = load <8 x float>, ptr %v233, align 4
  %v235 = getelementptr [4 x i8], ptr %v224, i64 %v232
  store <8 x float> %v234, ptr %v235, align 4
  %v236 = add i64 %v230, 8
  br label %head229
end229:
  br label %head237
head237:
  %v238 = phi i64 [ %v228, %end229 ], [ %v243, %body237 ]
  %v239 = icmp slt i64 %v238, %given4
  br i1 %v239, label %body237, label %end237
body237:
  %v240 = getelementptr [4 x i8], ptr %v223, i64 %v238
  %v241 = load float, ptr %v240, align 4
  %v242 = getelementptr [4 x i8], ptr %v224, i64 %v238
  store float %v241, ptr %v242, align 4
  %v243 = add i64 %v238, 1
  br label %head237
end237:
  %v244 = getelementptr [1 x i8], ptr %v223, i64 %given1
  %v245 = getelementptr [4 x i8], ptr %v224, i64 528
  %v246 = add i64 %v222, 1
  br label %head221
end221:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [8192 x float], align 64
  %v247 = getelementptr i8, ptr %arguments, i64 0
  %v248 = load ptr, ptr %v247, align 8
  %v249 = getelementptr i8, ptr %arguments, i64 8
  %v250 = load ptr, ptr %v249, align 8
  %v251 = getelementptr i8, ptr %arguments, i64 16
  %v252 = load ptr, ptr %v251, align 8
  %v253 = getelementptr i8, ptr %arguments, i64 24
  %v254 = load i64, ptr %v253, align 8
  %v255 = getelementptr i8, ptr %arguments, i64 32
  %v256 = load i64, ptr %v255, align 8
  %v257 = getelementptr i8, ptr %arguments, i64 40
  %v258 = load i64, ptr %v257, align 8
  %v259 = getelementptr i8, ptr %arguments, i64 48
  %v260 = load i64, ptr %v259, align 8
  %v261 = getelementptr i8, ptr %arguments, i64 56
  %v262 = load i64, ptr %v261, align 8
  %v263 = getelementptr i8, ptr %arguments, i64 64
  %v264 = load i64, ptr %v263, align 8
  %v265 = getelementptr i8, ptr %arguments, i64 72
  %v266 = load i64, ptr %v265, align 8
  %v267 = getelementptr i8, ptr %arguments, i64 80
  %v268 = load i64, ptr %v267, align 8
  %v269 = getelementptr i8, ptr %arguments, i64 88
  %v270 = load i64, ptr %v269, align 8
  %v271 = getelementptr i8, ptr %arguments, i64 96
  %v272 = load i64, ptr %v271, align 8
  %v273 = getelementptr i8, ptr %arguments, i64 104
  %v274 = load i64, ptr %v273, align 8
  %v275 = add i64 %v254, 5
  %v276 = sdiv i64 %v275, 6
  %v277 = sdiv i64 %v254, %v276
  %v278 = mul i64 %v277, %v276
  %v279 = sub i64 %v254, %v278
  %v280 = mul i64 %v258, 64
  %v281 = mul i64 %v262, 4
  %v282 = add i64 %v256, 15
  %v283 = sdiv i64 %v282, 16
  %v284 = mul i64 %v260, 4
  %v285 = mul i64 %v254, %v258
  %v286 = mul i64 %v285, 4
  %v287 = mul i64 %v280, %v283
  %v288 = mul i64 %v254, %v256
  br label %head289
head289:
  %v290 = phi i64 [ %v272, %entry ], [ %v383, %end313 ]
  %v291 = icmp slt i64 %v290, %v274
  br i1 %v291, label %body289, label %end289
body289:
  %v292 = srem i64 %v290, %v270
  %v293 = sdiv i64 %v290, %v270
  %v294 = srem i64 %v293, %v268
  %v295 = mul i64 %v294, %v266
  %v296 = add i64 %v295, %v266
  %v297 = icmp slt i64 %v296, %v256
  %v298 = select i1 %v297, i64 %v296, i64 %v256
  %v299 = mul i64 %v276, %v292
  %v300 = sdiv i64 %v299, %v270
  %v301 = add i64 %v292, 1
  %v302 = mul i64 %v276, %v301
  %v303 = sdiv i64 %v302, %v270
  %v304 = sdiv i64 %v293, %v268
  %v305 = mul i64 0, %v286
  %v306 = getelementptr [1 x i8], ptr %v248, i64 %v305
  %v307 = mul i64 0, %v287
  %v308 = getelementptr [1 x i8], ptr %v250, i64 %v307
  %v309 = mul i64 %v304, %v288
  %v310 = getelementptr [4 x i8], ptr %v252, i64 %v309
  %v311 = icmp sgt i64 %v258, 1
  %v312 = select i1 %v311, i64 %v258, i64 1
  br label %head313
head313:
  %v314 = phi i64 [ 0, %body289 ], [ %v382, %end321 ]
  %v315 = icmp slt i64 %v314, %v312
  br i1 %v315, label %body313, label %end313
body313:
  %v316 = sub i64 %v258, %v314
  %v317 = icmp slt i64 %v316, %v264
  %v318 = select i1 %v317, i64 %v316, i64 %v264
  %v319 = add i64 %v314, %v264
  %v320 = icmp sge i64 %v319, %v312
  br label %head321
head321:
  %v322 = phi i64 [ %v300, %body313 ], [ %v381, %end340 ]
  %v323 = icmp slt i64 %v322, %v303
  br i1 %v323, label %body321, label %end321
body321:
  %v324 = icmp slt i64 %v322, %v279
  %v325 = mul i64 %v322, %v277
  %v326 = icmp slt i64 %v322, %v279
  %v327 = select i1 %v326, i64 %v322, i64 %v279
  %v328 = add i64 %v325, %v327
  %v329 = zext i1 %v324 to i64
  %v330 = add i64 %v277, %v329
  %v331 = mul i64 %v256, 4
  %v332 = mul i64 %v328, %v331
  %v333 = getelementptr [1 x i8], ptr %v310, i64 %v332
  %v334 = icmp sle i64 %v314, 0
  %v335 = zext i1 %v334 to i64
  %v336 = mul i64 %v328, %v284
  %v337 = mul i64 %v314, 4
  %v338 = add i64 %v336, %v337
  %v339 = getelementptr [1 x i8], ptr %v306, i64 %v338
  call void @copy(ptr %v339, i64 %v284, ptr %scratch0, i64 %v330, i64 %v318)
  br label %head340
head340:
  %v341 = phi i64 [ %v295, %body321 ], [ %v380, %body340 ]
  %v342 = icmp slt i64 %v341, %v298
  br i1 %v342, label %body340, label %end340
body340:
  %v343 = sub i64 %v298, %v341
  %v344 = mul i64 %v341, %v258
  %v345 = mul i64 %v344, 4
  %v346 = mul i64 %v314, 64
  %v347 = add i64 %v345, %v346
  %v348 = getelementptr [1 x i8], ptr %v308, i64 %v347
  %v349 = mul i64 %v341, %v258
  %v350 = mul i64 %v349, 4
  %v351 = mul i64 %v314, 64
  %v352 = add i64 %v350, %v351
  %v353 = getelementptr [1 x i8], ptr %v308, i64 %v352
  %v354 = sub i64 %v341, %v295
  %v355 = sdiv i64 %v354, 16
  %v356 = add i64 %v330, %v355
  %v357 = sdiv i64 64, %v276
  %v358 = icmp sle i64 %v276, 1
  %v359 = mul i64 %v264, 64
  %v360 = mul i64 %v266, %v258
  %v361 = mul i64 %v360, 4
  %v362 = mul i64 %v314, 64
  %v363 = sub i64 %v361, %v362
  %v364 = select i1 %v320, i64 %v363, i64 %v359
  %v365 = mul i64 %v322, %v318
  %v366 = mul i64 %v365, %v357
  %v367 = add i64 %v364, %v366
  %v368 = select i1 %v358, i64 16384, i64 %v367
  %v369 = mul i64 %v356, %v284
  %v370 = getelementptr [1 x i8], ptr %v339, i64 %v369
  %v371 = getelementptr [1 x i8], ptr %v353, i64 %v368
  %v372 = icmp sge i64 %v276, 8
  %v373 = select i1 %v372, ptr %v370, ptr %v371
  %v374 = select i1 %v372, i64 4, i64 %v357
  %v375 = getelementptr [4 x i8], ptr %v333, i64 %v341
  %v376 = select i1 %v324, ptr @tile2, ptr @tile2
  %v377 = select i1 %v324, ptr @edge2, ptr @edge2
  %v378 = icmp slt i64 %v343, 32
  %v379 = select i1 %v378, ptr %v377, ptr %v376
  call void %v379(ptr %scratch0, i64 2112, ptr %v348, i64 %v280, ptr %v375, i64 %v331, i64 %v318, i64 %v335, i64 %v343, ptr %v373, i64 %v374)
  %v380 = add i64 %v341, 32
  br label %head340
end340:
  %v381 = add i64 %v322, 1
  br label %head321
end321:
  %v382 = add i64 %v314, %v264
  br label %head313
end313:
  %v383 = add i64 %v290, 1
  br label %head289
end289:
  ret void
}
