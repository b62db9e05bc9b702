// What the kernel is meant to compute, without tiles or programs.
func.func @specialized_matmul(%a: memref<?xf16>, %b: memref<?xf16>, %c: memref<?xf16>, %M: i32, %N: i32, %K: i32, %grid_x: index, %grid_y: index, %grid_z: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.index_cast %M : i32 to index
  %n = arith.index_cast %N : i32 to index
  %k = arith.index_cast %K : i32 to index
  %pa = arith.index_cast %K : i32 to index
  %pb = arith.index_cast %N : i32 to index
  %pc = arith.index_cast %N : i32 to index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %sum = scf.for %l = %c0 to %k step %c1 iter_args(%s = %zero) -> f32 {
        %ra = arith.muli %i, %pa : index
        %ia = arith.addi %ra, %l : index
        %rb = arith.muli %l, %pb : index
        %ib = arith.addi %rb, %j : index
        %x = memref.load %a[%ia] : memref<?xf16>
        %y = memref.load %b[%ib] : memref<?xf16>
        %xe = arith.extf %x : f16 to f32
        %ye = arith.extf %y : f16 to f32
        %p = arith.mulf %xe, %ye : f32
        %next = arith.addf %s, %p : f32
        scf.yield %next : f32
      }
      %rounded = arith.truncf %sum : f32 to f16
      %rc = arith.muli %i, %pc : index
      %ic = arith.addi %rc, %j : index
      memref.store %rounded, %c[%ic] : memref<?xf16>
    }
  }
  return
}
