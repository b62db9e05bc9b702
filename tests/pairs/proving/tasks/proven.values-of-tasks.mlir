func.func @f(%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0, %c0] : memref<8x4xi32>
  %y = arith.addi %x, %x : i32
  %z = arith.muli %y, %x : i32
  memref.store %z, %s[] : memref<i32>
  return
}
// -----
func.func @f(%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>) {
  %c0 = arith.constant 0 : index
  %t, %x, %y = async.execute -> (!async.value<i32>, !async.value<i32>) {
    %v = memref.load %a[%c0, %c0] : memref<8x4xi32>
    %w = arith.addi %v, %v : i32
    async.yield %v, %w : i32, i32
  }
  %u = async.execute [%t] (%x as %p: !async.value<i32>, %y as %q: !async.value<i32>) {
    %z = arith.muli %q, %p : i32
    memref.store %z, %s[] : memref<i32>
    async.yield
  }
  async.await %u : !async.token
  return
}
// expect: equivalent bitwise
