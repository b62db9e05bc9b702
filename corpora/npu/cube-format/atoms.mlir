func.func @kernel(%x: memref<5x5x8xf32>, %w: memref<4x3x3x8xf32>, %y: memref<3x3x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %cube = memref.alloc() : memref<2x5x5x4xf32>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 5 {
      affine.for %c = 0 to 8 {
        %v = affine.load %x[%i, %j, %c] : memref<5x5x8xf32>
        affine.store %v, %cube[%c floordiv 4, %i, %j, %c mod 4] : memref<2x5x5x4xf32>
      }
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      affine.for %o = 0 to 4 {
        %sum = affine.for %g = 0 to 2 iter_args(%sg = %zero) -> f32 {
        %sk = affine.for %k = 0 to 3 iter_args(%s0 = %sg) -> f32 {
          %s3 = affine.for %l = 0 to 3 iter_args(%s1 = %s0) -> f32 {
            %s2 = affine.for %a = 0 to 4 iter_args(%s = %s1) -> f32 {
              %v = affine.load %cube[%g, %i + %k, %j + %l, %a] : memref<2x5x5x4xf32>
              %f = affine.load %w[%o, %k, %l, %g * 4 + %a] : memref<4x3x3x8xf32>
              %p = arith.mulf %v, %f : f32
              %n = arith.addf %s, %p : f32
              affine.yield %n : f32
            }
            affine.yield %s2 : f32
          }
          affine.yield %s3 : f32
        }
        affine.yield %sk : f32
        }
        %r = arith.maximumf %sum, %zero : f32
        affine.store %r, %y[%i, %j, %o] : memref<3x3x4xf32>
      }
    }
  }
  memref.dealloc %cube : memref<2x5x5x4xf32>
  return
}
