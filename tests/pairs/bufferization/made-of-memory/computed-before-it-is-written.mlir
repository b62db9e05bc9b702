func.func @f(%m: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %m[%i] : memref<4xf32>
    %w = arith.addf %v, %v : f32
    affine.store %w, %m[%i] : memref<4xf32>
  }
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %t = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.add ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %a in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// expect: equivalent bitwise
