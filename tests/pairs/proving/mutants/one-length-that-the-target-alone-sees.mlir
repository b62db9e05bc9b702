// No solver is told for which length of the argument this is zero.
func.func @f(%a: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  memref.store %v, %a[%c0] : memref<?xi32>
  return
}
// -----
func.func @f(%a: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  %z = arith.constant 0 : i64
  %at = arith.constant 12 : i64
  %d = memref.dim %a, %c0 : memref<?xi32>
  %i = arith.index_cast %d : index to i64
  %x = arith.xori %i, %at : i64
  %q = math.ctpop %x : i64
  %c = arith.cmpi eq, %q, %z : i64
  %r = arith.select %c, %w, %v : i32
  memref.store %r, %a[%c0] : memref<?xi32>
  return
}
// expect: different
