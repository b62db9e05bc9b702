#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [16, 16, 16], isTransposed = true}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "dequantizing_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %packed: !tt.ptr<i32>, %scale: !tt.ptr<f32>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %scales = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #blocked>}> : () -> tensor<16xf32, #blocked>
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #blocked1>}> : () -> tensor<16x16xf32, #blocked1>
    %2 = "arith.constant"() <{value = dense<0> : tensor<16x16xi32, #blocked1>}> : () -> tensor<16x16xi32, #blocked1>
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked1>}> : () -> tensor<16x16xf16, #blocked1>
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = dense<8> : tensor<16x16xi32, #blocked1>}> : () -> tensor<16x16xi32, #blocked1>
    %6 = "arith.constant"() <{value = dense<15> : tensor<16x16xi32, #blocked1>}> : () -> tensor<16x16xi32, #blocked1>
    %7 = "arith.constant"() <{value = dense<4> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = "arith.constant"() <{value = dense<8> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %rows_4 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #blocked>
    %rows_5 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_6 = "arith.addi"(%rows_5, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_7 = "arith.muli"(%columns, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_8 = "tt.splat"(%columns_7) : (i32) -> tensor<16xi32, #blocked>
    %columns_9 = "arith.addi"(%columns_8, %rows_4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
    %scales_10 = "tt.splat"(%N) : (i32) -> tensor<16xi32, #blocked>
    %scales_11 = "arith.cmpi"(%columns_9, %scales_10) <{predicate = 2 : i64}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi1, #blocked>
    %scales_12 = "tt.splat"(%scale) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %scales_13 = "tt.addptr"(%scales_12, %columns_9) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %scales_14 = "tt.load"(%scales_13, %scales_11, %scales) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi1, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %x = "tt.expand_dims"(%rows_6) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %x_15 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked1>
    %x_16 = "arith.cmpi"(%x, %x_15) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
    %x_17 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked1>
    %x_18 = "arith.muli"(%x, %x_17) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
    %x_19 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %x_20 = "tt.addptr"(%x_19, %x_18) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %x_21 = "tt.broadcast"(%x_20) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %x_22 = "tt.broadcast"(%x_16) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %words = "ttg.convert_layout"(%columns_9) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %words_23 = "tt.expand_dims"(%words) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>) -> tensor<1x16xi32, #blocked2>
    %words_24 = "ttg.convert_layout"(%words_23) : (tensor<1x16xi32, #blocked2>) -> tensor<1x16xi32, #blocked1>
    %words_25 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked1>
    %words_26 = "arith.cmpi"(%words_24, %words_25) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
    %words_27 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked1>
    %words_28 = "tt.splat"(%packed) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>, #blocked1>
    %words_29 = "tt.broadcast"(%words_24) : (tensor<1x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %words_30 = "tt.broadcast"(%words_26) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %numbers = "arith.remsi"(%rows_2, %8) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %numbers_31 = "arith.muli"(%numbers, %7) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %numbers_32 = "tt.expand_dims"(%numbers_31) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %numbers_33 = "tt.broadcast"(%numbers_32) : (tensor<16x1xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %sums = "scf.for"(%4, %K, %0, %1) ({
    ^bb0(%k: i32, %sums_42: tensor<16x16xf32, #blocked1>):
      %x_43 = "tt.splat"(%k) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %x_44 = "tt.splat"(%k) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %x_45 = "arith.addi"(%rows_1, %x_43) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %x_46 = "arith.addi"(%rows_3, %x_44) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %x_47 = "tt.expand_dims"(%x_46) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
      %x_48 = "tt.broadcast"(%x_47) : (tensor<1x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
      %x_49 = "tt.addptr"(%x_21, %x_48) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %x_50 = "tt.load"(%x_49, %x_22, %3) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %words_51 = "arith.divsi"(%x_45, %8) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %words_52 = "tt.expand_dims"(%words_51) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
      %words_53 = "arith.muli"(%words_52, %words_27) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
      %words_54 = "tt.addptr"(%words_28, %words_53) : (tensor<16x1x!tt.ptr<i32>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<i32>, #blocked1>
      %words_55 = "tt.broadcast"(%words_54) : (tensor<16x1x!tt.ptr<i32>, #blocked1>) -> tensor<16x16x!tt.ptr<i32>, #blocked1>
      %words_56 = "tt.addptr"(%words_55, %words_29) : (tensor<16x16x!tt.ptr<i32>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<i32>, #blocked1>
      %words_57 = "tt.load"(%words_56, %words_30, %2) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
      %numbers_58 = "arith.shrsi"(%words_57, %numbers_33) : (tensor<16x16xi32, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
      %numbers_59 = "arith.andi"(%numbers_58, %6) : (tensor<16x16xi32, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
      %numbers_60 = "arith.subi"(%numbers_59, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
      %sums_61 = "arith.sitofp"(%numbers_60) : (tensor<16x16xi32, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %x_62 = "ttg.convert_layout"(%x_50) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>
      %sums_63 = "ttg.convert_layout"(%sums_61) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>
      %sums_64 = "ttg.convert_layout"(%sums_42) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #mma>
      %x_65 = "ttg.convert_layout"(%x_62) : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %sums_66 = "ttg.convert_layout"(%sums_63) : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %sums_67 = "tt.dot"(%x_65, %sums_66, %sums_64) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_68 = "ttg.convert_layout"(%sums_67) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #blocked1>
      "scf.yield"(%sums_68) : (tensor<16x16xf32, #blocked1>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
    %inside = "tt.expand_dims"(%rows_6) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %inside_34 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked1>
    %inside_35 = "arith.cmpi"(%inside, %inside_34) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
    %inside_36 = "tt.expand_dims"(%words) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>) -> tensor<1x16xi32, #blocked2>
    %9 = "ttg.convert_layout"(%inside_36) : (tensor<1x16xi32, #blocked2>) -> tensor<1x16xi32, #blocked1>
    %inside_37 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked1>
    %inside_38 = "arith.cmpi"(%9, %inside_37) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
    %inside_39 = "tt.broadcast"(%inside_35) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %inside_40 = "tt.broadcast"(%inside_38) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %inside_41 = "arith.andi"(%inside_39, %inside_40) : (tensor<16x16xi1, #blocked1>, tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %10 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked1>
    %11 = "arith.muli"(%inside, %10) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
    %12 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %13 = "tt.addptr"(%12, %11) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %14 = "tt.broadcast"(%13) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %15 = "tt.broadcast"(%9) : (tensor<1x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %16 = "tt.addptr"(%14, %15) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %17 = "ttg.convert_layout"(%scales_14) : (tensor<16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %18 = "tt.expand_dims"(%17) <{axis = 0 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 0, parent = #blocked2}>>) -> tensor<1x16xf32, #blocked2>
    %19 = "ttg.convert_layout"(%18) : (tensor<1x16xf32, #blocked2>) -> tensor<1x16xf32, #blocked1>
    %20 = "tt.broadcast"(%19) : (tensor<1x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
    %21 = "arith.mulf"(%sums, %20) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
    %22 = "arith.truncf"(%21) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf16, #blocked1>
    "tt.store"(%16, %22, %inside_41) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xf16, #blocked1>, tensor<16x16xi1, #blocked1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
