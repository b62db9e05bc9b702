func.func @f(%v: vector<4xf32>) -> f32 {
  %r = vector.reduction <add>, %v : vector<4xf32> into f32
  return %r : f32
}
// -----
func.func @f(%v: vector<4xf32>) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = vector.reduction <add>, %v, %z : vector<4xf32> into f32
  return %r : f32
}
// expect: different
