func.func @f(%x: i32, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  memref.store %x, %o[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%x: i32, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %x, %m[%c3] : memref<4xi32>
  %n = memref.realloc %m : memref<4xi32> to memref<2xi32>
  %p = memref.realloc %n : memref<2xi32> to memref<4xi32>
  %v = memref.load %p[%c3] : memref<4xi32>
  memref.store %v, %o[%c0] : memref<1xi32>
  memref.dealloc %p : memref<4xi32>
  return
}
// expect: different
