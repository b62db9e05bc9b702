func.func @f(%x: f32) -> bf16 {
  %r = arith.truncf %x : f32 to bf16
  return %r : bf16
}
// -----
func.func @f(%x: f32) -> bf16 {
  %b = arith.bitcast %x : f32 to i32
  %c = arith.constant 16 : i32
  %h = arith.shrui %b, %c : i32
  %t = arith.trunci %h : i32 to i16
  %r = arith.bitcast %t : i16 to bf16
  return %r : bf16
}
// expect: different
