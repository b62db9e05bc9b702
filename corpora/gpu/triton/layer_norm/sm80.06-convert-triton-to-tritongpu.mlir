#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, !tt.ptr<f32>, !tt.ptr<f32>, i32, i32, f32) -> (), sym_name = "layer_norm", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %weight: !tt.ptr<f32>, %bias: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32, %stride: i32, %epsilon: f32):
    %scale = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #blocked>}> : () -> tensor<16xf32, #blocked>
    %row = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %index = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #blocked>
    %inside = "tt.splat"(%n) : (i32) -> tensor<16xi32, #blocked>
    %inside_0 = "arith.cmpi"(%index, %inside) <{predicate = 2 : i64}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi1, #blocked>
    %values = "arith.muli"(%row, %stride) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %values_1 = "tt.addptr"(%x, %values) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %values_2 = "tt.splat"(%values_1) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %values_3 = "tt.addptr"(%values_2, %index) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %values_4 = "tt.load"(%values_3, %inside_0, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi1, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %mean = "tt.reduce"(%values_4) <{axis = 0 : i32}> ({
    ^bb0(%mean_27: f32, %mean_28: f32):
      %mean_29 = "arith.addf"(%mean_27, %mean_28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%mean_29) : (f32) -> ()
    }) : (tensor<16xf32, #blocked>) -> f32
    %mean_5 = "arith.sitofp"(%n) : (i32) -> f32
    %mean_6 = "arith.divf"(%mean, %mean_5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %centred = "tt.splat"(%mean_6) : (f32) -> tensor<16xf32, #blocked>
    %centred_7 = "arith.subf"(%values_4, %centred) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %centred_8 = "arith.select"(%inside_0, %centred_7, %0) : (tensor<16xi1, #blocked>, tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %scale_9 = "arith.mulf"(%centred_8, %centred_8) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %scale_10 = "tt.reduce"(%scale_9) <{axis = 0 : i32}> ({
    ^bb0(%scale_24: f32, %scale_25: f32):
      %scale_26 = "arith.addf"(%scale_24, %scale_25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%scale_26) : (f32) -> ()
    }) : (tensor<16xf32, #blocked>) -> f32
    %scale_11 = "arith.divf"(%scale_10, %mean_5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %scale_12 = "arith.addf"(%scale_11, %epsilon) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %scale_13 = "math.sqrt"(%scale_12) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %scale_14 = "arith.divf"(%scale, %scale_13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %result = "tt.splat"(%scale_14) : (f32) -> tensor<16xf32, #blocked>
    %result_15 = "arith.mulf"(%centred_8, %result) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %result_16 = "tt.splat"(%weight) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_17 = "tt.addptr"(%result_16, %index) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_18 = "tt.load"(%result_17, %inside_0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xf32, #blocked>
    %result_19 = "arith.mulf"(%result_15, %result_18) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %result_20 = "tt.splat"(%bias) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_21 = "tt.addptr"(%result_20, %index) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_22 = "tt.load"(%result_21, %inside_0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xf32, #blocked>
    %result_23 = "arith.addf"(%result_19, %result_22) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %1 = "tt.addptr"(%o, %values) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %2 = "tt.splat"(%1) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %3 = "tt.addptr"(%2, %index) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    "tt.store"(%3, %result_23, %inside_0) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xf32, #blocked>, tensor<16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} : () -> ()
