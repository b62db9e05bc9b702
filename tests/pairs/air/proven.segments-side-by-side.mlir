func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    affine.store %v, %b[%i] : memref<8xi32>
  }
  return
}
// -----
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %done = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {

  %c2 = arith.constant 2 : index
  %s = air.segment async unroll (%u) in (%nu=%c2) args(%sx=%x, %sy=%y) : memref<8xi32>, memref<8xi32> {
    %tm, %m = air.execute -> (memref<4xi32, 1>) {
    %m = memref.alloc() : memref<4xi32, 1>
    air.execute_terminator %m : memref<4xi32, 1>
  }

    %1 = air.dma_memcpy_nd async [%tm] (%m[] [] [], %sx[%u, 0] [1, 4] [4, 1]) : (memref<4xi32, 1>, memref<8xi32>)
    %2 = air.dma_memcpy_nd async [%1] (%sy[%u, 0] [1, 4] [4, 1], %m[] [] []) : (memref<8xi32>, memref<4xi32, 1>)
  }

  }
  return
}
// expect: equivalent
