#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @kernel_gemm(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f64, %arg4: f64, %arg5: memref<?x11xf64>, %arg6: memref<?x12xf64>, %arg7: memref<?x11xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %0 = arith.index_cast %arg0 : i32 to index
    %1 = arith.index_cast %arg1 : i32 to index
    %2 = arith.index_cast %arg2 : i32 to index
    %3 = affine.apply #map()[%c0, %0, %c4]
    scf.for %arg8 = %c0 to %3 step %c4 {
      %4 = arith.addi %arg8, %c4 : index
      %5 = arith.minsi %4, %0 : index
      scf.for %arg9 = %arg8 to %5 step %c1 {
        scf.for %arg10 = %c0 to %1 step %c1 {
          %6 = memref.load %arg5[%arg9, %arg10] : memref<?x11xf64>
          %7 = arith.mulf %6, %arg4 : f64
          memref.store %7, %arg5[%arg9, %arg10] : memref<?x11xf64>
        }
        scf.for %arg10 = %c0 to %2 step %c1 {
          scf.for %arg11 = %c0 to %1 step %c1 {
            %6 = memref.load %arg6[%arg9, %arg10] : memref<?x12xf64>
            %7 = arith.mulf %arg3, %6 : f64
            %8 = memref.load %arg7[%arg10, %arg11] : memref<?x11xf64>
            %9 = arith.mulf %7, %8 : f64
            %10 = memref.load %arg5[%arg9, %arg11] : memref<?x11xf64>
            %11 = arith.addf %10, %9 : f64
            memref.store %11, %arg5[%arg9, %arg11] : memref<?x11xf64>
          }
        }
      }
    }
    scf.for %arg8 = %3 to %0 step %c4 {
      %4 = arith.addi %arg8, %c4 : index
      %5 = arith.minsi %4, %0 : index
      scf.for %arg9 = %arg8 to %5 step %c1 {
        scf.for %arg10 = %c0 to %1 step %c1 {
          %6 = memref.load %arg5[%arg9, %arg10] : memref<?x11xf64>
          %7 = arith.mulf %6, %arg4 : f64
          memref.store %7, %arg5[%arg9, %arg10] : memref<?x11xf64>
        }
        scf.for %arg10 = %c0 to %2 step %c1 {
          scf.for %arg11 = %c0 to %1 step %c1 {
            %6 = memref.load %arg6[%arg9, %arg10] : memref<?x12xf64>
            %7 = arith.mulf %arg3, %6 : f64
            %8 = memref.load %arg7[%arg10, %arg11] : memref<?x11xf64>
            %9 = arith.mulf %7, %8 : f64
            %10 = memref.load %arg5[%arg9, %arg11] : memref<?x11xf64>
            %11 = arith.addf %10, %9 : f64
            memref.store %11, %arg5[%arg9, %arg11] : memref<?x11xf64>
          }
        }
      }
    }
    return
  }
}
