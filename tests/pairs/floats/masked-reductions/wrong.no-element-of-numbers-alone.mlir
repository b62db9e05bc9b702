func.func @f(%v: vector<2xf32>, %a: f32) -> f32 {
  return %a : f32
}
// -----
func.func @f(%v: vector<2xf32>, %a: f32) -> f32 {
  %m = arith.constant dense<false> : vector<2xi1>
  %r = vector.mask %m { vector.reduction <maximumf>, %v, %a fastmath<nnan> : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %r : f32
}
// expect: different
