llvm.func @f(%x: i32) -> i32 {
  %c = llvm.mlir.constant(7 : i32) : i32
  %r = llvm.and %x, %c : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32) -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 8>}) {
  %c = llvm.mlir.constant(7 : i32) : i32
  %r = llvm.and %x, %c : i32
  llvm.return %r : i32
}
// expect: unknown
