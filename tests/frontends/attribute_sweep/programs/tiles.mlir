"builtin.module"() ({
"tt.func"() <{function_type = (!tt.ptr<f32>, !tt.ptr<f16>, !tt.ptr<i32>, i32) -> (), sym_name = "f", sym_visibility = "public"}> ({
^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f16>, %c: !tt.ptr<i32>, %n: i32):
  %range = "tt.make_range"() <{start = 0 : i32, end = 4 : i32}> : () -> tensor<4xi32>
  %xs = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x!tt.ptr<f32>>
  %px = "tt.addptr"(%xs, %range) : (tensor<4x!tt.ptr<f32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<f32>>
  %os = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<4x!tt.ptr<f16>>
  %po = "tt.addptr"(%os, %range) : (tensor<4x!tt.ptr<f16>>, tensor<4xi32>) -> tensor<4x!tt.ptr<f16>>
  %v = "tt.load"(%px) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<4x!tt.ptr<f32>>) -> tensor<4xf32>
  %low = "arith.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %high = "arith.constant"() <{value = dense<2.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %b = "tt.clampf"(%v, %low, %high) <{propagateNan = 0 : i32}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g = "tt.gather"(%b, %range) <{axis = 0 : i32}> : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  %s = "tt.reshape"(%g) : (tensor<4xf32>) -> tensor<2x2xf32>
  %t = "tt.reshape"(%s) : (tensor<2x2xf32>) -> tensor<4xf32>
  %h = "tt.fp_to_fp"(%t) <{rounding = 1 : i32}> : (tensor<4xf32>) -> tensor<4xf16>
  %zero = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %some = "arith.cmpi"(%n, %zero) <{predicate = 5 : i64}> : (i32, i32) -> i1
  "tt.assert"(%some) <{message = "in range"}> : (i1) -> ()
  %old = "tt.atomic_cas"(%c, %zero, %n) <{scope = 1 : i32, sem = 4 : i32}> : (!tt.ptr<i32>, i32, i32) -> i32
  "tt.store"(%po, %h) : (tensor<4x!tt.ptr<f16>>, tensor<4xf16>) -> ()
  "tt.return"() : () -> ()
}) : () -> ()
}) : () -> ()
