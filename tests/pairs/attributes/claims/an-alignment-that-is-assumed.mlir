llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %c = llvm.mlir.constant(64 : i64) : i64
  llvm.intr.assume %t ["align"(%p, %c : !llvm.ptr, i64)] : i1
  llvm.return %x : i32
}
// expect: unknown alignment
