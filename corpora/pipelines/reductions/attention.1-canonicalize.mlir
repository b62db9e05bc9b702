module {
  func.func @f(%arg0: memref<4x5xf32, strided<[?, ?], offset: ?>>, %arg1: memref<6x5xf32, strided<[?, ?], offset: ?>>, %arg2: memref<6x3xf32, strided<[?, ?], offset: ?>>) -> memref<4x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<5x6xf32>
    linalg.transpose ins(%arg1 : memref<6x5xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<5x6xf32>) permutation = [1, 0] 
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x6xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4x6xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4x6xf32>)
    linalg.matmul ins(%arg0, %alloc : memref<4x5xf32, strided<[?, ?], offset: ?>>, memref<5x6xf32>) outs(%alloc_1 : memref<4x6xf32>)
    linalg.softmax dimension(1) ins(%alloc_1 : memref<4x6xf32>) outs(%alloc_0 : memref<4x6xf32>)
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x3xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4x3xf32>)
    linalg.matmul ins(%alloc_0, %arg2 : memref<4x6xf32>, memref<6x3xf32, strided<[?, ?], offset: ?>>) outs(%alloc_2 : memref<4x3xf32>)
    return %alloc_2 : memref<4x3xf32>
  }
}
