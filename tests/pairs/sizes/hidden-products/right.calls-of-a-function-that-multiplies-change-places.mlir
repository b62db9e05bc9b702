func.func private @g(%n: index, %k: index) -> index {
  %q = arith.divui %n, %k : index
  return %q : index
}
func.func private @h(%a: index, %b: index) -> index {
  %q = arith.muli %a, %b : index
  return %q : index
}
func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %m2: memref<?xf32>, %o: memref<4xindex>, %s: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n0 = memref.dim %m0, %c0 : memref<?xf32>
  %k0 = arith.constant 1013 : index
  %n1 = memref.dim %m1, %c0 : memref<?xf32>
  %k1 = arith.constant 2111 : index
  %n2 = memref.dim %m2, %c0 : memref<?xf32>
  %k2 = arith.constant 3079 : index
  %x0 = func.call @g(%n0, %k0) : (index, index) -> index
  %x1 = func.call @g(%n1, %k1) : (index, index) -> index
  %x2 = func.call @g(%n2, %k2) : (index, index) -> index
  %p = func.call @h(%x0, %x1) : (index, index) -> index
  %q = func.call @h(%x0, %x2) : (index, index) -> index
  memref.store %p, %s[%c0] : memref<4xindex>
  memref.store %q, %s[%c1] : memref<4xindex>
  memref.store %c0, %o[%p] : memref<4xindex>
  return
}
// -----
func.func private @g(%n: index, %k: index) -> index {
  %q = arith.divui %n, %k : index
  return %q : index
}
func.func private @h(%a: index, %b: index) -> index {
  %q = arith.muli %a, %b : index
  return %q : index
}
func.func @f(%m0: memref<?xf32>, %m1: memref<?xf32>, %m2: memref<?xf32>, %o: memref<4xindex>, %s: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n0 = memref.dim %m0, %c0 : memref<?xf32>
  %k0 = arith.constant 1013 : index
  %n1 = memref.dim %m1, %c0 : memref<?xf32>
  %k1 = arith.constant 2111 : index
  %n2 = memref.dim %m2, %c0 : memref<?xf32>
  %k2 = arith.constant 3079 : index
  %x0 = func.call @g(%n0, %k0) : (index, index) -> index
  %x1 = func.call @g(%n1, %k1) : (index, index) -> index
  %x2 = func.call @g(%n2, %k2) : (index, index) -> index
  %q = func.call @h(%x0, %x2) : (index, index) -> index
  %p = func.call @h(%x0, %x1) : (index, index) -> index
  memref.store %c0, %o[%p] : memref<4xindex>
  memref.store %p, %s[%c0] : memref<4xindex>
  memref.store %q, %s[%c1] : memref<4xindex>
  return
}
// expect: unknown not-covered
