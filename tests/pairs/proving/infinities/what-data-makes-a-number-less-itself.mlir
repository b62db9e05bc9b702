// options: --accept real
func.func @f(%x: f32, %y: f32, %z: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  return %zero : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> f32 {
  %two = arith.constant 2.0 : f32
  %c = arith.cmpf olt, %x, %y : f32
  %s = arith.select %c, %two, %z : f32
  %d = arith.subf %s, %s : f32
  return %d : f32
}
// expect: equivalent real static
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: floats are taken for the real numbers that they approximate: finite, without rounding or signs of zero, and every function and quotient where it is defined
// assumes: conversions between float formats round
