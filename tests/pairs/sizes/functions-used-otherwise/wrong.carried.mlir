func.func @f(%m: memref<?xf32>, %o: memref<1xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %a = scf.for %k = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %h = arith.shrui %s, %c10 : index
    %t = arith.addi %s, %c1 : index
    %u = arith.addi %t, %h : index
    scf.yield %u : index
  }
  memref.store %a, %o[%c0] : memref<1xindex>
  return %a : index
}
// -----
func.func @f(%m: memref<?xf32>, %o: memref<1xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %a = scf.for %k = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %h = arith.shrui %s, %c10 : index
    %t = arith.addi %s, %c1 : index
    %u = arith.addi %t, %h : index
    scf.yield %u : index
  }
  memref.store %a, %o[%c0] : memref<1xindex>
  return %n : index
}
// expect: unknown
