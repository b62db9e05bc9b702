#map = affine_map<()[s0] -> (s0)>
#map1 = affine_map<(d0)[s0] -> (d0 * s0)>
#map2 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map3 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
module {
  func.func @two_mm(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<?x?xf32>, %arg5: memref<?x?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?xf32>, %arg8: memref<?x?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map()[%arg1]
    %2 = affine.apply #map1(%0)[%1]
    affine.for %arg9 = 0 to %2 {
      %8 = affine.apply #map2(%arg9)[%1]
      %9 = affine.apply #map3(%arg9)[%1]
      affine.store %cst, %arg4[%9, %8] : memref<?x?xf32>
      affine.for %arg10 = 0 to %arg2 {
        %10 = affine.load %arg5[%9, %arg10] : memref<?x?xf32>
        %11 = affine.load %arg6[%arg10, %8] : memref<?x?xf32>
        %12 = affine.load %arg4[%9, %8] : memref<?x?xf32>
        %13 = arith.mulf %10, %11 : f32
        %14 = arith.addf %12, %13 : f32
        affine.store %14, %arg4[%9, %8] : memref<?x?xf32>
      }
    }
    %3 = affine.apply #map()[%arg0]
    %4 = affine.apply #map()[%arg3]
    %5 = affine.apply #map1(%3)[%4]
    %6 = affine.apply #map()[%arg1]
    %7 = affine.apply #map1(%5)[%6]
    affine.for %arg9 = 0 to %7 {
      %8 = affine.apply #map2(%arg9)[%6]
      %9 = affine.apply #map3(%arg9)[%6]
      %10 = affine.apply #map2(%9)[%4]
      %11 = affine.apply #map3(%9)[%4]
      %12 = affine.load %arg4[%11, %8] : memref<?x?xf32>
      %13 = affine.load %arg7[%8, %10] : memref<?x?xf32>
      %14 = affine.load %arg8[%11, %10] : memref<?x?xf32>
      %15 = arith.mulf %12, %13 : f32
      %16 = arith.addf %14, %15 : f32
      affine.store %16, %arg8[%11, %10] : memref<?x?xf32>
    }
    return
  }
}
