tt.func public @f(%a: !tt.ptr<f32>, %n: i32, %s: i64) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %d = tt.make_tensor_descriptor %a, [%n, %n], [%s, %one] {order = array<i32: 0>} : <f32>, <4x8xf32>
  %v = tt.descriptor_load %d[%c0, %c0] : !tt.tensordesc<4x8xf32> -> tensor<4x8xf32>
  tt.return %v : tensor<4x8xf32>
}

// -----

tt.func public @f(%a: !tt.ptr<f32>, %n: i32, %s: i64) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %d = tt.make_tensor_descriptor %a, [%n, %n], [%one, %s] {order = array<i32: 0>} : <f32>, <4x8xf32>
  %v = tt.descriptor_load %d[%c0, %c0] : !tt.tensordesc<4x8xf32> -> tensor<4x8xf32>
  tt.return %v : tensor<4x8xf32>
}

// expect: different
