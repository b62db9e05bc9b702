llvm.func @f(%x: i32) -> i32 {
  %s = llvm.mlir.constant([7 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i32, f32)>
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %s = llvm.mlir.constant([8 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i32, f32)>
  llvm.return %r : i32
}
// expect: different
