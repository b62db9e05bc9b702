func.func @f(%p: memref<16xf32>, %k: memref<1xindex>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %i = memref.load %k[%c0] : memref<1xindex>
  %a = arith.subi %i, %c3 overflow<nsw> : index
  %b = arith.addi %a, %c2 overflow<nsw> : index
  %r = memref.load %p[%b] : memref<16xf32>
  memref.store %r, %o[] : memref<f32>
  return
}
// -----
func.func @f(%p: memref<16xf32>, %k: memref<1xindex>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %i = memref.load %k[%c0] : memref<1xindex>
  %a = arith.subi %i, %c3 overflow<nsw, nuw> : index
  %b = arith.addi %a, %c2 overflow<nsw> : index
  %r = memref.load %p[%b] : memref<16xf32>
  memref.store %r, %o[] : memref<f32>
  return
}
// expect: different
