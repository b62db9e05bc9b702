func.func @f(%x: i64, %A: memref<?xi64>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %i0 = arith.constant 0 : index
  %r:2 = scf.while (%i = %c0, %s = %c0) : (i64, i64) -> (i64, i64) {
    %q = arith.muli %i, %i : i64
    %c = arith.cmpi slt, %q, %x : i64
    scf.condition(%c) %i, %s : i64, i64
  } do {
  ^bb0(%i: i64, %s: i64):
    %t = arith.addi %s, %i : i64
    %j = arith.addi %i, %c1 : i64
    scf.yield %j, %t : i64, i64
  }
  memref.store %r#1, %A[%i0] : memref<?xi64>
  return
}
// -----
func.func @f(%x: i64, %A: memref<?xi64>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %i0 = arith.constant 0 : index
  %r:2 = scf.while (%i = %c0, %s = %c0) : (i64, i64) -> (i64, i64) {
    %q = arith.muli %i, %i : i64
    %c = arith.cmpi slt, %q, %x : i64
    scf.condition(%c) %i, %s : i64, i64
  } do {
  ^bb0(%i: i64, %s: i64):
    %j = arith.addi %i, %c1 : i64
    %t = arith.addi %s, %j : i64
    scf.yield %j, %t : i64, i64
  }
  %u = arith.subi %r#1, %r#0 : i64
  memref.store %u, %A[%i0] : memref<?xi64>
  return
}
// expect: unknown sampled-control
