air.channel @c [1, 1]
func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %t = air.channel.put async @c[%c0, %c0] (%a[] [] []) : (memref<4xf32>)
  %u = air.channel.get async @c[%c0, %c0] (%b[] [] []) : (memref<4xi32>)
  air.wait_all [%t, %u]
  return
}
// -----
air.channel @c [1, 1]
func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %a[%i] : memref<4xf32>
    %y = arith.fptosi %x : f32 to i32
    affine.store %y, %b[%i] : memref<4xi32>
  }
  return
}
// expect: different
