func.func @f(%x: i32, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  memref.store %x, %o[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%x: i32, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  %n = memref.realloc %m : memref<4xi32> to memref<8xi32>
  %v = memref.load %m[%c0] : memref<4xi32>
  memref.store %v, %o[%c0] : memref<1xi32>
  memref.dealloc %n : memref<8xi32>
  return
}
// expect: different
