llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %y = llvm.atomicrmw add %p, %x monotonic {alignment = 1 : i64} : !llvm.ptr, i32
  llvm.return %y : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %y = llvm.atomicrmw add %p, %x monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return %y : i32
}
// expect: unknown alignment
