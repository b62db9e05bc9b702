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
  %t, %r = async.execute -> !async.value<memref<4xf32>> {
    %m = memref.alloc() : memref<4xf32>
    memref.store %x, %m[%c0] : memref<4xf32>
    async.yield %m : memref<4xf32>
  }
  %m = async.await %r : !async.value<memref<4xf32>>
  %v = memref.load %m[%c0] : memref<4xf32>
  memref.store %v, %a[%c0] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return
}
// expect: equivalent
