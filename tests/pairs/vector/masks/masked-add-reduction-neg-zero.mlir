func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) -> f32 {
  %a = arith.constant -0.0 : f32
  %r = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}
// -----
func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) -> f32 {
  %a = arith.constant -0.0 : f32
  %z = arith.constant dense<0.0> : vector<4xf32>
  %w = arith.select %m, %v, %z : vector<4xi1>, vector<4xf32>
  %r = vector.reduction <add>, %w, %a : vector<4xf32> into f32
  return %r : f32
}
// expect: different
