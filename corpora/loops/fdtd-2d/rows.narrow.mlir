module {
  func.func @kernel_fdtd_2d(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: memref<?x11xf32>, %arg4: memref<?x11xf32>, %arg5: memref<?x11xf32>, %arg6: memref<?xf32>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c-1 = arith.constant -1 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.699999988 : f32
    %0 = arith.index_cast %arg2 : i32 to index
    %1 = arith.index_cast %arg1 : i32 to index
    scf.for %arg7 = %c0_i32 to %arg0 step %c1_i32  : i32 {
      %2 = arith.index_cast %arg7 : i32 to index
      scf.for %arg8 = %c0_i32 to %arg2 step %c1_i32  : i32 {
        %4 = arith.index_cast %arg8 : i32 to index
        %5 = memref.load %arg6[%2] : memref<?xf32>
        memref.store %5, %arg4[%c0, %4] : memref<?x11xf32>
      }
      scf.for %arg8 = %c1_i32 to %arg1 step %c1_i32  : i32 {
        %4 = arith.index_cast %arg8 : i32 to index
        scf.for %arg9 = %c0_i32 to %arg2 step %c1_i32  : i32 {
          %5 = arith.index_cast %arg9 : i32 to index
          %6 = memref.load %arg4[%4, %5] : memref<?x11xf32>
          %7 = memref.load %arg5[%4, %5] : memref<?x11xf32>
          %8 = arith.index_castui %4 : index to i32
          %9 = arith.addi %8, %c-1_i32 : i32
          %10 = arith.index_cast %9 : i32 to index
          %11 = memref.load %arg5[%10, %5] : memref<?x11xf32>
          %12 = arith.subf %7, %11 : f32
          %13 = arith.mulf %12, %cst : f32
          %14 = arith.subf %6, %13 : f32
          memref.store %14, %arg4[%4, %5] : memref<?x11xf32>
        }
      }
      scf.for %arg8 = %c0_i32 to %arg1 step %c1_i32  : i32 {
        %4 = arith.index_cast %arg8 : i32 to index
        scf.for %arg9 = %c1_i32 to %arg2 step %c1_i32  : i32 {
          %5 = arith.index_cast %arg9 : i32 to index
          %6 = memref.load %arg3[%4, %5] : memref<?x11xf32>
          %7 = memref.load %arg5[%4, %5] : memref<?x11xf32>
          %8 = arith.index_castui %5 : index to i32
          %9 = arith.addi %8, %c-1_i32 : i32
          %10 = arith.index_cast %9 : i32 to index
          %11 = memref.load %arg5[%4, %10] : memref<?x11xf32>
          %12 = arith.subf %7, %11 : f32
          %13 = arith.mulf %12, %cst : f32
          %14 = arith.subf %6, %13 : f32
          memref.store %14, %arg3[%4, %5] : memref<?x11xf32>
        }
      }
      %3 = arith.addi %1, %c-1 : index
      scf.for %arg8 = %c0 to %3 step %c1 {
        %4 = arith.addi %0, %c-1 : index
        scf.for %arg9 = %c0 to %4 step %c1 {
          %5 = memref.load %arg5[%arg8, %arg9] : memref<?x11xf32>
          %6 = arith.index_castui %arg9 : index to i32
          %7 = arith.addi %6, %c1_i32 : i32
          %8 = arith.index_castui %7 : i32 to index
          %9 = memref.load %arg3[%arg8, %8] : memref<?x11xf32>
          %10 = memref.load %arg3[%arg8, %arg9] : memref<?x11xf32>
          %11 = arith.subf %9, %10 : f32
          %12 = arith.index_castui %arg8 : index to i32
          %13 = arith.addi %12, %c1_i32 : i32
          %14 = arith.index_castui %13 : i32 to index
          %15 = memref.load %arg4[%14, %arg9] : memref<?x11xf32>
          %16 = arith.addf %11, %15 : f32
          %17 = memref.load %arg4[%arg8, %arg9] : memref<?x11xf32>
          %18 = arith.subf %16, %17 : f32
          %19 = arith.mulf %18, %cst_0 : f32
          %20 = arith.subf %5, %19 : f32
          memref.store %20, %arg5[%arg8, %arg9] : memref<?x11xf32>
        }
      }
    }
    return
  }
}
