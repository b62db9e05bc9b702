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
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> f64 {
    %v = memref.load %m[%i] : memref<4xf64>
    %u = arith.addf %t, %v : f64
    scf.yield %u : f64
  }
  call @show(%s) : (f64) -> ()
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
  %b = memref.alloca() : memref<f64>
  memref.store %zero, %b[] : memref<f64>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %zero, %b[] : memref<f64>
    %v = memref.load %m[%i] : memref<4xf64>
    %t = memref.load %b[] : memref<f64>
    %u = arith.addf %t, %v : f64
    memref.store %u, %b[] : memref<f64>
  }
  %s = memref.load %b[] : memref<f64>
  call @show(%s) : (f64) -> ()
  return
}
// expect: unknown
