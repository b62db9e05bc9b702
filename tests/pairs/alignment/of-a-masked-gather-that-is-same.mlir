llvm.func @f(%p: vector<2x!llvm.ptr>, %m: vector<2xi1>, %v: vector<2xi32>) -> vector<2xi32> {
  %r = "llvm.intr.masked.gather"(%p, %m, %v) <{alignment = 4 : i32}> : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xi32>) -> vector<2xi32>
  llvm.return %r : vector<2xi32>
}
// -----
llvm.func @f(%p: vector<2x!llvm.ptr>, %m: vector<2xi1>, %v: vector<2xi32>) -> vector<2xi32> {
  %r = "llvm.intr.masked.gather"(%p, %m, %v) <{alignment = 4 : i32}> : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xi32>) -> vector<2xi32>
  llvm.return %r : vector<2xi32>
}
// expect: equivalent bitwise
