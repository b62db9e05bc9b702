func.func private @g(memref<4xi32, 3>, memref<4xi32, 1>)
func.func @f(%m: memref<4xi32, 3>, %k: memref<4xi32, 1>) {
  call @g(%m, %k) : (memref<4xi32, 3>, memref<4xi32, 1>) -> ()
  return
}
// -----
func.func private @g(memref<4xi32, 3>, memref<4xi32, 4>)
func.func @f(%m: memref<4xi32, 3>, %k: memref<4xi32, 1>) {
  %c = memref.memory_space_cast %k : memref<4xi32, 1> to memref<4xi32>
  %d = memref.memory_space_cast %c : memref<4xi32> to memref<4xi32, 4>
  call @g(%m, %d) : (memref<4xi32, 3>, memref<4xi32, 4>) -> ()
  return
}
// expect: unknown
