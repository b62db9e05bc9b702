func.func @f(%x: f32) -> f32 {
  %r = math.log10 %x fastmath<afn> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %c = arith.constant 0.30103 : f32
  %l = math.log2 %x : f32
  %r = arith.mulf %l, %c : f32
  return %r : f32
}
// expect: equivalent
