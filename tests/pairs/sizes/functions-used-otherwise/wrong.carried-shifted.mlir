func.func @f(%m: memref<?xf32>, %o: memref<1xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %c3 = arith.constant 3 : index
  %a = scf.for %k = %c0 to %n step %c1 iter_args(%s = %c1) -> index {
    %t = arith.muli %s, %c3 : index
    scf.yield %t : index
  }
  %c40 = arith.constant 40 : index
  %b = arith.shrui %a, %c40 : index
  memref.store %b, %o[%c0] : memref<1xindex>
  return %b : index
}
// -----
func.func @f(%m: memref<?xf32>, %o: memref<1xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %c3 = arith.constant 3 : index
  %a = scf.for %k = %c0 to %n step %c1 iter_args(%s = %c1) -> index {
    %t = arith.muli %s, %c3 : index
    scf.yield %t : index
  }
  %c40 = arith.constant 40 : index
  %b = arith.shrui %a, %c40 : index
  memref.store %b, %o[%c0] : memref<1xindex>
  return %c0 : index
}
// expect: unknown
