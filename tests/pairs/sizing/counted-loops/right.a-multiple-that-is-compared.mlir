func.func @f(%A: memref<?xi32>, %n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %x = arith.constant 7 : i32
  %r = scf.while (%i = %c0) : (i64) -> i64 {
    %d = arith.muli %c2, %i : i64
    %c = arith.cmpi slt, %d, %n : i64
    scf.condition(%c) %i : i64
  } do {
  ^bb0(%i: i64):
    %k = arith.index_cast %i : i64 to index
    memref.store %x, %A[%k] : memref<?xi32>
    %j = arith.addi %i, %c1 : i64
    scf.yield %j : i64
  }
  return
}
// -----
func.func @f(%A: memref<?xi32>, %n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %x = arith.constant 7 : i32
  %r = scf.while (%i = %c0) : (i64) -> i64 {
    %d = arith.muli %i, %c2 : i64
    %c = arith.cmpi sle, %n, %d : i64
    %true = arith.constant true
    %not = arith.xori %c, %true : i1
    scf.condition(%not) %i : i64
  } do {
  ^bb0(%i: i64):
    %k = arith.index_cast %i : i64 to index
    memref.store %x, %A[%k] : memref<?xi32>
    %j = arith.addi %i, %c1 : i64
    scf.yield %j : i64
  }
  return
}
// expect: equivalent
