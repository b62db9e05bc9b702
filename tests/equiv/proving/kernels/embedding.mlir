// Rows of a table by their numbers.
func.func @f(%ids: memref<6xi64>, %table: memref<9x4xf32>, %out: memref<6x4xf32>) {
  affine.for %i = 0 to 6 {
    %id = affine.load %ids[%i] : memref<6xi64>
    %row = arith.index_cast %id : i64 to index
    affine.for %j = 0 to 4 {
      %v = memref.load %table[%row, %j] : memref<9x4xf32>
      affine.store %v, %out[%i, %j] : memref<6x4xf32>
    }
  }
  return
}
