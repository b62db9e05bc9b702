// The source is defined where the view is out of bounds.
func.func @f(%m: memref<6xf32>, %at: memref<1xindex>) -> memref<2xf32, strided<[1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %i = memref.load %at[%c0] : memref<1xindex>
  
  %s = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [1]
    : memref<6xf32> to memref<2xf32, strided<[1], offset: ?>>
  return %s : memref<2xf32, strided<[1], offset: ?>>
}
// -----
func.func @f(%m: memref<6xf32>, %at: memref<1xindex>) -> memref<2xf32, strided<[1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %i = memref.load %at[%c0] : memref<1xindex>
  %y = memref.load %m[%i] : memref<6xf32>
  %s = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [1]
    : memref<6xf32> to memref<2xf32, strided<[1], offset: ?>>
  return %s : memref<2xf32, strided<[1], offset: ?>>
}
// expect: different
