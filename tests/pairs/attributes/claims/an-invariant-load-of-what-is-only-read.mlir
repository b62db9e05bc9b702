func.func @f(%p: memref<4xi32>, %q: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %a = memref.load %p[%c0] : memref<4xi32>
  memref.store %a, %q[%c0] : memref<4xi32>
  return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %a = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.store %a, %q : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise static
