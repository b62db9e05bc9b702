module {
  func.func @jacobi_2d(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e-01 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %0 = arith.subi %dim, %c1 : index
    %1 = arith.subi %dim_0, %c1 : index
    scf.parallel (%arg2, %arg3) = (%c1, %c1) to (%0, %1) step (%c1, %c1) {
      %2 = arith.subi %arg2, %c1 : index
      %3 = arith.addi %arg2, %c1 : index
      %4 = arith.subi %arg3, %c1 : index
      %5 = arith.addi %arg3, %c1 : index
      %6 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf32>
      %7 = memref.load %arg0[%arg2, %4] : memref<?x?xf32>
      %8 = memref.load %arg0[%arg2, %5] : memref<?x?xf32>
      %9 = memref.load %arg0[%3, %arg3] : memref<?x?xf32>
      %10 = memref.load %arg0[%2, %arg3] : memref<?x?xf32>
      %11 = arith.addf %6, %7 : f32
      %12 = arith.addf %11, %8 : f32
      %13 = arith.addf %12, %9 : f32
      %14 = arith.addf %13, %10 : f32
      %15 = arith.mulf %14, %cst : f32
      memref.store %15, %arg1[%arg2, %arg3] : memref<?x?xf32>
      scf.reduce 
    }
    scf.parallel (%arg2, %arg3) = (%c1, %c1) to (%0, %1) step (%c1, %c1) {
      %2 = memref.load %arg1[%arg2, %arg3] : memref<?x?xf32>
      %3 = arith.mulf %2, %cst : f32
      memref.store %3, %arg0[%arg2, %arg3] : memref<?x?xf32>
      scf.reduce 
    }
    return
  }
}
