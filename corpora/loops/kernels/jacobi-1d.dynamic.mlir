func.func @jacobi_1d(%steps: index, %n: index, %A: memref<?xf64>, %B: memref<?xf64>) {
  %third = arith.constant 0.33333 : f64
  affine.for %t = 0 to %steps {
    affine.for %i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
      %l = affine.load %A[%i - 1] : memref<?xf64>
      %c = affine.load %A[%i] : memref<?xf64>
      %r = affine.load %A[%i + 1] : memref<?xf64>
      %s1 = arith.addf %l, %c : f64
      %s2 = arith.addf %s1, %r : f64
      %m = arith.mulf %third, %s2 : f64
      affine.store %m, %B[%i] : memref<?xf64>
    }
    affine.for %i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
      %l = affine.load %B[%i - 1] : memref<?xf64>
      %c = affine.load %B[%i] : memref<?xf64>
      %r = affine.load %B[%i + 1] : memref<?xf64>
      %s1 = arith.addf %l, %c : f64
      %s2 = arith.addf %s1, %r : f64
      %m = arith.mulf %third, %s2 : f64
      affine.store %m, %A[%i] : memref<?xf64>
    }
  }
  return
}
