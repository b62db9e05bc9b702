func.func @f(%p: memref<1xindex>, %x: f32, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  memref.store %x, %o[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%p: memref<1xindex>, %x: f32, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %i = memref.load %p[%c0] : memref<1xindex>
  %g = arith.cmpi slt, %i, %c3 : index
  %r = arith.select %g, %x, %x : f32
  memref.store %r, %o[%c0] : memref<1xf32>
  return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: %p is memory that may be read, though the source does not read it
