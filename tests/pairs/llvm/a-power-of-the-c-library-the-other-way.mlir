func.func @f(%x: f32, %y: f32) -> f32 {
  %r = math.powf %x, %y : f32
  return %r : f32
}
// -----
llvm.func @powf(f32, f32) -> f32
llvm.func @f(%x: f32, %y: f32) -> f32 {
  %r = llvm.call @powf(%y, %x) : (f32, f32) -> f32
  llvm.return %r : f32
}
// expect: different
