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
  %t = air.channel.put async @c[%c0, %c0] (%a[] [] []) : (memref<4xi32>)
  affine.for %i = 0 to 4 {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %at = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    air.channel.get @c[%c0, %c0] (%b[%at] [%c2] [%c1]) : (memref<8xi16>)
  }
  air.wait_all [%t]
  return
}
// expect: equivalent
