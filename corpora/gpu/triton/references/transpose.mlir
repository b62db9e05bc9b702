// What the kernel is meant to compute, without tiles or programs.
func.func @transpose(%x: memref<?xf32>, %o: memref<?xf32>, %M: i32, %N: i32, %grid_x: index, %grid_y: index, %grid_z: index) {
  %m = arith.index_cast %M : i32 to index
  %n = arith.index_cast %N : i32 to index
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      %v = affine.load %x[%i * symbol(%n) + %j] : memref<?xf32>
      affine.store %v, %o[%j * symbol(%m) + %i] : memref<?xf32>
    }
  }
  return
}
