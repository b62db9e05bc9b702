module {
  func.func @lu(%arg0: memref<7x7xf64>) {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c4 = arith.constant 4 : index
    scf.for %arg1 = %c0 to %c7 step %c4 {
      %c4_0 = arith.constant 4 : index
      %0 = arith.addi %arg1, %c4_0 : index
      %c7_1 = arith.constant 7 : index
      %1 = arith.minsi %0, %c7_1 : index
      %c1 = arith.constant 1 : index
      scf.for %arg2 = %arg1 to %1 step %c1 {
        %c0_2 = arith.constant 0 : index
        %c1_3 = arith.constant 1 : index
        scf.for %arg3 = %c0_2 to %arg2 step %c1_3 {
          %c0_6 = arith.constant 0 : index
          %c1_7 = arith.constant 1 : index
          scf.for %arg4 = %c0_6 to %arg3 step %c1_7 {
            %5 = memref.load %arg0[%arg2, %arg4] : memref<7x7xf64>
            %6 = memref.load %arg0[%arg4, %arg3] : memref<7x7xf64>
            %7 = memref.load %arg0[%arg2, %arg3] : memref<7x7xf64>
            %8 = arith.mulf %5, %6 : f64
            %9 = arith.subf %7, %8 : f64
            memref.store %9, %arg0[%arg2, %arg3] : memref<7x7xf64>
          }
          %2 = memref.load %arg0[%arg3, %arg3] : memref<7x7xf64>
          %3 = memref.load %arg0[%arg2, %arg3] : memref<7x7xf64>
          %4 = arith.divf %3, %2 : f64
          memref.store %4, %arg0[%arg2, %arg3] : memref<7x7xf64>
        }
        %c7_4 = arith.constant 7 : index
        %c1_5 = arith.constant 1 : index
        scf.for %arg3 = %arg2 to %c7_4 step %c1_5 {
          %c0_6 = arith.constant 0 : index
          %c1_7 = arith.constant 1 : index
          scf.for %arg4 = %c0_6 to %arg2 step %c1_7 {
            %2 = memref.load %arg0[%arg2, %arg4] : memref<7x7xf64>
            %3 = memref.load %arg0[%arg4, %arg3] : memref<7x7xf64>
            %4 = memref.load %arg0[%arg2, %arg3] : memref<7x7xf64>
            %5 = arith.mulf %2, %3 : f64
            %6 = arith.subf %4, %5 : f64
            memref.store %6, %arg0[%arg2, %arg3] : memref<7x7xf64>
          }
        }
      }
    }
    return
  }
}
