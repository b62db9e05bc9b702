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
    %columns_5 = "tt.splat"(%columns_4) : (i32) -> tensor<16xi32>
    %columns_6 = "arith.addi"(%columns_5, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %left = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %left_7 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32>
    %left_8 = "arith.muli"(%left, %left_7) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %left_9 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %left_10 = "tt.addptr"(%left_9, %left_8) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %left_11 = "tt.expand_dims"(%rows_1) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %left_12 = "tt.broadcast"(%left_10) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %left_13 = "tt.broadcast"(%left_11) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %left_14 = "tt.addptr"(%left_12, %left_13) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %right = "tt.expand_dims"(%rows_1) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %right_15 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32>
    %right_16 = "arith.muli"(%right, %right_15) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %right_17 = "tt.splat"(%b) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %right_18 = "tt.addptr"(%right_17, %right_16) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %right_19 = "tt.expand_dims"(%columns_6) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %right_20 = "tt.broadcast"(%right_18) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %right_21 = "tt.broadcast"(%right_19) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %right_22 = "tt.addptr"(%right_20, %right_21) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %sums:3 = "scf.for"(%1, %K, %4, %left_14, %right_22, %3) ({
    ^bb0(%k: i32, %left_29: tensor<16x16x!tt.ptr<f16>>, %right_30: tensor<16x16x!tt.ptr<f16>>, %sums_31: tensor<16x16xf32>):
      %x = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
      %x_32 = "arith.cmpi"(%left, %x) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %x_33 = "tt.splat"(%k) : (i32) -> tensor<1x16xi32>
      %x_34 = "arith.addi"(%left_11, %x_33) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi32>
      %x_35 = "tt.splat"(%K) : (i32) -> tensor<1x16xi32>
      %x_36 = "arith.cmpi"(%x_34, %x_35) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %x_37 = "tt.broadcast"(%x_32) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %x_38 = "tt.broadcast"(%x_36) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %x_39 = "arith.andi"(%x_37, %x_38) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
      %x_40 = "tt.load"(%left_29, %x_39, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %y = "tt.splat"(%k) : (i32) -> tensor<16x1xi32>
      %y_41 = "arith.addi"(%right, %y) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %y_42 = "tt.splat"(%K) : (i32) -> tensor<16x1xi32>
      %y_43 = "arith.cmpi"(%y_41, %y_42) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %y_44 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
      %y_45 = "arith.cmpi"(%right_19, %y_44) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %y_46 = "tt.broadcast"(%y_43) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %y_47 = "tt.broadcast"(%y_45) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %y_48 = "arith.andi"(%y_46, %y_47) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
      %y_49 = "tt.load"(%right_30, %y_48, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %sums_50 = "tt.dot"(%x_40, %y_49, %sums_31) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %left_51 = "tt.addptr"(%left_29, %2) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %right_52 = "arith.muli"(%sb, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %right_53 = "tt.splat"(%right_52) : (i32) -> tensor<16x16xi32>
      %right_54 = "tt.addptr"(%right_30, %right_53) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      "scf.yield"(%left_51, %right_54, %sums_50) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16x16x!tt.ptr<f16>>, tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf32>) -> (tensor<16x16x!tt.ptr<f16>>, tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf32>)
    %inside = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %inside_23 = "arith.cmpi"(%left, %inside) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %inside_24 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
    %inside_25 = "arith.cmpi"(%right_19, %inside_24) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %inside_26 = "tt.broadcast"(%inside_23) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %inside_27 = "tt.broadcast"(%inside_25) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %inside_28 = "arith.andi"(%inside_26, %inside_27) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %5 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32>
    %6 = "arith.muli"(%left, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %7 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %8 = "tt.addptr"(%7, %6) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %9 = "tt.broadcast"(%8) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %10 = "tt.addptr"(%9, %right_21) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %11 = "arith.truncf"(%sums#2) : (tensor<16x16xf32>) -> tensor<16x16xf16>
    "tt.store"(%10, %11, %inside_28) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf16>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
