func.func @f(%A: memref<4xi8>) {
  %z = arith.constant 0 : index
  %c = arith.constant 7 : i8
  memref.store %c, %A[%z] : memref<4xi8>
  return
}
// -----
func.func @f(%A: memref<4xi8>) {
  %z = arith.constant 0 : index
  %i = arith.constant 1 : index
  %c = arith.constant 7 : i8
  %s = memref.alloca() : memref<i8>
  %v = memref.load %A[%i] : memref<4xi8>
  memref.store %v, %s[] : memref<i8>
  %w = memref.load %s[] : memref<i8>
  memref.store %w, %A[%i] : memref<4xi8>
  memref.store %c, %A[%z] : memref<4xi8>
  return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: %A may be written where the source does not write it, and nobody uses it meanwhile
