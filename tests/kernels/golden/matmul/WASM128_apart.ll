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
define internal void @copy(ptr %given0, i64 %given1, ptr %given2, i64 %given3, i64 %given4) nounwind {
entry:
  br label %head217
head217:
  %v218 = phi i64 [ 0, %entry ], [ %v242, %end233 ]
  %v219 = phi ptr [ %given0, %entry ], [ %v240, %end233 ]
  %v220 = phi ptr [ %given2, %entry ], [ %v241, %end233 ]
  %v221 = icmp slt i64 %v218, %given3
  br i1 %v221, label %body217, label %end217
body217:
  %v222 = sub i64 %given4, 0
  %v223 = and i64 %v222, -4
  %v224 = add i64 0, %v223
  br label %head225
head225:
  %v226 = phi i64 [ 0, %body217 ], [ %v232, %body225 ]
  %v227 = icmp slt i64 %v226, %v224
  br i1 %v227, label %body225, label %end225
body225:
  %v228 = add i64 %v226, 0
  %v229 = getelementptr [4 x i8], ptr %v219, i64 %v228
  %v230 = load <4 x float>, ptr %v229, align 4
  %v231 = getelementptr [4 x i8], ptr %v220, i64 %v228
  store <4 x float> %v230, ptr %v231, align 4
  %v232 = add i64 %v226, 4
  br label %head225
end225:
  br label %head233
head233:
  %v234 = phi i64 [ %v224, %end225 ], [ %v239, %body233 ]
  %v235 = icmp slt i64 %v234, %given4
  br i1 %v235, label %body233, label %end233
body233:
  %v236 = getelementptr [4 x i8], ptr %v219, i64 %v234
  %v237 = load float, ptr %v236, align 4
  %v238 = getelementptr [4 x i8], ptr %v220, i64 %v234
  store float %v237, ptr %v238, align 4
  %v239 = add i64 %v234, 1
  br label %head233
end233:
  %v240 = getelementptr [1 x i8], ptr %v219, i64 %given1
  %v241 = getelementptr [4 x i8], ptr %v220, i64 528
  %v242 = add i64 %v218, 1
  br label %head217
end217:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [8192 x float], align 64
  %v243 = getelementptr i8, ptr %arguments, i64 0
  %v244 = load ptr, ptr %v243, align 8
  %v245 = getelementptr i8, ptr %arguments, i64 8
  %v246 = load ptr, ptr %v245, align 8
  %v247 = getelementptr i8, ptr %arguments, i64 16
  %v248 = load ptr, ptr %v247, align 8
  %v249 = getelementptr i8, ptr %arguments, i64 24
  %v250 = load i64, ptr %v249, align 8
  %v251 = getelementptr i8, ptr %arguments, i64 32
  %v252 = load i64, ptr %v251, align 8
  %v253 = getelementptr i8, ptr %arguments, i64 40
  %v254 = load i64, ptr %v253, align 8
  %v255 = getelementptr i8, ptr %arguments, i64 48
  %v256 = load i64, ptr %v255, align 8
  %v257 = getelementptr i8, ptr %arguments, i64 56
  %v258 = load i64, ptr %v257, align 8
  %v259 = getelementptr i8, ptr %arguments, i64 64
  %v260 = load i64, ptr %v259, align 8
  %v261 = getelementptr i8, ptr %arguments, i64 72
  %v262 = load i64, ptr %v261, align 8
  %v263 = getelementptr i8, ptr %arguments, i64 80
  %v264 = load i64, ptr %v263, align 8
  %v265 = getelementptr i8, ptr %arguments, i64 88
  %v266 = load i64, ptr %v265, align 8
  %v267 = getelementptr i8, ptr %arguments, i64 96
  %v268 = load i64, ptr %v267, align 8
  %v269 = getelementptr i8, ptr %arguments, i64 104
  %v270 = load i64, ptr %v269, align 8
  %v271 = add i64 %v250, 5
  %v272 = sdiv i64 %v271, 6
  %v273 = sdiv i64 %v250, %v272
  %v274 = mul i64 %v273, %v272
  %v275 = sub i64 %v250, %v274
  %v276 = mul i64 %v254, 32
  %v277 = mul i64 %v258, 4
  %v278 = add i64 %v252, 7
  %v279 = sdiv i64 %v278, 8
  %v280 = mul i64 %v256, 4
  %v281 = mul i64 %v250, %v254
  %v282 = mul i64 %v281, 4
  %v283 = mul i64 %v276, %v279
  %v284 = mul i64 %v250, %v252
  br label %head285
head285:
  %v286 = phi i64 [ %v268, %entry ], [ %v379, %end309 ]
  %v287 = icmp slt i64 %v286, %v270
  br i1 %v287, label %body285, label %end285
body285:
  %v288 = srem i64 %v286, %v266
  %v289 = sdiv i64 %v286, %v266
  %v290 = srem i64 %v289, %v264
  %v291 = mul i64 %v290, %v262
  %v292 = add i64 %v291, %v262
  %v293 = icmp slt i64 %v292, %v252
  %v294 = select i1 %v293, i64 %v292, i64 %v252
  %v295 = mul i64 %v272, %v288
  %v296 = sdiv i64 %v295, %v266
  %v297 = add i64 %v288, 1
  %v298 = mul i64 %v272, %v297
  %v299 = sdiv i64 %v298, %v266
  %v300 = sdiv i64 %v289, %v264
  %v301 = mul i64 0, %v282
  %v302 = getelementptr [1 x i8], ptr %v244, i64 %v301
  %v303 = mul i64 0, %v283
  %v304 = getelementptr [1 x i8], ptr %v246, i64 %v303
  %v305 = mul i64 %v300, %v284
  %v306 = getelementptr [4 x i8], ptr %v248, i64 %v305
  %v307 = icmp sgt i64 %v254, 1
  %v308 = select i1 %v307, i64 %v254, i64 1
  br label %head309
head309:
  %v310 = phi i64 [ 0, %body285 ], [ %v378, %end317 ]
  %v311 = icmp slt i64 %v310, %v308
  br i1 %v311, label %body309, label %end309
body309:
  %v312 = sub i64 %v254, %v310
  %v313 = icmp slt i64 %v312, %v260
  %v314 = select i1 %v313, i64 %v312, i64 %v260
  %v315 = add i64 %v310, %v260
  %v316 = icmp sge i64 %v315, %v308
  br label %head317
head317:
  %v318 = phi i64 [ %v296, %body309 ], [ %v377, %end336 ]
  %v319 = icmp slt i64 %v318, %v299
  br i1 %v319, label %body317, label %end317
body317:
  %v320 = icmp slt i64 %v318, %v275
  %v321 = mul i64 %v318, %v273
  %v322 = icmp slt i64 %v318, %v275
  %v323 = select i1 %v322, i64 %v318, i64 %v275
  %v324 = add i64 %v321, %v323
  %v325 = zext i1 %v320 to i64
  %v326 = add i64 %v273, %v325
  %v327 = mul i64 %v252, 4
  %v328 = mul i64 %v324, %v327
  %v329 = getelementptr [1 x i8], ptr %v306, i64 %v328
  %v330 = icmp sle i64 %v310, 0
  %v331 = zext i1 %v330 to i64
  %v332 = mul i64 %v324, %v280
  %v333 = mul i64 %v310, 4
  %v334 = add i64 %v332, %v333
  %v335 = getelementptr [1 x i8], ptr %v302, i64 %v334
  call void @copy(ptr %v335, i64 %v280, ptr %scratch0, i64 %v326, i64 %v314)
  br label %head336
head336:
  %v337 = phi i64 [ %v291, %body317 ], [ %v376, %body336 ]
  %v338 = icmp slt i64 %v337, %v294
  br i1 %v338, label %body336, label %end336
body336:
  %v339 = sub i64 %v294, %v337
  %v340 = mul i64 %v337, %v254
  %v341 = mul i64 %v340, 4
  %v342 = mul i64 %v310, 32
  %v343 = add i64 %v341, %v342
  %v344 = getelementptr [1 x i8], ptr %v304, i64 %v343
  %v345 = mul i64 %v337, %v254
  %v346 = mul i64 %v345, 4
  %v347 = mul i64 %v310, 32
  %v348 = add i64 %v346, %v347
  %v349 = getelementptr [1 x i8], ptr %v304, i64 %v348
  %v350 = sub i64 %v337, %v291
  %v351 = sdiv i64 %v350, 8
  %v352 = add i64 %v326, %v351
  %v353 = sdiv i64 32, %v272
  %v354 = icmp sle i64 %v272, 1
  %v355 = mul i64 %v260, 32
  %v356 = mul i64 %v262, %v254
  %v357 = mul i64 %v356, 4
  %v358 = mul i64 %v310, 32
  %v359 = sub i64 %v357, %v358
  %v360 = select i1 %v316, i64 %v359, i64 %v355
  %v361 = mul i64 %v318, %v314
  %v362 = mul i64 %v361, %v353
  %v363 = add i64 %v360, %v362
  %v364 = select i1 %v354, i64 16384, i64 %v363
  %v365 = mul i64 %v352, %v280
  %v366 = getelementptr [1 x i8], ptr %v335, i64 %v365
  %v367 = getelementptr [1 x i8], ptr %v349, i64 %v364
  %v368 = icmp sge i64 %v272, 8
  %v369 = select i1 %v368, ptr %v366, ptr %v367
  %v370 = select i1 %v368, i64 4, i64 %v353
  %v371 = getelementptr [4 x i8], ptr %v329, i64 %v337
  %v372 = select i1 %v320, ptr @tile2, ptr @tile2
  %v373 = select i1 %v320, ptr @edge2, ptr @edge2
  %v374 = icmp slt i64 %v339, 16
  %v375 = select i1 %v374, ptr %v373, ptr %v372
  call void %v375(ptr %scratch0, i64 2112, ptr %v344, i64 %v276, ptr %v371, i64 %v327, i64 %v314, i64 %v331, i64 %v339, ptr %v369, i64 %v370)
  %v376 = add i64 %v337, 16
  br label %head336
end336:
  %v377 = add i64 %v318, 1
  br label %head317
end317:
  %v378 = add i64 %v310, %v260
  br label %head309
end309:
  %v379 = add i64 %v286, 1
  br label %head285
end285:
  ret void
}
