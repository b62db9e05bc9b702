"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {}, {}, {}, {}, {tt.divisibility = 16 : i32}, {}, {}, {}, {}], function_type = (!tt.ptr<f32>, i32, i32, i32, i32, !tt.ptr<f32>, i32, i32, i32, i32) -> (), sym_name = "softmax", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %x_size0: i32, %x_size1: i32, %x_stride0: i32, %x_stride1: i32, %o: !tt.ptr<f32>, %o_size0: i32, %o_size1: i32, %o_stride0: i32, %o_stride1: i32):
    %row = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %index = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %values = "tt.splat"(%x_size1) : (i32) -> tensor<16xi32>
    %values_0 = "arith.cmpi"(%index, %values) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %values_1 = "arith.extsi"(%row) : (i32) -> i64
    %values_2 = "arith.extsi"(%x_stride0) : (i32) -> i64
    %values_3 = "arith.muli"(%values_1, %values_2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %values_4 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %values_5 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %values_6 = "arith.cmpi"(%values_3, %values_4) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %values_7 = "arith.cmpi"(%values_3, %values_5) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %values_8 = "arith.andi"(%values_6, %values_7) : (i1, i1) -> i1
    %values_9 = "arith.muli"(%row, %x_stride0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
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
    %10 = "tt.splat"(%o_size1) : (i32) -> tensor<16xi32>
    %11 = "arith.cmpi"(%index, %10) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %12 = "arith.extsi"(%row) : (i32) -> i64
    %13 = "arith.extsi"(%o_stride0) : (i32) -> i64
    %14 = "arith.muli"(%12, %13) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %15 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %16 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %17 = "arith.cmpi"(%14, %15) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %18 = "arith.cmpi"(%14, %16) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %19 = "arith.andi"(%17, %18) : (i1, i1) -> i1
    %20 = "arith.muli"(%row, %o_stride0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %21 = "tt.addptr"(%o, %20) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %22 = "tt.splat"(%21) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %23 = "tt.addptr"(%22, %index) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %24 = "tt.call"(%exponents_18) <{callee = @triton.language.standard.sum__fp32S16S_c0_cFalse_cNone}> : (tensor<16xf32>) -> f32
    %25 = "tt.splat"(%24) : (f32) -> tensor<16xf32>
    %26 = "arith.divf"(%exponents_18, %25) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "tt.store"(%23, %26, %11) : (tensor<16x!tt.ptr<f32>>, tensor<16xf32>, tensor<16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<16xf32>) -> f32, sym_name = "triton.language.standard.max__fp32S16S_c0_cFalse_cTrue_cFalse", sym_visibility = "private"}> ({
  ^bb0(%input: tensor<16xf32>):
    %7 = "tt.reduce"(%input) <{axis = 0 : i32}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %9 = "tt.call"(%arg8, %arg9) <{callee = @triton.language.standard._elementwise_max__fp32_fp32}> : (f32, f32) -> f32
      "tt.reduce.return"(%9) : (f32) -> ()
    }) : (tensor<16xf32>) -> f32
    "tt.return"(%7) : (f32) -> ()
  ^bb1:  // no predecessors
    %8 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    "tt.return"(%8) : (f32) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (f32, f32) -> f32, sym_name = "triton.language.standard._elementwise_max__fp32_fp32", sym_visibility = "private"}> ({
  ^bb0(%a: f32, %b: f32):
    %5 = "arith.maxnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tt.return"(%5) : (f32) -> ()
  ^bb1:  // no predecessors
    %6 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    "tt.return"(%6) : (f32) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<16xf32>) -> f32, sym_name = "triton.language.standard.sum__fp32S16S_c0_cFalse_cNone", sym_visibility = "private"}> ({
  ^bb0(%input: tensor<16xf32>):
    %2 = "tt.reduce"(%input) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %4 = "tt.call"(%arg3, %arg4) <{callee = @triton.language.standard._sum_combine__fp32_fp32}> : (f32, f32) -> f32
      "tt.reduce.return"(%4) : (f32) -> ()
    }) : (tensor<16xf32>) -> f32
    "tt.return"(%2) : (f32) -> ()
  ^bb1:  // no predecessors
    %3 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    "tt.return"(%3) : (f32) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (f32, f32) -> f32, sym_name = "triton.language.standard._sum_combine__fp32_fp32", sym_visibility = "private"}> ({
  ^bb0(%a: f32, %b: f32):
    %0 = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tt.return"(%0) : (f32) -> ()
  ^bb1:  // no predecessors
    %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    "tt.return"(%1) : (f32) -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
