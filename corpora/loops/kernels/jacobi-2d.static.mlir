func.func @jacobi_2d(%A: memref<7x9xf64>, %B: memref<7x9xf64>) {
  %fifth = arith.constant 0.2 : f64
  affine.for %t = 0 to 2 {
    affine.for %i = 1 to 6 {
      affine.for %j = 1 to 8 {
        %c = affine.load %A[%i, %j] : memref<7x9xf64>
        %w = affine.load %A[%i, %j - 1] : memref<7x9xf64>
        %e = affine.load %A[%i, %j + 1] : memref<7x9xf64>
        %s = affine.load %A[%i + 1, %j] : memref<7x9xf64>
        %n = affine.load %A[%i - 1, %j] : memref<7x9xf64>
        %s1 = arith.addf %c, %w : f64
        %s2 = arith.addf %s1, %e : f64
        %s3 = arith.addf %s2, %s : f64
        %s4 = arith.addf %s3, %n : f64
        %m = arith.mulf %fifth, %s4 : f64
        affine.store %m, %B[%i, %j] : memref<7x9xf64>
      }
    }
    affine.for %i = 1 to 6 {
      affine.for %j = 1 to 8 {
        %c = affine.load %B[%i, %j] : memref<7x9xf64>
        %w = affine.load %B[%i, %j - 1] : memref<7x9xf64>
        %e = affine.load %B[%i, %j + 1] : memref<7x9xf64>
        %s = affine.load %B[%i + 1, %j] : memref<7x9xf64>
        %n = affine.load %B[%i - 1, %j] : memref<7x9xf64>
        %s1 = arith.addf %c, %w : f64
        %s2 = arith.addf %s1, %e : f64
        %s3 = arith.addf %s2, %s : f64
        %s4 = arith.addf %s3, %n : f64
        %m = arith.mulf %fifth, %s4 : f64
        affine.store %m, %A[%i, %j] : memref<7x9xf64>
      }
    }
  }
  return
}
