"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<i32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "index_select", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %index: !tt.ptr<i32>, %o: !tt.ptr<f32>, %n: i32, %width: i32):
    %0 = "arith.constant"() <{value = dense<2.000000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    %picked = "arith.constant"() <{value = dense<0.000000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    %which = "arith.constant"() <{value = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
    %rows = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %rows_0 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_1 = "arith.muli"(%rows_0, %rows) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_2 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> tensor<4xi32>
    %rows_3 = "tt.splat"(%rows_1) : (i32) -> tensor<4xi32>
    %rows_4 = "arith.addi"(%rows_3, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %columns = "tt.make_range"() <{end = 8 : i32, start = 0 : i32}> : () -> tensor<8xi32>
    %inside = "tt.expand_dims"(%rows_4) <{axis = 1 : i32}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %inside_5 = "tt.splat"(%n) : (i32) -> tensor<4x1xi32>
    %inside_6 = "arith.cmpi"(%inside, %inside_5) <{predicate = 2 : i64}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %inside_7 = "tt.expand_dims"(%columns) <{axis = 0 : i32}> : (tensor<8xi32>) -> tensor<1x8xi32>
    %inside_8 = "tt.splat"(%width) : (i32) -> tensor<1x8xi32>
    %inside_9 = "arith.cmpi"(%inside_7, %inside_8) <{predicate = 2 : i64}> : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %inside_10 = "tt.broadcast"(%inside_6) : (tensor<4x1xi1>) -> tensor<4x8xi1>
    %inside_11 = "tt.broadcast"(%inside_9) : (tensor<1x8xi1>) -> tensor<4x8xi1>
    %inside_12 = "arith.andi"(%inside_10, %inside_11) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
    %which_13 = "tt.splat"(%n) : (i32) -> tensor<4xi32>
    %which_14 = "arith.cmpi"(%rows_4, %which_13) <{predicate = 2 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %which_15 = "tt.splat"(%index) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
    %which_16 = "tt.addptr"(%which_15, %rows_4) : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<i32>>
    %which_17 = "tt.load"(%which_16, %which_14, %which) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
    %picked_18 = "tt.expand_dims"(%which_17) <{axis = 1 : i32}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %picked_19 = "tt.splat"(%width) : (i32) -> tensor<4x1xi32>
    %picked_20 = "arith.muli"(%picked_18, %picked_19) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %picked_21 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>>
    %picked_22 = "tt.addptr"(%picked_21, %picked_20) : (tensor<4x1x!tt.ptr<f32>>, tensor<4x1xi32>) -> tensor<4x1x!tt.ptr<f32>>
    %picked_23 = "tt.broadcast"(%picked_22) : (tensor<4x1x!tt.ptr<f32>>) -> tensor<4x8x!tt.ptr<f32>>
    %picked_24 = "tt.broadcast"(%inside_7) : (tensor<1x8xi32>) -> tensor<4x8xi32>
    %picked_25 = "tt.addptr"(%picked_23, %picked_24) : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xi32>) -> tensor<4x8x!tt.ptr<f32>>
    %picked_26 = "tt.load"(%picked_25, %inside_12, %picked) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xi1>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "arith.muli"(%inside, %picked_19) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %2 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>>
    %3 = "tt.addptr"(%2, %1) : (tensor<4x1x!tt.ptr<f32>>, tensor<4x1xi32>) -> tensor<4x1x!tt.ptr<f32>>
    %4 = "tt.broadcast"(%3) : (tensor<4x1x!tt.ptr<f32>>) -> tensor<4x8x!tt.ptr<f32>>
    %5 = "tt.addptr"(%4, %picked_24) : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xi32>) -> tensor<4x8x!tt.ptr<f32>>
    %6 = "arith.mulf"(%picked_26, %0) <{fastmath = #arith.fastmath<none>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "tt.store"(%5, %6, %inside_12) : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xf32>, tensor<4x8xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
