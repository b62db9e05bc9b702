func.func @f(%p: memref<?xindex>, %q: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = memref.load %p[%c0] : memref<?xindex>
  %j = memref.load %p[%i] : memref<?xindex>
%x = memref.load %q[%i] : memref<?xindex>
scf.parallel (%k) = (%c0) to (%j) step (%c1) {
memref.store %x, %q[%k] : memref<?xindex>
scf.reduce
}
return %i : index
}
// -----
func.func @f(%p: memref<?xindex>, %q: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = memref.load %p[%c0] : memref<?xindex>
  %j = memref.load %p[%i] : memref<?xindex>
%x = memref.load %q[%i] : memref<?xindex>
scf.parallel (%k) = (%c0) to (%j) step (%c1) {
%y = memref.load %q[%i] : memref<?xindex>
memref.store %y, %q[%k] : memref<?xindex>
scf.reduce
}
return %i : index
}
// expect: unknown
