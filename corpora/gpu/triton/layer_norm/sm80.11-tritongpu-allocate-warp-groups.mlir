#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, !tt.ptr<f32>, !tt.ptr<f32>, i32, i32, f32) -> (), sym_name = "layer_norm", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %weight: !tt.ptr<f32>, %bias: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32, %stride: i32, %epsilon: f32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #blocked>}> : () -> tensor<16xf32, #blocked>
    %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
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
    ^bb0(%mean_26: f32, %mean_27: f32):
      %mean_28 = "arith.addf"(%mean_26, %mean_27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%mean_28) : (f32) -> ()
    }) : (tensor<16xf32, #blocked>) -> f32
    %mean_5 = "arith.sitofp"(%n) : (i32) -> f32
    %mean_6 = "arith.divf"(%mean, %mean_5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %centred = "tt.splat"(%mean_6) : (f32) -> tensor<16xf32, #blocked>
    %centred_7 = "arith.subf"(%values_4, %centred) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %centred_8 = "arith.select"(%inside_0, %centred_7, %0) : (tensor<16xi1, #blocked>, tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %scale = "arith.mulf"(%centred_8, %centred_8) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %scale_9 = "tt.reduce"(%scale) <{axis = 0 : i32}> ({
    ^bb0(%scale_23: f32, %scale_24: f32):
      %scale_25 = "arith.addf"(%scale_23, %scale_24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%scale_25) : (f32) -> ()
    }) : (tensor<16xf32, #blocked>) -> f32
    %scale_10 = "arith.divf"(%scale_9, %mean_5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %scale_11 = "arith.addf"(%scale_10, %epsilon) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %scale_12 = "math.sqrt"(%scale_11) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %scale_13 = "arith.divf"(%1, %scale_12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %result = "tt.splat"(%scale_13) : (f32) -> tensor<16xf32, #blocked>
    %result_14 = "arith.mulf"(%centred_8, %result) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %result_15 = "tt.splat"(%weight) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_16 = "tt.addptr"(%result_15, %index) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_17 = "tt.load"(%result_16, %inside_0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xf32, #blocked>
    %result_18 = "arith.mulf"(%result_14, %result_17) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %result_19 = "tt.splat"(%bias) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_20 = "tt.addptr"(%result_19, %index) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_21 = "tt.load"(%result_20, %inside_0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xf32, #blocked>
    %result_22 = "arith.addf"(%result_18, %result_21) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %2 = "tt.addptr"(%o, %values) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %3 = "tt.splat"(%2) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %4 = "tt.addptr"(%3, %index) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    "tt.store"(%4, %result_22, %inside_0) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xf32, #blocked>, tensor<16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} : () -> ()
