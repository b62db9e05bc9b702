// What the kernel is meant to compute, without tiles or programs.
func.func @column_sums(%x: memref<?xf32>, %o: memref<?xf32>, %n: i32, %width: i32, %grid_x: index, %grid_y: index, %grid_z: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.index_cast %n : i32 to index
  %columns = arith.index_cast %width : i32 to index
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %start = arith.muli %i, %columns : index
      %at = arith.addi %start, %j : index
      %v = memref.load %x[%at] : memref<?xf32>
      %sum = memref.load %o[%j] : memref<?xf32>
      %next = arith.addf %sum, %v : f32
      memref.store %next, %o[%j] : memref<?xf32>
    }
  }
  return
}
