func.func @f(%v: i32, %b: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  memref.store %v, %b[%c0] : memref<4xi32>
  return
}
// -----
func.func @f(%v: i32, %b: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %t = async.execute {
    %x = memref.load %m[%c0] : memref<4xi32>
    memref.store %x, %b[%c0] : memref<4xi32>
    async.yield
  }
  memref.dealloc %m : memref<4xi32>
  async.await %t : !async.token
  return
}
// expect: different
