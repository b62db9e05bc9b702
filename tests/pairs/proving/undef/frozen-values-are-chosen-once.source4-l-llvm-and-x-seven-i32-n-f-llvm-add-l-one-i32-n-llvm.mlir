llvm.func @f(%x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %max = llvm.mlir.constant(2147483647 : i32) : i32
  %many = llvm.mlir.constant(16 : i32) : i32
  %l = llvm.and %x, %seven : i32
  %s = llvm.add %l, %one overflow<nsw> : i32
  %f = llvm.freeze %s : i32
  llvm.return %f : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %max = llvm.mlir.constant(2147483647 : i32) : i32
  %many = llvm.mlir.constant(16 : i32) : i32
  %l = llvm.and %x, %seven : i32
  %f = llvm.add %l, %one : i32
  llvm.return %f : i32
}
// expect: equivalent bitwise
