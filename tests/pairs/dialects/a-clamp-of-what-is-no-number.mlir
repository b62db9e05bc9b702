func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.clamp %x {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// -----
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %s = arith.constant dense<6.0> : tensor<4xf32>
  %a = arith.maxnumf %x, %z : tensor<4xf32>
  %r = arith.minnumf %a, %s : tensor<4xf32>
  return %r : tensor<4xf32>
}
// expect: different
