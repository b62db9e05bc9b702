llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.extractelement %v[%0 : i32] : vector<2xi32>
  llvm.store %y, %p : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %z = llvm.mlir.constant(dense<0> : vector<2xi64>) : vector<2xi64>
  %ps = llvm.getelementptr %p[%z] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
  llvm.intr.masked.scatter %v, %ps, %m {alignment = 4 : i32} : vector<2xi32>, vector<2xi1> into vector<2x!llvm.ptr>
  llvm.return
}
// expect: different
