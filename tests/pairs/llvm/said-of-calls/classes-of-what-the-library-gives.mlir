llvm.func @sinf(f32) -> f32 
llvm.func @f(%x: f32) -> f32 {
  %r = llvm.call @sinf(%x)  : (f32) -> f32
  llvm.return %r : f32
}
// -----
llvm.func @sinf(f32) -> (f32 {llvm.nofpclass = 3 : i64})
llvm.func @f(%x: f32) -> f32 {
  %r = llvm.call @sinf(%x)  : (f32) -> f32
  llvm.return %r : f32
}
// expect: unknown
