func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %m: memref<2xi64>, %o: memref<1xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %k = memref.dim %b, %c0 : memref<?xf32>
  %ni = arith.index_cast %n : index to i64
  %ki = arith.index_cast %k : index to i64
  %d = arith.constant 9 : i64
  %g0 = math.ctpop %ni : i64
  %h0 = math.ctpop %ki : i64
  %g = arith.divui %g0, %d : i64
  %h = arith.divui %h0, %d : i64
  %gi = arith.index_cast %g : i64 to index
  %hi = arith.index_cast %h : i64 to index
  %tt = memref.alloca() : memref<80xi64>
  memref.store %ni, %tt[%gi] : memref<80xi64>
  memref.store %ni, %tt[%hi] : memref<80xi64>
  %x = memref.load %m[%c0] : memref<2xi64>
  %y = memref.load %m[%c1] : memref<2xi64>
  %lt = arith.cmpi slt, %x, %y : i64
  %gg, %hh = scf.if %lt -> (i64, i64) { scf.yield %g, %h : i64, i64 } else { scf.yield %h, %g : i64, i64 }
  %p = arith.muli %x, %gg : i64
  %q = arith.muli %y, %hh : i64
  %r = arith.addi %p, %q : i64
  memref.store %r, %o[%c0] : memref<1xi64>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %m: memref<2xi64>, %o: memref<1xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %k = memref.dim %b, %c0 : memref<?xf32>
  %ni = arith.index_cast %n : index to i64
  %ki = arith.index_cast %k : index to i64
  %d = arith.constant 9 : i64
  %g0 = math.ctpop %ni : i64
  %h0 = math.ctpop %ki : i64
  %g = arith.divui %g0, %d : i64
  %h = arith.divui %h0, %d : i64
  %gi = arith.index_cast %g : i64 to index
  %hi = arith.index_cast %h : i64 to index
  %tt = memref.alloca() : memref<80xi64>
  memref.store %ni, %tt[%gi] : memref<80xi64>
  memref.store %ni, %tt[%hi] : memref<80xi64>
  %x = memref.load %m[%c0] : memref<2xi64>
  %y = memref.load %m[%c1] : memref<2xi64>
  %lt = arith.cmpi slt, %x, %y : i64
  %gg, %hh = scf.if %lt -> (i64, i64) { scf.yield %h, %g : i64, i64 } else { scf.yield %g, %h : i64, i64 }
  %p = arith.muli %x, %gg : i64
  %q = arith.muli %y, %hh : i64
  %r = arith.addi %p, %q : i64
  memref.store %r, %o[%c0] : memref<1xi64>
  return
}
// expect: unknown
