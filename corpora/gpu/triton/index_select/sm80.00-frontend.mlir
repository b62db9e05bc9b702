"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<i32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "index_select", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %index: !tt.ptr<i32>, %o: !tt.ptr<f32>, %n: i32, %width: i32):
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %rows_1 = "arith.extsi"(%rows) : (i32) -> i64
    %rows_2 = "arith.extsi"(%rows_0) : (i32) -> i64
    %rows_3 = "arith.muli"(%rows_1, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %rows_4 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %rows_5 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %rows_6 = "arith.cmpi"(%rows_3, %rows_4) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %rows_7 = "arith.cmpi"(%rows_3, %rows_5) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %rows_8 = "arith.andi"(%rows_6, %rows_7) : (i1, i1) -> i1
    %rows_9 = "arith.muli"(%rows, %rows_0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_10 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> tensor<4xi32>
    %rows_11 = "tt.splat"(%rows_9) : (i32) -> tensor<4xi32>
    %rows_12 = "arith.extsi"(%rows_11) : (tensor<4xi32>) -> tensor<4xi64>
    %rows_13 = "arith.extsi"(%rows_10) : (tensor<4xi32>) -> tensor<4xi64>
    %rows_14 = "arith.addi"(%rows_12, %rows_13) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %rows_15 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %rows_16 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %rows_17 = "arith.constant"() <{value = dense<2147483647> : tensor<4xi64>}> : () -> tensor<4xi64>
    %rows_18 = "arith.cmpi"(%rows_14, %rows_17) <{predicate = 3 : i64}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %rows_19 = "arith.constant"() <{value = dense<-2147483648> : tensor<4xi64>}> : () -> tensor<4xi64>
    %rows_20 = "arith.cmpi"(%rows_14, %rows_19) <{predicate = 5 : i64}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %rows_21 = "arith.andi"(%rows_18, %rows_20) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %rows_22 = "arith.addi"(%rows_11, %rows_10) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %columns = "tt.make_range"() <{end = 8 : i32, start = 0 : i32}> : () -> tensor<8xi32>
    %inside = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %inside_23 = "tt.splat"(%n) : (i32) -> tensor<4x1xi32>
    %inside_24 = "arith.cmpi"(%inside, %inside_23) <{predicate = 2 : i64}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %inside_25 = "tt.expand_dims"(%columns) <{axis = 0 : i32}> : (tensor<8xi32>) -> tensor<1x8xi32>
    %inside_26 = "tt.splat"(%width) : (i32) -> tensor<1x8xi32>
    %inside_27 = "arith.cmpi"(%inside_25, %inside_26) <{predicate = 2 : i64}> : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %inside_28 = "tt.broadcast"(%inside_24) : (tensor<4x1xi1>) -> tensor<4x8xi1>
    %inside_29 = "tt.broadcast"(%inside_27) : (tensor<1x8xi1>) -> tensor<4x8xi1>
    %inside_30 = "arith.andi"(%inside_28, %inside_29) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
    %which = "tt.splat"(%n) : (i32) -> tensor<4xi32>
    %which_31 = "arith.cmpi"(%rows_22, %which) <{predicate = 2 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %which_32 = "tt.splat"(%index) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
    %which_33 = "tt.addptr"(%which_32, %rows_22) : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<i32>>
    %which_34 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %which_35 = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %which_36 = "tt.load"(%which_33, %which_31, %which_35) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
    %picked = "tt.expand_dims"(%which_36) <{axis = 1 : i32}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %picked_37 = "tt.splat"(%width) : (i32) -> tensor<4x1xi32>
    %picked_38 = "arith.extsi"(%picked) : (tensor<4x1xi32>) -> tensor<4x1xi64>
    %picked_39 = "arith.extsi"(%picked_37) : (tensor<4x1xi32>) -> tensor<4x1xi64>
    %picked_40 = "arith.muli"(%picked_38, %picked_39) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi64>
    %picked_41 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %picked_42 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %picked_43 = "arith.constant"() <{value = dense<2147483647> : tensor<4x1xi64>}> : () -> tensor<4x1xi64>
    %picked_44 = "arith.cmpi"(%picked_40, %picked_43) <{predicate = 3 : i64}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi1>
    %picked_45 = "arith.constant"() <{value = dense<-2147483648> : tensor<4x1xi64>}> : () -> tensor<4x1xi64>
    %picked_46 = "arith.cmpi"(%picked_40, %picked_45) <{predicate = 5 : i64}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi1>
    %picked_47 = "arith.andi"(%picked_44, %picked_46) : (tensor<4x1xi1>, tensor<4x1xi1>) -> tensor<4x1xi1>
    %picked_48 = "arith.muli"(%picked, %picked_37) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %picked_49 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>>
    %picked_50 = "tt.addptr"(%picked_49, %picked_48) : (tensor<4x1x!tt.ptr<f32>>, tensor<4x1xi32>) -> tensor<4x1x!tt.ptr<f32>>
    %picked_51 = "tt.expand_dims"(%columns) <{axis = 0 : i32}> : (tensor<8xi32>) -> tensor<1x8xi32>
    %picked_52 = "tt.broadcast"(%picked_50) : (tensor<4x1x!tt.ptr<f32>>) -> tensor<4x8x!tt.ptr<f32>>
    %picked_53 = "tt.broadcast"(%picked_51) : (tensor<1x8xi32>) -> tensor<4x8xi32>
    %picked_54 = "tt.addptr"(%picked_52, %picked_53) : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xi32>) -> tensor<4x8x!tt.ptr<f32>>
    %picked_55 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %picked_56 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    %picked_57 = "tt.load"(%picked_54, %inside_30, %picked_56) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xi1>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %0 = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = "tt.splat"(%width) : (i32) -> tensor<4x1xi32>
    %2 = "arith.extsi"(%0) : (tensor<4x1xi32>) -> tensor<4x1xi64>
    %3 = "arith.extsi"(%1) : (tensor<4x1xi32>) -> tensor<4x1xi64>
    %4 = "arith.muli"(%2, %3) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi64>
    %5 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %6 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %7 = "arith.constant"() <{value = dense<2147483647> : tensor<4x1xi64>}> : () -> tensor<4x1xi64>
    %8 = "arith.cmpi"(%4, %7) <{predicate = 3 : i64}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi1>
    %9 = "arith.constant"() <{value = dense<-2147483648> : tensor<4x1xi64>}> : () -> tensor<4x1xi64>
    %10 = "arith.cmpi"(%4, %9) <{predicate = 5 : i64}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi1>
    %11 = "arith.andi"(%8, %10) : (tensor<4x1xi1>, tensor<4x1xi1>) -> tensor<4x1xi1>
    %12 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %13 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>>
    %14 = "tt.addptr"(%13, %12) : (tensor<4x1x!tt.ptr<f32>>, tensor<4x1xi32>) -> tensor<4x1x!tt.ptr<f32>>
    %15 = "tt.expand_dims"(%columns) <{axis = 0 : i32}> : (tensor<8xi32>) -> tensor<1x8xi32>
    %16 = "tt.broadcast"(%14) : (tensor<4x1x!tt.ptr<f32>>) -> tensor<4x8x!tt.ptr<f32>>
    %17 = "tt.broadcast"(%15) : (tensor<1x8xi32>) -> tensor<4x8xi32>
    %18 = "tt.addptr"(%16, %17) : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xi32>) -> tensor<4x8x!tt.ptr<f32>>
    %19 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %20 = "arith.constant"() <{value = dense<2.000000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    %21 = "arith.mulf"(%picked_57, %20) <{fastmath = #arith.fastmath<none>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "tt.store"(%18, %21, %inside_30) : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xf32>, tensor<4x8xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
