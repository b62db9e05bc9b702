func.func @f(%a: memref<4x4xf32, strided<[?, 1]>>) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.cast %a : memref<4x4xf32, strided<[?, 1]>> to memref<4x4xf32>
  %x = memref.load %v[%c1, %c1] : memref<4x4xf32>
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
