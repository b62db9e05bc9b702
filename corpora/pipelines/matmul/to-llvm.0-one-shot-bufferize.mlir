module {
  func.func @f(%arg0: memref<7x9xf32, strided<[?, ?], offset: ?>>, %arg1: memref<9x6xf32, strided<[?, ?], offset: ?>>) -> memref<7x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7x6xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<7x6xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<7x9xf32, strided<[?, ?], offset: ?>>, memref<9x6xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<7x6xf32>)
    %cast = memref.cast %alloc : memref<7x6xf32> to memref<7x6xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<7x6xf32>
  }
}
