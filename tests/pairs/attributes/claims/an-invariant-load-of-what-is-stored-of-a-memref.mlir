func.func @f(%p: memref<4xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.load %p[%c0] : memref<4xi32>
  memref.store %x, %p[%c0] : memref<4xi32>
  %b = memref.load %p[%c0] : memref<4xi32>
  %c = arith.addi %a, %b : i32
  return %c : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %a = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.store %x, %p : i32, !llvm.ptr
  %b = llvm.load %p invariant : !llvm.ptr -> i32
  %c = llvm.add %a, %b : i32
  llvm.return %c : i32
}
// expect: unknown promise
