func.func @f(%x: f32) -> i32 {
  %w = arith.extf %x : f32 to f64
%r = arith.truncf %w : f64 to f32
  %b = arith.bitcast %r : f32 to i32
  return %b : i32
}
// -----
func.func @f(%x: f32) -> i32 {
  %w = arith.extf %x : f32 to f64
%r = arith.truncf %w : f64 to f32
  %b = arith.bitcast %r : f32 to i32
  return %b : i32
}
// expect: equivalent bitwise
