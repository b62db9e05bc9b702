"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16>}> : () -> tensor<16x16xf16>
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<16> : tensor<16x16xi32>}> : () -> tensor<16x16xi32>
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
    %4 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %rows_2 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32>
    %rows_3 = "arith.addi"(%rows_2, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_4 = "arith.muli"(%columns, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_5 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %columns_6 = "tt.splat"(%columns_4) : (i32) -> tensor<16xi32>
    %columns_7 = "arith.addi"(%columns_6, %columns_5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %inner = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %left = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %left_8 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32>
    %left_9 = "arith.muli"(%left, %left_8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %left_10 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %left_11 = "tt.addptr"(%left_10, %left_9) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %left_12 = "tt.expand_dims"(%inner) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %left_13 = "tt.broadcast"(%left_11) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %left_14 = "tt.broadcast"(%left_12) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %left_15 = "tt.addptr"(%left_13, %left_14) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %right = "tt.expand_dims"(%inner) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %right_16 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32>
    %right_17 = "arith.muli"(%right, %right_16) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %right_18 = "tt.splat"(%b) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %right_19 = "tt.addptr"(%right_18, %right_17) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %right_20 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %right_21 = "tt.broadcast"(%right_19) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %right_22 = "tt.broadcast"(%right_20) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %right_23 = "tt.addptr"(%right_21, %right_22) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %sums = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
    %sums_24:3 = "scf.for"(%1, %K, %4, %left_15, %right_23, %sums) ({
    ^bb0(%k: i32, %left_33: tensor<16x16x!tt.ptr<f16>>, %right_34: tensor<16x16x!tt.ptr<f16>>, %sums_35: tensor<16x16xf32>):
      %x = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %x_36 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
      %x_37 = "arith.cmpi"(%x, %x_36) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %x_38 = "tt.expand_dims"(%inner) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %x_39 = "tt.splat"(%k) : (i32) -> tensor<1x16xi32>
      %x_40 = "arith.addi"(%x_38, %x_39) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi32>
      %x_41 = "tt.splat"(%K) : (i32) -> tensor<1x16xi32>
      %x_42 = "arith.cmpi"(%x_40, %x_41) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %x_43 = "tt.broadcast"(%x_37) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %x_44 = "tt.broadcast"(%x_42) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %x_45 = "arith.andi"(%x_43, %x_44) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
      %x_46 = "tt.load"(%left_33, %x_45, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %y = "tt.expand_dims"(%inner) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %y_47 = "tt.splat"(%k) : (i32) -> tensor<16x1xi32>
      %y_48 = "arith.addi"(%y, %y_47) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %y_49 = "tt.splat"(%K) : (i32) -> tensor<16x1xi32>
      %y_50 = "arith.cmpi"(%y_48, %y_49) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %y_51 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %y_52 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
      %y_53 = "arith.cmpi"(%y_51, %y_52) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %y_54 = "tt.broadcast"(%y_50) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %y_55 = "tt.broadcast"(%y_53) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %y_56 = "arith.andi"(%y_54, %y_55) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
      %y_57 = "tt.load"(%right_34, %y_56, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %sums_58 = "tt.dot"(%x_46, %y_57, %3) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %sums_59 = "arith.addf"(%sums_35, %sums_58) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %left_60 = "tt.addptr"(%left_33, %2) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %right_61 = "arith.muli"(%sb, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %right_62 = "tt.splat"(%right_61) : (i32) -> tensor<16x16xi32>
      %right_63 = "tt.addptr"(%right_34, %right_62) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      "scf.yield"(%left_60, %right_63, %sums_59) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16x16x!tt.ptr<f16>>, tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf32>) -> (tensor<16x16x!tt.ptr<f16>>, tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf32>)
    %inside = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %inside_25 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %inside_26 = "arith.cmpi"(%inside, %inside_25) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %inside_27 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %inside_28 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
    %inside_29 = "arith.cmpi"(%inside_27, %inside_28) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %inside_30 = "tt.broadcast"(%inside_26) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %inside_31 = "tt.broadcast"(%inside_29) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %inside_32 = "arith.andi"(%inside_30, %inside_31) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %5 = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %6 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32>
    %7 = "arith.muli"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %8 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %9 = "tt.addptr"(%8, %7) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %10 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %11 = "tt.broadcast"(%9) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %12 = "tt.broadcast"(%10) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %13 = "tt.addptr"(%11, %12) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %14 = "arith.truncf"(%sums_24#2) : (tensor<16x16xf32>) -> tensor<16x16xf16>
    "tt.store"(%13, %14, %inside_32) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf16>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = () -> tensor<16x16xf32>, sym_name = "triton.language.standard.zeros__Tc16_c16T_cfp32", sym_visibility = "private"}> ({
  }) {noinline = false} : () -> ()
}) : () -> ()
