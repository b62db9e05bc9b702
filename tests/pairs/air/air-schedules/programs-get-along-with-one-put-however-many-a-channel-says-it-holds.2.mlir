func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    affine.store %v, %b[%i] : memref<8xi32>
  }
  return
}
// -----
air.channel @p [1] {buffer_resources = 2 : i64}
air.channel @q [1]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %done = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {

  %w = air.wait_all async
  %0 = air.channel.put async [%w] @p[] (%x[0] [2] [1]) : (memref<8xi32>)
%1 = air.channel.put async [%0] @p[] (%x[2] [2] [1]) : (memref<8xi32>)
  %2 = air.channel.put async [%1] @q[] (%x[4] [4] [1]) : (memref<8xi32>)
  %3 = air.channel.get async @q[] (%y[4] [4] [1]) : (memref<8xi32>)
  %4 = air.channel.get async [%3] @p[] (%y[0] [4] [1]) : (memref<8xi32>)

  }
  return
}
// expect: unknown deadlock
