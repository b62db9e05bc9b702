func.func @kernel(%x: memref<10x6xf32>, %w: memref<3x3xf32>, %v: memref<3x3xf32>, %y: memref<6x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %lines = memref.alloc() : memref<3x4xf32, 1>
  scf.for %r = %c0 to %c8 step %c1 {
    %slot = arith.remui %r, %c3 : index
    scf.for %j = %c0 to %c4 step %c1 {
      memref.store %zero, %lines[%c0, %j] : memref<3x4xf32, 1>
    }
    scf.for %j = %c0 to %c4 step %c1 {
      scf.for %k = %c0 to %c3 step %c1 {
        scf.for %l = %c0 to %c3 step %c1 {
          %row = affine.apply affine_map<(i, k) -> ((i + k) mod 100)>(%r, %k)
          %column = arith.addi %j, %l : index
          %a = memref.load %x[%row, %column] : memref<10x6xf32>
          %f = memref.load %w[%k, %l] : memref<3x3xf32>
          %s = memref.load %lines[%slot, %j] : memref<3x4xf32, 1>
          %p = arith.mulf %a, %f : f32
          %n = arith.addf %s, %p : f32
          memref.store %n, %lines[%slot, %j] : memref<3x4xf32, 1>
        }
      }
    }
    %enough = arith.cmpi sge, %r, %c2 : index
    scf.if %enough {
      %i = arith.subi %r, %c2 : index
      scf.for %j = %c0 to %c2 step %c1 {
        scf.for %k = %c0 to %c3 step %c1 {
          scf.for %l = %c0 to %c3 step %c1 {
            %row = affine.apply affine_map<(i, k) -> ((i + k) mod 3)>(%i, %k)
            %column = arith.addi %j, %l : index
            %a = memref.load %lines[%row, %column] : memref<3x4xf32, 1>
            %f = memref.load %v[%k, %l] : memref<3x3xf32>
            %s = memref.load %y[%i, %j] : memref<6x2xf32>
            %p = arith.mulf %a, %f : f32
            %n = arith.addf %s, %p : f32
            memref.store %n, %y[%i, %j] : memref<6x2xf32>
          }
        }
      }
    }
  }
  memref.dealloc %lines : memref<3x4xf32, 1>
  return
}
