func.func @f(%x: f32, %y: f32) -> f32 {
  %r = math.exp %x : f32
  return %r : f32
}
// -----
llvm.func @expf(f32) -> f32
llvm.func @f(%x: f32, %y: f32) -> f32 {
  %r = llvm.call @expf(%x) : (f32) -> f32
  llvm.return %r : f32
}
// expect: equivalent
