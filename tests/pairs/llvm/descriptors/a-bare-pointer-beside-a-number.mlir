func.func @f(%A: memref<4xf32>, %n: i32) {
  %c0 = arith.constant 0 : index
  %x = arith.sitofp %n : i32 to f32
  memref.store %x, %A[%c0] : memref<4xf32>
  return
}
// -----
llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %x = llvm.sitofp %n : i32 to f32
  llvm.store %x, %p : f32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise
