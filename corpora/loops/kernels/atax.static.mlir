// y := A^T * (A * x)
func.func @atax(%A: memref<7x5xf64>, %x: memref<5xf64>, %y: memref<5xf64>, %tmp: memref<7xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %j = 0 to 5 {
    affine.store %zero, %y[%j] : memref<5xf64>
  }
  affine.for %i = 0 to 7 {
    affine.store %zero, %tmp[%i] : memref<7xf64>
    affine.for %j = 0 to 5 {
      %t = affine.load %tmp[%i] : memref<7xf64>
      %a = affine.load %A[%i, %j] : memref<7x5xf64>
      %v = affine.load %x[%j] : memref<5xf64>
      %p = arith.mulf %a, %v : f64
      %s = arith.addf %t, %p : f64
      affine.store %s, %tmp[%i] : memref<7xf64>
    }
    affine.for %j = 0 to 5 {
      %w = affine.load %y[%j] : memref<5xf64>
      %a = affine.load %A[%i, %j] : memref<7x5xf64>
      %t = affine.load %tmp[%i] : memref<7xf64>
      %p = arith.mulf %a, %t : f64
      %s = arith.addf %w, %p : f64
      affine.store %s, %y[%j] : memref<5xf64>
    }
  }
  return
}
