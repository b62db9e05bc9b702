func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.clamp %a {min_val = -1.0 : f32, max_val = 2.0 : f32, nan_mode = "PROPAGATE"} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.clamp %a {min_val = -1.0 : f32, max_val = 2.0 : f32, nan_mode = "IGNORE"} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// expect: unknown unsupported
