// options: --accept real
func.func @f(%x: f32, %y: f32) -> f32 {
  %c = arith.cmpf true, %x, %y : f32
  %r = arith.select %c, %x, %y : f32
  %s = arith.addf %r, %y : f32
  return %s : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %s = arith.addf %y, %x : f32
  return %s : f32
}
// expect: equivalent
