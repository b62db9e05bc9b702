func.func @kernel(%x: memref<10x6xf32>, %w: memref<3x3xf32>, %y: memref<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %window = memref.alloc() : memref<3x3xf32, 1>
  scf.for %k = %c0 to %c3 step %c1 {
    scf.for %l = %c0 to %c3 step %c1 {
      %slot_row = arith.remui %k, %c3 : index
      %slot_column = arith.remui %l, %c3 : index
      %fetched = memref.load %x[%k, %l] : memref<10x6xf32>
      memref.store %fetched, %window[%slot_row, %slot_column] : memref<3x3xf32, 1>
    }
  }
  scf.for %i = %c0 to %c8 step %c1 {
    %parity = arith.remui %i, %c2 : index
    %backwards = arith.cmpi eq, %parity, %c1 : index
    scf.for %step = %c0 to %c4 step %c1 {
      %from_end = arith.subi %c3, %step : index
      %j = arith.select %backwards, %from_end, %step : index
      %begins = arith.cmpi eq, %step, %c0 : index
      %later = arith.cmpi sgt, %i, %c0 : index
      %wraps = arith.andi %begins, %later : i1
      scf.if %wraps {
        scf.for %l = %c0 to %c3 step %c1 {
          %below = arith.addi %i, %c2 : index
          %beside = arith.addi %j, %l : index
          %slot_row = arith.remui %below, %c3 : index
          %slot_column = arith.remui %beside, %c3 : index
          %fetched = memref.load %x[%below, %beside] : memref<10x6xf32>
          memref.store %fetched, %window[%slot_row, %slot_column] : memref<3x3xf32, 1>
        }
      }
      %goes_on = arith.cmpi sgt, %step, %c0 : index
      scf.if %goes_on {
        %right = arith.addi %j, %c2 : index
        %column = arith.select %backwards, %right, %j : index
        scf.for %k = %c0 to %c3 step %c1 {
          %row = arith.addi %i, %k : index
          %slot_row = arith.remui %row, %c3 : index
          %slot_column = arith.remui %column, %c3 : index
          %fetched = memref.load %x[%row, %column] : memref<10x6xf32>
          memref.store %fetched, %window[%slot_row, %slot_column] : memref<3x3xf32, 1>
        }
      }
      scf.for %k = %c0 to %c3 step %c1 {
        scf.for %l = %c0 to %c3 step %c1 {
          %row = affine.apply affine_map<(i, k) -> ((i + k) mod 3)>(%i, %k)
          %column = affine.apply affine_map<(j, l) -> ((j + l) mod 3)>(%j, %l)
          %a = memref.load %window[%row, %column] : memref<3x3xf32, 1>
          %f = memref.load %w[%k, %l] : memref<3x3xf32>
          %s = memref.load %y[%i, %j] : memref<8x4xf32>
          %p = arith.mulf %a, %f : f32
          %n = arith.addf %s, %p : f32
          memref.store %n, %y[%i, %j] : memref<8x4xf32>
        }
      }
    }
  }
  memref.dealloc %window : memref<3x3xf32, 1>
  return
}
