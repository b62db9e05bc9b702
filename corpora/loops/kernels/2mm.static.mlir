// D := alpha * A * B * C + beta * D
func.func @two_mm(%alpha: f64, %beta: f64, %A: memref<5x6xf64>, %B: memref<6x7xf64>, %C: memref<7x4xf64>, %D: memref<5x4xf64>) {
  %zero = arith.constant 0.0 : f64
  %tmp = memref.alloc() : memref<5x7xf64>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 7 {
      affine.store %zero, %tmp[%i, %j] : memref<5x7xf64>
      affine.for %k = 0 to 6 {
        %a = affine.load %A[%i, %k] : memref<5x6xf64>
        %b = affine.load %B[%k, %j] : memref<6x7xf64>
        %t = affine.load %tmp[%i, %j] : memref<5x7xf64>
        %aa = arith.mulf %alpha, %a : f64
        %p = arith.mulf %aa, %b : f64
        %s = arith.addf %t, %p : f64
        affine.store %s, %tmp[%i, %j] : memref<5x7xf64>
      }
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 4 {
      %d = affine.load %D[%i, %j] : memref<5x4xf64>
      %scaled = arith.mulf %d, %beta : f64
      affine.store %scaled, %D[%i, %j] : memref<5x4xf64>
      affine.for %k = 0 to 7 {
        %t = affine.load %tmp[%i, %k] : memref<5x7xf64>
        %c = affine.load %C[%k, %j] : memref<7x4xf64>
        %r = affine.load %D[%i, %j] : memref<5x4xf64>
        %p = arith.mulf %t, %c : f64
        %s = arith.addf %r, %p : f64
        affine.store %s, %D[%i, %j] : memref<5x4xf64>
      }
    }
  }
  memref.dealloc %tmp : memref<5x7xf64>
  return
}
