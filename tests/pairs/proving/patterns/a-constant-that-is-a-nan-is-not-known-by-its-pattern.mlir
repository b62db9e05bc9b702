func.func @f() -> i32 {
%b = arith.constant 0x7FC00000 : i32
return %b : i32
}
// -----
func.func @f() -> i32 {
  %z = arith.constant 0.0 : f32
  %q = arith.divf %z, %z : f32
  %b = arith.bitcast %q : f32 to i32
  return %b : i32
}
// expect: unknown open-obligation
