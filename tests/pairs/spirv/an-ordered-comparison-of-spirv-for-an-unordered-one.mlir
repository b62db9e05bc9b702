func.func @f(%x: f32, %y: f32) -> i1 {
  %0 = arith.cmpf ult, %x, %y : f32
  return %0 : i1
}
// -----
func.func @f(%x: f32, %y: f32) -> i1 {
  %0 = spirv.FOrdLessThan %x, %y : f32
  return %0 : i1
}
// expect: different
