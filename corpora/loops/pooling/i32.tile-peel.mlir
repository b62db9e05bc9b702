module {
  func.func @pooling(%arg0: memref<6x10xi32>, %arg1: memref<3x5xi32>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c0 step %c4 {
      scf.for %arg3 = %c0 to %c4 step %c4 {
        %0 = arith.addi %arg2, %c3 : index
        scf.for %arg4 = %arg2 to %0 step %c1 {
          %1 = arith.addi %arg3, %c4 : index
          %2 = arith.minsi %1, %c5 : index
          scf.for %arg5 = %arg3 to %2 step %c1 {
            %3 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %c0_i32) -> (i32) {
              %5 = scf.for %arg8 = %c0 to %c2 step %c1 iter_args(%arg9 = %arg7) -> (i32) {
                %6 = arith.muli %arg4, %c2 overflow<nsw> : index
                %7 = arith.addi %6, %arg6 : index
                %8 = arith.muli %arg5, %c2 overflow<nsw> : index
                %9 = arith.addi %8, %arg8 : index
                %10 = memref.load %arg0[%7, %9] : memref<6x10xi32>
                %11 = arith.addi %arg9, %10 : i32
                scf.yield %11 : i32
              }
              scf.yield %5 : i32
            }
            %4 = arith.shrsi %3, %c2_i32 : i32
            memref.store %4, %arg1[%arg4, %arg5] : memref<3x5xi32>
          }
        }
      }
      scf.for %arg3 = %c4 to %c5 step %c4 {
        %0 = arith.addi %arg2, %c3 : index
        scf.for %arg4 = %arg2 to %0 step %c1 {
          %1 = arith.addi %arg3, %c4 : index
          %2 = arith.minsi %1, %c5 : index
          scf.for %arg5 = %arg3 to %2 step %c1 {
            %3 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %c0_i32) -> (i32) {
              %5 = scf.for %arg8 = %c0 to %c2 step %c1 iter_args(%arg9 = %arg7) -> (i32) {
                %6 = arith.muli %arg4, %c2 overflow<nsw> : index
                %7 = arith.addi %6, %arg6 : index
                %8 = arith.muli %arg5, %c2 overflow<nsw> : index
                %9 = arith.addi %8, %arg8 : index
                %10 = memref.load %arg0[%7, %9] : memref<6x10xi32>
                %11 = arith.addi %arg9, %10 : i32
                scf.yield %11 : i32
              }
              scf.yield %5 : i32
            }
            %4 = arith.shrsi %3, %c2_i32 : i32
            memref.store %4, %arg1[%arg4, %arg5] : memref<3x5xi32>
          }
        }
      }
    }
    scf.for %arg2 = %c0 to %c3 step %c4 {
      scf.for %arg3 = %c0 to %c5 step %c4 {
        %0 = arith.addi %arg2, %c3 : index
        scf.for %arg4 = %arg2 to %0 step %c1 {
          %1 = arith.addi %arg3, %c4 : index
          %2 = arith.minsi %1, %c5 : index
          scf.for %arg5 = %arg3 to %2 step %c1 {
            %3 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %c0_i32) -> (i32) {
              %5 = scf.for %arg8 = %c0 to %c2 step %c1 iter_args(%arg9 = %arg7) -> (i32) {
                %6 = arith.muli %arg4, %c2 overflow<nsw> : index
                %7 = arith.addi %6, %arg6 : index
                %8 = arith.muli %arg5, %c2 overflow<nsw> : index
                %9 = arith.addi %8, %arg8 : index
                %10 = memref.load %arg0[%7, %9] : memref<6x10xi32>
                %11 = arith.addi %arg9, %10 : i32
                scf.yield %11 : i32
              }
              scf.yield %5 : i32
            }
            %4 = arith.shrsi %3, %c2_i32 : i32
            memref.store %4, %arg1[%arg4, %arg5] : memref<3x5xi32>
          }
        }
      }
    }
    return
  }
}
