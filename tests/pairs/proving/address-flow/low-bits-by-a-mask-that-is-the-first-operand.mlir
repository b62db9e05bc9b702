llvm.func @f() -> i64 {
  %bytes = llvm.mlir.constant(128 : i64) : i64
  %seven = llvm.mlir.constant(7 : i64) : i64
  %p = llvm.alloca %bytes x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %n = llvm.ptrtoint %p : !llvm.ptr to i64
  %m = llvm.and %seven, %n : i64
  llvm.return %m : i64
}
// -----
llvm.func @f() -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  llvm.return %z : i64
}
// expect: equivalent bitwise static
