#R = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
#O = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#P = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
func.func @f(%i: index, %j: index, %v: f64) -> index {
  %0 = bufferization.alloc_tensor() : tensor<3x4xf64, #C>
  %1 = tensor.insert %v into %0[%i, %j] : tensor<3x4xf64, #C>
  %2 = sparse_tensor.load %1 hasInserts : tensor<3x4xf64, #C>
  %p = sparse_tensor.positions %2 {level = 0 : index} : tensor<3x4xf64, #C> to memref<?xindex>
  %c = memref.load %p[%i] : memref<?xindex>
  return %c : index
}
// -----
#R = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
#O = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#P = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
func.func @f(%i: index, %j: index, %v: f64) -> index {
  %0 = bufferization.alloc_tensor() : tensor<4x3xf64, #R>
  %1 = tensor.insert %v into %0[%j, %i] : tensor<4x3xf64, #R>
  %2 = sparse_tensor.load %1 hasInserts : tensor<4x3xf64, #R>
  %p = sparse_tensor.positions %2 {level = 1 : index} : tensor<4x3xf64, #R> to memref<?xindex>
  %c = memref.load %p[%i] : memref<?xindex>
  return %c : index
}
// expect: unknown
