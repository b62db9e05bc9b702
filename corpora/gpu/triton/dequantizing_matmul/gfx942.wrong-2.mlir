#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [16, 16, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 4, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "dequantizing_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %packed: !tt.ptr<i32>, %scale: !tt.ptr<f32>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %sums = "arith.constant"() <{value = 15 : i32}> : () -> i32
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %2 = "arith.constant"() <{value = dense<8> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = "arith.constant"() <{value = dense<4> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = "arith.constant"() <{value = dense<15> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %5 = "arith.constant"() <{value = dense<8> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %6 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %8 = "arith.constant"() <{value = dense<0> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %9 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %scales = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 17 : i32, start = 1 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_4 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_5 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %rows_6 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_7 = "arith.addi"(%rows_5, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %rows_8 = "arith.addi"(%rows_6, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_9 = "arith.muli"(%columns, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_10 = "tt.splat"(%columns_9) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %columns_11 = "tt.splat"(%columns_9) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %columns_12 = "arith.addi"(%columns_10, %rows_4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %columns_13 = "arith.addi"(%columns_11, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %scales_14 = "tt.splat"(%N) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_15 = "arith.cmpi"(%columns_12, %scales_14) <{predicate = 2 : i64}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi1, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_16 = "tt.splat"(%scale) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_17 = "tt.addptr"(%scales_16, %columns_12) : (tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_18 = "tt.load"(%scales_17, %scales_15, %scales) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi1, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %x = "tt.expand_dims"(%rows_8) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %x_19 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %x_20 = "arith.cmpi"(%x, %x_19) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %x_21 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked>
    %x_22 = "arith.muli"(%x, %x_21) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %x_23 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %x_24 = "tt.addptr"(%x_23, %x_22) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %x_25 = "tt.broadcast"(%x_24) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x_26 = "tt.broadcast"(%x_20) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %words = "tt.expand_dims"(%columns_13) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %words_27 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %words_28 = "arith.cmpi"(%words, %words_27) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %words_29 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked>
    %words_30 = "tt.splat"(%packed) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
    %words_31 = "tt.broadcast"(%words) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %words_32 = "tt.broadcast"(%words_28) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %numbers = "arith.remsi"(%rows_2, %2) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %numbers_33 = "arith.muli"(%numbers, %3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %numbers_34 = "tt.expand_dims"(%numbers_33) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %numbers_35 = "tt.broadcast"(%numbers_34) : (tensor<16x1xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %sums_36 = "arith.cmpi"(%K, %6) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %words_37 = "arith.divsi"(%rows_2, %2) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %words_38 = "tt.expand_dims"(%words_37) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %words_39 = "arith.muli"(%words_38, %words_29) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %words_40 = "tt.addptr"(%words_30, %words_39) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
    %words_41 = "tt.broadcast"(%words_40) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %words_42 = "tt.addptr"(%words_41, %words_31) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %sums_43 = "tt.splat"(%sums_36) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_44 = "arith.andi"(%sums_43, %words_32) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %words_45 = "tt.load"(%words_42, %sums_44, %8) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> {amd.pipeliner_part = "prologue"} : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %sums_46 = "arith.subi"(%K, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_47:2 = "scf.for"(%6, %sums_46, %9, %1, %words_45) ({
    ^bb0(%sums_81: i32, %arg11: tensor<16x16xf32, #mma>, %words_82: tensor<16x16xi32, #blocked>):
      %sums_83 = "arith.addi"(%sums_81, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %x_84 = "tt.splat"(%sums_83) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_85 = "tt.splat"(%sums_81) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_86 = "arith.addi"(%rows_2, %x_84) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_87 = "arith.addi"(%rows_3, %x_85) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_88 = "tt.expand_dims"(%x_87) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %x_89 = "tt.broadcast"(%x_88) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %x_90 = "tt.addptr"(%x_25, %x_89) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_91 = "tt.load"(%x_90, %x_26, %7) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %words_92 = "arith.divsi"(%x_86, %2) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %words_93 = "tt.expand_dims"(%words_92) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %words_94 = "arith.muli"(%words_93, %words_29) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %words_95 = "tt.addptr"(%words_30, %words_94) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
      %words_96 = "tt.broadcast"(%words_95) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_97 = "tt.addptr"(%words_96, %words_31) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_98 = "tt.load"(%words_97, %words_32, %8) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_99 = "arith.shrsi"(%words_82, %numbers_35) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_100 = "arith.andi"(%numbers_99, %4) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_101 = "arith.subi"(%numbers_100, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %sums_102 = "arith.sitofp"(%numbers_101) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_103 = "ttg.local_alloc"(%x_91) : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #shared, #smem>
      %x_104 = "ttg.local_load"(%x_103) : (!ttg.memdesc<16x16xf16, #shared, #smem>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %sums_105 = "ttg.local_alloc"(%sums_102) : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #shared1, #smem>
      %sums_106 = "ttg.local_load"(%sums_105) : (!ttg.memdesc<16x16xf16, #shared1, #smem>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %sums_107 = "tt.dot"(%x_104, %sums_106, %arg11) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%sums_107, %words_98) : (tensor<16x16xf32, #mma>, tensor<16x16xi32, #blocked>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #mma>, tensor<16x16xi32, #blocked>) -> (tensor<16x16xf32, #mma>, tensor<16x16xi32, #blocked>)
    %sums_48 = "arith.addi"(%K, %sums) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_49 = "arith.divsi"(%sums_48, %9) : (i32, i32) -> i32
    %sums_50 = "arith.subi"(%sums_49, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_51 = "arith.maxsi"(%sums_50, %6) : (i32, i32) -> i32
    %sums_52 = "arith.muli"(%sums_51, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_53 = "arith.cmpi"(%sums_49, %0) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %x_54 = "tt.splat"(%sums_52) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %x_55 = "arith.addi"(%rows_3, %x_54) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %x_56 = "tt.expand_dims"(%x_55) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %x_57 = "tt.broadcast"(%x_56) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %x_58 = "tt.addptr"(%x_25, %x_57) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %sums_59 = "tt.splat"(%sums_53) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_60 = "arith.andi"(%sums_59, %x_26) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_61 = "tt.load"(%x_58, %sums_60, %7) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
    %numbers_62 = "arith.shrsi"(%sums_47#1, %numbers_35) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %numbers_63 = "arith.andi"(%numbers_62, %4) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %numbers_64 = "arith.subi"(%numbers_63, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %sums_65 = "arith.sitofp"(%numbers_64) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
    %x_66 = "ttg.local_alloc"(%x_61) : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #shared, #smem>
    %x_67 = "ttg.local_load"(%x_66) : (!ttg.memdesc<16x16xf16, #shared, #smem>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %sums_68 = "ttg.local_alloc"(%sums_65) : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #shared1, #smem>
    %sums_69 = "ttg.local_load"(%sums_68) : (!ttg.memdesc<16x16xf16, #shared1, #smem>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %sums_70 = "scf.if"(%sums_53) ({
      %sums_80 = "tt.dot"(%x_67, %sums_69, %sums_47#0) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%sums_80) : (tensor<16x16xf32, #mma>) -> ()
    }, {
      "scf.yield"(%sums_47#0) : (tensor<16x16xf32, #mma>) -> ()
    }) : (i1) -> tensor<16x16xf32, #mma>
    %sums_71 = "arith.select"(%sums_53, %sums_70, %sums_47#0) : (i1, tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %inside = "tt.expand_dims"(%rows_7) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xi32, #mma>
    %inside_72 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #mma>
    %inside_73 = "arith.cmpi"(%inside, %inside_72) <{predicate = 2 : i64}> : (tensor<16x1xi32, #mma>, tensor<16x1xi32, #mma>) -> tensor<16x1xi1, #mma>
    %inside_74 = "tt.expand_dims"(%columns_12) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xi32, #mma>
    %inside_75 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #mma>
    %inside_76 = "arith.cmpi"(%inside_74, %inside_75) <{predicate = 2 : i64}> : (tensor<1x16xi32, #mma>, tensor<1x16xi32, #mma>) -> tensor<1x16xi1, #mma>
    %inside_77 = "tt.broadcast"(%inside_73) : (tensor<16x1xi1, #mma>) -> tensor<16x16xi1, #mma>
    %inside_78 = "tt.broadcast"(%inside_76) : (tensor<1x16xi1, #mma>) -> tensor<16x16xi1, #mma>
    %inside_79 = "arith.andi"(%inside_77, %inside_78) : (tensor<16x16xi1, #mma>, tensor<16x16xi1, #mma>) -> tensor<16x16xi1, #mma>
    %10 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #mma>
    %11 = "arith.muli"(%inside, %10) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #mma>, tensor<16x1xi32, #mma>) -> tensor<16x1xi32, #mma>
    %12 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #mma>
    %13 = "tt.addptr"(%12, %11) : (tensor<16x1x!tt.ptr<f16>, #mma>, tensor<16x1xi32, #mma>) -> tensor<16x1x!tt.ptr<f16>, #mma>
    %14 = "tt.broadcast"(%13) : (tensor<16x1x!tt.ptr<f16>, #mma>) -> tensor<16x16x!tt.ptr<f16>, #mma>
    %15 = "tt.broadcast"(%inside_74) : (tensor<1x16xi32, #mma>) -> tensor<16x16xi32, #mma>
    %16 = "tt.addptr"(%14, %15) : (tensor<16x16x!tt.ptr<f16>, #mma>, tensor<16x16xi32, #mma>) -> tensor<16x16x!tt.ptr<f16>, #mma>
    %17 = "tt.expand_dims"(%scales_18) <{axis = 0 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xf32, #mma>
    %18 = "tt.broadcast"(%17) : (tensor<1x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %19 = "arith.mulf"(%sums_71, %18) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %20 = "arith.truncf"(%19) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    "tt.store"(%16, %20, %inside_79) : (tensor<16x16x!tt.ptr<f16>, #mma>, tensor<16x16xf16, #mma>, tensor<16x16xi1, #mma>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
