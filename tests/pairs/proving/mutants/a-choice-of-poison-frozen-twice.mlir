// What may be poison, frozen twice, may be two numbers.
llvm.func @f(%c: i1, %x: i32) -> i32 {
  %u = llvm.mlir.poison : i32
  %0 = llvm.select %c, %x, %u : i1, i32
  %1 = llvm.freeze %0 : i32
  %2 = llvm.sub %1, %1 : i32
  llvm.return %2 : i32
}
// -----
llvm.func @f(%c: i1, %x: i32) -> i32 {
  %u = llvm.mlir.poison : i32
  %0 = llvm.select %c, %x, %u : i1, i32
  %1 = llvm.freeze %0 : i32
  %3 = llvm.freeze %0 : i32
  %2 = llvm.sub %1, %3 : i32
  llvm.return %2 : i32
}
// expect: unknown
