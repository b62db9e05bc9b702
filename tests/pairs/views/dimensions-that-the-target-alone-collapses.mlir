func.func @f(%a: memref<4x4xf32, strided<[?, 1]>>) -> f32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %x = memref.load %a[%c0, %c3] : memref<4x4xf32, strided<[?, 1]>>
  return %x : f32
}
// -----
func.func @f(%a: memref<4x4xf32, strided<[?, 1]>>) -> f32 {
  %c3 = arith.constant 3 : index
  %v = memref.collapse_shape %a [[0, 1]] : memref<4x4xf32, strided<[?, 1]>> into memref<16xf32, strided<[1]>>
  %x = memref.load %v[%c3] : memref<16xf32, strided<[1]>>
  return %x : f32
}
// expect: unknown promise
