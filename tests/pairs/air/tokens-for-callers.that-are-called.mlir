// options: --func f
func.func @g(%a: memref<4xi32>, %v: i32) -> !air.async.token {
  %c1 = arith.constant 1 : index
  %t = air.execute {
    memref.store %v, %a[%c1] : memref<4xi32>
  }
  return %t : !air.async.token
}
func.func @f(%a: memref<4xi32>, %v: i32, %w : i32) {
  %c1 = arith.constant 1 : index
  %t = func.call @g(%a, %v) : (memref<4xi32>, i32) -> !air.async.token
  %u = air.execute [%t] { 
    memref.store %w, %a[%c1] : memref<4xi32>
  }
  air.wait_all [%u]
  return
}
// -----
func.func @g(%a: memref<4xi32>, %v: i32) -> !air.async.token {
  %c1 = arith.constant 1 : index
  %t = air.execute {
    memref.store %v, %a[%c1] : memref<4xi32>
  }
  return %t : !air.async.token
}
func.func @f(%a: memref<4xi32>, %v: i32, %w : i32) {
  %c1 = arith.constant 1 : index
  %t = func.call @g(%a, %v) : (memref<4xi32>, i32) -> !air.async.token
  %u = air.execute { 
    memref.store %w, %a[%c1] : memref<4xi32>
  }
  air.wait_all [%u, %t]
  return
}
// expect: unknown unsupported
