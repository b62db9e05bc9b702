func.func @kernel(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %la = memref.alloc() : memref<4x8xf32, 2>
  %lb = memref.alloc() : memref<8x4xf32, 2>
  affine.for %ti = 0 to 2 {
    affine.for %i = 0 to 4 {
      affine.for %k = 0 to 8 {
        %v = affine.load %a[%ti * 2 + %i, %k] : memref<8x8xf32>
        affine.store %v, %la[%i, %k] : memref<4x8xf32, 2>
      }
    }
    affine.for %tj = 0 to 2 {
      affine.for %k = 0 to 8 {
        affine.for %j = 0 to 4 {
          %v = affine.load %b[%k, %tj * 4 + %j] : memref<8x8xf32>
          affine.store %v, %lb[%k, %j] : memref<8x4xf32, 2>
        }
      }
      affine.for %i = 0 to 4 {
        affine.for %j = 0 to 4 {
          %sum = affine.for %k = 0 to 8 iter_args(%s = %zero) -> f32 {
            %l = affine.load %la[%i, %k] : memref<4x8xf32, 2>
            %r = affine.load %lb[%k, %j] : memref<8x4xf32, 2>
            %p = arith.mulf %l, %r : f32
            %n = arith.addf %s, %p : f32
            affine.yield %n : f32
          }
          affine.store %sum, %c[%ti * 4 + %i, %tj * 4 + %j] : memref<8x8xf32>
        }
      }
    }
  }
  memref.dealloc %la : memref<4x8xf32, 2>
  memref.dealloc %lb : memref<8x4xf32, 2>
  return
}
