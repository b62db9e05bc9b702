func.func @f(%p: memref<?xi64>, %a: f64, %b: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xi64>
  %m = arith.index_cast %n : i64 to index
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%x = %a, %y = %b) -> (f64, f64) {
    scf.yield %y, %x : f64, f64
  }
  return %r#0 : f64
}
// -----
func.func @f(%p: memref<?xi64>, %a: f64, %b: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xi64>
  %m = arith.index_cast %n : i64 to index
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%x = %b, %y = %a) -> (f64, f64) {
    scf.yield %y, %x : f64, f64
  }
  return %r#1 : f64
}
// expect: equivalent
