llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %a = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, i32
  llvm.return %a : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %a = llvm.load %p : !llvm.ptr -> i32
  %b = llvm.add %a, %x : i32
  llvm.store %b, %p : i32, !llvm.ptr
  llvm.return %a : i32
}
// expect: unknown atomic
