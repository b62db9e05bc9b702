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
  %c16 = arith.constant 16 : i32
  affine.for %i = 0 to 4 {
    %x = affine.load %a[%i] : memref<4xi32>
    %low = arith.trunci %x : i32 to i16
    %shifted = arith.shrui %x, %c16 : i32
    %high = arith.trunci %shifted : i32 to i16
    affine.store %low, %b[%i * 2] : memref<8xi16>
    affine.store %high, %b[%i * 2 + 1] : memref<8xi16>
  }
  return
}
// expect: equivalent
