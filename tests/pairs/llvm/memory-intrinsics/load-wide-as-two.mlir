llvm.func @f(%p: !llvm.ptr) -> vector<4xi32> {
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
  llvm.return %v : vector<4xi32>
}
// -----
llvm.func @f(%p: !llvm.ptr) -> vector<4xi32> {
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %o = llvm.mlir.poison : vector<4xi32>
  %v = llvm.intr.masked.load %p, %m, %o {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return %v : vector<4xi32>
}
// expect: equivalent bitwise listed
