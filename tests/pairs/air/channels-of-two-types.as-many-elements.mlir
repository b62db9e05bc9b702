air.channel @c [1, 1]
func.func @f(%a: memref<4xi32>, %b: memref<8xi16>) {
  %c0 = arith.constant 0 : index
  %t = air.channel.put async @c[%c0, %c0] (%a[] [] []) : (memref<4xi32>)
  %u = air.channel.get async @c[%c0, %c0] (%b[] [] []) : (memref<8xi16>)
  air.wait_all [%t, %u]
  return
}
// -----
air.channel @c [1, 1]
func.func @f(%a: memref<4xi32>, %b: memref<8xi16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %t = air.channel.put async @c[%c0, %c0] (%a[] [] []) : (memref<4xi32>)
  %u = air.channel.get async @c[%c0, %c0] (%b[%c0] [%c4] [%c1]) : (memref<8xi16>)
  %v = air.channel.get async [%u] @c[%c0, %c0] (%b[%c0] [%c4] [%c1]) : (memref<8xi16>)
  air.wait_all [%t, %v]
  return
}
// expect: different
