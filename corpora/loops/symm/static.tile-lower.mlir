module {
  func.func @symm(%arg0: f32, %arg1: f32, %arg2: memref<6x5xf32>, %arg3: memref<6x6xf32>, %arg4: memref<6x5xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %c6 step %c4 {
      %c0_0 = arith.constant 0 : index
      %c5 = arith.constant 5 : index
      %c4_1 = arith.constant 4 : index
      scf.for %arg6 = %c0_0 to %c5 step %c4_1 {
        %c4_2 = arith.constant 4 : index
        %0 = arith.addi %arg5, %c4_2 : index
        %c6_3 = arith.constant 6 : index
        %1 = arith.minsi %0, %c6_3 : index
        %c1 = arith.constant 1 : index
        scf.for %arg7 = %arg5 to %1 step %c1 {
          %c4_4 = arith.constant 4 : index
          %2 = arith.addi %arg6, %c4_4 : index
          %c5_5 = arith.constant 5 : index
          %3 = arith.minsi %2, %c5_5 : index
          %c1_6 = arith.constant 1 : index
          scf.for %arg8 = %arg6 to %3 step %c1_6 {
            %c0_7 = arith.constant 0 : index
            %c1_8 = arith.constant 1 : index
            %4 = scf.for %arg9 = %c0_7 to %arg7 step %c1_8 iter_args(%arg10 = %cst) -> (f32) {
              %14 = memref.load %arg4[%arg7, %arg8] : memref<6x5xf32>
              %15 = memref.load %arg3[%arg7, %arg9] : memref<6x6xf32>
              %16 = memref.load %arg2[%arg9, %arg8] : memref<6x5xf32>
              %17 = arith.mulf %arg0, %14 : f32
              %18 = arith.mulf %17, %15 : f32
              %19 = arith.addf %16, %18 : f32
              memref.store %19, %arg2[%arg9, %arg8] : memref<6x5xf32>
              %20 = memref.load %arg4[%arg9, %arg8] : memref<6x5xf32>
              %21 = arith.mulf %20, %15 : f32
              %22 = arith.addf %arg10, %21 : f32
              scf.yield %22 : f32
            }
            %5 = memref.load %arg2[%arg7, %arg8] : memref<6x5xf32>
            %6 = memref.load %arg4[%arg7, %arg8] : memref<6x5xf32>
            %7 = memref.load %arg3[%arg7, %arg7] : memref<6x6xf32>
            %8 = arith.mulf %arg1, %5 : f32
            %9 = arith.mulf %arg0, %6 : f32
            %10 = arith.mulf %9, %7 : f32
            %11 = arith.addf %8, %10 : f32
            %12 = arith.mulf %arg0, %4 : f32
            %13 = arith.addf %11, %12 : f32
            memref.store %13, %arg2[%arg7, %arg8] : memref<6x5xf32>
          }
        }
      }
    }
    return
  }
}
