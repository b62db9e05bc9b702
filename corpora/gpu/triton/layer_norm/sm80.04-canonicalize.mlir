"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, !tt.ptr<f32>, !tt.ptr<f32>, i32, i32, f32) -> (), sym_name = "layer_norm", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %weight: !tt.ptr<f32>, %bias: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32, %stride: i32, %epsilon: f32):
    %scale = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32>}> : () -> tensor<16xf32>
    %row = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %index = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %inside = "tt.splat"(%n) : (i32) -> tensor<16xi32>
    %inside_0 = "arith.cmpi"(%index, %inside) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %values = "arith.muli"(%row, %stride) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %values_1 = "tt.addptr"(%x, %values) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %values_2 = "tt.splat"(%values_1) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %values_3 = "tt.addptr"(%values_2, %index) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %values_4 = "tt.load"(%values_3, %inside_0, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>, tensor<16xf32>) -> tensor<16xf32>
    %mean = "tt.reduce"(%values_4) <{axis = 0 : i32}> ({
    ^bb0(%mean_28: f32, %mean_29: f32):
      %mean_30 = "arith.addf"(%mean_28, %mean_29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%mean_30) : (f32) -> ()
    }) : (tensor<16xf32>) -> f32
    %mean_5 = "arith.sitofp"(%n) : (i32) -> f32
    %mean_6 = "arith.divf"(%mean, %mean_5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %centred = "tt.splat"(%mean_6) : (f32) -> tensor<16xf32>
    %centred_7 = "arith.subf"(%values_4, %centred) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %centred_8 = "arith.select"(%inside_0, %centred_7, %0) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %scale_9 = "arith.mulf"(%centred_8, %centred_8) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %scale_10 = "tt.reduce"(%scale_9) <{axis = 0 : i32}> ({
    ^bb0(%scale_25: f32, %scale_26: f32):
      %scale_27 = "arith.addf"(%scale_25, %scale_26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%scale_27) : (f32) -> ()
    }) : (tensor<16xf32>) -> f32
    %scale_11 = "arith.sitofp"(%n) : (i32) -> f32
    %scale_12 = "arith.divf"(%scale_10, %scale_11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %scale_13 = "arith.addf"(%scale_12, %epsilon) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %scale_14 = "math.sqrt"(%scale_13) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %scale_15 = "arith.divf"(%scale, %scale_14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %result = "tt.splat"(%scale_15) : (f32) -> tensor<16xf32>
    %result_16 = "arith.mulf"(%centred_8, %result) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %result_17 = "tt.splat"(%weight) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %result_18 = "tt.addptr"(%result_17, %index) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %result_19 = "tt.load"(%result_18, %inside_0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>) -> tensor<16xf32>
    %result_20 = "arith.mulf"(%result_16, %result_19) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %result_21 = "tt.splat"(%bias) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %result_22 = "tt.addptr"(%result_21, %index) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %result_23 = "tt.load"(%result_22, %inside_0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>) -> tensor<16xf32>
    %result_24 = "arith.addf"(%result_20, %result_23) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1 = "arith.muli"(%row, %stride) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %2 = "tt.addptr"(%o, %1) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %3 = "tt.splat"(%2) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %4 = "tt.addptr"(%3, %index) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    "tt.store"(%4, %result_24, %inside_0) : (tensor<16x!tt.ptr<f32>>, tensor<16xf32>, tensor<16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
