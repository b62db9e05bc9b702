func.func @f(%n: index, %o: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  memref.store %c0, %o[%c0] : memref<1xindex>
  return
}
// -----
func.func @f(%n: index, %o: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %i = affine.apply affine_map<(d0) -> (d0 * 4611686018427387904)>(%c4)
  memref.store %i, %o[%c0] : memref<1xindex>
  return
}
// expect: unknown
