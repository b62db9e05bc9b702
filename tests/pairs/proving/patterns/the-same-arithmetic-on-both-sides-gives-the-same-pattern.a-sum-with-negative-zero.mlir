func.func @f(%x: f32) -> i32 {
  %k = arith.constant -0.0 : f32
%r = arith.addf %x, %k : f32
  %b = arith.bitcast %r : f32 to i32
  return %b : i32
}
// -----
func.func @f(%x: f32) -> i32 {
  %k = arith.constant -0.0 : f32
%r = arith.addf %x, %k : f32
  %b = arith.bitcast %r : f32 to i32
  return %b : i32
}
// expect: equivalent bitwise
