module {
  func.func @seidel_2d(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    %c-1 = arith.constant -1 : index
    %cst = arith.constant 9.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %0 = arith.addi %arg1, %c-1 : index
      scf.for %arg4 = %c1 to %0 step %c1 {
        %1 = arith.addi %arg1, %c-1 : index
        scf.for %arg5 = %c1 to %1 step %c1 {
          %2 = arith.addi %arg4, %c-1 : index
          %3 = memref.load %arg2[%2, %arg5] : memref<?x?xf32>
          %4 = arith.addi %arg4, %c-1 : index
          %5 = arith.addi %arg5, %c1 : index
          %6 = memref.load %arg2[%4, %5] : memref<?x?xf32>
          %7 = arith.addi %arg5, %c-1 : index
          %8 = memref.load %arg2[%arg4, %7] : memref<?x?xf32>
          %9 = memref.load %arg2[%arg4, %arg5] : memref<?x?xf32>
          %10 = arith.addi %arg5, %c1 : index
          %11 = memref.load %arg2[%arg4, %10] : memref<?x?xf32>
          %12 = arith.addi %arg4, %c1 : index
          %13 = memref.load %arg2[%12, %arg5] : memref<?x?xf32>
          %14 = arith.addf %3, %6 : f32
          %15 = arith.addf %14, %8 : f32
          %16 = arith.addf %15, %9 : f32
          %17 = arith.addf %16, %11 : f32
          %18 = arith.addf %17, %13 : f32
          %19 = arith.divf %18, %cst : f32
          memref.store %19, %arg2[%arg4, %arg5] : memref<?x?xf32>
        }
      }
    }
    return
  }
}
