func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %z = arith.constant 0 : index
  %t = memref.alloc() : memref<1xf32>
  %x = memref.load %t[%z] : memref<1xf32>
  memref.store %x, %B[%z] : memref<4xf32>
  return
}
// -----
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %z = arith.constant 0 : index
  %t = memref.alloc() : memref<1xf32>
  %a = memref.load %A[%z] : memref<4xf32>
  memref.store %a, %t[%z] : memref<1xf32>
  %x = memref.load %t[%z] : memref<1xf32>
  memref.store %x, %B[%z] : memref<4xf32>
  return
}
// expect: unknown undefined-source
