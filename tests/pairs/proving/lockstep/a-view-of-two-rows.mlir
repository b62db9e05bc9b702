func.func @f(%p: memref<?xindex>, %q: memref<?x?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %j = memref.load %p[%i] : memref<?xindex>
    %s = memref.subview %q[%i, %j] [1, 2] [1, 1] : memref<?x?xindex> to memref<2xindex, strided<[1], offset: ?>>
    memref.store %j, %s[%c1] : memref<2xindex, strided<[1], offset: ?>>
  }
  return
}
// -----
func.func @f(%p: memref<?xindex>, %q: memref<?x?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %j = memref.load %p[%i] : memref<?xindex>
    %s = memref.subview %q[%i, %j] [2, 1] [1, 1] : memref<?x?xindex> to memref<2xindex, strided<[?], offset: ?>>
    memref.store %j, %s[%c1] : memref<2xindex, strided<[?], offset: ?>>
  }
  return
}
// expect: unknown
