func.func @f(%a: memref<8xi32>, %b: memref<8xi32, 1>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    affine.store %v, %b[%i] : memref<8xi32, 1>
  }
  return
}
// -----
func.func @f(%a: memref<8xi32>, %b: memref<8xi32, 1>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %t = memref.alloc() : memref<1xi32>
  memref.dma_start %a[%c0], %b[%c0], %c8, %t[%c0] : memref<8xi32>, memref<8xi32, 1>, memref<1xi32>
  return
}
// expect: different
