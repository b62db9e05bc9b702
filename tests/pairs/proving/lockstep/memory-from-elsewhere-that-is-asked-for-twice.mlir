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
  %k = memref.load %p[%i] : memref<?xindex>
  %v = memref.load %m[%k] : memref<?xf64>
  %o = func.call @g() : () -> memref<?xf64>
  func.call @h(%o) : (memref<?xf64>) -> ()
  return %v : f64
}
// expect: unknown
