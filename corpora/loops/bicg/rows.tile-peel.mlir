#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @kernel_bicg(%arg0: i32, %arg1: i32, %arg2: memref<?x9xf64>, %arg3: memref<?xf64>, %arg4: memref<?xf64>, %arg5: memref<?xf64>, %arg6: memref<?xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.index_cast %arg0 : i32 to index
    %1 = affine.apply #map()[%c0, %0, %c4]
    scf.for %arg7 = %c0 to %1 step %c4 {
      %4 = arith.addi %arg7, %c4 : index
      %5 = arith.minsi %4, %0 : index
      scf.for %arg8 = %arg7 to %5 step %c1 {
        memref.store %cst, %arg3[%arg8] : memref<?xf64>
      }
    }
    scf.for %arg7 = %1 to %0 step %c4 {
      %4 = arith.addi %arg7, %c4 : index
      %5 = arith.minsi %4, %0 : index
      scf.for %arg8 = %arg7 to %5 step %c1 {
        memref.store %cst, %arg3[%arg8] : memref<?xf64>
      }
    }
    %2 = arith.index_cast %arg1 : i32 to index
    %3 = affine.apply #map()[%c0, %2, %c4]
    scf.for %arg7 = %c0 to %3 step %c4 {
      %4 = arith.addi %arg7, %c4 : index
      %5 = arith.minsi %4, %2 : index
      scf.for %arg8 = %arg7 to %5 step %c1 {
        memref.store %cst, %arg4[%arg8] : memref<?xf64>
        scf.for %arg9 = %c0 to %0 step %c1 {
          %6 = memref.load %arg3[%arg9] : memref<?xf64>
          %7 = memref.load %arg6[%arg8] : memref<?xf64>
          %8 = memref.load %arg2[%arg8, %arg9] : memref<?x9xf64>
          %9 = arith.mulf %7, %8 : f64
          %10 = arith.addf %6, %9 : f64
          memref.store %10, %arg3[%arg9] : memref<?xf64>
          %11 = memref.load %arg4[%arg8] : memref<?xf64>
          %12 = memref.load %arg2[%arg8, %arg9] : memref<?x9xf64>
          %13 = memref.load %arg5[%arg9] : memref<?xf64>
          %14 = arith.mulf %12, %13 : f64
          %15 = arith.addf %11, %14 : f64
          memref.store %15, %arg4[%arg8] : memref<?xf64>
        }
      }
    }
    scf.for %arg7 = %3 to %2 step %c4 {
      %4 = arith.addi %arg7, %c4 : index
      %5 = arith.minsi %4, %2 : index
      scf.for %arg8 = %arg7 to %5 step %c1 {
        memref.store %cst, %arg4[%arg8] : memref<?xf64>
        scf.for %arg9 = %c0 to %0 step %c1 {
          %6 = memref.load %arg3[%arg9] : memref<?xf64>
          %7 = memref.load %arg6[%arg8] : memref<?xf64>
          %8 = memref.load %arg2[%arg8, %arg9] : memref<?x9xf64>
          %9 = arith.mulf %7, %8 : f64
          %10 = arith.addf %6, %9 : f64
          memref.store %10, %arg3[%arg9] : memref<?xf64>
          %11 = memref.load %arg4[%arg8] : memref<?xf64>
          %12 = memref.load %arg2[%arg8, %arg9] : memref<?x9xf64>
          %13 = memref.load %arg5[%arg9] : memref<?xf64>
          %14 = arith.mulf %12, %13 : f64
          %15 = arith.addf %11, %14 : f64
          memref.store %15, %arg4[%arg8] : memref<?xf64>
        }
      }
    }
    return
  }
}
