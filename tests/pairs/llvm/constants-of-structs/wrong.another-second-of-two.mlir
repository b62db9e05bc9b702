llvm.func @f(%x: i32) -> f32 {
  %s = llvm.mlir.constant([7 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<(i32, f32)>
  llvm.return %r : f32
}
// -----
llvm.func @f(%x: i32) -> f32 {
  %s = llvm.mlir.constant([7 : i32, 3.0 : f32]) : !llvm.struct<(i32, f32)>
  %r = llvm.extractvalue %s[1] : !llvm.struct<(i32, f32)>
  llvm.return %r : f32
}
// expect: different
