func.func @f(%a: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %d = memref.dim %a, %c0 : memref<?xf32>
  return %d : index
}
// -----
func.func @f(%a: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c0 : memref<?xf32>
  scf.for %i = %c0 to %d step %c1 {
    %v = memref.load %a[%i] : memref<?xf32>
  }
  return %d : index
}
// expect: equivalent bitwise all-sizes
// assumes: arguments do not alias each other
// assumes: %a is memory that may be read, though the source does not read it
// assumes: sizes lie between -2^48 and 2^48
