#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  memref.global "private" constant @weights : memref<3xf32> = dense<[2.500000e-01, 5.000000e-01, 2.500000e-01]>
  func.func @convolution(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
    %c-1 = arith.constant -1 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @weights : memref<3xf32>
    %1 = affine.apply #map()[%c0, %arg0, %c4]
    scf.for %arg3 = %c0 to %1 step %c4 {
      %2 = arith.addi %arg3, %c4 : index
      %3 = arith.minsi %2, %arg0 : index
      scf.for %arg4 = %arg3 to %3 step %c1 {
        %4 = scf.for %arg5 = %c0 to %c3 step %c1 iter_args(%arg6 = %cst) -> (f32) {
          %5 = arith.addi %arg4, %arg5 : index
          %6 = arith.addi %5, %c-1 : index
          %7 = arith.cmpi sge, %6, %c0 : index
          %8 = arith.muli %arg4, %c-1 overflow<nsw> : index
          %9 = arith.addi %8, %arg0 : index
          %10 = arith.muli %arg5, %c-1 overflow<nsw> : index
          %11 = arith.addi %9, %10 : index
          %12 = arith.cmpi sge, %11, %c0 : index
          %13 = arith.andi %7, %12 : i1
          %14 = scf.if %13 -> (f32) {
            %18 = arith.addi %arg4, %arg5 : index
            %19 = arith.addi %18, %c-1 : index
            %20 = memref.load %arg1[%19] : memref<?xf32>
            scf.yield %20 : f32
          } else {
            scf.yield %cst : f32
          }
          %15 = memref.load %0[%arg5] : memref<3xf32>
          %16 = arith.mulf %14, %15 : f32
          %17 = arith.addf %arg6, %16 : f32
          scf.yield %17 : f32
        }
        memref.store %4, %arg2[%arg4] : memref<?xf32>
      }
    }
    scf.for %arg3 = %1 to %arg0 step %c4 {
      %2 = arith.addi %arg3, %c4 : index
      %3 = arith.minsi %2, %arg0 : index
      scf.for %arg4 = %arg3 to %3 step %c1 {
        %4 = scf.for %arg5 = %c0 to %c3 step %c1 iter_args(%arg6 = %cst) -> (f32) {
          %5 = arith.addi %arg4, %arg5 : index
          %6 = arith.addi %5, %c-1 : index
          %7 = arith.cmpi sge, %6, %c0 : index
          %8 = arith.muli %arg4, %c-1 overflow<nsw> : index
          %9 = arith.addi %8, %arg0 : index
          %10 = arith.muli %arg5, %c-1 overflow<nsw> : index
          %11 = arith.addi %9, %10 : index
          %12 = arith.cmpi sge, %11, %c0 : index
          %13 = arith.andi %7, %12 : i1
          %14 = scf.if %13 -> (f32) {
            %18 = arith.addi %arg4, %arg5 : index
            %19 = arith.addi %18, %c-1 : index
            %20 = memref.load %arg1[%19] : memref<?xf32>
            scf.yield %20 : f32
          } else {
            scf.yield %cst : f32
          }
          %15 = memref.load %0[%arg5] : memref<3xf32>
          %16 = arith.mulf %14, %15 : f32
          %17 = arith.addf %arg6, %16 : f32
          scf.yield %17 : f32
        }
        memref.store %4, %arg2[%arg4] : memref<?xf32>
      }
    }
    return
  }
}
