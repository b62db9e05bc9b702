#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
#map1 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @convolution(%arg0: memref<1x8x9x3xf32>, %arg1: memref<3x2x3x4xf32>, %arg2: memref<1x6x8x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c0_0 = arith.constant 0 : index
    %c3_1 = arith.constant 3 : index
    %c4_2 = arith.constant 4 : index
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    %0 = arith.muli %c1, %c3_1 : index
    %1 = arith.muli %c1, %c4_2 : index
    %2 = arith.muli %c1, %c1_3 : index
    %3 = arith.muli %c1, %c1_4 : index
    scf.parallel (%arg3, %arg4, %arg5, %arg6) = (%c0, %c0, %c0, %c0) to (%c1, %c6, %c8, %c4) step (%0, %1, %2, %3) {
      %4 = affine.min #map(%0, %c1, %arg3)
      %5 = affine.min #map(%1, %c6, %arg4)
      scf.parallel (%arg7, %arg8, %arg9, %arg10) = (%c0_0, %c0_0, %c0_0, %c0_0) to (%4, %5, %2, %3) step (%c1, %c1, %c1, %c1) {
        %6 = arith.addi %arg7, %arg3 : index
        %7 = arith.addi %arg8, %arg4 : index
        %8 = arith.addi %arg9, %arg5 : index
        %9 = arith.addi %arg10, %arg6 : index
        scf.for %arg11 = %c0 to %c3 step %c1 {
          scf.for %arg12 = %c0 to %c2 step %c1 {
            scf.for %arg13 = %c0 to %c3 step %c1 {
              %10 = affine.apply #map1(%7, %arg11)
              %11 = affine.apply #map1(%8, %arg12)
              %12 = memref.load %arg0[%6, %10, %11, %arg13] : memref<1x8x9x3xf32>
              %13 = memref.load %arg1[%arg11, %arg12, %arg13, %9] : memref<3x2x3x4xf32>
              %14 = memref.load %arg2[%6, %7, %8, %9] : memref<1x6x8x4xf32>
              %15 = arith.mulf %12, %13 : f32
              %16 = arith.addf %14, %15 : f32
              memref.store %16, %arg2[%6, %7, %8, %9] : memref<1x6x8x4xf32>
            }
          }
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}
