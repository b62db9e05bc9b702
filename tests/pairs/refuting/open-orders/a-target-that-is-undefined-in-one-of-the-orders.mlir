func.func @f(%c: memref<1xi32>, %out: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  memref.store %zero, %c[%c0] : memref<1xi32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %t = memref.atomic_rmw addi %one, %c[%c0] : (i32, memref<1xi32>) -> i32
    %ti = arith.index_cast %t : i32 to index
    %first = arith.cmpi eq, %i, %c0 : index
    %more = arith.addi %ti, %c1 : index
    %at = arith.select %first, %more, %ti : index
    %same = arith.cmpi eq, %at, %at : index
    %v = arith.constant 7 : i32
    scf.if %first {
      memref.store %v, %out[%at] : memref<4xi32>
    }
    scf.reduce
  }
  return
}
// -----
func.func @f(%c: memref<1xi32>, %out: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %four = arith.constant 4 : i32
  %v = arith.constant 7 : i32
  memref.store %v, %out[%c4] : memref<4xi32>
  memref.store %four, %c[%c0] : memref<1xi32>
  return
}
// expect: unknown
