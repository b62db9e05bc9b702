llvm.func @f(%x: i32) -> i32 {
  %u = llvm.mlir.undef : i32
  %f = llvm.freeze %u : i32
  %a = llvm.mul %f, %x : i32
  %b = llvm.udiv %a, %f : i32
  llvm.return %b : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %7 = llvm.mlir.constant(7 : i32) : i32
  %9 = llvm.mlir.constant(9 : i32) : i32
  %a = llvm.mul %7, %x : i32
  %b = llvm.udiv %a, %9 : i32
  llvm.return %b : i32
}
// expect: unknown
