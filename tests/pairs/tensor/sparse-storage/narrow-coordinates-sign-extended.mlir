#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 8, crdWidth = 8 }>
func.func @f(%t: tensor<200xf64, #C>, %m: memref<200xf64>) {
  sparse_tensor.foreach in %t : tensor<200xf64, #C> do {
  ^bb0(%i: index, %v: f64):
    memref.store %v, %m[%i] : memref<200xf64>
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 8, crdWidth = 8 }>
func.func @f(%t: tensor<200xf64, #C>, %m: memref<200xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %vs = sparse_tensor.values %t : tensor<200xf64, #C> to memref<?xf64>
  %p = sparse_tensor.positions %t { level = 0 : index } : tensor<200xf64, #C> to memref<?xi8>
  %k = sparse_tensor.coordinates %t { level = 0 : index } : tensor<200xf64, #C> to memref<?xi8>
  %l8 = memref.load %p[%c0] : memref<?xi8>
  %lo = arith.index_castui %l8 : i8 to index
  %h8 = memref.load %p[%c1] : memref<?xi8>
  %hi = arith.index_castui %h8 : i8 to index
  scf.for %q = %lo to %hi step %c1 {
    %j8 = memref.load %k[%q] : memref<?xi8>
    %j = arith.index_cast %j8 : i8 to index
    %v = memref.load %vs[%q] : memref<?xf64>
    memref.store %v, %m[%j] : memref<200xf64>
  }
  return
}
// expect: unknown unsupported
