#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [16, 16, 16], isTransposed = true}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "dequantizing_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %packed: !tt.ptr<i32>, %scale: !tt.ptr<f32>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = dense<0> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %4 = "arith.constant"() <{value = dense<8> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = "arith.constant"() <{value = dense<4> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = "arith.constant"() <{value = dense<15> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %7 = "arith.constant"() <{value = dense<8> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %8 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %10 = "arith.constant"() <{value = dense<0> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %11 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %scales = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_4 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_5 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %rows_6 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_7 = "arith.addi"(%rows_6, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_8 = "arith.muli"(%columns, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
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
    %numbers = "arith.remsi"(%rows_2, %4) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %numbers_33 = "arith.muli"(%numbers, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %numbers_34 = "tt.expand_dims"(%numbers_33) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %numbers_35 = "tt.broadcast"(%numbers_34) : (tensor<16x1xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %sums = "arith.cmpi"(%K, %8) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %x_36 = "arith.addi"(%rows_1, %0) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %words_37 = "arith.divsi"(%x_36, %4) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %words_38 = "tt.expand_dims"(%words_37) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %words_39 = "arith.muli"(%words_38, %words_29) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %words_40 = "tt.addptr"(%words_30, %words_39) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
    %words_41 = "tt.broadcast"(%words_40) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %words_42 = "tt.addptr"(%words_41, %words_31) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %sums_43 = "tt.splat"(%sums) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_44 = "arith.andi"(%sums_43, %words_32) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %words_45 = "tt.load"(%words_42, %sums_44, %10) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> {amd.pipeliner_part = "prologue"} : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %sums_46 = "arith.subi"(%K, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_47:3 = "scf.for"(%8, %sums_46, %11, %3, %2, %words_45) ({
    ^bb0(%sums_84: i32, %arg11: tensor<16x16xf32, #mma>, %sums_85: i32, %words_86: tensor<16x16xi32, #blocked>):
      %sums_87 = "arith.addi"(%sums_85, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_88 = "arith.cmpi"(%sums_87, %1) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %sums_89 = "arith.select"(%sums_88, %sums_87, %8) : (i1, i32, i32) -> i32
      %sums_90 = "arith.addi"(%sums_84, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %x_91 = "tt.splat"(%sums_90) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_92 = "tt.splat"(%sums_84) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_93 = "arith.addi"(%rows_1, %x_91) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_94 = "arith.addi"(%rows_3, %x_92) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_95 = "tt.expand_dims"(%x_94) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %x_96 = "tt.broadcast"(%x_95) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %x_97 = "tt.addptr"(%x_24, %x_96) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_98 = "tt.load"(%x_97, %x_25, %9) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %words_99 = "arith.divsi"(%x_93, %4) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %words_100 = "tt.expand_dims"(%words_99) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %words_101 = "arith.muli"(%words_100, %words_29) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %words_102 = "tt.addptr"(%words_30, %words_101) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
      %words_103 = "tt.broadcast"(%words_102) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_104 = "tt.addptr"(%words_103, %words_31) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_105 = "tt.load"(%words_104, %words_32, %10) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_106 = "arith.shrsi"(%words_86, %numbers_35) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_107 = "arith.andi"(%numbers_106, %6) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_108 = "arith.subi"(%numbers_107, %7) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %sums_109 = "arith.sitofp"(%numbers_108) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_110 = "ttg.convert_layout"(%x_98) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %sums_111 = "ttg.convert_layout"(%sums_109) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %sums_112 = "tt.dot"(%x_110, %sums_111, %arg11) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%sums_112, %sums_89, %words_105) : (tensor<16x16xf32, #mma>, i32, tensor<16x16xi32, #blocked>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #mma>, i32, tensor<16x16xi32, #blocked>) -> (tensor<16x16xf32, #mma>, i32, tensor<16x16xi32, #blocked>)
    %sums_48 = "arith.addi"(%K, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_49 = "arith.addi"(%sums_48, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_50 = "arith.divsi"(%sums_49, %11) : (i32, i32) -> i32
    %sums_51 = "arith.subi"(%sums_50, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_52 = "arith.maxsi"(%sums_51, %8) : (i32, i32) -> i32
    %sums_53 = "arith.muli"(%sums_52, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_54 = "arith.cmpi"(%sums_50, %1) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %sums_55 = "arith.addi"(%sums_47#1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_56 = "arith.cmpi"(%sums_55, %1) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %sums_57 = "arith.select"(%sums_56, %sums_55, %8) : (i1, i32, i32) -> i32
    %x_58 = "tt.splat"(%sums_53) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %x_59 = "arith.addi"(%rows_3, %x_58) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %x_60 = "tt.expand_dims"(%x_59) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %x_61 = "tt.broadcast"(%x_60) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %x_62 = "tt.addptr"(%x_24, %x_61) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %sums_63 = "tt.splat"(%sums_54) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_64 = "arith.andi"(%sums_63, %x_25) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_65 = "tt.load"(%x_62, %sums_64, %9) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
    %numbers_66 = "arith.shrsi"(%sums_47#2, %numbers_35) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %numbers_67 = "arith.andi"(%numbers_66, %6) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %numbers_68 = "arith.subi"(%numbers_67, %7) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %sums_69 = "arith.sitofp"(%numbers_68) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
    %x_70 = "ttg.convert_layout"(%x_65) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %sums_71 = "ttg.convert_layout"(%sums_69) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %sums_72 = "scf.if"(%sums_54) ({
      %sums_83 = "tt.dot"(%x_70, %sums_71, %sums_47#0) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%sums_83) : (tensor<16x16xf32, #mma>) -> ()
    }, {
      "scf.yield"(%sums_47#0) : (tensor<16x16xf32, #mma>) -> ()
    }) : (i1) -> tensor<16x16xf32, #mma>
    %sums_73 = "arith.select"(%sums_54, %sums_72, %sums_47#0) : (i1, tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %inside = "tt.expand_dims"(%rows_7) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %inside_74 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %inside_75 = "arith.cmpi"(%inside, %inside_74) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %inside_76 = "tt.expand_dims"(%columns_12) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
    %12 = "ttg.convert_layout"(%inside_76) : (tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked>
    %inside_77 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %inside_78 = "arith.cmpi"(%12, %inside_77) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %inside_79 = "tt.broadcast"(%inside_75) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_80 = "tt.broadcast"(%inside_78) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_81 = "arith.andi"(%inside_79, %inside_80) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %13 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked>
    %14 = "arith.muli"(%inside, %13) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %15 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %16 = "tt.addptr"(%15, %14) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %17 = "tt.broadcast"(%16) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %18 = "tt.broadcast"(%12) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %19 = "tt.addptr"(%17, %18) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %20 = "tt.expand_dims"(%scales_17) <{axis = 0 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xf32, #mma>
    %21 = "tt.broadcast"(%20) : (tensor<1x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %22 = "arith.mulf"(%sums_73, %21) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %23 = "arith.truncf"(%22) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %24 = "ttg.convert_layout"(%19) : (tensor<16x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #mma>
    %inside_82 = "ttg.convert_layout"(%inside_81) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #mma>
    "tt.store"(%24, %23, %inside_82) : (tensor<16x16x!tt.ptr<f16>, #mma>, tensor<16x16xf16, #mma>, tensor<16x16xi1, #mma>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
