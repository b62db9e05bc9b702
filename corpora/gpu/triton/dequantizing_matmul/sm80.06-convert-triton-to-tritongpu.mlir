#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "dequantizing_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %packed: !tt.ptr<i32>, %scale: !tt.ptr<f32>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<8> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %3 = "arith.constant"() <{value = dense<15> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %4 = "arith.constant"() <{value = dense<4> : tensor<16xi32, #blocked1>}> : () -> tensor<16xi32, #blocked1>
    %5 = "arith.constant"() <{value = dense<0> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %6 = "arith.constant"() <{value = dense<8> : tensor<16xi32, #blocked1>}> : () -> tensor<16xi32, #blocked1>
    %7 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #blocked>}> : () -> tensor<16x16xf32, #blocked>
    %scales = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #blocked1>}> : () -> tensor<16xf32, #blocked1>
    %8 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #blocked1>
    %rows_2 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #blocked1>
    %rows_3 = "arith.addi"(%rows_2, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_4 = "arith.muli"(%columns, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_5 = "tt.splat"(%columns_4) : (i32) -> tensor<16xi32, #blocked1>
    %columns_6 = "arith.addi"(%columns_5, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
    %scales_7 = "tt.splat"(%N) : (i32) -> tensor<16xi32, #blocked1>
    %scales_8 = "arith.cmpi"(%columns_6, %scales_7) <{predicate = 2 : i64}> : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi1, #blocked1>
    %scales_9 = "tt.splat"(%scale) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked1>
    %scales_10 = "tt.addptr"(%scales_9, %columns_6) : (tensor<16x!tt.ptr<f32>, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16x!tt.ptr<f32>, #blocked1>
    %scales_11 = "tt.load"(%scales_10, %scales_8, %scales) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>, #blocked1>, tensor<16xi1, #blocked1>, tensor<16xf32, #blocked1>) -> tensor<16xf32, #blocked1>
    %sums = "scf.for"(%1, %K, %8, %7) ({
    ^bb0(%k: i32, %sums_25: tensor<16x16xf32, #blocked>):
      %x = "ttg.convert_layout"(%rows_3) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %x_26 = "tt.expand_dims"(%x) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
      %x_27 = "ttg.convert_layout"(%x_26) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
      %x_28 = "ttg.convert_layout"(%x_26) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
      %x_29 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked3>
      %x_30 = "arith.cmpi"(%x_28, %x_29) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi1, #blocked3>
      %x_31 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked3>
      %x_32 = "arith.muli"(%x_27, %x_31) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
      %x_33 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
      %x_34 = "tt.addptr"(%x_33, %x_32) : (tensor<16x1x!tt.ptr<f16>, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
      %x_35 = "tt.splat"(%k) : (i32) -> tensor<16xi32, #blocked1>
      %x_36 = "arith.addi"(%rows_1, %x_35) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
      %x_37 = "ttg.convert_layout"(%x_36) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %x_38 = "tt.expand_dims"(%x_37) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
      %x_39 = "ttg.convert_layout"(%x_38) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
      %x_40 = "tt.broadcast"(%x_34) : (tensor<16x1x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked3>
      %x_41 = "ttg.convert_layout"(%x_40) : (tensor<16x16x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_42 = "tt.broadcast"(%x_39) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %x_43 = "tt.addptr"(%x_41, %x_42) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_44 = "tt.broadcast"(%x_30) : (tensor<16x1xi1, #blocked3>) -> tensor<16x16xi1, #blocked3>
      %x_45 = "ttg.convert_layout"(%x_44) : (tensor<16x16xi1, #blocked3>) -> tensor<16x16xi1, #blocked>
      %x_46 = "tt.load"(%x_43, %x_45, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %words = "ttg.convert_layout"(%columns_6) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %words_47 = "tt.expand_dims"(%words) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
      %words_48 = "ttg.convert_layout"(%words_47) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
      %words_49 = "ttg.convert_layout"(%words_47) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
      %words_50 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
      %words_51 = "arith.cmpi"(%words_49, %words_50) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %words_52 = "arith.divsi"(%x_36, %6) : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
      %words_53 = "ttg.convert_layout"(%words_52) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %words_54 = "tt.expand_dims"(%words_53) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
      %words_55 = "ttg.convert_layout"(%words_54) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
      %words_56 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked3>
      %words_57 = "arith.muli"(%words_55, %words_56) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
      %words_58 = "tt.splat"(%packed) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>, #blocked3>
      %words_59 = "tt.addptr"(%words_58, %words_57) : (tensor<16x1x!tt.ptr<i32>, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1x!tt.ptr<i32>, #blocked3>
      %words_60 = "tt.broadcast"(%words_59) : (tensor<16x1x!tt.ptr<i32>, #blocked3>) -> tensor<16x16x!tt.ptr<i32>, #blocked3>
      %words_61 = "ttg.convert_layout"(%words_60) : (tensor<16x16x!tt.ptr<i32>, #blocked3>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_62 = "tt.broadcast"(%words_48) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %words_63 = "tt.addptr"(%words_61, %words_62) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_64 = "tt.broadcast"(%words_51) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %words_65 = "tt.load"(%words_63, %words_64, %5) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers = "arith.remsi"(%rows_1, %6) : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
      %numbers_66 = "arith.muli"(%numbers, %4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
      %numbers_67 = "ttg.convert_layout"(%numbers_66) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %numbers_68 = "tt.expand_dims"(%numbers_67) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
      %numbers_69 = "ttg.convert_layout"(%numbers_68) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
      %numbers_70 = "tt.broadcast"(%numbers_69) : (tensor<16x1xi32, #blocked3>) -> tensor<16x16xi32, #blocked3>
      %numbers_71 = "ttg.convert_layout"(%numbers_70) : (tensor<16x16xi32, #blocked3>) -> tensor<16x16xi32, #blocked>
      %numbers_72 = "arith.shrsi"(%words_65, %numbers_71) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_73 = "arith.andi"(%numbers_72, %3) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_74 = "arith.subi"(%numbers_73, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %sums_75 = "arith.sitofp"(%numbers_74) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_76 = "ttg.convert_layout"(%x_46) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %sums_77 = "ttg.convert_layout"(%sums_75) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %sums_78 = "ttg.convert_layout"(%sums_25) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %sums_79 = "tt.dot"(%x_76, %sums_77, %sums_78) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      "scf.yield"(%sums_79) : (tensor<16x16xf32, #blocked>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
    %inside = "ttg.convert_layout"(%rows_3) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %inside_12 = "tt.expand_dims"(%inside) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
    %9 = "ttg.convert_layout"(%inside_12) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %inside_13 = "ttg.convert_layout"(%inside_12) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %inside_14 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked3>
    %inside_15 = "arith.cmpi"(%inside_13, %inside_14) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi1, #blocked3>
    %inside_16 = "ttg.convert_layout"(%columns_6) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %inside_17 = "tt.expand_dims"(%inside_16) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
    %10 = "ttg.convert_layout"(%inside_17) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
    %inside_18 = "ttg.convert_layout"(%inside_17) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
    %inside_19 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %inside_20 = "arith.cmpi"(%inside_18, %inside_19) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %inside_21 = "tt.broadcast"(%inside_15) : (tensor<16x1xi1, #blocked3>) -> tensor<16x16xi1, #blocked3>
    %inside_22 = "ttg.convert_layout"(%inside_21) : (tensor<16x16xi1, #blocked3>) -> tensor<16x16xi1, #blocked>
    %inside_23 = "tt.broadcast"(%inside_20) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_24 = "arith.andi"(%inside_22, %inside_23) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %11 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked3>
    %12 = "arith.muli"(%9, %11) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
    %13 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %14 = "tt.addptr"(%13, %12) : (tensor<16x1x!tt.ptr<f16>, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %15 = "tt.broadcast"(%14) : (tensor<16x1x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked3>
    %16 = "ttg.convert_layout"(%15) : (tensor<16x16x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %17 = "tt.broadcast"(%10) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %18 = "tt.addptr"(%16, %17) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %19 = "ttg.convert_layout"(%scales_11) : (tensor<16xf32, #blocked1>) -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %20 = "tt.expand_dims"(%19) <{axis = 0 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xf32, #blocked4>
    %21 = "ttg.convert_layout"(%20) : (tensor<1x16xf32, #blocked4>) -> tensor<1x16xf32, #blocked>
    %22 = "tt.broadcast"(%21) : (tensor<1x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
    %23 = "arith.mulf"(%sums, %22) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
    %24 = "arith.truncf"(%23) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf16, #blocked>
    "tt.store"(%18, %24, %inside_24) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf16, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} : () -> ()
