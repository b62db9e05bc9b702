func.func @kernel(%x: memref<3x20xf32>, %w: memref<2x3x4xf32>, %y: memref<2x17xf32>) {
  %zero = arith.constant 0.0 : f32
  // Each sample goes to all taps at once; sums wait in registers for the samples that they still need.
  affine.for %beam = 0 to 2 {
    %regs = memref.alloc() : memref<4xf32>
    affine.for %k = 0 to 4 {
      affine.store %zero, %regs[%k] : memref<4xf32>
    }
    affine.for %t = 0 to 20 {
      affine.for %k = 0 to 3 {
        %v = affine.load %regs[%k + 1] : memref<4xf32>
        affine.store %v, %regs[%k] : memref<4xf32>
      }
      affine.store %zero, %regs[3] : memref<4xf32>
      affine.for %sensor = 0 to 3 {
        %e = affine.load %x[%sensor, %t] : memref<3x20xf32>
        affine.for %k = 0 to 4 {
          %f = affine.load %w[%beam, %sensor, 3 - %k] : memref<2x3x4xf32>
          %p = arith.mulf %e, %f : f32
          %o = affine.load %regs[%k] : memref<4xf32>
          %n = arith.addf %o, %p : f32
          affine.store %n, %regs[%k] : memref<4xf32>
        }
      }
      affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%t) {
        %out = affine.load %regs[0] : memref<4xf32>
        affine.store %out, %y[%beam, %t - 3] : memref<2x17xf32>
      }
    }
    memref.dealloc %regs : memref<4xf32>
  }
  return
}
