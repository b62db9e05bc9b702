llvm.func @f(%p: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  llvm.store %x, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  llvm.store %x, %p atomic release {alignment = 8 : i64} : i32, !llvm.ptr
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
// expect: unknown unsupported
