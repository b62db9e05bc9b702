func.func @f(%T: memref<1xi32>, %O: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  scf.for %k = %c0 to %c3 step %c1 {
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    %t = memref.atomic_rmw addi %one, %T[%c0] : (i32, memref<1xi32>) -> i32
    memref.store %t, %O[%k] : memref<4xi32>
  }
  }
  return
}
// -----
func.func @f(%T: memref<1xi32>, %O: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  scf.for %k = %c0 to %c3 step %c1 {
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    %t = memref.atomic_rmw addi %one, %T[%c0] : (i32, memref<1xi32>) -> i32
    %u = arith.addi %t, %one : i32
    memref.store %u, %O[%k] : memref<4xi32>
  }
  }
  return
}
// expect: different
