air.channel @c [1]
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = air.channel.put async @c[%c0, %c0] (%a[] [] []) : (memref<4xi32>)
  %u = air.channel.get async @c[] (%b[] [] []) : (memref<4xi32>)
  air.wait_all [%t, %u]
  return
}
// -----
air.channel @c [1, 1]
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = air.channel.put async @c[%c0, %c0] (%a[] [] []) : (memref<4xi32>)
  %u = air.channel.get async @c[] (%b[] [] []) : (memref<4xi32>)
  air.wait_all [%t, %u]
  return
}
// expect: equivalent
