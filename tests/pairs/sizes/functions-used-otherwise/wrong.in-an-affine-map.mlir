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
  %g1 = arith.index_cast %g : i64 to index
  %h1 = arith.index_cast %h : i64 to index
  %g2 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%g1)
  %h2 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%h1)
  %g3 = arith.index_cast %g2 : index to i64
  %h3 = arith.index_cast %h2 : index to i64
  %x = memref.load %m[%c0] : memref<2xi64>
  %y = memref.load %m[%c1] : memref<2xi64>
  %p = arith.muli %x, %g3 : i64
  %q = arith.muli %y, %h3 : i64
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
  %g1 = arith.index_cast %g : i64 to index
  %h1 = arith.index_cast %h : i64 to index
  %g2 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%g1)
  %h2 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%h1)
  %g3 = arith.index_cast %g2 : index to i64
  %h3 = arith.index_cast %h2 : index to i64
  %x = memref.load %m[%c0] : memref<2xi64>
  %y = memref.load %m[%c1] : memref<2xi64>
  %p = arith.muli %x, %h3 : i64
  %q = arith.muli %y, %g3 : i64
  %r = arith.addi %p, %q : i64
  memref.store %r, %o[%c0] : memref<1xi64>
  return
}
// expect: unknown
