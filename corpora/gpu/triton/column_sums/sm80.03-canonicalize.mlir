"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "column_sums", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32, %width: i32):
    %values = "arith.constant"() <{value = dense<0.000000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    %rows = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %rows_0 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_1 = "arith.muli"(%rows_0, %rows) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_2 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> tensor<4xi32>
    %rows_3 = "tt.splat"(%rows_1) : (i32) -> tensor<4xi32>
    %rows_4 = "arith.addi"(%rows_3, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %columns = "tt.make_range"() <{end = 8 : i32, start = 0 : i32}> : () -> tensor<8xi32>
    %inside = "tt.expand_dims"(%columns) <{axis = 0 : i32}> : (tensor<8xi32>) -> tensor<1x8xi32>
    %inside_5 = "tt.splat"(%width) : (i32) -> tensor<1x8xi32>
    %inside_6 = "arith.cmpi"(%inside, %inside_5) <{predicate = 2 : i64}> : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %values_7 = "tt.expand_dims"(%rows_4) <{axis = 1 : i32}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %values_8 = "tt.splat"(%n) : (i32) -> tensor<4x1xi32>
    %values_9 = "arith.cmpi"(%values_7, %values_8) <{predicate = 2 : i64}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %values_10 = "tt.broadcast"(%values_9) : (tensor<4x1xi1>) -> tensor<4x8xi1>
    %values_11 = "tt.broadcast"(%inside_6) : (tensor<1x8xi1>) -> tensor<4x8xi1>
    %values_12 = "arith.andi"(%values_10, %values_11) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
    %values_13 = "tt.expand_dims"(%rows_4) <{axis = 1 : i32}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %values_14 = "tt.splat"(%width) : (i32) -> tensor<4x1xi32>
    %values_15 = "arith.muli"(%values_13, %values_14) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %values_16 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>>
    %values_17 = "tt.addptr"(%values_16, %values_15) : (tensor<4x1x!tt.ptr<f32>>, tensor<4x1xi32>) -> tensor<4x1x!tt.ptr<f32>>
    %values_18 = "tt.expand_dims"(%columns) <{axis = 0 : i32}> : (tensor<8xi32>) -> tensor<1x8xi32>
    %values_19 = "tt.broadcast"(%values_17) : (tensor<4x1x!tt.ptr<f32>>) -> tensor<4x8x!tt.ptr<f32>>
    %values_20 = "tt.broadcast"(%values_18) : (tensor<1x8xi32>) -> tensor<4x8xi32>
    %values_21 = "tt.addptr"(%values_19, %values_20) : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xi32>) -> tensor<4x8x!tt.ptr<f32>>
    %values_22 = "tt.load"(%values_21, %values_12, %values) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xi1>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %0 = "tt.splat"(%width) : (i32) -> tensor<8xi32>
    %1 = "arith.cmpi"(%columns, %0) <{predicate = 2 : i64}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %2 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<8x!tt.ptr<f32>>
    %3 = "tt.addptr"(%2, %columns) : (tensor<8x!tt.ptr<f32>>, tensor<8xi32>) -> tensor<8x!tt.ptr<f32>>
    %4 = "tt.reduce"(%values_22) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %6 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%6) : (f32) -> ()
    }) : (tensor<4x8xf32>) -> tensor<8xf32>
    %5 = "tt.atomic_rmw"(%3, %4, %1) <{atomic_rmw_op = 5 : i32, scope = 1 : i32, sem = 4 : i32}> : (tensor<8x!tt.ptr<f32>>, tensor<8xf32>, tensor<8xi1>) -> tensor<8xf32>
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<4x8xf32>) -> tensor<8xf32>, sym_name = "triton.language.standard.sum__fp32S4_8S_c0_cFalse_cNone", sym_visibility = "private"}> ({
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (f32, f32) -> f32, sym_name = "triton.language.standard._sum_combine__fp32_fp32", sym_visibility = "private"}> ({
  }) {noinline = false} : () -> ()
}) : () -> ()
