llvm.mlir.global internal constant @g() : i32 {
  %0 = llvm.mlir.constant(5 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @f() -> i32 {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.mlir.global internal constant @g() : i32 {
  %0 = llvm.mlir.undef : i32
  llvm.return %0 : i32
}
llvm.func @f() -> i32 {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// expect: different
