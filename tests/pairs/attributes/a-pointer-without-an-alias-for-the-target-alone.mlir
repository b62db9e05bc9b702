llvm.func @f(%x: !llvm.ptr, %y: !llvm.ptr) {
  %v = llvm.load %x : !llvm.ptr -> i32
  llvm.store %v, %y : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr) {
  %v = llvm.load %x : !llvm.ptr -> i32
  llvm.store %v, %y : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent
