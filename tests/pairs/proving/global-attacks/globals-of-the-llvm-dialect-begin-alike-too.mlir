llvm.mlir.global internal @g(1.0 : f32) : f32
func.func @f(%A: memref<f32>) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> f32
  memref.store %v, %A[] : memref<f32>
  return
}
// -----
llvm.mlir.global internal @g(2.0 : f32) : f32
func.func @f(%A: memref<f32>) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> f32
  memref.store %v, %A[] : memref<f32>
  return
}
// expect: different
