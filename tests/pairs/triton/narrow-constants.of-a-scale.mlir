tt.func @f() -> f32 {
  %c = arith.constant 1.0 : f8E8M0FNU
  %b = arith.extf %c : f8E8M0FNU to f32
  tt.return %b : f32
}
// -----
tt.func @f() -> f32 {
  %b = arith.constant 1.0 : f32
  tt.return %b : f32
}
// expect: unknown unsupported
