func.func @f(%m: memref<?xf32>, %o: memref<1xf32>, %d: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %g = arith.sitofp %i : i64 to f32
  %s = math.sqrt %g : f32
  %x = arith.mulf %d, %s : f32
  memref.store %s, %o[%c0] : memref<1xf32>
  return %x : f32
}
// -----
func.func @f(%m: memref<?xf32>, %o: memref<1xf32>, %d: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %g = arith.sitofp %i : i64 to f32
  %s = math.sqrt %g : f32
  %x = arith.mulf %s, %d : f32
  memref.store %s, %o[%c0] : memref<1xf32>
  return %x : f32
}
// expect: equivalent bitwise all-sizes
