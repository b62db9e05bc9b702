// A row that is none: the element after the last one of a row is the first of the next.
func.func @f(%m: memref<6x4xf32>, %at: memref<1xi32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.load %at[%c0] : memref<1xi32>
  %i = arith.index_cast %a : i32 to index
  %s = memref.reinterpret_cast %m to offset: [%i], sizes: [1], strides: [1]
    : memref<6x4xf32> to memref<1xf32, strided<[1], offset: ?>>
  memref.store %x, %s[%c0] : memref<1xf32, strided<[1], offset: ?>>
  return
}
// -----
func.func @f(%m: memref<6x4xf32>, %at: memref<1xi32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.load %at[%c0] : memref<1xi32>
  %i = arith.index_cast %a : i32 to index
  memref.store %x, %m[%c0, %i] : memref<6x4xf32>
  return
}
// expect: different
