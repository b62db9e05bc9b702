func.func @f(%a: memref<8xf32>, %i: memref<1xi32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %k = memref.load %i[%c0] : memref<1xi32>
  %c1 = arith.constant 1 : i32
  %b = arith.andi %k, %c1 : i32
  %v = memref.load %a[%c0] : memref<8xf32>
  memref.store %v, %o[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%a: memref<8xf32>, %i: memref<1xi32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %k = memref.load %i[%c0] : memref<1xi32>
  %c1 = arith.constant 1 : i32
  %b = arith.andi %k, %c1 : i32
  %c2 = arith.constant 2 : i32
  %d = arith.muli %b, %c2 : i32
  %e = arith.index_cast %d : i32 to index
  %s = arith.constant -9223372036854775808 : index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [3], strides: [%s] : memref<8xf32> to memref<3xf32, strided<[?]>>
  %v = memref.load %r[%e] : memref<3xf32, strided<[?]>>
  memref.store %v, %o[%c0] : memref<1xf32>
  return
}
// expect: unknown unsupported
