func.func @f(%a: memref<6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c5 step %c1 {
    %j = arith.addi %i, %c1 : index
    %v = memref.load %a[%i] : memref<6xi32>
    memref.store %v, %a[%j] : memref<6xi32>
  }
  return
}
// -----
func.func @f(%a: memref<6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c5) step (%c1) {
        %j = arith.addi %i, %c1 : index
        %v = memref.load %a[%i] : memref<6xi32>
        memref.store %v, %a[%j] : memref<6xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// expect: different
