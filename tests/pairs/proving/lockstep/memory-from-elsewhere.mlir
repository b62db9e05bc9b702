func.func private @g() -> memref<?xf64>
func.func private @h(memref<?xf64>)
func.func @f(%p: memref<?xindex>, %i: index) -> f64 {
  %m = func.call @g() : () -> memref<?xf64>
  %k = memref.load %p[%i] : memref<?xindex>
  %v = memref.load %m[%k] : memref<?xf64>
  func.call @h(%m) : (memref<?xf64>) -> ()
  return %v : f64
}
// -----
func.func private @g() -> memref<?xf64>
func.func private @h(memref<?xf64>)
func.func @f(%p: memref<?xindex>, %i: index) -> f64 {
  %m = func.call @g() : () -> memref<?xf64>
  %z = arith.constant 0 : index
  %q = arith.addi %i, %z : index
  %k = memref.load %p[%q] : memref<?xindex>
  %v = memref.load %m[%k] : memref<?xf64>
  func.call @h(%m) : (memref<?xf64>) -> ()
  return %v : f64
}
// expect: equivalent
