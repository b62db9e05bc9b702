func.func @f(%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0, %c0] : memref<8x4xi32>
  %y = arith.addi %x, %x : i32
  %z = arith.muli %y, %x : i32
  memref.store %z, %s[] : memref<i32>
  return
}
// -----
async.func @product(%x: memref<8x4xi32>) -> (!async.token, !async.value<i32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0, %c0] : memref<8x4xi32>
  %w = arith.addi %v, %v : i32
  %z = arith.muli %w, %v : i32
  async.return %z : i32
}
func.func @f(%a: memref<8x4xi32>, %b: memref<8x4xi32>, %s: memref<i32>) {
  %t, %r = async.call @product(%a) : (memref<8x4xi32>) -> (!async.token, !async.value<i32>)
  %z = async.await %r : !async.value<i32>
  memref.store %z, %s[] : memref<i32>
  return
}
// expect: equivalent bitwise
