// What the kernel is meant to compute, without tiles or programs: one row after the other.
func.func @softmax(%x: memref<?xf32>, %o: memref<?xf32>, %n: i32, %stride: i32, %grid_x: index, %grid_y: index, %grid_z: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.index_cast %n : i32 to index
  %pitch = arith.index_cast %stride : i32 to index
  %zero = arith.constant 0.0 : f32
  scf.for %row = %c0 to %grid_x step %c1 {
    %start = arith.muli %row, %pitch : index
    %first = memref.load %x[%start] : memref<?xf32>
    %largest = scf.for %i = %c1 to %size step %c1 iter_args(%m = %first) -> f32 {
      %at = arith.addi %start, %i : index
      %v = memref.load %x[%at] : memref<?xf32>
      %next = arith.maxnumf %m, %v : f32
      scf.yield %next : f32
    }
    %total = scf.for %i = %c0 to %size step %c1 iter_args(%s = %zero) -> f32 {
      %at = arith.addi %start, %i : index
      %v = memref.load %x[%at] : memref<?xf32>
      %d = arith.subf %v, %largest : f32
      %e = math.exp %d : f32
      memref.store %e, %o[%at] : memref<?xf32>
      %next = arith.addf %s, %e : f32
      scf.yield %next : f32
    }
    scf.for %i = %c0 to %size step %c1 {
      %at = arith.addi %start, %i : index
      %e = memref.load %o[%at] : memref<?xf32>
      %q = arith.divf %e, %total : f32
      memref.store %q, %o[%at] : memref<?xf32>
    }
  }
  return
}
