// Another number is a difference however many bytes there are.
llvm.func @f(%p: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64}) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
  %r = llvm.add %v, %c : i32
  llvm.store %r, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 8 : i64}) {
  %c = llvm.mlir.constant(2 : i32) : i32
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
  %r = llvm.add %v, %c : i32
  llvm.store %r, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
// expect: different
