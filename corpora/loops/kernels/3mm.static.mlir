// G := (A * B) * (C * D)
func.func @three_mm(%A: memref<4x5xf32>, %B: memref<5x3xf32>, %C: memref<3x7xf32>, %D: memref<7x6xf32>, %G: memref<4x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %E = memref.alloc() : memref<4x3xf32>
  %F = memref.alloc() : memref<3x6xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      affine.store %zero, %E[%i, %j] : memref<4x3xf32>
      affine.for %k = 0 to 5 {
        %x = affine.load %A[%i, %k] : memref<4x5xf32>
        %y = affine.load %B[%k, %j] : memref<5x3xf32>
        %z = affine.load %E[%i, %j] : memref<4x3xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %E[%i, %j] : memref<4x3xf32>
      }
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 6 {
      affine.store %zero, %F[%i, %j] : memref<3x6xf32>
      affine.for %k = 0 to 7 {
        %x = affine.load %C[%i, %k] : memref<3x7xf32>
        %y = affine.load %D[%k, %j] : memref<7x6xf32>
        %z = affine.load %F[%i, %j] : memref<3x6xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %F[%i, %j] : memref<3x6xf32>
      }
    }
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      affine.store %zero, %G[%i, %j] : memref<4x6xf32>
      affine.for %k = 0 to 3 {
        %x = affine.load %E[%i, %k] : memref<4x3xf32>
        %y = affine.load %F[%k, %j] : memref<3x6xf32>
        %z = affine.load %G[%i, %j] : memref<4x6xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %G[%i, %j] : memref<4x6xf32>
      }
    }
  }
  memref.dealloc %E : memref<4x3xf32>
  memref.dealloc %F : memref<3x6xf32>
  return
}
