#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "softmax", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32, %stride: i32):
    %values = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32, #blocked>}> : () -> tensor<16xf32, #blocked>
    %row = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %index = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #blocked>
    %values_0 = "tt.splat"(%n) : (i32) -> tensor<16xi32, #blocked>
    %values_1 = "arith.cmpi"(%index, %values_0) <{predicate = 2 : i64}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi1, #blocked>
    %values_2 = "arith.muli"(%row, %stride) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %values_3 = "tt.addptr"(%x, %values_2) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %values_4 = "amdg.buffer_load"(%values_3, %index, %values_1, %values) <{contiguity = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (!tt.ptr<f32>, tensor<16xi32, #blocked>, tensor<16xi1, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %exponents = "tt.reduce"(%values_4) <{axis = 0 : i32}> ({
    ^bb0(%exponents_8: f32, %exponents_9: f32):
      %exponents_10 = "arith.maxnumf"(%exponents_8, %exponents_9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%exponents_10) : (f32) -> ()
    }) : (tensor<16xf32, #blocked>) -> f32
    %exponents_5 = "tt.splat"(%exponents) : (f32) -> tensor<16xf32, #blocked>
    %exponents_6 = "arith.subf"(%values_4, %exponents_5) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %exponents_7 = "math.exp"(%exponents_6) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    %0 = "tt.addptr"(%o, %values_2) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %1 = "tt.reduce"(%exponents_7) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %4 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%4) : (f32) -> ()
    }) : (tensor<16xf32, #blocked>) -> f32
    %2 = "tt.splat"(%1) : (f32) -> tensor<16xf32, #blocked>
    %3 = "arith.divf"(%exponents_7, %2) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
    "amdg.buffer_store"(%3, %0, %index, %values_1) <{contiguity = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (tensor<16xf32, #blocked>, !tt.ptr<f32>, tensor<16xi32, #blocked>, tensor<16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
