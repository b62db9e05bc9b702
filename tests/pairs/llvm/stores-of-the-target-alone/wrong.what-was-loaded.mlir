// LLVM Language Reference, "Memory Model for Concurrent Operations": memory that the source leaves alone may be such as nobody may write.
func.func @f(%A: memref<4xi8>) {
  %i = arith.constant 1 : index
  %c = arith.constant 7 : i8
  return
}
// -----
func.func @f(%A: memref<4xi8>) {
  %i = arith.constant 1 : index
  %c = arith.constant 7 : i8
  %v = memref.load %A[%i] : memref<4xi8>
  memref.store %v, %A[%i] : memref<4xi8>
  return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: %A may be written where the source does not write it, and nobody uses it meanwhile
