module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5xf64>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      %c0_0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c1_1 = arith.constant 1 : index
      scf.for %arg3 = %c0_0 to %c4 step %c1_1 {
        %c0_2 = arith.constant 0 : index
        %c5 = arith.constant 5 : index
        %c1_3 = arith.constant 1 : index
        scf.for %arg4 = %c0_2 to %c5 step %c1_3 {
          memref.store %cst, %alloc[%arg4] : memref<5xf64>
          %c0_7 = arith.constant 0 : index
          %c5_8 = arith.constant 5 : index
          %c1_9 = arith.constant 1 : index
          scf.for %arg5 = %c0_7 to %c5_8 step %c1_9 {
            %0 = memref.load %alloc[%arg4] : memref<5xf64>
            %1 = memref.load %arg0[%arg2, %arg3, %arg5] : memref<3x4x5xf64>
            %2 = memref.load %arg1[%arg5, %arg4] : memref<5x5xf64>
            %3 = arith.mulf %1, %2 : f64
            %4 = arith.addf %0, %3 : f64
            memref.store %4, %alloc[%arg4] : memref<5xf64>
          }
        }
        %c0_4 = arith.constant 0 : index
        %c5_5 = arith.constant 5 : index
        %c1_6 = arith.constant 1 : index
        scf.for %arg4 = %c0_4 to %c5_5 step %c1_6 {
          %0 = memref.load %alloc[%arg4] : memref<5xf64>
          memref.store %0, %arg0[%arg2, %arg3, %arg4] : memref<3x4x5xf64>
        }
      }
    }
    memref.dealloc %alloc : memref<5xf64>
    return
  }
}
