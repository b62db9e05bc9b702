// options: --func f
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>, %c: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %v = affine.load %a[%i] : memref<64xf32>
    affine.store %v, %b[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    %v = affine.load %b[63 - %i] : memref<64xf32>
    affine.store %v, %c[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>, %c: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c63 = arith.constant 63 : index
  %c64 = arith.constant 64 : index
  %n0 = arith.constant 0 : i32
  %n4 = arith.constant 4 : i32
  omp.parallel {
    omp.wsloop nowait {
      omp.loop_nest (%i) : index = (%c0) to (%c32) step (%c1) {
        %j = arith.subi %c63, %i : index
        %v = memref.load %a[%i] : memref<64xf32>
        memref.store %v, %b[%i] : memref<64xf32>
        omp.yield
      }
    }
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c32) to (%c64) step (%c1) {
        %j = arith.subi %c63, %i : index
        %v = memref.load %a[%i] : memref<64xf32>
        memref.store %v, %b[%i] : memref<64xf32>
        omp.yield
      }
    }
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c64) step (%c1) {
        %j = arith.subi %c63, %i : index
        %v = memref.load %b[%j] : memref<64xf32>
        memref.store %v, %c[%i] : memref<64xf32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// expect: equivalent bitwise static
