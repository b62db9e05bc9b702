func.func @kernel(%A: memref<256xf32>, %B: memref<256xf32>, %C: memref<256xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  air.herd @herd_0 tile (%x, %y) in (%nx=%c1, %ny=%c4) args(%a=%A, %b=%B, %c=%C) : memref<256xf32>, memref<256xf32>, memref<256xf32> {
    %c1_0 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %i = arith.muli %y, %c64 : index
    %la = memref.alloc() : memref<64xf32, 2>
    %lb = memref.alloc() : memref<64xf32, 2>
    %lc = memref.alloc() : memref<64xf32, 2>
    air.dma_memcpy_nd (%la[] [] [], %a[%i] [%c64] [%c1_0]) {id = 1 : i32} : (memref<64xf32, 2>, memref<256xf32>)
    air.dma_memcpy_nd (%lb[] [] [], %b[%i] [%c64] [%c1_0]) {id = 2 : i32} : (memref<64xf32, 2>, memref<256xf32>)
    affine.for %e = 0 to 64 {
      %p = affine.load %la[%e] : memref<64xf32, 2>
      %q = affine.load %lb[%e] : memref<64xf32, 2>
      %s = arith.addf %p, %q : f32
      affine.store %s, %lc[%e] : memref<64xf32, 2>
    }
    air.dma_memcpy_nd (%c[%i] [%c64] [%c1_0], %lc[] [] []) {id = 3 : i32} : (memref<256xf32>, memref<64xf32, 2>)
    memref.dealloc %la : memref<64xf32, 2>
    memref.dealloc %lb : memref<64xf32, 2>
    memref.dealloc %lc : memref<64xf32, 2>
  }
  return
}
