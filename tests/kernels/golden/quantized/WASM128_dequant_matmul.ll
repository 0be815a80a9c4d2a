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
  %v29 = getelementptr [4 x i8], ptr %given3, i64 0
  %v30 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v29, i32 4, <4 x i1> %v7, <4 x float> zeroinitializer)
  %v31 = getelementptr [4 x i8], ptr %given4, i64 0
  %v32 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %v31, i32 4, <4 x i1> %v7, <4 x i32> zeroinitializer)
  %v33 = getelementptr [4 x i8], ptr %given3, i64 4
  %v34 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v33, i32 4, <4 x i1> %v14, <4 x float> zeroinitializer)
  %v35 = getelementptr [4 x i8], ptr %given4, i64 4
  %v36 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %v35, i32 4, <4 x i1> %v14, <4 x i32> zeroinitializer)
  %v37 = getelementptr [4 x i8], ptr %given3, i64 8
  %v38 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v37, i32 4, <4 x i1> %v21, <4 x float> zeroinitializer)
  %v39 = getelementptr [4 x i8], ptr %given4, i64 8
  %v40 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %v39, i32 4, <4 x i1> %v21, <4 x i32> zeroinitializer)
  %v41 = getelementptr [4 x i8], ptr %given3, i64 12
  %v42 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v41, i32 4, <4 x i1> %v28, <4 x float> zeroinitializer)
  %v43 = getelementptr [4 x i8], ptr %given4, i64 12
  %v44 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %v43, i32 4, <4 x i1> %v28, <4 x i32> zeroinitializer)
  br label %head45
head45:
  %v46 = phi i64 [ 0, %entry ], [ %v104, %body45 ]
  %v47 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v89, %body45 ]
  %v48 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v90, %body45 ]
  %v49 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v91, %body45 ]
  %v50 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v92, %body45 ]
  %v51 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v99, %body45 ]
  %v52 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v100, %body45 ]
  %v53 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v101, %body45 ]
  %v54 = phi <4 x float> [ splat (float 0x0000000000000000), %entry ], [ %v102, %body45 ]
  %v55 = phi ptr [ %given1, %entry ], [ %v103, %body45 ]
  %v56 = icmp slt i64 %v46, %given6
  br i1 %v56, label %body45, label %end45
body45:
  %v57 = getelementptr [1 x i8], ptr %v55, i64 2048
  call void @llvm.prefetch.p0(ptr %v57, i32 0, i32 3, i32 1)
  %v58 = getelementptr [1 x i8], ptr %v55, i64 2112
  call void @llvm.prefetch.p0(ptr %v58, i32 0, i32 3, i32 1)
  %v59 = getelementptr [1 x i8], ptr %v55, i64 0
  %v60 = load <4 x i8>, ptr %v59, align 1
  %v61 = zext <4 x i8> %v60 to <4 x i32>
  %v62 = sub <4 x i32> %v61, %v32
  %v63 = sitofp <4 x i32> %v62 to <4 x float>
  %v64 = fmul <4 x float> %v63, %v30
  %v65 = getelementptr [1 x i8], ptr %v55, i64 4
  %v66 = load <4 x i8>, ptr %v65, align 1
  %v67 = zext <4 x i8> %v66 to <4 x i32>
  %v68 = sub <4 x i32> %v67, %v36
  %v69 = sitofp <4 x i32> %v68 to <4 x float>
  %v70 = fmul <4 x float> %v69, %v34
  %v71 = getelementptr [1 x i8], ptr %v55, i64 8
  %v72 = load <4 x i8>, ptr %v71, align 1
  %v73 = zext <4 x i8> %v72 to <4 x i32>
  %v74 = sub <4 x i32> %v73, %v40
  %v75 = sitofp <4 x i32> %v74 to <4 x float>
  %v76 = fmul <4 x float> %v75, %v38
  %v77 = getelementptr [1 x i8], ptr %v55, i64 12
  %v78 = load <4 x i8>, ptr %v77, align 1
  %v79 = zext <4 x i8> %v78 to <4 x i32>
  %v80 = sub <4 x i32> %v79, %v44
  %v81 = sitofp <4 x i32> %v80 to <4 x float>
  %v82 = fmul <4 x float> %v81, %v42
  %v83 = mul i64 %given7, 0
  %v84 = getelementptr [4 x i8], ptr %given0, i64 %v83
  %v85 = getelementptr [4 x i8], ptr %v84, i64 %v46
  %v86 = load float, ptr %v85, align 4
  %v87 = insertelement <4 x float> poison, float %v86, i32 0
  %v88 = shufflevector <4 x float> %v87, <4 x float> poison, <4 x i32> zeroinitializer
  %v89 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v88, <4 x float> %v64, <4 x float> %v47)
  %v90 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v88, <4 x float> %v70, <4 x float> %v48)
  %v91 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v88, <4 x float> %v76, <4 x float> %v49)
  %v92 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v88, <4 x float> %v82, <4 x float> %v50)
  %v93 = mul i64 %given7, 1
  %v94 = getelementptr [4 x i8], ptr %given0, i64 %v93
  %v95 = getelementptr [4 x i8], ptr %v94, i64 %v46
  %v96 = load float, ptr %v95, align 4
  %v97 = insertelement <4 x float> poison, float %v96, i32 0
  %v98 = shufflevector <4 x float> %v97, <4 x float> poison, <4 x i32> zeroinitializer
  %v99 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v98, <4 x float> %v64, <4 x float> %v51)
  %v100 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v98, <4 x float> %v70, <4 x float> %v52)
  %v101 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v98, <4 x float> %v76, <4 x float> %v53)
  %v102 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v98, <4 x float> %v82, <4 x float> %v54)
  %v103 = getelementptr [1 x i8], ptr %v55, i64 128
  %v104 = add i64 %v46, 1
  br label %head45
end45:
  %v105 = mul i64 %given8, 0
  %v106 = getelementptr [1 x i8], ptr %given2, i64 %v105
  %v107 = getelementptr [4 x i8], ptr %v106, i64 0
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v47, ptr %v107, i32 4, <4 x i1> %v7)
  %v108 = mul i64 %given8, 0
  %v109 = getelementptr [1 x i8], ptr %given2, i64 %v108
  %v110 = getelementptr [4 x i8], ptr %v109, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v48, ptr %v110, i32 4, <4 x i1> %v14)
  %v111 = mul i64 %given8, 0
  %v112 = getelementptr [1 x i8], ptr %given2, i64 %v111
  %v113 = getelementptr [4 x i8], ptr %v112, i64 8
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v49, ptr %v113, i32 4, <4 x i1> %v21)
  %v114 = mul i64 %given8, 0
  %v115 = getelementptr [1 x i8], ptr %given2, i64 %v114
  %v116 = getelementptr [4 x i8], ptr %v115, i64 12
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v50, ptr %v116, i32 4, <4 x i1> %v28)
  %v117 = mul i64 %given8, 1
  %v118 = getelementptr [1 x i8], ptr %given2, i64 %v117
  %v119 = getelementptr [4 x i8], ptr %v118, i64 0
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v51, ptr %v119, i32 4, <4 x i1> %v7)
  %v120 = mul i64 %given8, 1
  %v121 = getelementptr [1 x i8], ptr %given2, i64 %v120
  %v122 = getelementptr [4 x i8], ptr %v121, i64 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v52, ptr %v122, i32 4, <4 x i1> %v14)
  %v123 = mul i64 %given8, 1
  %v124 = getelementptr [1 x i8], ptr %given2, i64 %v123
  %v125 = getelementptr [4 x i8], ptr %v124, i64 8
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v53, ptr %v125, i32 4, <4 x i1> %v21)
  %v126 = mul i64 %given8, 1
  %v127 = getelementptr [1 x i8], ptr %given2, i64 %v126
  %v128 = getelementptr [4 x i8], ptr %v127, i64 12
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v54, ptr %v128, i32 4, <4 x i1> %v28)
  ret void
}
define internal void @epilogue(i64 %given0, i64 %given1, ptr %given2, i64 %given3, ptr %given4, i64 %given5, ptr %given6, i64 %given7) nounwind {
entry:
  br label %head129
head129:
  %v130 = phi i64 [ 0, %entry ], [ %v166, %end151 ]
  %v131 = phi ptr [ %given2, %entry ], [ %v163, %end151 ]
  %v132 = phi ptr [ %given4, %entry ], [ %v164, %end151 ]
  %v133 = phi ptr [ %given6, %entry ], [ %v165, %end151 ]
  %v134 = icmp slt i64 %v130, %given0
  br i1 %v134, label %body129, label %end129
body129:
  %v135 = sub i64 %given1, 0
  %v136 = and i64 %v135, -4
  %v137 = add i64 0, %v136
  br label %head138
head138:
  %v139 = phi i64 [ 0, %body129 ], [ %v150, %body138 ]
  %v140 = icmp slt i64 %v139, %v137
  br i1 %v140, label %body138, label %end138
body138:
  %v141 = add i64 %v139, 0
  %v142 = getelementptr [4 x i8], ptr %v131, i64 %v141
  %v143 = load <4 x float>, ptr %v142, align 4
  %v144 = getelementptr [4 x i8], ptr %v133, i64 %v141
  %v145 = load <4 x float>, ptr %v144, align 4
  %v146 = fadd <4 x float> %v143, %v145
  %v147 = fcmp ole <4 x float> %v146, splat (float 0x0000000000000000)
  %v148 = select <4 x i1> %v147, <4 x float> splat (float 0x0000000000000000), <4 x float> %v146
  %v149 = getelementptr [4 x i8], ptr %v132, i64 %v141
  store <4 x float> %v148, ptr %v149, align 4
  %v150 = add i64 %v139, 4
  br label %head138
end138:
  br label %head151
head151:
  %v152 = phi i64 [ %v137, %end138 ], [ %v162, %body151 ]
  %v153 = icmp slt i64 %v152, %given1
  br i1 %v153, label %body151, label %end151
body151:
  %v154 = getelementptr [4 x i8], ptr %v131, i64 %v152
  %v155 = load float, ptr %v154, align 4
  %v156 = getelementptr [4 x i8], ptr %v133, i64 %v152
  %v157 = load float, ptr %v156, align 4
  %v158 = fadd float %v155, %v157
  %v159 = fcmp ole float %v158, 0x0000000000000000
  %v160 = select i1 %v159, float 0x0000000000000000, float %v158
  %v161 = getelementptr [4 x i8], ptr %v132, i64 %v152
  store float %v160, ptr %v161, align 4
  %v162 = add i64 %v152, 1
  br label %head151
end151:
  %v163 = getelementptr [1 x i8], ptr %v131, i64 %given3
  %v164 = getelementptr [1 x i8], ptr %v132, i64 %given5
  %v165 = getelementptr [1 x i8], ptr %v133, i64 %given7
  %v166 = add i64 %v130, 1
  br label %head129
end129:
  ret void
}
define void @kernel(ptr %arguments) nounwind {
entry:
  %v167 = getelementptr i8, ptr %arguments, i64 48
  %v168 = load i64, ptr %v167, align 8
  %v169 = getelementptr i8, ptr %arguments, i64 56
  %v170 = load i64, ptr %v169, align 8
  %v171 = getelementptr i8, ptr %arguments, i64 64
  %v172 = load i64, ptr %v171, align 8
  %v173 = add i64 %v168, 5
  %v174 = sdiv i64 %v173, 6
  %v175 = sdiv i64 %v168, %v174
  %v176 = mul i64 %v175, %v174
  %v177 = sub i64 %v168, %v176
  br label %head178
head178:
  %v179 = phi i64 [ 0, %entry ], [ %v255, %end185 ]
  %v180 = icmp slt i64 %v179, %v170
  br i1 %v180, label %body178, label %end178
body178:
  %v181 = add i64 %v179, %v172
  %v182 = icmp slt i64 %v181, %v170
  %v183 = add i64 %v179, %v172
  %v184 = select i1 %v182, i64 %v183, i64 %v170
  br label %head185
head185:
  %v186 = phi i64 [ 0, %body178 ], [ %v254, %end193 ]
  %v187 = icmp slt i64 %v186, %v174
  br i1 %v187, label %body185, label %end185
body185:
  %v188 = icmp slt i64 %v186, %v177
  %v189 = select i1 %v188, i64 %v186, i64 %v177
  %v190 = icmp slt i64 %v186, %v177
  %v191 = add i64 %v175, 1
  %v192 = select i1 %v190, i64 %v191, i64 %v175
  br label %head193
head193:
  %v194 = phi i64 [ %v179, %body185 ], [ %v253, %body193 ]
  %v195 = icmp slt i64 %v194, %v184
  br i1 %v195, label %body193, label %end193
body193:
  %v196 = mul i64 %v186, %v175
  %v197 = add i64 %v196, %v189
  %v198 = getelementptr i8, ptr %arguments, i64 72
  %v199 = load i64, ptr %v198, align 8
  %v200 = getelementptr i8, ptr %arguments, i64 56
  %v201 = load i64, ptr %v200, align 8
  %v202 = getelementptr i8, ptr %arguments, i64 80
  %v203 = load i64, ptr %v202, align 8
  %v204 = getelementptr i8, ptr %arguments, i64 0
  %v205 = load ptr, ptr %v204, align 8
  %v206 = mul i64 %v197, %v203
  %v207 = getelementptr [4 x i8], ptr %v205, i64 %v206
  %v208 = and i64 %v194, -128
  %v209 = mul i64 %v208, %v199
  %v210 = and i64 %v194, 127
  %v211 = add i64 %v209, %v210
  %v212 = getelementptr i8, ptr %arguments, i64 8
  %v213 = load ptr, ptr %v212, align 8
  %v214 = getelementptr [1 x i8], ptr %v213, i64 %v211
  %v215 = getelementptr i8, ptr %arguments, i64 24
  %v216 = load ptr, ptr %v215, align 8
  %v217 = getelementptr [4 x i8], ptr %v216, i64 %v194
  %v218 = getelementptr i8, ptr %arguments, i64 32
  %v219 = load ptr, ptr %v218, align 8
  %v220 = getelementptr [4 x i8], ptr %v219, i64 %v194
  %v221 = sub i64 %v201, %v194
  %v222 = mul i64 %v201, 4
  %v223 = getelementptr i8, ptr %arguments, i64 56
  %v224 = load i64, ptr %v223, align 8
  %v225 = mul i64 %v197, %v224
  %v226 = add i64 %v225, %v194
  %v227 = getelementptr i8, ptr %arguments, i64 16
  %v228 = load ptr, ptr %v227, align 8
  %v229 = getelementptr [4 x i8], ptr %v228, i64 %v226
  %v230 = icmp eq i64 %v192, 2
  %v231 = select i1 %v230, ptr @tile2, ptr @tile2
  call void %v231(ptr %v207, ptr %v214, ptr %v229, ptr %v217, ptr %v220, i64 %v221, i64 %v199, i64 %v203, i64 %v222)
  %v232 = getelementptr i8, ptr %arguments, i64 56
  %v233 = load i64, ptr %v232, align 8
  %v234 = sub i64 %v233, %v194
  %v235 = mul i64 %v233, 4
  %v236 = getelementptr i8, ptr %arguments, i64 56
  %v237 = load i64, ptr %v236, align 8
  %v238 = mul i64 %v197, %v237
  %v239 = add i64 %v238, %v194
  %v240 = getelementptr i8, ptr %arguments, i64 16
  %v241 = load ptr, ptr %v240, align 8
  %v242 = getelementptr [4 x i8], ptr %v241, i64 %v239
  %v243 = getelementptr i8, ptr %arguments, i64 88
  %v244 = load i64, ptr %v243, align 8
  %v245 = mul i64 %v197, %v244
  %v246 = add i64 %v245, %v194
  %v247 = getelementptr i8, ptr %arguments, i64 40
  %v248 = load ptr, ptr %v247, align 8
  %v249 = getelementptr [4 x i8], ptr %v248, i64 %v246
  %v250 = mul i64 %v244, 4
  %v251 = icmp slt i64 %v234, 16
  %v252 = select i1 %v251, i64 %v234, i64 16
  call void @epilogue(i64 %v192, i64 %v252, ptr %v242, i64 %v235, ptr %v242, i64 %v235, ptr %v249, i64 %v250)
  %v253 = add i64 %v194, 16
  br label %head193
end193:
  %v254 = add i64 %v186, 1
  br label %head185
end185:
  %v255 = add i64 %v179, %v172
  br label %head178
end178:
  ret void
}
