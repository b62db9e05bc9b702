// options: --domain exact --accept real
// Rows of updates, added to the rows of a table that they name, duplicates in their order.
func.func @f(%ids: memref<3xi32>, %updates: memref<3x2xf32>, %table: memref<5x2xf32>) {
  affine.for %i = 0 to 3 {
    %id = affine.load %ids[%i] : memref<3xi32>
    %row = arith.index_cast %id : i32 to index
    affine.for %j = 0 to 2 {
      %u = affine.load %updates[%i, %j] : memref<3x2xf32>
      %o = memref.load %table[%row, %j] : memref<5x2xf32>
      %s = arith.addf %o, %u : f32
      memref.store %s, %table[%row, %j] : memref<5x2xf32>
    }
  }
  return
}
// -----
// The same column by column, in linear addresses.
func.func @f(%ids: memref<3xi32>, %updates: memref<3x2xf32>, %table: memref<5x2xf32>) {
  %two = arith.constant 2 : index
  %flat = memref.collapse_shape %table [[0, 1]] : memref<5x2xf32> into memref<10xf32>
  affine.for %j = 0 to 2 {
    affine.for %i = 0 to 3 {
      %id = affine.load %ids[%i] : memref<3xi32>
      %row = arith.index_cast %id : i32 to index
      %start = arith.muli %row, %two : index
      %at = arith.addi %start, %j : index
      %u = affine.load %updates[%i, %j] : memref<3x2xf32>
      %o = memref.load %flat[%at] : memref<10xf32>
      %s = arith.addf %u, %o : f32
      memref.store %s, %flat[%at] : memref<10xf32>
    }
  }
  return
}
// expect: equivalent bitwise
