func.func @f(%a: memref<2x8xf32>, %s: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [16], strides: [1] : memref<2x8xf32> to memref<16xf32>
  %x = memref.load %v[%c10] : memref<16xf32>
  return %x : f32
}
// -----
func.func @f(%a: memref<2x8xf32>, %s: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c2 = arith.addi %c1, %c1 : index
  %v = memref.subview %a[0, 0] [1, 6] [1, %c2] : memref<2x8xf32> to memref<1x6xf32, strided<[8, ?]>>
  %x = memref.load %v[%c0, %c5] : memref<1x6xf32, strided<[8, ?]>>
  return %x : f32
}
// expect: unknown promise
