func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    affine.store %v, %b[%i] : memref<8xi32>
  }
  return
}
// -----
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c2 = arith.constant 2 : index
  air.herd tile (%t) in (%nt=%c2) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {
    %m = memref.alloc() : memref<4xi32, 2>
    air.dma_memcpy_nd (%m[] [] [], %x[0, 0] [1, 4] [4, 1]) : (memref<4xi32, 2>, memref<8xi32>)
    air.dma_memcpy_nd (%y[%t, 0] [1, 4] [4, 1], %m[] [] []) : (memref<8xi32>, memref<4xi32, 2>)
  }
  return
}
// expect: different
