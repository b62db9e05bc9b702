// options: --func h

func.func @g(%b: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %u = air.channel.get async @c[%c0] (%b[] [] []) : (memref<8xf32>)
  air.wait_all [%u]
  return
}
func.func @f(%a: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %t = air.channel.put async @c[%c0] (%a[] [] []) : (memref<8xi32>)
  return
}
func.func @h(%a: memref<8xi32>, %b: memref<8xf32>) {
  func.call @f(%a) : (memref<8xi32>) -> ()
  func.call @g(%b) : (memref<8xf32>) -> ()
  return
}

// -----

func.func @h(%a: memref<8xi32>, %b: memref<8xf32>) {
  return
}

// expect: different
