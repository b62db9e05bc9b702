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
  scf.for %z = %c0 to %c1 step %c1 {
    memref.store %x, %a[%z] : memref<8xf64>
  }
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%q = %a) -> (memref<8xf64>) {
    %r = memref.load %q[%c0] : memref<8xf64>
    func.call @take(%r) : (f64) -> ()
    %b = memref.alloc() : memref<8xf64>
    memref.store %r, %b[%c0] : memref<8xf64>
    scf.yield %b : memref<8xf64>
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
  scf.for %z = %c0 to %c1 step %c1 {
    memref.store %x, %a[%z] : memref<8xf64>
  }
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%q = %a) -> (memref<8xf64>) {
    %r = memref.load %q[%c0] : memref<8xf64>
    func.call @take(%r) : (f64) -> ()
    %b = memref.alloc() : memref<8xf64>
    memref.store %r, %b[%c0] : memref<8xf64>
    memref.dealloc %b : memref<8xf64>
    scf.yield %b : memref<8xf64>
  }
  return
}
// expect: unknown
