#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #C>, %m: memref<8x8xf64>) {
  sparse_tensor.foreach in %t : tensor<8x8xf64, #C> do {
  ^bb0(%i: index, %j: index, %v: f64):
    memref.store %v, %m[%i, %j] : memref<8x8xf64>
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #C>, %m: memref<8x8xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %vs = sparse_tensor.values %t : tensor<8x8xf64, #C> to memref<?xf64>
  %p = sparse_tensor.positions %t { level = 1 : index } : tensor<8x8xf64, #C> to memref<?xindex>
  %k = sparse_tensor.coordinates %t { level = 1 : index } : tensor<8x8xf64, #C> to memref<?xindex>
  scf.for %i = %c0 to %c8 step %c1 {
    %lo = memref.load %p[%i] : memref<?xindex>
    %i1 = arith.addi %i, %c1 : index
    %hi = memref.load %p[%i1] : memref<?xindex>
    scf.for %q = %lo to %hi step %c1 {
      %j = memref.load %k[%q] : memref<?xindex>
      %v = memref.load %vs[%q] : memref<?xf64>
      memref.store %v, %m[%j, %i] : memref<8x8xf64>
    }
  }
  return
}
// expect: equivalent bitwise static
