func.func @f(%A: memref<?xi64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %A[%i] : memref<?xi64>
  }
  return
}
// -----
func.func @f(%A: memref<?xi64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %k = arith.constant 12733 : i64
  %last:2 = scf.while (%i = %c0, %s = %zero) : (index, i64) -> (index, i64) {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %i, %s : index, i64
  } do {
  ^bb0(%i: index, %s: i64):
    %d = arith.xori %s, %k : i64
    %q = arith.divui %x, %d : i64
    %z = arith.andi %q, %zero : i64
    %y = arith.addi %x, %z : i64
    memref.store %y, %A[%i] : memref<?xi64>
    %t = arith.addi %s, %x : i64
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %t : index, i64
  }
  return
}
// expect: different
