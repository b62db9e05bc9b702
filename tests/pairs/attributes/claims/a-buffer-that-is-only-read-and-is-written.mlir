func.func @f(%t: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 1.0 : f32
  %b = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %x = memref.load %b[%c0] : memref<4xf32>
  return %x : f32
}
// -----
func.func @f(%t: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 1.0 : f32
  %b = bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32>
  %x = memref.load %b[%c0] : memref<4xf32>
  memref.store %z, %b[%c0] : memref<4xf32>
  return %x : f32
}
// expect: different
