// POSIX, ffs: the seventh bit of 64 is the first one that is set.
llvm.func @ffs(i32) -> i32
llvm.func @f() -> i32 {
  %x = llvm.mlir.constant(64 : i32) : i32
  %l = llvm.call @ffs(%x) : (i32) -> i32
  llvm.return %l : i32
}
// -----
llvm.func @ffs(i32) -> i32
llvm.func @f() -> i32 {
  %x = llvm.mlir.constant(64 : i32) : i32
  %l = llvm.mlir.constant(7 : i32) : i32
  llvm.return %l : i32
}
// expect: unknown
