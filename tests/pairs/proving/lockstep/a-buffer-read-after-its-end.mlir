func.func @f(%p: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xindex>
  %b = memref.alloc(%n) : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %i, %b[%i] : memref<?xindex>
  }
  %v = memref.load %b[%c0] : memref<?xindex>
  memref.dealloc %b : memref<?xindex>
  return %v : index
}
// -----
func.func @f(%p: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xindex>
  %b = memref.alloc(%n) : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %i, %b[%i] : memref<?xindex>
  }
  %v = memref.load %b[%c0] : memref<?xindex>
  memref.dealloc %b : memref<?xindex>
  %w = memref.load %b[%c0] : memref<?xindex>
  return %v : index
}
// expect: unknown
