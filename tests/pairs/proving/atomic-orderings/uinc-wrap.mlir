llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %a = llvm.atomicrmw uinc_wrap %p, %x monotonic : !llvm.ptr, i32
  llvm.return %a : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.atomicrmw add %p, %o monotonic : !llvm.ptr, i32
  llvm.return %a : i32
}
// expect: unknown unsupported
