func.func @f(%v: vector<4xf32>) -> f32 {
  %m = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %r = vector.mask %m { vector.reduction <minnumf>, %v fastmath<nnan> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}
// -----
func.func @f(%v: vector<4xf32>) -> f32 {
  %r = vector.extract %v[0] : f32 from vector<4xf32>
  return %r : f32
}
// expect: different
