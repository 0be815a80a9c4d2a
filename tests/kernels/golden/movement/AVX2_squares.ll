define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 0
  %v2 = load ptr, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 16
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr [4 x i8], ptr %v2, i64 %v4
  %v6 = getelementptr i8, ptr %arguments, i64 8
  %v7 = load ptr, ptr %v6, align 8
  %v8 = getelementptr i8, ptr %arguments, i64 24
  %v9 = load i64, ptr %v8, align 8
  %v10 = getelementptr [4 x i8], ptr %v7, i64 %v9
  %v11 = getelementptr i8, ptr %arguments, i64 72
  %v12 = load i64, ptr %v11, align 8
  %v13 = getelementptr i8, ptr %arguments, i64 80
  %v14 = load i64, ptr %v13, align 8
  %v15 = getelementptr i8, ptr %arguments, i64 64
  %v16 = load i64, ptr %v15, align 8
  br label %head17
head17:
  %v18 = phi i64 [ 0, %entry ], [ %v251, %joined29 ]
  %v19 = phi ptr [ %v5, %entry ], [ %v249, %joined29 ]
  %v20 = phi ptr [ %v10, %entry ], [ %v250, %joined29 ]
  %v21 = icmp slt i64 %v18, %v16
  br i1 %v21, label %body17, label %end17
body17:
  %v22 = getelementptr i8, ptr %arguments, i64 32
  %v23 = load i64, ptr %v22, align 8
  %v24 = getelementptr i8, ptr %arguments, i64 40
  %v25 = load i64, ptr %v24, align 8
  %v26 = icmp sge i64 %v23, 8
  %v27 = icmp sge i64 %v25, 8
  %v28 = and i1 %v26, %v27
  br i1 %v28, label %yes29, label %no29
yes29:
  br label %head30
head30:
  %v31 = phi i64 [ 0, %yes29 ], [ %v128, %end36 ]
  %v32 = icmp slt i64 %v31, %v23
  br i1 %v32, label %body30, label %end30
body30:
  %v33 = add i64 %v31, 32
  %v34 = icmp slt i64 %v33, %v23
  %v35 = select i1 %v34, i64 %v33, i64 %v23
  br label %head36
head36:
  %v37 = phi i64 [ 0, %body30 ], [ %v127, %end42 ]
  %v38 = icmp slt i64 %v37, %v25
  br i1 %v38, label %body36, label %end36
body36:
  %v39 = sub i64 %v25, 8
  %v40 = icmp slt i64 %v37, %v39
  %v41 = select i1 %v40, i64 %v37, i64 %v39
  br label %head42
head42:
  %v43 = phi i64 [ %v31, %body36 ], [ %v126, %body42 ]
  %v44 = icmp slt i64 %v43, %v35
  br i1 %v44, label %body42, label %end42
body42:
  %v45 = sub i64 %v23, 8
  %v46 = icmp slt i64 %v43, %v45
  %v47 = select i1 %v46, i64 %v43, i64 %v45
  %v48 = getelementptr i8, ptr %arguments, i64 48
  %v49 = load i64, ptr %v48, align 8
  %v50 = mul i64 %v47, %v49
  %v51 = add i64 %v50, %v41
  %v52 = getelementptr i8, ptr %arguments, i64 56
  %v53 = load i64, ptr %v52, align 8
  %v54 = mul i64 %v41, %v53
  %v55 = add i64 %v54, %v47
  %v56 = getelementptr [4 x i8], ptr %v19, i64 %v51
  %v57 = getelementptr [4 x i8], ptr %v20, i64 %v55
  %v58 = getelementptr i8, ptr %arguments, i64 48
  %v59 = load i64, ptr %v58, align 8
  %v60 = mul i64 %v59, 0
  %v61 = getelementptr [4 x i8], ptr %v56, i64 %v60
  %v62 = mul i64 %v59, 1
  %v63 = getelementptr [4 x i8], ptr %v56, i64 %v62
  %v64 = mul i64 %v59, 2
  %v65 = getelementptr [4 x i8], ptr %v56, i64 %v64
  %v66 = mul i64 %v59, 3
  %v67 = getelementptr [4 x i8], ptr %v56, i64 %v66
  %v68 = mul i64 %v59, 4
  %v69 = getelementptr [4 x i8], ptr %v56, i64 %v68
  %v70 = mul i64 %v59, 5
  %v71 = getelementptr [4 x i8], ptr %v56, i64 %v70
  %v72 = mul i64 %v59, 6
  %v73 = getelementptr [4 x i8], ptr %v56, i64 %v72
  %v74 = mul i64 %v59, 7
  %v75 = getelementptr [4 x i8], ptr %v56, i64 %v74
  %v76 = getelementptr i8, ptr %arguments, i64 56
  %v77 = load i64, ptr %v76, align 8
  %v78 = mul i64 %v77, 0
  %v79 = getelementptr [4 x i8], ptr %v57, i64 %v78
  %v80 = mul i64 %v77, 1
  %v81 = getelementptr [4 x i8], ptr %v57, i64 %v80
  %v82 = mul i64 %v77, 2
  %v83 = getelementptr [4 x i8], ptr %v57, i64 %v82
  %v84 = mul i64 %v77, 3
  %v85 = getelementptr [4 x i8], ptr %v57, i64 %v84
  %v86 = mul i64 %v77, 4
  %v87 = getelementptr [4 x i8], ptr %v57, i64 %v86
  %v88 = mul i64 %v77, 5
  %v89 = getelementptr [4 x i8], ptr %v57, i64 %v88
  %v90 = mul i64 %v77, 6
  %v91 = getelementptr [4 x i8], ptr %v57, i64 %v90
  %v92 = mul i64 %v77, 7
  %v93 = getelementptr [4 x i8], ptr %v57, i64 %v92
  %v94 = load <8 x i32>, ptr %v61, align 4
  %v95 = load <8 x i32>, ptr %v63, align 4
  %v96 = load <8 x i32>, ptr %v65, align 4
  %v97 = load <8 x i32>, ptr %v67, align 4
  %v98 = load <8 x i32>, ptr %v69, align 4
  %v99 = load <8 x i32>, ptr %v71, align 4
  %v100 = load <8 x i32>, ptr %v73, align 4
  %v101 = load <8 x i32>, ptr %v75, align 4
  %v102 = shufflevector <8 x i32> %v94, <8 x i32> %v96, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v103 = shufflevector <8 x i32> %v94, <8 x i32> %v96, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v104 = shufflevector <8 x i32> %v95, <8 x i32> %v97, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v105 = shufflevector <8 x i32> %v95, <8 x i32> %v97, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v106 = shufflevector <8 x i32> %v102, <8 x i32> %v104, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v107 = shufflevector <8 x i32> %v102, <8 x i32> %v104, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v108 = shufflevector <8 x i32> %v103, <8 x i32> %v105, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v109 = shufflevector <8 x i32> %v103, <8 x i32> %v105, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v110 = shufflevector <8 x i32> %v98, <8 x i32> %v100, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v111 = shufflevector <8 x i32> %v98, <8 x i32> %v100, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v112 = shufflevector <8 x i32> %v99, <8 x i32> %v101, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v113 = shufflevector <8 x i32> %v99, <8 x i32> %v101, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v114 = shufflevector <8 x i32> %v110, <8 x i32> %v112, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v115 = shufflevector <8 x i32> %v110, <8 x i32> %v112, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v116 = shufflevector <8 x i32> %v111, <8 x i32> %v113, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %v117 = shufflevector <8 x i32> %v111, <8 x i32> %v113, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %v118 = shufflevector <8 x i32> %v106, <8 x i32> %v114, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v119 = shufflevector <8 x i32> %v106, <8 x i32> %v114, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v120 = shufflevector <8 x i32> %v107, <8 x i32> %v115, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v121 = shufflevector <8 x i32> %v107, <8 x i32> %v115, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v122 = shufflevector <8 x i32> %v108, <8 x i32> %v116, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v123 = shufflevector <8 x i32> %v108, <8 x i32> %v116, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v124 = shufflevector <8 x i32> %v109, <8 x i32> %v117, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v125 = shufflevector <8 x i32> %v109, <8 x i32> %v117, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x i32> %v118, ptr %v79, align 4
  store <8 x i32> %v120, ptr %v81, align 4
  store <8 x i32> %v122, ptr %v83, align 4
  store <8 x i32> %v124, ptr %v85, align 4
  store <8 x i32> %v119, ptr %v87, align 4
  store <8 x i32> %v121, ptr %v89, align 4
  store <8 x i32> %v123, ptr %v91, align 4
  store <8 x i32> %v125, ptr %v93, align 4
  %v126 = add i64 %v43, 8
  br label %head42
end42:
  %v127 = add i64 %v37, 8
  br label %head36
end36:
  %v128 = add i64 %v31, 32
  br label %head30
end30:
  br label %joined29
no29:
  %v129 = getelementptr i8, ptr %arguments, i64 32
  %v130 = load i64, ptr %v129, align 8
  %v131 = getelementptr i8, ptr %arguments, i64 40
  %v132 = load i64, ptr %v131, align 8
  %v133 = getelementptr i8, ptr %arguments, i64 48
  %v134 = load i64, ptr %v133, align 8
  %v135 = getelementptr i8, ptr %arguments, i64 56
  %v136 = load i64, ptr %v135, align 8
  %v137 = icmp sgt i64 %v130, %v132
  br i1 %v137, label %yes138, label %no138
yes138:
  br label %head139
head139:
  %v140 = phi i64 [ 0, %yes138 ], [ %v193, %end180 ]
  %v141 = phi ptr [ %v19, %yes138 ], [ %v191, %end180 ]
  %v142 = phi ptr [ %v20, %yes138 ], [ %v192, %end180 ]
  %v143 = icmp slt i64 %v140, %v132
  br i1 %v143, label %body139, label %end139
body139:
  %v144 = and i64 %v130, -4
  %v145 = mul i64 %v134, 0
  %v146 = mul i64 1, 0
  %v147 = mul i64 %v134, 1
  %v148 = mul i64 1, 1
  %v149 = mul i64 %v134, 2
  %v150 = mul i64 1, 2
  %v151 = mul i64 %v134, 3
  %v152 = mul i64 1, 3
  %v153 = mul i64 %v134, 4
  %v154 = mul i64 1, 4
  br label %head155
head155:
  %v156 = phi i64 [ 0, %body139 ], [ %v174, %body155 ]
  %v157 = phi ptr [ %v141, %body139 ], [ %v172, %body155 ]
  %v158 = phi ptr [ %v142, %body139 ], [ %v173, %body155 ]
  %v159 = icmp slt i64 %v156, %v144
  br i1 %v159, label %body155, label %end155
body155:
  %v160 = getelementptr [4 x i8], ptr %v157, i64 %v145
  %v161 = getelementptr [4 x i8], ptr %v158, i64 %v146
  %v162 = load i32, ptr %v160, align 4
  store i32 %v162, ptr %v161, align 4
  %v163 = getelementptr [4 x i8], ptr %v157, i64 %v147
  %v164 = getelementptr [4 x i8], ptr %v158, i64 %v148
  %v165 = load i32, ptr %v163, align 4
  store i32 %v165, ptr %v164, align 4
  %v166 = getelementptr [4 x i8], ptr %v157, i64 %v149
  %v167 = getelementptr [4 x i8], ptr %v158, i64 %v150
  %v168 = load i32, ptr %v166, align 4
  store i32 %v168, ptr %v167, align 4
  %v169 = getelementptr [4 x i8], ptr %v157, i64 %v151
  %v170 = getelementptr [4 x i8], ptr %v158, i64 %v152
  %v171 = load i32, ptr %v169, align 4
  store i32 %v171, ptr %v170, align 4
  %v172 = getelementptr [4 x i8], ptr %v157, i64 %v153
  %v173 = getelementptr [4 x i8], ptr %v158, i64 %v154
  %v174 = add i64 %v156, 4
  br label %head155
end155:
  %v175 = and i64 %v130, -1
  %v176 = mul i64 %v134, 0
  %v177 = mul i64 1, 0
  %v178 = mul i64 %v134, 1
  %v179 = mul i64 1, 1
  br label %head180
head180:
  %v181 = phi i64 [ %v144, %end155 ], [ %v190, %body180 ]
  %v182 = phi ptr [ %v157, %end155 ], [ %v188, %body180 ]
  %v183 = phi ptr [ %v158, %end155 ], [ %v189, %body180 ]
  %v184 = icmp slt i64 %v181, %v175
  br i1 %v184, label %body180, label %end180
body180:
  %v185 = getelementptr [4 x i8], ptr %v182, i64 %v176
  %v186 = getelementptr [4 x i8], ptr %v183, i64 %v177
  %v187 = load i32, ptr %v185, align 4
  store i32 %v187, ptr %v186, align 4
  %v188 = getelementptr [4 x i8], ptr %v182, i64 %v178
  %v189 = getelementptr [4 x i8], ptr %v183, i64 %v179
  %v190 = add i64 %v181, 1
  br label %head180
end180:
  %v191 = getelementptr [4 x i8], ptr %v141, i64 1
  %v192 = getelementptr [4 x i8], ptr %v142, i64 %v136
  %v193 = add i64 %v140, 1
  br label %head139
end139:
  br label %joined138
no138:
  br label %head194
head194:
  %v195 = phi i64 [ 0, %no138 ], [ %v248, %end235 ]
  %v196 = phi ptr [ %v19, %no138 ], [ %v246, %end235 ]
  %v197 = phi ptr [ %v20, %no138 ], [ %v247, %end235 ]
  %v198 = icmp slt i64 %v195, %v130
  br i1 %v198, label %body194, label %end194
body194:
  %v199 = and i64 %v132, -4
  %v200 = mul i64 1, 0
  %v201 = mul i64 %v136, 0
  %v202 = mul i64 1, 1
  %v203 = mul i64 %v136, 1
  %v204 = mul i64 1, 2
  %v205 = mul i64 %v136, 2
  %v206 = mul i64 1, 3
  %v207 = mul i64 %v136, 3
  %v208 = mul i64 1, 4
  %v209 = mul i64 %v136, 4
  br label %head210
head210:
  %v211 = phi i64 [ 0, %body194 ], [ %v229, %body210 ]
  %v212 = phi ptr [ %v196, %body194 ], [ %v227, %body210 ]
  %v213 = phi ptr [ %v197, %body194 ], [ %v228, %body210 ]
  %v214 = icmp slt i64 %v211, %v199
  br i1 %v214, label %body210, label %end210
body210:
  %v215 = getelementptr [4 x i8], ptr %v212, i64 %v200
  %v216 = getelementptr [4 x i8], ptr %v213, i64 %v201
  %v217 = load i32, ptr %v215, align 4
  store i32 %v217, ptr %v216, align 4
  %v218 = getelementptr [4 x i8], ptr %v212, i64 %v202
  %v219 = getelementptr [4 x i8], ptr %v213, i64 %v203
  %v220 = load i32, ptr %v218, align 4
  store i32 %v220, ptr %v219, align 4
  %v221 = getelementptr [4 x i8], ptr %v212, i64 %v204
  %v222 = getelementptr [4 x i8], ptr %v213, i64 %v205
  %v223 = load i32, ptr %v221, align 4
  store i32 %v223, ptr %v222, align 4
  %v224 = getelementptr [4 x i8], ptr %v212, i64 %v206
  %v225 = getelementptr [4 x i8], ptr %v213, i64 %v207
  %v226 = load i32, ptr %v224, align 4
  store i32 %v226, ptr %v225, align 4
  %v227 = getelementptr [4 x i8], ptr %v212, i64 %v208
  %v228 = getelementptr [4 x i8], ptr %v213, i64 %v209
  %v229 = add i64 %v211, 4
  br label %head210
end210:
  %v230 = and i64 %v132, -1
  %v231 = mul i64 1, 0
  %v232 = mul i64 %v136, 0
  %v233 = mul i64 1, 1
  %v234 = mul i64 %v136, 1
  br label %head235
head235:
  %v236 = phi i64 [ %v199, %end210 ], [ %v245, %body235 ]
  %v237 = phi ptr [ %v212, %end210 ], [ %v243, %body235 ]
  %v238 = phi ptr [ %v213, %end210 ], [ %v244, %body235 ]
  %v239 = icmp slt i64 %v236, %v230
  br i1 %v239, label %body235, label %end235
body235:
  %v240 = getelementptr [4 x i8], ptr %v237, i64 %v231
  %v241 = getelementptr [4 x i8], ptr %v238, i64 %v232
  %v242 = load i32, ptr %v240, align 4
  store i32 %v242, ptr %v241, align 4
  %v243 = getelementptr [4 x i8], ptr %v237, i64 %v233
  %v244 = getelementptr [4 x i8], ptr %v238, i64 %v234
  %v245 = add i64 %v236, 1
  br label %head235
end235:
  %v246 = getelementptr [4 x i8], ptr %v196, i64 %v134
  %v247 = getelementptr [4 x i8], ptr %v197, i64 1
  %v248 = add i64 %v195, 1
  br label %head194
end194:
  br label %joined138
joined138:
  br label %joined29
joined29:
  %v249 = getelementptr [4 x i8], ptr %v19, i64 %v12
  %v250 = getelementptr [4 x i8], ptr %v20, i64 %v14
  %v251 = add i64 %v18, 1
  br label %head17
end17:
  ret void
}
