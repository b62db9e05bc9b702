llvm.func @f(%x: i64, %p: !llvm.ptr) -> i64 {
  llvm.store %x, %p : i64, !llvm.ptr
  llvm.return %x : i64
}
// -----
llvm.func @f(%x: i64, %p: !llvm.ptr) -> i64 attributes {no_unwind, will_return} {
  llvm.store %x, %p : i64, !llvm.ptr
  llvm.return %x : i64
}
// expect: equivalent
