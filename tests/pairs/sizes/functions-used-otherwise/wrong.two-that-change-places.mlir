func.func @f(%m: memref<?xf32>, %o: memref<1xf32>, %d: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %g = arith.sitofp %i : i64 to f32
  %h = arith.truncf %g : f32 to f16
  %x = arith.extf %h : f16 to f32
  %c = arith.mulf %d, %g : f32
  %e = arith.addf %c, %x : f32
  memref.store %d, %o[%c0] : memref<1xf32>
  return %e : f32
}
// -----
func.func @f(%m: memref<?xf32>, %o: memref<1xf32>, %d: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %g = arith.sitofp %i : i64 to f32
  %h = arith.truncf %g : f32 to f16
  %x = arith.extf %h : f16 to f32
  %c = arith.mulf %d, %x : f32
  %e = arith.addf %c, %g : f32
  memref.store %d, %o[%c0] : memref<1xf32>
  return %e : f32
}
// expect: unknown
