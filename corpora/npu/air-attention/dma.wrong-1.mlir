func.func @kernel(%Q: memref<8x4xf32>, %K: memref<8x4xf32>, %V: memref<8x4xf32>, %O: memref<8x4xf32>) {
  %c4 = arith.constant 4 : index
  air.herd tile (%t) in (%nt=%c4) args(%aq=%Q, %ak=%K, %av=%V, %ao=%O) : memref<8x4xf32>, memref<8x4xf32>, memref<8x4xf32>, memref<8x4xf32> {
    %c2 = arith.constant 2 : index
    %first = arith.muli %t, %c2 : index
    %q = memref.alloc() : memref<2x4xf32, 2>
    %K = memref.alloc() : memref<8x4xf32, 2>
    %V = memref.alloc() : memref<8x4xf32, 2>
    %o = memref.alloc() : memref<2x4xf32, 2>
    air.dma_memcpy_nd (%q[] [] [], %aq[%first, 0] [2, 4] [4, 1]) : (memref<2x4xf32, 2>, memref<8x4xf32>)
    air.dma_memcpy_nd (%K[] [] [], %ak[] [] []) : (memref<8x4xf32, 2>, memref<8x4xf32>)
    air.dma_memcpy_nd (%V[] [] [], %ak[] [] []) : (memref<8x4xf32, 2>, memref<8x4xf32>)
    %zero = arith.constant 0.0 : f32
    %least = arith.constant 0xFF800000 : f32
    %p = memref.alloc() : memref<8xf32, 2>
    affine.for %i = 0 to 2 {
      affine.for %j = 0 to 8 {
        %s = affine.for %d = 0 to 4 iter_args(%acc = %zero) -> f32 {
          %qv = affine.load %q[%i, %d] : memref<2x4xf32, 2>
          %k = affine.load %K[%j, %d] : memref<8x4xf32, 2>
          %m = arith.mulf %qv, %k : f32
          %n = arith.addf %acc, %m : f32
          affine.yield %n : f32
        }
        affine.store %s, %p[%j] : memref<8xf32, 2>
      }
      %max = affine.for %j = 0 to 8 iter_args(%acc = %least) -> f32 {
        %s = affine.load %p[%j] : memref<8xf32, 2>
        %n = arith.maximumf %acc, %s : f32
        affine.yield %n : f32
      }
      %sum = affine.for %j = 0 to 8 iter_args(%acc = %zero) -> f32 {
        %s = affine.load %p[%j] : memref<8xf32, 2>
        %c = arith.subf %s, %max : f32
        %e = math.exp %c : f32
        affine.store %e, %p[%j] : memref<8xf32, 2>
        %n = arith.addf %acc, %e : f32
        affine.yield %n : f32
      }
      affine.for %d = 0 to 4 {
        %weighted = affine.for %j = 0 to 8 iter_args(%acc = %zero) -> f32 {
          %e = affine.load %p[%j] : memref<8xf32, 2>
          %w = arith.divf %e, %sum : f32
          %y = affine.load %V[%j, %d] : memref<8x4xf32, 2>
          %m = arith.mulf %w, %y : f32
          %n = arith.addf %acc, %m : f32
          affine.yield %n : f32
        }
        affine.store %weighted, %o[%i, %d] : memref<2x4xf32, 2>
      }
    }
    memref.dealloc %p : memref<8xf32, 2>
    air.dma_memcpy_nd (%ao[%first, 0] [2, 4] [4, 1], %o[] [] []) : (memref<8x4xf32>, memref<2x4xf32, 2>)
  }
  return
}
