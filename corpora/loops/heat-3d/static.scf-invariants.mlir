module {
  func.func @heat_3d(%arg0: memref<5x6x7xf32>, %arg1: memref<5x6x7xf32>) {
    %cst = arith.constant 1.250000e-01 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c1_2 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c1_4 = arith.constant 1 : index
    %c1_5 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c1_6 = arith.constant 1 : index
    %c1_7 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %c1_8 = arith.constant 1 : index
    %c-1_9 = arith.constant -1 : index
    %c1_10 = arith.constant 1 : index
    %c-1_11 = arith.constant -1 : index
    %c1_12 = arith.constant 1 : index
    %c4_13 = arith.constant 4 : index
    %c1_14 = arith.constant 1 : index
    %c1_15 = arith.constant 1 : index
    %c5_16 = arith.constant 5 : index
    %c1_17 = arith.constant 1 : index
    %c1_18 = arith.constant 1 : index
    %c6_19 = arith.constant 6 : index
    %c1_20 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c1_1 to %c4 step %c1_2 {
        %0 = arith.addi %arg3, %c1_7 : index
        %1 = arith.addi %arg3, %c-1 : index
        scf.for %arg4 = %c1_3 to %c5 step %c1_4 {
          %2 = arith.addi %arg4, %c1_8 : index
          %3 = arith.addi %arg4, %c-1_9 : index
          scf.for %arg5 = %c1_5 to %c6 step %c1_6 {
            %4 = memref.load %arg0[%arg3, %arg4, %arg5] : memref<5x6x7xf32>
            %5 = memref.load %arg0[%0, %arg4, %arg5] : memref<5x6x7xf32>
            %6 = memref.load %arg0[%1, %arg4, %arg5] : memref<5x6x7xf32>
            %7 = memref.load %arg0[%arg3, %2, %arg5] : memref<5x6x7xf32>
            %8 = memref.load %arg0[%arg3, %3, %arg5] : memref<5x6x7xf32>
            %9 = arith.addi %arg5, %c1_10 : index
            %10 = memref.load %arg0[%arg3, %arg4, %9] : memref<5x6x7xf32>
            %11 = arith.addi %arg5, %c-1_11 : index
            %12 = memref.load %arg0[%arg3, %arg4, %11] : memref<5x6x7xf32>
            %13 = arith.mulf %cst_0, %4 : f32
            %14 = arith.subf %5, %13 : f32
            %15 = arith.addf %14, %6 : f32
            %16 = arith.mulf %cst, %15 : f32
            %17 = arith.subf %7, %13 : f32
            %18 = arith.addf %17, %8 : f32
            %19 = arith.mulf %cst, %18 : f32
            %20 = arith.subf %10, %13 : f32
            %21 = arith.addf %20, %12 : f32
            %22 = arith.mulf %cst, %21 : f32
            %23 = arith.addf %16, %19 : f32
            %24 = arith.addf %23, %22 : f32
            %25 = arith.addf %24, %4 : f32
            memref.store %25, %arg1[%arg3, %arg4, %arg5] : memref<5x6x7xf32>
          }
        }
      }
      scf.for %arg3 = %c1_12 to %c4_13 step %c1_14 {
        scf.for %arg4 = %c1_15 to %c5_16 step %c1_17 {
          scf.for %arg5 = %c1_18 to %c6_19 step %c1_20 {
            %0 = memref.load %arg1[%arg3, %arg4, %arg5] : memref<5x6x7xf32>
            memref.store %0, %arg0[%arg3, %arg4, %arg5] : memref<5x6x7xf32>
          }
        }
      }
    }
    return
  }
}
