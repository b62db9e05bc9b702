#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @convolution(%arg0: memref<1x8x9x3xf32>, %arg1: memref<3x2x3x4xf32>, %arg2: memref<1x6x8x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    scf.parallel (%arg3, %arg4, %arg5, %arg6) = (%c0, %c0, %c0, %c0) to (%c1, %c6, %c8, %c4) step (%c1, %c1, %c1, %c1) {
      scf.for %arg7 = %c0 to %c3 step %c1 {
        scf.for %arg8 = %c0 to %c2 step %c1 {
          scf.for %arg9 = %c0 to %c3 step %c1 {
            %0 = affine.apply #map(%arg4, %arg7)
            %1 = affine.apply #map(%arg5, %arg8)
            %2 = memref.load %arg0[%arg3, %0, %1, %arg9] : memref<1x8x9x3xf32>
            %3 = memref.load %arg1[%arg7, %arg8, %arg9, %arg6] : memref<3x2x3x4xf32>
            %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x6x8x4xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x6x8x4xf32>
          }
        }
      }
      scf.reduce 
    }
    return
  }
}
