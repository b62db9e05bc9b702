#causal = affine_set<(d0, d1)[s0] : (d0 + s0 - d1 >= 0)>
func.func @kernel(%Q: memref<8x8xf32>, %K: memref<8x8xf32>, %V: memref<8x8xf32>, %O: memref<8x8xf32>, %cos: memref<8x2xf32>, %sin: memref<8x2xf32>) {
  %none = arith.constant 0 : index
  %q = memref.alloc() : memref<8x4xf32>
  %k = memref.alloc() : memref<8x4xf32>
  affine.for %h = 0 to 2 {
    affine.for %i = 0 to 8 {
      affine.for %d = 0 to 2 {
        %x = affine.load %Q[%i, 4 * %h + %d] : memref<8x8xf32>
        %y = affine.load %Q[%i, 4 * %h + %d + 2] : memref<8x8xf32>
        %c = affine.load %cos[%i, %d] : memref<8x2xf32>
        %s = affine.load %sin[%i, %d] : memref<8x2xf32>
        %xc = arith.mulf %x, %c : f32
        %ys = arith.mulf %y, %s : f32
        %u = arith.subf %xc, %ys : f32
        %yc = arith.mulf %y, %c : f32
        %xs = arith.mulf %x, %s : f32
        %w = arith.addf %yc, %xs : f32
        affine.store %u, %q[%i, %d] : memref<8x4xf32>
        affine.store %w, %q[%i, %d + 2] : memref<8x4xf32>
      }
    }
    affine.for %i = 0 to 8 {
      affine.for %d = 0 to 2 {
        %x = affine.load %K[%i, 4 * %h + %d] : memref<8x8xf32>
        %y = affine.load %K[%i, 4 * %h + %d + 2] : memref<8x8xf32>
        %c = affine.load %cos[%i, %d] : memref<8x2xf32>
        %s = affine.load %sin[%i, %d] : memref<8x2xf32>
        %xc = arith.mulf %x, %c : f32
        %ys = arith.mulf %y, %s : f32
        %u = arith.subf %xc, %ys : f32
        %yc = arith.mulf %y, %c : f32
        %xs = arith.mulf %x, %s : f32
        %w = arith.addf %yc, %xs : f32
        affine.store %u, %k[%i, %d] : memref<8x4xf32>
        affine.store %w, %k[%i, %d + 2] : memref<8x4xf32>
      }
    }
    %zero = arith.constant 0.0 : f32
    %scale = arith.constant 0.5 : f32
    %least = arith.constant 0xFF800000 : f32
    %p = memref.alloc() : memref<8xf32>
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 8 {
        %s = affine.for %d = 0 to 4 iter_args(%acc = %zero) -> f32 {
          %x = affine.load %q[%i, %d] : memref<8x4xf32>
          %y = affine.load %k[%j, %d] : memref<8x4xf32>
          %m = arith.mulf %x, %y : f32
          %n = arith.addf %acc, %m : f32
          affine.yield %n : f32
        }
        %scaled = arith.mulf %s, %scale : f32
        %masked = affine.if #causal(%i, %j)[%none] -> f32 {
          affine.yield %scaled : f32
        } else {
          affine.yield %least : f32
        }
        affine.store %masked, %p[%j] : memref<8xf32>
      }
      %max = affine.for %j = 0 to 8 iter_args(%acc = %least) -> f32 {
        %s = affine.load %p[%j] : memref<8xf32>
        %n = arith.maximumf %acc, %s : f32
        affine.yield %n : f32
      }
      %sum = affine.for %j = 0 to 8 iter_args(%acc = %zero) -> f32 {
        %s = affine.load %p[%j] : memref<8xf32>
        %c = arith.subf %s, %max : f32
        %e = math.exp %c : f32
        affine.store %e, %p[%j] : memref<8xf32>
        %n = arith.addf %acc, %e : f32
        affine.yield %n : f32
      }
      affine.for %d = 0 to 4 {
        %weighted = affine.for %j = 0 to 8 iter_args(%acc = %zero) -> f32 {
          %e = affine.load %p[%j] : memref<8xf32>
          %w = arith.divf %e, %sum : f32
          %y = affine.load %V[%j, 4 * %h + %d] : memref<8x8xf32>
          %m = arith.mulf %w, %y : f32
          %n = arith.addf %acc, %m : f32
          affine.yield %n : f32
        }
        affine.store %weighted, %O[%i, 4 * %h + %d] : memref<8x8xf32>
      }
    }
    memref.dealloc %p : memref<8xf32>
  }
  memref.dealloc %q : memref<8x4xf32>
  memref.dealloc %k : memref<8x4xf32>
  return
}
