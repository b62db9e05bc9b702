llvm.func @f(%v: vector<[4]xf32>, %w: vector<[8]xf32>) -> vector<[8]xf32> {
  %r = llvm.intr.vector.insert %v, %w[4] : vector<[4]xf32> into vector<[8]xf32>
  llvm.return %r : vector<[8]xf32>
}
// -----
llvm.func @f(%v: vector<[4]xf32>, %w: vector<[8]xf32>) -> vector<[8]xf32> {
  %l = llvm.intr.vector.extract %w[0] : vector<[4]xf32> from vector<[8]xf32>
  %p = llvm.mlir.poison : vector<[8]xf32>
  %q = llvm.intr.vector.insert %l, %p[0] : vector<[4]xf32> into vector<[8]xf32>
  %r = llvm.intr.vector.insert %v, %q[4] : vector<[4]xf32> into vector<[8]xf32>
  llvm.return %r : vector<[8]xf32>
}
// expect: equivalent bitwise
