// What the kernel is meant to compute, without tiles or programs.
func.func @histogram(%x: memref<?xi32>, %o: memref<?xi32>, %n: i32, %bins: i32, %grid_x: index, %grid_y: index, %grid_z: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %size = arith.index_cast %n : i32 to index
  scf.for %i = %c0 to %size step %c1 {
    %bin = memref.load %x[%i] : memref<?xi32>
    %low = arith.cmpi sge, %bin, %zero : i32
    %high = arith.cmpi slt, %bin, %bins : i32
    %inside = arith.andi %low, %high : i1
    scf.if %inside {
      %at = arith.index_cast %bin : i32 to index
      %count = memref.load %o[%at] : memref<?xi32>
      %next = arith.addi %count, %one : i32
      memref.store %next, %o[%at] : memref<?xi32>
    }
  }
  return
}
