func.func @f(%x: f32, %y: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %one = arith.constant 1.0 : f32
  %u = tensor.from_elements %y, %x, %x, %x : tensor<4xf32>
  %s = tensor.splat %x : tensor<4xf32>
  %v = tensor.from_elements %y, %one, %one, %one : tensor<4xf32>
  return %u, %s, %v, %s : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// -----
func.func private @g(%x: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %s = tensor.splat %x : tensor<4xf32>
  %k = arith.constant dense<1.0> : tensor<4xf32>
  return %s, %s, %k : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func private @h(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}
func.func @f(%x: f32, %y: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %r:3 = func.call @g(%x) : (f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  %u = tensor.insert %y into %r#0[%c0] : tensor<4xf32>
  %v = tensor.insert %y into %r#2[%c0] : tensor<4xf32>
  %w = func.call @h(%u) : (tensor<4xf32>) -> tensor<4xf32>
  %z = tensor.insert %x into %w[%c0] : tensor<4xf32>
  return %u, %r#1, %v, %z : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// expect: equivalent bitwise
