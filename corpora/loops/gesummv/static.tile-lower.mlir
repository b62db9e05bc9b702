module {
  func.func @gesummv(%arg0: f32, %arg1: f32, %arg2: memref<7x5xf32>, %arg3: memref<7x5xf32>, %arg4: memref<7xf32>, %arg5: memref<5xf32>, %arg6: memref<7xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c4 = arith.constant 4 : index
    scf.for %arg7 = %c0 to %c7 step %c4 {
      %c4_0 = arith.constant 4 : index
      %0 = arith.addi %arg7, %c4_0 : index
      %c7_1 = arith.constant 7 : index
      %1 = arith.minsi %0, %c7_1 : index
      %c1 = arith.constant 1 : index
      scf.for %arg8 = %arg7 to %1 step %c1 {
        memref.store %cst, %arg4[%arg8] : memref<7xf32>
        memref.store %cst, %arg6[%arg8] : memref<7xf32>
        %c0_2 = arith.constant 0 : index
        %c5 = arith.constant 5 : index
        %c1_3 = arith.constant 1 : index
        scf.for %arg9 = %c0_2 to %c5 step %c1_3 {
          %7 = memref.load %arg2[%arg8, %arg9] : memref<7x5xf32>
          %8 = memref.load %arg5[%arg9] : memref<5xf32>
          %9 = memref.load %arg4[%arg8] : memref<7xf32>
          %10 = arith.mulf %7, %8 : f32
          %11 = arith.addf %10, %9 : f32
          memref.store %11, %arg4[%arg8] : memref<7xf32>
          %12 = memref.load %arg3[%arg8, %arg9] : memref<7x5xf32>
          %13 = memref.load %arg6[%arg8] : memref<7xf32>
          %14 = arith.mulf %12, %8 : f32
          %15 = arith.addf %14, %13 : f32
          memref.store %15, %arg6[%arg8] : memref<7xf32>
        }
        %2 = memref.load %arg4[%arg8] : memref<7xf32>
        %3 = memref.load %arg6[%arg8] : memref<7xf32>
        %4 = arith.mulf %arg0, %2 : f32
        %5 = arith.mulf %arg1, %3 : f32
        %6 = arith.addf %4, %5 : f32
        memref.store %6, %arg6[%arg8] : memref<7xf32>
      }
    }
    return
  }
}
