"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, !tt.ptr<f32>, !tt.ptr<f32>, i32, i32, f32) -> (), sym_name = "layer_norm", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %weight: !tt.ptr<f32>, %bias: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32, %stride: i32, %epsilon: f32):
    %row = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %index = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %inside = "tt.splat"(%n) : (i32) -> tensor<16xi32>
    %inside_0 = "arith.cmpi"(%index, %inside) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %values = "arith.extsi"(%row) : (i32) -> i64
    %values_1 = "arith.extsi"(%stride) : (i32) -> i64
    %values_2 = "arith.muli"(%values, %values_1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %values_3 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %values_4 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %values_5 = "arith.cmpi"(%values_2, %values_3) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %values_6 = "arith.cmpi"(%values_2, %values_4) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %values_7 = "arith.andi"(%values_5, %values_6) : (i1, i1) -> i1
    %values_8 = "arith.muli"(%row, %stride) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %values_9 = "tt.addptr"(%x, %values_8) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %values_10 = "tt.splat"(%values_9) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %values_11 = "tt.addptr"(%values_10, %index) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %values_12 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %values_13 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32>}> : () -> tensor<16xf32>
    %values_14 = "tt.load"(%values_11, %inside_0, %values_13) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>, tensor<16xf32>) -> tensor<16xf32>
    %mean = "tt.call"(%values_14) <{callee = @triton.language.standard.sum__fp32S16S_c0_cFalse_cNone}> : (tensor<16xf32>) -> f32
    %mean_15 = "arith.sitofp"(%n) : (i32) -> f32
    %mean_16 = "arith.divf"(%mean, %mean_15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %centred = "tt.splat"(%mean_16) : (f32) -> tensor<16xf32>
    %centred_17 = "arith.subf"(%values_14, %centred) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %centred_18 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %centred_19 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32>}> : () -> tensor<16xf32>
    %centred_20 = "arith.select"(%inside_0, %centred_17, %centred_19) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %scale = "arith.mulf"(%centred_20, %centred_20) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %scale_21 = "tt.call"(%scale) <{callee = @triton.language.standard.sum__fp32S16S_c0_cFalse_cNone}> : (tensor<16xf32>) -> f32
    %scale_22 = "arith.sitofp"(%n) : (i32) -> f32
    %scale_23 = "arith.divf"(%scale_21, %scale_22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %scale_24 = "arith.addf"(%scale_23, %epsilon) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %scale_25 = "math.sqrt"(%scale_24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %scale_26 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %scale_27 = "arith.divf"(%scale_26, %scale_25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %result = "tt.splat"(%scale_27) : (f32) -> tensor<16xf32>
    %result_28 = "arith.mulf"(%centred_20, %result) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %result_29 = "tt.splat"(%weight) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %result_30 = "tt.addptr"(%result_29, %index) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %result_31 = "tt.load"(%result_30, %inside_0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>) -> tensor<16xf32>
    %result_32 = "arith.mulf"(%result_28, %result_31) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %result_33 = "tt.splat"(%bias) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %result_34 = "tt.addptr"(%result_33, %index) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %result_35 = "tt.load"(%result_34, %inside_0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>) -> tensor<16xf32>
    %result_36 = "arith.addf"(%result_32, %result_35) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %5 = "arith.extsi"(%row) : (i32) -> i64
    %6 = "arith.extsi"(%stride) : (i32) -> i64
    %7 = "arith.muli"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %8 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %9 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %10 = "arith.cmpi"(%7, %8) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %11 = "arith.cmpi"(%7, %9) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %12 = "arith.andi"(%10, %11) : (i1, i1) -> i1
    %13 = "arith.muli"(%row, %stride) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %14 = "tt.addptr"(%o, %13) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %15 = "tt.splat"(%14) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %16 = "tt.addptr"(%15, %index) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    "tt.store"(%16, %result_36, %inside_0) : (tensor<16x!tt.ptr<f32>>, tensor<16xf32>, tensor<16xi1>) -> ()
    "tt.return"() : () -> ()
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
