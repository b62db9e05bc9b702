// options: --func f

func.func private @g(%b: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %u = air.channel.get async @c[%c0] (%b[] [] []) : (memref<8xf32>)
  air.wait_all [%u]
  return
}
func.func @f(%a: memref<8xi32>, %b: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %t = air.channel.put async @c[%c0] (%a[] [] []) : (memref<8xi32>)
  func.call @g(%b) : (memref<8xf32>) -> ()
  air.wait_all [%t]
  return
}

// -----

func.func private @g(%b: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %u = air.channel.get async @c[%c0] (%b[] [] []) : (memref<8xf32>)
  air.wait_all [%u]
  return
}
func.func @f(%a: memref<8xi32>, %b: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %t = air.channel.put async @c[%c0] (%a[] [] []) : (memref<8xi32>)
  func.call @g(%b) : (memref<8xf32>) -> ()
  air.wait_all [%t]
  return
}

// expect: equivalent bitwise static
