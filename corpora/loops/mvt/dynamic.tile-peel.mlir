#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @mvt(%arg0: index, %arg1: memref<?xf64>, %arg2: memref<?xf64>, %arg3: memref<?xf64>, %arg4: memref<?xf64>, %arg5: memref<?x?xf64>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg6 = %c0 to %0 step %c4 {
      %2 = affine.apply #map()[%c0, %arg0, %c4]
      scf.for %arg7 = %c0 to %2 step %c4 {
        %3 = arith.addi %arg6, %c4 : index
        %4 = arith.minsi %3, %arg0 : index
        scf.for %arg8 = %arg6 to %4 step %c1 {
          %5 = arith.addi %arg7, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg9 = %arg7 to %6 step %c1 {
            %7 = memref.load %arg5[%arg8, %arg9] : memref<?x?xf64>
            %8 = memref.load %arg3[%arg9] : memref<?xf64>
            %9 = memref.load %arg1[%arg8] : memref<?xf64>
            %10 = arith.mulf %7, %8 : f64
            %11 = arith.addf %9, %10 : f64
            memref.store %11, %arg1[%arg8] : memref<?xf64>
          }
        }
      }
      scf.for %arg7 = %2 to %arg0 step %c4 {
        %3 = arith.addi %arg6, %c4 : index
        %4 = arith.minsi %3, %arg0 : index
        scf.for %arg8 = %arg6 to %4 step %c1 {
          %5 = arith.addi %arg7, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg9 = %arg7 to %6 step %c1 {
            %7 = memref.load %arg5[%arg8, %arg9] : memref<?x?xf64>
            %8 = memref.load %arg3[%arg9] : memref<?xf64>
            %9 = memref.load %arg1[%arg8] : memref<?xf64>
            %10 = arith.mulf %7, %8 : f64
            %11 = arith.addf %9, %10 : f64
            memref.store %11, %arg1[%arg8] : memref<?xf64>
          }
        }
      }
    }
    scf.for %arg6 = %0 to %arg0 step %c4 {
      scf.for %arg7 = %c0 to %arg0 step %c4 {
        %2 = arith.addi %arg6, %c4 : index
        %3 = arith.minsi %2, %arg0 : index
        scf.for %arg8 = %arg6 to %3 step %c1 {
          %4 = arith.addi %arg7, %c4 : index
          %5 = arith.minsi %4, %arg0 : index
          scf.for %arg9 = %arg7 to %5 step %c1 {
            %6 = memref.load %arg5[%arg8, %arg9] : memref<?x?xf64>
            %7 = memref.load %arg3[%arg9] : memref<?xf64>
            %8 = memref.load %arg1[%arg8] : memref<?xf64>
            %9 = arith.mulf %6, %7 : f64
            %10 = arith.addf %8, %9 : f64
            memref.store %10, %arg1[%arg8] : memref<?xf64>
          }
        }
      }
    }
    %1 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg6 = %c0 to %1 step %c4 {
      %2 = affine.apply #map()[%c0, %arg0, %c4]
      scf.for %arg7 = %c0 to %2 step %c4 {
        %3 = arith.addi %arg6, %c4 : index
        %4 = arith.minsi %3, %arg0 : index
        scf.for %arg8 = %arg6 to %4 step %c1 {
          %5 = arith.addi %arg7, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg9 = %arg7 to %6 step %c1 {
            %7 = memref.load %arg5[%arg9, %arg8] : memref<?x?xf64>
            %8 = memref.load %arg4[%arg9] : memref<?xf64>
            %9 = memref.load %arg2[%arg8] : memref<?xf64>
            %10 = arith.mulf %7, %8 : f64
            %11 = arith.addf %9, %10 : f64
            memref.store %11, %arg2[%arg8] : memref<?xf64>
          }
        }
      }
      scf.for %arg7 = %2 to %arg0 step %c4 {
        %3 = arith.addi %arg6, %c4 : index
        %4 = arith.minsi %3, %arg0 : index
        scf.for %arg8 = %arg6 to %4 step %c1 {
          %5 = arith.addi %arg7, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg9 = %arg7 to %6 step %c1 {
            %7 = memref.load %arg5[%arg9, %arg8] : memref<?x?xf64>
            %8 = memref.load %arg4[%arg9] : memref<?xf64>
            %9 = memref.load %arg2[%arg8] : memref<?xf64>
            %10 = arith.mulf %7, %8 : f64
            %11 = arith.addf %9, %10 : f64
            memref.store %11, %arg2[%arg8] : memref<?xf64>
          }
        }
      }
    }
    scf.for %arg6 = %1 to %arg0 step %c4 {
      %2 = affine.apply #map()[%c0, %arg0, %c4]
      scf.for %arg7 = %c0 to %2 step %c4 {
        %3 = arith.addi %arg6, %c4 : index
        %4 = arith.minsi %3, %arg0 : index
        scf.for %arg8 = %arg6 to %4 step %c1 {
          %5 = arith.addi %arg7, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg9 = %arg7 to %6 step %c1 {
            %7 = memref.load %arg5[%arg9, %arg8] : memref<?x?xf64>
            %8 = memref.load %arg4[%arg9] : memref<?xf64>
            %9 = memref.load %arg2[%arg8] : memref<?xf64>
            %10 = arith.mulf %7, %8 : f64
            %11 = arith.addf %9, %10 : f64
            memref.store %11, %arg2[%arg8] : memref<?xf64>
          }
        }
      }
      scf.for %arg7 = %2 to %arg0 step %c4 {
        %3 = arith.addi %arg6, %c4 : index
        %4 = arith.minsi %3, %arg0 : index
        scf.for %arg8 = %arg6 to %4 step %c1 {
          %5 = arith.addi %arg7, %c4 : index
          %6 = arith.minsi %5, %arg0 : index
          scf.for %arg9 = %arg7 to %6 step %c1 {
            %7 = memref.load %arg5[%arg9, %arg8] : memref<?x?xf64>
            %8 = memref.load %arg4[%arg9] : memref<?xf64>
            %9 = memref.load %arg2[%arg8] : memref<?xf64>
            %10 = arith.mulf %7, %8 : f64
            %11 = arith.addf %9, %10 : f64
            memref.store %11, %arg2[%arg8] : memref<?xf64>
          }
        }
      }
    }
    return
  }
}
