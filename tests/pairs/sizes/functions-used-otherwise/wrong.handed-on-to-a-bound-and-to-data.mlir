func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %m: memref<2xf32>, %w: memref<1xf32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = arith.constant 1.0e-12 : f32
  %one = arith.constant 1.0 : f32
  %n = memref.dim %a, %c0 : memref<?xf32>
  %k = memref.dim %b, %c0 : memref<?xf32>
  %ni = arith.index_cast %n : index to i64
  %ki = arith.index_cast %k : index to i64
  %nf = arith.sitofp %ni : i64 to f32
  %kf = arith.sitofp %ki : i64 to f32
  %ne = arith.mulf %nf, %e : f32
  %ke = arith.mulf %kf, %e : f32
  %g = arith.addf %ne, %one : f32
  %h = arith.addf %ke, %one : f32
  %x = memref.load %m[%c0] : memref<2xf32>
  %y = memref.load %m[%c1] : memref<2xf32>
  %c2 = arith.constant 2 : index
  %u:2 = scf.for %z = %c0 to %c2 step %c1 iter_args(%s = %one, %t = %g) -> (f32, f32) {
    %i = arith.fptosi %t : f32 to i64
    %bi = arith.index_cast %i : i64 to index
    %c4 = arith.constant 4 : index
    %b4 = arith.addi %bi, %c4 : index
    scf.for %zz = %c0 to %b4 step %c1 {
      memref.store %x, %w[%c0] : memref<1xf32>
    }
    %v = memref.load %m[%z] : memref<2xf32>
    %sv = arith.mulf %v, %t : f32
    %s2 = arith.addf %s, %sv : f32
    scf.yield %s2, %h : f32, f32
  }
  %p = arith.mulf %u#0, %one : f32
  %q = arith.mulf %y, %one : f32
  %r = arith.addf %p, %q : f32
  memref.store %r, %o[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %m: memref<2xf32>, %w: memref<1xf32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = arith.constant 1.0e-12 : f32
  %one = arith.constant 1.0 : f32
  %n = memref.dim %a, %c0 : memref<?xf32>
  %k = memref.dim %b, %c0 : memref<?xf32>
  %ni = arith.index_cast %n : index to i64
  %ki = arith.index_cast %k : index to i64
  %nf = arith.sitofp %ni : i64 to f32
  %kf = arith.sitofp %ki : i64 to f32
  %ne = arith.mulf %nf, %e : f32
  %ke = arith.mulf %kf, %e : f32
  %g = arith.addf %ne, %one : f32
  %h = arith.addf %ke, %one : f32
  %x = memref.load %m[%c0] : memref<2xf32>
  %y = memref.load %m[%c1] : memref<2xf32>
  %c2 = arith.constant 2 : index
  %u:2 = scf.for %z = %c0 to %c2 step %c1 iter_args(%s = %one, %t = %h) -> (f32, f32) {
    %i = arith.fptosi %t : f32 to i64
    %bi = arith.index_cast %i : i64 to index
    %c4 = arith.constant 4 : index
    %b4 = arith.addi %bi, %c4 : index
    scf.for %zz = %c0 to %b4 step %c1 {
      memref.store %x, %w[%c0] : memref<1xf32>
    }
    %v = memref.load %m[%z] : memref<2xf32>
    %sv = arith.mulf %v, %t : f32
    %s2 = arith.addf %s, %sv : f32
    scf.yield %s2, %g : f32, f32
  }
  %p = arith.mulf %u#0, %one : f32
  %q = arith.mulf %y, %one : f32
  %r = arith.addf %p, %q : f32
  memref.store %r, %o[%c0] : memref<1xf32>
  return
}
// expect: unknown
