func.func private @memory() -> memref<4xf64>
func.func private @show(f64)
func.func @f(%c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = call @memory() : () -> memref<4xf64>
  %x = memref.load %m[%c0] : memref<4xf64>
  %y = memref.load %m[%c1] : memref<4xf64>
  %z = scf.if %c -> f64 {
    func.call @show(%x) : (f64) -> ()
    scf.yield %x : f64
  } else {
    scf.yield %y : f64
  }
  call @show(%z) : (f64) -> ()
  return
}
// -----
func.func private @memory() -> memref<4xf64>
func.func private @show(f64)
func.func @f(%c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = call @memory() : () -> memref<4xf64>
  %x = memref.load %m[%c0] : memref<4xf64>
  %y = memref.load %m[%c1] : memref<4xf64>
  %b = memref.alloca() : memref<f64>
  memref.store %y, %b[] : memref<f64>
  scf.if %c {
    func.call @show(%x) : (f64) -> ()
    memref.store %y, %b[] : memref<f64>
  } else {
    memref.store %x, %b[] : memref<f64>
  }
  %z = memref.load %b[] : memref<f64>
  call @show(%z) : (f64) -> ()
  return
}
// expect: unknown
