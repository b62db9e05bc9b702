#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "transpose", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %M: i32, %N: i32):
    %0 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_3 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_4 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_5 = "arith.addi"(%rows_3, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_6 = "arith.addi"(%rows_4, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_7 = "arith.muli"(%columns, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_8 = "tt.splat"(%columns_7) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns_9 = "tt.splat"(%columns_7) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %columns_10 = "arith.addi"(%columns_8, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns_11 = "arith.addi"(%columns_9, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %tile = "tt.expand_dims"(%rows_5) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %tile_12 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %tile_13 = "arith.cmpi"(%tile, %tile_12) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %tile_14 = "tt.expand_dims"(%columns_11) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %tile_15 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %tile_16 = "arith.cmpi"(%tile_14, %tile_15) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %tile_17 = "tt.broadcast"(%tile_13) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %tile_18 = "tt.broadcast"(%tile_16) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %tile_19 = "arith.andi"(%tile_17, %tile_18) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %tile_20 = "tt.splat"(%N) : (i32) -> tensor<16x1xi32, #blocked>
    %tile_21 = "arith.muli"(%tile, %tile_20) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %tile_22 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>, #blocked>
    %tile_23 = "tt.addptr"(%tile_22, %tile_21) : (tensor<16x1x!tt.ptr<f32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f32>, #blocked>
    %tile_24 = "tt.broadcast"(%tile_23) : (tensor<16x1x!tt.ptr<f32>, #blocked>) -> tensor<16x16x!tt.ptr<f32>, #blocked>
    %tile_25 = "tt.broadcast"(%tile_14) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %tile_26 = "tt.addptr"(%tile_24, %tile_25) : (tensor<16x16x!tt.ptr<f32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f32>, #blocked>
    %tile_27 = "tt.load"(%tile_26, %tile_19) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x16x!tt.ptr<f32>, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xf32, #blocked>
    %there = "tt.expand_dims"(%columns_10) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %there_28 = "arith.muli"(%there, %tile_12) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %there_29 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>, #blocked>
    %there_30 = "tt.addptr"(%there_29, %there_28) : (tensor<16x1x!tt.ptr<f32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f32>, #blocked>
    %there_31 = "tt.expand_dims"(%rows_6) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %there_32 = "tt.broadcast"(%there_30) : (tensor<16x1x!tt.ptr<f32>, #blocked>) -> tensor<16x16x!tt.ptr<f32>, #blocked>
    %there_33 = "tt.broadcast"(%there_31) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %there_34 = "tt.addptr"(%there_32, %there_33) : (tensor<16x16x!tt.ptr<f32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f32>, #blocked>
    %1 = "arith.cmpi"(%there, %tile_20) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %2 = "tt.splat"(%M) : (i32) -> tensor<1x16xi32, #blocked>
    %3 = "arith.cmpi"(%there_31, %2) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %4 = "tt.broadcast"(%1) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %5 = "tt.broadcast"(%3) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %6 = "arith.andi"(%4, %5) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %7 = "tt.trans"(%tile_27) <{order = array<i32: 1, 0>}> : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked1>
    %8 = "ttg.convert_layout"(%7) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked>
    "tt.store"(%there_34, %8, %6) : (tensor<16x16x!tt.ptr<f32>, #blocked>, tensor<16x16xf32, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
