func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    affine.store %v, %b[%i] : memref<8xi32>
  }
  return
}
// -----
air.channel @c [1, 1] {broadcast_shape = [1, 2], channel_type = "npu_dma_packet"}
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %done = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {

  %c0 = arith.constant 0 : index
  %c1_0 = arith.constant 1 : index
  %1 = air.channel.put async @c[] (%x[0] [4] [1]) dest(%c1_0) : (memref<8xi32>)
  %2 = air.channel.put async [%1] @c[] (%x[4] [4] [1]) dest(%c0) : (memref<8xi32>)
  %3 = air.channel.get async @c[%c0, %c1_0] (%y[4] [4] [1]) : (memref<8xi32>)
  %4 = air.channel.get async @c[%c0, %c0] (%y[0] [4] [1]) : (memref<8xi32>)

  }
  return
}
// expect: different
