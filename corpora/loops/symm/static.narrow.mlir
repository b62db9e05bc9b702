module {
  func.func @symm(%arg0: f32, %arg1: f32, %arg2: memref<6x5xf32>, %arg3: memref<6x6xf32>, %arg4: memref<6x5xf32>) {
    %c5_i32 = arith.constant 5 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c6_i32 = arith.constant 6 : i32
    %c1_i32 = arith.constant 1 : i32
    scf.for %arg5 = %c0_i32 to %c6_i32 step %c1_i32  : i32 {
      %0 = arith.index_castui %arg5 : i32 to index
      scf.for %arg6 = %c0_i32 to %c5_i32 step %c1_i32  : i32 {
        %1 = arith.index_castui %arg6 : i32 to index
        %2 = scf.for %arg7 = %c0_i32 to %arg5 step %c1_i32 iter_args(%arg8 = %cst) -> (f32)  : i32 {
          %12 = arith.index_castui %arg7 : i32 to index
          %13 = memref.load %arg4[%0, %1] : memref<6x5xf32>
          %14 = memref.load %arg3[%0, %12] : memref<6x6xf32>
          %15 = memref.load %arg2[%12, %1] : memref<6x5xf32>
          %16 = arith.mulf %arg0, %13 : f32
          %17 = arith.mulf %16, %14 : f32
          %18 = arith.addf %15, %17 : f32
          memref.store %18, %arg2[%12, %1] : memref<6x5xf32>
          %19 = memref.load %arg4[%12, %1] : memref<6x5xf32>
          %20 = arith.mulf %19, %14 : f32
          %21 = arith.addf %arg8, %20 : f32
          scf.yield %21 : f32
        }
        %3 = memref.load %arg2[%0, %1] : memref<6x5xf32>
        %4 = memref.load %arg4[%0, %1] : memref<6x5xf32>
        %5 = memref.load %arg3[%0, %0] : memref<6x6xf32>
        %6 = arith.mulf %arg1, %3 : f32
        %7 = arith.mulf %arg0, %4 : f32
        %8 = arith.mulf %7, %5 : f32
        %9 = arith.addf %6, %8 : f32
        %10 = arith.mulf %arg0, %2 : f32
        %11 = arith.addf %9, %10 : f32
        memref.store %11, %arg2[%0, %1] : memref<6x5xf32>
      }
    }
    return
  }
}
