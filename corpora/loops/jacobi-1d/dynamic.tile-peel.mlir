#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @jacobi_1d(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xf64>) {
    %c-1 = arith.constant -1 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 3.333300e-01 : f64
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg4 = %c0 to %0 step %c4 {
      %1 = arith.addi %arg4, %c4 : index
      %2 = arith.minsi %1, %arg0 : index
      scf.for %arg5 = %arg4 to %2 step %c1 {
        %3 = arith.addi %arg1, %c-1 : index
        scf.for %arg6 = %c1 to %3 step %c1 {
          %5 = arith.addi %arg6, %c-1 : index
          %6 = memref.load %arg2[%5] : memref<?xf64>
          %7 = memref.load %arg2[%arg6] : memref<?xf64>
          %8 = arith.addi %arg6, %c1 : index
          %9 = memref.load %arg2[%8] : memref<?xf64>
          %10 = arith.addf %6, %7 : f64
          %11 = arith.addf %10, %9 : f64
          %12 = arith.mulf %11, %cst : f64
          memref.store %12, %arg3[%arg6] : memref<?xf64>
        }
        %4 = arith.addi %arg1, %c-1 : index
        scf.for %arg6 = %c1 to %4 step %c1 {
          %5 = arith.addi %arg6, %c-1 : index
          %6 = memref.load %arg3[%5] : memref<?xf64>
          %7 = memref.load %arg3[%arg6] : memref<?xf64>
          %8 = arith.addi %arg6, %c1 : index
          %9 = memref.load %arg3[%8] : memref<?xf64>
          %10 = arith.addf %6, %7 : f64
          %11 = arith.addf %10, %9 : f64
          %12 = arith.mulf %11, %cst : f64
          memref.store %12, %arg2[%arg6] : memref<?xf64>
        }
      }
    }
    scf.for %arg4 = %0 to %arg0 step %c4 {
      %1 = arith.addi %arg4, %c4 : index
      %2 = arith.minsi %1, %arg0 : index
      scf.for %arg5 = %arg4 to %2 step %c1 {
        %3 = arith.addi %arg1, %c-1 : index
        scf.for %arg6 = %c1 to %3 step %c1 {
          %5 = arith.addi %arg6, %c-1 : index
          %6 = memref.load %arg2[%5] : memref<?xf64>
          %7 = memref.load %arg2[%arg6] : memref<?xf64>
          %8 = arith.addi %arg6, %c1 : index
          %9 = memref.load %arg2[%8] : memref<?xf64>
          %10 = arith.addf %6, %7 : f64
          %11 = arith.addf %10, %9 : f64
          %12 = arith.mulf %11, %cst : f64
          memref.store %12, %arg3[%arg6] : memref<?xf64>
        }
        %4 = arith.addi %arg1, %c-1 : index
        scf.for %arg6 = %c1 to %4 step %c1 {
          %5 = arith.addi %arg6, %c-1 : index
          %6 = memref.load %arg3[%5] : memref<?xf64>
          %7 = memref.load %arg3[%arg6] : memref<?xf64>
          %8 = arith.addi %arg6, %c1 : index
          %9 = memref.load %arg3[%8] : memref<?xf64>
          %10 = arith.addf %6, %7 : f64
          %11 = arith.addf %10, %9 : f64
          %12 = arith.mulf %11, %cst : f64
          memref.store %12, %arg2[%arg6] : memref<?xf64>
        }
      }
    }
    return
  }
}
