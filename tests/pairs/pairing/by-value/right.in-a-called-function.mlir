func.func @f(%t: tensor<4xf32>, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %r = tensor.insert %v into %t[%c0] : tensor<4xf32>
  %e = tensor.extract %r[%c0] : tensor<4xf32>
  return %e : f32
}
// -----
func.func private @g(%m: memref<4xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<4xf32>
  return
}
func.func @f(%m: memref<4xf32>, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  func.call @g(%m, %v) : (memref<4xf32>, f32) -> ()
  %e = memref.load %m[%c0] : memref<4xf32>
  return %e : f32
}
// expect: equivalent bitwise static
