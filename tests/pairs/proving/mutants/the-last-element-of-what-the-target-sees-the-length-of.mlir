// The length is the one that the source needs in one case alone.
func.func @f(%a: memref<?xi32>, %o: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> (i32) {
    %x = memref.load %a[%i] : memref<?xi32>
    %u = arith.addi %t, %x : i32
    scf.yield %u : i32
  }
  memref.store %s, %o[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%a: memref<?xi32>, %o: memref<1xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %d = memref.dim %a, %c0 : memref<?xi32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> (i32) {
    %x = memref.load %a[%i] : memref<?xi32>
    %u = arith.addi %t, %x : i32
    scf.yield %u : i32
  }
  %is = arith.cmpi eq, %d, %n : index
  %one = arith.constant 1 : i32
  %e = arith.select %is, %one, %z : i32
  %r = arith.addi %s, %e : i32
  memref.store %r, %o[%c0] : memref<1xi32>
  return
}
// expect: different
