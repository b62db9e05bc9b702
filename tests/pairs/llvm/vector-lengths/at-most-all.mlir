llvm.func @f(%v: vector<4xi32>, %n: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %s = "llvm.intr.vp.reduce.add"(%z, %v, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %s : i32
}
// -----
llvm.func @f(%v: vector<4xi32>, %n: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %k = llvm.intr.umin(%n, %four) : (i32, i32) -> i32
  %s = "llvm.intr.vp.reduce.add"(%z, %v, %m, %k) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %s : i32
}
// expect: equivalent bitwise
