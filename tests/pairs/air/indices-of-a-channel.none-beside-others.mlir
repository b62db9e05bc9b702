air.channel @c [2, 2]
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = air.channel.put async @c[] (%a[] [] []) : (memref<4xi32>)
  %u = air.channel.get async @c[] (%b[] [] []) : (memref<4xi32>)
  air.wait_all [%t, %u]
  return
}
// -----
air.channel @c [2, 2]
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = air.channel.put async @c[%c1, %c0] (%a[] [] []) : (memref<4xi32>)
  %u = air.channel.get async @c[] (%b[] [] []) : (memref<4xi32>)
  air.wait_all [%t, %u]
  return
}
// expect: unknown unsupported
