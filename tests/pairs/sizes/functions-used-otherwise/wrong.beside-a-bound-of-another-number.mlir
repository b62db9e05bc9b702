func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %m: memref<4x4xf32>, %w: memref<1xf32>, %o: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
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
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %x = memref.load %m[%i, %j] : memref<4x4xf32>
      %y = memref.load %m[%j, %i] : memref<4x4xf32>
      %p = arith.mulf %x, %g : f32
      %q = arith.mulf %y, %h : f32
      %r = arith.addf %p, %q : f32
      memref.store %r, %o[%i, %j] : memref<4x4xf32>
    }
  }
  %one64 = arith.constant 1 : i64
  %n2 = arith.addi %ni, %one64 : i64
  %n2f = arith.sitofp %n2 : i64 to f32
  %pk = arith.fptosi %n2f : f32 to i64
  %pi = arith.index_cast %pk : i64 to index
  scf.for %z = %c0 to %pi step %c1 {
    memref.store %one, %w[%c0] : memref<1xf32>
  }
  return
}
// -----
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %m: memref<4x4xf32>, %w: memref<1xf32>, %o: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
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
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %x = memref.load %m[%i, %j] : memref<4x4xf32>
      %y = memref.load %m[%j, %i] : memref<4x4xf32>
      %p = arith.mulf %x, %h : f32
      %q = arith.mulf %y, %g : f32
      %r = arith.addf %p, %q : f32
      memref.store %r, %o[%i, %j] : memref<4x4xf32>
    }
  }
  %one64 = arith.constant 1 : i64
  %n2 = arith.addi %ni, %one64 : i64
  %n2f = arith.sitofp %n2 : i64 to f32
  %pk = arith.fptosi %n2f : f32 to i64
  %pi = arith.index_cast %pk : i64 to index
  scf.for %z = %c0 to %pi step %c1 {
    memref.store %one, %w[%c0] : memref<1xf32>
  }
  return
}
// expect: unknown
