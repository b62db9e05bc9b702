func.func private @g(%p: memref<?xindex>, %i: index) -> index {
  %v = memref.load %p[%i] : memref<?xindex>
  %w = memref.load %p[%v] : memref<?xindex>
  return %w : index
}
func.func @f(%p: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xindex>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c0) -> index {
    %v = func.call @g(%p, %x) : (memref<?xindex>, index) -> index
    scf.yield %v : index
  }
  return %r : index
}
// -----
func.func private @g(%p: memref<?xindex>, %i: index) -> index {
  %v = memref.load %p[%i] : memref<?xindex>
  %w = memref.load %p[%v] : memref<?xindex>
  return %w : index
}
func.func @f(%p: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xindex>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c0) -> index {
    %v = memref.load %p[%x] : memref<?xindex>
    scf.yield %v : index
  }
  return %r : index
}
// expect: unknown
