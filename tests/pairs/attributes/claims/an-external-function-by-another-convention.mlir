llvm.func @g(i64) -> i64
llvm.func @f(%x: i64, %p: !llvm.ptr) -> i64 {
  %r = llvm.call @g(%x) : (i64) -> i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return %r : i64
}
// -----
llvm.func fastcc @g(i64) -> i64
llvm.func @f(%x: i64, %p: !llvm.ptr) -> i64 {
  %r = llvm.call fastcc @g(%x) : (i64) -> i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return %r : i64
}
// expect: unknown
