llvm.func @f(%p: !llvm.ptr<3>, %x: i32, %y: i32) {
  %s = llvm.add %x, %y : i32
  llvm.store %s, %p : i32, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<3>, %x: i32, %y: i32) {
  %s = llvm.add %y, %x : i32
  llvm.store %s, %p : i32, !llvm.ptr<3>
  llvm.return
}
// expect: equivalent bitwise all-sizes
