module {
  func.func @covariance(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg6 = %c0 to %arg1 step %c4 {
      %c4_3 = arith.constant 4 : index
      %0 = arith.addi %arg6, %c4_3 : index
      %1 = arith.minsi %0, %arg1 : index
      %c1_4 = arith.constant 1 : index
      scf.for %arg7 = %arg6 to %1 step %c1_4 {
        %c0_5 = arith.constant 0 : index
        %c1_6 = arith.constant 1 : index
        %2 = scf.for %arg8 = %c0_5 to %arg0 step %c1_6 iter_args(%arg9 = %cst) -> (f32) {
          %4 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %5 = arith.addf %arg9, %4 : f32
          scf.yield %5 : f32
        }
        %3 = arith.divf %2, %arg2 : f32
        memref.store %3, %arg5[%arg7] : memref<?xf32>
      }
    }
    %c0_0 = arith.constant 0 : index
    %c4_1 = arith.constant 4 : index
    scf.for %arg6 = %c0_0 to %arg0 step %c4_1 {
      %c0_3 = arith.constant 0 : index
      %c4_4 = arith.constant 4 : index
      scf.for %arg7 = %c0_3 to %arg1 step %c4_4 {
        %c4_5 = arith.constant 4 : index
        %0 = arith.addi %arg6, %c4_5 : index
        %1 = arith.minsi %0, %arg0 : index
        %c1_6 = arith.constant 1 : index
        scf.for %arg8 = %arg6 to %1 step %c1_6 {
          %c4_7 = arith.constant 4 : index
          %2 = arith.addi %arg7, %c4_7 : index
          %3 = arith.minsi %2, %arg1 : index
          %c1_8 = arith.constant 1 : index
          scf.for %arg9 = %arg7 to %3 step %c1_8 {
            %4 = memref.load %arg3[%arg8, %arg9] : memref<?x?xf32>
            %5 = memref.load %arg5[%arg9] : memref<?xf32>
            %6 = arith.subf %4, %5 : f32
            memref.store %6, %arg3[%arg8, %arg9] : memref<?x?xf32>
          }
        }
      }
    }
    %c0_2 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg6 = %c0_2 to %arg1 step %c1 {
      %c1_3 = arith.constant 1 : index
      scf.for %arg7 = %arg6 to %arg1 step %c1_3 {
        %c0_4 = arith.constant 0 : index
        %c1_5 = arith.constant 1 : index
        %0 = scf.for %arg8 = %c0_4 to %arg0 step %c1_5 iter_args(%arg9 = %cst) -> (f32) {
          %1 = memref.load %arg3[%arg8, %arg6] : memref<?x?xf32>
          %2 = memref.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %3 = arith.mulf %1, %2 : f32
          %4 = arith.addf %arg9, %3 : f32
          scf.yield %4 : f32
        }
        memref.store %0, %arg4[%arg6, %arg7] : memref<?x?xf32>
        memref.store %0, %arg4[%arg7, %arg6] : memref<?x?xf32>
      }
    }
    return
  }
}
