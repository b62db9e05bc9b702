// options: --func f

func.func @g(%b: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %u = air.channel.get async @c[%c0] (%b[] [] []) : (memref<8xf32>)
  air.wait_all [%u]
  return
}
func.func @f(%a: memref<8xi32>, %b: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %t = air.channel.put async @c[%c0] (%a[%c0] [%c4] [%c1]) : (memref<8xi32>)
  %u = air.channel.get async @c[%c0] (%b[] [] []) : (memref<4xi32>)
  air.wait_all [%t, %u]
  return
}

// -----

func.func @f(%a: memref<8xi32>, %b: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %t = air.channel.put async @c[%c0] (%a[%c4] [%c4] [%c1]) : (memref<8xi32>)
  %u = air.channel.get async @c[%c0] (%b[] [] []) : (memref<4xi32>)
  air.wait_all [%t, %u]
  return
}

// expect: different
