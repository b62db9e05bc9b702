#causal = affine_set<(d0, d1)[s0] : (d0 + s0 - d1 >= 0)>
func.func @kernel(%Q: memref<8x8xf32>, %K: memref<8x8xf32>, %V: memref<8x8xf32>, %O: memref<8x8xf32>, %cos: memref<8x2xf32>, %sin: memref<8x2xf32>) {
  %c2 = arith.constant 2 : index
  air.herd @herd_0 tile (%h, %half) in (%nh=%c2, %nhalf=%c2) args(%qh=%Q, %kh=%K, %vh=%V, %oh=%O, %cosh=%cos, %sinh=%sin) : memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>, memref<8x2xf32>, memref<8x2xf32> {
    %c4 = arith.constant 4 : index
    %column = arith.muli %h, %c4 : index
    %first = arith.muli %half, %c4 : index
    %q = memref.alloc() : memref<4x4xf32, 2>
    %k = memref.alloc() : memref<8x4xf32, 2>
    %v = memref.alloc() : memref<8x4xf32, 2>
    %o = memref.alloc() : memref<4x4xf32, 2>
    %cos = memref.alloc() : memref<8x2xf32, 2>
    %sin = memref.alloc() : memref<8x2xf32, 2>
    air.dma_memcpy_nd (%q[] [] [], %qh[%first, %column] [4, 4] [8, 1]) : (memref<4x4xf32, 2>, memref<8x8xf32>)
    air.dma_memcpy_nd (%k[] [] [], %kh[0, %column] [8, 4] [4, 1]) : (memref<8x4xf32, 2>, memref<8x8xf32>)
    air.dma_memcpy_nd (%v[] [] [], %vh[0, %column] [8, 4] [8, 1]) : (memref<8x4xf32, 2>, memref<8x8xf32>)
    air.dma_memcpy_nd (%cos[] [] [], %cosh[] [] []) : (memref<8x2xf32, 2>, memref<8x2xf32>)
    air.dma_memcpy_nd (%sin[] [] [], %sinh[] [] []) : (memref<8x2xf32, 2>, memref<8x2xf32>)
    affine.for %i = 0 to 4 {
      affine.for %d = 0 to 2 {
        %x = affine.load %q[%i, %d] : memref<4x4xf32, 2>
        %y = affine.load %q[%i, %d + 2] : memref<4x4xf32, 2>
        %c = affine.load %cos[%i + symbol(%first), %d] : memref<8x2xf32, 2>
        %s = affine.load %sin[%i + symbol(%first), %d] : memref<8x2xf32, 2>
        %xc = arith.mulf %x, %c : f32
        %ys = arith.mulf %y, %s : f32
        %u = arith.subf %xc, %ys : f32
        %yc = arith.mulf %y, %c : f32
        %xs = arith.mulf %x, %s : f32
        %w = arith.addf %yc, %xs : f32
        affine.store %u, %q[%i, %d] : memref<4x4xf32, 2>
        affine.store %w, %q[%i, %d + 2] : memref<4x4xf32, 2>
      }
    }
    affine.for %i = 0 to 8 {
      affine.for %d = 0 to 2 {
        %x = affine.load %k[%i, %d] : memref<8x4xf32, 2>
        %y = affine.load %k[%i, %d + 2] : memref<8x4xf32, 2>
        %c = affine.load %cos[%i, %d] : memref<8x2xf32, 2>
        %s = affine.load %sin[%i, %d] : memref<8x2xf32, 2>
        %xc = arith.mulf %x, %c : f32
        %ys = arith.mulf %y, %s : f32
        %u = arith.subf %xc, %ys : f32
        %yc = arith.mulf %y, %c : f32
        %xs = arith.mulf %x, %s : f32
        %w = arith.addf %yc, %xs : f32
        affine.store %u, %k[%i, %d] : memref<8x4xf32, 2>
        affine.store %w, %k[%i, %d + 2] : memref<8x4xf32, 2>
      }
    }
    %zero = arith.constant 0.0 : f32
    %scale = arith.constant 0.5 : f32
    %least = arith.constant 0xFF800000 : f32
    %p = memref.alloc() : memref<8xf32, 2>
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 8 {
        %s = affine.for %d = 0 to 4 iter_args(%acc = %zero) -> f32 {
          %x = affine.load %q[%i, %d] : memref<4x4xf32, 2>
          %y = affine.load %k[%j, %d] : memref<8x4xf32, 2>
          %m = arith.mulf %x, %y : f32
          %n = arith.addf %acc, %m : f32
          affine.yield %n : f32
        }
        %scaled = arith.mulf %s, %scale : f32
        %masked = affine.if #causal(%i, %j)[%first] -> f32 {
          affine.yield %scaled : f32
        } else {
          affine.yield %least : f32
        }
        affine.store %masked, %p[%j] : memref<8xf32, 2>
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
          %y = affine.load %v[%j, %d] : memref<8x4xf32, 2>
          %m = arith.mulf %w, %y : f32
          %n = arith.addf %acc, %m : f32
          affine.yield %n : f32
        }
        affine.store %weighted, %o[%i, %d] : memref<4x4xf32, 2>
      }
    }
    memref.dealloc %p : memref<8xf32, 2>
    air.dma_memcpy_nd (%oh[%first, %column] [4, 4] [8, 1], %o[] [] []) : (memref<8x8xf32>, memref<4x4xf32, 2>)
  }
  return
}
