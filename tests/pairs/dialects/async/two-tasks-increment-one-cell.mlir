func.func @f(%a: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %o = arith.constant 2 : i32
  %x = memref.load %a[%c0] : memref<4xi32>
  %y = arith.addi %x, %o : i32
  memref.store %y, %a[%c0] : memref<4xi32>
  return
}
// -----
func.func @f(%a: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %o = arith.constant 1 : i32
  %t = async.execute {
    %x = memref.load %a[%c0] : memref<4xi32>
    %y = arith.addi %x, %o : i32
    memref.store %y, %a[%c0] : memref<4xi32>
    async.yield
  }
  %u = async.execute {
    %x = memref.load %a[%c0] : memref<4xi32>
    %y = arith.addi %x, %o : i32
    memref.store %y, %a[%c0] : memref<4xi32>
    async.yield
  }
  async.await %t : !async.token
  async.await %u : !async.token
  return
}
// expect: different
