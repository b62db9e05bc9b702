func.func @f(%a: f32, %b: f32) -> f32 {
  %s = arith.maximumf %a, %b fastmath<nnan,nsz> : f32
  return %s : f32
}
// -----
func.func @f(%a: f32, %b: f32) -> f32 {
  %p = arith.cmpf ogt, %a, %b : f32
  %s = arith.select %p, %a, %b : f32
  return %s : f32
}
// expect: equivalent
