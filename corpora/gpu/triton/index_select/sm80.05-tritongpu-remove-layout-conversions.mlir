#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<i32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "index_select", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %index: !tt.ptr<i32>, %o: !tt.ptr<f32>, %n: i32, %width: i32):
    %rows = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %0 = "arith.constant"() <{value = dense<2.000000e+00> : tensor<4x8xf32, #blocked>}> : () -> tensor<4x8xf32, #blocked>
    %picked = "arith.constant"() <{value = dense<0.000000e+00> : tensor<4x8xf32, #blocked>}> : () -> tensor<4x8xf32, #blocked>
    %which = "arith.constant"() <{value = dense<0> : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_0 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_1 = "arith.muli"(%rows_0, %rows) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_2 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_3 = "tt.splat"(%rows_1) : (i32) -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_4 = "arith.addi"(%rows_3, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %inside = "tt.expand_dims"(%rows_4) <{axis = 1 : i32}> : (tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4x1xi32, #blocked>
    %inside_5 = "tt.splat"(%n) : (i32) -> tensor<4x1xi32, #blocked>
    %inside_6 = "arith.cmpi"(%inside, %inside_5) <{predicate = 2 : i64}> : (tensor<4x1xi32, #blocked>, tensor<4x1xi32, #blocked>) -> tensor<4x1xi1, #blocked>
    %inside_7 = "tt.make_range"() <{end = 8 : i32, start = 0 : i32}> : () -> tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %inside_8 = "tt.expand_dims"(%inside_7) <{axis = 0 : i32}> : (tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x8xi32, #blocked>
    %inside_9 = "tt.splat"(%width) : (i32) -> tensor<1x8xi32, #blocked>
    %inside_10 = "arith.cmpi"(%inside_8, %inside_9) <{predicate = 2 : i64}> : (tensor<1x8xi32, #blocked>, tensor<1x8xi32, #blocked>) -> tensor<1x8xi1, #blocked>
    %inside_11 = "tt.broadcast"(%inside_6) : (tensor<4x1xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %inside_12 = "tt.broadcast"(%inside_10) : (tensor<1x8xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %inside_13 = "arith.andi"(%inside_11, %inside_12) : (tensor<4x8xi1, #blocked>, tensor<4x8xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %which_14 = "tt.splat"(%n) : (i32) -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %which_15 = "arith.cmpi"(%rows_4, %which_14) <{predicate = 2 : i64}> : (tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4xi1, #ttg.slice<{dim = 1, parent = #blocked}>>
    %which_16 = "tt.splat"(%index) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %which_17 = "tt.addptr"(%which_16, %rows_4) : (tensor<4x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %which_18 = "tt.load"(%which_17, %which_15, %which) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xi1, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %picked_19 = "tt.expand_dims"(%which_18) <{axis = 1 : i32}> : (tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4x1xi32, #blocked>
    %picked_20 = "tt.splat"(%width) : (i32) -> tensor<4x1xi32, #blocked>
    %picked_21 = "arith.muli"(%picked_19, %picked_20) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32, #blocked>, tensor<4x1xi32, #blocked>) -> tensor<4x1xi32, #blocked>
    %picked_22 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %picked_23 = "tt.addptr"(%picked_22, %picked_21) : (tensor<4x1x!tt.ptr<f32>, #blocked>, tensor<4x1xi32, #blocked>) -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %picked_24 = "tt.broadcast"(%picked_23) : (tensor<4x1x!tt.ptr<f32>, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %picked_25 = "tt.broadcast"(%inside_8) : (tensor<1x8xi32, #blocked>) -> tensor<4x8xi32, #blocked>
    %picked_26 = "tt.addptr"(%picked_24, %picked_25) : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xi32, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %picked_27 = "tt.load"(%picked_26, %inside_13, %picked) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xi1, #blocked>, tensor<4x8xf32, #blocked>) -> tensor<4x8xf32, #blocked>
    %1 = "arith.muli"(%inside, %picked_20) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32, #blocked>, tensor<4x1xi32, #blocked>) -> tensor<4x1xi32, #blocked>
    %2 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %3 = "tt.addptr"(%2, %1) : (tensor<4x1x!tt.ptr<f32>, #blocked>, tensor<4x1xi32, #blocked>) -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %4 = "tt.broadcast"(%3) : (tensor<4x1x!tt.ptr<f32>, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %5 = "tt.addptr"(%4, %picked_25) : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xi32, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %6 = "arith.mulf"(%picked_27, %0) <{fastmath = #arith.fastmath<none>}> : (tensor<4x8xf32, #blocked>, tensor<4x8xf32, #blocked>) -> tensor<4x8xf32, #blocked>
    "tt.store"(%5, %6, %inside_13) : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xf32, #blocked>, tensor<4x8xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} : () -> ()
