// options: --func f
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>, %c: memref<64xf32>) {
  %v = affine.load %a[0] : memref<64xf32>
  affine.store %v, %b[0] : memref<64xf32>
  affine.for %i = 0 to 64 {
    %w = affine.load %b[0] : memref<64xf32>
    affine.store %w, %c[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>, %c: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  omp.parallel {
    omp.single nowait {
      %v = memref.load %a[%c0] : memref<64xf32>
      memref.store %v, %b[%c0] : memref<64xf32>
      omp.terminator
    }
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c64) step (%c1) {
        %v = memref.load %b[%c0] : memref<64xf32>
        memref.store %v, %c[%i] : memref<64xf32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// expect: unknown unsupported
