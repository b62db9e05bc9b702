module {
  func.func @kernel(%arg0: memref<1x2x9x8xf32>, %arg1: memref<3x2x3x3xf32>, %arg2: memref<1x3x7x6xf32>) {
    scf.forall (%arg3) in (3) {
      %subview = memref.subview %arg0[0, 0, 0, %arg3] [1, 2, 9, 6] [1, 1, 1, 1] : memref<1x2x9x8xf32> to memref<1x2x9x6xf32, strided<[144, 72, 8, 1], offset: ?>>
      %subview_0 = memref.subview %arg1[0, 0, 0, %arg3] [3, 2, 3, 1] [1, 1, 1, 1] : memref<3x2x3x3xf32> to memref<3x2x3x1xf32, strided<[18, 9, 3, 1], offset: ?>>
      %subview_1 = memref.subview %arg2[0, 0, 0, 0] [1, 3, 7, 6] [1, 1, 1, 1] : memref<1x3x7x6xf32> to memref<1x3x7x6xf32, strided<[126, 42, 6, 1]>>
      linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%subview, %subview_0 : memref<1x2x9x6xf32, strided<[144, 72, 8, 1], offset: ?>>, memref<3x2x3x1xf32, strided<[18, 9, 3, 1], offset: ?>>) outs(%subview_1 : memref<1x3x7x6xf32, strided<[126, 42, 6, 1]>>)
    }
    return
  }
}

