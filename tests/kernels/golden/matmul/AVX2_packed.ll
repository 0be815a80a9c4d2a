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
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7) nounwind {
entry:
  br label %head221
head221:
  %v222 = phi i64 [ 0, %entry ], [ %v258, %end243 ]
  %v223 = phi ptr [ %given2, %entry ], [ %v255, %end243 ]
  %v224 = phi ptr [ %given4, %entry ], [ %v256, %end243 ]
  %v225 = phi ptr [ %given6, %entry ], [ %v257, %end243 ]
  %v226 = icmp slt i64 %v222, %given0
  br i1 %v226, label %body221, label %end221
body221:
  %v227 = sub i64 %given1, 0
  %v228 = and i64 %v227, -8
  %v229 = add i64 0, %v228
  br label %head230
head230:
  %v231 = phi i64 [ 0, %body221 ], [ %v242, %body230 ]
  %v232 = icmp slt i64 %v231, %v229
  br i1 %v232, label %body230, label %end230
body230:
  %v233 = add i64 %v231, 0
  %v234 = getelementptr [4 x i8], ptr %v223, i64 %v233
  %v235 = load <8 x float>, ptr %v234, align 4
  %v236 = getelementptr [4 x i8], ptr %v225, i64 %v233
  %v237 = load <8 x float>, ptr %v236, align 4
  %v238 = fadd <8 x float> %v235, %v237
  %v239 = fcmp ole <8 x float> %v238, splat (float 0x0000000000000000)
  %v240 = select <8 x i1> %v239, <8 x float> splat (float 0x0000000000000000), <8 x float> %v238
  %v241 = getelementptr [4 x i8], ptr %v224, i64 %v233
  store <8 x float> %v240, ptr %v241, align 4
  %v242 = add i64 %v231, 8
  br label %head230
end230:
  br label %head243
head243:
  %v244 = phi i64 [ %v229, %end230 ], [ %v254, %body243 ]
  %v245 = icmp slt i64 %v244, %given1
  br i1 %v245, label %body243, label %end243
body243:
  %v246 = getelementptr [4 x i8], ptr %v223, i64 %v244
  %v247 = load float, ptr %v246, align 4
  %v248 = getelementptr [4 x i8], ptr %v225, i64 %v244
  %v249 = load float, ptr %v248, align 4
  %v250 = fadd float %v247, %v249
  %v251 = fcmp ole float %v250, 0x0000000000000000
  %v252 = select i1 %v251, float 0x0000000000000000, float %v250
  %v253 = getelementptr [4 x i8], ptr %v224, i64 %v244
  store float %v252, ptr %v253, align 4
  %v254 = add i64 %v244, 1
  br label %head243
end243:
  %v255 = getelementptr [1 x i8], ptr %v223, i64 %given3
  %v256 = getelementptr [1 x i8], ptr %v224, i64 %given5
  %v257 = getelementptr [1 x i8], ptr %v225, i64 %given7
  %v258 = add i64 %v222, 1
  br label %head221
end221:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v259 = getelementptr i8, ptr %arguments, i64 0
  %v260 = load ptr, ptr %v259, align 8
  %v261 = getelementptr i8, ptr %arguments, i64 8
  %v262 = load ptr, ptr %v261, align 8
  %v263 = getelementptr i8, ptr %arguments, i64 16
  %v264 = load ptr, ptr %v263, align 8
  %v265 = getelementptr i8, ptr %arguments, i64 24
  %v266 = load ptr, ptr %v265, align 8
  %v267 = getelementptr i8, ptr %arguments, i64 32
  %v268 = load i64, ptr %v267, align 8
  %v269 = getelementptr i8, ptr %arguments, i64 40
  %v270 = load i64, ptr %v269, align 8
  %v271 = getelementptr i8, ptr %arguments, i64 48
  %v272 = load i64, ptr %v271, align 8
  %v273 = getelementptr i8, ptr %arguments, i64 56
  %v274 = load i64, ptr %v273, align 8
  %v275 = getelementptr i8, ptr %arguments, i64 64
  %v276 = load i64, ptr %v275, align 8
  %v277 = getelementptr i8, ptr %arguments, i64 72
  %v278 = load i64, ptr %v277, align 8
  %v279 = getelementptr i8, ptr %arguments, i64 80
  %v280 = load i64, ptr %v279, align 8
  %v281 = getelementptr i8, ptr %arguments, i64 88
  %v282 = load i64, ptr %v281, align 8
  %v283 = getelementptr i8, ptr %arguments, i64 96
  %v284 = load i64, ptr %v283, align 8
  %v285 = getelementptr i8, ptr %arguments, i64 104
  %v286 = load i64, ptr %v285, align 8
  %v287 = getelementptr i8, ptr %arguments, i64 112
  %v288 = load i64, ptr %v287, align 8
  %v289 = getelementptr i8, ptr %arguments, i64 120
  %v290 = load i64, ptr %v289, align 8
  %v291 = add i64 %v268, 5
  %v292 = sdiv i64 %v291, 6
  %v293 = sdiv i64 %v268, %v292
  %v294 = mul i64 %v293, %v292
  %v295 = sub i64 %v268, %v294
  %v296 = mul i64 %v272, 64
  %v297 = mul i64 %v276, 4
  %v298 = add i64 %v270, 15
  %v299 = sdiv i64 %v298, 16
  %v300 = mul i64 %v274, 4
  %v301 = mul i64 %v268, %v272
  %v302 = mul i64 %v301, 4
  %v303 = mul i64 %v296, %v299
  %v304 = mul i64 %v268, %v270
  br label %head305
head305:
  %v306 = phi i64 [ %v288, %entry ], [ %v413, %end331 ]
  %v307 = icmp slt i64 %v306, %v290
  br i1 %v307, label %body305, label %end305
body305:
  %v308 = srem i64 %v306, %v286
  %v309 = sdiv i64 %v306, %v286
  %v310 = srem i64 %v309, %v284
  %v311 = mul i64 %v310, %v282
  %v312 = add i64 %v311, %v282
  %v313 = icmp slt i64 %v312, %v270
  %v314 = select i1 %v313, i64 %v312, i64 %v270
  %v315 = mul i64 %v292, %v308
  %v316 = sdiv i64 %v315, %v286
  %v317 = add i64 %v308, 1
  %v318 = mul i64 %v292, %v317
  %v319 = sdiv i64 %v318, %v286
  %v320 = sdiv i64 %v309, %v284
  %v321 = mul i64 0, %v302
  %v322 = getelementptr [1 x i8], ptr %v260, i64 %v321
  %v323 = mul i64 0, %v303
  %v324 = getelementptr [1 x i8], ptr %v262, i64 %v323
  %v325 = mul i64 0, 4
  %v326 = getelementptr [1 x i8], ptr %v266, i64 %v325
  %v327 = mul i64 %v320, %v304
  %v328 = getelementptr [4 x i8], ptr %v264, i64 %v327
  %v329 = icmp sgt i64 %v272, 1
  %v330 = select i1 %v329, i64 %v272, i64 1
  br label %head331
head331:
  %v332 = phi i64 [ 0, %body305 ], [ %v412, %end339 ]
  %v333 = icmp slt i64 %v332, %v330
  br i1 %v333, label %body331, label %end331
body331:
  %v334 = sub i64 %v272, %v332
  %v335 = icmp slt i64 %v334, %v280
  %v336 = select i1 %v335, i64 %v334, i64 %v280
  %v337 = add i64 %v332, %v280
  %v338 = icmp sge i64 %v337, %v330
  br label %head339
head339:
  %v340 = phi i64 [ %v316, %body331 ], [ %v411, %after399 ]
  %v341 = icmp slt i64 %v340, %v319
  br i1 %v341, label %body339, label %end339
body339:
  %v342 = icmp slt i64 %v340, %v295
  %v343 = mul i64 %v340, %v293
  %v344 = icmp slt i64 %v340, %v295
  %v345 = select i1 %v344, i64 %v340, i64 %v295
  %v346 = add i64 %v343, %v345
  %v347 = zext i1 %v342 to i64
  %v348 = add i64 %v293, %v347
  %v349 = mul i64 %v270, 4
  %v350 = mul i64 %v346, %v349
  %v351 = getelementptr [1 x i8], ptr %v328, i64 %v350
  %v352 = icmp sle i64 %v332, 0
  %v353 = zext i1 %v352 to i64
  %v354 = mul i64 %v346, %v300
  %v355 = mul i64 %v332, 4
  %v356 = add i64 %v354, %v355
  %v357 = getelementptr [1 x i8], ptr %v322, i64 %v356
  br label %head358
head358:
  %v359 = phi i64 [ %v311, %body339 ], [ %v398, %body358 ]
  %v360 = icmp slt i64 %v359, %v314
  br i1 %v360, label %body358, label %end358
body358:
  %v361 = sub i64 %v314, %v359
  %v362 = mul i64 %v359, %v272
  %v363 = mul i64 %v362, 4
  %v364 = mul i64 %v332, 64
  %v365 = add i64 %v363, %v364
  %v366 = getelementptr [1 x i8], ptr %v324, i64 %v365
  %v367 = mul i64 %v359, %v272
  %v368 = mul i64 %v367, 4
  %v369 = mul i64 %v332, 64
  %v370 = add i64 %v368, %v369
  %v371 = getelementptr [1 x i8], ptr %v324, i64 %v370
  %v372 = sub i64 %v359, %v311
  %v373 = sdiv i64 %v372, 16
  %v374 = add i64 %v348, %v373
  %v375 = sdiv i64 64, %v292
  %v376 = icmp sle i64 %v292, 1
  %v377 = mul i64 %v280, 64
  %v378 = mul i64 %v282, %v272
  %v379 = mul i64 %v378, 4
  %v380 = mul i64 %v332, 64
  %v381 = sub i64 %v379, %v380
  %v382 = select i1 %v338, i64 %v381, i64 %v377
  %v383 = mul i64 %v340, %v336
  %v384 = mul i64 %v383, %v375
  %v385 = add i64 %v382, %v384
  %v386 = select i1 %v376, i64 16384, i64 %v385
  %v387 = mul i64 %v374, %v300
  %v388 = getelementptr [1 x i8], ptr %v357, i64 %v387
  %v389 = getelementptr [1 x i8], ptr %v371, i64 %v386
  %v390 = icmp sge i64 %v292, 8
  %v391 = select i1 %v390, ptr %v388, ptr %v389
  %v392 = select i1 %v390, i64 4, i64 %v375
  %v393 = getelementptr [4 x i8], ptr %v351, i64 %v359
  %v394 = select i1 %v342, ptr @tile2, ptr @tile2
  %v395 = select i1 %v342, ptr @edge2, ptr @edge2
  %v396 = icmp slt i64 %v361, 32
  %v397 = select i1 %v396, ptr %v395, ptr %v394
  call void %v397(ptr %v357, i64 %v300, ptr %v366, i64 %v296, ptr %v393, i64 %v349, i64 %v336, i64 %v353, i64 %v361, ptr %v391, i64 %v392)
  %v398 = add i64 %v359, 32
  br label %head358
end358:
  br i1 %v338, label %then399, label %after399
then399:
  %v400 = mul i64 %v346, %v270
  %v401 = add i64 %v400, %v311
  %v402 = getelementptr [4 x i8], ptr %v328, i64 %v401
  %v403 = getelementptr [4 x i8], ptr %v351, i64 %v311
  %v404 = mul i64 %v270, 4
  %v405 = mul i64 %v270, 4
  %v406 = mul i64 %v346, %v278
  %v407 = add i64 %v406, %v311
  %v408 = getelementptr [4 x i8], ptr %v326, i64 %v407
  %v409 = mul i64 %v278, 4
  %v410 = sub i64 %v314, %v311
  call void @epilogue(i64 %v348, i64 %v410, ptr %v403, i64 %v404, ptr %v402, i64 %v405, ptr %v408, i64 %v409)
  br label %after399
after399:
  %v411 = add i64 %v340, 1
  br label %head339
end339:
  %v412 = add i64 %v332, %v280
  br label %head331
end331:
  %v413 = add i64 %v306, 1
  br label %head305
end305:
  ret void
}
