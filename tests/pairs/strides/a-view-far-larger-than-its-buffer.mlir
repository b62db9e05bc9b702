func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  memref.copy %a, %o : memref<8xf32> to memref<8xf32>
  return
}
// -----
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  %s = arith.constant 4611686018427387904 : index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [%s], strides: [1] : memref<8xf32> to memref<?xf32>
  affine.for %i = 0 to 8 {
    %v = affine.load %r[%i] : memref<?xf32>
    affine.store %v, %o[%i] : memref<8xf32>
  }
  return
}
// expect: equivalent
