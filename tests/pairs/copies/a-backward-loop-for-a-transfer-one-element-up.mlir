func.func @f(%a: memref<6xf32>) {
  %tag = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %s = arith.constant 0 : index
  %d = arith.constant 1 : index
  %n = arith.constant 4 : index
  memref.dma_start %a[%s], %a[%d], %n, %tag[%c0] : memref<6xf32>, memref<6xf32>, memref<1xi32>
  memref.dma_wait %tag[%c0], %n : memref<1xi32>
  return
}
// -----
func.func @f(%a: memref<6xf32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %a[3 - %i] : memref<6xf32>
    affine.store %v, %a[4 - %i] : memref<6xf32>
  }
  return
}
// expect: unknown undefined-source
