func.func @f(%x: f8E4M3FN, %y: f8E4M3FN, %z: f8E4M3FN) -> f32 {
  %a = arith.extf %x : f8E4M3FN to f32
  %b = arith.extf %y : f8E4M3FN to f32
  %c = arith.extf %z : f8E4M3FN to f32
  %p = arith.mulf %a, %b : f32
  %q = arith.mulf %p, %c : f32
  return %q : f32
}
// -----
func.func @f(%x: f8E4M3FN, %y: f8E4M3FN, %z: f8E4M3FN) -> f32 {
  %a = arith.extf %x : f8E4M3FN to f16
  %b = arith.extf %y : f8E4M3FN to f16
  %c = arith.extf %z : f8E4M3FN to f16
  %p = arith.mulf %a, %b : f16
  %q = arith.mulf %p, %c : f16
  %r = arith.extf %q : f16 to f32
  return %r : f32
}
// expect: different
