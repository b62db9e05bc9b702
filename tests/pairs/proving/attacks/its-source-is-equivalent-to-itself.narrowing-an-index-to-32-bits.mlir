func.func @f(%n: index, %A: memref<1xindex>) {
  %z = arith.constant 0 : index
  memref.store %n, %A[%z] : memref<1xindex>
  return
}
// -----
func.func @f(%n: index, %A: memref<1xindex>) {
  %z = arith.constant 0 : index
  memref.store %n, %A[%z] : memref<1xindex>
  return
}
// expect: equivalent bitwise
