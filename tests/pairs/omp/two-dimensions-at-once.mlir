func.func @f(%a: memref<3x4xi32>, %s: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      memref.store %s, %a[%i, %j] : memref<3x4xi32>
    }
  }
  return
}
// -----
func.func @f(%a: memref<3x4xi32>, %s: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i, %j) : index = (%c0, %c0) to (%c3, %c4) step (%c1, %c1) collapse(2) {
        memref.store %s, %a[%i, %j] : memref<3x4xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// expect: equivalent bitwise static
