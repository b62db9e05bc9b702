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
    %sums = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
    %scales_8 = "tt.splat"(%N) : (i32) -> tensor<16xi32>
    %scales_9 = "arith.cmpi"(%columns_7, %scales_8) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %scales_10 = "tt.splat"(%scale) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %scales_11 = "tt.addptr"(%scales_10, %columns_7) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %scales_12 = "tt.load"(%scales_11, %scales_9, %scales) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>, tensor<16xf32>) -> tensor<16xf32>
    %sums_13 = "scf.for"(%1, %K, %8, %sums) ({
    ^bb0(%k: i32, %sums_22: tensor<16x16xf32>):
      %x = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %x_23 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
      %x_24 = "arith.cmpi"(%x, %x_23) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %x_25 = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %x_26 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32>
      %x_27 = "arith.muli"(%x_25, %x_26) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %x_28 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
      %x_29 = "tt.addptr"(%x_28, %x_27) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
      %x_30 = "tt.splat"(%k) : (i32) -> tensor<16xi32>
      %x_31 = "arith.addi"(%inner, %x_30) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %x_32 = "tt.expand_dims"(%x_31) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %x_33 = "tt.broadcast"(%x_29) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
      %x_34 = "tt.broadcast"(%x_32) : (tensor<1x16xi32>) -> tensor<16x16xi32>
      %x_35 = "tt.addptr"(%x_33, %x_34) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %x_36 = "tt.broadcast"(%x_24) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %x_37 = "tt.load"(%x_35, %x_36, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %words = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %words_38 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
      %words_39 = "arith.cmpi"(%words, %words_38) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %words_40 = "tt.splat"(%k) : (i32) -> tensor<16xi32>
      %words_41 = "arith.addi"(%inner, %words_40) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %words_42 = "arith.divsi"(%words_41, %6) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %words_43 = "tt.expand_dims"(%words_42) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %words_44 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32>
      %words_45 = "arith.muli"(%words_43, %words_44) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %words_46 = "tt.splat"(%packed) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>>
      %words_47 = "tt.addptr"(%words_46, %words_45) : (tensor<16x1x!tt.ptr<i32>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<i32>>
      %words_48 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %words_49 = "tt.broadcast"(%words_47) : (tensor<16x1x!tt.ptr<i32>>) -> tensor<16x16x!tt.ptr<i32>>
      %words_50 = "tt.broadcast"(%words_48) : (tensor<1x16xi32>) -> tensor<16x16xi32>
      %words_51 = "tt.addptr"(%words_49, %words_50) : (tensor<16x16x!tt.ptr<i32>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<i32>>
      %words_52 = "tt.broadcast"(%words_39) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %words_53 = "tt.load"(%words_51, %words_52, %5) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>>, tensor<16x16xi1>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %numbers = "arith.remsi"(%inner, %6) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %numbers_54 = "arith.muli"(%numbers, %4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %numbers_55 = "tt.expand_dims"(%numbers_54) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %numbers_56 = "tt.broadcast"(%numbers_55) : (tensor<16x1xi32>) -> tensor<16x16xi32>
      %numbers_57 = "arith.shrsi"(%words_53, %numbers_56) : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %numbers_58 = "arith.andi"(%numbers_57, %3) : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %numbers_59 = "arith.subi"(%numbers_58, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %sums_60 = "arith.sitofp"(%numbers_59) : (tensor<16x16xi32>) -> tensor<16x16xf16>
      %sums_61 = "tt.dot"(%x_37, %sums_60, %7) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %sums_62 = "arith.addf"(%sums_22, %sums_61) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      "scf.yield"(%sums_62) : (tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32>) -> tensor<16x16xf32>
    %inside = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %inside_14 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %inside_15 = "arith.cmpi"(%inside, %inside_14) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %inside_16 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %inside_17 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
    %inside_18 = "arith.cmpi"(%inside_16, %inside_17) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %inside_19 = "tt.broadcast"(%inside_15) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %inside_20 = "tt.broadcast"(%inside_18) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %inside_21 = "arith.andi"(%inside_19, %inside_20) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
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
    %20 = "arith.mulf"(%sums_13, %19) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %21 = "arith.truncf"(%20) : (tensor<16x16xf32>) -> tensor<16x16xf16>
    "tt.store"(%17, %21, %inside_21) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf16>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = () -> tensor<16x16xf32>, sym_name = "triton.language.standard.zeros__Tc16_c16T_cfp32", sym_visibility = "private"}> ({
  }) {noinline = false} : () -> ()
}) : () -> ()
