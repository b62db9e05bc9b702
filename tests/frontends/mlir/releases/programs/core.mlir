func.func @extract(%A: memref<4xf32>, %i: i32) -> f32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %A[%c0], %z {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
  %c3 = arith.constant 3 : i32
  %j = arith.andi %i, %c3 : i32
  %0 = vector.extractelement %v[%j : i32] : vector<4xf32>
  return %0 : f32
}
func.func @insert(%A: memref<4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %s = vector.splat %x : vector<4xf32>
  %y = arith.addf %x, %x : f32
  %1 = vector.insertelement %y, %s[%c2 : index] : vector<4xf32>
  vector.transfer_write %1, %A[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  return
}
func.func @zero_rank(%A: memref<f32>, %x: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %A[], %z : memref<f32>, vector<f32>
  %0 = vector.extractelement %v[] : vector<f32>
  %s = vector.splat %x : vector<f32>
  %1 = vector.insertelement %0, %s[] : vector<f32>
  %2 = vector.extractelement %1[] : vector<f32>
  return %2 : f32
}
func.func @buffers(%t: tensor<3xf32>, %x: f32) -> tensor<3xf32> {
  %c1 = arith.constant 1 : index
  %m = bufferization.to_memref %t : memref<3xf32>
  %n = memref.alloc() : memref<3xf32>
  memref.copy %m, %n : memref<3xf32> to memref<3xf32>
  memref.store %x, %n[%c1] : memref<3xf32>
  %0 = bufferization.to_tensor %n restrict writable : memref<3xf32>
  return %0 : tensor<3xf32>
}
func.func @map(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.map ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>)
    (%x: f32, %y: f32) {
      %s = arith.subf %x, %y : f32
      linalg.yield %s : f32
    }
  %1 = linalg.map { arith.mulf } ins(%0, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>)
  return %1 : tensor<4xf32>
}
func.func @matmul_a(%a: tensor<3x2xf32>, %b: tensor<3x4xf32>, %c: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = linalg.matmul_transpose_a ins(%a, %b : tensor<3x2xf32>, tensor<3x4xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @matmul_b(%a: tensor<2x3xi8>, %b: tensor<4x3xi8>, %c: tensor<2x4xi32>) -> tensor<2x4xi32> {
  %0 = linalg.matmul_transpose_b {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<2x3xi8>, tensor<4x3xi8>) outs(%c : tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}
func.func @batch_a(%a: tensor<2x3x2xf32>, %b: tensor<2x3x4xf32>, %c: tensor<2x2x4xf32>) -> tensor<2x2x4xf32> {
  %0 = linalg.batch_matmul_transpose_a ins(%a, %b : tensor<2x3x2xf32>, tensor<2x3x4xf32>) outs(%c : tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
  return %0 : tensor<2x2x4xf32>
}
func.func @batch_b(%a: tensor<2x2x3xf32>, %b: tensor<2x4x3xf32>, %c: tensor<2x2x4xf32>) -> tensor<2x2x4xf32> {
  %0 = linalg.batch_matmul_transpose_b ins(%a, %b : tensor<2x2x3xf32>, tensor<2x4x3xf32>) outs(%c : tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
  return %0 : tensor<2x2x4xf32>
}
func.func @masked(%A: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %m = vector.constant_mask [3] : vector<4xi1>
  %v = vector.transfer_read %A[%c0], %z, %m {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
  %0 = vector.multi_reduction <add>, %v, %z [0] : vector<4xf32> to f32
  return %0 : f32
}
