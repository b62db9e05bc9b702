#product = affine_map<()[s0, s1] -> (s0 * s1)>
func.func @kernel(%a: memref<?x9x9xi32>, %p: index, %q: index) {
  affine.for %i = 1 to 8 {
    affine.for %j = 1 to 8 {
      %z = affine.apply #product()[%p, %q]
      %v = affine.load %a[%z, %i - 1, %j + 1] : memref<?x9x9xi32>
      %w = affine.load %a[%z, %i, %j] : memref<?x9x9xi32>
      %s = arith.addi %v, %w : i32
      affine.store %s, %a[%z, %i, %j] : memref<?x9x9xi32>
    }
  }
  return
}
