func.func @f(%x: f32, %y: f32) -> f32 {
  %c = arith.cmpf ogt, %x, %y : f32
  %r = arith.select %c, %x, %y : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %c = arith.cmpf ole, %x, %y : f32
  %r = arith.select %c, %y, %x : f32
  return %r : f32
}
// expect: different
