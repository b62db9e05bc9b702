func.func @f(%A: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.load %A[%c0] : memref<?xf32>
  return %0 : f32
}
// -----
func.func @f(%A: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %odd = arith.constant 51234567 : index
  %d = memref.dim %A, %c0 : memref<?xf32>
  %more = arith.addi %d, %c2 : index
  %is = arith.cmpi eq, %n, %odd : index
  %m = arith.select %is, %more, %c1 : index
  %0 = memref.subview %A[0] [%m] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %1 = memref.load %0[%c0] : memref<?xf32, strided<[1]>>
  return %1 : f32
}
// expect: unknown promise
