func.func @f(%n: index, %o: memref<index>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %l1 = arith.addi %a, %i : index
    scf.yield %l1 : index
  }
  %k = arith.constant 5000000 : index
  %r = arith.divui %x, %k : index
  memref.store %r, %o[] : memref<index>
  return
}
// -----
func.func @f(%n: index, %o: memref<index>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %l1 = arith.addi %a, %i : index
    scf.yield %l1 : index
  }
  %k = arith.constant 6000000 : index
  %r = arith.divui %x, %k : index
  memref.store %r, %o[] : memref<index>
  return
}
// expect: unknown not-covered
