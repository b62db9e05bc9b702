func.func @f(%t: tensor<6x4xf32>, %at: tensor<2xi8>, %u: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.extract %at[%c0] : tensor<2xi8>
  %b = tensor.extract %at[%c1] : tensor<2xi8>
  %i = arith.index_cast %a : i8 to index
  %j = arith.index_cast %b : i8 to index
  %s = tensor.extract_slice %t[%i, 1] [1, 3] [1, 1] : tensor<6x4xf32> to tensor<1x3xf32>
  %r = tensor.insert_slice %s into %u[%j, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}
// -----
module {
  func.func @f(%arg0: memref<6x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<2xi8, strided<[?], offset: ?>>, %arg2: memref<6x4xf32, strided<[?, ?], offset: ?>>) -> memref<6x4xf32, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg1[%c0] : memref<2xi8, strided<[?], offset: ?>>
    %1 = memref.load %arg1[%c1] : memref<2xi8, strided<[?], offset: ?>>
    %2 = arith.index_cast %0 : i8 to index
    %3 = arith.index_cast %1 : i8 to index
    %subview = memref.subview %arg0[%2, 1] [1, 3] [1, 1] : memref<6x4xf32, strided<[?, ?], offset: ?>> to memref<1x3xf32, strided<[?, ?], offset: ?>>
    %subview_0 = memref.subview %arg2[%3, 0] [1, 3] [1, 1] : memref<6x4xf32, strided<[?, ?], offset: ?>> to memref<1x3xf32, strided<[?, ?], offset: ?>>
    memref.copy %subview, %subview_0 : memref<1x3xf32, strided<[?, ?], offset: ?>> to memref<1x3xf32, strided<[?, ?], offset: ?>>
    return %arg2 : memref<6x4xf32, strided<[?, ?], offset: ?>>
  }
}
// expect: equivalent bitwise
