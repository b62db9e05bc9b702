module {
  func.func @gemver(%arg0: index, %arg1: f32, %arg2: memref<?x?xf32>, %arg3: memref<?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?xf32>, %arg7: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg8 = %c0 to %arg0 step %c4 {
      %c0_4 = arith.constant 0 : index
      %c4_5 = arith.constant 4 : index
      scf.for %arg9 = %c0_4 to %arg0 step %c4_5 {
        %c4_6 = arith.constant 4 : index
        %0 = arith.addi %arg8, %c4_6 : index
        %1 = arith.minsi %0, %arg0 : index
        %c1 = arith.constant 1 : index
        scf.for %arg10 = %arg8 to %1 step %c1 {
          %c4_7 = arith.constant 4 : index
          %2 = arith.addi %arg9, %c4_7 : index
          %3 = arith.minsi %2, %arg0 : index
          %c1_8 = arith.constant 1 : index
          scf.for %arg11 = %arg9 to %3 step %c1_8 {
            %4 = memref.load %arg2[%arg10, %arg11] : memref<?x?xf32>
            %5 = memref.load %arg3[%arg10] : memref<?xf32>
            %6 = memref.load %arg4[%arg11] : memref<?xf32>
            %7 = arith.mulf %5, %6 : f32
            %8 = arith.addf %4, %7 : f32
            memref.store %8, %arg2[%arg10, %arg11] : memref<?x?xf32>
          }
        }
      }
    }
    %c0_0 = arith.constant 0 : index
    %c4_1 = arith.constant 4 : index
    scf.for %arg8 = %c0_0 to %arg0 step %c4_1 {
      %c0_4 = arith.constant 0 : index
      %c4_5 = arith.constant 4 : index
      scf.for %arg9 = %c0_4 to %arg0 step %c4_5 {
        %c4_6 = arith.constant 4 : index
        %0 = arith.addi %arg8, %c4_6 : index
        %1 = arith.minsi %0, %arg0 : index
        %c1 = arith.constant 1 : index
        scf.for %arg10 = %arg8 to %1 step %c1 {
          %c4_7 = arith.constant 4 : index
          %2 = arith.addi %arg9, %c4_7 : index
          %3 = arith.minsi %2, %arg0 : index
          %c1_8 = arith.constant 1 : index
          scf.for %arg11 = %arg9 to %3 step %c1_8 {
            %4 = memref.load %arg6[%arg10] : memref<?xf32>
            %5 = memref.load %arg2[%arg11, %arg10] : memref<?x?xf32>
            %6 = memref.load %arg7[%arg11] : memref<?xf32>
            %7 = arith.mulf %5, %6 : f32
            %8 = arith.addf %4, %7 : f32
            memref.store %8, %arg6[%arg10] : memref<?xf32>
          }
        }
      }
    }
    %c0_2 = arith.constant 0 : index
    %c4_3 = arith.constant 4 : index
    scf.for %arg8 = %c0_2 to %arg0 step %c4_3 {
      %c0_4 = arith.constant 0 : index
      %c4_5 = arith.constant 4 : index
      scf.for %arg9 = %c0_4 to %arg0 step %c4_5 {
        %c4_6 = arith.constant 4 : index
        %0 = arith.addi %arg8, %c4_6 : index
        %1 = arith.minsi %0, %arg0 : index
        %c1 = arith.constant 1 : index
        scf.for %arg10 = %arg8 to %1 step %c1 {
          %c4_7 = arith.constant 4 : index
          %2 = arith.addi %arg9, %c4_7 : index
          %3 = arith.minsi %2, %arg0 : index
          %c1_8 = arith.constant 1 : index
          scf.for %arg11 = %arg9 to %3 step %c1_8 {
            %4 = memref.load %arg5[%arg10] : memref<?xf32>
            %5 = memref.load %arg2[%arg10, %arg11] : memref<?x?xf32>
            %6 = memref.load %arg6[%arg11] : memref<?xf32>
            %7 = arith.mulf %arg1, %5 : f32
            %8 = arith.mulf %7, %6 : f32
            %9 = arith.addf %4, %8 : f32
            memref.store %9, %arg5[%arg10] : memref<?xf32>
          }
        }
      }
    }
    return
  }
}
