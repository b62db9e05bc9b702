func.func @doitgen(%A: memref<3x4x5xf64>, %C4: memref<5x5xf64>) {
  %zero = arith.constant 0.0 : f64
  %sum = memref.alloc() : memref<5xf64>
  affine.for %r = 0 to 3 {
    affine.for %q = 0 to 4 {
      affine.for %p = 0 to 5 {
        affine.store %zero, %sum[%p] : memref<5xf64>
        affine.for %s = 0 to 5 {
          %t = affine.load %sum[%p] : memref<5xf64>
          %a = affine.load %A[%r, %q, %s] : memref<3x4x5xf64>
          %c = affine.load %C4[%s, %p] : memref<5x5xf64>
          %m = arith.mulf %a, %c : f64
          %u = arith.addf %t, %m : f64
          affine.store %u, %sum[%p] : memref<5xf64>
        }
      }
      affine.for %p = 0 to 5 {
        %t = affine.load %sum[%p] : memref<5xf64>
        affine.store %t, %A[%r, %q, %p] : memref<3x4x5xf64>
      }
    }
  }
  memref.dealloc %sum : memref<5xf64>
  return
}
