func.func @kernel(%A: memref<240xf32>, %B: memref<240xf32>, %C: memref<240xf32>) {
  %c4 = arith.constant 4 : index
  air.herd tile (%n) in (%size=%c4) args(%a=%A, %b=%B, %c=%C) : memref<240xf32>, memref<240xf32>, memref<240xf32> {
    %c60 = arith.constant 60 : index
    %i = arith.muli %n, %c60 : index
    %la = memref.alloc() : memref<64xf32, 2>
    %lb = memref.alloc() : memref<64xf32, 2>
    %lc = memref.alloc() : memref<64xf32, 2>
    air.dma_memcpy_nd (%la[] [] [], %a[%i] [60] [1]) {pad_before = array<i32: 0>, pad_after = array<i32: 4>} : (memref<64xf32, 2>, memref<240xf32>)
    air.dma_memcpy_nd (%lb[] [] [], %b[%i] [60] [1]) {pad_before = array<i32: 0>, pad_after = array<i32: 4>} : (memref<64xf32, 2>, memref<240xf32>)
    affine.for %e = 0 to 64 {
      %p = affine.load %la[%e] : memref<64xf32, 2>
      %q = affine.load %lb[%e] : memref<64xf32, 2>
      %s = arith.addf %p, %q : f32
      affine.store %s, %lc[%e] : memref<64xf32, 2>
    }
    air.dma_memcpy_nd (%c[%i] [60] [1], %lc[0] [60] [1]) : (memref<240xf32>, memref<64xf32, 2>)
  }
  return
}
