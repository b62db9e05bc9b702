func.func @f(%arg0: memref<100xf32>, %arg1: memref<100xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = arith.constant 100 : index
  %m = arith.minui %n, %h : index
  scf.for %i = %c0 to %m step %c1 {
    %v = memref.load %arg0[%i] : memref<100xf32>
    memref.store %v, %arg1[%i] : memref<100xf32>
  }
  return
}
// -----
func.func @f(%arg0: memref<100xf32>, %arg1: memref<100xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = arith.constant 100 : index
  %m = arith.minui %n, %h : index
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %r:2 = scf.while (%i = %c0, %k = %z) : (index, i8) -> (index, i8) {
    %c = arith.cmpi ne, %i, %m : index
    scf.condition(%c) %i, %k : index, i8
  } do {
  ^bb0(%i: index, %k: i8):
    %at = arith.index_cast %k : i8 to index
    %v = memref.load %arg0[%at] : memref<100xf32>
    memref.store %v, %arg1[%i] : memref<100xf32>
    %k2 = arith.addi %k, %o : i8
    %i2 = arith.addi %i, %c1 : index
    scf.yield %i2, %k2 : index, i8
  }
  return
}
// expect: equivalent bitwise all-sizes
