module {
  func.func @kernel_fdtd_2d(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: memref<?x11xf32>, %arg4: memref<?x11xf32>, %arg5: memref<?x11xf32>, %arg6: memref<?xf32>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.699999988 : f32
    %0 = arith.index_cast %arg2 : i32 to index
    %1 = arith.index_cast %arg1 : i32 to index
    %2 = arith.index_cast %arg0 : i32 to index
    affine.for %arg7 = 0 to %2 {
      affine.parallel (%arg8) = (0) to (symbol(%0)) {
        %3 = affine.load %arg6[%arg7] : memref<?xf32>
        affine.store %3, %arg4[0, %arg8] : memref<?x11xf32>
      }
      affine.parallel (%arg8) = (1) to (symbol(%1)) {
        affine.parallel (%arg9) = (0) to (symbol(%0)) {
          %3 = affine.load %arg4[%arg8, %arg9] : memref<?x11xf32>
          %4 = affine.load %arg5[%arg8, %arg9] : memref<?x11xf32>
          %5 = affine.load %arg5[%arg8 - 1, %arg9] : memref<?x11xf32>
          %6 = arith.subf %4, %5 : f32
          %7 = arith.mulf %6, %cst : f32
          %8 = arith.subf %3, %7 : f32
          affine.store %8, %arg4[%arg8, %arg9] : memref<?x11xf32>
        }
      }
      affine.parallel (%arg8) = (0) to (symbol(%1)) {
        affine.parallel (%arg9) = (1) to (symbol(%0)) {
          %3 = affine.load %arg3[%arg8, %arg9] : memref<?x11xf32>
          %4 = affine.load %arg5[%arg8, %arg9] : memref<?x11xf32>
          %5 = affine.load %arg5[%arg8, %arg9 - 1] : memref<?x11xf32>
          %6 = arith.subf %4, %5 : f32
          %7 = arith.mulf %6, %cst : f32
          %8 = arith.subf %3, %7 : f32
          affine.store %8, %arg3[%arg8, %arg9] : memref<?x11xf32>
        }
      }
      affine.parallel (%arg8) = (0) to (symbol(%1) - 1) {
        affine.parallel (%arg9) = (0) to (symbol(%0) - 1) {
          %3 = affine.load %arg5[%arg8, %arg9] : memref<?x11xf32>
          %4 = affine.load %arg3[%arg8, %arg9 + 1] : memref<?x11xf32>
          %5 = affine.load %arg3[%arg8, %arg9] : memref<?x11xf32>
          %6 = arith.subf %4, %5 : f32
          %7 = affine.load %arg4[%arg8 + 1, %arg9] : memref<?x11xf32>
          %8 = arith.addf %6, %7 : f32
          %9 = affine.load %arg4[%arg8, %arg9] : memref<?x11xf32>
          %10 = arith.subf %8, %9 : f32
          %11 = arith.mulf %10, %cst_0 : f32
          %12 = arith.subf %3, %11 : f32
          affine.store %12, %arg5[%arg8, %arg9] : memref<?x11xf32>
        }
      }
    }
    return
  }
}
