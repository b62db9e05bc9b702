func.func @g(%a: memref<4xi32>, %v: i32, %w : i32) -> !air.async.token {
  %c1 = arith.constant 1 : index
  %t = air.execute {
    memref.store %v, %a[%c1] : memref<4xi32>
  }
  %n = air.wait_all async [%t]
  return %t : !air.async.token
}
// -----
func.func @g(%a: memref<4xi32>, %v: i32, %w : i32) -> !air.async.token {
  %c1 = arith.constant 1 : index
  %t = air.execute {
    memref.store %v, %a[%c1] : memref<4xi32>
  }
  %n = air.wait_all async [%t]
  %m = air.wait_all async
  return %m : !air.async.token
}
// expect: unknown unsupported
