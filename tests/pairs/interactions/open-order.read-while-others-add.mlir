func.func @f(%n: memref<1xi32>, %a: i32, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %n[%c0] : memref<1xi32>
  %y = arith.addi %x, %a : i32
  memref.store %y, %n[%c0] : memref<1xi32>
  memref.store %y, %o[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%n: memref<1xi32>, %a: i32, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %p = async.execute {
    %r = memref.atomic_rmw addi %a, %n[%c0] : (i32, memref<1xi32>) -> i32
    async.yield
  }
  %x = memref.load %n[%c0] : memref<1xi32>
  memref.store %x, %o[%c0] : memref<1xi32>
  async.await %p : !async.token
  return
}
// expect: different
