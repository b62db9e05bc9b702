llvm.func @f(%v: vector<4xf32>, %w: vector<[8]xf32>) -> vector<[8]xf32> {
  %r = llvm.intr.vector.insert %v, %w[4] : vector<4xf32> into vector<[8]xf32>
  llvm.return %r : vector<[8]xf32>
}
// -----
llvm.func @f(%v: vector<4xf32>, %w: vector<[8]xf32>) -> vector<[8]xf32> {
  %p = llvm.mlir.poison : vector<[4]xf32>
  %s = llvm.intr.vector.insert %v, %p[0] : vector<4xf32> into vector<[4]xf32>
  %r = llvm.intr.vector.insert %s, %w[4] : vector<[4]xf32> into vector<[8]xf32>
  llvm.return %r : vector<[8]xf32>
}
// expect: different
