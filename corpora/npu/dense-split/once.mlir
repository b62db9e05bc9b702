// Each of four cores sums its inputs' products up, and adds the sum to each output once: a sixth of the atomic additions.
func.func @kernel(%x: memref<24xf32>, %w: memref<24x6xf32>, %y: memref<6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
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
      %old = memref.atomic_rmw addf %sum, %y[%o] : (f32, memref<6xf32>) -> f32
    }
    scf.reduce
  }
  return
}
