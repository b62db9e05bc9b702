#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "dequantizing_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %packed: !tt.ptr<i32>, %scale: !tt.ptr<f32>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %1 = "arith.constant"() <{value = dense<8> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = "arith.constant"() <{value = dense<4> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = "arith.constant"() <{value = dense<15> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %4 = "arith.constant"() <{value = dense<8> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = dense<0> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %7 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %8 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %scales = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_4 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_5 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_6 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_7 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_8 = "arith.addi"(%rows_6, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_9 = "arith.addi"(%rows_7, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_10 = "arith.muli"(%columns, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_11 = "tt.splat"(%columns_10) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %columns_12 = "tt.splat"(%columns_10) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %columns_13 = "arith.addi"(%columns_11, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %columns_14 = "arith.addi"(%columns_12, %rows_5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_15 = "tt.splat"(%N) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_16 = "arith.cmpi"(%columns_14, %scales_15) <{predicate = 2 : i64}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi1, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_17 = "tt.splat"(%scale) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_18 = "tt.addptr"(%scales_17, %columns_14) : (tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_19 = "tt.load"(%scales_18, %scales_16, %scales) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi1, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %sums = "scf.for"(%5, %K, %8, %0) ({
    ^bb0(%k: i32, %sums_28: tensor<16x16xf32, #mma>):
      %x = "tt.expand_dims"(%rows_8) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %x_29 = "tt.expand_dims"(%rows_9) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %x_30 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
      %x_31 = "arith.cmpi"(%x_29, %x_30) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
      %x_32 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked>
      %x_33 = "arith.muli"(%x, %x_32) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %x_34 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %x_35 = "tt.addptr"(%x_34, %x_33) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %x_36 = "tt.splat"(%k) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_37 = "tt.splat"(%k) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_38 = "arith.addi"(%rows_2, %x_36) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_39 = "arith.addi"(%rows_1, %x_37) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_40 = "tt.expand_dims"(%x_38) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %x_41 = "tt.broadcast"(%x_35) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_42 = "tt.broadcast"(%x_40) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %x_43 = "tt.addptr"(%x_41, %x_42) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_44 = "tt.broadcast"(%x_31) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_45 = "tt.load"(%x_43, %x_44, %7) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %words = "tt.expand_dims"(%columns_13) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %words_46 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
      %words_47 = "arith.cmpi"(%words, %words_46) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %words_48 = "arith.divsi"(%x_39, %1) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %words_49 = "tt.expand_dims"(%words_48) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %words_50 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked>
      %words_51 = "arith.muli"(%words_49, %words_50) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %words_52 = "tt.splat"(%packed) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
      %words_53 = "tt.addptr"(%words_52, %words_51) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
      %words_54 = "tt.broadcast"(%words_53) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_55 = "tt.broadcast"(%words) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %words_56 = "tt.addptr"(%words_54, %words_55) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_57 = "tt.broadcast"(%words_47) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %words_58 = "tt.load"(%words_56, %words_57, %6) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers = "arith.remsi"(%rows_4, %1) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %numbers_59 = "arith.muli"(%numbers, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %numbers_60 = "tt.expand_dims"(%numbers_59) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %numbers_61 = "tt.broadcast"(%numbers_60) : (tensor<16x1xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_62 = "arith.shrsi"(%words_58, %numbers_61) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_63 = "arith.andi"(%numbers_62, %3) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_64 = "arith.subi"(%numbers_63, %4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %sums_65 = "arith.sitofp"(%numbers_64) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_66 = "ttg.convert_layout"(%x_45) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %sums_67 = "ttg.convert_layout"(%sums_65) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_68 = "tt.dot"(%x_66, %sums_67, %sums_28) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%sums_68) : (tensor<16x16xf32, #mma>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %inside = "tt.expand_dims"(%rows_8) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %inside_20 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %inside_21 = "arith.cmpi"(%inside, %inside_20) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %inside_22 = "tt.expand_dims"(%columns_13) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %inside_23 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %inside_24 = "arith.cmpi"(%inside_22, %inside_23) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %inside_25 = "tt.broadcast"(%inside_21) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_26 = "tt.broadcast"(%inside_24) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_27 = "arith.andi"(%inside_25, %inside_26) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %9 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked>
    %10 = "arith.muli"(%inside, %9) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %11 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %12 = "tt.addptr"(%11, %10) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %13 = "tt.broadcast"(%12) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %14 = "tt.broadcast"(%inside_22) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %15 = "tt.addptr"(%13, %14) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %16 = "tt.expand_dims"(%scales_19) <{axis = 0 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xf32, #mma>
    %17 = "tt.broadcast"(%16) : (tensor<1x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %18 = "arith.mulf"(%sums, %17) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %19 = "arith.truncf"(%18) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %20 = "ttg.convert_layout"(%19) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #blocked>
    "tt.store"(%15, %20, %inside_27) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf16, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
