// options: --accept real
func.func @f(%x: f32, %y: f32, %z: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  return %zero : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> f32 {
  %inf = arith.constant 0x7F800000 : f32
  %c = arith.cmpf olt, %x, %y : f32
  %s = arith.select %c, %inf, %z : f32
  %d = arith.subf %s, %s : f32
  return %d : f32
}
// expect: unknown open-obligation
