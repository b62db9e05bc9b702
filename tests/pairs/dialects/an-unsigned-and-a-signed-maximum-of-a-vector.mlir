llvm.func @f(%x: vector<4xi32>) -> i32 {
  %r = "llvm.intr.vector.reduce.umax"(%x) : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: vector<4xi32>) -> i32 {
  %r = "llvm.intr.vector.reduce.smax"(%x) : (vector<4xi32>) -> i32
  llvm.return %r : i32
}
// expect: different
