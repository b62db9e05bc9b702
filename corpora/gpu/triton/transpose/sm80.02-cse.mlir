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
    %columns_5 = "tt.splat"(%columns_4) : (i32) -> tensor<16xi32>
    %columns_6 = "arith.addi"(%columns_5, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %tile = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %tile_7 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %tile_8 = "arith.cmpi"(%tile, %tile_7) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %tile_9 = "tt.expand_dims"(%columns_6) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %tile_10 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
    %tile_11 = "arith.cmpi"(%tile_9, %tile_10) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %tile_12 = "tt.broadcast"(%tile_8) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %tile_13 = "tt.broadcast"(%tile_11) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %tile_14 = "arith.andi"(%tile_12, %tile_13) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %tile_15 = "tt.splat"(%N) : (i32) -> tensor<16x1xi32>
    %tile_16 = "arith.muli"(%tile, %tile_15) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %tile_17 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>>
    %tile_18 = "tt.addptr"(%tile_17, %tile_16) : (tensor<16x1x!tt.ptr<f32>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f32>>
    %tile_19 = "tt.broadcast"(%tile_18) : (tensor<16x1x!tt.ptr<f32>>) -> tensor<16x16x!tt.ptr<f32>>
    %tile_20 = "tt.broadcast"(%tile_9) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %tile_21 = "tt.addptr"(%tile_19, %tile_20) : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f32>>
    %tile_22 = "tt.load"(%tile_21, %tile_14) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xi1>) -> tensor<16x16xf32>
    %there = "tt.expand_dims"(%columns_6) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %there_23 = "arith.muli"(%there, %tile_7) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %there_24 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>>
    %there_25 = "tt.addptr"(%there_24, %there_23) : (tensor<16x1x!tt.ptr<f32>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f32>>
    %there_26 = "tt.expand_dims"(%rows_3) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %there_27 = "tt.broadcast"(%there_25) : (tensor<16x1x!tt.ptr<f32>>) -> tensor<16x16x!tt.ptr<f32>>
    %there_28 = "tt.broadcast"(%there_26) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %there_29 = "tt.addptr"(%there_27, %there_28) : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f32>>
    %1 = "arith.cmpi"(%there, %tile_15) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %2 = "tt.splat"(%M) : (i32) -> tensor<1x16xi32>
    %3 = "arith.cmpi"(%there_26, %2) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %4 = "tt.broadcast"(%1) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %5 = "tt.broadcast"(%3) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %6 = "arith.andi"(%4, %5) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %7 = "tt.trans"(%tile_22) <{order = array<i32: 1, 0>}> : (tensor<16x16xf32>) -> tensor<16x16xf32>
    "tt.store"(%there_29, %7, %6) : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xf32>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
