func.func @kernel(%x: memref<10x6xf32>, %w: memref<3x3xf32>, %y: memref<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %lines = memref.alloc() : memref<3x6xf32, 1>
  scf.for %r = %c0 to %c2 step %c1 {
    %from_first = memref.subview %x[%r, 0] [1, 6] [1, 1] : memref<10x6xf32> to memref<6xf32, strided<[1], offset: ?>>
    %slot_first = affine.apply affine_map<(i) -> (i mod 3)>(%r)
    %to_first = memref.subview %lines[%slot_first, 0] [1, 6] [1, 1] : memref<3x6xf32, 1> to memref<6xf32, strided<[1], offset: ?>, 1>
    memref.copy %from_first, %to_first : memref<6xf32, strided<[1], offset: ?>> to memref<6xf32, strided<[1], offset: ?>, 1>
  }
  scf.for %i = %c0 to %c8 step %c1 {
    %newest = arith.addi %i, %c2 : index
    %from_next = memref.subview %x[%newest, 0] [1, 6] [1, 1] : memref<10x6xf32> to memref<6xf32, strided<[1], offset: ?>>
    %slot_next = affine.apply affine_map<(i) -> (i mod 3)>(%newest)
    %to_next = memref.subview %lines[%slot_next, 0] [1, 6] [1, 1] : memref<3x6xf32, 1> to memref<6xf32, strided<[1], offset: ?>, 1>
    memref.copy %from_next, %to_next : memref<6xf32, strided<[1], offset: ?>> to memref<6xf32, strided<[1], offset: ?>, 1>
    scf.for %j = %c0 to %c4 step %c1 {
      scf.for %k = %c0 to %c3 step %c1 {
        scf.for %l = %c0 to %c3 step %c1 {
          %row = affine.apply affine_map<(i, k) -> ((i + k) mod 3)>(%i, %k)
          %column = arith.addi %j, %l : index
          %a = memref.load %lines[%row, %column] : memref<3x6xf32, 1>
          %f = memref.load %w[%k, %l] : memref<3x3xf32>
          %s = memref.load %y[%i, %j] : memref<8x4xf32>
          %p = arith.mulf %a, %f : f32
          %n = arith.addf %s, %p : f32
          memref.store %n, %y[%i, %j] : memref<8x4xf32>
        }
      }
    }
  }
  memref.dealloc %lines : memref<3x6xf32, 1>
  return
}
