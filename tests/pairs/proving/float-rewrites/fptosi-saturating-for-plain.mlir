func.func @f(%x: f32) -> i32 {
  %r = arith.fptosi %x : f32 to i32
  %c = arith.constant 0 : i32
  %m = arith.maxsi %r, %c : i32
  return %m : i32
}
// -----
func.func @f(%x: f32) -> i32 {
  %r = arith.fptoui %x : f32 to i32
  return %r : i32
}
// expect: different
