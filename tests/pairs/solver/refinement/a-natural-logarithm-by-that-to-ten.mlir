func.func @f(%x: f32) -> f32 {
  %r = math.log %x fastmath<afn> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %c = arith.constant 2.30258509 : f32
  %l = math.log10 %x : f32
  %r = arith.mulf %l, %c : f32
  return %r : f32
}
// expect: equivalent
