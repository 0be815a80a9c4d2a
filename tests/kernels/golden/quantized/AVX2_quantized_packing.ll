declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, i32, <8 x i1>, <8 x i8>)
define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 24
  %v2 = load i64, ptr %v1, align 8
  %v3 = getelementptr i8, ptr %arguments, i64 32
  %v4 = load i64, ptr %v3, align 8
  %v5 = getelementptr i8, ptr %arguments, i64 40
  %v6 = load i64, ptr %v5, align 8
  %v7 = add i64 %v4, 15
  %v8 = and i64 %v7, -16
  br label %head9
head9:
  %v10 = phi i64 [ 0, %entry ], [ %v229, %end218 ]
  %v11 = icmp slt i64 %v10, %v8
  br i1 %v11, label %body9, label %end9
body9:
  %v12 = sdiv i64 %v10, 16
  %v13 = srem i64 %v10, 16
  %v14 = getelementptr i8, ptr %arguments, i64 8
  %v15 = load ptr, ptr %v14, align 8
  %v16 = mul i64 %v12, %v6
  %v17 = mul i64 %v16, 16
  %v18 = add i64 %v17, %v13
  %v19 = getelementptr [4 x i8], ptr %v15, i64 %v18
  %v20 = and i64 %v2, -4
  br label %head21
head21:
  %v22 = phi i64 [ 0, %body9 ], [ %v84, %body21 ]
  %v23 = phi <8 x i32> [ splat (i32 0), %body9 ], [ %v79, %body21 ]
  %v24 = phi ptr [ %v19, %body9 ], [ %v83, %body21 ]
  %v25 = icmp slt i64 %v22, %v20
  br i1 %v25, label %body21, label %end21
body21:
  %v26 = getelementptr i8, ptr %arguments, i64 32
  %v27 = load i64, ptr %v26, align 8
  %v28 = sub i64 %v27, %v10
  %v29 = icmp slt i64 %v28, 8
  %v30 = select i1 %v29, i64 %v28, i64 8
  %v31 = trunc i64 %v30 to i32
  %v32 = insertelement <8 x i32> poison, i32 %v31, i32 0
  %v33 = shufflevector <8 x i32> %v32, <8 x i32> poison, <8 x i32> zeroinitializer
  %v34 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v33
  %v35 = getelementptr i8, ptr %arguments, i64 0
  %v36 = load ptr, ptr %v35, align 8
  %v37 = add i64 %v22, 0
  %v38 = mul i64 %v37, %v27
  %v39 = add i64 %v38, %v10
  %v40 = getelementptr [1 x i8], ptr %v36, i64 %v39
  %v41 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %v40, i32 1, <8 x i1> %v34, <8 x i8> zeroinitializer)
  %v42 = sext <8 x i8> %v41 to <8 x i32>
  %v43 = add <8 x i32> %v23, %v42
  %v44 = zext <8 x i8> %v41 to <8 x i32>
  %v45 = shl <8 x i32> %v44, splat (i32 0)
  %v46 = or <8 x i32> splat (i32 0), %v45
  %v47 = getelementptr i8, ptr %arguments, i64 0
  %v48 = load ptr, ptr %v47, align 8
  %v49 = add i64 %v22, 1
  %v50 = mul i64 %v49, %v27
  %v51 = add i64 %v50, %v10
  %v52 = getelementptr [1 x i8], ptr %v48, i64 %v51
  %v53 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %v52, i32 1, <8 x i1> %v34, <8 x i8> zeroinitializer)
  %v54 = sext <8 x i8> %v53 to <8 x i32>
  %v55 = add <8 x i32> %v43, %v54
  %v56 = zext <8 x i8> %v53 to <8 x i32>
  %v57 = shl <8 x i32> %v56, splat (i32 8)
  %v58 = or <8 x i32> %v46, %v57
  %v59 = getelementptr i8, ptr %arguments, i64 0
  %v60 = load ptr, ptr %v59, align 8
  %v61 = add i64 %v22, 2
  %v62 = mul i64 %v61, %v27
  %v63 = add i64 %v62, %v10
  %v64 = getelementptr [1 x i8], ptr %v60, i64 %v63
  %v65 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %v64, i32 1, <8 x i1> %v34, <8 x i8> zeroinitializer)
  %v66 = sext <8 x i8> %v65 to <8 x i32>
  %v67 = add <8 x i32> %v55, %v66
  %v68 = zext <8 x i8> %v65 to <8 x i32>
  %v69 = shl <8 x i32> %v68, splat (i32 16)
  %v70 = or <8 x i32> %v58, %v69
  %v71 = getelementptr i8, ptr %arguments, i64 0
  %v72 = load ptr, ptr %v71, align 8
  %v73 = add i64 %v22, 3
  %v74 = mul i64 %v73, %v27
  %v75 = add i64 %v74, %v10
  %v76 = getelementptr [1 x i8], ptr %v72, i64 %v75
  %v77 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %v76, i32 1, <8 x i1> %v34, <8 x i8> zeroinitializer)
  %v78 = sext <8 x i8> %v77 to <8 x i32>
  %v79 = add <8 x i32> %v67, %v78
  %v80 = zext <8 x i8> %v77 to <8 x i32>
  %v81 = shl <8 x i32> %v80, splat (i32 24)
  %v82 = or <8 x i32> %v70, %v81
  store <8 x i32> %v82, ptr %v24, align 4
  %v83 = getelementptr [4 x i8], ptr %v24, i64 16
  %v84 = add i64 %v22, 4
  br label %head21
end21:
  %v85 = sub i64 %v2, %v20
  %v86 = icmp eq i64 %v85, 1
  %v87 = zext i1 %v86 to i64
  br label %head88
head88:
  %v89 = phi i64 [ 0, %end21 ], [ %v115, %body88 ]
  %v90 = phi <8 x i32> [ %v23, %end21 ], [ %v110, %body88 ]
  %v91 = phi ptr [ %v24, %end21 ], [ %v114, %body88 ]
  %v92 = icmp slt i64 %v89, %v87
  br i1 %v92, label %body88, label %end88
body88:
  %v93 = getelementptr i8, ptr %arguments, i64 32
  %v94 = load i64, ptr %v93, align 8
  %v95 = sub i64 %v94, %v10
  %v96 = icmp slt i64 %v95, 8
  %v97 = select i1 %v96, i64 %v95, i64 8
  %v98 = trunc i64 %v97 to i32
  %v99 = insertelement <8 x i32> poison, i32 %v98, i32 0
  %v100 = shufflevector <8 x i32> %v99, <8 x i32> poison, <8 x i32> zeroinitializer
  %v101 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v100
  %v102 = getelementptr i8, ptr %arguments, i64 0
  %v103 = load ptr, ptr %v102, align 8
  %v104 = add i64 %v20, 0
  %v105 = mul i64 %v104, %v94
  %v106 = add i64 %v105, %v10
  %v107 = getelementptr [1 x i8], ptr %v103, i64 %v106
  %v108 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %v107, i32 1, <8 x i1> %v101, <8 x i8> zeroinitializer)
  %v109 = sext <8 x i8> %v108 to <8 x i32>
  %v110 = add <8 x i32> %v90, %v109
  %v111 = zext <8 x i8> %v108 to <8 x i32>
  %v112 = shl <8 x i32> %v111, splat (i32 0)
  %v113 = or <8 x i32> splat (i32 0), %v112
  store <8 x i32> %v113, ptr %v91, align 4
  %v114 = getelementptr [4 x i8], ptr %v91, i64 16
  %v115 = add i64 %v89, 1
  br label %head88
end88:
  %v116 = sub i64 %v2, %v20
  %v117 = icmp eq i64 %v116, 2
  %v118 = zext i1 %v117 to i64
  br label %head119
head119:
  %v120 = phi i64 [ 0, %end88 ], [ %v158, %body119 ]
  %v121 = phi <8 x i32> [ %v90, %end88 ], [ %v153, %body119 ]
  %v122 = phi ptr [ %v91, %end88 ], [ %v157, %body119 ]
  %v123 = icmp slt i64 %v120, %v118
  br i1 %v123, label %body119, label %end119
body119:
  %v124 = getelementptr i8, ptr %arguments, i64 32
  %v125 = load i64, ptr %v124, align 8
  %v126 = sub i64 %v125, %v10
  %v127 = icmp slt i64 %v126, 8
  %v128 = select i1 %v127, i64 %v126, i64 8
  %v129 = trunc i64 %v128 to i32
  %v130 = insertelement <8 x i32> poison, i32 %v129, i32 0
  %v131 = shufflevector <8 x i32> %v130, <8 x i32> poison, <8 x i32> zeroinitializer
  %v132 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v131
  %v133 = getelementptr i8, ptr %arguments, i64 0
  %v134 = load ptr, ptr %v133, align 8
  %v135 = add i64 %v20, 0
  %v136 = mul i64 %v135, %v125
  %v137 = add i64 %v136, %v10
  %v138 = getelementptr [1 x i8], ptr %v134, i64 %v137
  %v139 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %v138, i32 1, <8 x i1> %v132, <8 x i8> zeroinitializer)
  %v140 = sext <8 x i8> %v139 to <8 x i32>
  %v141 = add <8 x i32> %v121, %v140
  %v142 = zext <8 x i8> %v139 to <8 x i32>
  %v143 = shl <8 x i32> %v142, splat (i32 0)
  %v144 = or <8 x i32> splat (i32 0), %v143
  %v145 = getelementptr i8, ptr %arguments, i64 0
  %v146 = load ptr, ptr %v145, align 8
  %v147 = add i64 %v20, 1
  %v148 = mul i64 %v147, %v125
  %v149 = add i64 %v148, %v10
  %v150 = getelementptr [1 x i8], ptr %v146, i64 %v149
  %v151 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %v150, i32 1, <8 x i1> %v132, <8 x i8> zeroinitializer)
  %v152 = sext <8 x i8> %v151 to <8 x i32>
  %v153 = add <8 x i32> %v141, %v152
  %v154 = zext <8 x i8> %v151 to <8 x i32>
  %v155 = shl <8 x i32> %v154, splat (i32 8)
  %v156 = or <8 x i32> %v144, %v155
  store <8 x i32> %v156, ptr %v122, align 4
  %v157 = getelementptr [4 x i8], ptr %v122, i64 16
  %v158 = add i64 %v120, 1
  br label %head119
end119:
  %v159 = sub i64 %v2, %v20
  %v160 = icmp eq i64 %v159, 3
  %v161 = zext i1 %v160 to i64
  br label %head162
head162:
  %v163 = phi i64 [ 0, %end119 ], [ %v213, %body162 ]
  %v164 = phi <8 x i32> [ %v121, %end119 ], [ %v208, %body162 ]
  %v165 = phi ptr [ %v122, %end119 ], [ %v212, %body162 ]
  %v166 = icmp slt i64 %v163, %v161
  br i1 %v166, label %body162, label %end162
body162:
  %v167 = getelementptr i8, ptr %arguments, i64 32
  %v168 = load i64, ptr %v167, align 8
  %v169 = sub i64 %v168, %v10
  %v170 = icmp slt i64 %v169, 8
  %v171 = select i1 %v170, i64 %v169, i64 8
  %v172 = trunc i64 %v171 to i32
  %v173 = insertelement <8 x i32> poison, i32 %v172, i32 0
  %v174 = shufflevector <8 x i32> %v173, <8 x i32> poison, <8 x i32> zeroinitializer
  %v175 = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v174
  %v176 = getelementptr i8, ptr %arguments, i64 0
  %v177 = load ptr, ptr %v176, align 8
  %v178 = add i64 %v20, 0
  %v179 = mul i64 %v178, %v168
  %v180 = add i64 %v179, %v10
  %v181 = getelementptr [1 x i8], ptr %v177, i64 %v180
  %v182 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %v181, i32 1, <8 x i1> %v175, <8 x i8> zeroinitializer)
  %v183 = sext <8 x i8> %v182 to <8 x i32>
  %v184 = add <8 x i32> %v164, %v183
  %v185 = zext <8 x i8> %v182 to <8 x i32>
  %v186 = shl <8 x i32> %v185, splat (i32 0)
  %v187 = or <8 x i32> splat (i32 0), %v186
  %v188 = getelementptr i8, ptr %arguments, i64 0
  %v189 = load ptr, ptr %v188, align 8
  %v190 = add i64 %v20, 1
  %v191 = mul i64 %v190, %v168
  %v192 = add i64 %v191, %v10
  %v193 = getelementptr [1 x i8], ptr %v189, i64 %v192
  %v194 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %v193, i32 1, <8 x i1> %v175, <8 x i8> zeroinitializer)
  %v195 = sext <8 x i8> %v194 to <8 x i32>
  %v196 = add <8 x i32> %v184, %v195
  %v197 = zext <8 x i8> %v194 to <8 x i32>
  %v198 = shl <8 x i32> %v197, splat (i32 8)
  %v199 = or <8 x i32> %v187, %v198
  %v200 = getelementptr i8, ptr %arguments, i64 0
  %v201 = load ptr, ptr %v200, align 8
  %v202 = add i64 %v20, 2
  %v203 = mul i64 %v202, %v168
  %v204 = add i64 %v203, %v10
  %v205 = getelementptr [1 x i8], ptr %v201, i64 %v204
  %v206 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %v205, i32 1, <8 x i1> %v175, <8 x i8> zeroinitializer)
  %v207 = sext <8 x i8> %v206 to <8 x i32>
  %v208 = add <8 x i32> %v196, %v207
  %v209 = zext <8 x i8> %v206 to <8 x i32>
  %v210 = shl <8 x i32> %v209, splat (i32 16)
  %v211 = or <8 x i32> %v199, %v210
  store <8 x i32> %v211, ptr %v165, align 4
  %v212 = getelementptr [4 x i8], ptr %v165, i64 16
  %v213 = add i64 %v163, 1
  br label %head162
end162:
  %v214 = getelementptr i8, ptr %arguments, i64 40
  %v215 = load i64, ptr %v214, align 8
  %v216 = add i64 %v2, 3
  %v217 = ashr i64 %v216, 2
  br label %head218
head218:
  %v219 = phi i64 [ %v217, %end162 ], [ %v224, %body218 ]
  %v220 = phi <8 x i32> [ %v164, %end162 ], [ %v220, %body218 ]
  %v221 = phi ptr [ %v165, %end162 ], [ %v223, %body218 ]
  %v222 = icmp slt i64 %v219, %v215
  br i1 %v222, label %body218, label %end218
body218:
  store <8 x i32> splat (i32 0), ptr %v221, align 4
  %v223 = getelementptr [4 x i8], ptr %v221, i64 16
  %v224 = add i64 %v219, 1
  br label %head218
end218:
  %v225 = mul <8 x i32> %v220, splat (i32 128)
  %v226 = getelementptr i8, ptr %arguments, i64 16
  %v227 = load ptr, ptr %v226, align 8
  %v228 = getelementptr [4 x i8], ptr %v227, i64 %v10
  store <8 x i32> %v225, ptr %v228, align 4
  %v229 = add i64 %v10, 8
  br label %head9
end9:
  ret void
}
