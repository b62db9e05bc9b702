// What the kernel is meant to compute: each row of scores is normalized at once, and nothing is rounded in between.
func.func @attention(%q: memref<?xf16>, %k: memref<?xf16>, %v: memref<?xf16>, %o: memref<?xf16>, %length: i32, %factor: f32, %grid_x: index, %grid_y: index, %grid_z: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %D = arith.constant 16 : index
  %n = arith.index_cast %length : i32 to index
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %scores = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %row = arith.muli %i, %D : index
    %largest = scf.for %j = %c0 to %n step %c1 iter_args(%most = %lowest) -> f32 {
      %column = arith.muli %j, %D : index
      %dot = scf.for %l = %c0 to %D step %c1 iter_args(%s = %zero) -> f32 {
        %iq = arith.addi %row, %l : index
        %ik = arith.addi %column, %l : index
        %x = memref.load %q[%iq] : memref<?xf16>
        %y = memref.load %k[%ik] : memref<?xf16>
        %xe = arith.extf %x : f16 to f32
        %ye = arith.extf %y : f16 to f32
        %p = arith.mulf %xe, %ye : f32
        %next = arith.addf %s, %p : f32
        scf.yield %next : f32
      }
      %score = arith.mulf %dot, %factor : f32
      memref.store %score, %scores[%j] : memref<?xf32>
      %next = arith.maxnumf %most, %score : f32
      scf.yield %next : f32
    }
    %total = scf.for %j = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
      %score = memref.load %scores[%j] : memref<?xf32>
      %d = arith.subf %score, %largest : f32
      %e = math.exp %d : f32
      memref.store %e, %scores[%j] : memref<?xf32>
      %next = arith.addf %s, %e : f32
      scf.yield %next : f32
    }
    scf.for %l = %c0 to %D step %c1 {
      %sum = scf.for %j = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
        %e = memref.load %scores[%j] : memref<?xf32>
        %w = arith.divf %e, %total : f32
        %column = arith.muli %j, %D : index
        %iv = arith.addi %column, %l : index
        %x = memref.load %v[%iv] : memref<?xf16>
        %xe = arith.extf %x : f16 to f32
        %p = arith.mulf %w, %xe : f32
        %next = arith.addf %s, %p : f32
        scf.yield %next : f32
      }
      %rounded = arith.truncf %sum : f32 to f16
      %io = arith.addi %row, %l : index
      memref.store %rounded, %o[%io] : memref<?xf16>
    }
  }
  memref.dealloc %scores : memref<?xf32>
  return
}
