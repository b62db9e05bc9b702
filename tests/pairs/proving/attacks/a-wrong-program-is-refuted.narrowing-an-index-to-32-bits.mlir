func.func @f(%n: index, %A: memref<1xindex>) {
  %z = arith.constant 0 : index
  memref.store %n, %A[%z] : memref<1xindex>
  return
}
// -----
func.func @f(%n: index, %A: memref<1xindex>) {
  %z = arith.constant 0 : index
  %s = arith.index_cast %n : index to i32
  %m = arith.index_cast %s : i32 to index
  memref.store %m, %A[%z] : memref<1xindex>
  return
}
// expect: different
