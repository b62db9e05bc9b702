module {
  func.func @two_mm(%arg0: f64, %arg1: f64, %arg2: memref<5x6xf64>, %arg3: memref<6x7xf64>, %arg4: memref<7x4xf64>, %arg5: memref<5x4xf64>) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5x7xf64>
    scf.for %arg6 = %c0 to %c4 step %c4 {
      scf.for %arg7 = %c0 to %c4 step %c4 {
        %0 = arith.addi %arg6, %c4 : index
        %1 = arith.minsi %0, %c5 : index
        scf.for %arg8 = %arg6 to %1 step %c1 {
          %2 = arith.addi %arg7, %c4 : index
          %3 = arith.minsi %2, %c7 : index
          scf.for %arg9 = %arg7 to %3 step %c1 {
            memref.store %cst, %alloc[%arg8, %arg9] : memref<5x7xf64>
            scf.for %arg10 = %c0 to %c6 step %c1 {
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
      scf.for %arg7 = %c4 to %c7 step %c4 {
        %0 = arith.addi %arg6, %c4 : index
        %1 = arith.minsi %0, %c5 : index
        scf.for %arg8 = %arg6 to %1 step %c1 {
          %2 = arith.addi %arg7, %c4 : index
          %3 = arith.minsi %2, %c7 : index
          scf.for %arg9 = %arg7 to %3 step %c1 {
            memref.store %cst, %alloc[%arg8, %arg9] : memref<5x7xf64>
            scf.for %arg10 = %c0 to %c6 step %c1 {
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
    scf.for %arg6 = %c4 to %c5 step %c4 {
      scf.for %arg7 = %c0 to %c7 step %c4 {
        %0 = arith.addi %arg6, %c4 : index
        %1 = arith.minsi %0, %c5 : index
        scf.for %arg8 = %arg6 to %1 step %c1 {
          %2 = arith.addi %arg7, %c4 : index
          %3 = arith.minsi %2, %c7 : index
          scf.for %arg9 = %arg7 to %3 step %c1 {
            memref.store %cst, %alloc[%arg8, %arg9] : memref<5x7xf64>
            scf.for %arg10 = %c0 to %c6 step %c1 {
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
    scf.for %arg6 = %c0 to %c4 step %c4 {
      scf.for %arg7 = %c0 to %c4 step %c4 {
        %0 = arith.addi %arg6, %c4 : index
        %1 = arith.minsi %0, %c5 : index
        scf.for %arg8 = %arg6 to %1 step %c1 {
          %2 = arith.addi %arg7, %c4 : index
          scf.for %arg9 = %arg7 to %2 step %c1 {
            %3 = memref.load %arg5[%arg8, %arg9] : memref<5x4xf64>
            %4 = arith.mulf %3, %arg1 : f64
            memref.store %4, %arg5[%arg8, %arg9] : memref<5x4xf64>
            scf.for %arg10 = %c0 to %c7 step %c1 {
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
    scf.for %arg6 = %c4 to %c5 step %c4 {
      scf.for %arg7 = %c0 to %c4 step %c4 {
        %0 = arith.addi %arg6, %c4 : index
        %1 = arith.minsi %0, %c5 : index
        scf.for %arg8 = %arg6 to %1 step %c1 {
          %2 = arith.addi %arg7, %c4 : index
          scf.for %arg9 = %arg7 to %2 step %c1 {
            %3 = memref.load %arg5[%arg8, %arg9] : memref<5x4xf64>
            %4 = arith.mulf %3, %arg1 : f64
            memref.store %4, %arg5[%arg8, %arg9] : memref<5x4xf64>
            scf.for %arg10 = %c0 to %c7 step %c1 {
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
