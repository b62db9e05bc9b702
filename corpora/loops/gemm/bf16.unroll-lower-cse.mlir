module {
  func.func @gemm(%arg0: memref<7x5xbf16>, %arg1: memref<7x6xbf16>, %arg2: memref<6x5xbf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c7 step %c1 {
      %c5 = arith.constant 5 : index
      scf.for %arg4 = %c0 to %c5 step %c1 {
        %c6 = arith.constant 6 : index
        %c3 = arith.constant 3 : index
        %0 = scf.for %arg5 = %c0 to %c6 step %c3 iter_args(%arg6 = %cst) -> (f32) {
          %2 = memref.load %arg1[%arg3, %arg5] : memref<7x6xbf16>
          %3 = memref.load %arg2[%arg5, %arg4] : memref<6x5xbf16>
          %4 = arith.extf %2 : bf16 to f32
          %5 = arith.extf %3 : bf16 to f32
          %6 = arith.mulf %4, %5 : f32
          %7 = arith.addf %arg6, %6 : f32
          %8 = arith.addi %arg5, %c1 : index
          %9 = memref.load %arg1[%arg3, %8] : memref<7x6xbf16>
          %10 = memref.load %arg2[%8, %arg4] : memref<6x5xbf16>
          %11 = arith.extf %9 : bf16 to f32
          %12 = arith.extf %10 : bf16 to f32
          %13 = arith.mulf %11, %12 : f32
          %14 = arith.addf %7, %13 : f32
          %c2 = arith.constant 2 : index
          %15 = arith.addi %arg5, %c2 : index
          %16 = memref.load %arg1[%arg3, %15] : memref<7x6xbf16>
          %17 = memref.load %arg2[%15, %arg4] : memref<6x5xbf16>
          %18 = arith.extf %16 : bf16 to f32
          %19 = arith.extf %17 : bf16 to f32
          %20 = arith.mulf %18, %19 : f32
          %21 = arith.addf %14, %20 : f32
          scf.yield %21 : f32
        }
        %1 = arith.truncf %0 : f32 to bf16
        memref.store %1, %arg0[%arg3, %arg4] : memref<7x5xbf16>
      }
    }
    return
  }
}
