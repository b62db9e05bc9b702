func.func @sequence(%a: memref<64xi32>, %b: memref<64xi32>, %c: memref<64xi32>) {
  %one = arith.constant 1 : index
  air.herd @add tile (%x, %y) in (%sx=%one, %sy=%one) args(%A=%a, %B=%b, %C=%c) : memref<64xi32>, memref<64xi32>, memref<64xi32> {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    affine.for %piece = 0 to 64 step 16 {
      %la = memref.alloc() : memref<16xi32, 2>
      %lb = memref.alloc() : memref<16xi32, 2>
      %lc = memref.alloc() : memref<16xi32, 2>
      air.dma_memcpy_nd (%la[] [] [], %A[%piece] [%c16] [%c1]) {id = 1 : i32} : (memref<16xi32, 2>, memref<64xi32>)
      air.dma_memcpy_nd (%lb[] [] [], %B[%piece] [%c16] [%c1]) {id = 2 : i32} : (memref<16xi32, 2>, memref<64xi32>)
      affine.for %i = 0 to 16 {
        %p = affine.load %la[%i] : memref<16xi32, 2>
        %q = affine.load %lb[%i] : memref<16xi32, 2>
        %s = arith.addi %p, %q : i32
        affine.store %s, %lc[%i] : memref<16xi32, 2>
      }
      air.dma_memcpy_nd (%C[%piece] [%c16] [%c1], %lc[] [] []) {id = 3 : i32} : (memref<64xi32>, memref<16xi32, 2>)
      memref.dealloc %la : memref<16xi32, 2>
      memref.dealloc %lb : memref<16xi32, 2>
      memref.dealloc %lc : memref<16xi32, 2>
    }
  }
  return
}
