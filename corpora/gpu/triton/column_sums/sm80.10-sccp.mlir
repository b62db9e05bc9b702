#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "column_sums", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32, %width: i32):
    %0 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<4x8xf32, #blocked>}> : () -> tensor<4x8xf32, #blocked>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.splat"(%rows_0) : (i32) -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_3 = "arith.addi"(%rows_2, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns = "tt.make_range"() <{end = 8 : i32, start = 0 : i32}> : () -> tensor<8xi32, #blocked1>
    %inside = "tt.make_range"() <{end = 8 : i32, start = 0 : i32}> : () -> tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %inside_4 = "tt.expand_dims"(%inside) <{axis = 0 : i32}> : (tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x8xi32, #blocked>
    %inside_5 = "tt.splat"(%width) : (i32) -> tensor<1x8xi32, #blocked>
    %inside_6 = "arith.cmpi"(%inside_4, %inside_5) <{predicate = 2 : i64}> : (tensor<1x8xi32, #blocked>, tensor<1x8xi32, #blocked>) -> tensor<1x8xi1, #blocked>
    %values = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<4x1xi32, #blocked>
    %values_7 = "tt.splat"(%n) : (i32) -> tensor<4x1xi32, #blocked>
    %values_8 = "arith.cmpi"(%values, %values_7) <{predicate = 2 : i64}> : (tensor<4x1xi32, #blocked>, tensor<4x1xi32, #blocked>) -> tensor<4x1xi1, #blocked>
    %values_9 = "tt.broadcast"(%values_8) : (tensor<4x1xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %values_10 = "tt.broadcast"(%inside_6) : (tensor<1x8xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %values_11 = "arith.andi"(%values_9, %values_10) : (tensor<4x8xi1, #blocked>, tensor<4x8xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %values_12 = "tt.splat"(%width) : (i32) -> tensor<4x1xi32, #blocked>
    %values_13 = "arith.muli"(%values, %values_12) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32, #blocked>, tensor<4x1xi32, #blocked>) -> tensor<4x1xi32, #blocked>
    %values_14 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %values_15 = "tt.addptr"(%values_14, %values_13) : (tensor<4x1x!tt.ptr<f32>, #blocked>, tensor<4x1xi32, #blocked>) -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %values_16 = "tt.broadcast"(%values_15) : (tensor<4x1x!tt.ptr<f32>, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %values_17 = "tt.broadcast"(%inside_4) : (tensor<1x8xi32, #blocked>) -> tensor<4x8xi32, #blocked>
    %values_18 = "tt.addptr"(%values_16, %values_17) : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xi32, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %values_19 = "tt.load"(%values_18, %values_11, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xi1, #blocked>, tensor<4x8xf32, #blocked>) -> tensor<4x8xf32, #blocked>
    %2 = "tt.splat"(%width) : (i32) -> tensor<8xi32, #blocked1>
    %3 = "arith.cmpi"(%columns, %2) <{predicate = 2 : i64}> : (tensor<8xi32, #blocked1>, tensor<8xi32, #blocked1>) -> tensor<8xi1, #blocked1>
    %4 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<8x!tt.ptr<f32>, #blocked1>
    %5 = "tt.addptr"(%4, %columns) : (tensor<8x!tt.ptr<f32>, #blocked1>, tensor<8xi32, #blocked1>) -> tensor<8x!tt.ptr<f32>, #blocked1>
    %6 = "tt.reduce"(%values_19) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %9 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%9) : (f32) -> ()
    }) : (tensor<4x8xf32, #blocked>) -> tensor<8xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = "ttg.convert_layout"(%6) : (tensor<8xf32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<8xf32, #blocked1>
    %8 = "tt.atomic_rmw"(%5, %7, %3) <{atomic_rmw_op = 5 : i32, scope = 1 : i32, sem = 4 : i32}> : (tensor<8x!tt.ptr<f32>, #blocked1>, tensor<8xf32, #blocked1>, tensor<8xi1, #blocked1>) -> tensor<8xf32, #blocked1>
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
