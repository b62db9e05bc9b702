// What the kernel is meant to compute, without tiles or programs: one row after the other.
func.func @cumulative_sum(%x: memref<?xi32>, %o: memref<?xi32>, %n: i32, %grid_x: index, %grid_y: index, %grid_z: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %size = arith.index_cast %n : i32 to index
  scf.for %row = %c0 to %grid_x step %c1 {
    %start = arith.muli %row, %size : index
    %last = scf.for %i = %c0 to %size step %c1 iter_args(%s = %zero) -> i32 {
      %at = arith.addi %start, %i : index
      %v = memref.load %x[%at] : memref<?xi32>
      %next = arith.addi %s, %v : i32
      memref.store %next, %o[%at] : memref<?xi32>
      scf.yield %next : i32
    }
  }
  return
}
