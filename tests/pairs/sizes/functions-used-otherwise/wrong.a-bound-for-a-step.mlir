func.func private @ext(f32, f32) -> f32
func.func @f(%m: memref<?xf32>, %o: memref<4xf32>, %a: f32, %b: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k3 = arith.constant 3 : i64
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %p = math.ctpop %i : i64
  %k5 = arith.constant 5 : i64
  %i2 = arith.xori %i, %k5 : i64
  %q = math.ctpop %i2 : i64
  %p3 = arith.shrui %p, %k3 : i64
  %k1 = arith.constant 1 : i64
  %i1 = arith.ori %i, %k1 : i64
  %q3 = arith.shrui %q, %k3 : i64
  %x = arith.index_cast %p3 : i64 to index
  %y = arith.index_cast %q3 : i64 to index
  %x1 = arith.addi %x, %c1 : index
  %y1 = arith.addi %y, %c1 : index
  %g = arith.sitofp %p3 : i64 to f32
  %h = arith.sitofp %q3 : i64 to f32
  %gg = arith.extf %g : f32 to f64
  scf.for %j = %c0 to %n step %c1 {
    memref.store %a, %m[%j] : memref<?xf32>
  }
  %lo = arith.subi %x1, %c1 : index
  %z = scf.for %j = %lo to %n step %y1 iter_args(%s = %a) -> f32 {
    %w = memref.load %m[%j] : memref<?xf32>
    %t = arith.addf %s, %w : f32
    scf.yield %t : f32
  }
  return %z : f32
}
// -----
func.func private @ext(f32, f32) -> f32
func.func @f(%m: memref<?xf32>, %o: memref<4xf32>, %a: f32, %b: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k3 = arith.constant 3 : i64
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %p = math.ctpop %i : i64
  %k5 = arith.constant 5 : i64
  %i2 = arith.xori %i, %k5 : i64
  %q = math.ctpop %i2 : i64
  %p3 = arith.shrui %p, %k3 : i64
  %k1 = arith.constant 1 : i64
  %i1 = arith.ori %i, %k1 : i64
  %q3 = arith.shrui %q, %k3 : i64
  %x = arith.index_cast %p3 : i64 to index
  %y = arith.index_cast %q3 : i64 to index
  %x1 = arith.addi %x, %c1 : index
  %y1 = arith.addi %y, %c1 : index
  %g = arith.sitofp %p3 : i64 to f32
  %h = arith.sitofp %q3 : i64 to f32
  %gg = arith.extf %g : f32 to f64
  scf.for %j = %c0 to %n step %c1 {
    memref.store %a, %m[%j] : memref<?xf32>
  }
  %lo = arith.subi %y1, %c1 : index
  %z = scf.for %j = %lo to %n step %x1 iter_args(%s = %a) -> f32 {
    %w = memref.load %m[%j] : memref<?xf32>
    %t = arith.addf %s, %w : f32
    scf.yield %t : f32
  }
  return %z : f32
}
// expect: unknown
