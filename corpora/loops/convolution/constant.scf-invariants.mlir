module {
  memref.global "private" constant @weights : memref<3xf32> = dense<[2.500000e-01, 5.000000e-01, 2.500000e-01]>
  func.func @convolution(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @weights : memref<3xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1_1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %c-1_3 = arith.constant -1 : index
    %c-1_4 = arith.constant -1 : index
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %1 = arith.muli %arg3, %c-1_3 overflow<nsw> : index
      %2 = arith.addi %1, %arg0 : index
      %3 = scf.for %arg4 = %c0_0 to %c3 step %c1_1 iter_args(%arg5 = %cst) -> (f32) {
        %4 = arith.addi %arg3, %arg4 : index
        %5 = arith.addi %4, %c-1 : index
        %6 = arith.cmpi sge, %5, %c0_2 : index
        %7 = arith.muli %arg4, %c-1_4 overflow<nsw> : index
        %8 = arith.addi %2, %7 : index
        %9 = arith.cmpi sge, %8, %c0_2 : index
        %10 = arith.andi %6, %9 : i1
        %11 = scf.if %10 -> (f32) {
          %15 = arith.addi %arg3, %arg4 : index
          %c-1_5 = arith.constant -1 : index
          %16 = arith.addi %15, %c-1_5 : index
          %17 = memref.load %arg1[%16] : memref<?xf32>
          scf.yield %17 : f32
        } else {
          scf.yield %cst : f32
        }
        %12 = memref.load %0[%arg4] : memref<3xf32>
        %13 = arith.mulf %11, %12 : f32
        %14 = arith.addf %arg5, %13 : f32
        scf.yield %14 : f32
      }
      memref.store %3, %arg2[%arg3] : memref<?xf32>
    }
    return
  }
}
