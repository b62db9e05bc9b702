func.func private @give() -> memref<?xindex>
func.func private @take(f64)
func.func private @keep(memref<8xf64>)
func.func private @know(index)
func.func @f(%x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = call @give() : () -> memref<?xindex>
  %n = memref.load %m[%c0] : memref<?xindex>
  %k = memref.load %m[%c1] : memref<?xindex>
  memref.store %k, %m[%c0] : memref<?xindex>
  return
}
// -----
func.func private @give() -> memref<?xindex>
func.func private @take(f64)
func.func private @keep(memref<8xf64>)
func.func private @know(index)
func.func @f(%x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = call @give() : () -> memref<?xindex>
  %n = memref.load %m[%c0] : memref<?xindex>
  %k = memref.load %m[%c1] : memref<?xindex>
  memref.store %k, %m[%c0] : memref<?xindex>
  memref.dealloc %m : memref<?xindex>
  return
}
// expect: unknown
