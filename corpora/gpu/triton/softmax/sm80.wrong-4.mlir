#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "softmax", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32, %stride: i32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #blocked>}> : () -> tensor<16xf32, #blocked>
    %row = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %index = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #blocked>
    %values = "tt.splat"(%n) : (i32) -> tensor<16xi32, #blocked>
    %values_0 = "arith.cmpi"(%index, %values) <{predicate = 2 : i64}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi1, #blocked>
    %values_1 = "arith.muli"(%row, %stride) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %values_2 = "tt.addptr"(%x, %values_1) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %values_3 = "tt.splat"(%values_2) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %values_4 = "tt.addptr"(%values_3, %index) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %values_5 = "tt.load"(%values_4, %values_0, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi1, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %exponents = "tt.reduce"(%values_5) <{axis = 0 : i32}> ({
    ^bb0(%exponents_9: f32, %exponents_10: f32):
      %exponents_11 = "arith.maxnumf"(%exponents_9, %exponents_10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%exponents_11) : (f32) -> ()
    }) : (tensor<16xf32, #blocked>) -> f32
    %exponents_6 = "tt.splat"(%exponents) : (f32) -> tensor<16xf32, #blocked>
    %exponents_7 = "arith.subf"(%values_5, %exponents_6) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %exponents_8 = "math.exp"(%exponents_7) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %1 = "tt.addptr"(%o, %values_1) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %2 = "tt.splat"(%1) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %3 = "tt.addptr"(%2, %index) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<f32>, #blocked>
    %4 = "tt.reduce"(%exponents_8) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %7 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%7) : (f32) -> ()
    }) : (tensor<16xf32, #blocked>) -> f32
    %5 = "tt.splat"(%4) : (f32) -> tensor<16xf32, #blocked>
    %6 = "arith.divf"(%exponents_8, %5) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    "tt.store"(%3, %6, %values_0) : (tensor<16x!tt.ptr<f32>, #blocked>, tensor<16xf32, #blocked>, tensor<16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} : () -> ()
