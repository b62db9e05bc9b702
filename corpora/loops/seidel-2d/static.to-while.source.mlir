module {
  func.func @seidel_2d(%arg0: memref<8x9xf64>) {
    %c-1 = arith.constant -1 : index
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %cst = arith.constant 9.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c3 step %c1 {
      scf.for %arg2 = %c1 to %c7 step %c1 {
        scf.for %arg3 = %c1 to %c8 step %c1 {
          %0 = arith.addi %arg2, %c-1 : index
          %1 = arith.addi %arg3, %c-1 : index
          %2 = memref.load %arg0[%0, %1] : memref<8x9xf64>
          %3 = arith.addi %arg2, %c-1 : index
          %4 = memref.load %arg0[%3, %arg3] : memref<8x9xf64>
          %5 = arith.addi %arg2, %c-1 : index
          %6 = arith.addi %arg3, %c1 : index
          %7 = memref.load %arg0[%5, %6] : memref<8x9xf64>
          %8 = arith.addi %arg3, %c-1 : index
          %9 = memref.load %arg0[%arg2, %8] : memref<8x9xf64>
          %10 = memref.load %arg0[%arg2, %arg3] : memref<8x9xf64>
          %11 = arith.addi %arg3, %c1 : index
          %12 = memref.load %arg0[%arg2, %11] : memref<8x9xf64>
          %13 = arith.addi %arg2, %c1 : index
          %14 = arith.addi %arg3, %c-1 : index
          %15 = memref.load %arg0[%13, %14] : memref<8x9xf64>
          %16 = arith.addi %arg2, %c1 : index
          %17 = memref.load %arg0[%16, %arg3] : memref<8x9xf64>
          %18 = arith.addi %arg2, %c1 : index
          %19 = arith.addi %arg3, %c1 : index
          %20 = memref.load %arg0[%18, %19] : memref<8x9xf64>
          %21 = arith.addf %2, %4 : f64
          %22 = arith.addf %21, %7 : f64
          %23 = arith.addf %22, %9 : f64
          %24 = arith.addf %23, %10 : f64
          %25 = arith.addf %24, %12 : f64
          %26 = arith.addf %25, %15 : f64
          %27 = arith.addf %26, %17 : f64
          %28 = arith.addf %27, %20 : f64
          %29 = arith.divf %28, %cst : f64
          memref.store %29, %arg0[%arg2, %arg3] : memref<8x9xf64>
        }
      }
    }
    return
  }
}
