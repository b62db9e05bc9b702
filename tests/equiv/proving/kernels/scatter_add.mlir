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
