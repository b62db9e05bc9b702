func.func private @memory() -> memref<4xf64>
func.func private @show(f64)
func.func private @third(%m: memref<4xf64>, %at: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4xf64>
  scf.for %i = %c0 to %c4 step %c1 {
    %v = memref.load %m[%i] : memref<4xf64>
    memref.store %v, %b[%i] : memref<4xf64>
  }
  %r = memref.load %b[%at] : memref<4xf64>
  memref.dealloc %b : memref<4xf64>
  return %r : f64
}
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = call @memory() : () -> memref<4xf64>
  %p = call @third(%m, %c1) : (memref<4xf64>, index) -> f64
  call @show(%p) : (f64) -> ()
  %q = call @third(%m, %c2) : (memref<4xf64>, index) -> f64
  call @show(%q) : (f64) -> ()
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
  %a0 = memref.load %m[%c0] : memref<4xf64>
  %a1 = memref.load %m[%c1] : memref<4xf64>
  %a2 = memref.load %m[%c2] : memref<4xf64>
  %a3 = memref.load %m[%c3] : memref<4xf64>
  call @show(%a2) : (f64) -> ()
  %b0 = memref.load %m[%c0] : memref<4xf64>
  %b1 = memref.load %m[%c1] : memref<4xf64>
  %b2 = memref.load %m[%c2] : memref<4xf64>
  %b3 = memref.load %m[%c3] : memref<4xf64>
  call @show(%b2) : (f64) -> ()
  return
}
// expect: unknown
