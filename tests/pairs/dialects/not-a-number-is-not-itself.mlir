func.func @f(%x: f32) -> i1 {
  %r = arith.cmpf une, %x, %x : f32
  return %r : i1
}
// -----
func.func @f(%x: f32) -> i1 {
  %r = arith.constant false
  return %r : i1
}
// expect: different
