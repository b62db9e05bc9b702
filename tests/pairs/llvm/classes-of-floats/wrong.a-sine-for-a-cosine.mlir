llvm.func @f(%x: f32) -> f32 {
  %s = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<(f32, f32)>
  llvm.return %r : f32
}
// -----
llvm.func @f(%x: f32) -> f32 {
  %s = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(f32, f32)>
  llvm.return %r : f32
}
// expect: different
