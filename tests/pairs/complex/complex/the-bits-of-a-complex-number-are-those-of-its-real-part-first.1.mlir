func.func @f(%x: complex<f32>) -> i64 {
  %r = complex.bitcast %x : complex<f32> to i64
  return %r : i64
}
// -----
func.func @f(%x: complex<f32>) -> i64 {
  %re = complex.re %x : complex<f32>
  %im = complex.im %x : complex<f32>
  %a = arith.bitcast %re : f32 to i32
  %b = arith.bitcast %im : f32 to i32
  %low = arith.extui %a : i32 to i64
  %high = arith.extui %b : i32 to i64
  %by = arith.constant 32 : i64
  %up = arith.shli %high, %by : i64
  %r = arith.ori %low, %up : i64
  return %r : i64
}
// expect: equivalent bitwise
