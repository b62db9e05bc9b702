llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %a = llvm.atomicrmw add %p, %x acq_rel : !llvm.ptr, i32
  llvm.return %a : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %a = llvm.atomicrmw add %p, %x acquire : !llvm.ptr, i32
  llvm.return %a : i32
}
// expect: unknown atomic
