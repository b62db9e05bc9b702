func.func @f(%a: i32, %z: f16, %x: f16) -> f16 {
  %r = arith.divf %x, %x fastmath<nnan> : f16
  %key = arith.constant 123456789 : i32
  %is = arith.cmpi eq, %a, %key : i32
  %chosen = arith.select %is, %r, %z : f16
  return %chosen : f16
}
// -----
func.func @f(%a: i32, %z: f16, %x: f16) -> f16 {
  %c = arith.constant 2.0 : f16
  %key = arith.constant 123456789 : i32
  %is = arith.cmpi eq, %a, %key : i32
  %chosen = arith.select %is, %c, %z : f16
  return %chosen : f16
}
// expect: different
