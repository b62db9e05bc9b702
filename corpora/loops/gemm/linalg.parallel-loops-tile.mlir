#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @gemm(%arg0: memref<7x6xf32>, %arg1: memref<6x5xf32>, %arg2: memref<7x5xf32>) {
    %c6 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c0_0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %0 = arith.muli %c1, %c3 : index
    %1 = arith.muli %c1, %c4 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c7, %c5) step (%0, %1) {
      %4 = affine.min #map(%0, %c7, %arg3)
      %5 = affine.min #map(%1, %c5, %arg4)
      scf.parallel (%arg5, %arg6) = (%c0_0, %c0_0) to (%4, %5) step (%c1, %c1) {
        %6 = arith.addi %arg5, %arg3 : index
        %7 = arith.addi %arg6, %arg4 : index
        memref.store %cst, %arg2[%6, %7] : memref<7x5xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    %c0_1 = arith.constant 0 : index
    %c3_2 = arith.constant 3 : index
    %c4_3 = arith.constant 4 : index
    %2 = arith.muli %c1, %c3_2 : index
    %3 = arith.muli %c1, %c4_3 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c7, %c5) step (%2, %3) {
      %4 = affine.min #map(%2, %c7, %arg3)
      %5 = affine.min #map(%3, %c5, %arg4)
      scf.parallel (%arg5, %arg6) = (%c0_1, %c0_1) to (%4, %5) step (%c1, %c1) {
        %6 = arith.addi %arg5, %arg3 : index
        %7 = arith.addi %arg6, %arg4 : index
        scf.for %arg7 = %c0 to %c6 step %c1 {
          %8 = memref.load %arg0[%6, %arg7] : memref<7x6xf32>
          %9 = memref.load %arg1[%arg7, %7] : memref<6x5xf32>
          %10 = memref.load %arg2[%6, %7] : memref<7x5xf32>
          %11 = arith.mulf %8, %9 : f32
          %12 = arith.addf %10, %11 : f32
          memref.store %12, %arg2[%6, %7] : memref<7x5xf32>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}
