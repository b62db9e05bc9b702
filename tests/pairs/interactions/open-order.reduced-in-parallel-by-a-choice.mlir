func.func @f(%a: memref<4xi32>, %s: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %s) -> (i32) {
    %v = memref.load %a[%i] : memref<4xi32>
    scf.yield %v : i32
  }
  return %r : i32
}
// -----
func.func @f(%a: memref<4xi32>, %s: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%s) -> i32 {
    %v = memref.load %a[%i] : memref<4xi32>
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %q: i32):
      scf.reduce.return %q : i32
    }
  }
  return %r : i32
}
// expect: unknown order-dependent-reduction
