llvm.func @f() -> i64 {
  %0 = llvm.mlir.constant(1.0 : f64) : i64
  llvm.return %0 : i64
}
// -----
llvm.func @f() -> i64 {
  %0 = llvm.mlir.constant(4607182418800017408) : i64
  llvm.return %0 : i64
}
// expect: unknown unsupported
