func.func @f(%a: memref<4xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %v, %a[%c0] : memref<4xi32>
  %x = memref.load %a[%c0] : memref<4xi32>
  memref.store %x, %a[%c1] : memref<4xi32>
  return
}
// -----
func.func @f(%a: memref<4xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = async.execute {
    memref.store %v, %a[%c0] : memref<4xi32>
    async.yield
  }
  %u = async.execute {
    %x = memref.load %a[%c0] : memref<4xi32>
    memref.store %x, %a[%c1] : memref<4xi32>
    async.yield
  }
  async.await %t : !async.token
  async.await %u : !async.token
  return
}
// expect: different
