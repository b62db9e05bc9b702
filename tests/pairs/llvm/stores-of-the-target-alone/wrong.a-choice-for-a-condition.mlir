// LLVM Language Reference, "Memory Model for Concurrent Operations": the target stores where a flag keeps the source from it.
func.func @f(%A: memref<4xi8>, %b: i1) {
  %i = arith.constant 1 : index
  %c = arith.constant 7 : i8
  scf.if %b {
    memref.store %c, %A[%i] : memref<4xi8>
  }
  return
}
// -----
func.func @f(%A: memref<4xi8>, %b: i1) {
  %i = arith.constant 1 : index
  %c = arith.constant 7 : i8
  %v = memref.load %A[%i] : memref<4xi8>
  %r = arith.select %b, %c, %v : i8
  memref.store %r, %A[%i] : memref<4xi8>
  return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: %A may be written where the source does not write it, and nobody uses it meanwhile
