llvm.func @f(%p: !llvm.ptr, %m: vector<4xi1>, %o: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.intr.masked.load %p, %m, %o {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
// -----
llvm.func @f(%p: !llvm.ptr, %m: vector<4xi1>, %o: vector<4xi32>) -> vector<4xi32> {
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
  %r = llvm.select %m, %v, %o : vector<4xi1>, vector<4xi32>
  llvm.return %r : vector<4xi32>
}
// expect: different
