llvm.func @f(%x: f32, %o: !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = "llvm.alloca"(%n) <{alignment = 0 : i64, elem_type = f32}> : (i64) -> !llvm.ptr
  llvm.store %x, %p : f32, !llvm.ptr
  %y = llvm.load %p : !llvm.ptr -> f32
  llvm.store %y, %o : f32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%x: f32, %o: !llvm.ptr) {
  llvm.store %x, %o : f32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise
