// Solves L * x = b for a lower triangular L.
func.func @trisolv(%L: memref<7x7xf64>, %x: memref<7xf64>, %b: memref<7xf64>) {
  affine.for %i = 0 to 7 {
    %bi = affine.load %b[%i] : memref<7xf64>
    affine.store %bi, %x[%i] : memref<7xf64>
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %l = affine.load %L[%i, %j] : memref<7x7xf64>
      %xj = affine.load %x[%j] : memref<7xf64>
      %xi = affine.load %x[%i] : memref<7xf64>
      %p = arith.mulf %l, %xj : f64
      %s = arith.subf %xi, %p : f64
      affine.store %s, %x[%i] : memref<7xf64>
    }
    %xi = affine.load %x[%i] : memref<7xf64>
    %d = affine.load %L[%i, %i] : memref<7x7xf64>
    %q = arith.divf %xi, %d : f64
    affine.store %q, %x[%i] : memref<7xf64>
  }
  return
}
