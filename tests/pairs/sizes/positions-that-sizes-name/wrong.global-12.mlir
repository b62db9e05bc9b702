func.func @f(%x: f32, %y: f32, %i: index) -> i32 {
  %s = arith.constant dense<[7,7,7,7,7,7,7,7,7,9,7,7]> : tensor<12xi32>
  %r = tensor.extract %s[%i] : tensor<12xi32>
  return %r : i32
}
// -----
func.func @f(%x: f32, %y: f32, %i: index) -> i32 {
  %r = arith.constant 7 : i32
  return %r : i32
}
// expect: different
