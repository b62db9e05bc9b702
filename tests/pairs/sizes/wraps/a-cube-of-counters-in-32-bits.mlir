func.func @f(%A: memref<?xi64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
    %a = arith.muli %j, %j : index
    %b = arith.muli %a, %n : index
    %v = arith.index_cast %b : index to i64
    memref.store %v, %A[%c0] : memref<?xi64>
  }
  return
}
// -----
func.func @f(%A: memref<?xi64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
    %n3 = arith.index_cast %n : index to i32
    %j3 = arith.index_cast %j : index to i32
    %a = arith.muli %j3, %j3 : i32
    %b = arith.muli %a, %n3 : i32
    %v = arith.extsi %b : i32 to i64
    memref.store %v, %A[%c0] : memref<?xi64>
  }
  return
}
// expect: different
