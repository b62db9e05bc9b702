#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "column_sums", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32, %width: i32):
    %values = "arith.constant"() <{value = dense<0.000000e+00> : tensor<4x8xf32, #blocked>}> : () -> tensor<4x8xf32, #blocked>
    %rows = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %rows_0 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_1 = "arith.muli"(%rows_0, %rows) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_2 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> tensor<4xi32, #blocked1>
    %rows_3 = "tt.splat"(%rows_1) : (i32) -> tensor<4xi32, #blocked1>
    %rows_4 = "arith.addi"(%rows_3, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32, #blocked1>, tensor<4xi32, #blocked1>) -> tensor<4xi32, #blocked1>
    %columns = "tt.make_range"() <{end = 8 : i32, start = 0 : i32}> : () -> tensor<8xi32, #blocked1>
    %inside = "ttg.convert_layout"(%columns) : (tensor<8xi32, #blocked1>) -> tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %inside_5 = "tt.expand_dims"(%inside) <{axis = 0 : i32}> : (tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>) -> tensor<1x8xi32, #blocked2>
    %values_6 = "ttg.convert_layout"(%inside_5) : (tensor<1x8xi32, #blocked2>) -> tensor<1x8xi32, #blocked>
    %inside_7 = "ttg.convert_layout"(%inside_5) : (tensor<1x8xi32, #blocked2>) -> tensor<1x8xi32, #blocked>
    %inside_8 = "tt.splat"(%width) : (i32) -> tensor<1x8xi32, #blocked>
    %inside_9 = "arith.cmpi"(%inside_7, %inside_8) <{predicate = 2 : i64}> : (tensor<1x8xi32, #blocked>, tensor<1x8xi32, #blocked>) -> tensor<1x8xi1, #blocked>
    %values_10 = "ttg.convert_layout"(%rows_4) : (tensor<4xi32, #blocked1>) -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %values_11 = "tt.expand_dims"(%values_10) <{axis = 1 : i32}> : (tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<4x1xi32, #blocked3>
    %values_12 = "ttg.convert_layout"(%values_11) : (tensor<4x1xi32, #blocked3>) -> tensor<4x1xi32, #blocked4>
    %values_13 = "ttg.convert_layout"(%values_11) : (tensor<4x1xi32, #blocked3>) -> tensor<4x1xi32, #blocked4>
    %values_14 = "tt.splat"(%n) : (i32) -> tensor<4x1xi32, #blocked4>
    %values_15 = "arith.cmpi"(%values_13, %values_14) <{predicate = 2 : i64}> : (tensor<4x1xi32, #blocked4>, tensor<4x1xi32, #blocked4>) -> tensor<4x1xi1, #blocked4>
    %values_16 = "tt.broadcast"(%values_15) : (tensor<4x1xi1, #blocked4>) -> tensor<4x8xi1, #blocked4>
    %values_17 = "ttg.convert_layout"(%values_16) : (tensor<4x8xi1, #blocked4>) -> tensor<4x8xi1, #blocked>
    %values_18 = "tt.broadcast"(%inside_9) : (tensor<1x8xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %values_19 = "arith.andi"(%values_17, %values_18) : (tensor<4x8xi1, #blocked>, tensor<4x8xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %values_20 = "tt.splat"(%width) : (i32) -> tensor<4x1xi32, #blocked4>
    %values_21 = "arith.muli"(%values_12, %values_20) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32, #blocked4>, tensor<4x1xi32, #blocked4>) -> tensor<4x1xi32, #blocked4>
    %values_22 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>, #blocked4>
    %values_23 = "tt.addptr"(%values_22, %values_21) : (tensor<4x1x!tt.ptr<f32>, #blocked4>, tensor<4x1xi32, #blocked4>) -> tensor<4x1x!tt.ptr<f32>, #blocked4>
    %values_24 = "tt.broadcast"(%values_23) : (tensor<4x1x!tt.ptr<f32>, #blocked4>) -> tensor<4x8x!tt.ptr<f32>, #blocked4>
    %values_25 = "ttg.convert_layout"(%values_24) : (tensor<4x8x!tt.ptr<f32>, #blocked4>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %values_26 = "tt.broadcast"(%values_6) : (tensor<1x8xi32, #blocked>) -> tensor<4x8xi32, #blocked>
    %values_27 = "tt.addptr"(%values_25, %values_26) : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xi32, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %values_28 = "ttg.convert_layout"(%values_27) : (tensor<4x8x!tt.ptr<f32>, #blocked>) -> tensor<4x8x!tt.ptr<f32>, #blocked>
    %values_29 = "ttg.convert_layout"(%values_19) : (tensor<4x8xi1, #blocked>) -> tensor<4x8xi1, #blocked>
    %values_30 = "ttg.convert_layout"(%values) : (tensor<4x8xf32, #blocked>) -> tensor<4x8xf32, #blocked>
    %values_31 = "tt.load"(%values_28, %values_29, %values_30) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x8x!tt.ptr<f32>, #blocked>, tensor<4x8xi1, #blocked>, tensor<4x8xf32, #blocked>) -> tensor<4x8xf32, #blocked>
    %0 = "tt.splat"(%width) : (i32) -> tensor<8xi32, #blocked1>
    %1 = "arith.cmpi"(%columns, %0) <{predicate = 2 : i64}> : (tensor<8xi32, #blocked1>, tensor<8xi32, #blocked1>) -> tensor<8xi1, #blocked1>
    %2 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<8x!tt.ptr<f32>, #blocked1>
    %3 = "tt.addptr"(%2, %columns) : (tensor<8x!tt.ptr<f32>, #blocked1>, tensor<8xi32, #blocked1>) -> tensor<8x!tt.ptr<f32>, #blocked1>
    %4 = "tt.reduce"(%values_31) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %10 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%10) : (f32) -> ()
    }) : (tensor<4x8xf32, #blocked>) -> tensor<8xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = "ttg.convert_layout"(%4) : (tensor<8xf32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<8xf32, #blocked1>
    %6 = "ttg.convert_layout"(%3) : (tensor<8x!tt.ptr<f32>, #blocked1>) -> tensor<8x!tt.ptr<f32>, #blocked1>
    %7 = "ttg.convert_layout"(%5) : (tensor<8xf32, #blocked1>) -> tensor<8xf32, #blocked1>
    %8 = "ttg.convert_layout"(%1) : (tensor<8xi1, #blocked1>) -> tensor<8xi1, #blocked1>
    %9 = "tt.atomic_rmw"(%6, %7, %8) <{atomic_rmw_op = 5 : i32, scope = 1 : i32, sem = 4 : i32}> : (tensor<8x!tt.ptr<f32>, #blocked1>, tensor<8xf32, #blocked1>, tensor<8xi1, #blocked1>) -> tensor<8xf32, #blocked1>
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} : () -> ()
