#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @trmm(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg5 = %c0 to %0 step %c4 {
      %1 = affine.apply #map()[%c0, %arg1, %c4]
      scf.for %arg6 = %c0 to %1 step %c4 {
        %2 = arith.addi %arg5, %c4 : index
        %3 = arith.minsi %2, %arg0 : index
        scf.for %arg7 = %arg5 to %3 step %c1 {
          %4 = arith.addi %arg6, %c4 : index
          %5 = arith.minsi %4, %arg1 : index
          scf.for %arg8 = %arg6 to %5 step %c1 {
            %6 = arith.addi %arg7, %c1 : index
            scf.for %arg9 = %6 to %arg0 step %c1 {
              %9 = memref.load %arg3[%arg9, %arg7] : memref<?x?xf32>
              %10 = memref.load %arg4[%arg9, %arg8] : memref<?x?xf32>
              %11 = memref.load %arg4[%arg7, %arg8] : memref<?x?xf32>
              %12 = arith.mulf %9, %10 : f32
              %13 = arith.addf %11, %12 : f32
              memref.store %13, %arg4[%arg7, %arg8] : memref<?x?xf32>
            }
            %7 = memref.load %arg4[%arg7, %arg8] : memref<?x?xf32>
            %8 = arith.mulf %arg2, %7 : f32
            memref.store %8, %arg4[%arg7, %arg8] : memref<?x?xf32>
          }
        }
      }
      scf.for %arg6 = %1 to %arg1 step %c4 {
        %2 = arith.addi %arg5, %c4 : index
        %3 = arith.minsi %2, %arg0 : index
        scf.for %arg7 = %arg5 to %3 step %c1 {
          %4 = arith.addi %arg6, %c4 : index
          %5 = arith.minsi %4, %arg1 : index
          scf.for %arg8 = %arg6 to %5 step %c1 {
            %6 = arith.addi %arg7, %c1 : index
            scf.for %arg9 = %6 to %arg0 step %c1 {
              %9 = memref.load %arg3[%arg9, %arg7] : memref<?x?xf32>
              %10 = memref.load %arg4[%arg9, %arg8] : memref<?x?xf32>
              %11 = memref.load %arg4[%arg7, %arg8] : memref<?x?xf32>
              %12 = arith.mulf %9, %10 : f32
              %13 = arith.addf %11, %12 : f32
              memref.store %13, %arg4[%arg7, %arg8] : memref<?x?xf32>
            }
            %7 = memref.load %arg4[%arg7, %arg8] : memref<?x?xf32>
            %8 = arith.mulf %arg2, %7 : f32
            memref.store %8, %arg4[%arg7, %arg8] : memref<?x?xf32>
          }
        }
      }
    }
    scf.for %arg5 = %0 to %arg0 step %c4 {
      scf.for %arg6 = %c0 to %arg1 step %c4 {
        %1 = arith.addi %arg5, %c4 : index
        %2 = arith.minsi %1, %arg0 : index
        scf.for %arg7 = %arg5 to %2 step %c1 {
          %3 = arith.addi %arg6, %c4 : index
          %4 = arith.minsi %3, %arg1 : index
          scf.for %arg8 = %arg6 to %4 step %c1 {
            %5 = arith.addi %arg7, %c1 : index
            scf.for %arg9 = %5 to %arg0 step %c1 {
              %8 = memref.load %arg3[%arg9, %arg7] : memref<?x?xf32>
              %9 = memref.load %arg4[%arg9, %arg8] : memref<?x?xf32>
              %10 = memref.load %arg4[%arg7, %arg8] : memref<?x?xf32>
              %11 = arith.mulf %8, %9 : f32
              %12 = arith.addf %10, %11 : f32
              memref.store %12, %arg4[%arg7, %arg8] : memref<?x?xf32>
            }
            %6 = memref.load %arg4[%arg7, %arg8] : memref<?x?xf32>
            %7 = arith.mulf %arg2, %6 : f32
            memref.store %7, %arg4[%arg7, %arg8] : memref<?x?xf32>
          }
        }
      }
    }
    return
  }
}
