llvm.func @f(%v: vector<4xi32>) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %s = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  llvm.return %s : i32
}
// -----
llvm.func @f(%v: vector<4xi32>) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(5 : i32) : i32
  %s = "llvm.intr.vp.reduce.add"(%z, %v, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %s : i32
}
// expect: different
