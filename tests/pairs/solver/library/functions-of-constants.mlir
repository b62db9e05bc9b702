// What is computed beforehand is the nearest number, as the verdict takes for granted of the function.
func.func @f() -> (f32, f32, f32, f64) {
  %c = arith.constant 1.0 : f32
  %h = arith.constant 100.0 : f32
  %d = arith.constant 4.0 : f64
  %0 = math.sin %c : f32
  %1 = math.log10 %h : f32
  %2 = math.tanh %c : f32
  %3 = math.log2 %d : f64
  return %0, %1, %2, %3 : f32, f32, f32, f64
}
// -----
func.func @f() -> (f32, f32, f32, f64) {
  %0 = arith.constant 0.84147096 : f32
  %1 = arith.constant 2.0 : f32
  %2 = arith.constant 0.7615942 : f32
  %3 = arith.constant 2.0 : f64
  return %0, %1, %2, %3 : f32, f32, f32, f64
}
// expect: equivalent
