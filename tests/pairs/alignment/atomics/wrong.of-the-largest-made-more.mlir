llvm.func @f(%p: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  %r = llvm.atomicrmw max %p, %x acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  %r = llvm.atomicrmw max %p, %x acq_rel {alignment = 16 : i64} : !llvm.ptr, i32
  llvm.return %r : i32
}
// expect: unknown alignment
