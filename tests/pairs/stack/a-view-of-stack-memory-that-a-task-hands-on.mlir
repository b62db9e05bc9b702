func.func @f(%a: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7.0 : f32
  memref.store %x, %a[%c0] : memref<4xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7.0 : f32
  %t, %r = async.execute -> !async.value<memref<2xf32, strided<[1], offset: 2>>> {
    %m = memref.alloca() : memref<4xf32>
    %s = memref.subview %m[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
    memref.store %x, %s[%c0] : memref<2xf32, strided<[1], offset: 2>>
    async.yield %s : memref<2xf32, strided<[1], offset: 2>>
  }
  %m = async.await %r : !async.value<memref<2xf32, strided<[1], offset: 2>>>
  %v = memref.load %m[%c0] : memref<2xf32, strided<[1], offset: 2>>
  memref.store %v, %a[%c0] : memref<4xf32>
  return
}
// expect: different
