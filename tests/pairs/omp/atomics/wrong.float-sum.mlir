func.func @f(%m: memref<8xf32>, %s: memref<f32>, %q: memref<f32>) {
  %lo = arith.constant 0 : index
  %hi = arith.constant 8 : index
  %st = arith.constant 1 : index
  %c1 = arith.constant 1.0 : f32
  %c0 = arith.constant 0.0 : f32
  %c2 = arith.constant 2.0 : f32
  scf.for %i = %lo to %hi step %st {
    %x = memref.load %m[%i] : memref<8xf32>
    %o = memref.load %s[] : memref<f32>
    %n = arith.addf %o, %x : f32
    memref.store %n, %s[] : memref<f32>
  }
  return
}
// -----
func.func @f(%m: memref<8xf32>, %s: memref<f32>, %q: memref<f32>) {
  %lo = arith.constant 0 : index
  %hi = arith.constant 8 : index
  %st = arith.constant 1 : index
  %c1 = arith.constant 1.0 : f32
  %c0 = arith.constant 0.0 : f32
  %c2 = arith.constant 2.0 : f32
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%lo) to (%hi) step (%st) {
    %x = memref.load %m[%i] : memref<8xf32>
    omp.atomic.update %s : memref<f32> {
    ^bb0(%o: f32):
      %n = arith.addf %o, %x : f32
      omp.yield(%n : f32)
    }
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// expect: unknown order-dependent-reduction
