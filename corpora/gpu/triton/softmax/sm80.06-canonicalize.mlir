"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "softmax", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32, %stride: i32):
    %values = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32>}> : () -> tensor<16xf32>
    %row = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %index = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %values_0 = "tt.splat"(%n) : (i32) -> tensor<16xi32>
    %values_1 = "arith.cmpi"(%index, %values_0) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %values_2 = "arith.muli"(%row, %stride) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %values_3 = "tt.addptr"(%x, %values_2) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %values_4 = "tt.splat"(%values_3) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %values_5 = "tt.addptr"(%values_4, %index) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %values_6 = "tt.load"(%values_5, %values_1, %values) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>, tensor<16xf32>) -> tensor<16xf32>
    %exponents = "tt.reduce"(%values_6) <{axis = 0 : i32}> ({
    ^bb0(%exponents_10: f32, %exponents_11: f32):
      %exponents_12 = "arith.maxnumf"(%exponents_10, %exponents_11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%exponents_12) : (f32) -> ()
    }) : (tensor<16xf32>) -> f32
    %exponents_7 = "tt.splat"(%exponents) : (f32) -> tensor<16xf32>
    %exponents_8 = "arith.subf"(%values_6, %exponents_7) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %exponents_9 = "math.exp"(%exponents_8) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>) -> tensor<16xf32>
    %0 = "tt.splat"(%n) : (i32) -> tensor<16xi32>
    %1 = "arith.cmpi"(%index, %0) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %2 = "arith.muli"(%row, %stride) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %3 = "tt.addptr"(%o, %2) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
    %4 = "tt.splat"(%3) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %5 = "tt.addptr"(%4, %index) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %6 = "tt.reduce"(%exponents_9) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %9 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%9) : (f32) -> ()
    }) : (tensor<16xf32>) -> f32
    %7 = "tt.splat"(%6) : (f32) -> tensor<16xf32>
    %8 = "arith.divf"(%exponents_9, %7) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "tt.store"(%5, %8, %1) : (tensor<16x!tt.ptr<f32>>, tensor<16xf32>, tensor<16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
