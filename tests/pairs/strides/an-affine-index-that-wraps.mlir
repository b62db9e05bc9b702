func.func @f(%a: memref<8xf32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<8xf32>
  memref.store %v, %o[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%a: memref<8xf32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %i = affine.apply affine_map<(d0) -> (d0 * 4611686018427387904 + d0 * 4611686018427387904)>(%c2)
  %v = memref.load %a[%i] : memref<8xf32>
  memref.store %v, %o[%c0] : memref<1xf32>
  return
}
// expect: unknown overflow
