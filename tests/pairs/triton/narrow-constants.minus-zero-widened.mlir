tt.func @f() -> f32 {
  %c = arith.constant -0.0 : f8E5M2
  %b = arith.extf %c : f8E5M2 to f32
  tt.return %b : f32
}
// -----
tt.func @f() -> f32 {
  %b = arith.constant 0.0 : f32
  tt.return %b : f32
}
// expect: unknown unsupported
