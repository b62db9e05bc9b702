#map = affine_map<(d0) -> (-d0 + 7, 3)>
#map1 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @kernel(%arg0: memref<1x2x9x8xf32>, %arg1: memref<3x2x3x3xf32>, %arg2: memref<1x3x7x6xf32>) {
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c3 = arith.constant 3 : index
    scf.for %arg3 = %c0 to %c7 step %c3 {
      %0 = affine.min #map(%arg3)
      %1 = affine.apply #map1(%0)
      %subview = memref.subview %arg0[0, 0, %arg3, 0] [1, 2, %1, 8] [1, 1, 1, 1] : memref<1x2x9x8xf32> to memref<1x2x?x8xf32, strided<[144, 72, 8, 1], offset: ?>>
      %subview_0 = memref.subview %arg2[0, 0, %arg3, 0] [1, 3, %0, 6] [1, 1, 1, 1] : memref<1x3x7x6xf32> to memref<1x3x?x6xf32, strided<[126, 42, 6, 1], offset: ?>>
      scf.for %arg4 = %c0 to %c6 step %c2 {
        %subview_1 = memref.subview %subview[0, 0, 0, %arg4] [1, 2, %1, 4] [1, 1, 1, 1] : memref<1x2x?x8xf32, strided<[144, 72, 8, 1], offset: ?>> to memref<1x2x?x4xf32, strided<[144, 72, 8, 1], offset: ?>>
        %subview_2 = memref.subview %subview_0[0, 0, 0, %arg4] [1, 3, %0, 2] [1, 1, 1, 1] : memref<1x3x?x6xf32, strided<[126, 42, 6, 1], offset: ?>> to memref<1x3x?x2xf32, strided<[126, 42, 6, 1], offset: ?>>
        linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%subview_1, %arg1 : memref<1x2x?x4xf32, strided<[144, 72, 8, 1], offset: ?>>, memref<3x2x3x3xf32>) outs(%subview_2 : memref<1x3x?x2xf32, strided<[126, 42, 6, 1], offset: ?>>)
      }
    }
    return
  }
}

