func.func @f(%A: memref<8x8xf32>, %B: memref<2x4xf32>) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      %a = affine.load %A[2 * %i + 2, %j + 3] : memref<8x8xf32>
      affine.store %a, %B[%i, %j] : memref<2x4xf32>
    }
  }
  return
}
// -----
func.func @f(%A: memref<8x8xf32>, %B: memref<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %run = arith.constant 4 : index
  %stride = arith.constant 16 : index
  %count = arith.constant 8 : index
  %near = memref.alloc() : memref<2x4xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %A[%c2, %c3], %near[%c0, %c0], %count, %tag[%c0], %stride, %run
    : memref<8x8xf32>, memref<2x4xf32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %count : memref<1xi32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      %a = affine.load %near[%i, %j] : memref<2x4xf32, 1>
      affine.store %a, %B[%i, %j] : memref<2x4xf32>
    }
  }
  %t = memref.load %tag[%c0] : memref<1xi32>
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %near : memref<2x4xf32, 1>
  return
}
// expect: unknown unsupported
