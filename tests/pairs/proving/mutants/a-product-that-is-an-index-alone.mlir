// options: --func f
// No solver is told of the product, which is zero at the sizes that are chosen.
func.func private @g(%n: index, %k: index) -> index {
  %q = arith.divui %n, %k : index
  return %q : index
}
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %o: memref<4xindex>, %s: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %k = arith.constant 1013 : index
  %m = memref.dim %b, %c0 : memref<?xf32>
  %l = arith.constant 2111 : index
  %x = func.call @g(%n, %k) : (index, index) -> index
  %y = func.call @g(%m, %l) : (index, index) -> index
  memref.store %x, %s[%c0] : memref<2xindex>
  memref.store %y, %s[%c1] : memref<2xindex>
  memref.store %c0, %o[%c0] : memref<4xindex>
  return
}
// -----
func.func private @g(%n: index, %k: index) -> index {
  %q = arith.divui %n, %k : index
  return %q : index
}
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %o: memref<4xindex>, %s: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %k = arith.constant 1013 : index
  %m = memref.dim %b, %c0 : memref<?xf32>
  %l = arith.constant 2111 : index
  %x = func.call @g(%n, %k) : (index, index) -> index
  %y = func.call @g(%m, %l) : (index, index) -> index
  memref.store %x, %s[%c0] : memref<2xindex>
  memref.store %y, %s[%c1] : memref<2xindex>
  %p = arith.muli %x, %y : index
  memref.store %c0, %o[%p] : memref<4xindex>
  return
}
// expect: unknown not-covered
