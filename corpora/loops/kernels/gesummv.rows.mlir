func.func @kernel_gesummv(%n: i32, %alpha: f64, %beta: f64, %A: memref<?x13xf64>, %B: memref<?x13xf64>, %tmp: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
  %cst = arith.constant 0.000000e+00 : f64
  %0 = arith.index_cast %n : i32 to index
  affine.for %i = 0 to %0 {
    affine.store %cst, %tmp[%i] : memref<?xf64>
    affine.store %cst, %y[%i] : memref<?xf64>
    affine.for %j = 0 to %0 {
      %6 = affine.load %A[%i, %j] : memref<?x13xf64>
      %7 = affine.load %x[%j] : memref<?xf64>
      %8 = arith.mulf %6, %7 : f64
      %9 = affine.load %tmp[%i] : memref<?xf64>
      %10 = arith.addf %8, %9 : f64
      affine.store %10, %tmp[%i] : memref<?xf64>
      %11 = affine.load %B[%i, %j] : memref<?x13xf64>
      %12 = affine.load %x[%j] : memref<?xf64>
      %13 = arith.mulf %11, %12 : f64
      %14 = affine.load %y[%i] : memref<?xf64>
      %15 = arith.addf %13, %14 : f64
      affine.store %15, %y[%i] : memref<?xf64>
    }
    %1 = affine.load %tmp[%i] : memref<?xf64>
    %2 = arith.mulf %alpha, %1 : f64
    %3 = affine.load %y[%i] : memref<?xf64>
    %4 = arith.mulf %beta, %3 : f64
    %5 = arith.addf %2, %4 : f64
    affine.store %5, %y[%i] : memref<?xf64>
  }
  return
}
