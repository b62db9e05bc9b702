func.func @f(%x: bf16) -> f32 {
  %r = arith.extf %x : bf16 to f32
  return %r : f32
}
// -----
func.func @f(%x: bf16) -> f32 {
  %b = arith.bitcast %x : bf16 to i16
  %w = arith.extui %b : i16 to i32
  %c = arith.constant 16 : i32
  %s = arith.shli %w, %c : i32
  %r = arith.bitcast %s : i32 to f32
  return %r : f32
}
// expect: equivalent bitwise static
