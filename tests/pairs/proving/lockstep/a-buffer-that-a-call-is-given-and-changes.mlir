func.func private @memory() -> memref<4xf64>
func.func private @show(f64)
func.func private @change(memref<4xf64>)
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = call @memory() : () -> memref<4xf64>
  %b = memref.alloca() : memref<4xf64>
  %x = memref.load %m[%c0] : memref<4xf64>
  memref.store %x, %b[%c1] : memref<4xf64>
  call @change(%b) : (memref<4xf64>) -> ()
  %y = memref.load %b[%c1] : memref<4xf64>
  call @show(%y) : (f64) -> ()
  return
}
// -----
func.func private @memory() -> memref<4xf64>
func.func private @show(f64)
func.func private @change(memref<4xf64>)
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = call @memory() : () -> memref<4xf64>
  %b = memref.alloca() : memref<4xf64>
  %x = memref.load %m[%c0] : memref<4xf64>
  memref.store %x, %b[%c1] : memref<4xf64>
  call @change(%b) : (memref<4xf64>) -> ()
  call @show(%x) : (f64) -> ()
  return
}
// expect: unknown
