#map = affine_map<()[s0] -> (s0)>
#map1 = affine_map<(d0)[s0] -> (d0 * s0)>
#map2 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map3 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
module {
  func.func @gemver(%arg0: index, %arg1: f32, %arg2: memref<?x?xf32>, %arg3: memref<?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?xf32>, %arg7: memref<?xf32>) {
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map()[%arg0]
    %2 = affine.apply #map1(%0)[%1]
    affine.for %arg8 = 0 to %2 {
      %9 = affine.apply #map2(%arg8)[%1]
      %10 = affine.apply #map3(%arg8)[%1]
      %11 = affine.load %arg2[%10, %9] : memref<?x?xf32>
      %12 = affine.load %arg3[%10] : memref<?xf32>
      %13 = affine.load %arg4[%9] : memref<?xf32>
      %14 = arith.mulf %12, %13 : f32
      %15 = arith.addf %11, %14 : f32
      affine.store %15, %arg2[%10, %9] : memref<?x?xf32>
    }
    %3 = affine.apply #map()[%arg0]
    %4 = affine.apply #map()[%arg0]
    %5 = affine.apply #map1(%3)[%4]
    affine.for %arg8 = 0 to %5 {
      %9 = affine.apply #map2(%arg8)[%4]
      %10 = affine.apply #map3(%arg8)[%4]
      %11 = affine.load %arg6[%10] : memref<?xf32>
      %12 = affine.load %arg2[%9, %10] : memref<?x?xf32>
      %13 = affine.load %arg7[%9] : memref<?xf32>
      %14 = arith.mulf %12, %13 : f32
      %15 = arith.addf %11, %14 : f32
      affine.store %15, %arg6[%10] : memref<?xf32>
    }
    %6 = affine.apply #map()[%arg0]
    %7 = affine.apply #map()[%arg0]
    %8 = affine.apply #map1(%6)[%7]
    affine.for %arg8 = 0 to %8 {
      %9 = affine.apply #map2(%arg8)[%7]
      %10 = affine.apply #map3(%arg8)[%7]
      %11 = affine.load %arg5[%10] : memref<?xf32>
      %12 = affine.load %arg2[%10, %9] : memref<?x?xf32>
      %13 = affine.load %arg6[%9] : memref<?xf32>
      %14 = arith.mulf %arg1, %12 : f32
      %15 = arith.mulf %14, %13 : f32
      %16 = arith.addf %11, %15 : f32
      affine.store %16, %arg5[%10] : memref<?xf32>
    }
    return
  }
}
