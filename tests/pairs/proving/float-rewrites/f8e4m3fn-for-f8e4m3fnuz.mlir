func.func @f(%x: f32) -> f32 {
  %r = arith.truncf %x : f32 to f8E4M3FN
  %s = arith.extf %r : f8E4M3FN to f32
  return %s : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %r = arith.truncf %x : f32 to f8E4M3FNUZ
  %s = arith.extf %r : f8E4M3FNUZ to f32
  return %s : f32
}
// expect: different
