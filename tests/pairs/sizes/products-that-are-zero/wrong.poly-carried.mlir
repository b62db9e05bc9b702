func.func @f(%m: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 30 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %p = scf.for %i = %c0 to %k step %c1 iter_args(%q = %n) -> index {
    %d = arith.subi %n, %i : index
    %w = arith.muli %q, %d : index
    scf.yield %w : index
  }
  %r = arith.addi %n, %p : index
  return %r : index
}
// -----
func.func @f(%m: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 30 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %p = scf.for %i = %c0 to %k step %c1 iter_args(%q = %n) -> index {
    %d = arith.subi %n, %i : index
    %w = arith.muli %q, %d : index
    scf.yield %w : index
  }
  %r = arith.addi %n, %c0 : index
  return %r : index
}
// expect: different
