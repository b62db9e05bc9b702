func.func private @g(%o: memref<1xi32>) -> !async.token {
  %a = memref.alloc() : memref<1xi32>
  %c = arith.constant 5 : i32
  %z = arith.constant 0 : index
  memref.store %c, %a[%z] : memref<1xi32>
  %t = async.execute {
    %x = memref.load %a[%z] : memref<1xi32>
    memref.store %x, %o[%z] : memref<1xi32>
    async.yield
  }
  return %t : !async.token
}
func.func @main(%o: memref<1xi32>) {
  %t = call @g(%o) : (memref<1xi32>) -> !async.token
  async.await %t : !async.token
  return
}
// -----
func.func private @g(%o: memref<1xi32>) -> !async.token {
  %a = memref.alloca() : memref<1xi32>
  %c = arith.constant 5 : i32
  %z = arith.constant 0 : index
  memref.store %c, %a[%z] : memref<1xi32>
  %t = async.execute {
    %x = memref.load %a[%z] : memref<1xi32>
    memref.store %x, %o[%z] : memref<1xi32>
    async.yield
  }
  return %t : !async.token
}
func.func @main(%o: memref<1xi32>) {
  %t = call @g(%o) : (memref<1xi32>) -> !async.token
  async.await %t : !async.token
  return
}
// expect: different
