// A += u1 * v1^T + u2 * v2^T; x += beta * A^T * y + z; w += alpha * A * x
func.func @gemver(%alpha: f64, %beta: f64, %A: memref<6x6xf64>, %u1: memref<6xf64>, %v1: memref<6xf64>, %u2: memref<6xf64>, %v2: memref<6xf64>, %w: memref<6xf64>, %x: memref<6xf64>, %y: memref<6xf64>, %z: memref<6xf64>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      %a = affine.load %A[%i, %j] : memref<6x6xf64>
      %p1 = affine.load %u1[%i] : memref<6xf64>
      %q1 = affine.load %v1[%j] : memref<6xf64>
      %p2 = affine.load %u2[%i] : memref<6xf64>
      %q2 = affine.load %v2[%j] : memref<6xf64>
      %r1 = arith.mulf %p1, %q1 : f64
      %r2 = arith.mulf %p2, %q2 : f64
      %s1 = arith.addf %a, %r1 : f64
      %s2 = arith.addf %s1, %r2 : f64
      affine.store %s2, %A[%i, %j] : memref<6x6xf64>
    }
  }
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      %xi = affine.load %x[%i] : memref<6xf64>
      %a = affine.load %A[%j, %i] : memref<6x6xf64>
      %yj = affine.load %y[%j] : memref<6xf64>
      %ba = arith.mulf %beta, %a : f64
      %p = arith.mulf %ba, %yj : f64
      %s = arith.addf %xi, %p : f64
      affine.store %s, %x[%i] : memref<6xf64>
    }
  }
  affine.for %i = 0 to 6 {
    %xi = affine.load %x[%i] : memref<6xf64>
    %zi = affine.load %z[%i] : memref<6xf64>
    %s = arith.addf %xi, %zi : f64
    affine.store %s, %x[%i] : memref<6xf64>
  }
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      %wi = affine.load %w[%i] : memref<6xf64>
      %a = affine.load %A[%i, %j] : memref<6x6xf64>
      %xj = affine.load %x[%j] : memref<6xf64>
      %aa = arith.mulf %alpha, %a : f64
      %p = arith.mulf %aa, %xj : f64
      %s = arith.addf %wi, %p : f64
      affine.store %s, %w[%i] : memref<6xf64>
    }
  }
  return
}
