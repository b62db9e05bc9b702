func.func private @ext(f32, f32) -> f32
func.func @f(%m: memref<?xf32>, %o: memref<4xf32>, %a: f32, %b: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k3 = arith.constant 3 : i64
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %p = math.ctpop %i : i64
  %p3 = arith.shrui %p, %k3 : i64
  %k1 = arith.constant 1 : i64
  %i1 = arith.ori %i, %k1 : i64
  %q0 = math.ctlz %i1 : i64
  %k63 = arith.constant 63 : i64
  %q = arith.subi %k63, %q0 : i64
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
  %u = memref.load %m[%x1] : memref<?xf32>
  %v = memref.load %m[%y1] : memref<?xf32>
  %z = arith.subf %u, %v : f32
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
  %p3 = arith.shrui %p, %k3 : i64
  %k1 = arith.constant 1 : i64
  %i1 = arith.ori %i, %k1 : i64
  %q0 = math.ctlz %i1 : i64
  %k63 = arith.constant 63 : i64
  %q = arith.subi %k63, %q0 : i64
  %q3 = arith.shrui %q, %k3 : i64
  %x = arith.index_cast %p3 : i64 to index
  %y = arith.index_cast %q3 : i64 to index
  %x1 = arith.addi %x, %c1 : index
  %y1 = arith.addi %y, %c1 : index
  %g = arith.sitofp %p3 : i64 to f32
  %h = arith.sitofp %q3 : i64 to f32
  %gg = arith.extf %g : f32 to f64
  %c7 = arith.constant 7 : index
  scf.for %jj = %c0 to %n step %c7 {
    %e = arith.addi %jj, %c7 : index
    %en = arith.minsi %e, %n : index
    scf.for %j = %jj to %en step %c1 {
      memref.store %a, %m[%j] : memref<?xf32>
    }
  }
  %u = memref.load %m[%x1] : memref<?xf32>
  %v = memref.load %m[%y1] : memref<?xf32>
  %z = arith.subf %u, %v : f32
  return %z : f32
}
// expect: equivalent bitwise listed
