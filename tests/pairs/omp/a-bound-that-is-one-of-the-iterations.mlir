func.func @f(%a: memref<6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %z = arith.constant 7 : i32
  scf.for %i = %c0 to %c5 step %c1 {
    memref.store %z, %a[%i] : memref<6xi32>
  }
  return
}
// -----
func.func @f(%a: memref<6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %z = arith.constant 7 : i32
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c5) inclusive step (%c1) {
        memref.store %z, %a[%i] : memref<6xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// expect: different
