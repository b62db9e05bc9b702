#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#map1 = affine_map<(d0, d1) -> (d0 * 3 + d1)>
module {
  func.func @pooling(%arg0: memref<1x8x9x3xf32>, %arg1: memref<2x3xf32>, %arg2: memref<1x4x3x3xf32>) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0xFF800000 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    scf.for %arg3 = %c0 to %c1 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        scf.for %arg5 = %c0 to %c3 step %c1 {
          scf.for %arg6 = %c0 to %c3 step %c1 {
            memref.store %cst, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x4x3x3xf32>
          }
        }
      }
    }
    scf.for %arg3 = %c0 to %c1 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        scf.for %arg5 = %c0 to %c3 step %c1 {
          scf.for %arg6 = %c0 to %c3 step %c1 {
            scf.for %arg7 = %c0 to %c2 step %c1 {
              scf.for %arg8 = %c0 to %c3 step %c1 {
                %0 = affine.apply #map(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = memref.load %arg0[%arg3, %0, %1, %arg6] : memref<1x8x9x3xf32>
                %3 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x4x3x3xf32>
                %4 = arith.maximumf %3, %2 : f32
                memref.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x4x3x3xf32>
              }
            }
          }
        }
      }
    }
    return
  }
}
