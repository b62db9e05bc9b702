llvm.func @f(%c: i1, %x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %max = llvm.mlir.constant(2147483647 : i32) : i32
  %many = llvm.mlir.constant(16 : i32) : i32
  %u = llvm.mlir.undef : i32
  %s = llvm.select %c, %x, %u : i1, i32
  llvm.return %s : i32
}
// -----
llvm.func @f(%c: i1, %x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %max = llvm.mlir.constant(2147483647 : i32) : i32
  %many = llvm.mlir.constant(16 : i32) : i32
  %m = llvm.select %c, %x, %seven : i1, i32
  llvm.return %m : i32
}
// expect: equivalent bitwise static
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: what is undef in the source, or read where it has written nothing, may be poison in the target
