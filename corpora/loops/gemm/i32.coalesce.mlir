#map = affine_map<() -> (7)>
#map1 = affine_map<() -> (5)>
#map2 = affine_map<(d0)[s0] -> (d0 * s0)>
#map3 = affine_map<() -> (6)>
#map4 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map5 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
module {
  func.func @gemm(%arg0: memref<7x5xi32>, %arg1: memref<7x6xi32>, %arg2: memref<6x5xi32>) {
    %0 = affine.apply #map()
    %1 = affine.apply #map1()
    %2 = affine.apply #map2(%0)[%1]
    %3 = affine.apply #map3()
    %4 = affine.apply #map2(%2)[%3]
    affine.for %arg3 = 0 to %4 {
      %5 = affine.apply #map4(%arg3)[%3]
      %6 = affine.apply #map5(%arg3)[%3]
      %7 = affine.apply #map4(%6)[%1]
      %8 = affine.apply #map5(%6)[%1]
      %9 = affine.load %arg1[%8, %5] : memref<7x6xi32>
      %10 = affine.load %arg2[%5, %7] : memref<6x5xi32>
      %11 = affine.load %arg0[%8, %7] : memref<7x5xi32>
      %12 = arith.muli %9, %10 : i32
      %13 = arith.addi %11, %12 : i32
      affine.store %13, %arg0[%8, %7] : memref<7x5xi32>
    }
    return
  }
}
