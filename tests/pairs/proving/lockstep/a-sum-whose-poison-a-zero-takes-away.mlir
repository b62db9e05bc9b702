func.func @f(%p: memref<?xi64>, %a: i64, %b: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xi64>
  %m = arith.index_cast %n : i64 to index
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%x = %a) -> i64 {
    %d = arith.constant 0 : i64
    %t = arith.addi %x, %d : i64
    scf.yield %t : i64
  }
  return %r : i64
}
// -----
func.func @f(%p: memref<?xi64>, %a: i64, %b: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xi64>
  %m = arith.index_cast %n : i64 to index
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%x = %a) -> i64 {
    %z = arith.constant 0 : i64
    %e = arith.addi %a, %b overflow<nsw> : i64
    %d = arith.muli %e, %z : i64
    %t = arith.addi %x, %d : i64
    scf.yield %t : i64
  }
  return %r : i64
}
// expect: unknown
