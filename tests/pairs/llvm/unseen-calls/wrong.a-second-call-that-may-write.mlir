// LLVM Language Reference, "Function Attributes", memory: without it the second call may print.
llvm.func @e(i8) -> i8
llvm.func @f(%x: i8) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.call @e(%x) : (i8) -> i8
  %b = llvm.call @e(%x) : (i8) -> i8
  %d = llvm.sub %a, %b : i8
  llvm.return %d : i8
}
// -----
llvm.func @e(i8) -> i8
llvm.func @f(%x: i8) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.call @e(%x) : (i8) -> i8
  llvm.return %z : i8
}
// expect: different
