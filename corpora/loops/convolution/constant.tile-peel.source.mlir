module {
  memref.global "private" constant @weights : memref<3xf32> = dense<[2.500000e-01, 5.000000e-01, 2.500000e-01]>
  func.func @convolution(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @weights : memref<3xf32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %arg0 step %c4 {
      %c4_0 = arith.constant 4 : index
      %1 = arith.addi %arg3, %c4_0 : index
      %2 = arith.minsi %1, %arg0 : index
      %c1 = arith.constant 1 : index
      scf.for %arg4 = %arg3 to %2 step %c1 {
        %c0_1 = arith.constant 0 : index
        %c3 = arith.constant 3 : index
        %c1_2 = arith.constant 1 : index
        %3 = scf.for %arg5 = %c0_1 to %c3 step %c1_2 iter_args(%arg6 = %cst) -> (f32) {
          %c0_3 = arith.constant 0 : index
          %4 = arith.addi %arg4, %arg5 : index
          %c-1 = arith.constant -1 : index
          %5 = arith.addi %4, %c-1 : index
          %6 = arith.cmpi sge, %5, %c0_3 : index
          %c-1_4 = arith.constant -1 : index
          %7 = arith.muli %arg4, %c-1_4 overflow<nsw> : index
          %8 = arith.addi %7, %arg0 : index
          %c-1_5 = arith.constant -1 : index
          %9 = arith.muli %arg5, %c-1_5 overflow<nsw> : index
          %10 = arith.addi %8, %9 : index
          %11 = arith.cmpi sge, %10, %c0_3 : index
          %12 = arith.andi %6, %11 : i1
          %13 = scf.if %12 -> (f32) {
            %17 = arith.addi %arg4, %arg5 : index
            %c-1_6 = arith.constant -1 : index
            %18 = arith.addi %17, %c-1_6 : index
            %19 = memref.load %arg1[%18] : memref<?xf32>
            scf.yield %19 : f32
          } else {
            scf.yield %cst : f32
          }
          %14 = memref.load %0[%arg5] : memref<3xf32>
          %15 = arith.mulf %13, %14 : f32
          %16 = arith.addf %arg6, %15 : f32
          scf.yield %16 : f32
        }
        memref.store %3, %arg2[%arg4] : memref<?xf32>
      }
    }
    return
  }
}
