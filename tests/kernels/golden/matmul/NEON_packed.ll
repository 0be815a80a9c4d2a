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
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7) nounwind {
entry:
  br label %head381
head381:
  %v382 = phi i64 [ 0, %entry ], [ %v418, %end403 ]
  %v383 = phi ptr [ %given2, %entry ], [ %v415, %end403 ]
  %v384 = phi ptr [ %given4, %entry ], [ %v416, %end403 ]
  %v385 = phi ptr [ %given6, %entry ], [ %v417, %end403 ]
  %v386 = icmp slt i64 %v382, %given0
  br i1 %v386, label %body381, label %end381
body381:
  %v387 = sub i64 %given1, 0
  %v388 = and i64 %v387, -4
  %v389 = add i64 0, %v388
  br label %head390
head390:
  %v391 = phi i64 [ 0, %body381 ], [ %v402, %body390 ]
  %v392 = icmp slt i64 %v391, %v389
  br i1 %v392, label %body390, label %end390
body390:
  %v393 = add i64 %v391, 0
  %v394 = getelementptr [4 x i8], ptr %v383, i64 %v393
  %v395 = load <4 x float>, ptr %v394, align 4
  %v396 = getelementptr [4 x i8], ptr %v385, i64 %v393
  %v397 = load <4 x float>, ptr %v396, align 4
  %v398 = fadd <4 x float> %v395, %v397
  %v399 = fcmp ole <4 x float> %v398, splat (float 0x0000000000000000)
  %v400 = select <4 x i1> %v399, <4 x float> splat (float 0x0000000000000000), <4 x float> %v398
  %v401 = getelementptr [4 x i8], ptr %v384, i64 %v393
  store <4 x float> %v400, ptr %v401, align 4
  %v402 = add i64 %v391, 4
  br label %head390
end390:
  br label %head403
head403:
  %v404 = phi i64 [ %v389, %end390 ], [ %v414, %body403 ]
  %v405 = icmp slt i64 %v404, %given1
  br i1 %v405, label %body403, label %end403
body403:
  %v406 = getelementptr [4 x i8], ptr %v383, i64 %v404
  %v407 = load float, ptr %v406, align 4
  %v408 = getelementptr [4 x i8], ptr %v385, i64 %v404
  %v409 = load float, ptr %v408, align 4
  %v410 = fadd float %v407, %v409
  %v411 = fcmp ole float %v410, 0x0000000000000000
  %v412 = select i1 %v411, float 0x0000000000000000, float %v410
  %v413 = getelementptr [4 x i8], ptr %v384, i64 %v404
  store float %v412, ptr %v413, align 4
  %v414 = add i64 %v404, 1
  br label %head403
end403:
  %v415 = getelementptr [1 x i8], ptr %v383, i64 %given3
  %v416 = getelementptr [1 x i8], ptr %v384, i64 %given5
  %v417 = getelementptr [1 x i8], ptr %v385, i64 %given7
  %v418 = add i64 %v382, 1
  br label %head381
end381:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v419 = getelementptr i8, ptr %arguments, i64 0
  %v420 = load ptr, ptr %v419, align 8
  %v421 = getelementptr i8, ptr %arguments, i64 8
  %v422 = load ptr, ptr %v421, align 8
  %v423 = getelementptr i8, ptr %arguments, i64 16
  %v424 = load ptr, ptr %v423, align 8
  %v425 = getelementptr i8, ptr %arguments, i64 24
  %v426 = load ptr, ptr %v425, align 8
  %v427 = getelementptr i8, ptr %arguments, i64 32
  %v428 = load i64, ptr %v427, align 8
  %v429 = getelementptr i8, ptr %arguments, i64 40
  %v430 = load i64, ptr %v429, align 8
  %v431 = getelementptr i8, ptr %arguments, i64 48
  %v432 = load i64, ptr %v431, align 8
  %v433 = getelementptr i8, ptr %arguments, i64 56
  %v434 = load i64, ptr %v433, align 8
  %v435 = getelementptr i8, ptr %arguments, i64 64
  %v436 = load i64, ptr %v435, align 8
  %v437 = getelementptr i8, ptr %arguments, i64 72
  %v438 = load i64, ptr %v437, align 8
  %v439 = getelementptr i8, ptr %arguments, i64 80
  %v440 = load i64, ptr %v439, align 8
  %v441 = getelementptr i8, ptr %arguments, i64 88
  %v442 = load i64, ptr %v441, align 8
  %v443 = getelementptr i8, ptr %arguments, i64 96
  %v444 = load i64, ptr %v443, align 8
  %v445 = getelementptr i8, ptr %arguments, i64 104
  %v446 = load i64, ptr %v445, align 8
  %v447 = getelementptr i8, ptr %arguments, i64 112
  %v448 = load i64, ptr %v447, align 8
  %v449 = getelementptr i8, ptr %arguments, i64 120
  %v450 = load i64, ptr %v449, align 8
  %v451 = add i64 %v428, 13
  %v452 = sdiv i64 %v451, 14
  %v453 = sdiv i64 %v428, %v452
  %v454 = mul i64 %v453, %v452
  %v455 = sub i64 %v428, %v454
  %v456 = mul i64 %v432, 32
  %v457 = mul i64 %v436, 4
  %v458 = add i64 %v430, 7
  %v459 = sdiv i64 %v458, 8
  %v460 = mul i64 %v434, 4
  %v461 = mul i64 %v428, %v432
  %v462 = mul i64 %v461, 4
  %v463 = mul i64 %v456, %v459
  %v464 = mul i64 %v428, %v430
  br label %head465
head465:
  %v466 = phi i64 [ %v448, %entry ], [ %v573, %end491 ]
  %v467 = icmp slt i64 %v466, %v450
  br i1 %v467, label %body465, label %end465
body465:
  %v468 = srem i64 %v466, %v446
  %v469 = sdiv i64 %v466, %v446
  %v470 = srem i64 %v469, %v444
  %v471 = mul i64 %v470, %v442
  %v472 = add i64 %v471, %v442
  %v473 = icmp slt i64 %v472, %v430
  %v474 = select i1 %v473, i64 %v472, i64 %v430
  %v475 = mul i64 %v452, %v468
  %v476 = sdiv i64 %v475, %v446
  %v477 = add i64 %v468, 1
  %v478 = mul i64 %v452, %v477
  %v479 = sdiv i64 %v478, %v446
  %v480 = sdiv i64 %v469, %v444
  %v481 = mul i64 0, %v462
  %v482 = getelementptr [1 x i8], ptr %v420, i64 %v481
  %v483 = mul i64 0, %v463
  %v484 = getelementptr [1 x i8], ptr %v422, i64 %v483
  %v485 = mul i64 0, 4
  %v486 = getelementptr [1 x i8], ptr %v426, i64 %v485
  %v487 = mul i64 %v480, %v464
  %v488 = getelementptr [4 x i8], ptr %v424, i64 %v487
  %v489 = icmp sgt i64 %v432, 1
  %v490 = select i1 %v489, i64 %v432, i64 1
  br label %head491
head491:
  %v492 = phi i64 [ 0, %body465 ], [ %v572, %end499 ]
  %v493 = icmp slt i64 %v492, %v490
  br i1 %v493, label %body491, label %end491
body491:
  %v494 = sub i64 %v432, %v492
  %v495 = icmp slt i64 %v494, %v440
  %v496 = select i1 %v495, i64 %v494, i64 %v440
  %v497 = add i64 %v492, %v440
  %v498 = icmp sge i64 %v497, %v490
  br label %head499
head499:
  %v500 = phi i64 [ %v476, %body491 ], [ %v571, %after559 ]
  %v501 = icmp slt i64 %v500, %v479
  br i1 %v501, label %body499, label %end499
body499:
  %v502 = icmp slt i64 %v500, %v455
  %v503 = mul i64 %v500, %v453
  %v504 = icmp slt i64 %v500, %v455
  %v505 = select i1 %v504, i64 %v500, i64 %v455
  %v506 = add i64 %v503, %v505
  %v507 = zext i1 %v502 to i64
  %v508 = add i64 %v453, %v507
  %v509 = mul i64 %v430, 4
  %v510 = mul i64 %v506, %v509
  %v511 = getelementptr [1 x i8], ptr %v488, i64 %v510
  %v512 = icmp sle i64 %v492, 0
  %v513 = zext i1 %v512 to i64
  %v514 = mul i64 %v506, %v460
  %v515 = mul i64 %v492, 4
  %v516 = add i64 %v514, %v515
  %v517 = getelementptr [1 x i8], ptr %v482, i64 %v516
  br label %head518
head518:
  %v519 = phi i64 [ %v471, %body499 ], [ %v558, %body518 ]
  %v520 = icmp slt i64 %v519, %v474
  br i1 %v520, label %body518, label %end518
body518:
  %v521 = sub i64 %v474, %v519
  %v522 = mul i64 %v519, %v432
  %v523 = mul i64 %v522, 4
  %v524 = mul i64 %v492, 32
  %v525 = add i64 %v523, %v524
  %v526 = getelementptr [1 x i8], ptr %v484, i64 %v525
  %v527 = mul i64 %v519, %v432
  %v528 = mul i64 %v527, 4
  %v529 = mul i64 %v492, 32
  %v530 = add i64 %v528, %v529
  %v531 = getelementptr [1 x i8], ptr %v484, i64 %v530
  %v532 = sub i64 %v519, %v471
  %v533 = sdiv i64 %v532, 8
  %v534 = add i64 %v508, %v533
  %v535 = sdiv i64 32, %v452
  %v536 = icmp sle i64 %v452, 1
  %v537 = mul i64 %v440, 32
  %v538 = mul i64 %v442, %v432
  %v539 = mul i64 %v538, 4
  %v540 = mul i64 %v492, 32
  %v541 = sub i64 %v539, %v540
  %v542 = select i1 %v498, i64 %v541, i64 %v537
  %v543 = mul i64 %v500, %v496
  %v544 = mul i64 %v543, %v535
  %v545 = add i64 %v542, %v544
  %v546 = select i1 %v536, i64 16384, i64 %v545
  %v547 = mul i64 %v534, %v460
  %v548 = getelementptr [1 x i8], ptr %v517, i64 %v547
  %v549 = getelementptr [1 x i8], ptr %v531, i64 %v546
  %v550 = icmp sge i64 %v452, 8
  %v551 = select i1 %v550, ptr %v548, ptr %v549
  %v552 = select i1 %v550, i64 4, i64 %v535
  %v553 = getelementptr [4 x i8], ptr %v511, i64 %v519
  %v554 = select i1 %v502, ptr @tile2, ptr @tile2
  %v555 = select i1 %v502, ptr @edge2, ptr @edge2
  %v556 = icmp slt i64 %v521, 32
  %v557 = select i1 %v556, ptr %v555, ptr %v554
  call void %v557(ptr %v517, i64 %v460, ptr %v526, i64 %v456, ptr %v553, i64 %v509, i64 %v496, i64 %v513, i64 %v521, ptr %v551, i64 %v552)
  %v558 = add i64 %v519, 32
  br label %head518
end518:
  br i1 %v498, label %then559, label %after559
then559:
  %v560 = mul i64 %v506, %v430
  %v561 = add i64 %v560, %v471
  %v562 = getelementptr [4 x i8], ptr %v488, i64 %v561
  %v563 = getelementptr [4 x i8], ptr %v511, i64 %v471
  %v564 = mul i64 %v430, 4
  %v565 = mul i64 %v430, 4
  %v566 = mul i64 %v506, %v438
  %v567 = add i64 %v566, %v471
  %v568 = getelementptr [4 x i8], ptr %v486, i64 %v567
  %v569 = mul i64 %v438, 4
  %v570 = sub i64 %v474, %v471
  call void @epilogue(i64 %v508, i64 %v570, ptr %v563, i64 %v564, ptr %v562, i64 %v565, ptr %v568, i64 %v569)
  br label %after559
after559:
  %v571 = add i64 %v500, 1
  br label %head499
end499:
  %v572 = add i64 %v492, %v440
  br label %head491
end491:
  %v573 = add i64 %v466, 1
  br label %head465
end465:
  ret void
}
