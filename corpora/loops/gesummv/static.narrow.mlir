module {
  func.func @gesummv(%arg0: f32, %arg1: f32, %arg2: memref<7x5xf32>, %arg3: memref<7x5xf32>, %arg4: memref<7xf32>, %arg5: memref<5xf32>, %arg6: memref<7xf32>) {
    %c5_i32 = arith.constant 5 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %c1_i32 = arith.constant 1 : i32
    scf.for %arg7 = %c0_i32 to %c7_i32 step %c1_i32  : i32 {
      %0 = arith.index_castui %arg7 : i32 to index
      memref.store %cst, %arg4[%0] : memref<7xf32>
      memref.store %cst, %arg6[%0] : memref<7xf32>
      scf.for %arg8 = %c0_i32 to %c5_i32 step %c1_i32  : i32 {
        %6 = arith.index_castui %arg8 : i32 to index
        %7 = memref.load %arg2[%0, %6] : memref<7x5xf32>
        %8 = memref.load %arg5[%6] : memref<5xf32>
        %9 = memref.load %arg4[%0] : memref<7xf32>
        %10 = arith.mulf %7, %8 : f32
        %11 = arith.addf %10, %9 : f32
        memref.store %11, %arg4[%0] : memref<7xf32>
        %12 = memref.load %arg3[%0, %6] : memref<7x5xf32>
        %13 = memref.load %arg6[%0] : memref<7xf32>
        %14 = arith.mulf %12, %8 : f32
        %15 = arith.addf %14, %13 : f32
        memref.store %15, %arg6[%0] : memref<7xf32>
      }
      %1 = memref.load %arg4[%0] : memref<7xf32>
      %2 = memref.load %arg6[%0] : memref<7xf32>
      %3 = arith.mulf %arg0, %1 : f32
      %4 = arith.mulf %arg1, %2 : f32
      %5 = arith.addf %3, %4 : f32
      memref.store %5, %arg6[%0] : memref<7xf32>
    }
    return
  }
}
