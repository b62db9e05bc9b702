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
  %b = memref.alloc() : memref<8xf64>
  scf.for %i = %c0 to %n step %c1 {
    %j = memref.load %m[%i] : memref<?xindex>
    memref.store %x, %b[%j] : memref<8xf64>
  }
  %r = memref.load %b[%k] : memref<8xf64>
  call @take(%r) : (f64) -> ()
  %d = memref.alloc() : memref<8xf64>
  %c = arith.cmpi eq, %n, %k : index
  %e = arith.select %c, %b, %d : memref<8xf64>
  memref.dealloc %d : memref<8xf64>
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
  %b = memref.alloc() : memref<8xf64>
  scf.for %i = %c0 to %n step %c1 {
    %j = memref.load %m[%i] : memref<?xindex>
    memref.store %x, %b[%j] : memref<8xf64>
  }
  %r = memref.load %b[%k] : memref<8xf64>
  call @take(%r) : (f64) -> ()
  %d = memref.alloc() : memref<8xf64>
  %c = arith.cmpi eq, %n, %k : index
  %e = arith.select %c, %b, %d : memref<8xf64>
  memref.dealloc %b : memref<8xf64>
  return
}
// expect: unknown
