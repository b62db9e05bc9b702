func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i mod 4] : memref<8xi32>
    affine.store %v, %b[%i] : memref<8xi32>
  }
  return
}
// -----
air.channel @c [1]
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %done = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : memref<8xi32>, memref<8xi32> {

  %1 = air.channel.put async @c[] (%x[0] [2] [1]) {air.refeed_count = 4 : i64} : (memref<8xi32>)
  %2 = air.channel.get async @c[] (%y[] [] []) : (memref<8xi32>)

  }
  return
}
// expect: different
