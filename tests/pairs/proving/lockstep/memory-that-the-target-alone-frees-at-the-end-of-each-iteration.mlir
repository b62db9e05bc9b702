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
  %a = memref.alloc() : memref<8xf64>
  memref.store %x, %a[%c0] : memref<8xf64>
  scf.for %i = %c0 to %n step %c1 {
    %j = memref.load %m[%i] : memref<?xindex>
    memref.store %x, %a[%j] : memref<8xf64>
  }
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
  %a = memref.alloc() : memref<8xf64>
  memref.store %x, %a[%c0] : memref<8xf64>
  scf.for %i = %c0 to %n step %c1 {
    %j = memref.load %m[%i] : memref<?xindex>
    memref.store %x, %a[%j] : memref<8xf64>
    memref.dealloc %a : memref<8xf64>
  }
  return
}
// expect: unknown
