"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "transpose", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %M: i32, %N: i32):
    %0 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %rows_2 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32>
    %rows_3 = "arith.addi"(%rows_2, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_4 = "arith.muli"(%columns, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_5 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %columns_6 = "tt.splat"(%columns_4) : (i32) -> tensor<16xi32>
    %columns_7 = "arith.addi"(%columns_6, %columns_5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %tile = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %tile_8 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %tile_9 = "arith.cmpi"(%tile, %tile_8) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %tile_10 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %tile_11 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
    %tile_12 = "arith.cmpi"(%tile_10, %tile_11) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %tile_13 = "tt.broadcast"(%tile_9) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %tile_14 = "tt.broadcast"(%tile_12) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %tile_15 = "arith.andi"(%tile_13, %tile_14) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %tile_16 = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %tile_17 = "tt.splat"(%N) : (i32) -> tensor<16x1xi32>
    %tile_18 = "arith.muli"(%tile_16, %tile_17) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %tile_19 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>>
    %tile_20 = "tt.addptr"(%tile_19, %tile_18) : (tensor<16x1x!tt.ptr<f32>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f32>>
    %tile_21 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %tile_22 = "tt.broadcast"(%tile_20) : (tensor<16x1x!tt.ptr<f32>>) -> tensor<16x16x!tt.ptr<f32>>
    %tile_23 = "tt.broadcast"(%tile_21) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %tile_24 = "tt.addptr"(%tile_22, %tile_23) : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f32>>
    %tile_25 = "tt.load"(%tile_24, %tile_15) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xi1>) -> tensor<16x16xf32>
    %there = "tt.expand_dims"(%columns_7) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %there_26 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %there_27 = "arith.muli"(%there, %there_26) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %there_28 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>>
    %there_29 = "tt.addptr"(%there_28, %there_27) : (tensor<16x1x!tt.ptr<f32>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f32>>
    %there_30 = "tt.expand_dims"(%rows_3) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %there_31 = "tt.broadcast"(%there_29) : (tensor<16x1x!tt.ptr<f32>>) -> tensor<16x16x!tt.ptr<f32>>
    %there_32 = "tt.broadcast"(%there_30) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %there_33 = "tt.addptr"(%there_31, %there_32) : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f32>>
    %1 = "tt.expand_dims"(%columns_7) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %2 = "tt.splat"(%N) : (i32) -> tensor<16x1xi32>
    %3 = "arith.cmpi"(%1, %2) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %4 = "tt.expand_dims"(%rows_3) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %5 = "tt.splat"(%M) : (i32) -> tensor<1x16xi32>
    %6 = "arith.cmpi"(%4, %5) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %7 = "tt.broadcast"(%3) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %8 = "tt.broadcast"(%6) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %9 = "arith.andi"(%7, %8) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %10 = "tt.trans"(%tile_25) <{order = array<i32: 1, 0>}> : (tensor<16x16xf32>) -> tensor<16x16xf32>
    "tt.store"(%there_33, %10, %9) : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xf32>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
