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
  %v36 = mul i64 0, %given3
  %v37 = getelementptr [1 x i8], ptr %given2, i64 %v36
  %v38 = mul i64 1, %given3
  %v39 = getelementptr [1 x i8], ptr %given2, i64 %v38
  br label %head40
head40:
  %v41 = phi i64 [ 0, %joined9 ], [ %v83, %body40 ]
  %v42 = phi <4 x float> [ %v26, %joined9 ], [ %v63, %body40 ]
  %v43 = phi <4 x float> [ %v27, %joined9 ], [ %v64, %body40 ]
  %v44 = phi <4 x float> [ %v28, %joined9 ], [ %v75, %body40 ]
  %v45 = phi <4 x float> [ %v29, %joined9 ], [ %v76, %body40 ]
  %v46 = phi <4 x float> [ %v30, %joined9 ], [ %v69, %body40 ]
  %v47 = phi <4 x float> [ %v31, %joined9 ], [ %v70, %body40 ]
  %v48 = phi <4 x float> [ %v32, %joined9 ], [ %v77, %body40 ]
  %v49 = phi <4 x float> [ %v33, %joined9 ], [ %v78, %body40 ]
  %v50 = phi ptr [ %v35, %joined9 ], [ %v79, %body40 ]
  %v51 = phi ptr [ %v37, %joined9 ], [ %v80, %body40 ]
  %v52 = phi ptr [ %v39, %joined9 ], [ %v81, %body40 ]
  %v53 = phi ptr [ %given9, %joined9 ], [ %v82, %body40 ]
  %v54 = icmp slt i64 %v41, %given6
  br i1 %v54, label %body40, label %end40
body40:
  %v55 = getelementptr [1 x i8], ptr %v51, i64 0
  %v56 = load <4 x float>, ptr %v55, align 4
  %v57 = getelementptr [1 x i8], ptr %v51, i64 16
  %v58 = load <4 x float>, ptr %v57, align 4
  %v59 = getelementptr [1 x i8], ptr %v50, i64 0
  %v60 = load float, ptr %v59, align 4
  %v61 = insertelement <4 x float> poison, float %v60, i32 0
  %v62 = shufflevector <4 x float> %v61, <4 x float> poison, <4 x i32> zeroinitializer
  %v63 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v62, <4 x float> %v56, <4 x float> %v42)
  %v64 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v62, <4 x float> %v58, <4 x float> %v43)
  %v65 = getelementptr [1 x i8], ptr %v50, i64 %given1
  %v66 = load float, ptr %v65, align 4
  %v67 = insertelement <4 x float> poison, float %v66, i32 0
  %v68 = shufflevector <4 x float> %v67, <4 x float> poison, <4 x i32> zeroinitializer
  %v69 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v68, <4 x float> %v56, <4 x float> %v46)
  %v70 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v68, <4 x float> %v58, <4 x float> %v47)
  %v71 = getelementptr [1 x i8], ptr %v52, i64 0
  %v72 = load <4 x float>, ptr %v71, align 4
  %v73 = getelementptr [1 x i8], ptr %v52, i64 16
  %v74 = load <4 x float>, ptr %v73, align 4
  %v75 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v62, <4 x float> %v72, <4 x float> %v44)
  %v76 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v62, <4 x float> %v74, <4 x float> %v45)
  %v77 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v68, <4 x float> %v72, <4 x float> %v48)
  %v78 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v68, <4 x float> %v74, <4 x float> %v49)
  %v79 = getelementptr [1 x i8], ptr %v50, i64 4
  %v80 = getelementptr [1 x i8], ptr %v51, i64 32
  %v81 = getelementptr [1 x i8], ptr %v52, i64 32
  %v82 = getelementptr [1 x i8], ptr %v53, i64 %given10
  %v83 = add i64 %v41, 1
  br label %head40
end40:
  %v84 = getelementptr [1 x i8], ptr %v3, i64 0
  %v85 = getelementptr [1 x i8], ptr %v3, i64 16
  %v86 = getelementptr [1 x i8], ptr %v3, i64 32
  %v87 = getelementptr [1 x i8], ptr %v3, i64 48
  %v88 = getelementptr [1 x i8], ptr %v5, i64 0
  %v89 = getelementptr [1 x i8], ptr %v5, i64 16
  %v90 = getelementptr [1 x i8], ptr %v5, i64 32
  %v91 = getelementptr [1 x i8], ptr %v5, i64 48
  store <4 x float> %v42, ptr %v84, align 4
  store <4 x float> %v43, ptr %v85, align 4
  store <4 x float> %v44, ptr %v86, align 4
  store <4 x float> %v45, ptr %v87, align 4
  store <4 x float> %v46, ptr %v88, align 4
  store <4 x float> %v47, ptr %v89, align 4
  store <4 x float> %v48, ptr %v90, align 4
  store <4 x float> %v49, ptr %v91, align 4
  ret void
}
define internal void @edge2(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v92 = sub i64 %given8, 0
  %v93 = icmp slt i64 %v92, 4
  %v94 = select i1 %v93, i64 %v92, i64 4
  %v95 = trunc i64 %v94 to i32
  %v96 = insertelement <4 x i32> poison, i32 %v95, i32 0
  %v97 = shufflevector <4 x i32> %v96, <4 x i32> poison, <4 x i32> zeroinitializer
  %v98 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v97
  %v99 = sub i64 %given8, 4
  %v100 = icmp slt i64 %v99, 4
  %v101 = select i1 %v100, i64 %v99, i64 4
  %v102 = trunc i64 %v101 to i32
  %v103 = insertelement <4 x i32> poison, i32 %v102, i32 0
  %v104 = shufflevector <4 x i32> %v103, <4 x i32> poison, <4 x i32> zeroinitializer
  %v105 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v104
  %v106 = sub i64 %given8, 8
  %v107 = icmp slt i64 %v106, 4
  %v108 = select i1 %v107, i64 %v106, i64 4
  %v109 = trunc i64 %v108 to i32
  %v110 = insertelement <4 x i32> poison, i32 %v109, i32 0
  %v111 = shufflevector <4 x i32> %v110, <4 x i32> poison, <4 x i32> zeroinitializer
  %v112 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v111
  %v113 = sub i64 %given8, 12
  %v114 = icmp slt i64 %v113, 4
  %v115 = select i1 %v114, i64 %v113, i64 4
  %v116 = trunc i64 %v115 to i32
  %v117 = insertelement <4 x i32> poison, i32 %v116, i32 0
  %v118 = shufflevector <4 x i32> %v117, <4 x i32> poison, <4 x i32> zeroinitializer
  %v119 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v118
  %v120 = mul i64 %given1, 2
  %v121 = mul i64 %given5, 0
  %v122 = getelementptr [1 x i8], ptr %given4, i64 %v121
  %v123 = mul i64 %given5, 1
  %v124 = getelementptr [1 x i8], ptr %given4, i64 %v123
  %v125 = getelementptr [1 x i8], ptr %v122, i64 64
  call void @llvm.prefetch.p0(ptr %v125, i32 1, i32 3, i32 1)
  %v126 = getelementptr [1 x i8], ptr %v124, i64 64
  call void @llvm.prefetch.p0(ptr %v126, i32 1, i32 3, i32 1)
  %v127 = icmp ne i64 %given7, 0
  br i1 %v127, label %yes128, label %no128
yes128:
  br label %joined128
no128:
  %v129 = getelementptr [1 x i8], ptr %v122, i64 0
  %v130 = getelementptr [1 x i8], ptr %v122, i64 16
  %v131 = getelementptr [1 x i8], ptr %v122, i64 32
  %v132 = getelementptr [1 x i8], ptr %v122, i64 48
  %v133 = getelementptr [1 x i8], ptr %v124, i64 0
  %v134 = getelementptr [1 x i8], ptr %v124, i64 16
  %v135 = getelementptr [1 x i8], ptr %v124, i64 32
  %v136 = getelementptr [1 x i8], ptr %v124, i64 48
  %v137 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v129, i32 4, <4 x i1> %v98, <4 x float> zeroinitializer)
  %v138 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v130, i32 4, <4 x i1> %v105, <4 x float> zeroinitializer)
  %v139 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v131, i32 4, <4 x i1> %v112, <4 x float> zeroinitializer)
  %v140 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v132, i32 4, <4 x i1> %v119, <4 x float> zeroinitializer)
  %v141 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v133, i32 4, <4 x i1> %v98, <4 x float> zeroinitializer)
  %v142 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v134, i32 4, <4 x i1> %v105, <4 x float> zeroinitializer)
  %v143 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v135, i32 4, <4 x i1> %v112, <4 x float> zeroinitializer)
  %v144 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v136, i32 4, <4 x i1> %v119, <4 x float> zeroinitializer)
  br label %joined128
joined128:
  %v145 = phi <4 x float> [ splat (float 0x0000000000000000), %yes128 ], [ %v137, %no128 ]
  %v146 = phi <4 x float> [ splat (float 0x0000000000000000), %yes128 ], [ %v138, %no128 ]
  %v147 = phi <4 x float> [ splat (float 0x0000000000000000), %yes128 ], [ %v139, %no128 ]
  %v148 = phi <4 x float> [ splat (float 0x0000000000000000), %yes128 ], [ %v140, %no128 ]
  %v149 = phi <4 x float> [ splat (float 0x0000000000000000), %yes128 ], [ %v141, %no128 ]
  %v150 = phi <4 x float> [ splat (float 0x0000000000000000), %yes128 ], [ %v142, %no128 ]
  %v151 = phi <4 x float> [ splat (float 0x0000000000000000), %yes128 ], [ %v143, %no128 ]
  %v152 = phi <4 x float> [ splat (float 0x0000000000000000), %yes128 ], [ %v144, %no128 ]
  %v153 = mul i64 %given1, 0
  %v154 = getelementptr [1 x i8], ptr %given0, i64 %v153
  %v155 = sub i64 %given8, 1
  %v156 = sdiv i64 %v155, 8
  %v157 = icmp slt i64 %v156, 0
  %v158 = select i1 %v157, i64 %v156, i64 0
  %v159 = icmp slt i64 %v156, 1
  %v160 = select i1 %v159, i64 %v156, i64 1
  %v161 = mul i64 %v158, %given3
  %v162 = getelementptr [1 x i8], ptr %given2, i64 %v161
  %v163 = mul i64 %v160, %given3
  %v164 = getelementptr [1 x i8], ptr %given2, i64 %v163
  br label %head165
head165:
  %v166 = phi i64 [ 0, %joined128 ], [ %v208, %body165 ]
  %v167 = phi <4 x float> [ %v145, %joined128 ], [ %v188, %body165 ]
  %v168 = phi <4 x float> [ %v146, %joined128 ], [ %v189, %body165 ]
  %v169 = phi <4 x float> [ %v147, %joined128 ], [ %v200, %body165 ]
  %v170 = phi <4 x float> [ %v148, %joined128 ], [ %v201, %body165 ]
  %v171 = phi <4 x float> [ %v149, %joined128 ], [ %v194, %body165 ]
  %v172 = phi <4 x float> [ %v150, %joined128 ], [ %v195, %body165 ]
  %v173 = phi <4 x float> [ %v151, %joined128 ], [ %v202, %body165 ]
  %v174 = phi <4 x float> [ %v152, %joined128 ], [ %v203, %body165 ]
  %v175 = phi ptr [ %v154, %joined128 ], [ %v204, %body165 ]
  %v176 = phi ptr [ %v162, %joined128 ], [ %v205, %body165 ]
  %v177 = phi ptr [ %v164, %joined128 ], [ %v206, %body165 ]
  %v178 = phi ptr [ %given9, %joined128 ], [ %v207, %body165 ]
  %v179 = icmp slt i64 %v166, %given6
  br i1 %v179, label %body165, label %end165
body165:
  %v180 = getelementptr [1 x i8], ptr %v176, i64 0
  %v181 = load <4 x float>, ptr %v180, align 4
  %v182 = getelementptr [1 x i8], ptr %v176, i64 16
  %v183 = load <4 x float>, ptr %v182, align 4
  %v184 = getelementptr [1 x i8], ptr %v175, i64 0
  %v185 = load float, ptr %v184, align 4
  %v186 = insertelement <4 x float> poison, float %v185, i32 0
  %v187 = shufflevector <4 x float> %v186, <4 x float> poison, <4 x i32> zeroinitializer
  %v188 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v187, <4 x float> %v181, <4 x float> %v167)
  %v189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v187, <4 x float> %v183, <4 x float> %v168)
  %v190 = getelementptr [1 x i8], ptr %v175, i64 %given1
  %v191 = load float, ptr %v190, align 4
  %v192 = insertelement <4 x float> poison, float %v191, i32 0
  %v193 = shufflevector <4 x float> %v192, <4 x float> poison, <4 x i32> zeroinitializer
  %v194 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v193, <4 x float> %v181, <4 x float> %v171)
  %v195 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v193, <4 x float> %v183, <4 x float> %v172)
  %v196 = getelementptr [1 x i8], ptr %v177, i64 0
  %v197 = load <4 x float>, ptr %v196, align 4
  %v198 = getelementptr [1 x i8], ptr %v177, i64 16
  %v199 = load <4 x float>, ptr %v198, align 4
  %v200 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v187, <4 x float> %v197, <4 x float> %v169)
  %v201 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v187, <4 x float> %v199, <4 x float> %v170)
  %v202 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v193, <4 x float> %v197, <4 x float> %v173)
  %v203 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v193, <4 x float> %v199, <4 x float> %v174)
  %v204 = getelementptr [1 x i8], ptr %v175, i64 4
  %v205 = getelementptr [1 x i8], ptr %v176, i64 32
  %v206 = getelementptr [1 x i8], ptr %v177, i64 32
  %v207 = getelementptr [1 x i8], ptr %v178, i64 %given10
  %v208 = add i64 %v166, 1
  br label %head165
end165:
  %v209 = getelementptr [1 x i8], ptr %v122, i64 0
  %v210 = getelementptr [1 x i8], ptr %v122, i64 16
  %v211 = getelementptr [1 x i8], ptr %v122, i64 32
  %v212 = getelementptr [1 x i8], ptr %v122, i64 48
  %v213 = getelementptr [1 x i8], ptr %v124, i64 0
  %v214 = getelementptr [1 x i8], ptr %v124, i64 16
  %v215 = getelementptr [1 x i8], ptr %v124, i64 32
  %v216 = getelementptr [1 x i8], ptr %v124, i64 48
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v167, ptr %v209, i32 4, <4 x i1> %v98)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v168, ptr %v210, i32 4, <4 x i1> %v105)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v169, ptr %v211, i32 4, <4 x i1> %v112)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v170, ptr %v212, i32 4, <4 x i1> %v119)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v171, ptr %v213, i32 4, <4 x i1> %v98)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v172, ptr %v214, i32 4, <4 x i1> %v105)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v173, ptr %v215, i32 4, <4 x i1> %v112)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v174, ptr %v216, i32 4, <4 x i1> %v119)
  ret void
}
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7) nounwind {
entry:
  br label %head217
head217:
  %v218 = phi i64 [ 0, %entry ], [ %v254, %end239 ]
  %v219 = phi ptr [ %given2, %entry ], [ %v251, %end239 ]
  %v220 = phi ptr [ %given4, %entry ], [ %v252, %end239 ]
  %v221 = phi ptr [ %given6, %entry ], [ %v253, %end239 ]
  %v222 = icmp slt i64 %v218, %given0
  br i1 %v222, label %body217, label %end217
body217:
  %v223 = sub i64 %given1, 0
  %v224 = and i64 %v223, -4
  %v225 = add i64 0, %v224
  br label %head226
head226:
  %v227 = phi i64 [ 0, %body217 ], [ %v238, %body226 ]
  %v228 = icmp slt i64 %v227, %v225
  br i1 %v228, label %body226, label %end226
body226:
  %v229 = add i64 %v227, 0
  %v230 = getelementptr [4 x i8], ptr %v219, i64 %v229
  %v231 = load <4 x float>, ptr %v230, align 4
  %v232 = getelementptr [4 x i8], ptr %v221, i64 %v229
  %v233 = load <4 x float>, ptr %v232, align 4
  %v234 = fadd <4 x float> %v231, %v233
  %v235 = fcmp ole <4 x float> %v234, splat (float 0x0000000000000000)
  %v236 = select <4 x i1> %v235, <4 x float> splat (float 0x0000000000000000), <4 x float> %v234
  %v237 = getelementptr [4 x i8], ptr %v220, i64 %v229
  store <4 x float> %v236, ptr %v237, align 4
  %v238 = add i64 %v227, 4
  br label %head226
end226:
  br label %head239
head239:
  %v240 = phi i64 [ %v225, %end226 ], [ %v250, %body239 ]
  %v241 = icmp slt i64 %v240, %given1
  br i1 %v241, label %body239, label %end239
body239:
  %v242 = getelementptr [4 x i8], ptr %v219, i64 %v240
  %v243 = load float, ptr %v242, align 4
  %v244 = getelementptr [4 x i8], ptr %v221, i64 %v240
  %v245 = load float, ptr %v244, align 4
  %v246 = fadd float %v243, %v245
  %v247 = fcmp ole float %v246, 0x0000000000000000
  %v248 = select i1 %v247, float 0x0000000000000000, float %v246
  %v249 = getelementptr [4 x i8], ptr %v220, i64 %v240
  store float %v248, ptr %v249, align 4
  %v250 = add i64 %v240, 1
  br label %head239
end239:
  %v251 = getelementptr [1 x i8], ptr %v219, i64 %given3
  %v252 = getelementptr [1 x i8], ptr %v220, i64 %given5
  %v253 = getelementptr [1 x i8], ptr %v221, i64 %given7
  %v254 = add i64 %v218, 1
  br label %head217
end217:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v255 = getelementptr i8, ptr %arguments, i64 0
  %v256 = load ptr, ptr %v255, align 8
  %v257 = getelementptr i8, ptr %arguments, i64 8
  %v258 = load ptr, ptr %v257, align 8
  %v259 = getelementptr i8, ptr %arguments, i64 16
  %v260 = load ptr, ptr %v259, align 8
  %v261 = getelementptr i8, ptr %arguments, i64 24
  %v262 = load ptr, ptr %v261, align 8
  %v263 = getelementptr i8, ptr %arguments, i64 32
  %v264 = load i64, ptr %v263, align 8
  %v265 = getelementptr i8, ptr %arguments, i64 40
  %v266 = load i64, ptr %v265, align 8
  %v267 = getelementptr i8, ptr %arguments, i64 48
  %v268 = load i64, ptr %v267, align 8
  %v269 = getelementptr i8, ptr %arguments, i64 56
  %v270 = load i64, ptr %v269, align 8
  %v271 = getelementptr i8, ptr %arguments, i64 64
  %v272 = load i64, ptr %v271, align 8
  %v273 = getelementptr i8, ptr %arguments, i64 72
  %v274 = load i64, ptr %v273, align 8
  %v275 = getelementptr i8, ptr %arguments, i64 80
  %v276 = load i64, ptr %v275, align 8
  %v277 = getelementptr i8, ptr %arguments, i64 88
  %v278 = load i64, ptr %v277, align 8
  %v279 = getelementptr i8, ptr %arguments, i64 96
  %v280 = load i64, ptr %v279, align 8
  %v281 = getelementptr i8, ptr %arguments, i64 104
  %v282 = load i64, ptr %v281, align 8
  %v283 = getelementptr i8, ptr %arguments, i64 112
  %v284 = load i64, ptr %v283, align 8
  %v285 = getelementptr i8, ptr %arguments, i64 120
  %v286 = load i64, ptr %v285, align 8
  %v287 = add i64 %v264, 5
  %v288 = sdiv i64 %v287, 6
  %v289 = sdiv i64 %v264, %v288
  %v290 = mul i64 %v289, %v288
  %v291 = sub i64 %v264, %v290
  %v292 = mul i64 %v268, 32
  %v293 = mul i64 %v272, 4
  %v294 = add i64 %v266, 7
  %v295 = sdiv i64 %v294, 8
  %v296 = mul i64 %v270, 4
  %v297 = mul i64 %v264, %v268
  %v298 = mul i64 %v297, 4
  %v299 = mul i64 %v292, %v295
  %v300 = mul i64 %v264, %v266
  br label %head301
head301:
  %v302 = phi i64 [ %v284, %entry ], [ %v409, %end327 ]
  %v303 = icmp slt i64 %v302, %v286
  br i1 %v303, label %body301, label %end301
body301:
  %v304 = srem i64 %v302, %v282
  %v305 = sdiv i64 %v302, %v282
  %v306 = srem i64 %v305, %v280
  %v307 = mul i64 %v306, %v278
  %v308 = add i64 %v307, %v278
  %v309 = icmp slt i64 %v308, %v266
  %v310 = select i1 %v309, i64 %v308, i64 %v266
  %v311 = mul i64 %v288, %v304
  %v312 = sdiv i64 %v311, %v282
  %v313 = add i64 %v304, 1
  %v314 = mul i64 %v288, %v313
  %v315 = sdiv i64 %v314, %v282
  %v316 = sdiv i64 %v305, %v280
  %v317 = mul i64 0, %v298
  %v318 = getelementptr [1 x i8], ptr %v256, i64 %v317
  %v319 = mul i64 0, %v299
  %v320 = getelementptr [1 x i8], ptr %v258, i64 %v319
  %v321 = mul i64 0, 4
  %v322 = getelementptr [1 x i8], ptr %v262, i64 %v321
  %v323 = mul i64 %v316, %v300
  %v324 = getelementptr [4 x i8], ptr %v260, i64 %v323
  %v325 = icmp sgt i64 %v268, 1
  %v326 = select i1 %v325, i64 %v268, i64 1
  br label %head327
head327:
  %v328 = phi i64 [ 0, %body301 ], [ %v408, %end335 ]
  %v329 = icmp slt i64 %v328, %v326
  br i1 %v329, label %body327, label %end327
body327:
  %v330 = sub i64 %v268, %v328
  %v331 = icmp slt i64 %v330, %v276
  %v332 = select i1 %v331, i64 %v330, i64 %v276
  %v333 = add i64 %v328, %v276
  %v334 = icmp sge i64 %v333, %v326
  br label %head335
head335:
  %v336 = phi i64 [ %v312, %body327 ], [ %v407, %after395 ]
  %v337 = icmp slt i64 %v336, %v315
  br i1 %v337, label %body335, label %end335
body335:
  %v338 = icmp slt i64 %v336, %v291
  %v339 = mul i64 %v336, %v289
  %v340 = icmp slt i64 %v336, %v291
  %v341 = select i1 %v340, i64 %v336, i64 %v291
  %v342 = add i64 %v339, %v341
  %v343 = zext i1 %v338 to i64
  %v344 = add i64 %v289, %v343
  %v345 = mul i64 %v266, 4
  %v346 = mul i64 %v342, %v345
  %v347 = getelementptr [1 x i8], ptr %v324, i64 %v346
  %v348 = icmp sle i64 %v328, 0
  %v349 = zext i1 %v348 to i64
  %v350 = mul i64 %v342, %v296
  %v351 = mul i64 %v328, 4
  %v352 = add i64 %v350, %v351
  %v353 = getelementptr [1 x i8], ptr %v318, i64 %v352
  br label %head354
head354:
  %v355 = phi i64 [ %v307, %body335 ], [ %v394, %body354 ]
  %v356 = icmp slt i64 %v355, %v310
  br i1 %v356, label %body354, label %end354
body354:
  %v357 = sub i64 %v310, %v355
  %v358 = mul i64 %v355, %v268
  %v359 = mul i64 %v358, 4
  %v360 = mul i64 %v328, 32
  %v361 = add i64 %v359, %v360
  %v362 = getelementptr [1 x i8], ptr %v320, i64 %v361
  %v363 = mul i64 %v355, %v268
  %v364 = mul i64 %v363, 4
  %v365 = mul i64 %v328, 32
  %v366 = add i64 %v364, %v365
  %v367 = getelementptr [1 x i8], ptr %v320, i64 %v366
  %v368 = sub i64 %v355, %v307
  %v369 = sdiv i64 %v368, 8
  %v370 = add i64 %v344, %v369
  %v371 = sdiv i64 32, %v288
  %v372 = icmp sle i64 %v288, 1
  %v373 = mul i64 %v276, 32
  %v374 = mul i64 %v278, %v268
  %v375 = mul i64 %v374, 4
  %v376 = mul i64 %v328, 32
  %v377 = sub i64 %v375, %v376
  %v378 = select i1 %v334, i64 %v377, i64 %v373
  %v379 = mul i64 %v336, %v332
  %v380 = mul i64 %v379, %v371
  %v381 = add i64 %v378, %v380
  %v382 = select i1 %v372, i64 16384, i64 %v381
  %v383 = mul i64 %v370, %v296
  %v384 = getelementptr [1 x i8], ptr %v353, i64 %v383
  %v385 = getelementptr [1 x i8], ptr %v367, i64 %v382
  %v386 = icmp sge i64 %v288, 8
  %v387 = select i1 %v386, ptr %v384, ptr %v385
  %v388 = select i1 %v386, i64 4, i64 %v371
  %v389 = getelementptr [4 x i8], ptr %v347, i64 %v355
  %v390 = select i1 %v338, ptr @tile2, ptr @tile2
  %v391 = select i1 %v338, ptr @edge2, ptr @edge2
  %v392 = icmp slt i64 %v357, 16
  %v393 = select i1 %v392, ptr %v391, ptr %v390
  call void %v393(ptr %v353, i64 %v296, ptr %v362, i64 %v292, ptr %v389, i64 %v345, i64 %v332, i64 %v349, i64 %v357, ptr %v387, i64 %v388)
  %v394 = add i64 %v355, 16
  br label %head354
end354:
  br i1 %v334, label %then395, label %after395
then395:
  %v396 = mul i64 %v342, %v266
  %v397 = add i64 %v396, %v307
  %v398 = getelementptr [4 x i8], ptr %v324, i64 %v397
  %v399 = getelementptr [4 x i8], ptr %v347, i64 %v307
  %v400 = mul i64 %v266, 4
  %v401 = mul i64 %v266, 4
  %v402 = mul i64 %v342, %v274
  %v403 = add i64 %v402, %v307
  %v404 = getelementptr [4 x i8], ptr %v322, i64 %v403
  %v405 = mul i64 %v274, 4
  %v406 = sub i64 %v310, %v307
  call void @epilogue(i64 %v344, i64 %v406, ptr %v399, i64 %v400, ptr %v398, i64 %v401, ptr %v404, i64 %v405)
  br label %after395
after395:
  %v407 = add i64 %v336, 1
  br label %head335
end335:
  %v408 = add i64 %v328, %v276
  br label %head327
end327:
  %v409 = add i64 %v302, 1
  br label %head301
end301:
  ret void
}
