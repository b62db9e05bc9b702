module {
  func.func @covariance(%arg0: memref<7x5xf64>, %arg1: memref<5x5xf64>, %arg2: memref<5xf64>) {
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 7.000000e+00 : f64
    %cst_1 = arith.constant 6.000000e+00 : f64
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c5 step %c1 {
      memref.store %cst, %arg2[%arg3] : memref<5xf64>
      %c3 = arith.constant 3 : index
      scf.for %arg4 = %c0 to %c6 step %c3 {
        %5 = memref.load %arg2[%arg3] : memref<5xf64>
        %6 = memref.load %arg0[%arg4, %arg3] : memref<7x5xf64>
        %7 = arith.addf %5, %6 : f64
        memref.store %7, %arg2[%arg3] : memref<5xf64>
        %8 = arith.addi %arg4, %c1 : index
        %9 = memref.load %arg2[%arg3] : memref<5xf64>
        %10 = memref.load %arg0[%8, %arg3] : memref<7x5xf64>
        %11 = arith.addf %9, %10 : f64
        memref.store %11, %arg2[%arg3] : memref<5xf64>
        %c2 = arith.constant 2 : index
        %12 = arith.addi %arg4, %c2 : index
        %13 = memref.load %arg2[%arg3] : memref<5xf64>
        %14 = memref.load %arg0[%12, %arg3] : memref<7x5xf64>
        %15 = arith.addf %13, %14 : f64
        memref.store %15, %arg2[%arg3] : memref<5xf64>
      }
      %0 = memref.load %arg2[%arg3] : memref<5xf64>
      %1 = memref.load %arg0[%c6, %arg3] : memref<7x5xf64>
      %2 = arith.addf %0, %1 : f64
      memref.store %2, %arg2[%arg3] : memref<5xf64>
      %3 = memref.load %arg2[%arg3] : memref<5xf64>
      %4 = arith.divf %3, %cst_0 : f64
      memref.store %4, %arg2[%arg3] : memref<5xf64>
    }
    %c7 = arith.constant 7 : index
    scf.for %arg3 = %c0 to %c7 step %c1 {
      %0 = memref.load %arg0[%arg3, %c0] : memref<7x5xf64>
      %1 = memref.load %arg2[%c0] : memref<5xf64>
      %2 = arith.subf %0, %1 : f64
      memref.store %2, %arg0[%arg3, %c0] : memref<7x5xf64>
      %3 = memref.load %arg0[%arg3, %c1] : memref<7x5xf64>
      %4 = memref.load %arg2[%c1] : memref<5xf64>
      %5 = arith.subf %3, %4 : f64
      memref.store %5, %arg0[%arg3, %c1] : memref<7x5xf64>
      %c2 = arith.constant 2 : index
      %6 = memref.load %arg0[%arg3, %c2] : memref<7x5xf64>
      %7 = memref.load %arg2[%c2] : memref<5xf64>
      %8 = arith.subf %6, %7 : f64
      memref.store %8, %arg0[%arg3, %c2] : memref<7x5xf64>
      %c3 = arith.constant 3 : index
      scf.for %arg4 = %c3 to %c5 step %c1 {
        %9 = memref.load %arg0[%arg3, %arg4] : memref<7x5xf64>
        %10 = memref.load %arg2[%arg4] : memref<5xf64>
        %11 = arith.subf %9, %10 : f64
        memref.store %11, %arg0[%arg3, %arg4] : memref<7x5xf64>
      }
    }
    scf.for %arg3 = %c0 to %c5 step %c1 {
      scf.for %arg4 = %arg3 to %c5 step %c1 {
        memref.store %cst, %arg1[%arg3, %arg4] : memref<5x5xf64>
        %c3 = arith.constant 3 : index
        scf.for %arg5 = %c0 to %c6 step %c3 {
          %7 = memref.load %arg1[%arg3, %arg4] : memref<5x5xf64>
          %8 = memref.load %arg0[%arg5, %arg3] : memref<7x5xf64>
          %9 = memref.load %arg0[%arg5, %arg4] : memref<7x5xf64>
          %10 = arith.mulf %8, %9 : f64
          %11 = arith.addf %7, %10 : f64
          memref.store %11, %arg1[%arg3, %arg4] : memref<5x5xf64>
          %12 = arith.addi %arg5, %c1 : index
          %13 = memref.load %arg1[%arg3, %arg4] : memref<5x5xf64>
          %14 = memref.load %arg0[%12, %arg3] : memref<7x5xf64>
          %15 = memref.load %arg0[%12, %arg4] : memref<7x5xf64>
          %16 = arith.mulf %14, %15 : f64
          %17 = arith.addf %13, %16 : f64
          memref.store %17, %arg1[%arg3, %arg4] : memref<5x5xf64>
          %c2 = arith.constant 2 : index
          %18 = arith.addi %arg5, %c2 : index
          %19 = memref.load %arg1[%arg3, %arg4] : memref<5x5xf64>
          %20 = memref.load %arg0[%18, %arg3] : memref<7x5xf64>
          %21 = memref.load %arg0[%18, %arg4] : memref<7x5xf64>
          %22 = arith.mulf %20, %21 : f64
          %23 = arith.addf %19, %22 : f64
          memref.store %23, %arg1[%arg3, %arg4] : memref<5x5xf64>
        }
        %0 = memref.load %arg1[%arg3, %arg4] : memref<5x5xf64>
        %1 = memref.load %arg0[%c6, %arg3] : memref<7x5xf64>
        %2 = memref.load %arg0[%c6, %arg4] : memref<7x5xf64>
        %3 = arith.mulf %1, %2 : f64
        %4 = arith.addf %0, %3 : f64
        memref.store %4, %arg1[%arg3, %arg4] : memref<5x5xf64>
        %5 = memref.load %arg1[%arg3, %arg4] : memref<5x5xf64>
        %6 = arith.divf %5, %cst_1 : f64
        memref.store %6, %arg1[%arg3, %arg4] : memref<5x5xf64>
        memref.store %6, %arg1[%arg4, %arg3] : memref<5x5xf64>
      }
    }
    return
  }
}
