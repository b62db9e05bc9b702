func.func @f(%x: f32, %y: f32) -> f32 {
  %c = arith.cmpf olt, %x, %y : f32
  cf.cond_br %c, ^yes, ^no
^yes:
  %p = arith.mulf %x, %y : f32
  return %p : f32
^no:
  %s = arith.addf %x, %y : f32
  return %s : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %c = arith.cmpf olt, %x, %y : f32
  cf.cond_br %c, ^yes, ^no
^yes:
  %p = arith.mulf %x, %y : f32
  return %p : f32
^no:
  %s = arith.addf %x, %y : f32
  return %s : f32
}
// expect: equivalent
