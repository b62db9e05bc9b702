func.func @f(%m: memref<?xf32>, %o: memref<1xf32>, %d: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %g = arith.sitofp %i : i64 to f32
  %k = arith.constant 1.0e6 : f32
  %a = arith.addf %g, %k : f32
  %x = arith.subf %a, %k : f32
  %r = arith.addf %d, %x : f32
  memref.store %x, %o[%c0] : memref<1xf32>
  return %r : f32
}
// -----
func.func @f(%m: memref<?xf32>, %o: memref<1xf32>, %d: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %g = arith.sitofp %i : i64 to f32
  %k = arith.constant 1.0e6 : f32
  %a = arith.addf %g, %k : f32
  %x = arith.subf %a, %k : f32
  %r = arith.addf %d, %g : f32
  memref.store %x, %o[%c0] : memref<1xf32>
  return %r : f32
}
// expect: unknown
