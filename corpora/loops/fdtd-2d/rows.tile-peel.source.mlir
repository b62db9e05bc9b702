module {
  func.func @kernel_fdtd_2d(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: memref<?x11xf32>, %arg4: memref<?x11xf32>, %arg5: memref<?x11xf32>, %arg6: memref<?xf32>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.699999988 : f32
    %0 = arith.index_cast %arg2 : i32 to index
    %1 = arith.index_cast %arg1 : i32 to index
    %2 = arith.index_cast %arg0 : i32 to index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg7 = %c0 to %2 step %c4 {
      %c4_1 = arith.constant 4 : index
      %3 = arith.addi %arg7, %c4_1 : index
      %4 = arith.minsi %3, %2 : index
      %c1 = arith.constant 1 : index
      scf.for %arg8 = %arg7 to %4 step %c1 {
        %c0_2 = arith.constant 0 : index
        %c1_3 = arith.constant 1 : index
        scf.for %arg9 = %c0_2 to %0 step %c1_3 {
          %6 = memref.load %arg6[%arg8] : memref<?xf32>
          %c0_10 = arith.constant 0 : index
          memref.store %6, %arg4[%c0_10, %arg9] : memref<?x11xf32>
        }
        %c1_4 = arith.constant 1 : index
        %c1_5 = arith.constant 1 : index
        scf.for %arg9 = %c1_4 to %1 step %c1_5 {
          %c0_10 = arith.constant 0 : index
          %c1_11 = arith.constant 1 : index
          scf.for %arg10 = %c0_10 to %0 step %c1_11 {
            %6 = memref.load %arg4[%arg9, %arg10] : memref<?x11xf32>
            %7 = memref.load %arg5[%arg9, %arg10] : memref<?x11xf32>
            %c-1_12 = arith.constant -1 : index
            %8 = arith.addi %arg9, %c-1_12 : index
            %9 = memref.load %arg5[%8, %arg10] : memref<?x11xf32>
            %10 = arith.subf %7, %9 : f32
            %11 = arith.mulf %10, %cst : f32
            %12 = arith.subf %6, %11 : f32
            memref.store %12, %arg4[%arg9, %arg10] : memref<?x11xf32>
          }
        }
        %c0_6 = arith.constant 0 : index
        %c1_7 = arith.constant 1 : index
        scf.for %arg9 = %c0_6 to %1 step %c1_7 {
          %c1_10 = arith.constant 1 : index
          %c1_11 = arith.constant 1 : index
          scf.for %arg10 = %c1_10 to %0 step %c1_11 {
            %6 = memref.load %arg3[%arg9, %arg10] : memref<?x11xf32>
            %7 = memref.load %arg5[%arg9, %arg10] : memref<?x11xf32>
            %c-1_12 = arith.constant -1 : index
            %8 = arith.addi %arg10, %c-1_12 : index
            %9 = memref.load %arg5[%arg9, %8] : memref<?x11xf32>
            %10 = arith.subf %7, %9 : f32
            %11 = arith.mulf %10, %cst : f32
            %12 = arith.subf %6, %11 : f32
            memref.store %12, %arg3[%arg9, %arg10] : memref<?x11xf32>
          }
        }
        %c0_8 = arith.constant 0 : index
        %c-1 = arith.constant -1 : index
        %5 = arith.addi %1, %c-1 : index
        %c1_9 = arith.constant 1 : index
        scf.for %arg9 = %c0_8 to %5 step %c1_9 {
          %c0_10 = arith.constant 0 : index
          %c-1_11 = arith.constant -1 : index
          %6 = arith.addi %0, %c-1_11 : index
          %c1_12 = arith.constant 1 : index
          scf.for %arg10 = %c0_10 to %6 step %c1_12 {
            %7 = memref.load %arg5[%arg9, %arg10] : memref<?x11xf32>
            %c1_13 = arith.constant 1 : index
            %8 = arith.addi %arg10, %c1_13 : index
            %9 = memref.load %arg3[%arg9, %8] : memref<?x11xf32>
            %10 = memref.load %arg3[%arg9, %arg10] : memref<?x11xf32>
            %11 = arith.subf %9, %10 : f32
            %c1_14 = arith.constant 1 : index
            %12 = arith.addi %arg9, %c1_14 : index
            %13 = memref.load %arg4[%12, %arg10] : memref<?x11xf32>
            %14 = arith.addf %11, %13 : f32
            %15 = memref.load %arg4[%arg9, %arg10] : memref<?x11xf32>
            %16 = arith.subf %14, %15 : f32
            %17 = arith.mulf %16, %cst_0 : f32
            %18 = arith.subf %7, %17 : f32
            memref.store %18, %arg5[%arg9, %arg10] : memref<?x11xf32>
          }
        }
      }
    }
    return
  }
}
