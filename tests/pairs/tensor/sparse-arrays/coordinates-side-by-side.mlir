#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%t: tensor<8x8xf64, #C>, %i: index) -> index {
  %c = sparse_tensor.coordinates %t { level = 1 : index } : tensor<8x8xf64, #C> to memref<?xindex, strided<[?], offset: ?>>
  %k = memref.load %c[%i] : memref<?xindex, strided<[?], offset: ?>>
  return %k : index
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%pa: memref<?xindex>, %ca: memref<?xindex>, %va: memref<?xf64>, %s: !sparse_tensor.storage_specifier<#C>, %i: index) -> index {
  %k = memref.load %ca[%i] : memref<?xindex>
  return %k : index
}
// expect: unknown
