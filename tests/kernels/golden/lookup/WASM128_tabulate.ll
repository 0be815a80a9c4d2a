define void @kernel(ptr %arguments) nounwind {
entry:
  %v1 = getelementptr i8, ptr %arguments, i64 0
  %v2 = load ptr, ptr %v1, align 8
  br label %head3
head3:
  %v4 = phi i64 [ 0, %entry ], [ %v29, %body3 ]
  %v5 = icmp slt i64 %v4, 65536
  br i1 %v5, label %body3, label %end3
body3:
  %v6 = trunc i64 %v4 to i16
  %v7 = insertelement <4 x i16> poison, i16 %v6, i32 0
  %v8 = shufflevector <4 x i16> %v7, <4 x i16> poison, <4 x i32> zeroinitializer
  %v9 = add <4 x i16> <i16 0, i16 1, i16 2, i16 3>, %v8
  %v10 = zext <4 x i16> %v9 to <4 x i32>
  %v11 = shl <4 x i32> %v10, splat (i32 16)
  %v12 = bitcast <4 x i32> %v11 to <4 x float>
  %v13 = fcmp ole <4 x float> %v12, splat (float 0x0000000000000000)
  %v14 = select <4 x i1> %v13, <4 x float> splat (float 0x0000000000000000), <4 x float> %v12
  %v15 = bitcast <4 x float> %v14 to <4 x i32>
  %v16 = lshr <4 x i32> %v15, splat (i32 16)
  %v17 = and <4 x i32> %v16, splat (i32 1)
  %v18 = add <4 x i32> %v17, splat (i32 32767)
  %v19 = add <4 x i32> %v15, %v18
  %v20 = lshr <4 x i32> %v19, splat (i32 16)
  %v21 = lshr <4 x i32> %v15, splat (i32 16)
  %v22 = and <4 x i32> %v21, splat (i32 32768)
  %v23 = or <4 x i32> %v22, splat (i32 32704)
  %v24 = and <4 x i32> %v15, splat (i32 2147483647)
  %v25 = icmp ugt <4 x i32> %v24, splat (i32 2139095040)
  %v26 = select <4 x i1> %v25, <4 x i32> %v23, <4 x i32> %v20
  %v27 = trunc <4 x i32> %v26 to <4 x i16>
  %v28 = getelementptr [2 x i8], ptr %v2, i64 %v4
  store <4 x i16> %v27, ptr %v28, align 2
  %v29 = add i64 %v4, 4
  br label %head3
end3:
  ret void
}
