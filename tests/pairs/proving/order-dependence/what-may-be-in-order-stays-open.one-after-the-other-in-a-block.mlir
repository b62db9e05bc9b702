func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  memref.copy %a, %b : memref<8xi32> to memref<8xi32>
  return
}
// -----
air.channel @c [1]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %1 = air.channel.put async @c[] (%a[0] [4] [1]) : (memref<8xi32>)
  %2 = air.channel.put async @c[] (%a[4] [4] [1]) : (memref<8xi32>)
  %3 = air.channel.get async @c[] (%b[] [] []) : (memref<8xi32>)
  air.wait_all [%1, %2, %3]
  return
}
// expect: unknown order
