#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
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
    %values_2 = "amdg.buffer_load"(%values_1, %index, %inside_0) <{contiguity = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (!tt.ptr<f32>, tensor<16xi32, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xf32, #blocked>
    %mean = "tt.reduce"(%values_2) <{axis = 0 : i32}> ({
    ^bb0(%mean_21: f32, %mean_22: f32):
      %mean_23 = "arith.addf"(%mean_21, %mean_22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%mean_23) : (f32) -> ()
    }) : (tensor<16xf32, #blocked>) -> f32
    %mean_3 = "arith.sitofp"(%n) : (i32) -> f32
    %mean_4 = "arith.divf"(%mean, %mean_3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %centred = "tt.splat"(%mean_4) : (f32) -> tensor<16xf32, #blocked>
    %centred_5 = "arith.subf"(%values_2, %centred) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %centred_6 = "arith.select"(%inside_0, %centred_5, %0) : (tensor<16xi1, #blocked>, tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %scale_7 = "arith.mulf"(%centred_6, %centred_6) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %scale_8 = "tt.reduce"(%scale_7) <{axis = 0 : i32}> ({
    ^bb0(%scale_18: f32, %scale_19: f32):
      %scale_20 = "arith.addf"(%scale_18, %scale_19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%scale_20) : (f32) -> ()
    }) : (tensor<16xf32, #blocked>) -> f32
    %scale_9 = "arith.divf"(%scale_8, %mean_3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %scale_10 = "arith.addf"(%scale_9, %epsilon) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %scale_11 = "math.sqrt"(%scale_10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %scale_12 = "arith.divf"(%scale, %scale_11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %result = "tt.splat"(%scale_12) : (f32) -> tensor<16xf32, #blocked>
    %result_13 = "arith.mulf"(%centred_6, %result) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %result_14 = "amdg.buffer_load"(%weight, %index, %inside_0) <{contiguity = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (!tt.ptr<f32>, tensor<16xi32, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xf32, #blocked>
    %result_15 = "arith.mulf"(%result_13, %result_14) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %result_16 = "amdg.buffer_load"(%bias, %index, %inside_0) <{contiguity = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (!tt.ptr<f32>, tensor<16xi32, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xf32, #blocked>
    %result_17 = "arith.addf"(%result_15, %result_16) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %1 = "tt.addptr"(%o, %values) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    "amdg.buffer_store"(%result_17, %1, %index, %inside_0) <{contiguity = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (tensor<16xf32, #blocked>, !tt.ptr<f32>, tensor<16xi32, #blocked>, tensor<16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
