func.func @f(%m: memref<?xf32>, %o: memref<1xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %a:2 = scf.while (%x = %n, %y = %c0) : (index, index) -> (index, index) {
    %c = arith.cmpi ugt, %x, %c0 : index
    scf.condition(%c) %x, %y : index, index
  } do {
  ^bb0(%x: index, %y: index):
    %q = arith.shrui %x, %c10 : index
    %z = arith.addi %y, %c1 : index
    scf.yield %q, %z : index, index
  }
  %b = arith.minui %n, %c1 : index
  memref.store %a#1, %o[%c0] : memref<1xindex>
  return %a#1 : index
}
// -----
func.func @f(%m: memref<?xf32>, %o: memref<1xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %a:2 = scf.while (%x = %n, %y = %c0) : (index, index) -> (index, index) {
    %c = arith.cmpi ugt, %x, %c0 : index
    scf.condition(%c) %x, %y : index, index
  } do {
  ^bb0(%x: index, %y: index):
    %q = arith.shrui %x, %c10 : index
    %z = arith.addi %y, %c1 : index
    scf.yield %q, %z : index, index
  }
  %b = arith.minui %n, %c1 : index
  memref.store %a#1, %o[%c0] : memref<1xindex>
  return %b : index
}
// expect: different
