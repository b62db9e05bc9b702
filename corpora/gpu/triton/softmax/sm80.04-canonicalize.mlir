"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "softmax", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32, %stride: i32):
    %row = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %index = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %values = "tt.splat"(%n) : (i32) -> tensor<16xi32>
    %values_0 = "arith.cmpi"(%index, %values) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %values_1 = "arith.extsi"(%row) : (i32) -> i64
    %values_2 = "arith.extsi"(%stride) : (i32) -> i64
    %values_3 = "arith.muli"(%values_1, %values_2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %values_4 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %values_5 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %values_6 = "arith.cmpi"(%values_3, %values_4) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %values_7 = "arith.cmpi"(%values_3, %values_5) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %values_8 = "arith.andi"(%values_6, %values_7) : (i1, i1) -> i1
    %values_9 = "arith.muli"(%row, %stride) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %values_10 = "tt.addptr"(%x, %values_9) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %values_11 = "tt.splat"(%values_10) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %values_12 = "tt.addptr"(%values_11, %index) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %values_13 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %values_14 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32>}> : () -> tensor<16xf32>
    %values_15 = "tt.load"(%values_12, %values_0, %values_14) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>, tensor<16xf32>) -> tensor<16xf32>
    %exponents = "tt.call"(%values_15) <{callee = @triton.language.standard.max__fp32S16S_c0_cFalse_cTrue_cFalse}> : (tensor<16xf32>) -> f32
    %exponents_16 = "tt.splat"(%exponents) : (f32) -> tensor<16xf32>
    %exponents_17 = "arith.subf"(%values_15, %exponents_16) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %exponents_18 = "math.exp"(%exponents_17) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>) -> tensor<16xf32>
    %4 = "tt.splat"(%n) : (i32) -> tensor<16xi32>
    %5 = "arith.cmpi"(%index, %4) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %6 = "arith.extsi"(%row) : (i32) -> i64
    %7 = "arith.extsi"(%stride) : (i32) -> i64
    %8 = "arith.muli"(%6, %7) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %9 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %10 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %11 = "arith.cmpi"(%8, %9) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %12 = "arith.cmpi"(%8, %10) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %13 = "arith.andi"(%11, %12) : (i1, i1) -> i1
    %14 = "arith.muli"(%row, %stride) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %15 = "tt.addptr"(%o, %14) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %16 = "tt.splat"(%15) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %17 = "tt.addptr"(%16, %index) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %18 = "tt.call"(%exponents_18) <{callee = @triton.language.standard.sum__fp32S16S_c0_cFalse_cNone}> : (tensor<16xf32>) -> f32
    %19 = "tt.splat"(%18) : (f32) -> tensor<16xf32>
    %20 = "arith.divf"(%exponents_18, %19) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "tt.store"(%17, %20, %5) : (tensor<16x!tt.ptr<f32>>, tensor<16xf32>, tensor<16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<16xf32>) -> f32, sym_name = "triton.language.standard.max__fp32S16S_c0_cFalse_cTrue_cFalse", sym_visibility = "private"}> ({
  ^bb0(%input: tensor<16xf32>):
    %2 = "tt.reduce"(%input) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %3 = "arith.maxnumf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%3) : (f32) -> ()
    }) : (tensor<16xf32>) -> f32
    "tt.return"(%2) : (f32) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (f32, f32) -> f32, sym_name = "triton.language.standard._elementwise_max__fp32_fp32", sym_visibility = "private"}> ({
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<16xf32>) -> f32, sym_name = "triton.language.standard.sum__fp32S16S_c0_cFalse_cNone", sym_visibility = "private"}> ({
  ^bb0(%input: tensor<16xf32>):
    %0 = "tt.reduce"(%input) <{axis = 0 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %1 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%1) : (f32) -> ()
    }) : (tensor<16xf32>) -> f32
    "tt.return"(%0) : (f32) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (f32, f32) -> f32, sym_name = "triton.language.standard._sum_combine__fp32_fp32", sym_visibility = "private"}> ({
  }) {noinline = false} : () -> ()
}) : () -> ()
