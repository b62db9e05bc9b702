llvm.func @f(%n: i64) -> i64 {
  llvm.return %n : i64
}
// -----
llvm.func @f(%n: i64) -> i64 {
  %p = llvm.mlir.zero : !llvm.ptr
  %q = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.ptrtoint %q : !llvm.ptr to i64
  llvm.return %x : i64
}
// expect: equivalent
