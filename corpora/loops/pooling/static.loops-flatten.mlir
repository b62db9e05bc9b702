#map = affine_map<()[s0, s1, s2, s3] -> (s0 * 36 + s1 * 9 + s2 * 3 + s3)>
#map1 = affine_map<()[s0, s1, s2, s3] -> (s0 * 216 + s1 * 27 + s2 * 3 + s3)>
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
            %0 = affine.apply #map()[%arg3, %arg4, %arg5, %arg6]
            %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [36], strides: [1] : memref<1x4x3x3xf32> to memref<36xf32, strided<[1]>>
            memref.store %cst, %reinterpret_cast[%0] : memref<36xf32, strided<[1]>>
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
                %0 = arith.muli %arg4, %c2 overflow<nsw> : index
                %1 = arith.addi %0, %arg7 : index
                %2 = arith.muli %arg5, %c3 overflow<nsw> : index
                %3 = arith.addi %2, %arg8 : index
                %4 = affine.apply #map1()[%arg3, %1, %3, %arg6]
                %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [216], strides: [1] : memref<1x8x9x3xf32> to memref<216xf32, strided<[1]>>
                %5 = memref.load %reinterpret_cast[%4] : memref<216xf32, strided<[1]>>
                %6 = affine.apply #map()[%arg3, %arg4, %arg5, %arg6]
                %reinterpret_cast_0 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [36], strides: [1] : memref<1x4x3x3xf32> to memref<36xf32, strided<[1]>>
                %7 = memref.load %reinterpret_cast_0[%6] : memref<36xf32, strided<[1]>>
                %8 = arith.maximumf %7, %5 : f32
                %9 = affine.apply #map()[%arg3, %arg4, %arg5, %arg6]
                %reinterpret_cast_1 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [36], strides: [1] : memref<1x4x3x3xf32> to memref<36xf32, strided<[1]>>
                memref.store %8, %reinterpret_cast_1[%9] : memref<36xf32, strided<[1]>>
              }
            }
          }
        }
      }
    }
    return
  }
}
