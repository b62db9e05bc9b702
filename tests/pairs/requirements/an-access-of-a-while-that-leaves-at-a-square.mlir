func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %n step %c1 {
  memref.store %x, %A[%i] : memref<?xf32>
 }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %T = memref.alloca() : memref<70000xf32>
  %r:2 = scf.while (%i = %c0, %p = %c1) : (index, index) -> (index, index) {
    %q = arith.cmpi slt, %i, %n : index
    scf.condition(%q) %i, %p : index, index
  } do {
  ^bb0(%i: index, %p: index):
  memref.store %x, %A[%i] : memref<?xf32>

    memref.store %x, %T[%p] : memref<70000xf32>
    %p2 = arith.addi %p, %i : index
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %p2 : index, index
  }
  return
}
// expect: different
