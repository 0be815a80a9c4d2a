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
  %v6 = getelementptr [1 x i8], ptr %v3, i64 64
  call void @llvm.prefetch.p0(ptr %v6, i32 1, i32 3, i32 1)
  %v7 = getelementptr [1 x i8], ptr %v5, i64 64
  call void @llvm.prefetch.p0(ptr %v7, i32 1, i32 3, i32 1)
  %v8 = icmp ne i64 %given7, 0
  br i1 %v8, label %yes9, label %no9
yes9:
  br label %joined9
no9:
  %v10 = getelementptr [1 x i8], ptr %v3, i64 0
  %v11 = getelementptr [1 x i8], ptr %v3, i64 16
  %v12 = getelementptr [1 x i8], ptr %v3, i64 32
  %v13 = getelementptr [1 x i8], ptr %v3, i64 48
  %v14 = getelementptr [1 x i8], ptr %v5, i64 0
  %v15 = getelementptr [1 x i8], ptr %v5, i64 16
  %v16 = getelementptr [1 x i8], ptr %v5, i64 32
  %v17 = getelementptr [1 x i8], ptr %v5, i64 48
  %v18 = load <4 x float>, ptr %v10, align 4
  %v19 = load <4 x float>, ptr %v11, align 4
  %v20 = load <4 x float>, ptr %v12, align 4
  %v21 = load <4 x float>, ptr %v13, align 4
  %v22 = load <4 x float>, ptr %v14, align 4
  %v23 = load <4 x float>, ptr %v15, align 4
  %v24 = load <4 x float>, ptr %v16, align 4
  %v25 = load <4 x float>, ptr %v17, align 4
  br label %joined9
joined9:
  %v26 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v18, %no9 ]
  %v27 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v19, %no9 ]
  %v28 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v20, %no9 ]
  %v29 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v21, %no9 ]
  %v30 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v22, %no9 ]
  %v31 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v23, %no9 ]
  %v32 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v24, %no9 ]
  %v33 = phi <4 x float> [ splat (float 0x0000000000000000), %yes9 ], [ %v25, %no9 ]
  %v34 = mul i64 %given1, 0
  %v35 = getelementptr [1 x i8], ptr %given0, i64 %v34
  br label %head36
head36:
  %v37 = phi i64 [ 0, %joined9 ], [ %v80, %body36 ]
  %v38 = phi <4 x float> [ %v26, %joined9 ], [ %v60, %body36 ]
  %v39 = phi <4 x float> [ %v27, %joined9 ], [ %v61, %body36 ]
  %v40 = phi <4 x float> [ %v28, %joined9 ], [ %v73, %body36 ]
  %v41 = phi <4 x float> [ %v29, %joined9 ], [ %v74, %body36 ]
  %v42 = phi <4 x float> [ %v30, %joined9 ], [ %v66, %body36 ]
  %v43 = phi <4 x float> [ %v31, %joined9 ], [ %v67, %body36 ]
  %v44 = phi <4 x float> [ %v32, %joined9 ], [ %v75, %body36 ]
  %v45 = phi <4 x float> [ %v33, %joined9 ], [ %v76, %body36 ]
  %v46 = phi ptr [ %v35, %joined9 ], [ %v77, %body36 ]
  %v47 = phi ptr [ %given2, %joined9 ], [ %v78, %body36 ]
  %v48 = phi ptr [ %given9, %joined9 ], [ %v79, %body36 ]
  %v49 = icmp slt i64 %v37, %given6
  br i1 %v49, label %body36, label %end36
body36:
  %v50 = getelementptr [1 x i8], ptr %v48, i64 0
  call void @llvm.prefetch.p0(ptr %v50, i32 0, i32 3, i32 1)
  %v51 = getelementptr [1 x i8], ptr %v47, i64 0
  %v52 = getelementptr [1 x i8], ptr %v51, i64 0
  %v53 = load <4 x float>, ptr %v52, align 4
  %v54 = getelementptr [1 x i8], ptr %v51, i64 16
  %v55 = load <4 x float>, ptr %v54, align 4
  %v56 = getelementptr [1 x i8], ptr %v46, i64 0
  %v57 = load float, ptr %v56, align 4
  %v58 = insertelement <4 x float> poison, float %v57, i32 0
  %v59 = shufflevector <4 x float> %v58, <4 x float> poison, <4 x i32> zeroinitializer
  %v60 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v53, <4 x float> %v38)
  %v61 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v55, <4 x float> %v39)
  %v62 = getelementptr [1 x i8], ptr %v46, i64 %given1
  %v63 = load float, ptr %v62, align 4
  %v64 = insertelement <4 x float> poison, float %v63, i32 0
  %v65 = shufflevector <4 x float> %v64, <4 x float> poison, <4 x i32> zeroinitializer
  %v66 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v53, <4 x float> %v42)
  %v67 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v55, <4 x float> %v43)
  %v68 = getelementptr [1 x i8], ptr %v47, i64 32
  %v69 = getelementptr [1 x i8], ptr %v68, i64 0
  %v70 = load <4 x float>, ptr %v69, align 4
  %v71 = getelementptr [1 x i8], ptr %v68, i64 16
  %v72 = load <4 x float>, ptr %v71, align 4
  %v73 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v70, <4 x float> %v40)
  %v74 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v59, <4 x float> %v72, <4 x float> %v41)
  %v75 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v70, <4 x float> %v44)
  %v76 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v65, <4 x float> %v72, <4 x float> %v45)
  %v77 = getelementptr [1 x i8], ptr %v46, i64 4
  %v78 = getelementptr [1 x i8], ptr %v47, i64 %given3
  %v79 = getelementptr [1 x i8], ptr %v48, i64 %given10
  %v80 = add i64 %v37, 1
  br label %head36
end36:
  %v81 = getelementptr [1 x i8], ptr %v3, i64 0
  %v82 = getelementptr [1 x i8], ptr %v3, i64 16
  %v83 = getelementptr [1 x i8], ptr %v3, i64 32
  %v84 = getelementptr [1 x i8], ptr %v3, i64 48
  %v85 = getelementptr [1 x i8], ptr %v5, i64 0
  %v86 = getelementptr [1 x i8], ptr %v5, i64 16
  %v87 = getelementptr [1 x i8], ptr %v5, i64 32
  %v88 = getelementptr [1 x i8], ptr %v5, i64 48
  store <4 x float> %v38, ptr %v81, align 4
  store <4 x float> %v39, ptr %v82, align 4
  store <4 x float> %v40, ptr %v83, align 4
  store <4 x float> %v41, ptr %v84, align 4
  store <4 x float> %v42, ptr %v85, align 4
  store <4 x float> %v43, ptr %v86, align 4
  store <4 x float> %v44, ptr %v87, align 4
  store <4 x float> %v45, ptr %v88, align 4
  ret void
}
define internal void @edge2(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v89 = sub i64 %given8, 0
  %v90 = icmp slt i64 %v89, 4
  %v91 = select i1 %v90, i64 %v89, i64 4
  %v92 = trunc i64 %v91 to i32
  %v93 = insertelement <4 x i32> poison, i32 %v92, i32 0
  %v94 = shufflevector <4 x i32> %v93, <4 x i32> poison, <4 x i32> zeroinitializer
  %v95 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v94
  %v96 = sub i64 %given8, 4
  %v97 = icmp slt i64 %v96, 4
  %v98 = select i1 %v97, i64 %v96, i64 4
  %v99 = trunc i64 %v98 to i32
  %v100 = insertelement <4 x i32> poison, i32 %v99, i32 0
  %v101 = shufflevector <4 x i32> %v100, <4 x i32> poison, <4 x i32> zeroinitializer
  %v102 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v101
  %v103 = sub i64 %given8, 8
  %v104 = icmp slt i64 %v103, 4
  %v105 = select i1 %v104, i64 %v103, i64 4
  %v106 = trunc i64 %v105 to i32
  %v107 = insertelement <4 x i32> poison, i32 %v106, i32 0
  %v108 = shufflevector <4 x i32> %v107, <4 x i32> poison, <4 x i32> zeroinitializer
  %v109 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v108
  %v110 = sub i64 %given8, 12
  %v111 = icmp slt i64 %v110, 4
  %v112 = select i1 %v111, i64 %v110, i64 4
  %v113 = trunc i64 %v112 to i32
  %v114 = insertelement <4 x i32> poison, i32 %v113, i32 0
  %v115 = shufflevector <4 x i32> %v114, <4 x i32> poison, <4 x i32> zeroinitializer
  %v116 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v115
  %v117 = mul i64 %given1, 2
  %v118 = mul i64 %given5, 0
  %v119 = getelementptr [1 x i8], ptr %given4, i64 %v118
  %v120 = mul i64 %given5, 1
  %v121 = getelementptr [1 x i8], ptr %given4, i64 %v120
  %v122 = getelementptr [1 x i8], ptr %v119, i64 64
  call void @llvm.prefetch.p0(ptr %v122, i32 1, i32 3, i32 1)
  %v123 = getelementptr [1 x i8], ptr %v121, i64 64
  call void @llvm.prefetch.p0(ptr %v123, i32 1, i32 3, i32 1)
  %v124 = icmp ne i64 %given7, 0
  br i1 %v124, label %yes125, label %no125
yes125:
  br label %joined125
no125:
  %v126 = getelementptr [1 x i8], ptr %v119, i64 0
  %v127 = getelementptr [1 x i8], ptr %v119, i64 16
  %v128 = getelementptr [1 x i8], ptr %v119, i64 32
  %v129 = getelementptr [1 x i8], ptr %v119, i64 48
  %v130 = getelementptr [1 x i8], ptr %v121, i64 0
  %v131 = getelementptr [1 x i8], ptr %v121, i64 16
  %v132 = getelementptr [1 x i8], ptr %v121, i64 32
  %v133 = getelementptr [1 x i8], ptr %v121, i64 48
  %v134 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v126, i32 4, <4 x i1> %v95, <4 x float> zeroinitializer)
  %v135 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v127, i32 4, <4 x i1> %v102, <4 x float> zeroinitializer)
  %v136 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v128, i32 4, <4 x i1> %v109, <4 x float> zeroinitializer)
  %v137 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v129, i32 4, <4 x i1> %v116, <4 x float> zeroinitializer)
  %v138 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v130, i32 4, <4 x i1> %v95, <4 x float> zeroinitializer)
  %v139 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v131, i32 4, <4 x i1> %v102, <4 x float> zeroinitializer)
  %v140 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v132, i32 4, <4 x i1> %v109, <4 x float> zeroinitializer)
  %v141 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v133, i32 4, <4 x i1> %v116, <4 x float> zeroinitializer)
  br label %joined125
joined125:
  %v142 = phi <4 x float> [ splat (float 0x0000000000000000), %yes125 ], [ %v134, %no125 ]
  %v143 = phi <4 x float> [ splat (float 0x0000000000000000), %yes125 ], [ %v135, %no125 ]
  %v144 = phi <4 x float> [ splat (float 0x0000000000000000), %yes125 ], [ %v136, %no125 ]
  %v145 = phi <4 x float> [ splat (float 0x0000000000000000), %yes125 ], [ %v137, %no125 ]
  %v146 = phi <4 x float> [ splat (float 0x0000000000000000), %yes125 ], [ %v138, %no125 ]
  %v147 = phi <4 x float> [ splat (float 0x0000000000000000), %yes125 ], [ %v139, %no125 ]
  %v148 = phi <4 x float> [ splat (float 0x0000000000000000), %yes125 ], [ %v140, %no125 ]
  %v149 = phi <4 x float> [ splat (float 0x0000000000000000), %yes125 ], [ %v141, %no125 ]
  %v150 = mul i64 %given1, 0
  %v151 = getelementptr [1 x i8], ptr %given0, i64 %v150
  br label %head152
head152:
  %v153 = phi i64 [ 0, %joined125 ], [ %v196, %body152 ]
  %v154 = phi <4 x float> [ %v142, %joined125 ], [ %v176, %body152 ]
  %v155 = phi <4 x float> [ %v143, %joined125 ], [ %v177, %body152 ]
  %v156 = phi <4 x float> [ %v144, %joined125 ], [ %v189, %body152 ]
  %v157 = phi <4 x float> [ %v145, %joined125 ], [ %v190, %body152 ]
  %v158 = phi <4 x float> [ %v146, %joined125 ], [ %v182, %body152 ]
  %v159 = phi <4 x float> [ %v147, %joined125 ], [ %v183, %body152 ]
  %v160 = phi <4 x float> [ %v148, %joined125 ], [ %v191, %body152 ]
  %v161 = phi <4 x float> [ %v149, %joined125 ], [ %v192, %body152 ]
  %v162 = phi ptr [ %v151, %joined125 ], [ %v193, %body152 ]
  %v163 = phi ptr [ %given2, %joined125 ], [ %v194, %body152 ]
  %v164 = phi ptr [ %given9, %joined125 ], [ %v195, %body152 ]
  %v165 = icmp slt i64 %v153, %given6
  br i1 %v165, label %body152, label %end152
body152:
  %v166 = getelementptr [1 x i8], ptr %v164, i64 0
  call void @llvm.prefetch.p0(ptr %v166, i32 0, i32 3, i32 1)
  %v167 = getelementptr [1 x i8], ptr %v163, i64 0
  %v168 = getelementptr [1 x i8], ptr %v167, i64 0
  %v169 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v168, i32 4, <4 x i1> %v95, <4 x float> zeroinitializer)
  %v170 = getelementptr [1 x i8], ptr %v167, i64 16
  %v171 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v170, i32 4, <4 x i1> %v102, <4 x float> zeroinitializer)
  %v172 = getelementptr [1 x i8], ptr %v162, i64 0
  %v173 = load float, ptr %v172, align 4
  %v174 = insertelement <4 x float> poison, float %v173, i32 0
  %v175 = shufflevector <4 x float> %v174, <4 x float> poison, <4 x i32> zeroinitializer
  %v176 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v175, <4 x float> %v169, <4 x float> %v154)
  %v177 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v175, <4 x float> %v171, <4 x float> %v155)
  %v178 = getelementptr [1 x i8], ptr %v162, i64 %given1
  %v179 = load float, ptr %v178, align 4
  %v180 = insertelement <4 x float> poison, float %v179, i32 0
  %v181 = shufflevector <4 x float> %v180, <4 x float> poison, <4 x i32> zeroinitializer
  %v182 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v181, <4 x float> %v169, <4 x float> %v158)
  %v183 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v181, <4 x float> %v171, <4 x float> %v159)
  %v184 = getelementptr [1 x i8], ptr %v163, i64 32
  %v185 = getelementptr [1 x i8], ptr %v184, i64 0
  %v186 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v185, i32 4, <4 x i1> %v109, <4 x float> zeroinitializer)
  %v187 = getelementptr [1 x i8], ptr %v184, i64 16
  %v188 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v187, i32 4, <4 x i1> %v116, <4 x float> zeroinitializer)
  %v189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v175, <4 x float> %v186, <4 x float> %v156)
  %v190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v175, <4 x float> %v188, <4 x float> %v157)
  %v191 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v181, <4 x float> %v186, <4 x float> %v160)
  %v192 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v181, <4 x float> %v188, <4 x float> %v161)
  %v193 = getelementptr [1 x i8], ptr %v162, i64 4
  %v194 = getelementptr [1 x i8], ptr %v163, i64 %given3
  %v195 = getelementptr [1 x i8], ptr %v164, i64 %given10
  %v196 = add i64 %v153, 1
  br label %head152
end152:
  %v197 = getelementptr [1 x i8], ptr %v119, i64 0
  %v198 = getelementptr [1 x i8], ptr %v119, i64 16
  %v199 = getelementptr [1 x i8], ptr %v119, i64 32
  %v200 = getelementptr [1 x i8], ptr %v119, i64 48
  %v201 = getelementptr [1 x i8], ptr %v121, i64 0
  %v202 = getelementptr [1 x i8], ptr %v121, i64 16
  %v203 = getelementptr [1 x i8], ptr %v121, i64 32
  %v204 = getelementptr [1 x i8], ptr %v121, i64 48
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v154, ptr %v197, i32 4, <4 x i1> %v95)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v155, ptr %v198, i32 4, <4 x i1> %v102)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v156, ptr %v199, i32 4, <4 x i1> %v109)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v157, ptr %v200, i32 4, <4 x i1> %v116)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v158, ptr %v201, i32 4, <4 x i1> %v95)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v159, ptr %v202, i32 4, <4 x i1> %v102)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v160, ptr %v203, i32 4, <4 x i1> %v109)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v161, ptr %v204, i32 4, <4 x i1> %v116)
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v205 = getelementptr i8, ptr %arguments, i64 0
  %v206 = load ptr, ptr %v205, align 8
  %v207 = getelementptr i8, ptr %arguments, i64 8
  %v208 = load ptr, ptr %v207, align 8
  %v209 = getelementptr i8, ptr %arguments, i64 16
  %v210 = load ptr, ptr %v209, align 8
  %v211 = getelementptr i8, ptr %arguments, i64 24
  %v212 = load i64, ptr %v211, align 8
  %v213 = getelementptr i8, ptr %arguments, i64 32
  %v214 = load i64, ptr %v213, align 8
  %v215 = getelementptr i8, ptr %arguments, i64 40
  %v216 = load i64, ptr %v215, align 8
  %v217 = getelementptr i8, ptr %arguments, i64 48
  %v218 = load i64, ptr %v217, align 8
  %v219 = getelementptr i8, ptr %arguments, i64 56
  %v220 = load i64, ptr %v219, align 8
  %v221 = getelementptr i8, ptr %arguments, i64 64
  %v222 = load i64, ptr %v221, align 8
  %v223 = getelementptr i8, ptr %arguments, i64 72
  %v224 = load i64, ptr %v223, align 8
  %v225 = getelementptr i8, ptr %arguments, i64 80
  %v226 = load i64, ptr %v225, align 8
  %v227 = getelementptr i8, ptr %arguments, i64 88
  %v228 = load i64, ptr %v227, align 8
  %v229 = getelementptr i8, ptr %arguments, i64 96
  %v230 = load i64, ptr %v229, align 8
  %v231 = getelementptr i8, ptr %arguments, i64 104
  %v232 = load i64, ptr %v231, align 8
  %v233 = getelementptr i8, ptr %arguments, i64 112
  %v234 = load i64, ptr %v233, align 8
  %v235 = getelementptr i8, ptr %arguments, i64 120
  %v236 = load i64, ptr %v235, align 8
  %v237 = getelementptr i8, ptr %arguments, i64 128
  %v238 = load i64, ptr %v237, align 8
  %v239 = add i64 %v212, 5
  %v240 = sdiv i64 %v239, 6
  %v241 = sdiv i64 %v212, %v240
  %v242 = mul i64 %v241, %v240
  %v243 = sub i64 %v212, %v242
  %v244 = mul i64 %v216, 32
  %v245 = mul i64 %v220, 4
  %v246 = add i64 %v214, 7
  %v247 = sdiv i64 %v246, 8
  %v248 = mul i64 %v218, 4
  %v249 = mul i64 %v212, %v216
  %v250 = mul i64 %v249, 4
  %v251 = mul i64 %v245, %v216
  %v252 = mul i64 %v212, %v214
  br label %head253
head253:
  %v254 = phi i64 [ %v230, %entry ], [ %v332, %end283 ]
  %v255 = icmp slt i64 %v254, %v232
  br i1 %v255, label %body253, label %end253
body253:
  %v256 = srem i64 %v254, %v228
  %v257 = sdiv i64 %v254, %v228
  %v258 = srem i64 %v257, %v226
  %v259 = mul i64 %v258, %v224
  %v260 = add i64 %v259, %v224
  %v261 = icmp slt i64 %v260, %v214
  %v262 = select i1 %v261, i64 %v260, i64 %v214
  %v263 = mul i64 %v240, %v256
  %v264 = sdiv i64 %v263, %v228
  %v265 = add i64 %v256, 1
  %v266 = mul i64 %v240, %v265
  %v267 = sdiv i64 %v266, %v228
  %v268 = sdiv i64 %v257, %v226
  %v269 = srem i64 %v268, %v234
  %v270 = sdiv i64 %v268, %v234
  %v271 = mul i64 %v269, %v236
  %v272 = add i64 0, %v271
  %v273 = mul i64 %v269, %v238
  %v274 = add i64 0, %v273
  %v275 = mul i64 %v272, %v250
  %v276 = getelementptr [1 x i8], ptr %v206, i64 %v275
  %v277 = mul i64 %v274, %v251
  %v278 = getelementptr [1 x i8], ptr %v208, i64 %v277
  %v279 = mul i64 %v268, %v252
  %v280 = getelementptr [4 x i8], ptr %v210, i64 %v279
  %v281 = icmp sgt i64 %v216, 1
  %v282 = select i1 %v281, i64 %v216, i64 1
  br label %head283
head283:
  %v284 = phi i64 [ 0, %body253 ], [ %v331, %end291 ]
  %v285 = icmp slt i64 %v284, %v282
  br i1 %v285, label %body283, label %end283
body283:
  %v286 = sub i64 %v216, %v284
  %v287 = icmp slt i64 %v286, %v222
  %v288 = select i1 %v287, i64 %v286, i64 %v222
  %v289 = add i64 %v284, %v222
  %v290 = icmp sge i64 %v289, %v282
  br label %head291
head291:
  %v292 = phi i64 [ %v264, %body283 ], [ %v330, %end310 ]
  %v293 = icmp slt i64 %v292, %v267
  br i1 %v293, label %body291, label %end291
body291:
  %v294 = icmp slt i64 %v292, %v243
  %v295 = mul i64 %v292, %v241
  %v296 = icmp slt i64 %v292, %v243
  %v297 = select i1 %v296, i64 %v292, i64 %v243
  %v298 = add i64 %v295, %v297
  %v299 = zext i1 %v294 to i64
  %v300 = add i64 %v241, %v299
  %v301 = mul i64 %v214, 4
  %v302 = mul i64 %v298, %v301
  %v303 = getelementptr [1 x i8], ptr %v280, i64 %v302
  %v304 = icmp sle i64 %v284, 0
  %v305 = zext i1 %v304 to i64
  %v306 = mul i64 %v298, %v248
  %v307 = mul i64 %v284, 4
  %v308 = add i64 %v306, %v307
  %v309 = getelementptr [1 x i8], ptr %v276, i64 %v308
  br label %head310
head310:
  %v311 = phi i64 [ %v259, %body291 ], [ %v329, %body310 ]
  %v312 = icmp slt i64 %v311, %v262
  br i1 %v312, label %body310, label %end310
body310:
  %v313 = sub i64 %v262, %v311
  %v314 = mul i64 %v284, %v245
  %v315 = mul i64 %v311, 4
  %v316 = add i64 %v314, %v315
  %v317 = getelementptr [1 x i8], ptr %v278, i64 %v316
  %v318 = mul i64 %v284, %v245
  %v319 = mul i64 %v311, 4
  %v320 = add i64 %v318, %v319
  %v321 = getelementptr [1 x i8], ptr %v278, i64 %v320
  %v322 = mul i64 %v245, 8
  %v323 = getelementptr [1 x i8], ptr %v321, i64 %v322
  %v324 = getelementptr [4 x i8], ptr %v303, i64 %v311
  %v325 = select i1 %v294, ptr @tile2, ptr @tile2
  %v326 = select i1 %v294, ptr @edge2, ptr @edge2
  %v327 = icmp slt i64 %v313, 16
  %v328 = select i1 %v327, ptr %v326, ptr %v325
  call void %v328(ptr %v309, i64 %v248, ptr %v317, i64 %v245, ptr %v324, i64 %v301, i64 %v288, i64 %v305, i64 %v313, ptr %v323, i64 %v245)
  %v329 = add i64 %v311, 16
  br label %head310
end310:
  %v330 = add i64 %v292, 1
  br label %head291
end291:
  %v331 = add i64 %v284, %v222
  br label %head283
end283:
  %v332 = add i64 %v254, 1
  br label %head253
end253:
  ret void
}
