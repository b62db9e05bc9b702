func.func @f(%x: i32) -> i32 {
  return %x : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  %s = memref.subview %m[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  memref.store %x, %s[%c0] : memref<2xi32, strided<[1], offset: 2>>
  %r = memref.load %s[%c0] : memref<2xi32, strided<[1], offset: 2>>
  memref.dealloc %s : memref<2xi32, strided<[1], offset: 2>>
  return %r : i32
}
// expect: unknown unsupported
