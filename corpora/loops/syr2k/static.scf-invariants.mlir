module {
  func.func @syr2k(%arg0: f32, %arg1: f32, %arg2: memref<6x6xf32>, %arg3: memref<6x5xf32>, %arg4: memref<6x5xf32>) {
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    %c0_3 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1_4 = arith.constant 1 : index
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %c1_7 = arith.constant 1 : index
    scf.for %arg5 = %c0 to %c6 step %c1 {
      %0 = arith.addi %arg5, %c1_1 : index
      scf.for %arg6 = %c0_0 to %0 step %c1_2 {
        %2 = memref.load %arg2[%arg5, %arg6] : memref<6x6xf32>
        %3 = arith.mulf %2, %arg1 : f32
        memref.store %3, %arg2[%arg5, %arg6] : memref<6x6xf32>
      }
      %1 = arith.addi %arg5, %c1_6 : index
      scf.for %arg6 = %c0_3 to %c5 step %c1_4 {
        scf.for %arg7 = %c0_5 to %1 step %c1_7 {
          %2 = memref.load %arg3[%arg7, %arg6] : memref<6x5xf32>
          %3 = memref.load %arg4[%arg5, %arg6] : memref<6x5xf32>
          %4 = memref.load %arg4[%arg7, %arg6] : memref<6x5xf32>
          %5 = memref.load %arg3[%arg5, %arg6] : memref<6x5xf32>
          %6 = memref.load %arg2[%arg5, %arg7] : memref<6x6xf32>
          %7 = arith.mulf %2, %arg0 : f32
          %8 = arith.mulf %7, %3 : f32
          %9 = arith.mulf %4, %arg0 : f32
          %10 = arith.mulf %9, %5 : f32
          %11 = arith.addf %8, %10 : f32
          %12 = arith.addf %6, %11 : f32
          memref.store %12, %arg2[%arg5, %arg7] : memref<6x6xf32>
        }
      }
    }
    return
  }
}
