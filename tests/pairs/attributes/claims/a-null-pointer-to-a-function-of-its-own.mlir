func.func @f(%x: i32) -> i32 {
  return %x : i32
}
// -----
llvm.func internal @g(%p: !llvm.ptr {llvm.nonnull}, %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%x: i32) -> i32 {
  %z = llvm.mlir.zero : !llvm.ptr
  %y = llvm.call @g(%z, %x) : (!llvm.ptr, i32) -> i32
  llvm.return %y : i32
}
// expect: unknown promise
