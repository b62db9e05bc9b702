func.func @f(%n: index, %A: memref<16xf32>, %x: f32) {
  %z = arith.constant 0 : index
  memref.store %x, %A[%z] : memref<16xf32>
  return
}
// -----
func.func @f(%n: index, %A: memref<16xf32>, %x: f32) {
  %z = arith.constant 0 : index
  memref.store %x, %A[%z] : memref<16xf32>
  %k = arith.constant 12345 : index
  %b = arith.constant 999 : index
  %e = arith.xori %n, %k : index
  %c = arith.cmpi eq, %e, %b : index
  %s = arith.constant 16 : index
  %o = arith.select %c, %s, %z : index
  %R = memref.reinterpret_cast %A to offset: [%o], sizes: [1], strides: [1] : memref<16xf32> to memref<1xf32, strided<[1], offset: ?>>
  memref.store %x, %R[%z] : memref<1xf32, strided<[1], offset: ?>>
  return
}
// expect: different
