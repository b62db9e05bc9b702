#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
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
    %scales_11 = "ttg.convert_layout"(%scales_10) : (tensor<16x!tt.ptr<f32>, #blocked1>) -> tensor<16x!tt.ptr<f32>, #blocked1>
    %scales_12 = "ttg.convert_layout"(%scales_8) : (tensor<16xi1, #blocked1>) -> tensor<16xi1, #blocked1>
    %scales_13 = "ttg.convert_layout"(%scales) : (tensor<16xf32, #blocked1>) -> tensor<16xf32, #blocked1>
    %scales_14 = "tt.load"(%scales_11, %scales_12, %scales_13) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>, #blocked1>, tensor<16xi1, #blocked1>, tensor<16xf32, #blocked1>) -> tensor<16xf32, #blocked1>
    %sums = "scf.for"(%1, %K, %8, %7) ({
    ^bb0(%k: i32, %sums_28: tensor<16x16xf32, #blocked>):
      %x = "ttg.convert_layout"(%rows_3) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %x_29 = "tt.expand_dims"(%x) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
      %x_30 = "ttg.convert_layout"(%x_29) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
      %x_31 = "ttg.convert_layout"(%x_29) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
      %x_32 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked3>
      %x_33 = "arith.cmpi"(%x_31, %x_32) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi1, #blocked3>
      %x_34 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked3>
      %x_35 = "arith.muli"(%x_30, %x_34) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
      %x_36 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
      %x_37 = "tt.addptr"(%x_36, %x_35) : (tensor<16x1x!tt.ptr<f16>, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
      %x_38 = "tt.splat"(%k) : (i32) -> tensor<16xi32, #blocked1>
      %x_39 = "arith.addi"(%rows_1, %x_38) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
      %x_40 = "ttg.convert_layout"(%x_39) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %x_41 = "tt.expand_dims"(%x_40) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
      %x_42 = "ttg.convert_layout"(%x_41) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
      %x_43 = "tt.broadcast"(%x_37) : (tensor<16x1x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked3>
      %x_44 = "ttg.convert_layout"(%x_43) : (tensor<16x16x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_45 = "tt.broadcast"(%x_42) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %x_46 = "tt.addptr"(%x_44, %x_45) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_47 = "tt.broadcast"(%x_33) : (tensor<16x1xi1, #blocked3>) -> tensor<16x16xi1, #blocked3>
      %x_48 = "ttg.convert_layout"(%x_47) : (tensor<16x16xi1, #blocked3>) -> tensor<16x16xi1, #blocked>
      %x_49 = "ttg.convert_layout"(%x_46) : (tensor<16x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked5>
      %x_50 = "ttg.convert_layout"(%x_48) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked5>
      %x_51 = "ttg.convert_layout"(%0) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked5>
      %x_52 = "tt.load"(%x_49, %x_50, %x_51) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked5>, tensor<16x16xi1, #blocked5>, tensor<16x16xf16, #blocked5>) -> tensor<16x16xf16, #blocked5>
      %x_53 = "ttg.convert_layout"(%x_52) : (tensor<16x16xf16, #blocked5>) -> tensor<16x16xf16, #blocked>
      %words = "ttg.convert_layout"(%columns_6) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %words_54 = "tt.expand_dims"(%words) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
      %words_55 = "ttg.convert_layout"(%words_54) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
      %words_56 = "ttg.convert_layout"(%words_54) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
      %words_57 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
      %words_58 = "arith.cmpi"(%words_56, %words_57) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %words_59 = "arith.divsi"(%x_39, %6) : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
      %words_60 = "ttg.convert_layout"(%words_59) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %words_61 = "tt.expand_dims"(%words_60) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
      %words_62 = "ttg.convert_layout"(%words_61) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
      %words_63 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked3>
      %words_64 = "arith.muli"(%words_62, %words_63) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
      %words_65 = "tt.splat"(%packed) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>, #blocked3>
      %words_66 = "tt.addptr"(%words_65, %words_64) : (tensor<16x1x!tt.ptr<i32>, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1x!tt.ptr<i32>, #blocked3>
      %words_67 = "tt.broadcast"(%words_66) : (tensor<16x1x!tt.ptr<i32>, #blocked3>) -> tensor<16x16x!tt.ptr<i32>, #blocked3>
      %words_68 = "ttg.convert_layout"(%words_67) : (tensor<16x16x!tt.ptr<i32>, #blocked3>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_69 = "tt.broadcast"(%words_55) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %words_70 = "tt.addptr"(%words_68, %words_69) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_71 = "tt.broadcast"(%words_58) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %words_72 = "ttg.convert_layout"(%words_70) : (tensor<16x16x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked5>
      %words_73 = "ttg.convert_layout"(%words_71) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked5>
      %words_74 = "ttg.convert_layout"(%5) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked5>
      %words_75 = "tt.load"(%words_72, %words_73, %words_74) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked5>, tensor<16x16xi1, #blocked5>, tensor<16x16xi32, #blocked5>) -> tensor<16x16xi32, #blocked5>
      %words_76 = "ttg.convert_layout"(%words_75) : (tensor<16x16xi32, #blocked5>) -> tensor<16x16xi32, #blocked>
      %numbers = "arith.remsi"(%rows_1, %6) : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
      %numbers_77 = "arith.muli"(%numbers, %4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
      %numbers_78 = "ttg.convert_layout"(%numbers_77) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %numbers_79 = "tt.expand_dims"(%numbers_78) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
      %numbers_80 = "ttg.convert_layout"(%numbers_79) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
      %numbers_81 = "tt.broadcast"(%numbers_80) : (tensor<16x1xi32, #blocked3>) -> tensor<16x16xi32, #blocked3>
      %numbers_82 = "ttg.convert_layout"(%numbers_81) : (tensor<16x16xi32, #blocked3>) -> tensor<16x16xi32, #blocked>
      %numbers_83 = "arith.shrsi"(%words_76, %numbers_82) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_84 = "arith.andi"(%numbers_83, %3) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_85 = "arith.subi"(%numbers_84, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %sums_86 = "arith.sitofp"(%numbers_85) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_87 = "ttg.convert_layout"(%x_53) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %sums_88 = "ttg.convert_layout"(%sums_86) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %sums_89 = "ttg.convert_layout"(%sums_28) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %sums_90 = "tt.dot"(%x_87, %sums_88, %sums_89) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      "scf.yield"(%sums_90) : (tensor<16x16xf32, #blocked>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
    %inside = "ttg.convert_layout"(%rows_3) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %inside_15 = "tt.expand_dims"(%inside) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
    %9 = "ttg.convert_layout"(%inside_15) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %inside_16 = "ttg.convert_layout"(%inside_15) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %inside_17 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked3>
    %inside_18 = "arith.cmpi"(%inside_16, %inside_17) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi1, #blocked3>
    %inside_19 = "ttg.convert_layout"(%columns_6) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %inside_20 = "tt.expand_dims"(%inside_19) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
    %10 = "ttg.convert_layout"(%inside_20) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
    %inside_21 = "ttg.convert_layout"(%inside_20) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
    %inside_22 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %inside_23 = "arith.cmpi"(%inside_21, %inside_22) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %inside_24 = "tt.broadcast"(%inside_18) : (tensor<16x1xi1, #blocked3>) -> tensor<16x16xi1, #blocked3>
    %inside_25 = "ttg.convert_layout"(%inside_24) : (tensor<16x16xi1, #blocked3>) -> tensor<16x16xi1, #blocked>
    %inside_26 = "tt.broadcast"(%inside_23) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_27 = "arith.andi"(%inside_25, %inside_26) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %11 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked3>
    %12 = "arith.muli"(%9, %11) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
    %13 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %14 = "tt.addptr"(%13, %12) : (tensor<16x1x!tt.ptr<f16>, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %15 = "tt.broadcast"(%14) : (tensor<16x1x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked3>
    %16 = "ttg.convert_layout"(%15) : (tensor<16x16x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %17 = "tt.broadcast"(%10) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %18 = "tt.addptr"(%16, %17) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %19 = "ttg.convert_layout"(%scales_14) : (tensor<16xf32, #blocked1>) -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %20 = "tt.expand_dims"(%19) <{axis = 0 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xf32, #blocked4>
    %21 = "ttg.convert_layout"(%20) : (tensor<1x16xf32, #blocked4>) -> tensor<1x16xf32, #blocked>
    %22 = "tt.broadcast"(%21) : (tensor<1x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
    %23 = "arith.mulf"(%sums, %22) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
    %24 = "arith.truncf"(%23) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf16, #blocked>
    %25 = "ttg.convert_layout"(%18) : (tensor<16x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked5>
    %26 = "ttg.convert_layout"(%24) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked5>
    %27 = "ttg.convert_layout"(%inside_27) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked5>
    "tt.store"(%25, %26, %27) : (tensor<16x16x!tt.ptr<f16>, #blocked5>, tensor<16x16xf16, #blocked5>, tensor<16x16xi1, #blocked5>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} : () -> ()
