#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @kernel(%arg0: memref<10x6xf32>, %arg1: memref<3x3xf32>, %arg2: memref<3x3xf32>, %arg3: memref<6x2xf32>) {
    %c2 = arith.constant 2 : index
    %c6 = arith.constant 6 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<8x4xf32>
    scf.for %arg4 = %c0 to %c8 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        memref.store %cst, %alloc[%arg4, %arg5] : memref<8x4xf32>
      }
    }
    scf.for %arg4 = %c0 to %c8 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        scf.for %arg6 = %c0 to %c3 step %c1 {
          scf.for %arg7 = %c0 to %c3 step %c1 {
            %0 = affine.apply #map(%arg4, %arg6)
            %1 = affine.apply #map(%arg5, %arg7)
            %2 = memref.load %arg0[%0, %1] : memref<10x6xf32>
            %3 = memref.load %arg1[%arg6, %arg7] : memref<3x3xf32>
            %4 = memref.load %alloc[%arg4, %arg5] : memref<8x4xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %alloc[%arg4, %arg5] : memref<8x4xf32>
          }
        }
      }
    }
    scf.for %arg4 = %c0 to %c6 step %c1 {
      scf.for %arg5 = %c0 to %c2 step %c1 {
        scf.for %arg6 = %c0 to %c3 step %c1 {
          scf.for %arg7 = %c0 to %c3 step %c1 {
            %0 = affine.apply #map(%arg4, %arg6)
            %1 = affine.apply #map(%arg5, %arg7)
            %2 = memref.load %alloc[%0, %1] : memref<8x4xf32>
            %3 = memref.load %arg2[%arg6, %arg7] : memref<3x3xf32>
            %4 = memref.load %arg3[%arg4, %arg5] : memref<6x2xf32>
            %5 = arith.mulf %2, %3 : f32
            %6 = arith.addf %4, %5 : f32
            memref.store %6, %arg3[%arg4, %arg5] : memref<6x2xf32>
          }
        }
      }
    }
    memref.dealloc %alloc : memref<8x4xf32>
    return
  }
}
