func.func @f(%a: memref<4x4xf32, strided<[?, 1]>>) -> f32 {
  %c5 = arith.constant 5 : index
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [16], strides: [1] : memref<4x4xf32, strided<[?, 1]>> to memref<16xf32>
  %x = memref.load %v[%c5] : memref<16xf32>
  return %x : f32
}
// -----
func.func @f(%a: memref<4x4xf32, strided<[?, 1]>>) -> f32 {
  %c6 = arith.constant 6 : index
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [16], strides: [1] : memref<4x4xf32, strided<[?, 1]>> to memref<16xf32>
  %x = memref.load %v[%c6] : memref<16xf32>
  return %x : f32
}
// expect: different
