#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [1, 4], order = [0, 1]}>
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
    %x = "ttg.convert_layout"(%rows_3) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %x_15 = "tt.expand_dims"(%x) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
    %x_16 = "ttg.convert_layout"(%x_15) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %x_17 = "ttg.convert_layout"(%x_15) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %x_18 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked3>
    %x_19 = "arith.cmpi"(%x_17, %x_18) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi1, #blocked3>
    %x_20 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked3>
    %x_21 = "arith.muli"(%x_16, %x_20) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
    %x_22 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %x_23 = "tt.addptr"(%x_22, %x_21) : (tensor<16x1x!tt.ptr<f16>, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %x_24 = "tt.broadcast"(%x_23) : (tensor<16x1x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked3>
    %x_25 = "ttg.convert_layout"(%x_24) : (tensor<16x16x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x_26 = "tt.broadcast"(%x_19) : (tensor<16x1xi1, #blocked3>) -> tensor<16x16xi1, #blocked3>
    %x_27 = "ttg.convert_layout"(%x_26) : (tensor<16x16xi1, #blocked3>) -> tensor<16x16xi1, #blocked>
    %words = "ttg.convert_layout"(%columns_6) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %words_28 = "tt.expand_dims"(%words) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
    %words_29 = "ttg.convert_layout"(%words_28) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
    %words_30 = "ttg.convert_layout"(%words_28) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
    %words_31 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %words_32 = "arith.cmpi"(%words_30, %words_31) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %words_33 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked3>
    %words_34 = "tt.splat"(%packed) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>, #blocked3>
    %words_35 = "tt.broadcast"(%words_29) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %words_36 = "tt.broadcast"(%words_32) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %numbers = "arith.remsi"(%rows_1, %6) : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
    %numbers_37 = "arith.muli"(%numbers, %4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
    %numbers_38 = "ttg.convert_layout"(%numbers_37) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %numbers_39 = "tt.expand_dims"(%numbers_38) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
    %numbers_40 = "ttg.convert_layout"(%numbers_39) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %numbers_41 = "tt.broadcast"(%numbers_40) : (tensor<16x1xi32, #blocked3>) -> tensor<16x16xi32, #blocked3>
    %numbers_42 = "ttg.convert_layout"(%numbers_41) : (tensor<16x16xi32, #blocked3>) -> tensor<16x16xi32, #blocked>
    %sums = "scf.for"(%1, %K, %8, %7) ({
    ^bb0(%k: i32, %sums_56: tensor<16x16xf32, #blocked>):
      %x_57 = "tt.splat"(%k) : (i32) -> tensor<16xi32, #blocked1>
      %x_58 = "arith.addi"(%rows_1, %x_57) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
      %x_59 = "ttg.convert_layout"(%x_58) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %x_60 = "tt.expand_dims"(%x_59) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
      %x_61 = "ttg.convert_layout"(%x_60) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
      %x_62 = "tt.broadcast"(%x_61) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %x_63 = "tt.addptr"(%x_25, %x_62) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_64 = "ttg.convert_layout"(%x_63) : (tensor<16x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_65 = "ttg.convert_layout"(%x_27) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_66 = "ttg.convert_layout"(%0) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_67 = "tt.load"(%x_64, %x_65, %x_66) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %words_68 = "arith.divsi"(%x_58, %6) : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
      %words_69 = "ttg.convert_layout"(%words_68) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %words_70 = "tt.expand_dims"(%words_69) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
      %words_71 = "ttg.convert_layout"(%words_70) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
      %words_72 = "arith.muli"(%words_71, %words_33) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
      %words_73 = "tt.addptr"(%words_34, %words_72) : (tensor<16x1x!tt.ptr<i32>, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1x!tt.ptr<i32>, #blocked3>
      %words_74 = "tt.broadcast"(%words_73) : (tensor<16x1x!tt.ptr<i32>, #blocked3>) -> tensor<16x16x!tt.ptr<i32>, #blocked3>
      %words_75 = "ttg.convert_layout"(%words_74) : (tensor<16x16x!tt.ptr<i32>, #blocked3>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_76 = "tt.addptr"(%words_75, %words_35) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_77 = "ttg.convert_layout"(%words_76) : (tensor<16x16x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_78 = "ttg.convert_layout"(%words_36) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %words_79 = "ttg.convert_layout"(%5) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %words_80 = "tt.load"(%words_77, %words_78, %words_79) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_81 = "arith.shrsi"(%words_80, %numbers_42) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_82 = "arith.andi"(%numbers_81, %3) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_83 = "arith.subi"(%numbers_82, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %sums_84 = "arith.sitofp"(%numbers_83) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_85 = "ttg.convert_layout"(%x_67) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %sums_86 = "ttg.convert_layout"(%sums_84) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %sums_87 = "ttg.convert_layout"(%sums_56) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %sums_88 = "tt.dot"(%x_85, %sums_86, %sums_87) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      "scf.yield"(%sums_88) : (tensor<16x16xf32, #blocked>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
    %inside = "ttg.convert_layout"(%rows_3) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %inside_43 = "tt.expand_dims"(%inside) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
    %9 = "ttg.convert_layout"(%inside_43) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %inside_44 = "ttg.convert_layout"(%inside_43) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %inside_45 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked3>
    %inside_46 = "arith.cmpi"(%inside_44, %inside_45) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi1, #blocked3>
    %inside_47 = "ttg.convert_layout"(%columns_6) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %inside_48 = "tt.expand_dims"(%inside_47) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
    %10 = "ttg.convert_layout"(%inside_48) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
    %inside_49 = "ttg.convert_layout"(%inside_48) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
    %inside_50 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %inside_51 = "arith.cmpi"(%inside_49, %inside_50) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %inside_52 = "tt.broadcast"(%inside_46) : (tensor<16x1xi1, #blocked3>) -> tensor<16x16xi1, #blocked3>
    %inside_53 = "ttg.convert_layout"(%inside_52) : (tensor<16x16xi1, #blocked3>) -> tensor<16x16xi1, #blocked>
    %inside_54 = "tt.broadcast"(%inside_51) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_55 = "arith.andi"(%inside_53, %inside_54) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
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
    %25 = "ttg.convert_layout"(%18) : (tensor<16x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %26 = "ttg.convert_layout"(%24) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
    %27 = "ttg.convert_layout"(%inside_55) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    "tt.store"(%25, %26, %27) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf16, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
