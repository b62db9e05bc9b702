func.func @f(%x: f32, %y: f32) -> (f32) {
  %r = math.exp %x fastmath<afn,ninf> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> (f32) {
  %c = arith.constant 1.44269502 : f32
  %m = arith.mulf %x, %c fastmath<afn,ninf> : f32
  %r = math.exp2 %m fastmath<afn,ninf> : f32
  return %r : f32
}
// expect: unknown
