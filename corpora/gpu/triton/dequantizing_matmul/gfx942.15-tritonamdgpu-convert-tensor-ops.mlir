#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [16, 16, 16], isTransposed = true}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "dequantizing_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %packed: !tt.ptr<i32>, %scale: !tt.ptr<f32>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %3 = "arith.constant"() <{value = dense<8> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = "arith.constant"() <{value = dense<4> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = "arith.constant"() <{value = dense<15> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %6 = "arith.constant"() <{value = dense<8> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %7 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %9 = "arith.constant"() <{value = dense<0> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %10 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %scales = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_4 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_5 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %rows_6 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_7 = "arith.addi"(%rows_6, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_8 = "arith.muli"(%columns, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_9 = "tt.splat"(%columns_8) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %columns_10 = "tt.splat"(%columns_8) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %columns_11 = "arith.addi"(%columns_9, %rows_4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %columns_12 = "arith.addi"(%columns_10, %rows_5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %scales_13 = "tt.splat"(%N) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_14 = "arith.cmpi"(%columns_11, %scales_13) <{predicate = 2 : i64}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi1, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_15 = "tt.splat"(%scale) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_16 = "tt.addptr"(%scales_15, %columns_11) : (tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_17 = "tt.load"(%scales_16, %scales_14, %scales) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi1, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %x = "tt.expand_dims"(%rows_7) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %x_18 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %x_19 = "arith.cmpi"(%x, %x_18) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %x_20 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked>
    %x_21 = "arith.muli"(%x, %x_20) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %x_22 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %x_23 = "tt.addptr"(%x_22, %x_21) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %x_24 = "tt.broadcast"(%x_23) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x_25 = "tt.broadcast"(%x_19) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %words = "tt.expand_dims"(%columns_12) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
    %words_26 = "ttg.convert_layout"(%words) : (tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked>
    %words_27 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %words_28 = "arith.cmpi"(%words_26, %words_27) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %words_29 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked>
    %words_30 = "tt.splat"(%packed) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
    %words_31 = "tt.broadcast"(%words_26) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %words_32 = "tt.broadcast"(%words_28) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %numbers = "arith.remsi"(%rows_2, %3) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %numbers_33 = "arith.muli"(%numbers, %4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %numbers_34 = "tt.expand_dims"(%numbers_33) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %numbers_35 = "tt.broadcast"(%numbers_34) : (tensor<16x1xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %sums = "arith.cmpi"(%K, %7) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %words_36 = "arith.divsi"(%rows_1, %3) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %words_37 = "tt.expand_dims"(%words_36) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %words_38 = "arith.muli"(%words_37, %words_29) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %words_39 = "tt.addptr"(%words_30, %words_38) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
    %words_40 = "tt.broadcast"(%words_39) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %words_41 = "tt.addptr"(%words_40, %words_31) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %sums_42 = "tt.splat"(%sums) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_43 = "arith.andi"(%sums_42, %words_32) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %words_44 = "tt.load"(%words_41, %sums_43, %9) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> {amd.pipeliner_part = "prologue"} : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %sums_45 = "arith.subi"(%K, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_46:3 = "scf.for"(%7, %sums_45, %10, %2, %1, %words_44) ({
    ^bb0(%sums_80: i32, %arg11: tensor<16x16xf32, #mma>, %sums_81: i32, %words_82: tensor<16x16xi32, #blocked>):
      %sums_83 = "arith.addi"(%sums_81, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_84 = "arith.cmpi"(%sums_83, %0) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %sums_85 = "arith.select"(%sums_84, %sums_83, %7) : (i1, i32, i32) -> i32
      %sums_86 = "arith.addi"(%sums_80, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %x_87 = "tt.splat"(%sums_86) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_88 = "tt.splat"(%sums_80) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_89 = "arith.addi"(%rows_1, %x_87) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_90 = "arith.addi"(%rows_3, %x_88) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_91 = "tt.expand_dims"(%x_90) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %x_92 = "tt.broadcast"(%x_91) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %x_93 = "tt.addptr"(%x_24, %x_92) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_94 = "tt.load"(%x_93, %x_25, %8) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %words_95 = "arith.divsi"(%x_89, %3) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %words_96 = "tt.expand_dims"(%words_95) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %words_97 = "arith.muli"(%words_96, %words_29) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %words_98 = "tt.addptr"(%words_30, %words_97) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
      %words_99 = "tt.broadcast"(%words_98) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_100 = "tt.addptr"(%words_99, %words_31) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_101 = "tt.load"(%words_100, %words_32, %9) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_102 = "arith.shrsi"(%words_82, %numbers_35) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_103 = "arith.andi"(%numbers_102, %5) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_104 = "arith.subi"(%numbers_103, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %sums_105 = "arith.sitofp"(%numbers_104) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_106 = "ttg.convert_layout"(%x_94) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %sums_107 = "ttg.convert_layout"(%sums_105) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %sums_108 = "tt.dot"(%x_106, %sums_107, %arg11) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%sums_108, %sums_85, %words_101) : (tensor<16x16xf32, #mma>, i32, tensor<16x16xi32, #blocked>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #mma>, i32, tensor<16x16xi32, #blocked>) -> (tensor<16x16xf32, #mma>, i32, tensor<16x16xi32, #blocked>)
    %sums_47 = "arith.addi"(%K, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_48 = "arith.addi"(%sums_47, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_49 = "arith.divsi"(%sums_48, %10) : (i32, i32) -> i32
    %sums_50 = "arith.subi"(%sums_49, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_51 = "arith.maxsi"(%sums_50, %7) : (i32, i32) -> i32
    %sums_52 = "arith.muli"(%sums_51, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_53 = "arith.cmpi"(%sums_49, %0) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %x_54 = "tt.splat"(%sums_52) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %x_55 = "arith.addi"(%rows_3, %x_54) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %x_56 = "tt.expand_dims"(%x_55) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %x_57 = "tt.broadcast"(%x_56) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %x_58 = "tt.addptr"(%x_24, %x_57) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %sums_59 = "tt.splat"(%sums_53) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_60 = "arith.andi"(%sums_59, %x_25) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_61 = "tt.load"(%x_58, %sums_60, %8) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
    %numbers_62 = "arith.shrsi"(%sums_46#2, %numbers_35) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %numbers_63 = "arith.andi"(%numbers_62, %5) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %numbers_64 = "arith.subi"(%numbers_63, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %sums_65 = "arith.sitofp"(%numbers_64) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
    %x_66 = "ttg.convert_layout"(%x_61) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %sums_67 = "ttg.convert_layout"(%sums_65) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %sums_68 = "scf.if"(%sums_53) ({
      %sums_79 = "tt.dot"(%x_66, %sums_67, %sums_46#0) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%sums_79) : (tensor<16x16xf32, #mma>) -> ()
    }, {
      "scf.yield"(%sums_46#0) : (tensor<16x16xf32, #mma>) -> ()
    }) : (i1) -> tensor<16x16xf32, #mma>
    %sums_69 = "arith.select"(%sums_53, %sums_68, %sums_46#0) : (i1, tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %inside = "tt.expand_dims"(%rows_7) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %inside_70 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %inside_71 = "arith.cmpi"(%inside, %inside_70) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %inside_72 = "tt.expand_dims"(%columns_12) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
    %11 = "ttg.convert_layout"(%inside_72) : (tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked>
    %inside_73 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %inside_74 = "arith.cmpi"(%11, %inside_73) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %inside_75 = "tt.broadcast"(%inside_71) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_76 = "tt.broadcast"(%inside_74) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_77 = "arith.andi"(%inside_75, %inside_76) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %12 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked>
    %13 = "arith.muli"(%inside, %12) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %14 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %15 = "tt.addptr"(%14, %13) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %16 = "tt.broadcast"(%15) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %17 = "tt.broadcast"(%11) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %18 = "tt.addptr"(%16, %17) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %19 = "tt.expand_dims"(%scales_17) <{axis = 0 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xf32, #mma>
    %20 = "tt.broadcast"(%19) : (tensor<1x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %21 = "arith.mulf"(%sums_69, %20) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %22 = "arith.truncf"(%21) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %23 = "ttg.convert_layout"(%18) : (tensor<16x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #mma>
    %inside_78 = "ttg.convert_layout"(%inside_77) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #mma>
    "tt.store"(%23, %22, %inside_78) : (tensor<16x16x!tt.ptr<f16>, #mma>, tensor<16x16xf16, #mma>, tensor<16x16xi1, #mma>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
