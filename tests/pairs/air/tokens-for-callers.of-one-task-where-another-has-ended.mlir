func.func @g(%a: memref<4xi32>, %v: i32, %w : i32) -> !air.async.token {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = air.execute {
    memref.store %v, %a[%c1] : memref<4xi32>
  }
  %s = air.execute {
    memref.store %v, %a[%c2] : memref<4xi32>
  }
  %n = air.wait_all async [%t, %s]
  return %n : !air.async.token
}
// -----
func.func @g(%a: memref<4xi32>, %v: i32, %w : i32) -> !air.async.token {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = air.execute {
    memref.store %v, %a[%c1] : memref<4xi32>
  }
  air.wait_all [%t]
  %s = air.execute {
    memref.store %v, %a[%c2] : memref<4xi32>
  }
  return %s : !air.async.token
}
// expect: equivalent
