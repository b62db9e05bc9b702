// A subview at row -1, or 5, is undefined though the element is there.
func.func @f(%m: memref<6x4xf32>, %at: memref<1xi32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.load %at[%c0] : memref<1xi32>
  %i = arith.index_cast %a : i32 to index
  %c1 = arith.constant 1 : index
  %j = arith.addi %i, %c1 : index
  
  memref.store %x, %m[%j, %c0] : memref<6x4xf32>
  return
}
// -----
func.func @f(%m: memref<6x4xf32>, %at: memref<1xi32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.load %at[%c0] : memref<1xi32>
  %i = arith.index_cast %a : i32 to index
  %s = memref.subview %m[%i, 0] [2, 4] [1, 1] : memref<6x4xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
  %c1 = arith.constant 1 : index
  memref.store %x, %s[%c1, %c0] : memref<2x4xf32, strided<[4, 1], offset: ?>>
  return
}
// expect: unknown open-obligation
