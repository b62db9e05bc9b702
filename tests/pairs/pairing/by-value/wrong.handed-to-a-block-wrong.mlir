func.func @f(%t: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %r = tensor.insert %v into %t[%c0] : tensor<4xf32>
  return %r : tensor<4xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %v: f32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^b(%m : memref<4xf32>)
^b(%x: memref<4xf32>):
  memref.store %v, %x[%c1] : memref<4xf32>
  return %x : memref<4xf32>
}
// expect: different
