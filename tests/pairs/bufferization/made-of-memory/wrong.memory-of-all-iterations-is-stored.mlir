func.func @f(%x: tensor<4xf32>, %n: index, %v: f32) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// -----
func.func @f(%x: tensor<4xf32>, %n: index, %v: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %first = memref.alloc() : memref<4xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x, %m = %first) -> (tensor<4xf32>, memref<4xf32>) {
    memref.store %v, %a[%c0] : memref<4xf32>
    %w = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
    memref.copy %w, %a : memref<4xf32> to memref<4xf32>
    %u = bufferization.to_tensor %a : memref<4xf32> to tensor<4xf32>
    scf.yield %u, %a : tensor<4xf32>, memref<4xf32>
  }
  return %r#0 : tensor<4xf32>
}
// expect: unknown unsupported
