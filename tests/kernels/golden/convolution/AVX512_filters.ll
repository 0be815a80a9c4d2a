define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 24
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 16
  %v4 = load i64, ptr %v3, align 8
  br label %head5
head5:
  %v6 = phi i64 [ 0, %entry ], [ %v273, %end8 ]
  %v7 = icmp slt i64 %v6, %v4
  br i1 %v7, label %body5, label %end5
body5:
  br label %head8
head8:
  %v9 = phi i64 [ 0, %body5 ], [ %v272, %end261 ]
  %v10 = icmp slt i64 %v9, 1
  br i1 %v10, label %body8, label %end8
body8:
  %v11 = mul i64 %v6, 5
  %v12 = mul i64 %v9, 5
  %v13 = add i64 %v11, %v12
  %v14 = add i64 %v13, 0
  %v15 = mul i64 %v14, %v2
  %v16 = getelementptr i8, ptr %arguments, i64 0
  %v17 = load ptr, ptr %v16, align 8
  %v18 = getelementptr [4 x i8], ptr %v17, i64 %v15
  %v19 = getelementptr i8, ptr %arguments, i64 8
  %v20 = load ptr, ptr %v19, align 8
  %v21 = getelementptr [4 x i8], ptr %v20, i64 %v15
  %v22 = mul i64 %v2, 0
  %v23 = getelementptr [4 x i8], ptr %v18, i64 %v22
  %v24 = getelementptr [4 x i8], ptr %v21, i64 0
  %v25 = and i64 %v2, -4
  %v26 = mul i64 1, 0
  %v27 = mul i64 5, 0
  %v28 = mul i64 1, 1
  %v29 = mul i64 5, 1
  %v30 = mul i64 1, 2
  %v31 = mul i64 5, 2
  %v32 = mul i64 1, 3
  %v33 = mul i64 5, 3
  %v34 = mul i64 1, 4
  %v35 = mul i64 5, 4
  br label %head36
head36:
  %v37 = phi i64 [ 0, %body8 ], [ %v55, %body36 ]
  %v38 = phi ptr [ %v23, %body8 ], [ %v53, %body36 ]
  %v39 = phi ptr [ %v24, %body8 ], [ %v54, %body36 ]
  %v40 = icmp slt i64 %v37, %v25
  br i1 %v40, label %body36, label %end36
body36:
  %v41 = getelementptr [4 x i8], ptr %v38, i64 %v26
  %v42 = getelementptr [4 x i8], ptr %v39, i64 %v27
  %v43 = load float, ptr %v41, align 4
  store float %v43, ptr %v42, align 4
  %v44 = getelementptr [4 x i8], ptr %v38, i64 %v28
  %v45 = getelementptr [4 x i8], ptr %v39, i64 %v29
  %v46 = load float, ptr %v44, align 4
  store float %v46, ptr %v45, align 4
  %v47 = getelementptr [4 x i8], ptr %v38, i64 %v30
  %v48 = getelementptr [4 x i8], ptr %v39, i64 %v31
  %v49 = load float, ptr %v47, align 4
  store float %v49, ptr %v48, align 4
  %v50 = getelementptr [4 x i8], ptr %v38, i64 %v32
  %v51 = getelementptr [4 x i8], ptr %v39, i64 %v33
  %v52 = load float, ptr %v50, align 4
  store float %v52, ptr %v51, align 4
  %v53 = getelementptr [4 x i8], ptr %v38, i64 %v34
  %v54 = getelementptr [4 x i8], ptr %v39, i64 %v35
  %v55 = add i64 %v37, 4
  br label %head36
end36:
  %v56 = and i64 %v2, -1
  %v57 = mul i64 1, 0
  %v58 = mul i64 5, 0
  %v59 = mul i64 1, 1
  %v60 = mul i64 5, 1
  br label %head61
head61:
  %v62 = phi i64 [ %v25, %end36 ], [ %v71, %body61 ]
  %v63 = phi ptr [ %v38, %end36 ], [ %v69, %body61 ]
  %v64 = phi ptr [ %v39, %end36 ], [ %v70, %body61 ]
  %v65 = icmp slt i64 %v62, %v56
  br i1 %v65, label %body61, label %end61
body61:
  %v66 = getelementptr [4 x i8], ptr %v63, i64 %v57
  %v67 = getelementptr [4 x i8], ptr %v64, i64 %v58
  %v68 = load float, ptr %v66, align 4
  store float %v68, ptr %v67, align 4
  %v69 = getelementptr [4 x i8], ptr %v63, i64 %v59
  %v70 = getelementptr [4 x i8], ptr %v64, i64 %v60
  %v71 = add i64 %v62, 1
  br label %head61
end61:
  %v72 = mul i64 %v2, 1
  %v73 = getelementptr [4 x i8], ptr %v18, i64 %v72
  %v74 = getelementptr [4 x i8], ptr %v21, i64 1
  %v75 = and i64 %v2, -4
  %v76 = mul i64 1, 0
  %v77 = mul i64 5, 0
  %v78 = mul i64 1, 1
  %v79 = mul i64 5, 1
  %v80 = mul i64 1, 2
  %v81 = mul i64 5, 2
  %v82 = mul i64 1, 3
  %v83 = mul i64 5, 3
  %v84 = mul i64 1, 4
  %v85 = mul i64 5, 4
  br label %head86
head86:
  %v87 = phi i64 [ 0, %end61 ], [ %v105, %body86 ]
  %v88 = phi ptr [ %v73, %end61 ], [ %v103, %body86 ]
  %v89 = phi ptr [ %v74, %end61 ], [ %v104, %body86 ]
  %v90 = icmp slt i64 %v87, %v75
  br i1 %v90, label %body86, label %end86
body86:
  %v91 = getelementptr [4 x i8], ptr %v88, i64 %v76
  %v92 = getelementptr [4 x i8], ptr %v89, i64 %v77
  %v93 = load float, ptr %v91, align 4
  store float %v93, ptr %v92, align 4
  %v94 = getelementptr [4 x i8], ptr %v88, i64 %v78
  %v95 = getelementptr [4 x i8], ptr %v89, i64 %v79
  %v96 = load float, ptr %v94, align 4
  store float %v96, ptr %v95, align 4
  %v97 = getelementptr [4 x i8], ptr %v88, i64 %v80
  %v98 = getelementptr [4 x i8], ptr %v89, i64 %v81
  %v99 = load float, ptr %v97, align 4
  store float %v99, ptr %v98, align 4
  %v100 = getelementptr [4 x i8], ptr %v88, i64 %v82
  %v101 = getelementptr [4 x i8], ptr %v89, i64 %v83
  %v102 = load float, ptr %v100, align 4
  store float %v102, ptr %v101, align 4
  %v103 = getelementptr [4 x i8], ptr %v88, i64 %v84
  %v104 = getelementptr [4 x i8], ptr %v89, i64 %v85
  %v105 = add i64 %v87, 4
  br label %head86
end86:
  %v106 = and i64 %v2, -1
  %v107 = mul i64 1, 0
  %v108 = mul i64 5, 0
  %v109 = mul i64 1, 1
  %v110 = mul i64 5, 1
  br label %head111
head111:
  %v112 = phi i64 [ %v75, %end86 ], [ %v121, %body111 ]
  %v113 = phi ptr [ %v88, %end86 ], [ %v119, %body111 ]
  %v114 = phi ptr [ %v89, %end86 ], [ %v120, %body111 ]
  %v115 = icmp slt i64 %v112, %v106
  br i1 %v115, label %body111, label %end111
body111:
  %v116 = getelementptr [4 x i8], ptr %v113, i64 %v107
  %v117 = getelementptr [4 x i8], ptr %v114, i64 %v108
  %v118 = load float, ptr %v116, align 4
  store float %v118, ptr %v117, align 4
  %v119 = getelementptr [4 x i8], ptr %v113, i64 %v109
  %v120 = getelementptr [4 x i8], ptr %v114, i64 %v110
  %v121 = add i64 %v112, 1
  br label %head111
end111:
  %v122 = mul i64 %v2, 2
  %v123 = getelementptr [4 x i8], ptr %v18, i64 %v122
  %v124 = getelementptr [4 x i8], ptr %v21, i64 2
  %v125 = and i64 %v2, -4
  %v126 = mul i64 1, 0
  %v127 = mul i64 5, 0
  %v128 = mul i64 1, 1
  %v129 = mul i64 5, 1
  %v130 = mul i64 1, 2
  %v131 = mul i64 5, 2
  %v132 = mul i64 1, 3
  %v133 = mul i64 5, 3
  %v134 = mul i64 1, 4
  %v135 = mul i64 5, 4
  br label %head136
head136:
  %v137 = phi i64 [ 0, %end111 ], [ %v155, %body136 ]
  %v138 = phi ptr [ %v123, %end111 ], [ %v153, %body136 ]
  %v139 = phi ptr [ %v124, %end111 ], [ %v154, %body136 ]
  %v140 = icmp slt i64 %v137, %v125
  br i1 %v140, label %body136, label %end136
body136:
  %v141 = getelementptr [4 x i8], ptr %v138, i64 %v126
  %v142 = getelementptr [4 x i8], ptr %v139, i64 %v127
  %v143 = load float, ptr %v141, align 4
  store float %v143, ptr %v142, align 4
  %v144 = getelementptr [4 x i8], ptr %v138, i64 %v128
  %v145 = getelementptr [4 x i8], ptr %v139, i64 %v129
  %v146 = load float, ptr %v144, align 4
  store float %v146, ptr %v145, align 4
  %v147 = getelementptr [4 x i8], ptr %v138, i64 %v130
  %v148 = getelementptr [4 x i8], ptr %v139, i64 %v131
  %v149 = load float, ptr %v147, align 4
  store float %v149, ptr %v148, align 4
  %v150 = getelementptr [4 x i8], ptr %v138, i64 %v132
  %v151 = getelementptr [4 x i8], ptr %v139, i64 %v133
  %v152 = load float, ptr %v150, align 4
  store float %v152, ptr %v151, align 4
  %v153 = getelementptr [4 x i8], ptr %v138, i64 %v134
  %v154 = getelementptr [4 x i8], ptr %v139, i64 %v135
  %v155 = add i64 %v137, 4
  br label %head136
end136:
  %v156 = and i64 %v2, -1
  %v157 = mul i64 1, 0
  %v158 = mul i64 5, 0
  %v159 = mul i64 1, 1
  %v160 = mul i64 5, 1
  br label %head161
head161:
  %v162 = phi i64 [ %v125, %end136 ], [ %v171, %body161 ]
  %v163 = phi ptr [ %v138, %end136 ], [ %v169, %body161 ]
  %v164 = phi ptr [ %v139, %end136 ], [ %v170, %body161 ]
  %v165 = icmp slt i64 %v162, %v156
  br i1 %v165, label %body161, label %end161
body161:
  %v166 = getelementptr [4 x i8], ptr %v163, i64 %v157
  %v167 = getelementptr [4 x i8], ptr %v164, i64 %v158
  %v168 = load float, ptr %v166, align 4
  store float %v168, ptr %v167, align 4
  %v169 = getelementptr [4 x i8], ptr %v163, i64 %v159
  %v170 = getelementptr [4 x i8], ptr %v164, i64 %v160
  %v171 = add i64 %v162, 1
  br label %head161
end161:
  %v172 = mul i64 %v2, 3
  %v173 = getelementptr [4 x i8], ptr %v18, i64 %v172
  %v174 = getelementptr [4 x i8], ptr %v21, i64 3
  %v175 = and i64 %v2, -4
  %v176 = mul i64 1, 0
  %v177 = mul i64 5, 0
  %v178 = mul i64 1, 1
  %v179 = mul i64 5, 1
  %v180 = mul i64 1, 2
  %v181 = mul i64 5, 2
  %v182 = mul i64 1, 3
  %v183 = mul i64 5, 3
  %v184 = mul i64 1, 4
  %v185 = mul i64 5, 4
  br label %head186
head186:
  %v187 = phi i64 [ 0, %end161 ], [ %v205, %body186 ]
  %v188 = phi ptr [ %v173, %end161 ], [ %v203, %body186 ]
  %v189 = phi ptr [ %v174, %end161 ], [ %v204, %body186 ]
  %v190 = icmp slt i64 %v187, %v175
  br i1 %v190, label %body186, label %end186
body186:
  %v191 = getelementptr [4 x i8], ptr %v188, i64 %v176
  %v192 = getelementptr [4 x i8], ptr %v189, i64 %v177
  %v193 = load float, ptr %v191, align 4
  store float %v193, ptr %v192, align 4
  %v194 = getelementptr [4 x i8], ptr %v188, i64 %v178
  %v195 = getelementptr [4 x i8], ptr %v189, i64 %v179
  %v196 = load float, ptr %v194, align 4
  store float %v196, ptr %v195, align 4
  %v197 = getelementptr [4 x i8], ptr %v188, i64 %v180
  %v198 = getelementptr [4 x i8], ptr %v189, i64 %v181
  %v199 = load float, ptr %v197, align 4
  store float %v199, ptr %v198, align 4
  %v200 = getelementptr [4 x i8], ptr %v188, i64 %v182
  %v201 = getelementptr [4 x i8], ptr %v189, i64 %v183
  %v202 = load float, ptr %v200, align 4
  store float %v202, ptr %v201, align 4
  %v203 = getelementptr [4 x i8], ptr %v188, i64 %v184
  %v204 = getelementptr [4 x i8], ptr %v189, i64 %v185
  %v205 = add i64 %v187, 4
  br label %head186
end186:
  %v206 = and i64 %v2, -1
  %v207 = mul i64 1, 0
  %v208 = mul i64 5, 0
  %v209 = mul i64 1, 1
  %v210 = mul i64 5, 1
  br label %head211
head211:
  %v212 = phi i64 [ %v175, %end186 ], [ %v221, %body211 ]
  %v213 = phi ptr [ %v188, %end186 ], [ %v219, %body211 ]
  %v214 = phi ptr [ %v189, %end186 ], [ %v220, %body211 ]
  %v215 = icmp slt i64 %v212, %v206
  br i1 %v215, label %body211, label %end211
body211:
  %v216 = getelementptr [4 x i8], ptr %v213, i64 %v207
  %v217 = getelementptr [4 x i8], ptr %v214, i64 %v208
  %v218 = load float, ptr %v216, align 4
  store float %v218, ptr %v217, align 4
  %v219 = getelementptr [4 x i8], ptr %v213, i64 %v209
  %v220 = getelementptr [4 x i8], ptr %v214, i64 %v210
  %v221 = add i64 %v212, 1
  br label %head211
end211:
  %v222 = mul i64 %v2, 4
  %v223 = getelementptr [4 x i8], ptr %v18, i64 %v222
  %v224 = getelementptr [4 x i8], ptr %v21, i64 4
  %v225 = and i64 %v2, -4
  %v226 = mul i64 1, 0
  %v227 = mul i64 5, 0
  %v228 = mul i64 1, 1
  %v229 = mul i64 5, 1
  %v230 = mul i64 1, 2
  %v231 = mul i64 5, 2
  %v232 = mul i64 1, 3
  %v233 = mul i64 5, 3
  %v234 = mul i64 1, 4
  %v235 = mul i64 5, 4
  br label %head236
head236:
  %v237 = phi i64 [ 0, %end211 ], [ %v255, %body236 ]
  %v238 = phi ptr [ %v223, %end211 ], [ %v253, %body236 ]
  %v239 = phi ptr [ %v224, %end211 ], [ %v254, %body236 ]
  %v240 = icmp slt i64 %v237, %v225
  br i1 %v240, label %body236, label %end236
body236:
  %v241 = getelementptr [4 x i8], ptr %v238, i64 %v226
  %v242 = getelementptr [4 x i8], ptr %v239, i64 %v227
  %v243 = load float, ptr %v241, align 4
  store float %v243, ptr %v242, align 4
  %v244 = getelementptr [4 x i8], ptr %v238, i64 %v228
  %v245 = getelementptr [4 x i8], ptr %v239, i64 %v229
  %v246 = load float, ptr %v244, align 4
  store float %v246, ptr %v245, align 4
  %v247 = getelementptr [4 x i8], ptr %v238, i64 %v230
  %v248 = getelementptr [4 x i8], ptr %v239, i64 %v231
  %v249 = load float, ptr %v247, align 4
  store float %v249, ptr %v248, align 4
  %v250 = getelementptr [4 x i8], ptr %v238, i64 %v232
  %v251 = getelementptr [4 x i8], ptr %v239, i64 %v233
  %v252 = load float, ptr %v250, align 4
  store float %v252, ptr %v251, align 4
  %v253 = getelementptr [4 x i8], ptr %v238, i64 %v234
  %v254 = getelementptr [4 x i8], ptr %v239, i64 %v235
  %v255 = add i64 %v237, 4
  br label %head236
end236:
  %v256 = and i64 %v2, -1
  %v257 = mul i64 1, 0
  %v258 = mul i64 5, 0
  %v259 = mul i64 1, 1
  %v260 = mul i64 5, 1
  br label %head261
head261:
  %v262 = phi i64 [ %v225, %end236 ], [ %v271, %body261 ]
  %v263 = phi ptr [ %v238, %end236 ], [ %v269, %body261 ]
  %v264 = phi ptr [ %v239, %end236 ], [ %v270, %body261 ]
  %v265 = icmp slt i64 %v262, %v256
  br i1 %v265, label %body261, label %end261
body261:
  %v266 = getelementptr [4 x i8], ptr %v263, i64 %v257
  %v267 = getelementptr [4 x i8], ptr %v264, i64 %v258
  %v268 = load float, ptr %v266, align 4
  store float %v268, ptr %v267, align 4
  %v269 = getelementptr [4 x i8], ptr %v263, i64 %v259
  %v270 = getelementptr [4 x i8], ptr %v264, i64 %v260
  %v271 = add i64 %v262, 1
  br label %head261
end261:
  %v272 = add i64 %v9, 1
  br label %head8
end8:
  %v273 = add i64 %v6, 1
  br label %head5
end5:
  ret void
}
