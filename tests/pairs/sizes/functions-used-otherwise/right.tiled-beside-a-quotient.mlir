func.func @f(%m: memref<?xf32>, %o: memref<1xf32>, %d: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %g = arith.sitofp %i : i64 to f32
  %f = arith.divf %d, %g : f32
  scf.for %k = %c0 to %n step %c4 {
    %e = affine.min affine_map<(i)[n] -> (4, n - i)>(%k)[%n]
    scf.for %j = %c0 to %e step %c1 {
      %a = arith.addi %k, %j : index
      memref.store %f, %m[%a] : memref<?xf32>
    }
  }
  memref.store %f, %o[%c0] : memref<1xf32>
  return %f : f32
}
// -----
func.func @f(%m: memref<?xf32>, %o: memref<1xf32>, %d: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %g = arith.sitofp %i : i64 to f32
  %f = arith.divf %d, %g : f32
  scf.for %k = %c0 to %n step %c1 {
    memref.store %f, %m[%k] : memref<?xf32>
  }
  memref.store %f, %o[%c0] : memref<1xf32>
  return %f : f32
}
// expect: equivalent bitwise all-sizes
