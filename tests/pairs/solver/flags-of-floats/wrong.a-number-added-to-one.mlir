func.func @f(%a: i32, %z: f32, %x: f32) -> f32 {
  %c = arith.constant 1.0 : f32
  %r = arith.addf %c, %x fastmath<nsz> : f32
  %key = arith.constant 123456789 : i32
  %is = arith.cmpi eq, %a, %key : i32
  %chosen = arith.select %is, %r, %z : f32
  return %chosen : f32
}
// -----
func.func @f(%a: i32, %z: f32, %x: f32) -> f32 {
  %key = arith.constant 123456789 : i32
  %is = arith.cmpi eq, %a, %key : i32
  %chosen = arith.select %is, %x, %z : f32
  return %chosen : f32
}
// expect: unknown open-obligation
