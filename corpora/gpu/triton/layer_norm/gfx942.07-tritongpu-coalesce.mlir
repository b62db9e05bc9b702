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
    %values_2 = "tt.splat"(%values_1) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %values_3 = "tt.addptr"(%values_2, %index) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %values_4 = "ttg.convert_layout"(%values_3) : (tensor<16x!tt.ptr<f32>, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %values_5 = "ttg.convert_layout"(%inside_0) : (tensor<16xi1, #blocked>) -> tensor<16xi1, #blocked>
    %values_6 = "ttg.convert_layout"(%0) : (tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %values_7 = "tt.load"(%values_4, %values_5, %values_6) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi1, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %mean = "tt.reduce"(%values_7) <{axis = 0 : i32}> ({
    ^bb0(%mean_34: f32, %mean_35: f32):
      %mean_36 = "arith.addf"(%mean_34, %mean_35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%mean_36) : (f32) -> ()
    }) : (tensor<16xf32, #blocked>) -> f32
    %mean_8 = "arith.sitofp"(%n) : (i32) -> f32
    %mean_9 = "arith.divf"(%mean, %mean_8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %centred = "tt.splat"(%mean_9) : (f32) -> tensor<16xf32, #blocked>
    %centred_10 = "arith.subf"(%values_7, %centred) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %centred_11 = "arith.select"(%inside_0, %centred_10, %0) : (tensor<16xi1, #blocked>, tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %scale_12 = "arith.mulf"(%centred_11, %centred_11) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %scale_13 = "tt.reduce"(%scale_12) <{axis = 0 : i32}> ({
    ^bb0(%scale_31: f32, %scale_32: f32):
      %scale_33 = "arith.addf"(%scale_31, %scale_32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%scale_33) : (f32) -> ()
    }) : (tensor<16xf32, #blocked>) -> f32
    %scale_14 = "arith.divf"(%scale_13, %mean_8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %scale_15 = "arith.addf"(%scale_14, %epsilon) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %scale_16 = "math.sqrt"(%scale_15) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %scale_17 = "arith.divf"(%scale, %scale_16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %result = "tt.splat"(%scale_17) : (f32) -> tensor<16xf32, #blocked>
    %result_18 = "arith.mulf"(%centred_11, %result) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %result_19 = "tt.splat"(%weight) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_20 = "tt.addptr"(%result_19, %index) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_21 = "ttg.convert_layout"(%result_20) : (tensor<16x!tt.ptr<f32>, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_22 = "ttg.convert_layout"(%inside_0) : (tensor<16xi1, #blocked>) -> tensor<16xi1, #blocked>
    %result_23 = "tt.load"(%result_21, %result_22) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xf32, #blocked>
    %result_24 = "arith.mulf"(%result_18, %result_23) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %result_25 = "tt.splat"(%bias) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_26 = "tt.addptr"(%result_25, %index) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_27 = "ttg.convert_layout"(%result_26) : (tensor<16x!tt.ptr<f32>, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %result_28 = "ttg.convert_layout"(%inside_0) : (tensor<16xi1, #blocked>) -> tensor<16xi1, #blocked>
    %result_29 = "tt.load"(%result_27, %result_28) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xf32, #blocked>
    %result_30 = "arith.addf"(%result_24, %result_29) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %1 = "tt.addptr"(%o, %values) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %2 = "tt.splat"(%1) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %3 = "tt.addptr"(%2, %index) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %4 = "ttg.convert_layout"(%3) : (tensor<16x!tt.ptr<f32>, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %5 = "ttg.convert_layout"(%result_30) : (tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %6 = "ttg.convert_layout"(%inside_0) : (tensor<16xi1, #blocked>) -> tensor<16xi1, #blocked>
    "tt.store"(%4, %5, %6) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xf32, #blocked>, tensor<16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
