"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "dequantizing_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %packed: !tt.ptr<i32>, %scale: !tt.ptr<f32>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16>}> : () -> tensor<16x16xf16>
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<8> : tensor<16x16xi32>}> : () -> tensor<16x16xi32>
    %3 = "arith.constant"() <{value = dense<15> : tensor<16x16xi32>}> : () -> tensor<16x16xi32>
    %4 = "arith.constant"() <{value = dense<4> : tensor<16xi32>}> : () -> tensor<16xi32>
    %5 = "arith.constant"() <{value = dense<0> : tensor<16x16xi32>}> : () -> tensor<16x16xi32>
    %6 = "arith.constant"() <{value = dense<8> : tensor<16xi32>}> : () -> tensor<16xi32>
    %7 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
    %scales = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32>}> : () -> tensor<16xf32>
    %8 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %rows_2 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32>
    %rows_3 = "arith.addi"(%rows_2, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_4 = "arith.muli"(%columns, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_5 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %columns_6 = "tt.splat"(%columns_4) : (i32) -> tensor<16xi32>
    %columns_7 = "arith.addi"(%columns_6, %columns_5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %inner = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %scales_8 = "tt.splat"(%N) : (i32) -> tensor<16xi32>
    %scales_9 = "arith.cmpi"(%columns_7, %scales_8) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %scales_10 = "tt.splat"(%scale) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %scales_11 = "tt.addptr"(%scales_10, %columns_7) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %scales_12 = "tt.load"(%scales_11, %scales_9, %scales) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>, tensor<16xf32>) -> tensor<16xf32>
    %sums = "scf.for"(%1, %K, %8, %7) ({
    ^bb0(%k: i32, %sums_21: tensor<16x16xf32>):
      %x = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %x_22 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
      %x_23 = "arith.cmpi"(%x, %x_22) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %x_24 = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %x_25 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32>
      %x_26 = "arith.muli"(%x_24, %x_25) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %x_27 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
      %x_28 = "tt.addptr"(%x_27, %x_26) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
      %x_29 = "tt.splat"(%k) : (i32) -> tensor<16xi32>
      %x_30 = "arith.addi"(%inner, %x_29) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %x_31 = "tt.expand_dims"(%x_30) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %x_32 = "tt.broadcast"(%x_28) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
      %x_33 = "tt.broadcast"(%x_31) : (tensor<1x16xi32>) -> tensor<16x16xi32>
      %x_34 = "tt.addptr"(%x_32, %x_33) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %x_35 = "tt.broadcast"(%x_23) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %x_36 = "tt.load"(%x_34, %x_35, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %words = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %words_37 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
      %words_38 = "arith.cmpi"(%words, %words_37) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %words_39 = "tt.splat"(%k) : (i32) -> tensor<16xi32>
      %words_40 = "arith.addi"(%inner, %words_39) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %words_41 = "arith.divsi"(%words_40, %6) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %words_42 = "tt.expand_dims"(%words_41) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %words_43 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32>
      %words_44 = "arith.muli"(%words_42, %words_43) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %words_45 = "tt.splat"(%packed) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>>
      %words_46 = "tt.addptr"(%words_45, %words_44) : (tensor<16x1x!tt.ptr<i32>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<i32>>
      %words_47 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %words_48 = "tt.broadcast"(%words_46) : (tensor<16x1x!tt.ptr<i32>>) -> tensor<16x16x!tt.ptr<i32>>
      %words_49 = "tt.broadcast"(%words_47) : (tensor<1x16xi32>) -> tensor<16x16xi32>
      %words_50 = "tt.addptr"(%words_48, %words_49) : (tensor<16x16x!tt.ptr<i32>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<i32>>
      %words_51 = "tt.broadcast"(%words_38) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %words_52 = "tt.load"(%words_50, %words_51, %5) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>>, tensor<16x16xi1>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %numbers = "arith.remsi"(%inner, %6) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %numbers_53 = "arith.muli"(%numbers, %4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %numbers_54 = "tt.expand_dims"(%numbers_53) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %numbers_55 = "tt.broadcast"(%numbers_54) : (tensor<16x1xi32>) -> tensor<16x16xi32>
      %numbers_56 = "arith.shrsi"(%words_52, %numbers_55) : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %numbers_57 = "arith.andi"(%numbers_56, %3) : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %numbers_58 = "arith.subi"(%numbers_57, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %sums_59 = "arith.sitofp"(%numbers_58) : (tensor<16x16xi32>) -> tensor<16x16xf16>
      %sums_60 = "tt.dot"(%x_36, %sums_59, %7) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %sums_61 = "arith.addf"(%sums_21, %sums_60) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      "scf.yield"(%sums_61) : (tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32>) -> tensor<16x16xf32>
    %inside = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %inside_13 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %inside_14 = "arith.cmpi"(%inside, %inside_13) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %inside_15 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %inside_16 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
    %inside_17 = "arith.cmpi"(%inside_15, %inside_16) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %inside_18 = "tt.broadcast"(%inside_14) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %inside_19 = "tt.broadcast"(%inside_17) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %inside_20 = "arith.andi"(%inside_18, %inside_19) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %9 = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %10 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32>
    %11 = "arith.muli"(%9, %10) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %12 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %13 = "tt.addptr"(%12, %11) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %14 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %15 = "tt.broadcast"(%13) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %16 = "tt.broadcast"(%14) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %17 = "tt.addptr"(%15, %16) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %18 = "tt.expand_dims"(%scales_12) <{axis = 0 : i32}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %19 = "tt.broadcast"(%18) : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %20 = "arith.mulf"(%sums, %19) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %21 = "arith.truncf"(%20) : (tensor<16x16xf32>) -> tensor<16x16xf16>
    "tt.store"(%17, %21, %inside_20) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf16>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
