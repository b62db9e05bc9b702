func.func @kernel(%x: memref<24xf32>, %w: memref<24x6xf32>, %y: memref<6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %sums = memref.alloc() : memref<4x6xf32>
  scf.parallel (%core) = (%c0) to (%c4) step (%c1) {
    %zero = arith.constant 0.0 : f32
    affine.for %o = 0 to 6 {
      %sum = affine.for %k = 0 to 6 iter_args(%c = %zero) -> (f32) {
        %i = affine.apply affine_map<(d0, d1) -> (d0 * 6 + d1)>(%core, %k)
        %a = memref.load %x[%i] : memref<24xf32>
        %b = memref.load %w[%i, %o] : memref<24x6xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        affine.yield %s : f32
      }
      memref.store %sum, %sums[%core, %o] : memref<4x6xf32>
    }
    scf.reduce
  }
  scf.parallel (%core) = (%c0) to (%c2) step (%c1) {
    %other = arith.addi %core, %c1 : index
    affine.for %o = 0 to 6 {
      %a = memref.load %sums[%core, %o] : memref<4x6xf32>
      %b = memref.load %sums[%other, %o] : memref<4x6xf32>
      %s = arith.addf %a, %b : f32
      %old = memref.atomic_rmw addf %s, %y[%o] : (f32, memref<6xf32>) -> f32
    }
    scf.reduce
  }
  memref.dealloc %sums : memref<4x6xf32>
  return
}
