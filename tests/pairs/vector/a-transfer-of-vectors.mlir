func.func @f(%A: memref<6xvector<4xf32>>, %x: memref<3xvector<4xf32>>) {
  affine.for %i = 0 to 3 {
    %v = affine.load %A[2 * %i] : memref<6xvector<4xf32>>
    affine.store %v, %x[%i] : memref<3xvector<4xf32>>
  }
  return
}
// -----
func.func @f(%A: memref<6xvector<4xf32>>, %x: memref<3xvector<4xf32>>) {
  %c0 = arith.constant 0 : index
  %n = arith.constant 6 : index
  %b = memref.alloc() : memref<6xvector<4xf32>, 2>
  %t = memref.alloc() : memref<1xi32>
  affine.dma_start %A[%c0], %b[%c0], %t[%c0], %n : memref<6xvector<4xf32>>, memref<6xvector<4xf32>, 2>, memref<1xi32>
  affine.dma_wait %t[%c0], %n : memref<1xi32>
  affine.for %i = 0 to 3 {
    %v = affine.load %b[2 * %i] : memref<6xvector<4xf32>, 2>
    affine.store %v, %x[%i] : memref<3xvector<4xf32>>
  }
  memref.dealloc %t : memref<1xi32>
  memref.dealloc %b : memref<6xvector<4xf32>, 2>
  return
}
// expect: equivalent bitwise
