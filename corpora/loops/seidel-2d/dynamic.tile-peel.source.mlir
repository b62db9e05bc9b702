module {
  func.func @seidel_2d(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    %cst = arith.constant 9.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %arg0 step %c4 {
      %c1 = arith.constant 1 : index
      %c-1 = arith.constant -1 : index
      %0 = arith.addi %arg1, %c-1 : index
      %c4_0 = arith.constant 4 : index
      scf.for %arg4 = %c1 to %0 step %c4_0 {
        %c1_1 = arith.constant 1 : index
        %c-1_2 = arith.constant -1 : index
        %1 = arith.addi %arg1, %c-1_2 : index
        %c4_3 = arith.constant 4 : index
        scf.for %arg5 = %c1_1 to %1 step %c4_3 {
          %c4_4 = arith.constant 4 : index
          %2 = arith.addi %arg3, %c4_4 : index
          %3 = arith.minsi %2, %arg0 : index
          %c1_5 = arith.constant 1 : index
          scf.for %arg6 = %arg3 to %3 step %c1_5 {
            %c4_6 = arith.constant 4 : index
            %4 = arith.addi %arg4, %c4_6 : index
            %c-1_7 = arith.constant -1 : index
            %5 = arith.addi %arg1, %c-1_7 : index
            %6 = arith.minsi %4, %5 : index
            %c1_8 = arith.constant 1 : index
            scf.for %arg7 = %arg4 to %6 step %c1_8 {
              %c4_9 = arith.constant 4 : index
              %7 = arith.addi %arg5, %c4_9 : index
              %c-1_10 = arith.constant -1 : index
              %8 = arith.addi %arg1, %c-1_10 : index
              %9 = arith.minsi %7, %8 : index
              %c1_11 = arith.constant 1 : index
              scf.for %arg8 = %arg5 to %9 step %c1_11 {
                %c-1_12 = arith.constant -1 : index
                %10 = arith.addi %arg7, %c-1_12 : index
                %11 = memref.load %arg2[%10, %arg8] : memref<?x?xf32>
                %c-1_13 = arith.constant -1 : index
                %12 = arith.addi %arg7, %c-1_13 : index
                %c1_14 = arith.constant 1 : index
                %13 = arith.addi %arg8, %c1_14 : index
                %14 = memref.load %arg2[%12, %13] : memref<?x?xf32>
                %c-1_15 = arith.constant -1 : index
                %15 = arith.addi %arg8, %c-1_15 : index
                %16 = memref.load %arg2[%arg7, %15] : memref<?x?xf32>
                %17 = memref.load %arg2[%arg7, %arg8] : memref<?x?xf32>
                %c1_16 = arith.constant 1 : index
                %18 = arith.addi %arg8, %c1_16 : index
                %19 = memref.load %arg2[%arg7, %18] : memref<?x?xf32>
                %c1_17 = arith.constant 1 : index
                %20 = arith.addi %arg7, %c1_17 : index
                %21 = memref.load %arg2[%20, %arg8] : memref<?x?xf32>
                %22 = arith.addf %11, %14 : f32
                %23 = arith.addf %22, %16 : f32
                %24 = arith.addf %23, %17 : f32
                %25 = arith.addf %24, %19 : f32
                %26 = arith.addf %25, %21 : f32
                %27 = arith.divf %26, %cst : f32
                memref.store %27, %arg2[%arg7, %arg8] : memref<?x?xf32>
              }
            }
          }
        }
      }
    }
    return
  }
}
