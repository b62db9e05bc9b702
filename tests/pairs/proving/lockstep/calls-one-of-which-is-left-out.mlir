func.func private @g(index, f64) -> f64
func.func private @h()
func.func @f(%p: memref<?xi64>, %a: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xi64>
  %m = arith.index_cast %n : i64 to index
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%x = %a) -> f64 {
    %t = func.call @g(%i, %x) : (index, f64) -> f64
    func.call @h() : () -> ()
    scf.yield %t : f64
  }
  return %r : f64
}
// -----
func.func private @g(index, f64) -> f64
func.func private @h()
func.func @f(%p: memref<?xi64>, %a: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xi64>
  %m = arith.index_cast %n : i64 to index
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%x = %a) -> f64 {
    %t = func.call @g(%i, %x) : (index, f64) -> f64
    scf.yield %t : f64
  }
  return %r : f64
}
// expect: unknown
