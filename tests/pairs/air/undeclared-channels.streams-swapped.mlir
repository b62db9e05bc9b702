// options: --func f
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  memref.copy %a, %b : memref<8xi32> to memref<8xi32>
  return
}
// -----
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %t = air.channel.put async  @c[%c0, %c0] (%a[0] [4] [1]) : (memref<8xi32>)
  %s = air.channel.put async  @c[%c0, %c1] (%a[4] [4] [1]) : (memref<8xi32>)
  %u = air.channel.get async  @c[%c0, %c1] (%b[0] [4] [1]) : (memref<8xi32>)
  %w = air.channel.get async  @c[%c0, %c0] (%b[4] [4] [1]) : (memref<8xi32>)
  air.wait_all [%u, %w]
  return
}
// expect: different
