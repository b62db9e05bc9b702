llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %a = llvm.atomicrmw umax %p, %x monotonic : !llvm.ptr, i32
  llvm.return %a : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %a = llvm.atomicrmw max %p, %x monotonic : !llvm.ptr, i32
  llvm.return %a : i32
}
// expect: different
