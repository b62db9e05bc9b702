func.func @f(%a: memref<4xi32>, %v: i32) -> (index, !air.async.token) {
  %c1 = arith.constant 1 : index
  %t = air.execute {
    memref.store %v, %a[%c1] : memref<4xi32>
  }
  return %c1, %t : index, !air.async.token
}
// -----
func.func @f(%a: memref<4xi32>, %v: i32) -> (index, !air.async.token) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  memref.store %v, %a[%c1] : memref<4xi32>
  %t = air.wait_all async
  return %c1, %t : index, !air.async.token
}
// expect: equivalent
