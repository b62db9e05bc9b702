func.func @f(%a: memref<4x4xf32, strided<[?, 1]>>) -> f32 {
  %c5 = arith.constant 5 : index
  %v = memref.collapse_shape %a [[0, 1]] : memref<4x4xf32, strided<[?, 1]>> into memref<16xf32, strided<[1]>>
  %x = memref.load %v[%c5] : memref<16xf32, strided<[1]>>
  return %x : f32
}
// -----
func.func @f(%a: memref<4x4xf32, strided<[?, 1]>>) -> f32 {
  %c1 = arith.constant 1 : index
  %x = memref.load %a[%c1, %c1] : memref<4x4xf32, strided<[?, 1]>>
  return %x : f32
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: open strides and offsets of %a are taken as packed and as padded layouts
