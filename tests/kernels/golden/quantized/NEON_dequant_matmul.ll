declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, i32, <4 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define internal void @tile2(ptr %given0, ptr %given1, ptr %given2, ptr %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8) nounwind {
entry:
  %v1 = sub i64 %given5, 0
  %v2 = icmp slt i64 %v1, 4
  %v3 = select i1 %v2, i64 %v1, i64 4
  %v4 = trunc i64 %v3 to i32
  %v5 = insertelement <4 x i32> poison, i32 %v4, i32 0
  %v6 = shufflevector <4 x i32> %v5, <4 x i32> poison, <4 x i32> zeroinitializer
  %v7 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v6
  %v8 = sub i64 %given5, 4
  %v9 = icmp slt i64 %v8, 4
  %v10 = select i1 %v9, i64 %v8, i64 4
  %v11 = trunc i64 %v10 to i32
  %v12 = insertelement <4 x i32> poison, i32 %v11, i32 0
  %v13 = shufflevector <4 x i32> %v12, <4 x i32> poison, <4 x i32> zeroinitializer
  %v14 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v13
  %v15 = sub i64 %given5, 8
  %v16 = icmp slt i64 %v15, 4
  %v17 = select i1 %v16, i64 %v15, i64 4
  %v18 = trunc i64 %v17 to i32
  %v19 = insertelement <4 x i32> poison, i32 %v18, i32 0
  %v20 = shufflevector <4 x i32> %v19, <4 x i32> poison, <4 x i32> zeroinitializer
  %v21 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v20
  %v22 = sub i64 %given5, 12
  %v23 = icmp slt i64 %v22, 4
  %v24 = select i1 %v23, i64 %v22, i64 4
  %v25 = trunc i64 %v24 to i32
  %v26 = insertelement <4 x i32> poison, i32 %v25, i32 0
  %v27 = shufflevector <4 x i32> %v26, <4 x i32> poison, <4 x i32> zeroinitializer
  %v28 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v27
  %v29 = sub i64 %given5, 16
  %v30 = icmp slt i64 %v29, 4
  %v31 = select i1 %v30, i64 %v29, i64 4
  %v32 = trunc i64 %v31 to i32
  %v33 = insertelement <4 x i32> poison, i32 %v32, i32 0
  %v34 = shufflevector <4 x i32> %v33, <4 x i32> poison, <4 x i32> zeroinitializer
  %v35 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v34
  %v36 = sub i64 %given5, 20
  %v37 = icmp slt i64 %v36, 4
  %v38 = select i1 %v37, i64 %v36, i64 4
  %v39 = trunc i64 %v38 to i32
  %v40 = insertelement <4 x i32> poison, i32 %v39, i32 0
  %v41 = shufflevector <4 x i32> %v40, <4 x i32> poison, <4 x i32> zeroinitializer
  %v42 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v41
  %v43 = sub i64 %given5, 24
  %v44 = icmp slt i64 %v43, 4
  %v45 = select i1 %v44, i64 %v43, i64 4
  %v46 = trunc i64 %v45 to i32
  %v47 = insertelement <4 x i32> poison, i32 %v46, i32 0
  %v48 = shufflevector <4 x i32> %v47, <4 x i32> poison, <4 x i32> zeroinitializer
  %v49 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v48
  %v50 = sub i64 %given5, 28
  %v51 = icmp slt i64 %v50, 4
  %v52 = select i1 %v51, i64 %v50, i64 4
  %v53 = trunc i64 %v52 to i32
  %v54 = insertelement <4 x i32> poison, i32 %v53, i32 0
  %v55 = shufflevector <4 x i32> %v54, <4 x i32> poison, <4 x i32> zeroinitializer
  %v56 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v55
  %v57 = getelementptr [4 x i8], ptr %given3, i64 0
  %v58 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v57, i32 4, <4 x i1> %v7, <4 x float> zeroinitializer)
  %v59 = getelementptr [4 x i8], ptr %given4, i64 0
  %v60 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %v59, i32 4, <4 x i1> %v7, <4 x i32> zeroinitializer)
  %v61 = getelementptr [4 x i8], ptr %given3, i64 4
  %v62 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v61, i32 4, <4 x i1> %v14, <4 x float> zeroinitializer)
  %v63 = getelementptr [4 x i8], ptr %given4, i64 4
  %v64 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %v63, i32 4, <4 x i1> %v14, <4 x i32> zeroinitializer)
  %v65 = getelementptr [4 x i8], ptr %given3, i64 8
  %v66 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v65, i32 4, <4 x i1> %v21, <4 x float> zeroinitializer)
  %v67 = getelementptr [4 x i8], ptr %given4, i64 8
  %v68 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %v67, i32 4, <4 x i1> %v21, <4 x i32> zeroinitializer)
  %v69 = getelementptr [4 x i8], ptr %given3, i64 12
  %v70 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v69, i32 4, <4 x i1> %v28, <4 x float> zeroinitializer)
  %v71 = getelementptr [4 x i8], ptr %given4, i64 12
  %v72 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %v71, i32 4, <4 x i1> %v28, <4 x i32> zeroinitializer)
  %v73 = getelementptr [4 x i8], ptr %given3, i64 16
  %v74 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v73, i32 4, <4 x i1> %v35, <4 x float> zeroinitializer)
  %v75 = getelementptr [4 x i8], ptr %given4, i64 16
  %v76 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %v75, i32 4, <4 x i1> %v35, <4 x i32> zeroinitializer)
  %v77 = getelementptr [4 x i8], ptr %given3, i64 20
  %v78 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v77, i32 4, <4 x i1> %v42, <4 x float> zeroinitializer)
  %v79 = getelementptr [4 x i8], ptr %given4, i64 20
  %v80 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %v79, i32 4, <4 x i1> %v42, <4 x i32> zeroinitializer)
  %v81 = getelementptr [4 x i8], ptr %given3, i64 24
  %v82 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v81, i32 4, <4 x i1> %v49, <4 x float> zeroinitializer)
  %v83 = getelementptr [4 x i8], ptr %given4, i64 24
  %v84 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %v83, i32 4, <4 x i1> %v49, <4 x i32> zeroinitializer)
  %v85 = getelementptr [4 x i8], ptr %given3, i64 28
  %v86 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v85, i32 4, <4 x i1> %v56, <4 x float> zeroinitializer)
  %v87 = getelementptr [4 x i8], ptr %given4, i64 28
  %v88 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %v87, i32 4, <4 x i1> %v56, <4 x i32> zeroinitializer)
  br label %head89
head89:
  %v90 = phi i64 [ 0, %entry ], [ %v188, %body89 ]
  %v91 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v165, %body89 ]
  %v92 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v166, %body89 ]
  %v93 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v167, %body89 ]
  %v94 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v168, %body89 ]
  %v95 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v169, %body89 ]
  %v96 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v170, %body89 ]
  %v97 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v171, %body89 ]
  %v98 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v172, %body89 ]
  %v99 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v179, %body89 ]
  %v100 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v180, %body89 ]
  %v101 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v181, %body89 ]
  %v102 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v182, %body89 ]
  %v103 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v183, %body89 ]
  %v104 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v184, %body89 ]
  %v105 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v185, %body89 ]
  %v106 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v186, %body89 ]
  %v107 = phi ptr [ %given1, %entry ], [ %v187, %body89 ]
  %v108 = icmp slt i64 %v90, %given6
  br i1 %v108, label %body89, label %end89
body89:
  %v109 = getelementptr [1 x i8], ptr %v107, i64 2048
  call void @llvm.prefetch.p0(ptr %v109, i32 0, i32 3, i32 1)
  %v110 = getelementptr [1 x i8], ptr %v107, i64 2112
  call void @llvm.prefetch.p0(ptr %v110, i32 0, i32 3, i32 1)
  %v111 = getelementptr [1 x i8], ptr %v107, i64 0
  %v112 = load <4 x i8>, ptr %v111, align 1
  %v113 = zext <4 x i8> %v112 to <4 x i32>
  %v114 = sub <4 x i32> %v113, %v60
  %v115 = sitofp <4 x i32> %v114 to <4 x float>
  %v116 = fmul <4 x float> %v115, %v58
  %v117 = getelementptr [1 x i8], ptr %v107, i64 4
  %v118 = load <4 x i8>, ptr %v117, align 1
  %v119 = zext <4 x i8> %v118 to <4 x i32>
  %v120 = sub <4 x i32> %v119, %v64
  %v121 = sitofp <4 x i32> %v120 to <4 x float>
  %v122 = fmul <4 x float> %v121, %v62
  %v123 = getelementptr [1 x i8], ptr %v107, i64 8
  %v124 = load <4 x i8>, ptr %v123, align 1
  %v125 = zext <4 x i8> %v124 to <4 x i32>
  %v126 = sub <4 x i32> %v125, %v68
  %v127 = sitofp <4 x i32> %v126 to <4 x float>
  %v128 = fmul <4 x float> %v127, %v66
  %v129 = getelementptr [1 x i8], ptr %v107, i64 12
  %v130 = load <4 x i8>, ptr %v129, align 1
  %v131 = zext <4 x i8> %v130 to <4 x i32>
  %v132 = sub <4 x i32> %v131, %v72
  %v133 = sitofp <4 x i32> %v132 to <4 x float>
  %v134 = fmul <4 x float> %v133, %v70
  %v135 = getelementptr [1 x i8], ptr %v107, i64 16
  %v136 = load <4 x i8>, ptr %v135, align 1
  %v137 = zext <4 x i8> %v136 to <4 x i32>
  %v138 = sub <4 x i32> %v137, %v76
  %v139 = sitofp <4 x i32> %v138 to <4 x float>
  %v140 = fmul <4 x float> %v139, %v74
  %v141 = getelementptr [1 x i8], ptr %v107, i64 20
  %v142 = load <4 x i8>, ptr %v141, align 1
  %v143 = zext <4 x i8> %v142 to <4 x i32>
  %v144 = sub <4 x i32> %v143, %v80
  %v145 = sitofp <4 x i32> %v144 to <4 x float>
  %v146 = fmul <4 x float> %v145, %v78
  %v147 = getelementptr [1 x i8], ptr %v107, i64 24
  %v148 = load <4 x i8>, ptr %v147, align 1
  %v149 = zext <4 x i8> %v148 to <4 x i32>
  %v150 = sub <4 x i32> %v149, %v84
  %v151 = sitofp <4 x i32> %v150 to <4 x float>
  %v152 = fmul <4 x float> %v151, %v82
  %v153 = getelementptr [1 x i8], ptr %v107, i64 28
  %v154 = load <4 x i8>, ptr %v153, align 1
  %v155 = zext <4 x i8> %v154 to <4 x i32>
  %v156 = sub <4 x i32> %v155, %v88
  %v157 = sitofp <4 x i32> %v156 to <4 x float>
  %v158 = fmul <4 x float> %v157, %v86
  %v159 = mul i64 %given7, 0
  %v160 = getelementptr [4 x i8], ptr %given0, i64 %v159
  %v161 = getelementptr [4 x i8], ptr %v160, i64 %v90
  %v162 = load float, ptr %v161, align 4
  %v163 = insertelement <4 x float> poison, float %v162, i32 0
  %v164 = shufflevector <4 x float> %v163, <4 x float> poison, <4 x i32> zeroinitializer
  %v165 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v164, <4 x float> %v116, <4 x float> %v91)
  %v166 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v164, <4 x float> %v122, <4 x float> %v92)
  %v167 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v164, <4 x float> %v128, <4 x float> %v93)
  %v168 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v164, <4 x float> %v134, <4 x float> %v94)
  %v169 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v164, <4 x float> %v140, <4 x float> %v95)
  %v170 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v164, <4 x float> %v146, <4 x float> %v96)
  %v171 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v164, <4 x float> %v152, <4 x float> %v97)
  %v172 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v164, <4 x float> %v158, <4 x float> %v98)
  %v173 = mul i64 %given7, 1
  %v174 = getelementptr [4 x i8], ptr %given0, i64 %v173
  %v175 = getelementptr [4 x i8], ptr %v174, i64 %v90
  %v176 = load float, ptr %v175, align 4
  %v177 = insertelement <4 x float> poison, float %v176, i32 0
  %v178 = shufflevector <4 x float> %v177, <4 x float> poison, <4 x i32> zeroinitializer
  %v179 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v178, <4 x float> %v116, <4 x float> %v99)
  %v180 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v178, <4 x float> %v122, <4 x float> %v100)
  %v181 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v178, <4 x float> %v128, <4 x float> %v101)
  %v182 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v178, <4 x float> %v134, <4 x float> %v102)
  %v183 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v178, <4 x float> %v140, <4 x float> %v103)
  %v184 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v178, <4 x float> %v146, <4 x float> %v104)
  %v185 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v178, <4 x float> %v152, <4 x float> %v105)
  %v186 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v178, <4 x float> %v158, <4 x float> %v106)
  %v187 = getelementptr [1 x i8], ptr %v107, i64 128
  %v188 = add i64 %v90, 1
  br label %head89
end89:
  %v189 = mul i64 %given8, 0
  %v190 = getelementptr [1 x i8], ptr %given2, i64 %v189
  %v191 = getelementptr [4 x i8], ptr %v190, i64 0
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v91, ptr %v191, i32 4, <4 x i1> %v7)
  %v192 = mul i64 %given8, 0
  %v193 = getelementptr [1 x i8], ptr %given2, i64 %v192
  %v194 = getelementptr [4 x i8], ptr %v193, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v92, ptr %v194, i32 4, <4 x i1> %v14)
  %v195 = mul i64 %given8, 0
  %v196 = getelementptr [1 x i8], ptr %given2, i64 %v195
  %v197 = getelementptr [4 x i8], ptr %v196, i64 8
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v93, ptr %v197, i32 4, <4 x i1> %v21)
  %v198 = mul i64 %given8, 0
  %v199 = getelementptr [1 x i8], ptr %given2, i64 %v198
  %v200 = getelementptr [4 x i8], ptr %v199, i64 12
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v94, ptr %v200, i32 4, <4 x i1> %v28)
  %v201 = mul i64 %given8, 0
  %v202 = getelementptr [1 x i8], ptr %given2, i64 %v201
  %v203 = getelementptr [4 x i8], ptr %v202, i64 16
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v95, ptr %v203, i32 4, <4 x i1> %v35)
  %v204 = mul i64 %given8, 0
  %v205 = getelementptr [1 x i8], ptr %given2, i64 %v204
  %v206 = getelementptr [4 x i8], ptr %v205, i64 20
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v96, ptr %v206, i32 4, <4 x i1> %v42)
  %v207 = mul i64 %given8, 0
  %v208 = getelementptr [1 x i8], ptr %given2, i64 %v207
  %v209 = getelementptr [4 x i8], ptr %v208, i64 24
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v97, ptr %v209, i32 4, <4 x i1> %v49)
  %v210 = mul i64 %given8, 0
  %v211 = getelementptr [1 x i8], ptr %given2, i64 %v210
  %v212 = getelementptr [4 x i8], ptr %v211, i64 28
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v98, ptr %v212, i32 4, <4 x i1> %v56)
  %v213 = mul i64 %given8, 1
  %v214 = getelementptr [1 x i8], ptr %given2, i64 %v213
  %v215 = getelementptr [4 x i8], ptr %v214, i64 0
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v99, ptr %v215, i32 4, <4 x i1> %v7)
  %v216 = mul i64 %given8, 1
  %v217 = getelementptr [1 x i8], ptr %given2, i64 %v216
  %v218 = getelementptr [4 x i8], ptr %v217, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v100, ptr %v218, i32 4, <4 x i1> %v14)
  %v219 = mul i64 %given8, 1
  %v220 = getelementptr [1 x i8], ptr %given2, i64 %v219
  %v221 = getelementptr [4 x i8], ptr %v220, i64 8
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v101, ptr %v221, i32 4, <4 x i1> %v21)
  %v222 = mul i64 %given8, 1
  %v223 = getelementptr [1 x i8], ptr %given2, i64 %v222
  %v224 = getelementptr [4 x i8], ptr %v223, i64 12
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v102, ptr %v224, i32 4, <4 x i1> %v28)
  %v225 = mul i64 %given8, 1
  %v226 = getelementptr [1 x i8], ptr %given2, i64 %v225
  %v227 = getelementptr [4 x i8], ptr %v226, i64 16
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v103, ptr %v227, i32 4, <4 x i1> %v35)
  %v228 = mul i64 %given8, 1
  %v229 = getelementptr [1 x i8], ptr %given2, i64 %v228
  %v230 = getelementptr [4 x i8], ptr %v229, i64 20
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v104, ptr %v230, i32 4, <4 x i1> %v42)
  %v231 = mul i64 %given8, 1
  %v232 = getelementptr [1 x i8], ptr %given2, i64 %v231
  %v233 = getelementptr [4 x i8], ptr %v232, i64 24
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v105, ptr %v233, i32 4, <4 x i1> %v49)
  %v234 = mul i64 %given8, 1
  %v235 = getelementptr [1 x i8], ptr %given2, i64 %v234
  %v236 = getelementptr [4 x i8], ptr %v235, i64 28
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v106, ptr %v236, i32 4, <4 x i1> %v56)
  ret void
}
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7) nounwind {
entry:
  br label %head237
head237:
  %v238 = phi i64 [ 0, %entry ], [ %v274, %end259 ]
  %v239 = phi ptr [ %given2, %entry ], [ %v271, %end259 ]
  %v240 = phi ptr [ %given4, %entry ], [ %v272, %end259 ]
  %v241 = phi ptr [ %given6, %entry ], [ %v273, %end259 ]
  %v242 = icmp slt i64 %v238, %given0
  br i1 %v242, label %body237, label %end237
body237:
  %v243 = sub i64 %given1, 0
  %v244 = and i64 %v243, -4
  %v245 = add i64 0, %v244
  br label %head246
head246:
  %v247 = phi i64 [ 0, %body237 ], [ %v258, %body246 ]
  %v248 = icmp slt i64 %v247, %v245
  br i1 %v248, label %body246, label %end246
body246:
  %v249 = add i64 %v247, 0
  %v250 = getelementptr [4 x i8], ptr %v239, i64 %v249
  %v251 = load <4 x float>, ptr %v250, align 4
  %v252 = getelementptr [4 x i8], ptr %v241, i64 %v249
  %v253 = load <4 x float>, ptr %v252, align 4
  %v254 = fadd <4 x float> %v251, %v253
  %v255 = fcmp ole <4 x float> %v254, splat (float 0x0000000000000000)
  %v256 = select <4 x i1> %v255, <4 x float> splat (float 0x0000000000000000), <4 x float> %v254
  %v257 = getelementptr [4 x i8], ptr %v240, i64 %v249
  store <4 x float> %v256, ptr %v257, align 4
  %v258 = add i64 %v247, 4
  br label %head246
end246:
  br label %head259
head259:
  %v260 = phi i64 [ %v245, %end246 ], [ %v270, %body259 ]
  %v261 = icmp slt i64 %v260, %given1
  br i1 %v261, label %body259, label %end259
body259:
  %v262 = getelementptr [4 x i8], ptr %v239, i64 %v260
  %v263 = load float, ptr %v262, align 4
  %v264 = getelementptr [4 x i8], ptr %v241, i64 %v260
  %v265 = load float, ptr %v264, align 4
  %v266 = fadd float %v263, %v265
  %v267 = fcmp ole float %v266, 0x0000000000000000
  %v268 = select i1 %v267, float 0x0000000000000000, float %v266
  %v269 = getelementptr [4 x i8], ptr %v240, i64 %v260
  store float %v268, ptr %v269, align 4
  %v270 = add i64 %v260, 1
  br label %head259
end259:
  %v271 = getelementptr [1 x i8], ptr %v239, i64 %given3
  %v272 = getelementptr [1 x i8], ptr %v240, i64 %given5
  %v273 = getelementptr [1 x i8], ptr %v241, i64 %given7
  %v274 = add i64 %v238, 1
  br label %head237
end237:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v275 = getelementptr i8, ptr %arguments, i64 48
  %v276 = load i64, ptr %v275, align 8
  %v277 = getelementptr i8, ptr %arguments, i64 56
  %v278 = load i64, ptr %v277, align 8
  %v279 = getelementptr i8, ptr %arguments, i64 64
  %v280 = load i64, ptr %v279, align 8
  %v281 = add i64 %v276, 13
  %v282 = sdiv i64 %v281, 14
  %v283 = sdiv i64 %v276, %v282
  %v284 = mul i64 %v283, %v282
  %v285 = sub i64 %v276, %v284
  br label %head286
head286:
  %v287 = phi i64 [ 0, %entry ], [ %v363, %end293 ]
  %v288 = icmp slt i64 %v287, %v278
  br i1 %v288, label %body286, label %end286
body286:
  %v289 = add i64 %v287, %v280
  %v290 = icmp slt i64 %v289, %v278
  %v291 = add i64 %v287, %v280
  %v292 = select i1 %v290, i64 %v291, i64 %v278
  br label %head293
head293:
  %v294 = phi i64 [ 0, %body286 ], [ %v362, %end301 ]
  %v295 = icmp slt i64 %v294, %v282
  br i1 %v295, label %body293, label %end293
body293:
  %v296 = icmp slt i64 %v294, %v285
  %v297 = select i1 %v296, i64 %v294, i64 %v285
  %v298 = icmp slt i64 %v294, %v285
  %v299 = add i64 %v283, 1
  %v300 = select i1 %v298, i64 %v299, i64 %v283
  br label %head301
head301:
  %v302 = phi i64 [ %v287, %body293 ], [ %v361, %body301 ]
  %v303 = icmp slt i64 %v302, %v292
  br i1 %v303, label %body301, label %end301
body301:
  %v304 = mul i64 %v294, %v283
  %v305 = add i64 %v304, %v297
  %v306 = getelementptr i8, ptr %arguments, i64 72
  %v307 = load i64, ptr %v306, align 8
  %v308 = getelementptr i8, ptr %arguments, i64 56
  %v309 = load i64, ptr %v308, align 8
  %v310 = getelementptr i8, ptr %arguments, i64 80
  %v311 = load i64, ptr %v310, align 8
  %v312 = getelementptr i8, ptr %arguments, i64 0
  %v313 = load ptr, ptr %v312, align 8
  %v314 = mul i64 %v305, %v311
  %v315 = getelementptr [4 x i8], ptr %v313, i64 %v314
  %v316 = and i64 %v302, -128
  %v317 = mul i64 %v316, %v307
  %v318 = and i64 %v302, 127
  %v319 = add i64 %v317, %v318
  %v320 = getelementptr i8, ptr %arguments, i64 8
  %v321 = load ptr, ptr %v320, align 8
  %v322 = getelementptr [1 x i8], ptr %v321, i64 %v319
  %v323 = getelementptr i8, ptr %arguments, i64 24
  %v324 = load ptr, ptr %v323, align 8
  %v325 = getelementptr [4 x i8], ptr %v324, i64 %v302
  %v326 = getelementptr i8, ptr %arguments, i64 32
  %v327 = load ptr, ptr %v326, align 8
  %v328 = getelementptr [4 x i8], ptr %v327, i64 %v302
  %v329 = sub i64 %v309, %v302
  %v330 = mul i64 %v309, 4
  %v331 = getelementptr i8, ptr %arguments, i64 56
  %v332 = load i64, ptr %v331, align 8
  %v333 = mul i64 %v305, %v332
  %v334 = add i64 %v333, %v302
  %v335 = getelementptr i8, ptr %arguments, i64 16
  %v336 = load ptr, ptr %v335, align 8
  %v337 = getelementptr [4 x i8], ptr %v336, i64 %v334
  %v338 = icmp eq i64 %v300, 2
  %v339 = select i1 %v338, ptr @tile2, ptr @tile2
  call void %v339(ptr %v315, ptr %v322, ptr %v337, ptr %v325, ptr %v328, i64 %v329, i64 %v307, i64 %v311, i64 %v330)
  %v340 = getelementptr i8, ptr %arguments, i64 56
  %v341 = load i64, ptr %v340, align 8
  %v342 = sub i64 %v341, %v302
  %v343 = mul i64 %v341, 4
  %v344 = getelementptr i8, ptr %arguments, i64 56
  %v345 = load i64, ptr %v344, align 8
  %v346 = mul i64 %v305, %v345
  %v347 = add i64 %v346, %v302
  %v348 = getelementptr i8, ptr %arguments, i64 16
  %v349 = load ptr, ptr %v348, align 8
  %v350 = getelementptr [4 x i8], ptr %v349, i64 %v347
  %v351 = getelementptr i8, ptr %arguments, i64 88
  %v352 = load i64, ptr %v351, align 8
  %v353 = mul i64 %v305, %v352
  %v354 = add i64 %v353, %v302
  %v355 = getelementptr i8, ptr %arguments, i64 40
  %v356 = load ptr, ptr %v355, align 8
  %v357 = getelementptr [4 x i8], ptr %v356, i64 %v354
  %v358 = mul i64 %v352, 4
  %v359 = icmp slt i64 %v342, 32
  %v360 = select i1 %v359, i64 %v342, i64 32
  call void @epilogue(i64 %v300, i64 %v360, ptr %v350, i64 %v343, ptr %v350, i64 %v343, ptr %v357, i64 %v358)
  %v361 = add i64 %v302, 32
  br label %head301
end301:
  %v362 = add i64 %v294, 1
  br label %head293
end293:
  %v363 = add i64 %v287, %v280
  br label %head286
end286:
  ret void
}
