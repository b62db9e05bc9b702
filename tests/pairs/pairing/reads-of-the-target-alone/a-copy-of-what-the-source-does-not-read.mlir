func.func @f(%a: memref<1xf32>, %b: memref<1xf32>) {
  %c0 = arith.constant 0: index
  %v = arith.constant 1.0 : f32
  memref.store %v, %b[%c0]: memref<1xf32>
  return
}
// -----
func.func @f(%a: memref<1xf32>, %b: memref<1xf32>) {
  %c0 = arith.constant 0: index
  %v = arith.constant 1.0 : f32
  memref.copy %a, %b : memref<1xf32> to memref<1xf32>
  memref.store %v, %b[%c0]: memref<1xf32>
  return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: %a is memory that may be read, though the source does not read it
