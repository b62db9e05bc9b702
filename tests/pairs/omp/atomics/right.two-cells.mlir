func.func @f(%m: memref<8xi32>, %s: memref<i32>, %q: memref<i32>) {
  %lo = arith.constant 0 : index
  %hi = arith.constant 8 : index
  %st = arith.constant 1 : index
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %c2 = arith.constant 2 : i32
  scf.for %i = %lo to %hi step %st {
    %x = memref.load %m[%i] : memref<8xi32>
    %o = memref.load %s[] : memref<i32>
    %n = arith.addi %o, %x : i32
    memref.store %n, %s[] : memref<i32>
    %o2 = memref.load %q[] : memref<i32>
    %n2 = arith.maxsi %o2, %x : i32
    memref.store %n2, %q[] : memref<i32>
  }
  return
}
// -----
func.func @f(%m: memref<8xi32>, %s: memref<i32>, %q: memref<i32>) {
  %lo = arith.constant 0 : index
  %hi = arith.constant 8 : index
  %st = arith.constant 1 : index
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %c2 = arith.constant 2 : i32
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%lo) to (%hi) step (%st) {
    %x = memref.load %m[%i] : memref<8xi32>
    omp.atomic.update %s : memref<i32> {
    ^bb0(%o: i32):
      %n = arith.addi %o, %x : i32
      omp.yield(%n : i32)
    }
    omp.atomic.update %q : memref<i32> {
    ^bb0(%o: i32):
      %n = arith.maxsi %o, %x : i32
      omp.yield(%n : i32)
    }
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// expect: equivalent
