// The tensor's own accesses bound the row one after the other, those of the view all at once.
func.func @f(%t: tensor<6x4xf32>, %at: tensor<2xi32>, %u: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.extract %at[%c0] : tensor<2xi32>
  %b = tensor.extract %at[%c1] : tensor<2xi32>
  %i = arith.index_cast %a : i32 to index
  %j = arith.index_cast %b : i32 to index
  %s = tensor.extract_slice %t[%i, 1] [2, 3] [1, 1] : tensor<6x4xf32> to tensor<2x3xf32>
  %r = tensor.insert_slice %s into %u[%j, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}
// -----
module {
  func.func @f(%arg0: memref<6x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<2xi32, strided<[?], offset: ?>>, %arg2: memref<6x4xf32, strided<[?, ?], offset: ?>>) -> memref<6x4xf32, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg1[%c0] : memref<2xi32, strided<[?], offset: ?>>
    %1 = memref.load %arg1[%c1] : memref<2xi32, strided<[?], offset: ?>>
    %2 = arith.index_cast %0 : i32 to index
    %3 = arith.index_cast %1 : i32 to index
    %subview = memref.subview %arg0[%2, 1] [2, 3] [1, 1] : memref<6x4xf32, strided<[?, ?], offset: ?>> to memref<2x3xf32, strided<[?, ?], offset: ?>>
    %subview_0 = memref.subview %arg2[%3, 0] [2, 3] [1, 1] : memref<6x4xf32, strided<[?, ?], offset: ?>> to memref<2x3xf32, strided<[?, ?], offset: ?>>
    memref.copy %subview, %subview_0 : memref<2x3xf32, strided<[?, ?], offset: ?>> to memref<2x3xf32, strided<[?, ?], offset: ?>>
    return %arg2 : memref<6x4xf32, strided<[?, ?], offset: ?>>
  }
}
// expect: equivalent bitwise static
