// What the kernel is meant to compute, without tiles or programs.
func.func @add(%x: memref<?xf32>, %y: memref<?xf32>, %o: memref<?xf32>, %n: i32, %grid_x: index, %grid_y: index, %grid_z: index) {
  %size = arith.index_cast %n : i32 to index
  affine.for %i = 0 to %size {
    %a = affine.load %x[%i] : memref<?xf32>
    %b = affine.load %y[%i] : memref<?xf32>
    %sum = arith.addf %a, %b : f32
    affine.store %sum, %o[%i] : memref<?xf32>
  }
  return
}
