module {
  func.func @three_mm(%arg0: memref<4x5xf32>, %arg1: memref<5x3xf32>, %arg2: memref<3x7xf32>, %arg3: memref<7x6xf32>, %arg4: memref<4x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4x3xf32>
    %alloc_0 = memref.alloc() : memref<3x6xf32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c4_1 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %c4 step %c4_1 {
      %c0_7 = arith.constant 0 : index
      %c3_8 = arith.constant 3 : index
      %c4_9 = arith.constant 4 : index
      scf.for %arg6 = %c0_7 to %c3_8 step %c4_9 {
        %c4_10 = arith.constant 4 : index
        %0 = arith.addi %arg5, %c4_10 : index
        %c1 = arith.constant 1 : index
        scf.for %arg7 = %arg5 to %0 step %c1 {
          %c3_11 = arith.constant 3 : index
          %1 = arith.addi %arg6, %c3_11 : index
          %c1_12 = arith.constant 1 : index
          scf.for %arg8 = %arg6 to %1 step %c1_12 {
            memref.store %cst, %alloc[%arg7, %arg8] : memref<4x3xf32>
            %c0_13 = arith.constant 0 : index
            %c5 = arith.constant 5 : index
            %c1_14 = arith.constant 1 : index
            scf.for %arg9 = %c0_13 to %c5 step %c1_14 {
              %2 = memref.load %arg0[%arg7, %arg9] : memref<4x5xf32>
              %3 = memref.load %arg1[%arg9, %arg8] : memref<5x3xf32>
              %4 = memref.load %alloc[%arg7, %arg8] : memref<4x3xf32>
              %5 = arith.mulf %2, %3 : f32
              %6 = arith.addf %4, %5 : f32
              memref.store %6, %alloc[%arg7, %arg8] : memref<4x3xf32>
            }
          }
        }
      }
    }
    %c0_2 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4_3 = arith.constant 4 : index
    scf.for %arg5 = %c0_2 to %c3 step %c4_3 {
      %c0_7 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %c4_8 = arith.constant 4 : index
      scf.for %arg6 = %c0_7 to %c6 step %c4_8 {
        %c3_9 = arith.constant 3 : index
        %0 = arith.addi %arg5, %c3_9 : index
        %c1 = arith.constant 1 : index
        scf.for %arg7 = %arg5 to %0 step %c1 {
          %c4_10 = arith.constant 4 : index
          %1 = arith.addi %arg6, %c4_10 : index
          %c6_11 = arith.constant 6 : index
          %2 = arith.minsi %1, %c6_11 : index
          %c1_12 = arith.constant 1 : index
          scf.for %arg8 = %arg6 to %2 step %c1_12 {
            memref.store %cst, %alloc_0[%arg7, %arg8] : memref<3x6xf32>
            %c0_13 = arith.constant 0 : index
            %c7 = arith.constant 7 : index
            %c1_14 = arith.constant 1 : index
            scf.for %arg9 = %c0_13 to %c7 step %c1_14 {
              %3 = memref.load %arg2[%arg7, %arg9] : memref<3x7xf32>
              %4 = memref.load %arg3[%arg9, %arg8] : memref<7x6xf32>
              %5 = memref.load %alloc_0[%arg7, %arg8] : memref<3x6xf32>
              %6 = arith.mulf %3, %4 : f32
              %7 = arith.addf %5, %6 : f32
              memref.store %7, %alloc_0[%arg7, %arg8] : memref<3x6xf32>
            }
          }
        }
      }
    }
    %c0_4 = arith.constant 0 : index
    %c4_5 = arith.constant 4 : index
    %c4_6 = arith.constant 4 : index
    scf.for %arg5 = %c0_4 to %c4_5 step %c4_6 {
      %c0_7 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %c4_8 = arith.constant 4 : index
      scf.for %arg6 = %c0_7 to %c6 step %c4_8 {
        %c4_9 = arith.constant 4 : index
        %0 = arith.addi %arg5, %c4_9 : index
        %c1 = arith.constant 1 : index
        scf.for %arg7 = %arg5 to %0 step %c1 {
          %c4_10 = arith.constant 4 : index
          %1 = arith.addi %arg6, %c4_10 : index
          %c6_11 = arith.constant 6 : index
          %2 = arith.minsi %1, %c6_11 : index
          %c1_12 = arith.constant 1 : index
          scf.for %arg8 = %arg6 to %2 step %c1_12 {
            memref.store %cst, %arg4[%arg7, %arg8] : memref<4x6xf32>
            %c0_13 = arith.constant 0 : index
            %c3_14 = arith.constant 3 : index
            %c1_15 = arith.constant 1 : index
            scf.for %arg9 = %c0_13 to %c3_14 step %c1_15 {
              %3 = memref.load %alloc[%arg7, %arg9] : memref<4x3xf32>
              %4 = memref.load %alloc_0[%arg9, %arg8] : memref<3x6xf32>
              %5 = memref.load %arg4[%arg7, %arg8] : memref<4x6xf32>
              %6 = arith.mulf %3, %4 : f32
              %7 = arith.addf %5, %6 : f32
              memref.store %7, %arg4[%arg7, %arg8] : memref<4x6xf32>
            }
          }
        }
      }
    }
    memref.dealloc %alloc : memref<4x3xf32>
    memref.dealloc %alloc_0 : memref<3x6xf32>
    return
  }
}
