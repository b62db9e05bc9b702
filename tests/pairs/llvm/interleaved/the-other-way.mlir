llvm.func @f(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<4xi32> {
  %r = "llvm.intr.vector.interleave2"(%a, %b) : (vector<2xi32>, vector<2xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
// -----
llvm.func @f(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<4xi32> {
  %r = llvm.shufflevector %a, %b [2, 0, 3, 1] : vector<2xi32>
  llvm.return %r : vector<4xi32>
}
// expect: different
