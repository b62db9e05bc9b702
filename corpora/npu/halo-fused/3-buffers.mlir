#map = affine_map<(d0) -> (d0 * 3)>
#map1 = affine_map<(d0) -> (d0 * 2)>
#map2 = affine_map<(d0) -> (d0 * -3 + 7, 3)>
#map3 = affine_map<(d0) -> (d0 * -2 + 5, 2)>
#map4 = affine_map<(d0) -> (d0 + 3)>
#map5 = affine_map<()[s0] -> (s0 + 1)>
module {
  func.func @kernel(%arg0: memref<1x10x8x3xf32>, %arg1: memref<3x3x3xf32>, %arg2: memref<2x2x3x4xf32>) -> memref<1x7x5x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x7x5x4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<1x7x5x4xf32>)
    scf.forall (%arg3, %arg4) in (3, 3) {
      %0 = affine.apply #map(%arg3)
      %1 = affine.apply #map1(%arg4)
      %2 = affine.min #map2(%arg3)
      %3 = affine.min #map3(%arg4)
      %4 = affine.apply #map4(%2)
      %5 = affine.apply #map4(%3)
      %subview = memref.subview %arg0[0, %0, %1, 0] [1, %4, %5, 3] [1, 1, 1, 1] : memref<1x10x8x3xf32> to memref<1x?x?x3xf32, strided<[240, 24, 3, 1], offset: ?>>
      %6 = affine.apply #map5()[%2]
      %7 = affine.apply #map5()[%3]
      %alloc_0 = memref.alloc(%6, %7) {alignment = 64 : i64} : memref<1x?x?x3xf32>
      linalg.fill ins(%cst : f32) outs(%alloc_0 : memref<1x?x?x3xf32>)
      linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%subview, %arg1 : memref<1x?x?x3xf32, strided<[240, 24, 3, 1], offset: ?>>, memref<3x3x3xf32>) outs(%alloc_0 : memref<1x?x?x3xf32>)
      %subview_1 = memref.subview %alloc[0, %0, %1, 0] [1, %2, %3, 4] [1, 1, 1, 1] : memref<1x7x5x4xf32> to memref<1x?x?x4xf32, strided<[140, 20, 4, 1], offset: ?>>
      linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%alloc_0, %arg2 : memref<1x?x?x3xf32>, memref<2x2x3x4xf32>) outs(%subview_1 : memref<1x?x?x4xf32, strided<[140, 20, 4, 1], offset: ?>>)
      memref.copy %subview_1, %subview_1 : memref<1x?x?x4xf32, strided<[140, 20, 4, 1], offset: ?>> to memref<1x?x?x4xf32, strided<[140, 20, 4, 1], offset: ?>>
    }
    return %alloc : memref<1x7x5x4xf32>
  }
}

