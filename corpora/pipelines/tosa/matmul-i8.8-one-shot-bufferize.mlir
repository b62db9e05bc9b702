module {
  func.func @f(%arg0: memref<2x4x3xi8, strided<[?, ?, ?], offset: ?>>, %arg1: memref<2x3x5xi8, strided<[?, ?, ?], offset: ?>>) -> memref<2x4x5xi32> {
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x4x5xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<2x4x5xi32>)
    linalg.quantized_batch_matmul ins(%arg0, %arg1, %c3_i32, %c3_i32 : memref<2x4x3xi8, strided<[?, ?, ?], offset: ?>>, memref<2x3x5xi8, strided<[?, ?, ?], offset: ?>>, i32, i32) outs(%alloc : memref<2x4x5xi32>)
    %cast = memref.cast %alloc : memref<2x4x5xi32> to memref<2x4x5xi32, strided<[?, ?, ?], offset: ?>>
    return %alloc : memref<2x4x5xi32>
  }
}
