#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @covariance(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%c0, %arg1, %c4]
    scf.for %arg6 = %c0 to %0 step %c4 {
      %2 = arith.addi %arg6, %c4 : index
      %3 = arith.minsi %2, %arg1 : index
      scf.for %arg7 = %arg6 to %3 step %c1 {
        %4 = scf.for %arg8 = %c0 to %arg0 step %c1 iter_args(%arg9 = %cst) -> (f32) {
          %6 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %7 = arith.addf %arg9, %6 : f32
          scf.yield %7 : f32
        }
        %5 = arith.divf %4, %arg2 : f32
        memref.store %5, %arg5[%arg7] : memref<?xf32>
      }
    }
    scf.for %arg6 = %0 to %arg1 step %c4 {
      %2 = arith.addi %arg6, %c4 : index
      %3 = arith.minsi %2, %arg1 : index
      scf.for %arg7 = %arg6 to %3 step %c1 {
        %4 = scf.for %arg8 = %c0 to %arg0 step %c1 iter_args(%arg9 = %cst) -> (f32) {
          %6 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %7 = arith.addf %arg9, %6 : f32
          scf.yield %7 : f32
        }
        %5 = arith.divf %4, %arg2 : f32
        memref.store %5, %arg5[%arg7] : memref<?xf32>
      }
    }
    %1 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg6 = %c0 to %1 step %c4 {
      %2 = affine.apply #map()[%c0, %arg1, %c4]
      scf.for %arg7 = %c0 to %2 step %c4 {
        %3 = arith.addi %arg6, %c4 : index
        %4 = arith.minsi %3, %arg0 : index
        scf.for %arg8 = %arg6 to %4 step %c1 {
          %5 = arith.addi %arg7, %c4 : index
          %6 = arith.minsi %5, %arg1 : index
          scf.for %arg9 = %arg7 to %6 step %c1 {
            %7 = memref.load %arg3[%arg8, %arg9] : memref<?x?xf32>
            %8 = memref.load %arg5[%arg9] : memref<?xf32>
            %9 = arith.subf %7, %8 : f32
            memref.store %9, %arg3[%arg8, %arg9] : memref<?x?xf32>
          }
        }
      }
      scf.for %arg7 = %2 to %arg1 step %c4 {
        %3 = arith.addi %arg6, %c4 : index
        %4 = arith.minsi %3, %arg0 : index
        scf.for %arg8 = %arg6 to %4 step %c1 {
          %5 = arith.addi %arg7, %c4 : index
          %6 = arith.minsi %5, %arg1 : index
          scf.for %arg9 = %arg7 to %6 step %c1 {
            %7 = memref.load %arg3[%arg8, %arg9] : memref<?x?xf32>
            %8 = memref.load %arg5[%arg9] : memref<?xf32>
            %9 = arith.subf %7, %8 : f32
            memref.store %9, %arg3[%arg8, %arg9] : memref<?x?xf32>
          }
        }
      }
    }
    scf.for %arg6 = %1 to %arg0 step %c4 {
      %2 = affine.apply #map()[%c0, %arg1, %c4]
      scf.for %arg7 = %c0 to %2 step %c4 {
        %3 = arith.addi %arg6, %c4 : index
        %4 = arith.minsi %3, %arg0 : index
        scf.for %arg8 = %arg6 to %4 step %c1 {
          %5 = arith.addi %arg7, %c4 : index
          %6 = arith.minsi %5, %arg1 : index
          scf.for %arg9 = %arg7 to %6 step %c1 {
            %7 = memref.load %arg3[%arg8, %arg9] : memref<?x?xf32>
            %8 = memref.load %arg5[%arg9] : memref<?xf32>
            %9 = arith.subf %7, %8 : f32
            memref.store %9, %arg3[%arg8, %arg9] : memref<?x?xf32>
          }
        }
      }
      scf.for %arg7 = %2 to %arg1 step %c4 {
        %3 = arith.addi %arg6, %c4 : index
        %4 = arith.minsi %3, %arg0 : index
        scf.for %arg8 = %arg6 to %4 step %c1 {
          %5 = arith.addi %arg7, %c4 : index
          %6 = arith.minsi %5, %arg1 : index
          scf.for %arg9 = %arg7 to %6 step %c1 {
            %7 = memref.load %arg3[%arg8, %arg9] : memref<?x?xf32>
            %8 = memref.load %arg5[%arg9] : memref<?xf32>
            %9 = arith.subf %7, %8 : f32
            memref.store %9, %arg3[%arg8, %arg9] : memref<?x?xf32>
          }
        }
      }
    }
    scf.for %arg6 = %c0 to %arg1 step %c1 {
      scf.for %arg7 = %arg6 to %arg1 step %c1 {
        %2 = scf.for %arg8 = %c0 to %arg0 step %c1 iter_args(%arg9 = %cst) -> (f32) {
          %3 = memref.load %arg3[%arg8, %arg6] : memref<?x?xf32>
          %4 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %5 = arith.mulf %3, %4 : f32
          %6 = arith.addf %arg9, %5 : f32
          scf.yield %6 : f32
        }
        memref.store %2, %arg4[%arg6, %arg7] : memref<?x?xf32>
        memref.store %2, %arg4[%arg7, %arg6] : memref<?x?xf32>
      }
    }
    return
  }
}
