// The same with the table as one dimension, column by column.
func.func @f(%ids: memref<6xi64>, %table: memref<9x4xf32>, %out: memref<6x4xf32>) {
  %four = arith.constant 4 : index
  %flat = memref.collapse_shape %table [[0, 1]] : memref<9x4xf32> into memref<36xf32>
  affine.for %j = 0 to 4 {
    affine.for %i = 0 to 6 {
      %id = affine.load %ids[%i] : memref<6xi64>
      %row = arith.index_cast %id : i64 to index
      %start = arith.muli %row, %four : index
      %at = arith.addi %j, %start : index
      %v = memref.load %flat[%at] : memref<36xf32>
      affine.store %v, %out[%i, %j] : memref<6x4xf32>
    }
  }
  return
}
// -----
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
// expect: different
