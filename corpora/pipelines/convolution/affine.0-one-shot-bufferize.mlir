module {
  func.func @f(%arg0: memref<1x5x6x4xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<3x3x4xf32, strided<[?, ?, ?], offset: ?>>) -> memref<1x3x4x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x3x4x4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<1x3x4x4xf32>)
    linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x5x6x4xf32, strided<[?, ?, ?, ?], offset: ?>>, memref<3x3x4xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc : memref<1x3x4x4xf32>)
    %cast = memref.cast %alloc : memref<1x3x4x4xf32> to memref<1x3x4x4xf32, strided<[?, ?, ?, ?], offset: ?>>
    return %alloc : memref<1x3x4x4xf32>
  }
}
