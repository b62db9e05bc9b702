llvm.func @f(%v: vector<4xi32>) -> i32 {
  %i = llvm.mlir.constant(0 : i32) : i32
  %j = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.extractelement %v[%i : i32] : vector<4xi32>
  %b = llvm.extractelement %v[%j : i32] : vector<4xi32>
  %s = llvm.add %a, %b : i32
  llvm.return %s : i32
}
// -----
llvm.func @f(%v: vector<4xi32>) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(2 : i32) : i32
  %s = "llvm.intr.vp.reduce.add"(%z, %v, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return %s : i32
}
// expect: equivalent bitwise
