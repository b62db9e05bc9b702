func.func private @g()
func.func @f(%p: memref<?xindex>, %q: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.load %p[%c0] : memref<?xindex>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %zero) -> f64 {
    %v = memref.load %q[%i] : memref<?xf64>
    func.call @g() : () -> ()
    %t = arith.addf %x, %v : f64
    scf.yield %t : f64
  }
  return %r : f64
}
// -----
func.func private @g()
func.func @f(%p: memref<?xindex>, %q: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.load %p[%c0] : memref<?xindex>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %zero) -> f64 {
    func.call @g() : () -> ()
    %v = memref.load %q[%i] : memref<?xf64>
    %t = arith.addf %x, %v : f64
    scf.yield %t : f64
  }
  return %r : f64
}
// expect: unknown
