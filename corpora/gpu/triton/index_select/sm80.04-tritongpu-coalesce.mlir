#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<i32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "index_select", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %index: !tt.ptr<i32>, %o: !tt.ptr<f32>, %n: i32, %width: i32):
    %0 = "arith.constant"() <{value = dense<2.000000e+00> : tensor<4x8xf32, #blocked>}> : () -> tensor<4x8xf32, #blocked>
    %picked = "arith.constant"() <{value = dense<0.000000e+00> : tensor<4x8xf32, #blocked>}> : () -> tensor<4x8xf32, #blocked>
    %which = "arith.constant"() <{value = dense<0> : tensor<4xi32, #blocked1>}> : () -> tensor<4xi32, #blocked1>
    %rows = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %rows_0 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_1 = "arith.muli"(%rows_0, %rows) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_2 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> tensor<4xi32, #blocked1>
    %rows_3 = "tt.splat"(%rows_1) : (i32) -> tensor<4xi32, #blocked1>
    %rows_4 = "arith.addi"(%rows_3, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32, #blocked1>, tensor<4xi32, #blocked1>) -> tensor<4xi32, #blocked1>
    %columns = "tt.make_range"() <{end = 8 : i32, start = 0 : i32}> : () -> tensor<8xi32, #blocked1>
    %inside = "ttg.convert_layout"(%rows_4) : (tensor<4xi32, #blocked1>) -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %inside_5 = "tt.expand_dims"(%inside) <{axis = 1 : i32}> : (tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<4x1xi32, #blocked2>
    %1 = "ttg.convert_layout"(%inside_5) : (tensor<4x1xi32, #blocked2>) -> tensor<4x1xi32, #blocked3>
    %inside_6 = "ttg.convert_layout"(%inside_5) : (tensor<4x1xi32, #blocked2>) -> tensor<4x1xi32, #blocked3>
    %inside_7 = "tt.splat"(%n) : (i32) -> tensor<4x1xi32, #blocked3>
    %inside_8 = "arith.cmpi"(%inside_6, %inside_7) <{predicate = 2 : i64}> : (tensor<4x1xi32, #blocked3>, tensor<4x1xi32, #blocked3>) -> tensor<4x1xi1, #blocked3>
    %inside_9 = "ttg.convert_layout"(%columns) : (tensor<8xi32, #blocked1>) -> tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %inside_10 = "tt.expand_dims"(%inside_9) <{axis = 0 : i32}> : (tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x8xi32, #blocked4>
    %picked_11 = "ttg.convert_layout"(%inside_10) : (tensor<1x8xi32, #blocked4>) -> tensor<1x8xi32, #blocked>
    %inside_12 = "ttg.convert_layout"(%inside_10) : (tensor<1x8xi32, #blocked4>) -> tensor<1x8xi32, #blocked>
    %inside_13 = "tt.splat"(%width) : (i32) -> tensor<1x8xi32, #blocked>
    %inside_14 = "arith.cmpi"(%inside_12, %inside_13) <{predicate = 2 : i64}> : (tensor<1x8xi32, #blocked>, tensor<1x8xi32, #blocked>) -> tensor<1x8xi1, #blocked>
    %inside_15 = "tt.broadcast"(%inside_8) : (tensor<4x1xi1, #blocked3>) -> tensor<4x8xi1, #blocked3>
    %inside_16 = "ttg.convert_layout"(%inside_15) : (tensor<4x8xi1, #blocked3>) -> tensor<4x8xi1, #blocked>
    %inside_17 = "tt.broadcast"(%inside_14) : (tensor<1x8xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %inside_18 = "arith.andi"(%inside_16, %inside_17) : (tensor<4x8xi1, #blocked>, tensor<4x8xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %which_19 = "tt.splat"(%n) : (i32) -> tensor<4xi32, #blocked1>
    %which_20 = "arith.cmpi"(%rows_4, %which_19) <{predicate = 2 : i64}> : (tensor<4xi32, #blocked1>, tensor<4xi32, #blocked1>) -> tensor<4xi1, #blocked1>
    %which_21 = "tt.splat"(%index) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>, #blocked1>
    %which_22 = "tt.addptr"(%which_21, %rows_4) : (tensor<4x!tt.ptr<i32>, #blocked1>, tensor<4xi32, #blocked1>) -> tensor<4x!tt.ptr<i32>, #blocked1>
    %which_23 = "ttg.convert_layout"(%which_22) : (tensor<4x!tt.ptr<i32>, #blocked1>) -> tensor<4x!tt.ptr<i32>, #blocked1>
    %which_24 = "ttg.convert_layout"(%which_20) : (tensor<4xi1, #blocked1>) -> tensor<4xi1, #blocked1>
    %which_25 = "ttg.convert_layout"(%which) : (tensor<4xi32, #blocked1>) -> tensor<4xi32, #blocked1>
    %which_26 = "tt.load"(%which_23, %which_24, %which_25) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x!tt.ptr<i32>, #blocked1>, tensor<4xi1, #blocked1>, tensor<4xi32, #blocked1>) -> tensor<4xi32, #blocked1>
    %picked_27 = "ttg.convert_layout"(%which_26) : (tensor<4xi32, #blocked1>) -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %picked_28 = "tt.expand_dims"(%picked_27) <{axis = 1 : i32}> : (tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<4x1xi32, #blocked2>
    %picked_29 = "ttg.convert_layout"(%picked_28) : (tensor<4x1xi32, #blocked2>) -> tensor<4x1xi32, #blocked3>
    %picked_30 = "tt.splat"(%width) : (i32) -> tensor<4x1xi32, #blocked3>
    %picked_31 = "arith.muli"(%picked_29, %picked_30) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32, #blocked3>, tensor<4x1xi32, #blocked3>) -> tensor<4x1xi32, #blocked3>
    %picked_32 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>, #blocked3>
    %picked_33 = "tt.addptr"(%picked_32, %picked_31) : (tensor<4x1x!tt.ptr<f32>, #blocked3>, tensor<4x1xi32, #blocked3>) -> tensor<4x1x!tt.ptr<f32>, #blocked3>
    %picked_34 = "tt.broadcast"(%picked_33) : (tensor<4x1x!tt.ptr<f32>, #blocked3>) -> tensor<4x8x!tt.ptr<f32>, #blocked3>
    %picked_35 = "ttg.convert_layout"(%picked_34) : (tensor<4x8x!tt.ptr<f32>, #blocked3>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %picked_36 = "tt.broadcast"(%picked_11) : (tensor<1x8xi32, #blocked>) -> tensor<4x8xi32, #blocked>
    %picked_37 = "tt.addptr"(%picked_35, %picked_36) : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xi32, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %picked_38 = "ttg.convert_layout"(%picked_37) : (tensor<4x8x!tt.ptr<f32>, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %picked_39 = "ttg.convert_layout"(%inside_18) : (tensor<4x8xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %picked_40 = "ttg.convert_layout"(%picked) : (tensor<4x8xf32, #blocked>) -> tensor<4x8xf32, #blocked>
    %picked_41 = "tt.load"(%picked_38, %picked_39, %picked_40) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xi1, #blocked>, tensor<4x8xf32, #blocked>) -> tensor<4x8xf32, #blocked>
    %2 = "arith.muli"(%1, %picked_30) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32, #blocked3>, tensor<4x1xi32, #blocked3>) -> tensor<4x1xi32, #blocked3>
    %3 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>, #blocked3>
    %4 = "tt.addptr"(%3, %2) : (tensor<4x1x!tt.ptr<f32>, #blocked3>, tensor<4x1xi32, #blocked3>) -> tensor<4x1x!tt.ptr<f32>, #blocked3>
    %5 = "tt.broadcast"(%4) : (tensor<4x1x!tt.ptr<f32>, #blocked3>) -> tensor<4x8x!tt.ptr<f32>, #blocked3>
    %6 = "ttg.convert_layout"(%5) : (tensor<4x8x!tt.ptr<f32>, #blocked3>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %7 = "tt.addptr"(%6, %picked_36) : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xi32, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %8 = "arith.mulf"(%picked_41, %0) <{fastmath = #arith.fastmath<none>}> : (tensor<4x8xf32, #blocked>, tensor<4x8xf32, #blocked>) -> tensor<4x8xf32, #blocked>
    %9 = "ttg.convert_layout"(%7) : (tensor<4x8x!tt.ptr<f32>, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %10 = "ttg.convert_layout"(%8) : (tensor<4x8xf32, #blocked>) -> tensor<4x8xf32, #blocked>
    %11 = "ttg.convert_layout"(%inside_18) : (tensor<4x8xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    "tt.store"(%9, %10, %11) : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xf32, #blocked>, tensor<4x8xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} : () -> ()
