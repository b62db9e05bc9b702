module {
  func.func @f(%arg0: memref<5x6xf32, strided<[?, ?], offset: ?>>) -> memref<5x6xf32> {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<5x6xf32>
    linalg.softmax dimension(1) ins(%arg0 : memref<5x6xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<5x6xf32>)
    return %alloc : memref<5x6xf32>
  }
}
