#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 4], order = [0, 1]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "transpose", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %M: i32, %N: i32):
    %0 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #blocked>
    %rows_2 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #blocked>
    %rows_3 = "arith.addi"(%rows_2, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_4 = "arith.muli"(%columns, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_5 = "tt.splat"(%columns_4) : (i32) -> tensor<16xi32, #blocked>
    %columns_6 = "arith.addi"(%columns_5, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
    %tile = "ttg.convert_layout"(%rows_3) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %tile_7 = "tt.expand_dims"(%tile) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %tile_8 = "ttg.convert_layout"(%tile_7) : (tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked2>
    %tile_9 = "ttg.convert_layout"(%tile_7) : (tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked2>
    %tile_10 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked2>
    %tile_11 = "arith.cmpi"(%tile_9, %tile_10) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi1, #blocked2>
    %tile_12 = "ttg.convert_layout"(%columns_6) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %tile_13 = "tt.expand_dims"(%tile_12) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>) -> tensor<1x16xi32, #blocked3>
    %tile_14 = "ttg.convert_layout"(%tile_13) : (tensor<1x16xi32, #blocked3>) -> tensor<1x16xi32, #blocked4>
    %tile_15 = "ttg.convert_layout"(%tile_13) : (tensor<1x16xi32, #blocked3>) -> tensor<1x16xi32, #blocked4>
    %tile_16 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked4>
    %tile_17 = "arith.cmpi"(%tile_15, %tile_16) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked4>, tensor<1x16xi32, #blocked4>) -> tensor<1x16xi1, #blocked4>
    %tile_18 = "tt.broadcast"(%tile_11) : (tensor<16x1xi1, #blocked2>) -> tensor<16x16xi1, #blocked2>
    %tile_19 = "ttg.convert_layout"(%tile_18) : (tensor<16x16xi1, #blocked2>) -> tensor<16x16xi1, #blocked4>
    %tile_20 = "tt.broadcast"(%tile_17) : (tensor<1x16xi1, #blocked4>) -> tensor<16x16xi1, #blocked4>
    %tile_21 = "arith.andi"(%tile_19, %tile_20) : (tensor<16x16xi1, #blocked4>, tensor<16x16xi1, #blocked4>) -> tensor<16x16xi1, #blocked4>
    %tile_22 = "tt.splat"(%N) : (i32) -> tensor<16x1xi32, #blocked2>
    %tile_23 = "arith.muli"(%tile_8, %tile_22) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked2>
    %tile_24 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>, #blocked2>
    %tile_25 = "tt.addptr"(%tile_24, %tile_23) : (tensor<16x1x!tt.ptr<f32>, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1x!tt.ptr<f32>, #blocked2>
    %tile_26 = "tt.broadcast"(%tile_25) : (tensor<16x1x!tt.ptr<f32>, #blocked2>) -> tensor<16x16x!tt.ptr<f32>, #blocked2>
    %tile_27 = "ttg.convert_layout"(%tile_26) : (tensor<16x16x!tt.ptr<f32>, #blocked2>) -> tensor<16x16x!tt.ptr<f32>, #blocked4>
    %tile_28 = "tt.broadcast"(%tile_14) : (tensor<1x16xi32, #blocked4>) -> tensor<16x16xi32, #blocked4>
    %tile_29 = "tt.addptr"(%tile_27, %tile_28) : (tensor<16x16x!tt.ptr<f32>, #blocked4>, tensor<16x16xi32, #blocked4>) -> tensor<16x16x!tt.ptr<f32>, #blocked4>
    %tile_30 = "tt.load"(%tile_29, %tile_21) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x16x!tt.ptr<f32>, #blocked4>, tensor<16x16xi1, #blocked4>) -> tensor<16x16xf32, #blocked4>
    %there = "ttg.convert_layout"(%columns_6) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %there_31 = "tt.expand_dims"(%there) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %1 = "ttg.convert_layout"(%there_31) : (tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked2>
    %there_32 = "ttg.convert_layout"(%there_31) : (tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked2>
    %there_33 = "arith.muli"(%there_32, %tile_10) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked2>
    %there_34 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>, #blocked2>
    %there_35 = "tt.addptr"(%there_34, %there_33) : (tensor<16x1x!tt.ptr<f32>, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1x!tt.ptr<f32>, #blocked2>
    %there_36 = "ttg.convert_layout"(%rows_3) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %there_37 = "tt.expand_dims"(%there_36) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>) -> tensor<1x16xi32, #blocked3>
    %2 = "ttg.convert_layout"(%there_37) : (tensor<1x16xi32, #blocked3>) -> tensor<1x16xi32, #blocked4>
    %there_38 = "ttg.convert_layout"(%there_37) : (tensor<1x16xi32, #blocked3>) -> tensor<1x16xi32, #blocked4>
    %there_39 = "tt.broadcast"(%there_35) : (tensor<16x1x!tt.ptr<f32>, #blocked2>) -> tensor<16x16x!tt.ptr<f32>, #blocked2>
    %there_40 = "ttg.convert_layout"(%there_39) : (tensor<16x16x!tt.ptr<f32>, #blocked2>) -> tensor<16x16x!tt.ptr<f32>, #blocked4>
    %there_41 = "tt.broadcast"(%there_38) : (tensor<1x16xi32, #blocked4>) -> tensor<16x16xi32, #blocked4>
    %there_42 = "tt.addptr"(%there_40, %there_41) : (tensor<16x16x!tt.ptr<f32>, #blocked4>, tensor<16x16xi32, #blocked4>) -> tensor<16x16x!tt.ptr<f32>, #blocked4>
    %3 = "arith.cmpi"(%1, %tile_22) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi1, #blocked2>
    %4 = "tt.splat"(%M) : (i32) -> tensor<1x16xi32, #blocked4>
    %5 = "arith.cmpi"(%2, %4) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked4>, tensor<1x16xi32, #blocked4>) -> tensor<1x16xi1, #blocked4>
    %6 = "tt.broadcast"(%3) : (tensor<16x1xi1, #blocked2>) -> tensor<16x16xi1, #blocked2>
    %7 = "ttg.convert_layout"(%6) : (tensor<16x16xi1, #blocked2>) -> tensor<16x16xi1, #blocked4>
    %8 = "tt.broadcast"(%5) : (tensor<1x16xi1, #blocked4>) -> tensor<16x16xi1, #blocked4>
    %9 = "arith.andi"(%7, %8) : (tensor<16x16xi1, #blocked4>, tensor<16x16xi1, #blocked4>) -> tensor<16x16xi1, #blocked4>
    %10 = "tt.trans"(%tile_30) <{order = array<i32: 1, 0>}> : (tensor<16x16xf32, #blocked4>) -> tensor<16x16xf32, #blocked5>
    %11 = "ttg.convert_layout"(%10) : (tensor<16x16xf32, #blocked5>) -> tensor<16x16xf32, #blocked4>
    "tt.store"(%there_42, %11, %9) : (tensor<16x16x!tt.ptr<f32>, #blocked4>, tensor<16x16xf32, #blocked4>, tensor<16x16xi1, #blocked4>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} : () -> ()
