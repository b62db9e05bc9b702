// Columns by their numbers, added to what is there.
func.func @f(%ids: memref<3xi32>, %in: memref<4x7xf32>, %out: memref<4x3xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %k = 0 to 3 {
      %id = affine.load %ids[%k] : memref<3xi32>
      %column = arith.index_cast %id : i32 to index
      %v = memref.load %in[%i, %column] : memref<4x7xf32>
      %o = affine.load %out[%i, %k] : memref<4x3xf32>
      %s = arith.addf %o, %v : f32
      affine.store %s, %out[%i, %k] : memref<4x3xf32>
    }
  }
  return
}
