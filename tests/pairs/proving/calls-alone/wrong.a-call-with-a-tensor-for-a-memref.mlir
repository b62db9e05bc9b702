func.func private @g(memref<4xf32>, f32) -> f32
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %r = call @g(%A, %x) : (memref<4xf32>, f32) -> f32
  memref.store %x, %B[%c0] : memref<4xf32>
  return %r : f32
}
// -----
func.func private @g(tensor<4xf32>, f32) -> f32
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %t = bufferization.to_tensor %A restrict : memref<4xf32> to tensor<4xf32>
  %y = arith.addf %x, %x : f32
  %r = call @g(%t, %x) : (tensor<4xf32>, f32) -> f32
  memref.store %y, %B[%c0] : memref<4xf32>
  return %r : f32
}
// expect: unknown open-obligation
