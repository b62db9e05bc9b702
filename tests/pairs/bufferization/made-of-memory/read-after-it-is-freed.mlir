func.func @f(%x: f32) -> f32 {
  return %x : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xf32>
  memref.store %x, %m[%c0] : memref<1xf32>
  %t = bufferization.to_tensor %m restrict : memref<1xf32> to tensor<1xf32>
  memref.dealloc %m : memref<1xf32>
  %v = tensor.extract %t[%c0] : tensor<1xf32>
  return %v : f32
}
// expect: unknown unsupported
