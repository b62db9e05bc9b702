func.func @heat_3d(%A: memref<5x6x7xf32>, %B: memref<5x6x7xf32>) {
  %eighth = arith.constant 0.125 : f32
  %two = arith.constant 2.0 : f32
  affine.for %t = 0 to 2 {
    affine.for %i = 1 to 4 {
      affine.for %j = 1 to 5 {
        affine.for %k = 1 to 6 {
          %c = affine.load %A[%i, %j, %k] : memref<5x6x7xf32>
          %x0 = affine.load %A[%i + 1, %j, %k] : memref<5x6x7xf32>
          %x1 = affine.load %A[%i - 1, %j, %k] : memref<5x6x7xf32>
          %y0 = affine.load %A[%i, %j + 1, %k] : memref<5x6x7xf32>
          %y1 = affine.load %A[%i, %j - 1, %k] : memref<5x6x7xf32>
          %z0 = affine.load %A[%i, %j, %k + 1] : memref<5x6x7xf32>
          %z1 = affine.load %A[%i, %j, %k - 1] : memref<5x6x7xf32>
          %c2 = arith.mulf %two, %c : f32
          %dx0 = arith.subf %x0, %c2 : f32
          %dx1 = arith.addf %dx0, %x1 : f32
          %dx = arith.mulf %eighth, %dx1 : f32
          %dy0 = arith.subf %y0, %c2 : f32
          %dy1 = arith.addf %dy0, %y1 : f32
          %dy = arith.mulf %eighth, %dy1 : f32
          %dz0 = arith.subf %z0, %c2 : f32
          %dz1 = arith.addf %dz0, %z1 : f32
          %dz = arith.mulf %eighth, %dz1 : f32
          %s1 = arith.addf %dx, %dy : f32
          %s2 = arith.addf %s1, %dz : f32
          %s3 = arith.addf %s2, %c : f32
          affine.store %s3, %B[%i, %j, %k] : memref<5x6x7xf32>
        }
      }
    }
    affine.for %i = 1 to 4 {
      affine.for %j = 1 to 5 {
        affine.for %k = 1 to 6 {
          %b = affine.load %B[%i, %j, %k] : memref<5x6x7xf32>
          affine.store %b, %A[%i, %j, %k] : memref<5x6x7xf32>
        }
      }
    }
  }
  return
}
