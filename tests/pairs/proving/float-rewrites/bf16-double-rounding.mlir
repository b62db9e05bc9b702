func.func @f(%x: f32, %y: f32) -> bf16 {
  %s = arith.addf %x, %y : f32
  %r = arith.truncf %s : f32 to bf16
  return %r : bf16
}
// -----
func.func @f(%x: f32, %y: f32) -> bf16 {
  %a = arith.truncf %x : f32 to bf16
  %b = arith.truncf %y : f32 to bf16
  %r = arith.addf %a, %b : bf16
  return %r : bf16
}
// expect: different
