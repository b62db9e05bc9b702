module {
  func.func @mvt(%arg0: index, %arg1: memref<?xf64>, %arg2: memref<?xf64>, %arg3: memref<?xf64>, %arg4: memref<?xf64>, %arg5: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg6 = %c0 to %arg0 step %c4 {
      %c0_2 = arith.constant 0 : index
      %c4_3 = arith.constant 4 : index
      scf.for %arg7 = %c0_2 to %arg0 step %c4_3 {
        %c4_4 = arith.constant 4 : index
        %0 = arith.addi %arg6, %c4_4 : index
        %1 = arith.minsi %0, %arg0 : index
        %c1 = arith.constant 1 : index
        scf.for %arg8 = %arg6 to %1 step %c1 {
          %c4_5 = arith.constant 4 : index
          %2 = arith.addi %arg7, %c4_5 : index
          %3 = arith.minsi %2, %arg0 : index
          %c1_6 = arith.constant 1 : index
          scf.for %arg9 = %arg7 to %3 step %c1_6 {
            %4 = memref.load %arg5[%arg8, %arg9] : memref<?x?xf64>
            %5 = memref.load %arg3[%arg9] : memref<?xf64>
            %6 = memref.load %arg1[%arg8] : memref<?xf64>
            %7 = arith.mulf %4, %5 : f64
            %8 = arith.addf %6, %7 : f64
            memref.store %8, %arg1[%arg8] : memref<?xf64>
          }
        }
      }
    }
    %c0_0 = arith.constant 0 : index
    %c4_1 = arith.constant 4 : index
    scf.for %arg6 = %c0_0 to %arg0 step %c4_1 {
      %c0_2 = arith.constant 0 : index
      %c4_3 = arith.constant 4 : index
      scf.for %arg7 = %c0_2 to %arg0 step %c4_3 {
        %c4_4 = arith.constant 4 : index
        %0 = arith.addi %arg6, %c4_4 : index
        %1 = arith.minsi %0, %arg0 : index
        %c1 = arith.constant 1 : index
        scf.for %arg8 = %arg6 to %1 step %c1 {
          %c4_5 = arith.constant 4 : index
          %2 = arith.addi %arg7, %c4_5 : index
          %3 = arith.minsi %2, %arg0 : index
          %c1_6 = arith.constant 1 : index
          scf.for %arg9 = %arg7 to %3 step %c1_6 {
            %4 = memref.load %arg5[%arg9, %arg8] : memref<?x?xf64>
            %5 = memref.load %arg4[%arg9] : memref<?xf64>
            %6 = memref.load %arg2[%arg8] : memref<?xf64>
            %7 = arith.mulf %4, %5 : f64
            %8 = arith.addf %6, %7 : f64
            memref.store %8, %arg2[%arg8] : memref<?xf64>
          }
        }
      }
    }
    return
  }
}
