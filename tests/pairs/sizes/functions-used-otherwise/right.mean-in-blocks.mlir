func.func @f(%m: memref<?xf32>, %o: memref<1xf32>, %d: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %f = arith.constant 0.0 : f32
  %g = arith.sitofp %i : i64 to f32
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%s = %d) -> f32 {
    %v = memref.load %m[%k] : memref<?xf32>
    %q = arith.divf %v, %g : f32
    %t = arith.addf %s, %q : f32
    scf.yield %t : f32
  }
  memref.store %r, %o[%c0] : memref<1xf32>
  return %r : f32
}
// -----
func.func @f(%m: memref<?xf32>, %o: memref<1xf32>, %d: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %f = arith.constant 0.0 : f32
  %g = arith.sitofp %i : i64 to f32
  cf.br ^h(%c0, %d : index, f32)
  ^h(%k: index, %s: f32):
  %c = arith.cmpi slt, %k, %n : index
  cf.cond_br %c, ^b, ^e
  ^b:
  %v = memref.load %m[%k] : memref<?xf32>
  %q = arith.divf %v, %g : f32
  %t = arith.addf %s, %q : f32
  %k1 = arith.addi %k, %c1 : index
  cf.br ^h(%k1, %t : index, f32)
  ^e:
  %r = arith.select %c, %d, %s : f32
  memref.store %r, %o[%c0] : memref<1xf32>
  return %r : f32
}
// expect: equivalent bitwise listed
