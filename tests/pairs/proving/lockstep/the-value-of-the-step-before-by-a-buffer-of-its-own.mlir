func.func private @memory() -> memref<4xf64>
func.func private @show(f64)
func.func private @many() -> index
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = call @memory() : () -> memref<4xf64>
  %n = call @many() : () -> index
  %zero = arith.constant 0.0 : f64
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> f64 {
    func.call @show(%t) : (f64) -> ()
    %v = memref.load %m[%i] : memref<4xf64>
    scf.yield %v : f64
  }
  return
}
// -----
func.func private @memory() -> memref<4xf64>
func.func private @show(f64)
func.func private @many() -> index
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = call @memory() : () -> memref<4xf64>
  %n = call @many() : () -> index
  %zero = arith.constant 0.0 : f64
  %b = memref.alloca() : memref<2xf64>
  memref.store %zero, %b[%c1] : memref<2xf64>
  scf.for %i = %c0 to %n step %c1 {
    %t = memref.load %b[%c1] : memref<2xf64>
    func.call @show(%t) : (f64) -> ()
    %v = memref.load %m[%i] : memref<4xf64>
    memref.store %v, %b[%c1] : memref<2xf64>
  }
  return
}
// expect: equivalent bitwise static
