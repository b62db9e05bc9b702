func.func @_mlir_ciface_f(%m: memref<4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<4xf64>
  memref.dealloc %m : memref<4xf64>
  return %x : f64
}
// -----
llvm.func @free(!llvm.ptr)
llvm.func @_mlir_ciface_f(%d: !llvm.ptr) -> f64 {
  %q = llvm.getelementptr %d[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %a = llvm.load %q : !llvm.ptr -> !llvm.ptr
  %x = llvm.load %a : !llvm.ptr -> f64
  %r = llvm.getelementptr %d[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %p = llvm.load %r : !llvm.ptr -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return %x : f64
}
// expect: unknown
