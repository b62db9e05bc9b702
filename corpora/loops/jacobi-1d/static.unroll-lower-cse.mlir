module {
  func.func @jacobi_1d(%arg0: memref<13xf32>, %arg1: memref<13xf32>) {
    %cst = arith.constant 3.333300e-01 : f32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      %c10 = arith.constant 10 : index
      scf.for %arg3 = %c1 to %c10 step %c3 {
        %c-1 = arith.constant -1 : index
        %0 = arith.addi %arg3, %c-1 : index
        %1 = memref.load %arg0[%0] : memref<13xf32>
        %2 = memref.load %arg0[%arg3] : memref<13xf32>
        %3 = arith.addi %arg3, %c1 : index
        %4 = memref.load %arg0[%3] : memref<13xf32>
        %5 = arith.addf %1, %2 : f32
        %6 = arith.addf %5, %4 : f32
        %7 = arith.mulf %cst, %6 : f32
        memref.store %7, %arg1[%arg3] : memref<13xf32>
        %8 = arith.addi %3, %c-1 : index
        %9 = memref.load %arg0[%8] : memref<13xf32>
        %10 = memref.load %arg0[%3] : memref<13xf32>
        %11 = arith.addi %3, %c1 : index
        %12 = memref.load %arg0[%11] : memref<13xf32>
        %13 = arith.addf %9, %10 : f32
        %14 = arith.addf %13, %12 : f32
        %15 = arith.mulf %cst, %14 : f32
        memref.store %15, %arg1[%3] : memref<13xf32>
        %c2 = arith.constant 2 : index
        %16 = arith.addi %arg3, %c2 : index
        %17 = arith.addi %16, %c-1 : index
        %18 = memref.load %arg0[%17] : memref<13xf32>
        %19 = memref.load %arg0[%16] : memref<13xf32>
        %20 = arith.addi %16, %c1 : index
        %21 = memref.load %arg0[%20] : memref<13xf32>
        %22 = arith.addf %18, %19 : f32
        %23 = arith.addf %22, %21 : f32
        %24 = arith.mulf %cst, %23 : f32
        memref.store %24, %arg1[%16] : memref<13xf32>
      }
      %c12 = arith.constant 12 : index
      scf.for %arg3 = %c10 to %c12 step %c1 {
        %c-1 = arith.constant -1 : index
        %0 = arith.addi %arg3, %c-1 : index
        %1 = memref.load %arg0[%0] : memref<13xf32>
        %2 = memref.load %arg0[%arg3] : memref<13xf32>
        %3 = arith.addi %arg3, %c1 : index
        %4 = memref.load %arg0[%3] : memref<13xf32>
        %5 = arith.addf %1, %2 : f32
        %6 = arith.addf %5, %4 : f32
        %7 = arith.mulf %cst, %6 : f32
        memref.store %7, %arg1[%arg3] : memref<13xf32>
      }
      scf.for %arg3 = %c1 to %c10 step %c3 {
        %c-1 = arith.constant -1 : index
        %0 = arith.addi %arg3, %c-1 : index
        %1 = memref.load %arg1[%0] : memref<13xf32>
        %2 = memref.load %arg1[%arg3] : memref<13xf32>
        %3 = arith.addi %arg3, %c1 : index
        %4 = memref.load %arg1[%3] : memref<13xf32>
        %5 = arith.addf %1, %2 : f32
        %6 = arith.addf %5, %4 : f32
        %7 = arith.mulf %cst, %6 : f32
        memref.store %7, %arg0[%arg3] : memref<13xf32>
        %8 = arith.addi %3, %c-1 : index
        %9 = memref.load %arg1[%8] : memref<13xf32>
        %10 = memref.load %arg1[%3] : memref<13xf32>
        %11 = arith.addi %3, %c1 : index
        %12 = memref.load %arg1[%11] : memref<13xf32>
        %13 = arith.addf %9, %10 : f32
        %14 = arith.addf %13, %12 : f32
        %15 = arith.mulf %cst, %14 : f32
        memref.store %15, %arg0[%3] : memref<13xf32>
        %c2 = arith.constant 2 : index
        %16 = arith.addi %arg3, %c2 : index
        %17 = arith.addi %16, %c-1 : index
        %18 = memref.load %arg1[%17] : memref<13xf32>
        %19 = memref.load %arg1[%16] : memref<13xf32>
        %20 = arith.addi %16, %c1 : index
        %21 = memref.load %arg1[%20] : memref<13xf32>
        %22 = arith.addf %18, %19 : f32
        %23 = arith.addf %22, %21 : f32
        %24 = arith.mulf %cst, %23 : f32
        memref.store %24, %arg0[%16] : memref<13xf32>
      }
      scf.for %arg3 = %c10 to %c12 step %c1 {
        %c-1 = arith.constant -1 : index
        %0 = arith.addi %arg3, %c-1 : index
        %1 = memref.load %arg1[%0] : memref<13xf32>
        %2 = memref.load %arg1[%arg3] : memref<13xf32>
        %3 = arith.addi %arg3, %c1 : index
        %4 = memref.load %arg1[%3] : memref<13xf32>
        %5 = arith.addf %1, %2 : f32
        %6 = arith.addf %5, %4 : f32
        %7 = arith.mulf %cst, %6 : f32
        memref.store %7, %arg0[%arg3] : memref<13xf32>
      }
    }
    return
  }
}
