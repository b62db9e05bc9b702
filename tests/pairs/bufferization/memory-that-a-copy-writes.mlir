func.func @f(%m: memref<4xf32>, %s: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %tag = memref.alloc() : memref<1xi32>
  %t = bufferization.to_tensor %m : memref<4xf32>
  memref.dma_start %s[%c0], %m[%c0], %c4, %tag[%c0] : memref<4xf32>, memref<4xf32>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  %x = tensor.extract %t[%c0] : tensor<4xf32>
  return %x : f32
}
// -----
func.func @f(%m: memref<4xf32>, %s: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %tag = memref.alloc() : memref<1xi32>
  %x = memref.load %m[%c0] : memref<4xf32>
  memref.dma_start %s[%c0], %m[%c0], %c4, %tag[%c0] : memref<4xf32>, memref<4xf32>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  return %x : f32
}
// expect: unknown
