llvm.mlir.global linkonce constant @k(7 : i32) : i32
llvm.func @f() -> i32 {
  %p = llvm.mlir.addressof @k : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.mlir.global linkonce constant @k(7 : i32) : i32
llvm.func @f() -> i32 {
  %r = llvm.mlir.constant(7 : i32) : i32
  llvm.return %r : i32
}
// expect: unknown
