func.func @f(%p: memref<?xindex>, %q: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = memref.load %p[%c0] : memref<?xindex>
  %j = memref.load %p[%i] : memref<?xindex>
%c = arith.cmpi slt, %i, %j : index
%m = arith.select %c, %p, %q : memref<?xindex>
memref.store %i, %m[%j] : memref<?xindex>
return %i : index
}
// -----
func.func @f(%p: memref<?xindex>, %q: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = memref.load %p[%c0] : memref<?xindex>
  %j = memref.load %p[%i] : memref<?xindex>
%c = arith.cmpi slt, %i, %j : index
%m = arith.select %c, %q, %p : memref<?xindex>
memref.store %i, %m[%j] : memref<?xindex>
return %i : index
}
// expect: unknown
