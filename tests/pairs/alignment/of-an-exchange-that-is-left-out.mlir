llvm.func @f(%p: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  %r = llvm.cmpxchg %p, %x, %y monotonic monotonic {alignment = 2 : i64} : !llvm.ptr, i32
  %z = llvm.extractvalue %r[0] : !llvm.struct<(i32, i1)>
  llvm.return %z : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  %r = llvm.cmpxchg %p, %x, %y monotonic monotonic : !llvm.ptr, i32
  %z = llvm.extractvalue %r[0] : !llvm.struct<(i32, i1)>
  llvm.return %z : i32
}
// expect: unknown alignment
