llvm.func @f(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.ptr : (i32) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  llvm.store %z, %a : !llvm.ptr, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> !llvm.ptr
  llvm.return %x : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.ptr : (i32) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  llvm.store %z, %a : !llvm.ptr, !llvm.ptr
  %v = llvm.load %a dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
  llvm.return %x : i32
}
// expect: unknown promise
