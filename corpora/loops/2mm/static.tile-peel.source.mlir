module {
  func.func @two_mm(%arg0: f64, %arg1: f64, %arg2: memref<5x6xf64>, %arg3: memref<6x7xf64>, %arg4: memref<7x4xf64>, %arg5: memref<5x4xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5x7xf64>
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    scf.for %arg6 = %c0 to %c5 step %c4 {
      %c0_3 = arith.constant 0 : index
      %c7 = arith.constant 7 : index
      %c4_4 = arith.constant 4 : index
      scf.for %arg7 = %c0_3 to %c7 step %c4_4 {
        %c4_5 = arith.constant 4 : index
        %0 = arith.addi %arg6, %c4_5 : index
        %c5_6 = arith.constant 5 : index
        %1 = arith.minsi %0, %c5_6 : index
        %c1 = arith.constant 1 : index
        scf.for %arg8 = %arg6 to %1 step %c1 {
          %c4_7 = arith.constant 4 : index
          %2 = arith.addi %arg7, %c4_7 : index
          %c7_8 = arith.constant 7 : index
          %3 = arith.minsi %2, %c7_8 : index
          %c1_9 = arith.constant 1 : index
          scf.for %arg9 = %arg7 to %3 step %c1_9 {
            memref.store %cst, %alloc[%arg8, %arg9] : memref<5x7xf64>
            %c0_10 = arith.constant 0 : index
            %c6 = arith.constant 6 : index
            %c1_11 = arith.constant 1 : index
            scf.for %arg10 = %c0_10 to %c6 step %c1_11 {
              %4 = memref.load %arg2[%arg8, %arg10] : memref<5x6xf64>
              %5 = memref.load %arg3[%arg10, %arg9] : memref<6x7xf64>
              %6 = memref.load %alloc[%arg8, %arg9] : memref<5x7xf64>
              %7 = arith.mulf %arg0, %4 : f64
              %8 = arith.mulf %7, %5 : f64
              %9 = arith.addf %6, %8 : f64
              memref.store %9, %alloc[%arg8, %arg9] : memref<5x7xf64>
            }
          }
        }
      }
    }
    %c0_0 = arith.constant 0 : index
    %c5_1 = arith.constant 5 : index
    %c4_2 = arith.constant 4 : index
    scf.for %arg6 = %c0_0 to %c5_1 step %c4_2 {
      %c0_3 = arith.constant 0 : index
      %c4_4 = arith.constant 4 : index
      %c4_5 = arith.constant 4 : index
      scf.for %arg7 = %c0_3 to %c4_4 step %c4_5 {
        %c4_6 = arith.constant 4 : index
        %0 = arith.addi %arg6, %c4_6 : index
        %c5_7 = arith.constant 5 : index
        %1 = arith.minsi %0, %c5_7 : index
        %c1 = arith.constant 1 : index
        scf.for %arg8 = %arg6 to %1 step %c1 {
          %c4_8 = arith.constant 4 : index
          %2 = arith.addi %arg7, %c4_8 : index
          %c1_9 = arith.constant 1 : index
          scf.for %arg9 = %arg7 to %2 step %c1_9 {
            %3 = memref.load %arg5[%arg8, %arg9] : memref<5x4xf64>
            %4 = arith.mulf %3, %arg1 : f64
            memref.store %4, %arg5[%arg8, %arg9] : memref<5x4xf64>
            %c0_10 = arith.constant 0 : index
            %c7 = arith.constant 7 : index
            %c1_11 = arith.constant 1 : index
            scf.for %arg10 = %c0_10 to %c7 step %c1_11 {
              %5 = memref.load %alloc[%arg8, %arg10] : memref<5x7xf64>
              %6 = memref.load %arg4[%arg10, %arg9] : memref<7x4xf64>
              %7 = memref.load %arg5[%arg8, %arg9] : memref<5x4xf64>
              %8 = arith.mulf %5, %6 : f64
              %9 = arith.addf %7, %8 : f64
              memref.store %9, %arg5[%arg8, %arg9] : memref<5x4xf64>
            }
          }
        }
      }
    }
    memref.dealloc %alloc : memref<5x7xf64>
    return
  }
}
