#map = affine_map<(d0) -> (4, -d0 + 7)>
#map1 = affine_map<(d0) -> (4, -d0 + 5)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1)>
module {
  func.func @gemm(%arg0: memref<7x6xf32>, %arg1: memref<6x5xf32>, %arg2: memref<7x5xf32>) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    scf.for %arg3 = %c0 to %c7 step %c4 {
      scf.for %arg4 = %c0 to %c5 step %c4 {
        %0 = affine.min #map(%arg3)
        %1 = affine.min #map1(%arg4)
        scf.for %arg5 = %c0 to %0 step %c1 {
          scf.for %arg6 = %c0 to %1 step %c1 {
            scf.for %arg7 = %c0 to %c6 step %c1 {
              %2 = affine.apply #map2()[%arg3, %arg5]
              %3 = memref.load %arg0[%2, %arg7] : memref<7x6xf32>
              %4 = affine.apply #map2()[%arg4, %arg6]
              %5 = memref.load %arg1[%arg7, %4] : memref<6x5xf32>
              %6 = affine.apply #map2()[%arg3, %arg5]
              %7 = affine.apply #map2()[%arg4, %arg6]
              %8 = memref.load %arg2[%6, %7] : memref<7x5xf32>
              %9 = arith.mulf %3, %5 : f32
              %10 = arith.addf %8, %9 : f32
              %11 = affine.apply #map2()[%arg3, %arg5]
              %12 = affine.apply #map2()[%arg4, %arg6]
              memref.store %10, %arg2[%11, %12] : memref<7x5xf32>
            }
          }
        }
      }
    }
    return
  }
}
