func.func @f(%x: f32, %y: f32) -> (f32, f32) {
  %r = math.rsqrt %x fastmath<afn> : f32
  return %r, %r : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32) -> (f32, f32) {
  %o = arith.constant 1.0 : f32
  %r = math.rsqrt %x fastmath<afn> : f32
  %q = math.sqrt %x : f32
  %s = arith.divf %o, %q : f32
  return %r, %s : f32, f32
}
// expect: unknown open-obligation
