llvm.func @f(%p: !llvm.ptr, %m: vector<4xi1>, %o: vector<4xi32>) {
  llvm.intr.masked.store %o, %p, %m {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %m: vector<4xi1>, %o: vector<4xi32>) {
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
  %r = llvm.select %m, %o, %v : vector<4xi1>, vector<4xi32>
  llvm.store %r, %p {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
// expect: different
