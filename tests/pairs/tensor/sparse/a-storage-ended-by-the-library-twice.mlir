#S = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @g(%t: tensor<4x5xf64, #S>, %u: tensor<4x5xf64, #S>) {
  %c0 = arith.constant 0 : index
  %v = sparse_tensor.values %t : tensor<4x5xf64, #S> to memref<?xf64>
  %x = memref.load %v[%c0] : memref<?xf64>
  vector.print %x : f64
  bufferization.dealloc_tensor %t : tensor<4x5xf64, #S>
  return
}
// -----
func.func private @delSparseTensor(!llvm.ptr)
func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64>
func.func @g(%t: !llvm.ptr, %u: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %v = call @sparseValuesF64(%t) : (!llvm.ptr) -> memref<?xf64>
  %x = memref.load %v[%c0] : memref<?xf64>
  vector.print %x : f64
  call @delSparseTensor(%t) : (!llvm.ptr) -> ()
  call @delSparseTensor(%t) : (!llvm.ptr) -> ()
  return
}
// expect: unknown
