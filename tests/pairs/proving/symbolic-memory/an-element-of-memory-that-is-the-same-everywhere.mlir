func.func @f(%I: memref<1xi32>, %O: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 2.0 : f32
  %T = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %k, %T[%i] : memref<8xf32>
  }
  %n = memref.load %I[%c0] : memref<1xi32>
  %d = arith.index_cast %n : i32 to index
  %x = memref.load %T[%d] : memref<8xf32>
  memref.store %x, %O[%c0] : memref<1xf32>
  memref.dealloc %T : memref<8xf32>
  return
}
// -----
func.func @f(%I: memref<1xi32>, %O: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 2.0 : f32
  memref.store %k, %O[%c0] : memref<1xf32>
  return
}
// expect: equivalent bitwise static
