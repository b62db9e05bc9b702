// What the kernel is meant to compute, without tiles or programs: one row after the other.
func.func @layer_norm(%x: memref<?xf32>, %weight: memref<?xf32>, %bias: memref<?xf32>, %o: memref<?xf32>, %n: i32, %stride: i32, %epsilon: f32, %grid_x: index, %grid_y: index, %grid_z: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.index_cast %n : i32 to index
  %count = arith.sitofp %n : i32 to f32
  %pitch = arith.index_cast %stride : i32 to index
  %zero = arith.constant 0.0 : f32
  scf.for %row = %c0 to %grid_x step %c1 {
    %start = arith.muli %row, %pitch : index
    %total = scf.for %i = %c0 to %size step %c1 iter_args(%s = %zero) -> f32 {
      %at = arith.addi %start, %i : index
      %v = memref.load %x[%at] : memref<?xf32>
      %next = arith.addf %s, %v : f32
      scf.yield %next : f32
    }
    %mean = arith.divf %total, %count : f32
    %squares = scf.for %i = %c0 to %size step %c1 iter_args(%s = %zero) -> f32 {
      %at = arith.addi %start, %i : index
      %v = memref.load %x[%at] : memref<?xf32>
      %d = arith.subf %v, %mean : f32
      %p = arith.mulf %d, %d : f32
      %next = arith.addf %s, %p : f32
      scf.yield %next : f32
    }
    %variance = arith.divf %squares, %count : f32
    %inside = arith.addf %variance, %epsilon : f32
    %deviation = math.sqrt %inside : f32
    scf.for %i = %c0 to %size step %c1 {
      %at = arith.addi %start, %i : index
      %v = memref.load %x[%at] : memref<?xf32>
      %d = arith.subf %v, %mean : f32
      %q = arith.divf %d, %deviation : f32
      %w = memref.load %weight[%i] : memref<?xf32>
      %b = memref.load %bias[%i] : memref<?xf32>
      %p = arith.mulf %q, %w : f32
      %r = arith.addf %p, %b : f32
      memref.store %r, %o[%at] : memref<?xf32>
    }
  }
  return
}
