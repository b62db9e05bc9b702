func.func @f(%n: index, %m: index, %A: memref<?x?xi64>) {
  %v = arith.constant 0 : i64
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %v, %A[%i, %j] : memref<?x?xi64> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xi64>) {
  %k = arith.constant 70 : index
  %a = arith.floordivsi %n, %k : index
  %b = arith.floordivsi %m, %k : index
  %p = arith.muli %a, %b : index
  %v = arith.index_cast %p : index to i64
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %v, %A[%i, %j] : memref<?x?xi64> } }
  return
}
// expect: different
