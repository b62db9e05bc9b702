// What the kernel is meant to compute, without tiles or programs.
func.func @index_select(%x: memref<?xf32>, %index: memref<?xi32>, %o: memref<?xf32>, %n: i32, %width: i32, %grid_x: index, %grid_y: index, %grid_z: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.index_cast %n : i32 to index
  %columns = arith.index_cast %width : i32 to index
  %two = arith.constant 2.0 : f32
  scf.for %i = %c0 to %size step %c1 {
    %which = memref.load %index[%i] : memref<?xi32>
    scf.for %j = %c0 to %columns step %c1 {
      %row = arith.muli %which, %width : i32
      %start = arith.index_cast %row : i32 to index
      %at = arith.addi %start, %j : index
      %v = memref.load %x[%at] : memref<?xf32>
      %twice = arith.mulf %v, %two : f32
      %there = arith.muli %i, %columns : index
      %io = arith.addi %there, %j : index
      memref.store %twice, %o[%io] : memref<?xf32>
    }
  }
  return
}
