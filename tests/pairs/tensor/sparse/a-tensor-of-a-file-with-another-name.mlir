#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @name() -> !llvm.ptr
func.func @f() -> tensor<4x4xf64> {
  %p = call @name() : () -> !llvm.ptr
  %t = sparse_tensor.new %p : !llvm.ptr to tensor<4x4xf64, #CSR>
  %d = sparse_tensor.convert %t : tensor<4x4xf64, #CSR> to tensor<4x4xf64>
  return %d : tensor<4x4xf64>
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @name() -> !llvm.ptr
func.func @f() -> tensor<4x4xf64> {
  %p = call @name() : () -> !llvm.ptr
  %s = sparse_tensor.new %p : !llvm.ptr to tensor<4x4xf64, #CSR>
  %d = sparse_tensor.convert %s : tensor<4x4xf64, #CSR> to tensor<4x4xf64>
  return %d : tensor<4x4xf64>
}
// expect: equivalent bitwise static
