llvm.func @f(%p: !llvm.ptr, %a: i32, %b: i32) -> i32 {
  %x = llvm.cmpxchg %p, %a, %b acq_rel monotonic : !llvm.ptr, i32
  %r = llvm.extractvalue %x[0] : !llvm.struct<(i32, i1)>
  llvm.return %r : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32, %b: i32) -> i32 {
  %x = llvm.cmpxchg weak %p, %a, %b acq_rel monotonic : !llvm.ptr, i32
  %r = llvm.extractvalue %x[0] : !llvm.struct<(i32, i1)>
  llvm.return %r : i32
}
// expect: unknown unsupported
