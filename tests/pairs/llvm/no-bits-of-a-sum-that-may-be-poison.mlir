llvm.func @f(%a: i32, %b: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.return %zero : i32
}
// -----
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %sum = llvm.add %a, %b overflow<nsw> : i32
  %none = llvm.and %sum, %zero : i32
  llvm.return %none : i32
}
// expect: different
