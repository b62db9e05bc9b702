module {
  func.func @kernel(%arg0: memref<1x2x9x8xf32>, %arg1: memref<3x2x3x3xf32>, %arg2: memref<1x3x7x6xf32>) {
    linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : memref<1x2x9x8xf32>, memref<3x2x3x3xf32>) outs(%arg2 : memref<1x3x7x6xf32>)
    return
  }
}

