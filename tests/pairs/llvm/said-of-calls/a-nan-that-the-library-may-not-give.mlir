llvm.func @sinf(f32) -> f32 
llvm.func @f(%x: f32) -> f32 {
  %r = llvm.call @sinf(%x)  : (f32) -> f32
  llvm.return %r : f32
}
// -----
llvm.func @sinf(f32) -> f32 
llvm.func @f(%x: f32) -> f32 {
  %r = llvm.call @sinf(%x) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  llvm.return %r : f32
}
// expect: unknown
