module {
  func.func @f(%arg0: memref<3x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<2x4xf32, strided<[?, ?], offset: ?>>) -> memref<6x7xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<5x4xf32>
    %subview = memref.subview %alloc[0, 0] [3, 4] [1, 1] : memref<5x4xf32> to memref<3x4xf32, strided<[4, 1]>>
    memref.copy %arg0, %subview : memref<3x4xf32, strided<[?, ?], offset: ?>> to memref<3x4xf32, strided<[4, 1]>>
    %subview_0 = memref.subview %alloc[3, 0] [2, 4] [1, 1] : memref<5x4xf32> to memref<2x4xf32, strided<[4, 1], offset: 12>>
    memref.copy %arg1, %subview_0 : memref<2x4xf32, strided<[?, ?], offset: ?>> to memref<2x4xf32, strided<[4, 1], offset: 12>>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<6x7xf32>
    linalg.map outs(%alloc_1 : memref<6x7xf32>)
      (%init: f32) {
        %0 = linalg.index 0 : index
        %1 = linalg.index 1 : index
        linalg.yield %cst : f32
      }
    %subview_2 = memref.subview %alloc_1[1, 2] [5, 4] [1, 1] : memref<6x7xf32> to memref<5x4xf32, strided<[7, 1], offset: 9>>
    memref.copy %alloc, %subview_2 : memref<5x4xf32> to memref<5x4xf32, strided<[7, 1], offset: 9>>
    %cast = memref.cast %alloc_1 : memref<6x7xf32> to memref<6x7xf32, strided<[?, ?], offset: ?>>
    return %alloc_1 : memref<6x7xf32>
  }
}
