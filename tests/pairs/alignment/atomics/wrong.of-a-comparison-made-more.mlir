llvm.func @f(%p: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  %s = llvm.cmpxchg %p, %x, %y seq_cst monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i32, i1)>
  llvm.return %r : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  %s = llvm.cmpxchg %p, %x, %y seq_cst monotonic {alignment = 8 : i64} : !llvm.ptr, i32
  %r = llvm.extractvalue %s[0] : !llvm.struct<(i32, i1)>
  llvm.return %r : i32
}
// expect: unknown alignment
