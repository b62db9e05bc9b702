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
    %x = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %x_23 = "arith.cmpi"(%left, %x) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %x_24 = "tt.splat"(%K) : (i32) -> tensor<1x16xi32>
    %x_25 = "tt.broadcast"(%x_23) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %y = "tt.splat"(%K) : (i32) -> tensor<16x1xi32>
    %y_26 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
    %y_27 = "arith.cmpi"(%right_19, %y_26) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %y_28 = "tt.broadcast"(%y_27) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %right_29 = "arith.muli"(%sb, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %right_30 = "tt.splat"(%right_29) : (i32) -> tensor<16x16xi32>
    %sums:3 = "scf.for"(%1, %K, %4, %left_14, %right_22, %3) ({
    ^bb0(%k: i32, %left_37: tensor<16x16x!tt.ptr<f16>>, %right_38: tensor<16x16x!tt.ptr<f16>>, %sums_39: tensor<16x16xf32>):
      %x_40 = "tt.splat"(%k) : (i32) -> tensor<1x16xi32>
      %x_41 = "arith.addi"(%left_11, %x_40) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi32>
      %x_42 = "arith.cmpi"(%x_41, %x_24) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %x_43 = "tt.broadcast"(%x_42) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %x_44 = "arith.andi"(%x_25, %x_43) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
      %x_45 = "tt.load"(%left_37, %x_44, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %y_46 = "tt.splat"(%k) : (i32) -> tensor<16x1xi32>
      %y_47 = "arith.addi"(%right, %y_46) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %y_48 = "arith.cmpi"(%y_47, %y) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %y_49 = "tt.broadcast"(%y_48) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %y_50 = "arith.andi"(%y_49, %y_28) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
      %y_51 = "tt.load"(%right_38, %y_50, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %sums_52 = "tt.dot"(%x_45, %y_51, %sums_39) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %left_53 = "tt.addptr"(%left_37, %2) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %right_54 = "tt.addptr"(%right_38, %right_30) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      "scf.yield"(%left_53, %right_54, %sums_52) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16x16x!tt.ptr<f16>>, tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf32>) -> (tensor<16x16x!tt.ptr<f16>>, tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf32>)
    %inside = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %inside_31 = "arith.cmpi"(%left, %inside) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %inside_32 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
    %inside_33 = "arith.cmpi"(%right_19, %inside_32) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %inside_34 = "tt.broadcast"(%inside_31) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %inside_35 = "tt.broadcast"(%inside_33) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %inside_36 = "arith.andi"(%inside_34, %inside_35) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %5 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32>
    %6 = "arith.muli"(%left, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %7 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %8 = "tt.addptr"(%7, %6) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %9 = "tt.broadcast"(%8) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %10 = "tt.addptr"(%9, %right_21) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %11 = "arith.truncf"(%sums#2) : (tensor<16x16xf32>) -> tensor<16x16xf16>
    "tt.store"(%10, %11, %inside_36) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf16>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
