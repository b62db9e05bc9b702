llvm.func @g(f32) -> f32
llvm.func @f(%x: f32, %y: f32) -> f32 {
  %r = llvm.call @g(%x) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %s = llvm.call @g(%y) : (f32) -> f32
  llvm.return %s : f32
}
// -----
llvm.func @g(f32) -> f32
llvm.func @f(%x: f32, %y: f32) -> f32 {
  %r = llvm.call @g(%x) : (f32) -> f32
  %s = llvm.call @g(%y) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  llvm.return %s : f32
}
// expect: unknown
