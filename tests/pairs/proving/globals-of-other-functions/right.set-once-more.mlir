// options: --func set
llvm.mlir.global internal @g(0 : i32) : i32
llvm.func @f(%x: i32) -> i32 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @set(%x: i32) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %z = llvm.mlir.constant(0 : i32) : i32
  llvm.store %z, %g : i32, !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global internal @g(0 : i32) : i32
llvm.func @f(%x: i32) -> i32 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @set(%x: i32) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise static
