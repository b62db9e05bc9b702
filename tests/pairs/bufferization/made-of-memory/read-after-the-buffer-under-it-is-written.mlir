func.func @f(%m: memref<4xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  return %v : f32
}
// -----
func.func @f(%m: memref<4xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %t = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  memref.store %x, %base[] : memref<f32>
  %v = tensor.extract %t[%c0] : tensor<4xf32>
  return %v : f32
}
// expect: unknown unsupported
