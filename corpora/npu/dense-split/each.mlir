// The inputs are split among four cores, which add each product to the outputs that they share.
func.func @kernel(%x: memref<24xf32>, %w: memref<24x6xf32>, %y: memref<6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%core) = (%c0) to (%c4) step (%c1) {
    affine.for %k = 0 to 6 {
      %i = affine.apply affine_map<(d0, d1) -> (d0 * 6 + d1)>(%core, %k)
      %a = memref.load %x[%i] : memref<24xf32>
      affine.for %o = 0 to 6 {
        %b = memref.load %w[%i, %o] : memref<24x6xf32>
        %p = arith.mulf %a, %b : f32
        %old = memref.atomic_rmw addf %p, %y[%o] : (f32, memref<6xf32>) -> f32
      }
    }
    scf.reduce
  }
  return
}
