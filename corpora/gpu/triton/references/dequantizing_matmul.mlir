// What the kernel is meant to compute, without tiles or programs.
func.func @dequantizing_matmul(%a: memref<?xf16>, %packed: memref<?xi32>, %scale: memref<?xf32>, %c: memref<?xf16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32, %grid_x: index, %grid_y: index, %grid_z: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %four = arith.constant 4 : i32
  %eight = arith.constant 8 : i32
  %fifteen = arith.constant 15 : i32
  %m = arith.index_cast %M : i32 to index
  %n = arith.index_cast %N : i32 to index
  %k = arith.index_cast %K : i32 to index
  %pa = arith.index_cast %sa : i32 to index
  %pb = arith.index_cast %sb : i32 to index
  %pc = arith.index_cast %sc : i32 to index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %sum = scf.for %l = %c0 to %k step %c1 iter_args(%s = %zero) -> f32 {
        %ra = arith.muli %i, %pa : index
        %ia = arith.addi %ra, %l : index
        %x = memref.load %a[%ia] : memref<?xf16>
        %word = arith.divui %l, %c8 : index
        %lane = arith.remui %l, %c8 : index
        %rb = arith.muli %word, %pb : index
        %ib = arith.addi %rb, %j : index
        %w = memref.load %packed[%ib] : memref<?xi32>
        %number = arith.index_cast %lane : index to i32
        %shift = arith.muli %number, %four : i32
        %shifted = arith.shrsi %w, %shift : i32
        %nibble = arith.andi %shifted, %fifteen : i32
        %signed = arith.subi %nibble, %eight : i32
        %y = arith.sitofp %signed : i32 to f16
        %xe = arith.extf %x : f16 to f32
        %ye = arith.extf %y : f16 to f32
        %p = arith.mulf %xe, %ye : f32
        %next = arith.addf %s, %p : f32
        scf.yield %next : f32
      }
      %factor = memref.load %scale[%j] : memref<?xf32>
      %scaled = arith.mulf %sum, %factor : f32
      %rounded = arith.truncf %scaled : f32 to f16
      %rc = arith.muli %i, %pc : index
      %ic = arith.addi %rc, %j : index
      memref.store %rounded, %c[%ic] : memref<?xf16>
    }
  }
  return
}
