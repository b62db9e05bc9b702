func.func @f(%A: memref<8xf32>, %o: index) -> f32 {
  %c0 = arith.constant 0 : index
  %S = memref.subview %A[%o] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %x = memref.load %S[%c0] : memref<4xf32, strided<[1], offset: ?>>
  return %x : f32
}
// -----
func.func @f(%A: memref<8xf32>, %o: index) -> f32 {
  %c0 = arith.constant 0 : index
  %S = memref.subview %A[%o] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %R = memref.reinterpret_cast %S to offset: [0], sizes: [4], strides: [1] : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
  %x = memref.load %R[%c0] : memref<4xf32>
  return %x : f32
}
// expect: different
