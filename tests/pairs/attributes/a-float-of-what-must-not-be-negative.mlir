llvm.func @f(%x: i32) -> f32 {
  %r = llvm.uitofp %x : i32 to f32
  llvm.return %r : f32
}
// -----
llvm.func @f(%x: i32) -> f32 {
  %r = llvm.uitofp nneg %x : i32 to f32
  llvm.return %r : f32
}
// expect: different
