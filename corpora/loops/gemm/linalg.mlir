module {
  func.func @gemm(%arg0: memref<7x6xf32>, %arg1: memref<6x5xf32>, %arg2: memref<7x5xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%arg2 : memref<7x5xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<7x6xf32>, memref<6x5xf32>) outs(%arg2 : memref<7x5xf32>)
    return
  }
}
