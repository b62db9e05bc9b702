#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<i32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "index_select", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %index: !tt.ptr<i32>, %o: !tt.ptr<f32>, %n: i32, %width: i32):
    %0 = "arith.constant"() <{value = dense<0> : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<4x8xf32, #blocked>}> : () -> tensor<4x8xf32, #blocked>
    %2 = "arith.constant"() <{value = dense<2.000000e+00> : tensor<4x8xf32, #blocked>}> : () -> tensor<4x8xf32, #blocked>
    %3 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.splat"(%rows_0) : (i32) -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_3 = "arith.addi"(%rows_2, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %inside = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4x1xi32, #blocked>
    %inside_4 = "tt.splat"(%n) : (i32) -> tensor<4x1xi32, #blocked>
    %inside_5 = "arith.cmpi"(%inside, %inside_4) <{predicate = 2 : i64}> : (tensor<4x1xi32, #blocked>, tensor<4x1xi32, #blocked>) -> tensor<4x1xi1, #blocked>
    %inside_6 = "tt.make_range"() <{end = 8 : i32, start = 0 : i32}> : () -> tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %inside_7 = "tt.expand_dims"(%inside_6) <{axis = 0 : i32}> : (tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x8xi32, #blocked>
    %inside_8 = "tt.splat"(%width) : (i32) -> tensor<1x8xi32, #blocked>
    %inside_9 = "arith.cmpi"(%inside_7, %inside_8) <{predicate = 2 : i64}> : (tensor<1x8xi32, #blocked>, tensor<1x8xi32, #blocked>) -> tensor<1x8xi1, #blocked>
    %inside_10 = "tt.broadcast"(%inside_5) : (tensor<4x1xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %inside_11 = "tt.broadcast"(%inside_9) : (tensor<1x8xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %inside_12 = "arith.andi"(%inside_10, %inside_11) : (tensor<4x8xi1, #blocked>, tensor<4x8xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %which = "tt.splat"(%n) : (i32) -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %which_13 = "arith.cmpi"(%rows_3, %which) <{predicate = 2 : i64}> : (tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4xi1, #ttg.slice<{dim = 1, parent = #blocked}>>
    %which_14 = "tt.splat"(%index) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %which_15 = "tt.addptr"(%which_14, %rows_3) : (tensor<4x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %which_16 = "tt.load"(%which_15, %which_13, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xi1, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %picked = "tt.expand_dims"(%which_16) <{axis = 1 : i32}> : (tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4x1xi32, #blocked>
    %picked_17 = "tt.splat"(%width) : (i32) -> tensor<4x1xi32, #blocked>
    %picked_18 = "arith.muli"(%picked, %picked_17) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32, #blocked>, tensor<4x1xi32, #blocked>) -> tensor<4x1xi32, #blocked>
    %picked_19 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %picked_20 = "tt.addptr"(%picked_19, %picked_18) : (tensor<4x1x!tt.ptr<f32>, #blocked>, tensor<4x1xi32, #blocked>) -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %picked_21 = "tt.broadcast"(%picked_20) : (tensor<4x1x!tt.ptr<f32>, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %picked_22 = "tt.broadcast"(%inside_7) : (tensor<1x8xi32, #blocked>) -> tensor<4x8xi32, #blocked>
    %picked_23 = "tt.addptr"(%picked_21, %picked_22) : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xi32, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %picked_24 = "tt.load"(%picked_23, %inside_12, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xi1, #blocked>, tensor<4x8xf32, #blocked>) -> tensor<4x8xf32, #blocked>
    %4 = "arith.muli"(%inside, %picked_17) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32, #blocked>, tensor<4x1xi32, #blocked>) -> tensor<4x1xi32, #blocked>
    %5 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %6 = "tt.addptr"(%5, %4) : (tensor<4x1x!tt.ptr<f32>, #blocked>, tensor<4x1xi32, #blocked>) -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %7 = "tt.broadcast"(%6) : (tensor<4x1x!tt.ptr<f32>, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %8 = "tt.addptr"(%7, %picked_22) : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xi32, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %9 = "arith.mulf"(%picked_24, %2) <{fastmath = #arith.fastmath<none>}> : (tensor<4x8xf32, #blocked>, tensor<4x8xf32, #blocked>) -> tensor<4x8xf32, #blocked>
    "tt.store"(%8, %9, %inside_12) : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xf32, #blocked>, tensor<4x8xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} : () -> ()
