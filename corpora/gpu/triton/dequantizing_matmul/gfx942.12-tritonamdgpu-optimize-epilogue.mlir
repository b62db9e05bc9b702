#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [16, 16, 16], isTransposed = true}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "dequantizing_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %packed: !tt.ptr<i32>, %scale: !tt.ptr<f32>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %1 = "arith.constant"() <{value = dense<8> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = "arith.constant"() <{value = dense<4> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = "arith.constant"() <{value = dense<15> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %4 = "arith.constant"() <{value = dense<8> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %7 = "arith.constant"() <{value = dense<0> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %8 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %scales = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_4 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_5 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %rows_6 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_7 = "arith.addi"(%rows_6, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_8 = "arith.muli"(%columns, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
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
    %numbers = "arith.remsi"(%rows_2, %1) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %numbers_33 = "arith.muli"(%numbers, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %numbers_34 = "tt.expand_dims"(%numbers_33) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %numbers_35 = "tt.broadcast"(%numbers_34) : (tensor<16x1xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %sums = "scf.for"(%5, %K, %8, %0) ({
    ^bb0(%k: i32, %sums_45: tensor<16x16xf32, #mma>):
      %x_46 = "tt.splat"(%k) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_47 = "tt.splat"(%k) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_48 = "arith.addi"(%rows_1, %x_46) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_49 = "arith.addi"(%rows_3, %x_47) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_50 = "tt.expand_dims"(%x_49) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %x_51 = "tt.broadcast"(%x_50) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %x_52 = "tt.addptr"(%x_24, %x_51) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_53 = "tt.load"(%x_52, %x_25, %6) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %words_54 = "arith.divsi"(%x_48, %1) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %words_55 = "tt.expand_dims"(%words_54) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %words_56 = "arith.muli"(%words_55, %words_29) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %words_57 = "tt.addptr"(%words_30, %words_56) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
      %words_58 = "tt.broadcast"(%words_57) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_59 = "tt.addptr"(%words_58, %words_31) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_60 = "tt.load"(%words_59, %words_32, %7) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_61 = "arith.shrsi"(%words_60, %numbers_35) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_62 = "arith.andi"(%numbers_61, %3) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_63 = "arith.subi"(%numbers_62, %4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %sums_64 = "arith.sitofp"(%numbers_63) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_65 = "ttg.convert_layout"(%x_53) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %sums_66 = "ttg.convert_layout"(%sums_64) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %sums_67 = "tt.dot"(%x_65, %sums_66, %sums_45) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%sums_67) : (tensor<16x16xf32, #mma>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %inside = "tt.expand_dims"(%rows_7) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %inside_36 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %inside_37 = "arith.cmpi"(%inside, %inside_36) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %inside_38 = "tt.expand_dims"(%columns_12) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
    %9 = "ttg.convert_layout"(%inside_38) : (tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked>
    %inside_39 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %inside_40 = "arith.cmpi"(%9, %inside_39) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %inside_41 = "tt.broadcast"(%inside_37) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_42 = "tt.broadcast"(%inside_40) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_43 = "arith.andi"(%inside_41, %inside_42) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %10 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked>
    %11 = "arith.muli"(%inside, %10) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %12 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %13 = "tt.addptr"(%12, %11) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %14 = "tt.broadcast"(%13) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %15 = "tt.broadcast"(%9) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %16 = "tt.addptr"(%14, %15) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %17 = "tt.expand_dims"(%scales_17) <{axis = 0 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xf32, #mma>
    %18 = "tt.broadcast"(%17) : (tensor<1x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %19 = "arith.mulf"(%sums, %18) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %20 = "arith.truncf"(%19) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %21 = "ttg.convert_layout"(%16) : (tensor<16x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #mma>
    %inside_44 = "ttg.convert_layout"(%inside_43) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #mma>
    "tt.store"(%21, %20, %inside_44) : (tensor<16x16x!tt.ptr<f16>, #mma>, tensor<16x16xf16, #mma>, tensor<16x16xi1, #mma>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
