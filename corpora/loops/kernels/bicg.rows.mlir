func.func @kernel_bicg(%m: i32, %n: i32, %A: memref<?x9xf64>, %s: memref<?xf64>, %q: memref<?xf64>, %p: memref<?xf64>, %r: memref<?xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
  %cst = arith.constant 0.000000e+00 : f64
  %0 = arith.index_cast %m : i32 to index
  affine.for %j = 0 to %0 {
    affine.store %cst, %s[%j] : memref<?xf64>
  }
  %1 = arith.index_cast %n : i32 to index
  affine.for %i = 0 to %1 {
    affine.store %cst, %q[%i] : memref<?xf64>
    affine.for %j = 0 to %0 {
      %2 = affine.load %s[%j] : memref<?xf64>
      %3 = affine.load %r[%i] : memref<?xf64>
      %4 = affine.load %A[%i, %j] : memref<?x9xf64>
      %5 = arith.mulf %3, %4 : f64
      %6 = arith.addf %2, %5 : f64
      affine.store %6, %s[%j] : memref<?xf64>
      %7 = affine.load %q[%i] : memref<?xf64>
      %8 = affine.load %A[%i, %j] : memref<?x9xf64>
      %9 = affine.load %p[%j] : memref<?xf64>
      %10 = arith.mulf %8, %9 : f64
      %11 = arith.addf %7, %10 : f64
      affine.store %11, %q[%i] : memref<?xf64>
    }
  }
  return
}
