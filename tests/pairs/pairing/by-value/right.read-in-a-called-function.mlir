func.func @f(%t: tensor<4xf32>, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %e = tensor.extract %t[%c0] : tensor<4xf32>
  return %e : f32
}
// -----
func.func private @g(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %e = memref.load %m[%c0] : memref<4xf32>
  return %e : f32
}
func.func @f(%m: memref<4xf32>, %v: f32) -> f32 {
  %e = func.call @g(%m) : (memref<4xf32>) -> f32
  return %e : f32
}
// expect: equivalent bitwise static
