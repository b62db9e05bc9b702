func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %t = bufferization.to_tensor %A restrict : memref<4xf32> to tensor<4xf32>
  bufferization.materialize_in_destination %t in restrict writable %B : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %t = bufferization.to_tensor %B restrict : memref<4xf32> to tensor<4xf32>
  bufferization.materialize_in_destination %t in restrict writable %A : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// expect: different
