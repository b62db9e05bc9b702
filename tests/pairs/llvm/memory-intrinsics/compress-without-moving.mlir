llvm.func @f(%p: !llvm.ptr, %v: vector<4xi32>, %m: vector<4xi1>) {
  "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: vector<4xi32>, %m: vector<4xi1>) {
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
  llvm.return
}
// expect: different
