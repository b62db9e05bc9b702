// What the caller writes to one of the two shows in the other.
func.func @f(%A: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %one = memref.alloc() : memref<4xf32>
  memref.copy %A, %one : memref<4xf32> to memref<4xf32>
  %two = memref.alloc() : memref<4xf32>
  memref.copy %A, %two : memref<4xf32> to memref<4xf32>
  return %one, %two : memref<4xf32>, memref<4xf32>
}
// -----
func.func @f(%A: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %one = memref.alloc() : memref<4xf32>
  memref.copy %A, %one : memref<4xf32> to memref<4xf32>
  %two = memref.alloc() : memref<4xf32>
  memref.copy %A, %two : memref<4xf32> to memref<4xf32>
  return %one, %A : memref<4xf32>, memref<4xf32>
}
// expect: unknown alias
