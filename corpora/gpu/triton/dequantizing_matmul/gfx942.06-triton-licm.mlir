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
    %columns_5 = "tt.splat"(%columns_4) : (i32) -> tensor<16xi32>
    %columns_6 = "arith.addi"(%columns_5, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %scales_7 = "tt.splat"(%N) : (i32) -> tensor<16xi32>
    %scales_8 = "arith.cmpi"(%columns_6, %scales_7) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %scales_9 = "tt.splat"(%scale) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %scales_10 = "tt.addptr"(%scales_9, %columns_6) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %scales_11 = "tt.load"(%scales_10, %scales_8, %scales) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>, tensor<16xf32>) -> tensor<16xf32>
    %x = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %x_12 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %x_13 = "arith.cmpi"(%x, %x_12) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %x_14 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32>
    %x_15 = "arith.muli"(%x, %x_14) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %x_16 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %x_17 = "tt.addptr"(%x_16, %x_15) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %x_18 = "tt.broadcast"(%x_17) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %x_19 = "tt.broadcast"(%x_13) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %words = "tt.expand_dims"(%columns_6) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %words_20 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
    %words_21 = "arith.cmpi"(%words, %words_20) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %words_22 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32>
    %words_23 = "tt.splat"(%packed) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>>
    %words_24 = "tt.broadcast"(%words) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %words_25 = "tt.broadcast"(%words_21) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %numbers = "arith.remsi"(%rows_1, %6) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %numbers_26 = "arith.muli"(%numbers, %4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %numbers_27 = "tt.expand_dims"(%numbers_26) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %numbers_28 = "tt.broadcast"(%numbers_27) : (tensor<16x1xi32>) -> tensor<16x16xi32>
    %sums = "scf.for"(%1, %K, %8, %7) ({
    ^bb0(%k: i32, %sums_37: tensor<16x16xf32>):
      %x_38 = "tt.splat"(%k) : (i32) -> tensor<16xi32>
      %x_39 = "arith.addi"(%rows_1, %x_38) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %x_40 = "tt.expand_dims"(%x_39) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %x_41 = "tt.broadcast"(%x_40) : (tensor<1x16xi32>) -> tensor<16x16xi32>
      %x_42 = "tt.addptr"(%x_18, %x_41) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %x_43 = "tt.load"(%x_42, %x_19, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %words_44 = "arith.divsi"(%x_39, %6) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %words_45 = "tt.expand_dims"(%words_44) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %words_46 = "arith.muli"(%words_45, %words_22) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %words_47 = "tt.addptr"(%words_23, %words_46) : (tensor<16x1x!tt.ptr<i32>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<i32>>
      %words_48 = "tt.broadcast"(%words_47) : (tensor<16x1x!tt.ptr<i32>>) -> tensor<16x16x!tt.ptr<i32>>
      %words_49 = "tt.addptr"(%words_48, %words_24) : (tensor<16x16x!tt.ptr<i32>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<i32>>
      %words_50 = "tt.load"(%words_49, %words_25, %5) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>>, tensor<16x16xi1>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %numbers_51 = "arith.shrsi"(%words_50, %numbers_28) : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %numbers_52 = "arith.andi"(%numbers_51, %3) : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %numbers_53 = "arith.subi"(%numbers_52, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %sums_54 = "arith.sitofp"(%numbers_53) : (tensor<16x16xi32>) -> tensor<16x16xf16>
      %sums_55 = "tt.dot"(%x_43, %sums_54, %sums_37) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      "scf.yield"(%sums_55) : (tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32>) -> tensor<16x16xf32>
    %inside = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %inside_29 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %inside_30 = "arith.cmpi"(%inside, %inside_29) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %inside_31 = "tt.expand_dims"(%columns_6) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %inside_32 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
    %inside_33 = "arith.cmpi"(%inside_31, %inside_32) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %inside_34 = "tt.broadcast"(%inside_30) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %inside_35 = "tt.broadcast"(%inside_33) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %inside_36 = "arith.andi"(%inside_34, %inside_35) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %9 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32>
    %10 = "arith.muli"(%inside, %9) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %11 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %12 = "tt.addptr"(%11, %10) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %13 = "tt.broadcast"(%12) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %14 = "tt.broadcast"(%inside_31) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %15 = "tt.addptr"(%13, %14) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %16 = "tt.expand_dims"(%scales_11) <{axis = 0 : i32}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %17 = "tt.broadcast"(%16) : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %18 = "arith.mulf"(%sums, %17) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %19 = "arith.truncf"(%18) : (tensor<16x16xf32>) -> tensor<16x16xf16>
    "tt.store"(%15, %19, %inside_36) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf16>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
