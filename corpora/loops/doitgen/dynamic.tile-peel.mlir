#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @doitgen(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?x?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg6 = %c0 to %0 step %c4 {
      %1 = affine.apply #map()[%c0, %arg1, %c4]
      scf.for %arg7 = %c0 to %1 step %c4 {
        %2 = arith.addi %arg6, %c4 : index
        %3 = arith.minsi %2, %arg0 : index
        scf.for %arg8 = %arg6 to %3 step %c1 {
          %4 = arith.addi %arg7, %c4 : index
          %5 = arith.minsi %4, %arg1 : index
          scf.for %arg9 = %arg7 to %5 step %c1 {
            scf.for %arg10 = %c0 to %arg2 step %c1 {
              memref.store %cst, %arg5[%arg10] : memref<?xf32>
              scf.for %arg11 = %c0 to %arg2 step %c1 {
                %6 = memref.load %arg5[%arg10] : memref<?xf32>
                %7 = memref.load %arg3[%arg8, %arg9, %arg11] : memref<?x?x?xf32>
                %8 = memref.load %arg4[%arg11, %arg10] : memref<?x?xf32>
                %9 = arith.mulf %7, %8 : f32
                %10 = arith.addf %6, %9 : f32
                memref.store %10, %arg5[%arg10] : memref<?xf32>
              }
            }
            scf.for %arg10 = %c0 to %arg2 step %c1 {
              %6 = memref.load %arg5[%arg10] : memref<?xf32>
              memref.store %6, %arg3[%arg8, %arg9, %arg10] : memref<?x?x?xf32>
            }
          }
        }
      }
      scf.for %arg7 = %1 to %arg1 step %c4 {
        %2 = arith.addi %arg6, %c4 : index
        %3 = arith.minsi %2, %arg0 : index
        scf.for %arg8 = %arg6 to %3 step %c1 {
          %4 = arith.addi %arg7, %c4 : index
          %5 = arith.minsi %4, %arg1 : index
          scf.for %arg9 = %arg7 to %5 step %c1 {
            scf.for %arg10 = %c0 to %arg2 step %c1 {
              memref.store %cst, %arg5[%arg10] : memref<?xf32>
              scf.for %arg11 = %c0 to %arg2 step %c1 {
                %6 = memref.load %arg5[%arg10] : memref<?xf32>
                %7 = memref.load %arg3[%arg8, %arg9, %arg11] : memref<?x?x?xf32>
                %8 = memref.load %arg4[%arg11, %arg10] : memref<?x?xf32>
                %9 = arith.mulf %7, %8 : f32
                %10 = arith.addf %6, %9 : f32
                memref.store %10, %arg5[%arg10] : memref<?xf32>
              }
            }
            scf.for %arg10 = %c0 to %arg2 step %c1 {
              %6 = memref.load %arg5[%arg10] : memref<?xf32>
              memref.store %6, %arg3[%arg8, %arg9, %arg10] : memref<?x?x?xf32>
            }
          }
        }
      }
    }
    scf.for %arg6 = %0 to %arg0 step %c4 {
      scf.for %arg7 = %c0 to %arg1 step %c4 {
        %1 = arith.addi %arg6, %c4 : index
        %2 = arith.minsi %1, %arg0 : index
        scf.for %arg8 = %arg6 to %2 step %c1 {
          %3 = arith.addi %arg7, %c4 : index
          %4 = arith.minsi %3, %arg1 : index
          scf.for %arg9 = %arg7 to %4 step %c1 {
            scf.for %arg10 = %c0 to %arg2 step %c1 {
              memref.store %cst, %arg5[%arg10] : memref<?xf32>
              scf.for %arg11 = %c0 to %arg2 step %c1 {
                %5 = memref.load %arg5[%arg10] : memref<?xf32>
                %6 = memref.load %arg3[%arg8, %arg9, %arg11] : memref<?x?x?xf32>
                %7 = memref.load %arg4[%arg11, %arg10] : memref<?x?xf32>
                %8 = arith.mulf %6, %7 : f32
                %9 = arith.addf %5, %8 : f32
                memref.store %9, %arg5[%arg10] : memref<?xf32>
              }
            }
            scf.for %arg10 = %c0 to %arg2 step %c1 {
              %5 = memref.load %arg5[%arg10] : memref<?xf32>
              memref.store %5, %arg3[%arg8, %arg9, %arg10] : memref<?x?x?xf32>
            }
          }
        }
      }
    }
    return
  }
}
