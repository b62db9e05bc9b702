func.func @f(%x: i32) -> f64 {
  %r = arith.uitofp %x : i32 to f64
  return %r : f64
}
// -----
func.func @f(%x: i32) -> f64 {
  %w = arith.extui %x : i32 to i64
  %r = arith.sitofp %w : i64 to f64
  return %r : f64
}
// expect: equivalent bitwise static
