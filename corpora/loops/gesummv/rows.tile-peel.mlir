#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @kernel_gesummv(%arg0: i32, %arg1: f64, %arg2: f64, %arg3: memref<?x13xf64>, %arg4: memref<?x13xf64>, %arg5: memref<?xf64>, %arg6: memref<?xf64>, %arg7: memref<?xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.index_cast %arg0 : i32 to index
    %1 = affine.apply #map()[%c0, %0, %c4]
    scf.for %arg8 = %c0 to %1 step %c4 {
      %2 = arith.addi %arg8, %c4 : index
      %3 = arith.minsi %2, %0 : index
      scf.for %arg9 = %arg8 to %3 step %c1 {
        memref.store %cst, %arg5[%arg9] : memref<?xf64>
        memref.store %cst, %arg7[%arg9] : memref<?xf64>
        scf.for %arg10 = %c0 to %0 step %c1 {
          %9 = memref.load %arg3[%arg9, %arg10] : memref<?x13xf64>
          %10 = memref.load %arg6[%arg10] : memref<?xf64>
          %11 = arith.mulf %9, %10 : f64
          %12 = memref.load %arg5[%arg9] : memref<?xf64>
          %13 = arith.addf %11, %12 : f64
          memref.store %13, %arg5[%arg9] : memref<?xf64>
          %14 = memref.load %arg4[%arg9, %arg10] : memref<?x13xf64>
          %15 = memref.load %arg6[%arg10] : memref<?xf64>
          %16 = arith.mulf %14, %15 : f64
          %17 = memref.load %arg7[%arg9] : memref<?xf64>
          %18 = arith.addf %16, %17 : f64
          memref.store %18, %arg7[%arg9] : memref<?xf64>
        }
        %4 = memref.load %arg5[%arg9] : memref<?xf64>
        %5 = arith.mulf %arg1, %4 : f64
        %6 = memref.load %arg7[%arg9] : memref<?xf64>
        %7 = arith.mulf %arg2, %6 : f64
        %8 = arith.addf %5, %7 : f64
        memref.store %8, %arg7[%arg9] : memref<?xf64>
      }
    }
    scf.for %arg8 = %1 to %0 step %c4 {
      %2 = arith.addi %arg8, %c4 : index
      %3 = arith.minsi %2, %0 : index
      scf.for %arg9 = %arg8 to %3 step %c1 {
        memref.store %cst, %arg5[%arg9] : memref<?xf64>
        memref.store %cst, %arg7[%arg9] : memref<?xf64>
        scf.for %arg10 = %c0 to %0 step %c1 {
          %9 = memref.load %arg3[%arg9, %arg10] : memref<?x13xf64>
          %10 = memref.load %arg6[%arg10] : memref<?xf64>
          %11 = arith.mulf %9, %10 : f64
          %12 = memref.load %arg5[%arg9] : memref<?xf64>
          %13 = arith.addf %11, %12 : f64
          memref.store %13, %arg5[%arg9] : memref<?xf64>
          %14 = memref.load %arg4[%arg9, %arg10] : memref<?x13xf64>
          %15 = memref.load %arg6[%arg10] : memref<?xf64>
          %16 = arith.mulf %14, %15 : f64
          %17 = memref.load %arg7[%arg9] : memref<?xf64>
          %18 = arith.addf %16, %17 : f64
          memref.store %18, %arg7[%arg9] : memref<?xf64>
        }
        %4 = memref.load %arg5[%arg9] : memref<?xf64>
        %5 = arith.mulf %arg1, %4 : f64
        %6 = memref.load %arg7[%arg9] : memref<?xf64>
        %7 = arith.mulf %arg2, %6 : f64
        %8 = arith.addf %5, %7 : f64
        memref.store %8, %arg7[%arg9] : memref<?xf64>
      }
    }
    return
  }
}
