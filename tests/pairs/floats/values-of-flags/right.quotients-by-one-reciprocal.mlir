func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %a = arith.divf %x, %y fastmath<arcp> : f32
  %b = arith.divf %z, %y fastmath<arcp> : f32
  return %a, %b : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %o = arith.constant 1.0 : f32
  %q = arith.divf %o, %y fastmath<arcp> : f32
  %a = arith.mulf %x, %q fastmath<arcp> : f32
  %b = arith.mulf %z, %q fastmath<arcp> : f32
  return %a, %b : f32, f32
}
// expect: equivalent bitwise
