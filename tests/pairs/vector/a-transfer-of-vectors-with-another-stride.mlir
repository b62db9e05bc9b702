func.func @f(%A: memref<4x5xvector<2xi32>>, %x: memref<4x2xvector<2xi32>>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %v = affine.load %A[%i, %j + 1] : memref<4x5xvector<2xi32>>
      affine.store %v, %x[%i, %j] : memref<4x2xvector<2xi32>>
    }
  }
  return
}
// -----
func.func @f(%A: memref<4x5xvector<2xi32>>, %x: memref<4x2xvector<2xi32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %stride = arith.constant 2 : index
  %run = arith.constant 2 : index
  %b = memref.alloc() : memref<4x2xvector<2xi32>, 2>
  %t = memref.alloc() : memref<1xi32>
  affine.dma_start %A[%c0, %c1], %b[%c0, %c0], %t[%c0], %n, %stride, %run : memref<4x5xvector<2xi32>>, memref<4x2xvector<2xi32>, 2>, memref<1xi32>
  affine.dma_wait %t[%c0], %n : memref<1xi32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %v = affine.load %b[%i, %j] : memref<4x2xvector<2xi32>, 2>
      affine.store %v, %x[%i, %j] : memref<4x2xvector<2xi32>>
    }
  }
  memref.dealloc %t : memref<1xi32>
  memref.dealloc %b : memref<4x2xvector<2xi32>, 2>
  return
}
// expect: different
