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
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<4xf64>
    func.call @show(%v) : (f64) -> ()
    func.call @show(%v) : (f64) -> ()
    func.call @show(%v) : (f64) -> ()
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
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<4xf64>
    %b = memref.alloc() : memref<f64>
    memref.store %v, %b[] : memref<f64>
    scf.for %j = %c0 to %c2 step %c1 {
      %w = memref.load %b[] : memref<f64>
      func.call @show(%w) : (f64) -> ()
    }
    memref.dealloc %b : memref<f64>
  }
  return
}
// expect: unknown
