func.func @f(%x: f32) -> i32 {
  %b = arith.bitcast %x : f32 to i32
  return %b : i32
}
// -----
func.func @f(%x: f32) -> i32 {
  %k = arith.constant 1.0 : f32
%r = arith.mulf %x, %k : f32
  %b = arith.bitcast %r : f32 to i32
  return %b : i32
}
// expect: unknown open-obligation
