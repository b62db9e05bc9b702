// The source stores there in any case.
func.func @f(%A: memref<4xi8>, %b: i1) {
  %i = arith.constant 1 : index
  %c = arith.constant 7 : i8
  memref.store %c, %A[%i] : memref<4xi8>
  scf.if %b {
    memref.store %c, %A[%i] : memref<4xi8>
  }
  return
}
// -----
func.func @f(%A: memref<4xi8>, %b: i1) {
  %i = arith.constant 1 : index
  %c = arith.constant 7 : i8
  memref.store %c, %A[%i] : memref<4xi8>
  %v = memref.load %A[%i] : memref<4xi8>
  %r = arith.select %b, %c, %v : i8
  memref.store %r, %A[%i] : memref<4xi8>
  return
}
// expect: equivalent
