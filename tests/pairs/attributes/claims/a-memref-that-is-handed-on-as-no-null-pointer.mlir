func.func @f(%p: memref<4xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  memref.store %x, %p[%c0] : memref<4xi32>
  %y = memref.load %p[%c0] : memref<4xi32>
  return %y : i32
}
// -----
llvm.func internal @g(%p: !llvm.ptr {llvm.nonnull}, %x: i32) -> i32 {
  llvm.store %x, %p : i32, !llvm.ptr
  %y = llvm.load %p : !llvm.ptr -> i32
  llvm.return %y : i32
}
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %a = llvm.call @g(%p, %x) : (!llvm.ptr, i32) -> i32
  llvm.return %a : i32
}
// expect: equivalent bitwise
