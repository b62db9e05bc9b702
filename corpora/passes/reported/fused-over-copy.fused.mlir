module {
  func.func @kernel(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: memref<8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %subview = memref.subview %arg0[1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 1>>
    %subview_0 = memref.subview %arg1[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
    memref.copy %subview, %subview_0 : memref<4xf32, strided<[1], offset: 1>> to memref<4xf32, strided<[1], offset: 2>>
    affine.for %arg3 = 0 to 8 {
      affine.store %cst, %arg1[%arg3] : memref<8xf32>
      %0 = affine.load %arg1[%arg3] : memref<8xf32>
      affine.store %0, %arg2[%arg3] : memref<8xf32>
    }
    return
  }
}
