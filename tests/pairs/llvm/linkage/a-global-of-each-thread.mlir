llvm.mlir.global internal thread_local @g(0 : i32) {addr_space = 0 : i32} : i32
llvm.func @f(%n: i32) -> i32 {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %n, %p : i32, !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}
// -----
llvm.mlir.global internal thread_local @g(0 : i32) {addr_space = 0 : i32} : i32
llvm.func @f(%n: i32) -> i32 {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %n, %p : i32, !llvm.ptr
  llvm.return %n : i32
}
// expect: unknown unsupported
