memref.global "private" constant @t : memref<4xindex> = dense<[3, 1, 2, 0]>
func.func @f(%p: memref<?xindex>, %q: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @t : memref<4xindex>
  %n = memref.load %p[%c0] : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %j = memref.load %p[%i] : memref<?xindex>
    %v = memref.load %g[%j] : memref<4xindex>
    memref.store %v, %q[%i] : memref<?xindex>
  }
  return
}
// -----
memref.global "private" constant @t : memref<4xindex> = dense<[3, 1, 0, 2]>
func.func @f(%p: memref<?xindex>, %q: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @t : memref<4xindex>
  %n = memref.load %p[%c0] : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %j = memref.load %p[%i] : memref<?xindex>
    %v = memref.load %g[%j] : memref<4xindex>
    memref.store %v, %q[%i] : memref<?xindex>
  }
  return
}
// expect: unknown
