"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "column_sums", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32, %width: i32):
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %rows_1 = "arith.extsi"(%rows) : (i32) -> i64
    %rows_2 = "arith.extsi"(%rows_0) : (i32) -> i64
    %rows_3 = "arith.muli"(%rows_1, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %rows_4 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %rows_5 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %rows_6 = "arith.cmpi"(%rows_3, %rows_4) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %rows_7 = "arith.cmpi"(%rows_3, %rows_5) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %rows_8 = "arith.andi"(%rows_6, %rows_7) : (i1, i1) -> i1
    %rows_9 = "arith.muli"(%rows, %rows_0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_10 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> tensor<4xi32>
    %rows_11 = "tt.splat"(%rows_9) : (i32) -> tensor<4xi32>
    %rows_12 = "arith.extsi"(%rows_11) : (tensor<4xi32>) -> tensor<4xi64>
    %rows_13 = "arith.extsi"(%rows_10) : (tensor<4xi32>) -> tensor<4xi64>
    %rows_14 = "arith.addi"(%rows_12, %rows_13) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %rows_15 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %rows_16 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %rows_17 = "arith.constant"() <{value = dense<2147483647> : tensor<4xi64>}> : () -> tensor<4xi64>
    %rows_18 = "arith.cmpi"(%rows_14, %rows_17) <{predicate = 3 : i64}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %rows_19 = "arith.constant"() <{value = dense<-2147483648> : tensor<4xi64>}> : () -> tensor<4xi64>
    %rows_20 = "arith.cmpi"(%rows_14, %rows_19) <{predicate = 5 : i64}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %rows_21 = "arith.andi"(%rows_18, %rows_20) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %rows_22 = "arith.addi"(%rows_11, %rows_10) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %columns = "tt.make_range"() <{end = 8 : i32, start = 0 : i32}> : () -> tensor<8xi32>
    %inside = "tt.expand_dims"(%columns) <{axis = 0 : i32}> : (tensor<8xi32>) -> tensor<1x8xi32>
    %inside_23 = "tt.splat"(%width) : (i32) -> tensor<1x8xi32>
    %inside_24 = "arith.cmpi"(%inside, %inside_23) <{predicate = 2 : i64}> : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %values = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %values_25 = "tt.splat"(%n) : (i32) -> tensor<4x1xi32>
    %values_26 = "arith.cmpi"(%values, %values_25) <{predicate = 2 : i64}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %values_27 = "tt.broadcast"(%values_26) : (tensor<4x1xi1>) -> tensor<4x8xi1>
    %values_28 = "tt.broadcast"(%inside_24) : (tensor<1x8xi1>) -> tensor<4x8xi1>
    %values_29 = "arith.andi"(%values_27, %values_28) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
    %values_30 = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %values_31 = "tt.splat"(%width) : (i32) -> tensor<4x1xi32>
    %values_32 = "arith.extsi"(%values_30) : (tensor<4x1xi32>) -> tensor<4x1xi64>
    %values_33 = "arith.extsi"(%values_31) : (tensor<4x1xi32>) -> tensor<4x1xi64>
    %values_34 = "arith.muli"(%values_32, %values_33) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi64>
    %values_35 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %values_36 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %values_37 = "arith.constant"() <{value = dense<2147483647> : tensor<4x1xi64>}> : () -> tensor<4x1xi64>
    %values_38 = "arith.cmpi"(%values_34, %values_37) <{predicate = 3 : i64}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi1>
    %values_39 = "arith.constant"() <{value = dense<-2147483648> : tensor<4x1xi64>}> : () -> tensor<4x1xi64>
    %values_40 = "arith.cmpi"(%values_34, %values_39) <{predicate = 5 : i64}> : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi1>
    %values_41 = "arith.andi"(%values_38, %values_40) : (tensor<4x1xi1>, tensor<4x1xi1>) -> tensor<4x1xi1>
    %values_42 = "arith.muli"(%values_30, %values_31) <{overflowFlags = #arith.overflow<none>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %values_43 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>>
    %values_44 = "tt.addptr"(%values_43, %values_42) : (tensor<4x1x!tt.ptr<f32>>, tensor<4x1xi32>) -> tensor<4x1x!tt.ptr<f32>>
    %values_45 = "tt.expand_dims"(%columns) <{axis = 0 : i32}> : (tensor<8xi32>) -> tensor<1x8xi32>
    %values_46 = "tt.broadcast"(%values_44) : (tensor<4x1x!tt.ptr<f32>>) -> tensor<4x8x!tt.ptr<f32>>
    %values_47 = "tt.broadcast"(%values_45) : (tensor<1x8xi32>) -> tensor<4x8xi32>
    %values_48 = "tt.addptr"(%values_46, %values_47) : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xi32>) -> tensor<4x8x!tt.ptr<f32>>
    %values_49 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %values_50 = "arith.constant"() <{value = dense<0> : tensor<4x8xi32>}> : () -> tensor<4x8xi32>
    %values_51 = "arith.sitofp"(%values_50) : (tensor<4x8xi32>) -> tensor<4x8xf32>
    %values_52 = "tt.load"(%values_48, %values_29, %values_51) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x8x!tt.ptr<f32>>, tensor<4x8xi1>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "tt.splat"(%width) : (i32) -> tensor<8xi32>
    %5 = "arith.cmpi"(%columns, %4) <{predicate = 2 : i64}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %6 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<8x!tt.ptr<f32>>
    %7 = "tt.addptr"(%6, %columns) : (tensor<8x!tt.ptr<f32>>, tensor<8xi32>) -> tensor<8x!tt.ptr<f32>>
    %8 = "tt.call"(%values_52) <{callee = @triton.language.standard.sum__fp32S4_8S_c0_cFalse_cNone}> : (tensor<4x8xf32>) -> tensor<8xf32>
    %9 = "tt.atomic_rmw"(%7, %8, %5) <{atomic_rmw_op = 5 : i32, scope = 1 : i32, sem = 4 : i32}> : (tensor<8x!tt.ptr<f32>>, tensor<8xf32>, tensor<8xi1>) -> tensor<8xf32>
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<4x8xf32>) -> tensor<8xf32>, sym_name = "triton.language.standard.sum__fp32S4_8S_c0_cFalse_cNone", sym_visibility = "private"}> ({
  ^bb0(%input: tensor<4x8xf32>):
    %1 = "tt.reduce"(%input) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %3 = "tt.call"(%arg3, %arg4) <{callee = @triton.language.standard._sum_combine__fp32_fp32}> : (f32, f32) -> f32
      "tt.reduce.return"(%3) : (f32) -> ()
    }) : (tensor<4x8xf32>) -> tensor<8xf32>
    "tt.return"(%1) : (tensor<8xf32>) -> ()
  ^bb1:  // no predecessors
    %2 = "ub.poison"() <{value = #ub.poison}> : () -> tensor<8xf32>
    "tt.return"(%2) : (tensor<8xf32>) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (f32, f32) -> f32, sym_name = "triton.language.standard._sum_combine__fp32_fp32", sym_visibility = "private"}> ({
  ^bb0(%a: f32, %b: f32):
    %0 = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tt.return"(%0) : (f32) -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
