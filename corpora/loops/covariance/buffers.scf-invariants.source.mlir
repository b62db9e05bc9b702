module {
  func.func @covariance(%arg0: memref<7x5xf32>, %arg1: memref<5x5xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 7.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c5 step %c1 {
      %c0_1 = arith.constant 0 : index
      %c5_2 = arith.constant 5 : index
      %c1_3 = arith.constant 1 : index
      scf.for %arg3 = %c0_1 to %c5_2 step %c1_3 {
        %alloc = memref.alloc() : memref<7xf32>
        %alloc_4 = memref.alloc() : memref<2xf32>
        %c0_5 = arith.constant 0 : index
        memref.store %cst, %alloc_4[%c0_5] : memref<2xf32>
        %c1_6 = arith.constant 1 : index
        memref.store %cst, %alloc_4[%c1_6] : memref<2xf32>
        %c0_7 = arith.constant 0 : index
        %c7 = arith.constant 7 : index
        %c1_8 = arith.constant 1 : index
        scf.for %arg4 = %c0_7 to %c7 step %c1_8 {
          %6 = memref.load %arg0[%arg4, %arg2] : memref<7x5xf32>
          %7 = memref.load %arg0[%arg4, %arg3] : memref<7x5xf32>
          %8 = arith.mulf %6, %7 : f32
          memref.store %8, %alloc[%arg4] : memref<7xf32>
          %c0_14 = arith.constant 0 : index
          %9 = memref.load %alloc_4[%c0_14] : memref<2xf32>
          %c1_15 = arith.constant 1 : index
          %10 = memref.load %alloc_4[%c1_15] : memref<2xf32>
          %11 = arith.addf %9, %6 : f32
          %12 = arith.addf %10, %7 : f32
          %c0_16 = arith.constant 0 : index
          memref.store %11, %alloc_4[%c0_16] : memref<2xf32>
          %c1_17 = arith.constant 1 : index
          memref.store %12, %alloc_4[%c1_17] : memref<2xf32>
        }
        memref.store %cst, %arg1[%arg2, %arg3] : memref<5x5xf32>
        %c0_9 = arith.constant 0 : index
        %c7_10 = arith.constant 7 : index
        %c1_11 = arith.constant 1 : index
        scf.for %arg4 = %c0_9 to %c7_10 step %c1_11 {
          %6 = memref.load %alloc[%arg4] : memref<7xf32>
          %7 = memref.load %arg1[%arg2, %arg3] : memref<5x5xf32>
          %8 = arith.addf %7, %6 : f32
          memref.store %8, %arg1[%arg2, %arg3] : memref<5x5xf32>
        }
        %c0_12 = arith.constant 0 : index
        %0 = memref.load %alloc_4[%c0_12] : memref<2xf32>
        %c1_13 = arith.constant 1 : index
        %1 = memref.load %alloc_4[%c1_13] : memref<2xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = arith.divf %2, %cst_0 : f32
        %4 = memref.load %arg1[%arg2, %arg3] : memref<5x5xf32>
        %5 = arith.subf %4, %3 : f32
        memref.store %5, %arg1[%arg2, %arg3] : memref<5x5xf32>
        memref.dealloc %alloc_4 : memref<2xf32>
        memref.dealloc %alloc : memref<7xf32>
      }
    }
    return
  }
}
