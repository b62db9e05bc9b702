func.func @f(%A: memref<4xi32>, %x: memref<4xi32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %A[%i] : memref<4xi32>
    affine.store %v, %x[%i] : memref<4xi32>
  }
  return
}
// -----
func.func @f(%A: memref<4xi32>, %x: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %n = arith.constant 4 : index
  %b = memref.alloc() : memref<4xi32, 2>
  %s = memref.alloc() : memref<1xi32>
  %t = memref.alloc() : memref<1xi32>
  %m = arith.constant 3 : index
  affine.dma_start %A[%c0], %b[%c0], %s[%c0], %m : memref<4xi32>, memref<4xi32, 2>, memref<1xi32>
  affine.dma_wait %s[%c0], %m : memref<1xi32>
  memref.dma_start %b[%c0], %x[%c0], %n, %t[%c0] : memref<4xi32, 2>, memref<4xi32>, memref<1xi32>
  memref.dma_wait %t[%c0], %n : memref<1xi32>
  memref.dealloc %t : memref<1xi32>
  memref.dealloc %s : memref<1xi32>
  memref.dealloc %b : memref<4xi32, 2>
  return
}
// expect: different
