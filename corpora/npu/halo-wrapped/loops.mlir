#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @kernel(%arg0: memref<10x6xf32>, %arg1: memref<3x3xf32>, %arg2: memref<8x4xf32>) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    scf.for %arg3 = %c0 to %c8 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        scf.for %arg5 = %c0 to %c3 step %c1 {
          scf.for %arg6 = %c0 to %c3 step %c1 {
            %0 = affine.apply #map(%arg3, %arg5)
            %1 = affine.apply #map(%arg4, %arg6)
            %2 = memref.load %arg0[%0, %1] : memref<10x6xf32>
            %3 = memref.load %arg1[%arg5, %arg6] : memref<3x3xf32>
            %4 = memref.load %arg2[%arg3, %arg4] : memref<8x4xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %arg2[%arg3, %arg4] : memref<8x4xf32>
          }
        }
      }
    }
    return
  }
}
