// Written over an argument, and returned, left in an out-parameter, or left where they are.
func.func @f(%A: tensor<4x5xf32>, %B: tensor<5x6xf32>, %C: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %R = linalg.matmul ins(%A, %B : tensor<4x5xf32>, tensor<5x6xf32>) outs(%C : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %R : tensor<4x6xf32>
}
// -----
module {
  func.func @f(%arg0: memref<4x5xf32>, %arg1: memref<5x6xf32>, %arg2: memref<4x6xf32>) -> memref<4x6xf32> {
    %x = arith.constant 1.0 : f32
linalg.fill ins(%x : f32) outs(%arg2 : memref<4x6xf32>)
linalg.matmul ins(%arg0, %arg1 : memref<4x5xf32>, memref<5x6xf32>) outs(%arg2 : memref<4x6xf32>)
    return %arg2 : memref<4x6xf32>
  }
}
// expect: different
