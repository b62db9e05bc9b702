func.func @f(%a: memref<1x?x4xf32, strided<[?, 4, 1]>>, %i: index) -> f32 {
  %v = memref.collapse_shape %a [[0, 1, 2]] : memref<1x?x4xf32, strided<[?, 4, 1]>> into memref<?xf32, strided<[1]>>
  %x = memref.load %v[%i] : memref<?xf32, strided<[1]>>
  return %x : f32
}
// -----
func.func @f(%a: memref<1x?x4xf32, strided<[?, 4, 1]>>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %j = arith.divui %i, %c4 : index
  %k = arith.remui %i, %c4 : index
  %x = memref.load %a[%c0, %j, %k] : memref<1x?x4xf32, strided<[?, 4, 1]>>
  return %x : f32
}
// expect: equivalent
