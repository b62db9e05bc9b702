func.func @f(%v: vector<4xf32>) -> f32 {
  %r = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  return %r : f32
}
// -----
func.func @f(%v: vector<4xf32>) -> f32 {
  %r = vector.reduction <maxnumf>, %v : vector<4xf32> into f32
  return %r : f32
}
// expect: different
