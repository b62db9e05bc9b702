func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %m: memref<?xf32>, %o: memref<?xf32>) {
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
  scf.for %i = %c0 to %n step %c1 {
      %l = arith.addi %i, %k : index
      %x = memref.load %m[%i] : memref<?xf32>
      %y = memref.load %m[%l] : memref<?xf32>
      %p = arith.mulf %x, %g : f32
      %q = arith.mulf %y, %h : f32
      %r = arith.addf %p, %q : f32
      memref.store %r, %o[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %m: memref<?xf32>, %o: memref<?xf32>) {
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
  scf.for %i = %c0 to %n step %c1 {
      %l = arith.addi %k, %i : index
      %x = memref.load %m[%i] : memref<?xf32>
      %y = memref.load %m[%l] : memref<?xf32>
      %p = arith.mulf %x, %g : f32
      %q = arith.mulf %h, %y : f32
      %r = arith.addf %p, %q : f32
      memref.store %r, %o[%i] : memref<?xf32>
  }
  return
}
// expect: equivalent
