func.func private @memory() -> memref<4xf64>
func.func private @show(f64)
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = call @memory() : () -> memref<4xf64>
  %a0 = memref.load %m[%c0] : memref<4xf64>
  %a1 = memref.load %m[%c1] : memref<4xf64>
  %a2 = memref.load %m[%c2] : memref<4xf64>
  %a3 = memref.load %m[%c3] : memref<4xf64>
  call @show(%a0) : (f64) -> ()
  call @show(%a1) : (f64) -> ()
  call @show(%a2) : (f64) -> ()
  call @show(%a3) : (f64) -> ()
  return
}
// -----
func.func private @memory() -> memref<4xf64>
func.func private @show(f64)
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = call @memory() : () -> memref<4xf64>
  %b = memref.alloca() : memref<4xf64>
  scf.for %i = %c0 to %c4 step %c1 {
    %v = memref.load %m[%i] : memref<4xf64>
    memref.store %v, %b[%i] : memref<4xf64>
  }
  scf.for %j = %c0 to %c4 step %c1 {
    %k = arith.subi %c3, %j : index
    %w = memref.load %b[%k] : memref<4xf64>
    func.call @show(%w) : (f64) -> ()
  }
  return
}
// expect: unknown
