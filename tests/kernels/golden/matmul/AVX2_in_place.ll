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
  br label %head38
head38:
  %v39 = phi i64 [ 0, %joined11 ], [ %v83, %body38 ]
  %v40 = phi <8 x float> [ %v28, %joined11 ], [ %v63, %body38 ]
  %v41 = phi <8 x float> [ %v29, %joined11 ], [ %v64, %body38 ]
  %v42 = phi <8 x float> [ %v30, %joined11 ], [ %v76, %body38 ]
  %v43 = phi <8 x float> [ %v31, %joined11 ], [ %v77, %body38 ]
  %v44 = phi <8 x float> [ %v32, %joined11 ], [ %v69, %body38 ]
  %v45 = phi <8 x float> [ %v33, %joined11 ], [ %v70, %body38 ]
  %v46 = phi <8 x float> [ %v34, %joined11 ], [ %v78, %body38 ]
  %v47 = phi <8 x float> [ %v35, %joined11 ], [ %v79, %body38 ]
  %v48 = phi ptr [ %v37, %joined11 ], [ %v80, %body38 ]
  %v49 = phi ptr [ %given2, %joined11 ], [ %v81, %body38 ]
  %v50 = phi ptr [ %given9, %joined11 ], [ %v82, %body38 ]
  %v51 = icmp slt i64 %v39, %given6
  br i1 %v51, label %body38, label %end38
body38:
  %v52 = getelementptr [1 x i8], ptr %v50, i64 0
  call void @llvm.prefetch.p0(ptr %v52, i32 0, i32 3, i32 1)
  %v53 = getelementptr [1 x i8], ptr %v50, i64 64
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 3, i32 1)
  %v54 = getelementptr [1 x i8], ptr %v49, i64 0
  %v55 = getelementptr [1 x i8], ptr %v54, i64 0
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = getelementptr [1 x i8], ptr %v54, i64 32
  %v58 = load <8 x float>, ptr %v57, align 4
  %v59 = getelementptr [1 x i8], ptr %v48, i64 0
  %v60 = load float, ptr %v59, align 4
  %v61 = insertelement <8 x float> poison, float %v60, i32 0
  %v62 = shufflevector <8 x float> %v61, <8 x float> poison, <8 x i32> zeroinitializer
  %v63 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v62, <8 x float> %v56, <8 x float> %v40)
  %v64 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v62, <8 x float> %v58, <8 x float> %v41)
  %v65 = getelementptr [1 x i8], ptr %v48, i64 %given1
  %v66 = load float, ptr %v65, align 4
  %v67 = insertelement <8 x float> poison, float %v66, i32 0
  %v68 = shufflevector <8 x float> %v67, <8 x float> poison, <8 x i32> zeroinitializer
  %v69 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v68, <8 x float> %v56, <8 x float> %v44)
  %v70 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v68, <8 x float> %v58, <8 x float> %v45)
  %v71 = getelementptr [1 x i8], ptr %v49, i64 64
  %v72 = getelementptr [1 x i8], ptr %v71, i64 0
  %v73 = load <8 x float>, ptr %v72, align 4
  %v74 = getelementptr [1 x i8], ptr %v71, i64 32
  %v75 = load <8 x float>, ptr %v74, align 4
  %v76 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v62, <8 x float> %v73, <8 x float> %v42)
  %v77 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v62, <8 x float> %v75, <8 x float> %v43)
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v68, <8 x float> %v73, <8 x float> %v46)
  %v79 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v68, <8 x float> %v75, <8 x float> %v47)
  %v80 = getelementptr [1 x i8], ptr %v48, i64 4
  %v81 = getelementptr [1 x i8], ptr %v49, i64 %given3
  %v82 = getelementptr [1 x i8], ptr %v50, i64 %given10
  %v83 = add i64 %v39, 1
  br label %head38
end38:
  %v84 = getelementptr [1 x i8], ptr %v3, i64 0
  %v85 = getelementptr [1 x i8], ptr %v3, i64 32
  %v86 = getelementptr [1 x i8], ptr %v3, i64 64
  %v87 = getelementptr [1 x i8], ptr %v3, i64 96
  %v88 = getelementptr [1 x i8], ptr %v5, i64 0
  %v89 = getelementptr [1 x i8], ptr %v5, i64 32
  %v90 = getelementptr [1 x i8], ptr %v5, i64 64
  %v91 = getelementptr [1 x i8], ptr %v5, i64 96
  store <8 x float> %v40, ptr %v84, align 4
  store <8 x float> %v41, ptr %v85, align 4
  store <8 x float> %v42, ptr %v86, align 4
  store <8 x float> %v43, ptr %v87, align 4
  store <8 x float> %v44, ptr %v88, align 4
  store <8 x float> %v45, ptr %v89, align 4
  store <8 x float> %v46, ptr %v90, align 4
  store <8 x float> %v47, ptr %v91, align 4
  ret void
}
define internal void @edge2(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v92 = sub i64 %given8, 0
  %v93 = icmp slt i64 %v92, 8
  %v94 = select i1 %v93, i64 %v92, i64 8
  %v95 = trunc i64 %v94 to i32
  %v96 = insertelement <8 x i32> poison, i32 %v95, i32 0
  %v97 = shufflevector <8 x i32> %v96, <8 x i32> poison, <8 x i32> zeroinitializer
  %v98 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v97
  %v99 = sub i64 %given8, 8
  %v100 = icmp slt i64 %v99, 8
  %v101 = select i1 %v100, i64 %v99, i64 8
  %v102 = trunc i64 %v101 to i32
  %v103 = insertelement <8 x i32> poison, i32 %v102, i32 0
  %v104 = shufflevector <8 x i32> %v103, <8 x i32> poison, <8 x i32> zeroinitializer
  %v105 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v104
  %v106 = sub i64 %given8, 16
  %v107 = icmp slt i64 %v106, 8
  %v108 = select i1 %v107, i64 %v106, i64 8
  %v109 = trunc i64 %v108 to i32
  %v110 = insertelement <8 x i32> poison, i32 %v109, i32 0
  %v111 = shufflevector <8 x i32> %v110, <8 x i32> poison, <8 x i32> zeroinitializer
  %v112 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v111
  %v113 = sub i64 %given8, 24
  %v114 = icmp slt i64 %v113, 8
  %v115 = select i1 %v114, i64 %v113, i64 8
  %v116 = trunc i64 %v115 to i32
  %v117 = insertelement <8 x i32> poison, i32 %v116, i32 0
  %v118 = shufflevector <8 x i32> %v117, <8 x i32> poison, <8 x i32> zeroinitializer
  %v119 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v118
  %v120 = mul i64 %given1, 2
  %v121 = mul i64 %given5, 0
  %v122 = getelementptr [1 x i8], ptr %given4, i64 %v121
  %v123 = mul i64 %given5, 1
  %v124 = getelementptr [1 x i8], ptr %given4, i64 %v123
  %v125 = getelementptr [1 x i8], ptr %v122, i64 128
  call void @llvm.prefetch.p0(ptr %v125, i32 1, i32 3, i32 1)
  %v126 = getelementptr [1 x i8], ptr %v122, i64 192
  call void @llvm.prefetch.p0(ptr %v126, i32 1, i32 3, i32 1)
  %v127 = getelementptr [1 x i8], ptr %v124, i64 128
  call void @llvm.prefetch.p0(ptr %v127, i32 1, i32 3, i32 1)
  %v128 = getelementptr [1 x i8], ptr %v124, i64 192
  call void @llvm.prefetch.p0(ptr %v128, i32 1, i32 3, i32 1)
  %v129 = icmp ne i64 %given7, 0
  br i1 %v129, label %yes130, label %no130
yes130:
  br label %joined130
no130:
  %v131 = getelementptr [1 x i8], ptr %v122, i64 0
  %v132 = getelementptr [1 x i8], ptr %v122, i64 32
  %v133 = getelementptr [1 x i8], ptr %v122, i64 64
  %v134 = getelementptr [1 x i8], ptr %v122, i64 96
  %v135 = getelementptr [1 x i8], ptr %v124, i64 0
  %v136 = getelementptr [1 x i8], ptr %v124, i64 32
  %v137 = getelementptr [1 x i8], ptr %v124, i64 64
  %v138 = getelementptr [1 x i8], ptr %v124, i64 96
  %v139 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v131, i32 4, <8 x i1> %v98, <8 x float> zeroinitializer)
  %v140 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v132, i32 4, <8 x i1> %v105, <8 x float> zeroinitializer)
  %v141 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v133, i32 4, <8 x i1> %v112, <8 x float> zeroinitializer)
  %v142 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v134, i32 4, <8 x i1> %v119, <8 x float> zeroinitializer)
  %v143 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v135, i32 4, <8 x i1> %v98, <8 x float> zeroinitializer)
  %v144 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v136, i32 4, <8 x i1> %v105, <8 x float> zeroinitializer)
  %v145 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v137, i32 4, <8 x i1> %v112, <8 x float> zeroinitializer)
  %v146 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v138, i32 4, <8 x i1> %v119, <8 x float> zeroinitializer)
  br label %joined130
joined130:
  %v147 = phi <8 x float> [ splat (float 0x0000000000000000), %yes130 ], [ %v139, %no130 ]
  %v148 = phi <8 x float> [ splat (float 0x0000000000000000), %yes130 ], [ %v140, %no130 ]
  %v149 = phi <8 x float> [ splat (float 0x0000000000000000), %yes130 ], [ %v141, %no130 ]
  %v150 = phi <8 x float> [ splat (float 0x0000000000000000), %yes130 ], [ %v142, %no130 ]
  %v151 = phi <8 x float> [ splat (float 0x0000000000000000), %yes130 ], [ %v143, %no130 ]
  %v152 = phi <8 x float> [ splat (float 0x0000000000000000), %yes130 ], [ %v144, %no130 ]
  %v153 = phi <8 x float> [ splat (float 0x0000000000000000), %yes130 ], [ %v145, %no130 ]
  %v154 = phi <8 x float> [ splat (float 0x0000000000000000), %yes130 ], [ %v146, %no130 ]
  %v155 = mul i64 %given1, 0
  %v156 = getelementptr [1 x i8], ptr %given0, i64 %v155
  br label %head157
head157:
  %v158 = phi i64 [ 0, %joined130 ], [ %v202, %body157 ]
  %v159 = phi <8 x float> [ %v147, %joined130 ], [ %v182, %body157 ]
  %v160 = phi <8 x float> [ %v148, %joined130 ], [ %v183, %body157 ]
  %v161 = phi <8 x float> [ %v149, %joined130 ], [ %v195, %body157 ]
  %v162 = phi <8 x float> [ %v150, %joined130 ], [ %v196, %body157 ]
  %v163 = phi <8 x float> [ %v151, %joined130 ], [ %v188, %body157 ]
  %v164 = phi <8 x float> [ %v152, %joined130 ], [ %v189, %body157 ]
  %v165 = phi <8 x float> [ %v153, %joined130 ], [ %v197, %body157 ]
  %v166 = phi <8 x float> [ %v154, %joined130 ], [ %v198, %body157 ]
  %v167 = phi ptr [ %v156, %joined130 ], [ %v199, %body157 ]
  %v168 = phi ptr [ %given2, %joined130 ], [ %v200, %body157 ]
  %v169 = phi ptr [ %given9, %joined130 ], [ %v201, %body157 ]
  %v170 = icmp slt i64 %v158, %given6
  br i1 %v170, label %body157, label %end157
body157:
  %v171 = getelementptr [1 x i8], ptr %v169, i64 0
  call void @llvm.prefetch.p0(ptr %v171, i32 0, i32 3, i32 1)
  %v172 = getelementptr [1 x i8], ptr %v169, i64 64
  call void @llvm.prefetch.p0(ptr %v172, i32 0, i32 3, i32 1)
  %v173 = getelementptr [1 x i8], ptr %v168, i64 0
  %v174 = getelementptr [1 x i8], ptr %v173, i64 0
  %v175 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v174, i32 4, <8 x i1> %v98, <8 x float> zeroinitializer)
  %v176 = getelementptr [1 x i8], ptr %v173, i64 32
  %v177 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v176, i32 4, <8 x i1> %v105, <8 x float> zeroinitializer)
  %v178 = getelementptr [1 x i8], ptr %v167, i64 0
  %v179 = load float, ptr %v178, align 4
  %v180 = insertelement <8 x float> poison, float %v179, i32 0
  %v181 = shufflevector <8 x float> %v180, <8 x float> poison, <8 x i32> zeroinitializer
  %v182 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v181, <8 x float> %v175, <8 x float> %v159)
  %v183 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v181, <8 x float> %v177, <8 x float> %v160)
  %v184 = getelementptr [1 x i8], ptr %v167, i64 %given1
  %v185 = load float, ptr %v184, align 4
  %v186 = insertelement <8 x float> poison, float %v185, i32 0
  %v187 = shufflevector <8 x float> %v186, <8 x float> poison, <8 x i32> zeroinitializer
  %v188 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v187, <8 x float> %v175, <8 x float> %v163)
  %v189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v187, <8 x float> %v177, <8 x float> %v164)
  %v190 = getelementptr [1 x i8], ptr %v168, i64 64
  %v191 = getelementptr [1 x i8], ptr %v190, i64 0
  %v192 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v191, i32 4, <8 x i1> %v112, <8 x float> zeroinitializer)
  %v193 = getelementptr [1 x i8], ptr %v190, i64 32
  %v194 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v193, i32 4, <8 x i1> %v119, <8 x float> zeroinitializer)
  %v195 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v181, <8 x float> %v192, <8 x float> %v161)
  %v196 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v181, <8 x float> %v194, <8 x float> %v162)
  %v197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v187, <8 x float> %v192, <8 x float> %v165)
  %v198 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v187, <8 x float> %v194, <8 x float> %v166)
  %v199 = getelementptr [1 x i8], ptr %v167, i64 4
  %v200 = getelementptr [1 x i8], ptr %v168, i64 %given3
  %v201 = getelementptr [1 x i8], ptr %v169, i64 %given10
  %v202 = add i64 %v158, 1
  br label %head157
end157:
  %v203 = getelementptr [1 x i8], ptr %v122, i64 0
  %v204 = getelementptr [1 x i8], ptr %v122, i64 32
  %v205 = getelementptr [1 x i8], ptr %v122, i64 64
  %v206 = getelementptr [1 x i8], ptr %v122, i64 96
  %v207 = getelementptr [1 x i8], ptr %v124, i64 0
  %v208 = getelementptr [1 x i8], ptr %v124, i64 32
  %v209 = getelementptr [1 x i8], ptr %v124, i64 64
  %v210 = getelementptr [1 x i8], ptr %v124, i64 96
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v159, ptr %v203, i32 4, <8 x i1> %v98)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v160, ptr %v204, i32 4, <8 x i1> %v105)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v161, ptr %v205, i32 4, <8 x i1> %v112)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v162, ptr %v206, i32 4, <8 x i1> %v119)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v163, ptr %v207, i32 4, <8 x i1> %v98)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v164, ptr %v208, i32 4, <8 x i1> %v105)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v165, ptr %v209, i32 4, <8 x i1> %v112)
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v166, ptr %v210, i32 4, <8 x i1> %v119)
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v211 = getelementptr i8, ptr %arguments, i64 0
  %v212 = load ptr, ptr %v211, align 8
  %v213 = getelementptr i8, ptr %arguments, i64 8
  %v214 = load ptr, ptr %v213, align 8
  %v215 = getelementptr i8, ptr %arguments, i64 16
  %v216 = load ptr, ptr %v215, align 8
  %v217 = getelementptr i8, ptr %arguments, i64 24
  %v218 = load i64, ptr %v217, align 8
  %v219 = getelementptr i8, ptr %arguments, i64 32
  %v220 = load i64, ptr %v219, align 8
  %v221 = getelementptr i8, ptr %arguments, i64 40
  %v222 = load i64, ptr %v221, align 8
  %v223 = getelementptr i8, ptr %arguments, i64 48
  %v224 = load i64, ptr %v223, align 8
  %v225 = getelementptr i8, ptr %arguments, i64 56
  %v226 = load i64, ptr %v225, align 8
  %v227 = getelementptr i8, ptr %arguments, i64 64
  %v228 = load i64, ptr %v227, align 8
  %v229 = getelementptr i8, ptr %arguments, i64 72
  %v230 = load i64, ptr %v229, align 8
  %v231 = getelementptr i8, ptr %arguments, i64 80
  %v232 = load i64, ptr %v231, align 8
  %v233 = getelementptr i8, ptr %arguments, i64 88
  %v234 = load i64, ptr %v233, align 8
  %v235 = getelementptr i8, ptr %arguments, i64 96
  %v236 = load i64, ptr %v235, align 8
  %v237 = getelementptr i8, ptr %arguments, i64 104
  %v238 = load i64, ptr %v237, align 8
  %v239 = getelementptr i8, ptr %arguments, i64 112
  %v240 = load i64, ptr %v239, align 8
  %v241 = getelementptr i8, ptr %arguments, i64 120
  %v242 = load i64, ptr %v241, align 8
  %v243 = getelementptr i8, ptr %arguments, i64 128
  %v244 = load i64, ptr %v243, align 8
  %v245 = add i64 %v218, 5
  %v246 = sdiv i64 %v245, 6
  %v247 = sdiv i64 %v218, %v246
  %v248 = mul i64 %v247, %v246
  %v249 = sub i64 %v218, %v248
  %v250 = mul i64 %v222, 64
  %v251 = mul i64 %v226, 4
  %v252 = add i64 %v220, 15
  %v253 = sdiv i64 %v252, 16
  %v254 = mul i64 %v224, 4
  %v255 = mul i64 %v218, %v222
  %v256 = mul i64 %v255, 4
  %v257 = mul i64 %v251, %v222
  %v258 = mul i64 %v218, %v220
  br label %head259
head259:
  %v260 = phi i64 [ %v236, %entry ], [ %v338, %end289 ]
  %v261 = icmp slt i64 %v260, %v238
  br i1 %v261, label %body259, label %end259
body259:
  %v262 = srem i64 %v260, %v234
  %v263 = sdiv i64 %v260, %v234
  %v264 = srem i64 %v263, %v232
  %v265 = mul i64 %v264, %v230
  %v266 = add i64 %v265, %v230
  %v267 = icmp slt i64 %v266, %v220
  %v268 = select i1 %v267, i64 %v266, i64 %v220
  %v269 = mul i64 %v246, %v262
  %v270 = sdiv i64 %v269, %v234
  %v271 = add i64 %v262, 1
  %v272 = mul i64 %v246, %v271
  %v273 = sdiv i64 %v272, %v234
  %v274 = sdiv i64 %v263, %v232
  %v275 = srem i64 %v274, %v240
  %v276 = sdiv i64 %v274, %v240
  %v277 = mul i64 %v275, %v242
  %v278 = add i64 0, %v277
  %v279 = mul i64 %v275, %v244
  %v280 = add i64 0, %v279
  %v281 = mul i64 %v278, %v256
  %v282 = getelementptr [1 x i8], ptr %v212, i64 %v281
  %v283 = mul i64 %v280, %v257
  %v284 = getelementptr [1 x i8], ptr %v214, i64 %v283
  %v285 = mul i64 %v274, %v258
  %v286 = getelementptr [4 x i8], ptr %v216, i64 %v285
  %v287 = icmp sgt i64 %v222, 1
  %v288 = select i1 %v287, i64 %v222, i64 1
  br label %head289
head289:
  %v290 = phi i64 [ 0, %body259 ], [ %v337, %end297 ]
  %v291 = icmp slt i64 %v290, %v288
  br i1 %v291, label %body289, label %end289
body289:
  %v292 = sub i64 %v222, %v290
  %v293 = icmp slt i64 %v292, %v228
  %v294 = select i1 %v293, i64 %v292, i64 %v228
  %v295 = add i64 %v290, %v228
  %v296 = icmp sge i64 %v295, %v288
  br label %head297
head297:
  %v298 = phi i64 [ %v270, %body289 ], [ %v336, %end316 ]
  %v299 = icmp slt i64 %v298, %v273
  br i1 %v299, label %body297, label %end297
body297:
  %v300 = icmp slt i64 %v298, %v249
  %v301 = mul i64 %v298, %v247
  %v302 = icmp slt i64 %v298, %v249
  %v303 = select i1 %v302, i64 %v298, i64 %v249
  %v304 = add i64 %v301, %v303
  %v305 = zext i1 %v300 to i64
  %v306 = add i64 %v247, %v305
  %v307 = mul i64 %v220, 4
  %v308 = mul i64 %v304, %v307
  %v309 = getelementptr [1 x i8], ptr %v286, i64 %v308
  %v310 = icmp sle i64 %v290, 0
  %v311 = zext i1 %v310 to i64
  %v312 = mul i64 %v304, %v254
  %v313 = mul i64 %v290, 4
  %v314 = add i64 %v312, %v313
  %v315 = getelementptr [1 x i8], ptr %v282, i64 %v314
  br label %head316
head316:
  %v317 = phi i64 [ %v265, %body297 ], [ %v335, %body316 ]
  %v318 = icmp slt i64 %v317, %v268
  br i1 %v318, label %body316, label %end316
body316:
  %v319 = sub i64 %v268, %v317
  %v320 = mul i64 %v290, %v251
  %v321 = mul i64 %v317, 4
  %v322 = add i64 %v320, %v321
  %v323 = getelementptr [1 x i8], ptr %v284, i64 %v322
  %v324 = mul i64 %v290, %v251
  %v325 = mul i64 %v317, 4
  %v326 = add i64 %v324, %v325
  %v327 = getelementptr [1 x i8], ptr %v284, i64 %v326
  %v328 = mul i64 %v251, 8
  %v329 = getelementptr [1 x i8], ptr %v327, i64 %v328
  %v330 = getelementptr [4 x i8], ptr %v309, i64 %v317
  %v331 = select i1 %v300, ptr @tile2, ptr @tile2
  %v332 = select i1 %v300, ptr @edge2, ptr @edge2
  %v333 = icmp slt i64 %v319, 32
  %v334 = select i1 %v333, ptr %v332, ptr %v331
  call void %v334(ptr %v315, i64 %v254, ptr %v323, i64 %v251, ptr %v330, i64 %v307, i64 %v294, i64 %v311, i64 %v319, ptr %v329, i64 %v251)
  %v335 = add i64 %v317, 32
  br label %head316
end316:
  %v336 = add i64 %v298, 1
  br label %head297
end297:
  %v337 = add i64 %v290, %v228
  br label %head289
end289:
  %v338 = add i64 %v260, 1
  br label %head259
end259:
  ret void
}
