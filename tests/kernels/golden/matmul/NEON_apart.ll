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
  %v62 = mul i64 0, %given3
  %v63 = getelementptr [1 x i8], ptr %given2, i64 %v62
  %v64 = mul i64 1, %given3
  %v65 = getelementptr [1 x i8], ptr %given2, i64 %v64
  %v66 = mul i64 2, %given3
  %v67 = getelementptr [1 x i8], ptr %given2, i64 %v66
  %v68 = mul i64 3, %given3
  %v69 = getelementptr [1 x i8], ptr %given2, i64 %v68
  br label %head70
head70:
  %v71 = phi i64 [ 0, %joined11 ], [ %v141, %body70 ]
  %v72 = phi <4 x float> [ %v44, %joined11 ], [ %v103, %body70 ]
  %v73 = phi <4 x float> [ %v45, %joined11 ], [ %v104, %body70 ]
  %v74 = phi <4 x float> [ %v46, %joined11 ], [ %v115, %body70 ]
  %v75 = phi <4 x float> [ %v47, %joined11 ], [ %v116, %body70 ]
  %v76 = phi <4 x float> [ %v48, %joined11 ], [ %v123, %body70 ]
  %v77 = phi <4 x float> [ %v49, %joined11 ], [ %v124, %body70 ]
  %v78 = phi <4 x float> [ %v50, %joined11 ], [ %v131, %body70 ]
  %v79 = phi <4 x float> [ %v51, %joined11 ], [ %v132, %body70 ]
  %v80 = phi <4 x float> [ %v52, %joined11 ], [ %v109, %body70 ]
  %v81 = phi <4 x float> [ %v53, %joined11 ], [ %v110, %body70 ]
  %v82 = phi <4 x float> [ %v54, %joined11 ], [ %v117, %body70 ]
  %v83 = phi <4 x float> [ %v55, %joined11 ], [ %v118, %body70 ]
  %v84 = phi <4 x float> [ %v56, %joined11 ], [ %v125, %body70 ]
  %v85 = phi <4 x float> [ %v57, %joined11 ], [ %v126, %body70 ]
  %v86 = phi <4 x float> [ %v58, %joined11 ], [ %v133, %body70 ]
  %v87 = phi <4 x float> [ %v59, %joined11 ], [ %v134, %body70 ]
  %v88 = phi ptr [ %v61, %joined11 ], [ %v135, %body70 ]
  %v89 = phi ptr [ %v63, %joined11 ], [ %v136, %body70 ]
  %v90 = phi ptr [ %v65, %joined11 ], [ %v137, %body70 ]
  %v91 = phi ptr [ %v67, %joined11 ], [ %v138, %body70 ]
  %v92 = phi ptr [ %v69, %joined11 ], [ %v139, %body70 ]
  %v93 = phi ptr [ %given9, %joined11 ], [ %v140, %body70 ]
  %v94 = icmp slt i64 %v71, %given6
  br i1 %v94, label %body70, label %end70
body70:
  %v95 = getelementptr [1 x i8], ptr %v89, i64 0
  %v96 = load <4 x float>, ptr %v95, align 4
  %v97 = getelementptr [1 x i8], ptr %v89, i64 16
  %v98 = load <4 x float>, ptr %v97, align 4
  %v99 = getelementptr [1 x i8], ptr %v88, i64 0
  %v100 = load float, ptr %v99, align 4
  %v101 = insertelement <4 x float> poison, float %v100, i32 0
  %v102 = shufflevector <4 x float> %v101, <4 x float> poison, <4 x i32> zeroinitializer
  %v103 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v102, <4 x float> %v96, <4 x float> %v72)
  %v104 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v102, <4 x float> %v98, <4 x float> %v73)
  %v105 = getelementptr [1 x i8], ptr %v88, i64 %given1
  %v106 = load float, ptr %v105, align 4
  %v107 = insertelement <4 x float> poison, float %v106, i32 0
  %v108 = shufflevector <4 x float> %v107, <4 x float> poison, <4 x i32> zeroinitializer
  %v109 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v108, <4 x float> %v96, <4 x float> %v80)
  %v110 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v108, <4 x float> %v98, <4 x float> %v81)
  %v111 = getelementptr [1 x i8], ptr %v90, i64 0
  %v112 = load <4 x float>, ptr %v111, align 4
  %v113 = getelementptr [1 x i8], ptr %v90, i64 16
  %v114 = load <4 x float>, ptr %v113, align 4
  %v115 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v102, <4 x float> %v112, <4 x float> %v74)
  %v116 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v102, <4 x float> %v114, <4 x float> %v75)
  %v117 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v108, <4 x float> %v112, <4 x float> %v82)
  %v118 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v108, <4 x float> %v114, <4 x float> %v83)
  %v119 = getelementptr [1 x i8], ptr %v91, i64 0
  %v120 = load <4 x float>, ptr %v119, align 4
  %v121 = getelementptr [1 x i8], ptr %v91, i64 16
  %v122 = load <4 x float>, ptr %v121, align 4
  %v123 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v102, <4 x float> %v120, <4 x float> %v76)
  %v124 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v102, <4 x float> %v122, <4 x float> %v77)
  %v125 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v108, <4 x float> %v120, <4 x float> %v84)
  %v126 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v108, <4 x float> %v122, <4 x float> %v85)
  %v127 = getelementptr [1 x i8], ptr %v92, i64 0
  %v128 = load <4 x float>, ptr %v127, align 4
  %v129 = getelementptr [1 x i8], ptr %v92, i64 16
  %v130 = load <4 x float>, ptr %v129, align 4
  %v131 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v102, <4 x float> %v128, <4 x float> %v78)
  %v132 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v102, <4 x float> %v130, <4 x float> %v79)
  %v133 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v108, <4 x float> %v128, <4 x float> %v86)
  %v134 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v108, <4 x float> %v130, <4 x float> %v87)
  %v135 = getelementptr [1 x i8], ptr %v88, i64 4
  %v136 = getelementptr [1 x i8], ptr %v89, i64 32
  %v137 = getelementptr [1 x i8], ptr %v90, i64 32
  %v138 = getelementptr [1 x i8], ptr %v91, i64 32
  %v139 = getelementptr [1 x i8], ptr %v92, i64 32
  %v140 = getelementptr [1 x i8], ptr %v93, i64 %given10
  %v141 = add i64 %v71, 1
  br label %head70
end70:
  %v142 = getelementptr [1 x i8], ptr %v3, i64 0
  %v143 = getelementptr [1 x i8], ptr %v3, i64 16
  %v144 = getelementptr [1 x i8], ptr %v3, i64 32
  %v145 = getelementptr [1 x i8], ptr %v3, i64 48
  %v146 = getelementptr [1 x i8], ptr %v3, i64 64
  %v147 = getelementptr [1 x i8], ptr %v3, i64 80
  %v148 = getelementptr [1 x i8], ptr %v3, i64 96
  %v149 = getelementptr [1 x i8], ptr %v3, i64 112
  %v150 = getelementptr [1 x i8], ptr %v5, i64 0
  %v151 = getelementptr [1 x i8], ptr %v5, i64 16
  %v152 = getelementptr [1 x i8], ptr %v5, i64 32
  %v153 = getelementptr [1 x i8], ptr %v5, i64 48
  %v154 = getelementptr [1 x i8], ptr %v5, i64 64
  %v155 = getelementptr [1 x i8], ptr %v5, i64 80
  %v156 = getelementptr [1 x i8], ptr %v5, i64 96
  %v157 = getelementptr [1 x i8], ptr %v5, i64 112
  store <4 x float> %v72, ptr %v142, align 4
  store <4 x float> %v73, ptr %v143, align 4
  store <4 x float> %v74, ptr %v144, align 4
  store <4 x float> %v75, ptr %v145, align 4
  store <4 x float> %v76, ptr %v146, align 4
  store <4 x float> %v77, ptr %v147, align 4
  store <4 x float> %v78, ptr %v148, align 4
  store <4 x float> %v79, ptr %v149, align 4
  store <4 x float> %v80, ptr %v150, align 4
  store <4 x float> %v81, ptr %v151, align 4
  store <4 x float> %v82, ptr %v152, align 4
  store <4 x float> %v83, ptr %v153, align 4
  store <4 x float> %v84, ptr %v154, align 4
  store <4 x float> %v85, ptr %v155, align 4
  store <4 x float> %v86, ptr %v156, align 4
  store <4 x float> %v87, ptr %v157, align 4
  ret void
}
define internal void @edge2(ptr %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, i64 %given6, i64 %given7, i64 %given8, ptr %given9, i64 %given10) nounwind {
entry:
  %v158 = sub i64 %given8, 0
  %v159 = icmp slt i64 %v158, 4
  %v160 = select i1 %v159, i64 %v158, i64 4
  %v161 = trunc i64 %v160 to i32
  %v162 = insertelement <4 x i32> poison, i32 %v161, i32 0
  %v163 = shufflevector <4 x i32> %v162, <4 x i32> poison, <4 x i32> zeroinitializer
  %v164 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v163
  %v165 = sub i64 %given8, 4
  %v166 = icmp slt i64 %v165, 4
  %v167 = select i1 %v166, i64 %v165, i64 4
  %v168 = trunc i64 %v167 to i32
  %v169 = insertelement <4 x i32> poison, i32 %v168, i32 0
  %v170 = shufflevector <4 x i32> %v169, <4 x i32> poison, <4 x i32> zeroinitializer
  %v171 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v170
  %v172 = sub i64 %given8, 8
  %v173 = icmp slt i64 %v172, 4
  %v174 = select i1 %v173, i64 %v172, i64 4
  %v175 = trunc i64 %v174 to i32
  %v176 = insertelement <4 x i32> poison, i32 %v175, i32 0
  %v177 = shufflevector <4 x i32> %v176, <4 x i32> poison, <4 x i32> zeroinitializer
  %v178 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v177
  %v179 = sub i64 %given8, 12
  %v180 = icmp slt i64 %v179, 4
  %v181 = select i1 %v180, i64 %v179, i64 4
  %v182 = trunc i64 %v181 to i32
  %v183 = insertelement <4 x i32> poison, i32 %v182, i32 0
  %v184 = shufflevector <4 x i32> %v183, <4 x i32> poison, <4 x i32> zeroinitializer
  %v185 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v184
  %v186 = sub i64 %given8, 16
  %v187 = icmp slt i64 %v186, 4
  %v188 = select i1 %v187, i64 %v186, i64 4
  %v189 = trunc i64 %v188 to i32
  %v190 = insertelement <4 x i32> poison, i32 %v189, i32 0
  %v191 = shufflevector <4 x i32> %v190, <4 x i32> poison, <4 x i32> zeroinitializer
  %v192 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v191
  %v193 = sub i64 %given8, 20
  %v194 = icmp slt i64 %v193, 4
  %v195 = select i1 %v194, i64 %v193, i64 4
  %v196 = trunc i64 %v195 to i32
  %v197 = insertelement <4 x i32> poison, i32 %v196, i32 0
  %v198 = shufflevector <4 x i32> %v197, <4 x i32> poison, <4 x i32> zeroinitializer
  %v199 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v198
  %v200 = sub i64 %given8, 24
  %v201 = icmp slt i64 %v200, 4
  %v202 = select i1 %v201, i64 %v200, i64 4
  %v203 = trunc i64 %v202 to i32
  %v204 = insertelement <4 x i32> poison, i32 %v203, i32 0
  %v205 = shufflevector <4 x i32> %v204, <4 x i32> poison, <4 x i32> zeroinitializer
  %v206 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v205
  %v207 = sub i64 %given8, 28
  %v208 = icmp slt i64 %v207, 4
  %v209 = select i1 %v208, i64 %v207, i64 4
  %v210 = trunc i64 %v209 to i32
  %v211 = insertelement <4 x i32> poison, i32 %v210, i32 0
  %v212 = shufflevector <4 x i32> %v211, <4 x i32> poison, <4 x i32> zeroinitializer
  %v213 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v212
  %v214 = mul i64 %given1, 2
  %v215 = mul i64 %given5, 0
  %v216 = getelementptr [1 x i8], ptr %given4, i64 %v215
  %v217 = mul i64 %given5, 1
  %v218 = getelementptr [1 x i8], ptr %given4, i64 %v217
  %v219 = getelementptr [1 x i8], ptr %v216, i64 128
  call void @llvm.prefetch.p0(ptr %v219, i32 1, i32 3, i32 1)
  %v220 = getelementptr [1 x i8], ptr %v216, i64 192
  call void @llvm.prefetch.p0(ptr %v220, i32 1, i32 3, i32 1)
  %v221 = getelementptr [1 x i8], ptr %v218, i64 128
  call void @llvm.prefetch.p0(ptr %v221, i32 1, i32 3, i32 1)
  %v222 = getelementptr [1 x i8], ptr %v218, i64 192
  call void @llvm.prefetch.p0(ptr %v222, i32 1, i32 3, i32 1)
  %v223 = icmp ne i64 %given7, 0
  br i1 %v223, label %yes224, label %no224
yes224:
  br label %joined224
no224:
  %v225 = getelementptr [1 x i8], ptr %v216, i64 0
  %v226 = getelementptr [1 x i8], ptr %v216, i64 16
  %v227 = getelementptr [1 x i8], ptr %v216, i64 32
  %v228 = getelementptr [1 x i8], ptr %v216, i64 48
  %v229 = getelementptr [1 x i8], ptr %v216, i64 64
  %v230 = getelementptr [1 x i8], ptr %v216, i64 80
  %v231 = getelementptr [1 x i8], ptr %v216, i64 96
  %v232 = getelementptr [1 x i8], ptr %v216, i64 112
  %v233 = getelementptr [1 x i8], ptr %v218, i64 0
  %v234 = getelementptr [1 x i8], ptr %v218, i64 16
  %v235 = getelementptr [1 x i8], ptr %v218, i64 32
  %v236 = getelementptr [1 x i8], ptr %v218, i64 48
  %v237 = getelementptr [1 x i8], ptr %v218, i64 64
  %v238 = getelementptr [1 x i8], ptr %v218, i64 80
  %v239 = getelementptr [1 x i8], ptr %v218, i64 96
  %v240 = getelementptr [1 x i8], ptr %v218, i64 112
  %v241 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v225, i32 4, <4 x i1> %v164, <4 x float> zeroinitializer)
  %v242 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v226, i32 4, <4 x i1> %v171, <4 x float> zeroinitializer)
  %v243 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v227, i32 4, <4 x i1> %v178, <4 x float> zeroinitializer)
  %v244 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v228, i32 4, <4 x i1> %v185, <4 x float> zeroinitializer)
  %v245 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v229, i32 4, <4 x i1> %v192, <4 x float> zeroinitializer)
  %v246 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v230, i32 4, <4 x i1> %v199, <4 x float> zeroinitializer)
  %v247 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v231, i32 4, <4 x i1> %v206, <4 x float> zeroinitializer)
  %v248 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v232, i32 4, <4 x i1> %v213, <4 x float> zeroinitializer)
  %v249 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v233, i32 4, <4 x i1> %v164, <4 x float> zeroinitializer)
  %v250 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v234, i32 4, <4 x i1> %v171, <4 x float> zeroinitializer)
  %v251 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v235, i32 4, <4 x i1> %v178, <4 x float> zeroinitializer)
  %v252 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v236, i32 4, <4 x i1> %v185, <4 x float> zeroinitializer)
  %v253 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v237, i32 4, <4 x i1> %v192, <4 x float> zeroinitializer)
  %v254 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v238, i32 4, <4 x i1> %v199, <4 x float> zeroinitializer)
  %v255 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v239, i32 4, <4 x i1> %v206, <4 x float> zeroinitializer)
  %v256 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v240, i32 4, <4 x i1> %v213, <4 x float> zeroinitializer)
  br label %joined224
joined224:
  %v257 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v241, %no224 ]
  %v258 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v242, %no224 ]
  %v259 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v243, %no224 ]
  %v260 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v244, %no224 ]
  %v261 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v245, %no224 ]
  %v262 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v246, %no224 ]
  %v263 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v247, %no224 ]
  %v264 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v248, %no224 ]
  %v265 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v249, %no224 ]
  %v266 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v250, %no224 ]
  %v267 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v251, %no224 ]
  %v268 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v252, %no224 ]
  %v269 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v253, %no224 ]
  %v270 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v254, %no224 ]
  %v271 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v255, %no224 ]
  %v272 = phi <4 x float> [ splat (float 0x0000000000000000), %yes224 ], [ %v256, %no224 ]
  %v273 = mul i64 %given1, 0
  %v274 = getelementptr [1 x i8], ptr %given0, i64 %v273
  %v275 = sub i64 %given8, 1
  %v276 = sdiv i64 %v275, 8
  %v277 = icmp slt i64 %v276, 0
  %v278 = select i1 %v277, i64 %v276, i64 0
  %v279 = icmp slt i64 %v276, 1
  %v280 = select i1 %v279, i64 %v276, i64 1
  %v281 = icmp slt i64 %v276, 2
  %v282 = select i1 %v281, i64 %v276, i64 2
  %v283 = icmp slt i64 %v276, 3
  %v284 = select i1 %v283, i64 %v276, i64 3
  %v285 = mul i64 %v278, %given3
  %v286 = getelementptr [1 x i8], ptr %given2, i64 %v285
  %v287 = mul i64 %v280, %given3
  %v288 = getelementptr [1 x i8], ptr %given2, i64 %v287
  %v289 = mul i64 %v282, %given3
  %v290 = getelementptr [1 x i8], ptr %given2, i64 %v289
  %v291 = mul i64 %v284, %given3
  %v292 = getelementptr [1 x i8], ptr %given2, i64 %v291
  br label %head293
head293:
  %v294 = phi i64 [ 0, %joined224 ], [ %v364, %body293 ]
  %v295 = phi <4 x float> [ %v257, %joined224 ], [ %v326, %body293 ]
  %v296 = phi <4 x float> [ %v258, %joined224 ], [ %v327, %body293 ]
  %v297 = phi <4 x float> [ %v259, %joined224 ], [ %v338, %body293 ]
  %v298 = phi <4 x float> [ %v260, %joined224 ], [ %v339, %body293 ]
  %v299 = phi <4 x float> [ %v261, %joined224 ], [ %v346, %body293 ]
  %v300 = phi <4 x float> [ %v262, %joined224 ], [ %v347, %body293 ]
  %v301 = phi <4 x float> [ %v263, %joined224 ], [ %v354, %body293 ]
  %v302 = phi <4 x float> [ %v264, %joined224 ], [ %v355, %body293 ]
  %v303 = phi <4 x float> [ %v265, %joined224 ], [ %v332, %body293 ]
  %v304 = phi <4 x float> [ %v266, %joined224 ], [ %v333, %body293 ]
  %v305 = phi <4 x float> [ %v267, %joined224 ], [ %v340, %body293 ]
  %v306 = phi <4 x float> [ %v268, %joined224 ], [ %v341, %body293 ]
  %v307 = phi <4 x float> [ %v269, %joined224 ], [ %v348, %body293 ]
  %v308 = phi <4 x float> [ %v270, %joined224 ], [ %v349, %body293 ]
  %v309 = phi <4 x float> [ %v271, %joined224 ], [ %v356, %body293 ]
  %v310 = phi <4 x float> [ %v272, %joined224 ], [ %v357, %body293 ]
  %v311 = phi ptr [ %v274, %joined224 ], [ %v358, %body293 ]
  %v312 = phi ptr [ %v286, %joined224 ], [ %v359, %body293 ]
  %v313 = phi ptr [ %v288, %joined224 ], [ %v360, %body293 ]
  %v314 = phi ptr [ %v290, %joined224 ], [ %v361, %body293 ]
  %v315 = phi ptr [ %v292, %joined224 ], [ %v362, %body293 ]
  %v316 = phi ptr [ %given9, %joined224 ], [ %v363, %body293 ]
  %v317 = icmp slt i64 %v294, %given6
  br i1 %v317, label %body293, label %end293
body293:
  %v318 = getelementptr [1 x i8], ptr %v312, i64 0
  %v319 = load <4 x float>, ptr %v318, align 4
  %v320 = getelementptr [1 x i8], ptr %v312, i64 16
  %v321 = load <4 x float>, ptr %v320, align 4
  %v322 = getelementptr [1 x i8], ptr %v311, i64 0
  %v323 = load float, ptr %v322, align 4
  %v324 = insertelement <4 x float> poison, float %v323, i32 0
  %v325 = shufflevector <4 x float> %v324, <4 x float> poison, <4 x i32> zeroinitializer
  %v326 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v325, <4 x float> %v319, <4 x float> %v295)
  %v327 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v325, <4 x float> %v321, <4 x float> %v296)
  %v328 = getelementptr [1 x i8], ptr %v311, i64 %given1
  %v329 = load float, ptr %v328, align 4
  %v330 = insertelement <4 x float> poison, float %v329, i32 0
  %v331 = shufflevector <4 x float> %v330, <4 x float> poison, <4 x i32> zeroinitializer
  %v332 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v331, <4 x float> %v319, <4 x float> %v303)
  %v333 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v331, <4 x float> %v321, <4 x float> %v304)
  %v334 = getelementptr [1 x i8], ptr %v313, i64 0
  %v335 = load <4 x float>, ptr %v334, align 4
  %v336 = getelementptr [1 x i8], ptr %v313, i64 16
  %v337 = load <4 x float>, ptr %v336, align 4
  %v338 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v325, <4 x float> %v335, <4 x float> %v297)
  %v339 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v325, <4 x float> %v337, <4 x float> %v298)
  %v340 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v331, <4 x float> %v335, <4 x float> %v305)
  %v341 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v331, <4 x float> %v337, <4 x float> %v306)
  %v342 = getelementptr [1 x i8], ptr %v314, i64 0
  %v343 = load <4 x float>, ptr %v342, align 4
  %v344 = getelementptr [1 x i8], ptr %v314, i64 16
  %v345 = load <4 x float>, ptr %v344, align 4
  %v346 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v325, <4 x float> %v343, <4 x float> %v299)
  %v347 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v325, <4 x float> %v345, <4 x float> %v300)
  %v348 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v331, <4 x float> %v343, <4 x float> %v307)
  %v349 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v331, <4 x float> %v345, <4 x float> %v308)
  %v350 = getelementptr [1 x i8], ptr %v315, i64 0
  %v351 = load <4 x float>, ptr %v350, align 4
  %v352 = getelementptr [1 x i8], ptr %v315, i64 16
  %v353 = load <4 x float>, ptr %v352, align 4
  %v354 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v325, <4 x float> %v351, <4 x float> %v301)
  %v355 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v325, <4 x float> %v353, <4 x float> %v302)
  %v356 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v331, <4 x float> %v351, <4 x float> %v309)
  %v357 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v331, <4 x float> %v353, <4 x float> %v310)
  %v358 = getelementptr [1 x i8], ptr %v311, i64 4
  %v359 = getelementptr [1 x i8], ptr %v312, i64 32
  %v360 = getelementptr [1 x i8], ptr %v313, i64 32
  %v361 = getelementptr [1 x i8], ptr %v314, i64 32
  %v362 = getelementptr [1 x i8], ptr %v315, i64 32
  %v363 = getelementptr [1 x i8], ptr %v316, i64 %given10
  %v364 = add i64 %v294, 1
  br label %head293
end293:
  %v365 = getelementptr [1 x i8], ptr %v216, i64 0
  %v366 = getelementptr [1 x i8], ptr %v216, i64 16
  %v367 = getelementptr [1 x i8], ptr %v216, i64 32
  %v368 = getelementptr [1 x i8], ptr %v216, i64 48
  %v369 = getelementptr [1 x i8], ptr %v216, i64 64
  %v370 = getelementptr [1 x i8], ptr %v216, i64 80
  %v371 = getelementptr [1 x i8], ptr %v216, i64 96
  %v372 = getelementptr [1 x i8], ptr %v216, i64 112
  %v373 = getelementptr [1 x i8], ptr %v218, i64 0
  %v374 = getelementptr [1 x i8], ptr %v218, i64 16
  %v375 = getelementptr [1 x i8], ptr %v218, i64 32
  %v376 = getelementptr [1 x i8], ptr %v218, i64 48
  %v377 = getelementptr [1 x i8], ptr %v218, i64 64
  %v378 = getelementptr [1 x i8], ptr %v218, i64 80
  %v379 = getelementptr [1 x i8], ptr %v218, i64 96
  %v380 = getelementptr [1 x i8], ptr %v218, i64 112
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v295, ptr %v365, i32 4, <4 x i1> %v164)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v296, ptr %v366, i32 4, <4 x i1> %v171)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v297, ptr %v367, i32 4, <4 x i1> %v178)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v298, ptr %v368, i32 4, <4 x i1> %v185)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v299, ptr %v369, i32 4, <4 x i1> %v192)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v300, ptr %v370, i32 4, <4 x i1> %v199)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v301, ptr %v371, i32 4, <4 x i1> %v206)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v302, ptr %v372, i32 4, <4 x i1> %v213)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v303, ptr %v373, i32 4, <4 x i1> %v164)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v304, ptr %v374, i32 4, <4 x i1> %v171)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v305, ptr %v375, i32 4, <4 x i1> %v178)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v306, ptr %v376, i32 4, <4 x i1> %v185)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v307, ptr %v377, i32 4, <4 x i1> %v192)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v308, ptr %v378, i32 4, <4 x i1> %v199)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v309, ptr %v379, i32 4, <4 x i1> %v206)
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v310, ptr %v380, i32 4, <4 x i1> %v213)
  ret void
}
define internal void @copy(ptr %given0, i64 %given1, ptr %given2, i64 %given3, i64 %given4) nounwind {
entry:
  br label %head381
head381:
  %v382 = phi i64 [ 0, %entry ], [ %v406, %end397 ]
  %v383 = phi ptr [ %given0, %entry ], [ %v404, %end397 ]
  %v384 = phi ptr [ %given2, %entry ], [ %v405, %end397 ]
  %v385 = icmp slt i64 %v382, %given3
  br i1 %v385, label %body381, label %end381
body381:
  %v386 = sub i64 %given4, 0
  %v387 = and i64 %v386, -4
  %v388 = add i64 0, %v387
  br label %head389
head389:
  %v390 = phi i64 [ 0, %body381 ], [ %v396, %body389 ]
  %v391 = icmp slt i64 %v390, %v388
  br i1 %v391, label %body389, label %end389
body389:
  %v392 = add i64 %v390, 0
  %v393 = getelementptr [4 x i8], ptr %v383, i64 %v392
  %v394 = load <4 x float>, ptr %v393, align 4
  %v395 = getelementptr [4 x i8], ptr %v384, i64 %v392
  store <4 x float> %v394, ptr %v395, align 4
  %v396 = add i64 %v390, 4
  br label %head389
end389:
  br label %head397
head397:
  %v398 = phi i64 [ %v388, %end389 ], [ %v403, %body397 ]
  %v399 = icmp slt i64 %v398, %given4
  br i1 %v399, label %body397, label %end397
body397:
  %v400 = getelementptr [4 x i8], ptr %v383, i64 %v398
  %v401 = load float, ptr %v400, align 4
  %v402 = getelementptr [4 x i8], ptr %v384, i64 %v398
  store float %v401, ptr %v402, align 4
  %v403 = add i64 %v398, 1
  br label %head397
end397:
  %v404 = getelementptr [1 x i8], ptr %v383, i64 %given1
  %v405 = getelementptr [4 x i8], ptr %v384, i64 528
  %v406 = add i64 %v382, 1
  br label %head381
end381:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %scratch0 = alloca [8192 x float], align 64
  %v407 = getelementptr i8, ptr %arguments, i64 0
  %v408 = load ptr, ptr %v407, align 8
  %v409 = getelementptr i8, ptr %arguments, i64 8
  %v410 = load ptr, ptr %v409, align 8
  %v411 = getelementptr i8, ptr %arguments, i64 16
  %v412 = load ptr, ptr %v411, align 8
  %v413 = getelementptr i8, ptr %arguments, i64 24
  %v414 = load i64, ptr %v413, align 8
  %v415 = getelementptr i8, ptr %arguments, i64 32
  %v416 = load i64, ptr %v415, align 8
  %v417 = getelementptr i8, ptr %arguments, i64 40
  %v418 = load i64, ptr %v417, align 8
  %v419 = getelementptr i8, ptr %arguments, i64 48
  %v420 = load i64, ptr %v419, align 8
  %v421 = getelementptr i8, ptr %arguments, i64 56
  %v422 = load i64, ptr %v421, align 8
  %v423 = getelementptr i8, ptr %arguments, i64 64
  %v424 = load i64, ptr %v423, align 8
  %v425 = getelementptr i8, ptr %arguments, i64 72
  %v426 = load i64, ptr %v425, align 8
  %v427 = getelementptr i8, ptr %arguments, i64 80
  %v428 = load i64, ptr %v427, align 8
  %v429 = getelementptr i8, ptr %arguments, i64 88
  %v430 = load i64, ptr %v429, align 8
  %v431 = getelementptr i8, ptr %arguments, i64 96
  %v432 = load i64, ptr %v431, align 8
  %v433 = getelementptr i8, ptr %arguments, i64 104
  %v434 = load i64, ptr %v433, align 8
  %v435 = add i64 %v414, 13
  %v436 = sdiv i64 %v435, 14
  %v437 = sdiv i64 %v414, %v436
  %v438 = mul i64 %v437, %v436
  %v439 = sub i64 %v414, %v438
  %v440 = mul i64 %v418, 32
  %v441 = mul i64 %v422, 4
  %v442 = add i64 %v416, 7
  %v443 = sdiv i64 %v442, 8
  %v444 = mul i64 %v420, 4
  %v445 = mul i64 %v414, %v418
  %v446 = mul i64 %v445, 4
  %v447 = mul i64 %v440, %v443
  %v448 = mul i64 %v414, %v416
  br label %head449
head449:
  %v450 = phi i64 [ %v432, %entry ], [ %v543, %end473 ]
  %v451 = icmp slt i64 %v450, %v434
  br i1 %v451, label %body449, label %end449
body449:
  %v452 = srem i64 %v450, %v430
  %v453 = sdiv i64 %v450, %v430
  %v454 = srem i64 %v453, %v428
  %v455 = mul i64 %v454, %v426
  %v456 = add i64 %v455, %v426
  %v457 = icmp slt i64 %v456, %v416
  %v458 = select i1 %v457, i64 %v456, i64 %v416
  %v459 = mul i64 %v436, %v452
  %v460 = sdiv i64 %v459, %v430
  %v461 = add i64 %v452, 1
  %v462 = mul i64 %v436, %v461
  %v463 = sdiv i64 %v462, %v430
  %v464 = sdiv i64 %v453, %v428
  %v465 = mul i64 0, %v446
  %v466 = getelementptr [1 x i8], ptr %v408, i64 %v465
  %v467 = mul i64 0, %v447
  %v468 = getelementptr [1 x i8], ptr %v410, i64 %v467
  %v469 = mul i64 %v464, %v448
  %v470 = getelementptr [4 x i8], ptr %v412, i64 %v469
  %v471 = icmp sgt i64 %v418, 1
  %v472 = select i1 %v471, i64 %v418, i64 1
  br label %head473
head473:
  %v474 = phi i64 [ 0, %body449 ], [ %v542, %end481 ]
  %v475 = icmp slt i64 %v474, %v472
  br i1 %v475, label %body473, label %end473
body473:
  %v476 = sub i64 %v418, %v474
  %v477 = icmp slt i64 %v476, %v424
  %v478 = select i1 %v477, i64 %v476, i64 %v424
  %v479 = add i64 %v474, %v424
  %v480 = icmp sge i64 %v479, %v472
  br label %head481
head481:
  %v482 = phi i64 [ %v460, %body473 ], [ %v541, %end500 ]
  %v483 = icmp slt i64 %v482, %v463
  br i1 %v483, label %body481, label %end481
body481:
  %v484 = icmp slt i64 %v482, %v439
  %v485 = mul i64 %v482, %v437
  %v486 = icmp slt i64 %v482, %v439
  %v487 = select i1 %v486, i64 %v482, i64 %v439
  %v488 = add i64 %v485, %v487
  %v489 = zext i1 %v484 to i64
  %v490 = add i64 %v437, %v489
  %v491 = mul i64 %v416, 4
  %v492 = mul i64 %v488, %v491
  %v493 = getelementptr [1 x i8], ptr %v470, i64 %v492
  %v494 = icmp sle i64 %v474, 0
  %v495 = zext i1 %v494 to i64
  %v496 = mul i64 %v488, %v444
  %v497 = mul i64 %v474, 4
  %v498 = add i64 %v496, %v497
  %v499 = getelementptr [1 x i8], ptr %v466, i64 %v498
  call void @copy(ptr %v499, i64 %v444, ptr %scratch0, i64 %v490, i64 %v478)
  br label %head500
head500:
  %v501 = phi i64 [ %v455, %body481 ], [ %v540, %body500 ]
  %v502 = icmp slt i64 %v501, %v458
  br i1 %v502, label %body500, label %end500
body500:
  %v503 = sub i64 %v458, %v501
  %v504 = mul i64 %v501, %v418
  %v505 = mul i64 %v504, 4
  %v506 = mul i64 %v474, 32
  %v507 = add i64 %v505, %v506
  %v508 = getelementptr [1 x i8], ptr %v468, i64 %v507
  %v509 = mul i64 %v501, %v418
  %v510 = mul i64 %v509, 4
  %v511 = mul i64 %v474, 32
  %v512 = add i64 %v510, %v511
  %v513 = getelementptr [1 x i8], ptr %v468, i64 %v512
  %v514 = sub i64 %v501, %v455
  %v515 = sdiv i64 %v514, 8
  %v516 = add i64 %v490, %v515
  %v517 = sdiv i64 32, %v436
  %v518 = icmp sle i64 %v436, 1
  %v519 = mul i64 %v424, 32
  %v520 = mul i64 %v426, %v418
  %v521 = mul i64 %v520, 4
  %v522 = mul i64 %v474, 32
  %v523 = sub i64 %v521, %v522
  %v524 = select i1 %v480, i64 %v523, i64 %v519
  %v525 = mul i64 %v482, %v478
  %v526 = mul i64 %v525, %v517
  %v527 = add i64 %v524, %v526
  %v528 = select i1 %v518, i64 16384, i64 %v527
  %v529 = mul i64 %v516, %v444
  %v530 = getelementptr [1 x i8], ptr %v499, i64 %v529
  %v531 = getelementptr [1 x i8], ptr %v513, i64 %v528
  %v532 = icmp sge i64 %v436, 8
  %v533 = select i1 %v532, ptr %v530, ptr %v531
  %v534 = select i1 %v532, i64 4, i64 %v517
  %v535 = getelementptr [4 x i8], ptr %v493, i64 %v501
  %v536 = select i1 %v484, ptr @tile2, ptr @tile2
  %v537 = select i1 %v484, ptr @edge2, ptr @edge2
  %v538 = icmp slt i64 %v503, 32
  %v539 = select i1 %v538, ptr %v537, ptr %v536
  call void %v539(ptr %scratch0, i64 2112, ptr %v508, i64 %v440, ptr %v535, i64 %v491, i64 %v478, i64 %v495, i64 %v503, ptr %v533, i64 %v534)
  %v540 = add i64 %v501, 32
  br label %head500
end500:
  %v541 = add i64 %v482, 1
  br label %head481
end481:
  %v542 = add i64 %v474, %v424
  br label %head473
end473:
  %v543 = add i64 %v450, 1
  br label %head449
end449:
  ret void
}
