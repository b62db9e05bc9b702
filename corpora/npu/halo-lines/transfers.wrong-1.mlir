func.func @kernel(%x: memref<10x6xf32>, %w: memref<3x3xf32>, %y: memref<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  %lines = memref.alloc() : memref<4x6xf32, 1>
  %tags = memref.alloc() : memref<4xi32>
  scf.for %r = %c0 to %c3 step %c1 {
    memref.dma_start %x[%r, %c0], %lines[%r, %c0], %c6, %tags[%r] : memref<10x6xf32>, memref<4x6xf32, 1>, memref<4xi32>
  }
  memref.dma_wait %tags[%c0], %c6 : memref<4xi32>
  memref.dma_wait %tags[%c1], %c6 : memref<4xi32>
  scf.for %i = %c0 to %c8 step %c1 {
    %newest = arith.addi %i, %c2 : index
    %ahead = arith.addi %i, %c3 : index
    %more = arith.cmpi slt, %ahead, %c10 : index
    scf.if %more {
      %free = arith.remui %ahead, %c4 : index
      memref.dma_start %x[%ahead, %c0], %lines[%free, %c0], %c6, %tags[%free] : memref<10x6xf32>, memref<4x6xf32, 1>, memref<4xi32>
    }
    %slot = arith.remui %newest, %c4 : index
    scf.for %j = %c0 to %c4 step %c1 {
      scf.for %k = %c0 to %c3 step %c1 {
        scf.for %l = %c0 to %c3 step %c1 {
          %row = affine.apply affine_map<(i, k) -> ((i + k) mod 4)>(%i, %k)
          %column = arith.addi %j, %l : index
          %a = memref.load %lines[%row, %column] : memref<4x6xf32, 1>
          %f = memref.load %w[%k, %l] : memref<3x3xf32>
          %s = memref.load %y[%i, %j] : memref<8x4xf32>
          %p = arith.mulf %a, %f : f32
          %n = arith.addf %s, %p : f32
          memref.store %n, %y[%i, %j] : memref<8x4xf32>
        }
      }
    }
  }
  memref.dealloc %lines : memref<4x6xf32, 1>
  memref.dealloc %tags : memref<4xi32>
  return
}
